# Napoléon 1815 : le plateau dans le navigateur.

board-blurb = Juin 1815 : l’armée du Nord passe la Sambre. Piles de corps, cartes qui servent à tout, fatigue et pertes derrière le paravent ; avec les règles du Grognard, le brouillard de guerre et les vedettes. Deux joueurs, ou trois.
board-length = 45 à 150 minutes

board-map = Carte de Belgique
board-title = Belgique
board-subtitle = juin mil huit cent quinze
board-scale = frontière de 1814
board-france = France
board-belgium = Pays-Bas
board-river-sambre = Sambre
board-river-meuse = Meuse
board-river-dyle = Dyle
board-river-dendre = Dendre
board-vedette = Vedette

board-type-clear = zone claire
board-type-wooded = zone boisée
board-type-town = ville
board-type-fortified_town = ville fortifiée
board-type-fortified_farm = ferme fortifiée
board-held = { $number } PV, { NAME($side) }
board-position = position renforcée
board-activated = { $name } (activé)
board-standing = { $number ->
    [one] un bloc debout
   *[other] { $number } blocs debout
  } ({ NAME($nation) })
board-perhaps = { $blocks } (peut-être { $names })
board-place = { $place } : { $blocks }

board-on-vedette = peut recevoir une vedette
board-on-zone = peut être choisie
board-from-take = peut être désignée
board-from-fatigue = peut porter une fatigue
board-from-relieve = peut perdre une fatigue
board-from-lose_infantry = peut perdre un point
board-from-lose_cavalry = peut perdre un point
board-from-bring = peut venir
board-from-reinforce = peut être renforcée
board-from-recover = peut se reposer
board-from-step = la pile part d’ici
board-to-step = à portée
board-from-retreat = la pile retraite d’ici
board-to-retreat = retraite possible
board-to-march = à portée
board-to-destroy = le pont peut être détruit

board-field-cards = Cartes en main
board-brief-cards = Main
board-field-deck = Cartes dans la pioche
board-brief-deck = Pioche
board-field-discard = Cartes dans la défausse
board-brief-discard = Défausse

board-colour-red = rouge
board-colour-blue = bleue
board-colour-green = verte
board-value = Initiative et mouvement
board-box = Combat
board-recovery = Récupération
board-seen = Vous avez vu chez { THE($seat) } :
board-oob = Ordre de bataille
board-corps = Corps
board-strength = Force
board-fatigue = Fatigue
board-left = encore { $number }
board-turned = activé
board-foot = { $number } d’infanterie
board-horse = { $number } de cavalerie
board-fatigues = { $number ->
    [one] { $number } fatigue
   *[other] { $number } fatigues
  }

board-base = Carte de mouvement : { $number }.
board-points = { $left } PM sur { $number }
board-would-tire = fatigue en s’arrêtant ici : { $number }
board-vp = Piste de victoire : { $number }
board-french-end = 0 : victoire française
board-allied-end = 20 : victoire coalisée
board-turn = Tour { $turn } sur { $turns }
board-limit = { NAME($nation) } : { $done } opérations sur { $number }
board-lasting = Ce tour :
board-effect-pluie = pluie
board-effect-empereur_souffrant = l’Empereur souffrant
board-effect-a_bruxelles = à Bruxelles
board-effect-marche_d_approche = marche d’approche
board-effect-no_recovery = la coalition ne récupère pas
board-effect-aide_de_camp = les coalisés se concertent
board-leader = { THE($seat) } : meneur de la coalition
board-coming = Renforts (tour) :
board-lost = Éliminés :

board-combat = Combat
board-combat-at = Combat : { NAME($place) }
board-attacker = Attaque : { NAME($side) }
board-defender = Défense : { NAME($side) }
board-cards = Cartes
board-face = { $losses } pertes, { $fatigue } fatigues
board-suffers = Subit { $losses ->
    [0] aucune perte
    [one] { $losses } perte
   *[other] { $losses } pertes
  }, { $fatigue ->
    [one] { $fatigue } fatigue
   *[other] { $fatigue } fatigues
  }

board-odds-points = { $number ->
    [one] { $number } point de mouvement
   *[other] { $number } points de mouvement
  }
board-odds-cost = Coûte { $cost } PM ; il en reste { $left }.
board-odds-tires = Fatigue si la pile s’arrête là : { $number }.
board-odds-may-tire = Fatigue si la pile s’arrête là : { $least }, ou { $most } si ce sont des corps.
board-odds-stop = La pile devra s’arrêter.
board-odds-off = Aucune carte : l’attaque serait annulée.
board-odds-win = Victoire
board-odds-draw = Égalité
board-odds-lose = Défaite
board-odds-exact = Exact, sans les événements encore en main.
board-odds-error = À ± { $error } près : la force ennemie n’est pas connue.
board-odds-mine = Attaque
board-odds-his = Défense
board-odds-inflicted = Pertes infligées
board-odds-suffered = Pertes subies
board-odds-fatigue = et { $number } fatigues en moyenne

board-field-objectives = Objectifs tenus
board-brief-objectives = Objectifs
board-winner = Victoire { OF($side) }, { $difference ->
    [one] une perte d’écart
   *[other] { $difference } pertes d’écart
  }
board-undecided = Combat indécis
board-pursuit = Poursuite

## Ce que l’on montre du doigt

board-objective = Objectif
board-contested = Zone contestée : les deux camps y ont des pavés.
board-is-ready = à activer
board-is-activated = activé
board-is-lost = Éliminé.
board-comes = Renfort attendu au tour { $turn }.
board-sheet = infanterie { $infantry }, cavalerie { $cavalry }, fatigue { $fatigue }
board-about-strength = infanterie { $infantry }, cavalerie { $cavalry } : { $cards ->
    [one] une carte de combat
   *[other] { $cards } cartes de combat
  }
board-about-fatigue = { $number } ; à partir de 5, une carte de combat de moins et un point de force perdu en fin de tour ; au-delà de 8, éliminé
board-about-standing = L’ennemi n’en voit que le drapeau : corps, commandant ou vedette.
board-about-position = Position renforcée : en défense, la coalition a une carte de combat de plus et deux fatigues de moins.
board-about-axis = Axe de retraite { OF($side) }, vers { THE($to) } : ce camp doit sortir par là ; l’ennemi qui entre par là lui coûte deux fatigues.
board-about-vp = Les gains français la font descendre, ceux de la coalition la font monter. À 0 les Français gagnent, à 20 la coalition ; au dernier tour, la coalition.
board-kind-corps = Corps
board-kind-commander = Commandant : il suit une pile et ne reste jamais seul.
board-kind-vedette = Vedette : elle éclaire, ne combat pas, et disparaît devant des corps ennemis.
board-bonus-movement = +{ $number } point de mouvement (un corps seulement s’il est seul dans sa pile)
board-bonus-combat = +{ $number } carte de combat
board-bonus-pursuit = +{ $number } carte de poursuite
board-ground-clear = Sans effet au combat.
board-ground-wooded = Le défenseur a une carte de combat de plus ; pas de poursuite.
board-ground-town = Le défenseur subit une fatigue de moins.
board-ground-fortified_town = Le défenseur qui la contrôle a une carte de combat de plus ; la prendre arrête la pile et coûte une fatigue ; pas de poursuite.
board-ground-fortified_farm = Une position renforcée peut s’y trouver.
board-marker-control = Marqueur de contrôle
board-marker-position = Position renforcée
board-marker-axis = Axe de retraite
board-marker-bridge = Pont
board-bridge-stands = Le passer coûte un point de mouvement, comme toute connexion.
board-bridge-broken = Détruit : le passer coûte trois points de mouvement d’un coup, et deux fatigues en retraite.
board-when-red = Appliquée aussitôt qu’on la pioche.
board-when-blue = Jouée pendant la phase d’initiative.
board-when-green = Jouée pendant une opération, au moment qu’indique son symbole ; une par opération.
board-lasts-pluie = Chaque pile activée subit une fatigue et perd un point de mouvement.
board-lasts-empereur_souffrant = Napoléon ne donne aucun bonus.
board-lasts-a_bruxelles = Une marche coalisée qui finit plus près de Bruxelles a un point de mouvement de plus.
board-lasts-marche_d_approche = Les piles françaises ont trois points de mouvement sans révéler de carte, et ne vont pas à l’ennemi.
board-lasts-no_recovery = La coalition ne dépense aucune carte en récupération.
board-lasts-aide_de_camp = Les partenaires coalisés peuvent se parler et échanger des cartes.

## Légende

board-legend-blocks = Pavés
board-legend-ready = À activer, nom visible. En bas : points de force, puis fatigue, que vous seul voyez.
board-legend-activated = Activé ce tour : drapeau et hachures ; il ne fait plus d’opération.
board-legend-commander = Commandant, avec une étoile.
board-legend-standing = Pavés debout (règles du Grognard) : on ne voit que le drapeau et leur nombre ; A droit, à activer. De loin, tous les pavés sont montrés ainsi.
board-legend-standing-activated = A renversé : activé.
board-legend-chosen = De la pile désignée.
board-legend-zones = Zones
board-legend-markers = Marqueurs
board-legend-position = Position renforcée.
board-legend-axis = Axe de retraite, aux couleurs de son camp.
board-legend-bridge = Pont.
board-legend-ruin = Pont détruit.
board-legend-frontier = Frontière de 1814.
board-legend-rings = Autour des zones
board-legend-lit = Peut être cliquée maintenant.
board-legend-target = Achève l’action commencée dans la zone choisie.
board-legend-contested = Les deux camps s’y trouvent.
board-legend-changed = Quelque chose y a changé depuis votre dernière décision.
board-legend-price = À portée : points de mouvement pour y aller.
board-legend-meets = À portée, mais l’ennemi s’y trouve ou peut s’y trouver.
board-legend-trail = Le chemin de la dernière marche.
board-legend-sheet = Ordre de bataille
board-legend-infantry = Un point d’infanterie, de la couleur de sa nation.
board-legend-cavalry = Un point de cavalerie.
board-legend-fatigue = Une fatigue ; rouge à partir de cinq.
board-legend-cards = Cartes
board-legend-value = Valeur : initiative et points de mouvement.
board-legend-loss = En combat : une perte pour l’ennemi.
board-legend-card-fatigue = En combat : une fatigue pour l’ennemi.
board-legend-recovery = En récupération : fatigues ôtées à un corps.

board-event-a_bruxelles = À Bruxelles : pendant tout le tour, une marche coalisée a 1 point de mouvement de plus si elle s’achève à moins de connexions de Bruxelles qu’elle n’a commencé.
board-event-aide_de_camp = Aide de camp : à deux joueurs, la coalition consulte la main française. À trois, les partenaires coalisés peuvent discuter et échanger leurs cartes librement pendant le tour.
board-event-anticipation = Anticipation : prenez dans votre pioche une carte non rouge, sans la montrer à l’ennemi, puis mélangez la pioche.
board-event-arriere_garde = Arrière-garde : un corps coalisé seul en défense retraite aussitôt de 2 connexions, puis en paie le prix : 1 point de force et 1 fatigue. Il n’est pas poursuivi ; lui et la pile attaquante sont retournés.
board-event-au_son_du_canon = Au son du canon : un corps, activé ou non, accourt d’une zone libre à une connexion, même par un pont détruit, et se joint au combat sans fatigue ; des commandants peuvent le suivre. S’il arrive par l’axe de retraite ennemi, l’ennemi subit aussitôt 2 fatigues.
board-event-audace = Audace : quand une pile française attaque, bois, ville fortifiée et position renforcée ne donnent aucune carte de combat aux coalisés.
board-event-cambronne = Cambronne : une pile française contrainte à la retraite n’est pas poursuivie.
board-event-carre = Carré : si la pile française comptait de la cavalerie au début du combat, les coalisés y subissent 2 fatigues de moins.
board-event-chargez = Chargez ! Une pile française avec Ney ou Grouchy, ou coalisée avec Uxbridge ou Gneisenau, a 1 carte de combat de plus ; ce corps subit aussitôt 1 fatigue.
board-event-confusion = Confusion : une pile ennemie qui entre dans une zone non contestée d’au moins 3 connexions doit s’y arrêter et est retournée.
board-event-contre_ordre = Contre-ordre : annule l’événement que l’ennemi vient de jouer, sauf s’il s’agit d’un événement de combat, de retraite ou de poursuite.
board-event-coordination = Coordination : à la fin d’une opération française, les Français en effectuent aussitôt une autre avec une pile différente ; chaque camp peut y jouer de nouveau une carte verte.
board-event-deploiement_rapide = Déploiement rapide : une pile française qui attaque en marche ne perd pas de carte de combat pour cela.
board-event-eclaireurs = Éclaireurs : les Français consultent la main ennemie ; à trois joueurs, celle de l’adversaire de leur choix.
board-event-elan = Élan : une pile française qui attaque révèle 1 carte de combat de plus.
board-event-embuscade = Embuscade : la pile française en manœuvre subit aussitôt 1 fatigue, sur le corps que choisit le joueur français.
board-event-empereur_souffrant = L’Empereur souffrant, carte rouge : pendant tout le tour, Napoléon ne donne ni point de mouvement, ni carte de combat, ni fatigue en moins.
board-event-encombrement = Encombrement : après la carte de mouvement révélée par l’ennemi, sa pile perd 1 point de mouvement. Une Marche forcée jouée ensuite lui permet quand même d’avancer d’une zone.
board-event-fatigue = Fatigue : à la fin d’une marche ennemie, la pile subit 1 fatigue de plus. Les vedettes n’en souffrent pas.
board-event-fourrager = Fourrager : à la fin de sa marche, la pile française a 2 fatigues de moins ; l’excédent soulage la fatigue qu’elle avait déjà.
board-event-frederick = Frederick : son corps est placé à Alost, à activer, avec une vedette selon les règles du Grognard, sauf si seuls des Français s’y trouvent. S’il est déjà venu, la carte agit comme Renforts.
board-event-grande_batterie = Grande batterie : si au moins 3 corps français sont engagés, la pile coalisée subit 1 perte de plus ; chacun de ces corps français subit aussitôt 1 fatigue.
board-event-grouchy = Grouchy : juste après qu’une pile avec Grouchy a révélé sa carte de mouvement, les Français peuvent la défausser et en révéler une autre.
board-event-hussards = Hussards : une carte tirée au hasard dans la main ennemie est défaussée ; à trois joueurs, le Français choisit l’adversaire.
board-event-inactivite = Inactivité, carte rouge : sa victime choisit une zone occupée par l’une de ses piles, et tous ses corps et vedettes y passent sur leur face activée. Une zone qui ne contient que des vedettes ne peut être désignée.
board-event-intuition = Intuition : son joueur a l’initiative sans révéler de carte. Si les deux camps la jouent, les deux cartes sont perdues et l’initiative se décide normalement.
board-event-la_garde = La Garde : si Drouot fait partie de la pile française, elle a 1 carte de combat de plus ; si les Français perdent, chacun de ses corps subit 1 fatigue de plus.
board-event-la_ligne_rouge = La ligne rouge : une pile coalisée qui se défend avec Picton, Orange ou Hill a 1 carte de combat de plus.
board-event-lamarque = Lamarque : son corps est placé, à activer, dans une ville de France ou à Maubeuge, mais pas là où ne se trouvent que des coalisés, avec une vedette selon les règles du Grognard. S’il est déjà venu, un corps français autre que celui de Drouot gagne 1 point d’infanterie.
board-event-le_rougeaud = Le Rougeaud : si Ney participe au combat, révélez une carte : de 1 à 3, Ney subit aussitôt 2 fatigues ; avec 4 ou 5, les Français ont 1 carte de combat de plus.
board-event-marche_d_approche = Marche d’approche : pendant tout le tour, piles et vedettes françaises disposent de 3 points de mouvement sans révéler de carte, autres modificateurs à part. Aucune ne peut partir d’une zone contestée ni entrer là où se trouvent des corps ou vedettes coalisés.
board-event-marche_forcee = Marche forcée : une pile amie en marche a 1 point de mouvement de plus ; même avec un total nul ou négatif, elle peut franchir une connexion.
board-event-organisation = Organisation : une pile française qui entre dans une zone non contestée où se trouve une autre pile française n’est pas tenue de s’y arrêter.
board-event-panique = Panique : une pile française battue retraite d’une connexion de plus et subit 2 fatigues, réparties équitablement.
board-event-pluie = Pluie, carte rouge : pendant tout le tour, chaque pile que l’on active subit aussitôt 1 fatigue et, si elle marche, perd 1 point de mouvement. Une pile retournée parce qu’elle a été attaquée y échappe.
board-event-pont_detruit = Pont détruit : pendant sa marche, une pile coalisée dans une zone libre peut détruire un pont attenant pour 1 point de mouvement, ou sans rien payer si elle n’en a aucun au départ. Elle peut poursuivre sa marche et est ensuite retournée dans tous les cas ; les vedettes en sont incapables.
board-event-ravitaillement = Ravitaillement : la coalition enlève en tout 2 fatigues aux corps de l’une de ses piles.
board-event-reaction = Réaction : dès que l’ennemi a désigné sa pile, avant toute carte révélée, l’une de vos piles, activée ou non, passe d’une zone libre à une zone libre voisine, même par un pont détruit.
board-event-renforts = Renforts : un corps coalisé présent sur le plateau gagne 1 point d’infanterie ; un corps éliminé ne renaît pas et la piste ne bouge pas.
board-event-renforts_retardes = Renforts retardés, carte rouge : un corps prussien encore attendu, au choix de la coalition, arrive un tour plus tard. S’il n’y en a plus, la coalition ne dépense aucune carte en récupération ce tour-ci.
board-event-reserve = Réserve : piochez 2 cartes ; les cartes rouges sont défaussées sans effet et ne sont pas remplacées.
board-event-retraite_en_ordre = Retraite en ordre : une pile en retraite qui a encore de la cavalerie n’est pas poursuivie.
board-event-tenir = Tenir : une pile coalisée qui vient de perdre subit 1 perte de plus et 3 fatigues de moins, et peut décider de ne pas retraiter.
board-event-tirailleurs = Tirailleurs : la pile coalisée engagée subit aussitôt 1 fatigue, sur le corps que choisit son propriétaire.
board-event-trahison = Trahison : pendant une manœuvre française, la coalition désigne un corps français à activer seul dans sa zone, ni Drouot ni accompagné de Napoléon, et il est retourné. Parmi des pavés debout, Drouot est seulement dévoilé et une vedette est éliminée.
board-event-ultime_effort = Ultime effort : après que les Français ont désigné une pile pour manœuvrer et avant toute carte révélée, une pile coalisée activée passe d’une zone libre à une zone adjacente, libre ou contestée, même par un pont détruit ; chacun de ses corps subit 2 fatigues. Par un axe de retraite français, elle coûte 2 fatigues à la pile française.
board-event-union_des_forces = Union des forces : pour cette opération, la coalition peut désigner une pile réunissant corps anglais et prussiens.
board-event-vive_l_empereur = Vive l’Empereur ! Tous les corps de la pile où se trouve Napoléon perdent 1 fatigue.
