"""Words: everything that is told to a person, in French or English, from the language files.

The platform's messages are in `grognard/text`, a game's in the `text` folder of its package, in Fluent's format: `fr.ftl` and
`en.ftl`, or `<part>.fr.ftl` and `<part>.en.ftl` where a part has a file of its own. What a game must say is what `required`
lists; the ids are made of a kind and a name: `place-irlande`, `verb-attack`, `event-conquered`, `option-players`.

A thing is handed to a message by the id of its own message, and four functions of ours put it into the sentence:

    place-irlande = Irlande             NAME($place)   Irlande
      .the = l’Irlande                  THE($place)    l’Irlande
      .of = de l’Irlande                OF($place)     de l’Irlande
      .to = en Irlande                  TO($place)     en Irlande

A form that a message does not have is its plain name, so that English needs few of them. Messages refer to one another only
through these functions: each is read when it is first asked for, and Fluent itself is imported no earlier than that.
"""

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from grognard.kernel import clauses
from grognard.kernel.actions import ARGUMENT, BORDER, NONE, NUMBER, SEAT, SHIFT
from grognard.kernel.contract import Event, Frame, Game, State
from grognard.kernel.errors import BadInput
from grognard.kernel.options import CHOICE, FLAG, Option, Value, resolve

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

LANGUAGES = ("fr", "en")
DICE = "dice"  # a kind of argument: 653 is three dice, 640 two
_PLATFORM = "grognard"
_LONGEST = 200  # characters of a detail in an error
_FEW = 32  # values of a number that are tried to find what a choice offers


def language(wanted: str | None = None) -> str:
    """The language that was asked for or that the locale names; English where it names neither of ours."""
    if wanted is not None:
        code = _code(wanted)
        if code not in LANGUAGES:
            raise BadInput("unknown-language", word=wanted, known=", ".join(LANGUAGES))
        return code
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return _code(locale) if _code(locale) in LANGUAGES else "en"


def _code(locale: str) -> str:
    """The language of a locale: fr of fr_CA.UTF-8."""
    return re.split(r"[-_.@]", locale)[0].lower()


@cache
def _sources(package: str, lang: str) -> Mapping[str, str]:
    """The messages of a package's language files by id, each as it is written."""
    found: dict[str, str] = {}
    for file in sorted(files(package).joinpath("text").iterdir(), key=lambda file: file.name):
        if f".{file.name}".endswith(f".{lang}.ftl"):
            for entry in re.split(r"^(?=[a-zA-Z])", file.read_text(encoding="utf-8"), flags=re.MULTILINE):
                if begins := re.match(r"([\w-]+) *=", entry):
                    found[begins[1]] = entry
    return found


def slug(chapter: str) -> str:
    """A chapter's name as part of a message's id: chapter-variant-capitals."""
    return re.sub(r"[^a-z0-9]+", "-", chapter.lower()).strip("-")


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


class Words:
    """One language: the platform's messages and, if a game is given, the game's."""

    def __init__(self, lang: str, game: Game | None = None) -> None:
        self.lang = lang
        self.game = game
        self._sources = {**_sources(_PLATFORM, lang), **(_sources(game.package, lang) if game else {})}
        self._read: FluentBundle | None = None  # the messages that were asked for so far

    # --- messages ----------------------------------------------------------------------------------------------------

    def say(self, id: str, /, **arguments: object) -> str:
        """A message with its arguments: numbers, text, and things by the ids of their messages. KeyError if there is none."""
        return self._format(id, "", arguments)

    def has(self, id: str) -> bool:
        return id in self._sources

    def help(self, id: str) -> str:
        """The sentence that explains what a message names: an option, a scenario."""
        return self._format(id, "help", {})

    def has_help(self, id: str) -> bool:
        return "help" in self._message(id).attributes

    def _bundle(self) -> "FluentBundle":
        if self._read is None:
            from fluent.runtime import FluentBundle

            forms = {"NAME": "", "THE": "the", "OF": "of", "TO": "to"}
            functions = {name: self._form(attribute) for name, attribute in forms.items()}
            self._read = FluentBundle([self.lang], functions=functions, use_isolating=False)
        return self._read

    def _message(self, id: str) -> "Message":
        bundle = self._bundle()
        if not bundle.has_message(id):
            from fluent.runtime import FluentResource

            bundle.add_resource(FluentResource(self._sources[id]))
        return bundle.get_message(id)

    def _form(self, attribute: str) -> Any:
        """The function that puts a thing into a sentence in one of its forms."""

        def form(id: object) -> str:
            has = attribute in self._message(str(id)).attributes
            return self._format(str(id), attribute if has else "", {})

        return form

    def _format(self, id: str, attribute: str, arguments: Mapping[str, object]) -> str:
        message = self._message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(id)
        plain = {name: value if isinstance(value, int | float) else str(value) for name, value in arguments.items()}
        text, problems = self._bundle().format_pattern(pattern, plain)
        if problems:
            raise ValueError(f"{self.lang}: message {id}: {problems}")
        return str(text)

    # --- things ------------------------------------------------------------------------------------------------------

    def name(self, kind: str, id: str) -> str:
        """The plain name of a thing."""
        return self.say(f"{kind}-{id}")

    def seat(self, state: State, seat: int) -> str:
        """What the seat (or WATCHER) is called now."""
        return self.say(_words_of(state, SEAT, seat))

    def chapter(self, chapter: str) -> str:
        """A chapter of the clauses by its name in this language."""
        return self.name("chapter", slug(chapter))

    def option(self, id: str) -> tuple[str, str]:
        """An option's name and a sentence of help."""
        return self.say(f"option-{id}"), self.help(f"option-{id}")

    def order(self, id: str) -> tuple[str, str]:
        """A standing order's name and a sentence of help."""
        return self.say(f"order-{id}"), self.help(f"order-{id}")

    def value(self, option: str, value: object) -> str:
        """A value of an option or of a standing order."""
        if isinstance(value, bool):
            return self.say("on" if value else "off")
        return str(value) if isinstance(value, int) else self.say(_value_id(option, str(value)))

    def listed(self, names: Iterable[str]) -> str:
        """Names one after the other: Bleu, Rouge et Noir."""
        *others, last = names
        return self.say("list", others=", ".join(others), last=last) if others else last

    # --- what happens ------------------------------------------------------------------------------------------------

    def action(self, state: State, seat: int, action: int) -> str:
        """An action as a sentence for a menu."""
        verb = state.game.vocabulary.verbs[action >> SHIFT]
        arguments = {} if verb.kind == NONE else _variables(state, verb.kind, verb.kind, action & ARGUMENT)
        return _sentence(self.say(f"verb-{verb.name}", **arguments))

    def event(self, state: State, event: Event) -> str:
        """An event as a sentence of the log."""
        _, code, values = event
        telling = state.game.tellings[code]
        arguments: dict[str, object] = {}
        for (name, kind), value in zip(telling.arguments, values, strict=True):
            arguments.update(_variables(state, name, kind, value))
        return _sentence(self.say(f"event-{telling.name}", **arguments))

    def prompt(self, state: State, viewer: int) -> str:
        """The status line: what the viewer must do, whom he waits for, or how the game ended."""
        game, view = state.game, state.view(viewer)
        if view["over"]:
            return self._outcome(state, view["scores"])
        awaited = [game.seat_number(name) for name in view["awaited"]]
        seat = viewer if viewer in awaited else awaited[0]
        message = f"frame-{view['frame']}"
        told: dict[str, object] = {
            **_facts(view["table"], game.seat_name(seat)),
            "seat": _words_of(state, SEAT, seat),
            "seats": self.listed([self.seat(state, other) for other in awaited]),
            "count": len(awaited),
        }
        if seat == viewer:
            for name, (kind, word) in game.about(state, seat).items():
                number = game.seat_number(word) if kind == SEAT else game.vocabulary.number(kind, str(word))
                told.update(_variables(state, name, kind, number))
        return _sentence(self.say(message if seat == viewer else f"{message}-wait", **told))

    def _outcome(self, state: State, scores: list[float]) -> str:
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if len(winners) == len(scores):
            return self.say("over-drawn")
        if len(winners) > 1:  # a side of several seats, or winners who share
            return _sentence(self.say("over-shared", seats=self.listed([self.seat(state, seat) for seat in winners])))
        return _sentence(self.say("over-won", seat=_words_of(state, SEAT, winners[0])))

    # --- answers -----------------------------------------------------------------------------------------------------

    def error(self, problem: BadInput) -> str:
        """What was wrong and what to do, in one line."""
        message = f"error-{problem.code}"
        if not self.has(message):
            return str(problem)
        details = {name: _line(value) for name, value in problem.details.items()}
        if "clause" in details and self.game:
            details["clause"] = self.clause(str(details["clause"]))
        told = self.say(message, **details)
        if details.get("nearest"):
            told += " " + self.say("did-you-mean", nearest=details["nearest"])
        elif isinstance(details.get("known"), str):
            told += " " + self.say("known-names", known=details["known"])
        return told

    def clause(self, clause_id: str) -> str:
        """A clause of the game with its id."""
        if self.game is None:
            raise ValueError("words without a game have no clauses")
        clause = clauses.find(self.game.package, clause_id)
        return self.say("clause", clause=clause.id, text=clause.text(self.lang))


def _line(value: object) -> object:
    """A detail of an error so that the error stays one line that does no harm to a terminal."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    text = "".join(char if char.isprintable() else " " for char in str(value))
    text = " ".join(text.split())
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


# --- what messages are given -----------------------------------------------------------------------------------------


def _words_of(state: State, kind: str, value: int) -> str:
    """The id of the message that names a thing; a seat is named as the game names it now, wherever it turns up."""
    game = state.game
    word = game.seat_name(value) if kind == SEAT else game.vocabulary.word(kind, value)
    return game.seat_words(state, game.all_seats.index(word)) if word in game.all_seats else f"{kind}-{word}"


def _variables(state: State, name: str, kind: str, value: int) -> dict[str, object]:
    """An argument of an action or event as a message sees it: a border as $from and $to, a seat also by its number."""
    if kind == NUMBER:
        return {name: value}
    if kind == DICE:
        return {name: "\N{NON-BREAKING HYPHEN}".join(str(value).rstrip("0"))}
    if kind == BORDER:
        return _border(state.game.vocabulary.word(kind, value))
    told: dict[str, object] = {name: _words_of(state, kind, value)}
    if kind == SEAT:
        told[f"{name}_number"] = value + 1
    return told


def _border(word: str) -> dict[str, object]:
    here, _, there = word.partition(">")
    return {"from": f"place-{here}", "to": f"place-{there}"}


def _facts(table: Mapping[str, Any], seat: str) -> dict[str, object]:
    """What a status line may speak of: the numbers on the table, those of the seat that decides and those of the step
    (`at`), and the step's border."""
    at = table.get("at", {})
    own = [player for player in table.get("seats", []) if player.get("name") == seat]
    told: dict[str, object] = {}
    for part in (table, *own, at):
        told.update({name: value for name, value in part.items() if isinstance(value, int)})
    return {**told, **_border(at["border"])} if "border" in at else told


# What a game may say besides: what its score, its losses and its luck are, for a report of many games.
STUDIES = ("study-score", "study-losses", "study-luck")


# --- what a game must say --------------------------------------------------------------------------------------------


def required(game: Game) -> list[str]:
    """The ids of the messages that a game must have; `<id>.help` where a sentence of help belongs to it."""
    wanted = [f"verb-{verb.name}" for verb in game.vocabulary.verbs]
    wanted += [f"event-{telling.name}" for telling in game.tellings]
    for name, frame in game.frames.items():
        if any(
            "legal" in vars(kind) for kind in frame.__mro__ if kind not in (Frame, object)
        ):  # somebody decides in it
            wanted += [f"frame-{name}", f"frame-{name}-wait"]
    for kind, options in (("option", game.options), ("order", game.orders)):
        for option in options:
            wanted += [f"{kind}-{option.id}", f"{kind}-{option.id}.help"]
            for value in _choices(options, option):
                wanted.append(_value_id(option.id, value))
                if option.id == "scenario":
                    wanted.append(f"{wanted[-1]}.help")
    for order in game.groups:
        wanted += [f"group-{order}", f"group-{order}-goal"]
    for kind, names in game.vocabulary.sets.items():
        if kind not in (SEAT, BORDER):
            wanted += [f"{kind}-{name}" for name in names if name not in game.all_seats]
    chapters = {clause.chapter: None for clause in clauses.load(game.package).values()}
    return wanted + [f"chapter-{slug(chapter)}" for chapter in chapters]


def _value_id(option: str, value: str) -> str:
    return f"scenario-{value}" if option == "scenario" else f"value-{option}-{value}"


def missing(game: Game) -> list[str]:
    """What a game must say and does not, each with the language that lacks it."""
    lacking = []
    for lang in LANGUAGES:
        words = Words(lang, game)
        for wanted in required(game):
            message, _, explained = wanted.partition(".")
            if not words.has(message) or (explained and not words.has_help(message)):
                lacking.append(f"{lang}: {wanted}")
    return lacking


def _choices(options: list[Option], option: Option) -> list[str]:
    """All that a choice may offer, looking through every value of the other options, one at a time."""
    if option.kind != CHOICE:
        return []
    found: dict[str, None] = {}
    for given in [{}, *({other.id: value} for other in options for value in _some_values(other))]:
        try:
            found.update(dict.fromkeys(option.values_for(resolve(options, given))))
        except BadInput:
            continue  # a value that does not go with the defaults of others
    return list(found)


def _some_values(option: Option) -> list[Value]:
    if option.kind == CHOICE:
        return list(option.values) if isinstance(option.values, list) else []
    if option.kind == FLAG:
        return [False, True]
    return list(range(option.low, option.high + 1)[:_FEW])
