"""Combat: who may attack whom, dice, losses (RSK-CBT, RSK-R-16)."""

import pytest

from grognard.kernel.errors import BadInput
from tests.games.risk_napoleon.helpers import Table, table


def fight(attack: str, defence: str, defenders: int = 9) -> Table:
    """One round from Lorraine (9 regiments) into Helvetia: an attack and a defence with these dice."""
    t = table(lorraine=("p1", 9), helvetie=("p2", defenders), frame="Combat", dice=f"{attack} {defence}")
    t.do("p1", "attack lorraine>helvetie", f"engage {len(attack)}")
    return t.do("p2", f"defend {len(defence)}") if defenders > 1 else t


# --- who attacks whom ------------------------------------------------------------------------------------------------


@pytest.mark.clause("RSK-CBT-01")
def test_an_enemy_across_a_border_or_a_sea_link_may_be_attacked() -> None:
    t = table(sud_angleterre=("p1", 4), nord_angleterre=("p1", 1), crimee="p3", frame="Combat")
    links = ["belgique", "galice", "irlande", "normandie_bretagne", "portugal"]
    assert sorted(t.offers("p1", "attack")) == [f"sud_angleterre>{there}" for there in links]
    assert t.bar("p1", "attack sud_angleterre>nord_angleterre") == "RSK-CBT-01"  # his own
    assert t.bar("p1", "attack irlande>sud_angleterre") == "RSK-CBT-01"  # from another's territory
    assert t.bar("p1", "attack irlande>ecosse") == "RSK-CBT-01"  # between others
    with pytest.raises(BadInput, match="unknown-name"):
        t.bar("p1", "attack sud_angleterre>lorraine")  # no border, no link: there is no such attack


@pytest.mark.clause("RSK-CBT-02")
def test_the_attacking_territory_holds_at_least_two_regiments() -> None:
    t = table(lorraine=("p1", 1), piemont=("p1", 2), helvetie=("p2", 9), frame="Combat")
    assert t.bar("p1", "attack lorraine>helvetie") == "RSK-CBT-02"
    assert t.bar("p1", "attack piemont>helvetie") is None


# --- the announcement ------------------------------------------------------------------------------------------------


@pytest.mark.clause("RSK-CBT-03")
@pytest.mark.parametrize(
    ("regiments", "engaged"), [(3, ["1", "2"]), (4, ["1", "2", "3"]), (5, ["1", "2", "3"]), (60, ["1", "2", "3"])]
)
def test_one_to_three_regiments_are_engaged_and_one_stays_out(regiments: int, engaged: list[str]) -> None:
    t = table(lorraine=("p1", regiments), frame="Combat").do("p1", "attack lorraine>helvetie")
    assert t.offers("p1", "engage") == engaged
    if "3" not in engaged:
        assert t.bar("p1", "engage 3") == "RSK-CBT-03"
    with pytest.raises(BadInput, match="number-range"):
        t.bar("p1", "engage 4")


@pytest.mark.clause("RSK-CBT-03")
def test_of_two_regiments_one_is_engaged_without_asking() -> None:
    t = table(lorraine=("p1", 2), helvetie=("p2", 2), frame="Combat").do("p1", "attack lorraine>helvetie")
    assert t.heard("p2") == ["attack p1 lorraine>helvetie 1 p2 2"]
    assert t.frame == "Defend"


@pytest.mark.clause("RSK-CBT-04")
def test_territory_target_and_number_are_named_before_any_die_is_rolled() -> None:
    t = table(lorraine=("p1", 5), helvetie=("p2", 2), frame="Combat")  # a die would be an error here
    assert t.bar("p1", "engage 3") == "RSK-CBT-04"  # no target yet
    t.do("p1", "attack lorraine>helvetie")
    assert (t.frame, t.heard("watcher")) == ("Engage", [])
    for action in ("attack lorraine>belgique", "end_combat", "claim"):
        assert t.bar("p1", action) == "RSK-CBT-04"
    t.do("p1", "engage 3")
    assert t.heard("watcher") == ["attack p1 lorraine>helvetie 3 p2 2"]


# --- the dice --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RSK-CBT-05")
@pytest.mark.parametrize(("dice", "shown"), [("6", "600"), ("62", "620"), ("621", "621"), ("162", "621")])
def test_the_attacker_rolls_as_many_dice_as_regiments_engaged(dice: str, shown: str) -> None:
    assert fight(dice, "1").heard("watcher") == [f"round lorraine>helvetie {shown} 100 0 1"]


@pytest.mark.clause("RSK-CBT-06", "RSK-R-16")
@pytest.mark.parametrize(("choice", "dice"), [("1", "1"), ("2", "11")])
def test_a_defender_with_two_regiments_or_more_chooses_one_die_or_two(choice: str, dice: str) -> None:
    t = table(lorraine=("p1", 9), helvetie=("p2", 2), frame="Combat", dice=f"666 {dice}")
    t.do("p1", "attack lorraine>helvetie", "engage 3")
    assert (t.awaited, t.legal("p2")) == (["p2"], ["defend 1", "defend 2"])
    assert t.see("p2")["at"] == {"border": "lorraine>helvetie", "engaged": 3}  # he knows the number, and no die
    assert t.bar("p1", "end_combat") == "RSK-CBT-06"
    assert t.bar("p2", "place helvetie") == "RSK-CBT-06"
    t.do("p2", f"defend {choice}")
    assert t.regiments("helvetie") == 2 - len(dice)


@pytest.mark.clause("RSK-CBT-06")
def test_a_lone_defender_rolls_one_die_without_asking() -> None:
    t = table(lorraine=("p1", 9), helvetie=("p2", 1), frame="Combat", dice="111 6")
    t.do("p1", "attack lorraine>helvetie", "engage 3")
    assert t.heard("p2")[-1] == "round lorraine>helvetie 111 600 1 0"
    assert t.bar("p1", "defend 1") == "RSK-CBT-06"  # that is the defender's word


@pytest.mark.clause("RSK-CBT-07", "RSK-CBT-08", "RSK-CBT-09")
@pytest.mark.parametrize(
    ("attack", "defence", "lost", "inflicted"),
    [
        ("6", "5", 0, 1),  # highest against highest
        ("5", "6", 1, 0),
        ("4", "4", 1, 0),  # equal dice: the attacker loses
        ("1", "1", 1, 0),
        ("6", "56", 1, 0),  # one attacker: only the highest count
        ("6", "51", 0, 1),
        ("651", "6", 1, 0),  # one defender: only the highest count
        ("116", "3", 0, 1),
        ("65", "54", 0, 2),  # then the second highest
        ("65", "64", 1, 1),
        ("65", "55", 1, 1),
        ("65", "66", 2, 0),
        ("56", "14", 0, 2),
        ("611", "51", 1, 1),  # equal second dice: the attacker loses that one
        ("631", "52", 0, 2),  # the third die is never compared
        ("444", "44", 2, 0),
    ],
)
def test_dice_are_compared(attack: str, defence: str, lost: int, inflicted: int) -> None:
    t = fight(attack, defence)
    assert t.garrisons("lorraine", "helvetie") == [9 - lost, 9 - inflicted]


@pytest.mark.clause("RSK-CBT-12")
def test_losses_leave_the_board_at_once() -> None:
    t = fight("65", "64")
    assert (t.army("p1"), t.army("p2")) == (9 - 1, 46 + 9 - 1)
    assert t.heard("p3") == ["round lorraine>helvetie 650 640 1 1"]
    assert t.player("p3", "p1")["regiments"] == 8


# --- after a round ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("RSK-CBT-10")
def test_after_a_round_the_attacker_goes_on_with_a_number_chosen_anew_or_elsewhere_or_stops() -> None:
    t = table(lorraine=("p1", 5), helvetie=("p2", 5), belgique=("p3", 5), frame="Combat", dice="666 6 11 5 6 6")
    t.do("p1", "attack lorraine>helvetie", "engage 3").do("p2", "defend 1")
    assert {"attack lorraine>helvetie", "attack lorraine>belgique", "end_combat"} <= set(t.legal("p1"))
    t.do("p1", "attack lorraine>helvetie")
    assert t.offers("p1", "engage") == ["1", "2", "3"]
    t.do("p1", "engage 2").do("p2", "defend 1")
    t.do("p1", "attack lorraine>belgique")
    assert t.offers("p1", "engage") == ["1", "2"]  # three are left
    t.do("p1", "engage 1").do("p3", "defend 1")
    assert t.garrisons("lorraine", "helvetie", "belgique") == [2, 5, 5]
    t.do("p1", "end_combat")
    assert t.frame == "Manoeuvre"


@pytest.mark.clause("RSK-CBT-11")
def test_attacks_and_targets_have_no_limit() -> None:
    t = table(lorraine=("p1", 90), helvetie=("p2", 40), belgique=("p3", 40), frame="Combat", dice="1 6 " * 80)
    for _ in range(40):
        t.do("p1", "attack lorraine>helvetie", "engage 1").do("p2", "defend 1")
        t.do("p1", "attack lorraine>belgique", "engage 1").do("p3", "defend 1")
    assert t.regiments("lorraine") == 10
    assert t.bar("p1", "attack lorraine>helvetie") is None


@pytest.mark.parametrize("defence", ["defend 1", "defend 2"])
def test_the_odds_before_a_roll_are_those_of_the_dice(defence: str) -> None:
    t = table(lorraine=("p1", 2), helvetie=("p2", 2), frame="Combat").do("p1", "attack lorraine>helvetie")
    action = t.state.game.vocabulary.parse(defence)
    told = t.state.game.odds(t.state, 1, action)
    assert told is not None
    win = {"defend 1": 15 / 36, "defend 2": 55 / 216}[defence]  # one attacker's die beats one die, or the better of two
    assert [row["p"] for row in told["round"] if row["inflicted"]] == [pytest.approx(win)]
