"""Odds before a march, a step or an attack, from what the seat knows.

The movement card and the cards of a combat are drawn from cards that the seat has not seen: exact. How many cards the enemy
reveals depends on strength and fatigue behind his screen: where that is not known, worlds are dealt from what is known, and
the error is told.
"""

import math
from typing import Any, Final

from grognard.games.napoleon_1815.combat_cards import base_cards, leaders_bonus, terrain, tired_corps
from grognard.games.napoleon_1815.knowledge import may_hold_corps, sure_of_cards
from grognard.games.napoleon_1815.manoeuvre import FightOrNot, March, points, step_cost
from grognard.games.napoleon_1815.operation import Designate
from grognard.games.napoleon_1815.state import (
    APPROACH,
    O_BASE,
    O_CROSSED,
    O_FROM_CONTESTED,
    O_MP,
    O_PILE,
    O_SPENT,
    O_TIRED,
    UNWELL,
    Campaign,
)
from grognard.games.napoleon_1815.tables import (
    BIT,
    BLOCKS_OF,
    BORDER_TO,
    CARD_FATIGUE,
    CARD_LOSSES,
    CARD_VALUE,
    COALITION,
    COMBAT_BONUS,
    COMMANDER_MASK,
    COMMANDERS_OF,
    CORPS_MASK,
    CORPS_OF,
    DIE_FATIGUE,
    DIE_LOSSES,
    FORTIFIED_TOWN,
    FREE_POINTS,
    FRENCH,
    NAPOLEON,
    TOWN,
    VEDETTE_MASK,
    WELLINGTON,
    WOODED,
    ZONE_TYPE,
    blocks_in,
    count,
    first_in,
)
from grognard.games.napoleon_1815.verbs import (
    ATTACK,
    MANOEUVRE,
    R_BONUS,
    R_EXHAUSTED,
    R_MARCH,
    R_STRENGTH,
    REASONS,
    STEP,
)

WORLDS: Final = 24  # dealt where the enemy's number of cards is not known
Spread = dict[tuple[int, int], float]  # losses and fatigue: how likely


def odds(s: Campaign, seat: int, verb: int, argument: int) -> dict[str, Any] | None:
    """The odds of a manoeuvre's movement points, what a step costs, or the odds of an attack."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, March) and top.seat == seat and verb == STEP and top.bar(s, seat, verb, argument) is None:
        return _step(s, seat, argument)
    if not isinstance(top, Designate | FightOrNot) or top.seat != seat or top.bar(s, seat, verb, argument) is not None:
        return None
    if verb == MANOEUVRE:
        return movement(s, seat)
    if verb == ATTACK:
        marching = isinstance(top, FightOrNot) and (s.rules.zero_step_is_march or s.op[O_CROSSED] > 0)
        return _attack(s, seat, 1 if marching else 0)
    return None


def unseen(s: Campaign, seat: int, side: int) -> list[int]:
    """The cards of a deck among which the next one is, for all the seat knows: the pile and the hands it does not see."""
    cards = s.deck[side][:]
    for other in s.rules.seats_of_side[side]:
        cards += [card for card in s.hand[other] if not s.knows(seat, card)]
    return sorted(cards) if s.deck[side] else sorted(s.discard[side])


def movement(s: Campaign, seat: int) -> dict[str, Any]:
    """The points that the designated pile may have, each with its chance, from the fewest up."""
    side = s.rules.side_of_seat[seat]
    more = points(s, s.op[O_PILE]) - s.op[O_BASE]
    found: dict[int, float] = {}
    if side == FRENCH and s.effects & APPROACH:
        found[3 + more] = 1.0
    else:
        cards = unseen(s, seat, side)
        for card in cards:
            total = CARD_VALUE[card] + more
            found[total] = found.get(total, 0.0) + 1.0 / len(cards)
    return {"exact": True, "points": [{"points": number, "p": p} for number, p in sorted(found.items())]}


def _step(s: Campaign, seat: int, border: int) -> dict[str, Any]:
    """What a step costs: points, and the fatigue of the pile if it stops there; two numbers if standing blocks may be corps."""
    op = s.op
    side = s.rules.side_of_seat[seat]
    to = BORDER_TO[border]
    cost = step_cost(s, border)
    sure, may = _enemy_at(s, side, to)
    friends = s.at[to] & CORPS_OF[side] != 0 and not op[O_PILE] & VEDETTE_MASK
    return {
        "exact": sure == may,
        "cost": cost,
        "left": op[O_MP] - op[O_SPENT] - cost,
        "fatigue": fatigue_at(s, seat, to, op[O_SPENT] + cost),
        "enemy": [sure, may],
        "stop": sure or friends or (ZONE_TYPE[to] == FORTIFIED_TOWN and s.control[to] == 1 - side),
    }


def _enemy_at(s: Campaign, side: int, zone: int) -> tuple[bool, bool]:
    """Whether enemy corps are there for sure, and whether they may be."""
    other = BLOCKS_OF[1 - side]
    sure = any([s.may[b] & VEDETTE_MASK == 0 for b in blocks_in(s.at[zone] & other)])
    return sure, may_hold_corps(s, zone, other)


def fatigue_at(s: Campaign, seat: int, to: int, spent: int) -> list[int]:
    """The fatigue of the pile if it marches to this zone, having spent so many points, and stops there: at least and at most,
    as far as standing blocks may be corps."""
    op = s.op
    side = s.rules.side_of_seat[seat]
    number = count(op[O_PILE] & CORPS_MASK)
    tired = number * max(0, spent - FREE_POINTS) + op[O_TIRED] + op[O_FROM_CONTESTED]
    found = []
    for contested in _enemy_at(s, side, to):
        total = tired + (1 if contested else 0)
        spared = op[O_PILE] & BIT[WELLINGTON] or (op[O_PILE] & BIT[NAPOLEON] and not s.effects & UNWELL)
        total -= 1 if total > 0 and spared else 0
        if ZONE_TYPE[to] == FORTIFIED_TOWN and s.control[to] == 1 - side and not contested:
            total += 1  # N15-CTL-05: at once, and nobody spares it
        found.append(0 if op[O_PILE] & VEDETTE_MASK else total)
    return found


# --- combat ---------------------------------------------------------------------------------------------------------


def _attack(s: Campaign, seat: int, march: int) -> dict[str, Any]:
    """Losses, fatigue and the winner of an attack as it stands, without events still to be played."""
    side = s.rules.side_of_seat[seat]
    zone = s.zone[first_in(s.op[O_PILE])]
    mine = _attackers(s, march)
    if mine == 0:
        return {"exact": True, "off": True, "cards": [0, 0]}
    sure = sure_of_cards(s, s.at[zone] & CORPS_OF[1 - side]) and not s.rules.grognard
    numbers: dict[int, float] = {}
    for seed in range(1 if sure else WORLDS):
        world = s.redeal(seat, seed)
        his = _defenders(world, zone, 1 - side)
        numbers[his] = numbers.get(his, 0.0) + 1.0 / (1 if sure else WORLDS)
    by_me = _faces(s, seat, side, mine)
    won = drawn = lost = 0.0
    inflicted: dict[int, float] = {}
    suffered: dict[int, float] = {}
    tired = [0.0, 0.0]
    chances = []
    for his, p in sorted(numbers.items()):
        by_him = _faces(s, seat, 1 - side, his)
        win = 0.0
        for (losses, fatigue), q in by_me.items():
            inflicted[losses] = inflicted.get(losses, 0.0) + p * q
            tired[1] += p * q * max(0, fatigue - _shelter(s, zone, 1 - side))
            for (other, _), r in by_him.items():
                win += q * r if losses > other else 0.0
                drawn += p * q * r if losses == other else 0.0
        for (other, weary), r in by_him.items():
            suffered[other] = suffered.get(other, 0.0) + p * r
            tired[0] += p * r * weary
        won += p * win
        chances.append((p, win))
    lost = 1.0 - won - drawn
    error = math.sqrt(sum([p * (win - won) ** 2 for p, win in chances]) / WORLDS) if not sure else 0.0
    return {
        "exact": sure,
        "off": False,
        "modifiers": _reasons(s, march, zone, 1 - side),
        "cards": [mine, [{"cards": n, "p": p} for n, p in sorted(numbers.items())]],
        "win": won,
        "draw": drawn,
        "lose": lost,
        "error": error,
        "inflicted": [{"losses": n, "p": p} for n, p in sorted(inflicted.items())],
        "suffered": [{"losses": n, "p": p} for n, p in sorted(suffered.items())],
        "fatigue": tired,
    }


def _attackers(s: Campaign, march: int) -> int:
    """The own number of cards: that is known."""
    corps = s.op[O_PILE] & CORPS_MASK
    plain = base_cards(s, corps) - tired_corps(s, corps) - march
    if plain <= 0:
        return 0
    bonus = sum([COMBAT_BONUS[b] for b in blocks_in(corps)]) + leaders_bonus(s, s.op[O_PILE] & COMMANDER_MASK)
    return plain + bonus


def _reasons(s: Campaign, march: int, zone: int, side: int) -> list[list[dict[str, Any]]]:
    """Why the own number of cards is what it is, and what everybody knows of the enemy's."""
    corps = s.op[O_PILE] & CORPS_MASK
    bonus = sum([COMBAT_BONUS[b] for b in blocks_in(corps)]) + leaders_bonus(s, s.op[O_PILE] & COMMANDER_MASK)
    mine = [
        (base_cards(s, corps), R_STRENGTH),
        (-march, R_MARCH),
        (-tired_corps(s, corps), R_EXHAUSTED),
        (bonus, R_BONUS),
    ]
    his = [(1, reason) for reason in terrain(s, zone, side)]
    return [[{"reason": REASONS[reason], "number": n} for n, reason in row if n] for row in (mine, his)]


def _defenders(s: Campaign, zone: int, side: int) -> int:
    """The enemy's number of cards in one world."""
    corps = s.at[zone] & CORPS_OF[side]
    number = base_cards(s, corps) - tired_corps(s, corps) + leaders_bonus(s, s.at[zone] & COMMANDERS_OF[side])
    number += sum([COMBAT_BONUS[b] for b in blocks_in(corps)])
    if ZONE_TYPE[zone] == WOODED:
        number += 1
    if ZONE_TYPE[zone] == FORTIFIED_TOWN and s.control[zone] == side:
        number += 1
    if side == COALITION and s.strong[zone]:
        number += 1
    return max(0, number)


def _shelter(s: Campaign, zone: int, side: int) -> int:
    """The fatigues that the ground takes off a defender."""
    found = 1 if ZONE_TYPE[zone] == TOWN or (ZONE_TYPE[zone] == FORTIFIED_TOWN and s.rules.town_in_fortified) else 0
    return found + (2 if side == COALITION and s.strong[zone] else 0)


def _faces(s: Campaign, seat: int, side: int, number: int) -> Spread:
    """Losses and fatigue of so many cards or dice."""
    if s.rules.dice:
        nation = 0 if side == FRENCH else 1
        faces = [(DIE_LOSSES[nation][i], DIE_FATIGUE[nation][i]) for i in range(6)]
        return _dice(faces, number)
    cards = unseen(s, seat, side)
    if len(cards) < number:
        cards = sorted(cards + s.discard[side])
    return _cards([(CARD_LOSSES[card], CARD_FATIGUE[card]) for card in cards], min(number, len(cards)))


def _dice(faces: list[tuple[int, int]], number: int) -> Spread:
    found: Spread = {(0, 0): 1.0}
    for _ in range(number):
        then: Spread = {}
        for (losses, fatigue), p in found.items():
            for more, weary in faces:
                key = (losses + more, fatigue + weary)
                then[key] = then.get(key, 0.0) + p / len(faces)
        found = then
    return found


def _cards(faces: list[tuple[int, int]], number: int) -> Spread:
    """Draws without putting back: kind by kind of face, how many of it are among those drawn."""
    kinds: dict[tuple[int, int], int] = {}
    for face in faces:
        kinds[face] = kinds.get(face, 0) + 1
    ways: dict[tuple[int, int, int], int] = {(0, 0, 0): 1}  # drawn so far, losses, fatigue
    for (losses, fatigue), have in sorted(kinds.items()):
        then: dict[tuple[int, int, int], int] = {}
        for (drawn, lost, weary), n in ways.items():
            for k in range(min(have, number - drawn) + 1):
                key = (drawn + k, lost + k * losses, weary + k * fatigue)
                then[key] = then.get(key, 0) + n * math.comb(have, k)
        ways = then
    total = math.comb(len(faces), number)
    return {(lost, weary): n / total for (drawn, lost, weary), n in ways.items() if drawn == number}
