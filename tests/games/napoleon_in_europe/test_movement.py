"""Land movement (NIE-MOV)."""

import pytest

from tests.games.napoleon_in_europe.helpers import FOUR, table


@pytest.mark.clause("NIE-MOV-01")
def test_any_number_of_pieces_may_move_or_none() -> None:
    t = table(holland="france 3I", picardy="france 1I", london="britain 1I")
    assert t.bar("p1", "end_movement") is None
    t.do("p1", "march holland>hanover", "detach france_infantry")
    assert t.offers("p1", "send") == ["1", "2", "3"]
    assert t.bar("p1", "send 4") == "NIE-MOV-01"
    t.do("p1", "send 2")
    assert (t.pieces("holland"), t.pieces("hanover")) == ("france 1I", "france 2I")
    assert t.bar("p1", "march london>york") == "NIE-MOV-01"  # not his
    t.do("p1", "march holland>belgium", "march picardy>paris", "end_movement")
    assert t.frame == "Production"


@pytest.mark.clause("NIE-MOV-02")
@pytest.mark.parametrize("force", ["1I", "1A"])
def test_infantry_and_artillery_move_one_region(force: str) -> None:
    t = table(holland=f"france {force}").do("p1", "march holland>hanover")
    assert t.bar("p1", "march hanover>berlin") == "NIE-MOV-02"


@pytest.mark.clause("NIE-MOV-03")
@pytest.mark.parametrize("force", ["1C", "1L"])
def test_cavalry_and_leaders_move_one_region_or_two(force: str) -> None:
    t = table(holland=f"france {force}").do("p1", "march holland>hanover")
    assert t.bar("p1", "end_movement") is None
    t.do("p1", "march hanover>berlin")
    assert t.bar("p1", "march berlin>posen") == "NIE-MOV-03"


@pytest.mark.clause("NIE-MOV-04", "NIE-MOV-05", "NIE-MOV-06", "NIE-BAT-01")
def test_entering_an_enemys_region_stops_a_piece_and_brings_battle() -> None:
    t = table(holland="france 2C", hanover="britain 1I").do("p1", "march holland>hanover", "whole")
    assert t.bar("p1", "march hanover>berlin") == "NIE-MOV-06"
    t.do("p1", "end_movement")
    assert (t.frame, t["battle"]["region"]) == ("Deployment", "hanover")


@pytest.mark.clause("NIE-MOV-07")
def test_empty_friendly_and_allied_regions_may_be_crossed() -> None:
    t = table(
        allies="p1-p3", holland="france 1C", westphalia="france 1I", hanover="austria 1I", rhineland="france 1L",
    )  # fmt: skip
    t.do("p1", "march holland>hanover", "march hanover>berlin")  # an ally, then an empty one
    t.do("p1", "march rhineland>westphalia", "march westphalia>saxony", "detach france_leader")
    assert (t.pieces("berlin"), t.pieces("saxony")) == ("france 1C", "france 1L")


@pytest.mark.clause("NIE-MOV-08")
@pytest.mark.parametrize("enemy", ["1I", "1C", "1A", "1L"])
def test_no_enemy_piece_not_even_a_leader_is_passed_by(enemy: str) -> None:
    t = table(holland="france 1C", hanover=f"britain {enemy}").do("p1", "march holland>hanover")
    assert t.bar("p1", "march hanover>berlin") == "NIE-MOV-06"


@pytest.mark.clause("NIE-MOV-09")
def test_leaders_enter_an_enemys_region_only_behind_troops() -> None:
    t = table(holland="france 1L", westphalia="france 1I", hanover="britain 1I")
    assert t.bar("p1", "march holland>hanover") == "NIE-MOV-09"
    t.do("p1", "march westphalia>hanover")
    assert t.do("p1", "march holland>hanover").pieces("hanover") == "france 1I 1L; britain 1I"
    t = table(holland="france 1I 1L", hanover="britain 1I").do("p1", "march holland>hanover")
    assert t.bar("p1", "detach france_leader") == "NIE-MOV-09"
    assert t.do("p1", "whole").pieces("hanover") == "france 1I 1L; britain 1I"  # together with troops


@pytest.mark.clause("NIE-MOV-09")
def test_an_allys_troops_lead_the_way_only_if_they_fight_the_same_enemies() -> None:
    there = "britain 1I; russia 1I"
    t = table(
        seats=FOUR, party="p1 p3", allies="p1-p3", holland="france 1L", hanover=f"austria 1I; {there}",
    )  # fmt: skip
    assert t.bar("p1", "march holland>hanover") is None
    t = table(
        seats=FOUR, party="p1 p3", allies="p1-p3 p3-p4", holland="france 1L", hanover=f"austria 1I; {there}",
    )  # fmt: skip
    assert t.bar("p1", "march holland>hanover") == "NIE-MOV-09"  # Austria would not fight Russia
    t = table(seats=FOUR, allies="p1-p3", holland="france 1L", hanover=f"austria 1I; {there}")
    assert t.bar("p1", "march holland>hanover") == "NIE-MOV-09"  # Austria does not take part in this turn


@pytest.mark.clause("NIE-MOV-10", "NIE-BAT-55", "NIE-ALL-10")
def test_pieces_among_former_allies_may_march_off_or_must_fight() -> None:
    t = table(frame="EndAlliances", allies="p1-p2", hanover="france 2I; britain 3I")
    t.do("p1", "end_alliance p2")
    assert t.frame == "Movement"
    away = t.copy().do("p1", "march hanover>holland", "whole", "end_movement")
    assert away.frame == "Production"
    t.do("p1", "end_movement")
    assert (t.frame, t["battle"]["attackers"], t["battle"]["defenders"]) == ("Deployment", ["france"], ["britain"])


@pytest.mark.clause("NIE-MOV-11")
def test_the_second_step_may_follow_at_any_time() -> None:
    t = table(holland="france 1C", westphalia="france 1C", picardy="france 1I")
    t.do("p1", "march holland>hanover", "march picardy>belgium", "march westphalia>hanover")
    t.do("p1", "march hanover>berlin", "detach france_cavalry")
    assert t.offers("p1", "since") == ["holland", "westphalia"]
    assert t.bar("p1", "since hanover") == "NIE-MOV-11"
    t.do("p1", "since westphalia")
    assert [(row["at"], row["start"], row["through"]) for row in t["trails"] if "cavalry" in row["corps"]] == [
        ("hanover", "holland", None),
        ("berlin", "westphalia", "hanover"),
    ]


@pytest.mark.clause("NIE-MOV-03", "NIE-MOV-11")
def test_who_has_taken_two_steps_stays_while_others_of_his_corps_march_on() -> None:
    t = table(holland="france 1C", hanover="france 1I", mecklenburg="france 2C")
    t.do("p1", "march holland>hanover", "march hanover>mecklenburg", "detach france_cavalry")
    assert t.pieces("mecklenburg") == "france 3C"
    t.do("p1", "march mecklenburg>pomerania", "detach france_cavalry")
    assert t.offers("p1", "send") == ["1", "2"]  # not the one who came from Holland
