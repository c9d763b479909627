"""What can be said and told in this game: its verbs and its events, each a small integer."""

from typing import Final

from grognard.games.napoleon_in_europe.tables import (
    BORDER_NAMES,
    CARD_COUNT,
    CORPS,
    KINDS,
    MOST_PIECES,
    MOST_SEATS,
    NATIONS,
    PLAYS,
    REGIONS,
)
from grognard.kernel.actions import BORDER, CARD, NUMBER, PLACE, SEAT, Verb, Vocabulary
from grognard.kernel.contract import BEGINS, COURSE, FOLLOWS, RESULT, Telling

SEATS: Final = [f"p{n}" for n in range(1, MOST_SEATS + 1)]
# The cards that may be put away, nation by nation: `put_away france_bare`.
WASTE: Final[list[str]] = [f"{nation}_{kind}" for nation in NATIONS for kind in ("bare", "blank")]
NATION: Final = "nation"
CORPS_SET: Final = "corps"

CHOOSE: Final = 0
PLACE_ONE: Final = 1
PLACE_REST: Final = 2
DONE: Final = 3
PROPOSE: Final = 4
ACCEPT: Final = 5
DECLINE: Final = 6
TRADE: Final = 7
HAND: Final = 8
GIVE: Final = 9
TAKE: Final = 10
COUNTER: Final = 11
PLEDGE: Final = 12
CEDE: Final = 13
RECEIVER: Final = 14
REQUEST: Final = 15
PUT_AWAY: Final = 16
END_ALLIANCE: Final = 17
KEEP_FAITH: Final = 18
BEGIN: Final = 19
INVITE: Final = 20
DEFER: Final = 21
MARCH: Final = 22
WHOLE: Final = 23
DETACH: Final = 24
SINCE: Final = 25
SEND: Final = 26
EMBARK: Final = 27
FLEET: Final = 28
SAIL: Final = 29
LOAD: Final = 30
CAST_OFF: Final = 31
GRANT: Final = 32
REFUSE: Final = 33
HAND_OVER: Final = 34
END_MOVEMENT: Final = 35
BATTLE: Final = 36
FRONT: Final = 37
STAND: Final = 38
GIVE_UP: Final = 39
SHIFT_CORPS: Final = 40
HIT: Final = 41
SPARE: Final = 42
RALLY: Final = 43
ENOUGH: Final = 44
RETREAT: Final = 45
FALL_BACK: Final = 46
COMBINE: Final = 47
CARD_PLAYED: Final = 48
END_PRODUCTION: Final = 49

VOCABULARY: Final = Vocabulary(
    [
        Verb("choose_nation", NATION),
        Verb("place", PLACE),
        Verb("place_rest", PLACE),
        Verb("done", passes=True),
        Verb("propose_alliance", SEAT),
        Verb("accept"),
        Verb("decline"),
        Verb("trade", NATION),
        Verb("hand", NATION),
        Verb("give", NUMBER, 0, CARD_COUNT),
        Verb("take", NUMBER, 0, CARD_COUNT),
        Verb("counter"),
        Verb("pledge", CARD),
        Verb("cede", PLACE),
        Verb("receiver", NATION),
        Verb("request", PLACE),
        Verb("put_away", "waste"),
        Verb("end_alliance", SEAT),
        Verb("keep_faith", passes=True),
        Verb("begin"),
        Verb("invite", SEAT),
        Verb("defer", SEAT),
        Verb("march", BORDER),
        Verb("whole"),
        Verb("detach", CORPS_SET),
        Verb("since", PLACE),
        Verb("send", NUMBER, 1, MOST_PIECES),
        Verb("embark", PLACE),
        Verb("fleet", NATION),
        Verb("sail", PLACE),
        Verb("load", CORPS_SET),
        Verb("cast_off"),
        Verb("grant"),
        Verb("refuse"),
        Verb("hand_over"),
        Verb("end_movement", passes=True, final=True),
        Verb("battle", PLACE),
        Verb("front", NUMBER, 0, MOST_PIECES),
        Verb("stand"),
        Verb("give_up", final=True),
        Verb("shift", CORPS_SET),
        Verb("hit", CORPS_SET),
        Verb("spare"),
        Verb("rally", CORPS_SET),
        Verb("enough"),
        Verb("retreat", PLACE),
        Verb("fall_back", PLACE),
        Verb("combine", "play"),
        Verb("card", CARD),
        Verb("end_production", passes=True, final=True),
    ],
    {
        PLACE: REGIONS,
        BORDER: BORDER_NAMES,
        CARD: KINDS,
        SEAT: SEATS,
        NATION: NATIONS,
        CORPS_SET: CORPS,
        "waste": WASTE,
        "play": PLAYS,
    },
)

T_NATION: Final = 0
T_NEUTRAL: Final = 1
T_FIRST_ROLL: Final = 2
T_FIRST: Final = 3
T_PLACED: Final = 4
T_ALL_PLACED: Final = 5
T_GAME_TURN: Final = 6
T_WINDOW: Final = 7
T_TURN: Final = 8
T_OFFER_ALLIANCE: Final = 9
T_ALLIED: Final = 10
T_DECLINED: Final = 11
T_ALLIANCE_ENDED: Final = 12
T_INVITED: Final = 13
T_JOINED: Final = 14
T_DEFER_ASKED: Final = 15
T_DEFERRED: Final = 16
T_FELL_OUT: Final = 17
T_TURN_LOST: Final = 18
T_OFFER_TRADE: Final = 19
T_COUNTER_OFFER: Final = 20
T_TRADE_DECLINED: Final = 21
T_TRADED: Final = 22
T_GOT_CARD: Final = 23
T_CESSION: Final = 24
T_CEDED: Final = 25
T_CESSION_DECLINED: Final = 26
T_PUT_AWAY: Final = 27
T_PUT_CARD: Final = 28
T_MARCHED: Final = 29
T_CONTROL: Final = 30
T_FREED: Final = 31
T_PASSAGE_ASKED: Final = 32
T_PASSAGE: Final = 33
T_PASSAGE_REFUSED: Final = 34
T_SAILED: Final = 35
T_THROW: Final = 36
T_LANDED: Final = 37
T_BATTLE: Final = 38
T_SIDE: Final = 39
T_LEADERS_ONLY: Final = 40
T_RANKS: Final = 41
T_SHIFTED: Final = 42
T_GAVE_UP: Final = 43
T_FIRE: Final = 44
T_HIT: Final = 45
T_RALLY_ROLL: Final = 46
T_RALLIED: Final = 47
T_BATTLE_WON: Final = 48
T_PURSUIT: Final = 49
T_RETREATED: Final = 50
T_NO_RETREAT: Final = 51
T_DREW: Final = 52
T_CARD: Final = 53
T_COMBINED: Final = 54
T_CARD_SHOWN: Final = 55
T_GAINED: Final = 56
T_ELIMINATED: Final = 57
T_OUT: Final = 58
T_SCORE: Final = 59
T_WON: Final = 60
T_ROUND: Final = 61
T_ARMY: Final = 62
T_LANDING: Final = 63
T_SURF: Final = 64
T_BATTLE_OVER: Final = 65
T_BATTLE_TOOK: Final = 66
T_BATTLE_FREED: Final = 67
T_LAUREL: Final = 68

_SEAT: Final = ("seat", SEAT)
_OTHER: Final = ("other", SEAT)
_NATION: Final = ("nation", NATION)
_PLACE: Final = ("place", PLACE)
_NUMBER: Final = ("number", NUMBER)
_CORPS: Final = ("corps", CORPS_SET)

TELLINGS: Final = [
    Telling("nation", [_SEAT, _NATION]),
    Telling("neutral", [_NATION]),
    Telling("first-roll", [_SEAT, ("die", "dice")]),
    Telling("first", [_SEAT]),
    Telling("placed", [_SEAT, _CORPS, _NUMBER, _PLACE]),
    Telling("all-placed", []),
    Telling("game-turn", [_NUMBER], heading=True),
    Telling("window", [_SEAT]),
    Telling("turn", [_SEAT, _NUMBER], heading=True),
    Telling("offer-alliance", [_SEAT, _OTHER]),
    Telling("allied", [_SEAT, _OTHER]),
    Telling("declined", [_SEAT, _OTHER]),
    Telling("alliance-ended", [_SEAT, _OTHER]),
    Telling("invited", [_SEAT, _OTHER]),
    Telling("joined", [_SEAT, _OTHER]),
    Telling("defer-asked", [_SEAT, _OTHER]),
    Telling("deferred", [_SEAT, _OTHER]),
    Telling("fell-out", [_SEAT, _OTHER]),
    Telling("turn-lost", [_SEAT]),
    Telling("offer-trade", [_SEAT, _NATION, ("partner", NATION), ("give", NUMBER), ("take", NUMBER)]),
    Telling("counter-offer", [_SEAT, _NATION, ("partner", NATION), ("give", NUMBER), ("take", NUMBER)]),
    Telling("trade-declined", [_SEAT]),
    Telling("traded", [_NATION, ("partner", NATION), ("give", NUMBER), ("take", NUMBER)]),
    Telling("got-card", [_NATION, ("card", CARD)]),
    Telling("cession", [_SEAT, _PLACE, _NATION]),
    Telling("ceded", [_SEAT, _PLACE, _NATION]),
    Telling("cession-declined", [_SEAT, _PLACE]),
    Telling("put-away", [_NATION]),
    Telling("put-card", [_NATION, ("card", CARD)]),
    Telling("marched", [_SEAT, _CORPS, _NUMBER, ("border", BORDER)], folds=True),
    Telling("control", [_NATION, _PLACE]),
    Telling("freed", [_NATION, _PLACE]),
    Telling("passage-asked", [_SEAT, _OTHER, _NATION]),
    Telling("passage", [_SEAT, _OTHER]),
    Telling("passage-refused", [_SEAT, _OTHER]),
    Telling("sailed", [_CORPS, _NUMBER, _PLACE, ("goal", PLACE)]),
    Telling("throw", [_CORPS, _NUMBER, ("rear", NUMBER), ("dice", "dice"), ("least", NUMBER)], fight=COURSE),
    Telling("landed", [_CORPS, _NUMBER, ("lost", NUMBER), _PLACE], fight=RESULT),
    Telling("battle", [_PLACE, _SEAT, _OTHER, ("major", NUMBER), ("least", NUMBER)], heading=True, fight=BEGINS),
    Telling("side", [_CORPS, _NUMBER, ("attacks", NUMBER)], fight=COURSE),
    Telling("leaders-only", [_SEAT], fight=COURSE),
    Telling("ranks", [_CORPS, ("front", NUMBER), ("rear", NUMBER)], fight=COURSE),
    Telling("shifted", [_SEAT, _CORPS, ("front", NUMBER), ("rear", NUMBER)]),
    Telling("gave-up", [_SEAT], fight=COURSE),
    Telling("fire", [_SEAT, ("dice", NUMBER), ("least", NUMBER), ("hits", NUMBER)], fight=COURSE),
    Telling("hit", [_SEAT, _CORPS, _NUMBER], fight=COURSE),
    Telling("rally-roll", [_SEAT, ("dice", NUMBER), _NUMBER], fight=COURSE),
    Telling("rallied", [_SEAT, _CORPS], fight=COURSE),
    Telling("battle-won", [_SEAT, _PLACE], fight=COURSE),
    Telling("pursuit", [_SEAT, ("dice", NUMBER), ("least", NUMBER), ("hits", NUMBER)], fight=COURSE),
    Telling("retreated", [_CORPS, _NUMBER, _PLACE], fight=FOLLOWS),
    Telling("no-retreat", [_CORPS, _NUMBER], fight=FOLLOWS),
    Telling("drew", [_NATION, _NUMBER, ("capitals", NUMBER), ("regions", NUMBER)]),
    Telling("card", [_NATION, ("card", CARD)]),
    Telling("combined", [_NATION, ("play", "play")]),
    Telling("card-shown", [_NATION, ("card", CARD)]),
    Telling("gained", [_CORPS, _NUMBER]),
    Telling("eliminated", [_NATION]),
    Telling("out", [_SEAT]),
    Telling("score", [_SEAT, ("regions", NUMBER), ("start", NUMBER), ("nations", NUMBER)]),
    Telling("won", [_SEAT]),
    Telling("round", [_NUMBER], fight=COURSE),
    Telling("army", [_NATION, _NUMBER, ("border", BORDER)], folds=True),
    Telling("landing", [_NATION, _PLACE, ("most", NUMBER)], fight=BEGINS),
    Telling("surf", [_CORPS, ("dice", "dice"), ("most", NUMBER)], fight=COURSE),
    Telling("battle-over", [_PLACE, _SEAT, _OTHER, ("own", NUMBER), ("lost", NUMBER)], fight=RESULT),
    Telling("battle-took", [_NATION, _PLACE], fight=FOLLOWS),
    Telling("battle-freed", [_NATION, _PLACE], fight=FOLLOWS),
    Telling("laurel", [_NATION, _PLACE, _NUMBER], fight=FOLLOWS),
]
