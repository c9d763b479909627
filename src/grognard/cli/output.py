"""How results are printed: a rich console for people, JSON for programs."""

import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.theme import Theme

from grognard.kernel.errors import BadInput

THEME = Theme({"repr.number": "none"})


def console() -> Console:
    """Colours where the terminal has them; NO_COLOR and pipes are respected."""
    return Console(theme=THEME, highlight=False, emoji=False, markup=False, soft_wrap=False)


def show_json(told: Any) -> None:
    print(json.dumps(told, ensure_ascii=False, indent=2))


def warn(text: str) -> None:
    """A line beside the result."""
    if sys.stderr:
        print(f"grognard: {text}", file=sys.stderr)


class Unwritable(BadInput):
    """A file cannot be written: there is no going on, since what happens could not be kept."""

    def __init__(self, path: Path, problem: OSError) -> None:
        super().__init__("cli-unwritable", file=str(path), why=problem.strerror or str(problem))
