"""Records: what was written is read again; what was cut, altered, moved or invented is refused at its line."""

import json
from pathlib import Path
from typing import Any

import pytest

from grognard.kernel import records
from grognard.kernel.actions import act
from grognard.kernel.errors import BadInput
from grognard.kernel.match import Match
from grognard.kernel.records import Line
from tests.conformance.toy import AIM, GAME, ROLL, SCOUT, STAKE, SWAP

KEY = bytes(range(32))
OTHER_KEY = bytes(range(1, 33))


def played(key: bytes | None = None) -> list[Line]:
    """A whole match: header, two stakes, a step taken back, four turns, the end."""
    match = Match.start(GAME, {"turns": 4}, ["human", "human"], key=key, seed=4)
    match.act(0, act(STAKE, 2))
    match.act(1, act(STAKE, 3))
    match.act(0, act(AIM))
    match.undo(0)
    for seat, verb in ((0, ROLL), (1, SCOUT), (0, SWAP), (1, ROLL)):
        match.act(seat, act(verb))
    assert match.over
    return match.lines


def text_of(lines: list[Line]) -> str:
    return "".join(records.to_text(line) for line in lines)


def resealed(lines: list[Line]) -> list[Line]:
    """The same lines with sums that fit: what a careful forger would write."""
    found: list[Line] = []
    for line in lines:
        bare = {name: value for name, value in line.items() if name != "sum"}
        found.append(records.seal(bare, found[-1]["sum"] if found else ""))
    return found


def altered(number: int, changes: dict[str, Any], key: bytes | None = None) -> list[Line]:
    """A whole match with one line changed, and all sums made to fit."""
    lines = played(key)
    lines[number] = {**lines[number], **changes}
    return resealed(lines)


def refused(lines: list[Line], key: bytes | None = None) -> BadInput:
    with pytest.raises(BadInput) as problem:
        Match.load(GAME, lines, key)
    return problem.value


def unread(text: str) -> BadInput:
    with pytest.raises(BadInput) as problem:
        records.parse(text)
    return problem.value


# --- form ------------------------------------------------------------------------------------------------------------


def test_a_record_is_read_as_it_was_written(tmp_path: Path) -> None:
    lines = played()
    path = tmp_path / "été.grog"
    records.append(path, lines[:3])
    records.append(path, lines[3:])
    assert records.read(path) == lines
    assert path.read_text(encoding="utf-8").count("\n") == len(lines)


def test_a_person_can_read_it() -> None:
    rows = text_of(played()).splitlines()
    assert rows[1].startswith('{"n": 1, "seat": "north", "do": "stake 2", "sum": "')
    assert rows[4].startswith('{"n": 4, "seat": "north", "undo": 3, "sum": "')
    assert rows[-1].startswith('{"n": 9, "end": {"north": ')
    match = Match.start(GAME, {}, ["Ève", "Zoé"], seed=1)
    assert '"Ève"' in text_of(match.lines)


def test_answers_go_both_ways() -> None:
    answers = [(216, 101), (36, 7), (6, 0)]
    assert records.write_answers(answers) == "216:101 36:7 6:0"
    assert records.read_answers("216:101 36:7 6:0", 5) == answers
    assert records.read_answers("", 5) == []


@pytest.mark.parametrize("text", ["6", "6:", ":3", "6:3:1", "six:three", "6-3"])
def test_what_luck_cannot_have_answered_is_refused_with_its_line(text: str) -> None:
    with pytest.raises(BadInput) as problem:
        records.read_answers(text, 5)
    assert problem.value.code == "record-chance"
    assert problem.value.details == {"line": 5}


def test_a_record_cut_within_a_line_is_refused_with_its_line() -> None:
    text = text_of(played())
    cut = text[: text.index("undo") + 2]
    assert unread(cut).code == "record-cut"
    assert unread(cut).details == {"line": 5}


def test_a_record_cut_between_two_lines_is_a_match_that_is_not_over() -> None:
    lines = records.parse(text_of(played()[:6]))
    assert not Match.load(GAME, lines).over


@pytest.mark.parametrize(
    "row",
    [
        "",
        "not JSON",
        "[]",
        "17",
        "null",
        "{}",
        '{"n": 2}',
        '{"n": 2, "sum": 5}',
        '{"n": 2, "sum": "x"',
        "[" * 100_000,
        '{"n": ' + "9" * 5000 + ', "sum": "x"}',
    ],
    ids=lambda row: row[:20] or "empty",
)
def test_a_broken_line_is_refused_with_its_number(row: str) -> None:
    rows = text_of(played()).splitlines()
    problem = unread("\n".join([*rows[:2], row, *rows[3:]]) + "\n")
    assert problem.code == "record-line"
    assert problem.details == {"line": 3}


def test_text_that_cannot_be_encoded_is_refused_with_its_line() -> None:
    problem = unread(text_of(played()[:1]) + '{"n": 1, "seat": "\\ud800", "sum": "0123456789abcdef"}\n')
    assert problem.details == {"line": 2}


def test_an_altered_line_is_refused_with_its_number() -> None:
    problem = unread(text_of(played()).replace('"do": "stake 3"', '"do": "stake 1"'))
    assert problem.code == "record-altered"
    assert problem.details == {"line": 3}


@pytest.mark.parametrize("character", range(0, 400, 7))
def test_no_character_can_be_changed_unseen(character: int) -> None:
    text = text_of(played())
    changed = text[:character] + ("x" if text[character] != "x" else "y") + text[character + 1 :]
    with pytest.raises(BadInput):
        records.parse(changed)


def test_lines_that_changed_places_are_found() -> None:
    lines = played()
    assert unread(text_of([*lines[:2], lines[3], lines[2], *lines[4:]])).details == {"line": 3}


def test_a_lost_line_is_found() -> None:
    lines = played()
    assert unread(text_of([*lines[:2], *lines[3:]])).details == {"line": 3}


def test_a_line_told_twice_is_found() -> None:
    lines = played()
    assert unread(text_of([*lines[:3], lines[2], *lines[3:]])).details == {"line": 4}


def test_lines_are_numbered_in_order_even_if_their_sums_fit() -> None:
    lines = played()
    problem = unread(text_of(resealed([*lines[:2], *lines[3:]])))
    assert problem.code == "record-order"
    assert problem.details == {"line": 3}


@pytest.mark.parametrize("text", ["", "\n", '{"sum": "ba7816bf8f01cfea"}\n'])
def test_a_record_begins_with_a_header(text: str) -> None:
    assert unread(text).code in ("record-header", "record-line", "record-altered")


def test_a_header_without_a_format_is_none() -> None:
    header = records.seal({"game": "toy"}, "")
    assert unread(records.to_text(header)).code == "record-header"


@pytest.mark.parametrize("found", [2, 99, "1", None, 1.5])
def test_a_format_of_the_future_is_refused(found: object) -> None:
    problem = unread(text_of(altered(0, {"grog": found})))
    assert problem.code == ("record-header" if found is None else "record-format")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as problem:
        records.read(tmp_path / "none.grog")
    assert problem.value.code == "file-unreadable"
    with pytest.raises(BadInput) as problem:
        records.read(tmp_path)
    assert problem.value.code == "file-unreadable"


def test_a_file_that_is_not_utf8(tmp_path: Path) -> None:
    path = tmp_path / "latin.grog"
    path.write_bytes('{"name": "Zoé"}\n'.encode("latin-1"))
    with pytest.raises(BadInput) as problem:
        records.read(path)
    assert problem.value.code == "file-not-utf8"
    assert problem.value.details["byte"] == 12


# --- what is told ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [None, KEY], ids=["seeded", "keyed"])
def test_a_whole_match_is_told_again(key: bytes | None) -> None:
    lines = played(key)
    again = Match.load(GAME, json.loads(json.dumps(lines)))
    assert again.lines == lines
    assert again.over


def test_a_record_of_another_game_is_refused() -> None:
    problem = refused(altered(0, {"game": "chess"}))
    assert problem.code == "record-game"
    assert problem.details == {"found": "chess", "wanted": "toy"}


def test_a_record_of_other_rules_is_refused() -> None:
    problem = refused(altered(0, {"rules": "0"}))
    assert problem.code == "record-rules"
    assert problem.details == {"found": "0", "wanted": "1"}


@pytest.mark.parametrize("changes", [{"options": None}, {"options": []}, {"seats": None}, {"seats": ["human"]}])
def test_a_header_with_a_part_missing_is_refused(changes: dict[str, object]) -> None:
    assert refused(altered(0, changes)).code == "record-header"


def test_a_header_with_impossible_options_is_refused() -> None:
    assert refused(altered(0, {"options": {"players": 7}})).code == "option-range"


def test_an_illegal_action_is_refused_with_its_line_and_clause() -> None:
    problem = refused(altered(5, {"do": "stake 1"}))
    assert problem.code == "record-illegal"
    assert problem.details == {"line": 6, "action": "stake 1", "clause": "TOY-STK-01"}


@pytest.mark.parametrize("do", ["charge", "", "stake many", "stake 4", None, 5, ["roll"]])
def test_an_action_of_no_game_is_refused_with_its_line(do: object) -> None:
    assert refused(altered(5, {"do": do})).details["line"] == 6


def test_an_action_of_a_seat_that_waits_is_refused() -> None:
    assert refused(altered(5, {"seat": "south"})).code == "record-illegal"


@pytest.mark.parametrize("seat", ["west", "", None, 0, "watcher"])
def test_a_seat_of_no_game_is_refused_with_its_line(seat: object) -> None:
    problem = refused(altered(5, {"seat": seat}))
    assert problem.code == "record-seat"
    assert problem.details == {"line": 6}


def test_a_line_that_tells_nothing_is_refused() -> None:
    lines = played()
    lines[5] = {"n": 5, "seat": "north", "sings": True}
    problem = refused(resealed(lines))
    assert problem.code == "record-line"
    assert problem.details == {"line": 6}


def test_an_undo_of_nothing_is_refused_with_its_line() -> None:
    lines = played()
    lines[3] = {"n": 3, "seat": "north", "undo": 1}
    problem = refused(resealed(lines))
    assert problem.code == "record-differs"
    assert problem.details["line"] == 4


def test_an_undo_of_another_line_is_refused() -> None:
    problem = refused(altered(4, {"undo": 2}))
    assert problem.code == "record-differs"
    assert problem.details["line"] == 5


@pytest.mark.parametrize("key", [None, KEY], ids=["seeded", "keyed"])
@pytest.mark.parametrize("number", [0, 5])
def test_other_luck_is_refused_with_its_line(number: int, key: bytes | None) -> None:
    lines = played(key)
    first, _, rest = lines[number]["chance"].partition(" ")
    bound, _, value = first.partition(":")
    forged = f"{bound}:{(int(value) + 1) % int(bound)} {rest}".strip()
    problem = refused(altered(number, {"chance": forged}, key))
    assert problem.code == "record-differs"
    assert problem.details["line"] == number + 1
    assert "chance" in str(problem.details["why"])


def test_luck_without_a_key_is_what_the_record_kept() -> None:
    lines = played(KEY)[:-1]
    assert GAME.describe(Match.load(GAME, lines).state) == GAME.describe(Match.load(GAME, played(KEY)).state)
    lines[5] = {**lines[5], "chance": "36:1"}
    problem = refused(resealed(lines))
    assert problem.code == "record-differs"
    assert problem.details["line"] == 6
    lines[5] = {**lines[5], "chance": "6:one"}
    assert refused(resealed(lines)).details == {"line": 6}


def test_another_result_is_refused() -> None:
    problem = refused(altered(9, {"end": {"north": 99.0, "south": 0.0}}))
    assert problem.code == "record-differs"
    assert problem.details["line"] == 10


def test_another_result_is_refused_where_the_key_was_left_out() -> None:
    lines = played(KEY)
    del lines[9]["key"]
    assert Match.load(GAME, resealed(lines)).over
    lines[9]["end"] = {"north": 99.0, "south": 0.0}
    problem = refused(resealed(lines))
    assert problem.code == "record-differs"
    assert problem.details["line"] == 10


@pytest.mark.parametrize("key", [None, KEY], ids=["seeded", "keyed"])
def test_a_result_before_the_end_is_refused(key: bytes | None) -> None:
    lines = played(key)
    problem = refused(resealed([*lines[:6], {"n": 6, "end": {"north": 1.0, "south": 0.0}}]))
    assert problem.code == "record-differs"
    assert problem.details["line"] == 7


def test_nothing_comes_after_the_end() -> None:
    lines = played()
    problem = refused(resealed([*lines, {"n": 10, "seat": "north", "do": "roll"}]))
    assert problem.code == "record-after-end"
    assert problem.details == {"line": 11}


def test_a_key_must_keep_its_commitment() -> None:
    assert refused(altered(9, {"key": OTHER_KEY.hex()}, KEY)).code == "record-commitment"
    assert refused(played(KEY)[:-1], OTHER_KEY).code == "record-commitment"
    assert refused(altered(0, {"commitment": "0" * 64}, KEY)).code == "record-commitment"


@pytest.mark.parametrize("key", ["", "00", "not hexadecimal", KEY.hex() + "00"])
def test_a_key_that_is_none_is_refused(key: str) -> None:
    assert refused(altered(9, {"key": key}, KEY)).code in ("record-commitment", "record-line")


def test_a_seeded_record_takes_no_key() -> None:
    assert refused(played(), KEY).code == "record-commitment"


@pytest.mark.parametrize("seed", ["4", 4.0, [4], {}])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    assert refused(altered(0, {"seed": seed})).code == "record-header"


def test_another_seed_is_refused() -> None:
    assert refused(altered(0, {"seed": 5})).details["line"] == 1
