"""Napoleon in Europe under a real hand: whatever can be clicked is hit by mouse and by finger, a whole turn is played with
either, fights end with a card, prompts name their subject, every sign can be asked about."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_napoleon_in_europe import Hand, join, sit_down, told
from tests.browser.test_pages import axe
from tests.games.napoleon_in_europe.helpers import TWO

Come = Callable[..., Person]
Shoot = Callable[[Person, str], None]


def near_holland() -> dict[str, Any]:
    return told(
        holland="france 6I 3C 2A 1L", hanover="britain 4I 2C", paris="france 3I", brittany="france 2I", london="britain 2I",
        control={"hanover": "britain", "holland": "france"}, hands={"france": "france_square*2 russia_square bicorne"},
    )  # fmt: skip


@pytest.mark.parametrize("zoomed", [False, True], ids=["out", "in"])
@pytest.mark.parametrize("tap", [False, True], ids=["mouse", "tap"])
def test_every_kind_of_thing_can_be_hit(somebody: Come, tap: bool, zoomed: bool) -> None:
    person = somebody(lang="en", width=390 if tap else 1280, height=844 if tap else 800, touch=tap, confirm=False)
    page = person.page
    hand = Hand(person, tap)
    sit_down(person, ["me", "greedy", "greedy"], near_holland())
    person.ready()
    plate = page.locator('[data-about="army:holland/france"]')
    expect(plate).to_be_visible()
    if zoomed:
        before = plate.bounding_box()
        assert before
        page.mouse.move(before["x"], before["y"])
        page.mouse.wheel(0, -400)
        page.wait_for_function(
            "w => document.querySelector('path[data-place=holland]').getBoundingClientRect().width > w",
            arg=before["width"],
        )
        page.wait_for_timeout(250)  # it is drawn anew
    # a region that is not lit answers why not
    hand.land("denmark")
    expect(page.locator(".why")).to_contain_text("NIE-MAP-02")
    # an army: it is selected, and its goals are lit
    hand.army("holland")
    expect(page.locator('path.selected[data-place="holland"]')).to_have_count(1)
    expect(page.locator('path.target[data-place="hanover"]')).to_have_count(1)
    # a region without pieces: the march begins
    hand.land("westphalia")
    hand.wait("March")
    expect(page.locator(".prompt")).to_contain_text("from Holland to Westphalia, of 12 pieces")
    hand.hit(page.locator('button[data-do="detach france_cavalry"]'))
    hand.wait("Detachment")
    hand.hit(page.locator(".picker .primary"))
    hand.wait("Movement")
    # an army as a goal; the one that marched is still selected
    expect(page.locator('path.selected[data-place="holland"]')).to_have_count(1)
    hand.army("hanover")
    hand.wait("March")
    hand.hit(person.button("Undo"))
    hand.wait("Movement")
    # a mark above an army belongs to its region
    if not zoomed:
        hand.hit(page.locator('[data-hit="paris"] .capital'))
        expect(page.locator('path.selected[data-place="paris"]')).to_have_count(1)
        # by sea: another way to click, then a port
        hand.hit(page.locator(".segments button", has_text="Embark"))
        hand.army("brittany")
        hand.wait("Sail")
        expect(page.locator(".prompt")).to_contain_text("France sails from Brittany")
        hand.land("ireland")
        hand.wait("Loading")
        hand.done("load france_infantry")
        assert person.frame == "Loading"


@pytest.mark.parametrize("tap", [False, True], ids=["mouse", "tap"])
def test_cards_can_be_hit(somebody: Come, tap: bool) -> None:
    person = somebody(lang="en", width=390 if tap else 1280, height=844 if tap else 800, touch=tap, confirm=False)
    hand = Hand(person, tap)
    cards = "france_square*2 russia_square bicorne"
    sit_down(person, ["me", "greedy", "greedy"], told(frame="Production", hands={"france": cards}, paris="france 1I"))
    person.ready()
    hand.do("combine france_brigade_infantry")
    hand.wait("Combination")
    expect(person.page.locator(".prompt")).to_contain_text("choose 3 more cards of 3")
    for left in (2, 1, 0):
        hand.hit(person.page.locator(".card.lit"))
        if left:
            expect(person.page.locator(".prompt")).to_contain_text(f"choose {'one' if left == 1 else left} more card")
    hand.wait("Muster")
    hand.land("gascony")
    person.ready()
    expect(person.page.locator('[data-about="army:gascony/france"]')).to_have_count(1)


def battle(hand: Hand) -> None:
    """Everything to the front, then fire until it is over."""
    page, person = hand.page, hand.person
    for _ in range(60):
        person.ready()
        if page.locator("section.result").count() or person.frame not in (
            "Deployment",
            "BattleMove",
            "Fire",
            "Pursuit",
            "Rally",
            "Retreat",
        ):
            return
        if person.frame == "Deployment":
            hand.hit(page.locator(".picker .primary"))
        elif person.frame == "Retreat":
            hand.land(str(page.locator("path.land.lit").first.get_attribute("data-place")))
        else:
            hand.hit(page.locator('button[data-do="stand"], button[data-do^="hit"], button[data-do^="rally"]'))
        page.wait_for_timeout(60)


@pytest.mark.parametrize("tap", [False, True], ids=["mouse", "tap"])
def test_a_whole_turn_is_played_with_one_hand(somebody: Come, shoot: Shoot, tap: bool) -> None:
    width, height = (390, 844) if tap else (1280, 800)
    person = somebody(lang="fr" if tap else "en", width=width, height=height, touch=tap, confirm=False, moment=None)
    page = person.page
    hand = Hand(person, tap)
    position = told(
        seats=TWO, frame="Diplomacy", holland="france 9I 3C 2A 1L", hanover="britain 2I 1C", paris="france 2I",
        london="britain 3I",
        control={"hanover": "britain", "holland": "france"}, hands={"france": "france_square*2 russia_square bicorne"},
    )  # fmt: skip
    sit_down(person, ["me", "greedy"], position)
    person.ready()
    seen = {person.frame}
    hand.done("done")
    hand.wait("Movement")
    hand.army("holland")
    page.wait_for_selector('path.target[data-place="hanover"]')
    hand.army("hanover")
    hand.wait("March")
    hand.done("whole")
    hand.do("end_movement")
    page.wait_for_selector(".field")
    battle(hand)
    # the fight has an ending that stays
    result = page.locator("section.result")
    expect(result).to_be_visible()
    expect(result.locator("[data-side]")).to_have_count(2)
    expect(result.locator(".mark")).to_have_count(1)
    sizes = result.locator("[data-die]").evaluate_all("dice => dice.map(one => one.getBoundingClientRect().width)")
    assert sizes
    assert min(size for size in sizes if size) >= 34
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    shoot(person, f"nie-result-{width}")
    if not tap:
        axe(person)
    hand.hit(result.locator("header button"))
    expect(result).to_have_count(0)
    for _ in range(40):
        person.ready()
        seen.add(person.frame)
        if person.frame == "Production":
            break
        battle(hand)
    hand.wait("Production")
    combine = page.locator('button[data-do^="combine"]')
    if combine.count():
        hand.hit(combine)
        hand.wait("Combination")
        while person.frame == "Combination":
            hand.hit(page.locator(".card.lit"))
            page.wait_for_timeout(80)
            person.ready()
        while person.frame == "Muster":
            hand.land(str(page.locator("path.land.lit").first.get_attribute("data-place")))
            page.wait_for_timeout(80)
            person.ready()
    hand.do("end_production")
    page.wait_for_selector('.table:not([data-frame="Production"])')


def test_the_opening_is_played_by_tap(somebody: Come) -> None:
    person = somebody(lang="en", width=390, height=844, touch=True, confirm=False)
    page = person.page
    hand = Hand(person, True)
    sit_down(
        person,
        ["me", "greedy", "greedy", "greedy"],
        scenario="stop_the_french",
        nation_assignment="suggested",
        victory="limited_12",
    )
    seen: set[str] = set()
    for _ in range(80):
        person.ready()
        frame = person.frame
        seen.add(frame)
        if frame == "Placement":
            rest = page.locator(".segments button", has_text="all")
            if rest.count():
                hand.hit(rest)
            hand.land(str(page.locator("path.land.lit").first.get_attribute("data-place")))
        elif frame == "Movement":
            break
        else:
            button = page.locator(
                ", ".join(f'button[data-do="{one}"]' for one in ("done", "decline", "refuse", "keep_faith", "begin"))
            )
            hand.hit(button)
        page.wait_for_timeout(80)
    assert {"Placement", "Movement"} <= seen
    own = page.locator('[data-about$="/france"]').first
    place = str(own.get_attribute("data-about")).split(":")[1].split("/")[0]
    # the first view shows one's own units
    box = own.bounding_box()
    assert box
    assert 0 <= box["x"] <= 390
    hand.army(place)
    expect(page.locator("path.target").first).to_be_attached()
    before = page.locator(".map").bounding_box()
    hand.land(str(page.locator("path.target").first.get_attribute("data-place")))
    person.ready()
    assert page.locator(".map").bounding_box() == before or person.frame == "March"  # the board does not jump
    if person.frame == "March":
        hand.done("whole")
    hand.do("end_movement")
    page.wait_for_selector('.table:not([data-frame="Movement"])')


# --- what is told ----------------------------------------------------------------------------------------------------


def test_prompts_name_their_subject(somebody: Come) -> None:
    one = somebody(lang="en", confirm=False)
    position = told(frame="Diplomacy", hands={"france": "france_square*2"}, paris="france 2I", london="britain 2I")
    opened = sit_down(one, ["me", "link", "greedy"], position)
    two = somebody(lang="fr", confirm=False)
    join(two, opened)
    one.ready()
    Hand(one, False).do("propose_alliance p2")
    two.ready()
    expect(two.page.locator(".prompt")).to_have_text("La France vous propose une alliance\u00a0: acceptez-vous\u202f?")
    expect(one.page.locator(".prompt")).to_contain_text("Britain is considering your alliance")


def test_what_is_pointed_at_is_explained(somebody: Come, shoot: Shoot) -> None:
    person = somebody(lang="en", confirm=False)
    page = person.page
    sit_down(person, ["me", "greedy", "greedy"], near_holland())
    person.ready()
    card = page.locator("[data-inspector]")
    for thing, title in (
        ('[data-about="army:holland/france"]', "France in Holland"),
        ('[data-hit="paris"] .capital', "Paris"),
        ('[data-card="bicorne"]', "bicorne (joker)"),
        ('[data-about="track:deck"]', "The deck"),
    ):
        page.locator(thing).first.hover()
        expect(card.locator("h2")).to_have_text(title)
    page.locator('[data-about="army:holland/france"]').hover()
    expect(card).to_contain_text("3 dice in front")
    expect(card).to_contain_text("NIE-MAP-05")
    shoot(person, "nie-inspect")
    page.keyboard.press("l")
    expect(page.locator(".legend svg").first).to_be_visible()
    assert page.locator(".legend svg").count() > 30
    shoot(person, "nie-legend")
    axe(person)


def test_an_army_shows_its_arms_at_every_zoom(somebody: Come) -> None:
    person = somebody(lang="en", width=1280, height=800, confirm=False)
    page = person.page
    sit_down(person, ["me", "greedy", "greedy"], near_holland())
    person.ready()
    numbers = page.locator('[data-about="army:holland/france"] text')
    for wheel in (0, -300, -600):
        if wheel:
            box = numbers.first.bounding_box()
            assert box
            page.mouse.move(box["x"], box["y"])
            page.mouse.wheel(0, wheel)
            page.wait_for_timeout(300)
        assert numbers.all_text_contents() == ["12", "6", "3", "2", "1"]
        high = numbers.evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
        assert min(high) >= 11
    names = page.locator(".names text").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert min(names) >= 11
