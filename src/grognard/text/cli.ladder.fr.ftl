# Joueurs de l’ordinateur : le tournoi et les moteurs externes.

ladder-title = Classement : { $game }
ladder-about = { $played } parties jouées sur { $wanted }, { $games } par paire, sièges équilibrés ; graine { $seed }, règles { $version }, moteur { $build }.
ladder-played = { $played ->
    [one] Une partie jouée
   *[other] { $played } parties jouées
  }, sièges équilibrés, { $seconds } s, graine { $seed }
ladder-ratings = Classement
ladder-ratings-about = Elo, la moyenne de tous les joueurs étant 0, avec les intervalles à 95 %.
ladder-growth = Force et budget
ladder-budget = parties simulées par décision
ladder-cross = Tableau croisé
ladder-cross-about = La part des parties que le joueur de la ligne a gagnées contre celui de la colonne ; une nulle compte pour moitié.
ladder-orders = Certitude de chaque ordre
ladder-orders-about = p : la probabilité d’autant de victoires ou plus si les deux étaient de force égale. Part équitable : ce que gagnerait un égal sur ces sièges.
ladder-player = joueur
ladder-elo = Elo
ladder-interval = intervalle à 95 %
ladder-choices = décisions
ladder-speed = ms par décision
ladder-order = ordre
ladder-games = parties
ladder-wins = gagnées – perdues
ladder-share = part
ladder-fair = part équitable
ladder-p-value = p
ladder-p = = { NUMBER($value, maximumSignificantDigits: 2) }
ladder-p-below = < { NUMBER($value, maximumSignificantDigits: 2) }
ladder-line = { $order } : { $wins } sur { $games }, { $share } (95 % : { $interval }), p { $p }
ladder-line-fair =  ; part équitable { $share }
ladder-report-at = Résultats et rapport : { $file }
ladder-goes-on = La même commande reprend { $folder } ; le rapport et les résultats obtenus y sont.

error-ladder-players = Un classement demande au moins deux joueurs différents, chacun nommé une fois.
error-ladder-other = { $folder } contient les résultats d’un autre classement.
error-engine-start = Le moteur { $name } ne peut être lancé ({ $command }) : { $why }.
error-engine-died = Le moteur { $name } s’est arrêté sans répondre (code { $status }). { $complaint }
error-engine-slow = Le moteur { $name } n’a pas répondu en { $seconds } s.
error-engine-nonsense = Le moteur { $name } a donné une réponse impossible : { $said }
error-engine-name = Aucun moteur ne peut s’appeler « { $word } » : jusqu’à 20 lettres, chiffres, - et _, et pas le nom d’un autre joueur.
