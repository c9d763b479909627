"""Napoléon 1815 in the browser: the board on every screen, a combat, the fog of war between two browsers."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard.games.napoleon_1815.tables import NATION_OF, NATIONS
from grognard.kernel.registry import find_game
from grognard.players import find_player
from grognard.testing.luck import Luck
from tests.browser.person import Person
from tests.browser.test_pages import axe

Come = Callable[..., Person]
Shoot = Callable[[Person, str], None]
GAME = find_game("napoleon_1815")
PLACES = set(GAME.vocabulary.sets["place"])
PIECES = GAME.vocabulary.sets["piece"]
NATION = {name: NATIONS[NATION_OF[i]] for i, name in enumerate(PIECES)}
FOG: dict[str, Any] = {"rules": "grognard"}


def first(step: str, seat: int = 0, seed: int = 1, turn: int = 1, **options: Any) -> dict[str, Any]:
    """The first situation of a game between plain players in which the seat decides in this step, in this turn or later."""
    state = GAME.new(options, seed)
    greedy = find_player("greedy")
    while state.stack:
        decider = state.deciders()[0]
        view = state.view(decider)
        if decider == seat and view["frame"] == step and view["table"]["turn"] >= turn and len(state.legal(seat)) > 1:
            return GAME.describe(state)
        state.apply(decider, greedy.choose(state, decider, seed))
    raise AssertionError(f"no {step} in this game")


def sit(person: Person, seats: list[str], options: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """A new table of Napoléon 1815."""
    wishes = [{"kind": s} if s in ("me", "link", "open") else {"kind": "computer", "level": s} for s in seats]
    wish = {"game": "napoleon_1815", "options": {"players": len(seats), **(options or {})}, "seats": wishes, **more}
    opened: dict[str, Any] = person.ask("POST", "/tables", wish)
    person.go_to(opened["id"])
    return opened


@pytest.mark.parametrize(("lang", "theme"), [("fr", "light"), ("en", "dark")])
@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800), (2560, 1440)])
def test_the_board_fits_every_screen(
    somebody: Come, shoot: Shoot, width: int, height: int, theme: str, lang: str
) -> None:
    person = somebody(lang=lang, theme=theme, width=width, height=height, touch=width < 600)
    page = person.page

    def look(name: str) -> None:
        page.wait_for_timeout(150)
        shoot(person, f"n15-{name}-{width}-{theme}-{lang}")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{name} is wider than the screen"

    sit(person, ["me", "greedy"], position=first("Designate", turn=2))
    person.ready()
    assert page.locator("[data-place]").count() == len(PLACES)
    look("table")
    sit(person, ["me", "greedy"], position=first("March", turn=2))
    person.ready()
    page.wait_for_selector("button.target")
    if width < 600:
        page.locator("button.target").first.focus()
    else:
        page.locator("button.target").first.hover()
    page.wait_for_selector("[data-odds]")
    look("march")
    sit(person, ["me", "greedy"], position=first("AttackCard", seed=3))
    person.ready()
    if width < 600:
        page.get_by_role("button", name="Mes secrets" if lang == "fr" else "My secrets").tap()
    page.locator("[data-combat]").filter(visible=True).first.scroll_into_view_if_needed()
    look("combat")
    sit(person, ["me", "greedy"], options=FOG, position=first("Designate", turn=2, **FOG))
    person.ready()
    look("fog")


OWN = {"blue": ["french"], "red": ["english", "prussian"]}
SECRET = ["joins", "tired", "rested", "lost"]  # events that are told to one side, about a block of its own


class Heard:
    """All that a browser got over the line: the view as it stands, and every event."""

    def __init__(self, person: Person) -> None:
        self.view: dict[str, Any] = {}
        self.views = 0
        self.strangers: set[str] = set()  # blocks of the enemy whose names came outside a combat
        self.secrets: set[str] = set()  # about which blocks something secret came
        person.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: self.hear(str(text))))

    def hear(self, text: str) -> None:
        said = json.loads(text)
        if said.get("t") not in ("hello", "update"):
            return
        self.view = said.get("view", self.view)
        for path, *value in said.get("changes", []):
            self.change(path, value)
        for event in [event for entry in said.get("log", []) for event in entry["events"]]:
            if event["e"] in SECRET:
                self.secrets.add(str(event["a"]["piece"]))
        self.look()

    def change(self, path: list[Any], value: list[Any]) -> None:
        if not path:
            self.view = value[0]
            return
        here: Any = self.view
        for key in path[:-1]:
            here = here[key]
        if value:
            here[path[-1]] = value[0]
        else:
            del here[path[-1]]

    def fighting(self) -> list[str]:
        """Who fights, and lies face up."""
        combat = self.view["table"]["combat"]
        return [*combat["attackers"], *combat["defenders"]] if combat else []

    def look(self) -> None:
        seat, table = self.view.get("seat"), self.view.get("table", {})
        if seat not in OWN or "blocks" not in table:
            return
        self.views += 1
        fighting = self.fighting()
        for name, block in table["blocks"].items():
            if block["nation"] not in OWN[seat] and name not in fighting:
                self.strangers.add(name)
            if block["nation"] not in OWN[seat] and "fatigue" in block:
                self.strangers.add(f"the sheet of {name}")


_ASKED = """() => {
    const table = document.querySelector(".table"), { actor, busy, over, frame } = table.dataset;
    const buttons = [...table.querySelectorAll("button[data-do]:enabled, button[data-piece]:enabled, button.card.lit")];
    const shown = buttons.filter(button => button.offsetParent);
    const named = shown.map(({ dataset }) => dataset.do || dataset.card || dataset.piece);
    const zones = [...table.querySelectorAll(".zone.lit")].map(zone => zone.dataset.place);
    return { over: over !== undefined, frame, open: actor && !busy ? (named.length ? named : zones) : [] };
}"""


def choose(frame: str, found: list[str], luck: Luck) -> str:
    """What a bold marshal does: he attacks where he can, marches, and plays a card one time in three."""
    bold = [action for action in found if action not in ("pass", "end")]
    if "attack" in found:
        return "attack"
    if frame == "Designate" and "pass" in found:
        return luck.choose(bold) if bold and luck.below(4) else "pass"
    if "pass" in found and (luck.below(3) or not bold):
        return "pass"
    return luck.choose(bold or found)


def play_on(people: list[Person], luck: Luck, until: str = "over") -> list[str]:
    """Whoever is asked decides, by mouse, until this step of the game; the steps in which somebody decided."""
    done: list[str] = []
    while len(done) < 1000:
        for person in people:
            page = person.page
            asked = page.evaluate(_ASKED)
            if asked["over"] or asked["frame"] == until:
                return done
            if not asked["open"]:
                continue
            wish = choose(asked["frame"], asked["open"], luck)
            if wish in PLACES:
                person.place(wish).dispatch_event("click")
            else:
                signs = ", ".join(f'button[data-{name}="{wish}"]:enabled' for name in ("do", "card", "piece"))
                page.locator(signs).filter(visible=True).first.click()
            page.wait_for_function("() => !document.querySelector('.table').dataset.busy", polling=15)
            done.append(asked["frame"])
    raise AssertionError("the game does not end")


def two(somebody: Come, **more: Any) -> tuple[dict[str, Person], dict[str, Heard]]:
    """Two people at a table of the Grognard rules, a browser each, and what comes to them."""
    people = {"blue": somebody(lang="fr", confirm=False)}
    heard = {"blue": Heard(people["blue"])}
    opened = sit(people["blue"], ["me", "link"], **more)
    people["red"] = somebody(lang="en", confirm=False)
    heard["red"] = Heard(people["red"])
    people["red"].page.goto(opened["links"]["red"])
    people["red"].page.get_by_role("button", name="Take my seat").click()
    people["red"].page.wait_for_selector("[data-place]")
    return people, heard


def drawn(person: Person) -> set[str]:
    """The blocks on the map: those that lie by name, those that stand by colour and zone."""
    return set(person.page.locator("[data-block]").evaluate_all("all => all.map(block => block.dataset.block)"))


def strangers(person: Person, seat: str) -> set[str]:
    """The blocks of the enemy that are drawn with their names."""
    return {block for block in drawn(person) if block in NATION and NATION[block] not in OWN[seat]}


def test_two_browsers_play_a_game_in_the_fog_and_see_only_their_own(somebody: Come, shoot: Shoot) -> None:
    """The 18th of June by the Grognard rules, to its end: what comes over the line, and what is drawn, is each one's own."""
    people, heard = two(somebody, options={**FOG, "scenario": "dix_huit_juin"})
    done = play_on([*people.values()], Luck(1815))
    assert {"Vedettes", "Designate", "March"} <= set(done), done
    for seat, person in people.items():
        shoot(person, f"n15-fog-{seat}")
        assert person.over
        assert heard[seat].views > len(done) // 2
        assert heard[seat].strangers == set(), f"{seat} was told of blocks that stand"
        assert heard[seat].secrets, "nothing was told of one's own blocks"
        assert {NATION[piece] for piece in heard[seat].secrets} <= set(OWN[seat])
        face_up = {piece for piece in heard[seat].fighting() if NATION[piece] not in OWN[seat]}
        assert strangers(person, seat) == face_up, "only the combat that ended the game, if one did, shows the enemy"
        assert any(f"-{nation}-" in block for block in drawn(person) for nation in NATIONS if nation not in OWN[seat])


def test_in_the_fog_a_combat_shows_who_fights_and_then_they_stand_again(somebody: Come, shoot: Shoot) -> None:
    people, heard = two(somebody, options=FOG, position=first("AttackCard", seed=3, **FOG))
    for seat, person in people.items():
        fighting = heard[seat].fighting()
        assert strangers(person, seat) == {piece for piece in fighting if NATION[piece] not in OWN[seat]} != set()
        expect(person.page.locator("[data-combat]").filter(visible=True).first).to_be_visible()
        shoot(person, f"n15-fog-combat-{seat}")
    play_on([*people.values()], Luck(1815), until="Designate")
    for seat, person in people.items():
        person.page.wait_for_function("() => document.querySelector('.table').dataset.frame == 'Designate'")
        assert strangers(person, seat) == set()
        assert heard[seat].strangers == set()


def test_a_pile_is_chosen_marched_and_explained(somebody: Come) -> None:
    """Take a corps where it stands, march it along a road, ask why another zone is closed."""
    person = somebody(lang="fr", confirm=False)
    page = person.page
    sit(person, ["me", "greedy"], position=first("Designate", turn=2))
    person.ready()
    page.locator('button[data-piece="ney"]').click()
    person.ready()
    expect(page.locator('[data-block="ney"] .chosen')).to_have_count(1)
    page.locator('button[data-do="manoeuvre"]').hover()
    page.wait_for_selector("[data-odds] .bars")
    page.locator('button[data-do="manoeuvre"]').click()
    person.ready()
    for _ in range(3):
        if person.frame == "March":
            break
        page.locator('button[data-do="pass"]').click()
        person.ready()
    assert person.frame == "March"
    page.locator('[data-place="louvain"]').dispatch_event("contextmenu")
    expect(page.locator(".why")).to_contain_text("N15-MAN-08")
    target = page.locator("button.target").first
    border = (target.get_attribute("data-do") or "").split(" ")[1]
    target.click()
    page.wait_for_function("() => !document.querySelector('.table').dataset.busy")
    there = border.split(">")[1]
    expect(page.locator(f'[data-hit="{there}"] [data-block="ney"]')).to_have_count(1)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_this_table(somebody: Come, theme: str) -> None:
    person = somebody(theme=theme)
    sit(person, ["me", "greedy"], position=first("AttackCard", seed=3))
    person.ready()
    axe(person)
