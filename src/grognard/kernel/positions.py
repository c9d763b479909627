"""Positions: any situation of a game as a readable description, in JSON or TOML.

    {"game": "risk_napoleon", "rules": "1", "options": {…}, "stack": [{"frame": "Combat", "seat": "p1"}], "table": {…}}

The kernel writes and reads the frames by their declared fields; each game writes and reads its table.
"""

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grognard.kernel.actions import SEAT
from grognard.kernel.chance import Source
from grognard.kernel.errors import BadInput, nearest
from grognard.kernel.options import Options

if TYPE_CHECKING:
    from grognard.kernel.contract import Frame, Game, State


def describe(game: "Game", state: "State") -> dict[str, Any]:
    return {
        "game": game.id,
        "rules": game.version,
        "options": dict(game.options_of(state)),
        "stack": [_frame_out(game, frame) for frame in state.stack],
        "table": game.table_out(state),
    }


def options_of(game: "Game", description: Mapping[str, Any]) -> Options:
    """The options that a description is played by; its outer form is checked."""
    if not isinstance(description, Mapping):
        raise BadInput("position-shape", part="position")
    for part, kind in (("game", str), ("options", Mapping), ("stack", list), ("table", Mapping)):
        if not isinstance(description.get(part), kind):
            raise BadInput("position-shape", part=part)
    if description["game"] != game.id:
        raise BadInput("position-game", found=description["game"], wanted=game.id)
    return game.resolve(description["options"])


def build(game: "Game", description: Mapping[str, Any], word: int, source: Source | None) -> "State":
    """The situation that a description tells."""
    options = options_of(game, description)
    state = game.table_in(options, description["table"], word, source)
    seats = len(game.seats(options))
    for told in description["stack"]:
        state.stack.append(_frame_in(game, told, seats))
    game.check_position(state)
    state.settle()
    return state


def _frame_out(game: "Game", frame: "Frame[Any]") -> dict[str, Any]:
    told: dict[str, Any] = {"frame": type(frame).__name__}
    for name, kind in type(frame).fields:
        value = getattr(frame, name)
        told[name] = _word(game, kind, value)
    return told


def _frame_in(game: "Game", told: object, seats: int) -> "Frame[Any]":
    from grognard.kernel.contract import Frame

    if not isinstance(told, Mapping) or not isinstance(told.get("frame"), str):
        raise BadInput("position-shape", part="stack")
    name = told["frame"]
    made = game.frames.get(name)
    if made is None:
        raise BadInput("position-frame", frame=name, nearest=nearest(name, game.frames))
    names = [field for field, _ in made.fields]
    if set(told) != {"frame", *names}:
        raise BadInput("position-fields", frame=name, fields=", ".join(names) or "–")
    frame = made(*[_number(game, kind, told[field], seats) for field, kind in made.fields])
    if frame.seat < 0 and "seat" in names and made.run is Frame.run:  # somebody must decide here
        raise BadInput("position-shape", part=f"stack: {name}.seat")
    return frame


def _word(game: "Game", kind: str, value: int) -> str | int | None:
    """A field as it is written: a name, a number, or null for none."""
    if kind == "number":
        return value
    if value < 0:
        return None
    return game.seat_name(value) if kind == SEAT else game.vocabulary.word(kind, value)


def _number(game: "Game", kind: str, told: object, seats: int) -> int:
    if kind == "number":
        if not isinstance(told, int) or isinstance(told, bool):
            raise BadInput("no-number", word=told)
        return told
    if told is None:
        return -1
    if kind == SEAT:
        seat = game.seat_number(str(told))
        if not 0 <= seat < seats:
            raise BadInput("unknown-seat", word=told, known=", ".join(game.all_seats[:seats]))
        return seat
    return game.vocabulary.number(kind, str(told))


def read(path: Path) -> dict[str, Any]:
    """A description from a JSON or TOML file; a broken file is refused with its line."""
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError as problem:
        raise BadInput("file-unreadable", file=str(path), why=problem.strerror or "") from None
    except UnicodeDecodeError as problem:
        raise BadInput("file-not-utf8", file=str(path), byte=problem.start) from None
    try:
        found = tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadInput("file-syntax", file=str(path), why=str(problem)) from None
    if not isinstance(found, dict):
        raise BadInput("position-shape", part="position")
    return found
