"""Charges (WV-12.4): hex by hex inside a wedge, alternating with those of the enemy that they provoke."""

from typing import ClassVar, Final

from grognard.games.wellingtons_victory import charge_windows, melee, morale, windows
from grognard.games.wellingtons_victory.charge_windows import MAXIMUM, RIDER, join
from grognard.games.wellingtons_victory.command import judge_command
from grognard.games.wellingtons_victory.effects import ROUT_NOW, disorder_piece, strength_of
from grognard.games.wellingtons_victory.frames import BattleFrame, misplaced
from grognard.games.wellingtons_victory.ground import BORDER_NUMBER, BORDERS, COVER, NEAR, SIDE, direction, in_arc, near
from grognard.games.wellingtons_victory.stacking import HORSE_LIMIT, end_of_phase
from grognard.games.wellingtons_victory.state import (
    ATTACKER,
    CHARGING,
    DISORDERED,
    FIRED,
    MOVING,
    ROUTED,
    SPENT,
    TROOPS,
    Battle,
)
from grognard.games.wellingtons_victory.tables import (
    ARMY,
    ARTILLERY,
    CAVALRY,
    COMPANY,
    HEAVY,
    KIND,
    LEADER,
    PIECE_COUNT,
    SIDE_OF,
)
from grognard.games.wellingtons_victory.verbs import (
    ATTACK,
    CHARGE,
    END_PHASE,
    HALT,
    PICK_UP,
    R_ROUT,
    RIDE,
    T_CHARGE,
    T_CHARGE_OVER,
    T_RODE,
    WHEEL,
)
from grognard.kernel.actions import PIECE, PLACE
from grognard.kernel.contract import NOBODY

LEAST: Final = 2  # WV-12.4.2b


class CombatStart(BattleFrame):
    """Command is judged for opportunity charges (WV-14.2.2b); then the enemy's charges that are due, then the attacks."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Battle) -> None:
        s.unmark(SPENT | ATTACKER | FIRED | MOVING)
        judge_command(s)
        s.riders = []
        s.paths = []
        s.become(CombatLoop())


class CombatLoop(BattleFrame):
    """Charges under way go on; else the player chooses his next attack or charge (WV-12.0b, WV-12.4.e1)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Battle) -> None:
        if s.riders:
            s.enter(Alternation())
            return
        seat = s.phasing()
        due = charges_due(s, 1 - seat)
        if due:
            s.ready = [CHARGE << 16 | spot for spot in due]
            s.enter(ChargesDue(1 - seat))
            return
        s.ready = [ATTACK << 16 | BORDER_NUMBER[b] for b in melee.all_attacks(s, seat)]
        s.ready += [CHARGE << 16 | spot for spot in charges_due(s, seat)]
        if s.ready:
            s.enter(Combat(seat))
        else:
            end_combat(s)


def charges_due(s: Battle, side: int) -> list[int]:
    """The hexes of a side's charge markers that can ride at all."""
    found: list[int] = []
    for u in s.rules.cavalry[side]:
        if s.marks[u] & CHARGING and s.where[u] >= 0 and s.where[u] not in found and start_hexes(s, s.where[u]):
            found.append(s.where[u])
    found.sort()
    return found


def start_hexes(s: Battle, spot: int) -> list[int]:
    """The hexes into which a charge can begin."""
    u = s.top(spot)
    found: list[int] = []
    for d in (s.facing[u], (s.facing[u] + 1) % 6):
        if may_ride(s, u, spot, d, spot, s.facing[u]) is None:
            found.append(NEAR[6 * spot + d])
    return found


def may_ride(s: Battle, u: int, spot: int, d: int, origin: int, facing: int) -> str | None:
    """Why a charge may not enter the next hex (STEP of section 5.0)."""
    there = NEAR[6 * spot + d]
    if there < 0 or not s.rules.open[there]:
        return "WV-16.0x3"
    if s.rules.blocked[6 * spot + d]:
        return "WV-10.2.7"
    if COVER[there]:
        return "WV-12.4.6"
    if not in_wedge(origin, facing, there):
        return "WV-12.4.5"
    if s.hold.get(there, 0) & TROOPS << 1 - SIDE_OF[u]:
        return "WV-5.1.7"
    return None


def in_wedge(origin: int, facing: int, spot: int) -> bool:
    """The wedge that bounds a charge: arc and 6 hexes from where it was prepared (R-81)."""
    return spot == origin or (near(origin, spot) <= MAXIMUM and in_arc(origin, facing, spot))


class Combat(BattleFrame):
    """The phasing player attacks with infantry, executes a prepared charge, or ends the phase (WV-4.1.5, WV-12.3.1)."""

    def legal(self, s: Battle, seat: int) -> list[int]:
        if not s.rules.prepared_charge_may_be_declined:
            forced = [action for action in s.ready if action >> 16 == CHARGE]
            if forced:
                return s.ready[:]
        return [END_PHASE << 16, *s.ready]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb == END_PHASE:
            if not s.rules.prepared_charge_may_be_declined and [a for a in s.ready if a >> 16 == CHARGE]:
                return "WV-12.4.p3"
            return None
        if verb == ATTACK:
            return melee.bar_attack(s, BORDERS[argument], seat)
        if verb == CHARGE:
            return bar_charge(s, argument, seat)
        return misplaced(verb)

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        if verb == END_PHASE:
            end_combat(s)
        elif verb == ATTACK:
            melee.start_attack(s, BORDERS[argument], 0)
        else:
            start_charge(s, argument)


def bar_charge(s: Battle, spot: int, seat: int) -> str | None:
    """Why a charge from a hex cannot be executed."""
    u = s.top(spot)
    if u < 0 or SIDE_OF[u] != seat or KIND[u] != CAVALRY or not s.marks[u] & CHARGING:
        return "WV-12.4.2a"
    return None if start_hexes(s, spot) else "WV-12.4.2b"


def start_charge(s: Battle, spot: int) -> None:
    s.tell(T_CHARGE, s.top(spot), spot)
    join(s, spot)
    for p in s.here(spot):
        s.marks[p] &= ~CHARGING


class ChargesDue(BattleFrame):
    """Charges that the other player prepared as opportunity charges and that are due in this phase (COMBAT.a)."""

    def legal(self, s: Battle, seat: int) -> list[int]:
        return [END_PHASE << 16, *s.ready]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb == END_PHASE:
            return None
        return bar_charge(s, argument, seat) if verb == CHARGE else misplaced(verb)

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        if verb == CHARGE:
            start_charge(s, argument)
            return
        for u in s.rules.cavalry[seat]:
            s.marks[u] &= ~CHARGING


def end_combat(s: Battle) -> None:
    """The phase ends; charge markers go (section 5.3)."""
    s.leave()
    s.ready = []
    s.lances = [0, 0]
    for p in range(PIECE_COUNT):
        s.marks[p] &= ~(SPENT | ATTACKER | CHARGING | MOVING)
    for spot in sorted(s.stacks):
        if len(s.stacks[spot]) > 1:
            end_of_phase(s, spot)


# --- alternation -----------------------------------------------------------------------------------------------------


class Alternation(BattleFrame):
    """The charges under way take a step each in turn, the newest first (WV-12.4.e3, R-35)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Battle) -> None:
        if not s.riders:
            s.rider = 0
            s.leave()
            return
        count = len(s.riders) // RIDER
        if s.rider >= count:
            s.rider = 0
        i = s.rider
        u = lead(s, i)
        if u < 0:
            drop_rider(s, i)
            return
        s.riders[RIDER * i] = u
        met = contacts(s, i)
        if len(met) == 1:
            s.rider = i + 1
            melee.start_attack(s, met[0], 1)
            return
        options = met or rides(s, i)
        if not options and not wide_attacks(s, i):
            end_charge(s, u)
        else:
            s.enter(Ride(SIDE_OF[u], u))


def lead(s: Battle, i: int) -> int:
    """The cavalry that leads a charge, another of its stack if the first is gone; -1 if none is left or all broke."""
    u = s.riders[RIDER * i]
    if s.where[u] >= 0 and s.order[u] != ROUTED and s.marks[u] & MOVING:
        return u
    spot = s.paths[i][-1]
    for p in reversed(s.here(spot)):
        if KIND[p] == CAVALRY and s.marks[p] & MOVING and s.order[p] != ROUTED and SIDE_OF[p] == SIDE_OF[u]:
            return p
    return -1


def index(s: Battle, u: int) -> int:
    """The charge that a unit leads or rides in, -1 for none."""
    for i in range(len(s.riders) // RIDER):
        if s.riders[RIDER * i] == u or s.where[s.riders[RIDER * i]] == s.where[u]:
            return i
    return -1


def drop_rider(s: Battle, i: int) -> None:
    """A charge leaves the list."""
    u = s.riders[RIDER * i]
    spot = s.where[u]
    if spot >= 0:
        for p in s.here(spot):
            if SIDE_OF[p] == SIDE_OF[u]:
                s.marks[p] &= ~MOVING
    last = s.paths[i][-1]
    for p in s.here(last):
        if SIDE_OF[p] == SIDE_OF[u]:
            s.marks[p] &= ~MOVING
    del s.riders[RIDER * i : RIDER * i + RIDER]
    s.paths = s.paths[:i] + s.paths[i + 1 :]
    if s.rider > i:
        s.rider -= 1


def fronts(s: Battle, u: int) -> list[int]:
    """The directions to which a charge may go and attack: the front, or all when disordered (WV-12.4x3)."""
    if s.all_round(u):
        return [0, 1, 2, 3, 4, 5]
    return [s.facing[u], (s.facing[u] + 1) % 6]


def contacts(s: Battle, i: int) -> list[int]:
    """The borders across which a charge must attack now (WV-12.4.4a, R-33, R-36)."""
    return _borders(s, i, False)


def wide_attacks(s: Battle, i: int) -> list[int]:
    """The borders with a cover hexside across which it may (STEP 5)."""
    return _borders(s, i, True)


def _borders(s: Battle, i: int, rough: bool) -> list[int]:
    u = s.riders[RIDER * i]
    if s.riders[RIDER * i + 3] == 0:
        return []
    spot = s.where[u]
    origin, facing = s.riders[RIDER * i + 1], s.riders[RIDER * i + 2]
    enemy = TROOPS << 1 - SIDE_OF[u]
    found: list[int] = []
    for d in fronts(s, u):
        there = NEAR[6 * spot + d]
        if there < 0 or not s.hold.get(there, 0) & enemy or COVER[there] or s.rules.blocked[6 * spot + d]:
            continue
        if (SIDE[6 * spot + d] in (1, 2)) == rough and in_wedge(origin, facing, there):
            found.append(6 * spot + d)
    return found


def rides(s: Battle, i: int) -> list[int]:
    """The hexes that a charge may enter next."""
    u = s.riders[RIDER * i]
    if s.riders[RIDER * i + 3] >= MAXIMUM:
        return []
    spot = s.where[u]
    found: list[int] = []
    for d in fronts(s, u):
        if may_ride(s, u, spot, d, s.riders[RIDER * i + 1], s.riders[RIDER * i + 2]) is None:
            if NEAR[6 * spot + d] not in s.paths[i]:
                found.append(NEAR[6 * spot + d])
    return found


def least_hexes(s: Battle, spot: int) -> int:
    """How far a charge must go before it may stop (WV-12.4.2b, WV-15.6.4)."""
    if s.rules.headlong_heavies and [
        p for p in s.here(spot) if KIND[p] == CAVALRY and s.marks[p] & MOVING and HEAVY[p]
    ]:
        return MAXIMUM
    return LEAST


class Ride(BattleFrame):
    """The next step of a charge: attack what it meets, ride on, turn, or stop (STEP of section 5.0)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", "seat"), ("piece", PIECE)]

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def legal(self, s: Battle, seat: int) -> list[int]:
        i = s.rider
        met = contacts(s, i)
        if met:
            return [ATTACK << 16 | BORDER_NUMBER[b] for b in met]
        actions = [RIDE << 16 | there for there in rides(s, i)]
        actions += [ATTACK << 16 | BORDER_NUMBER[b] for b in wide_attacks(s, i)]
        spot = s.where[self.piece]
        if not s.all_round(self.piece) and s.riders[RIDER * i + 3] < MAXIMUM:
            actions += [WHEEL << 16 | f for f in range(6) if f != s.facing[self.piece]]
        if s.riders[RIDER * i + 3] >= least_hexes(s, spot):
            actions.append(HALT << 16)
        if s.rules.pick_up_leader:
            actions += [PICK_UP << 16 | p for p in loose_leaders(s, spot, seat)]
        return actions

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb << 16 | argument in self.legal(s, seat):
            return None
        i = s.rider
        if contacts(s, i) and verb in (RIDE, WHEEL, HALT, PICK_UP):
            return "WV-12.4.4a"
        spot = s.where[self.piece]
        if verb == RIDE:
            d = direction(spot, argument)
            if d < 0 or s.riders[RIDER * i + 3] >= MAXIMUM:
                return "WV-12.4x4" if d >= 0 else "WV-12.4.3a"
            reason = may_ride(s, self.piece, spot, d, s.riders[RIDER * i + 1], s.riders[RIDER * i + 2])
            return reason if reason is not None else "WV-12.4x3"
        if verb == HALT:
            return "WV-12.4.2b" if not s.rules.headlong_heavies else "WV-15.6.4"
        if verb == WHEEL:
            return "WV-12.4x3"
        if verb == ATTACK:
            return "WV-12.4.6" if COVER[NEAR[BORDERS[argument]]] else "WV-12.4.5"
        return "WV-15.6.3" if verb == PICK_UP else misplaced(verb)

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        spot = s.where[self.piece]
        if verb == ATTACK:
            s.rider += 1
            melee.start_attack(s, BORDERS[argument], 1)
        elif verb == HALT:
            end_charge(s, self.piece)
        elif verb == PICK_UP:
            s.marks[argument] |= MOVING
        else:
            s.enter(RideStep(self.piece, argument if verb == RIDE else -1, argument if verb == WHEEL else -1))
            windows.open_fire(s, self.piece, spot, -1)


def loose_leaders(s: Battle, spot: int, seat: int) -> list[int]:
    """Friendly leaders in a hex that do not ride along yet (WV-15.6.3)."""
    return [p for p in s.here(spot) if KIND[p] == LEADER and SIDE_OF[p] == seat and not s.marks[p] & MOVING]


class RideStep(BattleFrame):
    """One hex of a charge, or a turn, after the fire that it drew (WV-12.4.7, R-86)."""

    fields: ClassVar[list[tuple[str, str]]] = [("piece", PIECE), ("goal", PLACE), ("facing", "facing")]

    def __init__(self, piece: int, goal: int, facing: int) -> None:
        super().__init__(NOBODY)
        self.piece = piece
        self.goal = goal
        self.facing = facing

    def run(self, s: Battle) -> None:
        s.leave()
        i = s.rider
        if RIDER * i >= len(s.riders):
            return
        u = lead(s, i)
        if u < 0 or SIDE_OF[u] != SIDE_OF[self.piece]:
            return
        spot = s.where[u]
        group = party(s, spot, SIDE_OF[u])
        if self.goal < 0:
            for p in group:
                s.set_facing(p, self.facing)
                disorder_piece(s, p)  # WV-12.4x3, WV-12.4.7d
            return
        d = direction(spot, self.goal)
        if SIDE[6 * spot + d] in (1, 2):
            for p in group:
                disorder_piece(s, p)  # WV-12.4.7a
        enter(s, i, group, self.goal)


def party(s: Battle, spot: int, side: int) -> list[int]:
    """All that rides in a charge."""
    return [p for p in s.here(spot) if s.marks[p] & MOVING and SIDE_OF[p] == side]


def enter(s: Battle, i: int, group: list[int], goal: int) -> None:
    """The charge enters a hex; troops and guns there are disordered, or rout if they were (WV-12.4.7c)."""
    side = SIDE_OF[group[0]]
    base = len(s.checks)
    melee.chase_leaders(s, goal, side)
    others = [p for p in s.here(goal) if KIND[p] != LEADER]
    marker = s.markers.get(goal, -1)
    for p in group:
        s.shift(p, goal)
    s.riders[RIDER * i + 3] += 1
    s.paths = [*s.paths[:i], [*s.paths[i], goal], *s.paths[i + 1 :]]
    s.rider = i + 1
    s.tell(T_RODE, group[-1], goal)
    if marker >= 0:
        others.append(marker)
    if others:
        for p in group:
            disorder_piece(s, p)
        _trample(s, goal, others, side)
    riders = [p for p in group if KIND[p] == CAVALRY]
    morale.run_checks(s, base)
    charge_windows.open_charges(s, riders[-1], goal)


def _trample(s: Battle, spot: int, others: list[int], side: int) -> None:
    broken = [p for p in others if KIND[p] != ARTILLERY and (s.order[p] == DISORDERED or KIND[p] == COMPANY)]
    for p in others:
        disorder_piece(s, p)
    if broken:
        for p in broken:
            if s.order[p] != ROUTED:
                _break(s, p)
        s.checks += [broken[-1], 0, ROUT_NOW]


def _break(s: Battle, p: int) -> None:
    """One unit that is ridden over routs, as after a failed check."""
    s.set_order(p, ROUTED)
    s.change_morale(ARMY[p], -strength_of(s, p), R_ROUT)


def bar_wedge(s: Battle, u: int, there: int) -> str | None:
    """Whether an advance stays inside the wedge (WV-12.4.5)."""
    i = index(s, u)
    if i < 0:
        return None
    return None if in_wedge(s.riders[RIDER * i + 1], s.riders[RIDER * i + 2], there) else "WV-12.4.5"


def note_advance(s: Battle, u: int, there: int) -> None:
    """An advance after melee goes on the path but is not counted (WV-12.4x4)."""
    for i in range(len(s.riders) // RIDER):
        if s.riders[RIDER * i] == u or (s.paths[i][-1] != there and s.where[s.riders[RIDER * i]] == there):
            s.paths = [*s.paths[:i], [*s.paths[i], there], *s.paths[i + 1 :]]
            return


def count_hex(s: Battle, u: int, there: int) -> None:
    """Entering the marker's hex of an extended line counts as a hex of the charge (R-129)."""
    note_advance(s, u, there)
    i = index(s, u)
    if i >= 0:
        s.riders[RIDER * i + 3] += 1


def check_over(s: Battle, u: int) -> None:
    """The enemy is gone before the attack was fought: the charge goes on at its next step."""
    if index(s, u) >= 0 and s.order[u] == ROUTED:
        end_charge(s, u)


def end_charge(s: Battle, u: int) -> None:
    """Every charge ends in disorder, in the last hex of its path where it may stand (WV-12.4.7e, WV-12.4x6)."""
    i = index(s, u)
    if i < 0:
        return
    spot = s.where[u]
    group = party(s, spot, SIDE_OF[u])
    path = s.paths[i]
    s.rider = min(s.rider, len(s.riders) // RIDER)
    k = len(path) - 1
    while k > 0 and not may_stand(s, path[k], group):
        k -= 1
    if path[k] != spot and may_stand(s, path[k], group):
        for p in group:
            s.shift(p, path[k])
        spot = path[k]
    for p in group:
        s.marks[p] &= ~(MOVING | CHARGING)
        disorder_piece(s, p)
    s.tell(T_CHARGE_OVER, u, spot)
    drop_rider(s, i)


def may_stand(s: Battle, spot: int, group: list[int]) -> bool:
    """Not with infantry or batteries of its own, nor above 12 points, nor where enemies are (WV-12.4x6)."""
    if spot in s.markers:
        return False
    side = SIDE_OF[group[0]]
    points = 0
    for p in group:
        points += s.strength[p]
    for p in s.here(spot):
        if p in group or KIND[p] == LEADER:
            continue
        if SIDE_OF[p] != side:
            if KIND[p] == ARTILLERY:
                continue
            return False
        if KIND[p] != CAVALRY:
            return False
        points += s.strength[p]
    return points <= HORSE_LIMIT
