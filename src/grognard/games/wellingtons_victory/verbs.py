"""What can be said and told in this game: its verbs and its events, each a small integer."""

from typing import Final

from grognard.games.wellingtons_victory.ground import BORDER_NAMES, HEXES
from grognard.games.wellingtons_victory.tables import ARMIES, FORMATIONS, PIECES, RESULTS
from grognard.kernel.actions import BORDER, NUMBER, PIECE, PLACE, SEAT, Verb, Vocabulary
from grognard.kernel.contract import BEGINS, FOLLOWS, RESULT, Telling
from grognard.kernel.hexes import VERTICES

SEATS: Final = ["french", "allied"]
# With option multiplayer_commands: the seats, and who sits at those that are not the side itself.
PLAYERS: Final = [*SEATS, "french_1", "french_2", "french_6", "allied_corps", "allied_cavalry", "prussians"]
CHIEFS: Final = ["erlon", "reille", "lobau", "orange", "uxbridge", "blucher"]
SIDE_OF_PLAYER: Final = [0, 1, 0, 0, 0, 1, 1, 1]
SIDES: Final = ["empire", "coalition"]  # what people call them
FACING: Final = "facing"
FORMATION: Final = "formation"
FORM: Final = "form"
ARMY_KIND: Final = "army"

# Formations of a unit; the first eight can be chosen.
COLUMN: Final = 0
LINE: Final = 1
LINE_RIGHT: Final = 2  # extended: the marker in the right flank hex, direction f + 2
LINE_LEFT: Final = 3  # extended: the marker in the left flank hex, direction f + 5
SQUARE: Final = 4
FOUR_RANKS: Final = 5  # option four_rank_line
LIMBERED: Final = 6
UNLIMBERED: Final = 7
MOUNTED: Final = 8
SKIRMISH: Final = 9
GUNNERS: Final = 10
STAFF: Final = 11
FORMS: Final = [
    "column", "line", "line_right", "line_left", "square", "four_ranks", "limbered", "unlimbered", "mounted",
    "skirmish", "gunners", "staff",
]  # fmt: skip

ARRANGE: Final = 0
PUT: Final = 1
FACE: Final = 2
ADOPT: Final = 3
END_SETUP: Final = 4
ACTIVATE: Final = 5
PLACE_LEADER: Final = 6
PASS_ROUND: Final = 7
RECEIVE: Final = 8
LIAISON: Final = 9
PREPARE: Final = 10
BREAK_UP: Final = 11
DEACTIVATE: Final = 12
END_PHASE: Final = 13
RETIRE: Final = 14
RETREAT: Final = 15
CHECK: Final = 16
CHECK_ALL: Final = 17
TURN: Final = 18
FORM_UNIT: Final = 19
FORM_ALL: Final = 20
DETACH: Final = 21
COUNT: Final = 22
ABSORB: Final = 23
TAKE: Final = 24
MOVE: Final = 25
MOVE_STACK: Final = 26
PICK_UP: Final = 27
DROP: Final = 28
RAISE: Final = 29
MARCH: Final = 30
ROAD_MARCH: Final = 31
UNLIMBER: Final = 32
END_MOVE: Final = 33
ENTER: Final = 34
LEAVE_MAP: Final = 35
ATTACK: Final = 36
CHARGE: Final = 37
RIDE: Final = 38
WHEEL: Final = 39
HALT: Final = 40
ADVANCE: Final = 41
STAY: Final = 42
FIRE: Final = 43
AIM: Final = 44
THROUGH: Final = 45
PASS: Final = 46
PASS_MOVE: Final = 47
PASS_PHASE: Final = 48
COUNTERCHARGE: Final = 49
GUARD_BRIGADE: Final = 50

# Why army morale goes down, and from R_RALLY on up.
REASONS: Final = ["hour", "losses", "rout", "leader", "objective_lost", "rally", "crew", "guard", "objective"]
R_HOUR: Final = 0
R_LOSSES: Final = 1
R_ROUT: Final = 2
R_LEADER: Final = 3
R_OBJECTIVE_LOST: Final = 4
R_RALLY: Final = 5
R_CREW: Final = 6
R_GUARD: Final = 7
R_OBJECTIVE: Final = 8

VICTORIES: Final = ["plain", "marginal", "substantial", "decisive", "overwhelming"]

VOCABULARY: Final = Vocabulary(
    [
        Verb("arrange", PIECE),
        Verb("put", PLACE),
        Verb("face", FACING),
        Verb("adopt", FORM),
        Verb("end_setup", final=True),
        Verb("activate", FORMATION),
        Verb("place_leader", PLACE),
        Verb("pass_round", PIECE),
        Verb("receive", PIECE),
        Verb("liaison", PLACE),
        Verb("prepare", PLACE),
        Verb("break_up", PIECE),
        Verb("deactivate", FORMATION),
        Verb("end_phase", final=True),
        Verb("retire", PLACE),
        Verb("retreat", PLACE),
        Verb("check", PLACE),
        Verb("check_all"),
        Verb("turn", PLACE),
        Verb("form", PIECE),
        Verb("form_all", PLACE),
        Verb("detach", PIECE),
        Verb("companies", NUMBER, 1, 10),
        Verb("absorb", PIECE),
        Verb("take", PIECE),
        Verb("move", PIECE),
        Verb("move_stack", PLACE),
        Verb("pick_up", PIECE),
        Verb("drop", PIECE),
        Verb("raise", PIECE),
        Verb("march", PLACE),
        Verb("road_march", PLACE),
        Verb("unlimber", FACING),
        Verb("end_move"),
        Verb("enter", PIECE),
        Verb("leave_map"),
        Verb("attack", BORDER),
        Verb("charge", PLACE),
        Verb("ride", PLACE),
        Verb("wheel", FACING),
        Verb("halt"),
        Verb("advance"),
        Verb("stay"),
        Verb("fire", PIECE),
        Verb("aim", PLACE),
        Verb("through", PLACE),
        Verb("pass", passes=True),
        Verb("pass_move", passes=True),
        Verb("pass_phase", passes=True, final=True),
        Verb("countercharge", PLACE),
        Verb("guard_brigade", FORMATION),
    ],
    {
        PLACE: HEXES,
        BORDER: BORDER_NAMES,
        PIECE: PIECES,
        SEAT: SEATS,
        FACING: VERTICES,
        FORMATION: FORMATIONS,
        FORM: FORMS,
        ARMY_KIND: ARMIES,
        "result": RESULTS,
        "side": SIDES,
        "player": CHIEFS,
        "victory": VICTORIES,
        "reason": REASONS,
    },
)

T_TURN: Final = 0
T_PHASE: Final = 1
T_MORALE: Final = 2
T_DEMORALISED: Final = 3
T_ACTIVATED: Final = 4
T_DEACTIVATED: Final = 5
T_LEADER_PLACED: Final = 6
T_ROUND_PASSED: Final = 7
T_CHARGE_PREPARED: Final = 8
T_CHECK: Final = 9
T_DISORDERED: Final = 10
T_ROUTED: Final = 11
T_RALLIED: Final = 12
T_RETREATED: Final = 13
T_ELIMINATED: Final = 14
T_TURNED: Final = 15
T_FORMED: Final = 16
T_DETACHED: Final = 17
T_ABSORBED: Final = 18
T_MOVED: Final = 19
T_ENTERED: Final = 20
T_LEFT: Final = 21
T_LOTS: Final = 22
T_FIRED: Final = 23
T_LOST: Final = 24
T_LEADER_HIT: Final = 25
T_LEADER_ROLL: Final = 26
T_EMPTY: Final = 27
T_ATTACK: Final = 28
T_MELEE: Final = 29
T_RESULT: Final = 30
T_ADVANCED: Final = 31
T_CHARGE: Final = 32
T_RODE: Final = 33
T_CHARGE_OVER: Final = 34
T_COUNTERCHARGE: Final = 35
T_OBJECTIVE: Final = 36
T_REINFORCED: Final = 37
T_REMOVED: Final = 38
T_RESUPPLIED: Final = 39
T_WON: Final = 40
T_DRAWN: Final = 41
T_STACK_LEADER: Final = 42

TELLINGS: Final = [
    Telling("turn", [("turn", NUMBER), ("hour", NUMBER), ("minute", NUMBER)], heading=True),
    Telling("phase", [("phase", NUMBER)], heading=True),
    Telling(
        "morale",
        [("army", ARMY_KIND), ("points", NUMBER), ("morale", NUMBER), ("reason", "reason")],
        fight=FOLLOWS,
    ),
    Telling("demoralised", [("army", ARMY_KIND)], fight=FOLLOWS),
    Telling("activated", [("formation", FORMATION)]),
    Telling("deactivated", [("formation", FORMATION)]),
    Telling("leader-placed", [("piece", PIECE), ("place", PLACE)]),
    Telling("round-passed", [("piece", PIECE), ("to", PIECE)]),
    Telling("charge-prepared", [("piece", PIECE), ("place", PLACE)]),
    Telling(
        "check", [("piece", PIECE), ("die", NUMBER), ("modifier", NUMBER), ("effectiveness", NUMBER)], fight=FOLLOWS
    ),
    Telling("disordered", [("piece", PIECE), ("place", PLACE)], fight=FOLLOWS),
    Telling("routed", [("piece", PIECE), ("place", PLACE)], fight=FOLLOWS),
    Telling("rallied", [("piece", PIECE), ("place", PLACE)]),
    Telling("retreated", [("piece", PIECE), ("place", PLACE)], fight=FOLLOWS, folds=True),
    Telling("eliminated", [("piece", PIECE)], fight=FOLLOWS),
    Telling("turned", [("place", PLACE), ("facing", FACING)]),
    Telling("formed", [("piece", PIECE), ("form", FORM)]),
    Telling("detached", [("piece", PIECE), ("number", NUMBER)]),
    Telling("absorbed", [("piece", PIECE), ("company", PIECE)]),
    Telling("moved", [("piece", PIECE), ("place", PLACE)], folds=True),
    Telling("entered", [("piece", PIECE), ("place", PLACE)]),
    Telling("left", [("piece", PIECE)]),
    Telling("lots", [("seat", SEAT), ("die", NUMBER)]),
    Telling(
        "fired",
        [("piece", PIECE), ("place", PLACE), ("die", NUMBER), ("target", NUMBER), ("loss", NUMBER)],
        fight=BEGINS,
    ),
    Telling("lost", [("piece", PIECE), ("number", NUMBER)], fight=RESULT),
    Telling("leader-hit", [("piece", PIECE), ("die", NUMBER)], fight=FOLLOWS),
    Telling("leader-safe", [("piece", PIECE), ("die", NUMBER)], fight=FOLLOWS),
    Telling("empty", [("piece", PIECE)], fight=FOLLOWS),
    Telling("attack", [("border", BORDER)]),
    Telling(
        "melee", [("border", BORDER), ("percent", NUMBER), ("differential", NUMBER), ("die", NUMBER)], fight=BEGINS
    ),
    Telling("result", [("border", BORDER), ("attacker", "result"), ("defender", "result")], fight=RESULT),
    Telling("advanced", [("piece", PIECE), ("place", PLACE)], fight=FOLLOWS),
    Telling("charge", [("piece", PIECE), ("place", PLACE)]),
    Telling("rode", [("piece", PIECE), ("place", PLACE)], folds=True),
    Telling("charge-over", [("piece", PIECE), ("place", PLACE)]),
    Telling("countercharge", [("piece", PIECE), ("place", PLACE)]),
    Telling("objective", [("place", PLACE), ("army", ARMY_KIND)], fight=FOLLOWS),
    Telling("reinforced", [("army", ARMY_KIND), ("morale", NUMBER), ("brigades", NUMBER)]),
    Telling("removed", [("piece", PIECE)]),
    Telling("resupplied", [("piece", PIECE)]),
    Telling("won", [("seat", SEAT), ("level", "victory"), ("difference", NUMBER)]),
    Telling("drawn", []),
    Telling("displaced", [("piece", PIECE), ("place", PLACE)]),
]
