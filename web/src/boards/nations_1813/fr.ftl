# Bataille des Nations 1813 : la table dans le navigateur.

board-blurb = Leipzig, du 14 au 19 octobre 1813. Napoléon garde cinq missions secrètes ; Schwarzenberg doit les deviner et les empêcher. Point de dés : des marqueurs qui se déplacent et se retirent jusqu’à ce que chaque armée se montre, une montre qui avance, deux batailles et un décompte mission par mission.
board-length = 1 à 2 heures

board-map = Carte des environs de Leipzig
board-title = Leipzig
board-subtitle = et ses environs
board-motto = du 14 au 19 octobre 1813
board-river-0 = Parthe
board-river-1 = Pleisse
board-river-2 = Elster
board-sheet = Ce que dit la feuille

board-place = { NAME($place) } ({ NAME($terrain) })
board-place-tile = armée { OF($army) } ({ NAME($side) }), force { $strength }
board-place-markers = marqueurs : { $armies }
board-place-mission = mission révélée : { $french } points pour Napoléon, { $allied } pour Schwarzenberg
board-place-secret = votre mission secrète : { $french } points pour vous, { $allied } pour Schwarzenberg
board-on-village = peut recevoir un marqueur
board-on-remove = marqueur à retirer
board-on-march = marqueur à déplacer
board-on-to = peut être rejoint
board-on-jump = peut être rejoint d’un saut
board-modes = Un clic :
board-short-to = un pas
board-short-jump = un saut

board-verb-district = Tirer une seconde mission
board-verb-keep = Garder une mission
board-verb-army = Jouer une carte Armée
board-verb-village = Poser un marqueur
board-verb-play = Jouer une carte
board-verb-pair = Jouer deux cartes pareilles
board-verb-remove = Retirer un marqueur
board-verb-march = Déplacer un marqueur
board-verb-to = Aller dans une zone
board-verb-jump = Sauter par-dessus une armée
board-verb-take = Prendre une carte visible
board-verb-place = Placer une armée
board-verb-unit = Choisir une arme
board-verb-reveal = Révéler une mission
board-verb-discard = Défausser une carte
board-verb-loss = Choisir qui subit un point
board-verb-support = Soutenir une mission
board-verb-engage = Combattre une mission
board-verb-marker = Prendre le marqueur d’une armée
board-verb-second = Payer un saut d’une carte
board-verb-second_pair = Payer un saut de deux cartes

board-field-score = Points
board-field-tiles = Armées placées
board-field-cards = Cartes en main
board-field-scouts = Éclaireurs
board-brief-score = pts
board-brief-tiles = armées
board-brief-cards = cartes
board-brief-scouts = écl.

board-clock-month = oct.
board-clock-watch = avant le 14 octobre
board-clock = { $now } ; { $left ->
    [one] encore un point
   *[other] encore { $left } points
  } jusqu’au { $next }
board-clock-end = Le { $now } est venu : la partie s’achève à la fin d’un tour, une fois ce jour dépassé.
board-score = Score : Napoléon { $french }, Schwarzenberg { $allied }
board-earlier = Score français de la première partie

board-missions = Mes missions
board-revealed = révélée
board-second = ou bien
board-hand = { $count ->
    [one] Ma main : une carte
   *[other] Ma main : { $count } cartes
  }
board-card = { $number ->
    [one] { NAME($card) }
   *[other] { NAME($card) } ({ $number } cartes)
  }
board-pair = les deux
board-display = Cartes visibles et pioche
board-deck = Pioche
board-army-cards = Mes cartes Armée
board-not-before = après le { NAME($date) }
board-scouts-needed = { $number ->
    [one] avec un Éclaireur
   *[other] avec { $number } Éclaireurs
  }

board-piles = Pioche { $deck }, défausse { $discard }, Éclaireurs sur la table { $supply }, cartes Temps sorties du jeu { $gone }.
board-open = Visibles : { $cards }.
board-order-of-battle = Où sont les armées
board-state-unplayed = en réserve
board-state-markers = { $number ->
    [one] un marqueur
   *[other] { $number } marqueurs
  }
board-state-destroyed = détruite
board-any = toutes les armes

board-battle = Bataille
board-battle-title = Si l’on se battait maintenant
board-battle-when = La prochaine bataille a lieu à la fin du tour où vient le { NAME($date) }. Voici ce qu’elle ferait aujourd’hui.
board-battle-past = Les deux batailles sont passées. Voici ce que ferait une troisième.
board-battle-none = Aucune armée n’est au contact de l’ennemi : personne ne perdrait rien.
board-battle-side = { NAME($side) } perdrait { $points ->
    [0] zéro point
    [one] un point
   *[other] { $points } points
  }
board-battle-forced = { NAME($army) } : { $points ->
    [one] un point, sans choix
   *[other] { $points } points, sans choix
  }
board-battle-destroyed = (détruit)
board-battle-choice = le point { OF($by) } tombe au choix sur { $among }

board-scoring = Décompte
board-scoring-title = Décompte final
board-scoring-now = Si la partie finissait maintenant
board-score-if = Pour les missions que vous connaissez, chacun répartissant ses armées au mieux.
board-score-none = Aucune mission ne vous est connue : elles se révèlent une à une, du 15 au 19 octobre.
board-score-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-score-empty = Aucune armée française ne tient le village : les points vont à Schwarzenberg.
board-score-alone = { NAME($army) } tient le village et aucune armée alliée ne le combat : mission remplie.
board-score-held = { $french } contre { $allied } : à égalité ou mieux, la mission est remplie.
board-score-beaten = { $french } contre { $allied } : les Alliés sont plus forts, la mission est manquée.
board-score-tiles = Chaque total compte aussi un point par armée placée pendant le tour de son joueur.
