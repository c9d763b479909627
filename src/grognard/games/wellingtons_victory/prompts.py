"""What a page asks of a step besides what is open: what it is about, what to think twice about, and what somebody may have
meant who clicked where nothing is open to him."""

from typing import Any, Final

from grognard.games.wellingtons_victory.formation import Face
from grognard.games.wellingtons_victory.ground import BORDER_NUMBER, HEXES, NEAR
from grognard.games.wellingtons_victory.march import Move
from grognard.games.wellingtons_victory.movement import Movement
from grognard.games.wellingtons_victory.moves import movers
from grognard.games.wellingtons_victory.stacking import clash, in_line, would_exceed
from grognard.games.wellingtons_victory.state import DISORDERED, ORDERED, ROUTED, Battle
from grognard.games.wellingtons_victory.tables import (
    ARTILLERY,
    BRIGADE_OF,
    CAVALRY,
    COMPANY,
    CREW,
    INFANTRY,
    KIND,
    LEADER,
    PIECES,
    SIDE_OF,
    UNIT_COUNT,
)
from grognard.games.wellingtons_victory.verbs import (
    ABSORB,
    ACTIVATE,
    AIM,
    ARRANGE,
    ATTACK,
    BREAK_UP,
    CHARGE,
    CHECK,
    COUNTERCHARGE,
    DEACTIVATE,
    DETACH,
    DROP,
    END_MOVE,
    END_PHASE,
    FIRE,
    FORM,
    FORM_ALL,
    FORM_UNIT,
    FORMS,
    LIAISON,
    MARCH,
    MOVE,
    MOVE_STACK,
    PASS_ROUND,
    PICK_UP,
    PLACE_LEADER,
    PREPARE,
    PUT,
    RAISE,
    RECEIVE,
    RETIRE,
    RETREAT,
    RIDE,
    ROAD_MARCH,
    SIDE_OF_PLAYER,
    TAKE,
    THROUGH,
    TURN,
)
from grognard.kernel.actions import NUMBER, PIECE, PLACE
from grognard.kernel.contract import Json

About = dict[str, tuple[str, Any]]

# --- what a step is about ----------------------------------------------------------------------------------------------

# Of the things that can still be done in a step, those that its prompt counts.
_COUNTED: Final = {
    "Activation": ACTIVATE,
    "Charges": PREPARE,
    "Breaking": BREAK_UP,
    "Deactivation": DEACTIVATE,
    "RoutOrder": RETIRE,
    "ZoneChecks": CHECK,
    "Movement": MOVE,
    "ChargesDue": CHARGE,
    "Fire": FIRE,
    "OpportunityFire": FIRE,
    "OpportunityCharge": COUNTERCHARGE,
    "RetreatChoice": RETREAT,
    "Absorb": TAKE,
}


def about(s: Battle, seat: int, found: About) -> About:
    """What a step is about: `piece`, the `place` where it happens, and the `number` of things that can still be done in it."""
    top = s.stack[-1]
    name = type(top).__name__
    for old, new in (("hex", "place"), ("leader", "piece")):
        if old in found:
            found[new] = found.pop(old)
    if isinstance(top, Face):
        if top.what == TURN:
            found["place"] = (PLACE, HEXES[top.thing])
        else:
            found["piece"] = (PIECE, PIECES[top.thing])
            found["form"] = (FORM, FORMS[top.form])
    elif isinstance(top, Move):
        found["piece"] = (PIECE, PIECES[s.mover])
        found["points"] = (NUMBER, s.mp + s.reach)
    if name in _COUNTED:
        verb = _COUNTED[name]
        found["number"] = (NUMBER, len([action for action in s.legal(seat) if action >> 16 == verb]))
    return found


# --- what to think twice about -----------------------------------------------------------------------------------------


def ends(s: Battle, seat: int) -> bool:
    """Whether who ends this step now leaves something undone that matters: leaders and restacking do not.
    After the Formation Phase the same player goes on: that can be taken back."""
    top = s.stack[-1]
    if isinstance(top, Movement):
        return [a for a in s.legal(seat) if a >> 16 == MOVE and KIND[a & 0xFFFF] <= ARTILLERY] != []
    return type(top).__name__ in ("Combat", "ChargesDue", "SetUp", "OpportunityFire", "OpportunityCharge")


def cautions(s: Battle, seat: int) -> dict[int, list[Json]]:
    """What moves would do that their names do not say."""
    top = s.stack[-1]
    found: dict[int, list[Json]] = {}
    if isinstance(top, Movement):
        for action in s.legal(seat):
            if action >> 16 == MOVE:
                _note(found, action, _leaves_guns(s, action & 0xFFFF))
            elif action == END_PHASE << 16:
                _note(found, action, _left_mixed(s, SIDE_OF_PLAYER[seat]))
    elif isinstance(top, Move):
        group = movers(s)
        for action in s.legal(seat):
            verb, argument = action >> 16, action & 0xFFFF
            if verb in (MARCH, ROAD_MARCH):
                _note(found, action, _crowds(s, argument, group))
            elif verb == PICK_UP:
                _note(found, action, _leaves_guns(s, argument))
            elif verb == END_MOVE:
                _note(found, action, _stands_mixed(s, group))
    return found


def _note(found: dict[int, list[Json]], action: int, notes: list[Json]) -> None:
    if notes:
        found[action] = notes


def _leaves_guns(s: Battle, p: int) -> list[Json]:
    """A crew, or a company that serves, goes away from its guns: these then neither fire nor move (WV-7.4.4b)."""
    if KIND[p] not in (CREW, COMPANY):
        return []
    left = [x for x in s.here(s.where[p]) if KIND[x] == ARTILLERY and s.served(x) == p]
    return [{"say": "caution-leaves-guns", "with": {"piece": f"piece-{PIECES[x]}"}} for x in left]


def _crowds(s: Battle, spot: int, group: list[int]) -> list[Json]:
    """Who comes into a hex where others are may be too many for it, or break up a line (WV-9.1.3a, WV-9.4.6)."""
    side = SIDE_OF[group[0]]
    here = [p for p in s.here(spot) if SIDE_OF[p] == side and p not in group]
    if not here:
        return []
    if would_exceed(s, spot, group):
        weak = [p for p in here + group if s.order[p] != ROUTED and _weak(s, p)]
        return [
            {
                "say": "caution-overstack-rout" if weak else "caution-overstack",
                "with": {"place": f"place-{HEXES[spot]}"},
            }
        ]
    if not [p for p in group if KIND[p] != LEADER and not in_line(s, p)]:
        return []
    lines = [p for p in here if in_line(s, p)]
    return [{"say": "caution-disorders", "with": {"piece": f"piece-{PIECES[p]}"}} for p in lines]


def _weak(s: Battle, p: int) -> bool:
    """Whether overstacking routs instead of disordering because of this piece."""
    return KIND[p] == COMPANY or (s.order[p] == DISORDERED and KIND[p] not in (ARTILLERY, LEADER))


def _stands_mixed(s: Battle, group: list[int]) -> list[Json]:
    """Who stops beside disordered friends is disordered with them when the phase ends (WV-9.4.5)."""
    spot = s.where[s.mover]
    here = [p for p in s.here(spot) if SIDE_OF[p] == SIDE_OF[s.mover]]
    if len(here) == len(group):
        return []
    hurt = _hurt(s, here)
    return [{"say": "caution-mixed", "with": {"piece": f"piece-{PIECES[p]}"}} for p in hurt[:1]]


def _left_mixed(s: Battle, side: int) -> list[Json]:
    """How many units are disordered when the phase ends, because of those with whom they stand."""
    hurt: list[int] = []
    for spot in sorted(s.stacks):
        if len(s.stacks[spot]) > 1 and SIDE_OF[s.stacks[spot][0]] == side:
            hurt += _hurt(s, [p for p in s.stacks[spot] if SIDE_OF[p] == side])
    return (
        [{"say": "caution-mixed-end", "with": {"count": len(hurt), "piece": f"piece-{PIECES[hurt[0]]}"}}]
        if hurt
        else []
    )


def _hurt(s: Battle, pieces: list[int]) -> list[int]:
    """The units in order that would be disordered at the end of a phase in which these stand together."""
    own = [p for p in pieces if KIND[p] != LEADER]
    if len(own) < 2:
        return []
    facings = {s.facing[p] for p in own if not s.all_round(p)}
    shaken = [p for p in own if s.order[p] != ORDERED and KIND[p] in (INFANTRY, CAVALRY, ARTILLERY)]
    if clash(s, own) is None and len(facings) <= 1 and not shaken:
        return []
    return [p for p in own if s.order[p] == ORDERED and KIND[p] <= ARTILLERY]


# --- why not? ----------------------------------------------------------------------------------------------------------

# By step: what a click on a hex may mean for the hex, and for the pieces and brigades in it; the likeliest first.
_MEANT: Final[dict[str, list[int]]] = {
    "SetUp": [ARRANGE],
    "Arrange": [PUT],
    "Deploy": [PUT],
    "PlaceNapoleon": [PLACE_LEADER],
    "Activation": [ACTIVATE, PASS_ROUND, LIAISON],
    "PlaceLeader": [PLACE_LEADER],
    "PassRounds": [RECEIVE],
    "Charges": [PREPARE],
    "Breaking": [BREAK_UP],
    "Deactivation": [DEACTIVATE],
    "RoutOrder": [RETIRE],
    "ZoneChecks": [CHECK],
    "Formation": [TURN, FORM_UNIT, FORM_ALL, DETACH, ABSORB],
    "Absorb": [TAKE],
    "Movement": [MOVE, MOVE_STACK],
    "Move": [MARCH, ROAD_MARCH, PICK_UP, DROP],
    "Entry": [MARCH],
    "Combat": [ATTACK, CHARGE],
    "ChargesDue": [CHARGE],
    "Ride": [RIDE, ATTACK],
    "Fire": [FIRE],
    "Target": [AIM],
    "ThroughShot": [THROUGH],
    "OpportunityFire": [FIRE],
    "Aim": [AIM],
    "OpportunityCharge": [COUNTERCHARGE],
    "RetreatChoice": [RETREAT],
}
_ON_PIECES: Final = [
    ARRANGE, PASS_ROUND, RECEIVE, BREAK_UP, FORM_UNIT, DETACH, ABSORB, TAKE, MOVE, PICK_UP, DROP, RAISE, FIRE,
]  # fmt: skip
_MOST: Final = 12  # wishes


def questions(s: Battle, seat: int, spot: int, selected: int) -> list[int]:
    """The actions that somebody may have meant who clicked on a hex."""
    side = SIDE_OF_PLAYER[seat]
    there = [p for p in reversed(s.here(spot)) if p in _known(s, seat)]
    there.sort(key=lambda p: (SIDE_OF[p] != side, KIND[p] in (LEADER, CREW)))
    found: list[int] = []
    for verb in _MEANT.get(type(s.stack[-1]).__name__, []):
        found += _with(s, side, verb, spot, selected, there)
    return found


def _known(s: Battle, seat: int) -> list[int]:
    """The pieces that a seat sees."""
    return [p for p in range(len(PIECES)) if s.where[p] >= 0 and (not s.shown or s.knows(seat, p))]


def _with(s: Battle, side: int, verb: int, spot: int, selected: int, there: list[int]) -> list[int]:
    """The actions of a verb on a hex, on the pieces in it or on their brigades, or across its borders."""
    if verb in _ON_PIECES:
        return [verb << 16 | p for p in there]
    if verb in (ACTIVATE, DEACTIVATE):
        return [verb << 16 | BRIGADE_OF[p] for p in there if BRIGADE_OF[p] >= 0]
    if verb != ATTACK:
        return [verb << 16 | spot]
    borders = [6 * spot + d for d in range(6)]
    if not [p for p in there if SIDE_OF[p] == side]:  # he is to be attacked, from where one stands
        borders = [6 * NEAR[b] + (b + 3 - 6 * spot) % 6 for b in borders if NEAR[b] >= 0]
        borders.sort(key=lambda b: (b // 6 != selected, s.side_of_troops(b // 6) != side))
    else:
        borders = [b for b in borders if NEAR[b] >= 0 and s.side_of_troops(NEAR[b]) == 1 - side]
    return [ATTACK << 16 | BORDER_NUMBER[b] for b in borders if BORDER_NUMBER[b] >= 0]


# What one may want to do at any time, with a unit of the arms for which that makes sense.
_WANTED: Final = [(MOVE, INFANTRY), (FIRE, ARTILLERY), (FIRE, INFANTRY), (FORM_UNIT, INFANTRY), (MOVE, ARTILLERY)]


def wishes(s: Battle, seat: int) -> list[int]:
    """What one might want to do now: with each verb of the step, one unit for every reason that may bar it; then what other
    steps are for."""
    side = SIDE_OF_PLAYER[seat]
    own = [p for p in range(UNIT_COUNT) if s.where[p] >= 0 and SIDE_OF[p] == side]
    found: list[int] = [END_PHASE << 16]
    seen: list[tuple[int, str]] = []
    for verb in _MEANT.get(type(s.stack[-1]).__name__, []):
        for p in own:
            for action in _with(s, side, verb, s.where[p], -1, [p])[:1]:
                clause = s.bar(seat, action)
                if clause is not None and (verb, clause) not in seen:
                    seen.append((verb, clause))
                    found.append(action)
    for verb, kind in _WANTED:
        if verb not in [action >> 16 for action in found]:
            found += [verb << 16 | p for p in own if KIND[p] == kind][:1]
    return found[:_MOST]
