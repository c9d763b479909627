"""What the computer expects of the fight for Hougoumont, and where a look ahead ends."""

import pytest

from grognard.games.wellingtons_victory import GAME
from grognard.games.wellingtons_victory.ground import NEAR, OBJECTIVES
from grognard.games.wellingtons_victory.state import DEAD, Battle
from grognard.games.wellingtons_victory.tables import ANGLO_ALLIED, FRENCH, INFANTRY, KIND, SIDE_OF

FARM = OBJECTIVES[0]


def battle() -> Battle:
    state = GAME.new({"scenario": "hougoumont"}, 1)
    assert isinstance(state, Battle)
    return state


def battalion(s: Battle, side: int) -> int:
    """Some battalion that stands far from the farm."""
    return next(p for p, kind in enumerate(KIND) if kind == INFANTRY and SIDE_OF[p] == side and s.where[p] >= 0)


def chances(s: Battle) -> float:
    """Those of the French; the Allied have the others."""
    value = GAME.evaluate(s, 0)
    assert 0.0 <= value <= 1.0
    assert GAME.evaluate(s, 1) == pytest.approx(1.0 - value)
    return value


def test_who_is_in_the_farm_and_around_it_counts() -> None:
    before = chances(battle())
    abandoned = battle()
    for p in abandoned.here(FARM):
        abandoned.lift(p, DEAD)
    assert chances(abandoned) > before
    relieved = battle()
    relieved.shift(battalion(relieved, 1), NEAR[6 * FARM])
    assert chances(relieved) < before
    assaulted = battle()
    assaulted.shift(battalion(assaulted, 0), NEAR[6 * FARM + 3])
    assert chances(assaulted) > before
    taken = battle()
    for p in taken.here(FARM):
        taken.lift(p, DEAD)
    taken.shift(battalion(taken, 0), FARM)
    assert chances(taken) > chances(abandoned)


def test_morale_and_time_count() -> None:
    before = chances(battle())
    late, tired, shaken = battle(), battle(), battle()
    late.turn = 28
    tired.morale[FRENCH] -= 30
    shaken.morale[ANGLO_ALLIED] -= 30
    assert chances(late) < before
    assert chances(tired) < before
    assert chances(shaken) > before


def test_a_demoralised_army_has_lost_when_the_turn_ends() -> None:
    s = battle()
    s.change_morale(FRENCH, -s.morale[FRENCH])
    assert chances(s) == 0.0
    s.change_morale(ANGLO_ALLIED, -s.morale[ANGLO_ALLIED])
    assert chances(s) == 0.5


def test_elsewhere_army_morale_counts() -> None:
    s = GAME.new({"scenario": "plancenoit"}, 1)
    assert isinstance(s, Battle)
    before = GAME.evaluate(s, 0)
    s.morale[FRENCH] -= 10
    assert GAME.evaluate(s, 0) < before


def test_a_look_ahead_ends_with_the_fire_or_with_the_turn() -> None:
    s = battle()
    halves = []
    for turn in (11, 12):
        for phase in range(1, 14):
            s.turn, s.phase = turn, phase
            halves.append(GAME.turn_of(s))
    assert [halves.count(half) for half in dict.fromkeys(halves)] == [7, 6, 7, 6]
