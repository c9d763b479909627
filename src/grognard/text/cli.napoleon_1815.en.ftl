# Napoléon 1815: the board in the terminal.

cli-n15-before = Set-up
cli-n15-turn = Turn { $turn } of { $turns }
cli-n15-track = Victory track: { $number }
cli-n15-hand = hand { $number }
cli-n15-piles = deck { $deck }, discards { $discard }
cli-n15-operations = operations: { $done }
cli-n15-of = { $done } of { $number }
cli-n15-to-place = { $number ->
    [one] { $number } vedette to place
   *[other] { $number } vedettes to place
  }
cli-n15-leader = leader of the coalition
cli-n15-passed = has passed

cli-n15-letter-french = F
cli-n15-letter-english = E
cli-n15-letter-prussian = P
cli-n15-strength = infantry { $infantry }, cavalry { $cavalry }
cli-n15-tired = f{ $number }
cli-n15-activated = { $number ->
   *[other] activated
  }: { $names }
cli-n15-vedettes = { $number ->
    [one] vedette { $names }
   *[other] vedettes { $names }
  }
cli-n15-some-vedettes = { $number ->
    [one] vedette
   *[other] { $number } vedettes
  }
cli-n15-standing = { $number ->
    [one] one standing block
   *[other] { $number } standing blocks
  }
cli-n15-perhaps = { $blocks } (perhaps { $names })
cli-n15-key-strength = 5+1 f2: 5 infantry, 1 cavalry, 2 fatigues
cli-n15-key-contested = ×: the enemy is there too

cli-n15-objectives = Objectives
cli-n15-positions = Reinforced positions
cli-n15-bridges = Destroyed bridges
cli-n15-axes = Retreat axis
cli-n15-coming = Reinforcements (turn)
cli-n15-lost = Eliminated
cli-n15-lasting = This turn
cli-n15-effect-pluie = rain
cli-n15-effect-empereur_souffrant = the Emperor unwell
cli-n15-effect-a_bruxelles = to Brussels
cli-n15-effect-marche_d_approche = approach march
cli-n15-effect-no_recovery = no recovery for the coalition
cli-n15-effect-aide_de_camp = the allies confer

cli-n15-operation = Operation
cli-n15-preparing = being prepared
cli-n15-pile = { $number ->
    [one] one block
   *[other] { $number } blocks
  } { TO($place) }
cli-n15-from = from { NAME($place) }
cli-n15-base = movement card: { $number }
cli-n15-points = { $left } of { $number } MP left
cli-n15-would-tire = fatigue if it stops here: { $number }
cli-n15-green = green card played: { $names }
cli-n15-share = To share out
cli-n15-left = { $number } left
cli-n15-need = due: { $names }
cli-n15-corps = corps: { $names }
cli-n15-combat = Combat
cli-n15-attackers = Attack
cli-n15-defenders = Defence
cli-n15-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
  }
cli-n15-suffers = suffers { $losses ->
    [0] no loss
    [one] { $losses } loss
   *[other] { $losses } losses
  }, { $fatigue ->
    [one] { $fatigue } fatigue
   *[other] { $fatigue } fatigues
  }
cli-n15-lying = on the table: { $names }
cli-n15-retreat = { $number ->
    [one] { $number } connection still to retreat
   *[other] { $number } connections still to retreat
  }

cli-n15-own-hand = { $number ->
    [one] Your card
   *[other] Your { $number } cards
  } (+: recovery): { $cards }
cli-n15-seen = What you have seen of { THE($seat) }: { $cards }
cli-n15-partners = What you know one of the allies to hold: { $cards }
cli-n15-served = A recovery card has already been played for: { $names }
cli-n15-colour-red = red
cli-n15-colour-blue = blue
cli-n15-colour-green = green

cli-n15-type-clear = clear
cli-n15-type-wooded = wooded
cli-n15-type-town = town
cli-n15-type-fortified_town = fortified town
cli-n15-type-fortified_farm = fortified farm
cli-n15-held = { $number } VP, { NAME($side) }
cli-n15-position = reinforced position
cli-n15-bridge = bridge
cli-n15-no-bridge = bridge destroyed

cli-n15-odds-points = Movement points: { $spread }
cli-n15-odds-cost = Costs { $cost } MP; { $left } left.
cli-n15-odds-tires = Fatigue if the pile stops there: { $number }.
cli-n15-odds-may-tire = Fatigue if the pile stops there: { $least }, or { $most } if these are corps.
cli-n15-odds-stop = The pile will have to stop.
cli-n15-odds-off = No cards: the attack would be off.
cli-n15-odds-ends = Victory { $win }, draw { $draw }, defeat { $lose }.
cli-n15-odds-exact = Exact, but for events still in hand.
cli-n15-odds-error = Give or take { $error }: the enemy’s strength is not known.
cli-n15-odds-cards = number of cards { $cards }
cli-n15-odds-inflicted = Losses inflicted: { $spread }; fatigue on average: { $fatigue }
cli-n15-odds-suffered = Losses suffered: { $spread }; fatigue on average: { $fatigue }

## Verbs as they are typed

cli-verb-napoleon_1815-pass = pass
cli-verb-napoleon_1815-play = play
cli-verb-napoleon_1815-vedette = vedette
cli-verb-napoleon_1815-take = take
cli-verb-napoleon_1815-manoeuvre = manoeuvre
cli-verb-napoleon_1815-attack = attack
cli-verb-napoleon_1815-step = step
cli-verb-napoleon_1815-end = end
cli-verb-napoleon_1815-decline = decline
cli-verb-napoleon_1815-fatigue = fatigue
cli-verb-napoleon_1815-relieve = relieve
cli-verb-napoleon_1815-done = done
cli-verb-napoleon_1815-lose_infantry = lose infantry
cli-verb-napoleon_1815-lose_cavalry = lose cavalry
cli-verb-napoleon_1815-retreat = retreat
cli-verb-napoleon_1815-stay = stay
cli-verb-napoleon_1815-withdraw = withdraw
cli-verb-napoleon_1815-zone = zone
cli-verb-napoleon_1815-opponent = opponent
cli-verb-napoleon_1815-search = search
cli-verb-napoleon_1815-reinforce = reinforce
cli-verb-napoleon_1815-delay = delay
cli-verb-napoleon_1815-bring = bring
cli-verb-napoleon_1815-destroy = destroy
cli-verb-napoleon_1815-march = march
cli-verb-napoleon_1815-recover = recover
cli-verb-napoleon_1815-give = give
cli-verb-napoleon_1815-name = name
