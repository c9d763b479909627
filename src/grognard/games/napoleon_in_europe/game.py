"""The game as the rest of the house sees it."""

from collections.abc import Mapping
from typing import Any, Final

from grognard.games.napoleon_in_europe import positions, prompts, questions
from grognard.games.napoleon_in_europe.alliances import Call, Deferral, EndAlliances, Invitation
from grognard.games.napoleon_in_europe.battle import Battle, Battles, ChooseBattle
from grognard.games.napoleon_in_europe.battlefield import BattleMove, Deployment, Fire, Pursuit, Rally, Shift
from grognard.games.napoleon_in_europe.business import (
    Cession,
    CounterAnswer,
    Receiver,
    Terms,
    TradeAnswer,
    TradeCards,
    TradeHand,
)
from grognard.games.napoleon_in_europe.cards import fill_deck
from grognard.games.napoleon_in_europe.chances import odds
from grognard.games.napoleon_in_europe.control import ending
from grognard.games.napoleon_in_europe.diplomacy import AllianceOffer, Diplomacy
from grognard.games.napoleon_in_europe.evaluate import evaluate, glance, judge
from grognard.games.napoleon_in_europe.manners import may_talk, obey
from grognard.games.napoleon_in_europe.movement import Detachment, March, Movement, Moves, Origin
from grognard.games.napoleon_in_europe.observe import BLOCKS, observe
from grognard.games.napoleon_in_europe.options import OPTIONS, ORDERS, PRESETS
from grognard.games.napoleon_in_europe.production import Combination, Muster, Produce, Production
from grognard.games.napoleon_in_europe.retreat import Retreat, TrailRetreat
from grognard.games.napoleon_in_europe.sea import Fleet, Loading, Passage, Sail
from grognard.games.napoleon_in_europe.setup import (
    FirstPlayer,
    Forces,
    GiveOut,
    Nations,
    Placement,
    SecretPlacement,
)
from grognard.games.napoleon_in_europe.soundness import check
from grognard.games.napoleon_in_europe.state import Europe, Rules, empty
from grognard.games.napoleon_in_europe.study import EuropeStudy
from grognard.games.napoleon_in_europe.tables import REGION_COUNT
from grognard.games.napoleon_in_europe.turn import PHASES, GameTurn, PlayerTurn
from grognard.games.napoleon_in_europe.verbs import SEATS, TELLINGS, VOCABULARY
from grognard.games.napoleon_in_europe.view import redeal, seat_words, view
from grognard.kernel.actions import ARGUMENT, PLACE, SHIFT
from grognard.kernel.chance import Source
from grognard.kernel.charts import Chart
from grognard.kernel.contract import Game, Json, State
from grognard.kernel.observation import Block
from grognard.kernel.options import Options
from grognard.kernel.study import Study


class NapoleonInEurope(Game):
    """Napoleon in Europe, the basic rules."""

    def __init__(self) -> None:
        super().__init__(
            "napoleon_in_europe",
            {"fr": "Napoleon in Europe", "en": "Napoleon in Europe"},
            "1",
            "NIE",
            "NIE-VIC-01",
            "grognard.games.napoleon_in_europe",
            OPTIONS,
            SEATS,
            VOCABULARY,
            TELLINGS,
            [
                GiveOut, Nations, Forces, FirstPlayer, Placement, SecretPlacement, GameTurn, PlayerTurn, Diplomacy,
                AllianceOffer, TradeHand, Terms, TradeAnswer, CounterAnswer, TradeCards, Receiver, Cession, EndAlliances,
                Call, Invitation, Deferral, Moves, Movement, March, Origin, Detachment, Fleet, Sail, Loading, Passage,
                Battles, ChooseBattle, Battle, Deployment, BattleMove, Shift, Fire, Rally, Pursuit, Retreat, TrailRetreat,
                Produce, Production, Combination, Muster,
            ],
            ORDERS,
            presets=PRESETS,
        )  # fmt: skip

    def seats(self, options: Options) -> list[str]:
        return SEATS[: int(options["players"])]

    def set_up(self, options: Options, word: int, source: Source | None) -> State:
        s = empty(self, Rules(options), word, source)
        fill_deck(s)
        s.enter(GiveOut())
        return s

    def options_of(self, state: State) -> Options:
        return _europe(state).rules.options

    def table_out(self, state: State) -> Json:
        return positions.table_out(_europe(state))

    def table_in(self, options: Options, table: Mapping[str, Any], word: int, source: Source | None) -> State:
        return positions.table_in(self, Rules(options), table, word, source)

    def check_position(self, state: State) -> None:
        check(_europe(state))

    def view(self, state: State, seat: int) -> Json:
        return view(_europe(state), seat)

    def observation(self, options: Options) -> list[Block]:
        return BLOCKS

    def observe(self, state: State, seat: int) -> bytes:
        row: list[int] = []
        observe(_europe(state), seat, row)
        return bytes(row)

    def redeal(self, world: State, seat: int) -> None:
        redeal(_europe(world), seat)

    def seat_words(self, state: State, seat: int) -> str:
        return seat_words(_europe(state), seat)

    def odds(self, state: State, seat: int, action: int) -> Json | None:
        return odds(_europe(state), seat, action >> SHIFT, action & ARGUMENT)

    def obey(self, state: State, seat: int, orders: Options) -> int:
        return obey(_europe(state), seat, orders)

    def about(self, state: State, seat: int) -> dict[str, tuple[str, Any]]:
        return {**super().about(state, seat), **prompts.about(_europe(state), seat)}

    def cautions(self, state: State, seat: int) -> dict[int, list[Json]]:
        return prompts.cautions(_europe(state), seat)

    def questions(self, state: State, seat: int, place: str, selected: str) -> list[int]:
        numbers = self.vocabulary.numbers[PLACE]
        return questions.questions(_europe(state), seat, numbers[place], numbers.get(selected, -1))

    def wishes(self, state: State, seat: int) -> list[int]:
        return questions.wishes(_europe(state), seat)

    def may_talk(self, state: State, seat: int, other: int) -> bool:
        return may_talk(_europe(state), seat, other)

    def ending(self, state: State) -> str:
        return ending(_europe(state))

    def study(self, state: State) -> Study:
        return EuropeStudy(_europe(state))

    def chart(self) -> Chart:
        from grognard.games.napoleon_in_europe.chart import chart

        return chart()

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(_europe(state), seat)

    def turn_of(self, state: State) -> int:
        """It changes with each phase and each battle: what a search plays to the end before it values the situation. The
        battles to come and the enemy's answer are part of that value."""
        s = _europe(state)
        return ((s.turn * len(self.all_seats) + s.active) * PHASES + s.phase) * (REGION_COUNT + 1) + s.field + 1

    def judge(self, state: State, seat: int, actions: list[int]) -> list[float]:
        return judge(_europe(state), seat, actions)

    def glance(self, state: State, seat: int, actions: list[int]) -> list[float]:
        return glance(_europe(state), seat, actions)


def _europe(state: State) -> Europe:
    assert isinstance(state, Europe)
    return state


GAME: Final = NapoleonInEurope()
