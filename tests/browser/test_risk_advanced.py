"""RISK's second booklet in the browser: the Italian campaign played through, fights at sea, screens."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_pages import axe
from tests.games.risk_napoleon.campaigning import before, convoy, end_of, fleet, history, war

Come = Callable[..., Person]
Shoot = Callable[[Person, str], None]

HISTORY = {"players": 5, "scenario": "history"}
# What the plain player of these tests presses, the first of these that is open.
PLAIN = [
    "end_reinforcements", "end_naval_movement", "end_naval_combat", "end_combat", "end_turn", "set_sail", "let_pass",
    "break_off", "keep", "refuse", "stay", "enough", "launch",
]  # fmt: skip


def sit_down(person: Person, seats: list[str], position: dict[str, Any]) -> None:
    person.open_table(seats, options=position["options"], position=position)
    person.ready()


def europe(**more: Any) -> dict[str, Any]:
    """The third turn in Italy, with all that can lie on the map."""
    fleets = {
        fleet("fra", 1): "port normandie_bretagne", fleet("fra", 2): "sea mer_mediterranee", fleet("spa", 1): "port andalousie",
        fleet("fra", 3): "port languedoc_provence", fleet("eng", 1): "sea l_manche", fleet("eng", 2): "sea l_manche",
        fleet("eng", 3): "blockade normandie_bretagne", fleet("eng", 4): "sea mer_mediterranee", fleet("eng", 5): "port ecosse",
        fleet("rus", 1): "port carelie", fleet("eng", 6): "sea l_portugal",
    }  # fmt: skip
    told: dict[str, Any] = {
        "fleets": fleets,
        "generals": {"languedoc_provence": "fra", "venetie": "aut", "lorraine": "fra", "sud_angleterre": "eng"},
        "advanced": {"fortresses": ["lorraine", "venetie", "sud_angleterre"]},
        "armies": {"piemont": {"aut": 4, "eng": 2}},
        "languedoc_provence": ("fra", 12), "lorraine": ("fra", 7), "venetie": ("aut", 8), "piemont": ("aut", 6),
        "sud_angleterre": ("eng", 6), "etats_eglise": ("aut", 2), "game_turn": 3,
    }  # fmt: skip
    return history(**{**told, **more}).told()


def plain(person: Person) -> None:
    """One move of a plain player: numbers as they are proposed, the first lit place, else a button."""
    page = person.page
    if page.locator(".picker .primary").count():
        page.locator(".picker .primary").first.click()
        return
    for action in PLAIN:
        if person.action(action).count():
            person.action(action).click()
            return
    lit = person.lit()
    if lit:
        person.place(lit[0]).focus()
        page.keyboard.press("Enter")
    else:
        page.locator(".actions button[data-do]").first.click()


# A point of an element where a hand would hit it and nothing that lies above it, nearest its middle.
POINT = """async node => {
    let before = "";
    for (let still = 0; still < 4; ) {  // until the map has come to rest
        await new Promise(requestAnimationFrame);
        const {left, top, width} = node.getBoundingClientRect();
        const now = [left, top, width].map(n => n.toFixed(1)).join();
        still = now === before ? still + 1 : 0;
        before = now;
    }
    const room = document.querySelector(".board").getBoundingClientRect();
    const box = node.getBoundingClientRect();
    const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const found = [];
    for (let i = 0; i <= 16; i++) for (let j = 0; j <= 16; j++) {
        const [x, y] = [box.left + (box.width * i) / 16, box.top + (box.height * j) / 16];
        const inside = !node.closest(".board") || (x > room.left && x < room.right && y > room.top && y < room.bottom);
        if (inside && node.contains(document.elementFromPoint(x, y))) found.push([Math.hypot(x - cx, y - cy), x, y]);
    }
    return found.sort((a, b) => a[0] - b[0])[0] ?? null;
}"""


AFLOAT = {
    fleet("fra", 1): "port normandie_bretagne", fleet("fra", 2): "sea mer_mediterranee",
    fleet("fra", 3): "port languedoc_provence",
    fleet("eng", 1): "blockade normandie_bretagne",
}  # fmt: skip


class Hand:
    """A mouse, or a thumb, that hits things where they are seen."""

    def __init__(self, person: Person, touch: bool) -> None:
        self.person = person
        self.touch = touch

    def hit(self, selector: str) -> None:
        page = self.person.page
        node = page.locator(selector).first
        node.wait_for(state="attached")
        found = node.evaluate(POINT)
        for _ in range(30):  # until the map has come to rest
            if found:
                break
            page.wait_for_timeout(100)
            found = node.evaluate(POINT)
        assert found, f"{selector} cannot be hit"
        if self.touch:
            page.touchscreen.tap(found[1], found[2])
        else:
            page.mouse.click(found[1], found[2])

    def closer(self, place: str) -> None:
        """Zoom in on a place."""
        page = self.person.page
        box = self.person.page.locator(f'[data-place="{place}"]').bounding_box()
        assert box
        before = box["width"]
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.wheel(0, -300)
        page.wait_for_function(
            "([place, width]) => document.querySelector(`[data-place='${place}']`).getBoundingClientRect().width > width * 1.2",
            arg=[place, before],
        )

    def whole(self) -> None:
        self.person.page.locator('[aria-label="Whole map"]').first.click()


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "thumb"])
def test_every_kind_of_thing_can_be_hit(somebody: Come, touch: bool) -> None:
    """Lands, counters, fortresses, generals, squadrons at sea, in port and in blockade, positions at sea, cards: each is hit
    where it is seen, from afar and from near, and the hit has its effect."""
    size = {"width": 390, "height": 844} if touch else {"width": 1440, "height": 900}
    person = somebody(lang="en", confirm=False, touch=touch, follow=False, **size)
    page = person.page
    hand = Hand(person, touch)
    sit_down(person, ["me", "greedy", "greedy", "greedy", "greedy"], europe())
    for near in (False, True):
        hand.whole()
        if near:
            hand.closer("lorraine")
        for thing in (
            '[data-place="lorraine"]', '[data-hit="lorraine"] .top', '[data-about="fortress:lorraine"]',
            '[data-about="general:lorraine"] .hat',
        ):  # fmt: skip
            hand.hit(thing)
            expect(person.place("lorraine")).to_have_attribute("aria-pressed", "true")
            page.keyboard.press("Escape")
            expect(person.place("lorraine")).not_to_have_attribute("aria-pressed", "true")

    for near in (False, True):
        sit_down(person, ["me", "greedy", "greedy", "greedy", "greedy"], europe(frame="NavalMovement", fleets=AFLOAT))
        hand.whole()
        if near:
            hand.closer("languedoc_provence")
        hand.hit('[data-about="squadron:port languedoc_provence blue false"] .sail')
        person.ready()
        assert person.frame == "Sail"
        hand.hit('[data-place="languedoc_provence"]' if near else '[data-place="l_portugal"]')
        person.ready()
        if near:  # it lies there already
            expect(page.locator(".why")).to_contain_text("RSK-FLT-11")
            continue
        assert person.frame == "NavalMovement"
        hand.hit('[data-about="squadron:sea mer_mediterranee blue false"] .sail')
        person.ready()
        assert person.frame == "Sail"
        hand.hit('[data-hit="aquitaine"] .top')
        person.ready()
        assert person.frame == "NavalMovement"
        hand.hit('[data-about="squadron:blockade normandie_bretagne red false"] .sail')
        expect(page.locator(".why")).to_contain_text("RSK-FLT-16")

    hands = {"fra": "irlande castille_aragon sud_angleterre"}  # three of the infantry
    sit_down(person, ["me", "greedy", "greedy", "greedy", "greedy"], europe(frame="Reinforcements", hands=hands))
    if touch:
        page.locator("nav.bar button").first.tap()
    hand.hit("[data-card=card_irlande]")
    person.ready()
    assert person.frame == "Exchange"
    expect(page.locator(".prompt")).to_contain_text("is chosen: choose the second card")


def test_the_result_of_a_fight_is_a_card_at_its_place(somebody: Come, shoot: Shoot) -> None:
    """On land, at sea, of an interception: dice of both sides, who lost what, what follows; it can be opened again."""
    person = somebody(lang="en", confirm=False, moment=None)
    page = person.page
    result = page.get_by_role("region", name="Result")
    t = convoy(1)
    t.do("p1", "attack sud_angleterre>normandie_bretagne", "embark 4")
    sit_down(person, ["greedy", "me", "greedy"], t.told())
    person.action("intercept").click()
    expect(result).to_contain_text("intercepts the convoy of Blue on the Channel with one fleet")
    expect(result.locator("svg[data-die]")).to_have_count(4)
    expect(result).to_contain_text("4 intercepted")
    shoot(person, "risk-result-interception")
    result.get_by_role("button", name="Close").click()

    fleets = {"fleet_1": "sea l_manche", "fleet_2": "sea l_manche", "fleet_5": "sea l_manche"}
    position = war("NavalCombat", rules="fleets", fleets=fleets, r_royaume_uni="p1", normandie_bretagne="p2").told()
    sit_down(person, ["me", "greedy", "greedy"], position)
    person.action("naval_attack l_manche").click()
    person.ready()
    page.locator(".picker .primary").click()
    expect(result.locator(".roll svg[data-die]")).to_have_count(3)
    expect(result.locator(".roll")).to_contain_text("attacks with 2 fleets")
    shoot(person, "risk-result-sea")
    page.keyboard.press("Escape")
    expect(result).to_have_count(0)
    page.locator("[role=log] button").last.click()  # again
    expect(result.locator(".roll")).to_contain_text("attacks with 2 fleets")


def test_things_of_the_history_can_be_inspected(somebody: Come, shoot: Shoot) -> None:
    person = somebody(lang="en", confirm=False, width=1440, height=900)
    page = person.page
    card = page.locator("[data-inspector]")
    sit_down(person, ["me", "greedy", "greedy", "greedy", "greedy"], europe())
    page.locator('[data-about="fortress:venetie"]').hover()
    expect(card).to_contain_text("Fortress of Venetia")
    expect(card).to_contain_text("RSK-FOR-05")
    page.locator('[data-about="squadron:sea l_manche red false"]').hover()
    expect(card).to_contain_text("2 fleets of England")
    page.locator('[data-hit="piemont"] .top').hover()
    expect(card).to_contain_text("Austria 4 and England 2")
    page.locator('[data-about="track:calendar"]').hover()
    expect(card).to_contain_text("The calendar")
    page.locator(".calendar summary").first.click()
    aim = page.locator('[data-about^="aim:"][data-points="venetie"]').first
    aim.hover()
    expect(card).to_contain_text("It would bring nothing now")
    expect(page.locator(".rings .pointed")).to_have_count(1)  # the list lights the board
    page.locator('[data-hit="venetie"] .top').hover()
    expect(aim).to_have_attribute("data-pointed", "")  # and the board the list
    shoot(person, "risk-history-inspect")
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name="Legend")).to_contain_text("A red chain")


@pytest.mark.parametrize(("lang", "theme"), [("fr", "light"), ("en", "dark")])
@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800), (2560, 1440)])
def test_the_history_fits_every_screen(
    somebody: Come, shoot: Shoot, width: int, height: int, theme: str, lang: str
) -> None:
    person = somebody(lang=lang, theme=theme, width=width, height=height, touch=width < 600, confirm=False)
    page = person.page
    sit_down(person, ["me", "greedy", "greedy", "greedy", "greedy"], europe())

    def look(name: str) -> None:
        page.wait_for_timeout(250)
        shoot(person, f"risk-history-{name}-{width}-{theme}-{lang}")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{name} is wider than the screen"

    look("map")
    if width < 600:
        page.locator("nav.bar button").first.click()
    page.locator(".calendar summary").first.click()
    look("calendar")
    if width == 1280:
        axe(person)


def test_the_italian_campaign(somebody: Come, shoot: Shoot) -> None:
    """From the set-up of January 1796 to the treaty of Campo Formio, and the end."""
    person = somebody(lang="fr", confirm=False)
    page = person.page
    person.open_table(["me", *["greedy"] * 4], options={**HISTORY, "last_campaign": 1})
    seen: set[str] = set()
    attacks = 0
    for _ in range(400):
        person.ready()
        if person.over:
            break
        if person.frame not in seen:
            seen.add(person.frame)
            shoot(person, f"risk-italy-{len(seen):02}-{person.frame}")
        lands = person.lands()
        rest = page.locator(".segments button", has_text="tout")
        if person.frame in ("Deploy1796", "Appoint1796", "Reinforcements") and lands["languedoc_provence"]["lit"]:
            if rest.count():
                rest.click()
            person.click("languedoc_provence")  # the army of Italy
        elif person.frame == "Combat" and attacks < 25 and attack(person, lands):
            attacks += 1
        else:
            plain(person)
        page.wait_for_timeout(60)
    assert person.over
    assert {"Deploy1796", "Appoint1796", "Reinforcements", "NavalMovement", "Combat", "Manoeuvre"} <= seen
    assert attacks > 3
    shoot(person, "risk-italy-end")
    page.get_by_role("dialog").get_by_role("button", name="Fermer").click()  # the page of the end
    expect(page.locator(".treaty")).to_contain_text("La campagne d’Italie")
    steps = page.locator(".treaty .step")
    before = steps.inner_text()
    page.locator("[data-treaty=on]").click()
    assert steps.inner_text() != before
    assert page.locator("g.step").count() > 0  # the map shows what changes hands
    shoot(person, "risk-italy-treaty")
    page.locator("[data-treaty=sign]").click()
    expect(page.locator(".treaty")).to_have_count(0)


def attack(person: Person, lands: dict[str, Any]) -> bool:
    """The best attack by land, if there is one with more regiments than the enemy has."""
    for here in sorted(person.lit(), key=lambda place: -lands[place]["regiments"]):
        if lands[here]["owner"] != "blue":
            continue
        person.click(here)
        person.page.wait_for_timeout(120)
        now = person.lands()
        weak = [t for t in now if now[t]["target"] and now[t]["regiments"] + 1 < now[here]["regiments"]]
        if weak:
            person.click(min(weak, key=lambda place: now[place]["regiments"]))
            return True
        person.page.keyboard.press("Escape")
    return False


def test_fights_at_sea_are_weighed_and_fought(somebody: Come, shoot: Shoot) -> None:
    person = somebody(lang="fr", confirm=False)
    page = person.page
    fleets = {
        "fleet_1": "sea l_manche",
        "fleet_2": "sea l_manche",
        "fleet_5": "sea l_manche",
        "fleet_6": "port normandie_bretagne",
    }
    position = war("NavalCombat", rules="fleets", fleets=fleets, r_royaume_uni="p1", normandie_bretagne="p2").told()
    sit_down(person, ["me", "greedy", "greedy"], position)
    page.locator('button[data-do="naval_attack l_manche"]').hover()
    expect(page.locator(".odds")).to_contain_text("Toutes les flottes ennemies coulées")
    shoot(person, "risk-naval-odds-fr")
    page.locator('[data-place="l_manche"]').focus()
    page.keyboard.press("Enter")
    person.ready()
    assert person.frame == "Fire"


def test_an_interception_is_weighed(somebody: Come, shoot: Shoot) -> None:
    person = somebody(lang="en", confirm=False)
    t = convoy(1)
    t.do("p1", "attack sud_angleterre>normandie_bretagne", "embark 4")
    assert t.frame == "Intercept"
    sit_down(person, ["greedy", "me", "greedy"], t.told())
    person.action("intercept").hover()
    expect(person.page.locator(".odds")).to_contain_text("4 regiments at sea, one fleet intercepts")
    shoot(person, "risk-interception-odds-en")
    person.action("intercept").click()
    expect(person.page.locator("#panel")).to_contain_text("intercepts the convoy")


def test_a_treaty_is_read_step_by_step(somebody: Come, shoot: Shoot) -> None:
    person = somebody(lang="en", theme="dark", confirm=False)
    page = person.page
    position = history(
        turn="eng", frame="Movement", game_turn=3, venetie=("fra", 9), hollande=("aut", 5), tyrol=("fra", 3),
        calendar={"before": before(), "since": before()},
    ).told()  # fmt: skip
    sit_down(person, [*["greedy"] * 4, "me"], position)
    person.action("end_turn").click()
    expect(page.locator(".treaty")).to_contain_text("The Italian campaign")
    while page.locator("[data-treaty=on]").is_enabled() and "Venetia" not in page.locator(".treaty .step").inner_text():
        page.locator("[data-treaty=on]").click()
    expect(page.locator(".treaty .step")).to_contain_text("Austria")
    shoot(person, "risk-treaty-dark-en")


def test_a_treaty_comes_back_after_a_reload(somebody: Come) -> None:
    person = somebody(lang="en", confirm=False)
    page = person.page
    t = end_of("italy_1796", calendar={"before": before(), "since": before()}, venetie=("fra", 9), hollande=("aut", 5))
    sit_down(person, ["me", *["greedy"] * 4], t.told())
    assert person.frame == "Quarter"
    expect(page.locator(".treaty")).to_contain_text("The Italian campaign")
    page.reload()
    person.ready()
    page.locator(".treaty summary").click()
    expect(page.locator(".treaty ol")).to_contain_text("Venetia")
    page.locator("[data-treaty=sign]").click()
    person.click(person.lit()[0])
    person.ready()
    expect(page.locator(".treaty")).to_have_count(0)  # it was put away
