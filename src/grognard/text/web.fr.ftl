# Le client dans le navigateur.

## Partout

web-home = Grognard : à l’accueil
web-close = Fermer
web-cancel = Annuler
web-name = Nom
web-your-name = Votre nom
web-no-answer = Le serveur ne répond pas. Réessayez dans un instant.
web-rules = Règles
web-replay = Revoir la partie
web-download = Télécharger l’enregistrement
web-table = Table
web-seats = Sièges
web-me = vous
web-somebody = un invité
web-computer-level = Ordinateur ({ $level })
web-computers = { $count ->
    [one] un ordinateur
   *[other] { $count } ordinateurs
  }
web-level-random = au hasard
web-level-greedy = simple
web-level-conscrit = conscrit
    .help = une recrue, rapide et étourdie
web-level-voltigeur = voltigeur
    .help = rapide, voit un peu plus loin
web-level-grognard = grognard
    .help = fort, quelques secondes par tour
web-level-marechal = maréchal
    .help = prend son temps
web-seat-open = siège libre

## Réglages

web-settings = Réglages
web-language = Langue
web-language-about = Chacun voit la table dans sa langue et peut en changer à tout moment.
web-theme = Lumière
web-theme-auto = Selon le système
web-theme-light = Plein jour
web-theme-dark = Chandelle
web-setting-confirm = Demander avant ce qui ne peut être repris
web-setting-sound = Sons : un tambour à mon tour, les dés
web-setting-notify = M’avertir de mon tour quand je regarde ailleurs
web-setting-plain = Plateau en liste de lieux

## Accueil

web-lobby-title = Les jeux d’histoire napoléoniens, toutes règles comprises
web-lobby-about = Seul, entre amis ou contre l’ordinateur, ce soir ou sur des semaines. Jamais à se demander ce qui est permis, ni pourquoi pas.
web-games = Jeux
web-my-tables = Mes tables
web-open-tables = Sièges libres
web-watch-tables = À regarder
web-no-open-tables = Personne n’attend de joueurs en ce moment.
web-no-watch-tables = Aucune partie d’autrui n’est en cours ici.
web-your-turn = À vous
web-status-open = attend des joueurs
web-status-running = en cours
web-status-over = terminée
web-deadline = fin du temps { $when }
web-join = Prendre un siège
web-play-now = Jouer contre l’ordinateur
web-new-table = Nouvelle table
web-seats-count = { $count } joueurs
web-seats-range = { $low } à { $high } joueurs
web-clauses = { $count } règles

## Une nouvelle table

web-options = La partie
web-pace = Rythme
web-pace-about = Avec une limite de temps, l’ordinateur joue un coup pour qui la laisse passer.
web-pace-0 = Sans limite de temps
web-pace-3600 = Une heure par décision
web-pace-86400 = Un jour par décision
web-pace-259200 = Trois jours par décision
web-pace-604800 = Une semaine par décision
web-table-name = Nom de la table
web-open-table = Ouvrir la table
web-seat-who = Qui joue { $seat }
web-seat-name = Nom, { $seat }
web-kind-me = Moi, sur cet écran
web-kind-link = Un ami, par un lien
web-kind-open = Libre, à qui viendra
web-hot-seat-about = Plusieurs sièges sur cet écran : un rideau tombe entre vous avant que des secrets ne soient montrés.
web-link-about = Les liens secrets à envoyer se trouvent dans le menu de la table.

## Apporter une partie

web-import = Apporter une partie
web-import-about = Regarder l’enregistrement d’une partie, ou reprendre à partir de lui ou d’une position.
web-import-open = Ouvrir un fichier
web-import-how = Une partie terminée se regarde. Un enregistrement (.grog) reprend à sa dernière ligne ou à une ligne antérieure, une position là où elle en est. Le hasard à venir est nouveau.
web-import-file = Choisir un fichier
web-import-text = ou collez-en le texte ici
web-import-unknown = Ce n’est ni un enregistrement ni une position d’un jeu connu ici.
web-import-record = L’enregistrement d’une partie de { $game }, { $lines } lignes.
web-import-position = Une position de { $game }.
web-import-at = Reprendre après la ligne
web-import-last = la dernière

## Un siège par son lien

web-invited = Vous êtes invité
web-invited-about = Un siège vous est gardé à une table de { $game }.
web-take-seat = Prendre mon siège
web-take = Prendre le siège { $seat }
web-invite = Inviter des joueurs

## Règles

web-rules-of = Règles de { $game }
web-rules-about = Dans nos propres mots, chacune avec son numéro : ce que le jeu répond quand vous demandez « pourquoi pas ? ».
web-chapters = Chapitres
web-search = Chercher dans les règles
web-found = { $count ->
    [0] Aucune règle
    [one] Une règle
   *[other] { $count } règles
  }
web-readings = Nos lectures
web-readings-about = Là où le livret se tait ou laisse un doute, ce que nous jouons et pourquoi ; ce qu’il a fallu reconstituer ; comment on joue ici.
web-basis-ruling = notre interprétation
web-basis-designed = reconstitué
web-basis-published = réponse de l’éditeur
web-basis-history = d’après l’histoire

## À la table

web-watching = Vous regardez
web-players = Joueurs
web-situation = Situation
web-hand = Mes secrets
web-hand-empty = Aucune carte en main.
web-log = Journal
web-log-start = Mise en place
web-chat = Discussion
web-orders = Ordres
web-panels = Panneaux
web-present = présent
web-resigned = a abandonné
web-winner = vainqueur
web-by-order = par ordre permanent
web-by-clock = temps écoulé
web-by-stand-in = un autre joueur de l’ordinateur : le moteur a failli
web-by-resigned = l’ordinateur, après un abandon
web-waiting-seats = La partie commence dès que les sièges libres sont pris ; qui a un lien peut venir plus tard.
web-reconnecting = Connexion perdue. Nouvel essai…
web-skip = { $count } coups à venir : tout montrer
web-undo = Reprendre
web-hint = Conseil
web-thinking = Réflexion…
web-hint-says = L’ordinateur jouerait :
web-hint-do = Jouer ainsi
web-hint-value = Ses chances, à son avis : { $value } % ({ $part } % de sa réflexion)
web-hint-others = Ou bien, moins étudié :
web-hint-other = { $action } : { $value } % ({ $part } %)
web-hint-line = Il s’attend ensuite à :
web-hint-step = { $seat } : { $action }
web-odds = Chances
web-modes = Un clic :
web-less = Un de moins
web-more = Un de plus
web-quick = Choix rapides
web-always-most = Toujours le maximum
web-place-lit = peut être choisi
web-place-target = peut être atteint
web-place-selected = choisi
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-fit = Carte entière
web-digest = Depuis votre dernier coup

web-group = Ordonner plusieurs unités
web-group-about = Cliquez des unités sur le plateau pour les choisir, ou prenez une brigade entière. Majuscule et clic choisit à tout moment.
web-group-here = peut être choisi
web-group-chosen-here = choisi
web-group-goal-here = peut être le but
web-group-chosen = { $count } unités choisies
web-group-without = Sans { $thing }
web-group-whole = En entier : { $name }
web-group-brigade = Prendre une brigade entière
web-group-orders = Ce qu’elles doivent faire
web-group-nothing = Rien ne peut leur être ordonné ensemble maintenant.
web-group-carry-out = Exécuter ({ $count ->
    [one] une action
   *[other] { $count } actions
  })
web-group-back = Changer
web-group-running = { $count ->
    [one] Encore une action
   *[other] Encore { $count } actions
  }
web-group-stop = Arrêter
web-group-halt-other = Arrêté : la parole est à l’autre camp.
web-group-halt-chance = Arrêté : le hasard a parlé, ou quelque chose a été découvert.
web-group-halt-barred = Arrêté : l’action suivante n’est plus permise.
web-group-halt-stopped = Arrêté.
web-group-go-on = Continuer ({ $count ->
    [one] une action
   *[other] { $count } actions
  })
web-group-done = L’ordre est exécuté.
web-group-take-back = Tout reprendre
web-group-leave = Terminer
web-reach-here = peut être atteint ({ $cost })
web-reach-who = Qui part
web-reach-about = Cliquez là où ils doivent aller. Un autre clic sur la pile en choisit les unités une à une.
web-reach-turn = Cliquez une flèche sur le plateau pour les tourner.
web-reach-more = Autres actions
web-reach-then = La marche vers { $place } aura lieu dès que l’on saura jusqu’où elle peut aller.
web-reach-join = Rejoindre d’autres unités en
web-reach-sure = Cela ne pourra pas être repris. Continuer ?

web-why = Pourquoi pas ?
web-why-asked = { $action } : pourquoi pas ?
web-why-nothing = Rien à faire ici pour le moment.
web-why-allowed = C’est permis : rien dans les règles ne l’interdit maintenant.
web-why-from = C’est possible depuis { $places } : choisissez d’où.
web-why-title = Pourquoi ne puis-je pas…
web-why-about = Choisissez ce que vous voudriez faire ; les règles répondent. Sur le plateau : clic droit, appui prolongé ou touche ?.

web-confirm = { $action } ?
web-confirm-about = Il vous reste autre chose à faire, et ceci ne pourra être repris.
web-confirm-never = Ne plus demander

web-resign = Abandonner
web-resign-title = Abandonner ?
web-resign-about = { $seat } renonce à la partie. À plus de deux joueurs, l’ordinateur continue à votre place.
web-rematch = Revanche

web-chat-empty = Personne n’a encore rien dit.
web-chat-write = Dire quelque chose
web-chat-send = Envoyer
web-chat-to = À qui
web-chat-all = À tous
web-orders-about = Les ordres valent en votre absence. Ils sont secrets, et vous pouvez les changer à tout moment.
web-orders-none = Ce jeu ne connaît pas d’ordres permanents.
web-orders-hidden = Montrez d’abord les secrets d’un joueur.
web-orders-for = Pour
web-orders-for-all = tous
web-orders-as-all = comme les autres
web-orders-apart = Ordres particuliers
web-orders-back = Reprendre

web-links = Liens des sièges
web-links-about = Qui ouvre un lien prend son siège. Ne l’envoyez qu’à celui pour qui il est ; avec le vôtre, vous continuez sur un autre écran.
web-copy = Copier
web-copied = Copié.
web-luck = Hasard
web-luck-about = Le serveur s’est engagé d’avance sur tout ce que le hasard apporte dans cette partie. Une fois finie, la clé est dans l’enregistrement, et chacun peut vérifier.

web-curtain = { $seat } à l’écran
web-curtain-about = Que tous les autres détournent le regard.
web-curtain-open = Je suis { $seat }
web-show-secrets = Montrer les secrets : { $seat }
web-hide-secrets = Cacher mes secrets
web-secrets-hidden = Les secrets sont cachés tant que vous êtes plusieurs à regarder.

## Revoir une partie

web-play = Lecture
web-pause = Pause
web-first = Au début
web-last = À la fin
web-back = Un pas en arrière
web-next = Un pas en avant
web-step = Pas
web-jump = Tour
web-eyes = Vu par
web-speed = Vitesse
web-fork = Et si…
web-fork-about = Continuer d’ici à une nouvelle table. Le hasard à venir est nouveau.
web-fork-running = Continuer d’ici à une nouvelle table, pour essayer. Ce que vous ne voyez pas est redistribué.
web-to-table = À la table

## Autour de la table

web-presets = Que jouer
web-preset-own = Vos propres options.
web-needs = { $value } ({ $needs })
web-absent = Pas proposé en l’état : { $values }.
web-changed = { $count ->
    [one] un changement
   *[other] { $count } changements
  }
web-bad-number = Un nombre entier de { $low } à { $high }, s’il vous plaît.
web-set-back = Remis comme avant, faute de convenir encore : { $options }.
web-form-wrong = Une des options ne peut être ce qui a été donné : corrigez-la d’abord.
web-import-what = Qu’en faire
web-import-watch = Regarder la partie
web-import-play = Reprendre à l’une de ses lignes
web-time-up = le temps est écoulé
web-rematch-yours = Une revanche est ouverte ; votre siège vous est gardé.
web-rematch-others = Une revanche est ouverte.
web-rematch-go = À la revanche
web-plain-rest = { $count ->
    [one] Un autre lieu, où il n’y a rien.
   *[other] { $count } autres lieux, où il n’y a rien.
  }
web-other-options = Les autres options, comme d’habitude

## Aide

web-help = Aide et touches
web-help-mouse = Ce qui est éclairé se clique. Un clic sur un de vos territoires le choisit ; cliquez ensuite le voisin éclairé. La molette ou deux doigts agrandissent, on déplace la carte en la tirant. Un clic droit ou un appui prolongé demande « pourquoi pas ? ».
web-key-move = aller d’un lieu éclairé à l’autre
web-key-all = parcourir tous les lieux
web-key-act = agir sur le lieu
web-key-ways = agir de la deuxième ou troisième façon
web-key-modes = choisir ce que fait un clic
web-key-group = choisir plusieurs unités à ordonner ensemble
web-key-end = terminer cette étape
web-key-undo = reprendre
web-key-hint = conseil
web-key-why = pourquoi pas ? sur un lieu ; sinon cette aide
web-key-escape = lâcher, fermer
web-key-zoom = agrandir, réduire, carte entière
web-key-tabs = journal, discussion, ordres
web-key-next = le prochain lieu où l’on peut agir
web-key-inspect = garder la fiche de ce que l’on montre
web-key-legend = légende
web-key-rules = règles
web-key-skip = montrer tout de suite les coups à venir
web-key-help = cette aide

## À la table : ce qui vient de se passer

web-setting-pace = Coups des autres
web-pace-off = d’un coup
web-pace-quick = vite
web-pace-normal = normal
web-pace-slow = lentement
web-pace-step = pas à pas
web-setting-moment = Le résultat d’un combat
web-moment-none = n’est pas montré
web-moment = { $seconds } s
web-moment-click = jusqu’au clic
web-setting-follow = Déplacer la carte là où l’on peut agir ou bien où il se passe quelque chose
web-result = Résultat
web-result-again = Revoir le résultat
web-digest-even = Vous n’avez rien gagné ni perdu.
web-digest-all = { $count ->
    [one] Une ligne du journal
   *[other] Les { $count } lignes
  }
web-waiting-connection = Connexion perdue. Votre coup attend et partira dès qu’elle sera rétablie.
web-computer-thinks = { $seat } (ordinateur, { $level }) réfléchit…
web-ask-always = Me demander à chaque fois, même si je ne peux que passer
web-others-moves = Les coups des autres
web-go-on = Continuer
web-next-step = Coup suivant
web-again = Revoir leur tour
web-inspect-rules = Règles à ce sujet
web-inspect-pin = I : garder ouvert
web-legend = Légende
web-next-lit = Suivant des { $count } lieux où vous pouvez agir
web-more-choices = { $count } de plus
web-fewer-choices = Moins

## La fin d’une partie

web-story = Le récit de la partie
web-story-wait = On relit la partie…
web-story-resigned = { $seats } : abandon.
web-story-course = Le cours du score, tour par tour
web-story-swings = Les tournants
web-story-turn = Tour { $turn }
web-story-points = { $points } % de chances
web-story-numbers = Pertes et chance
web-story-losses = Pertes
web-story-luck = Chance
web-story-luck-about = { $throws } jets ou tirages ; le hasard seul fait d’ordinaire varier ce nombre de { $deviation }
web-story-decisions = Décisions
web-story-hidden = Ce qui était caché
web-replay-fork = Revoir, et si…
