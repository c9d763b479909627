"""A short way to lay out a situation of the game and to play on from it, in names instead of numbers.

    t = table(markers={"langeron": "breitenfeld ploesen"}, turn="allied", allied="terrain_plain")
    t.do("p2", "play terrain_plain", "remove breitenfeld")

p1 leads the French and p2 the Allies. Armies that are not named lie unplayed, cards that are not named are in the deck.
"""

from collections.abc import Mapping
from typing import Any

from grognard.games.nations_1813 import GAME
from grognard.games.nations_1813.state import Nations
from grognard.games.nations_1813.tables import ALL_CARDS, ARMIES, CARDS
from grognard.kernel.actions import NUMBER, SEAT
from grognard.kernel.chance import Source
from grognard.kernel.contract import Event, State

MISSIONS = {
    "north": "mission_moeckern",
    "south": "mission_wachau",
    "east": "mission_paunsdorf",
    "west": "mission_lindenau",
    "centre": "mission_leipzig",
}
SECOND = {"north": "mission_radefeld", "south": "mission_stoermthal"}
DISTRICTS_OF = list(MISSIONS)
SEAT_OF = {"french": "p1", "allied": "p2"}
FRENCH_ARMIES = ARMIES[11:]
ALLIED_ARMIES = ARMIES[:11]


class Unshuffled(Source):
    """Leaves every deck in its printed order (the last card on top), so that a test can follow the dealing."""

    def below(self, index: int, n: int) -> int:
        return n - 1


class Table:
    """A situation, played by name."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, Nations)
        self.state = state
        self.events: list[Event] = []  # of the last actions done

    # --- what may be done --------------------------------------------------------------------------------------------

    def legal(self, seat: str) -> list[str]:
        """The names of the actions open to the seat."""
        return [GAME.vocabulary.name(action) for action in self.state.legal(GAME.seat_number(seat))]

    def offers(self, seat: str, verb: str) -> list[str]:
        """What the seat may say after this verb."""
        return [name.partition(" ")[2] for name in self.legal(seat) if name.partition(" ")[0] == verb]

    def bar(self, seat: str, action: str) -> str | None:
        """The clause that forbids the action, which then is not offered either."""
        clause = self.state.bar(GAME.seat_number(seat), GAME.vocabulary.parse(action))
        assert (clause is None) == (action in self.legal(seat))
        return clause

    def do(self, seat: str, *actions: str) -> "Table":
        """The seat does this, one after the other, each legal."""
        self.events = self.state.events = []
        for action in actions:
            assert self.bar(seat, action) is None, f"{action}: {self.bar(seat, action)}"
            self.state.apply(GAME.seat_number(seat), GAME.vocabulary.parse(action))
        self.state.events = None
        return self

    def draws(self, seat: str, number: int) -> "Table":
        """The seat draws so many cards from the deck."""
        return self.do(seat, *["draw"] * number)

    # --- what is there -----------------------------------------------------------------------------------------------

    @property
    def frame(self) -> str:
        """The innermost step, '' when the game is over."""
        return type(self.state.stack[-1]).__name__ if self.state.stack else ""

    @property
    def awaited(self) -> list[str]:
        return [GAME.seat_name(seat) for seat in self.state.deciders()]

    def __getitem__(self, part: str) -> Any:
        """A part of the true table: `t["time"]`, `t["hands"]`, `t["winner"]`."""
        return GAME.describe(self.state)["table"][part]

    def markers(self, army: str) -> list[str]:
        """The areas of an army's markers."""
        return [area for area, what in self["areas"].items() if army in what.get("markers", [])]

    def tile(self, army: str) -> str | None:
        """The area of an army's tile."""
        return next((area for area, what in self["areas"].items() if what.get("tile") == army), None)

    def army(self, army: str) -> dict[str, Any]:
        """An army as everybody sees it."""
        found: dict[str, Any] = self.see("watcher")["armies"][army]
        return found

    # --- what a seat gets to see -------------------------------------------------------------------------------------

    def see(self, viewer: str) -> dict[str, Any]:
        """The table in the eyes of a seat or of the `watcher`."""
        seen: dict[str, Any] = self.state.view(GAME.seat_number(viewer))["table"]
        return seen

    def player(self, viewer: str, other: str) -> dict[str, Any]:
        """Another player in the eyes of a seat."""
        found: dict[str, Any] = next(seat for seat in self.see(viewer)["seats"] if seat["name"] == other)
        return found

    def heard(self, viewer: str = "watcher") -> list[str]:
        """The events of the last actions that reached this seat or the `watcher`, in names."""
        bit = 1 << GAME.seat_number(viewer) + 1
        return [_told(code, values) for audience, code, values in self.events if audience & bit]


def _told(code: int, values: list[int]) -> str:
    telling = GAME.tellings[code]
    words = [telling.name]
    for (_, kind), value in zip(telling.arguments, values, strict=True):
        if kind == SEAT:
            words.append(GAME.seat_name(value))
        else:
            words.append(str(value) if kind == NUMBER else GAME.vocabulary.word(kind, value))
    return " ".join(words)


# --- situations ------------------------------------------------------------------------------------------------------


def description(
    *,
    markers: Mapping[str, str] | None = None,
    tiles: Mapping[str, str] | None = None,
    french: str = "",
    allied: str = "",
    display: str = "terrain_plain terrain_river terrain_hill terrain_forest",
    discard: str = "",
    deck: str = "",
    turn: str = "french",
    frame: str = "Actions",
    inner: list[dict[str, Any]] | None = None,
    missions: Mapping[str, str] | None = None,
    revealed: str | None = None,
    options: Mapping[str, object] | None = None,
    unplayed: str | None = None,
    destroyed: str = "",
    french_seat: str = "p1",
    **more: Any,
) -> dict[str, Any]:
    """A description of a situation. `deck` names the cards on top, first the topmost; `unplayed` the armies whose cards lie
    open (all that are not named, unless it is given; the others then are destroyed). Unless it says otherwise, as many missions
    are `revealed` as dates have come."""
    areas: dict[str, dict[str, Any]] = {}
    for army, places in (markers or {}).items():
        for place in places.split():
            areas.setdefault(place, {}).setdefault("markers", []).append(army)
    for army, place in (tiles or {}).items():
        areas.setdefault(place, {})["tile"] = army
    gone = destroyed.split()
    if unplayed is not None:
        gone += [a for a in ARMIES if a not in {*unplayed.split(), *(markers or {}), *(tiles or {}), *gone}]
    hands = {"french": french.split(), "allied": allied.split()}
    placed = [*hands["french"], *hands["allied"], *display.split(), *discard.split(), *deck.split()]
    placed += ["time"] * int(more.get("gone", 0))
    rest = [CARDS[card] for card in ALL_CARDS]
    for card in placed:
        if card != "scout":
            rest.remove(card)
    if revealed is None:
        gap = int(str((options or {}).get("date_gap", 9)))
        revealed = " ".join(DISTRICTS_OF[: sum(1 + gap * k <= more.get("time", 0) for k in range(1, 6))])
    stack = [{"frame": "Games"}, {"frame": "EndOfTurn"}, *(inner or [{"frame": frame, "seat": SEAT_OF[turn]}])]
    table = {
        "french": french_seat,
        "turn": turn,
        "turns": 3,
        "areas": areas,
        "destroyed": gone,
        "hands": hands,
        "display": display.split(),
        "discard": discard.split(),
        "deck": [*deck.split(), *rest],
        "missions": {**MISSIONS, **(missions or {})},
        "second": {d: m for d, m in SECOND.items() if m not in (missions or {}).values()},
        "revealed": revealed.split(),
        **more,
    }
    return {"game": GAME.id, "options": {"sides": "seat_1_french", **(options or {})}, "stack": stack, "table": table}


def table(**situation: Any) -> Table:
    """The situation of that `description`."""
    return Table(GAME.position(description(**situation)))


def ending(**situation: Any) -> Table:
    """The same when the last action of the turn is done: what the end of a turn brings has happened, up to the next
    decision; `heard` tells of it."""
    told = description(**situation)
    told["stack"] = [{"frame": "Games"}, {"frame": "EndOfTurn"}, told["stack"][-1]]
    t = Table(GAME.position(told))
    t.state.actions = 0
    t.state.leave()
    t.events = t.state.events = []
    t.state.settle()
    t.state.events = None
    return t


def game(seed: int = 0, source: Source | None = None, **options: Any) -> Table:
    """A new game; `heard` tells of its set-up."""
    state = GAME.begin(GAME.resolve({"sides": "seat_1_french", **options}), seed, source)
    t = Table(state)
    t.events = state.events = []
    state.settle()
    state.events = None
    return t


def started(seed: int = 0, source: Source | None = None, **options: Any) -> Table:
    """A new game at its first action: Napoléon has kept the first cards of north and south."""
    t = game(seed, source, **options)
    t.do("p1", "district north", "district south")
    for _ in range(2):
        t.do("p1", t.legal("p1")[0])
    return t
