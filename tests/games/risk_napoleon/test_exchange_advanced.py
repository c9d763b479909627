"""Advanced reinforcements: five kinds of cards, sets of three and five (RSK-ADV)."""

from typing import Any

import pytest

from grognard.games.risk_napoleon.reinforcements import advanced_value
from grognard.games.risk_napoleon.tables import CARD_SYMBOL, CARDS
from tests.games.risk_napoleon.helpers import Table, cards, table

LIGHT, LINE, HUSSAR, CUIRASSIER, GUN = "light_infantry", "line_infantry", "hussar", "cuirassier", "artillery"


def of(*symbols: str) -> list[int]:
    """Cards of these symbols."""
    found: list[int] = []
    for symbol in symbols:
        found.append(next(i for i, s in enumerate(CARD_SYMBOL) if s == symbol and i not in found))
    return found


def hand(*symbols: str) -> str:
    return " ".join(CARDS[card].removeprefix("card_") for card in of(*symbols))


def exchanging(*symbols: str, **more: Any) -> Table:
    return table(
        hands={"p1": hand(*symbols)}, options={"advanced_exchange": True}, **{"rest": "p2", "russie": "p1", **more}
    )


@pytest.mark.clause("RSK-ADV-01", "RSK-ADV-02", "RSK-ADV-03", "RSK-ADV-04", "RSK-ADV-05", "RSK-ADV-06", "RSK-ADV-07")
@pytest.mark.parametrize(
    ("symbols", "value"),
    [
        ((LIGHT, LIGHT, LIGHT), 4),
        ((LINE, LINE, LINE), 4),
        ((LINE, LINE, LIGHT), 5),
        ((LIGHT, LIGHT, LINE), 0),
        ((HUSSAR, HUSSAR, HUSSAR), 6),
        ((CUIRASSIER, CUIRASSIER, CUIRASSIER), 6),
        ((CUIRASSIER, CUIRASSIER, HUSSAR), 7),
        ((HUSSAR, HUSSAR, CUIRASSIER), 0),
        ((GUN, GUN, GUN), 8),
        ((LIGHT, HUSSAR, GUN), 10),
        ((LINE, CUIRASSIER, GUN), 10),
        ((LIGHT, LINE, HUSSAR, CUIRASSIER, GUN), 20),
        ((LIGHT, LINE, HUSSAR, CUIRASSIER, "joker"), 20),
        ((LIGHT, LIGHT, HUSSAR, CUIRASSIER, GUN), 0),
        (("joker", "joker", LIGHT), 10),
        ((CUIRASSIER, CUIRASSIER, "joker"), 7),
        ((HUSSAR, HUSSAR, "joker"), 6),
        ((LINE, LINE, "joker"), 5),
    ],
)
def test_what_sets_are_worth(symbols: tuple[str, ...], value: int) -> None:
    assert advanced_value(of(*symbols)) == value


@pytest.mark.clause("RSK-ADV-02", "RSK-ADV-08")
def test_three_cards_are_handed_in() -> None:
    t = exchanging(CUIRASSIER, CUIRASSIER, HUSSAR, LIGHT)
    before = t["pool"]
    names = cards(hand(CUIRASSIER, CUIRASSIER, HUSSAR))
    t.do("p1", *[f"exchange {name}" for name in names])
    assert t["pool"] == before + 7
    assert t["pile"][-3:] == names
    assert t.bar("p1", f"exchange {t['hands']['p1'][0]}") == "RSK-ADV-02"


@pytest.mark.clause("RSK-ADV-04")
def test_three_may_grow_to_five() -> None:
    t = exchanging(LIGHT, HUSSAR, GUN, LINE, CUIRASSIER)
    before = t["pool"]
    names = cards(hand(LIGHT, HUSSAR, GUN, LINE, CUIRASSIER))
    t.do("p1", *[f"exchange {name}" for name in names[:3]])
    assert "hand_in" in t.legal("p1")
    assert t.copy().do("p1", "hand_in")["pool"] == before + 10
    t.do("p1", *[f"exchange {name}" for name in names[3:]])
    assert t["pool"] == before + 20
    assert any(event.startswith("exchanged-five") for event in t.heard("p2"))


@pytest.mark.clause("RSK-R-11", "RSK-CAR-09")
def test_five_cards_without_a_set_bring_no_duty() -> None:
    t = exchanging(LIGHT, LIGHT, LINE, HUSSAR, HUSSAR)
    assert t.offers("p1", "exchange") == []
    t.do("p1", "place_all russie")
    assert t.bar("p1", "end_reinforcements") is None


@pytest.mark.clause("RSK-ADV-08")
def test_five_cards_with_a_set_bring_the_duty() -> None:
    t = exchanging(LIGHT, LIGHT, LINE, HUSSAR, GUN)
    t.do("p1", "place_all russie")
    assert t.bar("p1", "end_reinforcements") == "RSK-CAR-06"


@pytest.mark.clause("RSK-ADV-08", "RSK-R-10")
def test_the_bonus_goes_to_one_own_territory() -> None:
    names = hand(LIGHT, LIGHT, LIGHT).split()
    t = exchanging(LIGHT, LIGHT, LIGHT, **dict.fromkeys(names[:2], "p1"))
    t.do("p1", *[f"exchange card_{name}" for name in names])
    assert t.offers("p1", "bonus") == names[:2]
    assert t.bar("p1", f"bonus {names[2]}") == "RSK-R-10"
    t.do("p1", f"bonus {names[1]}")
    assert t.garrisons(*names[:2]) == [1, 3]


def test_nobody_sees_the_cards_before_the_set_is_whole() -> None:
    t = exchanging(LIGHT, LIGHT, LIGHT)
    t.do("p1", f"exchange {cards(hand(LIGHT))[0]}")
    assert t.state.view(1)["frame"] == "Reinforcements"
    assert t.see("p2")["at"] == {}
    assert t.see("p1")["at"]["cards"] == cards(hand(LIGHT))
    assert t.redeal("p2", 1).frame == "Reinforcements"
