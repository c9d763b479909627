"""Stacking (chapter 9): limits, which formations go together, and what happens to those that do not."""

from typing import Final

from grognard.games.wellingtons_victory.effects import ROUT_NOW, disorder, disorder_piece, rout, strength_of
from grognard.games.wellingtons_victory.ground import COVER
from grognard.games.wellingtons_victory.state import DISORDERED, ORDERED, ROUTED, Battle
from grognard.games.wellingtons_victory.tables import (
    ARTILLERY,
    CAVALRY,
    COMPANY,
    CREW,
    INFANTRY,
    KIND,
    LEADER,
    NATION,
    SIDE_OF,
)
from grognard.games.wellingtons_victory.verbs import COLUMN, LINE, LINE_LEFT, LINE_RIGHT

FOOT_LIMIT: Final = 18  # WV-9.1.1, WV-10.4.1
HORSE_LIMIT: Final = 12  # WV-10.4.2
ROUGH_LIMIT: Final = 9  # WV-10.4.3


def over_limit(s: Battle, spot: int) -> bool:
    """Whether more points are in a hex than it takes."""
    total = s.points(spot)
    if total <= ROUGH_LIMIT:
        return False
    if COVER[spot]:
        return True
    horse = 0
    for p in s.here(spot):
        if KIND[p] == CAVALRY:
            horse += s.strength[p]
    return horse > HORSE_LIMIT or total - horse > FOOT_LIMIT


def would_exceed(s: Battle, spot: int, movers: list[int]) -> bool:
    """Whether the limit would be exceeded if these pieces came in."""
    foot, horse = 0, 0
    for p in movers:
        if KIND[p] == CAVALRY:
            horse += s.strength[p]
        elif KIND[p] != CREW:
            foot += strength_of(s, p)
    total = s.points(spot) + foot + horse
    if total <= ROUGH_LIMIT:
        return False
    if COVER[spot]:
        return True
    there = 0
    for p in s.here(spot):
        if KIND[p] == CAVALRY:
            there += s.strength[p]
    return there + horse > HORSE_LIMIT or total - there - horse > FOOT_LIMIT


def overstack(s: Battle, spot: int, side: int) -> None:
    """All in the hex are disordered; if some already are, or are companies, all rout (WV-9.1.3a, WV-9.4.5)."""
    s.show(spot)
    broken = False
    for p in s.here(spot):
        if SIDE_OF[p] != side or s.order[p] == ROUTED:
            continue  # nothing worse comes to a unit that is routed already
        if KIND[p] == COMPANY or (s.order[p] == DISORDERED and KIND[p] != ARTILLERY and KIND[p] != LEADER):
            broken = True
    if not broken:
        disorder(s, spot, side)
        return
    piece = rout(s, spot, side)
    if piece >= 0:
        s.checks += [piece, 0, ROUT_NOW]


def mingle(s: Battle, spot: int, entering: list[int]) -> None:
    """Something came into a hex: lines are disordered by anything but lines and leaders, extended lines by anything but
    leaders (WV-9.4.6, WV-9.4.7, WV-9.4x8), batteries that enter an occupied hex (WV-7.4.7b)."""
    here = [p for p in s.here(spot) if KIND[p] != LEADER]
    marker = s.markers.get(spot, -1)
    if marker >= 0 and here:
        disorder(s, s.where[marker], SIDE_OF[marker])
    if len(here) < 2:
        return
    for p in here:
        if KIND[p] != INFANTRY or s.order[p] != ORDERED:
            continue
        form = s.form[p]
        if LINE_RIGHT <= form <= LINE_LEFT:
            disorder_piece(s, p)
        elif form == LINE and [x for x in here if not in_line(s, x)]:
            disorder_piece(s, p)
    for p in entering:
        if KIND[p] == ARTILLERY and [x for x in here if x not in entering]:
            disorder_piece(s, p)


def in_line(s: Battle, piece: int) -> bool:
    """An ordered battalion in a line that is not extended."""
    return KIND[piece] == INFANTRY and s.form[piece] == LINE and s.order[piece] == ORDERED


def shape(s: Battle, piece: int) -> int:
    """What formation counts as in a stack: its own, disorder going with all battalions; -1 for leaders."""
    kind = KIND[piece]
    if kind == LEADER:
        return -1
    if kind == CAVALRY:
        return 100
    if kind != INFANTRY:
        return 200  # companies, crews and batteries (WV-9.4.3)
    if s.order[piece] != ORDERED:
        return 99
    return min(s.form[piece], LINE_RIGHT) if s.form[piece] <= LINE_LEFT else s.form[piece]


def clash(s: Battle, pieces: list[int]) -> str | None:
    """Why pieces may not end a phase in one hex; None if they may."""
    first = -1
    nation = -1
    for p in pieces:
        found = shape(s, p)
        if found < 0:
            continue
        if found == 99 and (first < 0 or first < 100):
            first = 99 if first < 0 else first
            continue
        if first == 99 and found < 100:
            first = found
        elif first < 0:
            first = found
        elif found != first:
            if found == 100 or first == 100:
                return "WV-9.4.2"
            for x in pieces:
                if KIND[x] == ARTILLERY or KIND[x] == CREW:
                    return "WV-9.4.3"
            return "WV-9.4.1"
        elif found == LINE_RIGHT:
            return "WV-9.4.7"
        if s.rules.no_mixed_companies and KIND[p] == COMPANY:
            if nation >= 0 and NATION[p] != nation:
                return "WV-15.4.2"
            nation = NATION[p]
    return None


def may_stop(s: Battle, spot: int, movers: list[int]) -> str | None:
    """Why these pieces may not end their move in a hex (WV-9.4.1 to 9.4.3, WV-15.4.2)."""
    side = SIDE_OF[movers[0]]
    one = movers[0] if len(movers) == 1 else -1
    there = [p for p in s.here(spot) if SIDE_OF[p] == side and p != one and (one >= 0 or p not in movers)]
    if not there:
        return None
    return clash(s, there + movers)


def strict_bar(s: Battle, spot: int, movers: list[int]) -> bool:
    """Option strict_line_stacking: lines and columns never share a hex, extended lines only with leaders (WV-15.3.4)."""
    forms: list[int] = []
    for p in list(s.here(spot)) + movers:
        if KIND[p] == INFANTRY and s.order[p] == ORDERED:
            forms.append(min(s.form[p], LINE_RIGHT))
    others = [p for p in movers if KIND[p] != LEADER]
    if others and (spot in s.markers or LINE_RIGHT in forms) and len([p for p in s.here(spot) if KIND[p] != LEADER]):
        return True
    return others != [] and ((LINE in forms and COLUMN in forms) or spot in s.markers)


def end_of_phase(s: Battle, spot: int) -> None:
    """Mixed stacks at the end of a phase are disordered, as are stacks in which one unit is (WV-9.4.5, R-05, R-60, R-132)."""
    pieces = [p for p in s.here(spot) if KIND[p] != LEADER]
    if len(pieces) < 2:
        return
    side = SIDE_OF[pieces[0]]
    own = [p for p in pieces if SIDE_OF[p] == side]
    reason = clash(s, own)
    facings: list[int] = []
    troubled = False
    for p in own:
        if not s.all_round(p) and s.facing[p] not in facings:
            facings.append(s.facing[p])
        if s.order[p] != ORDERED and KIND[p] in (INFANTRY, CAVALRY, ARTILLERY):
            troubled = True
    if reason is not None or len(facings) > 1 or troubled:
        for p in own:
            disorder_piece(s, p)
