# RISK Napoleon Edition: the board in the browser.

board-blurb = Europe from 1796 to 1815 in forty-eight territories. Raise regiments, roll the dice across borders and sea links, and accomplish your secret mission before anyone sees it coming. Both booklets: duel, world conquest, capitals; fortresses, generals, fleets; and the whole history from January 1796 to Waterloo.
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

board-modes = A click:
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
board-verb-fortress = Build a fortress
board-verb-general = Buy a general
board-verb-fleet = Fit out a fleet
board-verb-spanish_fleet = Fit out a Spanish fleet
board-verb-raze = Raze a fortress
board-verb-pay = Pay for a fortress
board-verb-forfeit = Give up a fortress
board-verb-offer = Negotiate captive generals
board-verb-release = Release captives
board-verb-demand = Ask for captives
board-verb-sail = Sail with a fleet
board-verb-dock = Make for a port
board-verb-station = Take station at sea
board-verb-naval_attack = Attack at sea
board-verb-against = Choose an enemy at sea
board-verb-breakout = Break a blockade
board-verb-fire = Engage fleets
board-verb-return_fire = Return fire
board-verb-sink = Lose a fleet
board-verb-embark = Embark regiments
board-verb-escort = Escort a convoy
board-verb-fate = Roll for a general
board-verb-withdraw = Withdraw a general
board-verb-ride = Move a general
board-verb-reach = Bring a general somewhere
board-verb-enter = Enter a territory without a fight
board-verb-detail = Tell off regiments
board-verb-suffer = Share out losses
board-verb-send = Take regiments away
board-verb-lose = Lose regiments
board-verb-garrison = Send a garrison

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

# fleets, generals, fortresses, coalitions

board-contingent = { NAME($nation) } { $number }
board-general = a general of { THE($owner) }
board-fortress = a fortress
board-fleets-sea = { $count ->
    [one] one fleet
   *[other] { $count } fleets
  } of { THE($owner) }
board-fleets-port = { $count ->
    [one] one fleet
   *[other] { $count } fleets
  } of { THE($owner) } in port
board-fleets-blockade = blockaded by { $count ->
    [one] one fleet
   *[other] { $count } fleets
  } of { THE($owner) }
board-fleets-relief = { $count ->
    [one] one fleet
   *[other] { $count } fleets
  } of { THE($owner) } come to its relief
board-field-points = Points
board-brief-points = VP
board-field-generals = Generals
board-brief-generals = gen.
board-field-captives = Generals in captivity
board-brief-captives = capt.

board-on-fortress = can be fortified
board-on-general = can get a general
board-on-fleet = can fit out a fleet
board-on-spanish_fleet = can fit out a Spanish fleet
board-on-raze = its fortress can be razed
board-on-pay = its fortress can be paid for
board-on-forfeit = its fortress can be given up
board-on-dock = can be made for
board-on-breakout = the blockade can be broken
board-on-withdraw = can be withdrawn to
board-on-ride = its general can move
board-on-reach = can be reached
board-on-send = can give a regiment
board-on-lose = can lose a regiment
board-on-garrison = can give the garrison
board-on-fate = the fate of its general can be decided
board-from-sail = fleets can sail
board-from-station = can be taken up
board-from-naval_attack = can be attacked
board-from-escort = can escort
board-from-sink = can be lost
board-from-enter = can march in
board-to-enter = can be entered

board-short-fortress = fortress
board-short-general = general
board-short-fleet = fleet
board-short-spanish_fleet = Spanish fleet
board-short-raze = raze
board-short-pay = pay
board-short-forfeit = give up
board-short-attack = attack
board-short-enter = enter
board-short-manoeuvre = march
board-short-ride = general
board-short-bonus = bonus

# the calendar

board-calendar = The calendar
board-game-turn = turn { $turn } of { $turns }
board-would-score = now
board-at-war = at war
board-at-peace = at peace
board-asked = What is asked of { THE($nation) }
board-camps = French camp { $french } points, allied camp { $allied }
board-waterloo-morning = Waterloo, round { $rounds }: { $french } French against { $english } English
board-waterloo-evening = Waterloo, evening, round { $rounds }: { $french } French against { $english } English and { $prussian } Prussians
board-aim-anywhere = anywhere
board-aim-hold = hold { $where }: { $points } VP
board-aim-per-territory = each territory held ({ $where }): { $points } VP
board-aim-landing = land in { $where }: { $points } VP
board-aim-fleet-destroyed = each enemy fleet sunk: { $points } VP
board-aim-fleets-destroyed-at-least = { $count } enemy fleets sunk: { $points } VP
board-aim-expedition-landed-at-least = { $count } regiments landed in Egypt: { $points } VP
board-aim-expedition-regiment-destroyed = each regiment of the expedition sunk: { $points } VP
board-aim-expedition-landed-none = nobody lands in Egypt: { $points } VP
board-aim-coalition-hold = the coalition holds { $where }: { $points } VP
board-aim-coalition-hold-at-least = the coalition holds { $count } territories ({ $where }): { $points } VP
board-aim-intercepted-regiment-destroyed = each French regiment sunk at sea: { $points } VP
board-aim-no-enemy-regiment-in-region = no enemy in { $where }: { $points } VP
board-aim-captured-during = take { $where } at some time: { $points } VP

# treaties

board-treaty = The treaty
board-treaty-step = step { $step } of { $steps }
board-treaty-back = Previous step
board-treaty-on = Next step
board-treaty-sign = Put away
board-treaty-all = The whole treaty

# odds at sea

board-odds-sea = All enemy fleets sunk: { $chance }
board-odds-sea-won = { $chance }: won, { $number ->
    [one] one fleet left
   *[other] { $number } fleets left
  }
board-odds-sea-lost = { $chance }: lost, { $number ->
    [one] one enemy fleet left
   *[other] { $number } enemy fleets left
  }
board-odds-defending-fleets = defending fleets left
board-odds-attacking-fleets = attacking fleets left (fought to the end, all dice)
board-odds-convoy = { $regiments ->
    [one] One regiment
   *[other] { $regiments } regiments
  } at sea, { $fleets ->
    [one] one fleet intercepts
   *[other] { $fleets } fleets intercept
  }
board-odds-drowned = { $lost ->
    [0] none lost
    [one] one regiment lost
   *[other] { $lost } regiments lost
  }
board-odds-turned-back = { $number ->
    [one] The regiment must turn back.
   *[other] All { $number } regiments must turn back.
  }

# odds of a crossing, before it is ordered

board-odds-landing = Landing and conquest: { $chance }
board-odds-crossing = { $regiments ->
    [0] A general crosses
    [one] One regiment crosses
   *[other] { $regiments } regiments cross
  }, { $fleets ->
    [one] one enemy fleet is on the way
   *[other] { $fleets } enemy fleets are on the way
  }
board-odds-across = { $across ->
    [0] none comes through
    [one] one comes through
   *[other] { $across } come through
  }
board-odds-home = { $across ->
    [0] all that are left turn back
    [one] one comes through, { $home } turn back
   *[other] { $across } come through, { $home } turn back
  }
board-odds-general = { $fate ->
    [through] he comes through
    [home] he turns back
   *[taken] he is taken
  }
board-odds-escorted = { $number ->
    [one] With the fleet as escort.
   *[other] With { $number } fleets as escort.
  }
board-odds-escorts = { $number ->
    [one] Without an escort; one fleet could be named.
   *[other] Without an escort; { $number } fleets could be named.
  }
board-odds-all-intercept = If all of them intercept and fight on.

board-nobody = nobody
board-always-engage = From now on always engage as many as possible
board-always-occupy = From now on always move in as many as possible
board-always-fire = From now on always engage as many fleets as possible

# the result of a fight

board-fight-attacks-regiments = attacks with { $number ->
    [one] one regiment
   *[other] { $number } regiments
  }
board-fight-defends-regiments = defends, { $number ->
    [one] one regiment there
   *[other] { $number } regiments there
  }
board-fight-attacks-fleets = attacks with { $number ->
    [one] one fleet
   *[other] { $number } fleets
  }
board-fight-defends-fleets = defends, { $number ->
    [one] one fleet there
   *[other] { $number } fleets there
  }
board-fight-left = { $number ->
    [0] (none left)
   *[other] ({ $number } left)
  }
board-fight-unhurt = no loss
board-fight-crossing = One die for each that crosses; { $least ->
    [5] 5 or 6 is lost.
   *[other] { $least } to 6 is lost.
  }
board-fate-killed = 1: he is killed
board-fate-captured = 2 or 3: he is captured
board-fate-escapes = 4 to 6: he escapes, if there is a way

# the small card about a thing

board-inspect-owner = Held by
board-inspect-regiments = Regiments
board-inspect-army = Coalition army:
board-inspect-fleets = Fleets
board-inspect-fortress = Fortress: with six defenders or fewer the attacker rolls two dice at most.
board-inspect-fortress-of = Fortress of { THE($place) }
board-inspect-debt = Two regiments are owed for it in the next reinforcements.
board-inspect-general-of = Generals in { THE($place) }
board-inspect-port = A port, without a fleet.
board-inspect-capital = Your secret capital.
board-inspect-region-held = { $held } of { $all } territories (+{ $bonus } regiments a turn for all)
board-inspect-of = { $count } of { $all }
board-inspect-joker = Stands for any symbol.
board-inspect-die = A die: { $pips }
board-inspect-dice = The highest dice of both sides are compared, then the second; of equal dice the defender’s wins.
board-inspect-sea-free = No fleet is here: everybody may cross.
board-inspect-fleet-port = Lies in the port of { THE($place) }: it cannot be attacked there.
board-inspect-fleet-sea = Holds { THE($place) }: it may intercept what crosses there.
board-inspect-fleet-blockade = Blockades the port of { THE($place) }: no fleet leaves it without a fight.
board-inspect-fleet-relief = Has come to break the blockade of { THE($place) }: it must fight.
board-inspect-spanish = A Spanish fleet at the orders of France.
board-inspect-duty = A duty of this campaign
board-inspect-duty-turn = In turn { $turn } of the campaign.
board-inspect-duty-met = It has been met.
board-inspect-duty-unmet = It has not been met yet: combat cannot be ended in that turn while it can be tried.
board-inspect-aim-now = { $points ->
    [0] It would bring nothing now.
   *[other] It would bring +{ $points } VP now.
  }
board-inspect-track-pile = The draw pile
board-inspect-track-pile-about = Who has conquered a territory draws a card at the end of combat.
board-inspect-track-set = The next set
board-inspect-track-set-about = What the next set of cards brings, whoever exchanges it.
board-inspect-track-calendar = The calendar
board-inspect-track-calendar-about = The campaign, and the turn of it that is played.
board-inspect-track-points = Victory points
board-inspect-track-points-about = On the left what the campaign would bring if it ended now, on the right the total so far; at the end the camps are compared.
board-inspect-track-war = War and peace
board-inspect-track-war-about = Only nations at war attack and are attacked in this campaign.
board-inspect-track-treaty = The treaty
board-inspect-track-treaty-about = What passes from hand to hand at the end of a campaign, step by step; the numbers stand on the map.

# the legend

board-legend-armies = Armies
board-legend-counter = An army: whose it is (colour and sign) and how many regiments stand there
board-legend-capital = A crown: your secret capital, which only you see
board-legend-fortress = A star: a fortress; against six defenders or fewer the attacker rolls two dice at most
board-legend-general = A hat with a sign: a general; without one no more than six regiments attack a territory in a turn
board-legend-coalition = Small numbers below: the nations of a coalition army, the commander’s first
board-legend-sea = At sea
board-legend-fleet = A squadron and the number of its fleets
board-legend-blockade = A red chain: fleets that blockade the port
board-legend-relief = A green chain: fleets that have come to break the blockade
board-legend-spanish = A golden pennant: Spanish fleets, at the orders of France
board-legend-station = A position on a sea link, where fleets can take station
board-legend-port = An anchor: the port of the territory
board-legend-lands = Lands and borders
board-legend-region = { $region }: { $count } territories, +{ $bonus } regiments a turn for who holds all
board-legend-border = Dashes: border between territories
board-legend-frontier = A full line: frontier of a region
board-legend-link = Dots on the sea: a link; the territories at its ends are neighbours
board-legend-lines = What is drawn around a territory
board-legend-line-lit = Can be clicked now
board-legend-line-target = Can be attacked or marched to from the territory that is chosen
board-legend-line-chosen = Is chosen, or the step is about it
board-legend-line-pointed = The log, a hint or a list points at it
board-legend-line-changed = Others changed something here since your last decision
board-legend-arrow = The attack or march under way, or the last one
board-legend-chance = The chance to conquer it, fought to the end
board-legend-step = The step of the treaty in which it changes hands
board-legend-cards = Cards
board-legend-joker = Joker: stands for any symbol
