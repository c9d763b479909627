# Napoléon 1815 : le plateau dans le terminal.

cli-n15-before = Mise en place
cli-n15-turn = Tour { $turn } sur { $turns }
cli-n15-track = Piste de victoire : { $number }
cli-n15-hand = main { $number }
cli-n15-piles = pioche { $deck }, défausse { $discard }
cli-n15-operations = opérations : { $done }
cli-n15-of = { $done } sur { $number }
cli-n15-to-place = { $number ->
    [one] { $number } vedette à placer
   *[other] { $number } vedettes à placer
  }
cli-n15-leader = meneur de la coalition
cli-n15-passed = a passé

cli-n15-letter-french = F
cli-n15-letter-english = A
cli-n15-letter-prussian = P
cli-n15-strength = infanterie { $infantry }, cavalerie { $cavalry }
cli-n15-tired = f{ $number }
cli-n15-activated = { $number ->
    [one] activé
   *[other] activés
  } : { $names }
cli-n15-vedettes = { $number ->
    [one] vedette { $names }
   *[other] vedettes { $names }
  }
cli-n15-some-vedettes = { $number ->
    [one] vedette
   *[other] { $number } vedettes
  }
cli-n15-standing = { $number ->
    [one] un pavé debout
   *[other] { $number } pavés debout
  }
cli-n15-perhaps = { $blocks } (peut-être { $names })
cli-n15-key-strength = 5+1 f2 : 5 d’infanterie, 1 de cavalerie, 2 fatigues
cli-n15-key-contested = × : l’ennemi y est aussi

cli-n15-objectives = Objectifs
cli-n15-positions = Positions renforcées
cli-n15-bridges = Ponts détruits
cli-n15-axes = Axe de retraite
cli-n15-coming = Renforts (tour)
cli-n15-lost = Éliminés
cli-n15-lasting = Ce tour
cli-n15-effect-pluie = pluie
cli-n15-effect-empereur_souffrant = l’Empereur souffrant
cli-n15-effect-a_bruxelles = à Bruxelles
cli-n15-effect-marche_d_approche = marche d’approche
cli-n15-effect-no_recovery = la coalition ne récupère pas
cli-n15-effect-aide_de_camp = les coalisés se concertent

cli-n15-operation = Opération
cli-n15-preparing = en préparation
cli-n15-pile = { $number ->
    [one] un pavé
   *[other] { $number } pavés
  } { TO($place) }
cli-n15-from = départ { OF($place) }
cli-n15-base = carte de mouvement : { $number }
cli-n15-points = { $left } PM sur { $number }
cli-n15-would-tire = fatigue en s’arrêtant ici : { $number }
cli-n15-green = carte verte jouée : { $names }
cli-n15-share = À répartir
cli-n15-left = reste { $number }
cli-n15-need = d’office : { $names }
cli-n15-corps = corps : { $names }
cli-n15-combat = Combat
cli-n15-attackers = Attaque
cli-n15-defenders = Défense
cli-n15-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  }
cli-n15-suffers = subit { $losses ->
    [0] aucune perte
    [one] { $losses } perte
   *[other] { $losses } pertes
  }, { $fatigue ->
    [one] { $fatigue } fatigue
   *[other] { $fatigue } fatigues
  }
cli-n15-lying = sur la table : { $names }
cli-n15-retreat = { $number ->
    [one] encore { $number } connexion à retraiter
   *[other] encore { $number } connexions à retraiter
  }

cli-n15-own-hand = { $number ->
    [one] Votre carte
   *[other] Vos { $number } cartes
  } (+ : récupération) : { $cards }
cli-n15-seen = Vous avez vu chez { THE($seat) } : { $cards }
cli-n15-partners = Vous savez chez l’un des coalisés : { $cards }
cli-n15-served = Une carte de récupération a déjà servi pour : { $names }
cli-n15-colour-red = rouge
cli-n15-colour-blue = bleue
cli-n15-colour-green = verte

cli-n15-type-clear = zone claire
cli-n15-type-wooded = zone boisée
cli-n15-type-town = ville
cli-n15-type-fortified_town = ville fortifiée
cli-n15-type-fortified_farm = ferme fortifiée
cli-n15-held = { $number } PV, { NAME($side) }
cli-n15-position = position renforcée
cli-n15-bridge = pont
cli-n15-no-bridge = pont détruit

cli-n15-odds-points = Points de mouvement : { $spread }
cli-n15-odds-cost = Coûte { $cost } PM ; il en reste { $left }.
cli-n15-odds-tires = Fatigue si la pile s’arrête là : { $number }.
cli-n15-odds-may-tire = Fatigue si la pile s’arrête là : { $least }, ou { $most } si ce sont des corps.
cli-n15-odds-stop = La pile devra s’arrêter.
cli-n15-odds-off = Aucune carte : l’attaque serait annulée.
cli-n15-odds-ends = Victoire { $win }, égalité { $draw }, défaite { $lose }.
cli-n15-odds-exact = Exact, sans les événements encore en main.
cli-n15-odds-error = À ± { $error } près : la force ennemie n’est pas connue.
cli-n15-odds-cards = nombre de cartes { $cards }
cli-n15-odds-inflicted = Pertes infligées : { $spread } ; fatigue en moyenne : { $fatigue }
cli-n15-odds-suffered = Pertes subies : { $spread } ; fatigue en moyenne : { $fatigue }

## Les verbes, tels qu’on les tape

cli-verb-napoleon_1815-pass = passer
cli-verb-napoleon_1815-play = jouer
cli-verb-napoleon_1815-vedette = vedette
cli-verb-napoleon_1815-take = désigner
cli-verb-napoleon_1815-manoeuvre = manœuvrer
cli-verb-napoleon_1815-attack = attaquer
cli-verb-napoleon_1815-step = avancer
cli-verb-napoleon_1815-end = terminer
cli-verb-napoleon_1815-decline = renoncer
cli-verb-napoleon_1815-fatigue = fatigue
cli-verb-napoleon_1815-relieve = reposer
cli-verb-napoleon_1815-done = terminé
cli-verb-napoleon_1815-lose_infantry = perdre infanterie
cli-verb-napoleon_1815-lose_cavalry = perdre cavalerie
cli-verb-napoleon_1815-retreat = retraiter
cli-verb-napoleon_1815-stay = tenir
cli-verb-napoleon_1815-withdraw = se retirer
cli-verb-napoleon_1815-zone = zone
cli-verb-napoleon_1815-opponent = adversaire
cli-verb-napoleon_1815-search = chercher
cli-verb-napoleon_1815-reinforce = renforcer
cli-verb-napoleon_1815-delay = retarder
cli-verb-napoleon_1815-bring = faire venir
cli-verb-napoleon_1815-destroy = détruire
cli-verb-napoleon_1815-march = marcher
cli-verb-napoleon_1815-recover = récupérer
cli-verb-napoleon_1815-give = donner
cli-verb-napoleon_1815-name = désigner camp
