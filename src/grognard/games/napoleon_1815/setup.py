"""Set-up: the scenario, the decks, by the Grognard rules the vedettes (N15-SET, N15-VED-01, -24)."""

from typing import ClassVar

from grognard.games.napoleon_1815.frames import CampaignFrame, misplaced
from grognard.games.napoleon_1815.state import OFF, Campaign, Rules, empty
from grognard.games.napoleon_1815.tables import (
    BIT,
    BLOCK_COUNT,
    BLOCKS_OF,
    CORPS,
    CORPS_OF_NATION,
    DECKS,
    FRENCH,
    IN_FRANCE,
    KIND_OF,
    NEIGHBOURS,
    SIDE_OF_NATION,
    VEDETTES_OF_NATION,
    ZONE_COUNT,
    blocks_in,
)
from grognard.games.napoleon_1815.turn import Turn
from grognard.games.napoleon_1815.verbs import T_VEDETTE, VEDETTE
from grognard.kernel.actions import act
from grognard.kernel.chance import Source
from grognard.kernel.contract import NOBODY, Game


def lay_out(s: Campaign) -> None:
    """Blocks, cubes, markers as the scenario says; they score nothing (N15-SET-03 to -06, N15-CTL-04)."""
    scenario = s.rules.scenario
    for b in range(BLOCK_COUNT):
        s.put(b, scenario.zone[b])
        if scenario.zone[b] >= 0:
            s.ready |= BIT[b]
        if KIND_OF[b] == CORPS:
            s.infantry[b] = scenario.infantry[b]
            s.cavalry[b] = scenario.cavalry[b]
            s.fatigue[b] = scenario.fatigue[b]
    s.due = scenario.due[:]
    s.control = scenario.control[:]
    for zone in scenario.strong:
        s.strong[zone] = 1
    s.to_place = scenario.vedettes[:] if s.rules.grognard else [0, 0, 0]
    public_bounds(s)


def public_bounds(s: Campaign) -> None:
    """What is on the sheets now is known to all: a scenario is public."""
    s.least_infantry, s.most_infantry = s.infantry[:], s.infantry[:]
    s.least_cavalry, s.most_cavalry = s.cavalry[:], s.cavalry[:]
    s.least_fatigue, s.most_fatigue = s.fatigue[:], s.fatigue[:]


def begin(game: Game, rules: Rules, word: int, source: Source | None) -> Campaign:
    """The table set up, before the decks are shuffled."""
    s = empty(game, rules, word, source)
    lay_out(s)
    s.enter(Shuffle())
    return s


class Shuffle(CampaignFrame):
    """Each side's deck is shuffled; then vedettes are placed (N15-SET-08)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Campaign) -> None:
        for side in (0, 1):
            s.deck[side] = DECKS[s.rules.players][side][:]
            s.shuffle(s.deck[side])
        next_vedette(s)


def next_vedette(s: Campaign) -> None:
    """Who places the next vedette: the French, then the coalition, nation by nation."""
    for nation in range(3):
        if s.to_place[nation] > 0:
            s.become(Vedettes(s.rules.seat_of_nation[nation]))
            return
    s.become(Turn(0))


def outposts(s: Campaign, nation: int) -> list[int]:
    """Zones with own corps or next to them, without enemy blocks or an enemy marker; the French in France in the campaign."""
    side = SIDE_OF_NATION[nation]
    found = []
    for zone in range(ZONE_COUNT):
        if s.at[zone] & BLOCKS_OF[1 - side] or s.control[zone] == 1 - side:
            continue
        if side == FRENCH and s.rules.scenario.id == "campagne_de_belgique" and not IN_FRANCE[zone]:
            continue
        near = s.at[zone]
        for other in NEIGHBOURS[zone]:
            near |= s.at[other]
        if near & CORPS_OF_NATION[nation]:
            found.append(zone)
    return found


class Vedettes(CampaignFrame):
    """A player adds his vedettes to the map, one by one (N15-VED-01, -24)."""

    def nation(self, s: Campaign) -> int:
        """The nation whose vedettes this player places now."""
        for nation in range(3):
            if s.to_place[nation] > 0:
                return nation
        return 0

    def wait(self, s: Campaign, seat: int) -> str:
        return "N15-VED-01"

    def legal(self, s: Campaign, seat: int) -> list[int]:
        return [act(VEDETTE, zone) for zone in outposts(s, self.nation(s))]

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb != VEDETTE:
            return misplaced(verb)
        return None if argument in outposts(s, self.nation(s)) else "N15-VED-24"

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        nation = self.nation(s)
        block = next(b for b in blocks_in(VEDETTES_OF_NATION[nation]) if s.zone[b] == OFF)
        s.put(block, argument)
        s.ready |= BIT[block]
        s.to_place[nation] -= 1
        s.tell(T_VEDETTE, nation, argument)
        next_vedette(s)
