"""The course of a finished game: how the score went turn by turn, losses, luck, turning points, the rule by which it ended.

A worker process plays the record again and listens to it with the game's own study; here it is only told which steps of the
replay belong to which turn.
"""

import asyncio
from collections import OrderedDict
from typing import Any

from litestar import Request, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from grognard.kernel import records
from grognard.kernel.chance import Keyed, Scripted, Source
from grognard.kernel.errors import BadInput
from grognard.kernel.match import Match
from grognard.kernel.records import Line
from grognard.kernel.registry import find_game
from grognard.server import wire
from grognard.server.hall import Hall
from grognard.server.lobby import viewer, visitor_of
from grognard.server.wire import Json

SWINGS = 3  # turning points that are named
_KEPT = 64  # courses that are kept


def course(id: str, lines: list[Line], gone: list[int], key: bytes | None) -> Json:
    """What a game came to, from its record without the lines that were taken back (runs in a worker)."""
    game = find_game(id)
    head = lines[0]
    script = [answer for n, line in enumerate(lines) for answer in records.read_answers(line.get("chance", ""), n)]
    source: Source | None = Keyed(key) if key else None if "seed" in head else Scripted(script)
    options = game.resolve(head["options"])
    seats = game.seats(options)
    if "position" in head:
        state = game.position(head["position"], head.get("seed", 0), source)
    else:
        state = game.begin(options, head.get("seed", 0), source)
    study = game.study(state)
    state.settle()
    study.listen(state)
    begins = [0] * study.turn  # by turn: the line with which it began
    decisions = [0] * len(seats)
    left = set(gone)
    for number, line in enumerate(lines):
        if "do" in line and number not in left:
            seat, action = seats.index(line["seat"]), game.vocabulary.parse(line["do"])
            state.apply(seat, action)
            study.after(state, seat, action)
            decisions[seat] += 1
            begins += [number] * (study.turn - len(begins))
    notes = study.notes(state)
    starts = begins[:: study.every]
    points = [list(point) for point in zip(*notes["score"])]
    losses = [list(turn) for turn in zip(*notes["losses"])]
    return {
        "every": study.every,
        "turns": [
            {"turn": 1 + i * study.every, "line": starts[i], "standing": points[i], "losses": losses[i]}
            for i in range(min(len(starts), len(points), len(losses)))
        ],
        "last": [round(value, 3) for value in study.standing(state)],
        "luck": [
            {"throws": throws, "rolled": rolled, "expected": expected, "deviation": round(variance**0.5, 3)}
            for throws, rolled, expected, variance in notes["luck"]
        ],
        "decisions": decisions,
        "clause": None if state.stack else game.ending(state),
    }


def turning_points(told: Json) -> list[Json]:
    """The turns in which the standing changed most, in their order: for each what every seat gained or lost by it."""
    turns = told["turns"]
    after = [turn["standing"] for turn in turns[1:]] + [told["last"]]
    changes = [[round(now - was, 3) for was, now in zip(turn["standing"], then)] for turn, then in zip(turns, after)]
    swings = sorted(range(len(changes)), key=lambda i: -max(map(abs, changes[i])))[:SWINGS]
    return [{"turn": turns[i]["turn"], "change": changes[i]} for i in sorted(swings) if any(changes[i])]


def by_steps(match: Match, told: Json, seat: int) -> Json:
    """The course with the steps of the replay and the entries of the log, as this seat sees them, in the place of lines."""
    gone = set(match.gone)
    entry, step = 0, 0
    entries: list[int] = []  # by line: the next entry of the log, and ...
    steps: list[int] = []  # ... the step of the replay after which the line comes
    for number in range(len(match.lines)):
        entries.append(entry)
        steps.append(step)
        if any([wire.sees(event, seat) for event in match.told.get(number, [])]):
            entry += 1
            step += number > 0 and number not in gone
    turns = [
        {**{name: value for name, value in turn.items() if name != "line"}, "entry": entries[turn["line"]],
         "step": steps[turn["line"]]}
        for turn in told["turns"]
    ]  # fmt: skip
    where = {turn["turn"]: {"entry": turn["entry"], "step": turn["step"]} for turn in turns}
    swings = [{**swing, **where[swing["turn"]]} for swing in turning_points(told)]
    resigned = [match.seats[each] for each in match.resigned]
    hidden = {
        name: match.state.view(number) for number, name in enumerate(match.seats)
    }  # after the end nothing is secret
    return {
        **told,
        "turns": turns,
        "swings": swings,
        "resigned": resigned,
        "hidden": hidden,
        "steps": step,
        "entries": entry,
    }


class Courses:
    """Courses of finished games, one worked out at a time, the latest ones kept."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Json] = OrderedDict()
        self._one = asyncio.Lock()

    async def find(self, hall: Hall, id: str, match: Match) -> Json:
        async with self._one:
            told = self._kept.pop(id, None)
            if told is None:
                told = await hall.computer.work(course, match.game.id, match.lines, match.gone, match.key)
            self._kept[id] = told
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
            return told


@get("/tables/{id:str}/course")
async def course_of(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], id: FromPath[str], seat: FromQuery[str] = "watcher"
) -> Json:
    """How a finished game went, with steps of the replay as this seat sees it."""
    table = await hall.table(id)
    eyes = viewer(table, visitor_of(request), seat)
    if not table.match.over:
        raise BadInput("not-over")
    told = await request.app.state.courses.find(hall, id, table.match)
    return {"seat": seat, "seats": table.match.seats, **await asyncio.to_thread(by_steps, table.match, told, eyes)}


router = Router("/api", route_handlers=[course_of])
