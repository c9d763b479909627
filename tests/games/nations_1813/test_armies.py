"""Action 1: the Army card (N13-ARM)."""

import pytest

from tests.games.nations_1813.helpers import table

EVERYTHING = "breitenfeld ploesen klein_wiederitzsch"


@pytest.mark.clause("N13-ARM-01", "N13-ARM-12", "N13-ARM-04", "N13-GEN-07")
def test_a_marker_comes_into_each_village_of_the_card_and_no_time_passes() -> None:
    t = table(turn="allied", time=5)
    t.do("p2", "army langeron")
    assert sorted(t.markers("langeron")) == sorted(EVERYTHING.split())
    assert (t["time"], t["actions"]) == (5, 4)
    assert t.tile("langeron") is None
    assert t.bar("p2", "village breitenfeld") == "N13-ARM-08"  # nothing to choose, nothing to leave out


@pytest.mark.clause("N13-ARM-01")
def test_a_player_plays_his_own_army_cards() -> None:
    t = table()
    assert t.bar("p1", "army langeron") == "N13-ARM-01"
    assert set(t.offers("p1", "army")) == {"bertrand", "macdonald", "murat", "marmont", "poniatowski", "lauriston"}


@pytest.mark.clause("N13-ARM-02", "N13-GEN-24")
def test_other_markers_do_not_matter() -> None:
    t = table(markers={"bluecher": "breitenfeld radefeld", "ney": "breitenfeld eutritzsch"}, turn="allied")
    t.do("p2", "army langeron")
    assert t["areas"]["breitenfeld"]["markers"] == ["langeron", "bluecher", "ney"]


@pytest.mark.clause("N13-ARM-03", "N13-ARM-04", "N13-ARM-17")
@pytest.mark.parametrize("blocking", ["ney", "yorck"])
def test_a_village_with_a_tile_of_either_side_gets_no_marker_and_the_others_must(blocking: str) -> None:
    t = table(tiles={blocking: "ploesen"}, turn="allied")
    t.do("p2", "army langeron")
    assert t.markers("langeron") == ["breitenfeld", "klein_wiederitzsch"]
    assert t["areas"]["ploesen"] == {"tile": blocking}


@pytest.mark.clause("N13-ARM-05", "N13-GEN-09", "N13-CRD-06")
@pytest.mark.parametrize(
    ("seat", "army", "date"),
    [("p1", "ney", 10), ("p2", "platow", 10), ("p2", "bernadotte", 19), ("p2", "bennigsen", 19)],
)
def test_a_dated_card_waits_until_the_date_is_passed(seat: str, army: str, date: int) -> None:
    for time, clause in ((0, "N13-ARM-05"), (date - 1, "N13-ARM-05"), (date, "N13-ARM-05"), (date + 1, None)):
        turn = "french" if seat == "p1" else "allied"
        t = table(turn=turn, time=time, french="scout", allied="scout")
        assert t.bar(seat, f"army {army}") == clause


@pytest.mark.clause("N13-ARM-06", "N13-ARM-07", "N13-ARM-08", "N13-ARM-09", "N13-ARM-15", "N13-SCT-02", "N13-SCT-04")
def test_napoleon_needs_two_scouts_for_four_free_villages() -> None:
    t = table(french="scout scout scout", time=3)
    t.do("p1", "army napoleon")
    assert (t["time"], t["actions"], t["hands"]["french"]) == (5, 4, ["scout"])
    assert t.see("watcher")["supply"] == 5
    assert sorted(t.offers("p1", "village")) == ["leipzig", "reudnitz", "schoenefeld", "stoetteritz"]
    assert t.bar("p1", "village gohlis") == "N13-ARM-01"
    assert t.bar("p1", "draw") == "N13-ARM-08"
    t.do("p1", "village schoenefeld")
    assert t.markers("napoleon") == []  # all markers come at once
    assert t.bar("p1", "village schoenefeld") == "N13-ARM-08"
    t.do("p1", "village leipzig")
    assert t.markers("napoleon") == ["schoenefeld", "leipzig"]
    assert t.frame == "Actions"


@pytest.mark.clause("N13-ARM-09", "N13-ARM-08")
def test_with_one_village_blocked_one_scout_is_enough() -> None:
    t = table(french="scout", tiles={"ney": "leipzig"}, time=3)
    t.do("p1", "army napoleon")
    assert t["time"] == 4
    assert sorted(t.offers("p1", "village")) == ["reudnitz", "schoenefeld", "stoetteritz"]
    assert t.bar("p1", "village leipzig") == "N13-ARM-03"
    t.do("p1", "village reudnitz", "village stoetteritz")
    assert t.markers("napoleon") == ["reudnitz", "stoetteritz"]


@pytest.mark.clause("N13-ARM-09", "N13-ARM-06")
def test_with_two_villages_blocked_no_scout_is_needed() -> None:
    t = table(tiles={"ney": "leipzig", "yorck": "reudnitz"}, time=3)
    t.do("p1", "army napoleon")
    assert t["time"] == 3
    assert t.markers("napoleon") == ["schoenefeld", "stoetteritz"]


@pytest.mark.clause("N13-ARM-10", "N13-ARM-06")
def test_without_enough_scouts_the_card_cannot_be_played() -> None:
    assert table().bar("p1", "army napoleon") == "N13-ARM-10"
    assert table(french="scout").bar("p1", "army napoleon") == "N13-ARM-10"
    assert table(french="scout scout").bar("p1", "army napoleon") is None
    assert table(time=11).bar("p1", "army ney") == "N13-ARM-10"


@pytest.mark.clause("N13-ARM-11")
def test_a_played_card_cannot_be_played_again() -> None:
    t = table()
    t.do("p1", "army murat")
    assert t.bar("p1", "army murat") == "N13-ARM-11"
    assert t.army("murat")["state"] == "markers"
    assert "murat" not in t["unplayed"]
    assert table(tiles={"murat": "wachau"}).bar("p1", "army murat") == "N13-ARM-11"
    assert table(destroyed="murat").bar("p1", "army murat") == "N13-ARM-11"


@pytest.mark.clause("N13-ARM-13", "N13-ARM-17", "N13-PLC-01")
def test_with_one_free_village_the_tile_comes_at_once_with_all_rewards() -> None:
    t = table(tiles={"ney": "wachau", "yorck": "probstheida"}, time=3, score={"french": 2, "allied": 1})
    t.do("p1", "army murat")
    assert t.tile("murat") == "liebertwolkwitz"
    assert (t["time"], t["score"]["french"], t["hands"]["french"]) == (4, 3, ["scout"])


@pytest.mark.clause("N13-ARM-13")
def test_with_no_free_village_the_card_cannot_be_played() -> None:
    t = table(tiles={"ney": "wachau", "yorck": "probstheida", "lauriston": "liebertwolkwitz"})
    assert t.bar("p1", "army murat") == "N13-ARM-13"


@pytest.mark.clause("N13-ARM-14")
def test_a_scout_gained_by_the_play_comes_too_late_for_it() -> None:
    """Ney's last free villages: three, for two markers. The Scout must be there before."""
    t = table(time=11, markers={"murat": "wachau probstheida"}, french="terrain_hill")
    assert t.bar("p1", "army ney") == "N13-ARM-10"
    t.do("p1", "play terrain_hill", "remove probstheida")  # Murat's tile brings a Scout
    assert t["hands"]["french"] == ["scout"]
    assert t.bar("p1", "army ney") is None


@pytest.mark.clause("N13-ARM-16", "N13-TRK-08")
def test_the_scouts_points_and_a_reveal_come_before_the_villages() -> None:
    t = table(french="scout scout", time=8)
    t.do("p1", "army napoleon")
    assert (t.frame, t["time"]) == ("Reveal", 10)
    assert t.markers("napoleon") == []
    t.do("p1", "reveal mission_leipzig")
    assert t.frame == "Villages"
    t.do("p1", "village leipzig", "village reudnitz")
    assert t.markers("napoleon") == ["leipzig", "reudnitz"]


@pytest.mark.clause("N13-ARM-16", "N13-TRK-08")
def test_the_second_scouts_point_waits_for_the_reveal() -> None:
    t = table(french="scout scout", time=9)
    t.do("p1", "army napoleon")
    assert (t.frame, t["time"]) == ("Reveal", 10)
    t.do("p1", "reveal mission_leipzig")
    assert (t.frame, t["time"]) == ("Villages", 11)


@pytest.mark.clause("N13-ARM-15", "N13-OPT-11")
def test_scouts_of_an_army_play_cost_actions_if_so_agreed() -> None:
    costly = {"scout_in_army_play_costs_action": True}
    t = table(french="scout scout", options=costly, actions=3)
    t.do("p1", "army napoleon", "village leipzig", "village reudnitz")
    assert t.awaited == ["p2"]  # three actions: the turn is over
    assert table(french="scout scout", options=costly, actions=2).bar("p1", "army napoleon") == "N13-ARM-15"
    assert table(french="scout scout", actions=1).bar("p1", "army napoleon") is None
