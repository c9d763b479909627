"""The time track (N13-TRK)."""

import pytest

from grognard.games.nations_1813 import GAME
from grognard.games.nations_1813.state import Rules
from tests.games.nations_1813.helpers import started, table

DATES = {"14_10": 1, "15_10": 10, "16_10": 19, "17_10": 28, "18_10": 37, "19_10": 46}


@pytest.mark.clause("N13-TRK-09", "N13-SET-13")
def test_the_dates_lie_nine_points_apart() -> None:
    t = started()
    assert (t["time"], t.see("p1")["dates"], t.see("p1")["last"]) == (0, DATES, 52)


@pytest.mark.clause("N13-TRK-09", "N13-OPT-14")
@pytest.mark.parametrize("gap", [6, 7, 8, 10, 12])
def test_another_gap_moves_the_dates(gap: int) -> None:
    rules = Rules(GAME.resolve({"date_gap": gap}))
    assert rules.dates == [1 + gap * k for k in range(6)]
    assert rules.last == 1 + 5 * gap + 6
    t = table(options={"date_gap": str(gap)}, time=gap, french="time")
    t.do("p1", "play time")
    assert t.frame == "Reveal"


@pytest.mark.clause("N13-TRK-01", "N13-TRK-03")
def test_each_movement_time_and_scout_card_and_each_own_tile_is_a_point() -> None:
    t = table(
        markers={"murat": "probstheida wachau liebertwolkwitz"},
        french="move_cavalry time scout terrain_hill",
        time=0,
        deck="time",
    )
    t.do("p1", "play move_cavalry", "march wachau", "to croebern")
    assert t["time"] == 1  # 14.10 is a point like the others
    t.do("p1", "play time")
    assert t["time"] == 2
    t.do("p1", "play scout", "remove croebern")
    assert t["time"] == 3
    t.do("p1", "play terrain_hill", "remove probstheida")  # no time for the card, a point for the tile
    assert t["time"] == 4
    t.do("p1", "army lauriston")
    assert t["time"] == 4
    assert t.awaited == ["p2"]


@pytest.mark.clause("N13-TRK-05")
def test_at_the_14th_nothing_is_revealed() -> None:
    t = table(french="time", time=0)
    t.do("p1", "play time")
    assert (t["time"], t.frame) == (1, "Actions")
    assert "date 14_10" in t.heard()


@pytest.mark.clause("N13-TRK-04", "N13-TRN-09", "N13-TRK-08")
@pytest.mark.parametrize("turn", ["french", "allied"])
@pytest.mark.parametrize(("time", "revealed"), [(10, ""), (19, "north"), (28, "north south"), (37, "north south east")])
def test_at_a_date_napoleon_reveals_a_mission_of_his_choice_in_either_turn(turn: str, time: int, revealed: str) -> None:
    seat = {"french": "p1", "allied": "p2"}[turn]
    t = table(turn=turn, french="time", allied="time", time=time - 1, revealed=revealed)
    t.do(seat, "play time")
    assert (t.awaited, t.frame, t["time"]) == (["p1"], "Reveal", time)
    hidden = {
        "mission_moeckern": "north",
        "mission_wachau": "south",
        "mission_paunsdorf": "east",
        "mission_lindenau": "west",
        "mission_leipzig": "centre",
    }
    assert t.offers("p1", "reveal") == [m for m, d in hidden.items() if d not in revealed.split()]
    for mission, district in hidden.items():
        if district in revealed.split():
            assert t.bar("p1", f"reveal {mission}") == "N13-TRK-04"
    assert t.bar("p1", "reveal mission_stoetteritz") == "N13-TRK-04"  # not one of his
    assert t.bar("p2", "draw") == "N13-TRK-04"
    assert t.see("p2")["missions"]["centre"]["mission"] is None
    t.do("p1", "reveal mission_leipzig")
    assert t.see("p2")["missions"]["centre"] == {
        "mission": "mission_leipzig",
        "revealed": True,
        "two_drawn": False,
        "refused": None,
    }
    assert t.awaited == [seat]
    assert t["actions"] == 4


@pytest.mark.clause("N13-TRK-07", "N13-TRK-04")
def test_at_the_19th_the_last_mission_shows_itself_and_all_are_public() -> None:
    t = table(french="time", time=45, revealed="north south east west", battles=2)
    t.do("p1", "play time")
    assert t.frame == "Actions"
    assert "revealed p1 mission_leipzig" in t.heard("p2")
    assert all(m["revealed"] for m in t.see("watcher")["missions"].values())


@pytest.mark.clause("N13-TRK-08")
def test_several_points_stop_at_the_date_between_them() -> None:
    t = table(french="scout scout", time=9)
    t.do("p1", "army napoleon")
    assert t["time"] == 10
    t.do("p1", "reveal mission_leipzig")
    assert t["time"] == 11


@pytest.mark.clause("N13-TRK-10")
def test_a_revealed_mission_hinders_nobody() -> None:
    t = table(
        revealed="south", time=11, turn="allied", allied="move_infantry", markers={"klenau": "croebern stoermthal"}
    )
    t.do("p2", "play move_infantry", "march croebern", "to wachau")  # a village of a revealed mission
    assert "wachau" in t.markers("klenau")
    t = table(revealed="south", time=11)
    t.do("p1", "army murat")
    assert "wachau" in t.markers("murat")


@pytest.mark.clause("N13-TRK-11")
def test_beyond_the_19th_points_do_nothing_and_on_the_last_space_the_indicator_stays() -> None:
    every = "north south east west centre"
    t = table(french="time time", time=51, revealed=every, battles=2)
    t.do("p1", "play time", "play time")
    assert (t["time"], t.frame) == (52, "Actions")
    assert t["gone"] == 2


@pytest.mark.clause("N13-TRK-06", "N13-BAT-01")
def test_battles_belong_to_the_16th_and_the_18th() -> None:
    for time, battles in ((18, 0), (19, 1), (36, 1), (37, 2)):
        done = 1 if time > 30 else 0
        t = table(time=time - 1, french="time", battles=done, revealed="north" if done == 0 else "north south east")
        t.do("p1", "play time")
        if t.frame == "Reveal":
            t.do("p1", t.legal("p1")[0])
        t.draws("p1", 4)
        assert t["battles"] == battles
