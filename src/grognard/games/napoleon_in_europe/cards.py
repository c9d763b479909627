"""The cards: deck, hands, what each observer can tell of them, and the draw phase (NIE-CRD, NIE-DRW).

A shuffled deck of which nobody knows the order is kept as a set: a draw takes any of its cards, each as likely as the
others. Cards put under it come last, in their order.
"""

from grognard.games.napoleon_in_europe.state import DECK, HOLDERS, UNDER, Europe
from grognard.games.napoleon_in_europe.tables import (
    ALL_CARDS,
    CARD_COUNT,
    KIND_MASK,
    KIND_OF,
    NATION_COUNT,
    NATIONS_IN,
    REGIONS_PER_CARD,
    WORTHLESS,
)
from grognard.games.napoleon_in_europe.verbs import T_CARD, T_DREW, T_PUT_AWAY, T_PUT_CARD
from grognard.kernel.contract import only


def cards_in(mask: int) -> list[int]:
    """The cards of a mask, in order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def count(mask: int) -> int:
    """How many cards a mask holds."""
    return mask.bit_count()


def card_of_kind(mask: int, kind: int) -> int:
    """One card of this kind among these, or -1; cards of a kind are alike."""
    found = mask & KIND_MASK[kind]
    return (found & -found).bit_length() - 1


def fill_deck(s: Europe) -> None:
    """All cards into the deck; nobody holds one at the start (NIE-CRD-01, NIE-SET-16)."""
    s.deck = s.rules.cards[:]
    everything = 0
    for card in s.deck:
        everything |= 1 << card
    for observer in range(s.rules.players + 1):
        s.maybe[observer * HOLDERS + DECK] = everything


# --- what observers can tell -----------------------------------------------------------------------------------------
# Observers are the seats and, after them, the spectator.


def place_card(s: Europe, observer: int, card: int, holder: int) -> None:
    """This observer now knows who holds the card."""
    first = observer * HOLDERS
    bit = 1 << card
    maybe = s.maybe
    for other in range(first, first + HOLDERS):
        if maybe[other] and maybe[other] & bit:
            maybe[other] ^= bit
    maybe[first + holder] |= bit


def could_pass(s: Europe, observer: int, giver: int, taker: int, among: int) -> None:
    """This observer saw a card of which he knows only that it is `among` these pass from one holder to another."""
    first = observer * HOLDERS
    s.maybe[first + taker] |= s.maybe[first + giver] & among


def everybody_sees(s: Europe, card: int, holder: int) -> None:
    for observer in range(s.rules.players + 1):
        place_card(s, observer, card, holder)
    s.seals += 1


def show_hands(s: Europe) -> None:
    """The game is over, and everybody shows his hand."""
    for nation in range(NATION_COUNT):
        for card in cards_in(s.hand[nation]):
            everybody_sees(s, card, nation)


def shuffle_deck(s: Europe) -> None:
    """Shuffled, the deck swallows what lay under it (NIE-PRD-03)."""
    for observer in range(s.rules.players + 1):
        first = observer * HOLDERS
        s.maybe[first + DECK] |= s.maybe[first + UNDER]
        s.maybe[first + UNDER] = 0
    s.deck = sorted(s.deck + s.under)
    s.under = []
    s.under_by = []


def hand_into_deck(s: Europe, nation: int) -> None:
    """An eliminated nation's hand is shuffled into the deck, unseen (NIE-VIC-10)."""
    s.deck += cards_in(s.hand[nation])
    s.hand[nation] = 0
    s.held[nation] = 0
    for observer in range(s.rules.players + 1):
        first = observer * HOLDERS
        s.maybe[first + DECK] |= s.maybe[first + nation]
        s.maybe[first + nation] = 0
    shuffle_deck(s)


# --- draws -----------------------------------------------------------------------------------------------------------


def draw_card(s: Europe, nation: int) -> bool:
    """The nation draws a card, if there is one (NIE-CRD-07)."""
    source = DECK
    if s.deck:
        i = s.below(len(s.deck))
        card = s.deck[i]
        del s.deck[i]
    elif s.under:
        source = UNDER
        card = s.under.pop(0)
        putter = s.under_by.pop(0)
        place_card(s, putter, card, nation)
    else:
        return False
    seat = s.owner[nation]
    s.hand[nation] |= 1 << card
    s.held[nation] += 1
    s.seals += 1
    for observer in range(s.rules.players + 1):
        if observer != seat:
            could_pass(s, observer, source, nation, ~_buried_by(s, observer) if source == UNDER else ALL_CARDS)
    place_card(s, seat, card, nation)
    s.tell_only(only(seat), T_CARD, nation, KIND_OF[card])
    return True


def _buried_by(s: Europe, seat: int) -> int:
    """The cards under the deck that this seat put there: he knows that they still lie there."""
    mask = 0
    for i, card in enumerate(s.under):
        if s.under_by[i] == seat:
            mask |= 1 << card
    return mask


def draw_cards(s: Europe, nation: int, number: int) -> int:
    """So many cards, or as many as there are (NIE-CRD-07): how many it was."""
    drawn = 0
    for _ in range(number):
        if draw_card(s, nation):
            drawn += 1
    return drawn


def draws(s: Europe, nation: int) -> int:
    """The cards of a draw phase: one a capital, one for every ten regions (NIE-DRW-03 to -06)."""
    return s.capitals[nation] + s.lands[nation] // REGIONS_PER_CARD


def draw_phase(s: Europe) -> None:
    """All who take part draw, nation by nation (NIE-DRW-01, -06)."""
    for seat in s.ordered(s.party):
        for nation in NATIONS_IN[s.own[seat]]:
            if draws(s, nation):
                drawn = draw_cards(s, nation, draws(s, nation))
                s.tell(T_DREW, nation, drawn, s.capitals[nation], s.lands[nation])


# --- worthless cards -------------------------------------------------------------------------------------------------


def put_away(s: Europe, nation: int, kind: int) -> None:
    """A card without symbol goes face down under the deck, and is not replaced (NIE-CRD-05, -08)."""
    seat = s.owner[nation]
    card = card_of_kind(s.hand[nation], kind)
    s.hand[nation] ^= 1 << card
    s.held[nation] -= 1
    s.under.append(card)
    s.under_by.append(seat)
    for observer in range(s.rules.players + 1):
        if observer == seat:
            place_card(s, observer, card, UNDER)
        else:
            could_pass(s, observer, nation, UNDER, WORTHLESS)
    s.tell(T_PUT_AWAY, nation)
    s.tell_only(only(seat), T_PUT_CARD, nation, kind)


# --- other worlds ----------------------------------------------------------------------------------------------------


def deal_cards_anew(s: Europe, seat: int) -> None:
    """Deal all cards that the seat (or the spectator) cannot place to holders that could have them, as many to each as it
    has; then let the others know their own hands and nothing else. Depends on what the seat knows and on chance only."""
    observer = seat if seat >= 0 else s.rules.players
    first = observer * HOLDERS
    room = [*s.held, len(s.deck), len(s.under)]
    dealt = [-1] * CARD_COUNT
    somewhere = several = 0
    for holder in range(HOLDERS):
        several |= somewhere & s.maybe[first + holder]
        somewhere |= s.maybe[first + holder]
    certain = somewhere & ~several
    for holder in range(HOLDERS):
        if s.maybe[first + holder] & certain:
            for card in cards_in(s.maybe[first + holder] & certain):
                dealt[card] = holder
                room[holder] -= 1
    loose = [card for card in s.rules.cards if dealt[card] < 0]
    s.shuffle(loose)
    for card in loose:
        holders = [holder for holder in range(HOLDERS) if s.maybe[first + holder] >> card & 1]
        s.shuffle(holders)
        free = [holder for holder in holders if room[holder] > 0]
        if free:
            # weigh by room, so that the big deck gets its share
            total = 0
            for holder in free:
                total += room[holder]
            pick = s.below(total)
            chosen = free[0]
            for holder in free:
                chosen = holder
                pick -= room[holder]
                if pick < 0:
                    break
            dealt[card] = chosen
            room[chosen] -= 1
        else:
            _make_room(s, first, card, holders, dealt, room, loose)
    for nation in range(NATION_COUNT):
        s.hand[nation] = 0
    s.deck = []
    buried: list[int] = []
    for card in s.rules.cards:
        holder = dealt[card]
        if holder < DECK:
            s.hand[holder] |= 1 << card
        elif holder == DECK:
            s.deck.append(card)
        elif not (observer < s.rules.players and _own_burial(s, observer, card)):
            buried.append(card)
    s.shuffle(buried)
    s.under = [card if s.under_by[i] == observer else buried.pop() for i, card in enumerate(s.under)]
    _forget(s, observer)


def _own_burial(s: Europe, seat: int, card: int) -> bool:
    """Whether the seat itself put this card under the deck."""
    return card in s.under and s.under_by[s.under.index(card)] == seat


def _make_room(
    s: Europe, first: int, card: int, holders: list[int], dealt: list[int], room: list[int], loose: list[int]
) -> None:
    """All that could hold the card are full: move another one on along a shortest chain of exchanges."""
    came = [-2] * HOLDERS  # the holder from which we came to this one
    through = [-1] * HOLDERS  # the card that would move there
    queue: list[int] = []
    for holder in holders:
        came[holder] = -1
        through[holder] = card
        queue.append(holder)
    goal = -1
    for holder in queue:  # it grows on the way
        if room[holder] > 0:
            goal = holder
            break
        for other in loose:
            if dealt[other] != holder:
                continue
            for onward in range(HOLDERS):
                if came[onward] == -2 and s.maybe[first + onward] >> other & 1:
                    came[onward] = holder
                    through[onward] = other
                    queue.append(onward)
    assert goal >= 0, "the cards as they lie are one way to deal them"
    room[goal] -= 1
    while goal >= 0:
        dealt[through[goal]] = goal
        goal = came[goal]


def know_own_hands(s: Europe) -> None:
    """Everybody knows his own hands and what he put under the deck, and of the other cards nothing."""
    _forget(s, -1)


def _forget(s: Europe, observer: int) -> None:
    """Other observers know their own hands and what they put under the deck, and of the other cards nothing."""
    everything = s.rules.pack
    for other in range(s.rules.players + 1):
        if other == observer:
            continue
        mine = s.own[other] if other < s.rules.players else 0
        buried = _buried_by(s, other)
        known = buried
        for nation in NATIONS_IN[mine]:
            known |= s.hand[nation]
        for holder in range(HOLDERS):
            if holder < NATION_COUNT and mine >> holder & 1:
                s.maybe[other * HOLDERS + holder] = s.hand[holder]
            elif holder < NATION_COUNT and not s.alive >> holder & 1:
                s.maybe[other * HOLDERS + holder] = 0
            elif holder == UNDER:
                foreign = any([by != other for by in s.under_by])
                s.maybe[other * HOLDERS + holder] = buried | (everything & ~known & WORTHLESS if foreign else 0)
            else:
                s.maybe[other * HOLDERS + holder] = everything & ~known
