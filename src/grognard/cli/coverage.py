"""Which clauses of a game the tests of a checkout say that they prove."""

import ast
import tomllib
from pathlib import Path
from typing import Any

from grognard.kernel import clauses
from grognard.kernel.errors import BadInput


def checkout() -> Path:
    """The checkout that the current directory is in."""
    here = Path.cwd()
    for folder in (here, *here.parents):
        project = folder / "pyproject.toml"
        if project.is_file() and (folder / "tests").is_dir() and _name(project) == "grognard":
            return folder
    raise BadInput("cli-no-checkout", folder=str(here))


def _name(project: Path) -> object:
    try:
        return tomllib.loads(project.read_text(encoding="utf-8")).get("project", {}).get("name")
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        return None


def marked(file: Path) -> set[str]:
    """The ids in `pytest.mark.clause(...)` wherever it stands in a file: on a test, a class, a module, a parameter."""
    try:
        tree = ast.parse(file.read_bytes(), str(file))
    except (SyntaxError, ValueError, OSError) as problem:
        raise BadInput("file-syntax", file=str(file), why=str(problem)) from None
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.clause"):
            found |= {
                argument.value
                for argument in node.args
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
            }
    return found


def coverage(package: str, folder: Path) -> dict[str, Any]:
    """The clauses of a game counted: those that tests prove, those that could be and are not, those that no test can."""
    proved: set[str] = set()
    for file in sorted((folder / "tests").rglob("*.py")):
        proved |= marked(file)
    every = clauses.load(package)
    provable = [clause for clause in every.values() if clause.provable]
    unproved: dict[str, list[str]] = {}
    for clause in provable:
        if clause.id not in proved:
            unproved.setdefault(clause.chapter, []).append(clause.id)
    kinds = [clause.kind for clause in every.values() if not clause.provable]
    return {
        "clauses": len(every),
        "provable": len(provable),
        "proved": sum(clause.id in proved for clause in provable),
        "unproved": [clause.id for clause in provable if clause.id not in proved],
        "unproved_by_chapter": unproved,
        "unprovable": {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)},
    }
