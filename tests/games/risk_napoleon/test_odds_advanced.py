"""Odds with fortresses, leaders, at sea, of interceptions and at Waterloo: against the dice counted one by one."""

from typing import Any

import pytest

from grognard.games.risk_napoleon import GAME
from grognard.games.risk_napoleon.state import Risk
from grognard.kernel.odds import Siege, conquest
from tests.games.risk_napoleon.campaigning import ENG, FRA, THERE, convoy, fleet, history, war
from tests.games.risk_napoleon.helpers import Table


def odds(t: Table, seat: str, action: str) -> dict[str, Any]:
    told = GAME.odds(t.state, GAME.seat_number(seat), GAME.vocabulary.parse(action))
    assert told is not None
    return told


def test_a_fortress_counts() -> None:
    t = war(fortresses="ecosse", irlande=("p1", 9), ecosse=("p2", 6))
    told = odds(t, "p1", "attack irlande>ecosse")
    assert told["dice"] == [2, 2]
    assert told["fight"]["win"] == Siege([0, 2, 2, 2, 2, 2, 2, 3]).conquest(8, 6) < conquest(8, 6)


def test_a_leader_counts() -> None:
    t = history(lorraine=("fra", 9), belgique=("aut", 3))
    t.do(FRA, "attack lorraine>belgique")
    plain = odds(t, FRA, "engage 3")["fight"]["win"]
    t.do(FRA, "leader")
    assert odds(t, FRA, "engage 3")["fight"]["win"] > plain


def test_fights_at_sea() -> None:
    fleets = {"fleet_1": "sea l_manche", "fleet_2": "sea l_manche", "fleet_5": "sea l_manche"}
    t = war("NavalCombat", fleets=fleets, r_royaume_uni="p1")
    assert odds(t, "p1", "naval_attack l_manche")["fight"]["win"] == conquest(2, 1)
    t.do("p1", "naval_attack l_manche")
    assert odds(t, "p1", "fire 1")["dice"] == [1, 1]


@pytest.mark.parametrize(("fleets", "each"), [(1, 1 / 3), (2, 2 / 3)])
def test_interceptions(fleets: int, each: float) -> None:
    lying = {f"fleet_{n}": "sea l_manche" for n in range(5, 5 + fleets)}
    t = war(rules="fleets", fleets=lying, r_royaume_uni="p1", sud_angleterre=("p1", 9), normandie_bretagne="p2")
    t.do("p1", "attack sud_angleterre>normandie_bretagne", "embark 3")
    told = odds(t, "p2", "intercept")
    assert told["convoy"][0]["p"] == pytest.approx((1 - each) ** 3)
    assert sum(row["lost"] * row["p"] for row in told["convoy"]) == pytest.approx(3 * each)


def test_an_escorted_convoy_is_a_fight_first() -> None:
    t = history(
        normandie_bretagne=("fra", 9), fleets={fleet("eng", 1): "sea l_manche", fleet("fra", 1): "sea l_manche"}
    )
    t.do(FRA, "attack normandie_bretagne>sud_angleterre", "embark 3", f"escort {fleet('fra', 1)}", "set_sail")
    assert odds(t, ENG, "intercept")["fight"]["win"] == conquest(1, 1)
    assert GAME.odds(t.state, 0, GAME.vocabulary.parse("intercept")) is None  # only to whom it concerns


def test_waterloo() -> None:
    t = history("belgium_1815", frame="Calendar", calendar={"stage": "begin"})
    assert odds(t, FRA, "engage 3")["dice"] == [3, 2]
    t.do(FRA, "engage 2")
    assert odds(t, ENG, "defend 1")["dice"] == [2, 1]


# --- before an order to cross the sea --------------------------------------------------------------------------------


def ends(told: dict[str, Any]) -> dict[tuple[int, int, int], float]:
    """By regiments across, lost and turned back: the chance of it."""
    return {(end["across"], end["lost"], end["home"]): end["p"] for end in told["crossing"]["ends"]}


def test_a_crossing_is_weighed_before_it_is_ordered() -> None:
    t = convoy(1, regiments=5, defenders=2)
    told = odds(t, "p1", f"attack {THERE}")
    assert (told["crossing"]["regiments"], told["crossing"]["fleets"]) == (4, 1)
    assert ends(told)[4, 0, 0] == pytest.approx((2 / 3) ** 4)
    assert ends(told)[0, 4, 0] == pytest.approx((1 / 3) ** 4)
    assert told["crossing"]["mean"] == pytest.approx(4 * 2 / 3)
    landed = sum(p * conquest(across, 2) for (across, _, _), p in ends(told).items())
    assert told["fight"]["win"] == pytest.approx(landed)
    t.do("p1", f"attack {THERE}")
    assert ends(odds(t, "p1", "embark 1")) == {(1, 0, 0): pytest.approx(2 / 3), (0, 1, 0): pytest.approx(1 / 3)}


def test_three_fleets_turn_a_convoy_back() -> None:
    t = convoy(3, ours={"fleet_1": "sea l_manche"}, regiments=5)
    told = odds(t, "p1", f"attack {THERE}")
    assert ends(told) == {(0, 0, 4): 1.0}
    assert told["crossing"]["escorts"] == 1  # but it could be escorted
    t.do("p1", f"attack {THERE}", "embark 4")
    assert 0 < odds(t, "p1", "escort fleet_1")["crossing"]["mean"] < 4


def test_a_crossing_without_enemies_has_no_odds_of_its_own() -> None:
    t = convoy(0, regiments=5)
    assert "crossing" not in odds(t, "p1", f"attack {THERE}")
    t = history("italy_1796", turn="eng", frame="Movement", sud_angleterre=("eng", 5))
    assert GAME.odds(t.state, 4, GAME.vocabulary.parse("manoeuvre sud_angleterre>irlande")) is None


@pytest.mark.parametrize("embark", [3, 8])
def test_an_escorted_crossing_agrees_with_what_happens(embark: int) -> None:
    """Two thousand crossings with the policy of the odds: everybody intercepts and fights on."""
    ours = {"fleet_1": "sea l_manche", "fleet_2": "port sud_angleterre"}
    t = convoy(2, ours=ours, regiments=12)
    t.do("p1", f"attack {THERE}", f"embark {embark}", "escort fleet_1", "escort fleet_2")
    told = odds(t, "p1", "set_sail")
    wanted = {GAME.vocabulary.parse(word) for word in ("set_sail", "intercept", "return_fire 2")}
    fires = [GAME.vocabulary.parse(f"fire {n}") for n in (3, 2, 1)]
    times = 2000
    arrived = 0
    for seed in range(times):
        s = t.state.redeal(0, seed)
        assert isinstance(s, Risk)
        while s.stack and type(s.stack[-1]).__name__ not in ("Landing", "Assault"):
            seat = s.deciders()[0]
            open_now = s.legal(seat)
            s.apply(seat, next((a for a in [*fires, *wanted] if a in open_now), open_now[0]))
        landing = s.adv.landing if s.adv is not None else []
        arrived += landing[1] if landing else 0
    assert arrived / times == pytest.approx(told["crossing"]["mean"], abs=0.12)
    assert sum(ends(told).values()) == pytest.approx(1)


def test_a_general_and_an_expedition_may_be_intercepted() -> None:
    t = convoy(
        1,
        generals={"sud_angleterre": "p1"},
        rules="fleets generals",
        frame="Movement",
        normandie_bretagne="p1",
        advanced={"commanded": 1},
    )
    assert ends(odds(t, "p1", f"manoeuvre {THERE}"))[8, 0, 0] == pytest.approx((2 / 3) ** 8)
    t.do("p1", "ride sud_angleterre")
    told = odds(t, "p1", "reach normandie_bretagne")
    assert told["general"]
    assert ends(told)[1, 0, 0] == pytest.approx(2 / 3)
    t = history("egypt_1798", languedoc_provence=("fra", 12), fleets={fleet("eng", 1): "sea mer_mediterranee"})
    told = odds(t, FRA, "launch")
    assert told["crossing"]["regiments"] > 1
    assert told["crossing"]["mean"] == pytest.approx(told["crossing"]["regiments"] * 2 / 3)
