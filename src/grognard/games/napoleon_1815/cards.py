"""Green cards: the windows in which they may be played, and Contre-ordre (N15-CARD, sections 5.2 and 5.6).

A window is offered to every player entitled to it who holds a card and has not used his card of this operation, whether or
not one of his cards fits: what a hand holds must not show in which windows open.
"""

from typing import ClassVar, Final

from grognard.games.napoleon_1815.events import noted, take_effect, unfit
from grognard.games.napoleon_1815.frames import CampaignFrame, misplaced
from grognard.games.napoleon_1815.splits import veil
from grognard.games.napoleon_1815.state import O_CANCELLED, O_SEAT, O_VEIL, Campaign
from grognard.games.napoleon_1815.tables import (
    BLUE,
    CARD_COLOUR,
    CARD_EVENT,
    CARD_SIDE,
    CARD_SYMBOLS,
    COMBAT_ATTACKER,
    COMBAT_DEFENDER,
    CONTRE_ORDRE,
    COUNTER,
    EVENT_CLAUSE,
    EVENT_WINDOWS,
    EVENTS,
    FRENCH,
    GROUCHY_EVENT,
    MOVE_END_ENEMY,
    MOVE_END_OWN,
    MOVE_ENTER_ENEMY,
    MOVE_ENTER_OWN,
    MOVE_REVEALED_ENEMY,
    MOVE_REVEALED_OWN,
    MOVE_STEP_OWN,
    OP_END_OWN,
    OP_START_ENEMY,
    PONT_DETRUIT,
    RED,
    RETREAT_LOSER,
    RETREAT_WINNER,
    SYMBOL_COALITION,
    SYMBOL_COMBAT,
    SYMBOL_FRENCH,
    SYMBOL_RETREAT,
)
from grognard.games.napoleon_1815.verbs import EFFECTS, PASS, PLAY, T_CANCELLED, T_EFFECT, T_PLAYED
from grognard.kernel.actions import CARD, NUMBER, SEAT, act
from grognard.kernel.contract import NOBODY

_MANOEUVRE: Final = SYMBOL_FRENCH | SYMBOL_COALITION
_PASS: Final = act(PASS)
_EFFECT: Final = {EVENTS.index(name): i for i, name in enumerate(EFFECTS)}


def bar_card(s: Campaign, seat: int, card: int, window: int) -> str | None:
    """None, or the clause that keeps this card from being played in this window."""
    if card not in s.hand[seat]:
        return "N15-CARD-01"
    colour = CARD_COLOUR[card]
    if colour == BLUE:
        return "N15-CARD-05"
    if colour == RED:
        return "N15-CARD-04"
    if s.used >> s.rules.side_of_seat[seat] & 1:
        return "N15-CARD-15"
    event = CARD_EVENT[card]
    if not EVENT_WINDOWS[event] >> window & 1:
        symbols = CARD_SYMBOLS[card]
        if symbols & SYMBOL_COMBAT:
            return "N15-CARD-09"
        if symbols & SYMBOL_RETREAT:
            return "N15-CARD-10"
        if window in (COMBAT_ATTACKER, COMBAT_DEFENDER, RETREAT_LOSER, RETREAT_WINNER):
            return "N15-CARD-08" if symbols & SYMBOL_FRENCH else "N15-CARD-07"
        operating = SYMBOL_FRENCH if s.rules.side_of_seat[s.op[O_SEAT]] == FRENCH else SYMBOL_COALITION
        if not symbols & operating:
            return "N15-CARD-08" if symbols & SYMBOL_FRENCH else "N15-CARD-07"
        return EVENT_CLAUSE[event]
    return unfit(s, seat, event, window)


def play_card(s: Campaign, seat: int, card: int, window: int) -> None:
    """A green card leaves the hand; if it has a manoeuvre symbol, the opponent may answer with Contre-ordre."""
    s.take_from_hand(seat, card)
    side = s.rules.side_of_seat[seat]
    s.used |= 1 << side
    s.op[O_CANCELLED] = 0
    s.op[O_VEIL] = -1
    s.seals += 1
    s.tell(T_PLAYED, seat, card)
    noted(s, seat, CARD_EVENT[card])
    s.enter(Event(seat, card, window))
    if CARD_SYMBOLS[card] & _MANOEUVRE:
        offer(s, 1 - side, COUNTER)


class Event(CampaignFrame):
    """A card that was played takes effect, unless it was cancelled (N15-CARD-12, -19)."""

    fields: ClassVar[list[tuple[str, str]]] = [("by", SEAT), ("card", CARD), ("window", NUMBER)]

    def __init__(self, by: int, card: int, window: int) -> None:
        super().__init__(NOBODY)
        self.by = by
        self.card = card
        self.window = window

    def run(self, s: Campaign) -> None:
        side = CARD_SIDE[self.card]
        s.leave()
        if s.op[O_CANCELLED]:
            s.op[O_CANCELLED] = 0
            s.discard[side].append(self.card)
            s.tell(T_CANCELLED, self.by, self.card)
            return
        if CARD_SYMBOLS[self.card] & _MANOEUVRE:
            s.discard[side].append(self.card)
        else:
            s.lying[side].append(self.card)  # a combat card lies on the table until the combat is over
        effect = _EFFECT.get(CARD_EVENT[self.card])
        if effect is not None:
            s.tell(T_EFFECT, self.card, effect)
        take_effect(s, self.by, self.card, CARD_EVENT[self.card], self.window)


# --- windows --------------------------------------------------------------------------------------------------------


class Window(CampaignFrame):
    """A moment at which one seat may play a card or pass."""

    secret: ClassVar[bool] = True

    def moment(self) -> int:
        return COUNTER

    def wait(self, s: Campaign, seat: int) -> str:
        return "N15-CARD-15"

    def legal(self, s: Campaign, seat: int) -> list[int]:
        actions = [_PASS]
        window = self.moment()
        for card in s.hand[seat]:
            if EVENT_WINDOWS[CARD_EVENT[card]] >> window & 1 and self.bar(s, seat, PLAY, card) is None:
                actions.append(PLAY << 16 | card)
        return actions

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb == PASS:
            return None
        if verb != PLAY:
            return misplaced(verb)
        return bar_card(s, seat, argument, self.moment())

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        s.leave()
        if verb == PLAY:
            play_card(s, seat, argument, self.moment())


class Counter(Window):
    """Contre-ordre: the event just announced may be cancelled; it can never itself be answered (N15-EV-CONTRE-ORDRE)."""

    def moment(self) -> int:
        return COUNTER

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb == PLAY and argument in s.hand[seat] and CARD_EVENT[argument] == CONTRE_ORDRE:
            return "N15-CARD-15" if s.used >> s.rules.side_of_seat[seat] & 1 else None
        return super().bar(s, seat, verb, argument)

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        s.leave()
        if verb == PLAY:
            s.take_from_hand(seat, argument)
            side = s.rules.side_of_seat[seat]
            s.used |= 1 << side
            s.op[O_CANCELLED] = 1
            s.discard[side].append(argument)
            s.seals += 1
            s.tell(T_PLAYED, seat, argument)


class OperationStart(Window):
    """M0: the enemy may react before the movement card is revealed."""

    def moment(self) -> int:
        return OP_START_ENEMY


class SecondCard(Window):
    """M1a: Grouchy's pile may have another movement card."""

    def moment(self) -> int:
        return MOVE_REVEALED_OWN

    def name(self, s: Campaign, viewer: int) -> str:
        return veil(s, viewer, self.seat, "SecondCard")

    def wait(self, s: Campaign, seat: int) -> str:
        return "N15-OPS-01"

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb == PLAY and argument in s.hand[seat] and CARD_EVENT[argument] != GROUCHY_EVENT:
            found = bar_card(s, seat, argument, MOVE_REVEALED_OWN)
            return found if found is not None else EVENT_CLAUSE[CARD_EVENT[argument]]
        return super().bar(s, seat, verb, argument)


class MovementReaction(Window):
    """M1b: the enemy may answer the movement card."""

    def moment(self) -> int:
        return MOVE_REVEALED_ENEMY


class ForcedMarch(Window):
    """M1c: the player may push his pile before it moves."""

    def moment(self) -> int:
        return MOVE_REVEALED_OWN

    def name(self, s: Campaign, viewer: int) -> str:
        return veil(s, viewer, self.seat, "ForcedMarch")

    def wait(self, s: Campaign, seat: int) -> str:
        return "N15-OPS-01"

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb == PLAY and argument in s.hand[seat] and CARD_EVENT[argument] == GROUCHY_EVENT:
            return "N15-EV-GROUCHY"
        return super().bar(s, seat, verb, argument)


class LastBridge(Window):
    """No movement points: a coalition pile may still blow up a bridge of its zone (MP)."""

    def moment(self) -> int:
        return MOVE_STEP_OWN

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb == PLAY and argument in s.hand[seat] and CARD_EVENT[argument] != PONT_DETRUIT:
            found = bar_card(s, seat, argument, MOVE_STEP_OWN)
            return found if found is not None else "N15-MAN-07"
        return super().bar(s, seat, verb, argument)


class PassThrough(Window):
    """M2d: Organisation, so that the pile need not stop among friends."""

    def moment(self) -> int:
        return MOVE_ENTER_OWN

    def name(self, s: Campaign, viewer: int) -> str:
        return veil(s, viewer, self.seat, "PassThrough")

    def wait(self, s: Campaign, seat: int) -> str:
        return "N15-OPS-01"


class EntryReaction(Window):
    """M2e: the enemy may trouble a pile that enters an uncontested zone."""

    def moment(self) -> int:
        return MOVE_ENTER_ENEMY


class EndReaction(Window):
    """M3: the enemy may answer the end of a displacement."""

    def moment(self) -> int:
        return MOVE_END_ENEMY


class EndOfMarch(Window):
    """M3: the player may ease the end of his pile's displacement."""

    def moment(self) -> int:
        return MOVE_END_OWN

    def name(self, s: Campaign, viewer: int) -> str:
        return veil(s, viewer, self.seat, "EndOfMarch")

    def wait(self, s: Campaign, seat: int) -> str:
        return "N15-OPS-01"


class AttackCard(Window):
    """C1: the attacker may play a combat card (N15-COM-05)."""

    def moment(self) -> int:
        return COMBAT_ATTACKER


class DefenceCard(Window):
    """C2: the defender may play a combat card (N15-COM-05)."""

    def moment(self) -> int:
        return COMBAT_DEFENDER


class LoserCard(Window):
    """C7a: the loser may play a retreat card."""

    def moment(self) -> int:
        return RETREAT_LOSER


class WinnerCard(Window):
    """C7c: the coalition may play Panique on a French retreat."""

    def moment(self) -> int:
        return RETREAT_WINNER


class Coordinate(Window):
    """O9: the French may play Coordination for another operation."""

    def moment(self) -> int:
        return OP_END_OWN


def make_window(seat: int, window: int) -> Window:
    """The frame of a window that is offered to a whole side."""
    if window == COUNTER:
        return Counter(seat)
    if window == OP_START_ENEMY:
        return OperationStart(seat)
    if window == MOVE_REVEALED_ENEMY:
        return MovementReaction(seat)
    if window == MOVE_ENTER_ENEMY:
        return EntryReaction(seat)
    if window == MOVE_END_ENEMY:
        return EndReaction(seat)
    if window == COMBAT_ATTACKER:
        return AttackCard(seat)
    if window == COMBAT_DEFENDER:
        return DefenceCard(seat)
    if window == RETREAT_LOSER:
        return LoserCard(seat)
    return WinnerCard(seat)


def offer(s: Campaign, side: int, window: int) -> None:
    """Offer a window to a side: to its player, or to both partners, the leader first (N15-3PL-18)."""
    seats = s.window_seats(side)
    if len(seats) == 1:
        s.enter(make_window(seats[0], window))
    elif seats:
        s.enter(SecondOffer(seats[1], window))
        s.enter(make_window(seats[0], window))


class SecondOffer(CampaignFrame):
    """The partner is asked too, unless the leader has played the coalition's card (N15-3PL-18)."""

    fields: ClassVar[list[tuple[str, str]]] = [("partner", SEAT), ("window", NUMBER)]

    def __init__(self, partner: int, window: int) -> None:
        super().__init__(NOBODY)
        self.partner = partner
        self.window = window

    def run(self, s: Campaign) -> None:
        if s.can_play(self.partner):
            s.become(make_window(self.partner, self.window))
        else:
            s.leave()
