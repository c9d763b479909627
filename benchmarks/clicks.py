"""How many clicks a game takes: the decisions of one game between greedy players, and what a person would click for them.

    python benchmarks/clicks.py [--game wellingtons_victory] [--seed 1815]

A click is counted as the page has it today, with its settings as they come:

- where nothing but a pass is open (verbs that say that they do nothing), the table passes: no click;
- a button, a card, a place, a piece: one click; from a place to another: two;
- who ends something while more is open, or does what has a caution, is asked: one more click;
- in Wellington's Victory a march, a turn or a change of formation is a click on the stack and one on its goal, as long as the
  plan for that goal ends as the greedy player's own steps did; one more for each unit of the stack that stays behind, and one
  if something in it cannot be taken back. Otherwise the stack, "More", the unit, and then every step is a click. If the enemy
  has fired in between, "Go on" is one more. A move that changes nothing is not made. A whole retreat is one click, on where
  it ends.

A turn of Wellington's Victory is the French player's part of it at Hougoumont.
"""

import argparse
from collections import Counter
from statistics import mean

from grognard.games.wellingtons_victory.ground import HEXES
from grognard.games.wellingtons_victory.retreat import RetreatChoice
from grognard.games.wellingtons_victory.state import Battle
from grognard.games.wellingtons_victory.tables import CREW, KIND, LEADER, PIECES, SIDE_OF
from grognard.games.wellingtons_victory.verbs import (
    END_MOVE,
    END_PHASE,
    FACE,
    FORM_ALL,
    FORM_UNIT,
    FORMS,
    MOVE,
    MOVE_STACK,
    PASS,
    T_FIRED,
    TURN,
)
from grognard.kernel.actions import BORDER, SHIFT
from grognard.kernel.contract import State
from grognard.kernel.hexes import VERTICES
from grognard.kernel.registry import find_game, game_ids
from grognard.lab.seeds import derived
from grognard.players import find_player

GOAL = 40  # clicks a French turn
FRENCH = 0


def passed(state: State, seat: int) -> bool:
    """Whether the table passes for the seat."""
    verbs = state.game.vocabulary.verbs
    return all(verbs[action >> SHIFT].passes for action in state.legal(seat))


def empty(state: State, seat: int) -> bool:
    """Whether the seat has only one thing to do, and that does nothing but let the game go on."""
    legal = state.legal(seat)
    verb = state.game.vocabulary.verbs[legal[0] >> SHIFT]
    return passed(state, seat) or (len(legal) == 1 and (verb.passes or verb.name in ("pass", "decline", "done")))


def clicks(state: State, seat: int, action: int) -> int:
    """What a single decision costs."""
    if passed(state, seat):
        return 0
    game = state.game
    verb = game.vocabulary.verbs[action >> SHIFT]
    asked = (len(state.legal(seat)) > 1 and verb.name in game.finals(state, seat)) or action in game.cautions(
        state, seat
    )
    return (2 if verb.kind == BORDER else 1) + (1 if asked else 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=game_ids())
    parser.add_argument("--seed", type=int, default=1815)
    given = parser.parse_args()
    print(f"{'':<22}{'decisions':>10}{'only a pass':>12}{'clicks for it':>14}{'clicks':>8}")
    for game in [given.game] if given.game else game_ids():
        if game == "wellingtons_victory":
            hougoumont(given.seed)
        else:
            plain(game, given.seed)


def plain(game: str, seed: int) -> None:
    """A whole game, decision by decision."""
    greedy = find_player("greedy")
    state = find_game(game).new({}, seed)
    made = forced = for_it = all_clicks = 0
    while state.stack and made < 20_000:
        seat = state.deciders()[0]
        action = greedy.choose(state, seat, derived(seed, made))
        cost = clicks(state, seat, action)
        if empty(state, seat):
            forced += 1
            for_it += cost
        all_clicks += cost
        made += 1
        state.apply(seat, action)
    print(f"{game:<22}{made:>10}{forced:>12}{for_it:>14}{all_clicks:>8}")


# --- Hougoumont --------------------------------------------------------------------------------------------------------


def hougoumont(seed: int) -> None:
    """The French turns of a game: decisions and clicks of each."""
    greedy = find_player("greedy")
    state = find_game("wellingtons_victory").new({"scenario": "hougoumont"}, seed)
    assert isinstance(state, Battle)
    decisions: Counter[int] = Counter()
    spent: Counter[int] = Counter()
    made = forced = 0
    retreating: tuple[int, int] | None = None  # the retreat whose steps are being chosen
    last: tuple[int, int] | None = None
    while state.stack:
        seat = state.deciders()[0]
        turn, before = state.turn, state.clone()
        deed: list[int] = []
        state.events = []
        home = type(state.stack[-1]).__name__
        while True:  # a deed: from a step of the phase back to it, whatever the enemy does in between
            who = state.deciders()[0]
            action = greedy.choose(state, who, derived(seed, made))
            made += 1
            forced += empty(state, who)
            top = state.stack[-1]
            retreat = (top.piece, top.base) if isinstance(top, RetreatChoice) else None
            if retreat and who == FRENCH and (deed or who != seat):
                decisions[turn] += 1
                spent[turn] += retreat != retreating
            elif who == seat:
                deed.append(action)
            elif who == FRENCH and not passed(state, who):
                decisions[turn] += 1
                spent[turn] += clicks(state, who, action)
            if who == FRENCH and not passed(state, who):
                last, retreating = retreating, retreat
            state.apply(who, action)
            if home not in ("Movement", "Formation") or deed[0] == END_PHASE << SHIFT or not state.stack:
                break
            if type(state.stack[-1]).__name__ == home or state.phase != before.phase:
                break
        if seat == FRENCH and not passed(before, seat):
            fired = any(code == T_FIRED for _, code, _ in state.events or [])
            decisions[turn] += len(deed)
            if retreating is None or retreating != last:
                spent[turn] += deed_clicks(before, seat, deed, fired)
        state.events = None
    for turn in sorted(decisions):
        more = "" if spent[turn] <= GOAL else f"  more than {GOAL}"
        print(f"  turn {turn:<15}{decisions[turn]:>10}{'':>26}{spent[turn]:>8}{more}")
    print(f"{'wellingtons_victory':<22}{sum(decisions.values()):>10}{forced:>12}{0:>14}{sum(spent.values()):>8}")
    print(f"a French turn at Hougoumont: {mean(spent.values()):.0f} clicks, at most {max(spent.values())}")


def deed_clicks(before: Battle, seat: int, deed: list[int], fired: bool) -> int:
    """What a person clicks for a deed of several steps, or for one decision."""
    verb = deed[0] >> SHIFT
    if verb not in (MOVE, MOVE_STACK, TURN, FORM_UNIT, FORM_ALL):
        return clicks(before, seat, deed[0]) + len(deed) - 1
    by_hand = 2 + len(deed)
    after = tried(before, seat, deed)
    if after is None:
        return by_hand
    there = [p for p in range(len(PIECES)) if differs(before, after, p) and KIND[p] != CREW]
    if not there:
        return 0
    spot = before.where[there[-1]]
    stack = [p for p in before.here(spot) if SIDE_OF[p] == seat and KIND[p] != CREW]
    chosen = [p for p in stack if p in there] or there
    lead = ([p for p in chosen if KIND[p] != LEADER] or chosen)[-1]
    goals = [("march", HEXES[after.where[lead]]), ("face", VERTICES[after.facing[lead]])]
    goals += [("unlimber", VERTICES[after.facing[lead]]), ("form", FORMS[after.form[lead]])]
    for order, goal in goals:
        parts = before.game.plan(before, seat, [PIECES[p] for p in chosen], order, goal)
        steps = [before.game.vocabulary.parse(text) for part in parts for text in part["do"]]
        planned = tried(before, seat, steps) if steps else None
        if planned is not None and not [p for p in range(len(PIECES)) if differs(planned, after, p)]:
            asked = any(part["sealed"] for part in parts)
            return 2 + len(stack) - len(chosen) + asked + fired
    return by_hand


def tried(before: Battle, seat: int, deed: list[int]) -> Battle | None:
    """Where the steps lead if the enemy lets them be; None if they are not open then."""
    world = before.clone()
    steps = deed if deed[-1] >> SHIFT != FACE or deed[0] >> SHIFT != MOVE else [*deed, END_MOVE << SHIFT]
    for action in steps:
        while world.stack and world.deciders()[0] != seat:
            other = world.deciders()[0]
            if world.bar(other, PASS << SHIFT) is not None:
                return None
            world.apply(other, PASS << SHIFT)
        if not world.stack or world.bar(seat, action) is not None:
            return None
        world.apply(seat, action)
    return world


def differs(one: Battle, other: Battle, p: int) -> bool:
    return (one.where[p], one.facing[p], one.form[p], one.order[p]) != (
        other.where[p],
        other.facing[p],
        other.form[p],
        other.order[p],
    )


if __name__ == "__main__":
    main()
