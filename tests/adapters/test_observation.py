"""Observations of all games: of constant size, within their bounds, the same in all worlds that the seat cannot tell apart."""

from typing import Any

import pytest

from grognard.kernel.contract import Game, State
from grognard.kernel.observation import put, put_all, put_bits, put_one, put_slots, put_wide
from grognard.kernel.registry import find_game, game_ids
from grognard.testing import named, settings
from grognard.testing.luck import Luck

GAMES = [find_game(name) for name in game_ids()]
# What hides something beyond the scenario and the seats.
HIDING: dict[str, list[dict[str, Any]]] = {
    "napoleon_1815": [{"rules": "grognard"}, {"rules": "grognard", "players": 3}, {"combat_resolution": "dice"}],
    "napoleon_in_europe": [{"setup_placement": "simultaneous"}, {"allied_command": "each_owner"}],
    "nations_1813": [{"scenario": "advanced_match"}],
    "risk_napoleon": [{"scenario": "mission", "players": 5}, {"scenario": "capitals", "advanced_exchange": True}],
    "wellingtons_victory": [{"scenario": "waterloo", "multiplayer_commands": True}, {"hidden_stacks": True}],
}


def tables(game: Game) -> list[dict[str, Any]]:
    """Every scenario, and what hides something."""
    found: dict[Any, dict[str, Any]] = {}
    for options in settings(game):
        found.setdefault(options.get("scenario"), dict(options))
    return [*found.values(), *HIDING[game.id]]


def positions(game: Game, options: dict[str, Any], steps: int) -> list[State]:
    """Situations of a random game, one in ten, the later ones too: the way between them is played faster."""
    luck = Luck(len(options) + steps)
    state = game.new(options, 1815)
    found = []
    for step in range(steps):
        if not state.stack:
            break
        if step % 10 == 0:
            found.append(state.clone())
        seat = luck.choose(state.deciders())
        state.apply(seat, luck.choose(state.legal(seat)))
    return [*found, state]


CASES = [(game, options) for game in GAMES for options in tables(game)]


@pytest.mark.parametrize(("game", "options"), CASES, ids=[f"{game.id}-{named(options)}" for game, options in CASES])
def test_an_observation_is_a_row_of_blocks_and_knows_no_more_than_its_seat(game: Game, options: dict[str, Any]) -> None:
    luck = Luck(7)
    resolved = game.resolve(options)
    blocks = game.blocks(resolved)
    highs = [block.high for block in blocks for _ in range(block.size)]
    names = [block.name for block in blocks for _ in range(block.size)]
    assert len({block.name for block in blocks}) == len(blocks)
    for state in positions(game, options, 240):
        for seat in range(len(game.seats(resolved))):
            row = state.observe(seat)
            assert len(row) == len(highs)
            assert [name for value, high, name in zip(row, highs, names, strict=True) if not 0 <= value <= high] == []
            world = state.redeal(seat, luck.seed()).observe(seat)
            assert {name for a, b, name in zip(row, world, names, strict=True) if a != b} == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_a_seat_decides_about_is_in_its_observation(game: Game) -> None:
    """One seat's next decision in the same turn looks other than its last one."""
    state, luck, same, met = game.new({}, 3), Luck(3), 0, 0
    for _ in range(150):
        seat = state.deciders()[0]
        before, open_before = state.observe(seat), state.legal(seat)
        state.apply(seat, luck.choose(open_before))
        if not state.stack:
            break
        if state.deciders()[0] == seat and state.legal(seat) != open_before:
            met += 1
            same += state.observe(seat) == before
    assert met > 10
    assert same <= met // 10


def test_the_observer_of_risk_is_always_number_one() -> None:
    game = find_game("risk_napoleon")
    state = positions(game, {"players": 3}, 200)[-1]
    first = sum(block.size for block in game.blocks(game.resolve({"players": 3}))[:4])
    owner = state.owner  # type: ignore[attr-defined]
    for seat in range(3):
        row = state.observe(seat)[first : first + len(owner)]
        assert [t for t, number in enumerate(row) if number == 1] == [t for t, o in enumerate(owner) if o == seat]


def test_numbers_are_cut_off_at_both_ends() -> None:
    row: list[int] = []
    put(row, 300)
    put(row, -2)
    put_all(row, [-1, 7, 255], 1)
    put_slots(row, [4], 3)
    put_wide(row, 258)
    put_wide(row, 1 << 20)
    put_bits(row, 0b101, 3)
    put_one(row, 1, 3)
    put_one(row, -1, 2)
    assert row == [255, 0, 0, 8, 255, 5, 0, 0, 1, 2, 255, 255, 1, 0, 1, 0, 1, 0, 0, 0]


def test_a_game_that_declares_no_observation_still_tells_the_step() -> None:
    class Plain(Game):
        pass

    risk = find_game("risk_napoleon")
    plain = Plain("plain", {}, "1", "P", "P-1", "x", [], ["a", "b"], risk.vocabulary, [], list(risk.frames.values()))
    assert [block.name for block in plain.blocks({})] == ["seat", "awaited", "step", "about"]


def test_rows_of_the_great_battle_are_written_where_it_changed() -> None:
    """Two games in turns, a row after each step: every row tells where the pieces are now."""
    game = find_game("wellingtons_victory")
    blocks = game.blocks(game.resolve({}))
    first = sum(block.size for block in blocks[: [block.name for block in blocks].index("column")])
    states, luck = [game.new({}, seed) for seed in (1, 2)], Luck(5)
    pieces = len(states[0].where)  # type: ignore[attr-defined]
    for step in range(120):
        state = states[step % 2]
        seat = state.deciders()[0]
        state.apply(seat, luck.choose(state.legal(seat)))
        row = state.observe(seat)
        where, order = state.where, state.order  # type: ignore[attr-defined]
        assert [(at >= 0) for at in where] == [column > 0 for column in row[first : first + pieces]]
        assert list(row[first + 2 * pieces : first + 3 * pieces]) == order
        places: dict[int, tuple[int, int]] = {}
        for p, at in enumerate(where):
            if at >= 0:
                place = row[first + p], row[first + pieces + p]
                assert places.setdefault(at, place) == place
        assert len(set(places.values())) == len(places)
