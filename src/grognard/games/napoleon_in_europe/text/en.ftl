# Napoleon in Europe: the basic rules.

## Options

option-scenario = Setup
  .help = The starting forces, and how nations are given out.
option-players = Players
  .help = Two to seven; with two or three, each holds several nations.
option-victory = Victory
  .help = Total victory is played to the last player; limited war stops after 12, 18 or 24 turns and goes to whoever has grown most.
option-nation_assignment = Giving out nations
  .help = By choice, by lot, or as suggested.
option-leader_rule = Leader rule
  .help = Optional rule: a leader in front gives each piece that fires one more die, and has none of his own.
option-blank_cards = Blank cards
  .help = Whether the four blank cards stay in the deck.
option-lone_leader = Leaders alone
  .help = What happens to a side of leaders only: it withdraws, or suffers a pursuit first.
option-attacker_retreat = Attacker’s retreat
  .help = To any region one of his pieces came from, or each piece along its own trail.
option-defender_retreat = Defender’s retreat
  .help = One region per nation, or split at will.
option-broken_alliance_battles = Battles of former allies
  .help = Fought with the other battles, or at the end of the turn.
option-deferred_turn_when_alliance_breaks = Deferred turn, broken alliance
  .help = Whoever deferred his turn plays right afterwards, or loses it.
option-sea_scope = Sea transport
  .help = Capacity and ports counted by nation, or by player.
option-setup_placement = Starting placement
  .help = One after the other in the open, or all together in secret.
option-elimination_in_limited_war = Elimination in limited war
  .help = A nation whose whole homeland is occupied disappears in limited war too.
option-hits_optional = Optional hits
  .help = The shooter may name fewer victims than he has hits.
option-allied_command = Allied command
  .help = One player commands an allied side, or each deploys and moves his own pieces.
option-british_self_landing = British landing at home
  .help = Britain landing in its own occupied homeland loses a piece on 1 or 2, or on 1 only.
option-allied_minor_control = Allied minor regions
  .help = Infantry leaves an ally his minor region, or takes it on entering.
option-total_turn_limit = Limit of total victory
  .help = Number of turns after which total victory is decided by growth.
value-victory-total = total victory
value-victory-limited_12 = limited war, 12 turns
value-victory-limited_18 = limited war, 18 turns
value-victory-limited_24 = limited war, 24 turns
value-nation_assignment-choose = by choice
value-nation_assignment-random = by lot
value-nation_assignment-suggested = as suggested
value-leader_rule-basic = basic rule
value-leader_rule-bonus_die = bonus die
value-blank_cards-in = in the deck
value-blank_cards-out = left out
value-lone_leader-retreat = they withdraw
value-lone_leader-pursuit = pursuit first
value-attacker_retreat-any_origin = as a body, any trail
value-attacker_retreat-own_origin = each along its own trail
value-defender_retreat-one_region_per_nation = one region per nation
value-defender_retreat-free_split = split at will
value-broken_alliance_battles-battle_phase = battle phase
value-broken_alliance_battles-end_of_turn = end of the turn
value-deferred_turn_when_alliance_breaks-after_breaker = played right afterwards
value-deferred_turn_when_alliance_breaks-lost = lost
value-sea_scope-per_nation = by nation
value-sea_scope-per_player = by player
value-setup_placement-turn_order = in turn
value-setup_placement-simultaneous = together in secret
value-allied_command-commander = one commander
value-allied_command-each_owner = each his own
value-british_self_landing-one_two = lost on 1 or 2
value-british_self_landing-one = lost on 1
value-allied_minor_control-stays = stays the ally’s
value-allied_minor_control-last_mover = to the last to enter
value-total_turn_limit-0 = no limit
value-total_turn_limit-24 = 24 turns
value-total_turn_limit-48 = 48 turns
scenario-even_steven = Even Steven
  .help = Equal forces for all nations.
scenario-middle_powers = Middle Powers
  .help = Unequal forces: Austria, France and Prussia are the strongest.
scenario-stop_the_french = Stop the French
  .help = France against all the others, who start allied.

## Standing orders

order-windows = Diplomacy windows
  .help = Pass all diplomacy windows without being asked.
order-offers = Others’ proposals
  .help = Decline alliances, trades, cessions and invitations at once.
order-straits = Passage of the Straits
  .help = What you answer to whoever wants to pass the Straits.
value-windows-ask = ask me
value-windows-pass = pass
value-offers-ask = ask me
value-offers-decline = decline
value-straits-ask = ask me
value-straits-grant = grant
value-straits-refuse = refuse

## Nations

nation-france = France
nation-britain = Britain
nation-prussia = Prussia
nation-russia = Russia
nation-ottoman = Ottoman Empire
  .the = the Ottoman Empire
  .of = the Ottoman Empire
  .to = the Ottoman Empire
nation-austria = Austria
nation-spain = Spain

## Corps: one arm of one nation

corps-france_infantry = French infantry
corps-france_cavalry = French cavalry
corps-france_artillery = French artillery
corps-france_leader = French leader
corps-britain_infantry = British infantry
corps-britain_cavalry = British cavalry
corps-britain_artillery = British artillery
corps-britain_leader = British leader
corps-prussia_infantry = Prussian infantry
corps-prussia_cavalry = Prussian cavalry
corps-prussia_artillery = Prussian artillery
corps-prussia_leader = Prussian leader
corps-russia_infantry = Russian infantry
corps-russia_cavalry = Russian cavalry
corps-russia_artillery = Russian artillery
corps-russia_leader = Russian leader
corps-ottoman_infantry = Ottoman infantry
corps-ottoman_cavalry = Ottoman cavalry
corps-ottoman_artillery = Ottoman artillery
corps-ottoman_leader = Ottoman leader
corps-austria_infantry = Austrian infantry
corps-austria_cavalry = Austrian cavalry
corps-austria_artillery = Austrian artillery
corps-austria_leader = Austrian leader
corps-spain_infantry = Spanish infantry
corps-spain_cavalry = Spanish cavalry
corps-spain_artillery = Spanish artillery
corps-spain_leader = Spanish leader

## Actions

verb-choose_nation = Take { THE($nation) }
verb-place = Place one piece in { NAME($place) }
verb-place_rest = Place all pieces left of this arm in { NAME($place) }
verb-done = Pass: nothing more to propose
verb-propose_alliance = Propose an alliance to { THE($seat) }
verb-accept = Accept
verb-decline = Decline
verb-trade = Offer { THE($nation) } a card trade
verb-hand = Trade from the hand of { THE($nation) }
verb-give = Give { $number ->
    [0] no card
    [one] one card
   *[other] { $number } cards
  }
verb-take = Ask for { $number ->
    [0] no card
    [one] one card
   *[other] { $number } cards
  }
verb-counter = Make a counter-offer
verb-pledge = Give the card { NAME($card) }
verb-cede = Cede { NAME($place) }
verb-receiver = Cede the region to { THE($nation) }
verb-request = Ask to be given { NAME($place) }
verb-put_away = Put under the deck the card { NAME($waste) }
verb-end_alliance = End the alliance with { THE($seat) }
verb-keep_faith = Keep the other alliances and go on
verb-begin = Begin the turn
verb-invite = Invite { THE($seat) } to play the turn with you
verb-defer = Defer your turn to that of { THE($seat) }
verb-march = March from { NAME($from) } to { NAME($to) }
verb-whole = All that can march goes
verb-detach = Detach { NAME($corps) }
verb-since = The pieces that started in { NAME($place) }
verb-send = Send { $number ->
    [one] one piece
   *[other] { $number } pieces
  }
verb-embark = Embark in { NAME($place) }
verb-fleet = Embark the troops of { THE($nation) }
verb-sail = Sail for { NAME($place) }
verb-load = Take one piece on board: { NAME($corps) }
verb-cast_off = Cast off
verb-grant = Grant passage
verb-refuse = Refuse passage
verb-hand_over = Hand over to an ally
verb-end_movement = End your movement
verb-battle = Fight the battle in { NAME($place) }
verb-front = Front rank: { $number ->
    [0] no piece
    [one] one piece
   *[other] { $number } pieces
  }
verb-stand = Fire: move nothing more
verb-give_up = Give up the battle
verb-shift = Change ranks: { NAME($corps) }
verb-hit = Hit one piece: { NAME($corps) }
verb-spare = Spare the others
verb-rally = Rally one piece: { NAME($corps) }
verb-enough = Rally nobody else
verb-retreat = The whole nation retreats to { NAME($place) }
verb-fall_back = One piece retreats to { NAME($place) }
verb-combine = Play: { NAME($play) }
verb-card = Put in the card { NAME($card) }
verb-end_production = End production

## What an action would do besides

caution-loses = { NAME($place) } will be lost: only infantry that stays holds a region of an enemy’s homeland.
caution-sails = The fleet then sails at once for { NAME($place) }, and each piece is lost on { $most ->
    [1] a 1.
   *[other] a 1 or a 2.
  }
caution-no-front = No troops stand in your front rank: the battle is lost at once.
caution-no-retreat = { $number ->
    [one] One piece has
   *[other] { $number } pieces have
  } nowhere to retreat and will be lost.
caution-returns = { $number ->
    [one] One region of its homeland that you hold goes
   *[other] { $number } regions of its homeland that you hold go
  } back to your new ally.

## What the game waits for: to the player who decides, then to the others

frame-Nations = Choose a nation{ $left ->
    [one] {""}
   *[other] {" "}({ $left } to choose)
  }.
frame-Nations-wait = { THE($seat) } is choosing a nation.
frame-Placement = Place { $left ->
    [one] one more piece
   *[other] { $left } more pieces
  } of { NAME($corps) } in your homeland{ $more ->
    [0] {""}
    [one] , then one other piece
   *[other] , then { $more } others
  }.
frame-Placement-wait = { THE($seat) } is placing starting pieces.
frame-SecretPlacement = In secret: place { $left ->
    [one] one more piece
   *[other] { $left } more pieces
  } of { NAME($corps) } in your homeland{ $more ->
    [0] {""}
    [one] , then one other piece
   *[other] , then { $more } others
  }.
frame-SecretPlacement-wait = { $count ->
    [one] { THE($seat) } is still placing pieces in secret.
   *[other] { $seats } are still placing pieces in secret.
  }
frame-Diplomacy = Diplomacy: propose an alliance, a trade or a cession, or pass.
frame-Diplomacy-wait = Diplomacy: { THE($seat) } has the floor.
frame-AllianceOffer = { THE($proposer) } offers you an alliance: do you accept?
frame-AllianceOffer-wait = { THE($seat) } is considering your alliance.
frame-TradeHand = Trade with { THE($partner) }: from which of your nations’ hands?
frame-TradeHand-wait = { THE($seat) } is preparing a trade.
frame-Terms = Trade between { THE($own) } and { THE($partner) }: { $give ->
    [-1] how many cards do you give?
    [0] you give nothing. How many do you ask for?
    [one] you give one card. How many do you ask for?
   *[other] you give { $give } cards. How many do you ask for?
  }
frame-Terms-wait = { THE($seat) } is preparing a counter-offer.
frame-TradeAnswer = { THE($own) } offers { THE($partner) } { $give } for { $take } of your cards: do you accept?
frame-TradeAnswer-wait = { THE($seat) } is considering your trade.
frame-CounterAnswer = Counter-offer from { THE($own) }: { $give } for { $take } of the cards of { THE($partner) }. Do you accept?
frame-CounterAnswer-wait = { THE($seat) } is considering your counter-offer.
frame-TradeCards = Choose in secret what { THE($nation) } gives { THE($receiver) }: { $left ->
    [one] one more card.
   *[other] { $left } more cards.
  }
frame-TradeCards-wait = { $count ->
    [one] { THE($seat) } is still choosing cards.
   *[other] { $seats } are still choosing cards.
  }
frame-Receiver = To which nation do you cede { NAME($region) }?
frame-Receiver-wait = { THE($seat) } is ceding a region.
frame-Cession = { $gives ->
    [1] { THE($asker) } asks you for { NAME($region) }, for { THE($nation) }: do you cede it?
   *[other] { THE($asker) } cedes { NAME($region) } to { THE($nation) }: do you accept?
  }
frame-Cession-wait = { THE($seat) } is considering a cession.
frame-EndAlliances = Before anything moves you may end alliances.
frame-EndAlliances-wait = { THE($seat) } is weighing alliances.
frame-Call = Invite an ally, defer your turn, or begin.
frame-Call-wait = { THE($seat) } is about to begin the turn.
frame-Invitation = { THE($asker) } invites you to play your turn now, together: do you accept?
frame-Invitation-wait = { THE($seat) } is considering the invitation.
frame-Deferral = { THE($asker) } wants to play during your turn: do you accept?
frame-Deferral-wait = { THE($seat) } is considering the joint turn.
frame-Movement = Move by land or sea, or end your movement ({ $left ->
    [0] no piece can march any more
    [one] one piece can still march
   *[other] { $left } pieces can still march
  }).
frame-Movement-wait = { THE($seat) } is moving.
frame-March = What marches from { NAME($from) } to { NAME($to) }, of { $left } pieces?
frame-March-wait = { THE($seat) } is marching from { NAME($from) } to { NAME($to) }.
frame-Origin = { NAME($corps) }, from { NAME($from) } to { NAME($to) }: which pieces, by where they started?
frame-Origin-wait = { THE($seat) } is marching from { NAME($from) } to { NAME($to) }.
frame-Detachment = How many of { $left } pieces of { NAME($corps) } go from { NAME($from) } to { NAME($to) }?
frame-Detachment-wait = { THE($seat) } is marching from { NAME($from) } to { NAME($to) }.
frame-Fleet = { NAME($port) }: whose troops embark?
frame-Fleet-wait = { THE($seat) } is preparing a sea move.
frame-Sail = { THE($nation) } sails from { NAME($port) }: choose the port of landing.
frame-Sail-wait = { THE($seat) } is preparing a sea move.
frame-Loading = From { NAME($port) } to { NAME($goal) }: take pieces on board ({ $left ->
    [one] room for one more
   *[other] room for { $left } more
  }), then cast off.
frame-Loading-wait = { THE($seat) } is loading.
frame-Passage = { THE($mover) } asks for the Straits, from { NAME($port) } to { NAME($goal) } ({ NAME($nation) }): do you grant the passage?
frame-Passage-wait = { THE($seat) } decides on the passage of the Straits.
frame-ChooseBattle = Choose the next battle ({ $left } to be fought).
frame-ChooseBattle-wait = { THE($seat) } is choosing the next battle.
frame-Deployment = Battle in { NAME($place) }, you { $attacks ->
    [1] attack
   *[other] defend
  }{ $more ->
    [0] {""}
    [one] {" "}(one more battle to come)
   *[other] {" "}({ $more } more battles to come)
  }. In secret: how many of { $left } × { NAME($corps) } in the front rank? { $arms ->
    [0] The last arm.
    [one] Then one more arm.
   *[other] Then { $arms } more arms.
  }
frame-Deployment-wait = { $count ->
    [one] { THE($seat) } is still deploying in secret.
   *[other] { $seats } are deploying in secret.
  }
frame-BattleMove = Battle in { NAME($place) }, round { $round }, you { $attacks ->
    [1] attack
   *[other] defend
  }: change ranks, fire ({ $dice ->
    [one] one die
   *[other] { $dice } dice
  } at { $targets ->
    [one] one piece
   *[other] { $targets } pieces
  } in front), or give up.
frame-BattleMove-wait = { THE($seat) } is manoeuvring on the battlefield.
frame-Shift = How many of { $left } × { NAME($corps) } in the front rank ({ $front } now)?
frame-Shift-wait = { THE($seat) } is manoeuvring on the battlefield.
frame-Fire = { NAME($place) }: choose your victims in the enemy’s front rank ({ $hits ->
    [one] one more hit
   *[other] { $hits } more hits
  }).
frame-Fire-wait = { THE($seat) } is choosing victims.
frame-Rally = { NAME($place) }: rally eliminated pieces ({ $hits ->
    [one] one more at most
   *[other] { $hits } more at most
  }).
frame-Rally-wait = { THE($seat) } is rallying.
frame-Pursuit = { NAME($place) }, pursuit: choose your victims among all that is left ({ $hits ->
    [one] one more hit
   *[other] { $hits } more hits
  }).
frame-Pursuit-wait = { THE($seat) } is pursuing the loser.
frame-Retreat = { THE($nation) } is beaten in { NAME($place) }: where { $left ->
    [one] does the one survivor
   *[other] do the { $left } survivors
  } retreat?
frame-Retreat-wait = { THE($seat) } is retreating.
frame-TrailRetreat = Beaten in { NAME($place) }: where does { NAME($corps) } retreat, along the trail it came by ({ $left } to go)?
frame-TrailRetreat-wait = { THE($seat) } is retreating.
frame-Production = Play card combinations, or end production.
frame-Production-wait = { THE($seat) } is producing.
frame-Combination = { NAME($play) }: choose { $left ->
    [one] one more card
   *[other] { $left } more cards
  } of { $needed }.
frame-Combination-wait = { THE($seat) } is producing.
frame-Muster = Place { $left ->
    [one] one new piece
   *[other] { $left } new pieces
  } of { NAME($corps) } in your homeland{ $more ->
    [0] {""}
    [one] , then one other
   *[other] , then { $more } others
  }.
frame-Muster-wait = { THE($seat) } is placing new pieces.

## The log

event-nation = Player { $seat_number } leads { THE($nation) }.
event-neutral = { THE($nation) } stays neutral.
event-first-roll = { THE($seat) } rolls { $die }.
event-first = { THE($seat) } begins.
event-placed = { THE($seat) } places { $number } × { NAME($corps) } in { NAME($place) }.
event-all-placed = All pieces are placed.
event-game-turn = Game turn { $number }
event-window = Diplomacy before the turn of { THE($seat) }.
event-turn = Turn { $number }: { NAME($seat) }
event-offer-alliance = { THE($seat) } proposes an alliance to { THE($other) }.
event-allied = { THE($seat) } and { THE($other) } are allies now.
event-declined = { THE($seat) } declines the proposal of { THE($other) }.
event-alliance-ended = { THE($seat) } ends the alliance with { THE($other) }.
event-invited = { THE($seat) } invites { THE($other) } to play along.
event-joined = { THE($seat) } plays along with { THE($other) }.
event-defer-asked = { THE($seat) } asks to play in the turn of { THE($other) }.
event-deferred = { THE($seat) } will play in the turn of { THE($other) }.
event-fell-out = { THE($seat) } can no longer play along with { THE($other) }.
event-turn-lost = { THE($seat) } loses the turn.
event-offer-trade = { THE($seat) } ({ NAME($nation) }) offers { THE($partner) } { $give } for { $take } cards.
event-counter-offer = { THE($seat) } ({ NAME($nation) }) offers { THE($partner) } in return { $give } for { $take } cards.
event-trade-declined = { THE($seat) } declines the trade.
event-traded = { THE($nation) } and { THE($partner) } trade cards: { $give } for { $take }.
event-got-card = { THE($nation) } receives the card { NAME($card) }.
event-cession = Cession proposed: { NAME($place) } would pass from { THE($seat) } to { THE($nation) }.
event-ceded = { THE($seat) } cedes { NAME($place) } to { THE($nation) }.
event-cession-declined = { THE($seat) } declines the cession ({ NAME($place) }).
event-put-away = { THE($nation) } puts a worthless card under the deck.
event-put-card = It was { NAME($card) }, from the hand of { THE($nation) }.
event-marched = { THE($seat) }: { $number } × { NAME($corps) } from { NAME($from) } to { NAME($to) }.
event-control = { THE($nation) } takes { NAME($place) }.
event-freed = { THE($nation) } regains { NAME($place) }.
event-passage-asked = { THE($seat) } asks { THE($other) } for the passage of the Straits ({ NAME($nation) }).
event-passage = { THE($seat) } grants { THE($other) } passage.
event-passage-refused = { THE($seat) } refuses { THE($other) } passage.
event-sailed = { $number } × { NAME($corps) }: from { NAME($place) } to { NAME($goal) } by sea.
event-throw = { $number } × { NAME($corps) }{ $rear ->
    [1] , in the rear
   *[other] {""}
  }: dice { $dice } (successes from { $least }).
event-landed = { $number } × { NAME($corps) } ashore in { NAME($place) }, { $lost ->
    [0] without loss.
    [one] one piece is lost.
   *[other] { $lost } pieces are lost.
  }
event-battle = { $major ->
    [1] Major battle
   *[other] Skirmish
  } in { NAME($place) }: { THE($seat) } attacks { THE($other) }{ $least ->
    [6] {""}
   *[other] {" "}(a landing: the defence hits from { $least })
  }
event-side = { $attacks ->
    [1] Attack
   *[other] Defence
  }: { $number } × { NAME($corps) }.
event-leaders-only = { THE($seat) } has only leaders and withdraws.
event-ranks = { NAME($corps) }: { $front } in front, { $rear } in the rear.
event-shifted = { THE($seat) }: { NAME($corps) }, { $front } in front, { $rear } in the rear.
event-gave-up = { THE($seat) } gives up the battle.
event-fire = { THE($seat) } fires { $dice } dice (hitting from { $least }): { $hits ->
    [0] no hit.
    [one] one hit.
   *[other] { $hits } hits.
  }
event-hit = { THE($seat) } eliminates { $number } × { NAME($corps) }.
event-rally-roll = { THE($seat) } rallies with { $dice } dice: { $number ->
    [0] nobody.
    [one] one piece.
   *[other] { $number } pieces.
  }
event-rallied = { THE($seat) } rallies one piece: { NAME($corps) }.
event-battle-won = { THE($seat) } wins the battle in { NAME($place) }.
event-pursuit = { THE($seat) } pursues with { $dice } dice (hitting from { $least }): { $hits ->
    [0] no hit.
    [one] one hit.
   *[other] { $hits } hits.
  }
event-retreated = { $number } × { NAME($corps) }: retreat to { NAME($place) }.
event-no-retreat = { $number } × { NAME($corps) }: no retreat, all is lost.
event-drew = { THE($nation) } draws { $number ->
    [0] in vain: the deck is empty.
    [one] +1 card ({ $capitals ->
        [0] no capital
        [one] one capital
       *[other] { $capitals } capitals
      }, { $regions } regions).
   *[other] +{ $number } cards ({ $capitals ->
        [0] no capital
        [one] one capital
       *[other] { $capitals } capitals
      }, { $regions } regions).
  }
event-card = { THE($nation) } takes in hand { NAME($card) }.
event-combined = { THE($nation) } plays: { NAME($play) }.
event-card-shown = { THE($nation) } shows { NAME($card) }.
event-gained = New pieces: +{ $number } × { NAME($corps) }.
event-eliminated = { THE($nation) } is eliminated: its whole homeland is occupied.
event-out = { THE($seat) } is out of the game.
event-score = { THE($seat) }: { $regions } regions against { $start } at the start, { $nations ->
    [one] one nation.
   *[other] { $nations } nations.
  }
event-won = { THE($seat) } wins the game!
event-round = Round { $number } of the battle.
event-army = { THE($nation) }: an army of { $number } pieces from { NAME($from) } to { NAME($to) }.
event-landing = { THE($nation) } lands in { NAME($place) }: a piece is lost on { $most ->
    [1] a 1.
   *[other] a 1 or a 2.
  }
event-surf = { NAME($corps) }: landing dice { $dice } (lost on { $most ->
    [1] a 1
   *[other] a 1 or a 2
  }).
event-battle-over = { THE($seat) } wins in { NAME($place) }: { $own ->
    [0] no piece lost
    [one] one piece lost
   *[other] { $own } pieces lost
  }, against { $lost } for { THE($other) }.
event-battle-took = { THE($nation) } takes { NAME($place) }.
event-battle-freed = { THE($nation) } regains { NAME($place) }.
event-laurel = { THE($nation) } draws +{ $number } for a major battle won in { NAME($place) }.

## Cards

card-france_square = blue square (infantry)
card-france_triangle = blue triangle (cavalry)
card-france_circle = blue circle (artillery)
card-france_diamond = blue diamond (leader)
card-britain_square = red square (infantry)
card-britain_triangle = red triangle (cavalry)
card-britain_circle = red circle (artillery)
card-britain_diamond = red diamond (leader)
card-prussia_square = purple square (infantry)
card-prussia_triangle = purple triangle (cavalry)
card-prussia_circle = purple circle (artillery)
card-prussia_diamond = purple diamond (leader)
card-russia_square = green square (infantry)
card-russia_triangle = green triangle (cavalry)
card-russia_circle = green circle (artillery)
card-russia_diamond = green diamond (leader)
card-ottoman_square = tan square (infantry)
card-ottoman_triangle = tan triangle (cavalry)
card-ottoman_circle = tan circle (artillery)
card-ottoman_diamond = tan diamond (leader)
card-austria_square = grey square (infantry)
card-austria_triangle = grey triangle (cavalry)
card-austria_circle = grey circle (artillery)
card-austria_diamond = grey diamond (leader)
card-spain_square = yellow square (infantry)
card-spain_triangle = yellow triangle (cavalry)
card-spain_circle = yellow circle (artillery)
card-spain_diamond = yellow diamond (leader)
card-bicorne = bicorne (joker)
card-bare = card without symbol
card-blank = blank card

## Cards to put away

waste-france_bare = without symbol (France)
waste-france_blank = blank (France)
waste-britain_bare = without symbol (Britain)
waste-britain_blank = blank (Britain)
waste-prussia_bare = without symbol (Prussia)
waste-prussia_blank = blank (Prussia)
waste-russia_bare = without symbol (Russia)
waste-russia_blank = blank (Russia)
waste-ottoman_bare = without symbol (Ottoman Empire)
waste-ottoman_blank = blank (Ottoman Empire)
waste-austria_bare = without symbol (Austria)
waste-austria_blank = blank (Austria)
waste-spain_bare = without symbol (Spain)
waste-spain_blank = blank (Spain)

## Combinations

play-france_regiment_infantry = infantry regiment (France)
play-france_regiment_cavalry = cavalry regiment (France)
play-france_regiment_artillery = artillery regiment (France)
play-france_regiment_leader = leader regiment (France)
play-france_brigade_infantry = infantry brigade (France)
play-france_brigade_cavalry = cavalry brigade (France)
play-france_brigade_artillery = artillery brigade (France)
play-france_brigade_leader = leader brigade (France)
play-france_division_infantry = infantry division (France)
play-france_division_cavalry = cavalry division (France)
play-france_division_artillery = artillery division (France)
play-france_division_leader = leader division (France)
play-france_corps = army corps (France)
play-britain_regiment_infantry = infantry regiment (Britain)
play-britain_regiment_cavalry = cavalry regiment (Britain)
play-britain_regiment_artillery = artillery regiment (Britain)
play-britain_regiment_leader = leader regiment (Britain)
play-britain_brigade_infantry = infantry brigade (Britain)
play-britain_brigade_cavalry = cavalry brigade (Britain)
play-britain_brigade_artillery = artillery brigade (Britain)
play-britain_brigade_leader = leader brigade (Britain)
play-britain_division_infantry = infantry division (Britain)
play-britain_division_cavalry = cavalry division (Britain)
play-britain_division_artillery = artillery division (Britain)
play-britain_division_leader = leader division (Britain)
play-britain_corps = army corps (Britain)
play-prussia_regiment_infantry = infantry regiment (Prussia)
play-prussia_regiment_cavalry = cavalry regiment (Prussia)
play-prussia_regiment_artillery = artillery regiment (Prussia)
play-prussia_regiment_leader = leader regiment (Prussia)
play-prussia_brigade_infantry = infantry brigade (Prussia)
play-prussia_brigade_cavalry = cavalry brigade (Prussia)
play-prussia_brigade_artillery = artillery brigade (Prussia)
play-prussia_brigade_leader = leader brigade (Prussia)
play-prussia_division_infantry = infantry division (Prussia)
play-prussia_division_cavalry = cavalry division (Prussia)
play-prussia_division_artillery = artillery division (Prussia)
play-prussia_division_leader = leader division (Prussia)
play-prussia_corps = army corps (Prussia)
play-russia_regiment_infantry = infantry regiment (Russia)
play-russia_regiment_cavalry = cavalry regiment (Russia)
play-russia_regiment_artillery = artillery regiment (Russia)
play-russia_regiment_leader = leader regiment (Russia)
play-russia_brigade_infantry = infantry brigade (Russia)
play-russia_brigade_cavalry = cavalry brigade (Russia)
play-russia_brigade_artillery = artillery brigade (Russia)
play-russia_brigade_leader = leader brigade (Russia)
play-russia_division_infantry = infantry division (Russia)
play-russia_division_cavalry = cavalry division (Russia)
play-russia_division_artillery = artillery division (Russia)
play-russia_division_leader = leader division (Russia)
play-russia_corps = army corps (Russia)
play-ottoman_regiment_infantry = infantry regiment (Ottoman Empire)
play-ottoman_regiment_cavalry = cavalry regiment (Ottoman Empire)
play-ottoman_regiment_artillery = artillery regiment (Ottoman Empire)
play-ottoman_regiment_leader = leader regiment (Ottoman Empire)
play-ottoman_brigade_infantry = infantry brigade (Ottoman Empire)
play-ottoman_brigade_cavalry = cavalry brigade (Ottoman Empire)
play-ottoman_brigade_artillery = artillery brigade (Ottoman Empire)
play-ottoman_brigade_leader = leader brigade (Ottoman Empire)
play-ottoman_division_infantry = infantry division (Ottoman Empire)
play-ottoman_division_cavalry = cavalry division (Ottoman Empire)
play-ottoman_division_artillery = artillery division (Ottoman Empire)
play-ottoman_division_leader = leader division (Ottoman Empire)
play-ottoman_corps = army corps (Ottoman Empire)
play-austria_regiment_infantry = infantry regiment (Austria)
play-austria_regiment_cavalry = cavalry regiment (Austria)
play-austria_regiment_artillery = artillery regiment (Austria)
play-austria_regiment_leader = leader regiment (Austria)
play-austria_brigade_infantry = infantry brigade (Austria)
play-austria_brigade_cavalry = cavalry brigade (Austria)
play-austria_brigade_artillery = artillery brigade (Austria)
play-austria_brigade_leader = leader brigade (Austria)
play-austria_division_infantry = infantry division (Austria)
play-austria_division_cavalry = cavalry division (Austria)
play-austria_division_artillery = artillery division (Austria)
play-austria_division_leader = leader division (Austria)
play-austria_corps = army corps (Austria)
play-spain_regiment_infantry = infantry regiment (Spain)
play-spain_regiment_cavalry = cavalry regiment (Spain)
play-spain_regiment_artillery = artillery regiment (Spain)
play-spain_regiment_leader = leader regiment (Spain)
play-spain_brigade_infantry = infantry brigade (Spain)
play-spain_brigade_cavalry = cavalry brigade (Spain)
play-spain_brigade_artillery = artillery brigade (Spain)
play-spain_brigade_leader = leader brigade (Spain)
play-spain_division_infantry = infantry division (Spain)
play-spain_division_cavalry = cavalry division (Spain)
play-spain_division_artillery = artillery division (Spain)
play-spain_division_leader = leader division (Spain)
play-spain_corps = army corps (Spain)

## Regions: the name on the map, and in a sentence

place-paris = Paris
place-picardy = Picardy
place-normandy = Normandy
place-brittany = Brittany
place-gascony = Gascony
place-languedoc = Languedoc
place-provence = Provence
place-burgundy = Burgundy
place-lorraine = Lorraine
place-london = London
place-cornwall = Cornwall
place-wales = Wales
place-york = York
place-scotland = Scotland
place-ireland = Ireland
place-berlin = Berlin
place-pomerania = Pomerania
place-silesia = Silesia
place-posen = Posen
place-danzig = Danzig
place-konigsberg = Königsberg
place-moscow = Moscow
place-st_petersburg = St Petersburg
place-novgorod = Novgorod
place-livonia = Livonia
place-lithuania = Lithuania
place-smolensk = Smolensk
place-kiev = Kiev
place-crimea = Crimea
place-don = Don
place-constantinople = Constantinople
place-bulgaria = Bulgaria
place-macedonia = Macedonia
place-greece = Greece
place-albania = Albania
place-bosnia = Bosnia
place-serbia = Serbia
place-anatolia = Anatolia
place-armenia = Armenia
place-vienna = Vienna
place-bohemia = Bohemia
place-moravia = Moravia
place-tyrol = Tyrol
place-styria = Styria
place-croatia = Croatia
place-hungary = Hungary
place-transylvania = Transylvania
place-galicia = Galicia
place-madrid = Madrid
place-asturias = Asturias
place-leon = Leon
place-navarre = Navarre
place-aragon = Aragon
place-catalonia = Catalonia
place-valencia = Valencia
place-andalusia = Andalusia
place-oporto = Oporto
place-lisbon = Lisbon
place-gibraltar = Gibraltar
place-holland = Holland
place-belgium = Belgium
place-westphalia = Westphalia
place-hanover = Hanover
place-mecklenburg = Mecklenburg
place-saxony = Saxony
place-hesse = Hesse
place-rhineland = Rhineland
place-baden = Baden
place-wurttemberg = Württemberg
place-bavaria = Bavaria
place-franconia = Franconia
place-switzerland = Switzerland
place-piedmont = Piedmont
place-genoa = Genoa
place-lombardy = Lombardy
place-venetia = Venetia
place-romagna = Romagna
place-tuscany = Tuscany
place-rome = Rome
place-naples = Naples
place-sicily = Sicily
place-sardinia = Sardinia
place-corsica = Corsica
place-malta = Malta
place-dalmatia = Dalmatia
place-wallachia = Wallachia
place-moldavia = Moldavia
place-warsaw = Warsaw
place-denmark = Denmark
place-norway = Norway
place-sweden = Sweden
place-finland = Finland
place-morocco = Morocco
place-algeria = Algeria
place-tunisia = Tunisia
place-tripolitania = Tripolitania
place-egypt = Egypt
place-palestine = Palestine
place-syria = Syria
place-crete = Crete
place-cyprus = Cyprus
place-caucasus = Caucasus
place-isle_balearics = Balearics
  .the = the Balearics
place-isle_gotland = Gotland
place-isle_corfu = Ionian Isles
  .the = the Ionian Isles
place-isle_rhodes = Rhodes
place-isle_shetland = Shetlands
  .the = the Shetlands

## Chapters of the rules

chapter-board = Board
chapter-nations-and-control = Nations and control
chapter-victory = Victory
chapter-setup = Setup
chapter-turn-order = Turn order
chapter-land-movement = Land movement
chapter-sea-movement = Sea movement
chapter-alliances-diplomacy = Alliances, diplomacy
chapter-cards = Cards
chapter-production = Production
chapter-battles-and-options = Battles and options

# What a report tells of many games
study-score = Regions gained since the start, divided by the nations held then.
study-losses = Pieces lost; those that rally are none.
study-luck = Hits in fire and pursuit and pieces rallied, beside what so many dice bring on the average.

## What to play

preset-first = First game
  .help = Equal forces for four players, the nations drawn by lot, twelve turns, recruits against you.
preset-usual = The usual game
  .help = Equal forces for four players who choose their nations, twelve turns.
preset-everything = Everything
  .help = Seven nations of unequal strength placed in secret, leaders with a bonus die, total victory within 48 turns.

subject-start = Start of the game
subject-battles = Battles
subject-alliances = Alliances
subject-sea = The sea
subject-end = End of the game
