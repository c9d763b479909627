# RISK Napoleon Edition: the board in the browser.

board-blurb = Europe from 1796 to 1815 in forty-eight territories. Raise regiments, roll the dice across borders and sea links, and accomplish your secret mission before anyone sees it coming. The standard booklet with its variants: duel, world conquest, capitals, progressive reinforcements.
board-length = 1 to 3 hours

board-map = Map of Europe
board-title = Map of Europe
board-subtitle = drawn for the game of Risk
board-motto = 1796 – 1815
board-tint = Colour the territories by owner or by region
board-bonuses = Regiments a turn
board-short-r_royaume_uni = United Kingdom
board-short-r_iberie = Spain and Portugal
board-short-r_france = France
board-short-r_rhin = Confederation of the Rhine
board-short-r_italie = Italy
board-short-r_scandinavie = Scandinavia
board-short-r_prusse = Prussia
board-short-r_autriche = Austria-Hungary
board-short-r_russie = Russia
board-sea-atlantic = Atlantic Ocean
board-sea-north = North Sea
board-sea-baltic = Baltic Sea
board-sea-mediterranean = Mediterranean Sea
board-sea-black = Black Sea
board-sea-biscay = Bay of Biscay

board-place = { NAME($place) }, { NAME($owner) }, { $regiments ->
    [one] 1 regiment
   *[other] { $regiments } regiments
  }
board-on-place = can be reinforced
board-on-place_five = can be reinforced
board-on-place_all = can be reinforced
board-on-capital = can become your capital
board-on-bonus = can get the bonus
board-from-attack = can attack
board-to-attack = can be attacked
board-from-manoeuvre = can march
board-to-manoeuvre = can be marched to

board-modes = A click places:
board-short-place = 1
board-short-place_five = 5
board-short-place_all = all

board-verb-colour = Choose a colour
board-verb-place = Place a regiment
board-verb-place_five = Place five regiments
board-verb-place_all = Place all remaining regiments
board-verb-capital = Choose a capital
board-verb-exchange = Exchange cards
board-verb-bonus = Place bonus regiments
board-verb-attack = Attack
board-verb-engage = Engage regiments
board-verb-defend = Defend
board-verb-occupy = Occupy a conquered territory
board-verb-manoeuvre = Manoeuvre
board-verb-march = Move regiments

board-field-territories = Territories
board-field-regiments = Regiments
board-field-cards = Cards
board-field-reserve = Regiments in reserve
board-field-owner = Owner
board-brief-territories = terr.
board-brief-regiments = reg.
board-brief-cards = cards
board-brief-reserve = res.
board-mission = Secret mission
board-capital = Secret capital

board-round = Round { $round }
board-pile = { $count ->
    [one] one card in the pile
   *[other] { $count } cards in the pile
  }
board-next-set = next set: { $number }

board-odds-win = Conquest: { $chance }
board-odds-ends = How the fight may end
board-odds-won = { $chance }: conquered, { $number ->
    [one] one attacker left
   *[other] { $number } attackers left
  }
board-odds-lost = { $chance }: repulsed, { $number ->
    [one] one defender left
   *[other] { $number } defenders left
  }
board-odds-defenders = defenders left
board-odds-attackers = attackers left (fought to the end, all dice)
board-odds-round = Next roll, { $attack } against { $defence }
board-odds-losses = attacker loses { $lost }, defender { $inflicted }
