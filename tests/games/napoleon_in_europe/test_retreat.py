"""Retreats (NIE-BAT-34 to -41, -49 to -51, -57, NIE-OPT-06, -07, -17)."""

from typing import Any

import pytest

from tests.games.napoleon_in_europe.helpers import Table, battle, deploy, fought, table

# Britain gives up at once and the pursuit hits nothing.
FLIGHT = "1" * 30


def beaten(defence: str, **situation: Any) -> Table:
    """A defender that has lost in Hanover and retreats."""
    t = fought("2I", defence, FLIGHT, **situation)
    return t.do("p2", "give_up")


def repelled(attack: str, **situation: Any) -> Table:
    """An attacker that gives up in Hanover."""
    t = fought(attack, "2I", FLIGHT, **situation).do("p2", "stand")
    return t.do("p1", "give_up")


@pytest.mark.clause("NIE-BAT-34", "NIE-BAT-35", "NIE-BAT-36", "NIE-BAT-38", "NIE-BAT-40")
def test_a_beaten_defender_leaves_for_a_neighbour_the_attackers_did_not_come_from() -> None:
    t = beaten("2I 1L")
    assert (t.frame, t.awaited) == ("Retreat", ["p2"])
    assert sorted(t.offers("p2", "retreat")) == ["berlin", "denmark", "mecklenburg", "westphalia"]
    assert t.bar("p2", "retreat holland") == "NIE-BAT-38"
    assert t.bar("p2", "retreat london") == "NIE-BAT-36"  # not by sea
    t.do("p2", "retreat denmark")
    assert (t.pieces("hanover"), t.pieces("denmark")) == ("france 2I", "britain 2I 1L")


@pytest.mark.clause("NIE-BAT-38")
def test_start_regions_are_barred_too_bystanders_trails_are_not() -> None:
    trails = [
        {"at": "hanover", "corps": "france_infantry", "start": "holland", "number": 1},
        {"at": "hanover", "corps": "france_cavalry", "start": "westphalia", "through": "holland", "number": 1},
        {"at": "hanover", "corps": "austria_infantry", "start": "berlin", "number": 1},
    ]
    t = beaten("2I", put={"trails": trails})
    assert sorted(t.offers("p2", "retreat")) == ["berlin", "denmark", "mecklenburg"]


@pytest.mark.clause("NIE-BAT-37", "NIE-BAT-51")
@pytest.mark.parametrize("enemy", ["1I", "1L"])
def test_no_retreat_into_a_region_with_any_enemy_piece(enemy: str) -> None:
    t = beaten("2I", berlin=f"austria {enemy}", denmark="france 1C", control={"mecklenburg": "france"})
    assert sorted(t.offers("p2", "retreat")) == ["mecklenburg", "westphalia"]  # enemy control alone is no hindrance
    assert t.bar("p2", "retreat berlin") == "NIE-BAT-37"


@pytest.mark.clause("NIE-BAT-41")
def test_who_cannot_retreat_is_eliminated() -> None:
    around = dict.fromkeys(["berlin", "denmark", "mecklenburg", "westphalia"], "austria 1I")
    t = beaten("2I", **around)
    assert "no-retreat britain_infantry 2" in t.heard("p1")
    assert t.pieces("hanover") == "france 2I"


@pytest.mark.clause("NIE-BAT-39", "NIE-BAT-49")
def test_a_beaten_attacker_goes_back_where_any_of_his_pieces_came_from() -> None:
    trails = [
        {"at": "hanover", "corps": "france_infantry", "start": "holland", "number": 1},
        {"at": "hanover", "corps": "france_cavalry", "start": "rhineland", "through": "westphalia", "number": 1},
    ]
    t = repelled("2I 1C", put={"trails": trails})
    assert (t.frame, t.awaited) == ("Retreat", ["p1"])
    assert t.offers("p1", "retreat") == ["holland", "westphalia"]  # Rhineland is no neighbour
    assert t.bar("p1", "retreat berlin") == "NIE-BAT-39"
    t.do("p1", "fall_back westphalia", "fall_back holland", "retreat westphalia")  # split as he likes
    assert (t.pieces("westphalia"), t.pieces("holland"), t.pieces("hanover")) == (
        "france 1I 1C",
        "france 1I",
        "britain 2I",
    )


@pytest.mark.clause("NIE-BAT-39", "NIE-BAT-51")
def test_with_one_way_back_there_is_no_question_and_enemies_bar_it() -> None:
    assert repelled("2I").pieces("holland") == "france 2I"
    t = repelled("2I", holland="austria 1L")
    assert "no-retreat france_infantry 2" in t.heard("p2")


@pytest.mark.clause("NIE-BAT-40")
def test_who_landed_has_no_way_back_by_sea() -> None:
    trails = [{"at": "hanover", "corps": "france_infantry", "start": "picardy", "by_sea": 1, "number": 2}]
    t = repelled("2I", put={"trails": trails})
    assert "no-retreat france_infantry 2" in t.heard("p2")


@pytest.mark.clause("NIE-BAT-49")
def test_former_allies_who_stood_there_may_go_anywhere_free() -> None:
    t = table(frame="EndAlliances", allies="p1-p2", hanover="france 2I; britain 2I", berlin="austria 1I", dice=FLIGHT)
    t.do("p1", "end_alliance p2", "end_movement")
    deploy(t, "p1", 2)
    deploy(t, "p2", 2).do("p2", "stand").do("p1", "give_up")
    assert sorted(t.offers("p1", "retreat")) == ["denmark", "holland", "mecklenburg", "westphalia"]


@pytest.mark.clause("NIE-BAT-50")
def test_a_defending_nation_retreats_to_one_region_chosen_by_its_owner() -> None:
    t = table(
        frame="Battles", allies="p2-p3", hanover="france 6I; britain 3I; austria 2I", dice=FLIGHT,
        put={
            "trails": [{"at": "hanover", "corps": "france_infantry", "start": "holland", "number": 6}],
            "rested": {"hanover": {}},
        },
    )  # fmt: skip
    deploy(t, "p1", 6)
    deploy(t, "p2", 2, 3).do("p2", "give_up")
    assert t.awaited == ["p2"]
    assert t.bar("p2", "fall_back berlin") == "NIE-BAT-50"
    t.do("p2", "retreat berlin")
    assert t.awaited == ["p3"]  # each owner for himself, and not all the same way
    t.do("p3", "retreat denmark")
    assert (t.pieces("berlin"), t.pieces("denmark")) == ("britain 3I", "austria 2I")


@pytest.mark.clause("NIE-OPT-07")
def test_with_free_split_survivors_of_a_nation_may_part() -> None:
    t = beaten("2I 1C", options={"defender_retreat": "free_split"})
    t.do("p2", "fall_back berlin", "fall_back denmark", "retreat mecklenburg")
    assert [t.pieces(place) for place in ("berlin", "denmark", "mecklenburg")] == [
        "britain 1I", "britain 1I", "britain 1C",
    ]  # fmt: skip


@pytest.mark.clause("NIE-BAT-51")
def test_retreating_infantry_takes_control_as_if_it_had_moved() -> None:
    t = beaten("2I", control={"denmark": "austria"}).do("p2", "retreat denmark")
    assert t.control("denmark") == "britain"
    t = beaten("2I", control={"denmark": "austria"}, allies="p2-p3").do("p2", "retreat denmark")
    assert t.control("denmark") == "austria"  # an ally's stays his


@pytest.mark.clause("NIE-BAT-57")
def test_no_battle_arises_from_a_retreat() -> None:
    t = battle("2I", "2I", FLIGHT, berlin="france 1I; austria 1I", westphalia="france 1I")
    if t.frame == "ChooseBattle":
        t.do("p1", "battle hanover")
    deploy(t, "p1", 2)
    deploy(t, "p2", 2).do("p2", "give_up")
    assert "berlin" not in t.offers("p2", "retreat")  # nowhere where he would have to fight
    t.do("p2", "retreat denmark")
    assert t["battle"]["defenders"] == ["austria"]  # the battle of Berlin, without Britain


OWN = {"attacker_retreat": "own_origin"}


@pytest.mark.clause("NIE-OPT-06")
def test_with_own_origin_each_goes_back_along_a_trail_of_its_nation_and_type() -> None:
    trails = [
        {"at": "hanover", "corps": "france_infantry", "start": "holland", "number": 1},
        {"at": "hanover", "corps": "france_infantry", "start": "westphalia", "number": 2},
        {"at": "hanover", "corps": "france_cavalry", "start": "holland", "number": 1},
    ]
    t = repelled("3I 1C", options=OWN, put={"trails": trails})
    assert t.frame == "TrailRetreat"
    assert t.offers("p1", "fall_back") == ["holland", "westphalia"]
    assert t.bar("p1", "retreat holland") == "NIE-OPT-06"
    t.do("p1", "fall_back holland")  # only one infantry came from Holland; the rest has no choice
    assert (t.pieces("holland"), t.pieces("westphalia")) == ("france 1I 1C", "france 2I")


@pytest.mark.clause("NIE-OPT-06")
def test_with_own_origin_who_landed_is_lost_beside_those_who_marched() -> None:
    trails = [
        {"at": "hanover", "corps": "france_infantry", "start": "holland", "number": 1},
        {"at": "hanover", "corps": "france_infantry", "start": "picardy", "by_sea": 1, "number": 2},
    ]
    t = repelled("3I", options=OWN, put={"trails": trails})
    assert t.pieces("holland") == "france 1I"
    assert "no-retreat france_infantry 2" in t.heard("p2")


@pytest.mark.clause("NIE-OPT-17")
def test_with_last_mover_infantry_takes_even_a_friends_minor_region() -> None:
    options = {"allied_minor_control": "last_mover"}
    t = table(allies="p1-p3", franconia="france 1I", control={"bavaria": "austria"}, options=options)
    assert t.do("p1", "march franconia>bavaria").control("bavaria") == "france"
    t = table(seats={"p1": "france spain", "p2": "britain"}, franconia="france 1C; spain 1I", control={"bavaria": "france"},
              options=options)  # fmt: skip
    assert t.do("p1", "march franconia>bavaria", "whole").control("bavaria") == "spain"
    t = table(
        allies="p1-p3", franconia="france 2I", bavaria="britain 1I", control={"bavaria": "austria"}, options=options,
        dice="1 66",
    ).do("p1", "march franconia>bavaria", "whole", "end_movement")  # fmt: skip
    assert t.control("bavaria") == "austria"  # contested
    deploy(t, "p1", 2)
    deploy(t, "p2", 1).do("p2", "stand").do("p1", "stand")
    assert t.control("bavaria") == "france"
