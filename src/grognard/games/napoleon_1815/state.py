"""What is on the table: blocks in zones, strength and fatigue, cards, markers, and the operation that is going on.

Where a block stands is kept by block (`zone`) and, derived from it, by zone (`at`); only `put` changes it. What a running
operation or combat has to remember for later steps is in `op`, a list of numbers with a name each (`OP`).
"""

from typing import Any, Final

from grognard.games.napoleon_1815.tables import (
    BIT,
    BLOCK_COUNT,
    BLOCKS_OF,
    BLOCKS_OF_NATION,
    CARD_COUNT,
    COALITION,
    CORPS_OF,
    CORPS_OF_NATION,
    FRENCH,
    MOST_FATIGUE,
    SCENARIO,
    SIDE_OF,
    VEDETTES_OF_NATION,
    ZONE_COUNT,
    blocks_in,
)
from grognard.kernel.chance import Source
from grognard.kernel.contract import Frame, Game, State
from grognard.kernel.options import Options

OFF: Final = -1  # a block that is not on the map (yet)
WITH_PARTNERS: Final = 1 << 20  # in `shown` of a card: the French know that one of the partners holds it
GONE: Final = -2  # a corps or commander that is out for good, or not in this scenario

# --- effects that last the turn -------------------------------------------------------------------------------------
EFFECTS: Final = ["pluie", "empereur_souffrant", "a_bruxelles", "marche_d_approche", "no_recovery", "aide_de_camp"]
RAIN: Final = 1
UNWELL: Final = 2
TO_BRUSSELS: Final = 4
APPROACH: Final = 8
NO_RECOVERY: Final = 16
TALK: Final = 32

# --- the running operation: name and kind of each number ------------------------------------------------------------
OP: Final = [
    ("seat", "seat"), ("pile", "blocks"), ("carried", "blocks"), ("start", "place"), ("at", "place"),
    ("came", "border"), ("fight", "number"), ("base", "number"), ("mp", "number"), ("spent", "number"),
    ("crossed", "number"), ("from_contested", "number"), ("stop", "number"), ("no_combat", "number"),
    ("over", "number"), ("union", "number"), ("must", "number"), ("coordination", "number"), ("again", "number"),
    ("modifier", "number"), ("forced", "number"), ("extra", "number"), ("settled", "number"), ("veil", "number"),
    ("passing", "number"), ("tired", "number"), ("announced", "number"), ("cancelled", "number"), ("march", "number"),
    ("shown", "number"), ("attackers", "blocks"), ("defenders", "blocks"), ("attack_leaders", "blocks"),
    ("defence_leaders", "blocks"), ("attack_more", "number"), ("defence_more", "number"), ("boldness", "number"),
    ("deployed", "number"), ("battery", "number"), ("guard", "number"), ("square", "number"), ("cavalry", "number"),
    ("attack_cards", "number"), ("defence_cards", "number"), ("attack_losses", "number"),
    ("defence_losses", "number"), ("attack_fatigue", "number"), ("defence_fatigue", "number"), ("victor", "number"),
    ("difference", "number"), ("spared", "number"), ("panic", "number"), ("holding", "number"), ("staying", "blocks"),
    ("retreating", "blocks"), ("steps", "number"), ("retreat_fatigue", "number"), ("score", "number"),
    ("attack_lost", "number"), ("defence_lost", "number"), ("attack_horse", "number"), ("defence_horse", "number"),
    ("rearguard", "number"), ("emperor", "number"), ("moving", "blocks"), ("share", "blocks"), ("left", "number"),
    ("split", "number"), ("total", "number"), ("before", "number"), ("before_horse", "number"), ("gone", "number"),
    ("gone_horse", "number"), ("free", "number"), ("horse_due", "number"),
]  # fmt: skip
O_SEAT: Final = 0  # the seat that acts
O_PILE: Final = 1  # the blocks it designated
O_CARRIED: Final = 2  # an allied commander who goes along (N15-GEN-18)
O_START: Final = 3  # where the pile was designated
O_AT: Final = 4  # where it is now
O_CAME: Final = 5  # the border just crossed
O_FIGHT: Final = 6  # 1: a combat follows
O_BASE: Final = 7  # the movement card's value
O_MP: Final = 8  # movement points without the point of À Bruxelles
O_SPENT: Final = 9  # points spent
O_CROSSED: Final = 10  # connections crossed
O_FROM_CONTESTED: Final = 11  # 1: the displacement began in a contested zone
O_STOP: Final = 12  # 1: must stop, 2: and everybody sees it
O_NO_COMBAT: Final = 13  # 1: no combat after this manoeuvre
O_OVER: Final = 14  # 1: the operation is over but for the flip
O_UNION: Final = 15  # 1: Union des forces stands
O_MUST: Final = 16  # 1: an operation must follow, no pass
O_COORDINATION: Final = 17  # 1: this operation was won by Coordination
O_AGAIN: Final = 18  # 1: Coordination stands, another operation follows
O_MODIFIER: Final = 19  # points by cards
O_FORCED: Final = 20  # 1: a Marche forcée stands
O_EXTRA: Final = 21  # points by a Marche forcée on the way
O_SETTLED: Final = 22  # 1: the movement points are settled
O_VEIL: Final = 23  # from which step on the enemy cannot follow (Grognard)
O_PASSING: Final = 24  # 1: Organisation was played here
O_TIRED: Final = 25  # fatigue D of this manoeuvre
O_ANNOUNCED: Final = 26  # 1: the designation is public
O_CANCELLED: Final = 27  # 1: the card being resolved is cancelled
O_MARCH: Final = 28  # 1: the pile attacks on the march
O_SHOWN: Final = 29  # 1: the piles of this combat lie face up
O_ATTACKERS: Final = 30
O_DEFENDERS: Final = 31
O_ATTACK_LEADERS: Final = 32  # commanders who take part
O_DEFENCE_LEADERS: Final = 33
O_ATTACK_MORE: Final = 34  # cards by events (step I)
O_DEFENCE_MORE: Final = 35
O_BOLDNESS: Final = 36  # 1: Audace
O_DEPLOYED: Final = 37  # 1: Déploiement rapide
O_BATTERY: Final = 38  # 1: Grande batterie
O_GUARD: Final = 39  # 1: La Garde
O_SQUARE: Final = 40  # 1 + the seat that played Carré
O_CAVALRY: Final = 41  # 1: the French pile had cavalry when the combat began
O_ATTACK_CARDS: Final = 42  # the final number of cards
O_DEFENCE_CARDS: Final = 43
O_ATTACK_LOSSES: Final = 44  # losses inflicted on the attacker
O_DEFENCE_LOSSES: Final = 45
O_ATTACK_FATIGUE: Final = 46  # fatigue inflicted on the attacker
O_DEFENCE_FATIGUE: Final = 47
O_VICTOR: Final = 48  # 1 + the side that won
O_DIFFERENCE: Final = 49  # of losses
O_SPARED: Final = 50  # 1: nobody is pursued; 2 + seat: the corps of that seat are not
O_PANIC: Final = 51  # 1: Panique
O_HOLDING: Final = 52  # 1 + the seat that played Tenir
O_STAYING: Final = 53  # corps of the loser that do not retreat
O_RETREATING: Final = 54  # blocks that retreat
O_STEPS: Final = 55  # connections still to retreat
O_RETREAT_FATIGUE: Final = 56  # fatigue of the retreat so far
O_SCORE: Final = 57  # points not yet on the track
O_ATTACK_LOST: Final = 58  # strength points that the attacker has lost
O_DEFENCE_LOST: Final = 59
O_ATTACK_HORSE: Final = 60  # cavalry among them
O_DEFENCE_HORSE: Final = 61
O_REARGUARD: Final = 62  # 1: Arrière-garde
O_EMPEROR: Final = 63  # 1: Napoléon has just been eliminated
O_MOVING: Final = 64  # blocks that are entering a zone, or are being chosen for it
O_SHARE: Final = 65  # corps among which something is being split
O_LEFT: Final = 66  # what is still to be placed freely
O_SPLIT: Final = 67  # what is being split (splits.py)
O_TOTAL: Final = 68  # how much of it
O_BEFORE: Final = 69  # losses before this split
O_BEFORE_HORSE: Final = 70  # cavalry among them
O_GONE: Final = 71  # cubes taken off so far in this split
O_GONE_HORSE: Final = 72  # cavalry among them
O_FREE: Final = 73  # losses still to be placed freely
O_HORSE_DUE: Final = 74  # 1: a cavalry point must be among the losses
O_COUNT: Final = 75


class Rules:
    """What the options fix for the whole game; shared by all its states."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.scenario = SCENARIO[str(options["scenario"])]
        self.players = int(options["players"])
        self.grognard = options["rules"] == "grognard"
        self.dice = options["combat_resolution"] == "dice"
        self.hands = bool(options["event_cards"])
        self.hold_bonus = bool(options["hold_bonus"])
        self.limits = bool(options["invasion_limits"])
        self.zero_step_is_march = bool(options["zero_step_is_march"])
        self.one_commander_bonus = bool(options["one_commander_bonus"])
        self.town_in_fortified = bool(options["town_bonus_in_fortified_town"])
        self.three = self.players == 3
        self.seat_of_nation = [0, 1, 2] if self.three else [0, 1, 1]
        self.side_of_seat = [FRENCH, COALITION, COALITION]
        self.seats_of_side = [[0], [1, 2] if self.three else [1]]
        if self.three:
            self.corps_of_seat = CORPS_OF_NATION
            self.blocks_of_seat = BLOCKS_OF_NATION
        else:
            self.corps_of_seat = CORPS_OF
            self.blocks_of_seat = BLOCKS_OF


class Campaign(State):
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
        zone: list[int],
        at: list[int],
        ready: int,
        infantry: list[int],
        cavalry: list[int],
        fatigue: list[int],
        control: list[int],
        strong: list[int],
        axis: list[int],
        axis_side: list[int],
        struck: list[int],
        broken: list[int],
        due: list[int],
        deck: list[list[int]],
        discard: list[list[int]],
        lying: list[list[int]],
        aside: list[list[int]],
        reds: list[int],
        hand: list[list[int]],
        vp: int,
        turn: int,
        effects: int,
        brussels: int,
        intuition: int,
        passed: int,
        operations: list[int],
        leader: int,
        side: int,
        used: int,
        served: int,
        done: int,
        to_place: list[int],
        op: list[int],
        need: list[int],
        hurt: list[int],
        may: list[int],
        least_fatigue: list[int],
        most_fatigue: list[int],
        least_infantry: list[int],
        most_infantry: list[int],
        least_cavalry: list[int],
        most_cavalry: list[int],
        winner: int,
        ending: int,
    ) -> None:
        super().__init__(game, stack, word, source, seals, shown)
        self.rules = rules
        self.zone = zone  # by block: a zone, OFF or GONE
        self.at = at  # by zone: a mask of the blocks in it
        self.ready = ready  # a mask: blocks that have not been activated this turn
        self.infantry = infantry  # by block: strength points
        self.cavalry = cavalry
        self.fatigue = fatigue
        self.control = control  # by zone: the side whose marker lies there, -1 for none
        self.strong = strong  # by zone: 1 for a reinforced position
        self.axis = axis  # by zone: the border on which the axis marker lies, -1 for none
        self.axis_side = axis_side  # by zone: whose it is
        self.struck = struck  # zones in which an axis was struck this turn (N15-AXE-05)
        self.broken = broken  # connections with a destroyed bridge
        self.due = due  # by block: the turn on which a reinforcement comes, 0 for none
        self.deck = deck  # by side: the draw pile, top card last
        self.discard = discard
        self.lying = lying  # by side: cards on the table until the operation is over
        self.aside = aside  # by side: cards with an effect for the turn
        self.reds = reds  # red cards drawn in this draw phase
        self.hand = hand  # by seat, sorted
        self.vp = vp
        self.turn = turn
        self.effects = effects  # a mask of what lasts this turn
        self.brussels = brussels  # the seat that played À Bruxelles
        self.intuition = intuition  # a mask of sides
        self.passed = passed  # a mask of seats
        self.operations = operations  # by nation: operations this turn
        self.leader = leader  # the seat that leads the coalition
        self.side = side  # the side to act
        self.used = used  # a mask of sides that have played their green card of this operation
        self.served = served  # a mask: corps on which a recovery card was played (secret)
        self.done = done  # a mask of seats that have taken off the cubes of exhausted corps
        self.to_place = to_place  # by nation: vedettes still to be set up
        self.op = op
        self.need = need  # by block: losses that the even split puts on it
        self.hurt = hurt  # by block: fatigues that the result of this combat put on it
        self.may = may  # Grognard, by block: what the enemy must reckon with, as a mask of blocks
        self.least_fatigue = least_fatigue  # by block: bounds of what the enemy can know
        self.most_fatigue = most_fatigue
        self.least_infantry = least_infantry
        self.most_infantry = most_infantry
        self.least_cavalry = least_cavalry
        self.most_cavalry = most_cavalry
        self.winner = winner  # a side, -1 while the game goes on
        self.ending = ending  # how it ended (ENDINGS)

    def clone(self) -> "Campaign":
        return Campaign(
            self.game,
            self.stack[:],
            self.word,
            self.source,
            self.seals,
            self.shown[:],
            self.rules,
            self.zone[:],
            self.at[:],
            self.ready,
            self.infantry[:],
            self.cavalry[:],
            self.fatigue[:],
            self.control[:],
            self.strong[:],
            self.axis[:],
            self.axis_side[:],
            self.struck[:],
            self.broken[:],
            self.due[:],
            [self.deck[0][:], self.deck[1][:]],
            [self.discard[0][:], self.discard[1][:]],
            [self.lying[0][:], self.lying[1][:]],
            [self.aside[0][:], self.aside[1][:]],
            self.reds[:],
            [hand[:] for hand in self.hand],
            self.vp,
            self.turn,
            self.effects,
            self.brussels,
            self.intuition,
            self.passed,
            self.operations[:],
            self.leader,
            self.side,
            self.used,
            self.served,
            self.done,
            self.to_place[:],
            self.op[:],
            self.need[:],
            self.hurt[:],
            self.may[:],
            self.least_fatigue[:],
            self.most_fatigue[:],
            self.least_infantry[:],
            self.most_infantry[:],
            self.least_cavalry[:],
            self.most_cavalry[:],
            self.winner,
            self.ending,
        )

    def scores(self) -> list[float]:
        sides = self.rules.side_of_seat
        return [1.0 if sides[seat] == self.winner else 0.0 for seat in range(self.rules.players)]

    # --- blocks ------------------------------------------------------------------------------------------------------

    def put(self, block: int, zone: int) -> None:
        """The block stands here now: a zone, OFF or GONE."""
        before = self.zone[block]
        if before >= 0:
            self.at[before] ^= BIT[block]
        self.zone[block] = zone
        if zone >= 0:
            self.at[zone] |= BIT[block]

    def put_all(self, mask: int, zone: int) -> None:
        """All these blocks stand here now."""
        for block in blocks_in(mask):
            self.put(block, zone)

    def corps(self, zone: int, side: int) -> int:
        """The corps of a side in a zone."""
        return self.at[zone] & CORPS_OF[side]

    def contested(self, zone: int) -> bool:
        """Corps of both sides are there (N15-GEN-13)."""
        here = self.at[zone]
        return here & CORPS_OF[0] != 0 and here & CORPS_OF[1] != 0

    def strength(self, block: int) -> int:
        return self.infantry[block] + self.cavalry[block]

    def horse(self, mask: int) -> int:
        """The cavalry points of these corps."""
        return sum([self.cavalry[b] for b in blocks_in(mask)])

    def on_map(self, side: int) -> int:
        """The blocks of a side that stand on the map."""
        found = 0
        for b in blocks_in(BLOCKS_OF[side]):
            if self.zone[b] >= 0:
                found |= BIT[b]
        return found

    # --- seats and cards ---------------------------------------------------------------------------------------------

    def side_of(self, seat: int) -> int:
        return self.rules.side_of_seat[seat]

    def seat_for(self, mask: int) -> int:
        """Who decides for these corps: their player, or the leader where both partners have some (N15-3PL-28)."""
        english = mask & BLOCKS_OF_NATION[1] != 0
        prussian = mask & BLOCKS_OF_NATION[2] != 0
        if english and prussian:
            return self.leader
        return self.rules.seat_of_nation[2 if prussian else 1 if english else 0]

    def can_play(self, seat: int) -> bool:
        """Whether a window is offered: the seat holds a card and its side has not played one (N15-CARD-15)."""
        return len(self.hand[seat]) > 0 and not self.used >> self.rules.side_of_seat[seat] & 1

    def window_seats(self, side: int) -> list[int]:
        """The seats of a side to which a window is offered, the leader first (N15-3PL-18)."""
        if side == FRENCH or not self.rules.three:
            seat = 0 if side == FRENCH else 1
            return [seat] if self.can_play(seat) else []
        order = [1, 2] if self.leader == 1 else [2, 1]
        return [seat for seat in order if self.can_play(seat)]

    def top_card(self, side: int) -> int:
        """Take the top card of a draw pile, made anew from the discards if it is empty; -1 if there is none."""
        deck = self.deck[side]
        if not deck:
            if not self.discard[side]:
                return -1
            for card in self.discard[side]:
                self.shown[card] = 0
            deck += sorted(self.discard[side])
            self.discard[side] = []
            self.shuffle(deck)
        self.seals += 1
        return deck.pop()

    def take_from_hand(self, seat: int, card: int) -> None:
        self.hand[seat] = [c for c in self.hand[seat] if c != card]
        self.shown[card] = 0

    def add_to_hand(self, seat: int, card: int) -> None:
        self.hand[seat] = sorted([*self.hand[seat], card])

    def op_clear(self) -> None:
        """A new operation begins."""
        for i in range(O_COUNT):
            self.op[i] = 0
        self.op[O_SEAT] = -1
        self.op[O_START] = -1
        self.op[O_AT] = -1
        self.op[O_CAME] = -1
        for b in range(BLOCK_COUNT):
            self.need[b] = 0
            self.hurt[b] = 0


def empty(game: Game, rules: Rules, word: int, source: Source | None) -> Campaign:
    """The table before the set-up: every block in the box."""
    zeros = [0] * BLOCK_COUNT
    s = Campaign(
        game,
        [],
        word,
        source,
        0,
        [0] * CARD_COUNT,
        rules,
        [OFF] * BLOCK_COUNT,
        [0] * ZONE_COUNT,
        0,
        zeros[:],
        zeros[:],
        zeros[:],
        [-1] * ZONE_COUNT,
        [0] * ZONE_COUNT,
        [-1] * ZONE_COUNT,
        [-1] * ZONE_COUNT,
        [],
        [],
        zeros[:],
        [[], []],
        [[], []],
        [[], []],
        [[], []],
        [],
        [[] for _ in range(rules.players)],
        int(rules.options["start_vp"]),
        0,
        0,
        -1,
        0,
        0,
        [0, 0, 0],
        1,
        FRENCH,
        0,
        0,
        0,
        [0, 0, 0],
        [0] * O_COUNT,
        zeros[:],
        zeros[:],
        [_identity(b) for b in range(BLOCK_COUNT)],
        zeros[:],
        zeros[:],
        zeros[:],
        zeros[:],
        zeros[:],
        zeros[:],
        -1,
        -1,
    )
    s.op_clear()
    return s


def _identity(block: int) -> int:
    """What a block is, as the enemy knows it when he has seen it: a name, or a vedette of its nation."""
    for mask in VEDETTES_OF_NATION:
        if mask & BIT[block]:
            return mask
    return BIT[block]


IDENTITY: Final[list[int]] = [_identity(b) for b in range(BLOCK_COUNT)]
ENDINGS: Final = ["track_0", "track_20", "last_turn", "napoleon"]
END_FRENCH: Final = 0
END_COALITION: Final = 1
END_LAST_TURN: Final = 2
END_NAPOLEON: Final = 3


def enemy(side: int) -> int:
    return 1 - side


def dead(s: Campaign, block: int) -> bool:
    """No strength left, or too much fatigue (N15-GEN-10)."""
    return s.infantry[block] + s.cavalry[block] == 0 or s.fatigue[block] > MOST_FATIGUE


def enemy_of(block: int) -> int:
    return 1 - SIDE_OF[block]
