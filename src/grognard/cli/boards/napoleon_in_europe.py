"""Napoleon in Europe as text: the players, then Europe part by part, from west to east. In a battle: the battle and its
surroundings.

Germany         Fr Rhineland 3i 2c 1L · Baden       what a nation controls there: its pieces, or none
                Pr Saxony 5i Au 2i · Hesse          pieces of another nation stand behind its sign
"""

from collections.abc import Hashable, Iterable, Mapping
from functools import cache
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from grognard.cli.boards import plain
from grognard.cli.boards.plain import View
from grognard.games.napoleon_in_europe.tables import ARMS, NATIONS

Army = list[int]  # infantry, cavalry, artillery, leaders

# The parts of Europe: the homelands by their nations, the rest by the groups of the map that they take in.
PARTS: dict[str, tuple[str, ...]] = {
    "portugal": ("portugal", "gibraltar"),
    "spain": ("spain",),
    "britain": ("britain",),
    "france": ("france",),
    "germany": ("low_countries", "germany", "switzerland"),
    "italy": ("italy",),
    "prussia": ("prussia",),
    "austria": ("austria",),
    "scandinavia": ("scandinavia",),
    "east": ("balkans", "poland", "caucasus"),
    "russia": ("russia",),
    "ottoman": ("ottoman",),
    "south": ("barbary", "levant"),
    "islands": ("unnamed_islands",),
}
STYLES = {
    "france": "bold bright_white on blue",
    "britain": "bold bright_white on red",
    "prussia": "bold bright_white on magenta",
    "russia": "bold bright_white on green",
    "ottoman": "bold black on tan",
    "austria": "bold black on grey70",
    "spain": "bold black on yellow",
}
_LABEL = 16  # columns for the name of a part of Europe
_NATIONS_OF = {"attack": "attackers", "defence": "defenders"}
_SMALL = 0.01  # ends of a row of chances that are less likely are told together
# Phases that lie between two drawings of the board count as one.
_STEPS = {"start": "window", "joining": "window", "calling": "window", "draw": "production", "late": "battles"}
_PLACING = ("Placement", "SecretPlacement", "Muster", "Deployment")  # steps about one corps after the other
_AFTER = ("Pursuit", "Retreat", "TrailRetreat")  # steps after the last round of a battle


@cache
def _regions(package: str) -> dict[str, Mapping[str, Any]]:
    return {region["id"]: region for region in plain.data(package, "map")["regions"]}


class Board(plain.Board):
    """Europe, and the battlefield."""

    def draw(self, view: View, width: int) -> RenderableType:
        table = view["table"]
        body = self._battle(view, width) if table["battle"] else self._europe(view, width)
        return Group(self._head(view), *body, *self._step(view))

    def moment(self, view: View) -> Hashable:
        table, frame = view["table"], view["frame"]
        if frame == "Nations":
            return None
        step = table["at"].get("corps") if frame in _PLACING else None
        if frame in _AFTER:
            step = (frame, table["at"].get("nation"))
        battle = table["battle"]
        field = (battle["region"], battle["round"], battle["acting"]) if battle else None
        phase = _STEPS.get(table["phase"], table["phase"])
        return view["seat"], table["turn"], table["active"], phase, field, step

    # --- where the game is -------------------------------------------------------------------------------------------

    def _head(self, view: View) -> Text:
        table = view["table"]
        if not table["turn"]:
            return Text(self.words.say("cli-nie-setup"), style="bold")
        say, active = self.words.say, self._seat(view, table["active"])["words"]
        limit = table["last_turn"]
        turn = say("cli-nie-turn-of" if limit else "cli-nie-turn", turn=table["turn"], last=limit)
        players = [self._seat_name(view, seat) for seat in table["party"] or [table["active"]]]
        phase = say(f"cli-nie-phase-{table['phase']}", seat=active)
        parts = [] if table["phase"] == "window" else [self.words.listed(players)]
        deck = say("cli-nie-deck", count=table["deck"], under=table["under"])
        return Text(f"{turn} · ", style="bold").append(" · ".join([*parts, phase, deck]))

    def _step(self, view: View) -> list[Text]:
        """What the present step is about, where the question does not say it."""
        at, frame = view["table"]["at"], view["frame"]
        if frame in _PLACING and "corps" in at:
            message = "cli-nie-to-deploy" if frame == "Deployment" else "cli-nie-to-place"
            return [Text(self.words.say(message, number=at["left"], corps=f"corps-{at['corps']}"), style="bold")]
        if frame in _AFTER and "nation" in at:
            return [Text(self.words.say("cli-nie-retreating", nation=f"nation-{at['nation']}"), style="bold")]
        return []

    # --- the players -------------------------------------------------------------------------------------------------

    def _seat(self, view: View, name: str) -> Mapping[str, Any]:
        return next(seat for seat in view["table"]["seats"] if seat["name"] == name)

    def _seat_name(self, view: View, name: str) -> str:
        return self.words.say(self._seat(view, name)["words"])

    def _sign(self, nation: str) -> Text:
        return Text(self.words.say(f"cli-nie-sign-{nation}"), style=STYLES[nation])

    def _seat_sign(self, view: View, name: str) -> Text:
        """The sign of a seat's only nation, or its number."""
        nations = self._seat(view, name)["nations"]
        if len(nations) == 1:
            return self._sign(nations[0])
        seats = [seat["name"] for seat in view["table"]["seats"]]
        return Text(self.words.say("cli-nie-sign-seat", number=seats.index(name) + 1), style="bold")

    def _players(self, view: View) -> Table:
        columns = [self.words.say(f"cli-nie-column-{name}") for name in ("regions", "growth", "pieces", "cards")]
        columns += [self.words.say(f"cli-nie-column-{name}") for name in ("draws", "sea", "allies")]
        grid = Table("", *columns, box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        for column in grid.columns[1:-1]:
            column.justify = "right"
        for seat in view["table"]["seats"]:
            self._add_player(view, seat, grid)
        return grid

    def _add_player(self, view: View, seat: Mapping[str, Any], grid: Table) -> None:
        nations = seat["nations"]
        name = self._seat_sign(view, seat["name"]).append(f" {self.words.say(seat['words'])}", style="")
        if seat["out"]:
            grid.add_row(name.append(f" {self.words.say('cli-out')}", style="dim"))
            return
        if seat["name"] == view["seat"]:
            name.append(f" {self.words.say('cli-you')}", style="")
        allies = Text(" ").join([self._seat_sign(view, ally) for ally in seat["allies"]])
        alone = self._prospects(view, nations[0]) if len(nations) == 1 else ["", ""]
        pieces = self._pieces(view, nations)
        grid.add_row(
            name, str(seat["regions"]), self._growth(seat["growth"]), pieces, str(seat["cards"]), *alone, allies
        )
        for nation in nations if len(nations) > 1 else []:
            self._add_nation(view, nation, grid)

    def _add_nation(self, view: View, nation: str, grid: Table) -> None:
        told = view["table"]["nations"][nation]
        name = Text("   ").append_text(self._signed(nation, self.words.name("nation", nation)))
        if view["table"]["turn"] and not told["in_play"]:
            grid.add_row(name.append(f" {self.words.say('cli-out')}", style="dim"))
            return
        pieces = self._pieces(view, [nation])
        grid.add_row(name, str(told["regions"]), "", pieces, str(told["cards"]), *self._prospects(view, nation))

    def _prospects(self, view: View, nation: str) -> list[str]:
        """The cards that a nation will draw, the pieces that it may still send by sea."""
        told = view["table"]["nations"][nation]
        return [str(told["next_draw"]), str(told["capacity"])]

    def _growth(self, growth: float) -> str:
        size = round(abs(growth), 2)
        sign = "" if size == 0 else "−" if growth < 0 else "+"
        return self.words.say("cli-nie-growth", sign=sign, size=int(size) if size == int(size) else size)

    def _pieces(self, view: View, nations: list[str]) -> str:
        if any(view["table"]["nations"][nation]["reserve"] is None for nation in nations):
            return "?"
        places = view["table"]["regions"].values()
        return str(sum(sum(place["pieces"].get(nation, [])) for place in places for nation in nations))

    def _remarks(self, view: View, width: int) -> list[Text]:
        """What else everybody may know, each in a line if there is any."""
        table, name = view["table"], self.words.name
        nations = table["nations"].items()
        remarks = {
            "neutral": [Text(name("nation", nation)) for nation, told in nations if told["neutral"]],
            "acted": [Text(self._seat_name(view, seat)) for seat in table["acted"]],
            "deferred": [self._joins(view, seat) for seat in table["seats"] if seat["deferred_to"]],
            "voyages": [self._signed(nation, self._voyage(told)) for nation, told in nations if told["sea_to"]],
            "straits": [self._sign(nation) for nation, told in nations if told["straits_refused"]],
            "reserve": [
                self._signed(nation, self._army(told["reserve"]))
                for nation, told in nations
                if any(told["reserve"] or [])
            ],
            "facing": [Text(name("place", place)) for place in self._facing(view)],
            "known": [] if view["over"] else self._known(view),
        }
        lines: list[Text] = []
        for remark, entries in remarks.items():
            if entries:
                lines += _flow(Text(f"{self.words.say(f'cli-nie-{remark}')} ", style="dim"), entries, width)
        return lines

    def _signed(self, nation: str, text: str) -> Text:
        return self._sign(nation).append(f" {text}", style="")

    def _joins(self, view: View, seat: Mapping[str, Any]) -> Text:
        host = self._seat(view, seat["deferred_to"])["words"]
        return Text(self.words.say("cli-nie-joins", seat=seat["words"], host=host))

    def _voyage(self, nation: Mapping[str, Any]) -> str:
        ports = [nation["sea_from"], nation["sea_to"]]
        return " → ".join(self.words.name("place", port) for port in ports if port)

    def _known(self, view: View) -> list[Text]:
        """Cards in other hands that the seat can be sure of."""
        return [
            self._signed(nation, self._cards(told["known_cards"]))
            for nation, told in view["table"]["nations"].items()
            if told["known_cards"] and told["seat"] != view["seat"]
        ]

    def _facing(self, view: View) -> list[str]:
        """The places where pieces of two seats stand that are not allied."""
        table = view["table"]
        allies = {seat["name"]: {seat["name"], *seat["allies"]} for seat in table["seats"]}
        found = []
        for place, told in table["regions"].items():
            seats = [table["nations"][nation]["seat"] for nation in told["pieces"]]
            if any(other not in allies[seat] for seat in seats for other in seats):
                found.append(place)
        return found

    # --- Europe ------------------------------------------------------------------------------------------------------

    def _europe(self, view: View, width: int) -> list[RenderableType]:
        lines = [line for part in PARTS for line in self._part(view, part, width)]
        rest = self._remarks(view, width)
        return [self._players(view), *rest, *lines, *([self._legend()] if lines else [])]

    def _legend(self) -> Text:
        return Text(self.words.say("cli-nie-legend"), style="dim")

    def _part(self, view: View, part: str, width: int) -> list[Text]:
        """The places of a part of Europe by the nation that controls them; what is nobody's only if pieces stand there."""
        places = [place for place, region in _regions(self.game.package).items() if region["group"] in PARTS[part]]
        places.sort(key=lambda place: not view["table"]["regions"][place]["pieces"])
        label = self.words.name("nation" if part in NATIONS else "cli-nie-part", part)
        lines: list[Text] = []
        for nation in [*sorted(NATIONS, key=lambda nation: nation != part), None]:
            entries = [self._place(view, place) for place in places if self._shown(view, place, nation)]
            if entries:
                head = Text(f"{'' if lines else label:<{_LABEL}}", style="bold")
                head.append_text(self._sign(nation) if nation else Text("– ")).append(" ")
                lines += _flow(head, entries, width)
        return lines

    def _shown(self, view: View, place: str, nation: str | None) -> bool:
        told = view["table"]["regions"][place]
        return told["controller"] == nation and bool(nation or told["pieces"])

    def _place(self, view: View, place: str) -> Text:
        """A place with its pieces; those of another nation than the controller stand behind their sign."""
        told = view["table"]["regions"][place]
        star = "*" if _regions(self.game.package)[place]["capital_of"] else ""
        text = Text(self.words.name("place", place) + star, style="")
        for nation, army in sorted(told["pieces"].items(), key=lambda item: item[0] != told["controller"]):
            if nation != told["controller"]:
                text.append(" ").append_text(self._sign(nation))
            text.append(f" {self._army(army)}", style="bold")
        return text

    def _army(self, army: Army) -> str:
        """3i 1L: three infantry and a leader."""
        letters = [self.words.say(f"cli-nie-letter-{arm}") for arm in ARMS]
        return " ".join(f"{count}{letter}" for count, letter in zip(army, letters, strict=True) if count)

    def _army_words(self, army: Army) -> str:
        counted = [(arm, count) for arm, count in zip(ARMS, army, strict=True) if count]
        return ", ".join(self.words.say(f"cli-nie-arm-{arm}", count=count) for arm, count in counted)

    # --- the battle --------------------------------------------------------------------------------------------------

    def _battle(self, view: View, width: int) -> list[RenderableType]:
        battle = view["table"]["battle"]
        title = self.words.say(
            "cli-nie-battle-major" if battle["major"] else "cli-nie-battle-minor", place=f"place-{battle['region']}"
        )
        deploying = view["frame"] == "Deployment"
        when = [self.words.say("cli-nie-deploy" if deploying else "cli-nie-round", round=battle["round"])]
        if battle["defence_hits_from"] < 6:
            when.append(self.words.say("cli-nie-landing"))
        lines: list[RenderableType] = [Text(f"─ {title} · ", style="bold").append(" · ".join(when))]
        between = Text(f"  {'┄' * 40}", style="dim")
        lines += [*self._side(view, "defence", width), between, *self._side(view, "attack", width)]
        lines += self._around(view, battle["region"], width)
        if hits := view["table"]["at"].get("hits"):
            lines.append(
                Text(self.words.say("cli-nie-rally" if view["frame"] == "Rally" else "cli-nie-hits", hits=hits))
            )
        return [*lines, *(Text(line) for line in self.odds(battle["odds"] or {}))]

    def _side(self, view: View, side: str, width: int) -> list[Text]:
        """A side's ranks as they face each other: the defence above, its front below its rear."""
        battle = view["table"]["battle"]
        title = Text(self.words.say(f"cli-nie-side-{side}", seat=self._seat(view, battle[side])["words"]), style="bold")
        if battle["round"] and battle["acting"] == side:
            title.append(f" {self.words.say('cli-nie-acting')}", style="")
        lines = []
        for rank in ("dead", "rear", "front") if side == "defence" else ("front", "rear", "dead"):
            lines += self._rank(view, side, rank, width)
        lines = (
            self._waiting(view, side, width) + lines if side == "defence" else lines + self._waiting(view, side, width)
        )
        return [title, *lines] if side == "defence" else [*lines, title]

    def _rank_head(self, name: str) -> Text:
        return Text(f"  {self.words.say(f'cli-nie-rank-{name}'):<18}", style="dim")

    def _rank(self, view: View, side: str, rank: str, width: int) -> list[Text]:
        ranks = view["table"]["battle"]["ranks"]
        nations = view["table"]["battle"][_NATIONS_OF[side]]
        armies = {nation: ranks[nation][rank] for nation in nations if ranks[nation]}
        if not armies or (rank == "dead" and not any(map(any, armies.values()))):
            return []
        entries = self._armies(armies) or [Text(self.words.say("cli-nie-rank-empty"))]
        return _flow(self._rank_head(rank), entries, width)

    def _armies(self, armies: Mapping[str, Army]) -> list[Text]:
        return [self._signed(nation, self._army_words(army)) for nation, army in armies.items() if any(army)]

    def _waiting(self, view: View, side: str, width: int) -> list[Text]:
        """While they deploy: what is behind the enemy's screen, or what has no rank yet."""
        if view["frame"] != "Deployment":
            return []
        battle = view["table"]["battle"]
        here = view["table"]["regions"][battle["region"]]["pieces"]
        left: dict[str, Army] = {}
        screened = False
        for nation in battle[_NATIONS_OF[side]]:
            ranks = battle["ranks"][nation]
            screened = ranks is None
            placed = [0] * len(ARMS) if screened else map(sum, zip(ranks["front"], ranks["rear"], strict=True))
            left[nation] = [pieces - done for pieces, done in zip(here[nation], placed, strict=True)]
        entries = self._armies(left)
        return _flow(self._rank_head("screen" if screened else "left"), entries, width) if entries else []

    def _around(self, view: View, place: str, width: int) -> list[Text]:
        """The neighbours that are somebody's, or where pieces stand."""
        entries = []
        for there in _regions(self.game.package)[place]["adjacent"]:
            told = view["table"]["regions"][there]
            if told["controller"] or told["pieces"]:
                sign = self._sign(told["controller"]) if told["controller"] else Text("–")
                entries.append(sign.append(" ", style="").append_text(self._place(view, there)))
        if not entries:
            return []
        return [*_flow(Text(f"{self.words.say('cli-nie-around')} ", style="dim"), entries, width), self._legend()]

    # --- cards -------------------------------------------------------------------------------------------------------

    def own(self, view: View) -> list[str]:
        table, lines = view["table"], []
        for nation, told in table["nations"].items():
            if told["seat"] == view["seat"] and told["cards"]:
                lines.append(
                    self.words.say(
                        "cli-nie-hand", nation=f"nation-{nation}", count=told["cards"],
                        cards=self._cards(told["known_cards"]),
                    )
                )  # fmt: skip
        chosen = table["at"].get("picked") or table["at"].get("pledged") or []
        if chosen and lines:
            lines.append(self.words.say("cli-nie-chosen", cards=self._cards(chosen)))
        return lines

    def _cards(self, cards: Iterable[str]) -> str:
        counts: dict[str, int] = {}
        for card in cards:
            counts[card] = counts.get(card, 0) + 1
        return ", ".join(
            f"{count} × {name}" if count > 1 else name
            for name, count in [(self.words.name("card", card), count) for card, count in counts.items()]
        )

    # --- places ------------------------------------------------------------------------------------------------------

    def note(self, view: View, place: str) -> str:
        """Fr5 Es2: so many pieces; (Au): who controls it without any there."""
        told = view["table"]["regions"][place]
        parts = [f"{self._sign(nation).plain}{sum(army)}" for nation, army in told["pieces"].items()]
        if told["controller"] and told["controller"] not in told["pieces"]:
            parts.append(f"({self._sign(told['controller']).plain})")
        return " ".join(parts)

    def look(self, view: View, place: str) -> list[str]:
        region, told = _regions(self.game.package)[place], view["table"]["regions"][place]
        say, holder = self.words.say, told["controller"]
        facts = [say("cli-nie-held", nation=f"nation-{holder}") if holder else say("cli-nie-nobodys")]
        if region["homeland"]:
            message = "cli-nie-capital" if region["capital_of"] else "cli-nie-homeland"
            facts.append(say(message, nation=f"nation-{region['homeland']}"))
        if region["port"]:
            facts.append(say("cli-nie-port"))
        lines = [f"{self.words.name('place', place)} ({', '.join(facts)})"]
        for nation, army in told["pieces"].items():
            lines.append("  " + say("cli-nie-army", nation=f"nation-{nation}", army=self._army_words(army)))
        lines += [f"  {self._moved(move)}" for move in view["table"]["moved"] if move["at"] == place]
        neighbours = [(self.note(view, there), self.words.name("place", there)) for there in region["adjacent"]]
        size = max((len(note) for note, _ in neighbours), default=0)
        return lines + [f"    {note:<{size}} {name}" for note, name in neighbours]

    def _moved(self, move: Mapping[str, Any]) -> str:
        message = "cli-nie-sailed" if move["by_sea"] else "cli-nie-marched"
        return self.words.say(
            message, number=move["number"], corps=f"corps-{move['corps']}", place=f"place-{move['start']}"
        )

    # --- odds --------------------------------------------------------------------------------------------------------

    def odds(self, told: Mapping[str, Any]) -> list[str]:
        if "landing" in told:
            return self._landing(told)
        lines = self._fire(told["fire"], "battle" not in told) if "fire" in told else []
        if "battle" in told:
            lines += self._to_the_end(told["battle"])
            lines.append(self.words.say("cli-nie-policy" if told["exact"] else "cli-nie-policy-rough"))
        return lines

    def _landing(self, told: Mapping[str, Any]) -> list[str]:
        if not told["lost_on"]:
            return [self.words.say("cli-nie-landing-safe")]
        chances = [row["p"] for row in told["landing"]]
        return [
            self.words.say("cli-nie-landing-risk", pieces=len(chances) - 1, worst=told["lost_on"]),
            self.words.say("cli-nie-lost", chances=self._chances(chances)),
        ]

    def _fire(self, fire: Mapping[str, Any], pursuit: bool) -> list[str]:
        """The next fire; of who gives up, the enemy's in the pursuit."""
        chances = [0.0] * (max(row["hits"] for row in fire["hits"]) + 1)
        for row in fire["hits"]:
            chances[row["hits"]] = row["p"]
        sweep = {"targets": fire["targets"], "percent": _percent(fire["breaks"])}
        return [
            self.words.say("cli-nie-pursuit" if pursuit else "cli-nie-fire", dice=fire["dice"], least=fire["from"]),
            "  " + self.words.say("cli-nie-hit-chances", chances=self._chances(chances)),
            "  " + self.words.say("cli-nie-destroys" if pursuit else "cli-nie-breaks", **sweep),
        ]

    def _to_the_end(self, battle: Mapping[str, Any]) -> list[str]:
        percent = _percent(battle["win"])
        if "side" in battle:
            return [self.words.say("cli-nie-win-attack" if battle["side"] else "cli-nie-win-defence", percent=percent)]
        return [
            self.words.say("cli-nie-win-attack", percent=percent),
            self.words.say(
                "cli-nie-losses",
                attack=round(battle["attack_losses"], 1),
                attackers=battle["attackers"],
                defence=round(battle["defence_losses"], 1),
                defenders=battle["defenders"],
            ),
        ]

    def _chances(self, chances: list[float]) -> str:
        rows = []
        for low, high, chance in _joined(chances):
            what = str(low) if low == high else self.words.say("cli-nie-range", low=low, high=high)
            rows.append(self.words.say("cli-nie-chance", what=what, percent=_percent(chance)))
        return ", ".join(rows)


def _flow(head: Text, entries: list[Text], width: int) -> list[Text]:
    """Entries one after the other behind a head, in as many lines as they need; none is broken."""
    indent = head.cell_len
    lines = [head]
    for number, entry in enumerate(entries):
        if number and lines[-1].cell_len + 3 + entry.cell_len > width:
            lines.append(Text(" " * indent))
        elif number:
            lines[-1].append(" · ", style="dim")
        lines[-1].append_text(entry)
    return lines


def _joined(chances: list[float]) -> list[tuple[int, int, float]]:
    """Chances of 0, 1, 2 … as rows of first, last and chance; unlikely numbers at both ends are joined to the next."""
    last = len(chances) - 1
    low = 0
    while low < last and sum(chances[: low + 1]) < _SMALL:
        low += 1
    high = last
    while high > low and sum(chances[high:]) < _SMALL:
        high -= 1
    if low == high:
        return [(0, last, sum(chances))]
    middle = [(number, number, chances[number]) for number in range(low + 1, high)]
    return [(0, low, sum(chances[: low + 1])), *middle, (high, last, sum(chances[high:]))]


def _percent(chance: float) -> str:
    """Whole per cent; what is not certain is not called so."""
    if 0 < chance < 0.005:
        return "<1"
    return ">99" if 0.995 < chance < 1 - 1e-9 else f"{100 * chance:.0f}"
