"""Components: board, cards, what belongs to other rules (RSK-CMP, RSK-R-101)."""

import pytest

from grognard.games.risk_napoleon import GAME
from grognard.games.risk_napoleon.tables import (
    BORDER_COUNT,
    CARD_SYMBOL,
    CARD_TERRITORY,
    CARDS,
    MISSIONS,
    NEIGHBOURS,
    TERRITORIES,
)
from grognard.kernel.errors import BadInput
from tests.games.risk_napoleon.helpers import REGION, Situation, deployed, game, table, wander


def test_the_board_has_48_territories_in_nine_regions() -> None:
    sizes = {region: len(places) for region, places in REGION.items()}
    assert sizes == {
        "r_royaume_uni": 4,
        "r_iberie": 4,
        "r_france": 6,
        "r_rhin": 7,
        "r_italie": 4,
        "r_scandinavie": 4,
        "r_prusse": 5,
        "r_autriche": 7,
        "r_russie": 7,
    }
    assert sorted(place for places in REGION.values() for place in places) == sorted(TERRITORIES)


def test_the_90_borders_and_11_sea_links_lead_both_ways_and_join_the_whole_board() -> None:
    assert BORDER_COUNT == 2 * (90 + 11)
    assert all(here in NEIGHBOURS[there] for here in range(48) for there in NEIGHBOURS[here])
    reached = [0]
    for here in reached:
        reached += [there for there in NEIGHBOURS[here] if there not in reached]
    assert len(reached) == 48


@pytest.mark.clause("RSK-CMP-03")
def test_each_card_shows_a_territory_and_a_kind_of_regiment_but_the_two_jokers_no_territory() -> None:
    shown = dict(zip(CARDS, CARD_TERRITORY, strict=True))
    jokers = [shown.pop("joker_1"), shown.pop("joker_2")]
    assert sorted(shown.values()) == list(range(48))
    assert all(card == f"card_{TERRITORIES[place]}" for card, place in shown.items())
    assert jokers == [-1, -1]
    number = {symbol: CARD_SYMBOL.count(symbol) for symbol in CARD_SYMBOL}
    infantry, cavalry = {"line_infantry": 8, "light_infantry": 8}, {"hussar": 8, "cuirassier": 8}
    assert number == {**infantry, **cavalry, "artillery": 16, "joker": 2}


@pytest.mark.clause("RSK-CMP-04")
@pytest.mark.parametrize(
    ("drawings", "worth"),
    [
        ("irlande castille_aragon sud_angleterre", 4),  # line, line, light
        ("irlande sud_angleterre ile_de_france", 4),  # line, light, light
        ("ecosse andalousie portugal", 6),  # hussar, hussar, cuirassier
        ("ecosse portugal lorraine", 6),  # hussar, cuirassier, cuirassier
        ("irlande ecosse galice", 10),  # line, hussar, artillery
        ("sud_angleterre portugal galice", 10),  # light, cuirassier, artillery
    ],
)
def test_both_drawings_of_infantry_count_alike_and_both_of_cavalry(drawings: str, worth: int) -> None:
    t = table(crimee="p1", hands={"p1": drawings}, put={"pool": 0}, frame="Reinforcements")
    t.do("p1", *[f"exchange card_{name}" for name in drawings.split()])
    assert t["pool"] == worth


@pytest.mark.clause("RSK-CMP-05")
def test_the_standard_game_knows_no_leaders_generals_fleets_or_fortresses() -> None:
    standard = {
        "colour", "place", "place_five", "place_all", "capital", "exchange", "bonus", "claim", "end_reinforcements",
        "attack", "engage", "defend", "occupy", "end_combat", "manoeuvre", "march", "end_turn",
    }  # fmt: skip
    offered = set()
    for t in wander(game(seed=5, players=3), seed=5, decisions=400):
        offered |= {name.partition(" ")[0] for name in t.legal(t.awaited[0])}
    assert {"attack", "manoeuvre"} < offered <= standard


@pytest.mark.clause("RSK-CMP-08")
@pytest.mark.parametrize("progressive", [False, True])
@pytest.mark.parametrize("variant", [{}, {"scenario": "world_conquest"}, {"scenario": "capitals"}])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_variant_goes_with_every_number_of_players(players: int, variant: Situation, progressive: bool) -> None:
    t = deployed(game(players=players, progressive_reinforcements=progressive, **variant))
    for seat in t.awaited if t.frame == "Capitals" else []:
        t.do(seat, t.legal(seat)[0])
    assert (t.frame, t.awaited) == ("Reinforcements", ["p1"])
    assert (t.see("p1")["next_set"] == 4) == progressive
    assert bool(t["missions"]) == (variant == {} and players > 2)
    assert bool(t["capitals"]) == (variant == {"scenario": "capitals"})


@pytest.mark.clause("RSK-R-101")
def test_what_excludes_what() -> None:
    scenario = next(option for option in GAME.options if option.id == "scenario")
    assert scenario.values_for({"players": 2}) == ["two_player", "world_conquest", "capitals"]
    for players in (3, 4, 5, 6):
        nations = ["history"] if players > 4 else []
        assert scenario.values_for({"players": players}) == ["mission", "world_conquest", "capitals", *nations]
    for excluded in (
        {"progressive_reinforcements": True, "advanced_exchange": True},
        {"players": 5, "scenario": "history", "generals": False},
    ):
        with pytest.raises(BadInput, match="option-choice"):
            GAME.new(excluded)
    with pytest.raises(BadInput, match="option-choice"):
        GAME.new({"players": 2, "scenario": "mission"})
    for variant in ("two_player", "world_conquest", "capitals"):
        t = game(players=2, scenario=variant)
        assert len(t.lands("neutral")) == 16
        assert t["missions"] == {}


@pytest.mark.parametrize("players", [1, 7, 0, -2])
def test_two_to_six_play(players: int) -> None:
    with pytest.raises(BadInput, match="option-range"):
        GAME.new({"players": players})


def test_there_are_thirteen_missions() -> None:
    assert len(MISSIONS) == 13
