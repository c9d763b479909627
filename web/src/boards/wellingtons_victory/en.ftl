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

## Cards, fights, legend

board-ground = Ground
board-objective = Objective, held by
board-stacked = In the hex
board-of = Belongs to
board-stands = Stands in
board-strength = Strength
board-guns = { $count ->
    [one] 1 gun
   *[other] { $count } guns
  }
board-effectiveness-label = Effectiveness
board-formation = Formation
board-front = Faces
board-ammunition = Ammunition
board-state = State
board-asleep = brigade not active
board-cut-off = out of command
board-brigade-active = This brigade is active: its units may act where they are in command.
board-brigade-asleep = This brigade is not active: its units may not move, turn or change formation.
board-morale-about = At 0 the army is demoralised for good.
board-clock-about = A turn is a quarter of an hour.
board-fight-shot = target class { $target }, { $loss ->
    [0] no loss
    [one] 1 point lost
   *[other] { $loss } points lost
  }
board-fight-melee = { $percent } % of the defender’s strength, differential { $differential }
board-legend-counters = Counters
board-legend-states = Formation and state
board-legend-hexes = Hexes
board-legend-ground = Ground
board-legend-french = French: blue and square. Below: strength, then effectiveness (4) or rounds (•6).
board-legend-allied = Anglo-Allied: red and round
board-legend-prussian = Prussian: grey, corners cut
board-legend-infantry = Battalion of infantry
board-legend-cavalry = Regiment of cavalry
board-legend-artillery = Battery, with the rounds that it has left
board-legend-company = Company of skirmishers
board-legend-leader = Leader
board-legend-facing = The point shows the corner that a unit faces: the two hexes beside it are its front
board-legend-column = Column: no bar
board-legend-line = Line: a bar along the top; an extended line lies over two hexes
board-legend-square = Square: a frame, facing all round
board-legend-limbered = Limbered guns: a short stroke in the corner
board-legend-disordered = Disordered: D and a dashed yellow edge, facing all round
board-legend-routed = Routed: R and a dotted white edge
board-legend-charging = Ready to charge: a red arrowhead
board-legend-stack = Several pieces in the hex: their number above, below on the right what else is there (bar infantry, wedge cavalry, dot guns, angle companies, star leader)
board-legend-unseen = A unit that you do not see
board-legend-asleep = Brigade not active: paler, its sign dashed
board-legend-cut-off = Out of command: a crossed-out circle
board-legend-lit = Can be clicked
board-legend-target = Target of what is selected
board-legend-selected = Selected
board-legend-marked = The log, a list or a hint points here
board-legend-changed = Changed since your last decision
board-legend-reach = Can be reached; the number is the cost in movement points, with “!” the unit loses its order or the enemy may react
board-legend-zone = Field of fire or charge zone of what you point at, darker at close range
board-legend-dead = In the field of fire, but not seen
board-legend-command = Command radius of the leader you point at
board-legend-watcher = Enemy who sees the hex and can fire at it
board-legend-soft = Soft cover: wood, orchard, garden
board-legend-hard = Hard cover: buildings
board-legend-slope = Slope between two levels
board-legend-primary = Paved road
board-legend-secondary = Other road
board-legend-stream = Stream
board-legend-hedge = Hedge, bank or abatis
board-legend-wall = Wall
board-legend-sunken = Sunken lane
