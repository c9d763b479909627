"""Victory points of a campaign (RSK-PER, RSK-R-58, -67, -77)."""

from grognard.games.risk_napoleon.advanced import DROWNED_FRENCH, EGYPT, EGYPT_LOST
from grognard.games.risk_napoleon.campaigns import (
    CAPTURED,
    COALITION_AT_LEAST,
    COALITION_HOLD,
    DROWNED,
    EGYPT_DESTROYED,
    EGYPT_LANDED,
    EGYPT_NONE,
    FLEET_DESTROYED,
    FLEETS_AT_LEAST,
    HOLD,
    LANDING,
    NO_ENEMY,
    PER_TERRITORY,
    PERIODS,
    Aim,
)
from grognard.games.risk_napoleon.cessions import step
from grognard.games.risk_napoleon.state import Risk, calendar, number_of
from grognard.games.risk_napoleon.tables import FRA, NATION_COUNT, NAVIES, TERRITORY_COUNT
from grognard.games.risk_napoleon.verbs import T_POINTS, T_SCORED, T_SCORED_AT


def allies_hold(s: Risk, lands: int) -> int:
    """How many of these territories a nation at war with France holds (RSK-R-67)."""
    war = PERIODS[calendar(s).period].war
    return sum(number_of(s.held[n] & lands) for n in range(NATION_COUNT) if n != FRA and war >> n & 1)


def sunk(s: Risk, navies: int) -> int:
    counted = calendar(s).sunk
    return sum(counted[navy] for navy in range(len(NAVIES)) if navies >> navy & 1)


def points(s: Risk, aim: Aim) -> int:
    """What an objective would bring now."""
    hist = calendar(s)
    kind, lands = aim.kind, aim.lands
    if kind in (HOLD, PER_TERRITORY):
        return aim.points * number_of(s.held[aim.nation] & lands)
    if kind == LANDING:
        return aim.points if hist.landed[aim.nation] & lands else 0
    if kind == CAPTURED:
        return aim.points if hist.taken[aim.nation] & lands else 0
    if kind == FLEET_DESTROYED:
        return aim.points * sunk(s, aim.navies)
    if kind == FLEETS_AT_LEAST:
        return aim.points if sunk(s, aim.navies) >= aim.count else 0
    if kind == EGYPT_LANDED:
        return aim.points if hist.tally[EGYPT] >= aim.count else 0
    if kind == EGYPT_DESTROYED:
        return aim.points * hist.tally[EGYPT_LOST]
    if kind == EGYPT_NONE:
        return aim.points if hist.tally[EGYPT] == 0 else 0
    if kind == COALITION_HOLD:
        return aim.points if allies_hold(s, lands) else 0
    if kind == COALITION_AT_LEAST:
        return aim.points if allies_hold(s, lands) >= aim.count else 0
    if kind == DROWNED:
        return aim.points * hist.tally[DROWNED_FRENCH]
    assert kind == NO_ENEMY
    for t in range(TERRITORY_COUNT):
        if lands >> t & 1 and hist.part[t * NATION_COUNT + aim.enemy]:
            return 0
    return aim.points


def standing(s: Risk) -> list[int]:
    """What each nation would score if the campaign ended now."""
    found = [0] * NATION_COUNT
    for aim in PERIODS[calendar(s).period].aims:
        found[aim.nation] += points(s, aim)
    return found


def score(s: Risk) -> None:
    """The end of a campaign: victory points of all nations (RSK-HIS-02)."""
    hist = calendar(s)
    found = standing(s)
    for n in range(NATION_COUNT):
        for aim in PERIODS[hist.period].aims:
            number = points(s, aim) if aim.nation == n else 0
            if number and number_of(aim.lands) == 1:
                s.tell(T_SCORED_AT, n, number, aim.kind, aim.lands.bit_length() - 1)
            elif number:
                s.tell(T_SCORED, n, number, aim.kind)
        hist.vp[n] += found[n]
        if found[n]:
            step(s, T_POINTS, n, found[n], hist.vp[n])
