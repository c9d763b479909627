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
from tests.games.nations_1813.helpers import description

Come = Callable[..., Person]
Shoot = Callable[[Person, str], None]
GAME = find_game("nations_1813")
FRENCH_FIRST = {"sides": "seat_1_french"}
# Marmont may support Ney or Bertrand, and Friedrich and Bennigsen fight the one, Schwarzenberg the other.
LAST_DAY: dict[str, Any] = {
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


# The middle of what is to be seen of an element on the board, and the place, card or button that a pointer would meet there.
_MIDDLE = """([selector, room]) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    const edge = document.querySelector(room).getBoundingClientRect();
    const x = (Math.max(box.left, edge.left) + Math.min(box.right, edge.right)) / 2;
    const y = (Math.max(box.top, edge.top) + Math.min(box.bottom, edge.bottom)) / 2;
    const met = document.elementFromPoint(x, y);
    const found = met && met.closest("[data-place], [data-hit], button");
    return [x, y, found ? found.dataset.place || found.dataset.hit || found.dataset.do || found.dataset.row || "" : ""];
}"""


def hit(person: Person, selector: str, thing: str, room: str = ".map .box") -> None:
    """A click of the real mouse, or a real tap, on the middle of what is seen of an element; nothing else lies there."""
    page = person.page
    x, y, met = page.evaluate(_MIDDLE, [selector, room])
    assert met == thing, f"{met} lies over {thing}"
    touch = page.evaluate("navigator.maxTouchPoints > 0")
    (page.touchscreen.tap if touch else page.mouse.click)(x, y)


def hit_area(person: Person, area: str) -> None:
    hit(person, f'[data-place="{area}"]', area)


def hit_button(person: Person, action: str, around: str = "") -> None:
    selector = f'{around} button[data-do="{action}"]'
    person.page.locator(selector).first.scroll_into_view_if_needed()
    hit(person, selector, action, "body")


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
        hit_area(person, lit(person)[0])
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
    page.get_by_role("dialog").get_by_role("button", name="Fermer").click()  # the page about the end of the game
    page.get_by_role("button", name="Décompte final").click()
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
    """Napoléon says whom Marmont supports; sheet and result tell mission by mission who stands, supports and fights there."""
    person = somebody(moment=60, confirm=False)
    page = person.page
    open_table(person, ["me", "greedy"], position=description(**LAST_DAY, time=47, battles=2, actions=1))
    person.ready()
    hit_button(person, "draw")
    person.ready()
    assert person.frame == "Support"
    sheet = page.get_by_role("region", name="Final scoring")
    expect(sheet).to_be_visible()
    axe(person, ".over")
    page.locator("button[data-do='support mission_paunsdorf']").click()
    page.wait_for_function("() => document.querySelector('.table').dataset.over")
    expect(sheet).to_have_count(0)
    sheet = page.locator(".result")
    expect(sheet.locator("h2")).to_have_text("Final scoring")
    expect(sheet.locator(".end")).to_contain_text("Final score: Napoleon")
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
    hit_button(person, "play terrain_hill")  # no marker of his stands on a hill
    expect(page.locator(".why")).to_contain_text("N13-TER-05")
    hit_button(person, "army ney")
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
    hit_area(person, "doelitz")
    person.ready()
    assert person.frame == "WhoseMarker"
    expect(page.locator(".prompt")).to_have_text(
        "Several of your armies have a marker in Dölitz: which one do you move?"
    )
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
    expect(page.locator(".prompt")).to_contain_text("4 actions left")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()  # it has been shown
    shoot(person, "nations-cards")


KINDS: dict[str, Any] = {
    "markers": {
        "poniatowski": "connewitz doelitz markkleeberg",
        "murat": "wachau doelitz",
        "klenau": "wachau stoermthal",
    },
    "tiles": {"bertrand": "lindenau", "yorck": "kleinzschocher"},
    "french": "move_cavalry terrain_hill scout time",
}


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
@pytest.mark.parametrize("zoomed", [False, True], ids=["out", "in"])
def test_every_kind_of_thing_can_be_hit(somebody: Come, touch: bool, zoomed: bool) -> None:
    """An empty area, a tile, markers, a stack of both sides, a mission, cards, armies, the deck: each with the real pointer."""
    size = {"width": 390, "height": 844} if touch else {"width": 1440, "height": 900}
    person = somebody(**size, touch=touch, confirm=False, follow=False)
    page = person.page
    open_table(person, ["me", "greedy"], position=description(**KINDS))
    person.ready()
    page.get_by_role("button", name="Whole map").first.click()
    for _ in range(4 if zoomed else 0):
        page.get_by_role("button", name="Magnify").click()
    page.wait_for_timeout(250)  # the drawing comes to rest
    why = page.locator(".why")

    def asks(selector: str, place: str, action: str) -> None:
        """A click where nothing can be done says why; where it is out of sight, there is nothing to click."""
        if not page.evaluate(_SEEN, selector):
            return
        hit(person, selector, place)
        expect(why).to_contain_text(action)
        why.get_by_role("button").click()
        seen.append(place)

    seen: list[str] = []
    asks('[data-place="reudnitz"]', "reudnitz", "Napoleon")  # an empty area
    asks('[data-hit="leipzig"] .soldier', "leipzig", "Napoleon")  # a mission
    asks('[data-hit="lindenau"] .tile', "lindenau", "N13-MOV-03")
    asks('[data-hit="kleinzschocher"] .tile', "kleinzschocher", "N13-TER-01")
    asks('[data-hit="connewitz"] .chip', "connewitz", "Movement: cavalry")
    asks('[data-hit="wachau"] .chip', "wachau", "Movement: cavalry")
    assert len(seen) == 6 if not zoomed else seen

    row = page.locator("[data-row=hand]")
    if row.count():
        row.tap()
    hit_button(person, "play terrain_hill")
    expect(why).to_contain_text("N13-TER-05")
    hit_button(person, "play scout")
    person.ready()
    assert person.frame == "Remove"
    area = next(one for one in lit(person) if page.evaluate(_SEEN, f'[data-place="{one}"]'))
    before = page.locator(f'[data-hit="{area}"] .chip').count()
    hit_area(person, area)
    person.ready()
    expect(page.locator(f'[data-hit="{area}"] .chip')).to_have_count(before - 1)
    for place, action in (("draw", "draw"), ("draw", "take terrain_plain"), ("armies", "army marmont")):
        if page.locator(f"[data-row={place}]").count():
            page.locator(f"[data-row={place}]").tap()
        hit_button(person, action)
        person.ready()
    expect(page.locator(".prompt")).to_contain_text("last action")


_SEEN = """selector => {
    const box = document.querySelector(selector).getBoundingClientRect();
    const room = document.querySelector(".map .box").getBoundingClientRect();
    const tools = document.querySelector(".map .tools").getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const over = x < tools.right + 4 && y > tools.top - 60; // the way to the next place stands above them
    return x > room.left && x < room.right && y > room.top && y < room.bottom && !over;
}"""


def test_the_last_action_of_a_turn_is_asked_about(somebody: Come) -> None:
    """Every way to use it up: a draw, a Time card, a marker removed, a march; a turn is not over by one click too many."""
    person = somebody()
    page = person.page
    markers = {"poniatowski": "connewitz doelitz markkleeberg", "murat": "doelitz wachau"}
    hand = "move_cavalry terrain_forest scout time"
    open_table(person, ["me", "greedy"], position=description(markers=markers, french=hand, actions=1))
    person.ready()
    dialog = page.get_by_role("dialog")

    def asked(sentence: str = "") -> None:
        expect(dialog).to_be_visible()
        expect(dialog).to_contain_text(sentence)
        page.get_by_role("button", name="Cancel").click()
        expect(dialog).to_have_count(0)

    for action in ("draw", "take terrain_plain", "army marmont"):
        hit_button(person, action)
        asked()
    hit_button(person, "play time")
    asked("This is your last action")
    hit_button(person, "play terrain_forest")
    person.ready()
    hit_area(person, "connewitz")
    asked()
    page.get_by_role("button", name="Undo").click()
    person.ready()
    hit_button(person, "play scout")
    person.ready()
    hit_area(person, "wachau")  # Murat would be placed in Dölitz, where Poniatowski has a marker
    asked("The army of Murat will be placed in Dölitz: your marker of Poniatowski there will be removed.")
    page.get_by_role("button", name="Undo").click()
    person.ready()
    hit_button(person, "play move_cavalry")
    person.ready()
    hit_area(person, "wachau")
    person.ready()
    hit_area(person, "probstheida")
    asked()
    hit_area(person, "probstheida")
    dialog.get_by_role("button", name="Go to Probstheida").click()
    page.wait_for_function("() => document.querySelector('.table').dataset.frame !== 'March'")
    expect(page.locator(".log")).to_contain_text("Murat")


def test_the_result_of_a_battle_stays_to_be_read(somebody: Come, shoot: Shoot) -> None:
    person = somebody(moment=60)
    page = person.page
    tiles = {"poniatowski": "connewitz", "bertrand": "lindenau", "yorck": "kleinzschocher"}
    last = description(tiles=tiles, time=19, damage={"poniatowski": 1}, french="time", actions=1, battles=0)
    open_table(person, ["me", "greedy"], {}, position=last)
    person.ready()
    hit_button(person, "draw")
    page.get_by_role("dialog").get_by_role("button", name="Draw the top card").click()
    person.ready()
    assert person.frame == "Loss"
    expect(page.locator(".prompt")).to_contain_text("Yorck touches several of your armies")
    hit_area(person, "connewitz")  # it can be chosen where it stands
    result = page.locator(".result")
    expect(result.locator("h2")).to_have_text("Battle of 16 October")
    expect(result.locator("[data-side=french]")).to_contain_text("Poniatowski")
    expect(result.locator("[data-side=french] .destroyed")).to_have_count(1)
    expect(result.locator("[data-side=allied]")).to_contain_text("3 → 1")
    expect(result.locator(".end")).to_have_text("The battle is over. Napoleon loses one point, Schwarzenberg 2 points.")
    axe(person, ".result")
    shoot(person, "nations-battle-result")
    page.keyboard.press("Escape")
    expect(result).to_have_count(0)
    person.ready()
    page.locator(".log summary", has_text="Battle of 16 October").click()
    page.get_by_role("button", name="Show the result again").click()
    expect(result).to_be_visible()


def test_the_scoring_of_the_first_game_of_a_match_is_seen(somebody: Come, shoot: Shoot) -> None:
    """The second game is on the table already: what was scored, and why, is told by the result."""
    person = somebody(moment=60, confirm=False)
    page = person.page
    last = description(**LAST_DAY, time=47, battles=2, actions=1, options={"scenario": "basic_match"})
    open_table(person, ["me", "greedy"], position=last)
    person.ready()
    hit_button(person, "draw")
    person.ready()
    page.locator("button[data-do='support mission_paunsdorf']").click()
    result = page.locator(".result")
    expect(result.locator("li")).to_have_count(5)
    expect(result.locator("li[data-mission=mission_paunsdorf]")).to_contain_text("8 against 7")
    expect(result).to_contain_text("wins the game")
    expect(page.locator(".tile")).to_have_count(0)
    shoot(person, "nations-match-scoring")


def test_anything_can_be_looked_up(somebody: Come, shoot: Shoot) -> None:
    person = somebody()
    page = person.page
    open_table(person, ["me", "greedy"], position=middle(24))
    person.ready()
    card = page.locator("[data-inspector]")
    for selector, told in (
        ('[data-hit="stoetteritz"] .tile', "Army of MacDonald"),
        ('[data-hit="stoetteritz"] .soldier', "Mission Stötteritz"),
        ('[data-place="gohlis"]', "Gohlis"),
        (".clock .watch", "Time track"),
        (".clock .score", "Score"),
        ("button[data-card=time]", "Time"),
        ("button[data-do=draw]", "Cards"),
        (".missions li", "Mission"),
    ):
        page.mouse.move(2, 2)
        expect(card).to_have_count(0)
        page.locator(selector).first.hover()
        expect(card.locator("h2")).to_contain_text(told)
        expect(card.locator("li").first).to_be_visible()
    page.locator("summary", has_text="Where the armies are").click()
    page.locator("tr", has_text="MacDonald").hover()
    expect(page.locator(".rings .pointed")).to_have_count(1)
    page.locator('[data-hit="stoetteritz"] .tile').hover()
    expect(page.locator("tr[data-pointed]")).to_have_count(1)
    page.mouse.move(2, 2)
    page.get_by_role("button", name="Legend").click()
    legend = page.get_by_role("dialog")
    expect(legend.locator("svg")).not_to_have_count(0)
    assert "board-" not in legend.inner_text()
    axe(person, "dialog")
    shoot(person, "nations-legend")
    page.keyboard.press("Escape")
    expect(legend).to_have_count(0)


def test_an_opening_turn_by_thumb(somebody: Come, shoot: Shoot) -> None:
    """On a phone: missions, armies, a draw, a march and a removal, all under the board; the board stays where it is."""
    person = somebody(lang="fr", width=390, height=844, touch=True, confirm=False)
    page = person.page
    open_table(person, ["me", "greedy"])
    person.ready()
    expect(page.locator(".prompt")).to_contain_text("Choisissez deux districts")
    shoot(person, "nations-phone-start")
    for action in ("district north", "district south"):
        hit_button(person, action, ".foot")
        person.ready()
    while person.frame == "KeepMission":
        page.locator(".foot button[data-do^=keep]").first.tap()
        person.ready()
    box = where(person, ".board")
    for row, action in (("armies", "army murat"), ("armies", "army poniatowski"), ("draw", "draw")):
        page.locator(f"[data-row={row}]").tap()
        hit_button(person, action, ".strip")
        person.ready()
        assert where(person, ".board") == box
    shoot(person, "nations-phone-turn")
    page.locator("[data-row=hand]").tap()
    while person.frame == "Actions" and "Schwarzenberg" not in person.prompt:
        playable = page.locator(".strip button.lit[data-do^=play]")
        if not playable.count():
            page.locator("[data-row=draw]").tap()
            hit_button(person, "draw", ".strip")
        else:
            playable.first.tap()
            page.wait_for_function("() => !document.querySelector('.table').dataset.busy")
            while lit(person):
                assert where(person, ".board") == box
                hit_area(person, lit(person)[0])
                page.wait_for_function("() => !document.querySelector('.table').dataset.busy")
                while page.locator(".foot button[data-do^=marker]").count():
                    page.locator(".foot button[data-do^=marker]").first.tap()
                    page.wait_for_function("() => !document.querySelector('.table').dataset.busy")
        page.wait_for_function("() => !document.querySelector('.table').dataset.busy")
        if "5 actions" in person.prompt:
            break
    expect(page.locator(".strip")).to_be_visible()


def test_a_card_that_cannot_be_played_says_why_on_a_phone(somebody: Come, shoot: Shoot) -> None:
    person = somebody(lang="fr", width=360, height=740, touch=True, confirm=False)
    page = person.page
    markers = {"poniatowski": "connewitz doelitz markkleeberg"}
    open_table(
        person, ["me", "greedy"], position=description(markers=markers, french="terrain_forest terrain_hill time")
    )
    person.ready()
    hit_button(person, "play terrain_hill", ".strip")
    expect(page.locator(".why")).to_contain_text("N13-TER-05")
    hit_button(person, "play time", ".strip")
    person.ready()
    hit_button(person, "play terrain_forest", ".strip")
    person.ready()
    assert person.frame == "Remove"
    expect(page.locator(".prompt")).to_contain_text("Terrain\u00a0: forêt")
    shoot(person, "nations-phone-remove")
    hit_area(person, "connewitz")
    person.ready()
    expect(page.locator("[data-hit=connewitz] .chip")).to_have_count(0)
    assert person.frame == "Actions"
    page.get_by_role("button", name="Mes secrets").tap()  # the whole hand, to be read
    expect(page.get_by_role("region", name="Mes secrets").get_by_role("heading", name="Ma main")).to_be_visible()


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


def where(person: Person, selector: str) -> list[int]:
    """Where an element lies, in whole pixels."""
    box = person.page.locator(selector).bounding_box()
    assert box
    return [round(box[side]) for side in ("x", "y", "width", "height")]


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
