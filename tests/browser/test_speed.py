"""What it must reach: size, first paint, how soon a click shows."""

import gzip
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

from grognard.kernel.registry import find_game, game_ids
from tests.browser.person import Person
from tests.browser.positions import first

Come = Callable[..., Person]

_PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
_CLICK = """place => new Promise(done => {
    const counter = document.querySelector(`[data-hit="${place}"] .top`);
    const start = performance.now();
    const watch = new MutationObserver(() => {
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
    });
    watch.observe(document.querySelector(".board"), {subtree: true, childList: true, attributes: true, characterData: true});
    counter.dispatchEvent(new MouseEvent("click", {bubbles: true}));
})"""


def test_the_client_is_small(somebody: Come) -> None:
    """What a table loads: the parts that all games share, and one game's board and words."""
    static = Path(str(files("grognard.server"))) / "static"
    person = somebody()
    for game in game_ids():
        seats = len(find_game(game).seats(find_game(game).resolve({})))
        others = [{"kind": "computer", "level": "random"}] * (seats - 1)
        person.go_to(person.ask("POST", "/tables", {"game": game, "seats": [{"kind": "me"}, *others]})["id"])
        person.page.reload()
        person.page.wait_for_selector("[data-place]")
        loaded = person.page.evaluate(
            "() => performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)"
        )
        code = [static / path.lstrip("/") for path in {*loaded} if path.endswith((".js", ".css"))]
        assert len(code) > 3, "the client is not built"
        packed = sum(len(gzip.compress(path.read_bytes())) for path in [*code, static / "index.html"])
        assert packed < 250_000, f"{game}: {packed}"


def test_first_paint_and_clicks(somebody: Come) -> None:
    person = somebody()
    page = person.page
    person.open_table(["me", "random", "random"], position=first("Reinforcements", players=3))
    paints, clicks = [], []
    for _ in range(4):
        page.reload()
        page.wait_for_selector("[data-place]")
        paints.append(page.evaluate(_PAINT))
    person.ready()
    for _ in range(4):
        clicks.append(page.evaluate(_CLICK, person.lit()[0]))
        person.ready()
        if person.frame != "Reinforcements":
            break
        person.button("Undo").click()
        person.ready()
    assert 0 < min(paints) < 1000, paints
    assert min(clicks) < 100, clicks
