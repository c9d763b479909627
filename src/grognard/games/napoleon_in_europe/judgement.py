"""Common sense for the computer players: what a plain player thinks of an action, verb by verb."""

from typing import Final

from grognard.games.napoleon_in_europe.alliances import Deferral, Invitation
from grognard.games.napoleon_in_europe.battlefield import nations_of
from grognard.games.napoleon_in_europe.business import Cession, Terms, TradeAnswer, TradeCards
from grognard.games.napoleon_in_europe.cards import count
from grognard.games.napoleon_in_europe.chances import Outcome, assault, to_the_end
from grognard.games.napoleon_in_europe.diplomacy import AllianceOffer
from grognard.games.napoleon_in_europe.movement import Detachment, March
from grognard.games.napoleon_in_europe.placing import next_corps
from grognard.games.napoleon_in_europe.production import Combination
from grognard.games.napoleon_in_europe.prospects import dice, fight
from grognard.games.napoleon_in_europe.sea import Fleet, Loading, Passage, Sail, capacity, goals, loaded, losing_roll
from grognard.games.napoleon_in_europe.state import Europe, growth
from grognard.games.napoleon_in_europe.tables import (
    ARM_COUNT,
    ARM_MASK,
    BICORNE,
    BORDER_FROM,
    BORDER_TO,
    CAPITAL_OF,
    COMBINATION_CARDS,
    COMBINATION_COUNT,
    CORPS_COMBINATION,
    COUNTED,
    FIELD,
    INFANTRY,
    KIND_MASK,
    NATION_COUNT,
    NATIONS_IN,
    NEIGHBOURS,
    REGION_COUNT,
    WORTHLESS,
    number,
    size,
    troops,
)
from grognard.games.napoleon_in_europe.verbs import (
    ACCEPT,
    BATTLE,
    BEGIN,
    CARD_PLAYED,
    CAST_OFF,
    CEDE,
    COMBINE,
    COUNTER,
    DECLINE,
    DEFER,
    DETACH,
    DONE,
    EMBARK,
    END_ALLIANCE,
    FALL_BACK,
    FLEET,
    FRONT,
    GIVE,
    GIVE_UP,
    GRANT,
    HIT,
    INVITE,
    MARCH,
    PLACE_ONE,
    PLACE_REST,
    PLEDGE,
    PROPOSE,
    PUT_AWAY,
    RALLY,
    REFUSE,
    REQUEST,
    RETREAT,
    SAIL,
    SEND,
    SHIFT_CORPS,
    STAND,
    TAKE,
    TRADE,
    WHOLE,
)
from grognard.kernel.graphs import distances

FAR: Final = 99
LARGE: Final = 14  # up to so many pieces a side the odds of an attack are worked out exactly


class Judgement:
    """What one seat thinks in one situation. What it asks of many regions is worked out once, and only if it is needed."""

    def __init__(self, s: Europe, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.away: list[int] = []  # by region: steps to the nearest land to take, once it was asked for
        self.front: list[int] = []  # by region: steps to the nearest enemy, once it was asked for
        self.prizes = [-1.0] * REGION_COUNT  # by region: its worth, once it was asked for
        self.landings: dict[int, float] = {}  # what landings promise, by nation and region

    def of(self, verb: int, argument: int) -> float:
        if verb == MARCH:
            return self.march(BORDER_FROM[argument], BORDER_TO[argument])
        if verb in (WHOLE, DETACH, SEND):
            return self.detachment(verb, argument)
        if EMBARK <= verb <= REFUSE:
            return self.at_sea(verb, argument)
        if verb in (PLACE_ONE, PLACE_REST):
            return self.place(argument) + (0.01 if verb == PLACE_REST and self.s.turn > 0 else 0.0)
        if BATTLE <= verb <= FALL_BACK:
            return self.in_battle(verb, argument)
        if verb in (COMBINE, CARD_PLAYED):
            return self.production(verb, argument)
        return self.diplomacy(verb, argument)

    # --- land --------------------------------------------------------------------------------------------------------

    def worth(self, region: int) -> float:
        """What taking the region with infantry is worth, in regions; 0 if it is ours or an ally's."""
        found = self.prizes[region]
        if found < 0.0:
            found = self.prizes[region] = self._worth(region)
        return found

    def _worth(self, region: int) -> float:
        s = self.s
        home = s.home(region)
        holder = s.ctrl[region]
        if holder >= 0 and not s.foes[self.seat] >> holder & 1:
            return 0.0
        if home >= 0:
            if not s.foes[self.seat] >> home & 1:
                return 1.6  # a friend's homeland region in enemy hands
            found = 1.3
        else:
            found = (1.0 if holder < 0 else 1.4) * (1.0 if COUNTED[region] else 0.05)
        if CAPITAL_OF[region] >= 0 and s.started >> CAPITAL_OF[region] & 1:
            found += 1.5
        return found

    def held_by_presence(self, region: int) -> float:
        """What is lost if our last infantry leaves the region: an enemy's homeland is held by presence only."""
        s = self.s
        home = s.home(region)
        if home < 0 or not s.foes[self.seat] >> home & 1:
            return 0.0
        holder = s.ctrl[region]
        if holder < 0 or not s.own[self.seat] >> holder & 1:
            return 0.0
        return 3.0 if CAPITAL_OF[region] >= 0 else 1.4

    def infantry(self, region: int) -> int:
        """Our infantry in the region that has a step left."""
        s = self.s
        found = 0
        for nation in NATIONS_IN[s.own[self.seat] & s.present[region]]:
            found += s.ready[region * NATION_COUNT + nation] & FIELD
        return found

    def all_infantry(self, region: int) -> int:
        s = self.s
        found = 0
        for nation in NATIONS_IN[s.own[self.seat] & s.present[region]]:
            found += s.army[region * NATION_COUNT + nation] & FIELD
        return found

    def force(self, region: int, nations: int, ready: bool) -> int:
        """The armies of these nations in the region, added up."""
        s = self.s
        army = 0
        for nation in NATIONS_IN[nations & s.present[region]]:
            army += s.ready[region * NATION_COUNT + nation] if ready else s.army[region * NATION_COUNT + nation]
        return army

    def distance(self, region: int) -> int:
        """Steps to the nearest land that can simply be walked into."""
        if not self.away:
            s = self.s
            goals = [r for r in range(REGION_COUNT) if not s.hostile(self.seat, r) and self.worth(r) > 0.5]
            if not goals:
                goals = [r for r in range(REGION_COUNT) if self.worth(r) > 0.5]
            self.away = distances(NEIGHBOURS, goals)
        found = self.away[region]
        return FAR if found < 0 else found

    def approach(self, here: int, there: int) -> float:
        """A march that takes nothing: less than none, but least bad where it brings pieces up to the enemy."""
        if not self.front:
            s = self.s
            self.front = distances(NEIGHBOURS, [r for r in range(REGION_COUNT) if s.hostile(self.seat, r)])
        nearer = self.front[here] - self.front[there]
        return -0.3 - 0.02 * self.front[there] if nearer > 0 else -1.0

    def march(self, here: int, there: int) -> float:
        """What crossing this border promises, at best."""
        s = self.s
        if s.hostile(self.seat, there):
            return self.attack(here, there)
        infantry = self.infantry(here)
        if infantry == 0:
            return self.approach(here, there)
        last = self.held_by_presence(here) if self.all_infantry(here) == 1 else 0.0
        worth = self.worth(there)
        if worth > 0.0:
            # a step that opens more land is better than one into a corner
            return worth - last + 0.02 * min(len(NEIGHBOURS[there]), 6) - 0.001 * infantry
        if last > 0.0 or (infantry < 2 and s.home(here) >= 0 and CAPITAL_OF[here] >= 0):
            return -1.0
        nearer = self.distance(here) - self.distance(there)
        if nearer > 0 and self.distance(here) < FAR:
            return 0.2 / (1 + self.distance(there))
        return self.approach(here, there)

    def attack(self, here: int, there: int) -> float:
        """What an attack with all that can march from here adds to what stands there already."""
        s = self.s
        own = s.own[self.seat]
        coming = self.force(here, own, True)
        there_already = self.force(there, own, False)
        enemy = self.force(there, s.foes[self.seat], False)
        found = self.stakes(coming + there_already, enemy, there, 6)
        if there_already:
            found -= self.stakes(there_already, enemy, there, 6)
            return found if found > 0.05 else found - 0.1
        held = self.held_by_presence(here) if coming & FIELD else 0.0
        return found - held - 0.1

    def stakes(self, attack: int, enemy: int, region: int, least: int) -> float:
        """What the battle brings: land and enemies, less our own losses."""
        own = troops(attack)
        other = troops(enemy)
        if own == 0:
            return -1.0
        land = self.worth(region) if attack & FIELD else 0.0
        if other == 0:
            return land + 0.3
        found = self.battle(attack, enemy, least)
        return found.win * (land + 0.4) + 0.35 * found.other - 0.38 * found.own - 0.2

    def battle(self, attack: int, enemy: int, least: int) -> Outcome:
        """How an attack would end, exactly unless armies are large."""
        own, other = troops(attack), troops(enemy)
        if own <= LARGE and other <= LARGE:
            return assault(attack, enemy, least, self.s.rules.bonus_die)
        strength = float(own * dice(attack)) / float(max(other * dice(enemy), 1)) * 6.0 / (12 - least)
        win = strength / (strength + 1.2)
        return Outcome(win, (1.0 - win) * own + win * other * 0.4, win * other + (1.0 - win) * own * 0.4)

    def detachment(self, verb: int, argument: int) -> float:
        """All, or one infantry to take land; idle infantry goes in a body."""
        s = self.s
        top = s.stack[-1]
        if isinstance(top, March):
            attacks = s.hostile(self.seat, BORDER_TO[top.border])
            if verb == WHOLE:
                return 1.0 if attacks else 0.0
            return 0.5 if argument % ARM_COUNT == INFANTRY else -1.0
        if isinstance(top, Detachment):
            here, there = BORDER_FROM[top.border], BORDER_TO[top.border]
            if self.worth(there) > 0.0 and not s.hostile(self.seat, there):
                return -float(argument)
            keep = 1 if self.held_by_presence(here) > 0.0 and self.all_infantry(here) > 1 else 0
            return float(argument) if argument <= self.infantry(here) - keep else -1.0
        return 0.0

    # --- the sea -----------------------------------------------------------------------------------------------------

    def landing(self, nation: int, goal: int) -> float:
        """What a landing there promises: land to take there and beyond; nothing where enemies stand."""
        s = self.s
        worth = self.worth(goal)
        if worth <= 0.0 or s.hostile(self.seat, goal):
            return -1.0
        key = nation * REGION_COUNT + goal
        if key not in self.landings:
            self.landings[key] = self._landing(nation, goal, worth)
        return self.landings[key]

    def _landing(self, nation: int, goal: int, worth: float) -> float:
        s = self.s
        beyond = len([r for r in NEIGHBOURS[goal] if self.worth(r) > 0.0])
        return worth * (6 - losing_roll(s, self.seat, nation, goal)) / 6 + 0.12 * beyond - 0.25

    def best_landing(self, port: int) -> float:
        s = self.s
        best = -1.0
        for nation in NATIONS_IN[s.own[self.seat] & s.present[port]]:
            if s.rested[port * NATION_COUNT + nation] & FIELD and capacity(s, self.seat, nation) > 0:
                if s.port_from[nation] in (-1, port):
                    for goal in goals(s, self.seat, nation, port):
                        best = max(best, self.landing(nation, goal))
        return best

    def at_sea(self, verb: int, argument: int) -> float:
        s = self.s
        top = s.stack[-1]
        if verb == EMBARK:
            if self.all_infantry(argument) == 1 and self.held_by_presence(argument) > 0.0:
                return -1.0
            idle = 0.3 if self.distance(argument) >= 2 else 0.0
            return self.best_landing(argument) - 0.5 + idle
        if verb == FLEET and isinstance(top, Fleet):
            return self.best_landing(top.port)
        if verb == SAIL and isinstance(top, Sail):
            return self.landing(top.nation, argument)
        if isinstance(top, Loading):
            beyond = len([r for r in NEIGHBOURS[top.goal] if self.worth(r) > 0.0])
            dice = losing_roll(s, self.seat, top.nation, top.goal) > 0
            wanted = 1 + min(beyond, 3) + (1 if dice and beyond else 0)
            if verb == CAST_OFF:
                return 0.0
            return 1.0 if argument % ARM_COUNT == INFANTRY and loaded(s) < wanted else -1.0
        if isinstance(top, Passage):
            friendly = s.allies[self.seat] >> top.mover & 1 == 1
            return 1.0 if (verb == GRANT) == friendly else 0.0
        return 0.0

    # --- placing -----------------------------------------------------------------------------------------------------

    def place(self, region: int) -> float:
        """Infantry where land is near and not yet crowded, guns and horse with the infantry."""
        s = self.s
        corps = next_corps(s, self.seat)
        crowd = self.all_infantry(region)
        if corps % ARM_COUNT != INFANTRY:
            near = 1.0 if any([s.hostile(self.seat, r) for r in NEIGHBOURS[region]]) else 0.0
            guard = 0.5 if CAPITAL_OF[region] >= 0 else 0.0
            return near + guard + 0.05 * crowd
        open_land = len([r for r in NEIGHBOURS[region] if self.worth(r) > 0.0 and not s.hostile(self.seat, r)])
        found = 0.8 * max(open_land - crowd, 0) - 0.3 * self.distance(region) - 0.05 * crowd
        if any([s.hostile(self.seat, r) for r in NEIGHBOURS[region]]):
            found += 0.4
        return found

    # --- battle ------------------------------------------------------------------------------------------------------

    def in_battle(self, verb: int, argument: int) -> float:
        s = self.s
        if verb == BATTLE:
            return float(size(self.force(argument, s.own[self.seat], False)))
        if verb == FRONT:
            return float(argument)  # everything fires
        if verb == STAND:
            return 0.0
        if verb == GIVE_UP:
            return 1.0 if self.hopeless() else -2.0
        if verb == SHIFT_CORPS:
            nation, arm = argument // ARM_COUNT, argument % ARM_COUNT
            return 0.5 if number(s.rear[nation], arm) and not self.hopeless() else -1.0
        if verb == HIT:
            return [1.0, 3.0, 4.0, 3.5][argument % ARM_COUNT]
        if verb == RALLY:
            return [1.0, 2.0, 3.0, 3.0][argument % ARM_COUNT]
        if verb in (RETREAT, FALL_BACK):
            friends = size(self.force(argument, s.own[self.seat], False))
            whole = 0.01 if verb == RETREAT else 0.0
            return self.worth(argument) + 0.1 * friends + whole
        return -3.0  # to spare an enemy, to leave a casualty

    def hopeless(self) -> bool:
        """Whether the battle is as good as lost while there are pieces to save."""
        s = self.s
        own = 0
        for nation in NATIONS_IN[nations_of(s, s.side)]:
            own += size(s.front[nation] + s.rear[nation])
        return own >= 3 and to_the_end(s) < 0.05

    # --- cards -------------------------------------------------------------------------------------------------------

    def production(self, verb: int, argument: int) -> float:
        s = self.s
        if verb == COMBINE:
            nation, combination = argument // COMBINATION_COUNT, argument % COMBINATION_COUNT
            hand = s.hand[nation]
            if combination == CORPS_COMBINATION:
                return 1.5
            arm = combination % ARM_COUNT
            own = min(count(hand & KIND_MASK[nation * ARM_COUNT + arm]), COMBINATION_CARDS[combination])
            given = [[1, 3, 6], [1, 2, 4], [1, 2, 3], [1, 2, 3]][arm][combination // ARM_COUNT] + own
            each = given / COMBINATION_CARDS[combination] * [1.0, 1.1, 1.0, 0.7][arm]
            late = s.rules.limit > 0 and s.turn >= s.rules.limit - 1
            wait = 0.7 if s.held[nation] < 7 and not late else 0.2
            return each - wait + 0.3 * combination // ARM_COUNT
        top = s.stack[-1]
        assert isinstance(top, Combination)
        if argument == BICORNE:
            return -1.0
        return 1.0 if argument // ARM_COUNT == top.nation() else 0.0

    def spare(self, nation: int, kind: int) -> float:
        """How gladly a card is given away: worthless ones first, then odd ones of other colours."""
        s = self.s
        if KIND_MASK[kind] & WORTHLESS:
            return 10.0
        if kind == BICORNE:
            return -5.0
        alike = count(s.hand[nation] & ARM_MASK[kind % ARM_COUNT])
        return -float(alike) - (1.0 if kind // ARM_COUNT == nation else 0.0)

    # --- other players -----------------------------------------------------------------------------------------------

    def leader(self) -> int:
        """The player who has grown most."""
        s = self.s
        return max(range(s.rules.players), key=lambda other: growth(s, other) if not s.out >> other & 1 else -99.0)

    def useful_ally(self, other: int) -> bool:
        """Two who lag far behind a third do well to join hands; with two players there is nobody to join against."""
        s = self.s
        first = self.leader()
        if s.rules.players - s.out.bit_count() < 3 or first in (self.seat, other):
            return False
        lead = growth(s, first) - max(growth(s, self.seat), growth(s, other))
        return lead >= 4.0 and s.allies[self.seat] == 0

    def diplomacy(self, verb: int, argument: int) -> float:
        s = self.s
        top = s.stack[-1]
        if verb == PROPOSE:
            return 0.5 if self.useful_ally(argument) else -1.0
        if verb == END_ALLIANCE:
            ahead = growth(s, argument) - growth(s, self.seat)
            last = s.rules.limit > 0 and s.turn >= s.rules.limit - 1
            return 0.5 if last or (argument == self.leader() and ahead >= 4.0) else -1.0
        if verb in (ACCEPT, DECLINE, COUNTER):
            return self.answer(verb)
        if verb == TRADE:
            return self.offer(argument)
        if verb in (GIVE, TAKE) and isinstance(top, Terms):
            waste = max(count(s.hand[top.own] & WORTHLESS), 1)
            return -abs(float(argument - waste))
        if verb == PLEDGE and isinstance(top, TradeCards):
            return self.spare(top.own if top.side(s, self.seat) == 0 else top.partner, argument)
        if verb == REQUEST:
            return 0.3
        if verb in (INVITE, DEFER, CEDE, PUT_AWAY):
            return -1.0
        if verb in (DONE, BEGIN):
            return 0.1
        return 0.0

    def offer(self, partner: int) -> float:
        """Worthless cards are offered once to somebody who has enough to give in return."""
        s = self.s
        players = s.rules.players
        tried = sum([s.asked[self.seat * players + other] for other in range(players)])
        waste = max([count(s.hand[nation] & WORTHLESS) for nation in NATIONS_IN[s.own[self.seat]]])
        return 0.2 if waste and not tried and s.held[partner] >= waste else -1.0

    def answer(self, verb: int) -> float:
        """Yes to what brings more than it costs."""
        s = self.s
        top = s.stack[-1]
        good = False
        if isinstance(top, AllianceOffer):
            good = self.useful_ally(top.proposer)
        elif isinstance(top, Cession):
            good = s.owner[top.nation] == self.seat
        elif isinstance(top, Invitation | Deferral):
            good = False
        elif isinstance(top, TradeAnswer):
            waste = count(s.hand[top.partner] & WORTHLESS)
            good = top.give > top.take or (top.give == top.take and waste >= top.take)
        if verb == COUNTER:
            return -1.0
        return 1.0 if (verb == ACCEPT) == good else 0.0


class Glance(Judgement):
    """The same in haste: battles are rated by a formula, and pieces come up to the enemy where he is next door."""

    def approach(self, here: int, there: int) -> float:
        s = self.s
        for region in NEIGHBOURS[there]:
            if s.hostile(self.seat, region):
                return -0.3
        return -1.0

    def battle(self, attack: int, enemy: int, least: int) -> Outcome:
        return fight(attack, enemy, least)
