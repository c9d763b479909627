"""What can be said and told in this game: its verbs and its events, each a small integer."""

from typing import Final

from grognard.games.risk_napoleon.tables import (
    BORDER_NAMES,
    CARDS,
    COLOURS,
    MISSIONS,
    MOST_DEFENDING,
    MOST_ENGAGED,
    MOST_SEATS,
    REGIONS,
    TERRITORIES,
)
from grognard.kernel.actions import BORDER, CARD, NUMBER, PLACE, SEAT, Verb, Vocabulary
from grognard.kernel.contract import Telling

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
        Verb("end_turn"),
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
    Telling("attack", [("seat", SEAT), ("border", BORDER), ("number", NUMBER)]),
    Telling(
        "round", [("border", BORDER), ("attack", "dice"), ("defence", "dice"), ("lost", NUMBER), ("inflicted", NUMBER)]
    ),
    Telling("conquered", [("seat", SEAT), ("place", PLACE), ("number", NUMBER)]),
    Telling("eliminated", [("seat", SEAT), ("by", SEAT)]),
    Telling("cards-taken", [("seat", SEAT), ("by", SEAT), ("number", NUMBER)]),
    Telling("capital-fell", [("seat", SEAT), ("place", PLACE), ("by", SEAT)]),
    Telling("drew", [("seat", SEAT)]),
    Telling("card", [("seat", SEAT), ("card", CARD)]),
    Telling("marched", [("seat", SEAT), ("border", BORDER), ("number", NUMBER)]),
    Telling("shown", [("seat", SEAT), ("mission", "mission")]),
    Telling("won", [("seat", SEAT)]),
]
