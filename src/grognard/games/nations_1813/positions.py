"""The table as a readable description, and back."""

from collections.abc import Mapping
from typing import Any, Final

from grognard.games.nations_1813.actions import Actions
from grognard.games.nations_1813.armies import Villages, scouts_needed
from grognard.games.nations_1813.battle import Loss, Losses
from grognard.games.nations_1813.cards import ChainFrame, March, Movement, Remove, SecondPlay, WhoseMarker, fits, jumps
from grognard.games.nations_1813.clock import Reveal
from grognard.games.nations_1813.placing import NextTile, Placing, UnitType
from grognard.games.nations_1813.scoring import Allotment, Engage, Scoring, Support, opposable, supportable
from grognard.games.nations_1813.setup import Deal, Games, KeepMission, Missions, SecondCards
from grognard.games.nations_1813.state import ALL_ARMIES, REFUSED, Nations, Rules, empty
from grognard.games.nations_1813.tables import (
    ACTIONS,
    ALL_CARDS,
    ALLIED,
    ANY,
    AREA_COUNT,
    AREAS,
    ARMIES,
    ARMY_COUNT,
    CARD_UNITS,
    CARDS,
    COPIES,
    DISTRICT_COUNT,
    DISTRICTS,
    FIRST_BATTLE,
    FRENCH,
    HAND_LIMIT,
    KINDS,
    MISSION_DISTRICT,
    MISSIONS,
    SCOUT,
    SECOND_BATTLE,
    SIDE,
    SIDES,
    STRENGTH,
    TIME,
    UNIT,
    UNITS,
)
from grognard.games.nations_1813.turn import Discard, Refresh, Waiting, may_refresh, may_wait
from grognard.games.nations_1813.verbs import SEATS, VOCABULARY
from grognard.games.nations_1813.view import hand_out, history_out
from grognard.kernel.chance import Source
from grognard.kernel.contract import ALL, Frame, Game, only
from grognard.kernel.decks import fresh
from grognard.kernel.errors import BadInput, nearest

_NUMBERS: Final = ["number", "turns", "actions", "time", "battles", "dull"]
_DRAWN: Final = ["none", "display", "deck", "both"]
_WINNERS: Final = [*SIDES, "nobody"]  # the last one is NO_SIDE


def table_out(s: Nations) -> dict[str, Any]:
    """Everything on the table, hidden or not. In lists of cards the top or first one comes first; areas that hold nothing
    and armies that have nothing to tell beyond their card are left out."""
    told: dict[str, Any] = {
        "french": SEATS[s.french] if s.french >= 0 else None,
        "number": s.number,
        "earlier": {SIDES[side]: s.earlier[side] for side in (0, 1)} if s.earlier else {},
        "turn": SIDES[s.turn],
        "turns": s.turns,
        "actions": s.actions,
        "time": s.time,
        "battles": s.battles,
        "score": {SIDES[side]: s.score[side] for side in (0, 1)},
        "areas": {AREAS[area]: what for area in range(AREA_COUNT) if (what := _area_out(s, area))},
        "unplayed": [ARMIES[a] for a in range(ARMY_COUNT) if s.unplayed >> a & 1],
        "destroyed": [ARMIES[a] for a in range(ARMY_COUNT) if s.lost >> a & 1],
        "damage": {ARMIES[a]: s.damage[a] for a in range(ARMY_COUNT) if s.damage[a]},
        "units": {ARMIES[a]: UNITS[s.unit[a]] for a in range(ARMY_COUNT) if s.unit[a] != UNIT[a]},
        "hands": {SIDES[side]: hand_out(s.hand, side) for side in (0, 1)},
        "display": [CARDS[card] for card in s.display],
        "discard": [CARDS[card] for card in reversed(s.discard)],
        "deck": [CARDS[card] for card in reversed(s.deck)],
        "gone": s.gone,
        "missions": {DISTRICTS[d]: MISSIONS[s.mission[d]] for d in range(DISTRICT_COUNT) if s.mission[d] >= 0},
        "second": {DISTRICTS[d]: MISSIONS[s.second[d]] for d in range(DISTRICT_COUNT) if s.second[d] >= 0},
        "revealed": [DISTRICTS[d] for d in range(DISTRICT_COUNT) if s.mission[d] >= 0 and s.revealed(d)],
        "known": {SIDES[side]: hand_out(s.known, side) for side in (0, 1)},
        "seen": {SIDES[side]: hand_out(s.open, side) for side in (0, 1)},
        "only_draws": s.only_draws,
        "drawn": _DRAWN[s.took],
        "turns_before": history_out(s.history),
        "dull": s.dull,
        "dealers": [ARMIES[a] for a in range(ARMY_COUNT) if s.dealers >> a & 1],
        "taken": {ARMIES[a]: s.taken[a] for a in range(ARMY_COUNT) if s.taken[a]},
        "allotted": {ARMIES[a]: MISSIONS[s.allotted[a]] for a in range(ARMY_COUNT) if s.allotted[a] >= 0},
        "winner": _WINNERS[s.winner] if s.winner >= 0 else None,
    }
    return told


def _area_out(s: Nations, area: int) -> dict[str, Any]:
    what: dict[str, Any] = {}
    if s.tile_at[area] >= 0:
        what["tile"] = ARMIES[s.tile_at[area]]
    markers = [ARMIES[army] for army in range(ARMY_COUNT) if s.spots[army] >> area & 1]
    if markers:
        what["markers"] = markers
    return what


def table_in(game: Game, rules: Rules, told: Mapping[str, Any], word: int, source: Source | None) -> Nations:
    """The table that a description tells. What it leaves out is as at the start of an action: five actions left, armies not
    on the board unplayed, the other cards in a shuffled deck, hands known to their owners alone."""
    s = empty(game, rules, word, source)
    reader = _Reader(s, told)
    reader.numbers()
    reader.armies()
    reader.missions()
    reader.cards()
    reader.battle()
    return s


class _Reader:
    """Reads a table part by part, refusing what cannot be."""

    def __init__(self, s: Nations, told: Mapping[str, Any]) -> None:
        self.s = s
        self.told = told
        known = set(table_out(s))
        for part in told:
            if part not in known:
                raise BadInput("position-part", part=part, nearest=nearest(str(part), known))

    def part(self, name: str) -> Mapping[str, Any]:
        found = self.told.get(name, {})
        if not isinstance(found, Mapping):
            raise BadInput("position-shape", part=name)
        return found

    def names(self, kind: str, told: object, part: str) -> list[int]:
        if not isinstance(told, list):
            raise BadInput("position-shape", part=part)
        return [VOCABULARY.number(kind, str(name)) for name in told]

    def listed(self, kind: str, part: str) -> list[int]:
        return self.names(kind, self.told.get(part, []), part)

    def number(self, value: object, part: str, most: int = 1000) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadInput("no-number", word=value)
        if not 0 <= value <= most:
            raise BadInput("position-number", part=part, value=value)
        return value

    def by_side(self, part: str) -> list[Any]:
        """What a part says of each side, None where it says nothing."""
        found: list[Any] = [None, None]
        for name, what in self.part(part).items():
            found[VOCABULARY.number("side", name)] = what
        return found

    def choice(self, part: str, words: list[str], default: str) -> int:
        word = self.told.get(part, default)
        if word not in words:
            raise BadInput("unknown-name", kind=part, word=word, nearest=nearest(str(word), words))
        return words.index(str(word))

    # --- the parts -----------------------------------------------------------------------------------------------------

    def numbers(self) -> None:
        s, told = self.s, self.told
        french = told.get("french")
        s.french = -1 if french is None else s.game.seat_number(str(french))
        defaults = {"number": 1, "actions": ACTIONS}
        most = {"number": 2, "actions": ACTIONS, "time": s.rules.last, "battles": 2}
        values = [self.number(told.get(n, defaults.get(n, 0)), n, most.get(n, 1000)) for n in _NUMBERS]
        s.number, s.turns, s.actions, s.time, s.battles, s.dull = values
        s.turn = self.choice("turn", SIDES, SIDES[FRENCH])
        if self.part("earlier"):
            s.earlier = [self.number(points, "earlier") for points in self.by_side("earlier")]
        if s.rules.two_games and (s.number == 2) != bool(s.earlier):
            raise BadInput("position-missing", part="earlier")
        s.score = [0 if points is None else self.number(points, "score") for points in self.by_side("score")]
        s.only_draws = bool(told.get("only_draws", True))
        s.took = self.choice("drawn", _DRAWN, "none")
        before = told.get("turns_before", ["display"] * 4)
        if not isinstance(before, list) or len(before) != 4 or any([word not in _DRAWN for word in before]):
            raise BadInput("position-shape", part="turns_before")
        s.history = 0
        for word in before:
            s.history = s.history << 2 | _DRAWN.index(word)
        if told.get("winner") is not None:
            s.winner = self.choice("winner", _WINNERS, "")

    def armies(self) -> None:
        """Every army is in exactly one of its four states (N13-GEN-23, -24, -26)."""
        s = self.s
        markers = 0
        for name, what in self.part("areas").items():
            area = VOCABULARY.number("place", str(name))
            if not isinstance(what, Mapping) or not set(what) <= {"tile", "markers"}:
                raise BadInput("position-shape", part=f"areas.{name}")
            tile = what.get("tile")
            if tile is not None:
                army = VOCABULARY.number("army", str(tile))
                if s.tile[army] >= 0:
                    raise BadInput("position-two-tiles", army=tile, first=AREAS[s.tile[army]], second=name)
                s.stand(army, area)
            for army in self.names("army", what.get("markers", []), f"areas.{name}"):
                if s.spots[army] >> area & 1:
                    raise BadInput("position-twice", name=ARMIES[army])
                if s.spots[army].bit_count() == s.rules.markers[army]:
                    raise BadInput("position-markers", army=ARMIES[army], most=s.rules.markers[army])
                s.put(army, area)
                markers |= 1 << army
        self._states(markers)
        for name, damage in self.part("damage").items():
            army = VOCABULARY.number("army", name)
            s.damage[army] = self.number(damage, "damage", 100)
        for army in range(ARMY_COUNT):
            if s.tile[army] < 0 and s.damage[army] and not s.lost >> army & 1:
                raise BadInput("position-damage", army=ARMIES[army], value=s.damage[army])
        for name, unit in self.part("units").items():
            army = VOCABULARY.number("army", name)
            if UNIT[army] != ANY:
                raise BadInput("position-unit", army=name)
            s.unit[army] = VOCABULARY.number("unit", str(unit))

    def _states(self, markers: int) -> None:
        s = self.s
        lost = unplayed = tiles = 0
        for army in self.listed("army", "destroyed"):
            lost |= 1 << army
        for army in range(ARMY_COUNT):
            tiles |= int(s.tile[army] >= 0) << army
        if "unplayed" in self.told:
            for army in self.listed("army", "unplayed"):
                unplayed |= 1 << army
        else:
            unplayed = ALL_ARMIES & ~(lost | tiles | markers)
        for army in range(ARMY_COUNT):
            states = [mask >> army & 1 for mask in (unplayed, markers, tiles, lost)]
            if sum(states) > 1:
                raise BadInput("position-two-states", army=ARMIES[army])
        s.unplayed, s.lost = unplayed, lost

    def missions(self) -> None:
        """One mission a district, and in two districts the card that was refused (N13-SET-05 to -08)."""
        s = self.s
        for part, kept in (("missions", s.mission), ("second", s.second)):
            for name, mission in self.part(part).items():
                district = VOCABULARY.number("district", name)
                number = VOCABULARY.number("mission", str(mission))
                if MISSION_DISTRICT[number] != district:
                    raise BadInput("position-district", mission=str(mission), district=name)
                kept[district] = number
        for district in range(DISTRICT_COUNT):
            if s.second[district] >= 0 and s.second[district] == s.mission[district]:
                raise BadInput("position-twice", name=MISSIONS[s.second[district]])
        missing = [DISTRICTS[d] for d in range(DISTRICT_COUNT) if s.mission[d] < 0]
        if s.french >= 0 and 0 < len(missing) < DISTRICT_COUNT:
            raise BadInput("position-no-mission", district=missing[0])
        if s.french >= 0:
            for district in range(DISTRICT_COUNT):
                if s.mission[district] >= 0:
                    s.shown[district] |= only(s.french)
                if s.second[district] >= 0:
                    s.shown[REFUSED + district] |= only(s.french)
        for district in self.listed("district", "revealed"):
            if s.mission[district] < 0:
                raise BadInput("position-no-mission", district=DISTRICTS[district])
            s.shown[district] = ALL

    def cards(self) -> None:
        s = self.s
        s.gone = self.number(self.told.get("gone", 0), "gone", COPIES[TIME])
        placed = [0] * KINDS
        placed[TIME] = s.gone
        for side, told in enumerate(self.by_side("hands")):
            for card in self.names("card", told or [], "hands"):
                s.hand[side * KINDS + card] += 1
                s.held[side] += 1
                placed[card] += 1
        s.display = self.listed("card", "display")
        s.discard = self.listed("card", "discard")[::-1]
        for card in s.display + s.discard:
            placed[card] += 1
        if "deck" in self.told:
            s.deck = self.listed("card", "deck")[::-1]
            for card in s.deck:
                placed[card] += 1
        for card in range(KINDS):
            if placed[card] > COPIES[card]:
                raise BadInput("position-copies", card=CARDS[card], found=placed[card], most=COPIES[card])
        if "deck" not in self.told and self.told.get("missions") and (sum(s.held) or s.display or s.turns):
            left = [card for card in range(SCOUT) for _ in range(COPIES[card] - placed[card])]
            s.deck = fresh(s, left)
        dealt = sum(placed[:SCOUT]) - s.gone + (len(s.deck) if "deck" not in self.told else 0)
        if dealt and dealt + s.gone != len(ALL_CARDS):
            raise BadInput("position-cards", found=dealt + s.gone, wanted=len(ALL_CARDS))
        s.supply = COPIES[SCOUT] - placed[SCOUT]
        for part, numbers in (("known", s.known), ("seen", s.open)):
            for side, told in enumerate(self.by_side(part)):
                numbers[side * KINDS + SCOUT] = s.hand[side * KINDS + SCOUT]
                for card in self.names("card", told or [], part):
                    if card != SCOUT:
                        numbers[side * KINDS + card] += 1
        for i in range(2 * KINDS):
            s.known[i] = max(s.known[i], s.open[i])
            if s.known[i] > s.hand[i]:
                raise BadInput("position-known", card=CARDS[i % KINDS])

    def battle(self) -> None:
        s = self.s
        for army in self.listed("army", "dealers"):
            s.dealers |= 1 << army
        for name, points in self.part("taken").items():
            s.taken[VOCABULARY.number("army", name)] = self.number(points, "taken", ARMY_COUNT)
        for name, told in self.part("allotted").items():
            army, mission = VOCABULARY.number("army", name), VOCABULARY.number("mission", str(told))
            among = supportable(s, army, s.mission) if SIDE[army] == FRENCH else opposable(s, army, s.mission)
            if mission not in among:
                raise BadInput("position-allotted", army=name, mission=str(told))
            s.allotted[army] = mission


# --- does the table fit its frames -----------------------------------------------------------------------------------

# The frames that may be opened in each frame ('' for the outermost): every stack is such a chain.
_TIME: Final = ["Clock", "Reveal"]
_OPENS: Final[dict[str, list[str]]] = {
    "": ["Games"],
    "Games": ["Missions", "SecondCards", "KeepMission", "Deal", "StartTurn", "EndOfTurn", "Battles", "Scoring"],
    "EndOfTurn": ["Waiting", "Refresh", "Actions", "Discard", *_TIME],
    "Actions": ["Remove", "WhoseMarker", "Movement", "March", "SecondPlay", "Placing"],
    "Placing": ["NextTile", "UnitType", "Villages", *_TIME],
    "Villages": _TIME,
    "Clock": ["Reveal"],
    "Battles": ["Losses", *_TIME],
    "Losses": ["Loss"],
    "Scoring": ["Support", "Engage"],
}


def check(s: Nations) -> None:
    """Refuse a table that does not fit its frames."""
    if not s.stack:
        if s.winner < 0:
            raise BadInput("position-shape", part="stack")
        return
    if s.winner >= 0:
        raise BadInput("position-winner", seat=_WINNERS[s.winner])
    if len(s.stack) > 1 and s.french < 0:
        raise BadInput("position-missing", part="french")
    outer = ""
    for frame in s.stack:
        name = type(frame).__name__
        if name not in _OPENS.get(outer, []):
            raise BadInput("position-nesting", frame=name, inside=outer)
        if not _its_turn(s, frame):
            raise BadInput("position-turn", frame=name)
        outer = name
    top = s.stack[-1]
    if not isinstance(top, Games | Missions):
        if min(s.mission) < 0:
            raise BadInput("position-missing", part="missions")
        if not isinstance(top, SecondCards | KeepMission | Deal) and not (s.deck or s.discard or s.display):
            raise BadInput("position-missing", part="deck")
    _check_armies(s)
    _check_clock(s)
    if _stuck(s, top):
        raise BadInput("position-stuck", frame=type(top).__name__)


def _its_turn(s: Nations, frame: Frame[Any]) -> bool:
    """Whether the frame is the right player's."""
    if isinstance(frame, SecondCards | KeepMission | Reveal | Support):
        return frame.seat == s.seat(FRENCH)
    if isinstance(frame, Engage):
        return frame.seat == s.seat(ALLIED)
    if isinstance(frame, UnitType):
        return frame.army >= 0 and frame.seat == s.seat(SIDE[frame.army])
    if isinstance(frame, Loss):
        return frame.dealer >= 0 and frame.seat == s.seat(1 - SIDE[frame.dealer])
    if isinstance(frame, Losses):
        return frame.second in (0, 1) and frame.side == (1 - s.turn if frame.second else s.turn)
    if isinstance(frame, Scoring):
        return frame.side >= 0
    return frame.seat < 0 or frame.seat == s.seat(s.turn)


def _check_armies(s: Nations) -> None:
    """Every army is in one of its states, or just coming on (N13-GEN-26)."""
    top = s.stack[-1]
    placing = any([isinstance(frame, Placing) for frame in s.stack])
    entering = [frame.army for frame in s.stack if isinstance(frame, Villages)]
    for army in range(ARMY_COUNT):
        nowhere = not (s.unplayed | s.afoot | s.lost) >> army & 1 and s.tile[army] < 0
        if nowhere != (army in entering):
            raise BadInput("position-no-state", army=ARMIES[army])
        if s.due >> army & 1 and not placing:
            raise BadInput("position-one-marker", army=ARMIES[army])
        if s.tile[army] < 0:
            continue
        if s.damage[army] >= STRENGTH[army] + 2 * s.rules.terrain_in_battle:
            raise BadInput("position-damage", army=ARMIES[army], value=s.damage[army])
        naming = isinstance(top, UnitType) and top.army == army  # its tile is down, the markers are not yet swept away
        if not naming and any([spots >> s.tile[army] & 1 for spots in s.spots]):
            raise BadInput("position-tile-and-markers", place=AREAS[s.tile[army]])
        if (s.unit[army] == ANY and s.rules.advanced) != naming:
            raise BadInput("position-unit-missing", army=ARMIES[army])


def _check_clock(s: Nations) -> None:
    """As many missions lie open as dates have come, and no battle was fought before its date (N13-TRK-04, N13-BAT-01)."""
    dates = s.rules.dates
    revealing = isinstance(s.stack[-1], Reveal)
    if revealing and s.rules.date_at[s.time] < 1:
        raise BadInput("position-stuck", frame="Reveal")
    wanted = sum([1 for date in dates[1:] if date <= s.time]) - int(revealing)
    found = sum([1 for district in range(DISTRICT_COUNT) if s.mission[district] >= 0 and s.revealed(district)])
    if found != wanted:
        raise BadInput("position-revealed", found=found, wanted=wanted)
    if s.battles > sum([1 for date in (FIRST_BATTLE, SECOND_BATTLE) if dates[date] <= s.time]):
        raise BadInput("position-number", part="battles", value=s.battles)


def _stuck(s: Nations, top: Frame[Any]) -> bool:
    """Whether the innermost frame speaks of what is not there, or has nothing to do."""
    if isinstance(top, KeepMission):
        return top.district < 0 or s.second[top.district] < 0 or (top.then >= 0 and s.second[top.then] < 0)
    if isinstance(top, Actions | ChainFrame) and s.actions < 1:
        return True
    if isinstance(top, Remove | WhoseMarker | Movement | March | SecondPlay) and not _holds(s, top.card, top.pair):
        return True
    if isinstance(top, Remove):
        return CARD_UNITS[top.card] > 0 or not top.legal(s, top.seat)
    if isinstance(top, Movement | March | SecondPlay) and not CARD_UNITS[top.card]:
        return True
    if isinstance(top, WhoseMarker):
        return top.place < 0 or len(top.legal(s, top.seat)) < 2
    if isinstance(top, March | SecondPlay):
        there = top.army >= 0 and top.place >= 0 and s.spots[top.army] >> top.place & 1
        if not there or SIDE[top.army] != s.turn or not fits(top.army, top.card, top.pair):
            return True
    if isinstance(top, SecondPlay):
        return (
            s.actions < 2 or top.to < 0 or not jumps(s, top.army, top.place) >> top.to & 1 or not top.legal(s, top.seat)
        )
    if isinstance(top, Villages):
        return SIDE[top.army] != s.turn or scouts_needed(s, top.army) < 1
    if isinstance(top, UnitType):
        return s.tile[top.army] < 0
    if isinstance(top, Waiting):
        return not s.rules.idle_turn or not may_wait(s, s.turn)
    if isinstance(top, Refresh):
        return not may_refresh(s)
    if isinstance(top, Discard):
        return s.held[s.turn] <= HAND_LIMIT
    if isinstance(top, Loss):
        return s.tile[top.dealer] < 0 or not s.dealers >> top.dealer & 1 or len(top.legal(s, top.seat)) < 2
    if isinstance(top, Allotment):
        if top.army < 0 or SIDE[top.army] != s.side(top.seat) or s.allotted[top.army] >= 0 or s.tile[top.army] < 0:
            return True
        return len(top.legal(s, top.seat)) < 2
    return isinstance(top, NextTile | Reveal) and len(top.legal(s, top.seat)) < 2


def _holds(s: Nations, card: int, pair: int) -> bool:
    """Whether the active player has the card, or two of it, to play."""
    return card >= 0 and card != TIME and 0 <= pair <= int(card != SCOUT) and s.hand[s.turn * KINDS + card] > pair
