"""What a battle would do if it were fought now, and what the final score would be if the game ended now.

There are no dice in this game, so there are no odds: what can be told beforehand is told exactly. Where players have a choice
the forecast takes the best one: Napoléon allots his supporters so that Schwarzenberg's best answer costs him least.
"""

from typing import Any, Final

from grognard.games.nations_1813.battle import dealers, endurance, give_forced, takers
from grognard.games.nations_1813.scoring import mission_army, opposable, supportable, worth
from grognard.games.nations_1813.state import Nations
from grognard.games.nations_1813.tables import (
    ALLIED,
    ALLIED_POINTS,
    ARMIES,
    ARMIES_OF,
    ARMY_COUNT,
    FRENCH,
    FRENCH_POINTS,
    MISSIONS,
    SIDES,
)

MOST_CASES: Final = 3000  # allotments looked at; beyond that each tile in turn takes what is best for the moment


def battle_now(s: Nations) -> dict[str, Any]:
    """By side: the points it would lose, those that fall without choice, and the choices it would have."""
    told: dict[str, Any] = {}
    world = s.clone()
    for side in (world.turn, 1 - world.turn):
        world.taken = [0] * ARMY_COUNT
        world.dealers = dealers(world, side)
        points = world.dealers.bit_count()
        give_forced(world)
        told[SIDES[side]] = {
            "points": points,
            "forced": {ARMIES[army]: world.taken[army] for army in ARMIES_OF[side] if world.taken[army]},
            "destroyed": [
                ARMIES[army]
                for army in ARMIES_OF[side]
                if world.taken[army] and world.taken[army] >= endurance(world, army)
            ],
            "choices": [
                {"by": ARMIES[dealer], "among": [ARMIES[army] for army in takers(world, dealer)]}
                for dealer in ARMIES_OF[1 - side]
                if world.dealers >> dealer & 1
            ],
        }
    return told


class Ledger:
    """The missions in question with their values as tiles are allotted; `margin` is what Napoléon gains by them."""

    def __init__(self, missions: list[int], french: list[int], allied: list[int]) -> None:
        self.missions = missions
        self.french = french
        self.allied = allied

    def margin(self) -> int:
        total = 0
        for i, mission in enumerate(self.missions):
            if self.french[i] >= self.allied[i]:
                total += FRENCH_POINTS[mission]
            else:
                total -= ALLIED_POINTS[mission]
        return total


class Choice:
    """A tile with its worth and the missions (as places in the ledger) that it can be given to."""

    def __init__(self, army: int, worth: int, places: list[int]) -> None:
        self.army = army
        self.worth = worth
        self.places = places


def settle(s: Nations, missions: list[int]) -> tuple[int, list[int]]:
    """The margin of these missions if the game ended now, with best play, and by army the mission it is allotted to.

    What has been allotted already stays as it is."""
    held = [m for m in missions if mission_army(s, m) >= 0]
    given = [-1] * ARMY_COUNT
    ledger = Ledger(held, [worth(s, mission_army(s, m)) for m in held], [0] * len(held))
    french: list[Choice] = []
    allied: list[Choice] = []
    for army in ARMIES_OF[FRENCH]:
        among = supportable(s, army, missions) if held else []
        if s.allotted[army] in among:
            among = [s.allotted[army]]
        _sort(ledger.french, held, given, french, army, worth(s, army) if among else 0, among)
    for army in ARMIES_OF[ALLIED]:
        among = opposable(s, army, held) if held else []
        if s.allotted[army] in among:
            among = [s.allotted[army]]
        if s.rules.fights_once:
            _sort(ledger.allied, held, given, allied, army, worth(s, army) if among else 0, among)
        else:
            for mission in among:
                ledger.allied[held.index(mission)] += worth(s, army)
    answers = 1
    for choice in allied:
        answers *= len(choice.places)
    cases = answers
    for choice in french:
        cases *= len(choice.places)
    if cases > MOST_CASES:
        margin = _one_by_one(ledger, french, allied, given)
    else:
        margin = _support(ledger, french, allied, 0, given)
    for mission in missions:
        if mission not in held:
            margin -= ALLIED_POINTS[mission]
    return margin, given


def _sort(
    values: list[int], held: list[int], given: list[int], choices: list[Choice], army: int, value: int, among: list[int]
) -> None:
    """A tile with one mission is added by itself, one with several is a choice."""
    if len(among) == 1:
        values[held.index(among[0])] += value
        given[army] = among[0]
    elif among:
        choices.append(Choice(army, value, [held.index(m) for m in among]))


def _support(ledger: Ledger, french: list[Choice], allied: list[Choice], i: int, given: list[int]) -> int:
    """Napoléon's best allotment from the i-th tile on, knowing Schwarzenberg's best answer."""
    if i == len(french):
        return _answer(ledger, allied, 0, given)
    choice = french[i]
    best = -1000
    kept = given[:]
    for place in choice.places:
        tried = given[:]
        tried[choice.army] = ledger.missions[place]
        ledger.french[place] += choice.worth
        margin = _support(ledger, french, allied, i + 1, tried)
        ledger.french[place] -= choice.worth
        if margin > best:
            best, kept = margin, tried
    given[:] = kept
    return best


def _answer(ledger: Ledger, allied: list[Choice], i: int, given: list[int]) -> int:
    if i == len(allied):
        return ledger.margin()
    choice = allied[i]
    best = 1000
    kept = given[:]
    for place in choice.places:
        tried = given[:]
        tried[choice.army] = ledger.missions[place]
        ledger.allied[place] += choice.worth
        margin = _answer(ledger, allied, i + 1, tried)
        ledger.allied[place] -= choice.worth
        if margin < best:
            best, kept = margin, tried
    given[:] = kept
    return best


def _one_by_one(ledger: Ledger, french: list[Choice], allied: list[Choice], given: list[int]) -> int:
    """Far too many cases: every tile in turn goes where it changes most, or to the closest contest."""
    for choice in french + allied:
        values = ledger.french if choice in french else ledger.allied
        best, where = 1000, choice.places[0]
        for place in choice.places:
            gap = abs(ledger.french[place] - ledger.allied[place])
            if gap < best:
                best, where = gap, place
        values[where] += choice.worth
        given[choice.army] = ledger.missions[where]
    return ledger.margin()


def score_now(s: Nations, missions: list[int]) -> dict[str, Any]:
    """Mission by mission, and in all, what the final scoring would give now for the missions that one knows of."""
    _, given = settle(s, missions)
    return tally(s, missions, given)


def tally(s: Nations, missions: list[int], given: list[int]) -> dict[str, Any]:
    """Mission by mission who contests it, who supports whom, and which side takes its points."""
    score = s.score[:] if s.winner < 0 else [0, 0]
    told = []
    for mission in missions:
        own = mission_army(s, mission)
        supporters = [army for army in ARMIES_OF[FRENCH] if given[army] == mission]
        if s.rules.fights_once:
            enemies = [army for army in ARMIES_OF[ALLIED] if given[army] == mission]
        else:
            enemies = [army for army in ARMIES_OF[ALLIED] if mission in opposable(s, army, missions)]
        french = worth(s, own) + sum([worth(s, army) for army in supporters]) if own >= 0 else 0
        allied = sum([worth(s, army) for army in enemies])
        side = FRENCH if own >= 0 and french >= allied else ALLIED
        points = FRENCH_POINTS[mission] if side == FRENCH else ALLIED_POINTS[mission]
        score[side] += points
        told.append(
            {
                "mission": MISSIONS[mission],
                "army": ARMIES[own] if own >= 0 else None,
                "supporters": [{"army": ARMIES[army], "worth": worth(s, army)} for army in supporters],
                "enemies": [{"army": ARMIES[army], "worth": worth(s, army)} for army in enemies],
                "french": french,
                "allied": allied,
                "side": SIDES[side],
                "points": points,
            }
        )
    final = score if s.winner < 0 else s.score
    return {"missions": told, "score": {SIDES[side]: final[side] for side in (FRENCH, ALLIED)}}
