"""Napoléon 1815 as text: the day and the track, the players, where the blocks stand, what is going on.

Charleroi ×      D’Erlon 5+1 f2, Ney 0+3     infantry and cavalry, fatigue; × where the enemy stands too
Ligny            2 standing blocks           in the fog of war, with the names they may have as soon as these are few
"""

from collections import Counter
from collections.abc import Hashable, Mapping
from functools import cache
from textwrap import wrap
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from grognard.cli.boards import plain
from grognard.cli.boards.plain import View
from grognard.kernel.actions import BORDER

Told = Mapping[str, Any]
Row = tuple[str, str]  # what it is about, what there is to say

NATIONS = ("french", "english", "prussian")
STYLES = {
    "french": "bold bright_white on blue",
    "english": "bold bright_white on red",
    "prussian": "bold bright_white on grey23",
}
_FRENCH_SEAT = "blue"
_NATIONS_OF = {"blue": ("french",), "red": ("english",), "black": ("prussian",)}
_VEDETTE = "vedette"
_TRACK = 20  # the upper end of the victory track
_FEW = 5  # names that a standing block may have and that are worth telling
_SMALL = 0.005  # less likely than that is not told
_NARROW = 80  # what the seat alone is told is no wider
_TIE = "\N{NO-BREAK SPACE}"
_DOT = f"{_TIE}· "  # between parts; a line may end but not begin with it
# The step of the turn to which a decision outside an operation belongs.
_STEPS = {
    "Vedettes": "",
    "Exchange": "",
    "Victim": "draw",
    "Inactivity": "draw",
    "Delay": "draw",
    "Leader": "operations",
    "RecoveryCard": "recovery",
    "Recover": "recovery",
    "Exhaustion": "exhaustion",
}


@cache
def _zones(package: str) -> dict[str, Told]:
    return {zone["id"]: zone for zone in plain.data(package, "map")["zones"]}


@cache
def _bridges(package: str) -> dict[str, tuple[str, str]]:
    """The two ends of every bridge."""
    ways = plain.data(package, "map")["connections"]
    return {way["id"]: (way["a"], way["b"]) for way in ways if way["bridge"]}


@cache
def _faces(package: str) -> dict[str, Told]:
    told = plain.data(package, "cards")
    return {f"{card['event']}-{card['number']}": card for card in told["cards"] + told["three_player_cards"]}


class Board(plain.Board):
    """The map of Belgium, without its empty zones."""

    def draw(self, view: View, width: int) -> RenderableType:
        table = view["table"]
        width = max(width, _NARROW)
        lines = [self._day(view), self._track(table), *_rows(self._players(view), width)]
        zones = self._zones(table)
        column = max((len(self._zone(table, zone)) for zone in zones), default=0) + 2
        for nation in NATIONS:
            lines += self._army(table, nation, zones, column, width)
        if key := self._key(table):
            lines.append(Text(key, style="dim"))
        lines += _rows([*self._ground(table), *self._going_on(table)], width)
        return Group(*lines)

    def moment(self, view: View) -> Hashable:
        """The board is drawn for each step of a turn, each operation, each combat and its result."""
        table = view["table"]
        operation, combat = table["operation"] or {"seat": "", "announced": False}, table["combat"]
        before = sum(table["operations"].values()) - operation["announced"]
        fight = (combat["zone"], combat["cards"][0] > 0) if combat else None
        return view["seat"], table["turn"], self._step(view), operation["seat"], before, fight

    # --- the turn and the players ------------------------------------------------------------------------------------

    def _step(self, view: View) -> str:
        if view["over"] or view["table"]["operation"]:
            return "" if view["over"] else "operations"
        return _STEPS.get(view["frame"], "initiative")

    def _day(self, view: View) -> Text:
        table, say = view["table"], self.words.say
        if not table["turn"]:
            return Text(say("cli-n15-before"), style="bold")
        turn = min(table["turn"], table["turns"])
        parts = [say("cli-n15-turn", turn=turn, turns=table["turns"]), self.words.name("invasion", table["invasion"])]
        if step := self._step(view):
            parts.append(self.words.name("turn_step", step))
        return Text(_DOT.join(parts), style="bold")

    def _track(self, table: Told) -> Text:
        at = min(max(table["vp"], 0), _TRACK)
        line = "─" * at + "●" + "─" * (_TRACK - at)
        ends = [self.words.name("side", side) for side in ("french", "coalition")]
        points = self.words.say("cli-n15-track", number=table["vp"])
        return Text(f"{points}   {ends[0]} 0 {line} {_TRACK} {ends[1]}")

    def _players(self, view: View) -> list[Row]:
        table = view["table"]
        rows: list[Row] = []
        for seat in table["seats"]:
            you = f" {self.words.say('cli-you')}" if seat["name"] == view["seat"] else ""
            rows.append((self.words.say(seat["words"]) + you, _DOT.join(self._player(table, seat))))
        if len(rows) > 2:
            rows.append((self.words.name("side", "coalition"), self._cards(table, "coalition")))
        return rows

    def _player(self, table: Told, seat: Told) -> list[str]:
        say, two = self.words.say, len(table["seats"]) == 2
        side = "french" if seat["name"] == _FRENCH_SEAT else "coalition"
        parts = [say("cli-n15-hand", number=seat["cards"])]
        if two or side == "french":
            parts.append(self._cards(table, side))
        if table["turn"]:
            nations = NATIONS[1:] if two and side == "coalition" else _NATIONS_OF[seat["name"]]
            parts.append(say("cli-n15-operations", done=", ".join(self._done(table, nations))))
        if number := sum(seat["vedettes_to_place"]):
            parts.append(say("cli-n15-to-place", number=number))
        if table["leader"] == seat["name"]:
            parts.append(say("cli-n15-leader"))
        if seat["name"] in table["passed"]:
            parts.append(say("cli-n15-passed"))
        return parts

    def _cards(self, table: Told, side: str) -> str:
        """The piles of a side, with the card on top of its discards."""
        last = table["last_discard"][side]
        top = f" ({self.words.name('card', last)})" if last else ""
        discard = f"{table['discard'][side]}{top}"
        return self.words.say("cli-n15-piles", deck=table["deck"][side], discard=discard)

    def _done(self, table: Told, nations: tuple[str, ...]) -> list[str]:
        """The operations of each nation, and how many it may make."""
        told = []
        for nation in nations:
            done, limit = str(table["operations"][nation]), table["limits"][nation]
            if limit is not None:
                done = self.words.say("cli-n15-of", done=done, number=limit)
            told.append(done if len(nations) == 1 else f"{self.words.name('nation', nation)} {done}")
        return told

    # --- the armies --------------------------------------------------------------------------------------------------

    def _zones(self, table: Told) -> list[str]:
        """The zones where blocks stand, in the order of the map."""
        held = {one["zone"] for one in [*table["blocks"].values(), *table["standing"]]}
        return [zone for zone in _zones(self.game.package) if zone in held]

    def _army(self, table: Told, nation: str, zones: list[str], column: int, width: int) -> list[Text]:
        """A nation: its strength as far as the view tells it, and its blocks zone by zone."""
        here = [zone for zone in zones if _number(table, zone, nation)]
        if not here:
            return []
        head = Text(f" {self.words.name('nation', nation)} ", style=STYLES[nation])
        corps = [one for one in table["blocks"].values() if one["nation"] == nation and "infantry" in one]
        if corps:
            numbers = {arm: sum(one[arm] for one in corps) for arm in ("infantry", "cavalry")}
            head.append("  " + self.words.say("cli-n15-strength", **numbers), style="not bold default on default")
        rows = [(f"  {self._zone(table, zone)}", self._here(table, zone, nation)) for zone in here]
        return [head, *_rows(rows, width, column)]

    def _zone(self, table: Told, zone: str) -> str:
        return self.words.name("place", zone) + (" ×" if _contested(table, zone) else "")

    def _here(self, table: Told, zone: str, nation: str, few: int = _FEW) -> str:
        """The blocks of a nation in a zone: those to be activated, then the others."""
        parts = []
        for ready in (True, False):
            names = self._named(table, zone, nation, ready)
            for one in table["standing"]:
                if (one["zone"], one["nation"], one["ready"]) == (zone, nation, ready):
                    names += self._standing(one, few)
            if names:
                told = ", ".join(names)
                number = _number(table, zone, nation, ready)
                parts.append(told if ready else self.words.say("cli-n15-activated", number=number, names=told))
        return _DOT.join(parts)

    def _named(self, table: Told, zone: str, nation: str, ready: bool) -> list[str]:
        pieces = [
            piece
            for piece, one in table["blocks"].items()
            if (one["zone"], one["nation"], one["ready"]) == (zone, nation, ready)
        ]
        return self._pieces(table, pieces)

    def _pieces(self, table: Told, pieces: list[str]) -> list[str]:
        """Blocks by name, corps with what is known of them; of vedettes the numbers."""
        vedettes = [piece.rpartition("_")[2] for piece in pieces if piece.startswith(_VEDETTE)]
        names = [self._piece(table, piece) for piece in pieces if not piece.startswith(_VEDETTE)]
        if vedettes:
            names.append(self.words.say("cli-n15-vedettes", number=len(vedettes), names=", ".join(vedettes)))
        return names

    def _piece(self, table: Told, piece: str) -> str:
        one = table["blocks"].get(piece, {})
        name = self.words.name("piece", piece)
        if "infantry" not in one:
            return name
        name += f"{_TIE}{one['infantry']}+{one['cavalry']}"
        return f"{name}{_TIE}{self.words.say('cli-n15-tired', number=one['fatigue'])}" if one["fatigue"] else name

    def _standing(self, one: Told, few: int) -> list[str]:
        """Hidden blocks: by name where only one is possible, else how many they are and what they may be."""
        known = Counter(may[0] for may in one["may_be"] if len(may) == 1)
        names = [self._perhaps(piece, number) for piece, number in known.items()]
        rest = [may for may in one["may_be"] if len(may) != 1]
        if not rest:
            return names
        blocks = self.words.say("cli-n15-standing", number=len(rest))
        some = [self._perhaps(piece, 1) for piece in dict.fromkeys(piece for may in rest for piece in may)]
        if 0 < len(some) <= few:
            blocks = self.words.say("cli-n15-perhaps", blocks=blocks, names=", ".join(some))
        return [*names, blocks]

    def _perhaps(self, piece: str, number: int) -> str:
        """A name of a hidden block: any vedette is just a vedette."""
        if piece == _VEDETTE:
            return self.words.say("cli-n15-some-vedettes", number=number)
        return self.words.name("piece", piece)

    def _key(self, table: Told) -> str:
        """What the signs mean that are on the board."""
        signs = []
        if any("infantry" in one for one in table["blocks"].values()):
            signs.append(self.words.say("cli-n15-key-strength"))
        if any(_contested(table, zone) for zone in self._zones(table)):
            signs.append(self.words.say("cli-n15-key-contested"))
        return _DOT.join(signs)

    # --- the ground --------------------------------------------------------------------------------------------------

    def _ground(self, table: Told) -> list[Row]:
        """Objectives, positions, bridges, axes, who comes and who is lost; nothing of which there is nothing."""
        say, name = self.words.say, self.words.name
        bridges = [_bridges(self.game.package)[way] for way in table["broken"]]
        coming = sorted(table["coming"].items(), key=lambda item: item[1])
        rows = [
            (say("cli-n15-objectives"), self._objectives(table)),
            (say("cli-n15-positions"), ", ".join(name("place", zone) for zone in table["positions"])),
            (say("cli-n15-bridges"), ", ".join(f"{name('place', a)} – {name('place', b)}" for a, b in bridges)),
            (say("cli-n15-axes"), ", ".join(self._axis(axis) for axis in table["axes"].values())),
            (say("cli-n15-coming"), ", ".join(f"{name('piece', piece)} ({turn})" for piece, turn in coming)),
            (say("cli-n15-lost"), ", ".join(self._lost(table["lost"]))),
            (say("cli-n15-lasting"), ", ".join(say(f"cli-n15-effect-{effect}") for effect in table["effects"])),
        ]
        return [row for row in rows if row[1]]

    def _objectives(self, table: Told) -> str:
        lines = []
        for side in ("french", "coalition"):
            held = [zone for zone, holder in table["control"].items() if holder == side]
            names = [f"{self.words.name('place', zone)} {_zones(self.game.package)[zone]['vp']}" for zone in held]
            if names:
                lines.append(self.words.say("cli-is", name=self.words.name("side", side), value=", ".join(names)))
        return "\n".join(lines)

    def _lost(self, pieces: list[str]) -> list[str]:
        """Eliminated blocks by name; vedettes are only counted."""
        names = [self.words.name("piece", piece) for piece in pieces if not piece.startswith(_VEDETTE)]
        vedettes = len(pieces) - len(names)
        return [*names, self._perhaps(_VEDETTE, vedettes)] if vedettes else names

    def _axis(self, axis: Told) -> str:
        here, _, there = axis["border"].partition(">")
        way = f"{self.words.name('place', here)} → {self.words.name('place', there)}"
        return f"{way} ({self.words.name('side', axis['side'])})"

    # --- what is going on --------------------------------------------------------------------------------------------

    def _going_on(self, table: Told) -> list[Row]:
        rows = []
        if table["operation"]:
            rows.append((self.words.say("cli-n15-operation"), _DOT.join(self._operation(table))))
        if table["combat"]:
            rows += self._combat(table, table["combat"])
        if "share" in table["at"]:
            rows.append((self.words.say("cli-n15-share"), _DOT.join(self._share(table, table["at"]))))
        return rows

    def _share(self, table: Told, at: Told) -> list[str]:
        """Fatigue or losses to be split: what is left to choose, what each corps must bear, the corps."""
        say = self.words.say
        parts = [say("cli-n15-left", number=at["left"])] if at["left"] else []
        if at["need"]:
            need = [f"{self.words.name('piece', piece)}{_TIE}{number}" for piece, number in at["need"].items()]
            parts.append(say("cli-n15-need", names=", ".join(need)))
        return [*parts, say("cli-n15-corps", names=", ".join(self._pieces(table, at["share"])))]

    def _operation(self, table: Told) -> list[str]:
        say, doing = self.words.say, table["operation"]
        seat = next(seat for seat in table["seats"] if seat["name"] == doing["seat"])
        parts = [say(seat["words"])]
        parts.append(self.words.name("intent", doing["intent"]) if "intent" in doing else say("cli-n15-preparing"))
        if "zone" in doing:
            parts.append(say("cli-n15-pile", number=doing["number"], place=f"place-{doing['zone']}"))
        if doing.get("pile") and not table["combat"]:
            parts.append(", ".join(self._pieces(table, doing["pile"])))
        if doing.get("start", doing.get("zone")) != doing.get("zone"):
            parts.append(say("cli-n15-from", place=f"place-{doing['start']}"))
        if doing.get("base"):
            parts.append(say("cli-n15-base", number=doing["base"]))
        if "points" in doing and not table["combat"]:
            left = max(0, doing["points"] - doing["spent"])
            parts.append(say("cli-n15-points", left=left, number=doing["points"]))
        if "fatigue" in doing:
            parts.append(say("cli-n15-would-tire", number=doing["fatigue"]))
        if table["used"]:
            names = ", ".join(self.words.name("side", side) for side in table["used"])
            parts.append(say("cli-n15-green", names=names))
        return parts

    def _combat(self, table: Told, combat: Told) -> list[Row]:
        say = self.words.say
        french = table["operation"]["seat"] == _FRENCH_SEAT
        sides = ("french", "coalition") if french else ("coalition", "french")
        where = self.words.name("place", combat["zone"])
        if combat["retreat"] > 0:
            where += _DOT + say("cli-n15-retreat", number=combat["retreat"])
        rows = [(say("cli-n15-combat"), where)]
        for i, (role, side) in enumerate(zip(("attackers", "defenders"), sides, strict=True)):
            parts = [self.words.name("side", side), ", ".join(self._pieces(table, combat[role]))]
            parts += [", ".join(self._reasons(combat["modifiers"][i]))]
            parts += [say("cli-n15-cards", number=combat["cards"][i])] if combat["cards"][0] else []
            if combat["losses"][i] or combat["fatigue"][i]:
                parts.append(say("cli-n15-suffers", losses=combat["losses"][i], fatigue=combat["fatigue"][i]))
            played = ", ".join(self.words.name("card", card) for card in combat["lying"][side])
            parts += [say("cli-n15-lying", names=played)] if played else []
            rows.append((say(f"cli-n15-{role}"), _DOT.join(part for part in parts if part)))
        return rows

    def _reasons(self, modifiers: list[Told]) -> list[str]:
        return [f"{self.words.name('reason', one['reason'])} {plain.signed(one['number'])}" for one in modifiers]

    # --- what the seat alone knows -----------------------------------------------------------------------------------

    def own(self, view: View) -> list[str]:
        """The hand, then what the seat has seen of other hands, then the corps that cannot recover any more."""
        say, hand, others = self.words.say, [], []
        for seat in view["table"]["seats"]:
            cards = self._hand(seat["hand"])
            if seat["name"] == view["seat"]:
                hand += [say("cli-n15-own-hand", number=len(seat["hand"]), cards=cards)] if cards else []
                served = ", ".join(self.words.name("piece", piece) for piece in seat["served"])
                others += [say("cli-n15-served", names=served)] if served else []
            elif cards:
                others.append(say("cli-n15-seen", seat=seat["words"], cards=cards))
            if seat["partners"]:
                others.append(say("cli-n15-partners", cards=self._hand(seat["partners"])))
        return [line for told in hand + others for line in _wrapped(told)]

    def _hand(self, cards: list[str]) -> str:
        return ", ".join(self._card(card) for card in cards)

    def _card(self, card: str) -> str:
        """A card with its colour and what it recovers."""
        face = _faces(self.game.package)[card]
        colour = self.words.say(f"cli-n15-colour-{face['colour']}")
        return f"{self.words.name('card', card)} ({colour}, +{face['recovery']})".replace(" ", _TIE)

    # --- a place -----------------------------------------------------------------------------------------------------

    def note(self, view: View, place: str) -> str:
        """How many blocks of each nation."""
        table = view["table"]
        numbers = {nation: _number(table, place, nation) for nation in NATIONS}
        letters = [f"{self.words.say(f'cli-n15-letter-{nation}')}{n}" for nation, n in numbers.items() if n]
        return " ".join(letters)

    def look(self, view: View, place: str) -> list[str]:
        table, say = view["table"], self.words.say
        pieces = len(self.game.vocabulary.sets["piece"])  # every name that a standing block may have
        about = {self.words.name("nation", nation): self._here(table, place, nation, pieces) for nation in NATIONS}
        if place in table["axes"]:
            about[say("cli-n15-axes")] = self._axis(table["axes"][place])
        lines = [", ".join(self._about(table, place))]
        for name, value in about.items():
            lines += _wrapped("  " + say("cli-is", name=name, value=value)) if value else []
        borders = [border.partition(">") for border in self.game.vocabulary.sets[BORDER]]
        there = [end for here, _, end in borders if here == place]
        room = max(len(self.note(view, end)) for end in there)
        return lines + [f"  {self.note(view, end):<{room}} {self._neighbour(table, place, end)}" for end in there]

    def _about(self, table: Told, place: str) -> list[str]:
        """A zone: its name, its kind, what it is worth to whom."""
        zone = _zones(self.game.package)[place]
        parts = [self.words.name("place", place), self.words.say(f"cli-n15-type-{zone['type']}")]
        if place in table["control"]:
            side = f"side-{table['control'][place]}"
            parts.append(self.words.say("cli-n15-held", number=zone["vp"], side=side))
        if place in table["positions"]:
            parts.append(self.words.say("cli-n15-position"))
        return parts

    def _neighbour(self, table: Told, here: str, there: str) -> str:
        parts = self._about(table, there)
        for way, ends in _bridges(self.game.package).items():
            if {here, there} == set(ends):
                parts.append(self.words.say("cli-n15-no-bridge" if way in table["broken"] else "cli-n15-bridge"))
        return ", ".join(parts)

    # --- odds --------------------------------------------------------------------------------------------------------

    def odds(self, told: Told) -> list[str]:
        if "points" in told:
            lines = [self.words.say("cli-n15-odds-points", spread=self._spread(told["points"], "points"))]
        elif "cost" in told:
            lines = self._march(told)
        elif told["off"]:
            lines = [self.words.say("cli-n15-odds-off")]
        else:
            lines = self._attack(told)
        return [part for line in lines for part in _wrapped(line)]

    def _march(self, told: Told) -> list[str]:
        """What a step costs."""
        say = self.words.say
        least, most = told["fatigue"]
        lines = [say("cli-n15-odds-cost", cost=told["cost"], left=max(0, told["left"]))]
        if least == most:
            lines.append(say("cli-n15-odds-tires", number=least))
        else:
            lines.append(say("cli-n15-odds-may-tire", least=least, most=most))
        return [*lines, say("cli-n15-odds-stop")] if told["stop"] else lines

    def _attack(self, told: Told) -> list[str]:
        say = self.words.say
        ends = {end: self._percent(told[end]) for end in ("win", "draw", "lose")}
        lines = [say("cli-n15-odds-ends", **ends)]
        lines.append(
            say("cli-n15-odds-exact")
            if told["exact"]
            else say("cli-n15-odds-error", error=self._percent(told["error"]))
        )
        mine, his = told["cards"]
        for role, cards, modifiers in (
            ("attackers", str(mine), told["modifiers"][0]),
            ("defenders", self._spread(his, "cards"), told["modifiers"][1]),
        ):
            reasons = ", ".join(self._reasons(modifiers))
            line = say("cli-is", name=say(f"cli-n15-{role}"), value=say("cli-n15-odds-cards", cards=cards))
            lines.append(f"{line} ({reasons})" if reasons else line)
        for which, tired in (("inflicted", told["fatigue"][1]), ("suffered", told["fatigue"][0])):
            spread = self._spread(told[which], "losses")
            lines.append(say(f"cli-n15-odds-{which}", spread=spread, fatigue=round(tired, 1)))
        return lines

    def _spread(self, rows: list[Told], what: str) -> str:
        """What may come, and how likely: 2 (25 %), 3 (75 %)."""
        likely = [row for row in rows if row["p"] >= _SMALL]
        if len(likely) == 1:
            return str(likely[0][what])
        return ", ".join(f"{row[what]}{_TIE}({self._percent(row['p'])})" for row in likely)

    def _percent(self, p: float) -> str:
        return self.words.say("cli-percent", value=f"{100 * p:.0f}").replace(" ", _TIE)


def _number(table: Told, zone: str, nation: str, ready: bool | None = None) -> int:
    """How many blocks of a nation stand in a zone."""
    named = [one for one in table["blocks"].values() if (one["zone"], one["nation"]) == (zone, nation)]
    hidden = [one for one in table["standing"] if (one["zone"], one["nation"]) == (zone, nation)]
    return sum(one.get("number", 1) for one in named + hidden if ready is None or one["ready"] == ready)


def _contested(table: Told, zone: str) -> bool:
    """Whether blocks of both sides stand there."""
    french, *coalition = (_number(table, zone, nation) for nation in NATIONS)
    return french > 0 and any(coalition)


def _rows(rows: list[Row], width: int, column: int = 0) -> list[Text]:
    """Names and, beside them, what there is to say, on as many lines as it needs."""
    column = max([column, *(len(name) for name, _ in rows)])
    lines = []
    for name, told in rows:
        texts = [line for part in told.split("\n") for line in _wrapped(part, width - column - 2, "")]
        names = [name, *[""] * (len(texts) - 1)]
        lines += [Text(f"{first:<{column}}  {text}") for first, text in zip(names, texts, strict=True)]
    return lines


def _wrapped(text: str, width: int = _NARROW, indent: str = "    ") -> list[str]:
    """The lines of a text; unlike the console's they are never broken where words are tied together."""
    return wrap(text, width, subsequent_indent=indent, break_on_hyphens=False)
