"""Lobby, rules, settings, import, replay; both languages; what axe finds."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from grognard.kernel.registry import game_ids
from tests.browser.person import Person
from tests.browser.positions import first

Come = Callable[..., Person]
Shoot = Callable[[Person, str], None]
AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")

STRAYED = """() => {
    const board = document.querySelector(".board").getBoundingClientRect();
    return [...document.querySelectorAll(".board *")]
        .filter((node) => getComputedStyle(node).position === "absolute")
        .filter((node) => {
            const box = node.getBoundingClientRect();
            const across = box.left < board.left - 1 || box.right > board.right + 1;
            return across || box.top < board.top - 1 || box.bottom > board.bottom + 1;
        })
        .map((node) => node.textContent);
}"""


def axe(person: Person, part: str = "html") -> None:
    """Nothing serious is wrong with the page, or a part of it, for people who cannot see it, or not well."""
    person.page.wait_for_timeout(200)
    person.page.evaluate(AXE)
    found = person.page.evaluate("part => axe.run(part)", part)["violations"]
    bad = [
        (one["id"], one["impact"], [node["html"][:140] for node in one["nodes"]][:3])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert bad == []


def close_story(person: Person) -> None:
    """The game is over, and the page that tells how has opened: Escape closes it."""
    expect(person.page.get_by_role("dialog")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def finished(person: Person) -> str:
    """A table whose game is over: its id."""
    opened = person.open_table(["me", "greedy"])
    person.choose_colour()
    for _ in range(4):
        person.ready()
        person.click(person.lit()[0])
    person.ready()
    person.button("Table").click()
    person.page.get_by_role("button", name="Resign").click()
    person.page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign").click()
    expect(person.page.locator(".prompt")).to_contain_text("has won the game")
    close_story(person)
    table: str = opened["id"]
    return table


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(somebody: Come, theme: str) -> None:
    person = somebody(theme=theme)
    page = person.page
    axe(person)
    page.goto("/#/new/risk_napoleon")
    page.wait_for_selector("form select")
    axe(person)
    page.goto("/#/rules/risk_napoleon")
    page.wait_for_selector("#readings")
    axe(person, "#readings")
    page.get_by_label("Search the rules").fill("neutral")  # a page of 478 clauses takes axe too long
    axe(person)
    page.goto("/#/import")
    page.wait_for_selector("textarea")
    axe(person)
    person.open_table(["me", "random", "random"], position=first("Combat"))
    person.ready()
    person.click(person.lit()[0])
    axe(person)
    person.button("Settings").click()
    axe(person)
    page.keyboard.press("Escape")
    person.button("Help and keys").click()
    axe(person)
    page.keyboard.press("Escape")
    table = finished(person)
    axe(person)
    page.goto(f"/#/replay/{table}")
    page.wait_for_selector(".slider")
    axe(person)


def test_both_languages_at_any_time(somebody: Come) -> None:
    person = somebody(lang="fr")
    page = person.page
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(
        page.locator("[data-game=risk_napoleon]").get_by_role("button", name="Jouer contre l’ordinateur")
    ).to_be_visible()
    person.open_table(["me", "random", "random"], position=first("Combat"))
    person.ready()
    french = person.prompt
    label = person.place("sud_angleterre").get_attribute("aria-label") or ""
    assert label.startswith("Sud-Angleterre")
    page.get_by_role("button", name="English").click()
    expect(page.locator(".prompt")).not_to_have_text(french)
    expect(person.place("sud_angleterre")).to_have_attribute("aria-label", re.compile("^Southern England"))
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    page.wait_for_selector("[data-place]")
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    page.get_by_role("button", name="Français").click()
    expect(page.locator(".prompt")).to_have_text(french)


def test_the_form_follows_the_options(somebody: Come) -> None:
    person = somebody()
    page = person.page
    page.locator("[data-game=risk_napoleon]").get_by_role("link", name="New table").click()
    scenario = page.get_by_label("Aim of the game")
    expect(scenario).to_have_value("mission")
    players = page.get_by_label("Players", exact=True)
    players.fill("2")
    players.press("Tab")
    expect(scenario).to_have_value("two_player")
    expect(page.locator("fieldset ol li")).to_have_count(2)
    expect(page.get_by_text("Two players and a neutral army between them")).to_be_visible()
    page.get_by_label("Who plays Player 2").select_option("open")
    page.get_by_label("Name of the table").fill("Ulm")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("[data-place]")
    expect(page.locator(".prompt")).to_have_text(
        "The game begins as soon as the free seats are taken; whoever has a link may come later."
    )

    other = somebody()
    row = other.page.locator("li", has_text="Ulm")
    row.get_by_role("button", name="Take a seat").click()
    other.page.wait_for_selector("[data-place]")
    expect(page.locator(".prompt")).to_have_text("Choose your colour.")
    page.goto("/")
    expect(page.locator("li.turn", has_text="Ulm")).to_contain_text("Your turn")


def test_the_form_says_who_is_who(somebody: Come) -> None:
    person = somebody(lang="fr")
    page = person.page
    page.goto("/#/new/napoleon_1815")
    expect(page.locator("fieldset ol li .seat")).to_have_text(["Français", "Coalition"])
    players = page.get_by_label("Joueurs", exact=True)
    players.fill("3")
    players.press("Tab")
    expect(page.locator("fieldset ol li .seat")).to_have_text(["Français", "Anglais", "Prussiens"])
    page.get_by_label("Qui joue Anglais").select_option("me")
    page.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_selector("[data-place]")
    expect(page.locator("tr", has_text="Anglais")).to_contain_text("vous")
    expect(page.locator("tr", has_text="Prussiens")).to_contain_text("Ordinateur")


def test_rules_have_anchors_and_search(somebody: Come, shoot: Shoot) -> None:
    person = somebody(lang="fr")
    page = person.page
    page.goto("/#/rules/risk_napoleon/RSK-CBT-08")
    here = page.locator("article.here")
    expect(here).to_contain_text("RSK-CBT-08")
    expect(here).to_be_in_viewport()
    shoot(person, "rules")
    page.get_by_label("Chercher dans les règles").fill("egalite des attaquant")
    expect(page.locator("article")).to_have_count(1)
    expect(page.locator("article")).to_contain_text("RSK-CBT-08")
    page.get_by_label("Chercher dans les règles").fill("")
    page.get_by_role("link", name="Nos lectures").click()
    expect(page.locator("#readings")).to_be_in_viewport()
    expect(page.locator("#readings")).to_contain_text("RSK-R-10")
    expect(page.locator("#readings")).to_contain_text("notre lecture")
    assert page.locator("article em", has_text="notre interprétation").count() > 50


def test_settings_are_kept(somebody: Come) -> None:
    person = somebody()
    page = person.page
    person.button("Settings").click()
    page.get_by_role("button", name="Candlelight").click()
    page.get_by_label("Your name").fill("Davout")
    page.get_by_label("Your name").press("Tab")
    page.get_by_label("Ask before what cannot be undone").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    person.button("Settings").click()
    expect(page.get_by_label("Your name")).to_have_value("Davout")
    expect(page.get_by_label("Ask before what cannot be undone")).not_to_be_checked()


@pytest.mark.parametrize("game", game_ids())
def test_what_lies_over_a_board_stays_on_it_in_a_replay(somebody: Come, shoot: Shoot, game: str) -> None:
    person = somebody(lang="fr")
    form = person.ask("GET", f"/games/{game}/options")
    seats = [{"kind": "me"}] + [{"kind": "computer", "level": "greedy"} for _ in form["seats"][1:]]
    table = person.ask("POST", "/tables", {"game": game, "options": {}, "seats": seats})["id"]
    person.page.goto(f"/#/replay/{table}")
    person.page.wait_for_selector(".board [data-place]")
    person.page.wait_for_timeout(500)  # the ground of Waterloo is painted
    shoot(person, f"replay-{game}")
    assert person.page.evaluate(STRAYED) == []


def test_replay_download_import_and_what_if(somebody: Come, shoot: Shoot, tmp_path: Path) -> None:
    person = somebody()
    page = person.page
    table = finished(person)
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_label("Step", exact=True)
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last >= 8
    expect(page.locator("tbody tr").first.locator("td").first).to_have_text("0")  # before the deal
    person.button("To the end").click()
    expect(slider).to_have_value(str(last))
    person.button("One step back").click()
    expect(slider).to_have_value(str(last - 1))
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(last - 2))
    page.get_by_label("Seen by").select_option("p2")
    expect(page.get_by_label("Seen by")).to_have_value("p2")
    person.button("To the beginning").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('.slider').value) >= 2")
    page.get_by_role("button", name="Pause", exact=True).click()
    page.locator("[role=log] li button").last.click()
    expect(slider).to_have_value(re.compile(r"[1-9]\d*"))
    shoot(person, "replay")

    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "game.grog"
    download.value.save_as(record)
    lines = record.read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[0])["game"] == "risk_napoleon"
    assert "key" in json.loads(lines[-1])

    person.button("What if").click()
    dialog = page.get_by_role("dialog", name="What if")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_function("id => location.hash.startsWith('#/table/') && !location.hash.includes(id)", arg=table)
    page.wait_for_selector("[data-place]")

    page.goto("/#/import")
    page.get_by_label("Choose a file").set_input_files(record)
    expect(page.get_by_text("The record of a game of RISK Napoleon Edition")).to_be_visible()
    page.get_by_label("Go on from one of its lines").check()
    page.get_by_label("Go on after line").fill("3")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("[data-place]")

    page.goto("/#/import")
    page.get_by_label("or paste its text here").fill(json.dumps(first("Combat")))
    expect(page.get_by_text("A position of RISK Napoleon Edition")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("[data-place]")
    person.ready()
    assert person.frame == "Combat"

    page.goto("/#/import")
    page.get_by_label("or paste its text here").fill("hello")
    expect(page.get_by_role("alert")).to_contain_text("neither a record nor a position")


def test_what_is_brought_is_opened_only_when_it_is_known_who_can_sit_there(somebody: Come) -> None:
    page = somebody().page
    held: list[Route] = []
    page.route("**/options?*", lambda route: held.append(route))
    page.goto("/#/import")
    page.get_by_label("or paste its text here").fill(json.dumps(first("Combat")))
    expect(page.get_by_text("A position of RISK Napoleon Edition")).to_be_visible()
    expect(page.get_by_role("button", name="Open the table")).to_be_disabled()
    held[0].continue_()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("[data-place]")
