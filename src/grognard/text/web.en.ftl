# The client in the browser.

## Everywhere

web-home = Grognard: to the lobby
web-close = Close
web-cancel = Cancel
web-name = Name
web-your-name = Your name
web-no-answer = The server does not answer. Try again in a moment.
web-rules = Rules
web-replay = Replay
web-download = Download the record
web-table = Table
web-seats = Seats
web-me = you
web-somebody = a guest
web-computer-level = Computer ({ $level })
web-computers = { $count ->
    [one] one computer
   *[other] { $count } computers
  }
web-level-random = at random
web-level-greedy = plain
web-level-conscrit = conscrit
    .help = a recruit, quick and careless
web-level-voltigeur = voltigeur
    .help = quick, looks a little ahead
web-level-grognard = grognard
    .help = strong, some seconds a turn
web-level-marechal = maréchal
    .help = takes his time
web-seat-open = free seat

## Settings

web-settings = Settings
web-language = Language
web-language-about = Everyone sees the table in his own language and may change it at any time.
web-theme = Light
web-theme-auto = As the system
web-theme-light = Daylight
web-theme-dark = Candlelight
web-setting-confirm = Ask before what cannot be undone
web-setting-sound = Sounds: a drum for my turn, the dice
web-setting-notify = Notify me of my turn when I look elsewhere
web-setting-plain = Board as a list of places

## Lobby

web-lobby-title = Napoleonic wargames, every rule enforced
web-lobby-about = Alone, with friends or against the computer, tonight or over weeks. You never have to wonder what is allowed, nor why not.
web-games = Games
web-my-tables = My tables
web-open-tables = Free seats
web-watch-tables = To watch
web-no-open-tables = Nobody is waiting for players right now.
web-no-watch-tables = No game of others is running here.
web-your-turn = Your turn
web-status-open = waiting for players
web-status-running = being played
web-status-over = over
web-deadline = time runs out { $when }
web-join = Take a seat
web-play-now = Play the computer
web-new-table = New table
web-seats-count = { $count } players
web-seats-range = { $low } to { $high } players
web-clauses = { $count } rules

## A new table

web-options = The game
web-pace = Pace
web-pace-about = With a time limit the computer plays one move for whoever lets it pass.
web-pace-0 = No time limit
web-pace-3600 = One hour a decision
web-pace-86400 = One day a decision
web-pace-259200 = Three days a decision
web-pace-604800 = One week a decision
web-table-name = Name of the table
web-open-table = Open the table
web-seat-who = Who plays { $seat }
web-seat-name = Name, { $seat }
web-kind-me = I do, at this screen
web-kind-link = A friend, by a link
web-kind-open = Free, for whoever comes
web-hot-seat-about = Several seats at this screen: a curtain falls between you before secrets are shown.
web-link-about = You find the secret links to send in the table’s menu.

## Import

web-import = Bring a game
web-import-about = Watch the record of a game, or go on from it or from a position.
web-import-open = Open a file
web-import-how = A game that has ended can be watched. A record (.grog) goes on from its last line or from an earlier one, a position from where it stands. What luck brings then is new.
web-import-file = Choose a file
web-import-text = or paste its text here
web-import-unknown = This is neither a record nor a position of a game known here.
web-import-record = The record of a game of { $game }, { $lines } lines.
web-import-position = A position of { $game }.
web-import-at = Go on after line
web-import-last = the last one

## A seat by its link

web-invited = You are invited
web-invited-about = A seat is kept for you at a table of { $game }.
web-take-seat = Take my seat
web-take = Take the seat { $seat }
web-invite = Invite players

## Rules

web-rules-of = Rules of { $game }
web-rules-about = In our own words, each with its number: what the game answers when you ask “why not?”.
web-chapters = Chapters
web-search = Search the rules
web-found = { $count ->
    [one] One rule
   *[other] { $count } rules
  }
web-readings = Our readings
web-readings-about = Where the rulebook is silent or in doubt, what we play and why; what we had to reconstruct; how it is played here.
web-basis-ruling = our ruling
web-basis-designed = reconstructed
web-basis-published = the publisher’s answer
web-basis-history = from history

## At the table

web-watching = You are watching
web-players = Players
web-situation = Situation
web-hand = My secrets
web-hand-empty = No card in hand.
web-log = Log
web-log-start = Set-up
web-chat = Talk
web-orders = Orders
web-panels = Panels
web-present = here now
web-resigned = has resigned
web-winner = winner
web-by-order = by standing order
web-by-clock = time was up
web-by-stand-in = another computer player: the engine failed
web-by-resigned = the computer, after a resignation
web-waiting-seats = The game begins as soon as the free seats are taken; whoever has a link may come later.
web-reconnecting = Connection lost. Reconnecting…
web-skip = { $count } moves to come: show them at once
web-undo = Undo
web-hint = Hint
web-thinking = Thinking…
web-hint-says = The computer would play:
web-hint-do = Play this
web-hint-value = Chances, as it sees them: { $value }% ({ $part }% of its thinking)
web-hint-others = Instead, thought about less:
web-hint-other = { $action }: { $value }% ({ $part }%)
web-hint-line = Then it expects:
web-hint-step = { $seat }: { $action }
web-odds = Odds
web-modes = A click:
web-less = One less
web-more = One more
web-quick = Quick choices
web-always-most = Always the most
web-place-lit = can be chosen
web-place-target = can be reached
web-place-selected = selected
web-zoom-in = Magnify
web-zoom-out = Reduce
web-zoom-fit = Whole map
web-digest = Since your last move

web-group = Order several units
web-group-about = Click units on the board to choose them, or take a whole brigade. Shift and click chooses at any time.
web-group-here = can be chosen
web-group-chosen-here = chosen
web-group-goal-here = can be the goal
web-group-chosen = { $count } units chosen
web-group-without = Without { $thing }
web-group-whole = The whole of it: { $name }
web-group-brigade = Take a whole brigade
web-group-orders = What they are to do
web-group-nothing = There is nothing that they could be ordered to do together now.
web-group-carry-out = Carry out ({ $count ->
    [one] one action
   *[other] { $count } actions
  })
web-group-back = Change
web-group-running = { $count ->
    [one] One action to go
   *[other] { $count } actions to go
  }
web-group-stop = Stop
web-group-halt-other = Stopped: the other side has the word.
web-group-halt-chance = Stopped: luck has decided something, or something has come to light.
web-group-halt-barred = Stopped: the next action is not open any more.
web-group-halt-stopped = Stopped.
web-group-go-on = Go on ({ $count ->
    [one] one action
   *[other] { $count } actions
  })
web-group-done = The order is carried out.
web-group-take-back = Take it all back
web-group-leave = Done
web-reach-here = can be reached ({ $cost })
web-reach-who = Who goes
web-reach-about = Click where they are to go. Another click on the stack chooses its units one by one.
web-reach-turn = Click an arrow on the board to turn them.
web-reach-more = More
web-reach-then = The march to { $place } follows as soon as it is known how far it can go.
web-reach-join = Join others in
web-reach-sure = This cannot be taken back. Go on?

web-why = Why not?
web-why-asked = { $action }: why not?
web-why-nothing = Nothing can be done here now.
web-why-allowed = It is allowed: nothing in the rules forbids it now.
web-why-from = It can be done from { $places }: choose from where.
web-why-title = Why can I not …
web-why-about = Choose what you would like to do; the rules answer. On the board: right-click, long press or the ? key.

web-confirm = { $action }?
web-confirm-about = There is something else you could still do, and this cannot be taken back.
web-confirm-never = Do not ask again

web-resign = Resign
web-resign-title = Resign?
web-resign-about = { $seat } gives up. With more than two players the computer goes on in your place.
web-rematch = Rematch

web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-chat-to = To whom
web-chat-all = To all
web-orders-about = Orders stand while you are away. They are secret, and you may change them at any time.
web-orders-none = This game knows no standing orders.
web-orders-hidden = Show a player’s secrets first.
web-orders-for = For
web-orders-for-all = everybody
web-orders-as-all = like the others
web-orders-apart = Orders of their own
web-orders-back = Take back

web-links = Links of the seats
web-links-about = Whoever opens a link takes its seat. Send it only to the one it is for; with your own you go on at another screen.
web-copy = Copy
web-copied = Copied.
web-luck = Luck
web-luck-about = The server has committed itself beforehand to all that luck brings in this game. When it is over the key is in the record, and anyone can check it.

web-curtain = { $seat } to the screen
web-curtain-about = Everybody else looks away, please.
web-curtain-open = I am { $seat }
web-show-secrets = Show the secrets of { $seat }
web-hide-secrets = Hide my secrets
web-secrets-hidden = Secrets are hidden while several of you look.

## Replay

web-play = Play
web-pause = Pause
web-first = To the beginning
web-last = To the end
web-back = One step back
web-next = One step on
web-step = Step
web-jump = Turn
web-eyes = Seen by
web-speed = Speed
web-fork = What if …
web-fork-about = Go on from here as a new table. What luck brings then is new.
web-fork-running = Go on from here as a new table, to try something out. What you cannot see is dealt anew.
web-to-table = To the table

## Around the table

web-presets = What to play
web-preset-own = Your own choice of options.
web-needs = { $value } ({ $needs })
web-absent = Not on offer as it stands: { $values }.
web-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
  }
web-bad-number = A whole number from { $low } to { $high }, please.
web-set-back = Set back, because it no longer fits: { $options }.
web-form-wrong = One of the options cannot be as it was given: put it right first.
web-import-what = What to do with it
web-import-watch = Watch the game
web-import-play = Go on from one of its lines
web-time-up = the time is up
web-rematch-yours = There is a rematch, and your seat is kept.
web-rematch-others = There is a rematch.
web-rematch-go = To the rematch
web-plain-rest = { $count ->
    [one] One more place with nothing on it.
   *[other] { $count } more places with nothing on them.
  }
web-other-options = The other options, as usual

## Help

web-help = Help and keys
web-help-mouse = What is lit can be clicked. A click on a territory of yours selects it; then click the lit neighbour. The wheel or two fingers magnify, dragging moves the map. Right-click or a long press asks “why not?”.
web-key-move = go from one lit place to the next
web-key-all = go through all places
web-key-act = act on the place
web-key-ways = act in the second or third way
web-key-modes = choose what a click does
web-key-group = choose several units to order together
web-key-end = end this step
web-key-undo = undo
web-key-hint = hint
web-key-why = why not? on a place; else this help
web-key-escape = let go, close
web-key-zoom = magnify, reduce, whole map
web-key-tabs = log, talk, orders
web-key-next = the next place where something can be done
web-key-inspect = keep the card about what is pointed at
web-key-legend = legend
web-key-rules = rules
web-key-skip = show the moves to come at once
web-key-help = this help

## At the table: what just happened

web-setting-pace = The others’ moves
web-pace-off = at once
web-pace-quick = quick
web-pace-normal = normal
web-pace-slow = slow
web-pace-step = step by step
web-setting-moment = The result of a fight stays
web-moment-none = is not shown
web-moment = { $seconds } s
web-moment-click = until a click
web-setting-follow = Move the map to where something can be done or happens
web-result = Result
web-result-again = Show the result again
web-digest-even = You have neither gained nor lost.
web-digest-all = { $count ->
    [one] One line in the log
   *[other] All { $count } lines
  }
web-waiting-connection = The connection is lost. Your move is waiting and will be sent as soon as it is back.
web-computer-thinks = { $seat } (computer, { $level }) is thinking…
web-ask-always = Ask me every time, even when I can only pass
web-others-moves = The others’ moves
web-go-on = Go on
web-next-step = Next move
web-again = Show their turn again
web-inspect-rules = Rules about this
web-inspect-pin = I: keep it open
web-legend = Legend
web-next-lit = Next of { $count } places where you can act
web-more-choices = { $count } more
web-fewer-choices = Fewer

## The end of a game

web-story = How the game went
web-story-wait = The game is being looked through…
web-story-resigned = { $seats } resigned.
web-story-course = The course of the score, turn by turn
web-story-swings = Turning points
web-story-turn = Turn { $turn }
web-story-points = { $points }% chance of winning
web-story-numbers = Losses and luck
web-story-losses = Losses
web-story-luck = Luck
web-story-luck-about = { $throws } throws or draws; chance alone makes this differ by { $deviation } as a rule
web-story-decisions = Decisions
web-story-hidden = What was hidden
web-replay-fork = Replay and “what if?”
