"""What the other side can notice: worlds that differ only in secrets are played side by side, and look the same (section 6).

What is compared is all that the other seat and a spectator get, action by action: the view (with the prompt: which step, who
is awaited), the events, the actions open to it, what is barred to it and why, and the number of actions.
"""

from itertools import product
from typing import Any

import pytest

from grognard.games.napoleon_1815 import GAME
from grognard.games.napoleon_1815.tables import BLUE, CARD_COLOUR, CARDS, DECKS, RED
from grognard.kernel.contract import WATCHER
from grognard.kernel.options import Value
from tests.games.napoleon_1815.helpers import Table, battle, card, faced, phase, table, valued

FOG = {"rules": "grognard"}
V1, W1 = "vedette_french_1", "vedette_prussian_1"
SPARE = {"french": [valued("french", 3, 2)], "coalition": [valued("coalition", 3, 2)]}


def gets(t: Table, seat: int) -> Any:
    """All that a seat gets from the situation; of the probes, what the rules answer."""
    s = t.s
    probes = [] if seat < 0 else [GAME.vocabulary.parse(name) for name in ("pass", "end", "done", "attack", "stay")]
    return (
        s.view(seat),
        [GAME.vocabulary.name(action) for action in s.legal(seat)] if seat in s.deciders() else [],
        [s.bar(seat, probe) for probe in probes],
        [s.stack[-1].name(s, seat), s.stack[-1].awaited(s, seat)] if s.stack else [],
    )


def noticed(t: Table, actions: list[str], seats: tuple[int, ...]) -> list[Any]:
    """What these seats notice while the actions are done: one entry an action, so that their number counts too."""
    seen: list[Any] = [[gets(t, seat) for seat in seats]]
    for action in actions:
        t.do(action)
        heard = [[event for event in t.events if event[0] >> (seat + 1) & 1] for seat in seats]
        told = [[(code, arguments) for _, code, arguments in events] for events in heard]
        seen.append([told, [gets(t, seat) for seat in seats]])
    return seen


def alike(worlds: list[Table], actions: list[list[str]], seats: tuple[int, ...]) -> None:
    stories = [noticed(t, done, seats) for t, done in zip(worlds, actions, strict=True)]
    for story in stories[1:]:
        assert len(story) == len(stories[0])
        for step, (one, other) in enumerate(zip(stories[0], story, strict=True)):
            assert one == other, f"after {actions[0][:step]}"


# --- hands ------------------------------------------------------------------------------------------------------------


def each_of(side: str) -> list[str]:
    """Every card that can be in a hand, but those that are already in the situation."""
    deck = DECKS[2][0 if side == "french" else 1]
    return [CARDS[c] for c in deck if CARD_COLOUR[c] != RED and CARDS[c] not in SPARE[side]]


@pytest.mark.clause("N15-CARD-01", "N15-CARD-03")
@pytest.mark.parametrize("rules", ["conscrit", "grognard"])
@pytest.mark.parametrize(("by", "holder"), [("blue", "blue"), ("blue", "red"), ("red", "blue"), ("red", "red")])
def test_a_hand_does_not_show_in_the_windows_of_a_march(rules: str, by: str, holder: str) -> None:
    """Whatever the one card is, its holder is asked at the same moments, and passes; the other notices no difference."""
    side = "french" if holder == "blue" else "coalition"
    pile, path = ("grouchy", "ligny>marbais") if by == "blue" else ("zieten", "wavre>louvain")
    field = {"grouchy": "ligny", "napoleon": "mons", "drouot": {"zone": "mons", "fatigue": 2}, "reille": "marbais"}
    field |= {"picton": {"zone": "waterloo", "ready": False}, "zieten": "wavre", "pirch": "louvain"}
    seats = (1 if holder == "blue" else 0, WATCHER)
    worlds, doings = [], []
    for name in each_of(side):
        t = table(by, field, options={"rules": rules}, hands={holder: [name]}, top=SPARE)
        actions = [f"take {pile}", "manoeuvre"]
        probe = Table(t.s.clone()).do(*actions)
        stepped = False
        while probe.s.stack and probe.frame != "Designate" and probe.s.turn == t.s.turn:
            step = _plain(probe, path, stepped)
            stepped = stepped or step.startswith("step")
            probe.do(step)
            actions.append(step)
        assert stepped
        worlds.append(t)
        doings.append(actions)
    alike(worlds, doings, seats)


def _plain(t: Table, path: str, stepped: bool) -> str:
    """One step along the path, then the end; no card, no choice that would show."""
    for action in ("pass", f"step {path}", "end", "done", "decline"):
        if action in t.legal() and not (stepped and action.startswith("step")):
            return action
    return t.legal()[0]


@pytest.mark.clause("N15-CARD-01", "N15-COM-05")
@pytest.mark.parametrize(("by", "holder"), list(product(["blue", "red"], repeat=2)))
def test_a_hand_does_not_show_in_a_combat(by: str, holder: str) -> None:
    """The holder loses the combat, so that every window of it opens; the cards that are revealed are always the same."""
    side = "french" if holder == "blue" else "coalition"
    other = "coalition" if side == "french" else "french"
    top = {side: faced(side, 0, 0, 4), other: [*faced(other, 1, 0, 2), *faced(other, 0, 1, 4)]}
    sides: list[dict[str, Any]] = [{"ney": {}, "vandamme": {}}, {"zieten": {}, "gneisenau": {}}]
    attackers, defenders = sides if by == "blue" else sides[::-1]
    others = {"gerard": "ligny", "bulow": "tamines", "hill": "hal"}
    worlds, doings = [], []
    for name in each_of(side):
        if name in top[side]:
            continue
        t = battle(attackers, defenders, "fleurus", by=by, others=others, hands={holder: [name]}, top=top)
        actions = []
        probe = Table(t.s.clone())
        windows = []
        while probe.s.stack and probe.frame != "Designate" and probe.s.turn == t.s.turn:
            windows.append(probe.frame)
            step = "pass" if "pass" in probe.legal() else probe.legal()[0]
            probe.do(step)
            actions.append(step)
        assert {"LoserCard", "AttackCard" if by == holder else "DefenceCard"} <= set(windows)
        worlds.append(t)
        doings.append(actions)
    alike(worlds, doings, (1 if holder == "blue" else 0, WATCHER))


@pytest.mark.clause("N15-CARD-03", "N15-INI-01")
@pytest.mark.parametrize("holder", ["blue", "red"])
def test_a_hand_does_not_show_in_the_initiative_phase_nor_in_recovery(holder: str) -> None:
    """Who holds a card is asked, blue or not."""
    side = "french" if holder == "blue" else "coalition"
    tired = {"ready": False, "fatigue": 3}
    field = {"ney": {"zone": "ligny", **tired}, "zieten": {"zone": "wavre", **tired}, "picton": "waterloo"}
    seats = (1 if holder == "blue" else 0, WATCHER)
    assert any(CARD_COLOUR[CARDS.index(name)] == BLUE for name in each_of(side))
    for step, frame in (("blue", "BlueCard"), ("recovery", "RecoveryCard")):
        worlds = [phase(step, field, hands={holder: [name]}, top=SPARE) for name in each_of(side)]
        assert {(t.seat, t.frame) for t in worlds} == {(holder, frame)}
        alike(worlds, [["pass"]] * len(worlds), seats)


@pytest.mark.clause("N15-CARD-15")
def test_standing_orders_look_at_the_window_and_not_at_the_hand() -> None:
    orders: dict[str, Value] = {option.id: option.id == "pass_enemy_manoeuvre" for option in GAME.orders}
    field = {"grouchy": "ligny", "zieten": "wavre"}
    answers = set()
    for name in each_of("coalition"):
        t = table("blue", field, hands={"red": [name]}, top=SPARE).do("take grouchy", "manoeuvre")
        assert (t.seat, t.frame) == ("red", "OperationStart")
        answers.add(GAME.obey(t.s, 1, orders))
    assert answers == {GAME.vocabulary.parse("pass")}


# --- blocks in the fog ---------------------------------------------------------------------------------------------------


FOGGY = ["derlon", "reille", "lobau", "drouot", "ney", "grouchy", "vedette"]  # what each French block may be


def unknown(places: dict[str, str]) -> dict[str, Any]:
    """French blocks of which the enemy knows nothing but where they stand."""
    return {name: {"zone": zone, "may": FOGGY} for name, zone in places.items()}


BLOCKS_THAT_MARCH = ["derlon", "reille", "lobau", "drouot", "ney", "grouchy", V1]


@pytest.mark.clause("N15-GRO-01", "N15-GRO-06", "N15-GRO-07", "N15-VED-05")
@pytest.mark.parametrize("hands", [{}, {"red": [card("fatigue", "coalition")]}, {"blue": [card("elan")]}])
def test_the_enemy_cannot_tell_what_marches(hands: dict[str, list[str]]) -> None:
    """One standing block of Ligny marches two zones, past a patrol's reach of nobody; each of seven may be the one."""
    worlds, doings = [], []
    for name in BLOCKS_THAT_MARCH:
        rest = [other for other in BLOCKS_THAT_MARCH if other != name]
        places = ["frasnes", "gosselies", "thuin", "mons", "binche", "walcourt"]
        french = unknown({name: "ligny", **dict(zip(rest, places, strict=True))})
        blocks = {**french, "zieten": "wavre", W1: "louvain"}
        t = table("blue", blocks, options=FOG, hands=hands, top=SPARE)
        actions = [f"take {name}", "manoeuvre"]
        probe = Table(t.s.clone()).do(*actions)
        path = ["step ligny>marbais", "step marbais>mellery", "end"]
        while probe.frame != "Designate":
            step = next((a for a in (path[0] if path else "", "pass", "done") if a in probe.legal()), probe.legal()[0])
            if path and step == path[0]:
                path.pop(0)
            probe.do(step)
            actions.append(step)
        assert not path
        worlds.append(t)
        doings.append(actions)
    alike(worlds, doings, (1, WATCHER))


@pytest.mark.clause("N15-GRO-06", "N15-VED-04", "N15-EV-FATIGUE", "N15-EV-EMBUSCADE", "N15-EV-ENCOMBREMENT")
@pytest.mark.parametrize("event", ["fatigue", "embuscade", "encombrement", "confusion"])
def test_a_reaction_tells_nothing_of_the_blocks(event: str) -> None:
    """The card is played at the first window that allows it; a corps bears what a vedette does not, unseen."""
    name = card(event, "coalition")
    worlds, doings = [], []
    for mover in ("derlon", "drouot", "ney", V1):
        rest = [other for other in ("derlon", "drouot", "ney", V1) if other != mover]
        french = unknown({mover: "ligny", **dict(zip(rest, ["frasnes", "thuin", "mons"], strict=True))})
        blocks = {**french, "zieten": "wavre"}
        t = table("blue", blocks, options=FOG, hands={"red": [name]}, top=SPARE)
        actions = [f"take {mover}", "manoeuvre"]
        probe = Table(t.s.clone()).do(*actions)
        path = ["step ligny>marbais", "end"]
        while probe.frame != "Designate":
            first = f"play {name}", path[0] if path else "", "pass", "done"
            step = next((a for a in first if a in probe.legal()), probe.legal()[0])
            if path and step == path[0]:
                path.pop(0)
            probe.do(step)
            actions.append(step)
        worlds.append(t)
        doings.append(actions)
    alike(worlds, doings, (1, WATCHER))


# --- behind the screens -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("N15-SET-07")
def test_strength_and_fatigue_do_not_show() -> None:
    """Sheets that differ, with the same numbers of cards: march, rain, combat and pursuit look the same to the enemy."""
    worlds = []
    for infantry, cavalry, fatigue in ((5, 1, 0), (4, 2, 2), (3, 3, 3)):
        corps = {"zone": "ligny", "infantry": infantry, "cavalry": cavalry, "fatigue": fatigue}
        blocks = {"derlon": corps, "reille": "mons", "zieten": "marbais", "pirch": "wavre"}
        bounds = [[0, 8], [1, 8], [0, 8]]
        blocks["derlon"] = {**corps, "bounds": bounds}
        quiet = {
            "french": [valued("french", 3, 1), *faced("french", 0, 0, 3)],
            "coalition": faced("coalition", 0, 0, 3),
        }
        worlds.append(table("blue", blocks, top=quiet))
    actions = ["take derlon", "manoeuvre", "step ligny>marbais", "attack"]
    alike(worlds, [actions] * len(worlds), (1, WATCHER))


@pytest.mark.clause("N15-SET-07", "N15-GEN-09", "N15-COM-22")
def test_who_bears_fatigue_and_which_cubes_go_do_not_show() -> None:
    top = {"french": [*faced("french", 1, 1, 2), *faced("french", 0, 0, 2)], "coalition": faced("coalition", 0, 0, 4)}
    choices = [
        ["fatigue zieten", "fatigue pirch", "lose_infantry zieten", "lose_cavalry pirch"],
        ["fatigue pirch", "fatigue bulow", "lose_infantry bulow", "lose_cavalry zieten"],
        ["fatigue bulow", "fatigue bulow", "lose_infantry pirch", "lose_cavalry bulow"],
    ]
    foes: dict[str, Any] = {name: {"infantry": 3} for name in ("zieten", "pirch", "bulow")}
    worlds = [
        battle({"vandamme": {}}, foes, "fleurus", top=top, others={"hill": "hal", "ney": "mons"}) for _ in choices
    ]
    alike(worlds, choices, (0, WATCHER))
