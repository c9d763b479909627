"""Around the table: what was said and read, rematches, a server that starts anew, the plain board, dialogs."""

import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from grognard.kernel.registry import find_game, game_ids
from tests.browser.conftest import _free_port
from tests.browser.person import Person
from tests.browser.test_pages import axe, close_story

Come = Callable[..., Person]


def pair(somebody: Come, width: int = 1280) -> tuple[Person, Person, str]:
    """Two people at a table, the one English, the other French."""
    one = somebody()
    opened = one.open_table(["me", "link"])
    other = somebody(lang="fr", width=width, height=844, touch=width < 600)
    other.page.goto(opened["links"]["p2"])
    other.page.get_by_role("button", name="Prendre mon siège").click()
    other.page.wait_for_selector("[data-place]")
    return one, other, opened["id"]


def tell(person: Person, text: str) -> None:
    page = person.page
    page.get_by_role("tab", name="Talk").click()
    page.get_by_label("Say something").fill(text)
    page.keyboard.press("Enter")
    expect(page.locator("[role=log]", has_text=text)).to_be_visible()


# --- chat ------------------------------------------------------------------------------------------------------------


def test_what_was_read_is_not_unread_at_the_next_visit(somebody: Come) -> None:
    one, other, table = pair(somebody)
    page = other.page
    tab = page.get_by_role("tab", name="Discussion")
    tell(one, "Bonjour")
    tell(one, "Êtes-vous là ?")
    expect(tab).to_have_text("Discussion2")
    tab.click()
    expect(tab).to_have_text("Discussion")
    page.goto("/")
    page.wait_for_selector("article.game")
    other.go_to(table)
    expect(page.locator(".prompt")).to_be_visible()
    expect(tab).to_have_text("Discussion")
    page.goto("/")
    page.wait_for_selector("article.game")
    tell(one, "Alors ?")
    other.go_to(table)
    expect(tab).to_have_text("Discussion1")
    expect(one.page.get_by_role("tab", name="Talk")).to_have_text("Talk")  # nobody has to read what he said himself
    one.page.reload()
    expect(one.page.locator(".prompt")).to_be_visible()
    expect(one.page.get_by_role("tab", name="Talk")).to_have_text("Talk")


# --- rematch ---------------------------------------------------------------------------------------------------------


def test_a_rematch_is_a_notice_in_everybodys_own_language(somebody: Come) -> None:
    one, other, table = pair(somebody)
    one.button("Table").click()
    one.page.get_by_role("button", name="Resign").click()
    one.page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign").click()
    expect(other.page.locator(".prompt")).to_contain_text("a gagné la partie")
    close_story(one)
    close_story(other)
    one.page.get_by_role("button", name="Rematch").click()
    one.page.wait_for_function("id => location.hash.startsWith('#/table/') && !location.hash.includes(id)", arg=table)
    expect(other.page.get_by_text("Une revanche est ouverte ; votre siège vous est gardé.")).to_be_visible()
    other.page.goto("/")
    row = other.page.get_by_role("region", name="Mes tables").locator("li")
    expect(row).to_have_count(2)
    expect(row.get_by_role("link", name="Revanche", exact=True)).to_be_visible()
    expect(row.locator(".badge", has_text="Revanche")).to_be_visible()
    other.go_to(table)
    other.page.get_by_role("link", name="À la revanche").click()
    other.page.wait_for_function("id => !location.hash.includes(id)", arg=table)
    other.ready()
    other.choose_colour_only("red")  # he has the first seat now, and it is his
    expect(one.page.locator("[role=log]", has_text="Red")).to_be_visible()
    other.go_to(table)
    expect(other.page.locator(".chat", has_text="seat")).to_have_count(0)


# --- a server that starts anew ---------------------------------------------------------------------------------------


class Restarted:
    """A server that can be stopped and started at the same address."""

    def __init__(self, folder: Path) -> None:
        self.port = _free_port()
        self.folder = folder
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        told = ["--no-browser", "--port", str(self.port), "--data", str(self.folder)]
        self.process = subprocess.Popen([sys.executable, "-m", "grognard", "serve", *told], stdout=subprocess.DEVNULL)
        for _ in range(400):
            assert self.process.poll() is None, "the server did not start"
            try:
                urllib.request.urlopen(f"{self.address}/api/health").close()
                return
            except urllib.error.URLError:
                time.sleep(0.05)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Restarted]:
    server = Restarted(tmp_path)
    yield server
    server.stop()


def test_a_click_while_the_server_starts_anew_is_carried_out(browser: Browser, house: Restarted) -> None:
    page = browser.new_page(base_url=house.address, locale="en-GB", viewport={"width": 1280, "height": 800})
    person = Person(page)
    page.goto("/")
    page.wait_for_selector("article.game")
    wish = {"game": "risk_napoleon", "options": {"players": 3}, "seats": [{"kind": "me"}] * 3}
    table = person.ask("POST", "/tables", wish)["id"]
    person.go_to(table)
    person.ready()
    house.stop()
    expect(page.locator(".table")).to_contain_text("Connection lost")
    person.action("colour blue").click()
    house.start()
    expect(page.locator("[role=log]", has_text="Blue")).to_be_visible(timeout=30_000)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert len(person.ask("GET", f"/tables/{table}/replay")["steps"]) == 1  # once
    page.close()


# --- the plain board, and the settings -------------------------------------------------------------------------------

SPOKEN = """() => [...document.querySelectorAll(".places .place")]
    .map((node) => [node.getAttribute("aria-label"), node.innerText])"""


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", game_ids())
def test_the_board_as_a_list_says_what_is_read_out(somebody: Come, game: str, lang: str) -> None:
    person = somebody(lang=lang)
    page = person.page
    first = find_game(game).presets[0]
    others = len(find_game(game).seats(find_game(game).resolve(first.options))) - 1
    seats = [{"kind": "me"}] + [{"kind": "link"}] * others
    table = person.ask("POST", "/tables", {"game": game, "options": first.options, "seats": seats})["id"]
    person.go_to(table)
    person.button("Réglages" if lang == "fr" else "Settings").click()
    box = page.get_by_label("Plateau en liste de lieux" if lang == "fr" else "Board as a list of places")
    box.check()
    page.wait_for_selector(".places .place", state="attached")
    expect(page.get_by_role("dialog")).to_be_visible()  # one goes on setting
    expect(box).to_be_checked()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    told = page.evaluate(SPOKEN)
    assert len(told) > 15
    for label, text in told:
        shown = " ".join(text.split())
        assert all(word in shown for word in re.findall(r"\w+", label)), (label, shown)
        assert "_" not in shown  # no ids
    assert any(len(text) > 20 for _, text in told)
    person.button("Réglages" if lang == "fr" else "Settings").click()
    box.uncheck()
    page.wait_for_selector(".places", state="detached")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_no_two_buttons_of_a_table_have_one_name(somebody: Come) -> None:
    for lang in ("en", "fr"):
        person = somebody(lang=lang)
        wish = {"game": "wellingtons_victory", "options": {}, "seats": [{"kind": "me"}] * 2}
        person.go_to(person.ask("POST", "/tables", wish)["id"])
        person.page.wait_for_selector(".board button")
        names = person.page.evaluate(
            """() => [...document.querySelectorAll(".board button:not([data-place])")]
                .map((one) => one.getAttribute("aria-label") || one.textContent.trim())"""
        )
        assert len(names) >= 4
        assert len(names) == len(set(names)), names


CUT = """() => [...document.querySelectorAll("dialog *")].filter((node) => !node.closest("svg"))
    .filter((node) => {
        const box = node.getBoundingClientRect(), dialog = node.closest("dialog").getBoundingClientRect();
        return box.width > 1 && (box.right > dialog.right + 1 || box.left < dialog.left - 1);
    })
    .map((node) => node.textContent.trim().slice(0, 60))"""


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", ["napoleon_1815", "wellingtons_victory"])
def test_dialogs_are_whole_and_escape_closes_them(somebody: Come, game: str, lang: str, width: int) -> None:
    person = somebody(lang=lang, width=width, height=844)
    page = person.page
    seats = [{"kind": "me"}, {"kind": "link", "name": "Schwarzenberg-Wartensleben zu Hohenlohe"}]
    person.go_to(person.ask("POST", "/tables", {"game": game, "options": {}, "seats": seats})["id"])
    names = ["Réglages", "Aide et touches", "Table"] if lang == "fr" else ["Settings", "Help and keys", "Table"]
    for name in names:
        page.get_by_role("button", name=name, exact=True).click()
        dialog = page.get_by_role("dialog", name=name)
        expect(dialog).to_be_visible()
        for summary in dialog.locator("summary").all():
            summary.click()
        assert page.evaluate(CUT) == [], name
        boxes = dialog.locator("label.check").all_inner_texts()
        assert len(boxes) == len(set(boxes))
        axe(person, "dialog")
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_the_menu_of_a_table_tells_what_matters_first(somebody: Come) -> None:
    person = somebody()
    seats = [{"kind": "me"}] + [{"kind": "link"}] * 2
    options = {"players": 3, "fleets": True}
    wish = {"game": "risk_napoleon", "options": options, "seats": seats}
    person.go_to(person.ask("POST", "/tables", wish)["id"])
    person.button("Table").click()
    dialog = person.page.get_by_role("dialog", name="Table")
    expect(dialog.locator("dt", has_text="Fleets")).to_be_visible()
    expect(dialog.locator("dt", has_text="Aim of the game")).to_be_visible()
    expect(dialog.locator("dt", has_text="Fortresses")).to_be_hidden()
    expect(dialog.locator("dt", has_text="Guerrilla every turn")).to_have_count(0)
    dialog.locator("summary").click()
    expect(dialog.locator("dt", has_text="Fortresses")).to_be_visible()
