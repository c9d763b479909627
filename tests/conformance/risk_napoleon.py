"""What holds in every situation of RISK Édition Napoléon."""

from grognard.games.risk_napoleon.advanced import PLACEMENT, TREATY, Advanced, History
from grognard.games.risk_napoleon.armies import chosen_commander
from grognard.games.risk_napoleon.assault import Assault
from grognard.games.risk_napoleon.combat import Combat, Occupy
from grognard.games.risk_napoleon.generals import counted
from grognard.games.risk_napoleon.manoeuvres import Manoeuvre
from grognard.games.risk_napoleon.movement import Movement
from grognard.games.risk_napoleon.phases import NavalCombat, NavalMovement
from grognard.games.risk_napoleon.reinforcements import Reinforcements
from grognard.games.risk_napoleon.state import CAPITAL_OF, MISSION_OF, Risk, cards_in, counters
from grognard.games.risk_napoleon.tables import (
    AT_SEA,
    BORDER_TO,
    BORDERS_OUT,
    CARD_COUNT,
    CARD_OF,
    FORTRESSES,
    NATION_COUNT,
    NEUTRAL,
    NEUTRAL_GARRISON,
    PORT_AREAS,
    SCANDINAVIA,
    SEA_COUNT,
    SEAS,
    START,
    TERRITORY_COUNT,
)
from grognard.games.risk_napoleon.victory import may_claim
from grognard.kernel.contract import Json, State
from tests.games.risk_napoleon.campaigning import FRA, end_of, escorted, start_of, war

DECISIONS = 400


def sound(state: State) -> None:
    assert isinstance(state, Risk)
    _board(state)
    _garrisons(state)
    _cards(state)
    _secrets(state)
    _claims(state)
    if state.adv is not None:
        _counters(state, state.adv)
    if state.hist is not None:
        _history(state, state.hist)
    else:
        assert (state.winner >= 0) == (not state.stack), "a winner ends the game, and nothing else does"


def rare() -> dict[str, Json]:
    """Two failed attacks with generals in one turn; a link with fleets of three nations; a convoy that has lost its
    escort; a French army deep in Russia in 1812; the battle of Waterloo."""
    fronts = [{"border": "irlande>ecosse", "force": 7}, {"border": "saxe>silesie", "force": 8}]
    generals = {"irlande": "p1", "saxe": "p1"}
    beaten = war(rules="generals", generals=generals, advanced={"fronts": fronts}, irlande=("p1", 2), saxe=("p1", 2))
    retreat = end_of("russia_1812", lituanie=("fra", 4), varsovie=("fra", 1), prusse_orientale=("fra", 1))
    fleets = {"fleet_1": "sea l_manche", "fleet_5": "sea l_manche", "fleet_9": "sea l_manche"}
    melee = war("NavalCombat", rules="fleets", fleets=fleets, r_royaume_uni="p1")
    waterloo = start_of("belgium_1815")
    return {
        "ChooseFate": beaten.do("p1", "end_combat").told(),
        "Retreat": retreat.told(),
        "Haven": retreat.copy().do(FRA, "send lituanie").told(),
        "Adversary": melee.do("p1", "naval_attack l_manche").told(),
        "Strike": escorted("65 54").do("p2", "fire 2").do("p1", "return_fire 2").told(),
        "Charge": waterloo.told(),
        "Square": waterloo.copy().do(FRA, "engage 3").told(),
    }


_AT_LEISURE = (Reinforcements, NavalMovement, NavalCombat, Assault, Movement)


def _counters(s: Risk, adv: Advanced) -> None:
    """Counters are where they can be, and no more than there are."""
    assert adv.fort.bit_count() <= FORTRESSES, "too many fortresses"
    for power in range(s.rules.powers):
        assert counted(s, power) <= s.rules.most_generals[power], f"too many generals of {power}"
    for sea in range(SEA_COUNT):
        there = {s.rules.ship_power[ship] for ship, place in enumerate(adv.ship) if place == AT_SEA + sea}
        assert adv.guard[sea] == sum(1 << power for power in there), f"the guard of {SEAS[sea]}"
    for ship, place in enumerate(adv.ship):
        if place >= 0:
            assert s.rules.ship_power[ship] < s.rules.powers, f"fleet {ship} is nobody's"
        if 0 <= place < TERRITORY_COUNT:
            assert PORT_AREAS[place], f"fleet {ship} lies ashore"
    if s.stack and isinstance(s.stack[-1], _AT_LEISURE):
        assert not adv.convoy, "a convoy is under way"
        assert not adv.landing, "a landing force is ashore"
        for t in range(TERRITORY_COUNT):
            assert (s.troops[t] > 0) == (s.owner[t] >= 0), f"{s.troops[t]} regiments on {t}"
            for power in range(s.rules.powers):
                if adv.general[t] >> power & 1:
                    assert s.owner[t] == power or adv.ally[power] >> s.owner[t] & 1, (
                        f"a general of {power} on enemy ground"
                    )


def _history(s: Risk, hist: History) -> None:
    """Armies are the sum of their nations' regiments, under the right commander."""
    if hist.losing or hist.stage in (TREATY, PLACEMENT):
        return
    for t in range(TERRITORY_COUNT):
        parts = hist.part[t * NATION_COUNT : (t + 1) * NATION_COUNT]
        assert min(parts) >= 0, f"{parts} on {t}"
        assert sum(parts) == s.troops[t], f"{parts} on {t}, but {s.troops[t]} regiments"
        if s.troops[t]:
            assert s.owner[t] == chosen_commander(parts, counters(s).general[t], hist.arrival[t]), f"command on {t}"
    assert all(s.owner[t] < 0 for t in cards_in(SCANDINAVIA)), "somebody is in Scandinavia"


def _claims(s: Risk) -> None:
    """Where the engine claims, an active player at leisure has no fulfilled mission: also in worlds dealt anew, so that a
    seat never believes in a mission that it would have seen claimed."""
    if (
        s.rules.auto_claim
        and s.stack
        and isinstance(s.stack[-1], Reinforcements | Combat | Manoeuvre | Assault | Movement)
    ):
        assert not may_claim(s, s.turn), f"{s.turn} has fulfilled its mission and goes on"


def _board(s: Risk) -> None:
    """What is kept by owner and by neighbour is what follows from the owners."""
    for owner in range(NEUTRAL + 1):
        lands = [t for t in range(TERRITORY_COUNT) if s.owner[t] == owner]
        assert s.lands[owner] == lands, f"lands of {owner}"
        assert s.held[owner] == sum(1 << t for t in lands), f"held by {owner}"
        assert s.kept[owner] & ~s.held[owner] == 0, f"kept and not held by {owner}"
    if -1 not in s.owner:
        for here in range(TERRITORY_COUNT):
            hostile = [s.owner[BORDER_TO[border]] != s.owner[here] for border in BORDERS_OUT[here]]
            assert s.hostile[here] == sum(1 << i for i, other in enumerate(hostile) if other), f"hostile to {here}"
    assert s.rules.neutral or not s.lands[NEUTRAL], "no neutral army with three players or more"


def _garrisons(s: Risk) -> None:
    """No territory is ever empty, but for the moment before its conqueror moves in; nothing is negative."""
    if s.adv is not None:
        assert min([s.pool, *s.troops, *s.reserve]) >= 0
        return
    top = s.stack[-1] if s.stack else None
    emptied = BORDER_TO[top.border] if isinstance(top, Occupy) else -1
    for t in range(TERRITORY_COUNT):
        if s.owner[t] >= 0:
            assert (s.troops[t] >= 1) == (t != emptied), f"{s.troops[t]} regiments on {t}"
    assert s.pool >= 0
    assert min(s.reserve) >= 0
    if s.round == 0 and -1 not in s.owner:  # set-up: starting regiments are on the board or in the reserve
        for seat in range(s.rules.players):
            placed = sum(s.troops[t] for t in s.lands[seat])
            assert placed + s.reserve[seat] == START[s.rules.players], f"starting regiments of {seat}"
        assert all(s.troops[t] == NEUTRAL_GARRISON for t in s.lands[NEUTRAL])


def _cards(s: Risk) -> None:
    """Every card is in exactly one place: a hand, the pile, or before a player as his capital."""
    if s.round:
        hands = [card for hand in s.hand for card in cards_in(hand)]
        capitals = [CARD_OF[capital] for capital in s.capital if capital >= 0]
        assert sorted([*hands, *s.pile, *capitals]) == list(range(CARD_COUNT)), "a card is lost or in two places"


def _secrets(s: Risk) -> None:
    """Missions, colours and capitals are nobody else's, and their owners know them."""
    for things in (s.mission, s.colour, s.capital):
        dealt = [thing for thing in things if thing >= 0]
        assert len(set(dealt)) == len(dealt), f"{things}: one of them twice"
    for seat in range(s.rules.players):
        assert s.mission[seat] < 0 or s.knows(seat, MISSION_OF + seat), f"{seat} does not know its mission"
        assert s.capital[seat] < 0 or s.knows(seat, CAPITAL_OF + seat), f"{seat} does not know its capital"
        assert all(s.knows(seat, card) for card in cards_in(s.hand[seat])), f"{seat} does not know a card of its hand"
        if s.rules.missions and s.winner < 0 and s.mission[seat] >= 0:
            assert not s.missed[seat] >> s.mission[seat] & 1, f"{seat} did not claim the mission it fulfilled"
