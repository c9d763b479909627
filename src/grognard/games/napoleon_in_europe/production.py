"""Production: combinations of cards are exchanged for pieces (NIE-PRD)."""

from typing import ClassVar

from grognard.games.napoleon_in_europe.business import bar_business, business, do_business, is_business
from grognard.games.napoleon_in_europe.cards import card_of_kind, cards_in, count, everybody_sees, shuffle_deck
from grognard.games.napoleon_in_europe.frames import Discreet, EuropeFrame, Work, misplaced
from grognard.games.napoleon_in_europe.placing import bar_placing, next_corps, open_homeland, place, placing
from grognard.games.napoleon_in_europe.state import DECK, Europe
from grognard.games.napoleon_in_europe.tables import (
    ARM_COUNT,
    ARM_MASK,
    BICORNE,
    COMBINATION_CARDS,
    COMBINATION_COUNT,
    COMBINATION_GIVES,
    CORPS_COMBINATION,
    KIND_MASK,
    KIND_OF,
    NATIONS_IN,
    ONE,
    number,
)
from grognard.games.napoleon_in_europe.verbs import (
    CARD_PLAYED,
    COMBINE,
    END_PRODUCTION,
    PLACE_ONE,
    PLACE_REST,
    T_CARD_SHOWN,
    T_COMBINED,
    T_GAINED,
)
from grognard.kernel.actions import SEAT
from grognard.kernel.contract import ALL

JOKERS = KIND_MASK[BICORNE]


class Produce(Work):
    """Player after player, in play order (NIE-PRD-01)."""

    def run(self, s: Europe) -> None:
        for seat in s.ordered(s.party):
            if not s.ended >> seat & 1:
                s.enter(Production(seat))
                return
        s.leave()


# --- combinations ----------------------------------------------------------------------------------------------------


def completes(hand: int, combination: int, picked: int) -> bool:
    """Whether the cards picked so far and others of the hand make up the combination (NIE-PRD-04 to -08, -10, -15)."""
    need = COMBINATION_CARDS[combination]
    jokers = count(hand & JOKERS)
    if combination < CORPS_COMBINATION:
        fitting = ARM_MASK[combination % ARM_COUNT]
        if picked & ~(fitting | JOKERS):
            return False
        real = count(hand & fitting)
        used = count(picked & JOKERS)
        if real == 0 or used >= need:
            return False
        return real + jokers >= need and count(picked) <= need and count(picked & fitting) <= need
    kinds = 0
    for arm in range(ARM_COUNT):
        mine = count(picked & ARM_MASK[arm])
        if mine > 1:
            return False
        if hand & ARM_MASK[arm]:
            kinds += 1
    used = count(picked & JOKERS)
    if picked & ~(ARM_MASK[0] | ARM_MASK[1] | ARM_MASK[2] | ARM_MASK[3] | JOKERS):
        return False
    return kinds > 0 and used < need and kinds + jokers >= need and count(picked) <= need


def combinations(hand: int) -> list[int]:
    """The combinations that the cards of a hand make up."""
    found: list[int] = []
    jokers = count(hand & JOKERS)
    kinds = 0
    for arm in range(ARM_COUNT):
        real = count(hand & ARM_MASK[arm])
        if real:
            kinds += 1
            for size in range(3):
                if real + jokers >= size + 2:
                    found.append(size * ARM_COUNT + arm)
    if kinds and kinds + jokers >= ARM_COUNT:
        found.append(CORPS_COMBINATION)
    return found


def playable(s: Europe, nation: int, combination: int) -> bool:
    return completes(s.hand[nation], combination, 0)


def bar_combine(s: Europe, seat: int, play: int) -> str | None:
    """Why the nation cannot play this combination now (NIE-PRD-13, -14, -15)."""
    nation, combination = play // COMBINATION_COUNT, play % COMBINATION_COUNT
    if not s.own[seat] >> nation & 1:
        return "NIE-PRD-14"
    if not open_homeland(s, nation):
        return "NIE-PRD-13"
    if playable(s, nation, combination):
        return None
    hand = s.hand[nation]
    if combination < CORPS_COMBINATION:
        need = COMBINATION_CARDS[combination]
        if not hand & ARM_MASK[combination % ARM_COUNT] and count(hand & JOKERS) >= need:
            return "NIE-PRD-15"
        return ["NIE-PRD-04", "NIE-PRD-05", "NIE-PRD-06"][combination // ARM_COUNT]
    return "NIE-PRD-07"


class Production(EuropeFrame):
    """The player plays combinations from the hands of his nations, as many as he likes (NIE-PRD-01, -14, -16)."""

    secret: ClassVar[bool] = True  # what the hand makes up

    def legal(self, s: Europe, seat: int) -> list[int]:
        actions = [END_PRODUCTION << 16]
        for nation in NATIONS_IN[s.own[seat]]:
            hand = s.hand[nation]
            if s.held[nation] > 1 and open_homeland(s, nation):
                for combination in combinations(hand):
                    actions.append(COMBINE << 16 | nation * COMBINATION_COUNT + combination)
        return actions + business(s, seat)

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb == END_PRODUCTION:
            return None
        if verb == COMBINE:
            return bar_combine(s, seat, argument)
        if is_business(verb):
            return bar_business(s, seat, verb, argument)
        return misplaced(verb)

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        if verb == END_PRODUCTION:
            s.ended |= 1 << seat
            s.leave()
        elif verb == COMBINE:
            s.picked = 0
            s.enter(Combination(seat, argument))
        else:
            do_business(s, seat, verb, argument)


class Combination(Discreet):
    """Card by card the combination is put together; it is shown when it is whole (NIE-PRD-02, -10, -15)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("play", "play")]

    def __init__(self, seat: int, play: int) -> None:
        super().__init__(seat)
        self.play = play

    def hidden(self, s: Europe, viewer: int) -> bool:
        return viewer != self.seat

    def nation(self) -> int:
        return self.play // COMBINATION_COUNT

    def _card(self, s: Europe, kind: int) -> int:
        return card_of_kind(s.hand[self.nation()] & ~s.picked, kind)

    def legal(self, s: Europe, seat: int) -> list[int]:
        actions: list[int] = []
        hand = s.hand[self.nation()]
        last = -1
        for card in cards_in(hand & ~s.picked):  # cards of a kind follow one another
            if KIND_OF[card] != last:
                last = KIND_OF[card]
                if completes(hand, self.play % COMBINATION_COUNT, s.picked | 1 << card):
                    actions.append(CARD_PLAYED << 16 | last)
        return actions

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb != CARD_PLAYED:
            return misplaced(verb)
        card = self._card(s, argument)
        if card < 0:
            return "NIE-PRD-14"
        combination = self.play % COMBINATION_COUNT
        if completes(s.hand[self.nation()], combination, s.picked | 1 << card):
            return None
        if argument == BICORNE:
            return "NIE-PRD-15"
        if combination == CORPS_COMBINATION:
            return "NIE-PRD-07"
        return ["NIE-PRD-04", "NIE-PRD-05", "NIE-PRD-06"][combination // ARM_COUNT]

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        s.picked |= 1 << self._card(s, argument)
        if count(s.picked) < COMBINATION_CARDS[self.play % COMBINATION_COUNT]:
            return
        s.leave()
        exchange(s, seat, self.nation(), self.play)


def gain(nation: int, combination: int, picked: int) -> int:
    """The pieces for a combination: its own, and one of its type for each card in the nation's colour (NIE-PRD-09, -15)."""
    army = COMBINATION_GIVES[combination]
    for arm in range(ARM_COUNT):
        army += count(picked & KIND_MASK[nation * ARM_COUNT + arm]) * ONE[arm]
    return army


def exchange(s: Europe, seat: int, nation: int, play: int) -> None:
    """The cards are shown, go back into the deck, which is shuffled, and the pieces are taken (NIE-PRD-02, -03)."""
    picked = s.picked
    s.picked = 0
    army = gain(nation, play % COMBINATION_COUNT, picked)
    s.hand[nation] &= ~picked
    s.held[nation] -= COMBINATION_CARDS[play % COMBINATION_COUNT]
    s.tell(T_COMBINED, nation, play)
    for card in cards_in(picked):
        everybody_sees(s, card, DECK)
        s.deck.append(card)
        s.tell(T_CARD_SHOWN, nation, KIND_OF[card])
    shuffle_deck(s)
    s.reserve[nation] += army
    for arm in range(ARM_COUNT):
        if number(army, arm):
            s.tell(T_GAINED, nation * ARM_COUNT + arm, number(army, arm))
    s.enter(Muster(seat))
    muster_forced(s, seat)


def muster_forced(s: Europe, seat: int) -> None:
    """With one homeland region open there is nothing to choose."""
    while (corps := next_corps(s, seat)) >= 0:
        regions = open_homeland(s, corps // ARM_COUNT)
        if len(regions) > 1:
            return
        place(s, seat, PLACE_REST, regions[0], ALL)
    s.leave()


class Muster(EuropeFrame):
    """New pieces are placed at once in homeland regions without enemies (NIE-PRD-11, -12, -17)."""

    def legal(self, s: Europe, seat: int) -> list[int]:
        return placing(s, seat)

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        return bar_placing(s, seat, verb, argument) if verb in (PLACE_ONE, PLACE_REST) else "NIE-PRD-11"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        place(s, seat, verb, argument, ALL)
        if next_corps(s, seat) < 0:
            s.leave()
