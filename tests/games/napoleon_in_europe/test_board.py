"""The board: borders, stacks, homelands, seas (NIE-MAP, NIE-NAT-01)."""

import pytest

from grognard.games.napoleon_in_europe.tables import CAPITAL, HOMELAND, NATIONS, NEIGHBOURS, PORT, REGIONS
from grognard.kernel.errors import BadInput
from tests.games.napoleon_in_europe.helpers import game, placed, table


def neighbours(place: str) -> list[str]:
    return sorted(REGIONS[r] for r in NEIGHBOURS[REGIONS.index(place)])


@pytest.mark.clause("NIE-MAP-02")
def test_a_piece_steps_into_any_neighbour_and_nowhere_else() -> None:
    t = table(hanover="france 1I")
    assert sorted(t.offers("p1", "march")) == [f"hanover>{there}" for there in neighbours("hanover")]
    for there in neighbours("hanover"):
        assert t.copy().do("p1", f"march hanover>{there}").pieces(there) == "france 1I"
    with pytest.raises(BadInput, match="unknown-name"):
        t.bar("p1", "march hanover>paris")


@pytest.mark.clause("NIE-MAP-03")
def test_stacks_have_no_limit() -> None:
    t = table(holland="france 400I", hanover="france 300I")
    assert t.do("p1", "march holland>hanover", "whole").pieces("hanover") == "france 700I"


@pytest.mark.clause("NIE-MAP-05")
def test_an_army_moves_as_a_body_at_the_pace_of_its_slowest_piece() -> None:
    t = table(holland="france 2I 1C 1A 1L").do("p1", "march holland>hanover", "whole")
    assert t.pieces("hanover") == "france 2I 1C 1A 1L"
    t.do("p1", "march hanover>berlin")  # what goes on leaves infantry and guns behind
    assert t.offers("p1", "detach") == ["france_cavalry", "france_leader"]
    assert t.bar("p1", "detach france_infantry") == "NIE-MOV-02"


@pytest.mark.clause("NIE-MAP-06")
def test_pieces_join_and_leave_an_army_within_their_own_allowance() -> None:
    t = table(westphalia="france 3C", holland="france 2I")
    t.do("p1", "march westphalia>holland", "detach france_cavalry", "send 2")
    t.do("p1", "march holland>hanover", "whole")
    assert t.pieces("hanover") == "france 2I 2C"
    assert t.pieces("westphalia") == "france 1C"
    assert t.bar("p1", "march hanover>berlin") == "NIE-MOV-03"  # two steps for the cavalry, one for the infantry


@pytest.mark.clause("NIE-MAP-08", "NIE-NAT-01")
def test_a_nation_in_play_owns_its_homeland_at_the_start() -> None:
    t = game(players=7, nation_assignment="random")
    capitals = {nation: REGIONS[CAPITAL[n]] for n, nation in enumerate(NATIONS)}
    assert capitals == {
        "france": "paris", "britain": "london", "prussia": "berlin", "russia": "moscow", "ottoman": "constantinople",
        "austria": "vienna", "spain": "madrid",
    }  # fmt: skip
    for n, nation in enumerate(NATIONS):
        assert capitals[nation] in [REGIONS[r] for r in HOMELAND[n]]
        assert all(t.control(REGIONS[r]) == nation for r in HOMELAND[n])
        assert t.see("watcher")["nations"][nation]["regions"] == len(HOMELAND[n])


@pytest.mark.clause("NIE-MAP-11", "NIE-MAP-12", "NIE-MAP-13", "NIE-MAP-14", "NIE-MAP-15")
@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("finland", "st_petersburg"),
        ("finland", "sweden"),
        ("caucasus", "armenia"),
        ("tripolitania", "tunisia"),
        ("denmark", "sweden"),
        ("constantinople", "anatolia"),
    ],
)
def test_borders_that_are_easily_overlooked(here: str, there: str) -> None:
    t = table(**{here: "france 1I"})
    assert t.do("p1", f"march {here}>{there}").pieces(there) == "france 1I"
    t = table(**{there: "france 1I"})
    assert t.do("p1", f"march {there}>{here}").pieces(here) == "france 1I"


@pytest.mark.clause("NIE-MAP-16", "NIE-MAP-17", "NIE-MAP-18")
@pytest.mark.parametrize(("here", "there"), [("sicily", "naples"), ("gibraltar", "morocco"), ("london", "picardy")])
def test_coasts_that_face_each_other_are_no_borders(here: str, there: str) -> None:
    t = table(**{here: "france 1I"})
    assert f"{here}>{there}" not in t.offers("p1", "march")
    with pytest.raises(BadInput, match="unknown-name"):
        t.bar("p1", f"march {here}>{there}")


@pytest.mark.clause("NIE-MAP-19")
def test_egypt_is_one_region() -> None:
    assert [name for name in REGIONS if "egypt" in name] == ["egypt"]
    assert table(egypt="france 1I").do("p1", "march egypt>palestine").pieces("palestine") == "france 1I"


@pytest.mark.clause("NIE-MAP-20", "NIE-MAP-21")
@pytest.mark.parametrize(("here", "there"), [("london", "st_petersburg"), ("lisbon", "algeria"), ("oporto", "malta")])
def test_the_sound_and_gibraltar_are_open_to_all(here: str, there: str) -> None:
    if not PORT[REGIONS.index(there)]:
        pytest.fail(f"{there} has no anchor")
    t = table(dice="6", **{here: "britain 1I"}, turn="p2").do("p2", f"embark {here}", f"sail {there}")
    if t.frame == "Loading":
        t.do("p2", "load britain_infantry")
    assert t.pieces(there) == "britain 1I"  # nobody was asked


@pytest.mark.clause("NIE-MAP-23", "NIE-POS-12")
def test_an_unnamed_island_is_taken_and_marked_but_never_counted() -> None:
    t = table(provence="france 2I", dice="6")
    before = t.see("p1")["nations"]["france"]["regions"]
    t.do("p1", "embark provence", "sail isle_balearics", "load france_infantry", "cast_off")
    assert (t.control("isle_balearics"), t.see("p1")["nations"]["france"]["regions"]) == ("france", before)


@pytest.mark.clause("NIE-POS-12")
def test_an_unnamed_island_keeps_its_marker_and_makes_a_later_landing_safe() -> None:
    t = table(provence="france 1I", control={"isle_balearics": "france"})
    t.do("p1", "embark provence", "sail isle_balearics", "load france_infantry")  # no die is thrown
    assert t.pieces("isle_balearics") == "france 1I"


@pytest.mark.clause("NIE-MAP-24")
def test_hanover_and_holland_have_the_neighbours_of_the_rulebook() -> None:
    assert neighbours("hanover") == ["berlin", "denmark", "holland", "mecklenburg", "westphalia"]
    assert "westphalia" in neighbours("holland")


def test_every_border_leads_back() -> None:
    for r, others in enumerate(NEIGHBOURS):
        assert all(r in NEIGHBOURS[other] for other in others)
    assert placed(game(players=2)).frame in ("Nations", "Diplomacy")
