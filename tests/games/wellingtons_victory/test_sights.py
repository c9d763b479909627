"""The browser draws lines of sight by itself: web/test/sights.json holds it to what the engine sees.

`python -m tests.games.wellingtons_victory.test_sights` writes the file anew.
"""

import json
from pathlib import Path
from typing import Any

from grognard.games.wellingtons_victory import GAME
from grognard.games.wellingtons_victory.ground import HEXES, around
from grognard.games.wellingtons_victory.sight import sight
from grognard.games.wellingtons_victory.state import OFF, Battle
from grognard.games.wellingtons_victory.tables import COMPANY, KIND, PIECE_COUNT
from grognard.testing.luck import Luck

FILE = Path(__file__).parents[3] / "web" / "test" / "sights.json"
PAIRS = 600
NAMES = ["blocked", "seen", "screened"]


def sights() -> dict[str, Any]:
    """Troops on the ridge, companies before them, and pairs of hexes around them: every kind of answer among many."""
    s = GAME.new({"scenario": "hougoumont"}, 1)
    assert isinstance(s, Battle)
    luck = Luck(1815)
    companies = [p for p in range(PIECE_COUNT) if KIND[p] == COMPANY and s.where[p] == OFF]
    for p in companies[::2]:
        s.put(p, luck.choose([h for h in around(luck.choose(sorted(s.stacks)), 2) if s.rules.exists[h]]))
    pieces = GAME.view(s, 0)["pieces"]
    stacks = sorted(s.stacks)
    pairs: list[list[str]] = []
    while len(pairs) < PAIRS:
        one = luck.choose([luck.choose(stacks), *around(luck.choose(stacks), 3)])
        two = luck.choose(around(one, 9))
        if s.rules.exists[one] and s.rules.exists[two]:
            pairs.append([HEXES[one], HEXES[two], NAMES[sight(s, one, two)]])
    told = {name: {key: piece[key] for key in ("hex", "second") if key in piece} for name, piece in pieces.items()}
    return {"pieces": told, "pairs": pairs}


def written() -> str:
    found = sights()
    lines = [json.dumps(pair) for pair in found["pairs"]]
    return f'{{"pieces": {json.dumps(found["pieces"])},\n"pairs": [\n' + ",\n".join(lines) + "\n]}\n"


def test_the_browser_is_held_to_what_the_engine_sees() -> None:
    assert FILE.read_text(encoding="utf-8") == written()
    assert {pair[2] for pair in json.loads(written())["pairs"]} == set(NAMES)


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
