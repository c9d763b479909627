# Le serveur : refus à la table et dans le hall.

error-no-table = Il n’y a pas de table « { $table } ».
error-no-page = Il n’y a rien à cette adresse.
error-forbidden = Cette demande ne vient pas d’une page de ce serveur.
error-no-visitor = Votre navigateur doit accepter le cookie de ce serveur pour que vous puissiez vous asseoir.
error-bad-token = Ce lien n’ouvre aucun siège à cette table.
error-not-your-seat = Le siège « { $seat } » n’est pas le vôtre.
error-not-your-table = Vous n’avez pas de siège à cette table.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-not-over = Il faut attendre la fin de la partie.
error-seat-taken = Le siège « { $seat } » n’est pas libre.
error-stale = La situation a changé entre-temps : regardez-la et décidez de nouveau.
error-table-open = La partie commence quand tous les sièges sont pris.
error-table-gone = La table a été relue : veuillez vous reconnecter.
error-not-stored = Votre coup n’a pas pu être enregistré, il n’a donc pas été joué. Veuillez réessayer.
error-message-form = Ce message n’a pas la bonne forme.
error-message-size = Le message est trop long{ $most ->
    [0] {""}
   *[other] { " " }({ $most } octets au plus)
  }.
error-too-fast = Trop de messages à la fois : attendez un instant.
error-too-many-tables = Vous avez ouvert { $most } tables aujourd’hui ; c’est la limite ici.
error-chat-length = Un message compte de 1 à { $most } caractères.
error-may-not-talk = Les règles ne vous permettent pas de parler maintenant.
error-pace = Ce rythme est inconnu.
error-database-url = L’adresse de la base de données est illisible : { $url }.
error-server-error = Une erreur s’est produite sur le serveur. Rien n’est perdu ; veuillez réessayer.
error-backup-exists = Le fichier { $file } existe déjà : choisissez un autre nom.
error-backup-missing = Il n’y a pas de base de données à sauvegarder dans { $file }.
error-backup-broken = Le fichier { $file } n’est pas une sauvegarde de Grognard.
error-backup-sqlite = La sauvegarde et la restauration concernent SQLite ; une base PostgreSQL a ses propres outils (pg_dump, pg_restore).
error-port-taken = Le port { $port } est occupé. Choisissez-en un autre avec --port.
