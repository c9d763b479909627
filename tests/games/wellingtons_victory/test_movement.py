"""Chapter 5: movement, and 6.2 to 6.3: facing on the move."""

from typing import Any

import pytest

from grognard.games.wellingtons_victory.ground import HEX_NUMBER, NEAR, ROAD, STEP_COST
from grognard.games.wellingtons_victory.moves import allowance
from grognard.games.wellingtons_victory.state import DISORDERED, Battle

from .helpers import at, barred, blank, do, frame, hexname, leader, names, offered, piece, put, run

ALLIED = 4  # the Allied Movement Phase
FRENCH = 11


def french(*specs: str, spot: int = at(), **options: Any) -> Battle:
    """French units in the middle with Ney, an English battalion far away."""
    s = blank(**options)
    put(s, spot, *specs)
    leader(s, "fr-ney", spot)
    return s


@pytest.mark.clause("WV-5.0a", "WV-2.38d", "WV-10.2.1", "WV-5.1.3", "WV-6.3.1")
def test_a_unit_moves_within_its_allowance() -> None:
    s = french("fr-54l-1 column f0")
    put(s, at("N5 NE3"), "aa-30-2 column f3")
    run(s, FRENCH)
    do(s, "move fr-54l-1")
    assert s.mp == 5
    for i in range(1, 6):
        do(s, f"march {hexname(at(f'N{i}'))}")
        assert s.mp == 5 - i
    assert offered(s, "march") == []
    barred(s, f"march {hexname(at('N6'))}", "WV-5.0a")
    do(s, "end_move")
    assert s.where[piece("fr-54l-1")] == at("N5")
    barred(s, "move fr-54l-1", "WV-5.0b")  # points left over, and moves made, are gone


@pytest.mark.clause("WV-5.0b", "WV-5.1.1")
def test_one_move_at_a_time_and_only_of_the_phasing_side() -> None:
    s = french("fr-54l-1 column f0", "fr-54l-2 column f0")
    put(s, at("N5 NE3"), "aa-30-2 column f3")
    run(s, FRENCH)
    barred(s, "move aa-30-2", "WV-5.1.1")
    do(s, "move fr-54l-1", f"march {hexname(at('N'))}")
    barred(s, "move fr-54l-2", "WV-5.0a")  # the first move has to be ended
    do(s, "end_move", "move fr-54l-2")


@pytest.mark.clause("WV-5.1.2", "WV-14.2", "WV-14.3a")
def test_command_and_activation_are_needed() -> None:
    s = blank()
    put(s, at(), "fr-54l-1 column f0")
    put(s, at("S3"), "fr-13lt-1 column f0", active=False)
    leader(s, "fr-charlet", at("S"))  # the brigade leader, radius 2
    put(s, at("SE4"), "fr-54l-2 column f0")
    put(s, at("SE4 S"), "fr-28l-1 column f0")
    leader(s, "fr-quiot", at("SE4 S"))  # stacked with a leader of its army
    run(s, FRENCH)
    assert "move fr-54l-1" in names(s)
    barred(s, "move fr-13lt-1", "WV-14.3a")
    barred(s, "move fr-54l-2", "WV-5.1.2")
    assert "move fr-28l-1" in names(s)
    assert "move fr-charlet" in names(s)  # leaders need no command


@pytest.mark.clause("WV-5.1.4", "WV-5.1.5", "WV-8.1a")
def test_formation_sets_the_allowance() -> None:
    s = blank()
    for spec, points in (
        ("fr-54l-1 column", 5),
        ("fr-54l-2 line", 4),
        ("fr-28l-1 square", 0),
        ("fr-28l-2 square disordered", 5),
        ("fr-7hu", 8),
        ("fr-b-1-I limbered", 5),
        ("fr-b-1c-I limbered", 6),
        ("fr-b-2-I unlimbered", 0),
        ("fr-2lt-1 column routed", 0),
    ):
        (p,) = put(s, at("N"), spec)
        assert allowance(s, p) == points, spec
    assert allowance(s, piece("french-company-1")) == 5
    assert allowance(s, piece("fr-b-1-I-crew")) == 5
    assert allowance(s, piece("fr-b-1c-I-crew")) == 6  # WV-7.4.9d
    assert allowance(s, leader(s, "fr-ney", at("N2"))) == 10


@pytest.mark.clause("WV-5.1.6", "WV-9.4.1", "WV-9.4.2", "WV-9.4.4")
def test_friends_may_be_passed_but_not_all_are_stopped_with() -> None:
    s = french("fr-54l-1 column f0")
    put(s, at("N"), "fr-7hu f0")
    put(s, at("N5 NE4"), "aa-30-2 column f3")
    run(s, FRENCH)
    do(s, "move fr-54l-1", f"march {hexname(at('N'))}")
    barred(s, "end_move", "WV-9.4.2")
    do(s, f"march {hexname(at('N2'))}", "end_move")
    assert s.order[piece("fr-54l-1")] == 0
    assert s.order[piece("fr-7hu")] == 0


@pytest.mark.clause("WV-5.1.6")
def test_a_hex_that_cannot_be_left_again_is_not_entered() -> None:
    s = french("fr-54l-1 column f0")
    put(s, at("N5"), "fr-7hu f0")
    put(s, at("N5 NE5"), "aa-30-2 column f3")
    run(s, FRENCH)
    do(s, "move fr-54l-1", *[f"march {hexname(at(f'N{i}'))}" for i in range(1, 5)])
    barred(s, f"march {hexname(at('N5'))}", "WV-5.1.6")


@pytest.mark.clause("WV-5.1.7", "WV-9.1.9")
def test_enemy_troops_bar_the_way_abandoned_guns_do_not() -> None:
    s = french("fr-54l-1 column f0")
    put(s, at("N"), "aa-b-lloyd f0 crewless")
    put(s, at("NE"), "aa-69-2 routed")
    put(s, at("N5 NE4"), "aa-30-2 column f3")
    run(s, FRENCH)
    do(s, "move fr-54l-1")
    barred(s, f"march {hexname(at('NE'))}", "WV-5.1.7")
    do(s, f"march {hexname(at('N'))}", "end_move")
    assert s.where[piece("fr-54l-1")] == s.where[piece("aa-b-lloyd")]


@pytest.mark.clause("WV-5.1.8", "WV-11.0c", "WV-11.1.2b")
def test_leaving_an_enemy_minimum_zone_may_be_fired_at() -> None:
    s = french("fr-54l-1 column f3")
    put(s, at("N"), "aa-30-2 column f2")
    run(s, FRENCH)
    do(s, "move fr-54l-1", f"march {hexname(at('S'))}")
    assert frame(s) == "OpportunityFire"
    assert offered(s, "fire") == ["aa-30-2"]
    assert s.where[piece("fr-54l-1")] == at()
    do(s, "pass")
    assert s.where[piece("fr-54l-1")] == at("S")
    do(s, f"march {hexname(at('S2'))}")  # no zone any more
    assert s.where[piece("fr-54l-1")] == at("S2")


@pytest.mark.clause("WV-5.1.9")
def test_there_are_no_zones_of_control() -> None:
    s = french("fr-54l-1 column f0")
    put(s, at("NE SE"), "aa-1drgd f5")
    run(s, FRENCH)
    do(s, "move fr-54l-1", f"march {hexname(at('N'))}", f"march {hexname(at('N2'))}")
    assert s.mp == 3


@pytest.mark.clause("WV-5.2.1", "WV-5.2.2")
def test_grand_tactical_movement_far_from_the_enemy() -> None:
    s = french("fr-54l-1 column f0")
    put(s, at("N5 NE5 N4"), "aa-30-2 column f3")
    run(s, FRENCH)
    do(s, "move fr-54l-1")
    assert (s.mp, s.reach) == (5, 5)
    do(s, *[f"march {hexname(at(f'N{i}'))}" for i in range(1, 6)])
    assert s.reach == 5  # 9 hexes away
    barred(s, f"march {hexname(at('N6'))}", "WV-5.0a")  # 8 hexes away
    do(s, "end_move")


@pytest.mark.clause("WV-5.2.1")
def test_near_the_enemy_the_allowance_is_not_doubled() -> None:
    s = french("fr-54l-1 column f0")
    put(s, at("N5 NE3"), "aa-30-2 column f3")
    run(s, FRENCH)
    do(s, "move fr-54l-1")
    assert s.reach == 0


@pytest.mark.clause("WV-5.0x3", "WV-9.2.2")
def test_a_stack_moves_with_its_slowest_and_drops_and_picks_up() -> None:
    s = french("fr-54l-1 column f0", "fr-54l-2 column f0")
    put(s, at("N2"), "fr-28l-1 column f0")
    leader(s, "fr-bourgeois", at("N3"))
    put(s, at("N5 NE5 S"), "aa-30-2 column f3")
    run(s, FRENCH)
    do(s, f"move_stack {hexname(at())}")
    assert s.mp == 5  # the slowest, not Ney's 10
    do(s, f"march {hexname(at('N'))}", "drop fr-54l-1", f"march {hexname(at('N2'))}", "pick_up fr-28l-1")
    assert s.mp == 3
    do(s, f"march {hexname(at('N3'))}", "end_move")
    assert s.where[piece("fr-54l-1")] == at("N")
    assert s.where[piece("fr-28l-1")] == s.where[piece("fr-54l-2")] == s.where[piece("fr-ney")] == at("N3")
    for name in ("fr-54l-1", "fr-28l-1", "fr-54l-2"):
        barred(s, f"move {name}", "WV-5.0b")


@pytest.mark.clause("WV-6.2.3", "WV-6.0", "WV-6.3.1")
def test_turning_costs_a_point_and_only_the_front_is_entered() -> None:
    s = french("fr-54l-1 column f0")
    put(s, at("N5 NE4"), "aa-30-2 column f3")
    run(s, FRENCH)
    do(s, "move fr-54l-1")
    assert set(offered(s, "march")) == {hexname(at("N")), hexname(at("NE"))}
    for way in ("SE", "S", "SW", "NW"):
        barred(s, f"march {hexname(at(way))}", "WV-6.3.1")
    do(s, "face SSW")
    assert s.mp == 4
    assert set(offered(s, "march")) == {hexname(at("S")), hexname(at("SW"))}


@pytest.mark.clause("WV-6.1.1", "WV-6.1.2", "WV-6.3.1")
def test_all_round_units_go_anywhere_and_never_turn() -> None:
    s = french("fr-54l-1 disordered f0")
    put(s, at("N5 NE4"), "aa-30-2 column f3")
    run(s, FRENCH)
    do(s, "move fr-54l-1")
    assert len(offered(s, "march")) == 6
    assert offered(s, "face") == []
    barred(s, "face E", "WV-6.1.2")


@pytest.mark.clause("WV-6.3.2", "WV-6.3.3", "WV-9.3")
def test_joining_a_stack_with_another_facing_costs_a_point() -> None:
    s = french("fr-54l-1 column f0")
    put(s, at("N4"), "fr-54l-2 column f3")
    put(s, at("N2 NE"), "fr-28l-1 column f3")
    put(s, at("N5 NE5"), "aa-30-2 column f3")
    run(s, FRENCH)
    do(s, "move fr-54l-1", *[f"march {hexname(at(f'N{i}'))}" for i in range(1, 5)], "end_move")
    assert s.facing[piece("fr-54l-1")] == 3  # conformed with the last point


@pytest.mark.clause("WV-6.3.3")
def test_without_the_point_it_may_not_stop_there() -> None:
    s = french("fr-54l-1 column f0")
    put(s, at("N4 NE"), "fr-54l-2 column f3")
    put(s, at("N5 NE6"), "aa-30-2 column f3")
    run(s, FRENCH)
    do(s, "move fr-54l-1", *[f"march {hexname(at(f'N{i}'))}" for i in range(1, 5)])
    barred(s, f"march {hexname(at('N4 NE'))}", "WV-5.1.6")


@pytest.mark.clause("WV-10.2.2", "WV-10.2.3", "WV-10.2.4", "WV-7.4.8a")
def test_terrain_costs() -> None:
    wood, orchard = HEX_NUMBER["C2904"], HEX_NUMBER["C3003"]
    found = set()
    for b, cost in enumerate(STEP_COST):
        there = NEAR[b]
        if there < 0 or cost == 0:
            continue
        from grognard.games.wellingtons_victory.ground import COVER, LEVEL, SIDE

        here = b // 6
        rough = SIDE[b] in (1, 2)
        expected = (2 if COVER[there] else 1) + (1 if rough or COVER[here] else 0) + (LEVEL[there] > LEVEL[here])
        assert cost == expected
        if LEVEL[there] == LEVEL[here]:
            found.add((COVER[here] > 0, rough, COVER[there] > 0, cost))
    assert (True, False, True, 3) in found  # E-03: from cover to cover 3
    assert (False, True, True, 3) in found  # over a cover hexside into cover 3
    assert (True, False, False, 2) in found  # out of cover 2
    assert wood != orchard


@pytest.mark.clause("WV-10.2.5a", "WV-10.2.5b", "WV-10.2.4")
def test_the_road_rate_costs_one_and_disorders() -> None:
    start = HEX_NUMBER["A4410"]
    d = next(d for d in range(6) if ROAD[6 * start + d])
    s = blank()
    put(s, start, f"fr-54l-1 column f{d}")
    leader(s, "fr-ney", start)
    there = NEAR[6 * start + d]
    put(s, HEX_NUMBER["C2904"], "aa-30-2 disordered")
    run(s, FRENCH)
    do(s, "move fr-54l-1", f"road_march {hexname(there)}")
    assert s.mp == 4
    assert s.order[piece("fr-54l-1")] == DISORDERED


@pytest.mark.clause("WV-10.2.5a")
def test_no_road_rate_above_nine_points() -> None:
    start = HEX_NUMBER["A4410"]
    d = next(d for d in range(6) if ROAD[6 * start + d])
    s = blank()
    put(s, start, f"fr-54l-1 column f{d}", f"fr-54l-2 column f{d}")
    leader(s, "fr-ney", start)
    there = NEAR[6 * start + d]
    put(s, HEX_NUMBER["C2904"], "aa-30-2 disordered")
    run(s, FRENCH)
    do(s, f"move_stack {hexname(start)}")
    barred(s, f"road_march {hexname(there)}", "WV-10.2.5a")


@pytest.mark.clause("WV-10.2.6", "WV-10.2.7")
def test_streams_and_walls_are_not_crossed_bridges_are() -> None:
    from grognard.games.wellingtons_victory.ground import BRIDGE, SIDE, STREAM, WALL

    for kind, clause in ((STREAM, "WV-10.2.6"), (WALL, "WV-10.2.7"), (BRIDGE, "")):
        b = next(b for b, side in enumerate(SIDE) if side == kind and NEAR[b] >= 0)
        s = blank()
        put(s, b // 6, f"fr-54l-1 column f{b % 6}")
        leader(s, "fr-ney", b // 6)
        put(s, at(), "aa-30-2 column f0")
        run(s, FRENCH)
        do(s, "move fr-54l-1")
        if clause:
            barred(s, f"march {hexname(NEAR[b])}", clause)
        else:
            assert hexname(NEAR[b]) in offered(s, "march")


@pytest.mark.clause("WV-10.2.8", "WV-8.4.7c", "WV-8.4.7d")
def test_companies_and_leaders_pay_one_anywhere() -> None:
    wood = HEX_NUMBER["C2904"]
    s = blank()
    put(s, wood, "french-company-1")
    put(s, HEX_NUMBER["C2903"], "fr-54l-1 disordered")
    leader(s, "fr-ney", wood)
    put(s, at(), "aa-30-2 column f0")
    run(s, FRENCH)
    do(s, "move french-company-1")
    to = next(name for name in offered(s, "march") if name != "C2903")
    do(s, f"march {to}")
    assert s.mp == 4
    do(s, "end_move", "move fr-ney", f"march {to}")
    assert s.mp == 9


@pytest.mark.clause("WV-8.4.7a", "WV-8.4.7b")
def test_companies_keep_near_their_battalions_and_out_of_close_range() -> None:
    s = blank()
    put(s, at(), "french-company-1")
    put(s, at("S5"), "fr-54l-1 column f0")
    put(s, at("N2"), "aa-30-2 column f2")
    run(s, FRENCH)
    do(s, "move french-company-1")
    barred(s, f"march {hexname(at('N'))}", "WV-8.4.7b")
    barred(s, f"march {hexname(at('NE'))}", "WV-8.4.7a")
    assert hexname(at("S")) in offered(s, "march")


@pytest.mark.clause("WV-12.5.1")
def test_costs_double_near_a_prepared_charge() -> None:
    s = french("fr-54l-1 column f0")
    put(s, at("N5 N2"), "aa-1drgd f0 charging")  # whatever its facing
    run(s, FRENCH)
    do(s, "move fr-54l-1", f"march {hexname(at('N'))}")
    assert s.mp == 3
    do(s, "face E")
    assert s.mp == 1
    barred(s, f"march {hexname(at('N NE'))}", "WV-5.0a")
