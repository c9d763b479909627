"""What a form offers: presets that can be played, options by subject, and nothing to choose where nothing would change."""

import random

import pytest

from grognard.kernel.contract import Game, State
from grognard.kernel.errors import BadInput
from grognard.kernel.options import CHOICE, FLAG, WHOLE, Option, Options, Value
from grognard.kernel.registry import find_game, game_ids
from grognard.kernel.summary import summary
from grognard.players import level_names
from grognard.testing import settings
from grognard.testing.settings import values
from grognard.words import LANGUAGES, Words

GAMES = [find_game(name) for name in game_ids()]
DECISIONS = 120


def before(game: Game, option: Option, options: Options) -> Options:
    names = [one.id for one in game.options]
    return {name: options[name] for name in names[: names.index(option.id)]}


@pytest.mark.parametrize("game", GAMES, ids=game_ids())
def test_presets_go_from_the_first_game_to_everything(game: Game) -> None:
    ids = [preset.id for preset in game.presets]
    assert ids[0] == "first"
    assert "usual" in ids
    assert ids[-1] == "everything"
    for preset in game.presets:
        options = game.resolve(preset.options)
        assert preset.level in ("", *level_names())
        assert len(game.seats(options)) >= 2
        for option in game.options:
            if option.id in preset.options:
                assert option.open_to(before(game, option, options)), (preset.id, option.id)
    told = [tuple(sorted(game.resolve(preset.options).items())) for preset in game.presets]
    assert len(set(told)) == len(told)
    assert [one["id"] for one in summary(game)["presets"]] == ids


def play(game: Game, given: dict[str, Value]) -> list[tuple[int, int]]:
    """What is decided, and among how many actions, in the same random game."""
    luck = random.Random(5)
    state: State = game.new(given, 7)
    told = []
    for _ in range(DECISIONS):
        if not state.stack:
            break
        seat = luck.choice(state.deciders())
        legal = state.legal(seat)
        action = luck.choice(legal)
        told.append((len(legal), action))
        state.apply(seat, action)
    return told


@pytest.mark.parametrize("game", GAMES, ids=game_ids())
def test_an_option_that_is_not_offered_would_change_nothing(game: Game) -> None:
    first = [option.id for option in game.options[:2]]
    bases = [setting for setting in settings(game, pairs=0) if [*setting] == first]
    seen: set[tuple[str, Value]] = set()
    for base in bases:
        options = game.resolve(base)
        for option in game.options[2:]:
            key = (option.id, options["scenario"])
            if option.open_to(before(game, option, options)) or key in seen:
                continue
            seen.add(key)
            for value in values(option, options):
                if value == options[option.id]:
                    continue
                try:
                    game.resolve({**base, option.id: value})
                except BadInput:
                    continue  # it is not only idle but barred
                assert play(game, {**base, option.id: value}) == play(game, base), (base, option.id)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=game_ids())
def test_what_is_not_on_offer_says_what_it_needs(game: Game, lang: str) -> None:
    words = Words(lang, game)
    for base in settings(game, pairs=0):
        options = game.resolve(base)
        for option in game.options:
            for value in option.absent(before(game, option, options)):
                name = f"scenario-{value}" if option.id == "scenario" else f"value-{option.id}-{value}"
                assert "needs" in words._message(name).attributes, name


def test_the_historical_game_needs_five() -> None:
    scenario = next(option for option in find_game("risk_napoleon").options if option.id == "scenario")
    assert scenario.absent({"players": 4}) == ["two_player", "history"]
    assert scenario.absent({"players": 5}) == ["two_player"]
    assert scenario.absent({"players": 2}) == ["mission", "history"]


def test_nothing_to_choose() -> None:
    assert not Option("one", CHOICE, "a", values=["a"]).open_to({})
    assert Option("two", CHOICE, "a", values=["a", "b"]).open_to({})
    assert not Option("low", WHOLE, 1, low=1, high=9, most=lambda options: 1).open_to({})
    assert Option("wide", WHOLE, 1, low=1, high=9).open_to({})
    assert not Option("idle", FLAG, True, applies=lambda options: bool(options["winter"])).open_to({"winter": False})
    assert Option("busy", FLAG, True, applies=lambda options: bool(options["winter"])).open_to({"winter": True})
