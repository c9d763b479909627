"""OpenSpiel: every game as a Python game. Importing this module registers them as `grognard_<game>`.

    import pyspiel
    import grognard.adapters.openspiel

    game = pyspiel.load_game("grognard_risk_napoleon", {"options": "players:3;scenario:mission", "limit": 400})

`options` are the game's own, those that are not named at their defaults; `limit` breaks a game off, drawn, after so many
decisions. Chance is explicit: whenever the rules ask for a number, there is a chance node with that many outcomes, equally
likely. So a history is the whole game, states can be serialised, and OpenSpiel's searches sample or sum over the dice as they
like. The kernel asks chance in the middle of a step; the step is therefore begun anew on a copy with the answers known so far,
until none is missing.
"""

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from grognard.adapters import require

require("openspiel", "pyspiel", "numpy")

import numpy as np
import pyspiel
from pyspiel import GameType

from grognard.adapters.table import rewards
from grognard.kernel.actions import Vocabulary
from grognard.kernel.chance import Source
from grognard.kernel.contract import Game as Rules
from grognard.kernel.contract import Json, only
from grognard.kernel.contract import State as Situation
from grognard.kernel.options import Options
from grognard.kernel.registry import find_game, game_ids

LIMIT = 2_000  # decisions
CHANCE_A_DECISION = 60  # answers of chance that a decision can need on the average; a shuffle needs one a card
MOST_OUTCOMES = 1296  # four dice at a time
NO_OPTIONS = "default"

_SET_UP = -1  # what is done before the first decision


class Wanted(Exception):
    """Chance is asked for a number below n that nobody has said yet."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


class Answers(Source):
    """The answers given so far; the next question stops everything."""

    def __init__(self, answers: tuple[int, ...]) -> None:
        self.answers = answers

    def below(self, index: int, n: int) -> int:
        if index < len(self.answers):
            return self.answers[index]
        if n == 1:
            return 0
        raise Wanted(n)


class Moment:
    """A node of the game's tree: a situation, and perhaps a step that waits for chance. Never changed, so that copies share it.

    `told` is by seat a digest of all that it did and was told since the beginning: its perfect recall."""

    def __init__(
        self,
        base: Situation,
        told: tuple[bytes, ...],
        made: int,
        step: tuple[int, int] | None = None,
        answers: tuple[int, ...] = (),
        wanted: int = 0,
    ) -> None:
        self.base = base  # before the step that waits, or as it stands
        self.told = told
        self.made = made  # decisions
        self.step = step  # seat and action
        self.answers = answers
        self.wanted = wanted  # chance is asked for a number below this, 0: it is not asked

    def __deepcopy__(self, memo: object) -> "Moment":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """As OpenSpiel writes it down: the situation by its description, or before the set-up by its options."""
        game = self.base.game
        if self.step is not None and self.step[1] == _SET_UP:
            return _begun, (game.id, game.options_of(self.base), self.answers)
        return _restored, (
            game.id,
            game.describe(self.base),
            self.told,
            self.made,
            self.step,
            self.answers,
            self.wanted,
        )

    def go(self, step: tuple[int, int], answers: tuple[int, ...]) -> "Moment":
        """What comes of a step with these answers of chance."""
        seat, action = step
        after = self.base.clone()
        after.source, after.word = Answers(answers), 0
        after.events = []
        try:
            if action == _SET_UP:
                after.settle()
            else:
                after.apply(seat, action)
        except Wanted as wanted:
            return Moment(self.base, self.told, self.made, step, answers, wanted.n)
        events, after.events = after.events, None
        told = []
        for other, before in enumerate(self.told):
            heard = [event[1:] for event in events or () if event[0] & only(other)]
            own = action if other == seat else None
            told.append(blake2b(before + repr((own, heard)).encode(), digest_size=8).digest())
        return Moment(after, tuple(told), self.made + (action != _SET_UP))

    def seat(self) -> int:
        return self.base.deciders()[0]


def _begun(id: str, options: Options, answers: tuple[int, ...]) -> Moment:
    """The set-up of a game as far as these answers of chance take it."""
    game = find_game(id)
    base = game.begin(options, source=Answers(()))
    return Moment(base, (b"",) * len(game.seats(options)), 0).go((0, _SET_UP), answers)


def _restored(id: str, description: Json, *rest: Any) -> Moment:
    return Moment(find_game(id).position(description, source=Answers(())), *rest)


class State(pyspiel.State):  # type: ignore[misc]
    """A situation of a game, or a question to chance."""

    def __init__(self, game: "Game") -> None:
        super().__init__(game)
        self.moment = _begun(game.id, game.options, ())
        self.limit = game.limit

    @property
    def vocabulary(self) -> Vocabulary:
        return self.moment.base.game.vocabulary

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()  # type: ignore[no-any-return]

    def current_player(self) -> int:
        moment = self.moment
        if moment.wanted:
            return pyspiel.PlayerId.CHANCE  # type: ignore[no-any-return]
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() else moment.seat()

    def is_terminal(self) -> bool:
        moment = self.moment
        return not moment.wanted and (not moment.base.stack or moment.made >= self.limit)

    def _legal_actions(self, player: int) -> list[int]:
        moment = self.moment
        if self.is_terminal() or moment.wanted or moment.seat() != player:
            return []
        return sorted(self.vocabulary.indices(moment.base.legal(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        n = self.moment.wanted
        return [(outcome, 1.0 / n) for outcome in range(n)]

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        if moment.wanted:
            assert moment.step is not None
            self.moment = moment.go(moment.step, (*moment.answers, int(action)))
        else:
            self.moment = moment.go((moment.seat(), self.vocabulary.action(int(action))), ())

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.vocabulary.name(self.vocabulary.action(action))

    def returns(self) -> list[float]:
        moment = self.moment
        if moment.wanted or moment.base.stack:
            return [0.0] * len(moment.told)
        return rewards(moment.base.scores())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "State":
        """A world that the player cannot tell from this one. It has no history of its own."""
        world = self.clone()
        moment = self.moment
        assert not moment.wanted, "what a player knows in the middle of a throw is not asked"
        world.moment = Moment(moment.base.redeal(player, int(sampler() * (1 << 53))), moment.told, moment.made)
        return world  # type: ignore[no-any-return]

    def __str__(self) -> str:
        moment = self.moment
        waits = f" chance of {moment.wanted} after {list(moment.answers)}" if moment.wanted else ""
        return json.dumps(moment.base.game.describe(moment.base), ensure_ascii=False) + waits


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game by certain options."""

    def __init__(self, id: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.id = id
        self.limit = int(given.get("limit", LIMIT))
        self.options = self.rules.resolve(read_options(str(given.get("options", NO_OPTIONS))))
        self.blocks = self.rules.blocks(self.options)
        players = len(self.rules.seats(self.options))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.vocabulary.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.limit,
        )
        super().__init__(game_type(id), info, given)

    @property
    def rules(self) -> Rules:
        return find_game(self.id)

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return CHANCE_A_DECISION * (self.limit + 10)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Observer:
    """What a player sees: the row of numbers, by block, from 0 to 1; as a string the view, or with perfect recall the digest of
    all that the player did and was told, and the row."""

    def __init__(self, game: Game, wanted: Any) -> None:
        self.recall = wanted.perfect_recall
        self.highs = np.repeat(
            np.array([block.high for block in game.blocks], np.float32), [block.size for block in game.blocks]
        )
        self.tensor = np.zeros(len(self.highs), np.float32)
        self.dict = {}
        first = 0
        for block in game.blocks:
            self.dict[block.name] = self.tensor[first : first + block.size]
            first += block.size

    def set_from(self, state: State, player: int) -> None:
        np.divide(np.frombuffer(state.moment.base.observe(player), np.uint8), self.highs, out=self.tensor)

    def string_from(self, state: State, player: int) -> str:
        moment = state.moment
        if not self.recall:
            return json.dumps(moment.base.view(player), ensure_ascii=False)
        row = moment.base.observe(player)
        return f"{player} {moment.told[player].hex()} {blake2b(row, digest_size=8).hexdigest()}"


def read_options(text: str) -> dict[str, str]:
    """Options as they are written in a parameter of the game: `players:3;scenario:mission`."""
    parts = [part.partition(":") for part in text.split(";") if part != NO_OPTIONS]
    return {name: value for name, _, value in parts}


def game_type(id: str) -> GameType:
    """How OpenSpiel knows a game."""
    game = find_game(id)
    return GameType(
        short_name=f"grognard_{id}",
        long_name=game.names["en"],
        dynamics=GameType.Dynamics.SEQUENTIAL,
        chance_mode=GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=GameType.Information.IMPERFECT_INFORMATION,
        utility=GameType.Utility.ZERO_SUM,
        reward_model=GameType.RewardModel.TERMINAL,
        max_num_players=len(game.all_seats),
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"options": NO_OPTIONS, "limit": LIMIT},
    )


def _class_of(id: str) -> type[Game]:
    """OpenSpiel makes a game from its class and its parameters alone: so each game has a class, found here by its name."""

    def begin(self: Game, params: dict[str, Any] | None = None) -> None:
        Game.__init__(self, id, params)

    made = type(f"Game_{id}", (Game,), {"__init__": begin, "__module__": __name__})
    globals()[made.__name__] = made
    return made


for _id in game_ids():
    pyspiel.register_game(game_type(_id), _class_of(_id))
