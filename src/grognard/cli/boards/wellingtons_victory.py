"""Wellington's Victory as text: the hour, the armies, and by brigade where every unit stands.

● brigade Bauduin 16            a brigade: whether it is active, its strength
1/1Lt 6c↗ C2509                 a unit: strength, formation, front, its hex
6/II 8↖•5 C2508                 a battery: guns, front, rounds left, its hex
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from grognard.cli.boards import plain
from grognard.cli.boards.plain import View
from grognard.games.wellingtons_victory.ground import COVER, HEX_NUMBER, HEXES, LEVEL, NEAR, ROAD_HEX, SIDE
from grognard.games.wellingtons_victory.tables import (
    ARMIES,
    ARMY,
    ARTILLERY,
    CAVALRY,
    CHAIN,
    COMPANY,
    CREW,
    FORMATION_OF,
    FORMATIONS,
    INFANTRY,
    KIND,
    LEADER,
    NATION,
    PIECE_NUMBER,
    UNIT_COUNT,
    UNIT_SHORT,
)
from grognard.kernel.hexes import DIRECTIONS

STYLES = {"french": "bold blue", "anglo_allied": "bold red", "prussian": "bold magenta"}
ARROWS = {"NNE": "↗", "E": "→", "SSE": "↘", "SSW": "↙", "W": "←", "NNW": "↖"}
# What may be the matter with a unit, the last the worst.
ORDERS = {"disordered": "!", "routed": "!!"}
MARKS = {"charging": "»", "empty": "ø"}
MASSED = "#"
_COVERS = ["clear", "soft", "hard"]
_SIDES = ["", "soft", "hard", "wall", "stream", "bridge"]
# The phases that do not change the board much belong to the one before: rallies to the commands, movement to the formations
# that one has just changed oneself, fire of the infantry to that of the guns.
_STEPS = {2: 1, 4: 3, 7: 6, 9: 8, 11: 10}
_CORPS = -2  # in the chain of a formation the last is its army


class Board(plain.Board):
    """The field of Waterloo."""

    def draw(self, view: View, width: int) -> RenderableType:
        lines = self._head(view, width)
        for army in view["table"]["armies"]:
            lines += self._army(view, army, width)
        return Group(*lines, *self._legend(view, width))

    def moment(self, view: View) -> Hashable:
        table = view["table"]
        if not table["pieces"]:
            return None
        return table["turn"], _STEPS.get(table["phase"], table["phase"])

    # --- the hour and the armies -------------------------------------------------------------------------------------

    def _head(self, view: View, width: int) -> list[Text]:
        table, say = view["table"], self.words.say
        told = [table["clock"], say("cli-wv-turn", turn=table["turn"])]
        if not view["over"]:
            told.append(say("event-phase", phase=table["phase"]))
        lines = [Text(" · ".join(told), style="bold")]
        names = {army: self._named(army) for army in table["armies"]}
        room = max(len(name) for name in names.values())
        for army, name in names.items():
            lines.append(Text(f"{name:<{room}}  ", style=STYLES[army]).append(self._spirit(table, army), style=""))
        for army in names:
            held = [self.words.name("place", place) for place, holder in table["objectives"].items() if holder == army]
            if held:
                lines += _flow(Text(say("cli-wv-held", army=self._army_words(army))), held, width)
        if table["move"]:
            move = table["move"]
            points = move["points"] + move["grand"]
            lines.append(Text(say("cli-wv-move", piece=f"piece-{move['piece']}", points=points)))
        return lines

    def _army_words(self, army: str) -> str:
        """The message that names an army; the French army is called as its side is."""
        return "side-empire" if army == "french" else f"army-{army}"

    def _named(self, army: str) -> str:
        name = self.words.say(self._army_words(army))
        return name[:1].upper() + name[1:]

    def _spirit(self, table: Mapping[str, Any], army: str) -> str:
        told = table["armies"][army]
        spirit = self.words.say("cli-wv-army", morale=told["morale"], brigades=told["brigades"])
        return f"{spirit}, {self.words.say('cli-wv-demoralised')}" if told["demoralised"] else spirit

    # --- an army on the map ------------------------------------------------------------------------------------------

    def _army(self, view: View, army: str, width: int) -> list[Text]:
        table = view["table"]
        mine = {name: piece for name, piece in table["pieces"].items() if _army_of(name) == army}
        lines: list[Text] = []
        if mine:
            lines.append(self._title(army, mine, width))
            lines += self._brigades(view, mine, width)
            lines += self._others(view, mine, width)
            lines += self._listed("cli-wv-unseen", self._unseen(table, army), width)
        return lines + self._listed("cli-wv-coming", self._coming(table, army), width)

    def _title(self, army: str, mine: Mapping[str, Any], width: int) -> Text:
        points: Counter[str] = Counter()
        for name, piece in mine.items():
            points[_arm(name)] += piece.get("strength", 0)
        told = [
            self.words.say(f"cli-wv-arm-{arm}", points=points[arm])
            for arm in ("infantry", "cavalry", "artillery")
            if points[arm]
        ]
        line = Text("─ ").append(self._named(army), style=STYLES[army]).append(f" ─ {', '.join(told)} ")
        return line.append("─" * (width - line.cell_len))

    def _brigades(self, view: View, mine: Mapping[str, Any], width: int) -> list[Text]:
        """A paragraph for each brigade with battalions or regiments."""
        found: dict[int, list[str]] = {}
        for name in mine:
            if _kind(name) in (INFANTRY, CAVALRY):
                found.setdefault(FORMATION_OF[PIECE_NUMBER[name]], []).append(name)
        lines = []
        for formation, names in sorted(found.items()):
            word = FORMATIONS[formation]
            sign = "●" if word in view["table"]["active"] else "○"
            points = sum(mine[name]["strength"] for name in names)
            head = Text(f"{sign} ").append(f"{self.words.name('formation', word)} {points}", style="bold")
            lines += _flow(head, [self._unit(view, name) for name in names], width)
        return lines

    def _others(self, view: View, mine: Mapping[str, Any], width: int) -> list[Text]:
        """Batteries, gunners without guns, companies, leaders."""
        table = view["table"]
        guns = [name for name in mine if _kind(name) == ARTILLERY]
        gunners = [name for name in mine if _kind(name) == CREW and not _serving(table, name)]
        lines = self._listed("cli-wv-batteries", [self._unit(view, name) for name in guns], width)
        lines += self._listed("cli-wv-companies", _heaps(mine, COMPANY, mine), width)
        lines += self._listed("cli-wv-gunners", _heaps(mine, CREW, gunners), width)
        leaders = [
            f"{self.words.name('piece', name)} {self._hurt(piece)}{piece['hex']}"
            for name, piece in mine.items()
            if _kind(name) == LEADER
        ]
        return lines + self._listed("cli-wv-leaders", leaders, width)

    def _listed(self, message: str, entries: list[str], width: int) -> list[Text]:
        return _flow(Text("  ").append(self.words.say(message), style="bold"), entries, width) if entries else []

    def _hurt(self, piece: Mapping[str, Any]) -> str:
        return f"({self.words.say('cli-wv-mark-reduced')}) " if "reduced" in piece.get("marks", []) else ""

    def _unit(self, view: View, name: str) -> str:
        piece = view["table"]["pieces"][name]
        points = str(piece["strength"])
        if _kind(name) == ARTILLERY and not _served(view["table"], name):
            points = f"({points})"
        return f"{UNIT_SHORT[PIECE_NUMBER[name]].strip()} {points}{self._signs(piece)} {piece['hex']}"

    def _signs(self, piece: Mapping[str, Any]) -> str:
        """Formation, front, rounds, and what is the matter."""
        front = "" if piece.get("all_round") else ARROWS[piece["facing"]]
        rounds = f"•{piece['rounds']}" if "rounds" in piece else ""
        return f"{self._form(piece['form'])}{front}{rounds}{_plight(piece)}"

    def _form(self, form: str) -> str:
        """The sign of a formation; the usual ones of batteries, cavalry and companies have none."""
        message = f"cli-wv-form-{form}"
        return self.words.say(message) if self.words.has(message) else ""

    def _unseen(self, table: Mapping[str, Any], army: str) -> list[str]:
        """What lies under the units that one sees: how many, and where."""
        told = []
        for place, stack in table["stacks"].items():
            hidden = stack.count(None)
            if hidden and _army_of(next(name for name in reversed(stack) if name)) == army:
                told.append(f"{hidden}{MASSED if place in table['massed'] else ''} {place}")
        return told

    def _coming(self, table: Mapping[str, Any], army: str) -> list[str]:
        """Units that have not arrived yet, by corps."""
        units = [PIECE_NUMBER[name] for name in table["waiting"] if _army_of(name) == army]
        corps = Counter(CHAIN[FORMATION_OF[unit]][_CORPS] for unit in units if unit < UNIT_COUNT)
        return [
            self.words.say("cli-wv-corps", formation=f"formation-{FORMATIONS[formation]}", units=number)
            for formation, number in sorted(corps.items())
        ]

    # --- signs -------------------------------------------------------------------------------------------------------

    def _legend(self, view: View, width: int) -> list[Text]:
        """The signs that are on the board now."""
        table = view["table"]
        pieces = table["pieces"].values()
        say = self.words.say
        told = [f"● {say('cli-wv-active')}", f"○ {say('cli-wv-asleep')}", f"↗ {say('cli-wv-front')}"]
        forms = dict.fromkeys(piece["form"] for piece in pieces if "form" in piece)
        told += [f"{self._form(form)} {self.words.name('form', form)}" for form in forms if self._form(form)]
        for order, sign in ORDERS.items():
            if any(piece.get("order") == order for piece in pieces):
                told.append(f"{sign} {say(f'cli-wv-order-{order}')}")
        for mark, sign in MARKS.items():
            if any(mark in piece.get("marks", []) for piece in pieces):
                told.append(f"{sign} {say(f'cli-wv-mark-{mark}')}")
        guns = [name for name in table["pieces"] if _kind(name) == ARTILLERY]
        if guns:
            told.append(f"•6 {say('cli-wv-rounds-left')}")
        if not all(_served(table, name) for name in guns):
            told.append(f"(6) {say('cli-wv-unserved')}")
        if table.get("massed"):
            told.append(f"{MASSED} {say('cli-wv-massed')}")
        lines = _flow(Text(), told, width)
        for line in lines:
            line.stylize("dim")
        return lines

    # --- places ------------------------------------------------------------------------------------------------------

    def note(self, view: View, place: str) -> str:
        """The letter of the army, the strength of the stack, formation and front of the top unit; ? for what is not seen."""
        table = view["table"]
        stack = table["stacks"].get(place, [])
        seen = [name for name in stack if name]
        if not seen:
            return ""
        letter = self.words.say(f"cli-wv-letter-{_army_of(seen[-1])}")
        troops = [name for name in seen if _kind(name) != LEADER]
        if not troops:
            return f"{letter}*"
        points = sum(table["pieces"][name]["strength"] for name in troops if not _serving(table, name))
        unseen = "+?" if None in stack else ""
        return f"{letter}{points}{unseen}{self._signs(table['pieces'][troops[-1]])}"

    def look(self, view: View, place: str) -> list[str]:
        """The ground of a hex, its units from the top down, the hexes around it."""
        table = view["table"]
        stack = table["stacks"].get(place, [])
        here = HEX_NUMBER[place]
        lines = [self.words.say("cli-is", name=self.words.name("place", place), value=self._ground(here))]
        lines += [f"  {self._unit_words(name, table['pieces'][name])}" for name in reversed(stack) if name]
        if None in stack:
            lines.append(f"  {self._hidden_words(table, place)}")
        for name, piece in table["pieces"].items():
            if piece.get("second") == place:
                lines.append(f"  {self.words.say('cli-wv-second', piece=f'piece-{name}', place=piece['hex'])}")
        return lines + [self._neighbour(view, here, way) for way in range(6) if NEAR[6 * here + way] >= 0]

    def _ground(self, spot: int) -> str:
        told = [self.words.say(f"cli-wv-cover-{_COVERS[COVER[spot]]}")]
        told.append(self.words.say("cli-wv-level", level=LEVEL[spot]))
        if ROAD_HEX[spot]:
            told.append(self.words.say("cli-wv-road"))
        return ", ".join(told)

    def _neighbour(self, view: View, here: int, way: int) -> str:
        there = NEAR[6 * here + way]
        side = _SIDES[SIDE[6 * here + way]]
        told = self._ground(there) + (f", {self.words.say(f'cli-wv-side-{side}')}" if side else "")
        where = self.words.name("cli-wv-direction", DIRECTIONS[way])
        name = f"{self.words.name('place', HEXES[there])} {self.note(view, HEXES[there])}".rstrip()
        return f"  {where:<10}  {self.words.say('cli-is', name=name, value=told)}"

    def _unit_words(self, name: str, piece: Mapping[str, Any]) -> str:
        say = self.words.say
        told = [self.words.name("piece", name)]
        if "strength" in piece:
            count = "cli-wv-guns" if _kind(name) == ARTILLERY else "cli-wv-points"
            told += [self.words.name("form", piece["form"]), say(count, count=piece["strength"])]
            if not piece.get("all_round"):
                told.append(say("cli-wv-facing", facing=f"facing-{piece['facing']}"))
        if "effectiveness" in piece:
            told.append(say("cli-wv-effectiveness", value=piece["effectiveness"]))
        if "rounds" in piece:
            told.append(say("cli-wv-rounds", count=piece["rounds"]))
        if "order" in piece:
            told.append(say(f"cli-wv-order-{piece['order']}"))
        marks = [f"cli-wv-mark-{mark}" for mark in piece.get("marks", [])]
        return ", ".join(told + [say(mark) for mark in marks if self.words.has(mark)])

    def _hidden_words(self, table: Mapping[str, Any], place: str) -> str:
        told = self.words.say("cli-wv-hidden", count=table["stacks"][place].count(None))
        return f"{told}, {self.words.say('cli-wv-massed')}" if place in table["massed"] else told

    # --- odds --------------------------------------------------------------------------------------------------------

    def odds(self, told: Mapping[str, Any]) -> list[str]:
        lines = [] if told["exact"] else [self.words.say("cli-wv-guess")]
        if "cost" in told:
            lines.append(self.words.say("cli-wv-cost", cost=told["cost"], left=told["left"]))
        elif "losses" in told:
            lines += self._shot(told)
        elif "results" in told:
            lines += self._melee(told)
        else:
            lines += self._check(told)
        for who in ("attacker", "defender", "modifiers"):
            if told.get(who):
                changes = ", ".join(f"{plain.signed(change['amount'])} ({change['clause']})" for change in told[who])
                lines.append(self.words.say("cli-is", name=self.words.say(f"cli-wv-{who}"), value=changes))
        return lines

    def _share(self, p: float, told: str) -> str:
        return f"  {self.words.say('cli-percent', value=round(100 * p)):>5}  {told}"

    def _shot(self, told: Mapping[str, Any]) -> list[str]:
        say = self.words.say
        row = say(f"cli-wv-row-{told['row']}")
        facts = {"range": told["range"], "strength": told["strength"], "target": told["target_class"]}
        lines = [say("cli-wv-shot", row=row, **facts)]
        lines += [self._share(end["p"], say("cli-wv-loss", count=end["loss"])) for end in told["losses"]]
        return [*lines, say("cli-wv-mean", mean=told["expected"])]

    def _melee(self, told: Mapping[str, Any]) -> list[str]:
        say = self.words.say
        lines = [say("cli-wv-melee", percent=told["percent"], differential=plain.signed(told["differential"]))]
        for end in told["results"]:
            mine, theirs = say(f"cli-wv-result-{end['attacker']}"), say(f"cli-wv-result-{end['defender']}")
            lines.append(self._share(end["p"], say("cli-wv-result", attacker=mine, defender=theirs)))
        return lines

    def _check(self, told: Mapping[str, Any]) -> list[str]:
        say = self.words.say
        ends = [self._share(told[end], say(f"cli-wv-check-{end}")) for end in ("passed", "disordered", "routed")]
        return [say("cli-wv-check", effectiveness=told["effectiveness"]), *ends]


# --- pieces ----------------------------------------------------------------------------------------------------------


def _kind(name: str) -> int:
    return KIND[PIECE_NUMBER[name]]


def _army_of(name: str) -> str:
    return ARMIES[ARMY[PIECE_NUMBER[name]]]


def _arm(name: str) -> str:
    """The arm that a piece's strength counts for; companies are infantry, gunners count by their guns."""
    return {INFANTRY: "infantry", COMPANY: "infantry", CAVALRY: "cavalry", ARTILLERY: "artillery"}.get(_kind(name), "")


def _plight(piece: Mapping[str, Any]) -> str:
    marks = [MARKS[mark] for mark in piece.get("marks", []) if mark in MARKS]
    return ORDERS.get(piece.get("order", ""), "") + "".join(marks)


def _served(table: Mapping[str, Any], battery: str) -> bool:
    """Whether gunners, or a company in their stead, lie under the battery; what is not seen may be they."""
    stack = table["stacks"][table["pieces"][battery]["hex"]]
    at = stack.index(battery)
    under = stack[at - 1] if at else ""
    if not under:
        return under is None
    alike = NATION[PIECE_NUMBER[under]] == NATION[PIECE_NUMBER[battery]]
    return alike and _kind(under) in (CREW, COMPANY) and table["pieces"][under].get("order") != "routed"


def _serving(table: Mapping[str, Any], name: str) -> bool:
    """Whether these are gunners with a battery on them, which speaks for both."""
    stack = table["stacks"][table["pieces"][name]["hex"]]
    above = stack[stack.index(name) + 1 :][:1]
    return _kind(name) == CREW and any(on and _kind(on) == ARTILLERY for on in above)


def _heaps(mine: Mapping[str, Any], kind: int, names: Iterable[str]) -> list[str]:
    """Small pieces of a kind by hex: how many, and the worst that is the matter with one of them."""
    heaps: dict[str, list[str]] = {}
    for name in names:
        if _kind(name) == kind:
            heaps.setdefault(mine[name]["hex"], []).append(_plight(mine[name]))
    return [f"{len(plights)}{max(plights, key=len)} {place}" for place, plights in heaps.items()]


def _flow(head: Text, entries: list[str], width: int) -> list[Text]:
    """Entries behind a head, in as many lines as they need; none is broken unless it is wider than a line."""
    lines = [head]
    for entry in entries:
        gap = "  " if lines[-1].plain.strip() else ""
        if lines[-1].cell_len + len(gap) + len(entry) > width:
            lines.append(Text("    "))
            gap = ""
        lines[-1].append(f"{gap}{entry}", style="")
    return lines
