"""The table as a readable description, and back."""

from collections.abc import Mapping
from typing import Any, Final

from grognard.games.risk_napoleon.combat import Defend, Engage, Occupy
from grognard.games.risk_napoleon.counters_io import advanced_in, advanced_out, check_counters, history_in, history_out
from grognard.games.risk_napoleon.manoeuvres import Manoeuvre, March
from grognard.games.risk_napoleon.reinforcements import (
    Bonus,
    BonusOf,
    Exchange,
    ExchangeAdvanced,
    NeutralReinforcements,
)
from grognard.games.risk_napoleon.setup import Capitals, Colours, Deal, Deploy, Pile, missions_in_play
from grognard.games.risk_napoleon.state import CAPITAL_OF, MISSION_OF, Risk, Rules, cards_in, counters, empty
from grognard.games.risk_napoleon.tables import (
    BORDER_FROM,
    BORDER_TO,
    CARD_COUNT,
    CARD_OF,
    CARDS,
    COLOURS,
    MISSION_COUNT,
    MISSIONS,
    MOST_ENGAGED,
    NEUTRAL,
    TERRITORIES,
    TERRITORY_COUNT,
)
from grognard.games.risk_napoleon.turn import Turns
from grognard.games.risk_napoleon.verbs import SEATS, VOCABULARY
from grognard.games.risk_napoleon.view import owner_word
from grognard.kernel.chance import Source
from grognard.kernel.contract import ALL, WATCHER, Frame, Game, only
from grognard.kernel.decks import fresh
from grognard.kernel.errors import BadInput, nearest

_NUMBERS = ["round", "pool", "received", "exchanges", "conquered"]


def table_out(s: Risk) -> dict[str, Any]:
    """Everything on the table, hidden or not. In lists of cards the top or first one comes first."""
    seats = range(s.rules.players)
    told: dict[str, Any] = {
        "turn": SEATS[s.turn],
        "round": s.round,
        "pool": s.pool,
        "received": s.received,
        "exchanges": s.exchanges,
        "conquered": s.conquered,
        "colours": {SEATS[x]: COLOURS[s.colour[x]] for x in seats if s.colour[x] >= 0},
        "territories": {
            TERRITORIES[t]: {"owner": owner_word(s.owner[t]), "regiments": s.troops[t]} for t in range(TERRITORY_COUNT)
        },
        "hands": {SEATS[x]: [CARDS[card] for card in cards_in(s.hand[x])] for x in seats},
        "pile": [CARDS[card] for card in reversed(s.pile)],
        "missions": {SEATS[x]: MISSIONS[s.mission[x]] for x in seats if s.mission[x] >= 0},
        "capitals": {SEATS[x]: TERRITORIES[s.capital[x]] for x in seats if s.capital[x] >= 0},
        "reserve": {SEATS[x]: s.reserve[x] for x in seats},
        "fallen": [SEATS[x] for x in seats if s.fallen >> x & 1],
        "kept": {SEATS[x]: [TERRITORIES[t] for t in cards_in(s.kept[x])] for x in seats},
        "missed": {SEATS[x]: [MISSIONS[m] for m in cards_in(s.missed[x])] for x in seats},
        "known": {
            "cards": {CARDS[c]: _audience_out(s, s.shown[c]) for c in range(CARD_COUNT) if s.shown[c]},
            "missions": {SEATS[x]: _audience_out(s, s.shown[MISSION_OF + x]) for x in seats if s.mission[x] >= 0},
            "capitals": {SEATS[x]: _audience_out(s, s.shown[CAPITAL_OF + x]) for x in seats if s.capital[x] >= 0},
        },
        "winner": None if s.winner < 0 else SEATS[s.winner],
    }
    if s.adv is not None:
        told["advanced"] = advanced_out(s)
    if s.hist is not None:
        told["history"] = history_out(s)
    return told


def table_in(game: Game, rules: Rules, told: Mapping[str, Any], word: int, source: Source | None) -> Risk:
    """The table that a description tells. What it leaves out is as at the start of a turn: nothing conquered, the
    other cards in a shuffled pile, everything hidden known to its owner alone."""
    s = empty(game, rules, word, source)
    reader = _Reader(s, told)
    reader.numbers()
    reader.players()
    reader.territories()
    reader.cards()
    reader.knowledge()
    if s.adv is not None:
        advanced_in(s, reader.part("advanced"))
    if s.hist is not None:
        history_in(s, reader.part("history"))
    return s


# The frame that each frame is opened in ('' for the outermost): every stack is such a chain.
_INSIDE: Final = {
    "Colours": "", "Deal": "", "Deploy": "", "Capitals": "", "Pile": "", "Turns": "",
    "Reinforcements": "Turns", "NeutralReinforcements": "Turns", "Combat": "Turns", "Manoeuvre": "Turns",
    "Exchange": "Reinforcements", "Bonus": "Reinforcements", "ExchangeAdvanced": "Reinforcements", "BonusOf": "Reinforcements",
    "Engage": "Combat", "Defend": "Combat", "Occupy": "Combat", "March": "Manoeuvre",
}  # fmt: skip


def check(s: Risk) -> None:
    """Refuse a table that does not fit its frames."""
    if s.adv is not None:
        check_advanced(s)
        return
    if not s.stack:
        if s.winner < 0:
            raise BadInput("position-shape", part="stack")
        return
    if s.winner >= 0:
        raise BadInput("position-winner", seat=SEATS[s.winner])
    outer = ""
    for frame in s.stack:
        name = type(frame).__name__
        if _INSIDE.get(name, "?") != outer:
            raise BadInput("position-nesting", frame=name, inside=outer)
        if not _its_turn(s, frame):
            raise BadInput("position-turn", frame=name)
        outer = name
    top = s.stack[-1]
    dealt = not isinstance(s.stack[0], Colours | Deal)
    emptied = -1
    if isinstance(top, Engage | Defend | Occupy | March):
        here, there = BORDER_FROM[top.border], BORDER_TO[top.border]
        own = isinstance(top, March)
        fits = top.border >= 0 and s.owner[here] == s.turn and (s.owner[there] == s.turn) == own and s.troops[here] > 1
        if isinstance(top, Defend):
            fits = fits and 1 <= top.engaged <= min(MOST_ENGAGED, s.troops[here] - 1) and s.troops[there] > 1
        if isinstance(top, Occupy):
            fits = fits and 1 <= top.least <= MOST_ENGAGED
            emptied = there
        if not fits:
            border = VOCABULARY.word("border", top.border) if top.border >= 0 else ""
            raise BadInput("position-border", frame=type(top).__name__, border=border)
    for t in range(TERRITORY_COUNT):
        if dealt != (s.owner[t] >= 0):
            raise BadInput("position-owner", place=TERRITORIES[t])
        if dealt and (s.troops[t] < 1) != (t == emptied):
            raise BadInput("position-regiments", place=TERRITORIES[t], value=s.troops[t])
    if dealt and rules_need_missions(s):
        raise BadInput("position-missing", part="missions")
    check_secrets(s)
    if _stuck(s, top):
        raise BadInput("position-stuck", frame=type(top).__name__)


_OUTERMOST: Final = ["Colours", "Deal", "Deploy", "Capitals", "Pile", "Turns"]
_OUTERMOST_HISTORY: Final = ["January1796", "Deploy1796", "Anchor1796", "Appoint1796", "Calendar"]


_ACTIVE: Final = [
    "Reinforcements",
    "NavalMovement",
    "NavalCombat",
    "Assault",
    "Movement",
    "Commit",
    "Landing",
    "MoveIn",
]


def check_advanced(s: Risk) -> None:
    """Refuse a table of the advanced rules that does not fit its frames."""
    check_counters(s)
    if s.hist is None and not s.stack and s.winner < 0:
        raise BadInput("position-shape", part="stack")
    if not s.stack:
        return
    if s.winner >= 0:
        raise BadInput("position-winner", seat=SEATS[s.winner])
    outer = type(s.stack[0]).__name__
    if outer not in (_OUTERMOST if s.hist is None else _OUTERMOST_HISTORY):
        raise BadInput("position-nesting", frame=outer, inside="")
    for frame in s.stack[1:]:
        name = type(frame).__name__
        if name in _OUTERMOST or name in _OUTERMOST_HISTORY or name in ("Combat", "Manoeuvre"):
            raise BadInput("position-nesting", frame=name, inside=outer)
    if outer not in ("Colours", "Deal", "January1796"):
        for t in range(TERRITORY_COUNT):
            if s.hist is None and s.owner[t] < 0:
                raise BadInput("position-owner", place=TERRITORIES[t])
        if rules_need_missions(s):
            raise BadInput("position-missing", part="missions")
    check_secrets(s)
    top = s.stack[-1]
    for frame in s.stack[1:]:
        if type(frame).__name__ in _ACTIVE and s.power_of(frame.seat) != s.turn:
            raise BadInput("position-turn", frame=type(frame).__name__)
    adv, name = counters(s), type(top).__name__
    missing = (
        (name == "Landing" and not adv.landing)
        or (name in ("Escort", "Crossing", "Intercept", "Strike", "Chase") and not adv.convoy)
        or (name in ("Fire", "ReturnFire", "Battle") and not adv.battle)
        or (name in ("Charge", "Square") and (s.hist is None or not s.hist.battle))
    )
    if missing:
        raise BadInput("position-stuck", frame=name)
    try:
        stuck = top.seat >= 0 and not top.legal(s, top.seat)
    except (IndexError, ValueError, AssertionError, TypeError, StopIteration):
        stuck = True  # the step speaks of something that is not on the table
    if stuck:
        raise BadInput("position-stuck", frame=type(top).__name__)


def _its_turn(s: Risk, frame: Frame[Any]) -> bool:
    """Whether the frame is the right player's."""
    if isinstance(frame, Colours | Deploy):
        return frame.seat >= 0
    if isinstance(frame, Deal | Capitals | Pile):
        return True
    if isinstance(frame, Turns):
        return s.count(s.turn) > 0
    if isinstance(frame, NeutralReinforcements):
        return s.rules.neutral and frame.seat == 1 - s.turn
    if isinstance(frame, Defend):
        return frame.seat == s.defender(BORDER_TO[frame.border], s.turn)
    return frame.seat == s.turn


def check_secrets(s: Risk) -> None:
    for seat in range(s.rules.players):
        mission, capital = s.mission[seat], s.capital[seat]
        if mission >= 0 and (not s.rules.missions or s.missed[seat] >> mission & 1):
            raise BadInput("position-mission", name=MISSIONS[mission])
        if s.kept[seat] & ~s.held[seat]:
            raise BadInput("position-kept", seat=SEATS[seat])
        if capital >= 0:
            fallen = s.fallen >> seat & 1 == 1
            if not s.rules.capitals or fallen == bool(s.held[seat]) or fallen == bool(s.kept[seat] >> capital & 1):
                raise BadInput("position-capital", name=TERRITORIES[capital])


def _stuck(s: Risk, top: Frame[Any]) -> bool:
    """Whether the innermost frame has nothing (left) to do."""
    if isinstance(top, Capitals):
        return not s.rules.capitals or not top.deciders(s)
    if isinstance(top, Deploy):
        return s.reserve[top.seat] < 1
    if isinstance(top, NeutralReinforcements):
        return s.pool < 1 or not s.count(NEUTRAL)
    if isinstance(top, Exchange):
        held = s.hand[top.seat]
        if top.first < 0 or not held >> top.first & 1 or (top.second >= 0 and not held >> top.second & 1):
            return True
    if isinstance(top, ExchangeAdvanced):
        if not top.begun() or any(not s.hand[top.seat] >> card & 1 for card in top.begun()):
            return True
    if isinstance(top, BonusOf) and (top.number not in (3, 5) or len(top.legal(s, top.seat)) < 2):
        return True
    if isinstance(top, Bonus):
        under = s.pile[:3][::-1]
        if under != [top.first, top.second, top.third] or len(top.legal(s, top.seat)) < 2:
            return True
    if isinstance(top, Manoeuvre) and not 0 <= top.done <= 1:
        return True
    return top.seat >= 0 and not top.legal(s, top.seat)


def rules_need_missions(s: Risk) -> bool:
    """A game by missions in which somebody has none, or has one that is not in play."""
    if not s.rules.missions:
        return False
    playable = missions_in_play(s)
    return any(mission not in playable for mission in s.mission)


def _audience_out(s: Risk, audience: int) -> list[str]:
    names = [SEATS[x] for x in range(s.rules.players) if audience & only(x)]
    return [*names, "watcher"] if audience & 1 else names


class _Reader:
    """Reads a table part by part, refusing what cannot be."""

    def __init__(self, s: Risk, told: Mapping[str, Any]) -> None:
        self.s = s
        self.told = told
        known = set(table_out(s))
        for part in told:
            if part not in known:
                raise BadInput("position-part", part=part, nearest=nearest(part, known))

    def part(self, name: str) -> Mapping[str, Any]:
        found = self.told.get(name, {})
        if not isinstance(found, Mapping):
            raise BadInput("position-shape", part=name)
        return found

    def seat(self, name: object) -> int:
        seat = self.s.game.seat_number(str(name))
        if not 0 <= seat < self.s.rules.players:
            raise BadInput("unknown-seat", word=name, known=", ".join(SEATS[: self.s.rules.players]))
        return seat

    def number(self, value: object, part: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadInput("no-number", word=value)
        if not 0 <= value <= 1_000_000:
            raise BadInput("position-number", part=part, value=value)
        return value

    def names(self, kind: str, told: object, part: str) -> list[int]:
        if not isinstance(told, list):
            raise BadInput("position-shape", part=part)
        return [VOCABULARY.number(kind, str(name)) for name in told]

    def numbers(self) -> None:
        s, told = self.s, self.told
        s.turn = self.seat(told.get("turn", SEATS[s.rules.first]))
        values = [self.number(told.get(name, 1 if name == "round" else 0), name) for name in _NUMBERS]
        s.round, s.pool, s.received, s.exchanges, s.conquered = values
        winner = told.get("winner")
        s.winner = -1 if winner is None else self.seat(winner)

    def players(self) -> None:
        s = self.s
        for name, colour in self.part("colours").items():
            number = VOCABULARY.number("colour", str(colour))
            if number in s.colour:
                raise BadInput("position-twice", name=str(colour))
            s.colour[self.seat(name)] = number
        for name, mission in self.part("missions").items():
            number = VOCABULARY.number("mission", str(mission))
            if number in s.mission:
                raise BadInput("position-twice", name=str(mission))
            s.mission[self.seat(name)] = number
        for name, capital in self.part("capitals").items():
            number = VOCABULARY.number("place", str(capital))
            if number in s.capital:
                raise BadInput("position-twice", name=str(capital))
            s.capital[self.seat(name)] = number
        for name, reserve in self.part("reserve").items():
            s.reserve[self.seat(name)] = self.number(reserve, "reserve")
        fallen = self.told.get("fallen", [])
        if not isinstance(fallen, list):
            raise BadInput("position-shape", part="fallen")
        for seat in fallen:
            s.fallen |= 1 << self.seat(seat)
        for name, missions in self.part("missed").items():
            s.missed[self.seat(name)] = _mask(self.names("mission", missions, "missed"), MISSION_COUNT)

    def territories(self) -> None:
        s = self.s
        told = self.part("territories")
        for name, what in told.items():
            territory = VOCABULARY.number("place", name)
            if not isinstance(what, Mapping) or "regiments" not in what or "owner" not in what:
                raise BadInput("position-shape", part=f"territories.{name}")
            regiments = what["regiments"]
            if not isinstance(regiments, int) or isinstance(regiments, bool) or not 0 <= regiments <= 1_000_000:
                raise BadInput("position-regiments", place=name, value=regiments)
            if what["owner"] is not None:
                owner = VOCABULARY.number("owner", str(what["owner"]))
                if s.rules.players <= owner < len(SEATS) or (owner == len(SEATS) and not s.rules.neutral):
                    raise BadInput("unknown-seat", word=what["owner"], known=", ".join(SEATS[: s.rules.players]))
                s.give(territory, owner, regiments)
        if len(told) != TERRITORY_COUNT:
            missing = [name for name in TERRITORIES if name not in told]
            raise BadInput("position-territories", missing=", ".join(missing), number=len(told), wanted=TERRITORY_COUNT)
        for seat in range(s.rules.players):
            s.kept[seat] = s.held[seat]
        for name, kept in self.part("kept").items():
            s.kept[self.seat(name)] = _mask(self.names("place", kept, "kept"), TERRITORY_COUNT)

    def cards(self) -> None:
        s = self.s
        placed = [CARD_OF[capital] for capital in s.capital if capital >= 0] if s.round else []
        for name, cards in self.part("hands").items():
            held = self.names("card", cards, "hands")
            placed += held
            s.hand[self.seat(name)] = _mask(held, CARD_COUNT)
        if "pile" in self.told:
            s.pile = self.names("card", self.told["pile"], "pile")[::-1]
            placed += s.pile
        elif s.round or s.hist is not None:
            s.pile = fresh(s, [card for card in range(CARD_COUNT) if card not in placed])
            placed += s.pile
        for card in placed:
            if placed.count(card) > 1:
                raise BadInput("position-twice", name=CARDS[card])
        if s.round and len(placed) != CARD_COUNT:
            missing = [name for card, name in enumerate(CARDS) if card not in placed]
            raise BadInput("position-missing", part=", ".join(missing))

    def knowledge(self) -> None:
        s = self.s
        for seat in range(s.rules.players):
            for card in cards_in(s.hand[seat]):
                s.shown[card] |= only(seat)
            if s.mission[seat] >= 0:
                s.shown[MISSION_OF + seat] |= only(seat)
            if s.capital[seat] >= 0:
                s.shown[CAPITAL_OF + seat] |= only(seat)
                s.shown[CARD_OF[s.capital[seat]]] |= only(seat)
                if s.fallen >> seat & 1:
                    s.shown[CAPITAL_OF + seat] |= ALL
                    s.shown[CARD_OF[s.capital[seat]]] |= ALL
        known = self.part("known")
        for kind, first in (("cards", 0), ("missions", MISSION_OF), ("capitals", CAPITAL_OF)):
            things = known.get(kind, {})
            if not isinstance(things, Mapping):
                raise BadInput("position-shape", part=f"known.{kind}")
            for name, audience in things.items():
                thing = VOCABULARY.number("card", name) if kind == "cards" else self.seat(name)
                s.shown[first + thing] |= self.audience(audience)

    def audience(self, names: object) -> int:
        if not isinstance(names, list):
            raise BadInput("position-shape", part="known")
        mask = 0
        for name in names:
            mask |= only(WATCHER) if name == "watcher" else only(self.seat(name))
        return mask


def _mask(numbers: list[int], size: int) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask & (1 << size) - 1
