"""A study of RISK says what happened: losses are the regiments that vanished, fights the rounds, luck the dice."""

import pytest

from grognard.games.risk_napoleon.state import Risk
from grognard.games.risk_napoleon.verbs import T_ROUND, T_TURN
from grognard.kernel.contract import State
from tests.games.studies import Watched


def _regiments(state: State) -> list[int]:
    assert isinstance(state, Risk)
    return [
        sum(state.troops[t] for t in state.lands[seat]) + state.reserve[seat] for seat in range(state.rules.players)
    ]


@pytest.fixture(scope="module")
def game() -> Watched:
    return Watched("risk_napoleon", {"players": 3}, 5, 3000, _regiments)


def test_losses_are_the_regiments_that_vanished(game: Watched) -> None:
    vanished = [0, 0, 0]
    for before, after in zip(game.seen, game.seen[1:], strict=False):
        for seat in range(3):
            vanished[seat] += max(0, before[seat] - after[seat])
    assert sum(vanished) > 500
    assert game.losses() == vanished


def test_every_round_is_a_fight_with_luck_for_both_sides(game: Watched) -> None:
    rounds = game.all(T_ROUND)
    assert sum(game.notes["fights"].values()) == len(rounds)
    luck = game.notes["luck"]
    assert sum(throws for throws, *_ in luck) == 2 * len(rounds)
    assert sum(rolled for _, rolled, _, _ in luck) == sum(lost + inflicted for *_, lost, inflicted in rounds)
    assert sum(expected for _, _, expected, _ in luck) == pytest.approx(sum(one[3] + one[4] for one in rounds), abs=0.1)


def test_the_score_is_the_number_of_territories_round_by_round(game: Watched) -> None:
    notes = game.notes
    assert notes["turns"] == max(number for _, number in game.all(T_TURN))
    assert [course[0] for course in notes["score"]] == [16, 16, 16]
    assert all(sum(course[i] for course in notes["score"]) == 48 for i in range(len(notes["score"][0])))
    assert notes["first"] == game.all(T_TURN)[0][0]


def test_a_long_game_keeps_its_table_short() -> None:
    long = Watched("risk_napoleon", {"players": 2}, 2, 9000, lambda state: None)
    notes = long.notes
    assert notes["turns"] > 128
    assert notes["every"] > 2
    assert len(notes["score"][0]) == len(notes["losses"][0]) == -(-notes["turns"] // notes["every"]) <= 64
