"""The catalogue of a game's clauses: every rule with a name, in our own words, in French and English.

`clauses.toml` in the game's package holds them in the order of the rulebook. Code that forbids something names the clause
that forbids it; a test says which clauses it proves. The place in the rulebook is told in the rulebook's words; a table
`[sources.<language>]` says them in the other language.
"""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from grognard.kernel.errors import BadInput, nearest

# Kinds that say what words mean or give advice: there is nothing in play that a test could find missing.
UNPROVABLE = ("definition", "advice")


@dataclass(frozen=True)
class Clause:
    """One clause: `kind` is rule, setup, table, card, scenario, option, definition or advice; `basis` says where it comes
    from (rulebook, ruling, published, history, designed); `ref` is the place in the rulebook."""

    id: str
    chapter: str
    kind: str
    basis: str
    ref: str
    fr: str
    en: str

    def text(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en

    @property
    def provable(self) -> bool:
        return self.kind not in UNPROVABLE


def _source(package: str) -> str:
    return files(package).joinpath("clauses.toml").read_text(encoding="utf-8")


@cache
def load(package: str) -> dict[str, Clause]:
    """All clauses of the game in that package, by id, in the rulebook's order."""
    told = tomllib.loads(_source(package))["clause"]
    found = {clause["id"]: Clause(**clause) for clause in told}
    if len(found) != len(told):
        raise ValueError(f"{package}: two clauses have the same id")
    return found


@cache
def topics(package: str) -> dict[str, list[str]]:
    """By topic, the clauses that concern it: `topics.toml` in the game's package, its table `topics`."""
    source = files(package).joinpath("topics.toml")
    if not source.is_file():
        return {}
    known = load(package)
    found: dict[str, list[str]] = tomllib.loads(source.read_text(encoding="utf-8"))["topics"]
    for topic, ids in found.items():
        for clause in ids:
            if clause not in known:
                raise ValueError(f"{package}: topic {topic} names {clause}, which is no clause")
    return found


@cache
def _sources(package: str) -> dict[str, tuple[re.Pattern[str], dict[str, str]]]:
    """By language: what in a `ref` is said in other words, and in which."""
    told = tomllib.loads(_source(package)).get("sources", {})
    found = {}
    for lang, phrases in told.items():
        longest_first = sorted(phrases, key=len, reverse=True)
        either = "|".join([re.escape(phrase) for phrase in longest_first])
        found[lang] = (re.compile(rf"(?<!\w)(?:{either})(?!\w)"), phrases)
    return found


def source(package: str, ref: str, lang: str) -> str:
    """A place in the rulebook in this language."""
    if lang in _sources(package):
        pattern, phrases = _sources(package)[lang]
        ref = pattern.sub(lambda match: phrases[match[0]], ref).lstrip(", ")
    return ref.replace(": ", "\u00a0: ").replace(";", "\u202f;") if lang == "fr" else ref


def count(package: str) -> int:
    """How many clauses there are, without reading them all."""
    return len(re.findall(r"^\[\[clause\]\]$", _source(package), re.MULTILINE))


def find(package: str, id: str) -> Clause:
    """The clause of that id, in capitals or not."""
    clauses = load(package)
    found = {name.casefold(): clause for name, clause in clauses.items()}.get(id.casefold())
    if found is None:
        raise BadInput("unknown-clause", word=id, nearest=nearest(id.upper(), clauses))
    return found


def search(package: str, words: str) -> list[Clause]:
    """The clauses in which all these words occur, in either language, in the id or in the chapter."""
    wanted = words.casefold().split()
    return [
        clause
        for clause in load(package).values()
        if all(word in f"{clause.id} {clause.chapter} {clause.fr} {clause.en}".casefold() for word in wanted)
    ]
