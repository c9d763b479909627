"""Victory: missions, the last player left, capitals (RSK-VIC, RSK-WLD, RSK-CAP)."""

from grognard.games.risk_napoleon.state import MISSION_OF, Risk, colour_seat
from grognard.games.risk_napoleon.tables import (
    CAPITALS_TO_WIN,
    MISSION_COLOUR,
    MISSION_COUNT,
    MISSION_EXTRA,
    MISSION_GARRISON,
    MISSION_REGIONS,
    MISSION_TERRITORIES,
    REGION_MASK,
)
from grognard.games.risk_napoleon.verbs import T_SHOWN, T_WON
from grognard.kernel.contract import ALL


def regions_of(s: Risk, seat: int) -> int:
    """The regions of which the seat occupies every territory, as a mask."""
    held = s.held[seat]
    found = 0
    for region, mask in enumerate(REGION_MASK):
        if held & mask == mask:
            found |= 1 << region
    return found


def fulfilled(s: Risk, seat: int, mission: int, regions: int) -> bool:
    """Whether the seat would fulfil the mission now, if it held it; `regions` are the seat's (RSK-SET-08)."""
    colour = MISSION_COLOUR[mission]
    if colour >= 0 and colour != s.colour[seat]:
        target = colour_seat(s, colour)
        return target >= 0 and s.count(target) == 0  # RSK-R-06: whoever destroyed it
    wanted = MISSION_TERRITORIES[mission]  # of one's own colour: the card's second sentence (RSK-R-05)
    if wanted:
        if MISSION_GARRISON[mission] > 1:
            return garrisoned(s, seat, MISSION_GARRISON[mission], wanted)
        return s.count(seat) >= wanted
    named = MISSION_REGIONS[mission]
    if regions & named != named:
        return False
    return (regions & ~named).bit_count() >= MISSION_EXTRA[mission]


def garrisoned(s: Risk, seat: int, regiments: int, wanted: int) -> bool:
    """Whether the seat has `wanted` territories with so many regiments on each."""
    if s.count(seat) < wanted:
        return False
    found = 0
    for territory in s.lands[seat]:
        if s.troops[territory] >= regiments:
            found += 1
    return found >= wanted


def capitals_held(s: Risk, seat: int) -> int:
    """How many capitals the seat occupies, its own and fallen ones included (RSK-CAP-04, RSK-R-72)."""
    found = 0
    for capital in s.capital:
        if capital >= 0 and s.owner[capital] == seat:
            found += 1
    return found


def may_claim(s: Risk, seat: int) -> bool:
    """Whether the seat fulfils its mission now (RSK-VIC-01)."""
    return s.mission[seat] >= 0 and fulfilled(s, seat, s.mission[seat], regions_of(s, seat))


def claim(s: Risk, seat: int) -> None:
    """The seat shows its fulfilled mission and wins."""
    s.reveal(MISSION_OF + seat, ALL)
    s.tell(T_SHOWN, seat, s.mission[seat])
    win(s, seat)


def win(s: Risk, seat: int) -> None:
    s.tell(T_WON, seat)
    s.win(seat)


def look(s: Risk, seat: int) -> None:
    """A moment at which the active player may claim victory: the engine does it for him if so agreed (RSK-R-07).

    What he would have claimed and did not is noted: everybody can tell that he does not hold such a mission.
    """
    rules = s.rules
    if not rules.missions or not rules.auto_claim or s.winner >= 0:
        return
    if s.count(seat) < 11 and len(s.living()) == rules.players:
        return  # no mission can be fulfilled with fewer than eleven territories while all colours live
    regions = regions_of(s, seat)
    met = 0
    for mission in range(MISSION_COUNT):
        if fulfilled(s, seat, mission, regions):
            met |= 1 << mission
    if met >> s.mission[seat] & 1:
        claim(s, seat)
    else:
        s.missed[seat] |= met


def enough_capitals(s: Risk, seat: int) -> bool:
    return capitals_held(s, seat) >= CAPITALS_TO_WIN[s.rules.players]


def ending(s: Risk) -> str:
    """The clause by which the game ended."""
    rules = s.rules
    if rules.history:
        return "RSK-HIS-03"
    if rules.capitals and enough_capitals(s, s.winner):
        return "RSK-CAP-04"
    if rules.missions and len(s.living()) > 1:
        return "RSK-VIC-01"
    if rules.missions or rules.capitals:
        return "RSK-R-89"
    return "RSK-2PL-01" if rules.scenario == "two_player" else "RSK-WLD-01"
