# Napoleon in Europe: the board in the browser.

board-blurb = Seven nations contend for Europe from Lisbon to Moscow and Cairo. Armies that move as they like, tactical battles on two ranks deployed in secret, cards traded with a straight face, alliances made to be broken. The basic rules, for two to seven players.
board-length = 3 to 6 hours

board-map = Map of Europe
board-to-battle = Show the battlefield
board-to-map = Show the map
board-nobody = nobody’s
board-place = { NAME($place) } ({ $holder })
board-army = { NAME($nation) }: { $army }
board-arm-infantry = { $count } infantry
board-arm-cavalry = { $count } cavalry
board-arm-artillery = { $count } artillery
board-arm-leader = { $count ->
    [one] 1 leader
   *[other] { $count } leaders
  }

board-modes = A click on a region:
board-short-march = March
board-short-embark = Embark
board-short-cede = Cede
board-short-request = Ask for
board-short-battle = Fight
board-short-place = 1 piece
board-short-place_rest = all
board-short-retreat = Whole army
board-short-fall_back = One arm
board-on-place = can receive the piece
board-on-place_rest = can receive the pieces
board-on-embark = can embark
board-on-sail = can be landed at
board-on-battle = battle to fight
board-on-retreat = open to the retreat
board-on-fall_back = open to the retreat
board-from-march = can march
board-to-march = can be entered

board-verb-choose_nation = Choose a nation
board-verb-place = Place a piece
board-verb-place_rest = Place all pieces of this arm
board-verb-propose_alliance = Propose an alliance
board-verb-trade = Propose a trade of cards
board-verb-hand = Choose the hand to trade from
board-verb-give = Cards given
board-verb-take = Cards asked for
board-verb-pledge = Choose a card to give
board-verb-cede = Cede a region
board-verb-receiver = Choose who receives the region
board-verb-request = Ask an ally for a region
board-verb-put_away = Put a card under the deck
board-verb-end_alliance = End an alliance
board-verb-invite = Invite an ally to play together
board-verb-defer = Defer your turn
board-verb-march = March
board-verb-detach = Detach an arm
board-verb-since = Choose where the pieces came from
board-verb-send = Send pieces
board-verb-embark = Embark
board-verb-fleet = Choose the nation that embarks
board-verb-sail = Choose the port of arrival
board-verb-load = Load a piece
board-verb-battle = Fight a battle
board-verb-front = Put in the front rank
board-verb-shift = Shift an arm between the ranks
board-verb-hit = Name a victim
board-verb-rally = Rally a piece
board-verb-retreat = Retreat
board-verb-fall_back = Withdraw one arm
board-verb-combine = Play a combination
board-verb-card = Choose a card of the combination

board-field-regions = Regions
board-field-growth = Growth since the start
board-field-cards = Cards
board-field-allies = Allies
board-brief-regions = reg.
board-brief-growth = growth
board-brief-cards = cards
board-brief-allies = allies

board-hand = { $count ->
    [one] Hand of { THE($nation) }, 1 card: can buy
   *[other] Hand of { THE($nation) }, { $count } cards: can buy
  }
board-buy = { $combination } → { $army }
board-buy-nothing = nothing yet
board-combination-regiment = regiment
board-combination-brigade = brigade
board-combination-division = division
board-combination-corps = corps

board-field = Battlefield: { NAME($place) }
board-battle-major = Major battle: { NAME($place) }
board-battle-minor = Skirmish: { NAME($place) }
board-battle-round = Round { $round }
board-battle-deploy = Both sides deploy behind the screen
board-battle-landing = landing: the defender hits on 5 and 6
board-side-attack = Attack: { NAME($seat) }
board-side-defence = Defence: { NAME($seat) }
board-acting = acts
board-screen = Behind the screen
board-now = { $count } × { NAME($corps) }
board-rank-front = Front rank
board-rank-rear = Rear rank
board-rank-empty = empty
board-casualties = Casualties:
board-none = none

board-odds-fire = { $dice ->
    [one] Next fire: 1 die, hits from { $from }
   *[other] Next fire: { $dice } dice, hits from { $from }
  }
board-odds-hits = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
  }
board-odds-breaks = { $targets ->
    [one] To sweep away the enemy front (1 piece): { $chance }
   *[other] To sweep away the enemy front ({ $targets } pieces): { $chance }
  }
board-odds-end = { NAME($seat) } wins the battle: { $chance }
board-odds-end-own = Battle won: { $chance }
board-odds-policy = If both put everything in front, shoot artillery and cavalry first and never give up. Worked out exactly.
board-odds-policy-rough = If both put everything in front, shoot artillery and cavalry first and never give up. Armies cut down in proportion.
board-odds-win = Victory: { $chance }
board-odds-losses = Average losses before the pursuit: attack { $attack } of { $attackers }, defence { $defence } of { $defenders }
board-odds-lost = { $lost ->
    [0] no loss
    [one] 1 piece lost
   *[other] { $lost } pieces lost
  }

board-offer-alliance = { NAME($seat) } proposes an alliance.
board-offer-trade = Trade proposed: { $give } for { $take }, { NAME($nation) } and { NAME($partner) }, face down.
board-offer-cession = Cession proposed: { NAME($place) } to { NAME($nation) }.
board-offer-join = { NAME($seat) } invites to play this turn together.
board-offer-defer = { NAME($seat) } asks to play in your turn.
board-offer-passage = Passage of the Straits asked for: { NAME($nation) }, { NAME($place) } – { NAME($goal) }.

board-turn = Turn { $turn }
board-turn-of = Turn { $turn } of { $last }
board-phase-window = diplomacy before the turn of { THE($seat) }
board-phase-start = alliances
board-phase-joining = joint turns
board-phase-calling = joint turns
board-phase-movement = movement
board-phase-battles = battles
board-phase-draw = draw
board-phase-production = production
board-phase-late = last battles
board-phase-end = end of the turn
board-deck = { $count ->
    [0] deck empty
    [one] one card in the deck
   *[other] { $count } cards in the deck
  }
board-nations = The nations
board-column-regions = regions
board-column-draw = draws
board-column-cards = cards
board-column-sea = sea

board-sea-north_sea = North Sea
board-sea-baltic_sea = Baltic Sea
board-sea-english_channel = English Channel
board-sea-irish_sea = Irish Sea
board-sea-bay_of_biscay = Bay of Biscay
board-sea-mid_atlantic = Atlantic
board-sea-barbary_coast = Barbary Coast
board-sea-western_mediterranean = Western Med.
board-sea-tyrrhenian_sea = Tyrrhenian Sea
board-sea-ionian_sea = Ionian Sea
board-sea-adriatic_sea = Adriatic
board-sea-aegean_sea = Aegean Sea
board-sea-eastern_mediterranean = Eastern Mediterranean
board-sea-black_sea = Black Sea
