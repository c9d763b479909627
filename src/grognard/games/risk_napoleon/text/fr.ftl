# RISK Édition Napoléon.

## Options

option-players = Joueurs
  .help = De deux à six. À deux, une armée neutre s’interpose ; à six, on tire les couleurs au sort.
option-scenario = But de la partie
  .help = Ce qu’il faut accomplir pour gagner.
option-progressive_reinforcements = Renforts progressifs
  .help = Chaque combinaison échangée, par qui que ce soit, vaut davantage que la précédente : 4, 6, 8, 10, 12, 15, 20, 25, 30, puis 5 de plus à chaque fois.
option-card_bonus = Prime de territoire
  .help = Ce que rapportent les cartes échangées qui montrent vos territoires : deux régiments pour la combinaison, ou deux pour chacune de ces cartes.
option-auto_claim = Victoire proclamée d’office
  .help = Dès que votre mission est remplie pendant votre tour, la partie est gagnée ; sinon, c’est à vous de la dévoiler.
option-dealer_seat = Donneur
  .help = Le numéro du joueur qui donne les cartes ; son voisin de gauche commence.

value-card_bonus-per_set = une fois par combinaison
value-card_bonus-per_card = pour chaque carte

scenario-mission = Missions secrètes
  .help = Chacun reçoit une mission en secret ; le premier qui la dévoile accomplie a gagné.
  .needs = à partir de trois joueurs
scenario-two_player = Duel avec armée neutre
  .help = Deux joueurs, une armée neutre entre eux : détruisez l’armée de l’autre.
  .needs = à deux joueurs
scenario-world_conquest = La conquête du monde
  .help = Sans mission : le dernier joueur en lice a gagné.
scenario-capitals = Capitales
  .help = Chacun choisit une capitale en secret ; gagne qui en tient assez : deux à deux ou trois joueurs, trois à quatre ou cinq, quatre à six.

## Ordres permanents

order-defence = Dés de la défense
  .help = Ce que vous jetez quand on vous attaque en votre absence.
value-defence-ask = me demander
value-defence-most = deux dés si possible
value-defence-one = un seul dé

## Couleurs et camps

colour-blue = Bleu
  .the = Bleu
  .of = de Bleu
  .to = à Bleu
colour-red = Rouge
  .the = Rouge
  .of = de Rouge
  .to = à Rouge
colour-black = Noir
  .the = Noir
  .of = de Noir
  .to = à Noir
colour-white = Blanc
  .the = Blanc
  .of = de Blanc
  .to = à Blanc
colour-yellow = Jaune
  .the = Jaune
  .of = de Jaune
  .to = à Jaune
colour-violet = Violet
  .the = Violet
  .of = de Violet
  .to = à Violet

owner-neutral = Neutre
  .the = l’armée neutre
  .of = de l’armée neutre
  .to = à l’armée neutre

## Actions

verb-colour = Jouer { NAME($colour) }
verb-place = Poser un régiment { TO($place) }
verb-place_five = Poser cinq régiments { TO($place) }
verb-place_all = Poser tous les régiments restants { TO($place) }
verb-capital = Prendre { THE($place) } pour capitale
verb-exchange = Échanger la carte { NAME($card) }
verb-bonus = Poser les régiments bonus { TO($place) }
verb-claim = Dévoiler votre mission et gagner la partie
verb-end_reinforcements = Terminer les renforts
verb-attack = Attaquer { THE($to) } depuis { THE($from) }
verb-engage = Engager { $number ->
    [one] un régiment
   *[other] { $number } régiments
  }
verb-defend = Défendre avec { $number ->
    [one] un dé
   *[other] { $number } dés
  }
verb-occupy = Occuper avec { $number ->
    [one] un régiment
   *[other] { $number } régiments
  }
verb-end_combat = Mettre fin aux combats
verb-manoeuvre = Manœuvrer depuis { THE($from) } vers { THE($to) }
verb-march = Déplacer { $number ->
    [one] un régiment
   *[other] { $number } régiments
  }
verb-end_turn = Terminer le tour

## Ce que le jeu attend : au joueur qui décide, puis aux autres

frame-Colours = Choisissez votre couleur.
frame-Colours-wait = { THE($seat) } choisit sa couleur.
frame-Deploy = Posez un régiment sur l’un de vos territoires ({ $reserve ->
    [one] c’est le dernier
   *[other] il vous en reste { $reserve }
  }).
frame-Deploy-wait = { THE($seat) } pose un régiment de départ.
frame-Capitals = Choisissez en secret votre capitale parmi vos territoires.
frame-Capitals-wait = { $count ->
    [one] { THE($seat) } choisit encore sa capitale.
   *[other] { $seats } choisissent encore leur capitale.
  }
frame-Reinforcements = { $owing ->
    [0] { $forced ->
        [0] { $pool ->
            [0] { $sets ->
                [0] Tous vos régiments sont posés : terminez les renforts.
               *[other] Tous vos régiments sont posés : échangez une combinaison de cartes ou terminez les renforts.
              }
            [one] Posez un régiment sur l’un de vos territoires : c’est le dernier.
           *[other] Posez vos { $pool } régiments sur vos territoires.
          }
       *[other] Vous avez au moins cinq cartes : échangez une combinaison{ $pool ->
            [0] .
            [one] {" "}et posez un régiment.
           *[other] {" "}et posez { $pool } régiments.
          }
      }
    [one] Vous avez { $pool } régiments et devez une forteresse : payez-la ou renoncez-y.
   *[other] Vous avez { $pool } régiments et devez { $owing } forteresses : payez chacune ou renoncez-y.
  }
frame-Reinforcements-wait = { THE($seat) } place ses renforts.
frame-Exchange = { $begun ->
    [one] { NAME($first) } est choisie : choisissez la deuxième carte de la combinaison.
    [2] { NAME($first) } et { NAME($second) } sont choisies : choisissez la troisième carte de la combinaison.
    [3] Trois cartes sont choisies : échangez-les, ou choisissez la quatrième d’une combinaison de cinq.
   *[other] Quatre cartes sont choisies : choisissez la cinquième.
  }
frame-Exchange-wait = { THE($seat) } place ses renforts.
frame-Bonus = Plusieurs des cartes échangées montrent vos territoires : choisissez celui qui reçoit les deux régiments bonus.
frame-Bonus-wait = { THE($seat) } choisit où vont ses deux régiments bonus.
frame-NeutralReinforcements = Placez les renforts de l’armée neutre sur ses territoires : { $pool ->
    [one] il reste un régiment.
   *[other] il reste { $pool } régiments.
  }
frame-NeutralReinforcements-wait = { THE($seat) } place les renforts de l’armée neutre.
frame-Combat = { $due ->
    [0] Choisissez un de vos territoires, puis l’ennemi à attaquer, ou mettez fin aux combats.
   *[other] Un devoir de cette campagne reste à remplir : { NAME($duty) }.
  }
frame-Combat-wait = { THE($seat) } mène ses combats.
frame-Engage = Vous attaquez { THE($to) } ({ NAME($owner) }, { $defenders ->
    [one] un régiment
   *[other] { $defenders } régiments
  }) depuis { THE($from) } : combien de régiments engagez-vous ?
frame-Engage-wait = { THE($seat) } s’apprête à attaquer { THE($to) } depuis { THE($from) }.
frame-Defend = { $neutral ->
    [0] { THE($by) } attaque votre territoire { NAME($to) }
   *[other] { THE($by) } attaque { THE($to) }, que vous défendez pour l’armée neutre,
  } avec { $engaged ->
    [one] un régiment
   *[other] { $engaged } régiments
  } depuis { THE($from) } : combien de dés en défense ({ $defenders ->
    [one] un régiment s’y trouve
   *[other] { $defenders } régiments s’y trouvent
  }) ?
frame-Defend-wait = { THE($seat) } choisit ses dés pour défendre { THE($to) }.
frame-Occupy = { THE($to) } : conquête ! Combien de régiments { OF($from) } y entrent (de { $least } à { $most }) ?
frame-Occupy-wait = { THE($seat) } occupe { THE($to) }.
frame-Manoeuvre = { $led ->
    [0] { $done ->
        [0] Vous pouvez faire une manœuvre entre deux de vos territoires voisins{ $generals ->
            [0] .
           *[other] , puis déplacer vos généraux.
          }
       *[other] { $generals ->
            [0] Votre manœuvre est faite : terminez votre tour.
            [one] Un général peut encore se déplacer ; ensuite, terminez votre tour.
           *[other] { $generals } généraux peuvent encore se déplacer ; ensuite, terminez votre tour.
          }
      }
   *[other] { $done ->
        [2] { $generals ->
            [0] Vos généraux se sont déplacés : terminez votre tour.
            [one] Un général peut encore se déplacer ; ensuite, terminez votre tour.
           *[other] { $generals } généraux peuvent encore se déplacer ; ensuite, terminez votre tour.
          }
       *[other] Chaque territoire qui a un général peut manœuvrer ; les généraux se déplacent ensuite, puis le tour finit.
      }
  }
frame-Manoeuvre-wait = { THE($seat) } manœuvre.
frame-March = Combien de régiments vont { OF($from) } vers { THE($to) } (au plus { $most }) ?
frame-March-wait = { THE($seat) } manœuvre depuis { THE($from) } vers { THE($to) }.

## Le journal

event-colour = Le joueur { $seat_number } joue { NAME($colour) }.
event-mission = Mission secrète { OF($seat) } : { NAME($mission) }
event-dealt = { THE($owner) } reçoit { THE($place) }.
event-placed = { THE($seat) } pose { $number ->
    [one] un régiment
   *[other] { $number } régiments
  } { TO($place) }.
event-neutral-placed = { THE($seat) } pose { $number ->
    [one] un régiment neutre
   *[other] { $number } régiments neutres
  } { TO($place) }.
event-capital = Capitale secrète { OF($seat) } : { NAME($place) }.
event-capitals = Toutes les capitales sont choisies.
event-turn = Tour { $round } : { NAME($seat) }
event-reinforcements = { THE($seat) } : +{ $number } { $number ->
    [one] régiment
   *[other] régiments
  } ({ $territories ->
    [one] un territoire
   *[other] { $territories } territoires
  }).
event-region = { THE($seat) } : +{ $number } { $number ->
    [one] régiment
   *[other] régiments
  } (tient { THE($region) }).
event-exchanged = { THE($seat) } : +{ $number } { $number ->
    [one] régiment
   *[other] régiments
  } pour les cartes { NAME($first) }, { NAME($second) } et { NAME($third) }.
event-bonus = { THE($seat) } : +{ $number } { $number ->
    [one] régiment
   *[other] régiments
  } aussitôt { TO($place) } (sa carte a été échangée).
event-neutral-share = L’armée neutre : +{ $number } { $number ->
    [one] régiment
   *[other] régiments
  } (la moitié de ce qui a été reçu), que place { THE($seat) }.
event-attack = { THE($seat) } attaque { THE($to) } ({ NAME($by) }, { $defenders ->
    [one] un régiment
   *[other] { $defenders } régiments
  }) depuis { THE($from) } avec { $number ->
    [one] un régiment.
   *[other] { $number } régiments.
  }
event-round = { NAME($to) }, { $attack } contre { $defence } : l’attaquant { $lost ->
    [0] ne perd rien
    [one] perd un régiment
   *[other] perd { $lost } régiments
  }, le défenseur { $inflicted ->
    [0] ne perd rien.
    [one] perd un régiment.
   *[other] perd { $inflicted } régiments.
  }
event-conquered = { THE($seat) } prend { THE($place) } { TO($by) } ; { $number ->
    [one] un régiment y entre.
   *[other] { $number } régiments y entrent.
  }
event-eliminated = { THE($by) } élimine { THE($seat) }.
event-cards-taken = { THE($by) } prend { $number ->
    [one] une carte
   *[other] { $number } cartes
  } { TO($seat) }.
event-capital-fell = La capitale { OF($seat) } tombe ({ NAME($place) }) : toutes ses terres passent { TO($by) }.
event-drew = { THE($seat) } tire une carte.
event-card = { THE($seat) } prend en main la carte { NAME($card) }.
event-marched = { THE($seat) } déplace { $number ->
    [one] un régiment
   *[other] { $number } régiments
  } { OF($from) } vers { THE($to) }.
event-shown = { THE($seat) } dévoile sa mission accomplie : { NAME($mission) }
event-won = { THE($seat) } remporte la partie !

## Missions

mission-m_destroy_blue = Détruire toutes les armées bleues. Si ce sont les vôtres : occuper 28 territoires de votre choix.
mission-m_destroy_red = Détruire toutes les armées rouges. Si ce sont les vôtres : occuper 28 territoires de votre choix.
mission-m_destroy_black = Détruire toutes les armées noires. Si ce sont les vôtres : occuper 28 territoires de votre choix.
mission-m_destroy_white = Détruire toutes les armées blanches. Si ce sont les vôtres : occuper 28 territoires de votre choix.
mission-m_destroy_yellow = Détruire toutes les armées jaunes. Si ce sont les vôtres : occuper 28 territoires de votre choix.
mission-m_28_territories = Occuper 28 territoires de votre choix.
mission-m_18_garrisoned = Occuper 18 territoires de votre choix, avec au moins deux régiments sur chacun.
mission-m_france_royaume_uni = Tenir la France, le Royaume-Uni et une troisième région de votre choix.
mission-m_rhin_italie = Tenir la Confédération du Rhin et les royaumes d’Italie.
mission-m_prusse_scandinavie = Tenir le royaume de Prusse, la Scandinavie et une troisième région de votre choix.
mission-m_autriche_iberie = Tenir l’empire d’Autriche-Hongrie et les royaumes d’Espagne et du Portugal.
mission-m_russie_italie = Tenir l’empire de Russie, les royaumes d’Italie et une troisième région de votre choix.
mission-m_russie_prusse = Tenir l’empire de Russie et le royaume de Prusse.

## Territoires : le nom sur la carte, et dans une phrase

place-irlande = Irlande
  .the = l’Irlande
  .of = de l’Irlande
  .to = en Irlande
place-ecosse = Écosse
  .the = l’Écosse
  .of = de l’Écosse
  .to = en Écosse
place-nord_angleterre = Nord-Angleterre
  .the = le nord de l’Angleterre
  .of = du nord de l’Angleterre
  .to = dans le nord de l’Angleterre
place-sud_angleterre = Sud-Angleterre
  .the = le sud de l’Angleterre
  .of = du sud de l’Angleterre
  .to = dans le sud de l’Angleterre
place-portugal = Portugal
  .the = le Portugal
  .of = du Portugal
  .to = au Portugal
place-galice = Galice
  .the = la Galice
  .of = de la Galice
  .to = en Galice
place-castille_aragon = Castille et Aragon
  .the = la Castille et l’Aragon
  .of = de la Castille et de l’Aragon
  .to = en Castille et Aragon
place-andalousie = Andalousie
  .the = l’Andalousie
  .of = de l’Andalousie
  .to = en Andalousie
place-normandie_bretagne = Normandie et Bretagne
  .the = la Normandie et la Bretagne
  .of = de la Normandie et de la Bretagne
  .to = en Normandie et Bretagne
place-ile_de_france = Île-de-France
  .the = l’Île-de-France
  .of = de l’Île-de-France
  .to = en Île-de-France
place-lorraine = Lorraine
  .the = la Lorraine
  .of = de la Lorraine
  .to = en Lorraine
place-aquitaine = Aquitaine
  .the = l’Aquitaine
  .of = de l’Aquitaine
  .to = en Aquitaine
place-bourgogne = Bourgogne
  .the = la Bourgogne
  .of = de la Bourgogne
  .to = en Bourgogne
place-languedoc_provence = Languedoc et Provence
  .the = le Languedoc et la Provence
  .of = du Languedoc et de la Provence
  .to = en Languedoc et Provence
place-belgique = Belgique
  .the = la Belgique
  .of = de la Belgique
  .to = en Belgique
place-hollande = Hollande
  .the = la Hollande
  .of = de la Hollande
  .to = en Hollande
place-hanovre = Hanovre
  .the = le Hanovre
  .of = du Hanovre
  .to = au Hanovre
place-wurtemberg_westphalie = Wurtemberg et Westphalie
  .the = le Wurtemberg et la Westphalie
  .of = du Wurtemberg et de la Westphalie
  .to = en Wurtemberg et Westphalie
place-baviere = Bavière
  .the = la Bavière
  .of = de la Bavière
  .to = en Bavière
place-saxe = Saxe
  .the = la Saxe
  .of = de la Saxe
  .to = en Saxe
place-helvetie = Confédération helvétique
  .the = la Confédération helvétique
  .of = de la Confédération helvétique
  .to = dans la Confédération helvétique
place-piemont = Piémont
  .the = le Piémont
  .of = du Piémont
  .to = en Piémont
place-venetie = Vénétie
  .the = la Vénétie
  .of = de la Vénétie
  .to = en Vénétie
place-etats_eglise = États de l’Église
  .the = les États de l’Église
  .of = des États de l’Église
  .to = dans les États de l’Église
place-deux_siciles = Royaume des Deux-Siciles
  .the = le royaume des Deux-Siciles
  .of = du royaume des Deux-Siciles
  .to = dans le royaume des Deux-Siciles
place-danemark = Danemark
  .the = le Danemark
  .of = du Danemark
  .to = au Danemark
place-norvege = Norvège
  .the = la Norvège
  .of = de la Norvège
  .to = en Norvège
place-suede = Suède
  .the = la Suède
  .of = de la Suède
  .to = en Suède
place-finlande = Finlande
  .the = la Finlande
  .of = de la Finlande
  .to = en Finlande
place-brandebourg = Brandebourg
  .the = le Brandebourg
  .of = du Brandebourg
  .to = en Brandebourg
place-pomeranie = Poméranie
  .the = la Poméranie
  .of = de la Poméranie
  .to = en Poméranie
place-silesie = Silésie
  .the = la Silésie
  .of = de la Silésie
  .to = en Silésie
place-prusse_orientale = Prusse-Orientale
  .the = la Prusse-Orientale
  .of = de la Prusse-Orientale
  .to = en Prusse-Orientale
place-varsovie = Grand-Duché de Varsovie
  .the = le grand-duché de Varsovie
  .of = du grand-duché de Varsovie
  .to = dans le grand-duché de Varsovie
place-tyrol = Tyrol
  .the = le Tyrol
  .of = du Tyrol
  .to = au Tyrol
place-autriche = Autriche
  .the = l’Autriche
  .of = de l’Autriche
  .to = en Autriche
place-boheme = Bohême
  .the = la Bohême
  .of = de la Bohême
  .to = en Bohême
place-galicie = Galicie
  .the = la Galicie
  .of = de la Galicie
  .to = en Galicie
place-hongrie = Hongrie
  .the = la Hongrie
  .of = de la Hongrie
  .to = en Hongrie
place-transylvanie = Transylvanie
  .the = la Transylvanie
  .of = de la Transylvanie
  .to = en Transylvanie
place-provinces_illyriennes = Provinces Illyriennes
  .the = les Provinces illyriennes
  .of = des Provinces illyriennes
  .to = dans les Provinces illyriennes
place-carelie = Carélie
  .the = la Carélie
  .of = de la Carélie
  .to = en Carélie
place-livonie = Livonie
  .the = la Livonie
  .of = de la Livonie
  .to = en Livonie
place-lituanie = Lituanie
  .the = la Lituanie
  .of = de la Lituanie
  .to = en Lituanie
place-bielorussie = Biélorussie
  .the = la Biélorussie
  .of = de la Biélorussie
  .to = en Biélorussie
place-russie = Russie
  .the = la Russie
  .of = de la Russie
  .to = en Russie
place-ukraine = Ukraine
  .the = l’Ukraine
  .of = de l’Ukraine
  .to = en Ukraine
place-crimee = Crimée
  .the = la Crimée
  .of = de la Crimée
  .to = en Crimée

## Régions

region-r_royaume_uni = Royaume-Uni
  .the = le Royaume-Uni
  .of = du Royaume-Uni
  .to = au Royaume-Uni
region-r_iberie = Royaumes d’Espagne et du Portugal
  .the = les royaumes d’Espagne et du Portugal
  .of = des royaumes d’Espagne et du Portugal
  .to = dans les royaumes d’Espagne et du Portugal
region-r_france = France
  .the = la France
  .of = de la France
  .to = en France
region-r_rhin = Confédération du Rhin
  .the = la Confédération du Rhin
  .of = de la Confédération du Rhin
  .to = dans la Confédération du Rhin
region-r_italie = Royaumes d’Italie
  .the = les royaumes d’Italie
  .of = des royaumes d’Italie
  .to = dans les royaumes d’Italie
region-r_scandinavie = Scandinavie
  .the = la Scandinavie
  .of = de la Scandinavie
  .to = en Scandinavie
region-r_prusse = Royaume de Prusse
  .the = le royaume de Prusse
  .of = du royaume de Prusse
  .to = dans le royaume de Prusse
region-r_autriche = Empire d’Autriche-Hongrie
  .the = l’empire d’Autriche-Hongrie
  .of = de l’empire d’Autriche-Hongrie
  .to = dans l’empire d’Autriche-Hongrie
region-r_russie = Empire de Russie
  .the = l’empire de Russie
  .of = de l’empire de Russie
  .to = dans l’empire de Russie

## Cartes

symbol-light_infantry = infanterie légère
symbol-line_infantry = infanterie de ligne
symbol-hussar = hussards
symbol-cuirassier = cuirassiers
symbol-artillery = artillerie

card-joker_1 = Joker
card-joker_2 = Joker
card-card_irlande = { NAME("place-irlande") } ({ NAME("symbol-line_infantry") })
card-card_ecosse = { NAME("place-ecosse") } ({ NAME("symbol-hussar") })
card-card_nord_angleterre = { NAME("place-nord_angleterre") } ({ NAME("symbol-artillery") })
card-card_sud_angleterre = { NAME("place-sud_angleterre") } ({ NAME("symbol-light_infantry") })
card-card_portugal = { NAME("place-portugal") } ({ NAME("symbol-cuirassier") })
card-card_galice = { NAME("place-galice") } ({ NAME("symbol-artillery") })
card-card_castille_aragon = { NAME("place-castille_aragon") } ({ NAME("symbol-line_infantry") })
card-card_andalousie = { NAME("place-andalousie") } ({ NAME("symbol-hussar") })
card-card_normandie_bretagne = { NAME("place-normandie_bretagne") } ({ NAME("symbol-artillery") })
card-card_ile_de_france = { NAME("place-ile_de_france") } ({ NAME("symbol-light_infantry") })
card-card_lorraine = { NAME("place-lorraine") } ({ NAME("symbol-cuirassier") })
card-card_aquitaine = { NAME("place-aquitaine") } ({ NAME("symbol-artillery") })
card-card_bourgogne = { NAME("place-bourgogne") } ({ NAME("symbol-line_infantry") })
card-card_languedoc_provence = { NAME("place-languedoc_provence") } ({ NAME("symbol-hussar") })
card-card_belgique = { NAME("place-belgique") } ({ NAME("symbol-artillery") })
card-card_hollande = { NAME("place-hollande") } ({ NAME("symbol-light_infantry") })
card-card_hanovre = { NAME("place-hanovre") } ({ NAME("symbol-cuirassier") })
card-card_wurtemberg_westphalie = { NAME("place-wurtemberg_westphalie") } ({ NAME("symbol-artillery") })
card-card_baviere = { NAME("place-baviere") } ({ NAME("symbol-line_infantry") })
card-card_saxe = { NAME("place-saxe") } ({ NAME("symbol-hussar") })
card-card_helvetie = { NAME("place-helvetie") } ({ NAME("symbol-artillery") })
card-card_piemont = { NAME("place-piemont") } ({ NAME("symbol-light_infantry") })
card-card_venetie = { NAME("place-venetie") } ({ NAME("symbol-cuirassier") })
card-card_etats_eglise = { NAME("place-etats_eglise") } ({ NAME("symbol-artillery") })
card-card_deux_siciles = { NAME("place-deux_siciles") } ({ NAME("symbol-line_infantry") })
card-card_danemark = { NAME("place-danemark") } ({ NAME("symbol-hussar") })
card-card_norvege = { NAME("place-norvege") } ({ NAME("symbol-artillery") })
card-card_suede = { NAME("place-suede") } ({ NAME("symbol-light_infantry") })
card-card_finlande = { NAME("place-finlande") } ({ NAME("symbol-cuirassier") })
card-card_brandebourg = { NAME("place-brandebourg") } ({ NAME("symbol-artillery") })
card-card_pomeranie = { NAME("place-pomeranie") } ({ NAME("symbol-line_infantry") })
card-card_silesie = { NAME("place-silesie") } ({ NAME("symbol-hussar") })
card-card_prusse_orientale = { NAME("place-prusse_orientale") } ({ NAME("symbol-artillery") })
card-card_varsovie = { NAME("place-varsovie") } ({ NAME("symbol-light_infantry") })
card-card_tyrol = { NAME("place-tyrol") } ({ NAME("symbol-cuirassier") })
card-card_autriche = { NAME("place-autriche") } ({ NAME("symbol-artillery") })
card-card_boheme = { NAME("place-boheme") } ({ NAME("symbol-line_infantry") })
card-card_galicie = { NAME("place-galicie") } ({ NAME("symbol-hussar") })
card-card_hongrie = { NAME("place-hongrie") } ({ NAME("symbol-artillery") })
card-card_transylvanie = { NAME("place-transylvanie") } ({ NAME("symbol-light_infantry") })
card-card_provinces_illyriennes = { NAME("place-provinces_illyriennes") } ({ NAME("symbol-cuirassier") })
card-card_carelie = { NAME("place-carelie") } ({ NAME("symbol-artillery") })
card-card_livonie = { NAME("place-livonie") } ({ NAME("symbol-line_infantry") })
card-card_lituanie = { NAME("place-lituanie") } ({ NAME("symbol-hussar") })
card-card_bielorussie = { NAME("place-bielorussie") } ({ NAME("symbol-artillery") })
card-card_russie = { NAME("place-russie") } ({ NAME("symbol-light_infantry") })
card-card_ukraine = { NAME("place-ukraine") } ({ NAME("symbol-cuirassier") })
card-card_crimee = { NAME("place-crimee") } ({ NAME("symbol-artillery") })

## Chapitres des règles

chapter-components-and-general = Matériel et principes
chapter-set-up = Mise en place
chapter-reinforcements = Renforts
chapter-card-exchange = Échange de cartes
chapter-winning-cards = Gain de cartes
chapter-land-combat = Combats terrestres
chapter-conquest = Conquête
chapter-elimination = Élimination
chapter-manoeuvres = Manœuvres
chapter-victory = Victoire
chapter-two-players = À deux joueurs
chapter-six-players = À six joueurs
chapter-variant-world-conquest = Variante : la conquête du monde
chapter-variant-progressive-reinforcements = Variante : renforts progressifs
chapter-variant-capitals = Variante : capitales
chapter-advanced-reinforcements = Renforts avancés
chapter-fortresses = Forteresses
chapter-generals = Généraux
chapter-fleets = Flottes
chapter-naval-combat = Combats navals
chapter-interception = Interception
chapter-historical-game-special-rules = Jeu historique : règles spéciales
chapter-coalitions = Coalitions
chapter-historical-set-up-1796 = Mise en place historique, 1796
chapter-campaigns = Campagnes
chapter-waterloo = Waterloo
chapter-end-of-the-historical-game = Fin du jeu historique
chapter-campaign-procedures = Procédures des campagnes
chapter-rulings = Interprétations

# Ce qu’un rapport dit de nombreuses parties
study-score = Territoires occupés.
study-losses = Régiments et flottes perdus.
study-luck = Régiments et flottes pris par les dés du siège, en attaque et en défense, à côté de ce qu’autant de dés prennent en moyenne ; les tours où un chef relève les dés sont omis.

## Que jouer

preset-first = Première partie
  .help = À trois, une mission secrète chacun, les règles simples, deux recrues contre vous.
preset-usual = La partie habituelle
  .help = Quatre joueurs, des missions secrètes, les règles de base.
preset-advanced = Les règles avancées
  .help = Missions secrètes à quatre, avec forteresses, généraux, flottes et échanges avancés.
preset-everything = Tout
  .help = La campagne historique de 1796 à Waterloo pour cinq nations, avec toutes les règles avancées : la plus longue des parties.

subject-course = Déroulement
subject-cards = Cartes et renforts
subject-advanced = Règles avancées
subject-history = La campagne historique
