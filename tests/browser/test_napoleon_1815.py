"""Napoléon 1815 in the browser: the board on every screen, a combat, the fog of war between two browsers."""

from collections.abc import Callable
from typing import Any

import pytest

from grognard.kernel.registry import find_game
from grognard.players import find_player
from tests.browser.person import Person

Come = Callable[..., Person]
Shoot = Callable[[Person, str], None]
GAME = find_game("napoleon_1815")
PLACES = set(GAME.vocabulary.sets["place"])
FOG = {"rules": "grognard"}


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
        page.get_by_role("button", name="Main" if lang == "fr" else "Hand", exact=True).tap()
    page.wait_for_selector("[data-combat]")
    look("combat")
    sit(person, ["me", "greedy"], options=FOG, position=first("Designate", turn=2, **FOG))
    person.ready()
    look("fog")
