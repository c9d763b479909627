"""A study of Bataille des Nations says what happened: losses are the damage of the tiles, fights where points fell."""

from grognard.games.nations_1813.state import Nations
from grognard.games.nations_1813.tables import ARMY_COUNT, SIDE
from grognard.games.nations_1813.verbs import T_LOSS, T_TURN
from tests.games.studies import Watched


def test_a_game_as_its_events_tell_it() -> None:
    points = 0
    for seed in range(6):
        game = Watched("nations_1813", {}, seed, 2000, lambda state: None)
        state = game.state
        assert isinstance(state, Nations)
        damage = [0, 0]
        for army in range(ARMY_COUNT):
            damage[state.seat(SIDE[army])] += state.damage[army]
        assert game.losses() == damage
        assert sum(game.notes["fights"].values()) == len(game.all(T_LOSS)) == sum(damage)
        assert game.notes["turns"] == len(game.all(T_TURN))
        assert game.notes["first"] == game.all(T_TURN)[0][0]
        assert all(throws == 0 for throws, *_ in game.notes["luck"])
        points += sum(damage)
    assert points > 5
