"""The open actions as a menu: numbered, and where they are many, side by side under their verb."""

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from rich.text import Text

from grognard.cli.boards import Board
from grognard.cli.reading import Reader
from grognard.kernel.actions import ARGUMENT, BORDER, NONE, NUMBER, PLACE, SHIFT
from grognard.kernel.contract import State
from grognard.words import Words

_FEW = 7  # actions that are told in a sentence each; on places and across borders, what stands there says more


class Menu:
    """What a seat may do now. Where only a number is asked for, it is typed itself; else each action has a number, and 0 is
    to stop or go on where that is one of the choices."""

    def __init__(self, words: Words, board: Board, reader: Reader, state: State, seat: int) -> None:
        self.words = words
        self.board = board
        self.reader = reader
        self.state = state
        self.seat = seat
        self.view: Mapping[str, Any] = state.view(seat)
        self.verbs = state.game.vocabulary.verbs
        self.actions = state.legal(seat)
        self.by_number = self._numbered()

    def _numbered(self) -> dict[int, int]:
        kinds = {self.verbs[action >> SHIFT].kind for action in self.actions}
        if kinds == {NUMBER}:
            return {action & ARGUMENT: action for action in self.actions}
        plain = [action for action in self.actions if self.verbs[action >> SHIFT].kind == NONE]
        others = sorted(action for action in self.actions if action not in plain)
        if not others:
            return dict(enumerate(plain, start=1))
        numbered = dict(enumerate([*others, *plain[1:]], start=1))
        return numbered | {0: plain[0]} if plain else numbered

    def draw(self, width: int) -> list[Text]:
        """The menu, line by line."""
        numbered = list(self.by_number.items())
        kinds = {self.verbs[action >> SHIFT].kind for action in self.actions}
        if len(numbered) <= _FEW and not kinds & {PLACE, BORDER}:
            return [self._sentence(number, action) for number, action in numbered]
        if kinds == {NUMBER}:
            low, high = min(self.by_number), max(self.by_number)
            return [Text(self.words.say("cli-how-many", low=str(low), high=str(high)))]
        lines: list[Text] = []
        before: list[int] = []  # the arguments of the block above
        for verb, group in groupby(numbered, key=lambda item: item[1] >> SHIFT):
            some = list(group)
            arguments = [action & ARGUMENT for _, action in some]
            if self.verbs[verb].kind == NONE:
                lines += [self._sentence(number, action) for number, action in some]
            elif len(some) > 1 and arguments == before:
                lines.append(self._same(verb, some[0][0], some[-1][0]))
            else:
                lines += self._block(verb, some, width)
                before = arguments
        return lines

    def _same(self, verb: int, first: int, last: int) -> Text:
        """Another verb for the same things: the numbers go on in the same order."""
        told = self.words.say("cli-same-order", first=str(first), last=str(last))
        return Text.assemble((f"  {self.reader.verbs[verb]}", "bold"), f"  {told}")

    def _sentence(self, number: int, action: int) -> Text:
        told = self.words.action(self.state, self.seat, action)
        return Text.assemble((f"{number:>4}", "bold cyan"), f"  {told}")

    def _block(self, verb: int, numbered: list[tuple[int, int]], width: int) -> list[Text]:
        """The actions of one verb; those across borders in a row for each place that they start from."""
        head = Text(f"  {self.reader.verbs[verb]}", style="bold")
        kind = self.verbs[verb].kind
        word = self.state.game.vocabulary.word
        if kind != BORDER:
            entries = [(number, self._thing(kind, word(kind, action & ARGUMENT))) for number, action in numbered]
            return [head, *_columns(entries, "", width)]
        borders = [(number, word(kind, action & ARGUMENT).partition(">")) for number, action in numbered]
        rows = [(number, self._thing(PLACE, here), self._thing(PLACE, there)) for number, (here, _, there) in borders]
        size, widest = max(len(here) for _, here, _ in rows), max(len(there) for _, _, there in rows)
        lines = [head]
        for here, group in groupby(rows, key=lambda row: row[1]):
            entries = [(number, there) for number, _, there in group]
            lines += _columns(entries, f"{here:>{size}} >", width, widest)
        return lines

    def _thing(self, kind: str, word: str) -> str:
        if kind == PLACE:
            return f"{self.board.short(kind, word)} {self.board.note(self.view, word)}".rstrip()
        return self.board.short(kind, word)

    def names(self) -> list[str]:
        """The names of the open actions, as one may type them."""
        names = []
        for action in self.actions:
            name = self.state.game.vocabulary.name(action)
            _, _, argument = name.partition(" ")
            names += [name, f"{self.reader.verbs[action >> SHIFT]} {argument}".rstrip()]
        return list(dict.fromkeys(names))


def _columns(entries: list[tuple[int, str]], first: str, width: int, widest: int = 0) -> list[Text]:
    """Numbered entries side by side; `first` stands before the first row."""
    cell = 5 + max([widest, *(len(text) for _, text in entries)])
    indent = len(first) + 4 if first else 2
    across = max((width - indent) // cell, 1)
    lines = []
    for start in range(0, len(entries), across):
        line = Text(f"    {first}" if first and start == 0 else " " * indent)
        for number, text in entries[start : start + across]:
            line.append(f"{number:>3}", style="bold cyan").append(f" {text:<{cell - 4}}")
        line.rstrip()
        lines.append(line)
    return lines
