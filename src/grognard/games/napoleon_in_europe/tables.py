"""The board, the nations, the cards and the numbers of the game, read once from `data/` and frozen into flat lists.

Regions, nations, arms, borders and cards are small integers; a set of nations, seats or cards is a bit mask. An army is one
integer with four fields, one an arm (`ONE`, `FIELD`): armies are added, subtracted and compared as a whole.
"""

import json
from pathlib import Path
from typing import Any, Final


def _read(name: str) -> Any:
    return json.loads((Path(__file__).parent / "data" / name).read_text(encoding="utf-8"))


_map: Final = _read("map.json")
_nations: Final = _read("nations.json")["nations"]
_pieces: Final = _read("pieces.json")["pieces"]
_cards: Final = _read("cards.json")["cards"]
_tables: Final = _read("tables.json")
_setups: Final = {told["id"]: told for told in _read("setups.json")["setups"]}

# --- pieces ----------------------------------------------------------------------------------------------------------
INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
LEADER: Final = 3
ARMS: Final[list[str]] = [told["id"] for told in _pieces]
ARM_COUNT: Final = 4
STEPS: Final[list[int]] = [told["land_move"] for told in _pieces]

WIDTH: Final = 12  # bits of a field of an army
FIELD: Final = (1 << WIDTH) - 1
ONE: Final[list[int]] = [1 << WIDTH * arm for arm in range(ARM_COUNT)]
TROOPS: Final = (1 << WIDTH * LEADER) - 1  # the fields of all but the leaders
MOST_PIECES: Final = 999  # of an arm in one region; no game comes near


def pack(counts: list[int]) -> int:
    """The army of so many infantry, cavalry, artillery and leaders."""
    return counts[0] | counts[1] << 12 | counts[2] << 24 | counts[3] << 36


def number(army: int, arm: int) -> int:
    """How many pieces of that arm are in an army."""
    return army >> WIDTH * arm & FIELD


def troops(army: int) -> int:
    """How many pieces of an army are no leaders."""
    return (army & FIELD) + (army >> 12 & FIELD) + (army >> 24 & FIELD)


def size(army: int) -> int:
    """How many pieces an army has."""
    return troops(army) + (army >> 36)


# --- nations ---------------------------------------------------------------------------------------------------------
NATIONS: Final[list[str]] = [told["id"] for told in _nations]
NATION_COUNT: Final = 7
FRANCE: Final = NATIONS.index("france")
BRITAIN: Final = NATIONS.index("britain")
MOST_SEATS: Final = 7
# A corps is the pieces of one arm of one nation.
CORPS: Final[list[str]] = [f"{nation}_{arm}" for nation in NATIONS for arm in ARMS]
NATIONS_IN: Final[list[list[int]]] = [[n for n in range(NATION_COUNT) if mask >> n & 1] for mask in range(128)]
LOWEST: Final[list[int]] = [-1] + [NATIONS_IN[mask][0] for mask in range(1, 128)]

# --- the board -------------------------------------------------------------------------------------------------------
REGIONS: Final[list[str]] = [told["id"] for told in _map["regions"]]
REGION_COUNT: Final[int] = len(REGIONS)
_number: Final[dict[str, int]] = {name: r for r, name in enumerate(REGIONS)}
HOME: Final[list[int]] = [
    NATIONS.index(told["homeland"]) if told["kind"] == "homeland" else -1 for told in _map["regions"]
]
HOMELAND: Final[list[list[int]]] = [[_number[name] for name in told["homeland"]] for told in _nations]
CAPITAL: Final[list[int]] = [_number[told["capital"]] for told in _nations]
CAPITAL_OF: Final[list[int]] = [CAPITAL.index(r) if r in CAPITAL else -1 for r in range(REGION_COUNT)]
COUNTED: Final[list[int]] = [1 if told["counts_for_possession"] else 0 for told in _map["regions"]]
PORT: Final[list[int]] = [1 if told["port"] else 0 for told in _map["regions"]]
if [sorted(regions) for regions in HOMELAND] != [
    [r for r in range(REGION_COUNT) if HOME[r] == n] for n in range(NATION_COUNT)
]:
    raise ValueError("map.json and nations.json disagree about homelands")

# A border is an ordered pair of neighbours, by land or over a strait.
NEIGHBOURS: Final[list[list[int]]] = [sorted([_number[a] for a in told["adjacent"]]) for told in _map["regions"]]
BORDER_NAMES: Final[list[str]] = []
BORDER_FROM: Final[list[int]] = []
BORDER_TO: Final[list[int]] = []
BORDERS_OUT: Final[list[list[int]]] = []
for _here in range(REGION_COUNT):
    BORDERS_OUT.append([])
    for _there in NEIGHBOURS[_here]:
        if _here not in NEIGHBOURS[_there]:
            raise ValueError(f"map.json: {REGIONS[_here]} borders {REGIONS[_there]}, but not the other way")
        BORDERS_OUT[_here].append(len(BORDER_NAMES))
        BORDER_NAMES.append(f"{REGIONS[_here]}>{REGIONS[_there]}")
        BORDER_FROM.append(_here)
        BORDER_TO.append(_there)

# --- the seas --------------------------------------------------------------------------------------------------------
STRAITS: Final[list[int]] = [_number["constantinople"], _number["anatolia"]]  # asked in this order (NIE-MAP-22)


def _seas(start: list[str], through_straits: bool) -> list[str]:
    """The sea zones joined to these."""
    found = list(start)
    for zone in found:  # it grows on the way
        for link in _map["sea_connections"]:
            if zone in (link["a"], link["b"]) and (through_straits or not link["permission_required"]):
                other = link["b"] if zone == link["a"] else link["a"]
                if other not in found:
                    found.append(other)
    return found


_zones: Final[list[list[str]]] = [told["sea_zones"] for told in _map["regions"]]


def _ports_from(port: int, through_straits: bool) -> list[int]:
    if not PORT[port]:
        return []
    reached = _seas(_zones[port], through_straits)
    return [r for r in range(REGION_COUNT) if PORT[r] and r != port and any([zone in reached for zone in _zones[r]])]


# For each port: the ports that can be reached without the Straits, and with them.
OPEN_SEA: Final[list[list[int]]] = [_ports_from(r, False) for r in range(REGION_COUNT)]
ALL_SEA: Final[list[list[int]]] = [_ports_from(r, True) for r in range(REGION_COUNT)]
# BY_STRAITS[port * REGION_COUNT + other]: 0 open sea, 1 only through the Straits, 2 not joined at all.
BY_STRAITS: Final[list[int]] = [
    0 if there in OPEN_SEA[here] else 1 if there in ALL_SEA[here] else 2
    for here in range(REGION_COUNT)
    for there in range(REGION_COUNT)
]

# --- cards -----------------------------------------------------------------------------------------------------------
# Cards that look alike are of one kind; players see and name kinds. Blank cards have a kind of their own.
BICORNE: Final = 28
BARE: Final = 29
BLANK: Final = 30
KIND_COUNT: Final = 31
SYMBOLS: Final = ["square", "triangle", "circle", "diamond"]
KINDS: Final[list[str]] = [f"{nation}_{symbol}" for nation in NATIONS for symbol in SYMBOLS] + [
    "bicorne",
    "bare",
    "blank",
]
CARD_COUNT: Final[int] = len(_cards)


def _kind(told: dict[str, Any]) -> int:
    if told["symbol"] == "bicorne":
        return BICORNE
    if told["symbol"] == "none":
        return BLANK if told["blank"] else BARE
    return NATIONS.index(told["colour"]) * 4 + SYMBOLS.index(told["symbol"])


KIND_OF: Final[list[int]] = [_kind(told) for told in _cards]
KIND_MASK: Final[list[int]] = [
    sum(1 << card for card in range(CARD_COUNT) if KIND_OF[card] == kind) for kind in range(KIND_COUNT)
]
CARDS: Final[list[str]] = [f"{KINDS[kind]}#{KIND_OF[:card].count(kind) + 1}" for card, kind in enumerate(KIND_OF)]
WORTHLESS: Final[int] = KIND_MASK[BARE] | KIND_MASK[BLANK]
ALL_CARDS: Final[int] = (1 << CARD_COUNT) - 1
# For each arm: all cards with its symbol.
ARM_MASK: Final[list[int]] = [
    sum(KIND_MASK[nation * 4 + arm] for nation in range(NATION_COUNT)) for arm in range(ARM_COUNT)
]

# Combinations: regiment, brigade and division of each arm, then the corps of all four.
CORPS_COMBINATION: Final = 12
COMBINATION_COUNT: Final = 13
COMBINATIONS: Final[list[str]] = [
    f"{told['combination']}_{next(iter(told['requires']))}" if len(told["requires"]) == 1 else told["combination"]
    for told in _tables["production"]
]
COMBINATION_CARDS: Final[list[int]] = [told["cards"] for told in _tables["production"]]
COMBINATION_GIVES: Final[list[int]] = [
    pack([told["gives"].get(arm, 0) for arm in ARMS]) for told in _tables["production"]
]
if [name.split("_")[-1] for name in COMBINATIONS] != ARMS * 3 + ["corps"]:
    raise ValueError("tables.json: the combinations are not in their order")
# What a nation may play: `combine france_regiment_infantry`.
PLAYS: Final[list[str]] = [f"{nation}_{combination}" for nation in NATIONS for combination in COMBINATIONS]

# --- numbers ---------------------------------------------------------------------------------------------------------
MAJOR: Final[int] = _tables["major_battle"]["minimum_non_leader_pieces_each_side"]
FRONT_DICE: Final[list[int]] = [_tables["fire"]["front"][arm] for arm in ARMS]
REAR_DICE: Final[list[int]] = [_tables["fire"]["rear"][arm] for arm in ARMS]
RALLY_DICE: Final[int] = _tables["rally"]["dice_per_rear_leader"]
RALLY_FROM: Final[int] = min(_tables["rally"]["success_on"])
SEA_CAPACITY: Final[int] = _tables["sea_capacity"]["pieces_per_capital"]
BRITISH_CAPACITY: Final[int] = _tables["sea_capacity"]["pieces_per_capital_britain"]
REGIONS_PER_CARD: Final = 10
LIMITS: Final[dict[str, int]] = {"total": 0, "limited_12": 12, "limited_18": 18, "limited_24": 24}

# --- setups ----------------------------------------------------------------------------------------------------------
SETUPS: Final[list[str]] = list(_setups)


def _force(told: dict[str, int]) -> int:
    return pack([told[arm] for arm in ARMS])


FORCES: Final[dict[str, list[int]]] = {
    name: [_force(_setups[name]["forces"][nation]) for nation in NATIONS] for name in ("even_steven", "middle_powers")
}
FRENCH_FORCE: Final[int] = _force(_setups["stop_the_french"]["french_force_per_opposing_nation"])
OTHER_FORCE: Final[int] = _force(_setups["stop_the_french"]["other_force"])
NATIONS_EACH: Final[list[int]] = [0, 0] + [told["nations_each"] for told in _setups["even_steven"]["allocation"]]
# By number of players: the nations of each seat as suggested for *Stop the French*.
SUGGESTED: Final[list[list[list[int]]]] = [[], []] + [
    [[NATIONS.index(nation) for nation in seat] for seat in told["seats"]]
    for told in _setups["stop_the_french"]["allocation"]
]

# The hits of up to four dice thrown together, by the answer of chance: HITS[dice][from][answer].
DICE_SIDES: Final[list[int]] = [1, 6, 36, 216, 1296]


def _hits(dice: int, least: int) -> list[int]:
    counts = [0]
    for _ in range(dice):
        counts = [hits + (1 if face >= least else 0) for hits in counts for face in range(1, 7)]
    return counts


HITS: Final[list[list[list[int]]]] = [[_hits(dice, least) for least in range(7)] for dice in range(5)]
