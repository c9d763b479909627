# The command line. Messages of one line without variables are also read without Fluent (grognard.cli.labels).

## Help

cli-about = Grognard: Napoleonic board wargames with every rule enforced.
cli-usage = Usage:
cli-usage-command = COMMAND …
cli-help-more = grognard COMMAND --help tells more about a command; with play or simulate and a game, also about the game’s options.

cli-help-games = What can be played here: seats, scenarios, options.
cli-help-play = Play a game in the terminal, against the computer or each other. A game that is interrupted is offered again.
cli-help-simulate = Let computer players play many games and count who wins. From game to game the players move up one seat.
cli-help-ladder = Let computer players meet two by two, seats balanced, and say which is stronger: Elo, cross table, how sure each order is. An interrupted ladder goes on.
cli-help-report = Write a page that tells what came of the games in a results folder, or in several below it: wins with intervals, length, course of the score, map of the fighting, losses, luck, rules in use.
cli-help-balance = Ask which start value makes a scenario even between equal players: games at several values, a curve through them, the even value with its interval.
cli-help-replay = Show a recorded game, or play it again and compare every line.
cli-help-position = Take a situation out of a record, or check one that was written by hand.
cli-help-rules = Read the rules of a game in our own words: all of them, a clause, a chapter (RSK-CBT) or those with certain words.
cli-help-bench = Measure how fast the engine is on this machine.
cli-help-serve = Start the server: lobby and tables in the browser, on this machine unless told otherwise.
cli-help-backup = Copy the server’s store into a file, also while it runs.
cli-help-restore = Put a backup in the place of a store, which must not be there.

cli-help-any-json = print JSON, for programs
cli-help-any-lang = speak French or English; else as the locale says
cli-help-any-help = show this help
cli-help-any-version = show the version
cli-help-any-scenario = what is played for; the same as --option scenario=S
cli-help-any-option = an option of the game; may come several times
cli-help-any-seed = make chance repeatable: the same seed and choices give the same game

cli-help-any-cluster = play on the workers of a Dask cluster instead: the address of its scheduler. The results do not depend on it (docs/results.md)
cli-help-any-resume = go on with the unfinished series in the folder; what is not said is as it was
cli-help-any-decisions = note every decision too, in decisions.jsonl and decisions.parquet

cli-help-any-engine = a program as a player, under this name (docs/engines.md)

cli-help-play-seat = who sits on a seat: human, conscrit, voltigeur, grognard, marechal (p1=human, 2=grognard). Else a person on the first one and greedy on the others
cli-help-play-seed = seeded dice, for a game that can be repeated. Else the dice come from a secret key, committed to at the start and shown at the end
cli-help-play-position = begin with the situation that this file describes
cli-help-play-record = record the game in this file, which must not exist yet
cli-help-play-continue = go on with the game that was interrupted last
cli-help-play-new = begin a new game without asking about interrupted ones

cli-help-simulate-games = how many games
cli-help-simulate-players = who plays, one name a seat, or one for all: greedy,random. Also levels (grognard), a search with its budget (search-400 playouts, search-1.5s, search-400x2 on two processes) and engines
cli-help-simulate-jobs = how many processes; as many as there are cores unless told. The results do not depend on it
cli-help-simulate-limit = decisions after which a game counts as unfinished (20000)
cli-help-simulate-out = a folder, new or empty, for results.jsonl (a row a game), games.parquet, series.json and summary.json (docs/results.md)

cli-help-ladder-games = how many games each pair plays
cli-help-ladder-players = who meets, at least two: random,greedy,grognard,search-400
cli-help-ladder-jobs = how many games are played at once; as many as there are cores unless told
cli-help-ladder-limit = decisions after which a game counts as unfinished, and as drawn (20000)
cli-help-ladder-out = the folder for results.jsonl, ladder.json and report.html; with the same settings an unfinished one goes on (ladder-GAME-SEED)
cli-help-report-out = the page (report.html in the folder)

cli-help-balance-handicap = which value is turned; the usual one of the game unless told
cli-help-balance-games = how many games in all (400)
cli-help-balance-players = who plays: one name for all seats, or a name a seat for players that are equals (greedy)
cli-help-balance-jobs = how many processes; as many as there are cores unless told. The results do not depend on it
cli-help-balance-limit = decisions after which a game counts as drawn (20000)
cli-help-balance-out = a folder, new or empty, for series.json, results.jsonl (a row a game) and balance.json

cli-help-replay-verify = recompute everything, dice included, and say at which line it differs
cli-help-position-from = the situation after line N of a record; without @N, the last one
cli-help-position-check = whether the situation in this file is possible
cli-help-rules-search = the clauses with all these words
cli-help-rules-coverage = in a checkout: which clauses the tests prove
cli-help-bench-seconds = how long to measure each game (3)
cli-help-serve-host = the address to listen on (127.0.0.1: only this machine)
cli-help-serve-port = the port (1815)
cli-help-any-data = the folder for the data; else the user’s data folder
cli-help-any-database = the URL of a PostgreSQL database, instead of SQLite in the data folder; also from $GROGNARD_DATABASE
cli-help-serve-engine = a program that may be chosen as a computer player, under this name (docs/engines.md)
cli-help-serve-workers = processes that think for computer seats (1)
cli-help-serve-sync = SQLite: full, every move survives a power cut (default); normal, every move survives a crash
cli-help-serve-no-browser = do not open a browser

cli-options-of = Options of { $game }:
cli-default = default: { $value }

## grognard games

cli-seats = Seats
cli-scenarios = Scenarios
cli-options = Options
cli-rules = Rules
cli-version = version
cli-clauses = clauses
cli-default-short = default:

## What was wrong

error-cli-unknown-command = There is no command “{ $word }”.
error-cli-unknown-flag = There is no option “{ $word }” here.
error-cli-value = { $option } needs a value.
error-cli-no-value = { $option } takes no value: “{ $word }” is too much.
error-cli-twice = { $option } is given twice.
error-cli-missing = { $argument } is missing: see grognard { $command } --help.
error-cli-too-many = “{ $word }” is too much: see grognard { $command } --help.
error-cli-number = { $option } takes a whole number from { $low } to { $high }, not “{ $value }”.
error-cli-seconds = --seconds takes a number above 0 and up to { $high }, not “{ $value }”.
error-cli-pair = { $option } takes NAME=VALUE, not “{ $word }”.
error-cli-either = These do not go together: { $options }.
error-cli-one-of = Give one of these: { $options }.
error-cli-exists = The file { $file } exists already and is not overwritten.
error-cli-unwritable = { $file } cannot be written: { $why }.
error-cli-folder-full = The folder { $folder } is not empty.
error-cli-no-folder = { $folder } is no folder.
error-cli-no-checkout = { $folder } is in no checkout of Grognard: its tests are needed to count which clauses they prove.
error-cli-no-line = { $file } has no line { $number }: the last one is { $last }.
error-cli-no-keyboard = There is no input: a person cannot play without it.
error-cli-position-options = The position fixes the options: --option and --scenario do not go with --position.
error-cli-continue-alone = The interrupted game is set up already: { $options } does not go with --continue.
error-cli-nothing-kept = No interrupted game of { $game } waits here, or it is being played in another terminal.
error-cli-busy = This game is being played in another terminal.
error-cli-ambiguous = “{ $word }” may mean { $names }.
error-cli-no-border = “{ $word }” are no neighbours.
error-cli-menu-number = { $word } is not in the list: it goes from { $low } to { $high }.
error-cli-unknown-request = “{ $word }” is neither an action nor a command.
error-cli-request-usage = Type: { $usage }.
error-cli-no-groups = In this game no orders are given to several pieces at once.

## grognard simulate, bench

cli-playing = Playing
cli-interrupted = interrupted after { $games } of { $wanted } games
cli-simulated = { $games ->
    [one] One game
   *[other] { $games } games
  }, { $finished } finished, { $mean } decisions on average, { $speed } decisions a second, { $seconds } s, seed { $seed }
cli-by-player = Player
cli-by-seat = Seat
cli-wins = wins
cli-games = games
cli-share = share
cli-interval = 95 % interval
cli-percent = { $value } %
cli-percent-interval = { $low } – { $high } %
cli-game = Game
cli-speed = decisions/s
cli-clone = clone µs
cli-view = view µs
cli-build = engine
cli-number = { $value }
cli-compiled = compiled
cli-plain = plain Python
cli-engine-compiling = the engine is being compiled: { $part } %
cli-engine-compiled = compiled from the next start on
cli-engine-failed = the engine could not be compiled: { $why }

## grognard replay, position, rules

cli-record-of = { $game }, rules version { $rules }
cli-took-back = takes back action { $number }
cli-resigned = resigns
cli-ordered = leaves the standing order { $order } = { $value }
cli-ended = The end: { $scores }
cli-verified = { $file }: everything agrees, { $lines ->
    [one] one line
   *[other] { $lines } lines
  }, { $actions ->
    [one] one action
   *[other] { $actions } actions
  }.
cli-dice-key = The dice come from the key that was committed to at the start.
cli-dice-seed = The dice come from the seed in the record.
cli-dice-recorded = The dice are those of the record; the key to check them against the commitment comes with the end of the game.
cli-position-fine = { $file } describes a possible situation.
cli-nothing-found = No rule has “{ $words }” in it.
cli-coverage = { $clauses } clauses, { $provable } of them provable: { $proved } proved, { $unproved } not yet.
cli-unprovable = No test can prove: { $kinds }.
cli-kind-definition = definitions
cli-kind-advice = advice

## grognard play

cli-welcome = { $game }
cli-is = { $name }: { $value }
cli-commitment = The dice are fixed by a secret key. Its fingerprint, to check them by when the game is over: { $sum }
cli-key = The key of the dice: { $key }
cli-record-at = The record of the game: { $file }
cli-type-help = Type a number or the name of an action (its beginning will do); help tells what else there is.
cli-kept = The game is kept: grognard play { $game } --continue goes on with it.
cli-waiting = { $number ->
    [one] An interrupted game waits
   *[other] { $number } interrupted games wait
  }: --continue goes on with the latest, --new keeps quiet about it. A new game begins.
cli-continue = Continue the game of { $game }?
cli-continue-yes-no = [Y] continue, [n] new game, [x] put it away:
cli-continue-which = Interrupted games, the latest first:
cli-continue-number = A number to continue, n for a new game, x and a number to put one away:
cli-interrupted-game = { $when } ({ $seats }; { $lines ->
    [one] one line
   *[other] { $lines } lines
  })
cli-put-away = Put away: { $file }
cli-copy-gone = { $file } is no longer a copy of this game: it is not continued.
cli-others-resigned = All the others have resigned: { THE($seat) } wins.
cli-seat = { NAME($seat) } ({ $id })
cli-who-sits = Seats: { $seats }
cli-curtain = Pass the keyboard to { $seat }, who presses Enter.
cli-how-many = Type a number from { $low } to { $high }.
cli-same-order = { $first } to { $last }, in the same order
cli-and-more = … and { $number } more of these
cli-log-more = { $number } earlier lines: “log all” shows them.
cli-you = (you)
cli-out = out
cli-no-hand = You hold nothing in secret.
cli-allowed = “{ $action }” is allowed now.
cli-barred = “{ $action }” is not allowed now:
cli-hint = The computer would play: { $action }
cli-hint-value = { $value } %  { $action } ({ $part } % of its thinking)
cli-hint-line = Then it expects: { $line }
cli-no-odds = Chance does not decide what “{ $action }” brings, or it is not open now.
cli-taken-back = Taken back: { $action }
cli-group-sure = Carry it out? [y/N]
cli-group-stopped = Stopped: something has come between.
cli-resign-sure = Resign? The computer plays on for you. [y/N]

## What one may type besides actions

cli-help-act = Type the number of an action, or its name: attack lorraine>belgique, att lor bel. Enter shows the list again. Also:
cli-request-help = help
cli-request-help-usage = help
cli-request-help-help = this help
cli-request-board = board
cli-request-board-usage = board
cli-request-board-help = draw the board again
cli-request-look = look
cli-request-look-usage = look PLACE
cli-request-look-help = a place and its neighbours
cli-request-hand = hand
cli-request-hand-usage = hand
cli-request-hand-help = what you hold in secret
cli-request-log = log
cli-request-log-usage = log [all]
cli-request-log-help = what has happened
cli-request-why = why
cli-request-why-usage = why ACTION
cli-request-why-help = whether an action is allowed, and which rule forbids it
cli-request-odds = odds
cli-request-odds-usage = odds ACTION
cli-request-odds-help = what the dice promise
cli-request-hint = hint
cli-request-hint-usage = hint
cli-request-hint-help = what the computer would do, and why
cli-request-rules = rules
cli-request-rules-usage = rules WORDS
cli-request-rules-help = the rules with these words, or a clause by its number
cli-request-undo = undo
cli-request-undo-usage = undo
cli-request-undo-help = take your last action back, as long as nothing was rolled or shown
cli-request-order = order
cli-request-order-usage = order [NAME VALUE]
cli-request-order-help = standing orders, so as not to be asked each time
cli-request-group = group
cli-request-group-usage = group [ORDER GOAL] PIECE …
cli-request-group-help = what several pieces can be ordered together, or the plan of such an order, to be carried out
cli-request-resign = resign
cli-request-resign-usage = resign
cli-request-resign-help = give up
cli-request-quit = quit
cli-request-quit-usage = quit
cli-request-quit-help = leave; the game is kept

## RISK Napoleon Edition: the board in the terminal

cli-letter-blue = B
cli-letter-red = R
cli-letter-black = K
cli-letter-white = W
cli-letter-yellow = Y
cli-letter-violet = V

cli-risk-counts = { $territories } terr. { $regiments } reg. { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
cli-risk-mission = Your mission: { $mission }
cli-risk-capital = Your capital: { $place } (*)
cli-risk-hand = { $number ->
    [one] Your card
   *[other] Your { $number } cards
  }: { $cards }
cli-risk-look = { $place } – { $region } (+{ $bonus })
cli-risk-dice = The next throw, { $attack ->
    [one] one die
   *[other] { $attack } dice
  } against { $defence }:
cli-risk-round = { $percent } % the attacker loses { $lost }, the defender { $inflicted }
cli-risk-win = To the end, { $attackers } against { $defenders }: the attacker wins in { $percent } % of all cases.
cli-risk-crossing = { $regiments } to cross, enemy fleets on the way: { $fleets }. If all intercept, { $mean } come through on average, all of them in { $percent } % of all cases.
cli-risk-convoy = Of { $regiments } regiments at sea { $mean } are lost on average.
cli-risk-turned-back = Regiments that must turn back: { $regiments }.
cli-risk-attacked = { NAME($seat) } attacks { THE($place) }: { $lost } lost, { $inflicted } destroyed.
cli-risk-taken = { NAME($seat) } takes { THE($place) }: { $lost } lost, { $inflicted } destroyed.
cli-risk-placed = { NAME($seat) } places { $where }.

cli-short-place-castille_aragon = Castile-Aragon
cli-short-place-normandie_bretagne = Normandy-Britt.
cli-short-place-languedoc_provence = Languedoc-Prov.
cli-short-place-wurtemberg_westphalie = Württemb.-Westph.
cli-short-place-helvetie = Switzerland
cli-short-place-deux_siciles = Two Sicilies
cli-short-place-varsovie = Warsaw
cli-short-place-provinces_illyriennes = Illyria
cli-short-place-galicie = Polish Galicia
cli-short-region-r_iberie = Spain & Portugal
cli-short-region-r_rhin = The Rhine
cli-short-region-r_italie = Italy
cli-short-region-r_prusse = Prussia
cli-short-region-r_autriche = Austria-Hungary
cli-short-region-r_russie = Russia

cli-verb-risk_napoleon-colour = colour
cli-verb-risk_napoleon-place = place
cli-verb-risk_napoleon-place_five = place five
cli-verb-risk_napoleon-place_all = place all
cli-verb-risk_napoleon-capital = capital
cli-verb-risk_napoleon-exchange = exchange
cli-verb-risk_napoleon-bonus = bonus
cli-verb-risk_napoleon-claim = claim
cli-verb-risk_napoleon-end_reinforcements = end reinforcements
cli-verb-risk_napoleon-attack = attack
cli-verb-risk_napoleon-engage = engage
cli-verb-risk_napoleon-defend = defend
cli-verb-risk_napoleon-occupy = occupy
cli-verb-risk_napoleon-end_combat = end combat
cli-verb-risk_napoleon-manoeuvre = manoeuvre
cli-verb-risk_napoleon-march = march
cli-verb-risk_napoleon-end_turn = end turn

## Server

cli-serving = Grognard is at { $url } (Ctrl-C stops it)
cli-no-browser = There is no browser here: open { $url } in one.
cli-backup = { $count ->
    [one] One table is in { $file }.
   *[other] { $count } tables are in { $file }.
  }
cli-restore = { $count ->
    [one] One table came back from { $file }.
   *[other] { $count } tables came back from { $file }.
  }
error-cli-sync = --sync is full or normal, not “{ $value }”.
