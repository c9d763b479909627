"""How a command line is read."""

import pytest

from grognard.cli.arguments import COMMANDS, Arguments, find_command, find_language, read
from grognard.cli.labels import labels
from grognard.kernel.errors import BadInput
from grognard.words import LANGUAGES, Words


def play(*argv: str) -> Arguments:
    return read(COMMANDS["play"], list(argv), "en")


def test_options_come_with_an_equals_sign_or_a_space() -> None:
    found = play("risk", "--seed=5", "--scenario", "capitals")
    assert found.words == ["risk"]
    assert found.number("--seed", 0, 10) == 5
    assert found.game_options() == {"scenario": "capitals"}


def test_an_option_of_many_values_may_be_repeated_or_followed_by_several() -> None:
    found = play("--seat", "p1=human", "p2=greedy", "--seat=p3=random", "risk", "--option", "players=3", "a=b")
    assert found.pairs("--seat") == {"p1": "human", "p2": "greedy", "p3": "random"}
    assert found.pairs("--option") == {"players": "3", "a": "b"}
    assert found.words == ["risk"]


def test_the_words_of_a_search_are_taken_together() -> None:
    found = read(COMMANDS["rules"], ["risk", "--search", "five", "cards", "--json"], "en")
    assert found.many("--search") == ["five", "cards"]
    assert found.has("--json")


def test_after_two_dashes_nothing_is_an_option() -> None:
    assert read(COMMANDS["replay"], ["--", "--odd.grog"], "en").words == ["--odd.grog"]


@pytest.mark.parametrize(
    ("argv", "code"),
    [
        (["risk", "--sed", "4"], "cli-unknown-flag"),
        (["risk", "--seed"], "cli-value"),
        (["risk", "--seed", "--new"], "cli-value"),
        (["risk", "--new=1"], "cli-no-value"),
        (["risk", "--seed", "1", "--seed", "2"], "cli-twice"),
        ([], "cli-missing"),
        (["risk", "chess"], "cli-too-many"),
    ],
)
def test_what_does_not_belong_is_refused(argv: list[str], code: str) -> None:
    with pytest.raises(BadInput) as refused:
        play(*argv)
    assert refused.value.code == code


def test_a_misspelt_option_is_recognised() -> None:
    with pytest.raises(BadInput) as refused:
        play("risk", "--postion", "x")
    assert refused.value.details["nearest"] == "--position"


@pytest.mark.parametrize(
    ("argv", "lang"),
    [
        (["--lang", "fr", "games"], "fr"),
        (["games", "--lang=en"], "en"),
        (["play", "x", "--lang", "fr"], "fr"),
        (["games"], "fr"),
    ],
)
def test_the_language_may_stand_anywhere(argv: list[str], lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert find_language(argv) == lang


def test_the_command_is_the_first_word() -> None:
    assert find_command(["--lang", "fr", "play", "x"]) == ("play", ["x"])
    assert find_command(["help", "play"]) == ("play", ["--help"])
    assert find_command([]) == ("", [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_and_option_has_its_help(lang: str) -> None:
    told = labels(lang)
    for command in COMMANDS.values():
        assert told[f"help-{command.name}"]
        for option in command.options:
            name = option.name.removeprefix("--")
            assert told.get(f"help-{command.name}-{name}") or told[f"help-any-{name}"]


def test_both_languages_have_the_same_labels_and_words_agrees_with_them() -> None:
    assert set(labels("fr")) == set(labels("en"))
    for lang in LANGUAGES:
        words = Words(lang)
        plain = {name: text for name, text in labels(lang).items() if "{" not in text}
        assert all(words.say(f"cli-{name}") == text for name, text in plain.items())
