"""Victory, growth, elimination (NIE-VIC, NIE-OPT-12, -18)."""

from typing import Any

import pytest

from grognard.games.napoleon_in_europe import GAME
from grognard.games.napoleon_in_europe.tables import HOMELAND, NATIONS, REGIONS
from grognard.kernel.errors import BadInput
from tests.games.napoleon_in_europe.helpers import THREE, TWO, Table, table

AUSTRIA = [REGIONS[r] for r in HOMELAND[NATIONS.index("austria")]]
TOTAL = {"victory": "total"}


def occupied(but: str = "", by: str = "france 1I", **more: Any) -> Table:
    """Everything Austrian is in French hands, but for one region that is about to be entered."""
    regions = {place: by for place in AUSTRIA if place != but} | more.pop("regions", {})
    control = {place: by.split()[0] for place in regions if place in AUSTRIA} | more.pop("control", {})
    return table(control=control, options={**TOTAL, **more.pop("options", {})}, **regions, **more)


@pytest.mark.clause("NIE-VIC-01")
def test_total_victory_or_limited_war_is_agreed_before() -> None:
    assert GAME.resolve({})["victory"] == "limited_12"
    for victory in ("total", "limited_12", "limited_18", "limited_24"):
        assert GAME.resolve({"victory": victory})["victory"] == victory
    with pytest.raises(BadInput, match="option-choice"):
        GAME.resolve({"victory": "glory"})


# --- elimination -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("NIE-VIC-03", "NIE-VIC-04", "NIE-VIC-10")
def test_a_nation_whose_whole_homeland_is_occupied_is_gone_at_once() -> None:
    t = occupied(
        "bohemia", hands={"austria": "austria_square*3"}, control={"rome": "austria"},
        regions={"saxony": "france 1I", "naples": "austria 5I", "rome": "britain 1C"},
    )  # fmt: skip
    deck = len(t["deck"])
    t.do("p1", "march saxony>bohemia")
    assert "eliminated austria" in t.heard("p2")
    assert t.pieces("naples") == ""
    assert (t["hands"], len(t["deck"])) == ({}, deck + 3)
    assert t.control("rome") is None  # its marker is lifted
    assert all(t.control(place) == "france" for place in AUSTRIA)
    assert t["out"] == ["p3"]
    assert t["in_play"] == ["france", "britain"]


@pytest.mark.clause("NIE-VIC-10")
def test_the_land_of_the_eliminated_is_minor_land() -> None:
    t = occupied("bohemia", regions={"saxony": "france 1I", "tyrol": "france 1I 1C"}).do("p1", "march saxony>bohemia")
    t.do("p1", "march tyrol>bavaria", "detach france_infantry")
    assert (t.control("tyrol"), t.control("bavaria")) == ("france", "france")  # the marker stays


@pytest.mark.clause("NIE-VIC-03", "NIE-VIC-11")
def test_one_free_region_is_enough_even_without_a_piece() -> None:
    t = occupied("bohemia", regions={"saxony": "france 1C"}).do("p1", "march saxony>bohemia")
    assert "eliminated austria" not in t.heard("p2")  # cavalry occupies nothing
    assert t["out"] == []
    t.do("p1", "end_movement", "end_production").do("p2", "done").do("p3", "done")
    assert t.do("p1", "done").awaited == ["p2"]
    assert t["in_play"] == ["france", "britain", "austria"]


@pytest.mark.clause("NIE-VIC-12")
def test_enemies_count_together_but_allies_do_not() -> None:
    t = occupied("bohemia", regions={"saxony": "france 1I", "hungary": "britain 1I"}, control={"hungary": "britain"})
    t.do("p1", "march saxony>bohemia")
    assert t["out"] == ["p3"]  # French and British infantry together
    t = occupied(
        "bohemia", allies="p2-p3", regions={"saxony": "france 1I", "hungary": "britain 1I"},
        control={"hungary": "austria"},
    )  # fmt: skip
    assert t.do("p1", "march saxony>bohemia")["out"] == []


@pytest.mark.clause("NIE-VIC-12")
def test_a_region_that_the_nation_or_an_ally_contests_is_not_lost() -> None:
    for contester in ("austria", "britain"):
        t = occupied(
            "bohemia", allies="p2-p3", regions={"saxony": "france 1I", "hungary": f"france 1I; {contester} 1C"},
        ).do("p1", "march saxony>bohemia")  # fmt: skip
        assert t["out"] == []
    t = occupied(
        "bohemia", turn="p2", party="p2", allies="p2-p3",
        regions={"hungary": "france 1I; britain 1C", "bohemia": "france 1I"}, control={"bohemia": "france"},
    )  # fmt: skip
    assert t.do("p2", "march hungary>wallachia")["out"] == ["p3"]  # the ally has gone


@pytest.mark.clause("NIE-VIC-02", "NIE-VIC-13")
def test_the_last_player_left_wins_at_once() -> None:
    t = occupied("bohemia", seats={"p1": "france", "p2": "austria"}, regions={"saxony": "france 1I"})
    t.do("p1", "march saxony>bohemia")
    assert (t.frame, t["winners"], t.state.scores()) == ("", ["p1"], [1.0, 0.0])
    assert t.heard("p2")[-1] == "won p1"
    assert t.bar("p1", "end_movement") == "NIE-VIC-01"


@pytest.mark.clause("NIE-VIC-13")
def test_a_player_is_out_with_his_last_nation_and_allies_do_not_win_together() -> None:
    seats = {"p1": "france", "p2": "britain", "p3": "austria spain"}
    t = occupied("bohemia", seats=seats, regions={"saxony": "france 1I"}).do("p1", "march saxony>bohemia")
    assert (t["in_play"], t["out"]) == (["france", "britain", "spain"], [])
    t = occupied("bohemia", seats=THREE, allies="p1-p2", regions={"saxony": "france 1I"}).do(
        "p1", "march saxony>bohemia"
    )
    assert (t["out"], t["winners"]) == (["p3"], [])  # two allies are left: the war goes on


@pytest.mark.clause("NIE-VIC-09")
def test_in_limited_war_a_nation_without_homeland_plays_on_and_cannot_buy() -> None:
    t = occupied("bohemia", options={"victory": "limited_12"}, regions={"saxony": "france 1I", "naples": "austria 5I"})
    t.do("p1", "march saxony>bohemia")
    assert (t["out"], t.pieces("naples")) == ([], "austria 5I")
    t = table(
        turn="p3", frame="Production", hands={"austria": "austria_square*3"}, control=dict.fromkeys(AUSTRIA, "france"),
        **dict.fromkeys(AUSTRIA, "france 1I"),
    )  # fmt: skip
    assert t.bar("p3", "combine austria_brigade_infantry") == "NIE-PRD-13"


@pytest.mark.clause("NIE-OPT-12")
def test_with_the_option_limited_war_eliminates_too_and_the_fallen_score_minus_their_start() -> None:
    options = {"victory": "limited_12", "elimination_in_limited_war": True}
    t = occupied("bohemia", options=options, number=12, turn="p1", regions={"saxony": "france 1I"})
    t.do("p1", "march saxony>bohemia")
    assert t["out"] == ["p3"]
    t.do("p1", "end_movement", "end_production")
    t.do("p2", "done").do("p1", "done")
    t.do("p2", "end_movement", "end_production")
    assert t.frame == ""
    assert t.state.scores()[2] == -9.0
    t = occupied("bohemia", seats={"p1": "france", "p2": "austria"}, options=options, regions={"saxony": "france 1I"})
    assert t.do("p1", "march saxony>bohemia")["winners"] == ["p1"]  # one is left: over at once


# --- growth ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("NIE-VIC-05", "NIE-VIC-06", "NIE-VIC-08")
@pytest.mark.parametrize(("victory", "turns"), [("limited_12", 12), ("limited_18", 18), ("limited_24", 24)])
def test_limited_war_ends_after_its_turns_and_the_greatest_growth_wins(victory: str, turns: int) -> None:
    control = {"hanover": "britain", "saxony": "britain", "hesse": "france", "isle_gotland": "france"}
    t = table(seats=TWO, turn="p2", number=turns - 1, control=control, options={"victory": victory}, york="britain 1C")
    t.do("p2", "end_movement", "end_production")
    assert t["turn"]["number"] == turns
    t.do("p1", "done").do("p2", "done").do("p1", "end_movement", "end_production")
    t.do("p2", "done").do("p1", "done").do("p2", "end_movement", "end_production")
    assert (t.frame, t["winners"], t.state.scores()) == ("", ["p2"], [1.0, 2.0])  # X 10 - Y 9, X 8 - Y 6
    assert [e for e in t.heard("p1") if e.startswith("score")] == ["score p1 10 9 1", "score p2 8 6 1"]


@pytest.mark.clause("NIE-VIC-07", "NIE-VIC-14")
def test_several_nations_divide_their_growth_and_fractions_are_kept() -> None:
    seats = {"p1": "france spain", "p2": "britain"}
    minor = ["lisbon", "oporto", "rome", "naples", "hanover", "hesse", "saxony", "bavaria", "baden"]
    control = dict.fromkeys(minor, "spain") | {"malta": "britain"}
    t = table(seats=seats, turn="p2", number=12, frame="Production", control=control)
    t.do("p2", "end_production")
    assert t.state.scores() == [4.5, 1.0]  # (26 - 17) / 2


@pytest.mark.clause("NIE-VIC-14")
def test_equal_growth_wins_together() -> None:
    t = table(seats=TWO, turn="p2", number=12, frame="Production", control={"malta": "britain", "rome": "france"})
    t.do("p2", "end_production")
    assert (t["winners"], t.heard("p1")[-2:]) == (["p1", "p2"], ["won p1", "won p2"])


@pytest.mark.clause("NIE-OPT-18")
def test_total_victory_may_stop_after_some_turns() -> None:
    options = {"victory": "total", "total_turn_limit": "24"}
    t = table(seats=TWO, turn="p2", number=24, frame="Production", options=options, control={"malta": "britain"})
    t.do("p2", "end_production")
    assert (t.frame, t["winners"], t.state.scores()) == ("", ["p2"], [0.0, 1.0])
    t = table(seats=TWO, turn="p2", number=24, frame="Production", options=TOTAL)
    assert t.do("p2", "end_production")["turn"]["number"] == 25  # without the option it goes on
    t = table(
        turn="p2", number=24, frame="Production", options=options, seats={"p1": "france", "p2": "britain", "p3": "austria"},
        put={"out": ["p3"], "in_play": ["france", "britain"], "started": ["france", "britain", "austria"]},
        control=dict.fromkeys(AUSTRIA, ""),
    )  # fmt: skip
    t.do("p2", "end_production")
    assert t.state.scores()[2] < -100  # the eliminated do not compare
