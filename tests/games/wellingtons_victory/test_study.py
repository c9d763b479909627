"""A study of Wellington's Victory says what happened: points lost by side, fire and melee by hex, dice for and against."""

import pytest

from grognard.games.wellingtons_victory.ground import BORDERS, HEXES, NEAR
from grognard.games.wellingtons_victory.tables import SIDE_OF
from grognard.games.wellingtons_victory.verbs import T_CHECK, T_FIRED, T_LOST, T_MELEE, T_TURN
from tests.games.studies import Watched


def test_a_game_as_its_events_tell_it() -> None:
    game = Watched("wellingtons_victory", {}, 7, 6000, lambda state: None)
    lost = [0, 0]
    for piece, points in game.all(T_LOST):
        lost[SIDE_OF[piece]] += points
    assert game.losses() == lost
    assert sum(lost) > 5
    fights: dict[str, int] = {}
    for spot in [one[1] for one in game.all(T_FIRED)] + [NEAR[BORDERS[one[0]]] for one in game.all(T_MELEE)]:
        fights[HEXES[spot]] = fights.get(HEXES[spot], 0) + 1
    assert game.notes["fights"] == fights
    dice = [(SIDE_OF[one[0]], one[2]) for one in game.all(T_FIRED)]
    dice += [(SIDE_OF[one[0]], 7 - one[1]) for one in game.all(T_CHECK)]
    for side in (0, 1):
        mine = [die for whose, die in dice if whose == side]
        throws, rolled, expected, variance = game.notes["luck"][side]
        assert (throws, rolled, expected) == (len(mine), sum(mine), 3.5 * len(mine))
        assert variance == pytest.approx(len(mine) * 35 / 12, abs=0.01)
    assert game.notes["turns"] == len(game.all(T_TURN))
