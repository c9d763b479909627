"""Chapter 12: melee, charges, opportunity charges, retreats."""

from typing import Any

import pytest

from grognard.games.wellingtons_victory.charge_windows import charge_zone, zone_open
from grognard.games.wellingtons_victory.effects import effectiveness
from grognard.games.wellingtons_victory.ground import HEX_NUMBER, NEAR, distance
from grognard.games.wellingtons_victory.melee import (
    attack_modifiers,
    cell,
    defence_modifiers,
    differential,
    offset,
)
from grognard.games.wellingtons_victory.retreat import candidates
from grognard.games.wellingtons_victory.state import ATTACHED, CHARGING, DISORDERED, ORDERED, ROUTED, SPENT, Battle
from grognard.games.wellingtons_victory.tables import PERCENTAGES, RESULTS, percentage_row

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
    rolled,
    run,
    terrain,
    told,
)

FRENCH = 5  # French Combat
ALLIED = 12
FRONT = border(at("S"), at())


def results(row: int, diff: int) -> str:
    a, d = cell(row, diff)
    return f"{RESULTS[a]}/{RESULTS[d]}"


@pytest.mark.clause("WV-12.6", "WV-12.1.2", "WV-12.0c", "WV-12.7x1")
@pytest.mark.parametrize(
    ("a", "d", "diff", "die", "percent", "expected"),
    [
        (18, 6, 0, 4, 300, "-/Dr1"),  # V-08
        (9, 4, -3, 6, 200, "D1/D1"),  # V-09
        (7, 8, 1, 5, 75, "-/Dr"),  # V-10
    ],
)
def test_the_melee_table(a: int, d: int, diff: int, die: int, percent: int, expected: str) -> None:
    plus = percentage_row(a, d)
    assert PERCENTAGES[plus] == percent
    assert results(die + plus, diff) == expected


@pytest.mark.clause("WV-12.1.2")
@pytest.mark.parametrize(
    ("a", "d", "percent"),
    [(3, 8, 25), (7, 8, 75), (5, 4, 100), (7, 4, 150), (5, 2, 200), (7, 2, 300), (1, 9, 25), (9, 1, 400)],
)
def test_percentages_round_to_the_nearest_ties_down(a: int, d: int, percent: int) -> None:
    assert PERCENTAGES[percentage_row(a, d)] == percent


def duel(attacker: str = "fr-54l-1 column f0", defender: str = "aa-30-2 column f3", **options: Any) -> Battle:
    """A French hex south of an Allied one."""
    s = blank(**options)
    put(s, at("S"), attacker)
    put(s, at(), defender)
    return s


@pytest.mark.clause("WV-12.2.1", "WV-2.38c", "WV-2.31b")
def test_effectiveness_falls_with_losses_and_is_never_negative() -> None:
    s = blank()
    (u,) = put(s, at(), "fr-55l-1 line f0 s4")
    assert effectiveness(s, u) == 1  # V-13: 4 - 1 for the line, 2 lost
    s.form[u] = 0
    assert effectiveness(s, u) == 2
    s.strength[u] = 1
    assert effectiveness(s, u) == 0
    s = blank(line_effectiveness=False)
    (u,) = put(s, at(), "fr-55l-1 line f0 s4")
    assert effectiveness(s, u) == 2
    s = blank()
    (u,) = put(s, at(), "aa-69-2 line f0")
    assert effectiveness(s, u) == 4  # two ranks


@pytest.mark.clause(
    "WV-12.2.2a1",
    "WV-12.2.2a2",
    "WV-12.2.2a3",
    "WV-12.2.2c",
    "WV-12.2.8",
    "WV-12.4.8",
    "WV-12.2.6",
    "WV-8.4.8b",
    "WV-8.4.8d",
)
def test_the_attackers_modifiers() -> None:
    s = blank()
    (u,) = put(s, at(), "fr-54l-1 column f0")
    ney = leader(s, "fr-ney", at())
    assert attack_modifiers(s, u, 0) == [(1, "WV-12.2.2a2")]
    s.marks[ney] |= 8
    assert attack_modifiers(s, u, 0) == []
    s.marks[ney] &= ~8
    s.order[u] = DISORDERED
    assert attack_modifiers(s, u, 0) == [(-2, "WV-12.2.2a1")]
    (horse,) = put(s, at("N"), "fr-7hu f0")
    assert attack_modifiers(s, horse, 1) == [(1, "WV-12.2.2a3")]
    s.order[horse] = DISORDERED
    assert attack_modifiers(s, horse, 1) == [(-2, "WV-12.2.2a1")]
    (company,) = put(s, at("N2"), "french-company-1")
    leader(s, "fr-derlon", at("N2"))
    assert attack_modifiers(s, company, 0) == [(-2, "WV-12.2.2a1")]


@pytest.mark.clause(
    "WV-12.2.2b1", "WV-12.2.2b2", "WV-12.2.2b3", "WV-12.2.2b4", "WV-12.2.2b5", "WV-12.2.2b6", "WV-12.2.2b7",
    "WV-12.2.3", "WV-12.2.7", "WV-8.5.7c", "WV-10.7.5",
)  # fmt: skip
def test_the_defenders_modifiers() -> None:
    s = blank()
    (u,) = put(s, at(), "aa-30-2 column f3")
    b = 6 * at("S")

    def found(horse: bool = False) -> list[tuple[int, str]]:
        return defence_modifiers(s, s.top_troops(at()), at(), b, horse)

    assert found() == []
    for order, expected in ((ROUTED, (-6, "WV-12.2.2b1")), (DISORDERED, (-2, "WV-12.2.2b2"))):
        s.order[u] = order
        assert found() == [expected]
    s.order[u] = ORDERED
    with terrain(LEVEL={at("S"): 3}):
        assert found() == [(-1, "WV-12.2.2b3")]
    with terrain(LEVEL={at("S"): 1}):
        assert found() == [(1, "WV-12.2.2b4")]
    with terrain(COVER={at(): 1}):
        assert found() == [(1, "WV-12.2.2b6")]
    with terrain(SIDE_COVER={b: 2}):
        assert found() == [(2, "WV-12.2.2b6")]
    leader(s, "aa-wellington", at())
    assert found() == [(1, "WV-12.2.2b5")]
    s.form[u] = 4
    assert (2, "WV-12.2.2b7") in found(True)
    assert (2, "WV-12.2.2b7") not in found(False)
    s.lift(u, -1)
    put(s, at(), "british-company-1")
    assert found() == [(-2, "WV-12.2.2b2")]  # no leader for companies
    s.lift(piece("british-company-1"), -1)
    put(s, at(), "aa-b-lloyd f3")
    assert (-2, "WV-12.2.2b2") in found()  # crews count as disordered (WV-7.4.9b)


@pytest.mark.clause("WV-9.6.1", "WV-9.6.2", "WV-9.6.3", "WV-10.7.4", "WV-12.1.1", "WV-9.1.3b", "WV-10.7.3")
def test_stacks_add_their_points_up_to_the_limit() -> None:
    s = blank()
    group = put(s, at("S"), "fr-54l-1 column f0", "fr-54l-2 column f0", "fr-28l-1 column f0 s3")
    put(s, at("SE"), "fr-28l-2 column f5")  # not added
    put(s, at(), "aa-30-2 column f3")
    b = 6 * at("S")
    assert PERCENTAGES[offset(s, b, group, 0)] == 300  # 13 against 5
    assert differential(s, b, group, 0) == (4 - 2) - 4  # top against top
    with terrain(COVER={at(): 1}):
        assert PERCENTAGES[offset(s, b, group, 0)] == 200  # only 9 of the attackers


@pytest.mark.clause("WV-12.0a", "WV-12.0b", "WV-12.3.1", "WV-12.3.2", "WV-6.5.1", "WV-6.5.2", "WV-4.1.5")
def test_attacks_go_into_a_front_hex() -> None:
    s = duel("fr-54l-1 column f2")
    put(s, at("SE2"), "fr-28l-1 disordered")
    put(s, at("SE3"), "aa-69-2 column f0")
    run(s, FRENCH)
    barred(s, f"attack {FRONT}", "WV-6.5.1")
    assert f"attack {border(at('SE2'), at('SE3'))}" in names(s)  # all round
    barred(s, f"attack {border(at(), at('S'))}", "WV-12.3.2")
    do(s, "end_phase")


@pytest.mark.clause("WV-12.3x3", "WV-12.3x4", "WV-13.2.9a", "WV-12.4.2a")
def test_who_does_not_attack() -> None:
    for spec, clause in (("fr-7hu f0", "WV-12.3x4"), ("fr-54l-1 routed", "WV-13.2.9a"), ("fr-b-1-I f0", "WV-12.3x3")):
        s = duel(spec)
        put(s, at("SE2"), "fr-28l-1 disordered")
        put(s, at("SE3"), "aa-69-2 column f0")
        run(s, FRENCH)
        barred(s, f"attack {FRONT}", clause)


@pytest.mark.clause("WV-8.4.8a", "WV-8.4.8x1")
def test_companies_attack_only_the_unformed_and_crews() -> None:
    s = duel("french-company-1", "aa-30-2 column f3")
    put(s, at("SE2"), "fr-28l-1 disordered")
    put(s, at("SE3"), "aa-69-2 column f0")
    run(s, FRENCH)
    barred(s, f"attack {FRONT}", "WV-8.4.8a")
    for spec in ("aa-30-2 disordered", "aa-30-2 routed", "british-company-1", "aa-b-lloyd f0"):
        s = duel("french-company-1", spec)
        run(s, FRENCH)
        assert f"attack {FRONT}" in names(s), spec


@pytest.mark.clause("WV-11.2.2a", "WV-11.2.2b")
def test_an_attack_may_be_fired_at_first() -> None:
    s = duel()
    dice(s, 1, 6, 1, 1, 1)
    run(s, FRENCH)
    do(s, f"attack {FRONT}")
    assert frame(s) == "OpportunityFire"
    assert offered(s, "fire") == ["aa-30-2"]
    do(s, "pass")
    assert rolled(s) >= 1


@pytest.mark.clause("WV-10.7.1")
def test_attacks_through_cover_disorder_the_attacker() -> None:
    for change in ({"COVER": {at(): 1}}, {"COVER": {at("S"): 1}}, {"SIDE": {6 * at("S"): 1}}):
        with terrain(**change):
            s = duel()
            dice(s, 1, 1, 1, 1)
            run(s, FRENCH)
            do(s, f"attack {FRONT}")
            assert s.order[piece("fr-54l-1")] == DISORDERED  # before defensive fire
            assert frame(s) == "OpportunityFire"


@pytest.mark.clause("WV-8.5.7a", "WV-8.3.2d", "WV-8.3.7b")
def test_squares_and_extended_lines_are_disordered_by_attacking() -> None:
    s = duel("fr-54l-1 square")
    run(s, FRENCH)
    do(s, f"attack {FRONT}")
    assert s.order[piece("fr-54l-1")] == DISORDERED
    s = blank()
    put(s, at("S NW"), "fr-55l-1 line_right f0")  # its marker is south of the enemy
    put(s, at(), "aa-30-2 column f0")
    assert s.second(piece("fr-55l-1")) == at("S")
    run(s, FRENCH)
    do(s, f"attack {FRONT}")
    assert s.where[piece("fr-55l-1")] == at("S")  # the counter goes there
    assert s.order[piece("fr-55l-1")] == DISORDERED


@pytest.mark.clause("WV-10.7.2")
def test_no_melee_across_walls() -> None:
    from grognard.games.wellingtons_victory.ground import SIDE, WALL

    b = next(b for b, kind in enumerate(SIDE) if kind == WALL)
    s = blank()
    put(s, b // 6, f"fr-54l-1 column f{b % 6}")
    put(s, NEAR[b], "aa-30-2 disordered")
    put(s, at("SE2"), "fr-28l-1 disordered")
    put(s, at("SE3"), "aa-69-2 column f0")
    run(s, FRENCH)
    barred(s, f"attack {border(b // 6, NEAR[b])}", "WV-10.7.2")


@pytest.mark.clause("WV-12.2.4", "WV-6.5.3")
def test_an_attack_from_flank_or_rear_disorders_the_defender() -> None:
    for facing, shaken in ((3, False), (2, False), (1, True), (0, True), (5, True), (4, True)):
        s = duel("fr-54l-1 column f0", f"aa-30-2 column f{facing}")
        dice(s, 1, 1, 1, 1, 1)
        run(s, FRENCH)
        listen(s)
        do(s, f"attack {FRONT}")
        retreat(s)
        # 4 against 4, less 2 for a disordered defender
        assert told(s, "melee")[0][2] == (2 if shaken else 0)


@pytest.mark.clause("WV-12.7x2", "WV-12.7a")
def test_d1_costs_a_point_and_disorders() -> None:
    s = duel("fr-54l-1 column f0", "aa-30-2 column f3")
    dice(s, 2, 1, 1)
    run(s, FRENCH)
    # equal numbers, equal effectiveness: row 3 + die; die 2 is row 5: D1/D1
    assert results(5, 0) == "D1/D1"
    do(s, f"attack {FRONT}", "pass")
    for name in ("fr-54l-1", "aa-30-2"):
        assert s.strength[piece(name)] == 4
        assert s.order[piece(name)] == DISORDERED
    assert s.where[piece("aa-30-2")] == at()
    assert s.marks[piece("fr-54l-1")] & SPENT or frame(s) != "Combat"


@pytest.mark.clause("WV-12.7x3", "WV-12.7x4", "WV-12.7x8", "WV-12.8.2", "WV-12.8x1", "WV-12.7x9")
def test_dr_drives_the_defender_off_and_the_attacker_advances() -> None:
    s = duel("fr-54l-1 column f0", "aa-30-2 column f3")
    put(s, at("S"), "fr-54l-2 column f0")
    dice(s, 5, 1, 1, 1, 1)
    run(s, FRENCH)
    do(s, f"attack {FRONT}", "pass")
    # 10 against 5: offset 5, row 10: -/Dr1
    assert results(10, 0) == "-/Dr1"
    assert s.strength[piece("aa-30-2")] == 4
    retreat(s)
    assert distance(s.where[piece("aa-30-2")], at()) == 3
    assert s.order[piece("aa-30-2")] == DISORDERED
    assert frame(s) == "Advance"
    do(s, "advance")
    assert s.where[piece("fr-54l-1")] == s.where[piece("fr-54l-2")] == at()
    assert frame(s) == "AdvanceFacing"
    do(s, "face E")
    assert s.facing[piece("fr-54l-1")] == 1


@pytest.mark.clause("WV-12.7x5", "WV-12.7x6", "WV-8.4.8c", "WV-13.2.9b", "WV-13.3.1a")
def test_r_costs_two_points_and_routs() -> None:
    s = duel("fr-ig-1gr-1 column f0", "aa-n-2 column f3")  # 6/6 against 5/3: differential 3, row 3 + 6 = 9
    assert results(9, 3) == "-/R"
    dice(s, 6, 1, 1, 1)
    run(s, FRENCH)
    before = s.morale[1]
    do(s, f"attack {FRONT}", "pass")
    retreat(s)
    assert s.strength[piece("aa-n-2")] == 3
    assert s.order[piece("aa-n-2")] == ROUTED
    assert s.morale[1] == before - 5  # two destroyed, three routed


@pytest.mark.clause("WV-12.3x6")
def test_after_an_advance_another_attack() -> None:
    for option in (True, False):
        s = duel("fr-ig-1gr-1 column f0", "aa-n-2 column f3", repeat_attacks=option)
        put(s, at("N"), "aa-n-7mi column f3")
        dice(s, 6, 1, 1, 1, 1, 1)
        run(s, FRENCH)
        do(s, f"attack {FRONT}", "pass")
        retreat(s)
        while frame(s) == "RetreatChoice":
            retreat(s)
        do(s, "advance", "face NNE")
        if s.where[piece("aa-n-7mi")] == at("N"):
            again = f"attack {border(at(), at('N'))}"
            assert (frame(s) == "Combat" and again in names(s)) is option


@pytest.mark.clause("WV-12.3x5", "WV-12.3x7")
def test_a_hex_with_guns_alone_is_not_attacked() -> None:
    s = duel("fr-54l-1 column f0", "aa-b-lloyd f3 crewless")
    put(s, at("SE2"), "fr-28l-1 disordered")
    put(s, at("SE3"), "aa-69-2 column f0")
    run(s, FRENCH)
    barred(s, f"attack {FRONT}", "WV-12.3x7")


@pytest.mark.clause("WV-8.3.7a")
def test_an_extended_line_attacked_in_its_marker_from_the_flank() -> None:
    s = blank()
    put(s, at(), "aa-30-2 line_right f0")  # its marker is at SE
    put(s, at("SE2"), "fr-ig-1gr-1 column f4")  # to the right of the marker
    dice(s, 6, 1, 1, 1, 1, 1)
    run(s, FRENCH)
    do(s, f"attack {border(at('SE2'), at('SE'))}")
    if frame(s) == "OpportunityFire":
        do(s, "pass")
    assert s.where[piece("fr-ig-1gr-1")] != at("SE2") or s.order[piece("fr-ig-1gr-1")] != ORDERED
    assert s.order[piece("aa-30-2")] != ORDERED
    assert not s.markers


# --- charges ---------------------------------------------------------------------------------------------------------


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


# --- retreats --------------------------------------------------------------------------------------------------------


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
