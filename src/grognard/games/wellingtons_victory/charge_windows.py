"""Charge zones and opportunity charges (WV-12.4.p5, WV-12.4.e2 to e4, WV-12.5, R-32, R-81)."""

from typing import ClassVar, Final

from grognard.games.wellingtons_victory import morale, retreat
from grognard.games.wellingtons_victory.command import commanded_now
from grognard.games.wellingtons_victory.effects import cavalry_only
from grognard.games.wellingtons_victory.frames import BattleFrame, misplaced
from grognard.games.wellingtons_victory.ground import (
    AT,
    COVER,
    LIN,
    OFFSET,
    SIDE,
    VEC_LINE,
    around,
    direction,
    in_arc,
    near,
    wedge,
)
from grognard.games.wellingtons_victory.sight import BLOCKED, sight
from grognard.games.wellingtons_victory.state import CHARGING, COMMANDED, MOVING, ORDERED, TROOPS, Battle
from grognard.games.wellingtons_victory.tables import BRIGADE_OF, CAVALRY, KIND, LEADER, SIDE_OF
from grognard.games.wellingtons_victory.verbs import (
    COUNTERCHARGE,
    PASS,
    PASS_MOVE,
    PASS_PHASE,
    T_CHARGE_PREPARED,
    T_COUNTERCHARGE,
)
from grognard.kernel.actions import NUMBER, PIECE, PLACE, SEAT
from grognard.kernel.contract import NOBODY

MINIMUM: Final = 2
MEDIUM: Final = 4
MAXIMUM: Final = 6
RIDER: Final = 4  # numbers in `riders` for each charge


def zone_open(here: int, there: int) -> bool:
    """Whether the zone reaches a hex: neither into cover nor past cover and impassable hexsides on the way (WV-10.7.7, R-81).

    On a line that runs along a hexside one free way is enough."""
    if COVER[there]:
        return False
    v = LIN[there] - LIN[here] + OFFSET
    path = VEC_LINE[v]
    base = LIN[here]
    ways: list[list[int]] = [[here], [here]]
    for i in range(0, len(path), 2):
        ways[0].append(AT[base + path[i]])
        ways[1].append(AT[base + path[i + 1]])
    for way in ways:
        way.append(there)
        if _free(way):
            return True
    return False


def _free(way: list[int]) -> bool:
    for i in range(1, len(way)):
        a, b = way[i - 1], way[i]
        if b < 0 or (i < len(way) - 1 and COVER[b]):
            return False
        d = direction(a, b)
        if d < 0 or SIDE[6 * a + d] in (1, 2, 3, 4):
            return False
    return True


def in_charge_zone(s: Battle, rider: int, spot: int, most: int) -> bool:
    """Whether a hex is in the charge zone of a formed cavalry stack, up to a range."""
    here = s.where[rider]
    far = near(here, spot)
    return 0 < far <= most and in_arc(here, s.facing[rider], spot) and zone_open(here, spot)


def charge_zone(s: Battle, spot: int, side: int) -> int:
    """The worst charge zone of a side's charge markers on a hex: 2 minimum, 1 medium, 0 maximum, -1 none (WV-12.5.2)."""
    worst = -1
    for there in around(spot, MAXIMUM):
        if not s.hold.get(there, 0) & TROOPS << side:
            continue
        u = s.top(there)
        if KIND[u] == CAVALRY and s.marks[u] & CHARGING and SIDE_OF[u] == side and in_charge_zone(s, u, spot, MAXIMUM):
            far = near(there, spot)
            worst = max(worst, 2 if far <= MINIMUM else 1 if far <= MEDIUM else 0)
    return worst


def threatened(s: Battle, spot: int, side: int) -> bool:
    """Whether a hex is within 6 hexes of a charge marker of this side, whatever its facing (WV-12.5.1)."""
    for there in around(spot, MAXIMUM):
        if s.hold.get(there, 0) & TROOPS << side:
            u = s.top(there)
            if s.marks[u] & CHARGING and SIDE_OF[u] == side:
                return True
    return False


def markers_out(s: Battle, side: int) -> bool:
    """Whether a side has any charge marker on the map."""
    return s.lances[side] != 0 and any(s.marks[p] & CHARGING for p in s.rules.cavalry[side])


def fit_to_charge(s: Battle, spot: int) -> str | None:
    """Why the cavalry of a hex may not begin a charge; None if it may but for seeing an enemy (WV-12.4x1)."""
    if not cavalry_only(s, spot):
        return "WV-12.4x1"
    for p in s.here(spot):
        if KIND[p] == LEADER:
            continue
        if s.order[p] != ORDERED:
            return "WV-7.3"
        if s.marks[p] & CHARGING:
            return "WV-12.4.p3"
        if not s.active[BRIGADE_OF[p]]:
            return "WV-14.3a"
    return None


def reacting(s: Battle, spot: int, intruder: int) -> list[int]:
    """The hexes of enemy cavalry that may declare an opportunity charge at an intruder (WV-12.4.p5a)."""
    side = 1 - SIDE_OF[intruder]
    found: list[int] = []
    for there in around(spot, MINIMUM):
        if not s.hold.get(there, 0) & TROOPS << side:
            continue
        u = s.top(there)
        if KIND[u] != CAVALRY or s.marks[u] & CHARGING or s.order[u] != ORDERED or not s.active[BRIGADE_OF[u]]:
            continue
        if not in_charge_zone(s, u, spot, MINIMUM) or sight(s, there, spot) == BLOCKED:
            continue
        if fit_to_charge(s, there) is None and (s.marks[u] & COMMANDED or commanded_now(s, u)):
            found.append(there)
    return found


def open_charges(s: Battle, intruder: int, spot: int) -> None:
    """Troops have entered a hex in a Movement or Combat Phase: may enemy cavalry charge? (WINDOW OC of section 5.0)"""
    if s.phase not in (4, 5, 11, 12) or KIND[intruder] == LEADER:
        return
    side = 1 - SIDE_OF[intruder]
    if s.silent >> side & (16 | 64):
        return
    found = reacting(s, spot, intruder)
    if found:
        s.enter(ChargeWindow(intruder, spot, len(s.used)))


class ChargeWindow(BattleFrame):
    """Stack after stack of the enemy's cavalry may declare."""

    fields: ClassVar[list[tuple[str, str]]] = [("piece", PIECE), ("hex", PLACE), ("base", NUMBER)]

    def __init__(self, piece: int, spot: int, base: int) -> None:
        super().__init__(NOBODY)
        self.piece = piece
        self.hex = spot
        self.base = base

    def run(self, s: Battle) -> None:
        used = s.used[self.base :]
        open_to = [h for h in reacting(s, self.hex, self.piece) if s.top(h) not in used]
        if s.where[self.piece] == self.hex and open_to:
            s.enter(OpportunityCharge(1 - SIDE_OF[self.piece], self.piece, self.hex, self.base))
        else:
            del s.used[self.base :]
            s.leave()


class OpportunityCharge(BattleFrame):
    """The owner of cavalry declares an opportunity charge with one of his stacks, or not (WV-12.4.p5a)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("piece", PIECE), ("hex", PLACE), ("base", NUMBER)]

    def __init__(self, seat: int, piece: int, spot: int, base: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.hex = spot
        self.base = base

    def legal(self, s: Battle, seat: int) -> list[int]:
        used = s.used[self.base :]
        found = [COUNTERCHARGE << 16 | h for h in reacting(s, self.hex, self.piece) if s.top(h) not in used]
        return [PASS << 16, PASS_MOVE << 16, PASS_PHASE << 16, *found]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb in (PASS, PASS_MOVE, PASS_PHASE):
            return None
        if verb != COUNTERCHARGE:
            return misplaced(verb)
        if argument in reacting(s, self.hex, self.piece):
            return "WV-12.4.p5a" if s.top(argument) in s.used[self.base :] else None
        if s.side_of_troops(argument) != seat:
            return "WV-12.4.p5a"
        reason = fit_to_charge(s, argument)
        if reason is not None:
            return reason
        u = s.top(argument)
        if in_charge_zone(s, u, self.hex, MINIMUM) and sight(s, argument, self.hex) != BLOCKED:
            return "WV-14.2.3"
        return "WV-12.4.p5a"

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        if verb == COUNTERCHARGE:
            u = s.top(argument)
            s.used.append(u)
            s.tell(T_COUNTERCHARGE, u, argument)
            if prepare(s, argument) and s.phase in (5, 12):
                join(s, argument)
            return
        if verb == PASS_MOVE:
            s.silent |= 16 << seat
        elif verb == PASS_PHASE:
            s.silent |= 64 << seat
        del s.used[self.base :]
        s.leave()


def prepare(s: Battle, spot: int) -> bool:
    """The top unit checks morale; on success the stack has its charge marker, else it suffers (WV-12.4x2, WV-12.4.p4)."""
    u = s.top(spot)
    base = len(s.checks)
    result = morale.check(s, u, 0, morale.PREPARING)
    if result == morale.PASSED:
        for p in s.here(spot):
            if KIND[p] == CAVALRY:
                s.marks[p] |= CHARGING
        s.lances[SIDE_OF[u]] = 1
        s.tell(T_CHARGE_PREPARED, u, spot)
        return True
    morale.run_checks(s, base)
    if result == morale.BROKEN:
        retreat.start_retreat(s, u, retreat.SHORT)
    return False


def join(s: Battle, spot: int) -> None:
    """A charge joins those under way, in front of them (WV-12.4.e3, R-35)."""
    s.show(spot)
    u = s.top(spot)
    s.riders = [u, spot, s.facing[u], 0, *s.riders]
    s.paths = [[spot], *s.paths]
    s.rider = 0
    for p in s.here(spot):
        if KIND[p] == CAVALRY or KIND[p] == LEADER:
            s.marks[p] |= MOVING


def sees_enemy(s: Battle, spot: int) -> bool:
    """Whether a stack sees an enemy unit in its charge zone (WV-12.4x1, WV-10.7.6), by itself or by a leader (WV-15.6.2)."""
    u = s.top(spot)
    side = SIDE_OF[u]
    eyes = [spot]
    if s.rules.leader_sighted_charge:
        for there in wedge(spot, s.facing[u], MINIMUM):
            if [p for p in s.here(there) if KIND[p] == LEADER and SIDE_OF[p] == side]:
                eyes.append(there)
    for there in wedge(spot, s.facing[u], MAXIMUM):
        if s.hold.get(there, 0) & (TROOPS | 4) << 1 - side and zone_open(spot, there):
            for eye in eyes:
                if sight(s, eye, there) != BLOCKED:
                    return True
    return False
