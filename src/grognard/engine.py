"""Which engine a process runs, plain Python or the same sources compiled: chosen once, when `grognard` is first imported.

A plain installation carries a `stamp` of its sources. `tools/compile.py` puts a whole compiled copy of that package into

    grognard_engine/STAMP/grognard/…     beside the package, by one rename when all of it is there

and a process that finds the copy with its own stamp takes everything from there, else everything from the package itself.
Without a stamp (the sources as they are, or a wheel that is compiled already) there is nothing to choose.
"""

import json
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

_PACKAGE = Path(__file__).parent
LIBRARY = f"grognard__mypyc{EXTENSION_SUFFIXES[0]}"  # it lies beside the package and holds all that is compiled
_mine: Path | None = None  # the compiled copy that this process runs


def home(package: Path = _PACKAGE) -> Path:
    """Where compiled engines of this installation are kept."""
    return package.parent / "grognard_engine"


def stamp(package: Path = _PACKAGE) -> str:
    """What the installed sources are known by; '' where nothing is to be compiled."""
    try:
        return (package / "stamp").read_text(encoding="ascii").strip()
    except OSError:
        return ""


def ready() -> Path | None:
    """The compiled engine of these sources, if it is there and wished (GROGNARD_PURE=1 wants none)."""
    if os.environ.get("GROGNARD_PURE", "0") not in ("", "0"):
        return None
    known = stamp()
    found = home() / known
    return found if known and (found / LIBRARY).is_file() else None


def choose(path: list[str]) -> None:
    """Let this process find the package in the compiled copy, if there is one; `path` is the package's."""
    global _mine
    _mine = ready()
    if _mine is not None:
        path[:] = [str(_mine / "grognard")]
        sys.path.append(str(_mine))


def newer() -> bool:
    """Whether a process that starts now would run compiled, while this one runs plain Python."""
    return _mine is None and ready() is not None


def compiled() -> bool:
    """Whether this process runs the compiled engine."""
    from grognard.kernel import contract

    return not contract.__file__.endswith(".py")


def state() -> dict[str, Any]:
    """What runs (`engine`), and what is being made of it (`next`): nothing new, `compiling` with its `part` done, `compiled`
    from the next start on, or `failed` and `why`."""
    told: dict[str, Any] = {"engine": "compiled" if compiled() else "plain", "next": ""}
    if newer():
        return {**told, "next": "compiled"}
    try:
        progress = json.loads((home() / "progress.json").read_text(encoding="utf-8"))
        part, failed = float(progress["part"]), str(progress["failed"])
    except (OSError, ValueError, KeyError, TypeError):
        return told
    if compiled() or progress.get("stamp") != stamp():
        return told
    if failed:
        return {**told, "next": "failed", "why": failed}
    return {**told, "next": "compiling", "part": part} if _at_work() else told


def _at_work() -> bool:
    """Whether somebody compiles just now: he holds the lock, which the system takes from him however he ends."""
    from filelock import FileLock, Timeout

    try:
        with FileLock(home() / "lock", timeout=0):
            return False
    except (Timeout, OSError):
        return True
