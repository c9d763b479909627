"""Napoléon 1815 in the browser, under a real hand: everything can be hit, a march is two clicks, a whole game by mouse; the
board on every screen, a combat, the fog of war between two browsers."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from grognard.games.napoleon_1815.tables import BRIDGE, CONNECTIONS, NATION_OF, NATIONS
from grognard.kernel.registry import find_game
from grognard.players import find_player
from grognard.testing.luck import Luck
from tests.browser.person import Person
from tests.browser.test_pages import axe
from tests.games.napoleon_1815.helpers import situation, table, valued

Come = Callable[..., Person]
Shoot = Callable[[Person, str], None]
GAME = find_game("napoleon_1815")
PLACES = set(GAME.vocabulary.sets["place"])
PIECES = GAME.vocabulary.sets["piece"]
NATION = {name: NATIONS[NATION_OF[i]] for i, name in enumerate(PIECES)}
FOG: dict[str, Any] = {"rules": "grognard"}
BROKEN, WHOLE = [name for c, name in enumerate(CONNECTIONS) if BRIDGE[c]][:2]


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


# --- the hand on the board ---------------------------------------------------------------------------------------------


def zone(person: Person, place: str) -> Locator:
    """What of a zone lies uppermost: its blocks, or the zone itself."""
    stack = person.page.locator(f'.stack[data-hit="{place}"]')
    return stack if stack.count() else person.place(place)


def middle(thing: Locator) -> tuple[float, float]:
    """The middle of what is seen of a thing; that it is this which a hand would hit there is checked."""
    box = thing.bounding_box()
    assert box, "it is not on the screen"
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    met = """(thing, [x, y]) => {
        const found = document.elementFromPoint(x, y);
        return thing.contains(found) ? "" : (found?.outerHTML ?? "nothing").slice(0, 200);
    }"""
    assert thing.evaluate(met, [x, y]) == ""
    return x, y


def click(person: Person, thing: Locator, button: Any = "left") -> None:
    person.page.mouse.click(*middle(thing), button=button)


def tap(person: Person, thing: Locator) -> None:
    person.page.touchscreen.tap(*middle(thing))


def closer(person: Person, thing: Locator, times: int = 4) -> None:
    """The wheel turned over a thing, which stays where it is."""
    box = thing.bounding_box()
    assert box
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(times):
        person.page.mouse.wheel(0, -200)
    person.page.wait_for_timeout(300)  # until it is drawn anew


_IN_SIGHT = """() => [...document.querySelectorAll(".zone.lit")].filter(zone => {
    const { left, right, top, bottom } = zone.getBoundingClientRect();
    return zone.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).map(zone => zone.dataset.place)"""


def crowded(**more: Any) -> dict[str, Any]:
    """A situation with one of everything: a contested zone with its axis, a broken bridge, vedettes, standing blocks, cards."""
    blocks = {"ney": "ligny", "reille": "ligny", "zieten": "ligny", "napoleon": "fleurus", "drouot": "fleurus"}
    blocks |= {"vedette_french_1": "mons", "pirch": "wavre", "vedette_prussian_1": "hannut", "orange": "nivelles"}
    told = {
        "axes": {"ligny": {"side": "french", "border": "ligny>fleurus"}},
        "broken": [BROKEN],
        "positions": ["hougoumont"],
        "hands": {"blue": ["elan-30", "grouchy-14"]},
        "top": {"french": [valued("french", 5)]},
    }
    return GAME.describe(table("blue", blocks, options=FOG, **told, **more).s)


# By what the board draws: where it is found, and what the card says of it.
KINDS = {
    "a zone": ('[data-place="louvain"]', "Leuven"),
    "a block of a stack": ('[data-block="reille"]', "Reille"),
    "a commander": ('[data-block="napoleon"]', "Napoléon"),
    "a vedette": ('[data-block="vedette_french_1"]', "vedette"),
    "standing blocks": ('[data-block^="wavre-prussian"]', "standing"),
    "a flag": ('[data-about="control:namur"]', "Control marker"),
    "a reinforced position": ('[data-about="position:hougoumont"]', "Reinforced position"),
    "an axis": ('[data-about="axis:ligny"]', "Retreat axis"),
    "a broken bridge": (".ruin", "Bridge"),
    "a bridge": (f'.hit[data-about="bridge:{WHOLE}"]', "Bridge"),
}


def test_every_kind_of_thing_can_be_hit(somebody: Come, shoot: Shoot) -> None:
    """Pointed at it tells what it is; clicked, it does what its place does; from far and from near."""
    person = somebody(width=1440, height=900, confirm=False)
    page = person.page
    sit(person, ["me", "greedy"], options=FOG, position=crowded())
    person.ready()
    for near in (False, True):
        for kind, (sign, told) in KINDS.items():
            thing = page.locator(sign).first
            if near:
                page.keyboard.press("0")
                page.wait_for_timeout(250)
                closer(person, thing)
            page.mouse.move(720, 4)
            assert thing.count(), kind
            page.mouse.move(*middle(thing), steps=4)  # as a hand goes there
            expect(page.locator("[data-inspector]"), kind).to_contain_text(told)
    shoot(person, "n15-hit-near")
    page.keyboard.press("0")
    page.wait_for_timeout(250)
    click(person, zone(person, "louvain"))  # a zone without light says why not
    expect(page.locator(".why")).to_contain_text("N15-")
    click(person, zone(person, "ligny"))  # a stack shows its reach
    page.wait_for_selector('.price[data-hit="fleurus"]')
    shoot(person, "n15-reach")
    click(person, page.locator('[data-about="control:namur"]'))  # a flag is its zone: nothing can be done there
    expect(page.locator(".why")).to_contain_text("N15-")
    expect(page.locator(".price")).to_have_count(0)
    page.locator('button[data-card="elan-30"]').scroll_into_view_if_needed()
    click(person, page.locator('button[data-card="elan-30"]'))
    expect(page.locator(".why")).to_contain_text("N15-CARD")
    page.locator("[data-about='track:vp']").hover()
    expect(page.locator("[data-inspector]")).to_contain_text("Victory")


def test_every_kind_of_thing_can_be_tapped(somebody: Come, shoot: Shoot) -> None:
    person = somebody(width=390, height=844, touch=True, confirm=False)
    page = person.page
    sit(person, ["me", "greedy"], options=FOG, position=crowded())
    person.ready()
    page.wait_for_timeout(400)
    shoot(person, "n15-phone-start")
    assert middle(zone(person, "ligny")), "the first view shows one's own"
    tap(person, page.locator('[data-block="reille"]'))
    page.wait_for_selector('.price[data-hit="fleurus"]')
    shoot(person, "n15-phone-reach")
    tap(person, page.locator('[data-block="ney"]'))  # where the enemy is: to arms
    page.wait_for_function("() => document.querySelector('.table').dataset.frame != 'Designate'")
    page.get_by_role("button", name="My secrets").tap()
    tap(person, page.locator('button[data-card="grouchy-14"]'))
    expect(page.locator(".why, [data-combat]").first).to_be_attached()


@pytest.mark.parametrize("touch", [False, True])
def test_the_zone_where_lamarque_appears_is_chosen_on_the_map(somebody: Come, touch: bool) -> None:
    person = somebody(width=390 if touch else 1280, height=844 if touch else 800, touch=touch)
    stack = [{"frame": "Turn", "step": "initiative"}, {"frame": "Land", "seat": "blue"}]
    blocks = {"ney": "ligny", "zieten": "wavre", "lamarque": "off"}
    sit(person, ["me", "greedy"], position=GAME.describe(situation(stack, blocks).s))
    person.ready()
    assert person.frame == "Land"
    person.page.wait_for_timeout(400)  # until the map has come to rest
    if touch:
        person.page.get_by_role("button", name="Next").tap()  # brings a zone into sight
        person.page.wait_for_timeout(300)
    place = person.page.evaluate(_IN_SIGHT)[0]
    (tap if touch else click)(person, person.place(place))
    expect(person.page.locator(f'[data-hit="{place}"] [data-block="lamarque"]')).to_have_count(1)


def test_a_march_is_two_clicks(somebody: Come, shoot: Shoot) -> None:
    """A click on a pile, one on its goal: the card is revealed, the pile marches there and stops."""
    person = somebody(width=1440, height=900)
    page = person.page
    blocks = {"reille": "ligny", "ney": "mons", "zieten": "hannut", "pirch": "namur"}
    position = GAME.describe(table("blue", blocks, top={"french": [valued("french", 5)]}).s)
    sit(person, ["me", "greedy"], position=position)
    person.ready()
    click(person, zone(person, "ligny"))
    price = page.locator('.price[data-hit="genappe"]')
    expect(price).to_have_text("3")
    page.mouse.move(*middle(person.place("genappe")))
    page.wait_for_selector(".way")
    shoot(person, "n15-way")
    click(person, person.place("genappe"))
    expect(page.locator('[data-hit="genappe"] [data-block="reille"]')).to_have_count(1)
    expect(page.locator(".log")).to_contain_text("Genappe")


def test_a_card_that_is_not_enough_leaves_the_goal_open(somebody: Come) -> None:
    person = somebody(width=1440, height=900)
    page = person.page
    blocks = {"reille": "ligny", "ney": "mons", "zieten": "hannut", "pirch": "namur"}
    position = GAME.describe(table("blue", blocks, top={"french": [valued("french", 2)]}).s)
    sit(person, ["me", "greedy"], position=position)
    person.ready()
    click(person, zone(person, "ligny"))
    page.wait_for_selector('.price[data-hit="genappe"]')
    click(person, person.place("genappe"))
    page.wait_for_function("() => document.querySelector('.table').dataset.frame == 'March'")
    expect(page.locator('.price[data-hit="genappe"]')).to_have_count(0)
    expect(page.locator('.price[data-hit="marbais"]')).to_have_count(1)
    click(person, person.place("marbais"))
    expect(page.locator('[data-hit="marbais"] [data-block="reille"]')).to_have_count(1)


def test_a_fight_ends_with_its_result(somebody: Come, shoot: Shoot) -> None:
    """Who lost what, who won, the points and why, on a card at the place of the fight; it can be opened again from the log."""
    person = somebody(width=1440, height=900, moment=None)
    page = person.page
    blocks = {"ney": "ligny", "reille": "ligny", "drouot": "ligny", "zieten": "ligny", "pirch": "namur"}
    position = GAME.describe(table("blue", blocks).s)
    sit(person, ["me", "greedy"], position=position)
    person.ready()
    click(person, zone(person, "ligny"))
    page.wait_for_selector('.price[data-hit="ligny"]')
    click(person, zone(person, "ligny"))
    page.get_by_role("dialog").get_by_role("button", name="March").click()
    card = page.locator(".result")
    expect(card).to_contain_text("Ligny")
    expect(card).to_contain_text("Suffers")
    expect(card).to_contain_text("Victory")
    face = card.locator(".face").first.bounding_box()
    assert face
    assert min(face["width"], face["height"]) >= 34
    shoot(person, "n15-result")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    for _ in range(2):  # the fatigue that does not divide evenly
        page.locator('button[data-do^="fatigue"]').filter(visible=True).first.click()
        person.ready()
    expect(card).to_contain_text("wins the combat")
    expect(card).to_contain_text("the track is at")
    shoot(person, "n15-result-end")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.locator(".log summary", has_text="Combat at Ligny").last.click()  # its chapter of the log
    page.locator(".log .again").filter(visible=True).last.click()
    expect(card).to_contain_text("Suffers")


def test_a_whole_game_by_mouse_alone(somebody: Come, shoot: Shoot) -> None:
    """The shortest scenario to its end, against the computer; piles march by two clicks on the map."""
    person = somebody(width=1440, height=900, confirm=False)
    page = person.page
    luck = Luck(1815)
    marches = 0
    sit(person, ["me", "greedy"], options={"scenario": "initiation"})
    for _ in range(400):
        person.ready()
        asked = page.evaluate(_ASKED)
        if asked["over"]:
            break
        piles = page.locator(".stack.lit")
        if asked["frame"] == "Designate" and piles.count() and luck.below(5):
            click(person, piles.nth(luck.below(piles.count())))
            page.wait_for_timeout(120)
            goals = page.evaluate("[...document.querySelectorAll('.price')].map(one => one.dataset.hit)")
            if goals:
                click(person, page.locator(f'.price[data-hit="{luck.choose(goals)}"]'))
                page.wait_for_function("() => !document.querySelector('.table').dataset.busy", polling=15)
                marches += 1
                page.wait_for_timeout(60)
                continue
            page.keyboard.press("Escape")
        play_once(person, asked, luck)
    assert person.over
    assert marches > 2
    shoot(person, "n15-whole-game")


def test_the_opening_turn_by_thumb(somebody: Come, shoot: Shoot) -> None:
    """The first turn of the shortest scenario at the size of a phone, by taps alone."""
    person = somebody(width=390, height=844, touch=True, confirm=False)
    page = person.page
    luck = Luck(18)
    sit(person, ["me", "greedy"], options={"scenario": "initiation"})
    done = []
    for _ in range(60):
        person.ready()
        asked = page.evaluate(_ASKED)
        if asked["over"] or "2" in page.locator(".chip").first.inner_text().split("·")[0].split("of")[0]:
            break
        wish = choose(asked["frame"], asked["open"], luck)
        done.append(asked["frame"])
        if wish in PLACES:
            tap(person, zone(person, wish))
        else:
            page.locator(f'button[data-do="{wish}"]:enabled').filter(visible=True).first.tap()
        page.wait_for_function("() => !document.querySelector('.table').dataset.busy", polling=15)
    assert {"Designate", "March"} <= set(done), done
    shoot(person, "n15-phone-turn")


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


def play_once(person: Person, asked: dict[str, Any], luck: Luck) -> None:
    """One decision, by mouse."""
    page = person.page
    wish = choose(asked["frame"], asked["open"], luck)
    if wish in PLACES:
        click(person, zone(person, wish))
    else:
        signs = ", ".join(f'button[data-{name}="{wish}"]:enabled' for name in ("do", "card", "piece"))
        page.locator(signs).filter(visible=True).first.click()
    page.wait_for_function("() => !document.querySelector('.table').dataset.busy", polling=15)


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
            play_once(person, asked, luck)
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
    click(person, zone(person, "louvain"), button="right")
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
