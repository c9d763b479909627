"""Napoleon in Europe in the browser: a battle fought by two, a table of seven with computers, diplomacy, cards, screens."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from grognard.games.napoleon_in_europe import GAME
from tests.browser.person import Person
from tests.browser.test_pages import axe
from tests.games.napoleon_in_europe.helpers import TWO, table

Come = Callable[..., Person]
Shoot = Callable[[Person, str], None]

# A point of a place that a hand would hit: the one nearest to its middle where nothing else lies above it.
_POINT = """(node) => {
    const place = node.dataset.place;
    const box = node.getBoundingClientRect();
    let best = null, least = Infinity;
    for (let i = 1; i < 24; i++) for (let j = 1; j < 24; j++) {
        const x = box.left + box.width * i / 24, y = box.top + box.height * j / 24;
        const found = document.elementFromPoint(x, y)?.closest("[data-place], [data-hit]");
        if (!found || (found.dataset.place ?? found.dataset.hit) !== place) continue;
        const away = Math.hypot(i - 12, j - 12);
        if (away < least) [best, least] = [[x, y], away];
    }
    return best;
}"""
_BELONGS = """(node, [x, y]) => {
    const top = document.elementFromPoint(x, y);
    return !!top && (node === top || node.contains(top));
}"""

_TOP = "([x, y]) => document.elementFromPoint(x, y)?.outerHTML.slice(0, 200)"


class Hand:
    """A person's mouse or finger."""

    def __init__(self, person: Person, tap: bool) -> None:
        self.person = person
        self.page = person.page
        self.tap = tap

    def down(self, x: float, y: float) -> None:
        if self.tap:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def hit(self, thing: Locator) -> None:
        """At the middle of what is seen of it; nothing lies above it there."""
        thing = thing.first
        thing.scroll_into_view_if_needed()
        box = self.rest(thing)
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert thing.evaluate(_BELONGS, list(middle)), (thing, self.page.evaluate(_TOP, list(middle)))
        self.down(*middle)

    def rest(self, thing: Locator) -> FloatRect:
        """Where it is once the board has come to rest."""
        before = None
        while (box := thing.bounding_box()) is None or box != before:
            before = box
            self.page.wait_for_timeout(130)
        return box

    def seek(self, place: str) -> None:
        """What can be clicked and is out of sight is brought there as a person does it: by the button that walks through it."""
        room = self.page.locator(".map")
        for _ in range(40):
            box = self.rest(self.page.locator(f'[data-about^="army:{place}/"], [data-place="{place}"]').last)
            at, board = box["y"] + box["height"] / 2, self.rest(room)
            beside = box["x"] + box["width"] / 2
            if board["y"] < at < board["y"] + board["height"] and board["x"] < beside < board["x"] + board["width"]:
                return
            self.hit(self.page.locator("button.next"))

    def army(self, place: str) -> None:
        self.seek(place)
        self.hit(self.page.locator(f'[data-about^="army:{place}/"]'))

    def land(self, place: str) -> None:
        self.seek(place)
        point = None
        for _ in range(20):  # a panel that grows may push it out of sight again
            self.rest(self.person.place(place))
            point = self.person.place(place).evaluate(_POINT)
            if point:
                break
            self.hit(self.page.locator("button.next"))
        assert point, f"{place} cannot be hit"
        self.down(*point)

    def do(self, action: str) -> None:
        self.hit(self.person.action(action))

    def done(self, action: str) -> None:
        self.do(action)
        self.person.ready()

    def wait(self, frame: str) -> None:
        self.page.wait_for_selector(f'.table[data-frame="{frame}"]')
        self.person.ready()


# What the plain player of these tests does, the first of these that is open.
PLAIN = ["keep_faith", "begin", "decline", "refuse", "end_movement", "stand", "end_production", "enough", "done"]


def sit_down(
    person: Person, seats: list[str], position: dict[str, Any] | None = None, **options: Any
) -> dict[str, Any]:
    """A new table; a seat is me, link, or a computer's level."""
    wishes = [{"kind": s} if s in ("me", "link") else {"kind": "computer", "level": s} for s in seats]
    wish = {"game": "napoleon_in_europe", "options": {"players": len(seats), **options}, "seats": wishes}
    if position:
        wish["position"] = position
    opened: dict[str, Any] = person.ask("POST", "/tables", wish)
    person.go_to(opened["id"])
    return opened


def join(person: Person, opened: dict[str, Any]) -> None:
    """Take the second seat by its link."""
    person.page.goto(opened["links"]["p2"])
    person.page.locator("main input").first.fill("Murat")
    person.page.locator("main button.primary").click()
    person.page.wait_for_selector("[data-place]")


def told(**what: Any) -> dict[str, Any]:
    return GAME.describe(table(**what).state)


def click(person: Person, place: str) -> None:
    """Click on a region: on its army, else where it can be hit."""
    hand = Hand(person, False)
    if person.page.locator(f'[data-about^="army:{place}/"]').count():
        hand.army(place)
    else:
        hand.land(place)


def hanover() -> dict[str, Any]:
    """The French are about to march into Hanover."""
    return told(
        seats=TWO, holland="france 6I 3C 2A 1L", hanover="britain 4I 2C 2A 1L", paris="france 9I", london="britain 3I 1C",
        control={"hanover": "britain", "holland": "france"}, hands={"france": "france_square*2 russia_square bicorne"},
    )  # fmt: skip


def deploy(person: Person) -> None:
    """Everything to the front, arm by arm."""
    person.ready()
    while person.frame == "Deployment" and person.page.locator(".picker").count():
        person.page.locator(".picker .primary").click()
        person.page.wait_for_timeout(150)


def test_a_battle_is_fought_by_two_browsers(somebody: Come, shoot: Shoot) -> None:
    one = somebody(lang="fr", confirm=False)
    opened = sit_down(one, ["me", "link"], hanover())
    two = somebody(lang="en", confirm=False)
    join(two, opened)
    one.ready()
    click(one, "holland")
    one.page.wait_for_selector("button.target strong")  # the chance of an attack
    click(one, "hanover")
    one.ready()
    one.do("whole")
    one.action("end_movement").click()
    for person, name in ((one, "Bataille majeure"), (two, "Major battle")):
        expect(person.page.locator(".field h2")).to_contain_text(name)
        expect(person.page.locator(".screen")).to_have_count(1)  # the other side's
    expect(one.page.locator("section.attack .rank")).to_have_count(2)
    expect(one.page.locator(".field .now")).to_contain_text("6 × infanterie française")
    expect(two.page.locator(".field .now")).to_contain_text("4 × British infantry")
    shoot(one, "nie-deployment-fr")
    deploy(one)
    expect(one.page.locator(".screen")).to_have_count(1)  # still hidden: the other is not ready
    deploy(two)
    two.ready()
    assert two.frame == "BattleMove"
    expect(one.page.locator(".screen")).to_have_count(0)
    expect(one.page.locator('[data-rank="attack-front"]')).to_contain_text("6")
    for person, words in ((one, "Si chacun met tout en première ligne"), (two, "If both put everything in front")):
        expect(person.page.locator(".field .end")).to_contain_text(words)
    two.action("stand").click()
    # dice are shown to both, as many as were thrown: 4·1 + 2·3 + 2·4 + 3
    for person in (one, two):
        expect(person.page.locator(".field .roll [data-die]")).to_have_count(21)
    shoot(two, "nie-dice-en")
    people = {"p1": one, "p2": two}
    for _ in range(80):
        if not one.page.locator(".field").count() or one.frame in ("Retreat", "TrailRetreat", "Production"):
            break
        acting = [person for person in people.values() if person.page.locator(".table[data-actor]").count()]
        if not acting:
            one.page.wait_for_timeout(60)
            continue
        fight(acting[0])
    expect(one.page.locator(".field")).to_have_count(0, timeout=20_000)


def fight(person: Person) -> None:
    """One step of a battle: stand, shoot the first, rally the first, retreat anywhere."""
    for start in ("stand", "hit", "rally", "enough"):
        button = person.page.locator(f'button[data-do^="{start}"]')
        if button.count():
            button.first.click()
            person.page.wait_for_timeout(80)
            return
    lit = person.page.locator("path.land.lit")
    if lit.count():
        click(person, str(lit.first.get_attribute("data-place")))
    person.page.wait_for_timeout(80)


def plain(person: Person) -> None:
    """One move of somebody who wants nothing."""
    for action in PLAIN:
        button = person.action(action)
        if button.count():
            button.click()
            person.ready()
            return
    lit = person.page.locator("path.land.lit")
    if person.page.locator(".picker .primary").count():
        person.page.locator(".picker .primary").click()
    elif lit.count():
        click(person, str(lit.first.get_attribute("data-place")))
    else:
        person.page.locator(".actions button[data-do]").first.click()
    person.ready()


def test_seven_seats_with_computers(somebody: Come, shoot: Shoot) -> None:
    person = somebody(lang="fr", confirm=False)
    person.page.set_default_timeout(90_000)  # six computers take their turns, each with its secret windows
    sit_down(person, ["me"] + ["greedy"] * 6, victory="limited_12")
    person.ready()
    person.page.locator('button[data-do^="choose_nation"]').first.click()
    person.ready()
    page = person.page
    rest = page.locator(".segments button", has_text="toutes")
    seen: set[str] = set()
    for _ in range(60):
        person.ready()
        seen.add(person.frame)
        if person.frame == "Placement" and rest.count():
            rest.click()
        plain(person)
        if "Movement" in seen and person.frame == "Diplomacy":
            break
    assert {"Placement", "Diplomacy", "Movement"} <= seen
    expect(page.locator("tr.mine")).to_have_count(1)
    holders = page.evaluate(
        "new Set([...document.querySelectorAll('path.land[data-holder]')].map(p => p.dataset.holder)).size"
    )
    assert holders == 7
    shoot(person, "nie-seven-fr")


def test_alliance_and_trade_between_two_browsers(somebody: Come) -> None:
    one = somebody(lang="en", confirm=False)
    position = told(
        frame="Diplomacy",
        hands={"france": "france_square*2 bare", "britain": "bicorne"},
        paris="france 2I",
        london="britain 2I",
    )
    opened = sit_down(one, ["me", "link", "greedy"], position)
    two = somebody(lang="fr", confirm=False)
    join(two, opened)
    one.ready()
    one.action("propose_alliance p2").click()
    two.ready()
    expect(two.page.locator(".offer").first).to_contain_text("propose une alliance")
    two.action("accept").click()
    one.ready()
    one.action("trade britain").click()
    one.page.locator('button[data-do="give 2"]').click()
    one.page.locator('button[data-do="take 1"]').click()
    two.ready()
    expect(two.page.locator(".offer").first).to_contain_text("2 contre 1")
    two.action("accept").click()
    one.ready()
    for _ in range(2):  # the cards are chosen in secret
        one.page.locator('.card.lit[data-card="france_square"], .card.lit').first.click()
        one.page.wait_for_timeout(150)
    one.ready()
    expect(one.page.locator('.card[data-card="bicorne"]')).to_have_count(1)


def test_the_hand_says_what_it_can_buy(somebody: Come, shoot: Shoot) -> None:
    person = somebody(lang="fr", confirm=False)
    hand = "france_square*2 russia_square bicorne russia_triangle spain_circle austria_diamond"
    sit_down(person, ["me", "greedy", "greedy"], told(frame="Production", hands={"france": hand}, paris="france 1I"))
    person.ready()
    notes = person.page.locator(".note").first
    expect(notes).to_contain_text("division → 8 infanteries")
    expect(notes).to_contain_text("corps → 2 infanteries, 1 cavalerie, 1 artillerie, 1 leader")
    expect(person.page.locator(".card[data-card=france_square]")).to_have_count(2)
    shoot(person, "nie-production-fr")
    person.do("combine france_brigade_infantry")
    while person.frame == "Combination":
        person.page.locator(".card.lit").first.click()
        person.ready()
    assert person.frame == "Muster"


@pytest.mark.parametrize(("lang", "theme"), [("fr", "light"), ("en", "dark")])
@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800), (2560, 1440)])
def test_the_table_fits_every_screen(
    somebody: Come, shoot: Shoot, width: int, height: int, theme: str, lang: str
) -> None:
    person = somebody(lang=lang, theme=theme, width=width, height=height, touch=width < 600, confirm=False)
    page = person.page
    sit_down(
        person, ["me", "greedy", "greedy"],
        told(
            holland="france 6I 3C 2A 1L", hanover="britain 4I 2C 2A 1L", vienna="austria 8I 3C", paris="france 3I 1A",
            london="britain 9I 2L", hungary="austria 2C", naples="france 1I", saxony="france 2C; austria 1I",
            control={"hanover": "britain", "holland": "france", "naples": "france", "rome": "austria"},
            allies="p1-p3", hands={"france": "france_square*2 bicorne"},
        ),
    )  # fmt: skip
    person.ready()

    def look(name: str) -> None:
        page.wait_for_timeout(200)
        shoot(person, f"nie-{name}-{width}-{theme}-{lang}")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{name} is wider than the screen"

    look("map")
    person.place("holland").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".target strong")
    look("attack")
    person.page.locator('button[data-do="march holland>hanover"]').click()
    person.ready()
    person.do("whole")
    person.action("end_movement").click()
    page.wait_for_selector(".field")
    person.ready()
    look("deployment")
    if width == 1280:
        axe(person)
    deploy(person)
    page.wait_for_selector(".field .roll, .offer, .end", timeout=20_000)
    page.wait_for_timeout(1500)
    look("battle")
    if width == 1280:
        axe(person)
