"""Whole games: every setup and number of players, pieces and cards conserved, the computer plays sensibly."""

import random

import pytest

from grognard.games.napoleon_in_europe import GAME
from grognard.games.napoleon_in_europe.tables import COUNTED, NATION_COUNT, REGION_COUNT
from grognard.kernel.contract import State
from grognard.players import find_player
from tests.games.napoleon_in_europe.helpers import Table, fought, table
from tests.games.napoleon_in_europe.test_hidden import any_options


def sound(state: State) -> None:
    """What must hold in every situation."""
    told = GAME.describe(state)["table"]
    cards = (
        [card for hand in told["hands"].values() for card in hand] + told["deck"] + [row[0] for row in told["under"]]
    )
    assert len(cards) == len(set(cards)) == (90 if GAME.options_of(state)["blank_cards"] == "in" else 86)
    seen = state.view(-1)["table"]["nations"]
    control = list(told["control"].items())
    for nation in seen:
        counted = [name for name, holder in control if holder == nation and not name.startswith("isle_")]
        assert seen[nation]["regions"] == len(counted)


@pytest.mark.parametrize("seed", range(5))
def test_random_games_never_stick_and_offer_what_they_do_not_bar(seed: int) -> None:
    lot = random.Random(seed)
    options = any_options(seed)
    state = GAME.new(options, seed)
    actions = [GAME.vocabulary.action(i) for i in range(GAME.vocabulary.size)]
    for step in range(2500):
        if not state.stack:
            break
        seat = lot.choice(state.deciders())
        legal = state.legal(seat)
        assert legal
        assert len(set(legal)) == len(legal)
        if step % 250 == 0:
            sound(state)
            offered = set(legal)
            for action in actions:
                assert (state.bar(seat, action) is None) == (action in offered), GAME.vocabulary.name(action)
        state.apply(seat, lot.choice(legal))


@pytest.mark.parametrize("scenario", ["even_steven", "middle_powers", "stop_the_french"])
@pytest.mark.parametrize("players", [2, 7])
def test_the_computer_plays_a_whole_game(scenario: str, players: int) -> None:
    greedy = find_player("greedy")
    state = GAME.new({"scenario": scenario, "players": players}, 3)
    made = 0
    while state.stack and made < 350:
        seat = state.deciders()[0]
        state.apply(seat, greedy.choose(state, seat, made))
        made += 1
    sound(state)
    assert state.stack == [] or GAME.describe(state)["table"]["turn"]["number"] >= 1


def test_the_computer_knows_no_more_than_its_seat() -> None:
    greedy = find_player("greedy")
    t = table(frame="Production", hands={"france": "russia_square*3 bicorne", "britain": "france_square*4"})
    worlds = [t.redeal("p1", seed) for seed in range(6)]
    assert len({greedy.choose(world.state, 0, 9) for world in worlds}) == 1


def best(t: Table, seat: str) -> str:
    number = GAME.seat_number(seat)
    legal = t.state.legal(number)
    values = GAME.judge(t.state, number, legal)
    return GAME.vocabulary.name(legal[values.index(max(values))])


def test_the_computer_has_common_sense() -> None:
    t = table(saxony="france 1I", berlin="britain 9I")
    assert best(t, "p1").startswith("march saxony>")
    assert best(t, "p1") != "march saxony>berlin"  # not into nine of them
    t = table(
        holland="france 8I 3C 2A", hanover="britain 1I", control=dict.fromkeys(("westphalia", "belgium"), "france")
    )
    t.do("p1", "march holland>hanover")
    assert best(t, "p1") == "whole"  # an attack with all there is
    t = fought("3I 1C 1A", "9I", "666 111 111")
    t.do("p2", "stand")
    assert best(t, "p2") == "hit france_artillery"
    t = fought("9I 3C", "4I", "1")
    assert best(t, "p2") == "give_up"  # hopeless
    t = table(frame="Diplomacy").do("p1", "propose_alliance p2")
    assert best(t, "p2") == "decline"  # nobody leads
    t = table(frame="Diplomacy", control=dict.fromkeys(("rome", "naples", "genoa", "tuscany", "romagna"), "austria"))
    t.do("p1", "propose_alliance p2")
    assert best(t, "p2") == "accept"  # Austria does
    t = table(hands={"france": "bare*2", "britain": "bare"}).do("p1", "trade britain", "give 2", "take 1")
    assert best(t, "p2") == "accept"
    t = table(hands={"france": "bare", "britain": "bicorne*2"}).do("p1", "trade britain", "give 1", "take 2")
    assert best(t, "p2") == "decline"


def test_a_better_situation_is_valued_higher() -> None:
    even = table(paris="france 3I", london="britain 3I", vienna="austria 3I")
    more = table(
        paris="france 3I", london="britain 3I", vienna="austria 3I", control={"rome": "france", "malta": "france"}
    )
    assert GAME.evaluate(even.state, 0) < GAME.evaluate(more.state, 0)
    assert GAME.evaluate(even.state, 1) > GAME.evaluate(more.state, 1)
    assert len(COUNTED) == REGION_COUNT
    assert NATION_COUNT == 7
