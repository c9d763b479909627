# RISK Napoleon Edition.

## Options

option-players = Players
  .help = Two to six. With two a neutral army stands between them; with six the colours are drawn by lot.
option-scenario = Aim of the game
  .help = What you must achieve to win.
option-progressive_reinforcements = Progressive reinforcements
  .help = Every set exchanged, by whomever, is worth more than the one before: 4, 6, 8, 10, 12, 15, 20, 25, 30, then 5 more each time.
option-card_bonus = Territory bonus
  .help = What exchanged cards that show your own territories bring: two regiments for the set, or two for each of these cards.
option-auto_claim = Victory claimed for you
  .help = As soon as your mission is fulfilled in your turn the game is won; otherwise it is up to you to show it.
option-dealer_seat = Dealer
  .help = The number of the player who deals; the one on his left begins.

value-card_bonus-per_set = once a set
value-card_bonus-per_card = for every card

scenario-mission = Secret missions
  .help = Everyone is dealt a mission in secret; the first to show it fulfilled wins.
  .needs = from three players
scenario-two_player = Duel with a neutral army
  .help = Two players and a neutral army between them: destroy the other player’s army.
  .needs = with two players
scenario-world_conquest = World conquest
  .help = No missions: the last player standing wins.
scenario-capitals = Capitals
  .help = Everyone picks a capital in secret; whoever holds enough of them wins: two with two or three players, three with four or five, four with six.

## Standing orders

order-defence = Dice in defence
  .help = What you roll when you are attacked while away.
value-defence-ask = ask me
value-defence-most = two dice if possible
value-defence-one = a single die

## Colours and sides

colour-blue = Blue
colour-red = Red
colour-black = Black
colour-white = White
colour-yellow = Yellow
colour-violet = Violet

owner-neutral = Neutral
  .the = the neutral army

## Actions

verb-colour = Play { NAME($colour) }
verb-place = Place one regiment in { THE($place) }
verb-place_five = Place five regiments in { THE($place) }
verb-place_all = Place all remaining regiments in { THE($place) }
verb-capital = Make { THE($place) } your capital
verb-exchange = Exchange the card { NAME($card) }
verb-bonus = Place the bonus regiments in { THE($place) }
verb-claim = Show your mission and win the game
verb-end_reinforcements = End reinforcements
verb-attack = Attack { THE($to) } from { THE($from) }
verb-engage = Engage { $number ->
    [one] one regiment
   *[other] { $number } regiments
  }
verb-defend = Defend with { $number ->
    [one] one die
   *[other] { $number } dice
  }
verb-occupy = Occupy with { $number ->
    [one] one regiment
   *[other] { $number } regiments
  }
verb-end_combat = End combat
verb-manoeuvre = Manoeuvre from { THE($from) } to { THE($to) }
verb-march = Move { $number ->
    [one] one regiment
   *[other] { $number } regiments
  }
verb-end_turn = End your turn

## What the game is waiting for: to the player who decides, then to the others

frame-Colours = Choose your colour.
frame-Colours-wait = { THE($seat) } is choosing a colour.
frame-Deploy = Place one regiment on a territory of yours ({ $reserve ->
    [one] it is the last
   *[other] { $reserve } left
  }).
frame-Deploy-wait = { THE($seat) } is placing a starting regiment.
frame-Capitals = Choose your capital in secret among your territories.
frame-Capitals-wait = { $count ->
    [one] { THE($seat) } is still choosing a capital.
   *[other] { $seats } are still choosing their capitals.
  }
frame-Reinforcements = { $owing ->
    [0] { $forced ->
        [0] { $pool ->
            [0] { $sets ->
                [0] All your regiments are placed: end reinforcements.
               *[other] All your regiments are placed: exchange a set of cards or end reinforcements.
              }
            [one] Place one regiment on a territory of yours: it is the last.
           *[other] Place your { $pool } regiments on your territories.
          }
       *[other] You hold five cards or more: exchange a set{ $pool ->
            [0] .
            [one] {" "}and place one regiment.
           *[other] {" "}and place { $pool } regiments.
          }
      }
    [one] You have { $pool } regiments and owe for one fortress: pay for it or give it up.
   *[other] You have { $pool } regiments and owe for { $owing } fortresses: pay for each or give it up.
  }
frame-Reinforcements-wait = { THE($seat) } is placing reinforcements.
frame-Exchange = { $begun ->
    [one] { NAME($first) } is chosen: choose the second card of the set.
    [2] { NAME($first) } and { NAME($second) } are chosen: choose the third card of the set.
    [3] Three cards are chosen: hand them in, or choose the fourth of a set of five.
   *[other] Four cards are chosen: choose the fifth.
  }
frame-Exchange-wait = { THE($seat) } is placing reinforcements.
frame-Bonus = Several of the exchanged cards show territories of yours: choose the one that gets the two bonus regiments.
frame-Bonus-wait = { THE($seat) } is choosing where the two bonus regiments go.
frame-NeutralReinforcements = Place the reinforcements of the neutral army on its territories: { $pool ->
    [one] one regiment is left.
   *[other] { $pool } regiments are left.
  }
frame-NeutralReinforcements-wait = { THE($seat) } is placing the neutral army’s reinforcements.
frame-Combat = { $due ->
    [0] Choose a territory of yours, then the enemy to attack, or end combat.
   *[other] A duty of this campaign is still to be met: { NAME($duty) }.
  }
frame-Combat-wait = { THE($seat) } is fighting.
frame-Engage = You attack { THE($to) } ({ NAME($owner) }, { $defenders ->
    [one] one regiment
   *[other] { $defenders } regiments
  }) from { THE($from) }: how many regiments do you engage?
frame-Engage-wait = { THE($seat) } is about to attack { THE($to) } from { THE($from) }.
frame-Defend = { $neutral ->
    [0] { THE($by) } attacks your territory { NAME($to) }
   *[other] { THE($by) } attacks the neutral army in { THE($to) }, for which you roll,
  } with { $engaged ->
    [one] one regiment
   *[other] { $engaged } regiments
  } from { THE($from) }: with how many dice do you defend ({ $defenders ->
    [one] one regiment stands there
   *[other] { $defenders } regiments stand there
  })?
frame-Defend-wait = { THE($seat) } is choosing dice to defend { THE($to) }.
frame-Occupy = { THE($to) } is yours! How many regiments from { THE($from) } move in ({ $least } to { $most })?
frame-Occupy-wait = { THE($seat) } is occupying { THE($to) }.
frame-Manoeuvre = { $led ->
    [0] { $done ->
        [0] You may make one manoeuvre between two neighbouring territories of yours{ $generals ->
            [0] .
           *[other] , then move your generals.
          }
       *[other] { $generals ->
            [0] Your manoeuvre is made: end your turn.
            [one] One general can still move; then end your turn.
           *[other] { $generals } generals can still move; then end your turn.
          }
      }
   *[other] { $done ->
        [2] { $generals ->
            [0] Your generals have moved: end your turn.
            [one] One general can still move; then end your turn.
           *[other] { $generals } generals can still move; then end your turn.
          }
       *[other] Every territory with a general may manoeuvre; after that the generals move, then the turn ends.
      }
  }
frame-Manoeuvre-wait = { THE($seat) } is manoeuvring.
frame-March = How many regiments go from { THE($from) } to { THE($to) } (at most { $most })?
frame-March-wait = { THE($seat) } is manoeuvring from { THE($from) } to { THE($to) }.

## The log

event-colour = Player { $seat_number } plays { NAME($colour) }.
event-mission = Secret mission of { THE($seat) }: { NAME($mission) }
event-dealt = { THE($owner) } receives { THE($place) }.
event-placed = { THE($seat) } places { $number ->
    [one] one regiment
   *[other] { $number } regiments
  } in { THE($place) }.
event-neutral-placed = { THE($seat) } places { $number ->
    [one] one neutral regiment
   *[other] { $number } neutral regiments
  } in { THE($place) }.
event-capital = Secret capital of { THE($seat) }: { NAME($place) }.
event-capitals = All capitals are chosen.
event-turn = Turn { $round }: { NAME($seat) }
event-reinforcements = { THE($seat) }: +{ $number } { $number ->
    [one] regiment
   *[other] regiments
  } ({ $territories ->
    [one] one territory
   *[other] { $territories } territories
  }).
event-region = { THE($seat) }: +{ $number } { $number ->
    [one] regiment
   *[other] regiments
  } (holds all of { THE($region) }).
event-exchanged = { THE($seat) }: +{ $number } { $number ->
    [one] regiment
   *[other] regiments
  } for the cards { NAME($first) }, { NAME($second) } and { NAME($third) }.
event-bonus = { THE($seat) }: +{ $number } { $number ->
    [one] regiment
   *[other] regiments
  } in { THE($place) } at once (its card was exchanged).
event-neutral-share = The neutral army: +{ $number } { $number ->
    [one] regiment
   *[other] regiments
  } (half of what was received), placed by { THE($seat) }.
event-attack = { THE($seat) } attacks { THE($to) } ({ NAME($by) }, { $defenders ->
    [one] one regiment
   *[other] { $defenders } regiments
  }) from { THE($from) } with { $number ->
    [one] one regiment.
   *[other] { $number } regiments.
  }
event-round = { NAME($to) }, { $attack } against { $defence }: the attacker loses { $lost ->
    [0] nothing
    [one] one regiment
   *[other] { $lost } regiments
  }, the defender { $inflicted ->
    [0] nothing.
    [one] one regiment.
   *[other] { $inflicted } regiments.
  }
event-conquered = { THE($seat) } conquers { THE($place) } from { THE($by) } and moves in with { $number ->
    [one] one regiment.
   *[other] { $number } regiments.
  }
event-eliminated = { THE($by) } eliminates { THE($seat) }.
event-cards-taken = { THE($by) } takes { $number ->
    [one] one card
   *[other] { $number } cards
  } from { THE($seat) }.
event-capital-fell = { THE($by) } takes the capital of { THE($seat) } ({ NAME($place) }) and with it all its lands.
event-drew = { THE($seat) } draws a card.
event-card = { THE($seat) } takes the card { NAME($card) } in hand.
event-marched = { THE($seat) } moves { $number ->
    [one] one regiment
   *[other] { $number } regiments
  } from { THE($from) } to { THE($to) }.
event-shown = { THE($seat) } shows a mission fulfilled: { NAME($mission) }
event-won = { THE($seat) } wins the game!

## Missions

mission-m_destroy_blue = Destroy all blue armies. If they are your own: occupy any 28 territories.
mission-m_destroy_red = Destroy all red armies. If they are your own: occupy any 28 territories.
mission-m_destroy_black = Destroy all black armies. If they are your own: occupy any 28 territories.
mission-m_destroy_white = Destroy all white armies. If they are your own: occupy any 28 territories.
mission-m_destroy_yellow = Destroy all yellow armies. If they are your own: occupy any 28 territories.
mission-m_28_territories = Occupy any 28 territories.
mission-m_18_garrisoned = Occupy any 18 territories, with at least two regiments on each.
mission-m_france_royaume_uni = Hold France, the United Kingdom and a third region of your choice.
mission-m_rhin_italie = Hold the Confederation of the Rhine and the Kingdoms of Italy.
mission-m_prusse_scandinavie = Hold the Kingdom of Prussia, Scandinavia and a third region of your choice.
mission-m_autriche_iberie = Hold the Empire of Austria-Hungary and the Kingdoms of Spain and Portugal.
mission-m_russie_italie = Hold the Russian Empire, the Kingdoms of Italy and a third region of your choice.
mission-m_russie_prusse = Hold the Russian Empire and the Kingdom of Prussia.

## Territories: the name on the map, and in a sentence where that differs

place-irlande = Ireland
place-ecosse = Scotland
place-nord_angleterre = Northern England
  .the = northern England
place-sud_angleterre = Southern England
  .the = southern England
place-portugal = Portugal
place-galice = Galicia
place-castille_aragon = Castile and Aragon
place-andalousie = Andalusia
place-normandie_bretagne = Normandy and Brittany
place-ile_de_france = Île-de-France
place-lorraine = Lorraine
place-aquitaine = Aquitaine
place-bourgogne = Burgundy
place-languedoc_provence = Languedoc and Provence
place-belgique = Belgium
place-hollande = Holland
place-hanovre = Hanover
place-wurtemberg_westphalie = Württemberg and Westphalia
place-baviere = Bavaria
place-saxe = Saxony
place-helvetie = Swiss Confederation
  .the = the Swiss Confederation
place-piemont = Piedmont
place-venetie = Venetia
place-etats_eglise = Papal States
  .the = the Papal States
place-deux_siciles = Kingdom of the Two Sicilies
  .the = the Kingdom of the Two Sicilies
place-danemark = Denmark
place-norvege = Norway
place-suede = Sweden
place-finlande = Finland
place-brandebourg = Brandenburg
place-pomeranie = Pomerania
place-silesie = Silesia
place-prusse_orientale = East Prussia
place-varsovie = Grand Duchy of Warsaw
  .the = the Grand Duchy of Warsaw
place-tyrol = Tyrol
place-autriche = Austria
place-boheme = Bohemia
place-galicie = Galicia (Poland)
  .the = Polish Galicia
place-hongrie = Hungary
place-transylvanie = Transylvania
place-provinces_illyriennes = Illyrian Provinces
  .the = the Illyrian Provinces
place-carelie = Karelia
place-livonie = Livonia
place-lituanie = Lithuania
place-bielorussie = White Russia
place-russie = Russia
place-ukraine = Ukraine
place-crimee = Crimea
  .the = the Crimea

## Regions

region-r_royaume_uni = United Kingdom
  .the = the United Kingdom
region-r_iberie = Kingdoms of Spain and Portugal
  .the = the Kingdoms of Spain and Portugal
region-r_france = France
region-r_rhin = Confederation of the Rhine
  .the = the Confederation of the Rhine
region-r_italie = Kingdoms of Italy
  .the = the Kingdoms of Italy
region-r_scandinavie = Scandinavia
region-r_prusse = Kingdom of Prussia
  .the = the Kingdom of Prussia
region-r_autriche = Empire of Austria-Hungary
  .the = the Empire of Austria-Hungary
region-r_russie = Russian Empire
  .the = the Russian Empire

## Cards

symbol-light_infantry = light infantry
symbol-line_infantry = line infantry
symbol-hussar = hussars
symbol-cuirassier = cuirassiers
symbol-artillery = artillery

card-joker_1 = Joker
card-joker_2 = Joker
card-card_irlande = { NAME("place-irlande") } ({ NAME("symbol-line_infantry") })
card-card_ecosse = { NAME("place-ecosse") } ({ NAME("symbol-hussar") })
card-card_nord_angleterre = { NAME("place-nord_angleterre") } ({ NAME("symbol-artillery") })
card-card_sud_angleterre = { NAME("place-sud_angleterre") } ({ NAME("symbol-light_infantry") })
card-card_portugal = { NAME("place-portugal") } ({ NAME("symbol-cuirassier") })
card-card_galice = { NAME("place-galice") } ({ NAME("symbol-artillery") })
card-card_castille_aragon = { NAME("place-castille_aragon") } ({ NAME("symbol-line_infantry") })
card-card_andalousie = { NAME("place-andalousie") } ({ NAME("symbol-hussar") })
card-card_normandie_bretagne = { NAME("place-normandie_bretagne") } ({ NAME("symbol-artillery") })
card-card_ile_de_france = { NAME("place-ile_de_france") } ({ NAME("symbol-light_infantry") })
card-card_lorraine = { NAME("place-lorraine") } ({ NAME("symbol-cuirassier") })
card-card_aquitaine = { NAME("place-aquitaine") } ({ NAME("symbol-artillery") })
card-card_bourgogne = { NAME("place-bourgogne") } ({ NAME("symbol-line_infantry") })
card-card_languedoc_provence = { NAME("place-languedoc_provence") } ({ NAME("symbol-hussar") })
card-card_belgique = { NAME("place-belgique") } ({ NAME("symbol-artillery") })
card-card_hollande = { NAME("place-hollande") } ({ NAME("symbol-light_infantry") })
card-card_hanovre = { NAME("place-hanovre") } ({ NAME("symbol-cuirassier") })
card-card_wurtemberg_westphalie = { NAME("place-wurtemberg_westphalie") } ({ NAME("symbol-artillery") })
card-card_baviere = { NAME("place-baviere") } ({ NAME("symbol-line_infantry") })
card-card_saxe = { NAME("place-saxe") } ({ NAME("symbol-hussar") })
card-card_helvetie = { NAME("place-helvetie") } ({ NAME("symbol-artillery") })
card-card_piemont = { NAME("place-piemont") } ({ NAME("symbol-light_infantry") })
card-card_venetie = { NAME("place-venetie") } ({ NAME("symbol-cuirassier") })
card-card_etats_eglise = { NAME("place-etats_eglise") } ({ NAME("symbol-artillery") })
card-card_deux_siciles = { NAME("place-deux_siciles") } ({ NAME("symbol-line_infantry") })
card-card_danemark = { NAME("place-danemark") } ({ NAME("symbol-hussar") })
card-card_norvege = { NAME("place-norvege") } ({ NAME("symbol-artillery") })
card-card_suede = { NAME("place-suede") } ({ NAME("symbol-light_infantry") })
card-card_finlande = { NAME("place-finlande") } ({ NAME("symbol-cuirassier") })
card-card_brandebourg = { NAME("place-brandebourg") } ({ NAME("symbol-artillery") })
card-card_pomeranie = { NAME("place-pomeranie") } ({ NAME("symbol-line_infantry") })
card-card_silesie = { NAME("place-silesie") } ({ NAME("symbol-hussar") })
card-card_prusse_orientale = { NAME("place-prusse_orientale") } ({ NAME("symbol-artillery") })
card-card_varsovie = { NAME("place-varsovie") } ({ NAME("symbol-light_infantry") })
card-card_tyrol = { NAME("place-tyrol") } ({ NAME("symbol-cuirassier") })
card-card_autriche = { NAME("place-autriche") } ({ NAME("symbol-artillery") })
card-card_boheme = { NAME("place-boheme") } ({ NAME("symbol-line_infantry") })
card-card_galicie = { THE("place-galicie") } ({ NAME("symbol-hussar") })
card-card_hongrie = { NAME("place-hongrie") } ({ NAME("symbol-artillery") })
card-card_transylvanie = { NAME("place-transylvanie") } ({ NAME("symbol-light_infantry") })
card-card_provinces_illyriennes = { NAME("place-provinces_illyriennes") } ({ NAME("symbol-cuirassier") })
card-card_carelie = { NAME("place-carelie") } ({ NAME("symbol-artillery") })
card-card_livonie = { NAME("place-livonie") } ({ NAME("symbol-line_infantry") })
card-card_lituanie = { NAME("place-lituanie") } ({ NAME("symbol-hussar") })
card-card_bielorussie = { NAME("place-bielorussie") } ({ NAME("symbol-artillery") })
card-card_russie = { NAME("place-russie") } ({ NAME("symbol-light_infantry") })
card-card_ukraine = { NAME("place-ukraine") } ({ NAME("symbol-cuirassier") })
card-card_crimee = { NAME("place-crimee") } ({ NAME("symbol-artillery") })

## Chapters of the rules

chapter-components-and-general = Components and general
chapter-set-up = Set-up
chapter-reinforcements = Reinforcements
chapter-card-exchange = Card exchange
chapter-winning-cards = Winning cards
chapter-land-combat = Land combat
chapter-conquest = Conquest
chapter-elimination = Elimination
chapter-manoeuvres = Manoeuvres
chapter-victory = Victory
chapter-two-players = Two players
chapter-six-players = Six players
chapter-variant-world-conquest = Variant: world conquest
chapter-variant-progressive-reinforcements = Variant: progressive reinforcements
chapter-variant-capitals = Variant: capitals
chapter-advanced-reinforcements = Advanced reinforcements
chapter-fortresses = Fortresses
chapter-generals = Generals
chapter-fleets = Fleets
chapter-naval-combat = Naval combat
chapter-interception = Interception
chapter-historical-game-special-rules = Historical game: special rules
chapter-coalitions = Coalitions
chapter-historical-set-up-1796 = Historical set-up, 1796
chapter-campaigns = Campaigns
chapter-waterloo = Waterloo
chapter-end-of-the-historical-game = End of the historical game
chapter-campaign-procedures = Campaign procedures
chapter-rulings = Rulings

# What a report tells of many games
study-score = Territories held.
study-losses = Regiments and fleets lost.
study-luck = Regiments and fleets that a seat’s dice took in attack and defence, beside what so many dice take on the average; turns in which a leader raises dice are left out.

## What to play

preset-first = First game
  .help = Three of you with a secret mission each, the plain rules, two recruits against you.
preset-usual = The usual game
  .help = Four players, secret missions, the standard rules.
preset-advanced = The advanced rules
  .help = Secret missions for four with fortresses, generals, fleets and advanced exchanges.
preset-everything = Everything
  .help = The historical game from 1796 to Waterloo for five nations, by all the advanced rules: the longest game of all.

subject-course = Course of play
subject-cards = Cards and reinforcements
subject-advanced = Advanced rules
subject-history = The historical game
