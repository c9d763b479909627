"""What can be said and told in this game: its verbs and its events, each a small integer."""

from typing import Final

from grognard.games.risk_napoleon.campaigns import AIMS, PERIOD_NAMES, PERIODS
from grognard.games.risk_napoleon.tables import (
    BORDER_NAMES,
    CARDS,
    COLOURS,
    MISSIONS,
    MOST_DEFENDING,
    MOST_ENGAGED,
    MOST_SEATS,
    NATIONS,
    REGIONS,
    SEAS,
    SHIPS,
    TERRITORIES,
)
from grognard.kernel.actions import BORDER, CARD, NUMBER, PIECE, PLACE, SEAT, Verb, Vocabulary
from grognard.kernel.contract import BEGINS, COURSE, FOLLOWS, RESULT, Telling

MOST_REGIMENTS: Final = 999  # a single move of more regiments than this is made in two

COLOUR: Final = 0
PLACE_ONE: Final = 1
PLACE_FIVE: Final = 2
PLACE_ALL: Final = 3
CAPITAL: Final = 4
EXCHANGE: Final = 5
BONUS: Final = 6
CLAIM: Final = 7
END_REINFORCEMENTS: Final = 8
ATTACK: Final = 9
ENGAGE: Final = 10
DEFEND: Final = 11
OCCUPY: Final = 12
END_COMBAT: Final = 13
MANOEUVRE: Final = 14
MARCH: Final = 15
END_TURN: Final = 16
FORTRESS: Final = 17
GENERAL: Final = 18
FLEET: Final = 19
SPANISH_FLEET: Final = 20
RAZE: Final = 21
PAY: Final = 22
FORFEIT: Final = 23
KEEP: Final = 24
DESTROY: Final = 25
HAND_IN: Final = 26
OFFER: Final = 27
RELEASE: Final = 28
DEMAND: Final = 29
ACCEPT: Final = 30
REFUSE: Final = 31
SAIL: Final = 32
DOCK: Final = 33
STATION: Final = 34
STAY: Final = 35
END_NAVAL_MOVEMENT: Final = 36
NAVAL_ATTACK: Final = 37
BREAKOUT: Final = 38
FIRE: Final = 39
RETURN_FIRE: Final = 40
BREAK_OFF: Final = 41
SINK: Final = 42
END_NAVAL_COMBAT: Final = 43
EMBARK: Final = 44
ESCORT: Final = 45
SET_SAIL: Final = 46
LET_PASS: Final = 47
INTERCEPT: Final = 48
RECALL: Final = 49
FATE: Final = 50
WITHDRAW: Final = 51
RIDE: Final = 52
REACH: Final = 53
LEADER: Final = 54
ENTER: Final = 55
DETAIL: Final = 56
SUFFER: Final = 57
LAUNCH: Final = 58
SEND_ONE: Final = 59
ENOUGH: Final = 60
LOSE_ONE: Final = 61
GARRISON: Final = 62
AGAINST: Final = 63

SEATS: Final = [f"p{n}" for n in range(1, MOST_SEATS + 1)]

VOCABULARY: Final = Vocabulary(
    [
        Verb("colour", "colour"),
        Verb("place", PLACE),
        Verb("place_five", PLACE),
        Verb("place_all", PLACE),
        Verb("capital", PLACE),
        Verb("exchange", CARD),
        Verb("bonus", PLACE),
        Verb("claim"),
        Verb("end_reinforcements"),
        Verb("attack", BORDER),
        Verb("engage", NUMBER, 1, MOST_ENGAGED),
        Verb("defend", NUMBER, 1, MOST_DEFENDING),
        Verb("occupy", NUMBER, 1, MOST_REGIMENTS),
        Verb("end_combat"),
        Verb("manoeuvre", BORDER),
        Verb("march", NUMBER, 1, MOST_REGIMENTS),
        Verb("end_turn", final=True),
        Verb("fortress", PLACE),
        Verb("general", PLACE),
        Verb("fleet", PLACE),
        Verb("spanish_fleet", PLACE),
        Verb("raze", PLACE),
        Verb("pay", PLACE),
        Verb("forfeit", PLACE),
        Verb("keep"),
        Verb("destroy"),
        Verb("hand_in"),
        Verb("offer", SEAT),
        Verb("release", NUMBER, 0, 8),
        Verb("demand", NUMBER, 0, 8),
        Verb("accept"),
        Verb("refuse"),
        Verb("sail", PIECE),
        Verb("dock", PLACE),
        Verb("station", "sea"),
        Verb("stay"),
        Verb("end_naval_movement"),
        Verb("naval_attack", "sea"),
        Verb("breakout", PLACE),
        Verb("fire", NUMBER, 1, MOST_ENGAGED),
        Verb("return_fire", NUMBER, 1, MOST_DEFENDING),
        Verb("break_off"),
        Verb("sink", PIECE),
        Verb("end_naval_combat"),
        Verb("embark", NUMBER, 1, MOST_REGIMENTS),
        Verb("escort", PIECE),
        Verb("set_sail"),
        Verb("let_pass"),
        Verb("intercept"),
        Verb("recall"),
        Verb("fate", PLACE),
        Verb("withdraw", PLACE),
        Verb("ride", PLACE),
        Verb("reach", PLACE),
        Verb("leader"),
        Verb("enter", BORDER),
        Verb("detail", NUMBER, 0, MOST_REGIMENTS),
        Verb("suffer", SEAT),
        Verb("launch", final=True),
        Verb("send", PLACE),
        Verb("enough"),
        Verb("lose", PLACE),
        Verb("garrison", PLACE),
        Verb("against", SEAT),
    ],
    {
        PLACE: TERRITORIES,
        BORDER: BORDER_NAMES,
        CARD: CARDS,
        SEAT: SEATS,
        "colour": COLOURS,
        "mission": MISSIONS,
        "region": REGIONS,
        "owner": [*SEATS, "neutral"],
        PIECE: SHIPS,
        "sea": SEAS,
        "period": PERIOD_NAMES,
        "nation": NATIONS,
        "aim": AIMS,
        "duty": [duty.name for period in PERIODS for duty in period.duties],
    },
)

T_COLOUR: Final = 0
T_MISSION: Final = 1
T_DEALT: Final = 2
T_PLACED: Final = 3
T_NEUTRAL_PLACED: Final = 4
T_CAPITAL: Final = 5
T_CAPITALS: Final = 6
T_TURN: Final = 7
T_REINFORCEMENTS: Final = 8
T_REGION: Final = 9
T_EXCHANGED: Final = 10
T_BONUS: Final = 11
T_NEUTRAL_SHARE: Final = 12
T_ATTACK: Final = 13
T_ROUND: Final = 14
T_CONQUERED: Final = 15
T_ELIMINATED: Final = 16
T_CARDS_TAKEN: Final = 17
T_CAPITAL_FELL: Final = 18
T_DREW: Final = 19
T_CARD: Final = 20
T_MARCHED: Final = 21
T_SHOWN: Final = 22
T_WON: Final = 23
T_FORTRESS: Final = 24
T_GENERAL: Final = 25
T_FLEET: Final = 26
T_RAZED: Final = 27
T_PAID: Final = 28
T_LAPSED: Final = 29
T_KEPT: Final = 30
T_EXCHANGED_FIVE: Final = 31
T_OFFER: Final = 32
T_AGREED: Final = 33
T_REFUSED: Final = 34
T_FREED: Final = 35
T_STOCK: Final = 36
T_SAILED: Final = 37
T_DOCKED: Final = 38
T_BLOCKADES: Final = 39
T_RELIEVES: Final = 40
T_NAVAL_ATTACK: Final = 41
T_BROADSIDE: Final = 42
T_SUNK: Final = 43
T_CONVOY: Final = 44
T_ESCORTED: Final = 45
T_PASSED: Final = 46
T_INTERCEPTS: Final = 47
T_DROWNED: Final = 48
T_SLIPPED: Final = 49
T_TURNED_BACK: Final = 50
T_LANDED: Final = 51
T_RECALLED: Final = 52
T_FATE: Final = 53
T_KILLED: Final = 54
T_CAPTURED: Final = 55
T_WITHDREW: Final = 56
T_RODE: Final = 57
T_LEADER: Final = 58
T_ENTERED: Final = 59
T_COMMAND: Final = 60
T_SUFFERED: Final = 61
T_PERIOD: Final = 62
T_GAME_TURN: Final = 63
T_POINTS: Final = 64
T_TREATY: Final = 65
T_PASSES: Final = 66
T_NEUTRAL_AGAIN: Final = 67
T_LOST: Final = 68
T_MOVED: Final = 69
T_GUERRILLA: Final = 70
T_EXPEDITION: Final = 71
T_EGYPT: Final = 72
T_VANISHED: Final = 73
T_WATERLOO: Final = 74
T_WATERLOO_ROUND: Final = 75
T_PRUSSIANS: Final = 76
T_FRENCH_CAMP: Final = 77
T_ALLIED_CAMP: Final = 78
T_NO_CAMP: Final = 79
T_SHELTERED: Final = 80
T_LED: Final = 81
T_SORTIE: Final = 82
T_BROKEN_OFF: Final = 83
T_SCUTTLED: Final = 84
T_GENERAL_CROSSES: Final = 85
T_SEA_DICE: Final = 86
T_STAYED: Final = 87
T_CHARGE: Final = 88
T_WATERLOO_WON: Final = 89
T_SCORED: Final = 90
T_SCORED_AT: Final = 91

TELLINGS: Final = [
    Telling("colour", [("seat", SEAT), ("colour", "colour")]),
    Telling("mission", [("seat", SEAT), ("mission", "mission")]),
    Telling("dealt", [("place", PLACE), ("owner", "owner")]),
    Telling("placed", [("seat", SEAT), ("place", PLACE), ("number", NUMBER)]),
    Telling("neutral-placed", [("seat", SEAT), ("place", PLACE), ("number", NUMBER)]),
    Telling("capital", [("seat", SEAT), ("place", PLACE)]),
    Telling("capitals", []),
    Telling("turn", [("seat", SEAT), ("round", NUMBER)], heading=True),
    Telling("reinforcements", [("seat", SEAT), ("number", NUMBER), ("territories", NUMBER)]),
    Telling("region", [("seat", SEAT), ("region", "region"), ("number", NUMBER)]),
    Telling("exchanged", [("seat", SEAT), ("first", CARD), ("second", CARD), ("third", CARD), ("number", NUMBER)]),
    Telling("bonus", [("seat", SEAT), ("place", PLACE), ("number", NUMBER)]),
    Telling("neutral-share", [("seat", SEAT), ("number", NUMBER)]),
    Telling(
        "attack",
        [("seat", SEAT), ("border", BORDER), ("number", NUMBER), ("by", "owner"), ("defenders", NUMBER)],
        fight=BEGINS,
    ),
    Telling(
        "round",
        [("border", BORDER), ("attack", "dice"), ("defence", "dice"), ("lost", NUMBER), ("inflicted", NUMBER)],
        fight=RESULT,
    ),
    Telling("conquered", [("seat", SEAT), ("place", PLACE), ("number", NUMBER), ("by", "owner")], fight=FOLLOWS),
    Telling("eliminated", [("seat", SEAT), ("by", SEAT)], fight=FOLLOWS),
    Telling("cards-taken", [("seat", SEAT), ("by", SEAT), ("number", NUMBER)], fight=FOLLOWS),
    Telling("capital-fell", [("seat", SEAT), ("place", PLACE), ("by", SEAT)], fight=FOLLOWS),
    Telling("drew", [("seat", SEAT)]),
    Telling("card", [("seat", SEAT), ("card", CARD)]),
    Telling("marched", [("seat", SEAT), ("border", BORDER), ("number", NUMBER)]),
    Telling("shown", [("seat", SEAT), ("mission", "mission")]),
    Telling("won", [("seat", SEAT)]),
    Telling("fortress", [("seat", SEAT), ("place", PLACE)]),
    Telling("general", [("seat", SEAT), ("place", PLACE)]),
    Telling("fleet", [("seat", SEAT), ("piece", PIECE), ("place", PLACE)]),
    Telling("razed", [("seat", SEAT), ("place", PLACE)]),
    Telling("paid", [("seat", SEAT), ("place", PLACE), ("number", NUMBER)]),
    Telling("lapsed", [("seat", SEAT), ("place", PLACE)]),
    Telling("kept", [("seat", SEAT), ("place", PLACE)], fight=FOLLOWS),
    Telling("exchanged-five", [("first", CARD), ("second", CARD), ("third", CARD), ("fourth", CARD), ("fifth", CARD)]),
    Telling("offer", [("seat", SEAT), ("to", SEAT), ("given", NUMBER), ("wanted", NUMBER)]),
    Telling("agreed", [("seat", SEAT), ("to", SEAT)]),
    Telling("refused", [("seat", SEAT), ("to", SEAT)]),
    Telling("freed", [("seat", SEAT), ("place", PLACE)]),
    Telling("stock", [("seat", SEAT)]),
    Telling("sailed", [("seat", SEAT), ("piece", PIECE), ("sea", "sea")]),
    Telling("docked", [("seat", SEAT), ("piece", PIECE), ("place", PLACE)]),
    Telling("blockades", [("seat", SEAT), ("piece", PIECE), ("place", PLACE)]),
    Telling("relieves", [("seat", SEAT), ("piece", PIECE), ("place", PLACE)]),
    Telling(
        "naval-attack",
        [("seat", SEAT), ("by", SEAT), ("number", NUMBER), ("sea", "sea"), ("defenders", NUMBER)],
        fight=BEGINS,
    ),
    Telling(
        "broadside",
        [("attack", "dice"), ("defence", "dice"), ("lost", NUMBER), ("inflicted", NUMBER)],
        fight=RESULT,
    ),
    Telling("sunk", [("seat", SEAT), ("piece", PIECE)], fight=FOLLOWS),
    Telling("convoy", [("seat", SEAT), ("border", BORDER), ("number", NUMBER)]),
    Telling("escorted", [("seat", SEAT), ("piece", PIECE)]),
    Telling("passed", [("seat", SEAT)]),
    Telling("intercepts", [("seat", SEAT), ("sea", "sea"), ("fleets", NUMBER), ("by", SEAT)], fight=BEGINS),
    Telling("drowned", [("number", NUMBER), ("lost", NUMBER), ("least", NUMBER)], fight=RESULT),
    Telling("slipped", [("number", NUMBER)], fight=FOLLOWS),
    Telling("turned-back", [("number", NUMBER)], fight=RESULT),
    Telling("landed", [("seat", SEAT), ("place", PLACE), ("number", NUMBER)], fight=FOLLOWS),
    Telling("recalled", [("seat", SEAT), ("number", NUMBER)], fight=FOLLOWS),
    Telling("fate", [("seat", SEAT), ("place", PLACE), ("die", NUMBER)], fight=BEGINS),
    Telling("killed", [("seat", SEAT), ("place", PLACE)], fight=RESULT),
    Telling("captured", [("seat", SEAT), ("place", PLACE), ("by", "owner")], fight=RESULT),
    Telling("withdrew", [("seat", SEAT), ("place", PLACE)], fight=RESULT),
    Telling("rode", [("seat", SEAT), ("from", PLACE), ("place", PLACE)]),
    Telling("leader", [("seat", SEAT)]),
    Telling("entered", [("seat", SEAT), ("place", PLACE), ("number", NUMBER)]),
    Telling("command", [("seat", SEAT), ("place", PLACE)]),
    Telling("suffered", [("seat", SEAT), ("place", PLACE)], fight=FOLLOWS),
    Telling("period", [("period", "period")], heading=True),
    Telling("game-turn", [("period", "period"), ("number", NUMBER)], heading=True),
    Telling("points", [("seat", SEAT), ("number", NUMBER), ("total", NUMBER)]),
    Telling("treaty", [("period", "period")]),
    Telling("passes", [("place", PLACE), ("seat", SEAT)]),
    Telling("neutral-again", [("place", PLACE)]),
    Telling("lost", [("seat", SEAT), ("place", PLACE), ("number", NUMBER)]),
    Telling("moved", [("seat", SEAT), ("place", PLACE), ("number", NUMBER)]),
    Telling("guerrilla", [("place", PLACE)]),
    Telling("expedition", [("number", NUMBER)]),
    Telling("egypt", [("number", NUMBER)]),
    Telling("vanished", [("seat", SEAT), ("number", NUMBER)]),
    Telling("waterloo", [("french", NUMBER), ("english", NUMBER), ("prussian", NUMBER)]),
    Telling(
        "waterloo-round",
        [("attack", "dice"), ("defence", "dice"), ("french", NUMBER), ("english", NUMBER), ("prussian", NUMBER)],
        fight=RESULT,
    ),
    Telling("prussians", [("number", NUMBER)], fight=FOLLOWS),
    Telling("french-camp", [("french", NUMBER), ("allied", NUMBER)]),
    Telling("allied-camp", [("french", NUMBER), ("allied", NUMBER)]),
    Telling("no-camp", [("french", NUMBER), ("allied", NUMBER)]),
    Telling("sheltered", [("place", PLACE)], fight=COURSE),
    Telling("led", [("seat", SEAT)], fight=COURSE),
    Telling(
        "sortie",
        [("seat", SEAT), ("by", SEAT), ("number", NUMBER), ("place", PLACE), ("defenders", NUMBER)],
        fight=BEGINS,
    ),
    Telling("broken-off", [("seat", SEAT)], fight=FOLLOWS),
    Telling("scuttled", [("seat", SEAT), ("piece", PIECE)]),
    Telling("general-crosses", [("seat", SEAT), ("border", BORDER)]),
    Telling("sea-dice", [("dice", "dice")], fight=COURSE),
    Telling("stayed", [("seat", SEAT), ("place", PLACE)], fight=RESULT),
    Telling(
        "charge",
        [("seat", SEAT), ("place", PLACE), ("number", NUMBER), ("french", NUMBER), ("allied", NUMBER)],
        fight=BEGINS,
    ),
    Telling("waterloo-won", [("seat", SEAT)], fight=FOLLOWS),
    Telling("scored", [("seat", SEAT), ("number", NUMBER), ("aim", "aim")]),
    Telling("scored-at", [("seat", SEAT), ("number", NUMBER), ("aim", "aim"), ("place", PLACE)]),
]
