"""Sentences that the server's words and the browser's must tell alike: made here, kept in web/test/words.json, and compared on
either side. `python -m tests.browser.samples` writes the file anew."""

import json
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from grognard.kernel.actions import SHIFT
from grognard.kernel.contract import WATCHER, Event, State
from grognard.kernel.match import Match
from grognard.kernel.registry import find_game
from grognard.server import wire
from grognard.words import LANGUAGES, Words

FILE = Path(__file__).parents[2] / "web" / "test" / "words.json"
ENOUGH = 2  # of each event, verb and step
Json = dict[str, Any]


def samples() -> list[Json]:
    """What is told in a few games in which everybody plays at random: each event, action and status line a few times."""
    found: list[Json] = []
    counts: dict[str, int] = {}
    game = find_game("risk_napoleon")
    every = {lang: Words(lang, game) for lang in LANGUAGES}

    def keep(kind: str, name: str, make: Callable[[], Json]) -> None:
        counts[kind + name] = counts.get(kind + name, 0) + 1
        if counts[kind + name] <= ENOUGH:
            found.append({"kind": kind, **make()})

    def prompt(state: State, viewer: int, seats: Json) -> Json:
        view = state.view(viewer)
        table = {key: value for key, value in view["table"].items() if key not in ("territories", "under")}
        told = {lang: w.prompt(state, viewer) for lang, w in every.items()}
        about = game.about(state, viewer) if viewer in state.deciders() else {}
        seen = {"view": {**view, "table": table}, "seats": seats, "viewer": game.seat_name(viewer)}
        return {**seen, "about": about, "told": told}

    def action(state: State, seat: int, chosen: int, seats: Json) -> Json:
        told = {lang: w.action(state, seat, chosen) for lang, w in every.items()}
        return {"do": game.vocabulary.name(chosen), "seats": seats, "told": told}

    def event(state: State, happened: Event, seats: Json) -> Json:
        told = {lang: w.event(state, happened) for lang, w in every.items()}
        return {"event": wire.event_out(game, happened), "seats": seats, "told": told}

    for seed, (players, scenario) in enumerate([(2, "two_player"), (3, "mission"), (6, "capitals")]):
        luck = random.Random(seed)
        options = {"players": players, "scenario": scenario}
        match = Match.start(game, options, ["random"] * players, seed=seed)
        for _ in range(900):
            if match.over:
                break
            state = match.state
            seat = luck.choice(state.deciders())
            seats = {name: game.seat_words(state, i) for i, name in enumerate(match.seats)}
            for viewer in (WATCHER, *range(len(match.seats))):
                step = state.stack[-1].name(state, viewer)
                keep("prompt", step + str(viewer == seat), partial(prompt, state, viewer, seats))
            chosen = luck.choice(state.legal(seat))
            keep("action", str(chosen >> SHIFT), partial(action, state, seat, chosen, seats))
            for happened in match.act(seat, chosen):
                after = {name: game.seat_words(match.state, i) for i, name in enumerate(match.seats)}
                keep("event", str(happened[1]), partial(event, match.state, happened, after))
    for lang, w in every.items():
        for number in (0, 1, 2, 21, 1000, 12345):
            told = w.say("verb-march", number=number)
            found.append({"kind": "number", "lang": lang, "number": number, "told": told})
    vocabulary = game.vocabulary
    info = {
        "verbs": [{"name": v.name, "kind": v.kind, "low": v.low, "high": v.high} for v in vocabulary.verbs],
        "sets": {"seat": vocabulary.sets["seat"]},
        "tellings": [{"name": t.name, "arguments": dict(t.arguments), "heading": t.heading} for t in game.tellings],
    }
    return [{"kind": "info", **info}, *found]


def text() -> str:
    return "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in samples()) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
