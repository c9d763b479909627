"""Obligations of the campaigns: what must be tried, when, and what satisfies it (RSK-PRO-07 to -09, RSK-R-59)."""

from typing import Final

from grognard.games.risk_napoleon.advanced import LAUNCHED
from grognard.games.risk_napoleon.attacks import bar_attack
from grognard.games.risk_napoleon.campaigns import ATTACK_FROM, ATTACK_REGION, EXPEDITION, LAND, PERIODS, Duty
from grognard.games.risk_napoleon.crossing import bar_crossing
from grognard.games.risk_napoleon.state import Risk, calendar, counters
from grognard.games.risk_napoleon.tables import BORDER_FROM, BORDER_TO, BORDER_WAY, FRA, HOME, LONG_WAY

CLAUSES: Final = {
    "portugal_landing": "RSK-PER-01b",
    "egypt_expedition": "RSK-PER-02b",
    "tyrol_attack": "RSK-PER-03d",
    "naples_landing": "RSK-PER-07c",
    "belgium_landing": "RSK-PER-11c",
    "italy_landing": "RSK-PER-11c",
    "moscow": "RSK-PER-13b",
}


def bound(s: Risk, power: int, duty: Duty) -> bool:
    """Whether the duty is this nation's: its own, or that of whoever commands the army concerned (RSK-R-102)."""
    return duty.nation == power if duty.nation >= 0 else s.owner[duty.source] == power


def by_route(border: int, duty: Duty) -> bool:
    """Whether a border is one of the routes that the duty names."""
    way = BORDER_WAY[border]
    if LONG_WAY[border]:
        return -1 in duty.routes
    return len(way) == 1 and way[0] in duty.routes


def attempt(s: Risk, power: int, duty: Duty, border: int) -> bool:
    """Whether crossing this border is what the duty asks for."""
    if not duty.targets >> BORDER_TO[border] & 1:
        return False
    if duty.kind == LAND:
        return by_route(border, duty)
    return duty.kind == ATTACK_REGION or (duty.kind == ATTACK_FROM and BORDER_FROM[border] == duty.source)


def note_attempt(s: Risk, power: int, border: int, fought: bool) -> None:
    """An attack or a crossing was made: it may satisfy a duty; a duty to fight asks for a round (RSK-PRO-07, -08)."""
    hist = calendar(s)
    for i, duty in enumerate(PERIODS[hist.period].duties):
        if bound(s, power, duty) and attempt(s, power, duty, border) and (fought or duty.kind == LAND):
            hist.met |= 1 << i


def can_try(s: Risk, power: int, duty: Duty) -> bool:
    """Whether a legal attempt exists."""
    if duty.kind == EXPEDITION:
        return launchable(s, power)
    for here in s.lands[power]:
        for border in s.rules.out[here]:
            if attempt(s, power, duty, border):
                if bar_attack(s, power, border) is None or (duty.kind == LAND and bar_enter(s, power, border) is None):
                    return True
    return False


def bar_duty(s: Risk, power: int) -> str | None:
    """Why combat cannot be ended yet: a duty of this turn is unmet and can be met (RSK-R-59)."""
    duty = due(s, power)
    return None if duty is None else CLAUSES[duty.name]


def due(s: Risk, power: int) -> Duty | None:
    """The duty that a nation must try to meet before it ends combat."""
    hist = s.hist
    if hist is None:
        return None
    for i, duty in enumerate(PERIODS[hist.period].duties):
        if hist.met >> i & 1 or duty.turn != hist.game_turn or not bound(s, power, duty):
            continue
        if duty.kind != EXPEDITION and s.held[power] & duty.goals:
            continue
        if can_try(s, power, duty):
            return duty
    return None


# --- entering without a fight ----------------------------------------------------------------------------------------


def open_to(s: Risk, power: int, territory: int) -> bool:
    """Whether the campaign opens this empty neutral to a nation at war (RSK-R-61)."""
    hist = calendar(s)
    period = PERIODS[hist.period]
    if period.open_neutral >> territory & 1:
        return period.war >> power & 1 == 1
    owed = period.owed_neutral >> territory & 1 == 1
    return owed and period.owed_nation == power and period.owed_turn == hist.game_turn


def bar_enter(s: Risk, power: int, border: int) -> str | None:
    """Why an army cannot enter across this border: an empty neutral, or an ally's territory where a landing is owed."""
    hist = s.hist
    here, there = BORDER_FROM[border], BORDER_TO[border]
    if hist is None or s.owner[here] != power or border not in s.rules.out[here]:
        return "RSK-R-61"
    if s.owner[there] < 0:
        if not open_to(s, power, there):
            return "RSK-R-61"
    elif not counters(s).ally[power] >> s.owner[there] & 1 or not owed(s, power, border):
        return "RSK-R-103"
    if s.troops[here] < 2:
        return "RSK-SEQ-04"
    return bar_crossing(s, power, border)


def owed(s: Risk, power: int, border: int) -> bool:
    """Whether a landing is owed across this border."""
    hist = calendar(s)
    for i, duty in enumerate(PERIODS[hist.period].duties):
        if duty.kind == LAND and not hist.met >> i & 1 and bound(s, power, duty) and attempt(s, power, duty, border):
            return True
    return False


def entries(s: Risk, power: int) -> list[int]:
    """The borders across which an army may enter without a fight."""
    wanted = PERIODS[calendar(s).period].enterable
    found: list[int] = []
    if not wanted:
        return found
    for here in s.lands[power]:
        if s.troops[here] > 1 and s.rules.near[here] & wanted:
            for border in s.rules.out[here]:
                if wanted >> BORDER_TO[border] & 1 and bar_enter(s, power, border) is None:
                    found.append(border)
    return found


# --- Egypt -----------------------------------------------------------------------------------------------------------


def spare_regiments(s: Risk) -> int:
    """The regiments on French soil that can leave for Egypt."""
    return sum(s.troops[t] - 1 for t in s.lands[FRA] if HOME[FRA] >> t & 1)


def bar_launch(s: Risk, power: int) -> str | None:
    """Why the expedition cannot sail now (RSK-PRO-09, RSK-R-60)."""
    hist = s.hist
    if hist is None or not PERIODS[hist.period].expedition:
        return "RSK-PRO-09"
    if power != FRA or hist.tally[LAUNCHED] or spare_regiments(s) < 1:
        return "RSK-PRO-09"
    return bar_crossing(s, power, -1)


def launchable(s: Risk, power: int) -> bool:
    return bar_launch(s, power) is None
