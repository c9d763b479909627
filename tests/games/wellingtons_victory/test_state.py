"""The state: clones share what rarely changes, and neither feels what the other does."""

import re
from pathlib import Path

import pytest

from grognard.games.wellingtons_victory import state

from .helpers import at, blank, piece, put

SHARED = ["strength", "form", "order", "facing"]


@pytest.mark.parametrize("name", SHARED)
def test_a_clone_and_its_original_do_not_feel_each_other(name: str) -> None:
    s = blank()
    (u,) = put(s, at(), "fr-54l-1 column f0")
    first, second = s.clone(), s.clone()
    value = getattr(s, name)[u]
    getattr(first, f"set_{name}")(u, value + 1)
    getattr(s, f"set_{name}")(u, value + 2)
    assert [getattr(x, name)[u] for x in (s, first, second)] == [value + 2, value + 1, value]
    third = first.clone()
    getattr(first, f"set_{name}")(u, value + 3)
    assert getattr(third, name)[piece("fr-54l-1")] == value + 1


def test_nobody_writes_past_the_setters() -> None:
    """What is shared is copied by `set_…` alone: a write to the list itself would change clones too."""
    writes = re.compile(rf"\.({'|'.join(SHARED)})\[[^=\n]*\] *[-+|&]?=[^=]")
    for path in sorted(Path(str(state.__file__)).parent.glob("*.py")):
        found = [line for line in path.read_text(encoding="utf-8").splitlines() if writes.search(line)]
        assert len(found) == (len(SHARED) if path.name == "state.py" else 0), f"{path.name}: {found}"
