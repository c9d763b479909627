"""The contract: frames that enter, become and leave; who decides; what is told to whom; what a seat has been shown."""

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from grognard.kernel.actions import SEAT, act
from grognard.kernel.chance import Keyed, seed_word
from grognard.kernel.contract import ALL, NOBODY, ONLY, SEVERAL, WATCHER, Frame, Game, State, Telling, only
from grognard.kernel.errors import BadInput
from grognard.kernel.options import Options
from tests.conformance import toy
from tests.conformance.toy import AIM, GAME, ROLL, SCOUT, STAKE, STAKE_OF, SWAP, Outposts, Stakes, Turn


class Note(Frame[Outposts]):
    """A frame that nobody decides in: it writes its number down, and leaves or becomes the next one."""

    fields: ClassVar[list[tuple[str, str]]] = [("number", "number"), ("last", "number")]

    def __init__(self, number: int, last: int) -> None:
        super().__init__(NOBODY)
        self.number = number
        self.last = last

    def run(self, s: Outposts) -> None:
        s.points[0] = s.points[0] * 10 + self.number
        if self.number == self.last:
            s.leave()
        else:
            s.become(Note(self.number + 1, self.last))


class Inside(Note):
    """Opens another one inside, once."""

    def run(self, s: Outposts) -> None:
        s.points[1] += 1
        if s.points[1] == 1:
            s.enter(Note(7, 7))
        else:
            s.leave()


def table(**given: Any) -> Outposts:
    return toy.toy(GAME.new(given, seed=1))


def turn() -> Outposts:
    """A table at which north has its first turn."""
    s = table()
    s.apply(0, act(STAKE, 1))
    s.apply(1, act(STAKE, 3))
    return s


# --- frames ----------------------------------------------------------------------------------------------------------


def test_a_game_begins_before_its_first_step_and_settles_into_its_first_decision() -> None:
    s = GAME.begin(GAME.resolve({}), 1)
    assert [type(frame).__name__ for frame in s.stack] == ["Deal"]
    s.settle()
    assert [type(frame).__name__ for frame in s.stack] == ["Stakes"]


def test_frames_become_one_another_until_somebody_decides() -> None:
    s = turn()
    s.enter(Note(1, 3))
    s.settle()
    assert s.points[0] == 123
    assert type(s.stack[-1]) is Turn


def test_a_frame_is_resumed_when_the_one_inside_it_is_left() -> None:
    s = turn()
    s.enter(Inside(1, 1))
    s.settle()
    assert s.points == [7, 2]
    assert len(s.stack) == 1


def test_settling_stops_where_somebody_decides() -> None:
    s = turn()
    top = s.stack[-1]
    s.settle()
    assert s.stack == [top]


def test_an_empty_stack_is_the_end() -> None:
    s = turn()
    s.leave()
    s.settle()
    assert s.deciders() == []
    assert [s.legal(seat) for seat in (WATCHER, 0, 1)] == [[], [], []]
    assert s.bar(0, act(ROLL)) == GAME.over_clause
    assert s.view(0)["over"]
    assert s.view(0)["scores"] == s.scores()


def test_one_seat_decides_and_the_others_wait() -> None:
    s = turn()
    assert s.deciders() == [0]
    assert s.legal(0) == [act(AIM), act(ROLL), act(SCOUT), act(SWAP)]
    assert s.legal(1) == s.legal(WATCHER) == []
    assert s.bar(0, act(ROLL)) is None
    assert s.bar(0, act(STAKE, 1)) == "TOY-STK-01"
    assert s.bar(1, act(ROLL)) == s.bar(WATCHER, act(ROLL)) == "TOY-TRN-01"


def test_several_seats_decide_each_for_itself() -> None:
    s = table()
    assert s.stack[-1].seat == SEVERAL
    assert s.deciders() == [0, 1]
    assert s.legal(0) == s.legal(1) == [act(STAKE, number) for number in (1, 2, 3)]
    s.apply(1, act(STAKE, 2))
    assert s.deciders() == [0]
    assert s.legal(1) == []
    assert s.bar(1, act(STAKE, 2)) == "TOY-STK-01"
    s.apply(0, act(STAKE, 3))
    assert s.deciders() == [0]
    assert type(s.stack[-1]) is Turn


def test_asking_who_decides_makes_no_list() -> None:
    s = turn()
    assert s.deciders() is s.deciders() is ONLY[0]
    assert [ONLY[seat] for seat in range(3)] == [[0], [1], [2]]


def test_a_frame_says_nothing_of_what_it_does_not_know() -> None:
    s, frame = turn(), Frame[Outposts](0)
    assert frame.name(s, 1) == "Frame"
    assert frame.awaited(s, 1) == [0]
    assert Frame[Outposts](NOBODY).deciders(s) == []
    for ask in (frame.legal, frame.wait):
        with pytest.raises(NotImplementedError):
            ask(s, 0)
    for decide in (frame.bar, frame.apply):
        with pytest.raises(NotImplementedError):
            decide(s, 0, 0, 0)
    with pytest.raises(NotImplementedError):
        frame.run(s)


# --- what is told, shown and answered --------------------------------------------------------------------------------


def test_nothing_is_told_while_nobody_listens() -> None:
    s = turn()
    assert s.events is None
    s.tell(toy.T_AIMED, 0)
    assert s.events is None


def test_an_event_is_told_to_all_or_to_an_audience() -> None:
    s = turn()
    s.events = []
    s.tell(toy.T_AIMED, 1)
    s.tell_only(only(1), toy.T_STAKE, 1, 3)
    s.tell_only(only(WATCHER) | only(0), toy.T_CARD, 0, 5)
    assert s.events == [
        (ALL, toy.T_AIMED, [1]),
        (0b100, toy.T_STAKE, [1, 3]),
        (0b011, toy.T_CARD, [0, 5]),
    ]


def test_an_event_has_as_many_arguments_as_its_telling() -> None:
    s = turn()
    s.events = []
    s.tell(toy.T_AIMED, 1, 2, 3, 4, 5)
    assert s.events == [(ALL, toy.T_AIMED, [1])]


def test_an_audience_is_a_set_of_seats() -> None:
    assert [only(seat) for seat in (WATCHER, 0, 1, 5)] == [1, 2, 4, 64]
    assert all(ALL & only(seat) for seat in range(WATCHER, 20))


def test_what_was_shown_is_remembered_and_sealed() -> None:
    s = turn()
    card, seals = s.hand[1], s.seals
    assert [s.knows(seat, card) for seat in (WATCHER, 0, 1)] == [False, False, True]
    s.reveal(card, only(0))
    assert [s.knows(seat, card) for seat in (WATCHER, 0, 1)] == [False, True, True]
    s.reveal(card, ALL)
    assert [s.knows(seat, card) for seat in (WATCHER, 0, 1)] == [True, True, True]
    assert s.seals == seals + 2


def test_every_answer_of_chance_is_sealed_and_noted_if_somebody_records() -> None:
    s = turn()
    seals = s.seals
    s.below(10)
    s.answers = []
    value = s.below(216)
    assert s.answers == [(216, value)]
    assert s.seals == seals + 2


def test_a_die_has_six_faces() -> None:
    s = turn()
    assert {s.die() for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_a_keyed_state_counts_its_answers() -> None:
    keyed = Keyed(bytes(32))
    s = GAME.begin(GAME.resolve({}), 99, keyed)
    assert s.word == 0
    assert [s.below(6), s.below(36)] == [keyed.below(0, 6), keyed.below(1, 36)]
    assert s.word == 2


# --- views, clones and worlds ----------------------------------------------------------------------------------------


def test_a_view_says_who_must_do_what() -> None:
    s = table()
    s.apply(0, act(STAKE, 2))
    view = s.view(1)
    assert {name: view[name] for name in ("game", "seat", "frame", "awaited", "over", "scores")} == {
        "game": "toy",
        "seat": "south",
        "frame": "Stakes",
        "awaited": ["south"],
        "over": False,
        "scores": None,
    }
    assert view["table"] == GAME.view(s, 1)
    assert s.view(WATCHER)["seat"] == "watcher"


def test_a_frame_may_hide_its_name_and_whom_it_awaits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stakes, "name", lambda self, s, viewer: "Secret" if viewer == WATCHER else "Stakes")
    monkeypatch.setattr(Stakes, "awaited", lambda self, s, viewer: [0, 1])
    s = table()
    s.apply(0, act(STAKE, 2))
    assert (s.view(WATCHER)["frame"], s.view(0)["frame"]) == ("Secret", "Stakes")
    assert s.view(1)["awaited"] == ["north", "south"]
    assert s.deciders() == [1]


def test_a_clone_tells_nobody_anything() -> None:
    s = turn()
    s.events, s.answers = [], []
    copy = s.clone()
    assert copy.events is None
    assert copy.answers is None
    copy.apply(0, act(ROLL))
    assert s.events == []
    assert s.answers == []


def test_a_world_dealt_anew_has_dice_of_its_own() -> None:
    s = toy.toy(GAME.new({}, source=Keyed(bytes(32))))
    world = s.redeal(0, 5)
    assert world.source is None
    assert world.word != seed_word(5)  # dealing asked chance
    assert s.redeal(0, 5).word == world.word
    assert [s.redeal(1, seed).hand[1] for seed in range(5)] == [s.hand[1]] * 5
    assert len({s.redeal(1, seed).hand[0] for seed in range(50)}) == len(toy.CARDS) - 1


def test_a_stake_is_known_to_its_owner_only() -> None:
    s = table()
    s.apply(0, act(STAKE, 2))
    assert [s.knows(seat, STAKE_OF) for seat in (WATCHER, 0, 1)] == [False, True, False]


# --- games -----------------------------------------------------------------------------------------------------------


def test_seats_have_names_both_ways() -> None:
    assert [GAME.seat_name(seat) for seat in (WATCHER, 0, 1)] == ["watcher", "north", "south"]
    assert [GAME.seat_number(name) for name in ("watcher", "north", "south")] == [WATCHER, 0, 1]
    with pytest.raises(BadInput) as refused:
        GAME.seat_number("west")
    assert refused.value.code == "unknown-seat"
    assert refused.value.details == {"word": "west", "known": "north, south"}


def test_the_same_seed_gives_the_same_game() -> None:
    assert GAME.describe(GAME.new({}, 5)) == GAME.describe(GAME.new({}, 5))
    assert GAME.describe(GAME.new({}, 5)) != GAME.describe(GAME.new({}, 6))


def test_frames_are_found_by_name() -> None:
    assert list(GAME.frames) == ["Deal", "Stakes", "Turn", "Cover", "Ambush", "Show"]
    assert Frame.fields == [("seat", SEAT)]


def test_a_telling_may_open_a_chapter() -> None:
    assert not Telling("rolled", []).heading
    assert Telling("turn", [("seat", SEAT)], heading=True).heading


class Silent(Game):
    """A game that says nothing of itself."""

    def __init__(self) -> None:
        super().__init__("silent", {}, "1", "SIL", "SIL-01", "silent", [], [], toy.VOCABULARY, [], [])


def test_a_game_must_say_what_only_it_can_say() -> None:
    game, s = Silent(), turn()
    options: Options = {}
    empty: Mapping[str, Any] = {}
    for ask in (
        lambda: game.seats(options),
        lambda: game.set_up(options, 0, None),
        lambda: game.options_of(s),
        lambda: game.table_out(s),
        lambda: game.table_in(options, empty, 0, None),
        lambda: game.view(s, 0),
        lambda: game.redeal(s, 0),
        lambda: game.seat_words(s, 0),
        lambda: game.evaluate(s, 0),
        lambda: game.set_handicap({}, "lead", 1),
        lambda: game.helped(s, "lead"),
    ):
        with pytest.raises(NotImplementedError):
            ask()


def test_a_game_need_not_say_what_most_have_not() -> None:
    game, s = Silent(), turn()
    assert game.odds(s, 0, act(ROLL)) is None
    assert game.may_talk(s, 0, 1)
    assert game.obey(s, 0, {}) == -1
    assert game.orders == []
    assert game.handicaps({}) == []
    game.check({})
    game.check_position(s)


def test_an_action_is_judged_by_the_situation_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Silent, "evaluate", lambda self, s, seat: float(s.aim * 10 + seat))
    s = turn()
    assert Silent().judge(s, 0, [act(AIM), act(SCOUT)]) == [10.0, 0.0]
    assert s.aim == 0


def test_a_state_must_say_how_it_is_copied_and_scored() -> None:
    s = State(GAME, [], 1, None, 0, [])
    with pytest.raises(NotImplementedError):
        s.clone()
    with pytest.raises(NotImplementedError):
        s.scores()
