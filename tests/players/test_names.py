"""Players by name, and a search on several processes."""

import pytest

from grognard.kernel.errors import BadInput
from grognard.players import find_player, level_names, player_names, processes_of
from grognard.players.search import Search
from grognard.players.team import Team
from tests.players.moments import moments


def test_every_name_finds_a_player() -> None:
    for name in [*player_names(), "maréchal", "search-10", "search-0.5s", "search-10x2"]:
        assert find_player(name)
    assert level_names() == ["conscrit", "voltigeur", "grognard", "marechal"]


def test_budgets() -> None:
    one = find_player("search-400")
    assert isinstance(one, Search)
    assert (one.playouts, one.seconds) == (400, 0.0)
    one = find_player("search-1.5s")
    assert isinstance(one, Search)
    assert (one.playouts, one.seconds) == (0, 1.5)
    two = find_player("search-400x2")
    assert isinstance(two, Team)
    assert (two.playouts, two.size) == (400, 2)
    assert (processes_of("search-400x2"), processes_of("search-400"), processes_of("greedy")) == (2, 1, 1)


@pytest.mark.parametrize(
    "name", ["", "gredy", "search", "search-", "search-0", "search-s", "search-x2", "search--1", "engine"]
)
def test_no_such_player(name: str) -> None:
    with pytest.raises(BadInput, match="unknown-player"):
        find_player(name)


def test_higher_levels_think_longer() -> None:
    players = [player for name in level_names() if isinstance(player := find_player(name), Search)]
    assert len(players) == 3
    for budgets in zip(*[(p.playouts, p.seconds, p.turn) for p in players], strict=True):
        assert list(budgets) == sorted(set(budgets))


def test_a_team_adds_up_what_its_members_found() -> None:
    [(state, seat)] = moments("risk_napoleon", 1)
    team = Team(2, 24)
    try:
        chosen = team.choose(state, seat, 3)
        thoughts = team.explain()
        assert chosen == thoughts[0].action
        assert team.done == sum(thought.playouts for thought in thoughts) > 12
        alone = [Search(12), Search(12)]
        world = state.game.position(state.game.describe(state.redeal(seat, 3)), 3)
        for i, search in enumerate(alone):
            search.think(world, seat, 3 + i)
        for thought in thoughts:
            parts = [t for search in alone for t in search.weighed() if t.action == thought.action]
            assert thought.playouts == sum(t.playouts for t in parts)
            assert thought.value == pytest.approx(sum(t.value * t.playouts for t in parts) / thought.playouts)
        assert team.choose(state.redeal(seat, 8), seat, 3) == chosen
    finally:
        team.close()
