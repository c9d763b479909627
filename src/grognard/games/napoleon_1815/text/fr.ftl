# Napoléon 1815.

## Options

option-scenario = Scénario
  .help = Le moment de la campagne que l’on joue.
option-players = Joueurs
  .help = Deux : Français contre coalition. Trois : les Anglais et les Prussiens ont chacun leur joueur et gagnent ou perdent ensemble.
option-rules = Niveau de règles
  .help = Règles du Conscrit : chacun voit quels corps sont où. Règles du Grognard : brouillard de guerre et vedettes.
option-combat_resolution = Résolution des combats
  .help = On révèle des cartes, ou l’on jette autant de dés de mêmes chances.
option-event_cards = Cartes en main
  .help = Sans elles, on ne pioche pas : les cartes ne servent qu’à l’initiative, au mouvement et au combat.
option-hold_bonus = Point des sept marqueurs
  .help = La coalition marque un point à chaque fin de tour où elle tient au moins sept objectifs.
option-invasion_limits = Limites des cartes Invasion
  .help = Les 15 et 16 juin, les Anglais ne font que peu d’opérations.
option-zero_step_is_march = Attaque en marche sans déplacement
  .help = Une pile qui a révélé une carte de mouvement sans franchir de connexion attaque quand même en marche.
option-one_commander_bonus = Un seul bonus de commandant
  .help = Wellington et Blücher ensemble n’apportent qu’un bonus de combat.
option-town_bonus_in_fortified_town = Bonus de ville en ville fortifiée
  .help = Le défenseur d’une ville fortifiée subit lui aussi une fatigue de moins.
option-start_vp = Points de victoire au départ
  .help = Plus bas, les Français sont plus près du but.
value-rules-conscrit = Conscrit
value-rules-grognard = Grognard
value-combat_resolution-cards = cartes
value-combat_resolution-dice = dés
scenario-campagne_de_belgique = La campagne de Belgique
  .help = Toute la campagne, du 15 au 20 juin, six tours.
scenario-seize_juin = 16 juin : Ligny et les Quatre-Bras
  .help = Ligny et les Quatre-Bras, trois tours.
scenario-dix_huit_juin = 18 juin : Waterloo
  .help = Waterloo et Wavre, deux tours.
scenario-initiation = Initiation : le ruisseau de Ligny
  .help = Pour apprendre : deux tours, sans cartes en main.

## Ordres permanents

order-pass_all = Passer partout
  .help = Ne jamais être interrogé pour jouer une carte.
order-pass_enemy_manoeuvre = Passer pendant les manœuvres ennemies
  .help = Ne pas réagir aux manœuvres de l’ennemi.
order-pass_own_manoeuvre = Passer pendant ses manœuvres
  .help = Ne pas être interrogé entre les étapes de ses propres manœuvres.
order-pass_counter = Ne pas contrer
  .help = Ne jamais jouer Contre-ordre.
order-pass_combat = Passer au combat
  .help = Ne jouer aucune carte de combat, de retraite ni de poursuite.

## Camps, nations, joueurs

seat-french = Français
  .the = le joueur français
  .of = du joueur français
  .to = au joueur français
seat-coalition = Coalition
  .the = le joueur coalisé
  .of = du joueur coalisé
  .to = au joueur coalisé
seat-english = Anglais
  .the = le joueur anglais
  .of = du joueur anglais
  .to = au joueur anglais
seat-prussian = Prussiens
  .the = le joueur prussien
  .of = du joueur prussien
  .to = au joueur prussien
side-french = Français
  .the = le camp français
  .of = du camp français
  .to = au camp français
side-coalition = Coalition
  .the = la coalition
  .of = de la coalition
  .to = à la coalition
nation-french = Français
  .the = les Français
  .of = des Français
  .to = aux Français
nation-english = Anglais
  .the = les Anglais
  .of = des Anglais
  .to = aux Anglais
nation-prussian = Prussiens
  .the = les Prussiens
  .of = des Prussiens
  .to = aux Prussiens
intent-manoeuvre = manœuvre
intent-combat = combat
arm-infantry = infanterie
arm-cavalry = cavalerie
reason-strength = force et épuisement
reason-march = attaque en marche
reason-exhausted = corps épuisés
reason-wooded = zone boisée
reason-fortified_town = ville fortifiée
reason-position = position renforcée
reason-bonus = bonus des corps et commandants
reason-event = événements
reason-town = ville
reason-square = Carré
reason-battery = Grande batterie
score-losses = pertes
score-objective = objectif pris
score-napoleon = Napoléon battu
score-exhaustion = épuisement
score-hold = sept objectifs tenus
split-combat = combat
split-rain = pluie
split-ambush = embuscade
split-march = marche
split-town = ville fortifiée
split-axis = axe de retraite coupé
split-forage = Fourrager
split-supply = Ravitaillement
split-hold = Tenir
split-square = Carré
ending-track_0 = la piste est à 0
ending-track_20 = la piste est à 20
ending-last_turn = le dernier tour est joué
ending-napoleon = Napoléon est éliminé
invasion-73 = 15 juin 1815, le passage de la Sambre
invasion-74 = 16 juin 1815, Ligny et les Quatre-Bras
invasion-75 = 17 juin 1815, la poursuite
invasion-76 = 18 juin 1815, Mont-Saint-Jean
invasion-77 = 19 juin 1815, la décision

## Actions

verb-pass = { $frame ->
    [Designate] Passer : plus d’opération ce tour
   *[other] Passer
  }
verb-play = Jouer { NAME($card) }
verb-vedette = Placer une vedette { TO($place) }
verb-take = Désigner { THE($piece) }
verb-manoeuvre = Manœuvrer : révéler la carte de mouvement
verb-attack = Attaquer
verb-step = Avancer { TO($to) }
verb-end = Arrêter la pile ici
verb-decline = Ne pas attaquer
verb-fatigue = Une fatigue pour { THE($piece) }
verb-relieve = Ôter une fatigue { TO($piece) }
verb-done = Terminé
verb-lose_infantry = Ôter un point d’infanterie { TO($piece) }
verb-lose_cavalry = Ôter un point de cavalerie { TO($piece) }
verb-retreat = Retraiter { TO($to) }
verb-stay = Tenir la position
verb-withdraw = Retraiter
verb-zone = Choisir { THE($place) }
verb-opponent = Choisir { THE($seat) }
verb-search = Prendre { NAME($card) } dans la pioche
verb-reinforce = Un point d’infanterie pour { THE($piece) }
verb-delay = Retarder { THE($piece) }
verb-bring = Faire venir { THE($piece) }
verb-destroy = Détruire le pont vers { THE($to) }
verb-march = Déplacer la pile { TO($to) }
verb-recover = Reposer { THE($piece) }
verb-give = Donner { NAME($card) } au partenaire
verb-name = { THE($seat) } agit

## Ce que le jeu attend : au joueur qui décide, puis aux autres

frame-Vedettes = Placez une vedette { OF($nation) } près de vos corps : { $left ->
    [one] c’est la dernière.
   *[other] encore { $left }.
  }
frame-Vedettes-wait = { THE($seat) } place ses vedettes.
frame-Victim = Inactivité : désignez le joueur qui la subit.
frame-Victim-wait = { THE($seat) } désigne qui subit Inactivité.
frame-Inactivity = Inactivité : nommez une zone où se trouve l’une de vos piles ; ses pavés sont retournés.
frame-Inactivity-wait = { THE($seat) } choisit la zone frappée d’inactivité.
frame-Delay = Renforts retardés : nommez le corps prussien qui arrivera un tour plus tard.
frame-Delay-wait = { THE($seat) } choisit le corps retardé.
frame-BlueCard = Jouez une carte bleue, ou passez.
frame-BlueCard-wait = { THE($seat) } peut jouer une carte bleue.
frame-Search = Anticipation : prenez une carte dans votre pioche.
frame-Search-wait = { THE($seat) } cherche une carte dans sa pioche.
frame-Opponent = { NAME($card) } : choisissez l’adversaire visé.
frame-Opponent-wait = { THE($seat) } choisit un adversaire.
frame-Reinforce = Choisissez le corps qui reçoit un point d’infanterie.
frame-Reinforce-wait = { THE($seat) } renforce un corps.
frame-Resupply = Ravitaillement : ôtez deux fatigues aux corps d’une même pile.
frame-Resupply-wait = { THE($seat) } ravitaille une pile.
frame-Land = Choisissez sur la carte la zone où paraît Lamarque.
frame-Land-wait = { THE($seat) } place Lamarque.
frame-Exchange = Donnez des cartes à votre partenaire, ou terminez.
frame-Exchange-wait = { THE($seat) } peut donner des cartes à son partenaire.
frame-Leader = Désignez le joueur coalisé qui agit.
frame-Leader-wait = { THE($seat) } désigne qui agit pour la coalition.
frame-Designate = { $blocks ->
    [0] Désignez une pile, ou passez pour tout le tour. Un clic sur une pile montre jusqu’où elle peut marcher.
    [1] Pile désignée { TO($place) } : { NAME($piece) }. Ajoutez d’autres pavés, manœuvrez ou attaquez.
   *[other] Pile désignée { TO($place) } : { NAME($piece) }, { $blocks } pavés en tout. Ajoutez-en d’autres, manœuvrez ou attaquez.
  }
frame-Designate-wait = { THE($seat) } prépare son opération.
frame-Manoeuvre = La pile manœuvre.
frame-Manoeuvre-wait = { THE($seat) } manœuvre.
frame-March = { $blocks ->
    [1] { THE($piece) }
   *[other] La pile { OF($piece) }
  } est { TO($place) } : encore { $left ->
    [one] { $left } point de mouvement.
   *[other] { $left } points de mouvement.
  } Cliquez sur son but, avancez d’une zone, ou arrêtez-la.
frame-March-wait = { THE($seat) } déplace sa pile.
frame-FightOrNot = { $blocks ->
    [1] { THE($piece) } est
   *[other] La pile { OF($piece) } est
  } { TO($place) }, face à l’ennemi : attaquer ?
frame-FightOrNot-wait = { THE($seat) } décide d’attaquer ou non.
frame-Stand = Combat perdu { TO($place) } : { $position ->
    [1] tenir en abandonnant la position renforcée, ou retraiter ?
   *[other] tenir grâce à la carte Tenir, ou retraiter ?
  }
frame-Stand-wait = { THE($seat) } décide de tenir ou de retraiter.
frame-Path = Retraite { $blocks ->
    [1] { OF($piece) }
   *[other] de la pile { OF($piece) }
  } { OF($place) } : choisissez la connexion ; encore { $left }.
frame-Path-wait = { THE($seat) } choisit le chemin de sa retraite.
frame-Tire = Fatigue ({ NAME($split) }) { TO($place) } : { $left ->
    [0] il n’y en a plus à répartir.
    [one] encore { $left } à placer, sur le corps de votre choix.
   *[other] encore { $left } à placer, sur les corps de votre choix.
  }
frame-Tire-wait = { THE($seat) } répartit la fatigue.
frame-Relieve = Soulagement ({ NAME($split) }) : { $left ->
    [one] ôtez encore { $left } fatigue.
   *[other] ôtez encore { $left } fatigues.
  }
frame-Relieve-wait = { THE($seat) } ôte des fatigues.
frame-Lose = Combat { TO($place) } : { $left ->
    [one] encore { $left } point de force à perdre ; choisissez le cube.
   *[other] encore { $left } points de force à perdre ; choisissez les cubes.
  }
frame-Lose-wait = { THE($seat) } répartit ses pertes.
frame-Counter = L’ennemi joue { NAME($card) } : contre-ordre ?
frame-Counter-wait = { THE($seat) } peut donner un contre-ordre.
frame-OperationStart = L’ennemi va manœuvrer { OF($place) } ({ $blocks ->
    [one] un pavé { OF($nation) }
   *[other] { $blocks } pavés { OF($nation) }
  }) : jouez une carte, ou passez.
frame-OperationStart-wait = { THE($seat) } peut réagir à l’opération.
frame-SecondCard = La carte de mouvement vaut { $value } : Grouchy en révèle-t-il une autre ?
frame-SecondCard-wait = { THE($seat) } peut jouer une carte.
frame-MovementReaction = Carte de mouvement ennemie : { $value }, pour { $blocks ->
    [one] un pavé { OF($nation) }
   *[other] { $blocks } pavés { OF($nation) }
  } { TO($place) }. Jouez une carte, ou passez.
frame-MovementReaction-wait = { THE($seat) } peut réagir à la carte de mouvement.
frame-ForcedMarch = { $blocks ->
    [1] { THE($piece) } va partir
   *[other] La pile { OF($piece) } va partir
  } { OF($place) }, carte { $value } : jouez une carte, ou passez.
frame-ForcedMarch-wait = { THE($seat) } peut jouer une carte.
frame-LastBridge = La pile ne peut pas bouger { OF($place) } : y détruire un pont ?
frame-LastBridge-wait = { THE($seat) } peut encore jouer une carte.
frame-PassThrough = La pile rejoint des amis { TO($place) } et devrait s’y arrêter : organiser son passage ?
frame-PassThrough-wait = { THE($seat) } peut jouer une carte.
frame-EntryReaction = { $blocks ->
    [one] Un pavé { OF($nation) } entre
   *[other] { $blocks } pavés { OF($nation) } entrent
  } { TO($place) } : jouez une carte, ou passez.
frame-EntryReaction-wait = { THE($seat) } peut réagir au mouvement.
frame-EndReaction = { $blocks ->
    [one] Un pavé { OF($nation) } s’arrête
   *[other] { $blocks } pavés { OF($nation) } s’arrêtent
  } { TO($place) } : jouez une carte, ou passez.
frame-EndReaction-wait = { THE($seat) } peut réagir à la fin du déplacement.
frame-EndOfMarch = La marche s’achève { TO($place) }, fatigue { $fatigue } : jouez une carte, ou passez.
frame-EndOfMarch-wait = { THE($seat) } peut jouer une carte.
frame-AttackCard = Vous attaquez { TO($place) } : jouez une carte de combat, ou passez.
frame-AttackCard-wait = { THE($seat) } peut jouer une carte d’attaque.
frame-DefenceCard = Vous défendez { TO($place) } : jouez une carte de combat, ou passez.
frame-DefenceCard-wait = { THE($seat) } peut jouer une carte de défense.
frame-LoserCard = Combat perdu { TO($place) } : jouez une carte de retraite, ou passez.
frame-LoserCard-wait = { THE($seat) } peut jouer une carte de retraite.
frame-WinnerCard = Les Français, battus { TO($place) }, vont retraiter : jouer Panique ?
frame-WinnerCard-wait = { THE($seat) } peut jouer une carte.
frame-Coordinate = L’opération est finie : jouer Coordination, pour une autre opération aussitôt ?
frame-Coordinate-wait = { THE($seat) } peut jouer une carte.
frame-MovePile = { NAME($card) } : { $blocks ->
    [0] prenez sur la carte les corps à déplacer.
   *[other] { NAME($piece) } va partir { OF($place) } : prenez d’autres pavés, ou choisissez la zone voisine.
  }
frame-MovePile-wait = { THE($seat) } déplace une pile.
frame-Treason = Trahison : nommez la zone d’un corps français isolé.
frame-Treason-wait = { THE($seat) } nomme le corps qui trahit.
frame-Destroy = Choisissez le pont à détruire près { OF($place) }.
frame-Destroy-wait = { THE($seat) } détruit un pont.
frame-Bring = Au son du canon, combat { TO($place) } : { $blocks ->
    [0] choisissez le corps qui accourt.
   *[other] { NAME($piece) } accourt ; quels commandants l’accompagnent ?
  }
frame-Bring-wait = { THE($seat) } fait marcher un corps au canon.
frame-RecoveryCard = Jouez une carte pour reposer un corps, ou passez.
frame-RecoveryCard-wait = { THE($seat) } peut jouer des cartes de récupération.
frame-Recover = { NAME($card) } ôte { $number ->
    [one] { $number } fatigue
   *[other] { $number } fatigues
  } : à quel corps ?
frame-Recover-wait = { THE($seat) } peut jouer des cartes de récupération.
frame-Exhaustion = { $left ->
    [0] Plus aucun de vos corps épuisés n’a de point à perdre : terminez.
    [one] Un de vos corps est épuisé : ôtez-lui un point de force.
   *[other] { $left } de vos corps sont épuisés : ôtez à chacun un point de force.
  }
frame-Exhaustion-wait = { $count ->
    [one] { THE($seat) } termine sa récupération.
   *[other] { $seats } terminent leur récupération.
  }

## Le journal

event-turn = Tour { $turn } : { NAME($invasion) }
event-drew = { THE($seat) } pioche { $number ->
    [0] aucune carte.
    [one] une carte.
   *[other] { $number } cartes.
  }
event-card = { THE($seat) } prend en main { NAME($card) }.
event-red = { THE($seat) } découvre une carte rouge : { NAME($card) }.
event-reds-cancelled = { $number } cartes rouges s’annulent.
event-inactive = Inactivité { TO($place) } : les pavés { OF($seat) } y sont retournés.
event-delayed = { THE($piece) } est retardé et n’arrivera qu’au tour { $turn }.
event-no-recovery = La coalition ne jouera pas de carte de récupération ce tour-ci.
event-arrived = { THE($piece) } arrive { TO($place) }.
event-vedette = Vedette { OF($nation) } { TO($place) }.
event-played = { THE($seat) } joue { NAME($card) }.
event-cancelled = { NAME($card) } est annulé.
event-discarded = { THE($seat) } défausse { NAME($card) }.
event-searched = { THE($seat) } a cherché une carte dans sa pioche.
event-looked = { THE($seat) } regarde la main { OF($other) }.
event-seen = Dans la main { OF($seat) } : { NAME($card) }.
event-strengthened = { THE($piece) } reçoit un point d’infanterie.
event-initiative-card = Initiative : { THE($seat) } révèle { NAME($card) }, valeur { $value }.
event-first = { THE($side) } a l’initiative.
event-leader = { THE($seat) } conduit la coalition.
event-named = Pour la coalition, { THE($seat) } agit.
event-gave = { THE($seat) } donne { $number ->
    [one] une carte
   *[other] { $number } cartes
  } à son partenaire.
event-given = { THE($seat) } donne { NAME($card) }.
event-passed = { THE($seat) } passe.
event-operation = { THE($seat) } active { $number ->
    [one] un pavé
   *[other] { $number } pavés
  } { OF($nation) } { TO($place) } : { NAME($intent) }.
event-joins = { THE($piece) } est de la pile.
event-movement-card = Carte de mouvement { OF($seat) } : { NAME($card) }, { $value }.
event-approach = Marche d’approche : { $value } points de mouvement.
event-points = La pile a { $number ->
    [0] zéro point
    [one] un point
   *[other] { $number } points
  } de mouvement.
event-no-points = La pile reste { TO($place) } : elle n’a pas de point de mouvement.
event-stepped = { $number ->
    [one] Un pavé { OF($nation) } va
   *[other] { $number } pavés { OF($nation) } vont
  } { OF($from) } vers { THE($to) }.
event-ended = Le déplacement s’achève { TO($place) }.
event-vedettes-lost = { $number ->
    [one] Une vedette { OF($nation) } est éliminée
   *[other] { $number } vedettes { OF($nation) } sont éliminées
  } { TO($place) }.
event-axis = Axe de retraite { OF($side) } : { OF($from) } vers { THE($to) }.
event-axis-struck = L’axe de retraite { OF($side) } est coupé { TO($place) } : deux fatigues.
event-control = { THE($side) } prend le contrôle { OF($place) } ({ $value ->
    [one] 1 point
   *[other] { $value } points
  }).
event-position-lost = La position renforcée { OF($place) } est perdue.
event-tired = { THE($piece) } prend { $number ->
    [one] une fatigue.
   *[other] { $number } fatigues.
  }
event-rested = { THE($piece) } perd { $number ->
    [one] une fatigue.
   *[other] { $number } fatigues.
  }
event-eliminated = { THE($piece) } est éliminé ({ $strength ->
    [0] sans force
    [one] 1 point de force perdu
   *[other] { $strength } points de force perdus
  }).
event-commander-lost = { THE($piece) } reste seul et est éliminé.
event-points-scored = { THE($side) } : +{ $number } ({ NAME($score) }) ; la piste est à { $total }.
event-treason = Trahison { TO($place) }.
event-shown = { THE($piece) } est dévoilé.
event-bridge = Le pont entre { THE($from) } et { THE($to) } est détruit.
event-combat = Combat { TO($place) } : { THE($side) } attaque.
event-engaged = { THE($piece) } combat.
event-brought = { THE($piece) } marche au canon { TO($place) }.
event-modifier = { NAME($side) }, { NAME($reason) } : { $number ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $number }
  }.
event-numbers = Cartes de combat : attaque { $attack }, défense { $defence }.
event-attack-off = L’attaque { TO($place) } n’a pas lieu.
event-combat-card = { NAME($side) }, { NAME($card) } : { $losses ->
    [0] aucune perte
    [one] { $losses } perte
   *[other] { $losses } pertes
  }, { $fatigue ->
    [0] aucune fatigue
    [one] { $fatigue } fatigue
   *[other] { $fatigue } fatigues
  } pour l’ennemi.
event-combat-die = Dé { OF($nation) } : { $losses ->
    [0] aucune perte
    [one] une perte
   *[other] { $losses } pertes
  }, { $fatigue ->
    [0] aucune fatigue.
    [one] une fatigue.
   *[other] { $fatigue } fatigues.
  }
event-result = L’attaquant subit { $attack_losses } en pertes et { $attack_fatigue } en fatigue, le défenseur { $defence_losses } et { $defence_fatigue }.
event-victory = { THE($side) } gagne le combat, avec { $difference ->
    [one] une perte d’écart.
   *[other] { $difference } pertes d’écart.
  }
event-drawn = Le combat est indécis : autant de pertes des deux côtés.
event-stays = { THE($side) } tient { TO($place) }.
event-retreated = { THE($side) } retraite { OF($from) } vers { THE($to) }.
event-cornered = Aucune issue { TO($place) } : la pile reste et souffre.
event-pursuit = { THE($side) } poursuit avec { $number ->
    [one] une carte.
   *[other] { $number } cartes.
  }
event-pursuit-fatigue = La poursuite coûte { $number ->
    [0] aucune fatigue.
    [one] une fatigue.
   *[other] { $number } fatigues.
  }
event-lost = { THE($piece) } perd un point : { NAME($arm) }.
event-recovery = { THE($seat) } repose un corps avec { NAME($card) }.
event-exhaustion = L’épuisement coûte { TO($side) } { $number ->
    [one] un point de force.
   *[other] { $number } points de force.
  }
event-hold = La coalition tient au moins sept objectifs à la fin du tour.
event-again = Coordination : une autre opération française commence.
event-rougeaud = Le Rougeaud : { NAME($card) }, valeur { $value }.
event-won = { THE($side) } remporte la campagne : { NAME($ending) }.
event-moved = { $number ->
    [one] Un pavé { OF($nation) } passe
   *[other] { $number } pavés { OF($nation) } passent
  } { OF($from) } vers { THE($to) }.
event-effect = { NAME($card) } : { NAME($effect) }.
event-spared = { NAME($side) }, { NAME($reason) } : { $number ->
    [1] une perte de plus.
    [-1] une fatigue de moins.
   *[other] deux fatigues de moins.
  }
event-rearguard = Arrière-garde : { THE($piece) } se dérobe { TO($place) } avant le combat.
event-rest = Récupération
event-borne = { THE($side) } a supporté la fatigue.
event-manoeuvre-fatigue = Fatigue de la manœuvre : { $number }.

## Étapes

turn_step-draw = pioche
turn_step-reinforcements = renforts
turn_step-initiative = initiative
turn_step-operations = opérations
turn_step-rest = repos
turn_step-recovery = récupération
turn_step-exhaustion = épuisement
turn_step-end = fin du tour
operation_step-designate = désignation
operation_step-rain = pluie
operation_step-announce = annonce
operation_step-moved = après la manœuvre
operation_step-flip = activation
operation_step-end = fin
operation_step-over = clôture
manoeuvre_step-M0 = réaction au départ
manoeuvre_step-M1 = carte de mouvement
manoeuvre_step-M1a = seconde carte
manoeuvre_step-M1b = réaction à la carte
manoeuvre_step-M1c = marche forcée
manoeuvre_step-MP = points de mouvement
manoeuvre_step-M2 = marche
manoeuvre_step-M2a = entrée
manoeuvre_step-M2b = ennemis
manoeuvre_step-M2c = contrôle
manoeuvre_step-M2d = amis
manoeuvre_step-M2e = réaction à l’entrée
manoeuvre_step-M3 = fin du déplacement
manoeuvre_step-M3own = carte de fin
manoeuvre_step-M3fatigue = fatigue
manoeuvre_step-M3split = répartition
manoeuvre_step-M4 = attaque en marche
manoeuvre_step-out = clôture
combat_step-C0 = engagement
combat_step-C1 = carte de l’attaquant
combat_step-C2 = carte du défenseur
combat_step-rearguard = arrière-garde
combat_step-C3 = nombre de cartes
combat_step-C4 = révélation
combat_step-C5 = fatigue de l’attaquant
combat_step-C5defender = fatigue du défenseur
combat_step-C5dead = pertes de l’attaquant
combat_step-C5losses = pertes du défenseur
combat_step-C5relief = carré
combat_step-C6 = vainqueur
combat_step-C7 = vaincu
combat_step-C7a = carte du vaincu
combat_step-C7b = tenir ou retraiter
combat_step-C7c = carte du vainqueur
combat_step-C7d = retraite
combat_step-C7e = poursuite
combat_step-C8 = fin du combat
combat_step-out = clôture
retreat_step-first = départ
retreat_step-next = suite
retreat_step-entered = entrée
retreat_step-control = contrôle
retreat_step-sum = fatigue
retreat_step-out = clôture

## Ce qu’a fait une carte

effect-marche_forcee = un point de mouvement de plus
effect-encombrement = un point de mouvement de moins pour la pile ennemie
effect-embuscade = une fatigue pour la pile en marche
effect-vive_l_empereur = une fatigue de moins pour chaque corps auprès de Napoléon
effect-organisation = la pile n’est pas tenue de s’arrêter
effect-confusion = la pile ennemie s’arrête et ne combat pas
effect-fatigue = une fatigue de plus à la fin de cette marche
effect-fourrager = deux fatigues de moins à la fin de cette marche
effect-union_des_forces = la pile peut réunir Anglais et Prussiens
effect-elan = une carte de combat de plus
effect-la_garde = une carte de combat de plus ; une fatigue de plus par corps en cas de défaite
effect-la_ligne_rouge = une carte de combat de plus
effect-chargez = une carte de combat de plus et une fatigue pour le corps qui charge
effect-audace = le terrain ne donne aucune carte de combat aux coalisés
effect-deploiement_rapide = l’attaque en marche ne coûte pas de carte de combat
effect-grande_batterie = une perte de plus pour les coalisés, une fatigue pour chaque corps français
effect-tirailleurs = une fatigue pour la pile coalisée
effect-carre = deux fatigues de moins si les Français ont de la cavalerie
effect-tenir = une perte de plus, jusqu’à trois fatigues de moins, et la pile peut rester
effect-cambronne = pas de poursuite
effect-retraite_en_ordre = pas de poursuite
effect-panique = une connexion de retraite de plus et deux fatigues

## Ce qu’une action ferait de plus que son nom ne dit

caution-attack-off = Ces corps sont trop faibles ou épuisés pour une seule carte de combat : l’attaque n’aura pas lieu, et la pile sera retournée.
caution-vedettes = Des pavés ennemis s’y trouvent : ces vedettes seront éliminées.
caution-worn-out = { THE($piece) } dépassera huit fatigues et sera éliminé.
caution-last-point = { THE($piece) } perdra son dernier point de force et sera éliminé.

## Une marche en deux clics

group-march = marcher
group-march-goal = Choisissez la zone où va la pile.
plan-points = { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
  }
plan-chance = { $percent ->
    [100] la carte suffira toujours
   *[other] la carte suffira { $percent } fois sur cent
  }
plan-fatigue = { $least ->
    [0] fatigue : { $most }, ou aucune
   *[other] fatigue : { $most }
  }
plan-vedettes-lost = des ennemis s’y trouvent : les vedettes seront éliminées
plan-meets = l’ennemi s’y trouve : la pile s’arrête, la zone est contestée
plan-may-meet = des pavés debout s’y trouvent : si ce sont des corps, la pile s’arrête et la zone est contestée
plan-objective = objectif pris : +{ $points }
plan-reactions = l’ennemi peut jouer une carte
plan-attack = attaquer sur place, sans marcher

## Corps, commandants, vedettes

piece-napoleon = Napoléon
  .the = Napoléon
  .of = de Napoléon
  .to = à Napoléon
piece-derlon = D’Erlon
  .the = D’Erlon
  .of = de D’Erlon
  .to = à D’Erlon
piece-reille = Reille
  .the = Reille
  .of = de Reille
  .to = à Reille
piece-vandamme = Vandamme
  .the = Vandamme
  .of = de Vandamme
  .to = à Vandamme
piece-gerard = Gérard
  .the = Gérard
  .of = de Gérard
  .to = à Gérard
piece-lobau = Lobau
  .the = Lobau
  .of = de Lobau
  .to = à Lobau
piece-drouot = Drouot
  .the = Drouot
  .of = de Drouot
  .to = à Drouot
piece-ney = Ney
  .the = Ney
  .of = de Ney
  .to = à Ney
piece-grouchy = Grouchy
  .the = Grouchy
  .of = de Grouchy
  .to = à Grouchy
piece-lamarque = Lamarque
  .the = Lamarque
  .of = de Lamarque
  .to = à Lamarque
piece-vedette_french_1 = Vedette française 1
  .the = la vedette française 1
  .of = de la vedette française 1
  .to = à la vedette française 1
piece-vedette_french_2 = Vedette française 2
  .the = la vedette française 2
  .of = de la vedette française 2
  .to = à la vedette française 2
piece-vedette_french_3 = Vedette française 3
  .the = la vedette française 3
  .of = de la vedette française 3
  .to = à la vedette française 3
piece-vedette_french_4 = Vedette française 4
  .the = la vedette française 4
  .of = de la vedette française 4
  .to = à la vedette française 4
piece-vedette_french_5 = Vedette française 5
  .the = la vedette française 5
  .of = de la vedette française 5
  .to = à la vedette française 5
piece-vedette_french_6 = Vedette française 6
  .the = la vedette française 6
  .of = de la vedette française 6
  .to = à la vedette française 6
piece-vedette_french_7 = Vedette française 7
  .the = la vedette française 7
  .of = de la vedette française 7
  .to = à la vedette française 7
piece-wellington = Wellington
  .the = Wellington
  .of = de Wellington
  .to = à Wellington
piece-orange = Orange
  .the = Orange
  .of = d’Orange
  .to = à Orange
piece-hill = Hill
  .the = Hill
  .of = de Hill
  .to = à Hill
piece-picton = Picton
  .the = Picton
  .of = de Picton
  .to = à Picton
piece-uxbridge = Uxbridge
  .the = Uxbridge
  .of = d’Uxbridge
  .to = à Uxbridge
piece-frederick = Frederick
  .the = Frederick
  .of = de Frederick
  .to = à Frederick
piece-vedette_english_1 = Vedette anglaise 1
  .the = la vedette anglaise 1
  .of = de la vedette anglaise 1
  .to = à la vedette anglaise 1
piece-vedette_english_2 = Vedette anglaise 2
  .the = la vedette anglaise 2
  .of = de la vedette anglaise 2
  .to = à la vedette anglaise 2
piece-vedette_english_3 = Vedette anglaise 3
  .the = la vedette anglaise 3
  .of = de la vedette anglaise 3
  .to = à la vedette anglaise 3
piece-vedette_english_4 = Vedette anglaise 4
  .the = la vedette anglaise 4
  .of = de la vedette anglaise 4
  .to = à la vedette anglaise 4
piece-vedette_english_5 = Vedette anglaise 5
  .the = la vedette anglaise 5
  .of = de la vedette anglaise 5
  .to = à la vedette anglaise 5
piece-vedette_english_6 = Vedette anglaise 6
  .the = la vedette anglaise 6
  .of = de la vedette anglaise 6
  .to = à la vedette anglaise 6
piece-vedette_english_7 = Vedette anglaise 7
  .the = la vedette anglaise 7
  .of = de la vedette anglaise 7
  .to = à la vedette anglaise 7
piece-vedette_english_8 = Vedette anglaise 8
  .the = la vedette anglaise 8
  .of = de la vedette anglaise 8
  .to = à la vedette anglaise 8
piece-blucher = Blücher
  .the = Blücher
  .of = de Blücher
  .to = à Blücher
piece-zieten = Zieten
  .the = Zieten
  .of = de Zieten
  .to = à Zieten
piece-pirch = Pirch
  .the = Pirch
  .of = de Pirch
  .to = à Pirch
piece-thielmann = Thielmann
  .the = Thielmann
  .of = de Thielmann
  .to = à Thielmann
piece-bulow = Bülow
  .the = Bülow
  .of = de Bülow
  .to = à Bülow
piece-gneisenau = Gneisenau
  .the = Gneisenau
  .of = de Gneisenau
  .to = à Gneisenau
piece-vedette_prussian_1 = Vedette prussienne 1
  .the = la vedette prussienne 1
  .of = de la vedette prussienne 1
  .to = à la vedette prussienne 1
piece-vedette_prussian_2 = Vedette prussienne 2
  .the = la vedette prussienne 2
  .of = de la vedette prussienne 2
  .to = à la vedette prussienne 2
piece-vedette_prussian_3 = Vedette prussienne 3
  .the = la vedette prussienne 3
  .of = de la vedette prussienne 3
  .to = à la vedette prussienne 3
piece-vedette_prussian_4 = Vedette prussienne 4
  .the = la vedette prussienne 4
  .of = de la vedette prussienne 4
  .to = à la vedette prussienne 4
piece-vedette_prussian_5 = Vedette prussienne 5
  .the = la vedette prussienne 5
  .of = de la vedette prussienne 5
  .to = à la vedette prussienne 5
piece-vedette_prussian_6 = Vedette prussienne 6
  .the = la vedette prussienne 6
  .of = de la vedette prussienne 6
  .to = à la vedette prussienne 6

## Cartes

card-pluie-1 = Pluie
card-empereur_souffrant-2 = L’Empereur souffrant
card-intuition-3 = Intuition
card-intuition-4 = Intuition
card-anticipation-5 = Anticipation
card-hussards-6 = Hussards
card-lamarque-7 = Lamarque
card-marche_d_approche-8 = Marche d’approche
card-reserve-9 = Réserve
card-marche_forcee-10 = Marche forcée
card-marche_forcee-11 = Marche forcée
card-marche_forcee-12 = Marche forcée
card-organisation-13 = Organisation
card-grouchy-14 = Grouchy
card-coordination-15 = Coordination
card-coordination-16 = Coordination
card-fourrager-17 = Fourrager
card-fourrager-18 = Fourrager
card-vive_l_empereur-19 = Vive l’Empereur !
card-confusion-20 = Confusion
card-encombrement-21 = Encombrement
card-fatigue-22 = Fatigue
card-reaction-23 = Réaction
card-contre_ordre-24 = Contre-ordre
card-eclaireurs-25 = Éclaireurs
card-audace-26 = Audace
card-au_son_du_canon-27 = Au son du canon
card-chargez-28 = Chargez !
card-deploiement_rapide-29 = Déploiement rapide
card-elan-30 = Élan
card-grande_batterie-31 = Grande batterie
card-la_garde-32 = La Garde
card-le_rougeaud-33 = Le Rougeaud
card-tirailleurs-34 = Tirailleurs
card-cambronne-35 = Cambronne
card-retraite_en_ordre-36 = Retraite en ordre
card-pluie-37 = Pluie
card-renforts_retardes-38 = Renforts retardés
card-intuition-39 = Intuition
card-renforts-40 = Renforts
card-renforts-41 = Renforts
card-aide_de_camp-42 = Aide de camp
card-a_bruxelles-43 = À Bruxelles
card-anticipation-44 = Anticipation
card-hussards-45 = Hussards
card-reserve-46 = Réserve
card-ravitaillement-47 = Ravitaillement
card-marche_forcee-48 = Marche forcée
card-marche_forcee-49 = Marche forcée
card-marche_forcee-50 = Marche forcée
card-pont_detruit-51 = Pont détruit
card-pont_detruit-52 = Pont détruit
card-confusion-53 = Confusion
card-encombrement-54 = Encombrement
card-encombrement-55 = Encombrement
card-fatigue-56 = Fatigue
card-reaction-57 = Réaction
card-embuscade-58 = Embuscade
card-trahison-59 = Trahison
card-ultime_effort-60 = Ultime effort
card-inactivite-61 = Inactivité
card-contre_ordre-62 = Contre-ordre
card-arriere_garde-63 = Arrière-garde
card-au_son_du_canon-64 = Au son du canon
card-carre-65 = Carré
card-chargez-66 = Chargez !
card-frederick-67 = Frederick
card-la_ligne_rouge-68 = La ligne rouge
card-panique-69 = Panique
card-union_des_forces-70 = Union des forces
card-retraite_en_ordre-71 = Retraite en ordre
card-tenir-72 = Tenir
card-eclaireurs-78 = Éclaireurs
card-aide_de_camp-79 = Aide de camp
card-inactivite-80 = Inactivité
card-frederick-81 = Frederick
card-aide_de_camp-82 = Aide de camp

## Zones : le nom sur la carte, et dans une phrase

place-avesnes = Avesnes
  .the = Avesnes
  .of = d’Avesnes
  .to = à Avesnes
place-maubeuge = Maubeuge
  .the = Maubeuge
  .of = de Maubeuge
  .to = à Maubeuge
place-solre_sur_sambre = Solre-sur-Sambre
  .the = Solre-sur-Sambre
  .of = de Solre-sur-Sambre
  .to = à Solre-sur-Sambre
place-beaumont = Beaumont
  .the = Beaumont
  .of = de Beaumont
  .to = à Beaumont
place-walcourt = Walcourt
  .the = Walcourt
  .of = de Walcourt
  .to = à Walcourt
place-philippeville = Philippeville
  .the = Philippeville
  .of = de Philippeville
  .to = à Philippeville
place-florennes = Florennes
  .the = Florennes
  .of = de Florennes
  .to = à Florennes
place-mons = Mons
  .the = Mons
  .of = de Mons
  .to = à Mons
place-binche = Binche
  .the = Binche
  .of = de Binche
  .to = à Binche
place-thuin = Thuin
  .the = Thuin
  .of = de Thuin
  .to = à Thuin
place-ham_sur_heure = Ham-sur-Heure
  .the = Ham-sur-Heure
  .of = de Ham-sur-Heure
  .to = à Ham-sur-Heure
place-gerpinnes = Gerpinnes
  .the = Gerpinnes
  .of = de Gerpinnes
  .to = à Gerpinnes
place-fontaine_l_eveque = Fontaine-l’Évêque
  .the = Fontaine-l’Évêque
  .of = de Fontaine-l’Évêque
  .to = à Fontaine-l’Évêque
place-marchienne = Marchienne-au-Pont
  .the = Marchienne-au-Pont
  .of = de Marchienne-au-Pont
  .to = à Marchienne-au-Pont
place-charleroi = Charleroi
  .the = Charleroi
  .of = de Charleroi
  .to = à Charleroi
place-chatelet = Châtelet
  .the = Châtelet
  .of = de Châtelet
  .to = à Châtelet
place-tamines = Tamines
  .the = Tamines
  .of = de Tamines
  .to = à Tamines
place-fosses = Fosses
  .the = Fosses
  .of = de Fosses
  .to = à Fosses
place-dinant = Dinant
  .the = Dinant
  .of = de Dinant
  .to = à Dinant
place-namur = Namur
  .the = Namur
  .of = de Namur
  .to = à Namur
place-gosselies = Gosselies
  .the = Gosselies
  .of = de Gosselies
  .to = à Gosselies
place-fleurus = Fleurus
  .the = Fleurus
  .of = de Fleurus
  .to = à Fleurus
place-frasnes = Frasnes
  .the = Frasnes
  .of = de Frasnes
  .to = à Frasnes
place-ligny = Ligny
  .the = Ligny
  .of = de Ligny
  .to = à Ligny
place-sombreffe = Sombreffe
  .the = Sombreffe
  .of = de Sombreffe
  .to = à Sombreffe
place-mazy = Mazy
  .the = Mazy
  .of = de Mazy
  .to = à Mazy
place-marbais = Marbais
  .the = Marbais
  .of = de Marbais
  .to = à Marbais
place-quatre_bras = Les Quatre-Bras
  .the = les Quatre-Bras
  .of = des Quatre-Bras
  .to = aux Quatre-Bras
place-mellery = Mellery
  .the = Mellery
  .of = de Mellery
  .to = à Mellery
place-gembloux = Gembloux
  .the = Gembloux
  .of = de Gembloux
  .to = à Gembloux
place-walhain = Walhain
  .the = Walhain
  .of = de Walhain
  .to = à Walhain
place-mont_saint_guibert = Mont-Saint-Guibert
  .the = Mont-Saint-Guibert
  .of = de Mont-Saint-Guibert
  .to = à Mont-Saint-Guibert
place-ottignies = Ottignies
  .the = Ottignies
  .of = d’Ottignies
  .to = à Ottignies
place-wavre = Wavre
  .the = Wavre
  .of = de Wavre
  .to = à Wavre
place-chapelle_saint_lambert = Chapelle-Saint-Lambert
  .the = Chapelle-Saint-Lambert
  .of = de Chapelle-Saint-Lambert
  .to = à Chapelle-Saint-Lambert
place-genappe = Genappe
  .the = Genappe
  .of = de Genappe
  .to = à Genappe
place-plancenoit = Plancenoit
  .the = Plancenoit
  .of = de Plancenoit
  .to = à Plancenoit
place-belle_alliance = La Belle Alliance
  .the = la Belle Alliance
  .of = de la Belle Alliance
  .to = à la Belle Alliance
place-hougoumont = Hougoumont
  .the = Hougoumont
  .of = d’Hougoumont
  .to = à Hougoumont
place-haie_sainte = La Haie Sainte
  .the = la Haie Sainte
  .of = de la Haie Sainte
  .to = à la Haie Sainte
place-papelotte = Papelotte
  .the = Papelotte
  .of = de Papelotte
  .to = à Papelotte
place-waterloo = Waterloo
  .the = Waterloo
  .of = de Waterloo
  .to = à Waterloo
place-foret_de_soignes = Forêt de Soignes
  .the = la forêt de Soignes
  .of = de la forêt de Soignes
  .to = dans la forêt de Soignes
place-bruxelles = Bruxelles
  .the = Bruxelles
  .of = de Bruxelles
  .to = à Bruxelles
place-tervueren = Tervueren
  .the = Tervueren
  .of = de Tervueren
  .to = à Tervueren
place-braine_l_alleud = Braine-l’Alleud
  .the = Braine-l’Alleud
  .of = de Braine-l’Alleud
  .to = à Braine-l’Alleud
place-nivelles = Nivelles
  .the = Nivelles
  .of = de Nivelles
  .to = à Nivelles
place-seneffe = Seneffe
  .the = Seneffe
  .of = de Seneffe
  .to = à Seneffe
place-roeulx = Le Rœulx
  .the = Le Rœulx
  .of = du Rœulx
  .to = au Rœulx
place-soignies = Soignies
  .the = Soignies
  .of = de Soignies
  .to = à Soignies
place-braine_le_comte = Braine-le-Comte
  .the = Braine-le-Comte
  .of = de Braine-le-Comte
  .to = à Braine-le-Comte
place-enghien = Enghien
  .the = Enghien
  .of = d’Enghien
  .to = à Enghien
place-hal = Hal
  .the = Hal
  .of = de Hal
  .to = à Hal
place-ath = Ath
  .the = Ath
  .of = d’Ath
  .to = à Ath
place-grammont = Grammont
  .the = Grammont
  .of = de Grammont
  .to = à Grammont
place-ninove = Ninove
  .the = Ninove
  .of = de Ninove
  .to = à Ninove
place-alost = Alost
  .the = Alost
  .of = d’Alost
  .to = à Alost
place-asse = Assche
  .the = Assche
  .of = d’Assche
  .to = à Assche
place-louvain = Louvain
  .the = Louvain
  .of = de Louvain
  .to = à Louvain
place-tirlemont = Tirlemont
  .the = Tirlemont
  .of = de Tirlemont
  .to = à Tirlemont
place-jodoigne = Jodoigne
  .the = Jodoigne
  .of = de Jodoigne
  .to = à Jodoigne
place-perwez = Perwez
  .the = Perwez
  .of = de Perwez
  .to = à Perwez
place-eghezee = Éghezée
  .the = Éghezée
  .of = d’Éghezée
  .to = à Éghezée
place-hannut = Hannut
  .the = Hannut
  .of = de Hannut
  .to = à Hannut
place-ecaussinnes = Écaussinnes
  .the = Écaussinnes
  .of = d’Écaussinnes
  .to = à Écaussinnes
place-tubize = Tubize
  .the = Tubize
  .of = de Tubize
  .to = à Tubize
place-leeuw_saint_pierre = Leeuw-Saint-Pierre
  .the = Leeuw-Saint-Pierre
  .of = de Leeuw-Saint-Pierre
  .to = à Leeuw-Saint-Pierre
place-pont_a_celles = Pont-à-Celles
  .the = Pont-à-Celles
  .of = de Pont-à-Celles
  .to = à Pont-à-Celles
place-lillois = Lillois
  .the = Lillois
  .of = de Lillois
  .to = à Lillois
place-ittre = Ittre
  .the = Ittre
  .of = d’Ittre
  .to = à Ittre
place-lennick = Lennick
  .the = Lennick
  .of = de Lennick
  .to = à Lennick
place-lens = Lens
  .the = Lens
  .of = de Lens
  .to = à Lens
place-bassilly = Bassilly
  .the = Bassilly
  .of = de Bassilly
  .to = à Bassilly
place-overijse = Overyssche
  .the = Overyssche
  .of = d’Overyssche
  .to = à Overyssche
place-morlanwelz = Morlanwelz
  .the = Morlanwelz
  .of = de Morlanwelz
  .to = à Morlanwelz

## Chapitres des règles

chapter-setup-blocks-order-of-battle = Mise en place, pavés, ordre de bataille
chapter-reinforced-positions-and-control = Positions renforcées et contrôle
chapter-cards = Cartes
chapter-draw-and-initiative = Pioche et initiative
chapter-operations = Opérations
chapter-manoeuvre = Manœuvre
chapter-retreat-axis = Axe de retraite
chapter-combat = Combat
chapter-retreat-and-pursuit = Retraite et poursuite
chapter-recovery = Récupération
chapter-victory = Victoire
chapter-grognard-rules = Règles du Grognard
chapter-three-players = Trois joueurs
chapter-events = Événements

# Ce qu’un rapport dit de nombreuses parties
study-losses = Points de force perdus, ceux des corps éliminés compris.
study-luck = Pertes et fatigues des cartes ou dés de combat révélés par un camp, à côté de la moyenne de sa pioche ou de son dé.

## Que jouer

preset-first = Première partie
  .help = Le ruisseau de Ligny en deux tours, sans cartes en main, contre une recrue.
preset-usual = La partie habituelle
  .help = Toute la campagne de Belgique avec les règles du Conscrit : chacun voit quels corps sont où.
preset-everything = Tout
  .help = Toute la campagne de Belgique avec les règles du Grognard, brouillard de guerre et vedettes.

subject-cards = Cartes et combat
subject-readings = Points de règle
subject-balance = Équilibre
