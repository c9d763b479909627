"""Actions: a verb and one argument; names both ways, the dense numbering, refusals with a suggestion."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.kernel.actions import BORDER, CARD, NUMBER, PLACE, SHIFT, Verb, Vocabulary, act
from grognard.kernel.errors import BadInput
from grognard.kernel.registry import find_game, game_ids
from tests.conformance import toy

PLACES = ["paris", "vienna", "moscow"]
WORDS = Vocabulary(
    [Verb("pass"), Verb("move", PLACE), Verb("engage", NUMBER, 2, 4), Verb("attack", BORDER), Verb("play", CARD)],
    {PLACE: PLACES, BORDER: ["paris>vienna", "vienna>paris"], CARD: ["ace"], "stance": ["bold", "wary"]},
)
VOCABULARIES = [WORDS, toy.VOCABULARY, *(find_game(game).vocabulary for game in game_ids())]


def test_an_action_is_a_verb_and_an_argument() -> None:
    assert act(3) == 3 << SHIFT
    assert act(3, 5) == (3 << SHIFT) + 5


@pytest.mark.parametrize("vocabulary", VOCABULARIES)
def test_names_and_numbers_go_both_ways(vocabulary: Vocabulary) -> None:
    actions = [vocabulary.action(index) for index in range(vocabulary.size)]
    names = [vocabulary.name(action) for action in actions]
    assert len(set(names)) == len(set(actions)) == vocabulary.size
    assert [vocabulary.index(action) for action in actions] == list(range(vocabulary.size))
    assert [vocabulary.parse(name) for name in names] == actions
    assert all(vocabulary.holds(action) for action in actions)


def test_the_dense_numbering_has_no_gaps() -> None:
    assert WORDS.size == 1 + 3 + 3 + 2 + 1
    assert WORDS.first == [0, 1, 4, 7, 9]
    assert [WORDS.name(WORDS.action(index)) for index in range(WORDS.size)] == [
        "pass", "move paris", "move vienna", "move moscow", "engage 2", "engage 3", "engage 4", "attack paris>vienna",
        "attack vienna>paris", "play ace",
    ]  # fmt: skip


@pytest.mark.parametrize("index", [-1, 10, 10**6])
def test_nothing_is_beyond_the_numbering(index: int) -> None:
    with pytest.raises(BadInput) as refused:
        WORDS.action(index)
    assert refused.value.code == "number-range"


@pytest.mark.parametrize("action", [act(0, 1), act(1, 3), act(2, 1), act(2, 5), act(5), act(4, 1), act(0, 65535)])
def test_what_is_no_action_is_not_held(action: int) -> None:
    assert not WORDS.holds(action)


@settings(deadline=None)
@given(st.integers(-(2**40), 2**40))
def test_holds_is_membership(action: int) -> None:
    assert WORDS.holds(action) == (action in [WORDS.action(index) for index in range(WORDS.size)])


def test_spaces_do_not_matter() -> None:
    assert WORDS.parse("  move   vienna ") == act(1, 1)
    assert WORDS.parse("pass ") == act(0)


@pytest.mark.parametrize(
    ("text", "code", "suggestion"),
    [
        ("mvoe paris", "unknown-verb", "move"),
        ("xyzzy", "unknown-verb", ""),
        ("", "unknown-verb", ""),
        ("move viena", "unknown-name", "vienna"),
        ("move", "unknown-name", ""),
        ("move MOSCOW", "unknown-name", ""),
        ("attack paris>viena", "unknown-name", "paris>vienna"),
    ],
)
def test_a_misspelt_name_is_refused_with_the_nearest(text: str, code: str, suggestion: str) -> None:
    with pytest.raises(BadInput) as refused:
        WORDS.parse(text)
    assert refused.value.code == code
    assert refused.value.details["nearest"] == suggestion


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("pass now", "argument-unwanted"),
        ("engage", "no-number"),
        ("engage two", "no-number"),
        ("engage 2.0", "no-number"),
        ("engage ٣", "no-number"),
        ("engage --3", "no-number"),
        ("engage 1", "number-range"),
        ("engage 5", "number-range"),
        ("engage -3", "number-range"),
        ("engage 65539", "number-range"),
        ("engage " + "9" * 30, "number-range"),
        ("engage " + "9" * 5000, "no-number"),
    ],
)
def test_a_wrong_argument_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadInput) as refused:
        WORDS.parse(text)
    assert refused.value.code == code


@pytest.mark.parametrize("kind", [PLACE, BORDER, CARD, "stance"])
def test_words_of_every_set_go_both_ways(kind: str) -> None:
    for value, word in enumerate(WORDS.sets[kind]):
        assert WORDS.word(kind, value) == word
        assert WORDS.number(kind, word) == value


def test_numbers_are_their_own_words() -> None:
    assert WORDS.word(NUMBER, 17) == "17"
    assert WORDS.number(NUMBER, "-17") == -17


def test_a_verb_ranges_over_a_set_of_its_game() -> None:
    with pytest.raises(ValueError, match="hex"):
        Vocabulary([Verb("march", "hex")], {})
