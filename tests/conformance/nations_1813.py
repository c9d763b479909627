"""What holds in every situation of Bataille des Nations 1813, and the steps that random play hardly ever comes to."""

from typing import Any

from grognard.games.nations_1813.armies import Villages
from grognard.games.nations_1813.cards import ChainFrame
from grognard.games.nations_1813.placing import Placing, UnitType
from grognard.games.nations_1813.state import Nations
from grognard.games.nations_1813.tables import (
    ALL_CARDS,
    AREA_COUNT,
    ARMY_COUNT,
    COPIES,
    DISTRICT_COUNT,
    KINDS,
    MISSION_DISTRICT,
    MOST_MARKERS,
    SCOUT,
    SIDE,
    TERRAIN,
    TIME,
    VILLAGES,
)
from grognard.kernel.contract import State


def sound(state: State) -> None:
    assert isinstance(state, Nations)
    _armies(state)
    _derived(state)
    _cards(state)
    _missions(state)
    assert not state.stack or state.winner < 0, "a winner ends the game"
    assert state.stack or state.winner >= 0, "and nothing else does"


def _armies(s: Nations) -> None:
    """Every army is in one of its four states, or just entering; one marker only while tiles are being placed."""
    entering = [frame.army for frame in s.stack if isinstance(frame, Villages)]
    placing = any(isinstance(frame, Placing) for frame in s.stack)
    naming = [frame.army for frame in s.stack if isinstance(frame, UnitType)]
    for army in range(ARMY_COUNT):
        spots = s.spots[army]
        states = [s.unplayed >> army & 1, int(spots > 0), int(s.tile[army] >= 0), s.lost >> army & 1]
        assert sum(states) == (0 if army in entering else 1), f"the states of army {army} are {states}"
        assert spots.bit_count() <= s.rules.markers[army]
        assert placing or spots.bit_count() != 1, f"army {army} has a single marker"
        assert s.damage[army] >= 0
        assert s.tile[army] < 0 or army in naming or not any(mask >> s.tile[army] & 1 for mask in s.spots)


def _derived(s: Nations) -> None:
    """What is kept twice agrees."""
    for army in range(ARMY_COUNT):
        at = [area for area in s.at[army * MOST_MARKERS : (army + 1) * MOST_MARKERS] if area >= 0]
        assert at == [area for area in range(AREA_COUNT) if s.spots[army] >> area & 1], f"markers of army {army}"
        assert s.afoot >> army & 1 == int(bool(at))
        assert s.due >> army & 1 == int(len(at) == 1)
        assert s.free[army] == len([v for v in VILLAGES[army] if s.tile_at[v] < 0])
    for area in range(AREA_COUNT):
        tile = s.tile_at[area]
        assert tile < 0 or s.tile[tile] == area
        assert [side for side in (0, 1) if s.tiles[side] >> area & 1] == ([SIDE[tile]] if tile >= 0 else [])
    for side in (0, 1):
        for terrain in range(4):
            areas = [
                a
                for army in range(ARMY_COUNT)
                if SIDE[army] == side
                for a in range(AREA_COUNT)
                if s.spots[army] >> a & 1
            ]
            assert s.ground[side * 4 + terrain] == len([a for a in areas if TERRAIN[a] == terrain])


def _cards(s: Nations) -> None:
    """Forty Action cards and six Scouts, each in one place; nobody is certain of a card that is not there."""
    found = [0] * KINDS
    for card in [*s.deck, *s.discard, *s.display]:
        found[card] += 1
    found[TIME] += s.gone
    for side in (0, 1):
        assert s.held[side] == sum(s.hand[side * KINDS : (side + 1) * KINDS])
        for card in range(KINDS):
            i = side * KINDS + card
            found[card] += s.hand[i]
            assert 0 <= s.open[i] <= s.known[i] <= s.hand[i]
        assert s.open[side * KINDS + SCOUT] == s.hand[side * KINDS + SCOUT]
    assert found[SCOUT] + s.supply == COPIES[SCOUT]
    assert sum(found[:SCOUT]) == 0 or found[:SCOUT] == COPIES[:SCOUT], f"{len(ALL_CARDS)} cards are {found}"


def _missions(s: Nations) -> None:
    """One mission a district; as many revealed as dates have come."""
    for district in range(DISTRICT_COUNT):
        for mission in (s.mission[district], s.second[district]):
            assert mission < 0 or MISSION_DISTRICT[mission] == district
        assert s.mission[district] < 0 or s.mission[district] != s.second[district]
    dates = len([date for date in s.rules.dates[1:] if date <= s.time])
    pending = int(bool(s.stack) and type(s.stack[-1]).__name__ == "Reveal")
    revealed = len([d for d in range(DISTRICT_COUNT) if s.mission[d] >= 0 and s.revealed(d)])
    assert revealed == dates - pending, f"{revealed} missions are revealed at point {s.time}"
    if s.stack and isinstance(s.stack[-1], ChainFrame):
        assert s.side(s.stack[-1].seat) == s.turn


# Situations from which steps come up that random play hardly ever reaches, by the step.
def rare() -> dict[str, dict[str, Any]]:
    from tests.games.nations_1813.helpers import ALLIED_ARMIES, description

    every = "north south east west centre"
    between = {"ney": "leipzig", "bertrand": "lindenau", "bluecher": "gohlis", "murat": "moeckern"}
    end: dict[str, Any] = {"time": 47, "battles": 2, "revealed": every, "missions": {"north": "mission_radefeld"}}
    scoring = [{"frame": "Games"}, {"frame": "Scoring", "side": "french"}]
    return {
        "Waiting": description(unplayed=" ".join(["ney", *ALLIED_ARMIES]), frame="Waiting", time=5),
        "Refresh": description(turns_before=["none", "deck", "none", "none"], frame="Refresh", french="time scout"),
        "Support": {**description(tiles=between, **end), "stack": scoring},
        "Engage": {**description(tiles={k: v for k, v in between.items() if k != "murat"}, **end), "stack": scoring},
    }
