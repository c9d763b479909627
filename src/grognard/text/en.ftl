# The platform: common words and errors. The commands of the terminal have a file of their own.

## Common words

yes = yes
no = no
on = yes
off = no

language-fr = French
language-en = English

# A list: the first names, with commas between them, and the last one.
list = { $others } and { $last }

## Standing orders of every game

order-ask = Ask me every time
  .help = You are asked even where you can only pass. Otherwise such a pass is made for you.

## Seats, as long as the game has no better name for them

seat-watcher = Spectator
  .the = the spectator
seat-1 = Player 1
  .the = player 1
seat-2 = Player 2
  .the = player 2
seat-3 = Player 3
  .the = player 3
seat-4 = Player 4
  .the = player 4
seat-5 = Player 5
  .the = player 5
seat-6 = Player 6
  .the = player 6
seat-7 = Player 7
  .the = player 7
seat-8 = Player 8
  .the = player 8

## The end of a game

over-won = { THE($seat) } has won the game.
over-shared = { $seats } have won the game.
over-drawn = The game ends without a winner.

## Rules

clause = { $clause }: { $text }

## Errors: what is wrong, where, and what to do

# What is added to an error where one can guess what was meant, or can say what there is.
did-you-mean = Did you mean “{ $nearest }”?
known-names = To choose from: { $known }.

error-barred = “{ $action }” is not allowed now. { $clause }
error-match-over = The game is over.
error-no-action = { $action } is the number of no action of this game.
error-no-undo = There is nothing you can take back: since your last move a die was rolled, a card was seen or another player has the turn.
error-resigned-already = You have resigned already.
error-player-count = { $found ->
    [one] One player is named
   *[other] { $found } players are named
  } for { $wanted ->
    [one] one seat.
   *[other] { $wanted } seats.
  }

error-adapter-parts = The parts of this adapter are not installed: pip install grognard[{ $extra }].
error-unknown-game = There is no game called “{ $word }”.
error-not-a-game = What is installed under the name “{ $word }” is no game of Grognard’s.
error-unknown-language = The language “{ $word }” is not spoken here.
error-unknown-clause = No rule has the number “{ $word }”.
error-unknown-verb = There is no action “{ $word }”.
error-unknown-name = The name “{ $word }” is unknown.
error-unknown-seat = There is no seat “{ $word }”.
error-unknown-order = There is no standing order “{ $word }”.
error-unknown-player = No computer player is called “{ $word }”.
error-unknown-option = There is no option “{ $word }”.
error-argument-unwanted = Nothing follows the action “{ $verb }”: “{ $word }” is too much.
error-no-number = “{ $word }” is not a whole number.
error-number-range = { $value } is not between { $low } and { $high }.

error-option-flag = The option “{ $option }” is set by “on” or “off”, not by “{ $value }”.
error-option-number = The option “{ $option }” takes a whole number, not “{ $value }”.
error-option-range = The option “{ $option }” goes from { $low } to { $high }; { $value } is outside.
error-option-choice = The option “{ $option }” cannot be “{ $value }”.
error-option-idle = The option “{ $option }” has nothing to choose with the others as they are.

error-file-unreadable = The file { $file } cannot be read: { $why }.
error-file-not-utf8 = The file { $file } is no UTF-8 text (byte { $byte }).
error-file-syntax = The file { $file } is not written correctly: { $why }.

error-record-header = This file is not the record of a game: its first line is no complete header.
error-record-format = This record has format { $found }; this version of Grognard reads format { $known }.
error-record-game = This is the record of a game of “{ $found }”, not of “{ $wanted }”.
error-record-rules = This game was played by version { $found } of the rules; here we have version { $wanted }.
error-record-commitment = The key of the dice does not fit the commitment at the head of the record.
error-record-cut = Line { $line }: the record is cut off in the middle of the line.
error-record-line = Line { $line }: it cannot be read as a line of a record.
error-record-altered = Line { $line }: it was altered, or a line before it is missing.
error-record-order = Line { $line }: it is out of order.
error-record-seat = Line { $line }: no such seat is in this game.
error-record-chance = Line { $line }: the answers of chance cannot be read.
error-record-after-end = Line { $line }: the game was over already.
error-record-illegal = Line { $line }: “{ $action }” was not allowed. { $clause }
error-record-differs = Line { $line }: played again, the game goes another way ({ $why }).

error-chance-missing = The record lacks answer number { $index } of chance.
error-chance-differs = Chance is asked for one of { $asked } possibilities; the record answers { $value } of { $bound }.
error-key-length = The key of the dice has { $bytes } bytes instead of 32.

error-position-shape = Position: the part “{ $part }” is missing or has the wrong form.
error-position-game = Position: it is of a game of “{ $found }”, not of “{ $wanted }”.
error-position-frame = Position: no step of the game is called “{ $frame }”.
error-position-fields = Position: the step “{ $frame }” is described by: { $fields }.
error-position-part = Position: the table has no part “{ $part }”.
error-position-number = Position: { $value } is no possible number for “{ $part }”.
error-position-twice = Position: “{ $name }” is in it twice.
error-position-missing = Position: “{ $part }” is missing.
error-position-owner = Position: the owner of “{ $place }” does not fit the step that is open.
error-position-regiments = Position: “{ $place }” cannot hold { $value } regiments at this step.
error-position-territories = Position: { $number ->
    [one] one territory is
   *[other] { $number } territories are
  } described out of { $wanted }. Missing: { $missing }.
error-position-border = Position: the step “{ $frame }” is impossible at the border “{ $border }”.
error-position-winner = Position: { $seat } has won, so nothing can be open.
error-position-nesting = Position: the step “{ $frame }” does not stand where it was put.
error-position-turn = Position: the step “{ $frame }” is not this player’s.
error-position-mission = Position: the mission “{ $name }” cannot be held here.
error-position-kept = Position: { $seat } cannot have kept what he does not hold.
error-position-capital = Position: “{ $name }” cannot be a capital here.
error-position-stuck = Position: at the step “{ $frame }” nobody could move.
