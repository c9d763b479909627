"""Golden games of RISK Édition Napoléon: simple marshals, one game for each way to win."""

from collections.abc import Callable

from grognard.games.risk_napoleon.state import Risk, cards_in, colour_seat
from grognard.games.risk_napoleon.tables import (
    BORDER_FROM,
    BORDER_TO,
    MISSION_COLOUR,
    MISSION_GARRISON,
    MISSION_REGIONS,
    MISSION_TERRITORIES,
    NEIGHBOURS,
    REGION_MASK,
)
from grognard.games.risk_napoleon.verbs import (
    ATTACK,
    BONUS,
    CAPITAL,
    CLAIM,
    END_COMBAT,
    END_NAVAL_COMBAT,
    END_NAVAL_MOVEMENT,
    END_REINFORCEMENTS,
    END_TURN,
    ENGAGE,
    ENOUGH,
    EXCHANGE,
    MANOEUVRE,
    OCCUPY,
    PLACE_ALL,
    PLACE_ONE,
    T_SHOWN,
)
from grognard.kernel.actions import ARGUMENT, SHIFT
from grognard.kernel.contract import Event, State
from grognard.testing.luck import Luck
from tests.golden import Golden, Player

ENDS = (END_REINFORCEMENTS, END_NAVAL_MOVEMENT, END_NAVAL_COMBAT, END_COMBAT, END_TURN, ENOUGH)
MOBILE = 0  # the seat that attacks in earnest; the others are slow to move
LAZY = 4  # a slow marshal stops his attacks one time in so many


def marshal(seed: int) -> Player:
    """Attacks where he is stronger, towards what his mission names; puts his regiments where he is strongest."""
    luck = Luck(seed)
    return lambda state, seat: _choose(_risk(state), seat, state.legal(seat), luck)


def proud(seed: int) -> Player:
    """The same, but he scorns to win by showing a card."""
    luck = Luck(seed)
    claim = CLAIM << SHIFT
    return lambda state, seat: _choose(_risk(state), seat, [a for a in state.legal(seat) if a != claim], luck)


def staff(seed: int) -> Player:
    """A brisk general staff for the history: attacks where it is much stronger, now and then moves a fleet or a general."""
    luck = Luck(seed)
    return lambda state, seat: _order(_risk(state), state.legal(seat), luck)


def _order(s: Risk, actions: list[int], luck: Luck) -> int:
    by_verb: dict[int, list[int]] = {}
    for action in actions:
        by_verb.setdefault(action >> SHIFT, []).append(action)
    if PLACE_ALL in by_verb:
        return luck.choose(by_verb[PLACE_ALL])
    ends = [by_verb[verb][0] for verb in ENDS if verb in by_verb]
    attacks = [
        a
        for a in by_verb.get(ATTACK, [])
        if s.troops[BORDER_FROM[a & ARGUMENT]] > 2 * s.troops[BORDER_TO[a & ARGUMENT]]
    ]
    if attacks and luck.below(8):
        return luck.choose(attacks)
    if ends and luck.below(6):
        return ends[0]
    if OCCUPY in by_verb or ENGAGE in by_verb:
        return by_verb.get(OCCUPY, by_verb.get(ENGAGE, []))[-1]
    return luck.choose(actions)


def _risk(state: State) -> Risk:
    assert isinstance(state, Risk)
    return state


def _choose(s: Risk, seat: int, actions: list[int], luck: Luck) -> int:
    by_verb: dict[int, list[int]] = {}
    for action in actions:
        by_verb.setdefault(action >> SHIFT, []).append(action)
    for verb in (CLAIM, EXCHANGE):
        if verb in by_verb:
            return luck.choose(by_verb[verb])
    if PLACE_ONE in by_verb:
        places = [action & ARGUMENT for action in by_verb[PLACE_ONE]]
        thin = [place for place in places if _short_of_garrisons(s, seat) and s.troops[place] < 2]
        if s.round == 0 and luck.below(2):
            thin = places  # set-up: half of the regiments anywhere
        if thin:
            return PLACE_ONE << SHIFT | luck.choose(thin)
        best = max(places, key=lambda place: (_promise(s, seat, place), luck.below(100)))
        return (PLACE_ALL if PLACE_ALL in by_verb else PLACE_ONE) << SHIFT | best
    if END_COMBAT in by_verb:
        attacks = [action for action in by_verb.get(ATTACK, []) if _edge(s, seat, action & ARGUMENT) > 0]
        if not attacks or _short_of_garrisons(s, seat) or (seat != MOBILE and luck.below(LAZY) == 0):
            return END_COMBAT << SHIFT
        return max(attacks, key=lambda action: _edge(s, seat, action & ARGUMENT))
    if END_TURN in by_verb:
        inland = [action for action in by_verb.get(MANOEUVRE, []) if not s.hostile[BORDER_FROM[action & ARGUMENT]]]
        if not inland:
            return END_TURN << SHIFT
        return max(inland, key=lambda action: s.troops[BORDER_FROM[action & ARGUMENT]])
    return luck.choose(actions) if actions[0] >> SHIFT in (CAPITAL, BONUS) else actions[-1]


def _edge(s: Risk, seat: int, border: int) -> int:
    """How many regiments more than the defender the attacker has, and more if the place is wanted."""
    ahead = s.troops[BORDER_FROM[border]] - s.troops[BORDER_TO[border]]
    return ahead * 2 + 5 if ahead > 0 and _wanted(s, seat, BORDER_TO[border]) else ahead


def _promise(s: Risk, seat: int, place: int) -> int:
    """How good a place is for more regiments: at the front, with many already, near what is wanted."""
    fronts = [there for there in NEIGHBOURS[place] if s.owner[there] != seat]
    return min(len(fronts), 1) * (s.troops[place] + 3 * sum(_wanted(s, seat, there) for there in fronts))


def _short_of_garrisons(s: Risk, seat: int) -> bool:
    """Whether the seat has the territories that its mission asks for, and only their garrisons are wanting."""
    mission = s.mission[seat]
    return mission >= 0 and MISSION_GARRISON[mission] > 1 and s.count(seat) >= MISSION_TERRITORIES[mission]


def _wanted(s: Risk, seat: int, place: int) -> bool:
    """Whether the seat's mission asks for this place."""
    mission = s.mission[seat]
    if mission < 0:
        return s.owner[place] == (seat + 1) % s.rules.players
    if MISSION_COLOUR[mission] >= 0:
        return s.owner[place] == colour_seat(s, MISSION_COLOUR[mission])
    return any(REGION_MASK[region] >> place & 1 for region in cards_in(MISSION_REGIONS[mission]))


def ended(state: State, last: list[Event]) -> str:
    """How the game was won; `last` are the events of its last decision."""
    s = _risk(state)
    if s.hist is not None:
        best = max(s.scores())
        return "camps_level" if best == 0.5 else "french_camp" if s.scores()[0] == best else "allied_camp"
    if not s.rules.missions:
        return s.rules.scenario
    mission = s.mission[s.winner]
    if not any(code == T_SHOWN for _, code, _ in last):
        return "last_player"
    if not s.rules.auto_claim:
        return "claimed_by_hand"
    if MISSION_COLOUR[mission] >= 0:
        return "own_colour" if MISSION_COLOUR[mission] == s.colour[s.winner] else "destruction"
    if MISSION_TERRITORIES[mission]:
        return "garrisons" if MISSION_GARRISON[mission] > 1 else "territories"
    return "regions"


def _golden(ending: str, seed: int, who: Callable[[int], Player], **options: bool | int | str) -> Golden:
    return Golden("risk_napoleon", ending, options, seed, who, ended)


# Every way to win, and for each a game that was won so.
ENDINGS = [
    "regions",  # missions: named regions, ...
    "territories",  # ... a number of territories, ...
    "garrisons",  # ... with two regiments on each, ...
    "destruction",  # ... the end of a colour, ...
    "own_colour",  # ... which was the winner's own: then territories
    "claimed_by_hand",  # a mission shown by its player, not by the engine
    "last_player",  # nobody else is left, whatever the mission
    "two_player",
    "world_conquest",
    "capitals",
    "allied_camp",  # the history 1796 to 1815
    "french_camp",  # the history up to a period
    "camps_level",
]
GAMES = [
    _golden("regions", 22, marshal, players=5),
    _golden("territories", 20, marshal, players=4),
    _golden("garrisons", 18, marshal, players=4),
    _golden("destruction", 38, marshal, players=6),
    _golden("own_colour", 9, marshal, players=4),
    _golden("claimed_by_hand", 6, marshal, players=4, auto_claim=False),
    _golden("last_player", 23, proud, players=3, auto_claim=False),
    _golden("two_player", 39, marshal, players=2, progressive_reinforcements=True),
    _golden("world_conquest", 6, marshal, players=3, scenario="world_conquest", card_bonus="per_card"),
    _golden("capitals", 32, marshal, players=4, scenario="capitals", dealer_seat=2),
    _golden("allied_camp", 8, staff, players=5, scenario="history"),
    _golden("french_camp", 6, staff, players=6, scenario="history", last_campaign=2),
    _golden("camps_level", 99, staff, players=5, scenario="history", last_campaign=1),
]
