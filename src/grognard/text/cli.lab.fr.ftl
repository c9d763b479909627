# Les longues séries : grappes, résultats, reprise.

error-lab-missing = { $what } demande des bibliothèques qui ne sont pas installées : pip install grognard[lab].
error-cluster-address = « { $address } » n’est pas l’adresse d’un ordonnanceur Dask, qui ressemble à { $example }.
error-cluster-unreachable = Aucun ordonnanceur Dask ne répond à { $address }.
error-cluster-empty = La grappe de { $address } n’a aucune machine au travail.
error-cluster-without = La machine { $worker } n’a pas Grognard : installez-y la même version.
error-cluster-version = La machine { $worker } a Grognard { $found }, ici c’est { $wanted } : installez-y la même version.
error-cluster-rules = La machine { $worker } joue { $game } selon la version { $found } des règles et non { $wanted } : installez-y le même Grognard.
error-cluster-killed = Les mêmes parties ont fait tomber plusieurs machines de la grappe de { $address } : elles sont abandonnées.
error-cluster-lost = La liaison avec la grappe de { $address } est perdue.
error-cluster-team = { $player } cherche sur plusieurs processus et ne va pas avec --cluster : ôtez le x et son nombre.
error-resume-nothing = Dans { $folder }, aucune série commencée ne peut être reprise.
error-resume-damaged = { $file } est abîmé à la ligne { $line } : la série ne peut être reprise.
error-resume-game = Dans { $folder } se trouvent des parties de { $found } et non de { $wanted }.
error-resume-rules = Dans { $folder } se trouvent des parties selon la version { $found } des règles ; ici, c’est la version { $wanted }.
error-resume-other = Dans { $folder } se trouve une autre série : { $option } valait { $found }, maintenant { $wanted }.
