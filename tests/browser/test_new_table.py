"""The form of a new table: presets first, the rest by subject, nothing that has no effect, nothing replaced in silence."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from grognard.kernel.registry import find_game, game_ids
from tests.browser.person import Person
from tests.browser.test_pages import axe

Come = Callable[..., Person]

CUT = """() => [...document.querySelectorAll("main select, main input[type=number]")]
    .filter((box) => box.offsetParent)
    .flatMap((box) => {
        const probe = document.createElement("span");
        probe.style.cssText = "position:absolute;visibility:hidden;white-space:pre;font:" + getComputedStyle(box).font;
        probe.textContent = box.selectedOptions ? box.selectedOptions[0]?.textContent.trim() : box.value;
        document.body.append(probe);
        const style = getComputedStyle(box);
        const right = box.selectedOptions ? 22 : parseFloat(style.paddingRight); // the arrow of a list
        const room = box.clientWidth - parseFloat(style.paddingLeft) - right;
        const wide = probe.getBoundingClientRect().width;
        probe.remove();
        return wide > room + 1 ? [probe.textContent] : [];
    })"""


def form(person: Person, game: str) -> Page:
    person.page.goto(f"/#/new/{game}")
    person.page.wait_for_selector("fieldset ol li")
    return person.page


def unfold(page: Page, subject: str) -> None:
    page.locator("summary", has_text=subject).click()


def box(page: Page, label: str) -> Locator:
    return page.get_by_label(label, exact=True)


@pytest.mark.parametrize("game", game_ids())
def test_a_first_game_is_one_click_from_the_lobby(somebody: Come, game: str) -> None:
    person = somebody()
    page = person.page
    page.locator(f"[data-game={game}]").get_by_role("button", name="Play the computer").click()
    page.wait_for_selector("[data-place]")
    table = person.ask("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")
    first = find_game(game).presets[0]
    assert {name: table["options"][name] for name in first.options} == first.options
    assert [seat["kind"] for seat in table["seats"]] == ["human"] + ["computer"] * (len(table["seats"]) - 1)
    assert {seat["level"] for seat in table["seats"][1:]} == {first.level}


@pytest.mark.parametrize("game", game_ids())
def test_presets_fill_in_the_form(somebody: Come, game: str) -> None:
    person = somebody(lang="fr")
    page = form(person, game)
    expect(page.get_by_role("radio", name="La partie habituelle")).to_be_checked()
    for preset in find_game(game).presets:
        page.locator(".preset input").nth(find_game(game).presets.index(preset)).click()
        seats = find_game(game).seats(find_game(game).resolve(preset.options))
        expect(page.locator("fieldset ol li")).to_have_count(len(seats))
    page.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_selector("[data-place]")
    table = person.ask("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")
    told = find_game(game).presets[-1].options
    assert {name: table["options"][name] for name in told} == told


def test_own_options_are_no_preset(somebody: Come) -> None:
    page = form(somebody(), "risk_napoleon")
    unfold(page, "Cards and reinforcements")
    box(page, "Progressive reinforcements").check()
    expect(page.locator(".preset input:checked")).to_have_count(0)
    expect(page.get_by_text("Your own choice of options.")).to_be_visible()
    expect(page.locator("summary", has_text="Cards and reinforcements")).to_contain_text("one changed")


def test_options_are_folded_by_subject_and_what_has_no_effect_is_hidden(somebody: Come) -> None:
    page = form(somebody(), "risk_napoleon")
    expect(box(page, "Players")).to_be_visible()
    expect(box(page, "Fortresses")).to_be_hidden()
    expect(page.get_by_text("The historical game (from five players, a nation each)")).to_be_visible()
    expect(page.locator("summary", has_text="The historical game")).to_have_count(0)
    unfold(page, "Advanced rules")
    expect(box(page, "Fortresses")).to_be_visible()
    expect(box(page, "Limit without a general")).to_have_count(0)
    box(page, "Generals").check()
    expect(box(page, "Limit without a general")).to_be_visible()
    box(page, "Players").fill("5")
    box(page, "Players").press("Tab")
    box(page, "Aim of the game").select_option("history")
    expect(page.locator("summary", has_text="The historical game")).to_have_count(1)
    expect(page.locator("summary", has_text="Advanced rules")).to_have_count(1)  # the limit can still be chosen
    expect(box(page, "Fortresses")).to_have_count(0)
    expect(page.get_by_text("from five players")).to_have_count(0)


@pytest.mark.parametrize("bad", ["9", "0", "2.5", "-3", ""])
def test_a_bad_number_is_refused_and_stays_as_it_was_typed(somebody: Come, bad: str) -> None:
    page = form(somebody(), "risk_napoleon")
    players = box(page, "Players")
    players.fill(bad)
    players.press("Tab")
    wrong = page.get_by_role("alert", name="").filter(has_text="A whole number from 2 to 6, please.")
    expect(wrong).to_be_visible()
    expect(players).to_have_value(bad)
    expect(players).to_have_attribute("aria-invalid", "true")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("put it right first")).to_be_visible()
    expect(players).to_be_focused()
    assert "/new/" in page.url
    players.fill("3")
    players.press("Tab")
    expect(wrong).to_have_count(0)
    expect(page.locator("fieldset ol li")).to_have_count(3)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("[data-place]")


def test_what_no_longer_fits_is_set_back_and_said(somebody: Come) -> None:
    page = form(somebody(), "risk_napoleon")
    unfold(page, "Cards and reinforcements")
    box(page, "Advanced exchanges").check()
    box(page, "Progressive reinforcements").check()
    expect(page.get_by_text("Set back, because it no longer fits: Advanced exchanges.")).to_be_visible()
    expect(box(page, "Advanced exchanges")).to_have_count(0)
    box(page, "Players").fill("5")
    box(page, "Players").press("Tab")
    box(page, "Aim of the game").select_option("history")
    expect(page.get_by_text("Set back, because it no longer fits: Progressive reinforcements.")).to_be_visible()
    box(page, "Players").fill("4")
    box(page, "Players").press("Tab")
    expect(page.get_by_text("Set back, because it no longer fits: Aim of the game.")).to_be_visible()
    expect(box(page, "Aim of the game")).to_have_value("mission")


@pytest.mark.parametrize("width", [390, 1440, 2560])
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", game_ids())
def test_nothing_in_the_form_is_cut(somebody: Come, game: str, lang: str, width: int) -> None:
    page = form(somebody(lang=lang, width=width, height=900), game)
    for summary in page.locator("summary").all():
        summary.click()
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    labels = [label.inner_text() for label in page.locator(".field label").all()]
    assert len(labels) == len(set(labels))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_form(somebody: Come, theme: str) -> None:
    person = somebody(theme=theme)
    page = form(person, "wellingtons_victory")
    for summary in page.locator("summary").all():
        summary.click()
    axe(person)
    page = form(person, "risk_napoleon")
    box(page, "Players").fill("9")
    box(page, "Players").press("Tab")
    expect(page.locator(".wrong")).to_be_visible()
    axe(person)
