"""What the computer expects: battles at a glance, the value of a situation, where a look ahead ends."""

from typing import Any

import pytest

from grognard.games.napoleon_in_europe import GAME
from grognard.games.napoleon_in_europe.chances import assault
from grognard.games.napoleon_in_europe.prospects import Prospects, fight, without
from grognard.games.napoleon_in_europe.state import Europe
from grognard.games.napoleon_in_europe.tables import pack, troops
from grognard.players import find_player
from tests.games.napoleon_in_europe.helpers import TWO, Table, battle, counts, fought, table

BATTLES = [
    ("1I", "1I"), ("3I", "1I"), ("1I", "3I"), ("4I 2C", "4I"), ("4I", "4I 2C"), ("2C 1A", "3I"), ("6I 3C 1A", "5I 2C"),
    ("8I", "3I 3C 1A"), ("5I 1L", "5I"), ("10I 3C", "2I"),
]  # fmt: skip


@pytest.mark.parametrize(("attack", "defence"), BATTLES)
@pytest.mark.parametrize("least", [5, 6])
def test_a_battle_at_a_glance_is_about_right(attack: str, defence: str, least: int) -> None:
    one, two = pack(counts(attack)), pack(counts(defence))
    rough, exact = fight(one, two, least), assault(one, two, least, False)
    assert abs(rough.win - exact.win) < 0.2
    assert abs(rough.own - exact.own) < 0.25 * troops(one)
    assert abs(rough.other - exact.other) < 0.25 * troops(two)


def test_a_battle_without_an_enemy_or_without_troops() -> None:
    some = pack([2, 0, 0, 0])
    assert fight(some, 0).win == 1.0
    assert fight(0, some).win == 0.0
    assert without(pack([2, 1, 1, 1]), 2.0) == pack([2, 0, 0, 1]), "guns and horse fall first, leaders never"
    assert without(pack([2, 1, 0, 0]), 9.0) == 0


# --- the value of a situation ----------------------------------------------------------------------------------------


def value(t: Table, seat: str = "p1") -> float:
    return GAME.evaluate(t.state, GAME.seat_number(seat))


def two(**situation: Any) -> Table:
    """France against Britain, both with something at home."""
    return table(**({"seats": TWO, "paris": "france 4I", "london": "britain 4I"} | situation))


def test_both_sides_see_the_same_game() -> None:
    for t in (two(), two(holland="france 6I"), two(frame="Production", number=7, hanover="britain 3I")):
        assert value(t, "p1") + value(t, "p2") == pytest.approx(1.0)


def test_pieces_cards_and_land_count_for_their_owner() -> None:
    for more, for_whom in (
        ({"corsica": "france 3I"}, "p1"),
        ({"ireland": "britain 3C"}, "p2"),
        ({"hands": {"france": "bicorne*3"}}, "p1"),
        ({"control": {"malta": "britain", "sicily": "britain"}}, "p2"),
    ):
        assert value(two(**more), for_whom) > value(two(), for_whom), more


def test_land_counts_more_and_pieces_less_towards_the_end() -> None:
    land = {"control": {"malta": "france", "sicily": "france"}}
    pieces = {"corsica": "france 3C"}
    early, late = (
        {"frame": "Production", "number": number, "turn": "p2", "put": {"turn": {"acted": ["p1"]}}}
        for number in (2, 12)
    )
    assert value(two(**late, **land)) - value(two(**late)) > value(two(**early, **land)) - value(two(**early))
    assert value(two(**early, **pieces)) - value(two(**early)) > value(two(**late, **pieces)) - value(two(**late))
    assert value(two(**late, control=dict.fromkeys(("malta", "sicily", "naples", "rome", "genoa"), "france"))) > 0.9
    assert value(two(**late, control=dict.fromkeys(("malta", "sicily", "naples", "rome", "genoa"), "britain"))) < 0.1


def test_a_battle_to_come_counts_as_it_will_end() -> None:
    good = battle("9I 3C 2A", "1I", seats=TWO)
    bad = battle("1I", "9I 3C 2A", seats=TWO)
    assert value(good) > 0.5 > value(bad)
    hopes = Prospects(europe(good))
    assert hopes.arms[4] < 0.2, "the British infantry there is as good as lost"
    assert hopes.arms[0] > 8.0
    assert hopes.lands[0] > 0.9 + europe(good).lands[0], "Hanover, which nobody had, is as good as French"
    lost = Prospects(europe(bad))
    assert lost.arms[0] < 0.2
    assert lost.arms[4] > 8.5


def europe(t: Table) -> Europe:
    assert isinstance(t.state, Europe)
    return t.state


def test_a_battle_going_on_counts_with_what_still_stands() -> None:
    t = fought("3I 1C 1A", "9I", "666 111 111", seats=TWO)
    before = value(t)
    t.do("p2", "stand")
    t.do("p2", "hit france_artillery", "hit france_cavalry")
    assert value(t) < before


def test_what_the_enemy_can_take_next_is_as_good_as_his() -> None:
    """France has moved and Britain's turn comes: a lone battalion beside an army, land open to infantry."""
    moved: dict[str, Any] = {"frame": "Production"}
    safe = two(**moved, ireland="britain 6I 2C", hanover="france 1I")
    exposed = two(**moved, westphalia="britain 6I 2C", hanover="france 1I")
    assert value(exposed) < value(safe)
    far = two(**moved, control={"hanover": "france"}, ireland="britain 1I")
    near = two(**moved, control={"hanover": "france"}, denmark="britain 1I")
    assert Prospects(europe(near)).walks[1] > 0
    assert value(near) < value(far)


def test_horse_and_guns_without_an_enemy_in_reach_are_idle() -> None:
    assert Prospects(europe(two(corsica="france 3C 1A"))).idle[0] == 4
    assert Prospects(europe(two(holland="france 3C 1A", hanover="britain 1I"))).idle[0] == 0


# --- where a look ahead ends -----------------------------------------------------------------------------------------


def test_a_look_ahead_goes_to_the_end_of_the_movement_or_of_the_battle() -> None:
    t = two(holland="france 8I 2C", hanover="britain 1I", dice="1" * 40)
    start = GAME.turn_of(t.state)
    t.do("p1", "march holland>hanover")
    assert GAME.turn_of(t.state) == start
    t.do("p1", "whole")
    assert GAME.turn_of(t.state) == start
    t.do("p1", "end_movement")
    fighting = GAME.turn_of(t.state)
    assert fighting != start
    while t.frame == "Deployment":
        t.do(t.awaited[0], t.legal(t.awaited[0])[-1])
        assert GAME.turn_of(t.state) == fighting


# --- in haste --------------------------------------------------------------------------------------------------------


def favourite(t: Table, seat: str, hasty: bool) -> str:
    number = GAME.seat_number(seat)
    legal = t.state.legal(number)
    values = GAME.glance(t.state, number, legal) if hasty else GAME.judge(t.state, number, legal)
    return GAME.vocabulary.name(legal[values.index(max(values))])


def test_in_haste_the_obvious_is_seen_too() -> None:
    situations = [
        (table(saxony="france 1I", berlin="britain 9I"), "p1"),
        (two(holland="france 8I 3C 2A", hanover="britain 1I").do("p1", "march holland>hanover"), "p1"),
        (fought("9I 3C", "4I", "1"), "p2"),
        (table(frame="Production", hands={"france": "france_square*4"}), "p1"),
        (table(frame="Diplomacy").do("p1", "propose_alliance p2"), "p2"),
    ]
    for t, seat in situations:
        assert favourite(t, seat, True) == favourite(t, seat, False)
    strong, weak = two(holland="france 8I 3C 2A", hanover="britain 1I"), two(holland="france 1I", hanover="britain 8I")
    attack = GAME.vocabulary.parse("march holland>hanover")
    assert GAME.glance(strong.state, 0, [attack])[0] > 0 > GAME.glance(weak.state, 0, [attack])[0]


@pytest.mark.parametrize("hasty", [False, True])
def test_marches_that_take_nothing_stay_below_none_but_have_an_order(hasty: bool) -> None:
    """The plain player ends its movement; a search looks first at pieces that come up to the enemy."""
    t = two(belgium="france 5C", hanover="britain 3I", control=dict.fromkeys(("holland", "belgium"), "france"))
    look = GAME.glance if hasty else GAME.judge
    up, back, stop = look(
        t.state,
        0,
        [GAME.vocabulary.parse(a) for a in ("march belgium>holland", "march belgium>picardy", "end_movement")],
    )
    assert back < up < stop


# --- secrets ---------------------------------------------------------------------------------------------------------


def test_the_search_knows_no_more_than_its_seat() -> None:
    t = table(frame="Production", hands={"france": "russia_square*3 bicorne", "britain": "france_square*4"})
    worlds = [t.redeal("p1", seed) for seed in range(4)]
    assert len({find_player("search-8").choose(world.state, 0, 9) for world in worlds}) == 1
