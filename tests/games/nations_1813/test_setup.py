"""Set-up (N13-SET)."""

from collections import Counter

import pytest

from grognard.games.nations_1813 import GAME
from grognard.games.nations_1813.tables import DISTRICTS, MISSIONS, MISSIONS_IN
from tests.games.nations_1813.helpers import ALLIED_ARMIES, FRENCH_ARMIES, Unshuffled, game, started

LAST_FOUR = ["move_artillery_infantry", "move_artillery_cavalry", "move_artillery_cavalry", "move_artillery_cavalry"]


def district_of(mission: str) -> str:
    return next(DISTRICTS[d] for d, missions in enumerate(MISSIONS_IN) if MISSIONS.index(mission) in missions)


@pytest.mark.clause("N13-SET-01", "N13-OPT-03", "N13-GEN-01")
def test_sides_fall_by_lot_or_by_agreement() -> None:
    found = Counter(GAME.describe(GAME.new({}, seed))["table"]["french"] for seed in range(200))
    assert set(found) == {"p1", "p2"}
    assert min(found.values()) > 60
    for sides, seat in (("seat_1_french", "p1"), ("seat_1_allied", "p2")):
        assert {GAME.describe(GAME.new({"sides": sides}, seed))["table"]["french"] for seed in range(20)} == {seat}
    assert GAME.seats(GAME.resolve({})) == ["p1", "p2"]


@pytest.mark.clause("N13-SET-02", "N13-SET-03", "N13-GEN-06")
def test_every_player_has_his_armies_and_their_cards_face_up() -> None:
    t = started()
    for viewer in ("p1", "p2", "watcher"):
        armies = t.see(viewer)["armies"]
        assert [name for name, army in armies.items() if army["side"] == "french"] == FRENCH_ARMIES
        assert [name for name, army in armies.items() if army["side"] == "allied"] == ALLIED_ARMIES
        assert {army["state"] for army in armies.values()} == {"unplayed"}
    assert t["areas"] == {}


@pytest.mark.clause("N13-SET-04", "N13-SET-05", "N13-GEN-16", "N13-GEN-25")
def test_napoleon_receives_one_mission_of_each_district() -> None:
    seen: dict[str, set[str]] = {district: set() for district in DISTRICTS}
    for seed in range(60):
        t = game(seed)
        assert list(t["missions"]) == DISTRICTS
        for district, mission in t["missions"].items():
            assert district_of(mission) == district
            seen[district].add(mission)
        told = [told.split()[2] for told in t.heard("p1") if told.startswith("mission ")]
        assert told == list(t["missions"].values())
        assert not [told for told in t.heard("p2") if told.startswith("mission ")]
    assert all(len(missions) == 5 for missions in seen.values())


@pytest.mark.clause("N13-SET-06", "N13-SET-15")
def test_he_names_two_different_districts_after_seeing_his_first_five() -> None:
    t = game(1)
    assert (t.frame, t.awaited) == ("SecondCards", ["p1"])
    assert t.offers("p1", "district") == DISTRICTS
    assert t.bar("p2", "district north") == "N13-SET-06"
    assert t.bar("p1", "draw") == "N13-SET-06"
    t.do("p1", "district west")
    assert t["second"] == {}
    assert t.bar("p1", "district west") == "N13-SET-15"
    t.do("p1", "district north")
    assert sorted(t["second"]) == ["north", "west"]  # both are drawn before he keeps one
    assert t.frame == "KeepMission"
    for district, mission in t["second"].items():
        assert district_of(mission) == district
        assert mission != t["missions"][district]
    assert "district p1 west" in t.heard("p2") or "district p1 north" in t.heard("p2")


@pytest.mark.clause("N13-SET-07", "N13-SET-08")
@pytest.mark.parametrize("second", [False, True])
def test_in_each_of_them_he_keeps_one_and_the_other_leaves_the_game_unseen(second: bool) -> None:
    t = game(2)
    t.do("p1", "district west", "district north")
    first, drawn = t["missions"]["west"], t["second"]["west"]
    assert t.offers("p1", "keep") == [first, drawn]
    assert t.bar("p1", f"keep {t['missions']['north']}") == "N13-SET-07"  # not of this district
    other = next(m for m in (MISSIONS[i] for i in MISSIONS_IN[DISTRICTS.index("west")]) if m not in (first, drawn))
    assert t.bar("p1", f"keep {other}") == "N13-SET-07"
    assert t.bar("p2", f"keep {first}") == "N13-SET-07"
    kept, refused = (drawn, first) if second else (first, drawn)
    t.do("p1", f"keep {kept}")
    assert (t["missions"]["west"], t["second"]["west"]) == (kept, refused)
    assert t.heard("p2") == t.heard("watcher") == []
    t.do("p1", t.legal("p1")[0])
    assert len(t["missions"]) == 5
    for viewer in ("p2", "watcher"):
        seen = t.see(viewer)["missions"]
        assert [m["mission"] for m in seen.values()] == [None] * 5
        assert [m["refused"] for m in seen.values()] == [None] * 5
        assert [d for d, m in seen.items() if m["two_drawn"]] == ["north", "west"]
    assert t.see("p1")["missions"]["west"]["refused"] == refused


@pytest.mark.clause("N13-SET-16", "N13-SET-09", "N13-SET-10", "N13-CRD-01", "N13-CRD-02", "N13-CRD-03")
def test_the_action_cards_are_dealt_when_the_missions_are_settled() -> None:
    t = game(3)
    t.do("p1", "district west", "district north")
    t.do("p1", t.legal("p1")[0])
    assert (t["deck"], t["display"], t["hands"]) == ([], [], {"french": [], "allied": []})
    t.do("p1", t.legal("p1")[0])
    assert [len(t["hands"][side]) for side in ("french", "allied")] == [4, 4]
    assert (len(t["display"]), len(t["deck"])) == (4, 28)
    every = Counter(t["deck"] + t["display"] + t["hands"]["french"] + t["hands"]["allied"])
    assert every == {
        "terrain_plain": 8,
        "terrain_river": 5,
        "terrain_hill": 4,
        "terrain_forest": 3,
        "move_infantry": 2,
        "move_cavalry": 2,
        "move_artillery": 2,
        "move_cavalry_infantry": 4,
        "move_artillery_infantry": 3,
        "move_artillery_cavalry": 3,
        "time": 4,
    }


@pytest.mark.clause("N13-SET-09")
def test_the_cards_are_shuffled() -> None:
    hands = {tuple(started(seed)["hands"]["french"]) for seed in range(20)}
    assert len(hands) > 15
    assert started(source=Unshuffled())["hands"] == {"french": ["time"] * 4, "allied": LAST_FOUR}


@pytest.mark.clause("N13-SET-11", "N13-SET-12", "N13-SET-13", "N13-SET-14", "N13-CRD-04")
def test_scouts_on_the_table_scores_zero_the_clock_on_the_watch_and_napoleon_first() -> None:
    t = started()
    seen = t.see("watcher")
    assert (seen["supply"], seen["score"], seen["time"]) == (6, {"french": 0, "allied": 0}, 0)
    assert [player["scouts"] for player in seen["seats"]] == [0, 0]
    assert (t.awaited, seen["turn"], seen["turns"]) == (["p1"], "french", 1)
