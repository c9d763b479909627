"""The sixteen periods of the historical game as `data/campaigns.json` tells them, frozen into numbers (RSK-PER, RSK-PRO)."""

import json
from pathlib import Path
from typing import Any, Final

from grognard.games.risk_napoleon.tables import NATIONS, NAVIES, REGION_MASK, REGIONS, SEAS, TERRITORIES, territory

_told: Final[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "campaigns.json").read_text(encoding="utf-8")
)


def _mask(names: list[str]) -> int:
    return sum(1 << territory(name) for name in names)


def _region(name: str) -> int:
    return REGION_MASK[REGIONS.index(name)]


def _nations(names: list[str]) -> int:
    return sum(1 << NATIONS.index(name) for name in names)


# Start effects
CORPS: Final = 0  # place_corps: nation, from, to, min, max
OCCUPY_EMPTY: Final = 1  # occupy_without_combat
LOSE_REGIMENTS: Final = 2
LOSE_FLEETS: Final = 3
SEND: Final = 4
GUERRILLA: Final = 5
OPEN_IBERIA: Final = 6
_EFFECTS: Final = [
    "place_corps", "occupy_without_combat", "lose_regiments", "lose_fleet", "send_regiments", "guerrilla", "open_iberia",
]  # fmt: skip


class Effect:
    """What happens when a campaign begins (RSK-PRO-01 to -06)."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.kind = _EFFECTS.index(told["effect"])
        self.nation = NATIONS.index(told["nation"]) if "nation" in told else 0
        everywhere = (1 << len(TERRITORIES)) - 1
        self.source = _region(told["from_region"]) if "from_region" in told else everywhere
        if "from_any_of" in told:
            self.source = _mask(told["from_any_of"])
        if self.kind == GUERRILLA:
            self.source = _mask(told["territories"])
        place = told.get("to") or told.get("territory")
        self.target = territory(place) if place else -1
        self.least = int(told.get("min", told.get("count", 0)))
        self.most = int(told.get("max", told.get("count", 999)))


# Obligations
LAND: Final = 0
ATTACK_FROM: Final = 1
ATTACK_REGION: Final = 2
EXPEDITION: Final = 3
_DUTIES: Final = ["land", "attack", "attack_region", "expedition"]


class Duty:
    """What a nation must do or try (RSK-PRO-07 to -09)."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.name = str(told["id"])
        self.kind = _DUTIES.index(told["kind"])
        self.nation = NATIONS.index(told["nation"]) if told["nation"] in NATIONS else -1  # -1: who commands at `source`
        self.source = territory(told["from"]) if "from" in told else -1
        if "territory" in told:
            self.targets = 1 << territory(told["territory"])
        elif self.kind == ATTACK_FROM:
            self.targets = 1 << territory(told["to"])
        else:
            self.targets = _region(told["region"]) if "region" in told else 0
        self.goals = _mask(told["targets"]) if "targets" in told else self.targets  # already held: no duty
        self.turn = int(told.get("on_turn", told.get("by_turn", 1)))
        self.only_then = "on_turn" in told
        self.regiments = int(told.get("regiments", told.get("min_regiments", 1)))
        self.routes = [
            -1 if route == "route_mediterranee" else SEAS.index(route) for route in told.get("routes", [])
        ]  # -1: the way from the Atlantic into the Mediterranean


# Objectives
HOLD: Final = 0
PER_TERRITORY: Final = 1
LANDING: Final = 2
FLEET_DESTROYED: Final = 3
FLEETS_AT_LEAST: Final = 4
EGYPT_LANDED: Final = 5
EGYPT_DESTROYED: Final = 6
EGYPT_NONE: Final = 7
COALITION_HOLD: Final = 8
COALITION_AT_LEAST: Final = 9
DROWNED: Final = 10
NO_ENEMY: Final = 11
CAPTURED: Final = 12
AIMS: Final = [
    "hold", "per_territory", "landing", "fleet_destroyed", "fleets_destroyed_at_least", "expedition_landed_at_least",
    "expedition_regiment_destroyed", "expedition_landed_none", "coalition_hold", "coalition_hold_at_least",
    "intercepted_regiment_destroyed", "no_enemy_regiment_in_region", "captured_during",
]  # fmt: skip


class Aim:
    """What a nation scores victory points for."""

    def __init__(self, nation: int, told: dict[str, Any]) -> None:
        self.nation = nation
        self.kind = AIMS.index(told["type"])
        self.points = int(told.get("vp", told.get("vp_each", 0)))
        self.count = int(told.get("count", 0))
        self.navies = sum(1 << NAVIES.index(navy) for navy in told.get("navies", []))
        self.enemy = NATIONS.index(told["enemy"]) if "enemy" in told else -1
        regions = told.get("regions", [])
        if regions == "all":
            self.lands = (1 << len(TERRITORIES)) - 1
        else:
            self.lands = sum(_region(name) for name in regions)
        if "territory" in told:
            self.lands = 1 << territory(told["territory"])
        for part in ("region", "toward_region"):
            if part in told:
                self.lands = _region(told[part])


# Treaties
TAKE: Final = 0
RETURN: Final = 1
RETURN_CONQUESTS: Final = 2
KEEP_IF_HELD: Final = 3
WITHDRAW_FROM: Final = 4
REMOVE_CORPS: Final = 5
REMOVE_EXPEDITION: Final = 6
PLACE_NEW: Final = 7
SPREAD_FLEETS: Final = 8
RETREAT: Final = 9
_OPS: Final = [
    "take", "return", "return_conquests", "keep_if_held", "withdraw", "remove_corps", "remove_expedition", "place_new",
    "spread_fleets", "retreat_from_region",
]  # fmt: skip
PREVIOUS: Final = -2  # to the owner when the campaign's start effects were done
NOBODYS: Final = -1


class Op:
    """One step of a redeployment (RSK-PRO-10 to -18)."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.kind = _OPS.index(told["op"])
        self.nation = NATIONS.index(told["nation"]) if "nation" in told else 0
        self.lands = _mask(told.get("territories", []))
        if "region" in told:
            self.lands = _region(told["region"])
        if self.kind == WITHDRAW_FROM:
            self.lands = _mask(told["from"])
        if "territory" in told:
            self.lands = 1 << territory(told["territory"])
        self.spared = _mask(told.get("except", []))
        self.givers = _nations(told["from"]) if self.kind == TAKE and "from" in told else -1  # -1: from anybody
        self.not_from = _nations(told.get("except_held_by", []))
        self.taken_from = _nations(told["taken_from"]) if "taken_from" in told else -1
        to = told.get("to", told.get("vacated_becomes", told.get("vacated_to", "")))
        if self.kind == WITHDRAW_FROM:
            to = told["vacated_becomes"]
        self.to = PREVIOUS if to == "previous_owner" else NATIONS.index(to) if to in NATIONS else NOBODYS
        self.refuge = territory(told["to"][0]) if self.kind == WITHDRAW_FROM and isinstance(told["to"], list) else -1
        scope = told.get("scope", "all")
        self.scope = -1 if scope == "all" else -2 if scope == "outside_home" else _region(scope)
        self.region = _region(told["outside_region"]) if "outside_region" in told else self.lands
        heir = told.get("replace_sole_garrison_by")
        self.heir = NATIONS.index(heir["nation"]) if heir else -1
        self.regiments = int(heir["regiments"] if heir else told.get("regiments", 0))
        self.ports = [territory(name) for name in told.get("ports", [])]
        self.named = (
            self.lands | self.spared if self.kind != REMOVE_CORPS else 0
        )  # what the treaty speaks of (RSK-R-57)


class Period:
    """One of the sixteen periods."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.name = str(told["id"])
        self.turns = int(told["turns"])
        self.war = _nations(told["at_war"])
        self.effects = [Effect(effect) for effect in told["start_effects"]]
        self.duties = [Duty(duty) for duty in told["obligations"]]
        self.aims = [Aim(n, aim) for n, name in enumerate(NATIONS) for aim in told["objectives"].get(name, [])]
        self.attacks_from = any(duty.kind == ATTACK_FROM for duty in self.duties)
        self.expedition = any(duty.kind == EXPEDITION for duty in self.duties)
        section = told["redeployment"] or {"ops": []}
        self.ops = [Op(op) for op in section["ops"]]
        self.redeploys = bool(self.ops)  # it has a redeployment section
        self.defaults = self.redeploys and self.name not in _told["treaty_defaults"]["not_in_campaigns"]  # RSK-R-57
        closed = [rule for rule in told["closed"] if rule["rule"] == "unattackable"]
        self.unattackable = sum(_mask(rule["territories"]) for rule in closed)
        self.open_neutral = _mask(told.get("open_neutral", []))
        only = [rule for rule in told["closed"] if rule["rule"] == "only_by_obligation"]
        self.owed_neutral = sum(_mask(rule["territories"]) for rule in only)
        self.owed_nation = NATIONS.index(only[0]["nation"]) if only else -1
        self.owed_turn = int(only[0]["turn"]) if only else 0
        self.enterable = self.open_neutral | self.owed_neutral  # where an army may have to enter without a fight
        for duty in self.duties:
            if duty.kind == LAND:
                self.enterable |= duty.targets
        self.battle = told.get("kind") == "waterloo_battle"


PERIODS: Final[list[Period]] = [Period(told) for told in _told["campaigns"]]
PERIOD_NAMES: Final[list[str]] = [period.name for period in PERIODS]

# January 1796
_setup: Final[dict[str, Any]] = _told["setup_1796"]
PLACEMENT_ORDER: Final[list[int]] = [NATIONS.index(name) for name in _setup["placement_order"]]
START_REGIMENTS: Final[list[int]] = [int(_setup["owners"][name]["regiments"]) for name in NATIONS]
START_GENERALS: Final[list[int]] = [int(_setup["owners"][name]["generals"]) for name in NATIONS]
START_LANDS: Final[list[int]] = [
    sum(_region(region) for region in _setup["owners"][name]["regions"]) | _mask(_setup["owners"][name]["territories"])
    for name in NATIONS
]
_fleets: Final[list[dict[str, Any]]] = [f for name in NATIONS for f in _setup["owners"][name]["fleets"]]
START_FLEETS: Final[
    list[tuple[int, int, int]]
] = [  # navy, place (a port, or beyond the ports the Mediterranean), number
    (NAVIES.index(f["navy"]), -1 if f["at"] == "mer_mediterranee" else territory(f["at"]), int(f["count"]))
    for f in _fleets
    if f["at"] != "own_ports_of_choice"
]
FLEETS_OF_CHOICE: Final[int] = sum(int(f["count"]) for f in _fleets if f["at"] == "own_ports_of_choice")
