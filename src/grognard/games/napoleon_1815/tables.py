"""The board, the blocks, the cards and the numbers of the game, read once from `data/` and frozen into flat lists.

Zones, blocks, cards, events and borders are small integers; a set of blocks is a bit mask.
"""

import json
from pathlib import Path
from typing import Any, Final


def _read(name: str) -> Any:
    return json.loads((Path(__file__).parent / "data" / name).read_text(encoding="utf-8"))


_map: Final = _read("map.json")
_oob: Final = _read("oob.json")
_cards: Final = _read("cards.json")
_events: Final = _read("events.json")
_invasion: Final = _read("invasion.json")
_scenarios: Final = _read("scenarios.json")
_tables: Final = _read("tables.json")
_dice: Final = _read("dice.json")

# --- sides, nations -------------------------------------------------------------------------------------------------
FRENCH: Final = 0  # a side, and the nation of it
COALITION: Final = 1
ENGLISH: Final = 1  # nations
PRUSSIAN: Final = 2
SIDES: Final = ["french", "coalition"]
NATIONS: Final[list[str]] = [n["id"] for n in _oob["nations"]]
SIDE_OF_NATION: Final[list[int]] = [SIDES.index(n["side"]) for n in _oob["nations"]]

# --- the board ------------------------------------------------------------------------------------------------------
CLEAR: Final = 0
WOODED: Final = 1
TOWN: Final = 2
FORTIFIED_TOWN: Final = 3
FORTIFIED_FARM: Final = 4
ZONE_TYPES: Final[list[str]] = [t["id"] for t in _map["zone_types"]]
ZONES: Final[list[str]] = [z["id"] for z in _map["zones"]]
ZONE_COUNT: Final[int] = len(ZONES)
_zone: Final[dict[str, int]] = {name: z for z, name in enumerate(ZONES)}
ZONE_TYPE: Final[list[int]] = [ZONE_TYPES.index(z["type"]) for z in _map["zones"]]
VALUE: Final[list[int]] = [z["vp"] for z in _map["zones"]]  # N15-CTL-01; 0 where there is no control marker
OBJECTIVES: Final[list[int]] = [z for z in range(ZONE_COUNT) if VALUE[z]]
IN_FRANCE: Final[list[int]] = [1 if z["country"] == "france" else 0 for z in _map["zones"]]

# A border is a connection seen from one of its ends: an ordered pair of neighbours.
BORDER_NAMES: Final[list[str]] = []
BORDER_FROM: Final[list[int]] = []
BORDER_TO: Final[list[int]] = []
BORDERS_OUT: Final[list[list[int]]] = []
NEIGHBOURS: Final[list[list[int]]] = []
for _z, _told in enumerate(_map["zones"]):
    BORDERS_OUT.append([])
    NEIGHBOURS.append(sorted(_zone[name] for name in _told["neighbours"]))
    for _there in NEIGHBOURS[_z]:
        BORDERS_OUT[_z].append(len(BORDER_NAMES))
        BORDER_NAMES.append(f"{ZONES[_z]}>{ZONES[_there]}")
        BORDER_FROM.append(_z)
        BORDER_TO.append(_there)
BORDER_COUNT: Final[int] = len(BORDER_NAMES)
BACK: Final[list[int]] = [
    BORDER_NAMES.index(f"{ZONES[BORDER_TO[b]]}>{ZONES[BORDER_FROM[b]]}") for b in range(BORDER_COUNT)
]
CONNECTIONS: Final[list[str]] = [c["id"] for c in _map["connections"]]
_connection: Final[dict[tuple[int, int], int]] = {
    (min(_zone[c["a"]], _zone[c["b"]]), max(_zone[c["a"]], _zone[c["b"]])): i for i, c in enumerate(_map["connections"])
}
CONNECTION_OF: Final[list[int]] = [
    _connection[min(BORDER_FROM[b], BORDER_TO[b]), max(BORDER_FROM[b], BORDER_TO[b])] for b in range(BORDER_COUNT)
]
BRIDGE: Final[list[int]] = [1 if c["bridge"] else 0 for c in _map["connections"]]


def _distances(start: int) -> list[int]:
    found = [-1] * ZONE_COUNT
    found[start] = 0
    row = [start]
    for here in row:
        for there in NEIGHBOURS[here]:
            if found[there] < 0:
                found[there] = found[here] + 1
                row.append(there)
    return found


DISTANCE: Final[list[list[int]]] = [_distances(z) for z in range(ZONE_COUNT)]

BRUXELLES: Final[int] = _zone["bruxelles"]
ALOST: Final[int] = _zone["alost"]
MAUBEUGE: Final[int] = _zone["maubeuge"]
LAMARQUE_ZONES: Final[list[int]] = [
    z for z in range(ZONE_COUNT) if (IN_FRANCE[z] and ZONE_TYPE[z] == TOWN) or z == MAUBEUGE
]
LATE_ZONES: Final[list[int]] = [_zone["eghezee"], _zone["hannut"]]  # where a reinforcement turns to

# --- blocks: by nation the commander, the corps, the vedettes -------------------------------------------------------
BLOCKS: Final[list[str]] = []
NATION_OF: Final[list[int]] = []
KIND_OF: Final[list[int]] = []
COMMANDER: Final = 0
CORPS: Final = 1
VEDETTE: Final = 2
START_INFANTRY: Final[list[int]] = []
START_CAVALRY: Final[list[int]] = []
MOVEMENT_SYMBOL: Final[list[int]] = []
COMBAT_BONUS: Final[list[int]] = []
PURSUIT_SYMBOL: Final[list[int]] = []


def _block(name: str, nation: int, kind: int, told: dict[str, Any]) -> None:
    bonus = told.get("bonus", {})
    BLOCKS.append(name)
    NATION_OF.append(nation)
    KIND_OF.append(kind)
    START_INFANTRY.append(told.get("infantry", 0))
    START_CAVALRY.append(told.get("cavalry", 0))
    MOVEMENT_SYMBOL.append(bonus.get("movement", 0))
    COMBAT_BONUS.append(bonus.get("combat", 0))
    PURSUIT_SYMBOL.append(bonus.get("pursuit", 0))


for _n, _nation in enumerate(_oob["nations"]):
    for _told in _nation["commanders"]:
        _block(_told["id"], _n, COMMANDER, _told)
    for _told in _nation["corps"]:
        _block(_told["id"], _n, CORPS, _told)
    for _i in range(_nation["vedette_blocks"]):
        _block(f"vedette_{NATIONS[_n]}_{_i + 1}", _n, VEDETTE, {})
BLOCK_COUNT: Final[int] = len(BLOCKS)
_number: Final[dict[str, int]] = {name: b for b, name in enumerate(BLOCKS)}
SIDE_OF: Final[list[int]] = [SIDE_OF_NATION[n] for n in NATION_OF]
BIT: Final[list[int]] = [1 << b for b in range(BLOCK_COUNT)]


def _mask(kind: int, nations: list[int]) -> int:
    return sum(BIT[b] for b in range(BLOCK_COUNT) if KIND_OF[b] == kind and NATION_OF[b] in nations)


_all: Final = [FRENCH, ENGLISH, PRUSSIAN]
CORPS_MASK: Final[int] = _mask(CORPS, _all)
COMMANDER_MASK: Final[int] = _mask(COMMANDER, _all)
VEDETTE_MASK: Final[int] = _mask(VEDETTE, _all)
CORPS_OF_NATION: Final[list[int]] = [_mask(CORPS, [n]) for n in _all]
VEDETTES_OF_NATION: Final[list[int]] = [_mask(VEDETTE, [n]) for n in _all]
COMMANDER_OF_NATION: Final[list[int]] = [_mask(COMMANDER, [n]) for n in _all]
BLOCKS_OF_NATION: Final[list[int]] = [CORPS_OF_NATION[n] | VEDETTES_OF_NATION[n] | COMMANDER_OF_NATION[n] for n in _all]
CORPS_OF: Final[list[int]] = [CORPS_OF_NATION[0], CORPS_OF_NATION[1] | CORPS_OF_NATION[2]]  # by side
VEDETTES_OF: Final[list[int]] = [VEDETTES_OF_NATION[0], VEDETTES_OF_NATION[1] | VEDETTES_OF_NATION[2]]
COMMANDERS_OF: Final[list[int]] = [COMMANDER_OF_NATION[0], COMMANDER_OF_NATION[1] | COMMANDER_OF_NATION[2]]
BLOCKS_OF: Final[list[int]] = [BLOCKS_OF_NATION[0], BLOCKS_OF_NATION[1] | BLOCKS_OF_NATION[2]]
CORPS_LIST: Final[list[int]] = [b for b in range(BLOCK_COUNT) if KIND_OF[b] == CORPS]
CORPS_LISTS: Final[list[list[int]]] = [[b for b in CORPS_LIST if SIDE_OF[b] == side] for side in (0, 1)]
LISTS_OF_NATION: Final[list[list[int]]] = [[b for b in range(BLOCK_COUNT) if NATION_OF[b] == n] for n in _all]
NAPOLEON: Final[int] = _number["napoleon"]
WELLINGTON: Final[int] = _number["wellington"]
BLUCHER: Final[int] = _number["blucher"]
COMMANDER_BLOCK: Final = [NAPOLEON, WELLINGTON, BLUCHER]
DROUOT: Final[int] = _number["drouot"]
NEY: Final[int] = _number["ney"]
GROUCHY: Final[int] = _number["grouchy"]
LAMARQUE: Final[int] = _number["lamarque"]
FREDERICK: Final[int] = _number["frederick"]
CHARGERS: Final[int] = BIT[NEY] | BIT[GROUCHY] | BIT[_number["uxbridge"]] | BIT[_number["gneisenau"]]
RED_LINE: Final[int] = BIT[_number["picton"]] | BIT[_number["orange"]] | BIT[_number["hill"]]
TIRED_LESS: Final[list[int]] = [NAPOLEON, WELLINGTON]  # N15-MAN-19
BOX_INFANTRY: Final[list[int]] = [n["box_cubes"]["infantry"] for n in _oob["nations"]]

# --- cards ----------------------------------------------------------------------------------------------------------
RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
_COLOURS: Final = ["red", "blue", "green"]
EVENTS: Final[list[str]] = [e["id"] for e in _events["events"]]
EVENT_CLAUSE: Final[list[str]] = [e["clauses"][0] for e in _events["events"]]
_faces: Final[list[Any]] = [*_cards["cards"], *_cards["three_player_cards"]]
CARDS: Final[list[str]] = [f"{c['event']}-{c['number']}" for c in _faces]
CARD_COUNT: Final[int] = len(CARDS)
CARD_NUMBER: Final[list[int]] = [c["number"] for c in _faces]
CARD_EVENT: Final[list[int]] = [EVENTS.index(c["event"]) for c in _faces]
CARD_COLOUR: Final[list[int]] = [_COLOURS.index(c["colour"]) for c in _faces]
CARD_SIDE: Final[list[int]] = [SIDES.index(c["deck"]) for c in _faces]
CARD_VALUE: Final[list[int]] = [c["value"] for c in _faces]
CARD_LOSSES: Final[list[int]] = [c["combat"]["losses"] for c in _faces]
CARD_FATIGUE: Final[list[int]] = [c["combat"]["fatigue"] for c in _faces]
CARD_RECOVERY: Final[list[int]] = [c["recovery"] for c in _faces]
CARD_LASTS: Final[list[int]] = [1 if _events["events"][e]["duration"] == "turn" else 0 for e in CARD_EVENT]
SYMBOL_FRENCH: Final = 1  # manoeuvre symbols: of a French operation, of a coalition operation
SYMBOL_COALITION: Final = 2
SYMBOL_COMBAT: Final = 4
SYMBOL_RETREAT: Final = 8
_SYMBOLS: Final = {
    "manoeuvre_french": SYMBOL_FRENCH,
    "manoeuvre_coalition": SYMBOL_COALITION,
    "combat": SYMBOL_COMBAT,
    "retreat": SYMBOL_RETREAT,
}
CARD_SYMBOLS: Final[list[int]] = [sum(_SYMBOLS[symbol] for symbol in c["symbols"]) for c in _faces]
_replaced: Final[list[int]] = [c["replaces"] for c in _cards["three_player_cards"]]
# N15-SET-08, -09, N15-3PL-03: the deck of each side by number of players
DECKS: Final[dict[int, list[list[int]]]] = {
    2: [[i for i, c in enumerate(_cards["cards"]) if CARD_SIDE[i] == side] for side in (0, 1)],
    3: [[i for i in range(CARD_COUNT) if CARD_SIDE[i] == side and CARD_NUMBER[i] not in _replaced] for side in (0, 1)],
}
NO_DECK: Final = [-1, -1]
DIE_LOSSES: Final[list[list[int]]] = [[f["losses"] for f in d["faces"]] for d in _dice["dice"]]  # by nation
DIE_FATIGUE: Final[list[list[int]]] = [[f["fatigue"] for f in d["faces"]] for d in _dice["dice"]]


def _event(name: str) -> int:
    return EVENTS.index(name)


A_BRUXELLES: Final[int] = _event("a_bruxelles")
AIDE_DE_CAMP: Final[int] = _event("aide_de_camp")
ANTICIPATION: Final[int] = _event("anticipation")
ARRIERE_GARDE: Final[int] = _event("arriere_garde")
AU_SON_DU_CANON: Final[int] = _event("au_son_du_canon")
AUDACE: Final[int] = _event("audace")
CAMBRONNE: Final[int] = _event("cambronne")
CARRE: Final[int] = _event("carre")
CHARGEZ: Final[int] = _event("chargez")
CONFUSION: Final[int] = _event("confusion")
CONTRE_ORDRE: Final[int] = _event("contre_ordre")
COORDINATION: Final[int] = _event("coordination")
DEPLOIEMENT_RAPIDE: Final[int] = _event("deploiement_rapide")
ECLAIREURS: Final[int] = _event("eclaireurs")
ELAN: Final[int] = _event("elan")
EMBUSCADE: Final[int] = _event("embuscade")
EMPEREUR_SOUFFRANT: Final[int] = _event("empereur_souffrant")
ENCOMBREMENT: Final[int] = _event("encombrement")
FATIGUE: Final[int] = _event("fatigue")
FOURRAGER: Final[int] = _event("fourrager")
FREDERICK_EVENT: Final[int] = _event("frederick")
GRANDE_BATTERIE: Final[int] = _event("grande_batterie")
GROUCHY_EVENT: Final[int] = _event("grouchy")
HUSSARDS: Final[int] = _event("hussards")
INACTIVITE: Final[int] = _event("inactivite")
INTUITION: Final[int] = _event("intuition")
LA_GARDE: Final[int] = _event("la_garde")
LA_LIGNE_ROUGE: Final[int] = _event("la_ligne_rouge")
LAMARQUE_EVENT: Final[int] = _event("lamarque")
LE_ROUGEAUD: Final[int] = _event("le_rougeaud")
MARCHE_D_APPROCHE: Final[int] = _event("marche_d_approche")
MARCHE_FORCEE: Final[int] = _event("marche_forcee")
ORGANISATION: Final[int] = _event("organisation")
PANIQUE: Final[int] = _event("panique")
PLUIE: Final[int] = _event("pluie")
PONT_DETRUIT: Final[int] = _event("pont_detruit")
RAVITAILLEMENT: Final[int] = _event("ravitaillement")
REACTION: Final[int] = _event("reaction")
RENFORTS: Final[int] = _event("renforts")
RENFORTS_RETARDES: Final[int] = _event("renforts_retardes")
RESERVE: Final[int] = _event("reserve")
RETRAITE_EN_ORDRE: Final[int] = _event("retraite_en_ordre")
TENIR: Final[int] = _event("tenir")
TIRAILLEURS: Final[int] = _event("tirailleurs")
TRAHISON: Final[int] = _event("trahison")
ULTIME_EFFORT: Final[int] = _event("ultime_effort")
UNION_DES_FORCES: Final[int] = _event("union_des_forces")
VIVE_L_EMPEREUR: Final[int] = _event("vive_l_empereur")

# --- which card in which window (section 5.6 of the rules) ----------------------------------------------------------
WINDOWS: Final[list[str]] = _events["windows"]
WINDOW_DRAW: Final = 0
WINDOW_INITIATIVE: Final = 1
OP_DESIGNATE: Final = 2
OP_START_ENEMY: Final = 3
MOVE_REVEALED_OWN: Final = 4
MOVE_REVEALED_ENEMY: Final = 5
MOVE_STEP_OWN: Final = 6
MOVE_ENTER_OWN: Final = 7
MOVE_ENTER_ENEMY: Final = 8
MOVE_END_ENEMY: Final = 9
MOVE_END_OWN: Final = 10
COUNTER: Final = 11
COMBAT_ATTACKER: Final = 12
COMBAT_DEFENDER: Final = 13
RETREAT_LOSER: Final = 14
RETREAT_WINNER: Final = 15
OP_END_OWN: Final = 16
EVENT_WINDOWS: Final[list[int]] = [
    sum(1 << WINDOWS.index(window) for window in event["windows"]) for event in _events["events"]
]

# --- numbers --------------------------------------------------------------------------------------------------------
MOST_STRENGTH: Final[int] = _oob["max_strength"]
MOST_FATIGUE: Final[int] = _tables["eliminated_above_fatigue"]
EXHAUSTED: Final[int] = _tables["exhausted_fatigue"]["min"]
STRONG_FROM: Final[int] = _tables["combat_cards_by_strength"][1]["min"]  # two combat cards from here
FREE_POINTS: Final[int] = _tables["movement"]["free_points"]
BROKEN_COST: Final[int] = _tables["movement"]["cost_destroyed_bridge"]
TRACK_END: Final[int] = _tables["victory"]["track_max"]
HOLD_MARKERS: Final[int] = _tables["victory"]["hold_markers"]
NAPOLEON_LOSES: Final[int] = _tables["victory"]["napoleon_loses_combat"]
COMMANDER_VALUE: Final[int] = _tables["victory"]["coalition_commander_eliminated"]
BRIDGE_MARKERS: Final = 3

# --- scenarios ------------------------------------------------------------------------------------------------------
SCENARIOS: Final[list[str]] = [told["id"] for told in _scenarios["scenarios"]]
FIRST_INVASION: Final = 73
LAST_INVASION: Final = 77

NO_CAP: Final = 99  # operations that no Invasion card limits


class Scenario:
    """One scenario as the rules need it."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.id: str = told["id"]
        self.turns: int = told["turns"]
        self.first_card: int = told["first_invasion_card"]
        self.start_vp: int = told["start_vp"]
        self.zone: list[int] = [-2] * BLOCK_COUNT  # -1: comes later or by an event, -2: not in this scenario
        for blocks in told["setup"].values():
            for place, names in blocks.items():
                for name in names:
                    self.zone[_number[name]] = _zone[place]
        for name in told["off_map"]["by_event"] + told["off_map"]["by_invasion_card"]:
            self.zone[_number[name]] = -1
        for b in range(BLOCK_COUNT):
            if KIND_OF[b] == VEDETTE:
                self.zone[b] = -1
        self.infantry: list[int] = START_INFANTRY[:]
        self.cavalry: list[int] = START_CAVALRY[:]
        for name, strength in told["strength_overrides"].items():
            self.infantry[_number[name]] = strength["infantry"]
            self.cavalry[_number[name]] = strength["cavalry"]
        self.fatigue: list[int] = [0] * BLOCK_COUNT
        for name, fatigue in told.get("starting_fatigue", {}).items():
            self.fatigue[_number[name]] = fatigue
        self.control: list[int] = [-1] * ZONE_COUNT
        for nation, places in told["control"].items():
            for place in places:
                self.control[_zone[place]] = SIDE_OF_NATION[NATIONS.index(nation)]
        self.strong: list[int] = [_zone[place] for place in told["reinforced_positions"]]
        self.vedettes: list[int] = [told["vedettes"][nation] for nation in NATIONS]
        self.fixed: dict[str, Any] = told.get("options", {})
        self.draws: list[list[list[int]]] = []  # by turn, by number of players - 2, by seat
        self.caps: list[list[int]] = []  # by turn, by nation
        self.due: list[int] = [0] * BLOCK_COUNT  # the turn on which a corps comes, 0 for none
        self.due_zone: list[int] = [-1] * BLOCK_COUNT
        by_number = {card["number"]: card for card in _invasion["cards"]}
        for turn in range(1, self.turns + 1):
            number = min(self.first_card + turn - 1, LAST_INVASION)
            card = {**by_number[number], **told.get("invasion_overrides", {}).get(str(number), {})}
            two, three = card["draw"]["two_players"], card["draw"]["three_players"]
            self.draws.append(
                [[two["french"], two["coalition"]], [three["french"], three["english"], three["prussian"]]]
            )
            self.caps.append([card["max_operations"].get(nation, NO_CAP) for nation in NATIONS])
            for coming in card["reinforcements"]:
                b = _number[coming["corps"]]
                if self.due[b] == 0:
                    self.due[b] = turn
                    self.due_zone[b] = _zone[coming["zone"]]


SCENARIO: Final[dict[str, Scenario]] = {told["id"]: Scenario(told) for told in _scenarios["scenarios"]}


# --- sets of blocks -------------------------------------------------------------------------------------------------


def blocks_in(mask: int) -> list[int]:
    """The blocks of a mask, in order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def first_in(mask: int) -> int:
    """The first block of a mask, -1 for none."""
    return (mask & -mask).bit_length() - 1


def count(mask: int) -> int:
    """How many blocks a mask holds."""
    return mask.bit_count()


def _check() -> None:
    """What the rules take for granted about the data."""
    assert BLOCK_COUNT == 43
    assert ZONE_COUNT == 75
    assert CARD_COUNT == 77
    assert len(EVENTS) == 48
    assert WINDOWS[OP_END_OWN] == "op_end_own"
    assert len(WINDOWS) == OP_END_OWN + 1
    for players in (2, 3):
        assert [len(deck) for deck in DECKS[players]] == [36, 36]
    assert all(BORDER_TO[BACK[b]] == BORDER_FROM[b] for b in range(BORDER_COUNT))
    for scenario in SCENARIO.values():
        assert all(
            (scenario.due[b] > 0) == (scenario.zone[b] == -1 and b not in (LAMARQUE, FREDERICK)) for b in CORPS_LIST
        )


_check()
