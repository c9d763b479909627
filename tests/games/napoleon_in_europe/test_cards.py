"""Cards, draws, trades, production (NIE-CRD, NIE-DRW, NIE-TRD, NIE-PRD)."""

import pytest

from grognard.games.napoleon_in_europe.tables import HOMELAND, KIND_OF, KINDS, NATIONS, REGIONS
from tests.games.napoleon_in_europe.helpers import Table, battle, fought, passed, table

TWO_EACH = {"p1": "france spain", "p2": "britain austria"}


# --- the cards -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("NIE-CRD-02", "NIE-CRD-03")
def test_the_symbols_in_the_colours_of_the_nations() -> None:
    kinds = [KINDS[kind] for kind in KIND_OF]
    for nation in NATIONS:
        found = {symbol: kinds.count(f"{nation}_{symbol}") for symbol in ("square", "triangle", "circle", "diamond")}
        assert found == {"square": 4, "triangle": 3, "circle": 2, "diamond": 2}
    assert (kinds.count("bicorne"), kinds.count("bare"), kinds.count("blank"), len(kinds)) == (5, 4, 4, 90)


@pytest.mark.clause("NIE-CRD-01", "NIE-CRD-03")
@pytest.mark.parametrize(
    ("symbol", "piece"), [("square", "1I"), ("triangle", "1C"), ("circle", "1A"), ("diamond", "1L")]
)
def test_cards_only_buy_pieces_each_symbol_its_own(symbol: str, piece: str) -> None:
    t = table(frame="Production", hands={"france": f"russia_{symbol} spain_{symbol}"})
    arm = {"1I": "infantry", "1C": "cavalry", "1A": "artillery", "1L": "leader"}[piece]
    assert t.offers("p1", "combine") == [f"france_regiment_{arm}"]
    t.do("p1", f"combine france_regiment_{arm}", f"card russia_{symbol}", f"card spain_{symbol}", "place paris")
    assert t.pieces("paris") == f"france {piece}"


@pytest.mark.clause("NIE-CRD-04", "NIE-CRD-05", "NIE-CRD-08")
def test_a_card_without_symbol_buys_nothing_and_may_be_put_under_the_deck() -> None:
    t = table(hands={"france": "bare blank bicorne", "britain": "bare"})
    deck = len(t["deck"])
    assert t.offers("p1", "put_away") == ["france_bare", "france_blank"]
    assert t.bar("p1", "put_away britain_bare") == "NIE-CRD-08"
    t.do("p1", "put_away france_bare")
    assert sorted(t.hand("france")) == ["bicorne", "blank"]  # not replaced
    assert (len(t["deck"]), t["under"]) == (deck, [["bare#1", "p1"]])
    assert (t.heard("p2"), t.heard("p1")) == (["put-away france"], ["put-away france", "put-card france bare"])
    t = table(frame="Production", hands={"france": "bare*2 blank*2 bicorne"})
    assert t.offers("p1", "combine") == []


@pytest.mark.clause("NIE-CRD-08", "NIE-TRD-05")
def test_not_in_a_battle_and_not_in_a_window() -> None:
    t = battle("2I", "2I", hands={"france": "bare"})
    assert t.bar("p1", "put_away france_bare") == "NIE-BAT-07"
    assert t.bar("p1", "trade britain") == "NIE-BAT-07"
    t = fought("2I", "2I", hands={"france": "bare"})
    assert t.bar("p2", "put_away britain_bare") == "NIE-CRD-08"
    assert t.bar("p2", "trade france") == "NIE-TRD-05"
    t = table(frame="Diplomacy", hands={"france": "bare"})
    assert t.bar("p1", "put_away france_bare") == "NIE-CRD-08"
    assert t.bar("p1", "trade britain") is None


@pytest.mark.clause("NIE-CRD-05")
def test_a_worthless_card_may_be_traded_away() -> None:
    t = table(hands={"france": "bare", "britain": "france_square"})
    t.do("p1", "trade britain", "give 1", "take 1").do("p2", "accept")
    assert (t.hand("france"), t.hand("britain")) == (["france_square"], ["bare"])


@pytest.mark.clause("NIE-CRD-07")
def test_an_empty_deck_gives_nothing() -> None:
    t = table(
        frame="Draw", put={"deck": ["bare#1"], "hands": {"austria": [card for card in _all_cards() if card != "bare#1"]}},
        control={"malta": "france"},
    )  # fmt: skip
    assert (t.hand("france"), t["deck"]) == (["bare"], [])  # of two cards one


@pytest.mark.clause("NIE-CRD-07")
def test_cards_under_the_deck_come_last_in_their_order() -> None:
    under = [["bare#1", "p2"], ["blank#1", "p1"]]
    rest = [card for card in _all_cards() if card not in ("bare#1", "blank#1")]
    t = table(frame="Draw", put={"deck": [], "under": under, "hands": {"austria": rest}})
    assert (t.hand("france"), t["under"]) == (["bare"], [["blank#1", "p1"]])


def _all_cards() -> list[str]:
    return [str(card) for card in table()["deck"]]


# --- draws -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("NIE-DRW-03", "NIE-DRW-05")
@pytest.mark.parametrize(("more", "cards"), [(0, 1), (1, 2), (10, 2), (11, 3)])
def test_a_card_a_capital_and_one_for_each_ten_regions(more: int, cards: int) -> None:
    minor = [name for r, name in enumerate(REGIONS) if not any(r in home for home in HOMELAND) and "isle" not in name]
    t = table(frame="Draw", control=dict.fromkeys(minor[:more], "france"))
    assert len(t.hand("france")) == cards
    assert t.settle().see("p1")["nations"]["france"]["regions"] == 9 + more


@pytest.mark.clause("NIE-DRW-03", "NIE-DRW-06")
def test_a_taken_capital_counts_for_the_nation_that_holds_it() -> None:
    seats = {"p1": "france spain", "p2": "britain", "p3": "austria"}
    t = table(seats=seats, frame="Draw", vienna="spain 1I", control={"vienna": "spain"})
    assert (len(t.hand("france")), len(t.hand("spain"))) == (1, 2)
    t = table(turn="p3", frame="Draw", vienna="france 1I", control={"vienna": "france"})
    assert t.hand("austria") == []


@pytest.mark.clause("NIE-DRW-02", "NIE-BAT-06")
def test_the_winner_of_a_major_battle_draws_at_once_attacker_or_defender() -> None:
    t = fought("6I", "6I", "666666")
    t.do("p2", "stand")
    assert "laurel britain hanover 1" in t.heard("p1")
    assert t.hand("britain") == ["france_square"]
    t = fought("5I", "6I", "666666").do("p2", "stand")
    assert "battle-won p2 hanover" in t.heard("p1")
    assert t.hand("britain") == []  # a skirmish


@pytest.mark.clause("NIE-DRW-07", "NIE-BAT-06")
def test_of_an_allied_side_the_strongest_nation_draws() -> None:
    t = table(
        seats={"p1": "france spain", "p2": "britain"}, frame="Battles", hanover="france 2I; spain 4I; britain 6I",
        dice="111111 666666",
    )  # fmt: skip
    t.do("p1", "front 2", "front 4").do("p2", "front 6", "stand").do("p1", "stand")
    assert "laurel spain hanover 1" in t.heard("p2")


# --- trades ----------------------------------------------------------------------------------------------------------

HANDS = {"france": "bare france_square*2", "britain": "spain_circle russia_diamond", "austria": "bicorne"}


def offered(give: int, take: int, **more: str) -> Table:
    return table(hands=HANDS, **more).do("p1", "trade britain", f"give {give}", f"take {take}")


@pytest.mark.clause("NIE-TRD-01", "NIE-TRD-02", "NIE-TRD-04")
def test_cards_change_hands_together_when_both_have_chosen() -> None:
    t = offered(2, 1)
    assert (t.frame, t.awaited) == ("TradeAnswer", ["p2"])
    t.do("p2", "accept")
    assert (t.frame, t.awaited) == ("TradeCards", ["p1", "p2"])
    t.do("p1", "pledge bare", "pledge france_square")
    assert t.bar("p1", "pledge france_square") == "NIE-TRD-04"  # two were agreed
    assert t.see("p2")["at"] == {"own": "france", "partner": "britain", "give": 2, "take": 1, "pledged": []}
    assert "known_cards" not in t.see("p2")["at"]
    assert t.hand("britain") == ["russia_diamond", "spain_circle"]  # nothing has passed yet
    t.do("p2", "pledge spain_circle")
    assert (sorted(t.hand("france")), sorted(t.hand("britain"))) == (
        ["france_square", "spain_circle"],
        ["bare", "france_square", "russia_diamond"],
    )
    assert t.frame == "Movement"


@pytest.mark.clause("NIE-TRD-03", "NIE-TRD-04")
def test_nobody_sees_a_card_before_it_is_his_and_third_parties_never() -> None:
    t = offered(1, 1)
    for viewer in ("p3", "watcher"):
        assert t.shown(viewer) == ("Movement", ["p1"])
    assert t.heard("p2") == ["offer-trade p1 france britain 1 1"]
    assert t.heard("p3") == []
    t.do("p2", "accept").do("p1", "pledge bare")
    assert t.shown("p3") == ("Movement", ["p1"])
    t.do("p2", "pledge russia_diamond")
    assert t.heard("p3") == ["traded france britain 1 1"]
    assert t.heard("p1") == ["traded france britain 1 1", "got-card britain bare", "got-card france russia_diamond"]
    assert t.see("p1")["nations"]["britain"]["known_cards"] == ["bare"]  # he knows what he gave
    assert t.see("p3")["nations"]["britain"]["known_cards"] == []
    assert t.see("p3")["nations"]["britain"]["cards"] == 2


@pytest.mark.clause("NIE-TRD-07", "NIE-DIP-04")
def test_the_same_terms_are_no_counter_offer() -> None:
    t = table(hands={"britain": "bare"}).do("p1", "trade britain", "give 0", "take 1")
    assert t.legal("p2") == ["accept", "decline"]
    assert t.bar("p2", "counter") == "NIE-DIP-04"


@pytest.mark.clause("NIE-TRD-05", "NIE-TRD-07")
def test_one_counter_offer_at_most() -> None:
    t = offered(1, 1).do("p2", "counter")
    assert t.shown("p3") == ("Movement", ["p1"])
    t.do("p2", "give 1", "take 2")
    assert (t.awaited, t.legal("p1")) == (["p1"], ["accept", "decline"])
    assert t.bar("p1", "counter") == "NIE-TRD-05"
    assert t.heard("p1") == ["counter-offer p2 britain france 1 2"]
    t.do("p1", "accept", "pledge bare", "pledge france_square").do("p2", "pledge spain_circle")
    assert len(t.hand("britain")) == 3


@pytest.mark.clause("NIE-TRD-07")
def test_numbers_bind_and_cannot_exceed_the_hands_but_gifts_are_allowed() -> None:
    t = table(hands=HANDS).do("p1", "trade britain")
    assert t.offers("p1", "give") == ["0", "1", "2", "3"]
    assert t.bar("p1", "give 4") == "NIE-TRD-07"
    t.do("p1", "give 0")
    assert t.offers("p1", "take") == ["1", "2"]
    assert t.bar("p1", "take 0") == "NIE-TRD-07"
    assert t.bar("p1", "take 3") == "NIE-TRD-07"
    t.do("p1", "take 2").do("p2", "accept")  # the whole hand: nothing to choose
    assert (len(t.hand("france")), t.hand("britain")) == (5, [])
    assert table().bar("p1", "trade britain") == "NIE-TRD-07"  # two empty hands


@pytest.mark.clause("NIE-TRD-06")
def test_a_trade_is_between_one_nation_each_of_two_players() -> None:
    t = table(seats=TWO_EACH, hands={"france": "bare", "spain": "bicorne", "austria": "blank*2"})
    assert t.offers("p1", "trade") == ["britain", "austria"]
    t.do("p1", "trade austria")
    assert t.offers("p1", "hand") == ["france", "spain"]
    assert t.bar("p1", "hand britain") == "NIE-TRD-06"
    assert t.shown("p2") == ("Movement", ["p1"])
    t.do("p1", "hand spain", "give 1", "take 1").do("p2", "accept", "pledge blank")
    assert (t.hand("spain"), t.hand("austria"), t.hand("france")) == (["blank"], ["bicorne", "blank"], ["bare"])


@pytest.mark.clause("NIE-TRD-01", "NIE-TRD-05")
def test_a_player_trades_in_his_turn_and_others_only_with_him_or_in_a_window() -> None:
    t = table(hands=HANDS)
    assert t.bar("p2", "trade austria") == "NIE-TRN-04"
    assert table(hands=HANDS, frame="Production").bar("p1", "trade austria") is None
    t = table(hands=HANDS, frame="Diplomacy").do("p1", "done")
    assert t.bar("p2", "trade austria") is None


@pytest.mark.clause("NIE-DIP-04")
def test_a_declined_trade_of_the_same_numbers_is_not_offered_again() -> None:
    t = offered(1, 1).do("p2", "decline").do("p1", "trade britain", "give 1")
    assert t.bar("p1", "take 1") == "NIE-DIP-04"
    t.do("p1", "take 2").do("p2", "decline")
    assert t.bar("p1", "trade britain") == "NIE-DIP-04"  # enough for this turn
    assert t.bar("p1", "trade austria") is None


# --- production ------------------------------------------------------------------------------------------------------


def produce(hand: str, play: str, *cards: str, place: str = "paris") -> str:
    """What France gets for a combination of these cards."""
    t = table(frame="Production", hands={"france": hand}).do(
        "p1", f"combine france_{play}", *[f"card {c}" for c in cards]
    )
    while t.frame == "Muster":
        rest = f"place_rest {place}"
        t.do("p1", rest if rest in t.legal("p1") else f"place {place}")
    return t.pieces(place).removeprefix("france ")


@pytest.mark.clause("NIE-PRD-04", "NIE-PRD-05", "NIE-PRD-06", "NIE-PRD-08")
@pytest.mark.parametrize(
    ("symbol", "arm", "gains"),
    [
        ("square", "infantry", ["1I", "3I", "6I"]),
        ("triangle", "cavalry", ["1C", "2C", "4C"]),
        ("circle", "artillery", ["1A", "2A", "3A"]),
        ("diamond", "leader", ["1L", "2L", "3L"]),
    ],
)
def test_regiments_brigades_and_divisions(symbol: str, arm: str, gains: list[str]) -> None:
    colours = ["russia", "spain", "austria", "prussia"]  # any colours go together
    for number, (play, gain) in enumerate(zip(("regiment", "brigade", "division"), gains), start=2):
        cards = [f"{colour}_{symbol}" for colour in colours[:number]]
        assert produce(" ".join(cards), f"{play}_{arm}", *cards) == gain


@pytest.mark.clause("NIE-PRD-07")
def test_a_corps_is_one_of_each() -> None:
    cards = ["russia_square", "spain_triangle", "austria_circle", "prussia_diamond"]
    assert produce(" ".join(cards), "corps", *cards) == "1I 1C 1A 1L"
    t = table(frame="Production", hands={"france": "russia_square spain_triangle austria_circle prussia_circle"})
    assert t.bar("p1", "combine france_corps") == "NIE-PRD-07"


@pytest.mark.clause("NIE-PRD-09", "NIE-PRD-15")
@pytest.mark.parametrize(
    ("hand", "play", "gain"),
    [
        ("france_square*2 russia_square", "brigade_infantry", "5I"),
        ("russia_circle spain_circle bicorne", "brigade_artillery", "2A"),
        ("france_triangle russia_square russia_diamond bicorne", "corps", "1I 2C 1A 1L"),
        ("france_square*4", "division_infantry", "10I"),
        ("france_triangle*3 bicorne", "division_cavalry", "7C"),
    ],
)
def test_own_colours_bring_a_piece_more_and_jokers_do_not(hand: str, play: str, gain: str) -> None:
    cards = [kind for word in hand.split() for kind in [word.partition("*")[0]] * int(word.partition("*")[2] or 1)]
    assert produce(hand, play, *cards) == gain


@pytest.mark.clause("NIE-PRD-10", "NIE-PRD-15")
def test_the_bicorne_completes_a_combination_but_makes_none() -> None:
    t = table(frame="Production", hands={"france": "bicorne*2 russia_square"})
    assert t.offers("p1", "combine") == [
        "france_regiment_infantry", "france_brigade_infantry",
    ]  # fmt: skip
    t.do("p1", "combine france_regiment_infantry", "card bicorne")
    assert t.legal("p1") == ["card russia_square"]  # a second joker would leave no real card
    assert t.bar("p1", "card bicorne") == "NIE-PRD-15"
    t = table(frame="Production", hands={"france": "bicorne*3"})
    assert t.bar("p1", "combine france_regiment_cavalry") == "NIE-PRD-15"


@pytest.mark.clause("NIE-PRD-02", "NIE-PRD-03", "NIE-PRD-16")
def test_cards_are_shown_and_go_back_into_the_deck() -> None:
    t = table(frame="Production", hands={"france": "russia_square*2 spain_circle*2"})
    deck = len(t["deck"])
    t.do("p1", "combine france_regiment_infantry", "card russia_square")
    assert (t.shown("p2"), t.heard("p2")) == (("Production", ["p1"]), [])  # nothing is shown before it is whole
    t.do("p1", "card russia_square")
    assert t.heard("p2") == [
        "combined france france_regiment_infantry", "card-shown france russia_square", "card-shown france russia_square",
        "gained france_infantry 1",
    ]  # fmt: skip
    assert (len(t["deck"]), "russia_square#1" in t["deck"]) == (deck + 2, True)
    t.do("p1", "place paris", "combine france_regiment_artillery", "card spain_circle", "card spain_circle")
    t.do("p1", "place lorraine")
    assert t.pieces("lorraine") == "france 1A"  # a second combination
    assert t.bar("p1", "combine france_regiment_infantry") == "NIE-PRD-04"  # each card serves once


@pytest.mark.clause("NIE-PRD-03")
def test_shuffling_swallows_what_lay_under_the_deck() -> None:
    t = table(hands={"france": "bare russia_square*2"}).do("p1", "put_away france_bare", "end_movement")
    t.do("p1", "combine france_regiment_infantry", "card russia_square", "card russia_square")
    assert (t["under"], "bare#1" in t["deck"]) == ([], True)


@pytest.mark.clause("NIE-PRD-11", "NIE-PRD-12", "NIE-PRD-17")
def test_new_pieces_come_at_once_into_homeland_regions_without_enemies() -> None:
    t = table(
        frame="Production", allies="p1-p3", hands={"france": "russia_square*3"}, lorraine="britain 1I",
        picardy="britain 1L", burgundy="austria 1I", control={"lorraine": "britain"},
    )  # fmt: skip
    t.do("p1", "combine france_brigade_infantry", *["card russia_square"] * 3)
    assert t.frame == "Muster"
    assert t.bar("p1", "end_production") == "NIE-PRD-11"
    assert t.bar("p1", "place lorraine") == "NIE-PRD-12"
    assert t.bar("p1", "place picardy") == "NIE-PRD-17"  # even a lone leader
    assert t.bar("p1", "place hanover") == "NIE-PRD-11"
    t.do("p1", "place burgundy", "place paris", "place normandy")  # allies do not hinder; the pieces may be spread
    assert [t.pieces(place) for place in ("paris", "normandy")] == ["france 1I", "france 1I"]


@pytest.mark.clause("NIE-PRD-13")
def test_with_every_homeland_region_occupied_nothing_can_be_bought() -> None:
    homeland = [REGIONS[r] for r in HOMELAND[NATIONS.index("france")]]
    hands = {"france": "france_square*2"}
    t = table(frame="Production", hands=hands, **dict.fromkeys(homeland, "britain 1C"))
    assert t.bar("p1", "combine france_regiment_infantry") == "NIE-PRD-13"
    t = table(frame="Production", hands=hands, **dict.fromkeys(homeland[1:], "britain 1C"))
    t.do("p1", "combine france_regiment_infantry", "card france_square", "card france_square")
    assert (t.frame, t.pieces("paris")) == ("Production", "france 3I")  # one region is open: no question


@pytest.mark.clause("NIE-PRD-01", "NIE-PRD-14")
def test_production_is_voluntary_and_from_any_hand_of_the_player() -> None:
    t = table(seats=TWO_EACH, frame="Production", hands={"france": "russia_square*2", "spain": "spain_circle*2"})
    assert t.offers("p1", "combine") == ["france_regiment_infantry", "spain_regiment_artillery"]
    t.do("p1", "combine spain_regiment_artillery", "card spain_circle", "card spain_circle", "place_rest madrid")
    assert t.pieces("madrid") == "spain 3A"
    t.do("p1", "combine france_regiment_infantry")
    assert t.bar("p1", "card spain_circle") == "NIE-PRD-14"
    t = table(frame="Production", hands={"france": "france_square*2"}).do("p1", "end_production")
    assert passed(t).awaited == ["p2"]
