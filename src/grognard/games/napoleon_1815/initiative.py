"""The initiative phase: blue events, then who acts first (N15-INI, N15-3PL-08 to -12; T-BLUE, T-INIT)."""

from typing import ClassVar, Final

from grognard.games.napoleon_1815.draw import seats_in_order
from grognard.games.napoleon_1815.exchange import offer_exchange
from grognard.games.napoleon_1815.frames import CampaignFrame, misplaced, owners
from grognard.games.napoleon_1815.knowledge import may_hold_corps, relieved, strengthened
from grognard.games.napoleon_1815.movement import place
from grognard.games.napoleon_1815.splits import SUPPLY, begin_relief, relieve
from grognard.games.napoleon_1815.state import (
    APPROACH,
    GONE,
    OFF,
    TALK,
    TO_BRUSSELS,
    Campaign,
)
from grognard.games.napoleon_1815.tables import (
    A_BRUXELLES,
    AIDE_DE_CAMP,
    ALOST,
    ANTICIPATION,
    BIT,
    BLOCKS_OF,
    BLUE,
    BOX_INFANTRY,
    CARD_COLOUR,
    CARD_EVENT,
    CARD_LASTS,
    CARD_SIDE,
    CARD_VALUE,
    COALITION,
    CORPS_OF,
    DROUOT,
    ECLAIREURS,
    EVENT_CLAUSE,
    FREDERICK,
    FREDERICK_EVENT,
    FRENCH,
    GREEN,
    HUSSARDS,
    INTUITION,
    LAMARQUE,
    LAMARQUE_EVENT,
    LAMARQUE_ZONES,
    LISTS_OF_NATION,
    MARCHE_D_APPROCHE,
    MOST_STRENGTH,
    NATION_OF,
    RAVITAILLEMENT,
    RED,
    RENFORTS,
    RESERVE,
    SIDE_OF,
    VEDETTE_MASK,
    VEDETTES_OF_NATION,
    blocks_in,
)
from grognard.games.napoleon_1815.verbs import (
    OPPONENT,
    PASS,
    PLAY,
    REINFORCE,
    RELIEVE,
    SEARCH,
    T_CARD,
    T_DISCARDED,
    T_DREW,
    T_FIRST,
    T_INITIATIVE_CARD,
    T_LEADER,
    T_LOOKED,
    T_PLAYED,
    T_SEARCHED,
    T_SEEN,
    T_STRENGTHENED,
    T_VEDETTE,
    T_VEDETTES_LOST,
    ZONE,
)
from grognard.kernel.actions import NUMBER, SEAT, act
from grognard.kernel.contract import NOBODY, only

_FREE: Final = [ANTICIPATION, RESERVE, HUSSARDS, ECLAIREURS, AIDE_DE_CAMP]  # may be played in vain (N15-CARD-21)


def blue_phase(s: Campaign) -> None:
    """The French, then the coalition (three players: Prussian, English) may each play a blue card (N15-INI-01, -02)."""
    s.intuition = 0
    for seat in reversed(seats_in_order(s)):
        s.enter(Blue(seat))


class Blue(CampaignFrame):
    """It is this player's turn to play a blue card; without a card in hand he is not asked."""

    fields: ClassVar[list[tuple[str, str]]] = [("of", SEAT)]

    def __init__(self, of: int) -> None:
        super().__init__(NOBODY)
        self.of = of

    def run(self, s: Campaign) -> None:
        if s.hand[self.of]:
            s.become(BlueCard(self.of))
        else:
            s.leave()


class BlueCard(CampaignFrame):
    """One blue card or none (T-BLUE)."""

    secret: ClassVar[bool] = True

    def wait(self, s: Campaign, seat: int) -> str:
        return "N15-INI-02"

    def legal(self, s: Campaign, seat: int) -> list[int]:
        actions = [act(PASS)]
        for card in s.hand[seat]:
            if CARD_COLOUR[card] == BLUE and bar_blue(s, seat, card) is None:
                actions.append(act(PLAY, card))
        return actions

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb == PASS:
            return None
        if verb != PLAY:
            return misplaced(verb)
        return bar_blue(s, seat, argument)

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        s.leave()
        if verb == PLAY:
            play_blue(s, seat, argument)


def bar_blue(s: Campaign, seat: int, card: int) -> str | None:
    """None, or the clause that keeps this card from being played in the initiative phase."""
    if card not in s.hand[seat]:
        return "N15-CARD-01"
    if CARD_COLOUR[card] != BLUE:
        return "N15-CARD-06" if CARD_COLOUR[card] == GREEN else "N15-CARD-04"
    event = CARD_EVENT[card]
    if event in _FREE or event in (INTUITION, A_BRUXELLES, MARCHE_D_APPROCHE):
        return None
    if event == RENFORTS:
        return None if fillable(s, seat) else "N15-CARD-21"
    if event == RAVITAILLEMENT:
        return None if weary(s, seat) else "N15-CARD-21"
    if event == FREDERICK_EVENT:
        if s.rules.three and seat != 1:
            return "N15-3PL-21"
        if s.zone[FREDERICK] == OFF:
            return None if can_land(s, ALOST, COALITION) else "N15-EV-FREDERICK"
        return None if fillable(s, seat) else "N15-CARD-21"
    if event == LAMARQUE_EVENT:
        if s.zone[LAMARQUE] == OFF:
            return None if landings(s) else "N15-EV-LAMARQUE"
        return None if fillable(s, seat) else "N15-CARD-21"
    return EVENT_CLAUSE[event]


def play_blue(s: Campaign, seat: int, card: int) -> None:
    """The event is resolved before anybody else declares (R-31); what lasts the turn stays on the table (N15-CARD-18)."""
    s.take_from_hand(seat, card)
    s.seals += 1
    s.tell(T_PLAYED, seat, card)
    side = CARD_SIDE[card]
    event = CARD_EVENT[card]
    lasting = CARD_LASTS[card] and not (event == AIDE_DE_CAMP and not s.rules.three)
    if lasting:
        s.aside[side].append(card)
    if event == INTUITION:
        s.intuition |= 1 << side
    elif event == A_BRUXELLES:
        s.effects |= TO_BRUSSELS
        s.brussels = seat
    elif event == MARCHE_D_APPROCHE:
        s.effects |= APPROACH
    elif event == ANTICIPATION:
        refill(s, side)
        if s.rules.three and side == COALITION:
            for held in s.hand[3 - seat]:
                s.reveal(held, only(seat))  # what is not in the pile can be nowhere else
        s.enter(Search(seat))
    elif event == RESERVE:
        reserve(s, seat)
    elif event in (HUSSARDS, ECLAIREURS, AIDE_DE_CAMP):
        spy(s, seat, event)
    elif event == RENFORTS:
        s.enter(Reinforce(seat))
    elif event == RAVITAILLEMENT:
        s.enter(Resupply(seat))
    elif event == FREDERICK_EVENT:
        if s.zone[FREDERICK] == OFF:
            land(s, FREDERICK, ALOST)
        else:
            s.enter(Reinforce(seat))
    elif event == LAMARQUE_EVENT:
        s.enter(Land(seat) if s.zone[LAMARQUE] == OFF else Reinforce(seat))
    if not lasting:
        s.discard[side].append(card)


# --- Anticipation, Réserve ------------------------------------------------------------------------------------------


def refill(s: Campaign, side: int) -> None:
    """An empty draw pile is made anew before it is searched (R-55)."""
    if not s.deck[side]:
        s.deck[side] = sorted(s.discard[side])
        for card in s.deck[side]:
            s.shown[card] = 0
        s.discard[side] = []


class Search(CampaignFrame):
    """Anticipation: any card of the own draw pile that is not red; then it is shuffled. Nobody else sees the card."""

    secret: ClassVar[bool] = True

    def legal(self, s: Campaign, seat: int) -> list[int]:
        side = s.rules.side_of_seat[seat]
        found = [act(SEARCH, card) for card in sorted(s.deck[side]) if CARD_COLOUR[card] != RED]
        return found or [act(PASS)]

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb not in (SEARCH, PASS):
            return misplaced(verb)
        return None if act(verb, argument) in self.legal(s, seat) else "N15-EV-ANTICIPATION"

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        side = s.rules.side_of_seat[seat]
        s.leave()
        if verb == SEARCH:
            s.deck[side] = [card for card in s.deck[side] if card != argument]
            s.add_to_hand(seat, argument)
            s.reveal(argument, only(seat))
            s.tell_only(only(seat), T_CARD, seat, argument)
        s.tell(T_SEARCHED, seat)
        s.deck[side] = sorted(s.deck[side])
        s.shuffle(s.deck[side])


def reserve(s: Campaign, seat: int) -> None:
    """Two cards; red ones are discarded without effect (N15-EV-RESERVE)."""
    side = s.rules.side_of_seat[seat]
    drawn = 0
    for _ in range(2):
        card = s.top_card(side)
        if card < 0:
            break
        drawn += 1
        if CARD_COLOUR[card] == RED:
            s.discard[side].append(card)
            s.tell(T_DISCARDED, seat, card)
        else:
            s.add_to_hand(seat, card)
            s.reveal(card, only(seat))
            s.tell_only(only(seat), T_CARD, seat, card)
    s.tell(T_DREW, seat, drawn)


# --- Hussards, Éclaireurs, Aide de camp -----------------------------------------------------------------------------


def spy(s: Campaign, seat: int, event: int) -> None:
    """At whose hand? With three players the French choose (N15-3PL-23)."""
    if event == AIDE_DE_CAMP and s.rules.three:
        s.effects |= TALK
        offer_exchange(s)
    elif seat == 0 and s.rules.three:
        s.enter(Opponent(seat, event))
    else:
        look_at(s, seat, 1 if seat == 0 else 0, event)


class Opponent(CampaignFrame):
    """The French choose the opponent for Hussards or Éclaireurs."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("event", NUMBER)]

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event = event

    def legal(self, s: Campaign, seat: int) -> list[int]:
        return [act(OPPONENT, 1), act(OPPONENT, 2)]

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb != OPPONENT:
            return misplaced(verb)
        return None if argument in (1, 2) else "N15-3PL-23"

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        s.leave()
        look_at(s, seat, argument, self.event)


def look_at(s: Campaign, seat: int, other: int, event: int) -> None:
    """A random card of the hand is discarded, or the whole hand is looked at."""
    s.seals += 1
    if event == HUSSARDS:
        if s.hand[other]:
            card = s.hand[other][s.below(len(s.hand[other]))]
            s.take_from_hand(other, card)
            s.discard[CARD_SIDE[card]].append(card)
            s.tell(T_DISCARDED, other, card)
        return
    s.tell(T_LOOKED, seat, other)
    for card in s.hand[other]:
        s.reveal(card, only(seat))
        s.tell_only(only(seat), T_SEEN, other, card)


# --- Renforts, Ravitaillement ---------------------------------------------------------------------------------------


def cubes_left(s: Campaign, nation: int) -> int:
    """Infantry cubes of a nation that are on no order-of-battle sheet (R-25)."""
    return BOX_INFANTRY[nation] - sum([s.infantry[b] for b in LISTS_OF_NATION[nation] if s.zone[b] != GONE])


def fillable(s: Campaign, seat: int) -> int:
    """Corps on the map that can receive an infantry point (N15-EV-RENFORTS, N15-GEN-17)."""
    found = 0
    for b in blocks_in(s.rules.corps_of_seat[seat]):
        if s.zone[b] >= 0 and b != DROUOT and s.infantry[b] + s.cavalry[b] < MOST_STRENGTH:
            if cubes_left(s, NATION_OF[b]) > 0:
                found |= BIT[b]
    return found


class Reinforce(CampaignFrame):
    """One infantry point for a corps on the map (Renforts; Lamarque and Frederick when they are there already)."""

    secret: ClassVar[bool] = True

    def legal(self, s: Campaign, seat: int) -> list[int]:
        return [act(REINFORCE, b) for b in blocks_in(fillable(s, seat))] or [act(PASS)]

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb == PASS:
            return None if not fillable(s, seat) else "N15-EV-RENFORTS"
        if verb != REINFORCE:
            return misplaced(verb)
        return None if fillable(s, seat) & BIT[argument] else "N15-EV-RENFORTS"

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        s.leave()
        if verb == REINFORCE:
            on_map = 0
            for b in blocks_in(s.rules.corps_of_seat[seat]):
                if s.zone[b] >= 0 and b != DROUOT:
                    on_map |= BIT[b]
            strengthened(s, on_map)
            s.infantry[argument] += 1
            s.tell_only(owners(s, SIDE_OF[argument]), T_STRENGTHENED, argument)


def weary(s: Campaign, seat: int) -> int:
    """Corps of the player that have fatigue."""
    found = 0
    for b in blocks_in(s.rules.corps_of_seat[seat]):
        if s.zone[b] >= 0 and s.fatigue[b] > 0:
            found |= BIT[b]
    return found


class Resupply(CampaignFrame):
    """Ravitaillement: two fatigues in all off the corps of one pile; the first corps names the pile."""

    secret: ClassVar[bool] = True

    def wait(self, s: Campaign, seat: int) -> str:
        return "N15-INI-02"

    def legal(self, s: Campaign, seat: int) -> list[int]:
        return [act(RELIEVE, b) for b in blocks_in(weary(s, seat))] or [act(PASS)]

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb == PASS:
            return None if not weary(s, seat) else "N15-EV-RAVITAILLEMENT"
        if verb != RELIEVE:
            return misplaced(verb)
        return None if weary(s, seat) & BIT[argument] else "N15-EV-RAVITAILLEMENT"

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        s.leave()
        if verb == RELIEVE:
            relieve(s, argument, 1)
            pile = s.at[s.zone[argument]] & weary(s, seat)
            if pile:
                begin_relief(s, seat, pile, 1, SUPPLY)
                return
            relieved(s, s.rules.corps_of_seat[seat], 2)


# --- Frederick, Lamarque --------------------------------------------------------------------------------------------


def can_land(s: Campaign, zone: int, side: int) -> bool:
    """A zone that holds only an enemy pile is closed; in the fog, one whose blocks may be one."""
    return s.at[zone] & CORPS_OF[side] != 0 or not may_hold_corps(s, zone, BLOCKS_OF[1 - side])


def landings(s: Campaign) -> list[int]:
    """Where Lamarque may be placed (N15-EV-LAMARQUE)."""
    return [zone for zone in LAMARQUE_ZONES if can_land(s, zone, FRENCH)]


class Land(CampaignFrame):
    """The French name the zone of Lamarque."""

    def legal(self, s: Campaign, seat: int) -> list[int]:
        return [act(ZONE, zone) for zone in landings(s)]

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb != ZONE:
            return misplaced(verb)
        return None if argument in landings(s) else "N15-EV-LAMARQUE"

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        s.leave()
        land(s, LAMARQUE, argument)


def land(s: Campaign, block: int, zone: int) -> None:
    """The corps is placed, by the Grognard rules with a vedette (N15-GEN-19, N15-VED-23)."""
    place(s, block, zone)
    if not s.stack or not s.rules.grognard:
        return
    nation = NATION_OF[block]
    left = [b for b in blocks_in(VEDETTES_OF_NATION[nation]) if s.zone[b] == OFF]
    if not left:
        return
    s.tell(T_VEDETTE, nation, zone)
    if s.at[zone] & CORPS_OF[1 - SIDE_OF[block]]:
        s.tell(T_VEDETTES_LOST, nation, zone, 1)
        return
    vedette = left[0]
    s.put(vedette, zone)
    s.ready |= BIT[vedette]
    s.may[vedette] = VEDETTE_MASK & VEDETTES_OF_NATION[nation]


# --- who is first ---------------------------------------------------------------------------------------------------


def initiative_card(s: Campaign, seat: int) -> int:
    """Reveal a card for the initiative; its value, 0 if there is none (R-38)."""
    side = s.rules.side_of_seat[seat]
    card = s.top_card(side)
    if card < 0:
        return 0
    s.discard[side].append(card)
    s.tell(T_INITIATIVE_CARD, seat, card, CARD_VALUE[card])
    return CARD_VALUE[card]


def initiative(s: Campaign) -> None:
    """The higher card is first, ties go to the French; Intuition of one side alone decides (N15-INI-03 to -06)."""
    alone = s.intuition in (1, 2)
    french = 0 if alone else initiative_card(s, 0)
    allied = 0
    if s.rules.three:
        prussian = initiative_card(s, 2)
        english = initiative_card(s, 1)
        allied = max(prussian, english)
        s.leader = 2 if prussian > english else 1
        s.tell(T_LEADER, s.leader)
    elif not alone:
        allied = initiative_card(s, 1)
    if alone:
        s.side = FRENCH if s.intuition == 1 else COALITION
    else:
        s.side = COALITION if allied > french else FRENCH
    s.tell(T_FIRST, s.side)
