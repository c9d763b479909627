"""What a hand does, a browser test does with a hand: a board was dead under the mouse while its test clicked by script."""

import re
from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"
BY_SCRIPT = re.compile(
    r"dispatch_event\(|force\s*=\s*True|\.click\(\)\s*[;}\"'`]|\bnode\.click\b"
    r"|dispatchEvent|new (?:Mouse|Pointer|Touch|Keyboard)Event"
)


def scripted(source: str) -> list[str]:
    """The lines that pass by what a hand would hit: events made by hand, forced clicks, clicks inside a script."""
    return [line.strip() for line in source.splitlines() if BY_SCRIPT.search(line)]


@pytest.mark.parametrize("path", sorted(BROWSER.glob("*.py")), ids=lambda path: path.name)
def test_a_browser_test_uses_the_real_pointer(path: Path) -> None:
    assert scripted(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        'page.locator("a").dispatch_event("click")',
        'page.locator("a").click(force=True)',
        "page.evaluate(\"document.querySelector('a').click()\")",
        'page.evaluate("node => node.click()")',
        "page.evaluate(\"node.dispatchEvent(new Event('click'))\")",
    ],
)
def test_what_passes_by_the_pointer_is_found(line: str) -> None:
    assert scripted(line) == [line]
