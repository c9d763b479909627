"""Europe as a plain drawing, from the outlines that the board in the browser is drawn from too."""

import json
from pathlib import Path

from grognard.kernel.charts import BEYOND, LAND, Chart, Spot, ring

WIDTH = 1280
HEIGHT = 1000


def chart() -> Chart:
    told = json.loads((Path(__file__).parent / "data" / "shapes.json").read_text(encoding="utf-8"))
    outlines = {name: "".join(map(ring, one["shape"])) for name, one in told["places"].items()}
    places = {name: Spot(one["at"][0], one["at"][1], outlines[name]) for name, one in told["places"].items()}
    ground = [(BEYOND, "".join(map(ring, told["beyond"]))), (LAND, "".join(outlines.values()))]
    return Chart((0, 0, WIDTH, HEIGHT), places, ground, [], 14)
