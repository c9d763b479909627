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
BORDER_COUNT: Final[int] = len(BORDER_NAMES)
# The border the other way, as its bit in the mask of borders of the territory it starts from.
BORDER_BACK: Final[list[int]] = [
    1 << NEIGHBOURS[BORDER_TO[border]].index(BORDER_FROM[border]) for border in range(BORDER_COUNT)
]


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
