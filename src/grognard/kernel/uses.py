"""Which clauses a game's play makes use of, as far as verbs and tellings show it.

`uses.toml` in a game's package says for verbs and for tellings which clauses are at work when they occur: who attacks uses
the clause on attacks, a round that is told the one on comparing dice. It is a small table and no proof: most clauses forbid
or define something and leave no such trace.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True)
class Uses:
    """By verb and by telling: the clauses at work."""

    verbs: Mapping[str, list[str]]
    tellings: Mapping[str, list[str]]

    def clauses(self) -> set[str]:
        return {clause for table in (self.verbs, self.tellings) for found in table.values() for clause in found}

    def count(self, verbs: Mapping[str, int], tellings: Mapping[str, int]) -> dict[str, int]:
        """How often each clause was at work in a game in which these occurred so often. What is decided and then told
        shows one use twice: the larger number counts."""
        found: dict[str, int] = {}
        for table, numbers in ((self.verbs, verbs), (self.tellings, tellings)):
            shown: dict[str, int] = {}
            for name, number in numbers.items():
                for clause in table.get(name, []):
                    shown[clause] = shown.get(clause, 0) + number
            for clause, number in shown.items():
                found[clause] = max(number, found.get(clause, 0))
        return found


@cache
def load(package: str) -> Uses:
    """The table of the game in that package; a game without one has an empty one."""
    file = files(package).joinpath("uses.toml")
    told = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return Uses(told.get("verbs", {}), told.get("tellings", {}))
