"""What a seat may see: everything is open, to spectators too (section 6), but for what option hidden_stacks covers."""

from typing import Any

from grognard.games.wellingtons_victory.effects import effectiveness
from grognard.games.wellingtons_victory.ground import HEXES
from grognard.games.wellingtons_victory.hidden import massed, seen
from grognard.games.wellingtons_victory.state import (
    ATTACHED,
    CHARGING,
    COMMANDED,
    DONE,
    EMPTY,
    FIRED,
    REDUCED,
    WAITING,
    Battle,
)
from grognard.games.wellingtons_victory.tables import (
    ARMIES,
    CREW_OF,
    FIRST_CREW,
    FORMATION_COUNT,
    FORMATIONS,
    KIND,
    LEADER,
    PIECE_COUNT,
    PIECES,
)
from grognard.games.wellingtons_victory.verbs import CHIEFS, FORMS, LINE_LEFT, LINE_RIGHT, SEATS, SIDES
from grognard.kernel.contract import Frame
from grognard.kernel.hexes import VERTICES

ORDERS = ["ordered", "disordered", "routed"]
_MARKS = [
    (CHARGING, "charging"),
    (EMPTY, "empty"),
    (ATTACHED, "attached"),
    (REDUCED, "reduced"),
    (COMMANDED, "commanded"),
    (DONE, "done"),
    (FIRED, "fired"),
]


def view(s: Battle, seat: int) -> dict[str, Any]:
    """The table as a seat sees it; a unit that it does not see is None in its stack (WV-15.4.1)."""
    told = _table(s, seat)
    if s.shown:
        told["massed"] = [HEXES[spot] for spot in massed(s, seat)]
    return told


def _table(s: Battle, seat: int) -> dict[str, Any]:
    return {
        "turn": s.turn,
        "clock": f"{9 + s.turn // 4:02}:{s.turn % 4 * 15:02}",
        "phase": s.phase,
        "phasing": SEATS[s.phasing()] if s.phasing() >= 0 else None,
        "armies": {
            ARMIES[a]: {
                "morale": s.morale[a],
                "demoralised": s.demoralised[a] != 0,
                "brigades": s.brigades_active(a),
            }
            for a in s.rules.armies
        },
        "objectives": {HEXES[spot]: ARMIES[s.holders[i]] for i, spot in enumerate(s.rules.objectives)},
        "active": [FORMATIONS[f] for f in range(FORMATION_COUNT) if s.active[f]],
        "stacks": {
            HEXES[spot]: [PIECES[p] if seen(s, seat, p) else None for p in s.stacks[spot]] for spot in sorted(s.stacks)
        },
        "pieces": {PIECES[p]: piece_view(s, p) for p in range(PIECE_COUNT) if s.where[p] >= 0 and seen(s, seat, p)},
        "waiting": [PIECES[p] for p in range(PIECE_COUNT) if s.where[p] == WAITING],
        "move": {"piece": PIECES[s.mover], "points": s.mp, "grand": s.reach}
        if s.phase in (4, 11) and s.mover >= 0
        else None,
        "at": _at(s.stack[-1]) if s.stack else {},
        "under_way": [{"frame": type(frame).__name__, **_at(frame)} for frame in s.stack],
        "pending": {
            "queue": s.queue[:],
            "checks": s.checks[:],
            "trail": s.trail[:],
            "used": s.used[:],
            "riders": s.riders[:],
            "paths": [path[:] for path in s.paths],
            "rider": s.rider,
            "passed": s.passed,
            "silent": s.silent,
            "steps": s.steps[:],
            "story": s.story[:],
            "printed": s.printed[:],
        },
    }


def _at(frame: Frame[Any]) -> dict[str, Any]:
    """What a step is about, besides who decides in it."""
    return {name: getattr(frame, name) for name, _ in type(frame).fields if name != "seat"}


def piece_view(s: Battle, p: int) -> dict[str, Any]:
    """One piece on the map."""
    told: dict[str, Any] = {"hex": HEXES[s.where[p]]}
    bits = s.marks[p]
    if bits:
        told["bits"] = bits
        marks = [name for bit, name in _MARKS if bits & bit]
        if marks:
            told["marks"] = marks
    if KIND[p] == LEADER:
        return told
    told["strength"] = s.strength[p]
    told["form"] = FORMS[s.form[p]]
    told["facing"] = VERTICES[s.facing[p]]
    if s.all_round(p):
        told["all_round"] = True
    if s.order[p]:
        told["order"] = ORDERS[s.order[p]]
    if LINE_RIGHT <= s.form[p] <= LINE_LEFT:
        told["second"] = HEXES[s.second(p)]
    if CREW_OF[p] >= 0:
        told["rounds"] = s.rounds[CREW_OF[p] - FIRST_CREW]
    else:
        told["effectiveness"] = effectiveness(s, p)
    return told


def seat_words(s: Battle, seat: int) -> str:
    """The message that names a seat."""
    return f"side-{SIDES[seat]}" if seat < 2 else f"player-{CHIEFS[seat - 2]}"
