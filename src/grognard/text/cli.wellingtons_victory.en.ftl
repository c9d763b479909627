# Wellington’s Victory: the board in the terminal.

cli-wv-turn = turn { $turn }
cli-wv-army = morale { $morale }, { $brigades ->
    [one] { $brigades } active brigade
   *[other] { $brigades } active brigades
  }
cli-wv-demoralised = demoralised
cli-wv-held = Held by { THE($army) }:
cli-wv-move = Moving: { NAME($piece) }, points left: { $points }

## An army

cli-wv-arm-infantry = infantry { $points }
cli-wv-arm-cavalry = cavalry { $points }
cli-wv-arm-artillery = guns { $points }
cli-wv-batteries = Batteries
cli-wv-companies = Companies
cli-wv-gunners = Gunners without guns
cli-wv-leaders = Leaders
cli-wv-unseen = Units not seen
cli-wv-coming = To come
cli-wv-corps = { NAME($formation) }: { $units ->
    [one] { $units } unit
   *[other] { $units } units
  }
cli-wv-massed = massed target

## Signs

cli-wv-letter-french = F
cli-wv-letter-anglo_allied = A
cli-wv-letter-prussian = P
cli-wv-form-column = c
cli-wv-form-line = l
cli-wv-form-line_right = l>
cli-wv-form-line_left = l<
cli-wv-form-square = □
cli-wv-form-four_ranks = r
cli-wv-form-limbered = m
cli-wv-active = active brigade
cli-wv-asleep = not active
cli-wv-front = facing
cli-wv-rounds-left = rounds left
cli-wv-unserved = guns without gunners
cli-wv-order-disordered = disordered
cli-wv-order-routed = routed
cli-wv-mark-charging = ready to charge
cli-wv-mark-empty = out of ammunition
cli-wv-mark-attached = with a company
cli-wv-mark-reduced = reduced
cli-wv-mark-done = has acted
cli-wv-mark-fired = has fired

## A hex

cli-wv-cover-clear = open ground
cli-wv-cover-soft = soft cover
cli-wv-cover-hard = hard cover
cli-wv-level = level { $level }
cli-wv-road = road
cli-wv-side-soft = hexside with soft cover
cli-wv-side-hard = hexside with hard cover
cli-wv-side-wall = wall, not to be crossed
cli-wv-side-stream = stream, not to be crossed
cli-wv-side-bridge = bridge
cli-wv-direction-N = north
cli-wv-direction-NE = north-east
cli-wv-direction-SE = south-east
cli-wv-direction-S = south
cli-wv-direction-SW = south-west
cli-wv-direction-NW = north-west
cli-wv-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
cli-wv-guns = { $count ->
    [one] { $count } gun
   *[other] { $count } guns
  }
cli-wv-effectiveness = effectiveness { $value }
cli-wv-facing = facing { NAME($facing) }
cli-wv-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
cli-wv-second = the line reaches to here: { NAME($piece) } ({ $place })
cli-wv-hidden = { $count ->
    [one] one more unit, not seen
   *[other] { $count } more units, not seen
  }

## What the dice promise

cli-wv-guess = An estimate: you do not see the whole stack.
cli-wv-cost = { $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
  }; { $left } would be left
cli-wv-shot = Range { $range } ({ $row }), { $strength } firing, target class { $target }:
cli-wv-loss = { $count ->
    [0] no loss
    [one] { $count } point lost
   *[other] { $count } points lost
  }
cli-wv-mean = Mean loss: { NUMBER($mean, maximumFractionDigits: 1) }
cli-wv-row-two_rank_line = two-rank line
cli-wv-row-three_rank_line = three-rank line
cli-wv-row-column = column
cli-wv-row-square = square
cli-wv-row-skirmish = skirmishers
cli-wv-row-disordered = disordered
cli-wv-row-max_infantry_range = infantry at two hexes
cli-wv-row-min_artillery_range = guns at close range
cli-wv-row-medium_artillery_range = guns at medium range
cli-wv-row-max_artillery_range = guns at long range
cli-wv-melee = Melee at { $percent } %, differential { $differential }, before defensive fire:
cli-wv-result = attacker: { $attacker }; defender: { $defender }
cli-wv-result-- = holds
cli-wv-result-D1 = disordered, 1 point lost
cli-wv-result-Dr = disordered, retreats
cli-wv-result-Dr1 = disordered, retreats, 1 point lost
cli-wv-result-R = routed
cli-wv-check = Morale check against { $effectiveness }:
cli-wv-check-passed = passed
cli-wv-check-disordered = disordered
cli-wv-check-routed = routed
cli-wv-attacker = Attacker
cli-wv-defender = Defender
cli-wv-modifiers = Modifiers

## Verbs as they are typed

cli-verb-wellingtons_victory-arrange = arrange
cli-verb-wellingtons_victory-put = put
cli-verb-wellingtons_victory-face = face
cli-verb-wellingtons_victory-adopt = adopt
cli-verb-wellingtons_victory-end_setup = end setup
cli-verb-wellingtons_victory-activate = activate
cli-verb-wellingtons_victory-place_leader = place leader
cli-verb-wellingtons_victory-pass_round = pass round
cli-verb-wellingtons_victory-receive = receive
cli-verb-wellingtons_victory-liaison = liaison
cli-verb-wellingtons_victory-prepare = prepare
cli-verb-wellingtons_victory-break_up = break up
cli-verb-wellingtons_victory-deactivate = deactivate
cli-verb-wellingtons_victory-end_phase = end phase
cli-verb-wellingtons_victory-retire = retire
cli-verb-wellingtons_victory-retreat = retreat
cli-verb-wellingtons_victory-check = check
cli-verb-wellingtons_victory-check_all = check all
cli-verb-wellingtons_victory-turn = turn
cli-verb-wellingtons_victory-form = form
cli-verb-wellingtons_victory-form_all = form all
cli-verb-wellingtons_victory-detach = detach
cli-verb-wellingtons_victory-companies = companies
cli-verb-wellingtons_victory-absorb = absorb
cli-verb-wellingtons_victory-take = take
cli-verb-wellingtons_victory-move = move
cli-verb-wellingtons_victory-move_stack = move stack
cli-verb-wellingtons_victory-pick_up = pick up
cli-verb-wellingtons_victory-drop = drop
cli-verb-wellingtons_victory-raise = raise
cli-verb-wellingtons_victory-march = march
cli-verb-wellingtons_victory-road_march = road march
cli-verb-wellingtons_victory-unlimber = unlimber
cli-verb-wellingtons_victory-end_move = end move
cli-verb-wellingtons_victory-enter = enter
cli-verb-wellingtons_victory-leave_map = leave map
cli-verb-wellingtons_victory-attack = attack
cli-verb-wellingtons_victory-charge = charge
cli-verb-wellingtons_victory-ride = ride
cli-verb-wellingtons_victory-wheel = wheel
cli-verb-wellingtons_victory-halt = halt
cli-verb-wellingtons_victory-advance = advance
cli-verb-wellingtons_victory-stay = stay
cli-verb-wellingtons_victory-fire = fire
cli-verb-wellingtons_victory-aim = aim
cli-verb-wellingtons_victory-through = through
cli-verb-wellingtons_victory-pass = pass
cli-verb-wellingtons_victory-pass_move = pass move
cli-verb-wellingtons_victory-pass_phase = pass phase
cli-verb-wellingtons_victory-countercharge = countercharge
cli-verb-wellingtons_victory-guard_brigade = guard brigade
