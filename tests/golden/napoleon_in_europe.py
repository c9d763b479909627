"""Golden games of Napoleon in Europe: plain marshals and idle ones, one game for each way to win."""

from collections.abc import Callable

from grognard.games.napoleon_in_europe import GAME
from grognard.games.napoleon_in_europe.state import Europe
from grognard.games.napoleon_in_europe.tables import NATIONS_IN
from grognard.games.napoleon_in_europe.verbs import (
    BEGIN,
    CHOOSE,
    DECLINE,
    DONE,
    END_MOVEMENT,
    END_PRODUCTION,
    GIVE_UP,
    KEEP_FAITH,
    PLACE_REST,
)
from grognard.kernel.actions import SHIFT
from grognard.kernel.contract import Event, State
from grognard.testing.luck import Luck
from tests.golden import Golden, Player

# What one who wants nothing does, if he may.
IDLE = [DONE, DECLINE, KEEP_FAITH, BEGIN, END_MOVEMENT, END_PRODUCTION, GIVE_UP, PLACE_REST]
LAZY = 3  # a marshal ends his movement one time in so many


def marshals(seed: int) -> Player:
    """All do what common sense says, and soon end their movement."""
    luck = Luck(seed)
    return lambda state, seat: _sensible(state, seat, luck)


def prey(seed: int) -> Player:
    """The first seat, France, does nothing at all; the others are not so soon tired."""
    luck = Luck(seed)
    return lambda state, seat: _idle(state, seat, luck) if seat == 0 else _sensible(state, seat, luck, 9)


def headless(seed: int) -> Player:
    """The first seat, France, does anything at all; the others never tire."""
    luck = Luck(seed)
    return lambda state, seat: luck.choose(state.legal(seat)) if seat == 0 else _sensible(state, seat, luck, 0)


def idlers(seed: int) -> Player:
    """Nobody does anything."""
    luck = Luck(seed)
    return lambda state, seat: _idle(state, seat, luck)


def _idle(state: State, seat: int, luck: Luck) -> int:
    actions = state.legal(seat)
    for verb in IDLE:
        for action in actions:
            if action >> SHIFT == verb:
                return action
    return luck.choose(actions)


def _sensible(state: State, seat: int, luck: Luck, lazy: int = LAZY) -> int:
    actions = state.legal(seat)
    by_verb = {action >> SHIFT: action for action in actions}
    if CHOOSE in by_verb:
        return luck.choose(actions)
    if lazy and state.view(-1)["table"]["turn"] == 0:
        return next((action for action in actions if action >> SHIFT == PLACE_REST), actions[0])
    if DONE in by_verb:
        return by_verb[DONE]
    if lazy and END_MOVEMENT in by_verb and luck.below(lazy) == 0:
        return by_verb[END_MOVEMENT]
    values = GAME.judge(state, seat, actions)
    return actions[values.index(max(values))]


def ended(state: State, last: list[Event]) -> str:
    """How the game was won."""
    assert isinstance(state, Europe)
    if state.rules.total:
        return "turn_limit" if state.turn == state.rules.limit else "last_player"
    if state.out:
        return "elimination"
    if len(NATIONS_IN[state.winners]) > 1:
        return "joint_winners"
    return "limited_war"


def _golden(ending: str, seed: int, who: Callable[[int], Player], **options: bool | int | str) -> Golden:
    return Golden("napoleon_in_europe", ending, options, seed, who, ended)


# Every way to win, and for each a game that was won so.
ENDINGS = [
    "limited_war",  # the greatest growth after so many turns, ...
    "joint_winners",  # ... shared by several
    "elimination",  # limited war in which a nation can be eliminated, and only one player is left
    "last_player",  # total victory
    "turn_limit",  # total victory that stops after so many turns
]
GAMES = [
    _golden("limited_war", 1, marshals, players=3, scenario="middle_powers", nation_assignment="random"),
    _golden("joint_winners", 2, idlers, players=4),
    _golden(
        "elimination",
        1,
        headless,
        players=2,
        scenario="stop_the_french",
        victory="limited_24",
        elimination_in_limited_war=True,
    ),
    _golden("last_player", 6, prey, players=2, scenario="stop_the_french", victory="total"),
    _golden("turn_limit", 5, idlers, players=2, victory="total", total_turn_limit="24"),
]
