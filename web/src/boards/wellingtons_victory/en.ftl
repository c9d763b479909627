# Wellington's Victory: the board in the browser.

board-blurb = Waterloo, 18 June 1815, battalion by battalion on four sheets of hexes: formations and facings, opportunity fire and opportunity charges, morale, rout and rally, brigades in reserve. Five scenarios, from the farm of Hougoumont to the whole day.
board-length = 3 hours to several days

board-map = The battlefield
board-unseen = { $count ->
  [one] one more unit, not seen
  *[other] { $count } more units, not seen
}{ $massed ->
  [yes] , massed target
  *[no] { "" }
}
board-whole = All the sheets
board-overlook = View
board-overlook-about = Show all that can be seen from the hex under the pointer, up to eight hexes away
board-watched = In the field of fire of: { $units }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
  }
board-modes = A click
board-cover-c = open ground
board-cover-s = soft cover
board-cover-h = hard cover
board-level = level { $level }
board-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
board-effectiveness = effectiveness { $value }
board-order-disordered = disordered
board-order-routed = routed
board-facing = facing { NAME($facing) }
board-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
  }
board-mark-charging = ready to charge
board-mark-empty = out of ammunition
board-mark-attached = with a company
board-mark-reduced = reduced
board-mark-done = has acted
board-mark-fired = has fired
board-morale = Army morale
board-brief-morale = morale
board-brigades = Active brigades
board-brief-brigades = brigades
board-turn = turn { $turn }
board-active = { $count ->
    [one] 1 active brigade
   *[other] { $count } active brigades
  }
board-demoralised = demoralised
board-move = { NAME($piece) }: { $points } movement points left
board-order-of-battle = Order of battle
board-group-brigades = Brigades
board-group-units = Units

board-shot = Range { $range }, { $strength } firing, target class { $target }
board-loss = { $count ->
    [0] no loss
    [one] 1 point lost
   *[other] { $count } points lost
  }
board-row-two_rank_line = two-rank line
board-row-three_rank_line = three-rank line
board-row-column = column
board-row-square = square
board-row-skirmish = skirmishers
board-row-disordered = disordered
board-row-max_infantry_range = infantry at two hexes
board-row-min_artillery_range = guns at close range
board-row-medium_artillery_range = guns at medium range
board-row-max_artillery_range = guns at long range
board-melee = { $percent } %, differential { $differential }, before defensive fire
board-attacker = Attacker
board-defender = Defender
board-modifiers = Modifiers
board-result-- = holds
board-result-D1 = disordered, 1 point lost
board-result-Dr = disordered, retreats
board-result-Dr1 = disordered, retreats, 1 point lost
board-result-R = routed
board-check = Morale check against { $effectiveness }
board-check-passed = passed
board-check-disordered = disordered
board-check-routed = routed

board-short-turn = turn
board-short-form_all = form up
board-short-march = march
board-short-road_march = by road
board-short-attack = attack
board-short-charge = charge
board-on-move = can move
board-on-move_stack = can move
board-on-fire = can fire
board-on-aim = can be fired at
board-on-march = can be entered
board-on-road_march = can be entered by road
board-from-attack = can attack
board-to-attack = can be attacked
board-cost = { $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
  }; { $left } would be left
