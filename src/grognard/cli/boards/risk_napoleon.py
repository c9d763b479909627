"""RISK Édition Napoléon as text: the nine regions laid out roughly as on the map, the players, one's own hand.

─ France ─────────── 2/6 +4     a region: how many of its territories are one's own, its bonus, who holds it whole
B  5 Lorraine                   a territory: the letter of its owner's colour, regiments, name
"""

from collections.abc import Hashable, Mapping
from functools import cache
from itertools import zip_longest
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from grognard.cli.boards import plain
from grognard.cli.boards.plain import Told, View
from grognard.kernel.actions import BORDER
from grognard.kernel.contract import Event, State

# From west to east, and in each column from north to south.
COLUMNS = (
    ("r_royaume_uni", "r_france", "r_iberie"),
    ("r_scandinavie", "r_prusse", "r_rhin"),
    ("r_russie", "r_autriche", "r_italie"),
)
_CELL = 26
_WIDE = 126  # from this width on, the players stand beside the map
STYLES = {
    "colour-blue": "bold bright_white on blue",
    "colour-red": "bold bright_white on red",
    "colour-black": "bold bright_white on grey23",
    "colour-white": "bold black on bright_white",
    "colour-yellow": "bold black on yellow",
    "colour-violet": "bold bright_white on magenta",
}
# The steps of a turn at which the map is drawn again; the others belong to the one before.
_STEPS = {
    "Exchange": "Reinforcements",
    "Bonus": "Reinforcements",
    "Engage": "Combat",
    "Occupy": "Combat",
    "March": "Manoeuvre",
}


@cache
def _regions(package: str) -> dict[str, Mapping[str, Any]]:
    return {region["id"]: region for region in plain.data(package, "map")["regions"]}


class Board(plain.Board):
    """The map of Europe."""

    def draw(self, view: View, width: int) -> RenderableType:
        columns = [self._column(view, regions) for regions in COLUMNS]
        blank = Text(" " * _CELL)
        rows = [Text(" ").join([cell or blank for cell in row]) for row in zip_longest(*columns)]
        chart = Text("\n").join(rows)
        if width < _WIDE:
            return Group(chart, self._players(view, 1 if len(view["table"]["seats"]) < 3 else 2))
        beside = Table.grid(padding=(0, 3, 0, 0))
        beside.add_column(no_wrap=True)
        beside.add_row(chart, self._players(view, 1))
        return beside

    def moment(self, view: View) -> Hashable:
        table = view["table"]
        if view["frame"] == "Colours":
            return None
        return view["seat"], table["round"], table["turn"], _STEPS.get(view["frame"], view["frame"])

    # --- the map -----------------------------------------------------------------------------------------------------

    def _column(self, view: View, regions: tuple[str, ...]) -> list[Text]:
        lines = []
        for name in regions:
            region = _regions(self.game.package)[name]
            lines.append(self._region(view, region))
            lines += [self._territory(view, place) for place in region["territories"]]
        return lines

    def _region(self, view: View, region: Mapping[str, Any]) -> Text:
        table = view["table"]
        owners = [table["territories"][place]["owner"] for place in region["territories"]]
        holder = owners[0] if owners[0] and len(set(owners)) == 1 else None
        mine = owners.count(view["seat"])
        count = f"{mine}/{len(owners)} " if view["seat"] != "watcher" and not holder else ""
        line = Text(f" {count}+{region['bonus']}", style="bold")
        if holder:
            line = Text(" ").append_text(self._letter(view, holder)).append(f" +{region['bonus']}", style="bold")
        name = self.short("region", region["id"])
        room = _CELL - line.cell_len
        head = Text("─ ").append(_cut(name, room - 3), style="bold").append(" ")
        return head.append("─" * (room - head.cell_len)).append_text(line)

    def _territory(self, view: View, place: str) -> Text:
        told = view["table"]["territories"][place]
        owner = told["owner"]
        if owner is None:
            line = Text("·    ")
        else:
            line = (
                self._letter(view, owner).append(f"{told['regiments']:>3}", style=self._style(view, owner)).append(" ")
            )
        sign = "*" if any(seat["capital"] == place for seat in view["table"]["seats"]) else ""
        name = _cut(self.short("place", place), _CELL - line.cell_len - len(sign)) + sign
        line.append(name, style="bold" if owner == view["seat"] else "")
        return line.append(" " * (_CELL - line.cell_len))

    def _seat(self, view: View, owner: str) -> Mapping[str, Any] | None:
        return next((seat for seat in view["table"]["seats"] if seat["name"] == owner), None)

    def _style(self, view: View, owner: str) -> str:
        seat = self._seat(view, owner)
        return STYLES.get(seat["words"], "bold") if seat else ""

    def _letter(self, view: View, owner: str) -> Text:
        return Text(self._sign(view, owner), style=self._style(view, owner))

    def _sign(self, view: View, owner: str) -> str:
        """The letter of an owner: of its colour, or its number while it has none."""
        seat = self._seat(view, owner)
        if seat is None:
            return "-"
        colour = f"cli-letter-{seat['words'].removeprefix('colour-')}"
        return self.words.say(colour) if self.words.has(colour) else str(seat["name"])[-1]

    # --- the players -------------------------------------------------------------------------------------------------

    def _players(self, view: View, columns: int) -> RenderableType:
        lines = [self._player(view, seat) for seat in view["table"]["seats"]]
        neutral = [t["regiments"] for t in view["table"]["territories"].values() if t["owner"] == "neutral"]
        if neutral:
            name = self.words.name("owner", "neutral")
            lines.append(self._line(Text("-"), name, "", len(neutral), sum(neutral), 0))
        grid = Table.grid(padding=(0, 2, 0, 0))
        for first in range(0, len(lines), columns):
            grid.add_row(*lines[first : first + columns])
        return grid

    def _player(self, view: View, seat: Mapping[str, Any]) -> Text:
        name = self.words.say(seat["words"])
        you = self.words.say("cli-you") if seat["name"] == view["seat"] else ""
        if seat["out"]:
            return Text(f"{self._sign(view, seat['name'])} {name}  {self.words.say('cli-out')}", style="dim")
        letter = self._letter(view, seat["name"])
        return self._line(letter, name, you, seat["territories"], seat["regiments"] + seat["reserve"], seat["cards"])

    def _line(self, letter: Text, name: str, you: str, territories: int, regiments: int, cards: int) -> Text:
        counts = self.words.say("cli-risk-counts", territories=territories, regiments=regiments, cards=cards)
        return letter.append(f" {f'{name} {you}'.strip()}  ", style="").append(counts, style="")

    def own(self, view: View) -> list[str]:
        seat = self._seat(view, view["seat"])
        if seat is None:
            return []
        lines = []
        if seat["mission"]:
            lines.append(self.words.say("cli-risk-mission", mission=self.words.name("mission", seat["mission"])))
        if seat["capital"]:
            lines.append(self.words.say("cli-risk-capital", place=self.words.name("place", seat["capital"])))
        if seat["cards"]:
            names = [self.words.name("card", card) for card in seat["known_cards"]]
            lines.append(self.words.say("cli-risk-hand", number=len(names), cards=", ".join(names)))
        return lines

    # --- places, odds, news ------------------------------------------------------------------------------------------

    def note(self, view: View, place: str) -> str:
        told = view["table"]["territories"][place]
        return f"{self._sign(view, told['owner'])}{told['regiments']}" if told["owner"] else ""

    def look(self, view: View, place: str) -> list[str]:
        region = next(r for r in _regions(self.game.package).values() if place in r["territories"])
        name = self.words.name("region", region["id"])
        first, *others = super().look(view, place)
        return [self.words.say("cli-risk-look", place=first, region=name, bonus=region["bonus"]), *others]

    def odds(self, told: Mapping[str, Any]) -> list[str]:
        lines = self._at_sea(told)
        if "dice" in told:
            attack, defence = told["dice"]
            lines.append(self.words.say("cli-risk-dice", attack=attack, defence=defence))
        for end in told.get("round", []):
            share = f"{100 * end['p']:.0f}"
            lines.append(
                "  " + self.words.say("cli-risk-round", lost=end["lost"], inflicted=end["inflicted"], percent=share)
            )
        if "fight" in told:
            fight = told["fight"]
            numbers = {"attackers": fight["attackers"], "defenders": fight["defenders"]}
            lines.append(self.words.say("cli-risk-win", **numbers, percent=f"{100 * fight['win']:.0f}"))
        return lines

    def _at_sea(self, told: Mapping[str, Any]) -> list[str]:
        """The odds of a crossing, of an interception."""
        lines = []
        if "crossing" in told:
            way = told["crossing"]
            whole = sum(end["p"] for end in way["ends"] if end["across"] == way["regiments"])
            lines.append(
                self.words.say(
                    "cli-risk-crossing", regiments=way["regiments"], fleets=way["fleets"], mean=f"{way['mean']:.1f}",
                    percent=f"{100 * whole:.0f}",
                )
            )  # fmt: skip
        if "convoy" in told:
            lost = sum(end["lost"] * end["p"] for end in told["convoy"])
            lines.append(self.words.say("cli-risk-convoy", regiments=told["regiments"], mean=f"{lost:.1f}"))
        if "turned_back" in told:
            lines.append(self.words.say("cli-risk-turned-back", regiments=told["turned_back"]))
        return lines

    def news(self, state: State, events: list[Event]) -> list[Told]:
        """All attacks in a row on one territory are told together, and so are the regiments that one player places."""
        told: list[Told] = []
        rest = list(events)
        while rest:
            name = self._kind(rest[0])
            if name == "attack":
                told.append((self._fight(state, rest), False))
            elif name == "placed":
                told.append((self._placed(state, rest), False))
            elif name == "dealt":
                rest.pop(0)  # the map shows it
            else:
                told.append(self.line(state, rest.pop(0)))
        return told

    def _kind(self, event: Event) -> str:
        return self.game.tellings[event[1]].name

    def _fight(self, state: State, rest: list[Event]) -> str:
        """Take from the front the attacks of one player on one territory; what they cost and whether it fell."""
        _, _, (seat, border, *_) = rest[0]
        place = self._target(border)
        lost = inflicted = 0
        while rest and self._kind(rest[0]) in ("attack", "round"):
            numbers = rest[0][2]
            if self._kind(rest[0]) == "round":
                lost, inflicted = lost + numbers[3], inflicted + numbers[4]
            elif numbers[0] != seat or self._target(numbers[1]) != place:
                break
            rest.pop(0)
        taken = bool(rest) and self._kind(rest[0]) == "conquered"
        if taken:
            rest.pop(0)
        message = "cli-risk-taken" if taken else "cli-risk-attacked"
        seat_words = self.game.seat_words(state, seat)
        return self.words.say(message, seat=seat_words, place=f"place-{place}", lost=lost, inflicted=inflicted)

    def _target(self, border: int) -> str:
        return self.game.vocabulary.word(BORDER, border).partition(">")[2]

    def _placed(self, state: State, rest: list[Event]) -> str:
        """Take from the front what one player placed."""
        code, seat = rest[0][1], rest[0][2][0]
        numbers: dict[int, int] = {}
        while rest and rest[0][1] == code and rest[0][2][0] == seat:
            _, _, (_, place, number) = rest.pop(0)
            numbers[place] = numbers.get(place, 0) + number
        names = {place: self.words.name("place", self.game.vocabulary.word("place", place)) for place in numbers}
        where = ", ".join(f"{names[place]} +{number}" for place, number in numbers.items())
        return self.words.say("cli-risk-placed", seat=self.game.seat_words(state, seat), where=where)


def _cut(text: str, room: int) -> str:
    return text if len(text) <= room else text[: room - 1] + "…"
