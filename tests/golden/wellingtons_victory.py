"""Golden games of Wellington's Victory: every scenario to its end, played by staffs of more or less zeal."""

from collections.abc import Callable

from grognard.games.wellingtons_victory.state import Battle
from grognard.games.wellingtons_victory.verbs import (
    CHECK_ALL,
    END_MOVE,
    END_PHASE,
    END_SETUP,
    HALT,
    PASS,
    PASS_PHASE,
    STAY,
)
from grognard.kernel.actions import SHIFT
from grognard.kernel.contract import Event, State
from grognard.kernel.options import Value
from grognard.testing.luck import Luck
from tests.golden import Golden, Player

QUIET = [END_PHASE, PASS_PHASE, PASS, END_MOVE, HALT, STAY, CHECK_ALL, END_SETUP]  # what brings a phase to its end


def staff(zeal: int) -> Callable[[int], Player]:
    """A staff that does something at random so many times in a hundred, and else brings the phase to its end."""

    def player(seed: int) -> Player:
        luck = Luck(seed)

        def choose(state: State, seat: int) -> int:
            actions = state.legal(seat)
            quiet = [action for verb in QUIET for action in actions if action >> SHIFT == verb]
            if quiet and luck.below(100) >= zeal:
                return quiet[0]
            return luck.choose(actions)

        return choose

    return player


def ended(state: State, last: list[Event]) -> str:
    """The scenario, and whether an army was broken, the last turn was over or the levels were compared."""
    assert isinstance(state, Battle)
    scenario = state.rules.scenario
    if state.rules.battle:
        return f"{scenario}_counted"
    return f"{scenario}_army_broken" if any(state.demoralised) else f"{scenario}_last_turn"


def _golden(ending: str, seed: int, zeal: int, **options: Value) -> Golden:
    return Golden("wellingtons_victory", ending, options, seed, staff(zeal), ended)


# Every way to end, and the two long scenarios.
ENDINGS = [
    "hougoumont_last_turn",
    "hougoumont_army_broken",
    "la_haye_sainte_last_turn",
    "plancenoit_army_broken",
    "waterloo_counted",
    "early_assault_counted",
]
GAMES = [
    _golden("hougoumont_last_turn", 2, 30, scenario="hougoumont"),
    _golden("hougoumont_army_broken", 3, 55, scenario="hougoumont"),
    _golden("la_haye_sainte_last_turn", 1, 25, scenario="la_haye_sainte"),
    _golden("plancenoit_army_broken", 3, 30, scenario="plancenoit"),
    _golden("waterloo_counted", 3, 20, scenario="waterloo"),
    _golden("early_assault_counted", 1, 18, scenario="early_assault"),
]
