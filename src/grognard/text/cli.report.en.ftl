# `grognard report`: the page that tells what came of many games.

report-title = { $game }: a report
report-about = { $games ->
    [one] One game
   *[other] { $games } games
  }, { $finished } finished, { $drawn } drawn; rules { $rules }.
report-series = { $number ->
    [one] What was played
   *[other] What was played: { $number } series
  }
report-part = { $games } games; players { $players }; seed { $seed }.
report-at = { $games ->
    [one] One game
   *[other] { $games } games
  } in the report { $file }
report-of = { $wins } of { $games }
report-table = The numbers as a table
report-share = share and 95 % interval
report-seat = Seat
report-player = Player
report-value = Value and seat
report-turn = turn
report-games = games
report-tenth = lowest tenth below
report-median = median
report-ninth = highest tenth above

report-wins = Who won
report-wins-about = The share of all games that was won, with Wilson’s 95 % interval; drawn and unfinished games are nobody’s. A dashed line stands where everybody would win equally often.
report-options = Scenarios and options
report-options-about = The share of the games won by each seat, for every scenario and option that was not the same throughout.
report-first = Going first
report-first-about = How often the seat that began the first turn won, beside what it would win if going first did not matter.
report-first-seat = Who went first
report-first-more = Going first helps: { $share } of the games, where { $fair } would be an equal part.
report-first-less = Going first hurts: { $share } of the games, where { $fair } would be an equal part.
report-first-even = No effect of going first can be told: { $share } of the games, where { $fair } would be an equal part.
report-length = Length
report-length-about = How long games lasted: { $sample } of them, evenly spread over all. A dashed line stands at the median.
report-turns = turns
report-decisions = decisions
report-spread = Median { $median }, mean { $mean }; eight games in ten between { $low } and { $high }; from { $least } to { $most }.
report-course = Course of the score
report-course-about = { $score } At each turn, the median and the middle eight tenths of the games that were still going on; turns that less than a tenth of the games reached are left out.
report-course-of = Course of the score: { $seat }
report-score = How good the situation looked for the seat, from 0 (lost) to 1 (won), as the computer judges it.
report-fights = Where it was fought
report-fights-about = The redder, the more fighting; the places with most of it bear their names.
report-place = Place
report-a-game = a game
report-in-all = in all
report-losses = Losses over time
report-losses-about = { $what } The average a turn, in the games that lasted so long, as far as a tenth of them went.
report-pieces = Pieces lost.
report-luck = Luck
report-luck-about = { $what } z: how many standard deviations above expectation (below, if negative); within two of zero nothing is remarkable.
report-dice = What the dice brought, beside what could be expected.
report-no-luck = Luck
report-no-luck-about = In this game no dice are thrown whose expectation could be told.
report-z = z
report-rolled = rolled
report-expected = expected
report-throws = throws
report-luck-wins = Luck and victory
report-luck-wins-about = How often a seat won, by how lucky its dice were in that game; only games with a winner.
report-below = below { $value }
report-above = { $value } and above
report-clauses = Rules in use
report-clauses-about = How often a rule was at work, as far as the play shows it: each time somebody did what the rule allows, or something happened that it prescribes. { $watched } of the { $all } clauses leave such a trace; those that only forbid or define something are not counted.
report-clause = Clause
report-in-games = in games
report-text = What it says
report-most-used = Most used
report-least-used = Least used
report-never-used = { $number ->
    [one] One watched clause was never used
   *[other] { $number } watched clauses were never used
  }

error-report-no-folder = { $folder } is not a folder.
error-report-no-results = There are no results in { $folder }: `grognard simulate GAME … --out { $folder }` puts some there.
error-report-no-series = { $folder } has results but no series.json that says what was played.
error-report-bad-series = { $file } does not say what was played, or its results are of something else.
error-report-bad-line = Line { $line } of { $file } is damaged: it is no row of results.
error-report-games = A report is about one game; this folder holds results of several: { $games }. Name a folder of one of them.
