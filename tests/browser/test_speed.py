"""What it must reach: size, first paint, how soon a click shows."""

import gzip
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

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


def test_the_client_is_small() -> None:
    static = Path(str(files("grognard.server"))) / "static"
    code = [path for path in static.rglob("*") if path.suffix in (".js", ".css", ".html", ".svg")]
    assert code, "the client is not built"
    packed = sum(len(gzip.compress(path.read_bytes())) for path in code)
    assert packed < 250_000


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
