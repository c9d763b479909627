# Erreurs propres à Bataille des Nations 1813.

error-options-exclude = Les options « { $first } » et « { $second } » ne vont pas ensemble avec ces valeurs : changez l’une ou l’autre.
error-position-two-tiles = Position : l’armée « { $army } » a deux tuiles, dans « { $first } » et dans « { $second } » ; elle n’en a qu’une.
error-position-tile-and-markers = Position : la zone « { $place } » porte une tuile ; aucun marqueur ne peut y être.
error-position-markers = Position : l’armée « { $army } » a plus de marqueurs que ses { $most }.
error-position-one-marker = Position : l’armée « { $army } » n’a qu’un marqueur ; sa tuile devrait être placée.
error-position-two-states = Position : l’armée « { $army } » est à la fois en réserve, sur le plateau ou détruite ; choisissez.
error-position-no-state = Position : l’armée « { $army } » n’est ni en réserve, ni sur le plateau, ni détruite.
error-position-damage = Position : l’armée « { $army } » ne peut pas avoir perdu { $value } points.
error-position-unit = Position : l’arme de l’armée « { $army } » est imprimée sur sa carte ; seuls les deux commandants la choisissent.
error-position-unit-missing = Position : la tuile du commandant « { $army } » est placée, mais son arme n’est pas choisie.
error-position-district = Position : la mission « { $mission } » n’est pas du district « { $district } ».
error-position-no-mission = Position : il manque une mission au district « { $district } ».
error-position-copies = Position : la carte « { $card } » s’y trouve { $found } fois ; il n’y en a que { $most }.
error-position-cards = Position : { $found } cartes Action sur { $wanted } sont décrites.
error-position-known = Position : on sait d’une main plus de cartes « { $card } » qu’elle n’en a.
error-position-allotted = Position : l’armée « { $army } » ne peut pas compter pour la mission « { $mission } ».
error-position-revealed = Position : à ce point de la piste, { $wanted } missions sont révélées, et non { $found }.
