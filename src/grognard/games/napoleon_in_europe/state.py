"""What is on the table: armies, control, alliances, the turn, hands, and the battle being fought.

Pieces are kept by region and nation, and, derived from that, as masks of the nations present; only `put` and `remove` change
them. Control is changed by `control.py` alone, alliances by `ally`. What each observer can tell about the cards is kept
as masks of cards by holder (`maybe`), which the functions of `cards.py` keep up to date.
"""

from typing import Any, Final

from grognard.games.napoleon_in_europe.tables import (
    BLANK,
    CARD_COUNT,
    FIELD,
    HOME,
    KIND_OF,
    LIMITS,
    NATION_COUNT,
    NATIONS_IN,
    REGION_COUNT,
)
from grognard.kernel.chance import Source
from grognard.kernel.contract import Frame, Game, State
from grognard.kernel.options import Options

PLACES: Final[int] = REGION_COUNT * NATION_COUNT
# The holders of cards: the nations, the deck, and what lies under it.
DECK: Final = 7
UNDER: Final = 8
HOLDERS: Final = 9
DEFENCE: Final = 0
ATTACK: Final = 1


class Rules:
    """The options as rules, frozen, shared by all states of a game."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.scenario = str(options["scenario"])
        self.players = int(options["players"])
        self.assignment = str(options["nation_assignment"])
        self.total = options["victory"] == "total"
        limit = int(str(options["total_turn_limit"])) if self.total else LIMITS[str(options["victory"])]
        self.limit = limit  # the last game turn, or 0
        self.eliminates = self.total or options["elimination_in_limited_war"] is True
        self.bonus_die = options["leader_rule"] == "bonus_die"
        self.lone_pursuit = options["lone_leader"] == "pursuit"
        self.own_origin = options["attacker_retreat"] == "own_origin"
        self.free_split = options["defender_retreat"] == "free_split"
        self.late_battles = options["broken_alliance_battles"] == "end_of_turn"
        self.deferred_lost = options["deferred_turn_when_alliance_breaks"] == "lost"
        self.sea_by_player = options["sea_scope"] == "per_player"
        self.simultaneous = options["setup_placement"] == "simultaneous"
        self.hits_optional = options["hits_optional"] is True
        self.each_owner = options["allied_command"] == "each_owner"
        self.british_one = options["british_self_landing"] == "one"
        self.last_mover = options["allied_minor_control"] == "last_mover"
        blanks = options["blank_cards"] == "in"
        self.cards = [card for card in range(CARD_COUNT) if blanks or KIND_OF[card] != BLANK]
        self.pack = sum([1 << card for card in self.cards])


class Europe(State):
    """One situation of a game of Napoleon in Europe."""

    def __init__(
        self,
        game: Game,
        stack: list[Frame[Any]],
        word: int,
        source: Source | None,
        seals: int,
        shown: list[int],
        rules: Rules,
        army: list[int],
        rested: list[int],
        ready: list[int],
        present: list[int],
        foot: list[int],
        where: list[list[int]],
        ctrl: list[int],
        lands: list[int],
        capitals: list[int],
        lost: list[int],
        owner: list[int],
        own: list[int],
        started: int,
        alive: int,
        allies: list[int],
        foes: list[int],
        out: int,
        begun: list[int],
        shares: list[int],
        winners: int,
        first: int,
        turn: int,
        slot: int,
        phase: int,
        active: int,
        party: int,
        acted: int,
        host: list[int],
        queue: list[int],
        solo: int,
        broke: int,
        hosting: int,
        spurned: int,
        quiet: int,
        declined: list[int],
        asked: list[int],
        ceded: list[int],
        pledge: list[int],
        ended: int,
        mover: int,
        passes: int,
        trails: list[int],
        trail_n: list[int],
        port_from: list[int],
        port_to: list[int],
        sailed: list[int],
        refused: int,
        landings: list[int],
        load: list[int],
        entered: list[int],
        reserve: list[int],
        hand: list[int],
        held: list[int],
        deck: list[int],
        under: list[int],
        under_by: list[int],
        maybe: list[int],
        picked: int,
        field: int,
        attackers: int,
        defenders: int,
        chiefs: list[int],
        front: list[int],
        rear: list[int],
        dead: list[int],
        line: list[list[int]],
        placed: list[int],
        shifted: int,
        hits: int,
        major: int,
        round: int,
        side: int,
        step: int,
        least: int,
        laurels: list[int],
        fled: list[int],
    ) -> None:
        super().__init__(game, stack, word, source, seals, shown)
        self.rules = rules
        # the map
        self.army = army  # by region and nation: the pieces there, packed
        self.rested = rested  # in a turn: those of them that have not moved in it
        self.ready = ready  # in a turn: those of them that have a step left
        self.present = present  # by region: the nations that have pieces there
        self.foot = foot  # by region: the nations that have infantry there
        self.where = where  # by nation: the regions with its pieces; its lists are replaced, never changed
        self.ctrl = ctrl  # by region: the nation that controls it
        self.lands = lands  # by nation: the regions it controls, unnamed islands left out
        self.capitals = capitals  # by nation: the capitals it controls
        self.lost = lost  # by nation: the regions of its homeland that others control
        # nations and players
        self.owner = owner  # by nation: its player
        self.own = own  # by seat: its nations
        self.started = started  # the nations in play at the start
        self.alive = alive  # the nations in play now
        self.allies = allies  # by seat: the seats allied with it
        self.foes = foes  # by seat: the nations that are its enemies
        self.out = out  # the seats that are eliminated
        self.begun = begun  # by seat: the regions it had at the start (Y)
        self.shares = shares  # by seat: the nations it had at the start (k)
        self.winners = winners  # the seats that have won
        # the order of play
        self.first = first  # the seat that begins
        self.turn = turn  # the game turn
        self.slot = slot  # the place in the order of play
        self.phase = phase  # the phase of the player turn
        self.active = active  # the slot owner
        self.party = party  # the seats that take part in this turn
        self.acted = acted  # the seats that have had their turn in this game turn
        self.host = host  # by seat: the seat it deferred to
        self.queue = queue  # seats that fell out of a joint turn and play after it
        self.solo = solo  # 1 in the turn of one who fell out: he neither invites nor defers
        self.broke = broke  # 1 if an alliance was ended in this turn
        self.hosting = hosting  # 1 if somebody had deferred to this slot
        self.spurned = spurned  # the seats that declined a call in this turn
        # windows
        self.quiet = quiet  # how many said in succession that they are done
        self.declined = declined  # proposals declined in this window or turn, as keys
        self.asked = asked  # by seat and seat: trades offered in this window or turn
        self.ceded = ceded  # regions ceded in this window or turn
        self.pledge = pledge  # the cards each party of a trade has put face down so far
        # movement
        self.ended = ended  # the seats that have ended their movement
        self.mover = mover  # the seat that has the word, or had it last
        self.passes = passes  # how many handed over in succession
        self.trails = trails  # where moved pieces came from, as keys (see `trail`),
        self.trail_n = trail_n  # ... and how many came that way
        self.port_from = port_from  # by nation: its port of departure in this turn
        self.port_to = port_to  # by nation: its port of landing
        self.sailed = sailed  # by nation: how many pieces it sent by sea
        self.refused = refused  # the nations to which the Straits were refused in this turn
        self.landings = (
            landings  # ports of landing with their controller at the first sea move: region * 8 + nation + 1
        )
        self.load = load  # by nation: what is being loaded
        self.entered = (
            entered  # with `last_mover`: infantry that entered and has not taken control yet: region * 8 + nation
        )
        self.reserve = reserve  # by nation: pieces to be placed
        # cards
        self.hand = hand  # by nation: its cards
        self.held = held  # by nation: how many they are
        self.deck = deck  # the shuffled deck: a draw takes any of its cards
        self.under = under  # cards put under it since it was shuffled, the first to come first
        self.under_by = under_by  # ... and the seats that put them there
        self.maybe = maybe  # by observer and holder: the cards that could be there for all he knows
        self.picked = picked  # the cards chosen so far for a combination
        # the battle
        self.field = field  # the region of the battle, or -1
        self.attackers = attackers  # the attacking nations
        self.defenders = defenders  # the defending nations
        self.chiefs = chiefs  # the commanders of defence and attack
        self.front = front  # by nation: its front rank
        self.rear = rear  # by nation: its rear rank
        self.dead = dead  # by nation: casualties beside the board
        self.line = line  # by side: its corps in the order they are deployed; replaced, never changed
        self.placed = placed  # by side: how many of them are deployed
        self.shifted = shifted  # the corps shifted in this move
        self.hits = hits  # hits still to be assigned, or rallies to be made
        self.major = major  # 1 in a major battle
        self.round = round  # the round of the battle
        self.side = side  # 0 while the defenders act, 1 while the attackers do
        self.step = step  # the step of the battle
        self.least = least  # the lowest die that hits when the defenders fire
        self.laurels = laurels  # by side: the nation that gets the card of a major battle
        self.fled = fled  # where the pieces of an arm have fallen back to so far (`own_origin`)

    def clone(self) -> "Europe":
        return Europe(
            self.game,
            self.stack[:],
            self.word,
            self.source,
            self.seals,
            self.shown[:],
            self.rules,
            self.army[:],
            self.rested[:],
            self.ready[:],
            self.present[:],
            self.foot[:],
            self.where[:],
            self.ctrl[:],
            self.lands[:],
            self.capitals[:],
            self.lost[:],
            self.owner[:],
            self.own[:],
            self.started,
            self.alive,
            self.allies[:],
            self.foes[:],
            self.out,
            self.begun[:],
            self.shares[:],
            self.winners,
            self.first,
            self.turn,
            self.slot,
            self.phase,
            self.active,
            self.party,
            self.acted,
            self.host[:],
            self.queue[:],
            self.solo,
            self.broke,
            self.hosting,
            self.spurned,
            self.quiet,
            self.declined[:],
            self.asked[:],
            self.ceded[:],
            self.pledge[:],
            self.ended,
            self.mover,
            self.passes,
            self.trails[:],
            self.trail_n[:],
            self.port_from[:],
            self.port_to[:],
            self.sailed[:],
            self.refused,
            self.landings[:],
            self.load[:],
            self.entered[:],
            self.reserve[:],
            self.hand[:],
            self.held[:],
            self.deck[:],
            self.under[:],
            self.under_by[:],
            self.maybe[:],
            self.picked,
            self.field,
            self.attackers,
            self.defenders,
            self.chiefs[:],
            self.front[:],
            self.rear[:],
            self.dead[:],
            self.line[:],
            self.placed[:],
            self.shifted,
            self.hits,
            self.major,
            self.round,
            self.side,
            self.step,
            self.least,
            self.laurels[:],
            self.fled[:],
        )

    def scores(self) -> list[float]:
        """Z of each seat where growth decides, else 1 for the winner (NIE-VIC-06 to -08, -13, -14)."""
        players = self.rules.players
        living = [seat for seat in range(players) if not self.out >> seat & 1]
        if len(living) == 1:
            return [1.0 if seat == living[0] else 0.0 for seat in range(players)]
        if self.rules.total:
            return [growth(self, seat) if seat in living else -1000.0 for seat in range(players)]
        return [growth(self, seat) for seat in range(players)]

    # --- pieces ------------------------------------------------------------------------------------------------------

    def put(self, region: int, nation: int, army: int) -> None:
        """Pieces come to stand in a region."""
        if army == 0:
            return
        at = region * NATION_COUNT + nation
        if self.army[at] == 0:
            self.present[region] |= 1 << nation
            self.where[nation] = sorted([*self.where[nation], region])
        self.army[at] += army
        if army & FIELD:
            self.foot[region] |= 1 << nation

    def remove(self, region: int, nation: int, army: int) -> None:
        """Pieces go from a region."""
        if army == 0:
            return
        at = region * NATION_COUNT + nation
        left = self.army[at] - army
        self.army[at] = left
        if left == 0:
            self.present[region] &= ~(1 << nation)
            self.where[nation] = [r for r in self.where[nation] if r != region]
        if left & FIELD == 0:
            self.foot[region] &= ~(1 << nation)

    def trail(self, key: int, count: int) -> None:
        """Note that so many pieces came by this trail (a negative number: that they went on)."""
        if key in self.trails:
            i = self.trails.index(key)
            self.trail_n[i] += count
            if self.trail_n[i] == 0:
                del self.trails[i]
                del self.trail_n[i]
        else:
            self.trails.append(key)
            self.trail_n.append(count)

    # --- players -----------------------------------------------------------------------------------------------------

    def play_order(self, seat: int) -> int:
        """A seat's place in the order of play counted from the slot owner (the order in which several act or get)."""
        n = self.rules.players
        return (seat - self.active + n) % n

    def ordered(self, seats: int) -> list[int]:
        """These seats that are still in the game, in play order from the slot owner."""
        n = self.rules.players
        seats &= ~self.out
        return [seat for seat in [(self.active + i) % n for i in range(n)] if seats >> seat & 1]

    def nations_ordered(self, nations: int) -> list[int]:
        """These nations in the order of their players, and of the list of nations."""
        found: list[int] = []
        for seat in self.ordered((1 << self.rules.players) - 1):
            found += NATIONS_IN[nations & self.own[seat]]
        return found

    def ally(self, one: int, other: int, yes: bool) -> None:
        """Two players become allies, or enemies."""
        if yes:
            self.allies[one] |= 1 << other
            self.allies[other] |= 1 << one
        else:
            self.allies[one] &= ~(1 << other)
            self.allies[other] &= ~(1 << one)
        self.count_foes()

    def count_foes(self) -> None:
        """Work out anew whose enemy each nation is (NIE-NAT-05)."""
        for seat in range(self.rules.players):
            friends = self.own[seat]
            for other in range(self.rules.players):
                if self.allies[seat] >> other & 1:
                    friends |= self.own[other]
            self.foes[seat] = self.alive & ~friends

    def home(self, region: int) -> int:
        """The nation in play whose homeland the region is in, or -1: then it is a minor region (NIE-NEU-04)."""
        nation = HOME[region]
        return nation if nation >= 0 and self.alive >> nation & 1 else -1

    def contested(self, region: int) -> bool:
        """Whether pieces of two enemies stand in the region (NIE-POS-08)."""
        present = self.present[region]
        if present & (present - 1) == 0:
            return False
        return any([present & self.foes[self.owner[nation]] for nation in NATIONS_IN[present]])

    def hostile(self, seat: int, region: int) -> bool:
        """Whether an enemy of the seat has pieces in the region."""
        return self.present[region] & self.foes[seat] != 0


def growth(s: Europe, seat: int) -> float:
    """Z: regions gained since the start, by the number of nations held then (NIE-VIC-06, -07, NIE-OPT-12)."""
    regions = 0
    for nation in NATIONS_IN[s.own[seat]]:
        regions += s.lands[nation]
    return (regions - s.begun[seat]) / max(s.shares[seat], 1)


# --- trails ----------------------------------------------------------------------------------------------------------
# Where a moved piece stands, what it is, where it started, the region it passed (NO_REGION: none), whether it came by sea
# and whether it met an enemy and had to stop.
NO_REGION: Final = 127


def trail_key(region: int, corps: int, start: int, through: int, by_sea: int, stopped: int) -> int:
    return region | corps << 7 | start << 12 | through << 19 | by_sea << 26 | stopped << 27


def trail_region(key: int) -> int:
    return key & 127


def trail_corps(key: int) -> int:
    return key >> 7 & 31


def trail_start(key: int) -> int:
    return key >> 12 & 127


def trail_through(key: int) -> int:
    return key >> 19 & 127


def trail_by_sea(key: int) -> int:
    return key >> 26 & 1


def trail_stopped(key: int) -> int:
    return key >> 27 & 1


def empty(game: Game, rules: Rules, word: int, source: Source | None) -> Europe:
    """The table before anything is given out."""
    players = rules.players
    return Europe(
        game,
        [],
        word,
        source,
        0,
        [],
        rules,
        [0] * PLACES,
        [0] * PLACES,
        [0] * PLACES,
        [0] * REGION_COUNT,
        [0] * REGION_COUNT,
        [[] for _ in range(NATION_COUNT)],
        [-1] * REGION_COUNT,
        [0] * NATION_COUNT,
        [0] * NATION_COUNT,
        [0] * NATION_COUNT,
        [-1] * NATION_COUNT,
        [0] * players,
        0,
        0,
        [0] * players,
        [0] * players,
        0,
        [0] * players,
        [0] * players,
        0,
        0,
        0,
        -1,
        0,
        0,
        0,
        0,
        [-1] * players,
        [],
        0,
        0,
        0,
        0,
        0,
        [],
        [0] * (players * players),
        [],
        [0, 0],
        0,
        -1,
        0,
        [],
        [],
        [-1] * NATION_COUNT,
        [-1] * NATION_COUNT,
        [0] * NATION_COUNT,
        0,
        [],
        [0] * NATION_COUNT,
        [],
        [0] * NATION_COUNT,
        [0] * NATION_COUNT,
        [0] * NATION_COUNT,
        [],
        [],
        [],
        [0] * ((players + 1) * HOLDERS),
        0,
        -1,
        0,
        0,
        [-1, -1],
        [0] * NATION_COUNT,
        [0] * NATION_COUNT,
        [0] * NATION_COUNT,
        [[], []],
        [0, 0],
        0,
        0,
        0,
        0,
        0,
        0,
        6,
        [-1, -1],
        [],
    )
