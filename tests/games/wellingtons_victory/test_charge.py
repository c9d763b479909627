"""Chapters 12.4 and 12.5: charges, their zones, opportunity charges."""

from typing import Any

import pytest

from grognard.games.wellingtons_victory.charge_windows import charge_zone, zone_open
from grognard.games.wellingtons_victory.state import CHARGING, DISORDERED, ROUTED, Battle

from .helpers import (
    at,
    barred,
    blank,
    border,
    dice,
    do,
    frame,
    hexname,
    leader,
    listen,
    names,
    offered,
    piece,
    put,
    retreat,
    run,
    terrain,
    told,
)

FRENCH = 5  # French Combat
FRONT = border(at("S"), at())


def cavalry(*enemies: tuple[str, str], spec: str = "fr-7hu f0 charging", **options: Any) -> Battle:
    """French hussars with their marker in the centre, facing north."""
    s = blank(**options)
    put(s, at(), spec)
    leader(s, "fr-ney", at("S"))
    for way, enemy in enemies:
        put(s, at(way), enemy)
    return s


@pytest.mark.clause("WV-12.4x1", "WV-12.4x2", "WV-7.3", "WV-10.7.6", "WV-14.2.3", "WV-4.1.1")
def test_preparing_a_charge() -> None:
    s = blank()
    put(s, at(), "fr-7hu f0")
    put(s, at("SE2"), "fr-3ch f3")  # sees no enemy to its front
    put(s, at("S3"), "fr-3la f0 disordered")
    put(s, at("SW3"), "fr-1cu f0")  # out of command
    put(s, at("N5"), "aa-30-2 column f3")
    leader(s, "fr-jacquinot", at("S"))
    leader(s, "fr-bruno", at())
    leader(s, "fr-gobrecht", at("S"))
    dice(s, 4)
    run(s, 1)
    while frame(s) == "Activation":
        do(s, "end_phase")
    assert offered(s, "prepare") == [hexname(at())]
    barred(s, f"prepare {hexname(at('SE2'))}", "WV-10.7.6")
    barred(s, f"prepare {hexname(at('S3'))}", "WV-7.3")
    barred(s, f"prepare {hexname(at('SW3'))}", "WV-14.2.3")
    do(s, f"prepare {hexname(at())}")
    assert s.marks[piece("fr-7hu")] & CHARGING  # 4 - 1 for the leader is not above 4


@pytest.mark.clause("WV-12.4x2", "WV-12.4.p4")
def test_a_failed_check_before_the_charge_is_suffered() -> None:
    s = blank()
    put(s, at(), "fr-7hu f0", "fr-3ch f0")
    put(s, at("N5"), "aa-30-2 column f3")
    leader(s, "fr-bruno", at("S"))
    dice(s, 6, 1, 1, 1)
    run(s, 1)
    while frame(s) == "Activation":
        do(s, "end_phase")
    listen(s)
    do(s, f"prepare {hexname(at())}")
    assert [args[0] for args in told(s, "disordered")] == [piece("fr-7hu"), piece("fr-3ch")]
    assert not s.marks[piece("fr-7hu")] & CHARGING


@pytest.mark.clause("WV-12.4.2b", "WV-12.4.3a", "WV-12.4x4", "WV-12.4.7e", "WV-12.4.p3", "WV-12.4.e1")
def test_a_charge_goes_two_to_six_hexes_and_ends_in_disorder() -> None:
    s = cavalry(("N5 N3 NE5", "aa-30-2 column f3"))
    run(s, FRENCH)
    do(s, f"charge {hexname(at())}", f"ride {hexname(at('N'))}")
    barred(s, "halt", "WV-12.4.2b")
    for i in range(2, 7):
        do(s, f"ride {hexname(at(f'N{i}'))}")
    assert s.order[piece("fr-7hu")] == DISORDERED
    assert s.where[piece("fr-7hu")] == at("N6")
    assert s.riders == []


@pytest.mark.clause("WV-12.4.2b")
def test_a_charge_may_stop_after_two_hexes() -> None:
    s = cavalry(("N5 N3 NE5", "aa-30-2 column f3"))
    run(s, FRENCH)
    do(s, f"charge {hexname(at())}", f"ride {hexname(at('N'))}", f"ride {hexname(at('N2'))}", "halt")
    assert s.order[piece("fr-7hu")] == DISORDERED
    assert s.where[piece("fr-7hu")] == at("N2")


@pytest.mark.clause("WV-12.4.5")
def test_a_charge_stays_in_its_wedge() -> None:
    s = cavalry(("N5 N3 NE5", "aa-30-2 column f3"))
    run(s, FRENCH)
    do(s, f"charge {hexname(at())}", f"ride {hexname(at('N'))}", "wheel NNW")
    assert s.order[piece("fr-7hu")] == DISORDERED  # WV-12.4x3, WV-12.4.7d
    barred(s, f"ride {hexname(at('N NW'))}", "WV-12.4.5")
    assert set(offered(s, "ride")) >= {hexname(at("N2")), hexname(at("N NE"))}


@pytest.mark.clause("WV-12.4x3", "WV-12.4.7d")
def test_turning_in_a_charge_disorders_and_frees_the_facing() -> None:
    s = cavalry(("N5 N3 NE5", "aa-30-2 column f3"))
    run(s, FRENCH)
    do(s, f"charge {hexname(at())}", f"ride {hexname(at('N'))}", "wheel E")
    assert s.all_round(piece("fr-7hu"))
    assert hexname(at("NE")) in offered(s, "ride")  # not to its front before


@pytest.mark.clause("WV-12.4.4a", "WV-12.4.8")
def test_what_a_charge_meets_must_be_fought() -> None:
    s = cavalry(("N2", "british-company-1"), ("N2", "british-company-2"))
    dice(s, 3, 1, 1, 1)
    run(s, FRENCH)
    do(s, f"charge {hexname(at())}", f"ride {hexname(at('N'))}")
    # 4 + 1 against 5 - 2: the attack is compulsory and begins with the enemy's fire
    assert frame(s) == "OpportunityFire"
    do(s, "pass")
    assert s.where[piece("british-company-1")] == -2  # V-12: both gone
    assert s.where[piece("british-company-2")] == -2
    do(s, "advance")
    assert s.where[piece("fr-7hu")] == at("N2")
    assert s.riders != []  # WV-12.4.3b: the charge goes on
    assert frame(s) == "Ride"


@pytest.mark.clause("WV-12.4.3b")
def test_a_charge_that_enters_the_hex_goes_on() -> None:
    s = cavalry(("N2", "british-company-1"), ("N3", "british-company-2"))
    dice(s, 3, 3, 1, 1)
    run(s, FRENCH)
    do(s, f"charge {hexname(at())}", f"ride {hexname(at('N'))}", "pass", "advance")
    if frame(s) == "OpportunityFire":
        do(s, "pass")
    assert s.where[piece("british-company-2")] == -2


@pytest.mark.clause("WV-12.4x5")
def test_without_entering_the_hex_the_charge_is_over() -> None:
    s = cavalry(("N2", "british-company-1"))
    dice(s, 3, 1, 1)
    run(s, FRENCH)
    do(s, f"charge {hexname(at())}", f"ride {hexname(at('N'))}", "pass", "stay")
    assert s.riders == []
    assert s.order[piece("fr-7hu")] == DISORDERED
    assert s.where[piece("fr-7hu")] == at("N")


@pytest.mark.clause("WV-12.4.7b", "WV-12.2.5", "WV-8.5.7b", "WV-12.4.4b")
def test_cavalry_is_disordered_by_a_square() -> None:
    s = cavalry(("N2", "aa-30-2 square"))
    dice(s, 6, 1, 1, 1, 1)
    run(s, FRENCH)
    do(s, f"charge {hexname(at())}", f"ride {hexname(at('N'))}")
    assert s.order[piece("fr-7hu")] == DISORDERED
    do(s, "pass")
    retreat(s)
    assert s.order[piece("fr-7hu")] == ROUTED  # V-11: disordered already, so Dr routs it
    assert s.riders == []


@pytest.mark.clause("WV-12.4.6", "WV-10.7.8", "WV-12.4.4a")
def test_a_charge_neither_enters_nor_attacks_cover() -> None:
    with terrain(COVER={at("N2"): 1}):
        s = cavalry(("N2", "british-company-1"), ("N5 N3 NE5", "aa-30-2 column f3"))
        run(s, FRENCH)
        do(s, f"charge {hexname(at())}", f"ride {hexname(at('N'))}")
        assert frame(s) == "Ride"  # the company in the wood is not met
        barred(s, f"attack {border(at('N'), at('N2'))}", "WV-12.4.6")
    with terrain(COVER={at("N2"): 1}):
        s = cavalry(("N5 N3 NE5", "aa-30-2 column f3"))
        run(s, FRENCH)
        do(s, f"charge {hexname(at())}", f"ride {hexname(at('N'))}")
        barred(s, f"ride {hexname(at('N2'))}", "WV-12.4.6")  # nor is an empty wood ridden into


@pytest.mark.clause("WV-12.4.7a", "WV-10.7.8")
def test_a_cover_hexside_disorders_a_charge() -> None:
    with terrain(SIDE={6 * at(): 1}):
        s = cavalry(("N5 N3 NE5", "aa-30-2 column f3"))
        run(s, FRENCH)
        do(s, f"charge {hexname(at())}", f"ride {hexname(at('N'))}")
        assert s.order[piece("fr-7hu")] == DISORDERED


@pytest.mark.clause("WV-12.4.7c", "WV-7.5x9")
def test_riding_over_friends_disorders_both() -> None:
    s = cavalry(("N5 N3 NE5", "aa-30-2 column f3"))
    put(s, at("N"), "fr-54l-1 column f0")
    put(s, at("N2"), "fr-54l-2 disordered")
    run(s, FRENCH)
    do(s, f"charge {hexname(at())}", f"ride {hexname(at('N'))}")
    assert s.order[piece("fr-54l-1")] == s.order[piece("fr-7hu")] == DISORDERED
    strength = s.strength[piece("fr-54l-2")]
    do(s, f"ride {hexname(at('N2'))}")
    retreat(s)
    assert s.order[piece("fr-54l-2")] == ROUTED
    assert s.strength[piece("fr-54l-2")] == strength  # no points


@pytest.mark.clause("WV-12.4x6")
def test_a_charge_does_not_end_among_friends() -> None:
    s = cavalry(("N5 N3 NE5", "aa-30-2 column f3"))
    put(s, at("N2"), "fr-b-1-I f0")
    run(s, FRENCH)
    do(s, f"charge {hexname(at())}", f"ride {hexname(at('N'))}", f"ride {hexname(at('N2'))}", "halt")
    assert s.where[piece("fr-7hu")] == at("N")


@pytest.mark.clause("WV-10.7.7")
def test_charge_zones_stop_at_cover() -> None:
    assert zone_open(at(), at("N3"))
    with terrain(COVER={at("N2"): 1}):
        assert not zone_open(at(), at("N3"))
        assert not zone_open(at(), at("N2"))
    with terrain(SIDE={6 * at("N"): 1, 6 * at("N2") + 3: 1}):
        assert not zone_open(at(), at("N3"))


@pytest.mark.clause("WV-12.5.2", "WV-13.1.8a6")
def test_the_three_zones() -> None:
    s = cavalry()
    assert [charge_zone(s, at(f"N{i}"), 0) for i in range(1, 8)] == [2, 2, 1, 1, 0, 0, -1]
    assert charge_zone(s, at("S"), 0) == -1


@pytest.mark.clause("WV-12.4.p5a", "WV-12.4.p5b", "WV-14.2.3")
def test_opportunity_charges_are_declared_when_the_enemy_comes_near() -> None:
    s = blank()
    put(s, at(), "fr-7hu f0")
    leader(s, "fr-bruno", at())
    put(s, at("N3"), "aa-30-2 column f3")
    leader(s, "aa-wellington", at("N3"))
    dice(s, 1)
    run(s, 4)
    do(s, "move aa-30-2", f"march {hexname(at('N2'))}")
    assert frame(s) == "OpportunityCharge"
    assert s.stack[-1].seat == 0
    do(s, f"countercharge {hexname(at())}")
    assert s.marks[piece("fr-7hu")] & CHARGING
    assert frame(s) == "Move"  # executed in the next Combat Phase
    do(s, "end_move", "end_phase")
    assert s.phase == 5
    assert f"charge {hexname(at())}" in names(s)


@pytest.mark.clause("WV-12.4.e2", "WV-12.4.e3", "WV-12.4.e4", "WV-12.4.p5b")
def test_in_a_combat_phase_the_charges_alternate() -> None:
    s = cavalry(("N4", "aa-kgl-2ldr f3"), ("N5", "aa-1drgd f0"))
    leader(s, "aa-wellington", at("N4"))
    dice(s, 1, 1, 1, 1, 1)
    run(s, FRENCH)
    do(s, f"charge {hexname(at())}", f"ride {hexname(at('N'))}", f"ride {hexname(at('N2'))}")
    assert frame(s) == "OpportunityCharge"
    do(s, f"countercharge {hexname(at('N4'))}")
    assert frame(s) == "Ride"
    assert s.stack[-1].seat == 1  # the opportunity charger first
    do(s, f"ride {hexname(at('N3'))}")
    # now they are face to face: the French must fight
    assert s.where[piece("aa-kgl-2ldr")] == at("N3")


@pytest.mark.clause("WV-12.4x7")
def test_a_charge_declared_at_a_retreat_waits_for_its_end() -> None:
    s = blank()
    put(s, at(), "aa-n-2 column f3")
    put(s, at("S"), "fr-ig-1gr-1 column f0")
    put(s, at("N2 NW"), "fr-7hu f1")
    leader(s, "fr-bruno", at("N2 NW"))
    dice(s, 6, 1, 1, 1, 1, 1)
    run(s, FRENCH)
    do(s, f"attack {FRONT}", "pass")
    seen = False
    for _ in range(8):
        if frame(s) == "OpportunityCharge":
            seen = True
            do(s, names(s)[-1])
        elif frame(s) == "OpportunityFire":
            do(s, "pass")
        elif frame(s) == "RetreatChoice":
            ways = [w for w in offered(s, "retreat") if w in (hexname(at("N")), hexname(at("N2")))]
            do(s, f"retreat {(ways or offered(s, 'retreat'))[0]}")
    assert seen
    assert frame(s) != "Ride" or s.where[piece("aa-n-2")] != at()


@pytest.mark.clause("WV-12.3.1")
def test_a_prepared_charge_may_be_declined_unless_the_option_says_no() -> None:
    s = cavalry(("N5", "aa-30-2 column f3"))
    run(s, FRENCH)
    do(s, "end_phase")
    s = cavalry(("N5", "aa-30-2 column f3"), prepared_charge_may_be_declined=False)
    run(s, FRENCH)
    barred(s, "end_phase", "WV-12.4.p3")
