"""Odds: of a round of fire, of a rally, of a landing, and of a whole battle under a plain policy that the screen names.

The policy, *all in front*: both sides bring every piece to the front rank in their next move and leave it there, nobody
gives up, and the shooter takes the enemy piece with the most dice first (artillery, cavalry, infantry). Then the loss of so
many pieces leaves one certain army, and the battle is a walk on a grid of losses that can be worked out exactly.
"""

from typing import Any, Final

from grognard.games.napoleon_in_europe.battle import ChooseBattle, sides
from grognard.games.napoleon_in_europe.battlefield import BattleMove, Deployment, dice_of, nations_of
from grognard.games.napoleon_in_europe.movement import March, Movement, bar_march
from grognard.games.napoleon_in_europe.sea import Loading, Sail, losing_roll
from grognard.games.napoleon_in_europe.state import (
    ATTACK,
    DEFENCE,
    Europe,
    trail_by_sea,
    trail_corps,
    trail_region,
)
from grognard.games.napoleon_in_europe.tables import (
    ARM_COUNT,
    ARTILLERY,
    BORDER_FROM,
    BORDER_TO,
    CAVALRY,
    FRONT_DICE,
    INFANTRY,
    LEADER,
    NATION_COUNT,
    NATIONS_IN,
    number,
    size,
    troops,
)
from grognard.games.napoleon_in_europe.verbs import BATTLE, CAST_OFF, FRONT, GIVE_UP, MARCH, SAIL, STAND, WHOLE
from grognard.kernel.odds import chances, hits

LARGEST: Final = 80  # armies up to so many pieces are worked out; larger ones are cut to it in proportion
_BINOMIAL: Final[dict[tuple[int, int], list[float]]] = {}


def hit_chances(dice: int, least: int) -> list[float]:
    """The chance of each number of hits when so many dice are thrown and `least` or more hits."""
    key = (dice, least)
    if key not in _BINOMIAL:
        found = chances(hits(dice, 7 - least))
        _BINOMIAL[key] = [found.get(k, 0.0) for k in range(dice + 1)]
    return _BINOMIAL[key]


# --- the battle to the end -------------------------------------------------------------------------------------------


class Line:
    """A side with all its pieces in front: its dice after each number of losses, the best pieces falling first."""

    def __init__(self, army: int, bonus_die: bool) -> None:
        left = [number(army, arm) for arm in range(ARM_COUNT)]
        if troops(army) > LARGEST:
            left = [pieces * LARGEST // troops(army) for pieces in left]
        leaders = left[LEADER]
        self.size = left[INFANTRY] + left[CAVALRY] + left[ARTILLERY]
        self.dice: list[int] = []
        for _ in range(self.size + 1):
            dice = 0
            for arm in range(LEADER):
                dice += left[arm] * FRONT_DICE[arm]
            if not bonus_die:
                dice += leaders * FRONT_DICE[LEADER]
            elif leaders:
                dice += left[INFANTRY] + left[CAVALRY] + left[ARTILLERY]
            self.dice.append(dice)
            for arm in BEST_FIRST:
                if left[arm]:
                    left[arm] -= 1
                    break


BEST_FIRST: Final = [ARTILLERY, CAVALRY, INFANTRY]


class Outcome:
    """How a duel ends: the chance that the side that fires first wins, and the losses of both on average, pursuit aside."""

    def __init__(self, win: float, own: float, other: float) -> None:
        self.win = win
        self.own = own
        self.other = other


_SEEN: Final[dict[tuple[int, int, int, int, bool], Outcome]] = {}


def duel(first: int, first_least: int, second: int, second_least: int, bonus_die: bool) -> Outcome:
    """The battle between two armies under the policy *all in front*; exact."""
    key = (first, first_least, second, second_least, bonus_die)
    if key not in _SEEN:
        if len(_SEEN) > 20_000:
            _SEEN.clear()
        _SEEN[key] = _duel(Line(first, bonus_die), first_least, Line(second, bonus_die), second_least)
    return _SEEN[key]


def _duel(one: Line, one_least: int, two: Line, two_least: int) -> Outcome:
    """Walk the grid of losses; a square is left 1 / (1 - p) times as often as it is entered, p being a round without hits."""
    if two.size == 0:
        return Outcome(1.0, 0.0, 0.0)
    if one.size == 0:
        return Outcome(0.0, 0.0, 0.0)
    width = two.size + 1
    reached = [0.0] * (one.size * width)
    reached[0] = 1.0
    win = own = other = 0.0
    for a in range(one.size):
        for d in range(two.size):
            chance = reached[a * width + d]
            if chance < 1e-12:
                continue
            fire = hit_chances(one.dice[a], one_least)
            chance /= 1.0 - fire[0] * hit_chances(two.dice[d], two_least)[0]
            for k in range(len(fire)):
                p = chance * fire[k]
                if p < 1e-12:
                    continue
                if d + k >= two.size:
                    win += p
                    own += p * a
                    other += p * two.size
                    continue
                answer = hit_chances(two.dice[d + k], two_least)
                for m in range(len(answer)):
                    if k == 0 and m == 0:
                        continue
                    q = p * answer[m]
                    if a + m >= one.size:
                        own += q * one.size
                        other += q * (d + k)
                    else:
                        reached[(a + m) * width + d + k] += q
    return Outcome(win, own, other)


def assault(attack: int, defence: int, least: int, bonus_die: bool) -> Outcome:
    """A battle from its beginning, told from the attackers' side: the defenders fire first (NIE-BAT-11)."""
    told = duel(defence, least, attack, 6, bonus_die)
    return Outcome(1.0 - told.win, told.other, told.own)


# --- what is told ----------------------------------------------------------------------------------------------------


def odds(s: Europe, seat: int, verb: int, argument: int) -> dict[str, Any] | None:
    """The odds of an attack, a landing, or the next fire; everything in them is open to all."""
    top = s.stack[-1] if s.stack else None
    if top is None or seat not in top.deciders(s) or top.bar(s, seat, verb, argument) is not None:
        return None
    if verb == MARCH and isinstance(top, Movement):
        return _march(s, seat, argument)
    if verb == WHOLE and isinstance(top, March):
        return _march(s, seat, top.border)
    if verb == SAIL and isinstance(top, Sail):
        return _landing(s, seat, top.nation, argument, 1)
    if verb == CAST_OFF and isinstance(top, Loading):
        return _landing(s, seat, top.nation, top.goal, sum([size(army) for army in s.load]))
    if verb == BATTLE and isinstance(top, ChooseBattle):
        return _battle(s, argument)
    if verb == FRONT and isinstance(top, Deployment):
        return _battle(s, s.field)
    if verb in (STAND, GIVE_UP) and isinstance(top, BattleMove):
        return round_odds(s, verb)
    return None


def _told(attack: int, defence: int, least: int, bonus_die: bool) -> dict[str, Any]:
    found = assault(attack, defence, least, bonus_die)
    return {
        "policy": "all-in-front",
        "win": found.win,
        "attack_losses": found.own,
        "defence_losses": found.other,
        "attackers": troops(attack),
        "defenders": troops(defence),
        "defence_hits_from": least,
    }


def _march(s: Europe, seat: int, border: int) -> dict[str, Any] | None:
    """If all that can march there does, with what has come there already."""
    here, there = BORDER_FROM[border], BORDER_TO[border]
    enemies = s.present[there] & s.foes[seat]
    if not enemies or bar_march(s, seat, border) is not None:
        return None
    attack = 0
    for nation in NATIONS_IN[s.own[seat]]:
        attack += s.ready[here * NATION_COUNT + nation] + s.army[there * NATION_COUNT + nation]
    defence = 0
    for nation in NATIONS_IN[enemies]:
        defence += s.army[there * NATION_COUNT + nation]
    exact = troops(attack) <= LARGEST and troops(defence) <= LARGEST
    return {"exact": exact, "battle": _told(attack, defence, hits_from(s, there, s.own[seat]), s.rules.bonus_die)}


def hits_from(s: Europe, region: int, attackers: int) -> int:
    """The lowest die that hits when the defenders fire there (NIE-SEA-13)."""
    for key in s.trails:
        if trail_region(key) == region and trail_by_sea(key) and attackers >> trail_corps(key) // ARM_COUNT & 1:
            return 5
    return 6


def _battle(s: Europe, region: int) -> dict[str, Any] | None:
    """A battle about to be fought."""
    both = [s.defenders, s.attackers] if s.field == region else sides(s, region)
    armies = [0, 0]
    for side in (DEFENCE, ATTACK):
        for nation in NATIONS_IN[both[side]]:
            armies[side] += s.army[region * NATION_COUNT + nation]
    return {
        "exact": troops(armies[ATTACK]) <= LARGEST and troops(armies[DEFENCE]) <= LARGEST,
        "battle": _told(armies[ATTACK], armies[DEFENCE], hits_from(s, region, both[ATTACK]), s.rules.bonus_die),
    }


def _landing(s: Europe, seat: int, nation: int, goal: int, pieces: int) -> dict[str, Any] | None:
    """How many of so many pieces come ashore (NIE-SEA-10 to -12)."""
    worst = losing_roll(s, seat, nation, goal)
    if worst == 0:
        return {"exact": True, "landing": [{"lost": 0, "p": 1.0}], "lost_on": 0}
    lost = hit_chances(pieces, 7 - worst)
    return {"exact": True, "landing": [{"lost": k, "p": p} for k, p in enumerate(lost)], "lost_on": worst}


def round_odds(s: Europe, verb: int = STAND) -> dict[str, Any]:
    """`fire`: the hits of the next fire with the ranks as they stand (of the pursuit, if he gives up). `battle`: the end, if
    both bring all to the front from now on."""
    side = s.side
    least = [s.least, 6]
    shooter = side if verb == STAND else 1 - side
    dice = dice_of(s, nations_of(s, shooter))
    targets = 0
    for nation in NATIONS_IN[nations_of(s, 1 - shooter)]:
        targets += troops(s.front[nation]) if verb == STAND else size(s.front[nation] + s.rear[nation])
    fire = hit_chances(dice, least[shooter])
    told: dict[str, Any] = {
        "exact": not _cut(s),
        "fire": {
            "dice": dice,
            "from": least[shooter],
            "targets": targets,
            "hits": [{"hits": k, "p": p} for k, p in enumerate(fire) if p > 1e-9],
            "breaks": sum(fire[targets:]),
        },
    }
    if verb == STAND:
        told["battle"] = {"policy": "all-in-front", "win": to_the_end(s), "side": side}
    return told


def _cut(s: Europe) -> bool:
    """Whether a side is so large that its battle to the end is worked out in proportion."""
    pieces = [0, 0]
    for side in (DEFENCE, ATTACK):
        for nation in NATIONS_IN[nations_of(s, side)]:
            pieces[side] += troops(s.front[nation] + s.rear[nation])
    return max(pieces) > LARGEST


def to_the_end(s: Europe) -> float:
    """The chance that the side whose move it is wins under the policy; its first fire meets the enemy's present front."""
    side = s.side
    least = [s.least, 6]
    own = enemy = front = 0
    for nation in NATIONS_IN[nations_of(s, side)]:
        own += s.front[nation] + s.rear[nation]
    for nation in NATIONS_IN[nations_of(s, 1 - side)]:
        enemy += s.front[nation] + s.rear[nation]
        front += s.front[nation]
    if troops(own) == 0:
        return 0.0
    fire = hit_chances(Line(own, s.rules.bonus_die).dice[0], least[side])
    targets = troops(front)
    win = sum(fire[targets:])
    for k in range(min(targets, len(fire))):
        if k:  # the best piece that stands in front falls
            for arm in BEST_FIRST:
                if number(front, arm):
                    front -= 1 << 12 * arm
                    enemy -= 1 << 12 * arm
                    break
        if fire[k] > 1e-12:
            win += fire[k] * (1.0 - duel(enemy, least[1 - side], own, least[side], s.rules.bonus_die).win)
    return win
