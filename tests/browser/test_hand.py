"""A table under a real hand: what is pointed at is told, what can be done is found, what happened is seen."""

import re
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.person import Person
from tests.browser.positions import first

Come = Callable[..., Person]
Shoot = Callable[[Person, str], None]
CARD = "[data-inspector]"


def middle(person: Person, place: str) -> tuple[float, float]:
    """Where a counter stands on the screen."""
    box = person.counter(place).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# --- everything can be inspected -------------------------------------------------------------------------------------


def test_pointing_at_a_thing_opens_a_card_that_is_not_in_the_way(somebody: Come, shoot: Shoot) -> None:
    person = somebody(width=1440, height=900)
    page = person.page
    person.open_table(["me", "random", "random"], position=first("Combat"))
    person.ready()
    card = page.locator(CARD)
    for place in ["portugal", "russie"]:  # at both ends of the map
        x, y = middle(person, place)
        page.mouse.move(x, y)
        expect(card).to_contain_text({"portugal": "Portugal", "russie": "Russia"}[place])
        box = card.bounding_box()
        assert box
        assert not (box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"])
    shoot(person, "inspect")
    page.keyboard.press("i")  # now it stays, and its rules can be followed
    page.mouse.move(700, 5)
    expect(card).to_contain_text("Russia")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_long_press_opens_the_card_and_a_tap_closes_it(somebody: Come) -> None:
    person = somebody(width=390, height=844, touch=True)
    page = person.page
    person.open_table(["me", "random", "random"], position=first("Combat"))
    person.ready()
    lit = page.locator("path.lit[data-place]").first.get_attribute("data-place") or ""
    page.keyboard.press("n")  # into sight
    x, y = middle(person, lit)
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    card = page.locator(CARD)
    expect(card).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_be_visible()
    card.get_by_role("button", name="Close").tap()
    expect(card).to_have_count(0)


def test_names_in_the_log_can_be_pointed_at(somebody: Come) -> None:
    person = somebody(width=1440, height=900)
    page = person.page
    person.open_table(["me", "random", "random"])
    person.choose_colour()
    name = page.locator(".log [data-about^='place:']").first
    name.hover()
    expect(page.locator(CARD)).to_contain_text(name.inner_text())


# --- what is lit can be found ----------------------------------------------------------------------------------------


def test_next_walks_through_all_that_can_be_done(somebody: Come) -> None:
    person = somebody(width=1440, height=900)
    page = person.page
    person.open_table(["me", "random", "random"], position=first("Combat"))
    person.ready()
    lit = person.lit()
    found = []
    for _ in lit:
        page.keyboard.press("n")
        page.wait_for_function("document.activeElement?.dataset?.place")
        found.append(page.evaluate("document.activeElement.dataset.place"))
    assert sorted(found) == sorted(lit)
    expect(page.get_by_role("button", name=re.compile(rf"Next of {len(lit)} places"))).to_be_visible()


def test_the_view_goes_where_something_can_be_done(somebody: Come) -> None:
    person = somebody(width=390, height=844, touch=True)
    page = person.page
    person.open_table(["me", "random", "random"], position=first("Combat"))
    person.ready()
    page.wait_for_function(
        """() => {
            const room = document.querySelector(".board").getBoundingClientRect();
            return [...document.querySelectorAll("path.lit[data-place]")].some(land => {
                const at = (land.querySelector("[data-anchor]") ?? land).getBoundingClientRect();
                const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
                return x > room.left && x < room.right && y > room.top && y < room.bottom;
            });
        }"""
    )


# --- the log and the window ------------------------------------------------------------------------------------------


def test_the_log_follows_and_stays_in_sight(somebody: Come) -> None:
    person = somebody(width=1440, height=900)
    page = person.page
    person.open_table(["me", "random", "random"])
    person.choose_colour()
    at_end = """() => {
        const log = document.querySelector(".log");
        return log.scrollHeight - log.scrollTop - log.clientHeight < 3;
    }"""
    page.wait_for_function(at_end)
    page.get_by_role("tab", name="Talk").click()
    page.get_by_role("tab", name="Log").click()
    page.wait_for_function(at_end)
    page.set_viewport_size({"width": 1440, "height": 700})
    page.set_viewport_size({"width": 1440, "height": 900})
    person.click(person.lit()[0])
    person.ready()
    page.wait_for_function(at_end)
    box = page.locator(".log").bounding_box()
    assert box
    assert box["height"] > 120
    assert box["y"] + box["height"] <= 900
    assert page.evaluate("document.documentElement.scrollHeight") <= 900


# --- what just happened is seen --------------------------------------------------------------------------------------


def attack(person: Person) -> None:
    """The first attack that is lit, with all that may go."""
    page = person.page
    page.keyboard.press("0")  # the whole map
    for here in person.lit():
        person.click(here)
        targets = [place for place, land in person.lands().items() if land["target"]]
        if targets:
            person.click(targets[0])
            page.wait_for_function("document.querySelector('.table').dataset.frame !== 'Combat'")
            person.ready()
            if person.frame == "Engage":
                page.locator(".picker .primary").click()
            return
    raise AssertionError("nobody can be attacked")


def test_a_fight_has_an_ending_that_stays_and_can_be_opened_again(somebody: Come, shoot: Shoot) -> None:
    person = somebody(width=1440, height=900, moment=None)
    page = person.page
    person.open_table(["me", "random", "random"], position=first("Combat"))
    person.ready()
    attack(person)
    card = page.locator(".result")
    expect(card).to_be_visible()
    die = card.locator("[data-die]").first.bounding_box()
    assert die
    assert die["width"] >= 34
    board, box = page.locator(".board").bounding_box(), card.bounding_box()
    assert board
    assert box
    assert board["x"] <= box["x"] < board["x"] + board["width"]
    shoot(person, "result")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Show the result again").last.click()
    expect(card).to_be_visible()
    page.mouse.click(5, 5)
    expect(card).to_have_count(0)


def test_the_result_can_be_read_on_a_phone(somebody: Come, shoot: Shoot) -> None:
    person = somebody(width=390, height=844, touch=True, moment=None)
    page = person.page
    person.open_table(["me", "random", "random"], position=first("Combat"))
    person.ready()
    attack(person)
    box = page.locator(".result").bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    shoot(person, "result-phone")
    page.locator(".result").get_by_role("button", name="Close").tap()
    expect(page.locator(".result")).to_have_count(0)


def test_the_others_turn_can_be_followed_step_by_step_and_seen_again(somebody: Come) -> None:
    person = somebody(width=1440, height=900, pace="step")
    page = person.page
    person.open_table(["me", "random", "random"], position=first("Manoeuvre"))
    person.ready()
    person.action("end_turn").click()
    if page.get_by_role("dialog").count():
        page.keyboard.press("Enter")
    step = page.get_by_role("button", name="Next move")
    expect(step).to_be_visible()
    lines = page.locator(".log li").count()
    step.click()
    expect(page.locator(".log li")).not_to_have_count(lines)
    page.get_by_role("button", name=re.compile("show all|moves to come")).click()
    page.wait_for_function("!document.querySelector('.table').dataset.busy")
    person.ready()
    told = page.locator(".digest")
    expect(told).to_contain_text("Since your last move")
    again = page.get_by_role("button", name="Show their turn again")
    again.click()
    expect(step).to_be_visible()
    page.keyboard.press("s")
    person.ready()


def test_the_end_of_a_game_is_a_page(somebody: Come, shoot: Shoot) -> None:
    person = somebody(width=1440, height=900)
    page = person.page
    person.open_table(["me", "random"], {"players": 2})
    person.choose_colour()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name=re.compile("^Resign")).click()
    page.get_by_role("dialog").last.get_by_role("button", name=re.compile("^Resign")).click()
    story = page.get_by_role("dialog", name=re.compile("has won"))
    expect(story).to_contain_text("resigned")
    expect(story.get_by_role("heading", name="What was hidden")).to_be_visible()
    shoot(person, "story")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="How the game went").click()
    expect(story).to_be_visible()


# --- the connection --------------------------------------------------------------------------------------------------


def test_a_lost_connection_is_told_and_the_click_waits(somebody: Come) -> None:
    person = somebody()
    page = person.page
    dead: list[bool] = []
    held: list[Callable[[], None]] = []  # what is under way on a line that is dead, though nobody has hung up

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        pass_on: Callable[[Callable[[], None]], None] = lambda send: held.append(send) if dead else send()  # noqa: E731
        socket.on_message(lambda message: pass_on(lambda: server.send(message)))
        server.on_message(lambda message: pass_on(lambda: socket.send(message)))

    page.route_web_socket("**/live", between)
    person.open_table(["me", "random", "random"])
    person.choose_colour()
    place = person.lit()[0]
    number = person.lands()[place]["regiments"]
    dead.append(True)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Connection lost")
    person.click(place)
    expect(alert).to_contain_text("waiting")
    dead.clear()
    for send in held:
        send()
    expect(alert).to_have_count(0)
    expect(page.locator(f'[data-hit="{place}"] text').first).to_have_text(str(number + 1))
