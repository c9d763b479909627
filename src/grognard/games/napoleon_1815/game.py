"""The game as the rest of the house sees it."""

from collections.abc import Mapping
from typing import Any, Final

from grognard.games.napoleon_1815 import asking, groups, positions
from grognard.games.napoleon_1815.cards import (
    AttackCard,
    Coordinate,
    Counter,
    DefenceCard,
    EndOfMarch,
    EndReaction,
    EntryReaction,
    Event,
    ForcedMarch,
    LastBridge,
    LoserCard,
    MovementReaction,
    OperationStart,
    PassThrough,
    SecondCard,
    SecondOffer,
    WinnerCard,
)
from grognard.games.napoleon_1815.chances import odds
from grognard.games.napoleon_1815.combat import Combat, Holding, Stand
from grognard.games.napoleon_1815.combat_events import Ambushed, Bring
from grognard.games.napoleon_1815.draw import Delay, Inactivity, Victim
from grognard.games.napoleon_1815.events import Destroy, MovePile, Treason
from grognard.games.napoleon_1815.exchange import Exchange, Partner, partners_may_talk
from grognard.games.napoleon_1815.groups import GROUPS
from grognard.games.napoleon_1815.hunch import hunch
from grognard.games.napoleon_1815.initiative import Blue, BlueCard, Land, Opponent, Reinforce, Resupply, Search
from grognard.games.napoleon_1815.judgement import judge
from grognard.games.napoleon_1815.manoeuvre import FightOrNot, Manoeuvre, March, Stuck
from grognard.games.napoleon_1815.movement import Arrival
from grognard.games.napoleon_1815.observe import BLOCKS, observe
from grognard.games.napoleon_1815.operation import Designate, Operation
from grognard.games.napoleon_1815.options import OPTIONS, ORDERS, PRESETS
from grognard.games.napoleon_1815.orders import obey
from grognard.games.napoleon_1815.pursuit import Overtaken
from grognard.games.napoleon_1815.recovery import Exhaustion, Recover, Recovery, RecoveryCard
from grognard.games.napoleon_1815.retreat import Path, Retreat
from grognard.games.napoleon_1815.setup import Shuffle, Vedettes, begin
from grognard.games.napoleon_1815.splits import Lose, Relieve, Tire
from grognard.games.napoleon_1815.state import Campaign, Rules
from grognard.games.napoleon_1815.study import CampaignStudy
from grognard.games.napoleon_1815.tables import TRACK_END
from grognard.games.napoleon_1815.turn import Command, Leader, Turn
from grognard.games.napoleon_1815.value import evaluate
from grognard.games.napoleon_1815.verbs import PASS, SEATS, TELLINGS, VOCABULARY
from grognard.games.napoleon_1815.victory import ending
from grognard.games.napoleon_1815.view import redeal, seat_words, view
from grognard.kernel.actions import ARGUMENT, PLACE, SHIFT, act
from grognard.kernel.chance import Source
from grognard.kernel.charts import Chart
from grognard.kernel.contract import Game, Handicap, Json, State
from grognard.kernel.observation import Block
from grognard.kernel.options import Options
from grognard.kernel.study import Study


class Napoleon1815(Game):
    """Napoléon 1815."""

    def __init__(self) -> None:
        super().__init__(
            "napoleon_1815",
            {"fr": "Napoléon 1815", "en": "Napoléon 1815"},
            "1",
            "N15",
            "N15-VIC-10",
            "grognard.games.napoleon_1815",
            OPTIONS,
            SEATS,
            VOCABULARY,
            TELLINGS,
            [
                Shuffle, Vedettes, Turn, Victim, Inactivity, Delay, Blue, BlueCard, Search, Opponent, Reinforce, Resupply,
                Land, Partner, Exchange, Command, Leader, Operation, Designate, Manoeuvre, Stuck, March, Arrival,
                FightOrNot, Combat, Holding, Stand, Overtaken, Retreat, Path, Tire, Relieve, Lose, Event, SecondOffer,
                Counter, OperationStart, SecondCard, MovementReaction, ForcedMarch, LastBridge, PassThrough,
                EntryReaction, EndReaction, EndOfMarch, AttackCard, DefenceCard, LoserCard, WinnerCard, Coordinate,
                MovePile, Treason, Destroy, Bring, Ambushed, Recovery, RecoveryCard, Recover, Exhaustion,
            ],
            ORDERS,
            GROUPS,
            presets=PRESETS,
        )  # fmt: skip

    def seats(self, options: Options) -> list[str]:
        return SEATS[: int(options["players"])]

    def set_up(self, options: Options, word: int, source: Source | None) -> State:
        return begin(self, Rules(options), word, source)

    def options_of(self, state: State) -> Options:
        return _campaign(state).rules.options

    def table_out(self, state: State) -> Json:
        return positions.table_out(_campaign(state))

    def table_in(self, options: Options, table: Mapping[str, Any], word: int, source: Source | None) -> State:
        return positions.table_in(self, Rules(options), table, word, source)

    def check_position(self, state: State) -> None:
        positions.check(_campaign(state))

    def view(self, state: State, seat: int) -> Json:
        return view(_campaign(state), seat)

    def observation(self, options: Options) -> list[Block]:
        return BLOCKS

    def observe(self, state: State, seat: int) -> bytes:
        row: list[int] = []
        observe(_campaign(state), seat, row)
        return bytes(row)

    def redeal(self, world: State, seat: int) -> None:
        redeal(_campaign(world), seat)

    def seat_words(self, state: State, seat: int) -> str:
        return seat_words(_campaign(state), seat)

    def odds(self, state: State, seat: int, action: int) -> Json | None:
        return odds(_campaign(state), seat, action >> SHIFT, action & ARGUMENT)

    def obey(self, state: State, seat: int, orders: Options) -> int:
        return obey(_campaign(state), seat, orders)

    def gather(self, state: State, seat: int, things: list[str]) -> list[Json]:
        return groups.gather(_campaign(state), seat, things)

    def plan(self, state: State, seat: int, things: list[str], order: str, goal: str) -> list[Json]:
        return groups.plan(_campaign(state), seat, things, order, goal)

    def about(self, state: State, seat: int) -> dict[str, tuple[str, Any]]:
        return {**super().about(state, seat), **asking.about(_campaign(state), seat)}

    def finals(self, state: State, seat: int) -> list[str]:
        s = _campaign(state)  # to pass is to do nothing more this turn; nothing else is asked about twice
        return ["pass"] if isinstance(s.stack[-1], Designate) and s.bar(seat, act(PASS)) is None else []

    def cautions(self, state: State, seat: int) -> dict[int, list[Json]]:
        return asking.cautions(_campaign(state), seat)

    def questions(self, state: State, seat: int, place: str, selected: str) -> list[int]:
        return asking.questions(_campaign(state), seat, self.vocabulary.number(PLACE, place))

    def wishes(self, state: State, seat: int) -> list[int]:
        return asking.wishes(_campaign(state), seat)

    def handicaps(self, options: Options) -> list[Handicap]:
        return [Handicap("start_vp", 1, TRACK_END - 1, int(options["start_vp"]), "option-start_vp")]

    def set_handicap(self, description: Json, id: str, value: int) -> None:
        description["options"]["start_vp"] = description["table"]["vp"] = value

    def helped(self, state: State, id: str) -> list[int]:
        return list(range(1, _campaign(state).rules.players))  # the coalition wins at the upper end of the track

    def may_talk(self, state: State, seat: int, other: int) -> bool:
        s = _campaign(state)
        if s.rules.three and seat in (1, 2) and other in (1, 2) and s.stack:
            return partners_may_talk(s)
        return True

    def ending(self, state: State) -> str:
        return ending(_campaign(state))

    def study(self, state: State) -> Study:
        return CampaignStudy(_campaign(state))

    def chart(self) -> Chart:
        from grognard.games.napoleon_1815.chart import chart

        return chart()

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(_campaign(state), seat)

    def judge(self, state: State, seat: int, actions: list[int]) -> list[float]:
        return judge(_campaign(state), seat, actions)

    def glance(self, state: State, seat: int, actions: list[int]) -> list[float]:
        return hunch(_campaign(state), seat, actions)

    def turn_of(self, state: State) -> int:
        return _campaign(state).turn

    def horizon(self) -> int:
        return 0  # to the end of the day, when all operations have shown what they were good for


def _campaign(state: State) -> Campaign:
    assert isinstance(state, Campaign)
    return state


GAME: Final = Napoleon1815()
