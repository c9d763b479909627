"""A conquest with the advanced rules: who moves in, and what falls with the territory (RSK-CON, RSK-R-98)."""

from typing import ClassVar

from grognard.games.risk_napoleon.advanced import (
    L_COUNT,
    L_PARTS,
)
from grognard.games.risk_napoleon.armies import LANDING, come, go, seize, tell_off, told_off
from grognard.games.risk_napoleon.frames import RiskFrame
from grognard.games.risk_napoleon.generals import (
    LostGenerals,
    forget,
    succeed,
)
from grognard.games.risk_napoleon.movement import Look
from grognard.games.risk_napoleon.naval import PortFallen
from grognard.games.risk_napoleon.ships import put
from grognard.games.risk_napoleon.spoils import capital_falls, eliminate
from grognard.games.risk_napoleon.state import Risk, counters
from grognard.games.risk_napoleon.tables import (
    BLOCKADING,
    BORDER_FROM,
    BORDER_TO,
    NATION_COUNT,
    NEUTRAL,
    PORT_AREAS,
)
from grognard.games.risk_napoleon.transport import note_landing
from grognard.games.risk_napoleon.verbs import (
    DESTROY,
    KEEP,
    MOST_REGIMENTS,
    OCCUPY,
    T_CONQUERED,
    T_KEPT,
    T_RAZED,
)
from grognard.games.risk_napoleon.victory import enough_capitals, win
from grognard.kernel.actions import BORDER, NUMBER, PLACE, SEAT, act
from grognard.kernel.contract import NOBODY


class MoveIn(RiskFrame):
    """How many regiments move in: at least those engaged; one stays behind, but nobody on a beach (RSK-CON-01, -02)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("border", BORDER), ("least", NUMBER)]

    def __init__(self, seat: int, border: int, least: int) -> None:
        super().__init__(seat)
        self.border = border
        self.least = least

    def name(self, s: Risk, viewer: int) -> str:
        return "Occupy"

    def most(self, s: Risk) -> int:
        landing = counters(s).landing
        return min(MOST_REGIMENTS, landing[L_COUNT] if landing else s.troops[BORDER_FROM[self.border]] - 1)

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [OCCUPY << 16 | n for n in range(self.least, self.most(s) + 1)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb != OCCUPY or argument < self.least:
            return "RSK-CON-01"
        return None if argument <= self.most(s) else "RSK-CON-02"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        s.leave()
        occupy(s, self.border, argument)


def occupy(s: Risk, border: int, number: int) -> None:
    """The conquerors are told off, then they move in."""
    s.enter(Conquest(border, number))
    tell_off(s, s.seat_for(s.turn), LANDING if counters(s).landing else BORDER_FROM[border], number)


class Conquest(RiskFrame):
    """After a conquest, in this order: occupation, fall of a player or capital, fortress, generals, port (RSK-R-98)."""

    fields: ClassVar[list[tuple[str, str]]] = [("border", BORDER), ("number", NUMBER)]

    def __init__(self, border: int, number: int) -> None:
        super().__init__(NOBODY)
        self.border = border
        self.number = number

    def run(self, s: Risk) -> None:
        adv, power = counters(s), s.turn
        here, there = BORDER_FROM[self.border], BORDER_TO[self.border]
        loser = s.owner[there]
        parts = told_off(s, self.number)
        s.leave()
        if adv.landing:
            rest = [adv.landing[L_PARTS + n] - parts[n] for n in range(len(parts))]
            adv.landing = []
            s.leave()  # the landing is over
            if any(rest):
                come(s, power, here, rest)
        else:
            go(s, here, parts)
        seize(s, power, there, parts)
        s.conquered += 1
        s.tell(T_CONQUERED, power, there, self.number, loser)
        succeed(s, there)
        note_conquest(s, self.border, parts)
        if loser != NEUTRAL and s.hist is None:
            fallen(s, power, loser, there)
        if s.winner >= 0:
            return
        s.enter(Look())
        if s.rules.fleets and PORT_AREAS[there]:
            if there in adv.ship or BLOCKADING + there in adv.ship:
                s.enter(PortFallen(there, 0))
        if adv.general[there]:
            s.enter(LostGenerals(there, s.owner[there], adv.general[there]))
        if adv.fort >> there & 1:
            s.enter(Captured(s.seat_for(power), there))


def note_conquest(s: Risk, border: int, parts: list[int]) -> None:
    """What the history remembers of a conquest: who draws cards, who landed (RSK-HIS-28, RSK-COA-12, RSK-R-55)."""
    hist = s.hist
    if hist is None:
        return
    hist.fighting = -1
    hist.boost = 0
    for n in range(NATION_COUNT):
        if parts[n]:
            hist.drawers |= 1 << n
            hist.taken[n] |= 1 << BORDER_TO[border]
    if s.rules.cards_for_all:
        hist.drawers |= counters(s).ally[s.turn] | 1 << s.turn
    note_landing(s, border, parts)


def fallen(s: Risk, power: int, loser: int, there: int) -> None:
    """A capital or a player falls; his counters go back to the box (RSK-R-19, -72)."""
    if s.capital[loser] == there and not s.fallen >> loser & 1:
        capital_falls(s, power, loser)
    if s.count(loser) == 0:
        forget(s, loser)
        for ship, of in enumerate(s.rules.ship_power):
            if of == loser:
                put(s, ship, -1)
        eliminate(s, power, loser)
    if s.winner < 0 and s.rules.capitals and enough_capitals(s, power):
        win(s, power)


class Captured(RiskFrame):
    """A captured fortress is kept, for two regiments in the next reinforcements, or destroyed (RSK-FOR-07, -08)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("place", PLACE)]

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(KEEP), act(DESTROY)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        return None if verb in (KEEP, DESTROY) else "RSK-FOR-07"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        adv, power = counters(s), s.turn
        s.leave()
        if verb == KEEP:
            adv.debt[power] |= 1 << self.place
            s.tell(T_KEPT, power, self.place)
        else:
            adv.fort &= ~(1 << self.place)
            s.tell(T_RAZED, power, self.place)
