"""Small battles for the tests: units on a flat, clear field around A5216, or anywhere, at the start of a phase."""

from collections.abc import Iterator
from contextlib import contextmanager

from grognard.games.wellingtons_victory import GAME, ground
from grognard.games.wellingtons_victory.ground import HEX_NUMBER, NEAR
from grognard.games.wellingtons_victory.rules import Rules
from grognard.games.wellingtons_victory.state import CHARGING, DISORDERED, EMPTY, REDUCED, ROUTED, Battle, empty
from grognard.games.wellingtons_victory.tables import (
    ARTILLERY,
    BRIGADE_OF,
    CREW_OF,
    FIRST_CREW,
    KIND,
    LEADER,
    PIECE_NUMBER,
    UNIT_COUNT,
)
from grognard.games.wellingtons_victory.turn import Turns
from grognard.games.wellingtons_victory.verbs import FORMS, UNLIMBERED
from grognard.kernel.actions import ARGUMENT, SHIFT
from grognard.kernel.chance import Scripted

CENTRE = HEX_NUMBER["A5216"]  # flat and clear for 5 hexes around
FAR = {0: "A4108", 1: "C4621"}  # where a unit of each side stands out of the way


def at(path: str = "", start: int = CENTRE) -> int:
    """The hex reached from a start by directions: "N NE SE S SW NW", each with a number if repeated ("N3")."""
    spot = start
    for step in path.split():
        name = step.rstrip("0123456789")
        for _ in range(int(step[len(name) :] or 1)):
            spot = NEAR[6 * spot + ["N", "NE", "SE", "S", "SW", "NW"].index(name)]
    return spot


def piece(name: str) -> int:
    return PIECE_NUMBER[name]


def blank(scenario: str = "waterloo", turn: int = 13, **options: object) -> Battle:
    """An empty map; Wellington and Napoléon are not there either."""
    s = empty(GAME, Rules(GAME.resolve({"scenario": scenario, **options})), 1, None)
    s.turn = turn
    s.printed = [0, 0, 0]
    if scenario in ("waterloo", "early_assault"):
        s.story[4] = 1
        s.morale[2] = 125
    return s


def put(s: Battle, spot: int, *specs: str, active: bool = True) -> list[int]:
    """Units into a hex, bottom first: "fr-54l-1 line f2 s4 disordered". Batteries come unlimbered and with their crew."""
    found: list[int] = []
    for spec in specs:
        name, *words = spec.split()
        p = piece(name)
        if KIND[p] == ARTILLERY:
            s.form[p] = UNLIMBERED
            if "crewless" not in words:
                s.put(CREW_OF[p], spot)
        for word in words:
            if word in FORMS:
                s.form[p] = FORMS.index(word)
            elif word[0] == "f" and word[1:].isdigit():
                s.facing[p] = int(word[1:])
            elif word[0] == "s" and word[1:].isdigit():
                s.strength[p] = int(word[1:])
            elif word[0] == "r" and word[1:].isdigit():
                s.rounds[CREW_OF[p] - FIRST_CREW] = int(word[1:])
            elif word in ("disordered", "routed"):
                s.order[p] = DISORDERED if word == "disordered" else ROUTED
            elif word == "charging":
                s.marks[p] |= CHARGING
                s.lances = [1, 1]
            elif word == "empty":
                s.marks[p] |= EMPTY
            elif word == "reduced":
                s.marks[p] |= REDUCED
        s.put(p, spot)
        if s.form[p] in (2, 3) and p < UNIT_COUNT and KIND[p] == 0:
            s.extend(p, s.form[p])
        if active and p < UNIT_COUNT and BRIGADE_OF[p] >= 0:
            s.active[BRIGADE_OF[p]] = 1
        found.append(p)
    return found


def run(s: Battle, phase: int) -> Battle:
    """The phase begins."""
    s.phase = phase
    s.stack = [Turns(phase)]
    s.settle()
    return s


def dice(s: Battle, *faces: int) -> None:
    """The next dice, in order."""
    s.source = Scripted([(6, face - 1) for face in faces])
    s.word = 0


def rolled(s: Battle) -> int:
    """How many of these dice have been rolled."""
    return s.word


def names(s: Battle, seat: int | None = None) -> list[str]:
    """What is open now, by name."""
    seat = s.stack[-1].seat if seat is None else seat
    return [GAME.vocabulary.name(action) for action in s.legal(seat)]


def do(s: Battle, *actions: str) -> Battle:
    """Actions of whoever decides; each must be open."""
    for text in actions:
        action = GAME.vocabulary.parse(text)
        seat = s.stack[-1].seat
        assert s.bar(seat, action) is None, f"{text} is barred by {s.bar(seat, action)} in {frame(s)}"
        assert action in s.legal(seat), f"{text} is not listed in {frame(s)}: {names(s)[:20]}"
        s.apply(seat, action)
    return s


def barred(s: Battle, text: str, clause: str) -> None:
    """The action is not offered, and this clause says why."""
    action = GAME.vocabulary.parse(text)
    seat = s.stack[-1].seat
    assert action not in s.legal(seat), f"{text} is offered"
    assert s.bar(seat, action) == clause


def offered(s: Battle, verb: str) -> list[str]:
    """The arguments with which a verb is open."""
    return [name.split(" ")[1] for name in names(s) if name.startswith(f"{verb} ")]


def frame(s: Battle) -> str:
    return type(s.stack[-1]).__name__ if s.stack else ""


def frames(s: Battle) -> list[str]:
    return [type(x).__name__ for x in s.stack]


def hexname(spot: int) -> str:
    return ground.HEXES[spot]


def border(a: int, b: int) -> str:
    return f"{hexname(a)}>{hexname(b)}"


def agree(s: Battle) -> None:
    """What is listed is not barred, and what is barred is not listed, for all actions of the listed verbs."""
    seat = s.stack[-1].seat
    for action in s.legal(seat):
        assert s.bar(seat, action) is None, GAME.vocabulary.name(action)
        assert GAME.vocabulary.holds(action), (action >> SHIFT, action & ARGUMENT)


@contextmanager
def terrain(**changes: dict[int, int]) -> Iterator[None]:
    """Other ground for one test: `terrain(LEVEL={hex: 3})`; tables that are made from it are not changed."""
    kept: list[tuple[list[int], int, int]] = []
    for table, values in changes.items():
        for spot, value in values.items():
            found = getattr(ground, table)
            kept.append((found, spot, found[spot]))
            found[spot] = value
    try:
        yield
    finally:
        for found, spot, value in reversed(kept):
            found[spot] = value


def leader(s: Battle, name: str, spot: int) -> int:
    p = piece(name)
    assert KIND[p] == LEADER
    s.put(p, spot)
    return p


def retreat(s: Battle) -> list[str]:
    """All retreats under way go the first way that is open, nobody fires or charges at them; the hexes chosen."""
    ways: list[str] = []
    while frame(s) in ("RetreatChoice", "OpportunityFire", "OpportunityCharge"):
        if frame(s) == "RetreatChoice":
            ways.append(offered(s, "retreat")[0])
            do(s, f"retreat {ways[-1]}")
        else:
            do(s, "pass")
    return ways


def listen(s: Battle) -> None:
    """From now on what happens is noted."""
    s.events = []


def told(s: Battle, name: str) -> list[list[int]]:
    """The arguments of all events of this name since `listen`."""
    return [args for _, code, args in s.events or [] if GAME.tellings[code].name == name]


def check_same(a: Battle, b: Battle) -> None:
    """Two situations have the same table, derived things included."""
    for name in (
        "where",
        "strength",
        "form",
        "order",
        "facing",
        "marks",
        "rounds",
        "stacks",
        "markers",
        "hold",
        "active",
    ):
        assert getattr(a, name) == getattr(b, name), name


BAUDUIN = ["fr-1lt-1", "fr-1lt-2", "fr-1lt-3"]


def brigade(phase: int = 11, enemy: str = "N6 NE2") -> Battle:
    """Three battalions of Bauduin's side by side, facing north-north-east, their leader with the middle one; others behind."""
    s = blank()
    put(s, at(), "fr-1lt-1 column f0")
    put(s, at("SE"), "fr-1lt-2 column f0")
    put(s, at("NW"), "fr-1lt-3 column f0")
    leader(s, "fr-bauduin", at())
    put(s, at("S5"), "fr-1l-1 column f0")  # of another brigade
    leader(s, "fr-soye", at("S5"))
    put(s, at(enemy), "aa-69-2 column f3")
    return run(s, phase)
