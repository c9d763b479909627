"""Observation: line of sight by levels, cover and troops in between (WV-10.5), cover on the line of fire (WV-10.6).

One hex a step, or a pair where the line runs along a hexside; a pair blocks only if both its hexes do (WV-10.5.4).
"""

from typing import Final

from grognard.games.wellingtons_victory.ground import (
    AT,
    COVER,
    LEVEL,
    LIN,
    NEAR,
    OFFSET,
    SIDE_COVER,
    VEC_CROSS,
    VEC_FAR,
    VEC_LINE,
    VEC_REAR,
)
from grognard.games.wellingtons_victory.state import POINTS, SOLID, Battle

BLOCKED: Final = 0
SEEN: Final = 1
SCREENED: Final = 2  # seen over companies directly before it: target class 4 (WV-10.6.5, R-72)


def sight(s: Battle, a: int, b: int) -> int:
    """Whether the hexes a and b see each other; SCREENED only if companies stand before the lower of the two."""
    v = LIN[b] - LIN[a] + OFFSET
    if v < 0 or v > 2 * OFFSET:
        return BLOCKED
    n = VEC_FAR[v]
    if n <= 1:
        return SEEN  # WV-10.5.6
    if n > s.rules.gun_reach:
        return BLOCKED
    if LEVEL[a] == LEVEL[b]:
        return _same_level(s, a, b, v)
    if LEVEL[a] > LEVEL[b]:
        return _down(s, a, b, v, n)
    return _down(s, b, a, 2 * OFFSET - v, n)


def _same_level(s: Battle, a: int, b: int, v: int) -> int:
    level = LEVEL[a]
    base = LIN[a]
    hold = s.hold
    path = VEC_LINE[v]
    for i in range(0, len(path), 2):
        one = AT[base + path[i]]
        two = AT[base + path[i + 1]]
        if one == two:
            if one < 0:
                continue
            if LEVEL[one] > level or (LEVEL[one] == level and (COVER[one] or hold.get(one, 0) & POINTS)):
                return BLOCKED  # WV-10.5.1a, b
        elif one >= 0 and two >= 0:
            if LEVEL[one] > level and LEVEL[two] > level:
                return BLOCKED
            if _wall(hold, one, level) and _wall(hold, two, level):
                return BLOCKED  # WV-10.5.4
    if reverse_slope(a, v) and reverse_slope(b, 2 * OFFSET - v):
        return BLOCKED  # WV-10.5.1c
    return SEEN


def _wall(hold: dict[int, int], h: int, level: int) -> bool:
    """Whether a hex of a pair blocks sight between units on a level."""
    if LEVEL[h] > level:
        return True
    return LEVEL[h] == level and (COVER[h] != 0 or hold.get(h, 0) & POINTS != 0)


def _down(s: Battle, high: int, low: int, v: int, n: int) -> int:
    """From the higher unit, whose vector this is, to the lower one (WV-10.5.2)."""
    h, lowest = LEVEL[high], LEVEL[low]
    base = LIN[high]
    hold = s.hold
    path = VEC_LINE[v]
    crest = 0
    below = 1  # the lower unit's own hex
    result = SEEN
    for step in range(1, n):
        one = AT[base + path[2 * step - 2]]
        two = AT[base + path[2 * step - 1]]
        if one < 0:
            one = two
        elif two < 0:
            two = one
        if one < 0:
            continue
        first, second = LEVEL[one], LEVEL[two]
        if first > h and second > h:
            return BLOCKED
        if _wall(hold, one, h) and (one == two or _wall(hold, two, h)):
            return BLOCKED
        if first == h and second == h:
            crest = step
            below = 1
        elif first == lowest or second == lowest:
            below += 1
        if step == n - 1:
            result = _before(hold, one, two, lowest)
            if result == BLOCKED:
                return BLOCKED
    return BLOCKED if crest - below * (h - lowest) > 0 else result


def _before(hold: dict[int, int], one: int, two: int, lowest: int) -> int:
    """The step next to the lower unit: solid things block, companies screen (R-15)."""
    worst = SEEN
    for h in (one, two):
        if LEVEL[h] < lowest:
            return SEEN
        bits = hold.get(h, 0)
        if COVER[h] or bits & SOLID:
            found = BLOCKED
        elif bits & POINTS:
            found = SCREENED
        else:
            return SEEN
        if worst == SEEN or found == SCREENED:
            worst = found
    return worst


def reverse_slope(h: int, v: int) -> bool:
    """Whether a unit in h that looks along a vector has lower ground behind it (WV-10.5.3, R-16)."""
    for d in VEC_REAR[v]:
        behind = NEAR[6 * h + d]
        if behind >= 0 and LEVEL[behind] < LEVEL[h]:
            return True
    return False


def cover_against(target: int, firer: int) -> int:
    """The cover of a hex against fire from another: its own, or of the hexside that the line enters by (WV-10.6.2 to 10.6.4).

    At a vertex both hexsides must be cover, and the weaker counts (WV-10.6x7)."""
    found = COVER[target]
    v = LIN[firer] - LIN[target] + OFFSET
    if v < 0 or v > 2 * OFFSET:
        return found
    crossing = VEC_CROSS[v]
    if crossing < 0:
        return found
    d = crossing // 2
    side = SIDE_COVER[6 * target + d]
    if crossing % 2:
        other = SIDE_COVER[6 * target + (d + 1) % 6]
        if other < side:
            side = other
    return max(found, side)


def enters_flank(target: int, facing: int, firer: int) -> int:
    """The flank by which fire enters a hex: 1 right, 2 left, 0 by front, rear or a vertex (WV-6.4.3)."""
    v = LIN[firer] - LIN[target] + OFFSET
    crossing = VEC_CROSS[v]
    if crossing < 0 or crossing % 2:
        return 0
    d = (crossing // 2 - facing) % 6
    return 1 if d == 2 else 2 if d == 5 else 0
