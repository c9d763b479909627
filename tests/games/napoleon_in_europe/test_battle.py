"""Battles: sides, deployment, moves, fire, rally, defeat, pursuit (NIE-BAT-01 to -33, -42, -45 to -48, -52 to -56, NIE-OPT)."""

import pytest

from tests.games.napoleon_in_europe.helpers import FOUR, battle, deploy, fought, table

# --- which battles, who fights ---------------------------------------------------------------------------------------


@pytest.mark.clause("NIE-BAT-01", "NIE-BAT-02")
def test_enemies_in_one_region_fight_and_who_came_last_attacks() -> None:
    t = table(turn="p2", holland="britain 2I", hanover="france 2I")
    t.do("p2", "march holland>hanover", "whole", "end_movement")
    assert (t["battle"]["attackers"], t["battle"]["defenders"]) == (["britain"], ["france"])
    assert t.heard("p3")[-3:] == ["battle hanover p2 p1 0 6", "side france_infantry 2 0", "side britain_infantry 2 1"]


@pytest.mark.clause("NIE-BAT-03")
def test_the_active_player_fights_his_battles_in_the_order_he_likes() -> None:
    t = table(
        frame="Battles", hanover="france 1I; britain 1L", lisbon="france 1I; austria 1I", malta="france 1I; britain 1I"
    )
    assert (t.frame, t.awaited) == ("ChooseBattle", ["p1"])
    assert t.offers("p1", "battle") == ["lisbon", "hanover", "malta"]
    assert t.bar("p1", "battle paris") == "NIE-BAT-01"
    t.do("p1", "battle malta")
    assert t["battle"]["region"] == "malta"


@pytest.mark.clause("NIE-BAT-04", "NIE-BAT-05")
@pytest.mark.parametrize(
    ("attack", "defence", "major"),
    [("6I", "6I", 1), ("2I 2C 2A", "6C", 1), ("5I 3L", "9I", 0), ("9I", "5I 1L", 0), ("6I", "5I", 0)],
)
def test_a_major_battle_has_six_pieces_a_side_leaders_not_counted(attack: str, defence: str, major: int) -> None:
    assert battle(attack, defence)["battle"]["major"] == major


@pytest.mark.clause("NIE-BAT-56")
def test_size_is_settled_before_deployment() -> None:
    t = fought("6I 1L", "6I", "111111 666 1111111 666666")
    t.do("p2", "stand").do("p1", "stand")
    assert t["battle"]["major"] == 1
    assert t.rank("britain", "front") == "3I"
    assert t["battle"]["major"] == 1  # three are left, and it is as major as before


@pytest.mark.clause("NIE-BAT-52")
def test_the_defender_with_most_troops_commands() -> None:
    t = table(frame="Battles", allies="p2-p3", hanover="france 3I; britain 1I 5L; austria 2I")
    assert t["battle"]["chiefs"] == ["p3", "p1"]
    t = table(
        frame="Battles", allies="p2-p3", hanover="france 3I; britain 2I; austria 2I", control={"hanover": "austria"}
    )
    assert t["battle"]["chiefs"][0] == "p3"  # a tie: who holds the region
    t = table(frame="Battles", allies="p2-p3", hanover="france 3I; britain 2I; austria 2I")
    assert t["battle"]["chiefs"][0] == "p2"  # a tie: play order
    assert t.awaited == ["p2", "p1"]
    deploy(t, "p2", 2, 2)  # one hand deploys both nations
    deploy(t, "p1", 3)
    assert t.awaited == ["p2"]
    assert t.bar("p3", "stand") == "NIE-BAT-11"


@pytest.mark.clause("NIE-BAT-53")
def test_the_active_side_attacks_all_its_enemies_together() -> None:
    t = table(frame="Battles", hanover="france 3I; britain 1I; austria 1I")
    assert t["battle"]["defenders"] == ["britain", "austria"]  # enemies of each other, too, but both of France
    t = table(
        seats=FOUR, frame="Battles", party="p1 p3 p4", allies="p1-p3 p1-p4 p3-p4 p2-p4",
        hanover="france 1I; britain 2I; austria 1I; russia 1I",
    )  # fmt: skip
    assert t["battle"]["attackers"] == ["france", "austria"]  # Russia is Britain's ally


@pytest.mark.clause("NIE-BAT-53")
def test_another_battle_follows_where_a_participant_still_shares_the_region_with_an_enemy() -> None:
    t = table(
        seats=FOUR, frame="Battles", party="p1 p3", allies="p1-p3 p1-p2", dice="1 6111",
        hanover="france 2I; britain 1I; austria 2I; russia 1I",
    )  # fmt: skip
    assert (t["battle"]["attackers"], t["battle"]["defenders"]) == (["france", "austria"], ["russia"])
    t.do("p1", "front 2", "front 2").do("p4", "front 1", "stand").do("p1", "stand")
    assert (t["battle"]["attackers"], t["battle"]["defenders"]) == (
        ["austria"],
        ["britain"],
    )  # France is Britain's ally
    assert t["battle"]["chiefs"] == ["p2", "p3"]


# --- deployment ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("NIE-BAT-07", "NIE-BAT-08", "NIE-BAT-10", "NIE-BAT-45")
def test_both_sides_deploy_at_once_and_unseen() -> None:
    t = battle("2I 1C 1L", "3I")
    assert t.awaited == ["p2", "p1"]
    assert t.offers("p1", "front") == ["0", "1", "2"]
    assert t.bar("p1", "front 3") == "NIE-BAT-45"
    t.do("p1", "front 1", "front 1")
    assert t.see("p2")["battle"]["ranks"]["france"] is None
    assert t.see("p3")["battle"]["ranks"] == {"france": None, "britain": None}
    assert t.see("p1")["battle"]["ranks"]["france"]["front"] == [1, 1, 0, 0]
    t.do("p1", "front 0")
    assert (t.awaited, t.heard("p2"), t.bar("p1", "front 0")) == (["p2"], [], "NIE-BAT-07")
    t.do("p2", "front 3")  # an empty rear is allowed
    assert t.heard("p3")[:4] == [
        "ranks britain_infantry 3 0", "ranks france_infantry 1 1", "ranks france_cavalry 1 0", "ranks france_leader 0 1",
    ]  # fmt: skip
    assert t.see("p3")["battle"]["ranks"]["france"]["rear"] == [1, 0, 0, 1]  # every piece stands in a rank


@pytest.mark.clause("NIE-BAT-09")
def test_at_least_one_who_is_no_leader_stands_in_front() -> None:
    t = battle("2I 1C 2L", "3I").do("p1", "front 0")
    assert t.bar("p1", "front 0") == "NIE-BAT-09"  # the cavalry is the last chance
    t.do("p1", "front 1")
    assert t.offers("p1", "front") == ["0", "1", "2"]
    t = battle("2I", "3I")
    assert t.bar("p1", "front 0") == "NIE-BAT-09"


@pytest.mark.clause("NIE-BAT-11")
def test_a_round_is_move_fire_rally_of_the_defender_then_of_the_attacker() -> None:
    t = fought("3I", "3I", "111 111 111 111")
    order = []
    for _ in range(4):
        order.append((t["battle"]["round"], t.awaited[0]))
        t.do(t.awaited[0], "stand")
    assert order == [(1, "p2"), (1, "p1"), (2, "p2"), (2, "p1")]
    assert t.bar("p3", "stand") == "NIE-BAT-11"


@pytest.mark.clause("NIE-BAT-12", "NIE-BAT-29")
def test_rounds_go_on_until_a_front_is_gone_whatever_stands_behind() -> None:
    t = battle("3I", "1I 9C", "1 666 111").do("p1", "front 3")
    t.do("p2", "front 1", "front 0", "stand").do("p1", "stand")
    assert "battle-won p1 hanover" in t.heard("p2")  # nine cavalry in the rear do not help


# --- moves -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("NIE-BAT-13", "NIE-BAT-15")
def test_any_pieces_may_change_ranks_or_none() -> None:
    t = fought("3I", "2I 2C 1L", "1111 1111 1111")
    assert t.offers("p2", "shift") == ["britain_infantry", "britain_cavalry", "britain_leader"]
    assert t.bar("p2", "shift france_infantry") == "NIE-BAT-13"
    t.do("p2", "shift britain_cavalry")
    assert t.offers("p2", "front") == ["0", "1"]
    assert t.bar("p2", "front 2") == "NIE-BAT-15"  # that is no move
    assert t.bar("p2", "front 3") == "NIE-BAT-13"
    t.do("p2", "front 1")
    assert (t.rank("britain", "front"), t.rank("britain", "rear")) == ("2I 1C 1L", "1C")
    assert t.bar("p2", "shift britain_cavalry") == "NIE-BAT-13"  # once a move
    t.do("p2", "shift britain_leader", "front 0")
    assert t.rank("britain", "rear") == "1C 1L"


@pytest.mark.clause("NIE-BAT-14")
def test_who_leaves_no_troops_in_front_has_lost() -> None:
    t = fought("3I", "1I 1L", "111").do("p2", "shift britain_infantry", "front 0", "stand")
    assert "battle-won p1 hanover" in t.heard("p3")
    assert t.frame == "Retreat"


@pytest.mark.clause("NIE-BAT-16", "NIE-BAT-33")
def test_giving_up_puts_all_in_the_rear_and_loses() -> None:
    t = fought("3I", "4I 1L", "111").do("p2", "give_up")  # before a shot
    assert t.heard("p1")[:2] == ["gave-up p2", "battle-won p1 hanover"]
    assert t.rank("britain", "rear") == "4I 1L"
    assert [e.split()[0] for e in t.heard("p1")] == [
        "gave-up",
        "battle-won",
        "throw",
        "pursuit",
        "battle-over",
    ]  # no rally


# --- fire ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("NIE-BAT-17", "NIE-BAT-18", "NIE-BAT-19", "NIE-BAT-20", "NIE-BAT-21")
@pytest.mark.parametrize(
    ("front", "dice"),
    [
        ([4, 2, 2, 1], 4 + 6 + 8 + 3),
        ([4, 0, 0, 0], 4 + 2 * 2),
        ([1, 2, 0, 1], 1 + 6 + 2 * 2 + 3),
        ([1, 0, 1, 0], 1 + 4 + 2),
        ([0, 0, 2, 1], 8 + 3),
    ],
)
def test_dice_by_arm_and_rank(front: list[int], dice: int) -> None:
    t = battle("9I", "4I 2C 2A 1L", "1" * dice)
    deploy(t, "p1", 9)
    deploy(t, "p2", *front)
    t.do("p2", "stand")
    assert f"fire p2 {dice} 6 0" in t.heard("p3")


@pytest.mark.clause("NIE-BAT-22", "NIE-BAT-23")
def test_each_six_eliminates_a_piece_of_the_shooters_choice() -> None:
    t = fought("2I 2C 1A 1L", "6I", "665 432")
    t.do("p2", "stand")
    assert (t.frame, t.awaited, t["battle"]["hits"]) == ("Fire", ["p2"], 2)
    assert t.offers("p2", "hit") == ["france_infantry", "france_cavalry", "france_artillery"]
    assert t.bar("p1", "stand") == "NIE-BAT-23"
    t.do("p2", "hit france_artillery", "hit france_cavalry")
    assert (t.rank("france", "front"), t.rank("france", "dead")) == ("2I 1C 1L", "1C 1A")


@pytest.mark.clause("NIE-BAT-24")
def test_only_the_front_rank_is_hit_and_never_a_leader() -> None:
    t = battle("2I 2C 1A 1L", "6I", "611 111")
    deploy(t, "p1", 2, 0, 1, 1)
    deploy(t, "p2", 6)
    t.do("p2", "stand")
    assert t.offers("p2", "hit") == ["france_infantry", "france_artillery"]
    assert t.bar("p2", "hit france_leader") == "NIE-BAT-24"
    assert t.bar("p2", "hit france_cavalry") == "NIE-BAT-24"


@pytest.mark.clause("NIE-BAT-47")
def test_as_many_victims_as_hits_or_all_there_are() -> None:
    t = fought("1I 1C", "6I", "666 111").do("p2", "stand")
    assert "battle-won p2 hanover" in t.heard("p1")  # three hits, two targets: the third is lost
    t = fought("1I 1C 1A", "6I", "666 111 1").do("p2", "stand")
    assert "battle-won p2 hanover" in t.heard("p1")
    t = fought("2I 1C", "6I", "661 111")
    t.do("p2", "stand")
    assert t.bar("p2", "spare") == "NIE-BAT-47"


@pytest.mark.clause("NIE-OPT-13")
def test_with_optional_hits_the_shooter_may_spare() -> None:
    t = fought("2I 1C", "6I", "661 111", options={"hits_optional": True}).do(
        "p2", "stand", "hit france_cavalry", "spare"
    )
    assert (t.rank("france", "dead"), t.awaited) == ("1C", ["p1"])
    t = fought("2I", "6I", "666 111", options={"hits_optional": True}).do("p2", "stand", "spare")
    assert t.rank("france", "front") == "2I"


# --- rally -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("NIE-BAT-25", "NIE-BAT-26", "NIE-BAT-27", "NIE-BAT-28")
def test_leaders_in_the_rear_rally_casualties() -> None:
    t = battle("3I 1C 2L", "6I", "666 111  111  56 14")
    deploy(t, "p1", 3, 1, 0)
    deploy(t, "p2", 6)
    t.do("p2", "stand", "hit france_cavalry").do("p1", "stand")  # the other two can only fall on infantry
    assert ("rally-roll p1 4 2" in t.heard("p2"), t.frame, t["battle"]["hits"]) == (True, "Rally", 2)
    assert t.offers("p1", "rally") == ["france_infantry", "france_cavalry"]
    assert t.bar("p1", "rally france_leader") == "NIE-BAT-27"
    t.do("p1", "rally france_cavalry")
    assert (t.rank("france", "rear"), t.rank("france", "dead")) == ("1C 2L", "2I")
    t.do("p1", "enough")  # it is optional
    assert t.awaited == ["p2"]


@pytest.mark.clause("NIE-BAT-26")
def test_no_throw_without_casualties_or_without_a_leader_behind() -> None:
    t = battle("3I 1L", "3I", "111 111 61111 111")
    deploy(t, "p1", 3, 0)
    deploy(t, "p2", 3)
    t.do("p2", "stand").do("p1", "stand")
    assert not any(e.startswith("rally-roll") for e in t.heard("p3"))  # no casualty
    t = fought("3I 1L", "3I", "611 1111 1")
    t.do("p2", "stand").do("p1", "stand")
    assert not any(e.startswith("rally-roll") for e in t.heard("p3"))  # the leader is in front


@pytest.mark.clause("NIE-BAT-48")
def test_a_rallied_piece_fires_again_later_from_where_it_then_stands() -> None:
    t = battle("3I 1A 1L", "6I", "611111 111 66 111111 1111 11")
    deploy(t, "p1", 3, 1, 0)
    deploy(t, "p2", 6)
    t.do("p2", "stand", "hit france_artillery").do("p1", "stand", "rally france_artillery")
    t.do("p2", "stand").do("p1", "stand")
    assert "fire p1 5 6 0" in t.heard("p2")  # three infantry, and two dice of the gun behind them


@pytest.mark.clause("NIE-BAT-54")
def test_a_leader_rallies_any_nation_of_his_side() -> None:
    t = table(
        seats={"p1": "france spain", "p2": "britain"}, frame="Battles", hanover="france 2I 1L; spain 2I; britain 6I",
        dice="661111 11 66",
    )  # fmt: skip
    deploy(t, "p1", 2, 0, 2)
    deploy(t, "p2", 6)
    t.do("p2", "stand", "hit spain_infantry", "hit france_infantry").do("p1", "stand")
    assert t.offers("p1", "rally") == ["france_infantry", "spain_infantry"]
    assert t.bar("p1", "rally britain_infantry") == "NIE-BAT-54"
    t.do("p1", "rally spain_infantry")
    assert t.rank("spain", "rear") == "1I"


# --- pursuit ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("NIE-BAT-30", "NIE-BAT-31", "NIE-BAT-32", "NIE-BAT-33")
def test_the_winner_fires_once_more_at_anything_left() -> None:
    t = battle("3I 1A 1L", "2I 2C 1L", "11  66111  661 11")
    deploy(t, "p1", 3, 0, 0)
    deploy(t, "p2", 2, 0, 0)
    t.do("p2", "stand").do("p1", "stand")
    assert "battle-won p1 hanover" in t.heard("p2")
    assert "pursuit p1 5 6 2" in t.heard("p2")  # ranks as they stand: three infantry and a rear gun
    assert not any(e.startswith("rally") for e in t.heard("p2"))
    assert (t.frame, t.offers("p1", "hit")) == ("Pursuit", ["britain_cavalry", "britain_leader"])
    assert t.bar("p1", "hit britain_infantry") == "NIE-BAT-32"
    t.do("p1", "hit britain_leader")  # the second hit can only fall on cavalry
    assert t.heard("p2") == ["hit p1 britain_leader 1", "hit p1 britain_cavalry 1", "battle-over hanover p1 p2 0 4"]
    assert t.rank("britain", "rear") == "1C"


@pytest.mark.clause("NIE-BAT-42")
def test_casualties_not_rallied_are_lost_for_good_on_both_sides() -> None:
    t = fought("3I", "2I", "61  66  11").do("p2", "stand").do("p1", "stand")
    assert t.pieces("hanover") == "france 2I"


# --- leaders only ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("NIE-BAT-46")
def test_a_side_of_leaders_only_loses_without_a_shot() -> None:
    t = battle("2I", "2L", "")
    assert (t.frame, t.awaited) == ("Retreat", ["p2"])
    t.do("p2", "retreat berlin")
    assert (t.pieces("berlin"), t.pieces("hanover"), t.control("hanover")) == ("britain 2L", "france 2I", "france")
    t = table(frame="EndAlliances", allies="p1-p2", hanover="france 1L; britain 1L")
    t.do("p1", "end_alliance p2", "end_movement")
    assert (t.frame, t.awaited) == ("Retreat", ["p1"])  # both: the attackers withdraw


@pytest.mark.clause("NIE-OPT-05")
def test_with_the_option_lone_leaders_suffer_a_pursuit_first() -> None:
    t = battle("2I 1A", "2L", "611 111", options={"lone_leader": "pursuit"})
    t.settle()
    assert (t.frame, t.awaited) == ("Retreat", ["p2"])
    assert t.rank("britain", "rear") in ("1L", "-")
    t.do("p2", "retreat berlin")
    assert t.pieces("berlin") == "britain 1L"  # six dice, one six


# --- options of the battle board -------------------------------------------------------------------------------------

BONUS = {"leader_rule": "bonus_die"}


@pytest.mark.clause("NIE-OPT-01", "NIE-OPT-02", "NIE-OPT-03", "NIE-OPT-04")
@pytest.mark.parametrize(
    ("force", "front", "dice"),
    [
        ("2I 1C 1A 1L", [2, 1, 0, 1], 2 * 2 + 4 + 3),
        ("2I 1C 1A 2L", [2, 1, 0, 2], 2 * 2 + 4 + 3),  # one leader is enough
        ("2I 1C 1A 1L", [2, 1, 0, 0], 2 + 3 + 2),  # behind he gives nothing
        ("2I 1C 1A 1L", [1, 1, 1, 1], 2 + 4 + 5),
    ],
)
def test_the_optional_leader_rule(force: str, front: list[int], dice: int) -> None:
    t = battle("9I", force, "1" * dice, options=BONUS)
    deploy(t, "p1", 9)
    deploy(t, "p2", *front)
    t.do("p2", "stand")
    assert f"fire p2 {dice} 6 0" in t.heard("p1")


@pytest.mark.clause("NIE-OPT-04")
def test_the_bonus_holds_in_the_pursuit() -> None:
    t = battle("2I 1A 1L", "1I 1C", "1  6611111  1111111", options=BONUS)
    deploy(t, "p1", 2, 0, 1)
    deploy(t, "p2", 1, 0)
    t.do("p2", "stand").do("p1", "stand")
    assert "pursuit p1 7 6 0" in t.heard("p2")  # 2 x 2 + 3


@pytest.mark.clause("NIE-OPT-14")
def test_with_each_owner_allies_deploy_and_move_their_own_the_commander_last() -> None:
    t = table(
        frame="Battles", allies="p2-p3", hanover="france 9I; britain 1I; austria 3I", dice="1 111",
        options={"allied_command": "each_owner"},
    )  # fmt: skip
    assert t.awaited == ["p2", "p1"]  # Austria commands and comes last
    t.do("p2", "front 0")
    assert t.awaited == ["p3", "p1"]
    assert t.see("p2")["battle"]["ranks"]["austria"] is not None  # one side
    t.do("p3", "front 3").do("p1", "front 9")
    assert t.awaited == ["p2"]
    assert t.bar("p2", "shift austria_infantry") == "NIE-OPT-14"
    assert t.bar("p2", "give_up") == "NIE-OPT-14"
    t.do("p2", "stand")
    assert t.awaited == ["p3"]
    assert t.bar("p3", "give_up") is None
    assert t.bar("p3", "shift britain_infantry") == "NIE-OPT-14"
