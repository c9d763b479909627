"""What is hidden from whom (section 6 of the rules): views, events, and the worlds that a seat deems possible."""

import json

import pytest

from grognard.games.risk_napoleon import GAME
from grognard.games.risk_napoleon.tables import MISSIONS
from grognard.kernel.contract import Json
from tests.games.risk_napoleon.helpers import Situation, Table, cards, game, scattered, table, wander

EVERYBODY = ("p1", "p2", "p3", "watcher")
INFANTRY = "irlande sud_angleterre castille_aragon"


def whole(t: Table, viewer: str) -> Json:
    """All that leaves the table for this seat."""
    return t.state.view(GAME.seat_number(viewer))


# --- row by row ------------------------------------------------------------------------------------------------------


def test_territories_and_regiments_are_open_to_all() -> None:
    t = game(seed=1, players=3)
    assert all(t.see(viewer)["territories"] == t["territories"] for viewer in EVERYBODY)


@pytest.mark.clause("RSK-SET-07", "RSK-VIC-01")
def test_a_mission_is_its_owners_secret_until_he_wins_by_showing_it() -> None:
    missions = {"p1": "m_russie_prusse", "p2": "m_28_territories", "p3": "m_destroy_blue"}
    lands: Situation = {"r_russie": "p1", "r_prusse": "p1", "varsovie": "p2", "silesie": ("p1", 4), "saxe": "p3"}
    t = table(missions=missions, frame="Combat", dice="666 1", **lands)
    for viewer in EVERYBODY:
        for owner, mission in missions.items():
            assert t.player(viewer, owner)["mission"] == (mission if viewer == owner else None)
    t.do("p1", "attack silesie>varsovie", "engage 3")
    assert t["winner"] == "p1"
    for viewer in EVERYBODY:
        assert "shown p1 m_russie_prusse" in t.heard(viewer)
        assert t.player(viewer, "p1")["mission"] == "m_russie_prusse"
        assert t.player(viewer, "p3")["mission"] == ("m_destroy_blue" if viewer == "p3" else None)


def test_of_a_hand_others_see_the_number_only() -> None:
    t = table(irlande="p1", hands={"p1": "saxe tyrol", "p2": "joker_1"})
    for viewer in EVERYBODY:
        seen = t.player(viewer, "p1")
        assert (seen["cards"], seen["known_cards"]) == (2, cards("saxe tyrol") if viewer == "p1" else [])
        if viewer != "p1":
            assert "card_saxe" not in json.dumps(whole(t, viewer))


@pytest.mark.clause("RSK-CRD-01")
def test_a_card_is_drawn_face_down() -> None:
    t = table(irlande=("p1", 3), frame="Combat", pile="saxe tyrol", dice="66 1")
    t.do("p1", "attack irlande>ecosse", "engage 2", "end_combat")
    for viewer in EVERYBODY:
        drawn = [told for told in t.heard(viewer) if told.startswith(("drew", "card"))]
        assert drawn == (["drew p1", "card p1 card_saxe"] if viewer == "p1" else ["drew p1"])
        assert (t.see(viewer)["pile"], t.see(viewer)["under"]) == (49, [])


def test_exchanged_cards_are_shown_to_all() -> None:
    t = table(crimee="p1", hands={"p1": INFANTRY}, frame="Reinforcements")
    t.do("p1", *[f"exchange {card}" for card in cards(INFANTRY)])
    for viewer in EVERYBODY:
        assert t.heard(viewer) == [f"exchanged p1 {' '.join(cards(INFANTRY))} 4"]
        assert t.see(viewer)["under"] == cards(INFANTRY)


def test_a_card_once_exchanged_is_known_for_good_when_the_pile_has_turned_over() -> None:
    """The pile is down to one card; p1 puts three under it, and then cards are drawn that everybody has seen."""
    rest = [name for name in everything() if name not in INFANTRY.split() and name != "saxe"]
    hands = {"p1": INFANTRY, "p2": " ".join(rest)}
    t = table(crimee=("p1", 2), tyrol=("p3", 2), hands=hands, pile="saxe", frame="Reinforcements", dice="6 1 6 1")
    t.do("p1", *[f"exchange {card}" for card in cards(INFANTRY)], "place_all crimee")
    t.do("p1", "attack crimee>russie", "engage 1", "occupy 1", "end_combat")
    assert t.player("p3", "p1")["known_cards"] == []  # Saxony was on top, and nobody had seen it
    t.do("p1", "end_turn")
    while t.awaited == ["p2"]:  # 46 cards: he must exchange
        t.do("p2", exchange_or(t, "p2", "place_all saxe"))
    t.do("p3", "place_all tyrol", "attack tyrol>baviere", "engage 1", "occupy 1", "end_combat")
    assert t["hands"]["p3"] == cards("irlande")
    for viewer in EVERYBODY:
        assert "card p3 card_irlande" in t.heard(viewer)
        assert t.player(viewer, "p3")["known_cards"] == cards("irlande")


def everything() -> list[str]:
    return [card.removeprefix("card_") for card in GAME.vocabulary.sets["card"]]


def exchange_or(t: Table, seat: str, otherwise: str) -> str:
    """The next step of a seat that exchanges all it must and then ends its turn without a fight."""
    legal = t.legal(seat)
    if t.frame in ("Exchange", "Bonus"):
        return legal[0]
    for action in ("end_reinforcements", "end_combat", "end_turn"):
        if action in legal:
            return action
    exchanges = [action for action in legal if action.startswith("exchange")]
    return exchanges[0] if exchanges else otherwise


@pytest.mark.clause("RSK-ELI-01")
def test_cards_taken_from_an_eliminated_player_are_seen_by_the_taker_and_counted_by_the_rest() -> None:
    t = table(lorraine=("p1", 4), helvetie="p3", hands={"p3": "saxe tyrol"}, frame="Combat", dice="666 1")
    t.do("p1", "attack lorraine>helvetie", "engage 3")
    assert t.player("p1", "p1")["known_cards"] == cards("saxe tyrol")
    assert [told for told in t.heard("p1") if told.startswith("card ")] == ["card p1 card_saxe", "card p1 card_tyrol"]
    for viewer in ("p2", "watcher"):
        assert "cards-taken p3 p1 2" in t.heard(viewer)
        assert (t.player(viewer, "p1")["cards"], t.player(viewer, "p1")["known_cards"]) == (2, [])
        assert "card_saxe" not in json.dumps([t.heard(viewer), whole(t, viewer)])
    assert t.player("p3", "p1")["known_cards"] == cards("saxe tyrol")  # he has not forgotten them


@pytest.mark.clause("RSK-CAP-01", "RSK-CAP-02")
def test_a_capital_is_its_owners_secret_until_it_falls() -> None:
    capitals = {"p1": "irlande", "p2": "helvetie", "p3": "crimee"}
    lands: Situation = {"irlande": "p1", "crimee": "p3", "russie": ("p3", 2), "lorraine": ("p1", 4)}
    t = table(players=4, capitals={**capitals, "p4": "saxe"}, frame="Combat", dice="666 1", saxe="p4", **lands)
    for viewer in EVERYBODY:
        for owner, place in capitals.items():
            assert t.player(viewer, owner)["capital"] == (place if viewer == owner else None)
    t.do("p1", "attack lorraine>helvetie", "engage 3")
    for viewer in EVERYBODY:
        assert t.player(viewer, "p2")["capital"] == "helvetie"
        assert t.player(viewer, "p3")["capital"] == ("crimee" if viewer == "p3" else None)


@pytest.mark.clause("RSK-CBT-12")
def test_dice_are_open() -> None:
    t = table(lorraine=("p1", 4), helvetie=("p2", 3), frame="Combat", dice="631 52")
    t.do("p1", "attack lorraine>helvetie", "engage 3").do("p2", "defend 2")
    assert all("round lorraine>helvetie 631 520 0 2" in t.heard(viewer) for viewer in EVERYBODY)


def test_an_exchange_in_progress_is_nobody_elses_business() -> None:
    t = table(crimee="p1", hands={"p1": f"{INFANTRY} saxe"}, frame="Reinforcements", put={"pool": 3})
    before = {viewer: whole(t, viewer) for viewer in EVERYBODY}
    for named in (1, 2):
        t.do("p1", f"exchange {cards(INFANTRY)[named - 1]}")
        for viewer in ("p2", "p3", "watcher"):
            assert whole(t, viewer) == before[viewer]
            assert (t.heard(viewer), whole(t, viewer)["frame"]) == ([], "Reinforcements")
        assert whole(t, "p1")["frame"] == "Exchange"
        assert t.see("p1")["at"] == {"cards": cards(INFANTRY)[:named]}
        assert t.redeal("p2", 1).frame == "Reinforcements"


# --- other worlds ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4, "scenario": "capitals"}, {"players": 2}])
def test_a_world_dealt_anew_looks_the_same_and_plays_the_same_to_the_seat(options: Json) -> None:
    for i, t in enumerate(wander(game(seed=4, **options), seed=4, decisions=900)):
        if i % 15:
            continue
        for viewer in ("p1", "p2", "watcher"):
            world = t.redeal(viewer, seed=i)
            assert whole(world, viewer) == whole(t, viewer)
            assert world.state.source is None
            if viewer != "watcher":
                assert world.legal(viewer) == t.legal(viewer)
            again = world.redeal(viewer, seed=7)  # dealt from nothing but what the seat knows
            assert again.told() == t.redeal(viewer, seed=7).told()


def test_what_a_seat_does_not_know_differs_from_world_to_world() -> None:
    missions = {"p1": "m_28_territories", "p2": "m_russie_prusse", "p3": "m_destroy_blue"}
    hands = {"p1": "saxe", "p2": "tyrol irlande", "p3": "joker_1"}
    t = table(missions=missions, hands=hands, crimee="p1", tyrol="p3")
    worlds = [t.redeal("p1", seed) for seed in range(300)]
    assert {world["missions"]["p1"] for world in worlds} == {"m_28_territories"}
    in_play = set(MISSIONS) - {"m_28_territories", "m_destroy_white", "m_destroy_yellow"}
    assert {world["missions"]["p2"] for world in worlds} == in_play
    assert {tuple(world["hands"]["p1"]) for world in worlds} == {("card_saxe",)}
    assert {len(world["hands"]["p2"]) for world in worlds} == {2}
    drawn = {card for world in worlds for card in world["hands"]["p2"]}
    assert drawn == set(GAME.vocabulary.sets["card"]) - {"card_saxe"}
    assert len({tuple(world["pile"]) for world in worlds}) == 300


def test_known_cards_stay_where_they_are() -> None:
    t = table(crimee="p1", hands={"p1": INFANTRY, "p2": "saxe tyrol"}, put={"known": {"cards": {"card_saxe": ["p3"]}}})
    t.do("p1", *[f"exchange {card}" for card in cards(INFANTRY)])
    for seed in range(50):
        world = t.redeal("p3", seed)
        assert world["pile"][-3:] == cards(INFANTRY)
        assert "card_saxe" in world["hands"]["p2"]  # p3 has seen it
        known = t.redeal("p1", seed)["known"]["cards"]
        assert sorted(map(len, known.values())) == sorted(map(len, t["known"]["cards"].values()))


@pytest.mark.clause("RSK-R-07")
def test_no_world_gives_a_player_a_mission_that_he_would_have_claimed() -> None:
    """p2 begins his turn with 28 territories and does not win: he holds neither that mission nor that of his own colour."""
    missions = {"p1": "m_russie_prusse", "p2": "m_rhin_italie", "p3": "m_destroy_blue"}
    t = table(missions=missions, rest="p1", turn="p2", crimee="p3", **scattered("p2", 28))
    assert (t["winner"], t["missed"]["p2"]) == (None, ["m_destroy_red", "m_28_territories"])
    dealt = {t.redeal(viewer, seed)["missions"]["p2"] for viewer in ("p1", "watcher") for seed in range(200)}
    assert not dealt & {"m_destroy_red", "m_28_territories"}
    assert {"m_rhin_italie", "m_destroy_black", "m_18_garrisoned"} < dealt


@pytest.mark.clause("RSK-R-07")
def test_who_claims_by_hand_may_be_hiding_a_fulfilled_mission() -> None:
    missions = {"p1": "m_russie_prusse", "p2": "m_rhin_italie", "p3": "m_destroy_blue"}
    options = {"auto_claim": False}
    t = table(missions=missions, rest="p1", turn="p2", crimee="p3", options=options, **scattered("p2", 28))
    assert "m_28_territories" in {t.redeal("p1", seed)["missions"]["p2"] for seed in range(200)}


@pytest.mark.clause("RSK-CAP-01")
def test_hidden_capitals_lie_on_territories_held_since_the_set_up() -> None:
    """p2 has lost Helvetia and taken it back: his capital is not there, nor where a card was seen elsewhere."""
    capitals = {"p1": "irlande", "p2": "saxe", "p3": "crimee"}
    lands: Situation = {"saxe": "p2", "tyrol": ("p2", 3), "helvetie": "p2", "boheme": "p2", "crimee": "p3"}
    known = {"cards": {"card_boheme": ["p1", "p2", "p3", "watcher"]}}
    lands["lorraine"] = ("p1", 3)
    t = table(rest="p1", capitals=capitals, frame="Combat", dice="66 1 66 11", put={"known": known}, **lands)
    t.do("p1", "attack lorraine>helvetie", "engage 2", "end_combat", "end_turn")
    t.do("p2", "place_all saxe", "attack tyrol>helvetie", "engage 2").do("p1", "defend 2")
    assert set(t.lands("p2")) == {"saxe", "tyrol", "helvetie", "boheme"}
    for viewer in ("p1", "p3", "watcher"):
        assert {t.redeal(viewer, seed)["capitals"]["p2"] for seed in range(60)} == {"saxe", "tyrol"}
    assert {t.redeal("p2", seed)["capitals"]["p2"] for seed in range(20)} == {"saxe"}


def test_while_capitals_are_being_named_those_already_named_are_dealt_anew() -> None:
    t = game(players=3, scenario="capitals")
    while t.frame == "Deploy":
        t.do(t.awaited[0], t.legal(t.awaited[0])[0])
    t.do("p2", f"capital {t.lands('p2')[5]}")
    guesses = {t.redeal("p1", seed)["capitals"]["p2"] for seed in range(300)}
    assert guesses == set(t.lands("p2"))
    assert t.redeal("p1", 1).awaited == ["p1", "p3"]
