"""The board of Napoleon in Europe as text: what it shows in random games, in both languages, to every seat."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from grognard.cli.boards import find_board
from grognard.cli.boards.napoleon_in_europe import Board
from grognard.games.napoleon_in_europe.tables import ARMS
from grognard.kernel.chance import next_word, seed_word, word_below
from grognard.kernel.contract import WATCHER, State
from grognard.kernel.registry import find_game
from grognard.words import LANGUAGES, Words
from tests.cli.test_boards import drawn

EUROPE = find_game("napoleon_in_europe")
GAMES: list[dict[str, Any]] = [
    {"scenario": "even_steven", "players": 4},
    {"scenario": "middle_powers", "players": 2, "victory": "total", "total_turn_limit": "24"},
    {"scenario": "middle_powers", "players": 3, "setup_placement": "simultaneous", "leader_rule": "bonus_die"},
    {"scenario": "stop_the_french", "players": 5, "hits_optional": True, "lone_leader": "pursuit"},
]
SEEDS = [6, 5, 7, 1]
BATTLE = {"Deployment", "BattleMove", "Shift", "Fire", "Pursuit", "Retreat"}
RAW = re.compile(r"\w_\w|[{}]|\bTrue\b|\bNone\b|\bp\d\b|\bnation-|\bplace-|\bcard-|\bcli-")


def board(lang: str) -> Board:
    found = find_board(EUROPE, Words(lang, EUROPE))
    assert isinstance(found, Board)
    return found


def walk(number: int, most: int) -> Iterator[tuple[State, int, int]]:
    """A random game: before each decision the state, who decides and what he will do."""
    state = EUROPE.new(GAMES[number], SEEDS[number])
    word = seed_word(SEEDS[number])
    for _ in range(most):
        if not state.stack:
            return
        seat = state.deciders()[-1]
        actions = state.legal(seat)
        word = next_word(word)
        action = actions[word_below(word, len(actions))]
        yield state, seat, action
        state.apply(seat, action)


@cache
def situations(number: int) -> list[tuple[State, int]]:
    """Of a random game: the first of each step, one in 700 of all, the end; each with the seat that decides."""
    found: list[tuple[State, int]] = []
    met: set[str] = set()
    for count, (state, seat, _) in enumerate(walk(number, 4000)):
        frame = type(state.stack[-1]).__name__
        if frame not in met or count % 700 == 0:
            met.add(frame)
            found.append((state.clone(), seat))
        last = state
    return [*found, (last, 0)]


@cache
def views(number: int) -> list[dict[str, Any]]:
    """What the deciding seat, another seat or the spectator sees; of a battle, all three."""
    found = []
    for count, (state, seat) in enumerate(situations(number)):
        viewers = (seat, (seat + 1) % GAMES[number]["players"], WATCHER)
        told = [state.view(viewer) for viewer in viewers]
        found += told if told[0]["table"]["battle"] else [told[count % 3]]
    return found


@cache
def scenes(lang: str) -> list[tuple[dict[str, Any], str]]:
    """Views of all games, and how they are drawn."""
    here = board(lang)
    return [(view, drawn(here.draw(view, 80))) for number in range(len(GAMES)) for view in views(number)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_fits_80_columns_and_two_screens(lang: str) -> None:
    heights = [len(text.splitlines()) for _, text in scenes(lang)]
    assert max(len(line.rstrip()) for _, text in scenes(lang) for line in text.splitlines()) <= 80
    assert max(heights) <= 64
    assert sum(heights) / len(heights) <= 48
    assert {view["frame"] for view, _ in scenes(lang)} >= {"Nations", "SecretPlacement", "Movement", "Production"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_is_said_in_words(lang: str) -> None:
    here = board(lang)
    for view, text in scenes(lang):
        told = text + "\n".join(here.own(view))
        assert not RAW.search(told), RAW.search(told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_force_is_named_with_its_place(lang: str) -> None:
    here = board(lang)
    seen = 0
    for view, text in scenes(lang):
        if view["table"]["battle"]:
            continue
        lines = text.splitlines()
        for place, told in view["table"]["regions"].items():
            name = here.words.name("place", place)
            for army in told["pieces"].values():
                assert any(name in line and here._army(army) in line for line in lines), name
                seen += 1
            assert not told["controller"] or name in text
    assert seen > 500


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_battle_shows_both_sides_by_ranks_and_losses(lang: str) -> None:
    here = board(lang)
    frames: set[str] = set()
    for view, text in scenes(lang):
        battle = view["table"]["battle"]
        if not battle:
            continue
        frames.add(view["frame"])
        assert here.words.name("place", battle["region"]) in text
        for nation, ranks in battle["ranks"].items():
            for army in ranks.values() if ranks else []:
                assert not any(army) or f"{here._sign(nation)} {here._army_words(army)}" in text
        if battle["odds"]:
            assert here.odds(battle["odds"])[0] in text
    assert frames >= BATTLE


def test_casualties_stand_with_their_side() -> None:
    here = board("en")
    [view, *_] = [view for view, _ in scenes("en") if view["frame"] == "BattleMove"]
    battle = view["table"]["battle"]
    nation = battle["attackers"][0]
    ranks = {**battle["ranks"], nation: {**battle["ranks"][nation], "dead": [2, 11, 0, 0]}}
    changed = {**view, "table": {**view["table"], "battle": {**battle, "ranks": ranks}}}
    before, after = (drawn(here.draw(told, 80)).splitlines() for told in (view, changed))
    [line] = [line for line in after if "casualties" in line and "2 infantry, 11 cavalry" in line]
    assert len(after) >= len(before)
    assert after[after.index(line) + 1].startswith("Attack: ")


def test_hits_to_give_out_and_pieces_to_rally_are_counted() -> None:
    here = board("en")
    [view, *_] = [view for view, _ in scenes("en") if view["frame"] == "Fire" and view["table"]["at"].get("hits")]
    for frame, words in (("Fire", "3 hits to give out."), ("Rally", "3 pieces to rally at most.")):
        changed = {**view, "frame": frame, "table": {**view["table"], "at": {"hits": 3}}}
        assert words in drawn(here.draw(changed, 80))


def test_behind_the_screen_stands_what_is_in_the_region() -> None:
    here = board("en")
    deploying = [scene for scene in scenes("en") if scene[0]["frame"] == "Deployment"]
    assert deploying
    for view, text in deploying:
        battle = view["table"]["battle"]
        hidden = [nation for nation, ranks in battle["ranks"].items() if ranks is None]
        assert text.count("behind the screen") == 1 + len({nation in battle["attackers"] for nation in hidden})
        for nation in hidden:
            assert here._army_words(view["table"]["regions"][battle["region"]]["pieces"][nation]) in text
        if view["seat"] in (battle["attack"], battle["defence"]):
            assert len(hidden) < len(battle["ranks"])


def test_all_players_are_told_with_what_everybody_may_know() -> None:
    here = board("en")
    for view, text in scenes("en"):
        table, lines = view["table"], text.splitlines()
        assert lines[0].startswith(f"Turn {table['turn']}" if table["turn"] else "Setup")
        assert not table["turn"] or re.search(r"deck empty|one card in|\d+ cards in", lines[0])
        if table["battle"]:
            continue
        for seat in table["seats"]:
            [line] = [line for line in lines if line[3:].startswith(f"{here.words.say(seat['words'])} ")]
            assert line.split("  ", 1)[1].split()[0] == str(seat["regions"])
            assert ("(you)" in line) == (seat["name"] == view["seat"])


def test_who_is_out_has_no_numbers_any_more() -> None:
    here = board("en")
    view = situations(0)[-1][0].view(1)
    seats = [{**seat, "out": seat["name"] == "p1"} for seat in view["table"]["seats"]]
    text = drawn(here.draw({**view, "table": {**view["table"], "seats": seats}}, 80))
    assert f"{here._seat_sign(view, 'p1')} {here._seat_name(view, 'p1')} out" in [
        line.rstrip() for line in text.splitlines()
    ]


def test_colours_only_repeat_what_words_say() -> None:
    here = board("fr")
    for view in views(1)[::4]:
        plain, coloured = drawn(here.draw(view, 80)), drawn(here.draw(view, 80), colour=True)
        assert "\x1b[" in coloured
        assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain


def test_a_seat_is_told_its_own_cards_and_nobody_elses() -> None:
    here = board("en")
    names = {card: here.words.name("card", card) for card in EUROPE.vocabulary.sets["card"]}
    shown = 0
    for number in range(len(GAMES)):
        for state, _ in situations(number):
            assert here.own(state.view(WATCHER)) == []
            for seat in range(GAMES[number]["players"]):
                view = state.view(seat)
                hands = [told for told in view["table"]["nations"].values() if told["seat"] == view["seat"]]
                own = {card for hand in hands for card in hand["known_cards"]}
                told = "\n".join(here.own(view))
                assert {card for card, name in names.items() if name in told} == own
                assert sum(map(int, re.findall(r"(\d+) cards:", told))) + told.count("one card:") == sum(
                    hand["cards"] for hand in hands
                )
                shown += len(own)
    assert shown > 100


def test_the_board_is_drawn_again_with_each_turn_but_not_at_each_decision() -> None:
    here = board("en")
    moments: dict[object, set[tuple[int, str]]] = {}
    decisions = 0
    for state, seat, _ in walk(0, 3000):
        view = state.view(seat)
        moment = here.moment(view)
        assert (moment is None) == (view["frame"] == "Nations")
        moments.setdefault(moment, set()).add((view["table"]["turn"], view["table"]["active"]))
        decisions += 1
    del moments[None]
    assert all(len(turns) == 1 for turns in moments.values())
    assert len(moments) < decisions / 2


def test_in_a_battle_it_is_drawn_again_with_each_round() -> None:
    here = board("en")
    rounds: dict[object, set[tuple[str, int]]] = {}
    for state, seat, _ in walk(1, 2000):
        battle = state.view(seat)["table"]["battle"]
        if battle:
            rounds.setdefault(here.moment(state.view(seat)), set()).add((battle["region"], battle["round"]))
    assert len(rounds) > 20
    assert all(len(told) == 1 for told in rounds.values())


def test_a_place_is_noted_and_looked_at_with_its_neighbours() -> None:
    here = board("en")
    moved = 0
    for view in views(0):
        regions = view["table"]["regions"]
        for place, told in list(regions.items())[::13]:
            note, (head, *lines) = here.note(view, place), here.look(view, place)
            assert sum(map(int, re.findall(r"\d+", note))) == sum(map(sum, told["pieces"].values()))
            assert not told["controller"] or here._sign(told["controller"]).plain in note
            assert head.startswith(here.words.name("place", place))
            for army in told["pieces"].values():
                assert any(here._army_words(army) in line for line in lines)
            borders = [border for border in EUROPE.vocabulary.sets["border"] if border.startswith(f"{place}>")]
            for border in borders:
                name = here.words.name("place", border.partition(">")[2])
                assert any(line.startswith("    ") and line.endswith(f" {name}") for line in lines)
            moved += sum(line.startswith("  this turn") for line in lines)
    assert moved


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_army_is_told_in_letters_and_in_words(lang: str) -> None:
    here = board(lang)
    assert here._army([3, 0, 1, 2]) == "3i 1a 2L"
    assert len({here.words.say(f"cli-nie-letter-{arm}") for arm in ARMS}) == len(ARMS)
    assert here._army_words([3, 0, 0, 1]) == {"en": "3 infantry, 1 leader", "fr": "3 infanteries, 1 leader"}[lang]


def test_odds_of_every_kind_are_told_and_add_up() -> None:
    boards = [board(lang) for lang in LANGUAGES]
    kinds: dict[str, int] = {}
    for number in range(len(GAMES)):
        for state, seat, action in walk(number, 2000):
            told = EUROPE.odds(state, seat, action)
            if not told:
                continue
            kind = " ".join(name for name in ("landing", "fire", "battle") if name in told)
            kinds[kind] = kinds.get(kind, 0) + 1
            for here in boards:
                lines = here.odds(told)
                assert lines
                assert not any(RAW.search(line) for line in lines)
                rows = [re.findall(r"\((\d+)[ \u00a0]%\)", line) for line in lines]
                for shares in [row for row in rows if row]:
                    assert abs(sum(map(int, shares)) - 100) <= 3
                assert any(rows) == ("fire" in told or bool(told.get("lost_on")))
                if "battle" in told:
                    assert any(re.search(r": [<>]?\d+[ \u00a0]%", line) for line in lines)
    assert set(kinds) == {"landing", "battle", "fire battle", "fire"}
