"""Bataille des Nations 1813 in the browser: a whole game, every screen, what axe finds, why not, battle and scoring sheets."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard.kernel.registry import find_game
from grognard.players import find_player
from tests.browser.person import Person
from tests.browser.test_pages import axe
from tests.games.nations_1813.helpers import description, ending

Come = Callable[..., Person]
Shoot = Callable[[Person, str], None]
GAME = find_game("nations_1813")
FRENCH_FIRST = {"sides": "seat_1_french"}
# Marmont may support Ney or Bertrand, and Friedrich and Bennigsen fight the one, Schwarzenberg the other.
LAST_DAY = {
    "tiles": {
        "ney": "paunsdorf",
        "bertrand": "stoetteritz",
        "marmont": "moelkau",
        "schwarzenberg": "baalsdorf",
        "bennigsen": "probstheida",
        "friedrich": "doelitz",
    },
    "damage": {"bennigsen": 2, "friedrich": 1},
    "missions": {"centre": "mission_stoetteritz"},
}


def open_table(person: Person, seats: list[str], options: dict[str, Any] | None = None, **more: Any) -> str:
    """A new table; a seat is me or a computer's level."""
    wishes = [{"kind": s} if s == "me" else {"kind": "computer", "level": s} for s in seats]
    given = {**FRENCH_FIRST, **(options or {})} if "position" not in more else options or {}
    opened = person.ask("POST", "/tables", {"game": "nations_1813", "options": given, "seats": wishes, **more})
    person.go_to(opened["id"])
    table: str = opened["id"]
    return table


@cache
def middle(time: int, seat: int = 0, seed: int = 4) -> dict[str, Any]:
    """A game between plain players, when the seat has its actions and the indicator stands there or later."""
    state, greedy, made = GAME.new(FRENCH_FIRST, seed), find_player("greedy"), 0
    while state.stack:
        decider = state.deciders()[0]
        view = state.view(decider)
        if decider == seat and view["frame"] == "Actions" and view["table"]["time"] >= time:
            return GAME.describe(state)
        made += 1
        state.apply(decider, greedy.choose(state, decider, seed + made))
    raise AssertionError("the game was over before")


def move(person: Person) -> None:
    """One step of somebody who brings his armies on, removes markers and else draws: by mouse, wherever it is offered."""
    page = person.page
    for choice in (
        "button.lit[data-do^=army]",
        "button.lit[data-do^='play terrain']",
        "button.lit[data-do='play scout']",
        "button.lit[data-do^='take terrain']",
        "button.lit[data-do=draw]",
        "button.lit[data-do^=discard]",
        ".actions button[data-do]",
    ):
        if page.locator(choice).count():
            page.locator(choice).first.click()
            break
    else:
        lit = page.locator("path.area.lit").first.get_attribute("data-place")
        page.locator(f'[data-place="{lit}"]').focus()
        page.keyboard.press("Enter")
    person.ready()


def test_a_whole_game_against_the_computer(somebody: Come, shoot: Shoot) -> None:
    person = somebody(lang="fr", confirm=False)
    page = person.page
    table = open_table(person, ["me", "greedy"], {"date_gap": "6"})
    person.ready()
    expect(page.locator(".prompt")).to_contain_text("Choisissez deux districts")
    expect(page.locator(".missions li")).to_have_count(5)
    shoot(person, "nations-missions")
    steps: set[str] = set()
    moves = 0
    while not person.over:
        steps.add(person.frame)
        move(person)
        moves += 1
        assert moves < 500, "the game does not end"
    assert {"SecondCards", "KeepMission", "Actions", "Remove", "Reveal"} <= steps
    about = person.ask("GET", f"/tables/{table}")
    assert about["status"] == "over"
    winner = "Napoléon" if about["scores"] == [1, 0] else "Schwarzenberg"
    expect(page.locator(".prompt")).to_have_text(f"{winner} a gagné la partie.")
    sheet = page.get_by_role("region", name="Décompte final")
    expect(sheet.locator("li")).to_have_count(5)
    told = [int(number) for number in sheet.locator(".total strong").all_inner_texts()]
    shown = [int(number) for number in page.locator(".score strong").all_inner_texts()]
    assert told == shown
    assert (told[0] > told[1]) == (winner == "Napoléon")
    missions = sum(int(re.findall(r"\d+", points)[0]) for points in sheet.locator(".points").all_inner_texts())
    assert missions <= sum(told), "the missions' points are among those of both sides"
    shoot(person, "nations-final-scoring")
    page.get_by_role("button", name="Fermer").click()
    expect(sheet).to_have_count(0)
    shoot(person, "nations-game-over")
    page.get_by_role("link", name="Revoir").click()
    page.wait_for_selector(".slider")
    shoot(person, "nations-replay")


def test_the_last_decisions_are_made_on_the_scoring_sheet(somebody: Come, shoot: Shoot) -> None:
    """Napoléon says whom Marmont supports; the sheet tells mission by mission who stands, supports and fights there."""
    person = somebody()
    page = person.page
    last = ending(**LAST_DAY, time=47, battles=2)
    open_table(person, ["me", "greedy"], position=GAME.describe(last.state))
    person.ready()
    assert person.frame == "Support"
    sheet = page.get_by_role("region", name="Final scoring")
    expect(sheet).to_be_visible()
    axe(person, ".over")
    page.locator("button[data-do='support mission_paunsdorf']").click()
    page.wait_for_function("() => document.querySelector('.table').dataset.over")
    paunsdorf = sheet.locator("li[data-mission=mission_paunsdorf]")
    expect(paunsdorf).to_contain_text("Ney 4")
    expect(paunsdorf).to_contain_text("+ Marmont 4")
    expect(paunsdorf).to_contain_text("Schwarzenberg 7")
    expect(paunsdorf).to_contain_text("8 against 7")
    expect(paunsdorf).to_have_class(re.compile("french"))
    expect(sheet.locator("li[data-mission=mission_stoetteritz]")).to_contain_text("2 against 2")
    expect(sheet.locator("li[data-mission=mission_moeckern]")).to_contain_text("No French army holds the village")
    shoot(person, "nations-support")


def test_what_a_battle_would_do_now(somebody: Come, shoot: Shoot) -> None:
    person = somebody(theme="dark")
    page = person.page
    tiles = {"poniatowski": "connewitz", "bertrand": "lindenau", "yorck": "kleinzschocher"}
    open_table(person, ["me", "greedy"], position=description(tiles=tiles, damage={"poniatowski": 1}, french="time"))
    person.ready()
    page.get_by_role("button", name="If a battle were fought now").click()
    sheet = page.get_by_role("region", name="If a battle were fought now")
    expect(sheet.locator("[data-losses=french]")).to_contain_text("Napoleon would lose one point")
    expect(sheet.locator("[data-losses=french]")).to_contain_text("falls on Bertrand and Poniatowski, by choice")
    expect(sheet.locator("[data-losses=allied]")).to_contain_text("Yorck: 2 points, without choice")
    expect(page.locator(".clash")).to_have_count(2)
    expect(page.locator(".threat")).to_have_count(3)
    axe(person)
    shoot(person, "nations-battle-now")
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".clash")).to_have_count(0)


def test_cards_pairs_moves_and_why_not(somebody: Come, shoot: Shoot) -> None:
    person = somebody()
    page = person.page
    hand = "move_cavalry move_cavalry terrain_hill scout time"
    markers = {"poniatowski": "connewitz doelitz markkleeberg", "murat": "doelitz wachau"}
    tiles = {"bertrand": "lindenau", "yorck": "kleinzschocher"}
    open_table(person, ["me", "greedy"], position=description(markers=markers, tiles=tiles, french=hand))
    person.ready()
    expect(page.locator("button[data-card=move_cavalry]")).to_contain_text("(2 cards)")
    page.locator("button[data-card=terrain_hill]").click(force=True)  # no marker of his stands on a hill
    expect(page.locator(".why")).to_contain_text("N13-TER-05")
    page.locator("button[data-do='army ney']").click(force=True)
    expect(page.locator(".why")).to_contain_text("N13-ARM-05")

    page.locator("button[data-do='play move_cavalry']").click()
    person.ready()
    assert person.frame == "Movement"
    assert set(lit(person)) == {"connewitz", "doelitz", "markkleeberg", "wachau"}
    page.get_by_role("button", name="Undo").click()  # as long as nobody has seen the card
    person.ready()
    assert person.frame == "Actions"
    page.locator("button[data-do='play move_cavalry']").click()
    person.ready()
    page.locator("[data-hit=doelitz] text").first.click()
    person.ready()
    assert person.frame == "WhoseMarker"
    page.locator("button[data-do='marker murat']").click()
    person.ready()
    page.locator("[data-place=kleinzschocher]").focus()
    page.keyboard.press("?")
    expect(page.locator(".why")).to_contain_text("N13-MOV-0")
    page.locator("[data-place=probstheida]").focus()
    page.keyboard.press("Enter")
    person.ready()
    assert person.frame == "Actions"
    expect(page.locator("[data-place=probstheida]")).to_have_attribute("aria-label", re.compile("markers: Murat"))
    expect(page.locator(".arrow")).to_have_count(1)
    expect(page.locator(".prompt")).to_contain_text("4 left")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()  # it has been shown
    shoot(person, "nations-cards")


def test_a_phone_by_touch(somebody: Come, shoot: Shoot) -> None:
    """The hand lies over the board; a card that is played on the board makes way for it."""
    person = somebody(lang="fr", width=360, height=740, touch=True, confirm=False)
    page = person.page
    markers = {"poniatowski": "connewitz doelitz markkleeberg"}
    open_table(person, ["me", "greedy"], position=description(markers=markers, french="terrain_forest time"))
    person.ready()
    page.get_by_role("button", name="Mes secrets").tap()
    hand = page.get_by_role("region", name="Mes secrets")
    expect(hand.get_by_role("heading", name="Ma main")).to_be_visible()
    hand.locator("button[data-do='play time']").tap()
    person.ready()
    expect(hand).to_be_visible()
    hand.locator("button[data-do='play terrain_forest']").tap()
    person.ready()
    expect(hand).to_have_count(0)
    assert person.frame == "Remove"
    shoot(person, "nations-phone-remove")
    page.locator("[data-hit=connewitz] text").first.tap()
    person.ready()
    expect(page.locator("[data-hit=connewitz] .chip")).to_have_count(0)
    assert person.frame == "Actions"


def test_a_curtain_hides_hand_and_missions_from_the_other_player(somebody: Come) -> None:
    person = somebody(confirm=False)
    page = person.page
    open_table(person, ["me", "me"], position=description(french="time scout", allied="scout"))
    page.get_by_role("button", name="I am Napoleon").click()
    person.ready()
    expect(page.locator(".missions li")).to_have_count(5)
    for _ in range(5):
        page.locator("button[data-do=draw]").click()
        page.wait_for_function("() => !document.querySelector('.table').dataset.busy")
    expect(page.locator(".curtain")).to_contain_text("Schwarzenberg")
    expect(page.locator(".missions li")).to_have_count(0)
    expect(page.locator(".soldier")).to_have_count(0)
    page.get_by_role("button", name="I am Schwarzenberg").click()
    person.ready()
    expect(page.locator("button[data-card]")).to_have_count(1)
    expect(page.locator(".missions li")).to_have_count(0)


def test_a_spectator_sees_no_hand_and_no_mission(somebody: Come) -> None:
    person, other = somebody(), somebody()
    table = open_table(person, ["me", "greedy"], position=middle(24))
    person.ready()
    expect(person.page.locator(".soldier")).to_have_count(5)
    other.go_to(table)
    expect(other.page.get_by_text("You are watching")).to_be_visible()
    expect(other.page.locator(".soldier:not(.secret)")).to_have_count(2)
    expect(other.page.locator(".soldier.secret")).to_have_count(0)
    expect(other.page.locator("button[data-card]")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(somebody: Come, theme: str) -> None:
    person = somebody(theme=theme)
    open_table(person, ["me", "greedy"], position=middle(24))
    person.ready()
    person.page.locator(".sheets button").nth(1).click()
    person.page.locator("summary", has_text="Where the armies are").click()
    axe(person)


def lit(person: Person) -> list[str]:
    """The areas that can be clicked."""
    found: list[str] = person.page.evaluate(
        "() => [...document.querySelectorAll('path.area.lit')].map(area => area.dataset.place)"
    )
    return found


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800), (2560, 1440)])
def test_the_table_fits_every_screen(
    somebody: Come, shoot: Shoot, width: int, height: int, theme: str, lang: str
) -> None:
    person = somebody(lang=lang, theme=theme, width=width, height=height, touch=width < 600)
    page = person.page

    def look(name: str) -> None:
        page.wait_for_timeout(150)
        shoot(person, f"nations-{name}-{width}-{theme}-{lang}")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{name} is wider than the screen"

    open_table(person, ["me", "greedy"], position=middle(24))
    person.ready()
    look("table")
    page.locator(".sheets button").nth(0).click()
    expect(page.locator(".over.battle")).to_be_visible()
    look("battle")
    page.locator(".sheets button").nth(1).click()
    expect(page.locator(".over.scoring li")).to_have_count(5)
    look("scoring")
    if width < 600:
        page.locator(".over .icon").click()
        page.locator("nav.bar button").first.click()
        look("hand")
