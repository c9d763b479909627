"""Chapter 12.8: retreats."""

import pytest

from grognard.games.wellingtons_victory.ground import HEX_NUMBER, distance
from grognard.games.wellingtons_victory.retreat import candidates
from grognard.games.wellingtons_victory.state import ATTACHED, DISORDERED

from .helpers import (
    at,
    blank,
    dice,
    do,
    frame,
    hexname,
    leader,
    offered,
    piece,
    put,
    retreat,
    run,
)


@pytest.mark.clause("WV-12.8.8", "WV-12.8.3", "WV-7.5.7")
def test_the_french_retreat_south_with_their_leaders() -> None:
    s = blank()
    put(s, at(), "fr-54l-1 routed", "fr-54l-2 routed")
    leader(s, "aa-wellington", at("N5"))
    ney = leader(s, "fr-derlon", at())
    s.marks[ney] |= 8
    put(s, at("S4"), "aa-b-lloyd f0")  # a fire zone, so nobody rallies
    put(s, at("N5"), "aa-30-2 column f3")
    run(s, 2)
    assert set(offered(s, "retreat")) == {hexname(at(w)) for w in ("S", "SE", "SW")}
    while frame(s) in ("RetreatChoice", "OpportunityFire"):
        if frame(s) == "OpportunityFire":
            do(s, "pass")
        else:
            do(s, f"retreat {offered(s, 'retreat')[-1]}")
    assert s.where[piece("fr-54l-1")] == s.where[piece("fr-54l-2")] == s.where[ney]
    assert distance(s.where[ney], at()) == 6


@pytest.mark.clause("WV-12.8.5")
def test_a_retreat_does_not_come_back_to_a_hex_of_its_path() -> None:
    s = blank()
    (p,) = put(s, at(), "fr-54l-1 routed")
    s.trail = [at()]
    ways = candidates(s, p, 0)
    assert len(ways) > 1
    s.trail = [at(), ways[0]]
    assert candidates(s, p, 0) == ways[1:]


@pytest.mark.clause("WV-12.8.5", "WV-12.8.6", "WV-12.8.7")
def test_without_a_way_out_a_unit_is_lost() -> None:
    s = blank()
    put(s, at(), "fr-54l-1 routed")
    for i, way in enumerate(("N", "NE", "SE", "S", "SW", "NW")):
        put(s, at(way), ["aa-30-2", "aa-69-2", "aa-73-2", "aa-51", "aa-32", "aa-14-3"][i] + " column f0")
    run(s, 2)
    while frame(s) == "OpportunityFire":
        do(s, "pass")
    assert s.where[piece("fr-54l-1")] == -2
    edge = HEX_NUMBER["C5232"] if "C5232" in HEX_NUMBER else HEX_NUMBER["C5132"]
    s = blank()
    put(s, edge, "fr-54l-1 routed")
    put(s, at(), "aa-30-2 column f0")
    run(s, 2)
    assert s.where[piece("fr-54l-1")] == -2  # all ways south are off the map


@pytest.mark.clause("WV-12.8.6")
def test_friends_in_the_way_are_pushed_aside() -> None:
    s = blank()
    put(s, at(), "fr-54l-1 routed")
    for i, way in enumerate(("N", "NE", "SE", "SW", "NW")):
        put(s, at(way), ["aa-30-2", "aa-69-2", "aa-73-2", "aa-51", "aa-32"][i] + " square")
    put(s, at("S"), "fr-28l-1 column f0")
    dice(s, *[1] * 12)
    run(s, 2)
    while frame(s) == "OpportunityFire":
        do(s, "pass")
    assert s.order[piece("fr-28l-1")] == DISORDERED
    for _ in range(20):
        if frame(s) == "RetreatChoice":
            retreat(s)
        elif frame(s) == "OpportunityFire":
            do(s, "pass")
        else:
            break
    assert s.where[piece("fr-28l-1")] != at("S")  # it has retreated 3 itself
    assert not s.marks[piece("fr-28l-1")] & ATTACHED
