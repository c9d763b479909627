"""Actions: a verb and one argument, one decision, one click.

Inside, an action is a small integer, `verb << 16 | argument`; outside it has a name, `attack lorraine>helvetie`. A game
declares its verbs and what their argument ranges over; lists of legal actions, the client's highlights, the terminal's
menu, the mask of a learning agent and the record of a game all come from that one declaration.
"""

from typing import Final

from grognard.kernel.errors import BadInput, nearest

ARGUMENT: Final = 0xFFFF
SHIFT: Final = 16

# What an argument may range over. PLACE, BORDER, PIECE and CARD are drawn; every other set named by a game is a list of
# choices shown as buttons. A border is an ordered pair of places and is named "from>to".
NONE: Final = "none"
NUMBER: Final = "number"
SEAT: Final = "seat"
PLACE: Final = "place"
BORDER: Final = "border"
PIECE: Final = "piece"
CARD: Final = "card"


def act(verb: int, argument: int = 0) -> int:
    """The action of this verb with this argument."""
    return verb << SHIFT | argument


class Verb:
    """One kind of action: its name and the range of its argument (the name of a set, or NUMBER with bounds, or NONE).

    `passes`: it does nothing, and who can do nothing else need not be asked. `final`: it ends a turn or a phase; who could do
    something else is asked whether he means it."""

    def __init__(
        self, name: str, kind: str = NONE, low: int = 0, high: int = 0, passes: bool = False, final: bool = False
    ) -> None:
        self.name = name
        self.kind = kind
        self.low = low
        self.high = high
        self.passes = passes
        self.final = final


class Vocabulary:
    """All that can be said in a game: its verbs, in the order of their numbers, and the sets their arguments range over."""

    def __init__(self, verbs: list[Verb], sets: dict[str, list[str]]) -> None:
        self.verbs = verbs
        self.sets = sets
        self.numbers = {kind: {name: i for i, name in enumerate(names)} for kind, names in sets.items()}
        self.by_name = {verb.name: i for i, verb in enumerate(verbs)}
        self.first: list[int] = []  # the dense number of each verb's first action
        self.offset: list[int] = []  # the same, less the least argument
        self.size = 0  # how many actions there are in all
        for verb in verbs:
            if verb.passes and verb.kind != NONE:
                raise ValueError(f"verb {verb.name} passes and has an argument")
            if verb.kind not in (NONE, NUMBER) and verb.kind not in sets:
                raise ValueError(f"verb {verb.name} ranges over {verb.kind}, which is no set of this game")
            self.first.append(self.size)
            self.offset.append(self.size - verb.low)
            self.size += self._width(verb)

    def _width(self, verb: Verb) -> int:
        if verb.kind == NONE:
            return 1
        if verb.kind == NUMBER:
            return verb.high - verb.low + 1
        return len(self.sets[verb.kind])

    def holds(self, action: int) -> bool:
        """Whether the integer is an action of this game at all."""
        verb, argument = action >> SHIFT, action & ARGUMENT
        if not 0 <= verb < len(self.verbs):
            return False
        return 0 <= argument - self.verbs[verb].low < self._width(self.verbs[verb])

    def name(self, action: int) -> str:
        """The action's name, as records, terminals and bots write it."""
        verb = self.verbs[action >> SHIFT]
        if verb.kind == NONE:
            return verb.name
        return f"{verb.name} {self.word(verb.kind, action & ARGUMENT)}"

    def parse(self, text: str) -> int:
        """The action of that name; a misspelt one is refused with the nearest name."""
        verb_name, _, argument = text.strip().partition(" ")
        if verb_name not in self.by_name:
            raise BadInput("unknown-verb", word=verb_name, nearest=nearest(verb_name, self.by_name))
        number = self.by_name[verb_name]
        verb = self.verbs[number]
        if verb.kind == NONE:
            if argument.strip():
                raise BadInput("argument-unwanted", verb=verb_name, word=argument.strip())
            return act(number)
        value = self.number(verb.kind, argument.strip())
        if verb.kind == NUMBER and not verb.low <= value <= verb.high:
            raise BadInput("number-range", value=value, low=verb.low, high=verb.high)
        return act(number, value)

    def word(self, kind: str, value: int) -> str:
        """The name of a value of that kind: a place, a card, a number, a seat."""
        return str(value) if kind == NUMBER else self.sets[kind][value]

    def number(self, kind: str, word: str) -> int:
        """The value of that name; the inverse of `word`."""
        if kind == NUMBER:
            if not (word.isascii() and word.removeprefix("-").isdecimal() and len(word) < 4000):
                raise BadInput("no-number", word=word)
            return int(word)
        found = self.numbers[kind].get(word)
        if found is None:
            raise BadInput("unknown-name", kind=kind, word=word, nearest=nearest(word, self.numbers[kind]))
        return found

    def index(self, action: int) -> int:
        """The action's place in the dense numbering of all verb-argument pairs."""
        return self.offset[action >> SHIFT] + (action & ARGUMENT)

    def indices(self, actions: list[int]) -> list[int]:
        """The places of these actions in the dense numbering."""
        return [self.offset[action >> SHIFT] + (action & ARGUMENT) for action in actions]

    def action(self, index: int) -> int:
        """The action at that place of the dense numbering."""
        if not 0 <= index < self.size:
            raise BadInput("number-range", value=index, low=0, high=self.size - 1)
        verb = len(self.first) - 1
        while self.first[verb] > index:
            verb -= 1
        return act(verb, index - self.first[verb] + self.verbs[verb].low)
