# Napoleon in Europe : règles de base.

## Options

option-scenario = Mise en place
  .help = Les forces de départ et la manière de répartir les nations.
option-players = Joueurs
  .help = De deux à sept ; à deux ou trois, chacun tient plusieurs nations.
option-victory = Victoire
  .help = La victoire totale se joue jusqu’au dernier ; la guerre limitée s’arrête après 12, 18 ou 24 tours et récompense qui a le plus grandi.
option-nation_assignment = Répartition des nations
  .help = Au choix, au sort, ou selon la répartition suggérée.
option-leader_rule = Règle des leaders
  .help = Règle facultative : un leader en première ligne donne un dé de plus à chaque pièce qui tire, et n’en a plus lui-même.
option-blank_cards = Cartes vierges
  .help = Les quatre cartes vierges restent dans la pioche ou non.
option-lone_leader = Leaders seuls
  .help = Ce qui arrive à un camp qui n’a que des leaders : il se retire, ou subit d’abord une poursuite.
option-attacker_retreat = Retraite de l’attaquant
  .help = Vers toute région d’où l’un des siens est venu, ou chacun par sa propre route.
option-defender_retreat = Retraite du défenseur
  .help = Une seule région par nation, ou à volonté.
option-broken_alliance_battles = Batailles entre anciens alliés
  .help = Livrées avec les autres batailles, ou à la fin du tour.
option-deferred_turn_when_alliance_breaks = Tour différé et alliance rompue
  .help = Celui qui avait différé son tour le joue juste après, ou le perd.
option-sea_scope = Transport maritime
  .help = Capacité et ports comptés par nation, ou par joueur.
option-setup_placement = Placement initial
  .help = À tour de rôle et à découvert, ou tous ensemble en secret.
option-elimination_in_limited_war = Élimination en guerre limitée
  .help = Une nation dont toute la patrie est occupée disparaît aussi en guerre limitée.
option-hits_optional = Coups facultatifs
  .help = Le tireur peut désigner moins de victimes qu’il n’a de coups au but.
option-allied_command = Commandement allié
  .help = Un seul joueur commande un camp allié, ou chacun déploie et déplace ses pièces.
option-british_self_landing = Débarquement anglais chez soi
  .help = L’Angleterre qui débarque dans sa patrie occupée perd une pièce sur 1 ou 2, ou sur 1 seulement.
option-allied_minor_control = Régions mineures alliées
  .help = L’infanterie laisse à un allié sa région mineure, ou la prend en y entrant.
option-total_turn_limit = Limite de la victoire totale
  .help = Nombre de tours après lesquels une victoire totale se décide à la croissance.
value-victory-total = victoire totale
value-victory-limited_12 = guerre limitée, 12 tours
value-victory-limited_18 = guerre limitée, 18 tours
value-victory-limited_24 = guerre limitée, 24 tours
value-nation_assignment-choose = au choix
value-nation_assignment-random = au sort
value-nation_assignment-suggested = suggérée
value-leader_rule-basic = règle de base
value-leader_rule-bonus_die = dé supplémentaire
value-blank_cards-in = dans la pioche
value-blank_cards-out = écartées
value-lone_leader-retreat = ils se retirent
value-lone_leader-pursuit = poursuite d’abord
value-attacker_retreat-any_origin = en corps, par toute route
value-attacker_retreat-own_origin = chacun par sa route
value-defender_retreat-one_region_per_nation = une région par nation
value-defender_retreat-free_split = à volonté
value-broken_alliance_battles-battle_phase = phase de bataille
value-broken_alliance_battles-end_of_turn = fin du tour
value-deferred_turn_when_alliance_breaks-after_breaker = joué juste après
value-deferred_turn_when_alliance_breaks-lost = perdu
value-sea_scope-per_nation = par nation
value-sea_scope-per_player = par joueur
value-setup_placement-turn_order = à tour de rôle
value-setup_placement-simultaneous = simultané et secret
value-allied_command-commander = un seul commandant
value-allied_command-each_owner = à chacun les siennes
value-british_self_landing-one_two = perte sur 1 ou 2
value-british_self_landing-one = perte sur 1
value-allied_minor_control-stays = reste à l’allié
value-allied_minor_control-last_mover = au dernier entré
value-total_turn_limit-0 = sans limite
value-total_turn_limit-24 = 24 tours
value-total_turn_limit-48 = 48 tours
scenario-even_steven = Even Steven
  .help = Des forces égales pour toutes les nations.
scenario-middle_powers = Puissances moyennes
  .help = Des forces inégales : l’Autriche, la France et la Prusse sont les plus fortes.
scenario-stop_the_french = Arrêter les Français
  .help = La France contre toutes les autres, alliées au départ.

## Ordres permanents

order-windows = Fenêtres de diplomatie
  .help = Passer toutes les fenêtres de diplomatie sans être consulté.
order-offers = Propositions des autres
  .help = Décliner d’office alliances, échanges, cessions et invitations.
order-straits = Passage des Détroits
  .help = Ce que vous répondez à qui veut franchir les Détroits.
value-windows-ask = me demander
value-windows-pass = passer
value-offers-ask = me demander
value-offers-decline = décliner
value-straits-ask = me demander
value-straits-grant = accorder
value-straits-refuse = refuser

## Nations

nation-france = France
  .the = la France
  .of = de la France
  .to = à la France
nation-britain = Angleterre
  .the = l’Angleterre
  .of = de l’Angleterre
  .to = à l’Angleterre
nation-prussia = Prusse
  .the = la Prusse
  .of = de la Prusse
  .to = à la Prusse
nation-russia = Russie
  .the = la Russie
  .of = de la Russie
  .to = à la Russie
nation-ottoman = Empire ottoman
  .the = l’Empire ottoman
  .of = de l’Empire ottoman
  .to = à l’Empire ottoman
nation-austria = Autriche
  .the = l’Autriche
  .of = de l’Autriche
  .to = à l’Autriche
nation-spain = Espagne
  .the = l’Espagne
  .of = de l’Espagne
  .to = à l’Espagne

## Corps : une arme d’une nation

corps-france_infantry = infanterie française
corps-france_cavalry = cavalerie française
corps-france_artillery = artillerie française
corps-france_leader = leader français
corps-britain_infantry = infanterie anglaise
corps-britain_cavalry = cavalerie anglaise
corps-britain_artillery = artillerie anglaise
corps-britain_leader = leader anglais
corps-prussia_infantry = infanterie prussienne
corps-prussia_cavalry = cavalerie prussienne
corps-prussia_artillery = artillerie prussienne
corps-prussia_leader = leader prussien
corps-russia_infantry = infanterie russe
corps-russia_cavalry = cavalerie russe
corps-russia_artillery = artillerie russe
corps-russia_leader = leader russe
corps-ottoman_infantry = infanterie ottomane
corps-ottoman_cavalry = cavalerie ottomane
corps-ottoman_artillery = artillerie ottomane
corps-ottoman_leader = leader ottoman
corps-austria_infantry = infanterie autrichienne
corps-austria_cavalry = cavalerie autrichienne
corps-austria_artillery = artillerie autrichienne
corps-austria_leader = leader autrichien
corps-spain_infantry = infanterie espagnole
corps-spain_cavalry = cavalerie espagnole
corps-spain_artillery = artillerie espagnole
corps-spain_leader = leader espagnol

## Actions

verb-choose_nation = Prendre { THE($nation) }
verb-place = Placer une pièce { TO($place) }
verb-place_rest = Placer toutes les pièces restantes de cette arme { TO($place) }
verb-done = Passer : rien de plus à proposer
verb-propose_alliance = Proposer une alliance { TO($seat) }
verb-accept = Accepter
verb-decline = Décliner
verb-trade = Proposer un échange de cartes { TO($nation) }
verb-hand = Échanger de la main { OF($nation) }
verb-give = Donner { $number ->
    [0] aucune carte
    [one] une carte
   *[other] { $number } cartes
  }
verb-take = Demander { $number ->
    [0] aucune carte
    [one] une carte
   *[other] { $number } cartes
  }
verb-counter = Faire une contre-proposition
verb-pledge = Donner la carte { NAME($card) }
verb-cede = Céder { THE($place) }
verb-receiver = Céder la région { TO($nation) }
verb-request = Demander qu’on vous cède { THE($place) }
verb-put_away = Glisser sous la pioche la carte { NAME($waste) }
verb-end_alliance = Rompre l’alliance avec { THE($seat) }
verb-keep_faith = Garder les autres alliances et poursuivre
verb-begin = Commencer le tour
verb-invite = Inviter { THE($seat) } à jouer son tour avec vous
verb-defer = Différer votre tour jusqu’à celui { OF($seat) }
verb-march = Marcher depuis { THE($from) } vers { THE($to) }
verb-whole = Tout ce qui peut marcher part
verb-detach = Détacher { NAME($corps) }
verb-since = Les pièces parties { OF($place) }
verb-send = Envoyer { $number ->
    [one] une pièce
   *[other] { $number } pièces
  }
verb-embark = Embarquer { TO($place) }
verb-fleet = Embarquer les troupes { OF($nation) }
verb-sail = Faire voile vers { THE($place) }
verb-load = Embarquer une pièce : { NAME($corps) }
verb-cast_off = Lever l’ancre
verb-grant = Accorder le passage
verb-refuse = Refuser le passage
verb-hand_over = Passer la main à un allié
verb-end_movement = Terminer vos mouvements
verb-battle = Livrer bataille { TO($place) }
verb-front = Première ligne : { $number ->
    [0] aucune pièce
    [one] une pièce
   *[other] { $number } pièces
  }
verb-stand = Tirer : ne plus rien déplacer
verb-give_up = Abandonner la bataille
verb-shift = Changer de ligne : { NAME($corps) }
verb-hit = Toucher une pièce : { NAME($corps) }
verb-spare = Épargner les autres
verb-rally = Rallier une pièce : { NAME($corps) }
verb-enough = Ne rallier personne d’autre
verb-retreat = Toute la nation se retire { TO($place) }
verb-fall_back = Une pièce se retire { TO($place) }
verb-combine = Jouer : { NAME($play) }
verb-card = Y mettre la carte { NAME($card) }
verb-end_production = Terminer la production

## Ce qu’une action ferait de plus

caution-loses = { NAME($place) } sera perdue : seule une infanterie qui reste tient une région de la patrie d’un ennemi.
caution-sails = La flotte part alors aussitôt vers { THE($place) }, et chaque pièce est perdue sur { $most ->
    [1] un 1.
   *[other] un 1 ou un 2.
  }
caution-no-front = Aucune troupe n’est en première ligne : la bataille est perdue aussitôt.
caution-no-retreat = { $number ->
    [one] Une pièce n’a nulle part où se retirer et sera perdue.
   *[other] { $number } pièces n’ont nulle part où se retirer et seront perdues.
  }
caution-returns = { $number ->
    [one] Une région de sa patrie que vous tenez revient à votre nouvel allié.
   *[other] { $number } régions de sa patrie que vous tenez reviennent à votre nouvel allié.
  }

## Ce que le jeu attend : au joueur qui décide, puis aux autres

frame-Nations = Choisissez une nation{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left } à choisir)
  }.
frame-Nations-wait = { THE($seat) } choisit une nation.
frame-Placement = Placez dans votre patrie { $left ->
    [one] la dernière pièce
   *[other] encore { $left } pièces
  } : { NAME($corps) }{ $more ->
    [0] {""}
    [one] , puis une autre pièce
   *[other] , puis { $more } autres
  }.
frame-Placement-wait = { THE($seat) } place ses pièces de départ.
frame-SecretPlacement = En secret, placez dans votre patrie { $left ->
    [one] la dernière pièce
   *[other] encore { $left } pièces
  } : { NAME($corps) }{ $more ->
    [0] {""}
    [one] , puis une autre pièce
   *[other] , puis { $more } autres
  }.
frame-SecretPlacement-wait = { $count ->
    [one] { THE($seat) } place encore ses pièces en secret.
   *[other] { $seats } placent encore leurs pièces en secret.
  }
frame-Diplomacy = Diplomatie : proposez une alliance, un échange ou une cession, ou passez.
frame-Diplomacy-wait = Diplomatie : la parole est { TO($seat) }.
frame-AllianceOffer = { THE($proposer) } vous propose une alliance : acceptez-vous ?
frame-AllianceOffer-wait = { THE($seat) } réfléchit à votre alliance.
frame-TradeHand = Échange avec { THE($partner) } : de la main de laquelle de vos nations ?
frame-TradeHand-wait = { THE($seat) } prépare un échange.
frame-Terms = Échange entre { THE($own) } et { THE($partner) } : { $give ->
    [-1] combien de cartes donnez-vous ?
    [0] vous ne donnez rien. Combien en demandez-vous ?
    [one] vous donnez une carte. Combien en demandez-vous ?
   *[other] vous donnez { $give } cartes. Combien en demandez-vous ?
  }
frame-Terms-wait = { THE($seat) } prépare une contre-proposition.
frame-TradeAnswer = { THE($own) } offre { TO($partner) } { $give } contre { $take } de vos cartes : acceptez-vous ?
frame-TradeAnswer-wait = { THE($seat) } réfléchit à votre échange.
frame-CounterAnswer = Contre-proposition { OF($own) } : { $give } contre { $take } des cartes { OF($partner) }. Acceptez-vous ?
frame-CounterAnswer-wait = { THE($seat) } réfléchit à votre contre-proposition.
frame-TradeCards = Choisissez en secret ce que { THE($nation) } donne { TO($receiver) } : { $left ->
    [one] encore une carte.
   *[other] encore { $left } cartes.
  }
frame-TradeCards-wait = { $count ->
    [one] { THE($seat) } choisit encore ses cartes.
   *[other] { $seats } choisissent encore leurs cartes.
  }
frame-Receiver = À quelle nation cédez-vous { THE($region) } ?
frame-Receiver-wait = { THE($seat) } cède une région.
frame-Cession = { $gives ->
    [1] { THE($asker) } vous demande { THE($region) }, pour { THE($nation) } : cédez-vous cette région ?
   *[other] { THE($asker) } cède { THE($region) } { TO($nation) } : acceptez-vous ?
  }
frame-Cession-wait = { THE($seat) } réfléchit à une cession.
frame-EndAlliances = Avant tout mouvement, vous pouvez rompre des alliances.
frame-EndAlliances-wait = { THE($seat) } pèse ses alliances.
frame-Call = Invitez un allié, différez votre tour, ou commencez.
frame-Call-wait = { THE($seat) } s’apprête à commencer son tour.
frame-Invitation = { THE($asker) } vous invite à jouer votre tour maintenant, ensemble : acceptez-vous ?
frame-Invitation-wait = { THE($seat) } réfléchit à l’invitation.
frame-Deferral = { THE($asker) } veut jouer pendant votre tour : acceptez-vous ?
frame-Deferral-wait = { THE($seat) } réfléchit au tour commun.
frame-Movement = Déplacez vos pièces par terre ou par mer, ou terminez vos mouvements ({ $left ->
    [0] plus aucune pièce ne peut marcher
    [one] une pièce peut encore marcher
   *[other] { $left } pièces peuvent encore marcher
  }).
frame-Movement-wait = { THE($seat) } déplace ses pièces.
frame-March = Qu’est-ce qui marche depuis { THE($from) } vers { THE($to) }, sur { $left } pièces ?
frame-March-wait = { THE($seat) } marche depuis { THE($from) } vers { THE($to) }.
frame-Origin = { NAME($corps) }, depuis { THE($from) } vers { THE($to) } : quelles pièces, selon leur départ ?
frame-Origin-wait = { THE($seat) } marche depuis { THE($from) } vers { THE($to) }.
frame-Detachment = { NAME($corps) } : combien de pièces sur { $left } vont { OF($from) } vers { THE($to) } ?
frame-Detachment-wait = { THE($seat) } marche depuis { THE($from) } vers { THE($to) }.
frame-Fleet = { NAME($port) } : les troupes de quelle nation embarquent ?
frame-Fleet-wait = { THE($seat) } prépare un transport par mer.
frame-Sail = { THE($nation) } embarque, départ { OF($port) } : choisissez le port d’arrivée.
frame-Sail-wait = { THE($seat) } prépare un transport par mer.
frame-Loading = { OF($port) } vers { THE($goal) } : embarquez des pièces ({ $left ->
    [one] encore une place
   *[other] encore { $left } places
  }), puis levez l’ancre.
frame-Loading-wait = { THE($seat) } embarque.
frame-Passage = { THE($mover) } demande les Détroits, { OF($port) } vers { THE($goal) } ({ NAME($nation) }) : accordez-vous le passage ?
frame-Passage-wait = { THE($seat) } décide du passage des Détroits.
frame-ChooseBattle = Choisissez la prochaine bataille ({ $left } à livrer).
frame-ChooseBattle-wait = { THE($seat) } choisit la prochaine bataille.
frame-Deployment = Bataille { TO($place) }, vous { $attacks ->
    [1] attaquez
   *[other] défendez
  }{ $more ->
    [0] {""}
    [one] {" "}(encore une bataille ensuite)
   *[other] {" "}(encore { $more } batailles ensuite)
  }. En secret : combien sur { $left } × { NAME($corps) } en première ligne ? { $arms ->
    [0] C’est la dernière arme.
    [one] Puis encore une arme.
   *[other] Puis encore { $arms } armes.
  }
frame-Deployment-wait = { $count ->
    [one] { THE($seat) } se déploie encore en secret.
   *[other] { $seats } se déploient en secret.
  }
frame-BattleMove = Bataille { TO($place) }, tour { $round }, vous { $attacks ->
    [1] attaquez
   *[other] défendez
  } : changez de ligne, tirez ({ $dice ->
    [one] un dé
   *[other] { $dice } dés
  } sur { $targets ->
    [one] une pièce
   *[other] { $targets } pièces
  } en première ligne), ou abandonnez.
frame-BattleMove-wait = { THE($seat) } manœuvre sur le champ de bataille.
frame-Shift = Combien sur { $left } × { NAME($corps) } en première ligne ({ $front } à présent) ?
frame-Shift-wait = { THE($seat) } manœuvre sur le champ de bataille.
frame-Fire = { NAME($place) } : choisissez vos victimes en première ligne adverse ({ $hits ->
    [one] encore un coup au but
   *[other] encore { $hits } coups au but
  }).
frame-Fire-wait = { THE($seat) } choisit ses victimes.
frame-Rally = { NAME($place) } : ralliez des pièces éliminées ({ $hits ->
    [one] encore une au plus
   *[other] encore { $hits } au plus
  }).
frame-Rally-wait = { THE($seat) } rallie ses troupes.
frame-Pursuit = { NAME($place) }, poursuite : choisissez vos victimes parmi tout ce qui reste ({ $hits ->
    [one] encore un coup au but
   *[other] encore { $hits } coups au but
  }).
frame-Pursuit-wait = { THE($seat) } poursuit le vaincu.
frame-Retreat = { THE($nation) } est battue { TO($place) } : où { $left ->
    [one] se retire le seul survivant
   *[other] se retirent les { $left } survivants
  } ?
frame-Retreat-wait = { THE($seat) } fait retraite.
frame-TrailRetreat = Battue { TO($place) } : où se retire { NAME($corps) }, par la route d’où elle est venue (encore { $left }) ?
frame-TrailRetreat-wait = { THE($seat) } fait retraite.
frame-Production = Jouez des combinaisons de cartes, ou terminez la production.
frame-Production-wait = { THE($seat) } produit.
frame-Combination = { NAME($play) } : choisissez { $left ->
    [one] encore une carte
   *[other] encore { $left } cartes
  } sur { $needed }.
frame-Combination-wait = { THE($seat) } produit.
frame-Muster = Placez dans votre patrie { $left ->
    [one] une nouvelle pièce
   *[other] { $left } nouvelles pièces
  } : { NAME($corps) }{ $more ->
    [0] {""}
    [one] , puis une autre
   *[other] , puis { $more } autres
  }.
frame-Muster-wait = { THE($seat) } place ses nouvelles pièces.

## Le journal

event-nation = Le joueur { $seat_number } mène { THE($nation) }.
event-neutral = { THE($nation) } reste neutre.
event-first-roll = { THE($seat) } jette { $die }.
event-first = { THE($seat) } commence.
event-placed = { THE($seat) } place { $number } × { NAME($corps) } { TO($place) }.
event-all-placed = Toutes les pièces sont placées.
event-game-turn = Tour de jeu { $number }
event-window = Diplomatie avant le tour { OF($seat) }.
event-turn = Tour { $number } : { NAME($seat) }
event-offer-alliance = { THE($seat) } propose une alliance { TO($other) }.
event-allied = { THE($seat) } et { THE($other) } s’allient.
event-declined = { THE($seat) } décline la proposition { OF($other) }.
event-alliance-ended = { THE($seat) } rompt son alliance avec { THE($other) }.
event-invited = { THE($seat) } invite { THE($other) } à jouer à ses côtés.
event-joined = { THE($seat) } joue avec { THE($other) }.
event-defer-asked = { THE($seat) } demande à jouer pendant le tour { OF($other) }.
event-deferred = { THE($seat) } jouera pendant le tour { OF($other) }.
event-fell-out = { THE($seat) } ne peut plus jouer avec { THE($other) }.
event-turn-lost = { THE($seat) } perd son tour.
event-offer-trade = { THE($seat) } ({ NAME($nation) }) offre { TO($partner) } { $give } contre { $take } cartes.
event-counter-offer = { THE($seat) } ({ NAME($nation) }) propose en retour { TO($partner) } { $give } contre { $take } cartes.
event-trade-declined = { THE($seat) } décline l’échange.
event-traded = { THE($nation) } et { THE($partner) } échangent des cartes : { $give } contre { $take }.
event-got-card = { THE($nation) } reçoit la carte { NAME($card) }.
event-cession = Cession proposée : { NAME($place) } passerait { OF($seat) } { TO($nation) }.
event-ceded = { THE($seat) } cède { THE($place) } { TO($nation) }.
event-cession-declined = { THE($seat) } décline la cession ({ NAME($place) }).
event-put-away = { THE($nation) } glisse une carte sans valeur sous la pioche.
event-put-card = C’était { NAME($card) }, de la main { OF($nation) }.
event-marched = { THE($seat) } : { $number } × { NAME($corps) } { OF($from) } vers { THE($to) }.
event-control = { THE($nation) } prend { THE($place) }.
event-freed = { THE($nation) } retrouve { THE($place) }.
event-passage-asked = { THE($seat) } demande { TO($other) } le passage des Détroits ({ NAME($nation) }).
event-passage = { THE($seat) } accorde le passage { TO($other) }.
event-passage-refused = { THE($seat) } refuse le passage { TO($other) }.
event-sailed = { $number } × { NAME($corps) } : { OF($place) } vers { THE($goal) }, par mer.
event-throw = { $number } × { NAME($corps) }{ $rear ->
    [1] , à l’arrière
   *[other] {""}
  } : dés { $dice } (réussis à partir de { $least }).
event-landed = { $number } × { NAME($corps) } débarquent { TO($place) }, { $lost ->
    [0] sans perte.
    [one] une pièce est perdue.
   *[other] { $lost } pièces sont perdues.
  }
event-battle = { $major ->
    [1] Bataille majeure
   *[other] Escarmouche
  } { TO($place) } : { THE($seat) } attaque { THE($other) }{ $least ->
    [6] {""}
   *[other] {" "}(débarquement : la défense touche à partir de { $least })
  }
event-side = { $attacks ->
    [1] Attaque
   *[other] Défense
  } : { $number } × { NAME($corps) }.
event-leaders-only = { THE($seat) } n’a que des leaders et se retire.
event-ranks = { NAME($corps) } : { $front } en première ligne, { $rear } à l’arrière.
event-shifted = { THE($seat) } : { NAME($corps) }, { $front } en première ligne, { $rear } à l’arrière.
event-gave-up = { THE($seat) } abandonne la bataille.
event-fire = { THE($seat) } tire avec { $dice } dés (touche à partir de { $least }) : { $hits ->
    [0] aucun coup au but.
    [one] un coup au but.
   *[other] { $hits } coups au but.
  }
event-hit = { THE($seat) } élimine { $number } × { NAME($corps) }.
event-rally-roll = { THE($seat) } rallie avec { $dice } dés : { $number ->
    [0] personne.
    [one] une pièce.
   *[other] { $number } pièces.
  }
event-rallied = { THE($seat) } rallie une pièce : { NAME($corps) }.
event-battle-won = { THE($seat) } gagne la bataille { TO($place) }.
event-pursuit = { THE($seat) } poursuit avec { $dice } dés (touche à partir de { $least }) : { $hits ->
    [0] aucun coup au but.
    [one] un coup au but.
   *[other] { $hits } coups au but.
  }
event-retreated = { $number } × { NAME($corps) } : retraite { TO($place) }.
event-no-retreat = { $number } × { NAME($corps) } : nulle retraite, tout est perdu.
event-drew = { THE($nation) } pioche { $number ->
    [0] en vain : la pioche est vide.
    [one] +1 carte ({ $capitals ->
        [0] aucune capitale
        [one] une capitale
       *[other] { $capitals } capitales
      }, { $regions } régions).
   *[other] +{ $number } cartes ({ $capitals ->
        [0] aucune capitale
        [one] une capitale
       *[other] { $capitals } capitales
      }, { $regions } régions).
  }
event-card = { THE($nation) } prend en main { NAME($card) }.
event-combined = { THE($nation) } joue : { NAME($play) }.
event-card-shown = { THE($nation) } montre { NAME($card) }.
event-gained = Nouvelles pièces : +{ $number } × { NAME($corps) }.
event-eliminated = { THE($nation) } disparaît du jeu : toute sa patrie est occupée.
event-out = { THE($seat) } quitte la partie.
event-score = { THE($seat) } : { $regions } régions contre { $start } au départ, { $nations ->
    [one] une nation.
   *[other] { $nations } nations.
  }
event-won = { THE($seat) } remporte la partie !
event-army = { THE($nation) } : une armée de { $number } pièces { OF($from) } vers { THE($to) }.
event-landing = { THE($nation) } débarque { TO($place) } : une pièce est perdue sur { $most ->
    [1] un 1.
   *[other] un 1 ou un 2.
  }
event-surf = { NAME($corps) } : dés de débarquement { $dice } (perdue sur { $most ->
    [1] un 1
   *[other] un 1 ou un 2
  }).
event-battle-over = { THE($seat) } gagne { TO($place) } : { $own ->
    [0] aucune pièce perdue
    [one] une pièce perdue
   *[other] { $own } pièces perdues
  }, contre { $lost } pour { THE($other) }.
event-battle-took = { THE($nation) } prend { THE($place) }.
event-battle-freed = { THE($nation) } retrouve { THE($place) }.
event-laurel = { THE($nation) } pioche +{ $number } pour une bataille majeure gagnée { TO($place) }.
event-round = Round { $number } de la bataille.

## Cartes

card-france_square = carré bleu (infanterie)
card-france_triangle = triangle bleu (cavalerie)
card-france_circle = rond bleu (artillerie)
card-france_diamond = losange bleu (leader)
card-britain_square = carré rouge (infanterie)
card-britain_triangle = triangle rouge (cavalerie)
card-britain_circle = rond rouge (artillerie)
card-britain_diamond = losange rouge (leader)
card-prussia_square = carré violet (infanterie)
card-prussia_triangle = triangle violet (cavalerie)
card-prussia_circle = rond violet (artillerie)
card-prussia_diamond = losange violet (leader)
card-russia_square = carré vert (infanterie)
card-russia_triangle = triangle vert (cavalerie)
card-russia_circle = rond vert (artillerie)
card-russia_diamond = losange vert (leader)
card-ottoman_square = carré beige (infanterie)
card-ottoman_triangle = triangle beige (cavalerie)
card-ottoman_circle = rond beige (artillerie)
card-ottoman_diamond = losange beige (leader)
card-austria_square = carré gris (infanterie)
card-austria_triangle = triangle gris (cavalerie)
card-austria_circle = rond gris (artillerie)
card-austria_diamond = losange gris (leader)
card-spain_square = carré jaune (infanterie)
card-spain_triangle = triangle jaune (cavalerie)
card-spain_circle = rond jaune (artillerie)
card-spain_diamond = losange jaune (leader)
card-bicorne = bicorne (joker)
card-bare = carte sans symbole
card-blank = carte vierge

## Cartes à écarter

waste-france_bare = sans symbole (France)
waste-france_blank = vierge (France)
waste-britain_bare = sans symbole (Angleterre)
waste-britain_blank = vierge (Angleterre)
waste-prussia_bare = sans symbole (Prusse)
waste-prussia_blank = vierge (Prusse)
waste-russia_bare = sans symbole (Russie)
waste-russia_blank = vierge (Russie)
waste-ottoman_bare = sans symbole (Empire ottoman)
waste-ottoman_blank = vierge (Empire ottoman)
waste-austria_bare = sans symbole (Autriche)
waste-austria_blank = vierge (Autriche)
waste-spain_bare = sans symbole (Espagne)
waste-spain_blank = vierge (Espagne)

## Combinaisons

play-france_regiment_infantry = régiment d’infanterie (France)
play-france_regiment_cavalry = régiment de cavalerie (France)
play-france_regiment_artillery = régiment d’artillerie (France)
play-france_regiment_leader = régiment de leaders (France)
play-france_brigade_infantry = brigade d’infanterie (France)
play-france_brigade_cavalry = brigade de cavalerie (France)
play-france_brigade_artillery = brigade d’artillerie (France)
play-france_brigade_leader = brigade de leaders (France)
play-france_division_infantry = division d’infanterie (France)
play-france_division_cavalry = division de cavalerie (France)
play-france_division_artillery = division d’artillerie (France)
play-france_division_leader = division de leaders (France)
play-france_corps = corps d’armée (France)
play-britain_regiment_infantry = régiment d’infanterie (Angleterre)
play-britain_regiment_cavalry = régiment de cavalerie (Angleterre)
play-britain_regiment_artillery = régiment d’artillerie (Angleterre)
play-britain_regiment_leader = régiment de leaders (Angleterre)
play-britain_brigade_infantry = brigade d’infanterie (Angleterre)
play-britain_brigade_cavalry = brigade de cavalerie (Angleterre)
play-britain_brigade_artillery = brigade d’artillerie (Angleterre)
play-britain_brigade_leader = brigade de leaders (Angleterre)
play-britain_division_infantry = division d’infanterie (Angleterre)
play-britain_division_cavalry = division de cavalerie (Angleterre)
play-britain_division_artillery = division d’artillerie (Angleterre)
play-britain_division_leader = division de leaders (Angleterre)
play-britain_corps = corps d’armée (Angleterre)
play-prussia_regiment_infantry = régiment d’infanterie (Prusse)
play-prussia_regiment_cavalry = régiment de cavalerie (Prusse)
play-prussia_regiment_artillery = régiment d’artillerie (Prusse)
play-prussia_regiment_leader = régiment de leaders (Prusse)
play-prussia_brigade_infantry = brigade d’infanterie (Prusse)
play-prussia_brigade_cavalry = brigade de cavalerie (Prusse)
play-prussia_brigade_artillery = brigade d’artillerie (Prusse)
play-prussia_brigade_leader = brigade de leaders (Prusse)
play-prussia_division_infantry = division d’infanterie (Prusse)
play-prussia_division_cavalry = division de cavalerie (Prusse)
play-prussia_division_artillery = division d’artillerie (Prusse)
play-prussia_division_leader = division de leaders (Prusse)
play-prussia_corps = corps d’armée (Prusse)
play-russia_regiment_infantry = régiment d’infanterie (Russie)
play-russia_regiment_cavalry = régiment de cavalerie (Russie)
play-russia_regiment_artillery = régiment d’artillerie (Russie)
play-russia_regiment_leader = régiment de leaders (Russie)
play-russia_brigade_infantry = brigade d’infanterie (Russie)
play-russia_brigade_cavalry = brigade de cavalerie (Russie)
play-russia_brigade_artillery = brigade d’artillerie (Russie)
play-russia_brigade_leader = brigade de leaders (Russie)
play-russia_division_infantry = division d’infanterie (Russie)
play-russia_division_cavalry = division de cavalerie (Russie)
play-russia_division_artillery = division d’artillerie (Russie)
play-russia_division_leader = division de leaders (Russie)
play-russia_corps = corps d’armée (Russie)
play-ottoman_regiment_infantry = régiment d’infanterie (Empire ottoman)
play-ottoman_regiment_cavalry = régiment de cavalerie (Empire ottoman)
play-ottoman_regiment_artillery = régiment d’artillerie (Empire ottoman)
play-ottoman_regiment_leader = régiment de leaders (Empire ottoman)
play-ottoman_brigade_infantry = brigade d’infanterie (Empire ottoman)
play-ottoman_brigade_cavalry = brigade de cavalerie (Empire ottoman)
play-ottoman_brigade_artillery = brigade d’artillerie (Empire ottoman)
play-ottoman_brigade_leader = brigade de leaders (Empire ottoman)
play-ottoman_division_infantry = division d’infanterie (Empire ottoman)
play-ottoman_division_cavalry = division de cavalerie (Empire ottoman)
play-ottoman_division_artillery = division d’artillerie (Empire ottoman)
play-ottoman_division_leader = division de leaders (Empire ottoman)
play-ottoman_corps = corps d’armée (Empire ottoman)
play-austria_regiment_infantry = régiment d’infanterie (Autriche)
play-austria_regiment_cavalry = régiment de cavalerie (Autriche)
play-austria_regiment_artillery = régiment d’artillerie (Autriche)
play-austria_regiment_leader = régiment de leaders (Autriche)
play-austria_brigade_infantry = brigade d’infanterie (Autriche)
play-austria_brigade_cavalry = brigade de cavalerie (Autriche)
play-austria_brigade_artillery = brigade d’artillerie (Autriche)
play-austria_brigade_leader = brigade de leaders (Autriche)
play-austria_division_infantry = division d’infanterie (Autriche)
play-austria_division_cavalry = division de cavalerie (Autriche)
play-austria_division_artillery = division d’artillerie (Autriche)
play-austria_division_leader = division de leaders (Autriche)
play-austria_corps = corps d’armée (Autriche)
play-spain_regiment_infantry = régiment d’infanterie (Espagne)
play-spain_regiment_cavalry = régiment de cavalerie (Espagne)
play-spain_regiment_artillery = régiment d’artillerie (Espagne)
play-spain_regiment_leader = régiment de leaders (Espagne)
play-spain_brigade_infantry = brigade d’infanterie (Espagne)
play-spain_brigade_cavalry = brigade de cavalerie (Espagne)
play-spain_brigade_artillery = brigade d’artillerie (Espagne)
play-spain_brigade_leader = brigade de leaders (Espagne)
play-spain_division_infantry = division d’infanterie (Espagne)
play-spain_division_cavalry = division de cavalerie (Espagne)
play-spain_division_artillery = division d’artillerie (Espagne)
play-spain_division_leader = division de leaders (Espagne)
play-spain_corps = corps d’armée (Espagne)

## Régions : le nom sur la carte, et dans une phrase

place-paris = Paris
  .the = Paris
  .of = de Paris
  .to = à Paris
place-picardy = Picardie
  .the = la Picardie
  .of = de la Picardie
  .to = en Picardie
place-normandy = Normandie
  .the = la Normandie
  .of = de la Normandie
  .to = en Normandie
place-brittany = Bretagne
  .the = la Bretagne
  .of = de la Bretagne
  .to = en Bretagne
place-gascony = Gascogne
  .the = la Gascogne
  .of = de la Gascogne
  .to = en Gascogne
place-languedoc = Languedoc
  .the = le Languedoc
  .of = du Languedoc
  .to = en Languedoc
place-provence = Provence
  .the = la Provence
  .of = de la Provence
  .to = en Provence
place-burgundy = Bourgogne
  .the = la Bourgogne
  .of = de la Bourgogne
  .to = en Bourgogne
place-lorraine = Lorraine
  .the = la Lorraine
  .of = de la Lorraine
  .to = en Lorraine
place-london = Londres
  .the = Londres
  .of = de Londres
  .to = à Londres
place-cornwall = Cornouailles
  .the = la Cornouailles
  .of = de la Cornouailles
  .to = en Cornouailles
place-wales = Pays de Galles
  .the = le pays de Galles
  .of = du pays de Galles
  .to = au pays de Galles
place-york = York
  .the = York
  .of = de York
  .to = à York
place-scotland = Écosse
  .the = l’Écosse
  .of = de l’Écosse
  .to = en Écosse
place-ireland = Irlande
  .the = l’Irlande
  .of = de l’Irlande
  .to = en Irlande
place-berlin = Berlin
  .the = Berlin
  .of = de Berlin
  .to = à Berlin
place-pomerania = Poméranie
  .the = la Poméranie
  .of = de la Poméranie
  .to = en Poméranie
place-silesia = Silésie
  .the = la Silésie
  .of = de la Silésie
  .to = en Silésie
place-posen = Posnanie
  .the = la Posnanie
  .of = de la Posnanie
  .to = en Posnanie
place-danzig = Dantzig
  .the = Dantzig
  .of = de Dantzig
  .to = à Dantzig
place-konigsberg = Königsberg
  .the = Königsberg
  .of = de Königsberg
  .to = à Königsberg
place-moscow = Moscou
  .the = Moscou
  .of = de Moscou
  .to = à Moscou
place-st_petersburg = Saint-Pétersbourg
  .the = Saint-Pétersbourg
  .of = de Saint-Pétersbourg
  .to = à Saint-Pétersbourg
place-novgorod = Novgorod
  .the = Novgorod
  .of = de Novgorod
  .to = à Novgorod
place-livonia = Livonie
  .the = la Livonie
  .of = de la Livonie
  .to = en Livonie
place-lithuania = Lituanie
  .the = la Lituanie
  .of = de la Lituanie
  .to = en Lituanie
place-smolensk = Smolensk
  .the = Smolensk
  .of = de Smolensk
  .to = à Smolensk
place-kiev = Kiev
  .the = Kiev
  .of = de Kiev
  .to = à Kiev
place-crimea = Crimée
  .the = la Crimée
  .of = de la Crimée
  .to = en Crimée
place-don = Pays du Don
  .the = le pays du Don
  .of = du pays du Don
  .to = dans le pays du Don
place-constantinople = Constantinople
  .the = Constantinople
  .of = de Constantinople
  .to = à Constantinople
place-bulgaria = Bulgarie
  .the = la Bulgarie
  .of = de la Bulgarie
  .to = en Bulgarie
place-macedonia = Macédoine
  .the = la Macédoine
  .of = de la Macédoine
  .to = en Macédoine
place-greece = Grèce
  .the = la Grèce
  .of = de la Grèce
  .to = en Grèce
place-albania = Albanie
  .the = l’Albanie
  .of = de l’Albanie
  .to = en Albanie
place-bosnia = Bosnie
  .the = la Bosnie
  .of = de la Bosnie
  .to = en Bosnie
place-serbia = Serbie
  .the = la Serbie
  .of = de la Serbie
  .to = en Serbie
place-anatolia = Anatolie
  .the = l’Anatolie
  .of = de l’Anatolie
  .to = en Anatolie
place-armenia = Arménie
  .the = l’Arménie
  .of = de l’Arménie
  .to = en Arménie
place-vienna = Vienne
  .the = Vienne
  .of = de Vienne
  .to = à Vienne
place-bohemia = Bohême
  .the = la Bohême
  .of = de la Bohême
  .to = en Bohême
place-moravia = Moravie
  .the = la Moravie
  .of = de la Moravie
  .to = en Moravie
place-tyrol = Tyrol
  .the = le Tyrol
  .of = du Tyrol
  .to = au Tyrol
place-styria = Styrie
  .the = la Styrie
  .of = de la Styrie
  .to = en Styrie
place-croatia = Croatie
  .the = la Croatie
  .of = de la Croatie
  .to = en Croatie
place-hungary = Hongrie
  .the = la Hongrie
  .of = de la Hongrie
  .to = en Hongrie
place-transylvania = Transylvanie
  .the = la Transylvanie
  .of = de la Transylvanie
  .to = en Transylvanie
place-galicia = Galicie
  .the = la Galicie
  .of = de la Galicie
  .to = en Galicie
place-madrid = Madrid
  .the = Madrid
  .of = de Madrid
  .to = à Madrid
place-asturias = Asturies
  .the = les Asturies
  .of = des Asturies
  .to = dans les Asturies
place-leon = Léon
  .the = le Léon
  .of = du Léon
  .to = en Léon
place-navarre = Navarre
  .the = la Navarre
  .of = de la Navarre
  .to = en Navarre
place-aragon = Aragon
  .the = l’Aragon
  .of = de l’Aragon
  .to = en Aragon
place-catalonia = Catalogne
  .the = la Catalogne
  .of = de la Catalogne
  .to = en Catalogne
place-valencia = Valence
  .the = Valence
  .of = de Valence
  .to = à Valence
place-andalusia = Andalousie
  .the = l’Andalousie
  .of = de l’Andalousie
  .to = en Andalousie
place-oporto = Porto
  .the = Porto
  .of = de Porto
  .to = à Porto
place-lisbon = Lisbonne
  .the = Lisbonne
  .of = de Lisbonne
  .to = à Lisbonne
place-gibraltar = Gibraltar
  .the = Gibraltar
  .of = de Gibraltar
  .to = à Gibraltar
place-holland = Hollande
  .the = la Hollande
  .of = de la Hollande
  .to = en Hollande
place-belgium = Belgique
  .the = la Belgique
  .of = de la Belgique
  .to = en Belgique
place-westphalia = Westphalie
  .the = la Westphalie
  .of = de la Westphalie
  .to = en Westphalie
place-hanover = Hanovre
  .the = le Hanovre
  .of = du Hanovre
  .to = au Hanovre
place-mecklenburg = Mecklembourg
  .the = le Mecklembourg
  .of = du Mecklembourg
  .to = au Mecklembourg
place-saxony = Saxe
  .the = la Saxe
  .of = de la Saxe
  .to = en Saxe
place-hesse = Hesse
  .the = la Hesse
  .of = de la Hesse
  .to = en Hesse
place-rhineland = Rhénanie
  .the = la Rhénanie
  .of = de la Rhénanie
  .to = en Rhénanie
place-baden = Pays de Bade
  .the = le pays de Bade
  .of = du pays de Bade
  .to = dans le pays de Bade
place-wurttemberg = Wurtemberg
  .the = le Wurtemberg
  .of = du Wurtemberg
  .to = au Wurtemberg
place-bavaria = Bavière
  .the = la Bavière
  .of = de la Bavière
  .to = en Bavière
place-franconia = Franconie
  .the = la Franconie
  .of = de la Franconie
  .to = en Franconie
place-switzerland = Suisse
  .the = la Suisse
  .of = de la Suisse
  .to = en Suisse
place-piedmont = Piémont
  .the = le Piémont
  .of = du Piémont
  .to = en Piémont
place-genoa = Gênes
  .the = Gênes
  .of = de Gênes
  .to = à Gênes
place-lombardy = Lombardie
  .the = la Lombardie
  .of = de la Lombardie
  .to = en Lombardie
place-venetia = Vénétie
  .the = la Vénétie
  .of = de la Vénétie
  .to = en Vénétie
place-romagna = Romagne
  .the = la Romagne
  .of = de la Romagne
  .to = en Romagne
place-tuscany = Toscane
  .the = la Toscane
  .of = de la Toscane
  .to = en Toscane
place-rome = Rome
  .the = Rome
  .of = de Rome
  .to = à Rome
place-naples = Naples
  .the = Naples
  .of = de Naples
  .to = à Naples
place-sicily = Sicile
  .the = la Sicile
  .of = de la Sicile
  .to = en Sicile
place-sardinia = Sardaigne
  .the = la Sardaigne
  .of = de la Sardaigne
  .to = en Sardaigne
place-corsica = Corse
  .the = la Corse
  .of = de la Corse
  .to = en Corse
place-malta = Malte
  .the = Malte
  .of = de Malte
  .to = à Malte
place-dalmatia = Dalmatie
  .the = la Dalmatie
  .of = de la Dalmatie
  .to = en Dalmatie
place-wallachia = Valachie
  .the = la Valachie
  .of = de la Valachie
  .to = en Valachie
place-moldavia = Moldavie
  .the = la Moldavie
  .of = de la Moldavie
  .to = en Moldavie
place-warsaw = Varsovie
  .the = Varsovie
  .of = de Varsovie
  .to = à Varsovie
place-denmark = Danemark
  .the = le Danemark
  .of = du Danemark
  .to = au Danemark
place-norway = Norvège
  .the = la Norvège
  .of = de la Norvège
  .to = en Norvège
place-sweden = Suède
  .the = la Suède
  .of = de la Suède
  .to = en Suède
place-finland = Finlande
  .the = la Finlande
  .of = de la Finlande
  .to = en Finlande
place-morocco = Maroc
  .the = le Maroc
  .of = du Maroc
  .to = au Maroc
place-algeria = Algérie
  .the = l’Algérie
  .of = de l’Algérie
  .to = en Algérie
place-tunisia = Tunisie
  .the = la Tunisie
  .of = de la Tunisie
  .to = en Tunisie
place-tripolitania = Tripolitaine
  .the = la Tripolitaine
  .of = de la Tripolitaine
  .to = en Tripolitaine
place-egypt = Égypte
  .the = l’Égypte
  .of = de l’Égypte
  .to = en Égypte
place-palestine = Palestine
  .the = la Palestine
  .of = de la Palestine
  .to = en Palestine
place-syria = Syrie
  .the = la Syrie
  .of = de la Syrie
  .to = en Syrie
place-crete = Crète
  .the = la Crète
  .of = de la Crète
  .to = en Crète
place-cyprus = Chypre
  .the = Chypre
  .of = de Chypre
  .to = à Chypre
place-caucasus = Caucase
  .the = le Caucase
  .of = du Caucase
  .to = dans le Caucase
place-isle_balearics = Baléares
  .the = les Baléares
  .of = des Baléares
  .to = aux Baléares
place-isle_gotland = Gotland
  .the = Gotland
  .of = de Gotland
  .to = à Gotland
place-isle_corfu = Îles Ioniennes
  .the = les îles Ioniennes
  .of = des îles Ioniennes
  .to = aux îles Ioniennes
place-isle_rhodes = Rhodes
  .the = Rhodes
  .of = de Rhodes
  .to = à Rhodes
place-isle_shetland = Shetland
  .the = les Shetland
  .of = des Shetland
  .to = aux Shetland

## Chapitres des règles

chapter-board = Le plateau
chapter-nations-and-control = Nations et contrôle
chapter-victory = Victoire
chapter-setup = Mise en place
chapter-turn-order = Ordre du tour
chapter-land-movement = Mouvement terrestre
chapter-sea-movement = Mouvement maritime
chapter-alliances-diplomacy = Alliances et diplomatie
chapter-cards = Les cartes
chapter-production = Production
chapter-battles-and-options = Batailles et options

# Ce qu’un rapport dit de nombreuses parties
study-score = Régions gagnées depuis le début, divisées par les nations tenues alors.
study-losses = Figurines perdues ; celles qui se rallient n’en sont pas.
study-luck = Coups au but du tir et de la poursuite et ralliements, à côté de ce qu’autant de dés donnent en moyenne.

## Que jouer

preset-first = Première partie
  .help = Forces égales pour quatre joueurs, nations tirées au sort, douze tours, des recrues contre vous.
preset-usual = La partie habituelle
  .help = Forces égales pour quatre joueurs qui choisissent leurs nations, douze tours.
preset-everything = Tout
  .help = Sept nations de forces inégales placées en secret, des leaders au dé supplémentaire, victoire totale en 48 tours.

subject-start = Début de partie
subject-battles = Batailles
subject-alliances = Alliances
subject-sea = La mer
subject-end = Fin de partie
