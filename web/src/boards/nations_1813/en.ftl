# Battle of the Nations 1813: the table in the browser.

board-blurb = Leipzig, 14 to 19 October 1813. Napoléon holds five secret missions; Schwarzenberg has to guess and prevent them. No dice: markers move and vanish until each army shows itself, a watch runs on, two battles are fought, and the end is scored mission by mission.
board-length = 1 to 2 hours

board-map = Map of the country around Leipzig
board-title = Leipzig
board-subtitle = and its surroundings
board-motto = 14 to 19 October 1813
board-river-0 = Parthe
board-river-1 = Pleisse
board-river-2 = Elster
board-sheet = What the sheet says

board-place = { NAME($place) } ({ NAME($terrain) })
board-place-tile = { NAME($army) }’s army ({ NAME($side) }), strength { $strength }
board-place-markers = markers: { $armies }
board-place-mission = revealed mission: { $french } points for Napoléon, { $allied } for Schwarzenberg
board-place-secret = your secret mission: { $french } points for you, { $allied } for Schwarzenberg
board-on-village = can get a marker
board-on-remove = marker that can be removed
board-on-march = marker that can move
board-on-to = can be reached
board-on-jump = can be reached by a jump
board-modes = A click:
board-short-to = one step
board-short-jump = a jump

board-verb-district = Draw a second mission
board-verb-keep = Keep a mission
board-verb-army = Play an Army card
board-verb-village = Put a marker down
board-verb-play = Play a card
board-verb-pair = Play two equal cards
board-verb-remove = Remove a marker
board-verb-march = Move a marker
board-verb-to = Go to an area
board-verb-jump = Jump over an army
board-verb-take = Take an open card
board-verb-place = Place an army
board-verb-unit = Choose an arm
board-verb-reveal = Reveal a mission
board-verb-discard = Discard a card
board-verb-loss = Choose who takes a point
board-verb-support = Support a mission
board-verb-engage = Fight a mission
board-verb-marker = Take an army’s marker
board-verb-second = Pay for a jump with a card
board-verb-second_pair = Pay for a jump with two cards

board-field-score = Points
board-field-tiles = Armies placed
board-field-cards = Cards in hand
board-field-scouts = Scouts
board-brief-score = pts
board-brief-tiles = armies
board-brief-cards = cards
board-brief-scouts = scouts

board-clock-month = Oct
board-clock-watch = before 14 October
board-clock = { $now }; { $left ->
    [one] one more point
   *[other] { $left } more points
  } to { $next }
board-clock-end = { $now } has come: the game ends at the end of a turn, once this day is past.
board-score = Score: Napoléon { $french }, Schwarzenberg { $allied }
board-earlier = French score of the first game

board-missions = My missions
board-revealed = revealed
board-second = or else
board-hand = { $count ->
    [one] My hand: one card
   *[other] My hand: { $count } cards
  }
board-card = { $number ->
    [one] { NAME($card) }
   *[other] { NAME($card) } ({ $number } cards)
  }
board-pair = ×2: wild
board-display = Open cards and deck
board-deck = Deck
board-army-cards = My Army cards
board-not-before = after { NAME($date) }
board-scouts-needed = { $number ->
    [one] with one Scout
   *[other] with { $number } Scouts
  }

board-piles = Deck { $deck }, discard pile { $discard }, Scouts on the table { $supply }, Time cards out of the game { $gone }.
board-open = Open: { $cards }.
board-order-of-battle = Where the armies are
board-state-unplayed = in reserve
board-state-markers = { $number ->
    [one] one marker
   *[other] { $number } markers
  }
board-state-destroyed = destroyed
board-any = all arms

board-battle = Battle
board-battle-title = If a battle were fought now
board-battle-when = The next battle comes at the end of the turn that brings { NAME($date) }. This is what it would do today.
board-battle-past = Both battles are over. This is what a third one would do.
board-battle-none = No army is in contact with the enemy: nobody would lose anything.
board-battle-side = { NAME($side) } would lose { $points ->
    [0] no point
    [one] one point
   *[other] { $points } points
  }
board-battle-forced = { NAME($army) }: { $points ->
    [one] one point, without choice
   *[other] { $points } points, without choice
  }
board-battle-destroyed = (destroyed)
board-battle-choice = { NAME($by) }’s point falls on { $among }, by choice

board-scoring = Scoring
board-scoring-title = Final scoring
board-scoring-now = If the game ended now
board-score-if = For the missions that you know of, both sides allotting their armies as well as can be.
board-score-none = You know of no mission: they are revealed one by one, from 15 to 19 October.
board-score-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-score-empty = No French army holds the village: the points go to Schwarzenberg.
board-score-alone = { NAME($army) } holds the village and no Allied army fights him: mission fulfilled.
board-score-held = { $french } against { $allied }: equal or better, so the mission is fulfilled.
board-score-beaten = { $french } against { $allied }: the Allies are stronger, the mission fails.
board-score-tiles = Each total also counts a point for every army placed in its own player’s turn.

board-strip = What you can play
board-strip-hand = Hand
board-strip-armies = Armies
board-strip-draw = Draw
board-strip-open = playable:
board-changed = Something has changed here since your last decision
board-fight-unhurt = No losses

board-army = Army of { NAME($army) }
board-mission = Mission { NAME($place) }
board-mission-points = { $french } points for Napoleon if he fulfils it, { $allied } for Schwarzenberg if not
board-mission-now = { NAME($army) } holds it, { $french } against { $allied }: it would go to { NAME($side) }
board-secret = secret
board-nobody = nobody
board-strength-left = { $left } of { $full }
board-label-ground = Terrain
board-label-tile = Army placed
board-label-markers = Markers of { NAME($side) }
board-label-coming = May come on here
board-label-mission = Mission
board-label-strength = Strength
board-label-stands = Placed in
board-label-worth = With the terrain
board-label-contact = In contact with
board-label-troops = Markers
board-label-villages = Villages
board-label-district = District
board-label-now = Now
board-label-held = In hand
board-label-earlier = French score of the first game
board-about-terrain = Removes one of your markers on this terrain. Costs no time.
board-about-terrain-pair = Two alike: a marker on any terrain.
board-about-move = Moves a marker of a unit type shown by one area. The indicator moves one point.
board-about-move-pair = Two alike: a marker of any unit type. Two cards: a jump over one of your armies.
board-about-time = The indicator moves one point; the card leaves the game.
board-about-scout = Removes one of your markers, wherever it is, or makes up for a missing marker of an Army card. The indicator moves one point.
board-title-track-time = Time track
board-about-track-time = The indicator is at point { $time }. It moves one point for each Movement, Time or Scout card played and for each army that a player places in his own turn.
board-title-track-score = Score
board-about-track-score = Napoleon { $french }, Schwarzenberg { $allied }: a point for each army placed in one’s own turn, and the missions at the end.
board-title-pile-deck = Cards
board-about-pile-deck = Deck { $deck }, discard pile { $discard }, Scouts on the table { $supply }, Time cards out of the game { $gone }.
board-title-sheet-battle = Battle
board-about-sheet-battle = Shows what a battle would do now: who touches whom, who loses what.
board-title-sheet-scoring = Scoring
board-about-sheet-scoring = Shows mission by mission who would win it if the game ended now.
board-about-date-first = The first day: no mission is revealed.
board-about-date-other = Napoleon reveals a mission.
board-about-date-battle = Napoleon reveals a mission, and a battle is fought at the end of the turn.
board-about-date-last = The last mission is revealed; once this day is passed, the game ends at the end of the turn.

board-legend-armies = Armies
board-legend-tile-french = A French army placed, with round corners: the general, the strength, the unit type.
board-legend-tile-allied = An Allied army placed, with square corners.
board-legend-damage = What battles took: −1 a point, the strength left and the full strength.
board-legend-ground = Diamond: what the terrain adds or takes in the scoring (advanced rules).
board-legend-markers = Markers: there the army may yet turn out to be. Round for the French, square for the Allies.
board-legend-arm-infantry = Infantry: crossed muskets.
board-legend-arm-cavalry = Cavalry: a sabre.
board-legend-arm-artillery = Artillery: a gun.
board-legend-arm-any = Every unit type: Napoleon and Schwarzenberg.
board-legend-ground-title = Terrain
board-legend-terrain-plain = Plain
board-legend-terrain-river = River
board-legend-terrain-forest = Forest
board-legend-terrain-hill = Hill
board-legend-missions = Missions
board-legend-mission = A revealed mission: French points, Allied points.
board-legend-secret = One of your missions, still secret: you alone see it.
board-legend-signs = Signs on the map
board-legend-glow = Can be clicked now.
board-legend-chosen = The area in question.
board-legend-pointed = Pointed at by the log, a hint or a list.
board-legend-focus = Chosen by keyboard.
board-legend-changed = The other player changed something here since your last decision.
board-legend-arrow = The last move of a marker.
board-legend-clash = Two enemy armies in contact (Battle sheet).
board-legend-threat = What an army would lose without choice.
board-legend-choice = This army might take a point, as its player chooses.
board-legend-lost = This army would be destroyed.
board-legend-clock = Time and score
board-legend-date = A date of the time track; in red with ⚔, a battle.
board-legend-point = Points passed, the indicator, points to come.
board-legend-score = The score of each side.
board-legend-cards = Cards
board-legend-lit-card = Can be played or taken now.
board-legend-dim-card = Cannot: a click says why.
board-legend-time-card = Time card
board-legend-scout-card = Scout
