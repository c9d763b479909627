"""Whole games and long stretches of them, as people play them."""

from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.person import NEIGHBOURS, Person
from tests.browser.positions import first

Come = Callable[..., Person]
Shoot = Callable[[Person, str], None]


def test_a_whole_game_by_mouse(somebody: Come, shoot: Shoot) -> None:
    person = somebody(confirm=False)
    page = person.page
    opened = person.open_table(["me", "random"])
    moves = 0
    person.ready()
    while not person.over:
        if person.frame == "Engage" and not page.locator(".picker input[type=checkbox]").is_checked():
            rolled = page.locator("[role=log] li").count()
            page.get_by_label("From now on always engage as many as possible").click()
            assert person.frame == "Engage"  # a tick rolls no dice: this number is still given by hand
            assert page.locator("[role=log] li").count() == rolled
        person.move()
        moves += 1
        if moves == 60:
            shoot(person, "game-middle")
        assert moves < 1500, "the game does not end"
    expect(page.locator(".prompt")).to_have_text("Blue has won the game.")
    shoot(person, "game-over")
    about = person.ask("GET", f"/tables/{opened['id']}")
    assert about["status"] == "over"
    assert about["scores"] == [1, 0]
    page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    page.wait_for_function("id => !location.hash.includes(id)", arg=opened["id"])
    page.wait_for_selector("[data-place]")
    expect(page.locator("tr.mine")).to_have_count(1)


def test_the_opening_turns_by_keyboard(somebody: Come, shoot: Shoot) -> None:
    person = somebody()
    page = person.page
    press = page.keyboard.press
    page.locator("[data-game=risk_napoleon]").get_by_role("button", name="Play the computer").focus()
    press("Enter")
    page.wait_for_selector("button[data-do^=colour]")
    person.ready()
    for _ in range(40):
        press("Tab")
        if page.evaluate("document.activeElement?.dataset?.do === 'colour red'"):
            break
    press("Enter")
    person.ready()
    seen: set[str] = set()
    arrows = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]
    n = 0
    while person.frame == "Deploy":
        press(arrows[n % 4])
        place = page.evaluate("document.activeElement?.dataset?.place")
        assert place in person.lit(), f"the arrows left the lit territories: {place}"
        seen.add(place)
        press("Enter")
        person.ready()
        n += 1
    assert len(seen) > 2, "the arrows go nowhere"
    shoot(person, "keyboard")

    assert person.frame == "Reinforcements"
    pool = int("".join(filter(str.isdigit, person.prompt)))
    press("2")  # all at once
    lands = person.lands()
    target = best_front(person)
    walk(person, target)
    press("Enter")
    person.ready()
    assert person.frame == "Combat"
    assert person.lands()[target]["regiments"] == lands[target]["regiments"] + pool

    press("u")  # undo, and again
    person.ready()
    assert person.lands()[target]["regiments"] == lands[target]["regiments"]
    press("2")
    walk(person, target)
    press("Enter")
    person.ready()

    walk(person, target)
    press("Enter")  # selects it
    expect(page.locator(f'[data-place="{target}"]')).to_have_attribute("aria-pressed", "true")
    enemy = next(place for place, land in person.lands().items() if land["target"])
    walk(person, enemy)
    press("Enter")
    person.ready()
    if person.frame == "Engage":
        press("Enter")  # the number of regiments has the focus: the most
        person.ready()
    if person.frame == "Occupy":
        press("Enter")
        person.ready()
    assert person.frame == "Combat"

    walk(person, "russie", all_places=True)
    press("?")
    expect(page.locator(".why")).to_be_visible()
    press("Escape")
    expect(page.locator(".why")).to_have_count(0)

    press("e")  # after a conquest a card is drawn, so that the end of combat asks to be confirmed
    if page.get_by_role("dialog").count():
        press("Enter")
    person.ready()
    assert person.frame == "Manoeuvre"
    doubtful = bool(person.lit())  # with something left to move, the end of the turn asks to be confirmed
    press("e")
    if doubtful:
        expect(page.get_by_role("dialog")).to_be_visible()
        press("Enter")
    page.wait_for_function("() => document.querySelector('.table').dataset.frame !== 'Manoeuvre'")
    press("k")
    expect(page.get_by_role("dialog", name="Help and keys")).to_be_visible()


def test_an_opening_turn_by_thumb(somebody: Come, shoot: Shoot) -> None:
    """Reinforcements, an attack with its result, manoeuvre, end of the turn: by taps on what is seen, nothing else."""
    person = somebody(width=390, height=844, touch=True, moment=None)
    page = person.page
    person.open_table(["me", "random", "random"], position=first("Reinforcements"))
    person.ready()
    page.get_by_role("button", name="Whole map").tap()

    def tap(place: str) -> None:
        box = person.counter(place).bounding_box()
        assert box
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    lands = person.lands()
    front = best_front(person)
    page.locator(".segments button", has_text="all").tap()
    tap(front)
    person.ready()
    if person.frame == "Reinforcements":  # with three cards and no set
        page.locator("button[data-do=end_reinforcements]").tap()
        person.ready()
    assert person.frame == "Combat"
    assert person.lands()[front]["regiments"] > lands[front]["regiments"]
    tap(front)
    expect(person.place(front)).to_have_attribute("aria-pressed", "true")
    enemy = next(place for place, land in person.lands().items() if land["target"])
    tap(enemy)
    person.ready()
    assert person.frame == "Engage"
    page.locator(".picker .primary").tap()
    result = page.get_by_role("region", name="Result")
    expect(result.locator(".roll")).to_be_visible()
    dice = [die.bounding_box() for die in result.locator("svg[data-die]").all()]
    assert len(dice) >= 2
    assert all(die and die["width"] >= 34 for die in dice)
    shoot(person, "risk-result-phone")
    result.get_by_role("button", name="Close").tap()
    expect(result).to_have_count(0)
    person.ready()
    if person.frame == "Occupy":
        page.locator(".picker .primary").tap()
        person.ready()
    page.locator("button[data-do=end_combat]").tap()
    if page.get_by_role("dialog").count():
        page.get_by_role("dialog").get_by_role("button", name="End combat").tap()
    person.ready()
    assert person.frame == "Manoeuvre"
    page.locator("button[data-do=end_turn]").tap()
    if page.get_by_role("dialog").count():
        page.get_by_role("dialog").get_by_role("button", name="End your turn").tap()
    page.wait_for_function("() => document.querySelector('.table').dataset.frame !== 'Manoeuvre'")


def best_front(person: Person) -> str:
    """A territory of one's own beside an enemy."""
    lands = person.lands()
    mine = person.colour(lands)
    return next(p for p in person.lit() if any(lands[n]["owner"] != mine for n in NEIGHBOURS[p]))


def walk(person: Person, goal: str, all_places: bool = False) -> None:
    """Go to a place with the tabulator, or by arrow keys through all places."""
    page = person.page
    if all_places:
        person.place(goal).focus()
        return
    for _ in range(150):
        if page.evaluate("document.activeElement?.dataset?.place") == goal:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{goal} is out of the keyboard's reach")


def test_two_browsers_play_each_other(somebody: Come, shoot: Shoot) -> None:
    one, two, third = somebody(lang="fr"), somebody(lang="en"), somebody(lang="en")
    page = one.page
    page.locator("[data-game=risk_napoleon]").get_by_role("link", name="Nouvelle table").click()
    page.get_by_label("Joueurs", exact=True).fill("2")
    page.get_by_label("Joueurs", exact=True).press("Tab")
    expect(page.locator("fieldset ol li")).to_have_count(2)
    page.get_by_label("Qui joue Joueur 2").select_option("link")
    page.get_by_label("Nom de la table").fill("Austerlitz")
    page.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_selector("[data-place]")
    page.get_by_role("button", name="Table").click()
    link = page.locator("#link-p2").input_value()
    page.get_by_role("button", name="Fermer").click()

    two.page.goto(link)
    two.page.get_by_label("Your name").fill("Murat")
    two.page.get_by_role("button", name="Take my seat").click()
    two.page.wait_for_selector("[data-place]")
    assert "/seat/" not in two.page.url, "the secret stays in the address"
    third.go_to(two.page.url.rsplit("/", 1)[1])
    expect(third.page.get_by_text("You are watching")).to_be_visible()

    one.choose_colour_only("blue")
    two.choose_colour_only("white")
    expect(page.locator("tr.turn strong").first).to_have_text("Bleu")
    for _ in range(3):
        for person in (one, two):
            person.ready()
            place = person.lit()[0]
            before = person.lands()[place]["regiments"]
            person.click(place)
            for other in (one, two, third):
                expect(other.page.locator(f'[data-hit="{place}"] text').first).to_have_text(str(before + 1))
    assert one.lands().keys() == two.lands().keys()

    page.get_by_role("tab", name="Discussion").click()
    page.get_by_label("Dire quelque chose").fill("À vous, Maréchal !")
    page.get_by_role("button", name="Envoyer").click()
    two.page.get_by_role("tab", name="Talk").click()
    expect(two.page.get_by_text("À vous, Maréchal !")).to_be_visible()
    expect(third.page.locator("tr", has_text="Murat")).to_be_visible()
    shoot(two, "two-browsers")

    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Abandonner").click()
    page.get_by_role("dialog", name="Abandonner").get_by_role("button", name="Abandonner").click()
    for person, told in (
        (one, "Blanc a gagné la partie."),
        (two, "White has won the game."),
        (third, "White has won the game."),
    ):
        expect(person.page.locator(".prompt")).to_have_text(told)
    page.get_by_role("dialog").get_by_role("button", name="Revanche").click()
    two.page.get_by_role("dialog").get_by_role("link", name="To the rematch").click()  # his seat is kept
    expect(two.page.locator("tr.mine")).to_have_count(1)
    two.ready()
    expect(two.page.locator(".prompt")).to_have_text("Choose your colour.")


def test_reload_and_loss_of_the_connection(somebody: Come) -> None:
    person = somebody()
    page = person.page
    person.open_table(["me", "random", "random"])
    person.choose_colour()
    for _ in range(3):
        person.click(person.lit()[0])
        person.ready()
    before = {place: (land["owner"], land["regiments"]) for place, land in person.lands().items()}
    page.reload()
    page.wait_for_selector("[data-place]")
    person.ready()
    after = {place: (land["owner"], land["regiments"]) for place, land in person.lands().items()}
    assert after == before

    # The answer to a move is lost together with the connection: the client repeats the move, the server does it once.
    armed = [False]
    sent: list[str] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        cut = [False]

        def to_server(message: str | bytes) -> None:
            server.send(message)
            if '"t":"act"' in str(message):
                sent.append(str(message))
                if armed[0]:
                    armed[0], cut[0] = False, True
                    line.close(code=1001)

        line.on_message(to_server)
        server.on_message(lambda message: None if cut[0] else line.send(message))

    page.route_web_socket("**/live", between)
    page.reload()
    page.wait_for_selector("[data-place]")
    person.ready()
    place = person.lit()[0]
    number = person.lands()[place]["regiments"]
    armed[0] = True
    person.click(place)
    expect(page.locator(f'[data-hit="{place}"] text').first).to_have_text(str(number + 1), timeout=20_000)
    person.ready()
    assert person.lands()[place]["regiments"] == number + 1
    ids = [message.split('"id":"')[1].split('"')[0] for message in sent]
    assert len(ids) == 2, "the move was not repeated"
    assert len(set(ids)) == 1, "the move was repeated under another id"
