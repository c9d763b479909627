"""Chapter 13: morale checks, rally, army morale, demoralisation."""

import pytest

from grognard.games.wellingtons_victory import GAME, morale
from grognard.games.wellingtons_victory.effects import effectiveness, flip_leader, lose, rout
from grognard.games.wellingtons_victory.ground import HEX_NUMBER, distance
from grognard.games.wellingtons_victory.retreat import queue_passed
from grognard.games.wellingtons_victory.state import DISORDERED, ORDERED, REDUCED, ROUTED
from grognard.games.wellingtons_victory.turn import count_up, difference
from grognard.games.wellingtons_victory.verbs import R_LOSSES, R_RALLY
from grognard.testing.luck import Luck
from tests.conformance.wellingtons_victory import POSITIONS

from .helpers import (
    at,
    blank,
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

HOUGOUMONT = HEX_NUMBER["C2903"]


@pytest.mark.clause("WV-13.1a", "WV-13.1b", "WV-13.1c", "WV-13.0a", "WV-2.38b")
def test_what_an_excess_means() -> None:
    s = blank()
    (u,) = put(s, at(), "fr-54l-1 column f0")
    (c,) = put(s, at("N"), "french-company-1")
    assert [morale.outcome(s, u, x) for x in (-1, 0, 1, 3, 4)] == [0, 0, 1, 1, 2]
    assert [morale.outcome(s, c, x) for x in (0, 1)] == [0, 2]
    s.order[u] = DISORDERED
    assert [morale.outcome(s, u, x) for x in (0, 1)] == [0, 2]


@pytest.mark.clause("WV-13.1.8a1", "WV-13.1.8b", "WV-13.1.8a2", "WV-13.1.8d", "WV-8.4.9b")
def test_cover_and_leaders_in_checks() -> None:
    s = blank()
    (u,) = put(s, at(), "fr-54l-1 column f0")
    assert morale.modifiers(s, u, 0, 0) == []
    ney = leader(s, "fr-ney", at())
    assert morale.modifiers(s, u, 0, 0) == [(-1, "WV-13.1.8a2")]
    s.marks[ney] |= REDUCED
    assert morale.modifiers(s, u, 0, 0) == []
    s.marks[ney] &= ~REDUCED
    s.order[u] = DISORDERED
    assert morale.modifiers(s, u, 0, 0) == []
    with terrain(SHELTER={at(): 2}):
        assert morale.modifiers(s, u, 0, 0) == [(-2, "WV-13.1.8a1")]
    from grognard.games.wellingtons_victory.ground import COVER, SHELTER, SIDE_COVER

    assert all(SHELTER[h] == max(COVER[h], *SIDE_COVER[6 * h : 6 * h + 6]) for h in range(0, len(COVER), 7))


@pytest.mark.clause("WV-13.1a", "WV-17a", "WV-13.1.8a4")
def test_worked_checks() -> None:
    s = blank()
    (u,) = put(s, at(), "aa-n-2 column f0")
    with terrain(SHELTER={at(): 1}):
        dice(s, 6)
        assert morale.check(s, u, 1, 2) == morale.SHAKEN  # V-14: 6 - 1 + 1 against 3
    s = blank()
    (u,) = put(s, at(), "aa-n-7mi column f0")
    dice(s, 6)
    assert morale.check(s, u, 0, 0) == morale.BROKEN  # V-15: 6 against 2
    s = blank()
    put(s, HOUGOUMONT, "british-company-1")
    for die in range(1, 7):
        dice(s, die)
        assert morale.check(s, piece("british-company-1"), 1, 1) == morale.PASSED  # E-06
    s.marks[piece("british-company-1")] |= 2
    dice(s, 6)
    assert morale.check(s, piece("british-company-1"), 1, 1) == morale.BROKEN


@pytest.mark.clause("WV-13.1.1a", "WV-11.5.5", "WV-13.1.4", "WV-13.1.8x7", "WV-13.1.2")
def test_losses_by_fire_bring_a_check_of_the_top_unit() -> None:
    s = blank()
    put(s, at(), "aa-30-2 column f3", "aa-69-2 column f3 s1")
    put(s, at("S"), "fr-ig-1gr-1 line_right f0")
    dice(s, 1, 6, 1, 1, 1, 1)
    run(s, 7)
    listen(s)
    do(s, "fire fr-ig-1gr-1")
    checks = told(s, "check")
    assert checks
    assert checks[0][0] == piece("aa-30-2")  # the new top unit
    assert checks[0][2] == 1  # another unit of the stack was hit as well


@pytest.mark.clause("WV-13.1.1d", "WV-13.1.2")
def test_guns_lost_make_the_crew_check() -> None:
    s = blank()
    put(s, at(), "aa-b-lloyd f3")
    put(s, at("S5"), "fr-b-I f0")
    dice(s, 1, 6, 1, 1, 1)
    run(s, 6)
    listen(s)
    do(s, "fire fr-b-I")
    assert s.strength[piece("aa-b-lloyd")] < 6
    assert told(s, "check")[0][0] == piece("aa-b-lloyd-crew")
    assert told(s, "check")[0][2] == 1


@pytest.mark.clause("WV-13.1.1b", "WV-13.1.2a", "WV-13.1.2b", "WV-13.1.8a5")
def test_who_checks_when_friends_run_past() -> None:
    s = blank()
    put(s, at(), "aa-30-2 column f0")  # class 2, formed
    put(s, at("N2"), "aa-69-2 disordered")
    put(s, at("N4"), "aa-1drgd f0")
    put(s, at("SE4"), "aa-73-2 column f0")  # not beside the path
    (runaway,) = put(s, at("NE3"), "aa-n-2 routed")  # class 2
    path = [at("NE"), at("N NE"), at("N2 NE"), at("N3 NE")]
    queue_passed(s, [runaway], path)
    assert s.checks[0::3] == [piece("aa-30-2"), piece("aa-69-2"), piece("aa-1drgd")]
    assert set(s.checks[1::3]) == {1}
    s.checks = []
    (militia,) = put(s, at("NE4"), "aa-n-7mi routed")  # class 3: the formed battalion of class 2 is not shaken
    queue_passed(s, [militia], path)
    assert s.checks[0::3] == [piece("aa-69-2"), piece("aa-1drgd")]
    s.checks = []
    (company,) = put(s, at("NE5"), "british-company-1 routed")
    queue_passed(s, [company], path)
    assert s.checks[0::3] == [piece("aa-69-2")]  # only the disordered


@pytest.mark.clause("WV-13.1.1e", "WV-13.1.8a4")
def test_neighbours_of_a_destroyed_stack_check() -> None:
    s = blank()
    put(s, at(), "british-company-1")
    put(s, at("NE"), "aa-30-2 column f0")
    put(s, at("NE3"), "aa-69-2 column f0")
    put(s, at("S"), "fr-ig-1gr-1 line_right f0")
    dice(s, 1, 6, 1, 1)
    run(s, 7)
    listen(s)
    do(s, "fire fr-ig-1gr-1")
    while frame(s) == "Target":
        do(s, f"aim {hexname(at())}")
    assert s.where[piece("british-company-1")] == -2
    assert [args[0] for args in told(s, "check")] == [piece("aa-30-2")]
    assert told(s, "check")[0][2] == 1


@pytest.mark.clause("WV-13.1.6", "WV-13.1.7", "WV-12.8.2")
def test_a_rout_by_check_is_a_retreat_of_three() -> None:
    s = blank()
    put(s, at(), "aa-n-7mi column f3")
    put(s, at("S"), "fr-ig-1gr-1 line_right f0")
    dice(s, 1, 6, 6, 1, 1)
    run(s, 7)
    listen(s)
    do(s, "fire fr-ig-1gr-1")
    retreat(s)
    ways = [where for p, where in told(s, "retreated") if p == piece("aa-n-7mi")]
    assert distance(ways[2], at()) == 3
    phases = [number for (number,) in told(s, "phase")]
    assert 9 not in phases or len(ways) == 3 + 6  # six more in the next Rally Phase


@pytest.mark.clause("WV-13.2.1", "WV-4.1.2", "WV-10.3.4")
def test_disorder_is_removed_and_the_owner_forms_up() -> None:
    s = blank()
    put(s, at(), "aa-30-2 disordered")
    put(s, HOUGOUMONT, "aa-51 disordered")  # obstructed
    put(s, at("N5 NE5"), "fr-54l-1 column f0")
    run(s, 9)
    assert frame(s) == "RallyForm"
    assert offered(s, "adopt") == ["column", "line_right", "line_left"]
    do(s, "adopt line_right", "face SSW")
    p = piece("aa-30-2")
    assert (s.order[p], s.facing[p], s.second(p)) == (ORDERED, 3, at("NW"))
    assert s.order[piece("aa-51")] == DISORDERED


@pytest.mark.clause("WV-13.2.2", "WV-8.4.9a", "WV-13.2.3", "WV-13.2.4", "WV-13.2.5", "WV-13.3.1a")
def test_routed_units_rally() -> None:
    s = blank()
    put(s, at(), "british-company-1 routed")
    put(s, HOUGOUMONT, "aa-51 routed")
    duke = leader(s, "aa-wellington", HOUGOUMONT)
    s.marks[duke] |= REDUCED  # a reduced leader too
    put(s, at("SE4"), "aa-b-lloyd-crew routed")
    before = s.morale[1]
    run(s, 9)
    assert s.order[piece("british-company-1")] == ORDERED
    assert s.order[piece("aa-b-lloyd-crew")] == ORDERED
    assert s.order[piece("aa-51")] == DISORDERED  # two Rally Phases to full order
    assert s.morale[1] == before + 1 + 5 + 1


@pytest.mark.clause("WV-13.2.6", "WV-13.2.3")
def test_without_a_leader_they_run_on() -> None:
    s = blank()
    put(s, at(), "aa-30-2 routed")
    put(s, at("SE4"), "aa-69-2 routed")
    leader(s, "fr-ney", at("S5"))
    run(s, 9)
    assert set(offered(s, "retire")) == {hexname(at()), hexname(at("SE4"))}  # the owner's order
    do(s, f"retire {hexname(at('SE4'))}")
    retreat(s)
    for name, spot in (("aa-30-2", at()), ("aa-69-2", at("SE4"))):
        assert s.order[piece(name)] == ROUTED
        assert distance(s.where[piece(name)], spot) == 6


@pytest.mark.clause("WV-13.2.7", "WV-13.2.8", "WV-14.2")
def test_disordered_units_move_fire_and_fight_without_command() -> None:
    s = blank()
    put(s, at(), "aa-30-2 disordered")
    put(s, at("N2"), "fr-54l-1 column f5")
    run(s, 4)
    assert "move aa-30-2" in names(s)
    s = blank()
    put(s, at(), "aa-30-2 disordered")
    put(s, at("N"), "fr-54l-1 column f5")
    run(s, 12)
    assert "attack" in names(s)[1]


@pytest.mark.clause("WV-13.3.1a", "WV-13.2.9b", "WV-11.5.6")
def test_routed_points_count_as_lost_but_not_twice() -> None:
    s = blank()
    (u,) = put(s, at(), "fr-54l-1 column f0")
    rout(s, at(), 0)
    assert s.morale[0] == 350 - 5
    lose(s, at(), 0, 2, False, False)
    assert s.strength[u] == 3
    assert s.morale[0] == 350 - 5


@pytest.mark.clause("WV-13.3.2", "WV-2.36x", "WV-2.36")
def test_a_division_leader_flipped_costs_two() -> None:
    from grognard.games.wellingtons_victory.effects import radius

    s = blank()
    quiot = leader(s, "fr-quiot", at())
    assert radius(s, quiot) == 4
    flip_leader(s, quiot, 6)
    assert s.morale[0] == 350 - 2  # E-04
    assert radius(s, quiot) == 2
    assert radius(s, leader(s, "fr-charlet", at())) == 2  # E-02


@pytest.mark.clause("WV-13.3.3", "WV-13.4.5", "WV-13.3.5x")
@pytest.mark.parametrize(("turn", "beaten", "left"), [(20, 0, 188), (20, 1, 176), (21, 0, 200)])
def test_the_hourly_cost(turn: int, beaten: int, left: int) -> None:
    s = blank(turn=turn)
    s.morale[0] = 200
    s.printed[0] = 12
    s.demoralised[0] = beaten
    put(s, at(), "fr-54l-1 column f0", active=False)
    put(s, at("N5 NE5"), "aa-30-2 column f0")
    run(s, 1)
    assert s.morale[0] == left  # V-17


@pytest.mark.clause("WV-13.3.4")
def test_objectives_change_hands() -> None:
    s = blank()
    put(s, HOUGOUMONT, "fr-54l-1 disordered")
    assert (s.morale[0], s.morale[1]) == (365, 310)  # E-05
    s.lift(piece("fr-54l-1"), -1)
    put(s, HOUGOUMONT, "aa-30-2 disordered")
    assert (s.morale[0], s.morale[1]) == (350, 325)
    put(s, HEX_NUMBER["A4528"], "fr-28l-1 disordered")
    assert (s.morale[0], s.morale[1]) == (360, 315)


@pytest.mark.clause("WV-13.4", "WV-13.4.4")
def test_an_army_at_zero_is_demoralised_for_good() -> None:
    s = blank()
    s.change_morale(0, -350, R_LOSSES)
    assert s.demoralised[0]
    s.change_morale(0, -5, R_LOSSES)
    assert s.morale[0] == -5
    s.change_morale(0, 50, R_RALLY)
    assert s.demoralised[0]


@pytest.mark.clause("WV-13.4.3")
def test_demoralised_troops_grow_worse() -> None:
    for option, falls in ((True, [4, 3, 2]), (False, [4, 3, 3])):
        s = blank(cumulative_demoralisation=option)
        (u,) = put(s, at(), "fr-54l-1 column f0")
        put(s, at("N5 NE5"), "aa-30-2 column f0")
        s.demoralised[0] = 1
        seen = [effectiveness(s, u)]
        for _ in range(2):
            run(s, 1)
            seen.append(effectiveness(s, u))
        assert seen == falls
        assert s.rules.cls[u] == 2  # class unaffected


@pytest.mark.clause("WV-13.4.6")
def test_a_demoralised_army_does_not_rally_its_routs() -> None:
    s = blank()
    put(s, at(), "british-company-1 routed")
    s.demoralised[1] = 1
    run(s, 9)
    retreat(s)
    assert s.order[piece("british-company-1")] == ROUTED


@pytest.mark.clause("WV-13.4.7", "WV-16.4.5", "WV-13.4.2")
@pytest.mark.parametrize(
    ("french", "winner", "level"),
    [
        (425, 2, 0),
        (426, 0, 1),
        (474, 0, 1),
        (475, 0, 2),
        (524, 0, 2),
        (525, 0, 3),
        (625, 0, 3),
        (626, 0, 4),
        (400, 1, 1),
    ],
)
def test_victory_by_difference(french: int, winner: int, level: int) -> None:
    s = blank(turn=50)
    put(s, at(), "fr-54l-1 column f0")
    put(s, at("N5"), "aa-30-2 column f0")
    s.morale = [french, 300, 125]
    count_up(s)
    assert (s.winner, s.level) == (winner, level)


@pytest.mark.clause("WV-16.4.5")
def test_captured_batteries_count() -> None:
    s = blank(turn=50)
    put(s, at(), "aa-b-lloyd f0 crewless", "fr-54l-1 column f0")
    put(s, at("N5"), "aa-30-2 column f0")
    s.morale = [400, 300, 100]
    assert difference(s) == 3
    assert rolled(s) >= 0


@pytest.mark.clause("WV-13.1.5", "WV-13.1.8c")
def test_charge_zone_modifiers_belong_to_the_formation_phase() -> None:
    s = blank()
    (u,) = put(s, at(), "fr-54l-1 column f0")
    put(s, at("N2"), "aa-1drgd f3 charging")
    assert morale.modifiers(s, u, 0, 0) == []
    assert morale.modifiers(s, u, 2, morale.CHARGE_ZONE) == [(2, "WV-13.1.8a6")]


@pytest.mark.clause("WV-13.3.7x", "WV-13.3.6x")
def test_dead_brigades_cost_until_they_are_deactivated() -> None:
    s = blank(turn=20)
    put(s, at(), "fr-54l-1 column f0")
    put(s, at("N5 NE5 N4"), "aa-30-2 column f0")
    from grognard.games.wellingtons_victory.tables import BRIGADE_OF

    brigade = BRIGADE_OF[piece("fr-54l-1")]
    s.lift(piece("fr-54l-1"), -2)
    put(s, at(), "fr-13lt-1 column f0")
    before = s.morale[0]
    run(s, 1)
    assert s.morale[0] == before - 2
    while frame(s) not in ("Deactivation", "Formation", "Movement"):
        do(s, "end_phase")
    assert frame(s) == "Deactivation"
    from grognard.games.wellingtons_victory.tables import FORMATIONS

    do(s, f"deactivate {FORMATIONS[brigade]}")
    assert not s.active[brigade]


@pytest.mark.clause("WV-12.8.6")
def test_stacks_that_push_each_other_come_to_rest() -> None:
    """Where a crowd retreats through itself, each stack makes way once: the game goes on."""
    s = GAME.position(POSITIONS[5][1], 3)
    luck = Luck(26)
    for _ in range(400):
        seat = s.deciders()[0]
        luck.below(1)
        s.apply(seat, luck.choose(s.legal(seat)))
    assert s.stack
