"""Errors for people: what was wrong, where, and what to do.

An error carries a code and its arguments; the words belong to the language files (`error-<code>` in `grognard/text`), so
that it is told in the reader's language, at the edge, in one line.
"""

import difflib
from collections.abc import Iterable


class BadInput(Exception):
    """Something that came from outside cannot be used: a name, a number, a file, an action."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        told = ", ".join(f"{key}={value!r}" for key, value in self.details.items())
        return f"{self.code} ({told})" if told else self.code

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.code, self.details)


def _again(kind: type[BadInput], code: str, details: dict[str, object]) -> BadInput:
    """An error as it comes out of another process."""
    problem = kind.__new__(kind, code, details)
    problem.code, problem.details = code, details
    return problem


class Barred(BadInput):
    """The rules forbid the action now; `clause` says which one does."""

    def __init__(self, clause: str, action: str) -> None:
        super().__init__("barred", clause=clause, action=action)

    @property
    def clause(self) -> str:
        return str(self.details["clause"])


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that a misspelt one most likely meant, or ''."""
    names = list(known)
    found = difflib.get_close_matches(word, names, n=1, cutoff=0.5)
    if not found:
        found = [name for name in names if word and (name.startswith(word) or word in name)][:1]
    return found[0] if found else ""
