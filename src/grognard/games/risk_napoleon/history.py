"""The historical game is set up: January 1796 (RSK-HSE)."""

from typing import ClassVar

from grognard.games.risk_napoleon.armies import add, own
from grognard.games.risk_napoleon.calendar import Calendar
from grognard.games.risk_napoleon.campaigns import (
    FLEETS_OF_CHOICE,
    PERIODS,
    PLACEMENT_ORDER,
    START_FLEETS,
    START_GENERALS,
    START_LANDS,
    START_REGIMENTS,
)
from grognard.games.risk_napoleon.frames import RiskFrame, misplaced
from grognard.games.risk_napoleon.generals import in_play, seat_general
from grognard.games.risk_napoleon.purchases import closed_lands, closed_spain, navy_in_play, stock
from grognard.games.risk_napoleon.relations import relations
from grognard.games.risk_napoleon.ships import in_port, put
from grognard.games.risk_napoleon.state import Risk, cards_in, counters
from grognard.games.risk_napoleon.tables import (
    AT_SEA,
    CARD_COUNT,
    ENG,
    MEDITERRANEAN,
    NATION_COLOUR,
    NATION_COUNT,
    PORT_AREAS,
    PORT_ROOM,
)
from grognard.games.risk_napoleon.verbs import (
    FLEET,
    GENERAL,
    PLACE_ONE,
    T_COLOUR,
    T_DEALT,
    T_FLEET,
    T_GENERAL,
    T_PLACED,
)
from grognard.kernel.actions import act
from grognard.kernel.contract import NOBODY
from grognard.kernel.decks import fresh


class January1796(RiskFrame):
    """Nations, territories with one regiment each, fleets, leaders, cards (RSK-HSE-01 to -13, -15)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Risk) -> None:
        for n in range(NATION_COUNT):
            s.colour[n] = NATION_COLOUR[n]
            s.tell(T_COLOUR, n, s.colour[n])
            s.reserve[n] = START_REGIMENTS[n]
            for territory in cards_in(START_LANDS[n]):
                own(s, n, territory, 1)
                s.reserve[n] -= 1
                s.tell(T_DEALT, territory, n)
        relations(s, PERIODS[0].war)
        for navy, place, number in START_FLEETS:
            for _ in range(number):
                put(s, stock(s, navy), AT_SEA + MEDITERRANEAN if place < 0 else place)
        s.pile = fresh(s, list(range(CARD_COUNT)))
        s.become(Deploy1796(s.seat_for(PLACEMENT_ORDER[0])))


class Deploy1796(RiskFrame):
    """One regiment at a time, Russia first and France last in every round; none more in Spain (RSK-HSE-14, RSK-R-40)."""

    def places(self, s: Risk) -> list[int]:
        power = s.power_of(self.seat)
        closed = closed_lands(s, power)
        return [t for t in s.lands[power] if not closed >> t & 1] if closed else s.lands[power]

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(PLACE_ONE, t) for t in self.places(s)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb != PLACE_ONE:
            return "RSK-HSE-14"
        if argument in self.places(s):
            return None
        return "RSK-HSE-08" if s.owner[argument] == s.power_of(seat) else "RSK-HSE-14"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-HSE-14"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        power = s.power_of(seat)
        add(s, power, argument, 1)
        s.reserve[power] -= 1
        s.tell(T_PLACED, power, argument, 1)
        i = PLACEMENT_ORDER.index(power)
        for following in PLACEMENT_ORDER[i + 1 :] + PLACEMENT_ORDER[: i + 1]:
            if s.reserve[following]:
                s.become(Deploy1796(s.seat_for(following)))
                return
        s.become(Anchor1796(ENG))


class Anchor1796(RiskFrame):
    """England spreads five fleets over its own ports, three at most in each (RSK-HSE-10)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(FLEET, t) for t in s.lands[ENG] if PORT_AREAS[t] and in_port(s, t) < PORT_ROOM]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb != FLEET:
            return misplaced(verb)
        if s.owner[argument] != ENG or not PORT_AREAS[argument]:
            return "RSK-HSE-10"
        return None if in_port(s, argument) < PORT_ROOM else "RSK-FLT-05"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-HSE-10"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        ship = stock(s, ENG)
        put(s, ship, argument)
        s.tell(T_FLEET, ENG, ship, argument)
        at_start = sum(number for navy, _, number in START_FLEETS if navy == ENG)
        if navy_in_play(s, ENG) == at_start + FLEETS_OF_CHOICE:
            s.become(Appoint1796(s.seat_for(PLACEMENT_ORDER[0])))


class Appoint1796(RiskFrame):
    """Each nation puts its generals on its territories, one on each (RSK-HSE-06, -10 to -13)."""

    def places(self, s: Risk) -> list[int]:
        power = s.power_of(self.seat)
        general = counters(s).general
        return [t for t in s.lands[power] if not general[t] and not closed_spain(s, power, t)]

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(GENERAL, t) for t in self.places(s)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb != GENERAL:
            return misplaced(verb)
        if argument in self.places(s):
            return None
        if counters(s).general[argument] and s.owner[argument] == s.power_of(seat):
            return "RSK-GEN-04"
        return "RSK-R-62" if s.owner[argument] == s.power_of(seat) else "RSK-GEN-02"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-GEN-02"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        power = s.power_of(seat)
        seat_general(s, power, argument)
        s.tell(T_GENERAL, power, argument)
        if in_play(s, power) < START_GENERALS[power]:
            return
        i = PLACEMENT_ORDER.index(power)
        if i + 1 < len(PLACEMENT_ORDER):
            s.become(Appoint1796(s.seat_for(PLACEMENT_ORDER[i + 1])))
            return
        hist = s.hist
        assert hist is not None
        hist.since = s.owner[:]
        hist.before = s.owner[:]
        s.round = 1
        s.become(Calendar())
