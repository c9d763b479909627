"""The historical game: set-up of January 1796, phases, war and peace, seas, leaders, coalitions (RSK-HSE, RSK-HIS, RSK-COA)."""

import pytest

from grognard.games.risk_napoleon import GAME
from grognard.games.risk_napoleon.campaigns import PERIODS, START_REGIMENTS
from grognard.games.risk_napoleon.dice import boosted
from grognard.games.risk_napoleon.tables import CARDS, NATIONS, TERRITORIES
from tests.games.risk_napoleon.campaigning import (
    AUT,
    ENG,
    FRA,
    PRU,
    RUS,
    SEAT,
    fleet,
    history,
    place_of,
    points,
    start_of,
)
from tests.games.risk_napoleon.helpers import REGION, Table, game


def set_up() -> Table:
    return game(players=5, scenario="history")


def played(t: Table, *frames: str) -> Table:
    """Play the first of what is open while one of these steps is."""
    while t.frame in frames:
        t.do(t.awaited[0], t.legal(t.awaited[0])[0])
    return t


@pytest.mark.clause(
    "RSK-HSE-01", "RSK-HSE-03", "RSK-HSE-04", "RSK-HSE-05", "RSK-HSE-06", "RSK-HSE-07", "RSK-HSE-09", "RSK-HSE-11",
    "RSK-HSE-12", "RSK-HSE-13", "RSK-HSE-15", "RSK-HIS-07", "RSK-HIS-19", "RSK-HIS-27", "RSK-FLT-01", "RSK-R-95",
)  # fmt: skip
def test_january_1796() -> None:
    t = set_up()
    assert t["colours"] == {FRA: "blue", AUT: "white", PRU: "black", RUS: "yellow", ENG: "red"}
    spain = ["galice", "castille_aragon", "andalousie"]
    assert set(t.lands(FRA)) == {*REGION["r_france"], *spain}
    assert set(t.lands(ENG)) == set(REGION["r_royaume_uni"])
    assert set(t.lands(PRU)) == {*REGION["r_prusse"], "saxe"}
    germany = ["belgique", "hollande", "hanovre", "wurtemberg_westphalie", "baviere"]
    assert set(t.lands(AUT)) == {*REGION["r_autriche"], *REGION["r_italie"], *germany}
    assert set(t.lands(RUS)) == set(REGION["r_russie"])
    assert [t.owner(place) for place in ("portugal", "helvetie", *REGION["r_scandinavie"])] == [None] * 6
    assert {seat: t.army(seat) + t["reserve"][seat] for seat in SEAT.values()} == dict(
        zip(SEAT.values(), START_REGIMENTS)
    )
    assert START_REGIMENTS == [60, 40, 20, 15, 10]
    lying = sorted(
        f"{'spa' if int(name[6:]) > 18 else NATIONS[[0, 0, 0, 0, 1, 1, 2, 2, 3, 3, *[4] * 8][int(name[6:]) - 1]]} {place}"
        for name, place in t["advanced"]["fleets"].items()
    )
    assert lying == [
        "aut port piemont", "aut port provinces_illyriennes", "eng sea mer_mediterranee", "eng sea mer_mediterranee",
        "fra port languedoc_provence", "fra port languedoc_provence", "fra port normandie_bretagne",
        "fra port normandie_bretagne", "rus port carelie", "rus sea mer_mediterranee", "spa port andalousie",
        "spa port galice",
    ]  # fmt: skip
    assert t["history"]["leaders"] == ["napoleon", "blucher", "wellington"]
    assert sorted(t["pile"]) == sorted(CARDS)
    assert t["missions"] == {}


@pytest.mark.clause("RSK-HSE-08", "RSK-HSE-14", "RSK-R-40", "RSK-R-62")
def test_russia_begins_and_france_ends() -> None:
    t = set_up()
    order = []
    while t.frame == "Deploy1796":
        seat = t.awaited[0]
        order.append(seat)
        assert t.bar(seat, "place castille_aragon") in ("RSK-HSE-08", "RSK-HSE-14")
        t.do(seat, t.legal(seat)[0])
    assert order[:10] == [RUS, ENG, AUT, PRU, FRA] * 2
    assert order[-1] == FRA
    assert {seat: t.army(seat) for seat in SEAT.values()} == dict(zip(SEAT.values(), START_REGIMENTS))
    assert t.garrisons("galice", "castille_aragon", "andalousie") == [1, 1, 1]


@pytest.mark.clause("RSK-HSE-10", "RSK-R-62")
def test_english_fleets_and_generals_are_placed() -> None:
    t = played(set_up(), "Deploy1796")
    assert (t.frame, t.awaited) == ("Anchor1796", [ENG])
    assert t.bar(ENG, "fleet belgique") == "RSK-HSE-10"
    t.do(ENG, "fleet irlande", "fleet irlande", "fleet irlande")
    assert t.bar(ENG, "fleet irlande") == "RSK-FLT-05"
    t.do(ENG, "fleet ecosse", "fleet ecosse")
    appointed = []
    while t.frame == "Appoint1796":
        seat = t.awaited[0]
        appointed.append(seat)
        if seat == FRA:
            assert t.bar(FRA, "general galice") == "RSK-R-62"
        t.do(seat, t.legal(seat)[0])
    assert appointed == [RUS, ENG, AUT, AUT, AUT, PRU, FRA, FRA, FRA, FRA]
    assert (t.frame, t.awaited) == ("Reinforcements", [FRA])
    assert sum(1 for name in t["advanced"]["fleets"].values() if name in ("port irlande", "port ecosse")) == 5


@pytest.mark.clause("RSK-HIS-04", "RSK-HIS-05", "RSK-HIS-06", "RSK-HIS-24", "RSK-HIS-30", "RSK-R-50")
def test_a_game_turn_of_five_nations() -> None:
    t = played(set_up(), "Deploy1796", "Anchor1796", "Appoint1796")
    seen: dict[str, list[str]] = {}
    while t["history"]["game_turn"] == 1:
        seat = t.awaited[0]
        phases = seen.setdefault(t["turn"], [])
        if (
            t.frame in ("Reinforcements", "NavalMovement", "NavalCombat", "Assault", "Movement")
            and t.frame not in phases
        ):
            phases.append(t.frame)
        ends = [action for action in t.legal(seat) if action.startswith(("end_", "place_all"))]
        t.do(seat, ends[0] if ends else t.legal(seat)[0])
    assert list(seen) == [FRA, AUT, PRU, RUS, ENG]
    assert seen[FRA] == ["Reinforcements", "NavalMovement", "Assault", "Movement"]
    assert seen[PRU] == ["Reinforcements", "Movement"]  # at peace, and without a fleet
    assert seen[RUS] == ["Reinforcements", "NavalMovement", "Movement"]


@pytest.mark.clause("RSK-HIS-25", "RSK-R-96", "RSK-HIS-26")
def test_war_is_between_france_and_those_named() -> None:
    t = history(lorraine=("fra", 9), saxe=("pru", 1), baviere=("fra", 5), hanovre=("fra", 4))
    assert t.bar(FRA, "attack baviere>saxe") == "RSK-HIS-25"
    assert t.bar(FRA, "attack lorraine>belgique") is None
    assert t.bar(FRA, "attack hanovre>danemark") == "RSK-CBT-01"
    t = history(turn="aut", provinces_illyriennes=("aut", 9), hongrie=("eng", 1))
    assert t.bar(AUT, "attack provinces_illyriennes>hongrie") == "RSK-HIS-25"  # an ally


@pytest.mark.clause("RSK-PER-01h", "RSK-PER-01c", "RSK-R-61")
def test_closed_lands() -> None:
    t = history(turn="eng", portugal=("eng", 5), sud_angleterre=("eng", 4), fleets={})
    assert t.bar(ENG, "attack portugal>galice") == "RSK-PER-01h"
    t = history(lorraine=("fra", 9))
    assert t.bar(FRA, "attack lorraine>helvetie") == "RSK-CBT-01"
    assert t.bar(FRA, "enter lorraine>helvetie") == "RSK-R-61"


# --- the sea ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RSK-HIS-08", "RSK-HIS-09", "RSK-R-74")
def test_how_many_fleets() -> None:
    eight = {fleet("eng", n): "sea l_manche" for n in range(1, 8)}
    t = history(turn="eng", frame="Reinforcements", put={"pool": 4}, fleets=eight)
    t.do(ENG, "fleet irlande")
    t = history(
        turn="rus",
        frame="Reinforcements",
        put={"pool": 4},
        fleets={fleet("rus", 1): "port carelie", fleet("rus", 2): "port carelie"},
    )
    assert t.bar(RUS, "fleet livonie") == "RSK-HIS-09"


@pytest.mark.clause("RSK-HIS-16", "RSK-HIS-17", "RSK-HIS-18", "RSK-R-49")
def test_spanish_fleets() -> None:
    two = {fleet("spa", 1): "port galice", fleet("spa", 2): "port andalousie"}
    t = history(frame="Reinforcements", put={"pool": 9}, fleets=two)
    assert t.bar(FRA, "spanish_fleet aquitaine") == "RSK-HIS-17"
    t.do(FRA, "spanish_fleet galice")
    assert place_of(t, fleet("spa", 3)) == "port galice"
    assert t.bar(FRA, "spanish_fleet andalousie") == "RSK-FLT-04"
    t = history(frame="Reinforcements", put={"pool": 9}, fleets=two, galice=("eng", 1))
    assert t.bar(FRA, "spanish_fleet andalousie") == "RSK-HIS-17"  # two territories: two fleets
    t = history(frame="Reinforcements", put={"pool": 9}, fleets=two, galice=("eng", 1), andalousie=("eng", 1))
    assert len(t["advanced"]["fleets"]) == 2  # they stay
    t = history(frame="Reinforcements", put={"pool": 9}, fleets={}, options={"spanish_fleet_builds": "up_to_cap"})
    t.do(FRA, "spanish_fleet galice", "spanish_fleet andalousie")
    t = history(turn="fra", frame="NavalMovement", fleets=two)
    t.do(FRA, f"sail {fleet('spa', 1)}", "station l_manche")


@pytest.mark.clause("RSK-R-48", "RSK-HIS-16")
def test_french_and_spanish_fleets_fight_as_one() -> None:
    fleets = {fleet("fra", 1): "sea l_manche", fleet("spa", 1): "sea l_manche", fleet("eng", 1): "sea l_manche"}
    t = history(turn="eng", frame="NavalCombat", fleets=fleets, dice="6 21")
    t.do(ENG, "naval_attack l_manche", "fire 1").do(FRA, "return_fire 2")
    assert t.offers(FRA, "sink") == [fleet("fra", 1), fleet("spa", 1)]
    assert t.bar(FRA, f"sink {fleet('eng', 1)}") == "RSK-R-48"
    t.do(FRA, f"sink {fleet('spa', 1)}")
    assert t["history"]["sunk"] == {"spa": 1}
    three = {
        fleet("fra", 1): "sea l_pas_de_calais",
        fleet("fra", 2): "sea l_pas_de_calais",
        fleet("spa", 1): "sea l_pas_de_calais",
    }
    t = history(turn="eng", sud_angleterre=("eng", 5), belgique=("fra", 1), fleets=three)
    assert t.bar(ENG, "attack sud_angleterre>belgique") == "RSK-INT-03"


@pytest.mark.clause("RSK-HIS-10", "RSK-HIS-11", "RSK-R-46")
def test_the_route_to_ireland() -> None:
    way = "normandie_bretagne>irlande"
    t = history(normandie_bretagne=("fra", 6), fleets={})
    assert t.bar(FRA, f"attack {way}") is None
    t = history(turn="eng", irlande=("eng", 6), normandie_bretagne=("fra", 1))
    assert t.bar(ENG, "attack irlande>normandie_bretagne") == "RSK-HIS-10"
    for sea in ("l_galice", "l_portugal"):
        t = history(normandie_bretagne=("fra", 6), fleets={fleet("eng", n): f"sea {sea}" for n in (1, 2, 3)})
        assert t.bar(FRA, f"attack {way}") == "RSK-INT-03"
    t = history(
        normandie_bretagne=("fra", 6),
        fleets={fleet("eng", 1): "sea l_galice", fleet("eng", 2): "sea l_portugal"},
        dice="6 1 1 6 1",
    )
    t.do(FRA, f"attack {way}", "embark 3").do(ENG, "intercept")
    t.do(ENG, "intercept")
    assert t.see("p1")["at"]["number"] == 1


@pytest.mark.clause("RSK-HIS-12", "RSK-HIS-13", "RSK-HIS-14", "RSK-R-35")
def test_the_mediterranean() -> None:
    t = history(languedoc_provence=("fra", 5), fleets={fleet("eng", 1): "sea mer_mediterranee"}, dice="1 1")
    t.do(FRA, "attack languedoc_provence>deux_siciles", "embark 2").do(ENG, "intercept")
    assert t.frame == "Landing"
    fleets = {fleet("fra", 1): "port languedoc_provence", fleet("eng", 1): "sea mer_mediterranee"}
    t = history(frame="NavalMovement", fleets=fleets)
    t.do(FRA, f"sail {fleet('fra', 1)}")
    assert t.legal(FRA) == ["station mer_mediterranee"]  # he must stop there
    t = history(turn="eng", frame="NavalMovement", fleets=fleets)
    t.do(ENG, f"sail {fleet('eng', 1)}")
    assert "l_portugal" in t.offers(ENG, "station")
    assert t.bar(ENG, "dock piemont") is None  # an ally's port
    t = history(
        turn="eng",
        frame="NavalMovement",
        fleets={fleet("eng", 1): "sea mer_mediterranee", fleet("fra", 1): "sea l_portugal"},
    )
    t.do(ENG, f"sail {fleet('eng', 1)}")
    assert t.offers(ENG, "station") == ["l_portugal"]


@pytest.mark.clause("RSK-R-71")
def test_northern_links_are_out_of_use() -> None:
    t = history(turn="rus", frame="NavalMovement", fleets={fleet("rus", 1): "port carelie"})
    t.do(RUS, f"sail {fleet('rus', 1)}")
    assert t.bar(RUS, "station l_sund") == "RSK-R-71"
    assert t.bar(RUS, "dock danemark") == "RSK-HIS-26"
    assert "l_manche" in t.offers(RUS, "station")


@pytest.mark.clause("RSK-R-75", "RSK-R-35")
def test_nations_at_peace_hinder_nobody() -> None:
    t = history(
        frame="NavalMovement",
        fleets={
            fleet("fra", 1): "port normandie_bretagne",
            fleet("rus", 1): "sea l_galice",
            fleet("rus", 2): "sea l_manche",
        },
    )
    t.do(FRA, f"sail {fleet('fra', 1)}")
    assert "l_portugal" in t.offers(FRA, "station")
    assert t.bar(FRA, "dock carelie") == "RSK-R-35"


@pytest.mark.clause("RSK-HIS-15", "RSK-R-47")
def test_from_the_atlantic_into_the_mediterranean() -> None:
    both = {fleet("eng", 1): "sea l_portugal", fleet("eng", 2): "sea mer_mediterranee"}
    way = "sud_angleterre>languedoc_provence"
    t = history(turn="eng", sud_angleterre=("eng", 5), fleets={fleet("eng", 1): "sea l_portugal"})
    assert t.bar(ENG, f"attack {way}") == "RSK-HIS-15"
    t = history(turn="eng", sud_angleterre=("eng", 5), fleets={**both, fleet("fra", 1): "sea mer_mediterranee"})
    t.do(ENG, f"attack {way}", "embark 3")
    assert set(t.offers(ENG, "escort")) == set(both)


# --- leaders ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RSK-HIS-21", "RSK-HIS-22", "RSK-R-52")
def test_leaders_make_dice_higher() -> None:
    assert boosted(541) == 663
    assert boosted(430) == 650


@pytest.mark.clause("RSK-HIS-19", "RSK-HIS-20", "RSK-HIS-21", "RSK-R-51")
def test_napoleon_is_played_once_before_the_first_die() -> None:
    t = history(lorraine=("fra", 9), belgique=("aut", 3), generals={"lorraine": "fra"}, dice="11 22 11 2")
    t.do(FRA, "attack lorraine>belgique", "leader", "engage 2").do(AUT, "defend 2")
    assert t.garrisons("lorraine", "belgique") == [9, 1]  # 3 3 against 2 2
    assert t["history"]["leaders"] == ["blucher", "wellington"]
    t.do(FRA, "attack lorraine>belgique")
    assert t.bar(FRA, "leader") == "RSK-HIS-20"
    t.do(FRA, "engage 2")
    assert t.frame == "MoveIn"  # it counts for the whole combat


@pytest.mark.clause("RSK-HIS-20", "RSK-R-51")
def test_not_after_the_first_round() -> None:
    t = history(lorraine=("fra", 9), belgique=("aut", 3), dice="1 6")
    t.do(FRA, "attack lorraine>belgique", "engage 1").do(AUT, "defend 1").do(FRA, "attack lorraine>belgique")
    assert t.bar(FRA, "leader") == "RSK-HIS-20"
    t = history(turn="aut", belgique=("aut", 9))
    t.do(AUT, "attack belgique>lorraine")
    assert t.bar(AUT, "leader") == "RSK-HIS-20"  # Austria has none


@pytest.mark.clause("RSK-HIS-22")
def test_wellington_defends() -> None:
    t = history("spain_1808", galice=("fra", 5), portugal=("eng", 1), dice="5 3")
    t.do(FRA, "attack galice>portugal", "engage 1")
    assert (t.frame, t.legal(ENG)) == ("Resist", ["defend 1", "leader"])
    t.do(ENG, "leader", "defend 1")
    assert t.garrisons("galice", "portugal") == [4, 1]
    assert t["history"]["leaders"] == ["napoleon", "blucher"]


# --- coalitions ------------------------------------------------------------------------------------------------------

MIXED = {"tyrol": {"aut": 4, "rus": 3}}


def coalition(**more: object) -> Table:
    situation = {
        "turn": "aut",
        "tyrol": ("aut", 7),
        "armies": MIXED,
        "calendar": {"met": 1},
        "helvetie": ("fra", 2),
        **more,
    }
    return history("italy_germany_1800", **situation)  # type: ignore[arg-type]


@pytest.mark.clause("RSK-COA-01", "RSK-COA-03", "RSK-COA-06", "RSK-COA-08", "RSK-COA-11")
def test_a_coalition_army_is_one_force_under_one_commander() -> None:
    t = coalition()
    t.do(AUT, "attack tyrol>helvetie")
    assert t.offers(AUT, "engage") == ["1", "2", "3"]
    t = coalition(turn="rus")
    assert t.bar(RUS, "attack tyrol>helvetie") == "RSK-CBT-01"  # only the commander decides
    lands = len(coalition().lands(RUS))
    assert coalition(turn="rus", frame="Calendar", calendar={"step": 3, "met": 1})["pool"] == 3 + (
        4 if lands == 7 else 0
    )


@pytest.mark.clause("RSK-COA-04", "RSK-COA-05", "RSK-COA-07", "RSK-R-73", "RSK-R-91", "RSK-R-97")
def test_who_commands() -> None:
    from grognard.games.risk_napoleon.armies import arrived, chosen_commander

    aut, rus, eng = 1, 3, 4
    parts = [0, 4, 0, 5, 0]
    assert chosen_commander(parts, 0, 0) == rus  # most regiments
    assert chosen_commander(parts, 1 << aut, 0) == aut  # the only general
    assert chosen_commander(parts, 1 << aut | 1 << rus, 0) == rus  # of those with a general, most regiments
    assert chosen_commander(parts, 1 << eng, 0) == rus  # a general without regiments does not count
    equal = [0, 4, 0, 4, 0]
    assert chosen_commander(equal, 0, arrived(arrived(0, rus), aut)) == rus  # who was there first
    assert chosen_commander(equal, 0, arrived(arrived(0, aut), rus)) == aut


@pytest.mark.clause("RSK-COA-09", "RSK-R-54")
def test_losses_fall_on_the_strongest_first() -> None:
    t = coalition(dice="11 66")
    t.do(AUT, "attack tyrol>helvetie", "engage 2").do(FRA, "defend 2")
    assert t["history"]["armies"]["tyrol"] == {"aut": 3, "rus": 2}
    t = coalition(dice="1 6")
    t.do(AUT, "attack tyrol>helvetie", "engage 1").do(FRA, "defend 1")
    assert t["history"]["armies"]["tyrol"] == {"aut": 3, "rus": 3}
    assert t.owner("tyrol") == AUT  # equal, and Austria was there first


@pytest.mark.clause("RSK-COA-10", "RSK-R-97")
def test_between_equals_the_commander_chooses() -> None:
    t = coalition(armies={"tyrol": {"aut": 3, "rus": 3}}, dice="1 6")
    t.do(AUT, "attack tyrol>helvetie", "engage 1").do(FRA, "defend 1")
    assert (t.frame, t.offers(AUT, "suffer")) == ("Suffer", [AUT, RUS])
    assert t.bar(AUT, f"suffer {FRA}") == "RSK-COA-10"
    t.do(AUT, f"suffer {AUT}")
    assert t.owner("tyrol") == RUS
    assert t.bar(AUT, "attack tyrol>helvetie") == "RSK-CBT-01"  # command has passed: its attacks end for this turn


@pytest.mark.clause("RSK-COA-12", "RSK-R-53", "RSK-R-55", "RSK-HIS-28")
def test_the_nations_of_the_army_share_conquest_and_cards() -> None:
    t = coalition(helvetie=("fra", 1), dice="6 1")
    t.do(AUT, "attack tyrol>helvetie", "engage 1", "occupy 3")
    assert t.frame == "Detail"
    assert t.offers(AUT, "detail") == ["0", "1", "2", "3"]
    assert t.bar(AUT, "detail 4") == "RSK-R-53"
    t.do(AUT, "detail 1")
    assert t["history"]["armies"]["helvetie"] == {"aut": 1, "rus": 2}
    assert t.owner("helvetie") == RUS
    t.do(AUT, "end_combat")
    assert {seat: len(hand) for seat, hand in t["hands"].items()} == {FRA: 0, AUT: 2, PRU: 0, RUS: 2, ENG: 0}
    t = coalition(helvetie=("fra", 1), dice="6 1", options={"coalition_cards": "all_members"})
    t.do(AUT, "attack tyrol>helvetie", "engage 1", "occupy 1", "detail 1", "end_combat")
    assert [len(t["hands"][seat]) for seat in (AUT, RUS, ENG)] == [2, 2, 2]


@pytest.mark.clause("RSK-COA-02", "RSK-R-85", "RSK-R-86")
def test_an_army_joins_an_ally() -> None:
    t = history(
        "italy_germany_1800", turn="rus", frame="Movement", ukraine=("rus", 12), galicie=("aut", 2), calendar={"met": 1}
    )
    t.do(RUS, "manoeuvre ukraine>galicie")
    assert t.offers(RUS, "march")[-1] == "6"
    assert t.bar(RUS, "march 7") == "RSK-COA-02"
    t.do(RUS, "march 6")
    assert t["history"]["armies"]["galicie"] == {"aut": 2, "rus": 6}
    assert t.owner("galicie") == RUS  # ownership passes to the new commander
    t = history(
        "italy_germany_1800",
        turn="rus",
        frame="Movement",
        ukraine=("rus", 12),
        galicie=("aut", 9),
        generals={"ukraine": "rus"},
        advanced={"commanded": 1},
        calendar={"met": 1},
    )
    t.do(RUS, "manoeuvre ukraine>galicie", "march 7")
    assert t.owner("galicie") == AUT
    assert t.bar(RUS, "manoeuvre ukraine>galicie") == "RSK-R-85"


@pytest.mark.clause("RSK-R-53")
def test_reinforcements_where_one_commands_or_else_where_one_stands() -> None:
    t = coalition(turn="rus", frame="Reinforcements", put={"pool": 2})
    assert t.bar(RUS, "place tyrol") == "RSK-R-53"
    t = coalition(turn="rus", frame="Reinforcements", put={"pool": 2}, r_russie=("fra", 1))
    assert t.offers(RUS, "place") == ["tyrol"]
    t.do(RUS, "place_all tyrol")
    assert t.owner("tyrol") == RUS


@pytest.mark.clause("RSK-R-91")
def test_generals_ride_to_allies() -> None:
    t = history(
        "italy_germany_1800", turn="rus", frame="Movement", generals={"ukraine": "rus"}, advanced={"commanded": 1}
    )
    t.do(RUS, "ride ukraine")
    assert {"galicie", "hongrie"} <= set(t.offers(RUS, "reach"))


@pytest.mark.clause("RSK-HIS-28")
def test_two_cards_for_a_conquest() -> None:
    t = history(lorraine=("fra", 9), dice="6 1")
    t.do(FRA, "attack lorraine>belgique", "engage 1", "occupy 1", "end_combat")
    assert len(t["hands"][FRA]) == 2


@pytest.mark.clause("RSK-R-78")
def test_a_nation_without_a_regiment_skips_its_turn() -> None:
    nothing = dict.fromkeys([*REGION["r_prusse"], "saxe"], ("rus", 1))
    t = history(turn="aut", frame="Movement", **nothing)  # type: ignore[arg-type]
    t.do(AUT, "end_turn")
    assert t.awaited == [RUS]


@pytest.mark.clause("RSK-HSE-02")
def test_two_players_share_france_turn_about() -> None:
    t = played(game(players=6, scenario="history"), "Deploy1796", "Anchor1796", "Appoint1796")
    assert t.awaited == ["p1"]
    assert t.see("p6")["seats"][0]["known_cards"] == t.see("p1")["seats"][0]["known_cards"]
    told = t.told()
    told["table"]["history"]["game_turn"] = 2
    again = Table(
        GAME.position(
            {
                **told,
                "stack": [{"frame": "Calendar"}],
                "table": {**told["table"], "history": {**told["table"]["history"], "step": 0}},
            }
        )
    )
    assert again.awaited == ["p6"]


@pytest.mark.clause("RSK-HIS-29")
def test_the_engine_keeps_the_cards_and_hands_out_reinforcements() -> None:
    """What Russia's player does at a table of cardboard: here he decides nothing in it and sees no more than others."""
    t = history(frame="Calendar", calendar={"step": 0}, hands={"fra": "lorraine saxe", "rus": "russie"})
    assert (t.frame, t.awaited, t["pool"]) == ("Reinforcements", [FRA], 7)  # counted out; nobody was asked
    assert t.player(RUS, FRA)["known_cards"] == []
    assert t.player(FRA, FRA)["known_cards"] == ["card_lorraine", "card_saxe"]
    pile = t["pile"]
    assert any(t.redeal(RUS, seed)["pile"] != pile for seed in range(9))  # he does not know the next card
    t = history(frame="Calendar", calendar={"step": 0}, options={"dealer_seat": 2})
    assert t.awaited == [FRA]  # and the turn order is the nations'


@pytest.mark.clause("RSK-HIS-01", "RSK-HIS-03")
def test_sixteen_periods_up_to_any_of_them() -> None:
    assert len(PERIODS) == 16
    assert [period.turns for period in PERIODS] == [3, 2, 2, 1, 1, 2, 2, 2, 2, 1, 1, 2, 4, 2, 2, 0]
    t = history("italy_1796", turn="eng", frame="Movement", game_turn=3, options={"last_campaign": 1})
    t.do(ENG, "end_turn")
    while t.awaited:
        t.do(t.awaited[0], t.legal(t.awaited[0])[0])
    assert t["history"]["period"] == "egypt_1798"
    assert len(t.state.scores()) == 5
    told = t.told()  # and taken up again
    told["options"]["last_campaign"] = 2
    told["stack"] = [{"frame": "Calendar"}]
    again = Table(GAME.position(told))
    assert (again.awaited, again.frame) == ([FRA], "Reinforcements")
    assert points(again) == points(t)


def test_every_territory_is_somewhere() -> None:
    assert len(TERRITORIES) == 48
    assert start_of("amiens_1802").frame == "Reinforcements"
