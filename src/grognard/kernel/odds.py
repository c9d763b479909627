"""Exact odds of dice: sums, hits, contests of highest dice, and sieges fought to the end.

A distribution is a dict from outcome to *ways*, the number of equally likely cases that lead to it. Ways are integers
of which only the proportion matters; everything is exact until `chance`, `mean` and their like divide at the end:

    >>> at_least(dice(2), 9)
    0.2777777777777778
    >>> contest(3, 2)  # (attackers lost, defenders lost)
    {(0, 2): 2890, (1, 1): 2611, (2, 0): 2275}

Dice are dice of six unless a function takes `faces`.
"""

import math
from collections.abc import Callable
from typing import Final, TypeVar

K = TypeVar("K")
L = TypeVar("L")


# Dice


def dice(count: int, faces: int = 6, plus: int = 0) -> dict[int, int]:
    """The sum of so many dice, and a modifier."""
    return mapped(repeated(dict.fromkeys(range(1, faces + 1), 1), count), lambda total: total + plus)


def hits(count: int, good: int, faces: int = 6) -> dict[int, int]:
    """How many of so many dice show one of their good faces."""
    return {
        k: ways for k in range(count + 1) if (ways := math.comb(count, k) * good**k * (faces - good) ** (count - k))
    }


# Any distribution


def total(odds: dict[K, int]) -> int:
    """All ways together."""
    return sum(odds.values())


def chance(odds: dict[K, int], outcome: K) -> float:
    """The probability of an outcome."""
    return odds.get(outcome, 0) / total(odds)


def chances(odds: dict[K, int]) -> dict[K, float]:
    """The probability of every outcome."""
    whole = total(odds)
    return {outcome: ways / whole for outcome, ways in odds.items()}


def mapped(odds: dict[K, int], change: Callable[[K], L]) -> dict[L, int]:
    """The distribution of a function of the outcome: a table looked up, a modifier, one half of a pair."""
    changed: dict[L, int] = {}
    for outcome, ways in odds.items():
        new = change(outcome)
        changed[new] = changed.get(new, 0) + ways
    return changed


# Distributions of numbers


def added(one: dict[int, int], two: dict[int, int]) -> dict[int, int]:
    """The sum of two independent outcomes."""
    sums: dict[int, int] = {}
    for a, ways in one.items():
        for b, more in two.items():
            sums[a + b] = sums.get(a + b, 0) + ways * more
    return sums


def repeated(odds: dict[int, int], times: int) -> dict[int, int]:
    """The sum of so many independent outcomes of the same kind."""
    sums = {0: 1}
    for _ in range(times):
        sums = added(sums, odds)
    return sums


def mean(odds: dict[int, int]) -> float:
    """The outcome on average."""
    return sum(outcome * ways for outcome, ways in odds.items()) / total(odds)


def variance(odds: dict[int, int]) -> float:
    """The mean square of the distance from the mean."""
    whole = total(odds)
    first = sum(outcome * ways for outcome, ways in odds.items())
    second = sum(outcome * outcome * ways for outcome, ways in odds.items())
    return (second * whole - first * first) / (whole * whole)


def cumulative(odds: dict[int, int]) -> dict[int, int]:
    """The ways to each outcome or a lower one, in ascending order; the last holds all."""
    sums: dict[int, int] = {}
    so_far = 0
    for outcome in sorted(odds):
        so_far += odds[outcome]
        sums[outcome] = so_far
    return sums


def at_least(odds: dict[int, int], least: int) -> float:
    """The probability of an outcome or a higher one."""
    return sum(ways for outcome, ways in odds.items() if outcome >= least) / total(odds)


# Highest dice against highest


_CONTESTS: Final[dict[tuple[int, int, int, int], dict[tuple[int, int], int]]] = {}


def contest(attack: int, defence: int, attack_plus: int = 0, defence_plus: int = 0) -> dict[tuple[int, int], int]:
    """Losses (attackers, defenders) when so many dice meet: highest against highest, second against second, and so on.

    The lower die of a pair loses, the attacker's if they are equal. A modifier goes to each die of its side, which
    counts 6 at most. The ways are out of 6 ** (attack + defence). The dict is shared: not for changing.
    """
    key = (attack, defence, attack_plus, defence_plus)
    if key not in _CONTESTS:
        pairs = min(attack, defence)
        lost = [0] * (pairs + 1)
        for hand, ways in _highest(attack, pairs, attack_plus).items():
            for other, more in _highest(defence, pairs, defence_plus).items():
                lost[sum([mine <= theirs for mine, theirs in zip(hand, other)])] += ways * more
        _CONTESTS[key] = {(k, pairs - k): ways for k, ways in enumerate(lost) if ways}
    return _CONTESTS[key]


def _highest(count: int, kept: int, plus: int) -> dict[tuple[int, ...], int]:
    """The highest so many of some dice, in descending order."""
    hands: dict[tuple[int, ...], int] = {(): 1}
    for _ in range(count):
        more: dict[tuple[int, ...], int] = {}
        for hand, ways in hands.items():
            for face in range(1, 7):
                new = tuple(sorted((*hand, min(face + plus, 6)), reverse=True)[:kept])
                more[new] = more.get(new, 0) + ways
        hands = more
    return hands


# Round after round


SMALL: Final = 64  # armies up to this size are looked up in a table of some thousand entries,
LARGE: Final = 256  # up to this one in a larger table, made when first asked for


class Siege:
    """Contest after contest until one side has nobody left.

    The attacker rolls a die for each regiment, at most `attack[n]` of them against n defenders (the last number holds
    for all larger n), the defender a die for each of his, at most `defence`; both always as many as they may. `Siege()`
    is the open field, 3 dice against 2; `Siege([0, 2, 2, 2, 2, 2, 2, 3])` grants the third die only while 7 defenders
    or more are left. Attackers are those that may fight: one that has to stay behind is not counted.
    """

    def __init__(
        self, attack: list[int] | None = None, defence: int = 2, attack_plus: int = 0, defence_plus: int = 0
    ) -> None:
        self.attack = [3] if attack is None else attack
        if min([defence, self.attack[-1], *self.attack[1:]]) < 1:
            raise ValueError("each side rolls at least one die, or the siege never ends")
        self.defence = defence
        self.attack_plus = attack_plus
        self.defence_plus = defence_plus
        self._size = 0
        self._table: list[float] = []  # chances of conquest, that of a against d at a * (size + 1) + d

    def losses(self, attackers: int, defenders: int) -> dict[tuple[int, int], int]:
        """Losses (attackers, defenders) in the next round."""
        most = self.attack[min(defenders, len(self.attack) - 1)]
        return contest(min(attackers, most), min(defenders, self.defence), self.attack_plus, self.defence_plus)

    def ends(self, attackers: int, defenders: int, rounds: int = -1) -> dict[tuple[int, int], int]:
        """Who is left (attackers, defenders) when all is over or, if their number is given, after so many rounds."""
        base = 6 ** (max(self.attack) + self.defence)  # the ways of a round, the same in every round
        fighting = {(attackers, defenders): 1}
        ended: dict[tuple[int, int], int] = {}
        while fighting and rounds != 0:
            rounds -= 1
            before, fighting = fighting, {}
            for left in ended:
                ended[left] *= base
            for (a, d), ways in before.items():
                losses = self.losses(a, d)
                ways *= base // total(losses)
                for (lost, killed), more in losses.items():
                    left = (a - lost, d - killed)
                    into = fighting if lost < a and killed < d else ended
                    into[left] = into.get(left, 0) + ways * more
        ended.update(fighting)
        common = math.gcd(*ended.values())
        return {left: ended[left] // common for left in sorted(ended)}

    def conquest(self, attackers: int, defenders: int) -> float:
        """The chance that the attackers, fighting to the end, win.

        Exact, from a table, for armies up to LARGE; larger ones are reduced to LARGE in proportion, which draws the
        chance a little towards one half.
        """
        if defenders <= 0:
            return 1.0
        if attackers <= 0:
            return 0.0
        larger = max(attackers, defenders)
        if larger > LARGE:
            attackers = max(attackers * LARGE // larger, 1)
            defenders = max(defenders * LARGE // larger, 1)
            larger = LARGE
        if larger > self._size:
            self._fill(SMALL if larger <= SMALL else LARGE)
        return self._table[attackers * (self._size + 1) + defenders]

    def _fill(self, size: int) -> None:
        width = size + 1
        table = [1.0] + [0.0] * size  # no attackers
        for a in range(1, width):
            table.append(1.0)  # no defenders
            for d in range(1, width):
                losses = self.losses(a, d)
                won = 0.0
                for (lost, killed), ways in losses.items():
                    won += ways * table[(a - lost) * width + d - killed]
                table.append(won / total(losses))
        self._size = size
        self._table = table


OPEN_FIELD: Final = Siege()


def siege(attackers: int, defenders: int, rounds: int = -1) -> dict[tuple[int, int], int]:
    """Who is left (attackers, defenders) after a siege in the open field: see `Siege.ends`."""
    return OPEN_FIELD.ends(attackers, defenders, rounds)


def conquest(attackers: int, defenders: int) -> float:
    """The chance that the attackers win a siege in the open field: see `Siege.conquest`."""
    return OPEN_FIELD.conquest(attackers, defenders)
