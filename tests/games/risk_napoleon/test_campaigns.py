"""The sixteen periods: wars, points, obligations, start effects (RSK-PER, RSK-PRO-01 to -09)."""

import pytest

from grognard.games.risk_napoleon.objectives import standing
from grognard.games.risk_napoleon.state import Risk
from grognard.games.risk_napoleon.tables import NATIONS, TERRITORIES
from tests.games.risk_napoleon.campaigning import AUT, ENG, FRA, RUS, SEAT, fleet, history, place_of, points, start_of
from tests.games.risk_napoleon.helpers import REGION, Table

mark = pytest.mark
WARS = [
    (mark.clause("RSK-PER-01a"), "italy_1796", 3, "fra aut eng"),
    (mark.clause("RSK-PER-02a"), "egypt_1798", 2, "fra eng"),
    (mark.clause("RSK-PER-03a"), "italy_germany_1800", 2, "fra aut rus eng"),
    (mark.clause("RSK-PER-04a"), "england_alone_1801", 1, "fra eng"),
    (mark.clause("RSK-PER-05a"), "amiens_1802", 1, ""),
    (mark.clause("RSK-PER-06a"), "naval_1803", 2, "fra eng"),
    (mark.clause("RSK-PER-07a"), "germany_1805", 2, "fra aut rus eng"),
    (mark.clause("RSK-PER-08a"), "prussia_1806", 2, "fra pru rus eng"),
    (mark.clause("RSK-PER-09a"), "poland_1807", 2, "fra pru rus eng"),
    (mark.clause("RSK-PER-10a"), "spain_1808", 1, "fra eng"),
    (mark.clause("RSK-PER-11a"), "austria_1809", 1, "fra aut eng"),
    (mark.clause("RSK-PER-12a"), "spain_1810", 2, "fra eng"),
    (mark.clause("RSK-PER-13a"), "russia_1812", 4, "fra rus eng"),
    (mark.clause("RSK-PER-14a"), "germany_1813", 2, "fra aut pru rus eng"),
    (mark.clause("RSK-PER-15a"), "france_1814", 2, "fra aut pru rus eng"),
]


@pytest.mark.parametrize(("period", "turns", "war"), [pytest.param(*row, marks=proves) for proves, *row in WARS])
def test_wars_and_turns(period: str, turns: int, war: str) -> None:
    """Every nation that is at war fights France and nobody else, for so many turns."""
    for nation in NATIONS:
        t = history(period, turn=nation, frame="Movement", game_turn=turns)
        assert t.see("p1")["history"]["at_war"] == [n for n in NATIONS if n in war.split()]
        assert t.see("p1")["history"]["turns"] == turns
        fights = history(period, turn=nation, frame="Calendar", calendar={"step": NATIONS.index(nation)})
        seat = SEAT[nation]
        while fights.frame == "Reinforcements":
            fights.do(seat, fights.legal(seat)[0])
        assert (fights.frame == "Assault") == (nation in war.split())


# --- points ----------------------------------------------------------------------------------------------------------


def lands(**worth: int) -> dict[str, int]:
    """Points by territory or region."""
    return {place: points for name, points in worth.items() for place in REGION.get(name, [name])}


RHINE_ITALY = lands(r_rhin=3, r_italie=3)
ALL = dict.fromkeys(TERRITORIES, 1)
HELD = [
    (mark.clause("RSK-PER-01d"), "italy_1796", "fra", lands(belgique=2, hollande=2, hanovre=1, wurtemberg_westphalie=2,
           baviere=2, piemont=2, venetie=2, etats_eglise=1, tyrol=2)),
    (mark.clause("RSK-PER-01e"), "italy_1796", "aut", {**RHINE_ITALY, **lands(r_france=5)}),
    (mark.clause("RSK-PER-02d"), "egypt_1798", "fra", lands(belgique=1, hollande=1)),
    (mark.clause("RSK-PER-03f"), "italy_germany_1800", "fra", lands(belgique=1, hollande=1, hanovre=1, wurtemberg_westphalie=2,
           baviere=4, piemont=1, venetie=2, etats_eglise=1, tyrol=3, helvetie=2, provinces_illyriennes=1)),
    (mark.clause("RSK-PER-03g"), "italy_germany_1800", "aut", {**RHINE_ITALY, **lands(tyrol=3, r_france=5)}),
    (mark.clause("RSK-PER-03m"), "italy_germany_1800", "rus", lands(helvetie=4)),
    (mark.clause("RSK-PER-04d"), "england_alone_1801", "fra", lands(portugal=3)),
    (mark.clause("RSK-PER-04d"), "england_alone_1801", "eng", lands(portugal=3)),
    (mark.clause("RSK-PER-05a"), "amiens_1802", "fra", {}),
    (mark.clause("RSK-PER-07d"), "germany_1805", "fra", lands(baviere=3, tyrol=3, boheme=4, autriche=4, etats_eglise=2,
           deux_siciles=1, provinces_illyriennes=3)),
    (mark.clause("RSK-PER-07e"), "germany_1805", "aut", lands(r_rhin=4, r_italie=3, autriche=3, r_france=5)),
    (mark.clause("RSK-PER-07h"), "germany_1805", "eng", lands(r_rhin=3)),
    (mark.clause("RSK-PER-08b"), "prussia_1806", "fra", lands(saxe=4, brandebourg=4, pomeranie=9, silesie=7)),
    (mark.clause("RSK-PER-08d"), "prussia_1806", "pru", lands(r_rhin=4, r_france=8)),
    (mark.clause("RSK-PER-08e"), "prussia_1806", "eng", lands(r_rhin=3)),
    (mark.clause("RSK-PER-09c"), "poland_1807", "fra", lands(saxe=3, brandebourg=3, pomeranie=3, silesie=3, varsovie=7,
           prusse_orientale=9)),
    (mark.clause("RSK-PER-09f"), "poland_1807", "pru", lands(r_rhin=4, r_france=8)),
    (mark.clause("RSK-PER-09g"), "poland_1807", "eng", lands(r_rhin=3)),
    (mark.clause("RSK-PER-10b"), "spain_1808", "fra", lands(r_iberie=2)),
    (mark.clause("RSK-PER-10b"), "spain_1808", "eng", lands(r_iberie=4)),
    (mark.clause("RSK-PER-11d"), "austria_1809", "fra", lands(r_iberie=2, boheme=4, autriche=4, provinces_illyriennes=4)),
    (mark.clause("RSK-PER-11f"), "austria_1809", "aut", lands(r_italie=2, r_rhin=2, boheme=4, autriche=4,
           provinces_illyriennes=4)),
    (mark.clause("RSK-PER-11g"), "austria_1809", "eng", lands(r_iberie=4)),
    (mark.clause("RSK-PER-12b"), "spain_1810", "fra", lands(r_iberie=2)),
    (mark.clause("RSK-PER-12b"), "spain_1810", "eng", lands(r_iberie=5)),
    (mark.clause("RSK-PER-13c"), "russia_1812", "fra", lands(r_iberie=2)),
    (mark.clause("RSK-PER-13f"), "russia_1812", "rus", lands(r_russie=4)),
    (mark.clause("RSK-PER-13g"), "russia_1812", "eng", lands(r_iberie=5)),
    *[(mark.clause("RSK-PER-14c"), "germany_1813", nation, ALL) for nation in NATIONS],
    *[(mark.clause("RSK-PER-15b"), "france_1814", nation, ALL) for nation in NATIONS],
]  # fmt: skip


@pytest.mark.clause("RSK-R-63", "RSK-R-67")
@pytest.mark.parametrize(
    ("period", "nation", "worth"),
    [pytest.param(*row, marks=proves, id=f"{row[0]}-{row[1]}") for proves, *row in HELD],
)
def test_what_land_is_worth(period: str, nation: str, worth: dict[str, int]) -> None:
    """Each territory by itself, all others in hostile hands."""
    against = "fra" if nation != "fra" else "eng"
    t = history(period, **dict.fromkeys(REGION, (against, 1)))  # type: ignore[arg-type]
    s = t.state
    assert isinstance(s, Risk)
    index = NATIONS.index(nation)
    base = standing(s)[index]
    for number, place in enumerate(TERRITORIES):
        held = s.clone()
        held.give(number, index, 1)
        assert standing(held)[index] - base == worth.get(place, 0), place


def would(t: Table, nation: str) -> int:
    found: int = t.see("p1")["history"]["would_score"][nation]
    return found


@pytest.mark.clause(
    "RSK-PER-01j", "RSK-PER-02e", "RSK-PER-03l", "RSK-PER-06d", "RSK-PER-07h", "RSK-PER-08e", "RSK-PER-09g", "RSK-R-77"
)
@pytest.mark.parametrize(
    "period",
    ["italy_1796", "egypt_1798", "italy_germany_1800", "naval_1803", "germany_1805", "prussia_1806", "poland_1807"],
)
def test_two_points_for_each_french_or_spanish_fleet(period: str) -> None:
    base = would(history(period), "eng")
    assert would(history(period, calendar={"sunk": {"fra": 2, "spa": 1, "eng": 3, "aut": 1}}), "eng") == base + 6


@pytest.mark.clause("RSK-R-77")
def test_sunk_by_anybody_but_given_up_by_nobody() -> None:
    t = start_of("england_alone_1801", fleets={fleet("fra", 1): "port aquitaine"})
    assert place_of(t, fleet("fra", 1)) is None
    assert t["history"]["sunk"] == {}


@pytest.mark.clause("RSK-PER-01i", "RSK-PER-01k", "RSK-PER-02i", "RSK-PER-06b")
@pytest.mark.parametrize(
    ("period", "nation", "place", "number"),
    [
        ("italy_1796", "fra", "irlande", 5), ("italy_1796", "eng", "portugal", 3), ("egypt_1798", "fra", "irlande", 5),
        ("naval_1803", "fra", "sud_angleterre", 10), ("naval_1803", "fra", "irlande", 0),
    ],
)  # fmt: skip
def test_landings(period: str, nation: str, place: str, number: int) -> None:
    base = would(history(period), nation)
    assert would(history(period, calendar={"landed": {nation: [place]}}), nation) == base + number


@pytest.mark.clause("RSK-R-58")
def test_what_a_landing_is() -> None:
    for option, scored in (("conquest", 0), ("arrival", 5)):
        t = history(
            normandie_bretagne=("fra", 9),
            irlande=("eng", 3),
            options={"landing_success": option},
            fleets={fleet("eng", 1): "sea l_galice"},
            dice="1 6 5",
        )
        t.do(FRA, "attack normandie_bretagne>irlande", "embark 1").do(ENG, "let_pass")
        assert would(t, "fra") == scored
    t = history(normandie_bretagne=("fra", 9), calendar={"leaders": []}, dice="6 1")
    t.do(FRA, "attack normandie_bretagne>irlande", "engage 1", "occupy 3")
    assert would(t, "fra") == 5


@pytest.mark.clause("RSK-PER-02j", "RSK-PER-02k", "RSK-PER-02l", "RSK-PER-02m")
def test_egypt_scores() -> None:
    def tally(landed: int, lost: int) -> Table:
        return history("egypt_1798", calendar={"tally": [landed, lost, 1, 0]})

    assert [would(tally(n, 0), "fra") for n in (6, 7, 10)] == [0, 5, 5]
    assert [would(tally(n, 0), "eng") for n in (0, 1)] == [5, 0]
    assert would(tally(1, 4), "eng") == 4
    assert [would(history("egypt_1798", calendar={"sunk": {"eng": n}}), "fra") for n in (3, 4, 5)] == [0, 3, 3]


@pytest.mark.clause("RSK-PER-06d")
def test_the_drowned_of_the_invasion() -> None:
    t = history("naval_1803", normandie_bretagne=("fra", 9), fleets={fleet("eng", 1): "sea l_manche"}, dice="6 6 1")
    t.do(FRA, "attack normandie_bretagne>sud_angleterre", "embark 3").do(ENG, "intercept")
    assert would(t, "eng") == 2


@pytest.mark.clause("RSK-PER-07i")
def test_no_frenchman_in_austria() -> None:
    assert would(history("germany_1805"), "rus") == 8
    assert would(history("germany_1805", tyrol=("fra", 1)), "rus") == 0


@pytest.mark.clause("RSK-PER-08f", "RSK-PER-09h", "RSK-PER-09f", "RSK-R-67")
@pytest.mark.parametrize("period", ["prussia_1806", "poland_1807"])
def test_three_prussian_territories(period: str) -> None:
    lost = dict.fromkeys(["brandebourg", "pomeranie"], ("fra", 1))
    mine = would(history(period, **lost), "pru") - would(history(period, **{**lost, "silesie": ("fra", 1)}), "pru")  # type: ignore[arg-type]
    assert would(history(period, **lost), "rus") == 8  # type: ignore[arg-type]
    assert would(history(period, **{**lost, "silesie": ("eng", 1)}), "rus") == 8  # type: ignore[arg-type]
    assert would(history(period, **{**lost, "silesie": ("fra", 1)}), "rus") == 0  # type: ignore[arg-type]
    assert mine == (8 if period == "poland_1807" else 0)


@pytest.mark.clause("RSK-PER-13c")
def test_moscow_counts_even_if_lost_again() -> None:
    t = history("russia_1812", bielorussie=("fra", 9), livonie=("fra", 9), dice="6 1 6 1")
    t.do(FRA, "attack bielorussie>russie", "engage 1", "occupy 1", "attack livonie>carelie", "engage 1", "occupy 1")
    assert would(t, "fra") == 18 + 6
    assert would(history("russia_1812", calendar={"taken": {"fra": ["russie"]}}), "fra") == 10 + 6


# --- closed lands ----------------------------------------------------------------------------------------------------


@pytest.mark.clause(
    "RSK-PER-01h", "RSK-PER-02c", "RSK-PER-02h", "RSK-PER-03k", "RSK-PER-04f", "RSK-PER-06c", "RSK-PER-07g",
    "RSK-PER-08c", "RSK-PER-09e", "RSK-PER-10c",
)  # fmt: skip
@pytest.mark.parametrize("period", [row[1] for row in WARS])
def test_the_peninsula_is_closed_until_1808(period: str) -> None:
    war = next(row[3] for row in WARS if row[1] == period).split()
    t = history(period, turn="eng", portugal=("eng", 5))
    closed = [row[1] for row in WARS].index(period) < 9
    for place in ("galice", "castille_aragon", "andalousie"):
        barred = t.bar(ENG, f"attack portugal>{place}")
        assert barred == ("RSK-HIS-25" if "eng" not in war else "RSK-PER-01h" if closed else None)
    t = history(period, galice=("fra", 5), portugal=("eng", 1))
    open_in = ("egypt_1798", "england_alone_1801", "naval_1803", "italy_1796")
    barred = t.bar(FRA, "attack galice>portugal")
    assert (barred is None) == ("fra" in war and (not closed or period in open_in))


@pytest.mark.clause("RSK-PER-01g", "RSK-PER-04f", "RSK-R-61", "RSK-PER-10c", "RSK-PRO-06")
def test_who_enters_empty_portugal_and_when() -> None:
    def may(period: str, nation: str, way: str, game_turn: int = 1) -> bool:
        source = way.partition(">")[0]
        t = history(period, turn=nation, game_turn=game_turn, **{source: (nation, 5)})  # type: ignore[arg-type]
        return t.bar(SEAT[nation], f"enter {way}") is None

    assert [may("italy_1796", "eng", "sud_angleterre>portugal", turn) for turn in (1, 2, 3)] == [False, False, True]
    assert not may("italy_1796", "fra", "galice>portugal", 3)
    assert may("england_alone_1801", "fra", "galice>portugal")
    assert may("england_alone_1801", "eng", "sud_angleterre>portugal")
    assert not may("naval_1803", "eng", "sud_angleterre>portugal")
    assert may("spain_1808", "fra", "galice>portugal")


@pytest.mark.clause("RSK-PER-10c", "RSK-PRO-06", "RSK-HSE-08", "RSK-R-62")
def test_france_reinforces_spain_from_1808_on() -> None:
    t = history("poland_1807", frame="Reinforcements", put={"pool": 3})
    assert t.bar(FRA, "place galice") == "RSK-HSE-08"
    assert t.bar(FRA, "general galice") == "RSK-HSE-08"
    t = history("poland_1807", frame="Movement", aquitaine=("fra", 5))
    assert t.bar(FRA, "manoeuvre aquitaine>galice") == "RSK-HSE-08"
    t = start_of("spain_1808", calendar={"iberia": 0})
    assert t["history"]["iberia"] == 1
    assert t.bar(FRA, "place galice") is None


# --- start effects ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("RSK-PER-03b", "RSK-PER-03c", "RSK-PER-03e", "RSK-PRO-01", "RSK-PRO-02", "RSK-PRO-03")
def test_1800_begins() -> None:
    t = start_of(
        "italy_germany_1800", russie=("rus", 6), ukraine=("rus", 6), lorraine=("fra", 5), sud_angleterre=("eng", 5)
    )
    assert t.awaited == [RUS]
    assert t.bar(RUS, "enough") == "RSK-PRO-01"
    assert t.bar(RUS, "send carelie") == "RSK-PRO-01"  # its last regiment
    t.do(RUS, *["send russie"] * 4)
    assert t.bar(RUS, "enough") is None
    t.do(RUS, *["send ukraine"] * 4)  # eight at most
    assert t["history"]["armies"]["tyrol"] == {"aut": 1, "rus": 8}
    assert t.owner("tyrol") == RUS
    assert t.awaited == [FRA]
    assert t.bar(FRA, "enough") == "RSK-PRO-02"
    t.do(FRA, "send lorraine", "send lorraine", "enough")
    assert (t.owner("helvetie"), t.regiments("helvetie")) == (FRA, 2)
    assert t.awaited == [ENG]
    t.do(ENG, "lose sud_angleterre", "lose sud_angleterre")
    assert t.army(ENG) == 6
    assert t.frame == "Reinforcements"


@pytest.mark.clause("RSK-PRO-01", "RSK-PRO-02", "RSK-PRO-03")
def test_what_cannot_be_spared_is_not_asked_for() -> None:
    t = start_of("italy_germany_1800", russie=("rus", 3))
    assert (t.awaited, t.frame) == ([FRA], "Reinforcements")
    assert t["history"]["armies"]["tyrol"] == {"aut": 1, "rus": 2}
    assert t.owner("helvetie") is None
    assert t.army(ENG) == 4


@pytest.mark.clause("RSK-PER-04b", "RSK-PER-04c", "RSK-PER-04g", "RSK-PRO-03", "RSK-PRO-04")
def test_1801_begins() -> None:
    fleets = {fleet("fra", 1): "port aquitaine", fleet("spa", 1): "port galice"}
    t = start_of(
        "england_alone_1801", fleets=fleets, lorraine=("fra", 20), sud_angleterre=("eng", 5), irlande=("eng", 5)
    )
    assert t.offers(FRA, "sink") == list(fleets)
    t.do(FRA, f"sink {fleet('spa', 1)}", *["lose lorraine"] * 6)
    assert t.regiments("lorraine") == 14
    t.do(ENG, "lose sud_angleterre", "lose irlande")
    assert t.bar(FRA, "send galice") == "RSK-PRO-04"
    t.do(FRA, *["send lorraine"] * 5)
    assert t.garrisons("lorraine", "galice") == [9, 6]


@pytest.mark.clause("RSK-PER-07b")
def test_1805_begins() -> None:
    t = start_of("germany_1805", russie=("rus", 20))
    t.do(RUS, *["send russie"] * 12)
    assert t["history"]["armies"]["galicie"] == {"aut": 1, "rus": 12}


@pytest.mark.clause("RSK-PER-09b")
def test_1807_begins() -> None:
    t = start_of("poland_1807", russie=("rus", 20), varsovie=("rus", 9))
    assert t.offers(RUS, "lose") == ["russie"]  # from Russian territories only
    t.do(RUS, *["lose russie"] * 10)
    assert t.garrisons("russie", "varsovie") == [10, 9]


@pytest.mark.clause("RSK-PER-11b", "RSK-PER-12c", "RSK-PER-13e", "RSK-PER-14b", "RSK-PER-15a", "RSK-PRO-05", "RSK-R-64")
@pytest.mark.parametrize("period", ["austria_1809", "spain_1810", "russia_1812", "germany_1813", "france_1814"])
def test_guerrilla(period: str) -> None:
    t = start_of(period, galice=("fra", 4), andalousie=("fra", 1), castille_aragon=("eng", 4))
    lost = 0 if period == "france_1814" else 1
    assert t.garrisons("galice", "andalousie", "castille_aragon") == [4 - lost, 1, 4]


@pytest.mark.clause("RSK-R-64")
def test_guerrilla_each_turn() -> None:
    for option, left in ((False, 4), (True, 3)):
        t = history(
            "spain_1810", turn="eng", frame="Movement", galice=("fra", 4), options={"guerrilla_each_turn": option}
        )
        t.do(ENG, "end_turn")
        assert t.regiments("galice") == left


# --- obligations -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("RSK-PER-01b", "RSK-PER-01g", "RSK-PRO-07", "RSK-R-59", "RSK-R-61")
def test_england_must_land_in_portugal() -> None:
    t = history(
        turn="eng", game_turn=3, sud_angleterre=("eng", 9), fleets={fleet("fra", 1): "sea l_portugal"}, dice="6 1 1"
    )
    assert t.bar(ENG, "end_combat") == "RSK-PER-01b"
    assert t.bar(ENG, "attack sud_angleterre>portugal") == "RSK-CBT-01"
    t.do(ENG, "enter sud_angleterre>portugal")
    assert t.bar(ENG, "embark 7") == "RSK-GEN-06"
    t.do(ENG, "embark 3").do(FRA, "intercept")
    assert (t.owner("portugal"), t.regiments("portugal")) == (ENG, 2)
    assert t.bar(ENG, "end_combat") is None
    assert would(t, "eng") == 3
    t.do(ENG, "end_combat")
    assert t["hands"][ENG] == []  # no card for it
    t = history(turn="eng", game_turn=2, sud_angleterre=("eng", 9))
    assert t.bar(ENG, "end_combat") is None
    t = history(turn="eng", game_turn=3, sud_angleterre=("eng", 1))
    assert t.bar(ENG, "end_combat") is None  # nobody can go
    t = history(turn="eng", game_turn=3, sud_angleterre=("eng", 9), portugal=("eng", 1))
    assert t.bar(ENG, "end_combat") is None  # it is held already


@pytest.mark.clause("RSK-R-59")
def test_a_failed_attempt_is_an_attempt() -> None:
    t = history(
        turn="eng", game_turn=3, sud_angleterre=("eng", 9), fleets={fleet("fra", 1): "sea l_portugal"}, dice="6"
    )
    t.do(ENG, "enter sud_angleterre>portugal", "embark 1").do(FRA, "intercept")
    assert t.owner("portugal") is None
    assert t.bar(ENG, "end_combat") is None


@pytest.mark.clause("RSK-PER-02b", "RSK-PER-02g", "RSK-PRO-09", "RSK-R-60")
def test_the_expedition_to_egypt() -> None:
    t = history(
        "egypt_1798",
        game_turn=2,
        lorraine=("fra", 9),
        aquitaine=("fra", 9),
        fleets={fleet("eng", 1): "sea mer_mediterranee"},
        dice="6 6 1 1 1 1 1 1 1 1",
    )
    assert t.bar(FRA, "end_combat") == "RSK-PER-02b"
    t.do(FRA, "launch")
    assert t.bar(FRA, "send bourgogne") == "RSK-R-60"
    t.do(FRA, *["send lorraine"] * 5, *["send aquitaine"] * 5).do(ENG, "intercept")
    assert (would(t, "fra"), would(t, "eng")) == (5, 2)
    assert t.bar(FRA, "end_combat") is None
    assert t.bar(FRA, "launch") == "RSK-PRO-09"
    t = history("egypt_1798", game_turn=1, lorraine=("fra", 9))
    assert t.bar(FRA, "end_combat") is None
    t.do(FRA, "launch")  # eight are all that can go
    assert would(t, "fra") == 5
    assert history("italy_1796", lorraine=("fra", 9)).bar(FRA, "launch") == "RSK-PRO-09"


@pytest.mark.clause("RSK-R-60", "RSK-INT-03")
def test_three_fleets_close_the_way_to_egypt() -> None:
    three = {fleet("eng", n): "sea mer_mediterranee" for n in (1, 2, 3)}
    t = history("egypt_1798", game_turn=2, lorraine=("fra", 9), fleets=three)
    assert t.bar(FRA, "launch") == "RSK-INT-03"
    assert t.bar(FRA, "end_combat") is None
    t = history(
        "egypt_1798", game_turn=2, lorraine=("fra", 9), fleets={**three, fleet("fra", 1): "port languedoc_provence"}
    )
    assert t.bar(FRA, "launch") is None


@pytest.mark.clause("RSK-PER-03d", "RSK-PRO-08", "RSK-R-102")
def test_the_army_of_tyrol_attacks() -> None:
    army = {"tyrol": {"aut": 2, "rus": 8}}
    t = history("italy_germany_1800", turn="rus", armies=army, tyrol=("rus", 1), helvetie=("fra", 3), dice="1 6")
    assert t.bar(RUS, "end_combat") == "RSK-PER-03d"
    t.do(RUS, "attack tyrol>helvetie", "engage 1").do(FRA, "defend 1")
    assert t.bar(RUS, "end_combat") is None
    t = history("italy_germany_1800", turn="aut", armies=army, tyrol=("rus", 1), helvetie=("fra", 3))
    assert t.bar(AUT, "end_combat") is None  # not its command
    assert (
        history("italy_germany_1800", turn="rus", game_turn=2, armies=army, tyrol=("rus", 1), helvetie=("fra", 3)).bar(
            RUS, "end_combat"
        )
        is None
    )


@pytest.mark.clause("RSK-R-102")
def test_nobody_takes_over_the_command_of_tyrol_before() -> None:
    army = {"tyrol": {"aut": 4, "rus": 5}}
    t = history(
        "italy_germany_1800",
        turn="aut",
        frame="Movement",
        armies=army,
        tyrol=("rus", 1),
        autriche=("aut", 9),
        helvetie=("fra", 3),
    )
    assert t.bar(AUT, "manoeuvre autriche>tyrol") is None
    t.do(AUT, "manoeuvre autriche>tyrol")
    assert t.offers(AUT, "march") == ["1"]  # five each: Russia keeps the command only if it was there first
    assert t.bar(AUT, "march 2") == "RSK-R-102"


@pytest.mark.clause("RSK-PER-07c", "RSK-R-103", "RSK-PRO-07")
def test_england_lands_among_allies_in_naples() -> None:
    both = {fleet("eng", 1): "sea l_portugal", fleet("eng", 2): "sea mer_mediterranee"}
    t = history("germany_1805", turn="eng", game_turn=2, sud_angleterre=("eng", 9), fleets=both)
    assert t.bar(ENG, "end_combat") == "RSK-PER-07c"
    assert t.bar(ENG, "enter sud_angleterre>piemont") == "RSK-R-103"
    t.do(ENG, "enter sud_angleterre>deux_siciles", "embark 4")
    assert t["history"]["armies"]["deux_siciles"] == {"aut": 1, "eng": 4}
    assert t.bar(ENG, "end_combat") is None
    t = history("germany_1805", turn="eng", game_turn=2, sud_angleterre=("eng", 9))
    assert t.bar(ENG, "end_combat") is None  # no way there


@pytest.mark.clause("RSK-PER-11c", "RSK-R-80")
def test_england_tries_belgium_and_italy_in_1809() -> None:
    both = {fleet("eng", 1): "sea l_portugal", fleet("eng", 2): "sea mer_mediterranee"}
    t = history(
        "austria_1809",
        turn="eng",
        sud_angleterre=("eng", 9),
        belgique=("fra", 3),
        piemont=("fra", 3),
        fleets=both,
        dice="1 6 1 6",
    )
    assert t.bar(ENG, "end_combat") == "RSK-PER-11c"
    t.do(ENG, "attack sud_angleterre>belgique", "engage 1").do(FRA, "defend 1")
    assert t.bar(ENG, "end_combat") == "RSK-PER-11c"
    t.do(ENG, "attack sud_angleterre>piemont", "engage 1").do(FRA, "defend 1")
    assert t.bar(ENG, "end_combat") is None


@pytest.mark.clause("RSK-PER-13b", "RSK-PRO-08", "RSK-R-59")
def test_france_must_march_on_moscow() -> None:
    t = history("russia_1812", game_turn=4, varsovie=("fra", 9), bielorussie=("rus", 3), dice="1 6")
    assert t.bar(FRA, "end_combat") == "RSK-PER-13b"
    t.do(FRA, "attack varsovie>bielorussie", "engage 1").do(RUS, "defend 1")
    assert t.bar(FRA, "end_combat") is None
    assert history("russia_1812", game_turn=3, varsovie=("fra", 9)).bar(FRA, "end_combat") is None
    assert history("russia_1812", game_turn=4, russie=("fra", 9)).bar(FRA, "end_combat") is None


@pytest.mark.clause("RSK-R-84", "RSK-PER-08g", "RSK-PER-10d", "RSK-PER-12d", "RSK-PER-14d", "RSK-PER-15c")
@pytest.mark.parametrize("period", ["prussia_1806", "spain_1808", "spain_1810", "germany_1813", "france_1814"])
def test_no_redeployment(period: str) -> None:
    armies = {"silesie": {"pru": 2, "rus": 3}}
    t = history(
        period,
        frame="Calendar",
        calendar={"stage": "score"},
        armies=armies,
        silesie=("rus", 1),
        brandebourg=("fra", 4),
        galice=("fra", 1),
    )
    assert t["history"]["armies"]["silesie"] == {"pru": 2, "rus": 3}
    assert (t.owner("silesie"), t.owner("brandebourg")) == (RUS, FRA)
    assert t["history"]["period"] != period


def test_points_are_added_up_over_the_periods() -> None:
    t = history("spain_1808", frame="Calendar", calendar={"stage": "score", "points": {"fra": 7}})
    assert points(t) == {"fra": 7 + 6}
