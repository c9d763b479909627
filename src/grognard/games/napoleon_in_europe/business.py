"""What a player may do at any moment of his turn outside a battle, and in a diplomacy window: trade cards, cede regions, put
worthless cards away (NIE-TRD, NIE-POS-11, NIE-CRD-05, -08, NIE-DIP-04)."""

from typing import ClassVar, Final

from grognard.games.napoleon_in_europe.cards import cards_in, could_pass, count, place_card, put_away
from grognard.games.napoleon_in_europe.control import set_control
from grognard.games.napoleon_in_europe.frames import Discreet, EuropeFrame, misplaced
from grognard.games.napoleon_in_europe.state import Europe
from grognard.games.napoleon_in_europe.tables import (
    ALL_CARDS,
    BARE,
    KIND_MASK,
    KIND_OF,
    NATIONS_IN,
    WORTHLESS,
)
from grognard.games.napoleon_in_europe.verbs import (
    ACCEPT,
    CEDE,
    COUNTER,
    DECLINE,
    GIVE,
    HAND,
    NATION,
    PLEDGE,
    PUT_AWAY,
    RECEIVER,
    REQUEST,
    T_CEDED,
    T_CESSION,
    T_CESSION_DECLINED,
    T_COUNTER_OFFER,
    T_GOT_CARD,
    T_OFFER_TRADE,
    T_TRADE_DECLINED,
    T_TRADED,
    TAKE,
    TRADE,
)
from grognard.kernel.actions import NUMBER, PLACE, SEAT, act
from grognard.kernel.contract import SEVERAL, only

MOST_OFFERS: Final = 2  # trades that one player may offer another in one window or turn, so that a window ends

# --- the memory of a window ------------------------------------------------------------------------------------------
# A declined proposal is a number: two seats for an alliance, two nations and two numbers for a trade, a region and a nation
# for a cession.
_TRADE: Final = 1 << 24
_CESSION: Final = 1 << 25


def alliance_key(seat: int, other: int) -> int:
    return seat << 3 | other


def trade_key(own: int, partner: int, give: int, take: int) -> int:
    return _TRADE | own << 17 | partner << 14 | give << 7 | take


def cession_key(region: int, nation: int) -> int:
    return _CESSION | region << 3 | nation


def key_parties(s: Europe, key: int) -> int:
    """The seats that know of a declined proposal, as a mask; cessions are open to all."""
    if key & _CESSION:
        return -1
    if key & _TRADE:
        return 1 << s.owner[key >> 17 & 7] | 1 << s.owner[key >> 14 & 7]
    return 1 << (key >> 3) | 1 << (key & 7)


# --- what is open ----------------------------------------------------------------------------------------------------


def is_business(verb: int) -> bool:
    return verb in (TRADE, CEDE, REQUEST, PUT_AWAY)


def business(s: Europe, seat: int) -> list[int]:
    """Trades, cessions and cards to put away that are open to the seat, which has the word in its turn."""
    actions = trades(s, seat)
    if s.allies[seat] or s.own[seat] & (s.own[seat] - 1):
        cessions(s, seat, actions)
        requests(s, seat, actions)
    for nation in NATIONS_IN[s.own[seat]]:
        if s.hand[nation] & WORTHLESS:
            for kind in (BARE, BARE + 1):
                if s.hand[nation] & KIND_MASK[kind]:
                    actions.append(act(PUT_AWAY, nation * 2 + kind - BARE))
    return actions


def bar_business(s: Europe, seat: int, verb: int, argument: int) -> str | None:
    if verb == TRADE:
        return bar_trade(s, seat, argument)
    if verb == CEDE:
        return bar_cede(s, seat, argument)
    if verb == REQUEST:
        return bar_request(s, seat, argument)
    nation, kind = argument // 2, BARE + argument % 2
    if not s.own[seat] >> nation & 1 or not s.hand[nation] & KIND_MASK[kind]:
        return "NIE-CRD-08"
    return None


def do_business(s: Europe, seat: int, verb: int, argument: int) -> None:
    if verb == TRADE:
        begin_trade(s, seat, argument)
    elif verb == CEDE:
        begin_cession(s, seat, argument)
    elif verb == REQUEST:
        s.tell(T_CESSION, s.owner[s.ctrl[argument]], argument, claimant(s, seat, argument))
        s.enter(Cession(s.owner[s.ctrl[argument]], seat, argument, claimant(s, seat, argument)))
    else:
        put_away(s, argument // 2, BARE + argument % 2)


# --- trades ----------------------------------------------------------------------------------------------------------


def bar_terms(s: Europe, own: int, partner: int, give: int, take: int) -> str | None:
    """Why this trade cannot be offered (NIE-TRD-02, -07, NIE-DIP-04)."""
    if give > s.held[own] or take > s.held[partner] or give + take == 0:
        return "NIE-TRD-07"
    return "NIE-DIP-04" if trade_key(own, partner, give, take) in s.declined else None


def declined_between(s: Europe, own: int, partner: int) -> int:
    """How many trades that this nation offered the other were declined."""
    found = 0
    pair = (_TRADE | own << 17 | partner << 14) >> 14
    for key in s.declined:
        if key >> 14 == pair:
            found += 1
    return found


def takes(s: Europe, own: int, partner: int, give: int) -> list[int]:
    """The numbers that may be asked for if so many are given."""
    numbers = range(0 if give else 1, s.held[partner] + 1)
    if not s.declined:
        return list(numbers)
    return [take for take in numbers if trade_key(own, partner, give, take) not in s.declined]


def gives(s: Europe, own: int, partner: int) -> list[int]:
    """The numbers that may be offered."""
    numbers = range(0 if s.held[partner] else 1, s.held[own] + 1)
    if declined_between(s, own, partner) == 0:
        return list(numbers)
    return [give for give in numbers if takes(s, own, partner, give)]


def tradable(s: Europe, own: int, partner: int) -> bool:
    """Whether there is a trade left to offer between the two."""
    terms = (s.held[own] + 1) * (s.held[partner] + 1) - 1
    return terms > 0 and (terms > len(s.declined) or terms > declined_between(s, own, partner))


def hands(s: Europe, seat: int, partner: int) -> list[int]:
    """The nations of the seat that have something to offer this one."""
    return [nation for nation in NATIONS_IN[s.own[seat]] if tradable(s, nation, partner)]


def trades(s: Europe, seat: int) -> list[int]:
    actions: list[int] = []
    for nation in NATIONS_IN[s.alive & ~s.own[seat]]:
        if s.asked[seat * s.rules.players + s.owner[nation]] < MOST_OFFERS and hands(s, seat, nation):
            actions.append(TRADE << 16 | nation)
    return actions


def bar_trade(s: Europe, seat: int, nation: int) -> str | None:
    if not s.alive >> nation & 1 or s.own[seat] >> nation & 1:
        return "NIE-TRD-06"
    if s.asked[seat * s.rules.players + s.owner[nation]] >= MOST_OFFERS:
        return "NIE-DIP-04"
    if hands(s, seat, nation):
        return None
    return "NIE-DIP-04" if any([s.held[own] + s.held[nation] for own in NATIONS_IN[s.own[seat]]]) else "NIE-TRD-07"


def begin_trade(s: Europe, seat: int, partner: int) -> None:
    """Which hand gives, if the player has several; then how many against how many."""
    if s.own[seat] & (s.own[seat] - 1):
        s.enter(TradeHand(seat, partner))
    else:
        s.enter(Terms(seat, NATIONS_IN[s.own[seat]][0], partner, -1, -1, -1))


class TradeHand(Discreet):
    """A player with several nations says whose hand trades: cards never pass between them (NIE-TRD-06)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("partner", NATION)]

    def __init__(self, seat: int, partner: int) -> None:
        super().__init__(seat)
        self.partner = partner

    def hidden(self, s: Europe, viewer: int) -> bool:
        return viewer != self.seat

    def legal(self, s: Europe, seat: int) -> list[int]:
        return [act(HAND, nation) for nation in hands(s, seat, self.partner)]

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb != HAND:
            return misplaced(verb)
        if not s.own[seat] >> argument & 1:
            return "NIE-TRD-06"
        if tradable(s, argument, self.partner):
            return None
        return "NIE-DIP-04" if s.held[argument] + s.held[self.partner] else "NIE-TRD-07"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        s.become(Terms(seat, argument, self.partner, -1, -1, -1))


class Terms(Discreet):
    """How many cards are given, then how many are wanted (NIE-TRD-02, -07). In a counter-offer `asked` and `offered` are
    what the other wanted and offered."""

    fields: ClassVar[list[tuple[str, str]]] = [
        ("seat", SEAT),
        ("own", NATION),
        ("partner", NATION),
        ("give", NUMBER),
        ("asked", NUMBER),
        ("offered", NUMBER),
    ]

    def __init__(self, seat: int, own: int, partner: int, give: int, asked: int, offered: int) -> None:
        super().__init__(seat)
        self.own = own
        self.partner = partner
        self.give = give
        self.asked = asked
        self.offered = offered

    def hidden(self, s: Europe, viewer: int) -> bool:
        if self.asked >= 0 and viewer >= 0 and viewer == s.owner[self.partner]:
            return False  # he sees that his offer is being thought about
        return viewer != self.seat

    def _takes(self, s: Europe, give: int) -> list[int]:
        found = takes(s, self.own, self.partner, give)
        return [take for take in found if take != self.offered] if give == self.asked else found

    def legal(self, s: Europe, seat: int) -> list[int]:
        if self.give >= 0:
            return [TAKE << 16 | take for take in self._takes(s, self.give)]
        found = gives(s, self.own, self.partner)
        if self.asked >= 0:
            found = [give for give in found if give != self.asked or self._takes(s, give)]
        return [GIVE << 16 | give for give in found]

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb != (TAKE if self.give >= 0 else GIVE):
            return misplaced(verb)
        if self.give < 0:
            if argument > s.held[self.own]:
                return "NIE-TRD-07"
            if self._takes(s, argument):
                return None
            return "NIE-TRD-07" if argument + s.held[self.partner] == 0 else "NIE-DIP-04"
        if self.give == self.asked and argument == self.offered:
            return "NIE-DIP-04"
        return bar_terms(s, self.own, self.partner, self.give, argument)

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        if self.give < 0:
            s.become(Terms(seat, self.own, self.partner, argument, self.asked, self.offered))
            return
        other = s.owner[self.partner]
        both = only(seat) | only(other)
        if self.asked < 0:
            s.asked[seat * s.rules.players + other] += 1
            s.tell_only(both, T_OFFER_TRADE, seat, self.own, self.partner, self.give, argument)
            s.become(TradeAnswer(other, self.own, self.partner, self.give, argument))
        else:
            s.tell_only(both, T_COUNTER_OFFER, seat, self.own, self.partner, self.give, argument)
            s.become(CounterAnswer(other, self.own, self.partner, self.give, argument))


class TradeAnswer(Discreet):
    """The partner accepts, declines, or makes one counter-offer; only the two know of it (NIE-TRD-01, -05, -07)."""

    fields: ClassVar[list[tuple[str, str]]] = [
        ("seat", SEAT),
        ("own", NATION),
        ("partner", NATION),
        ("give", NUMBER),
        ("take", NUMBER),
    ]

    def __init__(self, seat: int, own: int, partner: int, give: int, take: int) -> None:
        super().__init__(seat)
        self.own = own  # the nation that makes the offer
        self.partner = partner  # the nation of the seat that answers
        self.give = give
        self.take = take

    def hidden(self, s: Europe, viewer: int) -> bool:
        return viewer not in (self.seat, s.owner[self.own])

    def legal(self, s: Europe, seat: int) -> list[int]:
        actions = [act(ACCEPT), act(DECLINE)]
        if self._counters(s):
            actions.append(act(COUNTER))
        return actions

    def _counters(self, s: Europe) -> bool:
        """Whether any other trade could be offered in return."""
        terms = (s.held[self.own] + 1) * (s.held[self.partner] + 1) - 1
        gone = declined_between(s, self.partner, self.own) if s.declined else 0
        if trade_key(self.partner, self.own, self.take, self.give) not in s.declined:
            gone += 1  # the same terms are no counter-offer
        return terms > gone

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb in (ACCEPT, DECLINE):
            return None
        if verb == COUNTER:
            return None if self._counters(s) else "NIE-DIP-04"
        return misplaced(verb)

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        if verb == ACCEPT:
            s.become(TradeCards(self.own, self.partner, self.give, self.take))
            lay_down(s)
            return
        s.declined.append(trade_key(self.own, self.partner, self.give, self.take))
        if verb == COUNTER:
            s.become(Terms(seat, self.partner, self.own, -1, self.take, self.give))
        else:
            s.tell_only(only(seat) | only(s.owner[self.own]), T_TRADE_DECLINED, seat)
            s.leave()


class CounterAnswer(TradeAnswer):
    """The first player accepts the counter-offer or declines it; there is no second one (NIE-TRD-07)."""

    def legal(self, s: Europe, seat: int) -> list[int]:
        return [act(ACCEPT), act(DECLINE)]

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        return None if verb in (ACCEPT, DECLINE) else "NIE-TRD-05"


class TradeCards(Discreet):
    """Each chooses in secret the cards he gives, and they change hands together (NIE-TRD-03, -04)."""

    fields: ClassVar[list[tuple[str, str]]] = [
        ("own", NATION),
        ("partner", NATION),
        ("give", NUMBER),
        ("take", NUMBER),
    ]

    def __init__(self, own: int, partner: int, give: int, take: int) -> None:
        super().__init__(SEVERAL)
        self.own = own
        self.partner = partner
        self.give = give
        self.take = take

    def hidden(self, s: Europe, viewer: int) -> bool:
        return viewer not in (s.owner[self.own], s.owner[self.partner])

    def deciders(self, s: Europe) -> list[int]:
        found: list[int] = []
        if count(s.pledge[0]) < self.give:
            found.append(s.owner[self.own])
        if count(s.pledge[1]) < self.take:
            found.append(s.owner[self.partner])
        return found

    def awaited(self, s: Europe, viewer: int) -> list[int]:
        """Whether the other has chosen nobody can tell, unless he had nothing to choose."""
        if self.hidden(s, viewer):
            return super().awaited(s, viewer)
        found: list[int] = []
        for side, nation in enumerate((self.own, self.partner)):
            number = self.take if side else self.give
            done = count(s.pledge[side]) >= number
            if not done or (s.owner[nation] != viewer and 0 < number < s.held[nation]):
                found.append(s.owner[nation])
        return found

    def side(self, s: Europe, seat: int) -> int:
        return 0 if seat == s.owner[self.own] else 1

    def _left(self, s: Europe, seat: int) -> int:
        """The cards that the seat may still choose."""
        side = self.side(s, seat)
        return s.hand[self.partner if side else self.own] & ~s.pledge[side]

    def legal(self, s: Europe, seat: int) -> list[int]:
        actions: list[int] = []
        last = -1
        for card in cards_in(self._left(s, seat)):  # cards of a kind follow one another
            if KIND_OF[card] != last:
                last = KIND_OF[card]
                actions.append(PLEDGE << 16 | last)
        return actions

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb != PLEDGE:
            return "NIE-TRD-04"
        return None if self._left(s, seat) & KIND_MASK[argument] else "NIE-TRD-06"

    def wait(self, s: Europe, seat: int) -> str:
        return super().wait(s, seat) if self.hidden(s, seat) else "NIE-TRD-04"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        card = self._left(s, seat) & KIND_MASK[argument]
        s.pledge[self.side(s, seat)] |= card & -card
        lay_down(s)


def lay_down(s: Europe) -> None:
    """Who gives his whole hand has nothing to choose; when both are ready the cards change hands."""
    trade = s.stack[-1]
    assert isinstance(trade, TradeCards)
    if trade.give == s.held[trade.own]:
        s.pledge[0] = s.hand[trade.own]
    if trade.take == s.held[trade.partner]:
        s.pledge[1] = s.hand[trade.partner]
    if trade.deciders(s):
        return
    own, partner = trade.own, trade.partner
    one, other = s.owner[own], s.owner[partner]
    given, taken = s.pledge
    s.hand[own] = s.hand[own] & ~given | taken
    s.hand[partner] = s.hand[partner] & ~taken | given
    s.held[own] += trade.take - trade.give
    s.held[partner] += trade.give - trade.take
    s.pledge = [0, 0]
    s.seals += 1
    s.quiet = 0
    s.leave()
    _learn(s, own, partner, given, taken)
    s.tell(T_TRADED, own, partner, trade.give, trade.take)
    if s.events is not None:
        both = only(one) | only(other)
        for card in cards_in(given):
            s.tell_only(both, T_GOT_CARD, partner, KIND_OF[card])
        for card in cards_in(taken):
            s.tell_only(both, T_GOT_CARD, own, KIND_OF[card])


def _learn(s: Europe, own: int, partner: int, given: int, taken: int) -> None:
    """The parties know every card that passed; to the others any card of either hand may have passed."""
    parties = (s.owner[own], s.owner[partner])
    for observer in range(s.rules.players + 1):
        if observer not in parties:
            if given and taken:
                could_pass(s, observer, own, partner, ALL_CARDS)
                could_pass(s, observer, partner, own, ALL_CARDS)
            elif given:
                could_pass(s, observer, own, partner, ALL_CARDS)
            else:
                could_pass(s, observer, partner, own, ALL_CARDS)
    for seat in parties:
        for card in cards_in(given):
            place_card(s, seat, card, partner)
        for card in cards_in(taken):
            place_card(s, seat, card, own)


# --- cessions --------------------------------------------------------------------------------------------------------


def _friends(s: Europe, seat: int) -> int:
    """The nations of the seat and of its allies."""
    return s.alive & ~s.foes[seat]


def receivers(s: Europe, seat: int, region: int) -> list[int]:
    """The nations to which the seat may cede this region: with infantry in it, and not asked in vain (NIE-POS-11)."""
    nations = s.foot[region] & _friends(s, seat) & ~(1 << s.ctrl[region])
    return [nation for nation in NATIONS_IN[nations] if cession_key(region, nation) not in s.declined]


def bar_cede(s: Europe, seat: int, region: int) -> str | None:
    holder = s.ctrl[region]
    if holder < 0 or s.owner[holder] != seat or s.home(region) >= 0 or s.contested(region):
        return "NIE-POS-11"
    if region in s.ceded:
        return "NIE-POS-11"
    if receivers(s, seat, region):
        return None
    return "NIE-DIP-04" if s.foot[region] & _friends(s, seat) & ~(1 << holder) else "NIE-POS-11"


def cessions(s: Europe, seat: int, actions: list[int]) -> None:
    """Add the regions that the seat may cede."""
    seen: list[int] = []
    ctrl = s.ctrl
    own = s.own[seat]
    for nation in NATIONS_IN[_friends(s, seat)]:
        for region in s.where[nation]:
            holder = ctrl[region]
            if holder == nation or holder < 0 or not own >> holder & 1 or not s.foot[region] >> nation & 1:
                continue
            if s.home(region) < 0 and region not in seen:
                seen.append(region)
                if bar_cede(s, seat, region) is None:
                    actions.append(act(CEDE, region))


def claimant(s: Europe, seat: int, region: int) -> int:
    """The nation of the seat for which it asks an ally's region: the first with infantry there, or -1."""
    nations = s.foot[region] & s.own[seat]
    return NATIONS_IN[nations][0] if nations else -1


def bar_request(s: Europe, seat: int, region: int) -> str | None:
    """In his own turn the receiver may ask the controller to cede (NIE-POS-11)."""
    holder = s.ctrl[region]
    if holder < 0 or not s.allies[seat] >> s.owner[holder] & 1 or s.home(region) >= 0 or s.contested(region):
        return "NIE-POS-11"
    nation = claimant(s, seat, region)
    if nation < 0 or region in s.ceded:
        return "NIE-POS-11"
    return "NIE-DIP-04" if cession_key(region, nation) in s.declined else None


def requests(s: Europe, seat: int, actions: list[int]) -> None:
    """Add the regions of allies that the seat may ask for."""
    if s.allies[seat] == 0 or not s.party >> seat & 1:
        return
    seen: list[int] = []
    for nation in NATIONS_IN[s.own[seat]]:
        for region in s.where[nation]:
            holder = s.ctrl[region]
            if holder >= 0 and s.allies[seat] >> s.owner[holder] & 1 and region not in seen:
                seen.append(region)
                if bar_request(s, seat, region) is None:
                    actions.append(act(REQUEST, region))


def begin_cession(s: Europe, seat: int, region: int) -> None:
    nations = receivers(s, seat, region)
    if len(nations) == 1:
        offer_cession(s, seat, region, nations[0])
    else:
        s.enter(Receiver(seat, region))


def offer_cession(s: Europe, seat: int, region: int, nation: int) -> None:
    """A nation of his own takes it at once; an ally is asked."""
    if s.owner[nation] == seat:
        cede(s, region, nation)
        return
    s.tell(T_CESSION, seat, region, nation)
    s.enter(Cession(s.owner[nation], seat, region, nation))


def cede(s: Europe, region: int, nation: int) -> None:
    giver = s.owner[s.ctrl[region]]
    set_control(s, region, nation)
    s.ceded.append(region)
    s.quiet = 0
    s.tell(T_CEDED, giver, region, nation)


class Receiver(EuropeFrame):
    """Several nations have infantry in the region: which one receives it (NIE-POS-11)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("region", PLACE)]

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def legal(self, s: Europe, seat: int) -> list[int]:
        return [act(RECEIVER, nation) for nation in receivers(s, seat, self.region)]

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb != RECEIVER:
            return misplaced(verb)
        if argument in receivers(s, seat, self.region):
            return None
        return "NIE-DIP-04" if cession_key(self.region, argument) in s.declined else "NIE-POS-11"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        s.leave()
        offer_cession(s, seat, self.region, argument)


class Cession(EuropeFrame):
    """An ally accepts a region, or gives one that he was asked for (NIE-POS-11)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("asker", SEAT), ("region", PLACE), ("nation", NATION)]

    def __init__(self, seat: int, asker: int, region: int, nation: int) -> None:
        super().__init__(seat)
        self.asker = asker
        self.region = region
        self.nation = nation  # that would have the region

    def legal(self, s: Europe, seat: int) -> list[int]:
        return [act(ACCEPT), act(DECLINE)]

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        return None if verb in (ACCEPT, DECLINE) else misplaced(verb)

    def wait(self, s: Europe, seat: int) -> str:
        return "NIE-POS-11"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        s.leave()
        if verb == ACCEPT:
            cede(s, self.region, self.nation)
        else:
            s.declined.append(cession_key(self.region, self.nation))
            s.tell(T_CESSION_DECLINED, seat, self.region)
