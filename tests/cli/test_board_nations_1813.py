"""Bataille des Nations 1813 drawn as text."""

import re
from collections.abc import Iterator

import pytest
from rich.text import Text

from grognard.cli.boards import find_board
from grognard.cli.boards.nations_1813 import SIDES, Board
from grognard.cli.menu import Menu
from grognard.cli.reading import Reader
from grognard.kernel.contract import WATCHER, State
from grognard.kernel.playout import playout
from grognard.kernel.registry import find_game
from grognard.words import LANGUAGES, Words
from tests.cli.test_boards import drawn

GAME = find_game("nations_1813")
SCENARIOS = ("basic", "advanced", "basic_match")
SEATS = (0, 1, WATCHER)
RAW = re.compile(r"\w_\w|\b(True|False|None|p1|p2|french|allied|unplayed|tile)\b|[{}\[\]]|\w-\d|cli-n13")
END = 5000  # more decisions than a game has


def board(lang: str) -> Board:
    found = find_board(GAME, Words(lang, GAME))
    assert isinstance(found, Board)
    return found


def played(scenario: str, seed: int, moves: int) -> State:
    state = GAME.new({"scenario": scenario, "sides": "seat_1_french"}, seed)
    playout(state, seed, moves)
    return state


def situations(scenario: str, seeds: int) -> Iterator[State]:
    """From the set-up to the end."""
    for seed in range(seeds):
        state = played(scenario, seed, 0)
        for step in range(8):
            yield state
            playout(state, 100 * seed + step, 29)
        playout(state, seed, END)
        yield state


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_board_fits_80_columns_and_names_every_force_in_words(lang: str, scenario: str) -> None:
    own = board(lang)
    for state in situations(scenario, 2):
        for seat in SEATS:
            view = state.view(seat)
            text = drawn(own.draw(view, 80))
            lines = text.splitlines()
            assert max(len(line) for line in lines) <= 80
            assert len(lines) <= 64
            assert not RAW.search(text), RAW.search(text)
            table = view["table"]
            assert all(own.words.name("army", army) in text for army in table["armies"])
            for place, here in table["areas"].items():
                assert own.words.name("place", place) in text or not (here["tile"] or here["markers"])
            for told in table["missions"].values():
                assert not told["revealed"] or own.words.name("mission", told["mission"]) in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_place_is_told_with_what_stands_on_it(lang: str) -> None:
    own = board(lang)
    for state in situations("advanced", 1):
        view = state.view(1)
        table = view["table"]
        lines = drawn(own.draw(view, 80)).replace("\N{NO-BREAK SPACE}", " ")
        for name, army in table["armies"].items():
            if army["state"] != "tile":
                continue
            force = f"{own.words.name('army', name)} {army['strength']}"
            assert own.note(view, army["area"]).replace("\N{NO-BREAK SPACE}", " ")[1:] == force
            assert re.search(f"{own.words.name('place', army['area'])} +[●■]{force}", lines)
        for place in table["areas"]:
            told = "\n".join(own.look(view, place))
            assert not RAW.search(told), told
            assert own.words.name("place", place) in told.splitlines()[0]
            for army in table["areas"][place]["markers"]:
                assert own.words.name("army", army) in told
            assert len(own.note(view, place)) <= 30


def test_a_place_tells_its_neighbours_and_who_may_come_on() -> None:
    told = board("en").look(played("basic", 1, 0).view(0), "wachau")
    assert told[0] == "Wachau (plain), South"
    assert told[1] == "  May come on here: Murat, Lauriston"
    assert {"  Dölitz (river)", "  Probstheida (hill)"} <= set(told[3:])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_is_shown_to_its_owner_alone(lang: str) -> None:
    own = board(lang)
    shown = 0
    for state in situations("basic", 3):
        assert own.own(state.view(WATCHER)) == []
        for seat in (0, 1):
            view = state.view(seat)
            told = "\n".join(own.own(view)).replace("\N{NO-BREAK SPACE}", " ")
            assert not RAW.search(told), told
            cards = view["table"]["seats"][seat]["known_cards"]
            for card in GAME.vocabulary.sets["card"]:
                name = own.words.name("card", card).replace("\N{NO-BREAK SPACE}", " ")
                number = cards.count(card)
                found = re.search(rf"(?:(\d+) × |[:,] ){re.escape(name)}(?:,|$)", told)
                assert (int(found[1] or 1) if found else 0) == number, (card, told)
            shown += len(cards)
    assert shown > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_secret_mission_is_shown_to_napoleon_alone(lang: str) -> None:
    own = board(lang)
    secrets = 0
    for state in situations("advanced", 2):
        views = [state.view(seat) for seat in SEATS]
        for told in views[0]["table"]["missions"].values():
            if told["revealed"]:
                continue
            secrets += 1
            name = own.words.name("mission", told["mission"])
            assert name in "\n".join(own.own(views[0]))
            for view in views[1:]:
                text = drawn(own.draw(view, 80)) + "\n".join(own.own(view))
                assert name not in text
    assert secrets > 20


def test_the_second_card_of_a_district_is_shown_while_one_chooses() -> None:
    own = board("en")
    state = played("basic", 1, 2)
    view = state.view(0)
    assert view["frame"] == "KeepMission"
    others = [told["refused"] for told in view["table"]["missions"].values() if told["refused"]]
    assert len(others) == 2
    told = "\n".join(own.own(view))
    assert all(f"or else, by your choice: {own.words.name('mission', other)}" in told for other in others)
    assert own.own(state.view(1)) == []


def test_the_board_is_drawn_anew_once_a_turn() -> None:
    own = board("en")
    state = GAME.new({}, 5)
    moments = []
    turns = set()
    decisions = 0
    while state.stack:
        view = state.view(0)
        moments.append(own.moment(view))
        assert (moments[-1] is None) == (view["table"]["turns"] == 0)
        turns.add(view["table"]["turns"])
        decisions += playout(state, decisions, 1)
    assert moments[0] is None
    assert len(turns) <= len(set(moments)) <= len(turns) + 12  # battles and the scoring ask army by army
    assert len(set(moments)) < decisions / 3


def questions() -> dict[str, State]:
    """A game at each of the questions that battle and scoring ask."""
    wanted = {"Loss", "Support", "Engage"}
    found: dict[str, State] = {}
    for seed in range(120, 1000):  # random armies seldom meet
        state = GAME.new({"scenario": "basic"}, seed)
        moves = 0
        while playout(state, 1000 * seed + moves, 1):
            moves += 1
            frame = type(state.stack[-1]).__name__ if state.stack else ""
            if frame in wanted and frame not in found:
                found[frame] = state.clone()
        if set(found) == wanted:
            break
    return found


def test_questions_of_battle_and_scoring_name_the_army() -> None:
    found = questions()
    assert set(found) == {"Loss", "Support", "Engage"}
    for state in found.values():
        view = state.view(state.deciders()[0])
        at = view["table"]["at"]
        army = at.get("by") or at["army"]
        for own in map(board, LANGUAGES):
            assert own.words.name("army", army) in drawn(own.draw(view, 80)).splitlines()[1]
            assert army in str(own.moment(view))


def test_forecasts_tell_every_point() -> None:
    """A battle's points are those that fall without choice and those by choice; the score is that of the view."""
    own = board("en")
    fought = 0
    for state in situations("basic", 4):
        table = state.view(0)["table"]
        told = " ".join(drawn(own.draw(state.view(0), 80)).replace("\N{NO-BREAK SPACE}", " ").split())
        if table["scoring"] or not table["turns"]:
            assert "If the game ended now" not in told
            continue
        score = table["score_now"]["score"]
        assert f"know of: Napoleon {score['french']}, Schwarzenberg {score['allied']}" in told
        for side in SIDES if table["battles"] < 2 and "by" not in table["at"] else ():
            losses = re.search(rf"{own.words.name('side', side)} would lose (one|\d+) points? \(([^)]*)\)", told)
            points = table["battle_now"][side]["points"]
            assert bool(losses) == bool(points)
            if losses:
                fought += 1
                assert (1 if losses[1] == "one" else int(losses[1])) == points
                assert sum(map(int, re.findall(r"\d+", losses[2]))) == points
    assert fought


def test_there_are_no_odds_in_a_game_without_dice() -> None:
    state = GAME.new({}, 2)
    asked = 0
    while state.stack:
        seat = state.deciders()[0]
        assert all(GAME.odds(state, seat, action) is None for action in state.legal(seat))
        asked += playout(state, asked, 1)
    assert asked > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_menus_fit_too(lang: str) -> None:
    own = board(lang)
    reader = Reader(own.words, GAME)
    for state in situations("basic", 2):
        for seat in state.deciders():
            menu = Menu(own.words, own, reader, state, seat)
            assert max(len(line.plain) for line in menu.draw(80)) <= 80


def test_colours_only_repeat_what_signs_say() -> None:
    own = board("fr")
    view = played("basic", 3, 120).view(0)
    plain, coloured = drawn(own.draw(view, 80)), drawn(own.draw(view, 80), colour=True)
    assert "\x1b[" in coloured
    assert Text.from_ansi(coloured).plain.rstrip() == plain.rstrip()
    assert {"●", "■"} <= set(plain)
