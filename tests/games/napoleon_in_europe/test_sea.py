"""Sea movement (NIE-SEA, NIE-MAP-22, NIE-OPT-10, -15)."""

import pytest

from tests.games.napoleon_in_europe.helpers import Table, table

TURKEY = {"p1": "russia", "p2": "ottoman", "p3": "austria"}


def sail(t: Table, seat: str, here: str, there: str, *corps: str, off: bool = True) -> Table:
    """Embark these pieces and go; a full fleet casts off by itself."""
    t.do(seat, f"embark {here}")
    if t.frame == "Sail":
        t.do(seat, f"sail {there}")
    t.do(seat, *[f"load {name}" for name in corps])
    if off and t.frame == "Loading":
        t.events = []
        t.do(seat, "cast_off")
    return t


@pytest.mark.clause("NIE-SEA-01", "NIE-SEA-17")
def test_from_anchor_to_anchor_however_far_and_whoever_holds_the_first() -> None:
    t = table(picardy="france 2I", paris="france 1I", egypt="france 1I", dice="6")
    assert sorted(t.offers("p1", "embark")) == ["egypt", "picardy"]
    assert t.bar("p1", "embark paris") == "NIE-SEA-01"
    t.do("p1", "embark egypt")
    assert t.bar("p1", "sail berlin") == "NIE-SEA-01"
    assert t.bar("p1", "sail egypt") == "NIE-SEA-01"
    t.do("p1", "sail st_petersburg", "load france_infantry")
    assert t.pieces("st_petersburg") == "france 1I"


@pytest.mark.clause("NIE-SEA-02")
def test_a_sea_move_is_the_whole_move() -> None:
    t = table(picardy="france 1C", normandy="france 2C", dice="6")
    t.do("p1", "march picardy>normandy")
    t.do("p1", "embark normandy", "sail lisbon", "load france_cavalry")
    assert t.offers("p1", "load") == ["france_cavalry"]  # the one that marched stays ashore
    t.do("p1", "cast_off")
    assert t.bar("p1", "march lisbon>oporto") == "NIE-SEA-02"
    t = table(picardy="france 1C").do("p1", "march picardy>normandy")
    assert t.bar("p1", "embark normandy") == "NIE-SEA-02"


@pytest.mark.clause("NIE-SEA-03", "NIE-SEA-04", "NIE-SEA-06", "NIE-SEA-18")
def test_four_pieces_a_capital_six_for_britain() -> None:
    t = table(provence="france 4I 3L", control={"lisbon": "france"})
    t.do("p1", "embark provence", "sail lisbon", "load france_leader", "load france_leader", "load france_infantry")
    assert t.do("p1", "load france_infantry").frame == "Movement"  # four, leaders among them
    assert (t.pieces("lisbon"), t.bar("p1", "embark provence")) == ("france 2I 2L", "NIE-SEA-03")
    t = table(turn="p2", york="britain 9I", paris="britain 1I", control={"paris": "britain", "lisbon": "britain"})
    assert t.see("p2")["nations"]["britain"]["capacity"] == 12
    t = table(allies="p1-p2", provence="france 1I")
    assert t.see("p1")["nations"]["france"]["capacity"] == 4  # London is an ally's


@pytest.mark.clause("NIE-SEA-18")
def test_pieces_lost_in_landing_have_used_the_capacity() -> None:
    t = sail(table(provence="france 9I", dice="1 1 1"), "p1", "provence", "lisbon", *["france_infantry"] * 3)
    assert t.see("p1")["nations"]["france"]["capacity"] == 1


@pytest.mark.clause("NIE-SEA-07", "NIE-DRW-04")
def test_st_petersburg_is_no_capital() -> None:
    t = table(seats=TURKEY, livonia="russia 1I")
    assert t.see("p1")["nations"]["russia"]["capacity"] == 4
    t = table(seats=TURKEY, st_petersburg="ottoman 1I", control={"st_petersburg": "ottoman"}, frame="Draw")
    assert len(t.hand("russia")) == 1  # Moscow


@pytest.mark.clause("NIE-SEA-08", "NIE-SEA-09")
def test_all_sail_from_one_port_to_one_port() -> None:
    t = table(provence="france 2I", picardy="france 1I", control={"lisbon": "france"})
    sail(t, "p1", "provence", "lisbon", "france_infantry")
    assert t.bar("p1", "embark picardy") == "NIE-SEA-08"
    t.do("p1", "embark provence")
    assert t.frame == "Loading"  # the port of landing is settled
    assert t.do("p1", "load france_infantry").pieces("lisbon") == "france 2I"


@pytest.mark.clause("NIE-SEA-10", "NIE-SEA-11")
@pytest.mark.parametrize(("die", "left"), [("1", ""), ("2", "france 1I"), ("6", "france 1I")])
def test_a_die_for_each_piece_that_lands_where_no_friend_rules(die: str, left: str) -> None:
    for control in ({}, {"lisbon": "britain"}):
        t = sail(table(provence="france 1I", control=control, dice=die), "p1", "provence", "lisbon", "france_infantry")
        assert t.pieces("lisbon") == left


@pytest.mark.clause("NIE-SEA-10")
def test_no_die_where_the_mover_or_an_ally_rules() -> None:
    for holder in ("france", "austria"):
        t = table(allies="p1-p3", provence="france 1I", control={"lisbon": holder})
        assert sail(t, "p1", "provence", "lisbon", "france_infantry").pieces("lisbon") == "france 1I"


@pytest.mark.clause("NIE-SEA-11")
def test_dice_are_given_in_the_order_of_the_arms() -> None:
    t = table(provence="france 1I 1C 1A 1L", dice="1 6 1 6")
    sail(t, "p1", "provence", "lisbon", "france_leader", "france_artillery", "france_cavalry", "france_infantry")
    assert t.pieces("lisbon") == "france 1C 1L"


@pytest.mark.clause("NIE-SEA-12")
@pytest.mark.parametrize(("die", "left"), [("1", ""), ("2", ""), ("3", "france 1I")])
def test_britain_is_harder_to_land_in(die: str, left: str) -> None:
    t = table(picardy="france 1I", dice=die)
    assert sail(t, "p1", "picardy", "cornwall", "france_infantry").pieces("cornwall") == left


@pytest.mark.clause("NIE-SEA-12", "NIE-NEU-04")
def test_a_neutral_britain_is_as_easy_as_any() -> None:
    t = table(seats={"p1": "france", "p2": "austria"}, picardy="france 1I", dice="2")
    assert sail(t, "p1", "picardy", "cornwall", "france_infantry").pieces("cornwall") == "france 1I"


@pytest.mark.clause("NIE-OPT-15")
@pytest.mark.parametrize(("rule", "left"), [("one_two", ""), ("one", "britain 1I")])
def test_britain_coming_home(rule: str, left: str) -> None:
    t = table(
        turn="p2", holland="britain 1I", cornwall="france 1L", control={"cornwall": "france"}, dice="2",
        options={"british_self_landing": rule},
    )  # fmt: skip
    t = sail(t, "p2", "holland", "cornwall", "britain_infantry")
    assert t.pieces("cornwall").replace("france 1L", "").strip("; ") == left


@pytest.mark.clause("NIE-SEA-13", "NIE-SEA-20", "NIE-BAT-22")
def test_against_a_landing_the_defence_hits_on_five() -> None:
    t = table(provence="france 2I", lisbon="britain 1I 1C", switzerland="france 1I", dice="6 6  5 2 2 2  6 1")
    sail(t, "p1", "provence", "lisbon", "france_infantry", "france_infantry").do("p1", "end_movement")
    assert t["battle"]["least"] == 5
    t.do("p1", "front 2").do("p2", "front 1", "front 1", "stand")
    assert t.rank("france", "dead") == "1I"  # the five has hit
    t.do("p1", "stand")
    assert t["battle"]["least"] == 5
    t = table(provence="france 1I", lisbon="britain 1I", leon="france 1I", dice="1  ")
    sail(t, "p1", "provence", "lisbon", "france_infantry")
    t.do("p1", "march leon>lisbon", "end_movement")
    assert t["battle"]["least"] == 6  # nobody came ashore alive


@pytest.mark.clause("NIE-SEA-20")
def test_the_attackers_own_fire_is_not_changed_and_the_pursuit_of_the_defence_is() -> None:
    t = table(provence="france 2I", lisbon="britain 2I", dice="6 6  1 1  5 5  6 1  6  ")
    sail(t, "p1", "provence", "lisbon", "france_infantry", "france_infantry").do("p1", "end_movement")
    t.do("p1", "front 2").do("p2", "front 2", "stand").do("p1", "stand")
    assert t.rank("britain", "dead") == "-"  # fives of the attackers miss
    t = table(provence="france 2I", lisbon="britain 1I", dice="6 6  1  1 1  5", control={"lisbon": "britain"})
    sail(t, "p1", "provence", "lisbon", "france_infantry", "france_infantry").do("p1", "end_movement")
    t.do("p1", "front 2").do("p2", "front 1", "stand").do("p1", "stand").do("p2", "stand")
    assert t.rank("france", "dead") == "1I"


@pytest.mark.clause("NIE-SEA-14", "NIE-MAP-22", "NIE-SEA-19")
def test_the_straits_need_the_leave_of_both_shores() -> None:
    t = table(seats=TURKEY, crimea="russia 3I", control={"lisbon": "russia", "anatolia": "austria"})
    t.do("p1", "embark crimea")
    assert t.bar("p1", "sail lisbon") is None
    t.do("p1", "sail lisbon", "load russia_infantry", "cast_off")
    assert (t.frame, t.awaited) == ("Passage", ["p2"])  # Constantinople first
    assert t.bar("p1", "cast_off") == "NIE-MAP-22"
    refused = t.copy().do("p2", "refuse")
    assert (refused.frame, refused.pieces("crimea"), refused["sea"]) == ("Movement", "russia 3I", {})
    refused.do("p1", "embark crimea")
    assert refused.bar("p1", "sail lisbon") == "NIE-SEA-19"  # no second request this turn
    assert refused.bar("p1", "sail bulgaria") is None
    t.do("p2", "grant")
    assert t.awaited == ["p3"]
    assert t.do("p3", "grant").pieces("lisbon") == "russia 1I"
    again = t.do("p1", "embark crimea", "load russia_infantry", "cast_off")
    assert again.awaited == ["p2"]  # it was for that one sea move


@pytest.mark.clause("NIE-MAP-22")
def test_one_who_holds_both_shores_is_asked_once_and_the_mover_not_at_all() -> None:
    t = table(seats=TURKEY, crimea="russia 1I", control={"lisbon": "russia"})
    sail(t, "p1", "crimea", "lisbon", "russia_infantry")
    assert t.do("p2", "grant").pieces("lisbon") == "russia 1I"
    t = table(seats=TURKEY, turn="p2", bulgaria="ottoman 1I", control={"lisbon": "ottoman"})
    assert sail(t, "p2", "bulgaria", "lisbon", "ottoman_infantry").pieces("lisbon") == "ottoman 1I"
    t = table(seats={"p1": "russia", "p2": "britain"}, crimea="russia 1I", control={"lisbon": "russia"})
    assert sail(t, "p1", "crimea", "lisbon", "russia_infantry").pieces("lisbon") == "russia 1I"  # nobody holds them


@pytest.mark.clause("NIE-MAP-22")
@pytest.mark.parametrize("goal", ["constantinople", "anatolia", "bulgaria"])
def test_within_the_black_sea_nobody_is_asked(goal: str) -> None:
    t = table(seats=TURKEY, allies="p1-p2", crimea="russia 1I")
    assert "russia 1I" in sail(t, "p1", "crimea", goal, "russia_infantry").pieces(goal)


@pytest.mark.clause("NIE-SEA-15")
def test_a_first_infantry_ashore_does_not_spare_those_that_follow() -> None:
    t = table(provence="france 4I", dice="4  1 2 1")
    sail(t, "p1", "provence", "lisbon", "france_infantry")
    assert t.control("lisbon") == "france"
    sail(t, "p1", "provence", "lisbon", *["france_infantry"] * 3)
    assert t.pieces("lisbon") == "france 2I"
    t = table(provence="france 1I", leon="france 1I")
    t.do("p1", "march leon>lisbon")  # taken by land before: no die
    assert sail(t, "p1", "provence", "lisbon", "france_infantry").pieces("lisbon") == "france 2I"


@pytest.mark.clause("NIE-SEA-16")
def test_each_nation_has_its_own_capacity_and_ports() -> None:
    seats = {"p1": "france spain", "p2": "britain"}
    t = table(
        seats=seats, provence="france 2I; spain 2I", valencia="spain 1I", control={"lisbon": "france", "malta": "spain"}
    )
    t.do("p1", "embark provence")
    assert t.offers("p1", "fleet") == ["france", "spain"]
    assert t.bar("p1", "fleet britain") == "NIE-SEA-16"
    t.do("p1", "fleet france", "sail lisbon")
    assert t.bar("p1", "load spain_infantry") == "NIE-SEA-16"
    t.do("p1", "load france_infantry", "cast_off", "embark valencia", "sail malta", "load spain_infantry")
    assert (t.pieces("lisbon"), t.pieces("malta")) == ("france 1I", "spain 1I")


@pytest.mark.clause("NIE-OPT-10")
def test_with_per_player_the_nations_of_a_player_sail_together() -> None:
    seats = {"p1": "france britain", "p2": "austria"}
    t = table(
        seats=seats, provence="france 2I; britain 1I", london="britain 1I", control={"lisbon": "france"},
        options={"sea_scope": "per_player"},
    )  # fmt: skip
    assert t.see("p1")["nations"]["france"]["capacity"] == 12
    t.do("p1", "embark provence", "sail lisbon", "load france_infantry", "load britain_infantry", "cast_off")
    assert t.pieces("lisbon") == "france 1I; britain 1I"
    assert t.bar("p1", "embark london") == "NIE-SEA-08"


@pytest.mark.clause("NIE-SEA-21")
def test_leaders_do_not_land_alone_among_enemies() -> None:
    t = table(provence="france 1L", lisbon="britain 1I").do("p1", "embark provence")
    assert t.bar("p1", "sail lisbon") == "NIE-SEA-21"
    assert t.bar("p1", "sail malta") is None
    t = table(provence="france 4I 4L", lisbon="britain 1I", control={"lisbon": "france"})
    t.do("p1", "embark provence", "sail lisbon", *["load france_leader"] * 3)
    assert t.bar("p1", "cast_off") == "NIE-SEA-21"
    assert t.bar("p1", "load france_leader") == "NIE-SEA-21"  # the last place is for a soldier
    t.do("p1", "load france_infantry")
    assert t.pieces("lisbon") == "france 1I 3L; britain 1I"
    t = table(provence="france 1L", leon="france 1I", lisbon="britain 1I", control={"lisbon": "france"})
    t.do("p1", "march leon>lisbon")
    assert "1L" in sail(t, "p1", "provence", "lisbon", "france_leader").pieces("lisbon")
