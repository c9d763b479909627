"""What is on the table: markers, tiles, hands, missions, the clock.

Everything belongs to a side (French, Allied), not to a seat; `french` says which seat leads the French. Markers change
through `put` and `lift`, tiles through `stand` and `fall`, cards in hand through `gain` and `spend`: these keep what is
derived (terrain under the markers, free villages, armies that are due) up to date.
"""

from typing import Any, Final

from grognard.games.nations_1813.tables import (
    AFTER_END,
    ALLIED,
    AREA_COUNT,
    ARMY_COUNT,
    CARDS_AT,
    COPIES,
    DATES,
    DISTRICT_COUNT,
    FRENCH,
    KINDS,
    MARKERS,
    MARMONT,
    MOST_MARKERS,
    SCOUT,
    SIDE,
    SIDE_MASK,
    STRENGTH,
    TERRAIN,
    TERRAIN_VALUE,
    UNIT,
    VILLAGES,
)
from grognard.kernel.chance import Source
from grognard.kernel.contract import ALL, WATCHER, Frame, Game, State, only
from grognard.kernel.options import Options

# What can be hidden, as `State.shown` numbers it: the mission that Napoléon holds in each district, then the card that he
# refused there. What is known of a hand is kept by kind of card (`known`, `open`).
REFUSED: Final = DISTRICT_COUNT
THINGS: Final = 2 * DISTRICT_COUNT
ALL_ARMIES: Final = (1 << ARMY_COUNT) - 1
FRESH: Final = 0b01010101  # four turns in which a card left the display: the count starts anew (N13-FAQ-08)
DULL: Final = 0b10101010  # of four turns: the bits that say a card came from the deck
FROM_DISPLAY: Final = 1
FROM_DECK: Final = 2


class Rules:
    """What the options fix for the whole game; shared by all its states."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.advanced = options["ruleset"] == "advanced"
        self.two_games = options["match"] == "two_games"
        self.sides = str(options["sides"])
        self.date_reached = options["army_date"] == "reached"
        self.end_reached = options["end_condition"] == "reached"
        self.support_adjacent = options["support_rule"] == "adjacent_and_shared_enemy"
        self.fights_once = bool(options["allied_fights_once"])
        self.idle_turn = bool(options["idle_turn"])
        self.display_refresh = bool(options["display_refresh"])
        self.stall_guard = bool(options["stall_guard"])
        self.scouts_cost = bool(options["scout_in_army_play_costs_action"])
        self.terrain_in_battle = bool(options["terrain_in_battle"])
        self.tie_is_draw = options["tie"] == "draw"
        self.markers = MARKERS[:]
        self.markers[MARMONT] = int(options["marmont_markers"])
        gap = int(options["date_gap"])
        self.dates = [1 + gap * k for k in range(len(DATES))]  # N13-TRK-09
        self.last = self.dates[-1] + AFTER_END
        self.date_at = [self.dates.index(i) if i in self.dates else -1 for i in range(self.last + 1)]


class Nations(State):
    """One situation of the game."""

    def __init__(
        self,
        game: Game,
        stack: list[Frame[Any]],
        word: int,
        source: Source | None,
        seals: int,
        shown: list[int],
        rules: Rules,
        french: int,
        number: int,
        earlier: list[int],
        turn: int,
        turns: int,
        actions: int,
        time: int,
        battles: int,
        at: list[int],
        spots: list[int],
        tile: list[int],
        tile_at: list[int],
        tiles: list[int],
        damage: list[int],
        unit: list[int],
        free: list[int],
        ground: list[int],
        unplayed: int,
        afoot: int,
        due: int,
        lost: int,
        hand: list[int],
        known: list[int],
        open: list[int],
        held: list[int],
        deck: list[int],
        discard: list[int],
        display: list[int],
        gone: int,
        supply: int,
        mission: list[int],
        second: list[int],
        score: list[int],
        only_draws: bool,
        dull: int,
        took: int,
        history: int,
        dealers: int,
        taken: list[int],
        allotted: list[int],
        winner: int,
    ) -> None:
        super().__init__(game, stack, word, source, seals, shown)
        self.rules = rules
        self.french = french  # the seat that leads the French, -1 before the lots
        self.number = number  # which game of a match this is
        self.earlier = earlier  # the French and the Allied score of the first game of a match, once it is over
        self.turn = turn  # the side whose turn it is
        self.turns = turns  # turns begun
        self.actions = actions  # actions left to the active player
        self.time = time  # where the indicator stands; 0 is the pocket watch
        self.battles = battles  # fought so far
        self.at = at  # by army: the areas of its markers in order, -1 for those off the board
        self.spots = spots  # by army: the same as a mask of areas
        self.tile = tile  # by army: the area of its tile, or -1
        self.tile_at = tile_at  # by area: the army whose tile stands there, or -1
        self.tiles = tiles  # by side: the areas of its tiles, as a mask
        self.damage = damage  # by army
        self.unit = unit  # by army: its unit type; the commanders' is ANY until it is named (N13-GEN-13)
        self.free = free  # by army: how many villages of its card hold no tile
        self.ground = ground  # by side and terrain: its markers there
        self.unplayed = unplayed  # armies whose card lies face up, as a mask
        self.afoot = afoot  # armies with markers on the board
        self.due = due  # armies with exactly one marker: their tile has to be placed
        self.lost = lost  # armies destroyed
        self.hand = hand  # by side and kind of card: how many
        self.known = known  # how many of these the other player is certain of
        self.open = open  # how many of these everybody has seen him take
        self.held = held  # by side: cards in hand, Scouts included
        self.deck = deck  # kinds of card, the top last
        self.discard = discard
        self.display = display
        self.gone = gone  # Time cards out of the game
        self.supply = supply  # Scouts on the table
        self.mission = mission  # by district: the mission that Napoléon holds, or -1
        self.second = second  # by district: the second card he drew; once he has chosen, the one he refused; or -1
        self.score = score  # by side
        self.only_draws = only_draws  # so far every action of this turn was a draw
        self.dull = dull  # turns in a row of nothing but draws (N13-TRN-08)
        self.took = took  # where cards were drawn from in this turn
        self.history = history  # the same for the four turns before, two bits each, the last one lowest
        self.dealers = dealers  # in a battle: enemy armies whose point the side in question has still to take
        self.taken = taken  # in a battle: points given so far, by army
        self.allotted = allotted  # in the scoring: by army, the mission that it supports or fights, or -1
        self.winner = winner  # the side that won the last game, or NO_SIDE; -1 before

    def clone(self) -> "Nations":
        return Nations(
            self.game,
            self.stack[:],
            self.word,
            self.source,
            self.seals,
            self.shown[:],
            self.rules,
            self.french,
            self.number,
            self.earlier,  # never changed, only replaced
            self.turn,
            self.turns,
            self.actions,
            self.time,
            self.battles,
            self.at[:],
            self.spots[:],
            self.tile[:],
            self.tile_at[:],
            self.tiles[:],
            self.damage[:],
            self.unit[:],
            self.free[:],
            self.ground[:],
            self.unplayed,
            self.afoot,
            self.due,
            self.lost,
            self.hand[:],
            self.known[:],
            self.open[:],
            self.held[:],
            self.deck[:],
            self.discard[:],
            self.display[:],
            self.gone,
            self.supply,
            self.mission[:],
            self.second[:],
            self.score[:],
            self.only_draws,
            self.dull,
            self.took,
            self.history,
            self.dealers,
            self.taken[:],
            self.allotted[:],
            self.winner,
        )

    def scores(self) -> list[float]:
        """One game: who won it. A match: whose French score is higher (N13-VIC-04 to -07)."""
        best = -1
        if not self.rules.two_games:
            if self.winner in (FRENCH, ALLIED):
                best = self.seat(self.winner)
        elif self.earlier and self.earlier[FRENCH] != self.score[FRENCH]:
            best = self.french if self.score[FRENCH] > self.earlier[FRENCH] else 1 - self.french
        return [0.5, 0.5] if best < 0 else [float(seat == best) for seat in (0, 1)]

    def seat(self, side: int) -> int:
        """The seat that leads a side."""
        return self.french if side == FRENCH else 1 - self.french

    def side(self, seat: int) -> int:
        """The side that a seat leads."""
        return FRENCH if seat == self.french else ALLIED

    def revealed(self, district: int) -> bool:
        """Whether the district's mission lies open."""
        return self.knows(WATCHER, district)

    # --- markers and tiles -------------------------------------------------------------------------------------------

    def put(self, army: int, area: int) -> None:
        """A marker comes into an area."""
        at = self.at
        i = army * MOST_MARKERS + MOST_MARKERS - 1
        while i > army * MOST_MARKERS and (at[i - 1] < 0 or at[i - 1] > area):
            at[i] = at[i - 1]
            i -= 1
        at[i] = area
        spots = self.spots[army] | 1 << area
        self.spots[army] = spots
        self.ground[SIDE[army] * 4 + TERRAIN[area]] += 1
        bit = 1 << army
        self.afoot |= bit
        if spots & spots - 1 == 0:
            self.due |= bit
        else:
            self.due &= ~bit

    def lift(self, army: int, area: int) -> None:
        """A marker leaves an area. With one left the army is due."""
        at = self.at
        i = army * MOST_MARKERS
        last = i + MOST_MARKERS - 1
        while at[i] != area:
            i += 1
        while i < last:
            at[i] = at[i + 1]
            i += 1
        at[last] = -1
        spots = self.spots[army] ^ 1 << area
        self.spots[army] = spots
        self.ground[SIDE[army] * 4 + TERRAIN[area]] -= 1
        bit = 1 << army
        if spots == 0:
            self.afoot &= ~bit
            self.due &= ~bit
        elif spots & spots - 1 == 0:
            self.due |= bit

    def stand(self, army: int, area: int) -> None:
        """A tile comes on the board."""
        self.tile[army] = area
        self.tile_at[area] = army
        self.tiles[SIDE[army]] |= 1 << area
        for other in CARDS_AT[area]:
            self.free[other] -= 1

    def fall(self, army: int) -> None:
        """A tile leaves the board and the game."""
        area = self.tile[army]
        self.tile[army] = -1
        self.tile_at[area] = -1
        self.tiles[SIDE[army]] ^= 1 << area
        self.lost |= 1 << army
        for other in CARDS_AT[area]:
            self.free[other] += 1

    def all_placed(self, side: int) -> bool:
        """No unplayed card and no marker on the board (N13-FAQ-01, R-14)."""
        return (self.unplayed | self.afoot) & SIDE_MASK[side] == 0

    def strength(self, army: int) -> int:
        """The strength that battles left the army."""
        return STRENGTH[army] - self.damage[army]

    def terrain_value(self, army: int) -> int:
        """What the ground adds to a tile in the advanced rules (N13-ADV-02)."""
        if not self.rules.advanced or self.unit[army] > 2:
            return 0
        return TERRAIN_VALUE[TERRAIN[self.tile[army]] * 3 + self.unit[army]]

    # --- cards -------------------------------------------------------------------------------------------------------

    def gain(self, side: int, card: int, seen: bool) -> None:
        """A card comes into a hand; `seen`: everybody saw which."""
        i = side * KINDS + card
        self.hand[i] += 1
        self.held[side] += 1
        if seen:
            self.known[i] += 1
            self.open[i] += 1
        else:
            self.seals += 1

    def spend(self, side: int, card: int) -> None:
        """A card leaves a hand, face up. If not everybody knew that he had it, something was shown."""
        i = side * KINDS + card
        self.hand[i] -= 1
        self.held[side] -= 1
        if self.known[i]:
            self.known[i] -= 1
        if self.open[i]:
            self.open[i] -= 1
        else:
            self.seals += 1

    def next_card(self) -> int:
        """The top card of the deck; an empty deck is made anew from the discard pile (N13-DRW-04). -1: there is none.

        Who sees the last card go knows by count what the other player holds."""
        if not self.deck:
            if not self.discard:
                return -1
            self.deck = self.discard
            self.discard = []
            self.shuffle(self.deck)
            self.known = self.hand[:]
        return self.deck.pop()

    def show_mission(self, district: int) -> None:
        self.reveal(district, ALL)

    def show_to_french(self, thing: int) -> None:
        self.reveal(thing, only(self.french))


def empty(game: Game, rules: Rules, word: int, source: Source | None) -> Nations:
    """The table before anything is dealt."""
    s = Nations(
        game,
        [],
        word,
        source,
        0,
        [0] * THINGS,
        rules,
        -1,
        0,
        [],
        FRENCH,
        0,
        0,
        0,
        0,
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        0,
        0,
        0,
        0,
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        0,
        0,
        [],
        [],
        [],
        True,
        0,
        0,
        0,
        0,
        [],
        [],
        -1,
    )
    clear(s)
    return s


def clear(s: Nations) -> None:
    """A new game on the same table: everything back in its place (N13-SET-02, -03, -11 to -13)."""
    s.shown = [0] * THINGS
    s.number += 1
    s.turn = FRENCH  # N13-SET-14
    s.turns = 0
    s.actions = 0
    s.time = 0
    s.battles = 0
    s.at = [-1] * (ARMY_COUNT * MOST_MARKERS)
    s.spots = [0] * ARMY_COUNT
    s.tile = [-1] * ARMY_COUNT
    s.tile_at = [-1] * AREA_COUNT
    s.tiles = [0, 0]
    s.damage = [0] * ARMY_COUNT
    s.unit = UNIT[:]
    s.free = [len(villages) for villages in VILLAGES]
    s.ground = [0] * 8
    s.unplayed = ALL_ARMIES
    s.afoot = 0
    s.due = 0
    s.lost = 0
    s.hand = [0] * (2 * KINDS)
    s.known = [0] * (2 * KINDS)
    s.open = [0] * (2 * KINDS)
    s.held = [0, 0]
    s.deck = []
    s.discard = []
    s.display = []
    s.gone = 0
    s.supply = COPIES[SCOUT]
    s.mission = [-1] * DISTRICT_COUNT
    s.second = [-1] * DISTRICT_COUNT
    s.score = [0, 0]
    s.only_draws = True
    s.dull = 0
    s.took = 0
    s.history = FRESH
    s.dealers = 0
    s.taken = [0] * ARMY_COUNT
    s.allotted = [-1] * ARMY_COUNT
    s.winner = -1
