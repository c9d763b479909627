"""Chapters 4 and 14: the sequence of play, command and activation."""

import pytest

from grognard.games.wellingtons_victory import GAME
from grognard.games.wellingtons_victory.command import commanded_now, judge_command
from grognard.games.wellingtons_victory.state import COMMANDED, OFF, ROUTED, Battle
from grognard.games.wellingtons_victory.tables import (
    ARMY_LEADERS,
    BRIGADE_OF,
    CHAIN,
    FORMATION_OF,
    FORMATIONS,
    PIECES,
    UNIT_COUNT,
)

from .helpers import at, barred, blank, dice, do, frame, hexname, leader, names, offered, piece, put, retreat, run


def brigade(name: str) -> str:
    return FORMATIONS[BRIGADE_OF[piece(name)]]


@pytest.mark.clause(
    "WV-4.1a", "WV-4.1.1", "WV-4.1.2", "WV-4.1.3", "WV-4.1.4", "WV-4.1.5", "WV-4.1.6", "WV-4.1.7", "WV-4.1.8", "WV-4.1.9",
    "WV-4.1.10", "WV-4.1.11", "WV-4.1.12", "WV-4.1.13", "WV-4.0", "WV-2.5",
)  # fmt: skip
def test_the_thirteen_phases_in_their_order() -> None:
    s = blank(turn=13)
    put(s, at(), "fr-54l-1 column f0")
    put(s, at("N5"), "aa-30-2 column f3")
    leader(s, "fr-ney", at())
    leader(s, "aa-wellington", at("N5"))
    s.events = []
    run(s, 1)
    for _ in range(40):
        if s.turn > 13 or not s.stack:
            break
        do(s, next(name for name in ("end_phase", "pass") if name in names(s)))
    phases = [args[0] for _, code, args in s.events if GAME.tellings[code].name == "phase"][:13]
    assert phases == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1]
    phasing = []
    for phase in range(1, 14):
        s.phase = phase
        phasing.append(s.phasing())
    assert phasing == [0, 0, 1, 1, 0, -1, -1, 1, 1, 0, 0, 1, -1]
    assert s.turn == 14
    turns = [args for _, code, args in s.events if GAME.tellings[code].name == "turn"]
    assert turns[-1] == [14, 12, 30]  # 09:00 and 15 minutes a turn


@pytest.mark.clause("WV-13.3.3", "WV-4.1a")
def test_the_clock() -> None:
    s = blank(turn=24)
    assert s.view(0)["table"]["clock"] == "15:00"  # E-08
    s.turn = 32
    assert s.turn % 4 == 0


@pytest.mark.clause("WV-14.2.1a", "WV-14.2.1b", "WV-14.2.1x", "WV-2.38g", "WV-14.1", "WV-14.1.5")
def test_who_is_in_command() -> None:
    s = blank()
    (near,) = put(s, at("S2"), "fr-54l-1 column f0")
    (far,) = put(s, at("S3"), "fr-54l-2 column f0")
    leader(s, "fr-charlet", at())
    leader(s, "fr-quiot", at("S"))  # the division leader does not replace the brigade's
    assert commanded_now(s, near)
    assert not commanded_now(s, far)
    leader(s, "fr-napoleon", at("S3"))
    assert commanded_now(s, far)  # stacked with any leader of its army
    (battery,) = put(s, at("SE4"), "fr-b-1-I f0")
    assert commanded_now(s, battery)  # a division's battery looks to the division leader
    (dutch,) = put(s, at("N4"), "aa-30-2 column f0")
    leader(s, "pr-blucher", at("N4"))
    assert not commanded_now(s, dutch)  # a leader of another army


@pytest.mark.clause("WV-14.2.1x")
def test_formations_without_a_leader_are_passed_over() -> None:
    s = blank()
    name = next(PIECES[u] for u in range(UNIT_COUNT) if FORMATIONS[FORMATION_OF[u]] in ("aa-R", "aa-R-6"))
    (u,) = put(s, at(), name)
    leader(s, "aa-wellington", at("N5 N3"))
    assert commanded_now(s, u)
    assert "aa" in [FORMATIONS[f] for f in CHAIN[FORMATION_OF[u]]]


@pytest.mark.clause("WV-14.2.2a", "WV-14.2.2b")
def test_command_is_judged_at_the_start_of_the_phase() -> None:
    s = blank()
    put(s, at(), "fr-54l-1 column f0")
    leader(s, "fr-charlet", at("S"))
    put(s, at("N5 NE4"), "aa-30-2 column f0")
    run(s, 11)
    do(s, "move fr-charlet", *[f"march {hexname(at(f'S{i}'))}" for i in range(2, 6)], "end_move")
    assert not commanded_now(s, piece("fr-54l-1"))
    assert "move fr-54l-1" in names(s)
    judge_command(s)
    assert not s.marks[piece("fr-54l-1")] & COMMANDED


@pytest.mark.clause("WV-14.3.1a", "WV-14.3b", "WV-14.0", "WV-14.3.2")
def test_activation_by_an_army_leader() -> None:
    s = blank()
    put(s, at(), "fr-54l-1 column f0", active=False)
    put(s, at("S"), "fr-54l-2 column f0", active=False)
    put(s, at("S5 S5"), "fr-13lt-1 column f0", active=False)
    leader(s, "fr-ney", at("S5 S3"))  # 8 hexes away
    put(s, at("N5 NE5"), "aa-30-2 column f0")
    run(s, 1)
    assert f"activate {brigade('fr-54l-1')}" in names(s)
    do(s, f"activate {brigade('fr-54l-1')}")
    assert frame(s) == "PlaceLeader"
    assert set(offered(s, "place_leader")) == {hexname(at()), hexname(at("S"))}
    for _ in range(3):
        if frame(s) == "PlaceLeader":
            do(s, f"place_leader {hexname(at())}")
    for name in ("fr-charlet", "fr-quiot", "fr-derlon"):  # those above come too
        assert s.where[piece(name)] == at()
    assert s.active[BRIGADE_OF[piece("fr-54l-1")]]
    assert [PIECES[p] for p in ARMY_LEADERS[0]] == ["fr-napoleon", "fr-ney"]
    assert [PIECES[p] for p in ARMY_LEADERS[2]] == ["pr-blucher", "pr-muffling"]


@pytest.mark.clause("WV-14.3.1a")
def test_no_activation_beyond_the_radius() -> None:
    s = blank()
    put(s, at(), "fr-54l-1 column f0", active=False)
    put(s, at("S2"), "fr-13lt-1 column f0", active=False)
    leader(s, "fr-ney", at("S5 S4"))
    put(s, at("N5 NE5"), "aa-30-2 column f0")
    run(s, 1)
    barred(s, f"activate {brigade('fr-54l-1')}", "WV-14.3.1a")


@pytest.mark.clause("WV-14.3.1b")
def test_a_morale_check_activates_a_brigade() -> None:
    s = blank()
    put(s, at(), "aa-30-2 column f3", active=False)
    put(s, at("S"), "fr-ig-1gr-1 line_right f0")
    dice(s, 1, 6, 1, 1)
    run(s, 7)
    do(s, "fire fr-ig-1gr-1")
    assert s.active[BRIGADE_OF[piece("aa-30-2")]]
    assert s.where[piece("aa-halkettc")] >= 0  # its leader is there


@pytest.mark.clause("WV-14.3.5", "WV-14.3.5a", "WV-14.3.9", "WV-14.3b", "WV-14.3.5c")
def test_deactivation_far_from_the_enemy() -> None:
    s = blank(turn=20)
    put(s, at(), "fr-54l-1 column f0")
    put(s, at("S"), "fr-54l-2 column f0")
    leader(s, "fr-charlet", at())
    leader(s, "fr-quiot", at())
    put(s, at("SE3"), "fr-13lt-1 column f0")  # without its leader
    put(s, at("N5 NE5"), "aa-30-2 column f0")
    before = s.morale[0]
    run(s, 1)
    assert s.morale[0] == before - 2  # the cost comes first
    while frame(s) != "Deactivation":
        do(s, "end_phase")
    barred(s, f"deactivate {brigade('fr-13lt-1')}", "WV-14.3.5a")
    do(s, f"deactivate {brigade('fr-54l-1')}")
    assert s.where[piece("fr-charlet")] == OFF
    assert s.where[piece("fr-quiot")] == OFF  # the last brigade of his division


@pytest.mark.clause("WV-14.3.5a", "WV-14.3.5")
def test_no_deactivation_within_eight_hexes_nor_in_other_turns() -> None:
    s = blank(turn=20)
    put(s, at(), "fr-54l-1 column f0")
    leader(s, "fr-charlet", at())
    put(s, at("N5 NE3"), "aa-30-2 column f0")
    run(s, 1)
    assert "Deactivation" not in frame(s)
    s = blank(turn=21)
    put(s, at(), "fr-54l-1 column f0")
    leader(s, "fr-charlet", at())
    put(s, at("N5 NE5"), "aa-30-2 column f0")
    run(s, 1)
    assert frame(s) != "Deactivation"


@pytest.mark.clause("WV-14.1.4", "WV-14.3.4", "WV-14.2")
def test_crews_and_companies_belong_to_nobody() -> None:
    s = blank()
    put(s, at(), "french-company-1")
    put(s, at("S"), "fr-b-1-I-crew")
    put(s, at("S2"), "fr-54l-1 column f0", active=False)
    put(s, at("N5 NE4"), "aa-30-2 column f0")
    run(s, 11)
    assert {"move french-company-1", "move fr-b-1-I-crew"} <= set(names(s))
    assert BRIGADE_OF[piece("french-company-1")] == BRIGADE_OF[piece("fr-b-1-I-crew")] == -1


@pytest.mark.clause("WV-14.1.1", "WV-14.1.2", "WV-14.1.3")
def test_codes_of_units() -> None:
    from grognard.games.wellingtons_victory.tables import UNIT_SHORT

    assert UNIT_SHORT[piece("fr-7hu")] == "7Hu"
    assert len(set(PIECES)) == len(PIECES)


def escape(s: Battle) -> None:
    while frame(s) in ("RetreatChoice", "OpportunityFire"):
        retreat(s)


@pytest.mark.clause("WV-14.3.6", "WV-14.3.7a", "WV-14.3.7b", "WV-14.3.8")
def test_leaving_the_map() -> None:
    from grognard.games.wellingtons_victory.ground import HEX_NUMBER

    gate = HEX_NUMBER["C5031"]
    for beaten, clause in ((None, "WV-14.3.6"), (1, None), (0, None)):
        s = blank()
        put(s, gate, "fr-54l-1 disordered")
        put(s, at(), "aa-30-2 column f0")
        if beaten is not None:
            s.demoralised[beaten] = 1
        run(s, 11)
        do(s, "move fr-54l-1")
        if clause:
            barred(s, "leave_map", clause)
            continue
        do(s, "leave_map")
        assert s.where[piece("fr-54l-1")] == -10 - gate
    north = HEX_NUMBER["A4101"]
    s = blank()
    put(s, north, "fr-54l-1 disordered")
    put(s, at(), "aa-30-2 column f0")
    s.demoralised[0] = 1
    run(s, 11)
    do(s, "move fr-54l-1")
    barred(s, "leave_map", "WV-14.3.7a")  # a beaten army only on its own side
    assert s.order[piece("fr-54l-1")] != ROUTED


@pytest.mark.clause("WV-14.3.5b")
def test_a_brigade_that_has_left_is_deactivated_unless_followed() -> None:
    from grognard.games.wellingtons_victory.command_phase import bar_deactivate
    from grognard.games.wellingtons_victory.ground import HEX_NUMBER

    gate = -10 - HEX_NUMBER["C5031"]
    s = blank(turn=20)
    s.demoralised[1] = 1
    from grognard.games.wellingtons_victory.tables import BRIGADE_UNITS

    f = BRIGADE_OF[piece("fr-54l-1")]
    s.active[f] = 1
    for u in BRIGADE_UNITS[f]:
        s.where[u] = gate
    assert bar_deactivate(s, f, 0) is None
    s.where[BRIGADE_UNITS[f][0]] = gate - 5
    assert bar_deactivate(s, f, 0) == "WV-14.3.5b"
    s.where[BRIGADE_UNITS[f][0]] = gate
    s.where[piece("aa-30-2")] = gate
    assert bar_deactivate(s, f, 0) == "WV-14.3.5b"
