# Napoleon in Europe : le plateau dans le navigateur.

board-blurb = Sept nations se disputent l’Europe de Lisbonne à Moscou et au Caire. Des armées libres de leurs mouvements, des batailles tactiques sur deux lignes déployées en secret, des cartes qu’on échange en bluffant, des alliances faites pour être rompues. Les règles de base, de deux à sept joueurs.
board-length = 3 à 6 heures

board-map = Carte de l’Europe
board-to-battle = Voir le champ de bataille
board-to-map = Voir la carte
board-nobody = à personne
board-place = { NAME($place) } ({ $holder })
board-army = { NAME($nation) } : { $army }
board-arm-infantry = { $count ->
    [one] 1 infanterie
   *[other] { $count } infanteries
  }
board-arm-cavalry = { $count ->
    [one] 1 cavalerie
   *[other] { $count } cavaleries
  }
board-arm-artillery = { $count ->
    [one] 1 artillerie
   *[other] { $count } artilleries
  }
board-arm-leader = { $count ->
    [one] 1 leader
   *[other] { $count } leaders
  }

board-modes = Un clic sur une région :
board-short-march = Marcher
board-short-embark = Embarquer
board-short-cede = Céder
board-short-request = Demander
board-short-battle = Livrer bataille
board-short-place = 1 pièce
board-short-place_rest = toutes
board-short-retreat = Toute l’armée
board-short-fall_back = Une arme
board-on-place = peut recevoir la pièce
board-on-place_rest = peut recevoir les pièces
board-on-embark = peut embarquer
board-on-sail = peut être abordée
board-on-battle = bataille à livrer
board-on-retreat = ouverte à la retraite
board-on-fall_back = ouverte à la retraite
board-from-march = peut partir
board-to-march = peut être rejointe

board-verb-choose_nation = Choisir une nation
board-verb-place = Placer une pièce
board-verb-place_rest = Placer toutes les pièces de cette arme
board-verb-propose_alliance = Proposer une alliance
board-verb-trade = Proposer un échange de cartes
board-verb-hand = Choisir la main à échanger
board-verb-give = Cartes données
board-verb-take = Cartes demandées
board-verb-pledge = Choisir une carte à donner
board-verb-cede = Céder une région
board-verb-receiver = Choisir qui reçoit la région
board-verb-request = Demander une région à un allié
board-verb-put_away = Mettre une carte sous la pioche
board-verb-end_alliance = Rompre une alliance
board-verb-invite = Inviter un allié à jouer ensemble
board-verb-defer = Différer son tour
board-verb-march = Marcher
board-verb-detach = Détacher une arme
board-verb-since = Choisir d’où viennent les pièces
board-verb-send = Envoyer des pièces
board-verb-embark = Embarquer
board-verb-fleet = Choisir la nation qui embarque
board-verb-sail = Choisir le port d’arrivée
board-verb-load = Embarquer une pièce
board-verb-battle = Livrer une bataille
board-verb-front = Mettre en première ligne
board-verb-shift = Changer une arme de ligne
board-verb-hit = Désigner une victime
board-verb-rally = Rallier une pièce
board-verb-retreat = Battre en retraite
board-verb-fall_back = Replier une arme
board-verb-combine = Jouer une combinaison
board-verb-card = Choisir une carte de la combinaison

board-field-regions = Régions
board-field-growth = Croissance depuis le début
board-field-cards = Cartes
board-field-allies = Alliés
board-brief-regions = rég.
board-brief-growth = crois.
board-brief-cards = cartes
board-brief-allies = alliés

board-hand = { $count ->
    [one] Main { OF($nation) }, 1 carte : peut acheter
   *[other] Main { OF($nation) }, { $count } cartes : peut acheter
  }
board-buy = { $combination } → { $army }
board-buy-nothing = rien pour le moment
board-combination-regiment = régiment
board-combination-brigade = brigade
board-combination-division = division
board-combination-corps = corps

board-field = Champ de bataille : { NAME($place) }
board-battle-major = Bataille majeure : { NAME($place) }
board-battle-minor = Escarmouche : { NAME($place) }
board-battle-round = Tour de bataille { $round }
board-battle-deploy = Les deux camps se déploient derrière l’écran
board-battle-landing = débarquement : le défenseur touche sur 5 et 6
board-side-attack = Attaque : { NAME($seat) }
board-side-defence = Défense : { NAME($seat) }
board-acting = agit
board-screen = Derrière l’écran
board-now = { $count } × { NAME($corps) }
board-rank-front = Première ligne
board-rank-rear = Arrière
board-rank-empty = vide
board-casualties = Pertes :
board-none = aucune

board-odds-fire = { $dice ->
    [one] Prochain tir : 1 dé, touche à partir de { $from }
   *[other] Prochain tir : { $dice } dés, touche à partir de { $from }
  }
board-odds-hits = { $hits ->
    [0] aucun coup au but
    [one] 1 coup au but
   *[other] { $hits } coups au but
  }
board-odds-breaks = { $targets ->
    [one] Emporter la première ligne adverse (1 pièce) : { $chance }
   *[other] Emporter la première ligne adverse ({ $targets } pièces) : { $chance }
  }
board-odds-end = { NAME($seat) } gagne la bataille : { $chance }
board-odds-end-own = Bataille gagnée : { $chance }
board-odds-policy = Si chacun met tout en première ligne, vise d’abord artillerie et cavalerie, et ne renonce jamais. Calcul exact.
board-odds-policy-rough = Si chacun met tout en première ligne, vise d’abord artillerie et cavalerie, et ne renonce jamais. Armées réduites en proportion.
board-odds-win = Victoire : { $chance }
board-odds-losses = Pertes moyennes avant la poursuite : attaque { $attack } sur { $attackers }, défense { $defence } sur { $defenders }
board-odds-lost = { $lost ->
    [0] aucune perte
    [one] 1 pièce perdue
   *[other] { $lost } pièces perdues
  }

board-offer-alliance = { NAME($seat) } propose une alliance.
board-offer-trade = Échange proposé : { $give } contre { $take }, { NAME($nation) } et { NAME($partner) }, cartes cachées.
board-offer-cession = Cession proposée : { NAME($place) }, { TO($nation) }.
board-offer-join = { NAME($seat) } invite à jouer ce tour ensemble.
board-offer-defer = { NAME($seat) } demande à jouer dans votre tour.
board-offer-passage = Passage des Détroits demandé : { NAME($nation) }, { NAME($place) } – { NAME($goal) }.

board-turn = Tour { $turn }
board-turn-of = Tour { $turn } sur { $last }
board-phase-window = diplomatie avant le tour { OF($seat) }
board-phase-start = alliances
board-phase-joining = tours communs
board-phase-calling = tours communs
board-phase-movement = mouvement
board-phase-battles = batailles
board-phase-draw = pioche
board-phase-production = production
board-phase-late = dernières batailles
board-phase-end = fin du tour
board-deck = { $count ->
    [0] pioche vide
    [one] une carte dans la pioche
   *[other] { $count } cartes dans la pioche
  }
board-nations = Les nations
board-column-regions = régions
board-column-draw = pioche
board-column-cards = cartes
board-column-sea = mer

board-sea-north_sea = Mer du Nord
board-sea-baltic_sea = Mer Baltique
board-sea-english_channel = Manche
board-sea-irish_sea = Mer d’Irlande
board-sea-bay_of_biscay = Golfe de Gascogne
board-sea-mid_atlantic = Atlantique
board-sea-barbary_coast = Côte barbaresque
board-sea-western_mediterranean = Méditerranée occ.
board-sea-tyrrhenian_sea = Mer Tyrrhénienne
board-sea-ionian_sea = Mer Ionienne
board-sea-adriatic_sea = Adriatique
board-sea-aegean_sea = Mer Égée
board-sea-eastern_mediterranean = Méditerranée orientale
board-sea-black_sea = Mer Noire
