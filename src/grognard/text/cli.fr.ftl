# La ligne de commande. Les messages d’une ligne sans variable se lisent aussi sans Fluent (grognard.cli.labels).

## Aide

cli-about = Grognard : jeux de guerre napoléoniens sur plateau, toutes règles appliquées.
cli-usage = Usage :
cli-usage-command = COMMANDE …
cli-help-more = grognard COMMANDE --help en dit plus sur une commande ; avec play ou simulate et un jeu, aussi sur les options du jeu.

cli-help-games = Ce que l’on peut jouer ici : sièges, scénarios, options.
cli-help-play = Jouer une partie dans le terminal, contre l’ordinateur ou entre vous. Une partie interrompue est proposée de nouveau.
cli-help-simulate = Faire jouer de nombreuses parties à l’ordinateur et compter les victoires. D’une partie à l’autre, les joueurs avancent d’un siège.
cli-help-ladder = Opposer les joueurs de l’ordinateur deux à deux, sièges équilibrés, et dire lequel est le plus fort : Elo, tableau croisé, certitude de chaque ordre. Un classement interrompu reprend.
cli-help-report = Écrire une page qui dit ce qu’ont donné les parties d’un dossier de résultats, ou de plusieurs au-dessous : victoires et intervalles, durée, cours du score, carte des combats, pertes, chance, règles en usage.
cli-help-balance = Demander quelle valeur de départ équilibre un scénario entre joueurs égaux : des parties à plusieurs valeurs, une courbe à travers elles, la valeur d’équilibre avec son intervalle.
cli-help-replay = Montrer une partie enregistrée, ou la rejouer en comparant chaque ligne.
cli-help-position = Tirer une situation d’un enregistrement, ou vérifier celle qu’on a écrite soi-même.
cli-help-rules = Lire les règles d’un jeu, dans nos propres termes : toutes, une clause, un chapitre (RSK-CBT) ou celles qui contiennent certains mots.
cli-help-bench = Mesurer la vitesse du moteur sur cette machine.
cli-help-serve = Démarrer le serveur : hall et tables dans le navigateur, sur cette machine sauf indication contraire.
cli-help-backup = Copier les données du serveur dans un fichier, même pendant qu’il tourne.
cli-help-restore = Remettre une sauvegarde à la place des données, qui ne doivent pas exister.

cli-help-any-json = écrire du JSON, pour les programmes
cli-help-any-lang = parler français ou anglais ; sinon selon la langue du système
cli-help-any-help = montrer cette aide
cli-help-any-version = montrer la version
cli-help-any-scenario = l’enjeu de la partie ; comme --option scenario=S
cli-help-any-option = une option du jeu ; peut venir plusieurs fois
cli-help-any-seed = rendre le hasard reproductible : même graine et mêmes choix, même partie

cli-help-any-cluster = jouer plutôt sur les machines d’une grappe Dask : l’adresse de son ordonnanceur. Les résultats n’en dépendent pas (docs/results.md)
cli-help-any-resume = reprendre la série inachevée du dossier ; ce qui n’est pas dit reste comme avant
cli-help-any-decisions = noter aussi chaque décision, dans decisions.jsonl et decisions.parquet

cli-help-any-engine = un programme comme joueur, sous ce nom (docs/engines.md)

cli-help-play-seat = qui occupe un siège : human, conscrit, voltigeur, grognard, marechal (p1=human, 2=grognard). Sinon, une personne au premier et greedy aux autres
cli-help-play-seed = des dés reproductibles. Sinon, les dés viennent d’une clé secrète, engagée au début et montrée à la fin
cli-help-play-position = commencer par la situation que ce fichier décrit
cli-help-play-record = enregistrer la partie dans ce fichier, qui ne doit pas encore exister
cli-help-play-continue = reprendre la dernière partie interrompue
cli-help-play-new = commencer une nouvelle partie sans rien demander sur les parties interrompues

cli-help-simulate-games = le nombre de parties
cli-help-simulate-players = qui joue, un nom par siège : greedy,random. Aussi les niveaux (grognard), une recherche avec son budget (search-400 parties simulées, search-1.5s, search-400x2 sur deux processus) et les moteurs
cli-help-simulate-jobs = le nombre de processus ; sans cela, autant que de cœurs. Les résultats n’en dépendent pas
cli-help-simulate-limit = le nombre de décisions au-delà duquel une partie compte comme inachevée (20000)
cli-help-simulate-out = un dossier, nouveau ou vide, pour results.jsonl (une ligne par partie), games.parquet, series.json et summary.json (docs/results.md)

cli-help-ladder-games = combien de parties joue chaque paire
cli-help-ladder-players = qui se rencontre, au moins deux : random,greedy,grognard,search-400
cli-help-ladder-jobs = combien de parties se jouent à la fois ; autant que de cœurs, sauf indication
cli-help-ladder-limit = nombre de décisions après lequel une partie compte comme inachevée, donc nulle (20000)
cli-help-ladder-out = le dossier de results.jsonl, ladder.json et report.html ; avec les mêmes réglages, un classement inachevé reprend (ladder-GAME-SEED)
cli-help-report-out = la page (report.html dans le dossier)

cli-help-balance-handicap = la valeur que l’on fait varier ; sans cela, celle du jeu
cli-help-balance-games = le nombre de parties en tout (400)
cli-help-balance-players = qui joue : un nom pour tous les sièges, ou un nom par siège pour des joueurs égaux (greedy)
cli-help-balance-jobs = le nombre de processus ; sans cela, autant que de cœurs. Les résultats n’en dépendent pas
cli-help-balance-limit = le nombre de décisions au-delà duquel une partie compte comme nulle (20000)
cli-help-balance-out = un dossier, nouveau ou vide, pour series.json, results.jsonl (une ligne par partie) et balance.json

cli-help-replay-verify = tout recalculer, dés compris, et dire à quelle ligne il y a une différence
cli-help-position-from = la situation après la ligne N d’un enregistrement ; sans @N, la dernière
cli-help-position-check = si la situation de ce fichier est possible
cli-help-rules-search = les clauses qui contiennent tous ces mots
cli-help-rules-coverage = dans une copie de travail : les clauses que les tests prouvent
cli-help-bench-seconds = la durée de la mesure pour chaque jeu (3)
cli-help-serve-host = l’adresse d’écoute (127.0.0.1 : cette machine seulement)
cli-help-serve-port = le port (1815)
cli-help-any-data = le dossier des données ; sinon celui de l’utilisateur
cli-help-any-database = l’URL d’une base PostgreSQL, au lieu de SQLite dans le dossier des données ; aussi par $GROGNARD_DATABASE
cli-help-serve-engine = un programme que l’on peut choisir comme joueur, sous ce nom (docs/engines.md)
cli-help-serve-workers = les processus qui réfléchissent pour l’ordinateur (1)
cli-help-serve-sync = SQLite : full, chaque coup survit à une panne de courant (par défaut) ; normal, à un arrêt brutal
cli-help-serve-no-browser = ne pas ouvrir de navigateur

cli-options-of = Options de { $game } :
cli-default = par défaut : { $value }

## grognard games

cli-seats = Sièges
cli-scenarios = Scénarios
cli-options = Options
cli-rules = Règles
cli-version = version
cli-clauses = clauses
cli-default-short = par défaut :

## Ce qui n’allait pas

error-cli-unknown-command = Il n’y a pas de commande « { $word } ».
error-cli-unknown-flag = Il n’y a pas d’option « { $word } » ici.
error-cli-value = { $option } demande une valeur.
error-cli-no-value = { $option } ne prend pas de valeur : « { $word } » est de trop.
error-cli-twice = { $option } est donné deux fois.
error-cli-missing = Il manque { $argument } : voir grognard { $command } --help.
error-cli-too-many = « { $word } » est de trop : voir grognard { $command } --help.
error-cli-number = { $option } prend un nombre entier de { $low } à { $high }, pas « { $value } ».
error-cli-seconds = --seconds prend un nombre supérieur à 0 et jusqu’à { $high }, pas « { $value } ».
error-cli-pair = { $option } prend NOM=VALEUR, pas « { $word } ».
error-cli-either = Ceci ne va pas ensemble : { $options }.
error-cli-one-of = Donnez l’un de ceux-ci : { $options }.
error-cli-exists = Le fichier { $file } existe déjà et n’est pas écrasé.
error-cli-unwritable = { $file } ne peut être écrit : { $why }.
error-cli-folder-full = Le dossier { $folder } n’est pas vide.
error-cli-no-folder = { $folder } n’est pas un dossier.
error-cli-no-checkout = { $folder } n’est pas dans une copie de travail de Grognard : il faut ses tests pour compter les clauses qu’ils prouvent.
error-cli-no-line = { $file } n’a pas de ligne { $number } : la dernière est la { $last }.
error-cli-no-keyboard = Il n’y a pas d’entrée : personne ne peut jouer sans elle.
error-cli-position-options = La position fixe les options : --option et --scenario ne vont pas avec --position.
error-cli-continue-alone = La partie interrompue a déjà ses réglages : { $options } ne va pas avec --continue.
error-cli-nothing-kept = Aucune partie interrompue de { $game } n’attend ici, ou elle se joue dans un autre terminal.
error-cli-busy = Cette partie se joue dans un autre terminal.
error-cli-ambiguous = « { $word } » peut vouloir dire { $names }.
error-cli-no-border = « { $word } » ne sont pas voisins.
error-cli-menu-number = { $word } n’est pas dans la liste, qui va de { $low } à { $high }.
error-cli-unknown-request = « { $word } » n’est ni une action ni une commande.
error-cli-request-usage = Écrivez : { $usage }.
error-cli-no-groups = Dans ce jeu, aucun ordre ne se donne à plusieurs pièces à la fois.

## grognard simulate, bench

cli-playing = Parties
cli-interrupted = interrompu après { $games } parties sur { $wanted }
cli-simulated = { $games ->
    [one] Une partie
   *[other] { $games } parties
  }, { $finished } achevées, { $mean } décisions en moyenne, { $speed } décisions par seconde, { $seconds } s, graine { $seed }
cli-by-player = Joueur
cli-by-seat = Siège
cli-wins = victoires
cli-games = parties
cli-share = part
cli-interval = intervalle à 95 %
cli-percent = { $value } %
cli-percent-interval = { $low } – { $high } %
cli-game = Jeu
cli-speed = décisions/s
cli-clone = copie µs
cli-view = vue µs
cli-build = moteur
cli-number = { $value }
cli-compiled = compilé
cli-plain = Python simple
cli-engine-compiling = le moteur se compile : { $part } %
cli-engine-compiled = compilé au prochain démarrage
cli-engine-failed = le moteur n’a pas pu être compilé : { $why }

## grognard replay, position, rules

cli-record-of = { $game }, règles version { $rules }
cli-took-back = reprend l’action { $number }
cli-resigned = abandonne
cli-ordered = laisse l’ordre permanent { $order } = { $value }
cli-ended = Fin : { $scores }
cli-verified = { $file } : tout concorde, { $lines ->
    [one] une ligne
   *[other] { $lines } lignes
  }, { $actions ->
    [one] une action
   *[other] { $actions } actions
  }.
cli-dice-key = Les dés viennent de la clé engagée au début de la partie.
cli-dice-seed = Les dés viennent de la graine inscrite dans l’enregistrement.
cli-dice-recorded = Les dés sont ceux de l’enregistrement ; la clé qui permet de les vérifier vient avec la fin de la partie.
cli-position-fine = { $file } décrit une situation possible.
cli-nothing-found = Aucune règle ne contient « { $words } ».
cli-coverage = { $clauses } clauses, dont { $provable } peuvent être prouvées : { $proved } le sont, { $unproved } pas encore.
cli-unprovable = Aucun test ne peut prouver : { $kinds }.
cli-kind-definition = définitions
cli-kind-advice = conseils

## grognard play

cli-welcome = { $game }
cli-is = { $name } : { $value }
cli-commitment = Les dés sont fixés par une clé secrète. Son empreinte, pour les vérifier à la fin de la partie : { $sum }
cli-key = La clé des dés : { $key }
cli-record-at = L’enregistrement de la partie : { $file }
cli-type-help = Tapez un numéro ou le nom d’une action (son début suffit) ; aide dit ce qu’il y a d’autre.
cli-kept = La partie est gardée : grognard play { $game } --continue la reprend.
cli-waiting = { $number ->
    [one] Une partie interrompue attend
   *[other] { $number } parties interrompues attendent
  } : --continue reprend la dernière, --new la passe sous silence. Une nouvelle partie commence.
cli-continue = Reprendre la partie du { $game } ?
cli-continue-yes-no = [O] la reprendre, [n] nouvelle partie, [x] la ranger :
cli-continue-which = Parties interrompues, la dernière en tête :
cli-continue-number = Un numéro pour reprendre, n pour une nouvelle partie, x et un numéro pour en ranger une :
cli-interrupted-game = { $when } ({ $seats } ; { $lines ->
    [one] une ligne
   *[other] { $lines } lignes
  })
cli-put-away = Rangée : { $file }
cli-copy-gone = { $file } n’est plus une copie de cette partie et n’est pas continué.
cli-others-resigned = Tous les autres ont abandonné : { THE($seat) } gagne.
cli-seat = { NAME($seat) } ({ $id })
cli-who-sits = Sièges : { $seats }
cli-curtain = Passez le clavier à { $seat }, qui appuie sur Entrée.
cli-how-many = Tapez un nombre de { $low } à { $high }.
cli-same-order = { $first } à { $last }, dans le même ordre
cli-and-more = … et { $number } autres de ce genre
cli-log-more = { $number } lignes plus anciennes : « journal tout » les montre.
cli-you = (vous)
cli-out = éliminé
cli-no-hand = Vous n’avez rien de secret en main.
cli-allowed = « { $action } » est permis maintenant.
cli-barred = « { $action } » n’est pas permis maintenant :
cli-hint = L’ordinateur jouerait : { $action }
cli-hint-value = { $value } %  { $action } ({ $part } % de sa réflexion)
cli-hint-line = Il s’attend ensuite à : { $line }
cli-no-odds = Ce n’est pas le hasard qui décide de « { $action } », ou ce n’est pas ouvert maintenant.
cli-taken-back = Repris : { $action }
cli-group-sure = Exécuter ? [o/N]
cli-group-stopped = Arrêté : quelque chose est intervenu.
cli-resign-sure = Abandonner ? L’ordinateur jouera pour vous. [o/N]

## Ce que l’on peut taper en plus des actions

cli-help-act = Tapez le numéro d’une action, ou son nom : attaquer lorraine>belgique, att lor bel. Entrée montre de nouveau la liste. Et aussi :
cli-request-help = aide
cli-request-help-usage = aide
cli-request-help-help = cette aide
cli-request-board = plateau
cli-request-board-usage = plateau
cli-request-board-help = dessiner le plateau de nouveau
cli-request-look = voir
cli-request-look-usage = voir LIEU
cli-request-look-help = un lieu et ses voisins
cli-request-hand = main
cli-request-hand-usage = main
cli-request-hand-help = ce que vous avez de secret
cli-request-log = journal
cli-request-log-usage = journal [tout]
cli-request-log-help = ce qui s’est passé
cli-request-why = pourquoi
cli-request-why-usage = pourquoi ACTION
cli-request-why-help = si une action est permise, et quelle règle l’interdit
cli-request-odds = cotes
cli-request-odds-usage = cotes ACTION
cli-request-odds-help = ce que les dés promettent
cli-request-hint = conseil
cli-request-hint-usage = conseil
cli-request-hint-help = ce que jouerait l’ordinateur, et pourquoi
cli-request-rules = règles
cli-request-rules-usage = règles MOTS
cli-request-rules-help = les règles qui contiennent ces mots, ou une clause par son numéro
cli-request-undo = annuler
cli-request-undo-usage = annuler
cli-request-undo-help = reprendre votre dernière action, tant que rien n’a été lancé ni montré
cli-request-order = ordre
cli-request-order-usage = ordre [NOM VALEUR]
cli-request-order-help = les ordres permanents, pour ne pas être interrogé chaque fois
cli-request-group = groupe
cli-request-group-usage = groupe [ORDRE BUT] PIÈCE …
cli-request-group-help = ce qui peut être ordonné à plusieurs pièces ensemble, ou le plan d’un tel ordre, à exécuter
cli-request-resign = abandonner
cli-request-resign-usage = abandonner
cli-request-resign-help = renoncer à la partie
cli-request-quit = quitter
cli-request-quit-usage = quitter
cli-request-quit-help = partir ; la partie est gardée

## RISK Édition Napoléon : le plateau dans le terminal

cli-letter-blue = B
cli-letter-red = R
cli-letter-black = N
cli-letter-white = C
cli-letter-yellow = J
cli-letter-violet = V

cli-risk-counts = { $territories } terr. { $regiments } rég. { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
cli-risk-mission = Votre mission : { $mission }
cli-risk-capital = Votre capitale : { $place } (*)
cli-risk-hand = { $number ->
    [one] Votre carte
   *[other] Vos { $number } cartes
  } : { $cards }
cli-risk-look = { $place } – { $region } (+{ $bonus })
cli-risk-dice = Le prochain jet, { $attack ->
    [one] un dé
   *[other] { $attack } dés
  } contre { $defence } :
cli-risk-round = { $percent } % l’attaquant perd { $lost }, le défenseur { $inflicted }
cli-risk-win = Jusqu’au bout, { $attackers } contre { $defenders } : l’attaquant l’emporte dans { $percent } % des cas.
cli-risk-crossing = À traverser : { $regiments } ; flottes ennemies sur la route : { $fleets }. Si toutes interceptent, { $mean } passent en moyenne, tous dans { $percent } % des cas.
cli-risk-convoy = Sur { $regiments } régiments en mer, { $mean } sont perdus en moyenne.
cli-risk-turned-back = Régiments qui doivent faire demi-tour : { $regiments }.
cli-risk-attacked = { NAME($seat) } attaque { THE($place) } : pertes { $lost }, contre { $inflicted }.
cli-risk-taken = { NAME($seat) } prend { THE($place) } : pertes { $lost }, contre { $inflicted }.
cli-risk-placed = { NAME($seat) } pose { $where }.

cli-short-place-castille_aragon = Castille-Aragon
cli-short-place-normandie_bretagne = Normandie-Bret.
cli-short-place-languedoc_provence = Languedoc-Prov.
cli-short-place-wurtemberg_westphalie = Wurtemb.-Westph.
cli-short-place-helvetie = Helvétie
cli-short-place-deux_siciles = Deux-Siciles
cli-short-place-varsovie = Varsovie
cli-short-place-provinces_illyriennes = Illyrie
cli-short-place-galicie = Galicie
cli-short-region-r_iberie = Espagne-Portugal
cli-short-region-r_rhin = Conf. du Rhin
cli-short-region-r_italie = Italie
cli-short-region-r_prusse = Prusse
cli-short-region-r_autriche = Autriche-Hongrie
cli-short-region-r_russie = Russie

cli-verb-risk_napoleon-colour = couleur
cli-verb-risk_napoleon-place = poser
cli-verb-risk_napoleon-place_five = poser cinq
cli-verb-risk_napoleon-place_all = poser tout
cli-verb-risk_napoleon-capital = capitale
cli-verb-risk_napoleon-exchange = échanger
cli-verb-risk_napoleon-bonus = bonus
cli-verb-risk_napoleon-claim = dévoiler
cli-verb-risk_napoleon-end_reinforcements = terminer les renforts
cli-verb-risk_napoleon-attack = attaquer
cli-verb-risk_napoleon-engage = engager
cli-verb-risk_napoleon-defend = défendre
cli-verb-risk_napoleon-occupy = occuper
cli-verb-risk_napoleon-end_combat = fin des combats
cli-verb-risk_napoleon-manoeuvre = manœuvrer
cli-verb-risk_napoleon-march = marcher
cli-verb-risk_napoleon-end_turn = terminer le tour

## Serveur

cli-serving = Grognard vous attend sur { $url } (Ctrl-C pour l’arrêter)
cli-no-browser = Pas de navigateur ici : ouvrez { $url } dans le vôtre.
cli-backup = { $count ->
    [one] { $count } table est dans { $file }.
   *[other] { $count } tables sont dans { $file }.
  }
cli-restore = { $count ->
    [one] { $count } table est revenue de { $file }.
   *[other] { $count } tables sont revenues de { $file }.
  }
error-cli-sync = --sync vaut full ou normal, pas « { $value } ».
