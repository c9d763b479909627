"""The board, the armies, the cards and the numbers of the game, read once from `data/`, checked, frozen into flat lists.

Areas, armies, cards, missions and districts are small integers; a set of areas or of armies is a bit mask. Armies stand
in the order of their card numbers: the Allies first, then the French.
"""

import json
from pathlib import Path
from typing import Any, Final


def _read(name: str) -> Any:
    return json.loads((Path(__file__).parent / "data" / name).read_text(encoding="utf-8"))


_map: Final = _read("map.json")
_armies: Final = sorted(_read("armies.json")["armies"], key=lambda army: int(army["card_number"]))
_cards: Final = _read("cards.json")
_missions: Final = _read("missions.json")["missions"]
_tables: Final = _read("tables.json")
_track: Final = _read("time_track.json")

# --- the board -------------------------------------------------------------------------------------------------------
AREAS: Final[list[str]] = [a["id"] for a in _map["areas"]]
AREA_COUNT: Final[int] = len(AREAS)
_area: Final[dict[str, int]] = {name: a for a, name in enumerate(AREAS)}
TERRAINS: Final[list[str]] = [t["id"] for t in _map["terrain_types"]]
TERRAIN: Final[list[int]] = [TERRAINS.index(a["terrain"]) for a in _map["areas"]]
DISTRICTS: Final[list[str]] = [d["id"] for d in _map["districts"]]
DISTRICT_COUNT: Final[int] = len(DISTRICTS)
AREA_DISTRICT: Final[list[int]] = [DISTRICTS.index(a["district"]) for a in _map["areas"]]
NEAR: Final[list[list[int]]] = [[] for _ in AREAS]  # the areas that share a border, in order
for _told in _map["adjacency"]:
    NEAR[_area[_told["a"]]].append(_area[_told["b"]])
    NEAR[_area[_told["b"]]].append(_area[_told["a"]])
for _list in NEAR:
    _list.sort()
NEAR_MASK: Final[list[int]] = [sum(1 << a for a in near) for near in NEAR]

# --- the sides and their armies --------------------------------------------------------------------------------------
FRENCH: Final = 0
ALLIED: Final = 1
NO_SIDE: Final = 2  # nobody wins
SIDES: Final = ["french", "allied"]
ARMIES: Final[list[str]] = [a["id"] for a in _armies]
ARMY_COUNT: Final[int] = len(ARMIES)
_army: Final[dict[str, int]] = {name: a for a, name in enumerate(ARMIES)}
SIDE: Final[list[int]] = [SIDES.index(a["side"]) for a in _armies]
ARMIES_OF: Final[list[list[int]]] = [[a for a in range(ARMY_COUNT) if SIDE[a] == side] for side in (FRENCH, ALLIED)]
SIDE_MASK: Final[list[int]] = [sum(1 << a for a in armies) for armies in ARMIES_OF]
STRENGTH: Final[list[int]] = [a["strength"] for a in _armies]
MOST_MARKERS: Final = 3
MARKERS: Final[list[int]] = [a["markers"] for a in _armies]
VILLAGES: Final[list[list[int]]] = [sorted(_area[v] for v in a["villages"]) for a in _armies]
CARDS_AT: Final[list[list[int]]] = [[a for a in range(ARMY_COUNT) if area in VILLAGES[a]] for area in range(AREA_COUNT)]
MARMONT: Final[int] = _army["marmont"]

UNITS: Final = ["infantry", "cavalry", "artillery"]
ANY: Final = 3  # the two commanders lead every unit type
UNIT: Final[list[int]] = [ANY if a["unit"] == "any" else UNITS.index(a["unit"]) for a in _armies]
UNIT_MASK: Final[list[int]] = [7 if unit == ANY else 1 << unit for unit in UNIT]

# --- the cards -------------------------------------------------------------------------------------------------------
_kinds: Final = _cards["action_cards"]
CARDS: Final[list[str]] = [c["id"] for c in _kinds] + [_cards["scout_cards"]["id"]]
KINDS: Final[int] = len(CARDS)  # kinds of card that a hand can hold; cards of a kind are identical
COPIES: Final[list[int]] = [c["count"] for c in _kinds] + [_cards["scout_cards"]["count"]]
SCOUT: Final[int] = KINDS - 1
TIME: Final[int] = CARDS.index("time")
CARD_TERRAIN: Final[list[int]] = [TERRAINS.index(c["terrain"]) if "terrain" in c else -1 for c in _kinds] + [-1]
CARD_UNITS: Final[list[int]] = [sum(1 << UNITS.index(u) for u in c.get("units", [])) for c in _kinds] + [0]
TERRAIN_CARDS: Final[list[int]] = [k for k in range(KINDS) if CARD_TERRAIN[k] >= 0]
MOVEMENT_CARDS: Final[list[int]] = [k for k in range(KINDS) if CARD_UNITS[k]]
ALL_CARDS: Final[list[int]] = [k for k in range(SCOUT) for _ in range(COPIES[k])]  # the forty Action cards

# --- missions --------------------------------------------------------------------------------------------------------
MISSIONS: Final[list[str]] = [m["id"] for m in _missions]
MISSION_COUNT: Final[int] = len(MISSIONS)
MISSION_AREA: Final[list[int]] = [_area[m["area"]] for m in _missions]
MISSION_DISTRICT: Final[list[int]] = [DISTRICTS.index(m["district"]) for m in _missions]
FRENCH_POINTS: Final[list[int]] = [m["french_points"] for m in _missions]
ALLIED_POINTS: Final[list[int]] = [m["allied_points"] for m in _missions]
MISSIONS_IN: Final[list[list[int]]] = [
    [m for m in range(MISSION_COUNT) if MISSION_DISTRICT[m] == d] for d in range(DISTRICT_COUNT)
]
MISSION_AT: Final[list[int]] = [
    MISSION_AREA.index(area) if area in MISSION_AREA else -1 for area in range(AREA_COUNT)
]  # the mission whose village this is

# --- numbers ---------------------------------------------------------------------------------------------------------
_constants: Final = _tables["constants"]
ACTIONS: Final[int] = _constants["actions_per_turn"]
HAND_LIMIT: Final[int] = _constants["hand_limit"]
FIRST_HAND: Final[int] = _constants["starting_action_cards"]
DISPLAY: Final[int] = _constants["display_size"]
# The terrain values of the advanced rules by terrain and unit (N13-ADV-08 to -11): TERRAIN_VALUE[terrain * 3 + unit].
TERRAIN_VALUE: Final[list[int]] = [_tables["terrain_values"]["values"][t][u] for t in TERRAINS for u in UNITS]
DATES: Final[list[str]] = [date.replace(".", "_") for date in _track["dates"]]  # 14_10: the 14th of October
NOT_BEFORE: Final[list[int]] = [
    DATES.index(a["not_before"].replace(".", "_")) if a["not_before"] else -1 for a in _armies
]
FIRST_BATTLE: Final[int] = DATES.index("16_10")
SECOND_BATTLE: Final[int] = DATES.index("18_10")
LAST_DATE: Final[int] = DATES.index("19_10")
AFTER_END: Final[int] = _track["last_index"] - _track["dates"]["19.10"]  # spaces beyond 19.10
IDLE_ROUNDS: Final = 4  # turns that make two rounds (N13-FAQ-08, N13-TRN-08)


def _check() -> None:
    """What the rest of the package takes for granted about the data."""
    if AREA_COUNT != 47 or sum([len(near) for near in NEAR]) != 2 * len(_map["adjacency"]):
        raise ValueError("map.json: 47 areas and each border once")
    if [len(armies) for armies in ARMIES_OF] != [8, 11] or ARMIES_OF[ALLIED] != list(range(11)):
        raise ValueError("armies.json: eleven Allied cards, then eight French ones")
    if any([2 < MARKERS[a] < len(VILLAGES[a]) or not 2 <= MARKERS[a] <= MOST_MARKERS for a in range(ARMY_COUNT)]):
        raise ValueError("armies.json: an army with fewer markers than villages has two")
    if len(ALL_CARDS) != _cards["action_card_total"] or TERRAIN_CARDS[-1] >= len(TERRAINS):
        raise ValueError("cards.json: forty Action cards, Terrain cards first")
    if MISSION_COUNT != 25 or any([len(missions) != 5 for missions in MISSIONS_IN]) or len(set(MISSION_AREA)) != 25:
        raise ValueError("missions.json: five missions a district, each in its own village")
    if any([AREA_DISTRICT[MISSION_AREA[m]] != MISSION_DISTRICT[m] for m in range(MISSION_COUNT)]):
        raise ValueError("missions.json: a village lies in its mission's district")


_check()
