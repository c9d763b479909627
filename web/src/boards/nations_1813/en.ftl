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
board-pair = the two
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
