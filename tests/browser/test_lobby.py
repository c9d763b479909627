"""The lobby and what is brought to it: cards that are not cut, tables that say what they are, games to be watched."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_pages import axe, finished

Come = Callable[..., Person]

# What stands outside the box of what holds it, or is cut off by it.
CUT = """(within) => [...document.querySelectorAll(within + " *")]
    .filter((node) => !node.closest("svg") && getComputedStyle(node).position !== "absolute")
    .filter((node) => {
        const box = node.getBoundingClientRect(), holder = node.closest(within).getBoundingClientRect();
        const out = box.right > holder.right + 1 || box.left < holder.left - 1 || box.bottom > holder.bottom + 1;
        return box.width && (out || node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).overflow !== "visible");
    })
    .map((node) => node.textContent.trim().slice(0, 60))"""
# A cover that is not shown in the proportions in which it is drawn loses its edges.
BEYOND = """() => [...document.querySelectorAll(".cover svg")]
    .map((svg) => svg.getBoundingClientRect())
    .filter(({ width, height }) => Math.abs(width / height - 1.6) > 0.02)"""
FLAGS = """() => {
    const svg = document.querySelector("[data-game=napoleon_in_europe] .cover svg");
    const box = svg.getBoundingClientRect();
    return [...svg.querySelectorAll("svg > g")].filter((g) => g.querySelectorAll("path").length === 4)
        .map((flag) => flag.getBoundingClientRect())
        .map(({ left, right }) => [(left - box.left) / box.width, (right - box.left) / box.width]);
}"""
LONG = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"


@pytest.mark.parametrize("width", [390, 1440, 2560])
@pytest.mark.parametrize(("lang", "theme"), [("fr", "light"), ("en", "dark")])
def test_cards_and_covers_are_whole(somebody: Come, lang: str, theme: str, width: int) -> None:
    person = somebody(lang=lang, theme=theme, width=width, height=900)
    page = person.page
    expect(page.locator(".cover svg")).to_have_count(5)
    assert page.evaluate(CUT, "article.game") == []
    assert page.evaluate(BEYOND) == []
    flags = page.evaluate(FLAGS)
    assert len(flags) == 7
    assert all(left > 0.025 and right < 0.975 for left, right in flags), flags  # inside the frame
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("width", [390, 1440])
def test_a_named_table_says_which_game_it_is_and_long_names_wrap(somebody: Come, width: int) -> None:
    person = somebody(width=width, height=900)
    page = person.page
    seats = [{"kind": "me", "name": LONG[:40]}, {"kind": "link", "name": LONG[40:80]}, {"kind": "link", "name": "Ney"}]
    wish = {"game": "risk_napoleon", "options": {"players": 3}, "seats": seats, "pace": 86_400, "name": LONG}
    person.ask("POST", "/tables", wish)
    page.reload()
    row = page.get_by_role("region", name="My tables").locator("li", has_text=LONG)
    expect(row).to_contain_text("RISK Napoleon Edition")
    expect(row).to_contain_text("time runs out in")
    expect(row).to_contain_text("Ney")
    assert page.evaluate(CUT, "section li.sheet") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    axe(person)


def test_a_finished_game_that_is_brought_can_be_watched(somebody: Come, tmp_path: Path) -> None:
    person = somebody()
    finished(person)
    with person.page.expect_download() as download:
        person.page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "game.grog"
    download.value.save_as(record)

    other = somebody()
    page = other.page
    page.goto("/#/import")
    page.get_by_label("Choose a file").set_input_files(record)
    expect(page.get_by_label("Watch the game")).to_be_checked()
    expect(page.locator("ol li")).to_have_count(0)  # nobody sits down to watch
    axe(other)
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_label("Step", exact=True)
    last = int(slider.get_attribute("max") or 0)
    assert last >= 8
    expect(page.locator(".caption")).not_to_contain_text("rame-")
    assert page.locator("[role=log] li").count() >= 5
    other.button("To the end").click()
    expect(slider).to_have_value(str(last))
    expect(page.locator(".caption")).not_to_contain_text("rame-")
    page.get_by_role("link", name="To the table").click()
    expect(page.locator(".prompt")).to_contain_text("has won the game")
    assert page.locator("[role=log] li").count() >= 5
    page.goto("/")
    expect(page.locator("section[aria-labelledby=mine] li")).to_have_count(1)

    page.goto("/#/import")
    page.get_by_label("Choose a file").set_input_files(record)
    page.get_by_label("Go on from one of its lines").check()
    line = page.get_by_label("Go on after line")
    line.fill("100000")
    expect(page.get_by_role("alert")).to_contain_text("A whole number from 0 to")
    expect(page.get_by_role("button", name="Open the table")).to_be_disabled()
    line.fill("3")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("[data-place]")
