"""Generals: limits without one, manoeuvres, movement, fate, captivity (RSK-GEN, RSK-R-26 to -33, -92, -93)."""

from typing import Any

import pytest

from grognard.games.risk_napoleon import GAME
from tests.games.risk_napoleon.campaigning import war
from tests.games.risk_napoleon.helpers import Table

G = "generals"


@pytest.mark.clause("RSK-GEN-02", "RSK-GEN-03", "RSK-GEN-04")
def test_a_general_costs_three_regiments() -> None:
    t = war("Reinforcements", rules=G, put={"pool": 9}, generals={"ecosse": "p1"}, irlande="p1", ecosse="p1", saxe="p1")
    assert t.bar("p1", "general russie") == "RSK-GEN-02"
    assert t.bar("p1", "general ecosse") == "RSK-GEN-04"
    t.do("p1", "general irlande")
    assert t["pool"] == 6
    assert t["advanced"]["generals"]["irlande"] == ["p1"]
    assert t.bar("p1", "general saxe") == "RSK-GEN-03"


@pytest.mark.clause("RSK-GEN-01", "RSK-GEN-05", "RSK-R-33")
def test_five_counters_captives_included() -> None:
    four: dict[str, Any] = dict.fromkeys(["irlande", "ecosse", "saxe", "baviere"], "p1")
    t = war("Reinforcements", rules=G, put={"pool": 9}, generals=four, galice="p1", **four)
    assert t.bar("p1", "general galice") is None
    t = war(
        "Reinforcements",
        rules=G,
        put={"pool": 9},
        generals=four,
        advanced={"captives": {"p1": {"p2": 1}}},
        galice="p1",
        **four,
    )
    assert t.bar("p1", "general galice") == "RSK-GEN-05"


@pytest.mark.clause("RSK-R-90")
def test_violet_has_its_counters_too() -> None:
    t = war("Reinforcements", rules=G, players=6, turn="p6", put={"pool": 9}, irlande="p6")
    assert t.bar("p6", "general irlande") is None
    assert GAME.resolve({"players": 6, "fleets": True})["fleets"]


def attack(t: Table, engaged: int, defence: int = 1) -> None:
    t.do("p1", "attack irlande>ecosse", f"engage {engaged}")
    if t.frame == "Resist":
        t.do("p2", f"defend {defence}")


@pytest.mark.clause("RSK-GEN-06", "RSK-R-26")
def test_six_regiments_without_a_general() -> None:
    """The force reading: what counts is how many different regiments were needed."""
    t = war(rules=G, dice="111 6 111 6 111 6 111 6", irlande=("p1", 20), ecosse=("p2", 9))
    for _ in range(3):
        attack(t, 3)  # one lost each time: forces of 3, 4, 5
    attack(t, 3)  # three lost and three engaged: six
    assert t["advanced"]["fronts"][0] == {"border": "irlande>ecosse", "force": 6, "lost": 4, "taken": 0}
    t.do("p1", "attack irlande>ecosse")
    assert t.offers("p1", "engage") == ["1", "2"]
    assert t.bar("p1", "engage 3") == "RSK-GEN-06"


@pytest.mark.clause("RSK-GEN-06")
def test_six_lost_and_no_more_attack() -> None:
    t = war(rules=G, dice="11 66 11 66 11 66", irlande=("p1", 20), ecosse=("p2", 9))
    for _ in range(3):
        attack(t, 2, 2)
    assert t.bar("p1", "attack irlande>ecosse") == "RSK-GEN-06"
    assert t.bar("p1", "attack irlande>sud_angleterre") is None


@pytest.mark.clause("RSK-GEN-06", "RSK-R-27")
def test_a_general_frees_the_army_and_others_do_not_count() -> None:
    t = war(
        rules=G, generals={"irlande": "p1"}, advanced={"fronts": [{"border": "irlande>ecosse", "force": 9, "lost": 9}]},
        irlande=("p1", 20), nord_angleterre=("p1", 9), ecosse=("p2", 9),
    )  # fmt: skip
    assert t.bar("p1", "attack irlande>ecosse") is None
    t.do("p1", "attack nord_angleterre>ecosse")
    assert t.offers("p1", "engage") == ["1", "2", "3"]


@pytest.mark.clause("RSK-R-27")
def test_all_sides_together() -> None:
    t = war(
        rules=G, advanced={"fronts": [{"border": "irlande>ecosse", "force": 5, "lost": 3}]},
        irlande=("p1", 20), nord_angleterre=("p1", 9), ecosse=("p2", 9),
    )  # fmt: skip
    t.do("p1", "attack nord_angleterre>ecosse")
    assert t.heard("p2") == ["attack p1 nord_angleterre>ecosse 1 p2 9"]  # only one is left to be launched


@pytest.mark.clause("RSK-R-26")
def test_the_cumulative_reading() -> None:
    t = war(rules=G, options={"general_limit": "cumulative"}, dice="666 1 666 1", irlande=("p1", 20), ecosse=("p2", 9))
    attack(t, 3)
    attack(t, 3)
    assert t.bar("p1", "attack irlande>ecosse") == "RSK-GEN-06"


@pytest.mark.clause("RSK-R-28", "RSK-CMP-06")
def test_the_limit_does_not_bind_those_who_move_in() -> None:
    t = war(rules=G, dice="6 1", irlande=("p1", 20), ecosse=("p2", 1))
    t.do("p1", "attack irlande>ecosse", "engage 1")
    assert t.offers("p1", "occupy")[-1] == "19"


# --- manoeuvres ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RSK-GEN-07", "RSK-R-31")
def test_every_territory_with_a_general_may_manoeuvre() -> None:
    t = war(
        "Movement",
        rules=G,
        generals={"lorraine": "p1", "saxe": "p1"},
        advanced={"commanded": 1},
        r_france=("p1", 5),
        saxe=("p1", 4),
        baviere="p1",
    )
    t.do(
        "p1",
        "manoeuvre lorraine>ile_de_france",
        "march 2",
        "manoeuvre lorraine>bourgogne",
        "march 2",
        "manoeuvre saxe>baviere",
        "march 3",
    )
    assert t.garrisons("lorraine", "ile_de_france", "bourgogne", "saxe", "baviere") == [1, 7, 7, 1, 4]
    assert t.bar("p1", "manoeuvre aquitaine>bourgogne") == "RSK-GEN-07"
    assert t.bar("p1", "manoeuvre lorraine>bourgogne") == "RSK-MAN-02"


@pytest.mark.clause("RSK-R-31")
def test_a_regiment_moves_once() -> None:
    t = war(
        "Movement",
        rules=G,
        generals={"lorraine": "p1", "bourgogne": "p1"},
        advanced={"commanded": 1},
        lorraine=("p1", 6),
        bourgogne=("p1", 1),
        aquitaine="p1",
    )
    t.do("p1", "manoeuvre lorraine>bourgogne", "march 5", "manoeuvre bourgogne>aquitaine")
    assert t.offers("p1", "march") == ["1"]
    assert t.bar("p1", "march 2") == "RSK-GEN-08"
    t.do("p1", "march 1")
    assert t.bar("p1", "manoeuvre bourgogne>aquitaine") == "RSK-R-31"


@pytest.mark.clause("RSK-GEN-08")
def test_without_any_general_one_manoeuvre_of_six() -> None:
    t = war("Movement", rules=G, lorraine=("p1", 12), bourgogne="p1", aquitaine="p1")
    t.do("p1", "manoeuvre lorraine>bourgogne")
    assert t.offers("p1", "march")[-1] == "6"
    assert t.bar("p1", "march 7") == "RSK-GEN-08"
    t.do("p1", "march 6")
    assert t.bar("p1", "manoeuvre bourgogne>aquitaine") == "RSK-MAN-03"


@pytest.mark.clause("RSK-GEN-09", "RSK-GEN-10")
def test_generals_ride_two_territories_over_own_ground() -> None:
    t = war(
        "Movement",
        rules=G,
        generals={"lorraine": "p1", "bourgogne": "p1"},
        advanced={"commanded": 1},
        r_france="p1",
        belgique="p2",
    )
    t.do("p1", "ride lorraine")
    assert set(t.offers("p1", "reach")) == {"ile_de_france", "normandie_bretagne", "aquitaine", "languedoc_provence"}
    assert t.bar("p1", "reach belgique") == "RSK-GEN-10"
    assert t.bar("p1", "reach bourgogne") == "RSK-GEN-04"
    t.do("p1", "reach aquitaine")
    assert t["advanced"]["generals"] == {"aquitaine": ["p1"], "bourgogne": ["p1"]}
    assert t.bar("p1", "ride aquitaine") == "RSK-GEN-09"
    assert t.bar("p1", "manoeuvre bourgogne>aquitaine") == "RSK-GEN-09"
    t.do("p1", "ride bourgogne")


@pytest.mark.clause("RSK-GEN-11", "RSK-R-32")
def test_a_sea_link_is_a_whole_ride_and_can_be_intercepted() -> None:
    situation: dict[str, Any] = {"irlande": "p1", "sud_angleterre": "p1", "nord_angleterre": "p1", "ecosse": "p2"}
    t = war("Movement", rules="generals fleets", generals={"irlande": "p1"}, advanced={"commanded": 1}, **situation)
    t.do("p1", "ride irlande")
    assert t.offers("p1", "reach") == ["sud_angleterre"]
    t.do("p1", "reach sud_angleterre")
    assert t["advanced"]["generals"] == {"sud_angleterre": ["p1"]}
    for die, generals in (("5", {}), ("4", {"sud_angleterre": ["p1"]})):
        t = war(
            "Movement", rules="generals fleets", generals={"irlande": "p1"}, fleets={"fleet_5": "sea l_saint_georges"},
            advanced={"commanded": 1}, dice=die, **situation,
        )  # fmt: skip
        t.do("p1", "ride irlande", "reach sud_angleterre").do("p2", "intercept")
        assert t["advanced"]["generals"] == generals
        assert t["advanced"]["captives"] == ({"p1": {"p2": 1}} if die == "5" else {})


@pytest.mark.clause("RSK-GEN-09", "RSK-R-99")
def test_a_ride_over_land_needs_no_crossing() -> None:
    t = war(
        "Movement", rules="generals fleets", options={"med_zone": "always"}, generals={"piemont": "p1"},
        fleets={f"fleet_{n}": "sea mer_mediterranee" for n in (5, 6, 7)}, advanced={"commanded": 1}, r_italie="p1",
    )  # fmt: skip
    t.do("p1", "ride piemont", "reach deux_siciles")
    assert t["advanced"]["generals"] == {"deux_siciles": ["p1"]}


# --- fate ------------------------------------------------------------------------------------------------------------


def lost_battle(die: str, **more: Any) -> Table:
    """p2's general on a territory that p1 takes."""
    situation: dict[str, Any] = {"irlande": ("p1", 9), "ecosse": ("p2", 1), "generals": {"ecosse": "p2"}, **more}
    t = war(rules=G, dice=f"6 1 {die}", **situation)
    t.do("p1", "attack irlande>ecosse", "engage 1", "occupy 1")
    return t


@pytest.mark.clause("RSK-GEN-13", "RSK-GEN-14", "RSK-GEN-15")
def test_the_general_of_a_lost_territory_may_die() -> None:
    t = lost_battle("1")
    assert t["advanced"]["generals"] == t["advanced"]["captives"] == {}
    t = war("Reinforcements", rules=G, turn="p2", put={"pool": 3}, russie="p2")
    t.do("p2", "general russie")  # he can be bought again


@pytest.mark.clause("RSK-GEN-14")
@pytest.mark.parametrize("die", ["2", "3"])
def test_he_may_be_captured(die: str) -> None:
    assert lost_battle(die)["advanced"]["captives"] == {"p2": {"p1": 1}}


@pytest.mark.clause("RSK-GEN-14", "RSK-R-30")
@pytest.mark.parametrize("die", ["4", "6"])
def test_he_may_withdraw(die: str) -> None:
    t = lost_battle(die)
    assert t.awaited == ["p2"]
    assert set(t.offers("p2", "withdraw")) == {"nord_angleterre", "norvege"}
    assert t.bar("p2", "withdraw russie") == "RSK-R-30"
    t.do("p2", "withdraw norvege")
    assert t["advanced"]["generals"] == {"norvege": ["p2"]}
    assert t.awaited == ["p1"]


@pytest.mark.clause("RSK-GEN-16", "RSK-R-30")
def test_without_a_way_out_he_is_captured() -> None:
    t = lost_battle("6", nord_angleterre="p3", norvege="p3")
    assert t["advanced"]["captives"] == {"p2": {"p1": 1}}
    t = lost_battle("6", generals={"ecosse": "p2", "norvege": "p2", "nord_angleterre": "p2"})
    assert t["advanced"]["captives"] == {"p2": {"p1": 1}}


@pytest.mark.clause("RSK-GEN-18", "RSK-R-32")
def test_a_withdrawal_over_the_sea_can_be_intercepted() -> None:
    t = war(
        rules="generals fleets", dice="6 1 6 6", generals={"ecosse": "p2"}, fleets={"fleet_1": "sea l_norvege"},
        irlande=("p1", 9), ecosse=("p2", 1), nord_angleterre="p3",
    )  # fmt: skip
    t.do("p1", "attack irlande>ecosse", "engage 1", "occupy 1")
    t.do("p1", "intercept")  # he had only one way
    assert t["advanced"]["captives"] == {"p2": {"p1": 1}}


def failed_attack(die: str, force: int = 7, **more: Any) -> Table:
    advanced = {"fronts": [{"border": "irlande>ecosse", "force": force, "lost": force - 1}]}
    t = war(
        rules=G, dice=die, generals={"irlande": "p1"}, advanced=advanced, irlande=("p1", 3), sud_angleterre="p1", **more
    )
    return t.do("p1", "end_combat")


@pytest.mark.clause("RSK-GEN-12", "RSK-GEN-14", "RSK-R-29")
def test_the_general_of_a_failed_attack() -> None:
    assert failed_attack("", force=6).frame == "Movement"  # six regiments: he took no part
    assert failed_attack("1")["advanced"]["generals"] == {}
    assert failed_attack("3")["advanced"]["captives"] == {"p1": {"p2": 1}}
    t = failed_attack("5")
    assert set(t.offers("p1", "withdraw")) == {"irlande", "sud_angleterre"}
    t.do("p1", "withdraw irlande")
    assert t["advanced"]["generals"] == {"irlande": ["p1"]}
    assert t.frame == "Movement"


@pytest.mark.clause("RSK-R-29")
def test_a_conquest_is_no_failure() -> None:
    t = war(
        rules=G, dice="6 1", generals={"irlande": "p1"}, irlande=("p1", 9), ecosse=("p2", 1),
        advanced={"fronts": [{"border": "irlande>ecosse", "force": 9, "lost": 7}]},
    )  # fmt: skip
    t.do("p1", "attack irlande>ecosse", "engage 1", "occupy 1", "end_combat")
    assert t.frame == "Movement"
    assert t["advanced"]["generals"] == {"irlande": ["p1"]}  # he did not follow


@pytest.mark.clause("RSK-R-98", "RSK-R-29")
def test_several_failures_in_the_order_their_owner_likes() -> None:
    fronts = [{"border": "irlande>ecosse", "force": 7}, {"border": "saxe>silesie", "force": 8}]
    t = war(
        rules=G,
        dice="1 1",
        generals={"irlande": "p1", "saxe": "p1"},
        advanced={"fronts": fronts},
        irlande=("p1", 2),
        saxe=("p1", 2),
    )
    t.do("p1", "end_combat")
    assert t.offers("p1", "fate") == ["irlande", "saxe"]
    assert t.bar("p1", "fate russie") == "RSK-R-98"
    t.do("p1", "fate saxe")
    assert t["advanced"]["generals"] == {}
    assert t.frame == "Movement"


@pytest.mark.clause("RSK-R-92", "RSK-R-18")
def test_the_neutral_army_takes_no_prisoners() -> None:
    advanced = {"fronts": [{"border": "irlande>ecosse", "force": 9}]}
    t = war(
        rules=G,
        players=2,
        rest="neutral",
        dice="2",
        generals={"irlande": "p1"},
        advanced=advanced,
        irlande=("p1", 3),
        saxe="p2",
    )
    t.do("p1", "end_combat")
    assert t["advanced"]["generals"] == t["advanced"]["captives"] == {}


# --- captives --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RSK-GEN-17", "RSK-R-93", "RSK-R-33")
def test_captives_are_exchanged_by_agreement() -> None:
    t = war(rules=G, advanced={"captives": {"p1": {"p2": 2}, "p2": {"p1": 1}}}, irlande="p1", russie="p3")
    assert t.bar("p1", "offer p3") == "RSK-GEN-17"
    t.do("p1", "offer p2")
    assert t.offers("p1", "release") == ["0", "1"]
    t.do("p1", "release 1", "demand 2")
    assert t.awaited == ["p2"]
    refused = t.copy().do("p2", "refuse")
    assert refused["advanced"]["captives"] == {"p1": {"p2": 2}, "p2": {"p1": 1}}
    assert refused.bar("p1", "offer p2") == "RSK-R-93"
    t.do("p2", "accept")
    assert t["advanced"]["captives"] == {}
    assert t.offers("p1", "general") == ["irlande"]
    t.do("p1", "general irlande")
    assert t.awaited == ["p2"]  # p1 has no other quarters: his second goes back to stock
    assert t.bar("p2", "general irlande") == "RSK-R-33"
    t.do("p2", "general saxe")
    assert t.frame == "Assault"


@pytest.mark.clause("RSK-GEN-17")
def test_only_neighbours_deal_and_a_gift_is_free() -> None:
    t = war(rules=G, advanced={"captives": {"p2": {"p1": 1}}}, rest="p3", irlande="p1", russie="p2")
    assert t.bar("p1", "offer p2") == "RSK-GEN-17"
    t = war(rules=G, advanced={"captives": {"p2": {"p1": 1}}}, irlande="p1")
    t.do("p1", "offer p2", "release 1").do("p2", "accept", "general russie")
    assert t["advanced"]["generals"] == {"russie": ["p2"]}


@pytest.mark.clause("RSK-R-19")
def test_counters_of_an_eliminated_player_go_back() -> None:
    t = war(
        dice="6 1", rest="p3", generals={"russie": "p3"}, fleets={"fleet_5": "sea l_manche", "fleet_9": "sea l_manche"},
        advanced={"captives": {"p3": {"p2": 1}, "p2": {"p3": 1}, "p1": {"p2": 1}}}, irlande=("p1", 3), ecosse=("p2", 1),
    )  # fmt: skip
    t.do("p1", "attack irlande>ecosse", "engage 1", "occupy 1")
    assert t["advanced"]["captives"] == {}
    assert t["advanced"]["fleets"] == {"fleet_9": "sea l_manche"}
