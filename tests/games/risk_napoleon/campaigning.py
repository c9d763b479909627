"""Situations of the advanced rules and of the history, in names instead of numbers.

    t = war(sud_angleterre=("p1", 5), fleets={"fleet_5": "sea l_manche"}, dice="6")
    t = history("italy_1796", turn="eng", game_turn=3, sud_angleterre=("eng", 4))

In a `war` all advanced rules are in use unless `rules` names some; fleets 1 to 4 are p1's, 5 to 8 p2's and so on. A `history`
begins from the set-up of January 1796, one regiment a territory; nations are named `fra`, `aut`, `pru`, `rus`, `eng`.
"""

from collections.abc import Mapping
from typing import Any

from grognard.games.risk_napoleon import GAME
from grognard.games.risk_napoleon.campaigns import PERIOD_NAMES, START_LANDS
from grognard.games.risk_napoleon.tables import CARDS, COLOURS, NATION_COLOUR, NATIONS, SHIP_NAVY_HISTORY, TERRITORIES
from grognard.kernel.chance import Scripted, Source
from tests.games.risk_napoleon.helpers import REGION, Table, cards, rolled, table

RULES = "fortresses generals fleets"
SEAT = {nation: f"p{n + 1}" for n, nation in enumerate(NATIONS)}
FRA, AUT, PRU, RUS, ENG = SEAT.values()


def war(
    frame: str = "Assault",
    rules: str = RULES,
    options: Mapping[str, object] | None = None,
    put: Mapping[str, object] | None = None,
    fortresses: str = "",
    generals: Mapping[str, str] | None = None,
    fleets: Mapping[str, str] | None = None,
    advanced: Mapping[str, object] | None = None,
    **situation: Any,
) -> Table:
    """A standard game with advanced rules."""
    told: dict[str, object] = {
        "fortresses": fortresses.split(),
        "generals": {place: seats.split() for place, seats in (generals or {}).items()},
        "fleets": dict(fleets or {}),
        **(advanced or {}),
    }
    chosen = {**dict.fromkeys(rules.split(), True), **(options or {})}
    return table(frame=frame, options=chosen, put={"advanced": told, **(put or {})}, **situation)


THERE = "sud_angleterre>normandie_bretagne"


def convoy(
    theirs: int,
    dice: str = "",
    ours: dict[str, str] | None = None,
    regiments: int = 9,
    defenders: int = 1,
    **more: Any,
) -> Table:
    """p1 in southern England, p2 in Normandy with so many fleets in the Channel."""
    fleets = {f"fleet_{n}": "sea l_manche" for n in range(5, 5 + theirs)}
    fleets |= ours or {}
    situation: dict[str, Any] = {
        "r_royaume_uni": "p1",
        "sud_angleterre": ("p1", regiments),
        "normandie_bretagne": ("p2", defenders),
        **more,
    }
    return war(**{"rules": "fleets", "fleets": fleets, "dice": dice, **situation})


def escorted(dice: str, embark: int = 9, **more: Any) -> Table:
    """Two fleets of p1 sail with his convoy, two of p2 intercept it."""
    ours = {"fleet_1": "sea l_manche", "fleet_2": "port sud_angleterre"}
    t = convoy(2, dice, ours, regiments=12, **more)
    return t.do("p1", f"attack {THERE}", f"embark {embark}", "escort fleet_1", "escort fleet_2", "set_sail").do(
        "p2", "intercept"
    )


def fleet(navy: str, number: int = 1) -> str:
    """The n-th fleet counter of a navy of the history (`spa`: Spain)."""
    navies = [*NATIONS, "spa"]
    ships = [ship for ship, of in enumerate(SHIP_NAVY_HISTORY) if navies[of] == navy]
    return f"fleet_{ships[number - 1] + 1}"


def history(
    period: str = "italy_1796",
    turn: str = "fra",
    frame: str = "Assault",
    game_turn: int = 1,
    dice: str = "",
    generals: Mapping[str, str] | None = None,
    fleets: Mapping[str, str] | None = None,
    advanced: Mapping[str, object] | None = None,
    calendar: Mapping[str, object] | None = None,
    hands: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
    put: Mapping[str, object] | None = None,
    armies: Mapping[str, Mapping[str, int]] | None = None,
    source: Source | None = None,
    **lands: tuple[str, int] | None,
) -> Table:
    """A situation of the history. `frame` is the phase of the nation whose `turn` it is; `Calendar`: between two turns.
    `armies` are those of several nations."""
    owners: dict[str, Any] = {place: {"owner": None, "regiments": 0} for place in TERRITORIES}
    for n, nation in enumerate(NATIONS):
        for t, place in enumerate(TERRITORIES):
            if START_LANDS[n] >> t & 1:
                owners[place] = {"owner": SEAT[nation], "regiments": 1}
    for name in sorted(lands, key=lambda name: name not in REGION):
        here = lands[name]
        for place in REGION.get(name, [name]):
            owners[place] = (
                {"owner": None, "regiments": 0} if here is None else {"owner": SEAT[here[0]], "regiments": here[1]}
            )
    for place, parts in (armies or {}).items():
        owners[place]["regiments"] = sum(parts.values())
    told = {
        "period": period,
        "game_turn": game_turn,
        "step": NATIONS.index(turn) + 1,
        "armies": {place: dict(parts) for place, parts in (armies or {}).items()},
        **(calendar or {}),
    }
    held = {SEAT[nation]: cards(names) for nation, names in (hands or {}).items()}
    away = [card for hand in held.values() for card in hand]
    counters: dict[str, Any] = {
        "generals": {place: [SEAT[n] for n in nations.split()] for place, nations in (generals or {}).items()},
        "fleets": dict(fleets or {}),
        **(advanced or {}),
    }
    phase: dict[str, Any] = {"frame": frame, "seat": SEAT[turn]} | ({"done": 0} if frame == "Movement" else {})
    stack = [{"frame": "Calendar"}] if frame == "Calendar" else [{"frame": "Calendar"}, phase]
    position = {
        "game": GAME.id,
        "options": {"players": 5, "scenario": "history", **(options or {})},
        "stack": stack,
        "table": {
            "turn": SEAT[turn],
            "colours": {SEAT[nation]: COLOURS[NATION_COLOUR[n]] for n, nation in enumerate(NATIONS)},
            "territories": owners,
            "hands": held,
            "pile": [card for card in CARDS if card not in away],
            "advanced": counters,
            "history": told,
            **(put or {}),
        },
    }
    return Table(GAME.position(position, source=source or Scripted(rolled(dice))))


def before(**changed: str) -> dict[str, str]:
    """Who held what before the campaign: as in January 1796, but for these."""
    owners = {}
    for place, told in history()["territories"].items():
        if told["owner"]:
            owners[place] = ["fra", "aut", "pru", "rus", "eng"][int(told["owner"][1]) - 1]
    return {**owners, **changed}


def end_of(period: str, dice: str = "", **situation: Any) -> Table:
    """The end of a campaign: points are counted, the treaty is carried out, up to the first choice that is asked."""
    calendar = {"stage": "score", **situation.pop("calendar", {})}
    return history(period, frame="Calendar", calendar=calendar, dice=dice, **situation)


def start_of(period: str, dice: str = "", **situation: Any) -> Table:
    """The beginning of a campaign, up to the first choice that is asked."""
    calendar = {"stage": "begin", **situation.pop("calendar", {})}
    return history(period, frame="Calendar", calendar=calendar, dice=dice, **situation)


def points(t: Table) -> dict[str, int]:
    """Victory points so far, by nation."""
    found: dict[str, int] = t["history"]["points"]
    return found


def place_of(t: Table, ship: str) -> str | None:
    """Where a fleet lies."""
    found: str | None = t["advanced"]["fleets"].get(ship)
    return found


assert PERIOD_NAMES[0] == "italy_1796"
