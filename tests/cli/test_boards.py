"""Boards and menus drawn as text."""

import io

import pytest
from rich.console import Console, RenderableType

from grognard.cli.boards import find_board
from grognard.cli.boards.plain import Board
from grognard.cli.menu import Menu
from grognard.cli.reading import Reader
from grognard.kernel.chance import next_word, seed_word, word_below
from grognard.kernel.contract import WATCHER, State
from grognard.kernel.playout import playout
from grognard.kernel.registry import find_game
from grognard.words import LANGUAGES, Words
from tests.cli.helpers import GAME, situation

RISK = find_game(GAME)


def drawn(thing: RenderableType, width: int = 80, colour: bool = False) -> str:
    file = io.StringIO()
    Console(file=file, width=width, force_terminal=colour, highlight=False, legacy_windows=False).print(thing)
    return file.getvalue()


def middle(players: int, seed: int, moves: int = 300) -> State:
    state = RISK.new({"players": players}, seed)
    playout(state, seed, moves)
    assert state.stack
    return state


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 6])
def test_the_map_fits_80_columns_and_shows_every_territory(lang: str, players: int) -> None:
    words = Words(lang, RISK)
    board = find_board(RISK, words)
    state = middle(players, players)
    text = drawn(board.draw(state.view(0), 80))
    assert max(len(line.rstrip()) for line in text.splitlines()) <= 80
    assert "…" not in text
    for place in RISK.vocabulary.sets["place"]:
        assert board.short("place", place) in text
    assert len([line for line in text.splitlines() if line.strip()]) <= 25


def test_every_owner_has_a_letter_of_his_own_in_each_language() -> None:
    state = middle(6, 1)
    for lang in LANGUAGES:
        board = find_board(RISK, Words(lang, RISK))
        letters = {board.note(state.view(0), place)[0]: None for place in RISK.vocabulary.sets["place"]}
        assert len(letters) == sum(1 for seat in range(6) if state.view(0)["table"]["seats"][seat]["territories"])


def test_colours_only_repeat_what_letters_say() -> None:
    board = find_board(RISK, Words("en", RISK))
    view = middle(4, 2).view(0)
    plain, coloured = drawn(board.draw(view, 80)), drawn(board.draw(view, 80), colour=True)
    assert "\x1b[" in coloured
    assert "\x1b" not in plain


def test_on_a_wide_screen_the_players_stand_beside_the_map() -> None:
    board = find_board(RISK, Words("en", RISK))
    text = drawn(board.draw(middle(4, 2).view(0), 130), 130)
    assert "(you)" in text.splitlines()[0]
    assert len(text.splitlines()) == 21


def test_a_region_held_whole_names_its_holder() -> None:
    board = find_board(RISK, Words("en", RISK))
    view = RISK.position(situation()).view(0)
    lines = drawn(board.draw(view, 80)).splitlines()
    assert "3/4 +3" in lines[0]  # Irlande is lacking
    assert "B +2" in lines[0]  # Scandinavia


def test_secrets_are_shown_to_their_owner_alone() -> None:
    state = middle(3, 5, 120)
    board = find_board(RISK, Words("en", RISK))
    own = [board.own(state.view(seat)) for seat in range(3)]
    assert all(lines[0].startswith("Your mission: ") for lines in own)
    assert len({lines[0] for lines in own}) == 3
    assert board.own(state.view(WATCHER)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_view_can_be_drawn_by_the_plain_board(lang: str) -> None:
    board = Board(RISK, Words(lang, RISK))
    text = drawn(board.draw(middle(3, 5).view(1), 200), 200)
    assert "territories" in text
    assert "lorraine" in text
    assert board.look(middle(3, 5).view(1), "irlande")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_every_menu_of_a_game_numbers_every_action_once(lang: str, seed: int) -> None:
    words = Words(lang, RISK)
    board, reader = find_board(RISK, words), Reader(words, RISK)
    state = RISK.new({"players": 3}, seed)
    for step in range(40):
        seat = state.deciders()[0]
        menu = Menu(words, board, reader, state, seat)
        assert sorted(menu.by_number.values()) == sorted(state.legal(seat))
        assert max(len(line.plain) for line in menu.draw(80)) <= 80
        assert {RISK.vocabulary.name(action) for action in menu.actions} <= set(menu.names())
        playout(state, seed * 100 + step, 5)


def test_where_a_number_is_asked_for_it_is_the_number_itself() -> None:
    words = Words("en", RISK)
    state = RISK.position(situation())
    state.apply(0, RISK.vocabulary.parse("attack ecosse>irlande"))
    menu = Menu(words, find_board(RISK, words), Reader(words, RISK), state, 0)
    assert {number: RISK.vocabulary.name(action) for number, action in menu.by_number.items()} == {
        1: "engage 1",
        2: "engage 2",
        3: "engage 3",
    }


def test_news_in_short_tells_of_each_conquest_once() -> None:
    state = RISK.new({"players": 3}, 3)
    playout(state, 3, 150)
    state.events = []
    playout(state, 4, 200)
    board = find_board(RISK, Words("en", RISK))
    told = [line for line, _ in board.news(state, state.events)]
    conquests = [event for event in state.events if RISK.tellings[event[1]].name == "conquered"]
    assert conquests
    assert sum(" takes " in line and " lost, " in line for line in told) == len(conquests)
    assert len(told) < 0.6 * len(state.events)


def test_odds_of_every_kind_are_told() -> None:
    """On land and at sea, of a crossing, an interception, a round of Waterloo: what a historical game asks for."""
    boards = [find_board(RISK, Words(lang, RISK)) for lang in LANGUAGES]
    state = RISK.new({"scenario": "history", "players": 5}, 1)
    word = seed_word(1)
    kinds: set[str] = set()
    while state.stack:
        seat = state.deciders()[0]
        actions = state.legal(seat)
        word = next_word(word)
        action = actions[word_below(word, len(actions))]
        told = RISK.odds(state, seat, action)
        if told:
            kinds.update([kind for kind in told if kind in ("crossing", "convoy", "fight")] or ["round"])
            assert all(board.odds(told) for board in boards)
        state.apply(seat, action)
    assert kinds == {"crossing", "convoy", "fight", "round"}
