"""Chapter 11: fire."""

import pytest

from grognard.games.wellingtons_victory.effects import rounds_of
from grognard.games.wellingtons_victory.fire import (
    able,
    fire_class,
    firing_strength,
    in_minimum_zone,
    in_zone,
    losses,
    row,
    targets,
    through,
    zone_firers,
)
from grognard.games.wellingtons_victory.ground import HEX_NUMBER
from grognard.games.wellingtons_victory.state import DISORDERED, EMPTY, ORDERED, REDUCED, ROUTED, Battle
from grognard.games.wellingtons_victory.tables import FIRE_LEVEL, FIRE_LOSS, FIRE_ROWS

from .helpers import (
    at,
    barred,
    blank,
    dice,
    do,
    frame,
    hexname,
    leader,
    names,
    offered,
    piece,
    put,
    rolled,
    run,
    terrain,
)

ARTILLERY = 6
INFANTRY = 7


def fire_table(row_name: str, strength: int, klass: int, target: int) -> str:
    level = FIRE_LEVEL[10 * FIRE_ROWS.index(row_name) + strength]
    return "".join(str(x) for x in FIRE_LOSS[(3 * (target - 1) + klass - 1) * 14 + level])


@pytest.mark.clause("WV-11.7", "WV-11.0n")
@pytest.mark.parametrize(
    ("row_name", "strength", "klass", "target", "expected"),
    [
        ("two_rank_line", 6, 1, 1, "112234"),  # V-01
        ("three_rank_line", 5, 2, 2, "001111"),  # V-02
        ("skirmish", 3, 1, 4, "000011"),  # V-03
        ("skirmish", 9, 1, 1, "112234"),  # V-04
        ("max_artillery_range", 8, 1, 2, "001111"),  # V-05
        ("max_artillery_range", 8, 1, 3, "000111"),  # V-06
        ("max_artillery_range", 8, 1, 4, "000011"),
        ("min_artillery_range", 6, 2, 2, "011222"),  # V-07
    ],
)
def test_the_fire_table(row_name: str, strength: int, klass: int, target: int, expected: str) -> None:
    assert fire_table(row_name, strength, klass, target) == expected


def rowname(s: Battle, u: int, spot: int) -> str:
    return FIRE_ROWS[row(s, u, spot)]


@pytest.mark.clause("WV-11.0f", "WV-11.0g", "WV-11.0h", "WV-11.0i", "WV-11.4.2")
def test_rows_by_formation_and_range() -> None:
    s = blank()
    put(s, at(), "aa-30-2 column f0")
    for spec, expected in (
        ("fr-54l-1 column f3", "column"),
        ("fr-54l-1 line f3", "three_rank_line"),
        ("fr-54l-1 square f3", "square"),
        ("fr-54l-1 disordered", "disordered"),
    ):
        (u,) = put(s, at("N"), spec)
        assert rowname(s, u, at()) == expected
        s.lift(u, -1)
        (u,) = put(s, at("N2"), spec)
        assert rowname(s, u, at()) == "max_infantry_range"  # R-25 too
        s.order[u] = ORDERED
        s.lift(u, -1)
    (line,) = put(s, at("N"), "aa-69-2 line f3 s3")
    assert rowname(s, line, at()) == "two_rank_line"
    s.lift(line, -1)
    (militia,) = put(s, at("N"), "aa-h-bremerv line f3")
    assert rowname(s, militia, at()) == "three_rank_line"  # Hanoverian class 3
    for way, expected in (("S2", "min"), ("S4", "medium"), ("S5", "max")):
        (gun,) = put(s, at(way), "fr-b-1-I f0")
        assert rowname(s, gun, at()) == f"{expected}_artillery_range"
        s.lift(gun, -1)


@pytest.mark.clause("WV-11.0d1", "WV-11.0d2", "WV-11.0d3", "WV-7.4.8b", "WV-8.3.6a", "WV-11.3.5")
def test_target_classes_by_formation() -> None:
    from grognard.games.wellingtons_victory.fire import target_class

    s = blank()
    (gun,) = put(s, at("N4"), "fr-b-1-I f3")
    for spec, expected in (
        ("aa-30-2 column f0", 1),
        ("aa-30-2 square", 1),
        ("aa-69-2 line f0 s3", 2),
        ("aa-1drgd f0", 2),
        ("aa-30-2 disordered", 2),
        ("aa-30-2 routed", 3),
        ("british-company-1", 3),
        ("aa-b-lloyd f0", 3),
    ):
        (u,) = put(s, at(), spec)
        assert target_class(s, gun, at()) == expected, spec
        s.order[u] = ORDERED
        for p in list(s.here(at())):
            s.lift(p, -1)
    (line,) = put(s, at(), "aa-30-2 line_right f0")
    assert target_class(s, gun, at()) == target_class(s, gun, at("SE")) == 2
    assert s.second(line) == at("SE")


@pytest.mark.clause("WV-11.3.1")
def test_massed_targets_are_class_1_but_not_behind_walls() -> None:
    from grognard.games.wellingtons_victory.fire import target_class

    s = blank()
    (gun,) = put(s, at("N4"), "fr-b-1-I f3")
    put(s, at(), "aa-1drgd f0", "aa-kgl-2ldr f0")
    assert s.points(at()) == 10  # E-07
    assert target_class(s, gun, at()) == 1
    with terrain(COVER={at(): 1}):
        assert target_class(s, gun, at()) == 1
    with terrain(COVER={at(): 2}):
        assert target_class(s, gun, at()) == 5


@pytest.mark.clause("WV-11.0j", "WV-11.0k", "WV-11.1.4", "WV-11.4.1", "WV-9.5.4", "WV-11.0m", "WV-10.6.6")
def test_companies_fire_as_one_group_of_at_most_nine() -> None:
    s = blank()
    put(s, at(), *[f"french-company-{i}" for i in range(1, 13)])
    put(s, at("N"), "aa-30-2 column f0")
    top = s.top(at())
    assert firing_strength(s, top) == 9
    assert fire_class(s, top) == 1
    assert "".join(map(str, losses(s, top, at("N"), 1))) == "112234"  # V-04
    s.marks[piece("french-company-1")] |= EMPTY
    assert firing_strength(s, top) == 9


@pytest.mark.clause("WV-11.6.2", "WV-11.6.3", "WV-11.6.1", "WV-11.1.5")
def test_a_six_empties_the_pouches_of_the_group() -> None:
    s = blank()
    put(s, at(), "french-company-1", "french-company-2")
    put(s, at("N"), "aa-30-2 column f3")
    dice(s, 1, 6, 1, 1, 1)
    run(s, INFANTRY)
    do(s, "fire french-company-2")
    assert s.marks[piece("french-company-1")] & EMPTY
    assert s.marks[piece("french-company-2")] & EMPTY
    assert not able(s, piece("french-company-2"))


@pytest.mark.clause("WV-11.6.2")
def test_separate_ammunition_die_by_option() -> None:
    s = blank(separate_ammo_die=True)
    put(s, at(), "french-company-1")
    put(s, at("N"), "aa-30-2 column f3")
    dice(s, 1, 1, 6, 1)
    run(s, INFANTRY)
    do(s, "fire french-company-1")
    assert s.marks[piece("french-company-1")] & EMPTY


@pytest.mark.clause("WV-11.6.4")
def test_companies_are_supplied_near_a_battalion() -> None:
    for way, refilled in (("S5", True), ("S5 S", False)):
        s = blank()
        put(s, at(), "french-company-1 empty")
        put(s, at(way), "fr-54l-1 column f0")
        put(s, at("N5 NE5"), "aa-30-2 column f0")
        run(s, 1)
        assert bool(s.marks[piece("french-company-1")] & EMPTY) is not refilled


@pytest.mark.clause("WV-11.6.5", "WV-11.6.6", "WV-11.1.5", "WV-11.0a", "WV-11.5.1", "WV-11.5.6", "WV-4.1.6")
def test_a_shot_costs_a_round_and_its_loss_costs_morale() -> None:
    s = blank()
    (gun,) = put(s, at("S4"), "fr-b-I f0")
    (other,) = put(s, at("S4 SE"), "fr-b-1-I f0")
    (target,) = put(s, at(), "aa-30-2 column f3")
    assert (rounds_of(s, gun), rounds_of(s, other)) == (8, 6)
    dice(s, 1, 6, 1, 1, 1)
    run(s, ARTILLERY)
    before = s.morale[1]
    do(s, "fire fr-b-I")
    assert rounds_of(s, gun) == 7
    lost = 5 - s.strength[target]
    assert lost == fire_loss("medium_artillery_range", 8, 1, 1, 6)
    assert s.morale[1] == before - lost
    assert rounds_of(s, other) == 6


def fire_loss(row_name: str, strength: int, klass: int, target: int, die: int) -> int:
    return int(fire_table(row_name, strength, klass, target)[die - 1])


@pytest.mark.clause("WV-11.0a", "WV-11.0b", "WV-4.1.7", "WV-4.0")
def test_the_sides_alternate_and_lots_decide_who_begins() -> None:
    for lot, first in ((3, 0), (4, 1)):
        s = blank()
        put(s, at(), "aa-30-2 column f3", "aa-69-2 column f3")
        put(s, at("SE"), "aa-73-2 column f3")
        put(s, at("S"), "fr-54l-1 column f0")
        put(s, at("SW"), "fr-28l-1 column f0")
        dice(s, lot, 1, 1, 1, 1, 1, 1)
        run(s, INFANTRY)
        assert frame(s) == "Fire"
        assert s.stack[-1].seat == first
        do(s, names(s)[1])
        while frame(s) != "Fire":
            do(s, names(s)[0])
        assert s.stack[-1].seat == 1 - first


@pytest.mark.clause("WV-11.1.1")
def test_passing_is_final() -> None:
    s = blank()
    put(s, at(), "aa-30-2 column f3")
    put(s, at("S"), "fr-54l-1 column f0")
    put(s, at("S SE"), "fr-28l-1 column f0")
    dice(s, 6, 1, 1)
    run(s, INFANTRY)
    do(s, "pass")
    assert s.stack[-1].seat == 0
    do(s, "fire fr-54l-1")
    assert "fire" not in frame(s).lower() or s.stack[-1].seat == 0


@pytest.mark.clause("WV-11.1.2a")
def test_only_guns_in_one_phase_and_only_infantry_in_the_other() -> None:
    s = blank()
    put(s, at(), "aa-30-2 column f3")
    put(s, at("S"), "fr-54l-1 column f0")
    put(s, at("S2"), "fr-b-1-I f0 r1")
    put(s, at("N2"), "fr-b-2-I f3")
    dice(s, 1, 1, 1, 1, 1)
    run(s, ARTILLERY)
    assert offered(s, "fire") == ["fr-b-2-I"]
    barred(s, "fire fr-54l-1", "WV-11.1.2a")


@pytest.mark.clause("WV-11.1.3", "WV-11.4.4a", "WV-11.4.4b", "WV-11.0l", "WV-9.5.1", "WV-9.5.3")
def test_who_cannot_fire() -> None:
    s = blank()
    for spec in (
        "fr-7hu f0",
        "fr-54l-1 routed",
        "fr-b-1-I limbered f0",
        "fr-b-1-I f0 crewless",
        "fr-b-1-I f0 r0",
        "french-company-1 empty",
        "fr-b-2-I-crew",
    ):
        (u,) = put(s, at(), spec)
        assert not able(s, u), spec
        for p in list(s.here(at())):
            s.lift(p, -1)
        s.rounds[:] = [6] * len(s.rounds)
    put(s, at(), "fr-54l-1 column f0", "fr-54l-2 column f0")
    leader(s, "fr-ney", at())
    put(s, at("N"), "aa-30-2 column f3")
    assert zone_firers(s, at("N"), 0) == [piece("fr-54l-2")]  # the top unit, the leader passed over


@pytest.mark.clause("WV-11.1.6", "WV-6.4.1", "WV-6.4.2", "WV-11.2.1", "WV-10.5a")
def test_fire_goes_through_the_front_only() -> None:
    s = blank()
    (u,) = put(s, at(), "fr-54l-1 column f0")
    for way, seen in (("N", True), ("NE", True), ("SE", False), ("S", False), ("SW", False), ("NW", False)):
        (e,) = put(s, at(way), "aa-30-2 column f0")
        assert bool(targets(s, u)) is seen, way
        s.lift(e, -1)
    s.form[u] = 4  # square
    for way in ("N", "NE", "SE", "S", "SW", "NW"):
        (e,) = put(s, at(way), "aa-30-2 column f0")
        assert targets(s, u)
        s.lift(e, -1)


@pytest.mark.clause("WV-11.1.8", "WV-11.1.7")
def test_the_nearest_enemy_and_the_lowest_class() -> None:
    s = blank()
    (gun,) = put(s, at(), "fr-b-1-I f0")
    put(s, at("N3"), "aa-69-2 line f3 s3")
    put(s, at("NE3"), "aa-30-2 column f4")
    put(s, at("N2 NE2"), "aa-73-2 column f3")
    assert targets(s, gun) == [at("NE3")]  # as near as the line, but class 1
    put(s, at("N2"), "british-company-1")
    assert targets(s, gun) == [at("N2")]
    leader(s, "fr-ney", at())
    assert set(targets(s, gun)) >= {at("N2"), at("NE3"), at("N2 NE2")}  # a leader lets it choose


@pytest.mark.clause("WV-11.3.3c", "WV-11.3.3x", "WV-11.3.3d", "WV-13.3.2")
def test_a_leader_alone_is_class_5_and_flipped_by_any_loss() -> None:
    from grognard.games.wellingtons_victory.fire import strike, target_class

    s = blank()
    (gun,) = put(s, at("S2"), "fr-b-I f0")
    duke = leader(s, "aa-wellington", at())
    put(s, at("N3"), "aa-30-2 column f3")
    assert target_class(s, gun, at()) == 5
    assert set(targets(s, gun)) == {at(), at("N3")}  # never the nearest, but may be chosen
    before = s.morale[1]
    strike(s, gun, at(), 1)
    assert s.marks[duke] & REDUCED
    assert s.morale[1] == before - 4
    strike(s, gun, at(), 1)
    assert s.morale[1] == before - 4  # never affected again


@pytest.mark.clause("WV-11.3.3b", "WV-13.1.5")
@pytest.mark.parametrize(("way", "die", "hit"), [("S5", 5, False), ("S5", 6, True), ("S4", 5, True), ("S4", 4, False)])
def test_leaders_where_points_are_lost(way: str, die: int, hit: bool) -> None:
    s = blank()
    put(s, at(way), "fr-b-I f0")
    put(s, at(), "aa-30-2 column f3")
    duke = leader(s, "aa-wellington", at())
    dice(s, 1, 6, die, 1, 1, 1)
    run(s, ARTILLERY)
    do(s, "fire fr-b-I")
    assert bool(s.marks[duke] & REDUCED) is hit


@pytest.mark.clause("WV-11.3.4", "WV-11.3.4a", "WV-11.3.4b", "WV-11.3.4c")
def test_a_shot_goes_through_a_screen() -> None:
    s = blank()
    start = at("S4")
    (gun,) = put(s, start, "fr-b-I f0")
    put(s, at("N"), "british-company-1")
    put(s, at("N2"), "aa-30-2 column f3")
    assert through(s, gun, at("N")) == [at("N2")]
    with terrain(LEVEL={at("N2"): 1}):
        assert through(s, gun, at("N")) == []
    dice(s, 1, 1, 6, 1, 1, 1)
    run(s, ARTILLERY)
    do(s, "fire fr-b-I")
    assert frame(s) == "ThroughShot"
    do(s, f"through {hexname(at('N2'))}")
    assert rounds_of(s, gun) == 7  # one salvo, one round
    assert s.strength[piece("aa-30-2")] == 5 - 1  # V-06: class 4, die 6
    assert s.where[piece("british-company-1")] == at("N")


@pytest.mark.clause("WV-11.3.6", "WV-11.5.2", "WV-11.5.3", "WV-9.5.2", "WV-11.5.4")
def test_what_fire_destroys() -> None:
    from grognard.games.wellingtons_victory.effects import lose

    s = blank()
    (battery,) = put(s, at(), "aa-b-lloyd f3")
    crew = piece("aa-b-lloyd-crew")
    lose(s, at(), 1, 2, True, True)
    assert (s.strength[battery], s.strength[crew]) == (4, 1)  # from afar: guns
    lose(s, at(), 1, 2, False, True)
    assert (s.strength[battery], s.where[crew]) == (4, -2)  # near: the crew, what exceeds it is lost
    assert lose(s, at(), 1, 1, False, True) == []  # no crew, no effect
    put(s, at("N"), "aa-30-2 column", "aa-69-2 column")
    lose(s, at("N"), 1, 5, False, True)
    assert s.where[piece("aa-69-2")] == -2  # the top unit first, then the next
    assert s.strength[piece("aa-30-2")] == 4


@pytest.mark.clause("WV-8.3.6b", "WV-11.4.3")
def test_an_extended_line_fires_as_a_line_only_with_both_hexes() -> None:
    s = blank()
    (u,) = put(s, at(), "aa-30-2 line_right f0")
    put(s, at("NE"), "fr-54l-1 column f3")
    assert rowname(s, u, at("NE")) == "two_rank_line"  # in front of both
    put(s, at("N"), "fr-28l-1 column f3")
    assert rowname(s, u, at("N")) == "disordered"  # only of the counter


@pytest.mark.clause("WV-11.4.5", "WV-11.4.7", "WV-7.4.6")
def test_rockets_and_improvised_crews_use_the_disordered_row() -> None:
    s = blank()
    put(s, at("N3"), "fr-54l-1 column f3")
    (rockets,) = put(s, at(), "aa-b-whinyates f0")
    assert rowname(s, rockets, at("N3")) == "disordered"
    put(s, at("SE"), "british-company-1")
    (guns,) = put(s, at("SE"), "aa-b-lloyd f0 crewless")
    assert s.served(guns) == piece("british-company-1")
    assert rowname(s, guns, at("N3")) == "disordered"
    put(s, at("SE2"), "british-company-2")
    s.lift(rockets, -1)
    s.put(rockets, at("SE2"))
    assert s.served(rockets) == -1  # companies cannot serve rockets


@pytest.mark.clause("WV-11.0f")
def test_the_minimum_zone_is_two_hexes_for_guns_and_one_for_muskets() -> None:
    s = blank()
    put(s, at("S2"), "fr-b-1-I f0")
    assert in_minimum_zone(s, at(), 0)
    assert not in_minimum_zone(s, at("N"), 0)
    foot = blank()
    put(foot, at("S2"), "fr-54l-1 column f0")
    assert not in_minimum_zone(foot, at(), 0)
    assert in_minimum_zone(foot, at("S"), 0)


@pytest.mark.clause("WV-11.4.6", "WV-11.4.6a", "WV-11.4.6b", "WV-11.4.6c")
def test_bulls_howitzers_fire_at_what_they_do_not_see() -> None:
    s = blank()
    start = at("S3")
    (bull,) = put(s, start, "aa-b-bull f0")
    (lloyd,) = put(s, at("S3 NE"), "aa-b-lloyd f0")
    put(s, at("N3"), "fr-54l-1 column f3")
    with terrain(COVER={at("N2"): 1, at("N2 NE"): 1, at("N"): 1, at("NE"): 1, at("N NE"): 1}):
        assert at("N3") in targets(s, bull)
        assert rowname(s, bull, at("N3")) == "disordered"
        assert at("N3") not in targets(s, lloyd)
        s.shift(piece("fr-54l-1"), at("N"))
        with terrain(COVER={at("S"): 1, at("SE"): 1, at("SW"): 1, at(): 1}):
            assert at("N") not in targets(s, bull)  # nearer than five hexes
        s.shift(piece("fr-54l-1"), at("N3"))
        put(s, at("N4"), "aa-30-2 column f3")
        assert at("N3") not in targets(s, bull)  # beside an Allied unit


@pytest.mark.clause("WV-11.0x1", "WV-12.8.9", "WV-11.2.4")
def test_no_opportunity_fire_in_the_reciprocal_phases_but_at_retreats_elsewhere() -> None:
    for phase, asked in ((INFANTRY, False), (9, True)):
        s = blank()
        put(s, at(), "aa-n-7mi routed" if phase == 9 else "aa-n-7mi column f3")
        put(s, at("S"), "fr-54l-1 column f0")
        put(s, at("NW"), "fr-28l-1 column f2" if phase == 9 else "fr-28l-1 column f4")
        dice(s, 1, 6, 6, 6, 1, 1, 1, 1)
        run(s, phase)
        seen: list[str] = []
        for _ in range(12):
            seen.append(frame(s))
            if frame(s) == "Fire":
                do(s, "fire fr-54l-1" if "fire fr-54l-1" in names(s) else "pass")
            elif frame(s) == "RetreatChoice":
                do(s, names(s)[0])
            else:
                break
        assert ("OpportunityFire" in seen) is asked


@pytest.mark.clause("WV-11.1.9")
def test_command_does_not_matter_to_fire() -> None:
    s = blank()
    put(s, at(), "fr-54l-1 column f0", active=False)
    put(s, at("N"), "aa-30-2 column f3", active=False)
    dice(s, 1, 1, 1)
    run(s, INFANTRY)
    assert offered(s, "fire") == ["fr-54l-1"]


@pytest.mark.clause("WV-11.1.5")
def test_opportunity_fire_as_often_as_it_is_offered() -> None:
    s = blank()
    put(s, at(), "fr-54l-1 disordered")
    put(s, at("N"), "aa-30-2 column f3")
    leader(s, "fr-ney", at())
    dice(s, 1, 1, 1, 1)
    run(s, 11)
    do(s, "move fr-54l-1", f"march {hexname(at('NW'))}", "fire aa-30-2")
    assert s.where[piece("fr-54l-1")] == at("NW")
    do(s, f"march {hexname(at())}")
    assert frame(s) in ("OpportunityFire", "Move")


@pytest.mark.clause("WV-11.2.5", "WV-11.2.6")
def test_fire_zones_prevent_rally() -> None:
    s = blank()
    put(s, at(), "aa-30-2 disordered", "aa-69-2 disordered")
    put(s, at("N"), "fr-54l-1 column f2")
    put(s, at("SE4"), "british-company-1 routed")
    put(s, at("SE4 S5"), "fr-b-1-I f0")
    put(s, at("NW4"), "aa-73-2 disordered")
    run(s, 9)
    assert s.order[piece("aa-30-2")] == DISORDERED  # in a minimum zone
    assert in_zone(s, at("SE4"), 0)
    assert s.order[piece("british-company-1")] == ROUTED
    assert s.order[piece("aa-73-2")] == ORDERED


@pytest.mark.clause("WV-11.6.8", "WV-11.6.8a", "WV-11.6.8b", "WV-11.6.8c", "WV-11.6.8x")
def test_rounds_pass_between_batteries_of_a_hex() -> None:
    s = blank()
    put(s, at(), "fr-b-1-I f0 r6", "fr-b-2-I f0 r2", "fr-b-I f0 r3")
    put(s, at("N5 NE5"), "aa-30-2 column f3")
    run(s, 1)
    do(s, "pass_round fr-b-1-I", "receive fr-b-2-I")
    assert rounds_of(s, piece("fr-b-1-I")) == 5
    assert rounds_of(s, piece("fr-b-2-I")) == 3
    barred(s, "pass_round fr-b-I", "WV-11.6.8b")  # another class
    assert rolled(s) == 1 or s.source is None


@pytest.mark.clause("WV-8.4.9b", "WV-8.4.9c", "WV-11.6.9", "WV-13.1.8a3")
def test_out_of_ammunition_is_plus_one() -> None:
    from grognard.games.wellingtons_victory import morale

    s = blank()
    put(s, at(), "french-company-1 empty")
    put(s, at("N"), "fr-b-1-I f0 r0")
    assert (1, "WV-13.1.8a3") in morale.modifiers(s, piece("french-company-1"), 0, 0)
    assert (1, "WV-13.1.8a3") in morale.modifiers(s, piece("fr-b-1-I-crew"), 0, 0)
    assert HEX_NUMBER["C2903"] >= 0
