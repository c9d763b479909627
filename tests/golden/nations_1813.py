"""Golden games of Bataille des Nations 1813: simple officers, one game for each way in which it can end."""

from collections.abc import Callable

from grognard.games.nations_1813.state import Nations
from grognard.games.nations_1813.tables import ALLIED, FRENCH, MISSION_AREA, NO_SIDE, SCOUT
from grognard.games.nations_1813.verbs import ARMY, PLAY, REMOVE
from grognard.kernel.actions import ARGUMENT, SHIFT
from grognard.kernel.contract import Event, State
from grognard.testing.luck import Luck
from tests.golden import Golden, Player


def officers(seed: int) -> Player:
    """Bring their armies on, and remove markers that stand on no mission; all else they leave to luck."""
    luck = Luck(seed)
    return lambda state, seat: _choose(_nations(state), seat, state.legal(seat), luck)


def recruits(seed: int) -> Player:
    """Leave everything to luck."""
    luck = Luck(seed)
    return lambda state, seat: luck.choose(state.legal(seat))


def _nations(state: State) -> Nations:
    assert isinstance(state, Nations)
    return state


def _choose(s: Nations, seat: int, actions: list[int], luck: Luck) -> int:
    by_verb: dict[int, list[int]] = {}
    for action in actions:
        by_verb.setdefault(action >> SHIFT, []).append(action)
    if ARMY in by_verb and luck.below(3):
        return luck.choose(by_verb[ARMY])
    if s.side(seat) == ALLIED:
        return luck.choose(actions)
    goals = [MISSION_AREA[mission] for mission in s.mission]
    if REMOVE in by_verb:
        return luck.choose([a for a in by_verb[REMOVE] if a & ARGUMENT not in goals] or by_verb[REMOVE])
    removing = [a for a in by_verb.get(PLAY, []) if a & ARGUMENT < 4 or a & ARGUMENT == SCOUT]
    if removing and luck.below(2):
        return luck.choose(removing)
    return luck.choose(actions)


def ended(state: State, last: list[Event]) -> str:
    """How the game, or the match, was decided."""
    s = _nations(state)
    if s.rules.two_games:
        return "match_drawn" if s.score[FRENCH] == s.earlier[FRENCH] else "match_won"
    if s.winner == NO_SIDE:
        return "draw"
    if s.winner == FRENCH:
        return "french"
    return "tie" if s.score[FRENCH] == s.score[ALLIED] else "allied"


def _golden(ending: str, seed: int, who: Callable[[int], Player], **options: bool | int | str) -> Golden:
    return Golden("nations_1813", ending, options, seed, who, ended)


# Every way in which it can end, and for each a game that ended so.
ENDINGS = [
    "french",  # Napoléon has more points
    "allied",  # Schwarzenberg has
    "tie",  # equal points: the Allies win ...
    "draw",  # ... or nobody, if so agreed
    "match_won",  # two games: one French score is higher
    "match_drawn",  # or both are the same
]
GAMES = [
    _golden("french", 6, officers),
    _golden("allied", 1, recruits, scenario="advanced", sides="seat_1_allied"),
    _golden("tie", 5, officers, date_gap="7"),
    _golden("draw", 10, officers, date_gap="8", tie="draw"),
    _golden("match_won", 1, recruits, scenario="basic_match", date_gap="6"),
    _golden("match_drawn", 13, recruits, scenario="advanced_match", date_gap="6"),
]
