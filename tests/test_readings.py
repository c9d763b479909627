"""Our readings of the rules: the same in both languages."""

import re
from importlib.resources import files

import pytest

from grognard.kernel import clauses
from grognard.kernel.registry import find_game, game_ids


def read(game_id: str, name: str) -> str:
    return files(find_game(game_id).package).joinpath(name).read_text(encoding="utf-8")


def form(text: str, ids: set[str]) -> dict[str, object]:
    """What a translation leaves as it is: the clauses in their order, headings, rows of tables, names of options."""
    rows = text.splitlines()
    return {
        "clauses": [word for word in re.findall(r"[A-Z0-9]+(?:-[A-Za-z0-9.]+)+", text) if word in ids],
        "headings": [row.split(" ")[0] for row in rows if row.startswith("#")],
        "rows": sum(row.startswith("|") for row in rows),
        "names": sorted(re.findall(r"`([^`]+)`", text)),
    }


@pytest.mark.parametrize("game_id", game_ids())
def test_french_and_english_readings_tell_the_same(game_id: str) -> None:
    ids = set(clauses.load(find_game(game_id).package))
    assert form(read(game_id, "READINGS.fr.md"), ids) == form(read(game_id, "READINGS.md"), ids)
