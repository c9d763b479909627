"""What goes over the line. Everything that leaves for a seat is made here, from its view, its events and its prompts."""

from functools import cache
from typing import Any

from grognard.kernel.actions import ARGUMENT, NONE, SHIFT
from grognard.kernel.contract import Event, Game, State
from grognard.kernel.errors import BadInput
from grognard.kernel.match import Match
from grognard.words import LANGUAGES, Words

Json = dict[str, Any]
_NOTHING = object()


def changes(old: Json, new: Json) -> list[list[Any]]:
    """What turns the old view into the new one: [path, value] for what is set, [path] for what is gone."""
    found: list[list[Any]] = []
    _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: list[str | int], found: list[list[Any]]) -> None:
    """The two differ, or are the whole."""
    if isinstance(old, dict) and isinstance(new, dict):
        kept = 0
        for key, value in new.items():
            before = old.get(key, _NOTHING)
            if before is _NOTHING:
                found.append([[*path, key], value])
                continue
            kept += 1
            if before is not value and before != value:
                _compare(before, value, [*path, key], found)
        if kept < len(old):
            found.extend([[[*path, key]] for key in old if key not in new])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for i, value in enumerate(new):
            if old[i] != value:
                _compare(old[i], value, [*path, i], found)
    else:
        found.append([path, new])


def sees(event: Event, seat: int) -> bool:
    """Whether the event is for this seat (or the spectator)."""
    return event[0] >> (seat + 1) & 1 == 1


def event_out(game: Game, event: Event) -> Json:
    """An event by names: {"e": "attack", "a": {"seat": "p1", "border": "lorraine>helvetie", "number": 3}}."""
    _, code, arguments = event
    telling = game.tellings[code]
    told: Json = {}
    for (name, kind), value in zip(telling.arguments, arguments, strict=True):
        told[name] = value if kind in ("number", "dice") else game.vocabulary.word(kind, value)
    return {"e": telling.name, "a": told}


def entry_out(match: Match, number: int, seat: int, index: int) -> Json | None:
    """A line of the log as the seat sees it, or None if it saw nothing of it."""
    events = [event_out(match.game, event) for event in match.told.get(number, []) if sees(event, seat)]
    if not events:
        return None
    return {"i": index, "by": match.lines[number].get("by", ""), "events": events}


def legal_out(game: Game, state: State, seat: int) -> dict[str, list[str]]:
    """The actions open to a seat, by verb."""
    told: dict[str, list[str]] = {}
    vocabulary = game.vocabulary
    for action in state.legal(seat):
        verb = vocabulary.verbs[action >> SHIFT]
        arguments = told.setdefault(verb.name, [])
        if verb.kind != NONE:
            arguments.append(vocabulary.word(verb.kind, action & ARGUMENT))
    return told


@cache
def _words(lang: str) -> Words:
    return Words(lang)


def error_out(problem: BadInput) -> Json:
    """A refusal in both languages."""
    told: Json = {"code": problem.code, "details": {key: str(value) for key, value in problem.details.items()}}
    for lang in LANGUAGES:
        told[lang] = _words(lang).error(problem)
    if "clause" in problem.details:
        told["clause"] = problem.details["clause"]
    return told
