"""The plain board: any game's view as a table of names and values."""

import json
from collections.abc import Hashable, Mapping
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from grognard.kernel.actions import BORDER
from grognard.kernel.contract import Event, Game, State
from grognard.words import Words

View = Mapping[str, Any]
Told = tuple[str, bool]  # a line of the log, and whether it opens a chapter

FEW = 8  # events of one kind in a row; more of them are cut short


@cache
def data(package: str, name: str) -> Any:
    """One of a game's data files."""
    return json.loads(files(package).joinpath(f"data/{name}.json").read_text(encoding="utf-8"))


def signed(number: int) -> str:
    """A number that is added to another."""
    return f"−{-number}" if number < 0 else f"+{number}"


class Board:
    """What the terminal asks of a board. A game's own board changes what it can do better."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words

    def draw(self, view: View, width: int) -> RenderableType:
        """The table as this view shows it."""
        return Group(*_lines(view["table"], 0))

    def moment(self, view: View) -> Hashable:
        """Something that changes when it is time to draw the board again; None while there is nothing on it."""
        return view["frame"], *view["awaited"]

    def own(self, view: View) -> list[str]:
        """What the seat holds in secret: its hand, its mission. One line each."""
        return []

    def note(self, view: View, place: str) -> str:
        """What stands on a place, in a few characters."""
        return ""

    def short(self, kind: str, word: str) -> str:
        """The name of a thing where there is little room."""
        message = f"cli-short-{kind}-{word}"
        return self.words.say(message) if self.words.has(message) else self.words.name(kind, word)

    def look(self, view: View, place: str) -> list[str]:
        """A place and its neighbours."""
        lines = [f"{self.short('place', place)} {self.note(view, place)}".rstrip()]
        borders = [border.partition(">") for border in self.game.vocabulary.sets.get(BORDER, [])]
        for _, _, there in [border for border in borders if border[0] == place]:
            lines.append(f"  {self.note(view, there):<4} {self.short('place', there)}")
        return lines

    def odds(self, told: Mapping[str, Any]) -> list[str]:
        """The odds of an action."""
        return [f"{name}: {value}" for name, value in told.items()]

    def news(self, state: State, events: list[Event]) -> list[Told]:
        """What happened while the seat was not asked, in few lines."""
        told: list[Told] = []
        for _, run in groupby(events, key=lambda event: event[1]):
            some = list(run)
            shown = some if len(some) <= FEW else some[:2]
            told += [self.line(state, event) for event in shown]
            if len(shown) < len(some):
                told.append((self.words.say("cli-and-more", number=len(some) - len(shown)), False))
        return told

    def line(self, state: State, event: Event) -> Told:
        """One event."""
        return self.words.event(state, event), self.game.tellings[event[1]].heading


def _lines(value: Any, depth: int) -> list[RenderableType]:
    """Names and values; rows that are alike become a table."""
    lines: list[RenderableType] = []
    for name, item in value.items():
        rows = list(item.values()) if isinstance(item, dict) else item
        if isinstance(rows, list) and rows and all(isinstance(row, dict) for row in rows):
            lines += [Text(f"{'  ' * depth}{name}", style="bold"), _table(item)]
        elif isinstance(item, dict):
            lines.append(Text(f"{'  ' * depth}{name}", style="bold"))
            lines += _lines(item, depth + 1)
        else:
            lines.append(Text(f"{'  ' * depth}{name}  {_value(item)}"))
    return lines


def _table(item: dict[str, Any] | list[Any]) -> Table:
    named = list(item.items()) if isinstance(item, dict) else [(str(i), row) for i, row in enumerate(item, start=1)]
    columns = list(dict.fromkeys(column for _, row in named for column in row))
    table = Table("", *columns, box=None, pad_edge=False)
    for name, row in named:
        table.add_row(name, *(_value(row.get(column)) for column in columns))
    return table


def _value(item: Any) -> str:
    if isinstance(item, list):
        return ", ".join(map(str, item))
    return "–" if item is None else str(item)
