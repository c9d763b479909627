# Computer players: the ladder and external engines.

ladder-title = Ladder: { $game }
ladder-about = { $played } of { $wanted } games played, { $games } a pair, seats balanced; seed { $seed }, rules { $version }, engine { $build }.
ladder-played = { $played ->
    [one] One game
   *[other] { $played } games
  } played, seats balanced, { $seconds } s, seed { $seed }
ladder-ratings = Ratings
ladder-ratings-about = Elo, the mean of all players being 0, with 95 % intervals.
ladder-growth = Strength and budget
ladder-budget = playouts a decision
ladder-cross = Cross table
ladder-cross-about = The share of the games that the player in the row won against the one in the column; a draw counts half.
ladder-orders = How sure each order is
ladder-orders-about = p: how likely so many wins or more would be if the two were equally strong. Fair share: what an equal would win on these seats.
ladder-player = player
ladder-elo = Elo
ladder-interval = 95 % interval
ladder-choices = decisions
ladder-speed = ms a decision
ladder-order = order
ladder-games = games
ladder-wins = won – lost
ladder-share = share
ladder-fair = fair share
ladder-p-value = p
ladder-p = = { NUMBER($value, maximumSignificantDigits: 2) }
ladder-p-below = < { NUMBER($value, maximumSignificantDigits: 2) }
ladder-line = { $order }: { $wins } of { $games }, { $share } (95 %: { $interval }), p { $p }
ladder-line-fair = ; fair share { $share }
ladder-report-at = Results and report: { $file }
ladder-goes-on = The same command goes on with { $folder }; report and results so far are there.

error-ladder-players = A ladder needs two different players or more, each named once.
error-ladder-other = In { $folder } are the results of another ladder.
error-engine-start = The engine { $name } cannot be started ({ $command }): { $why }.
error-engine-died = The engine { $name } ended without an answer (status { $status }). { $complaint }
error-engine-slow = The engine { $name } did not answer within { $seconds } s.
error-engine-nonsense = The engine { $name } answered what cannot be: { $said }
error-engine-name = No engine can be called “{ $word }”: up to 20 letters, digits, - and _, and no name that a player has already.
