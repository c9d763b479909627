"""What a player is told at each step: what it is about, what ends his turn, what an action would do besides, why not."""

from typing import Any, Final

from grognard.games.nations_1813.actions import Actions
from grognard.games.nations_1813.armies import Villages, scouts_needed
from grognard.games.nations_1813.battle import Loss
from grognard.games.nations_1813.cards import ChainFrame, March, Movement, Remove, SecondPlay, WhoseMarker, markers_in
from grognard.games.nations_1813.clock import Reveal, hidden_missions
from grognard.games.nations_1813.placing import NextTile, UnitType
from grognard.games.nations_1813.scoring import Allotment, Engage, worth
from grognard.games.nations_1813.setup import KeepMission, SecondCards
from grognard.games.nations_1813.state import Nations
from grognard.games.nations_1813.tables import (
    AREA_DISTRICT,
    AREAS,
    ARMIES,
    ARMIES_OF,
    ARMY_COUNT,
    CARD_TERRAIN,
    CARD_UNITS,
    DATES,
    FIRST_BATTLE,
    KINDS,
    MISSION_AT,
    MOST_MARKERS,
    MOVEMENT_CARDS,
    NEAR_MASK,
    SCOUT,
    SECOND_BATTLE,
    TERRAIN,
    TERRAIN_CARDS,
    TIME,
    UNIT_MASK,
    VILLAGES,
)
from grognard.games.nations_1813.turn import Discard
from grognard.games.nations_1813.verbs import (
    ARMY,
    DISCARD,
    DISTRICT,
    DRAW,
    END_TURN,
    ENGAGE,
    JUMP,
    KEEP,
    LOSS,
    MARCH,
    MARKER,
    PAIR,
    PLACE_TILE,
    PLAY,
    REMOVE,
    REVEAL,
    SUPPORT,
    TAKE,
    TO,
    VILLAGE,
)
from grognard.kernel.actions import ARGUMENT, NUMBER, PLACE, SHIFT, act
from grognard.kernel.contract import Frame, Json

_MOST_WISHES: Final = 12


def about(s: Nations) -> dict[str, tuple[str, Any]]:
    """What the innermost step is about besides its fields."""
    top = s.stack[-1]
    if isinstance(top, SecondCards | Villages):
        return {"left": (NUMBER, 2 if top.first < 0 else 1)}
    if isinstance(top, WhoseMarker):
        return {"moves": (NUMBER, int(CARD_UNITS[top.card] != 0))}
    if isinstance(top, Reveal):
        date = s.rules.date_at[s.time]
        return {"date": ("date", DATES[date])} if date >= 0 else {}
    if isinstance(top, NextTile):
        return {"number": (NUMBER, sum([s.due >> army & 1 for army in range(ARMY_COUNT)]))}
    if isinstance(top, UnitType):
        return {"place": (PLACE, AREAS[s.tile[top.army]])}
    if isinstance(top, Loss):
        date = SECOND_BATTLE if s.battles > 1 else FIRST_BATTLE
        left = sum([s.dealers >> army & 1 for army in range(ARMY_COUNT)])
        return {"date": ("date", DATES[date]), "left": (NUMBER, left)}
    if isinstance(top, Allotment):
        return {"place": (PLACE, AREAS[s.tile[top.army]]), "worth": (NUMBER, worth(s, top.army))}
    return {}


def finals(s: Nations) -> list[int]:
    """The verbs that use up the last action of the turn, each where it is done for good; a card is not until its marker is
    named, and who was asked about a marker's area is not asked again whose it is. (`cautions` knows of the Time card.)"""
    top = s.stack[-1]
    left = s.actions
    if isinstance(top, Actions):
        if left == 1:
            return [ARMY, DRAW, TAKE]
        costs = (
            [1 + scouts_needed(s, a) for a in ARMIES_OF[s.turn] if s.unplayed >> a & 1] if s.rules.scouts_cost else []
        )
        return [ARMY] if left in costs else []
    if isinstance(top, Remove):
        return [REMOVE] if left == 1 else []
    if isinstance(top, March):
        return [TO] if left == 1 else []
    return [action >> SHIFT for action in top.legal(s, top.seat)] if isinstance(top, SecondPlay) and left == 2 else []


def cautions(s: Nations, seat: int) -> dict[int, list[Json]]:
    """A Time card as the last action, and a marker that is the only one to be named; an army that would be placed on markers of
    the player's own."""
    top = s.stack[-1]
    found: dict[int, list[Json]] = {}
    last = s.actions == 1
    if isinstance(top, Actions):
        if last and s.hand[s.side(seat) * KINDS + TIME]:
            found[act(PLAY, TIME)] = []
    elif isinstance(top, ChainFrame):
        legal = top.legal(s, seat)
        verbs = finals(s)
        last = last or bool(verbs)
        if len(legal) == 1 and legal[0] >> SHIFT in verbs:
            found[legal[0]] = []
        if isinstance(top, Remove):
            for action in legal:
                armies = markers_in(s, s.side(seat), action & ARGUMENT)
                if len(armies) == 1:
                    _sweeps(s, armies[0], action & ARGUMENT, action, found)
        elif isinstance(top, WhoseMarker) and not CARD_UNITS[top.card]:
            for action in legal:
                _sweeps(s, action & ARGUMENT, top.place, action, found)
    if last:
        for notes in found.values():
            notes.append({"say": "caution-last", "with": {}})
    return found


def _sweeps(s: Nations, army: int, area: int, action: int, found: dict[int, list[Json]]) -> None:
    """Note the markers of the same side that go when the army, one marker less, is placed (N13-PLC-01, -02)."""
    left = s.spots[army] & ~(1 << area)
    if left == 0 or left & left - 1:
        return
    there = left.bit_length() - 1
    for other in markers_in(s, s.turn, there):
        if other != army:
            told = {"army": f"army-{ARMIES[army]}", "place": f"place-{AREAS[there]}", "other": f"army-{ARMIES[other]}"}
            found.setdefault(action, []).append({"say": "caution-sweeps", "with": told})


# --- why not? --------------------------------------------------------------------------------------------------------


def questions(s: Nations, seat: int, area: int) -> list[int]:
    """What somebody may have meant by a click on an area, the likeliest first."""
    top = s.stack[-1] if s.stack else None
    if top is None or top.seat != seat:
        return [act(MARCH, area)]
    if isinstance(top, March):
        return _ways(s, top, area)
    if isinstance(top, SecondCards):
        return [act(DISTRICT, AREA_DISTRICT[area])]
    mission = MISSION_AT[area]
    if isinstance(top, KeepMission | Reveal | Allotment):
        return [act(_mission_verb(top), mission)] if mission >= 0 else [act(MARCH, area)]
    if isinstance(top, NextTile | WhoseMarker):
        here = [army for army in range(ARMY_COUNT) if s.spots[army] >> area & 1]
        return [act(PLACE_TILE if isinstance(top, NextTile) else MARKER, army) for army in here] or [act(REMOVE, area)]
    if isinstance(top, Loss):
        return [act(LOSS, s.tile_at[area])] if s.tile_at[area] >= 0 else [act(MARCH, area)]
    if isinstance(top, Actions):
        return _plays(s, seat, area)
    return [act(VILLAGE if isinstance(top, Villages) else REMOVE if isinstance(top, Remove) else MARCH, area)]


def _mission_verb(top: Frame[Any]) -> int:
    if isinstance(top, KeepMission):
        return KEEP
    return REVEAL if isinstance(top, Reveal) else ENGAGE if isinstance(top, Engage) else SUPPORT


def _ways(s: Nations, top: March, area: int) -> list[int]:
    """A step next door; a jump where a tile lies between."""
    step, jump = act(TO, area), act(JUMP, area)
    if NEAR_MASK[top.place] >> area & 1:
        return [step, jump] if s.tile_at[area] < 0 else [step]
    between = NEAR_MASK[top.place] & NEAR_MASK[area] & (s.tiles[0] | s.tiles[1])
    return [jump, step] if between else [step]


def _plays(s: Nations, seat: int, area: int) -> list[int]:
    """Cards that would act on the player's markers there: those in his hand first; else Army cards that name the village; else
    why nothing of his is there to be moved."""
    side = s.side(seat)
    armies = markers_in(s, side, area)
    if armies:
        units = 0
        for army in armies:
            units |= UNIT_MASK[army]
        fit = [card for card in TERRAIN_CARDS if CARD_TERRAIN[card] == TERRAIN[area]]
        fit += [card for card in MOVEMENT_CARDS if CARD_UNITS[card] & units]
        held = [card for card in [*fit, SCOUT] if s.hand[side * KINDS + card]]
        return [act(PLAY, card) for card in held or fit]
    coming = [army for army in ARMIES_OF[side] if s.unplayed >> army & 1 and area in VILLAGES[army]]
    if coming and s.tile_at[area] < 0:
        return [act(ARMY, army) for army in coming]
    return [act(MARCH, area) if s.tiles[side] >> area & 1 else act(REMOVE, area)]


def wishes(s: Nations, seat: int) -> list[int]:
    """What the player might want to do at this step and may not."""
    found = [action for action in _wanted(s, seat) if s.bar(seat, action) is not None]
    return found[:_MOST_WISHES]


def _wanted(s: Nations, seat: int) -> list[int]:
    top = s.stack[-1] if s.stack else None
    rest = [act(DRAW), act(END_TURN)]
    if top is None or top.seat != seat or s.french < 0:
        return rest
    side = s.side(seat)
    own = [s.at[a * MOST_MARKERS + i] for a in ARMIES_OF[side] for i in range(MOST_MARKERS)]
    tiles = [s.tile[army] for army in ARMIES_OF[side]]
    enemy = [area for area in s.at if area not in own]
    if isinstance(top, Actions):
        held = [card for card in range(KINDS) if s.hand[side * KINDS + card]]
        armies = [army for army in ARMIES_OF[side] if s.unplayed >> army & 1]
        return [act(PLAY, c) for c in held] + [act(ARMY, a) for a in armies] + [act(PAIR, c) for c in held] + rest[1:]
    if isinstance(top, Remove | Movement):
        verb = REMOVE if isinstance(top, Remove) else MARCH
        areas = [area for area in dict.fromkeys([*own, *tiles, *enemy]) if area >= 0]
        return [act(verb, area) for area in areas] + rest
    if isinstance(top, March):
        near = [area for area in range(len(AREAS)) if NEAR_MASK[top.place] >> area & 1]
        far = [area for n in near if s.tile_at[n] >= 0 for area in range(len(AREAS)) if NEAR_MASK[n] >> area & 1]
        return [act(TO, a) for a in near] + [act(JUMP, a) for a in dict.fromkeys(far) if a != top.place] + rest[1:]
    if isinstance(top, Villages):
        return [act(VILLAGE, area) for area in VILLAGES[top.army]] + rest
    if isinstance(top, NextTile):
        return [act(PLACE_TILE, army) for army in range(ARMY_COUNT) if s.afoot >> army & 1] + rest
    if isinstance(top, Loss):
        return [act(LOSS, army) for army in ARMIES_OF[side] if s.tile[army] >= 0]
    if isinstance(top, Allotment):
        return [act(_mission_verb(top), mission) for mission in s.mission]
    if isinstance(top, Reveal):
        return [act(REVEAL, m) for m in s.mission if m not in hidden_missions(s)] + rest
    if isinstance(top, Discard):
        return [act(PLAY, card) for card in range(KINDS) if s.hand[side * KINDS + card]] + [act(DISCARD, SCOUT), *rest]
    return rest
