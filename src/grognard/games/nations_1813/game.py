"""The game as the rest of the house sees it."""

from collections.abc import Mapping
from typing import Any, Final

from grognard.games.nations_1813 import guide, positions
from grognard.games.nations_1813 import options as agreed
from grognard.games.nations_1813.actions import Actions
from grognard.games.nations_1813.armies import Villages
from grognard.games.nations_1813.battle import Loss, Losses
from grognard.games.nations_1813.cards import March, Movement, Remove, SecondPlay, WhoseMarker
from grognard.games.nations_1813.clock import Clock, Reveal
from grognard.games.nations_1813.evaluate import evaluate, judge, outcome
from grognard.games.nations_1813.hunch import hunch
from grognard.games.nations_1813.observe import BLOCKS, observe
from grognard.games.nations_1813.orders import obey
from grognard.games.nations_1813.placing import NextTile, Placing, UnitType
from grognard.games.nations_1813.scoring import Engage, Scoring, Support, ending
from grognard.games.nations_1813.setup import Deal, Games, KeepMission, Missions, SecondCards
from grognard.games.nations_1813.state import Nations, Rules, empty
from grognard.games.nations_1813.study import NationsStudy
from grognard.games.nations_1813.tables import ALLIED, FRENCH, SIDES
from grognard.games.nations_1813.turn import Battles, Discard, EndOfTurn, Refresh, StartTurn, Waiting
from grognard.games.nations_1813.verbs import SEATS, TELLINGS, VOCABULARY
from grognard.games.nations_1813.view import redeal, seat_words, view
from grognard.kernel.actions import PLACE, SHIFT
from grognard.kernel.chance import Source
from grognard.kernel.charts import Chart
from grognard.kernel.contract import Game, Handicap, Json, State
from grognard.kernel.observation import Block
from grognard.kernel.options import Options
from grognard.kernel.study import Study

MOST_LEAD: Final = 15  # points, for those who try out how even the game is


class BatailleDesNations(Game):
    """Bataille des Nations 1813."""

    def __init__(self) -> None:
        super().__init__(
            "nations_1813",
            {"fr": "Bataille des Nations 1813", "en": "Battle of the Nations 1813"},
            "1",
            "N13",
            "N13-END-01",
            "grognard.games.nations_1813",
            agreed.OPTIONS,
            SEATS,
            VOCABULARY,
            TELLINGS,
            [
                Games, Missions, SecondCards, KeepMission, Deal, StartTurn, Waiting, Refresh, Actions, Villages, Remove,
                WhoseMarker, Movement, March, SecondPlay, Clock, Reveal, Placing, NextTile, UnitType, EndOfTurn, Discard,
                Battles, Losses, Loss, Scoring, Support, Engage,
            ],
            agreed.ORDERS,
            presets=agreed.PRESETS,
        )  # fmt: skip

    def resolve(self, given: Mapping[str, object]) -> Options:
        return super().resolve(agreed.as_given(given))

    def check(self, options: Options) -> None:
        agreed.check(options)

    def seats(self, options: Options) -> list[str]:
        return SEATS

    def set_up(self, options: Options, word: int, source: Source | None) -> State:
        s = empty(self, Rules(options), word, source)
        s.enter(Games())
        return s

    def options_of(self, state: State) -> Options:
        return _nations(state).rules.options

    def table_out(self, state: State) -> Json:
        return positions.table_out(_nations(state))

    def table_in(self, options: Options, table: Mapping[str, Any], word: int, source: Source | None) -> State:
        return positions.table_in(self, Rules(options), table, word, source)

    def check_position(self, state: State) -> None:
        positions.check(_nations(state))

    def view(self, state: State, seat: int) -> Json:
        return view(_nations(state), seat)

    def observation(self, options: Options) -> list[Block]:
        return BLOCKS

    def observe(self, state: State, seat: int) -> bytes:
        row: list[int] = []
        observe(_nations(state), seat, row)
        return bytes(row)

    def redeal(self, world: State, seat: int) -> None:
        redeal(_nations(world), seat)

    def seat_words(self, state: State, seat: int) -> str:
        return seat_words(_nations(state), seat)

    def obey(self, state: State, seat: int, orders: Options) -> int:
        return obey(_nations(state), seat, orders)

    def about(self, state: State, seat: int) -> dict[str, tuple[str, Any]]:
        return {**super().about(state, seat), **guide.about(_nations(state))}

    def finals(self, state: State, seat: int) -> list[str]:
        last = guide.finals(_nations(state))
        open_now = {action >> SHIFT for action in state.legal(seat)}
        verbs = [(number, verb) for number, verb in enumerate(VOCABULARY.verbs) if number in open_now]
        return [verb.name for number, verb in verbs if verb.final or number in last]

    def cautions(self, state: State, seat: int) -> dict[int, list[Json]]:
        return guide.cautions(_nations(state), seat)

    def questions(self, state: State, seat: int, place: str, selected: str) -> list[int]:
        return guide.questions(_nations(state), seat, VOCABULARY.number(PLACE, place))

    def wishes(self, state: State, seat: int) -> list[int]:
        return guide.wishes(_nations(state), seat)

    def ending(self, state: State) -> str:
        return ending(_nations(state))

    def study(self, state: State) -> Study:
        return NationsStudy(_nations(state))

    def chart(self) -> Chart:
        from grognard.games.nations_1813.chart import chart

        return chart()

    def handicaps(self, options: Options) -> list[Handicap]:
        if options["match"] == "two_games":  # both lead the French once
            return []
        return [Handicap("french_lead", -MOST_LEAD, MOST_LEAD, 0, "handicap-french_lead")]

    def set_handicap(self, description: Json, id: str, value: int) -> None:
        description["table"]["score"] = {SIDES[FRENCH]: max(0, value), SIDES[ALLIED]: max(0, -value)}

    def helped(self, state: State, id: str) -> list[int]:
        return [_nations(state).french]

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(_nations(state), seat)

    def outcome(self, state: State, seat: int) -> float:
        return outcome(_nations(state), seat)

    def judge(self, state: State, seat: int, actions: list[int]) -> list[float]:
        return judge(_nations(state), seat, actions)

    def glance(self, state: State, seat: int, actions: list[int]) -> list[float]:
        return hunch(_nations(state), seat, actions)

    def horizon(self) -> int:
        return 1000  # to the end: a hunch is quick, and only the end tells who holds what


def _nations(state: State) -> Nations:
    assert isinstance(state, Nations)
    return state


GAME: Final = BatailleDesNations()
