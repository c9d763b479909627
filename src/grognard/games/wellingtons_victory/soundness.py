"""Whether a described table can be: numbers in their bounds, steps of the turn inside each other, pieces in place."""

from typing import Any, Final

from grognard.games.wellingtons_victory.charge_windows import RIDER
from grognard.games.wellingtons_victory.formation import Change, Face, Formation
from grognard.games.wellingtons_victory.ground import HEX_COUNT, HEXES
from grognard.games.wellingtons_victory.morale import ENTRY
from grognard.games.wellingtons_victory.movement import Movement
from grognard.games.wellingtons_victory.state import Battle
from grognard.games.wellingtons_victory.tables import ARTILLERY, KIND, LEADER, PIECE_COUNT, PIECES, SIDE_OF
from grognard.games.wellingtons_victory.turn import PHASES, Turns
from grognard.games.wellingtons_victory.verbs import FORM_ALL, FORMS, TURN, VOCABULARY
from grognard.kernel.contract import NOBODY, Frame
from grognard.kernel.errors import BadInput

_MOST: Final = 1 << 20  # no number on this table is larger
# By number of the table: the least and the most it can be.
_BOUNDS: Final = {
    "turn": (0, 60), "phase": (1, PHASES), "rider": (0, 99), "mp": (-99, 999), "reach": (-99, 999), "passed": (0, 7),
    "silent": (0, 255), "stale": (0, 1), "berth": (-999, 9999), "mover": (-1, PIECE_COUNT - 1), "winner": (-1, 2),
    "level": (0, 4),
}  # fmt: skip
# By step of a phase: the phases in which it is the outermost.
_PHASES: Final = {
    "CommandStart": (1, 8), "Step": (1, 8), "RallyStart": (2, 9), "RallyLoop": (2, 9), "RoutLoop": (2, 9),
    "FormationStart": (3, 10), "ZoneChecks": (3, 10), "FormationLoop": (3, 10), "MovementStart": (4, 11),
    "MovementLoop": (4, 11), "CombatStart": (5, 12), "CombatLoop": (5, 12), "FireStart": (6, 7), "FireTurn": (6, 7),
}  # fmt: skip
# By step: the steps inside which it can be.
_INSIDE: Final = {
    "Arrange": ["SetUp"], "Activation": ["Step"], "Charges": ["Step"], "Breaking": ["Step"], "Deactivation": ["Step"],
    "PassRounds": ["Charges", "Step", "Activation"], "RallyForm": ["RallyLoop"], "RallyFacing": ["RallyLoop"],
    "RoutOrder": ["RoutLoop"], "FormationGate": ["ZoneChecks"], "Formation": ["FormationLoop"], "Form": ["Formation"],
    "FormStack": ["Formation"], "Detach": ["Formation"], "Absorb": ["Formation"], "Movement": ["MovementLoop"],
    "MoveLoop": ["Movement"], "Move": ["MoveLoop"], "Act": ["Move", "MoveLoop"], "Combat": ["CombatLoop"],
    "Alternation": ["CombatLoop"], "ChargesDue": ["CombatLoop"], "Ride": ["Alternation"], "Fire": ["FireTurn"],
    "Target": ["Fire", "FireTurn"], "ThroughShot": ["Fire", "FireTurn", "Target"], "OpportunityFire": ["Window"],
    "OpportunityCharge": ["ChargeWindow"], "RetreatChoice": ["Retreat"], "RetreatStep": ["Retreat"],
}  # fmt: skip
_OWN: Final = [
    "Formation", "Form", "FormStack", "Detach", "Absorb", "Movement", "Move", "Combat", "RallyForm", "RallyFacing",
    "RoutOrder", "ZoneChecks", "Activation", "Charges", "Breaking", "Deactivation",
]  # fmt: skip
_OFF_MAP: Final = [  # steps of pieces that may be off the map: not there yet, or shot down in the course of the step
    "PlaceLeader", "PassRounds", "Entry", "Deploy", "Restack", "Window", "OpportunityFire", "ChargeWindow",
]  # fmt: skip


def check(s: Battle) -> None:
    """Refuse a table that cannot be."""
    for name, (least, most) in _BOUNDS.items():
        if not least <= getattr(s, name) <= most:
            raise BadInput("position-shape", part=name)
    _check_lists(s)
    _check_stacks(s)
    if not s.stack:
        if s.winner < 0:
            raise BadInput("position-shape", part="stack")
        return
    if s.winner >= 0:
        raise BadInput("position-shape", part="winner")
    _check_steps(s)
    top = s.stack[-1]
    try:  # what is told too wrongly for all that is above shows when the next decision is looked for
        stuck = top.seat >= 0 and not top.legal(s, top.seat)
        after = s.clone()
        after.settle()
        stuck = stuck or not all(after.legal(seat) for seat in after.deciders())
    except (ArithmeticError, AssertionError, LookupError, NotImplementedError, ValueError):
        stuck = True
    if stuck:
        raise BadInput("position-stuck", frame=type(top).__name__)


def _check_lists(s: Battle) -> None:
    """Numbers that stand for pieces and hexes do, and what goes in groups is whole."""
    pieces, hexes = PIECE_COUNT, HEX_COUNT
    many = max(pieces, hexes)
    bounds = [("queue", s.queue, many), ("trail", s.trail, hexes), ("used", s.used, pieces)]
    bounds += [
        ("riders", s.riders, hexes),
        ("mixed", s.mixed, hexes),
        ("lances", s.lances, 2),
        ("holders", s.holders, 3),
    ]
    bounds += [("paths", path, hexes) for path in s.paths]
    for part, values, limit in bounds:
        if [x for x in values if not 0 <= x < limit]:
            raise BadInput("position-shape", part=part)
    for a in range(3):
        if [x for x in (s.morale[a], s.demoralised[a], s.steps[a], s.printed[a]) if not -_MOST < x < _MOST]:
            raise BadInput("position-shape", part="armies")
    if [p for p in s.checks[::ENTRY] if not 0 <= p < pieces] or [x for x in s.checks if not -_MOST < x < _MOST]:
        raise BadInput("position-shape", part="checks")
    whole = len(s.checks) % ENTRY == 0 and len(s.riders) == RIDER * len(s.paths) and all(s.paths)
    riding = [s.riders[i] for i in range(0, len(s.riders), RIDER)]
    whole = whole and not [u for u in riding if u >= PIECE_COUNT]
    if not whole or len(s.lances) != 2 or len(s.holders) != 2:
        raise BadInput("position-shape", part="riders")
    if s.phase in (3, 10) and (len(s.queue) % ENTRY or [p for p in s.queue[::ENTRY] if p >= PIECE_COUNT]):
        raise BadInput("position-shape", part="queue")
    if [x for x in s.story if not 0 <= x < _MOST]:
        raise BadInput("position-shape", part="story")
    for p in range(PIECE_COUNT):
        if not 0 <= s.marks[p] < _MOST:
            raise BadInput("position-shape", part=PIECES[p])
    if [rounds for rounds in s.rounds if not 0 <= rounds < _MOST]:
        raise BadInput("position-shape", part="rounds")


def _check_stacks(s: Battle) -> None:
    """Enemies in one hex, points of none."""
    for spot in s.stacks:
        sides = {SIDE_OF[p] for p in s.stacks[spot] if KIND[p] not in (ARTILLERY, LEADER)}
        if len(sides) > 1 or not s.rules.exists[spot]:
            raise BadInput("position-owner", place=HEXES[spot])
        for p in s.stacks[spot]:
            if s.strength[p] < 1 and KIND[p] != LEADER:
                raise BadInput("position-regiments", place=HEXES[spot], value=s.strength[p])


def _check_steps(s: Battle) -> None:
    """The turn is the outermost step, then comes one of its phase, and so on inwards."""
    turns = s.stack[0]
    if not isinstance(turns, Turns) or not 1 <= turns.next <= PHASES:
        raise BadInput("position-stuck", frame=type(turns).__name__)
    for i in range(1, len(s.stack)):
        frame = s.stack[i]
        name = type(frame).__name__
        inside = type(s.stack[i - 1]).__name__
        wrong = isinstance(frame, Turns) or (name in _INSIDE and inside not in _INSIDE[name])
        if i == 1 and name in _PHASES:
            early = (
                name == "Step" and turns.next == s.rules.start_phase
            )  # the command step before the first phase
            wrong = wrong or not (early or (s.phase in _PHASES[name] and turns.next == s.phase + 1))
        if wrong or (name in _OWN and s.phasing() not in (frame.seat, NOBODY)) or not _field_by_field(s, frame, name):
            raise BadInput("position-stuck", frame=name)
        if isinstance(frame, (Formation, Movement)):
            for action in s.ready:
                known = VOCABULARY.holds(action)
                innermost = i == len(s.stack) - 1
                if not known or (innermost and frame.bar(s, frame.seat, action >> 16, action & 0xFFFF) is not None):
                    raise BadInput("position-shape", part="ready")
        if name == "FireTurn" and [p for p in s.ready if not 0 <= p < PIECE_COUNT]:
            raise BadInput("position-shape", part="ready")


def _field_by_field(s: Battle, frame: Frame[Any], name: str) -> bool:
    """Whether the numbers, pieces and hexes that a step is about can be."""
    if isinstance(frame, (Face, Change)):
        on_hex = frame.what in (TURN, FORM_ALL)
        if not 0 <= frame.thing < (HEX_COUNT if on_hex else PIECE_COUNT):
            return False
        here = s.here(frame.thing if on_hex else s.where[frame.thing])
        if isinstance(frame, Face) and not [p for p in here if SIDE_OF[p] == s.phasing()]:
            return False
    for field, kind in type(frame).fields:
        value = getattr(frame, field)
        if field == "seat" and value == NOBODY:
            return False
        if kind == "piece" and (value < 0 or (name not in _OFF_MAP and _off(s, value, field))):
            return False
        if field in ("hex", "origin", "there") and value < 0:
            return False
        if field == "form" and not -1 <= value < (PIECE_COUNT if name == "Change" else len(FORMS)):
            return False
        if kind == "number" and not -1 <= value < _MOST:
            return False
        if field == "base" and not 0 <= value <= max(len(s.used), len(s.checks), len(s.trail)):
            return False
    return True


def _off(s: Battle, piece: int, field: str) -> bool:
    """Whether a piece that has to be on the map is not."""
    return field == "piece" and s.where[piece] < 0
