"""Hidden stacks (option hidden_stacks, WV-15.4.1): what lies under the top unit of an enemy stack is not seen.

Covered are battalions, cavalry and batteries with their crews that at the start lie under another unit; leaders and companies
never are. How high a stack is, of what arm, and whether it is a massed target is seen, as over a map. A covered unit is seen,
for good, when it comes to the top, acts by itself or is named in something that happened, and when its stack fires, fights,
gives way or forms up anew (`Battle.show`).
"""

from typing import Final

from grognard.games.wellingtons_victory.state import Battle
from grognard.games.wellingtons_victory.tables import (
    ARTILLERY,
    CREW,
    FIRST_LEADER,
    KIND,
    MOST_FIRING,
    PIECE_COUNT,
    SIDE_OF,
)
from grognard.games.wellingtons_victory.verbs import (
    SIDE_OF_PLAYER,
    T_DISORDERED,
    T_FORMED,
    TELLINGS,
    VOCABULARY,
)
from grognard.kernel.actions import ARGUMENT, PIECE, SHIFT
from grognard.kernel.contract import ALL, only

_ABOUT_PIECE: Final = [verb.kind == PIECE for verb in VOCABULARY.verbs]  # by verb
_PIECES_TOLD: Final = [
    [i for i, (_, kind) in enumerate(telling.arguments) if kind == PIECE] for telling in TELLINGS
]  # by event: which of its arguments are pieces


def cover(s: Battle, pieces: list[int]) -> None:
    """These units are covered, as far as something lies on them; the others are seen."""
    audiences = [0, 0]
    for player in range(len(SIDE_OF_PLAYER) if s.rules.commands else 2):
        audiences[SIDE_OF_PLAYER[player]] |= only(player)
    s.shown = [ALL] * PIECE_COUNT
    for p in pieces:
        if p < FIRST_LEADER and s.where[p] >= 0:
            s.shown[p] = audiences[SIDE_OF[p]]
    _uncover(s)


def apply(s: Battle, side: int, action: int) -> None:
    """What `Battle.apply` does; a unit that acts by itself is seen, as is what has come to the top."""
    verb, argument = action >> SHIFT, action & ARGUMENT
    if _ABOUT_PIECE[verb] and SIDE_OF[argument] == side:
        s.show_piece(argument)
    s.stack[-1].apply(s, side, verb, argument)
    s.settle()
    _uncover(s)


def _uncover(s: Battle) -> None:
    """What nothing covers any more is seen."""
    for p in range(FIRST_LEADER):
        if s.shown[p] != ALL and not _covered(s, p):
            s.reveal(p, ALL)


def _covered(s: Battle, p: int) -> bool:
    spot = s.where[p]
    if spot < 0 or p == s.mover:
        return False
    top = s.top(spot)
    if p == top or p == s.top_troops(spot) or SIDE_OF[top] != SIDE_OF[p]:
        return False
    if KIND[p] == ARTILLERY:
        crew = s.served(p)  # guns and crew are covered together, or not
        return crew >= 0 and s.shown[crew] != ALL and s.top_troops(spot) != crew
    if KIND[p] == CREW:
        above = _above(s, p)
        return KIND[above] == ARTILLERY and above != top and s.served(above) == p and s.shown[above] != ALL
    return True


def _above(s: Battle, p: int) -> int:
    """What lies on a piece that is not the top one."""
    stack = s.here(s.where[p])
    return stack[stack.index(p) + 1] if stack[-1] != p else p


def tell(s: Battle, code: int, arguments: list[int]) -> None:
    """Something happened: who is named in it is seen, but that covered units are disordered or formed with their stack is
    told to their own side alone."""
    audience = ALL
    for i in _PIECES_TOLD[code]:
        p = arguments[i]
        if s.shown[p] == ALL:
            continue
        if code in (T_DISORDERED, T_FORMED):
            audience = s.shown[p]
        else:
            s.reveal(p, ALL)
    s.tell_only(audience, code, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4])


def seen(s: Battle, seat: int, p: int) -> bool:
    """Whether a seat, or the spectator, sees a piece on the map; after the game all is seen."""
    return not s.shown or s.knows(seat, p) or not s.stack


def massed(s: Battle, seat: int) -> list[int]:
    """The hexes with units that a seat does not see and that are massed targets (WV-11.3.1): they look it."""
    spots = [s.where[p] for p in range(FIRST_LEADER) if s.where[p] >= 0 and not seen(s, seat, p)]
    return [spot for spot in sorted(set(spots)) if s.points(spot) > MOST_FIRING]
