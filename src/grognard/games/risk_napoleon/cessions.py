"""What a treaty does to a territory: it passes from hand to hand, others leave it (RSK-COA-14, RSK-R-56)."""

from grognard.games.risk_napoleon.state import Risk, calendar, counters
from grognard.games.risk_napoleon.tables import (
    NATION_COUNT,
)
from grognard.games.risk_napoleon.verbs import (
    T_NEUTRAL_AGAIN,
    T_PASSES,
)


def step(s: Risk, code: int, a: int, b: int = 0, c: int = 0) -> None:
    """A step of the treaty is told, and noted for whoever comes to the table later."""
    hist = calendar(s)
    hist.treaty = [*hist.treaty, code, a, b, c]
    s.tell(code, a, b, c)


def displace(s: Risk, nation: int, territory: int) -> None:
    """A nation's regiments and general are taken up from a territory."""
    hist, adv = calendar(s), counters(s)
    i = territory * NATION_COUNT + nation
    hist.displaced[nation] += hist.part[i]
    hist.part[i] = 0
    if adv.general[territory] >> nation & 1:
        adv.general[territory] &= ~(1 << nation)
        hist.riders[nation] += 1


def pass_to(s: Risk, territory: int, nation: int) -> None:
    """A territory passes to a nation, or to nobody (-1); everybody else leaves it."""
    hist = calendar(s)
    if s.owner[territory] == nation:
        return
    for n in range(NATION_COUNT):
        if n != nation:
            displace(s, n, territory)
    if nation < 0:
        s.vacate(territory)
        hist.arrival[territory] = 0
        step(s, T_NEUTRAL_AGAIN, territory)
        return
    left = hist.part[territory * NATION_COUNT + nation]
    s.give(territory, nation, left)
    hist.arrival[territory] = nation + 1 if left else 0
    step(s, T_PASSES, territory, nation)
