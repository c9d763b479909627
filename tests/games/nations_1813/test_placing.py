"""Placing army tiles and chains of placements (N13-PLC)."""

import pytest

from tests.games.nations_1813.helpers import Table, table


def place_murat(t: Table) -> Table:
    """Napoléon removes Murat's marker on the hill of Probstheida; the other one becomes the tile."""
    return t.do("p1", "play terrain_hill", "remove probstheida")


MURAT = {"murat": "probstheida wachau"}


@pytest.mark.clause("N13-PLC-01", "N13-PLC-05", "N13-PLC-07", "N13-PLC-08", "N13-PLC-10", "N13-SCT-05", "N13-TRK-01")
def test_the_last_marker_becomes_the_tile_at_once_for_a_point_a_scout_and_a_point_of_time() -> None:
    t = place_murat(table(markers=MURAT, french="terrain_hill", time=4))
    assert (t.tile("murat"), t.markers("murat")) == ("wachau", [])
    assert (t["score"], t["hands"]["french"], t["time"]) == ({"french": 1, "allied": 0}, ["scout"], 5)
    assert t.see("p2")["supply"] == 5
    assert t["actions"] == 4
    assert t.heard() == [
        "terrain p1 terrain_hill murat probstheida",
        "tile murat wachau",
        "reward p1 murat 1",
        "point 5",
    ]


@pytest.mark.clause("N13-PLC-02", "N13-PLC-06", "N13-GEN-26", "N13-GEN-23")
def test_all_other_markers_in_the_area_go_for_good() -> None:
    others = {"lauriston": "wachau holzhausen liebertwolkwitz", "klenau": "wachau stoermthal grosspoesna"}
    t = place_murat(table(markers={**MURAT, **others}, french="terrain_hill"))
    assert t["areas"]["wachau"] == {"tile": "murat"}
    assert sorted(t.markers("lauriston")) == ["holzhausen", "liebertwolkwitz"]
    assert sorted(t.markers("klenau")) == ["grosspoesna", "stoermthal"]
    assert "swept klenau wachau" in t.heard()


@pytest.mark.clause("N13-PLC-03", "N13-PLC-04", "N13-PLC-11", "N13-PLC-14", "N13-PLC-05")
def test_a_chain_places_tiles_of_both_sides() -> None:
    """Murat in Wachau sweeps Klenau down to Störmthal, whose tile sweeps Wittgenstein, and so on to Lauriston."""
    chain = {
        **MURAT,
        "klenau": "wachau stoermthal",
        "wittgenstein": "stoermthal liebertwolkwitz",
        "lauriston": "liebertwolkwitz holzhausen",
    }
    t = place_murat(table(markers=chain, french="terrain_hill", time=4))
    assert [t.tile(army) for army in chain] == ["wachau", "stoermthal", "liebertwolkwitz", "holzhausen"]
    assert t["score"] == {"french": 2, "allied": 0}
    assert t["hands"] == {"french": ["scout", "scout"], "allied": []}
    assert t["time"] == 6
    assert [told for told in t.heard() if told.split()[0] in ("tile", "reward", "point")] == [
        "tile murat wachau",
        "reward p1 murat 1",
        "point 5",
        "tile klenau stoermthal",
        "tile wittgenstein liebertwolkwitz",
        "tile lauriston holzhausen",
        "reward p1 lauriston 2",
        "point 6",
    ]


@pytest.mark.clause("N13-PLC-09")
def test_an_empty_supply_gives_no_scout() -> None:
    t = place_murat(table(markers=MURAT, french="terrain_hill", allied="scout scout scout scout scout scout", time=4))
    assert (t["hands"]["french"], t["score"]["french"], t["time"]) == ([], 1, 5)
    assert "no-scout p1" in t.heard()


@pytest.mark.clause("N13-PLC-13", "N13-TRN-09")
def test_the_active_player_chooses_among_armies_that_are_due_enemy_ones_included() -> None:
    both = {**MURAT, "klenau": "wachau stoermthal", "lauriston": "wachau holzhausen"}
    t = place_murat(table(markers=both, french="terrain_hill", time=4))
    assert (t.frame, t.awaited, t["time"]) == ("NextTile", ["p1"], 5)  # the first tile's reward is taken
    assert t.offers("p1", "place") == ["klenau", "lauriston"]
    assert t.bar("p1", "place murat") == "N13-PLC-01"
    assert t.bar("p1", "draw") == "N13-PLC-05"
    assert t.bar("p2", "place klenau") == "N13-PLC-13"
    t.do("p1", "place lauriston")
    assert (t.tile("lauriston"), t.tile("klenau")) == ("holzhausen", "stoermthal")


@pytest.mark.clause("N13-PLC-13")
def test_armies_that_become_due_on_the_way_join_the_choice() -> None:
    chain = {
        **MURAT,
        "klenau": "wachau stoermthal",
        "lauriston": "wachau holzhausen",
        "wittgenstein": "stoermthal gueldengossa",
    }
    t = place_murat(table(markers=chain, french="terrain_hill"))
    assert t.offers("p1", "place") == ["klenau", "lauriston"]
    t.do("p1", "place klenau")
    assert t.offers("p1", "place") == ["wittgenstein", "lauriston"]


@pytest.mark.clause("N13-PLC-12", "N13-PLC-15", "N13-ARM-11", "N13-GEN-26")
def test_of_two_last_markers_in_one_area_the_first_placed_stays_and_the_other_card_is_turned_up() -> None:
    both = {**MURAT, "klenau": "wachau stoermthal", "wittgenstein": "wachau stoermthal"}
    t = place_murat(table(markers=both, french="terrain_hill", time=4))
    t.do("p1", "place wittgenstein")
    assert t.tile("wittgenstein") == "stoermthal"
    assert t.army("klenau")["state"] == "unplayed"
    assert "klenau" in t["unplayed"]
    assert "taken-back klenau" in t.heard()
    assert (t["score"], t["time"], t["hands"]["allied"]) == ({"french": 1, "allied": 0}, 5, [])
    t.draws("p1", 4)
    t.do("p2", "army klenau")  # played anew, with all its markers, on the villages that are free
    assert sorted(t.markers("klenau")) == ["grosspoesna", "seifertshain"]


@pytest.mark.clause("N13-PLC-15", "N13-ARM-05", "N13-ARM-10")
def test_date_and_scouts_are_checked_anew_for_an_army_taken_back() -> None:
    both = {**MURAT, "schwarzenberg": "wachau stoermthal", "wittgenstein": "wachau stoermthal"}
    t = place_murat(table(markers=both, french="terrain_hill"))
    t.do("p1", "place wittgenstein")
    t.draws("p1", 4)
    assert t.bar("p2", "army schwarzenberg") == "N13-ARM-10"  # three free villages, two markers, no Scout


@pytest.mark.clause("N13-PLC-14", "N13-TRK-04", "N13-TRN-09")
def test_a_reveal_comes_before_the_next_tile() -> None:
    chain = {"klenau": "grosspoesna stoermthal", "wittgenstein": "stoermthal gueldengossa"}
    t = table(markers=chain, turn="allied", allied="terrain_forest", time=9)
    t.do("p2", "play terrain_forest", "remove grosspoesna")
    assert (t.tile("klenau"), t.tile("wittgenstein")) == ("stoermthal", None)
    assert (t.frame, t.awaited, t["time"], t["score"]["allied"]) == ("Reveal", ["p1"], 10, 1)
    t.do("p1", "reveal mission_wachau")
    assert (t.tile("wittgenstein"), t["time"], t["score"]["allied"]) == ("gueldengossa", 11, 2)
    assert t.awaited == ["p2"]


@pytest.mark.clause("N13-PLC-07", "N13-PLC-11")
def test_a_tile_placed_in_the_other_players_turn_gives_nobody_anything() -> None:
    t = place_murat(table(markers={**MURAT, "klenau": "wachau stoermthal"}, french="terrain_hill", time=4))
    assert t.tile("klenau") == "stoermthal"
    assert (t["score"], t["time"], t["hands"]) == (
        {"french": 1, "allied": 0},
        5,
        {"french": ["scout"], "allied": []},
    )
