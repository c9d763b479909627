# RISK Édition Napoléon : le plateau dans le navigateur.

board-blurb = L’Europe de 1796 à 1815 en quarante-huit territoires. Levez des régiments, jetez les dés par-delà frontières et liaisons maritimes, et accomplissez votre mission secrète avant qu’on ne la devine. Les deux livrets : duel, conquête du monde, capitales ; forteresses, généraux, flottes ; et toute l’histoire, de janvier 1796 à Waterloo.
board-length = 1 à 3 heures

board-map = Carte de l’Europe
board-title = Carte de l’Europe
board-subtitle = dressée pour le jeu de Risk
board-motto = 1796 – 1815
board-tint = Colorier les territoires par possesseur ou par région
board-bonuses = Régiments par tour
board-short-r_royaume_uni = Royaume-Uni
board-short-r_iberie = Espagne et Portugal
board-short-r_france = France
board-short-r_rhin = Confédération du Rhin
board-short-r_italie = Italie
board-short-r_scandinavie = Scandinavie
board-short-r_prusse = Prusse
board-short-r_autriche = Autriche-Hongrie
board-short-r_russie = Russie
board-sea-atlantic = Océan Atlantique
board-sea-north = Mer du Nord
board-sea-baltic = Mer Baltique
board-sea-mediterranean = Mer Méditerranée
board-sea-black = Mer Noire
board-sea-biscay = Golfe de Gascogne

board-place = { NAME($place) }, { NAME($owner) }, { $regiments ->
    [one] 1 régiment
   *[other] { $regiments } régiments
  }
board-on-place = peut être renforcé
board-on-place_five = peut être renforcé
board-on-place_all = peut être renforcé
board-on-capital = peut devenir votre capitale
board-on-bonus = peut recevoir la prime
board-from-attack = peut attaquer
board-to-attack = peut être attaqué
board-from-manoeuvre = peut partir
board-to-manoeuvre = peut être rejoint

board-modes = Un clic :
board-short-place = 1
board-short-place_five = 5
board-short-place_all = tout

board-verb-colour = Choisir une couleur
board-verb-place = Poser un régiment
board-verb-place_five = Poser cinq régiments
board-verb-place_all = Poser tous les régiments restants
board-verb-capital = Choisir une capitale
board-verb-exchange = Échanger des cartes
board-verb-bonus = Poser les régiments bonus
board-verb-attack = Attaquer
board-verb-engage = Engager des régiments
board-verb-defend = Défendre
board-verb-occupy = Occuper un territoire conquis
board-verb-manoeuvre = Manœuvrer
board-verb-march = Déplacer des régiments
board-verb-fortress = Bâtir une forteresse
board-verb-general = Acheter un général
board-verb-fleet = Armer une flotte
board-verb-spanish_fleet = Armer une flotte espagnole
board-verb-raze = Raser une forteresse
board-verb-pay = Payer une forteresse
board-verb-forfeit = Abandonner une forteresse
board-verb-offer = Négocier les généraux captifs
board-verb-release = Libérer des captifs
board-verb-demand = Réclamer des captifs
board-verb-sail = Faire appareiller une flotte
board-verb-dock = Rallier un port
board-verb-station = Prendre position en mer
board-verb-naval_attack = Attaquer en mer
board-verb-against = Choisir un ennemi en mer
board-verb-breakout = Forcer un blocus
board-verb-fire = Engager des flottes
board-verb-return_fire = Riposter en mer
board-verb-sink = Perdre une flotte
board-verb-embark = Embarquer des régiments
board-verb-escort = Escorter un convoi
board-verb-fate = Fixer le sort d’un général
board-verb-withdraw = Replier un général
board-verb-ride = Déplacer un général
board-verb-reach = Amener un général quelque part
board-verb-enter = Entrer sans combat dans un territoire
board-verb-detail = Désigner des régiments
board-verb-suffer = Répartir les pertes
board-verb-send = Retirer des régiments
board-verb-lose = Perdre des régiments
board-verb-garrison = Envoyer une garnison

board-field-territories = Territoires
board-field-regiments = Régiments
board-field-cards = Cartes
board-field-reserve = Régiments en réserve
board-field-owner = Possesseur
board-brief-territories = terr.
board-brief-regiments = rég.
board-brief-cards = cartes
board-brief-reserve = rés.
board-mission = Mission secrète
board-capital = Capitale secrète

board-round = Tour { $round }
board-pile = { $count ->
    [0] pioche vide
    [one] une carte dans la pioche
   *[other] { $count } cartes dans la pioche
  }
board-next-set = prochaine combinaison : { $number }

board-odds-win = Conquête : { $chance }
board-odds-ends = Comment le combat peut finir
board-odds-won = { $chance } : conquis, { $number ->
    [one] un attaquant reste
   *[other] { $number } attaquants restent
  }
board-odds-lost = { $chance } : repoussé, { $number ->
    [one] un défenseur reste
   *[other] { $number } défenseurs restent
  }
board-odds-defenders = défenseurs restants
board-odds-attackers = attaquants restants (combat à outrance, tous les dés)
board-odds-round = Prochain jet, { $attack } contre { $defence }
board-odds-losses = l’attaquant perd { $lost }, le défenseur { $inflicted }

# flottes, généraux, forteresses, coalitions

board-contingent = { NAME($nation) } { $number }
board-general = un général { OF($owner) }
board-fortress = une forteresse
board-fleets-sea = { $count ->
    [one] une flotte
   *[other] { $count } flottes
  } { OF($owner) }
board-fleets-port = { $count ->
    [one] une flotte
   *[other] { $count } flottes
  } { OF($owner) } au port
board-fleets-blockade = bloqué par { $count ->
    [one] une flotte
   *[other] { $count } flottes
  } { OF($owner) }
board-fleets-relief = { $count ->
    [one] une flotte
   *[other] { $count } flottes
  } { OF($owner) } à son secours
board-field-points = Points
board-brief-points = PV
board-field-generals = Généraux
board-brief-generals = gén.
board-field-captives = Généraux prisonniers
board-brief-captives = pris.

board-on-fortress = peut être fortifié
board-on-general = peut recevoir un général
board-on-fleet = peut armer une flotte
board-on-spanish_fleet = peut armer une flotte espagnole
board-on-raze = sa forteresse peut être rasée
board-on-pay = sa forteresse peut être payée
board-on-forfeit = sa forteresse peut être abandonnée
board-on-dock = peut être rallié
board-on-breakout = le blocus peut être forcé
board-on-withdraw = peut servir de refuge
board-on-ride = son général peut se déplacer
board-on-reach = peut être rejoint
board-on-send = peut donner un régiment
board-on-lose = peut perdre un régiment
board-on-garrison = peut fournir la garnison
board-on-fate = le sort de son général peut être fixé
board-from-sail = des flottes peuvent appareiller
board-from-station = peut être tenue
board-from-naval_attack = peut être attaquée
board-from-escort = peut escorter
board-from-sink = peut être perdue
board-from-enter = peut entrer
board-to-enter = peut être occupé

board-short-fortress = forteresse
board-short-general = général
board-short-fleet = flotte
board-short-spanish_fleet = flotte espagnole
board-short-raze = raser
board-short-pay = payer
board-short-forfeit = abandonner
board-short-attack = attaquer
board-short-enter = entrer
board-short-manoeuvre = marcher
board-short-ride = général
board-short-bonus = bonus

# le calendrier

board-calendar = Le calendrier
board-game-turn = tour { $turn } sur { $turns }
board-would-score = à ce jour
board-at-war = en guerre
board-at-peace = en paix
board-asked = Ce qui est demandé { TO($nation) }
board-camps = Camp français { $french } points, camp allié { $allied }
board-waterloo-morning = Waterloo, assaut { $rounds } : { $french } Français contre { $english } Anglais
board-waterloo-evening = Waterloo, le soir, assaut { $rounds } : { $french } Français contre { $english } Anglais et { $prussian } Prussiens
board-aim-anywhere = n’importe où
board-aim-hold = tenir { $where } : { $points } PV
board-aim-per-territory = par territoire tenu ({ $where }) : { $points } PV
board-aim-landing = débarquer ({ $where }) : { $points } PV
board-aim-fleet-destroyed = par flotte ennemie coulée : { $points } PV
board-aim-fleets-destroyed-at-least = { $count } flottes ennemies coulées : { $points } PV
board-aim-expedition-landed-at-least = { $count } régiments débarqués en Égypte : { $points } PV
board-aim-expedition-regiment-destroyed = par régiment de l’expédition coulé : { $points } PV
board-aim-expedition-landed-none = personne ne débarque en Égypte : { $points } PV
board-aim-coalition-hold = la coalition tient { $where } : { $points } PV
board-aim-coalition-hold-at-least = la coalition tient { $count } territoires ({ $where }) : { $points } PV
board-aim-intercepted-regiment-destroyed = par régiment français coulé en mer : { $points } PV
board-aim-no-enemy-regiment-in-region = aucun ennemi ({ $where }) : { $points } PV
board-aim-captured-during = prendre { $where }, ne fût-ce qu’un temps : { $points } PV

# les traités

board-treaty = Le traité
board-treaty-step = étape { $step } sur { $steps }
board-treaty-back = Étape précédente
board-treaty-on = Étape suivante
board-treaty-sign = Ranger
board-treaty-all = Tout le traité

# les chances en mer

board-odds-sea = Toutes les flottes ennemies coulées : { $chance }
board-odds-sea-won = { $chance } : victoire, { $number ->
    [one] une flotte reste
   *[other] { $number } flottes restent
  }
board-odds-sea-lost = { $chance } : défaite, { $number ->
    [one] une flotte ennemie reste
   *[other] { $number } flottes ennemies restent
  }
board-odds-defending-fleets = flottes restant en défense
board-odds-attacking-fleets = flottes restant à l’attaque (jusqu’au bout, tous les dés)
board-odds-convoy = { $regiments ->
    [one] Un régiment
   *[other] { $regiments } régiments
  } en mer, { $fleets ->
    [one] une flotte intercepte
   *[other] { $fleets } flottes interceptent
  }
board-odds-drowned = { $lost ->
    [0] aucune perte
    [one] un régiment perdu
   *[other] { $lost } régiments perdus
  }
board-odds-turned-back = { $number ->
    [one] Le régiment doit faire demi-tour.
   *[other] Les { $number } régiments doivent faire demi-tour.
  }

# les chances d’une traversée, avant l’ordre

board-odds-landing = Débarquement et conquête : { $chance }
board-odds-crossing = { $regiments ->
    [0] Un général traverse
    [one] Un régiment traverse
   *[other] { $regiments } régiments traversent
  }, { $fleets ->
    [one] une flotte ennemie est sur la route
   *[other] { $fleets } flottes ennemies sont sur la route
  }
board-odds-across = { $across ->
    [0] aucun ne passe
    [1] un seul passe
   *[other] { $across } passent
  }
board-odds-home = { $across ->
    [0] ceux qui restent font demi-tour
    [1] un seul passe, { $home } font demi-tour
   *[other] { $across } passent, { $home } font demi-tour
  }
board-odds-general = { $fate ->
    [through] il passe
    [home] il fait demi-tour
   *[taken] il est pris
  }
board-odds-escorted = { $number ->
    [one] Avec la flotte d’escorte.
   *[other] Avec { $number } flottes d’escorte.
  }
board-odds-escorts = { $number ->
    [one] Sans escorte ; une flotte pourrait en être.
   *[other] Sans escorte ; { $number } flottes pourraient en être.
  }
board-odds-all-intercept = Si toutes interceptent et combattent jusqu’au bout.

board-nobody = personne
board-always-engage = Désormais, engager toujours le plus possible
board-always-occupy = Désormais, faire toujours entrer le plus possible
board-always-fire = Désormais, engager toujours le plus de flottes possible

# le résultat d’un combat

board-fight-attacks-regiments = attaque avec { $number ->
    [one] un régiment
   *[other] { $number } régiments
  }
board-fight-defends-regiments = défend, { $number ->
    [one] un régiment sur place
   *[other] { $number } régiments sur place
  }
board-fight-attacks-fleets = attaque avec { $number ->
    [one] une flotte
   *[other] { $number } flottes
  }
board-fight-defends-fleets = défend, { $number ->
    [one] une flotte sur place
   *[other] { $number } flottes sur place
  }
board-fight-left = { $number ->
    [0] (il n’en reste aucun)
    [one] (il en reste un)
   *[other] (il en reste { $number })
  }
board-fight-unhurt = aucune perte
board-fight-crossing = Un dé pour chacun qui passe ; { $least ->
    [5] 5 ou 6, c’est la perte.
   *[other] de { $least } à 6, c’est la perte.
  }
board-fate-killed = 1 : il est tué
board-fate-captured = 2 ou 3 : il est capturé
board-fate-escapes = 4 à 6 : il s’échappe, s’il y a une issue

# la petite fiche d’une chose

board-inspect-owner = Tenu par
board-inspect-regiments = Régiments
board-inspect-army = Armée coalisée :
board-inspect-fleets = Flottes
board-inspect-fortress = Forteresse : contre six défenseurs ou moins, l’attaquant lance au plus deux dés.
board-inspect-fortress-of = Forteresse { OF($place) }
board-inspect-debt = Deux régiments sont dus pour elle aux prochains renforts.
board-inspect-general-of = Généraux : { NAME($place) }
board-inspect-port = Un port, sans flotte.
board-inspect-capital = Votre capitale secrète.
board-inspect-region-held = { $held } territoires sur { $all } (+{ $bonus } régiments par tour pour tous)
board-inspect-of = { $count } sur { $all }
board-inspect-joker = Vaut n’importe quel symbole.
board-inspect-die = Un dé : { $pips }
board-inspect-dice = On compare les plus forts dés des deux camps, puis les deuxièmes ; à égalité, le défenseur l’emporte.
board-inspect-sea-free = Aucune flotte ici : chacun peut passer.
board-inspect-fleet-port = Au port { OF($place) } : elle ne peut y être attaquée.
board-inspect-fleet-sea = Tient { THE($place) } : elle peut intercepter ce qui y passe.
board-inspect-fleet-blockade = Bloque le port { OF($place) } : aucune flotte n’en sort sans combat.
board-inspect-fleet-relief = Venue rompre le blocus { OF($place) } : elle doit combattre.
board-inspect-spanish = Une flotte espagnole, aux ordres de la France.
board-inspect-duty = Un devoir de cette campagne
board-inspect-duty-turn = Au tour { $turn } de la campagne.
board-inspect-duty-met = Il est rempli.
board-inspect-duty-unmet = Il n’est pas encore rempli : à ce tour, les combats ne peuvent finir tant qu’il peut être tenté.
board-inspect-aim-now = { $points ->
    [0] Il ne rapporterait rien maintenant.
   *[other] Il rapporterait +{ $points } PV maintenant.
  }
board-inspect-track-pile = La pioche
board-inspect-track-pile-about = Qui a conquis un territoire tire une carte à la fin des combats.
board-inspect-track-set = La prochaine combinaison
board-inspect-track-set-about = Ce que rapporte la prochaine combinaison de cartes, à qui que ce soit.
board-inspect-track-calendar = Le calendrier
board-inspect-track-calendar-about = La campagne, et le tour où l’on en est.
board-inspect-track-points = Points de victoire
board-inspect-track-points-about = À gauche, ce que la campagne rapporterait si elle finissait maintenant ; à droite, le total. À la fin, on compare les camps.
board-inspect-track-war = Guerre et paix
board-inspect-track-war-about = Seules les nations en guerre attaquent et sont attaquées dans cette campagne.
board-inspect-track-treaty = Le traité
board-inspect-track-treaty-about = Ce qui change de mains à la fin d’une campagne, pas à pas ; les numéros sont sur la carte.

# la légende

board-legend-armies = Armées
board-legend-counter = Une armée : à qui elle est (couleur et signe) et combien de régiments s’y trouvent
board-legend-capital = Une couronne : votre capitale secrète, que vous seul voyez
board-legend-fortress = Une étoile : une forteresse ; contre six défenseurs ou moins, l’attaquant lance au plus deux dés
board-legend-general = Un bicorne à cocarde : un général ; sans lui, pas plus de six régiments contre un territoire par tour
board-legend-coalition = Petits nombres au-dessous : les nations d’une armée coalisée, celle du commandant d’abord
board-legend-sea = En mer
board-legend-fleet = Une escadre et le nombre de ses flottes
board-legend-blockade = Une chaîne rouge : des flottes qui bloquent le port
board-legend-relief = Une chaîne verte : des flottes venues rompre le blocus
board-legend-spanish = Une flamme dorée : des flottes espagnoles, aux ordres de la France
board-legend-station = Une position sur une liaison maritime, où des flottes peuvent se poster
board-legend-port = Une ancre : le port du territoire
board-legend-lands = Terres et frontières
board-legend-region = { $region } : { $count } territoires, +{ $bonus } régiments par tour à qui les tient tous
board-legend-border = Tirets : limite entre territoires
board-legend-frontier = Trait plein : frontière d’une région
board-legend-link = Points sur la mer : une liaison ; les territoires à ses bouts sont voisins
board-legend-lines = Ce qui entoure un territoire
board-legend-line-lit = Peut être cliqué maintenant
board-legend-line-target = Peut être attaqué ou gagné depuis le territoire choisi
board-legend-line-chosen = Est choisi, ou l’étape le concerne
board-legend-line-pointed = Le journal, un conseil ou une liste le montre
board-legend-line-changed = D’autres y ont changé quelque chose depuis votre dernière décision
board-legend-arrow = L’attaque ou la marche en cours, ou la dernière
board-legend-chance = La chance de le conquérir, en combattant jusqu’au bout
board-legend-step = Le pas du traité où il change de mains
board-legend-cards = Cartes
board-legend-joker = Joker : vaut n’importe quel symbole
