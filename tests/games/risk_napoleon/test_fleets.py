"""Fleets: building, ports, blockade, movement, naval combat, breakouts, captured ports (RSK-FLT, RSK-NAV, RSK-R-35 to -39)."""

from typing import Any

import pytest

from grognard.games.risk_napoleon.tables import PORT_AREAS, TERRITORIES
from tests.games.risk_napoleon.campaigning import place_of, war
from tests.games.risk_napoleon.helpers import Table

F = "fleets"
COASTS = [t for i, t in enumerate(TERRITORIES) if PORT_AREAS[i]]


def moving(fleets: dict[str, str], **more: Any) -> Table:
    return war("NavalMovement", rules=F, fleets=fleets, **{"r_royaume_uni": "p1", "rest": "p2", **more})


@pytest.mark.clause("RSK-FLT-02", "RSK-FLT-03", "RSK-FLT-04", "RSK-FLT-05", "RSK-R-94")
def test_a_fleet_costs_three_regiments() -> None:
    full = {f"fleet_{n}": "port ecosse" for n in (1, 5, 9)}
    t = war("Reinforcements", rules=F, put={"pool": 9}, fleets=full, r_royaume_uni="p1", saxe="p1", rest="p2")
    assert t.bar("p1", "fleet belgique") == "RSK-FLT-02"
    assert t.bar("p1", "fleet saxe") == "RSK-FLT-03"
    assert t.bar("p1", "fleet ecosse") == "RSK-FLT-05"
    t.do("p1", "fleet irlande")
    assert t["pool"] == 6
    assert place_of(t, "fleet_2") == "port irlande"
    assert t.bar("p1", "fleet sud_angleterre") == "RSK-FLT-04"


@pytest.mark.clause("RSK-FLT-01", "RSK-FLT-06")
def test_four_fleets_a_player() -> None:
    t = war(
        "Reinforcements",
        rules=F,
        put={"pool": 9},
        fleets={f"fleet_{n}": "sea l_manche" for n in (1, 2, 3, 4)},
        irlande="p1",
    )
    assert t.bar("p1", "fleet irlande") == "RSK-FLT-06"


@pytest.mark.clause("RSK-FLT-03")
def test_every_coast_has_a_port() -> None:
    t = war("Reinforcements", rules=F, put={"pool": 3}, rest="p1", russie="p2")
    assert set(t.offers("p1", "fleet")) == {place for place in COASTS if place != "russie"}


@pytest.mark.clause("RSK-FLT-10", "RSK-FLT-11", "RSK-FLT-12", "RSK-FLT-13", "RSK-FLT-07")
def test_a_fleet_goes_anywhere() -> None:
    t = moving({"fleet_1": "port irlande"})
    t.do("p1", "sail fleet_1")
    assert {"ecosse", "sud_angleterre", "nord_angleterre", "belgique", "carelie", "piemont"} <= set(
        t.offers("p1", "dock")
    )
    assert "l_sund" in t.offers("p1", "station")
    assert t.bar("p1", "dock irlande") == "RSK-FLT-11"
    assert t.bar("p1", "dock saxe") == "RSK-FLT-03"
    assert t.bar("p1", "station mer_mediterranee") == "RSK-HIS-13"
    assert place_of(t.copy().do("p1", "dock ecosse"), "fleet_1") == "port ecosse"
    assert place_of(t.copy().do("p1", "station l_manche"), "fleet_1") == "sea l_manche"
    t.do("p1", "dock belgique")
    assert place_of(t, "fleet_1") == "blockade belgique"
    assert t.frame == "NavalMovement"
    assert t.bar("p1", "sail fleet_1") == "RSK-FLT-10"
    assert t.bar("p1", "sail fleet_5") == "RSK-FLT-10"


@pytest.mark.clause("RSK-FLT-15", "RSK-R-35")
def test_an_enemy_on_a_link_stops_the_way() -> None:
    t = moving(
        {"fleet_1": "port normandie_bretagne", "fleet_5": "sea l_galice", "fleet_9": "sea l_pas_de_calais"},
        normandie_bretagne="p1",
    )
    t.do("p1", "sail fleet_1")
    assert set(t.offers("p1", "station")) == {"l_galice", "l_manche", "l_pas_de_calais"}
    assert set(t.offers("p1", "dock")) == {"galice", "aquitaine", "belgique", "sud_angleterre"}
    assert t.bar("p1", "dock irlande") == "RSK-FLT-15"
    assert t.bar("p1", "station l_portugal") == "RSK-FLT-15"
    t.do("p1", "station l_pas_de_calais")
    assert place_of(t, "fleet_1") == place_of(t, "fleet_9") == "sea l_pas_de_calais"


@pytest.mark.clause("RSK-FLT-09", "RSK-R-35")
def test_a_fleet_may_leave_a_link_that_it_shares() -> None:
    t = moving({"fleet_1": "sea l_manche", "fleet_5": "sea l_manche"})
    t.do("p1", "sail fleet_1")
    assert {"l_galice", "l_pas_de_calais"} <= set(t.offers("p1", "station"))


@pytest.mark.clause("RSK-R-35", "RSK-R-36")
def test_the_mediterranean_opens_on_the_portuguese_link_only() -> None:
    t = moving({"fleet_1": "port andalousie", "fleet_5": "sea l_portugal"}, andalousie="p1")
    t.do("p1", "sail fleet_1")
    assert t.offers("p1", "station") == ["l_portugal"]
    assert set(t.offers("p1", "dock")) == {
        "castille_aragon",
        "languedoc_provence",
        "piemont",
        "venetie",
        "etats_eglise",
        "deux_siciles",
        "provinces_illyriennes",
    }


@pytest.mark.clause("RSK-R-37")
def test_the_straits_are_closed() -> None:
    t = moving({"fleet_1": "port crimee", "fleet_2": "port irlande"}, crimee="p1")
    assert t.bar("p1", "sail fleet_1") == "RSK-R-37"
    assert t.offers("p1", "sail") == ["fleet_2"]


@pytest.mark.clause("RSK-R-94")
def test_a_port_takes_three_and_the_sea_any_number() -> None:
    t = moving(
        {
            "fleet_1": "port irlande",
            "fleet_2": "port ecosse",
            "fleet_3": "port ecosse",
            "fleet_4": "port ecosse",
            "fleet_5": "sea l_manche",
            "fleet_6": "sea l_manche",
            "fleet_7": "sea l_manche",
        }
    )
    t.do("p1", "sail fleet_1")
    assert t.bar("p1", "dock ecosse") == "RSK-FLT-05"
    assert t.bar("p1", "station l_manche") is None


@pytest.mark.clause("RSK-FLT-14", "RSK-FLT-16", "RSK-NAV-09")
def test_a_blockaded_fleet_stays_and_another_may_relieve_it() -> None:
    t = moving({"fleet_1": "port irlande", "fleet_2": "sea l_hollande", "fleet_5": "blockade irlande"}, dice="6 1")
    assert t.bar("p1", "sail fleet_1") == "RSK-FLT-16"
    t.do("p1", "sail fleet_2", "dock irlande")
    assert place_of(t, "fleet_2") == "relief irlande"
    t.do("p1", "end_naval_movement")
    assert t.bar("p1", "end_naval_combat") == "RSK-NAV-09"
    t.do("p1", "breakout irlande")
    assert t.offers("p1", "fire") == ["1", "2"]
    t.do("p1", "fire 1")
    assert place_of(t, "fleet_5") is None
    t.do("p1", "stay", "dock ecosse")  # the one that came, then the one that was shut in
    assert (place_of(t, "fleet_2"), place_of(t, "fleet_1")) == ("port irlande", "port ecosse")
    assert t.frame == "NavalCombat"


# --- naval combat ----------------------------------------------------------------------------------------------------


def at_sea(ours: int, theirs: int, dice: str, **more: Any) -> Table:
    fleets = {f"fleet_{n}": "sea l_manche" for n in range(1, ours + 1)}
    fleets |= {f"fleet_{n}": "sea l_manche" for n in range(5, 5 + theirs)}
    return war("NavalCombat", rules=F, fleets={**fleets, **more}, dice=dice, r_royaume_uni="p1")


@pytest.mark.clause("RSK-NAV-01", "RSK-NAV-02", "RSK-NAV-03", "RSK-NAV-05", "RSK-NAV-06")
def test_fleets_fight_like_regiments() -> None:
    t = at_sea(3, 2, "654 53 62 1")
    assert t.offers("p1", "naval_attack") == ["l_manche"]
    assert t.bar("p1", "naval_attack l_galice") == "RSK-NAV-03"
    assert t.bar("p1", "attack sud_angleterre>belgique") == "RSK-SEQ-02"
    t.do("p1", "naval_attack l_manche")
    assert t.offers("p1", "fire") == ["1", "2", "3"]
    assert t.bar("p1", "break_off") == "RSK-NAV-10"
    t.do("p1", "fire 3").do("p2", "return_fire 2")
    assert place_of(t, "fleet_5") is place_of(t, "fleet_6") is None
    assert t.frame == "Assault" or t.frame == "NavalCombat"


@pytest.mark.clause("RSK-NAV-06")
def test_a_single_fleet_may_attack() -> None:
    t = at_sea(1, 1, "6 5")
    t.do("p1", "naval_attack l_manche", "fire 1")
    assert place_of(t, "fleet_5") is None
    t = at_sea(1, 1, "5 5")
    t.do("p1", "naval_attack l_manche", "fire 1")
    assert place_of(t, "fleet_1") is None
    assert place_of(t, "fleet_5") == "sea l_manche"


@pytest.mark.clause("RSK-NAV-07")
def test_one_opponent_a_turn() -> None:
    t = at_sea(2, 2, "6 5", fleet_9="sea l_manche")
    t.do("p1", "naval_attack l_manche", "against p2", "fire 1").do("p2", "return_fire 1").do("p1", "break_off")
    assert t["advanced"]["opponents"] == {"fleet_1": "p2"}
    t.do("p1", "naval_attack l_manche", "against p3")
    assert t.offers("p1", "fire") == ["1"]


@pytest.mark.clause("RSK-FLT-08", "RSK-FLT-17", "RSK-NAV-02")
def test_a_fleet_in_port_is_no_target_and_no_help() -> None:
    t = war(
        "NavalMovement",
        rules=F,
        fleets={"fleet_1": "sea l_manche", "fleet_5": "port normandie_bretagne"},
        sud_angleterre=("p1", 3),
        dice="6 1",
    )
    t.do("p1", "end_naval_movement")
    assert t.frame == "Assault"  # there is nothing to fight at sea
    t.do("p1", "attack sud_angleterre>normandie_bretagne", "engage 1")
    assert t.owner("normandie_bretagne") == "p1" or t.frame == "MoveIn"


@pytest.mark.clause("RSK-NAV-04", "RSK-NAV-08", "RSK-NAV-10", "RSK-R-38")
def test_a_breakout_may_stop_after_a_round() -> None:
    fleets = {
        "fleet_1": "port irlande",
        "fleet_2": "port irlande",
        "fleet_5": "blockade irlande",
        "fleet_6": "blockade irlande",
    }
    t = war("NavalCombat", rules=F, fleets=fleets, dice="5 6", r_royaume_uni="p1")
    assert t.bar("p1", "breakout ecosse") == "RSK-NAV-04"
    t.do("p1", "breakout irlande", "fire 1").do("p2", "return_fire 1").do("p1", "break_off")
    assert place_of(t, "fleet_1") is None
    assert t.frame == "Sail"
    assert "stay" in t.legal("p1")
    t.do("p1", "station l_manche")
    assert place_of(t, "fleet_2") == "sea l_manche"
    assert t.bar("p1", "breakout irlande") == "RSK-NAV-04"


@pytest.mark.clause("RSK-R-38")
def test_several_blockaders_are_fought_in_turn() -> None:
    fleets = {
        "fleet_1": "port irlande",
        "fleet_2": "port irlande",
        "fleet_5": "blockade irlande",
        "fleet_9": "blockade irlande",
    }
    t = war("NavalCombat", rules=F, fleets=fleets, dice="65 1 65 1", r_royaume_uni="p1")
    t.do("p1", "breakout irlande", "fire 2")
    assert place_of(t, "fleet_5") is None
    assert t.see("p1")["at"]["defender"] == "p3"
    t.do("p1", "fire 2", "stay", "stay")
    assert place_of(t, "fleet_1") == place_of(t, "fleet_2") == "port irlande"


@pytest.mark.clause("RSK-R-38")
def test_beyond_three_in_port_they_must_move() -> None:
    fleets = {
        **{f"fleet_{n}": "port irlande" for n in (1, 2, 3)},
        "fleet_4": "relief irlande",
        "fleet_5": "blockade irlande",
    }
    t = war("NavalCombat", rules=F, fleets=fleets, dice="6 1", r_royaume_uni="p1")
    t.do("p1", "breakout irlande", "fire 1")
    assert t.see("p1")["at"]["piece"] == "fleet_4"
    assert t.bar("p1", "stay") == "RSK-R-38"


@pytest.mark.clause("RSK-R-38")
def test_a_fleet_built_in_a_blockaded_port_is_blockaded() -> None:
    t = war("Reinforcements", rules=F, put={"pool": 4}, fleets={"fleet_5": "blockade irlande"}, irlande="p1")
    t.do("p1", "fleet irlande", "place irlande")
    assert t.bar("p1", "sail fleet_1") is not None
    assert t.offers("p1", "breakout") == ["irlande"]


# --- a captured port -------------------------------------------------------------------------------------------------


def fallen(fleets: dict[str, str], dice: str) -> Table:
    t = war(rules=F, fleets=fleets, dice=dice, irlande=("p1", 3), ecosse=("p2", 1))
    return t.do("p1", "attack irlande>ecosse", "engage 1", "occupy 1")


@pytest.mark.clause("RSK-FLT-18", "RSK-R-39", "RSK-R-98")
def test_fleets_of_a_captured_port_put_to_sea() -> None:
    t = fallen({"fleet_5": "port ecosse", "fleet_9": "port ecosse"}, "6 1")
    assert (t.frame, t.awaited) == ("Sail", ["p2"])
    assert t.bar("p2", "stay") == "RSK-FLT-18"
    assert t.bar("p2", "dock ecosse") is None  # to blockade the very port it was driven from
    t.do("p2", "dock norvege")
    assert t.awaited == ["p3"]
    t.do("p3", "station l_norvege")
    assert t["advanced"]["fleets"] == {"fleet_5": "port norvege", "fleet_9": "sea l_norvege"}
    assert t.frame == "Assault"


@pytest.mark.clause("RSK-FLT-19", "RSK-R-79")
def test_a_blockaded_fleet_must_break_out_first() -> None:
    t = fallen({"fleet_5": "port ecosse", "fleet_1": "blockade ecosse"}, "6 1 6 1")
    assert (t.frame, t.awaited) == ("Fire", ["p2"])
    t.do("p2", "fire 1")
    assert place_of(t, "fleet_1") is None
    t.do("p2", "station l_norvege")
    assert place_of(t, "fleet_5") == "sea l_norvege"


@pytest.mark.clause("RSK-R-79")
def test_a_blockader_whose_target_is_taken_lies_in_port() -> None:
    t = fallen({"fleet_1": "blockade ecosse"}, "6 1")
    assert place_of(t, "fleet_1") == "port ecosse"
    crowd = {f"fleet_{n}": "port irlande" for n in (1, 2, 3, 4)}
    t = moving(crowd)
    assert t.bar("p1", "end_naval_movement") == "RSK-R-79"
    t.do("p1", "sail fleet_1", "station l_manche")
    assert t.bar("p1", "end_naval_movement") is None


@pytest.mark.clause("RSK-R-34")
def test_everybody_else_is_an_enemy() -> None:
    t = at_sea(1, 1, "", fleet_9="sea l_manche")
    t.do("p1", "naval_attack l_manche")
    assert (t.frame, t.offers("p1", "against")) == ("Adversary", ["p2", "p3"])
    assert t.bar("p1", "against p1") == "RSK-NAV-03"


def test_the_mediterranean_position_in_a_standard_game() -> None:
    t = war(rules=F, options={"med_zone": "always"}, piemont=("p1", 3), deux_siciles="p2")
    assert t.bar("p1", "attack piemont>deux_siciles") is None
    t = war(rules=F, piemont=("p1", 3), deux_siciles="p2")
    assert t.bar("p1", "attack piemont>deux_siciles") == "RSK-CBT-01"
