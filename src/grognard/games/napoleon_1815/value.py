"""How good a situation is: how likely the French are to win from here.

The logarithm of their odds is a sum: what can be counted on the table, each thing times its weight. What lies ahead of a corps
depends above all on where it stands; so every zone has weights of its own. They are in `data/value.json`, fitted to who won
(`tools/napoleon_1815_value.py`).
"""

import json
import math
from pathlib import Path
from typing import Any, Final

from grognard.games.napoleon_1815.combat_cards import base_cards
from grognard.games.napoleon_1815.plans import FADE, LOSSES, cards_of
from grognard.games.napoleon_1815.state import Campaign
from grognard.games.napoleon_1815.tables import (
    BIT,
    CARD_COUNT,
    CARDS,
    COALITION,
    COMMANDERS_OF,
    CORPS_LISTS,
    CORPS_OF,
    DISTANCE,
    EXHAUSTED,
    FRENCH,
    NATION_OF,
    OBJECTIVES,
    VALUE,
    ZONE_COUNT,
    ZONES,
)

# The places of the weights, in the order of data/value.json.
LATER: Final = 6  # turns after this one are told apart up to this number
BEGIN: Final = 0  # by turns after this one: the odds on an empty track
POINT: Final = BEGIN + LATER  # ... and a point on it
STRENGTH: Final = POINT + LATER  # by nation: infantry and cavalry
FATIGUE: Final = STRENGTH + 3  # by side: the fatigue of its corps
TIRED: Final = FATIGUE + 2  # by side: corps that are exhausted
READY: Final = TIRED + 2  # by side: corps that are ready
STRONG: Final = READY + 2  # strong positions on objectives
OUTWEIGH: Final = STRONG + 1  # French who are ready against the coalition where it stands, up to two zones off
CONTACT: Final = OUTWEIGH + 1  # zones in which both stand
NEAR: Final = CONTACT + 1  # objectives without a guard, the nearer the French the more
HELD: Final = NEAR + 1  # by card: it is in a hand
CONTROL: Final = HELD + CARD_COUNT  # by zone: the coalition controls it
FORCE: Final = CONTROL + ZONE_COUNT  # by side and zone: the combat cards of the corps there
THERE: Final = FORCE + 2 * ZONE_COUNT  # by side and zone: corps are there
NUMBER: Final = THERE + 2 * ZONE_COUNT

SHAPE: Final = {
    "begin": LATER, "point": LATER, "strength": 3, "fatigue": 2, "tired": 2, "ready": 2, "strong": 1, "outweigh": 1,
    "contact": 1, "near": 1,
}  # fmt: skip
BY_ZONE: Final = ["control", "french_force", "coalition_force", "french_there", "coalition_there"]


def flat(told: dict[str, Any]) -> list[float]:
    """The weights of data/value.json in their places."""
    found: list[float] = []
    for name, number in SHAPE.items():
        found += [float(weight) for weight in told[name]]
        assert len(told[name]) == number
    found += [float(told["held"][card]) for card in CARDS]
    for name in BY_ZONE:
        found += [float(told["zones"][zone][name]) for zone in ZONES]
    assert len(found) == NUMBER
    return found


WEIGHTS: Final = flat(json.loads((Path(__file__).parent / "data" / "value.json").read_text(encoding="utf-8")))


def evaluate(s: Campaign, seat: int) -> float:
    """How likely the seat's side is to win."""
    side = s.rules.side_of_seat[seat]
    if s.winner >= 0:
        return 1.0 if s.winner == side else 0.0
    reading = Reading(s)
    hope = 0.0
    for i, place in enumerate(reading.places):
        hope += reading.amounts[i] * WEIGHTS[place]
    french = max(0.005, min(0.995, 1.0 / (1.0 + math.exp(-hope))))
    return french if side == FRENCH else 1.0 - french


class Reading:
    """What counts in a situation: amounts, each with the place of its weight."""

    def __init__(self, s: Campaign) -> None:
        self.s = s
        self.places: list[int] = []
        self.amounts: list[float] = []
        later = max(0, min(s.rules.scenario.turns - s.turn, LATER - 1))
        self._note(BEGIN + later, 1.0)
        self._note(POINT + later, float(s.vp))
        for hand in s.hand:
            for card in hand:
                self._note(HELD + card, 1.0)
        strong = 0
        for zone in range(ZONE_COUNT):
            if s.control[zone] == COALITION:
                self._note(CONTROL + zone, 1.0)
            if VALUE[zone]:
                strong += s.strong[zone]
        self._note(STRONG, float(strong))
        self._corps(FRENCH)
        self._corps(COALITION)
        self._pressure()

    def _note(self, place: int, amount: float) -> None:
        if amount != 0.0:
            self.places.append(place)
            self.amounts.append(amount)

    def _corps(self, side: int) -> None:
        """How many they are, in what shape, and where."""
        s = self.s
        fatigue = tired = ready = seen = 0
        for b in CORPS_LISTS[side]:
            zone = s.zone[b]
            if zone < 0:
                continue
            self._note(STRENGTH + NATION_OF[b], float(s.infantry[b] + s.cavalry[b]))
            self._note(FORCE + side * ZONE_COUNT + zone, float(base_cards(s, BIT[b])))
            if not seen >> zone & 1:
                seen |= 1 << zone
                self._note(THERE + side * ZONE_COUNT + zone, 1.0)
            fatigue += s.fatigue[b]
            if s.fatigue[b] >= EXHAUSTED:
                tired += 1
            if s.ready & BIT[b]:
                ready += 1
        self._note(FATIGUE + side, float(fatigue))
        self._note(TIRED + side, float(tired))
        self._note(READY + side, float(ready))

    def _pressure(self) -> None:
        """How the armies stand to each other."""
        s = self.s
        places: list[int] = []  # of the French
        cards: list[float] = []
        for b in CORPS_LISTS[FRENCH]:
            if s.zone[b] >= 0:
                places.append(s.zone[b])
                cards.append(LOSSES[FRENCH] * cards_of(s, BIT[b], 0) if s.ready & BIT[b] else 0.0)
        outweigh = near = 0.0
        contact = seen = 0
        for first in CORPS_LISTS[COALITION]:
            zone = s.zone[first]
            if zone < 0 or seen >> zone & 1:
                continue
            seen |= 1 << zone
            guards, leaders = s.at[zone] & CORPS_OF[COALITION], s.at[zone] & COMMANDERS_OF[COALITION]
            more = -LOSSES[COALITION] * cards_of(s, guards, leaders)
            far = DISTANCE[zone]
            for i, place in enumerate(places):
                if far[place] <= 2:
                    more += cards[i]
            outweigh += max(0.0, more)
            if s.at[zone] & CORPS_OF[FRENCH]:
                contact += 1
        for zone in OBJECTIVES:
            if places and s.control[zone] == COALITION and not s.at[zone] & CORPS_OF[COALITION]:
                way = min([DISTANCE[zone][place] for place in places])
                near += VALUE[zone] * FADE[min(way, len(FADE) - 1)]
        self._note(OUTWEIGH, outweigh)
        self._note(CONTACT, float(contact))
        self._note(NEAR, near)
