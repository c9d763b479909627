"""Reinforcements: territories, regions, card sets, placing (RSK-REN, RSK-CAR, RSK-PRG, RSK-2PL-06 and -07)."""

from typing import ClassVar, Final

from grognard.games.risk_napoleon.armies import add
from grognard.games.risk_napoleon.captives import Terms
from grognard.games.risk_napoleon.frames import RiskFrame, bar_claim, misplaced
from grognard.games.risk_napoleon.phases import after_reinforcements
from grognard.games.risk_napoleon.purchases import (
    bar_leisure,
    bar_purchase,
    buy,
    closed_lands,
    leisure,
    purchases,
    raze,
    settle_debts,
)
from grognard.games.risk_napoleon.state import Risk, cards_in, number_of, shows_own
from grognard.games.risk_napoleon.tables import (
    ADVANCED_VALUE,
    ANY_KIND,
    CARD_ARM,
    CARD_KIND,
    CARD_TERRITORY,
    FIVE_VALUE,
    FORCED_EXCHANGE,
    LEAST_REINFORCEMENT,
    NATION_COUNT,
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
    FORFEIT,
    FORTRESS,
    HAND_IN,
    OFFER,
    PLACE_ALL,
    PLACE_FIVE,
    PLACE_ONE,
    RAZE,
    T_BONUS,
    T_EXCHANGED,
    T_EXCHANGED_FIVE,
    T_NEUTRAL_PLACED,
    T_NEUTRAL_SHARE,
    T_PLACED,
    T_REGION,
    T_REINFORCEMENTS,
)
from grognard.games.risk_napoleon.victory import claim, look
from grognard.kernel.actions import CARD, NUMBER, SEAT, act
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
    if s.adv is not None:
        settle_debts(s, seat)


def placing(s: Risk, owner: int) -> list[int]:
    """Regiments are placed one by one, by fives, or all that are left."""
    ways = _PLACING[0 if s.pool == 1 else 1 if s.pool < 6 else 2]
    actions: list[int] = []
    for territory in s.lands[owner] if s.hist is None else quarters(s, owner):
        actions += ways[territory]
    return actions


def quarters(s: Risk, nation: int) -> list[int]:
    """Where a nation of the history may place regiments: where it commands or, if it commands nowhere, where it has a
    regiment; France not in Spain before 1808 (RSK-R-53, RSK-HSE-08)."""
    hist = s.hist
    assert hist is not None
    if s.lands[nation]:
        closed = closed_lands(s, nation)
        return [t for t in s.lands[nation] if not closed >> t & 1] if closed else s.lands[nation]
    return [t for t in range(TERRITORY_COUNT) if hist.part[t * NATION_COUNT + nation]]


def homeless(s: Risk, nation: int) -> bool:
    """Whether no territory may take the reinforcements of a nation of the history: then they are lost (RSK-R-78)."""
    return s.hist is not None and not quarters(s, nation)


def bar_placing(s: Risk, owner: int, verb: int, territory: int) -> str | None:
    if s.hist is not None:
        if territory not in quarters(s, owner):
            return "RSK-HSE-08" if s.owner[territory] == owner else "RSK-R-53"
    elif s.owner[territory] != owner:
        return "RSK-2PL-07" if owner == NEUTRAL else "RSK-REN-05"
    least = 2 if verb == PLACE_ALL else 6 if verb == PLACE_FIVE else 1
    return None if s.pool >= least else "RSK-REN-04"


def place(s: Risk, verb: int, territory: int) -> int:
    """Put regiments of the pool on a territory; how many."""
    number = s.pool if verb == PLACE_ALL else 5 if verb == PLACE_FIVE else 1
    if s.hist is None:
        s.troops[territory] += number
    else:
        add(s, s.turn, territory, number)
    s.pool -= number
    return number


# --- card sets -------------------------------------------------------------------------------------------------------


def value(first: int, second: int, third: int) -> int:
    """What three cards are worth by the standard table, 0 if they make no set (RSK-CAR-01 to -03)."""
    return SET_VALUE[CARD_ARM[first] * 16 + CARD_ARM[second] * 4 + CARD_ARM[third]]


def advanced_value(cards: list[int]) -> int:
    """What three or five cards are worth by the advanced table, 0 if they make no set (RSK-ADV-02 to -07)."""
    if len(cards) == 3:
        return ADVANCED_VALUE[CARD_KIND[cards[0]] * 36 + CARD_KIND[cards[1]] * 6 + CARD_KIND[cards[2]]]
    return FIVE_VALUE if len(cards) == 5 and all_kinds(cards) else 0


def all_kinds(cards: list[int]) -> bool:
    """Whether no two of the cards are of one kind, jokers aside: the beginning of a set of all five (RSK-ADV-04)."""
    seen = 0
    for card in cards:
        kind = CARD_KIND[card]
        if kind != ANY_KIND:
            if seen >> kind & 1:
                return False
            seen |= 1 << kind
    return True


def extensions(hand: list[int], begun: list[int]) -> list[int]:
    """The cards of a hand that may come next in a set that begins so, by the advanced table."""
    rest = [card for card in hand if card not in begun]
    return [card for card in rest if completable([other for other in rest if other != card], [*begun, card])]


def completable(rest: list[int], begun: list[int]) -> bool:
    """Whether these cards can be made a whole set with others of the rest."""
    if advanced_value(begun):
        return True
    if len(begun) < 3:
        for i, card in enumerate(rest):
            if len(begun) == 2:
                if advanced_value([*begun, card]):
                    return True
            else:
                for other in rest[i + 1 :]:
                    if advanced_value([*begun, card, other]):
                        return True
    return all_kinds(begun) and len(begun) <= 5 and hold_all_kinds([*begun, *rest])


def hold_all_kinds(cards: list[int]) -> bool:
    """Whether there is a set of all five kinds among the cards, jokers for those that are missing."""
    seen, jokers = 0, 0
    for card in cards:
        if CARD_KIND[card] == ANY_KIND:
            jokers += 1
        else:
            seen |= 1 << CARD_KIND[card]
    return seen.bit_count() + jokers >= 5


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
    if number_of(s.hand[seat]) < 3:
        return False
    if s.rules.advanced_exchange:
        return bool(extensions(cards_in(s.hand[seat]), []))
    return bool(completes(cards_in(s.hand[seat]), -1, -1))


def must_exchange(s: Risk, seat: int) -> bool:
    """Five or more cards and a set among them (RSK-CAR-06, RSK-R-11)."""
    return number_of(s.hand[seat]) >= FORCED_EXCHANGE and holds_set(s, seat)


class Reinforcements(RiskFrame):
    """The active player exchanges cards and places what he receives, in any order (RSK-REN, RSK-CAR)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        if s.adv is not None or s.rules.advanced_exchange:
            return self.legal_advanced(s, s.turn)
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

    def legal_advanced(self, s: Risk, power: int) -> list[int]:
        """The same, with advanced sets, purchases and debts (RSK-ADV, RSK-FOR-01, -08, RSK-GEN-02, RSK-FLT-02)."""
        owing = s.adv is not None and s.adv.debt[power] != 0
        actions = placing(s, power) if s.pool and not owing else []
        cards = s.hand[power]
        found: list[int] = []
        if number_of(cards) >= 3:
            found = extensions(cards_in(cards), []) if s.rules.advanced_exchange else completes(cards_in(cards), -1, -1)
            for card in found:
                actions.append(act(EXCHANGE, card))
        forced = len(found) > 0 and number_of(cards) >= FORCED_EXCHANGE  # RSK-CAR-06
        if s.adv is not None:
            actions += purchases(s, power) + leisure(s, power)
        if (s.pool == 0 or homeless(s, power)) and not owing and not forced:
            actions.append(act(END_REINFORCEMENTS))
        if bar_claim(s, power) is None:
            actions.append(act(CLAIM))
        return actions

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        seat = s.turn
        owing = s.adv is not None and s.adv.debt[seat] != 0
        if PLACE_ONE <= verb <= PLACE_ALL:
            return "RSK-R-23" if owing else bar_placing(s, seat, verb, argument)
        if verb == EXCHANGE:
            if s.rules.advanced_exchange:
                return None if argument in extensions(cards_in(s.hand[seat]), []) else "RSK-ADV-02"
            return bar_exchange(s, seat, -1, -1, argument)
        if verb == END_REINFORCEMENTS:
            if owing:
                return "RSK-R-23"
            if s.pool and not homeless(s, seat):
                return "RSK-REN-07"
            return "RSK-CAR-06" if must_exchange(s, seat) else None
        if s.adv is not None and FORTRESS <= verb <= FORFEIT:
            return bar_leisure(s, seat, verb, argument) if verb == RAZE else bar_purchase(s, seat, verb, argument)
        if s.adv is not None and verb == OFFER:
            return bar_leisure(s, seat, verb, argument)
        if verb == ATTACK:
            return "RSK-REN-07"
        if verb == CLAIM:
            return bar_claim(s, seat)
        return misplaced(verb)

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        power = s.turn
        if PLACE_ONE <= verb <= PLACE_ALL:
            number = place(s, verb, argument)
            s.tell(T_PLACED, power, argument, number)
            look(s, power)
            if s.pool == 0:
                finish_placing(s, power)
        elif verb == EXCHANGE:
            if s.rules.advanced_exchange:
                s.enter(ExchangeAdvanced(seat, argument, -1, -1, -1))
            else:
                s.enter(Exchange(seat, argument, -1))
        elif verb == END_REINFORCEMENTS:
            end_reinforcements(s, power)
        elif verb == CLAIM:
            claim(s, power)
        elif verb == RAZE:
            raze(s, power, argument)
        elif verb == OFFER:
            s.enter(Terms(seat, argument, -1))
        else:
            buy(s, power, verb, argument)
            finish_placing(s, power)


def finish_placing(s: Risk, power: int) -> None:
    """Everybody can see when nothing is left to do."""
    if s.pool == 0 and s.winner < 0 and number_of(s.hand[power]) < 3:
        if s.adv is None or s.adv.debt[power] == 0:
            end_reinforcements(s, power)


def end_reinforcements(s: Risk, seat: int) -> None:
    """Combat follows, after the neutral army's half in a game of two (RSK-REN-07, RSK-2PL-06, RSK-R-17)."""
    share = s.received // 2
    if s.rules.neutral and share and s.count(NEUTRAL):
        s.tell(T_NEUTRAL_SHARE, 1 - seat, share)
        s.pool = share
        s.become(NeutralReinforcements(1 - seat))
    else:
        after_reinforcements(s)


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
    if s.adv is not None:
        settle_debts(s, seat)
    if s.rules.bonus_per_card:
        for territory in own:
            bonus(s, seat, territory)
    elif len(own) > 1:
        s.enter(Bonus(seat, first, second, third))
    elif own:
        bonus(s, seat, own[0])
    look(s, seat)


class ExchangeAdvanced(RiskFrame):
    """The cards of a set of three or five, one by one (RSK-ADV-02); three that make a set may be handed in at once."""

    fields: ClassVar[list[tuple[str, str]]] = [
        ("seat", SEAT), ("first", CARD), ("second", CARD), ("third", CARD), ("fourth", CARD),
    ]  # fmt: skip

    def __init__(self, seat: int, first: int, second: int, third: int, fourth: int) -> None:
        super().__init__(seat)
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth

    def begun(self) -> list[int]:
        return [card for card in (self.first, self.second, self.third, self.fourth) if card >= 0]

    def name(self, s: Risk, viewer: int) -> str:
        own = viewer >= 0 and s.power_of(viewer) == s.power_of(self.seat)
        return "Exchange" if own else "Reinforcements"  # nothing is shown before the set is whole

    def legal(self, s: Risk, seat: int) -> list[int]:
        begun = self.begun()
        actions = [act(EXCHANGE, card) for card in extensions(cards_in(s.hand[s.turn]), begun)]
        if advanced_value(begun):
            actions.append(act(HAND_IN))
        return actions

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        begun = self.begun()
        if verb == EXCHANGE:
            return None if argument in extensions(cards_in(s.hand[s.turn]), begun) else "RSK-ADV-02"
        return None if verb == HAND_IN and advanced_value(begun) else "RSK-ADV-02"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        begun = self.begun()
        if verb == EXCHANGE:
            begun.append(argument)
            if len(begun) < 5 and (not advanced_value(begun) or extensions(cards_in(s.hand[s.turn]), begun)):
                begun += [-1] * (4 - len(begun))
                s.become(ExchangeAdvanced(seat, begun[0], begun[1], begun[2], begun[3]))
                return
        s.leave()
        hand_in_set(s, s.turn, begun)


def hand_in_set(s: Risk, power: int, cards: list[int]) -> None:
    """A set of the advanced table is exchanged (RSK-ADV-08: the rest is as in RSK-CAR-04 to -06)."""
    number = advanced_value(cards)
    s.exchanges += 1
    s.pool += number
    s.received += number
    own = 0
    for card in cards:
        s.hand[power] ^= 1 << card
        s.reveal(card, ALL)
        if shows_own(s, power, card):
            own |= 1 << CARD_TERRITORY[card]
    put_under(s.pile, cards)
    if len(cards) == 3:
        s.tell(T_EXCHANGED, power, cards[0], cards[1], cards[2], number)
    else:
        s.tell(T_EXCHANGED_FIVE, cards[0], cards[1], cards[2], cards[3], cards[4])
    if s.adv is not None:
        settle_debts(s, power)
    places = cards_in(own)
    if s.rules.bonus_per_card:
        for territory in places:
            bonus(s, power, territory)
    elif len(places) > 1:
        s.enter(BonusOf(s.seat_for(power), len(cards)))
    elif places:
        bonus(s, power, places[0])
    look(s, power)


class BonusOf(RiskFrame):
    """Several cards of the set just exchanged, now under the pile, show own territories: one gets the bonus (RSK-R-10)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("number", NUMBER)]

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def legal(self, s: Risk, seat: int) -> list[int]:
        under = s.pile[: self.number][::-1]
        return [act(BONUS, CARD_TERRITORY[card]) for card in under if shows_own(s, s.turn, card)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb != BONUS:
            return "RSK-CAR-05"
        return None if act(BONUS, argument) in self.legal(s, seat) else "RSK-R-10"

    def name(self, s: Risk, viewer: int) -> str:
        return "Bonus"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        s.leave()
        bonus(s, s.turn, argument)
        look(s, s.turn)


def bonus(s: Risk, seat: int, territory: int) -> None:
    """Two regiments, at once, on the territory that an exchanged card shows (RSK-CAR-05)."""
    if s.hist is None:
        s.troops[territory] += TERRITORY_BONUS
    else:
        add(s, seat, territory, TERRITORY_BONUS)
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
            after_reinforcements(s)
