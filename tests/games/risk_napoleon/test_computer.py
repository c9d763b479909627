"""The computer player's judgement of a situation: who is likely to win."""

from typing import Any

import pytest

from grognard.games.risk_napoleon import GAME
from grognard.games.risk_napoleon.evaluate import regiments, to_go
from grognard.games.risk_napoleon.state import Risk
from grognard.games.risk_napoleon.tables import COLOURS, REGION_MASK, REGIONS, TERRITORIES
from tests.games.risk_napoleon.helpers import table

# Two whole regions against two, and the rest, most of it, for the third.
WEST: dict[str, Any] = {"rest": "p3", "r_iberie": ("p1", 3), "r_royaume_uni": ("p1", 3)}
EAST: dict[str, Any] = {"r_scandinavie": ("p2", 3), "r_italie": ("p2", 3)}
AUSTRIAN = TERRITORIES[REGION_MASK[REGIONS.index("r_autriche")].bit_length() - 1]


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


def to_go_of(mission: str, **situation: Any) -> tuple[int, int]:
    """What lies between the first of three seats and this mission."""
    state = table(**{**WEST, **EAST, "missions": {"p1": mission}, **situation}).state
    assert isinstance(state, Risk)
    return to_go(state, 0, state.mission[0])


def test_what_lies_between_a_player_and_his_mission() -> None:
    lands = [REGION_MASK[REGIONS.index(region)].bit_count() for region in ("r_autriche", "r_iberie", "r_royaume_uni")]
    austria = ("p3", 2)
    assert to_go_of("m_autriche_iberie", r_autriche=austria) == (lands[0], 2 * lands[0])
    own = lands[1] + lands[2]
    assert to_go_of("m_28_territories", r_autriche=("p3", 1)) == (28 - own, 28 - own), "the weakest are taken first"
    garrisoned = to_go_of("m_18_garrisoned", r_iberie=("p1", 1), r_royaume_uni=("p1", 1))
    assert garrisoned == (18 - own, 18 - own + 2 * 18 - own), "two regiments on each have to come from somewhere"


def test_a_mission_with_a_region_of_ones_choice() -> None:
    france = ("p1", 1)
    assert to_go_of("m_france_royaume_uni", r_france=france) == (0, 0), "Iberia is the third region"
    further = to_go_of("m_france_royaume_uni", r_france=france, portugal=("p3", 4))
    assert further == (1, 4)


def test_a_mission_against_a_colour() -> None:
    """RSK-R-05: against one's own colour it becomes a number of territories."""
    state = table(**WEST, **EAST, missions={"p1": "m_destroy_red"}).state
    assert isinstance(state, Risk)
    found = [to_go(state, seat, state.mission[0]) for seat in range(3)]
    target = state.colour.index(COLOURS.index("red"))
    for seat in range(3):
        if seat != target:
            assert found[seat] == (state.count(target), regiments(state, target))
    assert found[target][0] == 28 - state.count(target)


def test_who_is_nearer_to_his_mission_is_likelier_to_win() -> None:
    missions = {"p1": "m_autriche_iberie", "p2": "m_russie_prusse", "p3": "m_28_territories"}
    near = {"r_autriche": ("p1", 1), AUSTRIAN: ("p3", 1)}
    assert (
        chances(missions=missions, **near)[0] > chances(missions={**missions, "p1": "m_prusse_scandinavie"}, **near)[0]
    )


@pytest.mark.parametrize(("wall", "breaks"), [(300, True), (900, False)])
def test_who_is_walled_in_breaks_through_the_neutral_army_where_he_can(wall: int, breaks: bool) -> None:
    """Of two players the second holds all but the boot of Italy, and the neutral army, grown with his own, stands before it:
    without the way through, the game would never end."""
    italy: dict[str, Any] = {"etats_eglise": ("neutral", wall), "deux_siciles": ("p1", 40)}
    t = table(players=2, frame="Combat", turn="p2", piemont=("p2", 600), **italy)
    actions = t.state.legal(1)
    values = GAME.judge(t.state, 1, actions)
    best = GAME.vocabulary.name(actions[values.index(max(values))])
    assert best == ("attack piemont>etats_eglise" if breaks else "end_combat")
