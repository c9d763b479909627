"""What the computer expects of the fight for Hougoumont, and where a look ahead ends."""

import pytest

from grognard.games.wellingtons_victory import GAME
from grognard.games.wellingtons_victory.ground import NEAR, OBJECTIVES
from grognard.games.wellingtons_victory.state import DEAD, DISORDERED, ORDERED, ROUTED, Battle
from grognard.games.wellingtons_victory.tables import ANGLO_ALLIED, EFFECTIVENESS, FRENCH, INFANTRY, KIND, SIDE_OF
from grognard.games.wellingtons_victory.verbs import R_LOSSES

FARM = OBJECTIVES[0]


def battle() -> Battle:
    state = GAME.new({"scenario": "hougoumont"}, 1)
    assert isinstance(state, Battle)
    return state


def battalion(s: Battle, side: int) -> int:
    """Some battalion that stands far from the farm."""
    return next(p for p, kind in enumerate(KIND) if kind == INFANTRY and SIDE_OF[p] == side and s.where[p] >= 0)


def emptied() -> Battle:
    s = battle()
    for p in s.here(FARM):
        s.lift(p, DEAD)
    return s


def garrisoned(p: int, strength: int = 6, order: int = ORDERED) -> Battle:
    """This battalion alone holds the farm."""
    s = emptied()
    s.shift(p, FARM)
    s.strength[p], s.order[p] = strength, order
    return s


def chances(s: Battle) -> float:
    """Those of the French; the Allied have the others."""
    value = GAME.evaluate(s, 0)
    assert 0.0 <= value <= 1.0
    assert GAME.evaluate(s, 1) == pytest.approx(1.0 - value)
    return value


def test_who_is_in_the_farm_and_around_it_counts() -> None:
    before = chances(battle())
    abandoned = emptied()
    assert chances(abandoned) > before
    relieved = battle()
    relieved.shift(battalion(relieved, 1), NEAR[6 * FARM])
    assert chances(relieved) < before
    assaulted = battle()
    assaulted.shift(battalion(assaulted, 0), NEAR[6 * FARM + 3])
    assert chances(assaulted) > before
    taken = emptied()
    taken.shift(battalion(taken, 0), FARM)
    assert chances(taken) > chances(abandoned)


def test_a_garrison_counts_as_it_is() -> None:
    """By its points, by its best battalion, less in disorder, and not at all when it is routed."""
    allied = [p for p, kind in enumerate(KIND) if kind == INFANTRY and SIDE_OF[p] == 1 and battle().where[p] >= 0]
    best = max(allied, key=lambda p: EFFECTIVENESS[p])
    worst = min(allied, key=lambda p: EFFECTIVENESS[p])
    held = chances(garrisoned(best))
    assert held < chances(garrisoned(best, strength=3))
    assert held < chances(garrisoned(worst))
    assert held < chances(garrisoned(best, order=DISORDERED)) < chances(garrisoned(best, order=ROUTED))


def test_who_took_the_farm_counts_by_its_points() -> None:
    weak, strong = emptied(), emptied()
    for s, points in ((weak, 1), (strong, 8)):
        p = battalion(s, 0)
        s.shift(p, FARM)
        s.strength[p] = points
    assert chances(emptied()) < chances(weak) < chances(strong)


def test_an_assault_counts_by_its_strongest_stack() -> None:
    """Two battalions before the same gate are more than one at each of two."""
    french = [p for p, kind in enumerate(KIND) if kind == INFANTRY and SIDE_OF[p] == 0 and battle().where[p] >= 0][:2]
    together, apart = battle(), battle()
    for i, p in enumerate(french):
        together.shift(p, NEAR[6 * FARM + 3])
        apart.shift(p, NEAR[6 * FARM + 3 + i])
    assert chances(together) > chances(apart)


def test_the_hours_to_come_cost_morale() -> None:
    """The more French brigades are active, the less of their morale will be left (WV-13.3.3)."""
    before, after = battle(), battle()
    for formation in after.rules.army_brigades[FRENCH]:
        after.active[formation] = 1
    assert chances(after) < chances(before)


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
    s.change_morale(FRENCH, -s.morale[FRENCH], R_LOSSES)
    assert chances(s) == 0.0
    s.change_morale(ANGLO_ALLIED, -s.morale[ANGLO_ALLIED], R_LOSSES)
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
