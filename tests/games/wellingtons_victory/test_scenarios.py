"""Chapter 16: the five scenarios."""

import pytest

from grognard.games.wellingtons_victory import GAME
from grognard.games.wellingtons_victory.command import why_idle
from grognard.games.wellingtons_victory.command_phase import bar_activate, bar_deactivate, pay_hour
from grognard.games.wellingtons_victory.fire import strike
from grognard.games.wellingtons_victory.ground import COLUMN, COVER, ENTRY_HEXES, HEX_NUMBER, ROAD_HEX, SHEET, distance
from grognard.games.wellingtons_victory.moves import grand, hurried
from grognard.games.wellingtons_victory.reinforcements import bar_enter, entry_hexes, may_enter, scenario_events
from grognard.games.wellingtons_victory.state import (
    DISORDERED,
    EXITED,
    GUARD_SENT,
    PRUSSIANS,
    RELIEF,
    ROUTED,
    WAITING,
    WON_BY_EXIT,
    YOUNG_GUARD,
    Battle,
)
from grognard.games.wellingtons_victory.tables import (
    ARMY,
    BRIGADE_OF,
    FIRST_LEADER,
    FORMATION_NUMBER,
    FORMATIONS,
    KIND,
    LEADER_COUNT,
    PIECES,
    SIDE_OF,
    UNIT_COUNT,
)
from grognard.games.wellingtons_victory.turn import end_of_turn, small_end, wiped_out
from grognard.kernel.playout import playout

from .helpers import at, barred, blank, dice, do, frame, hexname, leader, names, offered, piece, put, run


def new(scenario: str, **options: object) -> Battle:
    s = GAME.new({"scenario": scenario, **options}, 1)
    assert isinstance(s, Battle)
    return s


def leaders(s: Battle, army: int) -> list[str]:
    found = range(FIRST_LEADER, FIRST_LEADER + LEADER_COUNT)
    return sorted(PIECES[p] for p in found if s.where[p] >= 0 and ARMY[p] == army)


def active(s: Battle, army: int) -> int:
    return sum(s.active[f] for f in s.rules.army_brigades[army])


@pytest.mark.clause("WV-16.0", "WV-16.6", "WV-16.0x2")
@pytest.mark.parametrize("scenario", ["hougoumont", "la_haye_sainte", "plancenoit", "waterloo", "early_assault"])
def test_set_up(scenario: str) -> None:
    s = GAME.begin(GAME.resolve({"scenario": scenario}))
    assert isinstance(s, Battle)
    for u in range(UNIT_COUNT):
        spot = s.where[u]
        if spot < 0:
            continue
        assert s.rules.exists[spot]
        if KIND[u] == 0:
            assert s.form[u] == 0
            assert (s.order[u] == DISORDERED) == (COVER[spot] > 0)
        if KIND[u] == 2:
            assert s.served(u) >= 0  # with its crew and full ammunition
    for spot in s.stacks:
        from grognard.games.wellingtons_victory.stacking import over_limit

        assert not over_limit(s, spot), hexname(spot)


@pytest.mark.clause("WV-16.1.1", "WV-16.1.2", "WV-16.1.3", "WV-16.0x1", "WV-16.1.4(4)")
def test_hougoumont_set_up() -> None:
    s = new("hougoumont")
    assert (s.turn, s.phase, s.rules.end_turn) == (11, 1, 30)
    assert s.morale[:2] == [70, 65]
    assert (s.brigades_active(0), s.brigades_active(1)) == (0, 4)
    assert leaders(s, 0) == ["fr-pire", "fr-reille"]
    assert leaders(s, 1) == ["aa-byng", "aa-kielmansegge", "aa-maitland", "aa-mitchell"]
    assert all(s.rules.exists[h] == (SHEET[h] in (0, 2)) for h in range(0, 7366, 11))


@pytest.mark.clause("WV-16.1.4(1)", "WV-16.0x3")
def test_hougoumont_nobody_goes_beyond_eight_hexes() -> None:
    s = blank("hougoumont")
    rim = next(
        h for h in range(7366) if distance(h, HEX_NUMBER["C2903"]) == 8 and not COVER[h] and h < HEX_NUMBER["C2903"]
    )
    put(s, rim, "aa-30-2 disordered")
    put(s, HEX_NUMBER["C2915"], "fr-54l-1 column f0")
    run(s, 4)
    do(s, "move aa-30-2")
    outside = [h for h in offered(s, "march") if distance(HEX_NUMBER[h], HEX_NUMBER["C2903"]) > 8]
    assert outside == []
    from grognard.games.wellingtons_victory.ground import NEAR

    beyond = next(h for h in NEAR[6 * rim : 6 * rim + 6] if h >= 0 and distance(h, HEX_NUMBER["C2903"]) == 9)
    barred(s, f"march {hexname(beyond)}", "WV-16.1.4(1)")


@pytest.mark.clause("WV-16.1.4(2)", "WV-16.3.4(7)")
def test_no_deactivation() -> None:
    for scenario, name, clause in (
        ("hougoumont", "aa-I-1-1", "WV-16.1.4(2)"),
        ("plancenoit", "pr-II-5", "WV-16.3.4(7)"),
    ):
        s = new(scenario)
        assert bar_deactivate(s, FORMATION_NUMBER[name], 1) == clause


@pytest.mark.clause("WV-16.1.4(3)", "WV-13.4.1")
def test_hougoumont_taken_demoralises_the_allies() -> None:
    s = blank("hougoumont", turn=15)
    put(s, HEX_NUMBER["C2903"], "fr-54l-1 disordered")
    put(s, HEX_NUMBER["A3028"], "aa-30-2 column f0")
    s.morale[1] = 40
    end_of_turn(s)
    assert s.demoralised[1]
    assert s.winner == 0


@pytest.mark.clause("WV-16.1.5", "WV-16.2.5", "WV-16.3.5(3)", "WV-13.4.1", "WV-16.3.5(2)")
@pytest.mark.parametrize(
    ("scenario", "turn", "winner"), [("hougoumont", 30, 1), ("la_haye_sainte", 38, 1), ("plancenoit", 50, 0)]
)
def test_short_scenarios_end(scenario: str, turn: int, winner: int) -> None:
    allied = 2 if scenario == "plancenoit" else 1
    for beaten, expected in (((), winner), ((0,), 1), ((allied,), 0), ((0, allied), 2)):
        s = blank(scenario, turn=turn)
        for army in beaten:
            s.demoralised[army] = 1
        assert small_end(s)
        assert s.winner == expected
        assert s.stack == []
    s = blank(scenario, turn=turn - 1)
    assert not small_end(s)


@pytest.mark.clause("WV-16.2.1", "WV-16.2.2", "WV-16.2.3")
def test_la_haye_sainte_set_up() -> None:
    s = new("la_haye_sainte")
    assert (s.turn, s.phase) == (18, 6)
    assert s.morale[:2] == [155, 155]
    assert (s.brigades_active(0), s.brigades_active(1)) == (0, 3)
    assert leaders(s, 0) == ["fr-ney"]
    assert leaders(s, 1) == ["aa-kempt", "aa-ompteda", "aa-orange", "aa-uxbridge", "aa-weimar", "aa-wellington"]
    assert frame(s) == "Activation"
    assert s.stack[-1].seat == 0
    from grognard.games.wellingtons_victory.setup import GRAND_BATTERY

    assert len(GRAND_BATTERY) == 9
    assert all(distance(s.where[u], HEX_NUMBER["C5101"]) <= 5 for u in GRAND_BATTERY)
    do(s, "end_phase")
    assert s.phase == 6


@pytest.mark.clause("WV-16.2.4(1)", "WV-16.2.4(2)", "WV-16.0x3")
def test_la_haye_sainte_closed_columns() -> None:
    s = blank("la_haye_sainte", turn=19)
    west, east = HEX_NUMBER["A3610"], HEX_NUMBER["B1810"]
    put(s, west, "aa-30-2 disordered")
    put(s, east, "aa-69-2 disordered")
    put(s, HEX_NUMBER["A5030"], "fr-54l-1 column f0")
    run(s, 4)
    do(s, "move aa-30-2")
    barred(s, "march A3510", "WV-16.2.4(1)")
    do(s, "end_move", "move aa-69-2")
    barred(s, "march B1911", "WV-16.2.4(2)")


@pytest.mark.clause("WV-16.2.4(3)")
def test_no_hourly_cost_for_the_allies_in_turn_32() -> None:
    for turn, cost in ((28, 3), (32, 0), (36, 3)):
        s = blank("la_haye_sainte", turn=turn)
        s.printed[1] = 3
        pay_hour(s, 1)
        assert s.morale[1] == 155 - cost


@pytest.mark.clause("WV-16.2.4(4)")
def test_french_infantry_hurries_in_turn_18() -> None:
    s = blank("la_haye_sainte", turn=18)
    foot = put(s, at(), "fr-54l-1 column f0")
    horse = put(s, at("S"), "fr-1cu f0")
    put(s, at("N2"), "aa-30-2 column f0")
    assert hurried(s, foot)
    assert grand(s, foot, at())
    assert not hurried(s, horse)
    s.turn = 19
    assert not hurried(s, foot)


@pytest.mark.clause("WV-16.3.1", "WV-16.3.2", "WV-16.3.3", "WV-16.3.4(1)")
def test_plancenoit_set_up() -> None:
    s = new("plancenoit")
    assert (s.turn, s.rules.start_phase, s.rules.end_turn) == (30, 1, 50)
    assert (s.morale[0], s.morale[2]) == (64, 110)
    assert (s.brigades_active(0), s.brigades_active(2)) == (8, 12)
    for u in range(UNIT_COUNT):
        if s.where[u] >= 0 and ARMY[u] == 0:
            assert distance(s.where[u], HEX_NUMBER["D1501"]) <= 4
        elif s.where[u] >= 0 and ROAD_HEX[s.where[u]] == 0:
            assert distance(s.where[u], HEX_NUMBER["B3125"]) <= 4
    assert all(s.rules.exists[h] == (SHEET[h] in (1, 3)) for h in range(0, 7366, 11))


@pytest.mark.clause("WV-16.3.4(2)", "WV-16.4.4(2)b")
def test_prussians_keep_to_the_roads() -> None:
    for scenario, clause in (("plancenoit", "WV-16.3.4(2)"), ("waterloo", "WV-16.4.4(2)b")):
        s = blank(scenario, turn=31)
        road = next(h for h in range(7366) if ROAD_HEX[h] and SHEET[h] == 1 and COLUMN[h] == 58 + 45)
        put(s, road, "pr-10-i disordered")
        put(s, HEX_NUMBER["D1501"], "fr-5l-1 column f0")
        run(s, 4)
        do(s, "move pr-10-i")
        assert all(ROAD_HEX[HEX_NUMBER[h]] for h in offered(s, "march"))
        from grognard.games.wellingtons_victory.ground import NEAR

        off = next(h for h in NEAR[6 * road : 6 * road + 6] if h >= 0 and not ROAD_HEX[h] and COLUMN[h] > 88)
        assert s.bar(1, 30 << 16 | off) in (clause, "WV-10.2.6")


@pytest.mark.clause("WV-16.3.4(3)")
def test_no_river_crossing_at_plancenoit() -> None:
    from grognard.games.wellingtons_victory.ground import BRIDGE, NEAR, SIDE

    b = next(b for b, kind in enumerate(SIDE) if kind == BRIDGE and SHEET[b // 6] in (1, 3) and NEAR[b] >= 0)
    s = blank("plancenoit", turn=31)
    put(s, b // 6, "fr-5l-1 disordered")
    put(s, HEX_NUMBER["B0505"], "pr-10-i column f0")
    run(s, 11)
    do(s, "move fr-5l-1")
    barred(s, f"march {hexname(NEAR[b])}", "WV-16.3.4(3)")


@pytest.mark.clause("WV-16.3.4(4)a", "WV-16.3.4(4)b", "WV-16.3.4(4)c")
def test_the_young_guard_comes() -> None:
    s = blank("plancenoit", turn=35)
    s.printed[0] = 8
    put(s, HEX_NUMBER["D1410"], "pr-10-i column f4")
    put(s, HEX_NUMBER["D1501"], "fr-5l-1 column f1")
    morale = s.morale[0]
    run(s, 1)
    assert frame(s) == "Deploy"
    assert s.story[YOUNG_GUARD] == 2
    assert s.morale[0] == morale + 32
    assert s.brigades_active(0) == 10
    first = s.stack[-1].piece  # type: ignore[attr-defined]
    assert set(offered(s, "put")) <= {f"D01{n}" for n in range(10, 19)}
    do(s, f"break_up {PIECES[first]}", f"put {offered(s, 'put')[0]}")
    assert s.where[first] == -2  # broken into companies
    for _ in range(20):
        if frame(s) == "Deploy":
            do(s, f"put {offered(s, 'put')[0]}")
    for name in ("fr-duhesme", "fr-chartrand", "fr-guye"):
        assert s.where[piece(name)] >= 0
    assert all(s.active[FORMATION_NUMBER[f]] for f in ("fr-IG-3-1", "fr-IG-3-2"))


@pytest.mark.clause("WV-16.3.4(5)", "WV-16.3.4(6)", "WV-16.3.5(1)")
def test_prussians_through_the_west_edge() -> None:
    s = blank("plancenoit", turn=41)
    s.printed = [10, 0, 12]
    s.story[YOUNG_GUARD] = 2
    gate = HEX_NUMBER["D0114"]
    put(s, gate, "pr-10-i disordered")
    put(s, HEX_NUMBER["D1501"], "fr-5l-1 column f1")
    s.story[EXITED] = 25
    run(s, 4)
    do(s, "move pr-10-i", "leave_map")
    assert s.story[EXITED] == 32
    assert s.story[WON_BY_EXIT]
    assert s.demoralised[0]
    assert s.story[GUARD_SENT] == 1
    morale = s.morale[0]
    run(s, 1)
    assert offered(s, "guard_brigade") == ["fr-IG-2-1", "fr-IG-2-2"]
    do(s, "guard_brigade fr-IG-2-1")
    assert s.morale[0] == morale + 14
    assert s.brigades_active(0) == 11
    small_end(s)
    assert s.winner == 1
    s = blank("plancenoit", turn=40)
    put(s, gate, "fr-5l-1 disordered")
    put(s, HEX_NUMBER["B3010"], "pr-10-i column f1")
    run(s, 11)
    do(s, "move fr-5l-1")
    barred(s, "leave_map", "WV-16.3.4(5)")


@pytest.mark.clause("WV-16.3.4(8)", "WV-12.8.8")
def test_retreats_at_plancenoit() -> None:
    from grognard.games.wellingtons_victory.tables import RETREAT_WAYS

    assert [RETREAT_WAYS[w] for w in blank("plancenoit").rules.retreat_way] == ["south_west", "north", "north_east"]
    assert [RETREAT_WAYS[w] for w in blank("waterloo").rules.retreat_way] == ["south", "north", "east"]


@pytest.mark.clause("WV-16.4.1", "WV-16.4.2", "WV-16.4.3")
def test_waterloo_set_up() -> None:
    s = new("waterloo")
    assert (s.turn, s.phase, s.rules.end_turn) == (11, 1, 50)
    assert s.morale == [350, 325, 0]
    assert [s.brigades_active(a) for a in range(3)] == [0, 7, 0]
    assert frame(s) == "PlaceNapoleon"
    do(s, names(s)[0])
    assert leaders(s, 0) == ["fr-napoleon", "fr-ney"]
    assert leaders(s, 2) == []
    assert not [u for u in range(UNIT_COUNT) if s.where[u] >= 0 and ARMY[u] == 2]
    assert not wiped_out(s)
    for u in range(UNIT_COUNT):
        if ARMY[u] == 1 and s.where[u] >= 0:
            s.lift(u, -2)
    for p in range(len(PIECES)):
        if ARMY[p] == 1 and s.where[p] >= 0:
            s.lift(p, -2)
    assert wiped_out(s)


@pytest.mark.clause("WV-16.4.4(1)", "WV-13.3.6x", "WV-16.4.4(4)a")
def test_the_prussian_army_appears() -> None:
    for beaten, story, morale, brigades in ((False, 1, 125, 15), (True, 2, 0, 0)):
        s = blank(turn=24)
        s.story[PRUSSIANS] = 0
        s.morale[2] = 0
        put(s, at(), "fr-54l-1 column f0")
        put(s, at("N5 NE5"), "aa-30-2 column f0")
        s.demoralised[1] = 1 if beaten else 0
        scenario_events(s, 1)
        assert (s.story[PRUSSIANS], s.morale[2], s.printed[2]) == (story, morale, brigades)
    s = blank(turn=20, no_gneisenau_delay=True)
    s.story[PRUSSIANS] = 0
    scenario_events(s, 1)
    assert s.morale[2] == 140


def marching(turn: int = 24, **options: object) -> Battle:
    s = GAME.begin(GAME.resolve({"scenario": "waterloo", **options}))
    assert isinstance(s, Battle)
    s.turn = turn
    s.story[PRUSSIANS] = 1
    s.morale[2] = 125
    return s


@pytest.mark.clause("WV-16.4.4(2)a", "WV-16.4.4(2)e", "WV-16.4.4(3)")
def test_when_and_where_the_prussians_enter() -> None:
    s = marching()
    entering = may_enter(s, 1)
    assert {PIECES[u].split("-")[0] for u in entering} == {"pr"}
    fourth, second, first = piece("pr-10-i"), piece("pr-2-i"), piece("pr-12-i")
    assert fourth in entering
    assert bar_enter(s, second, 1) == "WV-16.4.4(2)e"
    assert bar_enter(s, first, 1) == "WV-16.4.4(3)"
    assert set(entry_hexes(s, fourth)) <= set(ENTRY_HEXES["prussian_iv_ii"])
    for u in range(UNIT_COUNT):
        if s.where[u] == WAITING and "IV" in FORMATIONS[BRIGADE_OF[u]]:
            s.where[u] = -2
    for u in range(UNIT_COUNT):
        if s.where[u] == WAITING and PIECES[u].startswith("pr-b-IV"):
            s.where[u] = -2
    s.turn = 34
    assert bar_enter(s, second, 1) is None
    assert bar_enter(s, first, 1) is None
    assert set(entry_hexes(s, first)) <= set(ENTRY_HEXES["prussian_i"])


@pytest.mark.clause("WV-16.4.4(2)c", "WV-16.4.4(2)d", "WV-16.4.4(2)x", "WV-14.3.1c", "WV-4.1.4")
def test_a_prussian_battalion_enters_in_command_with_its_leaders() -> None:
    s = marching()
    run(s, 4)
    do(s, "enter pr-10-i")
    gate = offered(s, "march")[0]
    barred(s, "break_up pr-10-i", "WV-16.4.4(2)d")  # class 2: in column
    do(s, f"march {gate}")
    assert frame(s) == "Move"
    assert s.active[BRIGADE_OF[piece("pr-10-i")]]
    assert why_idle(s, piece("pr-10-i")) is None
    for name in ("pr-hake", "pr-bulow", "pr-blucher"):
        assert s.where[piece(name)] == HEX_NUMBER[gate]
    do(s, "end_move")
    s = marching()
    run(s, 4)
    do(s, "enter pr-10-f", "break_up pr-10-f", f"march {gate}")
    assert s.where[piece("pr-10-f")] == -2
    assert len([p for p in s.here(HEX_NUMBER[gate]) if KIND[p] == 5]) == 7


@pytest.mark.clause("WV-16.4.4(4)b")
def test_prussians_leave_when_wellington_is_beaten() -> None:
    s = blank(turn=30)
    put(s, at(), "pr-10-i column f0")
    leader(s, "pr-hake", at())
    put(s, at("N5 N5"), "pr-11-i column f0")
    leader(s, "pr-ryssel", at("N5 N5"))
    leader(s, "pr-blucher", at("N5 N4"))
    put(s, at("SE4"), "fr-54l-1 column f0")
    s.where[piece("pr-2-i")] = WAITING
    s.demoralised[1] = 1
    morale = s.morale[2]
    scenario_events(s, 0)
    assert s.where[piece("pr-10-i")] == s.where[piece("pr-hake")] == -2
    assert s.where[piece("pr-11-i")] >= 0
    assert s.where[piece("pr-2-i")] == -1
    assert s.morale[2] == morale  # no losses


@pytest.mark.clause("WV-16.4.4(4)c", "WV-16.4.4(4)d")
def test_activation_of_prussian_brigades() -> None:
    s = blank(turn=28)
    put(s, at(), "pr-10-i column f0", active=False)
    leader(s, "pr-blucher", at("N"))
    f = BRIGADE_OF[piece("pr-10-i")]
    assert bar_activate(s, f, 1) == "WV-16.4.4(4)c"
    s.shift(piece("pr-blucher"), at())
    assert bar_activate(s, f, 1) is None
    s.active[f] = 1
    assert bar_deactivate(s, f, 1) == "WV-16.4.4(4)d"


@pytest.mark.clause("WV-16.4.4(5)")
def test_prussian_guns_relieve_wellington() -> None:
    s = blank(turn=28)
    (gun,) = put(s, at(), "pr-b-IV-12p3 f0")
    put(s, at("N3"), "fr-54l-1 column f3")
    s.printed[1] = 7
    strike(s, gun, at("N3"), 1)
    assert s.story[RELIEF]
    pay_hour(s, 1)
    assert s.morale[1] == 325
    s.demoralised[1] = 1
    pay_hour(s, 1)
    assert s.morale[1] == 325 - 14


@pytest.mark.clause("WV-16.4.4(6)")
def test_muffling_joins_wellington() -> None:
    s = blank(turn=25)
    put(s, at(), "aa-30-2 column f0")
    leader(s, "aa-wellington", at())
    put(s, at("S5 S5"), "fr-54l-1 column f0")
    run(s, 8)
    assert offered(s, "liaison") == [hexname(at())]
    do(s, f"liaison {hexname(at())}")
    assert s.where[piece("pr-muffling")] == at()


@pytest.mark.clause("WV-16.4.4(7)")
def test_only_napoleon_sends_the_guard() -> None:
    s = blank(turn=25)
    put(s, at(), "fr-ig-1gr-1 column f0", active=False)
    leader(s, "fr-ney", at())
    f = BRIGADE_OF[piece("fr-ig-1gr-1")]
    assert bar_activate(s, f, 0) == "WV-16.4.4(7)"
    leader(s, "fr-napoleon", at("S5"))
    assert bar_activate(s, f, 0) is None


@pytest.mark.clause("WV-16.4.4(8)")
def test_la_garde_recule() -> None:
    from grognard.games.wellingtons_victory.effects import rout

    s = blank(turn=40)
    put(s, at(), "fr-ig-1gr-1 column f0")
    put(s, at("S2"), "fr-54l-1 column f0")
    put(s, at("S5 S3"), "fr-28l-1 column f0")
    put(s, at("S5 S4"), "fr-13lt-1 column f0")  # 9 hexes away
    rout(s, at(), 0)
    assert s.checks == [piece("fr-54l-1"), 3, 3, piece("fr-28l-1"), 3, 3]


@pytest.mark.clause("WV-16.5.1", "WV-16.5.2", "WV-16.5.3", "WV-16.5.4(3)c")
def test_early_assault_set_up() -> None:
    s = new("early_assault")
    assert (s.turn, s.rules.start_phase, s.rules.end_turn) == (1, 1, 50)
    assert s.morale == [399, 325, 0]
    assert (s.brigades_active(0), s.brigades_active(1)) == (26, 7)
    for name in (
        "fr-napoleon",
        "fr-ney",
        "fr-derlon",
        "fr-reille",
        "fr-lobau",
        "fr-kellermann",
        "fr-milhaud",
        "fr-drouot",
    ):
        assert s.where[piece(name)] == HEX_NUMBER["C5030"]
    for u in range(UNIT_COUNT):
        if s.where[u] >= 0 and KIND[u] in (1, 2):
            assert s.order[u] == DISORDERED
        if s.where[u] >= 0 and ARMY[u] == 0:
            assert distance(s.where[u], HEX_NUMBER["D0216"]) <= 4
    assert wiped_out(blank("early_assault"))


@pytest.mark.clause("WV-16.5.4(3)a", "WV-16.5.4(3)b", "WV-16.5.4(3)c")
def test_the_mud_of_the_morning() -> None:
    for turn, cost in ((10, 2), (11, 1)):
        s = blank("early_assault", turn=turn)
        put(s, at(), "fr-54l-1 column f0")
        put(s, at("S"), "fr-7hu disordered")
        leader(s, "fr-ney", at())
        put(s, at("N5 NE4"), "aa-30-2 column f0", active=False)
        leader(s, "aa-wellington", at("N5 NE4"))
        refused = bar_activate(s, BRIGADE_OF[piece("aa-30-2")], 1)
        assert refused == ("WV-16.5.4(3)a" if turn == 10 else None)
        run(s, 11)
        do(s, "move fr-54l-1", f"march {hexname(at('N'))}")
        assert s.mp == 5 - cost
        run(s, 2)
        if turn == 10:
            assert s.order[piece("fr-7hu")] == DISORDERED
        else:
            assert s.order[piece("fr-7hu")] != DISORDERED


@pytest.mark.clause("WV-16.5.4(1)a", "WV-16.5.4(1)b", "WV-16.5.4(1)c", "WV-16.5.4(1)d")
def test_the_french_corps_enter_by_the_road() -> None:
    s = GAME.begin(GAME.resolve({"scenario": "early_assault"}))
    assert isinstance(s, Battle)
    s.turn = 3
    run(s, 11)
    name = next(
        n
        for n in offered(s, "enter")
        if BRIGADE_OF[piece(n)] >= 0 and FORMATIONS[BRIGADE_OF[piece(n)]].startswith("fr-VI")
    )
    do(s, f"enter {name}")
    assert offered(s, "march") == ["C5031"]
    barred(s, f"break_up {name}", "WV-16.5.4(1)d")
    do(s, "march C5031")
    assert s.order[piece(name)] == DISORDERED
    assert offered(s, "march") == []  # by road only in this phase
    assert offered(s, "road_march") == ["C5030"]
    do(s, "road_march C5030", "end_move")
    other = next(u for u in range(UNIT_COUNT) if s.where[u] == WAITING and PIECES[u].startswith("fr-ig"))
    assert bar_enter(s, other, 0) == "WV-16.5.4(1)c"


@pytest.mark.clause("WV-16.5.4(2)", "WV-16.5.4(4)")
def test_french_brigades_off_the_map_stay_active() -> None:
    s = GAME.begin(GAME.resolve({"scenario": "early_assault"}))
    assert isinstance(s, Battle)
    s.turn = 4
    assert bar_deactivate(s, FORMATION_NUMBER["fr-II-5-1"], 0) == "WV-16.5.4(2)"
    assert s.rules.battle


@pytest.mark.parametrize("scenario", ["hougoumont", "la_haye_sainte", "plancenoit", "waterloo", "early_assault"])
def test_random_play_keeps_the_table_whole(scenario: str) -> None:
    s = new(scenario)
    for k in range(6):
        playout(s, 7 + k, 60)
        if not s.stack:
            break
        check_table(s)


def check_table(s: Battle) -> None:
    """Pieces stand where they say, stacks hold nobody twice, enemies never share a hex but for guns and leaders."""
    seen: list[int] = []
    for spot, stack in s.stacks.items():
        for p in stack:
            assert s.where[p] == spot
            seen.append(p)
            assert s.strength[p] > 0 or FIRST_LEADER <= p < FIRST_LEADER + LEADER_COUNT
        sides = {SIDE_OF[p] for p in stack if KIND[p] not in (2, 4)}
        assert len(sides) < 2
        before = s.hold[spot]
        s.refresh(spot)
        assert s.hold[spot] == before
    assert len(seen) == len(set(seen)) == len([p for p in range(len(PIECES)) if s.where[p] >= 0])
    for spot, unit in s.markers.items():
        assert s.second(unit) == spot
        assert s.order[unit] != ROUTED


def test_dice_of_the_scenarios_are_public() -> None:
    s = new("hougoumont")
    dice(s, 1)
    assert s.view(0)["table"] == s.view(-1)["table"]
