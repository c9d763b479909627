# Wellington’s Victory.

## Scénarios et options

option-scenario = Scénario
  .help = La partie de la journée que l’on joue.
scenario-hougoumont = Hougoumont
  .help = De 11 h 45 à 16 h 30 autour du château : deux divisions françaises contre quatre brigades alliées. Les Français doivent briser l’armée alliée ou tenir le château.
scenario-la_haye_sainte = La Haye Sainte
  .help = De 13 h 30 à 18 h 30 au centre : le corps de d’Erlon et les cuirassiers contre la crête.
scenario-plancenoit = Plancenoit
  .help = De 16 h 30 à 21 h 30 à l’est : Lobau et la Jeune Garde contiennent les Prussiens.
scenario-waterloo = La Bataille de Waterloo
  .help = Toute la bataille de 11 h 45 à 21 h 30, avec les Prussiens dès 15 h.
scenario-early_assault = L’assaut français anticipé
  .help = Et si Napoléon n’avait pas attendu : dès 9 h 15, dans la boue.
option-multiplayer_commands = Commandements partagés
  .help = Huit joueurs : chacun commande son corps, et les partenaires ne s’écrivent que si leurs chefs sont à portée l’un de l’autre. Waterloo seulement.
option-free_setup = Déploiement libre
  .help = Avant de jouer, chaque camp peut tourner ses unités, atteler ses batteries et déplacer ses troupes dans les zones du scénario.
option-clock = Horloge
  .help = Une phase de mouvement dure au plus quinze minutes de temps réel, puis elle est close.
option-merged_formation_phase = Formation avec le mouvement
  .help = Fronts et formations changent au début de la phase de mouvement.
option-fixed_first_fire = Les Alliés tirent les premiers
  .help = Pas de tirage au sort : le premier tir est anglo-allié ; à Plancenoit il est français.
option-no_guard_skirmishers = La Garde sans tirailleurs
  .help = La Vieille Garde et les Highlanders ne détachent pas de compagnies.
option-four_rank_line = Ligne sur quatre rangs
  .help = Les bataillons britanniques, de la KGL et les meilleurs Hanovriens de 6 points ou moins peuvent se former sur quatre rangs contre la cavalerie.
option-break_weak_battalions = Bataillons dissous
  .help = Les bataillons de classe 2 réduits à moins de la moitié peuvent devenir des compagnies.
option-strict_line_stacking = Empilement strict des lignes
  .help = Lignes et colonnes ne partagent jamais un hexagone, les lignes étendues seulement avec des chefs.
option-crews_join_battalions = Artilleurs dans l’infanterie
  .help = Les artilleurs anglo-alliés peuvent être absorbés par des bataillons.
option-upgraded_landwehr = Meilleure Landwehr
  .help = Les Hanovriens et les Silésiens de classe 3 comptent comme classe 2.
option-hidden_stacks = Piles cachées
  .help = On ne voit pas ce qui se trouve sous l’unité du haut d’une pile ennemie, tant que la pile ne tire pas, ne combat pas, ne cède pas et ne perd pas son unité du haut.
option-no_mixed_companies = Compagnies par nation
  .help = Les compagnies de nations différentes ne s’empilent pas.
option-attackers_hold_fire = L’assaillant ne tire plus
  .help = Une unité qui a attaqué ne tire plus dans cette phase de combat.
option-extreme_range = Portée extrême
  .help = L’artillerie en ordre porte à 12 hexagones, sur la ligne Désordre au-delà de 8.
option-crews_become_companies = Artilleurs à pied
  .help = Des artilleurs détruits par le feu deviennent une compagnie.
option-one_company_attack = Une attaque par compagnie
  .help = Une compagnie n’attaque qu’une fois par phase de combat.
option-leader_sighted_charge = Les chefs éclairent la cavalerie
  .help = La cavalerie peut charger un ennemi vu par un chef placé dans sa zone de charge minimum.
option-pick_up_leader = Les chefs suivent la charge
  .help = Une charge peut emmener un chef dont elle traverse l’hexagone.
option-headlong_heavies = Grosse cavalerie impétueuse
  .help = La grosse cavalerie charge sur au moins six hexagones.
option-minor_nation_companies = Compagnies des petites nations
  .help = Les compagnies autres que françaises, britanniques, prussiennes et de la KGL ajoutent 1 aux dés de moral.
option-guard_terror = La terreur de la Garde
  .help = L’infanterie voisine de la Vieille Garde, sauf britannique et KGL, contrôle son moral à +2.
option-wellington_batteries = Les batteries de Wellington
  .help = Les batteries britanniques et de la KGL dans le rayon de Wellington sont commandées.
option-brunswick_reduced = Brunswick sans son duc
  .help = Le chef de Brunswick est toujours sur sa face réduite.
option-lethargic_napoleon = Napoléon léthargique
  .help = Napoléon est toujours sur sa face réduite.
option-wellington_at_hougoumont = Wellington à Hougoumont
  .help = À Hougoumont, Wellington commence en A3027 et part au tour 16.
option-napoleon_at_rossomme = Napoléon à Rossomme
  .help = Dans la bataille, Napoléon commence en C4621 ; sinon avec une unité de la Garde, à votre choix.
option-no_gneisenau_delay = Gneisenau sans retard
  .help = Les Prussiens arrivent au tour 20, leur Ier corps au tour 30, avec un moral de 140.
option-line_effectiveness = Lignes sur trois rangs plus faibles
  .help = Une ligne sur trois rangs a un point d’efficacité de moins qu’une colonne.
option-charge_check_all_in_zone = Tous contrôlent en zone de charge
  .help = Chaque pile en zone de charge contrôle son moral ; sinon seulement celles qui changent de front ou de formation.
option-cumulative_demoralisation = Démoralisation cumulative
  .help = Une armée démoralisée perd un point d’efficacité à chacune de ses phases de commandement ; sinon une seule fois.
option-separate_ammo_die = Dé de munitions à part
  .help = Les compagnies jettent un dé de plus pour savoir si leurs munitions s’épuisent.
option-repeat_attacks = Attaques répétées
  .help = L’infanterie qui a avancé peut attaquer encore dans la même phase.
option-pass_is_final = Passer est définitif
  .help = Qui passe dans une phase de tir réciproque n’y tire plus.
option-prepared_charge_may_be_declined = Charges annulables
  .help = Une charge préparée n’est pas forcément exécutée.

## Consignes

order-opportunity_fire = Tir d’opportunité
  .help = Ce que font vos unités quand un ennemi agit à portée minimum.
value-opportunity_fire-ask = me demander
value-opportunity_fire-never = ne pas tirer
value-opportunity_fire-always = tirer avec tout
value-opportunity_fire-formed = tirer sur les unités formées seulement
value-opportunity_fire-muskets = l’infanterie seule, les canons gardent leurs coups
order-opportunity_charge = Charges d’opportunité
  .help = Ce que fait votre cavalerie quand un ennemi approche à deux hexagones.
value-opportunity_charge-ask = me demander
value-opportunity_charge-never = ne pas charger
value-opportunity_charge-always = charger
value-opportunity_charge-no_squares = charger tout sauf les carrés
value-opportunity_charge-shaken = charger la cavalerie et les troupes non formées seulement
order-retreats = Retraites
  .help = Le chemin que prennent vos unités quand plusieurs se valent.
value-retreats-ask = me demander
value-retreats-straight = le premier
order-rallies = Remise en ordre
  .help = Comment se forment les bataillons qui sortent du désordre.
value-rallies-ask = me demander
value-rallies-column = en colonne, même front

## Camps, armées, formations

side-empire = Français
  .the = les Français
  .of = des Français
  .to = aux Français
side-coalition = Alliés
  .the = les Alliés
  .of = des Alliés
  .to = aux Alliés
player-erlon = d’Erlon
  .the = d’Erlon
  .of = de d’Erlon
  .to = à d’Erlon
player-reille = Reille
  .the = Reille
  .of = de Reille
  .to = à Reille
player-lobau = Lobau
  .the = Lobau
  .of = de Lobau
  .to = à Lobau
player-orange = prince d’Orange
  .the = le prince d’Orange
  .of = du prince d’Orange
  .to = au prince d’Orange
player-uxbridge = Uxbridge
  .the = Uxbridge
  .of = d’Uxbridge
  .to = à Uxbridge
player-blucher = Blücher
  .the = Blücher
  .of = de Blücher
  .to = à Blücher
army-anglo_allied = armée anglo-alliée
  .the = l’armée anglo-alliée
  .of = de l’armée anglo-alliée
  .to = à l’armée anglo-alliée
army-prussian = armée prussienne
  .the = l’armée prussienne
  .of = de l’armée prussienne
  .to = à l’armée prussienne
form-column = colonne
form-line = ligne
form-line_right = ligne étendue à droite
form-line_left = ligne étendue à gauche
form-square = carré
form-four_ranks = ligne sur quatre rangs
form-limbered = attelée
form-unlimbered = dételée
form-mounted = à cheval
form-skirmish = tirailleurs
form-gunners = artilleurs
form-staff = état-major
facing-NNE = nord-nord-est
  .the = le nord-nord-est
  .of = du nord-nord-est
  .to = au nord-nord-est
facing-E = est
  .the = l’est
  .of = de l’est
  .to = à l’est
facing-SSE = sud-sud-est
  .the = le sud-sud-est
  .of = du sud-sud-est
  .to = au sud-sud-est
facing-SSW = sud-sud-ouest
  .the = le sud-sud-ouest
  .of = du sud-sud-ouest
  .to = au sud-sud-ouest
facing-W = ouest
  .the = l’ouest
  .of = de l’ouest
  .to = à l’ouest
facing-NNW = nord-nord-ouest
  .the = le nord-nord-ouest
  .of = du nord-nord-ouest
  .to = au nord-nord-ouest
result-- = tient
result-D1 = désordre, 1 point perdu
result-Dr = désordre, retraite
result-Dr1 = désordre, retraite, 1 point perdu
result-R = déroute
victory-plain = victoire
victory-marginal = victoire marginale
victory-substantial = victoire substantielle
victory-decisive = victoire décisive
victory-overwhelming = victoire écrasante
reason-hour = une heure de combat
reason-losses = pertes
reason-rout = une unité en déroute
reason-leader = un chef touché
reason-objective_lost = un objectif perdu
reason-rally = une unité ralliée
reason-crew = des servants se sauvent
reason-guard = la Garde arrive
reason-objective = un objectif pris

## Actions

verb-arrange = Disposer { NAME($piece) }
verb-put = Placer en { NAME($place) }
verb-face = Faire front { TO($facing) }
verb-adopt = Former : { NAME($form) }
verb-end_setup = Terminer le déploiement
verb-activate = Activer : { NAME($formation) }
verb-place_leader = Le placer en { NAME($place) }
verb-pass_round = Céder un coup de { NAME($piece) }
verb-receive = Le donner à { NAME($piece) }
verb-liaison = Placer Müffling en { NAME($place) }
verb-prepare = Préparer une charge depuis { NAME($place) }
verb-break_up = Disperser { NAME($piece) } en compagnies
verb-deactivate = Désactiver : { NAME($formation) }
verb-end_phase = { $frame ->
    [Activation] Ne plus rien activer
    [Charges] Ne plus préparer de charges
    [Breaking] Ne plus rien disperser
    [Deactivation] Terminer la phase de commandement
    [Formation] Terminer la phase de formation
    [Movement] Terminer la phase de mouvement
    [Combat] Terminer la phase de combat
    [ChargesDue] Renoncer aux charges
   *[other] Terminer
  }
verb-retire = La pile en { NAME($place) } fuit maintenant
verb-retreat = Retraiter en { NAME($place) }
verb-check = La pile en { NAME($place) } contrôle maintenant
verb-check_all = Toutes contrôlent dans l’ordre
verb-turn = Tourner la pile en { NAME($place) }
verb-form = Changer la formation : { NAME($piece) }
verb-form_all = Changer la formation de tous les bataillons en { NAME($place) }
verb-detach = Détacher des compagnies : { NAME($piece) }
verb-companies = { $number ->
    [one] Une compagnie
   *[other] { $number } compagnies
  }
verb-absorb = Absorber une compagnie : { NAME($piece) }
verb-take = Absorber : { NAME($piece) }
verb-move = Déplacer { NAME($piece) }
verb-move_stack = Déplacer la pile en { NAME($place) }
verb-pick_up = Emmener { NAME($piece) }
verb-drop = Laisser { NAME($piece) }
verb-raise = Placer { NAME($piece) } au sommet de sa pile
verb-march = Marcher en { NAME($place) }
verb-road_march = Marcher par la route en { NAME($place) }
verb-unlimber = Dételer, front { TO($facing) }
verb-end_move = Terminer le mouvement ici
verb-enter = Faire entrer { NAME($piece) }
verb-leave_map = Quitter la carte
verb-attack = Attaquer { NAME($to) } depuis { NAME($from) }
verb-charge = Charger depuis { NAME($place) }
verb-ride = Pousser la charge en { NAME($place) }
verb-wheel = Pivoter, front { TO($facing) }
verb-halt = Arrêter la charge ici
verb-advance = Avancer dans l’hexagone
verb-stay = Rester sur place
verb-fire = Tirer avec { NAME($piece) }
verb-aim = Tirer sur { NAME($place) }
verb-through = Tirer à travers, sur { NAME($place) }
verb-pass = { $frame ->
    [Fire] Ne pas tirer maintenant
    [ThroughShot] Ne pas tirer à travers
    [OpportunityFire] Ne pas tirer
    [OpportunityCharge] Ne pas charger
   *[other] Passer
  }
verb-pass_move = { $frame ->
    [OpportunityFire] Ne pas tirer de tout ce mouvement
    [OpportunityCharge] Ne pas charger de tout ce mouvement
   *[other] Passer pour tout ce mouvement
  }
verb-pass_phase = { $frame ->
    [OpportunityFire] Ne pas tirer de toute la phase
    [OpportunityCharge] Ne pas charger de toute la phase
   *[other] Passer pour toute la phase
  }
verb-countercharge = Charger depuis { NAME($place) }
verb-guard_brigade = Envoyer { NAME($formation) }

## Ordres à plusieurs unités

group-march = marcher
group-march-goal = Choisissez l’hexagone où ira la première ; les autres gardent leur place à ses côtés.
group-face = faire front
group-face-goal = De quel côté doivent-elles faire front ?
group-form = former
group-form-goal = En quelle formation ?
group-unlimber = mettre en batterie
group-unlimber-goal = De quel côté pointer les pièces ?
group-fire = tirer
group-fire-goal = Choisissez l’hexagone visé.
group-retreat = retraiter
group-retreat-goal = Choisissez l’hexagone où ils retraitent.
plan-way = { $steps ->
    [one] 1 hexagone
   *[other] { $steps } hexagones
  }, { $cost ->
    [one] 1 point de mouvement
   *[other] { $cost } points de mouvement
  }
plan-ends = finit : { NAME($form) }, front { TO($facing) }
plan-ends-kept = garde formation et front ({ NAME($form) }, front { TO($facing) })
plan-ends-all-round = finit : { NAME($form) }, front de tous côtés
plan-disordered = perd son ordre
plan-short = à { $far ->
    [one] 1 hexagone
   *[other] { $far } hexagones
  } de sa place
plan-stays = ne peut approcher davantage
plan-later = attend le jet
plan-watched = { $times ->
    [one] l’ennemi peut réagir une fois
   *[other] l’ennemi peut réagir { $times } fois
  }
plan-thrown = un jet décide

## À quoi réfléchir

caution-leaves-guns = Les pièces de { NAME($piece) } restent sans servants : elles ne peuvent ni tirer ni bouger.
caution-overstack = Trop de monde en { NAME($place) } : tous y sont mis en désordre.
caution-overstack-rout = Trop de monde en { NAME($place) }, et certains sont ébranlés : tout l’hexagone part en déroute.
caution-disorders = { NAME($piece) } s’y trouve en ligne et est mis en désordre.
caution-mixed = { NAME($piece) } serait mis en désordre en fin de phase par ceux avec qui il se trouve.
caution-mixed-end = { $count ->
    [one] { NAME($piece) } sera mis en désordre par ceux avec qui il se trouve.
   *[other] { $count } unités, dont { NAME($piece) }, seront mises en désordre par celles avec qui elles se trouvent.
  }

## Ce que la partie attend

frame-SetUp = Déploiement : tournez, attelez ou déplacez des unités, ou terminez.
frame-SetUp-wait = { THE($seat) } se déploient.
frame-Arrange = Où se tient { NAME($piece) }, et comment ?
frame-Arrange-wait = { THE($seat) } disposent une unité.
frame-PlaceNapoleon = Avec quelle unité de la Garde est l’Empereur ?
frame-PlaceNapoleon-wait = { THE($seat) } placent Napoléon.
frame-Activation = Phase de commandement : activez des brigades ({ $number } possibles), répartissez les coups, ou poursuivez.
frame-Activation-wait = { THE($seat) } donnent leurs ordres.
frame-PlaceLeader = Avec quelle unité ({ NAME($brigade) }) se trouve { NAME($piece) } ?
frame-PlaceLeader-wait = { THE($seat) } placent un chef.
frame-PassRounds = Quelle batterie reçoit le coup de { NAME($piece) } ?
frame-PassRounds-wait = { THE($seat) } répartissent les munitions.
frame-Charges = Phase de commandement : préparez des charges ({ $number ->
    [one] une pile peut
   *[other] { $number } piles peuvent
  } le faire), ou poursuivez.
frame-Charges-wait = { THE($seat) } préparent des charges.
frame-Breaking = Phase de commandement : dispersez des bataillons faibles ({ $number } possibles), ou poursuivez.
frame-Breaking-wait = { THE($seat) } dispersent des bataillons.
frame-Deactivation = Phase de commandement : désactivez des brigades ({ $number } possibles), ou terminez la phase.
frame-Deactivation-wait = { THE($seat) } peuvent désactiver des brigades.
frame-GuardBrigade = Quelle brigade de la Garde marche sur Plancenoit ?
frame-GuardBrigade-wait = { THE($seat) } choisissent une brigade de la Garde.
frame-Deploy = Où se tient { NAME($piece) }, de la Garde ?
frame-Deploy-wait = { THE($seat) } déploient la Garde.
frame-RallyForm = La pile en { NAME($place) } est sortie du désordre : dans quelle formation ?
frame-RallyForm-wait = { THE($seat) } rallient leurs troupes.
frame-RallyFacing = Quel front pour la pile en { NAME($place) } ?
frame-RallyFacing-wait = { THE($seat) } rallient leurs troupes.
frame-RoutOrder = Laquelle des { $number } piles en déroute fuit maintenant ?
frame-RoutOrder-wait = { THE($seat) } font fuir leurs unités en déroute.
frame-ZoneChecks = Phase de formation : laquelle des { $number } piles en zone de charge contrôle maintenant ?
frame-ZoneChecks-wait = { THE($seat) } contrôlent leur moral en zone de charge.
frame-Formation = Phase de formation : cliquez une pile pour la tourner ou changer sa formation, ou terminez la phase.
frame-Formation-wait = { THE($seat) } changent de formation.
frame-Form = Quelle formation pour { NAME($piece) } ?
frame-Form-wait = { THE($seat) } changent de formation.
frame-FormStack = Quelle formation pour toute la pile en { NAME($place) } ?
frame-FormStack-wait = { THE($seat) } changent de formation.
frame-Face = { $what ->
    [18] Quel front pour la pile en { NAME($place) } ?
   *[other] { NAME($piece) }, { NAME($form) } : quel front ?
  }
frame-Face-wait = { THE($seat) } changent de formation.
frame-Detach = Combien de compagnies détacher ? ({ NAME($piece) })
frame-Detach-wait = { THE($seat) } détachent des compagnies.
frame-Absorb = Laquelle des { $number } compagnies absorber ? ({ NAME($piece) })
frame-Absorb-wait = { THE($seat) } absorbent des compagnies.
frame-Extend = De quel côté s’étend la ligne ? ({ NAME($piece) })
frame-Extend-wait = { THE($seat) } absorbent des compagnies.
frame-Movement = Phase de mouvement : cliquez une unité, puis là où elle va. { $number ->
    [0] Plus aucune n’a à bouger.
    [one] Une pièce peut encore bouger.
   *[other] { $number } pièces peuvent encore bouger.
  }
frame-Movement-wait = { THE($seat) } se déplacent.
frame-Move = { NAME($piece) } est en marche, { $points ->
    [one] { $points } point restant
   *[other] { $points } points restants
  } : poursuivez, tournez, ou terminez le mouvement.
frame-Move-wait = { THE($seat) } se déplacent.
frame-Entry = Par où entre { NAME($piece) } ?
frame-Entry-wait = { THE($seat) } font entrer des renforts.
frame-Combat = Phase de combat : attaquez, chargez, ou terminez la phase.
frame-Combat-wait = { THE($seat) } peuvent attaquer.
frame-ChargesDue = { $number ->
    [one] Une charge que vous avez préparée est à exécuter
   *[other] { $number } charges que vous avez préparées sont à exécuter
  } : chargez, ou renoncez.
frame-ChargesDue-wait = { THE($seat) } peuvent charger.
frame-Advance = La pile en { NAME($place) } a gagné { NAME($there) } : avance-t-elle ?
frame-Advance-wait = { THE($seat) } peuvent avancer.
frame-AdvanceFacing = Quel front pour ceux qui ont avancé en { NAME($place) } ?
frame-AdvanceFacing-wait = { THE($seat) } ont avancé.
frame-Ride = La charge de { NAME($piece) } : poussez, attaquez, pivotez ou arrêtez-vous.
frame-Ride-wait = { THE($seat) } chargent.
frame-Fire = Tirez avec { $number ->
    [one] votre unité qui le peut
   *[other] l’une de vos { $number } unités qui le peuvent
  }, ou ne tirez pas.
frame-Fire-wait = { THE($seat) } tirent.
frame-Target = Sur quoi tire { NAME($piece) } ?
frame-Target-wait = { THE($seat) } tirent.
frame-ThroughShot = { NAME($piece) } tire sur { NAME($there) } : le coup va-t-il jusqu’à l’unité de derrière ?
frame-ThroughShot-wait = { THE($seat) } tirent.
frame-OpportunityFire = { NAME($piece) } agit en { NAME($place) } devant vos fusils : { $number ->
    [0] plus aucune de vos unités ne peut tirer.
    [one] une de vos unités peut tirer d’abord.
   *[other] { $number } de vos unités peuvent tirer d’abord.
  }
frame-OpportunityFire-wait = { THE($seat) } peuvent tirer d’abord.
frame-Aim = Sur quel hexagone de la ligne tire { NAME($piece) } ?
frame-Aim-wait = { THE($seat) } tirent.
frame-OpportunityCharge = { NAME($piece) } arrive en { NAME($place) }, à portée de votre cavalerie : { $number ->
    [one] une pile peut charger.
   *[other] { $number } piles peuvent charger.
  }
frame-OpportunityCharge-wait = { THE($seat) } peuvent charger.
frame-RetreatChoice = Par lequel des { $number } chemins retraite la pile de { NAME($piece) } ?
frame-RetreatChoice-wait = { THE($seat) } retraitent.

## Ce qui s’est passé

event-turn = Tour { $turn }, { $hour } h { NUMBER($minute, minimumIntegerDigits: 2) }
event-phase = { $phase ->
    [1] Phase de commandement française
    [2] Phase de ralliement française
    [3] Phase de formation alliée
    [4] Phase de mouvement alliée
    [5] Phase de combat française
    [6] Tir d’artillerie
    [7] Tir d’infanterie
    [8] Phase de commandement alliée
    [9] Phase de ralliement alliée
    [10] Phase de formation française
    [11] Phase de mouvement française
   *[12] Phase de combat alliée
  }
event-morale = Moral { OF($army) } : { $morale } ({ $reason ->
    [reason-rally] +
    [reason-crew] +
    [reason-guard] +
    [reason-objective] +
   *[other] −
  }{ $points } : { NAME($reason) }).
event-demoralised = Démoralisation { OF($army) } !
event-activated = Activation : { NAME($formation) }.
event-deactivated = Désactivation : { NAME($formation) }.
event-leader-placed = { NAME($piece) } est en { NAME($place) }.
event-round-passed = { NAME($piece) } cède un coup : { NAME($to) }.
event-charge-prepared = { NAME($piece) } en { NAME($place) } se prépare à charger.
event-check = { NAME($piece) } contrôle son moral : dé { $die }{ $modifier ->
    [0] { "" }
   *[other] { "" }, modificateur { $modifier }
  }, contre { $effectiveness }.
event-disordered = Désordre : { NAME($piece) }.
event-routed = Déroute : { NAME($piece) } !
event-rallied = Ralliement : { NAME($piece) } en { NAME($place) }.
event-retreated = { NAME($piece) } retraite en { NAME($place) }.
event-eliminated = Élimination : { NAME($piece) }.
event-turned = La pile en { NAME($place) } fait front { TO($facing) }.
event-formed = { NAME($piece) } : { NAME($form) }.
event-detached = { NAME($piece) } détache { $number ->
    [one] une compagnie.
   *[other] { $number } compagnies.
  }
event-absorbed = { NAME($piece) } absorbe { NAME($company) }.
event-moved = { NAME($piece) } va en { NAME($place) }.
event-entered = { NAME($piece) } entre par { NAME($place) }.
event-left = { NAME($piece) } quitte la carte.
event-lots = { THE($seat) } ont le premier tir (dé { $die }).
event-fired = { NAME($piece) } tire sur { NAME($place) } : dé { $die }, classe de cible { $target }, { $loss ->
    [0] aucune perte.
    [one] 1 point perdu.
   *[other] { $loss } points perdus.
  }
event-lost = { NAME($piece) } perd { $number ->
    [one] un point.
   *[other] { $number } points.
  }
event-leader-hit = { NAME($piece) } est touché.
event-leader-safe = { NAME($piece) } est indemne (dé { $die }).
event-empty = { NAME($piece) } n’a plus de munitions.
event-attack = Attaque sur { NAME($to) } depuis { NAME($from) }.
event-melee = Mêlée pour { NAME($to) } : { $percent } %, différentiel { $differential }, dé { $die }.
event-result = Résultat : assaillant – { NAME($attacker) } ; défenseur – { NAME($defender) }.
event-advanced = { NAME($piece) } avance en { NAME($place) }.
event-charge = { NAME($piece) } charge !
event-rode = { NAME($piece) } galope en { NAME($place) }.
event-charge-over = La charge s’arrête en { NAME($place) } : { NAME($piece) }.
event-countercharge = { NAME($piece) } veut charger depuis { NAME($place) }.
event-objective = { NAME($place) } est maintenant tenu par { THE($army) }.
event-reinforced = Renforts { OF($army) } : moral { $morale }, brigades actives { $brigades }.
event-removed = { NAME($piece) } quitte le jeu.
event-resupplied = { NAME($piece) } a de nouveau des munitions.
event-won = { THE($seat) } l’emportent : { NAME($level) } ({ $difference }).
event-drawn = La bataille est indécise.
event-displaced = { NAME($piece) } est maintenant en { NAME($place) }.

## Chapitres

chapter-pieces-terms-and-sequence-of-play = Pions, termes et séquence de jeu
chapter-movement = Mouvement
chapter-facing = Front
chapter-formations = Formations
chapter-infantry-formations = Formations d’infanterie
chapter-stacking = Empilement
chapter-terrain-and-observation = Terrain et observation
chapter-fire = Tir
chapter-melee-and-charges = Mêlée et charges
chapter-morale = Moral
chapter-command = Commandement
chapter-optional-rules = Règles optionnelles
chapter-scenarios = Scénarios

# Ce qu’un rapport dit de nombreuses parties
study-score = Moral d’armée.
study-losses = Points de force perdus au tir et en mêlée.
study-luck = Points des dés de tir et de moral en faveur du camp (un dé bas est bon pour un test), à côté de 3,5 par dé.

## Que jouer

preset-first = Première partie
  .help = Hougoumont, le plus petit scénario ; vous menez les Français contre une recrue.
preset-usual = La partie habituelle
  .help = Toute la bataille de Waterloo avec les règles de base : une affaire de jours.
preset-everything = Tout
  .help = Toute la bataille de Waterloo avec toutes les règles facultatives, sauf l’horloge.

subject-course = Déroulement
subject-infantry = Infanterie
subject-artillery = Artillerie
subject-cavalry = Cavalerie
subject-leaders = Chefs et arrivées
subject-readings = Points de règle
