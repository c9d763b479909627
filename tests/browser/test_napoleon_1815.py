"""Napoléon 1815 in the browser: the board on every screen, a combat, the fog of war between two browsers."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard.kernel.registry import find_game
from grognard.players import find_player
from tests.browser.person import Person
from tests.browser.test_pages import axe

Come = Callable[..., Person]
Shoot = Callable[[Person, str], None]
GAME = find_game("napoleon_1815")
PLACES = set(GAME.vocabulary.sets["place"])
FOG: dict[str, Any] = {"rules": "grognard"}


def first(step: str, seat: int = 0, seed: int = 1, turn: int = 1, **options: Any) -> dict[str, Any]:
    """The first situation of a game between plain players in which the seat decides in this step, in this turn or later."""
    state = GAME.new(options, seed)
    greedy = find_player("greedy")
    while state.stack:
        decider = state.deciders()[0]
        view = state.view(decider)
        if decider == seat and view["frame"] == step and view["table"]["turn"] >= turn and len(state.legal(seat)) > 1:
            return GAME.describe(state)
        state.apply(decider, greedy.choose(state, decider, seed))
    raise AssertionError(f"no {step} in this game")


def sit(person: Person, seats: list[str], options: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """A new table of Napoléon 1815."""
    wishes = [{"kind": s} if s in ("me", "link", "open") else {"kind": "computer", "level": s} for s in seats]
    wish = {"game": "napoleon_1815", "options": {"players": len(seats), **(options or {})}, "seats": wishes, **more}
    opened: dict[str, Any] = person.ask("POST", "/tables", wish)
    person.go_to(opened["id"])
    return opened


@pytest.mark.parametrize(("lang", "theme"), [("fr", "light"), ("en", "dark")])
@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800), (2560, 1440)])
def test_the_board_fits_every_screen(
    somebody: Come, shoot: Shoot, width: int, height: int, theme: str, lang: str
) -> None:
    person = somebody(lang=lang, theme=theme, width=width, height=height, touch=width < 600)
    page = person.page

    def look(name: str) -> None:
        page.wait_for_timeout(150)
        shoot(person, f"n15-{name}-{width}-{theme}-{lang}")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{name} is wider than the screen"

    sit(person, ["me", "greedy"], position=first("Designate", turn=2))
    person.ready()
    assert page.locator("[data-place]").count() == len(PLACES)
    look("table")
    sit(person, ["me", "greedy"], position=first("March", turn=2))
    person.ready()
    page.wait_for_selector("button.target")
    if width < 600:
        page.locator("button.target").first.focus()
    else:
        page.locator("button.target").first.hover()
    page.wait_for_selector("[data-odds]")
    look("march")
    sit(person, ["me", "greedy"], position=first("AttackCard", seed=3))
    person.ready()
    if width < 600:
        page.get_by_role("button", name="Mes secrets" if lang == "fr" else "My secrets").tap()
    page.locator("[data-combat]").filter(visible=True).first.scroll_into_view_if_needed()
    look("combat")
    sit(person, ["me", "greedy"], options=FOG, position=first("Designate", turn=2, **FOG))
    person.ready()
    look("fog")


FRENCH = [name for name in GAME.vocabulary.sets["piece"] if name in ("ney", "reille", "drouot", "grouchy", "vandamme")]
ALLIED = ["wellington", "picton", "zieten", "blucher", "hill"]


def names(pieces: list[str], person: Person) -> list[str]:
    """Those of the pieces whose blocks lie on this person's map."""
    return [piece for piece in pieces if person.page.locator(f'[data-block="{piece}"]').count()]


def play_on(people: list[Person], moves: int) -> list[str]:
    """Whoever is asked does the first thing that is open to him, by mouse; what was done."""
    done: list[str] = []
    for _ in range(moves):
        for person in people:
            page = person.page
            table = page.locator(".table")
            if table.get_attribute("data-actor") is None or table.get_attribute("data-busy") is not None:
                continue
            lit = page.locator(".zone.lit").first
            button = page.locator(".actions button[data-do]:not(.target)").last
            frame = person.frame
            if frame == "Vedettes":
                lit.dispatch_event("click")
            elif page.locator("button.target").count() and frame != "March":
                page.locator("button.target").first.click()
            elif page.locator("[data-pieces] button").count():
                page.locator("[data-pieces] button").first.click()
            elif button.count():
                button.click()
            else:
                continue
            done.append(frame)
            page.wait_for_timeout(120)
        people[0].page.wait_for_timeout(60)
    return done


def test_two_browsers_in_the_fog_see_only_their_own(somebody: Come, shoot: Shoot) -> None:
    """A Grognard game: each sees its own blocks lying, the enemy's standing, and nothing of what they are."""
    one = somebody(lang="fr", confirm=False)
    got: dict[str, list[str]] = {"one": [], "two": []}

    def listen(person: Person, name: str) -> None:
        page = person.page
        page.on("websocket", lambda socket: socket.on("framereceived", lambda text: got[name].append(str(text))))

    listen(one, "one")
    opened = sit(one, ["me", "link"], options=FOG)
    two = somebody(lang="en", confirm=False)
    listen(two, "two")
    two.page.goto(opened["links"]["red"])
    two.page.get_by_role("button", name="Take my seat").click()
    two.page.wait_for_selector("[data-place]")
    done = play_on([one, two], 26)
    assert "Vedettes" in done
    assert len(set(done)) > 1, done
    assert names(FRENCH, one)
    assert not names(ALLIED, one)
    assert names(ALLIED, two)
    assert not names(FRENCH, two)
    assert one.page.locator('[data-block*="-english-"]').count()
    assert two.page.locator('[data-block*="-french-"]').count()
    shoot(one, "n15-fog-one")
    shoot(two, "n15-fog-two")
    for name, own in (("one", "blue"), ("two", "red")):
        views = [json.loads(text) for text in got[name] if text.startswith("{")]
        assert views, "nothing was heard"
        for heard in views:
            view = heard.get("view")
            if isinstance(view, dict) and view.get("seat") == own and not view["table"].get("combat"):
                nations = {block["nation"] for block in view["table"]["blocks"].values()}
                assert nations <= ({"french"} if own == "blue" else {"english", "prussian"})


def test_a_pile_is_chosen_marched_and_explained(somebody: Come) -> None:
    """Take a corps where it stands, march it along a road, ask why another zone is closed."""
    person = somebody(lang="fr", confirm=False)
    page = person.page
    sit(person, ["me", "greedy"], position=first("Designate", turn=2))
    person.ready()
    page.locator('button[data-piece="ney"]').click()
    person.ready()
    expect(page.locator('[data-block="ney"] .chosen')).to_have_count(1)
    page.locator('button[data-do="manoeuvre"]').hover()
    page.wait_for_selector("[data-odds] .bars")
    page.locator('button[data-do="manoeuvre"]').click()
    person.ready()
    for _ in range(3):
        if person.frame == "March":
            break
        page.locator('button[data-do="pass"]').click()
        person.ready()
    assert person.frame == "March"
    page.locator('[data-place="louvain"]').dispatch_event("contextmenu")
    expect(page.locator(".why")).to_contain_text("N15-MAN-08")
    target = page.locator("button.target").first
    border = (target.get_attribute("data-do") or "").split(" ")[1]
    target.click()
    page.wait_for_function("() => !document.querySelector('.table').dataset.busy")
    there = border.split(">")[1]
    expect(page.locator(f'[data-hit="{there}"] [data-block="ney"]')).to_have_count(1)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_this_table(somebody: Come, theme: str) -> None:
    person = somebody(theme=theme)
    sit(person, ["me", "greedy"], position=first("AttackCard", seed=3))
    person.ready()
    axe(person)
