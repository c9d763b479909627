"""Bataille des Nations 1813 as text: the day, both sides, the missions, the country by districts, the armies.

p Wachau   ●Ney 4          a place with the letter of its terrain; a tile with its strength, French (round) or Allied
r Connewitz ○Murat □Klenau a place with markers (square: Allied)
"""

from collections.abc import Hashable, Iterable, Mapping
from functools import cache
from itertools import zip_longest
from textwrap import wrap
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from grognard.cli.boards import plain
from grognard.cli.boards.plain import View

SIDES = ("french", "allied")
DISTRICTS = ("north", "west", "centre", "east", "south")
_CUTS = (2, 3)  # so many of them stand in the left column
TILES = {"french": "●", "allied": "■"}
MARKERS = {"french": "○", "allied": "□"}
STYLES = {"french": "bold blue", "allied": "bold red"}
BATTLES = ("16_10", "18_10")  # the days that end in a battle
_WIDEST = 120  # longer lines read badly
_GAP = 2
_NAMED = 2  # so many armies on a place are named in a note, more are counted
_FIXED = "\N{NO-BREAK SPACE}"


@cache
def _areas(package: str) -> dict[str, Mapping[str, Any]]:
    return {area["id"]: area for area in plain.data(package, "map")["areas"]}


@cache
def _near(package: str) -> dict[str, list[str]]:
    """The places that share a border with each place."""
    near: dict[str, list[str]] = {place: [] for place in _areas(package)}
    for border in plain.data(package, "map")["adjacency"]:
        near[border["a"]].append(border["b"])
        near[border["b"]].append(border["a"])
    return near


@cache
def _villages(package: str) -> dict[str, list[str]]:
    """Where each army may come on."""
    return {army["id"]: army["villages"] for army in plain.data(package, "armies")["armies"]}


@cache
def _mission_places(package: str) -> dict[str, str]:
    return {mission["id"]: mission["area"] for mission in plain.data(package, "missions")["missions"]}


class Board(plain.Board):
    """The country around Leipzig."""

    def draw(self, view: View, width: int) -> RenderableType:
        room = min(width, _WIDEST)
        lines = [self._now(view), *self._step(view), self._clock(view)]
        for seat in view["table"]["seats"]:
            lines += self._player(view, seat)
        lines += [*self._piles(view), *self._forecasts(view), *self._missions(view)]
        lines += [*self._map(view, room), *self._armies(view, room)]
        return Group(*(_styled(part) for line in lines for part in _wrapped(line, room)))

    def moment(self, view: View) -> Hashable:
        table = view["table"]
        if not table["turns"]:
            return None
        at = table["at"]
        step = at.get("by") or (table["scoring"] and at.get("army"))
        return view["seat"], table["number"], table["turns"], bool(table["scoring"]), step

    # --- the day and the players -------------------------------------------------------------------------------------

    def _now(self, view: View) -> str:
        """The turn and what is left of it."""
        table, say = view["table"], self.words.say
        told = []
        if table["earlier"]:
            told = [say("event-game", number=table["number"])]
        if table["scoring"]:
            told.append(say("event-scoring"))
        elif table["turns"]:
            told.append(say("event-turn", number=table["turns"], side=f"side-{table['turn']}"))
            told.append(say("cli-n13-actions", number=table["actions"]))
        else:
            told.append(say("cli-n13-set-up"))
        if table["earlier"]:
            told.append(say("cli-n13-earlier", points=table["earlier"]["french"]))
        return " · ".join(told)

    def _step(self, view: View) -> list[str]:
        """The army that a question of battle or scoring is about."""
        table = view["table"]
        at = table["at"]
        if "by" in at:
            told = [self.words.say("cli-n13-blow", army=f"army-{at['by']}")]
            return [*told, self._is("cli-n13-taken", self._points(at["taken"]))] if at["taken"] else told
        if table["scoring"] and at.get("army"):
            return [self.words.say("cli-n13-about", army=f"army-{at['army']}")]
        return []

    def _clock(self, view: View) -> str:
        table, say = view["table"], self.words.say
        dates: Mapping[str, int] = table["dates"]
        past = [date for date, point in dates.items() if point <= table["time"]]
        now = self.words.name("date", past[-1]) if past else say("cli-n13-before")
        if table["scoring"]:
            return say("cli-n13-day", now=now, point=table["time"])
        if len(past) == len(dates):
            return say("cli-n13-clock-end", now=now, point=table["time"])
        coming = list(dates)[len(past)]
        left = dates[coming] - table["time"]
        told = say("cli-n13-clock", now=now, point=table["time"], left=left, next=f"date-{coming}")
        if table["battles"] >= len(BATTLES):
            return told
        battle = f"date-{BATTLES[table['battles']]}"
        return f"{told} {_fixed('· ' + say('cli-n13-next-battle', date=battle))}"

    def _player(self, view: View, seat: Mapping[str, Any]) -> list[str]:
        """A side: its points, its cards, its armies; what is known of another's hand."""
        if not seat["side"]:
            return [self.words.say(seat["words"])]
        table, say = view["table"], self.words.say
        mine = seat["name"] == view["seat"]
        armies = [army["state"] for army in table["armies"].values() if army["side"] == seat["side"]]
        name = f"{TILES[seat['side']]}{self.words.say(seat['words'])}"
        counts = [
            say("cli-n13-points", points=seat["score"]),
            say("cli-n13-placed", armies=armies.count("tile")),
            say("cli-n13-cards", cards=seat["cards"]),
        ]
        scouts = f", {say('cli-n13-scouts-held', scouts=seat['scouts'])}" if seat["scouts"] else ""
        lines = [f"{name} {say('cli-you') + ' ' if mine else ''} {' · '.join(counts)}{scouts}"]
        known = [card for card in seat["known_cards"] if card != "scout"]
        if known and not mine:
            lines.append("  " + self._is("cli-n13-known", self._cards(known)))
        return lines

    def _piles(self, view: View) -> list[str]:
        table = view["table"]
        if not table["turns"]:
            return []
        lines = [self._is("cli-n13-open", self._cards(table["display"]))] if table["display"] else []
        numbers = {"deck": table["deck"], "discard": len(table["discard"])}
        return [*lines, self.words.say("cli-n13-piles", **numbers, supply=table["supply"], gone=table["gone"])]

    def _cards(self, cards: list[str]) -> str:
        """Cards by name, equal ones together."""
        numbers = {card: cards.count(card) for card in cards}
        times = {card: f"{number}{_FIXED}×{_FIXED}" if number > 1 else "" for card, number in numbers.items()}
        return ", ".join(_fixed(f"{times[card]}{self.words.name('card', card)}") for card in numbers)

    def _is(self, message: str, value: str) -> str:
        return self.words.say("cli-is", name=self.words.say(message), value=value)

    # --- what would happen now ---------------------------------------------------------------------------------------

    def _forecasts(self, view: View) -> list[str]:
        """A battle and the final scoring, if they came now."""
        table = view["table"]
        if table["scoring"] or not table["turns"]:
            return []
        lines = []
        if table["battles"] < len(BATTLES) and "by" not in table["at"]:
            losses = [self._losses(table, side) for side in SIDES if table["battle_now"][side]["points"]]
            lines += [self._is("cli-n13-battle-now", f"{self.words.listed(losses)}.")] if losses else []
        if table["score_now"]["missions"]:
            score = table["score_now"]["score"]
            lines.append(self.words.say("cli-n13-score-now", french=score["french"], allied=score["allied"]))
        return lines

    def _losses(self, table: Mapping[str, Any], side: str) -> str:
        told = table["battle_now"][side]
        parts = [self._points(told["forced"])] if told["forced"] else []
        if told["choices"]:
            parts.append(self.words.say("cli-n13-chosen", points=len(told["choices"])))
        if told["destroyed"]:
            names = self.words.listed([self.words.name("army", army) for army in told["destroyed"]])
            parts.append(self.words.say("cli-n13-lost", armies=names))
        return self.words.say(
            "cli-n13-losses", side=f"side-{side}", points=told["points"], details=", ".join(parts)
        )  # fmt: skip

    def _points(self, taken: Mapping[str, int]) -> str:
        return ", ".join(f"{self.words.name('army', army)}{_FIXED}{points}" for army, points in taken.items())

    def _missions(self, view: View) -> list[str]:
        """The revealed missions and how they stand; the secret ones are their owner's own."""
        missions: Mapping[str, Any] = view["table"]["missions"]
        shown = [district for district, told in missions.items() if told["revealed"]]
        secret = [self.words.name("district", district) for district in missions if district not in shown]
        lines = [f"─ {self.words.say('cli-n13-missions')}"] if shown else []
        lines += [f"  {self._mission(view, district)}" for district in shown]
        return [*lines, self._is("cli-n13-secret", ", ".join(secret))] if secret else lines

    def _mission(self, view: View, district: str) -> str:
        """A mission that one knows, and who would have its points now."""
        table = view["table"]
        mission = table["missions"][district]["mission"]
        name = {"district": f"district-{district}", "mission": f"mission-{mission}"}
        tally = table["scoring"] or table["score_now"]
        told = next(held for held in tally["missions"] if held["mission"] == mission)
        side = {"side": f"side-{told['side']}", "points": told["points"]}
        if told["army"] is None:
            return self.words.say("cli-n13-mission-empty", **name, **side)
        army = f"army-{told['army']}"
        if not told["enemies"]:
            return self.words.say("cli-n13-mission-alone", **name, **side, army=army)
        values = {"french": told["french"], "allied": told["allied"]}
        return self.words.say("cli-n13-mission-fought", **name, **side, **values, army=army)

    # --- the country -------------------------------------------------------------------------------------------------

    def _map(self, view: View, room: int) -> list[str]:
        """The places where something stands, by districts."""
        cell = (room - _GAP) // 2
        blocks = [self._district(view, district, cell) for district in DISTRICTS]
        heights = [max(_height(blocks[:cut]), _height(blocks[cut:])) for cut in _CUTS]
        cut = _CUTS[heights.index(min(heights))]
        left, right = [[line for block in part for line in block] for part in (blocks[:cut], blocks[cut:])]
        if not left and not right:
            return []
        rows = [f"{a:<{cell}}{' ' * _GAP}{b}".rstrip() for a, b in zip_longest(left, right, fillvalue="")]
        return [self._legend(), *rows]

    def _legend(self) -> str:
        terrains = dict.fromkeys(area["terrain"] for area in _areas(self.game.package).values())
        told = [f"{self._letter(terrain)}{_FIXED}{self._terrain(terrain)}" for terrain in terrains]
        return f"{', '.join(told)} · {self.words.say('cli-n13-legend')}"

    def _terrain(self, terrain: str) -> str:
        return self.words.name("terrain", terrain).lower()

    def _letter(self, terrain: str) -> str:
        return self._terrain(terrain)[0]

    def _district(self, view: View, district: str, cell: int) -> list[str]:
        areas = _areas(self.game.package)
        places = [place for place, area in areas.items() if area["district"] == district]
        names = {place: self.words.name("place", place) for place in places if self._forces(view, place)}
        if not names:
            return []
        widest = max(len(name) for name in names.values())
        head = f"─ {self.words.name('district', district)} "
        lines = [f"{head:─<{cell}}"]
        for place, name in names.items():
            first = f"{self._letter(areas[place]['terrain'])} {name:<{widest}} "
            lines += _hung(first, " ".join(self._forces(view, place)), cell)
        return lines

    def _forces(self, view: View, place: str) -> list[str]:
        """What stands on a place: the tile with its strength, or markers."""
        table = view["table"]
        here = table["areas"][place]
        if here["tile"]:
            army = table["armies"][here["tile"]]
            return [f"{TILES[army['side']]}{self.words.name('army', here['tile'])}{_FIXED}{army['strength']}"]
        return [f"{MARKERS[table['armies'][army]['side']]}{self.words.name('army', army)}" for army in here["markers"]]

    # --- the armies --------------------------------------------------------------------------------------------------

    def _armies(self, view: View, room: int) -> list[str]:
        return [line for side in SIDES for line in self._side(view, side, room)]

    def _side(self, view: View, side: str, room: int) -> list[str]:
        """The armies of a side: the placed ones, those that are still markers or in reserve, the destroyed ones."""
        armies: Mapping[str, Any] = view["table"]["armies"]
        by_state: dict[str, list[str]] = {}
        for name, army in armies.items():
            if army["side"] == side:
                by_state.setdefault(army["state"], []).append(name)
        head = f"─ {self.words.name('side', side)} "
        lines = [f"{head:─<{room}}"]
        placed = [self._placed(name, armies[name]) for name in by_state.get("tile", [])]
        lines += wrap(", ".join(placed), room, break_on_hyphens=False)
        others = by_state.get("markers", []) + by_state.get("unplayed", [])
        heads = [f"{self._army(name, armies[name])} " for name in others]
        widest = max((len(first) for first in heads), default=0)
        for name, first in zip(others, heads, strict=True):
            lines += _hung(f"{first:<{widest}}", self._where(view, name), room)
        lost = [self.words.name("army", name) for name in by_state.get("destroyed", [])]
        return [*lines, self._is("cli-n13-destroyed", ", ".join(lost))] if lost else lines

    def _army(self, name: str, army: Mapping[str, Any]) -> str:
        """An army with its strength and arm."""
        signs = {"tile": TILES[army["side"]], "markers": MARKERS[army["side"]], "unplayed": "·"}
        return _fixed(f"{signs[army['state']]}{self.words.name('army', name)} {army['strength']} {self._arm(army)}")

    def _arm(self, army: Mapping[str, Any]) -> str:
        return self.words.say("cli-n13-any") if army["unit"] == "any" else self.words.name("unit", army["unit"])

    def _placed(self, name: str, army: Mapping[str, Any]) -> str:
        """An army whose tile is on the map, with what has changed its strength."""
        say = self.words.say
        told = [say("cli-n13-damage", points=army["damage"])] if army["damage"] else []
        told += [say("cli-n13-worth", points=army["worth"])] if army["worth"] != army["strength"] else []
        return _fixed(self._army(name, army) + (f" ({', '.join(told)})" if told else ""))

    def _where(self, view: View, name: str) -> str:
        """Where an army without a tile may be, or may come on."""
        table, say = view["table"], self.words.say
        army = table["armies"][name]
        if army["markers"]:
            return self._places(army["markers"])
        villages = self._places(_villages(self.game.package)[name])
        if army["state"] == "markers":  # its card is being played
            return self._is("cli-n13-entering", villages)
        told = [self._is("cli-n13-reserve", villages)]
        date = army["not_before"]
        if date and table["dates"][date] >= table["time"]:
            told.append(_fixed(say("cli-n13-after", date=f"date-{date}")))
        if army["scouts_needed"]:
            told.append(_fixed(say("cli-n13-scouts", number=army["scouts_needed"])))
        return ", ".join(told)

    def _places(self, places: Iterable[str]) -> str:
        return ", ".join(self.words.name("place", place) for place in places)

    # --- one's own, places -------------------------------------------------------------------------------------------

    def own(self, view: View) -> list[str]:
        table, say = view["table"], self.words.say
        seat = next((seat for seat in table["seats"] if seat["name"] == view["seat"]), None)
        if seat is None:
            return []
        lines = []
        for district, told in table["missions"].items():
            if told["mission"] and not told["revealed"]:
                lines.append(f"  {self._mission(view, district)}")
            if told["refused"] and not table["turns"]:
                lines.append("  " + say("cli-n13-other-mission", mission=f"mission-{told['refused']}"))
        lines = [say("cli-n13-own-missions"), *lines] if lines else []
        if seat.get("cards"):
            lines.append(say("cli-n13-hand", number=seat["cards"], cards=self._cards(seat["known_cards"])))
        return lines

    def note(self, view: View, place: str) -> str:
        forces = self._forces(view, place)
        if len(forces) <= _NAMED:
            return " ".join(forces)
        signs = [force[0] for force in forces]
        return " ".join(f"{sign}{signs.count(sign)}" for sign in dict.fromkeys(signs))

    def look(self, view: View, place: str) -> list[str]:
        """A place: its terrain, what stands there, what it is worth, who may come on there; and its neighbours."""
        table, say = view["table"], self.words.say
        area = _areas(self.game.package)[place]
        lines = [f"{self._ground(place)}, {self.words.name('district', area['district'])}"]
        here = table["areas"][place]
        lines += [f"  {self._stands(view, army)}" for army in [here["tile"] or "", *here["markers"]] if army]
        for told in table["missions"].values():
            if told["mission"] and _mission_places(self.game.package)[told["mission"]] == place:
                message = "cli-n13-revealed-here" if told["revealed"] else "cli-n13-own-mission"
                lines.append("  " + self._is(message, self.words.name("mission", told["mission"])))
        coming = [army for army, villages in _villages(self.game.package).items() if place in villages]
        names = [self.words.name("army", army) for army in coming if table["armies"][army]["state"] == "unplayed"]
        lines += ["  " + self._is("cli-n13-coming", ", ".join(names))] if names else []
        lines.append(say("cli-n13-near"))
        for there in _near(self.game.package)[place]:
            lines.append(f"  {self._ground(there)} {self.note(view, there)}".rstrip())
        return lines

    def _ground(self, place: str) -> str:
        return f"{self.words.name('place', place)} ({self._terrain(_areas(self.game.package)[place]['terrain'])})"

    def _stands(self, view: View, name: str) -> str:
        army = view["table"]["armies"][name]
        sign = (TILES if army["state"] == "tile" else MARKERS)[army["side"]]
        told = self.words.say(
            "cli-n13-tile" if army["state"] == "tile" else "cli-n13-marker", strength=army["strength"]
        )
        return f"{sign}{self.words.name('army', name)}, {self._arm(army)}, {told}"


# --- lines -----------------------------------------------------------------------------------------------------------


def _fixed(name: str) -> str:
    """A name that stays on one line."""
    return name.replace(" ", _FIXED)


def _height(blocks: list[list[str]]) -> int:
    return sum(len(block) for block in blocks)


def _wrapped(line: str, room: int) -> list[str]:
    if len(line) <= room:
        return [line]
    indent = "    " if line.startswith(" ") else "  "
    return wrap(line, room, subsequent_indent=indent, break_on_hyphens=False)


def _hung(first: str, text: str, room: int) -> list[str]:
    """A text that hangs beside its first words."""
    lines = wrap(text, room - len(first), break_on_hyphens=False)
    return [f"{first if i == 0 else ' ' * len(first)}{line}" for i, line in enumerate(lines)]


def _styled(line: str) -> Text:
    text = Text(line)
    text.highlight_regex(r"─ [^─]*", "bold")
    for side in SIDES:
        text.highlight_regex(f"[{TILES[side]}{MARKERS[side]}][^ ]*", STYLES[side])
    return text
