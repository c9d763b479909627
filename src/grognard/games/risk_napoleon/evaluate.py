"""How good a situation is, and what a sensible player makes of it.

`evaluate` weighs a seat's territories, income and regiments against its rivals'. `judge` is a marshal's common sense: bring
regiments where they can take something worth taking, attack when the odds are good, follow up, keep the front fed. The
odds are exact; the weights are ours and were tried by simulation.
"""

import math
from typing import Final

from grognard.games.risk_napoleon.campaigns import PERIODS
from grognard.games.risk_napoleon.combat import Occupy
from grognard.games.risk_napoleon.evaluate_advanced import judge_advanced, strength_history
from grognard.games.risk_napoleon.objectives import standing
from grognard.games.risk_napoleon.reinforcements import (
    ExchangeAdvanced,
    advanced_value,
    completes,
    progressive_value,
    value,
)
from grognard.games.risk_napoleon.state import Risk, cards_in, colour_seat, number_of, shows_own
from grognard.games.risk_napoleon.tables import (
    BORDER_FROM,
    BORDER_TO,
    BORDERS_OUT,
    CARD_ARM,
    FRA,
    JOKER,
    LEAST_REINFORCEMENT,
    MISSION_COLOUR,
    MISSION_EXTRA,
    MISSION_GARRISON,
    MISSION_REGIONS,
    MISSION_TERRITORIES,
    NATION_COUNT,
    NEIGHBOURS,
    NEUTRAL,
    PER_REGIMENT,
    REGION_BONUS,
    REGION_MASK,
    REGION_OF,
    TERRITORY_COUNT,
)
from grognard.games.risk_napoleon.verbs import (
    ATTACK,
    BONUS,
    CAPITAL,
    CLAIM,
    COLOUR,
    DEFEND,
    ENGAGE,
    EXCHANGE,
    MANOEUVRE,
    MARCH,
    OCCUPY,
    PLACE_ALL,
    PLACE_FIVE,
    PLACE_ONE,
)
from grognard.kernel.graphs import distances
from grognard.kernel.odds import conquest


def income(s: Risk, seat: int) -> int:
    """The regiments that the seat would receive now, cards aside."""
    number = max(LEAST_REINFORCEMENT, s.count(seat) // PER_REGIMENT)
    for region, mask in enumerate(REGION_MASK):
        if s.held[seat] & mask == mask:
            number += REGION_BONUS[region]
    return number


def regiments(s: Risk, seat: int) -> int:
    """All the regiments of a seat, on the board and still to be set up."""
    found = s.reserve[seat]
    for territory in s.lands[seat]:
        found += s.troops[territory]
    return found


# What makes a player win, fitted to some thousand games between plain players, by their number (two, three, more): his share of
# all regiments, of the income, of the regiments by which fronts outweigh what they face; his cards; the part of his land that
# is outnumbered; how long he waits for his turn. With missions also: his regiments beside those that stand between him and his
# mission, and how near it is in territories.
_WEIGHTS: Final = [
    [6.4, 3.7, 3.7, 2.2, -0.1, -1.2],
    [2.1, 2.2, 3.0, 1.0, -2.4, -0.8],
    [2.4, 1.4, 1.0, 0.9, -1.8, -0.5],
]
_WITH_MISSIONS: Final = [
    [0.9, 1.0, 3.3, 1.3, -2.6, -1.0, 2.5, 1.5],
    [-0.1, 1.1, 3.4, 1.3, -1.5, -0.7, 2.7, 1.6],
]
_HAND: Final = 5.0  # cards in a full hand
_NEAR: Final = 3.0  # so many territories to take are no longer near


def evaluate(s: Risk, seat: int) -> float:
    """How likely the seat wins, from 0 (lost) to 1 (won)."""
    if s.winner >= 0:
        return 1.0 if s.winner == seat else 0.0
    if s.hist is not None:
        return evaluate_history(s, s.power_of(seat))
    players = s.rules.players
    alive = [other for other in range(players) if s.lands[other]]
    if seat not in alive:
        return 0.0 if alive else 1.0 / players
    numbers = [float(regiments(s, other)) for other in alive]
    incomes = [float(income(s, other)) for other in alive]
    regiments_of_all, income_of_all = sum(numbers), sum(incomes)
    weights = _WITH_MISSIONS[min(players, 4) - 3] if s.rules.missions else _WEIGHTS[min(players, 4) - 2]
    own, total = 0.0, 0.0
    for i, other in enumerate(alive):
        surplus, outnumbered = fronts(s, other)
        waits = ((other - s.turn) % players) / (players - 1)
        strength = (
            weights[0] * numbers[i] / regiments_of_all
            + weights[1] * incomes[i] / income_of_all
            + weights[2] * surplus / regiments_of_all
            + weights[3] * number_of(s.hand[other]) / _HAND
            + weights[4] * outnumbered / s.count(other)
            + weights[5] * waits
        )
        if s.mission[other] >= 0:
            land, guards = to_go(s, other, s.mission[other])
            strength += weights[6] * numbers[i] / (numbers[i] + guards + 1.0) + weights[7] * math.exp(-land / _NEAR)
        likely = math.exp(strength)
        total += likely
        if other == seat:
            own = likely
    return own / total


def to_go(s: Risk, seat: int, mission: int) -> tuple[int, int]:
    """What lies between a seat and this mission: so many territories to take, so many regiments on them."""
    colour = MISSION_COLOUR[mission]
    target = colour_seat(s, colour) if colour >= 0 else -1
    if target >= 0 and target != seat:
        return s.count(target), regiments(s, target)
    wanted = MISSION_TERRITORIES[mission]
    if wanted:
        land = max(0, wanted - s.count(seat))
        weakest = sorted([s.troops[t] for t in range(TERRITORY_COUNT) if s.owner[t] != seat])
        guards = sum(weakest[:land])
        if MISSION_GARRISON[mission] > 1:
            guards += max(0, wanted * MISSION_GARRISON[mission] - regiments(s, seat))  # that have to come first
        return land, guards
    named = MISSION_REGIONS[mission]
    land = guards = 0
    others: list[tuple[int, int, int]] = []
    for region, mask in enumerate(REGION_MASK):
        missing = mask & ~s.held[seat]
        there = number_of(missing)
        standing_there = 0
        while missing:
            lowest = missing & -missing
            standing_there += s.troops[lowest.bit_length() - 1]
            missing ^= lowest
        if named >> region & 1:
            land += there
            guards += standing_there
        else:
            others.append((there + standing_there, there, standing_there))
    others.sort()
    for _, there, standing_there in others[: MISSION_EXTRA[mission]]:
        land += there
        guards += standing_there
    return land, guards


def fronts(s: Risk, seat: int) -> tuple[int, int]:
    """The regiments by which a seat's territories outweigh the weakest neighbour of each, and how many territories are
    outnumbered by all their neighbours."""
    surplus = outnumbered = 0
    for territory in s.lands[seat]:
        if not s.hostile[territory]:
            continue
        own, weakest, facing = s.troops[territory], 1 << 30, 0
        for there in NEIGHBOURS[territory]:
            owner = s.owner[there]
            if owner not in (seat, NEUTRAL) and owner >= 0:
                facing += s.troops[there]
                weakest = min(weakest, s.troops[there])
        if facing:
            surplus += max(0, own - weakest - 1)
            outnumbered += int(facing > own)
    return surplus, outnumbered


def evaluate_history(s: Risk, power: int) -> float:
    """A nation's camp beside the other: points so far, those of this campaign, and strength."""
    hist = s.hist
    assert hist is not None
    now = standing(s) if hist.period < len(PERIODS) and s.round else [0] * NATION_COUNT
    worth = [hist.vp[n] + now[n] + strength_history(s, n) for n in range(NATION_COUNT)]
    french, allied = worth[FRA], sum(worth) - worth[FRA]
    ours, theirs = (french, allied) if power == FRA else (allied, french)
    return 0.5 + 0.5 * (ours - theirs) / (ours + theirs + 20.0)


# --- what land is worth ----------------------------------------------------------------------------------------------


class Reckoning:
    """What a seat reckons with in one decision; each thing is worked out once, when it is first asked for."""

    def __init__(self, s: Risk, seat: int) -> None:
        self.s = s
        self.seat = seat
        self._worth: dict[int, float] = {}  # by territory
        self._prospect: dict[int, float] = {}
        self._price = -1.0
        self._walled = -1
        self._away: list[int] = []

    def worth(self, territory: int) -> float:
        """What taking (or holding) the territory is worth to the seat, in regiments."""
        found = self._worth.get(territory, -1.0)
        if found < 0.0:
            found = self._worth[territory] = worth(self.s, self.seat, territory)
        return found

    def price(self) -> float:
        """What a regiment lost in attack counts: less and less for one who has far more of them than his rivals."""
        if self._price < 0.0:
            s = self.s
            own = regiments(s, self.seat)
            rivals = max([regiments(s, other) for other in range(s.rules.players) if other != self.seat])
            self._price = 0.35 * min(1.0, rivals / own)
        return self._price

    def assault(self, border: int, more: int) -> float:
        """What an attack across this border promises, with so many regiments more: gain by exact odds, less the cost."""
        s = self.s
        here, there = BORDER_FROM[border], BORDER_TO[border]
        attackers, defenders = s.troops[here] + more - 1, s.troops[there]
        if attackers < 1:
            return -1e4
        chance = conquest(attackers, defenders)
        gain = self.worth(there)
        if s.conquered == 0:
            gain += 2.0  # the turn's card
        cost = 0.0 if self.walled() else float(defenders)  # there is nothing else that regiments are good for
        return chance * gain - self.price() * (cost + (1.0 - chance) * attackers)

    def walled(self) -> bool:
        """Of two players: whether the neutral army stands everywhere between the seat and the other."""
        if self._walled < 0:
            s, seat = self.s, self.seat
            self._walled = 1 if s.rules.neutral and s.round else 0
            if self._walled:
                for t in s.lands[seat]:
                    if s.hostile[t] and threat(s, seat, t):
                        self._walled = 0
                        break
        return self._walled == 1

    def prospect(self, territory: int, more: int) -> float:
        """What regiments brought to this territory of ours are good for: the best attack from it, and its safety.
        They are as many wherever they are brought to."""
        if territory in self._prospect:
            return self._prospect[territory]
        s = self.s
        found = -1e5
        for border in BORDERS_OUT[territory]:
            if s.owner[BORDER_TO[border]] != self.seat:
                found = max(found, self.assault(border, more))
        if found > -1e5:
            danger = threat(s, self.seat, territory)
            held = conquest(danger, s.troops[territory]) - conquest(danger, s.troops[territory] + more)
            found += held * self.worth(territory)
        self._prospect[territory] = found
        return found

    def supply(self, border: int) -> float:
        """A manoeuvre is good if it brings idle regiments nearer to the front."""
        s, seat = self.s, self.seat
        here, there = BORDER_FROM[border], BORDER_TO[border]
        if s.hostile[here]:
            return -1.0
        if not self._away:
            front = [t for t in s.lands[seat] if s.hostile[t]]
            own = [1 if s.owner[t] == seat else 0 for t in range(TERRITORY_COUNT)]
            self._away = distances(NEIGHBOURS, front, own)
        if self._away[there] >= self._away[here]:
            return -1.0
        return s.troops[here] - 1.0 + 0.1 * threat(s, seat, there)


def worth(s: Risk, seat: int, territory: int) -> float:
    """What taking (or holding) the territory is worth to the seat, in regiments."""
    region = REGION_OF[territory]
    mask = REGION_MASK[region]
    bonus = float(REGION_BONUS[region])
    owner = s.owner[territory]
    bit = 1 << territory
    missing = number_of(mask & ~(s.held[seat] | bit))  # to the whole region once this one is ours
    found = 1.0 + bonus / (1.0 + missing)
    if missing == 0:
        found += 2.0 * bonus
    if owner not in (seat, NEUTRAL) and owner >= 0:
        if s.held[owner] & mask == mask:
            found += 1.5 * bonus  # it breaks a region of his
        if s.held[owner] == bit:
            found += 4.0 + 3.0 * number_of(s.hand[owner])  # it is his last one
        if s.rules.neutral:
            found += 1.5  # of two players, the neutral army's land is worth less than the other's
    mission = s.mission[seat]
    if mission >= 0:
        if MISSION_REGIONS[mission] >> region & 1:
            found += 2.0
        target = colour_seat(s, MISSION_COLOUR[mission]) if MISSION_COLOUR[mission] >= 0 else -1
        if target >= 0 and target == owner and target != seat:
            found += 2.0
    return found


def threat(s: Risk, seat: int, territory: int) -> int:
    """The enemy regiments next to a territory."""
    found = 0
    for there in NEIGHBOURS[territory]:
        if s.owner[there] != seat and s.owner[there] != NEUTRAL:
            found += s.troops[there]
    return found


# --- common sense ----------------------------------------------------------------------------------------------------


def judge(s: Risk, seat: int, actions: list[int]) -> list[float]:
    """What a plain player thinks of each of these actions; only their order counts."""
    if s.adv is not None:
        power = s.power_of(seat)
        reckoning = Reckoning(s, power)
        return [_judge_advanced(reckoning, action >> 16, action & 0xFFFF) for action in actions]
    reckoning = Reckoning(s, seat)
    return [_judge(reckoning, action >> 16, action & 0xFFFF) for action in actions]


def _judge_advanced(reckoning: Reckoning, verb: int, argument: int) -> float:
    """Cards, claims, capitals and the neutral army as in the standard game; the rest with what the second booklet adds."""
    s, power = reckoning.s, reckoning.seat
    if verb == EXCHANGE and s.rules.advanced_exchange:
        return 1e6 + best_set(s, power, argument)
    if verb in (CLAIM, EXCHANGE, BONUS, CAPITAL, COLOUR):
        return _judge(reckoning, verb, argument)
    if PLACE_ONE <= verb <= PLACE_ALL and (s.owner[argument] == NEUTRAL or (s.round == 0 and s.hist is None)):
        return _judge(reckoning, verb, argument)
    return judge_advanced(s, power, verb, argument)


def best_set(s: Risk, power: int, card: int) -> float:
    """The best set with this card, by the advanced table; jokers are kept for later."""
    top = s.stack[-1]
    begun = top.begun() if isinstance(top, ExchangeAdvanced) else []
    best = 0.0
    hand = [c for c in cards_in(s.hand[power]) if c != card and c not in begun]
    chosen = [*begun, card]
    if len(chosen) >= 3:
        return 100.0 if CARD_ARM[card] != JOKER else 90.0
    for i, second in enumerate(hand):
        for third in hand[i + 1 :] if len(chosen) == 1 else [-1]:
            cards = [*chosen, second, third] if third >= 0 else [*chosen, second]
            if len(cards) == 3 and advanced_value(cards):
                jokers = sum(1 for c in cards if CARD_ARM[c] == JOKER)
                best = max(best, advanced_value(cards) - 1.5 * jokers)
    return best


def _judge(reckoning: Reckoning, verb: int, argument: int) -> float:
    s, seat = reckoning.s, reckoning.seat
    if verb == CLAIM:
        return 1e9
    if verb == EXCHANGE:
        return 1e6 + _set_worth(s, seat, argument)
    if PLACE_ONE <= verb <= PLACE_ALL:
        number = s.pool if verb == PLACE_ALL else 5 if verb == PLACE_FIVE else 1
        if s.owner[argument] == NEUTRAL:
            return _barrier(s, seat, argument) + 0.01 * number
        at_setup = s.pool == 0
        return reckoning.prospect(argument, 3 if at_setup else max(s.pool, 1)) + 0.01 * number
    if verb == BONUS:
        return reckoning.prospect(argument, 2)
    if verb == CAPITAL:
        return float(s.troops[argument] - threat(s, seat, argument))
    if verb == ATTACK:
        return reckoning.assault(argument, 0)
    if verb in (ENGAGE, DEFEND, MARCH):
        return float(argument)
    if verb == OCCUPY:
        return -abs(argument - _garrison(s, seat))
    if verb == MANOEUVRE:
        return reckoning.supply(argument)
    return 0.0  # to stop, or a colour


def _set_worth(s: Risk, seat: int, card: int) -> float:
    """The best that a set with this card brings; jokers are kept for later."""
    cards = cards_in(s.hand[seat])
    best = 0.0
    for second in completes(cards, card, -1):
        for third in completes(cards, card, second):
            number = progressive_value(s.exchanges) if s.rules.progressive else value(card, second, third)
            own = sum(1 for c in (card, second, third) if shows_own(s, seat, c))
            jokers = sum(1 for c in (card, second, third) if CARD_ARM[c] == JOKER)
            best = max(best, number + (2.0 if own else 0.0) - 1.5 * jokers)
    return best


def _barrier(s: Risk, seat: int, territory: int) -> float:
    """Neutral regiments stand best where they bar the other player's way and not ours."""
    his = sum(1 for t in NEIGHBOURS[territory] if s.owner[t] == 1 - seat)
    ours = sum(1 for t in NEIGHBOURS[territory] if s.owner[t] == seat)
    return his - 1.5 * ours - 0.05 * s.troops[territory]


def _garrison(s: Risk, seat: int) -> float:
    """How many regiments to move into a territory just taken: all from a place that is safe now, else by the danger."""
    top = s.stack[-1]
    assert isinstance(top, Occupy)
    here, there = BORDER_FROM[top.border], BORDER_TO[top.border]
    staying = sum(s.troops[t] for t in NEIGHBOURS[here] if s.owner[t] != seat and t != there)
    going = sum(s.troops[t] for t in NEIGHBOURS[there] if s.owner[t] != seat)
    if staying == 0:
        return 1e6
    if going == 0:
        return 0.0
    total = s.troops[here]
    return total * going * 1.5 / (staying + going * 1.5)
