"""The calendar: periods, start effects, game turns of five nations, victory points, redeployment (RSK-HIS-01 to -06)."""

from typing import ClassVar

from grognard.games.risk_napoleon.advanced import (
    BATTLE,
    BEGIN,
    EFFECTS,
    PLACEMENT,
    PLAY,
    SCORE,
    TALLIES,
    TREATY,
)
from grognard.games.risk_napoleon.armies import present
from grognard.games.risk_napoleon.campaigns import GUERRILLA, PERIODS
from grognard.games.risk_napoleon.cessions import step
from grognard.games.risk_napoleon.effects import begin_effect, guerrilla
from grognard.games.risk_napoleon.frames import RiskFrame
from grognard.games.risk_napoleon.objectives import score
from grognard.games.risk_napoleon.phases import begin_turn
from grognard.games.risk_napoleon.redeployment import Moor, Redeploy, stranded
from grognard.games.risk_napoleon.reinforcements import Reinforcements, homeless, receive
from grognard.games.risk_napoleon.relations import relations
from grognard.games.risk_napoleon.ships import lifted
from grognard.games.risk_napoleon.state import Risk, calendar
from grognard.games.risk_napoleon.tables import FRA, NATION_COUNT, PORT_AREAS, TERRITORY_COUNT
from grognard.games.risk_napoleon.treaties import carry_out, home_again, settle_shared, take_up
from grognard.games.risk_napoleon.verbs import (
    T_ALLIED_CAMP,
    T_FRENCH_CAMP,
    T_GAME_TURN,
    T_NO_CAMP,
    T_PERIOD,
    T_TREATY,
    T_TURN,
    T_VANISHED,
)
from grognard.games.risk_napoleon.waterloo import Waterloo
from grognard.kernel.contract import NOBODY


def declare(s: Risk, war: int) -> None:
    """Who is at war from now on; blockades of ports that have become friendly end (RSK-R-79)."""
    relations(s, war)
    for t in range(TERRITORY_COUNT):
        if PORT_AREAS[t] and s.owner[t] >= 0:
            lifted(s, t)


class Calendar(RiskFrame):
    """The history from period to period; the innermost thing that goes on between two nations' turns."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Risk) -> None:
        stage = calendar(s).stage
        if stage == BEGIN:
            self.begin(s)
        elif stage == EFFECTS:
            self.effects(s)
        elif stage == PLAY:
            self.play(s)
        elif stage == SCORE:
            self.score(s)
        elif stage == TREATY:
            self.treaty(s)
        elif stage == PLACEMENT:
            self.placement(s)
        else:
            assert stage == BATTLE
            self.next_period(s)

    def begin(self, s: Risk) -> None:
        """A period begins: who is at war, nothing scored yet."""
        hist = calendar(s)
        period = PERIODS[hist.period]
        hist.game_turn = 1
        hist.step = 0
        hist.sunk = [0] * (NATION_COUNT + 1)
        hist.landed = [0] * NATION_COUNT
        hist.taken = [0] * NATION_COUNT
        hist.tally = [0] * TALLIES
        hist.met = 0
        hist.before = s.owner[:]
        declare(s, period.war)
        s.tell(T_PERIOD, hist.period)
        if period.battle:
            hist.stage = BATTLE
            hist.battle = []
            s.enter(Waterloo())
        else:
            hist.stage = EFFECTS

    def effects(self, s: Risk) -> None:
        hist = calendar(s)
        effects = PERIODS[hist.period].effects
        if hist.step < len(effects):
            hist.step += 1
            begin_effect(s, effects[hist.step - 1])
            return
        hist.before = s.owner[:]
        hist.step = 0
        hist.stage = PLAY
        s.tell(T_GAME_TURN, hist.period, 1)

    def play(self, s: Risk) -> None:
        """The next nation's turn, or the next game turn, or the end of the campaign (RSK-HIS-04 to -06)."""
        hist = calendar(s)
        period = PERIODS[hist.period]
        if hist.step == NATION_COUNT:
            s.round += 1
            if hist.game_turn == period.turns:
                hist.stage = SCORE
                return
            hist.game_turn += 1
            hist.step = 0
            s.tell(T_GAME_TURN, hist.period, hist.game_turn)
            if s.rules.guerrilla_each_turn and any(effect.kind == GUERRILLA for effect in period.effects):
                guerrilla(s)
            return
        nation = hist.step
        hist.step += 1
        s.turn = nation
        if not present(s, nation):
            return  # it skips its turn (RSK-R-78)
        s.conquered = 0
        begin_turn(s)
        s.tell(T_TURN, nation, s.round)
        s.enter(Reinforcements(s.seat_for(nation)))
        receive(s, nation)
        if homeless(s, nation):
            s.tell(T_VANISHED, nation, s.pool)
            s.pool = 0

    def score(self, s: Risk) -> None:
        hist = calendar(s)
        hist.treaty = []
        score(s)
        s.turn = FRA
        hist.step = 0
        hist.stage = TREATY
        if not PERIODS[hist.period].redeploys:
            hist.treaty = []
            self.next_period(s)
        else:
            step(s, T_TREATY, hist.period)

    def treaty(self, s: Risk) -> None:
        """Shared territories, the treaty in its order, what it does not name (RSK-R-56)."""
        hist = calendar(s)
        period = PERIODS[hist.period]
        step = hist.step
        hist.step += 1
        if step == 0:
            settle_shared(s)
        elif step <= len(period.ops):
            carry_out(s, period.ops[step - 1])
        else:
            if period.defaults:
                home_again(s)
            take_up(s)
            hist.step = 0
            hist.stage = PLACEMENT

    def placement(self, s: Risk) -> None:
        """In turn order each nation puts down what it took up; then fleets (RSK-R-56)."""
        hist = calendar(s)
        if hist.step < NATION_COUNT:
            s.turn = hist.step
            hist.step += 1
            s.enter(Redeploy(s.turn))
            return
        ship = stranded(s)
        if ship >= 0:
            s.enter(Moor(s.seat_for(s.rules.ship_power[ship]), ship))
            return
        hist.since = s.owner[:]
        self.next_period(s)

    def next_period(self, s: Risk) -> None:
        """The next period begins, or the history is over: the camps are compared (RSK-HIS-03, RSK-END)."""
        hist = calendar(s)
        hist.period += 1
        hist.stage = BEGIN
        hist.step = 0
        s.turn = FRA
        if hist.period < s.rules.last_campaign:
            return
        french = hist.vp[FRA]
        allied = sum(hist.vp) - french
        s.tell(T_FRENCH_CAMP if french > allied else T_ALLIED_CAMP if allied > french else T_NO_CAMP, french, allied)
        del s.stack[:]
