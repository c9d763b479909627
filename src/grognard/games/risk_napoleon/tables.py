"""The board, the cards and the numbers of the game, read once from `data/` and frozen into flat lists.

Territories, cards, missions, regions and colours are small integers; a set of territories or of cards is a bit mask.
"""

import json
from pathlib import Path
from typing import Any, Final


def _read(name: str) -> Any:
    return json.loads((Path(__file__).parent / "data" / name).read_text(encoding="utf-8"))


_map: Final = _read("map.json")
_cards: Final = _read("cards.json")
_tables: Final = _read("tables.json")

# --- the board -------------------------------------------------------------------------------------------------------
TERRITORIES: Final[list[str]] = [t["id"] for t in _map["territories"]]
TERRITORY_COUNT: Final[int] = len(TERRITORIES)
_number: Final[dict[str, int]] = {name: t for t, name in enumerate(TERRITORIES)}

REGIONS: Final[list[str]] = [r["id"] for r in _map["regions"]]
REGION_MASK: Final[list[int]] = [sum(1 << _number[t] for t in r["territories"]) for r in _map["regions"]]
REGION_BONUS: Final[list[int]] = [r["bonus"] for r in _map["regions"]]
REGION_OF: Final[list[int]] = [REGIONS.index(t["region"]) for t in _map["territories"]]

# A border is an ordered pair of neighbours, by land or by a dotted sea link (RSK-CBT-01, RSK-R-20).
BORDER_NAMES: Final[list[str]] = []
BORDER_FROM: Final[list[int]] = []
BORDER_TO: Final[list[int]] = []
BORDERS_OUT: Final[list[list[int]]] = []
NEIGHBOURS: Final[list[list[int]]] = []
for _t, _told in enumerate(_map["territories"]):
    BORDERS_OUT.append([])
    NEIGHBOURS.append(sorted(_number[a["to"]] for a in _told["adjacent"]))
    for _there in NEIGHBOURS[_t]:
        BORDERS_OUT[_t].append(len(BORDER_NAMES))
        BORDER_NAMES.append(f"{TERRITORIES[_t]}>{TERRITORIES[_there]}")
        BORDER_FROM.append(_t)
        BORDER_TO.append(_there)
BORDER_COUNT: Final[int] = len(BORDER_NAMES)  # of the printed board; crossings of the advanced rules come after these
# The border the other way, as its bit in the mask of borders of the territory it starts from.
BORDER_BACK: Final[list[int]] = [
    1 << NEIGHBOURS[BORDER_TO[border]].index(BORDER_FROM[border]) for border in range(BORDER_COUNT)
]


# --- the sea ---------------------------------------------------------------------------------------------------------
# A fleet lies in a port (numbered as its territory), on a sea position (a link, or the centre of the Mediterranean), before a
# port that it blockades, or before a blockaded port that it comes to relieve (RSK-FLT-07, -14).
SEAS: Final[list[str]] = [*(link["id"] for link in _map["sea_links"]), _map["mediterranean"]["area"]]
SEA_COUNT: Final[int] = len(SEAS)
MEDITERRANEAN: Final[int] = SEA_COUNT - 1
AT_SEA: Final[int] = TERRITORY_COUNT
BLOCKADING: Final[int] = AT_SEA + SEA_COUNT
RELIEVING: Final[int] = BLOCKADING + TERRITORY_COUNT
NORTHERN: Final[list[int]] = [0 if link["historical_game"] else 1 for link in _map["sea_links"]] + [0]  # RSK-R-71
_areas: Final[list[str]] = [area["id"] for area in _map["sea_areas"]]
AREA_COUNT: Final[int] = len(_areas)
MED_AREA: Final[int] = 1 << _areas.index(_map["mediterranean"]["area"])
PORT_AREAS: Final[list[int]] = [
    sum(1 << _areas.index(a) for a in t.get("sea_areas") or []) for t in _map["territories"]
]
# The areas that a position touches; the Mediterranean opens only on the link to Portugal (RSK-R-35).
SEA_AREAS: Final[list[int]] = [
    sum(1 << _areas.index(a) for a in link["separates"])
    + (MED_AREA if link["id"] == _map["mediterranean"]["only_exit_link"] else 0)
    for link in _map["sea_links"]
] + [MED_AREA]
MED_PORTS: Final[list[int]] = [_number[t] for t in _map["mediterranean"]["coasts"]]

# By border: the positions that it crosses, in travelling order; none by land.
BORDER_WAY: Final[list[list[int]]] = []
for _t, _told in enumerate(_map["territories"]):
    _links: dict[int, str] = {_number[a["to"]]: a["link"] for a in _told["adjacent"] if a["type"] == "sea"}
    for _there in NEIGHBOURS[_t]:
        BORDER_WAY.append([SEAS.index(_links[_there])] if _there in _links else [])


def _crossing(here: int, there: int, way: list[int]) -> list[int]:
    """A crossing of the advanced rules, both ways, unless the two are neighbours already (RSK-R-99)."""
    if here == there or there in NEIGHBOURS[here]:
        return []
    made = []
    for a, b, positions in ((here, there, way), (there, here, way[::-1])):
        made.append(len(BORDER_NAMES))
        BORDER_NAMES.append(f"{TERRITORIES[a]}>{TERRITORIES[b]}")
        BORDER_FROM.append(a)
        BORDER_TO.append(b)
        BORDER_WAY.append(positions)
    return made


_route: Final[dict[str, Any]] = {route["id"]: route for route in _map["special_routes"]}
MED_CROSSINGS: Final[list[int]] = []  # RSK-HIS-12
for _i, _t in enumerate(MED_PORTS):
    for _there in MED_PORTS[_i + 1 :]:
        MED_CROSSINGS.extend(_crossing(_t, _there, [MEDITERRANEAN]))
IRISH_ROUTE: Final[list[int]] = _crossing(  # RSK-HIS-10, RSK-R-46
    _number["normandie_bretagne"],
    _number["irlande"],
    [SEAS.index(p) for p in _route["route_irlande"]["interception_positions"]],
)
ATLANTIC_CROSSINGS: Final[list[int]] = []  # RSK-HIS-15, RSK-R-47
for _name in _route["route_mediterranee"]["from_set"]:
    for _there in MED_PORTS:
        ATLANTIC_CROSSINGS.extend(
            _crossing(
                _number[_name], _there, [SEAS.index(p) for p in _route["route_mediterranee"]["interception_positions"]]
            )
        )
CROSSING_COUNT: Final[int] = len(BORDER_NAMES)
SCANDINAVIA: Final[int] = REGION_MASK[REGIONS.index("r_scandinavie")]


def _out(extra: list[int], closed: int) -> list[list[int]]:
    """The borders out of each territory with these crossings besides, and without the closed territories."""
    found = [[b for b in out if not closed >> BORDER_TO[b] & 1] for out in BORDERS_OUT]
    for border in extra:
        found[BORDER_FROM[border]].append(border)
    return [[] if closed >> t & 1 else out for t, out in enumerate(found)]


OUT_PLAIN: Final[list[list[int]]] = _out([], 0)
OUT_MED: Final[list[list[int]]] = _out(MED_CROSSINGS, 0)
OUT_HISTORY: Final[list[list[int]]] = _out([*MED_CROSSINGS, *IRISH_ROUTE, *ATLANTIC_CROSSINGS], SCANDINAVIA)


def _near(outs: list[list[int]]) -> list[int]:
    return [sum({1 << BORDER_TO[b] for b in out}) for out in outs]


# By territory: those that its borders lead to, as a mask.
NEAR_PLAIN: Final[list[int]] = _near(OUT_PLAIN)
NEAR_MED: Final[list[int]] = _near(OUT_MED)
NEAR_HISTORY: Final[list[int]] = _near(OUT_HISTORY)
LONG_WAY: Final[list[int]] = [1 if b in set(ATLANTIC_CROSSINGS) else 0 for b in range(CROSSING_COUNT)]
IRISH_WAY: Final[list[int]] = [1 if b in IRISH_ROUTE else 0 for b in range(CROSSING_COUNT)]


LAND_MASK: Final[list[int]] = [sum(1 << BORDER_TO[b] for b in out if not BORDER_WAY[b]) for out in BORDERS_OUT]
SEA_BORDERS: Final[list[list[list[int]]]] = [  # by kind of game: the borders out of each territory that cross the sea
    [[b for b in borders if BORDER_WAY[b]] for borders in outs] for outs in (OUT_PLAIN, OUT_MED, OUT_HISTORY)
]


def territory(name: str) -> int:
    """The number of a territory by its name."""
    return _number[name]


def by_mask(verb: int) -> list[list[list[int]]]:
    """For each territory and each mask of its borders: the actions of this verb across these borders."""
    return [
        [[verb << 16 | b for i, b in enumerate(out) if mask >> i & 1] for mask in range(1 << len(out))]
        for out in BORDERS_OUT
    ]


# --- the cards -------------------------------------------------------------------------------------------------------
INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
JOKER: Final = 3
_ARMS: Final = {
    "light_infantry": INFANTRY,
    "line_infantry": INFANTRY,
    "hussar": CAVALRY,
    "cuirassier": CAVALRY,
    "artillery": ARTILLERY,
    "joker": JOKER,
}
CARDS: Final[list[str]] = [c["id"] for c in _cards["risk_deck"]["cards"]]
CARD_COUNT: Final[int] = len(CARDS)
CARD_SYMBOL: Final[list[str]] = [c["symbol"] for c in _cards["risk_deck"]["cards"]]
CARD_ARM: Final[list[int]] = [_ARMS[symbol] for symbol in CARD_SYMBOL]  # RSK-CMP-04: both drawings count alike
CARD_TERRITORY: Final[list[int]] = [_number.get(c["territory"] or "", -1) for c in _cards["risk_deck"]["cards"]]
CARD_OF: Final[list[int]] = [CARD_TERRITORY.index(t) for t in range(TERRITORY_COUNT)]

# --- missions --------------------------------------------------------------------------------------------------------
COLOURS: Final[list[str]] = [c["id"] for c in _read("pieces.json")["colors"]]
BOX_COLOURS: Final = 5  # RSK-SET-16: violet comes in with the sixth player
MISSIONS: Final[list[str]] = [m["id"] for m in _cards["mission_deck"]["cards"]]
MISSION_COUNT: Final[int] = len(MISSIONS)
MISSION_COLOUR: Final[list[int]] = [
    COLOURS.index(m["color"]) if m["type"] == "destroy" else -1 for m in _cards["mission_deck"]["cards"]
]
MISSION_TERRITORIES: Final[list[int]] = [
    (m["own_color_fallback"] if m["type"] == "destroy" else m).get("count", 0) for m in _cards["mission_deck"]["cards"]
]
MISSION_GARRISON: Final[list[int]] = [m.get("min_regiments", 1) for m in _cards["mission_deck"]["cards"]]
MISSION_REGIONS: Final[list[int]] = [
    sum(1 << REGIONS.index(r) for r in m.get("regions", [])) for m in _cards["mission_deck"]["cards"]
]
MISSION_EXTRA: Final[list[int]] = [m.get("extra_regions_of_choice", 0) for m in _cards["mission_deck"]["cards"]]

# --- numbers ---------------------------------------------------------------------------------------------------------
MOST_SEATS: Final = 6
NEUTRAL: Final = 6  # the owner number of the neutral army of two players
START: Final[list[int]] = [0, 0] + [_tables["starting_regiments"]["by_players"][str(n)] for n in range(2, 7)]
NEUTRAL_GARRISON: Final[int] = _tables["starting_regiments"]["neutral_per_territory"]
PER_REGIMENT: Final[int] = _tables["reinforcements"]["territories_per_regiment"]
LEAST_REINFORCEMENT: Final[int] = _tables["reinforcements"]["minimum"]
FORCED_EXCHANGE: Final[int] = _tables["card_rules"]["forced_exchange_at"]
TERRITORY_BONUS: Final[int] = _tables["card_rules"]["territory_bonus"]
CAPITALS_TO_WIN: Final[list[int]] = [0, 0] + [_tables["capitals_to_win"]["by_players"][str(n)] for n in range(2, 7)]
PROGRESSIVE: Final[list[int]] = _tables["exchange_progressive"]["values"]
PROGRESSIVE_STEP: Final[int] = _tables["exchange_progressive"]["step_after"]
MOST_ENGAGED: Final[int] = _tables["attack"]["max_engaged"]
MOST_DEFENDING: Final = 2
_set_value: Final[dict[str, int]] = {told["id"]: told["value"] for told in _tables["exchange_standard"]["sets"]}


def _digits(a: int, b: int, c: int) -> int:
    low, middle, high = sorted((a, b, c))
    return high * 100 + middle * 10 + low + 111


def _value(arms: list[int]) -> int:
    """What three cards are worth, jokers read as well as can be (RSK-CAR-01 to 03, RSK-R-12); 0 if they make no set."""
    plain = [arm for arm in arms if arm != JOKER]
    if len(set(plain)) == len(plain):
        best = _set_value["one_of_each_arm"]  # the jokers stand for the missing arms
    elif len(set(plain)) == 1:
        best = [_set_value["three_infantry"], _set_value["three_cavalry"], _set_value["three_artillery"]][plain[0]]
    else:
        best = 0
    return best


# What one to three dice show, as three digits, highest first, by the answer of chance: ROLLS[dice][answer].
ROLLS: Final[list[list[int]]] = [
    [],
    [(a + 1) * 100 for a in range(6)],
    [max(a, b) * 100 + min(a, b) * 10 + 110 for a in range(6) for b in range(6)],
    [_digits(a, b, c) for a in range(6) for b in range(6) for c in range(6)],
]

# The value of three cards by their arms: SET_VALUE[a * 16 + b * 4 + c].
SET_VALUE: Final[list[int]] = [_value([a, b, c]) for a in range(4) for b in range(4) for c in range(4)]


# --- the advanced booklet --------------------------------------------------------------------------------------------
# The five kinds of cards (RSK-ADV-01), and what sets of them are worth (RSK-ADV-02 to -06).
_KINDS: Final = ["light_infantry", "line_infantry", "hussar", "cuirassier", "artillery", "joker"]
CARD_KIND: Final[list[int]] = [_KINDS.index(symbol) for symbol in CARD_SYMBOL]
ANY_KIND: Final = 5
_MEANING: Final[dict[str, list[int]]] = {"infantry": [0, 1], "cavalry": [2, 3]}  # the others mean themselves
_patterns: Final[list[tuple[list[list[int]], int]]] = [
    ([_MEANING[w] if w in _MEANING else [_KINDS.index(w)] for w in told["pattern"]], told["value"])
    for told in _tables["exchange_advanced"]["sets"]
]


def _fits(kinds: list[int], slots: list[list[int]]) -> bool:
    """Whether cards of these kinds fill the slots of a pattern, each joker as one pleases (RSK-ADV-07)."""
    if not kinds:
        return True
    return any(
        (kinds[0] == ANY_KIND or kinds[0] in slot) and _fits(kinds[1:], slots[:i] + slots[i + 1 :])
        for i, slot in enumerate(slots)
    )


def _best(kinds: list[int], size: int) -> int:
    """What these cards are worth as a set of this size, or as a beginning of one; 0 if they are none (RSK-R-12)."""
    return max([worth for slots, worth in _patterns if len(slots) == size and _fits(kinds, slots)] + [0])


# The value of three cards by their kinds: ADVANCED_VALUE[a * 36 + b * 6 + c]; the five kinds: FIVE_VALUE.
ADVANCED_VALUE: Final[list[int]] = [_best([a, b, c], 3) for a in range(6) for b in range(6) for c in range(6)]
FIVE_VALUE: Final[int] = _best([0, 1, 2, 3, 4], 5)

FORTRESSES: Final[int] = _tables["fortress"]["tokens"]
FORTRESS_PRICE: Final[int] = _tables["fortress"]["cost"]
KEEP_PRICE: Final[int] = _tables["fortress"]["keep_price"]
SHELTERED: Final[int] = _tables["fortress"]["defender_threshold"]
SIEGE_DICE: Final[int] = _tables["fortress"]["attacker_max_dice"]
GENERAL_PRICE: Final[int] = _tables["general"]["cost"]
UNCOMMANDED: Final[int] = _tables["general"]["uncommanded_limit"]
FLEET_PRICE: Final[int] = _tables["fleet"]["cost"]
PORT_ROOM: Final[int] = _tables["fleet"]["port_capacity"]
BLOCKING: Final[int] = _tables["fleet"]["blocking_fleets"]
SLIPPING: Final[int] = _tables["fleet"]["regiments_slipping_per_escort_round"]
LOST_ON: Final[list[int]] = [
    7,
    _tables["fleet"]["interception_loss_on"]["1"],
    _tables["fleet"]["interception_loss_on"]["2"],
]

# Nations of the historical game in turn order (RSK-HIS-06); each is the seat of that number.
_pieces: Final = _read("pieces.json")
NATIONS: Final[list[str]] = [n["id"] for n in sorted(_pieces["nations"], key=lambda n: int(n["turn_order"]))]
NATION_COUNT: Final = 5
FRA: Final = 0
AUT: Final = 1
PRU: Final = 2
RUS: Final = 3
ENG: Final = 4
_nation: Final[dict[str, Any]] = {n["id"]: n for n in _pieces["nations"]}
NATION_COLOUR: Final[list[int]] = [COLOURS.index(_nation[n]["color"]) for n in NATIONS]
HOME: Final[list[int]] = [REGION_MASK[REGIONS.index(_nation[n]["home_region"])] for n in NATIONS]
HOME_OF: Final[list[int]] = [next((n for n in range(5) if HOME[n] >> t & 1), -1) for t in range(TERRITORY_COUNT)]
GENERALS_HISTORY: Final[list[int]] = [_nation[n]["generals"] for n in NATIONS]
GENERALS_EACH: Final[int] = _nation["fra"]["generals_standard"]

# Fleet counters. Standard: four a seat. History: those each nation may have in play, and four of Spain, which fight for France.
FLEETS_EACH: Final[int] = _nation["fra"]["fleets_standard"]
SPAIN: Final = 5  # the navy that follows the nations
NAVIES: Final[list[str]] = [*NATIONS, _pieces["spanish_navy"]["id"]]
_counters: Final[list[int]] = [_nation[n].get("fleets_historical_max", _nation[n]["fleets"]) for n in NATIONS] + [
    _pieces["spanish_navy"]["fleets"]
]
SHIP_NAVY_PLAIN: Final[list[int]] = [seat for seat in range(MOST_SEATS) for _ in range(FLEETS_EACH)]
SHIP_NAVY_HISTORY: Final[list[int]] = [navy for navy in range(6) for _ in range(_counters[navy])]
SHIP_POWER_HISTORY: Final[list[int]] = [FRA if navy == SPAIN else navy for navy in SHIP_NAVY_HISTORY]
SHIPS: Final[list[str]] = [f"fleet_{n}" for n in range(1, max(len(SHIP_NAVY_PLAIN), len(SHIP_NAVY_HISTORY)) + 1)]
SPANISH_LANDS: Final[list[int]] = [_number[t] for t in ("galice", "castille_aragon", "andalousie")]
SPANISH: Final[int] = sum(1 << t for t in SPANISH_LANDS)
IBERIA: Final[int] = REGION_MASK[REGIONS.index("r_iberie")]

# Waterloo: French, English, Prussians, rounds of both parts, thresholds, points (RSK-WAT).
WATERLOO: Final[list[int]] = [
    int(_tables["waterloo"][name])
    for name in (
        "french", "english", "prussians", "rounds_1", "rounds_2", "french_threshold", "english_threshold", "vp",
        "vp_each_ally_part_2",
    )
]  # fmt: skip
