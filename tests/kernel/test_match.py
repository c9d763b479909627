"""A match: lines that are only ever added, undo that is derived, resignation, standing orders, and the same match again."""

from typing import Any

import pytest

from grognard.kernel.actions import act
from grognard.kernel.chance import commitment
from grognard.kernel.contract import ALL, only
from grognard.kernel.errors import BadInput, Barred
from grognard.kernel.match import Match
from grognard.kernel.options import CHOICE, FLAG, Option
from grognard.kernel.registry import find_game
from tests.conformance import toy
from tests.conformance.toy import AIM, GAME, PASS, ROLL, SCOUT, SHOOT, STAKE, SWAP, Cover, Stakes

KEY = bytes(range(32))
RISK = find_game("risk_napoleon")


def start(key: bytes | None = None, **given: Any) -> Match:
    return Match.start(GAME, given, ["human", "greedy"], key=key, seed=4)


def turn(**given: Any) -> Match:
    """A match in which north has its first turn."""
    match = start(**given)
    match.act(0, act(STAKE, 2))
    match.act(1, act(STAKE, 3))
    return match


def refused(code: str, do: Any, *arguments: Any) -> dict[str, object]:
    with pytest.raises(BadInput) as problem:
        do(*arguments)
    assert problem.value.code == code
    return problem.value.details


# --- lines -----------------------------------------------------------------------------------------------------------


def test_the_header_tells_what_is_played() -> None:
    header = start().lines[0]
    chance, total = header.pop("chance"), header.pop("sum")
    assert header == {
        "grog": 1,
        "game": "toy",
        "rules": "1",
        "options": {"scenario": "skirmish", "players": 2, "turns": 6, "open_stakes": False, "windows": False},
        "seats": {"north": "human", "south": "greedy"},
        "seed": 4,
    }
    assert [answer.split(":")[0] for answer in chance.split()] == ["6", "5", "4", "3", "2"]
    assert len(total) == 16


def test_with_a_key_the_header_has_its_commitment_and_nothing_to_foresee_the_dice() -> None:
    header = start(KEY).lines[0]
    assert header["commitment"] == commitment(KEY)
    assert "seed" not in header
    assert KEY.hex() not in str(header)


def test_every_seat_has_a_player() -> None:
    details = refused("player-count", Match.start, GAME, {}, ["human"])
    assert details == {"found": 1, "wanted": 2}


def test_an_action_is_a_line_with_what_luck_answered() -> None:
    match = turn()
    match.act(0, act(AIM))
    events = match.act(0, act(ROLL))
    lines = [{name: line[name] for name in line if name not in ("sum", "chance")} for line in match.lines[1:]]
    assert lines == [
        {"n": 1, "seat": "north", "do": "stake 2"},
        {"n": 2, "seat": "south", "do": "stake 3"},
        {"n": 3, "seat": "north", "do": "aim"},
        {"n": 4, "seat": "north", "do": "roll"},
    ]
    bound, value = match.lines[4]["chance"].split(":")
    assert bound == "6"
    assert events == [(ALL, toy.T_ROLLED, [0, int(value) + 2])]
    assert match.told[4] == events
    assert "chance" not in match.lines[3]


def test_a_line_says_who_acted_in_the_seats_stead() -> None:
    match = turn()
    match.act(0, act(ROLL), by="clock")
    assert match.lines[3]["by"] == "clock"
    assert "by" not in match.lines[2]


def test_the_events_of_the_set_up_are_told() -> None:
    match = start()
    state = toy.toy(match.state)
    assert match.told[0] == [(only(seat), toy.T_CARD, [seat, state.hand[seat]]) for seat in (0, 1)]


def test_a_barred_action_changes_nothing_and_names_its_clause() -> None:
    match = turn()
    before = GAME.describe(match.state)
    with pytest.raises(Barred) as barred:
        match.act(0, act(STAKE, 1))
    assert (barred.value.clause, barred.value.details["action"]) == ("TOY-STK-01", "stake 1")
    with pytest.raises(Barred) as barred:
        match.act(1, act(ROLL))
    assert barred.value.clause == "TOY-TRN-01"
    assert len(match.lines) == 3
    assert GAME.describe(match.state) == before


@pytest.mark.parametrize("action", [-1, act(STAKE, 0), act(STAKE, 4), act(7), 10**6])
def test_what_is_no_action_is_refused(action: int) -> None:
    match = turn()
    assert refused("no-action", match.act, 0, action) == {"action": action}
    assert len(match.lines) == 3


# --- undo ------------------------------------------------------------------------------------------------------------


def test_a_step_is_taken_back_while_nothing_has_happened() -> None:
    match = turn()
    before = GAME.describe(match.state)
    assert match.undoable(0) is None
    match.act(0, act(AIM))
    match.act(0, act(AIM))
    assert [match.undoable(0), match.undoable(1)] == [4, None]
    assert match.undo(0) == 4
    assert match.undo(0) == 3
    assert GAME.describe(match.state) == before
    assert match.gone == [4, 3]
    assert [line.get("undo") for line in match.lines[5:]] == [4, 3]
    refused("no-undo", match.undo, 0)


def test_luck_is_not_taken_back() -> None:
    match = turn()
    match.act(0, act(AIM))
    match.act(0, act(ROLL))
    assert [match.undoable(0), match.undoable(1)] == [None, None]


def test_what_was_seen_is_not_taken_back() -> None:
    match = turn()
    match.act(0, act(SCOUT))
    assert [match.undoable(0), match.undoable(1)] == [None, None]
    refused("no-undo", match.undo, 0)


def test_a_step_that_hands_over_is_not_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Turn, "swap", lambda self, s, seat: None)  # nothing is rolled or shown
    match = turn()
    match.act(0, act(SWAP))
    assert match.deciders() == [1]
    assert [match.undoable(0), match.undoable(1)] == [None, None]


def test_where_all_decide_at_once_each_takes_back_its_own() -> None:
    match = start()
    match.act(0, act(STAKE, 2))
    assert [match.undoable(0), match.undoable(1)] == [1, None]
    match.undo(0)
    assert match.deciders() == [0, 1]
    match.act(1, act(STAKE, 1))
    assert [match.undoable(0), match.undoable(1)] == [None, 3]
    match.act(0, act(STAKE, 3))  # all have staked, and north has the first turn: he may think again, south may not
    assert [match.undoable(0), match.undoable(1)] == [4, None]


def capitals() -> Match:
    """Three players about to name their capitals, all at once and in secret; p3 has just placed the last regiment."""
    match = Match.start(RISK, {"players": 3, "scenario": "capitals"}, ["human"] * 3, seed=2)
    while len(match.deciders()) == 1:
        seat = match.deciders()[0]
        match.act(seat, match.state.legal(seat)[0])
    return match


def test_one_choice_is_taken_back_from_among_those_of_others() -> None:
    match = capitals()
    choices = {seat: match.state.legal(seat)[seat] for seat in (0, 1)}
    for seat, choice in choices.items():
        match.act(seat, choice)
    first = len(match.lines) - 2
    assert [match.undoable(0), match.undoable(1)] == [first, first + 1]
    match.undo(0)
    assert match.deciders() == [0, 2]
    assert match.undoable(1) == first + 1
    capital = RISK.describe(match.state)["table"]["capitals"]
    assert list(capital) == ["p2"]
    match.undo(1)
    assert match.deciders() == [0, 1, 2]
    assert Match.load(RISK, match.lines).lines == match.lines


def test_what_came_before_all_decide_is_not_taken_back_once_another_has_decided() -> None:
    match = capitals()
    last = len(match.lines) - 1
    assert match.lines[last]["seat"] == "p3"
    assert match.undoable(2) == last
    match.act(0, match.state.legal(0)[0])
    assert match.undoable(2) is None
    match.undo(0)
    assert match.undoable(2) == last


def test_a_step_that_ends_the_game_is_not_taken_back() -> None:
    match = turn(turns=2)
    match.act(0, act(SWAP))
    match.act(1, act(SWAP))
    assert match.over
    assert [match.undoable(0), match.undoable(1)] == [None, None]


# --- the end ---------------------------------------------------------------------------------------------------------


def test_the_last_line_tells_the_result_and_the_key() -> None:
    match = turn(key=KEY, turns=2)
    match.act(0, act(ROLL))
    match.act(1, act(ROLL))
    assert match.over
    assert match.deciders() == []
    end = match.lines[-1]
    assert end["end"] == dict(zip(toy.SEATS, match.scores(), strict=True))
    assert end["key"] == KEY.hex()
    refused("match-over", match.act, 0, act(ROLL))
    refused("match-over", match.resign, 0)


def test_with_one_seat_left_a_resignation_is_the_end() -> None:
    match = turn()
    match.resign(0)
    assert match.over
    assert match.deciders() == []
    assert match.scores() == [0.0, 1.0]
    assert [line.get("resign", line.get("end")) for line in match.lines[3:]] == [True, {"north": 0.0, "south": 1.0}]


def test_with_more_seats_the_others_play_on() -> None:
    match = capitals()
    match.resign(1)
    assert not match.over
    assert match.deciders() == [0, 1, 2]
    refused("resigned-already", match.resign, 1)
    match.act(1, match.state.legal(1)[0], by="greedy")
    match.resign(0)
    assert match.over
    assert match.scores() == [0.0, 0.0, 1.0]


# --- empty windows ---------------------------------------------------------------------------------------------------


def test_who_can_only_pass_need_not_be_asked() -> None:
    match = turn(windows=True)
    assert match.passing(0) == -1  # it can do more
    match.act(0, act(AIM))
    assert [match.deciders(), match.passing(0), match.passing(1)] == [[1], -1, act(PASS)]
    match.order(1, "ask", True)
    assert match.passing(1) == -1
    match.order(1, "ask", False)
    match.act(1, match.passing(1))
    assert match.lines[-1]["do"] == "pass"
    assert "by" not in match.lines[-1]
    assert Match.load(GAME, match.lines).lines == match.lines


def test_who_can_do_more_than_pass_is_asked() -> None:
    match = turn(windows=True)
    match.act(0, act(ROLL))
    match.act(1, act(PASS))
    match.act(1, act(AIM))
    assert match.state.points[0] > 0  # type: ignore[attr-defined]
    assert match.state.legal(0) == [act(PASS), act(SHOOT)]
    assert match.passing(0) == -1


def test_a_step_is_taken_back_with_the_empty_window_after_it() -> None:
    match = turn(windows=True)
    match.act(0, act(AIM))
    assert [match.undoable(0), match.undoable(1)] == [None, None]  # the other has the word
    match.act(1, act(PASS))
    assert [match.undoable(0), match.undoable(1)] == [3, None]
    assert match.undo(0) == 3
    assert match.gone == [3, 4]
    assert match.state.aim == 0  # type: ignore[attr-defined]
    assert match.lines[-1]["undo"] == 3
    match.act(0, act(AIM))
    match.act(1, act(PASS))
    again = Match.load(GAME, match.lines)
    assert [again.lines, again.gone] == [match.lines, match.gone]
    assert [again.undoable(0), again.undoable(1)] == [6, None]


def test_a_window_that_is_not_empty_is_not_crossed() -> None:
    match = turn(windows=True)
    match.act(0, act(ROLL))
    match.act(1, act(PASS))
    match.act(1, act(AIM))
    match.act(0, act(PASS))  # it could have shot
    assert [match.undoable(0), match.undoable(1)] == [None, None]


def test_a_secret_window_is_not_crossed_whether_it_was_empty_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cover, "secret", True)
    match = turn(windows=True)
    match.act(0, act(AIM))
    assert match.passing(1) == act(PASS)
    match.act(1, act(PASS))
    assert [match.undoable(0), match.undoable(1)] == [None, None]


def test_who_took_something_back_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cover, "secret", True)
    monkeypatch.setattr(toy.Turn, "apply", lambda self, s, seat, verb, argument: s.enter(Cover(seat)))
    match = turn(windows=True)
    match.act(0, act(AIM))
    match.act(0, match.passing(0))
    assert match.undo(0) == 4  # its own secret window, empty as it was: by itself
    assert match.passing(0) == -1
    assert match.undo(0) == 3


def test_a_record_may_take_back_a_pass_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """As records did before empty windows were passed for."""
    monkeypatch.setattr(toy.Turn, "apply", lambda self, s, seat, verb, argument: s.enter(Cover(seat)))
    match = turn(windows=True)
    match.act(0, act(AIM))
    match.act(0, act(PASS))
    assert match.undoable(0) == 3
    assert match.undo(0, 4) == 4
    assert match.gone == [4]
    again = Match.load(GAME, match.lines)
    assert [again.lines, again.gone] == [match.lines, [4]]
    refused("no-undo", again.undo, 1, 3)


def test_a_fault_of_the_game_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = turn()
    before = GAME.describe(match.state)

    def broken(self: toy.Turn, s: toy.Outposts, seat: int) -> None:
        s.points[seat] += 100
        raise RuntimeError

    monkeypatch.setattr(toy.Turn, "swap", broken)
    with pytest.raises(RuntimeError):
        match.act(0, act(SWAP))
    assert GAME.describe(match.state) == before
    match.act(0, act(ROLL))
    assert Match.load(GAME, match.lines).lines == match.lines


# --- standing orders -------------------------------------------------------------------------------------------------


@pytest.fixture
def ordering(monkeypatch: pytest.MonkeyPatch) -> None:
    orders = [Option("roll", FLAG, False), Option("stake", CHOICE, "ask", values=["ask", "low"])]

    def obey(self: toy.Toy, s: toy.Outposts, seat: int, orders: dict[str, object]) -> int:
        if isinstance(s.stack[-1], Stakes):
            return act(STAKE, 1) if orders["stake"] == "low" else -1
        return act(ROLL) if orders["roll"] else -1

    monkeypatch.setattr(GAME, "orders", orders)
    monkeypatch.setattr(toy.Toy, "obey", obey)


@pytest.mark.usefixtures("ordering")
def test_an_order_about_one_thing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Toy, "orderable", lambda self, thing: thing == "hill")
    match = Match.start(GAME, {}, ["human", "human"], seed=1)
    match.order(1, "stake@hill", "low")
    assert match.orders[1] == {"roll": False, "stake": "ask", "ask": False, "stake@hill": "low"}
    for wrong in ("stake@sea", "stake@", "luck@hill"):
        with pytest.raises(BadInput):
            match.order(1, wrong, "low")
    assert Match.load(GAME, match.lines).orders == match.orders
    match.order(1, "stake@hill", None)
    assert match.orders[1] == {"roll": False, "stake": "ask", "ask": False}
    with pytest.raises(BadInput):
        match.order(1, "stake", None)
    assert Match.load(GAME, match.lines).orders == match.orders


@pytest.mark.usefixtures("ordering")
def test_a_standing_order_is_a_line_and_is_obeyed() -> None:
    match = start()
    assert match.ordered(1) == -1
    match.order(1, "stake", "low")
    match.order(1, "roll", "on")
    assert match.orders == [
        {"roll": False, "stake": "ask", "ask": False},
        {"roll": True, "stake": "low", "ask": False},
    ]
    assert [(line["seat"], line["order"], line["value"]) for line in match.lines[1:]] == [
        ("south", "stake", "low"),
        ("south", "roll", True),
    ]
    assert [match.ordered(0), match.ordered(1)] == [-1, act(STAKE, 1)]
    match.act(1, match.ordered(1), by="order")
    match.order(1, "roll", False)
    again = Match.load(GAME, match.lines)
    assert again.lines == match.lines
    assert again.orders == match.orders
    assert match.orders[1] == {"roll": False, "stake": "low", "ask": False}


@pytest.mark.usefixtures("ordering")
def test_a_wrong_order_is_refused() -> None:
    match = start()
    assert refused("unknown-order", match.order, 0, "rol", True) == {"word": "rol", "nearest": "roll"}
    refused("option-choice", match.order, 0, "stake", "high")
    assert len(match.lines) == 1


def test_a_game_without_orders_obeys_none() -> None:
    match = start()
    assert match.ordered(0) == -1
    refused("unknown-order", match.order, 0, "roll", True)


def test_nothing_is_ordered_when_it_is_over() -> None:
    match = Match.start(RISK, {"players": 2, "scenario": "capitals"}, ["human"] * 2, seed=1)
    match.order(0, "defence", "most")
    word = 1
    while not match.over:
        seat = match.deciders()[0]
        legal = match.state.legal(seat)
        word = word * 48271 % 2147483647
        match.act(seat, legal[word % len(legal)])
    assert [match.ordered(0), match.ordered(1)] == [-1, -1]


# --- the same match again --------------------------------------------------------------------------------------------


def test_a_match_is_loaded_as_it_stood_after_a_line() -> None:
    match = turn()
    match.act(0, act(AIM))
    match.undo(0)
    match.act(0, act(ROLL))
    for upto in range(len(match.lines)):
        assert Match.load(GAME, match.lines, upto=upto).lines == match.lines[: upto + 1]
    assert toy.toy(Match.load(GAME, match.lines, upto=3).state).aim == 1
    assert toy.toy(Match.load(GAME, match.lines, upto=4).state).aim == 0


def test_an_undo_that_can_be_repeated_is_still_open_after_loading() -> None:
    match = turn()
    match.act(0, act(AIM))
    again = Match.load(GAME, match.lines)
    assert again.undoable(0) == 3
    again.undo(0)
    assert toy.toy(again.state).aim == 0


@pytest.mark.parametrize("key", [None, KEY], ids=["seeded", "keyed"])
def test_a_match_may_start_from_a_position(key: bytes | None) -> None:
    position = GAME.describe(turn().state)
    match = Match.start(GAME, {}, ["human", "human"], key=key, seed=9, position=position)
    assert match.lines[0]["position"] == position
    match.act(0, act(ROLL))
    assert Match.load(GAME, match.lines, key).lines == match.lines
    assert GAME.describe(Match.load(GAME, match.lines).state) == GAME.describe(match.state)


@pytest.mark.parametrize("key", [None, KEY], ids=["seeded", "keyed"])
def test_what_luck_adds_to_a_position_is_in_the_record(key: bytes | None) -> None:
    """A position without its draw pile: the pile is shuffled when the match begins."""
    state = RISK.new({"players": 2}, 3)
    while type(state.stack[-1]).__name__ != "Combat":
        seat = state.deciders()[0]
        state.apply(seat, state.legal(seat)[0])
    position = RISK.describe(state)
    del position["table"]["pile"], position["table"]["known"]
    match = Match.start(RISK, {}, ["human", "human"], key=key, seed=9, position=position)
    attack = next(action for action in match.state.legal(0) if "attack" in RISK.vocabulary.name(action))
    match.act(0, attack)
    seat = match.deciders()[0]
    match.act(seat, match.state.legal(seat)[-1])
    again = Match.load(RISK, match.lines)  # the key is not told yet: luck comes from what the record kept
    assert RISK.describe(again.state) == RISK.describe(match.state)
