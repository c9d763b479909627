"""A study of Napoleon in Europe says what happened: what was set up and raised, less the losses, is what is left."""

from grognard.games.napoleon_in_europe.state import Europe
from grognard.games.napoleon_in_europe.tables import ARM_COUNT, NATION_COUNT, number
from grognard.games.napoleon_in_europe.verbs import (
    T_BATTLE,
    T_FIRE,
    T_FIRST,
    T_GAINED,
    T_PLACED,
    T_PURSUIT,
    T_RALLY_ROLL,
)
from grognard.kernel.contract import State
from tests.games.studies import Watched


def _pieces(state: State) -> list[int]:
    assert isinstance(state, Europe)
    found = [0] * state.rules.players
    for nation in range(NATION_COUNT):
        if state.owner[nation] >= 0:
            for region in state.where[nation]:
                army = state.army[region * NATION_COUNT + nation]
                found[state.owner[nation]] += sum(number(army, arm) for arm in range(ARM_COUNT))
    return found


def test_a_game_as_its_events_tell_it() -> None:
    game = Watched("napoleon_in_europe", {}, 4, 20_000, _pieces)
    state = game.state
    assert isinstance(state, Europe)
    assert not state.stack
    placed = [0] * state.rules.players
    for seat, _, pieces, _ in game.all(T_PLACED):
        placed[seat] += pieces
    left = [all_of - lost for all_of, lost in zip(placed, game.losses(), strict=True)]
    assert left == game.seen[-1]
    assert sum(game.losses()) > 30
    assert game.all(T_GAINED)
    assert sum(game.notes["fights"].values()) == len(game.all(T_BATTLE)) > 10
    hits = [one[3] for one in game.all(T_FIRE) + game.all(T_PURSUIT)] + [one[2] for one in game.all(T_RALLY_ROLL)]
    assert sum(rolled for _, rolled, _, _ in game.notes["luck"]) == sum(hits)
    assert game.notes["first"] == game.all(T_FIRST)[0][0]
