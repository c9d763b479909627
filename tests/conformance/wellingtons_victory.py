"""What holds in every situation of Wellington's Victory."""

from grognard.games.wellingtons_victory import GAME
from grognard.games.wellingtons_victory.ground import HEX_COUNT, HEX_NUMBER
from grognard.games.wellingtons_victory.hidden import cover
from grognard.games.wellingtons_victory.state import (
    GUARD_SENT,
    GUNS,
    LEADERS,
    POINTS,
    SOLID,
    TROOPS,
    Battle,
)
from grognard.games.wellingtons_victory.tables import (
    ARTILLERY,
    COMPANY,
    KIND,
    LEADER,
    PIECE_COUNT,
    PIECES,
    PRINTED,
    SIDE_OF,
)
from grognard.games.wellingtons_victory.turn import Turns
from grognard.games.wellingtons_victory.verbs import LINE_LEFT, LINE_RIGHT
from grognard.kernel.contract import Json, State
from grognard.kernel.options import Value
from tests.games.wellingtons_victory.helpers import at, blank, border, dice, do, leader, put, retreat, run

LIMIT = 120  # one close look at this table takes long; POSITIONS below bring up what so short a trial does not
DECISIONS = 30


def sound(state: State) -> None:
    assert isinstance(state, Battle)
    _pieces(state)
    _holds(state)
    assert (state.winner >= 0) == (not state.stack), "a winner ends the game, and nothing else does"


def _pieces(s: Battle) -> None:
    """Every piece is in one place, with a strength it can have; an extended line has its marker, and no other marker is out."""
    stacked = sorted(p for stack in s.stacks.values() for p in stack)
    assert stacked == [p for p in range(PIECE_COUNT) if s.where[p] >= 0], "a piece is lost or in two stacks"
    markers = {}
    for spot, stack in s.stacks.items():
        assert stack, f"an empty stack in {spot}"
        assert 0 <= spot < HEX_COUNT
        assert s.rules.exists[spot]
        for p in stack:
            assert s.where[p] == spot, f"{PIECES[p]} is elsewhere"
            assert KIND[p] == LEADER or 1 <= s.strength[p] <= PRINTED[p], f"{PIECES[p]} has {s.strength[p]} points"
            if LINE_RIGHT <= s.form[p] <= LINE_LEFT:
                markers[s.second(p)] = p
    assert markers == s.markers, "markers of extended lines"


def _holds(s: Battle) -> None:
    """What is kept by hex is what follows from the pieces; troops of both sides never share a hex."""
    held: dict[int, int] = {}
    for spot, stack in s.stacks.items():
        for p in stack:
            held[spot] = held.get(spot, 0) | _bits(KIND[p]) << SIDE_OF[p] | (0 if KIND[p] == LEADER else POINTS)
            held[spot] |= SOLID if KIND[p] not in (LEADER, COMPANY) else 0
    for spot, p in s.markers.items():
        held[spot] = held.get(spot, 0) | TROOPS << SIDE_OF[p] | SOLID | POINTS
    assert held == s.hold, "what hexes hold"
    assert all(bits & TROOPS * 3 != TROOPS * 3 for bits in held.values()), "enemies in one hex"


def _bits(kind: int) -> int:
    return LEADERS if kind == LEADER else GUNS if kind == ARTILLERY else TROOPS


def _told(s: Battle, phase: int, options: dict[str, Value]) -> tuple[dict[str, Value], Json]:
    s.phase = phase
    s.stack = [Turns(phase)]
    s.settle()
    return options, GAME.describe(s)


def _cavalry(phase: int) -> tuple[dict[str, Value], Json]:
    """Cavalry of both sides before infantry, guns and extended lines, in command, at the start of a phase."""
    s = blank("waterloo", turn=14)
    put(s, at(), "fr-7hu f0", "fr-3ch f0")
    leader(s, "fr-napoleon", at())
    put(s, at("SE2"), "fr-1cu f0")
    put(s, at("SW2"), "fr-54l-1 column f0", "fr-54l-2 column f0")
    put(s, at("S"), "fr-b-1-I f0 r6", "fr-b-2-I f0 r2")
    put(s, at("S2 SE"), "fr-55l-1 line_right f0")
    put(s, at("N4"), "aa-30-2 line_right f3")
    put(s, at("N3 NW"), "british-company-1", "british-company-2")
    put(s, at("N5"), "aa-69-2 column f3")
    leader(s, "aa-wellington", at("N5"))
    put(s, at("N4 NW2"), "aa-1lgd f3", "aa-2lgd f3")
    put(s, at("N3 NE2"), "aa-b-lloyd f3")
    return _told(s, phase, {"scenario": "waterloo"})


def _young_guard() -> tuple[dict[str, Value], Json]:
    """Plancenoit, and the Guard is sent for."""
    s = blank("plancenoit", turn=35)
    put(s, HEX_NUMBER["D1410"], "pr-10-i column f4")
    put(s, HEX_NUMBER["D1501"], "fr-5l-1 column f1")
    s.story[GUARD_SENT] = 1
    return _told(s, 1, {"scenario": "plancenoit"})


def _weak() -> tuple[dict[str, Value], Json]:
    """A battalion that may be broken up (option break_weak_battalions)."""
    s = blank("waterloo", turn=14, break_weak_battalions=True)
    put(s, at(), "fr-54l-1 column f0 s1")
    put(s, at("N5"), "aa-30-2 line_right f3")
    return _told(s, 1, {"scenario": "waterloo", "break_weak_battalions": True})


def _due() -> tuple[dict[str, Value], Json]:
    """A prepared charge that must ride (ruling prepared_charge_may_be_declined)."""
    s = blank("waterloo", turn=14, prepared_charge_may_be_declined=False)
    put(s, at(), "fr-7hu f0 charging")
    put(s, at("N4"), "aa-30-2 column f3")
    return _told(s, 5, {"scenario": "waterloo", "prepared_charge_may_be_declined": False})


def _close(phase: int) -> tuple[dict[str, Value], Json]:
    """An extended line under fire in both its hexes, and a weak battalion before two strong ones."""
    s = blank("waterloo", turn=14)
    put(s, at(), "aa-30-2 line_right f3")
    put(s, at("SW"), "fr-28l-1 column f0")
    leader(s, "aa-wellington", at())
    put(s, at("SE4"), "aa-69-2 disordered s1")
    put(s, at("SE4 S"), "fr-54l-1 column f0", "fr-54l-2 column f0")
    return _told(s, phase, {"scenario": "waterloo"})


def _hidden(phase: int) -> tuple[dict[str, Value], Json]:
    """Stacks of both sides close to each other, what lies in them covered."""
    s = blank("waterloo", turn=14, hidden_stacks=True)
    put(s, at(), "aa-52 column f3", "aa-30-2 column f3")
    leader(s, "aa-wellington", at())
    put(s, at("NE2"), "aa-71 column f3", "aa-69-2 column f3")
    leader(s, "aa-hill", at("NE2"))
    put(s, at("NW2"), "aa-b-lloyd f3", "aa-b-cleeves f3")
    put(s, at("S2"), "fr-54l-1 column f0", "fr-54l-2 column f0")
    leader(s, "fr-napoleon", at("S2"))
    put(s, at("S2 SE2"), "fr-55l-1 column f0", "fr-28l-1 column f0")
    leader(s, "fr-ney", at("S2 SE2"))
    put(s, at("S3 SW2"), "fr-7hu f0", "fr-3ch f0")
    cover(s, list(range(PIECE_COUNT)))
    return _told(s, phase, {"scenario": "waterloo", "hidden_stacks": True})


def rare() -> dict[str, Json]:
    """Steps that random play hardly ever comes to."""
    charge = blank("waterloo", turn=14)
    put(charge, at(), "fr-7hu f0 charging")
    put(charge, at("N4"), "aa-30-2 column f3")
    advance = blank("waterloo", turn=14)
    put(advance, at("S"), "fr-54l-1 column f0", "fr-54l-2 column f0")
    put(advance, at(), "aa-30-2 column f3")
    dice(advance, 5, 1, 1, 1, 1)
    do(run(advance, 5), f"attack {border(at('S'), at())}", "pass")
    retreat(advance)
    do(advance, "advance")
    aim = blank("waterloo", turn=14)
    put(aim, at(), "aa-30-2 line_right f3")
    leader(aim, "aa-wellington", at())
    put(aim, at("SW"), "fr-28l-1 column f0")
    do(run(aim, 4), "move aa-30-2", "face E", "fire fr-28l-1")
    found = {"ChargesDue": run(charge, 12), "AdvanceFacing": advance, "Aim": aim}
    return {step: GAME.describe(s) for step, s in found.items()}


# Situations that random play from the start hardly ever comes to, with their options.
POSITIONS = [_cavalry(1), _cavalry(5), _cavalry(8), _cavalry(11), _cavalry(12), _young_guard(), _weak()]
POSITIONS += [_due(), _close(4), _close(5), _hidden(3), _hidden(11)]
