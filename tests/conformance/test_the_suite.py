"""The conformance suite itself: it passes a sound game, and finds each fault in a game that has it.

The game is `toy`, outside the package and never compiled; each test breaks one thing in it."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from grognard.kernel.actions import act
from grognard.kernel.contract import State, Telling, only
from grognard.kernel.decks import draw, fresh, put_under
from grognard.kernel.match import Match
from grognard.kernel.options import FLAG, Option
from grognard.testing import conform, named, settings, speak
from tests.conformance import toy
from tests.conformance.toy import AIM, GAME, SCOUT, SEATS, Ambush, Deal, Outposts, Stakes, Toy, Turn

SEEDS = range(6)


def conform_often() -> None:
    """Some games long enough for every fault to come up."""
    for seed in SEEDS:
        conform(GAME, {"scenario": "siege"}, seed)
    conform(GAME, {"open_stakes": True}, 0)
    for seed in SEEDS:
        conform(GAME, {"scenario": "siege", "windows": True}, seed)


def caught(message: str) -> None:
    with pytest.raises(AssertionError, match=message) as found:
        conform_often()
    assert "toy, scenario=siege" in str(found.value) or "toy, open_stakes=True" in str(found.value)
    assert "seed" in str(found.value)
    assert "decision" in str(found.value)


def test_a_sound_game_passes() -> None:
    conform_often()
    speak(GAME)


def test_settings_try_everything() -> None:
    tried = [named(setting) for setting in settings(GAME, pairs=2)]
    assert tried == [
        "scenario=skirmish,players=2",
        "scenario=siege,players=2",
        "turns=2",
        "turns=21",
        "turns=40",
        "open_stakes=true",
        "windows=true",
        *tried[7:],
    ]
    assert len(tried) == 9
    assert len(set(tried)) == 9
    assert not any("siege" in name and "open_stakes=true" in name for name in tried)  # these exclude each other
    assert tried == [named(setting) for setting in settings(GAME, pairs=2)]


def test_a_game_ends_or_reaches_the_limit() -> None:
    whole = conform(GAME, {"turns": 2}, 1)
    assert whole.over
    assert set(whole.frames) == {"Stakes", "Turn"}
    cut = conform(GAME, {"turns": 40}, 1, limit=10)
    assert not cut.over
    assert cut.decisions == 10


# --- rules -----------------------------------------------------------------------------------------------------------


def test_an_illegal_action_among_the_legal_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Turn.legal
    monkeypatch.setattr(Turn, "legal", lambda self, s, seat: [*{act(AIM), *sound(self, s, seat)}])
    caught("aim is legal and barred by TOY-TRN-02")


def test_a_legal_action_that_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Turn.legal
    monkeypatch.setattr(Turn, "legal", lambda self, s, seat: [a for a in sound(self, s, seat) if a != act(AIM)])
    caught("aim is not legal and not barred")


def test_a_legal_action_offered_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stakes, "legal", lambda self, s, seat: [act(toy.STAKE, n) for n in (1, 2, 3, 1)])
    caught("legal twice: stake 1")


def test_a_legal_action_beyond_the_vocabulary(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stakes, "legal", lambda self, s, seat: [act(toy.STAKE, n) for n in (1, 2, 3, 4)])
    caught("not in the vocabulary")


def test_nothing_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Turn.legal
    monkeypatch.setattr(Turn, "legal", lambda self, s, seat: sound(self, s, seat) if s.left > 3 else [])
    caught("decides and has nothing to do in Turn")


def test_a_bar_without_a_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Stakes, "bar", lambda self, s, seat, verb, argument: None if verb == toy.STAKE else "TOY-XXX-99"
    )
    caught("TOY-XXX-99, which is no clause")


def test_a_wait_without_a_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "wait", lambda self, s, seat: "not now")
    caught("is barred by not now, which is no clause")


def test_an_event_that_cannot_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def scout(self: Turn, s: Outposts, seat: int) -> None:
        s.tell(toy.T_SCOUTED, len(SEATS))

    monkeypatch.setattr(Turn, "scout", scout)
    caught("event scouted: seat is 2, no seat")


def test_a_view_that_is_no_json(monkeypatch: pytest.MonkeyPatch) -> None:
    extend(monkeypatch, "view", lambda s, seat: {"by_number": {1: "one"}})
    caught("the view of .* is not what JSON makes of it")


def test_asking_that_changes_something(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Turn.legal

    def legal(self: Turn, s: Outposts, seat: int) -> list[int]:
        s.below(2)
        return sound(self, s, seat)

    monkeypatch.setattr(Turn, "legal", legal)
    caught("asking changed the state")


def test_scores_of_too_few_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Outposts, "scores", lambda self: [1.0])
    caught(r"the scores of 2 seats are \[1.0\]")


def test_a_crash_is_told_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def scout(self: Turn, s: Outposts, seat: int) -> None:
        raise IndexError("no such outpost")

    monkeypatch.setattr(Turn, "scout", scout)
    with pytest.raises(IndexError, match="no such outpost") as found:
        conform(GAME, {"turns": 40}, 3)
    assert found.value.__notes__[0].startswith("toy, turns=40, seed 3, decision ")


def test_an_invariant_that_does_not_hold() -> None:
    def invariant(state: State) -> None:
        assert toy.toy(state).left > 3, "too few turns left"

    with pytest.raises(AssertionError, match="the invariant does not hold: too few turns left"):
        conform(GAME, {}, 0, invariant=invariant)


# --- copies ----------------------------------------------------------------------------------------------------------


def test_a_clone_that_shares_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Outposts.clone

    def clone(self: Outposts) -> Outposts:
        copy = sound(self)
        copy.points = self.points
        return copy

    monkeypatch.setattr(Outposts, "clone", clone)
    caught("playing on with a clone changed its original: 0.table.points")


def test_a_clone_that_forgets_something(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Outposts.clone

    def clone(self: Outposts) -> Outposts:
        copy = sound(self)
        copy.aim = 0
        return copy

    monkeypatch.setattr(Outposts, "clone", clone)
    caught("a clone is not its original: table.aim")


def test_a_view_that_is_part_of_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    extend(monkeypatch, "view", lambda s, seat: {"points": s.points})
    caught("what was seen of a situation changed when the game went on")


def test_a_description_that_forgets_a_field(monkeypatch: pytest.MonkeyPatch) -> None:
    read = Toy.table_in

    def table_in(self: Toy, options: Any, table: Any, word: int, source: Any) -> State:
        return read(self, options, {"aim": 0, **table}, word, source)

    monkeypatch.setattr(Toy, "table_in", table_in)
    extend(monkeypatch, "table_out", lambda s: {}, without="aim")
    extend(monkeypatch, "view", lambda s, seat: {}, without="aim")  # or the view would betray it at once
    caught("is read with other actions open|goes on differently from its own description")


def test_a_description_that_is_read_wrongly(monkeypatch: pytest.MonkeyPatch) -> None:
    read = Toy.table_in

    def table_in(self: Toy, options: Any, table: Any, word: int, source: Any) -> State:
        return read(self, options, {**table, "deck": table["deck"][::-1]}, word, source)

    monkeypatch.setattr(Toy, "table_in", table_in)
    caught("the position is read as another one: table.deck")


def test_a_description_that_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    extend(monkeypatch, "table_out", lambda s: {"deck": []})
    caught("the position cannot be read again: position-missing")


def test_a_game_that_listens_to_who_is_listening(monkeypatch: pytest.MonkeyPatch) -> None:
    def scout(self: Turn, s: Outposts, seat: int) -> None:
        sound(self, s, seat)
        s.points[seat] += 0 if s.events is None else 1

    sound = Turn.scout
    monkeypatch.setattr(Turn, "scout", scout)
    caught("goes on differently when nobody listens")


# --- secrets ---------------------------------------------------------------------------------------------------------


def test_a_leak_in_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    extend(monkeypatch, "view", lambda s, seat: {"total": s.stake[0] + s.stake[1]})
    caught("gets what it cannot know: view.table.total")


def test_a_leak_in_the_legal_list_and_the_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    def bar(self: Turn, s: Outposts, seat: int, verb: int, argument: int) -> str | None:
        return "TOY-TRN-03" if verb == SCOUT and s.hand[1 - seat] > 2 else sound(self, s, seat, verb, argument)

    sound = Turn.bar
    monkeypatch.setattr(Turn, "bar", bar)
    caught("gets what it cannot know: legal")


def test_a_leak_in_the_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    def bar(self: Turn, s: Outposts, seat: int, verb: int, argument: int) -> str | None:
        clause = sound(self, s, seat, verb, argument)
        return "TOY-TRN-01" if clause and s.stake[1 - seat] > 1 else clause

    sound = Turn.bar
    monkeypatch.setattr(Turn, "bar", bar)
    caught("gets what it cannot know: bar")


def test_a_leak_in_the_clause_for_those_who_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "wait", lambda self, s, seat: "TOY-TRN-01" if s.stake[self.seat] > 1 else "TOY-TRN-02")
    caught("gets what it cannot know: bar")


def test_a_leak_in_the_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "odds", lambda self, s, seat, action: {"worth": s.hand[1 - seat]} if s.deck else None)
    caught("gets what it cannot know: odds")


def test_a_leak_in_the_name_of_the_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "name", lambda self, s, viewer: f"Turn{s.stake[self.seat]}")
    caught("gets what it cannot know: view.frame")


def test_a_leak_in_who_may_talk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "may_talk", lambda self, s, seat, other: bool(s.hand[other] % 2))
    caught("gets what it cannot know: talk")


def test_a_leak_in_an_event_of_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    def swap(self: Turn, s: Outposts, seat: int) -> None:
        put_under(s.deck, [s.hand[seat]])
        s.hand[seat] = draw(s.deck)
        s.reveal(s.hand[seat], only(seat))
        s.tell(toy.T_CARD, seat, s.hand[seat])  # and everybody hears it

    monkeypatch.setattr(Turn, "swap", swap)
    caught("gets what it cannot know: told")


def test_a_window_that_should_be_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ambush, "secret", False)
    caught("whether .* can only pass tells .* what it cannot know: Ambush is not secret")


def test_a_leak_in_an_event_of_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(self: Stakes, s: Outposts, seat: int, verb: int, argument: int) -> None:
        sound(self, s, seat, verb, argument)
        s.tell(toy.T_STAKE, seat, argument)

    sound = Stakes.apply
    monkeypatch.setattr(Stakes, "apply", apply)
    caught("after stake . or stake . of .*, .* gets what it cannot know: told")


def test_a_leak_in_an_event_of_the_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(self: Deal, s: Outposts) -> None:
        sound(self, s)
        s.tell(toy.T_CARD, 1, s.hand[1])

    sound = Deal.run
    monkeypatch.setattr(Deal, "run", run)
    caught("after the set-up with other luck .* gets what it cannot know: told")


def test_a_leak_in_an_undo_point(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(self: Turn, s: Outposts, seat: int, verb: int, argument: int) -> None:
        sound(self, s, seat, verb, argument)
        if verb == AIM and s.stake[1 - seat] > 1:
            s.seals += 1

    sound = Turn.apply
    monkeypatch.setattr(Turn, "apply", apply)
    caught("after aim of .*, whether it can be taken back tells .* what it cannot know")


def test_something_learned_without_a_reveal(monkeypatch: pytest.MonkeyPatch) -> None:
    def scout(self: Turn, s: Outposts, seat: int) -> None:
        s.shown[s.hand[1 - seat]] |= only(seat)
        s.tell_only(only(seat), toy.T_CARD, 1 - seat, s.hand[1 - seat])

    monkeypatch.setattr(Turn, "scout", scout)
    caught("learned something, and nothing was revealed or rolled")


def test_a_redeal_that_is_not_canonical(monkeypatch: pytest.MonkeyPatch) -> None:
    def deal_anew(s: State, unknown: list[int]) -> list[int]:
        return fresh(s, unknown)  # the order they came in shows through

    monkeypatch.setattr(toy, "deal_anew", deal_anew)
    caught("dealing anew for .* depends on what it cannot know")


def test_a_redeal_that_deals_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "redeal", lambda self, s, seat: None)
    caught("dealing anew for .* depends on what it cannot know")


def test_a_redeal_that_forgets_the_stakes(monkeypatch: pytest.MonkeyPatch) -> None:
    def redeal(self: Toy, s: Outposts, seat: int) -> None:
        stake = s.stake[:]
        sound(self, s, seat)
        s.stake = stake

    sound = Toy.redeal
    monkeypatch.setattr(Toy, "redeal", redeal)
    caught("dealing anew for .* depends on what it cannot know: table.stake")


def test_a_redeal_that_changes_what_the_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    def redeal(self: Toy, s: Outposts, seat: int) -> None:
        s.deck = fresh(s, s.deck)
        sound(self, s, seat)

    sound = Toy.redeal
    monkeypatch.setattr(Toy, "redeal", redeal)
    caught("gets what it cannot know: view.table.deck")


# --- tables ----------------------------------------------------------------------------------------------------------


def test_a_game_that_is_not_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    count = itertools.count()

    def scout(self: Turn, s: Outposts, seat: int) -> None:
        sound(self, s, seat)
        s.points[seat] += next(count)

    sound = Turn.scout
    monkeypatch.setattr(Turn, "scout", scout)
    caught("two clones play on differently|goes on differently")


def test_undo_that_crosses_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    def allowed(match: Match, number: int) -> bool:  # nobody else has decided since, nor has the word
        return number == len(match.lines) - 1 and SEATS.index(match.lines[-1]["seat"]) in match.deciders()

    undo_always(monkeypatch, allowed)
    caught("may take back line .*: luck or a reveal at .* is crossed")


def test_undo_that_crosses_a_hand_over(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(self: Turn, s: Outposts, seat: int, verb: int, argument: int) -> None:
        if verb != AIM:
            s.left -= 1
            s.become(Turn(1 - seat) if s.left else toy.Show())  # nothing but the turn changes

    monkeypatch.setattr(Turn, "apply", apply)
    undo_always(monkeypatch, lambda match, number: True)
    caught("may take back line .*: (the hand-over|the decision) at .* is crossed")


def test_undo_that_stops_at_an_empty_window(monkeypatch: pytest.MonkeyPatch) -> None:
    proper = Match.undoable

    def undoable(self: Match, seat: int) -> int | None:
        number = proper(self, seat)
        return number if number is not None and self.last_decision()["seat"] == SEATS[seat] else None

    monkeypatch.setattr(Match, "undoable", undoable)
    caught("cannot take back line .*, though nothing has happened since")


def test_undo_that_crosses_a_secret_window(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Match.undoable

    def undoable(self: Match, seat: int) -> int | None:
        """What may be taken back; else the seat's last decision, if only a window came after it."""
        mine = [line["n"] for line in self.lines if "do" in line and line["seat"] == self.seats[seat]]
        crossed = mine and seat in self.deciders() and mine[-1] == len(self.lines) - 2
        return sound(self, seat) or (mine[-1] if crossed else None)

    monkeypatch.setattr(Match, "undoable", undoable)
    monkeypatch.setattr(Turn, "apply", turn_without_luck)
    caught("may take back line .*: (the hand-over|the decision) at .* is crossed|which is no standing decision of his")


def turn_without_luck(self: Turn, s: Outposts, seat: int, verb: int, argument: int) -> None:
    """Whatever is done, the other may shoot from an ambush, and then it is one's turn again until all turns are over."""
    s.left -= 1
    s.become(Turn(seat) if s.left else toy.Show())
    s.enter(Ambush(1 - seat))


def test_undo_that_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "undoable", lambda self, seat: None)
    caught("cannot take back line .*, though nothing has happened since")


def test_standing_orders_that_break_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    orders = [Option("ready", FLAG, False)]
    monkeypatch.setattr(GAME, "orders", orders)
    monkeypatch.setattr(Toy, "obey", lambda self, s, seat, orders: act(AIM) if orders["ready"] else -1)
    caught("standing orders of .* do aim, which is not legal")


def test_words_that_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "tellings", [*toy.TELLINGS, Telling("retreated", [])])
    with pytest.raises(
        AssertionError, match=r"toy has no words for 2 things: fr: event-retreated, en: event-retreated"
    ):
        speak(GAME)


# --- how to break things ---------------------------------------------------------------------------------------------


def extend(monkeypatch: pytest.MonkeyPatch, name: str, more: Callable[..., dict[str, Any]], without: str = "") -> None:
    """What a method of the game tells, with something more and something less."""
    sound = getattr(Toy, name)

    def told(self: Toy, *arguments: Any) -> dict[str, Any]:
        found = {**sound(self, *arguments), **more(*arguments)}
        return {key: value for key, value in found.items() if key != without}

    monkeypatch.setattr(Toy, name, told)


def undo_always(monkeypatch: pytest.MonkeyPatch, allowed: Callable[[Match, int], bool]) -> None:
    """A match in which the seat's last step can be taken back whatever has happened since."""

    proper = Match.undoable

    def undoable(self: Match, seat: int) -> int | None:
        mine = [line["n"] for line in self.lines[1:] if line.get("seat") == SEATS[seat] and "do" in line]
        mine = [number for number in mine if number not in self.gone]
        return mine[-1] if mine and allowed(self, mine[-1]) else proper(self, seat)

    monkeypatch.setattr(Match, "undoable", undoable)
