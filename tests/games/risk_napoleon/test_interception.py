"""Interception: convoys, escorts, the order of the table (RSK-INT, RSK-R-41 to -45, -99, -100)."""

from typing import Any

import pytest

from tests.games.risk_napoleon.campaigning import THERE, convoy, escorted, place_of, war

F = "fleets"


@pytest.mark.clause("RSK-INT-01", "RSK-R-100")
def test_an_empty_link_is_free() -> None:
    t = convoy(0, "6 1", {"fleet_1": "sea l_manche"})
    t.do("p1", f"attack {THERE}", "engage 1")
    assert t.frame == "MoveIn"


@pytest.mark.clause("RSK-INT-02", "RSK-INT-05", "RSK-INT-08", "RSK-INT-10", "RSK-R-42")
def test_one_fleet_sinks_on_five_and_six() -> None:
    t = convoy(1, "5 6 4 1 66 1")
    t.do("p1", f"attack {THERE}")
    assert t.frame == "Embark"
    assert t.offers("p1", "embark")[-1] == "8"
    assert t.bar("p1", "embark 9") == "RSK-CBT-03"
    t.do("p1", "embark 4")
    assert (t.frame, t.awaited) == ("Intercept", ["p2"])
    assert t.bar("p1", "end_combat") == "RSK-INT-06"
    t.do("p2", "intercept")
    assert (t.frame, t.regiments("sud_angleterre")) == ("Landing", 5)
    assert t.offers("p1", "engage") == ["1", "2"]  # nobody need stay on the beach
    assert t.bar("p1", "engage 3") == "RSK-CBT-03"
    t.do("p1", "engage 2")
    assert t.garrisons("sud_angleterre", "normandie_bretagne") == [5, 2]
    assert t.frame == "Assault"


@pytest.mark.clause("RSK-INT-08")
def test_two_fleets_sink_on_three_to_six() -> None:
    t = convoy(2, "2 3 1")
    t.do("p1", f"attack {THERE}", "embark 3").do("p2", "intercept")
    assert t.see("p1")["at"]["number"] == 2
    t.do("p1", "recall")
    assert t.regiments("sud_angleterre") == 8


@pytest.mark.clause("RSK-INT-06")
def test_an_enemy_may_let_it_pass() -> None:
    t = convoy(1)
    t.do("p1", f"attack {THERE}", "embark 3").do("p2", "let_pass")
    assert t.see("p1")["at"]["number"] == 3


@pytest.mark.clause("RSK-INT-06", "RSK-INT-07", "RSK-INT-09", "RSK-R-44")
def test_enemies_declare_in_left_order_each_dealt_with_at_once() -> None:
    t = convoy(1, "6 1 1 6 1", {"fleet_9": "sea l_manche"})
    t.do("p1", f"attack {THERE}", "embark 3")
    t.do("p2", "intercept")
    assert t.see("p3")["at"] == {"convoy": "p1", "exposed": 2, "safe": 0, "lost": 1}
    t.do("p3", "intercept")
    assert t.see("p1")["at"]["number"] == 1


@pytest.mark.clause("RSK-R-44")
def test_nobody_is_asked_when_nothing_is_left() -> None:
    t = convoy(1, "6", {"fleet_9": "sea l_manche"})
    t.do("p1", f"attack {THERE}", "embark 1").do("p2", "intercept")
    assert (t.frame, t.regiments("sud_angleterre")) == ("Assault", 8)


@pytest.mark.clause("RSK-INT-03", "RSK-INT-04")
def test_three_fleets_of_one_enemy_close_the_link() -> None:
    t = convoy(3)
    assert t.bar("p1", f"attack {THERE}") == "RSK-INT-03"
    t = convoy(2, ours={"fleet_9": "sea l_manche", "fleet_10": "sea l_manche"})
    assert t.bar("p1", f"attack {THERE}") is None  # four fleets, but no three of one enemy
    t = convoy(3, ours={"fleet_1": "sea l_manche"})
    t.do("p1", f"attack {THERE}", "embark 2")
    assert t.bar("p1", "set_sail") == "RSK-INT-03"
    t.do("p1", "escort fleet_1", "set_sail")
    assert t.frame == "Intercept"


@pytest.mark.clause("RSK-INT-11", "RSK-R-41")
def test_who_may_escort() -> None:
    ours = {
        "fleet_1": "sea l_manche",
        "fleet_2": "port sud_angleterre",
        "fleet_3": "port ecosse",
        "fleet_4": "sea l_galice",
    }
    t = convoy(1, ours=ours)
    t.do("p1", f"attack {THERE}", "embark 2")
    assert t.offers("p1", "escort") == ["fleet_1", "fleet_2"]
    assert t.bar("p1", "escort fleet_3") == "RSK-R-41"
    t.do("p1", "escort fleet_1")
    assert t.bar("p1", "escort fleet_1") == "RSK-R-41"


@pytest.mark.clause("RSK-R-41")
def test_fleets_that_fought_or_are_blockaded_stay_in_port() -> None:
    ours = {"fleet_1": "port sud_angleterre"}
    shut_in: dict[str, Any] = {"ours": {**ours, "fleet_6": "blockade sud_angleterre"}}
    fought: dict[str, Any] = {"ours": ours, "advanced": {"fought": ["fleet_1"]}}
    for more in (shut_in, fought):
        t = convoy(1, **more)
        t.do("p1", f"attack {THERE}", "embark 2")
        assert t.frame == "Intercept"  # nobody can escort


@pytest.mark.clause("RSK-INT-12", "RSK-INT-13", "RSK-INT-14", "RSK-R-45")
def test_the_interceptor_fights_the_escort_first() -> None:
    t = escorted("65 54")
    assert (t.frame, t.awaited) == ("Fire", ["p2"])
    assert place_of(t, "fleet_2") == "sea l_manche"  # it sails with the convoy
    assert t.bar("p2", "break_off") == "RSK-NAV-10"
    t.do("p2", "fire 2").do("p1", "return_fire 2")
    assert t["advanced"]["fleets"] == {"fleet_5": "sea l_manche", "fleet_6": "sea l_manche"}
    assert t.frame == "Strike"
    assert t.see("p1")["at"] == {"convoy": "p1", "exposed": 6, "safe": 3, "lost": 0}
    t = escorted("5 6")
    t.do("p2", "fire 1").do("p1", "return_fire 1").do("p2", "break_off")
    assert t.see("p1")["at"]["number"] == 9  # he may not touch the convoy


@pytest.mark.clause("RSK-INT-15")
def test_the_escort_is_sunk_and_the_rest_is_met() -> None:
    t = escorted("65 54 3 3 3 1 1 1")
    t.do("p2", "fire 2").do("p1", "return_fire 2").do("p2", "intercept")
    assert t.see("p1")["at"]["number"] == 6
    t = escorted("65 54")
    t.do("p2", "fire 2").do("p1", "return_fire 2").do("p2", "let_pass")
    assert t.see("p1")["at"]["number"] == 9


@pytest.mark.clause("RSK-INT-17")
def test_the_escort_sinks_the_interceptor() -> None:
    t = escorted("11 66")
    t.do("p2", "fire 2").do("p1", "return_fire 2")
    assert t["advanced"]["fleets"] == {"fleet_1": "sea l_manche", "fleet_2": "sea l_manche"}
    assert t.see("p1")["at"]["number"] == 9


@pytest.mark.clause("RSK-INT-16", "RSK-R-44")
def test_the_next_enemy_fights_the_same_escort() -> None:
    ours = {"fleet_1": "sea l_manche", "fleet_9": "sea l_manche"}
    t = convoy(1, "5 6 5 6", ours, regiments=12)
    t.do("p1", f"attack {THERE}", "embark 8", "escort fleet_1", "set_sail").do("p2", "intercept", "fire 1")
    assert (t.frame, t.awaited) == ("Intercept", ["p3"])
    assert t.see("p3")["at"]["exposed"] == 5
    t.do("p3", "intercept", "fire 1")
    assert t.see("p1")["at"]["number"] == 8


@pytest.mark.clause("RSK-R-43")
def test_three_fleets_turn_back_what_has_lost_its_escort() -> None:
    t = convoy(3, "6 1", {"fleet_1": "sea l_manche"}, regiments=12)
    t.do("p1", f"attack {THERE}", "embark 8", "escort fleet_1", "set_sail").do("p2", "intercept", "fire 1", "intercept")
    assert t.see("p1")["at"]["number"] == 3
    assert t.regiments("sud_angleterre") == 9


@pytest.mark.clause("RSK-R-42")
def test_only_the_landing_force_moves_in_and_another_convoy_crosses_anew() -> None:
    t = convoy(1, "1 1 6 1")
    t.do("p1", f"attack {THERE}", "embark 2").do("p2", "intercept").do("p1", "engage 1")
    assert t.offers("p1", "occupy") == ["1", "2"]
    t.do("p1", "occupy 1")
    assert t.garrisons("sud_angleterre", "normandie_bretagne") == [8, 1]
    t = convoy(1, "5 6", defenders=2)
    t.do("p1", f"attack {THERE}", "embark 1").do("p2", "let_pass").do("p1", "engage 1").do("p2", "defend 1")
    assert t.frame == "Assault"  # nobody is left on the beach
    t.do("p1", f"attack {THERE}", "embark 1")
    assert t.frame == "Intercept"


@pytest.mark.clause("RSK-R-26")
def test_a_convoy_counts_with_its_full_size() -> None:
    t = war(
        rules="fleets generals",
        fleets={"fleet_5": "sea l_manche"},
        r_royaume_uni="p1",
        sud_angleterre=("p1", 20),
        normandie_bretagne=("p2", 5),
    )
    t.do("p1", f"attack {THERE}")
    assert t.offers("p1", "embark")[-1] == "6"
    assert t.bar("p1", "embark 7") == "RSK-GEN-06"
    t.do("p1", "embark 4").do("p2", "let_pass").do("p1", "recall", f"attack {THERE}")
    assert t.offers("p1", "embark") == ["1", "2"]


@pytest.mark.clause("RSK-INT-02", "RSK-INT-10")
def test_a_manoeuvre_over_the_sea_is_a_convoy() -> None:
    t = war(
        "Movement",
        rules=F,
        fleets={"fleet_5": "sea l_manche"},
        dice="6 1 1",
        sud_angleterre=("p1", 5),
        normandie_bretagne="p1",
    )
    t.do("p1", f"manoeuvre {THERE}", "march 3").do("p2", "intercept")
    assert t.garrisons("sud_angleterre", "normandie_bretagne") == [2, 3]
    assert t.frame == "Movement"


@pytest.mark.clause("RSK-R-99")
def test_a_land_border_needs_no_crossing() -> None:
    t = war(
        rules=F,
        options={"med_zone": "always"},
        fleets={"fleet_5": "sea mer_mediterranee"},
        piemont=("p1", 3),
        etats_eglise=("p2", 1),
        dice="6 1",
    )
    t.do("p1", "attack piemont>etats_eglise", "engage 1")
    assert t.frame == "MoveIn"
