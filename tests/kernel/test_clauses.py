"""Clauses: the catalogue of every game, in both languages; finding and searching."""

import re
from pathlib import Path

import pytest

from grognard.kernel import clauses
from grognard.kernel.clauses import Clause
from grognard.kernel.errors import BadInput
from grognard.kernel.registry import find_game, game_ids
from grognard.words import LANGUAGES
from tests.conformance import toy

KINDS = {"rule", "setup", "table", "card", "scenario", "option", "definition", "advice"}
BASES = {"rulebook", "ruling", "published", "history", "designed"}
TOY = toy.GAME.package


def catalogue(game: str) -> list[Clause]:
    return list(clauses.load(find_game(game).package).values())


@pytest.mark.parametrize("game", game_ids())
def test_ids_have_the_prefix_of_their_game(game: str) -> None:
    prefix = find_game(game).prefix
    for clause in catalogue(game):
        assert re.fullmatch(rf"{prefix}-[A-Z0-9][A-Za-z0-9.()]*((-[A-Z0-9]+)*|-[0-9]+[a-z])", clause.id), clause.id


@pytest.mark.parametrize("game", game_ids())
def test_ids_are_unique(game: str) -> None:
    ids = [clause.id for clause in catalogue(game)]
    assert len(set(ids)) == len(ids) == clauses.count(find_game(game).package)


@pytest.mark.parametrize("game", game_ids())
def test_every_clause_has_words_in_both_languages(game: str) -> None:
    for clause in catalogue(game):
        for text in (clause.fr, clause.en):
            assert text == text.strip(), clause.id
            assert len(text) > 10, clause.id
            assert "\n" not in text, clause.id
        assert clause.fr != clause.en, clause.id


@pytest.mark.parametrize("game", game_ids())
def test_every_clause_has_a_known_kind_basis_chapter_and_place(game: str) -> None:
    for clause in catalogue(game):
        assert clause.kind in KINDS, clause.id
        assert clause.basis in BASES, clause.id
        assert clause.chapter, clause.id
        assert clause.ref or clause.basis != "rulebook", clause.id


@pytest.mark.parametrize("game", game_ids())
def test_the_place_in_the_rulebook_is_told_in_both_languages(game: str) -> None:
    package = find_game(game).package
    assert clauses._sources(package)
    for lang, (pattern, _) in clauses._sources(package).items():
        for clause in catalogue(game):
            if lang == "fr" or len(clauses._sources(package)) == 1:  # the language that the rulebook is not quoted in
                left = pattern.sub("", clause.ref)
                assert not re.search(r"[^\W\d_]{3}", left), (clause.id, left)
    for clause in catalogue(game):
        for lang in LANGUAGES:
            told = clauses.source(package, clause.ref, lang)
            assert "designed" not in told
            assert told == told.strip(" ,")
    french = {clauses.source(package, clause.ref, "fr") for clause in catalogue(game)}
    english = {clauses.source(package, clause.ref, "en") for clause in catalogue(game)}
    worded = re.compile(r"[^\W\d_]{4}")
    assert not [told for told in french & english if worded.search(told)]


def test_a_place_is_said_in_the_longest_words_that_fit() -> None:
    package = find_game("napoleon_in_europe").package
    assert clauses.source(package, "Batailles tactiques; R-12", "en") == "Tactical battles; R-12"
    assert clauses.source(package, "Batailles, tir", "en") == "Battles, fire"
    assert clauses.source(package, "Batailles, tir; R-1", "fr") == "Batailles, tir\u202f; R-1"
    package = find_game("wellingtons_victory").package
    assert clauses.source(package, "designed (10.5.4), R-118", "fr") == "(10.5.4), R-118"
    assert clauses.source(package, "§11.7; values designed", "fr") == "§11.7\u202f; valeurs reconstituées"


@pytest.mark.parametrize("game", game_ids())
def test_a_chapter_is_told_in_one_piece(game: str) -> None:
    chapters = [clause.chapter for clause in catalogue(game)]
    changes = [chapter for before, chapter in zip(["", *chapters], chapters, strict=False) if chapter != before]
    assert len(changes) == len(set(changes))


@pytest.mark.parametrize("game", game_ids())
def test_the_game_ends_by_a_clause(game: str) -> None:
    assert find_game(game).over_clause in clauses.load(find_game(game).package)


def test_every_clause_that_code_names_exists() -> None:
    """Ids in the sources of a game are ids of its catalogue, whether or not a test reaches them."""
    for game in game_ids():
        found = find_game(game)
        known = clauses.load(found.package)
        folder = Path(__file__).parents[2] / "src" / Path(*found.package.split("."))
        for path in folder.glob("*.py"):
            for named in re.findall(rf'"({found.prefix}-[^"]+)"', path.read_text(encoding="utf-8")):
                assert named in known, f"{path.name} names {named}"


@pytest.mark.parametrize("game", game_ids())
def test_every_clause_is_found_by_its_id_however_it_is_typed(game: str) -> None:
    package = find_game(game).package
    for clause in catalogue(game):
        for typed in (clause.id, clause.id.lower(), clause.id.upper()):
            assert clauses.find(package, typed) == clause


def test_a_text_is_found_by_language() -> None:
    clause = clauses.find(TOY, "TOY-TRN-01")
    assert clause.text("fr") == "On joue chacun son tour."
    assert clause.text("en") == "Players take turns."


def test_a_misspelt_clause_is_refused_with_the_nearest() -> None:
    with pytest.raises(BadInput) as problem:
        clauses.find(TOY, "TOY-TRM-02")
    assert problem.value.code == "unknown-clause"
    assert problem.value.details == {"word": "TOY-TRM-02", "nearest": "TOY-TRN-02"}


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        ("secret", ["TOY-STK-01"]),
        ("SECRET premier", ["TOY-STK-01"]),
        ("turns rolls", ["TOY-TRN-02"]),
        ("twice reconnaît", []),
        ("toy-end", ["TOY-END-01"]),
        ("stakes", ["TOY-STK-01", "TOY-END-01"]),
    ],
)
def test_all_words_must_occur_in_text_id_or_chapter(words: str, ids: list[str]) -> None:
    assert [clause.id for clause in clauses.search(TOY, words)] == ids


def test_definitions_and_advice_cannot_be_proved() -> None:
    kinds = {kind: Clause("X-1", "C", kind, "designed", "", "f", "e").provable for kind in KINDS}
    assert {kind for kind, provable in kinds.items() if not provable} == {"definition", "advice"}


def test_two_clauses_of_one_id_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    one = '[[clause]]\nid = "X-1"\nchapter = "C"\nkind = "rule"\nbasis = "designed"\nref = ""\nfr = "f"\nen = "e"\n'
    monkeypatch.setattr(clauses, "_source", lambda package: one + one)
    with pytest.raises(ValueError, match="two clauses"):
        clauses.load("nowhere")
