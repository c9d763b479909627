"""What holds in every situation of Napoléon 1815."""

from grognard.games.napoleon_1815.operation import Designate
from grognard.games.napoleon_1815.recovery import Exhaustion
from grognard.games.napoleon_1815.splits import Lose
from grognard.games.napoleon_1815.state import GONE, Campaign
from grognard.games.napoleon_1815.tables import (
    BIT,
    BLOCK_COUNT,
    BLOCKS,
    BLOCKS_OF,
    BOX_INFANTRY,
    COMMANDERS_OF,
    CORPS_LIST,
    CORPS_OF,
    DECKS,
    LISTS_OF_NATION,
    MOST_FATIGUE,
    MOST_STRENGTH,
    OBJECTIVES,
    VEDETTE_MASK,
    ZONE_COUNT,
    ZONES,
)
from grognard.kernel.contract import State


def sound(state: State) -> None:
    assert isinstance(state, Campaign)
    _blocks(state)
    _cards(state)
    _map(state)
    _sheets(state)
    assert (state.winner >= 0) == (not state.stack), "a winner ends the game, and nothing else does"


def _blocks(s: Campaign) -> None:
    """What is kept by zone is what follows from the blocks; nobody stands where he may not."""
    for zone in range(ZONE_COUNT):
        here = sum(BIT[b] for b in range(BLOCK_COUNT) if s.zone[b] == zone)
        assert s.at[zone] == here, f"blocks at {ZONES[zone]}"
        for side in (0, 1):
            if here & CORPS_OF[side]:
                assert not here & BLOCKS_OF[1 - side] & VEDETTE_MASK, f"vedettes with enemies at {ZONES[zone]}"
            elif s.stack and isinstance(s.stack[-1], Designate):
                assert not here & COMMANDERS_OF[side], f"a commander alone at {ZONES[zone]}"
    for b in range(BLOCK_COUNT):
        assert not s.ready & BIT[b] or s.zone[b] >= 0, f"{BLOCKS[b]} is ready and not there"


def _cards(s: Campaign) -> None:
    """Every card is in exactly one place, and players know their hands."""
    for side in (0, 1):
        hands = [card for seat in s.rules.seats_of_side[side] for card in s.hand[seat]]
        reds = [card for card in s.reds if card in DECKS[s.rules.players][side]]
        played = [card for frame in s.stack for card in [getattr(frame, "card", -1)] if type(frame).__name__ == "Event"]
        going = [card for card in played if card in DECKS[s.rules.players][side]]
        found = [*s.deck[side], *s.discard[side], *s.lying[side], *s.aside[side], *hands, *reds, *going]
        assert sorted(found) == sorted(DECKS[s.rules.players][side]), f"cards of side {side}"
    for seat in range(s.rules.players):
        assert all(s.knows(seat, card) for card in s.hand[seat]), f"{seat} does not know a card of its hand"
        assert s.hand[seat] == sorted(s.hand[seat]), "hand in order"


def _map(s: Campaign) -> None:
    """Markers lie where they can."""
    assert all(s.control[zone] >= 0 for zone in OBJECTIVES)
    if s.stack and isinstance(s.stack[-1], Designate):
        for zone in range(ZONE_COUNT):
            assert s.axis[zone] < 0 or s.contested(zone), f"an axis at {ZONES[zone]}, which nobody contests"
            french = s.at[zone] & CORPS_OF[0] and not s.contested(zone)
            assert not (s.strong[zone] and french), f"a position among French at {ZONES[zone]}"
    assert len(s.broken) <= 3, "bridges"


def _sheets(s: Campaign) -> None:
    """Cubes and fatigue are possible, and what the enemy is said to know is true."""
    for nation in range(3):
        assert sum(s.infantry[b] for b in LISTS_OF_NATION[nation] if s.zone[b] != GONE) <= BOX_INFANTRY[nation], "cubes"
    if s.stack and not isinstance(s.stack[-1], Lose | Exhaustion):
        for b in CORPS_LIST:
            assert s.zone[b] < 0 or s.infantry[b] + s.cavalry[b], f"{BLOCKS[b]} has no cube"
    if not s.stack or not isinstance(s.stack[-1], Designate):
        return
    for b in CORPS_LIST:
        if s.zone[b] >= 0:
            name = BLOCKS[b]
            assert 1 <= s.infantry[b] + s.cavalry[b] <= MOST_STRENGTH, f"strength of {name}"
            assert 0 <= s.fatigue[b] <= MOST_FATIGUE, f"fatigue of {name}"
            assert s.least_fatigue[b] <= s.fatigue[b] <= s.most_fatigue[b], f"known fatigue of {name}"
            assert s.least_infantry[b] <= s.infantry[b] <= s.most_infantry[b], f"known infantry of {name}"
            assert s.least_cavalry[b] <= s.cavalry[b] <= s.most_cavalry[b], f"known cavalry of {name}"
            assert s.may[b] & BIT[b], f"{name} cannot be itself"
