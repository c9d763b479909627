"""Golden games: seeded random play, decision by decision, as a digest of what was open, done and told.

A digest that changes means that the rules, the order of what is offered or the dice have changed: look why, then write the new
one with `python -m tests.games.wellingtons_victory.test_golden`.
"""

import hashlib
import json
from pathlib import Path

import pytest

from grognard.games.wellingtons_victory import GAME
from grognard.kernel.chance import next_word, seed_word, word_below

FILE = Path(__file__).with_name("golden.json")
GAMES = {  # scenario, seed, decisions: Hougoumont to both its ends, the others for their first turns
    "hougoumont, the last turn": ("hougoumont", 1, 20_000),
    "hougoumont, an army broken": ("hougoumont", 3, 20_000),
    "la_haye_sainte": ("la_haye_sainte", 1, 700),
    "plancenoit, an army broken": ("plancenoit", 1, 20_000),
    "waterloo": ("waterloo", 1, 700),
    "early_assault": ("early_assault", 1, 700),
}


def play(scenario: str, seed: int, decisions: int) -> dict[str, object]:
    """One game and what it came to."""
    s = GAME.new({"scenario": scenario}, seed)
    word = seed_word(seed)
    digest = hashlib.sha256()
    made = 0
    while s.stack and made < decisions:
        seat = s.stack[-1].seat
        actions = s.legal(seat)
        word = next_word(word)
        action = actions[word_below(word, len(actions))]
        s.events = []
        s.apply(seat, action)
        digest.update(f"{seat} {len(actions)} {GAME.vocabulary.name(action)} {s.events}\n".encode())
        s.events = None
        made += 1
    table = s.view(0)["table"]
    return {
        "decisions": made,
        "turn": table["turn"],
        "over": not s.stack,
        "scores": s.scores() if not s.stack else None,
        "morale": [army["morale"] for army in table["armies"].values()],
        "digest": digest.hexdigest()[:16],
    }


@pytest.mark.parametrize("name", list(GAMES))
def test_golden(name: str) -> None:
    assert play(*GAMES[name]) == json.loads(FILE.read_text(encoding="utf-8"))[name]


def test_a_golden_game_for_each_way_to_end() -> None:
    told = json.loads(FILE.read_text(encoding="utf-8"))
    ends = {(name.split(",")[0], tuple(game["scores"])) for name, game in told.items() if game["over"]}
    assert {("hougoumont", (0.0, 1.0)), ("hougoumont", (1.0, 0.0)), ("plancenoit", (1.0, 0.0))} <= ends


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: play(*game) for name, game in GAMES.items()}, indent=2) + "\n", encoding="utf-8")
