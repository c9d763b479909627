"""The project's own pages: they lead where they say, and no merge was left half done."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted(
    path for folder in (ROOT, ROOT / "docs", *(ROOT / "src/grognard/games").iterdir()) for path in folder.glob("*.md")
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_of_a_page_lead_to_files(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_merge_was_left_half_done(page: Path) -> None:
    rows = page.read_text(encoding="utf-8").splitlines()
    assert [row for row in rows if re.match(r"<{7} |={7}$|>{7} ", row)] == []
