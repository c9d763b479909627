"""Small and large screens, light and dark, fingers; several people at one screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.positions import first

Come = Callable[..., Person]
Shoot = Callable[[Person, str], None]


@pytest.mark.parametrize(("lang", "theme"), [("fr", "light"), ("en", "dark")])
@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800), (2560, 1440)])
def test_pages_fit_every_screen(somebody: Come, shoot: Shoot, width: int, height: int, theme: str, lang: str) -> None:
    person = somebody(lang=lang, theme=theme, width=width, height=height, touch=width < 600)
    page = person.page

    def look(name: str) -> None:
        page.wait_for_timeout(150)
        shoot(person, f"{name}-{width}-{theme}-{lang}")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{name} is wider than the screen"

    look("lobby")
    page.goto("/#/new/risk_napoleon")
    page.wait_for_selector("form select")
    look("new")
    page.goto("/#/rules/risk_napoleon/readings")
    page.wait_for_selector("#readings table")
    look("rules")
    page.goto("/#/import")
    page.wait_for_selector("textarea")
    look("import")
    opened = person.open_table(["me", "random", "greedy"], position=first("Combat"))
    person.ready()
    look("table")
    lands = person.lands()
    strong = max(person.lit(), key=lambda place: int(lands[place]["regiments"]))
    person.place(strong).focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".target strong")
    page.locator("button.target").first.hover()
    look("odds")
    page.goto(f"/#/replay/{opened['id']}")
    page.wait_for_selector(".slider")
    look("replay")


def test_a_phone_by_touch(somebody: Come, shoot: Shoot) -> None:
    person = somebody(lang="fr", width=360, height=740, touch=True, confirm=False)
    page = person.page
    page.locator("[data-game=risk_napoleon]").get_by_role("button", name="Jouer contre l’ordinateur").tap()
    page.wait_for_selector("[data-place]")
    person.ready()
    page.locator('button[data-do="colour yellow"]').tap()
    person.ready()
    seen = page.locator(".board").bounding_box()
    assert seen
    for _ in range(3):
        lit = person.lit()
        inside = [place for place in lit if _inside(person, place)]
        before = person.lands()[inside[0]]["regiments"]
        person.counter(inside[0]).tap()
        person.ready()
        assert person.lands()[inside[0]]["regiments"] == before + 1

    dark = next(p for p, land in person.lands().items() if not land["lit"] and _inside(person, p))
    box = person.counter(dark).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    client = page.context.new_cdp_session(page)
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(800)
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".why")).to_contain_text("RSK-")
    shoot(person, "phone-why-not")
    page.locator(".why button").tap()

    page.get_by_role("button", name="Journal").tap()
    expect(page.get_by_role("log", name="Journal")).to_be_visible()
    shoot(person, "phone-log")
    page.get_by_role("button", name="Mes secrets").tap()
    expect(page.get_by_text("Mission secrète")).to_be_visible()
    shoot(person, "phone-secrets")
    page.get_by_role("button", name="Joueurs").tap()
    expect(page.locator("tr.mine")).to_be_visible()


def _inside(person: Person, place: str) -> bool:
    """Whether a finger can reach the counter without moving the map."""
    box, board = person.counter(place).bounding_box(), person.page.locator(".board").bounding_box()
    tools = person.page.locator(".board .tools").bounding_box()
    assert box
    assert board
    assert tools
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    free = y < tools["y"] - 4 or x > tools["x"] + tools["width"] + 4
    return free and board["x"] < x < board["x"] + board["width"] and board["y"] < y < board["y"] + board["height"]


def test_two_fingers_magnify(somebody: Come) -> None:
    person = somebody(width=360, height=740, touch=True)
    page = person.page
    person.open_table(["me", "random", "random"])
    person.choose_colour()
    before = person.counter("autriche").bounding_box()
    client = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    touch("touchStart", (170, 300), (190, 300))
    for step in range(1, 9):
        touch("touchMove", (170 - 10 * step, 300), (190 + 10 * step, 300))
    touch("touchEnd")
    page.wait_for_timeout(300)
    after = person.counter("autriche").bounding_box()
    assert before
    assert after
    assert after["width"] > before["width"] * 1.3


def test_a_curtain_between_people_at_one_screen(somebody: Come, shoot: Shoot) -> None:
    person = somebody(confirm=False)
    page = person.page
    mission = page.locator(".note", has_text="Secret mission")
    person.open_table(["me", "me", "random"])
    person.choose_colour_only("blue")
    person.ready()
    expect(page.locator(".prompt")).to_contain_text("Player 2")
    person.choose_colour_only("red")
    while True:
        page.wait_for_function(
            "() => document.querySelector('.curtain') || (document.querySelector('.table').dataset.actor"
            " && !document.querySelector('.table').dataset.busy)"
        )
        if page.locator(".curtain").count() or person.frame != "Deploy":
            break
        expect(mission).to_have_count(0)  # nobody's, while both look
        person.click(person.lit()[0])
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("Blue to the screen")
    shoot(person, "curtain")
    page.get_by_role("button", name="I am Blue").click()
    person.ready()
    expect(mission).to_be_visible()
    page.reload()  # who sits down before the screen may be somebody else
    expect(curtain).to_contain_text("Blue to the screen")
    page.get_by_role("button", name="I am Blue").click()
    person.ready()
    expect(mission).to_be_visible()
    assert person.frame == "Reinforcements"
    secret = mission.inner_text().splitlines()[-1]
    person.reach("Manoeuvre")
    person.action("end_turn").click()
    expect(curtain).to_contain_text("Red to the screen")
    expect(page.get_by_text(secret)).to_have_count(0)
    page.get_by_role("button", name="I am Red").click()
    person.ready()
    assert person.frame == "Reinforcements"
    expect(mission).to_be_visible()
    person.button("Hide my secrets").click()
    expect(mission).to_have_count(0)
    person.button("Show the secrets of Red").click()
    expect(mission).to_be_visible()
