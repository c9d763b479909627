"""Reinforcements: territories, regions, card sets, placing (RSK-REN, RSK-CAR, RSK-PRG, RSK-2PL-06 and -07)."""

from typing import ClassVar, Final

from grognard.games.risk_napoleon.combat import Combat
from grognard.games.risk_napoleon.frames import RiskFrame, bar_claim, misplaced
from grognard.games.risk_napoleon.state import Risk, cards_in, number_of, shows_own
from grognard.games.risk_napoleon.tables import (
    CARD_ARM,
    CARD_TERRITORY,
    FORCED_EXCHANGE,
    LEAST_REINFORCEMENT,
    NEUTRAL,
    PER_REGIMENT,
    PROGRESSIVE,
    PROGRESSIVE_STEP,
    REGION_BONUS,
    REGION_MASK,
    SET_VALUE,
    TERRITORY_BONUS,
    TERRITORY_COUNT,
)
from grognard.games.risk_napoleon.verbs import (
    ATTACK,
    BONUS,
    CLAIM,
    END_REINFORCEMENTS,
    EXCHANGE,
    PLACE_ALL,
    PLACE_FIVE,
    PLACE_ONE,
    T_BONUS,
    T_EXCHANGED,
    T_NEUTRAL_PLACED,
    T_NEUTRAL_SHARE,
    T_PLACED,
    T_REGION,
    T_REINFORCEMENTS,
)
from grognard.games.risk_napoleon.victory import claim, look
from grognard.kernel.actions import CARD, SEAT, act
from grognard.kernel.contract import ALL
from grognard.kernel.decks import put_under

# The ways to put regiments on each territory with 1, with 2 to 5 and with more regiments in the pool.
_PLACING: Final = [
    [[act(verb, territory) for verb in verbs] for territory in range(TERRITORY_COUNT)]
    for verbs in ([PLACE_ONE], [PLACE_ONE, PLACE_ALL], [PLACE_ONE, PLACE_FIVE, PLACE_ALL])
]


def receive(s: Risk, seat: int) -> None:
    """Regiments for territories and for regions held at the start of the turn (RSK-REN-01 to -03, RSK-R-09)."""
    number = max(LEAST_REINFORCEMENT, s.count(seat) // PER_REGIMENT)
    s.tell(T_REINFORCEMENTS, seat, number, s.count(seat))
    held = s.held[seat]
    for region, mask in enumerate(REGION_MASK):
        if held & mask == mask:
            number += REGION_BONUS[region]
            s.tell(T_REGION, seat, region, REGION_BONUS[region])
    s.pool = number
    s.received = number


def placing(s: Risk, owner: int) -> list[int]:
    """Regiments are placed one by one, by fives, or all that are left."""
    ways = _PLACING[0 if s.pool == 1 else 1 if s.pool < 6 else 2]
    actions: list[int] = []
    for territory in s.lands[owner]:
        actions += ways[territory]
    return actions


def bar_placing(s: Risk, owner: int, verb: int, territory: int) -> str | None:
    if s.owner[territory] != owner:
        return "RSK-2PL-07" if owner == NEUTRAL else "RSK-REN-05"
    least = 2 if verb == PLACE_ALL else 6 if verb == PLACE_FIVE else 1
    return None if s.pool >= least else "RSK-REN-04"


def place(s: Risk, verb: int, territory: int) -> int:
    """Put regiments of the pool on a territory; how many."""
    number = s.pool if verb == PLACE_ALL else 5 if verb == PLACE_FIVE else 1
    s.troops[territory] += number
    s.pool -= number
    return number


# --- card sets -------------------------------------------------------------------------------------------------------


def value(first: int, second: int, third: int) -> int:
    """What three cards are worth by the standard table, 0 if they make no set (RSK-CAR-01 to -03)."""
    return SET_VALUE[CARD_ARM[first] * 16 + CARD_ARM[second] * 4 + CARD_ARM[third]]


def progressive_value(exchanges: int) -> int:
    """What the next set is worth when values rise (RSK-PRG-02)."""
    beyond = exchanges - len(PROGRESSIVE) + 1
    return PROGRESSIVE[exchanges] if beyond <= 0 else PROGRESSIVE[-1] + PROGRESSIVE_STEP * beyond


def completes(cards: list[int], first: int, second: int) -> list[int]:
    """The cards that may come next in a set that begins with `first` and `second` (-1: not yet chosen)."""
    found = []
    for card in cards:
        if card in (first, second):
            continue
        if second >= 0:
            if value(first, second, card):
                found.append(card)
        elif any_completion(cards, first, card):
            found.append(card)
    return found


def any_completion(cards: list[int], first: int, card: int) -> bool:
    """Whether `card` (after `first`, if that is chosen) can be followed to a whole set."""
    for second in cards:
        if second in (card, first):
            continue
        if first >= 0:
            if value(first, card, second):
                return True
        else:
            for third in cards:
                if third != card and third != second and value(card, second, third):
                    return True
    return False


def holds_set(s: Risk, seat: int) -> bool:
    """Whether the seat's hand has a set in it."""
    return number_of(s.hand[seat]) >= 3 and bool(completes(cards_in(s.hand[seat]), -1, -1))


def must_exchange(s: Risk, seat: int) -> bool:
    """Five or more cards and a set among them (RSK-CAR-06, RSK-R-11)."""
    return number_of(s.hand[seat]) >= FORCED_EXCHANGE and holds_set(s, seat)


class Reinforcements(RiskFrame):
    """The active player exchanges cards and places what he receives, in any order (RSK-REN, RSK-CAR)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        actions = placing(s, seat) if s.pool else []
        cards = s.hand[seat]
        if number_of(cards) >= 3:
            for card in completes(cards_in(cards), -1, -1):
                actions.append(act(EXCHANGE, card))
        if s.pool == 0 and not must_exchange(s, seat):
            actions.append(act(END_REINFORCEMENTS))
        if bar_claim(s, seat) is None:
            actions.append(act(CLAIM))
        return actions

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if PLACE_ONE <= verb <= PLACE_ALL:
            return bar_placing(s, seat, verb, argument)
        if verb == EXCHANGE:
            return bar_exchange(s, seat, -1, -1, argument)
        if verb == END_REINFORCEMENTS:
            if s.pool:
                return "RSK-REN-07"
            return "RSK-CAR-06" if must_exchange(s, seat) else None
        if verb == ATTACK:
            return "RSK-REN-07"
        if verb == CLAIM:
            return bar_claim(s, seat)
        return misplaced(verb)

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        if verb == EXCHANGE:
            s.enter(Exchange(seat, argument, -1))
        elif verb == END_REINFORCEMENTS:
            end_reinforcements(s, seat)
        elif verb == CLAIM:
            claim(s, seat)
        else:
            number = place(s, verb, argument)
            s.tell(T_PLACED, seat, argument, number)
            look(s, seat)
            if s.pool == 0 and s.winner < 0 and number_of(s.hand[seat]) < 3:
                end_reinforcements(s, seat)  # everybody can see that nothing is left to do


def end_reinforcements(s: Risk, seat: int) -> None:
    """Combat follows, after the neutral army's half in a game of two (RSK-REN-07, RSK-2PL-06, RSK-R-17)."""
    share = s.received // 2
    if s.rules.neutral and share and s.count(NEUTRAL):
        s.tell(T_NEUTRAL_SHARE, 1 - seat, share)
        s.pool = share
        s.become(NeutralReinforcements(1 - seat))
    else:
        s.become(Combat(seat))


def bar_exchange(s: Risk, seat: int, first: int, second: int, card: int) -> str | None:
    """Why this card cannot come next in an exchange."""
    if not s.hand[seat] >> card & 1 or card in (first, second):
        return "RSK-CAR-01"
    return None if card in completes(cards_in(s.hand[seat]), first, second) else "RSK-CAR-01"


class Exchange(RiskFrame):
    """The player names the cards of a set one by one; only beginnings that make a set are open (RSK-CAR-01)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("first", CARD), ("second", CARD)]

    def __init__(self, seat: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.first = first
        self.second = second

    def name(self, s: Risk, viewer: int) -> str:
        return "Exchange" if viewer == self.seat else "Reinforcements"  # nothing is shown before the set is whole

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(EXCHANGE, card) for card in completes(cards_in(s.hand[seat]), self.first, self.second)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb != EXCHANGE:
            return "RSK-CAR-01"
        return bar_exchange(s, seat, self.first, self.second, argument)

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        if self.second < 0:
            s.become(Exchange(seat, self.first, argument))
            return
        s.leave()
        hand_in(s, seat, self.first, self.second, argument)


def hand_in(s: Risk, seat: int, first: int, second: int, third: int) -> None:
    """The set is exchanged: regiments, cards under the pile, bonus for a card of one's own (RSK-CAR-03, -05, -08)."""
    number = progressive_value(s.exchanges) if s.rules.progressive else value(first, second, third)
    s.exchanges += 1
    s.pool += number
    s.received += number
    own = []
    for card in (first, second, third):
        s.hand[seat] ^= 1 << card
        s.reveal(card, ALL)
        if shows_own(s, seat, card):
            own.append(CARD_TERRITORY[card])
    put_under(s.pile, [first, second, third])  # RSK-R-13
    s.tell(T_EXCHANGED, seat, first, second, third, number)
    if s.rules.bonus_per_card:
        for territory in own:
            bonus(s, seat, territory)
    elif len(own) > 1:
        s.enter(Bonus(seat, first, second, third))
    elif own:
        bonus(s, seat, own[0])
    look(s, seat)


def bonus(s: Risk, seat: int, territory: int) -> None:
    """Two regiments, at once, on the territory that an exchanged card shows (RSK-CAR-05)."""
    s.troops[territory] += TERRITORY_BONUS
    s.received += TERRITORY_BONUS
    s.tell(T_BONUS, seat, territory, TERRITORY_BONUS)


class Bonus(RiskFrame):
    """Several exchanged cards show own territories: one of them gets the bonus (RSK-CAR-05, RSK-R-10)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("first", CARD), ("second", CARD), ("third", CARD)]

    def __init__(self, seat: int, first: int, second: int, third: int) -> None:
        super().__init__(seat)
        self.first = first
        self.second = second
        self.third = third

    def legal(self, s: Risk, seat: int) -> list[int]:
        cards = (self.first, self.second, self.third)
        return [act(BONUS, CARD_TERRITORY[card]) for card in cards if shows_own(s, seat, card)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb != BONUS:
            return "RSK-CAR-05"
        return None if act(BONUS, argument) in self.legal(s, seat) else "RSK-R-10"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        s.leave()
        bonus(s, seat, argument)
        look(s, seat)


class NeutralReinforcements(RiskFrame):
    """Two players: the other one places the neutral army's half (RSK-2PL-07)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        return placing(s, NEUTRAL)

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        return bar_placing(s, NEUTRAL, verb, argument) if PLACE_ONE <= verb <= PLACE_ALL else "RSK-2PL-07"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-2PL-07"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        number = place(s, verb, argument)
        s.tell(T_NEUTRAL_PLACED, seat, argument, number)
        if s.pool == 0:
            s.become(Combat(1 - seat))
