"""Battle (N13-BAT)."""

from typing import Any

import pytest

from tests.games.nations_1813.helpers import Table, ending

DUEL = {"poniatowski": "connewitz", "yorck": "kleinzschocher"}  # neighbours


def fought(**situation: Any) -> Table:
    """The end of a turn in which 16.10 was reached."""
    return ending(**{"time": 19, "revealed": "north south", **situation})


@pytest.mark.clause("N13-BAT-01", "N13-BAT-03", "N13-BAT-04", "N13-BAT-07", "N13-BAT-11")
def test_tiles_in_contact_lose_a_point_each_and_the_other_player_goes_on() -> None:
    t = fought(tiles=DUEL)
    assert t["damage"] == {"poniatowski": 1, "yorck": 1}
    assert (t["battles"], t.awaited) == (1, ["p2"])
    assert "battle 16_10" in t.heard()


@pytest.mark.clause("N13-BAT-01", "N13-BAT-16")
@pytest.mark.parametrize(
    ("time", "before", "after"), [(18, 0, 0), (19, 0, 1), (25, 0, 1), (25, 1, 1), (36, 1, 1), (37, 1, 2), (40, 2, 2)]
)
def test_a_battle_is_fought_once_when_its_date_is_reached_or_passed(time: int, before: int, after: int) -> None:
    t = ending(tiles={"napoleon": "connewitz", "yorck": "kleinzschocher"}, time=time, battles=before)
    assert t["battles"] == after
    assert t["damage"].get("yorck", 0) == after - before


@pytest.mark.clause("N13-BAT-16", "N13-BAT-12")
def test_two_dates_in_one_turn_bring_two_battles_the_second_with_what_is_left() -> None:
    t = ending(tiles=DUEL, time=37)
    assert t["battles"] == 2
    assert t["damage"]["yorck"] == 2
    assert t.tile("poniatowski") is None  # strength 2: destroyed in the second
    t = ending(tiles={"poniatowski": "connewitz", "friedrich": "kleinzschocher"}, time=37, damage={"poniatowski": 1})
    assert t.tile("poniatowski") is None
    assert t["damage"]["friedrich"] == 1  # alone in the second battle


@pytest.mark.clause("N13-BAT-02", "N13-BAT-03")
def test_tiles_without_contact_and_markers_take_no_part() -> None:
    t = fought(
        tiles={**DUEL, "bertrand": "leipzig"}, markers={"langeron": "gohlis eutritzsch", "murat": "wachau leutzsch"}
    )
    assert t["damage"] == {"poniatowski": 1, "yorck": 1}
    t = fought(tiles={"bertrand": "leipzig"}, markers={"langeron": "gohlis eutritzsch"})
    assert t["damage"] == {}
    assert "no-contact" in t.heard()


@pytest.mark.clause("N13-BAT-04", "N13-BAT-05", "N13-BAT-06", "N13-TRN-09")
def test_each_tile_deals_one_point_however_many_it_touches_and_the_damaged_player_chooses() -> None:
    t = fought(tiles={**DUEL, "bertrand": "lindenau"})
    assert (t.frame, t.awaited) == ("Loss", ["p1"])
    assert t.offers("p1", "loss") == ["bertrand", "poniatowski"]
    assert t.bar("p1", "loss yorck") == "N13-BAT-06"
    assert t.bar("p1", "loss murat") == "N13-BAT-06"
    assert t.bar("p1", "draw") == "N13-BAT-06"
    assert t.bar("p2", "loss poniatowski") == "N13-BAT-18"
    t.do("p1", "loss bertrand")
    assert t["damage"] == {"bertrand": 1, "yorck": 2}


@pytest.mark.clause("N13-BAT-08", "N13-BAT-09", "N13-BAT-15", "N13-BAT-19")
def test_a_tile_below_one_leaves_for_good_and_has_still_dealt_its_point() -> None:
    t = fought(tiles=DUEL, damage={"poniatowski": 1}, score={"french": 3, "allied": 2}, turn="allied")
    assert t.tile("poniatowski") is None
    assert t["damage"]["yorck"] == 1
    assert t["destroyed"] == ["poniatowski"]
    assert t["score"]["french"] == 3
    assert "destroyed poniatowski connewitz" in t.heard()
    assert t.bar("p1", "army poniatowski") == "N13-ARM-11"


@pytest.mark.clause("N13-BAT-09")
def test_the_area_of_a_destroyed_tile_is_free_again() -> None:
    t = fought(tiles={"poniatowski": "gohlis", "yorck": "moeckern"}, damage={"poniatowski": 1}, turn="allied")
    t.do("p1", "army marmont")
    assert sorted(t.markers("marmont")) == ["gohlis", "lindenthal"]


@pytest.mark.clause("N13-BAT-12")
def test_damage_is_simultaneous_and_stays() -> None:
    t = fought(tiles=DUEL, damage={"poniatowski": 1, "yorck": 2})
    assert t["destroyed"] == ["yorck", "poniatowski"]
    stays = fought(tiles={"napoleon": "connewitz", "yorck": "kleinzschocher"})
    assert stays.army("napoleon")["strength"] == 6
    stays.draws("p2", 5)
    assert stays["damage"] == {"napoleon": 1, "yorck": 1}


@pytest.mark.clause("N13-BAT-13", "N13-BAT-14")
def test_a_point_goes_only_to_a_tile_with_strength_left_and_else_is_lost() -> None:
    """Poniatowski has one point left; two enemies touch him alone."""
    t = fought(tiles={**DUEL, "friedrich": "doelitz"}, damage={"poniatowski": 1}, turn="allied")
    t.do("p2", "loss yorck")  # Poniatowski's own point, which the Allies give to one of theirs
    assert "lost-point friedrich" in t.heard() or "lost-point yorck" in t.heard()
    assert t["destroyed"] == ["poniatowski"]
    assert t["damage"]["poniatowski"] == 2


@pytest.mark.clause("N13-BAT-13", "N13-BAT-14")
def test_a_tile_used_up_is_no_longer_offered() -> None:
    """Murat and Bertrand stand between Yorck, Schwarzenberg and Friedrich; Murat has two points left, both forced on him."""
    tiles = {
        "murat": "connewitz",
        "bertrand": "leutzsch",
        "yorck": "kleinzschocher",
        "schwarzenberg": "doelitz",
        "friedrich": "grosszschocher",
    }
    t = fought(tiles=tiles, damage={"murat": 2}, time=19)
    assert [told for told in t.heard() if told.startswith("loss p1")] == [
        "loss p1 friedrich murat connewitz",
        "loss p1 schwarzenberg murat connewitz",
        "loss p1 yorck bertrand leutzsch",
    ]
    assert t.awaited == ["p2"]  # his own points left Napoléon no choice; Murat's point is the Allies' to place
    assert t.offers("p2", "loss") == ["yorck", "friedrich", "schwarzenberg"]
    t.do("p2", "loss schwarzenberg")
    assert t["destroyed"] == ["murat"]


@pytest.mark.clause("N13-BAT-13")
def test_a_tile_in_contact_that_can_take_no_more_is_barred() -> None:
    """Poniatowski, with one point left, takes Langeron's; of Yorck's three neighbours two can still take a point."""
    tiles = {"poniatowski": "connewitz", "bertrand": "lindenau", "yorck": "kleinzschocher", "langeron": "leipzig"}
    t = fought(tiles={**tiles, "murat": "leutzsch"}, damage={"poniatowski": 1})
    assert t.frame == "Loss"
    t.do("p1", "loss poniatowski")
    assert t.frame == "Loss"
    assert t.bar("p1", "loss poniatowski") == "N13-BAT-13"


@pytest.mark.clause("N13-BAT-14")
def test_forced_points_first_then_decisions_by_card_number() -> None:
    tiles = {"poniatowski": "connewitz", "bertrand": "lindenau", "yorck": "kleinzschocher", "langeron": "leipzig"}
    t = fought(tiles=tiles)
    assert t.see("p1")["at"]["by"] == "langeron"  # card 1 before card 2
    t.do("p1", "loss bertrand")
    assert t.see("p1")["at"] == {"by": "yorck", "taken": {"bertrand": 1}}
    t.do("p1", "loss bertrand")
    assert t.awaited == ["p2"]  # then the other side
    assert t.see("p2")["at"]["by"] == "bertrand"


@pytest.mark.clause("N13-BAT-18")
@pytest.mark.parametrize(("turn", "first", "second"), [("french", "p1", "p2"), ("allied", "p2", "p1")])
def test_the_player_whose_turn_has_ended_decides_first(turn: str, first: str, second: str) -> None:
    tiles = {"poniatowski": "connewitz", "bertrand": "lindenau", "yorck": "kleinzschocher", "langeron": "leipzig"}
    t = fought(tiles=tiles, turn=turn)
    for seat in (first, first, second, second):
        assert t.awaited == [seat]
        t.do(seat, t.legal(seat)[0])
    assert t.awaited == [second]
    assert t.frame == "Actions"


@pytest.mark.clause("N13-BAT-17", "N13-TRN-07")
def test_a_battle_comes_before_the_end_of_the_game() -> None:
    every = "north south east west centre"
    t = ending(tiles={"ney": "leipzig", "yorck": "gohlis"}, time=47, battles=1, revealed=every)
    assert t.frame == ""
    assert t["damage"] == {"ney": 1, "yorck": 1}
    order = [told.split()[0] for told in t.heard()]
    assert order.index("battle") < order.index("scoring")


@pytest.mark.clause("N13-GEN-15", "N13-SCO-10")
def test_damage_lowers_the_strength_of_a_tile() -> None:
    t = fought(tiles=DUEL)
    assert [t.army(a)["strength"] for a in DUEL] == [1, 2]
