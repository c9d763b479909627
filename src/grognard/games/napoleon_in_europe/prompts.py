"""What a step is about, for the words that ask; and what an action would do that its name does not say."""

from typing import Any

from grognard.games.napoleon_in_europe.battle import battle_regions
from grognard.games.napoleon_in_europe.battlefield import (
    BattleMove,
    Deployment,
    Fire,
    Rally,
    Shift,
    dice_of,
    front_troops,
    nations_of,
    standing,
)
from grognard.games.napoleon_in_europe.business import Cession, TradeCards
from grognard.games.napoleon_in_europe.cards import count
from grognard.games.napoleon_in_europe.diplomacy import AllianceOffer, Diplomacy
from grognard.games.napoleon_in_europe.movement import Detachment, March, Movement, with_step
from grognard.games.napoleon_in_europe.placing import next_corps
from grognard.games.napoleon_in_europe.production import Combination, Muster
from grognard.games.napoleon_in_europe.retreat import Retreat, TrailRetreat, next_arm, retreat_regions
from grognard.games.napoleon_in_europe.sea import Loading, capacity, loaded, losing_roll
from grognard.games.napoleon_in_europe.setup import Nations, Placement, SecretPlacement, quota
from grognard.games.napoleon_in_europe.state import Europe
from grognard.games.napoleon_in_europe.tables import (
    ARM_COUNT,
    BORDER_FROM,
    COMBINATION_CARDS,
    COMBINATION_COUNT,
    CORPS,
    FIELD,
    HOME,
    INFANTRY,
    NATION_COUNT,
    NATIONS,
    NATIONS_IN,
    REGION_COUNT,
    REGIONS,
    number,
    size,
)
from grognard.games.napoleon_in_europe.verbs import (
    ACCEPT,
    CORPS_SET,
    GIVE_UP,
    LOAD,
    MARCH,
    NATION,
    PROPOSE,
    SEND,
    STAND,
    WHOLE,
)
from grognard.kernel.actions import ARGUMENT, NUMBER, PLACE, SHIFT, act
from grognard.kernel.contract import Json

About = dict[str, tuple[str, Any]]


def about(s: Europe, seat: int) -> About:
    """What the fields of the step do not say: how many are left, which corps, which battle."""
    top = s.stack[-1]
    if isinstance(top, Nations):
        return {"left": (NUMBER, quota(s, seat) - s.own[seat].bit_count())}
    if isinstance(top, Placement | SecretPlacement | Muster):
        return _placing(s, seat)
    if isinstance(top, Movement):
        return {"left": (NUMBER, sum([_ready(s, seat, region) for region in range(REGION_COUNT)]))}
    if isinstance(top, March):
        return {"left": (NUMBER, _ready(s, seat, BORDER_FROM[top.border]))}
    if isinstance(top, Detachment):
        return {"left": (NUMBER, with_step(s, BORDER_FROM[top.border], top.corps, top.start))}
    if isinstance(top, Loading):
        return {"left": (NUMBER, capacity(s, seat, top.nation) - loaded(s))}
    if isinstance(top, TradeCards):
        return _trading(s, top, seat)
    if isinstance(top, Cession):
        return {"gives": (NUMBER, 1 if s.owner[s.ctrl[top.region]] == seat else 0)}
    if isinstance(top, Combination):
        needed = COMBINATION_CARDS[top.play % COMBINATION_COUNT]
        return {"left": (NUMBER, needed - count(s.picked)), "needed": (NUMBER, needed)}
    if s.field >= 0:
        return _battle(s, seat)
    return {"left": (NUMBER, len(battle_regions(s)))} if s.party else {}


def _placing(s: Europe, seat: int) -> About:
    corps = next_corps(s, seat)
    nation, arm = corps // ARM_COUNT, corps % ARM_COUNT
    left = number(s.reserve[nation], arm)
    all_left = sum([size(s.reserve[other]) for other in NATIONS_IN[s.own[seat]]])
    return {
        "corps": (CORPS_SET, CORPS[corps]),
        "nation": (NATION, NATIONS[nation]),
        "left": (NUMBER, left),
        "more": (NUMBER, all_left - left),
    }


def _ready(s: Europe, seat: int, region: int) -> int:
    """The pieces of the seat there that have a step left."""
    return sum(
        [size(s.ready[region * NATION_COUNT + nation]) for nation in NATIONS_IN[s.own[seat] & s.present[region]]]
    )


def _trading(s: Europe, top: TradeCards, seat: int) -> About:
    side = top.side(s, seat)
    nations = (top.partner, top.own) if side else (top.own, top.partner)
    wanted = top.take if side else top.give
    return {
        "nation": (NATION, NATIONS[nations[0]]),
        "receiver": (NATION, NATIONS[nations[1]]),
        "left": (NUMBER, wanted - count(s.pledge[side])),
    }


def _battle(s: Europe, seat: int) -> About:
    """Which battle, how many more there are, and whose pieces the seat decides about."""
    top = s.stack[-1]
    told: About = {
        "place": (PLACE, REGIONS[s.field]),
        "more": (NUMBER, len([region for region in battle_regions(s) if region != s.field])),
        "attacks": (NUMBER, 1 if s.attackers & s.own[seat] else 0),
        "round": (NUMBER, s.round),
    }
    if isinstance(top, Deployment):
        side = top.side(s, seat)
        told["corps"] = (CORPS_SET, CORPS[top.corps(s, seat)])
        told["left"] = (NUMBER, top.most(s, seat))
        told["arms"] = (NUMBER, len(s.line[side]) - s.placed[side] - 1)
    elif isinstance(top, BattleMove):
        told["dice"] = (NUMBER, dice_of(s, nations_of(s, s.side)))
        told["targets"] = (NUMBER, front_troops(s, nations_of(s, 1 - s.side)))
    elif isinstance(top, Shift):
        told["left"] = (NUMBER, standing(s, top.corps))
        told["front"] = (NUMBER, number(s.front[top.corps // ARM_COUNT], top.corps % ARM_COUNT))
    elif isinstance(top, Fire | Rally):
        told["hits"] = (NUMBER, s.hits)
    elif isinstance(top, Retreat):
        told["left"] = (NUMBER, size(s.front[top.nation] + s.rear[top.nation]))
    elif isinstance(top, TrailRetreat):
        arm = next_arm(s, top.nation)
        told["corps"] = (CORPS_SET, CORPS[top.nation * ARM_COUNT + arm])
        told["left"] = (NUMBER, number(s.front[top.nation] + s.rear[top.nation], arm))
    return told


# --- what an action would do besides ---------------------------------------------------------------------------------


def cautions(s: Europe, seat: int) -> dict[int, list[Json]]:
    """By action: regions that it would give away, a battle that it would lose, pieces that would perish."""
    top = s.stack[-1]
    if isinstance(top, Movement):
        return _lone_marches(s, seat)
    if isinstance(top, March):
        here = BORDER_FROM[top.border]
        return {act(WHOLE): [_lost(here)]} if _leaves(s, here, 0) else {}
    if isinstance(top, Detachment):
        if top.corps % ARM_COUNT != INFANTRY:
            return {}
        here = BORDER_FROM[top.border]
        most = with_step(s, here, top.corps, top.start)
        stay = number(s.army[here * NATION_COUNT + top.corps // ARM_COUNT], INFANTRY) - most
        return {act(SEND, most): [_lost(here)]} if _leaves(s, here, stay) else {}
    if isinstance(top, Loading):
        return _sailing(s, top, seat)
    if isinstance(top, BattleMove):
        return _losing(s, seat)
    if isinstance(top, AllianceOffer):
        back = _returned(s, seat, top.proposer)
        return {act(ACCEPT): back} if back else {}
    if isinstance(top, Diplomacy):
        found: dict[int, list[Json]] = {}
        for action in s.legal(seat):
            if action >> SHIFT == PROPOSE and (back := _returned(s, seat, action & ARGUMENT)):
                found[action] = back
        return found
    return {}


def _lost(region: int) -> Json:
    return {"say": "caution-loses", "with": {"place": f"place-{REGIONS[region]}"}}


def _leaves(s: Europe, region: int, stay: int) -> bool:
    """Whether the nation that holds an enemy's homeland region, and so many of whose infantry stay, loses it (NIE-POS-05)."""
    holder = s.ctrl[region]
    home = s.home(region)
    if holder < 0 or home < 0 or holder == home or stay:
        return False
    others = s.foot[region] & s.foes[s.owner[home]] & ~s.own[s.owner[holder]]
    idle = s.army[region * NATION_COUNT + holder] - s.ready[region * NATION_COUNT + holder]
    return others == 0 and idle & FIELD == 0 and s.army[region * NATION_COUNT + holder] & FIELD != 0


def _lone_marches(s: Europe, seat: int) -> dict[int, list[Json]]:
    """A single piece marches at once: it may be the infantry that holds its region."""
    found: dict[int, list[Json]] = {}
    for action in s.legal(seat):
        if action >> SHIFT == MARCH:
            here = BORDER_FROM[action & ARGUMENT]
            if HOME[here] >= 0 and s.ctrl[here] != HOME[here] and _ready(s, seat, here) == 1 and _leaves(s, here, 0):
                found[action] = [_lost(here)]
    return found


def _sailing(s: Europe, top: Loading, seat: int) -> dict[int, list[Json]]:
    """The piece that fills the fleet, or is the last, puts it to sea: where dice are thrown that cannot be taken back."""
    worst = losing_roll(s, seat, top.nation, top.goal)
    if worst == 0:
        return {}
    waiting = 0
    for nation in NATIONS_IN[s.own[seat] & s.present[top.port]]:
        waiting += size(s.rested[top.port * NATION_COUNT + nation] - s.load[nation])
    if capacity(s, seat, top.nation) - loaded(s) > 1 and waiting > 1:
        return {}
    note = {"say": "caution-sails", "with": {"place": f"place-{REGIONS[top.goal]}", "most": worst}}
    return {action: [note] for action in s.legal(seat) if action >> SHIFT == LOAD}


def _losing(s: Europe, seat: int) -> dict[int, list[Json]]:
    """Without troops in front the battle is lost; who then has nowhere to go perishes (NIE-BAT-14, -16, -41)."""
    nations = nations_of(s, s.side)
    perish = sum(
        [size(s.front[nation] + s.rear[nation]) for nation in NATIONS_IN[nations] if not retreat_regions(s, nation)]
    )
    notes = [{"say": "caution-no-retreat", "with": {"number": perish}}] if perish else []
    found: dict[int, list[Json]] = {}
    if front_troops(s, nations) == 0:
        found[act(STAND)] = [{"say": "caution-no-front", "with": {}}, *notes]
    if notes and seat == s.chiefs[s.side]:
        found[act(GIVE_UP)] = notes
    return found


def _returned(s: Europe, seat: int, other: int) -> list[Json]:
    """The regions of each other's homelands that an alliance gives back (NIE-ALL-17)."""
    regions = 0
    for region in range(REGION_COUNT):
        home = s.home(region)
        if home >= 0 and s.owner[home] == other and s.ctrl[region] >= 0 and s.owner[s.ctrl[region]] == seat:
            regions += 1
    return [{"say": "caution-returns", "with": {"number": regions}}] if regions else []
