"""Golden games of Napoléon 1815: bold marshals, one game for each way to end, among them all scenarios and rule levels."""

from grognard.games.napoleon_1815.operation import Designate
from grognard.games.napoleon_1815.state import ENDINGS as WAYS
from grognard.games.napoleon_1815.state import Campaign
from grognard.games.napoleon_1815.verbs import ATTACK, PASS
from grognard.kernel.actions import act
from grognard.kernel.contract import Event, State
from grognard.testing.luck import Luck
from tests.golden import Golden, Player

BOLD = 8  # a marshal passes his turn, or lets an enemy go, one time in so many


def marshal(seed: int) -> Player:
    """Attacks where he can, seldom passes, and leaves the rest to luck."""
    luck = Luck(seed)
    return lambda state, seat: _choose(_campaign(state), state.legal(seat), luck)


def _campaign(state: State) -> Campaign:
    assert isinstance(state, Campaign)
    return state


def _choose(s: Campaign, actions: list[int], luck: Luck) -> int:
    bold = luck.below(BOLD) > 0
    if bold and act(ATTACK) in actions:
        return act(ATTACK)
    if bold and isinstance(s.stack[-1], Designate) and len(actions) > 1:
        actions = [action for action in actions if action != act(PASS)]
    return luck.choose(actions)


def ended(state: State, last: list[Event]) -> str:
    """How the game ended."""
    return WAYS[_campaign(state).ending]


def _golden(ending: str, seed: int, **options: bool | int | str) -> Golden:
    return Golden("napoleon_1815", ending, options, seed, marshal, ended)


# Every way to end, and for each a game that ended so.
ENDINGS = [
    "track_0",  # the French have the victory points they need, ...
    "track_20",  # ... or the coalition has,
    "last_turn",  # or neither, and the coalition has held out,
    "napoleon",  # or Napoléon is taken
]
GAMES = [
    _golden("track_0", 61, scenario="seize_juin", players=3),
    _golden("track_20", 80, scenario="campagne_de_belgique", rules="grognard"),
    _golden("last_turn", 19, scenario="initiation"),
    _golden("napoleon", 145, scenario="dix_huit_juin", rules="grognard", combat_resolution="dice"),
]
