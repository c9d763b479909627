"""The computer player with the advanced rules and in the history: it plays to the end, and better than chance."""

from collections.abc import Callable

from grognard.games.risk_napoleon import GAME
from grognard.games.risk_napoleon.state import Risk
from grognard.players import find_player

RULES = {"advanced_exchange": True, "fortresses": True, "generals": True, "fleets": True}


def play(options: dict[str, object], greedy: Callable[[int], bool], seed: int) -> Risk:
    players = {True: find_player("greedy"), False: find_player("random")}
    state = GAME.new(options, seed)
    for n in range(20_000):
        if not state.stack:
            break
        seat = state.deciders()[0]
        state.apply(seat, players[greedy(seat)].choose(state, seat, seed * 100_003 + n))
    assert isinstance(state, Risk)
    return state


def vp(s: Risk) -> tuple[int, int]:
    """The points of both camps."""
    assert s.hist is not None
    return s.hist.vp[0], sum(s.hist.vp[1:])


def test_five_computer_nations_play_the_whole_history() -> None:
    s = play({"players": 5, "scenario": "history"}, lambda seat: True, 1)
    assert not s.stack
    assert sum(vp(s)) > 100


def test_greedy_camps_beat_random_ones() -> None:
    for seed in (1, 2):
        french, allied = vp(
            play({"players": 5, "scenario": "history", "last_campaign": 9}, lambda seat: seat == 0, seed)
        )
        assert french > allied
        french, allied = vp(
            play({"players": 5, "scenario": "history", "last_campaign": 9}, lambda seat: seat > 0, seed)
        )
        assert allied > french


def test_one_greedy_player_beats_three_random_ones() -> None:
    won = 0
    for me in range(4):
        won += play({"players": 4, **RULES}, me.__eq__, me).winner == me
    assert won >= 3
