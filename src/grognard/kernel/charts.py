"""A chart: a game's board as a plain drawing, on which a report shows where things happened.

Coordinates are the drawing's own. A place has an outline, or none: then it is a point. What lies beside and beneath the
places (coasts, roads, rivers, woods) is a list of lines and areas, each with the kind that says how it is drawn.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

LAND = "land"
BEYOND = "beyond"
WOOD = "wood"
HILL = "hill"
ROAD = "road"
RIVER = "river"
TOWN = "town"


@dataclass(frozen=True)
class Spot:
    """A place: where its middle is, and its outline as an SVG path (empty for a point)."""

    x: float
    y: float
    outline: str = ""


@dataclass(frozen=True)
class Chart:
    """`ground` is drawn beneath the places, `lines` above them; `box` is what is shown: left, top, width, height."""

    box: tuple[float, float, float, float]
    places: dict[str, Spot]
    ground: list[tuple[str, str]]  # kind, path
    lines: list[tuple[str, str]]
    size: float  # the radius of a place that is a point


def path(points: Sequence[Sequence[float]], closed: bool = False) -> str:
    """A line through these points, as SVG writes it."""
    return "M" + "L".join(f"{_short(x)} {_short(y)}" for x, y in points) + ("Z" if closed else "")


def soft(points: Sequence[Sequence[float]]) -> str:
    """A line through these points without corners (Catmull and Rom's, as Bézier curves)."""
    drawn = path(points[:1])
    for i in range(len(points) - 1):
        before, here, there, after = (
            points[max(i - 1, 0)],
            points[i],
            points[i + 1],
            points[min(i + 2, len(points) - 1)],
        )
        out = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        back = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        drawn += "C" + " ".join(f"{_short(x)} {_short(y)}" for x, y in (out, back, there))
    return drawn


def ring(flat: Sequence[float]) -> str:
    """An outline whose coordinates stand one after the other."""
    return path([(flat[i], flat[i + 1]) for i in range(0, len(flat), 2)], closed=True)


def hexagon(x: float, y: float, radius: float, pointed: bool) -> str:
    """A hex with a corner on top, or with a side on top."""
    turn = math.pi / 2 if pointed else 0.0
    corners = [turn + math.pi / 3 * k for k in range(6)]
    return path([(x + radius * math.cos(a), y + radius * math.sin(a)) for a in corners], closed=True)


def _short(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
