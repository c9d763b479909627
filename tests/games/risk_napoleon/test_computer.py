"""The computer player's judgement of a situation: who is likely to win."""

from typing import Any

import pytest

from grognard.games.risk_napoleon import GAME
from tests.games.risk_napoleon.helpers import table

# Two whole regions against two, and the rest, most of it, for the third.
WEST: dict[str, Any] = {"rest": "p3", "r_iberie": ("p1", 3), "r_royaume_uni": ("p1", 3)}
EAST: dict[str, Any] = {"r_scandinavie": ("p2", 3), "r_italie": ("p2", 3)}


def chances(**situation: Any) -> list[float]:
    """What each of three seats may hope for."""
    state = table(**{**WEST, **EAST, **situation}).state
    return [GAME.evaluate(state, seat) for seat in range(3)]


def test_the_chances_of_all_make_one() -> None:
    assert sum(chances()) == pytest.approx(1.0)
    assert chances(r_russie=("p3", 9))[2] > 0.5


def test_who_has_more_regiments_is_likelier_to_win() -> None:
    assert chances(r_iberie=("p1", 6))[0] > chances()[0]
    assert chances(r_iberie=("p1", 6))[1] < chances()[1]


def test_a_whole_region_counts() -> None:
    assert chances(portugal=("p3", 1), ile_de_france=("p1", 3))[0] < chances()[0]  # as many regiments and territories


def test_cards_count() -> None:
    assert chances(hands={"p1": "irlande ecosse"})[0] > chances()[0]


def test_regiments_count_most_where_they_face_a_weaker_enemy() -> None:
    front, behind = {"castille_aragon": ("p1", 9)}, {"andalousie": ("p1", 9)}
    assert chances(**front)[0] > chances(**behind)[0]  # Castile borders on France


def test_land_that_is_outnumbered_is_half_lost() -> None:
    assert chances(aquitaine=("p3", 5), bourgogne=("p3", 1))[0] < chances(aquitaine=("p3", 1), bourgogne=("p3", 5))[0]


def test_who_moves_sooner_has_the_better_chance() -> None:
    assert chances(turn="p1")[0] > chances(turn="p2")[0]


def test_one_who_has_no_land_has_no_chance() -> None:
    assert chances(rest="p1", r_scandinavie=("p1", 1), r_italie=("p2", 1))[2] == 0.0
