"""How fast the search thinks: nodes (decisions made in worlds) and playouts a second, and what a second process brings.

    python benchmarks/players.py --seconds 5
    python benchmarks/players.py --waits grognard --seconds 60

Situations come from the middle of games between greedy players. Two processes are measured against one in the same situations
and for the same time, several times in turn, on a machine that has nothing else to do.

With --waits a level plays against itself for so many seconds, in Wellington's Victory also in the midst of Waterloo: how long
somebody at the table waits until he has the word again, or until the turn is over.
"""

import argparse
import json
import time
from collections.abc import Iterator
from statistics import median
from typing import Any

from grognard.kernel import contract
from grognard.kernel.contract import State
from grognard.kernel.registry import find_game, game_ids
from grognard.lab.seeds import derived
from grognard.lab.simulate import options_for
from grognard.players import find_player
from grognard.players.search import Search
from grognard.players.team import Team

EVERY = 40  # decisions of a game from one situation to the next
MOST = 6  # situations
TURNS = [11, 16, 22]  # of Waterloo
ROUNDS = 3  # times that one process and two are compared


def situations(game_id: str) -> list[tuple[State, int]]:
    """Moments of a game, each with a seat that has a choice."""
    greedy = find_player("greedy")
    state = find_game(game_id).new({}, 1815)
    found: list[tuple[State, int]] = []
    made = 0
    while state.stack and len(found) < MOST:
        seat = state.deciders()[0]
        if made >= EVERY * (len(found) + 1) and len(state.legal(seat)) > 1:
            found.append((state.clone(), seat))
        state.apply(seat, greedy.choose(state, seat, derived(1815, made)))
        made += 1
    return found


def alone(moments: list[tuple[State, int]], seconds: float) -> tuple[float, float]:
    """Nodes and playouts a second of one process, each situation thought about anew."""
    nodes = playouts = 0
    started = time.perf_counter()
    for number, (state, seat) in enumerate(moments):
        search = Search(0, seconds / len(moments))
        search.think(state, seat, number)
        nodes += search.steps
        playouts += search.done
    spent = time.perf_counter() - started
    return nodes / spent, playouts / spent


def together(moments: list[tuple[State, int]], seconds: float, processes: int) -> int:
    """The playouts of so many processes in so many seconds."""
    team = Team(processes, 0, seconds / len(moments))
    try:
        done = 0
        for number, (state, seat) in enumerate([moments[0], *moments]):  # the first time they are only just awake
            team.think(state, seat, number)
            done += team.done if number else 0
        return done
    finally:
        team.close()


def measure(game_id: str, seconds: float) -> dict[str, Any]:
    moments = situations(game_id)
    nodes, playouts = alone(moments, seconds)
    ratios = [together(moments, seconds / 2, 2) / together(moments, seconds / 2, 1) for _ in range(ROUNDS)]
    return {
        "game": game_id,
        "nodes_per_second": round(nodes),
        "playouts_per_second": round(playouts),
        "two_processes": round(median(ratios), 2),
    }


def waits(state: State, level: str, seconds: float) -> list[float]:
    """The times that a seat takes until another has the word, or the turn is over, as long as the seconds last."""
    game = state.game
    players = [find_player(level) for _ in game.all_seats]
    found: list[float] = []
    whose: tuple[int, int] | None = None
    made = 0
    until = time.perf_counter() + seconds
    while state.stack and time.perf_counter() < until:
        seat = state.deciders()[0]
        if whose != (seat, game.turn_of(state)):
            whose = (seat, game.turn_of(state))
            found.append(0.0)
        started = time.perf_counter()
        action = players[seat].choose(state, seat, derived(1815, made))
        found[-1] += time.perf_counter() - started
        state.apply(seat, action)
        made += 1
    return found


def tables(game_id: str) -> Iterator[tuple[str, State]]:
    """Games for two from their beginning; of Waterloo also some turns that two greedy players come to."""
    game = find_game(game_id)
    yield game_id, game.new(options_for(game_id, {}, 2), 1815)
    if game_id != "wellingtons_victory":
        return
    greedy, state, made = find_player("greedy"), game.new({"scenario": "waterloo"}, 1815), 0
    for turn in TURNS:
        while state.stack and game.turn_of(state) // 2 < turn:  # it tells halves apart
            seat = state.deciders()[0]
            state.apply(seat, greedy.choose(state, seat, derived(1815, made)))
            made += 1
        yield f"waterloo, turn {turn}", state.clone()


def tell_waits(games: list[str], level: str, seconds: float) -> list[dict[str, Any]]:
    told = []
    for game_id in games:
        for name, state in tables(game_id):
            found = sorted(waits(state, level, seconds))
            told.append({"game": name, "waits": len(found), "median": median(found), "longest": found[-1]})
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description="Nodes and playouts a second of the search, game by game.")
    parser.add_argument("games", nargs="*", help="games (default: all)")
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each measurement (default: 5)")
    parser.add_argument("--waits", metavar="LEVEL", help="measure how long this level lets somebody wait instead")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    args = parser.parse_args()
    built = "plain" if contract.__file__.endswith(".py") else "compiled"
    games = args.games or game_ids()
    told = (
        tell_waits(games, args.waits, args.seconds) if args.waits else [measure(name, args.seconds) for name in games]
    )
    if args.json:
        print(json.dumps({"engine": built, "games": told}, indent=2))
        return
    if args.waits:
        print(f"{args.waits} ({built}): seconds until another has the word, or the turn is over")
        print(f"{'game':<24}{'waits':>8}{'median':>10}{'longest':>10}")
        for one in told:
            print(f"{one['game']:<24}{one['waits']:>8}{one['median']:>10.2f}{one['longest']:>10.2f}")
        return
    print(f"The search on one core ({built}), and the playouts of two processes over those of one:")
    print(f"{'game':<24}{'nodes/s':>12}{'playouts/s':>12}{'2 : 1':>8}")
    for one in told:
        print(
            f"{one['game']:<24}{one['nodes_per_second']:>12,}{one['playouts_per_second']:>12,}"
            f"{one['two_processes']:>8.2f}"
        )


if __name__ == "__main__":
    main()
