"""The advanced rules (N13-ADV, R-42)."""

from typing import Any

import pytest

from tests.games.nations_1813.helpers import Table, ending, table

ADVANCED = {"ruleset": "advanced"}
GROUND = {"plain": "gohlis", "forest": "connewitz", "hill": "stoetteritz", "river": "leipzig"}
UNIT = {"artillery": "marmont", "infantry": "macdonald", "cavalry": "murat"}  # 4 each
TABLE = {
    "plain": {"artillery": 0, "infantry": 0, "cavalry": 1},
    "forest": {"artillery": 0, "infantry": 1, "cavalry": -1},
    "hill": {"artillery": 2, "infantry": 0, "cavalry": 0},
    "river": {"artillery": -2, "infantry": -1, "cavalry": 0},
}


def scored(**situation: Any) -> Table:
    return ending(
        **{"time": 47, "battles": 2, "revealed": "north south east west centre", "options": ADVANCED, **situation}
    )


@pytest.mark.clause("N13-ADV-02", "N13-ADV-03", "N13-ADV-04", "N13-ADV-08", "N13-ADV-09", "N13-ADV-10", "N13-ADV-11")
@pytest.mark.parametrize("terrain", TABLE)
@pytest.mark.parametrize("unit", UNIT)
def test_a_tile_counts_more_or_less_by_unit_and_terrain(terrain: str, unit: str) -> None:
    t = table(tiles={UNIT[unit]: GROUND[terrain]}, options=ADVANCED)
    assert t.army(UNIT[unit])["worth"] == 4 + TABLE[terrain][unit]
    assert t.army(UNIT[unit])["strength"] == 4
    assert table(tiles={UNIT[unit]: GROUND[terrain]}).army(UNIT[unit])["worth"] == 4


@pytest.mark.clause("N13-ADV-04", "N13-SCN-02", "N13-OPT-01")
def test_the_terrain_decides_in_the_final_scoring() -> None:
    """MacDonald on the river of Leipzig against Blücher on the plain of Gohlis: 3 against 5."""
    t = scored(tiles={"macdonald": "leipzig", "bluecher": "gohlis"})
    told = next(m for m in t.see("p1")["scoring"]["missions"] if m["mission"] == "mission_leipzig")
    assert (told["french"], told["allied"], told["side"]) == (3, 5, "allied")
    basic = scored(tiles={"macdonald": "leipzig", "bluecher": "gohlis"}, options={})
    assert basic["score"]["french"] == 3


@pytest.mark.clause("N13-ADV-01")
def test_all_else_is_as_in_the_basic_game() -> None:
    t = table(markers={"murat": "wachau probstheida"}, french="terrain_hill", options=ADVANCED, time=4)
    t.do("p1", "play terrain_hill", "remove probstheida")
    assert (t.tile("murat"), t["score"]["french"], t["time"]) == ("wachau", 1, 5)


@pytest.mark.clause("N13-ADV-05", "N13-ADV-12", "N13-GEN-13")
def test_a_commanders_owner_names_its_unit_the_moment_the_tile_is_placed() -> None:
    t = table(
        markers={"napoleon": "stoetteritz leipzig", "klenau": "stoetteritz grosspoesna"},
        french="terrain_river",
        options=ADVANCED,
        time=4,
    )
    t.do("p1", "play terrain_river", "remove leipzig")
    assert (t.frame, t.awaited, t["time"]) == ("UnitType", ["p1"], 4)
    assert t.tile("napoleon") == "stoetteritz"
    assert t.markers("klenau") == ["stoetteritz", "grosspoesna"]  # swept away only then
    assert t.offers("p1", "unit") == ["infantry", "cavalry", "artillery"]
    assert t.bar("p1", "draw") == "N13-ADV-12"
    assert t.bar("p2", "unit infantry") == "N13-ADV-12"
    t.do("p1", "unit artillery")
    assert (t.army("napoleon")["unit"], t.army("napoleon")["worth"]) == ("artillery", 9)
    assert (t.tile("klenau"), t["time"]) == ("grosspoesna", 5)


@pytest.mark.clause("N13-ADV-12", "N13-TRN-09")
def test_even_in_the_other_players_turn() -> None:
    t = table(
        markers={"murat": "wachau probstheida", "schwarzenberg": "wachau stoermthal"},
        french="terrain_hill",
        options=ADVANCED,
    )
    t.do("p1", "play terrain_hill", "remove probstheida")
    assert (t.frame, t.awaited) == ("UnitType", ["p2"])
    assert t.bar("p1", "draw") == "N13-ADV-12"
    t.do("p2", "unit cavalry")
    assert t.army("schwarzenberg")["worth"] == 8
    assert t.awaited == ["p1"]


@pytest.mark.clause("N13-ADV-06")
def test_terrain_does_not_count_in_battles() -> None:
    """Bertrand (2) on the river of Leipzig is worth 1 in the scoring, and stands a battle with 1 left."""
    t = ending(tiles={"bertrand": "leipzig", "yorck": "gohlis"}, time=19, revealed="north south", options=ADVANCED)
    assert t.army("bertrand") | {"strength": 1, "worth": 0, "state": "tile"} == t.army("bertrand")


@pytest.mark.clause("N13-ADV-07")
def test_a_tile_counts_at_least_nothing() -> None:
    t = scored(tiles={"lauriston": "leipzig"}, damage={"lauriston": 2})
    assert t.army("lauriston")["worth"] == 0  # 1 - 2
    assert t["score"]["french"] == 3  # nobody touches him


@pytest.mark.clause("N13-OPT-12", "N13-ADV-06")
def test_terrain_in_battles_if_so_agreed() -> None:
    options = {**ADVANCED, "terrain_in_battle": True}
    # Bertrand on the river: 2 - 1 = 1 point to take
    t = ending(tiles={"bertrand": "leipzig", "yorck": "gohlis"}, time=19, revealed="north south", options=options)
    assert t.army("bertrand")["state"] == "destroyed"
    # Marmont on a hill: 4 + 2; with four points lost he still stands
    there = {"marmont": "stoetteritz", "langeron": "reudnitz"}
    t = ending(tiles=there, damage={"marmont": 3}, time=19, revealed="north south", options=options)
    assert t.army("marmont") | {"state": "tile", "damage": 4} == t.army("marmont")
    plain = ending(tiles=there, damage={"marmont": 3}, time=19, revealed="north south", options=ADVANCED)
    assert plain.army("marmont")["state"] == "destroyed"


@pytest.mark.clause("N13-OPT-12")
def test_a_tile_that_terrain_alone_brings_below_one_stands_until_it_is_hit() -> None:
    options = {**ADVANCED, "terrain_in_battle": True}
    there = {"lauriston": "leipzig", "langeron": "gohlis", "yorck": "lindenau"}
    alone = ending(
        tiles={"lauriston": "leipzig"}, damage={"lauriston": 1}, time=19, revealed="north south", options=options
    )
    assert alone.army("lauriston")["state"] == "tile"
    hit = ending(tiles=there, damage={"lauriston": 1}, time=19, revealed="north south", options=options, turn="allied")
    while hit.frame == "Loss":
        hit.do(hit.awaited[0], hit.legal(hit.awaited[0])[0])
    assert hit.army("lauriston")["state"] == "destroyed"
    assert [told for told in hit.heard() if told.startswith("lost-point")] or hit["damage"][
        "lauriston"
    ] == 2  # one point only
