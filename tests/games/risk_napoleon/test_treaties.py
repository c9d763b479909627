"""Treaties and redeployment, Waterloo, the end (RSK-PER, RSK-PRO-10 to -18, RSK-COA-13 to -15, RSK-WAT, RSK-END)."""

from typing import Any

import pytest

from grognard.games.risk_napoleon import GAME
from grognard.games.risk_napoleon.tables import TERRITORIES
from grognard.kernel.chance import Scripted
from tests.games.risk_napoleon.campaigning import (
    AUT,
    ENG,
    FRA,
    PRU,
    RUS,
    before,
    end_of,
    fleet,
    history,
    place_of,
    points,
)
from tests.games.risk_napoleon.helpers import Table, Unshuffled, rolled


def treaty(period: str, owners: dict[str, str] | None = None, **situation: Any) -> Table:
    """The end of a campaign, every choice taken as it comes."""
    calendar = {"before": owners or before(), "since": owners or before(), **situation.pop("calendar", {})}
    t = end_of(period, calendar=calendar, **situation)
    while t["history"]["period"] == period and t.awaited:
        t.do(t.awaited[0], t.legal(t.awaited[0])[0])
    return t


def owners(t: Table, *places: str) -> list[str | None]:
    return [t.owner(place) for place in places]


@pytest.mark.clause("RSK-PER-01f", "RSK-PER-01l", "RSK-PER-01m", "RSK-PRO-10", "RSK-PRO-12", "RSK-PRO-13", "RSK-COA-13")
def test_campo_formio() -> None:
    t = treaty(
        "italy_1796", belgique=("fra", 3), etats_eglise=("fra", 2), venetie=("fra", 9), tyrol=("fra", 4), lorraine=("aut", 2),
        portugal=("eng", 2), normandie_bretagne=("eng", 3), bourgogne=("aut", 1),
    )  # fmt: skip
    assert owners(t, "belgique", "hollande", "piemont", "etats_eglise") == [FRA] * 4
    assert owners(t, "venetie", "tyrol") == [AUT, AUT]
    assert owners(t, "lorraine", "normandie_bretagne", "bourgogne") == [FRA] * 3
    assert t.owner("portugal") == ENG
    assert min(there["regiments"] for there in t["territories"].values() if there["owner"]) >= 1
    assert t["history"]["displaced"] == {}


@pytest.mark.clause("RSK-R-25")
def test_a_fortress_stays_where_it_is_whoever_gets_the_land() -> None:
    t = treaty("italy_1796", venetie=("fra", 9), advanced={"fortresses": ["venetie", "lorraine"]})
    assert owners(t, "venetie", "lorraine") == [AUT, FRA]
    assert sorted(t["advanced"]["fortresses"]) == ["lorraine", "venetie"]
    assert t["advanced"]["debts"] == {}


@pytest.mark.clause("RSK-R-56", "RSK-COA-15")
def test_displaced_regiments_are_put_down_in_turn_order() -> None:
    t = end_of(
        "italy_1796",
        calendar={"before": before(), "since": before()},
        venetie=("fra", 9),
        hollande=("aut", 5),
        generals={"venetie": "fra"},
    )
    assert t.awaited == [FRA]  # nine displaced, three gained without a garrison
    assert t["history"]["displaced"]["fra"] == 9
    assert t.bar(FRA, "place galice") == "RSK-R-62"
    assert t.bar(FRA, "place_all lorraine") == "RSK-R-56"
    assert t.bar(FRA, "place saxe") == "RSK-R-56"
    t.do(FRA, "place_five lorraine", "place belgique")
    t.do(FRA, "place hollande", "place piemont", "place lorraine")
    assert t.frame == "Remount"
    assert t.bar(FRA, "general galice") == "RSK-R-56"
    t.do(FRA, "general lorraine")
    assert t.awaited == [AUT]
    assert t.garrisons("lorraine", "belgique", "hollande", "piemont") == [7, 1, 1, 1]


def test_a_treaty_can_be_read_by_whoever_comes_to_the_table() -> None:
    calendar = {"before": before(), "since": before()}
    t = end_of("italy_1796", calendar=calendar, source=Unshuffled(), venetie=("fra", 9), hollande=("aut", 5))
    told = t.see("watcher")["history"]["treaty"]
    assert told["period"] == "italy_1796"
    steps = [(step["e"], step["a"].get("place"), step["a"].get("seat")) for step in told["steps"]]
    assert ("passes", "venetie", AUT) in steps
    assert ("passes", "hollande", FRA) in steps
    assert steps[0][0] == "points"  # what the campaign brought comes first
    assert Table(GAME.position(t.told())).see(FRA)["history"]["treaty"] == told
    while t["history"]["period"] == "italy_1796":
        t.do(t.awaited[0], t.legal(t.awaited[0])[0])
    later = t.see(ENG)["history"]["treaty"]  # the next campaign has begun: it is still to be read
    assert later["steps"][: len(steps)] == told["steps"]
    while t["turn"] == FRA:
        t.do(t.awaited[0], t.legal(t.awaited[0])[-1])
    assert t.see(FRA)["history"]["treaty"] is None


@pytest.mark.clause("RSK-R-56")
def test_garrisons_come_from_own_territories_or_the_reserve() -> None:
    t = end_of(
        "italy_1796", calendar={"before": before(), "since": before()}, lorraine=("fra", 3), aquitaine=("fra", 3)
    )
    assert t.frame == "Garrison"
    assert t.offers(FRA, "garrison") == ["lorraine", "aquitaine"]
    assert t.bar(FRA, "garrison bourgogne") == "RSK-R-56"
    t.do(FRA, "garrison lorraine", "garrison lorraine")
    t = end_of("italy_1796", calendar={"before": before(), "since": before()})
    assert t.garrisons("belgique", "hollande", "piemont") == [1, 1, 1]  # nobody could be spared: from the reserve
    assert t.army(FRA) == 12


@pytest.mark.clause("RSK-PER-02f", "RSK-PER-02n", "RSK-PER-02o", "RSK-PRO-16", "RSK-R-57")
def test_after_egypt() -> None:
    t = treaty(
        "egypt_1798", irlande=("fra", 3), aquitaine=("eng", 2), belgique=("eng", 2), calendar={"tally": [7, 3, 1, 0]}
    )
    assert owners(t, "irlande", "aquitaine") == [ENG, FRA]
    assert t.owner("belgique") == ENG  # not a home region: it stays with its holder
    assert t["history"]["tally"] == [0, 0, 0, 0]


@pytest.mark.clause(
    "RSK-PER-03h", "RSK-PER-03n", "RSK-PER-03i", "RSK-PER-03j", "RSK-PRO-11", "RSK-PRO-15", "RSK-R-83", "RSK-R-81"
)
def test_luneville() -> None:
    was = before(belgique="fra", hollande="fra", piemont="fra", helvetie="fra")
    t = treaty(
        "italy_germany_1800", was, belgique=("eng", 2), hollande=("aut", 2), helvetie=("rus", 4), piemont=("fra", 3),
        baviere=("fra", 2), tyrol=("fra", 3), hanovre=("eng", 1), normandie_bretagne=("eng", 1), russie=("rus", 5),
        generals={"helvetie": "rus"},
    )  # fmt: skip
    assert (
        owners(t, "hollande", "helvetie", "piemont", "venetie") == [FRA] * 4
    )  # ceded by Austria, the corps' place too
    assert owners(t, "belgique", "hanovre") == [ENG, ENG]  # England keeps what it conquered there
    assert owners(t, "baviere", "tyrol", "normandie_bretagne") == [AUT, AUT, FRA]
    assert t.army(RUS) == 6 + 5  # the corps is gone
    assert any(RUS in seats for seats in t["advanced"]["generals"].values())


@pytest.mark.clause("RSK-COA-14", "RSK-R-87", "RSK-R-83", "RSK-PRO-15")
def test_shared_territories_are_settled_first() -> None:
    armies = {"tyrol": {"aut": 2, "rus": 6}, "baviere": {"aut": 1, "rus": 6}, "hanovre": {"eng": 2, "aut": 1}}
    t = treaty("italy_germany_1800", armies=armies, tyrol=("rus", 1), baviere=("rus", 1), hanovre=("eng", 1))
    assert owners(t, "tyrol", "baviere", "hanovre") == [AUT, AUT, AUT]  # home; who owned it when the campaign began
    assert all(len(parts) == 1 for parts in t["history"]["armies"].values())
    assert t.army(RUS) == 7
    assert t.army(ENG) == 4 + 2 - 2  # two of them have left for the colonies of 1801


@pytest.mark.clause("RSK-R-87")
def test_a_shared_territory_goes_to_the_ally_whose_home_it_is() -> None:
    t = treaty("poland_1807", before(silesie="eng"), armies={"silesie": {"pru": 1, "eng": 5}}, silesie=("eng", 1))
    assert t.owner("silesie") == PRU


@pytest.mark.clause("RSK-PER-04e", "RSK-PRO-14")
def test_england_leaves_portugal() -> None:
    t = treaty("england_alone_1801", portugal=("eng", 4), sud_angleterre=("eng", 2))
    assert t.owner("portugal") is None
    assert t.regiments("sud_angleterre") == 6
    assert treaty("england_alone_1801", portugal=("fra", 4)).owner("portugal") == FRA


@pytest.mark.clause("RSK-PER-05b", "RSK-PER-05d", "RSK-PRO-14", "RSK-PRO-17", "RSK-R-66")
def test_amiens_and_the_neapolitans() -> None:
    t = treaty("amiens_1802", deux_siciles=("fra", 5))
    assert (t.owner("deux_siciles"), t.regiments("deux_siciles")) == (AUT, 4)
    assert t.army(FRA) == 9 + 5
    assert treaty("amiens_1802", deux_siciles=("aut", 3)).regiments("deux_siciles") == 7
    t = treaty("amiens_1802", deux_siciles=("eng", 3))
    assert (t.owner("deux_siciles"), t.army(ENG)) == (AUT, 7)


@pytest.mark.clause("RSK-PER-05c", "RSK-PRO-17")
def test_french_fleets_are_spread_evenly() -> None:
    six = {
        fleet("fra", 1): "sea l_manche",
        fleet("fra", 2): "port aquitaine",
        fleet("fra", 3): "port aquitaine",
        fleet("fra", 4): "blockade irlande",
        fleet("spa", 1): "port galice",
        fleet("spa", 2): "port galice",
    }
    t = end_of("amiens_1802", fleets=six)
    assert (t.frame, t.awaited) == ("Spread", [FRA])
    t.do(FRA, "dock galice", "dock galice", "dock andalousie", "dock andalousie")
    assert t.offers(FRA, "dock") == ["aquitaine", "normandie_bretagne"]  # two ports have two: the others one each
    assert t.bar(FRA, "dock galice") == "RSK-PER-05c"
    t.do(FRA, "dock aquitaine", "dock normandie_bretagne")
    lying = sorted(t["advanced"]["fleets"].values())
    assert lying == ["port andalousie"] * 2 + ["port aquitaine"] + ["port galice"] * 2 + ["port normandie_bretagne"]


@pytest.mark.clause("RSK-PER-06e")
def test_france_leaves_the_united_kingdom() -> None:
    t = treaty("naval_1803", sud_angleterre=("fra", 5), irlande=("fra", 1))
    assert owners(t, "sud_angleterre", "irlande") == [ENG, ENG]
    assert t.army(FRA) == 9 + 6


@pytest.mark.clause("RSK-PER-07f", "RSK-PER-07j", "RSK-PER-07k", "RSK-PER-07l")
def test_presbourg() -> None:
    was = before(piemont="fra", helvetie="fra", venetie="fra")
    t = treaty(
        "germany_1805", was, piemont=("fra", 2), helvetie=("fra", 2), venetie=("aut", 2), autriche=("fra", 9),
        boheme=("fra", 2), galicie=("rus", 5), hollande=("eng", 2),
    )  # fmt: skip
    assert owners(t, "helvetie", "piemont", "venetie", "wurtemberg_westphalie", "baviere", "tyrol") == [FRA] * 6
    assert owners(t, "boheme", "autriche", "provinces_illyriennes") == [AUT] * 3
    assert (t.owner("galicie"), t.owner("hollande")) == (AUT, ENG)
    assert t.army(RUS) == 7


@pytest.mark.clause("RSK-PER-09d", "RSK-PER-09i", "RSK-PRO-10", "RSK-PRO-11")
def test_tilsit() -> None:
    t = treaty(
        "poland_1807", brandebourg=("fra", 4), silesie=("fra", 2), prusse_orientale=("fra", 3), hanovre=("eng", 2)
    )
    assert owners(t, "brandebourg", "silesie", "pomeranie") == [PRU] * 3
    assert t.owner("prusse_orientale") == PRU  # not named, home region: back (RSK-R-57)
    assert owners(t, "saxe", "baviere", "belgique", "helvetie", "varsovie") == [FRA] * 5
    assert t.owner("hanovre") == ENG


@pytest.mark.clause("RSK-PER-11e", "RSK-R-57")
def test_vienna() -> None:
    t = treaty("austria_1809", autriche=("fra", 5), tyrol=("fra", 2), hongrie=("fra", 1), venetie=("fra", 2))
    assert owners(t, "provinces_illyriennes", "galicie", "boheme") == [FRA] * 3
    assert owners(t, "autriche", "tyrol", "hongrie") == [AUT] * 3  # returned; and home again
    assert t.owner("venetie") == FRA  # not named and no home region: it stays
    was = before(tyrol="fra")
    assert treaty("austria_1809", was, tyrol=("fra", 2)).owner("tyrol") == FRA  # French since an earlier treaty


@pytest.mark.clause("RSK-PER-13d", "RSK-PRO-18", "RSK-R-65")
def test_the_retreat_from_russia() -> None:
    t = end_of(
        "russia_1812",
        russie=("fra", 8),
        lituanie=("fra", 3),
        varsovie=("fra", 2),
        generals={"russie": "fra"},
        calendar={"before": before(), "since": before()},
    )
    assert (t.frame, t.awaited) == ("Retreat", [FRA])
    assert t.bar(FRA, "send carelie") == "RSK-PRO-18"
    t.do(FRA, "send russie", "send russie", "send lituanie")  # eleven: eight are lost, three come home
    assert t.regiments("varsovie") == 5
    assert t["advanced"]["generals"] == {"varsovie": [FRA]}  # he came with them
    assert owners(t, "russie", "lituanie") == [RUS, RUS]
    while t["history"]["period"] == "russia_1812":
        t.do(t.awaited[0], t.legal(t.awaited[0])[0])
    assert t.army(FRA) == 9 + 5
    assert any(FRA in seats for seats in t["advanced"]["generals"].values())


@pytest.mark.clause("RSK-R-65")
def test_equally_near_and_france_chooses() -> None:
    t = end_of(
        "russia_1812",
        lituanie=("fra", 4),
        varsovie=("fra", 1),
        prusse_orientale=("fra", 1),
        calendar={"before": before(), "since": before()},
    )
    t.do(FRA, "send lituanie")
    assert t.offers(FRA, "withdraw") == ["prusse_orientale", "varsovie"]
    assert t.bar(FRA, "withdraw lorraine") == "RSK-R-65"
    t.do(FRA, "withdraw varsovie")
    assert t.regiments("varsovie") == 2


@pytest.mark.clause("RSK-R-57")
def test_1812_is_no_treaty() -> None:
    t = treaty("russia_1812", irlande=("fra", 2))
    assert t.owner("irlande") == FRA


@pytest.mark.clause("RSK-R-56")
def test_fleets_leave_ports_that_are_no_longer_friendly() -> None:
    t = end_of("italy_1796", fleets={fleet("aut", 1): "port piemont"}, calendar={"before": before(), "since": before()})
    while t.frame != "Moor":
        t.do(t.awaited[0], t.legal(t.awaited[0])[0])
    assert t.awaited == [AUT]
    assert t.bar(AUT, "dock piemont") == "RSK-R-56"
    t.do(AUT, "dock venetie")
    assert place_of(t, fleet("aut", 1)) == "port venetie"


@pytest.mark.clause("RSK-R-76")
def test_captives_stay_captive() -> None:
    captives = {FRA: {AUT: 1}}
    assert treaty("italy_1796", advanced={"captives": captives})["advanced"]["captives"] == captives


@pytest.mark.clause("RSK-HIS-02")
def test_points_before_the_treaty() -> None:
    t = treaty("italy_1796", tyrol=("fra", 4))
    assert points(t)["fra"] == 2  # for the Tyrol that it then gives back
    assert t.owner("tyrol") == AUT


@pytest.mark.clause("RSK-R-82", "RSK-COA-13")
def test_regiments_never_retreat() -> None:
    """The regiments of a lost territory are lost; only its general withdraws, and without them."""
    t = history(lorraine=("fra", 3), belgique=("aut", 2), generals={"belgique": "aut"}, dice="66 11 6")
    before = {place: t.regiments(place) for place in TERRITORIES}
    t.do(FRA, "attack lorraine>belgique", "engage 2").do(AUT, "defend 2")
    while t.awaited == [AUT]:
        assert t.frame == "Withdraw"
        t.do(AUT, t.legal(AUT)[0])
    assert any(AUT in seats for seats in t["advanced"]["generals"].values())
    after = {place: t.regiments(place) for place in TERRITORIES}
    assert after == {**before, "lorraine": 1, "belgique": 2}


# --- Waterloo --------------------------------------------------------------------------------------------------------


def waterloo(
    part: int,
    rounds: int,
    french: int,
    english: int,
    prussian: int = 0,
    dice: str = "",
    following: int = 0,
    **more: Any,
) -> Table:
    told = history("belgium_1815").told()
    told["table"]["history"] |= {
        "stage": "battle",
        "waterloo": [part, rounds, french, english, prussian, following, 0],
        **more,
    }
    told["stack"] = [{"frame": "Calendar"}, {"frame": "Waterloo"}]
    return Table(GAME.position(told, source=Scripted(rolled(dice))))


def round_of(t: Table, attack: int = 3, defence: int = 2) -> Table:
    t.do(t.awaited[0], f"engage {attack}")
    return t.do(t.awaited[0], f"defend {defence}")


@pytest.mark.clause("RSK-WAT-01", "RSK-WAT-02", "RSK-WAT-08", "RSK-HIS-23")
def test_waterloo_begins() -> None:
    t = history("belgium_1815", frame="Calendar", calendar={"stage": "begin"}, dice="666 11")
    assert (t.frame, t.awaited) == ("Charge", [FRA])
    assert t["history"]["waterloo"][:5] == [1, 0, 30, 22, 0]
    assert t.bar(FRA, "leader") == "RSK-WAT-08"
    assert t.bar(FRA, "attack lorraine>belgique") is not None
    round_of(t)
    assert t["history"]["waterloo"][:5] == [1, 1, 30, 20, 0]


@pytest.mark.clause("RSK-WAT-03", "RSK-R-68")
def test_the_first_part() -> None:
    assert points(round_of(waterloo(1, 3, 30, 9, dice="666 11"))) == {"fra": 10}
    assert points(round_of(waterloo(1, 3, 11, 20, dice="111 66"))) == {"eng": 10}
    assert points(round_of(waterloo(1, 3, 11, 9, dice="611 52"))) == {}  # both in one round: a draw


@pytest.mark.clause("RSK-WAT-04", "RSK-WAT-05", "RSK-R-68")
def test_the_prussians_come() -> None:
    t = round_of(waterloo(1, 11, 25, 20, dice="111 66 11 66"))
    assert (t.frame, t.awaited) == ("Charge", [ENG])
    assert t["history"]["waterloo"][:5] == [2, 0, 23, 20, 20]
    round_of(t, 2, 2)
    assert t["history"]["waterloo"][:5] == [2, 1, 23, 19, 19]  # one Prussian, one English
    assert round_of(waterloo(2, 1, 20, 15, 15, dice="1 6", following=0), 1, 1)["history"]["waterloo"][:5] == [
        2,
        2,
        20,
        15,
        14,
    ]
    assert round_of(waterloo(2, 1, 20, 15, 15, dice="1 6", following=1), 1, 1)["history"]["waterloo"][:5] == [
        2,
        2,
        20,
        14,
        15,
    ]


@pytest.mark.clause("RSK-WAT-06", "RSK-WAT-07", "RSK-R-68")
def test_the_second_part() -> None:
    assert points(round_of(waterloo(2, 1, 11, 15, 15, dice="6 1"), 1, 1)) == {"pru": 5, "eng": 5}
    assert points(round_of(waterloo(2, 1, 20, 9, 15, dice="1 6", following=1), 1, 1)) == {}
    assert points(round_of(waterloo(2, 1, 11, 9, 15, dice="61 52", following=1), 2, 2)) == {"pru": 5, "eng": 5}
    t = round_of(waterloo(2, 5, 20, 15, 15, dice="6 1"), 1, 1)
    assert (points(t), t.awaited) == ({}, [])


@pytest.mark.clause("RSK-END-01", "RSK-END-02", "RSK-R-69", "RSK-HIS-03")
@pytest.mark.parametrize(
    ("vp", "winners"),
    [({"fra": 50, "aut": 20, "eng": 20}, [FRA]),
        ({"fra": 50, "aut": 30, "pru": 10, "rus": 9, "eng": 20}, [AUT, PRU, RUS, ENG]),
        ({"fra": 40, "eng": 40}, []),
    ],
)  # fmt: skip
def test_the_camps_are_compared(vp: dict[str, int], winners: list[str]) -> None:
    t = round_of(waterloo(2, 5, 20, 15, 15, dice="6 1", points=vp), 1, 1)
    scores = t.state.scores()
    assert not t.awaited
    assert scores == ([float(seat in winners) for seat in [FRA, AUT, PRU, RUS, ENG]] if winners else [0.5] * 5)
    assert any(event.split()[0] in ("french-camp", "allied-camp", "no-camp") for event in t.heard("watcher"))
