"""What is tested is what was meant: all compiled, or all plain.

`GROGNARD_EXPECT=compiled` or `=plain` in the environment says which; without it either will do, but never a mixture."""

import importlib
import importlib.util
import os
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOOK = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"][
    "wheel"
]
PATTERNS: list[str] = HOOK["hooks"]["custom"]["compile"]
PLAIN = ("__init__.py", "__main__.py")  # tools/compile.py never compiles these
pytestmark = pytest.mark.plain


def modules() -> list[str]:
    """The modules that are compiled where that is possible."""
    files = {path for pattern in PATTERNS for path in ROOT.glob(pattern) if path.name not in PLAIN}
    return sorted(".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in files)


def is_compiled(module: str) -> bool:
    spec = importlib.util.find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


@pytest.mark.parametrize("pattern", PATTERNS)
def test_every_entry_of_the_compile_list_names_something(pattern: str) -> None:
    if "*" in pattern:
        assert [path for path in ROOT.glob(pattern) if path.name not in PLAIN]
    else:
        assert (ROOT / pattern).is_file()


def test_what_plays_the_games_is_compiled() -> None:
    listed = modules()
    assert "grognard.kernel.contract" in listed
    assert "grognard.games.risk_napoleon.combat" in listed
    assert {name.split(".")[1] for name in listed} == {"kernel", "games", "players", "server"}


def test_all_is_compiled_or_all_is_plain() -> None:
    kinds = {module: is_compiled(module) for module in modules()}
    assert len(set(kinds.values())) == 1, f"a mixture: {kinds}"


def test_a_compiled_module_is_compiled_when_it_is_imported() -> None:
    for module in modules():
        file = importlib.import_module(module).__file__
        assert file is not None
        assert file.endswith(tuple(EXTENSION_SUFFIXES)) == is_compiled(module)


def test_it_is_what_was_expected() -> None:
    expected = os.environ.get("GROGNARD_EXPECT")
    assert expected in (None, "", "compiled", "plain")
    if expected:
        found = "compiled" if is_compiled("grognard.kernel.contract") else "plain"
        assert found == expected
