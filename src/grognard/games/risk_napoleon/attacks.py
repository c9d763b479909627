"""What may be attacked (RSK-CBT-01, -02, RSK-GEN-06, RSK-HIS-24, -25, RSK-PER)."""

from typing import Final

from grognard.games.risk_napoleon.campaigns import PERIODS
from grognard.games.risk_napoleon.crossing import bar_crossing
from grognard.games.risk_napoleon.generals import allowance
from grognard.games.risk_napoleon.state import Risk, counters
from grognard.games.risk_napoleon.tables import BORDER_FROM, BORDER_TO, BORDER_WAY

_CLOSED: Final[list[int]] = [period.unattackable for period in PERIODS]


def unattackable(s: Risk) -> int:
    """The territories that nobody may attack in this campaign, as a mask."""
    return 0 if s.hist is None else _CLOSED[s.hist.period]


def bar_attack(s: Risk, power: int, border: int) -> str | None:
    """Why the active player cannot attack across this border."""
    adv = counters(s)
    here, there = BORDER_FROM[border], BORDER_TO[border]
    if s.owner[here] != power or s.owner[there] == power or s.owner[there] < 0 or border not in s.rules.out[here]:
        return "RSK-CBT-01"
    if not adv.foe[power] >> s.owner[there] & 1:
        return "RSK-HIS-25"
    if s.troops[here] < 2:
        return "RSK-CBT-02"
    if unattackable(s) >> there & 1:
        return "RSK-PER-01h"
    if s.rules.fleets and BORDER_WAY[border]:
        clause = bar_crossing(s, power, border)
        if clause is not None:
            return clause
    return "RSK-GEN-06" if allowance(s, border) < 1 else None
