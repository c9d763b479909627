"""Actions 4 and 5: the Scout and the wild card (N13-SCT, N13-WLD)."""

import pytest

from tests.games.nations_1813.helpers import table

THREE = {"murat": "probstheida wachau liebertwolkwitz"}  # hill, plain, hill; cavalry


@pytest.mark.clause("N13-SCT-01", "N13-SCT-03", "N13-SCT-04")
def test_a_scout_removes_any_own_marker_for_a_point() -> None:
    t = table(markers=THREE, french="scout", time=4)
    t.do("p1", "play scout")
    assert sorted(t.offers("p1", "remove")) == ["liebertwolkwitz", "probstheida", "wachau"]
    assert t.bar("p1", "remove leipzig") == "N13-SCT-01"
    assert t.bar("p1", "draw") == "N13-SCT-01"
    t.do("p1", "remove wachau")
    assert sorted(t.markers("murat")) == ["liebertwolkwitz", "probstheida"]
    assert (t["time"], t["actions"], t["hands"]["french"], t["discard"]) == (5, 4, [], [])
    assert t.see("p2")["supply"] == 6
    assert table(french="scout").bar("p1", "play scout") == "N13-SCT-01"


@pytest.mark.clause("N13-SCT-05", "N13-SCT-06", "N13-SCT-07", "N13-PLC-08")
def test_a_scout_may_place_the_tile_and_come_back() -> None:
    """The supply is empty but for the Scout just played."""
    t = table(markers={"murat": "probstheida wachau"}, french="scout", allied="scout scout scout scout scout", time=4)
    assert t.see("p1")["supply"] == 0
    t.do("p1", "play scout", "remove wachau")
    assert t.tile("murat") == "probstheida"
    assert (t["time"], t["hands"]["french"], t["score"]["french"]) == (6, ["scout"], 1)
    order = [told.split()[0] for told in t.heard()]
    assert order == ["scout", "point", "tile", "reward", "point"]


@pytest.mark.clause("N13-SCT-07", "N13-TRK-08")
def test_the_scouts_point_and_its_reveal_come_before_the_tile() -> None:
    t = table(markers={"murat": "probstheida wachau"}, french="scout", time=9)
    t.do("p1", "play scout", "remove wachau")
    assert (t.frame, t["time"], t.tile("murat"), t.markers("murat")) == ("Reveal", 10, None, ["probstheida"])
    t.do("p1", "reveal mission_leipzig")
    assert (t.tile("murat"), t["time"]) == ("probstheida", 11)


@pytest.mark.clause("N13-SCT-08")
def test_a_scout_touches_neither_an_enemy_marker_nor_the_last_one() -> None:
    t = table(
        markers={**THREE, "langeron": "breitenfeld ploesen"}, tiles={"ney": "eutritzsch"}, french="scout scout", time=4
    )
    t.do("p1", "play scout")
    assert t.bar("p1", "remove breitenfeld") == "N13-SCT-08"
    assert t.bar("p1", "remove eutritzsch") == "N13-SCT-08"


# --- wild pairs ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("N13-WLD-01", "N13-WLD-02", "N13-WLD-04", "N13-TRK-02")
def test_two_identical_movement_cards_move_any_unit_for_one_point() -> None:
    t = table(markers=THREE, french="move_infantry move_infantry", time=4)
    assert t.bar("p1", "play move_infantry") == "N13-MOV-02"  # Murat leads cavalry
    t.do("p1", "pair move_infantry", "march wachau", "to croebern")
    assert "croebern" in t.markers("murat")
    assert (t["time"], t["actions"], t["discard"]) == (5, 4, ["move_infantry", "move_infantry"])


@pytest.mark.clause("N13-WLD-03", "N13-WLD-04")
def test_two_identical_terrain_cards_remove_a_marker_on_any_terrain_for_no_time() -> None:
    t = table(markers=THREE, french="terrain_forest terrain_forest", time=4)
    assert t.bar("p1", "play terrain_forest") == "N13-TER-05"
    t.do("p1", "pair terrain_forest")
    assert sorted(t.offers("p1", "remove")) == ["liebertwolkwitz", "probstheida", "wachau"]
    t.do("p1", "remove wachau")
    assert (t["time"], t["actions"], t["discard"]) == (4, 4, ["terrain_forest", "terrain_forest"])
    assert t["hands"]["french"] == []


@pytest.mark.clause("N13-WLD-01", "N13-WLD-03", "N13-WLD-05")
def test_a_pair_is_two_cards_with_the_same_symbols() -> None:
    hand = "move_cavalry move_cavalry_infantry terrain_hill terrain_plain time time scout scout"
    t = table(markers=THREE, french=hand)
    assert t.bar("p1", "pair move_cavalry") == "N13-WLD-01"
    assert t.bar("p1", "pair move_cavalry_infantry") == "N13-WLD-01"
    assert t.bar("p1", "pair terrain_hill") == "N13-WLD-03"
    assert t.bar("p1", "pair time") == "N13-WLD-05"
    assert t.bar("p1", "pair scout") == "N13-WLD-05"
    assert t.offers("p1", "pair") == []


@pytest.mark.clause("N13-WLD-06", "N13-MOV-14")
def test_a_pair_may_be_one_play_of_a_jump_or_both() -> None:
    there = {"markers": THREE, "tiles": {"ney": "croebern"}}
    one = table(**there, french="move_infantry move_infantry move_cavalry", time=4)
    one.do("p1", "play move_cavalry", "march wachau", "jump gaschwitz", "second_pair move_infantry")
    assert (one["time"], one["actions"], "gaschwitz" in one.markers("murat")) == (6, 3, True)
    both = table(**there, french="move_infantry move_infantry move_artillery move_artillery", time=4)
    both.do("p1", "pair move_infantry", "march wachau", "jump gaschwitz")
    assert both.legal("p1") == ["second_pair move_artillery"]
    both.do("p1", "second_pair move_artillery")
    assert (both["time"], both["actions"], len(both["discard"])) == (6, 3, 4)


@pytest.mark.clause("N13-WLD-06")
def test_two_identical_cards_that_fit_may_be_played_one_by_one() -> None:
    t = table(markers=THREE, tiles={"ney": "croebern"}, french="move_cavalry move_cavalry", time=4)
    t.do("p1", "play move_cavalry", "march wachau", "jump gaschwitz")
    assert t.legal("p1") == ["second move_cavalry"]
    t.do("p1", "second move_cavalry")
    assert t["time"] == 6
    pair = table(markers=THREE, tiles={"ney": "croebern"}, french="move_cavalry move_cavalry")
    pair.do("p1", "pair move_cavalry", "march wachau")
    assert pair.bar("p1", "jump gaschwitz") == "N13-MOV-14"  # both cards are the first play
