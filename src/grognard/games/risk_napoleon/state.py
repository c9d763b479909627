"""What is on the table: territories, regiments, hands, missions and capitals.

Ownership is kept by territory (`owner`) and, derived from it, by owner (`held`, `lands`) and by neighbour (`hostile`); only
`give` changes it.
"""

from typing import Any, Final

from grognard.games.risk_napoleon.advanced import BEGIN, BLUCHER, NAPOLEON, TALLIES, WELLINGTON, Advanced, History
from grognard.games.risk_napoleon.tables import (
    BORDER_BACK,
    BORDER_TO,
    BORDERS_OUT,
    CARD_COUNT,
    CARD_TERRITORY,
    ENG,
    FRA,
    GENERALS_EACH,
    GENERALS_HISTORY,
    MOST_SEATS,
    NATION_COUNT,
    NEAR_HISTORY,
    NEAR_MED,
    NEAR_PLAIN,
    NEUTRAL,
    OUT_HISTORY,
    OUT_MED,
    OUT_PLAIN,
    PRU,
    SEA_BORDERS,
    SEA_COUNT,
    SHIP_NAVY_HISTORY,
    SHIP_NAVY_PLAIN,
    SHIP_POWER_HISTORY,
    TERRITORY_COUNT,
)
from grognard.kernel.chance import Source
from grognard.kernel.contract import Frame, Game, State, only
from grognard.kernel.options import Options

# What can be hidden, as `State.shown` numbers it: where each card is, then each seat's mission, then each seat's capital.
MISSION_OF: Final = CARD_COUNT
CAPITAL_OF: Final = CARD_COUNT + MOST_SEATS
THINGS: Final = CARD_COUNT + 2 * MOST_SEATS


class Rules:
    """What the options fix for the whole game; shared by all its states."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.players = int(options["players"])
        self.scenario = str(options["scenario"])
        self.missions = self.scenario == "mission"
        self.capitals = self.scenario == "capitals"
        self.neutral = self.players == 2
        self.progressive = bool(options["progressive_reinforcements"])
        self.bonus_per_card = options["card_bonus"] == "per_card"
        self.auto_claim = bool(options["auto_claim"])
        self.dealer = int(options["dealer_seat"]) - 1
        self.first = (self.dealer + 1) % self.players  # RSK-SEQ-01: the player on the dealer's left
        self.advanced_exchange = bool(options["advanced_exchange"])
        self.fortresses = bool(options["fortresses"])
        self.generals = bool(options["generals"])
        self.fleets = bool(options["fleets"])
        self.history = self.scenario == "history"
        self.advanced = self.fortresses or self.generals or self.fleets or self.history
        self.shared = self.history and self.players == MOST_SEATS  # RSK-HSE-02: two players share France
        self.powers = NATION_COUNT if self.history else self.players
        self.cumulative = options["general_limit"] == "cumulative"
        self.med = self.history or options["med_zone"] == "always"
        self.last_campaign = int(options["last_campaign"])
        self.landing_arrival = options["landing_success"] == "arrival"
        self.cards_for_all = options["coalition_cards"] == "all_members"
        self.spanish_to_cap = options["spanish_fleet_builds"] == "up_to_cap"
        self.guerrilla_each_turn = bool(options["guerrilla_each_turn"])
        self.out = OUT_HISTORY if self.history else OUT_MED if self.med else OUT_PLAIN
        self.near = NEAR_HISTORY if self.history else NEAR_MED if self.med else NEAR_PLAIN
        self.out_by_sea = SEA_BORDERS[2 if self.history else 1 if self.med else 0]
        self.ship_navy = SHIP_NAVY_HISTORY if self.history else SHIP_NAVY_PLAIN
        self.ship_power = SHIP_POWER_HISTORY if self.history else SHIP_NAVY_PLAIN
        self.most_generals = GENERALS_HISTORY if self.history else [GENERALS_EACH] * MOST_SEATS
        if self.history:
            self.first = FRA


class Risk(State):
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
        owner: list[int],
        troops: list[int],
        held: list[int],
        lands: list[list[int]],
        hostile: list[int],
        hand: list[int],
        pile: list[int],
        colour: list[int],
        mission: list[int],
        missed: list[int],
        capital: list[int],
        kept: list[int],
        reserve: list[int],
        turn: int,
        round: int,
        pool: int,
        received: int,
        exchanges: int,
        conquered: int,
        fallen: int,
        winner: int,
        adv: Advanced | None,
        hist: History | None,
    ) -> None:
        super().__init__(game, stack, word, source, seals, shown)
        self.rules = rules
        self.owner = owner  # by territory: a seat, NEUTRAL, or -1 before the deal
        self.troops = troops  # by territory: regiments
        self.held = held  # by owner: a mask of territories
        self.lands = lands  # by owner: its territories in order; a list here is never changed, only replaced
        self.hostile = hostile  # by territory: which of its borders lead to another owner, as a mask
        self.hand = hand  # by seat: a mask of cards
        self.pile = pile  # the draw pile, top card last
        self.colour = colour  # by seat, -1 until chosen
        self.mission = mission  # by seat, -1 for none
        self.missed = missed  # by seat: missions that it would have claimed, had it held them (RSK-R-07)
        self.capital = capital  # by seat: a territory, -1 for none
        self.kept = kept  # by seat: territories held without a break since the set-up (capitals only)
        self.reserve = reserve  # by seat: starting regiments still to be placed
        self.turn = turn  # the active player
        self.round = round
        self.pool = pool  # regiments that the active player has still to place
        self.received = received  # all that the active player received this turn, for the neutral army's half
        self.exchanges = exchanges  # sets exchanged so far by everybody
        self.conquered = conquered  # territories conquered this turn
        self.fallen = fallen  # a mask of seats whose capital was taken
        self.winner = winner
        self.adv = adv  # what the advanced rules put on the table, if one of them is in use
        self.hist = hist  # what the historical game adds to it

    def clone(self) -> "Risk":
        return Risk(
            self.game,
            self.stack[:],
            self.word,
            self.source,
            self.seals,
            self.shown[:],
            self.rules,
            self.owner[:],
            self.troops[:],
            self.held[:],
            self.lands[:],
            self.hostile[:],
            self.hand[:],
            self.pile[:],
            self.colour[:],
            self.mission[:],
            self.missed[:],
            self.capital[:],
            self.kept[:],
            self.reserve[:],
            self.turn,
            self.round,
            self.pool,
            self.received,
            self.exchanges,
            self.conquered,
            self.fallen,
            self.winner,
            None if self.adv is None else self.adv.clone(),
            None if self.hist is None else self.hist.clone(),
        )

    def scores(self) -> list[float]:
        if self.hist is not None:
            return camps(self, self.hist)
        return [1.0 if seat == self.winner else 0.0 for seat in range(self.rules.players)]

    def give(self, territory: int, owner: int, troops: int) -> None:
        """The territory passes to an owner, with so many regiments on it."""
        before = self.owner[territory]
        bit = 1 << territory
        if before >= 0:
            self.held[before] ^= bit
            self.lands[before] = [t for t in self.lands[before] if t != territory]
            self.kept[before] &= ~bit
        self.owner[territory] = owner
        self.held[owner] |= bit
        self.lands[owner] = sorted([*self.lands[owner], territory])
        self.troops[territory] = troops
        mask = 0
        for i, border in enumerate(BORDERS_OUT[territory]):
            back = BORDER_BACK[border]
            if self.owner[BORDER_TO[border]] == owner:
                self.hostile[BORDER_TO[border]] &= ~back
            else:
                self.hostile[BORDER_TO[border]] |= back
                mask |= 1 << i
        self.hostile[territory] = mask

    def vacate(self, territory: int) -> None:
        """The territory becomes nobody's, without a regiment (a neutral of the historical game)."""
        before = self.owner[territory]
        if before >= 0:
            self.held[before] ^= 1 << territory
            self.lands[before] = [t for t in self.lands[before] if t != territory]
            self.kept[before] &= ~(1 << territory)
        self.owner[territory] = -1
        self.troops[territory] = 0

    def count(self, owner: int) -> int:
        """How many territories an owner has."""
        return len(self.lands[owner])

    def living(self) -> list[int]:
        """The seats that have a regiment on the board."""
        return [seat for seat in range(self.rules.players) if self.lands[seat]]

    def after(self, seat: int) -> int:
        """The next living player, clockwise."""
        n = self.rules.players
        seat = (seat + 1) % n
        while not self.lands[seat]:
            seat = (seat + 1) % n
        return seat

    def defender(self, territory: int, attacker: int) -> int:
        """The seat that decides a territory's defence: its owner, or the other player for the neutral army (RSK-2PL-08)."""
        owner = self.owner[territory]
        return 1 - attacker if owner == NEUTRAL else owner

    def seat_for(self, power: int) -> int:
        """The seat that decides for a power: in the history of six, two take turns with France (RSK-HSE-02)."""
        if power == FRA and self.rules.shared and self.hist is not None and self.hist.game_turn % 2 == 0:
            return MOST_SEATS - 1
        return power

    def power_of(self, seat: int) -> int:
        """The power for which a seat decides."""
        return FRA if seat == MOST_SEATS - 1 and self.rules.shared else seat

    def audience(self, power: int) -> int:
        """The seats of a power."""
        return only(FRA) | only(MOST_SEATS - 1) if power == FRA and self.rules.shared else only(power)

    def win(self, seat: int) -> None:
        self.winner = seat
        del self.stack[:]


def empty(game: Game, rules: Rules, word: int, source: Source | None) -> Risk:
    """The table before anything is dealt."""
    return Risk(
        game,
        [],
        word,
        source,
        0,
        [0] * THINGS,
        rules,
        [-1] * TERRITORY_COUNT,
        [0] * TERRITORY_COUNT,
        [0] * (NEUTRAL + 1),
        [[] for _ in range(NEUTRAL + 1)],
        [0] * TERRITORY_COUNT,
        [0] * rules.players,
        [],
        [-1] * rules.players,
        [-1] * rules.players,
        [0] * rules.players,
        [-1] * rules.players,
        [0] * (NEUTRAL + 1),
        [0] * rules.players,
        rules.first,
        0,
        0,
        0,
        0,
        0,
        0,
        -1,
        no_counters(rules) if rules.advanced else None,
        before_1796() if rules.history else None,
    )


def no_counters(rules: Rules) -> Advanced:
    """No fortress, general or fleet in play; everybody is everybody's enemy (RSK-R-34)."""
    everybody = (1 << NEUTRAL + 1) - 1
    foe = [everybody & ~(1 << power) for power in range(NEUTRAL + 1)]
    ships = len(rules.ship_power)
    return Advanced(
        foe, [0] * (NEUTRAL + 1), 0, [0] * (NEUTRAL + 1), 0, [0] * TERRITORY_COUNT, [0] * 49, [-1] * ships, [-1] * ships,
        [0] * SEA_COUNT, 0, 0, 0, 0, [], 0, [], [], [], 0, 0, 0, [], 0,
    )  # fmt: skip


def before_1796() -> History:
    """The calendar before the set-up of January 1796."""
    nobody = [-1] * TERRITORY_COUNT
    return History(
        [0] * (TERRITORY_COUNT * NATION_COUNT), [0] * TERRITORY_COUNT, 0, 0, BEGIN, 0, [0] * NATION_COUNT,
        NAPOLEON | BLUCHER | WELLINGTON, 0, -1, nobody, nobody, [0] * (NATION_COUNT + 1), [0] * NATION_COUNT,
        [0] * NATION_COUNT, [0] * TALLIES, 0, 0, 0, [0] * NATION_COUNT, [0] * NATION_COUNT, [], [], [],
        [],
    )  # fmt: skip


def camps(s: Risk, hist: History) -> list[float]:
    """The French camp against the allied camp (RSK-END-01, -02): 1 for the winning camp, a half each if equal."""
    french = hist.vp[FRA]
    allied = sum(hist.vp) - french
    won = 1.0 if french > allied else 0.5 if french == allied else 0.0
    return [won if s.power_of(seat) == FRA else 1.0 - won for seat in range(s.rules.players)]


LEADER_OF: Final[list[int]] = [
    NAPOLEON if n == FRA else BLUCHER if n == PRU else WELLINGTON if n == ENG else 0 for n in range(NATION_COUNT)
]


def counters(s: Risk) -> Advanced:
    """What the advanced rules put on the table."""
    adv = s.adv
    assert adv is not None
    return adv


def calendar(s: Risk) -> History:
    """What the historical game adds."""
    hist = s.hist
    assert hist is not None
    return hist


def cards_in(mask: int) -> list[int]:
    """The cards (or territories, or missions) of a mask, in order."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def number_of(mask: int) -> int:
    """How many cards (or territories) a mask holds."""
    return mask.bit_count()


def colour_seat(s: Risk, colour: int) -> int:
    """The seat that plays this colour, or -1."""
    return s.colour.index(colour) if colour in s.colour else -1


def shows_own(s: Risk, seat: int, card: int) -> bool:
    """Whether the card shows a territory that the seat occupies."""
    territory = CARD_TERRITORY[card]
    return territory >= 0 and s.owner[territory] == seat
