"""What can be said and told in this game: its verbs and its events, each a small integer."""

from typing import Final

from grognard.games.napoleon_1815.state import ENDINGS
from grognard.games.napoleon_1815.tables import BLOCKS, BORDER_NAMES, CARDS, NATIONS, SIDES, ZONES
from grognard.kernel.actions import BORDER, CARD, NUMBER, PIECE, PLACE, SEAT, Verb, Vocabulary
from grognard.kernel.contract import BEGINS, COURSE, FOLLOWS, RESULT, Telling

PASS: Final = 0
PLAY: Final = 1
VEDETTE: Final = 2
TAKE: Final = 3
MANOEUVRE: Final = 4
ATTACK: Final = 5
STEP: Final = 6
END: Final = 7
DECLINE: Final = 8
FATIGUE: Final = 9
RELIEVE: Final = 10
DONE: Final = 11
LOSE_INFANTRY: Final = 12
LOSE_CAVALRY: Final = 13
RETREAT: Final = 14
STAY: Final = 15
WITHDRAW: Final = 16
ZONE: Final = 17
OPPONENT: Final = 18
SEARCH: Final = 19
REINFORCE: Final = 20
DELAY: Final = 21
BRING: Final = 22
DESTROY: Final = 23
MARCH: Final = 24
RECOVER: Final = 25
GIVE: Final = 26
NAME: Final = 27

# By the colour of the blocks (N15-SET-04); with two players red leads the whole coalition.
SEATS: Final = ["blue", "red", "black"]
INVASION: Final = ["73", "74", "75", "76", "77"]
# Why a number of combat cards is what it is: one list for the log, the odds and the explanation.
REASONS: Final = [
    "strength", "march", "exhausted", "wooded", "fortified_town", "position", "bonus", "event", "town", "square", "battery",
]  # fmt: skip
R_STRENGTH: Final = 0
R_MARCH: Final = 1
R_EXHAUSTED: Final = 2
R_WOODED: Final = 3
R_FORTIFIED_TOWN: Final = 4
R_POSITION: Final = 5
R_BONUS: Final = 6
R_EVENT: Final = 7
R_TOWN: Final = 8  # the last ones change what the cards inflict, not their number
R_SQUARE: Final = 9
R_BATTERY: Final = 10
# Why the track moves.
SCORES: Final = ["losses", "objective", "napoleon", "exhaustion", "hold"]
S_LOSSES: Final = 0
S_OBJECTIVE: Final = 1
S_NAPOLEON: Final = 2
S_EXHAUSTION: Final = 3
S_HOLD: Final = 4
# What is being split, as the steps of splits.py number it.
SPLITS: Final = ["combat", "rain", "ambush", "march", "town", "axis", "forage", "supply", "hold", "square"]
# What an event card did when nothing else that is told says so.
EFFECTS: Final = [
    "marche_forcee", "encombrement", "embuscade", "vive_l_empereur", "organisation", "confusion", "fatigue", "fourrager",
    "union_des_forces", "elan", "la_garde", "la_ligne_rouge", "chargez", "audace", "deploiement_rapide", "grande_batterie",
    "tirailleurs", "carre", "tenir", "cambronne", "retraite_en_ordre", "panique",
]  # fmt: skip
STEPS: Final = {
    "turn_step": [
        "draw",
        "red",
        "reinforcements",
        "blue",
        "initiative",
        "operations",
        "rest",
        "recovery",
        "exhaustion",
        "end",
    ],
    "operation_step": ["designate", "rain", "announce", "moved", "flip", "end", "over"],
    "manoeuvre_step": [
        "M0",
        "M1",
        "M1a",
        "M1b",
        "M1c",
        "MP",
        "M2",
        "M2a",
        "M2b",
        "M2c",
        "M2d",
        "M2e",
        "M3",
        "M3own",
        "M3fatigue",
        "M3split",
        "M4",
        "out",
    ],
    "combat_step": [
        "C0",
        "C1",
        "C2",
        "rearguard",
        "C3",
        "C4",
        "C5",
        "C5defender",
        "C5dead",
        "C5losses",
        "C5relief",
        "C6",
        "C7",
        "C7a",
        "C7b",
        "C7c",
        "C7d",
        "C7e",
        "C8",
        "out",
    ],
    "retreat_step": ["first", "next", "entered", "control", "sum", "out"],
}

VOCABULARY: Final = Vocabulary(
    [
        Verb("pass", passes=True),
        Verb("play", CARD),
        Verb("vedette", PLACE),
        Verb("take", PIECE),
        Verb("manoeuvre"),
        Verb("attack"),
        Verb("step", BORDER),
        Verb("end", passes=True),
        Verb("decline"),
        Verb("fatigue", PIECE),
        Verb("relieve", PIECE),
        Verb("done", passes=True),
        Verb("lose_infantry", PIECE),
        Verb("lose_cavalry", PIECE),
        Verb("retreat", BORDER),
        Verb("stay"),
        Verb("withdraw", passes=True),
        Verb("zone", PLACE),
        Verb("opponent", SEAT),
        Verb("search", CARD),
        Verb("reinforce", PIECE),
        Verb("delay", PIECE),
        Verb("bring", PIECE),
        Verb("destroy", BORDER),
        Verb("march", BORDER),
        Verb("recover", PIECE),
        Verb("give", CARD),
        Verb("name", SEAT),
    ],
    {
        PLACE: ZONES,
        BORDER: BORDER_NAMES,
        PIECE: BLOCKS,
        CARD: CARDS,
        SEAT: SEATS,
        "nation": NATIONS,
        "side": SIDES,
        "invasion": INVASION,
        "intent": ["manoeuvre", "combat"],
        "reason": REASONS,
        "arm": ["infantry", "cavalry"],
        "ending": ENDINGS,
        "score": SCORES,
        "split": SPLITS,
        "effect": EFFECTS,
        **STEPS,
    },
)

T_TURN: Final = 0
T_DREW: Final = 1
T_CARD: Final = 2
T_RED: Final = 3
T_REDS_CANCELLED: Final = 4
T_INACTIVE: Final = 5
T_DELAYED: Final = 6
T_NO_RECOVERY: Final = 7
T_ARRIVED: Final = 8
T_VEDETTE: Final = 9
T_PLAYED: Final = 10
T_CANCELLED: Final = 11
T_DISCARDED: Final = 12
T_SEARCHED: Final = 13
T_LOOKED: Final = 14
T_SEEN: Final = 15
T_STRENGTHENED: Final = 16
T_INITIATIVE_CARD: Final = 17
T_FIRST: Final = 18
T_LEADER: Final = 19
T_NAMED: Final = 20
T_GAVE: Final = 21
T_GIVEN: Final = 22
T_PASSED: Final = 23
T_OPERATION: Final = 24
T_JOINS: Final = 25
T_MOVEMENT_CARD: Final = 26
T_APPROACH: Final = 27
T_POINTS: Final = 28
T_NO_POINTS: Final = 29
T_STEPPED: Final = 30
T_ENDED: Final = 31
T_VEDETTES_LOST: Final = 32
T_AXIS: Final = 33
T_AXIS_STRUCK: Final = 34
T_CONTROL: Final = 35
T_POSITION_LOST: Final = 36
T_TIRED: Final = 37
T_RESTED: Final = 38
T_ELIMINATED: Final = 39
T_COMMANDER_LOST: Final = 40
T_POINTS_SCORED: Final = 41
T_TREASON: Final = 42
T_SHOWN: Final = 43
T_BRIDGE: Final = 44
T_COMBAT: Final = 45
T_ENGAGED: Final = 46
T_BROUGHT: Final = 47
T_MODIFIER: Final = 48
T_NUMBERS: Final = 49
T_ATTACK_OFF: Final = 50
T_COMBAT_CARD: Final = 51
T_COMBAT_DIE: Final = 52
T_RESULT: Final = 53
T_VICTORY: Final = 54
T_DRAWN: Final = 55
T_STAYS: Final = 56
T_RETREATED: Final = 57
T_CORNERED: Final = 58
T_PURSUIT: Final = 59
T_PURSUIT_FATIGUE: Final = 60
T_LOST: Final = 61
T_RECOVERY: Final = 62
T_EXHAUSTION: Final = 63
T_HOLD: Final = 64
T_AGAIN: Final = 65
T_ROUGEAUD: Final = 66
T_WON: Final = 67
T_MOVED: Final = 68
T_BORNE: Final = 69
T_MANOEUVRE_FATIGUE: Final = 70
T_EFFECT: Final = 71
T_SPARED: Final = 72
T_REARGUARD: Final = 73
T_REST: Final = 74

TELLINGS: Final = [
    Telling("turn", [("turn", NUMBER), ("invasion", "invasion")], heading=True),
    Telling("drew", [("seat", SEAT), ("number", NUMBER)]),
    Telling("card", [("seat", SEAT), ("card", CARD)]),
    Telling("red", [("seat", SEAT), ("card", CARD)]),
    Telling("reds-cancelled", [("number", NUMBER)]),
    Telling("inactive", [("place", PLACE), ("seat", SEAT)]),
    Telling("delayed", [("piece", PIECE), ("turn", NUMBER)]),
    Telling("no-recovery", []),
    Telling("arrived", [("piece", PIECE), ("place", PLACE)]),
    Telling("vedette", [("nation", "nation"), ("place", PLACE)]),
    Telling("played", [("seat", SEAT), ("card", CARD)]),
    Telling("cancelled", [("seat", SEAT), ("card", CARD)]),
    Telling("discarded", [("seat", SEAT), ("card", CARD)]),
    Telling("searched", [("seat", SEAT)]),
    Telling("looked", [("seat", SEAT), ("other", SEAT)]),
    Telling("seen", [("seat", SEAT), ("card", CARD)]),
    Telling("strengthened", [("piece", PIECE)]),
    Telling("initiative-card", [("seat", SEAT), ("card", CARD), ("value", NUMBER)]),
    Telling("first", [("side", "side")]),
    Telling("leader", [("seat", SEAT)]),
    Telling("named", [("seat", SEAT)]),
    Telling("gave", [("seat", SEAT), ("number", NUMBER)]),
    Telling("given", [("seat", SEAT), ("card", CARD)]),
    Telling("passed", [("seat", SEAT)]),
    Telling(
        "operation",
        [("seat", SEAT), ("place", PLACE), ("nation", "nation"), ("number", NUMBER), ("intent", "intent")],
        heading=True,
    ),
    Telling("joins", [("piece", PIECE)]),
    Telling("movement-card", [("seat", SEAT), ("card", CARD), ("value", NUMBER)]),
    Telling("approach", [("value", NUMBER)]),
    Telling("points", [("number", NUMBER)]),
    Telling("no-points", [("place", PLACE)]),
    Telling("stepped", [("nation", "nation"), ("border", BORDER), ("number", NUMBER)], folds=True),
    Telling("ended", [("place", PLACE)]),
    Telling("vedettes-lost", [("nation", "nation"), ("place", PLACE), ("number", NUMBER)]),
    Telling("axis", [("side", "side"), ("border", BORDER)]),
    Telling("axis-struck", [("side", "side"), ("place", PLACE)]),
    Telling("control", [("side", "side"), ("place", PLACE), ("value", NUMBER)], fight=FOLLOWS),
    Telling("position-lost", [("place", PLACE)], fight=FOLLOWS),
    Telling("tired", [("piece", PIECE), ("number", NUMBER)]),
    Telling("rested", [("piece", PIECE), ("number", NUMBER)]),
    Telling("eliminated", [("piece", PIECE), ("strength", NUMBER)], fight=FOLLOWS),
    Telling("commander-lost", [("piece", PIECE)], fight=FOLLOWS),
    Telling(
        "points-scored", [("side", "side"), ("number", NUMBER), ("total", NUMBER), ("score", "score")], fight=FOLLOWS
    ),
    Telling("treason", [("place", PLACE)]),
    Telling("shown", [("piece", PIECE)]),
    Telling("bridge", [("border", BORDER)]),
    Telling("combat", [("side", "side"), ("place", PLACE)], heading=True, fight=BEGINS),
    Telling("engaged", [("side", "side"), ("piece", PIECE)], fight=COURSE),
    Telling("brought", [("piece", PIECE), ("place", PLACE)], fight=COURSE),
    Telling("modifier", [("side", "side"), ("reason", "reason"), ("number", NUMBER)], fight=COURSE),
    Telling("numbers", [("attack", NUMBER), ("defence", NUMBER)], fight=COURSE),
    Telling("attack-off", [("place", PLACE)], fight=RESULT),
    Telling("combat-card", [("side", "side"), ("card", CARD), ("losses", NUMBER), ("fatigue", NUMBER)], fight=COURSE),
    Telling("combat-die", [("nation", "nation"), ("losses", NUMBER), ("fatigue", NUMBER)], fight=COURSE),
    Telling(
        "result",
        [
            ("attack_losses", NUMBER),
            ("attack_fatigue", NUMBER),
            ("defence_losses", NUMBER),
            ("defence_fatigue", NUMBER),
        ],
        fight=RESULT,
    ),
    Telling("victory", [("side", "side"), ("difference", NUMBER)], fight=RESULT),
    Telling("drawn", [], fight=RESULT),
    Telling("stays", [("side", "side"), ("place", PLACE)], fight=FOLLOWS),
    Telling("retreated", [("side", "side"), ("border", BORDER), ("number", NUMBER)], fight=FOLLOWS, folds=True),
    Telling("cornered", [("place", PLACE)], fight=FOLLOWS),
    Telling("pursuit", [("side", "side"), ("number", NUMBER)], fight=FOLLOWS),
    Telling("pursuit-fatigue", [("number", NUMBER)], fight=FOLLOWS),
    Telling("lost", [("piece", PIECE), ("arm", "arm")], fight=FOLLOWS),
    Telling("recovery", [("seat", SEAT), ("card", CARD)]),
    Telling("exhaustion", [("side", "side"), ("number", NUMBER)]),
    Telling("hold", [("total", NUMBER)]),
    Telling("again", []),
    Telling("rougeaud", [("card", CARD), ("value", NUMBER)], fight=COURSE),
    Telling("won", [("side", "side"), ("ending", "ending")]),
    Telling("moved", [("nation", "nation"), ("border", BORDER), ("number", NUMBER)]),
    Telling("borne", [("side", "side")]),
    Telling("manoeuvre-fatigue", [("number", NUMBER)]),
    Telling("effect", [("card", CARD), ("effect", "effect")], fight=COURSE),
    Telling("spared", [("side", "side"), ("reason", "reason"), ("number", NUMBER)], fight=COURSE),
    Telling("rearguard", [("piece", PIECE), ("place", PLACE)], fight=RESULT),
    Telling("rest", [], heading=True),
]
