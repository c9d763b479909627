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
board-pair = ×2 : Frime
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

board-strip = Ce que vous pouvez jouer
board-strip-hand = Main
board-strip-armies = Armées
board-strip-draw = Pioche
board-strip-open = jouables :
board-changed = Quelque chose a changé ici depuis votre dernière décision
board-fight-unhurt = Aucune perte

board-army = Armée { OF($army) }
board-mission = Mission { NAME($place) }
board-mission-points = { $french } points pour Napoléon s’il la remplit, { $allied } pour Schwarzenberg sinon
board-mission-now = { NAME($army) } la tient, { $french } contre { $allied } : elle irait { TO($side) }
board-secret = secrète
board-nobody = personne
board-strength-left = { $left } sur { $full }
board-label-ground = Terrain
board-label-tile = Armée placée
board-label-markers = Marqueurs { OF($side) }
board-label-coming = Peuvent entrer ici
board-label-mission = Mission
board-label-strength = Force
board-label-stands = Placée
board-label-worth = Avec le terrain
board-label-contact = Au contact
board-label-troops = Marqueurs
board-label-villages = Villages
board-label-district = District
board-label-now = Maintenant
board-label-held = En main
board-label-earlier = Score français de la première partie
board-about-terrain = Retire un de vos marqueurs sur ce terrain. Ne coûte pas de temps.
board-about-terrain-pair = Deux pareilles : un marqueur sur n’importe quel terrain.
board-about-move = Déplace d’une zone un marqueur d’une arme indiquée. L’indicateur avance d’un point.
board-about-move-pair = Deux pareilles : un marqueur de n’importe quelle arme. Deux cartes : un saut par-dessus une de vos armées.
board-about-time = L’indicateur avance d’un point ; la carte quitte le jeu.
board-about-scout = Retire un de vos marqueurs, où qu’il soit, ou remplace un marqueur manquant d’une carte Armée. L’indicateur avance d’un point.
board-title-track-time = Piste du temps
board-about-track-time = L’indicateur est au point { $time }. Il avance d’un point pour chaque carte Mouvement, Temps ou Éclaireur jouée et pour chaque armée que l’on place pendant son tour.
board-title-track-score = Score
board-about-track-score = Napoléon { $french }, Schwarzenberg { $allied } : un point par armée placée pendant son propre tour, puis les missions à la fin.
board-title-pile-deck = Cartes
board-about-pile-deck = Pioche { $deck }, défausse { $discard }, Éclaireurs sur la table { $supply }, cartes Temps sorties du jeu { $gone }.
board-title-sheet-battle = Bataille
board-about-sheet-battle = Montre ce qu’une bataille ferait maintenant : qui touche qui, qui perd combien.
board-title-sheet-scoring = Décompte
board-about-sheet-scoring = Montre mission par mission qui la remplirait si la partie finissait maintenant.
board-about-date-first = Le premier jour : aucune mission n’est révélée.
board-about-date-other = Napoléon révèle une mission.
board-about-date-battle = Napoléon révèle une mission, et une bataille a lieu à la fin du tour.
board-about-date-last = La dernière mission est révélée ; une fois ce jour dépassé, la partie s’achève à la fin du tour.

board-legend-armies = Armées
board-legend-tile-french = Armée française placée, aux coins arrondis : le général, la force, l’arme.
board-legend-tile-allied = Armée alliée placée, aux coins droits.
board-legend-damage = Ce que les batailles lui ont pris : −1 par point, la force qui reste et la force entière.
board-legend-ground = Losange : ce que le terrain ajoute ou ôte au décompte (règles avancées).
board-legend-markers = Marqueurs : là, l’armée peut encore apparaître. Ronds pour les Français, carrés pour les Alliés.
board-legend-arm-infantry = Infanterie : fusils croisés.
board-legend-arm-cavalry = Cavalerie : sabre.
board-legend-arm-artillery = Artillerie : canon.
board-legend-arm-any = Toutes les armes : Napoléon et Schwarzenberg.
board-legend-ground-title = Terrains
board-legend-terrain-plain = Plaine
board-legend-terrain-river = Rivière
board-legend-terrain-forest = Forêt
board-legend-terrain-hill = Colline
board-legend-missions = Missions
board-legend-mission = Mission révélée : points français, points alliés.
board-legend-secret = Une de vos missions encore secrètes : vous seul la voyez.
board-legend-signs = Signes sur la carte
board-legend-glow = Peut être cliqué maintenant.
board-legend-chosen = La zone dont il s’agit.
board-legend-pointed = Montrée par le journal, un conseil ou une liste.
board-legend-focus = Choisie au clavier.
board-legend-changed = L’adversaire a changé quelque chose ici depuis votre dernière décision.
board-legend-arrow = Le dernier déplacement d’un marqueur.
board-legend-clash = Deux armées ennemies au contact (feuille Bataille).
board-legend-threat = Ce qu’une armée perdrait sans choix.
board-legend-choice = Cette armée pourrait subir un point au choix de son joueur.
board-legend-lost = Cette armée serait détruite.
board-legend-clock = Temps et score
board-legend-date = Une date de la piste du temps ; en rouge avec ⚔, une bataille.
board-legend-point = Points passés, l’indicateur, points à venir.
board-legend-score = Le score de chaque camp.
board-legend-cards = Cartes
board-legend-lit-card = Peut être jouée ou prise maintenant.
board-legend-dim-card = Ne le peut pas : un clic dit pourquoi.
board-legend-time-card = Carte Temps
board-legend-scout-card = Éclaireur
