"""The game as the rest of the house sees it."""

from collections.abc import Mapping
from typing import Any, Final

from grognard.games.wellingtons_victory import positions
from grognard.games.wellingtons_victory.activation import PlaceLeader
from grognard.games.wellingtons_victory.chances import odds
from grognard.games.wellingtons_victory.charge import (
    Alternation,
    ChargesDue,
    Combat,
    CombatLoop,
    CombatStart,
    Ride,
    RideStep,
)
from grognard.games.wellingtons_victory.charge_windows import ChargeWindow, OpportunityCharge
from grognard.games.wellingtons_victory.clock import time_up, timed
from grognard.games.wellingtons_victory.command_phase import (
    Activation,
    Breaking,
    Charges,
    CommandStart,
    Deactivation,
    PassRounds,
    Step,
)
from grognard.games.wellingtons_victory.commands import may_write
from grognard.games.wellingtons_victory.evaluate import evaluate, judge
from grognard.games.wellingtons_victory.formation import (
    Absorb,
    Change,
    Detach,
    Extend,
    Face,
    Form,
    Formation,
    FormationGate,
    FormationLoop,
    FormationStart,
    FormStack,
    ZoneChecks,
)
from grognard.games.wellingtons_victory.ground import HEX_NUMBER
from grognard.games.wellingtons_victory.groups import GROUPS, gather, plan
from grognard.games.wellingtons_victory.march import Act, Move
from grognard.games.wellingtons_victory.melee import Advance, AdvanceFacing, AfterMelee, Assault
from grognard.games.wellingtons_victory.morale import Checks
from grognard.games.wellingtons_victory.movement import (
    MoveLoop,
    Movement,
    MovementLoop,
    MovementStart,
    Restack,
)
from grognard.games.wellingtons_victory.observe import BLOCKS, BLOCKS_BELOW, observe
from grognard.games.wellingtons_victory.options import OPTIONS, PRESETS
from grognard.games.wellingtons_victory.orders import ORDERS, obey, orderable
from grognard.games.wellingtons_victory.prompts import about, cautions, ends, questions, wishes
from grognard.games.wellingtons_victory.rally import (
    RallyFacing,
    RallyForm,
    RallyLoop,
    RallyStart,
    RoutLoop,
    RoutOrder,
)
from grognard.games.wellingtons_victory.reciprocal import Fire, FireStart, FireTurn, Target, ThroughShot
from grognard.games.wellingtons_victory.reinforcements import Deploy, Entry, GuardBrigade
from grognard.games.wellingtons_victory.retreat import Retreat, RetreatChoice, RetreatStep
from grognard.games.wellingtons_victory.rules import Rules
from grognard.games.wellingtons_victory.setup import Arrange, PlaceNapoleon, SetUp, deploy
from grognard.games.wellingtons_victory.soundness import check
from grognard.games.wellingtons_victory.state import Battle, empty
from grognard.games.wellingtons_victory.study import BattleStudy
from grognard.games.wellingtons_victory.tables import PIECE_COUNT, SIDE_OF
from grognard.games.wellingtons_victory.turn import Turns, ending
from grognard.games.wellingtons_victory.verbs import PLAYERS, SEATS, SIDE_OF_PLAYER, TELLINGS, VOCABULARY
from grognard.games.wellingtons_victory.view import seat_words, view
from grognard.games.wellingtons_victory.windows import Aim, OpportunityFire, Window
from grognard.games.wellingtons_victory.worlds import redeal
from grognard.kernel.actions import ARGUMENT, SHIFT
from grognard.kernel.chance import Source
from grognard.kernel.charts import Chart
from grognard.kernel.contract import Game, Json, State
from grognard.kernel.errors import BadInput
from grognard.kernel.observation import Block
from grognard.kernel.options import Options
from grognard.kernel.study import Study


class WellingtonsVictory(Game):
    """Wellington's Victory: the battle of Waterloo."""

    def __init__(self) -> None:
        super().__init__(
            "wellingtons_victory",
            {"fr": "Wellington’s Victory", "en": "Wellington’s Victory"},
            "1",
            "WV",
            "WV-13.4.7",
            "grognard.games.wellingtons_victory",
            OPTIONS,
            PLAYERS,
            VOCABULARY,
            TELLINGS,
            [
                SetUp, Arrange, PlaceNapoleon, Turns, CommandStart, Step, Activation, PlaceLeader, PassRounds, Charges,
                Breaking, Deactivation, GuardBrigade, Deploy, RallyStart, RallyLoop, RallyForm, RallyFacing, RoutLoop,
                RoutOrder, FormationStart, ZoneChecks, FormationGate, FormationLoop, Formation, Form, FormStack, Face,
                Detach, Absorb, Extend, Change, MovementStart, MovementLoop, Movement, MoveLoop, Move, Act, Restack,
                Entry, CombatStart, CombatLoop, Combat, ChargesDue, Assault, AfterMelee, Advance, AdvanceFacing,
                Alternation, Ride, RideStep, FireStart, FireTurn, Fire, Target, ThroughShot, Window, OpportunityFire,
                Aim, ChargeWindow, OpportunityCharge, Checks, Retreat, RetreatChoice, RetreatStep,
            ],
            ORDERS,
            GROUPS,
            PRESETS,
        )  # fmt: skip

    def check(self, options: Options) -> None:
        if options["multiplayer_commands"] and options["scenario"] != "waterloo":  # WV-15.9.4 is for 16.4
            raise BadInput("options-exclude", first="multiplayer_commands", second="scenario")

    def seats(self, options: Options) -> list[str]:
        return PLAYERS if options["multiplayer_commands"] else SEATS

    def set_up(self, options: Options, word: int, source: Source | None) -> State:
        s = empty(self, Rules(options), word, source)
        deploy(s)
        return s

    def options_of(self, state: State) -> Options:
        return _battle(state).rules.options

    def table_out(self, state: State) -> Json:
        return positions.table_out(_battle(state))

    def table_in(self, options: Options, table: Mapping[str, Any], word: int, source: Source | None) -> State:
        return positions.table_in(self, Rules(options), table, word, source)

    def check_position(self, state: State) -> None:
        check(_battle(state))

    def view(self, state: State, seat: int) -> Json:
        return view(_battle(state), seat)

    def observation(self, options: Options) -> list[Block]:
        return BLOCKS + BLOCKS_BELOW if options["hidden_stacks"] else BLOCKS

    def observe(self, state: State, seat: int) -> bytes:
        return observe(_battle(state), seat)

    def redeal(self, world: State, seat: int) -> None:
        redeal(_battle(world), seat)

    def seat_words(self, state: State, seat: int) -> str:
        return seat_words(_battle(state), seat)

    def odds(self, state: State, seat: int, action: int) -> Json | None:
        return odds(_battle(state), SIDE_OF_PLAYER[seat], action >> SHIFT, action & ARGUMENT)

    def obey(self, state: State, seat: int, orders: Options) -> int:
        action = obey(_battle(state), SIDE_OF_PLAYER[seat], orders)
        return action if action >= 0 and state.bar(seat, action) is None else -1

    def may_talk(self, state: State, seat: int, other: int) -> bool:
        s = _battle(state)
        return not s.rules.commands or may_write(s, seat, other)

    def orderable(self, thing: str) -> bool:
        return orderable(thing)

    def about(self, state: State, seat: int) -> dict[str, tuple[str, Any]]:
        return about(_battle(state), seat, super().about(state, seat))

    def finals(self, state: State, seat: int) -> list[str]:
        return super().finals(state, seat) if ends(_battle(state), seat) else []

    def cautions(self, state: State, seat: int) -> dict[int, list[Json]]:
        return cautions(_battle(state), seat)

    def questions(self, state: State, seat: int, place: str, selected: str) -> list[int]:
        return questions(_battle(state), seat, HEX_NUMBER[place], HEX_NUMBER.get(selected, -1))

    def wishes(self, state: State, seat: int) -> list[int]:
        return wishes(_battle(state), seat)

    def gather(self, state: State, seat: int, things: list[str]) -> list[Json]:
        return gather(_battle(state), seat, things)

    def plan(self, state: State, seat: int, things: list[str], order: str, goal: str) -> list[Json]:
        return plan(_battle(state), seat, things, order, goal)

    def timed(self, state: State) -> tuple[int, int] | None:
        return timed(_battle(state))

    def time_up(self, state: State, seat: int) -> int:
        return time_up(_battle(state), seat)

    def ending(self, state: State) -> str:
        return ending(_battle(state))

    def study(self, state: State) -> Study:
        return BattleStudy(_battle(state))

    def chart(self) -> Chart:
        from grognard.games.wellingtons_victory.chart import chart

        return chart()

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(_battle(state), SIDE_OF_PLAYER[seat])

    def judge(self, state: State, seat: int, actions: list[int]) -> list[float]:
        return judge(_battle(state), SIDE_OF_PLAYER[seat], actions)

    def turn_length(self, state: State, seat: int) -> int:
        """Three for every piece on the map: whether it moves, how, and what it fires at."""
        s, side = _battle(state), SIDE_OF_PLAYER[seat]
        return 3 * max(1, sum([1 for p in range(PIECE_COUNT) if s.where[p] >= 0 and SIDE_OF[p] == side]))

    def horizon(self) -> int:
        return 20

    def turn_of(self, state: State) -> int:
        """The half of a turn: each ends with a fight for the ground."""
        s = _battle(state)
        return 2 * s.turn + (1 if s.phase > 7 else 0)


def _battle(state: State) -> Battle:
    assert isinstance(state, Battle)
    return state


GAME: Final = WellingtonsVictory()
