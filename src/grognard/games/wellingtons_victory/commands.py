"""Several players a side (option multiplayer_commands, WV-15.9.4): who decides for which units, and who may write to whom.

Inside, frames go on knowing two sides. Between them and the players stands this: an action of a side belongs to the player who
commands the unit it is about; what is about no unit (the end of a phase, a pass) belongs to the commander-in-chief.
"""

from typing import Any, Final

from grognard.games.wellingtons_victory.effects import radius
from grognard.games.wellingtons_victory.formation import Face
from grognard.games.wellingtons_victory.ground import BORDERS, distance
from grognard.games.wellingtons_victory.state import Battle
from grognard.games.wellingtons_victory.tables import (
    ARMY,
    BATTERY_OF,
    CHAIN,
    CREW,
    FIRST_LEADER,
    FORMATION_COUNT,
    FORMATION_OF,
    FORMATIONS,
    KIND,
    LEADER,
    LEADER_FORMATION,
    NAPOLEON,
    PIECE_COUNT,
    PIECE_NUMBER,
    SIDE_OF,
    UNIT_COUNT,
)
from grognard.games.wellingtons_victory.verbs import FORM_ALL, LIAISON, SIDE_OF_PLAYER, TURN, VOCABULARY
from grognard.kernel.actions import BORDER, PIECE, PLACE
from grognard.kernel.contract import Frame

PLAYERS_OF_SIDE: Final = [[0, 2, 3, 4], [1, 5, 6, 7]]  # the commander-in-chief first
_CORPS: Final = {
    "fr": 0, "fr-IIIc": 0, "fr-IVc": 0, "fr-IG": 0, "fr-I": 2, "fr-II": 3, "fr-VI": 4,
    "aa": 1, "aa-R": 1, "aa-I": 5, "aa-II": 5, "aa-C": 6, "pr": 7,
}  # fmt: skip
_CHIEFS: Final = [
    [PIECE_NUMBER[name] for name in names.split()]
    for names in (
        "fr-napoleon fr-ney", "aa-wellington", "fr-derlon", "fr-reille", "fr-lobau", "aa-orange aa-hill", "aa-uxbridge",
        "pr-blucher pr-bulow pr-pirch1 pr-zieten",
    )
]  # fmt: skip


def _formation_player(formation: int) -> int:
    return next(_CORPS[FORMATIONS[f]] for f in CHAIN[formation] if FORMATIONS[f] in _CORPS)


FORMATION_PLAYER: Final = [_formation_player(f) for f in range(FORMATION_COUNT)]


def _piece_player(piece: int) -> int:
    """Units by their corps, crews by their battery; companies, which belong to no corps, by their army."""
    if piece < UNIT_COUNT:
        return FORMATION_PLAYER[FORMATION_OF[piece]]
    if KIND[piece] == CREW:
        return FORMATION_PLAYER[FORMATION_OF[BATTERY_OF[piece]]]
    if KIND[piece] == LEADER:
        return FORMATION_PLAYER[LEADER_FORMATION[piece - FIRST_LEADER]]
    return (0, 1, 7)[ARMY[piece]]


PIECE_PLAYER: Final = [_piece_player(p) for p in range(PIECE_COUNT)]

# Steps that are about one unit of the side that decides, by the field that names it.
_ABOUT: Final = {
    "Arrange": "piece", "PlaceLeader": "leader", "PassRounds": "piece", "Form": "piece", "Detach": "piece",
    "Absorb": "piece", "Extend": "piece", "Ride": "piece", "Target": "piece", "ThroughShot": "piece", "Aim": "piece",
    "RetreatChoice": "piece", "Entry": "piece", "Deploy": "piece", "FormStack": "hex", "RallyForm": "hex",
    "RallyFacing": "hex", "Advance": "hex", "AdvanceFacing": "hex",
}  # fmt: skip


def _top_own(s: Battle, spot: int, side: int) -> int:
    """The top unit of a side in a hex, a leader if there is no other; -1 for none."""
    here = [p for p in s.here(spot) if SIDE_OF[p] == side]
    if not here:
        return s.markers.get(spot, -1)
    return next((p for p in reversed(here) if KIND[p] != LEADER), here[-1])


def subject(s: Battle, top: Frame[Any]) -> int:
    """The unit that the whole step is about, -1 for none."""
    name = type(top).__name__
    if name == "Move":
        return s.mover
    if isinstance(top, Face):
        return _top_own(s, top.thing, top.seat) if top.what in (TURN, FORM_ALL) else top.thing
    if name == "PlaceNapoleon":
        return NAPOLEON
    field = _ABOUT.get(name)
    if field is None:
        return -1
    value = int(getattr(top, field))
    return _top_own(s, value, top.seat) if field == "hex" else value


def player_of(s: Battle, top: Frame[Any], action: int) -> int:
    """Whose decision an action is."""
    about = subject(s, top)
    if about >= 0:
        return PIECE_PLAYER[about]
    verb, argument = action >> 16, action & 0xFFFF
    kind = VOCABULARY.verbs[verb].kind
    if kind == PIECE:
        return PIECE_PLAYER[argument]
    if kind == "formation":
        return FORMATION_PLAYER[argument]
    if kind in (PLACE, BORDER) and verb != LIAISON:
        unit = _top_own(s, argument if kind == PLACE else BORDERS[argument] // 6, top.seat)
        if unit >= 0:
            return PIECE_PLAYER[unit]
    return top.seat


def players_deciding(s: Battle) -> list[int]:
    """The players of the side that decides who have something to decide."""
    if not s.stack:
        return []
    top = s.stack[-1]
    if top.seat < 0:
        return []
    about = subject(s, top)
    if about >= 0:
        return [PIECE_PLAYER[about]]
    found = {player_of(s, top, action) for action in top.legal(s, top.seat)}
    return [player for player in PLAYERS_OF_SIDE[top.seat] if player in found]


def legal_for(s: Battle, player: int) -> list[int]:
    """What is open to a player."""
    if not s.stack or s.stack[-1].seat != SIDE_OF_PLAYER[player]:
        return []
    top = s.stack[-1]
    return [action for action in top.legal(s, top.seat) if player_of(s, top, action) == player]


def bar_for(s: Battle, player: int, action: int) -> str | None:
    """Why an action is not open to a player: what bars it to his side, or that another commands the unit."""
    top = s.stack[-1]
    if player not in players_deciding(s):
        return top.wait(s, player)
    reason = top.bar(s, top.seat, action >> 16, action & 0xFFFF)
    if reason is None and player_of(s, top, action) != player:
        return "WV-15.9.4"
    return reason


def may_write(s: Battle, one: int, other: int) -> bool:
    """Partners write to each other when a chief of each is within the radius of the other's; never in a Command Phase."""
    if SIDE_OF_PLAYER[one] != SIDE_OF_PLAYER[other] or not s.stack:
        return True
    if s.phase in (1, 8):
        return False
    for a in _CHIEFS[one]:
        for b in _CHIEFS[other]:
            if s.where[a] >= 0 and s.where[b] >= 0:
                if distance(s.where[a], s.where[b]) <= min(radius(s, a), radius(s, b)):
                    return True
    return False
