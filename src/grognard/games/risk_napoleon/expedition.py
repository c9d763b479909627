"""The expedition to Egypt (RSK-PER-02b, RSK-PRO-09, RSK-R-60)."""

from typing import ClassVar

from grognard.games.risk_napoleon.advanced import C_HOME, C_LOST, C_SAFE, EGYPT, EGYPT_LOST, L_COUNT, LAUNCHED, TO_EGYPT
from grognard.games.risk_napoleon.armies import add, take_off
from grognard.games.risk_napoleon.campaigns import EXPEDITION, PERIODS
from grognard.games.risk_napoleon.crossing import TOULON, begin_crossing
from grognard.games.risk_napoleon.duties import spare_regiments
from grognard.games.risk_napoleon.frames import RiskFrame
from grognard.games.risk_napoleon.state import Risk, calendar, counters
from grognard.games.risk_napoleon.tables import FRA, HOME
from grognard.games.risk_napoleon.verbs import SEND_ONE, T_EGYPT, T_EXPEDITION
from grognard.kernel.actions import act
from grognard.kernel.contract import NOBODY


def sources(s: Risk) -> list[int]:
    """The French territories that can send a regiment more."""
    return [t for t in s.lands[FRA] if HOME[FRA] >> t & 1 and s.troops[t] > 1]


def wanted(s: Risk) -> int:
    return max([duty.regiments for duty in PERIODS[calendar(s).period].duties if duty.kind == EXPEDITION])


def begin_muster(s: Risk, seat: int) -> None:
    """Regiments are taken one by one; if there are no more than wanted, all go."""
    counters(s).landing = [-1, 0]
    s.enter(Muster(seat))
    if spare_regiments(s) <= wanted(s):
        for territory in sources(s):
            number = s.troops[territory] - 1
            take_off(s, FRA, territory, number)
            counters(s).landing[L_COUNT] += number
        embark(s)


def embark(s: Risk) -> None:
    """All are at Toulon: they sail as one convoy."""
    adv, hist = counters(s), calendar(s)
    number = adv.landing[L_COUNT]
    adv.landing = []
    hist.tally[LAUNCHED] = 1
    for i, duty in enumerate(PERIODS[hist.period].duties):
        if duty.kind == EXPEDITION:
            hist.met |= 1 << i
    s.tell(T_EXPEDITION, number)
    s.become(Egypt())
    begin_crossing(s, FRA, -1, TO_EGYPT, number)


class Muster(RiskFrame):
    """France takes the regiments of the expedition from its territories, each keeping one (RSK-R-60)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(SEND_ONE, t) for t in sources(s)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        return None if verb == SEND_ONE and argument in sources(s) else "RSK-R-60"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        landing = counters(s).landing
        take_off(s, FRA, argument, 1)
        landing[L_COUNT] += 1
        if landing[L_COUNT] == wanted(s):
            embark(s)


class Egypt(RiskFrame):
    """What came through has landed in Egypt (RSK-PER-02j)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Risk) -> None:
        adv, tally = counters(s), calendar(s).tally
        convoy = adv.convoy
        adv.convoy = []
        s.leave()
        tally[EGYPT] += convoy[C_SAFE]
        tally[EGYPT_LOST] += convoy[C_LOST]
        if convoy[C_HOME]:
            home = TOULON if s.owner[TOULON] == FRA else s.lands[FRA][0]
            add(s, FRA, home, convoy[C_HOME])
        s.tell(T_EGYPT, convoy[C_SAFE])
