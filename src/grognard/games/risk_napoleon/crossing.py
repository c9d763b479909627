"""Crossing the sea: convoys, escorts, interception (RSK-INT, RSK-R-41 to -48).

Whoever sends a convoy enters a frame of his own that waits for it, then calls `begin_crossing`; when the crossing is over that
frame finds in `Advanced.convoy` what came through, what was lost and what turned back.
"""

from typing import ClassVar

from grognard.games.risk_napoleon.advanced import (
    AGAINST_ESCORT,
    C_ASKED,
    C_BORDER,
    C_CAPTOR,
    C_CARGO,
    C_ESCORT,
    C_EXPOSED,
    C_HOME,
    C_LOST,
    C_POWER,
    C_SAFE,
    C_SAILING,
    C_STEP,
    GENERAL_ALONE,
)
from grognard.games.risk_napoleon.frames import RiskFrame
from grognard.games.risk_napoleon.naval import begin_battle, left_of
from grognard.games.risk_napoleon.ships import put, ships_at, shut_in
from grognard.games.risk_napoleon.state import Risk, cards_in, counters
from grognard.games.risk_napoleon.tables import (
    AT_SEA,
    BLOCKING,
    BORDER_FROM,
    BORDER_TO,
    BORDER_WAY,
    FRA,
    IRISH_WAY,
    LONG_WAY,
    LOST_ON,
    MEDITERRANEAN,
    SEAS,
    territory,
)
from grognard.games.risk_napoleon.verbs import (
    ESCORT,
    INTERCEPT,
    LET_PASS,
    SET_SAIL,
    T_CONVOY,
    T_DROWNED,
    T_ESCORTED,
    T_GENERAL_CROSSES,
    T_INTERCEPTS,
    T_PASSED,
    T_SEA_DICE,
    T_TURNED_BACK,
)
from grognard.kernel.actions import act
from grognard.kernel.contract import NOBODY

TOULON = territory("languedoc_provence")
PORTUGUESE_LINK = SEAS.index("l_portugal")
_TO_EGYPT = [MEDITERRANEAN]
MOST_DICE = 12  # told in one number, a digit each


def way_of(border: int) -> list[int]:
    """The positions that a border crosses (-1: the way from Toulon to Egypt)."""
    return BORDER_WAY[border] if border >= 0 else _TO_EGYPT


def watched(s: Risk, power: int, border: int) -> bool:
    """Whether enemy fleets stand on the way (RSK-INT-01, -02)."""
    adv = counters(s)
    foe, guard = adv.foe[power], adv.guard
    return any(guard[sea] & foe for sea in way_of(border))


def escorts(s: Risk, power: int, border: int) -> list[int]:
    """The fleets that may escort a convoy: on its way, or in the port of departure or arrival (RSK-INT-11, RSK-R-41)."""
    adv = counters(s)
    way = way_of(border)
    ports = [TOULON] if border < 0 else [BORDER_FROM[border], BORDER_TO[border]]
    found = []
    for ship, place in enumerate(adv.ship):
        if place < 0 or s.rules.ship_power[ship] != power:
            continue
        if place >= AT_SEA:
            if place - AT_SEA in way:
                found.append(ship)
        elif place in ports and not adv.fought >> ship & 1 and not shut_in(s, ship) and not attacked(s, place):
            found.append(ship)
    return found


def attacked(s: Risk, territory: int) -> bool:
    """Whether the territory has been attacked this turn."""
    fronts = counters(s).fronts
    return any(BORDER_TO[fronts[i]] == territory for i in range(0, len(fronts), 4))


def forbidden(s: Risk, power: int, border: int, named: int) -> bool:
    """Whether three fleets of one enemy bar a position on which no named escort acts (RSK-INT-03, -04)."""
    adv = counters(s)
    foe = adv.foe[power]
    sailing = False
    for ship in cards_in(named):
        if adv.ship[ship] < AT_SEA:
            sailing = True
    if sailing:
        return False
    for sea in way_of(border):
        if adv.guard[sea] & foe:
            if any(adv.ship[ship] == AT_SEA + sea for ship in cards_in(named)):
                continue
            for enemy in cards_in(adv.guard[sea] & foe):
                if len(ships_at(s, AT_SEA + sea, enemy)) >= BLOCKING:
                    return True
    return False


def bar_crossing(s: Risk, power: int, border: int) -> str | None:
    """Why a border cannot be crossed by this power at all."""
    if border >= 0 and not BORDER_WAY[border]:
        return None
    adv = counters(s)
    if border >= 0 and LONG_WAY[border]:
        for sea in BORDER_WAY[border]:
            if not adv.guard[sea] >> power & 1:
                return "RSK-HIS-15"
    if border >= 0 and IRISH_WAY[border] and power != FRA:
        return "RSK-HIS-10"
    if watched(s, power, border) and forbidden(s, power, border, 0):
        named = 0
        for ship in escorts(s, power, border):
            named |= 1 << ship
        if forbidden(s, power, border, named):
            return "RSK-INT-03"
    return None


def begin_crossing(s: Risk, power: int, border: int, cargo: int, number: int) -> None:
    """A convoy is announced: so many regiments, or a general who counts as one (RSK-INT-05, RSK-R-32)."""
    counters(s).convoy = [power, border, cargo, number, 0, 0, 0, 0, 0, 0, -1, 0]
    if cargo == GENERAL_ALONE:
        s.tell(T_GENERAL_CROSSES, power, border)
    elif border >= 0:  # the expedition to Egypt has been told
        s.tell(T_CONVOY, power, border, number)
    if watched(s, power, border) and escorts(s, power, border):
        s.enter(Escort(s.seat_for(power)))
    else:
        s.enter(Crossing())


class Escort(RiskFrame):
    """The player names the fleets that escort his convoy, then it sails (RSK-INT-11)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        convoy = counters(s).convoy
        power, border, named = convoy[C_POWER], convoy[C_BORDER], convoy[C_ESCORT]
        actions = [act(ESCORT, ship) for ship in escorts(s, power, border) if not named >> ship & 1]
        if not forbidden(s, power, border, named):
            actions.append(act(SET_SAIL))
        return actions

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        convoy = counters(s).convoy
        power, border, named = convoy[C_POWER], convoy[C_BORDER], convoy[C_ESCORT]
        if verb == ESCORT:
            eligible = argument in escorts(s, power, border) and not named >> argument & 1
            return None if eligible else "RSK-R-41"
        if verb == SET_SAIL:
            return "RSK-INT-03" if forbidden(s, power, border, named) else None
        return "RSK-INT-11"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-INT-11"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        convoy = counters(s).convoy
        if verb == SET_SAIL:
            s.become(Crossing())
            return
        convoy[C_ESCORT] |= 1 << argument
        if counters(s).ship[argument] < AT_SEA:
            convoy[C_SAILING] |= 1 << argument
        s.tell(T_ESCORTED, convoy[C_POWER], argument)


class Crossing(RiskFrame):
    """Position after position: each enemy there declares, in left order, and is dealt with at once (RSK-INT-06 to -10, -16)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Risk) -> None:
        adv = counters(s)
        convoy = adv.convoy
        power = convoy[C_POWER]
        way = way_of(convoy[C_BORDER])
        if convoy[C_STEP] == len(way) or convoy[C_EXPOSED] + convoy[C_SAFE] == 0:
            convoy[C_SAFE] += convoy[C_EXPOSED]
            convoy[C_EXPOSED] = 0
            adv.battle = []
            s.leave()
            return
        sea = way[convoy[C_STEP]]
        if convoy[C_ASKED] == 0 and convoy[C_SAILING]:
            for ship in cards_in(convoy[C_SAILING] & convoy[C_ESCORT]):
                put(s, ship, AT_SEA + sea)  # they sail with the convoy (RSK-R-45)
        waiting = adv.guard[sea] & adv.foe[power] & ~convoy[C_ASKED]
        if convoy[C_EXPOSED] and waiting:
            for enemy in left_of(s, power):
                if waiting >> enemy & 1:
                    convoy[C_ASKED] |= 1 << enemy
                    s.enter(Intercept(s.seat_for(enemy)))
                    return
        convoy[C_EXPOSED] += convoy[C_SAFE]  # at the next position everything crosses anew (RSK-R-44)
        convoy[C_SAFE] = 0
        convoy[C_STEP] += 1
        convoy[C_ASKED] = 0


class Intercept(RiskFrame):
    """An enemy on the position lets the convoy pass or intercepts it (RSK-INT-06)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(LET_PASS), act(INTERCEPT)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        return None if verb in (LET_PASS, INTERCEPT) else "RSK-INT-06"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-INT-06"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        adv = counters(s)
        power = s.power_of(seat)
        s.leave()
        if verb == LET_PASS:
            s.tell(T_PASSED, power)
            return
        place = announce(s, power)
        if any(adv.ship[ship] == place for ship in cards_in(adv.convoy[C_ESCORT])):
            s.enter(Chase(power))  # RSK-INT-12
            begin_battle(s, power, adv.convoy[C_POWER], place, AGAINST_ESCORT)
        else:
            strike(s, power)


class Chase(RiskFrame):
    """After the fight with the escort: if it is sunk, the interceptor may fall upon the rest (RSK-INT-14, -15, -17)."""

    fields: ClassVar[list[tuple[str, str]]] = [("power", "owner")]

    def __init__(self, power: int) -> None:
        super().__init__(NOBODY)
        self.power = power

    def run(self, s: Risk) -> None:
        adv = counters(s)
        place = AT_SEA + way_of(adv.convoy[C_BORDER])[adv.convoy[C_STEP]]
        guarded = any(adv.ship[ship] == place for ship in cards_in(adv.convoy[C_ESCORT]))
        adv.battle = []
        if not guarded and adv.convoy[C_EXPOSED] and ships_at(s, place, self.power):
            s.become(Strike(s.seat_for(self.power)))
        else:
            s.leave()


class Strike(RiskFrame):
    """The escort is sunk: intercept the regiments that have not slipped through, or let them go (RSK-INT-15)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(LET_PASS), act(INTERCEPT)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        return None if verb in (LET_PASS, INTERCEPT) else "RSK-INT-15"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-INT-15"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        s.leave()
        if verb == INTERCEPT:
            announce(s, s.power_of(seat))
            strike(s, s.power_of(seat))
        else:
            s.tell(T_PASSED, s.power_of(seat))


def announce(s: Risk, power: int) -> int:
    """An interception is told; the place where it happens."""
    convoy = counters(s).convoy
    sea = way_of(convoy[C_BORDER])[convoy[C_STEP]]
    s.tell(T_INTERCEPTS, power, sea, len(ships_at(s, AT_SEA + sea, power)), convoy[C_POWER])
    return AT_SEA + sea


def strike(s: Risk, power: int) -> None:
    """One die a regiment, lost on 5 or 6 against one fleet, on 3 to 6 against two; three turn back (RSK-INT-08, RSK-R-43)."""
    adv = counters(s)
    convoy = adv.convoy
    place = AT_SEA + way_of(convoy[C_BORDER])[convoy[C_STEP]]
    fleets = len(ships_at(s, place, power))
    exposed = convoy[C_EXPOSED]
    if fleets >= BLOCKING:
        convoy[C_HOME] += exposed
        convoy[C_EXPOSED] = 0
        s.tell(T_TURNED_BACK, exposed)
        return
    rolled = sorted([s.die() for _ in range(exposed)], reverse=True)
    lost = sum(1 for die in rolled if die >= LOST_ON[fleets])
    convoy[C_EXPOSED] -= lost
    convoy[C_LOST] += lost
    if lost and convoy[C_CARGO] == GENERAL_ALONE:
        convoy[C_CAPTOR] = power
    for i in range(0, exposed, MOST_DICE):
        told = 0
        for die in rolled[i : i + MOST_DICE]:
            told = told * 10 + die
        s.tell(T_SEA_DICE, told)
    s.tell(T_DROWNED, exposed, lost, LOST_ON[fleets])


def came_through(s: Risk) -> int:
    """How many regiments of the convoy arrive."""
    return counters(s).convoy[C_SAFE]
