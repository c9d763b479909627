# Long runs: clusters, results, going on.

error-lab-missing = { $what } needs libraries that are not installed: pip install grognard[lab].
error-cluster-address = “{ $address }” is no address of a Dask scheduler: it looks like { $example }.
error-cluster-unreachable = No Dask scheduler answers at { $address }.
error-cluster-empty = The cluster at { $address } has no workers.
error-cluster-without = The worker { $worker } has no Grognard: install the same version there.
error-cluster-version = The worker { $worker } has Grognard { $found }, here it is { $wanted }: install the same version there.
error-cluster-rules = The worker { $worker } plays { $game } by version { $found } of the rules, not { $wanted }: install the same Grognard there.
error-cluster-killed = The same games have taken down several workers of the cluster at { $address }: they are given up.
error-game-lost = A game of { $game } has taken down { $times } processes and is given up: seed { $seed }, players { $players }, { $options }.
error-cluster-lost = The connection to the cluster at { $address } is lost.
error-cluster-team = { $player } searches on several processes and does not go with --cluster: leave the x and its number away.
error-resume-nothing = In { $folder } no series was begun that could go on.
error-resume-damaged = { $file } is damaged at line { $line }: the series cannot go on.
error-resume-game = In { $folder } are games of { $found }, not of { $wanted }.
error-resume-rules = In { $folder } are games by version { $found } of the rules; here it is version { $wanted }.
error-resume-other = In { $folder } is another series: { $option } was { $found }, now it is { $wanted }.
error-balance-none = { $game } names no start value here that could be turned.
error-balance-handicap = There is no start value “{ $word }” to turn.

balance-title = { $game }: { $name }
balance-played = { $played ->
    [one] One game
   *[other] { $played } games
  } between equal players ({ $players }), { $seconds } s, seed { $seed }
balance-even = Even at { $even } (95 %: { $low } – { $high }). A higher value favours { $side }.
balance-beyond = Even at { $even } (95 %: { $low } – { $high }), beyond what can be set: { $least } to { $most }.
balance-open = These games do not show where it is even: play more of them.
balance-present = At the present value, { $value }: { $share } of the wins for { $side } (95 %: { $interval }).
balance-side = { THE($seat) }
balance-value = value
balance-curve = curve
