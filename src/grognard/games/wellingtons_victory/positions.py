"""The table as a readable description, and back."""

from collections.abc import Mapping
from typing import Any, Final

from grognard.games.wellingtons_victory.ground import HEXES
from grognard.games.wellingtons_victory.hidden import cover
from grognard.games.wellingtons_victory.rules import Rules
from grognard.games.wellingtons_victory.state import DEAD, FIRST_FORM, GONE, OFF, WAITING, Battle, empty
from grognard.games.wellingtons_victory.tables import (
    ARMIES,
    ARTILLERY,
    CREW_OF,
    FIRST_CREW,
    FORMATION_COUNT,
    FORMATIONS,
    KIND,
    PIECE_COUNT,
    PIECES,
    PRINTED,
    ROUNDS,
    UNIT_COUNT,
)
from grognard.games.wellingtons_victory.verbs import FORMS, LINE_LEFT, LINE_RIGHT, VOCABULARY
from grognard.games.wellingtons_victory.view import ORDERS
from grognard.kernel.actions import PIECE, PLACE
from grognard.kernel.chance import Source
from grognard.kernel.contract import ALL, Game
from grognard.kernel.errors import BadInput, nearest

_NUMBERS: Final = ["turn", "phase", "rider", "mp", "reach", "passed", "silent", "stale", "berth"]
_LISTS: Final = ["queue", "checks", "trail", "used", "riders", "ready", "mixed", "lances"]
_PARTS: Final = [
    *_NUMBERS, *_LISTS, "units", "stacks", "armies", "holders", "active", "story", "paths", "mover", "winner", "level",
    "covered",
]  # fmt: skip


def table_out(s: Battle) -> dict[str, Any]:
    """Everything on the table. Units that are as at the start of the world (off the map, fresh) are left out."""
    told: dict[str, Any] = {name: getattr(s, name) for name in _NUMBERS}
    for name in _LISTS:
        told[name] = list(getattr(s, name))
    told["paths"] = [list(path) for path in s.paths]
    told["mover"] = s.mover
    told["winner"] = s.winner
    told["level"] = s.level
    told["story"] = s.story[:]
    told["holders"] = [ARMIES[a] for a in s.holders]
    told["armies"] = {
        ARMIES[a]: {
            "morale": s.morale[a],
            "demoralised": s.demoralised[a],
            "steps": s.steps[a],
            "printed": s.printed[a],
        }
        for a in range(3)
    }
    told["active"] = [FORMATIONS[f] for f in range(FORMATION_COUNT) if s.active[f]]
    told["stacks"] = {HEXES[spot]: [PIECES[p] for p in s.stacks[spot]] for spot in sorted(s.stacks)}
    if s.shown:
        told["covered"] = [PIECES[p] for p in range(PIECE_COUNT) if s.shown[p] != ALL]
    told["units"] = {PIECES[p]: unit for p in range(PIECE_COUNT) if (unit := _unit_out(s, p))}
    return told


def _unit_out(s: Battle, p: int) -> dict[str, Any]:
    told: dict[str, Any] = {}
    where = s.where[p]
    if where == DEAD:
        told["where"] = "dead"
    elif where == WAITING:
        told["where"] = "waiting"
    elif where <= GONE:
        told["where"] = f"gone {HEXES[GONE - where]}"
    if s.strength[p] != PRINTED[p]:
        told["strength"] = s.strength[p]
    if s.form[p] != FIRST_FORM[p]:
        told["form"] = FORMS[s.form[p]]
    if s.order[p]:
        told["order"] = ORDERS[s.order[p]]
    if s.facing[p]:
        told["facing"] = s.facing[p]
    if s.marks[p]:
        told["marks"] = s.marks[p]
    if KIND[p] == ARTILLERY and s.rounds[CREW_OF[p] - FIRST_CREW] != _full(p):
        told["rounds"] = s.rounds[CREW_OF[p] - FIRST_CREW]
    return told


def _full(battery: int) -> int:
    return ROUNDS[CREW_OF[battery] - FIRST_CREW]


def table_in(game: Game, rules: Rules, told: Mapping[str, Any], word: int, source: Source | None) -> Battle:
    """The table that a description tells; what it leaves out is as at the start of a turn with nobody on the map."""
    for part in told:
        if part not in _PARTS:
            raise BadInput("position-part", part=part, nearest=nearest(part, _PARTS))
    s = empty(game, rules, word, source)
    for name in _NUMBERS:
        if name in told:
            setattr(s, name, _whole(told[name]))
    for name in _LISTS:
        if name in told:
            setattr(s, name, [_whole(x) for x in _list(told[name], name)])
    s.paths = [[_whole(x) for x in _list(path, "paths")] for path in _list(told.get("paths", []), "paths")]
    s.mover = _whole(told.get("mover", -1))
    s.winner = _whole(told.get("winner", -1))
    s.level = _whole(told.get("level", 0))
    story = [_whole(x) for x in _list(told.get("story", s.story), "story")]
    if len(story) != len(s.story):
        raise BadInput("position-shape", part="story")
    s.story = story
    s.holders = [VOCABULARY.number("army", str(x)) for x in _list(told.get("holders", ["anglo_allied"] * 2), "holders")]
    if len(s.holders) != 2:
        raise BadInput("position-shape", part="holders")
    _armies_in(s, _mapping(told.get("armies", {}), "armies"))
    for formation in _list(told.get("active", []), "active"):
        s.active[VOCABULARY.number("formation", str(formation))] = 1
    holders = s.holders[:]
    _units_in(s, _mapping(told.get("units", {}), "units"))
    _stacks_in(s, _mapping(told.get("stacks", {}), "stacks"))
    s.holders = holders
    _covered_in(s, _list(told.get("covered", []), "covered"))
    return s


def _covered_in(s: Battle, told: list[Any]) -> None:
    """The units that only their own side has seen (option hidden_stacks)."""
    if s.rules.hidden_stacks:
        cover(s, [VOCABULARY.number(PIECE, str(name)) for name in told])
    elif told:
        raise BadInput("position-shape", part="covered")


def _whole(told: object) -> int:
    if not isinstance(told, int) or isinstance(told, bool):
        raise BadInput("no-number", word=told)
    return told


def _list(told: object, part: str) -> list[Any]:
    if not isinstance(told, list):
        raise BadInput("position-shape", part=part)
    return told


def _mapping(told: object, part: str) -> Mapping[str, Any]:
    if not isinstance(told, Mapping):
        raise BadInput("position-shape", part=part)
    return told


def _armies_in(s: Battle, told: Mapping[str, Any]) -> None:
    for name, army in told.items():
        a = VOCABULARY.number("army", name)
        values = _mapping(army, "armies")
        s.morale[a] = _whole(values.get("morale", s.morale[a]))
        s.demoralised[a] = _whole(values.get("demoralised", 0))
        s.steps[a] = _whole(values.get("steps", 0))
        s.printed[a] = _whole(values.get("printed", 0))


def _units_in(s: Battle, told: Mapping[str, Any]) -> None:
    for name, values in told.items():
        p = VOCABULARY.number(PIECE, name)
        unit = _mapping(values, name)
        where = unit.get("where")
        if where == "dead":
            s.where[p] = DEAD
        elif where == "waiting":
            s.where[p] = WAITING
        elif isinstance(where, str) and where.startswith("gone "):
            s.where[p] = GONE - VOCABULARY.number(PLACE, where[5:])
        elif where is not None:
            raise BadInput("position-shape", part=name)
        s.set_strength(p, _whole(unit.get("strength", PRINTED[p])))
        if "form" in unit:
            s.set_form(p, VOCABULARY.number("form", str(unit["form"])))
        if "order" in unit:
            if unit["order"] not in ORDERS:
                raise BadInput("unknown-name", kind="order", word=unit["order"], nearest="")
            s.set_order(p, ORDERS.index(unit["order"]))
        s.set_facing(p, _whole(unit.get("facing", 0)))
        s.marks[p] = _whole(unit.get("marks", 0))
        if "rounds" in unit and KIND[p] == ARTILLERY:
            s.rounds[CREW_OF[p] - FIRST_CREW] = _whole(unit["rounds"])
        if not 0 <= s.facing[p] < 6 or not 0 <= s.strength[p] <= max(PRINTED[p], 0):
            raise BadInput("position-shape", part=name)


def _stacks_in(s: Battle, told: Mapping[str, Any]) -> None:
    morale, demoralised = s.morale[:], s.demoralised[:]
    for name, pieces in told.items():
        spot = VOCABULARY.number(PLACE, name)
        for piece in _list(pieces, "stacks"):
            p = VOCABULARY.number(PIECE, str(piece))
            if s.where[p] != OFF:
                raise BadInput("position-twice", name=str(piece))
            s.put(p, spot)
    for u in range(UNIT_COUNT):
        if s.where[u] >= 0 and LINE_RIGHT <= s.form[u] <= LINE_LEFT:
            if s.second(u) < 0:
                raise BadInput("position-shape", part=PIECES[u])
            s.extend(u, s.form[u])
    s.morale, s.demoralised = morale, demoralised
