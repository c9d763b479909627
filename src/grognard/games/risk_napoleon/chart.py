"""Europe as a plain drawing, from the outlines that the board in the browser is drawn from too."""

import json
from pathlib import Path

from grognard.kernel.charts import BEYOND, LAND, ROAD, Chart, Spot, path, ring

WIDTH = 1190
HEIGHT = 1000


def chart() -> Chart:
    told = json.loads((Path(__file__).parent / "data" / "shapes.json").read_text(encoding="utf-8"))
    outlines = {name: "".join(map(ring, one["shape"])) for name, one in told["territories"].items()}
    places = {name: Spot(one["at"][0], one["at"][1], outlines[name]) for name, one in told["territories"].items()}
    links = [(ROAD, path([link["path"][i : i + 2] for i in range(0, len(link["path"]), 2)])) for link in told["links"]]
    ground = [(BEYOND, "".join(map(ring, told["beyond"]))), (LAND, "".join(outlines.values()))]
    return Chart((0, 0, WIDTH, HEIGHT), places, [*links, *ground], [], 14)
