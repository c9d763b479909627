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

# On the battlefield and on the card of a fight
board-winner = won
board-lost = −{ $count }
board-side-sum = { $count ->
    [one] One piece
   *[other] { $count } pieces
  }: { $lost } lost, { $left } left.
board-shots-before = { $count ->
    [one] The fire before
   *[other] The { $count } fires and rallies before
  }
board-fell = Fallen: { $corps }
board-rallied = Rallied: { $corps }
board-throw = { $count } × { NAME($corps) }
board-throw-rear = { $count } × { NAME($corps) }, in the rear rank
board-dice-told = { $who }: dice { $dice }; { $count ->
    [0] none counts
    [one] one counts
   *[other] { $count } count
  }
board-landing-sum = { $most ->
    [1] A 1 loses its piece
   *[other] A 1 or a 2 loses its piece
  }: { $lost } lost, { $ashore } ashore.

# What the small card says
board-card-holder = Held by:
board-card-home = Homeland of:
board-card-player = Player:
board-card-moved = Came this turn:
board-card-regions = Regions:
board-card-regions-of = { $count }, against { $start } at the start
board-card-capitals = Capitals held:
board-card-draw = Cards in the next draw:
board-card-cards = Cards in hand:
board-card-sea = By sea this turn:
board-card-sea-of = { $count ->
    [one] one more piece
   *[other] { $count } more pieces
  }
board-card-nations = Nations:
board-card-allies = Allies:
board-home-neutral = { NAME($nation) }, neutral: a minor region like any other
board-minor = A minor region: whose infantry entered last holds it, present or not.
board-capital = A capital: one card in each draw, and room on ships, for who holds it.
board-capital-neutral = The capital of a neutral: it brings nothing.
board-port = A port: pieces embark and land here.
board-neutral = nobody (neutral)
board-moved = { $count } × { NAME($corps) } from { NAME($place) }
board-army-at = { NAME($nation) } in { NAME($place) }
board-does-infantry = marches one region; 1 die in front, none in the rear; alone takes land.
board-does-cavalry = rides two regions; 3 dice in front, none in the rear.
board-does-artillery = marches one region; 4 dice in front, 2 in the rear.
board-does-leader = rides two regions, never alone against the enemy; 3 dice in front; in the rear rallies with 2 dice; only a pursuit can hit him.
board-does-rank-front = All of it fires, and only its troops can be hit. Without troops here the battle is lost.
board-does-rank-rear = Out of reach until the pursuit. Artillery fires with 2 dice, leaders rally.
board-does-rank-dead = Fallen pieces: a rally may still bring them back; after the battle they are gone.
board-casualties-title = Casualties
board-dice-fire = Dice of a fire
board-dice-rally = Dice of a rally
board-dice-landing = Dice of a landing
board-does-dice-fire = A 6 kills; against a landing, a 5 does so too. Red dice with an outline count.
board-does-dice-rally = Each 5 or 6 brings a fallen piece back to the rear rank.
board-does-dice-landing = A die for each piece: on a 1 it is lost, on British soil on a 2 too. Red dice, crossed out, lose their piece.
board-card-symbol = Stands for { $arm } in a combination.
board-card-colour = In the hand of { THE($nation) } it adds one piece.
board-card-joker = Takes the place of any symbol; never alone, and adds no piece.
board-card-worthless = Worth nothing: pass it on in a trade, or put it under the deck.
board-track-turn = Turn and phase
board-track-deck = The deck
board-track-offer = What is proposed
board-does-track-turn = Movement, battles, draw, production; before each player’s turn there is a window for diplomacy.
board-does-track-deck = Cards that can still be drawn; cards that are played go back into it.
board-does-track-offer = Accept or decline; what is declined may not be proposed again in this window.

# The legend
board-legend-nations = The nations
board-legend-armies = Armies
board-legend-mixed = An army: the nation’s sign, its pieces in all, then each arm with its number.
board-legend-single = An army of one arm.
board-legend-far = From afar: pieces in all, and the arms among them.
board-legend-map = The map
board-legend-capital = A capital.
board-legend-port = A port.
board-legend-marker = Who holds a minor region, or a homeland region of another.
board-legend-home = The band along its border: a nation’s homeland.
board-legend-held = The tint of a region: who holds it.
board-legend-hatch = Hatched: a homeland region held by another.
board-legend-border = Borders: within a homeland or among minor regions, and between homelands.
board-legend-strait = A strait that pieces march across.
board-legend-march = What marched this turn; broken: by sea.
board-legend-chance = The chance to win the battle that this march brings.
board-legend-lit = Can be chosen.
board-legend-target = A goal of what is chosen.
board-legend-chosen = Chosen.
board-legend-pointed = What a list, the log or a hint points at.
board-legend-changed = Dotted: others changed something here since your last move.
board-legend-cards = The cards
board-legend-square = Square: infantry.
board-legend-triangle = Triangle: cavalry.
board-legend-circle = Circle: artillery.
board-legend-diamond = Diamond: leader.
board-legend-bicorne = Bicorne: a joker.
board-legend-arm = { $arm }: { $does }
board-strip = The hand
