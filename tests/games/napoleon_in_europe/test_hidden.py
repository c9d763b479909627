"""What nobody may learn: hands, offers between others, cards put face down, deployment, secret placement (section 6)."""

import random
from typing import Any

import pytest

from grognard.games.napoleon_in_europe import GAME
from grognard.games.napoleon_in_europe.options import OPTIONS
from grognard.kernel.contract import State
from grognard.kernel.match import Match
from grognard.kernel.options import Options
from tests.games.napoleon_in_europe.helpers import FOUR, Table, battle, deploy, game, table

HANDS = {"france": "france_square*3 bicorne", "britain": "russia_square*2 blank", "austria": "spain_circle*2"}


def wander(seed: int, decisions: int, **options: Any) -> State:
    """A game after so many random decisions."""
    lot = random.Random(seed)
    state = GAME.new({**options}, seed)
    for _ in range(decisions):
        if not state.stack:
            break
        seat = lot.choice(state.deciders())
        state.apply(seat, lot.choice(state.legal(seat)))
    return state


def any_options(seed: int) -> dict[str, Any]:
    """All options at random."""
    lot = random.Random(seed)
    given: dict[str, Any] = {}
    for option in OPTIONS:
        now = GAME.resolve(given)
        if option.kind == "choice":
            given[option.id] = lot.choice(option.values_for(now))
        elif option.kind == "flag":
            given[option.id] = lot.random() < 0.5
        else:
            given[option.id] = lot.randint(option.low, option.high_for(now))
    return given


def differences(one: State, other: State, seat: int) -> list[str]:
    """What this seat would see differ between two worlds."""
    found = []
    if one.view(seat) != other.view(seat):
        found.append("view")
    if seat >= 0:
        if one.legal(seat) != other.legal(seat):
            found.append("legal")
        lot = random.Random(1)
        for index in lot.sample(range(GAME.vocabulary.size), 25):
            action = GAME.vocabulary.action(index)
            if one.bar(seat, action) != other.bar(seat, action):
                found.append(f"bar {GAME.vocabulary.name(action)}")
        for action in one.legal(seat)[:6]:
            if GAME.odds(one, seat, action) != GAME.odds(other, seat, action):
                found.append(f"odds {GAME.vocabulary.name(action)}")
    return found


@pytest.mark.parametrize("seed", range(14))
def test_no_seat_can_tell_a_world_dealt_anew_from_the_true_one(seed: int) -> None:
    lot = random.Random(seed)
    state = wander(seed, 300 + 110 * seed, **any_options(seed))
    for _ in range(6):
        for seat in range(-1, len(GAME.seats(GAME.options_of(state)))):
            world = state.redeal(seat, lot.randrange(1000))
            assert differences(state, world, seat) == []
            assert GAME.describe(state.redeal(seat, 5)) == GAME.describe(world.redeal(seat, 5))  # canonical
        for _ in range(7):
            if state.stack:
                mover = lot.choice(state.deciders())
                state.apply(mover, lot.choice(state.legal(mover)))


def test_a_hand_is_its_players_alone() -> None:
    t = table(hands=HANDS)
    assert t.see("p1")["nations"]["france"]["known_cards"] == ["france_square"] * 3 + ["bicorne"]
    for viewer in ("p2", "watcher"):
        seen = t.see(viewer)["nations"]["france"]
        assert (seen["cards"], seen["known_cards"]) == (4, [])
    worlds = [t.redeal("p2", seed).hand("france") for seed in range(20)]
    assert len({str(hand) for hand in worlds}) > 10
    assert all(len(hand) == 4 for hand in worlds)


def test_a_card_given_away_stays_known_until_it_may_have_moved_on() -> None:
    t = table(hands=HANDS)
    t.do("p1", "trade britain", "give 1", "take 0").do("p2", "accept").do("p1", "pledge bicorne")
    assert t.see("p1")["nations"]["britain"]["known_cards"] == ["bicorne"]
    assert all("bicorne" in t.redeal("p1", seed).hand("britain") for seed in range(10))
    t.do("p1", "end_movement", "end_production").do("p2", "trade austria", "give 1", "take 1").do("p3", "accept")
    t.do("p2", "pledge blank").do("p3", "pledge spain_circle")
    assert t.see("p1")["nations"]["britain"]["known_cards"] == []
    places = {
        next((n for n in ("britain", "austria") if "bicorne" in w.hand(n)), "")
        for w in (t.redeal("p1", seed) for seed in range(30))
    }
    assert places == {"britain", "austria"}  # one of the two, never anywhere else


def test_a_card_put_away_is_known_to_lie_at_the_bottom() -> None:
    t = table(hands=HANDS, turn="p2").do("p2", "put_away britain_blank")
    assert all(t.redeal("p2", seed)["under"] == [["blank#1", "p2"]] for seed in range(5))
    others = {t.redeal("p1", seed)["under"][0][0].partition("#")[0] for seed in range(30)}
    assert others == {"bare", "blank"}  # the others know that it was worthless


def test_an_offer_is_between_two() -> None:
    t = table(seats=FOUR, frame="Diplomacy", hands=HANDS)
    before = {viewer: t.state.view(GAME.seat_number(viewer)) for viewer in ("p3", "p4", "watcher")}
    worlds = {viewer: t.redeal(viewer, 6).told() for viewer in before}
    for actions in (["trade britain"], ["give 1"], ["take 1"]):
        t.do("p1", *actions)
        for viewer, seen in before.items():
            assert t.state.view(GAME.seat_number(viewer)) == seen
            assert t.heard(viewer) == []
    assert t.shown("p2") == ("TradeAnswer", ["p2"])
    for seat in (2, 3):
        assert t.state.bar(seat, 3 << 16) == "NIE-ALL-11"  # as if p1 had the word
    t.do("p2", "decline")
    for viewer, seen in before.items():
        assert t.state.view(GAME.seat_number(viewer)) == seen
        assert t.redeal(viewer, 6).told() == worlds[viewer]


def test_while_terms_are_chosen_only_the_chooser_knows() -> None:
    t = table(hands=HANDS).do("p1", "trade britain", "give 2")
    assert t.shown("p2") == ("Movement", ["p1"])
    assert t.see("p2")["at"] == {}
    t.do("p1", "take 1").do("p2", "counter", "give 2")
    assert t.shown("p1") == ("Terms", ["p2"])
    assert "give" not in t.see("p1")["at"]
    assert t.redeal("p1", 3).told()["stack"][-1]["give"] == -1


def test_the_cards_of_a_trade_lie_face_down() -> None:
    t = table(hands=HANDS).do("p1", "trade britain", "give 2", "take 1").do("p2", "accept").do("p1", "pledge bicorne")
    assert t.see("p2")["at"]["pledged"] == []
    assert t.redeal("p2", 1)["pledge"][0] == []  # he has not finished: he has not begun
    t.do("p1", "pledge france_square")
    assert t.shown("p2") == ("TradeCards", ["p1", "p2"])  # nor can he tell whether the other is ready
    assert t.shown("p1") == ("TradeCards", ["p2"])
    assert t.redeal("p2", 1)["pledge"][0] == []


def test_behind_the_screen_anything_may_stand() -> None:
    t = battle("3I 2C 1L", "4I 1C")
    deploy(t, "p1", 2, 0)
    assert t.redeal("p2", 1)["battle"]["placed"] == [0, 0]
    deploy(t, "p1", 1)
    assert t.shown("p2") == ("Deployment", ["p2", "p1"])  # nor can he tell whether the other is ready
    assert (t.shown("p3"), t.shown("p1")) == (("Deployment", ["p2", "p1"]), ("Deployment", ["p2"]))
    assert t.redeal("p2", 1)["battle"]["placed"] == [0, 0]
    assert all(t.redeal("p1", seed)["battle"]["front"] == t["battle"]["front"] for seed in range(3))


def test_a_combination_is_put_together_unseen() -> None:
    t = table(frame="Production", hands=HANDS).do("p1", "combine france_brigade_infantry", "card france_square")
    assert (t.shown("p2"), t.see("p2")["at"]) == (("Production", ["p1"]), {})
    assert t.see("p1")["at"]["picked"] == ["france_square"]
    assert t.redeal("p2", 1).told()["stack"][-1]["frame"] == "Production"
    assert t.redeal("p1", 1).told()["stack"][-1]["frame"] == "Combination"


def test_when_the_game_is_over_all_hands_are_shown() -> None:
    t = table(
        seats={"p1": "france", "p2": "britain"}, turn="p2", number=12, frame="Production", hands=HANDS | {"austria": ""}
    )
    t.do("p2", "end_production")
    assert t.see("p1")["nations"]["britain"]["cards"] == 3
    assert len(t.see("p1")["nations"]["britain"]["known_cards"]) == 3


def test_undo_takes_back_ones_own_deployment_and_no_reveal() -> None:
    match = Match.start(GAME, {}, ["a", "b", "c"], position=_position())
    for action in ("front 2", "front 1"):
        match.act(0, GAME.vocabulary.parse(action))
    match.act(1, GAME.vocabulary.parse("front 2"))
    assert match.undoable(0) is not None
    match.undo(0)
    match.act(0, GAME.vocabulary.parse("front 0"))
    assert match.undoable(0) is not None
    match.act(0, GAME.vocabulary.parse("front 1"))
    match.act(1, GAME.vocabulary.parse("front 1"))  # both are ready: the screen goes
    assert match.undoable(0) is None
    assert match.undoable(1) is None


def _position() -> dict[str, Any]:
    told: dict[str, Any] = battle("3I 1C 1L", "4I 1C").told()
    return told


def test_standing_orders_pass_windows_decline_offers_and_keep_the_straits() -> None:
    def obeyed(t: Table, seat: str, **orders: str) -> str:
        given: Options = {"windows": "ask", "offers": "ask", "straits": "ask", **orders}
        action = GAME.obey(t.state, GAME.seat_number(seat), given)
        return GAME.vocabulary.name(action) if action >= 0 else ""

    t = table(frame="Diplomacy", hands=HANDS)
    assert (obeyed(t, "p1"), obeyed(t, "p1", windows="pass"), obeyed(t, "p2", windows="pass")) == ("", "done", "")
    t.do("p1", "propose_alliance p2")
    assert (obeyed(t, "p2"), obeyed(t, "p2", offers="decline")) == ("", "decline")
    t.do("p2", "decline").do("p1", "trade britain", "give 1", "take 1")
    assert obeyed(t, "p2", offers="decline") == "decline"
    t = table(seats={"p1": "russia", "p2": "ottoman"}, crimea="russia 1I")
    t.do("p1", "embark crimea", "sail lisbon", "load russia_infantry")
    assert (obeyed(t, "p2", straits="grant"), obeyed(t, "p2", straits="refuse")) == ("grant", "refuse")


def test_setting_up_in_secret_is_dealt_anew_too() -> None:
    t = game(players=3, scenario="stop_the_french", setup_placement="simultaneous")
    t.do("p2", "place_rest london", "place york")
    world = t.redeal("p1", 4)
    assert world["pieces"] == {}  # he has not finished: he has not begun
    assert world["reserve"]["britain"] == [6, 3, 2, 1]


@pytest.mark.clause("NIE-CRD-08")
def test_in_every_world_a_player_knows_what_he_put_under_the_deck() -> None:
    """A world dealt for one player is dealt anew for another: the card he put away is still the one under the deck."""
    t = table(frame="Draw", put={"under": [["bare#1", "p2"], ["blank#1", "p1"]], "hands": {}})
    for seed in range(10):
        world = t.state.redeal(0, seed)
        again = world.redeal(1, seed + 1)
        assert again.view(1) == world.view(1)
        told = GAME.describe(again)["table"]
        cards = [
            *told["deck"],
            *(card for card, _ in told["under"]),
            *(c for hand in told["hands"].values() for c in hand),
        ]
        assert len(cards) == len(set(cards))
