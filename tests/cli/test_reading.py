"""What a player types is understood."""

import pytest

from grognard.cli.reading import Reader, fold
from grognard.kernel.errors import BadInput
from grognard.kernel.registry import find_game
from grognard.words import Words
from tests.cli.helpers import GAME, situation

RISK = find_game(GAME)


def reader(lang: str = "en") -> Reader:
    return Reader(Words(lang, RISK), RISK)


@pytest.mark.parametrize("text", ["Sud-Angleterre", "sud_angleterre", "SUD ANGLETERRE", "süd angléterre"])
def test_spelling_does_not_matter(text: str) -> None:
    assert fold(text) == "sudangleterre"


def test_ligatures() -> None:
    assert fold("Manœuvrer") == "manoeuvrer"


@pytest.mark.parametrize(
    ("lang", "text", "name"),
    [
        ("en", "attack ecosse>irlande", "attack ecosse>irlande"),
        ("en", "attack Scotland > Ireland", "attack ecosse>irlande"),
        ("en", "att sco ire", "attack ecosse>irlande"),
        ("en", "ECOSSE IRL", "attack ecosse>irlande"),
        ("en", "end", "end_combat"),
        ("en", "end combat", "end_combat"),
        ("fr", "attaquer écosse>irlande", "attack ecosse>irlande"),
        ("fr", "attack eco irl", "attack ecosse>irlande"),
        ("fr", "fin des combats", "end_combat"),
    ],
)
def test_an_action_by_name(lang: str, text: str, name: str) -> None:
    legal = RISK.position(situation()).legal(0)
    assert RISK.vocabulary.name(reader(lang).read(text, legal)) == name


def test_a_whole_name_wins_over_a_longer_one() -> None:
    legal = RISK.position(situation("Reinforcements", pool=9, received=9)).legal(0)
    assert RISK.vocabulary.name(reader().read("place russie", legal)) == "place russie"
    assert RISK.vocabulary.name(reader().read("place all russie", legal)) == "place_all russie"
    assert RISK.vocabulary.name(reader().read("place_five saxony", legal)) == "place_five saxe"
    assert RISK.vocabulary.name(reader("fr").read("poser tout varsovie", legal)) == "place_all varsovie"


def test_what_is_not_legal_is_understood_too() -> None:
    legal = RISK.position(situation()).legal(0)
    assert RISK.vocabulary.name(reader().read("manoeuvre lorraine>belgique", legal)) == "manoeuvre lorraine>belgique"


@pytest.mark.parametrize(
    ("text", "code", "close"),
    [
        ("atack ecosse>irlande", "unknown-verb", "attack"),
        ("attack ecose>irlande", "unknown-name", "ecosse"),
        ("attack scotland>irlnd", "unknown-name", "irlande"),
        ("engage many", "no-number", ""),
        ("engage 9", "number-range", ""),
        ("end_combat now", "argument-unwanted", ""),
        ("attack irlande>crimee", "cli-no-border", ""),
        ("colour bleu", "unknown-name", "blue"),
    ],
)
def test_what_is_not_understood(text: str, code: str, close: str) -> None:
    with pytest.raises(BadInput) as refused:
        reader().read(text, RISK.position(situation()).legal(0))
    assert refused.value.code == code
    assert refused.value.details.get("nearest", "") == close


def test_several_may_be_meant() -> None:
    with pytest.raises(BadInput) as refused:
        reader().read("place", RISK.position(situation("Reinforcements", pool=1, received=9)).legal(0))
    assert refused.value.code == "cli-ambiguous"


def test_places() -> None:
    assert reader().place("switz") == "helvetie"
    assert reader("fr").place("deux") == "deux_siciles"
    with pytest.raises(BadInput) as refused:
        reader().place("galici")
    assert refused.value.code == "cli-ambiguous"
    with pytest.raises(BadInput) as refused:
        reader().place("")
    assert refused.value.code == "unknown-name"
