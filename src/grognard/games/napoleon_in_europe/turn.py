"""The order of play: game turns, slots, and the phases of a player turn (NIE-TRN, NIE-ALL-05 to -07, -13 to -15)."""

from typing import Final

from grognard.games.napoleon_in_europe.alliances import Call, EndAlliances, calls, endable
from grognard.games.napoleon_in_europe.battle import Battles
from grognard.games.napoleon_in_europe.cards import draw_phase
from grognard.games.napoleon_in_europe.control import compare_growth
from grognard.games.napoleon_in_europe.diplomacy import Diplomacy, open_window
from grognard.games.napoleon_in_europe.frames import Work
from grognard.games.napoleon_in_europe.movement import Moves
from grognard.games.napoleon_in_europe.production import Produce
from grognard.games.napoleon_in_europe.state import Europe
from grognard.games.napoleon_in_europe.tables import NATION_COUNT, REGION_COUNT
from grognard.games.napoleon_in_europe.verbs import T_FELL_OUT, T_GAME_TURN, T_JOINED, T_TURN, T_TURN_LOST, T_WINDOW

WINDOW: Final = 0
START: Final = 1
JOINING: Final = 2
CALLING: Final = 3
MOVEMENT: Final = 4
BATTLES: Final = 5
DRAW: Final = 6
PRODUCTION: Final = 7
LATE: Final = 8
END: Final = 9
PHASES: Final = 11  # and one after the last


class GameTurn(Work):
    """Slot after slot in play order, game turn after game turn (NIE-TRN-02 to -04, NIE-VIC-05)."""

    def run(self, s: Europe) -> None:
        players = s.rules.players
        if s.turn == 0:
            _next_turn(s)
        if s.queue:
            seat = s.queue[0]
            s.queue = s.queue[1:]
            if not (s.out | s.acted) >> seat & 1:
                _begin(s, seat, 1)
            return
        s.slot += 1
        if s.slot == players:
            s.slot = -1
            if s.rules.limit == s.turn:
                compare_growth(s)
            else:
                _next_turn(s)
            return
        seat = (s.first + s.slot) % players
        if s.out >> seat & 1:
            dismiss(s, seat)
        elif not s.acted >> seat & 1 and s.host[seat] < 0:
            _begin(s, seat, 0)


def _next_turn(s: Europe) -> None:
    s.turn += 1
    s.acted = 0
    s.host = [-1] * s.rules.players
    s.tell(T_GAME_TURN, s.turn)


def _begin(s: Europe, seat: int, solo: int) -> None:
    s.active = seat
    s.solo = solo
    s.phase = WINDOW
    s.enter(PlayerTurn())


def dismiss(s: Europe, host: int) -> None:
    """Those who deferred to a player who can no longer take them play alone after his slot, or lose their turn
    (NIE-ALL-15, NIE-OPT-09)."""
    for seat in s.ordered((1 << s.rules.players) - 1):
        if s.host[seat] == host:
            fall_out(s, seat)


def fall_out(s: Europe, seat: int) -> None:
    s.tell(T_FELL_OUT, seat, s.host[seat])
    s.host[seat] = -1
    if s.rules.deferred_lost:
        s.acted |= 1 << seat
        s.tell(T_TURN_LOST, seat)
    else:
        s.queue = [*s.queue, seat]


class PlayerTurn(Work):
    """Window, start of the turn, movement, battles, draw, production (NIE-TRN-06)."""

    def run(self, s: Europe) -> None:
        phase = s.phase
        if START < phase < END and not s.ordered(s.party):
            dismiss(s, s.active)
            phase = END
        s.phase = phase + 1
        if phase == WINDOW:
            open_window(s)
            s.tell(T_WINDOW, s.active)
            s.enter(Diplomacy(s.active))
        elif phase == START:
            _start(s)
        elif phase == JOINING:
            _join(s)
        elif phase == CALLING:
            if not s.out >> s.active & 1 and calls(s, s.active):
                s.enter(Call(s.active))
        elif phase == MOVEMENT:
            s.ended = 0
            s.passes = 0
            s.rested = s.army[:]
            s.ready = s.army[:]
            s.mover = -1
            s.enter(Moves())
        elif phase in (BATTLES, LATE):
            s.enter(Battles())
        elif phase == DRAW:
            draw_phase(s)
        elif phase == PRODUCTION:
            s.ended = 0
            s.enter(Produce())
        else:
            _end(s)


def _start(s: Europe) -> None:
    """The turn begins; its owner may end alliances before anything moves (NIE-ALL-09)."""
    open_window(s)
    s.party = 1 << s.active
    s.broke = 0
    s.hosting = 0
    s.spurned = 0
    s.tell(T_TURN, s.active, s.turn)
    if endable(s, s.active):
        s.enter(EndAlliances(s.active))


def _join(s: Europe) -> None:
    """Those who deferred to this slot join, if all who take part are their allies (NIE-ALL-12, -15)."""
    for seat in s.ordered((1 << s.rules.players) - 1):
        if s.host[seat] != s.active:
            continue
        s.hosting = 1
        if s.party & ~s.allies[seat]:
            fall_out(s, seat)
            continue
        s.host[seat] = -1
        s.party |= 1 << seat
        s.tell(T_JOINED, seat, s.active)
        if endable(s, seat):
            s.phase = JOINING  # the next one joins when this one has chosen
            s.enter(EndAlliances(seat))
            return


def _end(s: Europe) -> None:
    """All who took part have acted; what a turn keeps is forgotten (NIE-ALL-07)."""
    s.acted |= s.party
    s.party = 0
    s.trails = []
    s.trail_n = []
    s.landings = []
    s.entered = []
    s.refused = 0
    s.port_from = [-1] * NATION_COUNT
    s.port_to = [-1] * NATION_COUNT
    s.sailed = [0] * NATION_COUNT
    s.rested = [0] * (REGION_COUNT * NATION_COUNT)
    s.ready = [0] * (REGION_COUNT * NATION_COUNT)
    s.ended = 0
    s.passes = 0
    s.mover = -1
    s.broke = 0
    s.hosting = 0
    s.spurned = 0
    s.solo = 0
    open_window(s)
    s.leave()
