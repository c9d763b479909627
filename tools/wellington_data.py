"""Writes the data of Wellington's Victory in the compact form that the game reads.

    python tools/wellington_data.py FOLDER

FOLDER holds the long form: map.json, oob.json, leaders.json, deployment.json, tables.json and scenarios.json. The map's
7,366 hexes become one letter each, column by column from the west, each column from north to south.
"""

import argparse
import json
from pathlib import Path
from typing import Any

OUT = Path(__file__).parent.parent / "src" / "grognard" / "games" / "wellingtons_victory" / "data"
COLUMNS, ROWS = 116, 64
COVER = {"clear": "c", "soft_cover": "s", "hard_cover": "h"}
UNIT = [
    "id", "name", "name_en", "short", "code", "nation", "army", "arm", "type", "brigade", "division", "corps",
    "strength", "effectiveness", "class", "class_with_option_15_3_6", "skirmish_with_option_15_3_1", "guns",
    "battery_class", "mount", "crew_strength", "crew_effectiveness", "ammunition", "weight", "special", "in_play",
    "contingent", "basis",
]  # fmt: skip
LEADER = [
    "id", "name", "level", "formation", "army", "nation", "radius", "radius_reduced", "command", "command_reduced",
    "basis",
]  # fmt: skip
FORMATION = ["id", "name", "name_en", "level", "parent", "leader"]


def hex_names() -> list[str]:
    """All hexes of the map, in the order of the compact form."""
    names = []
    for column in range(1, COLUMNS + 1):
        for row in range(1, ROWS + column % 2):
            sheet = "ABCD"[(column > 58) + 2 * (row > 32)]
            names.append(f"{sheet}{(column - 1) % 58 + 1:02}{(row - 1) % 32 + 1:02}")
    return names


def rows(things: list[dict[str, Any]], columns: list[str]) -> dict[str, Any]:
    """A list of things as a table: the names of its columns once, then a row for each."""
    return {"columns": columns, "rows": [[thing.get(column) for column in columns] for thing in things]}


def compact_map(told: dict[str, Any]) -> dict[str, Any]:
    hexes = [told["hexes"][name] for name in hex_names()]
    return {
        "basis": told["basis"],
        "levels": "".join(str(h["level"]) for h in hexes),
        "cover": "".join(COVER[h["terrain"]] for h in hexes),
        "hexsides": [
            [f"{side['a']}{side['direction']}", side["class"], side["kind"], bool(side.get("bridge"))]
            for side in told["hexsides"]
        ],
        "roads": [[a, b, kind] for a, b, kind in told["road_links"]],
        "road_exits": [
            [spot, edge]
            for road in told["roads"]
            for spot in (road["hexes"][0], road["hexes"][-1])
            for edge in road["exits"]
            if spot in told["edges"][edge]
        ],
        "entries": told["entries"],
        "objectives": told["objectives"],
    }


def relief(told: dict[str, Any]) -> dict[str, Any]:
    """What only the drawing of the board needs."""
    hexes = [told["hexes"][name] for name in hex_names()]
    return {
        "basis": told["basis"],
        "heights_dm": [round(h["height_m"] * 10) for h in hexes],
        "places": told["places"],
        "labels": told["labels"],
        "roads": told["roads"],
        "streams": told["streams"],
    }


def deployment(told: dict[str, Any]) -> dict[str, Any]:
    found = {}
    for scenario in told["scenarios"].values():
        units = [[name, u["hex"], u["facing"], u["formation"], u["stack"]] for name, u in scenario["units"].items()]
        kept = {key: value for key, value in scenario.items() if key not in ("units", "notes", "name", "time")}
        found[scenario["id"]] = {**kept, "units": units}
    return {"basis": told["basis"], "columns": ["id", "hex", "facing", "formation", "stack"], "scenarios": found}


NATIONS = {
    "french": ("française", "French"),
    "british": ("britannique", "British"),
    "kgl": ("de la KGL", "KGL"),
    "hanoverian": ("hanovrienne", "Hanoverian"),
    "netherlands": ("néerlandaise", "Netherlands"),
    "nassau": ("de Nassau", "Nassau"),
    "brunswick": ("de Brunswick", "Brunswick"),
    "prussian": ("prussienne", "Prussian"),
}
SPACE = "\N{NO-BREAK SPACE}"


def typeset(text: str) -> str:
    """Typographic apostrophes and spaces."""
    return text.replace("'", "’").replace(" ;", "\N{NARROW NO-BREAK SPACE};").replace(" :", f"{SPACE}:")


def place_words(told: dict[str, Any], lang: str) -> str:
    """The name of every spot: its number, with that of the place that it belongs to."""
    named: dict[str, str] = {}
    for place in told["places"]:
        for spot in place["hexes"]:
            named[spot] = typeset(place["name" if lang == "fr" else "name_en"])
    lines = []
    for spot in hex_names():
        name = f"{named[spot]} ({spot})" if spot in named else spot
        lines.append(f"place-{spot} = {name}")
        if lang == "fr":
            lines += [f"  .the = {name}", f"  .of = de {name}", f"  .to = en {name}"]
    return "\n".join([{"fr": "# Les hexagones.", "en": "# The hexes."}[lang], "", *lines, ""])


def piece_words(oob: dict[str, Any], leaders: dict[str, Any], lang: str) -> str:
    """The names of all units, crews, leaders, companies and formations."""
    key = "name" if lang == "fr" else "name_en"
    lines = [{"fr": "# Les pions et les formations.", "en": "# The pieces and formations."}[lang], ""]
    for unit in oob["units"]:
        lines.append(f"piece-{unit['id']} = {typeset(unit[key])}")
        if unit["arm"] == "artillery":
            name = typeset(unit[key])
            crew = f"Artilleurs{SPACE}: {name}" if lang == "fr" else f"Crew of {name}"
            lines.append(f"piece-{unit['id']}-crew = {crew}")
    lines += [f"piece-{leader['id']} = {typeset(leader['name'])}" for leader in leaders["leaders"]]
    for nation, (french, english) in NATIONS.items():
        mine = [u for u in oob["units"] if u["nation"] == nation and u["arm"] == "infantry"]
        for n in range(1, sum(u["strength"] if u["class"] == 1 else 1 for u in mine) + 1):
            name = f"Compagnie {french} {n}" if lang == "fr" else f"{english} company {n}"
            lines.append(f"piece-{nation}-company-{n} = {name}")
    lines += [f"formation-{f['id']} = {typeset(f[key])}" for f in oob["formations"]]
    return "\n".join([*lines, ""])


def write(name: str, told: dict[str, Any]) -> None:
    (OUT / name).write_text(json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the data of Wellington's Victory in compact form.")
    parser.add_argument("folder", type=Path, help="the folder with the long form")
    folder = parser.parse_args().folder

    def read(name: str) -> Any:
        return json.loads((folder / name).read_text(encoding="utf-8"))

    told, oob, tables = read("map.json"), read("oob.json"), read("tables.json")
    OUT.mkdir(parents=True, exist_ok=True)
    write("map.json", compact_map(told))
    write("relief.json", relief(told))
    units = {"basis": oob["basis"], "code_letters": oob["code_letters"], **rows(oob["units"], UNIT)}
    units["formations"] = rows(oob["formations"], FORMATION)
    units["leaders"] = {"basis": read("leaders.json")["basis"], **rows(read("leaders.json")["leaders"], LEADER)}
    write("armies.json", units)
    write("deployment.json", deployment(read("deployment.json")))
    kept = ("fire_table", "melee_table", "formations", "retreat", "army_morale", "morale_check", "melee_modifiers")
    write("tables.json", {name: tables[name] for name in kept})
    write("scenarios.json", read("scenarios.json"))
    for lang in ("fr", "en"):
        text = OUT.parent / "text"
        (text / f"places.{lang}.ftl").write_text(place_words(told, lang), encoding="utf-8")
        (text / f"pieces.{lang}.ftl").write_text(piece_words(oob, read("leaders.json"), lang), encoding="utf-8")


if __name__ == "__main__":
    main()
