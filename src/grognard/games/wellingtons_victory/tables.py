"""The armies, the printed tables and the deployments, read once from `data/` and frozen into flat lists.

A piece is a small integer: battalions, regiments and batteries in the order of the armies' lists, then a crew for each
battery, then the leaders, then skirmish companies by nation.
"""

from typing import Any, Final

from grognard.games.wellingtons_victory.ground import HEX_NUMBER, read

_armies: Final = read("armies.json")
_tables: Final = read("tables.json")
SCENARIO_DATA: Final[dict[str, Any]] = {told["id"]: told for told in read("scenarios.json")["scenarios"]}
DEPLOYMENT: Final[dict[str, Any]] = read("deployment.json")["scenarios"]


def _rows(told: Any) -> list[dict[str, Any]]:
    return [dict(zip(told["columns"], row)) for row in told["rows"]]


_units: Final = _rows(_armies)
_leaders: Final = _rows(_armies["leaders"])
_formations: Final = _rows(_armies["formations"])

# --- armies, nations, formations -------------------------------------------------------------------------------------
FRENCH: Final = 0
ANGLO_ALLIED: Final = 1
PRUSSIAN: Final = 2
ARMIES: Final = ["french", "anglo_allied", "prussian"]
ALLIED: Final = 1  # the side of both Allied armies; the French side is 0 as their army is
SIDE_OF_ARMY: Final = [0, 1, 1]
NATIONS: Final = ["french", "british", "kgl", "hanoverian", "netherlands", "nassau", "brunswick", "prussian"]
NATION_ARMY: Final = [0, 1, 1, 1, 1, 1, 1, 2]
BRITISH: Final = 1
KGL: Final = 2
HANOVERIAN: Final = 3

LEVELS: Final = ["brigade", "division", "corps", "army"]
BRIGADE: Final = 0
FORMATIONS: Final[list[str]] = [f["id"] for f in _formations]
FORMATION_COUNT: Final[int] = len(FORMATIONS)
FORMATION_NUMBER: Final[dict[str, int]] = {name: f for f, name in enumerate(FORMATIONS)}
FORMATION_LEVEL: Final[list[int]] = [LEVELS.index(f["level"]) for f in _formations]
FORMATION_PARENT: Final[list[int]] = [FORMATION_NUMBER[f["parent"]] if f["parent"] else -1 for f in _formations]
BRIGADES: Final[list[int]] = [f for f in range(FORMATION_COUNT) if FORMATION_LEVEL[f] == BRIGADE]
FORMATION_NAMES: Final[list[tuple[str, str]]] = [(f["name"], f["name_en"]) for f in _formations]

# --- pieces ----------------------------------------------------------------------------------------------------------
INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
CREW: Final = 3
LEADER: Final = 4
COMPANY: Final = 5
_ARMS: Final = {"infantry": INFANTRY, "cavalry": CAVALRY, "artillery": ARTILLERY}

UNIT_COUNT: Final[int] = len(_units)
_batteries: Final = [u for u in range(UNIT_COUNT) if _units[u]["arm"] == "artillery"]
BATTERY_COUNT: Final[int] = len(_batteries)
FIRST_CREW: Final[int] = UNIT_COUNT
FIRST_LEADER: Final[int] = FIRST_CREW + BATTERY_COUNT
LEADER_COUNT: Final[int] = len(_leaders)
FIRST_COMPANY: Final[int] = FIRST_LEADER + LEADER_COUNT


def _companies(nation: str) -> int:
    """How many companies a nation can have at once: all of class 1, and one of each other battalion."""
    mine = [u for u in _units if u["nation"] == nation and u["arm"] == "infantry"]
    return sum([u["strength"] if u["class"] == 1 else 1 for u in mine])


COMPANY_NATION: Final[list[int]] = [n for n, name in enumerate(NATIONS) for _ in range(_companies(name))]
PIECE_COUNT: Final[int] = FIRST_COMPANY + len(COMPANY_NATION)
COMPANIES_OF: Final[list[list[int]]] = [
    [FIRST_COMPANY + i for i, nation in enumerate(COMPANY_NATION) if nation == n] for n in range(len(NATIONS))
]


def _company_names() -> list[str]:
    counts = [0] * len(NATIONS)
    names: list[str] = []
    for nation in COMPANY_NATION:
        counts[nation] += 1
        names.append(f"{NATIONS[nation]}-company-{counts[nation]}")
    return names


PIECES: Final[list[str]] = (
    [u["id"] for u in _units]
    + [f"{_units[u]['id']}-crew" for u in _batteries]
    + [leader["id"] for leader in _leaders]
    + _company_names()
)
PIECE_NUMBER: Final[dict[str, int]] = {name: p for p, name in enumerate(PIECES)}

CREW_OF: Final[list[int]] = [-1] * PIECE_COUNT  # by battery
BATTERY_OF: Final[list[int]] = [-1] * PIECE_COUNT  # by crew
for _i, _u in enumerate(_batteries):
    CREW_OF[_u] = FIRST_CREW + _i
    BATTERY_OF[FIRST_CREW + _i] = _u

KIND: Final[list[int]] = (
    [_ARMS[u["arm"]] for u in _units]
    + [CREW] * BATTERY_COUNT
    + [LEADER] * LEADER_COUNT
    + [COMPANY] * len(COMPANY_NATION)
)
NATION: Final[list[int]] = (
    [NATIONS.index(u["nation"]) for u in _units]
    + [NATIONS.index(_units[u]["nation"]) for u in _batteries]
    + [NATIONS.index(leader["nation"]) for leader in _leaders]
    + COMPANY_NATION
)
ARMY: Final[list[int]] = [NATION_ARMY[n] for n in NATION]
SIDE_OF: Final[list[int]] = [SIDE_OF_ARMY[a] for a in ARMY]
PRINTED: Final[list[int]] = (  # strength, or guns
    [u["strength"] or u["guns"] for u in _units]
    + [_units[u]["crew_strength"] for u in _batteries]
    + [0] * LEADER_COUNT
    + [1] * len(COMPANY_NATION)
)
COMPANY_EFFECTIVENESS: Final = 5
EFFECTIVENESS: Final[list[int]] = (
    [u["effectiveness"] or 0 for u in _units]
    + [_units[u]["crew_effectiveness"] for u in _batteries]
    + [0] * LEADER_COUNT
    + [COMPANY_EFFECTIVENESS] * len(COMPANY_NATION)
)
_no_class: Final = [1] * (BATTERY_COUNT + LEADER_COUNT + len(COMPANY_NATION))
CLASS: Final[list[int]] = [u["class"] or u["battery_class"] or 0 for u in _units] + _no_class
CLASS_UPGRADED: Final[list[int]] = [  # with option upgraded_landwehr
    u["class_with_option_15_3_6"] or u["class"] or u["battery_class"] or 0 for u in _units
] + _no_class
NO_COMPANIES: Final[list[bool]] = [
    u["skirmish_with_option_15_3_1"] == "none" for u in _units
]  # with no_guard_skirmishers
ROUNDS: Final[list[int]] = [_units[u]["ammunition"] for u in _batteries]
HORSE: Final[list[bool]] = [u["mount"] == "horse" for u in _units]
HEAVY: Final[list[bool]] = [u["weight"] == "heavy" for u in _units]
HOWITZER: Final[int] = next(u for u in _batteries if _units[u]["special"] == "howitzer")
ROCKET: Final[int] = next(u for u in _batteries if _units[u]["special"] == "rocket")
OPTIONAL: Final[list[bool]] = [u["in_play"] == "optional" for u in _units]
UNIT_NAMES: Final[list[tuple[str, str]]] = [(u["name"], u["name_en"]) for u in _units]
UNIT_TYPE: Final[list[str]] = [u["type"] for u in _units]
UNIT_SHORT: Final[list[str]] = [u["short"] for u in _units]

# The lowest formation that a unit belongs to, and its brigade (-1 for batteries of a division or corps).
FORMATION_OF: Final[list[int]] = [FORMATION_NUMBER[u["brigade"] or u["division"] or u["corps"]] for u in _units] + [
    -1
] * (PIECE_COUNT - UNIT_COUNT)
BRIGADE_OF: Final[list[int]] = [FORMATION_NUMBER[u["brigade"]] if u["brigade"] else -1 for u in _units] + [-1] * (
    PIECE_COUNT - UNIT_COUNT
)
BRIGADE_UNITS: Final[list[list[int]]] = [[] for _ in range(FORMATION_COUNT)]
for _u in range(UNIT_COUNT):
    if BRIGADE_OF[_u] >= 0:
        BRIGADE_UNITS[BRIGADE_OF[_u]].append(_u)

# --- leaders (by piece number less FIRST_LEADER) ---------------------------------------------------------------------
LEADER_NAMES: Final[list[str]] = [leader["name"] for leader in _leaders]
LEADER_LEVEL: Final[list[int]] = [LEVELS.index(leader["level"]) for leader in _leaders]
LEADER_FORMATION: Final[list[int]] = [FORMATION_NUMBER[leader["formation"]] for leader in _leaders]
RADIUS: Final[list[int]] = [leader["radius"] for leader in _leaders]
RADIUS_REDUCED: Final[list[int]] = [leader["radius_reduced"] for leader in _leaders]
COMMAND: Final[list[int]] = [leader["command"] for leader in _leaders]
COMMAND_REDUCED: Final[list[int]] = [leader["command_reduced"] for leader in _leaders]
LEADER_OF: Final[list[int]] = [PIECE_NUMBER[f["leader"]] if f["leader"] else -1 for f in _formations]
ARMY_LEADERS: Final[list[list[int]]] = [
    [FIRST_LEADER + i for i in range(LEADER_COUNT) if LEADER_LEVEL[i] == 3 and ARMY[FIRST_LEADER + i] == army]
    for army in range(3)
]
FORMATION_ARMY: Final[list[int]] = []
CHAIN: Final[list[list[int]]] = []  # by formation: itself and all above it
FORMATION_LEADER: Final[list[int]] = []  # the lowest leader of its chain that has a counter (WV-14.2.1x)
for _f in range(FORMATION_COUNT):
    _chain: list[int] = [_f]
    while FORMATION_PARENT[_chain[-1]] >= 0:
        _chain.append(FORMATION_PARENT[_chain[-1]])
    CHAIN.append(_chain)
    FORMATION_ARMY.append(["fr", "aa", "pr"].index(FORMATIONS[_chain[-1]]))
    FORMATION_LEADER.append(next(LEADER_OF[g] for g in _chain if LEADER_OF[g] >= 0))
NAPOLEON: Final[int] = PIECE_NUMBER["fr-napoleon"]
NEY: Final[int] = PIECE_NUMBER["fr-ney"]
WELLINGTON: Final[int] = PIECE_NUMBER["aa-wellington"]
BLUCHER: Final[int] = PIECE_NUMBER["pr-blucher"]
MUFFLING: Final[int] = PIECE_NUMBER["pr-muffling"]
BRUNSWICK: Final[int] = PIECE_NUMBER["aa-brunswick"]
_guard: Final = [FORMATION_NUMBER[x] for x in ("fr-IG-1", "fr-IG-2", "fr-IG-3")]
GUARD_INFANTRY: Final[list[bool]] = [any([g in CHAIN[f] for g in _guard]) for f in range(FORMATION_COUNT)]
OLD_GUARD: Final[list[bool]] = [any([g in CHAIN[f] for g in _guard[:2]]) for f in range(FORMATION_COUNT)]

# --- the fire table (WV-11.7) ----------------------------------------------------------------------------------------
FIRE_ROWS: Final[list[str]] = [row["id"] for row in _tables["fire_table"]["rows"]]
TWO_RANKS: Final[int] = FIRE_ROWS.index("two_rank_line")
THREE_RANKS: Final[int] = FIRE_ROWS.index("three_rank_line")
COLUMN_ROW: Final[int] = FIRE_ROWS.index("column")
SQUARE_ROW: Final[int] = FIRE_ROWS.index("square")
SKIRMISH_ROW: Final[int] = FIRE_ROWS.index("skirmish")
DISORDERED_ROW: Final[int] = FIRE_ROWS.index("disordered")
MAX_INFANTRY: Final[int] = FIRE_ROWS.index("max_infantry_range")
MIN_ARTILLERY: Final[int] = FIRE_ROWS.index("min_artillery_range")
MEDIUM_ARTILLERY: Final[int] = FIRE_ROWS.index("medium_artillery_range")
MAX_ARTILLERY: Final[int] = FIRE_ROWS.index("max_artillery_range")
MOST_FIRING: Final = 9  # WV-11.0k
FIRE_LEVEL: Final[list[int]] = [  # at 10 * row + strength
    level for row in _tables["fire_table"]["rows"] for level in [0, *row["level_by_strength"]]
]
FIRE_LOSS: Final[list[list[int]]] = [  # at (3 * (target class - 1) + fire class - 1) * 14 + level: the loss by die - 1
    [int(x) for x in _tables["fire_table"]["results"][str(target)][str(fire)].get(str(level), "000000")]
    for target in range(1, 6)
    for fire in range(1, 4)
    for level in range(14)
]

# --- the melee table (WV-12.6) ---------------------------------------------------------------------------------------
NOTHING: Final = 0
D1: Final = 1
DR: Final = 2
DR1: Final = 3
R: Final = 4
RESULTS: Final = ["-", "D1", "Dr", "Dr1", "R"]
PERCENTAGES: Final[list[int]] = _tables["melee_table"]["percentages"]
MELEE: Final[list[tuple[int, int]]] = [  # at 11 * row + differential + 5: attacker's and defender's result
    (RESULTS.index(cell.split("/")[0]), RESULTS.index(cell.split("/")[1]))
    for row in range(14)
    for cell in (_tables["melee_table"]["results_attacker_defender"][str(row)] if row else ["-/-"] * 11)
]

# --- retreats (WV-12.8.8) --------------------------------------------------------------------------------------------
_retreat: Final = _tables["retreat"]
RETREAT_WAYS: Final[list[str]] = list(_retreat["preferred_directions"])
PREFERRED: Final[list[list[int]]] = [_retreat["preferred_directions"][way] for way in RETREAT_WAYS]
LATERAL: Final[list[list[int]]] = [_retreat["lateral_directions"][way] for way in RETREAT_WAYS]
SOUTH: Final[int] = RETREAT_WAYS.index("south")
NORTH: Final[int] = RETREAT_WAYS.index("north")
EAST: Final[int] = RETREAT_WAYS.index("east")
SOUTH_WEST: Final[int] = RETREAT_WAYS.index("south_west")
NORTH_EAST: Final[int] = RETREAT_WAYS.index("north_east")

SCENARIOS: Final = ["hougoumont", "la_haye_sainte", "plancenoit", "waterloo", "early_assault"]


def percentage_row(attackers: int, defenders: int) -> int:
    """The row offset of an exact percentage: the nearest listed one, ties down (R-40)."""
    best = 0
    for i in range(1, len(PERCENTAGES)):
        # nearer to i than to the one before: ratio - lower > upper - ratio
        if 200 * attackers > (PERCENTAGES[i - 1] + PERCENTAGES[i]) * defenders:
            best = i
    return best


def hex_number(name: str) -> int:
    return HEX_NUMBER[name]
