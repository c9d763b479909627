"""Chapters 9 and 10: stacking, terrain, line of sight."""

import pytest

from grognard.games.wellingtons_victory.fire import target_class
from grognard.games.wellingtons_victory.ground import (
    BRIDGE,
    COVER,
    HEX_COUNT,
    HEX_NUMBER,
    LEVEL,
    NEAR,
    OBJECTIVES,
    SIDE,
    SIDE_COVER,
    STREAM,
    WALL,
    around,
    distance,
    in_arc,
    near,
    wedge,
)
from grognard.games.wellingtons_victory.sight import (
    BLOCKED,
    SCREENED,
    SEEN,
    cover_against,
    enters_flank,
    sight,
)
from grognard.games.wellingtons_victory.stacking import clash, end_of_phase, over_limit, would_exceed
from grognard.games.wellingtons_victory.state import DISORDERED, ORDERED, ROUTED
from grognard.kernel import hexes as grid

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
    retreat,
    run,
    terrain,
)

WOOD = HEX_NUMBER["C2904"]


# --- stacking --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WV-9.1.1", "WV-10.4.1", "WV-10.4.2", "WV-10.4.3", "WV-9.1.4", "WV-9.1.5", "WV-9.1.6", "WV-9.1.7")
def test_the_limits() -> None:
    s = blank()
    put(s, at(), "fr-54l-1 column", "fr-54l-2 column", "fr-28l-1 column")
    assert s.points(at()) == 15
    assert not would_exceed(s, at(), [piece("fr-2lt-1")][:0])
    s.strength[piece("fr-2lt-1")] = 3
    assert not would_exceed(s, at(), [piece("fr-2lt-1")])  # current points count
    s.strength[piece("fr-2lt-1")] = 4
    assert would_exceed(s, at(), [piece("fr-2lt-1")])
    leader(s, "fr-ney", at())
    assert s.points(at()) == 15
    put(s, at("N"), "fr-ig-cac f0")
    assert not over_limit(s, at("N"))
    put(s, at("N"), "fr-7hu s1")
    assert over_limit(s, at("N"))  # 13 of cavalry
    put(s, WOOD, "fr-55l-1 disordered", "fr-2lt-2 disordered s3")
    assert not over_limit(s, WOOD)
    put(s, WOOD, "fr-2lt-3 disordered s1")
    assert over_limit(s, WOOD)
    put(s, at("S2"), "fr-b-1c-I limbered", "fr-b-2c-II limbered", "fr-b-VIh limbered")
    assert s.points(at("S2")) == 18  # horse artillery as artillery, crews not counted again
    assert not over_limit(s, at("S2"))


@pytest.mark.clause("WV-9.1.2", "WV-9.1.3a", "WV-10.4.4")
def test_too_many_are_disordered() -> None:
    s = blank()
    put(s, at(), "fr-13lt-1 column f0", "fr-13lt-2 column f0")
    put(s, at("S"), "fr-55l-1 column f0")
    leader(s, "fr-ney", at("S"))
    put(s, at("N5 NE5"), "aa-30-2 column f3")
    run(s, 11)
    do(s, "move fr-55l-1", f"march {hexname(at())}")
    for name in ("fr-13lt-1", "fr-13lt-2", "fr-55l-1"):
        assert s.order[piece(name)] == DISORDERED


@pytest.mark.clause("WV-9.1.3a")
def test_too_many_with_one_disordered_rout() -> None:
    s = blank()
    put(s, at(), "fr-13lt-1 disordered f0", "fr-13lt-2 disordered f0")
    put(s, at("S"), "fr-55l-1 column f0")
    leader(s, "fr-ney", at("S"))
    put(s, at("N5 NE5"), "aa-30-2 column f3")
    run(s, 11)
    do(s, "move fr-55l-1", f"march {hexname(at())}")
    retreat(s)
    for name in ("fr-13lt-1", "fr-13lt-2", "fr-55l-1"):
        assert s.order[piece(name)] == ROUTED


@pytest.mark.clause("WV-9.1.8")
def test_allied_nations_stack_together() -> None:
    s = blank()
    pieces = put(s, at(), "aa-30-2 column", "pr-10-i column", "aa-n-2 column")
    assert clash(s, pieces) is None


@pytest.mark.clause("WV-9.4.1", "WV-9.4.2", "WV-9.4.3", "WV-9.4.4", "WV-9.4.7", "WV-8.2b")
@pytest.mark.parametrize(
    ("specs", "clause"),
    [
        (("aa-30-2 column", "aa-69-2 column"), None),
        (("aa-30-2 column", "aa-69-2 line s3"), "WV-9.4.1"),
        (("aa-69-2 line s3", "aa-73-2 line s3"), None),
        (("aa-30-2 column", "british-company-1"), "WV-9.4.1"),
        (("aa-1drgd", "british-company-1"), "WV-9.4.2"),
        (("aa-1drgd", "aa-30-2 column"), "WV-9.4.2"),
        (("aa-b-lloyd limbered", "british-company-1"), None),
        (("aa-b-lloyd limbered", "aa-30-2 column"), "WV-9.4.3"),
        (("aa-1drgd", "aa-b-lloyd"), "WV-9.4.2"),
        (("aa-1drgd", "aa-wellington"), None),
        (("aa-30-2 square", "aa-69-2 square"), None),
        (("aa-30-2 square", "aa-69-2 column"), "WV-9.4.1"),
    ],
)
def test_what_may_stand_together(specs: tuple[str, ...], clause: str | None) -> None:
    s = blank()
    put(s, at(), *specs)
    assert clash(s, s.here(at())) == clause


@pytest.mark.clause("WV-9.4.6", "WV-9.4x8")
def test_a_line_is_disordered_by_a_column_that_passes() -> None:
    s = blank()
    put(s, at(), "aa-69-2 line f0 s3")
    put(s, at("S"), "aa-30-2 column f0")
    leader(s, "aa-wellington", at("S"))
    put(s, at("N5 NE5"), "fr-54l-1 column f3")
    run(s, 4)
    do(s, "move aa-30-2", f"march {hexname(at())}", f"march {hexname(at('N'))}", "end_move")
    assert s.order[piece("aa-69-2")] == DISORDERED
    assert s.order[piece("aa-30-2")] == ORDERED


@pytest.mark.clause("WV-9.4.7")
def test_an_extended_line_is_disordered_by_lines_too() -> None:
    s = blank()
    put(s, at(), "aa-30-2 line_right f0")
    put(s, at("S"), "aa-69-2 line f0 s3")
    leader(s, "aa-wellington", at("S"))
    put(s, at("N5 NE5"), "fr-54l-1 column f3")
    run(s, 4)
    do(s, "move aa-69-2", f"march {hexname(at())}", f"march {hexname(at('N'))}", "end_move")
    assert s.order[piece("aa-30-2")] == DISORDERED


@pytest.mark.clause("WV-9.4.5")
def test_units_that_face_different_ways_do_not_end_a_phase_together() -> None:
    s = blank()
    put(s, at(), "aa-30-2 column f0", "aa-69-2 column f0")
    end_of_phase(s, at())
    assert s.order[piece("aa-30-2")] == ORDERED
    s.facing[piece("aa-69-2")] = 1
    end_of_phase(s, at())
    assert s.order[piece("aa-30-2")] == s.order[piece("aa-69-2")] == DISORDERED


@pytest.mark.clause("WV-9.4.5", "WV-6.3.4")
def test_disorder_spreads_at_the_end_of_the_phase() -> None:
    s = blank()
    put(s, at(), "aa-30-2 column f0")
    put(s, at("S"), "aa-69-2 disordered")
    leader(s, "aa-wellington", at("S"))
    put(s, at("N5 NE5"), "fr-54l-1 column f3")
    run(s, 4)
    do(s, "move aa-69-2", f"march {hexname(at())}", "end_move")
    assert s.order[piece("aa-30-2")] == ORDERED
    do(s, "end_phase")
    assert s.order[piece("aa-30-2")] == DISORDERED


@pytest.mark.clause("WV-9.4.1", "WV-9.2.1")
def test_the_phase_does_not_end_with_companies_among_battalions() -> None:
    s = blank()
    put(s, at(), "aa-30-2 column f0", "british-company-1")
    put(s, at("N5 NE5"), "fr-54l-1 column f3")
    run(s, 4)
    barred(s, "end_phase", "WV-9.4.1")
    do(s, "move british-company-1")
    barred(s, "end_move", "WV-9.4.1")
    do(s, f"march {hexname(at('N'))}", "end_move")


@pytest.mark.clause("WV-9.0", "WV-9.2.1", "WV-9.2.3", "WV-9.5.5", "WV-9.2.2")
def test_rearranging_is_free_but_may_be_fired_at() -> None:
    s = blank()
    put(s, at(), "aa-30-2 column f0", "aa-69-2 column f0")
    put(s, at("N"), "fr-54l-1 column f2")
    leader(s, "aa-wellington", at())
    run(s, 4)
    assert s.top(at()) == piece("aa-69-2")
    do(s, "raise aa-30-2")
    assert frame(s) == "OpportunityFire"
    do(s, "pass")
    assert s.top(at()) == piece("aa-30-2")
    assert "move aa-30-2" in names(s)


@pytest.mark.clause("WV-9.2.3")
def test_joining_a_stack_under_fire() -> None:
    s = blank()
    put(s, at(), "aa-30-2 column f0")
    put(s, at("S"), "aa-69-2 column f0")
    put(s, at("N"), "fr-54l-1 column f2")
    leader(s, "aa-wellington", at("S"))
    run(s, 4)
    do(s, "move aa-69-2", f"march {hexname(at())}")
    assert frame(s) == "Move"
    do(s, "end_move")
    assert frame(s) == "OpportunityFire"


# --- the map ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WV-10.1.1", "WV-10.1.2a", "WV-10.1.3", "WV-10.1.4", "WV-10.1.5", "WV-13.3.4")
def test_the_map() -> None:
    assert HEX_COUNT == 7366
    assert set(LEVEL) == {0, 1, 2, 3, 4}
    assert COVER[HEX_NUMBER["C2903"]] == 2  # Hougoumont, a building
    assert COVER[WOOD] == 1
    assert [hexname(h) for h in OBJECTIVES] == ["C2903", "A4528"]
    for b, there in enumerate(NEAR):
        if there >= 0:
            back = 6 * there + (b + 3) % 6 if b % 6 < 3 else 6 * there + b % 6 - 3
            assert SIDE[b] == SIDE[6 * there + (b % 6 + 3) % 6]
            assert NEAR[6 * there + (b % 6 + 3) % 6] == b // 6
            assert back >= 0
    assert {STREAM, BRIDGE, WALL} <= set(SIDE)


@pytest.mark.clause("WV-11.0e", "WV-10.5b")
def test_vectors_agree_with_the_kernel() -> None:
    packed = grid.from_offset
    for a, b in ((at(), at("N3 NE2")), (at("S4"), at("NW3 N")), (HEX_NUMBER["A0101"], HEX_NUMBER["A0706"])):
        from grognard.games.wellingtons_victory.ground import COLUMN, ROW

        far = grid.distance(packed(COLUMN[a], ROW[a], 0), packed(COLUMN[b], ROW[b], 0))
        assert near(a, b) == distance(a, b) == far
    assert len(around(at(), 3)) == 36
    assert [hexname(h) for h in wedge(at(), 0, 1)] == [hexname(at("N")), hexname(at("NE"))]
    assert in_arc(at(), 0, at("N2 NE"))
    assert not in_arc(at(), 0, at("SE"))


# --- line of sight ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("WV-10.5.1a", "WV-10.5c", "WV-10.6.1")
def test_higher_ground_between_blocks() -> None:
    s = blank()
    a, b = at("N3"), at("S2")
    assert sight(s, a, b) == SEEN
    with terrain(LEVEL={at("N"): 3}):
        assert sight(s, a, b) == sight(s, b, a) == BLOCKED
    with terrain(LEVEL={at("N"): 1}):
        assert sight(s, a, b) == SEEN


@pytest.mark.clause("WV-10.5.1b", "WV-11.3.3a", "WV-10.5c")
def test_cover_and_troops_between_block_leaders_do_not() -> None:
    s = blank()
    a, b = at("N3"), at("S2")
    leader(s, "fr-ney", at())
    assert sight(s, a, b) == SEEN
    with terrain(COVER={at("N"): 1}):
        assert sight(s, a, b) == BLOCKED
        assert sight(s, a, at("N")) == SEEN  # the blocking hex itself is seen
    put(s, at(), "french-company-1")
    assert sight(s, a, b) == BLOCKED


@pytest.mark.clause("WV-10.5.1c", "WV-10.5.3", "WV-10.5.6")
def test_two_reverse_slopes_hide_each_other() -> None:
    s = blank()
    a, b = at("N2"), at("S")
    with terrain(LEVEL={at("N3"): 1, at("S2"): 1}):
        assert sight(s, a, b) == BLOCKED  # V-16 (iv)
        assert sight(s, at("N2"), at("N")) == SEEN
    with terrain(LEVEL={at("N3"): 1}):
        assert sight(s, a, b) == SEEN  # only one of them


def column(levels: str) -> dict[int, int]:
    """Levels of the hexes from the centre southwards."""
    return {at(f"S{i}") if i else at(): int(level) for i, level in enumerate(levels)}


@pytest.mark.clause("WV-10.5.2")
@pytest.mark.parametrize(
    ("levels", "seen"),
    [
        ("32", True),
        ("3222", True),  # (i) on the crest
        ("3332", False),  # (ii) b = 2, c = 1
        ("33322", True),  # (ii) b = 2, c = 2
        ("33333211", True),  # (iii) b = 4, c = 2, two levels down: seen at exactly 0
        ("333333211", False),  # (iii) b = 5
        ("3242", False),  # higher than both
    ],
)
def test_the_crest_calculation(levels: str, seen: bool) -> None:
    s = blank()
    start = HEX_NUMBER["A5213"]
    spots = {at(f"S{i}", start) if i else start: int(level) for i, level in enumerate(levels)}
    with terrain(LEVEL=spots):
        end = at(f"S{len(levels) - 1}", start)
        assert (sight(s, start, end) != BLOCKED) is seen
        assert sight(s, start, end) == sight(s, end, start)


@pytest.mark.clause("WV-10.6.5", "WV-10.5c")
def test_companies_screen_the_lower_unit() -> None:
    s = blank()
    with terrain(LEVEL=column("3222")):
        put(s, at("S2"), "french-company-1")
        put(s, at("S3"), "fr-54l-1 column f0")
        (gun,) = put(s, at(), "aa-b-lloyd f3")
        assert sight(s, at(), at("S3")) == SCREENED
        assert target_class(s, gun, at("S3")) == 4
        put(s, at("S2"), "fr-b-1-I f0")
        assert sight(s, at(), at("S3")) == BLOCKED


@pytest.mark.clause("WV-10.5.4")
def test_a_line_along_a_hexside_needs_both_hexes_to_block() -> None:
    s = blank()
    a, b = at(), at("N NE")  # between N and NE
    with terrain(COVER={at("N"): 1}):
        assert sight(s, a, b) == SEEN
    with terrain(COVER={at("N"): 1, at("NE"): 2}):
        assert sight(s, a, b) == BLOCKED


@pytest.mark.clause("WV-10.5.5")
def test_hexsides_never_block_sight() -> None:
    s = blank()
    with terrain(SIDE_COVER={6 * at() + 0: 2, 6 * at("N") + 3: 2}):
        assert sight(s, at("S"), at("N2")) == SEEN


def test_sight_is_mutual() -> None:
    s = blank()
    for i in range(0, HEX_COUNT - 900, 97):
        for j in around(i, 8)[::5]:
            assert sight(s, i, j) == sight(s, j, i)


# --- cover -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WV-10.6.2", "WV-10.6.3", "WV-10.6.4", "WV-11.0d4", "WV-11.0d5")
def test_cover_of_hex_and_hexside() -> None:
    s = blank()
    put(s, at(), "fr-54l-1 column f0")
    (gun,) = put(s, at("N2"), "aa-b-lloyd f3")
    assert target_class(s, gun, at()) == 1
    with terrain(COVER={at(): 1}):
        assert target_class(s, gun, at()) == 4
        with terrain(SIDE_COVER={6 * at(): 2}):
            assert target_class(s, gun, at()) == 5
    with terrain(COVER={at(): 2}):
        assert target_class(s, gun, at()) == 5
    with terrain(SIDE_COVER={6 * at(): 1}):
        assert target_class(s, gun, at()) == 4
    with terrain(SIDE_COVER={6 * at() + 3: 2}):
        assert target_class(s, gun, at()) == 1  # the other side of the hex


@pytest.mark.clause("WV-10.6x7")
def test_cover_at_a_vertex_needs_both_hexsides() -> None:
    here = 6 * at()
    with terrain(SIDE_COVER={here: 2}):
        assert cover_against(at(), at("N NE")) == 0
    with terrain(SIDE_COVER={here: 2, here + 1: 1}):
        assert cover_against(at(), at("N NE")) == 1
    assert SIDE_COVER[here] == 0


@pytest.mark.clause("WV-6.4.3a", "WV-6.4.3b", "WV-6.4.3c", "WV-11.3.2")
def test_enfilade_comes_through_a_flank_hexside() -> None:
    s = blank()
    put(s, at(), "aa-69-2 line f0 s3")
    for name, way, klass in (
        ("fr-b-1-I", "SE2", 1),
        ("fr-b-2-I", "N2", 2),
        ("fr-b-3-I", "S2", 2),
        ("fr-b-4-I", "SE S", 2),
    ):
        (gun,) = put(s, at(way), f"{name} f0")
        assert target_class(s, gun, at()) == klass, way
        s.lift(gun, -1)
    assert enters_flank(at(), 0, at("SE2")) == 1
    assert enters_flank(at(), 0, at("NW2")) == 2
    with terrain(COVER={at(): 1}):
        (gun,) = put(s, at("SE2"), "fr-b-1-I f0")
        assert target_class(s, gun, at()) == 4


@pytest.mark.clause("WV-10.3.1", "WV-7.1.5")
def test_formed_units_are_disordered_in_cover() -> None:
    s = blank()
    put(s, at(), "fr-54l-1 column f0", "fr-54l-2 column f0")
    leader(s, "fr-ney", at())
    put(s, at("N5 NE5"), "aa-30-2 column f3")
    with terrain(COVER={at("N"): 1}):
        run(s, 11)
        do(s, "move fr-54l-1", f"march {hexname(at('N'))}", "end_move")
    assert s.order[piece("fr-54l-1")] == DISORDERED


@pytest.mark.clause("WV-10.2.9", "WV-12.8.4")
def test_retreats_cost_nothing() -> None:
    s = blank()
    put(s, WOOD, "aa-30-2 routed")
    put(s, at(), "fr-54l-1 column f0")
    run(s, 9)
    dice(s, *[1] * 20)
    retreat(s)
    assert distance(s.where[piece("aa-30-2")], WOOD) == 6  # through wood and hedges alike
    assert offered(s, "retreat") == []
