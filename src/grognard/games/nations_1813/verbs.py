"""What can be said and told in this game: its verbs and its events, each a small integer."""

from typing import Final

from grognard.games.nations_1813.tables import (
    AREAS,
    ARMIES,
    CARDS,
    DATES,
    DISTRICTS,
    MISSIONS,
    SIDES,
    TERRAINS,
    UNITS,
)
from grognard.kernel.actions import CARD, NUMBER, PLACE, SEAT, Verb, Vocabulary
from grognard.kernel.contract import BEGINS, COURSE, FOLLOWS, RESULT, Telling

DISTRICT: Final = 0
KEEP: Final = 1
WAIT: Final = 2
BEGIN: Final = 3
REFRESH: Final = 4
KEEP_DISPLAY: Final = 5
ARMY: Final = 6
VILLAGE: Final = 7
PLAY: Final = 8
PAIR: Final = 9
REMOVE: Final = 10
MARCH: Final = 11
TO: Final = 12
JUMP: Final = 13
DRAW: Final = 14
TAKE: Final = 15
END_TURN: Final = 16
PLACE_TILE: Final = 17
UNIT_TYPE: Final = 18
REVEAL: Final = 19
DISCARD: Final = 20
LOSS: Final = 21
SUPPORT: Final = 22
ENGAGE: Final = 23
MARKER: Final = 24
SECOND: Final = 25
SECOND_PAIR: Final = 26

SEATS: Final = ["p1", "p2"]

VOCABULARY: Final = Vocabulary(
    [
        Verb("district", "district"),
        Verb("keep", "mission"),
        Verb("wait", final=True),
        Verb("begin"),
        Verb("refresh"),
        Verb("keep_display"),
        Verb("army", "army"),
        Verb("village", PLACE),
        Verb("play", CARD),
        Verb("pair", CARD),
        Verb("remove", PLACE),
        Verb("march", PLACE),
        Verb("to", PLACE),
        Verb("jump", PLACE),
        Verb("draw"),
        Verb("take", CARD),
        Verb("end_turn", final=True),
        Verb("place", "army"),
        Verb("unit", "unit"),
        Verb("reveal", "mission"),
        Verb("discard", CARD),
        Verb("loss", "army"),
        Verb("support", "mission"),
        Verb("engage", "mission"),
        Verb("marker", "army"),
        Verb("second", CARD),
        Verb("second_pair", CARD),
    ],
    {
        PLACE: AREAS,
        CARD: CARDS,
        SEAT: SEATS,
        "army": ARMIES,
        "mission": MISSIONS,
        "district": DISTRICTS,
        "unit": UNITS,
        "side": SIDES,
        "date": DATES,
        "terrain": TERRAINS,
    },
)

T_GAME: Final = 0
T_SIDES: Final = 1
T_MISSION: Final = 2
T_DISTRICT: Final = 3
T_SECOND: Final = 4
T_KEPT: Final = 5
T_MISSIONS: Final = 6
T_DEALT: Final = 7
T_CARD: Final = 8
T_DISPLAY: Final = 9
T_TURN: Final = 10
T_IDLE: Final = 11
T_WAIT: Final = 12
T_REFRESH: Final = 13
T_ARMY: Final = 14
T_SCOUTS: Final = 15
T_MARKER: Final = 16
T_TERRAIN: Final = 17
T_WILD_TERRAIN: Final = 18
T_SCOUT: Final = 19
T_MOVE: Final = 20
T_WILD_MOVE: Final = 21
T_JUMP: Final = 22
T_JUMP_CARD: Final = 23
T_JUMP_PAIR: Final = 24
T_TIME_CARD: Final = 25
T_DREW: Final = 26
T_TOOK: Final = 27
T_SHUFFLED: Final = 28
T_END_TURN: Final = 29
T_DISCARDED: Final = 30
T_STALL: Final = 31
T_POINT: Final = 32
T_DATE: Final = 33
T_REVEALED: Final = 34
T_TILE: Final = 35
T_UNIT: Final = 36
T_SWEPT: Final = 37
T_TAKEN_BACK: Final = 38
T_REWARD: Final = 39
T_NO_SCOUT: Final = 40
T_BATTLE: Final = 41
T_NO_CONTACT: Final = 42
T_LOSS: Final = 43
T_LOST_POINT: Final = 44
T_DAMAGE: Final = 45
T_DESTROYED: Final = 46
T_SCORING: Final = 47
T_SUPPORT: Final = 48
T_ENGAGE: Final = 49
T_MISSION_WON: Final = 50
T_MISSION_LOST: Final = 51
T_MISSION_EMPTY: Final = 52
T_SCORE: Final = 53
T_WON: Final = 54
T_DRAWN: Final = 55
T_MATCH_WON: Final = 56
T_MATCH_DRAWN: Final = 57
T_LOSSES: Final = 58

TELLINGS: Final = [
    Telling("game", [("number", NUMBER)], heading=True),
    Telling("sides", [("french", SEAT), ("allied", SEAT)]),
    Telling("mission", [("seat", SEAT), ("mission", "mission")]),
    Telling("district", [("seat", SEAT), ("district", "district")]),
    Telling("second", [("seat", SEAT), ("mission", "mission")]),
    Telling("kept", [("seat", SEAT), ("mission", "mission")]),
    Telling("missions", [("seat", SEAT)]),
    Telling("dealt", [("seat", SEAT), ("number", NUMBER)]),
    Telling("card", [("seat", SEAT), ("card", CARD)]),
    Telling("display", [("card", CARD)]),
    Telling("turn", [("seat", SEAT), ("side", "side"), ("number", NUMBER)], heading=True),
    Telling("idle", [("seat", SEAT)]),
    Telling("wait", [("seat", SEAT)]),
    Telling("refresh", [("seat", SEAT)]),
    Telling("army", [("seat", SEAT), ("army", "army")]),
    Telling("scouts", [("seat", SEAT), ("number", NUMBER)]),
    Telling("marker", [("army", "army"), ("place", PLACE)]),
    Telling("terrain", [("seat", SEAT), ("card", CARD), ("army", "army"), ("place", PLACE)]),
    Telling("wild-terrain", [("seat", SEAT), ("card", CARD), ("army", "army"), ("place", PLACE)]),
    Telling("scout", [("seat", SEAT), ("army", "army"), ("place", PLACE)]),
    Telling("move", [("seat", SEAT), ("card", CARD), ("army", "army"), ("from", PLACE), ("to", PLACE)]),
    Telling("wild-move", [("seat", SEAT), ("card", CARD), ("army", "army"), ("from", PLACE), ("to", PLACE)]),
    Telling("jump", [("seat", SEAT), ("army", "army"), ("from", PLACE), ("over", PLACE), ("to", PLACE)]),
    Telling("jump-card", [("seat", SEAT), ("card", CARD)]),
    Telling("jump-pair", [("seat", SEAT), ("card", CARD)]),
    Telling("time-card", [("seat", SEAT)]),
    Telling("drew", [("seat", SEAT)]),
    Telling("took", [("seat", SEAT), ("card", CARD)]),
    Telling("shuffled", [("number", NUMBER)]),
    Telling("end-turn", [("seat", SEAT)]),
    Telling("discarded", [("seat", SEAT), ("card", CARD)]),
    Telling("stall", []),
    Telling("point", [("number", NUMBER)], folds=True),
    Telling("date", [("date", "date")]),
    Telling("revealed", [("seat", SEAT), ("mission", "mission")]),
    Telling("tile", [("army", "army"), ("place", PLACE)]),
    Telling("unit", [("army", "army"), ("unit", "unit")]),
    Telling("swept", [("army", "army"), ("place", PLACE)]),
    Telling("taken-back", [("army", "army")]),
    Telling("reward", [("seat", SEAT), ("army", "army"), ("score", NUMBER)]),
    Telling("no-scout", [("seat", SEAT)]),
    Telling("battle", [("date", "date")], heading=True, fight=BEGINS),
    Telling("no-contact", [], fight=RESULT),
    Telling("loss", [("seat", SEAT), ("by", "army"), ("army", "army"), ("place", PLACE)], fight=COURSE),
    Telling("lost-point", [("by", "army")], fight=COURSE),
    Telling("damage", [("army", "army"), ("number", NUMBER), ("left", NUMBER)], fight=COURSE),
    Telling("destroyed", [("army", "army"), ("place", PLACE)], fight=COURSE),
    Telling("scoring", [], heading=True, fight=BEGINS),
    Telling("support", [("army", "army"), ("mission", "mission"), ("worth", NUMBER)], fight=COURSE),
    Telling("engage", [("army", "army"), ("mission", "mission"), ("worth", NUMBER)], fight=COURSE),
    Telling(
        "mission-won",
        [("mission", "mission"), ("army", "army"), ("french", NUMBER), ("allied", NUMBER), ("points", NUMBER)],
        fight=COURSE,
    ),
    Telling(
        "mission-lost",
        [("mission", "mission"), ("army", "army"), ("french", NUMBER), ("allied", NUMBER), ("points", NUMBER)],
        fight=COURSE,
    ),
    Telling("mission-empty", [("mission", "mission"), ("points", NUMBER)], fight=COURSE),
    Telling("score", [("french", NUMBER), ("allied", NUMBER)], fight=RESULT),
    Telling("won", [("seat", SEAT), ("side", "side")], fight=FOLLOWS),
    Telling("drawn", [], fight=FOLLOWS),
    Telling("match-won", [("seat", SEAT), ("points", NUMBER), ("other", NUMBER)], fight=FOLLOWS),
    Telling("match-drawn", [("points", NUMBER)], fight=FOLLOWS),
    Telling("losses", [("french", NUMBER), ("allied", NUMBER)], fight=RESULT),
]
