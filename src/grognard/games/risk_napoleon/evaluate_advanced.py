"""Common sense with the advanced rules and in the history, for every nation.

The odds are exact; the weights are ours and were tried by simulation. In the history land is worth what it scores when the
campaign ends and what it pays until then; a nation follows its obligations because it must, and looks after its fleets.
"""

from grognard.games.risk_napoleon.advanced import B_ROUNDS, C_CARGO, C_EXPOSED, GENERAL_ALONE, L_COUNT, LANDING_FORCE
from grognard.games.risk_napoleon.armies import Detail
from grognard.games.risk_napoleon.campaigns import (
    CAPTURED,
    COALITION_AT_LEAST,
    COALITION_HOLD,
    HOLD,
    LANDING,
    NO_ENEMY,
    PER_TERRITORY,
    PERIODS,
)
from grognard.games.risk_napoleon.captives import Answer, Terms
from grognard.games.risk_napoleon.conquest import MoveIn
from grognard.games.risk_napoleon.crossing import way_of
from grognard.games.risk_napoleon.generals import allowance
from grognard.games.risk_napoleon.landings import Landing
from grognard.games.risk_napoleon.movement import Marching
from grognard.games.risk_napoleon.naval import attackers, defenders
from grognard.games.risk_napoleon.phases import Adversary, adversaries
from grognard.games.risk_napoleon.rounds import Resist, sheltered
from grognard.games.risk_napoleon.ships import Sail, ships_at
from grognard.games.risk_napoleon.state import Risk, counters, number_of
from grognard.games.risk_napoleon.tables import (
    AT_SEA,
    BORDER_FROM,
    BORDER_TO,
    BORDER_WAY,
    FRA,
    NATION_COUNT,
    NEUTRAL,
    REGION_BONUS,
    REGION_MASK,
    REGION_OF,
    TERRITORY_COUNT,
)
from grognard.games.risk_napoleon.verbs import (
    ACCEPT,
    AGAINST,
    ATTACK,
    BREAK_OFF,
    BREAKOUT,
    DEFEND,
    DEMAND,
    DESTROY,
    DETAIL,
    DOCK,
    EMBARK,
    END_COMBAT,
    END_NAVAL_COMBAT,
    END_NAVAL_MOVEMENT,
    END_REINFORCEMENTS,
    END_TURN,
    ENGAGE,
    ENOUGH,
    ENTER,
    ESCORT,
    FATE,
    FIRE,
    FLEET,
    FORFEIT,
    FORTRESS,
    GARRISON,
    GENERAL,
    HAND_IN,
    INTERCEPT,
    KEEP,
    LAUNCH,
    LEADER,
    LET_PASS,
    LOSE_ONE,
    MANOEUVRE,
    MARCH,
    NAVAL_ATTACK,
    OCCUPY,
    OFFER,
    PAY,
    PLACE_ALL,
    PLACE_FIVE,
    PLACE_ONE,
    RAZE,
    REACH,
    RECALL,
    RELEASE,
    RETURN_FIRE,
    RIDE,
    SAIL,
    SEND_ONE,
    SET_SAIL,
    SINK,
    SPANISH_FLEET,
    STATION,
    STAY,
    SUFFER,
    WITHDRAW,
)
from grognard.kernel.odds import Siege, conquest

FORTRESS_SIEGE = Siege([0, 2, 2, 2, 2, 2, 2, 3])


def land_worth(s: Risk, power: int, territory: int) -> float:
    """What holding a territory is worth to a power: points of the campaign in the history, else region and rivals."""
    hist = s.hist
    found = 1.0
    region = REGION_OF[territory]
    mask, bonus = REGION_MASK[region], float(REGION_BONUS[region])
    bit = 1 << territory
    missing = number_of(mask & ~(s.held[power] | bit))
    found += bonus / (1.0 + missing) * (1.0 if hist is None else 0.5)
    if hist is None or hist.period >= len(PERIODS):
        return found
    period = PERIODS[hist.period]
    for aim in period.aims:
        if aim.lands & bit:
            scale = 1.0 if aim.nation == power else 0.7 if (aim.nation == FRA) == (power == FRA) else 0.8
            if aim.kind in (HOLD, PER_TERRITORY):
                found += aim.points * scale
            elif aim.kind == LANDING and aim.nation == power and not hist.landed[power] & bit:
                found += aim.points
            elif aim.kind == CAPTURED and aim.nation == power and not hist.taken[power] & bit:
                found += aim.points
            elif aim.kind in (COALITION_HOLD, COALITION_AT_LEAST, NO_ENEMY):
                found += 0.4 * aim.points
    return found


def danger(s: Risk, power: int, territory: int) -> int:
    """The enemy regiments next to a territory."""
    foe = counters(s).foe[power]
    found = 0
    for border in s.rules.out[territory]:
        there = BORDER_TO[border]
        if s.owner[there] >= 0 and foe >> s.owner[there] & 1 and s.owner[there] != NEUTRAL:
            found += s.troops[there]
    return found


def winning(s: Risk, border: int, attackers_there: int) -> float:
    """The chance to take the target with so many regiments, fighting to the end."""
    there = BORDER_TO[border]
    limit = allowance(s, border)
    attackers_there = min(attackers_there, max(limit, 0)) if limit < 900 else attackers_there
    if counters(s).fort >> there & 1 and sheltered(s, there):
        return FORTRESS_SIEGE.conquest(attackers_there, s.troops[there])
    return conquest(attackers_there, s.troops[there])


def assault_worth(s: Risk, power: int, border: int, more: int) -> float:
    """What an attack promises: the gain by the odds, less what it costs."""
    here, there = BORDER_FROM[border], BORDER_TO[border]
    force = s.troops[here] + more - 1
    if force < 1:
        return -1e4
    adv = counters(s)
    if BORDER_WAY[border] and s.rules.fleets:
        for sea in BORDER_WAY[border]:
            if adv.guard[sea] & adv.foe[power]:
                force = force * 2 // 3
    chance = winning(s, border, force)
    gain = land_worth(s, power, there)
    if s.conquered == 0:
        gain += 2.0
    if adv.general[there]:
        gain += 1.0
    return chance * gain - 0.3 * (s.troops[there] * 0.9 + (1.0 - chance) * min(force, s.troops[there] + 2))


def best_attack(s: Risk, power: int, territory: int, more: int) -> float:
    """The best attack out of a territory, with so many regiments more."""
    adv = counters(s)
    best = -1e4
    for border in s.rules.out[territory]:
        owner = s.owner[BORDER_TO[border]]
        if owner >= 0 and adv.foe[power] >> owner & 1:
            best = max(best, assault_worth(s, power, border, more))
    return best


def post_worth(s: Risk, power: int, territory: int, more: int) -> float:
    """What regiments brought to a territory are good for: the best attack, and safety."""
    threat = danger(s, power, territory)
    if threat == 0:
        return -50.0
    held = conquest(threat, s.troops[territory]) - conquest(threat, s.troops[territory] + more)
    return max(best_attack(s, power, territory, more), -1.0) + held * land_worth(s, power, territory) * 1.2


def next_to_front(s: Risk, power: int, territory: int) -> float:
    """How near the enemy is: 0 at the front, less behind it."""
    return 0.0 if danger(s, power, territory) else -1.0


def duel_worth(s: Risk, power: int, sea: int, enemy: int) -> float:
    """A fight on a link against this enemy."""
    return conquest(len(ships_at(s, AT_SEA + sea, power)), len(ships_at(s, AT_SEA + sea, enemy))) - 0.5


def judge_advanced(s: Risk, power: int, verb: int, argument: int) -> float:
    """What a plain player thinks of an action of the advanced rules; only the order counts."""
    adv = counters(s)
    if verb == ATTACK:
        return assault_worth(s, power, argument, 0)
    if PLACE_ONE <= verb <= PLACE_ALL:
        pool = max(s.pool, s.hist.displaced[power] if s.hist is not None else 0)
        number = pool if verb == PLACE_ALL else 5 if verb == PLACE_FIVE else 1
        return post_worth(s, power, argument, max(pool, 3)) + 0.01 * number
    if verb in (FORTRESS, GENERAL, FLEET, SPANISH_FLEET):
        return purchase_worth(s, power, verb, argument)
    if verb in (ENGAGE, DEFEND, MARCH, FIRE, RETURN_FIRE):
        return fight_worth(s, power, verb, argument)
    if verb == EMBARK:
        return embark_worth(s, argument)
    if verb == OCCUPY:
        return -abs(argument - garrison_of(s, power))
    if verb == MANOEUVRE:
        return march_worth(s, power, argument)
    if verb in (SAIL, DOCK, STATION, STAY):
        return sail_worth(s, power, verb, argument)
    if verb == NAVAL_ATTACK:
        return max([duel_worth(s, power, argument, enemy) for enemy in adversaries(s, power, argument)])
    if verb == AGAINST:
        top = s.stack[-1]
        assert isinstance(top, Adversary)
        return duel_worth(s, power, top.sea, argument)
    if verb == BREAKOUT:
        return 0.1 * len(ships_at(s, argument, power)) - 0.15
    if verb == BREAK_OFF:
        return 1.5 if len(attackers(s)) * 2 > len(defenders(s)) * 3 else 2.6 if counters(s).battle[B_ROUNDS] else 0.0
    if verb in (INTERCEPT, LET_PASS):
        return intercept_worth(s, verb)
    if verb in (END_COMBAT, END_TURN, END_NAVAL_COMBAT, END_NAVAL_MOVEMENT, END_REINFORCEMENTS):
        return 0.0
    if verb == LEADER:
        return leader_worth(s, power)
    if verb == RECALL:
        landing = adv.landing
        top = s.stack[-1]
        assert isinstance(top, Landing)
        return 2.5 if conquest(landing[L_COUNT], s.troops[BORDER_TO[top.border]]) < 0.25 else -1.0
    return other_worth(s, power, verb, argument)


def other_worth(s: Risk, power: int, verb: int, argument: int) -> float:
    """What is left: duties, generals, captives, treaties."""
    if verb in (ENTER, LAUNCH):
        return 3.0
    if verb == ACCEPT:
        return answer_worth(s, verb)
    if verb in (PAY, KEEP, HAND_IN, SET_SAIL):
        return 1.0
    if verb == ESCORT:
        return 1.5
    if verb in (RAZE, FORFEIT, DESTROY, OFFER):
        return offer_worth(s, power, argument) if verb == OFFER else -1.0
    if verb in (RELEASE, DEMAND):
        return terms_worth(s, verb, argument)
    if verb == RIDE:
        return 0.3 if danger(s, power, argument) == 0 else -0.5
    if verb in (REACH, WITHDRAW, GENERAL):
        return 0.05 * s.troops[argument] + next_to_front(s, power, argument)
    if verb in (LOSE_ONE, SEND_ONE, GARRISON):
        return float(s.troops[argument]) - 0.5 * danger(s, power, argument)
    if verb == ENOUGH:
        return 1e3 if s.hist is not None and s.hist.period == 2 else -1e3
    if verb == SUFFER:
        return -1.0 if argument == power else 0.0
    if verb == DETAIL:
        top = s.stack[-1]
        return float(-argument if isinstance(top, Detail) and top.nation == power else argument)
    return 0.1 if verb in (SINK, FATE) else 0.0


def purchase_worth(s: Risk, power: int, verb: int, territory: int) -> float:
    """A general where a great army attacks, a fleet where the sea counts, a fortress hardly ever."""
    adv = counters(s)
    if verb == GENERAL:
        on_board = sum(1 for mask in adv.general if mask >> power & 1)
        army = s.troops[territory] + s.pool - 3
        if on_board >= 3 or army < 9 or danger(s, power, territory) == 0:
            return -60.0
        return 40.0 + army
    if verb in (FLEET, SPANISH_FLEET):
        ships = sum(1 for ship, at in enumerate(adv.ship) if at >= 0 and s.rules.ship_power[ship] == power)
        if s.pool < 6 or ships >= (8 if power == 4 and s.hist is not None else 3):
            return -60.0
        return 30.0 - 5 * ships
    threat = danger(s, power, territory)
    if s.pool < 6 or threat < 6 or not 3 <= s.troops[territory] <= 6:
        return -60.0
    return 20.0 + land_worth(s, power, territory)


def fight_worth(s: Risk, power: int, verb: int, argument: int) -> float:
    """All the dice there are; a manoeuvre takes all that it may."""
    top = s.stack[-1]
    if verb == MARCH and isinstance(top, Marching):
        here = BORDER_FROM[top.border]
        stay = 1 if danger(s, power, here) == 0 else s.troops[here] // 2
        return -abs(argument - (s.troops[here] - stay))
    if verb == FIRE:
        return 2.0 + argument / 10
    return float(argument)


def embark_worth(s: Risk, argument: int) -> float:
    top = s.stack[-1]
    here = BORDER_FROM[getattr(top, "border", 0)]
    return -abs(argument - (s.troops[here] - 2))


def garrison_of(s: Risk, power: int) -> float:
    """How many regiments to move into a territory just taken: by the danger on both sides."""
    top = s.stack[-1]
    assert isinstance(top, MoveIn)
    here, there = BORDER_FROM[top.border], BORDER_TO[top.border]
    landing = counters(s).landing
    if landing:
        return 1e6
    staying = danger(s, power, here)
    going = 0
    foe = counters(s).foe[power]
    for border in s.rules.out[there]:
        beyond = BORDER_TO[border]
        if s.owner[beyond] >= 0 and foe >> s.owner[beyond] & 1 and beyond != there:
            going += s.troops[beyond]
    if staying == 0:
        return 1e6
    return s.troops[here] * (going * 1.5 + 1) / (staying + going * 1.5 + 1)


def march_worth(s: Risk, power: int, border: int) -> float:
    """A manoeuvre is good if it brings idle regiments to the front."""
    here, there = BORDER_FROM[border], BORDER_TO[border]
    if BORDER_WAY[border]:
        return -1.0
    if danger(s, power, here):
        return -1.0
    away = front_distances(s, power)
    if away[there] >= away[here]:
        return -1.0
    return s.troops[here] - 1.0 + 0.1 * danger(s, power, there)


def front_distances(s: Risk, power: int) -> list[int]:
    """How many marches each territory is from the front, over friendly ground."""
    far = [99] * TERRITORY_COUNT
    ring = [t for t in s.lands[power] if danger(s, power, t)]
    for t in ring:
        far[t] = 0
    step = 0
    while ring:
        step += 1
        following = []
        for t in ring:
            for border in s.rules.out[t]:
                there = BORDER_TO[border]
                if not BORDER_WAY[border] and s.owner[there] == power and far[there] > step:
                    far[there] = step
                    following.append(there)
        ring = following
    return far


def sail_worth(s: Risk, power: int, verb: int, argument: int) -> float:
    """The strong seek the enemy, the weak stay in port; what threatens one's own coast is watched."""
    adv = counters(s)
    top = s.stack[-1]
    if verb == SAIL:
        place = adv.ship[argument]
        return 0.2 if place < TERRITORY_COUNT and strong(s, power) else -0.2
    ship = top.ship if isinstance(top, Sail) else 0
    bold = strong(s, power)
    if verb == STAY:
        return 0.5
    if verb == DOCK:
        if s.owner[argument] == power:
            return 0.4 if not bold else -0.1
        return 0.6 + 0.3 * len(ships_at(s, argument, s.owner[argument])) if bold else -0.5
    theirs = sum(
        len(ships_at(s, AT_SEA + argument, enemy)) for enemy in range(s.rules.powers) if adv.foe[power] >> enemy & 1
    )
    ours = len(ships_at(s, AT_SEA + argument, power))
    own_coast = sea_value(s, power, argument)
    if theirs > ours + 1 or ship < 0:
        return -1.0
    return own_coast + (0.5 * theirs if ours + 1 >= theirs else -0.5) - 0.4 * max(0, ours - 2) + (0.1 if bold else -0.2)


def sea_value(s: Risk, power: int, sea: int) -> float:
    """How many crossings against this power a position watches."""
    found = 0.0
    foe = counters(s).foe[power]
    for territory in s.lands[power]:
        for border in s.rules.out[territory]:
            if sea in BORDER_WAY[border]:
                owner = s.owner[BORDER_TO[border]]
                if owner >= 0 and foe >> owner & 1:
                    found += 0.15
    return min(found, 0.9)


def strong(s: Risk, power: int) -> bool:
    """Whether the power has more fleets at sea and in port than its enemies."""
    adv = counters(s)
    ours = theirs = 0
    for ship, place in enumerate(adv.ship):
        if place >= 0:
            if s.rules.ship_power[ship] == power:
                ours += 1
            elif adv.foe[power] >> s.rules.ship_power[ship] & 1:
                theirs += 1
    return ours > theirs


def intercept_worth(s: Risk, verb: int) -> float:
    """A convoy is met if the fight with its escort is not hopeless; a lone general always."""
    adv = counters(s)
    convoy = adv.convoy
    if verb == LET_PASS:
        return 0.0
    if convoy[C_CARGO] == GENERAL_ALONE:
        return 1.0
    place = AT_SEA + way_of(convoy[1])[convoy[5]]
    escort = sum(1 for ship, at in enumerate(adv.ship) if at == place and convoy[7] >> ship & 1)
    top = s.stack[-1]
    mine = len(ships_at(s, place, s.power_of(top.seat)))
    return (0.5 if convoy[C_CARGO] == LANDING_FORCE else 0.3) + 0.05 * convoy[C_EXPOSED] - 0.4 * max(0, escort - mine)


def leader_worth(s: Risk, power: int) -> float:
    """A leader is played where much is at stake."""
    top = s.stack[-1]
    border = getattr(top, "border", -1)
    if border < 0:
        return -1.0
    there = BORDER_TO[border]
    if isinstance(top, Resist):
        return 5.0 if s.troops[there] >= 4 and land_worth(s, power, there) > 3 else -1.0
    return 5.0 if s.troops[there] >= 5 and land_worth(s, power, there) > 4 else -1.0


def offer_worth(s: Risk, power: int, other: int) -> float:
    """Offers are made when both hold generals."""
    adv = counters(s)
    return 0.5 if adv.captive[power * 7 + other] and adv.captive[other * 7 + power] else -1.0


def terms_worth(s: Risk, verb: int, argument: int) -> float:
    """One for one."""
    top = s.stack[-1]
    if isinstance(top, Terms):
        fair = 1 if verb == RELEASE else max(1, top.given)
        return -abs(argument - fair)
    return 0.0


def answer_worth(s: Risk, verb: int) -> float:
    """An offer is taken if it brings at least as many generals as it costs."""
    top = s.stack[-1]
    if not isinstance(top, Answer):
        return 0.0
    good = top.given >= top.wanted
    return (1.0 if good else -1.0) if verb == ACCEPT else 0.0


def strength_history(s: Risk, power: int) -> float:
    """A nation's regiments and what its land will score."""
    hist = s.hist
    assert hist is not None
    regiments = sum(hist.part[t * NATION_COUNT + power] for t in range(TERRITORY_COUNT))
    return 0.3 * regiments + 0.5 * len(s.lands[power])
