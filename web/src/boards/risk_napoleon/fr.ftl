# RISK Édition Napoléon : le plateau dans le navigateur.

board-blurb = L’Europe de 1796 à 1815 en quarante-huit territoires. Levez des régiments, jetez les dés par-delà frontières et liaisons maritimes, et accomplissez votre mission secrète avant qu’on ne la devine. Le livret standard et ses variantes : duel, conquête du monde, capitales, renforts progressifs.
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

board-modes = Un clic pose :
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
