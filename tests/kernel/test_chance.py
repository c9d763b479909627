"""Chance: streams that never change, fair answers, keys that commit, scripts that refuse."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.kernel.chance import (
    BITS,
    MULTIPLIER,
    Keyed,
    Scripted,
    Source,
    commitment,
    new_key,
    next_word,
    seed_word,
    word_below,
)
from grognard.kernel.errors import BadInput
from tests.conformance.toy import GAME

KEY = bytes(range(32))
PERIOD = MULTIPLIER * (1 << BITS) - 1


def stream(seed: int, n: int, length: int) -> list[int]:
    word = seed_word(seed)
    found = []
    for _ in range(length):
        word = next_word(word)
        found.append(word_below(word, n))
    return found


def chi_square(values: list[int], n: int) -> float:
    expected = len(values) / n
    return sum((values.count(value) - expected) ** 2 / expected for value in range(n))


# Stored games depend on these numbers. They never change.


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (0, [817911650255228364, 1021097414042815483, 640676881775671447, 35302404977816718]),
        (1, [502168457941507284, 155613282594759321, 1094967100670361887, 348843782110279654]),
        (2, [956477804497032929, 493845338831112496, 466549589297576912, 763217367530665364]),
        (-1, [1014039500565064765, 473187882921658103, 441567754880434432, 378531121313162018]),
        (2**70 + 5, [501912545981481831, 613837911115472359, 858546430576949378, 167866619015869922]),
    ],
)
def test_the_quick_words_of_a_seed_never_change(seed: int, words: list[int]) -> None:
    word = seed_word(seed)
    for known in words:
        assert word == known
        word = next_word(word)


def test_the_quick_dice_of_a_seed_never_change() -> None:
    dice = [1, 2, 5, 5, 6, 6, 3, 3, 4, 5, 5, 4, 1, 4, 2, 3, 5, 4, 3, 5, 6, 4, 4, 6]
    assert [value + 1 for value in stream(7, 6, 24)] == dice


def test_the_keyed_answers_of_a_key_never_change() -> None:
    keyed = Keyed(KEY)
    assert [keyed.below(i, 6) for i in range(12)] == [2, 3, 0, 0, 2, 2, 0, 3, 2, 0, 0, 1]
    assert [keyed.below(i, 216) for i in range(8)] == [188, 189, 78, 114, 110, 134, 30, 51]
    assert commitment(KEY) == "e645ef09090569bbf35234bb9cbfe13cc6e3d75810853290e5d6f7ca3ad05610"


def test_a_state_asks_the_same_stream() -> None:
    state = GAME.begin(GAME.resolve({}), 7)
    assert [state.below(6) for _ in range(24)] == stream(7, 6, 24)
    state = GAME.begin(GAME.resolve({}), 7, Keyed(KEY))
    assert [state.below(216) for _ in range(8)] == [Keyed(KEY).below(i, 216) for i in range(8)]


# The quick source


@settings(deadline=None)
@given(st.integers())
def test_every_seed_lies_on_the_cycle(seed: int) -> None:
    word = seed_word(seed)
    for _ in range(4):
        assert 0 < word < PERIOD
        word = next_word(word)


@settings(deadline=None)
@given(st.integers(0, 2**64 - 1), st.integers(1, 2**20))
def test_an_answer_is_below_its_bound(seed: int, n: int) -> None:
    assert all(0 <= value < n for value in stream(seed, n, 20))


@pytest.mark.parametrize("n", [2, 3, 6, 36, 50, 216])
@pytest.mark.parametrize("seed", [0, 1, 1815])
def test_quick_answers_are_fair(seed: int, n: int) -> None:
    freedom = n - 1
    assert chi_square(stream(seed, n, 200 * n), n) < freedom + 4 * (2 * freedom) ** 0.5


def test_one_quick_answer_says_nothing_of_the_next() -> None:
    dice = stream(3, 6, 20_000)
    for gap in (1, 2, 3):
        pairs = [a * 6 + b for a, b in zip(dice, dice[gap:], strict=False)]
        assert chi_square(pairs, 36) < 35 + 4 * 70**0.5


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [stream(seed, 6, 1)[0] for seed in range(6_000)]
    assert chi_square(firsts, 6) < 5 + 4 * 10**0.5
    pairs = [a * 6 + b for a, b in itertools.pairwise(firsts)]
    assert chi_square(pairs, 36) < 35 + 4 * 70**0.5


# The keyed source


def test_the_same_key_gives_the_same_answers() -> None:
    assert [Keyed(KEY).below(i, 100) for i in range(50)] == [Keyed(bytes(range(32))).below(i, 100) for i in range(50)]


@pytest.mark.parametrize("n", [2, 6, 50, 216])
def test_keyed_answers_are_fair(n: int) -> None:
    values = [Keyed(KEY).below(i, n) for i in range(100 * n)]
    assert chi_square(values, n) < n - 1 + 4 * (2 * (n - 1)) ** 0.5


def test_keys_that_differ_by_a_bit_have_nothing_in_common() -> None:
    other = bytes([1, *range(1, 32)])
    same = sum(Keyed(KEY).below(i, 6) == Keyed(other).below(i, 6) for i in range(6_000))
    assert 800 < same < 1_200
    assert commitment(KEY) != commitment(other)


def test_the_commitment_is_not_the_key_and_no_part_of_its_stream() -> None:
    assert KEY.hex() not in commitment(KEY)
    answers = {Keyed(KEY).below(i, 2**62) for i in range(100)}
    assert int(commitment(KEY)[:16], 16) % 2**62 not in answers


def test_new_keys_are_fresh() -> None:
    keys = {new_key() for _ in range(20)}
    assert len(keys) == 20
    assert {len(key) for key in keys} == {32}


@pytest.mark.parametrize("length", [0, 16, 31, 33])
def test_a_key_has_256_bits(length: int) -> None:
    with pytest.raises(BadInput) as refused:
        Keyed(bytes(length))
    assert refused.value.code == "key-length"
    assert refused.value.details == {"bytes": length}


# The scripted source


def test_a_script_gives_its_answers() -> None:
    script = Scripted([(6, 3), (216, 101), (2, 0)])
    assert [script.below(0, 6), script.below(1, 216), script.below(2, 2)] == [3, 101, 0]


@pytest.mark.parametrize(
    ("answers", "index", "n", "code"),
    [
        ([], 0, 6, "chance-missing"),
        ([(6, 3)], 1, 6, "chance-missing"),
        ([(6, 3)], 0, 5, "chance-differs"),
        ([(6, 6)], 0, 6, "chance-differs"),
        ([(6, -1)], 0, 6, "chance-differs"),
    ],
)
def test_a_script_refuses_what_it_was_not_asked(answers: list[tuple[int, int]], index: int, n: int, code: str) -> None:
    with pytest.raises(BadInput) as refused:
        Scripted(answers).below(index, n)
    assert refused.value.code == code


def test_a_source_of_ones_own() -> None:
    class Highest(Source):
        def below(self, index: int, n: int) -> int:
            return n - 1

    state = GAME.begin(GAME.resolve({}), 0, Highest())
    assert [state.die(), state.below(216)] == [6, 215]
