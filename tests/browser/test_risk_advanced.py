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
    page.locator(".calendar details").first.evaluate("node => { node.open = true; node.scrollIntoView(); }")
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
