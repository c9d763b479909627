"""The turn of 13 phases (WV-4.1), and how a game ends (WV-13.4, chapter 16)."""

from typing import ClassVar

from grognard.games.wellingtons_victory.charge import CombatStart
from grognard.games.wellingtons_victory.command_phase import CommandStart
from grognard.games.wellingtons_victory.formation import FormationStart
from grognard.games.wellingtons_victory.frames import BattleFrame
from grognard.games.wellingtons_victory.ground import OBJECTIVES
from grognard.games.wellingtons_victory.movement import MovementStart
from grognard.games.wellingtons_victory.rally import RallyStart
from grognard.games.wellingtons_victory.reciprocal import FireStart
from grognard.games.wellingtons_victory.state import PRUSSIANS, TROOPS, WAITING, WON_BY_EXIT, Battle, is_troops
from grognard.games.wellingtons_victory.tables import (
    ANGLO_ALLIED,
    ARMY,
    FRENCH,
    PIECE_COUNT,
    PRUSSIAN,
    SIDE_OF,
    UNIT_COUNT,
)
from grognard.games.wellingtons_victory.verbs import T_DRAWN, T_PHASE, T_TURN, T_WON
from grognard.kernel.actions import NUMBER
from grognard.kernel.contract import NOBODY

PHASES = 13
DRAW = 2
CAPTURED = 3  # points for a captured battery (WV-16.4.5)


class Turns(BattleFrame):
    """Phase after phase, turn after turn. `next`: the phase that begins now."""

    fields: ClassVar[list[tuple[str, str]]] = [("next", NUMBER)]

    def __init__(self, next: int) -> None:
        super().__init__(NOBODY)
        self.next = next

    def run(self, s: Battle) -> None:
        phase = self.next
        s.phase = phase
        s.silent = 0
        s.stacks, s.hold = s.stacks.copy(), s.hold.copy()  # much is taken out of them, and then clones take long
        if phase == PHASES:
            end_of_turn(s)
            return
        s.become(Turns(phase + 1))
        if phase == 1:
            tell_turn(s)
        s.tell(T_PHASE, phase)
        if phase in (6, 7):
            s.enter(FireStart())
        elif phase in (1, 8):
            s.enter(CommandStart())
        elif phase in (2, 9):
            s.enter(RallyStart())
        elif phase in (3, 10):
            s.enter(FormationStart())
        elif phase in (4, 11):
            s.enter(MovementStart())
        else:
            s.enter(CombatStart())


def tell_turn(s: Battle) -> None:
    """The clock: 09:00 and 15 minutes a turn (section 3)."""
    minutes = 9 * 60 + 15 * s.turn
    s.tell(T_TURN, s.turn, minutes // 60, minutes % 60)


def end_of_turn(s: Battle) -> None:
    """Scenario tests, then the marker moves on (WV-4.1.13)."""
    if s.rules.hougoumont and s.hold.get(OBJECTIVES[0], 0) & TROOPS and not s.demoralised[ANGLO_ALLIED]:
        s.demoralised[ANGLO_ALLIED] = 100 * s.turn + s.phase  # WV-16.1.4(3)
    if s.rules.battle:
        if s.turn >= s.rules.end_turn or wiped_out(s):
            count_up(s)
            return
    elif small_end(s):
        return
    s.turn += 1
    s.become(Turns(1))


def small_end(s: Battle) -> bool:
    """The three short scenarios end with a demoralised army or their last turn (WV-13.4.1, WV-16.1.5, WV-16.2.5, WV-16.3.5)."""
    allied = PRUSSIAN if s.rules.plancenoit else ANGLO_ALLIED
    french_broken = s.demoralised[FRENCH] != 0
    allied_broken = s.demoralised[allied] != 0
    if s.story[WON_BY_EXIT]:
        win(s, 1, 0, 0)
    elif french_broken and allied_broken:
        win(s, DRAW, 0, 0)
    elif french_broken:
        win(s, 1, 0, 0)
    elif allied_broken:
        win(s, 0, 0, 0)
    elif s.turn >= s.rules.end_turn:
        win(s, 0 if s.rules.plancenoit else 1, 0, 0)
    else:
        return False
    return True


def wiped_out(s: Battle) -> bool:
    """An army is gone (WV-16.4.1, R-138, WV-16.5.1)."""
    if s.rules.early:
        return not any_troops(s, FRENCH) or not (any_troops(s, ANGLO_ALLIED) or any_troops(s, PRUSSIAN))
    return not any_units(s, FRENCH) or not any_units(s, ANGLO_ALLIED)


def any_units(s: Battle, army: int) -> bool:
    for u in range(UNIT_COUNT):
        if ARMY[u] == army and (s.where[u] >= 0 or s.where[u] == WAITING):
            return True
    return any_troops(s, army)


def any_troops(s: Battle, army: int) -> bool:
    return any(
        ARMY[p] == army and is_troops(p) and (s.where[p] >= 0 or s.where[p] == WAITING) for p in range(PIECE_COUNT)
    )


def captured(s: Battle, side: int) -> int:
    """The enemy batteries that a side has captured (WV-16.4.5)."""
    found = 0
    left = [p for p in range(PIECE_COUNT) if s.where[p] >= 0 and is_troops(p) and SIDE_OF[p] != side]
    for u in s.rules.batteries[1 - side]:
        if s.where[u] >= 0 and (s.hold[s.where[u]] & TROOPS << side or not left):
            found += 1
    return found


def difference(s: Battle) -> int:
    """French less Allied army morale with what captured batteries add (WV-13.4.7, WV-16.4.5)."""
    allied = s.morale[ANGLO_ALLIED] + (s.morale[PRUSSIAN] if s.story[PRUSSIANS] == 1 else 0)
    return s.morale[FRENCH] - allied + CAPTURED * (captured(s, 0) - captured(s, 1))


def count_up(s: Battle) -> None:
    """Victory by the difference of army morale (WV-13.4.7, R-48)."""
    value = difference(s)
    if value == 0:
        win(s, DRAW, 0, 0)
        return
    size = abs(value)
    level = 1 if size < 50 else 2 if size < 100 else 3 if size <= 200 else 4
    win(s, 0 if value > 0 else 1, level, size)


def win(s: Battle, winner: int, level: int, size: int) -> None:
    s.winner = winner
    s.level = level
    if winner == DRAW:
        s.tell(T_DRAWN)
    else:
        s.tell(T_WON, winner, level, size)
    del s.stack[:]


def ending(s: Battle) -> str:
    """The clause by which the game ended."""
    if s.rules.battle:
        return "WV-16.4.5" if s.turn >= s.rules.end_turn else "WV-16.5.1" if s.rules.early else "WV-16.4.1"
    if s.story[WON_BY_EXIT]:
        return "WV-16.3.5(1)"
    if s.demoralised[FRENCH] or s.demoralised[PRUSSIAN if s.rules.plancenoit else ANGLO_ALLIED]:
        return "WV-16.3.5(2)" if s.rules.plancenoit else "WV-13.4.1"
    return "WV-16.1.5" if s.rules.hougoumont else "WV-16.3.5(3)" if s.rules.plancenoit else "WV-16.2.5"
