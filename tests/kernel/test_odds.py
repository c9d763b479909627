"""Odds of dice, checked against published figures, against rolling everything, and against chance."""

import doctest
import math
import random
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel import odds
from grognard.kernel.odds import (
    LARGE,
    SMALL,
    Siege,
    added,
    at_least,
    chance,
    chances,
    conquest,
    contest,
    cumulative,
    dice,
    hits,
    mapped,
    mean,
    repeated,
    siege,
    total,
    variance,
)

distributions = st.dictionaries(st.integers(-9, 9), st.integers(1, 50), min_size=1, max_size=6)
FORTRESS = [0, 2, 2, 2, 2, 2, 2, 3]


def test_examples_of_the_docstring() -> None:
    assert doctest.testmod(odds).failed == 0


# Dice


@pytest.mark.parametrize(("count", "faces", "plus"), [(0, 6, 0), (1, 6, 0), (2, 6, -1), (3, 6, 2), (4, 3, 0)])
def test_dice_are_all_that_can_be_rolled(count: int, faces: int, plus: int) -> None:
    rolled: dict[int, int] = {}
    for roll in product(range(1, faces + 1), repeat=count):
        rolled[sum(roll) + plus] = rolled.get(sum(roll) + plus, 0) + 1
    assert dice(count, faces, plus) == rolled


@given(st.integers(0, 40), st.integers(1, 10))
def test_dice_add_up(count: int, faces: int) -> None:
    assert total(dice(count, faces)) == faces**count
    assert mean(dice(count, faces)) == pytest.approx(count * (faces + 1) / 2)
    assert variance(dice(count, faces)) == pytest.approx(count * (faces * faces - 1) / 12)


@given(st.integers(0, 30), st.integers(0, 6))
def test_hits_are_dice_that_count_one_or_nothing(count: int, good: int) -> None:
    die = {face: ways for face, ways in ((0, 6 - good), (1, good)) if ways}
    assert hits(count, good) == repeated(die, count)
    assert mean(hits(count, good)) == pytest.approx(count * good / 6)


def test_hits() -> None:
    assert hits(3, 2) == {0: 64, 1: 96, 2: 48, 3: 8}
    assert hits(2, 1, 4) == {0: 9, 1: 6, 2: 1}


# Any distribution


@given(distributions, distributions)
def test_sums_of_two(one: dict[int, int], two: dict[int, int]) -> None:
    both = added(one, two)
    assert both == added(two, one)
    assert total(both) == total(one) * total(two)
    assert mean(both) == pytest.approx(mean(one) + mean(two), abs=1e-9)
    assert variance(both) == pytest.approx(variance(one) + variance(two), abs=1e-9)


@given(distributions, st.integers(0, 5))
def test_repeated(one: dict[int, int], times: int) -> None:
    assert mean(repeated(one, times)) == pytest.approx(times * mean(one), abs=1e-9)
    assert total(repeated(one, times)) == total(one) ** times


@given(distributions, st.integers(-10, 10))
def test_cumulative_and_at_least(one: dict[int, int], least: int) -> None:
    sums = cumulative(one)
    assert list(sums) == sorted(one)
    assert max(sums.values()) == total(one)
    below = max([ways for outcome, ways in sums.items() if outcome < least], default=0)
    assert at_least(one, least) == (total(one) - below) / total(one)


@given(distributions)
def test_chances(one: dict[int, int]) -> None:
    assert chances(one) == {outcome: chance(one, outcome) for outcome in one}
    assert sum(chances(one).values()) == pytest.approx(1)
    assert chance(one, 99) == 0
    assert mapped(one, lambda outcome: "any") == {"any": total(one)}


# Contests


PUBLISHED = {
    (3, 2): ({(0, 2): 2890, (1, 1): 2611, (2, 0): 2275}, 7776),
    (3, 1): ({(0, 1): 855, (1, 0): 441}, 1296),
    (2, 2): ({(0, 2): 295, (1, 1): 420, (2, 0): 581}, 1296),
    (2, 1): ({(0, 1): 125, (1, 0): 91}, 216),
    (1, 2): ({(0, 1): 55, (1, 0): 161}, 216),
    (1, 1): ({(0, 1): 15, (1, 0): 21}, 36),
}


@pytest.mark.parametrize(("attack", "defence"), list(PUBLISHED))
def test_published_contests(attack: int, defence: int) -> None:
    assert (contest(attack, defence), total(contest(attack, defence))) == PUBLISHED[attack, defence]


def fight(red: list[int], blue: list[int], red_plus: int, blue_plus: int) -> tuple[int, int]:
    """Losses of one roll, by the words of the rule."""
    reds = sorted([min(6, face + red_plus) for face in red], reverse=True)
    blues = sorted([min(6, face + blue_plus) for face in blue], reverse=True)
    pairs = list(zip(reds, blues))
    won = sum(1 for mine, theirs in pairs if mine > theirs)
    return len(pairs) - won, won


@pytest.mark.parametrize(("red_plus", "blue_plus"), [(0, 0), (2, 0), (0, 2), (2, 2), (-1, 0)])
@pytest.mark.parametrize(("attack", "defence"), [(1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (3, 2), (2, 3), (0, 2)])
def test_contests_are_all_that_can_be_rolled(attack: int, defence: int, red_plus: int, blue_plus: int) -> None:
    rolled: dict[tuple[int, int], int] = {}
    for roll in product(range(1, 7), repeat=attack + defence):
        losses = fight(list(roll[:attack]), list(roll[attack:]), red_plus, blue_plus)
        rolled[losses] = rolled.get(losses, 0) + 1
    assert contest(attack, defence, red_plus, blue_plus) == rolled


# Sieges


def shares(fought: dict[tuple[int, int], int]) -> dict[tuple[int, int], Fraction]:
    return {left: Fraction(ways, total(fought)) for left, ways in fought.items()}


def by_hand(rules: Siege, attackers: int, defenders: int, rounds: int) -> dict[tuple[int, int], Fraction]:
    """The end of a siege by first-step analysis in exact fractions."""
    if attackers == 0 or defenders == 0 or rounds == 0:
        return {(attackers, defenders): Fraction(1)}
    ends: dict[tuple[int, int], Fraction] = {}
    losses = rules.losses(attackers, defenders)
    for (lost, killed), ways in losses.items():
        for left, share in by_hand(rules, attackers - lost, defenders - killed, rounds - 1).items():
            ends[left] = ends.get(left, Fraction(0)) + share * Fraction(ways, total(losses))
    return ends


SIEGES = [Siege(), Siege(FORTRESS), Siege(attack_plus=2), Siege(defence_plus=2), Siege([2], 1), Siege([4], 3)]


@pytest.mark.parametrize("rules", SIEGES)
@pytest.mark.parametrize("rounds", [-1, 0, 1, 3])
def test_siege_is_exact(rules: Siege, rounds: int) -> None:
    for attackers, defenders in [(0, 0), (0, 3), (4, 0), (1, 1), (3, 2), (5, 3), (4, 8), (9, 7)]:
        ends = rules.ends(attackers, defenders, rounds)
        assert shares(ends) == by_hand(rules, attackers, defenders, rounds)
        assert list(ends) == sorted(ends)
        assert math.gcd(*ends.values()) == 1


@pytest.mark.parametrize("rules", SIEGES)
@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (7, 5), (12, 20), (60, 60)])
def test_conquest_is_the_sum_of_won_sieges(rules: Siege, attackers: int, defenders: int) -> None:
    ends = rules.ends(attackers, defenders)
    assert all((left == 0) != (held == 0) for left, held in ends)
    won = mapped(ends, lambda left: left[1] == 0)
    assert rules.conquest(attackers, defenders) == pytest.approx(chance(won, True), abs=1e-12)


def test_conquest_in_the_open_field() -> None:
    assert conquest(1, 1) == pytest.approx(15 / 36)
    assert conquest(2, 1) == pytest.approx(125 / 216 + 91 / 216 * 15 / 36)
    known = {(1, 2): 0.106, (2, 2): 0.363, (3, 2): 0.656, (3, 3): 0.470, (5, 5): 0.506, (10, 10): 0.568}
    for (attackers, defenders), won in known.items():
        assert conquest(attackers, defenders) == pytest.approx(won, abs=0.0005)
    assert siege(3, 2) == Siege().ends(3, 2)
    assert conquest(5, 0) == 1
    assert conquest(0, 5) == conquest(-1, 5) == 0


def test_fortress_takes_the_third_die_away() -> None:
    assert Siege(FORTRESS).losses(9, 7) == contest(3, 2)
    assert Siege(FORTRESS).losses(9, 6) == contest(2, 2)
    assert Siege(FORTRESS).conquest(9, 6) < conquest(9, 6)


def test_no_dice_no_siege() -> None:
    for attack, defence in ([0], 2), ([3, 0, 3], 2), ([3], 0):
        with pytest.raises(ValueError, match="at least one die"):
            Siege(attack, defence)


@given(st.integers(1, 2 * LARGE), st.integers(1, 2 * LARGE))
def test_more_attackers_help_and_more_defenders_hinder(attackers: int, defenders: int) -> None:
    here = conquest(attackers, defenders)
    assert 0 <= here <= 1
    if max(attackers, defenders) < LARGE:
        assert conquest(attackers + 1, defenders) >= here - 1e-12
        assert conquest(attackers, defenders + 1) <= here + 1e-12


def test_large_armies() -> None:
    alone = Siege()
    before = [alone.conquest(a, d) for a in range(1, SMALL + 1) for d in range(1, SMALL + 1)]
    assert 0.5 < alone.conquest(SMALL + 1, SMALL + 1) < alone.conquest(LARGE, LARGE) < 1
    assert [alone.conquest(a, d) for a in range(1, SMALL + 1) for d in range(1, SMALL + 1)] == before
    assert alone.conquest(2 * LARGE, 2 * LARGE) == alone.conquest(LARGE, LARGE)
    assert alone.conquest(1000, 1) > 0.999
    assert alone.conquest(1, 1000) < 0.001
    assert alone.conquest(2000, 3000) < 0.02


def test_simulation_agrees() -> None:
    """4,000 sieges of 8 against 7, seed 1815: the share of conquests within four standard errors."""
    rng = random.Random(1815)
    games = 4000
    won = 0
    for _ in range(games):
        attackers, defenders = 8, 7
        while attackers and defenders:
            red = [rng.randint(1, 6) for _ in range(min(3, attackers))]
            blue = [rng.randint(1, 6) for _ in range(min(2, defenders))]
            lost, killed = fight(red, blue, 0, 0)
            attackers -= lost
            defenders -= killed
        won += defenders == 0
    expected = conquest(8, 7)
    assert abs(won / games - expected) < 4 * math.sqrt(expected * (1 - expected) / games)
