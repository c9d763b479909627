"""The five actions of a turn: seven kinds, in any order and as often as wished (N13-TRN-01 to -06, N13-TIM, N13-DRW)."""

from typing import Final

from grognard.games.nations_1813.armies import bar_army, play_army
from grognard.games.nations_1813.cards import (
    Movement,
    Remove,
    bar_movement,
    can_move,
    holds_back,
    markers_in,
    step_units,
)
from grognard.games.nations_1813.clock import advance
from grognard.games.nations_1813.frames import NationsFrame, misplaced
from grognard.games.nations_1813.placing import PLACING
from grognard.games.nations_1813.state import FROM_DECK, FROM_DISPLAY, Nations
from grognard.games.nations_1813.tables import (
    ARMIES_OF,
    CARD_TERRAIN,
    KINDS,
    MOVEMENT_CARDS,
    SCOUT,
    SIDE_MASK,
    TERRAIN_CARDS,
    TIME,
)
from grognard.games.nations_1813.verbs import (
    ARMY,
    DRAW,
    END_TURN,
    MARCH,
    PAIR,
    PLAY,
    REMOVE,
    T_CARD,
    T_DREW,
    T_END_TURN,
    T_SHUFFLED,
    T_TIME_CARD,
    T_TOOK,
    TAKE,
)
from grognard.kernel.contract import only

_DRAW: Final = DRAW << 16
_END: Final = END_TURN << 16


class Actions(NationsFrame):
    """The active player chooses one of the seven actions (N13-TRN-01 to -03, D-05; D-12 when all is placed)."""

    def legal(self, s: Nations, seat: int) -> list[int]:
        side = s.side(seat)
        hand, base, own = s.hand, side * KINDS, SIDE_MASK[side]
        actions: list[int] = []
        unplayed = s.unplayed & own
        if unplayed:
            for army in ARMIES_OF[side]:
                if unplayed >> army & 1 and bar_army(s, side, army, s.actions) is None:
                    actions.append(ARMY << 16 | army)
        if s.afoot & own:
            for card in TERRAIN_CARDS:
                number = hand[base + card]
                if number and s.ground[side * 4 + CARD_TERRAIN[card]]:
                    actions.append(PLAY << 16 | card)
                if number > 1:
                    actions.append(PAIR << 16 | card)
            units = -1
            for card in MOVEMENT_CARDS:
                number = hand[base + card]
                if number:
                    if units < 0:
                        units = step_units(s, side)
                    if can_move(s, side, units, card, 0):
                        actions.append(PLAY << 16 | card)
                    if number > 1 and can_move(s, side, units, card, 1):
                        actions.append(PAIR << 16 | card)
            if hand[base + SCOUT]:
                actions.append(PLAY << 16 | SCOUT)
        elif not unplayed and s.rules.idle_turn:
            actions.append(_END)
        if hand[base + TIME]:
            actions.append(PLAY << 16 | TIME)
        if s.deck or s.discard:
            actions.append(_DRAW)
        for i, card in enumerate(s.display):
            if card not in s.display[:i]:
                actions.append(TAKE << 16 | card)
        return actions

    def bar(self, s: Nations, seat: int, verb: int, argument: int) -> str | None:
        side = s.side(seat)
        if verb == ARMY:
            return bar_army(s, side, argument, s.actions)
        if verb in (PLAY, PAIR):
            return holds_back(s, side, argument, int(verb == PAIR)) or _bar_card(s, side, verb, argument)
        if verb == DRAW:
            return None if s.deck or s.discard else "N13-DRW-04"
        if verb == TAKE:
            if argument in s.display:
                return None
            return "N13-DRW-01" if s.display else "N13-DRW-05"
        if verb == END_TURN:
            return None if s.rules.idle_turn and s.all_placed(side) else "N13-TRN-05"
        if verb == MARCH and s.tiles[side] >> argument & 1:
            return "N13-MOV-03"
        if verb == REMOVE and markers_in(s, 1 - side, argument) and not markers_in(s, side, argument):
            return "N13-TER-07"
        return misplaced(verb)

    def apply(self, s: Nations, seat: int, verb: int, argument: int) -> None:
        if verb == DRAW:
            draw(s, seat)
            done(s)
        elif verb == TAKE:
            s.display.remove(argument)
            s.gain(s.side(seat), argument, True)
            s.took |= FROM_DISPLAY
            s.tell(T_TOOK, seat, argument)
            done(s)
        elif verb == ARMY:
            play_army(s, seat, argument)
        elif verb == END_TURN:
            s.tell(T_END_TURN, seat)
            s.actions = 0
            s.leave()
        elif argument == TIME:
            play_time(s, seat)
        elif argument == SCOUT or CARD_TERRAIN[argument] >= 0:
            s.enter(Remove(seat, argument, int(verb == PAIR)))
        else:
            s.enter(Movement(seat, argument, int(verb == PAIR)))


def _bar_card(s: Nations, side: int, verb: int, card: int) -> str | None:
    """Why a card in hand has nothing to do."""
    if card == TIME:
        return None
    if not s.afoot & SIDE_MASK[side]:
        return "N13-SCT-01" if card == SCOUT else "N13-TER-05" if CARD_TERRAIN[card] >= 0 else "N13-MOV-01"
    if CARD_TERRAIN[card] >= 0:
        return None if verb == PAIR or s.ground[side * 4 + CARD_TERRAIN[card]] else "N13-TER-05"
    return None if card == SCOUT else bar_movement(s, side, card, int(verb == PAIR))


def done(s: Nations) -> None:
    """An action is over that moves no time and no marker."""
    s.actions -= 1
    if s.actions == 0:
        s.leave()


def draw(s: Nations, seat: int) -> None:
    """The top card of the deck (N13-DRW-01, -04)."""
    pile = len(s.discard)
    if not s.deck:
        s.tell(T_SHUFFLED, pile)
    card = s.next_card()
    s.gain(s.side(seat), card, False)
    s.took |= FROM_DECK
    s.tell(T_DREW, seat)
    s.tell_only(only(seat), T_CARD, seat, card)


def play_time(s: Nations, seat: int) -> None:
    """One point; the card leaves the game (N13-TIM-01, -02)."""
    s.spend(s.side(seat), TIME)
    s.gone += 1
    s.actions -= 1
    s.only_draws = False
    s.tell(T_TIME_CARD, seat)
    s.enter(PLACING)
    advance(s, 1)
