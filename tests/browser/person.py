"""Somebody at a table, as a test moves him: by mouse, by touch, by keyboard."""

import re
from typing import Any

from playwright.sync_api import Locator, Page

from grognard.games.risk_napoleon.tables import NEIGHBOURS as NEIGHBOURS_OF
from grognard.games.risk_napoleon.tables import TERRITORIES

NEIGHBOURS: dict[str, list[str]] = {  # in the standard game: no long ways across the sea
    place: [TERRITORIES[there] for there in NEIGHBOURS_OF[t]] for t, place in enumerate(TERRITORIES)
}

Json = dict[str, Any]

_ASK = """async ([method, path, body]) => {
    const token = (/csrftoken=([^;]*)/.exec(document.cookie) || [])[1] || "";
    const headers = {"X-CSRFToken": token, "Content-Type": "application/json"};
    const answer = await fetch("/api" + path, {method, headers, body: body ? JSON.stringify(body) : null});
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
}"""
_READY = """() => {
    const table = document.querySelector(".table");
    return table && !table.dataset.busy && (table.dataset.actor || table.dataset.over);
}"""
_LANDS = """() => Object.fromEntries([...document.querySelectorAll("path[data-place]")].map(land => {
    const place = land.dataset.place;
    const number = document.querySelector(`[data-hit="${place}"] text`);
    return [place, {
        owner: (/of-(\\w+)/.exec(land.getAttribute("class")) || [])[1],
        regiments: number ? Number(number.textContent) : 0,
        lit: land.classList.contains("lit"),
        target: land.classList.contains("target"),
    }];
}))"""


class Person:
    """A page, and what one does with it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # --- tables ------------------------------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """Ask the server as the page would."""
        return self.page.evaluate(_ASK, [method, path, body])

    def open_table(self, seats: list[str], options: Json | None = None, **more: Any) -> Json:
        """A new table of RISK; a seat is me, link, open, or a computer's level."""
        wishes = [{"kind": s} if s in ("me", "link", "open") else {"kind": "computer", "level": s} for s in seats]
        wish = {"game": "risk_napoleon", "options": {"players": len(seats), **(options or {})}, "seats": wishes, **more}
        opened: Json = self.ask("POST", "/tables", wish)
        self.go_to(opened["id"])
        return opened

    def go_to(self, table: str) -> None:
        self.page.goto(f"/#/table/{table}")
        self.page.wait_for_selector("[data-place]")

    # --- what is on the screen ---------------------------------------------------------------------------------------

    def ready(self) -> None:
        """Wait until it is this person's turn, or the game is over."""
        self.page.wait_for_function(_READY, polling=15)

    @property
    def frame(self) -> str:
        return self.page.locator(".table").get_attribute("data-frame") or ""

    @property
    def over(self) -> bool:
        return self.page.locator(".table").get_attribute("data-over") is not None

    @property
    def prompt(self) -> str:
        return self.page.locator(".prompt").inner_text()

    def lands(self) -> dict[str, Json]:
        """Owner (a colour), regiments, and whether it is lit, for each territory."""
        found: dict[str, Json] = self.page.evaluate(_LANDS)
        return found

    def lit(self) -> list[str]:
        return [place for place, land in self.lands().items() if land["lit"]]

    def place(self, place: str) -> Locator:
        return self.page.locator(f'[data-place="{place}"]')

    def counter(self, place: str) -> Locator:
        return self.page.locator(f'[data-hit="{place}"] .top')

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def action(self, action: str) -> Locator:
        """The button of an action that is not on the board."""
        return self.page.locator(f'button[data-do="{action}"]')

    # --- moves -------------------------------------------------------------------------------------------------------

    def click(self, place: str) -> None:
        self.counter(place).click()

    def do(self, action: str) -> None:
        self.action(action).click()
        self.ready()

    def choose_colour(self, colour: str = "blue") -> None:
        self.choose_colour_only(colour)
        self.ready()

    def choose_colour_only(self, colour: str) -> None:
        """Without waiting for the next turn."""
        self.ready()
        self.action(f"colour {colour}").click()

    def set_up(self) -> None:
        """Deploy all regiments, on one territory after the other."""
        self.ready()
        n = 0
        while self.frame == "Deploy":
            lit = self.lit()
            self.click(lit[n % len(lit)])
            n += 1
            self.ready()

    def reach(self, *frames: str) -> None:
        """Play on, any way, until one of these steps."""
        self.ready()
        while self.frame not in frames and not self.over:
            self.move()

    def move(self) -> None:
        """One move of a plain, bold player, by mouse."""
        frame, lands = self.frame, self.lands()
        mine = self.colour(lands)
        if frame == "Colours":
            self.page.locator("button[data-do^=colour]").first.click()
        elif frame == "Deploy":
            self.click(self.strongest(lands, mine))
        elif frame in ("Reinforcements", "NeutralReinforcements", "Bonus", "Exchange", "Capitals"):
            self.reinforce(frame, lands, mine)
        elif frame == "Combat":
            self.fight(lands, mine)
        elif frame in ("Engage", "Occupy", "March", "Defend"):
            self.page.locator(".picker .primary").click()
        else:
            self.page.locator("button[data-do=end_turn]").click()
        self.ready()

    def colour(self, lands: dict[str, Json]) -> str:
        """The colour that this person plays, read off the table of players."""
        sign = self.page.locator("tr.mine rect").first
        if not sign.count():
            return ""
        return (sign.get_attribute("fill") or "").removeprefix("var(--c-").removesuffix(")")

    def strongest(self, lands: dict[str, Json], mine: str) -> str:
        """Of the lit territories, the one with the best prospects: many regiments beside the enemy, or beside anybody; neutral
        ones far from him."""

        def worth(place: str) -> tuple[bool, bool, int]:
            beside = {lands[n]["owner"] for n in NEIGHBOURS[place]} - {mine}
            enemy = bool(beside - {"neutral"})
            if lands[place]["owner"] == "neutral":
                enemy = not enemy  # neutral regiments around the enemy would keep him safe for ever
            return enemy, bool(beside), lands[place]["regiments"]

        return max((place for place in lands if lands[place]["lit"]), key=worth)

    def reinforce(self, frame: str, lands: dict[str, Json], mine: str) -> None:
        cards = self.page.locator(".card.lit")
        if cards.count():
            cards.first.click()
        elif any(land["lit"] for land in lands.values()):
            modes = self.page.locator(".segments button", has_text=re.compile("^(all|tout)$"))
            if frame == "Reinforcements" and modes.count():
                modes.click()
            self.click(self.strongest(lands, mine))
        else:
            self.action("end_reinforcements").click()

    def fight(self, lands: dict[str, Json], mine: str) -> None:
        """The best attack with more regiments than the other side, else the end of combat."""
        found: list[tuple[bool, int, str, str]] = []
        for here, land in lands.items():
            if land["owner"] != mine or land["regiments"] < 3:
                continue
            for there in NEIGHBOURS[here]:
                other = lands[there]
                if other["owner"] != mine and land["regiments"] > other["regiments"] + 1:
                    enemy = other["owner"] != "neutral"
                    found.append((enemy, land["regiments"] - other["regiments"], here, there))
        if not found:
            self.action("end_combat").click()
            return
        _, _, here, there = max(found)
        if not lands[there]["target"]:
            self.click(here)
        self.click(there)
