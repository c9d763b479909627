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

# Sur le champ de bataille et sur la fiche d’un combat
board-winner = vainqueur
board-lost = −{ $count }
board-side-sum = { $count ->
    [one] Une pièce
   *[other] { $count } pièces
  } : { $lost } perdues, { $left } restantes.
board-shots-before = { $count ->
    [one] Le tir précédent
   *[other] Les { $count } tirs et ralliements précédents
  }
board-fell = Tombés : { $corps }
board-rallied = Ralliés : { $corps }
board-throw = { $count } × { NAME($corps) }
board-throw-rear = { $count } × { NAME($corps) }, à l’arrière
board-dice-told = { $who } : dés { $dice } ; { $count ->
    [0] aucun ne compte
    [one] un compte
   *[other] { $count } comptent
  }
board-landing-sum = { $most ->
    [1] Un 1 perd sa pièce
   *[other] Un 1 ou un 2 perd sa pièce
  } : { $lost } perdues, { $ashore } à terre.

# Ce que dit la petite fiche
board-card-holder = Tenue par :
board-card-home = Patrie :
board-card-player = Joueur :
board-card-moved = Venus ce tour :
board-card-regions = Régions :
board-card-regions-of = { $count }, contre { $start } au départ
board-card-capitals = Capitales tenues :
board-card-draw = Cartes à la prochaine pioche :
board-card-cards = Cartes en main :
board-card-sea = Par mer ce tour :
board-card-sea-of = { $count ->
    [one] encore une pièce
   *[other] encore { $count } pièces
  }
board-card-nations = Nations :
board-card-allies = Alliés :
board-home-neutral = { NAME($nation) }, neutre : une région mineure comme une autre
board-minor = Région mineure : à qui y a fait entrer son infanterie en dernier, présente ou non.
board-capital = Une capitale : une carte à chaque pioche, et des places sur les navires, pour qui la tient.
board-capital-neutral = Capitale d’un neutre : elle ne rapporte rien.
board-port = Un port : on y embarque, on y débarque.
board-neutral = personne (neutre)
board-moved = { $count } × { NAME($corps) } { OF($place) }
board-army-at = { NAME($nation) }, { TO($place) }
board-does-infantry = marche d’une région ; 1 dé en première ligne, aucun à l’arrière ; seule à prendre le terrain.
board-does-cavalry = va à deux régions ; 3 dés en première ligne, aucun à l’arrière.
board-does-artillery = marche d’une région ; 4 dés en première ligne, 2 à l’arrière.
board-does-leader = va à deux régions, jamais seul contre l’ennemi ; 3 dés en première ligne ; à l’arrière, il rallie avec 2 dés ; seule une poursuite peut l’atteindre.
board-does-rank-front = Tout y tire, et seules ses troupes peuvent être touchées. Sans troupe ici, la bataille est perdue.
board-does-rank-rear = Hors d’atteinte jusqu’à la poursuite. L’artillerie tire avec 2 dés, les leaders rallient.
board-does-rank-dead = Pièces tombées : un ralliement peut encore les ramener ; après la bataille, elles sont perdues.
board-casualties-title = Pertes
board-dice-fire = Dés d’un tir
board-dice-rally = Dés d’un ralliement
board-dice-landing = Dés d’un débarquement
board-does-dice-fire = Un 6 tue ; contre un débarquement, un 5 aussi. Les dés rouges et cernés comptent.
board-does-dice-rally = Chaque 5 ou 6 ramène une pièce tombée à l’arrière.
board-does-dice-landing = Un dé par pièce : sur 1 elle est perdue, sur le sol anglais sur 2 aussi. Les dés rouges barrés perdent leur pièce.
board-card-symbol = Vaut { $arm } dans une combinaison.
board-card-colour = Dans la main { OF($nation) }, elle ajoute une pièce.
board-card-joker = Remplace n’importe quel symbole ; jamais seul, et n’ajoute aucune pièce.
board-card-worthless = Sans valeur : à céder dans un échange, ou à glisser sous la pioche.
board-track-turn = Tour et phase
board-track-deck = La pioche
board-track-offer = Ce qui est proposé
board-does-track-turn = Mouvement, batailles, pioche, production ; avant le tour de chacun, une fenêtre de diplomatie.
board-does-track-deck = Les cartes qu’on peut encore piocher ; celles qu’on joue y retournent.
board-does-track-offer = Acceptez ou déclinez ; ce qui est décliné ne peut plus être proposé dans cette fenêtre.

# La légende
board-legend-nations = Les nations
board-legend-armies = Les armées
board-legend-mixed = Une armée : le signe de la nation, ses pièces en tout, puis chaque arme avec son nombre.
board-legend-single = Une armée d’une seule arme.
board-legend-far = De loin : les pièces en tout, et les armes présentes.
board-legend-map = La carte
board-legend-capital = Une capitale.
board-legend-port = Un port.
board-legend-marker = Qui tient une région mineure, ou une région de la patrie d’un autre.
board-legend-home = La bande le long de la frontière : la patrie d’une nation.
board-legend-held = La teinte d’une région : qui la tient.
board-legend-hatch = Hachures : région de patrie tenue par un autre.
board-legend-border = Limites : dans une patrie ou entre régions mineures, et entre patries.
board-legend-strait = Un détroit que les pièces franchissent à pied.
board-legend-march = Ce qui a marché ce tour ; en tirets : par mer.
board-legend-chance = La chance de gagner la bataille que cette marche provoque.
board-legend-lit = Peut être choisi.
board-legend-target = But de ce qui est choisi.
board-legend-chosen = Choisi.
board-legend-pointed = Ce que montre une liste, le journal ou un conseil.
board-legend-changed = Pointillé : d’autres y ont changé quelque chose depuis votre dernier coup.
board-legend-cards = Les cartes
board-legend-square = Carré : infanterie.
board-legend-triangle = Triangle : cavalerie.
board-legend-circle = Cercle : artillerie.
board-legend-diamond = Losange : leader.
board-legend-bicorne = Bicorne : joker.
board-legend-arm = { $arm } : { $does }
board-strip = La main
