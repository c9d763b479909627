"""Action 2: the Terrain card (N13-TER)."""

import pytest

from tests.games.nations_1813.helpers import table

LANGERON = {"langeron": "breitenfeld ploesen klein_wiederitzsch"}  # plain, river, plain


@pytest.mark.clause("N13-TER-01", "N13-TER-02", "N13-TER-06")
def test_a_marker_on_the_cards_terrain_goes() -> None:
    t = table(markers=LANGERON, turn="allied", allied="terrain_plain", time=5)
    t.do("p2", "play terrain_plain")
    assert sorted(t.offers("p2", "remove")) == ["breitenfeld", "klein_wiederitzsch"]
    assert t.bar("p2", "remove ploesen") == "N13-TER-01"
    assert t.bar("p2", "remove gohlis") == "N13-TER-01"
    assert t.bar("p2", "draw") == "N13-TER-01"  # a play is made whole
    t.do("p2", "remove breitenfeld")
    assert sorted(t.markers("langeron")) == ["klein_wiederitzsch", "ploesen"]
    assert (t["time"], t["actions"], t["discard"], t["hands"]["allied"]) == (5, 4, ["terrain_plain"], [])


@pytest.mark.clause("N13-TER-02")
def test_markers_of_several_armies_may_be_meant_and_one_goes() -> None:
    both = {"langeron": "breitenfeld ploesen klein_wiederitzsch", "bluecher": "luetzschena radefeld breitenfeld"}
    t = table(markers=both, turn="allied", allied="terrain_plain")
    t.do("p2", "play terrain_plain")
    assert sorted(t.offers("p2", "remove")) == ["breitenfeld", "klein_wiederitzsch", "luetzschena", "radefeld"]
    t.do("p2", "remove breitenfeld")
    assert t.offers("p2", "marker") == ["langeron", "bluecher"]
    assert t.bar("p2", "marker yorck") == "N13-TER-02"
    t.do("p2", "marker bluecher")
    assert "breitenfeld" in t.markers("langeron")
    assert t.markers("bluecher") == ["radefeld", "luetzschena"]


@pytest.mark.clause("N13-TER-03", "N13-TER-04", "N13-PLC-01")
def test_the_last_marker_stays_and_turns_into_the_tile() -> None:
    t = table(markers={"langeron": "breitenfeld ploesen"}, turn="allied", allied="terrain_plain terrain_river", time=5)
    t.do("p2", "play terrain_plain", "remove breitenfeld")
    assert t.tile("langeron") == "ploesen"
    assert t.markers("langeron") == []
    assert t["time"] == 6  # the tile's point, none for the card (N13-TER-06)
    t.do("p2", "army yorck", "play terrain_river")
    assert t.bar("p2", "remove ploesen") == "N13-TER-03"


@pytest.mark.clause("N13-TER-05")
def test_a_card_with_no_own_marker_on_its_terrain_cannot_be_played() -> None:
    t = table(markers=LANGERON, turn="allied", allied="terrain_plain terrain_river terrain_hill")
    assert t.bar("p2", "play terrain_hill") == "N13-TER-05"
    assert t.offers("p2", "play") == ["terrain_plain", "terrain_river"]
    none = table(turn="allied", allied="terrain_plain terrain_plain")
    assert none.bar("p2", "play terrain_plain") == "N13-TER-05"
    assert none.bar("p2", "pair terrain_plain") == "N13-TER-05"
    enemy = table(markers={"murat": "wachau probstheida"}, turn="allied", allied="terrain_plain")
    assert enemy.bar("p2", "play terrain_plain") == "N13-TER-05"


@pytest.mark.clause("N13-TER-07")
def test_an_enemy_marker_is_never_touched() -> None:
    t = table(markers={**LANGERON, "murat": "wachau probstheida"}, turn="allied", allied="terrain_plain")
    t.do("p2", "play terrain_plain")
    assert t.bar("p2", "remove wachau") == "N13-TER-07"


@pytest.mark.clause("N13-TRN-10")
def test_a_card_is_played_from_ones_own_hand() -> None:
    t = table(markers=LANGERON, turn="allied", french="terrain_plain")
    assert t.bar("p2", "play terrain_plain") == "N13-TRN-10"
    assert t.bar("p2", "pair terrain_plain") == "N13-TRN-10"
    assert t.bar("p2", "play scout") == "N13-TRN-10"
    assert t.bar("p2", "play time") == "N13-TRN-10"
