"""`grognard report`: the numbers of a digest against results made by hand, and a page that needs nothing else."""

import json
import math
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from grognard.kernel import clauses
from grognard.kernel.contract import State
from grognard.kernel.errors import BadInput
from grognard.kernel.registry import find_game, game_ids
from grognard.kernel.study import Study
from grognard.kernel.uses import load as uses_of
from grognard.lab.digest import Sample, digest
from grognard.lab.digest_page import Page
from grognard.lab.simulate import as_json, prepare, share
from grognard.lab.simulate import play as play_game
from grognard.words import LANGUAGES, Words
from tests.cli.helpers import GAME, grognard

Json = dict[str, Any]


def series(folder: Path, rows: list[Json], game: str = GAME, **options: object) -> Path:
    """A results folder."""
    folder.mkdir(parents=True, exist_ok=True)
    resolved = find_game(game).resolve(options)
    players = ["random"] * len(find_game(game).seats(resolved))
    told = {"game": game, "options": resolved, "players": players, "seed": 1, "rules": "1", "limit": 9}
    (folder / "series.json").write_text(json.dumps(told), encoding="utf-8")
    (folder / "results.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return folder


def row(winner: str | None, players: list[str], decisions: int = 100, **study: object) -> Json:
    scores = None if winner == "nobody" else [0.0] * len(players)
    told: Json = {"seats": players, "decisions": decisions, "finished": winner != "nobody", "scores": scores}
    told["winner"] = None if winner == "nobody" else winner
    whole = {
        "first": 0, "turns": 2, "every": 1, "score": [[1.0, 2.0], [3.0, 4.0]], "losses": [[1, 0], [0, 2]],
        "fights": {}, "luck": [[0, 0.0, 0.0, 0.0]] * 2, "verbs": {}, "tellings": {},
    }  # fmt: skip
    return {**told, "study": {**whole, **study}} if study else told


def two(folder: Path) -> Json:
    """Three games of two players: the first wins twice, the last game is drawn."""
    lucky = [[4, 3.0, 1.0, 1.0], [4, 1.0, 3.0, 1.0]]
    plain = [[4, 2.0, 2.0, 1.0], [4, 2.0, 2.0, 1.0]]
    long = [[1.0, 4.0, 7.0], [3.0, 2.0, 1.0]]
    rows = [
        row(
            "p1", ["a", "b"], 10, luck=lucky, fights={"saxe": 3, "tyrol": 1}, verbs={"attack": 4}, tellings={"round": 4}
        ),
        row("p1", ["b", "a"], 20, luck=plain, fights={"saxe": 1}, verbs={"attack": 1}),
        row(None, ["a", "b"], 30, luck=plain, turns=3, score=long, losses=[[3, 0, 6], [0, 0, 0]]),
    ]
    return digest(series(folder, rows, players=2))


def test_wins_with_their_intervals(tmp_path: Path) -> None:
    told = two(tmp_path)
    assert (told["games"], told["finished"], told["drawn"], told["studied"]) == (3, 3, 1, 3)
    assert told["wins"]["by_seat"] == {"p1": share(2, 3), "p2": share(0, 3)}
    assert told["wins"]["by_player"] == {"a": share(1, 3), "b": share(1, 3)}
    assert told["first"] == {**share(2, 3), "fair": pytest.approx(1 / 3)}


def test_length_course_and_losses(tmp_path: Path) -> None:
    told = two(tmp_path)
    assert told["length"]["decisions"]["median"] == 20
    assert told["length"]["turns"]["most"] == 3
    assert sum(told["length"]["decisions"]["bars"]) == 3
    assert [(p["turn"], p["games"], p["median"]) for p in told["course"]["p1"]] == [
        (1, 3, 1.0),
        (2, 3, 2.0),
        (3, 1, 7.0),
    ]
    assert told["course"]["p1"][1]["high"] == pytest.approx(2.0 + 0.8 * 2.0)
    assert [p["losses"] for p in told["losses"]["p1"]] == [pytest.approx(5 / 3), 0.0, 6.0]
    assert [p["losses"] for p in told["losses"]["p2"]] == [0.0, pytest.approx(4 / 3), 0.0]


def test_fights_luck_and_clauses(tmp_path: Path) -> None:
    told = two(tmp_path)
    assert list(told["fights"]) == ["saxe", "tyrol"]
    assert told["fights"]["saxe"] == {"fights": 4, "a_game": pytest.approx(4 / 3)}
    assert told["luck"]["p1"] == {"throws": 12, "rolled": 7.0, "expected": 5.0, "z": pytest.approx(2 / math.sqrt(3))}
    assert [(k["from"], k["to"], k["wins"], k["games"]) for k in told["luck_and_wins"] if k["games"]] == [
        (-2.0, -1.0, 0, 1), (0.0, 1.0, 1, 2), (2.0, None, 1, 1),
    ]  # fmt: skip
    used = {one["id"]: one for one in told["clauses"]}
    assert used["RSK-CBT-01"] == {"id": "RSK-CBT-01", "uses": 5, "games": 2}
    assert used["RSK-CBT-07"] == {"id": "RSK-CBT-07", "uses": 4, "games": 1}
    assert used["RSK-FOR-01"]["uses"] == 0


def test_folders_below_are_compared(tmp_path: Path) -> None:
    series(tmp_path / "a", [row("p1", ["x", "y"])] * 3, players=2)
    series(tmp_path / "b", [row("p3", ["x", "y", "z"])] * 2, players=3)
    told = digest(tmp_path)
    assert [part["folder"] for part in told["folders"]] == ["a", "b"]
    cases = {case["value"]: case for case in told["wins"]["by_option"]["players"]}
    assert cases[2]["seats"] == {"p1": share(3, 3), "p2": share(0, 3)}
    assert cases[3]["seats"]["p3"] == share(2, 2)
    assert told["course"] == {}
    page = _page(told, "en")
    assert 'id="options"' in page
    assert 'id="course"' not in page


def test_games_of_different_length_share_a_table(tmp_path: Path) -> None:
    """A game counted in steps of four turns beside one of single turns."""
    short = row("p1", ["a", "b"], turns=4, score=[[1.0, 2.0, 3.0, 4.0]] * 2, losses=[[1, 2, 3, 4], [0, 0, 0, 0]])
    long = row("p1", ["a", "b"], turns=10, every=4, score=[[5.0, 6.0, 7.0]] * 2, losses=[[4, 8, 2], [0, 0, 0]])
    told = digest(series(tmp_path, [short, long], players=2))
    assert [(p["turn"], p["games"], p["median"]) for p in told["course"]["p1"]] == [
        (1, 2, 3.0),
        (5, 1, 6.0),
        (9, 1, 7.0),
    ]
    assert [p["losses"] for p in told["losses"]["p1"]] == [14 / 8, 2.0, 1.0]


def test_turns_that_few_games_reached_are_not_drawn(tmp_path: Path) -> None:
    short = row("p1", ["a", "b"], turns=2)
    long = row("p1", ["a", "b"], turns=3, score=[[1.0, 2.0, 77.0]] * 2, losses=[[0, 0, 99], [0, 0, 0]])
    told = digest(series(tmp_path, [short] * 11 + [long], players=2))
    assert told["losses"]["p1"][2]["losses"] == 99.0
    page = _page(told, "en")
    assert "<td>99</td>" not in page
    assert "<td>77</td>" not in page
    assert "<td>99</td>" in _page(digest(series(tmp_path, [short] * 9 + [long], players=2)), "en")


def test_a_sample_is_spread_evenly_and_bounded() -> None:
    sample = Sample()
    for number in range(10_000):
        sample.add(number)
    assert len(sample.kept) <= 2000
    assert sample.kept == list(range(0, 10_000, sample.every))


def test_a_ladder_can_be_reported(tmp_path: Path) -> None:
    told = digest(
        series(tmp_path, [{"meeting": {}, "row": row("p2", ["a", "b"]), "choices": [], "seconds": []}], players=2)
    )
    assert told["wins"]["by_seat"]["p2"] == share(1, 1)


# --- refusals --------------------------------------------------------------------------------------------------------


def test_what_is_no_results_folder_is_refused(tmp_path: Path) -> None:
    for path, code in ((tmp_path / "none", "report-no-folder"), (tmp_path, "report-no-results")):
        with pytest.raises(BadInput, match=code):
            digest(path)
    (tmp_path / "results.jsonl").write_text("")
    with pytest.raises(BadInput, match="report-no-series"):
        digest(tmp_path)
    series(tmp_path, [], players=2)
    with pytest.raises(BadInput, match="report-no-results"):
        digest(tmp_path)
    (tmp_path / "series.json").write_text("{")
    with pytest.raises(BadInput, match="report-bad-series"):
        digest(tmp_path)


@pytest.mark.parametrize("damage", ["{", '{"seats": []}', "[]", "7"])
def test_a_damaged_line_is_named(tmp_path: Path, damage: str) -> None:
    good = json.dumps(row("p1", ["a", "b"]))
    series(tmp_path, [], players=2)
    (tmp_path / "results.jsonl").write_text(f"{good}\n{damage}\n{good}\n")
    with pytest.raises(BadInput) as refused:
        digest(tmp_path)
    assert refused.value.code == "report-bad-line"
    assert refused.value.details["line"] == 2


def test_a_line_that_was_cut_off_is_left_out(tmp_path: Path) -> None:
    good = json.dumps(row("p1", ["a", "b"]))
    series(tmp_path, [], players=2)
    (tmp_path / "results.jsonl").write_text(f"{good}\n{good[:40]}")
    assert digest(tmp_path)["games"] == 1


def test_one_game_at_a_time_and_a_known_one(tmp_path: Path) -> None:
    series(tmp_path / "a", [row("p1", ["x", "y"])], players=2)
    series(tmp_path / "b", [row("p1", ["x", "y"])], game="nations_1813")
    with pytest.raises(BadInput, match="report-games"):
        digest(tmp_path)
    told = json.loads((tmp_path / "a" / "series.json").read_text())
    (tmp_path / "a" / "series.json").write_text(json.dumps({**told, "game": "chess"}))
    with pytest.raises(BadInput, match="unknown-game"):
        digest(tmp_path / "a")
    assert grognard("report", str(tmp_path / "a"), data=tmp_path).code == 2


# --- the page --------------------------------------------------------------------------------------------------------

VOID = {"meta", "circle", "rect", "line", "path", "polyline", "polygon"}


class _Strict(HTMLParser):
    """Everything that is opened is closed, in order; every picture has words or is hidden; every id is there once."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.targets: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        if "id" in told:
            self.ids.append(told["id"] or "")
        if tag == "a":
            self.targets.append(told["href"] or "")
        if tag == "svg":
            assert told.get("aria-hidden") == "true" or told.get("aria-label"), "a picture without words"
        if tag not in VOID or tag == "path":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in VOID

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID and (not self.open or self.open[-1] != tag):
            return
        assert self.open.pop() == tag


def _page(told: Json, lang: str) -> str:
    game = find_game(told["game"])
    return Page(told, game, Words(lang, game)).whole()


def _well_made(page: str) -> None:
    reader = _Strict()
    reader.feed(re.sub(r"<!doctype html>|<meta[^>]*>", "", page))
    assert reader.open == []
    assert len(set(reader.ids)) == len(reader.ids)
    assert all(target.startswith("#") and target[1:] in reader.ids for target in reader.targets)
    assert not re.search(r"https?:|src=|url\(|@import|<script|<link", page)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Json]:
    """A digest of a few short games of each game."""
    found = {}
    for game in game_ids():
        folder = tmp_path_factory.mktemp(game)
        seats = len(find_game(game).seats(find_game(game).resolve({})))
        given = prepare(game, {}, ["random"] * seats, 7, 900)
        given = type(given)(**{**vars(given), "study": True})
        rows = [as_json(play_game(given, number)) for number in range(2)]
        series(folder, rows, game)
        found[game] = digest(folder)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_a_page_of_each_game_in_both_languages(played: dict[str, Json], game: str, lang: str) -> None:
    told = played[game]
    page = _page(told, lang)
    _well_made(page)
    assert f'<html lang="{lang}">' in page
    assert find_game(game).names[lang] in page
    assert told["studied"] == 2
    for section in ("wins", "length", "course", "clauses"):
        assert f'aria-labelledby="{section}"' in page
    for sentence in ("study-score", "study-losses", "study-luck"):
        words = Words(lang, find_game(game))
        if words.has(sentence) and told["losses"] and told["luck"]:
            assert words.say(sentence).replace("’", "&#x27;") in page.replace("’", "&#x27;")


def test_the_numbers_stand_on_the_page(tmp_path: Path) -> None:
    told = two(tmp_path)
    page = _page(told, "en")
    _well_made(page)
    for word in ("66.7", "2 of 3", "Saxony", "+1.15", "RSK-CBT-01"):
        assert word in page, word
    french = _page(told, "fr")
    for word in ("66,7", "2 sur 3", "Saxe", "+1,15"):
        assert word in french, word


def test_large_numbers_are_grouped(tmp_path: Path) -> None:
    luck = [[12_345, 6_789.0, 7_000.0, 50.0], [4, 2.0, 2.0, 1.0]]
    won = row("p1", ["a", "b"], 1_234_567, luck=luck, fights={"saxe": 98_765}, turns=2)
    told = digest(series(tmp_path, [won, row("p2", ["a", "b"], 10, luck=luck, fights={"saxe": 1})], players=2))
    english, french = _page(told, "en"), _page(told, "fr")
    for number in (24_690, 98_766):
        assert f"{number:,}" in english
        assert f"{number:,}".replace(",", "\N{NARROW NO-BREAK SPACE}") in french
    for page in (english, french):
        assert not re.search(r">\d{5,}<", page)


def test_every_place_stands_on_the_map() -> None:
    for name in game_ids():
        game = find_game(name)
        chart = game.chart()
        assert chart
        assert set(chart.places) == set(game.vocabulary.sets["place"])
        left, top, width, height = chart.box
        for spot in chart.places.values():
            assert left <= spot.x <= left + width
            assert top <= spot.y <= top + height


def test_uses_name_what_there_is() -> None:
    for name in game_ids():
        game = find_game(name)
        uses = uses_of(game.package)
        assert uses.clauses() <= clauses.load(game.package).keys()
        assert len(uses.clauses()) > 30
        assert uses.verbs.keys() <= game.vocabulary.by_name.keys()
        assert uses.tellings.keys() <= {telling.name for telling in game.tellings}


# --- studies ---------------------------------------------------------------------------------------------------------


def test_a_study_changes_nothing(tmp_path: Path) -> None:
    given = prepare(GAME, {}, ["random", "random", "greedy"], 3, 400)
    studied = type(given)(**{**vars(given), "study": True})
    for number in range(2):
        plain, told = as_json(play_game(given, number)), as_json(play_game(studied, number))
        assert plain.pop("study") == {}
        assert told.pop("study")["turns"] > 0
        assert plain == told


def test_random_players_are_studied_at_full_speed_on_the_same_games() -> None:
    given = prepare(GAME, {}, ["random"] * 3, 3, 800)
    studied = type(given)(**{**vars(given), "study": True})
    plain, told = as_json(play_game(given, 1)), as_json(play_game(studied, 1))
    assert sum(told.pop("study")["verbs"].values()) == plain["decisions"]
    plain.pop("study")
    assert plain == told


def test_a_game_without_a_study_of_its_own_has_what_is_generic() -> None:
    game = find_game(GAME)
    state: State = game.new({"players": 3}, 1)
    study = Study(state)
    for _ in range(600):
        seat = state.deciders()[0]
        action = state.legal(seat)[0]
        state.apply(seat, action)
        study.after(state, seat, action)
    notes = study.notes(state)
    assert notes["turns"] > 3
    assert sum(notes["verbs"].values()) == 600
    assert notes["tellings"]["turn"] > 0
    assert all(0.0 <= value <= 1.0 for course in notes["score"] for value in course)
    assert notes["fights"] == {}


def test_the_command(tmp_path: Path) -> None:
    out = tmp_path / "results"
    done = grognard(
        "simulate", GAME, "--games", "3", "--players", "random,random,random", "--seed", "1", "--limit", "500",
        "--jobs", "1", "--out", str(out), data=tmp_path,
    )  # fmt: skip
    assert done.code == 0
    done = grognard("report", str(out), "--lang", "fr", data=tmp_path)
    assert done.code == 0
    page = (out / "report.html").read_text(encoding="utf-8")
    _well_made(page)
    assert "Où l’on s’est battu" in page
    told = json.loads(grognard("report", str(out), "--json", data=tmp_path).out)
    assert (told["games"], told["studied"]) == (3, 3)
    elsewhere = tmp_path / "page.html"
    assert grognard("report", str(out), "--out", str(elsewhere), data=tmp_path).code == 0
    assert elsewhere.exists()
