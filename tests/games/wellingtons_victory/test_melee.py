"""Chapter 12 without charges and retreats: attacks, modifiers, results, advances."""

from typing import Any

import pytest

from grognard.games.wellingtons_victory.effects import effectiveness
from grognard.games.wellingtons_victory.ground import NEAR, distance
from grognard.games.wellingtons_victory.melee import (
    attack_modifiers,
    cell,
    defence_modifiers,
    differential,
    offset,
)
from grognard.games.wellingtons_victory.state import DISORDERED, ORDERED, ROUTED, SPENT, Battle
from grognard.games.wellingtons_victory.tables import PERCENTAGES, RESULTS, percentage_row

from .helpers import (
    at,
    barred,
    blank,
    border,
    dice,
    do,
    frame,
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
