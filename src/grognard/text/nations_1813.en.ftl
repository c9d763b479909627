# Errors of Battle of the Nations 1813.

error-options-exclude = The options “{ $first }” and “{ $second }” do not go together with these values: change one of them.
error-position-two-tiles = Position: the army “{ $army }” has two tiles, in “{ $first }” and in “{ $second }”; it has only one.
error-position-tile-and-markers = Position: the area “{ $place }” holds a tile; no marker can be there.
error-position-markers = Position: the army “{ $army }” has more markers than its { $most }.
error-position-one-marker = Position: the army “{ $army }” has only one marker; its tile should have been placed.
error-position-two-states = Position: the army “{ $army }” is more than one of unplayed, on the board and destroyed; choose one.
error-position-no-state = Position: the army “{ $army }” is neither unplayed, nor on the board, nor destroyed.
error-position-damage = Position: the army “{ $army }” cannot have lost { $value } points.
error-position-unit = Position: the unit type of the army “{ $army }” is printed on its card; only the two commanders choose theirs.
error-position-unit-missing = Position: the commander’s tile “{ $army }” is placed, but its unit type is not chosen.
error-position-district = Position: the mission “{ $mission }” is not of the district “{ $district }”.
error-position-no-mission = Position: the district “{ $district }” lacks a mission.
error-position-copies = Position: the card “{ $card }” is in it { $found } times; there are only { $most }.
error-position-cards = Position: { $found } Action cards of { $wanted } are described.
error-position-known = Position: more cards “{ $card }” are known of a hand than it holds.
error-position-allotted = Position: the army “{ $army }” cannot count for the mission “{ $mission }”.
error-position-revealed = Position: at this point of the track { $wanted } missions are revealed, not { $found }.
