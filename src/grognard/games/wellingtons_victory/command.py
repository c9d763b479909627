"""Who is in command (WV-14.2): within the radius of the lowest leader of the chain, or stacked with a leader."""

from grognard.games.wellingtons_victory.effects import radius
from grognard.games.wellingtons_victory.ground import distance
from grognard.games.wellingtons_victory.state import COMMANDED, ENTERED, LEADERS, ORDERED, Battle
from grognard.games.wellingtons_victory.tables import (
    ARMY,
    ARTILLERY,
    BRIGADE_OF,
    BRITISH,
    CREW,
    FORMATION_LEADER,
    FORMATION_OF,
    KGL,
    KIND,
    LEADER,
    MUFFLING,
    NATION,
    SIDE_OF,
    UNIT_COUNT,
    WELLINGTON,
)


def commanded_now(s: Battle, unit: int) -> bool:
    """Whether a unit is in command at this moment (WV-14.2.1a, b, WV-14.2.1x, WV-15.8.1)."""
    spot = s.where[unit]
    leader = FORMATION_LEADER[FORMATION_OF[unit]]
    at = s.where[leader]
    if at >= 0 and distance(spot, at) <= radius(s, leader):
        return True
    if with_leader(s, spot, ARMY[unit]):
        return True
    second = s.second(unit)
    if second >= 0 and with_leader(s, second, ARMY[unit]):
        return True
    if s.rules.wellington_batteries and KIND[unit] == ARTILLERY and NATION[unit] in (BRITISH, KGL):
        at = s.where[WELLINGTON]
        return at >= 0 and distance(spot, at) <= radius(s, WELLINGTON)
    return False


def with_leader(s: Battle, spot: int, army: int) -> bool:
    """Whether any leader of an army, reduced or not, is in a hex; Müffling commands no Anglo-Allied unit (WV-16.4.4(6))."""
    if not s.hold.get(spot, 0) & 3 * LEADERS:
        return False
    return any(KIND[p] == LEADER and ARMY[p] == army for p in s.here(spot))


def exempt(s: Battle, piece: int) -> bool:
    """Leaders, crews, companies, disordered and routed units need no command (WV-14.2)."""
    return KIND[piece] >= CREW or s.order[piece] != ORDERED


def brigade_awake(s: Battle, piece: int) -> bool:
    """Whether activation lets a piece act: its brigade is active, or it belongs to none (WV-14.3a, R-120)."""
    brigade = BRIGADE_OF[piece]
    return brigade < 0 or s.active[brigade] == 1


def why_idle(s: Battle, piece: int) -> str | None:
    """Why a piece may not act by itself in this phase for want of activation or command; None if it may."""
    if not brigade_awake(s, piece):
        return "WV-14.3a"
    if s.marks[piece] & (COMMANDED | ENTERED) or exempt(s, piece):
        return None
    return "WV-14.2"


def judge_command(s: Battle) -> None:
    """Command is judged for both sides at the start of the Formation, Movement and Combat Phases (WV-14.2.2a, b)."""
    where, marks = s.where, s.marks
    for u in range(UNIT_COUNT):
        if where[u] >= 0:
            if commanded_now(s, u):
                marks[u] = marks[u] | COMMANDED
            elif marks[u] & COMMANDED:
                marks[u] = marks[u] & ~COMMANDED


def liaison_places(s: Battle) -> list[int]:
    """Where Müffling may be set: with Anglo-Allied units within Wellington's radius (WV-16.4.4(6))."""
    at = s.where[WELLINGTON]
    if at < 0:
        return []
    far = radius(s, WELLINGTON)
    found: list[int] = []
    for u in range(UNIT_COUNT):
        spot = s.where[u]
        if spot >= 0 and ARMY[u] == 1 and spot != s.where[MUFFLING] and distance(spot, at) <= far and spot not in found:
            found.append(spot)
    found.sort()
    return found


def side_units(s: Battle, side: int) -> list[int]:
    """The combat units of a side on the map."""
    return [u for u in range(UNIT_COUNT) if s.where[u] >= 0 and SIDE_OF[u] == side]
