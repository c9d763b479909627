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
verb-stay = Rester dans ce port
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
verb-set_sail = Appareiller avec cette escorte
verb-let_pass = Laisser passer le convoi
verb-intercept = Intercepter le convoi
verb-recall = Rembarquer le corps expéditionnaire
verb-fate = Décider du sort du général { OF($place) }
verb-withdraw = Se replier { TO($place) }
verb-ride = Déplacer le général { OF($place) }
verb-reach = Aller { TO($place) }
verb-leader = Jouer votre carte Général (+2 par dé)
verb-enter = Entrer { TO($to) } depuis { THE($from) }
verb-detail = Envoyer { $number ->
    [one] un de ses régiments
   *[other] { $number } de ses régiments
  }
verb-suffer = Faire porter la perte { TO($seat) }
verb-launch = Envoyer l’expédition d’Égypte
verb-send = Prendre un régiment { TO($place) }
verb-enough = Ne plus prendre de régiment
verb-lose = Perdre un régiment { TO($place) }
verb-garrison = Prendre la garnison { TO($place) }
verb-against = Attaquer les flottes { OF($seat) }

## Ce que le jeu attend

frame-NavalMovement = { $full ->
    [0] { $ready ->
        [0] Plus aucune de vos flottes ne peut faire voile : terminez les mouvements navals.
        [one] Une flotte peut encore faire voile : choisissez-la, ou terminez les mouvements navals.
       *[other] { $ready } flottes peuvent encore faire voile : choisissez-en une, ou terminez les mouvements navals.
      }
   *[other] Le port { OF($place) } abrite plus de trois flottes : l’une doit faire voile.
  }
frame-NavalMovement-wait = { THE($seat) } déplace ses flottes.
frame-Sail = { $why ->
    [2] Le port { OF($place) } est tombé : où va { THE($piece) } ?
    [1] Le blocus { OF($place) } est rompu : où va { THE($piece) } ?
   *[other] { $port ->
        [0] Où va { THE($piece) }, qui est { TO($sea) } ?
       *[other] Où va { THE($piece) }, qui est { TO($place) } ?
      }
  }
frame-Sail-wait = { THE($seat) } fait voile.
frame-NavalCombat = { $relief ->
    [0] Attaquez une flotte ennemie, rompez un blocus, ou terminez les combats navals.
   *[other] Des flottes à vous sont venues rompre un blocus : elles doivent combattre maintenant.
  }
frame-NavalCombat-wait = { THE($seat) } mène ses combats navals.
frame-Adversary = Plusieurs ennemis tiennent { THE($sea) } : lequel attaquez-vous ?
frame-Adversary-wait = { THE($seat) } choisit un ennemi en mer.
frame-Fire = { $port ->
    [0] { NAME($sea) }
   *[other] Devant le port { OF($place) }
  }, { $ours ->
    [one] une flotte à vous
   *[other] { $ours } flottes à vous
  } contre { $theirs ->
    [one] une
   *[other] { $theirs }
  } { OF($against) } : combien en engagez-vous ?
frame-Fire-wait = { THE($seat) } engage ses flottes.
frame-ReturnFire = { THE($by) } attaque { $port ->
    [0] { TO($sea) }
   *[other] devant le port { OF($place) }
  } avec { $engaged ->
    [one] une flotte
   *[other] { $engaged } flottes
  } ; vous en avez { $theirs } : avec combien de dés ripostez-vous ?
frame-ReturnFire-wait = { THE($seat) } choisit ses dés en mer.
frame-Sink = Flottes françaises et espagnoles ont combattu ensemble : laquelle est perdue ({ $number } à choisir) ?
frame-Sink-wait = { THE($seat) } choisit la flotte perdue.
frame-Captured = La forteresse { OF($place) } est à vous : la gardez-vous ?
frame-Captured-wait = { THE($seat) } décide du sort de la forteresse.
frame-Embark = { $purpose ->
    [0] Combien de régiments { OF($from) } débarquent { TO($to) } (au plus { $most }) ?
   *[other] Combien de régiments { OF($from) } entrent { TO($to) } (au plus { $most }) ?
  }
frame-Embark-wait = { THE($seat) } embarque ses régiments.
frame-Landing = { $number ->
    [one] Un régiment à vous est
   *[other] { $number } régiments à vous sont
  } à terre { TO($to) } ({ NAME($owner) }, { $defenders ->
    [one] un régiment
   *[other] { $defenders } régiments
  }) : combien en engagez-vous ?
frame-Landing-wait = { THE($seat) } combat sur la plage.
frame-Escort = { $general ->
    [0] { $number ->
        [one] Un régiment passe
       *[other] { $number } régiments passent
      }
   *[other] Un général passe
  } { $egypt ->
    [0] { TO($to) }
   *[other] en Égypte
  }, { $fleets ->
    [one] une flotte ennemie guette
   *[other] { $fleets } flottes ennemies guettent
  } { TO($sea) } : désignez l’escorte ({ $escorts ->
    [0] aucune flotte encore
    [one] une flotte pour l’instant
   *[other] { $escorts } flottes pour l’instant
  }), puis appareillez.
frame-Escort-wait = { THE($seat) } forme son convoi.
frame-Intercept = Un convoi { OF($power) } passe { TO($sea) } avec { $general ->
    [0] { $number ->
        [one] un régiment
       *[other] { $number } régiments
      }
   *[other] un général
  }{ $escorts ->
    [0] {""}
    [one] {""} et une flotte d’escorte
   *[other] {""} et { $escorts } flottes d’escorte
  } : l’interceptez-vous avec { $ours ->
    [one] votre flotte
   *[other] vos { $ours } flottes
  } ?
frame-Intercept-wait = { THE($seat) } peut intercepter le convoi.
frame-Strike = L’escorte { OF($power) } est coulée { TO($sea) } : fondez-vous sur { $number ->
    [one] le régiment
   *[other] les { $number } régiments
  } du convoi ?
frame-Strike-wait = { THE($seat) } peut fondre sur le convoi.
frame-ChooseFate = Les attaques de { $waiting } de vos généraux ont échoué : lequel tire son sort le premier ?
frame-ChooseFate-wait = { THE($seat) } décide de l’ordre des généraux.
frame-Withdraw = { $lost ->
    [0] L’attaque depuis { THE($place) } a échoué ; votre général s’échappe : où va-t-il ?
   *[other] { THE($place) } : territoire perdu ; votre général s’échappe : où se replie-t-il ?
  }
frame-Withdraw-wait = { THE($seat) } replie son général.
frame-Ride = Où va votre général qui est { TO($place) } ?
frame-Ride-wait = { THE($seat) } déplace un général.
frame-Terms = { $given ->
    [-1] Vous tenez { $theirs } des généraux { OF($other) }, qui en tient { $ours } à vous : combien en libérez-vous ?
   *[other] Vous en libérez { $given } : combien de vos { $ours } généraux réclamez-vous { TO($other) } ?
  }
frame-Terms-wait = { THE($seat) } propose un échange de généraux.
frame-Answer = { THE($power) } vous propose { $given ->
    [0] aucun de vos généraux captifs
    [one] un de vos généraux captifs
   *[other] { $given } de vos généraux captifs
  } contre { $wanted ->
    [0] rien
    [one] un de ceux que vous tenez
   *[other] { $wanted } de ceux que vous tenez
  } : acceptez-vous ?
frame-Answer-wait = { THE($seat) } considère l’échange de généraux.
frame-Return = Un de vos généraux captifs est libre : sur quel territoire revient-il ?
frame-Return-wait = { THE($seat) } replace un général libéré.
frame-Detail = Des { $total } régiments, { $left } restent à désigner : combien viennent { OF($nation) } ?
frame-Detail-wait = { THE($seat) } désigne ses régiments.
frame-Suffer = { $ashore ->
    [0] L’armée coalisée { OF($place) }
   *[other] Le corps de débarquement
  } perd { $number ->
    [one] un régiment
   *[other] { $number } régiments
  } et ses nations sont à égalité : laquelle subit la perte ?
frame-Suffer-wait = { THE($seat) } répartit les pertes.
frame-Muster = L’expédition d’Égypte : choisissez d’où { $left ->
    [one] vient le dernier régiment.
   *[other] viennent { $left } régiments encore.
  }
frame-Muster-wait = { THE($seat) } rassemble l’expédition d’Égypte.
frame-Deploy1796 = Posez un régiment sur l’un de vos territoires ({ $reserve ->
    [one] c’est le dernier
   *[other] il vous en reste { $reserve }
  }).
frame-Deploy1796-wait = { THE($seat) } pose un régiment de départ.
frame-Anchor1796 = Répartissez vos flottes dans vos ports : { $left ->
    [one] il en reste une.
   *[other] il en reste { $left }.
  }
frame-Anchor1796-wait = { THE($seat) } répartit ses flottes.
frame-Appoint1796 = Placez un général sur l’un de vos territoires : { $left ->
    [one] il en reste un.
   *[other] il en reste { $left }.
  }
frame-Appoint1796-wait = { THE($seat) } place ses généraux.
frame-Levy = { $lose ->
    [0] La campagne appelle des régiments { TO($place) } : prenez-en un sur un territoire ({ $owed ->
        [0] encore { $left } au plus
       *[other] encore { $owed } au moins
      }).
   *[other] La campagne vous coûte des régiments : choisissez où vous en perdez un (encore { $left }).
  }
frame-Levy-wait = { THE($seat) } désigne des régiments.
frame-Scuttle = La campagne vous coûte des flottes : laquelle perdez-vous (encore { $left }) ?
frame-Scuttle-wait = { THE($seat) } choisit une flotte à perdre.
frame-Quarter = Le traité : replacez { $left ->
    [one] votre dernier régiment déplacé
   *[other] vos { $left } régiments déplacés
  } sur vos territoires{ $empty ->
    [0] .
    [one] ; l’un d’eux est encore sans régiment.
   *[other] ; { $empty } d’entre eux sont encore sans régiment.
  }
frame-Quarter-wait = { THE($seat) } redéploie ses régiments.
frame-Garrison = Le traité vous donne { THE($place) } : de quel territoire vient la garnison ?
frame-Garrison-wait = { THE($seat) } choisit une garnison.
frame-Remount = Le traité : où placez-vous { $left ->
    [one] votre général déplacé ?
   *[other] le suivant de vos { $left } généraux déplacés ?
  }
frame-Remount-wait = { THE($seat) } redéploie un général.
frame-Moor = Le port { OF($place) } n’est plus ami : où va { THE($piece) } ?
frame-Moor-wait = { THE($seat) } déplace une flotte.
frame-Spread = Le traité d’Amiens : quel port reçoit { THE($piece) } ({ $left ->
    [one] c’est la dernière
   *[other] il en reste { $left }
  }) ?
frame-Spread-wait = { THE($seat) } répartit ses flottes.
frame-Retreat = La retraite de Russie : choisissez un territoire d’où un régiment revient ({ $left ->
    [one] c’est le dernier
   *[other] encore { $left }
  }).
frame-Retreat-wait = { THE($seat) } se retire de Russie.
frame-Haven = Plusieurs territoires sont aussi proches { OF($place) } : où revient le régiment ?
frame-Haven-wait = { THE($seat) } choisit un refuge.
frame-Charge = Waterloo, { $part ->
    [1] manche { $rounds } sur 12, { $french } Français contre { $english } Anglais : combien de dés à l’attaque ?
   *[other] le soir, manche { $rounds } sur 6, { $english } Anglais et { $prussian } Prussiens contre { $french } Français : combien de dés à l’attaque ?
  }
frame-Charge-wait = { THE($seat) } attaque à Waterloo.
frame-Square = Waterloo, { $part ->
    [1] manche { $rounds } sur 12 : les Français attaquent avec { $engaged ->
        [one] un dé
       *[other] { $engaged } dés
      }.
   *[other] le soir, manche { $rounds } sur 6 : les alliés attaquent avec { $engaged ->
        [one] un dé
       *[other] { $engaged } dés
      }.
  } Combien de dés en défense ?
frame-Square-wait = { THE($seat) } défend à Waterloo.

## Le journal

event-fortress = { THE($seat) } bâtit une forteresse { TO($place) }.
event-general = Un général { OF($seat) } paraît { TO($place) }.
event-fleet = { THE($seat) } arme { THE($piece) } { TO($place) }.
event-razed = La forteresse { OF($place) } est rasée par { THE($seat) }.
event-paid = { THE($seat) } paie la forteresse { OF($place) } (−{ $number } régiments).
event-lapsed = { THE($seat) } ne paie pas la forteresse { OF($place) }.
event-kept = { THE($seat) } garde la forteresse { OF($place) }.
event-exchanged-five = +20 régiments pour cinq cartes : { NAME($first) }, { NAME($second) }, { NAME($third) }, { NAME($fourth) } et { NAME($fifth) }.
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
event-naval-attack = { THE($seat) } attaque { THE($by) } { TO($sea) } : { $number ->
    [one] une flotte
   *[other] { $number } flottes
  } contre { $defenders }.
event-broadside = En mer, { $attack } contre { $defence } : l’attaquant { $lost ->
    [0] ne perd rien
    [one] perd une flotte
   *[other] perd { $lost } flottes
  }, le défenseur { $inflicted ->
    [0] ne perd rien.
    [one] perd une flotte.
   *[other] perd { $inflicted } flottes.
  }
event-sunk = { THE($piece) } { OF($seat) } est perdue.
event-convoy = { THE($seat) } fait passer la mer à { $number ->
    [one] un régiment
   *[other] { $number } régiments
  } { OF($from) } vers { THE($to) }.
event-escorted = { THE($piece) } { OF($seat) } escorte le convoi.
event-passed = { THE($seat) } laisse passer le convoi.
event-intercepts = { THE($seat) } intercepte le convoi { OF($by) } { TO($sea) } avec { $fleets ->
    [one] une flotte
   *[other] { $fleets } flottes
  } !
event-drowned = { $number ->
    [one] Un intercepté
   *[other] { $number } interceptés
  }, { $lost ->
    [0] aucune perte
    [one] un perdu
   *[other] { $lost } perdus
  } ({ $least ->
    [5] 5 ou 6, c’est fatal
   *[other] de { $least } à 6, c’est fatal
  }).
event-slipped = { $number ->
    [one] Un régiment passe à travers.
   *[other] { $number } régiments passent à travers.
  }
event-turned-back = { $number ->
    [one] Trois flottes barrent la route : le convoi fait demi-tour.
   *[other] Trois flottes barrent la route : { $number } font demi-tour.
  }
event-landed = { THE($seat) } débarque { $number ->
    [one] un régiment
   *[other] { $number } régiments
  } { TO($place) }.
event-recalled = { THE($seat) } rembarque { $number ->
    [one] un régiment
   *[other] { $number } régiments
  }.
event-fate = Le sort du général { OF($seat) } ({ NAME($place) }) se joue : { $die }.
event-killed = Le général { OF($seat) } est tué ({ NAME($place) }).
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
event-points = { THE($seat) } : +{ $number } PV dans cette campagne ({ $total } en tout).
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
event-waterloo-round = Waterloo, { $attack } contre { $defence } : il reste { $french } Français, { $english } Anglais, { $prussian } Prussiens.
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

event-sheltered = La forteresse { OF($place) } limite l’attaquant à deux dés.
event-led = Le chef { OF($seat) } ajoute 2 à chaque dé (6 au plus).
event-sortie = { THE($seat) } force la sortie du port { OF($place) } contre { THE($by) } : { $number ->
    [one] une flotte
   *[other] { $number } flottes
  } contre { $defenders }.
event-broken-off = { THE($seat) } rompt le combat.
event-scuttled = { THE($seat) } abandonne { THE($piece) }.
event-general-crosses = Un général { OF($seat) } passe la mer { OF($from) } vers { THE($to) }.
event-sea-dice = Dés de la traversée : { $dice }.
event-stayed = Le général { OF($seat) } s’échappe et reste { TO($place) }.
event-charge = Waterloo : { THE($seat) } attaque avec { $number ->
    [one] un dé
   *[other] { $number } dés
  } ({ $french } Français, { $allied } alliés).
event-waterloo-won = { THE($seat) } remporte la bataille de Waterloo.
event-scored = { THE($seat) } : +{ $number } PV ({ NAME($aim) }).
event-scored-at = { THE($seat) } : +{ $number } PV ({ NAME($aim) } : { NAME($place) }).

## Ce qui donne des points de victoire

aim-hold = territoire tenu
aim-per_territory = territoires tenus
aim-landing = débarquement
aim-fleet_destroyed = flottes ennemies coulées
aim-fleets_destroyed_at_least = assez de flottes ennemies coulées
aim-expedition_landed_at_least = régiments débarqués en Égypte
aim-expedition_regiment_destroyed = régiments de l’expédition coulés
aim-expedition_landed_none = personne n’a débarqué en Égypte
aim-coalition_hold = tenu par la coalition
aim-coalition_hold_at_least = territoires tenus par la coalition
aim-intercepted_regiment_destroyed = régiments français coulés en mer
aim-no_enemy_regiment_in_region = plus d’ennemi dans la région
aim-captured_during = pris pendant la campagne

## Devoirs

duty-portugal_landing = une force doit être envoyée au Portugal au dernier tour
duty-egypt_expedition = dix régiments doivent partir de Toulon pour l’Égypte
duty-tyrol_attack = l’armée du Tyrol doit attaquer la Confédération helvétique au premier tour
duty-naples_landing = un débarquement aux Deux-Siciles doit être tenté
duty-belgium_landing = un débarquement en Belgique doit être tenté
duty-italy_landing = un débarquement en Italie doit être tenté
duty-moscow = la Russie et la Carélie doivent être attaquées avant la fin du quatrième tour

## À quoi il faut penser avant

caution-homeless = Vos { $number } régiments ne trouvent aucun territoire et sont perdus.
caution-fate = { $count ->
    [one] L’attaque depuis { THE($place) } a échoué : un dé décidera du sort de votre général.
   *[other] Les attaques de { $count } généraux ont échoué (dont celle { OF($place) }) : un dé décidera du sort de chacun.
  }
caution-general = Avec plus de six régiments, le général { OF($place) } prend part à l’attaque : si elle échoue, un dé décide de son sort.
caution-ride = Dès qu’un général s’est déplacé, plus aucune armée ne peut manœuvrer ce tour-ci.
caution-command = { THE($nation) } commandera l’armée { OF($place) }.
caution-relief = Le port { OF($place) } est sous blocus : vos flottes devront y combattre pendant les combats navals.
