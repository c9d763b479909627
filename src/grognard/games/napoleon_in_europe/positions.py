"""The table as a readable description, and back."""

from collections.abc import Mapping
from typing import Any, Final

from grognard.games.napoleon_in_europe.cards import cards_in, fill_deck, know_own_hands
from grognard.games.napoleon_in_europe.control import set_control
from grognard.games.napoleon_in_europe.state import (
    HOLDERS,
    NO_REGION,
    Europe,
    Rules,
    empty,
    trail_by_sea,
    trail_corps,
    trail_key,
    trail_region,
    trail_start,
    trail_stopped,
    trail_through,
)
from grognard.games.napoleon_in_europe.tables import (
    ARM_COUNT,
    CARDS,
    CORPS,
    HOMELAND,
    MOST_PIECES,
    NATION_COUNT,
    NATIONS,
    NATIONS_IN,
    REGION_COUNT,
    REGIONS,
    pack,
)
from grognard.games.napoleon_in_europe.verbs import SEATS, VOCABULARY
from grognard.games.napoleon_in_europe.view import counts, nation_word, seats_in
from grognard.kernel.chance import Source
from grognard.kernel.contract import Game
from grognard.kernel.errors import BadInput, nearest

HOLDER_NAMES = [*NATIONS, "deck", "under"]
CARD_NUMBERS: Final = {name: card for card, name in enumerate(CARDS)}


def _seat_word(seat: int) -> str | None:
    return SEATS[seat] if seat >= 0 else None


def _nations(mask: int) -> list[str]:
    return [NATIONS[nation] for nation in NATIONS_IN[mask]]


def _cards(mask: int) -> list[str]:
    return [CARDS[card] for card in cards_in(mask)]


def _armies(armies: list[int]) -> dict[str, list[int]]:
    """Armies by nation."""
    return {NATIONS[nation]: counts(army) for nation, army in enumerate(armies) if army}


def _standing(armies: list[int]) -> dict[str, dict[str, list[int]]]:
    """Armies by region and nation."""
    told: dict[str, dict[str, list[int]]] = {}
    for at, army in enumerate(armies):
        if army:
            told.setdefault(REGIONS[at // NATION_COUNT], {})[NATIONS[at % NATION_COUNT]] = counts(army)
    return told


def table_out(s: Europe) -> dict[str, Any]:
    """Everything on the table, hidden or not."""
    seats = range(s.rules.players)
    observers = [*SEATS[: s.rules.players], "watcher"]
    return {
        "seats": {
            SEATS[x]: {
                "nations": [NATIONS[nation] for nation in range(NATION_COUNT) if s.owner[nation] == x],
                "allies": seats_in(s, s.allies[x]),
                "start": s.begun[x],
                "shares": s.shares[x],
                "deferred_to": _seat_word(s.host[x]),
            }
            for x in seats
        },
        "in_play": _nations(s.alive),
        "started": _nations(s.started),
        "out": seats_in(s, s.out),
        "winners": seats_in(s, s.winners),
        "turn": {
            "first": SEATS[s.first],
            "number": s.turn,
            "slot": s.slot,
            "phase": s.phase,
            "active": SEATS[s.active],
            "party": seats_in(s, s.party),
            "acted": seats_in(s, s.acted),
            "queue": [SEATS[x] for x in s.queue],
            "solo": s.solo,
            "broke": s.broke,
            "hosting": s.hosting,
            "spurned": seats_in(s, s.spurned),
            "ended": seats_in(s, s.ended),
            "mover": _seat_word(s.mover),
            "passes": s.passes,
            "quiet": s.quiet,
        },
        "window": {
            "declined": s.declined[:],
            "asked": {SEATS[x]: s.asked[x * s.rules.players : (x + 1) * s.rules.players] for x in seats},
            "ceded": [REGIONS[region] for region in s.ceded],
        },
        "control": {REGIONS[r]: nation_word(s.ctrl[r]) for r in range(REGION_COUNT) if s.ctrl[r] >= 0},
        "pieces": _standing(s.army),
        "rested": _standing(s.rested),
        "ready": _standing(s.ready),
        "reserve": _armies(s.reserve),
        "trails": [
            {
                "at": REGIONS[trail_region(key)],
                "corps": CORPS[trail_corps(key)],
                "start": REGIONS[trail_start(key)],
                "through": None if trail_through(key) == NO_REGION else REGIONS[trail_through(key)],
                "by_sea": trail_by_sea(key),
                "stopped": trail_stopped(key),
                "number": s.trail_n[i],
            }
            for i, key in enumerate(s.trails)
        ],
        "sea": {
            NATIONS[n]: {"from": _place(s.port_from[n]), "to": _place(s.port_to[n]), "sailed": s.sailed[n]}
            for n in range(NATION_COUNT)
            if s.port_from[n] >= 0
        },
        "refused": _nations(s.refused),
        "landings": [[REGIONS[entry >> 3], nation_word((entry & 7) - 1)] for entry in s.landings],
        "load": _armies(s.load),
        "entered": [[REGIONS[entry >> 3], NATIONS[entry & 7]] for entry in s.entered],
        "hands": {NATIONS[n]: _cards(s.hand[n]) for n in range(NATION_COUNT) if s.hand[n]},
        "deck": [CARDS[card] for card in s.deck],
        "under": [[CARDS[card], SEATS[s.under_by[i]]] for i, card in enumerate(s.under)],
        "maybe": {name: _knowledge(s.maybe[i * HOLDERS : (i + 1) * HOLDERS]) for i, name in enumerate(observers)},
        "pledge": [_cards(s.pledge[0]), _cards(s.pledge[1])],
        "picked": _cards(s.picked),
        "battle": _battle_out(s) if s.field >= 0 else None,
    }


def _knowledge(masks: list[int]) -> dict[str, Any]:
    """The cards that each holder may have; a holder that may have the same cards as a later one is told by its name."""
    told: dict[str, Any] = {}
    for holder in range(HOLDERS - 1, -1, -1):
        mask = masks[holder]
        if mask:
            later = masks[holder + 1 :]
            same = HOLDERS - 1 - later[::-1].index(mask) if mask in later else -1
            told[HOLDER_NAMES[holder]] = HOLDER_NAMES[same] if same >= 0 else _cards(mask)
    return told


def _place(region: int) -> str | None:
    return REGIONS[region] if region >= 0 else None


def _battle_out(s: Europe) -> dict[str, Any]:
    return {
        "region": REGIONS[s.field],
        "attackers": _nations(s.attackers),
        "defenders": _nations(s.defenders),
        "chiefs": [SEATS[seat] for seat in s.chiefs],
        "front": _armies(s.front),
        "rear": _armies(s.rear),
        "dead": _armies(s.dead),
        "lines": [[CORPS[corps] for corps in line] for line in s.line],
        "placed": s.placed[:],
        "shifted": [CORPS[corps] for corps in range(len(CORPS)) if s.shifted >> corps & 1],
        "hits": s.hits,
        "major": s.major,
        "round": s.round,
        "side": s.side,
        "step": s.step,
        "least": s.least,
        "laurels": [nation_word(nation) for nation in s.laurels],
        "fled": [REGIONS[region] for region in s.fled],
    }


def table_in(game: Game, rules: Rules, told: Mapping[str, Any], word: int, source: Source | None) -> Europe:
    """The table that a description tells. What it leaves out is as at the start: nothing moved, no battle, homelands with
    their nations, the other cards in the deck, hands known to their players alone."""
    s = empty(game, rules, word, source)
    reader = _Reader(s, told)
    reader.seats()
    reader.turn()
    reader.land()
    reader.movement()
    reader.cards()
    if told.get("battle") is not None:
        reader.battle()
    return s


class _Reader:
    """Reads a table part by part, refusing what cannot be."""

    def __init__(self, s: Europe, told: Mapping[str, Any]) -> None:
        self.s = s
        self.told = told
        known = set(table_out(s))
        for part in told:
            if part not in known:
                raise BadInput("position-part", part=part, nearest=nearest(part, known))

    # --- small things ------------------------------------------------------------------------------------------------

    def part(self, name: str, of: Mapping[str, Any] | None = None) -> Mapping[str, Any]:
        found = (self.told if of is None else of).get(name, {})
        if not isinstance(found, Mapping):
            raise BadInput("position-shape", part=name)
        return found

    def rows(self, name: str, of: Mapping[str, Any] | None = None) -> list[Any]:
        found = (self.told if of is None else of).get(name, [])
        if not isinstance(found, list):
            raise BadInput("position-shape", part=name)
        return found

    def number(self, told: object, part: str, low: int, high: int) -> int:
        if not isinstance(told, int) or isinstance(told, bool) or not low <= told <= high:
            raise BadInput("position-number", value=told, part=part)
        return told

    def seat(self, name: object) -> int:
        seat = self.s.game.seat_number(str(name))
        if not 0 <= seat < self.s.rules.players:
            raise BadInput("unknown-seat", word=name, known=", ".join(SEATS[: self.s.rules.players]))
        return seat

    def seat_mask(self, names: list[Any]) -> int:
        mask = 0
        for name in names:
            mask |= 1 << self.seat(name)
        return mask

    def nation(self, name: object) -> int:
        return VOCABULARY.number("nation", str(name))

    def nation_mask(self, names: list[Any]) -> int:
        mask = 0
        for name in names:
            mask |= 1 << self.nation(name)
        return mask

    def region(self, name: object) -> int:
        return VOCABULARY.number("place", str(name))

    def corps(self, name: object) -> int:
        return VOCABULARY.number("corps", str(name))

    def card(self, name: object) -> int:
        card = CARD_NUMBERS.get(str(name), -1)
        if card < 0:
            raise BadInput("unknown-name", kind="card", word=name, nearest=nearest(str(name), CARDS))
        if not self.s.rules.pack >> card & 1:
            raise BadInput("position-part", part=str(name), nearest="")
        return card

    def card_mask(self, names: object, part: str) -> int:
        if not isinstance(names, list):
            raise BadInput("position-shape", part=part)
        mask = 0
        for name in names:
            mask |= 1 << self.card(name)
        return mask

    def army(self, told: object, part: str) -> int:
        if not isinstance(told, list) or len(told) != ARM_COUNT:
            raise BadInput("position-shape", part=part)
        return pack([self.number(pieces, part, 0, MOST_PIECES) for pieces in told])

    def armies(self, name: str, of: Mapping[str, Any] | None = None) -> list[int]:
        found = [0] * NATION_COUNT
        for nation, army in self.part(name, of).items():
            found[self.nation(nation)] = self.army(army, name)
        return found

    def standing(self, name: str) -> list[int]:
        found = [0] * (REGION_COUNT * NATION_COUNT)
        for region, armies in self.part(name).items():
            first = self.region(region) * NATION_COUNT
            if not isinstance(armies, Mapping):
                raise BadInput("position-shape", part=f"{name}.{region}")
            for nation, army in armies.items():
                found[first + self.nation(nation)] = self.army(army, f"{name}.{region}")
        return found

    # --- the parts ---------------------------------------------------------------------------------------------------

    def seats(self) -> None:
        s = self.s
        for name, told in self.part("seats").items():
            seat = self.seat(name)
            if not isinstance(told, Mapping):
                raise BadInput("position-shape", part=f"seats.{name}")
            for nation in self.rows("nations", told):
                if s.owner[self.nation(nation)] >= 0:
                    raise BadInput("position-twice", name=nation)
                s.owner[self.nation(nation)] = seat
        given = self.nation_mask([NATIONS[n] for n in range(NATION_COUNT) if s.owner[n] >= 0])
        s.started = self.nation_mask(self.rows("started")) & given if "started" in self.told else given
        s.alive = self.nation_mask(self.rows("in_play")) & s.started if "in_play" in self.told else s.started
        held = s.alive if "in_play" in self.told and self.rows("in_play") else given
        for nation in NATIONS_IN[held]:
            s.own[s.owner[nation]] |= 1 << nation
        s.out = self.seat_mask(self.rows("out"))
        s.winners = self.seat_mask(self.rows("winners"))
        for name, told in self.part("seats").items():
            seat = self.seat(name)
            homes = [n for n in range(NATION_COUNT) if s.owner[n] == seat]
            s.begun[seat] = self.number(
                told.get("start", sum([len(HOMELAND[n]) for n in homes])), f"seats.{name}.start", 0, REGION_COUNT
            )
            s.shares[seat] = self.number(told.get("shares", len(homes)), f"seats.{name}.shares", 0, NATION_COUNT)
            host = told.get("deferred_to")
            s.host[seat] = self.seat(host) if host is not None else -1
            for ally in self.rows("allies", told):
                other = self.seat(ally)
                if other == seat:
                    raise BadInput("position-twice", name=ally)
                s.allies[seat] |= 1 << other
                s.allies[other] |= 1 << seat
        s.count_foes()

    def turn(self) -> None:
        s = self.s
        told = self.part("turn")
        s.first = self.seat(told.get("first", SEATS[0]))
        s.turn = self.number(told.get("number", 0), "turn.number", 0, 10_000)
        s.slot = self.number(told.get("slot", -1), "turn.slot", -1, s.rules.players - 1)
        s.phase = self.number(told.get("phase", 0), "turn.phase", 0, 10)
        s.active = self.seat(told.get("active", SEATS[s.first]))
        s.party = self.seat_mask(self.rows("party", told))
        s.acted = self.seat_mask(self.rows("acted", told))
        s.queue = [self.seat(name) for name in self.rows("queue", told)]
        s.solo = self.number(told.get("solo", 0), "turn.solo", 0, 1)
        s.broke = self.number(told.get("broke", 0), "turn.broke", 0, 1)
        s.hosting = self.number(told.get("hosting", 0), "turn.hosting", 0, 1)
        s.spurned = self.seat_mask(self.rows("spurned", told))
        s.ended = self.seat_mask(self.rows("ended", told))
        s.mover = self.seat(told["mover"]) if told.get("mover") is not None else -1
        s.passes = self.number(told.get("passes", 0), "turn.passes", 0, s.rules.players)
        s.quiet = self.number(told.get("quiet", 0), "turn.quiet", 0, s.rules.players)
        window = self.part("window")
        s.declined = [self.number(key, "window.declined", 0, 1 << 27) for key in self.rows("declined", window)]
        for name, row in self.part("asked", window).items():
            if not isinstance(row, list) or len(row) != s.rules.players:
                raise BadInput("position-shape", part="window.asked")
            for other, asked in enumerate(row):
                s.asked[self.seat(name) * s.rules.players + other] = self.number(asked, "window.asked", 0, 99)
        s.ceded = [self.region(name) for name in self.rows("ceded", window)]

    def land(self) -> None:
        s = self.s
        for nation in NATIONS_IN[s.started]:
            s.lost[nation] = len(HOMELAND[nation])
        if "control" in self.told:
            for name, holder in self.part("control").items():
                set_control(s, self.region(name), self.nation(holder))
        else:
            for nation in NATIONS_IN[s.alive]:
                for region in HOMELAND[nation]:
                    set_control(s, region, nation)
        for at, army in enumerate(self.standing("pieces")):
            if army and not s.alive >> at % NATION_COUNT & 1:
                raise BadInput("position-owner", place=REGIONS[at // NATION_COUNT])
            s.put(at // NATION_COUNT, at % NATION_COUNT, army)
        s.reserve = self.armies("reserve")

    def movement(self) -> None:
        s = self.s
        s.rested = self.standing("rested")
        s.ready = self.standing("ready")
        for told in self.rows("trails"):
            if not isinstance(told, Mapping) or not {"at", "corps", "start", "number"} <= set(told):
                raise BadInput("position-shape", part="trails")
            through = told.get("through")
            key = trail_key(
                self.region(told["at"]),
                self.corps(told["corps"]),
                self.region(told["start"]),
                NO_REGION if through is None else self.region(through),
                self.number(told.get("by_sea", 0), "trails.by_sea", 0, 1),
                self.number(told.get("stopped", 0), "trails.stopped", 0, 1),
            )
            s.trail(key, self.number(told["number"], "trails.number", 1, MOST_PIECES))
        for name, told in self.part("sea").items():
            if not isinstance(told, Mapping) or not {"from", "to", "sailed"} <= set(told):
                raise BadInput("position-shape", part=f"sea.{name}")
            nation = self.nation(name)
            s.port_from[nation] = self.region(told["from"])
            s.port_to[nation] = self.region(told["to"])
            s.sailed[nation] = self.number(told["sailed"], f"sea.{name}.sailed", 0, MOST_PIECES)
        s.refused = self.nation_mask(self.rows("refused"))
        for row in self.pairs("landings"):
            s.landings.append(self.region(row[0]) << 3 | (0 if row[1] is None else self.nation(row[1]) + 1))
        s.load = self.armies("load")
        s.entered = [self.region(row[0]) << 3 | self.nation(row[1]) for row in self.pairs("entered")]

    def pairs(self, name: str) -> list[Any]:
        rows = self.rows(name)
        for row in rows:
            if not isinstance(row, list) or len(row) != 2:
                raise BadInput("position-shape", part=name)
        return rows

    def cards(self) -> None:
        s = self.s
        fill_deck(s)
        placed: list[int] = []
        for name, cards in self.part("hands").items():
            nation = self.nation(name)
            s.hand[nation] = self.card_mask(cards, "hands")
            s.held[nation] = s.hand[nation].bit_count()
            placed += [self.card(card) for card in cards]
        for row in self.pairs("under"):
            s.under.append(self.card(row[0]))
            s.under_by.append(self.seat(row[1]))
        placed += s.under
        if "deck" in self.told:
            s.deck = [self.card(name) for name in self.rows("deck")]
        else:
            s.deck = [card for card in s.rules.cards if card not in placed]
        placed += s.deck
        for card in placed:
            if placed.count(card) > 1:
                raise BadInput("position-twice", name=CARDS[card])
        if len(placed) != len(s.rules.cards):
            missing = [CARDS[card] for card in s.rules.cards if card not in placed]
            raise BadInput("position-missing", part=", ".join(missing))
        know_own_hands(s)
        if "maybe" in self.told:
            self.knowledge()
        pledge = self.rows("pledge")
        if len(pledge) == 2:
            s.pledge = [self.card_mask(pledge[0], "pledge"), self.card_mask(pledge[1], "pledge")]
        s.picked = self.card_mask(self.told.get("picked", []), "picked")

    def knowledge(self) -> None:
        s = self.s
        observers = [*SEATS[: s.rules.players], "watcher"]
        for name, holders in self.part("maybe").items():
            if name not in observers or not isinstance(holders, Mapping):
                raise BadInput("position-shape", part="maybe")
            first = observers.index(name) * HOLDERS
            for holder in range(HOLDERS):
                s.maybe[first + holder] = 0
            for holder_name, cards in holders.items():
                if holder_name not in HOLDER_NAMES:
                    raise BadInput("position-part", part=holder_name, nearest=nearest(holder_name, HOLDER_NAMES))
                if isinstance(cards, str):  # the same cards as a holder that was told in full
                    cards = holders.get(cards)
                s.maybe[first + HOLDER_NAMES.index(holder_name)] = self.card_mask(cards, "maybe")
        under = sum([1 << card for card in s.under])
        deck = sum([1 << card for card in s.deck])
        for i in range(len(observers)):
            for holder, cards in enumerate([*s.hand, deck, under]):
                wrong = cards & ~s.maybe[i * HOLDERS + holder]
                if wrong:
                    raise BadInput("position-missing", part=f"maybe.{observers[i]}.{_cards(wrong)[0]}")

    def battle(self) -> None:
        s = self.s
        told = self.part("battle")
        for name in ("region", "attackers", "defenders", "chiefs", "lines"):
            if name not in told:
                raise BadInput("position-missing", part=f"battle.{name}")
        s.field = self.region(told["region"])
        s.attackers = self.nation_mask(self.rows("attackers", told))
        s.defenders = self.nation_mask(self.rows("defenders", told))
        s.chiefs = [self.seat(name) for name in self.rows("chiefs", told)]
        s.front = self.armies("front", told)
        s.rear = self.armies("rear", told)
        s.dead = self.armies("dead", told)
        lines = self.rows("lines", told)
        if len(lines) != 2 or len(s.chiefs) != 2 or not all([isinstance(line, list) for line in lines]):
            raise BadInput("position-shape", part="battle.lines")
        s.line = [[self.corps(name) for name in line] for line in lines]
        placed = self.rows("placed", told)
        for side in range(min(2, len(placed))):
            s.placed[side] = self.number(placed[side], "battle.placed", 0, len(s.line[side]))
        for name in self.rows("shifted", told):
            s.shifted |= 1 << self.corps(name)
        s.hits = self.number(told.get("hits", 0), "battle.hits", 0, MOST_PIECES)
        s.major = self.number(told.get("major", 0), "battle.major", 0, 1)
        s.round = self.number(told.get("round", 0), "battle.round", 0, 100_000)
        s.side = self.number(told.get("side", 0), "battle.side", 0, 1)
        s.step = self.number(told.get("step", 0), "battle.step", 0, 8)
        s.least = self.number(told.get("least", 6), "battle.least", 5, 6)
        laurels = self.rows("laurels", told)
        if len(laurels) == 2:
            s.laurels = [-1 if name is None else self.nation(name) for name in laurels]
        s.fled = [self.region(name) for name in self.rows("fled", told)]
