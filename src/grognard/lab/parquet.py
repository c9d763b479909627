"""Results as Parquet, made from the JSON lines group by group, so that a long series takes no more memory than a short one.

The columns are told in docs/results.md.
"""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from grognard.kernel.errors import BadInput

GAMES = {
    "game": "int64",
    "seed": "int64",
    "seats": "list<string>",
    "decisions": "int64",
    "finished": "bool",
    "winner": "string",
    "scores": "list<double>",
    "study": "string",
    "pair": "int64",
    "number": "int64",
    "choices": "list<int64>",
    "seconds": "list<double>",
}
DECISIONS = {
    "game": "int64",
    "number": "int64",
    "seat": "string",
    "player": "string",
    "frame": "string",
    "action": "string",
    "legal": "int64",
}
_BATCH = 500  # rows that are taken at a time: as Python's objects they are ten times as large as in columns
_GROUP = 20  # batches of a row group


def games(lines: Path, target: Path) -> None:
    """The rows of a `results.jsonl`, be it of a simulation or of a ladder."""
    _write(_games(lines), GAMES, target)


def decisions(lines: Path, target: Path) -> None:
    """The rows of a `decisions.jsonl`."""
    _write(_lines(lines), DECISIONS, target)


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    with path.open(encoding="utf-8") as file:
        for line in file:
            yield json.loads(line)


def _games(path: Path) -> Iterator[dict[str, Any]]:
    for place, told in enumerate(_lines(path)):
        row = told.get("row", told)  # of a ladder: the row, and what belongs to the meeting of the two players
        study = json.dumps(row["study"], ensure_ascii=False) if row.get("study") else None
        yield {**told, **told.get("meeting", {}), **row, "game": place, "study": study}


def _write(rows: Iterator[dict[str, Any]], columns: dict[str, str], target: Path) -> None:
    """Group by group, and whole or not at all."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ModuleNotFoundError:
        raise BadInput("lab-missing", what="Parquet") from None

    def kind(name: str) -> Any:
        inner = name.removeprefix("list<").removesuffix(">")
        plain = pyarrow.type_for_alias(inner)
        return plain if inner == name else pyarrow.list_(plain)

    schema = pyarrow.schema([(name, kind(told)) for name, told in columns.items()])
    new = target.with_name(target.name + ".new")
    try:
        with parquet.ParquetWriter(new, schema, compression="zstd") as writer:
            while group := [
                pyarrow.RecordBatch.from_pylist(batch, schema=schema)
                for _ in range(_GROUP)
                if (batch := list(islice(rows, _BATCH)))
            ]:
                writer.write_table(pyarrow.Table.from_batches(group))
        new.replace(target)
    finally:
        new.unlink(missing_ok=True)
