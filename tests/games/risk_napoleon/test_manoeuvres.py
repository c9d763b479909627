"""Manoeuvres (RSK-MAN, RSK-R-20)."""

import pytest

from tests.games.risk_napoleon.helpers import Situation, table


@pytest.mark.clause("RSK-MAN-01")
def test_regiments_go_to_one_neighbour_of_ones_own() -> None:
    t = table(lorraine=("p1", 5), bourgogne="p1", piemont="p1", ecosse="p1", frame="Manoeuvre")
    assert t.offers("p1", "manoeuvre") == ["lorraine>bourgogne"]  # piemont is two steps away
    assert t.bar("p1", "manoeuvre lorraine>helvetie") == "RSK-MAN-01"  # an enemy's
    assert t.bar("p1", "manoeuvre helvetie>lorraine") == "RSK-MAN-01"
    assert t.bar("p1", "manoeuvre helvetie>tyrol") == "RSK-MAN-01"  # not his at all
    t.do("p1", "manoeuvre lorraine>bourgogne")
    assert t.offers("p1", "march") == ["1", "2", "3", "4"]
    assert t.bar("p1", "end_turn") == "RSK-MAN-01"  # how many?
    t.do("p1", "march 3")
    assert t.garrisons("lorraine", "bourgogne") == [2, 4]
    assert t.heard("p2") == ["marched p1 lorraine>bourgogne 3"]


@pytest.mark.clause("RSK-MAN-02")
def test_one_regiment_stays_behind() -> None:
    t = table(lorraine=("p1", 3), bourgogne=("p1", 1), frame="Manoeuvre")
    assert t.bar("p1", "manoeuvre bourgogne>lorraine") == "RSK-MAN-02"
    t.do("p1", "manoeuvre lorraine>bourgogne")
    assert t.bar("p1", "march 3") == "RSK-MAN-02"
    t.do("p1", "march 2")
    assert t.garrisons("lorraine", "bourgogne") == [1, 3]


@pytest.mark.clause("RSK-MAN-03")
def test_one_manoeuvre_only_then_the_turn_ends() -> None:
    t = table(lorraine=("p1", 5), bourgogne=("p1", 5), frame="Manoeuvre")
    assert t.bar("p1", "march 1") == "RSK-MAN-01"  # from where?
    t.do("p1", "manoeuvre lorraine>bourgogne", "march 1")
    assert t.legal("p1") == ["end_turn"]
    assert t.bar("p1", "manoeuvre lorraine>bourgogne") == "RSK-MAN-03"
    assert t.bar("p1", "manoeuvre bourgogne>lorraine") == "RSK-MAN-03"
    t.do("p1", "end_turn")
    assert t.awaited == ["p2"]


@pytest.mark.clause("RSK-MAN-03")
def test_the_manoeuvre_is_optional_and_comes_again_next_turn() -> None:
    t = table(lorraine=("p1", 5), bourgogne="p1", frame="Manoeuvre").do("p1", "end_turn")
    assert t.garrisons("lorraine", "bourgogne") == [5, 1]
    t.do("p2", "place_all saxe", "end_combat", "manoeuvre saxe>baviere", "march 1", "end_turn")
    t.do("p1", "place_all lorraine", "end_combat")
    assert t.bar("p1", "manoeuvre lorraine>bourgogne") is None


@pytest.mark.clause("RSK-R-20")
@pytest.mark.parametrize("link", ["irlande>ecosse", "sud_angleterre>portugal", "danemark>suede", "ecosse>norvege"])
def test_a_sea_link_joins_neighbours(link: str) -> None:
    here, there = link.split(">")
    lands: Situation = {here: ("p1", 4), there: "p1"}
    t = table(frame="Manoeuvre", **lands)
    t.do("p1", f"manoeuvre {link}", "march 3")
    assert t.garrisons(here, there) == [1, 4]
