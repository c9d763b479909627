"""One move (chapters 5, 6.2.3, 7.4.2, 9.2 and 10.2): step by step, turns, units picked up and dropped, unlimbering.

Each act in an enemy minimum fire zone may be fired at first (WV-5.1.8); each hex entered may bring out enemy cavalry.
"""

from typing import ClassVar, Final

from grognard.games.wellingtons_victory import charge_windows, morale, reinforcements, windows
from grognard.games.wellingtons_victory.changes import stack_facing
from grognard.games.wellingtons_victory.effects import disorder_piece
from grognard.games.wellingtons_victory.frames import BattleFrame, misplaced
from grognard.games.wellingtons_victory.ground import COVER, NEAR, ROAD, SIDE, direction
from grognard.games.wellingtons_victory.moves import (
    FAR_FROM_ENEMY,
    allowance,
    bar_move,
    bar_road,
    bar_step,
    conform_cost,
    hurried,
    movers,
    nearest_enemy,
    step_cost,
    steps,
    stretched,
    turn_cost,
    unit_group,
)
from grognard.games.wellingtons_victory.stacking import clash, may_stop, mingle, over_limit, overstack
from grognard.games.wellingtons_victory.state import CHARGING, DISORDERED, DONE, MOVING, ORDERED, ROUTED, Battle
from grognard.games.wellingtons_victory.tables import ARTILLERY, COMPANY, CREW, KIND, LEADER, SIDE_OF
from grognard.games.wellingtons_victory.verbs import (
    DROP,
    END_MOVE,
    FACE,
    LEAVE_MAP,
    LIMBERED,
    LINE_LEFT,
    LINE_RIGHT,
    MARCH,
    PICK_UP,
    ROAD_MARCH,
    T_FORMED,
    T_MOVED,
    T_TURNED,
    UNLIMBER,
    UNLIMBERED,
)
from grognard.kernel.actions import NUMBER
from grognard.kernel.contract import NOBODY


class Move(BattleFrame):
    """The next step of a move: a hex in front, a turn, a unit picked up or dropped, or the end (section 5.2)."""

    def legal(self, s: Battle, seat: int) -> list[int]:
        group = movers(s)
        spot = s.where[s.mover]
        actions: list[int] = []
        onward = False
        for there in steps(s, group):
            actions.append(MARCH << 16 | there)
            onward = True
        for there in _road_steps(s, group, spot):
            actions.append(ROAD_MARCH << 16 | there)
            onward = True
        facing = _facing(s, group)
        if facing >= 0 and turn_cost(s, group) <= s.mp + s.reach:
            actions += _TURNS[facing]
            if KIND[s.mover] == ARTILLERY and bar_unlimber(s, group) is None:
                actions += _UNLIMBERINGS
        if len(s.here(spot)) > 1:
            for p in s.here(spot):
                if bar_pick_up(s, group, p, seat) is None:
                    actions.append(PICK_UP << 16 | p)
                if bar_drop(s, group, p) is None:
                    actions.append(DROP << 16 | p)
        if reinforcements.bar_leave(s, group) is None:
            actions.append(LEAVE_MAP << 16)
        if not onward or bar_stop(s, group) is None:
            actions.append(END_MOVE << 16)
        return actions

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        group = movers(s)
        if verb == END_MOVE:
            reason = bar_stop(s, group)
            if reason is not None and (steps(s, group) or _road_steps(s, group, s.where[s.mover])):
                return reason
            return None
        return bar_act(s, group, verb, argument)

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        group = movers(s)
        spot = s.where[s.mover]
        s.leave()
        if verb == END_MOVE:
            stop(s, group)
            return
        if verb == PICK_UP and len(s.queue) == 1:
            pick_up(s, group, argument)  # they stand together already: no act
            return
        line = stretched(s, group)
        second = s.second(line) if line >= 0 else -1
        if windows.draws_fire(s, s.mover, spot, second):
            s.enter(Act(verb, argument))
            s.enter(windows.Window(s.mover, spot, second, len(s.used)))
        else:
            carry_out(s, group, verb, argument)


def _facing(s: Battle, group: list[int]) -> int:
    """The facing of a group, -1 if all of it faces all round."""
    for p in group:
        if not s.all_round(p):
            return s.facing[p]
    return -1


_TURNS: Final = [[FACE << 16 | f for f in range(6) if f != facing] for facing in range(6)]
_UNLIMBERINGS: Final = [UNLIMBER << 16 | f for f in range(6)]


def _road_steps(s: Battle, group: list[int], spot: int) -> list[int]:
    """The hexes that a group may enter at the road rate."""
    found: list[int] = []
    for d in range(6):
        if ROAD[6 * spot + d] and bar_road(s, group, spot, d) is None:
            there = NEAR[6 * spot + d]
            if bar_step(s, group, there, True) is None:
                found.append(there)
    return found


def bar_face(s: Battle, group: list[int], facing: int) -> str | None:
    """Why a group may not turn to a vertex: all-round units never do, and it costs a point (WV-6.2.3, WV-6.3.1)."""
    now = _facing(s, group)
    if now < 0:
        return "WV-6.1.2"
    if now == facing:
        return "WV-6.2.3"
    return None if turn_cost(s, group) <= s.mp + s.reach else "WV-6.2.3"


def bar_unlimber(s: Battle, group: list[int]) -> str | None:
    """Why a battery may not unlimber here (WV-7.4.2, WV-7.4.7d)."""
    batteries = [p for p in group if KIND[p] == ARTILLERY]
    if (
        len(batteries) != 1
        or KIND[s.mover] != ARTILLERY
        or [p for p in group if KIND[p] not in (ARTILLERY, CREW, LEADER)]
    ):
        return "WV-7.4.2"
    battery = batteries[0]
    if s.form[battery] != LIMBERED:
        return "WV-7.4.2"
    if s.order[battery] != ORDERED:
        return "WV-7.4.7d"
    if turn_cost(s, group) > s.mp + s.reach:
        return "WV-7.4.2"
    return bar_stop(s, group)


def bar_pick_up(s: Battle, group: list[int], p: int, seat: int) -> str | None:
    """Why a friendly unit may not join the move here (WV-5.0x3)."""
    if SIDE_OF[p] != seat or p in group or s.where[p] != s.where[s.mover]:
        return "WV-5.0x3"
    reason = bar_move(s, p)
    if reason is not None:
        return reason
    if KIND[p] == CREW and [x for x in s.here(s.where[p]) if KIND[x] == ARTILLERY and s.served(x) == p]:
        return "WV-7.4.5a"
    if stretched(s, group) >= 0 or stretched(s, [p]) >= 0:
        return None if KIND[p] == LEADER or not [x for x in group if KIND[x] != LEADER] else "WV-9.4.7"
    return None


def bar_drop(s: Battle, group: list[int], p: int) -> str | None:
    """Why a unit may not be left behind here (WV-5.0x3)."""
    if p not in group or p == s.mover or len(group) < 2 or KIND[p] == CREW:
        return "WV-5.0x3"
    if KIND[p] == ARTILLERY and not [x for x in group if x != p and KIND[x] not in (CREW, LEADER)]:
        return "WV-5.0x3"
    left = [p, s.served(p)] if KIND[p] == ARTILLERY else [p]
    rest = [x for x in group if x not in left]
    others = [x for x in s.here(s.where[p]) if x not in rest]
    return clash(s, others)


def bar_stop(s: Battle, group: list[int]) -> str | None:
    """Why a group may not end its move where it is (WV-9.4.1 to 9.4.3, WV-6.3.3)."""
    spot = s.where[s.mover]
    if len(s.here(spot)) == len(group):
        return None  # nobody else is there
    reason = may_stop(s, spot, group)
    if reason is not None:
        return reason
    return "WV-6.3.3" if conform_cost(s, group, spot) > s.mp + s.reach else None


# --- acts ------------------------------------------------------------------------------------------------------------


class Act(BattleFrame):
    """What a moving group does next, after the fire that it drew; lost if it cannot be done any more."""

    fields: ClassVar[list[tuple[str, str]]] = [("what", NUMBER), ("argument", NUMBER)]

    def __init__(self, what: int, argument: int) -> None:
        super().__init__(NOBODY)
        self.what = what
        self.argument = argument

    def run(self, s: Battle) -> None:
        s.leave()
        group = movers(s)
        if not group or s.order[s.mover] == ROUTED:
            return
        if bar_act(s, group, self.what, self.argument) is None:
            carry_out(s, group, self.what, self.argument)


def bar_act(s: Battle, group: list[int], verb: int, argument: int) -> str | None:
    """Why an act cannot be done."""
    if verb in (MARCH, ROAD_MARCH):
        return bar_step(s, group, argument, verb == ROAD_MARCH)
    if verb == FACE:
        return bar_face(s, group, argument)
    if verb == UNLIMBER:
        return bar_unlimber(s, group)
    if verb == PICK_UP:
        return bar_pick_up(s, group, argument, SIDE_OF[s.mover])
    if verb == DROP:
        return bar_drop(s, group, argument)
    if verb == LEAVE_MAP:
        return reinforcements.bar_leave(s, group)
    return misplaced(verb)


def carry_out(s: Battle, group: list[int], verb: int, argument: int) -> None:
    """Do an act that nothing bars."""
    if verb in (MARCH, ROAD_MARCH):
        march(s, group, argument, verb == ROAD_MARCH)
    elif verb == FACE:
        turn(s, group, argument)
    elif verb == UNLIMBER:
        unlimber(s, group, argument)
    elif verb == PICK_UP:
        pick_up(s, group, argument)
    elif verb == DROP:
        drop(s, argument)
    else:
        reinforcements.leave_map(s, group)


def spend(s: Battle, group: list[int], spot: int, cost: int) -> None:
    """Points are spent; near the enemy the doubled allowance is gone (WV-5.2.1)."""
    s.mp -= cost
    if s.reach and s.berth < FAR_FROM_ENEMY and not hurried(s, group):
        s.berth = nearest_enemy(s, spot, SIDE_OF[group[0]])
        if s.berth < FAR_FROM_ENEMY:
            s.reach = 0


def march(s: Battle, group: list[int], there: int, road: bool) -> None:
    """The group enters the next hex (WV-10.2, WV-10.3)."""
    spot = s.where[s.mover]
    d = direction(spot, there)
    cost = step_cost(s, group, spot, d, road)
    line = stretched(s, group)
    form = s.form[line] if line >= 0 else 0
    rough = COVER[there] != 0
    if line >= 0:
        second = s.second(line)
        new = NEAR[6 * second + d]
        crowded = [p for p in s.here(new) if KIND[p] != LEADER] or (new in s.markers and s.markers[new] != line)
        edge = SIDE[6 * spot + d] in (1, 2) or SIDE[6 * second + d] in (1, 2)
        rough = rough or COVER[new] != 0 or edge or bool(crowded)
    for p in group:
        s.marks[p] &= ~CHARGING
        s.shift(p, there)
    if line >= 0:
        if rough:
            disorder_piece(s, line)  # WV-8.3.2b, c, WV-10.3.2
        else:
            s.extend(line, form)
    for p in group:
        if s.formed(p) and KIND[p] != CREW and (COVER[there] or road):
            disorder_piece(s, p)  # WV-10.3.1, WV-10.2.5b
    s.berth -= 1
    spend(s, group, there, cost)
    s.queue.append(there)
    s.tell(T_MOVED, s.mover, there)
    base = len(s.checks)
    if len(s.here(there)) > len(group) or there in s.markers:
        mingle(s, there, group)
        if over_limit(s, there):
            overstack(s, there, SIDE_OF[s.mover])
            s.stale = 1
    if len(s.checks) > base:
        morale.run_checks(s, base)
    else:
        troops = [p for p in group if KIND[p] != LEADER]
        if troops:
            charge_windows.open_charges(s, troops[-1], there)


def turn(s: Battle, group: list[int], facing: int) -> None:
    """The group turns to any vertex (WV-6.2.3); an extended line is disordered by it (WV-8.3.2e)."""
    spend(s, group, s.where[s.mover], turn_cost(s, group))
    for p in group:
        s.marks[p] &= ~CHARGING
        if LINE_RIGHT <= s.form[p] <= LINE_LEFT:
            disorder_piece(s, p)
        s.set_facing(p, facing)
    s.tell(T_TURNED, s.where[s.mover], facing)


def unlimber(s: Battle, group: list[int], facing: int) -> None:
    """A battery unlimbers with any facing and does not move on (WV-7.4.2, WV-7.4.3)."""
    spend(s, group, s.where[s.mover], turn_cost(s, group))
    for p in group:
        if KIND[p] == ARTILLERY:
            s.set_form(p, UNLIMBERED)
            s.set_facing(p, facing)
            s.tell(T_FORMED, p, UNLIMBERED)
    stop(s, group)


def pick_up(s: Battle, group: list[int], p: int) -> None:
    """A unit that has not moved joins; the smaller of what is left and its allowance holds (R-111)."""
    for x in unit_group(s, p):
        s.marks[x] |= MOVING
    s.mp = min(s.mp, allowance(s, p))
    s.reach = min(s.reach, s.mp)


def drop(s: Battle, p: int) -> None:
    """A unit stays behind: its move is over."""
    left = [p, s.served(p)] if KIND[p] == ARTILLERY else [p]
    for x in left:
        if x >= 0:
            s.marks[x] = s.marks[x] & ~MOVING | DONE


def stop(s: Battle, group: list[int]) -> None:
    """The move ends here: facings are made one, guns find a crew, and what joins others may be fired at (WV-6.3.3, R-112)."""
    spot = s.where[s.mover]
    side = SIDE_OF[s.mover]
    others = [p for p in s.here(spot) if p not in group and KIND[p] != LEADER and SIDE_OF[p] == side]
    if conform_cost(s, group, spot):
        facing = stack_facing(s, spot)
        for p in others:
            if not s.all_round(p):
                facing = s.facing[p]
        for p in group:
            s.set_facing(p, facing)
    for p in group:
        s.marks[p] |= DONE
    if others:
        serve(s, spot)
        if len(s.queue) > 1:
            windows.open_fire(s, s.mover, spot, -1)


def serve(s: Battle, spot: int) -> None:
    """A crew that comes to guns without one goes under them; companies that serve make a battery disordered (WV-7.4.6)."""
    for battery in list(s.here(spot)):
        if KIND[battery] != ARTILLERY:
            continue
        if s.served(battery) < 0:
            busy = [s.served(b) for b in s.here(spot) if KIND[b] == ARTILLERY]
            for p in s.here(spot):
                if KIND[p] == CREW and p not in busy and s.rules.serves(p, battery) and s.order[p] != ROUTED:
                    rest = [x for x in s.here(spot) if x != p]
                    i = rest.index(battery)
                    s.stacks[spot] = [*rest[:i], p, *rest[i:]]
                    break
        crew = s.served(battery)
        if crew >= 0 and KIND[crew] == COMPANY and s.order[battery] == ORDERED:
            s.set_order(battery, DISORDERED)
