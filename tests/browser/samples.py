"""Sentences that the server's words and the browser's must tell alike: made here, kept in web/test/words.json, and compared on
either side. `python -m tests.browser.samples` writes the file anew."""

import json
import random
from pathlib import Path
from typing import Any

from grognard.kernel.contract import WATCHER
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

    def keep(kind: str, name: str, sample: Json) -> None:
        counts[kind + name] = counts.get(kind + name, 0) + 1
        if counts[kind + name] <= ENOUGH:
            found.append({"kind": kind, **sample})

    for seed, (players, more) in enumerate([(2, {}), (3, {}), (6, {"scenario": "capitals"})]):
        luck = random.Random(seed)
        match = Match.start(game, {"players": players, **more}, ["random"] * players, seed=seed)
        for _ in range(900):
            if match.over:
                break
            state = match.state
            seat = luck.choice(state.deciders())
            seats = {name: game.seat_words(state, i) for i, name in enumerate(match.seats)}
            for viewer in (WATCHER, *range(len(match.seats))):
                view = state.view(viewer)
                table = {key: value for key, value in view["table"].items() if key not in ("territories", "under")}
                told = {lang: w.prompt(state, viewer) for lang, w in every.items()}
                sample = {
                    "view": {**view, "table": table},
                    "seats": seats,
                    "viewer": game.seat_name(viewer),
                    "told": told,
                }
                keep("prompt", view["frame"] + str(viewer == seat), sample)
            action = luck.choice(state.legal(seat))
            name = game.vocabulary.name(action)
            told = {lang: w.action(state, seat, action) for lang, w in every.items()}
            keep("action", name.split()[0], {"do": name, "seats": seats, "told": told})
            for event in match.act(seat, action):
                out = wire.event_out(game, event)
                seats = {name: game.seat_words(match.state, i) for i, name in enumerate(match.seats)}
                told = {lang: w.event(match.state, event) for lang, w in every.items()}
                keep("event", out["e"], {"event": out, "seats": seats, "told": told})
    for lang, w in every.items():
        for number in (0, 1, 2, 21, 1000, 12345):
            keep(
                "number",
                f"{lang}{number}",
                {"lang": lang, "number": number, "told": w.say("verb-march", number=number)},
            )
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
