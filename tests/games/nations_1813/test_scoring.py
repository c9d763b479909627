"""The end of the game, the final scoring and victory (N13-END, N13-SCO, N13-VIC)."""

from typing import Any

import pytest

from tests.games.nations_1813.helpers import Table, ending, table

EVERY = "north south east west centre"


def scored(**situation: Any) -> Table:
    """The end of the last turn, both battles long fought; up to the first decision of the scoring, or to the end."""
    return ending(**{"time": 47, "battles": 2, "revealed": EVERY, **situation})


def mission(t: Table, name: str) -> dict[str, Any]:
    """A mission as the final scoring shows it."""
    found: dict[str, Any] = next(
        m for m in t.see("watcher")["scoring"]["missions"] if m["mission"] == f"mission_{name}"
    )
    return found


def values(t: Table, name: str) -> tuple[int, int, str]:
    told = mission(t, name)
    return told["french"], told["allied"], told["side"]


@pytest.mark.clause("N13-END-01")
@pytest.mark.parametrize(("time", "over"), [(45, False), (46, False), (47, True), (52, True)])
def test_the_game_ends_after_the_turn_in_which_the_indicator_is_beyond_the_19th(time: int, over: bool) -> None:
    assert (ending(time=time, battles=2).frame == "") == over


@pytest.mark.clause("N13-END-01", "N13-OPT-05")
def test_it_ends_on_the_19th_if_so_agreed() -> None:
    assert ending(time=46, battles=2, options={"end_condition": "reached"}).frame == ""
    assert ending(time=45, battles=2, options={"end_condition": "reached"}).frame != ""


@pytest.mark.clause("N13-END-02", "N13-END-01")
def test_the_last_turn_is_played_to_its_end() -> None:
    t = table(time=46, battles=2, revealed=EVERY, french="time")
    t.do("p1", "play time")
    assert (t["time"], t.frame, t["actions"]) == (47, "Actions", 4)
    t.draws("p1", 3)
    assert t.frame == "Actions"
    t.draws("p1", 1)
    assert t.frame == ""
    assert t.bar("p1", "draw") == "N13-END-01"


@pytest.mark.clause("N13-SCO-01", "N13-SCO-11", "N13-VIC-01", "N13-SCO-09")
def test_a_mission_army_that_nobody_touches_fulfils_its_mission() -> None:
    t = scored(tiles={"ney": "leipzig"})
    assert values(t, "leipzig") == (4, 0, "french")
    assert t["score"] == {"french": 3, "allied": 6 + 6 + 6 + 6}


@pytest.mark.clause("N13-SCO-02", "N13-SCO-05", "N13-SCO-06", "N13-SCO-15", "N13-FAQ-07")
def test_a_tile_supports_past_an_enemy_that_touches_both() -> None:
    """Murat does not touch Bertrand, but Yorck touches both."""
    t = scored(tiles={"bertrand": "leipzig", "yorck": "connewitz", "murat": "kleinzschocher"})
    assert values(t, "leipzig") == (2 + 4, 3, "french")
    assert mission(t, "leipzig")["supporters"] == [{"army": "murat", "worth": 4}]
    assert mission(t, "leipzig")["enemies"] == [{"army": "yorck", "worth": 3}]


@pytest.mark.clause("N13-SCO-02", "N13-OPT-06")
def test_support_may_need_contact_too() -> None:
    there = {"tiles": {"bertrand": "leipzig", "yorck": "connewitz", "murat": "kleinzschocher"}}
    strict = {"support_rule": "adjacent_and_shared_enemy"}
    assert values(scored(**there, options=strict), "leipzig") == (2, 3, "allied")
    near = {
        "tiles": {"bertrand": "leipzig", "yorck": "connewitz", "murat": "lindenau"},
        "missions": {"west": "mission_markranstaedt"},
    }
    assert values(scored(**near, options=strict), "leipzig") == (6, 3, "french")


@pytest.mark.clause("N13-SCO-03")
def test_a_neighbour_without_a_shared_enemy_gives_nothing() -> None:
    """Murat stands next to Bertrand, but touches only Blücher, who does not touch Bertrand."""
    t = scored(tiles={"bertrand": "leipzig", "yorck": "connewitz", "murat": "gohlis", "bluecher": "lindenthal"})
    assert values(t, "leipzig") == (2, 3, "allied")


TWO: dict[str, dict[str, Any]] = {
    # Ney on Paunsdorf, Bertrand on Stötteritz; Marmont between them; Schwarzenberg and Bennigsen touch Marmont and one each.
    "tiles": {
        "ney": "paunsdorf",
        "bertrand": "stoetteritz",
        "marmont": "moelkau",
        "schwarzenberg": "baalsdorf",
        "bennigsen": "probstheida",
        "friedrich": "doelitz",
    },
    "damage": {"bennigsen": 2, "friedrich": 1},
    "missions": {"centre": "mission_stoetteritz"},
}


@pytest.mark.clause("N13-SCO-04", "N13-SCO-15", "N13-SCO-13", "N13-SCO-09")
def test_a_tile_that_could_support_two_missions_supports_one_as_napoleon_decides() -> None:
    t = scored(**TWO)
    assert (t.frame, t.awaited, t.see("p2")["at"]) == ("Support", ["p1"], {"army": "marmont"})
    assert t.offers("p1", "support") == ["mission_paunsdorf", "mission_stoetteritz"]
    assert t.bar("p1", "support mission_leipzig") == "N13-SCO-01"  # no mission of his
    assert t.bar("p1", "support mission_moeckern") == "N13-SCO-01"  # nobody stands there
    assert t.bar("p1", "draw") == "N13-SCO-15"  # he cannot leave it out
    assert t.bar("p2", "support mission_paunsdorf") == "N13-SCO-13"
    t.do("p1", "support mission_stoetteritz")
    assert (values(t, "paunsdorf"), values(t, "stoetteritz")) == ((4, 7, "allied"), (6, 2, "french"))
    t = scored(**TWO).do("p1", "support mission_paunsdorf")
    assert (values(t, "paunsdorf"), values(t, "stoetteritz")) == ((8, 7, "french"), (2, 2, "french"))


@pytest.mark.clause("N13-SCO-02", "N13-SCO-03")
def test_what_it_cannot_support_is_barred() -> None:
    """A third mission army: in Reudnitz, next to Marmont, whose enemies do not touch it; a fourth far away."""
    tiles = {**TWO["tiles"], "murat": "reudnitz", "poniatowski": "lindenau"}
    third = {"south": "mission_wachau", "north": "mission_moeckern", "centre": "mission_stoetteritz"}
    t = scored(**{**TWO, "tiles": tiles, "missions": third})
    assert t.bar("p1", "support mission_lindenau") == "N13-SCO-02"
    swap = {**TWO["tiles"], "murat": "reudnitz", "bertrand": "connewitz", "klenau": "liebertwolkwitz"}
    swap.pop("bennigsen")
    # Marmont in Mölkau next to Reudnitz, where Murat holds a mission that none of Marmont's enemies touches
    two = {"centre": "mission_reudnitz", "south": "mission_liebertwolkwitz"}
    swap["klenau"], swap["lauriston"] = "holzhausen", "liebertwolkwitz"
    t = scored(tiles=swap, missions=two)
    assert t.frame == "Support"
    assert t.offers("p1", "support") == ["mission_liebertwolkwitz", "mission_paunsdorf"]
    assert t.bar("p1", "support mission_reudnitz") == "N13-SCO-03"


@pytest.mark.clause("N13-SCO-07")
def test_allied_tiles_that_touch_no_mission_army_count_nowhere() -> None:
    t = scored(tiles={"bertrand": "leipzig", "yorck": "connewitz", "schwarzenberg": "doelitz"})
    assert values(t, "leipzig") == (2, 3, "allied")
    assert [m["enemies"] for m in t.see("p1")["scoring"]["missions"]].count([]) == 4


@pytest.mark.clause("N13-SCO-08", "N13-SCO-13")
def test_an_allied_tile_that_touches_two_mission_armies_fights_one_as_schwarzenberg_decides() -> None:
    """Blücher in Gohlis touches Leipzig and Lindenau."""
    tiles = {"ney": "leipzig", "bertrand": "lindenau", "bluecher": "gohlis"}
    near = scored(tiles=tiles)
    assert (near.frame, near.awaited, near.see("p1")["at"]) == ("Engage", ["p2"], {"army": "bluecher"})
    assert near.offers("p2", "engage") == ["mission_lindenau", "mission_leipzig"]
    assert near.bar("p2", "engage mission_moeckern") == "N13-SCO-06"
    assert near.bar("p2", "draw") == "N13-SCO-08"
    near.do("p2", "engage mission_lindenau")
    assert (values(near, "leipzig"), values(near, "lindenau")) == ((4, 0, "french"), (2, 4, "allied"))


@pytest.mark.clause("N13-SCO-08", "N13-OPT-07")
def test_it_may_count_against_both_if_so_agreed() -> None:
    tiles = {"ney": "leipzig", "bertrand": "lindenau", "bluecher": "gohlis"}
    t = scored(tiles=tiles, options={"allied_fights_once": False})
    assert t.frame == ""
    assert (values(t, "leipzig"), values(t, "lindenau")) == ((4, 4, "french"), (2, 4, "allied"))


@pytest.mark.clause("N13-SCO-09", "N13-VIC-02")
@pytest.mark.parametrize(("damage", "side"), [(0, "french"), (1, "allied")])
def test_equal_values_are_enough(damage: int, side: str) -> None:
    t = scored(tiles={"ney": "leipzig", "bluecher": "connewitz"}, damage={"ney": damage} if damage else {})
    assert values(t, "leipzig") == (4 - damage, 4, side)
    assert t["score"][side] == (3 if side == "french" else 24 + 7)


@pytest.mark.clause("N13-SCO-10")
def test_strength_counts_as_reduced_by_battle() -> None:
    t = scored(tiles={"napoleon": "leipzig", "bluecher": "connewitz"}, damage={"napoleon": 5, "bluecher": 1})
    assert values(t, "leipzig") == (2, 3, "allied")


@pytest.mark.clause("N13-SCO-12")
def test_a_mission_army_supports_no_other_mission() -> None:
    """Blücher touches Ney on Leipzig and Bertrand on Lindenau: neither helps the other."""
    t = scored(tiles={"ney": "leipzig", "bertrand": "lindenau", "bluecher": "gohlis"})
    t.do("p2", "engage mission_leipzig")
    assert mission(t, "leipzig")["supporters"] == []
    assert mission(t, "lindenau")["supporters"] == []


@pytest.mark.clause("N13-SCO-13")
def test_napoleon_allots_first_then_schwarzenberg_each_by_card_number() -> None:
    tiles = {
        "ney": "leipzig",
        "bertrand": "lindenau",
        "bluecher": "gohlis",
        "yorck": "kleinzschocher",
        "langeron": "connewitz",
        "macdonald": "moeckern",
        "murat": "lindenthal",
    }
    t = scored(tiles=tiles, missions={"north": "mission_radefeld"})
    asked = []
    while t.frame:
        asked.append((t.frame, t.see("p1")["at"]["army"]))
        t.do(t.awaited[0], t.legal(t.awaited[0])[0])
    assert [frame for frame, _ in asked] == sorted([frame for frame, _ in asked], reverse=True)  # Support before Engage
    assert ("Engage", "bluecher") in asked
    assert [army for frame, army in asked if frame == "Support"] == ["macdonald", "murat"]


@pytest.mark.clause("N13-SCO-14")
def test_for_support_contact_alone_counts_wherever_the_enemy_is_allotted() -> None:
    """Murat supports Leipzig by Blücher, who then fights Lindenau."""
    tiles = {"ney": "leipzig", "bertrand": "lindenau", "bluecher": "gohlis", "murat": "moeckern"}
    t = scored(tiles=tiles, missions={"north": "mission_radefeld"})
    t.do("p1", "support mission_leipzig")
    t.do("p2", "engage mission_lindenau")
    assert (values(t, "leipzig"), values(t, "lindenau")) == ((8, 0, "french"), (2, 4, "allied"))


@pytest.mark.clause("N13-VIC-02", "N13-VIC-03", "N13-VIC-10")
def test_a_mission_without_a_french_tile_goes_to_schwarzenberg() -> None:
    t = scored()
    assert t["score"] == {"french": 0, "allied": 6 + 6 + 6 + 6 + 7}
    assert [told for told in t.heard() if told.startswith("mission-empty")] == [
        "mission-empty mission_moeckern 6",
        "mission-empty mission_wachau 6",
        "mission-empty mission_paunsdorf 6",
        "mission-empty mission_lindenau 6",
        "mission-empty mission_leipzig 7",
    ]


@pytest.mark.clause("N13-VIC-03", "N13-BAT-19")
def test_a_destroyed_mission_army_is_none() -> None:
    t = ending(
        tiles={"bertrand": "leipzig", "yorck": "gohlis"}, damage={"bertrand": 1}, time=47, battles=1, revealed=EVERY
    )
    assert "mission-empty mission_leipzig 7" in t.heard()


@pytest.mark.clause("N13-VIC-09")
def test_a_mission_area_held_by_an_allied_tile_counts_for_schwarzenberg() -> None:
    t = scored(tiles={"yorck": "leipzig", "napoleon": "gohlis"})
    assert mission(t, "leipzig") | {"army": None, "side": "allied", "points": 7} == mission(t, "leipzig")


@pytest.mark.clause("N13-VIC-10", "N13-VIC-01")
def test_mission_points_are_added_to_those_for_tiles() -> None:
    t = scored(tiles={"ney": "leipzig", "macdonald": "moeckern"}, score={"french": 8, "allied": 10})
    assert t["score"] == {"french": 8 + 3 + 4, "allied": 10 + 6 + 6 + 6}


@pytest.mark.clause("N13-VIC-04")
@pytest.mark.parametrize(("points", "winner"), [(29, "french"), (28, "allied"), (27, "allied")])
def test_napoleon_needs_more_points(points: int, winner: str) -> None:
    t = scored(tiles={"ney": "leipzig"}, score={"french": points, "allied": 7})
    assert t["winner"] == winner  # 3 for Leipzig against 7 + 24
    assert t.state.scores() == ([1.0, 0.0] if winner == "french" else [0.0, 1.0])


@pytest.mark.clause("N13-VIC-04", "N13-OPT-15")
def test_a_tie_may_be_a_draw() -> None:
    t = scored(tiles={"ney": "leipzig"}, score={"french": 28, "allied": 7}, options={"tie": "draw"})
    assert (t["winner"], t.state.scores()) == ("nobody", [0.5, 0.5])
    assert "drawn" in t.heard()
