"""The Movement Phase (chapters 5, 9.2 and 10.2): units move one at a time or as a stack, step by step.

Each step out of an enemy minimum fire zone may be fired at first (WV-5.1.8), each hex entered may bring out enemy cavalry.
"""

from typing import ClassVar, Final

from grognard.games.wellingtons_victory import charge_windows, formation, morale, reinforcements, windows
from grognard.games.wellingtons_victory.changes import stack_facing
from grognard.games.wellingtons_victory.command import judge_command
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
    free_step,
    hurried,
    movers,
    nearest_enemy,
    step_cost,
    steps,
    stretched,
    turn_cost,
)
from grognard.games.wellingtons_victory.stacking import clash, end_of_phase, may_stop, mingle, over_limit, overstack
from grognard.games.wellingtons_victory.state import (
    CHARGING,
    DETACHER,
    DISORDERED,
    DONE,
    ENTERED,
    MOVING,
    ORDERED,
    ROUTED,
    WAITING,
    Battle,
)
from grognard.games.wellingtons_victory.tables import (
    ARTILLERY,
    COMPANY,
    CREW,
    KIND,
    LEADER,
    PIECE_COUNT,
    SIDE_OF,
)
from grognard.games.wellingtons_victory.verbs import (
    DROP,
    END_MOVE,
    END_PHASE,
    ENTER,
    FACE,
    LEAVE_MAP,
    LIMBERED,
    LINE_LEFT,
    LINE_RIGHT,
    MARCH,
    MOVE,
    MOVE_STACK,
    PICK_UP,
    RAISE,
    ROAD_MARCH,
    T_FORMED,
    T_MOVED,
    T_TURNED,
    UNLIMBER,
    UNLIMBERED,
)
from grognard.kernel.actions import NUMBER
from grognard.kernel.contract import NOBODY


class MovementStart(BattleFrame):
    """Command is judged (WV-14.2.2b); with option merged_formation_phase the changes come first (WV-15.2.1)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Battle) -> None:
        for p in range(PIECE_COUNT):
            if s.where[p] >= 0:
                s.marks[p] &= ~(DONE | DETACHER | ENTERED)
        judge_command(s)
        s.stale = 1
        s.mover = -1
        s.become(MovementLoop())
        if s.rules.merged_formation_phase:
            s.enter(formation.FormationLoop())


class MovementLoop(BattleFrame):
    """Move after move until the owner ends the phase (WV-5.0b)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Battle) -> None:
        seat = s.phasing()
        if s.stale:
            s.ready = all_moves(s, seat)
            s.mixed = mixed_hexes(s, seat)
            s.stale = 0
        if s.ready:
            s.enter(Movement(seat))
        else:
            end_movement(s)


def all_moves(s: Battle, seat: int) -> list[int]:
    """All moves, entries and rearrangements that are open to a side."""
    found: list[int] = []
    for p in range(PIECE_COUNT):
        if s.where[p] >= 0 and SIDE_OF[p] == seat and bar_move(s, p) is None:
            found.append(MOVE << 16 | p)
    for spot in sorted(s.stacks):
        if len(s.stacks[spot]) > 1:
            found += stack_actions(s, spot, seat)
    for p in reinforcements.may_enter(s, seat):
        found.append(ENTER << 16 | p)
    return found


def stack_actions(s: Battle, spot: int, seat: int) -> list[int]:
    """Moving a stack as a whole, and putting another unit on its top."""
    found: list[int] = []
    if len(stack_movers(s, spot, seat)) > 1:
        found.append(MOVE_STACK << 16 | spot)
    for p in s.here(spot):
        if bar_raise(s, p, seat) is None:
            found.append(RAISE << 16 | p)
    return found


def stack_movers(s: Battle, spot: int, seat: int) -> list[int]:
    """The pieces of a hex that could move together."""
    found = [p for p in s.here(spot) if SIDE_OF[p] == seat and bar_move(s, p) is None]
    batteries = [p for p in found if KIND[p] == ARTILLERY]
    if not batteries:
        kept = []
        for p in found:
            if KIND[p] == CREW and [x for x in s.here(spot) if KIND[x] == ARTILLERY and s.served(x) == p]:
                continue
            kept.append(p)
        found = kept
    return found if [p for p in found if KIND[p] != LEADER] else []


def bar_raise(s: Battle, p: int, seat: int) -> str | None:
    """Why a unit may not be put on top of its stack (WV-9.0, WV-9.5.5)."""
    if SIDE_OF[p] != seat or KIND[p] in (LEADER, CREW):
        return "WV-9.0"
    if s.marks[p] & (DETACHER | MOVING):
        return "WV-9.0"
    return "WV-9.0" if s.top(s.where[p]) == p else None


def mixed_hexes(s: Battle, seat: int) -> list[int]:
    """The hexes in which units of a side may not end the phase together."""
    found: list[int] = []
    for spot in sorted(s.stacks):
        pieces = s.stacks[spot]
        if len(pieces) > 1 and SIDE_OF[pieces[0]] == seat and clash(s, pieces) is not None:
            found.append(spot)
    return found


def stuck_hex(s: Battle, seat: int) -> bool:
    """Whether a mixed stack could still be put right by a unit that may move (R-60)."""
    for spot in s.mixed:
        pieces = [p for p in s.here(spot) if SIDE_OF[p] == seat]
        if clash(s, pieces) is None:
            continue
        for p in pieces:
            if KIND[p] != LEADER and bar_move(s, p) is None:
                group = unit_group(s, p)
                mp, reach, mover = s.mp, s.reach, s.mover
                s.mp, s.reach = allowance(s, p), 0
                free = free_step(s, group)
                s.mp, s.reach, s.mover = mp, reach, mover
                if free:
                    return True
    return False


def unit_group(s: Battle, p: int) -> list[int]:
    """What moves with one unit: a battery takes its crew along (R-57)."""
    if KIND[p] == ARTILLERY:
        return [s.served(p), p]
    return [p]


class Movement(BattleFrame):
    """The owner names a unit or a stack to move, a unit to enter, or ends the phase (WV-4.1.4, WV-5.0a)."""

    def legal(self, s: Battle, seat: int) -> list[int]:
        if s.mixed and stuck_hex(s, seat):
            return s.ready[:]
        return [END_PHASE << 16, *s.ready]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb == END_PHASE:
            return "WV-9.4.1" if s.mixed and stuck_hex(s, seat) else None
        if verb in (MOVE, RAISE):
            if SIDE_OF[argument] != seat or s.where[argument] < 0:
                return "WV-5.1.1"
            if verb == RAISE:
                return bar_raise(s, argument, seat) if len(s.here(s.where[argument])) > 1 else "WV-9.0"
            return bar_move(s, argument)
        if verb == MOVE_STACK:
            if s.side_of_troops(argument) == 1 - seat:
                return "WV-5.1.1"
            return None if len(stack_movers(s, argument, seat)) > 1 else "WV-5.1.2"
        if verb == ENTER:
            return reinforcements.bar_enter(s, argument, seat)
        return misplaced(verb)

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        if verb == END_PHASE:
            s.leave()
            end_movement(s)
        elif verb == MOVE:
            begin(s, unit_group(s, argument), argument)
        elif verb == MOVE_STACK:
            group = stack_movers(s, argument, seat)
            lead = [p for p in group if KIND[p] != LEADER][-1]
            begin(s, group, lead)
        elif verb == RAISE:
            s.enter(Restack(argument))
            windows.open_fire(s, argument, s.where[argument], -1)
        else:
            reinforcements.enter(s, seat, argument)


def begin(s: Battle, group: list[int], lead: int) -> None:
    """A move begins with the allowance of the slowest, doubled far from the enemy (WV-5.0x3, WV-5.2.1)."""
    for p in group:
        s.marks[p] |= MOVING
    s.mover = lead
    s.berth = nearest_enemy(s, s.where[lead], SIDE_OF[lead])
    s.mp = min([allowance(s, p) for p in group if KIND[p] != CREW or len(group) == 1 or not _drawn(s, p, group)])
    s.reach = s.mp if s.berth >= FAR_FROM_ENEMY or hurried(s, group) else 0
    s.queue = [s.where[lead]]
    s.enter(MoveLoop())


def _drawn(s: Battle, crew: int, group: list[int]) -> bool:
    """Whether a crew goes with its battery."""
    return [p for p in group if KIND[p] == ARTILLERY] != []


class MoveLoop(BattleFrame):
    """Step after step, as long as the units are there and in a state to move."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Battle) -> None:
        group = movers(s)
        if not group or s.order[s.mover] == ROUTED or s.marks[s.mover] & DONE:
            finish(s)
        else:
            s.enter(Move(s.phasing()))


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
        spot = s.where[s.mover]
        if verb == MARCH:
            return bar_step(s, group, argument, False)
        if verb == ROAD_MARCH:
            return bar_step(s, group, argument, True)
        if verb == FACE:
            return bar_face(s, group, argument)
        if verb == UNLIMBER:
            return bar_unlimber(s, group)
        if verb == PICK_UP:
            return bar_pick_up(s, group, argument, seat)
        if verb == DROP:
            return bar_drop(s, group, argument)
        if verb == LEAVE_MAP:
            return reinforcements.bar_leave(s, group)
        if verb == END_MOVE:
            reason = bar_stop(s, group)
            if reason is not None and (steps(s, group) or _road_steps(s, group, spot)):
                return reason
            return None
        return misplaced(verb)

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        group = movers(s)
        spot = s.where[s.mover]
        s.leave()
        if verb == END_MOVE:
            stop(s, group)
            return
        what = verb
        if verb == PICK_UP and len(s.queue) == 1:
            pick_up(s, group, argument)  # they stand together already: no act
            return
        s.enter(Act(what, argument))
        line = stretched(s, group)
        windows.open_fire(s, s.mover, spot, s.second(line) if line >= 0 else -1)


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
        argument = self.argument
        if self.what in (MARCH, ROAD_MARCH):
            road = self.what == ROAD_MARCH
            if bar_step(s, group, argument, road) is None:
                march(s, group, argument, road)
        elif self.what == FACE:
            if bar_face(s, group, argument) is None:
                turn(s, group, argument)
        elif self.what == UNLIMBER:
            if bar_unlimber(s, group) is None:
                unlimber(s, group, argument)
        elif self.what == PICK_UP:
            if bar_pick_up(s, group, argument, SIDE_OF[s.mover]) is None:
                pick_up(s, group, argument)
        elif self.what == DROP:
            if bar_drop(s, group, argument) is None:
                drop(s, argument)
        elif reinforcements.bar_leave(s, group) is None:
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
        s.facing[p] = facing
    s.tell(T_TURNED, s.where[s.mover], facing)


def unlimber(s: Battle, group: list[int], facing: int) -> None:
    """A battery unlimbers with any facing and does not move on (WV-7.4.2, WV-7.4.3)."""
    spend(s, group, s.where[s.mover], turn_cost(s, group))
    for p in group:
        if KIND[p] == ARTILLERY:
            s.form[p] = UNLIMBERED
            s.facing[p] = facing
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
            s.facing[p] = facing
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
            s.order[battery] = DISORDERED


def finish(s: Battle) -> None:
    """A move is over: what was open for it is brought up to date."""
    s.leave()
    windows.end_move_orders(s)
    touched = s.queue[:]
    if s.mover >= 0 and s.where[s.mover] >= 0:
        touched.append(s.where[s.mover])
    for spot in touched:
        for p in s.here(spot):
            if s.marks[p] & MOVING:
                s.marks[p] = s.marks[p] & ~MOVING | DONE
    if s.stale:  # some may have been driven elsewhere
        for p in range(PIECE_COUNT):
            if s.marks[p] & MOVING:
                s.marks[p] = s.marks[p] & ~MOVING | DONE
    s.mover = -1
    s.queue = []
    renew(s, touched)


def renew(s: Battle, touched: list[int]) -> None:
    """Bring the list of open moves up to date around these hexes; the loop does it wholly if more has happened."""
    top = s.stack[-1]
    if s.stale:
        if isinstance(top, Movement):
            s.leave()
        return
    seat = s.phasing()
    kept: list[int] = []
    gate = [spot for spot in touched if spot in reinforcements.GATES] != []
    for action in s.ready:
        verb, thing = action >> 16, action & 0xFFFF
        if verb == MOVE:
            if s.where[thing] >= 0 and not s.marks[thing] & DONE:
                if s.where[thing] not in touched or bar_move(s, thing) is None:
                    kept.append(action)
        elif verb == MOVE_STACK:
            if thing not in touched:
                kept.append(action)
        elif verb == RAISE:
            if s.where[thing] >= 0 and s.where[thing] not in touched:
                kept.append(action)
        elif not gate and s.where[thing] == WAITING:
            kept.append(action)
    done: list[int] = []
    for spot in touched:
        if spot not in done and len(s.here(spot)) > 1:
            kept += stack_actions(s, spot, seat)
            pieces = [p for p in s.here(spot) if SIDE_OF[p] == seat]
            if spot not in s.mixed and clash(s, pieces) is not None:
                s.mixed.append(spot)
        done.append(spot)
    if gate:
        for p in reinforcements.may_enter(s, seat):
            kept.append(ENTER << 16 | p)
    s.ready = kept
    if not kept and isinstance(top, Movement):
        s.leave()


class Restack(BattleFrame):
    """A unit is put on top of its stack, a battery with its crew under it (WV-9.0, WV-9.5.5)."""

    fields: ClassVar[list[tuple[str, str]]] = [("piece", "piece")]

    def __init__(self, piece: int) -> None:
        super().__init__(NOBODY)
        self.piece = piece

    def run(self, s: Battle) -> None:
        s.leave()
        p = self.piece
        if s.where[p] >= 0:
            spot = s.where[p]
            group = [p]
            if KIND[p] == ARTILLERY and s.served(p) >= 0:
                group = [s.served(p), p]
            s.stacks[spot] = [x for x in s.here(spot) if x not in group] + group
            s.marks[p] |= DETACHER
            serve(s, spot)
            renew(s, [spot])
        else:
            s.stale = 1
            renew(s, [])


def end_movement(s: Battle) -> None:
    """The phase ends: what may not stand together is disordered (WV-9.4.1, WV-9.4.5, R-60)."""
    s.leave()
    s.ready = []
    s.mixed = []
    seat = s.phasing()
    for spot in sorted(s.stacks):
        if len(s.stacks[spot]) > 1 and SIDE_OF[s.stacks[spot][0]] == seat:
            end_of_phase(s, spot)
    for p in range(PIECE_COUNT):
        s.marks[p] &= ~(DONE | DETACHER | ENTERED)
