"""The variants of the booklet: world conquest, progressive reinforcements, capitals (RSK-WLD, RSK-PRG, RSK-CAP, RSK-R-72)."""

from typing import Any

import pytest

from tests.games.risk_napoleon.helpers import Situation, Table, cards, deployed, game, table

# --- world conquest --------------------------------------------------------------------------------------------------


@pytest.mark.clause("RSK-WLD-01")
def test_world_conquest_has_no_missions_and_ends_with_the_last_elimination() -> None:
    t = game(players=4, scenario="world_conquest")
    assert t["missions"] == {}
    assert {t.army(seat) + t["reserve"][seat] for seat in t["reserve"]} == {35}
    lands = {"lorraine": ("p1", 9), "helvetie": "p2", "belgique": "p3"}
    t = table(players=4, rest="p1", frame="Combat", dice="666 1 666 1", **lands)
    assert t.bar("p1", "claim") == "RSK-R-07"
    t.do("p1", "attack lorraine>helvetie", "engage 3", "occupy 3")
    assert t["winner"] is None  # with 47 territories
    t.do("p1", "attack lorraine>belgique", "engage 3", "occupy 3")
    assert t["winner"] == "p1"


# --- progressive reinforcements --------------------------------------------------------------------------------------

SETS = [
    "irlande sud_angleterre castille_aragon",
    "ecosse portugal andalousie",
    "nord_angleterre galice normandie_bretagne",
    "ile_de_france lorraine aquitaine",
]


def rising(exchanges: int = 0, **situation: Any) -> Table:
    situation.setdefault("put", {"exchanges": exchanges})
    return table(options={"progressive_reinforcements": True}, frame="Reinforcements", crimee="p1", **situation)


def exchange(t: Table, seat: str, hand: str) -> int:
    """The seat exchanges this set; what it brings."""
    before: int = t["pool"]
    t.do(seat, *[f"exchange {card}" for card in cards(hand)])
    brought: int = t["pool"] - before
    return brought


@pytest.mark.clause("RSK-PRG-01")
def test_every_set_has_the_value_of_its_running_number_whoever_exchanges_it() -> None:
    t = rising(hands={"p1": f"{SETS[0]} {SETS[3]}", "p2": SETS[1], "p3": SETS[2]}, rest="p3", saxe="p2")
    assert [exchange(t, "p1", SETS[3]), exchange(t, "p1", SETS[0])] == [4, 6]
    t.do("p1", "place_all crimee", "end_combat", "end_turn")
    assert exchange(t, "p2", SETS[1]) == 8
    t.do("p2", "place_all saxe", "end_combat", "end_turn")
    assert t.see("watcher")["next_set"] == 10
    assert exchange(t, "p3", SETS[2]) == 10


@pytest.mark.clause("RSK-PRG-02")
@pytest.mark.parametrize(
    ("number", "worth"),
    [*enumerate([4, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45], start=1), (30, 135)],
)
def test_the_values_rise(number: int, worth: int) -> None:
    t = rising(exchanges=number - 1, hands={"p1": SETS[0]})
    assert t.see("p2")["next_set"] == worth
    assert exchange(t, "p1", SETS[0]) == worth


@pytest.mark.clause("RSK-PRG-01")
def test_a_bonus_comes_on_top_of_the_rising_value() -> None:
    t = rising(hands={"p1": SETS[0]}, irlande="p1")
    assert (exchange(t, "p1", SETS[0]), t.regiments("irlande")) == (4, 3)


# --- capitals --------------------------------------------------------------------------------------------------------


def chosen(players: int = 3, seed: int = 0) -> Table:
    """A game with capitals, deployed; the capitals are still to be named."""
    return deployed(game(players=players, scenario="capitals", seed=seed))


@pytest.mark.clause("RSK-CAP-01")
def test_after_the_set_up_all_name_a_capital_in_secret_and_in_any_order() -> None:
    t = chosen()
    assert (t["missions"], t.frame, t.awaited) == ({}, "Capitals", ["p1", "p2", "p3"])
    assert t.offers("p2", "capital") == t.lands("p2")
    assert t.bar("p2", f"capital {t.lands('p1')[0]}") == "RSK-CAP-01"
    assert t.bar("p2", "end_turn") == "RSK-SEQ-02"
    second = t.lands("p2")[3]
    t.do("p2", f"capital {second}")
    assert t.awaited == ["p1", "p3"]
    assert t.bar("p2", f"capital {second}") == "RSK-CAP-01"  # once only
    assert [t.heard(viewer) for viewer in ("p1", "p2", "watcher")] == [[], [f"capital p2 {second}"], []]
    assert [t.player(viewer, "p2")["capital"] for viewer in ("p1", "p2", "watcher")] == [None, second, None]
    t.do("p1", f"capital {t.lands('p1')[0]}").do("p3", f"capital {t.lands('p3')[0]}")
    assert t.frame == "Reinforcements"
    assert t.bar("p1", f"capital {t.lands('p1')[0]}") == "RSK-CAP-01"


@pytest.mark.clause("RSK-R-72", "RSK-CAP-01")
def test_the_cards_of_capitals_stay_out_of_the_pile() -> None:
    t = chosen(players=4)
    for seat in ("p4", "p3", "p2", "p1"):
        t.do(seat, f"capital {t.lands(seat)[1]}")
    capitals = [f"card_{place}" for place in t["capitals"].values()]
    assert len(t["pile"]) == 50 - 4
    assert not set(capitals) & set(t["pile"])
    assert not set(capitals) & {card for hand in t["hands"].values() for card in hand}
    card = f"card_{t['capitals']['p1']}"
    assert t.bar("p1", f"exchange {card}") == "RSK-CAR-01"


CAPITALS = {"p1": "irlande", "p2": "helvetie", "p3": "crimee", "p4": "norvege"}


def war(**situation: Any) -> Table:
    """Four players with their capitals in Ireland, Helvetia, Crimea and Norway; p1 stands in Lorraine."""
    lands = {"irlande": "p1", "crimee": "p3", "norvege": "p4", "lorraine": ("p1", 9), "helvetie": ("p2", 1)}
    return table(**{"players": 4, "frame": "Combat", "capitals": CAPITALS, "dice": "666 1", **lands, **situation})


def take(t: Table, border: str, number: int = 3) -> Table:
    """p1 conquers across this border."""
    t.do("p1", f"attack {border}", "engage 3")
    return t.do("p1", f"occupy {number}") if t.frame == "Occupy" else t


@pytest.mark.clause("RSK-CAP-02")
def test_the_owner_of_a_fallen_capital_says_so_and_gives_his_cards_to_the_conqueror() -> None:
    t = take(war(hands={"p1": "saxe", "p2": "ecosse joker_1", "p3": "tyrol"}), "lorraine>helvetie")
    assert t["hands"] == {"p1": cards("ecosse saxe joker_1"), "p2": [], "p3": cards("tyrol"), "p4": []}
    assert "capital-fell p2 helvetie p1" in t.heard("watcher")
    assert [t.player(viewer, "p2")["capital"] for viewer in ("p1", "p3", "watcher")] == ["helvetie"] * 3
    assert t["fallen"] == ["p2"]


@pytest.mark.clause("RSK-CAP-03")
def test_one_regiment_of_the_conqueror_takes_the_place_of_each_army_of_the_loser() -> None:
    t = take(war(saxe=("p2", 30), tyrol=("p2", 7), suede=("p3", 5)), "lorraine>helvetie", 4)
    assert t.lands("p2") == []
    assert (t.owner("saxe"), t.owner("tyrol"), t.owner("suede")) == ("p1", "p1", "p3")
    assert t.garrisons("lorraine", "helvetie", "saxe", "tyrol", "suede") == [5, 4, 1, 1, 5]
    assert t.player("p3", "p2")["out"]
    assert t["conquered"] == 1  # one conquest, and one card for it


@pytest.mark.clause("RSK-CAP-02", "RSK-CAP-03")
def test_any_other_territory_falls_alone() -> None:
    t = take(war(hands={"p2": "ecosse"}), "lorraine>belgique")
    assert (len(t.lands("p2")), t["hands"]["p2"], t["fallen"]) == (44 - 1, cards("ecosse"), [])


@pytest.mark.clause("RSK-CAP-04")
@pytest.mark.parametrize(("players", "needed"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_so_many_capitals_win(players: int, needed: int) -> None:
    """p1 takes one capital after the other until he wins; his own counts."""
    attacks = ["galice>aquitaine", "piemont>bourgogne", "lorraine>ile_de_france", "hollande>belgique", "saxe>baviere"]
    lands: Situation = {"irlande": "p1"}
    capitals = {"p1": "irlande"}
    for n, attack in enumerate(attacks[: players - 1], start=2):
        here, there = attack.split(">")
        lands |= {here: ("p1", 9), there: f"p{n}"}
        capitals[f"p{n}"] = there
    t = table(players=players, rest="p1", capitals=capitals, frame="Combat", dice="666 1 " * players, **lands)
    held = 1
    while t["winner"] is None:
        take(t, attacks[held - 1])
        held += 1
    assert (t["winner"], held) == ("p1", needed)
    assert t.heard("watcher")[-1] == "won p1"


@pytest.mark.clause("RSK-R-72", "RSK-CAP-04")
def test_former_capitals_count_for_whoever_occupies_them() -> None:
    """p3 has knocked out p4. p1 holds his own capital and p2's, and takes p4's former one: the win comes at once."""
    lands = {"irlande": "p1", "helvetie": "p1", "norvege": "p3", "ecosse": ("p1", 4), "crimee": "p3"}
    t = table(
        players=4, rest="p3", capitals=CAPITALS, put={"fallen": ["p2", "p4"]}, frame="Combat", dice="666 1", **lands
    )
    take(t, "ecosse>norvege")
    assert t.owner("crimee") == "p3"
    assert t["winner"] == "p1"


@pytest.mark.clause("RSK-R-72")
def test_taking_a_former_capital_knocks_nobody_out() -> None:
    lands = {"irlande": "p1", "lorraine": ("p1", 4), "helvetie": "p3", "crimee": "p3", "norvege": "p4"}
    t = table(players=4, rest="p3", capitals=CAPITALS, put={"fallen": ["p2"]}, frame="Combat", dice="666 1", **lands)
    take(t, "lorraine>helvetie")
    assert (t.owner("helvetie"), t.owner("crimee"), t["winner"]) == ("p1", "p3", None)
    assert not [told for told in t.heard("p1") if told.startswith(("capital-fell", "eliminated"))]


@pytest.mark.clause("RSK-R-72", "RSK-CON-01", "RSK-R-98")
def test_the_conqueror_of_a_capital_moves_in_first() -> None:
    t = war().do("p1", "attack lorraine>helvetie", "engage 3")
    assert (t.frame, t.offers("p1", "occupy")[0], t.player("p1", "p2")["capital"]) == ("Occupy", "3", None)
    t.do("p1", "occupy 5")
    told = [event.split()[0] for event in t.heard("p4")]
    assert told == ["conquered", "capital-fell", "eliminated"]


@pytest.mark.clause("RSK-R-72")
def test_a_card_that_lies_open_after_the_capture_is_never_drawn() -> None:
    t = take(war(), "lorraine>helvetie").do("p1", "end_combat")
    assert len(t["pile"]) + 1 + 4 == 50
    assert "card_helvetie" not in [*t["pile"], *t["hands"]["p1"]]
    assert t["known"]["cards"]["card_helvetie"] == ["p1", "p2", "p3", "p4", "watcher"]
    assert t.see("watcher")["under"] == []
