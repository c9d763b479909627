"""Why not: what a click may have meant, and the clause that bars it."""

import pytest

from grognard.kernel import clauses, questions
from grognard.kernel.contract import State
from grognard.kernel.registry import find_game, game_ids

RISK = find_game("risk_napoleon")


def combat() -> State:
    state = RISK.new({"players": 3}, seed=1)
    while state.view(0)["frame"] != "Combat" or state.deciders() != [0]:
        seat = state.deciders()[0]
        state.apply(seat, state.legal(seat)[-1])
    return state


def test_a_click_between_two_places_means_the_border_between_them() -> None:
    state = combat()
    open_now = [RISK.vocabulary.name(action) for action in state.legal(0)]
    here, there = next(name for name in open_now if name.startswith("attack")).split()[1].split(">")
    meant = questions.meant(RISK, state, 0, there, here)
    assert [RISK.vocabulary.name(action) for action in meant] == [f"attack {here}>{there}"]
    assert questions.meant(RISK, state, 0, here, here) == []


def test_what_is_wished_is_told_only_where_a_clause_bars_it() -> None:
    state = combat()
    for action, clause in questions.wishes(RISK, state, 0):
        assert state.bar(0, action) == clause
        assert action not in state.legal(0)


@pytest.mark.parametrize("game", game_ids())
def test_topics_name_clauses_and_every_game_has_some(game: str) -> None:
    package = find_game(game).package
    known = clauses.load(package)
    found = find_game(game).topics()
    assert found
    assert all(clause in known for named in found.values() for clause in named)
