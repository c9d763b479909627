"""A marshal's common sense: for every decision what each choice promises in victory points. The weights are ours and were
tried by simulation. How good a situation is as a whole is in value.py."""

from grognard.games.napoleon_1815.cards import Counter
from grognard.games.napoleon_1815.initiative import fillable
from grognard.games.napoleon_1815.manoeuvre import March as MarchFrame
from grognard.games.napoleon_1815.manoeuvre import points
from grognard.games.napoleon_1815.operation import Designate
from grognard.games.napoleon_1815.plans import (
    MOST_POINTS,
    March,
    Prospect,
    battle,
    desperate,
    manoeuvre_worth,
    prize_of,
)
from grognard.games.napoleon_1815.recovery import Recover
from grognard.games.napoleon_1815.state import (
    O_AT,
    O_ATTACKERS,
    O_DEFENDERS,
    O_DIFFERENCE,
    O_MP,
    O_PILE,
    O_SPENT,
    O_START,
    Campaign,
)
from grognard.games.napoleon_1815.tables import (
    BIT,
    BORDER_TO,
    BORDERS_OUT,
    CARD_COLOUR,
    CARD_EVENT,
    CARD_RECOVERY,
    COMMANDER_MASK,
    CORPS_MASK,
    CORPS_OF,
    EVENTS,
    EXHAUSTED,
    FRENCH,
    GREEN,
    MARCHE_FORCEE,
    MOST_FATIGUE,
    NATION_OF,
    NEIGHBOURS,
    STRONG_FROM,
    VALUE,
    VEDETTE_MASK,
    blocks_in,
    count,
    first_in,
)
from grognard.games.napoleon_1815.verbs import (
    ATTACK,
    BRING,
    DECLINE,
    DELAY,
    DESTROY,
    DONE,
    END,
    FATIGUE,
    GIVE,
    LOSE_CAVALRY,
    LOSE_INFANTRY,
    MANOEUVRE,
    MARCH,
    PASS,
    PLAY,
    RECOVER,
    REINFORCE,
    RELIEVE,
    RETREAT,
    SEARCH,
    STAY,
    STEP,
    TAKE,
    VEDETTE,
    ZONE,
)

MOST_TOGETHER = 12  # of so many blocks that are ready in a zone all piles are tried; of more, all together or none

# What playing a card for its event is worth when it may be played, in victory points; keeping it is worth KEEP.
KEEP = 0.22
LAST = 0.06  # on the last turn
_WORTH = {
    "intuition": 0.35, "anticipation": 0.5, "hussards": 0.45, "eclaireurs": 0.24, "aide_de_camp": 0.24, "reserve": 0.9,
    "lamarque": 0.8, "frederick": 0.8, "renforts": 0.8, "ravitaillement": 0.5, "a_bruxelles": 0.3,
    "marche_d_approche": 0.05, "audace": 0.7, "au_son_du_canon": 0.7, "chargez": 0.6, "deploiement_rapide": 0.7,
    "elan": 0.7, "grande_batterie": 0.7, "la_garde": 0.6, "le_rougeaud": 0.4, "tirailleurs": 0.3, "carre": 0.4,
    "la_ligne_rouge": 0.6, "arriere_garde": 0.1, "cambronne": 0.3, "retraite_en_ordre": 0.3, "tenir": 0.25,
    "panique": 0.5, "reaction": 0.1, "ultime_effort": 0.1, "trahison": 0.3, "embuscade": 0.3, "encombrement": 0.35,
    "confusion": 0.35, "fatigue": 0.3, "fourrager": 0.3, "vive_l_empereur": 0.3, "coordination": 0.5, "grouchy": 0.1,
    "organisation": 0.15, "contre_ordre": 0.3, "union_des_forces": 0.1, "pont_detruit": 0.05, "marche_forcee": 0.3,
}  # fmt: skip


# --- common sense ---------------------------------------------------------------------------------------------------


def judge(s: Campaign, seat: int, actions: list[int]) -> list[float]:
    """What a plain player thinks of each of these actions; only their order counts."""
    top = s.stack[-1]
    side = s.rules.side_of_seat[seat]
    if isinstance(top, Designate):
        return _judge_designation(s, side, actions)
    if isinstance(top, MarchFrame):
        return _judge_march(s, side, actions)
    return common_sense(s, seat, actions)


def common_sense(s: Campaign, seat: int, actions: list[int]) -> list[float]:
    """... where no pile is designated and none marches."""
    side = s.rules.side_of_seat[seat]
    return [_judge(s, side, seat, action >> 16, action & 0xFFFF) for action in actions]


def _judge(s: Campaign, side: int, seat: int, verb: int, argument: int) -> float:
    if verb == PASS:
        return KEEP if s.turn < s.rules.scenario.turns else LAST
    if verb == PLAY:
        return _card(s, side, seat, argument)
    if verb == ATTACK:
        return battle(s, side, s.op[O_PILE], s.op[O_AT], 1)
    if verb == DECLINE:
        return 0.0
    if verb == FATIGUE:
        return -_fatigue_harm(s, argument)
    if verb in (RELIEVE, RECOVER):
        top = s.stack[-1]
        number = CARD_RECOVERY[top.card] if isinstance(top, Recover) else 1
        return _relief(s, argument, number)
    if verb in (LOSE_INFANTRY, LOSE_CAVALRY):
        return -_loss_harm(s, argument) - (0.2 if verb == LOSE_CAVALRY else 0.0)
    if verb == RETREAT:
        return _retreat(s, side, BORDER_TO[argument])
    if verb == STAY:
        return 1.0 if s.op[O_DIFFERENCE] > 1 or VALUE[s.op[O_AT]] else 0.0
    if verb == SEARCH:
        return _WORTH[EVENTS[CARD_EVENT[argument]]]
    if verb == REINFORCE:
        strength = s.infantry[argument] + s.cavalry[argument]
        return 1.0 if strength == STRONG_FROM - 1 else 0.1 * (8 - strength)
    if verb == ZONE:
        return _zone(s, side, argument)
    if verb in (TAKE, BRING):
        return float(s.infantry[argument] + s.cavalry[argument]) - s.fatigue[argument]
    if verb == MARCH:
        return 20.0 + Prospect(s, side).standing(BORDER_TO[argument], 0)
    if verb == DESTROY:
        return float(len(BORDERS_OUT[BORDER_TO[argument]]))
    if verb == DELAY:
        return -float(s.infantry[argument])
    if verb == VEDETTE:
        near = sum([1 for zone in NEIGHBOURS[argument] if s.at[zone] & CORPS_OF[1 - side]])
        return near + (0.5 if not s.at[argument] else 0.0)
    if verb == GIVE:
        return -1.0
    return 0.0 if verb != DONE else 0.5


# --- designation and march ------------------------------------------------------------------------------------------


def _judge_designation(s: Campaign, side: int, actions: list[int]) -> list[float]:
    """A block is worth the best pile that can be made with it; the pile as it is, what it can do now."""
    prospect = Prospect(s, side)
    pile = s.op[O_PILE]
    found = []
    for action in actions:
        verb, argument = action >> 16, action & 0xFFFF
        if verb == PASS:
            found.append(-1.5 if desperate(s, side) else 0.03)
        elif verb == PLAY:
            found.append(0.05)
        elif verb == MANOEUVRE:
            found.append(manoeuvre_worth(prospect, pile) + 0.01)
        elif verb == ATTACK:
            found.append(battle(s, side, pile, s.zone[first_in(pile)], 0) - prospect.company(pile) + 0.01)
        else:
            found.append(_best_pile(prospect, pile | BIT[argument]))
    return found


def _best_pile(prospect: Prospect, pile: int) -> float:
    """The best that can come of a pile begun like this."""
    s, side = prospect.s, prospect.side
    first = first_in(pile)
    zone = s.zone[first]
    if pile & VEDETTE_MASK:
        return manoeuvre_worth(prospect, pile) - 0.02 * count(pile)
    nation = NATION_OF[first]
    ready = [
        b
        for b in blocks_in(s.at[zone] & s.ready & ~pile & ~VEDETTE_MASK)
        if NATION_OF[b] == nation and BIT[b] & (CORPS_MASK | COMMANDER_MASK)
    ]
    contested = s.contested(zone)
    best = -9.0
    every = (1 << len(ready)) - 1
    for number in range(every + 1) if len(ready) <= MOST_TOGETHER else [0, every] if every else [0]:
        more = pile
        for i, b in enumerate(ready):
            if number >> i & 1:
                more |= BIT[b]
        if not more & CORPS_MASK:
            continue
        if count(more & CORPS_MASK) <= 3 or not contested:
            alone = s.at[zone] & COMMANDER_MASK & ~more
            if not alone or s.at[zone] & CORPS_OF[side] & ~more:
                best = max(best, manoeuvre_worth(prospect, more))
        if contested:
            best = max(best, battle(s, side, more, zone, 0) - prospect.company(more))
    return best


def _judge_march(s: Campaign, side: int, actions: list[int]) -> list[float]:
    op = s.op
    prospect = Prospect(s, side)
    zone, pile = op[O_AT], op[O_PILE]
    spent = min(MOST_POINTS, op[O_SPENT])
    left = max(0, min(MOST_POINTS, op[O_MP] - op[O_SPENT]))
    march = March(prospect, pile)
    march.start = op[O_START]
    first = zone == op[O_START] and op[O_SPENT] == 0
    found = []
    for action in actions:
        verb, argument = action >> 16, action & 0xFFFF
        if verb == STEP:
            value, stops = march.step(argument, first)
            to, cost = BORDER_TO[argument], march.cost(argument)
            value -= march.prices[spent + cost] - march.prices[spent]
            after = max(0, left - cost)
            found.append(value + (march.ending(to) if stops else march.worth(to, after, spent + cost, False)[after]))
        elif verb == END:
            found.append(march.ending(zone) + 0.02)
        elif CARD_EVENT[argument] == MARCHE_FORCEE:
            longer = march.worth(zone, min(MOST_POINTS, left + 1), spent, first)
            found.append(march.ending(zone) + max(0.0, longer[-1] - longer[left]) - 0.35)
        else:
            found.append(march.ending(zone) - 0.1)
    return found


# --- cards ----------------------------------------------------------------------------------------------------------


def _card(s: Campaign, side: int, seat: int, card: int) -> float:
    """What it is worth to play this card here."""
    top = s.stack[-1]
    name = EVENTS[CARD_EVENT[card]]
    if type(top).__name__ == "RecoveryCard":
        best = max([_relief(s, b, CARD_RECOVERY[card]) for b in blocks_in(s.rules.corps_of_seat[seat] & ~s.served)])
        price = 0.12 if s.turn >= s.rules.scenario.turns else 0.1 + 0.4 * _WORTH[name]
        return KEEP + best - price
    worth = _WORTH[name]
    if isinstance(top, Counter):
        return 0.3 if s.op[O_PILE] & CORPS_MASK else 0.1
    if CARD_COLOUR[card] == GREEN and s.op[O_ATTACKERS] and s.op[O_DEFENDERS]:
        worth += 0.1
    if name == "renforts" and not fillable(s, seat):
        return 0.0
    if name == "marche_forcee":
        stuck = points(s, s.op[O_PILE]) <= 0  # without it the pile does not move at all
        return 0.3 * count(s.op[O_PILE] & CORPS_MASK) if stuck else 0.1
    if name == "coordination":
        prospect = Prospect(s, side)
        for b in blocks_in(s.ready & CORPS_OF[side]):
            if _best_pile(prospect, BIT[b]) > 0.3:
                return 0.5
        return 0.0
    return worth


def _relief(s: Campaign, block: int, number: int) -> float:
    """What it is worth to take so many fatigues off a corps."""
    if s.zone[block] < 0 or s.fatigue[block] == 0:
        return -1.0
    now = s.fatigue[block]
    then = max(0, now - number)
    found = 0.08 * (now - then)
    if now >= EXHAUSTED > then:
        found += 1.0
    if now >= MOST_FATIGUE - 1:
        found += 0.4
    return found


def _fatigue_harm(s: Campaign, block: int) -> float:
    """What one more fatigue on this corps costs."""
    after = s.fatigue[block] + 1
    strength = s.infantry[block] + s.cavalry[block]
    if after > MOST_FATIGUE:
        return 3.0 + strength
    if after == EXHAUSTED:
        return 1.5
    return 0.1 * after if after < EXHAUSTED else 0.6 + 0.15 * after


def _loss_harm(s: Campaign, block: int) -> float:
    """What one point less on this corps costs."""
    strength = s.infantry[block] + s.cavalry[block]
    if strength == 1:
        return 2.5
    if strength == STRONG_FROM:
        return 1.5
    return 0.5 - 0.02 * strength


def _retreat(s: Campaign, side: int, to: int) -> float:
    """How good a zone is to retreat to."""
    foes = s.at[to] & CORPS_OF[1 - side]
    found = -2.0 * count(foes) + prize_of(s, side, to)
    if s.at[to] & CORPS_OF[side]:
        found += 0.5
    near = sum([1 for zone in NEIGHBOURS[to] if s.at[zone] & CORPS_OF[1 - side]])
    return found - 0.3 * near


def _zone(s: Campaign, side: int, zone: int) -> float:
    """A zone to be named: for Trahison the strongest victim, for Inactivité the least loss, for Lamarque the front."""
    if type(s.stack[-1]).__name__ == "Treason":
        return float(sum([s.infantry[b] + s.cavalry[b] for b in blocks_in(s.at[zone] & CORPS_OF[FRENCH])]))
    if type(s.stack[-1]).__name__ == "Inactivity":
        return -float(count(s.at[zone] & CORPS_OF[side]))
    return Prospect(s, side).pull[zone]
