# Wellington's Victory : le plateau dans le navigateur.

board-blurb = Waterloo, le 18 juin 1815, bataillon par bataillon sur quatre cartes d’hexagones : formations et fronts, tirs et charges d’opportunité, moral, déroute et ralliement, brigades en réserve. Cinq scénarios, de la ferme d’Hougoumont à la journée entière.
board-length = de 3 heures à plusieurs jours

board-map = Le champ de bataille
board-unseen = { $count ->
  [one] une unité de plus, qu’on ne voit pas
  *[other] { $count } unités de plus, qu’on ne voit pas
}{ $massed ->
  [yes] , cible massée
  *[no] { "" }
}
board-whole = Toutes les feuilles
board-overlook = Vue
board-overlook-about = Montrer tout ce que l’on voit de l’hexagone pointé, à huit hexagones au plus
board-watched = Sous le feu de : { $units }{ $more ->
    [0] { "" }
    [one] { " " }et { $more } autre
   *[other] { " " }et { $more } autres
  }
board-modes = Un clic
board-cover-c = terrain clair
board-cover-s = couvert léger
board-cover-h = couvert dur
board-level = niveau { $level }
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
board-effectiveness = efficacité { $value }
board-order-disordered = en désordre
board-order-routed = en déroute
board-facing = front { TO($facing) }
board-rounds = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
board-mark-charging = prêt à charger
board-mark-empty = sans munitions
board-mark-attached = avec une compagnie
board-mark-reduced = réduit
board-mark-done = a agi
board-mark-fired = a tiré
board-morale = Moral d’armée
board-brief-morale = moral
board-brigades = Brigades activées
board-brief-brigades = brigades
board-turn = tour { $turn }
board-active = { $count ->
    [one] { $count } brigade activée
   *[other] { $count } brigades activées
  }
board-demoralised = démoralisée
board-move = { NAME($piece) } : encore { $points } points de mouvement
board-order-of-battle = Ordre de bataille
board-group-brigades = Brigades
board-group-units = Unités

board-shot = Portée { $range }, { $strength } au tir, cible de classe { $target }
board-loss = { $count ->
    [0] aucune perte
    [one] { $count } point perdu
   *[other] { $count } points perdus
  }
board-row-two_rank_line = ligne sur deux rangs
board-row-three_rank_line = ligne sur trois rangs
board-row-column = colonne
board-row-square = carré
board-row-skirmish = tirailleurs
board-row-disordered = désordre
board-row-max_infantry_range = infanterie à deux hexagones
board-row-min_artillery_range = artillerie à courte portée
board-row-medium_artillery_range = artillerie à moyenne portée
board-row-max_artillery_range = artillerie à longue portée
board-melee = { $percent } %, différentiel { $differential }, avant le tir défensif
board-attacker = Attaquant
board-defender = Défenseur
board-modifiers = Modificateurs
board-result-- = tient
board-result-D1 = désordre, 1 point perdu
board-result-Dr = désordre et retraite
board-result-Dr1 = désordre et retraite, 1 point perdu
board-result-R = déroute
board-check = Contrôle de moral contre { $effectiveness }
board-check-passed = réussi
board-check-disordered = désordre
board-check-routed = déroute

board-short-turn = tourner
board-short-form_all = former
board-short-march = marcher
board-short-road_march = par la route
board-short-attack = attaquer
board-short-charge = charger
board-on-move = peut bouger
board-on-move_stack = peut bouger
board-on-fire = peut tirer
board-on-aim = peut être pris pour cible
board-on-march = peut être occupé
board-on-road_march = accessible par la route
board-from-attack = peut attaquer
board-to-attack = peut être attaqué
board-cost = { $cost ->
    [one] { $cost } point de mouvement
   *[other] { $cost } points de mouvement
  } ; il en resterait { $left }
