# `grognard report` : la page qui dit ce qu’ont donné de nombreuses parties.

report-title = { $game } : rapport
report-about = { $games ->
    [one] { $games } partie, { $finished } achevée
   *[other] { $games } parties, { $finished } achevées
  }, { $drawn } nulles ; règles { $rules }.
report-series = { $number ->
    [one] Ce qui a été joué
   *[other] Ce qui a été joué : { $number } séries
  }
report-part = { $games } parties ; joueurs { $players } ; graine { $seed }.
report-at = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } dans le rapport { $file }
report-of = { $wins } sur { $games }
report-table = Les chiffres en tableau
report-share = part et intervalle à 95 %
report-seat = Siège
report-player = Joueur
report-value = Valeur et siège
report-turn = tour
report-games = parties
report-tenth = le dixième le plus bas sous
report-median = médiane
report-ninth = le dixième le plus haut sur

report-wins = Qui a gagné
report-wins-about = La part de toutes les parties qui a été gagnée, avec l’intervalle de Wilson à 95 % ; les nulles et les parties inachevées ne sont à personne. Le trait pointillé marque la part que chacun aurait à égalité.
report-options = Scénarios et options
report-options-about = La part des parties gagnées par chaque siège, pour chaque scénario et chaque option qui n’était pas la même partout.
report-first = Jouer en premier
report-first-about = Combien de fois le siège qui a commencé le premier tour a gagné, à côté de ce qu’il gagnerait si commencer ne changeait rien.
report-first-seat = Le premier à jouer
report-first-more = Commencer est un avantage : { $share } des parties, pour une part égale de { $fair }.
report-first-less = Commencer est un désavantage : { $share } des parties, pour une part égale de { $fair }.
report-first-even = On ne peut dire que commencer change quelque chose : { $share } des parties, pour une part égale de { $fair }.
report-length = Durée
report-length-about = Combien de temps ont duré les parties : { $sample } d’entre elles, prises à intervalles égaux. Le trait pointillé marque la médiane.
report-turns = tours
report-decisions = décisions
report-spread = Médiane { $median }, moyenne { $mean } ; huit parties sur dix entre { $low } et { $high } ; de { $least } à { $most }.
report-course = Cours du score
report-course-about = { $score } À chaque tour, la médiane et les huit dixièmes du milieu des parties encore en cours ; les tours que moins d’un dixième des parties ont atteints sont omis.
report-course-of = Cours du score : { $seat }
report-score = La situation du siège, de 0 (perdue) à 1 (gagnée), au jugement de l’ordinateur.
report-fights = Où l’on s’est battu
report-fights-about = Plus c’est rouge, plus on s’y est battu ; les lieux les plus disputés portent leur nom.
report-place = Lieu
report-a-game = par partie
report-in-all = en tout
report-losses = Pertes au fil du temps
report-losses-about = { $what } La moyenne par tour, dans les parties qui ont duré jusque-là, tant qu’il en reste un dixième.
report-pieces = Pions perdus.
report-luck = Chance
report-luck-about = { $what } z : de combien d’écarts types au-dessus de l’espérance (au-dessous, s’il est négatif) ; à moins de deux de zéro, rien de remarquable.
report-dice = Ce que les dés ont apporté, à côté de ce qu’on pouvait en attendre.
report-no-luck = Chance
report-no-luck-about = Dans ce jeu, on ne lance pas de dés dont on puisse dire l’espérance.
report-z = z
report-rolled = obtenu
report-expected = attendu
report-throws = lancers
report-luck-wins = Chance et victoire
report-luck-wins-about = Combien de fois un siège a gagné, selon la chance de ses dés dans la partie ; seulement les parties qui ont un vainqueur.
report-below = moins de { $value }
report-above = { $value } et plus
report-clauses = Règles en usage
report-clauses-about = Combien de fois une règle a joué, pour autant que la partie le montre : chaque fois que quelqu’un a fait ce qu’elle permet, ou que s’est produit ce qu’elle prescrit. { $watched } des { $all } clauses laissent une telle trace ; celles qui ne font qu’interdire ou définir ne sont pas comptées.
report-clause = Clause
report-in-games = des parties
report-text = Ce qu’elle dit
report-most-used = Les plus utilisées
report-least-used = Les moins utilisées
report-never-used = { $number ->
    [one] Une clause suivie n’a jamais servi
   *[other] { $number } clauses suivies n’ont jamais servi
  }

error-report-no-folder = { $folder } n’est pas un dossier.
error-report-no-results = Il n’y a pas de résultats dans { $folder } : `grognard simulate GAME … --out { $folder }` y en met.
error-report-no-series = { $folder } contient des résultats mais pas de series.json qui dise ce qui a été joué.
error-report-bad-series = { $file } ne dit pas ce qui a été joué, ou ses résultats sont ceux d’autre chose.
error-report-bad-line = La ligne { $line } de { $file } est abîmée : ce n’est pas une ligne de résultats.
error-report-games = Un rapport porte sur un seul jeu ; ce dossier contient des résultats de plusieurs : { $games }. Nommez le dossier d’un seul.
