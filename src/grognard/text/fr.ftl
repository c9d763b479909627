# La plate-forme : mots communs et messages d’erreur. Les commandes du terminal ont leur fichier.

## Mots communs

yes = oui
no = non
on = oui
off = non

language-fr = français
language-en = anglais

# Une énumération : les premiers noms, séparés par des virgules, et le dernier.
list = { $others } et { $last }

## Les ordres permanents de tous les jeux

order-ask = Me demander à chaque fois
  .help = On vous demande votre avis même là où vous ne pouvez que passer. Sinon, on passe pour vous.

## Sièges, tant que le jeu n’a pas de meilleur nom pour eux

seat-watcher = Spectateur
  .the = le spectateur
  .of = du spectateur
  .to = au spectateur
seat-1 = Joueur 1
  .the = le joueur 1
  .of = du joueur 1
  .to = au joueur 1
seat-2 = Joueur 2
  .the = le joueur 2
  .of = du joueur 2
  .to = au joueur 2
seat-3 = Joueur 3
  .the = le joueur 3
  .of = du joueur 3
  .to = au joueur 3
seat-4 = Joueur 4
  .the = le joueur 4
  .of = du joueur 4
  .to = au joueur 4
seat-5 = Joueur 5
  .the = le joueur 5
  .of = du joueur 5
  .to = au joueur 5
seat-6 = Joueur 6
  .the = le joueur 6
  .of = du joueur 6
  .to = au joueur 6
seat-7 = Joueur 7
  .the = le joueur 7
  .of = du joueur 7
  .to = au joueur 7
seat-8 = Joueur 8
  .the = le joueur 8
  .of = du joueur 8
  .to = au joueur 8

## Fin de partie

over-won = { THE($seat) } a gagné la partie.
over-shared = { $seats } ont gagné la partie.
over-drawn = La partie se termine sans vainqueur.

## Règles

clause = { $clause } : { $text }

## Erreurs : ce qui ne va pas, où, et que faire

# Ce que l’on ajoute à une erreur quand on devine ce qui était voulu, ou quand on peut dire ce qui existe.
did-you-mean = Vouliez-vous dire « { $nearest } » ?
known-names = Au choix : { $known }.

error-barred = « { $action } » n’est pas permis maintenant. { $clause }
error-match-over = La partie est finie.
error-no-action = { $action } n’est le numéro d’aucune action de ce jeu.
error-no-undo = Il n’y a rien que vous puissiez reprendre : depuis votre dernier coup, un dé a roulé, une carte a été vue ou un autre joueur a la main.
error-resigned-already = Vous avez déjà abandonné.
error-player-count = { $found ->
    [one] Un joueur est indiqué
   *[other] { $found } joueurs sont indiqués
  } pour { $wanted ->
    [one] un siège.
   *[other] { $wanted } sièges.
  }

error-adapter-parts = Les éléments de cet adaptateur ne sont pas installés : pip install grognard[{ $extra }].
error-unknown-game = Aucun jeu ne s’appelle « { $word } ».
error-not-a-game = Ce qui est installé sous le nom « { $word } » n’est pas un jeu de Grognard.
error-unknown-language = La langue « { $word } » n’est pas parlée ici.
error-unknown-clause = Aucune règle ne porte le numéro « { $word } ».
error-unknown-verb = L’action « { $word } » n’existe pas.
error-unknown-name = Le nom « { $word } » est inconnu.
error-unknown-seat = Il n’y a pas de siège « { $word } ».
error-unknown-order = Il n’y a pas d’ordre permanent « { $word } ».
error-unknown-player = L’ordinateur n’a pas de joueur « { $word } ».
error-unknown-option = Il n’y a pas d’option « { $word } ».
error-argument-unwanted = L’action « { $verb } » ne prend rien à sa suite : « { $word } » est de trop.
error-no-number = « { $word } » n’est pas un nombre entier.
error-number-range = { $value } n’est pas entre { $low } et { $high }.

error-option-flag = L’option « { $option } » se règle par « on » ou « off », pas par « { $value } ».
error-option-number = L’option « { $option } » veut un nombre entier, pas « { $value } ».
error-option-range = L’option « { $option } » va de { $low } à { $high } : { $value } n’en est pas.
error-option-choice = L’option « { $option } » n’admet pas « { $value } ».
error-option-idle = L’option « { $option } » n’offre rien à choisir avec les autres telles qu’elles sont.

error-file-unreadable = Le fichier { $file } ne peut être lu : { $why }.
error-file-not-utf8 = Le fichier { $file } n’est pas un texte en UTF-8 (octet { $byte }).
error-file-syntax = Le fichier { $file } n’est pas écrit correctement : { $why }.

error-record-header = Ce fichier n’est pas l’enregistrement d’une partie : sa première ligne n’est pas un en-tête complet.
error-record-format = Cet enregistrement est au format { $found } ; cette version de Grognard lit le format { $known }.
error-record-game = Cet enregistrement est celui d’une partie de « { $found } », pas de « { $wanted } ».
error-record-rules = Cette partie a été jouée avec la version { $found } des règles ; celle d’ici est la { $wanted }.
error-record-commitment = La clé des dés ne correspond pas à l’engagement pris en tête de l’enregistrement.
error-record-cut = Ligne { $line } : l’enregistrement est coupé au milieu de la ligne.
error-record-line = Ligne { $line } : elle n’est pas lisible comme ligne d’enregistrement.
error-record-altered = Ligne { $line } : elle a été modifiée, ou une ligne précédente manque.
error-record-order = Ligne { $line } : son numéro d’ordre n’est pas le bon.
error-record-seat = Ligne { $line } : ce siège n’est pas de la partie.
error-record-chance = Ligne { $line } : les réponses du hasard sont illisibles.
error-record-after-end = Ligne { $line } : la partie était déjà finie.
error-record-illegal = Ligne { $line } : « { $action } » n’était pas permis. { $clause }
error-record-differs = Ligne { $line } : rejouée, la partie donne autre chose ({ $why }).

error-chance-missing = Il manque à l’enregistrement la réponse n° { $index } du hasard.
error-chance-differs = Le hasard est interrogé sur { $asked } possibilités ; l’enregistrement répond { $value } sur { $bound }.
error-key-length = La clé des dés compte { $bytes } octets au lieu de 32.

error-position-shape = Position : la partie « { $part } » manque ou n’a pas la forme voulue.
error-position-game = Position : elle est d’une partie de « { $found } », pas de « { $wanted } ».
error-position-frame = Position : aucune étape du jeu ne s’appelle « { $frame } ».
error-position-fields = Position : l’étape « { $frame } » se décrit par : { $fields }.
error-position-part = Position : la table n’a pas de partie « { $part } ».
error-position-number = Position : { $value } n’est pas un nombre possible pour « { $part } ».
error-position-twice = Position : « { $name } » s’y trouve deux fois.
error-position-missing = Position : il manque « { $part } ».
error-position-owner = Position : le possesseur du territoire « { $place } » ne va pas avec l’étape en cours.
error-position-regiments = Position : « { $place } » ne peut pas porter { $value } régiments à cette étape.
error-position-territories = Position : { $number ->
    [one] un territoire est décrit
   *[other] { $number } territoires sont décrits
  } sur { $wanted }. Il manque : { $missing }.
error-position-border = Position : l’étape « { $frame } » est impossible à la frontière « { $border } ».
error-position-winner = Position : { $seat } a gagné, rien ne peut donc être en cours.
error-position-nesting = Position : l’étape « { $frame } » n’est pas à sa place.
error-position-turn = Position : l’étape « { $frame } » n’est pas celle de ce joueur.
error-position-mission = Position : la mission « { $name } » ne peut être tenue ici.
error-position-kept = Position : { $seat } n’a pu garder ce qu’il ne tient pas.
error-position-capital = Position : « { $name } » ne peut être une capitale ici.
error-position-stuck = Position : à l’étape « { $frame } », personne ne pourrait jouer.
