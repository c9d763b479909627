"""Morale checks (chapter 13.1): the queue of stacks that have to check, and what a check does.

A check adds modifiers to a die and compares it with the current effectiveness of the top unit; its stack shares the outcome.
"""

from typing import ClassVar, Final

from grognard.games.wellingtons_victory import retreat
from grognard.games.wellingtons_victory.activation import activate
from grognard.games.wellingtons_victory.effects import (
    DISPLACED,
    OWN_LOSS,
    ROUT_NOW,
    disorder,
    effectiveness,
    out_of_ammunition,
    rout,
)
from grognard.games.wellingtons_victory.frames import BattleFrame
from grognard.games.wellingtons_victory.ground import SHELTER
from grognard.games.wellingtons_victory.state import DISORDERED, ORDERED, PUSHED, ROUTED, Battle
from grognard.games.wellingtons_victory.tables import (
    ARMY,
    BRIGADE_OF,
    BRITISH,
    COMPANY,
    KGL,
    KIND,
    NATION,
    SIDE_OF,
)
from grognard.games.wellingtons_victory.verbs import T_CHECK
from grognard.kernel.actions import NUMBER
from grognard.kernel.contract import NOBODY

PASSED: Final = 0
SHAKEN: Final = 1  # disordered
BROKEN: Final = 2  # routed
Modifier = tuple[int, str]
ENTRY: Final = 3  # numbers in the queue for each check
_MAJOR: Final = [0, BRITISH, KGL, 7]  # WV-15.7.1: French, British, KGL, Prussian


def cover_modifier(s: Battle, piece: int) -> Modifier | None:
    """Cover in the hex or on any of its sides (WV-13.1.8a1, b)."""
    shelter = SHELTER[s.where[piece]]
    return (-shelter, "WV-13.1.8a1") if shelter else None


def leader_modifier(s: Battle, piece: int) -> Modifier | None:
    """An unreduced leader in the stack, for a formed unit (WV-13.1.8a2, d)."""
    if KIND[piece] == COMPANY or s.order[piece] != ORDERED:
        return None
    army = ARMY[piece]
    if s.leader_here(s.where[piece], army):
        return (-1, "WV-13.1.8a2")
    second = s.second(piece)
    if second >= 0 and s.leader_here(second, army):
        return (-1, "WV-13.1.8a2")
    return None


def modifiers(s: Battle, piece: int, extra: int, cause: int) -> list[Modifier]:
    """All modifiers of a check with their clauses; `extra` comes with the cause."""
    found: list[Modifier] = []
    cover = cover_modifier(s, piece)
    if cover is not None:
        found.append(cover)
    leader = leader_modifier(s, piece)
    if leader is not None:
        found.append(leader)
    if out_of_ammunition(s, piece):
        found.append((1, "WV-13.1.8a3"))
    if extra:
        found.append((extra, _EXTRA[cause]))
    if s.rules.minor_nation_companies and KIND[piece] == COMPANY and NATION[piece] not in _MAJOR:
        found.append((1, "WV-15.7.1"))
    return found


_EXTRA: Final = ["WV-13.1.8a4", "WV-13.1.8a4", "WV-13.1.8a5", "WV-16.4.4(8)", "", "", "WV-13.1.8a6", "WV-15.7.2"]
CHARGE_ZONE: Final = 6  # a cause that is never queued: checks of the Formation Phase
TERROR: Final = 7  # WV-15.7.2
PREPARING: Final = 8


def check(s: Battle, piece: int, extra: int, cause: int) -> int:
    """The top unit checks for its stack and all suffer (WV-13.1a to c, WV-13.1.4): PASSED, SHAKEN or BROKEN.

    A broken stack is routed but has not retreated yet."""
    plus = 0
    for amount, _ in modifiers(s, piece, extra, cause):
        plus += amount
    die = s.die()
    value = effectiveness(s, piece)
    s.tell(T_CHECK, piece, die, plus, value)
    return suffer(s, piece, outcome(s, piece, die + plus - value))


def outcome(s: Battle, piece: int, excess: int) -> int:
    """What an excess of the die over the effectiveness means for this unit."""
    if excess <= 0:
        return PASSED
    if s.order[piece] == DISORDERED or KIND[piece] == COMPANY:
        return BROKEN
    return BROKEN if excess >= 4 else SHAKEN


def suffer(s: Battle, piece: int, result: int) -> int:
    """The stack suffers the outcome of a check."""
    side = SIDE_OF[piece]
    if result == SHAKEN:
        disorder(s, s.where[piece], side)
    elif result == BROKEN:
        rout(s, s.where[piece], side)
    return result


def may_check(s: Battle, piece: int) -> bool:
    """Routed units never check (WV-13.1.2); leaders and batteries are never asked."""
    return s.where[piece] >= 0 and s.order[piece] != ROUTED


class Checks(BattleFrame):
    """The stacks in the queue check, one after the other, each completely, until none is left (WV-13.1, R-45, R-94).

    `base`: where this frame's part of the queue begins; what happens on the way is added to its end."""

    fields: ClassVar[list[tuple[str, str]]] = [("base", NUMBER)]

    def __init__(self, base: int) -> None:
        super().__init__(NOBODY)
        self.base = base

    def run(self, s: Battle) -> None:
        base = self.base
        if len(s.checks) <= base:
            s.leave()
            if not [frame for frame in s.stack if isinstance(frame, Checks)]:
                s.unmark(PUSHED)
            return
        piece, extra, cause = s.checks[base], s.checks[base + 1], s.checks[base + 2]
        if s.where[piece] >= 0 and cause not in (DISPLACED, ROUT_NOW):
            piece = s.top_troops(s.where[piece])
        if piece < 0 or s.where[piece] < 0:
            del s.checks[base : base + ENTRY]
            return
        if cause in (DISPLACED, ROUT_NOW):
            del s.checks[base : base + ENTRY]
            retreat.start_retreat(s, piece, 3)
            return
        if not may_check(s, piece):
            del s.checks[base : base + ENTRY]
            return
        brigade = BRIGADE_OF[piece]
        if brigade >= 0 and not s.active[brigade]:
            activate(s, brigade)  # WV-14.3.1b; leaders are placed first, then this frame goes on
            return
        del s.checks[base : base + ENTRY]
        if check(s, piece, extra, cause) == BROKEN:
            retreat.start_retreat(s, piece, 3)


def run_checks(s: Battle, base: int) -> None:
    """Let the stacks in the queue from `base` on check."""
    if len(s.checks) > base:
        s.enter(Checks(base))


def queue_loss(s: Battle, spot: int, hit: list[int]) -> None:
    """Fire has cost a stack points: its top unit checks, at +1 if another unit than it was hit (WV-13.1.1a, d, R-119)."""
    piece = s.top_troops(spot)
    if piece >= 0 and may_check(s, piece):
        others = [p for p in hit if p != piece]
        s.checks += [piece, 1 if others else 0, OWN_LOSS]
