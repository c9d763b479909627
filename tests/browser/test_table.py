"""What one finds at a table: why not, odds, undo, hints, numbers, cards, orders, the log."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from grognard.kernel import clauses
from tests.browser.person import NEIGHBOURS, Person
from tests.browser.positions import GAME, first

Come = Callable[..., Person]
Shoot = Callable[[Person, str], None]
CLAUSES = clauses.load(GAME.package)


def strong(person: Person) -> tuple[str, str]:
    """A border to attack across: the most regiments of one's own, and the weakest enemy beside them."""
    lands = person.lands()
    mine = person.colour(lands)
    here = max((p for p in person.lit() if lands[p]["owner"] == mine), key=lambda place: int(lands[place]["regiments"]))
    enemies = [n for n in NEIGHBOURS[here] if lands[n]["owner"] != mine]
    return here, min(enemies, key=lambda place: int(lands[place]["regiments"]))


def test_why_not(somebody: Come, shoot: Shoot) -> None:
    person = somebody(lang="fr")
    page = person.page
    person.open_table(["me", "random", "random"], position=first("Combat"))
    person.ready()
    lands = person.lands()
    mine = person.colour(lands)
    weak = next(p for p, land in lands.items() if land["owner"] == mine and not land["lit"] and land["regiments"] == 1)
    person.click(weak)
    why = page.locator(".why")
    expect(why).to_contain_text("pourquoi pas")
    clause = why.get_by_role("link").inner_text()
    assert clause in ("RSK-CBT-01", "RSK-CBT-02")
    expect(why).to_contain_text(CLAUSES[clause].fr)
    shoot(person, "why-not")

    far = next(
        p
        for p, land in lands.items()
        if land["owner"] != mine
        and not any(lands[n]["owner"] == mine and lands[n]["regiments"] > 1 for n in NEIGHBOURS[p])
    )
    person.counter(far).click(button="right")  # somebody else's, by the right button
    expect(why).to_contain_text("RSK-CBT-01")
    why.get_by_role("link").click()
    panel = page.get_by_role("dialog", name="Règles")
    expect(panel.locator("article.here")).to_contain_text("RSK-CBT-01")
    shoot(person, "rules-panel")
    page.keyboard.press("Escape")

    person.button("Pourquoi pas").click()
    dialog = page.get_by_role("dialog", name="Pourquoi ne puis-je pas…")
    dialog.get_by_role("button", name="Manœuvrer").first.click()
    expect(dialog.locator(".why")).to_contain_text("RSK-SEQ-02")


def test_odds_before_an_attack(somebody: Come, shoot: Shoot) -> None:
    person = somebody()
    page = person.page
    person.open_table(["me", "random", "random"], position=first("Combat"))
    person.ready()
    here, there = strong(person)
    person.click(here)
    target = page.locator(f'button[data-do="attack {here}>{there}"]')
    expect(target.locator("strong")).to_have_text(re.compile(r"^[<>]? ?\d+(\.\d)?%$"))
    expect(page.locator(f'[data-hit="{there}"] .chance')).to_be_visible()
    person.counter(there).hover()
    odds = page.get_by_role("region", name="Odds")
    expect(odds).to_contain_text("Conquest")
    told = odds.locator(".label").inner_text()
    assert target.locator("strong").inner_text() in told
    expect(odds.locator("li")).not_to_have_count(0)
    shoot(person, "odds")
    page.mouse.move(5, 5)
    expect(odds).to_have_count(0)


def test_numbers_and_their_defaults(somebody: Come) -> None:
    person = somebody()
    page = person.page
    person.open_table(["me", "random", "random"], position=first("Combat"))
    person.ready()
    here, there = strong(person)
    person.click(here)
    person.click(there)
    person.ready()
    if person.frame == "Engage":
        most = page.locator(".picker .primary")
        expect(most).to_be_focused()
        shut = page.locator(".picker .shut")
        if shut.count():
            shut.first.click()
            expect(page.locator(".why")).to_contain_text("RSK-CBT-03")
        page.keyboard.press("Enter")
        person.ready()
    assert page.locator("[role=log] li", has_text=re.compile("attacks")).count() >= 1


def test_undo_hint_and_confirmation(somebody: Come, shoot: Shoot) -> None:
    person = somebody()
    page = person.page
    person.open_table(["me", "random", "random"], position=first("Reinforcements"))
    person.ready()
    undo = person.button("Undo")
    expect(undo).to_be_disabled()
    place = person.lit()[0]
    before = person.lands()[place]["regiments"]
    person.click(place)
    person.ready()
    assert person.lands()[place]["regiments"] == before + 1
    undo.click()
    person.ready()
    assert person.lands()[place]["regiments"] == before
    expect(undo).to_be_disabled()

    person.button("Hint").click()
    hint = page.locator(".hint")
    expect(hint).to_contain_text("The computer would play")
    expect(hint).to_contain_text("% of its thinking)")
    assert page.locator(".rings .pointed").count() == 1, "the hint is not shown on the board"
    shoot(person, "hint")
    hint.get_by_role("button", name="Play this").click()
    person.ready()
    expect(hint).to_have_count(0)

    person.reach("Combat")
    person.action("end_combat").click()  # nothing is conquered: this can be taken back, and is not asked about
    person.ready()
    assert person.frame == "Manoeuvre"
    person.action("end_turn").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("cannot be taken back")
    shoot(person, "confirmation")
    dialog.get_by_role("button", name="Cancel").click()
    assert person.frame == "Manoeuvre"
    person.action("end_turn").click()
    dialog.get_by_label("Do not ask again").check()
    dialog.get_by_role("button", name="End your turn").click()
    page.wait_for_function("() => document.querySelector('.table').dataset.frame !== 'Manoeuvre'")
    assert page.evaluate("JSON.parse(localStorage.grognard).confirm") is False


def test_cards_in_hand(somebody: Come, shoot: Shoot) -> None:
    person = somebody()
    page = person.page
    person.open_table(["me", "random", "random"], position=first("Reinforcements", cards=3))
    person.ready()
    cards = page.locator("button.card")
    count = cards.count()
    assert count >= 3
    lit = page.locator("button.card.lit")
    shoot(person, "cards")
    for _ in range(3):
        lit.first.click()
        person.ready()
    expect(page.locator("button.card")).to_have_count(count - 3)
    expect(page.get_by_role("log", name="Log")).to_contain_text("regiments for the cards")


def test_standing_orders_log_and_digest(somebody: Come) -> None:
    person = somebody()
    page = person.page
    person.open_table(["me", "greedy", "greedy"], position=first("Manoeuvre"))
    person.ready()
    page.get_by_role("tab", name="Orders").click()
    page.get_by_label("Dice in defence").select_option("most")
    page.reload()
    page.wait_for_selector("[data-place]")
    page.get_by_role("tab", name="Orders").click()
    expect(page.get_by_label("Dice in defence")).to_have_value("most")
    page.get_by_role("tab", name="Log").click()
    person.ready()
    person.action("end_turn").click()
    confirm = page.get_by_role("dialog").locator("[data-first]")
    if confirm.count():
        confirm.click()
    page.wait_for_function("() => document.querySelector('.table').dataset.frame !== 'Manoeuvre'")
    person.ready()
    digest = page.get_by_role("region", name="Since your last move")
    expect(digest).to_be_visible()
    line = page.locator("[role=log] li.named").last
    line.hover()
    assert page.locator(".rings .pointed").count() >= 1, "the log does not point at the board"
    expect(page).to_have_title(re.compile("^● Your turn"))


def test_names_for_screen_readers(somebody: Come) -> None:
    person = somebody(lang="fr")
    page = person.page
    person.open_table(["me", "random", "random"], position=first("Combat"))
    person.ready()
    here, there = strong(person)
    label = person.place(here).get_attribute("aria-label") or ""
    assert re.fullmatch(r".+, (Bleu|Rouge|Noir|Blanc|Jaune), \d+ régiments?, peut attaquer", label), label
    person.click(here)
    expect(person.place(here)).to_have_attribute("aria-pressed", "true")
    label = person.place(there).get_attribute("aria-label") or ""
    assert label.endswith("peut être attaqué"), label
    page.keyboard.press("Escape")
    expect(person.place(here)).not_to_have_attribute("aria-pressed", "true")


def test_the_plain_board_plays_too(somebody: Come, shoot: Shoot) -> None:
    person = somebody(plain=True)
    page = person.page
    person.open_table(["me", "random", "random"], position=first("Reinforcements"))
    person.ready()
    expect(page.locator(".places .place")).to_have_count(48)
    place = page.locator(".place.lit").first
    label = place.get_attribute("aria-label") or ""
    number = int(re.search(r"(\d+) regiment", label)[1])  # type: ignore[index]
    place.click()
    expect(place).to_have_attribute("aria-label", re.compile(f"{number + 1} regiments"))
    shoot(person, "plain-board")


def test_pan_zoom_and_fit(somebody: Come) -> None:
    person = somebody()
    page = person.page
    person.open_table(["me", "random", "random"])
    person.choose_colour()

    def width() -> float:
        box = person.counter("russie").bounding_box()
        assert box
        return box["width"]

    def left() -> float:
        box = person.counter("russie").bounding_box()
        assert box
        return box["x"]

    whole = width()
    page.mouse.move(400, 400)
    for _ in range(6):
        page.mouse.wheel(0, -240)
    page.wait_for_timeout(300)
    assert width() > whole * 1.3
    before, counters = left(), person.lands()
    page.mouse.down()
    page.mouse.move(300, 380, steps=5)
    page.mouse.up()
    page.wait_for_timeout(300)
    assert left() < before - 50, "the map did not move"
    assert person.lands() == counters, "moving the map was taken for a click"
    person.button("Whole map").click()
    page.wait_for_timeout(300)
    assert abs(width() - whole) < 1
    page.keyboard.press("+")
    page.wait_for_timeout(300)
    assert width() > whole * 1.05
