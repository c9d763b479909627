"""What lies ahead of the players on the map, at a glance: the battles that are pending, the land that infantry can walk
into and the attacks that promise something.

A battle is rated by a formula that was fitted to the exact odds of some thousands of battles (`chances.assault`); it is off
by five points in a hundred on average.
"""

import math

from grognard.games.napoleon_in_europe.battle import sides
from grognard.games.napoleon_in_europe.chances import Outcome, hits_from
from grognard.games.napoleon_in_europe.state import ATTACK, DEFENCE, Europe
from grognard.games.napoleon_in_europe.tables import (
    ARM_COUNT,
    CAPITAL_OF,
    COUNTED,
    FIELD,
    LEADER,
    NATION_COUNT,
    NATIONS_IN,
    NEIGHBOURS,
    REGION_COUNT,
    number,
    troops,
)


def fight(attack: int, defence: int, least: int = 6) -> Outcome:
    """About what `chances.assault` says, at once."""
    own, other = troops(attack), troops(defence)
    if own == 0:
        return Outcome(0.0, 0.0, 0.0)
    if other == 0:
        return Outcome(1.0, 0.0, 0.0)
    ratio = float(own * dice(attack)) / float(other * dice(defence))
    salvo = dice(defence) / (6.0 * own)  # the part of the attackers that falls before they fire
    if least < 6:
        ratio *= 0.5
        salvo *= 2.0
    slope = 0.61 + 0.03 * math.sqrt(min(own, other)) + 0.35 * math.sqrt(own + other)
    chiefs = 0.65 * ((attack >> 36) - (defence >> 36))
    win = 1.0 / (1.0 + math.exp(0.23 + 1.97 * salvo - chiefs - slope * math.log(ratio)))
    losses = 0.98 * (1.0 - win) * own + win * own * (0.56 / (1.0 + ratio) + 0.76 * min(salvo, 1.0))
    kills = 1.03 * win * other + 0.36 * (1.0 - win) * other * ratio / (1.0 + ratio)
    return Outcome(win, min(losses, float(own)), min(kills, float(other)))


def dice(army: int) -> int:
    """What an army throws."""
    return (army & FIELD) + 3 * ((army >> 12 & FIELD) + (army >> 36)) + 4 * (army >> 24 & FIELD)


def without(army: int, losses: float) -> int:
    """The army after so many losses, the guns falling first, then the horse."""
    left = int(losses + 0.5)
    for shift in (24, 12, 0):
        gone = min(left, army >> shift & FIELD)
        army -= gone << shift
        left -= gone
    return army


def land(s: Europe, seat: int, region: int) -> int:
    """1 if infantry of the seat that comes to hold the region gains it."""
    holder = s.ctrl[region]
    foes = s.foes[seat]
    if holder >= 0 and not foes >> holder & 1:
        return 0
    home = s.home(region)
    if home >= 0 and not foes >> home & 1 and holder < 0:
        return 0
    return COUNTED[region]


class Prospects:
    """What each seat has and can hope for, the pending battles counted in as they will probably end."""

    def __init__(self, s: Europe) -> None:
        players = s.rules.players
        self.s = s
        self.force = [0] * (players * REGION_COUNT)  # by seat and region: its pieces there
        self.places: list[list[int]] = [[] for _ in range(players)]  # by seat: where they stand
        self.lands = [0.0] * players
        self.capitals = [0.0] * players
        self.arms = [0.0] * (players * ARM_COUNT)  # by seat and arm: its pieces
        self.walks = [0.0] * players  # regions that its infantry can walk into
        self.gains = [0.0] * players  # regions that its attacks promise
        self.blows = [0.0] * players  # what they promise beyond that: kills less losses
        self.idle = [0.0] * players  # horse and guns that have no enemy in reach
        for seat in range(players):
            self._count(seat)
        if s.party:
            self._battles()
        for seat in range(players):
            self._hope(seat)

    def _count(self, seat: int) -> None:
        s = self.s
        first = seat * REGION_COUNT
        whole = 0
        places = self.places[seat]
        for nation in NATIONS_IN[s.own[seat]]:
            self.lands[seat] += s.lands[nation]
            self.capitals[seat] += s.capitals[nation]
            whole += s.reserve[nation]
            for region in s.where[nation]:
                army = s.army[region * NATION_COUNT + nation]
                whole += army
                if self.force[first + region] == 0:
                    places.append(region)
                self.force[first + region] += army
        for arm in range(ARM_COUNT):
            self.arms[seat * ARM_COUNT + arm] = float(number(whole, arm))

    def _battles(self) -> None:
        """The battles that the party of this turn has still to fight end as they will on average."""
        s = self.s
        for seat in range(s.rules.players):
            if s.party >> seat & 1:
                foes = s.foes[seat]
                for region in self.places[seat]:
                    if s.present[region] & foes:
                        self._battle(region)

    def _battle(self, region: int) -> None:
        s = self.s
        both = sides(s, region)
        armies = [0, 0]
        for side in (DEFENCE, ATTACK):
            for nation in NATIONS_IN[both[side]]:
                armies[side] += self._here(nation, region)
        if not armies[ATTACK] or not armies[DEFENCE]:
            return  # counted already
        found = fight(armies[ATTACK], armies[DEFENCE], hits_from(s, region, both[ATTACK]))
        self._lose(both[ATTACK], region, armies[ATTACK], found.own, found.win < 0.5)
        self._lose(both[DEFENCE], region, armies[DEFENCE], found.other, found.win >= 0.5)
        holder = s.ctrl[region]
        keeper = s.owner[holder] if holder >= 0 else -1
        attackers = holder >= 0 and both[ATTACK] >> holder & 1 == 1
        winner = both[DEFENCE] if attackers else both[ATTACK]
        chance = 1.0 - found.win if attackers else found.win
        if not s.foot[region] & winner:
            return
        taker = s.owner[NATIONS_IN[s.foot[region] & winner][0]]
        if not land(s, taker, region):
            return
        self.lands[taker] += chance
        capital = CAPITAL_OF[region] >= 0 and s.started >> CAPITAL_OF[region] & 1 == 1
        if capital:
            self.capitals[taker] += chance
        if keeper >= 0:
            self.lands[keeper] -= chance
            if capital:
                self.capitals[keeper] -= chance

    def _here(self, nation: int, region: int) -> int:
        """The pieces of the nation that have still to fight there."""
        s = self.s
        if self.force[s.owner[nation] * REGION_COUNT + region] == 0:
            return 0
        if s.field == region and s.round:
            return s.front[nation] + s.rear[nation]
        return s.army[region * NATION_COUNT + nation]

    def _lose(self, nations: int, region: int, army: int, losses: float, beaten: bool) -> None:
        """The losses of a side are shared out among its nations and their arms; who is beaten is no longer there."""
        s = self.s
        part = losses / max(troops(army), 1)
        armies = [self._here(nation, region) for nation in NATIONS_IN[nations]]
        for i, nation in enumerate(NATIONS_IN[nations]):
            seat = s.owner[nation]
            for arm in range(LEADER):
                self.arms[seat * ARM_COUNT + arm] -= part * number(armies[i], arm)
            at = seat * REGION_COUNT + region
            self.force[at] = 0 if beaten else without(self.force[at], part * troops(armies[i]))

    def _hope(self, seat: int) -> None:
        """What the seat's armies could do if it were to move now."""
        s = self.s
        first = seat * REGION_COUNT
        foes = s.foes[seat]
        enemies = [other for other in range(s.rules.players) if s.own[other] & foes]
        taken: list[int] = []
        for region in self.places[seat]:
            army = self.force[first + region]
            if army == 0:
                continue
            infantry = army & FIELD
            near = False
            best = gain = blow = 0.0
            for other in NEIGHBOURS[region]:
                enemy = 0
                for foe in enemies:
                    enemy += self.force[foe * REGION_COUNT + other]
                if troops(enemy):
                    near = True
                    found = fight(army, enemy)
                    prize = found.win * land(s, seat, other) if infantry else 0.0
                    worth = found.other - found.own
                    if prize + 0.4 * worth > best:
                        best, gain, blow = prize + 0.4 * worth, prize, worth
                elif infantry and other not in taken and land(s, seat, other):
                    taken.append(other)
                    infantry -= 1
                    self.walks[seat] += 1.0
            self.gains[seat] += gain
            self.blows[seat] += blow
            if not near:
                self.idle[seat] += troops(army) - (army & FIELD)
