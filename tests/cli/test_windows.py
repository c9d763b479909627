"""At the terminal, too, nobody is asked where he can only pass."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from grognard.cli.table import Left, Table
from grognard.kernel.actions import act
from grognard.kernel.match import Match
from grognard.words import Words
from tests.conformance import toy
from tests.conformance.toy import GAME


class Typed:
    """A keyboard at which these lines are typed, and then somebody leaves."""

    live = False
    offered: Any = None

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def read(self, prompt: str) -> str:
        if not self.lines:
            raise Left
        return self.lines.pop(0)


class Nowhere:
    """A shelf on which nothing is kept."""

    def store(self, lines: list[Any]) -> None:
        pass


def typed(*lines: str) -> tuple[list[str], str]:
    """What comes of it when both seats are people and these lines are typed: what was done, and the screen."""
    match = Match.start(GAME, {"windows": True}, ["human", "human"], seed=4)
    for seat in (0, 1):
        match.act(seat, act(toy.STAKE, 2))
    screen = StringIO()
    keyboard: Any = Typed(*lines)
    shelf: Any = Nowhere()
    with pytest.raises(Left):
        Table(match, shelf, Words("en", GAME), Console(file=screen, width=100), keyboard).play()
    done = [f"{line['seat']} {line.get('do', line.get('undo', line.get('order')))}" for line in match.lines[3:]]
    return done, screen.getvalue()


def test_an_empty_window_is_passed() -> None:
    done, screen = typed("aim", "aim", "undo")
    assert done == ["north aim", "south pass", "north aim", "south pass", "north 5"]
    assert "You are aimed at" not in screen


def test_who_wants_to_be_asked_is() -> None:
    done, screen = typed("scout", "order ask on", "scout", "aim", "pass")
    assert done[:3] == ["north scout", "south ask", "south scout"]
    assert done[3:] == ["north aim", "south pass"]
    assert "You are aimed at" in screen
    assert "Ask me every time" in screen
