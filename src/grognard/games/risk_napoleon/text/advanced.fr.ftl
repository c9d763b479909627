# RISK Édition Napoléon : les règles avancées et la campagne historique.

## Options

scenario-history = La campagne historique
  .help = France contre l’Europe, de janvier 1796 à Waterloo : seize périodes, leurs guerres, leurs traités et leurs points de victoire. Cinq nations ; à six, deux joueurs commandent la France tour à tour.
  .needs = à partir de cinq joueurs, une nation chacun
option-advanced_exchange = Échanges avancés
  .help = Cinq sortes de cartes, des combinaisons de trois ou de cinq.
option-fortresses = Forteresses
  .help = Pour trois régiments, une forteresse : tant que six défenseurs ou moins la tiennent, l’attaquant ne jette que deux dés.
option-generals = Généraux
  .help = Sans général, une armée ne lance que six régiments contre un même territoire ; les généraux manœuvrent, meurent, sont capturés et échangés.
option-fleets = Flottes
  .help = Des flottes tiennent les liaisons maritimes, bloquent les ports et interceptent les convois.
option-general_limit = Limite sans général
  .help = Comment on compte les six régiments d’une armée sans général.
value-general_limit-force = la force employée
value-general_limit-cumulative = tous les engagés additionnés
option-med_zone = Mer Méditerranée
  .help = Si les côtes méditerranéennes sont reliées entre elles par le milieu de la mer, comme dans le jeu historique.
value-med_zone-historical_only = jeu historique seulement
value-med_zone-always = toujours
option-last_campaign = Dernière période
  .help = La campagne historique s’arrête après cette période ; on peut la reprendre plus tard.
option-landing_success = Débarquement réussi
  .help = Ce qui compte comme un débarquement : prendre le territoire, ou seulement toucher terre.
value-landing_success-conquest = prendre le territoire
value-landing_success-arrival = toucher terre
option-coalition_cards = Cartes de la coalition
  .help = Qui tire des cartes quand une armée coalisée conquiert.
value-coalition_cards-army = les nations de l’armée
value-coalition_cards-all_members = toute la coalition
option-spanish_fleet_builds = Flottes espagnoles
  .help = Combien de flottes espagnoles la France construit en un tour.
value-spanish_fleet_builds-one_per_turn = une flotte par tour
value-spanish_fleet_builds-up_to_cap = jusqu’au maximum
option-guerrilla_each_turn = Guérilla à chaque tour
  .help = La guérilla espagnole frappe au début de chaque tour de jeu, et non une fois par campagne (jeu historique).

## Nations

nation-fra = France
  .the = la France
  .of = de la France
  .to = à la France
nation-aut = Autriche
  .the = l’Autriche
  .of = de l’Autriche
  .to = à l’Autriche
nation-pru = Prusse
  .the = la Prusse
  .of = de la Prusse
  .to = à la Prusse
nation-rus = Russie
  .the = la Russie
  .of = de la Russie
  .to = à la Russie
nation-eng = Angleterre
  .the = l’Angleterre
  .of = de l’Angleterre
  .to = à l’Angleterre

## Périodes

period-italy_1796 = La campagne d’Italie (1796–1797)
period-egypt_1798 = La campagne d’Égypte (1798–1799)
period-italy_germany_1800 = Campagne d’Italie et campagne d’Allemagne (1800)
period-england_alone_1801 = L’Angleterre isolée (1801)
period-amiens_1802 = La paix d’Amiens (1802)
period-naval_1803 = La campagne navale d’Angleterre (1803–1804)
period-germany_1805 = La campagne d’Allemagne de 1805 (1805)
period-prussia_1806 = La campagne de Prusse de 1806 (1806)
period-poland_1807 = La campagne de Pologne de 1807 (1807)
period-spain_1808 = Les débuts de la campagne d’Espagne et du Portugal (1808)
period-austria_1809 = Campagnes d’Allemagne et d’Autriche de 1809 (1809)
period-spain_1810 = La guerre d’Espagne (1810–1811)
period-russia_1812 = La campagne de Russie (1812)
period-germany_1813 = La campagne d’Allemagne de 1813 (1813)
period-france_1814 = La campagne de France (1814)
period-belgium_1815 = La campagne de Belgique (1815)

## Mers

sea-l_portugal = Liaison du Portugal
  .the = la liaison du Portugal
  .of = de la liaison du Portugal
  .to = sur la liaison du Portugal
sea-l_galice = Liaison de Galice
  .the = la liaison de Galice
  .of = de la liaison de Galice
  .to = sur la liaison de Galice
sea-l_manche = Manche
  .the = la Manche
  .of = de la Manche
  .to = dans la Manche
sea-l_pas_de_calais = Pas de Calais
  .the = le pas de Calais
  .of = du pas de Calais
  .to = dans le pas de Calais
sea-l_hollande = Liaison de Hollande
  .the = la liaison de Hollande
  .of = de la liaison de Hollande
  .to = sur la liaison de Hollande
sea-l_hanovre = Liaison de Hanovre
  .the = la liaison de Hanovre
  .of = de la liaison de Hanovre
  .to = sur la liaison de Hanovre
sea-l_norvege = Liaison de Norvège
  .the = la liaison de Norvège
  .of = de la liaison de Norvège
  .to = sur la liaison de Norvège
sea-l_canal_nord = Canal du Nord
  .the = le canal du Nord
  .of = du canal du Nord
  .to = dans le canal du Nord
sea-l_saint_georges = Canal Saint-Georges
  .the = le canal Saint-Georges
  .of = du canal Saint-Georges
  .to = dans le canal Saint-Georges
sea-l_skagerrak = Skagerrak
  .the = le Skagerrak
  .of = du Skagerrak
  .to = dans le Skagerrak
sea-l_sund = Sund
  .the = le Sund
  .of = du Sund
  .to = dans le Sund
sea-mer_mediterranee = Mer Méditerranée
  .the = la Méditerranée
  .of = de la Méditerranée
  .to = en Méditerranée

## Flottes

piece-fleet_1 = Flotte 1
  .the = la flotte 1
  .of = de la flotte 1
  .to = à la flotte 1
piece-fleet_2 = Flotte 2
  .the = la flotte 2
  .of = de la flotte 2
  .to = à la flotte 2
piece-fleet_3 = Flotte 3
  .the = la flotte 3
  .of = de la flotte 3
  .to = à la flotte 3
piece-fleet_4 = Flotte 4
  .the = la flotte 4
  .of = de la flotte 4
  .to = à la flotte 4
piece-fleet_5 = Flotte 5
  .the = la flotte 5
  .of = de la flotte 5
  .to = à la flotte 5
piece-fleet_6 = Flotte 6
  .the = la flotte 6
  .of = de la flotte 6
  .to = à la flotte 6
piece-fleet_7 = Flotte 7
  .the = la flotte 7
  .of = de la flotte 7
  .to = à la flotte 7
piece-fleet_8 = Flotte 8
  .the = la flotte 8
  .of = de la flotte 8
  .to = à la flotte 8
piece-fleet_9 = Flotte 9
  .the = la flotte 9
  .of = de la flotte 9
  .to = à la flotte 9
piece-fleet_10 = Flotte 10
  .the = la flotte 10
  .of = de la flotte 10
  .to = à la flotte 10
piece-fleet_11 = Flotte 11
  .the = la flotte 11
  .of = de la flotte 11
  .to = à la flotte 11
piece-fleet_12 = Flotte 12
  .the = la flotte 12
  .of = de la flotte 12
  .to = à la flotte 12
piece-fleet_13 = Flotte 13
  .the = la flotte 13
  .of = de la flotte 13
  .to = à la flotte 13
piece-fleet_14 = Flotte 14
  .the = la flotte 14
  .of = de la flotte 14
  .to = à la flotte 14
piece-fleet_15 = Flotte 15
  .the = la flotte 15
  .of = de la flotte 15
  .to = à la flotte 15
piece-fleet_16 = Flotte 16
  .the = la flotte 16
  .of = de la flotte 16
  .to = à la flotte 16
piece-fleet_17 = Flotte 17
  .the = la flotte 17
  .of = de la flotte 17
  .to = à la flotte 17
piece-fleet_18 = Flotte 18
  .the = la flotte 18
  .of = de la flotte 18
  .to = à la flotte 18
piece-fleet_19 = Flotte 19
  .the = la flotte 19
  .of = de la flotte 19
  .to = à la flotte 19
piece-fleet_20 = Flotte 20
  .the = la flotte 20
  .of = de la flotte 20
  .to = à la flotte 20
piece-fleet_21 = Flotte 21
  .the = la flotte 21
  .of = de la flotte 21
  .to = à la flotte 21
piece-fleet_22 = Flotte 22
  .the = la flotte 22
  .of = de la flotte 22
  .to = à la flotte 22
piece-fleet_23 = Flotte 23
  .the = la flotte 23
  .of = de la flotte 23
  .to = à la flotte 23
piece-fleet_24 = Flotte 24
  .the = la flotte 24
  .of = de la flotte 24
  .to = à la flotte 24

## Actions

verb-fortress = Bâtir une forteresse { TO($place) }
verb-general = Placer un général { TO($place) }
verb-fleet = Armer une flotte { TO($place) }
verb-spanish_fleet = Armer une flotte espagnole { TO($place) }
verb-raze = Raser votre forteresse { OF($place) }
verb-pay = Payer la forteresse { OF($place) }
verb-forfeit = Renoncer à la forteresse { OF($place) }
verb-keep = Garder la forteresse (deux régiments au prochain tour)
verb-destroy = Détruire la forteresse
verb-hand_in = Échanger ces cartes
verb-offer = Négocier les généraux captifs avec { THE($seat) }
verb-release = Libérer { $number ->
    [0] aucun général
    [one] un général
   *[other] { $number } généraux
  }
verb-demand = Réclamer { $number ->
    [0] aucun général
    [one] un général
   *[other] { $number } généraux
  }
verb-accept = Accepter l’échange
verb-refuse = Refuser l’échange
verb-sail = Faire voile avec { THE($piece) }
verb-dock = Gagner le port { OF($place) }
verb-station = Prendre position { TO($sea) }
verb-stay = Rester au port
verb-end_naval_movement = Terminer les mouvements navals
verb-naval_attack = Attaquer sur { THE($sea) }
verb-breakout = Rompre le blocus { OF($place) }
verb-fire = Engager { $number ->
    [one] une flotte
   *[other] { $number } flottes
  }
verb-return_fire = Riposter avec { $number ->
    [one] un dé
   *[other] { $number } dés
  }
verb-break_off = Rompre le combat
verb-sink = Perdre { THE($piece) }
verb-end_naval_combat = Terminer les combats navals
verb-embark = Embarquer { $number ->
    [one] un régiment
   *[other] { $number } régiments
  }
verb-escort = Escorter avec { THE($piece) }
verb-set_sail = Appareiller
verb-let_pass = Laisser passer le convoi
verb-intercept = Intercepter le convoi
verb-recall = Rembarquer le corps expéditionnaire
verb-fate = Décider du sort du général { OF($place) }
verb-withdraw = Se replier { TO($place) }
verb-ride = Déplacer le général { OF($place) }
verb-reach = Aller { TO($place) }
verb-leader = Jouer votre carte Général
verb-enter = Entrer { TO($to) } depuis { THE($from) }
verb-detail = En désigner { $number }
verb-suffer = Perte pour { THE($seat) }
verb-launch = Envoyer l’expédition d’Égypte
verb-send = Prendre un régiment { TO($place) }
verb-enough = Cela suffit
verb-lose = Perdre un régiment { TO($place) }
verb-garrison = Prendre la garnison { TO($place) }
verb-against = Attaquer les flottes { OF($seat) }

## Ce que le jeu attend

frame-NavalMovement = Choisissez une flotte à déplacer, ou terminez les mouvements navals.
frame-NavalMovement-wait = { THE($seat) } déplace ses flottes.
frame-Sail = Où va cette flotte ?
frame-Sail-wait = { THE($seat) } fait voile.
frame-NavalCombat = Attaquez une flotte ennemie, rompez un blocus, ou terminez les combats navals.
frame-NavalCombat-wait = { THE($seat) } mène ses combats navals.
frame-Adversary = Plusieurs ennemis tiennent cette liaison : lequel attaquez-vous ?
frame-Adversary-wait = { THE($seat) } choisit un ennemi en mer.
frame-Fire = Combien de flottes engagez-vous ?
frame-Fire-wait = { THE($seat) } engage ses flottes.
frame-ReturnFire = Avec combien de dés ripostez-vous ?
frame-ReturnFire-wait = { THE($seat) } choisit ses dés en mer.
frame-Sink = Quelle flotte perdez-vous ?
frame-Sink-wait = { THE($seat) } choisit la flotte perdue.
frame-Captured = La forteresse est à vous : la gardez-vous ?
frame-Captured-wait = { THE($seat) } décide du sort de la forteresse.
frame-Embark = Combien de régiments passent { OF($from) } vers { THE($to) } ?
frame-Embark-wait = { THE($seat) } embarque ses régiments.
frame-Landing = Votre corps expéditionnaire est à terre : combien de régiments engagez-vous contre { THE($to) } ?
frame-Landing-wait = { THE($seat) } combat sur la plage.
frame-Escort = Désignez les flottes d’escorte, puis appareillez.
frame-Escort-wait = { THE($seat) } forme son convoi.
frame-Intercept = Un convoi passe : l’interceptez-vous ?
frame-Intercept-wait = { THE($seat) } peut intercepter le convoi.
frame-Strike = L’escorte est coulée : interceptez-vous le convoi ?
frame-Strike-wait = { THE($seat) } peut fondre sur le convoi.
frame-ChooseFate = Quel général tire son sort le premier ?
frame-ChooseFate-wait = { THE($seat) } décide de l’ordre des généraux.
frame-Withdraw = Votre général s’échappe : où se replie-t-il ?
frame-Withdraw-wait = { THE($seat) } replie son général.
frame-Ride = Où va ce général ?
frame-Ride-wait = { THE($seat) } déplace un général.
frame-Terms = Que proposez-vous pour les généraux captifs ?
frame-Terms-wait = { THE($seat) } propose un échange de généraux.
frame-Answer = On vous propose un échange de généraux : acceptez-vous ?
frame-Answer-wait = { THE($seat) } considère l’échange de généraux.
frame-Return = Où revient votre général libéré ?
frame-Return-wait = { THE($seat) } replace un général libéré.
frame-Detail = Combien de régiments de cette nation partent ?
frame-Detail-wait = { THE($seat) } désigne ses régiments.
frame-Suffer = Nations à égalité : laquelle subit la perte ?
frame-Suffer-wait = { THE($seat) } répartit les pertes.
frame-Muster = Choisissez les régiments de l’expédition d’Égypte.
frame-Muster-wait = { THE($seat) } rassemble l’expédition d’Égypte.
frame-Deploy1796 = Posez un régiment sur l’un de vos territoires ({ $reserve ->
    [one] c’est le dernier
   *[other] il vous en reste { $reserve }
  }).
frame-Deploy1796-wait = { THE($seat) } pose un régiment de départ.
frame-Anchor1796 = Répartissez vos flottes dans vos ports.
frame-Anchor1796-wait = { THE($seat) } répartit ses flottes.
frame-Appoint1796 = Placez un général sur l’un de vos territoires.
frame-Appoint1796-wait = { THE($seat) } place ses généraux.
frame-Levy = Désignez les régiments que la campagne demande.
frame-Levy-wait = { THE($seat) } désigne des régiments.
frame-Scuttle = Quelle flotte perdez-vous ?
frame-Scuttle-wait = { THE($seat) } choisit une flotte à perdre.
frame-Quarter = Replacez vos régiments sur vos territoires.
frame-Quarter-wait = { THE($seat) } redéploie ses régiments.
frame-Garrison = D’où vient la garnison du territoire gagné ?
frame-Garrison-wait = { THE($seat) } choisit une garnison.
frame-Remount = Où va votre général ?
frame-Remount-wait = { THE($seat) } redéploie un général.
frame-Moor = Ce port n’est plus ami : où va cette flotte ?
frame-Moor-wait = { THE($seat) } déplace une flotte.
frame-Spread = Quel port reçoit la flotte suivante ?
frame-Spread-wait = { THE($seat) } répartit ses flottes.
frame-Retreat = Quels régiments reviennent de Russie ?
frame-Retreat-wait = { THE($seat) } se retire de Russie.
frame-Haven = Plusieurs territoires sont aussi proches : lequel choisissez-vous ?
frame-Haven-wait = { THE($seat) } choisit un refuge.
frame-Charge = Combien de dés pour l’attaque ?
frame-Charge-wait = { THE($seat) } attaque à Waterloo.
frame-Square = Combien de dés pour la défense ?
frame-Square-wait = { THE($seat) } défend à Waterloo.

## Le journal

event-fortress = { THE($seat) } bâtit une forteresse { TO($place) }.
event-general = Un général { OF($seat) } paraît { TO($place) }.
event-fleet = { THE($seat) } arme { THE($piece) } { TO($place) }.
event-razed = La forteresse { OF($place) } est rasée par { THE($seat) }.
event-paid = { THE($seat) } paie { $number } régiments pour la forteresse { OF($place) }.
event-lapsed = { THE($seat) } ne paie pas la forteresse { OF($place) }.
event-kept = { THE($seat) } garde la forteresse { OF($place) }.
event-exchanged-five = Cinq cartes pour vingt régiments : { NAME($first) }, { NAME($second) }, { NAME($third) }, { NAME($fourth) } et { NAME($fifth) }.
event-offer = { THE($seat) } propose { TO($to) } : { $given ->
    [0] aucun général
    [one] un général
   *[other] { $given } généraux
  } contre { $wanted ->
    [0] aucun général
    [one] un général
   *[other] { $wanted } généraux
  }.
event-agreed = { THE($to) } accepte l’échange { OF($seat) }.
event-refused = { THE($to) } refuse l’échange { OF($seat) }.
event-freed = Un général { OF($seat) } prend ses quartiers { TO($place) }.
event-stock = Un général { OF($seat) } retourne à la réserve.
event-sailed = { THE($piece) } { OF($seat) } prend position { TO($sea) }.
event-docked = { THE($piece) } { OF($seat) } entre au port { OF($place) }.
event-blockades = { THE($piece) } { OF($seat) } bloque le port { OF($place) }.
event-relieves = { THE($piece) } { OF($seat) } vient rompre le blocus { OF($place) }.
event-naval-attack = { THE($seat) } attaque { THE($by) } en mer avec { $number ->
    [one] une flotte
   *[other] { $number } flottes
  }.
event-broadside = Attaque { $attack }, riposte { $defence } : l’attaquant perd { $lost }, le défenseur { $inflicted }.
event-sunk = { THE($piece) } { OF($seat) } est perdue.
event-convoy = { THE($seat) } fait passer la mer à { $number ->
    [one] un régiment
   *[other] { $number } régiments
  }.
event-escorted = { THE($piece) } { OF($seat) } escorte le convoi.
event-passed = { THE($seat) } laisse passer le convoi.
event-intercepts = { THE($seat) } intercepte le convoi !
event-drowned = { $number ->
    [one] Un régiment intercepté
   *[other] { $number } régiments interceptés
  }, { $lost ->
    [0] aucune perte.
    [one] un perdu.
   *[other] { $lost } perdus.
  }
event-slipped = { $number ->
    [one] Un régiment passe à travers.
   *[other] { $number } régiments passent à travers.
  }
event-turned-back = { $number ->
    [one] Un régiment fait demi-tour.
   *[other] { $number } régiments font demi-tour.
  }
event-landed = { THE($seat) } débarque { $number ->
    [one] un régiment
   *[other] { $number } régiments
  } { TO($place) }.
event-recalled = { THE($seat) } rembarque { $number ->
    [one] un régiment
   *[other] { $number } régiments
  }.
event-fate = Le sort du général { OF($seat) } ({ NAME($place) }) : { $die }.
event-killed = Le général { OF($seat) } est perdu ({ NAME($place) }).
event-captured = Le général { OF($seat) } ({ NAME($place) }) est prisonnier { OF($by) }.
event-withdrew = Le général { OF($seat) } se replie { TO($place) }.
event-rode = Un général { OF($seat) } quitte { THE($from) } et va { TO($place) }.
event-leader = { THE($seat) } joue sa carte Général !
event-entered = { THE($seat) } entre { TO($place) } avec { $number ->
    [one] un régiment
   *[other] { $number } régiments
  }.
event-command = { THE($seat) } commande désormais { TO($place) }.
event-suffered = Une perte de l’armée coalisée ({ NAME($place) }) est pour { THE($seat) }.
event-period = { NAME($period) }
event-game-turn = { NAME($period) } : tour { $number }
event-points = { THE($seat) } marque { $number ->
    [one] un point
   *[other] { $number } points
  } de victoire ({ $total } en tout).
event-treaty = Traité et redéploiement : { NAME($period) }.
event-passes = { THE($place) } revient désormais { TO($seat) }.
event-neutral-again = { THE($place) } : plus aucune garnison, territoire neutre.
event-lost = { THE($seat) } perd { $number ->
    [one] un régiment
   *[other] { $number } régiments
  } { TO($place) }.
event-moved = { $number ->
    [one] Un régiment { OF($seat) } arrive
   *[other] { $number } régiments { OF($seat) } arrivent
  } { TO($place) }.
event-guerrilla = La guérilla coûte un régiment { TO($place) }.
event-expedition = L’expédition d’Égypte appareille avec { $number ->
    [one] un régiment
   *[other] { $number } régiments
  }.
event-egypt = { $number ->
    [0] Personne ne débarque en Égypte.
    [one] Un régiment débarque en Égypte.
   *[other] { $number } régiments débarquent en Égypte.
  }
event-vanished = { THE($seat) } ne peut placer { $number ->
    [one] un régiment
   *[other] { $number } régiments
  }.
event-waterloo = Waterloo : { $french } régiments français contre { $english } anglais ; { $prussian } Prussiens sont en route.
event-waterloo-round = Attaque { $attack }, défense { $defence } : il reste { $french } Français, { $english } Anglais, { $prussian } Prussiens.
event-prussians = Cinq heures : { $number } régiments prussiens arrivent, les alliés attaquent.
event-french-camp = Le camp français l’emporte, { $french } points contre { $allied }.
event-allied-camp = Le camp allié l’emporte, { $allied } points contre { $french }.
event-no-camp = Partie nulle entre les camps : { $french } points partout.

frame-Assault = Choisissez une frontière à attaquer, ou mettez fin aux combats.
frame-Assault-wait = { THE($seat) } mène ses combats.
frame-Commit = Vous attaquez { THE($to) } depuis { THE($from) } : combien de régiments engagez-vous ?
frame-Commit-wait = { THE($seat) } s’apprête à attaquer { THE($to) } depuis { THE($from) }.
frame-Resist = { $engaged ->
    [one] Un régiment attaque
   *[other] { $engaged } régiments attaquent
  } { THE($to) } depuis { THE($from) } : avec combien de dés défendez-vous ?
frame-Resist-wait = { THE($seat) } choisit ses dés pour défendre { THE($to) }.
frame-MoveIn = Victoire ! Combien de régiments { OF($from) } occupent { THE($to) } (au moins { $least }) ?
frame-MoveIn-wait = { THE($seat) } occupe { THE($to) }.
frame-Movement = { $done ->
    [0] Manœuvrez entre deux de vos territoires voisins, ou terminez votre tour.
   *[other] Votre manœuvre est faite : terminez votre tour.
  }
frame-Movement-wait = { THE($seat) } manœuvre.
frame-Marching = Combien de régiments vont { OF($from) } vers { THE($to) } ?
frame-Marching-wait = { THE($seat) } manœuvre depuis { THE($from) } vers { THE($to) }.
frame-ExchangeAdvanced = Choisissez la carte suivante de la combinaison à échanger.
frame-ExchangeAdvanced-wait = { THE($seat) } place ses renforts.
frame-BonusOf = Plusieurs des cartes échangées montrent vos territoires : choisissez celui qui reçoit les deux régiments bonus.
frame-BonusOf-wait = { THE($seat) } choisit où vont ses deux régiments bonus.
