"""Records: a game as it was played, in a `.grog` file of JSON lines that a person can read.

    {"grog":1,"game":"risk_napoleon","rules":"1","options":{…},"seats":{"p1":"human",…},"commitment":"…","sum":"…"}
    {"n":1,"seat":"p1","do":"colour blue","sum":"…"}
    {"n":2,"seat":"p1","do":"attack lorraine>helvetie","chance":"216:101 36:7","sum":"…"}
    {"n":3,"seat":"p1","undo":2,"sum":"…"}
    {"n":4,"seat":"p2","order":"defence","value":"most","sum":"…"}
    {"n":5,"seat":"p2","do":"defend 2","by":"order","chance":"216:7 36:30","sum":"…"}
    {"n":6,"seat":"p2","resign":true,"sum":"…"}
    {"n":7,"end":{"p1":1.0,"p2":0.0},"key":"…","sum":"…"}

Lines are only ever added. `chance` is what luck answered, each answer with its bound ("216:101": the 102nd of 216
equally likely throws). `sum` chains the lines: each is a hash of the line and of the sum before it, so that a line that
was altered, lost or moved is found at its place.
"""

import hashlib
import json
import os
from pathlib import Path
from typing import Any

from grognard.kernel.errors import BadInput

FORMAT = 1
Line = dict[str, Any]


_encode = json.JSONEncoder(ensure_ascii=False).encode
_quote = json.encoder.encode_basestring


def seal(line: Line, before: str) -> Line:
    """The line with its sum."""
    return {**line, "sum": _sum(line, before)}


def _sum(line: Line, before: str) -> str:
    text = ", ".join([f"{_quote(key)}: {_value(value)}" for key, value in line.items() if key != "sum"])
    return hashlib.sha256(f"{before}\n{{{text}}}".encode()).hexdigest()[:16]


def _value(value: object) -> str:
    """As the encoder writes it, which is slow to begin."""
    if type(value) is str:
        return _quote(value)
    return str(value) if type(value) is int else _encode(value)


def write_answers(answers: list[tuple[int, int]]) -> str:
    return " ".join(f"{bound}:{value}" for bound, value in answers)


def read_answers(text: object, line: int) -> list[tuple[int, int]]:
    try:
        pairs = [answer.split(":") for answer in str(text).split()]
        return [(int(bound), int(value)) for bound, value in pairs]
    except ValueError:
        raise BadInput("record-chance", line=line) from None


def to_text(line: Line) -> str:
    return _encode(line) + "\n"


def append(path: Path, lines: list[Line]) -> None:
    """Add lines to a record; they are on the disk when this returns."""
    with path.open("a", encoding="utf-8", newline="\n") as file:
        file.writelines([to_text(line) for line in lines])
        file.flush()
        os.fsync(file.fileno())


def parse(text: str) -> list[Line]:
    """The lines of a record, their form and their sums checked; a broken one is refused with its number."""
    lines: list[Line] = []
    before = ""
    rows = text.split("\n")
    if rows and not rows[-1]:
        rows.pop()
    elif rows:
        raise BadInput("record-cut", line=len(rows))
    for number, row in enumerate(rows, start=1):
        try:
            line = json.loads(row)
            if not isinstance(line, dict) or not isinstance(line.get("sum"), str):
                raise BadInput("record-line", line=number)
            if line["sum"] != _sum(line, before):
                raise BadInput("record-altered", line=number)
        except (ValueError, RecursionError):  # no JSON, or what cannot be a text
            raise BadInput("record-line", line=number) from None
        before = line["sum"]
        if number > 1 and line.get("n") != number - 1:
            raise BadInput("record-order", line=number)
        lines.append(line)
    if not lines or lines[0].get("grog") is None:
        raise BadInput("record-header")
    if lines[0]["grog"] != FORMAT:
        raise BadInput("record-format", found=lines[0]["grog"], known=FORMAT)
    return lines


def read(path: Path) -> list[Line]:
    """The lines of a record file."""
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError as problem:
        raise BadInput("file-unreadable", file=str(path), why=problem.strerror or "") from None
    except UnicodeDecodeError as problem:
        raise BadInput("file-not-utf8", file=str(path), byte=problem.start) from None
    return parse(text)
