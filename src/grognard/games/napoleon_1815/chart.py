"""Belgium in June 1815 as a plain drawing: zones and roads, as the board in the browser places them."""

import json
from pathlib import Path

from grognard.kernel.charts import LAND, RIVER, ROAD, TOWN, WOOD, Chart, Spot, hexagon, path

WIDTH = 1520
HEIGHT = 1230


def chart() -> Chart:
    told = json.loads((Path(__file__).parent / "data" / "map.json").read_text(encoding="utf-8"))
    places = {zone["id"]: Spot(zone["x"] * 1.5 + 20, zone["y"] * 1.2 + 42) for zone in told["zones"]}
    kinds = {zone["id"]: zone["type"] for zone in told["zones"]}
    woods = [hexagon(at.x, at.y, 46, True) for name, at in places.items() if kinds[name] == "wooded"]
    towns = [hexagon(at.x, at.y, 30, True) for name, at in places.items() if "town" in kinds[name]]
    roads = []
    bridges = []
    for one in told["connections"]:
        a, b = places[one["a"]], places[one["b"]]
        roads.append(path([(a.x, a.y), (b.x, b.y)]))
        if one["bridge"]:  # a bar across the middle of the road
            x, y, dx, dy = (a.x + b.x) / 2, (a.y + b.y) / 2, b.x - a.x, b.y - a.y
            far = 11 / (dx * dx + dy * dy) ** 0.5
            bridges.append(path([(x - dy * far, y + dx * far), (x + dy * far, y - dx * far)]))
    land = (LAND, f"M0 0H{WIDTH}V{HEIGHT}H0Z")
    ground = [land, (WOOD, "".join(woods)), (TOWN, "".join(towns)), (ROAD, "".join(roads)), (RIVER, "".join(bridges))]
    return Chart((0, 0, WIDTH, HEIGHT), places, ground, [], 34)
