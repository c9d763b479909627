"""The rules on the page and beside the board: sources in the reader's language, numbers that do not lie on the text."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from grognard.kernel.registry import game_ids
from tests.browser.person import Person

Come = Callable[..., Person]

# Numbers of clauses that lie on a text or stick out.
OVERLAP = """(within) => [...document.querySelectorAll(within + " article")].filter((article) => {
    const range = document.createRange();
    range.selectNodeContents(article.querySelector(".id"));
    const id = range.getBoundingClientRect(), text = article.querySelector("p").getBoundingClientRect();
    const across = Math.min(id.right, text.right) - Math.max(id.left, text.left);
    const down = Math.min(id.bottom, text.bottom) - Math.max(id.top, text.top);
    return (across > 1 && down > 1) || article.scrollWidth > article.clientWidth + 1;
}).map((article) => article.id)"""


@pytest.mark.parametrize("width", [390, 1440, 2560])
@pytest.mark.parametrize("game", game_ids())
def test_numbers_do_not_lie_on_the_text(somebody: Come, game: str, width: int) -> None:
    person = somebody(width=width, height=900)
    page = person.page
    page.goto(f"/#/rules/{game}")
    page.wait_for_selector("article")
    assert page.evaluate(OVERLAP, "main") == []
    seats = person.ask("GET", f"/games/{game}/options")["seats"]
    wishes = [{"kind": "me"}] + [{"kind": "link"}] * (len(seats) - 1)
    person.go_to(person.ask("POST", "/tables", {"game": game, "options": {}, "seats": wishes})["id"])
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector("dialog article")
    assert page.evaluate(OVERLAP, "dialog") == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_sources_and_bases_are_in_the_readers_language(somebody: Come) -> None:
    page = somebody(lang="en").page
    page.goto("/#/rules/risk_napoleon/RSK-CBT-08")
    expect(page.locator("#RSK-CBT-08 .source")).to_contain_text("Booklet 1")
    page.get_by_label("Search the rules").fill("booklet 1 rsk-cbt-08")
    expect(page.locator("article")).to_have_count(1)
    page.goto("/#/rules/nations_1813")
    page.wait_for_selector("article em")
    told = set(page.locator("article em").all_inner_texts())
    assert told == {"our ruling", "reconstructed", "the publisher’s answer"}
    page = somebody(lang="fr").page
    page.goto("/#/rules/risk_napoleon/RSK-CBT-08")
    expect(page.locator("#RSK-CBT-08 .source")).to_contain_text("Livret 1")
    page.goto("/#/rules/wellingtons_victory")
    page.wait_for_selector("article em")
    sources = page.locator("article .source").all_inner_texts()
    assert len(sources) > 500
    assert not [told for told in sources if "designed" in told or "printed" in told]


def test_a_game_without_dice_speaks_of_none(somebody: Come) -> None:
    for lang, menu, word in (("en", "Table", "dice"), ("fr", "Table", "dés")):
        person = somebody(lang=lang)
        seats = [{"kind": "me"}, {"kind": "link"}]
        person.go_to(person.ask("POST", "/tables", {"game": "nations_1813", "options": {}, "seats": seats})["id"])
        person.button(menu).click()
        dialog = person.page.get_by_role("dialog", name="Table")
        expect(dialog.locator(".hash")).to_be_visible()
        assert f" {word}" not in dialog.inner_text().lower()
