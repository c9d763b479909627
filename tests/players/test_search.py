"""The search, on the contract alone: all games, no peeking, repeatable, one search a chain."""

from typing import ClassVar

import pytest

from grognard.games.napoleon_in_europe.state import Europe
from grognard.kernel.actions import act
from grognard.kernel.contract import State
from grognard.kernel.registry import find_game, game_ids
from grognard.players import Player, find_player, level_names
from grognard.players.search import Search
from grognard.players.tree import Node, size
from tests.conformance.toy import STAKE, Outposts, Toy, Turn
from tests.players.moments import moments

RISK = "risk_napoleon"


def without_clock(name: str) -> Player:
    """A player of that level; one that searches does so quickly, and by playouts only."""
    player = find_player(name)
    if isinstance(player, Search):
        player.seconds, player.turn, player.playouts = 0.0, 0.0, min(player.playouts, 12)
    return player


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("name", level_names())
def test_what_is_hidden_makes_no_difference(game_id: str, name: str) -> None:
    for state, seat in moments(game_id, 2 if name in ("conscrit", "voltigeur") else 1):
        other = state.redeal(seat, 99)  # the same to the seat, and different in all that it cannot know
        assert without_clock(name).choose(state, seat, 7) == without_clock(name).choose(other, seat, 7)


@pytest.mark.parametrize("game_id", game_ids())
def test_the_same_seed_gives_the_same_thoughts(game_id: str) -> None:
    [(state, seat)] = moments(game_id, 1)
    told = []
    for _ in range(2):
        player = Search(10)
        chosen = player.choose(state, seat, 3)
        assert chosen in state.legal(seat)
        told.append((chosen, [(t.action, t.playouts, t.value, t.line) for t in player.explain()]))
    assert told[0] == told[1]


def test_thoughts() -> None:
    [(state, seat)] = moments(RISK, 1)
    player = Search(60)
    chosen = player.choose(state, seat, 3)
    thoughts = player.explain()
    assert thoughts[0].action == chosen
    assert thoughts[0].line[0] == (seat, chosen)
    assert [t.playouts for t in thoughts] == sorted([t.playouts for t in thoughts], reverse=True)
    assert sum(t.playouts for t in thoughts) == player.done <= 60
    assert all(0.0 <= t.value <= 1.0 for t in thoughts)
    assert {t.action for t in thoughts} <= set(state.legal(seat))


def test_what_is_forced_costs_nothing() -> None:
    game = find_game(RISK)
    state = game.new({}, 5)
    player = Search(5)
    while len(state.legal(state.deciders()[0])) > 1:
        seat = state.deciders()[0]
        state.apply(seat, state.legal(seat)[0])
    seat = state.deciders()[0]
    assert player.choose(state, seat, 1) == state.legal(seat)[0]
    assert player.done == 0
    assert player.explain() == []


def chain(state: State, seat: int, player: Search, seed: int) -> list[int]:
    """The playouts for each decision of the seat until somebody else, or chance, has the word."""
    done = []
    while state.stack and state.deciders() == [seat]:
        seals = state.seals
        choices = len(state.legal(seat))
        action = player.choose(state, seat, seed)
        if choices > 1:
            done.append(player.done)
        state.apply(seat, action)
        if state.seals != seals:
            break
    return done


def test_a_chain_of_decisions_shares_one_search() -> None:
    """Placing regiments one by one: later decisions begin with what the first search found."""
    game = find_game(RISK)
    state = game.new({}, 5)
    greedy = find_player("greedy")
    while type(state.stack[-1]).__name__ != "Reinforcements" or state.pool < 3:  # type: ignore[attr-defined]
        seat = state.deciders()[0]
        state.apply(seat, greedy.choose(state, seat, 1))
    done = chain(state, state.deciders()[0], Search(60), 4)
    assert len(done) > 1
    assert sum(done) < 60 * len(done)
    assert min(done[1:]) < 55


def test_a_search_that_others_have_overtaken_is_dropped() -> None:
    [(state, seat)] = moments(RISK, 1)
    player = Search(20)
    player.choose(state, seat, 3)
    elsewhere, other = moments(RISK, 3)[2]
    fresh = Search(20)
    assert player.choose(elsewhere, other, 3) == fresh.choose(elsewhere, other, 3)
    assert [t.playouts for t in player.explain()] == [t.playouts for t in fresh.explain()]


def test_seconds_are_a_budget_too() -> None:
    [(state, seat)] = moments(RISK, 1)
    player = Search(0, 0.05)
    assert player.choose(state, seat, 3) in state.legal(seat)
    assert player.done >= 1


def test_a_turn_of_many_decisions_leaves_less_time_for_each() -> None:
    risk = find_game(RISK).new({}, 5)
    battle = find_game("wellingtons_victory")
    farm, field = (battle.new({"scenario": scenario}, 5) for scenario in ("hougoumont", "waterloo"))
    player = Search(0, 2.0, turn=15.0)
    times = [player.seconds_for(state, 0) for state in (risk, farm, field)]
    assert times == sorted(times, reverse=True)
    assert times[2] < 0.05 < 0.1 < times[1]
    assert [Search(0, 0.1, turn=15.0).seconds_for(state, 0) for state in (risk, farm)] == [0.1, 0.1]
    assert Search(0, turn=15.0).seconds_for(field, 0) == times[2]
    assert Search(0, 2.0).seconds_for(field, 0) == 2.0


def test_the_time_for_a_turn_is_kept() -> None:
    [(state, seat)] = moments(RISK, 1)
    player = Search(1 << 40, turn=1.0)  # without that limit it would think for days
    assert player.choose(state, seat, 3) in state.legal(seat)
    assert player.done >= 1


class Fair(Toy):
    """The toy game, to a player for whom all is alike."""

    def evaluate(self, state: State, seat: int) -> float:
        return 0.5


class Noted(Turn):
    """The decision at hand; it notes the dice to come for each action that is tried here."""

    met: ClassVar[dict[int, list[int]]] = {}

    def apply(self, s: Outposts, seat: int, verb: int, argument: int) -> None:
        if s.aim == 0:
            self.met.setdefault(verb, []).append(s.word)
        super().apply(s, seat, verb, argument)


def test_all_actions_meet_the_same_dice() -> None:
    state = Fair().new({}, 5)
    for seat in (0, 1):
        state.apply(seat, act(STAKE, 1))
    state.stack[-1] = Noted(0)
    Search(60).think(state, 0, 3)
    longest = max(Noted.met.values(), key=len)
    assert len(set(longest)) == len(longest) > 10
    assert len(Noted.met) == len(state.legal(0))
    for words in Noted.met.values():
        assert words == longest[: len(words)]


def test_memory_is_bounded() -> None:
    [(state, seat)] = moments(RISK, 1)
    player = Search(80, most_nodes=20)
    player.think(state, seat, 3)
    assert size(player.root) == player.nodes == 20
    assert player.root.visits == sum(player.root.taken)


def test_the_value_of_the_end() -> None:
    game = find_game(RISK)
    state = game.new({"players": 3}, 5)
    greedy = find_player("greedy")
    while state.stack:
        seat = state.deciders()[0]
        state.apply(seat, greedy.choose(state, seat, state.word))
    values = [game.outcome(state, seat) for seat in range(3)]
    assert sorted(values) == [0.0, 0.0, 1.0]


def test_a_draw_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Toy()
    state = game.new({}, 5)
    monkeypatch.setattr(Outposts, "scores", lambda self: [3.0, 3.0])
    assert [game.outcome(state, seat) for seat in (0, 1)] == [0.5, 0.5]


def test_a_winning_move_is_found() -> None:
    """Of a game's last decisions, the one that wins at once is taken, by whatever seat."""
    game = find_game(RISK)
    state = game.new({"players": 2}, 8)
    greedy = find_player("greedy")
    before: list[tuple[State, int]] = []
    while state.stack:
        seat = state.deciders()[0]
        before.append((state.clone(), seat))
        state.apply(seat, greedy.choose(state, seat, state.word))
    winner = state.scores().index(1.0)
    last, seat = next((s, seat) for s, seat in reversed(before) if seat == winner and len(s.legal(seat)) > 1)
    player = Search(100)
    player.choose(last, seat, 1)
    assert player.explain()[0].value > 0.9


def test_an_empty_tree() -> None:
    assert size(Node()) == 1


@pytest.mark.parametrize("game_id", game_ids())
def test_what_a_game_tells_a_search(game_id: str) -> None:
    game = find_game(game_id)
    assert game.horizon() >= 0
    for state, seat in moments(game_id, 3):
        actions = state.legal(seat)
        before = game.describe(state)
        assert len(game.glance(state, seat, actions)) == len(actions)
        assert 0.0 <= game.evaluate(state, seat) <= 1.0
        game.turn_of(state)
        assert game.describe(state) == before, "a look changes nothing"


def test_a_look_ahead_goes_through_a_battle() -> None:
    """In Napoleon in Europe the defender answers in the attacker's turn; a playout ends with the battle."""
    game = find_game("napoleon_in_europe")
    state = game.new({"players": 2}, 5)
    greedy = find_player("greedy")
    while type(state.stack[-1]).__name__ != "BattleMove":
        seat = state.deciders()[0]
        state.apply(seat, greedy.choose(state, seat, state.word))
    assert isinstance(state, Europe)
    field, turn = state.field, game.turn_of(state)
    seats = set()
    while state.field == field:
        assert game.turn_of(state) == turn
        seat = state.deciders()[0]
        seats.add(seat)
        state.apply(seat, greedy.choose(state, seat, state.word))
    assert game.turn_of(state) != turn
    assert len(seats) == 2
