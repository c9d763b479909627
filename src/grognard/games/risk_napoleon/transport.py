"""An army is told off, crosses the sea if it must, and arrives: for landings, manoeuvres and entries (RSK-R-42, -53, -61)."""

from typing import ClassVar, Final

from grognard.games.risk_napoleon.advanced import (
    ARMY,
    C_HOME,
    C_LOST,
    DROWNED_FRENCH,
    L_COUNT,
    L_PARTS,
    LANDING_FORCE,
)
from grognard.games.risk_napoleon.armies import come, go, seize, tell_off, told_off
from grognard.games.risk_napoleon.crossing import begin_crossing, watched
from grognard.games.risk_napoleon.frames import RiskFrame
from grognard.games.risk_napoleon.state import Risk, counters
from grognard.games.risk_napoleon.tables import BORDER_FROM, BORDER_TO, BORDER_WAY, ENG, FRA, HOME, NATION_COUNT
from grognard.games.risk_napoleon.verbs import T_ENTERED, T_MARCHED
from grognard.kernel.actions import BORDER, NUMBER
from grognard.kernel.contract import NOBODY

TO_FIGHT: Final = 0
TO_MARCH: Final = 1
TO_ENTER: Final = 2


def send(s: Risk, power: int, border: int, number: int, purpose: int) -> None:
    """An army of so many regiments sets out across a border; it arrives as an army in `Advanced.landing`."""
    s.enter(Transport(power, border, number, purpose))
    tell_off(s, s.seat_for(power), BORDER_FROM[border], number)


class Transport(RiskFrame):
    """The regiments that were told off leave."""

    fields: ClassVar[list[tuple[str, str]]] = [
        ("power", "owner"), ("border", BORDER), ("number", NUMBER), ("purpose", NUMBER),
    ]  # fmt: skip

    def __init__(self, power: int, border: int, number: int, purpose: int) -> None:
        super().__init__(NOBODY)
        self.power = power
        self.border = border
        self.number = number
        self.purpose = purpose

    def run(self, s: Risk) -> None:
        parts = told_off(s, self.number)
        s.leave()
        go(s, BORDER_FROM[self.border], parts)
        counters(s).landing = [self.border, self.number, *parts]
        if s.rules.fleets and BORDER_WAY[self.border] and watched(s, self.power, self.border):
            begin_crossing(s, self.power, self.border, LANDING_FORCE if self.purpose == TO_FIGHT else ARMY, self.number)


def landed(s: Risk, power: int) -> int:
    """After the crossing: the lost are struck off, those that turned back go home; how many regiments are across."""
    adv = counters(s)
    landing = adv.landing
    border = landing[0]
    if adv.convoy:
        lost, home = adv.convoy[C_LOST], adv.convoy[C_HOME]
        adv.convoy = []
        strike_off(landing, lost)
        back = strike_off(landing, home)
        if home:
            come(s, power, BORDER_FROM[border], back)
        if s.hist is not None and power == FRA and HOME[ENG] >> BORDER_TO[border] & 1:
            s.hist.tally[DROWNED_FRENCH] += lost
    return landing[L_COUNT]


def strike_off(landing: list[int], number: int) -> list[int]:
    """Take regiments off a landing force, always of its strongest nation (RSK-COA-09); which they were."""
    gone = [0] * (len(landing) - L_PARTS)
    for _ in range(number):
        parts = landing[L_PARTS:]
        strongest = parts.index(max(parts))
        landing[L_PARTS + strongest] -= 1
        gone[strongest] += 1
    landing[L_COUNT] -= number
    return gone


def bring_home(s: Risk, power: int) -> None:
    """What is left of a landing force goes home unhindered (RSK-R-42)."""
    adv = counters(s)
    landing = adv.landing
    adv.landing = []
    if landing[L_COUNT]:
        come(s, power, BORDER_FROM[landing[0]], landing[L_PARTS:])


class Arrive(RiskFrame):
    """An army comes to the end of its march, on friendly or empty ground."""

    fields: ClassVar[list[tuple[str, str]]] = [("power", "owner"), ("border", BORDER), ("purpose", NUMBER)]

    def __init__(self, power: int, border: int, purpose: int) -> None:
        super().__init__(NOBODY)
        self.power = power
        self.border = border
        self.purpose = purpose

    def run(self, s: Risk) -> None:
        adv = counters(s)
        number = landed(s, self.power)
        parts = adv.landing[L_PARTS:]
        adv.landing = []
        s.leave()
        there = BORDER_TO[self.border]
        if number == 0:
            return
        if s.owner[there] < 0:
            seize(s, self.power, there, parts)
        else:
            come(s, self.power, there, parts)
        if self.purpose == TO_MARCH:
            s.tell(T_MARCHED, self.power, self.border, number)
            for n in range(len(parts)):
                if parts[n]:
                    adv.arrived += [there * 8 + n, parts[n]]
        else:
            s.tell(T_ENTERED, self.power, there, number)
            note_landing(s, self.border, parts)


def note_landing(s: Risk, border: int, parts: list[int]) -> None:
    """Regiments that came by sea have taken possession: a landing (RSK-R-58)."""
    if s.hist is not None and BORDER_WAY[border]:
        for n in range(NATION_COUNT):
            if parts[n]:
                s.hist.landed[n] |= 1 << BORDER_TO[border]
