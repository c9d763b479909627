"""OpenSpiel's own random simulations on all games, its searches, and what is ours: explicit chance, knowledge, worlds."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import grognard.adapters.openspiel as adapter
from grognard.adapters.table import rewards
from grognard.kernel.chance import Scripted, Source
from grognard.kernel.registry import find_game, game_ids


def load(game: str, options: str = adapter.NO_OPTIONS, limit: int = 60) -> Any:
    return pyspiel.load_game(f"grognard_{game}", {"options": options, "limit": limit})


def walk(game: Any, seed: int, decisions: int) -> Any:
    """The state after so many random decisions."""
    luck = np.random.RandomState(seed)
    state = game.new_initial_state()
    while decisions or state.is_chance_node():
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(luck.randint(len(state.chance_outcomes())))
        else:
            state.apply_action(int(luck.choice(state.legal_actions())))
            decisions -= 1
    return state


@pytest.mark.parametrize("game", game_ids())
def test_random_simulation(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("search", ["mcts", "ismcts"])
@pytest.mark.parametrize("game", game_ids())
def test_searches_play(game: str, search: str) -> None:
    loaded = load(game)
    luck = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    if search == "mcts":
        bot = mcts.MCTSBot(loaded, 2.0, 4, evaluator, random_state=luck)
    else:
        bot = ismcts.ISMCTSBot(loaded, evaluator, 2.0, 4, random_state=luck)
    state = walk(loaded, 2, 40)
    assert int(bot.step(state)) in state.legal_actions()


def test_a_whole_game_of_history_is_the_same_game_in_the_kernel() -> None:
    state = walk(load("nations_1813", limit=5000), 3, 5000)
    assert state.is_terminal()
    kernel = find_game("nations_1813")
    answers = []
    again = load("nations_1813", limit=5000).new_initial_state()
    for action in state.history():
        if again.is_chance_node():
            answers.append((len(again.chance_outcomes()), action))
        again.apply_action(action)
    played = kernel.begin(kernel.resolve({}), source=Forgiving(answers))
    played.settle()
    replayed = load("nations_1813", limit=5000).new_initial_state()
    for action in state.history():
        if not replayed.is_chance_node():
            played.apply(replayed.current_player(), kernel.vocabulary.action(action))
        replayed.apply_action(action)
    assert kernel.describe(played) == kernel.describe(state.moment.base)
    assert state.returns() == rewards(played.scores())


class Forgiving(Source):
    """Answers of a history, in which a choice of one thing is no choice."""

    def __init__(self, answers: list[tuple[int, int]]) -> None:
        self.script = Scripted(answers)
        self.given = 0

    def below(self, index: int, n: int) -> int:
        if n == 1:
            return 0
        self.given += 1
        return self.script.below(self.given - 1, n)


def test_chance_is_explicit_and_fair() -> None:
    state = load("risk_napoleon", "players:2").new_initial_state()
    seen = set()
    luck = np.random.RandomState(1)
    for _ in range(600):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            seen.add(len(outcomes))
            assert sum(p for _, p in outcomes) == pytest.approx(1)
            state.apply_action(luck.randint(len(outcomes)))
        else:
            state.apply_action(int(luck.choice(state.legal_actions())))
    assert len(seen) > 10  # a shuffle asks for one of 48, then of 47, and so on


@pytest.mark.parametrize("game", game_ids())
def test_worlds_dealt_anew_look_the_same_to_the_player(game: str) -> None:
    state = walk(load(game), 5, 50)
    player = state.current_player()
    world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert world.information_state_string(player) == state.information_state_string(player)
    assert world.observation_string(player) == state.observation_string(player)
    assert world.legal_actions() == state.legal_actions()


def test_a_world_dealt_anew_has_other_secrets() -> None:
    state = walk(load("nations_1813"), 5, 50)
    player = state.current_player()
    worlds = {str(state.resample_from_infostate(player, lambda i=i: i / 9)) for i in range(9)}
    assert len(worlds) == 9


def test_information_is_perfect_recall() -> None:
    """Two ways to the same position are two information states for the player who went them."""
    one, two = (walk(load("nations_1813"), seed, 1) for seed in (5, 6))
    strings = {state.information_state_string(player) for state in (one, two) for player in (0, 1)}
    assert len(strings) == 4


def test_what_another_does_in_secret_is_not_in_the_information_state() -> None:
    """Napoléon keeps one of two missions: the Allied player is told neither which."""
    state = walk(load("nations_1813", "sides:seat_1_french"), 1, 0)
    while "keep" not in state.action_to_string(state.legal_actions()[0]):
        state.apply_action(state.legal_actions()[0])
        while state.is_chance_node():
            state.apply_action(0)
    player = state.current_player()
    after = [state.child(action) for action in state.legal_actions()]
    assert len({child.information_state_string(player) for child in after}) == 2
    assert len({child.information_state_string(1 - player) for child in after}) == 1


@pytest.mark.parametrize("game", game_ids())
def test_observer(game: str) -> None:
    loaded = load(game)
    state = walk(loaded, 5, 50)
    observation = make_observation(loaded)
    observation.set_from(state, 1)
    assert observation.tensor.shape == tuple(loaded.observation_tensor_shape())
    assert observation.tensor.min() == 0
    assert observation.tensor.max() <= 1
    assert observation.dict["seat"].tolist()[1] == 1
    assert '"frame"' in observation.string_from(state, 1)


def test_copies_and_writing() -> None:
    loaded = load("risk_napoleon", "players:3;scenario:mission", limit=900)
    assert loaded.num_players() == 3
    state = walk(loaded, 7, 30)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert copy.history() != state.history()
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)
    assert pickle.loads(pickle.dumps(loaded)).num_players() == 3
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))
    assert again.chance_outcomes() == state.chance_outcomes()
    assert again.action_to_string(0) == "chance 0"
