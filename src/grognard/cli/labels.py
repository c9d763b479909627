"""The plain messages of `text/cli.*.ftl`, read without Fluent: starting Fluent takes longer than `grognard games` may."""

import re
from functools import cache
from pathlib import Path


@cache
def labels(lang: str) -> dict[str, str]:
    """The messages of one line, by id without `cli-`. Only those without variables are of use here."""
    text = (Path(__file__).parents[1] / "text" / f"cli.{lang}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^cli-([a-z0-9-]+) = (.+)$", text, re.MULTILINE))
