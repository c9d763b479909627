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

## Cards, fights, legend

board-ground = Terrain
board-objective = Objectif, tenu par
board-stacked = Dans l’hexagone
board-of = Appartient à
board-stands = Se trouve en
board-strength = Force
board-guns = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }
board-effectiveness-label = Efficacité
board-formation = Formation
board-front = Front
board-ammunition = Munitions
board-state = État
board-asleep = brigade inactive
board-cut-off = hors de commandement
board-brigade-active = Cette brigade est active : ses unités peuvent agir là où elles sont commandées.
board-brigade-asleep = Cette brigade est inactive : ses unités ne peuvent ni bouger, ni tourner, ni changer de formation.
board-morale-about = À 0, l’armée est démoralisée pour de bon.
board-clock-about = Un tour dure un quart d’heure.
board-fight-shot = classe de cible { $target }, { $loss ->
    [0] aucune perte
    [one] { $loss } point perdu
   *[other] { $loss } points perdus
  }
board-fight-melee = { $percent } % de la force du défenseur, différentiel { $differential }
board-legend-counters = Pions
board-legend-states = Formation et état
board-legend-hexes = Hexagones
board-legend-ground = Terrain
board-legend-french = Français : bleu et carré. En bas : la force, puis l’efficacité (4) ou les coups restants (•6).
board-legend-allied = Anglo-alliés : rouge et arrondi
board-legend-prussian = Prussiens : gris, coins coupés
board-legend-infantry = Bataillon d’infanterie
board-legend-cavalry = Régiment de cavalerie
board-legend-artillery = Batterie, avec les coups qui lui restent
board-legend-company = Compagnie de tirailleurs
board-legend-leader = Chef
board-legend-facing = La pointe montre le sommet auquel l’unité fait face : les deux hexagones voisins sont son front
board-legend-column = Colonne : pas de barre
board-legend-line = Ligne : une barre en haut ; une ligne étendue occupe deux hexagones
board-legend-square = Carré : un cadre, front tout autour
board-legend-limbered = Batterie attelée : un petit trait dans le coin
board-legend-disordered = En désordre : D et bord jaune en tirets, front tout autour
board-legend-routed = En déroute : R et bord blanc pointillé
board-legend-charging = Prêt à charger : une pointe rouge
board-legend-stack = Plusieurs pièces dans l’hexagone : leur nombre en haut, ce qui s’y trouve d’autre en bas à droite (barre : infanterie, coin : cavalerie, point : canons, angle : compagnies, étoile : chef)
board-legend-unseen = Une unité que vous ne voyez pas
board-legend-asleep = Brigade inactive : plus pâle, signe en tirets
board-legend-cut-off = Hors de commandement : un cercle barré
board-legend-lit = Peut être cliqué
board-legend-target = Cible de ce qui est choisi
board-legend-selected = Choisi
board-legend-marked = Le journal, une liste ou un conseil le désigne
board-legend-changed = A changé depuis votre dernière décision
board-legend-reach = Peut être atteint ; le nombre est le coût en points de mouvement, avec un point d’exclamation, l’unité y perd son ordre ou l’ennemi peut réagir
board-legend-zone = Champ de tir ou zone de charge de ce que vous désignez, plus foncé à courte portée
board-legend-dead = Dans le champ de tir, mais pas vu
board-legend-command = Rayon de commandement du chef désigné
board-legend-watcher = Ennemi qui voit l’hexagone et peut y tirer
board-legend-soft = Couvert léger : bois, verger, jardin
board-legend-hard = Couvert dur : bâtiments
board-legend-slope = Pente entre deux niveaux
board-legend-primary = Chaussée
board-legend-secondary = Autre chemin
board-legend-stream = Ruisseau
board-legend-hedge = Haie, talus ou abattis
board-legend-wall = Mur
board-legend-sunken = Chemin creux
