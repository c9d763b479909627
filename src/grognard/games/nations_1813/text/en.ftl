# Battle of the Nations 1813.

## Options

option-scenario = Way to play
  .help = Basic or advanced rules, in one game or in two games with the sides swapped.
option-sides = Sides
  .help = Who leads the French: by lot, or as agreed for the first player.
option-ruleset = Rules
  .help = Follows from the way to play: the advanced rules count the terrain in the final scoring.
option-match = Match
  .help = Follows from the way to play: one game, or two with the sides swapped in which the French scores are compared.
option-army_date = Date on an Army card
  .help = A dated card can be played once its date is passed, or as soon as it is reached.
option-end_condition = End of the game
  .help = The game ends when the indicator is beyond 19.10, or as soon as it reaches it.
option-support_rule = Support in the scoring
  .help = A French army supports another if one enemy touches both; one may also require that they touch each other.
option-allied_fights_once = An Allied army fights one mission only
  .help = An Allied army that touches two mission armies counts against one of them only.
option-idle_turn = Turn of a player with everything placed
  .help = With everything placed one only moves the indicator one point; who can bring nothing on may wait.
option-display_refresh = Refreshing the display
  .help = After two rounds in which nobody took a card from the display it may be replaced.
option-stall_guard = Stall guard
  .help = After four turns in a row of nothing but draws the indicator moves one point.
option-scout_in_army_play_costs_action = Scout for a missing marker costs an action
  .help = Each Scout played for a missing marker costs one more action.
option-terrain_in_battle = Terrain counts in battles
  .help = The terrain counts in battles too; advanced rules only.
option-marmont_markers = Marmont’s markers
  .help = Three by the publisher’s answer; two as printed on the card.
option-date_gap = Points between dates
  .help = How many points lie between two dates: the fewer, the shorter the game.
option-tie = Tie at the end
  .help = With equal points the Allies win, or nobody does.

handicap-french_lead = French points at the start (below 0: Allied points)

value-sides-random = by lot
value-sides-seat_1_french = player 1 leads the French
value-sides-seat_1_allied = player 1 leads the Allies
value-ruleset-basic = basic
value-ruleset-advanced = advanced
value-match-single = one game
value-match-two_games = two games, sides swapped
value-army_date-passed = date passed
value-army_date-reached = date reached
value-end_condition-passed = 19.10 passed
value-end_condition-reached = 19.10 reached
value-support_rule-shared_enemy = a shared enemy is enough
value-support_rule-adjacent_and_shared_enemy = shared enemy and contact
value-date_gap-6 = 6
value-date_gap-7 = 7
value-date_gap-8 = 8
value-date_gap-9 = 9
value-date_gap-10 = 10
value-date_gap-12 = 12
value-tie-allied_win = the Allies win
value-tie-draw = a draw

scenario-basic = Basic game
  .help = One game: Napoleon must end with more points than Schwarzenberg.
scenario-advanced = Advanced game
  .help = One game in which the terrain changes the strength of the armies in the final scoring.
scenario-basic_match = Two-game match, sides swapped
  .help = Each player leads the French once; the higher French score wins.
scenario-advanced_match = Two-game match, advanced rules
  .help = Each player leads the French once, by the advanced rules.

## Standing orders, for the other player’s turn

order-reveal = Mission to reveal
  .help = The mission you reveal when a date comes up in the other player’s turn.
value-reveal-ask = ask me
value-reveal-least = the one worth least to you
value-reveal-most = the one worth most to you
order-losses = Battle losses
  .help = The army that takes the point when you have the choice at the end of the other player’s turn.
value-losses-ask = ask me
value-losses-strongest = the strongest
value-losses-weakest = the weakest
order-unit = Commander’s unit type
  .help = The unit type of your commander when its tile is placed in the other player’s turn.
value-unit-ask = ask me
value-unit-ground = the best for the ground

## Sides, named by their leader

side-french = Napoleon
side-allied = Schwarzenberg

## Actions

verb-district = Second mission: { NAME($district) }
verb-keep = Keep the mission { NAME($mission) }
verb-wait = Wait: the indicator moves one point and the turn is over
verb-begin = Play a normal turn
verb-refresh = Replace the four cards of the display
verb-keep_display = Leave the display as it is
verb-army = Play the Army card of { NAME($army) }
verb-village = Put a marker in { NAME($place) }
verb-play = Play a card: { NAME($card) }
verb-pair = Play two cards as a wild card: { NAME($card) }
verb-remove = Remove a marker in { NAME($place) }
verb-march = Move a marker from { NAME($place) }
verb-to = Go to { NAME($place) }
verb-jump = Jump to { NAME($place) } over one of your armies
verb-draw = Draw the top card of the deck
verb-take = Take from the display: { NAME($card) }
verb-end_turn = End the turn
verb-place = Place the army of { NAME($army) } next
verb-unit = Choose { NAME($unit) }
verb-reveal = Reveal the mission { NAME($mission) }
verb-discard = Discard a card: { NAME($card) }
verb-loss = Let the army of { NAME($army) } take the point
verb-support = Support the mission { NAME($mission) }
verb-engage = Fight the mission { NAME($mission) }
verb-second = Pay for the jump with a card: { NAME($card) }
verb-second_pair = Pay for the jump with two cards: { NAME($card) }
verb-marker = Take the marker of { NAME($army) }

## What an action would do besides

caution-last = This is your last action: your turn is over after it.
caution-sweeps = The army of { NAME($army) } will be placed in { NAME($place) }: your marker of { NAME($other) } there will be removed.

## What the game waits for: to the player who decides, then to the others

frame-SecondCards = { $left ->
    [one] The { NAME($first) } district is chosen: and which other one?
   *[other] Choose two districts for a second mission.
  }
frame-SecondCards-wait = { THE($seat) } chooses two districts for a second mission.
frame-KeepMission = The { NAME($district) } district: which of the two missions do you keep?
frame-KeepMission-wait = { THE($seat) } chooses his missions in secret.
frame-Waiting = None of your armies can come on: wait, or play a normal turn.
frame-Waiting-wait = { THE($seat) } decides whether to wait or to play.
frame-Refresh = Nobody wants the cards of the display: you may replace them.
frame-Refresh-wait = { THE($seat) } decides whether to replace the display.
frame-Actions = { $actions ->
    [one] Your last action: play a card or an army, or draw.
   *[other] Play a card or an army, or draw ({ $actions } actions left).
  }
frame-Actions-wait = { THE($seat) } chooses an action.
frame-Villages = { $left ->
    [one] The army of { NAME($army) }: choose the village of the second marker.
   *[other] The army of { NAME($army) }: choose the two villages that get its markers.
  }
frame-Villages-wait = { THE($seat) } chooses the villages of his markers.
frame-Remove = { $pair ->
    [0] { NAME($card) }: choose the marker to remove.
   *[other] Two cards { NAME($card) }: choose the marker to remove, wherever it is.
  }
frame-Remove-wait = { THE($seat) } chooses an action.
frame-WhoseMarker = { $moves ->
    [0] Several of your armies have a marker in { NAME($place) }: which one do you remove?
   *[other] Several of your armies have a marker in { NAME($place) }: which one do you move?
  }
frame-WhoseMarker-wait = { THE($seat) } chooses an action.
frame-Movement = { $pair ->
    [0] { NAME($card) }: choose the marker to move.
   *[other] Two cards { NAME($card) }: choose the marker to move, of any unit type.
  }
frame-Movement-wait = { THE($seat) } chooses an action.
frame-March = Where does the marker of { NAME($army) } in { NAME($place) } go?
frame-March-wait = { THE($seat) } chooses an action.
frame-SecondPlay = The marker of { NAME($army) } jumps from { NAME($place) } to { NAME($to) }: with which second Movement card?
frame-SecondPlay-wait = { THE($seat) } chooses an action.
frame-Reveal = The date is { NAME($date) }: reveal one of your missions.
frame-Reveal-wait = { THE($seat) } reveals a mission.
frame-NextTile = { $number } armies have one marker left: which is placed next?
frame-NextTile-wait = { THE($seat) } chooses the army to be placed next.
frame-UnitType = The army of { NAME($army) } is placed in { NAME($place) }: which unit type is it?
frame-UnitType-wait = { THE($seat) } chooses the unit type of his commander.
frame-Discard = { $surplus ->
    [one] You hold one card too many: discard it.
   *[other] You hold { $surplus } cards too many: discard one.
  }
frame-Discard-wait = { THE($seat) } discards his surplus cards.
frame-Loss = Battle of { NAME($date) }: { NAME($dealer) } touches several of your armies. Which one takes its point?{ $left ->
    [one] {""}
   *[other] {" "}({ $left } points still to give.)
  }
frame-Loss-wait = Battle: { THE($seat) } chooses where his losses fall.
frame-Support = Scoring: which mission does the army of { NAME($army) } ({ NAME($place) }, strength { $worth }) support?
frame-Support-wait = Scoring: { THE($seat) } allots his supporters.
frame-Engage = Scoring: which mission does the army of { NAME($army) } ({ NAME($place) }, strength { $worth }) fight?
frame-Engage-wait = Scoring: { THE($seat) } allots his armies.

## The log

event-game = Game { $number }
event-sides = Player { $french_number } leads the French, player { $allied_number } the Allies.
event-mission = Mission received: { NAME($mission) }.
event-district = { THE($seat) } will draw a second card of the { NAME($district) } district.
event-second = Second card: { NAME($mission) }.
event-kept = Mission kept: { NAME($mission) }.
event-missions = { THE($seat) } has chosen his five missions.
event-dealt = { THE($seat) } is dealt { $number } Action cards.
event-card = { THE($seat) } takes into hand: { NAME($card) }.
event-display = New card in the display: { NAME($card) }.
event-turn = Turn { $number }: { NAME($side) }
event-idle = { THE($seat) } has placed everything: the indicator moves one point.
event-wait = { THE($seat) } waits.
event-refresh = { THE($seat) } replaces the display.
event-army = { THE($seat) } plays the Army card of { NAME($army) }.
event-scouts = { THE($seat) } plays { $number ->
    [one] a Scout for a missing marker.
   *[other] { $number } Scouts for missing markers.
  }
event-marker = A marker of { NAME($army) } comes to { NAME($place) }.
event-terrain = { THE($seat) } plays { NAME($card) }: the marker of { NAME($army) } in { NAME($place) } is removed.
event-wild-terrain = { THE($seat) } plays { NAME($card) } twice as a wild card: the marker of { NAME($army) } in { NAME($place) } is removed.
event-scout = { THE($seat) } plays a Scout: the marker of { NAME($army) } in { NAME($place) } is removed.
event-move = { THE($seat) } plays { NAME($card) }: a marker of { NAME($army) } goes from { NAME($from) } to { NAME($to) }.
event-wild-move = { THE($seat) } plays { NAME($card) } twice as a wild card: a marker of { NAME($army) } goes from { NAME($from) } to { NAME($to) }.
event-jump = A marker of { NAME($army) }, led by { THE($seat) }, jumps from { NAME($from) } to { NAME($to) } over the army in { NAME($over) }.
event-jump-card = { THE($seat) } pays for the jump with { NAME($card) }.
event-jump-pair = { THE($seat) } pays for the jump with two cards { NAME($card) }.
event-time-card = { THE($seat) } plays a Time card, which leaves the game.
event-drew = { THE($seat) } draws a card.
event-took = { THE($seat) } takes { NAME($card) } from the display.
event-shuffled = The discard pile ({ $number ->
    [one] one card
   *[other] { $number } cards
  }) is shuffled into a new deck.
event-end-turn = { THE($seat) } has placed everything and ends his turn.
event-discarded = { THE($seat) } discards { NAME($card) }.
event-stall = Two rounds of nothing but draws: the indicator moves one point.
event-point = The time indicator moves to point { $number }.
event-date = The date is { NAME($date) }.
event-revealed = { THE($seat) } reveals the mission { NAME($mission) }.
event-tile = The army of { NAME($army) } is placed in { NAME($place) }.
event-unit = The army of { NAME($army) } counts as { NAME($unit) }.
event-swept = The marker of { NAME($army) } in { NAME($place) } is removed: an army stands there.
event-taken-back = The army of { NAME($army) } has no marker left: its card is available again.
event-reward = { THE($seat) }: +1 point, total { $score } (army of { NAME($army) } placed).
event-no-scout = There is no Scout left for { THE($seat) }.
event-battle = Battle of { NAME($date) }
event-no-contact = No army is in contact with the enemy.
event-loss = { NAME($by) } hits the army of { NAME($army) } in { NAME($place) }: −1.
event-lost-point = The point dealt by { NAME($by) } finds no target.
event-damage = Army of { NAME($army) }: strength { $left } (−{ $number } in the battle).
event-destroyed = The army of { NAME($army) } is destroyed in { NAME($place) }.
event-losses = The battle is over. Napoleon loses { $french ->
    [0] no point
    [one] one point
   *[other] { $french } points
  }, Schwarzenberg { $allied ->
    [0] no point
    [one] one point
   *[other] { $allied } points
  }.
event-scoring = Final scoring
event-support = The army of { NAME($army) } supports the mission { NAME($mission) }: +{ $worth } for Napoleon.
event-engage = The army of { NAME($army) } fights the mission { NAME($mission) }: +{ $worth } for Schwarzenberg.
event-mission-won = Mission { NAME($mission) } fulfilled by { NAME($army) }, { $french } against { $allied }: { $points ->
    [one] +1 point
   *[other] +{ $points } points
  } for Napoleon.
event-mission-lost = Mission { NAME($mission) } failed by { NAME($army) }, { $french } against { $allied }: { $points ->
    [one] +1 point
   *[other] +{ $points } points
  } for Schwarzenberg.
event-mission-empty = Mission { NAME($mission) }, no French army is there: { $points ->
    [one] +1 point
   *[other] +{ $points } points
  } for Schwarzenberg.
event-score = Final score: Napoleon { $french }, Schwarzenberg { $allied }.
event-won = { NAME($side) } (player { $seat_number }) wins the game!
event-drawn = A draw: the scores are equal.
event-match-won = Player { $seat_number } wins the match: { $points } against { $other } as the French.
event-match-drawn = The match has no winner: { $points ->
    [one] one point
   *[other] { $points } points
  } each as the French.

## Armies

army-langeron = Langeron
army-yorck = Yorck
army-bluecher = Blücher
army-bernadotte = Bernadotte
army-bennigsen = Bennigsen
army-friedrich = Friedrich
army-gyulay = Gyulai
army-klenau = Klenau
army-platow = Platov
army-schwarzenberg = Schwarzenberg
army-wittgenstein = Wittgenstein
army-napoleon = Napoleon
army-ney = Ney
army-bertrand = Bertrand
army-macdonald = MacDonald
army-murat = Murat
army-marmont = Marmont
army-poniatowski = Poniatowski
army-lauriston = Lauriston

## Unit types, terrains, districts, dates

unit-infantry = infantry
unit-cavalry = cavalry
unit-artillery = artillery
terrain-river = River
terrain-hill = Hill
terrain-forest = Forest
terrain-plain = Plain
district-north = North
district-south = South
district-east = East
district-west = West
district-centre = Centre
date-14_10 = 14 October
date-15_10 = 15 October
date-16_10 = 16 October
date-17_10 = 17 October
date-18_10 = 18 October
date-19_10 = 19 October

## Cards

card-terrain_plain = Terrain: plain
card-terrain_river = Terrain: river
card-terrain_hill = Terrain: hill
card-terrain_forest = Terrain: forest
card-move_infantry = Movement: infantry
card-move_cavalry = Movement: cavalry
card-move_artillery = Movement: artillery
card-move_cavalry_infantry = Movement: cavalry or infantry
card-move_artillery_infantry = Movement: artillery or infantry
card-move_artillery_cavalry = Movement: artillery or cavalry
card-time = Time
card-scout = Scout

## Missions: the village, and the French and Allied points

mission-mission_moeckern = Möckern (4–6)
mission-mission_eutritzsch = Eutritzsch (4–6)
mission-mission_klein_wiederitzsch = Klein-Wiederitzsch (5–5)
mission-mission_breitenfeld = Breitenfeld (6–4)
mission-mission_radefeld = Radefeld (7–3)
mission-mission_wachau = Wachau (4–6)
mission-mission_markkleeberg = Markkleeberg (5–5)
mission-mission_liebertwolkwitz = Liebertwolkwitz (5–5)
mission-mission_gueldengossa = Güldengossa (6–4)
mission-mission_stoermthal = Störmthal (7–3)
mission-mission_paunsdorf = Paunsdorf (4–6)
mission-mission_moelkau = Mölkau (4–6)
mission-mission_baalsdorf = Baalsdorf (5–5)
mission-mission_sommerfeld = Sommerfeld (6–4)
mission-mission_taucha = Taucha (7–3)
mission-mission_lindenau = Lindenau (4–6)
mission-mission_kleinzschocher = Kleinzschocher (4–6)
mission-mission_grosszschocher = Großzschocher (5–5)
mission-mission_rueckmarsdorf = Rückmarsdorf (6–4)
mission-mission_markranstaedt = Markranstädt (7–3)
mission-mission_leipzig = Leipzig (3–7)
mission-mission_reudnitz = Reudnitz (3–7)
mission-mission_stoetteritz = Stötteritz (3–7)
mission-mission_connewitz = Connewitz (4–6)
mission-mission_probstheida = Probstheida (4–6)

## Areas

place-schkeuditz = Schkeuditz
place-radefeld = Radefeld
place-breitenfeld = Breitenfeld
place-podelwitz = Podelwitz
place-seehausen = Seehausen
place-luetzschena = Lützschena
place-lindenthal = Lindenthal
place-klein_wiederitzsch = Klein-Wiederitzsch
place-ploesen = Plösen
place-plaussig = Plaußig
place-taucha = Taucha
place-wahren = Wahren
place-moeckern = Möckern
place-gohlis = Gohlis
place-eutritzsch = Eutritzsch
place-schoenefeld = Schönefeld
place-sommerfeld = Sommerfeld
place-leutzsch = Leutzsch
place-lindenau = Lindenau
place-leipzig = Leipzig
place-reudnitz = Reudnitz
place-paunsdorf = Paunsdorf
place-althen = Althen
place-rueckmarsdorf = Rückmarsdorf
place-kleinzschocher = Kleinzschocher
place-connewitz = Connewitz
place-stoetteritz = Stötteritz
place-moelkau = Mölkau
place-baalsdorf = Baalsdorf
place-markranstaedt = Markranstädt
place-grosszschocher = Großzschocher
place-doelitz = Dölitz
place-probstheida = Probstheida
place-holzhausen = Holzhausen
place-kleinpoesna = Kleinpösna
place-knauthain = Knauthain
place-gautzsch = Gautzsch
place-markkleeberg = Markkleeberg
place-wachau = Wachau
place-liebertwolkwitz = Liebertwolkwitz
place-seifertshain = Seifertshain
place-zwenkau = Zwenkau
place-gaschwitz = Gaschwitz
place-croebern = Cröbern
place-gueldengossa = Güldengossa
place-stoermthal = Störmthal
place-grosspoesna = Großpösna

## Chapters of the rules

chapter-general-board-components-in-play = General, board, components in play
chapter-setup = Setup
chapter-the-turn = The turn
chapter-action-1-army-card = Action 1 — Army card
chapter-action-2-terrain-card = Action 2 — Terrain card
chapter-action-3-movement-card = Action 3 — Movement card
chapter-action-4-scout-card = Action 4 — Scout card
chapter-action-5-wild-card = Action 5 — wild card
chapter-action-6-time-card = Action 6 — Time card
chapter-action-7-draw = Action 7 — draw
chapter-placing-army-tiles = Placing army tiles
chapter-time-track = Time track
chapter-battle = Battle
chapter-end-of-the-game-and-scoring = End of the game and scoring
chapter-advanced-rules = Advanced rules
chapter-publisher-s-answers-faq = Publisher’s answers (FAQ)
chapter-cards-and-counters-as-supplied = Cards and counters as supplied
chapter-ways-to-play = Ways to play
chapter-advice-in-the-rulebook = Advice in the rulebook
chapter-options = Options

# What a report tells of many games
study-losses = Points lost by army tiles in battle.

## What to play

preset-first = First game
  .help = The basic rules; you lead the French against a recruit.
preset-usual = The usual game
  .help = The advanced rules, in which the terrain counts at the end; sides by lot.
preset-everything = Everything
  .help = Two games with the sides swapped, by the advanced rules, with the terrain in battles too.

subject-time = Dates and length
subject-turns = Turns and cards
subject-battles = Armies and battles
subject-scoring = Scoring
