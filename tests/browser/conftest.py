"""A server in a process of its own, and browsers that look at it."""

import json
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.person import Person

ARTEFACTS = Path(__file__).parents[2] / "artefacts"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Playwright leaves a loop running in which no other asyncio test can run: these tests come last."""
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    chromium = shutil.which("chromium")
    assert chromium, "Chromium is missing: apt install chromium"
    return {"executable_path": chromium}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    port = _free_port()
    folder = tmp_path_factory.mktemp("server")
    command = [sys.executable, "-m", "grognard", "serve", "--no-browser", "--port", str(port), "--data", str(folder)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(400):
            assert server.poll() is None, "the server did not start"
            try:
                urllib.request.urlopen(f"{address}/api/health").close()
                break
            except urllib.error.URLError:
                time.sleep(0.05)
        yield address
    finally:
        server.terminate()
        server.wait(20)


@pytest.fixture
def somebody(browser: Browser, base: str) -> Iterator[Callable[..., Person]]:
    """People with a browser each: `somebody(lang="fr", width=1280, …)`. What goes wrong in a page fails the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def come(
        lang: str = "en",
        theme: str = "light",
        width: int = 1280,
        height: int = 800,
        touch: bool = False,
        **settings: Any,
    ) -> Person:
        context = browser.new_context(
            base_url=base,
            viewport={"width": width, "height": height},
            device_scale_factor=2 if width < 600 else 1,
            has_touch=touch,
            locale="fr-FR" if lang == "fr" else "en-GB",
            accept_downloads=True,
        )
        contexts.append(context)
        kept = {"lang": lang, "theme": theme, "sound": False, "pace": "off", "moment": 0, **settings}
        context.add_init_script(
            f"if (!localStorage.getItem('grognard')) localStorage.setItem('grognard', {json.dumps(json.dumps(kept))})"
        )
        page: Page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda said: problems.append(said.text) if said.type in ("error", "warning") else None)
        page.goto("/")
        page.wait_for_selector("article.game")
        return Person(page)

    yield come
    for context in contexts:
        context.close()
    assert problems == []


@pytest.fixture
def shoot() -> Callable[[Person, str], None]:
    """Keep a picture of the page among the artefacts."""
    ARTEFACTS.mkdir(exist_ok=True)

    def keep(person: Person, name: str) -> None:
        person.page.screenshot(path=ARTEFACTS / f"{name}.png")

    return keep
