"""The clock (option, WV-15.1): a Movement Phase lasts at most fifteen minutes of real time, whoever decides in it."""

from typing import Final

from grognard.games.wellingtons_victory.state import Battle
from grognard.games.wellingtons_victory.verbs import END_MOVE, END_PHASE, PASS_PHASE

QUARTER: Final = 15 * 60  # seconds
_ENDINGS: Final = [END_PHASE << 16, END_MOVE << 16, PASS_PHASE << 16]


def timed(s: Battle) -> tuple[int, int] | None:
    """The Movement Phase that is being timed, by turn and phase."""
    if not s.rules.clock or not s.stack or s.phase not in (4, 11):
        return None
    return 100 * s.turn + s.phase, QUARTER


def time_up(s: Battle, seat: int) -> int:
    """What ends the phase soonest; -1 where something has to be chosen first."""
    legal = s.legal(seat)
    for action in _ENDINGS:
        if action in legal:
            return action
    return -1
