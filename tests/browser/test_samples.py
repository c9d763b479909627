"""The browser's words are compared with samples; these are what the server's words say today."""

from tests.browser import samples


def test_the_samples_are_up_to_date() -> None:
    assert samples.FILE.read_text(encoding="utf-8") == samples.text(), "run python -m tests.browser.samples"
