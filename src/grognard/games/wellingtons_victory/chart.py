"""The field of Waterloo as a plain drawing: heights, woods, farms, roads and streams."""

import math

from grognard.games.wellingtons_victory.ground import (
    COLUMN,
    COLUMNS,
    COVER,
    HARD,
    HEXES,
    LEVEL,
    NEAR,
    ROAD,
    ROW,
    ROWS,
    SIDE,
    SOFT,
    STREAM,
)
from grognard.kernel import charts
from grognard.kernel.charts import Chart, Spot, hexagon, path

RADIUS = 10.0
HALF = RADIUS * math.sqrt(3) / 2


def _middle(h: int) -> tuple[float, float]:
    """The middle of a hex: flat-topped, in columns from west to east; even columns stand half a hex lower."""
    down = (2 * ROW[h] - 1 if COLUMN[h] % 2 else 2 * ROW[h]) * HALF
    return RADIUS + (COLUMN[h] - 1) * 1.5 * RADIUS, down


def _heights(at: list[tuple[float, float]]) -> list[tuple[str, str]]:
    """Ground of one level in strips along the columns."""
    strips: list[list[str]] = [[] for _ in range(max(LEVEL) + 1)]
    first = 0
    for i in range(1, len(at) + 1):
        if i == len(at) or at[i][0] != at[first][0] or LEVEL[i] != LEVEL[first]:
            x, y = at[first]
            wide, high = 1.5 * RADIUS + 0.4, (i - first) * 2 * HALF + 0.4
            strips[LEVEL[first]].append(f"M{x - RADIUS * 0.75:.1f} {y - HALF:.1f}h{wide:.1f}v{high:.1f}h{-wide:.1f}Z")
            first = i
    return [(f"{charts.HILL}-{level}", "".join(found)) for level, found in enumerate(strips)]


def _streams(at: list[tuple[float, float]]) -> str:
    """The sides of hexes along which water runs."""
    found = []
    for border, kind in enumerate(SIDE):
        here, there = border // 6, NEAR[border]
        if kind == STREAM and here < there:
            (x, y), (u, v) = at[here], at[there]
            far = RADIUS / 2 / math.hypot(u - x, v - y)
            middle = ((x + u) / 2, (y + v) / 2)
            across = ((v - y) * far, (x - u) * far)
            found.append(
                path([(middle[0] - across[0], middle[1] - across[1]), (middle[0] + across[0], middle[1] + across[1])])
            )
    return "".join(found)


def chart() -> Chart:
    at = [_middle(h) for h in range(len(HEXES))]
    places = {name: Spot(x, y, hexagon(x, y, RADIUS, False)) for name, (x, y) in zip(HEXES, at, strict=True)}
    woods = "".join(hexagon(x, y, RADIUS, False) for h, (x, y) in enumerate(at) if COVER[h] == SOFT)
    farms = "".join(hexagon(x, y, RADIUS, False) for h, (x, y) in enumerate(at) if COVER[h] == HARD)
    roads = [path([at[b // 6], at[NEAR[b]]]) for b, road in enumerate(ROAD) if road and b // 6 < NEAR[b]]
    ground = [*_heights(at), (charts.WOOD, woods), (charts.TOWN, farms), (charts.ROAD, "".join(roads))]
    box = (0.0, 0.0, COLUMNS * 1.5 * RADIUS + RADIUS / 2, ROWS * 2 * HALF)
    return Chart(box, places, [*ground, (charts.RIVER, _streams(at))], [], RADIUS)
