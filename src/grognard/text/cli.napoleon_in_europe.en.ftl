# Napoleon in Europe: the board in the terminal

cli-nie-setup = Setup
cli-nie-turn = Turn { $turn }
cli-nie-turn-of = Turn { $turn } of { $last }
cli-nie-phase-window = diplomacy before the turn of { THE($seat) }
cli-nie-phase-start = alliances
cli-nie-phase-joining = joint turns
cli-nie-phase-calling = joint turns
cli-nie-phase-movement = movement
cli-nie-phase-battles = battles
cli-nie-phase-draw = draw
cli-nie-phase-production = production
cli-nie-phase-late = last battles
cli-nie-phase-end = end of the turn
cli-nie-deck = { $count ->
    [0] deck empty
    [one] one card in the deck
   *[other] { $count } cards in the deck
  }{ $under ->
    [0] { "" }
   *[other] , { $under } below
  }
cli-nie-to-place = To place now: { $number } × { NAME($corps) }
cli-nie-to-deploy = To deploy now: { $number } × { NAME($corps) }
cli-nie-retreating = In retreat: { NAME($nation) }

## The players

cli-nie-sign-france = Fr
cli-nie-sign-britain = Br
cli-nie-sign-prussia = Pr
cli-nie-sign-russia = Ru
cli-nie-sign-ottoman = Ot
cli-nie-sign-austria = Au
cli-nie-sign-spain = Sp
cli-nie-sign-seat = P{ $number }
cli-nie-column-regions = reg.
cli-nie-column-growth = growth
cli-nie-column-pieces = pieces
cli-nie-column-cards = cards
cli-nie-column-draws = draws
cli-nie-column-sea = sea
cli-nie-column-allies = allies
cli-nie-growth = { $sign }{ $size }
cli-nie-neutral = Neutral:
cli-nie-acted = Have played:
cli-nie-deferred = Joint turns:
cli-nie-joins = { NAME($seat) } with { NAME($host) }
cli-nie-voyages = By sea:
cli-nie-straits = Straits refused to:
cli-nie-reserve = To place:
cli-nie-facing = Face to face:
cli-nie-known = Known cards:

## Europe

cli-nie-part-portugal = Portugal
cli-nie-part-germany = Germany
cli-nie-part-italy = Italy
cli-nie-part-scandinavia = Scandinavia
cli-nie-part-east = Eastern Europe
cli-nie-part-south = Africa, Levant
cli-nie-part-islands = Islands
cli-nie-letter-infantry = i
cli-nie-letter-cavalry = c
cli-nie-letter-artillery = a
cli-nie-letter-leader = L
cli-nie-legend = i infantry, c cavalry, a artillery, L leader, * capital, – nobody’s
cli-nie-arm-infantry = { $count } infantry
cli-nie-arm-cavalry = { $count } cavalry
cli-nie-arm-artillery = { $count } artillery
cli-nie-arm-leader = { $count ->
    [one] 1 leader
   *[other] { $count } leaders
  }

## The battle

cli-nie-battle-major = Major battle: { NAME($place) }
cli-nie-battle-minor = Skirmish: { NAME($place) }
cli-nie-deploy = both sides deploy behind the screen
cli-nie-round = { $round ->
    [0] without a fight
   *[other] round { $round }
  }
cli-nie-landing = landing: the defender hits on 5 and 6
cli-nie-side-attack = Attack: { NAME($seat) }
cli-nie-side-defence = Defence: { NAME($seat) }
cli-nie-acting = (acts)
cli-nie-rank-front = front rank
cli-nie-rank-rear = rear rank
cli-nie-rank-dead = casualties
cli-nie-rank-screen = behind the screen
cli-nie-rank-left = to deploy
cli-nie-rank-empty = empty
cli-nie-hits = { $hits ->
    [one] One hit to give out.
   *[other] { $hits } hits to give out.
  }
cli-nie-rally = { $hits ->
    [one] One piece to rally at most.
   *[other] { $hits } pieces to rally at most.
  }
cli-nie-around = Around:

## The cards

cli-nie-hand = Hand of { THE($nation) }, { $count ->
    [one] one card
   *[other] { $count } cards
  }: { $cards }
cli-nie-chosen = Chosen so far: { $cards }

## A region

cli-nie-held = held by { THE($nation) }
cli-nie-nobodys = nobody’s
cli-nie-homeland = homeland of { THE($nation) }
cli-nie-capital = capital of { THE($nation) }
cli-nie-port = port
cli-nie-army = { NAME($nation) }: { $army }
cli-nie-marched = this turn: { $number } × { NAME($corps) }, from { NAME($place) }
cli-nie-sailed = this turn, by sea: { $number } × { NAME($corps) }, from { NAME($place) }

## The odds

cli-nie-range = { $low } to { $high }
cli-nie-chance = { $what } ({ $percent } %)
cli-nie-fire = { $dice ->
    [one] Next fire: one die, hits from { $least }
   *[other] Next fire: { $dice } dice, hits from { $least }
  }
cli-nie-pursuit = { $dice ->
    [one] Pursuit: one die, hits from { $least }
   *[other] Pursuit: { $dice } dice, hits from { $least }
  }
cli-nie-hit-chances = Hits: { $chances }
cli-nie-breaks = { $targets ->
    [one] To sweep away the enemy front (1 piece): { $percent } %
   *[other] To sweep away the enemy front ({ $targets } pieces): { $percent } %
  }
cli-nie-destroys = { $targets ->
    [one] To lose everything (1 piece): { $percent } %
   *[other] To lose everything ({ $targets } pieces): { $percent } %
  }
cli-nie-win-attack = The attack wins the battle: { $percent } %
cli-nie-win-defence = The defence wins the battle: { $percent } %
cli-nie-losses = Average losses before the pursuit: attack { $attack } of { $attackers }, defence { $defence } of { $defenders }
cli-nie-policy = If both put everything in front, shoot artillery and cavalry first and never give up. Worked out exactly.
cli-nie-policy-rough = If both put everything in front, shoot artillery and cavalry first and never give up. Armies cut down in proportion.
cli-nie-landing-safe = A crossing without risk: nothing is lost.
cli-nie-landing-risk = { $pieces ->
    [one] One piece, one die: lost
   *[other] { $pieces } pieces, one die each: lost
  } { $worst ->
    [one] on 1.
   *[other] on 1 to { $worst }.
  }
cli-nie-lost = Pieces lost: { $chances }

## Verbs as they are typed

cli-verb-napoleon_in_europe-choose_nation = choose nation
cli-verb-napoleon_in_europe-place = place
cli-verb-napoleon_in_europe-place_rest = place rest
cli-verb-napoleon_in_europe-done = done
cli-verb-napoleon_in_europe-propose_alliance = propose alliance
cli-verb-napoleon_in_europe-accept = accept
cli-verb-napoleon_in_europe-decline = decline
cli-verb-napoleon_in_europe-trade = trade
cli-verb-napoleon_in_europe-hand = hand
cli-verb-napoleon_in_europe-give = give
cli-verb-napoleon_in_europe-take = take
cli-verb-napoleon_in_europe-counter = counter
cli-verb-napoleon_in_europe-pledge = pledge
cli-verb-napoleon_in_europe-cede = cede
cli-verb-napoleon_in_europe-receiver = receiver
cli-verb-napoleon_in_europe-request = request
cli-verb-napoleon_in_europe-put_away = put away
cli-verb-napoleon_in_europe-end_alliance = end alliance
cli-verb-napoleon_in_europe-keep_faith = keep faith
cli-verb-napoleon_in_europe-begin = begin
cli-verb-napoleon_in_europe-invite = invite
cli-verb-napoleon_in_europe-defer = defer
cli-verb-napoleon_in_europe-march = march
cli-verb-napoleon_in_europe-whole = whole
cli-verb-napoleon_in_europe-detach = detach
cli-verb-napoleon_in_europe-since = since
cli-verb-napoleon_in_europe-send = send
cli-verb-napoleon_in_europe-embark = embark
cli-verb-napoleon_in_europe-fleet = fleet
cli-verb-napoleon_in_europe-sail = sail
cli-verb-napoleon_in_europe-load = load
cli-verb-napoleon_in_europe-cast_off = cast off
cli-verb-napoleon_in_europe-grant = grant
cli-verb-napoleon_in_europe-refuse = refuse
cli-verb-napoleon_in_europe-hand_over = hand over
cli-verb-napoleon_in_europe-end_movement = end movement
cli-verb-napoleon_in_europe-battle = battle
cli-verb-napoleon_in_europe-front = front
cli-verb-napoleon_in_europe-stand = stand
cli-verb-napoleon_in_europe-give_up = give up
cli-verb-napoleon_in_europe-shift = shift
cli-verb-napoleon_in_europe-hit = hit
cli-verb-napoleon_in_europe-spare = spare
cli-verb-napoleon_in_europe-rally = rally
cli-verb-napoleon_in_europe-enough = enough
cli-verb-napoleon_in_europe-retreat = retreat
cli-verb-napoleon_in_europe-fall_back = fall back
cli-verb-napoleon_in_europe-combine = combine
cli-verb-napoleon_in_europe-card = card
cli-verb-napoleon_in_europe-end_production = end production
