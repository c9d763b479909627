# Wellington’s Victory : le plateau dans le terminal.

cli-wv-turn = tour { $turn }
cli-wv-army = moral { $morale }, { $brigades ->
    [one] { $brigades } brigade activée
   *[other] { $brigades } brigades activées
  }
cli-wv-demoralised = démoralisée
cli-wv-held = Tenus par { THE($army) } :
cli-wv-move = En mouvement : { NAME($piece) }, points restants : { $points }

## Une armée

cli-wv-arm-infantry = infanterie { $points }
cli-wv-arm-cavalry = cavalerie { $points }
cli-wv-arm-artillery = canons { $points }
cli-wv-batteries = Batteries
cli-wv-companies = Compagnies
cli-wv-gunners = Artilleurs sans pièces
cli-wv-leaders = Chefs
cli-wv-unseen = Unités non vues
cli-wv-coming = À venir
cli-wv-corps = { NAME($formation) } : { $units ->
    [one] { $units } unité
   *[other] { $units } unités
  }
cli-wv-massed = cible massée

## Signes

cli-wv-letter-french = F
cli-wv-letter-anglo_allied = A
cli-wv-letter-prussian = P
cli-wv-form-column = c
cli-wv-form-line = l
cli-wv-form-line_right = l>
cli-wv-form-line_left = l<
cli-wv-form-square = □
cli-wv-form-four_ranks = r
cli-wv-form-limbered = a
cli-wv-active = brigade activée
cli-wv-asleep = non activée
cli-wv-front = front
cli-wv-rounds-left = coups restants
cli-wv-unserved = pièces sans artilleurs
cli-wv-order-disordered = en désordre
cli-wv-order-routed = en déroute
cli-wv-mark-charging = prêt à charger
cli-wv-mark-empty = sans munitions
cli-wv-mark-attached = avec une compagnie
cli-wv-mark-reduced = réduit
cli-wv-mark-done = a agi
cli-wv-mark-fired = a tiré

## Un hexagone

cli-wv-cover-clear = terrain clair
cli-wv-cover-soft = couvert léger
cli-wv-cover-hard = couvert dur
cli-wv-level = niveau { $level }
cli-wv-road = route
cli-wv-side-soft = côté à couvert léger
cli-wv-side-hard = côté à couvert dur
cli-wv-side-wall = mur infranchissable
cli-wv-side-stream = ruisseau infranchissable
cli-wv-side-bridge = pont
cli-wv-direction-N = nord
cli-wv-direction-NE = nord-est
cli-wv-direction-SE = sud-est
cli-wv-direction-S = sud
cli-wv-direction-SW = sud-ouest
cli-wv-direction-NW = nord-ouest
cli-wv-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
cli-wv-guns = { $count ->
    [one] { $count } canon
   *[other] { $count } canons
  }
cli-wv-effectiveness = efficacité { $value }
cli-wv-facing = front { TO($facing) }
cli-wv-rounds = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
cli-wv-second = jusqu’ici s’étend la ligne : { NAME($piece) } ({ $place })
cli-wv-hidden = { $count ->
    [one] une unité de plus, qu’on ne voit pas
   *[other] { $count } unités de plus, qu’on ne voit pas
  }

## Ce que les dés promettent

cli-wv-guess = Estimation : vous ne voyez pas toute la pile.
cli-wv-cost = { $cost ->
    [one] { $cost } point de mouvement
   *[other] { $cost } points de mouvement
  } ; il en resterait { $left }
cli-wv-shot = Portée { $range } ({ $row }), { $strength } au tir, cible de classe { $target } :
cli-wv-loss = { $count ->
    [0] aucune perte
    [one] { $count } point perdu
   *[other] { $count } points perdus
  }
cli-wv-mean = Perte moyenne : { NUMBER($mean, maximumFractionDigits: 1) }
cli-wv-row-two_rank_line = ligne sur deux rangs
cli-wv-row-three_rank_line = ligne sur trois rangs
cli-wv-row-column = colonne
cli-wv-row-square = carré
cli-wv-row-skirmish = tirailleurs
cli-wv-row-disordered = désordre
cli-wv-row-max_infantry_range = infanterie à deux hexagones
cli-wv-row-min_artillery_range = artillerie à courte portée
cli-wv-row-medium_artillery_range = artillerie à moyenne portée
cli-wv-row-max_artillery_range = artillerie à longue portée
cli-wv-melee = Mêlée à { $percent } %, différentiel { $differential }, avant le tir défensif :
cli-wv-result = assaillant : { $attacker } ; défenseur : { $defender }
cli-wv-result-- = tient
cli-wv-result-D1 = désordre, 1 point perdu
cli-wv-result-Dr = désordre et retraite
cli-wv-result-Dr1 = désordre et retraite, 1 point perdu
cli-wv-result-R = déroute
cli-wv-check = Contrôle de moral contre { $effectiveness } :
cli-wv-check-passed = réussi
cli-wv-check-disordered = désordre
cli-wv-check-routed = déroute
cli-wv-attacker = Assaillant
cli-wv-defender = Défenseur
cli-wv-modifiers = Modificateurs

## Les verbes, tels qu’on les tape

cli-verb-wellingtons_victory-arrange = disposer
cli-verb-wellingtons_victory-put = placer
cli-verb-wellingtons_victory-face = front
cli-verb-wellingtons_victory-adopt = former
cli-verb-wellingtons_victory-end_setup = finir déploiement
cli-verb-wellingtons_victory-activate = activer
cli-verb-wellingtons_victory-place_leader = placer chef
cli-verb-wellingtons_victory-pass_round = céder un coup
cli-verb-wellingtons_victory-receive = donner à
cli-verb-wellingtons_victory-liaison = müffling
cli-verb-wellingtons_victory-prepare = préparer
cli-verb-wellingtons_victory-break_up = disperser
cli-verb-wellingtons_victory-deactivate = désactiver
cli-verb-wellingtons_victory-end_phase = terminer
cli-verb-wellingtons_victory-retire = fuir
cli-verb-wellingtons_victory-retreat = retraiter
cli-verb-wellingtons_victory-check = contrôler
cli-verb-wellingtons_victory-check_all = contrôler tout
cli-verb-wellingtons_victory-turn = tourner
cli-verb-wellingtons_victory-form = formation
cli-verb-wellingtons_victory-form_all = formation de tous
cli-verb-wellingtons_victory-detach = détacher
cli-verb-wellingtons_victory-companies = compagnies
cli-verb-wellingtons_victory-absorb = absorber
cli-verb-wellingtons_victory-take = reprendre
cli-verb-wellingtons_victory-move = déplacer
cli-verb-wellingtons_victory-move_stack = déplacer pile
cli-verb-wellingtons_victory-pick_up = emmener
cli-verb-wellingtons_victory-drop = laisser
cli-verb-wellingtons_victory-raise = au sommet
cli-verb-wellingtons_victory-march = marcher
cli-verb-wellingtons_victory-road_march = marcher par route
cli-verb-wellingtons_victory-unlimber = dételer
cli-verb-wellingtons_victory-end_move = finir mouvement
cli-verb-wellingtons_victory-enter = entrer
cli-verb-wellingtons_victory-leave_map = quitter la carte
cli-verb-wellingtons_victory-attack = attaquer
cli-verb-wellingtons_victory-charge = charger
cli-verb-wellingtons_victory-ride = pousser
cli-verb-wellingtons_victory-wheel = pivoter
cli-verb-wellingtons_victory-halt = arrêter
cli-verb-wellingtons_victory-advance = avancer
cli-verb-wellingtons_victory-stay = rester
cli-verb-wellingtons_victory-fire = tirer
cli-verb-wellingtons_victory-aim = viser
cli-verb-wellingtons_victory-through = à travers
cli-verb-wellingtons_victory-pass = passer
cli-verb-wellingtons_victory-pass_move = passer le mouvement
cli-verb-wellingtons_victory-pass_phase = passer la phase
cli-verb-wellingtons_victory-countercharge = contre-charger
cli-verb-wellingtons_victory-guard_brigade = garde
