# Battle of the Nations 1813: the board in the terminal.

cli-n13-set-up = Set-up
cli-n13-actions = { $number ->
    [0] no action left
    [one] one action left
   *[other] { $number } actions left
  }
cli-n13-earlier = French score of the first game: { $points }
cli-n13-before = Before 14 October
cli-n13-clock = { $now } (point { $point }); { $left ->
    [one] one more point
   *[other] { $left } more points
  } to { NAME($next) }
cli-n13-day = { $now } (point { $point })
cli-n13-clock-end = { $now } (point { $point }): the game ends at the end of a turn, once this day is past
cli-n13-next-battle = battle on { NAME($date) }

cli-n13-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
cli-n13-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
cli-n13-scouts-held = { $scouts ->
    [one] one of them a Scout
   *[other] { $scouts } of them Scouts
  }
cli-n13-placed = { $armies ->
    [one] { $armies } army placed
   *[other] { $armies } armies placed
  }
cli-n13-known = Known cards
cli-n13-open = Open cards
cli-n13-piles = Deck { $deck }, discard pile { $discard }, Scouts on the table { $supply }, Time cards out of the game { $gone }

cli-n13-about = This is about { NAME($army) }’s army.
cli-n13-blow = Battle: here comes { NAME($army) }’s point.
cli-n13-taken = Points taken so far
cli-n13-battle-now = If a battle were fought now
cli-n13-losses = { NAME($side) } would lose { $points ->
    [one] one point
   *[other] { $points } points
  } ({ $details })
cli-n13-chosen = { $points } by choice
cli-n13-lost = destroyed: { $armies }
cli-n13-score-now = If the game ended now, for the missions that you know of: Napoleon { $french }, Schwarzenberg { $allied }

cli-n13-missions = Revealed missions
cli-n13-secret = Secret missions
cli-n13-mission-empty = { NAME($district) }, { NAME($mission) }: no French army, { $points ->
    [one] 1 point
   *[other] { $points } points
  } to { NAME($side) }
cli-n13-mission-alone = { NAME($district) }, { NAME($mission) }: { NAME($army) } without an enemy, { $points ->
    [one] 1 point
   *[other] { $points } points
  } to { NAME($side) }
cli-n13-mission-fought = { NAME($district) }, { NAME($mission) }: { NAME($army) }, { $french } against { $allied }, { $points ->
    [one] 1 point
   *[other] { $points } points
  } to { NAME($side) }

cli-n13-legend = ● ■ army and its strength, ○ □ marker
cli-n13-any = all arms
cli-n13-reserve = reserve
cli-n13-entering = comes on
cli-n13-destroyed = Destroyed
cli-n13-damage = { $points ->
    [one] has lost 1 point
   *[other] has lost { $points } points
  }
cli-n13-worth = counts { $points } in the scoring
cli-n13-after = after { NAME($date) }
cli-n13-scouts = { $number ->
    [one] with one Scout
   *[other] with { $number } Scouts
  }

cli-n13-own-missions = Your secret missions:
cli-n13-own-mission = Your secret mission
cli-n13-other-mission = or else, by your choice: { NAME($mission) }
cli-n13-hand = { $number ->
    [one] Your card: { $cards }
   *[other] Your { $number } cards: { $cards }
  }

cli-n13-revealed-here = Revealed mission
cli-n13-coming = May come on here
cli-n13-near = Areas next to it:
cli-n13-tile = strength { $strength }
cli-n13-marker = marker, strength { $strength }

## Verbs as they are typed

cli-verb-nations_1813-district = district
cli-verb-nations_1813-keep = keep
cli-verb-nations_1813-wait = wait
cli-verb-nations_1813-begin = begin
cli-verb-nations_1813-refresh = refresh
cli-verb-nations_1813-keep_display = keep display
cli-verb-nations_1813-army = army
cli-verb-nations_1813-village = village
cli-verb-nations_1813-play = play
cli-verb-nations_1813-pair = pair
cli-verb-nations_1813-remove = remove
cli-verb-nations_1813-march = march
cli-verb-nations_1813-to = to
cli-verb-nations_1813-jump = jump
cli-verb-nations_1813-draw = draw
cli-verb-nations_1813-take = take
cli-verb-nations_1813-end_turn = end turn
cli-verb-nations_1813-place = place
cli-verb-nations_1813-unit = unit
cli-verb-nations_1813-reveal = reveal
cli-verb-nations_1813-discard = discard
cli-verb-nations_1813-loss = loss
cli-verb-nations_1813-support = support
cli-verb-nations_1813-engage = engage
cli-verb-nations_1813-marker = marker
cli-verb-nations_1813-second = second
cli-verb-nations_1813-second_pair = second pair
