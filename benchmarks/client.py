"""How soon a table is there and how soon a click shows, game by game, in Chromium.

    python benchmarks/client.py [--rounds 5]

A server is started on this machine, with the code that is installed; a person opens a new table against plain computers. First
paint: from the call of the page to the first thing drawn. Click: from a click on an open action to the changed page, drawn.
Of several rounds the median and the slowest are told. Drag: the page's longest task while Waterloo's whole map, with all units,
is magnified and dragged. Needs Chromium and Playwright (`make .venv/.dev .venv/.browser`).
"""

import argparse
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from grognard.kernel.registry import find_game, game_ids

_OPEN = """async ([game, others, options]) => {
    const token = (/csrftoken=([^;]*)/.exec(document.cookie) || [])[1] || "";
    const seats = [{kind: "me"}, ...Array(others).fill({kind: "computer", level: "greedy"})];
    const headers = {"X-CSRFToken": token, "Content-Type": "application/json"};
    const answer = await fetch("/api/tables", {method: "POST", headers, body: JSON.stringify({game, seats, options})});
    return (await answer.json()).id;
}"""
_PAINT = """() => new Promise(done => new PerformanceObserver(list => {
    const found = list.getEntriesByName("first-contentful-paint")[0];
    if (found) done(found.startTime);
}).observe({type: "paint", buffered: true}))"""
_OFFERED = "button[data-do]:not(:disabled), .lit[data-place]"  # a button, or a place on the board
_READY = """offered => {
    const table = document.querySelector(".table");
    return table && !table.dataset.busy && table.dataset.actor && document.querySelector(offered);
}"""
_CLICK = """offered => new Promise(done => {
    const start = performance.now();
    const watch = new MutationObserver(() => {
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
    });
    watch.observe(document.querySelector(".table"), {subtree: true, childList: true, attributes: true, characterData: true});
    document.querySelector(offered).dispatchEvent(new MouseEvent("click", {bubbles: true}));
})"""


@contextmanager
def served() -> Iterator[str]:
    """The address of a server of our own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "grognard", "serve", "--no-browser", "--port", str(port), "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        address = f"http://127.0.0.1:{port}"
        try:
            while server.poll() is None:
                try:
                    urllib.request.urlopen(f"{address}/api/health").close()
                    break
                except urllib.error.URLError:
                    time.sleep(0.05)
            yield address
        finally:
            server.terminate()
            server.wait(20)


def measured(page: Page, game: str, rounds: int) -> tuple[list[float], list[float]]:
    """Milliseconds to the first paint of a table, and from click to change."""
    others = len(find_game(game).seats(find_game(game).resolve({}))) - 1
    page.goto("/")
    page.wait_for_selector("[data-game]")
    page.goto(f"/#/table/{page.evaluate(_OPEN, [game, others, {}])}")
    paints, clicks = [], []
    for _ in range(rounds):
        page.reload()
        page.wait_for_selector("[data-place]")
        paints.append(page.evaluate(_PAINT))
    for _ in range(rounds):
        page.wait_for_function(_READY, arg=_OFFERED)
        clicks.append(page.evaluate(_CLICK, _OFFERED))
    return paints, clicks


def dragged(browser: Browser, page: Page, rounds: int) -> list[float]:
    """The longest task of each round, in milliseconds of the page's own time."""
    page.goto("/")
    page.wait_for_selector("[data-game]")
    page.goto(f"/#/table/{page.evaluate(_OPEN, ['wellingtons_victory', 1, {'scenario': 'waterloo'}])}")
    page.wait_for_selector("image")
    box = page.locator(".field-of-battle").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    found = []
    for _ in range(rounds):
        browser.start_tracing(page=page, categories=["toplevel"])
        page.mouse.move(x, y)
        for _ in range(4):
            page.mouse.wheel(0, -240)
            page.wait_for_timeout(60)
        page.mouse.down()
        for i in range(30):
            page.mouse.move(x - 8 * i, y - 4 * i)
            page.wait_for_timeout(16)
        page.mouse.up()
        page.wait_for_timeout(300)
        page.keyboard.press("0")
        traced = json.loads(browser.stop_tracing())["traceEvents"]
        mains = {(e["pid"], e["tid"]) for e in traced if e.get("args", {}).get("name") == "CrRendererMain"}
        tasks = [e for e in traced if e["name"].endswith("RunTask") and (e["pid"], e["tid"]) in mains and "tdur" in e]
        found.append(max(float(e["tdur"]) / 1000 for e in tasks))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    print(f"{'ms':<22}{'first paint':>12}{'slowest':>9}{'click':>8}{'slowest':>9}")
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        for game in game_ids():
            page = browser.new_context(base_url=address, locale="en").new_page()
            paints, clicks = measured(page, game, rounds)
            told = [median(paints), max(paints), median(clicks), max(clicks)]
            print(f"{game:<22}{told[0]:>12.0f}{told[1]:>9.0f}{told[2]:>8.0f}{told[3]:>9.0f}")
            page.context.close()
        page = browser.new_context(base_url=address, locale="en").new_page()
        drags = dragged(browser, page, rounds)
        print(f"longest task while Waterloo's map is dragged: {median(drags):.0f} ms, slowest {max(drags):.0f} ms")


if __name__ == "__main__":
    main()
