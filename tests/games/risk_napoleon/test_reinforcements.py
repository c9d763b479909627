"""Reinforcements: territories, regions, placing (RSK-REN, RSK-R-09)."""

import pytest

from tests.games.risk_napoleon.helpers import scattered, table

BONUS = {
    "r_royaume_uni": 3,
    "r_iberie": 3,
    "r_france": 4,
    "r_rhin": 5,
    "r_italie": 2,
    "r_scandinavie": 2,
    "r_prusse": 4,
    "r_autriche": 5,
    "r_russie": 4,
}


@pytest.mark.clause("RSK-REN-01", "RSK-REN-02")
@pytest.mark.parametrize(
    ("territories", "regiments"), [(1, 3), (8, 3), (9, 3), (11, 3), (12, 4), (14, 4), (15, 5), (29, 9), (39, 13)]
)
def test_a_regiment_for_every_three_territories_and_at_least_three(territories: int, regiments: int) -> None:
    t = table(players=3, turn="p2", frame="Manoeuvre", **scattered("p3", territories))
    t.do("p2", "end_turn")
    assert (t.awaited, t["pool"]) == (["p3"], regiments)
    assert t.heard("watcher")[1:] == [f"reinforcements p3 {regiments} {territories}"]


@pytest.mark.clause("RSK-REN-03")
@pytest.mark.parametrize("region", list(BONUS))
def test_a_whole_region_gives_its_bonus(region: str) -> None:
    t = table(**{region: "p1"})
    assert t["pool"] == 3 + BONUS[region]
    place = t.lands("p1")[0]
    t.do("p1", f"place_all {place}", "end_combat", "end_turn")
    assert (t.awaited, t["pool"]) == (["p2"], (48 - len(t.lands("p1"))) // 3 + sum(BONUS.values()) - BONUS[region])
    t.do("p2", f"place_all {t.lands('p2')[0]}", "end_combat", "end_turn")
    assert (t.awaited, t["pool"]) == (["p1"], 3 + BONUS[region])  # every turn
    assert f"region p1 {region} {BONUS[region]}" in t.heard("p3")


@pytest.mark.clause("RSK-REN-03")
def test_every_whole_region_counts_and_one_with_a_gap_does_not() -> None:
    assert table(r_italie="p1", r_scandinavie="p1")["pool"] == 3 + 2 + 2
    assert table(r_italie="p1", r_scandinavie="p1", finlande="p2")["pool"] == 3 + 2


@pytest.mark.clause("RSK-R-09", "RSK-REN-03")
def test_a_region_conquered_this_turn_gives_its_bonus_from_the_next_turn_on() -> None:
    t = table(r_italie="p1", venetie="p2", piemont=("p1", 2), ecosse="p3", frame="Combat", dice="6 1")
    t.do("p1", "attack piemont>venetie")
    assert len(t.lands("p1")) == 4
    assert t["pool"] == 0
    t.do("p1", "end_combat", "end_turn")
    t.do("p2", f"place_all {t.lands('p2')[0]}", "end_combat", "end_turn")
    t.do("p3", "place_all ecosse", "end_combat", "end_turn")
    assert t["pool"] == 3 + 2


@pytest.mark.clause("RSK-REN-04")
def test_exchanged_sets_come_on_top() -> None:
    t = table(r_italie="p1", hands={"p1": "nord_angleterre galice aquitaine"})
    assert t["pool"] == 5
    t.do("p1", "exchange card_nord_angleterre", "exchange card_galice", "exchange card_aquitaine")
    assert t["pool"] == 5 + 8


@pytest.mark.clause("RSK-REN-05")
def test_reinforcements_go_to_own_territories_together_or_apart() -> None:
    t = table(r_italie="p1", put={"pool": 12}, frame="Reinforcements")
    assert t.offers("p1", "place") == t.lands("p1")
    for verb in ("place", "place_five", "place_all"):
        assert t.bar("p1", f"{verb} helvetie") == "RSK-REN-05"
    t.do("p1", "place piemont", "place venetie", "place_five etats_eglise", "place_all deux_siciles")
    assert t.garrisons("piemont", "venetie", "etats_eglise", "deux_siciles") == [2, 2, 6, 6]
    together = table(r_italie="p1", put={"pool": 12}, frame="Reinforcements").do("p1", "place_all venetie")
    assert together.garrisons("piemont", "venetie", "etats_eglise", "deux_siciles") == [1, 13, 1, 1]


@pytest.mark.clause("RSK-REN-06")
def test_any_number_may_go_to_one_territory() -> None:
    t = table(irlande=("p1", 30), put={"pool": 400}, frame="Reinforcements")
    t.do("p1", *["place_five irlande"] * 79, "place irlande", "place_all irlande")
    assert t.regiments("irlande") == 430


@pytest.mark.clause("RSK-REN-07")
def test_all_are_placed_before_combat_begins() -> None:
    t = table(irlande=("p1", 5), hands={"p1": "irlande ecosse saxe"})
    while t["pool"]:
        assert t.bar("p1", "end_reinforcements") == "RSK-REN-07"
        assert t.bar("p1", "attack irlande>ecosse") == "RSK-REN-07"
        t.do("p1", "place irlande")
    assert t.legal("p1") == ["end_reinforcements"]
    t.do("p1", "end_reinforcements")
    assert t.frame == "Combat"
    for verb in ("place", "place_five", "place_all"):
        assert t.bar("p1", f"{verb} irlande") == "RSK-REN-07"


@pytest.mark.clause("RSK-REN-04")
def test_nobody_places_more_than_he_has() -> None:
    t = table(irlande="p1", put={"pool": 5}, frame="Reinforcements")
    assert t.bar("p1", "place_five irlande") == "RSK-REN-04"  # of five, that is all of them
    t.do("p1", *["place irlande"] * 4)
    assert t.legal("p1") == ["place irlande"]
    assert t.bar("p1", "place_all irlande") == "RSK-REN-04"
    t.do("p1", "place irlande")
    assert (t.regiments("irlande"), t["pool"], t.frame) == (6, 0, "Combat")
