# Napoleon in Europe : le plateau dans le terminal

cli-nie-setup = Mise en place
cli-nie-turn = Tour { $turn }
cli-nie-turn-of = Tour { $turn } sur { $last }
cli-nie-phase-window = diplomatie avant le tour { OF($seat) }
cli-nie-phase-start = alliances
cli-nie-phase-joining = tours communs
cli-nie-phase-calling = tours communs
cli-nie-phase-movement = mouvement
cli-nie-phase-battles = batailles
cli-nie-phase-draw = pioche
cli-nie-phase-production = production
cli-nie-phase-late = dernières batailles
cli-nie-phase-end = fin du tour
cli-nie-deck = { $count ->
    [0] pioche vide
    [one] une carte dans la pioche
   *[other] { $count } cartes dans la pioche
  }{ $under ->
    [0] { "" }
   *[other] , { $under } dessous
  }
cli-nie-to-place = À placer maintenant : { $number } × { NAME($corps) }
cli-nie-to-deploy = À déployer maintenant : { $number } × { NAME($corps) }
cli-nie-retreating = En retraite : { NAME($nation) }

## Les joueurs

cli-nie-sign-france = Fr
cli-nie-sign-britain = An
cli-nie-sign-prussia = Pr
cli-nie-sign-russia = Ru
cli-nie-sign-ottoman = Ot
cli-nie-sign-austria = Au
cli-nie-sign-spain = Es
cli-nie-sign-seat = J{ $number }
cli-nie-column-regions = rég.
cli-nie-column-growth = crois.
cli-nie-column-pieces = pièces
cli-nie-column-cards = cartes
cli-nie-column-draws = pioche
cli-nie-column-sea = mer
cli-nie-column-allies = alliés
cli-nie-growth = { $sign }{ $size }
cli-nie-neutral = Neutres :
cli-nie-acted = Ont joué :
cli-nie-deferred = Tours communs :
cli-nie-joins = { NAME($seat) } avec { NAME($host) }
cli-nie-voyages = Par mer :
cli-nie-straits = Détroits refusés à :
cli-nie-reserve = À placer :
cli-nie-facing = Face à face :
cli-nie-known = Cartes connues :

## L’Europe

cli-nie-part-portugal = Portugal
cli-nie-part-germany = Allemagne
cli-nie-part-italy = Italie
cli-nie-part-scandinavia = Scandinavie
cli-nie-part-east = Europe de l’Est
cli-nie-part-south = Afrique, Levant
cli-nie-part-islands = Îles
cli-nie-letter-infantry = i
cli-nie-letter-cavalry = c
cli-nie-letter-artillery = a
cli-nie-letter-leader = L
cli-nie-legend = i infanterie, c cavalerie, a artillerie, L leader, * capitale, – à personne
cli-nie-arm-infantry = { $count ->
    [one] 1 infanterie
   *[other] { $count } infanteries
  }
cli-nie-arm-cavalry = { $count ->
    [one] 1 cavalerie
   *[other] { $count } cavaleries
  }
cli-nie-arm-artillery = { $count ->
    [one] 1 artillerie
   *[other] { $count } artilleries
  }
cli-nie-arm-leader = { $count ->
    [one] 1 leader
   *[other] { $count } leaders
  }

## La bataille

cli-nie-battle-major = Bataille majeure : { NAME($place) }
cli-nie-battle-minor = Escarmouche : { NAME($place) }
cli-nie-deploy = les deux camps se déploient derrière l’écran
cli-nie-round = { $round ->
    [0] sans combat
   *[other] round { $round }
  }
cli-nie-landing = débarquement : le défenseur touche sur 5 et 6
cli-nie-side-attack = Attaque : { NAME($seat) }
cli-nie-side-defence = Défense : { NAME($seat) }
cli-nie-acting = (agit)
cli-nie-rank-front = première ligne
cli-nie-rank-rear = arrière
cli-nie-rank-dead = pertes
cli-nie-rank-screen = derrière l’écran
cli-nie-rank-left = à déployer
cli-nie-rank-empty = vide
cli-nie-hits = { $hits ->
    [one] Un coup au but à répartir.
   *[other] { $hits } coups au but à répartir.
  }
cli-nie-rally = { $hits ->
    [one] Une pièce à rallier au plus.
   *[other] { $hits } pièces à rallier au plus.
  }
cli-nie-around = Autour :

## Les cartes

cli-nie-hand = Main { OF($nation) }, { $count ->
    [one] une carte
   *[other] { $count } cartes
  } : { $cards }
cli-nie-chosen = Déjà choisies : { $cards }

## Une région

cli-nie-held = tenue par { THE($nation) }
cli-nie-nobodys = à personne
cli-nie-homeland = patrie { OF($nation) }
cli-nie-capital = capitale { OF($nation) }
cli-nie-port = port
cli-nie-army = { NAME($nation) } : { $army }
cli-nie-marched = ce tour-ci : { $number } × { NAME($corps) }, depuis { THE($place) }
cli-nie-sailed = ce tour-ci, par mer : { $number } × { NAME($corps) }, depuis { THE($place) }

## Les chances

cli-nie-range = { $low } à { $high }
cli-nie-chance = { $what } ({ $percent } %)
cli-nie-fire = { $dice ->
    [one] Prochain tir : un dé, touche à partir de { $least }
   *[other] Prochain tir : { $dice } dés, touche à partir de { $least }
  }
cli-nie-pursuit = { $dice ->
    [one] Poursuite : un dé, touche à partir de { $least }
   *[other] Poursuite : { $dice } dés, touche à partir de { $least }
  }
cli-nie-hit-chances = Coups au but : { $chances }
cli-nie-breaks = { $targets ->
    [one] Emporter la première ligne adverse (1 pièce) : { $percent } %
   *[other] Emporter la première ligne adverse ({ $targets } pièces) : { $percent } %
  }
cli-nie-destroys = { $targets ->
    [one] Tout perdre (1 pièce) : { $percent } %
   *[other] Tout perdre ({ $targets } pièces) : { $percent } %
  }
cli-nie-win-attack = L’attaque gagne la bataille : { $percent } %
cli-nie-win-defence = La défense gagne la bataille : { $percent } %
cli-nie-losses = Pertes moyennes avant la poursuite : attaque { $attack } sur { $attackers }, défense { $defence } sur { $defenders }
cli-nie-policy = Si chacun met tout en première ligne, vise d’abord artillerie et cavalerie, et ne renonce jamais. Calcul exact.
cli-nie-policy-rough = Si chacun met tout en première ligne, vise d’abord artillerie et cavalerie, et ne renonce jamais. Armées réduites en proportion.
cli-nie-landing-safe = Traversée sans risque : rien n’est perdu.
cli-nie-landing-risk = { $pieces ->
    [one] Une pièce, un dé : perdue
   *[other] { $pieces } pièces, un dé chacune : perdue
  } { $worst ->
    [one] sur 1.
   *[other] sur 1 à { $worst }.
  }
cli-nie-lost = Pièces perdues : { $chances }

## Les verbes, tels qu’on les tape

cli-verb-napoleon_in_europe-choose_nation = nation
cli-verb-napoleon_in_europe-place = placer
cli-verb-napoleon_in_europe-place_rest = placer le reste
cli-verb-napoleon_in_europe-done = rien de plus
cli-verb-napoleon_in_europe-propose_alliance = alliance
cli-verb-napoleon_in_europe-accept = accepter
cli-verb-napoleon_in_europe-decline = décliner
cli-verb-napoleon_in_europe-trade = échanger
cli-verb-napoleon_in_europe-hand = main
cli-verb-napoleon_in_europe-give = donner
cli-verb-napoleon_in_europe-take = demander
cli-verb-napoleon_in_europe-counter = contre-proposer
cli-verb-napoleon_in_europe-pledge = donner carte
cli-verb-napoleon_in_europe-cede = céder
cli-verb-napoleon_in_europe-receiver = céder à
cli-verb-napoleon_in_europe-request = demander région
cli-verb-napoleon_in_europe-put_away = glisser
cli-verb-napoleon_in_europe-end_alliance = rompre
cli-verb-napoleon_in_europe-keep_faith = rester fidèle
cli-verb-napoleon_in_europe-begin = commencer
cli-verb-napoleon_in_europe-invite = inviter
cli-verb-napoleon_in_europe-defer = différer
cli-verb-napoleon_in_europe-march = marcher
cli-verb-napoleon_in_europe-whole = tout
cli-verb-napoleon_in_europe-detach = détacher
cli-verb-napoleon_in_europe-since = venues de
cli-verb-napoleon_in_europe-send = envoyer
cli-verb-napoleon_in_europe-embark = embarquer
cli-verb-napoleon_in_europe-fleet = flotte
cli-verb-napoleon_in_europe-sail = faire voile
cli-verb-napoleon_in_europe-load = charger
cli-verb-napoleon_in_europe-cast_off = lever l’ancre
cli-verb-napoleon_in_europe-grant = accorder
cli-verb-napoleon_in_europe-refuse = refuser
cli-verb-napoleon_in_europe-hand_over = passer la main
cli-verb-napoleon_in_europe-end_movement = finir mouvements
cli-verb-napoleon_in_europe-battle = bataille
cli-verb-napoleon_in_europe-front = première ligne
cli-verb-napoleon_in_europe-stand = rester
cli-verb-napoleon_in_europe-give_up = abandonner
cli-verb-napoleon_in_europe-shift = changer de ligne
cli-verb-napoleon_in_europe-hit = toucher
cli-verb-napoleon_in_europe-spare = épargner
cli-verb-napoleon_in_europe-rally = rallier
cli-verb-napoleon_in_europe-enough = assez
cli-verb-napoleon_in_europe-retreat = retraite
cli-verb-napoleon_in_europe-fall_back = se retirer
cli-verb-napoleon_in_europe-combine = combiner
cli-verb-napoleon_in_europe-card = carte
cli-verb-napoleon_in_europe-end_production = finir production
