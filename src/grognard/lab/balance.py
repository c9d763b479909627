"""Balance: which start value makes a scenario even between equal players, and how sure is that.

A game declares the values that can be turned (`Game.handicaps`). The helped side is the one that a higher value helps; its
share of the wins is taken to follow a logistic curve in the value, fitted to all games by Newton's method. The even value is
where the curve passes one half. Its interval is Fieller's, which is right for a quotient of two estimates and says so when
the games do not show that the value matters at all.

The games are played in rounds. The first one goes over the whole range; each later one is played where the curve so far
gives the helped side a quarter and three quarters of the wins, which tells most about where it passes the half, and at the
present value. Game after game at one value the players move up a seat. Everything follows from the seed.
"""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from grognard.kernel.contract import Handicap, State
from grognard.kernel.errors import BadInput, nearest
from grognard.kernel.registry import find_game
from grognard.lab.seeds import derived
from grognard.lab.simulate import LIMIT, Row, Series, Z, as_json, play_game, seating, share, spread_games
from grognard.lab.simulate import prepare as prepare_series
from grognard.lab.spread import Hands

GAMES = 400  # unless told
_ROUNDS = 4
_GRID = 7  # values of the first round, the present one besides
_QUARTER = math.log(3)  # a quarter and three quarters lie so many slopes from the half
_DOUBT = (
    5.0  # before the first game: how far from one half the logit may be at the middle of the range, and how much it may
)
# change over half the range (one standard deviation each); it keeps the curve finite where one side wins everything


@dataclass(frozen=True)
class Balance:
    """What is asked: of which value, in which series, with how many games."""

    series: Series
    handicap: str
    low: int
    high: int
    present: int
    games: int


@dataclass(frozen=True)
class Trial:
    """A game to be played: at this value, where it is game number `turn`."""

    number: int
    value: int
    turn: int


@dataclass(frozen=True)
class Outcome:
    """A trial that was played: the helped side's part of the victory, a half if nobody won."""

    value: int
    part: float
    row: Row


def prepare(
    game_id: str,
    given: Mapping[str, object],
    handicap: str | None,
    players: list[str],
    games: int,
    seed: int,
    limit: int = LIMIT,
    engines: Mapping[str, str] | None = None,
) -> Balance:
    """The question with its options checked. One player is his own opponent; several are equals if you say so."""
    game = find_game(game_id)
    series = prepare_series(game_id, given, players, seed, limit, engines)
    known = {one.id: one for one in game.handicaps(series.options)}
    if not known:
        raise BadInput("balance-none", game=game_id)
    name = handicap or next(iter(known))
    if name not in known:
        raise BadInput("balance-handicap", word=name, nearest=nearest(name, known), known=", ".join(known))
    found: Handicap = known[name]
    return Balance(series, name, found.low, found.high, found.present, games)


def start(balance: Balance, value: int, seed: int) -> State:
    """A game about to begin, with this value."""
    game = find_game(balance.series.game)
    told = game.describe(game.new(balance.series.options, seed))
    game.set_handicap(told, balance.handicap, value)
    return game.position(told, derived(seed, "dice"))


def play(balance: Balance, trial: Trial) -> Outcome:
    series = balance.series
    seed, seats = seating(series, trial.number, trial.turn)
    state = start(balance, trial.value, seed)
    helped = state.game.helped(state, balance.handicap)
    row = play_game(series, trial.number, seed, seats, state=state)
    return Outcome(trial.value, _part(row.scores, helped), row)


def _part(scores: list[float] | None, helped: list[int]) -> float:
    if scores is None or max(scores) == min(scores):
        return 0.5
    best = max(scores)
    return sum(scores[seat] == best for seat in helped) / scores.count(best)


def outcome_out(outcome: Outcome) -> dict[str, Any]:
    return {"value": outcome.value, "part": outcome.part, **as_json(outcome.row)}


# --- the curve -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Curve:
    """logit(share) = height + slope · value, with the variances of the two and their covariance."""

    height: float
    slope: float
    height2: float
    slope2: float
    both: float

    def share(self, value: float) -> float:
        return _logistic(self.height + self.slope * value)

    def error(self, value: float) -> float:
        """The standard error of the logit there."""
        return math.sqrt(max(0.0, self.height2 + 2 * value * self.both + value * value * self.slope2))

    @property
    def even(self) -> float:
        return -self.height / self.slope

    def interval(self) -> tuple[float, float] | None:
        """The values at which one half is within reach (95 %), or None if they have no bounds: the slope may be none."""
        a = self.slope**2 - Z * Z * self.slope2
        b = 2 * (self.height * self.slope - Z * Z * self.both)
        c = self.height**2 - Z * Z * self.height2
        root = b * b - 4 * a * c
        if a <= 0 or root < 0:
            return None
        return (-b - math.sqrt(root)) / (2 * a), (-b + math.sqrt(root)) / (2 * a)


def _logistic(logit: float) -> float:
    return 1 / (1 + math.exp(-logit)) if logit > -700 else 0.0


def fit(counts: Mapping[int, tuple[float, int]], low: int, high: int) -> Curve:
    """The most likely curve through these wins out of so many games, by value. Reckoned in x from -1 to 1 over the range."""
    middle, half = (low + high) / 2, (high - low) / 2 or 1.0
    height = slope = 0.0
    h2 = s2 = hs = 0.0
    for _ in range(100):
        gh, gs = -height / _DOUBT**2, -slope / _DOUBT**2
        h2 = s2 = 1 / _DOUBT**2
        hs = 0.0
        for value, (wins, games) in counts.items():
            x = (value - middle) / half
            p = _logistic(height + slope * x)
            weight = games * p * (1 - p)
            gh += wins - games * p
            gs += (wins - games * p) * x
            h2 += weight
            hs += weight * x
            s2 += weight * x * x
        determinant = h2 * s2 - hs * hs
        step = ((s2 * gh - hs * gs) / determinant, (h2 * gs - hs * gh) / determinant)
        damped = min(1.0, 2.0 / max(abs(step[0]), abs(step[1]), 1e-12))
        height, slope = height + damped * step[0], slope + damped * step[1]
        if max(abs(step[0]), abs(step[1])) < 1e-10:
            break
    determinant = h2 * s2 - hs * hs
    vh, vs, vb = s2 / determinant, h2 / determinant, -hs / determinant
    shift = middle / half
    return Curve(
        height - slope * shift,
        slope / half,
        vh - 2 * shift * vb + shift * shift * vs,
        vs / half**2,
        vb / half - shift * vs / half,
    )


# --- many games ------------------------------------------------------------------------------------------------------


class Weighing:
    """What came out so far, by value."""

    def __init__(self, balance: Balance) -> None:
        self.balance = balance
        self.counts: dict[int, tuple[float, int]] = {}  # the helped side's wins, and the games
        self.finished = 0

    @property
    def played(self) -> int:
        return sum(games for _, games in self.counts.values())

    def add(self, outcome: Outcome) -> None:
        wins, games = self.counts.get(outcome.value, (0.0, 0))
        self.counts[outcome.value] = wins + outcome.part, games + 1
        self.finished += outcome.row.finished

    def curve(self) -> Curve:
        return fit(self.counts, self.balance.low, self.balance.high)

    def plan(self) -> list[int]:
        """The values of the next round."""
        low, high, present = self.balance.low, self.balance.high, self.balance.present
        curve = self.curve()
        if not self.counts or curve.slope <= 0:
            steps = min(_GRID, high - low + 1) - 1
            return sorted({present, *(round(low + (high - low) * i / steps) for i in range(steps + 1))})
        reach = _QUARTER / curve.slope
        below = min(max(math.floor(curve.even - reach), low), high - 1)
        above = max(min(math.ceil(curve.even + reach), high), below + 1)
        return [below, above, present]

    def summary(self, seconds: float) -> dict[str, Any]:
        """The even value with its interval (None: the games do not show one), the share at the present value, and all
        values that were tried."""
        balance = self.balance
        curve = self.curve()
        bounds = curve.interval() if curve.slope > 0 else None
        wins, games = self.counts.get(balance.present, (0.0, 0))
        even = curve.even if curve.slope > 0 else None
        return {
            **balance.series.settings(),
            "games": balance.games,
            "handicap": balance.handicap,
            "low": balance.low,
            "high": balance.high,
            "played": self.played,
            "finished": self.finished,
            "seconds": round(seconds, 1),
            "even": None if even is None or bounds is None else round(even, 3),
            "interval": None if bounds is None else [round(bound, 3) for bound in bounds],
            "present": {"value": balance.present, **share(wins, games), **_fitted(curve, balance.present)},
            "curve": {"height": curve.height, "slope": curve.slope},
            "values": [
                {"value": value, **share(*self.counts[value]), **_fitted(curve, value)} for value in sorted(self.counts)
            ],
        }


def _fitted(curve: Curve, value: int) -> dict[str, Any]:
    logit, reach = curve.height + curve.slope * value, Z * curve.error(value)
    return {
        "fitted": round(_logistic(logit), 4),
        "fitted_interval": [round(_logistic(logit - reach), 4), round(_logistic(logit + reach), 4)],
    }


def outcomes(balance: Balance, hands: Hands) -> Iterator[Outcome]:
    """All games, round by round; what is played next depends on what came out, so all of a round are waited for."""
    weighing = Weighing(balance)
    number = 0
    for turn in range(1, _ROUNDS + 1):
        values = weighing.plan()
        trials: list[Trial] = []
        turns = {value: games for value, (_, games) in weighing.counts.items()}
        while number < balance.games * turn // _ROUNDS:
            value = values[len(trials) % len(values)]
            trials.append(Trial(number, value, turns.get(value, 0)))
            turns[value] = turns.get(value, 0) + 1
            number += 1
        for outcome in spread_games(
            balance.series,
            partial(play, balance),
            trials,
            hands,
            lambda trial: seating(balance.series, trial.number, trial.turn),
        ):
            weighing.add(outcome)
            yield outcome
