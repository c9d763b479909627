"""What a player types, read as an action: by its name or the beginning of it, in either language, accents or not."""

import unicodedata
from functools import cache

from grognard.kernel.actions import ARGUMENT, BORDER, NONE, NUMBER, PLACE, SEAT, SHIFT
from grognard.kernel.contract import Game
from grognard.kernel.errors import BadInput, nearest
from grognard.words import Words

_FEW = 6  # names told where several could be meant


@cache
def fold(text: str) -> str:
    """Letters and figures only, small, without accents: Sud-Angleterre, sud_angleterre and SUD ANGLETERRE are one."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(char for char in plain if char.isalnum())


class Reader:
    """Finds actions and places by what a player types."""

    def __init__(self, words: Words, game: Game) -> None:
        self.words = words
        self.vocabulary = game.vocabulary
        self.verbs = [self._typed(f"cli-verb-{game.id}-{verb.name}", verb.name) for verb in game.vocabulary.verbs]
        self._names: dict[tuple[str, str], list[str]] = {}

    def _typed(self, message: str, name: str) -> str:
        """A verb as it is typed in this language."""
        return self.words.say(message) if self.words.has(message) else name

    def read(self, text: str, legal: list[int]) -> int:
        """The one action that is meant: of the legal ones if it can be, else of all, so that one can be told why not."""
        for actions in (legal, self.every()):
            found = self.find(text, actions)
            if len(found) == 1:
                return found[0]
            if found:
                self._refuse_several(text, [self.vocabulary.name(action) for action in found])
        raise self._unknown(text)

    def every(self) -> list[int]:
        return [self.vocabulary.action(index) for index in range(self.vocabulary.size)]

    def find(self, text: str, actions: list[int]) -> list[int]:
        """The actions that fit the text best."""
        scores = [self._score(action, text.split()) for action in actions]
        best = max(scores, default=-1)
        return [action for action, score in zip(actions, scores, strict=True) if score == best >= 0]

    def _score(self, action: int, typed: list[str]) -> int:
        """How well an action fits, however the words are parted into verb and argument; -1 if not at all."""
        best = -1
        for n in range(min(len(typed), 3) + 1):
            verb = self._score_verb(action >> SHIFT, " ".join(typed[:n]))
            argument = self._score_argument(action, " ".join(typed[n:]))
            if verb >= 0 and argument >= 0:
                best = max(best, verb + argument)
        return best

    def _score_verb(self, verb: int, typed: str) -> int:
        """4 if it is the verb, 2 if the verb begins so, 0 if nothing is typed and the argument may tell."""
        if not typed:
            return -1 if self.vocabulary.verbs[verb].kind == NONE else 0
        names = [fold(self.vocabulary.verbs[verb].name), fold(self.verbs[verb])]
        return 4 if fold(typed) in names else 2 if any(_begins(name, typed) for name in names) else -1

    def _score_argument(self, action: int, typed: str) -> int:
        """1 if it is the argument, 0 if the argument begins so."""
        verb = self.vocabulary.verbs[action >> SHIFT]
        if verb.kind == NONE:
            return -1 if typed else 1
        word = self.vocabulary.word(verb.kind, action & ARGUMENT)
        if verb.kind == NUMBER:
            return 1 if typed == word else -1 if typed else 0
        if verb.kind != BORDER:
            return self._score_name(verb.kind, word, typed)
        here, _, there = word.partition(">")
        ends = [(self._score_name(PLACE, here, a), self._score_name(PLACE, there, b)) for a, b in _ends(typed)]
        return max(-1 if -1 in both else min(both) for both in ends)

    def _score_name(self, kind: str, word: str, typed: str) -> int:
        names = self.names(kind, word)
        return 1 if fold(typed) in names else 0 if any(_begins(name, typed) for name in names) else -1

    def names(self, kind: str, word: str) -> list[str]:
        """What a thing may be called: by the id that records use, or by its name in this language, whole or in short."""
        if (kind, word) not in self._names:
            told = [word]
            if kind != SEAT:
                told.append(self.words.name(kind, word))
            if self.words.has(f"cli-short-{kind}-{word}"):
                told.append(self.words.say(f"cli-short-{kind}-{word}"))
            self._names[kind, word] = [fold(name) for name in told]
        return self._names[kind, word]

    def place(self, text: str) -> str:
        """The place that is meant."""
        places = self.vocabulary.sets.get(PLACE, [])
        scores = [self._score_name(PLACE, place, text) if text.strip() else -1 for place in places]
        best = max(scores, default=-1)
        found = [place for place, score in zip(places, scores, strict=True) if score == best >= 0]
        if len(found) > 1:
            self._refuse_several(text, found)
        if not found:
            raise self._unknown_name(PLACE, text)
        return found[0]

    def _refuse_several(self, text: str, names: list[str]) -> None:
        shown = names[:_FEW] + (["…"] if len(names) > _FEW else [])
        raise BadInput("cli-ambiguous", word=text, names=", ".join(shown))

    def _unknown(self, text: str) -> BadInput:
        """What about the text is unknown: the verb, or what comes after it."""
        first, _, rest = text.strip().partition(" ")
        verbs = [n for n in range(len(self.verbs)) if self._score_verb(n, first) > 0]
        if not verbs or not rest.strip():
            known = dict.fromkeys([*self.verbs, *self.vocabulary.by_name])
            return BadInput("unknown-verb", word=first, nearest=nearest(first.casefold(), known))
        verb = self.vocabulary.verbs[verbs[0]]
        if verb.kind == NONE:
            return BadInput("argument-unwanted", verb=verb.name, word=rest)
        if verb.kind == NUMBER:
            if rest.isdecimal():
                return BadInput("number-range", value=int(rest), low=verb.low, high=verb.high)
            return BadInput("no-number", word=rest)
        if verb.kind != BORDER:
            return self._unknown_name(verb.kind, rest)
        places = self.vocabulary.sets[PLACE]
        parts = rest.split(">") if ">" in rest else rest.split()
        wrong = [part for part in parts if all(self._score_name(PLACE, place, part) < 0 for place in places)]
        return self._unknown_name(PLACE, wrong[0]) if wrong else BadInput("cli-no-border", word=rest)

    def _unknown_name(self, kind: str, text: str) -> BadInput:
        names = {name: word for word in self.vocabulary.sets.get(kind, []) for name in self.names(kind, word)}
        close = names.get(nearest(fold(text), names), "")
        return BadInput("unknown-name", kind=kind, word=text.strip(), nearest=close)


def _begins(name: str, typed: str) -> bool:
    return name.startswith(fold(typed))


def _ends(typed: str) -> list[tuple[str, str]]:
    """The two ends of a border: parted by > or by a space; the second may still be missing."""
    start, sign, end = typed.partition(">")
    if sign:
        return [(start, end)]
    words = typed.split()
    return [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))] or [(typed, "")]
