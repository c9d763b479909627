"""The counters of the advanced rules and the calendar of the history in a description, and back."""

from collections.abc import Mapping
from typing import Any, Final

from grognard.games.risk_napoleon.advanced import (
    BATTLE,
    BEGIN,
    EFFECTS,
    PLACEMENT,
    PLAY,
    SCORE,
    TREATY,
)
from grognard.games.risk_napoleon.campaigns import PERIOD_NAMES, PERIODS
from grognard.games.risk_napoleon.relations import relations
from grognard.games.risk_napoleon.ships import put
from grognard.games.risk_napoleon.state import Risk, calendar, cards_in, counters
from grognard.games.risk_napoleon.tables import (
    AT_SEA,
    BLOCKADING,
    BORDER_NAMES,
    MOST_SEATS,
    NATION_COUNT,
    NATIONS,
    NAVIES,
    PORT_AREAS,
    RELIEVING,
    SEAS,
    SHIPS,
    TERRITORIES,
    TERRITORY_COUNT,
)
from grognard.games.risk_napoleon.verbs import SEATS, TELLINGS, VOCABULARY
from grognard.kernel.actions import NUMBER
from grognard.kernel.errors import BadInput, nearest

_LEADERS: Final = ["napoleon", "blucher", "wellington"]
_STAGES: Final = ["begin", "effects", "play", "score", "treaty", "placement", "battle"]
assert list(range(len(_STAGES))) == [BEGIN, EFFECTS, PLAY, SCORE, TREATY, PLACEMENT, BATTLE]
_SCRATCH_MOST: Final = 1 << 60
STEP: Final = 4  # numbers of a step of a treaty


# --- out -------------------------------------------------------------------------------------------------------------


def place_word(place: int) -> str:
    """Where a fleet lies: port, sea, blockade or relief, and the name."""
    if place < AT_SEA:
        return f"port {TERRITORIES[place]}"
    if place < BLOCKADING:
        return f"sea {SEAS[place - AT_SEA]}"
    if place < RELIEVING:
        return f"blockade {TERRITORIES[place - BLOCKADING]}"
    return f"relief {TERRITORIES[place - RELIEVING]}"


def _lands(mask: int) -> list[str]:
    return [TERRITORIES[t] for t in cards_in(mask)]


def _fleets(mask: int) -> list[str]:
    return [SHIPS[ship] for ship in cards_in(mask)]


def _border(border: int) -> str | None:
    return BORDER_NAMES[border] if border >= 0 else None


def advanced_out(s: Risk) -> dict[str, Any]:
    """Fortresses, generals, fleets and what goes on with them."""
    adv = counters(s)
    powers = range(s.rules.powers)
    return {
        "fortresses": _lands(adv.fort),
        "debts": {SEATS[p]: _lands(adv.debt[p]) for p in powers if adv.debt[p]},
        "bought": adv.bought,
        "generals": {
            TERRITORIES[t]: [SEATS[p] for p in powers if adv.general[t] >> p & 1]
            for t in range(TERRITORY_COUNT)
            if adv.general[t]
        },
        "captives": {
            SEATS[p]: {SEATS[c]: adv.captive[p * 7 + c] for c in powers if adv.captive[p * 7 + c]}
            for p in powers
            if any(adv.captive[p * 7 : p * 7 + 7])
        },
        "fleets": {SHIPS[ship]: place_word(place) for ship, place in enumerate(adv.ship) if place >= 0},
        "opponents": {SHIPS[ship]: SEATS[foe] for ship, foe in enumerate(adv.ship_foe) if foe >= 0},
        "moved": _fleets(adv.moved),
        "fought": _fleets(adv.fought),
        "fronts": [
            {"border": _border(adv.fronts[i]), "force": adv.fronts[i + 1], "lost": adv.fronts[i + 2],
             "taken": adv.fronts[i + 3]}
            for i in range(0, len(adv.fronts), 4)
        ],
        "fated": [{"place": TERRITORIES[bit // 8], "seat": SEATS[bit % 8]} for bit in cards_in(adv.fated)],
        "battle": adv.battle[:],
        "convoy": {"border": _border(adv.convoy[1]), "numbers": adv.convoy[:1] + adv.convoy[2:]} if adv.convoy else {},
        "landing": {"border": _border(adv.landing[0]), "numbers": adv.landing[1:]} if adv.landing else {},
        "offered": [SEATS[p] for p in cards_in(adv.offered)],
        "rode": _lands(adv.rode),
        "sent": _lands(adv.sent),
        "arrived": [
            {"place": TERRITORIES[adv.arrived[i] // 8], "part": adv.arrived[i] % 8, "number": adv.arrived[i + 1]}
            for i in range(0, len(adv.arrived), 2)
        ],
        "commanded": adv.commanded,
    }  # fmt: skip


def _owners(owners: list[int]) -> dict[str, str]:
    return {TERRITORIES[t]: NATIONS[n] for t, n in enumerate(owners) if n >= 0}


def _by_nation(numbers: list[int]) -> dict[str, int]:
    return {NATIONS[n]: numbers[n] for n in range(NATION_COUNT) if numbers[n]}


def _masks(masks: list[int]) -> dict[str, list[str]]:
    return {NATIONS[n]: _lands(masks[n]) for n in range(NATION_COUNT) if masks[n]}


def history_out(s: Risk) -> dict[str, Any]:
    """Armies by nation, the calendar, what counts for victory."""
    hist = calendar(s)
    armies: dict[str, Any] = {}
    arrival: dict[str, Any] = {}
    for t in range(TERRITORY_COUNT):
        parts = hist.part[t * NATION_COUNT : (t + 1) * NATION_COUNT]
        if any(parts):
            armies[TERRITORIES[t]] = _by_nation(parts)
        order, came = hist.arrival[t], []
        while order:
            came.append(NATIONS[order % 8 - 1])
            order //= 8
        if came:
            arrival[TERRITORIES[t]] = came
    return {
        "armies": armies,
        "arrival": arrival,
        "period": PERIOD_NAMES[hist.period] if hist.period < len(PERIODS) else None,
        "game_turn": hist.game_turn,
        "stage": _STAGES[hist.stage],
        "step": hist.step,
        "points": _by_nation(hist.vp),
        "leaders": [name for i, name in enumerate(_LEADERS) if hist.leaders >> i & 1],
        "boost": hist.boost,
        "fighting": _border(hist.fighting),
        "before": _owners(hist.before),
        "since": _owners(hist.since),
        "sunk": {NAVIES[n]: hist.sunk[n] for n in range(len(NAVIES)) if hist.sunk[n]},
        "landed": _masks(hist.landed),
        "taken": _masks(hist.taken),
        "tally": hist.tally[:],
        "met": hist.met,
        "drawers": [NATIONS[n] for n in cards_in(hist.drawers)],
        "iberia": hist.iberia,
        "displaced": _by_nation(hist.displaced),
        "riders": _by_nation(hist.riders),
        "going": hist.going[:],
        "losing": hist.losing[:],
        "waterloo": hist.battle[:],
        "treaty": [told_out(hist.treaty[i : i + STEP]) for i in range(0, len(hist.treaty), STEP)],
    }


def told_out(step: list[int]) -> dict[str, Any]:
    """What was told, as the log has it."""
    telling = TELLINGS[step[0]]
    return {
        "e": telling.name,
        "a": {
            name: number if kind == NUMBER else VOCABULARY.word(kind, number)
            for (name, kind), number in zip(telling.arguments, step[1:])
        },
    }


def told_in(told: object) -> list[int]:
    """The inverse of `told_out`."""
    known = [telling.name for telling in TELLINGS]
    if not isinstance(told, Mapping) or told.get("e") not in known or not isinstance(told.get("a"), Mapping):
        raise BadInput("position-shape", part="history.treaty")
    code = known.index(told["e"])
    step = [code]
    for name, kind in TELLINGS[code].arguments:
        value = told["a"].get(name, 0)
        if kind != NUMBER:
            step.append(VOCABULARY.number(kind, str(value)))
        elif isinstance(value, int):
            step.append(value)
        else:
            raise BadInput("no-number", word=value)
    return (step + [0] * STEP)[:STEP]


# --- in --------------------------------------------------------------------------------------------------------------


class CountersReader:
    """Reads the parts `advanced` and `history` of a table, refusing what cannot be."""

    def __init__(self, s: Risk, part: str, told: Mapping[str, Any], known: Mapping[str, Any]) -> None:
        self.s = s
        self.name = part
        self.told = told
        for name in told:
            if name not in known:
                raise BadInput("position-part", part=f"{part}.{name}", nearest=nearest(name, known))

    def mapping(self, name: str) -> Mapping[str, Any]:
        found = self.told.get(name, {})
        if not isinstance(found, Mapping):
            raise BadInput("position-shape", part=f"{self.name}.{name}")
        return found

    def listed(self, name: str, told: object = None) -> list[Any]:
        found = self.told.get(name, []) if told is None else told
        if not isinstance(found, list):
            raise BadInput("position-shape", part=f"{self.name}.{name}")
        return found

    def number(self, value: object, name: str, low: int = 0, high: int = 1_000_000) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadInput("no-number", word=value)
        if not low <= value <= high:
            raise BadInput("position-number", part=f"{self.name}.{name}", value=value)
        return value

    def plain(self, name: str, high: int = 1_000_000) -> int:
        return self.number(self.told.get(name, 0), name, 0, high)

    def numbers(self, name: str, told: object = None) -> list[int]:
        return [self.number(n, name, -_SCRATCH_MOST, _SCRATCH_MOST) for n in self.listed(name, told)]

    def mask(self, kind: str, name: str, told: object = None) -> int:
        found = 0
        for word in self.listed(name, told):
            found |= 1 << VOCABULARY.number(kind, str(word))
        return found

    def power(self, word: object) -> int:
        power = VOCABULARY.number("seat", str(word))
        if power >= self.s.rules.powers:
            raise BadInput("unknown-seat", word=word, known=", ".join(SEATS[: self.s.rules.powers]))
        return power

    def place(self, word: object) -> int:
        """A fleet's place from its two words."""
        kind, _, name = str(word).partition(" ")
        if kind == "sea":
            return AT_SEA + VOCABULARY.number("sea", name)
        first = {"port": 0, "blockade": BLOCKADING, "relief": RELIEVING}.get(kind)
        territory = VOCABULARY.number("place", name)
        if first is None or not PORT_AREAS[territory]:
            raise BadInput("position-shape", part=f"{self.name}.fleets")
        return first + territory

    def border(self, word: object) -> int:
        return -1 if word is None else VOCABULARY.number("border", str(word))


def advanced_in(s: Risk, told: Mapping[str, Any]) -> None:
    """Put on the table what a description tells of fortresses, generals and fleets."""
    adv = counters(s)
    r = CountersReader(s, "advanced", told, advanced_out(s))
    adv.fort = r.mask("place", "fortresses")
    for seat, lands in r.mapping("debts").items():
        adv.debt[r.power(seat)] = r.mask("place", "debts", lands)
    adv.bought = r.plain("bought", 7)
    for place, seats in r.mapping("generals").items():
        for seat in r.listed("generals", seats):
            adv.general[VOCABULARY.number("place", place)] |= 1 << r.power(seat)
    for owner, captors in r.mapping("captives").items():
        if not isinstance(captors, Mapping):
            raise BadInput("position-shape", part="advanced.captives")
        for captor, number in captors.items():
            adv.captive[r.power(owner) * 7 + r.power(captor)] = r.number(number, "captives", 0, 8)
    for fleet, where in r.mapping("fleets").items():
        ship = VOCABULARY.number("piece", fleet)
        if ship >= len(adv.ship) or s.rules.ship_power[ship] >= s.rules.powers:
            raise BadInput("unknown-name", kind="piece", word=fleet, nearest=SHIPS[0])
        put(s, ship, r.place(where))
    for fleet, seat in r.mapping("opponents").items():
        adv.ship_foe[VOCABULARY.number("piece", fleet) % len(adv.ship)] = r.power(seat)
    adv.moved, adv.fought = r.mask("piece", "moved"), r.mask("piece", "fought")
    for front in r.listed("fronts"):
        if not isinstance(front, Mapping):
            raise BadInput("position-shape", part="advanced.fronts")
        adv.fronts.append(r.border(front.get("border")))
        adv.fronts += [r.number(front.get(name, 0), "fronts") for name in ("force", "lost", "taken")]
        if adv.fronts[-4] < 0:
            raise BadInput("position-shape", part="advanced.fronts")
    for fate in r.listed("fated"):
        if not isinstance(fate, Mapping):
            raise BadInput("position-shape", part="advanced.fated")
        adv.fated |= 1 << VOCABULARY.number("place", str(fate.get("place"))) * 8 + r.power(fate.get("seat"))
    adv.battle = r.numbers("battle")
    convoy = r.mapping("convoy")
    if convoy:
        numbers = r.numbers("convoy", convoy.get("numbers", []))
        adv.convoy = [*numbers[:1], r.border(convoy.get("border")), *numbers[1:]]
    landing = r.mapping("landing")
    if landing:
        adv.landing = [r.border(landing.get("border")), *r.numbers("landing", landing.get("numbers", []))]
    for seat in r.listed("offered"):
        adv.offered |= 1 << r.power(seat)
    adv.rode, adv.sent = r.mask("place", "rode"), r.mask("place", "sent")
    for moved in r.listed("arrived"):
        if not isinstance(moved, Mapping):
            raise BadInput("position-shape", part="advanced.arrived")
        part = r.number(moved.get("part", 0), "arrived", 0, NATION_COUNT - 1)
        adv.arrived.append(VOCABULARY.number("place", str(moved.get("place"))) * 8 + part)
        adv.arrived.append(r.number(moved.get("number", 0), "arrived"))
    adv.commanded = r.plain("commanded", 1)
    if any([len(adv.battle) not in (0, 7), len(adv.convoy) not in (0, 12), len(adv.landing) == 1]):
        raise BadInput("position-shape", part="advanced")


def history_in(s: Risk, told: Mapping[str, Any]) -> None:
    """Put on the table what a description tells of the history; armies that it does not name are their owners' own."""
    hist = calendar(s)
    r = CountersReader(s, "history", told, history_out(s))
    period = told.get("period", PERIOD_NAMES[0])
    hist.period = len(PERIODS) if period is None else VOCABULARY.number("period", str(period))
    hist.game_turn = r.plain("game_turn", 99) if "game_turn" in told else 1
    stage = told.get("stage", "play")
    if stage not in _STAGES:
        raise BadInput("position-shape", part="history.stage")
    hist.stage = _STAGES.index(stage)
    hist.step = r.plain("step", 99) if "step" in told else s.turn + 1
    relations(s, PERIODS[hist.period].war if hist.period < len(PERIODS) else 0)
    armies = r.mapping("armies")
    for t in range(TERRITORY_COUNT):
        if TERRITORIES[t] in armies:
            parts = armies[TERRITORIES[t]]
            if not isinstance(parts, Mapping):
                raise BadInput("position-shape", part="history.armies")
            for nation, number in parts.items():
                hist.part[t * NATION_COUNT + VOCABULARY.number("nation", nation)] = r.number(number, "armies")
        elif 0 <= s.owner[t] < NATION_COUNT:
            hist.part[t * NATION_COUNT + s.owner[t]] = s.troops[t]
        if s.owner[t] >= 0 and s.troops[t]:
            hist.arrival[t] = s.owner[t] + 1
    for name in armies:
        VOCABULARY.number("place", name)
    for name, nations in r.mapping("arrival").items():
        order = 0
        for nation in r.listed("arrival", nations)[::-1]:
            order = order * 8 + VOCABULARY.number("nation", str(nation)) + 1
        hist.arrival[VOCABULARY.number("place", name)] = order
    for name, numbers in (("points", hist.vp), ("displaced", hist.displaced), ("riders", hist.riders)):
        for nation, number in r.mapping(name).items():
            numbers[VOCABULARY.number("nation", nation)] = r.number(number, name)
    if "leaders" in told:
        hist.leaders = 0
        for leader in r.listed("leaders"):
            if leader not in _LEADERS:
                raise BadInput("unknown-name", kind="leader", word=leader, nearest=nearest(str(leader), _LEADERS))
            hist.leaders |= 1 << _LEADERS.index(leader)
    hist.boost = r.plain("boost", 7)
    hist.fighting = r.border(told.get("fighting"))
    for name in ("before", "since"):
        owners = s.owner[:] if name not in told else [-1] * TERRITORY_COUNT
        for place, nation in r.mapping(name).items():
            owners[VOCABULARY.number("place", place)] = VOCABULARY.number("nation", str(nation))
        if name == "before":
            hist.before = owners
        else:
            hist.since = owners
    for navy, number in r.mapping("sunk").items():
        if navy not in NAVIES:
            raise BadInput("unknown-name", kind="navy", word=navy, nearest=nearest(navy, NAVIES))
        hist.sunk[NAVIES.index(navy)] = r.number(number, "sunk")
    for name, masks in (("landed", hist.landed), ("taken", hist.taken)):
        for nation, lands in r.mapping(name).items():
            masks[VOCABULARY.number("nation", nation)] = r.mask("place", name, lands)
    tally = r.numbers("tally")
    if tally:
        if len(tally) != len(hist.tally):
            raise BadInput("position-shape", part="history.tally")
        hist.tally = tally
    hist.met = r.plain("met")
    for nation in r.listed("drawers"):
        hist.drawers |= 1 << VOCABULARY.number("nation", str(nation))
    hist.iberia = r.plain("iberia", 1) if "iberia" in told else int(hist.period >= PERIOD_NAMES.index("spain_1808"))
    for step in r.listed("treaty"):
        hist.treaty += told_in(step)
    hist.going, hist.losing, hist.battle = r.numbers("going"), r.numbers("losing"), r.numbers("waterloo")
    if len(hist.battle) not in (0, 7) or len(hist.losing) % 3:
        raise BadInput("position-shape", part="history")


def check_counters(s: Risk) -> None:
    """Refuse counters that do not fit together."""
    adv, hist = counters(s), s.hist
    for power in range(s.rules.powers):
        if sum(1 for mask in adv.general if mask >> power & 1) > s.rules.most_generals[power]:
            raise BadInput("position-number", part="advanced.generals", value=SEATS[power])
    for t in range(TERRITORY_COUNT):
        if s.troops[t] < 0:
            raise BadInput("position-regiments", place=TERRITORIES[t], value=s.troops[t])
        if hist is not None:
            if sum(hist.part[t * NATION_COUNT : (t + 1) * NATION_COUNT]) != s.troops[t] and not hist.losing:
                raise BadInput("position-regiments", place=TERRITORIES[t], value=s.troops[t])
    for ship in adv.moved, adv.fought:
        if ship >> len(adv.ship):
            raise BadInput("position-shape", part="advanced.fleets")
    assert MOST_SEATS <= 8
