"""The game as the rest of the house sees it."""

from collections.abc import Mapping
from typing import Any, Final

from grognard.games.risk_napoleon import doubts, positions, questions
from grognard.games.risk_napoleon.armies import Detail, Losses, Suffer
from grognard.games.risk_napoleon.assault import Assault, Commit, EndOfCombat
from grognard.games.risk_napoleon.calendar import Calendar
from grognard.games.risk_napoleon.captives import Answer, Freed, Return, Terms
from grognard.games.risk_napoleon.chances import odds
from grognard.games.risk_napoleon.combat import Combat, Defend, Engage, Occupy
from grognard.games.risk_napoleon.conquest import Captured, Conquest, MoveIn
from grognard.games.risk_napoleon.crossing import Chase, Crossing, Escort, Intercept, Strike
from grognard.games.risk_napoleon.effects import Levy, Scuttle
from grognard.games.risk_napoleon.evaluate import evaluate, judge
from grognard.games.risk_napoleon.expedition import Egypt, Muster
from grognard.games.risk_napoleon.generals import (
    Arrival,
    ChooseFate,
    FailedGenerals,
    LostGenerals,
    Ride,
    Rode,
    Withdraw,
)
from grognard.games.risk_napoleon.history import Anchor1796, Appoint1796, Deploy1796, January1796
from grognard.games.risk_napoleon.landings import Ashore, Embark, Landing
from grognard.games.risk_napoleon.manoeuvres import Manoeuvre, March
from grognard.games.risk_napoleon.movement import Look, Marching, Movement
from grognard.games.risk_napoleon.naval import Battle, Breakout, Disperse, Fire, PortFallen, ReturnFire, Sink
from grognard.games.risk_napoleon.observe import blocks, observe
from grognard.games.risk_napoleon.options import OPTIONS, ORDERS, PRESETS, exclusive
from grognard.games.risk_napoleon.phases import Adversary, NavalCombat, NavalMovement
from grognard.games.risk_napoleon.redeployment import Garrison, Moor, Quarter, Redeploy, Remount, Spread
from grognard.games.risk_napoleon.reinforcements import (
    Bonus,
    BonusOf,
    Exchange,
    ExchangeAdvanced,
    NeutralReinforcements,
    Reinforcements,
)
from grognard.games.risk_napoleon.retreat import Haven, Retreat
from grognard.games.risk_napoleon.rounds import Aftermath, Resist
from grognard.games.risk_napoleon.setup import Capitals, Colours, Deal, Deploy, Pile, first_frame
from grognard.games.risk_napoleon.ships import Sail
from grognard.games.risk_napoleon.state import Risk, Rules, empty
from grognard.games.risk_napoleon.study import RiskStudy
from grognard.games.risk_napoleon.subjects import subject
from grognard.games.risk_napoleon.tables import BORDER_TO, MOST_DEFENDING
from grognard.games.risk_napoleon.transport import Arrive, Transport
from grognard.games.risk_napoleon.turn import Turns
from grognard.games.risk_napoleon.verbs import DEFEND, RETURN_FIRE, SEATS, TELLINGS, VOCABULARY
from grognard.games.risk_napoleon.victory import ending
from grognard.games.risk_napoleon.view import redeal, seat_words, view
from grognard.games.risk_napoleon.waterloo import Charge, Square, Waterloo
from grognard.kernel.actions import ARGUMENT, SHIFT, act
from grognard.kernel.chance import Source
from grognard.kernel.charts import Chart
from grognard.kernel.contract import Game, Json, State
from grognard.kernel.errors import BadInput
from grognard.kernel.observation import Block
from grognard.kernel.options import Options
from grognard.kernel.study import Study


class RiskNapoleon(Game):
    """RISK Édition Napoléon."""

    def __init__(self) -> None:
        super().__init__(
            "risk_napoleon",
            {"fr": "RISK Édition Napoléon", "en": "RISK Napoleon Edition"},
            "1",
            "RSK",
            "RSK-VIC-01",
            "grognard.games.risk_napoleon",
            OPTIONS,
            SEATS,
            VOCABULARY,
            TELLINGS,
            [
                Colours, Deal, Deploy, Capitals, Pile, Turns, Reinforcements, Exchange, Bonus, NeutralReinforcements,
                Combat, Engage, Defend, Occupy, Manoeuvre, March,
                ExchangeAdvanced, BonusOf, NavalMovement, Sail, NavalCombat, Adversary, Battle, Fire, ReturnFire, Sink,
                Breakout, Disperse, PortFallen, Assault, Commit, Resist, Aftermath, MoveIn, Conquest, Captured, Embark,
                Ashore, Landing, Transport, Arrive, Escort, Crossing, Intercept, Chase, Strike, LostGenerals,
                FailedGenerals, ChooseFate, Withdraw, Arrival, EndOfCombat, Movement, Marching, Look, Ride, Rode, Terms,
                Answer, Freed, Return, Detail, Losses, Suffer, Muster, Egypt, January1796, Deploy1796, Anchor1796,
                Appoint1796, Calendar, Levy, Scuttle, Redeploy, Quarter, Garrison, Remount, Moor, Spread, Retreat, Haven,
                Waterloo, Charge, Square,
            ],
            ORDERS,
            presets=PRESETS,
        )  # fmt: skip

    def check(self, options: Options) -> None:
        pair = exclusive(options)
        if pair is not None:
            raise BadInput("option-choice", option=pair[1], value="on" if options[pair[1]] else "off")

    def seats(self, options: Options) -> list[str]:
        return SEATS[: int(options["players"])]

    def set_up(self, options: Options, word: int, source: Source | None) -> State:
        s = empty(self, Rules(options), word, source)
        s.enter(first_frame(s))
        return s

    def options_of(self, state: State) -> Options:
        return _risk(state).rules.options

    def table_out(self, state: State) -> Json:
        return positions.table_out(_risk(state))

    def table_in(self, options: Options, table: Mapping[str, Any], word: int, source: Source | None) -> State:
        return positions.table_in(self, Rules(options), table, word, source)

    def check_position(self, state: State) -> None:
        positions.check(_risk(state))

    def view(self, state: State, seat: int) -> Json:
        return view(_risk(state), seat)

    def observation(self, options: Options) -> list[Block]:
        return blocks(Rules(options))

    def observe(self, state: State, seat: int) -> bytes:
        row: list[int] = []
        observe(_risk(state), seat, row)
        return bytes(row)

    def redeal(self, world: State, seat: int) -> None:
        redeal(_risk(world), seat)

    def seat_words(self, state: State, seat: int) -> str:
        return seat_words(_risk(state), seat)

    def odds(self, state: State, seat: int, action: int) -> Json | None:
        return odds(_risk(state), seat, action >> SHIFT, action & ARGUMENT)

    def obey(self, state: State, seat: int, orders: Options) -> int:
        top = state.stack[-1]
        if isinstance(top, Defend) and top.seat == seat and orders["defence"] != "ask":
            return act(DEFEND, MOST_DEFENDING if orders["defence"] == "most" else 1)
        if isinstance(top, Resist) and top.seat == seat and orders["defence"] != "ask":
            most = min(MOST_DEFENDING, _risk(state).troops[BORDER_TO[top.border]])
            return act(DEFEND, most if orders["defence"] == "most" else 1)
        if isinstance(top, ReturnFire) and top.seat == seat and orders["defence"] != "ask":
            return act(RETURN_FIRE, MOST_DEFENDING if orders["defence"] == "most" else 1)
        return -1

    def about(self, state: State, seat: int) -> dict[str, tuple[str, Any]]:
        return subject(_risk(state))

    def finals(self, state: State, seat: int) -> list[str]:
        s = _risk(state)
        opened = sorted({action >> SHIFT for action in s.legal(seat)})
        verbs = self.vocabulary.verbs
        return [verbs[verb].name for verb in opened if verbs[verb].final or doubts.for_good(s, verb)]

    def cautions(self, state: State, seat: int) -> dict[int, list[Json]]:
        return doubts.cautions(_risk(state), state.legal(seat))

    def questions(self, state: State, seat: int, place: str, selected: str) -> list[int]:
        return questions.meant(_risk(state), place, selected)

    def wishes(self, state: State, seat: int) -> list[int]:
        return questions.wishes(_risk(state), seat)

    def ending(self, state: State) -> str:
        return ending(_risk(state))

    def study(self, state: State) -> Study:
        return RiskStudy(_risk(state))

    def chart(self) -> Chart:
        from grognard.games.risk_napoleon.chart import chart

        return chart()

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(_risk(state), seat)

    def judge(self, state: State, seat: int, actions: list[int]) -> list[float]:
        return judge(_risk(state), seat, actions)


def _risk(state: State) -> Risk:
    assert isinstance(state, Risk)
    return state


GAME: Final = RiskNapoleon()
