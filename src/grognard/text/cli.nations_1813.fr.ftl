# Bataille des Nations 1813 : le plateau dans le terminal.

cli-n13-set-up = Mise en place
cli-n13-actions = { $number ->
    [0] plus d’action
    [one] encore une action
   *[other] encore { $number } actions
  }
cli-n13-earlier = score français de la première partie : { $points }
cli-n13-before = Avant le 14 octobre
cli-n13-clock = { $now } (point { $point }) ; { $left ->
    [one] encore un point
   *[other] encore { $left } points
  } jusqu’au { NAME($next) }
cli-n13-day = { $now } (point { $point })
cli-n13-clock-end = { $now } (point { $point }) : la partie s’achève à la fin d’un tour, une fois ce jour dépassé
cli-n13-next-battle = bataille le { NAME($date) }

cli-n13-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
cli-n13-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
cli-n13-scouts-held = { $scouts ->
    [one] dont un Éclaireur
   *[other] dont { $scouts } Éclaireurs
  }
cli-n13-placed = { $armies ->
    [one] { $armies } armée placée
   *[other] { $armies } armées placées
  }
cli-n13-known = Cartes connues
cli-n13-open = Cartes visibles
cli-n13-piles = Pioche { $deck }, défausse { $discard }, Éclaireurs sur la table { $supply }, cartes Temps sorties du jeu { $gone }

cli-n13-about = Il s’agit de l’armée { OF($army) }.
cli-n13-blow = Bataille : voici le point { OF($army) }.
cli-n13-taken = Points déjà subis
cli-n13-battle-now = Si l’on se battait maintenant
cli-n13-losses = { NAME($side) } perdrait { $points ->
    [one] un point
   *[other] { $points } points
  } ({ $details })
cli-n13-chosen = { $points } au choix
cli-n13-lost = destruction : { $armies }
cli-n13-score-now = Si la partie finissait maintenant, pour les missions que vous connaissez : Napoléon { $french }, Schwarzenberg { $allied }

cli-n13-missions = Missions révélées
cli-n13-secret = Missions secrètes
cli-n13-mission-empty = { NAME($district) }, { NAME($mission) } : aucune armée française, { $points ->
    [one] 1 point
   *[other] { $points } points
  } { TO($side) }
cli-n13-mission-alone = { NAME($district) }, { NAME($mission) } : { NAME($army) } sans ennemi, { $points ->
    [one] 1 point
   *[other] { $points } points
  } { TO($side) }
cli-n13-mission-fought = { NAME($district) }, { NAME($mission) } : { NAME($army) }, { $french } contre { $allied }, { $points ->
    [one] 1 point
   *[other] { $points } points
  } { TO($side) }

cli-n13-legend = ● ■ armée et sa force, ○ □ marqueur
cli-n13-any = toutes armes
cli-n13-reserve = réserve
cli-n13-entering = entre en jeu
cli-n13-destroyed = Détruites
cli-n13-damage = { $points ->
    [one] a perdu 1 point
   *[other] a perdu { $points } points
  }
cli-n13-worth = vaut { $points } au décompte
cli-n13-after = après le { NAME($date) }
cli-n13-scouts = { $number ->
    [one] avec un Éclaireur
   *[other] avec { $number } Éclaireurs
  }

cli-n13-own-missions = Vos missions secrètes :
cli-n13-own-mission = Votre mission secrète
cli-n13-other-mission = ou bien, au choix : { NAME($mission) }
cli-n13-hand = { $number ->
    [one] Votre carte : { $cards }
   *[other] Vos { $number } cartes : { $cards }
  }

cli-n13-revealed-here = Mission révélée
cli-n13-coming = Peuvent entrer ici
cli-n13-near = Zones voisines :
cli-n13-tile = force { $strength }
cli-n13-marker = marqueur, force { $strength }

## Les verbes, tels qu’on les tape

cli-verb-nations_1813-district = second tirage
cli-verb-nations_1813-keep = garder
cli-verb-nations_1813-wait = attendre
cli-verb-nations_1813-begin = jouer un tour
cli-verb-nations_1813-refresh = remplacer
cli-verb-nations_1813-keep_display = laisser
cli-verb-nations_1813-army = armée
cli-verb-nations_1813-village = poser
cli-verb-nations_1813-play = jouer
cli-verb-nations_1813-pair = paire
cli-verb-nations_1813-remove = retirer
cli-verb-nations_1813-march = déplacer
cli-verb-nations_1813-to = aller
cli-verb-nations_1813-jump = sauter
cli-verb-nations_1813-draw = piocher
cli-verb-nations_1813-take = prendre
cli-verb-nations_1813-end_turn = finir
cli-verb-nations_1813-place = placer
cli-verb-nations_1813-unit = arme
cli-verb-nations_1813-reveal = révéler
cli-verb-nations_1813-discard = défausser
cli-verb-nations_1813-loss = perte
cli-verb-nations_1813-support = soutenir
cli-verb-nations_1813-engage = combattre
cli-verb-nations_1813-marker = marqueur
cli-verb-nations_1813-second = payer
cli-verb-nations_1813-second_pair = payer deux
