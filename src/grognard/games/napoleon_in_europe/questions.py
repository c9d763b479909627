"""Why not? What somebody meant who clicked on a region, and what he might want to do in a step and may not."""

from typing import Final

from grognard.games.napoleon_in_europe.battle import battle_regions
from grognard.games.napoleon_in_europe.battlefield import Fire, Rally, nations_of
from grognard.games.napoleon_in_europe.movement import Origin
from grognard.games.napoleon_in_europe.production import Combination, Muster
from grognard.games.napoleon_in_europe.retreat import Retreat, TrailRetreat
from grognard.games.napoleon_in_europe.sea import Sail
from grognard.games.napoleon_in_europe.setup import Placement, SecretPlacement
from grognard.games.napoleon_in_europe.state import ATTACK, DEFENCE, Europe
from grognard.games.napoleon_in_europe.tables import (
    ARM_COUNT,
    BORDER_FROM,
    BORDER_TO,
    BORDERS_OUT,
    COMBINATION_COUNT,
    CORPS_COMBINATION,
    HOMELAND,
    NATION_COUNT,
    NATIONS_IN,
    NEIGHBOURS,
    PORT,
    number,
)
from grognard.games.napoleon_in_europe.verbs import (
    BATTLE,
    CEDE,
    COMBINE,
    DEFER,
    EMBARK,
    END_ALLIANCE,
    FALL_BACK,
    GIVE_UP,
    HIT,
    INVITE,
    MARCH,
    PLACE_ONE,
    PROPOSE,
    RALLY,
    RETREAT,
    SAIL,
    SHIFT_CORPS,
    SINCE,
    STAND,
    TRADE,
)
from grognard.kernel.actions import act

MOST: Final = 12  # wishes


def questions(s: Europe, seat: int, place: int, selected: int) -> list[int]:
    """A click on a region asks for what the step does with regions; else for a march with what stands where."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Placement | SecretPlacement | Muster):
        return [act(PLACE_ONE, place)]
    if isinstance(top, Sail):
        return [act(SAIL, place)]
    if isinstance(top, Retreat):
        return [act(RETREAT, place)]
    if isinstance(top, TrailRetreat):
        return [act(FALL_BACK, place)]
    if isinstance(top, Origin):
        return [act(SINCE, place)]
    if s.field < 0 and len(battle_regions(s)) > 1 and not s.present[place] & s.own[seat]:
        return [act(BATTLE, place)]
    if selected >= 0 and selected != place:
        return _march(s, selected, place)
    if s.present[place] & s.own[seat]:
        found = [act(MARCH, border) for border in BORDERS_OUT[place]]
        return [*found, act(EMBARK, place)] if PORT[place] else found
    near = _borders_into(s, place)
    own = [border for border in near if s.present[BORDER_FROM[border]] & s.own[seat]]
    return [act(MARCH, border) for border in [*own, *near]]


def _borders_into(s: Europe, place: int) -> list[int]:
    """From regions where nobody stands first: that one has no pieces next to the place is the reason then."""
    found = [border for here in NEIGHBOURS[place] for border in BORDERS_OUT[here] if BORDER_TO[border] == place]
    return sorted(found, key=lambda border: s.present[BORDER_FROM[border]] != 0)


def _march(s: Europe, here: int, there: int) -> list[int]:
    """From one region to another: along their border; else by sea, or a step into it from beside it."""
    for border in BORDERS_OUT[here]:
        if BORDER_TO[border] == there:
            return [act(MARCH, border)]
    found = [act(EMBARK, here)] if PORT[here] and PORT[there] else []
    return [*found, *[act(MARCH, border) for border in _borders_into(s, there)], act(SAIL, there)]


def wishes(s: Europe, seat: int) -> list[int]:
    """What may come to mind in this step, with what is really there: those that are barred, the likeliest first."""
    found: list[int] = []
    for action in _battle_wishes(s, seat) if s.field >= 0 else _turn_wishes(s, seat):
        if len(found) < MOST and action not in found and s.bar(seat, action) is not None:
            found.append(action)
    return found


def _battle_wishes(s: Europe, seat: int) -> list[int]:
    side = ATTACK if s.attackers & s.own[seat] else DEFENCE
    mine, theirs = nations_of(s, side), nations_of(s, 1 - side)
    shifts = [act(SHIFT_CORPS, corps) for corps in s.line[side]]
    hits = [
        act(HIT, nation * ARM_COUNT + arm)
        for nation in NATIONS_IN[theirs]
        for arm in range(ARM_COUNT - 1, -1, -1)
        if number(s.front[nation] + s.rear[nation], arm)
    ]
    rallies = [
        act(RALLY, nation * ARM_COUNT + arm)
        for nation in NATIONS_IN[mine]
        for arm in range(ARM_COUNT)
        if number(s.dead[nation], arm)
    ]
    flights = [act(RETREAT, region) for region in NEIGHBOURS[s.field]]
    top = s.stack[-1]
    if isinstance(top, Retreat | TrailRetreat):
        return [*flights, *[act(FALL_BACK, region) for region in NEIGHBOURS[s.field]], *hits[:1]]
    if isinstance(top, Fire | Rally):
        return [*hits, *rallies, act(GIVE_UP), *flights[:1], *shifts[:1]]
    return [act(GIVE_UP), *rallies[:3], *hits[:3], *shifts[:3], *flights[:1], act(STAND)]


def _turn_wishes(s: Europe, seat: int) -> list[int]:
    others = [other for other in range(s.rules.players) if other != seat and not s.out >> other & 1]
    allies = [other for other in others if s.allies[seat] >> other & 1]
    own = NATIONS_IN[s.own[seat]]
    marches: list[int] = []
    embarks: list[int] = []
    fights: list[int] = []
    for nation in own:
        for region in s.where[nation]:
            if s.ready[region * NATION_COUNT + nation] == 0:
                marches += [act(MARCH, border) for border in BORDERS_OUT[region][:1]]
            if PORT[region]:
                embarks.append(act(EMBARK, region))
            if s.hostile(seat, region):
                fights.append(act(BATTLE, region))
    top = s.stack[-1] if s.stack else None
    plays: list[int] = []
    if not isinstance(top, Combination):
        plays = [act(COMBINE, nation * COMBINATION_COUNT + CORPS_COMBINATION) for nation in own]
        plays += [act(COMBINE, nation * COMBINATION_COUNT) for nation in own]
    return [
        *marches[:3],
        *fights[:2],
        *embarks[:2],
        *[act(PROPOSE, other) for other in others if other not in allies][:2],
        *[act(END_ALLIANCE, other) for other in allies][:2],
        *[act(INVITE, other) for other in allies][:1],
        *[act(DEFER, other) for other in allies][:1],
        *plays[:3],
        *[act(PLACE_ONE, HOMELAND[nation][0]) for nation in own][:1],
        *[act(TRADE, nation) for nation in NATIONS_IN[s.alive & ~s.own[seat]]][:1],
        *[act(CEDE, region) for nation in own for region in s.where[nation]][:1],
    ]
