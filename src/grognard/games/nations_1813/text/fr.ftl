# Bataille des Nations 1813.

## Options

option-scenario = Façon de jouer
  .help = Les règles de base ou avancées, en une partie ou en deux parties à camps échangés.
option-sides = Camps
  .help = Qui mène les Français : le sort en décide, ou l’on convient du camp du premier joueur.
option-ruleset = Règles
  .help = Découle de la façon de jouer : les règles avancées comptent le terrain au décompte final.
option-match = Rencontre
  .help = Découle de la façon de jouer : une partie, ou deux à camps échangés où l’on compare les scores français.
option-army_date = Date d’une carte Armée
  .help = Une carte datée se joue une fois sa date dépassée, ou dès qu’elle est atteinte.
option-end_condition = Fin de la partie
  .help = La partie s’achève quand l’indicateur a dépassé le 19.10, ou dès qu’il l’atteint.
option-support_rule = Soutien au décompte
  .help = Une armée française en soutient une autre si un même ennemi touche les deux ; on peut exiger de plus qu’elles se touchent.
option-allied_fights_once = Une armée alliée, une seule mission
  .help = Une armée alliée qui touche deux armées en mission ne compte que contre l’une d’elles.
option-idle_turn = Tour d’un joueur qui a tout placé
  .help = Qui a tout placé avance seulement l’indicateur d’un point ; qui ne peut rien faire entrer peut attendre.
option-display_refresh = Renouveler les cartes visibles
  .help = Après deux tours de table sans carte prise parmi les visibles, on peut les remplacer.
option-stall_guard = Garde-fou contre l’attente
  .help = Après quatre tours de suite où l’on n’a fait que piocher, l’indicateur avance d’un point.
option-scout_in_army_play_costs_action = Éclaireur d’appoint : une action
  .help = Chaque Éclaireur joué pour un marqueur manquant coûte une action de plus.
option-terrain_in_battle = Terrain compté dans les batailles
  .help = Le terrain compte aussi dans les batailles ; règles avancées seulement.
option-marmont_markers = Marqueurs de Marmont
  .help = Trois selon l’éditeur ; deux comme sur la carte imprimée.
option-date_gap = Points entre deux dates
  .help = De combien de points les dates sont séparées : moins il y en a, plus la partie est courte.
option-tie = Égalité finale
  .help = À points égaux, les Alliés gagnent, ou personne.

handicap-french_lead = Points français au départ (au-dessous de 0 : points alliés)

value-sides-random = tirés au sort
value-sides-seat_1_french = le joueur 1 mène les Français
value-sides-seat_1_allied = le joueur 1 mène les Alliés
value-ruleset-basic = de base
value-ruleset-advanced = avancées
value-match-single = une partie
value-match-two_games = deux parties, camps échangés
value-army_date-passed = date dépassée
value-army_date-reached = date atteinte
value-end_condition-passed = 19.10 dépassé
value-end_condition-reached = 19.10 atteint
value-support_rule-shared_enemy = un ennemi commun suffit
value-support_rule-adjacent_and_shared_enemy = ennemi commun et contact
value-date_gap-6 = 6
value-date_gap-7 = 7
value-date_gap-8 = 8
value-date_gap-9 = 9
value-date_gap-10 = 10
value-date_gap-12 = 12
value-tie-allied_win = victoire des Alliés
value-tie-draw = partie nulle

scenario-basic = Règles de base
  .help = Une partie : Napoléon doit finir avec plus de points que Schwarzenberg.
scenario-advanced = Règles avancées
  .help = Une partie où le terrain change la force des armées au décompte final.
scenario-basic_match = Deux parties, camps échangés
  .help = Chacun mène une fois les Français ; le meilleur score français l’emporte.
scenario-advanced_match = Deux parties, règles avancées
  .help = Chacun mène une fois les Français, avec les règles avancées.

## Ordres permanents, pour le tour de l’autre

order-reveal = Mission à révéler
  .help = La mission que vous révélez quand une date tombe pendant le tour de l’autre.
value-reveal-ask = me demander
value-reveal-least = celle qui vous rapporte le moins
value-reveal-most = celle qui vous rapporte le plus
order-losses = Pertes au combat
  .help = L’armée qui subit le point quand vous avez le choix à la fin du tour de l’autre.
value-losses-ask = me demander
value-losses-strongest = la plus forte
value-losses-weakest = la plus faible
order-unit = Arme du commandant
  .help = L’arme que vous donnez à votre commandant quand sa tuile est placée pendant le tour de l’autre.
value-unit-ask = me demander
value-unit-ground = la meilleure pour le terrain

## Camps, nommés par leur chef

side-french = Napoléon
  .the = Napoléon
  .of = de Napoléon
  .to = à Napoléon
side-allied = Schwarzenberg
  .the = Schwarzenberg
  .of = de Schwarzenberg
  .to = à Schwarzenberg

## Actions

verb-district = Seconde mission : { NAME($district) }
verb-keep = Garder la mission { NAME($mission) }
verb-wait = Attendre : l’indicateur avance d’un point et le tour est fini
verb-begin = Jouer un tour normal
verb-refresh = Remplacer les quatre cartes visibles
verb-keep_display = Laisser les cartes visibles
verb-army = Jouer la carte Armée { OF($army) }
verb-village = Poser un marqueur { TO($place) }
verb-play = Jouer une carte { NAME($card) }
verb-pair = Jouer deux cartes { NAME($card) } comme carte Frime
verb-remove = Retirer un marqueur { TO($place) }
verb-march = Déplacer un marqueur { OF($place) }
verb-to = Aller { TO($place) }
verb-jump = Sauter { TO($place) } par-dessus une de vos armées
verb-draw = Piocher la carte du dessus
verb-take = Prendre parmi les cartes visibles : { NAME($card) }
verb-end_turn = Terminer le tour
verb-place = Placer d’abord l’armée { OF($army) }
verb-unit = Choisir { THE($unit) }
verb-reveal = Révéler la mission { NAME($mission) }
verb-discard = Défausser une carte { NAME($card) }
verb-loss = Faire subir le point à l’armée { OF($army) }
verb-support = Soutenir la mission { NAME($mission) }
verb-engage = Combattre la mission { NAME($mission) }
verb-second = Payer le saut avec une carte { NAME($card) }
verb-second_pair = Payer le saut avec deux cartes { NAME($card) }
verb-marker = Prendre le marqueur { OF($army) }

## Ce qu’une action ferait de plus

caution-last = C’est votre dernière action : après elle, votre tour est fini.
caution-sweeps = L’armée { OF($army) } sera placée { TO($place) } : votre marqueur { OF($other) } y sera retiré.

## Ce que le jeu attend : au joueur qui décide, puis aux autres

frame-SecondCards = { $left ->
    [one] District { NAME($first) } choisi : et quel autre ?
   *[other] Choisissez deux districts dont vous tirerez une seconde mission.
  }
frame-SecondCards-wait = { THE($seat) } choisit deux districts pour une seconde mission.
frame-KeepMission = District { NAME($district) } : laquelle des deux missions gardez-vous ?
frame-KeepMission-wait = { THE($seat) } choisit ses missions en secret.
frame-Waiting = Aucune de vos armées ne peut entrer : attendez, ou jouez un tour normal.
frame-Waiting-wait = { THE($seat) } décide d’attendre ou de jouer.
frame-Refresh = Personne ne veut des cartes visibles : vous pouvez les remplacer.
frame-Refresh-wait = { THE($seat) } décide de remplacer ou non les cartes visibles.
frame-Actions = { $actions ->
    [one] Votre dernière action : jouez une carte ou une armée, ou piochez.
   *[other] Jouez une carte ou une armée, ou piochez ({ $actions } actions).
  }
frame-Actions-wait = { THE($seat) } choisit une action.
frame-Villages = { $left ->
    [one] Armée { OF($army) } : choisissez le village du second marqueur.
   *[other] Armée { OF($army) } : choisissez les deux villages de ses marqueurs.
  }
frame-Villages-wait = { THE($seat) } choisit les villages de ses marqueurs.
frame-Remove = { $pair ->
    [0] { NAME($card) } : choisissez le marqueur à retirer.
   *[other] Deux cartes { NAME($card) } : choisissez le marqueur à retirer, où que ce soit.
  }
frame-Remove-wait = { THE($seat) } choisit une action.
frame-WhoseMarker = { $moves ->
    [0] Plusieurs de vos armées ont un marqueur { TO($place) } : lequel retirez-vous ?
   *[other] Plusieurs de vos armées ont un marqueur { TO($place) } : lequel déplacez-vous ?
  }
frame-WhoseMarker-wait = { THE($seat) } choisit une action.
frame-Movement = { $pair ->
    [0] { NAME($card) } : choisissez le marqueur à déplacer.
   *[other] Deux cartes { NAME($card) } : choisissez le marqueur à déplacer, quelle que soit l’arme.
  }
frame-Movement-wait = { THE($seat) } choisit une action.
frame-March = Où va le marqueur { OF($army) } qui est { TO($place) } ?
frame-March-wait = { THE($seat) } choisit une action.
frame-SecondPlay = Le marqueur { OF($army) } saute { OF($place) } { TO($to) } : avec quelle seconde carte Mouvement ?
frame-SecondPlay-wait = { THE($seat) } choisit une action.
frame-Reveal = C’est le { NAME($date) } : révélez l’une de vos missions.
frame-Reveal-wait = { THE($seat) } révèle une mission.
frame-NextTile = { $number } armées n’ont plus qu’un marqueur : laquelle est placée d’abord ?
frame-NextTile-wait = { THE($seat) } choisit la prochaine armée à placer.
frame-UnitType = L’armée { OF($army) } est placée { TO($place) } : quelle arme représente-t-elle ?
frame-UnitType-wait = { THE($seat) } choisit l’arme de son commandant.
frame-Discard = { $surplus ->
    [one] Vous avez une carte de trop : défaussez-la.
   *[other] Vous avez { $surplus } cartes de trop : défaussez-en une.
  }
frame-Discard-wait = { THE($seat) } défausse ses cartes en trop.
frame-Loss = Bataille du { NAME($date) } : { NAME($dealer) } touche plusieurs de vos armées. Laquelle subit son point ?{ $left ->
    [one] {""}
   *[other] {" "}(Encore { $left } points à répartir.)
  }
frame-Loss-wait = Bataille : { THE($seat) } choisit où tombent ses pertes.
frame-Support = Décompte : quelle mission l’armée { OF($army) } ({ NAME($place) }, force { $worth }) soutient-elle ?
frame-Support-wait = Décompte : { THE($seat) } répartit ses soutiens.
frame-Engage = Décompte : quelle mission l’armée { OF($army) } ({ NAME($place) }, force { $worth }) combat-elle ?
frame-Engage-wait = Décompte : { THE($seat) } répartit ses armées.

## Le journal

event-game = Partie { $number }
event-sides = Le joueur { $french_number } mène les Français, le joueur { $allied_number } les Alliés.
event-mission = Mission reçue : { NAME($mission) }.
event-district = { THE($seat) } tirera une seconde carte du district { NAME($district) }.
event-second = Seconde carte : { NAME($mission) }.
event-kept = Mission gardée : { NAME($mission) }.
event-missions = { THE($seat) } a choisi ses cinq missions.
event-dealt = { THE($seat) } reçoit { $number } cartes Action.
event-card = { THE($seat) } prend en main : { NAME($card) }.
event-display = Nouvelle carte visible : { NAME($card) }.
event-turn = Tour { $number } : { NAME($side) }
event-idle = { THE($seat) } a tout placé : l’indicateur avance d’un point.
event-wait = { THE($seat) } attend.
event-refresh = { THE($seat) } remplace les cartes visibles.
event-army = { THE($seat) } joue la carte Armée { OF($army) }.
event-scouts = { THE($seat) } joue { $number ->
    [one] un Éclaireur pour un marqueur manquant.
   *[other] { $number } Éclaireurs pour des marqueurs manquants.
  }
event-marker = Un marqueur { OF($army) } entre { TO($place) }.
event-terrain = { THE($seat) } joue { NAME($card) } : le marqueur { OF($army) } { TO($place) } est retiré.
event-wild-terrain = { THE($seat) } joue deux fois { NAME($card) } comme carte Frime : le marqueur { OF($army) } { TO($place) } est retiré.
event-scout = { THE($seat) } joue un Éclaireur : le marqueur { OF($army) } { TO($place) } est retiré.
event-move = { THE($seat) } joue { NAME($card) } : un marqueur { OF($army) } va { OF($from) } { TO($to) }.
event-wild-move = { THE($seat) } joue deux fois { NAME($card) } comme carte Frime : un marqueur { OF($army) } va { OF($from) } { TO($to) }.
event-jump = Un marqueur { OF($army) } { OF($seat) } saute { OF($from) } { TO($to) }, par-dessus l’armée placée { TO($over) }.
event-jump-card = { THE($seat) } paie le saut avec { NAME($card) }.
event-jump-pair = { THE($seat) } paie le saut avec deux cartes { NAME($card) }.
event-time-card = { THE($seat) } joue une carte Temps, qui quitte le jeu.
event-drew = { THE($seat) } pioche une carte.
event-took = { THE($seat) } prend { NAME($card) } parmi les cartes visibles.
event-shuffled = La défausse ({ $number ->
    [one] une carte
   *[other] { $number } cartes
  }) est mélangée et forme la nouvelle pioche.
event-end-turn = { THE($seat) } a tout placé et termine son tour.
event-discarded = { THE($seat) } défausse { NAME($card) }.
event-stall = Deux tours de table sans rien que des pioches : l’indicateur avance d’un point.
event-point = L’indicateur de temps avance au point { $number }.
event-date = C’est le { NAME($date) }.
event-revealed = { THE($seat) } révèle la mission { NAME($mission) }.
event-tile = L’armée { OF($army) } est placée { TO($place) }.
event-unit = L’armée { OF($army) } représente { THE($unit) }.
event-swept = Le marqueur { OF($army) } { TO($place) } est retiré : une armée y est placée.
event-taken-back = L’armée { OF($army) } n’a plus de marqueur : sa carte est de nouveau disponible.
event-reward = { THE($seat) } : +1 point, total { $score } (armée { OF($army) } placée).
event-no-scout = Il n’y a plus d’Éclaireur pour { THE($seat) }.
event-battle = Bataille du { NAME($date) }
event-no-contact = Aucune armée n’est au contact de l’ennemi.
event-loss = { NAME($by) } touche l’armée { OF($army) } { TO($place) } : −1.
event-lost-point = Le point { OF($by) } ne trouve plus de cible.
event-damage = Armée { OF($army) } : force { $left } (−{ $number } dans la bataille).
event-destroyed = L’armée { OF($army) } est détruite { TO($place) }.
event-losses = Bataille finie. Napoléon perd { $french ->
    [0] zéro point
    [one] un point
   *[other] { $french } points
  }, Schwarzenberg { $allied ->
    [0] zéro point
    [one] un point
   *[other] { $allied } points
  }.
event-scoring = Décompte final
event-support = L’armée { OF($army) } soutient la mission { NAME($mission) } : +{ $worth } pour Napoléon.
event-engage = L’armée { OF($army) } combat la mission { NAME($mission) } : +{ $worth } pour Schwarzenberg.
event-mission-won = Mission { NAME($mission) } remplie par { NAME($army) }, { $french } contre { $allied } : { $points ->
    [one] +1 point
   *[other] +{ $points } points
  } pour Napoléon.
event-mission-lost = Mission { NAME($mission) } manquée par { NAME($army) }, { $french } contre { $allied } : { $points ->
    [one] +1 point
   *[other] +{ $points } points
  } pour Schwarzenberg.
event-mission-empty = Mission { NAME($mission) }, aucune armée française n’y est : { $points ->
    [one] +1 point
   *[other] +{ $points } points
  } pour Schwarzenberg.
event-score = Score final : Napoléon { $french }, Schwarzenberg { $allied }.
event-won = { NAME($side) } (joueur { $seat_number }) remporte la partie !
event-drawn = Partie nulle : les scores sont égaux.
event-match-won = Le joueur { $seat_number } remporte la rencontre : { $points } contre { $other } à la tête des Français.
event-match-drawn = La rencontre n’a pas de vainqueur : { $points ->
    [one] un point
   *[other] { $points } points
  } chacun à la tête des Français.

## Armées

army-langeron = Langeron
  .the = Langeron
  .of = de Langeron
  .to = à Langeron
army-yorck = Yorck
  .the = Yorck
  .of = de Yorck
  .to = à Yorck
army-bluecher = Blücher
  .the = Blücher
  .of = de Blücher
  .to = à Blücher
army-bernadotte = Bernadotte
  .the = Bernadotte
  .of = de Bernadotte
  .to = à Bernadotte
army-bennigsen = Bennigsen
  .the = Bennigsen
  .of = de Bennigsen
  .to = à Bennigsen
army-friedrich = Friedrich
  .the = Friedrich
  .of = de Friedrich
  .to = à Friedrich
army-gyulay = Gyulay
  .the = Gyulay
  .of = de Gyulay
  .to = à Gyulay
army-klenau = Klenau
  .the = Klenau
  .of = de Klenau
  .to = à Klenau
army-platow = Platow
  .the = Platow
  .of = de Platow
  .to = à Platow
army-schwarzenberg = Schwarzenberg
  .the = Schwarzenberg
  .of = de Schwarzenberg
  .to = à Schwarzenberg
army-wittgenstein = Wittgenstein
  .the = Wittgenstein
  .of = de Wittgenstein
  .to = à Wittgenstein
army-napoleon = Napoléon
  .the = Napoléon
  .of = de Napoléon
  .to = à Napoléon
army-ney = Ney
  .the = Ney
  .of = de Ney
  .to = à Ney
army-bertrand = Bertrand
  .the = Bertrand
  .of = de Bertrand
  .to = à Bertrand
army-macdonald = MacDonald
  .the = MacDonald
  .of = de MacDonald
  .to = à MacDonald
army-murat = Murat
  .the = Murat
  .of = de Murat
  .to = à Murat
army-marmont = Marmont
  .the = Marmont
  .of = de Marmont
  .to = à Marmont
army-poniatowski = Poniatowski
  .the = Poniatowski
  .of = de Poniatowski
  .to = à Poniatowski
army-lauriston = Lauriston
  .the = Lauriston
  .of = de Lauriston
  .to = à Lauriston

## Armes, terrains, districts, dates

unit-infantry = infanterie
  .the = l’infanterie
  .of = de l’infanterie
  .to = à l’infanterie
unit-cavalry = cavalerie
  .the = la cavalerie
  .of = de la cavalerie
  .to = à la cavalerie
unit-artillery = artillerie
  .the = l’artillerie
  .of = de l’artillerie
  .to = à l’artillerie
terrain-river = Rivière
terrain-hill = Colline
terrain-forest = Forêt
terrain-plain = Plaine
district-north = Nord
district-south = Sud
district-east = Est
district-west = Ouest
district-centre = Centre
date-14_10 = 14 octobre
date-15_10 = 15 octobre
date-16_10 = 16 octobre
date-17_10 = 17 octobre
date-18_10 = 18 octobre
date-19_10 = 19 octobre

## Cartes

card-terrain_plain = Terrain : plaine
card-terrain_river = Terrain : rivière
card-terrain_hill = Terrain : colline
card-terrain_forest = Terrain : forêt
card-move_infantry = Mouvement : infanterie
card-move_cavalry = Mouvement : cavalerie
card-move_artillery = Mouvement : artillerie
card-move_cavalry_infantry = Mouvement : cavalerie ou infanterie
card-move_artillery_infantry = Mouvement : artillerie ou infanterie
card-move_artillery_cavalry = Mouvement : artillerie ou cavalerie
card-time = Temps
card-scout = Éclaireur

## Missions : le village, et les points français et alliés

mission-mission_moeckern = Möckern (4–6)
mission-mission_eutritzsch = Eutritzsch (4–6)
mission-mission_klein_wiederitzsch = Klein-Wiederitzsch (5–5)
mission-mission_breitenfeld = Breitenfeld (6–4)
mission-mission_radefeld = Radefeld (7–3)
mission-mission_wachau = Wachau (4–6)
mission-mission_markkleeberg = Markkleeberg (5–5)
mission-mission_liebertwolkwitz = Liebertwolkwitz (5–5)
mission-mission_gueldengossa = Güldengossa (6–4)
mission-mission_stoermthal = Störmthal (7–3)
mission-mission_paunsdorf = Paunsdorf (4–6)
mission-mission_moelkau = Mölkau (4–6)
mission-mission_baalsdorf = Baalsdorf (5–5)
mission-mission_sommerfeld = Sommerfeld (6–4)
mission-mission_taucha = Taucha (7–3)
mission-mission_lindenau = Lindenau (4–6)
mission-mission_kleinzschocher = Kleinzschocher (4–6)
mission-mission_grosszschocher = Großzschocher (5–5)
mission-mission_rueckmarsdorf = Rückmarsdorf (6–4)
mission-mission_markranstaedt = Markranstädt (7–3)
mission-mission_leipzig = Leipzig (3–7)
mission-mission_reudnitz = Reudnitz (3–7)
mission-mission_stoetteritz = Stötteritz (3–7)
mission-mission_connewitz = Connewitz (4–6)
mission-mission_probstheida = Probstheida (4–6)

## Zones

place-schkeuditz = Schkeuditz
  .the = Schkeuditz
  .of = de Schkeuditz
  .to = à Schkeuditz
place-radefeld = Radefeld
  .the = Radefeld
  .of = de Radefeld
  .to = à Radefeld
place-breitenfeld = Breitenfeld
  .the = Breitenfeld
  .of = de Breitenfeld
  .to = à Breitenfeld
place-podelwitz = Podelwitz
  .the = Podelwitz
  .of = de Podelwitz
  .to = à Podelwitz
place-seehausen = Seehausen
  .the = Seehausen
  .of = de Seehausen
  .to = à Seehausen
place-luetzschena = Lützschena
  .the = Lützschena
  .of = de Lützschena
  .to = à Lützschena
place-lindenthal = Lindenthal
  .the = Lindenthal
  .of = de Lindenthal
  .to = à Lindenthal
place-klein_wiederitzsch = Klein-Wiederitzsch
  .the = Klein-Wiederitzsch
  .of = de Klein-Wiederitzsch
  .to = à Klein-Wiederitzsch
place-ploesen = Plösen
  .the = Plösen
  .of = de Plösen
  .to = à Plösen
place-plaussig = Plaußig
  .the = Plaußig
  .of = de Plaußig
  .to = à Plaußig
place-taucha = Taucha
  .the = Taucha
  .of = de Taucha
  .to = à Taucha
place-wahren = Wahren
  .the = Wahren
  .of = de Wahren
  .to = à Wahren
place-moeckern = Möckern
  .the = Möckern
  .of = de Möckern
  .to = à Möckern
place-gohlis = Gohlis
  .the = Gohlis
  .of = de Gohlis
  .to = à Gohlis
place-eutritzsch = Eutritzsch
  .the = Eutritzsch
  .of = d’Eutritzsch
  .to = à Eutritzsch
place-schoenefeld = Schönefeld
  .the = Schönefeld
  .of = de Schönefeld
  .to = à Schönefeld
place-sommerfeld = Sommerfeld
  .the = Sommerfeld
  .of = de Sommerfeld
  .to = à Sommerfeld
place-leutzsch = Leutzsch
  .the = Leutzsch
  .of = de Leutzsch
  .to = à Leutzsch
place-lindenau = Lindenau
  .the = Lindenau
  .of = de Lindenau
  .to = à Lindenau
place-leipzig = Leipzig
  .the = Leipzig
  .of = de Leipzig
  .to = à Leipzig
place-reudnitz = Reudnitz
  .the = Reudnitz
  .of = de Reudnitz
  .to = à Reudnitz
place-paunsdorf = Paunsdorf
  .the = Paunsdorf
  .of = de Paunsdorf
  .to = à Paunsdorf
place-althen = Althen
  .the = Althen
  .of = d’Althen
  .to = à Althen
place-rueckmarsdorf = Rückmarsdorf
  .the = Rückmarsdorf
  .of = de Rückmarsdorf
  .to = à Rückmarsdorf
place-kleinzschocher = Kleinzschocher
  .the = Kleinzschocher
  .of = de Kleinzschocher
  .to = à Kleinzschocher
place-connewitz = Connewitz
  .the = Connewitz
  .of = de Connewitz
  .to = à Connewitz
place-stoetteritz = Stötteritz
  .the = Stötteritz
  .of = de Stötteritz
  .to = à Stötteritz
place-moelkau = Mölkau
  .the = Mölkau
  .of = de Mölkau
  .to = à Mölkau
place-baalsdorf = Baalsdorf
  .the = Baalsdorf
  .of = de Baalsdorf
  .to = à Baalsdorf
place-markranstaedt = Markranstädt
  .the = Markranstädt
  .of = de Markranstädt
  .to = à Markranstädt
place-grosszschocher = Großzschocher
  .the = Großzschocher
  .of = de Großzschocher
  .to = à Großzschocher
place-doelitz = Dölitz
  .the = Dölitz
  .of = de Dölitz
  .to = à Dölitz
place-probstheida = Probstheida
  .the = Probstheida
  .of = de Probstheida
  .to = à Probstheida
place-holzhausen = Holzhausen
  .the = Holzhausen
  .of = de Holzhausen
  .to = à Holzhausen
place-kleinpoesna = Kleinpösna
  .the = Kleinpösna
  .of = de Kleinpösna
  .to = à Kleinpösna
place-knauthain = Knauthain
  .the = Knauthain
  .of = de Knauthain
  .to = à Knauthain
place-gautzsch = Gautzsch
  .the = Gautzsch
  .of = de Gautzsch
  .to = à Gautzsch
place-markkleeberg = Markkleeberg
  .the = Markkleeberg
  .of = de Markkleeberg
  .to = à Markkleeberg
place-wachau = Wachau
  .the = Wachau
  .of = de Wachau
  .to = à Wachau
place-liebertwolkwitz = Liebertwolkwitz
  .the = Liebertwolkwitz
  .of = de Liebertwolkwitz
  .to = à Liebertwolkwitz
place-seifertshain = Seifertshain
  .the = Seifertshain
  .of = de Seifertshain
  .to = à Seifertshain
place-zwenkau = Zwenkau
  .the = Zwenkau
  .of = de Zwenkau
  .to = à Zwenkau
place-gaschwitz = Gaschwitz
  .the = Gaschwitz
  .of = de Gaschwitz
  .to = à Gaschwitz
place-croebern = Cröbern
  .the = Cröbern
  .of = de Cröbern
  .to = à Cröbern
place-gueldengossa = Güldengossa
  .the = Güldengossa
  .of = de Güldengossa
  .to = à Güldengossa
place-stoermthal = Störmthal
  .the = Störmthal
  .of = de Störmthal
  .to = à Störmthal
place-grosspoesna = Großpösna
  .the = Großpösna
  .of = de Großpösna
  .to = à Großpösna

## Chapitres des règles

chapter-general-board-components-in-play = Généralités, plateau et matériel
chapter-setup = Mise en place
chapter-the-turn = Le tour
chapter-action-1-army-card = Action 1 — Carte Armée
chapter-action-2-terrain-card = Action 2 — Carte Terrain
chapter-action-3-movement-card = Action 3 — Carte Mouvement
chapter-action-4-scout-card = Action 4 — Carte Éclaireur
chapter-action-5-wild-card = Action 5 — Carte Frime
chapter-action-6-time-card = Action 6 — Carte Temps
chapter-action-7-draw = Action 7 — Piocher
chapter-placing-army-tiles = Placer des tuiles Armée
chapter-time-track = Piste du temps
chapter-battle = Bataille
chapter-end-of-the-game-and-scoring = Fin de la partie et décompte
chapter-advanced-rules = Règles avancées
chapter-publisher-s-answers-faq = Réponses de l’éditeur
chapter-cards-and-counters-as-supplied = Cartes et pions fournis
chapter-ways-to-play = Façons de jouer
chapter-advice-in-the-rulebook = Conseils
chapter-options = Options

# Ce qu’un rapport dit de nombreuses parties
study-losses = Points perdus au combat par les tuiles d’armée.

## Que jouer

preset-first = Première partie
  .help = Les règles de base ; vous menez les Français contre une recrue.
preset-usual = La partie habituelle
  .help = Les règles avancées, où le terrain compte à la fin ; camps tirés au sort.
preset-everything = Tout
  .help = Deux parties à camps échangés, avec les règles avancées et le terrain compté aussi dans les batailles.

subject-time = Dates et durée
subject-turns = Tours et cartes
subject-battles = Armées et batailles
subject-scoring = Décompte
