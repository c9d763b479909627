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
    _compare_all(old, new, [], found)
    return found


def _compare_all(old: Json, new: Json, path: list[str | int], found: list[list[Any]]) -> None:
    keys = list(new)
    same = keys == list(old)  # as nearly always: then what stands at the same place is compared
    befores = list(old.values()) if same else [old.get(key, _NOTHING) for key in keys]
    afters = list(new.values())
    for i in range(len(keys)):
        if befores[i] is not afters[i] and befores[i] != afters[i]:
            _compare(befores[i], afters[i], path, keys[i], found)
    if not same:
        found.extend([[[*path, key]] for key in old if key not in new])


def _compare(old: Any, new: Any, path: list[str | int], key: str | int, found: list[list[Any]]) -> None:
    """What has this key at the end of the path differs. While one looks into it, the path is longer."""
    if isinstance(old, dict) and isinstance(new, dict):
        path.append(key)
        _compare_all(old, new, path, found)
        path.pop()
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        path.append(key)
        for i in range(len(new)):
            if old[i] != new[i]:
                _compare(old[i], new[i], path, i, found)
        path.pop()
    else:
        found.append([[*path, key], new])


def sees(event: Event, seat: int) -> bool:
    """Whether the event is for this seat (or the spectator)."""
    return event[0] >> (seat + 1) & 1 == 1


def event_out(game: Game, event: Event) -> Json:
    """An event by names: {"e": "attack", "a": {"seat": "p1", "border": "lorraine>helvetie", "number": 3}}."""
    _, code, arguments = event
    telling = game.tellings[code]
    told: Json = {}
    for i, (name, kind) in enumerate(telling.arguments):
        told[name] = arguments[i] if kind in ("number", "dice") else game.vocabulary.word(kind, arguments[i])
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
    last, arguments, words = -1, [""], [""]
    for action in state.legal(seat):
        if action >> SHIFT != last:  # verbs come in rows
            last = action >> SHIFT
            verb = vocabulary.verbs[last]
            arguments = told.setdefault(verb.name, [])
            words = vocabulary.sets.get(verb.kind, [])
        if words:
            arguments.append(words[action & ARGUMENT])
        elif verb.kind != NONE:
            arguments.append(str(action & ARGUMENT))
    return told


def prompt_out(game: Game, state: State, seat: int) -> Json:
    """What a seat that decides is asked: what is open to it, what the step is about, what it should think twice about."""
    told: Json = {"legal": legal_out(game, state, seat)}
    if about := game.about(state, seat):
        told["about"] = about
    if final := game.finals(state, seat):
        told["final"] = final
    if cautions := game.cautions(state, seat):
        told["cautions"] = {game.vocabulary.name(action): notes for action, notes in cautions.items()}
    return told


def may_pass(game: Game, state: State, legal: dict[str, list[str]]) -> bool:
    """Whether the step is one in which a seat may be passed for: nothing but a pass is open, or others cannot know that more
    is."""
    passes = [name for name in legal if game.vocabulary.verbs[game.vocabulary.by_name[name]].passes]
    return len(passes) > 0 and (len(legal) == 1 or state.secret())


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
