"""What holds in every situation of Napoleon in Europe."""

from grognard.games.napoleon_in_europe.cards import cards_in
from grognard.games.napoleon_in_europe.state import Europe, trail_corps, trail_region
from grognard.games.napoleon_in_europe.tables import (
    ARM_COUNT,
    CAPITAL_OF,
    COUNTED,
    FIELD,
    NATION_COUNT,
    NATIONS_IN,
    REGION_COUNT,
    number,
)
from grognard.kernel.contract import Json, State
from tests.games.napoleon_in_europe.helpers import battle, deploy

DECISIONS = 250


def sound(state: State) -> None:
    assert isinstance(state, Europe)
    _armies(state)
    _players(state)
    _control(state)
    _cards(state)
    _battle(state)
    assert (state.winners != 0) == (not state.stack), "winners end the game, and nothing else does"


def rare() -> dict[str, Json]:
    """A rally takes a leader in the rear, casualties and luck."""
    t = battle("3I 1C 2L", "6I", "666 111  111  56 14")
    deploy(t, "p1", 3, 1, 0)
    deploy(t, "p2", 6)
    t.do("p2", "stand", "hit france_cavalry").do("p1", "stand")
    return {"Rally": t.told()}


def _armies(s: Europe) -> None:
    """What is kept by region and nation is what follows from the armies; nothing moves that is not there."""
    for region in range(REGION_COUNT):
        armies = s.army[region * NATION_COUNT : (region + 1) * NATION_COUNT]
        assert s.present[region] == sum(1 << nation for nation, army in enumerate(armies) if army), f"in {region}"
        assert s.foot[region] == sum(1 << nation for nation, army in enumerate(armies) if army & FIELD), (
            f"on foot {region}"
        )
    for nation in range(NATION_COUNT):
        there = [region for region in range(REGION_COUNT) if s.army[region * NATION_COUNT + nation]]
        assert sorted(s.where[nation]) == there, f"where {nation} is"
        assert not there or s.alive >> nation & 1, f"{nation} is not in the game"
    if s.phase == 5:  # movement: who has a step left, and who has moved, stands there
        for at, army in enumerate(s.army):
            for arm in range(ARM_COUNT):
                assert number(s.rested[at], arm) <= number(s.ready[at], arm) <= number(army, arm), f"steps at {at}"
        moved = [0] * (REGION_COUNT * NATION_COUNT * ARM_COUNT)
        for key, pieces in zip(s.trails, s.trail_n, strict=True):
            assert pieces > 0
            moved[trail_region(key) * NATION_COUNT * ARM_COUNT + trail_corps(key)] += pieces
        for i, pieces in enumerate(moved):
            assert pieces <= number(s.army[i // ARM_COUNT], i % ARM_COUNT), f"moved to {i}"


def _players(s: Europe) -> None:
    """Alliances are mutual; every nation in play has one player; who is out has none."""
    for seat in range(s.rules.players):
        assert not s.allies[seat] >> seat & 1
        friends = s.own[seat]
        for other in range(s.rules.players):
            assert s.allies[seat] >> other & 1 == s.allies[other] >> seat & 1, f"{seat} and {other}"
            if s.allies[seat] >> other & 1:
                friends |= s.own[other]
        if s.turn:
            assert s.foes[seat] == s.alive & ~friends, f"foes of {seat}"
            assert (s.own[seat] == 0) == (s.out >> seat & 1 == 1)
        for nation in NATIONS_IN[s.own[seat]]:
            assert s.owner[nation] == seat
    assert s.party & s.out == 0 or not s.stack or len(s.stack) < 3, "nobody acts who is out"


def _control(s: Europe) -> None:
    """Regions and capitals are counted; uncontested homeland is its nation's unless enemy infantry is in it."""
    for nation in range(NATION_COUNT):
        lands = [region for region in range(REGION_COUNT) if s.ctrl[region] == nation]
        assert s.lands[nation] == sum(1 for region in lands if COUNTED[region]), f"lands of {nation}"
        capitals = [CAPITAL_OF[region] for region in lands if CAPITAL_OF[region] >= 0]
        assert s.capitals[nation] == sum(1 for other in capitals if s.started >> other & 1), f"capitals of {nation}"
    if s.turn == 0 or s.field >= 0:
        return
    for region in range(REGION_COUNT):
        home, holder = s.home(region), s.ctrl[region]
        if home < 0 or s.contested(region):
            continue
        enemies = s.foot[region] & s.foes[s.owner[home]]
        if enemies:
            assert enemies >> holder & 1, f"{holder} holds {region} without infantry"
        else:
            assert holder == home, f"{region} belongs to {home}, not to {holder}"


def _cards(s: Europe) -> None:
    """Every card is in exactly one place, and every observer's belief allows that place."""
    hands = [card for hand in s.hand for card in cards_in(hand)]
    assert sorted([*hands, *s.deck, *s.under]) == sorted(s.rules.cards), "a card is lost or in two places"
    assert [len(cards_in(hand)) for hand in s.hand] == s.held
    assert min(s.reserve) >= 0


def _battle(s: Europe) -> None:
    """Ranks and casualties are the pieces on the field."""
    if s.field < 0:
        assert not any(s.front + s.rear + s.dead)
        return
    assert not s.attackers & s.defenders
    if 2 <= s.step <= 6:
        for nation in NATIONS_IN[s.attackers | s.defenders]:
            board = s.front[nation] + s.rear[nation] + s.dead[nation]
            assert board == s.army[s.field * NATION_COUNT + nation], f"pieces of {nation} on the field"
