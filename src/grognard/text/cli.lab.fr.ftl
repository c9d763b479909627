# Les longues séries : grappes, résultats, reprise.

error-lab-missing = { $what } demande des bibliothèques qui ne sont pas installées : pip install grognard[lab].
error-cluster-address = « { $address } » n’est pas l’adresse d’un ordonnanceur Dask, qui ressemble à { $example }.
error-cluster-unreachable = Aucun ordonnanceur Dask ne répond à { $address }.
error-cluster-empty = La grappe de { $address } n’a aucune machine au travail.
error-cluster-without = La machine { $worker } n’a pas Grognard : installez-y la même version.
error-cluster-version = La machine { $worker } a Grognard { $found }, ici c’est { $wanted } : installez-y la même version.
error-cluster-rules = La machine { $worker } joue { $game } selon la version { $found } des règles et non { $wanted } : installez-y le même Grognard.
error-cluster-killed = Les mêmes parties ont fait tomber plusieurs machines de la grappe de { $address } : elles sont abandonnées.
error-game-lost = Une partie de { $game } a fait tomber { $times } processus et elle est abandonnée : graine { $seed }, joueurs { $players }, { $options }.
error-cluster-lost = La liaison avec la grappe de { $address } est perdue.
error-cluster-team = { $player } cherche sur plusieurs processus et ne va pas avec --cluster : ôtez le x et son nombre.
error-resume-nothing = Dans { $folder }, aucune série commencée ne peut être reprise.
error-resume-damaged = { $file } est abîmé à la ligne { $line } : la série ne peut être reprise.
error-resume-game = Dans { $folder } se trouvent des parties de { $found } et non de { $wanted }.
error-resume-rules = Dans { $folder } se trouvent des parties selon la version { $found } des règles ; ici, c’est la version { $wanted }.
error-resume-other = Dans { $folder } se trouve une autre série : { $option } valait { $found }, maintenant { $wanted }.
error-balance-none = { $game } ne nomme ici aucune valeur de départ que l’on puisse faire varier.
error-balance-handicap = Il n’y a pas de valeur de départ « { $word } » à faire varier.

balance-title = { $game } : { $name }
balance-played = { $played ->
    [one] Une partie
   *[other] { $played } parties
  } entre joueurs égaux ({ $players }), { $seconds } s, graine { $seed }
balance-even = Équilibre à { $even } (95 % : { $low } – { $high }). Une valeur plus haute favorise { $side }.
balance-beyond = Équilibre à { $even } (95 % : { $low } – { $high }), hors de ce qui se règle : { $least } à { $most }.
balance-open = Ces parties ne montrent pas où est l’équilibre : il en faut davantage.
balance-present = À la valeur actuelle, { $value } : { $share } de victoires pour { $side } (95 % : { $interval }).
balance-side = { THE($seat) }
balance-value = valeur
balance-curve = courbe
