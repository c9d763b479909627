"""Conquest and elimination (RSK-CON, RSK-ELI, RSK-R-21, RSK-R-89, RSK-R-98)."""

import pytest

from tests.games.risk_napoleon.helpers import cards, table


@pytest.mark.clause("RSK-CON-01", "RSK-CON-02")
@pytest.mark.parametrize(
    ("regiments", "engaged", "numbers"),
    [
        (5, 2, ["2", "3", "4"]),
        (5, 1, ["1", "2", "3", "4"]),
        (6, 3, ["3", "4", "5"]),
        (9, 3, ["3", "4", "5", "6", "7", "8"]),
    ],
)
def test_at_least_those_engaged_move_in_and_one_stays_behind(regiments: int, engaged: int, numbers: list[str]) -> None:
    t = table(lorraine=("p1", regiments), frame="Combat", dice=f"{'6' * engaged} 1")
    t.do("p1", "attack lorraine>helvetie", f"engage {engaged}")
    assert t.offers("p1", "occupy") == numbers
    if engaged > 1:
        assert t.bar("p1", f"occupy {engaged - 1}") == "RSK-CON-01"
    assert t.bar("p1", f"occupy {regiments}") == "RSK-CON-02"
    assert t.bar("p1", "end_combat") == "RSK-CON-01"  # nothing else before
    t.do("p1", f"occupy {numbers[-1]}")
    assert (t.owner("helvetie"), t.garrisons("lorraine", "helvetie")) == ("p1", [1, regiments - 1])
    assert t.bar("p1", "occupy 1") == "RSK-CON-01"  # no second time


@pytest.mark.clause("RSK-CON-01", "RSK-CON-02")
@pytest.mark.parametrize("engaged", [1, 2, 3])
def test_where_there_is_no_choice_those_engaged_move_in(engaged: int) -> None:
    t = table(lorraine=("p1", engaged + 1), frame="Combat", dice=f"{'6' * engaged} 1")
    t.do("p1", "attack lorraine>helvetie", *([f"engage {engaged}"] if engaged > 1 else []))
    assert (t.frame, t.owner("helvetie"), t.garrisons("lorraine", "helvetie")) == ("Combat", "p1", [1, engaged])
    assert t.heard("watcher")[-1] == f"conquered p1 helvetie {engaged} p2"


@pytest.mark.clause("RSK-CON-01")
def test_the_number_of_the_last_round_counts() -> None:
    t = table(lorraine=("p1", 9), helvetie=("p2", 2), frame="Combat", dice="666 1 6 1")
    t.do("p1", "attack lorraine>helvetie", "engage 3").do("p2", "defend 1")
    t.do("p1", "attack lorraine>helvetie", "engage 1")
    assert t.offers("p1", "occupy")[0] == "1"


@pytest.mark.clause("RSK-R-21")
def test_the_round_that_conquers_costs_the_attacker_nothing() -> None:
    for defenders in (1, 2):
        t = table(lorraine=("p1", 4), helvetie=("p2", defenders), frame="Combat", dice=f"666 {'1' * defenders}")
        t.do("p1", "attack lorraine>helvetie", "engage 3")
        if defenders == 2:
            t.do("p2", "defend 2")
        assert t.garrisons("lorraine", "helvetie") == [1, 3]


@pytest.mark.clause("RSK-CON-03")
def test_new_attacks_may_start_from_a_territory_just_conquered() -> None:
    t = table(lorraine=("p1", 6), frame="Combat", dice="666 1 666 1")
    t.do("p1", "attack lorraine>helvetie", "engage 3", "occupy 5")
    assert t.bar("p1", "attack lorraine>belgique") == "RSK-CBT-02"
    t.do("p1", "attack helvetie>tyrol", "engage 3", "occupy 4")
    assert t.lands("p1") == ["lorraine", "helvetie", "tyrol"]
    assert t.garrisons("lorraine", "helvetie", "tyrol") == [1, 1, 4]


# --- elimination -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("RSK-ELI-01")
def test_who_loses_his_last_regiment_is_out_and_gives_his_cards_to_the_attacker() -> None:
    hands = {"p1": "irlande", "p2": "saxe", "p3": "ecosse tyrol joker_1"}
    t = table(lorraine=("p1", 4), helvetie="p3", hands=hands, frame="Combat", dice="666 1")
    t.do("p1", "attack lorraine>helvetie", "engage 3")
    assert t["hands"] == {"p1": cards("irlande ecosse tyrol joker_1"), "p2": cards("saxe"), "p3": []}
    assert "eliminated p3 p1" in t.heard("p2")
    assert t.player("p2", "p3")["out"]
    t.do("p1", "end_combat", "end_turn")
    t.do("p2", "place_all saxe", "end_combat", "end_turn")
    assert t.awaited == ["p1"]  # p3 has no turn any more


@pytest.mark.clause("RSK-ELI-01")
def test_who_has_a_regiment_left_anywhere_stays_in_and_keeps_his_cards() -> None:
    t = table(lorraine=("p1", 4), helvetie="p3", crimee="p3", hands={"p3": "ecosse"}, frame="Combat", dice="666 1")
    t.do("p1", "attack lorraine>helvetie", "engage 3")
    assert t["hands"]["p3"] == ["card_ecosse"]
    assert not t.player("p2", "p3")["out"]


@pytest.mark.clause("RSK-ELI-02")
def test_the_mission_of_an_eliminated_player_stays_face_down() -> None:
    missions = {"p1": "m_destroy_red", "p2": "m_28_territories", "p3": "m_destroy_blue"}
    t = table(lorraine=("p1", 4), helvetie="p3", missions=missions, rest="p2", frame="Combat", dice="666 1")
    t.do("p1", "attack lorraine>helvetie", "engage 3")
    assert t.player("p1", "p3")["out"]
    assert [t.player(viewer, "p3")["mission"] for viewer in ("p1", "p2", "watcher")] == [None, None, None]
    assert not [told for viewer in ("p1", "p2", "watcher") for told in t.heard(viewer) if "m_destroy_blue" in told]


@pytest.mark.clause("RSK-ELI-03")
def test_cards_taken_are_exchanged_in_the_next_reinforcement_phase_and_not_at_once() -> None:
    hands = {"p1": "irlande sud_angleterre", "p3": "castille_aragon ecosse portugal andalousie"}
    t = table(lorraine=("p1", 5), helvetie="p3", hands=hands, frame="Combat", dice="666 1")
    t.do("p1", "attack lorraine>helvetie", "engage 3", "occupy 4")
    assert len(t["hands"]["p1"]) == 6
    assert (t.frame, t.bar("p1", "exchange card_irlande")) == ("Combat", "RSK-CAR-04")
    assert t.bar("p1", "attack helvetie>tyrol") is None  # he fights on
    t.do("p1", "end_combat", "end_turn")
    t.do("p2", "place_all saxe", "end_combat", "end_turn")
    t.do("p1", "place_all lorraine")
    assert t.bar("p1", "end_reinforcements") == "RSK-CAR-06"
    t.do("p1", "exchange card_ecosse", "exchange card_portugal", "exchange card_andalousie")
    assert (t["pool"], len(t["hands"]["p1"])) == (6, 4)  # 2 + 4 taken + 1 drawn - 3
    t.do("p1", "place_all lorraine", "end_reinforcements")


@pytest.mark.clause("RSK-R-98")
def test_after_a_conquest_come_occupation_then_elimination_then_the_claim_of_victory() -> None:
    missions = {"p1": "m_destroy_black", "p2": "m_28_territories", "p3": "m_destroy_red"}
    t = table(lorraine=("p1", 9), helvetie="p3", hands={"p3": "saxe"}, missions=missions, frame="Combat", dice="666 1")
    t.do("p1", "attack lorraine>helvetie", "engage 3")
    assert (t.frame, t["hands"]["p3"], t["winner"]) == ("Occupy", ["card_saxe"], None)  # moving in comes first
    t.do("p1", "occupy 5")
    order = [
        "conquered p1 helvetie 5 p3",
        "eliminated p3 p1",
        "cards-taken p3 p1 1",
        "shown p1 m_destroy_black",
        "won p1",
    ]
    assert t.heard("p2") == order


@pytest.mark.clause("RSK-R-98")
def test_cards_are_drawn_at_the_end_of_combat_before_the_manoeuvres() -> None:
    t = table(lorraine=("p1", 4), frame="Combat", pile="saxe", dice="666 1")
    t.do("p1", "attack lorraine>helvetie", "engage 3", "end_combat")
    assert (t.frame, t["hands"]["p1"]) == ("Manoeuvre", ["card_saxe"])


@pytest.mark.clause("RSK-R-89")
def test_the_only_player_left_wins_whatever_his_mission() -> None:
    missions = {"p1": "m_28_territories", "p2": "m_18_garrisoned", "p3": "m_rhin_italie"}
    lands = {"lorraine": ("p2", 9), "helvetie": "p1"}
    t = table(rest="p2", turn="p2", missions=missions, frame="Combat", dice="666 1", **lands)
    t.do("p2", "attack lorraine>helvetie", "engage 3", "occupy 3")
    assert (t["winner"], t.awaited, t.state.scores()) == ("p2", [], [0.0, 1.0, 0.0])
    assert t.heard("p3")[-2:] == ["eliminated p1 p2", "won p2"]  # no mission was shown: one regiment stands on each
