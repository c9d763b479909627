"""Action 3: the Movement card and the jump (N13-MOV)."""

import pytest

from grognard.games.nations_1813.tables import AREAS, NEAR
from tests.games.nations_1813.helpers import table

TWO = {"langeron": "breitenfeld klein_wiederitzsch"}  # infantry


@pytest.mark.clause("N13-MOV-01", "N13-MOV-04", "N13-MOV-08", "N13-MOV-11", "N13-MOV-12", "N13-MOV-15")
def test_a_marker_moves_one_area_and_the_clock_one_point() -> None:
    t = table(markers=TWO, turn="allied", allied="move_cavalry_infantry", time=5)
    t.do("p2", "play move_cavalry_infantry")
    assert t.offers("p2", "march") == ["breitenfeld", "klein_wiederitzsch"]
    assert t.bar("p2", "march leipzig") == "N13-MOV-01"
    t.do("p2", "march breitenfeld")
    near = [AREAS[a] for a in NEAR[AREAS.index("breitenfeld")]]
    assert len(near) == 4  # on the edge of the board: there is no way off it
    assert sorted(t.offers("p2", "to")) == sorted(set(near) - {"klein_wiederitzsch"})
    assert t.bar("p2", "to leipzig") == "N13-MOV-04"
    assert t.bar("p2", "to luetzschena") == "N13-MOV-04"
    assert t.bar("p2", "draw") == "N13-MOV-04"
    t.do("p2", "to podelwitz")
    assert sorted(t.markers("langeron")) == ["klein_wiederitzsch", "podelwitz"]
    assert (t["time"], t["actions"], t["discard"], t["hands"]["allied"]) == (6, 4, ["move_cavalry_infantry"], [])
    assert t.tile("langeron") is None


@pytest.mark.clause("N13-MOV-02", "N13-GEN-12", "N13-GEN-14")
@pytest.mark.parametrize(
    ("card", "armies"),
    [
        ("move_infantry", "macdonald napoleon"),
        ("move_cavalry", "murat napoleon"),
        ("move_artillery", "marmont napoleon"),
        ("move_cavalry_infantry", "macdonald murat napoleon"),
        ("move_artillery_infantry", "macdonald marmont napoleon"),
        ("move_artillery_cavalry", "murat marmont napoleon"),
    ],
)
def test_the_unit_must_be_on_the_card_and_a_commander_is_every_unit(card: str, armies: str) -> None:
    places = {"macdonald": "moelkau", "murat": "wachau", "marmont": "gohlis", "napoleon": "leipzig"}
    rest = {"macdonald": "baalsdorf", "murat": "seifertshain", "marmont": "lindenthal", "napoleon": "kleinzschocher"}
    t = table(markers={a: f"{places[a]} {rest[a]}" for a in places}, french=card)
    t.do("p1", f"play {card}")
    can = set(armies.split())
    for army in places:
        assert t.bar("p1", f"march {places[army]}") == (None if army in can else "N13-MOV-02")


@pytest.mark.clause("N13-MOV-02")
def test_a_card_that_moves_nothing_cannot_be_played() -> None:
    t = table(markers=TWO, turn="allied", allied="move_cavalry move_artillery move_infantry")
    assert t.bar("p2", "play move_cavalry") == "N13-MOV-02"
    assert t.offers("p2", "play") == ["move_infantry"]
    assert table(turn="allied", allied="move_infantry").bar("p2", "play move_infantry") == "N13-MOV-01"


@pytest.mark.clause("N13-MOV-02")
def test_of_two_markers_in_an_area_only_the_one_that_fits_moves() -> None:
    both = {"langeron": "breitenfeld ploesen", "bluecher": "breitenfeld radefeld", "friedrich": "breitenfeld zwenkau"}
    t = table(markers=both, turn="allied", allied="move_cavalry move_infantry", time=5)
    t.do("p2", "play move_cavalry", "march breitenfeld", "to podelwitz")
    assert "podelwitz" in t.markers("bluecher")
    t.do("p2", "play move_infantry", "march breitenfeld")
    assert t.offers("p2", "marker") == ["langeron", "friedrich"]
    assert t.bar("p2", "marker bluecher") == "N13-MOV-01"
    assert t.bar("p2", "marker ney") == "N13-MOV-01"
    t.do("p2", "marker friedrich", "to podelwitz")
    assert "podelwitz" in t.markers("friedrich")


@pytest.mark.clause("N13-MOV-02")
def test_a_marker_beside_one_that_fits_does_not_move_for_it() -> None:
    three = {"langeron": "breitenfeld ploesen", "yorck": "breitenfeld wahren", "bluecher": "breitenfeld radefeld"}
    t = table(markers=three, turn="allied", allied="move_infantry")
    t.do("p2", "play move_infantry", "march breitenfeld")
    assert t.offers("p2", "marker") == ["langeron", "yorck"]
    assert t.bar("p2", "marker bluecher") == "N13-MOV-02"


@pytest.mark.clause("N13-MOV-03")
def test_tiles_never_move() -> None:
    t = table(markers=TWO, tiles={"yorck": "wahren"}, turn="allied", allied="move_infantry")
    t.do("p2", "play move_infantry")
    assert t.bar("p2", "march wahren") == "N13-MOV-03"


@pytest.mark.clause("N13-MOV-05")
@pytest.mark.parametrize("other", ["ney", "yorck"])
def test_no_marker_enters_an_area_with_a_tile_of_either_side(other: str) -> None:
    t = table(markers=TWO, tiles={other: "radefeld"}, turn="allied", allied="move_infantry")
    t.do("p2", "play move_infantry", "march breitenfeld")
    assert t.bar("p2", "to radefeld") == "N13-MOV-05"


@pytest.mark.clause("N13-MOV-05")
def test_a_marker_that_is_walled_in_cannot_be_chosen() -> None:
    wall = {"bertrand": "radefeld", "ney": "podelwitz", "murat": "lindenthal"}
    t = table(markers=TWO, tiles=wall, turn="allied", allied="move_infantry")
    t.do("p2", "play move_infantry")
    assert t.bar("p2", "march breitenfeld") == "N13-MOV-05"
    closed = {**wall, "marmont": "ploesen", "lauriston": "gohlis", "macdonald": "eutritzsch"}
    shut = table(markers=TWO, tiles=closed, turn="allied", allied="move_infantry move_infantry")
    assert shut.bar("p2", "play move_infantry") == "N13-MOV-05"
    assert shut.bar("p2", "pair move_infantry") == "N13-MOV-05"


@pytest.mark.clause("N13-MOV-06")
def test_no_marker_enters_an_area_with_a_marker_of_its_army() -> None:
    t = table(markers=TWO, turn="allied", allied="move_infantry")
    t.do("p2", "play move_infantry", "march breitenfeld")
    assert t.bar("p2", "to klein_wiederitzsch") == "N13-MOV-06"


@pytest.mark.clause("N13-MOV-07", "N13-GEN-24")
def test_markers_of_other_armies_do_not_hinder() -> None:
    others = {"bluecher": "radefeld luetzschena", "marmont": "radefeld moeckern"}
    t = table(markers={**TWO, **others}, turn="allied", allied="move_infantry")
    t.do("p2", "play move_infantry", "march breitenfeld", "to radefeld")
    assert t["areas"]["radefeld"]["markers"] == ["langeron", "bluecher", "marmont"]


# --- the jump --------------------------------------------------------------------------------------------------------

# Yorck's own tile stands in Lindenthal, between Breitenfeld and the areas south of it.
JUMP = {"markers": TWO, "tiles": {"yorck": "lindenthal"}, "turn": "allied"}


@pytest.mark.clause("N13-MOV-09", "N13-MOV-11", "N13-MOV-13", "N13-MOV-14", "N13-MOV-12")
def test_a_jump_over_an_own_tile_takes_two_plays_two_actions_and_two_points() -> None:
    t = table(**JUMP, allied="move_infantry move_cavalry_infantry", time=5)
    t.do("p2", "play move_infantry", "march breitenfeld")
    beyond = {AREAS[a] for a in NEAR[AREAS.index("lindenthal")]}
    assert set(t.offers("p2", "jump")) == beyond - {"breitenfeld", "klein_wiederitzsch"}
    t.do("p2", "jump moeckern")
    assert t.legal("p2") == ["second move_cavalry_infantry"]
    assert t.bar("p2", "second move_infantry") == "N13-MOV-14"  # no card is used twice
    t.do("p2", "second move_cavalry_infantry")
    assert sorted(t.markers("langeron")) == ["klein_wiederitzsch", "moeckern"]
    assert (t["time"], t["actions"], t["hands"]["allied"]) == (7, 3, [])
    assert sorted(t["discard"]) == ["move_cavalry_infantry", "move_infantry"]
    assert "jump p2 langeron breitenfeld lindenthal moeckern" in t.heard()


@pytest.mark.clause("N13-MOV-14")
def test_a_jump_needs_two_actions_and_two_plays_that_fit() -> None:
    for hand, actions in (
        ("move_infantry move_cavalry_infantry", 1),
        ("move_infantry", 5),
        ("move_infantry move_cavalry", 5),
    ):
        t = table(**JUMP, allied=hand, actions=actions)
        t.do("p2", "play move_infantry", "march breitenfeld")
        assert t.offers("p2", "jump") == []
        assert t.bar("p2", "jump moeckern") == "N13-MOV-14"


@pytest.mark.clause("N13-MOV-10")
def test_an_enemy_tile_cannot_be_jumped() -> None:
    t = table(**{**JUMP, "tiles": {"ney": "lindenthal"}}, allied="move_infantry move_infantry")
    t.do("p2", "play move_infantry", "march breitenfeld")
    assert t.offers("p2", "jump") == []
    assert t.bar("p2", "jump moeckern") == "N13-MOV-10"


@pytest.mark.clause("N13-MOV-09")
def test_without_a_tile_between_there_is_no_jump() -> None:
    t = table(markers=TWO, turn="allied", allied="move_infantry move_infantry")
    t.do("p2", "play move_infantry", "march breitenfeld")
    assert t.bar("p2", "jump moeckern") == "N13-MOV-09"
    assert t.bar("p2", "second move_infantry") == "N13-MOV-04"


@pytest.mark.clause("N13-MOV-13")
def test_a_jump_lands_beyond_one_tile_on_a_free_area() -> None:
    row = {"yorck": "lindenthal", "bluecher": "moeckern", "ney": "radefeld"}
    t = table(markers=TWO, tiles=row, turn="allied", allied="move_infantry move_infantry")
    t.do("p2", "play move_infantry", "march breitenfeld")
    assert t.bar("p2", "jump breitenfeld") == "N13-MOV-13"  # where it stands
    assert t.bar("p2", "jump moeckern") == "N13-MOV-13"  # a tile
    assert t.bar("p2", "jump radefeld") == "N13-MOV-13"  # an enemy's
    assert t.bar("p2", "jump klein_wiederitzsch") == "N13-MOV-13"  # a marker of the same army
    assert t.bar("p2", "jump leutzsch") == "N13-MOV-13"  # beyond two tiles in a row
    assert sorted(t.offers("p2", "jump")) == ["gohlis", "luetzschena"]


@pytest.mark.clause("N13-MOV-14", "N13-MOV-09")
def test_a_marker_that_can_only_jump_can_be_moved_so() -> None:
    wall = {"yorck": "radefeld", "ney": "podelwitz", "murat": "lindenthal"}
    t = table(markers=TWO, tiles=wall, turn="allied", allied="move_infantry move_infantry")
    t.do("p2", "play move_infantry", "march breitenfeld")
    assert t.offers("p2", "to") == []
    assert "luetzschena" in t.offers("p2", "jump")
    alone = table(markers=TWO, tiles=wall, turn="allied", allied="move_infantry")
    alone.do("p2", "play move_infantry")
    assert alone.offers("p2", "march") == ["klein_wiederitzsch"]


@pytest.mark.clause("N13-TRK-08", "N13-MOV-15", "N13-MOV-11")
def test_the_marker_moves_before_the_points_are_taken() -> None:
    t = table(**JUMP, allied="move_infantry move_cavalry_infantry", time=9)
    t.do("p2", "play move_infantry", "march breitenfeld", "jump moeckern", "second move_cavalry_infantry")
    assert (t.awaited, t.frame, t["time"]) == (["p1"], "Reveal", 10)
    assert "moeckern" in t.markers("langeron")
    t.do("p1", "reveal mission_leipzig")
    assert (t.awaited, t["time"], t["actions"]) == (["p2"], 11, 3)
