"""Wellington's Victory in the browser: a turn at Hougoumont by mouse; how the table looks and moves."""

from collections.abc import Callable
from typing import Any

import pytest

from grognard.games.wellingtons_victory import GAME
from grognard.games.wellingtons_victory.ground import HEX_NUMBER, HEXES
from tests.browser.person import Person
from tests.browser.test_pages import axe
from tests.games.wellingtons_victory.helpers import at, blank, brigade, leader, put, run

Come = Callable[..., Person]
Shoot = Callable[[Person, str], None]
FIELD = HEX_NUMBER["C3812"]  # flat and open
QUIET = ["end_phase", "pass", "check_all", "end_move", "stay", "halt"]


def skirmish() -> dict[str, Any]:
    """South of Hougoumont: battalions face to face, guns in range, a battalion to rally."""
    s = blank("hougoumont", turn=17)
    put(s, FIELD, "fr-1lt-1 column f0")
    put(s, at("SE2", FIELD), "fr-b-6-II f0")
    put(s, at("S4", FIELD), "fr-1lt-2 disordered")
    leader(s, "fr-bauduin", at("S4", FIELD))
    put(s, at("N", FIELD), "aa-30-2 disordered s2")
    put(s, at("SW3", FIELD), "fr-1lt-3 column f0")
    put(s, at("SW3 N2", FIELD), "aa-69-2 column f3")
    return GAME.describe(run(s, 1))


def open_table(person: Person, position: dict[str, Any] | None, scenario: str = "hougoumont") -> None:
    wish: dict[str, Any] = {
        "game": "wellingtons_victory",
        "options": {"scenario": scenario},
        "seats": [{"kind": "me"}, {"kind": "me"}],
    }
    if position:
        wish["position"] = position
    opened = person.ask("POST", "/tables", wish)
    person.page.goto(f"/#/table/{opened['id']}")
    person.page.wait_for_selector("[data-place]")
    person.ready()


_MIDDLE = """([selector, place]) => {
    const node = document.querySelector(selector);
    const box = node.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    const found = hit && hit.closest("[data-place], [data-hit], [data-turn], [data-points], button");
    const whose = found && (found.dataset.place || found.dataset.hit || "");
    return {x, y, hit: !!hit && (node.contains(hit) || hit.contains(node) || (place !== "" && whose === place))};
}"""


def hit(person: Person, selector: str, place: str = "") -> None:
    """A click of the real mouse, or a real tap, on the middle of an element that nothing covers."""
    page = person.page
    page.locator(selector).first.scroll_into_view_if_needed()
    page.wait_for_function(f"told => ({_MIDDLE})(told).hit", arg=[selector, place])  # the map has come to rest
    at = page.evaluate(_MIDDLE, [selector, place])
    assert at["hit"], f"something covers {selector}"
    touch = page.evaluate("navigator.maxTouchPoints > 0")
    (page.touchscreen.tap if touch else page.mouse.click)(at["x"], at["y"])


def hit_hex(person: Person, spot: int) -> None:
    hit(person, f'[data-place="{HEXES[spot]}"]', HEXES[spot])


def lit(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(
        "[...document.querySelectorAll('path.lit[data-place]')].map(x => x.dataset.place)"
    )
    return found


def offered(person: Person, verb: str) -> Any:
    return person.page.locator(f'button[data-do^="{verb} "]')


def move(person: Person) -> None:
    """One decision by mouse: fire, attack and form up where that is offered, else the end of the step."""
    page = person.page
    frame = person.frame
    if frame in ("Fire", "OpportunityFire", "Combat", "Target", "Aim", "RetreatChoice") and lit(person):
        page.locator(f'[data-place="{lit(person)[0]}"]').click()
        person.ready()  # on some hexes the click alone was the decision
        if frame == "Combat":
            page.locator("button.target").first.click()
        elif offered(person, "fire").count():
            offered(person, "fire").first.click()
    elif frame in ("RallyForm", "RallyFacing", "AdvanceFacing"):
        page.locator('button[data-do^="adopt "], button[data-do^="face "]').first.click()
    else:
        for verb in QUIET:
            if person.action(verb).count():
                person.action(verb).click()
                break
        else:
            page.locator("button[data-do]").first.click()
    person.ready()


def test_a_turn_at_hougoumont(somebody: Come, shoot: Shoot) -> None:
    person = somebody(lang="fr", confirm=False)
    open_table(person, skirmish())
    seen: set[str] = set()
    for _ in range(60):
        if person.frame == "Combat" and "Combat" not in seen:
            shoot(person, "wellingtons_victory-combat-fr")
        seen.add(person.frame)
        move(person)
        if "tour 18" in person.page.locator(".tracks").first.inner_text():
            break
    else:
        raise AssertionError(f"the turn does not end: {seen}")
    assert {"RallyForm", "Combat", "Fire"} <= seen
    told = person.page.locator("body").text_content() or ""
    assert "mêlée" in told.lower() or "attaque" in told.lower()
    shoot(person, "wellingtons_victory-turn-fr")


@pytest.mark.parametrize(("lang", "theme"), [("fr", "light"), ("en", "dark")])
@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800), (2560, 1440)])
def test_the_battlefield_fits_every_screen(
    somebody: Come, shoot: Shoot, width: int, height: int, theme: str, lang: str
) -> None:
    person = somebody(lang=lang, theme=theme, width=width, height=height, touch=width < 600)
    open_table(person, None)
    page = person.page
    page.wait_for_selector("image")
    if width > 600:
        page.locator("path.hex").first.hover()
    page.wait_for_timeout(300)
    shoot(person, f"wellingtons_victory-{width}-{theme}-{lang}")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    axe(person)


def test_orders_for_a_brigade_and_for_a_unit(somebody: Come, shoot: Shoot) -> None:
    """The dialog of standing orders: for the side, for a brigade, for a unit, each taken back by itself."""
    person = somebody(lang="fr", confirm=False)
    wish = {
        "game": "wellingtons_victory",
        "options": {"scenario": "hougoumont"},
        "seats": [{"kind": "me"}, {"kind": "computer", "level": "greedy"}],
        "position": skirmish(),
    }
    opened = person.ask("POST", "/tables", wish)
    person.page.goto(f"/#/table/{opened['id']}")
    person.page.wait_for_selector("[data-place]")
    person.ready()
    page = person.page
    page.locator("#tab-orders").click()
    page.locator(".orders .for select").select_option(label="brigade Bauduin")
    page.locator("#order-opportunity_fire").select_option("always")
    page.locator(".orders .for select").select_option("fr-1lt-3")
    page.locator("#order-opportunity_fire").select_option("never")
    page.wait_for_function("document.querySelectorAll('.orders li').length === 2")
    shoot(person, "wellingtons_victory-orders-fr")
    page.locator(".orders li button").first.click()
    page.wait_for_function("document.querySelectorAll('.orders li').length === 1")
    assert page.locator("#order-opportunity_fire").input_value() == "never"


def test_what_a_battery_sees_and_who_sees_a_hex(somebody: Come, shoot: Shoot) -> None:
    person = somebody(lang="en")
    open_table(person, skirmish())
    page = person.page
    guns = HEXES[at("SE2", FIELD)]
    target = HEXES[at("N", FIELD)]
    page.locator(f'[data-place="{guns}"]').hover()
    page.wait_for_selector("path.zone.close", state="attached")
    page.get_by_role("button", name="View", exact=True).click()
    page.locator(f'[data-place="{target}"]').hover()
    page.wait_for_selector("path.outlook", state="attached")
    page.wait_for_selector("path.watcher", state="attached")
    page.wait_for_selector("[data-inspector]")
    told = page.locator("[data-inspector]").inner_text().split("field of fire of:")[1]
    assert "1st Battalion, 1st Light" in told
    assert "Foot" not in told.split("\n")[0]  # his own do not fire at him
    shoot(person, "wellingtons_victory-sight-en")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_ways_to_act_on_a_hex_have_short_names(somebody: Come, shoot: Shoot, lang: str) -> None:
    """A stack of two can turn or form up; a unit on a road can go along it or not."""
    person = somebody(lang=lang, confirm=False)
    s = brigade(10)
    put(s, at("NW"), "fr-3l-1 column f0")
    put(s, HEX_NUMBER["A4616"], "fr-1l-3 column f0")
    leader(s, "fr-foy", HEX_NUMBER["A4616"])
    open_table(person, GAME.describe(run(s, 10)))
    segments = person.page.locator(".segments button")
    assert segments.all_inner_texts() == (["turn", "form up"] if lang == "en" else ["tourner", "former"])
    shoot(person, f"wellingtons_victory-ways-{lang}")
    person.do("end_phase")
    person.place("A4616").click()
    person.page.locator("section.group summary").click()
    person.page.locator('button[data-do="move fr-1l-3"]').click()
    person.ready()
    assert segments.all_inner_texts() == (["march", "by road"] if lang == "en" else ["marcher", "par la route"])


# --- orders for several units at once --------------------------------------------------------------------------------


def standing(person: Person, place: int) -> str:
    """What the page says of a hex."""
    return person.page.locator(f'[data-place="{HEXES[place]}"]').get_attribute("aria-label") or ""


@pytest.mark.parametrize(("lang", "width", "theme"), [("fr", 1280, "light"), ("en", 360, "dark")])
def test_a_brigade_marches_together(somebody: Come, shoot: Shoot, lang: str, width: int, theme: str) -> None:
    """A battalion is clicked, the rest of its brigade joins it; the plan is looked at, carried out and taken back."""
    touch = width < 600
    person = somebody(lang=lang, theme=theme, width=width, height=740 if touch else 800, touch=touch, confirm=False)
    open_table(person, GAME.describe(brigade()))
    page = person.page

    page.locator("button", has_text="Order several units" if lang == "en" else "Ordonner plusieurs unités").click()
    panel = page.locator("section.group")
    shoot(person, f"wellingtons_victory-group-{width}-{lang}")
    press = "tap" if touch else "click"
    getattr(person.place(HEXES[at()]), press)()
    panel.locator("button.whole").click()
    panel.locator(".segments button", has_text="March").click()
    page.wait_for_selector(f'path.lit[data-place="{HEXES[at("N2")]}"]')
    shoot(person, f"wellingtons_victory-group-goal-{width}-{lang}")
    getattr(person.place(HEXES[at("N2")]), press)()
    panel.locator("li").nth(2).wait_for()
    assert page.locator("path.way").count() == 3
    shoot(person, f"wellingtons_victory-group-plan-{width}-{lang}")
    axe(person)
    panel.locator("button.primary").click()
    page.wait_for_function(
        "!document.querySelector('section.group li') && !document.querySelector('.table').dataset.busy"
    )
    back = panel.locator("button", has_text="Take it all back" if lang == "en" else "Tout reprendre")
    back.wait_for()
    shoot(person, f"wellingtons_victory-group-done-{width}-{lang}")
    assert "Bauduin" in standing(person, at("N2"))
    back.click()
    page.wait_for_function("!document.querySelector('section.group p[role=status]')")
    person.ready()
    assert "Bauduin" in standing(person, at())


# Where his battalions stand.
BAUDUIN = """() => [...document.querySelectorAll('[data-place][aria-label*="1st Light"]')]
    .map((hex) => hex.dataset.place).join()"""


def test_a_reaction_of_the_enemy_stops_an_order(somebody: Come, shoot: Shoot) -> None:
    """Beside the enemy the march stops before its first step: he may fire. When he lets it pass it goes on by itself."""
    person = somebody(lang="en", confirm=False)
    open_table(person, GAME.describe(brigade(enemy="N")))
    page = person.page
    page.keyboard.press("g")
    panel = page.locator("section.group")
    panel.locator("select").select_option(label="Bauduin’s brigade")
    panel.locator(".segments button", has_text="March").click()
    page.locator(f'[data-place="{HEXES[at("S2")]}"]').click()
    panel.locator("li").first.wait_for()
    assert "the enemy may react" in panel.inner_text()
    before = page.evaluate(f"({BAUDUIN})()")
    panel.locator("button.primary").click()
    page.wait_for_selector(".halt")
    assert person.frame == "OpportunityFire"
    assert "the other side has the word" in panel.inner_text()
    shoot(person, "wellingtons_victory-group-halt-en")
    assert not panel.locator("button.primary").count()
    person.do("pass")
    page.wait_for_function(f"before => ({BAUDUIN})() !== before", arg=before)


def test_a_shot_stops_an_order_until_one_goes_on(somebody: Come) -> None:
    """Who was fired at is asked whether he goes on."""
    person = somebody(lang="en", confirm=False)
    open_table(person, GAME.describe(brigade(enemy="N")))
    page = person.page
    hit_hex(person, at())
    page.wait_for_selector("path.reach", state="attached")
    hit_hex(person, at("S2"))
    page.wait_for_selector(
        '.table[data-frame="OpportunityFire"] button[data-do^="fire "], .table[data-frame="OpportunityFire"] path.lit'
    )
    hit_hex(person, at("N"))  # he alone can fire: the click is the shot
    page.wait_for_selector('.halt, .table:not([data-frame="OpportunityFire"])')
    while person.frame == "OpportunityFire":
        person.do("pass")
    assert page.locator(".halt").count()


# --- two clicks --------------------------------------------------------------------------------------------------------


def test_two_parts_of_a_plan_may_start_in_one_hex(somebody: Come) -> None:
    """A battalion has moved with its leader: both cannot move again, and the plan for the brigade says so of each."""
    person = somebody(lang="en", confirm=False)
    open_table(person, GAME.describe(brigade()))
    page = person.page
    hit_hex(person, at())
    page.wait_for_selector("path.reach", state="attached")
    hit_hex(person, at("N"))
    page.wait_for_function("!document.querySelector('section.group')")
    person.ready()
    page.keyboard.press("g")
    panel = page.locator("section.group")
    panel.locator("select").select_option(label="Bauduin’s brigade")
    panel.locator(".segments button", has_text="March").click()
    page.wait_for_selector(f'path.lit[data-place="{HEXES[at("SE N2")]}"]')
    hit_hex(person, at("SE N2"))
    panel.locator("li").nth(2).wait_for()
    assert page.locator("text.halted").count() == 2
    assert page.locator("path.way").count() == 2


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("closer", [0, 3])
def test_every_kind_of_thing_can_be_hit(somebody: Come, shoot: Shoot, touch: bool, closer: int) -> None:
    """Stacks, hexes in reach, empty hexes, the enemy, arrows to turn with, entries of the order of battle: by mouse and by
    finger, from afar and near."""
    size = (390, 844) if touch else (1440, 900)
    person = somebody(lang="en", width=size[0], height=size[1], touch=touch, confirm=False)
    open_table(person, GAME.describe(brigade(enemy="N3")))
    page = person.page
    page.wait_for_selector("image")
    for _ in range(min(closer, 1) if touch else closer):  # there is little room on the small screen
        hit(person, '.tools [aria-label="Magnify"]')
        page.wait_for_timeout(200)
    page.wait_for_timeout(300)
    before = page.evaluate(_MIDDLE, [f'[data-place="{HEXES[at()]}"]', HEXES[at()]])

    hit_hex(person, at())  # a stack: its reach
    page.wait_for_selector("path.reach", state="attached")
    assert "1st Battalion" in page.locator("section.group").inner_text()
    page.wait_for_timeout(200)
    after = page.evaluate(_MIDDLE, [f'[data-place="{HEXES[at()]}"]', HEXES[at()]])
    assert abs(after["x"] - before["x"]) < 3  # the board has not jumped
    assert abs(after["y"] - before["y"]) < 3 or closer  # so near, it moves until all arrows around the stack can be hit
    shoot(person, f"wellingtons_victory-hit-{'touch' if touch else 'mouse'}-{closer}")
    hit_hex(person, at())  # again: the first of its units alone
    page.wait_for_selector("section.group [aria-pressed=true]:has-text('1st Battalion')")
    assert page.locator("section.group .who [aria-pressed=true]").count() == 1
    hit(person, "[data-turn=E]")  # an arrow: it turns, and that is its move
    page.wait_for_function("!document.querySelector('section.group')")
    person.ready()
    assert "facing east" in standing(person, at())

    hit_hex(person, at("SE"))  # another stack, and a hex in its reach
    page.wait_for_selector(f'path.within[data-place="{HEXES[at("SE S")]}"]', state="attached")
    hit_hex(person, at("SE S"))
    page.wait_for_function("!document.querySelector('section.group')")
    person.ready()
    assert "2nd Battalion" in standing(person, at("SE S"))

    hit(person, '.tools [aria-label="Whole map"]')
    page.wait_for_timeout(300)
    hit_hex(person, at("N3"))  # the enemy: why not?
    page.wait_for_selector("section.why, .why")
    assert "WV-5.1.1" in page.locator(".why").first.inner_text()

    box = page.locator(f'[data-place="{HEXES[at()]}"]').bounding_box()  # an empty hex, where nothing is drawn
    assert box
    empty = (box["x"] + box["width"] / 2, box["y"] + 2.5 * box["height"])
    (page.touchscreen.tap if touch else page.mouse.click)(*empty)
    page.wait_for_function("!(document.querySelector('.why')?.textContent ?? '').includes('WV-5.1.1')")

    if not touch:
        hit(person, ".tracks summary")
        row = ".tracks li[data-points]"
        page.locator(row).first.hover()
        page.wait_for_selector("path.marked", state="attached")
        place = page.locator(row).first.get_attribute("data-points")
        page.locator(f'[data-place="{place}"]').hover()
        page.wait_for_selector(".tracks li[data-pointed]")


def test_escape_drops_what_was_clicked_and_undo_takes_a_march_back(somebody: Come) -> None:
    person = somebody(lang="en", confirm=False)
    open_table(person, GAME.describe(brigade()))
    page = person.page
    hit_hex(person, at())
    page.wait_for_selector("path.reach", state="attached")
    page.keyboard.press("Escape")
    page.wait_for_selector("path.reach", state="detached")
    hit_hex(person, at())
    page.wait_for_selector("path.reach", state="attached")
    hit_hex(person, at("N2"))
    page.wait_for_function("!document.querySelector('section.group')")
    person.ready()
    assert "Bauduin" in standing(person, at("N2"))
    page.keyboard.press("u")
    page.wait_for_function(f"""document.querySelector('[data-place="{HEXES[at()]}"]')?.ariaLabel.includes('Bauduin')""")


@pytest.mark.parametrize("touch", [False, True])
def test_a_french_turn_from_the_opening(somebody: Come, shoot: Shoot, touch: bool) -> None:
    """Turn 11 at Hougoumont, with nothing but the mouse or the thumb: a brigade is activated, its leader placed, stacks turned
    and marched, two clicks each; the Allies stand."""
    size = (390, 844) if touch else (1440, 900)
    person = somebody(lang="en", width=size[0], height=size[1], touch=touch, confirm=False)
    open_table(person, None)
    page = person.page
    page.wait_for_selector("image")
    clicks, marches, turned = 0, 0, 0
    before = ""
    for _ in range(90):
        frame = person.frame
        french = page.locator(".table").get_attribute("data-actor") == "french"
        if french and frame == "Activation" and offered(person, "activate").count():
            hit(person, 'button[data-do^="activate "]')
        elif french and frame == "PlaceLeader":
            hit(person, f'[data-place="{lit(person)[0]}"]', lit(person)[0])
        elif french and frame == "Formation" and turned < 1:
            turned += _order(person, "[data-turn=E]")
            clicks += french
        elif french and frame == "Movement" and marches < 3:
            marches += _order(person, "path.within")
            clicks += french
        else:
            for verb in QUIET:
                if person.action(verb).count():
                    hit(person, f'button[data-do="{verb}"]')
                    break
            else:
                hit(person, "button[data-do]")
        clicks += french
        page.wait_for_function("!document.querySelector('section.group')")
        person.ready()
        told = page.locator(".tracks").first.inner_text() if not touch else page.locator("body").inner_text()
        if marches == 3 and not touch and before != told and "turn 12" in told:
            break
        if touch and marches == 3:
            break
        before = told
    else:
        raise AssertionError(f"the turn does not end: {person.frame}, {marches} marches")
    assert marches == 3
    assert turned == 1
    assert clicks <= 40
    shoot(person, f"wellingtons_victory-turn-{'touch' if touch else 'mouse'}")


_OWN = """way => {
    const inside = node => {
        const box = node.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const hit = document.elementFromPoint(x, y);
        return box.width > 8 && hit && node.contains(hit);
    };
    const lit = [...document.querySelectorAll(way)].filter(inside);
    return (lit.find(node => !/point|Bat|guns/.test(node.ariaLabel)) ?? lit[0])?.dataset.place ?? null;
}"""


def _order(person: Person, goal: str) -> int:
    """A stack that can be ordered about, and where it goes or which way it turns: two clicks."""
    page = person.page
    place = page.evaluate("""() => {
        const inside = (x, y) => document.elementFromPoint(x, y)?.closest(".stage .layers");
        const seen = node => {
            const box = node.getBoundingClientRect();
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            const [w, h] = [1.2 * box.width, 1.2 * box.height];
            const around = [[x - w, y], [x + w, y], [x, y - h], [x, y + h]];
            return node.contains(document.elementFromPoint(x, y)) && around.every(([x, y]) => inside(x, y))
                && /Battalion/.test(node.ariaLabel) && !/limbered/.test(node.ariaLabel);
        };
        return [...document.querySelectorAll('path.lit[data-place]')].find(seen)?.dataset.place ?? null;
    }""")
    assert place, "no battalion in sight that could be ordered about"
    hit(person, f'[data-place="{place}"]', place)
    page.wait_for_selector("[data-turn], path.within", state="attached")
    page.wait_for_timeout(250)  # the board may move, so that all arrows can be hit
    if goal.startswith("["):
        hit(person, goal)
        return 1
    there = page.evaluate(_OWN, goal)
    hit(person, f'[data-place="{there}"]', there)
    return 1
