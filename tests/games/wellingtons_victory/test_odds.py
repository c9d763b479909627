"""Odds, standing orders, and what is left of the clauses."""

import pytest

from grognard.games.wellingtons_victory import GAME
from grognard.games.wellingtons_victory.chances import attack, shot
from grognard.games.wellingtons_victory.effects import effectiveness, rout
from grognard.games.wellingtons_victory.melee import read_result
from grognard.games.wellingtons_victory.moves import allowance
from grognard.games.wellingtons_victory.state import DISORDERED, ORDERED, ROUTED
from grognard.games.wellingtons_victory.tables import BRIGADE_OF, D1, DR, DR1, FORMATIONS, HEAVY, NOTHING, R
from grognard.kernel.errors import BadInput
from grognard.kernel.match import Match
from grognard.kernel.options import resolve

from .helpers import at, blank, border, dice, do, frame, hexname, leader, piece, put, retreat, run, terrain


def test_odds_of_a_shot() -> None:
    s = blank()
    (gun,) = put(s, at("S4"), "fr-b-I f0")
    put(s, at(), "aa-30-2 column f3")
    told = shot(s, gun, at())
    assert told["row"] == "medium_artillery_range"
    assert told["target_class"] == 1
    assert told["losses"] == [
        {"loss": 0, "p": 1 / 6},
        {"loss": 1, "p": 1 / 6},
        {"loss": 2, "p": 2 / 6},
        {"loss": 3, "p": 2 / 6},
    ]
    run(s, 6)
    action = GAME.vocabulary.parse("fire fr-b-I")
    assert GAME.odds(s, 0, action) == told
    assert GAME.odds(s, 1, action) is None


def test_odds_of_an_attack_name_every_modifier() -> None:
    s = blank()
    put(s, at("S"), "fr-54l-1 column f0")
    leader(s, "fr-ney", at("S"))
    put(s, at(), "aa-30-2 disordered")
    told = attack(s, 6 * at("S"))
    assert told["percent"] == 100
    assert told["differential"] == 4 + 1 - (4 - 2)
    assert told["attacker"] == [{"amount": 1, "clause": "WV-12.2.2a2"}]
    assert told["defender"] == [{"amount": -2, "clause": "WV-12.2.2b2"}]
    assert sum(result["p"] for result in told["results"]) == pytest.approx(1)


def test_standing_orders() -> None:
    s = blank()
    put(s, at(), "fr-54l-1 disordered")
    put(s, at("N"), "aa-30-2 column f2")
    leader(s, "fr-ney", at())
    run(s, 11)
    do(s, "move fr-54l-1", f"march {hexname(at('NW'))}")
    assert frame(s) == "OpportunityFire"
    for order, expected in (("ask", -1), ("never", "pass"), ("always", "fire aa-30-2"), ("formed", "pass")):
        wanted = expected if isinstance(expected, int) else GAME.vocabulary.parse(expected)
        assert GAME.obey(s, 1, resolve(GAME.orders, {"opportunity_fire": order})) == wanted


def test_orders_for_one_unit_or_brigade_go_before_those_for_the_side() -> None:
    s = blank()
    put(s, at(), "fr-54l-1 disordered")
    put(s, at("N"), "aa-30-2 column f2")
    leader(s, "fr-ney", at())
    run(s, 11)
    do(s, "move fr-54l-1", f"march {hexname(at('NW'))}")
    brigade = FORMATIONS[BRIGADE_OF[piece("aa-30-2")]]
    orders = resolve(GAME.orders, {"opportunity_fire": "never"})
    fire, hold = GAME.vocabulary.parse("fire aa-30-2"), GAME.vocabulary.parse("pass")
    assert GAME.obey(s, 1, orders) == hold
    orders[f"opportunity_fire@{brigade}"] = "always"
    assert GAME.obey(s, 1, orders) == fire
    orders["opportunity_fire@aa-30-2"] = "ask"
    assert GAME.obey(s, 1, orders) == -1
    match = Match.start(GAME, {"scenario": "hougoumont"}, ["a", "b"], seed=1)
    match.order(1, f"opportunity_fire@{brigade}", "always")
    match.order(1, "opportunity_fire@aa-30-2", "never")
    with pytest.raises(BadInput):
        match.order(1, "opportunity_fire@nobody", "never")
    assert Match.load(GAME, match.lines).orders == match.orders


def test_orders_are_left_at_a_table() -> None:
    match = Match.start(GAME, {"scenario": "hougoumont"}, ["a", "b"], seed=1)
    match.order(1, "opportunity_fire", "never")
    assert match.orders[1]["opportunity_fire"] == "never"
    assert match.ordered(0) == -1


def test_a_window_can_be_passed_for_the_whole_phase() -> None:
    s = blank()
    put(s, at(), "fr-54l-1 disordered")
    put(s, at("N"), "aa-30-2 column f2")
    leader(s, "fr-ney", at())
    run(s, 11)
    do(s, "move fr-54l-1", f"march {hexname(at('NW'))}", "pass_phase", f"march {hexname(at())}")
    assert frame(s) == "Move"  # it left the zone's hex again unasked


@pytest.mark.clause("WV-2.34", "WV-13.1.3")
def test_light_and_heavy_cavalry_are_alike_but_for_their_effectiveness() -> None:
    s = blank()
    light, heavy = put(s, at(), "fr-7hu f0", "fr-1cu f0")
    assert HEAVY[heavy]
    assert not HEAVY[light]
    assert allowance(s, light) == allowance(s, heavy)
    assert effectiveness(s, heavy) > effectiveness(s, light)
    s.strength[heavy] -= 1
    assert effectiveness(s, heavy) == 5 - 1 or effectiveness(s, heavy) == 4  # current, not printed


@pytest.mark.clause("WV-7.4.7a", "WV-7.4.9d", "WV-7.4.8c")
def test_crews_rout_batteries_never_and_guns_are_safe_in_melee() -> None:
    s = blank()
    (battery,) = put(s, at(), "aa-b-lloyd f3")
    rout(s, at(), 1)
    assert s.order[piece("aa-b-lloyd-crew")] == ROUTED
    assert s.order[battery] == DISORDERED
    assert (allowance(s, piece("fr-b-1-I-crew")), allowance(s, piece("fr-b-1c-I-crew"))) == (5, 6)
    s = blank()
    (battery,) = put(s, at(), "aa-b-lloyd f0")
    put(s, at("S"), "fr-54l-1 column f0")
    dice(s, 6, 1, 1, 1, 1)
    run(s, 5)
    do(s, f"attack {border(at('S'), at())}")
    retreat(s)
    assert s.strength[battery] == 6  # the crew is gone, the guns are not
    assert s.where[battery] == at()


@pytest.mark.clause("WV-11.2.3")
def test_a_forced_change_draws_no_fire() -> None:
    s = blank()
    put(s, at(), "aa-n-2 column f3")
    put(s, at("S"), "fr-54l-1 column f0")
    put(s, at("S2"), "fr-7hu f0 charging")
    dice(s, 4, 1)
    run(s, 3)
    assert s.order[piece("aa-n-2")] == DISORDERED  # by the check
    assert frame(s) != "OpportunityFire"


@pytest.mark.clause("WV-12.7x7")
def test_the_routed_take_any_result_as_r() -> None:
    s = blank()
    (u,) = put(s, at(), "aa-30-2 routed")
    assert [read_result(s, u, code) for code in (NOTHING, D1, DR, DR1, R)] == [NOTHING, R, R, R, R]
    s.order[u] = ORDERED
    assert [read_result(s, u, code) for code in (NOTHING, D1, DR, DR1, R)] == [NOTHING, D1, DR, DR1, R]


@pytest.mark.clause("WV-13.3.1b")
def test_routed_units_that_leave_the_map_are_lost_for_good() -> None:
    from grognard.games.wellingtons_victory.ground import HEX_NUMBER

    s = blank()
    put(s, HEX_NUMBER["C5132"], "fr-54l-1 column f0")
    rout(s, HEX_NUMBER["C5132"], 0)
    put(s, at(), "aa-30-2 column f0")
    before = s.morale[0]
    run(s, 2)
    assert s.where[piece("fr-54l-1")] == -2
    assert s.morale[0] == before  # they were counted when they routed


def test_a_step_tells_its_cost() -> None:
    s = blank()
    put(s, at(), "aa-30-2 column f0")
    leader(s, "aa-wellington", at())
    put(s, at("N5 NE5"), "fr-54l-1 column f3")
    do(run(s, 4), "move aa-30-2")
    with terrain(STEP_COST={6 * at(): 2}):
        told = GAME.odds(s, 1, GAME.vocabulary.parse(f"march {hexname(at('N'))}"))
        before = s.mp + s.reach
        do(s, f"march {hexname(at('N'))}")
    assert told == {"exact": True, "place": hexname(at("N")), "cost": 2, "left": before - 2}
    assert s.mp + s.reach == before - 2
