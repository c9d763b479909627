"""The country around Leipzig as a plain drawing: its areas, rivers and roads."""

import json
from pathlib import Path

from grognard.kernel.charts import BEYOND, HILL, LAND, RIVER, ROAD, WOOD, Chart, Spot, hexagon, soft

LEFT = 46
WIDTH = 908
HEIGHT = 1000


def chart() -> Chart:
    told = json.loads((Path(__file__).parent / "data" / "map.json").read_text(encoding="utf-8"))
    radius = told["board"]["hex_radius"]
    at = {area["id"]: (area["x"], area["y"]) for area in told["areas"]}
    outlines = {name: hexagon(x, y, radius, True) for name, (x, y) in at.items()}
    places = {name: Spot(x, y, outlines[name]) for name, (x, y) in at.items()}
    kinds = {area["id"]: area["terrain"] for area in told["areas"]}
    ground = [(BEYOND, f"M{LEFT} 0h{WIDTH}v{HEIGHT}h{-WIDTH}Z"), (LAND, "".join(outlines.values()))]
    for kind, terrain in ((WOOD, "forest"), (HILL, "hill")):
        ground.append((kind, "".join(outlines[name] for name, found in kinds.items() if found == terrain)))
    lines = [(ROAD, soft([at[name] for name in road["through"]])) for road in told["decor"]["roads"]]
    lines += [(RIVER, soft([at[name] for name in river["through"]])) for river in told["decor"]["rivers"]]
    return Chart((LEFT, 0, WIDTH, HEIGHT), places, ground, lines, 20)
