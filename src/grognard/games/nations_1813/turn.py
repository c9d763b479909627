"""A turn from its start to its end (N13-TRN, N13-FAQ-02 to -09, N13-DRW-03 to -10, N13-END)."""

from typing import ClassVar, Final

from grognard.games.nations_1813.actions import Actions
from grognard.games.nations_1813.armies import bar_army
from grognard.games.nations_1813.battle import begin_battle, next_battle
from grognard.games.nations_1813.clock import advance
from grognard.games.nations_1813.frames import NationsFrame, misplaced
from grognard.games.nations_1813.scoring import begin_scoring
from grognard.games.nations_1813.state import DULL, FRESH, Nations
from grognard.games.nations_1813.tables import (
    ACTIONS,
    ARMIES_OF,
    DISPLAY,
    HAND_LIMIT,
    IDLE_ROUNDS,
    KINDS,
    LAST_DATE,
    SCOUT,
    SIDE_MASK,
)
from grognard.games.nations_1813.verbs import (
    BEGIN,
    DISCARD,
    KEEP_DISPLAY,
    REFRESH,
    T_DISCARDED,
    T_DISPLAY,
    T_IDLE,
    T_REFRESH,
    T_SHUFFLED,
    T_STALL,
    T_TURN,
    T_WAIT,
    WAIT,
)
from grognard.kernel.actions import act
from grognard.kernel.contract import NOBODY


class StartTurn(NationsFrame):
    """With everything placed: one point and no action; else the windows at the start, then five actions (N13-FAQ-02)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Nations) -> None:
        side = s.turn
        seat = s.seat(side)
        s.turns += 1
        s.took = 0
        s.only_draws = True
        s.actions = ACTIONS
        s.tell(T_TURN, seat, side, s.turns)
        s.become(END_OF_TURN)
        if s.rules.idle_turn and s.all_placed(side):
            s.tell(T_IDLE, seat)
            pass_by(s)
        elif s.rules.idle_turn and may_wait(s, side):
            s.enter(Waiting(seat))
        else:
            s.enter(refresh_or_act(s, seat))


def pass_by(s: Nations) -> None:
    """One point instead of five actions (N13-FAQ-02, -09, N13-TRN-11); the row of mere draws is broken."""
    s.actions = 0
    s.only_draws = False
    advance(s, 1)


def may_wait(s: Nations, side: int) -> bool:
    """No marker on the board, and cards left of which none can be played now (N13-TRN-11)."""
    if s.afoot & SIDE_MASK[side] or not s.unplayed & SIDE_MASK[side]:
        return False
    return all([bar_army(s, side, army, ACTIONS) is not None for army in ARMIES_OF[side]])


def may_refresh(s: Nations) -> bool:
    """Two rounds without a card from the display and with one from the deck (N13-FAQ-05, -08)."""
    return s.rules.display_refresh and s.history & FRESH == 0 and s.history & DULL != 0


def refresh_or_act(s: Nations, seat: int) -> NationsFrame:
    return Refresh(seat) if may_refresh(s) else Actions(seat)


class Waiting(NationsFrame):
    """The player may wait, for one point, instead of a turn in which he can bring nothing on (N13-TRN-11, D-13)."""

    def legal(self, s: Nations, seat: int) -> list[int]:
        return [act(WAIT), act(BEGIN)]

    def bar(self, s: Nations, seat: int, verb: int, argument: int) -> str | None:
        return None if verb in (WAIT, BEGIN) else misplaced(verb)

    def apply(self, s: Nations, seat: int, verb: int, argument: int) -> None:
        if verb == BEGIN:
            s.become(refresh_or_act(s, seat))
        else:
            s.leave()
            s.tell(T_WAIT, seat)
            pass_by(s)


class Refresh(NationsFrame):
    """A display that nobody wanted may be replaced, free, before the first action (N13-FAQ-05, -08, D-04)."""

    def legal(self, s: Nations, seat: int) -> list[int]:
        return [act(REFRESH), act(KEEP_DISPLAY)]

    def bar(self, s: Nations, seat: int, verb: int, argument: int) -> str | None:
        return None if verb in (REFRESH, KEEP_DISPLAY) else misplaced(verb)

    def apply(self, s: Nations, seat: int, verb: int, argument: int) -> None:
        if verb == REFRESH:
            old = s.display
            s.display = []
            s.history = FRESH
            s.tell(T_REFRESH, seat)
            fill(s)
            s.discard += old  # only now, so that none comes straight back
        s.become(Actions(seat))


def fill(s: Nations) -> None:
    """The display is filled up to four, as far as there are cards (N13-DRW-03, -04, R-28)."""
    while len(s.display) < DISPLAY:
        pile = len(s.discard)
        if not s.deck and pile:
            s.tell(T_SHUFFLED, pile)
        card = s.next_card()
        if card < 0:
            return
        s.display.append(card)
        s.seals += 1  # the deck's top card has been shown
        s.tell(T_DISPLAY, card)


# --- the end of a turn -----------------------------------------------------------------------------------------------


class EndOfTurn(NationsFrame):
    """Discard to eight, fill the display, stall guard (N13-TRN-06 to -08)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Nations) -> None:
        if s.held[s.turn] > HAND_LIMIT:
            s.enter(Discard(s.seat(s.turn)))
            return
        fill(s)
        s.history = (s.history << 2 | s.took) & 0xFF
        s.dull = s.dull + 1 if s.only_draws else 0
        s.become(BATTLES)
        if s.rules.stall_guard and s.dull == IDLE_ROUNDS:
            s.dull = 0
            s.tell(T_STALL)
            advance(s, 1)


class Discard(NationsFrame):
    """More than eight cards in hand: the surplus goes, card by card, by the player's choice (N13-DRW-06 to -09, D-10)."""

    def legal(self, s: Nations, seat: int) -> list[int]:
        base = s.side(seat) * KINDS
        return [act(DISCARD, card) for card in range(KINDS) if s.hand[base + card]]

    def bar(self, s: Nations, seat: int, verb: int, argument: int) -> str | None:
        if verb != DISCARD:
            return "N13-DRW-06"
        return None if s.hand[s.side(seat) * KINDS + argument] else "N13-TRN-10"

    def apply(self, s: Nations, seat: int, verb: int, argument: int) -> None:
        side = s.side(seat)
        s.spend(side, argument)
        if argument == SCOUT:
            s.supply += 1
        else:
            s.discard.append(argument)
        s.tell(T_DISCARDED, seat, argument)
        if s.held[side] <= HAND_LIMIT:
            s.leave()


class Battles(NationsFrame):
    """Battles that are due, then the end of the game, then the other player's turn (N13-TRN-07, N13-END-01)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Nations) -> None:
        if next_battle(s):
            begin_battle(s)
        elif ended(s):
            begin_scoring(s)
        else:
            s.turn = 1 - s.turn
            s.become(START)


def ended(s: Nations) -> bool:
    """The indicator is beyond 19.10, or on it if so agreed (N13-END-01, R-18)."""
    return s.time + s.rules.end_reached > s.rules.dates[LAST_DATE]


START: Final = StartTurn()
END_OF_TURN: Final = EndOfTurn()
BATTLES: Final = Battles()
