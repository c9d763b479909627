"""What is on the table: pieces with hex, strength, formation, order and facing; stacks; morale; what is going on.

Everything is kept by piece. Where the pieces stand is kept a second time by hex, sparsely: `stacks` (bottom to top), `markers`
(the second hex of an extended line) and, derived from both, `hold` (who and what is there). `put` and `lift` are the only
functions that change where a piece is.
"""

from typing import Any, Final

from grognard.games.wellingtons_victory.ground import NEAR, OBJECTIVE_OF
from grognard.games.wellingtons_victory.rules import Rules
from grognard.games.wellingtons_victory.tables import (
    ANGLO_ALLIED,
    ARMY,
    ARTILLERY,
    CAVALRY,
    COMPANY,
    CREW,
    FIRST_CREW,
    FORMATION_COUNT,
    INFANTRY,
    KIND,
    LEADER,
    PIECE_COUNT,
    PRINTED,
    PRUSSIAN,
    ROUNDS,
    SIDE_OF,
    SIDE_OF_ARMY,
)
from grognard.games.wellingtons_victory.verbs import (
    COLUMN,
    FOUR_RANKS,
    GUNNERS,
    LIMBERED,
    LINE_LEFT,
    LINE_RIGHT,
    MOUNTED,
    R_OBJECTIVE,
    R_OBJECTIVE_LOST,
    SIDE_OF_PLAYER,
    SKIRMISH,
    SQUARE,
    STAFF,
    T_DEMORALISED,
    T_MORALE,
    T_OBJECTIVE,
    UNLIMBERED,
)
from grognard.kernel.actions import ARGUMENT, SHIFT
from grognard.kernel.chance import Source
from grognard.kernel.contract import ALL, Frame, Game, State

# Where a piece is that stands on no hex.
OFF: Final = -1  # not in play
DEAD: Final = -2
WAITING: Final = -4  # may enter as a reinforcement
GONE: Final = -10  # has left the map by hex h: GONE - h

# Order.
ORDERED: Final = 0
DISORDERED: Final = 1
ROUTED: Final = 2

# Marks of a piece.
CHARGING: Final = 1  # a charge marker
EMPTY: Final = 2  # a company out of ammunition
ATTACHED: Final = 4  # a class-2 battalion with a company inside (WV-8.4.4b)
REDUCED: Final = 8  # a leader on his reduced side
COMMANDED: Final = 16  # in command since the start of the phase
DONE: Final = 32  # has moved, or made its change, in this phase
FIRED: Final = 64
SPENT: Final = 128  # has attacked and may not attack again in this phase
MOVING: Final = 256
RETREATING: Final = 512
ATTACKER: Final = 1024  # has attacked in this phase (options attackers_hold_fire, one_company_attack)
DETACHER: Final = 2048  # has detached or absorbed in this phase
ENTERED: Final = 4096  # has entered the map in this phase: in command (WV-16.4.4(2)c)
PUSHED: Final = 16384  # has made way for a retreat, which nobody does twice before all checks are done
OFFMAP_FORMED: Final = 8192  # will enter as companies (WV-16.4.4(2)d)

# Who and what is in a hex (`hold`): shifted by the side.
TROOPS: Final = 1
GUNS: Final = 4
LEADERS: Final = 16
SOLID: Final = 64  # troops or guns other than companies
POINTS: Final = 128  # at least one point

# The story of a scenario (`story`).
YOUNG_GUARD: Final = 0  # 0 not called, 1 due, 2 in play
GUARD_SENT: Final = 1  # the brigade of the Guard: 0 not called, 1 due, 2 in play
EXITED: Final = 2  # Prussian troop points that left voluntarily
RELIEF: Final = 3  # Prussian guns have killed: no hourly cost for Wellington's army (WV-16.4.4(5))
PRUSSIANS: Final = 4  # 0 not yet, 1 in play, 2 never
PURGED: Final = 5  # WV-16.4.4(4)b was carried out
ENTRY_CORPS: Final = 6  # the French corps that is entering, plus 1 (WV-16.5.4(1)c)
WON_BY_EXIT: Final = 7
STORY: Final = 8

_LENT: Final = 15  # all four lists that clones share


class Battle(State):
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
        where: list[int],
        strength: list[int],
        form: list[int],
        order: list[int],
        facing: list[int],
        marks: list[int],
        rounds: list[int],
        stacks: dict[int, list[int]],
        markers: dict[int, int],
        hold: dict[int, int],
        active: list[int],
        printed: list[int],
        morale: list[int],
        demoralised: list[int],
        steps: list[int],
        holders: list[int],
        story: list[int],
        turn: int,
        phase: int,
        queue: list[int],
        checks: list[int],
        trail: list[int],
        used: list[int],
        riders: list[int],
        paths: list[list[int]],
        rider: int,
        ready: list[int],
        mixed: list[int],
        mover: int,
        mp: int,
        reach: int,
        passed: int,
        silent: int,
        stale: int,
        lances: list[int],
        berth: int,
        winner: int,
        level: int,
    ) -> None:
        super().__init__(game, stack, word, source, seals, shown)
        self.rules = rules
        self.where = where  # by piece: a hex, or OFF, DEAD, GONE, WAITING
        self.strength = strength  # by piece: points, or guns
        self.form = form  # by piece
        self.order = order  # by piece
        self.facing = facing  # by piece
        self.marks = marks  # by piece: a mask
        self.rounds = rounds  # by battery, in the order of their crews
        self.stacks = stacks  # by hex: the pieces, bottom first; a list here is never changed, only replaced
        self.markers = markers  # by hex: the extended line that has its marker there
        self.hold = hold  # by hex: a mask of who and what is there
        self.active = active  # by formation: 1 for an active brigade
        self.printed = printed  # by army: the printed number of active brigades, less deactivations
        self.morale = morale  # by army
        self.demoralised = demoralised  # by army: 0, or 100 * turn + phase when it happened
        self.steps = steps  # by army: effectiveness lost by demoralisation (WV-13.4.3)
        self.holders = holders  # by objective: the army that holds it
        self.story = story
        self.turn = turn
        self.phase = phase  # 1 to 13
        self.queue = queue  # hexes that a phase has still to deal with, or pieces
        self.checks = checks  # morale checks to be made: piece, modifier, cause; three numbers each
        self.trail = trail  # hexes that the retreats and charges under way have passed
        self.used = used  # pieces that have fired in the windows that are open
        self.riders = riders  # charges under way, newest first: piece, hex and facing at its start, hexes ridden
        self.paths = paths  # by charge: the hexes of its path; a list here is never changed, only replaced
        self.rider = rider  # whose step it is in the alternation
        self.ready = ready  # pieces that may still move or fire in this phase
        self.mixed = mixed  # hexes of the phasing side with formations that may not end the phase together
        self.mover = mover  # the piece that leads the present move, -1 for none
        self.mp = mp  # its movement points left
        self.reach = reach  # grand tactical: MP that are only for moves far from the enemy
        self.passed = passed  # a mask of sides that have passed in a reciprocal phase
        self.silent = silent  # standing orders: see windows
        self.stale = stale  # 1: what is kept for the phase (`ready`) has to be made anew
        self.lances = lances  # by side: 1 if it may have charge markers on the map
        self.berth = berth  # the present move: no enemy is nearer than this
        self.winner = winner  # -1 none, 0 French, 1 Allied, 2 draw
        self.level = level  # of victory
        self.lent = 0  # which of the lists below `set_…` are shared with a clone: they are copied before they change

    def clone(self) -> "Battle":
        """Strength, formation, order and facing change rarely: original and copy share them until one of them writes."""
        copy = Battle(
            self.game,
            self.stack[:],
            self.word,
            self.source,
            self.seals,
            self.shown[:],
            self.rules,
            self.where[:],
            self.strength,
            self.form,
            self.order,
            self.facing,
            self.marks[:],
            self.rounds[:],
            self.stacks.copy(),
            self.markers.copy(),
            self.hold.copy(),
            self.active[:],
            self.printed[:],
            self.morale[:],
            self.demoralised[:],
            self.steps[:],
            self.holders[:],
            self.story[:],
            self.turn,
            self.phase,
            self.queue[:],
            self.checks[:],
            self.trail[:],
            self.used[:],
            self.riders[:],
            self.paths[:],
            self.rider,
            self.ready[:],
            self.mixed[:],
            self.mover,
            self.mp,
            self.reach,
            self.passed,
            self.silent,
            self.stale,
            self.lances[:],
            self.berth,
            self.winner,
            self.level,
        )
        self.lent = copy.lent = _LENT
        return copy

    def set_strength(self, piece: int, points: int) -> None:
        if self.lent & 1:
            self.strength = self.strength[:]
            self.lent &= ~1
        self.strength[piece] = points

    def set_form(self, piece: int, form: int) -> None:
        if self.lent & 2:
            self.form = self.form[:]
            self.lent &= ~2
        self.form[piece] = form

    def set_order(self, piece: int, order: int) -> None:
        if self.lent & 4:
            self.order = self.order[:]
            self.lent &= ~4
        self.order[piece] = order

    def set_facing(self, piece: int, facing: int) -> None:
        if self.lent & 8:
            self.facing = self.facing[:]
            self.lent &= ~8
        self.facing[piece] = facing

    def scores(self) -> list[float]:
        sides = SIDE_OF_PLAYER if self.rules.commands else SIDE_OF_PLAYER[:2]
        if self.winner == 2:
            return [0.5] * len(sides)
        return [1.0 if side == self.winner else 0.0 for side in sides]

    # --- several players a side (option multiplayer_commands): frames know sides, `commands` knows the players ---------

    def deciders(self) -> list[int]:
        if not self.rules.commands:
            return self.stack[-1].deciders(self) if self.stack else []
        from grognard.games.wellingtons_victory import commands

        return commands.players_deciding(self)

    def legal(self, seat: int) -> list[int]:
        if not self.rules.commands:
            return self.stack[-1].legal(self, seat) if self.stack and self.stack[-1].seat == seat else []
        from grognard.games.wellingtons_victory import commands

        return commands.legal_for(self, seat)

    def bar(self, seat: int, action: int) -> str | None:
        if not self.rules.commands or not self.stack:
            return super().bar(seat, action)
        from grognard.games.wellingtons_victory import commands

        return commands.bar_for(self, seat, action)

    def apply(self, seat: int, action: int) -> None:
        if self.shown:
            from grognard.games.wellingtons_victory import hidden

            hidden.apply(self, SIDE_OF_PLAYER[seat], action)
            return
        self.stack[-1].apply(self, SIDE_OF_PLAYER[seat], action >> SHIFT, action & ARGUMENT)
        self.settle()

    # --- option hidden_stacks: `shown` says by piece who has seen it; without the option it is empty ---------------------

    def tell(self, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        if self.shown:
            from grognard.games.wellingtons_victory import hidden

            hidden.tell(self, code, [a, b, c, d, e])
        elif self.events is not None:
            self._note(ALL, code, [a, b, c, d, e])

    def show(self, spot: int) -> None:
        """Everybody sees the whole stack from now on: it fires, fights, gives way or forms up anew."""
        if self.shown:
            for p in self.here(spot):
                self.show_piece(p)

    def show_piece(self, piece: int) -> None:
        if self.shown and self.shown[piece] != ALL:
            self.reveal(piece, ALL)

    # --- where pieces are --------------------------------------------------------------------------------------------

    def put(self, piece: int, spot: int) -> None:
        """The piece, which is on no hex, comes on top of the stack in a hex."""
        self.where[piece] = spot
        below = self.stacks.get(spot)
        self.stacks[spot] = [piece] if below is None else [*below, piece]
        self.refresh(spot)
        if spot in OBJECTIVE_OF and KIND[piece] not in (LEADER, ARTILLERY) and self.order[piece] != ROUTED:
            self.take(OBJECTIVE_OF[spot], ARMY[piece])

    def lift(self, piece: int, gone: int) -> None:
        """The piece leaves its hex."""
        spot = self.where[piece]
        left = [p for p in self.stacks[spot] if p != piece]
        if left:
            self.stacks[spot] = left
        else:
            del self.stacks[spot]
        if LINE_RIGHT <= self.form[piece] <= LINE_LEFT:
            self.fold(piece)
        self.where[piece] = gone
        self.refresh(spot)

    def shift(self, piece: int, spot: int) -> None:
        """The piece goes to another hex."""
        self.lift(piece, OFF)
        self.put(piece, spot)

    def refresh(self, spot: int) -> None:
        """What the hex holds, anew."""
        bits = 0
        for p in self.stacks.get(spot, _NONE):
            kind = KIND[p]
            if kind == LEADER:
                bits |= LEADERS << SIDE_OF[p]
            elif kind == ARTILLERY:
                bits |= GUNS << SIDE_OF[p] | SOLID | POINTS
            elif kind == COMPANY:
                bits |= TROOPS << SIDE_OF[p] | POINTS
            else:
                bits |= TROOPS << SIDE_OF[p] | SOLID | POINTS
        if spot in self.markers:
            bits |= TROOPS << SIDE_OF[self.markers[spot]] | SOLID | POINTS
        if bits:
            self.hold[spot] = bits
        else:
            self.hold.pop(spot, None)

    def take(self, objective: int, army: int) -> None:
        """An army has troops on an objective: it gains, the army that held it loses, every time (WV-13.3.4, R-66)."""
        holder = self.holders[objective]
        if SIDE_OF_ARMY[holder] != SIDE_OF_ARMY[army]:
            self.holders[objective] = army
            self.tell(T_OBJECTIVE, self.rules.objectives[objective], army)
            points = self.rules.objective_points[objective]
            if points:
                self.change_morale(army, points, R_OBJECTIVE)
                self.change_morale(holder, -points, R_OBJECTIVE_LOST)

    def change_morale(self, army: int, change: int, reason: int) -> None:
        """Army morale goes up or down; at 0 the army is demoralised, for good (WV-13.3, WV-13.4, WV-13.4.4, R-80)."""
        if army == PRUSSIAN and self.rules.battle and self.story[PRUSSIANS] != 1:
            return  # WV-13.3.6x: no level of their own yet
        self.morale[army] += change
        self.tell(T_MORALE, army, abs(change), self.morale[army], reason)
        if self.morale[army] <= 0 and not self.demoralised[army]:
            self.demoralised[army] = 100 * self.turn + self.phase
            self.tell(T_DEMORALISED, army)

    # --- extended lines ----------------------------------------------------------------------------------------------

    def second(self, piece: int) -> int:
        """The second hex of an extended line, -1 for every other unit."""
        form = self.form[piece]
        if form == LINE_RIGHT:
            return NEAR[6 * self.where[piece] + (self.facing[piece] + 2) % 6]
        if form == LINE_LEFT:
            return NEAR[6 * self.where[piece] + (self.facing[piece] + 5) % 6]
        return -1

    def extend(self, piece: int, form: int) -> None:
        """The battalion puts its marker out."""
        self.set_form(piece, form)
        spot = self.second(piece)
        self.markers[spot] = piece
        self.refresh(spot)

    def fold(self, piece: int) -> None:
        """The extended line loses its marker (WV-8.3.3)."""
        spot = self.second(piece)
        self.set_form(piece, 1)
        if self.markers.get(spot, -1) == piece:
            del self.markers[spot]
            self.refresh(spot)

    # --- what a piece is ---------------------------------------------------------------------------------------------

    def formed(self, piece: int) -> bool:
        """Formed units (WV-7.6.1 to 7.6.4)."""
        return self.order[piece] == ORDERED and KIND[piece] < LEADER

    def all_round(self, piece: int) -> bool:
        """Units that face all six neighbours (WV-6.1.1 to 6.1.3)."""
        if KIND[piece] >= CREW:
            return True
        form = self.form[piece]
        if form in (SQUARE, FOUR_RANKS):
            return True
        return self.order[piece] != ORDERED and form != UNLIMBERED

    def on_map(self, piece: int) -> bool:
        return self.where[piece] >= 0

    def has(self, piece: int, mark: int) -> bool:
        return self.marks[piece] & mark != 0

    def unmark(self, mask: int) -> None:
        """All pieces lose these marks."""
        marks = self.marks
        for p in range(PIECE_COUNT):
            if marks[p] & mask:
                marks[p] = marks[p] & ~mask

    def unmark_on_map(self, mask: int) -> None:
        """All pieces on the map lose these marks."""
        marks, where = self.marks, self.where
        for p in range(PIECE_COUNT):
            if marks[p] & mask and where[p] >= 0:
                marks[p] = marks[p] & ~mask

    def here(self, spot: int) -> list[int]:
        """The pieces in a hex, bottom first. Not for changing."""
        return self.stacks.get(spot, _NONE)

    def side_of_troops(self, spot: int) -> int:
        """The side that has troops in a hex, -1 for none."""
        bits = self.hold.get(spot, 0)
        if bits & TROOPS:
            return 0
        return 1 if bits & TROOPS << 1 else -1

    def top(self, spot: int) -> int:
        """The top combat unit of a stack, leaders passed over (WV-9.5.3); the extended line if only its marker is here."""
        found = self.stacks.get(spot, _NONE)
        for i in range(len(found) - 1, -1, -1):
            if KIND[found[i]] != LEADER:
                return found[i]
        return self.markers.get(spot, -1)

    def top_troops(self, spot: int) -> int:
        """The top piece that has troop points: what checks morale and fights (R-78); -1 for none."""
        found = self.stacks.get(spot, _NONE)
        for i in range(len(found) - 1, -1, -1):
            if KIND[found[i]] != LEADER and KIND[found[i]] != ARTILLERY:
                return found[i]
        return self.markers.get(spot, -1)

    def served(self, battery: int) -> int:
        """The crew, or companies of its nation, directly under a battery and not routed; -1 for none (WV-7.4.5a)."""
        found = self.stacks.get(self.where[battery], _NONE)
        i = found.index(battery)
        if i == 0:
            return -1
        under = found[i - 1]
        return under if self.rules.serves(under, battery) and self.order[under] != ROUTED else -1

    def leader_here(self, spot: int, army: int) -> bool:
        """Whether an unreduced leader of the army is in the hex."""
        if not self.hold.get(spot, 0) & (LEADERS | LEADERS << 1):
            return False
        return any(KIND[p] == LEADER and ARMY[p] == army and not self.marks[p] & REDUCED for p in self.stacks[spot])

    def points(self, spot: int) -> int:
        """The points of a hex for stacking and massing: guns for batteries, their crews not counted again (R-11)."""
        total = 0
        crews = 0
        batteries = 0
        for p in self.stacks.get(spot, _NONE):
            kind = KIND[p]
            if kind == CREW:
                crews += self.strength[p]
            else:
                total += self.strength[p]
                if kind == INFANTRY:
                    total += 1 if self.marks[p] & ATTACHED else 0
                elif kind == ARTILLERY:
                    batteries += 1
        if spot in self.markers:
            unit = self.markers[spot]
            total += self.strength[unit] + (1 if self.marks[unit] & ATTACHED else 0)
        return total + max(0, crews - batteries)

    def brigades_active(self, army: int) -> int:
        """The active-brigade count (R-84)."""
        found = 0
        for f in self.rules.army_brigades[army]:
            found += self.active[f]
        return max(found, self.printed[army])

    def phasing(self) -> int:
        """The side whose phase it is; -1 in a reciprocal one."""
        return _PHASING[self.phase]


_NONE: Final[list[int]] = []
_PHASING: Final = [-1, 0, 0, 1, 1, 0, -1, -1, 1, 1, 0, 0, 1, -1]


_FORMS: Final = [COLUMN, MOUNTED, LIMBERED, GUNNERS, STAFF, SKIRMISH]
FIRST_FORM: Final = [_FORMS[kind] for kind in KIND]  # by piece: the formation in which it comes


def empty(game: Game, rules: Rules, word: int, source: Source | None) -> Battle:
    """The table before anything is placed."""
    return Battle(
        game,
        [],
        word,
        source,
        0,
        [],
        rules,
        [OFF] * PIECE_COUNT,
        PRINTED[:],
        FIRST_FORM[:],
        [ORDERED] * PIECE_COUNT,
        [0] * PIECE_COUNT,
        [0] * PIECE_COUNT,
        ROUNDS[:],
        {},
        {},
        {},
        [0] * FORMATION_COUNT,
        [0, 0, 0],
        rules.morale[:],
        [0, 0, 0],
        [0, 0, 0],
        [ANGLO_ALLIED, ANGLO_ALLIED],
        [0] * STORY,
        rules.start_turn,
        rules.start_phase,
        [],
        [],
        [],
        [],
        [],
        [],
        0,
        [],
        [],
        -1,
        0,
        0,
        0,
        0,
        0,
        [0, 0],
        0,
        -1,
        0,
    )


def is_troops(piece: int) -> bool:
    """Whether a piece has troop points: battalions, companies, cavalry and crews."""
    kind = KIND[piece]
    return kind != ARTILLERY and kind != LEADER


def is_rider(piece: int) -> bool:
    return KIND[piece] == CAVALRY


def battery_index(battery_crew: int) -> int:
    """Where `rounds` has a battery's ammunition, by its crew."""
    return battery_crew - FIRST_CREW
