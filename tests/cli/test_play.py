"""A game in the terminal, typed or piped."""

import re
from pathlib import Path

from grognard.kernel import records
from grognard.kernel.match import Match
from grognard.kernel.registry import find_game
from grognard.words import Words
from tests.cli.helpers import GAME, Terminal, grognard, situation, write
from tests.games.wellingtons_victory.helpers import brigade


def duel(folder: Path, *lines: str, lang: str = "en") -> str:
    """The situation of two in combat, with these lines piped to it; what was shown."""
    file = write(folder / "p.json", situation())
    arguments = ["play", GAME, "--position", file, "--seed", "3", "--new", "--lang", lang]
    done = grognard(*arguments, data=folder / "data", input="".join(f"{line}\n" for line in lines))
    assert done.code == 0, done.err
    assert not done.err
    return done.out


def test_a_whole_game_by_piped_input(tmp_path: Path) -> None:
    file = tmp_path / "a.grog"
    arguments = ["play", GAME, "--scenario", "capitals", "--option", "players=3", "--seed", "11", "--record", str(file)]
    done = grognard(*arguments, data=tmp_path / "data", input="1\n0\n" * 1500)
    assert done.code == 0, done.err
    assert "has won the game." in done.out
    assert "\x1b" not in done.out
    lines = records.read(file)
    assert "end" in lines[-1]
    assert Match.load(find_game(GAME), lines).over
    assert not list((tmp_path / "data" / "games").iterdir())
    (kept,) = (tmp_path / "data" / "records").iterdir()
    assert kept.read_bytes() == file.read_bytes()


def test_the_same_seed_and_input_give_the_same_game(tmp_path: Path) -> None:
    for name in ("a", "b"):
        arguments = ["play", GAME, "--seed", "5", "--new", "--record", str(tmp_path / name)]
        assert grognard(*arguments, data=tmp_path / "data", input="1\n1\n2\n3\n").code == 0
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    assert len(records.read(tmp_path / "a")) > 10


def test_without_people_it_is_watched_to_the_end(tmp_path: Path) -> None:
    seats = ["--seat", "1=greedy", "p2=random", "--seat", "3=greedy"]
    arguments = ["play", GAME, *seats, "--scenario", "capitals", "--option", "players=3", "--lang", "fr"]
    done = grognard(*arguments, data=tmp_path, input="")
    assert done.code == 0, done.err
    assert "a gagné la partie." in done.out
    assert "La clé des dés\u00a0: " in done.out
    (file,) = (tmp_path / "records").iterdir()
    lines = records.read(file)
    assert lines[0]["seats"] == {"p1": "greedy", "p2": "random", "p3": "greedy"}
    assert lines[0]["commitment"] in done.out
    assert lines[-1]["key"] in done.out


def test_a_scenario_brings_the_number_of_seats_that_it_needs(tmp_path: Path) -> None:
    done = grognard("play", GAME, "--scenario", "two_player", "--seed", "1", data=tmp_path, input="")
    assert "Players: 2" in done.out


def test_it_says_what_is_played_and_who_sits_where(tmp_path: Path) -> None:
    arguments = ["play", "napoleon_1815", "--seed", "1", "--seat", "red=random", "--option", "start_vp=9"]
    told = grognard(*arguments, data=tmp_path, input="").out.splitlines()
    assert told[1] == "Scenario: The Belgian campaign · Players: 2 · Victory points at the start: 9"
    assert told[2] == "Seats: French (blue) = human, Coalition (red) = random"


# --- what can be typed -----------------------------------------------------------------------------------------------


def test_actions_by_number_and_by_name(tmp_path: Path) -> None:
    told = duel(tmp_path, "attack scotland>ireland", "3")
    assert "Blue attacks Ireland (Red, one regiment) from Scotland with 3 regiments." in told
    assert "engage" in duel(tmp_path, "1", "engage 2")


def test_what_is_not_understood_costs_nothing(tmp_path: Path) -> None:
    told = duel(tmp_path, "atack ecosse>irlande", "77", "attack saxe>boheme", "hlep", "9999999999")
    assert "Did you mean “attack”?" in told
    assert "77 is not in the list" in told
    assert "“attack saxe>boheme” is not allowed now. RSK-CBT-01" in told
    assert "Did you mean “help”?" in told


def test_why(tmp_path: Path) -> None:
    told = duel(tmp_path, "why attack saxe>boheme", "why 1", "why end_turn", "why")
    assert "not allowed now:\n  RSK-CBT-01: " in told
    assert "is allowed now." in told
    assert "RSK-SEQ-02" in told
    assert "Type: why ACTION" in told


def test_why_in_french(tmp_path: Path) -> None:
    told = duel(tmp_path, "pourquoi attaquer saxe>bohême", lang="fr")
    assert "n’est pas permis maintenant" in told
    assert "RSK-CBT-01\u00a0: " in told


def test_odds_look_hand_rules_log_help(tmp_path: Path) -> None:
    told = duel(
        tmp_path, "odds att eco irl", "odds 0", "look irl", "hand", "rules joker", "rules RSK-VIC-01", "log", "?"
    )
    assert "The next throw, 3 dice against 1:" in told
    assert "29 against 1: the attacker wins in 100 % of all cases." in told
    assert "Chance does not decide" in told
    assert "Ireland R1 – United Kingdom (+3)\n  B30  Scotland\n" in told
    assert "You hold nothing in secret." in told
    assert "RSK-CAR-02" in told
    assert "RSK-VIC-01: " in told
    assert "why ACTION" in told


def test_a_hint_tells_how_much_each_action_was_thought_about(tmp_path: Path) -> None:
    told = duel(tmp_path, "hint")
    assert "The computer would play: " in told
    parts = [int(part) for part in re.findall(r"^ +\d+ %  .* \((\d+) % of its thinking\)$", told, re.MULTILINE)]
    assert parts
    assert parts == sorted(parts, reverse=True)
    assert 0 < sum(parts) <= 100 + len(parts)  # each is rounded
    assert "de sa réflexion)" in duel(tmp_path, "conseil", lang="fr")


def test_undo_goes_back_and_says_when_it_cannot(tmp_path: Path) -> None:
    told = duel(tmp_path, "undo", "1", "undo", "board", "1", "1", "undo")
    assert "There is nothing you can take back" in told
    assert "Taken back: attack ecosse>irlande" in told


def test_standing_orders(tmp_path: Path) -> None:
    told = duel(tmp_path, "order", "order defence most", "order defence maybe", "order speed fast")
    assert "Dice in defence = ask me (ask | most | one)" in told
    assert "Dice in defence = two dice if possible" in told
    assert "cannot be “maybe”" in told
    assert "no standing order “speed”" in told


def test_a_standing_order_is_obeyed(tmp_path: Path) -> None:
    told = situation()
    told["table"]["territories"]["irlande"]["regiments"] = 9
    file = write(tmp_path / "p.json", told)
    arguments = ["play", GAME, "--position", file, "--seed", "3", "--seat", "p2=human", "--record", str(tmp_path / "a")]
    grognard(*arguments, data=tmp_path / "data", input="1\n3\norder defence most\n1\n3\n")  # p2 leaves it when asked
    by_order = [line["do"] for line in records.read(tmp_path / "a") if line.get("by") == "order"]
    assert by_order == ["defend 2", "defend 2"]


def test_an_order_for_a_brigade(tmp_path: Path) -> None:
    """What it can do, how an order would go, and the order carried out: ordinary actions in the record."""
    file = write(tmp_path / "p.json", find_game("wellingtons_victory").describe(brigade()))
    arguments = ["play", "wellingtons_victory", "--position", file, "--seed", "3", "--record", str(tmp_path / "a")]
    typed = "group fr-II-6-1\ngroup march A5214 fr-II-6-1\ngroup\ngroup march A5214 nobody\n"
    done = grognard(*arguments, data=tmp_path / "data", input=typed)
    assert "march: march (" in done.out
    assert "2 hexes, 2 movement points" in done.out
    assert "group [ORDER GOAL] PIECE" in done.out
    played = [line["do"] for line in records.read(tmp_path / "a") if "do" in line]
    assert len(played) == 12
    assert played[-1] == "end_move"
    assert "no orders are given to several" in duel(tmp_path, "group p1")


def test_resigning_a_duel_ends_it(tmp_path: Path) -> None:
    told = duel(tmp_path, "resign")
    assert "All the others have resigned: Red wins." in told


def test_the_computer_plays_on_for_one_of_three_who_resigns(tmp_path: Path) -> None:
    arguments = ["play", GAME, "--scenario", "capitals", "--option", "players=3", "--seed", "2"]
    done = grognard(*arguments, data=tmp_path, input="1\nresign\n")
    assert "has won the game." in done.out
    (file,) = (tmp_path / "records").iterdir()
    assert any(line.get("by") == "computer" and line["seat"] == "p1" for line in records.read(file))


def test_a_beginning_does_not_resign(tmp_path: Path) -> None:
    assert "resigned" not in duel(tmp_path, "res", "resig")


# --- at a terminal ---------------------------------------------------------------------------------------------------


def test_completion(tmp_path: Path) -> None:
    file = write(tmp_path / "p.json", situation())
    with Terminal("play", GAME, "--position", file, "--seed", "3", data=tmp_path / "data") as terminal:
        terminal.expect("End combat\n> ")
        terminal.press(b"att\t\n")
        terminal.expect("Engage 3 regiments")
        terminal.press(b"why def\t 1\n")
        terminal.expect("RSK-CBT-")
        terminal.type("quit")
        code, rest = terminal.end()
    assert code == 0
    assert "The game is kept" in rest


def test_colours_at_a_terminal_and_none_where_they_are_not_wanted(tmp_path: Path) -> None:
    file = write(tmp_path / "p.json", situation())
    for env, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        with Terminal("play", GAME, "--position", file, "--new", data=tmp_path / "data", **env) as terminal:
            terminal.expect("\n> ")
            assert ("\x1b[1;97;44m" in terminal.raw) == coloured


def test_the_curtain_hides_what_is_secret(tmp_path: Path) -> None:
    arguments = ["play", GAME, "--option", "players=3", "--seat", "p2=human", "--seed", "9"]
    missions = [f"mission-{name}" for name in find_game(GAME).vocabulary.sets["mission"]]
    words = Words("en", find_game(GAME))
    secrets = [words.say(mission).split(".")[0] for mission in missions]
    with Terminal(*arguments, data=tmp_path) as terminal:
        terminal.expect("Play Yellow\n> ")
        terminal.type("1")
        terminal.expect("Play Yellow\n> ")
        terminal.type("2")
        before = terminal.expect("Pass the keyboard to Blue (p1), who presses Enter.")
        assert not any(secret in before for secret in secrets)
        terminal.type("")
        first = " ".join(terminal.expect("(24 left)").split())
        terminal.expect("> ")
        terminal.type("1")
        between = terminal.expect("Pass the keyboard to Black (p2), who presses Enter.")
        assert not any(secret in between for secret in secrets)
        assert terminal.screen.strip() == ""
        terminal.type("")
        second = " ".join(terminal.expect("(24 left)").split())
        terminal.expect("> ")
    assert "Your mission: " in first
    assert "Your mission: " in second
    (mine,) = {secret for secret in secrets if secret in first}
    (his,) = {secret for secret in secrets if secret in second}
    assert mine != his


def test_the_screen_and_what_scrolled_away_are_wiped_behind_the_curtain(tmp_path: Path) -> None:
    told = situation(hands={"p1": ["joker_1"], "p2": ["joker_2"]})
    told["table"]["territories"]["irlande"]["regiments"] = 5
    file = write(tmp_path / "p.json", told)
    with Terminal("play", GAME, "--position", file, "--seat", "p2=human", data=tmp_path / "data") as terminal:
        terminal.expect("presses Enter")
        assert "\x1b[3J" in terminal.raw


def test_two_people_without_secrets_need_no_curtain(tmp_path: Path) -> None:
    file = write(tmp_path / "p.json", situation())
    arguments = ["play", GAME, "--position", file, "--seat", "p2=human", "--seed", "1"]
    done = grognard(*arguments, data=tmp_path / "data", input="1\n1\n")
    assert "Pass the keyboard" not in done.out
