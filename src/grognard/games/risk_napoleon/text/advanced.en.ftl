# RISK Napoleon Edition: the advanced rules and the historical game.

## Options

scenario-history = The historical game
  .help = France against Europe from January 1796 to Waterloo: sixteen periods with their wars, treaties and victory points. Five nations; with six players two command France turn about.
  .needs = from five players, a nation each
option-advanced_exchange = Advanced exchanges
  .help = Five kinds of cards, sets of three or five.
option-fortresses = Fortresses
  .help = For three regiments, a fortress: while six defenders or fewer hold it the attacker rolls two dice at most.
option-generals = Generals
  .help = Without a general an army launches six regiments at most on one territory; generals manoeuvre, die, are captured and exchanged.
option-fleets = Fleets
  .help = Fleets hold the sea links, blockade ports and intercept convoys.
option-general_limit = Limit without a general
  .help = How the six regiments of an army without a general are counted.
value-general_limit-force = the force needed
value-general_limit-cumulative = all engaged added up
option-med_zone = Mediterranean
  .help = Whether the Mediterranean coasts are joined through the middle of the sea, as in the historical game.
value-med_zone-historical_only = historical game only
value-med_zone-always = always
option-last_campaign = Last period
  .help = The history stops after this period; it can be taken up again later.
option-landing_success = Successful landing
  .help = What counts as a landing: taking the territory, or just coming ashore.
value-landing_success-conquest = taking the territory
value-landing_success-arrival = coming ashore
option-coalition_cards = Cards of the coalition
  .help = Who draws cards when a coalition army conquers.
value-coalition_cards-army = the nations of the army
value-coalition_cards-all_members = the whole coalition
option-spanish_fleet_builds = Spanish fleets
  .help = How many Spanish fleets France builds in a turn.
value-spanish_fleet_builds-one_per_turn = one fleet a turn
value-spanish_fleet_builds-up_to_cap = up to the maximum
option-guerrilla_each_turn = Guerrilla every turn
  .help = The Spanish guerrilla strikes at the start of every game turn, not once a campaign (historical game).

## Nations

nation-fra = France
nation-aut = Austria
nation-pru = Prussia
nation-rus = Russia
nation-eng = England

## Periods

period-italy_1796 = The Italian campaign (1796–1797)
period-egypt_1798 = The Egyptian campaign (1798–1799)
period-italy_germany_1800 = Italy and Germany (1800)
period-england_alone_1801 = England alone (1801)
period-amiens_1802 = The Peace of Amiens (1802)
period-naval_1803 = The naval campaign against England (1803–1804)
period-germany_1805 = Germany 1805 (1805)
period-prussia_1806 = Prussia 1806 (1806)
period-poland_1807 = Poland 1807 (1807)
period-spain_1808 = Spain and Portugal begin (1808)
period-austria_1809 = Germany and Austria 1809 (1809)
period-spain_1810 = The Peninsular War (1810–1811)
period-russia_1812 = The Russian campaign (1812)
period-germany_1813 = Germany 1813 (1813)
period-france_1814 = The French campaign (1814)
period-belgium_1815 = The Belgian campaign (1815)

## Seas

sea-l_portugal = Portugal link
  .the = the Portugal link
sea-l_galice = Galicia link
  .the = the Galicia link
sea-l_manche = Channel
  .the = the Channel
sea-l_pas_de_calais = Strait of Dover
  .the = the Strait of Dover
sea-l_hollande = Holland link
  .the = the Holland link
sea-l_hanovre = Hanover link
  .the = the Hanover link
sea-l_norvege = Norway link
  .the = the Norway link
sea-l_canal_nord = North Channel
  .the = the North Channel
sea-l_saint_georges = St George’s Channel
  .the = the St George’s Channel
sea-l_skagerrak = Skagerrak
  .the = the Skagerrak
sea-l_sund = Sound
  .the = the Sound
sea-mer_mediterranee = Mediterranean
  .the = the Mediterranean

## Fleets

piece-fleet_1 = Fleet 1
  .the = fleet 1
piece-fleet_2 = Fleet 2
  .the = fleet 2
piece-fleet_3 = Fleet 3
  .the = fleet 3
piece-fleet_4 = Fleet 4
  .the = fleet 4
piece-fleet_5 = Fleet 5
  .the = fleet 5
piece-fleet_6 = Fleet 6
  .the = fleet 6
piece-fleet_7 = Fleet 7
  .the = fleet 7
piece-fleet_8 = Fleet 8
  .the = fleet 8
piece-fleet_9 = Fleet 9
  .the = fleet 9
piece-fleet_10 = Fleet 10
  .the = fleet 10
piece-fleet_11 = Fleet 11
  .the = fleet 11
piece-fleet_12 = Fleet 12
  .the = fleet 12
piece-fleet_13 = Fleet 13
  .the = fleet 13
piece-fleet_14 = Fleet 14
  .the = fleet 14
piece-fleet_15 = Fleet 15
  .the = fleet 15
piece-fleet_16 = Fleet 16
  .the = fleet 16
piece-fleet_17 = Fleet 17
  .the = fleet 17
piece-fleet_18 = Fleet 18
  .the = fleet 18
piece-fleet_19 = Fleet 19
  .the = fleet 19
piece-fleet_20 = Fleet 20
  .the = fleet 20
piece-fleet_21 = Fleet 21
  .the = fleet 21
piece-fleet_22 = Fleet 22
  .the = fleet 22
piece-fleet_23 = Fleet 23
  .the = fleet 23
piece-fleet_24 = Fleet 24
  .the = fleet 24

## Actions

verb-fortress = Build a fortress in { THE($place) }
verb-general = Put a general in { THE($place) }
verb-fleet = Fit out a fleet in { THE($place) }
verb-spanish_fleet = Fit out a Spanish fleet in { THE($place) }
verb-raze = Raze your fortress in { THE($place) }
verb-pay = Pay for the fortress in { THE($place) }
verb-forfeit = Give up the fortress in { THE($place) }
verb-keep = Keep the fortress (two regiments next turn)
verb-destroy = Destroy the fortress
verb-hand_in = Hand in these cards
verb-offer = Negotiate captive generals with { THE($seat) }
verb-release = Release { $number ->
    [0] no general
    [one] one general
   *[other] { $number } generals
  }
verb-demand = Ask for { $number ->
    [0] no general
    [one] one general
   *[other] { $number } generals
  }
verb-accept = Accept the exchange
verb-refuse = Refuse the exchange
verb-sail = Sail with { THE($piece) }
verb-dock = Make for the port of { THE($place) }
verb-station = Take station on { THE($sea) }
verb-stay = Stay in this port
verb-end_naval_movement = End naval movement
verb-naval_attack = Attack on { THE($sea) }
verb-breakout = Break the blockade of { THE($place) }
verb-fire = Engage { $number ->
    [one] one fleet
   *[other] { $number } fleets
  }
verb-return_fire = Return fire with { $number ->
    [one] one die
   *[other] { $number } dice
  }
verb-break_off = Break off
verb-sink = Lose { THE($piece) }
verb-end_naval_combat = End naval combat
verb-embark = Embark { $number ->
    [one] one regiment
   *[other] { $number } regiments
  }
verb-escort = Escort with { THE($piece) }
verb-set_sail = Set sail with this escort
verb-let_pass = Let the convoy pass
verb-intercept = Intercept the convoy
verb-recall = Call the landing force back
verb-fate = Roll for the general of { THE($place) }
verb-withdraw = Withdraw to { THE($place) }
verb-ride = Move the general of { THE($place) }
verb-reach = Go to { THE($place) }
verb-leader = Play your leader card (+2 on each die)
verb-enter = Enter { THE($to) } from { THE($from) }
verb-detail = Send { $number ->
    [one] one of its regiments
   *[other] { $number } of its regiments
  }
verb-suffer = Let { THE($seat) } take the loss
verb-launch = Send the expedition to Egypt
verb-send = Take one regiment from { THE($place) }
verb-enough = Take no more regiments
verb-lose = Lose one regiment in { THE($place) }
verb-garrison = Take the garrison from { THE($place) }
verb-against = Attack the fleets of { THE($seat) }

## What the game waits for

frame-NavalMovement = { $full ->
    [0] { $ready ->
        [0] None of your fleets can sail any more: end naval movement.
        [one] One fleet can still sail: choose it, or end naval movement.
       *[other] { $ready } fleets can still sail: choose one, or end naval movement.
      }
   *[other] The port of { THE($place) } holds more than three fleets: one of them must sail.
  }
frame-NavalMovement-wait = { THE($seat) } moves fleets.
frame-Sail = { $why ->
    [2] The port of { THE($place) } has fallen: where does { THE($piece) } go?
    [1] The blockade of { THE($place) } is broken: where does { THE($piece) } go?
   *[other] { $port ->
        [0] Where does { THE($piece) }, now on { THE($sea) }, go?
       *[other] Where does { THE($piece) }, now at { THE($place) }, go?
      }
  }
frame-Sail-wait = { THE($seat) } sails.
frame-NavalCombat = { $relief ->
    [0] Attack an enemy fleet, break a blockade, or end naval combat.
   *[other] Fleets of yours have come to break a blockade: they must fight now.
  }
frame-NavalCombat-wait = { THE($seat) } fights at sea.
frame-Adversary = Several enemies hold { THE($sea) }: whose fleets do you attack?
frame-Adversary-wait = { THE($seat) } chooses an enemy at sea.
frame-Fire = { $port ->
    [0] { THE($sea) }
   *[other] Off { THE($place) }
  }, { $ours ->
    [one] one fleet of yours
   *[other] { $ours } fleets of yours
  } against { $theirs ->
    [one] one
   *[other] { $theirs }
  } of { THE($against) }: how many do you engage?
frame-Fire-wait = { THE($seat) } engages fleets.
frame-ReturnFire = { THE($by) } attacks { $port ->
    [0] on { THE($sea) }
   *[other] off { THE($place) }
  } with { $engaged ->
    [one] one fleet
   *[other] { $engaged } fleets
  }; you have { $theirs }: with how many dice do you return fire?
frame-ReturnFire-wait = { THE($seat) } chooses dice at sea.
frame-Sink = French and Spanish fleets fought together: which is lost ({ $number ->
    [one] one to choose
   *[other] { $number } to choose
  })?
frame-Sink-wait = { THE($seat) } chooses the fleet that is lost.
frame-Captured = The fortress of { THE($place) } is yours: do you keep it?
frame-Captured-wait = { THE($seat) } decides about the fortress.
frame-Embark = { $purpose ->
    [0] How many regiments cross from { THE($from) } to land in { THE($to) } (at most { $most })?
   *[other] How many regiments enter { THE($to) } from { THE($from) } (at most { $most })?
  }
frame-Embark-wait = { THE($seat) } embarks regiments.
frame-Landing = { $number ->
    [one] One regiment of yours is
   *[other] { $number } regiments of yours are
  } ashore in { THE($to) } ({ NAME($owner) }, { $defenders ->
    [one] one regiment
   *[other] { $defenders } regiments
  }): how many do you engage?
frame-Landing-wait = { THE($seat) } fights on the beach.
frame-Escort = { $general ->
    [0] { $number ->
        [one] One regiment crosses
       *[other] { $number } regiments cross
      }
   *[other] A general crosses
  } to { $egypt ->
    [0] { THE($to) }
   *[other] Egypt
  }, { $fleets ->
    [one] one enemy fleet watches
   *[other] { $fleets } enemy fleets watch
  } { THE($sea) }: name the escort ({ $escorts ->
    [0] none yet
    [one] one fleet so far
   *[other] { $escorts } fleets so far
  }), then set sail.
frame-Escort-wait = { THE($seat) } forms a convoy.
frame-Intercept = A convoy of { THE($power) } passes { THE($sea) } with { $general ->
    [0] { $number ->
        [one] one regiment
       *[other] { $number } regiments
      }
   *[other] a general
  }{ $escorts ->
    [0] {""}
    [one] {""} and one escorting fleet
   *[other] {""} and { $escorts } escorting fleets
  }: do you intercept it with your { $ours ->
    [one] fleet
   *[other] { $ours } fleets
  }?
frame-Intercept-wait = { THE($seat) } may intercept the convoy.
frame-Strike = The escort of { THE($power) } on { THE($sea) } is sunk: do you fall upon the { $number ->
    [one] regiment
   *[other] { $number } regiments
  } left in the convoy?
frame-Strike-wait = { THE($seat) } may fall upon the convoy.
frame-ChooseFate = The attacks of { $waiting } generals of yours have failed: whose die is rolled first?
frame-ChooseFate-wait = { THE($seat) } decides the order of the generals.
frame-Withdraw = { $lost ->
    [0] The attack from { THE($place) } has failed; your general there escapes: where does he go?
   *[other] { THE($place) } is lost; your general there escapes: where does he withdraw?
  }
frame-Withdraw-wait = { THE($seat) } withdraws a general.
frame-Ride = Where does your general in { THE($place) } go?
frame-Ride-wait = { THE($seat) } moves a general.
frame-Terms = { $given ->
    [-1] You hold { $theirs } of the generals of { THE($other) }, who holds { $ours } of yours: how many do you release?
   *[other] You release { $given }: how many of your { $ours } generals do you ask of { THE($other) } in return?
  }
frame-Terms-wait = { THE($seat) } proposes an exchange of generals.
frame-Answer = { THE($power) } offers you { $given ->
    [0] none of your captive generals
    [one] one of your captive generals
   *[other] { $given } of your captive generals
  } for { $wanted ->
    [0] nothing
    [one] one of those you hold
   *[other] { $wanted } of those you hold
  }: do you accept?
frame-Answer-wait = { THE($seat) } considers the exchange of generals.
frame-Return = A captive general of yours is free: in which territory does he come back?
frame-Return-wait = { THE($seat) } places a freed general.
frame-Detail = { $left } of the { $total } regiments are still to be named: how many come from { THE($nation) }?
frame-Detail-wait = { THE($seat) } tells off regiments.
frame-Suffer = { $ashore ->
    [0] The coalition army in { THE($place) }
   *[other] The landing force
  } loses { $number ->
    [one] a regiment
   *[other] { $number } regiments
  } and its nations are equally strong: which takes the loss?
frame-Suffer-wait = { THE($seat) } shares out the losses.
frame-Muster = The expedition to Egypt: choose where { $left ->
    [one] the last regiment comes
   *[other] { $left } more regiments come
  } from.
frame-Muster-wait = { THE($seat) } musters the expedition to Egypt.
frame-Deploy1796 = Place one regiment in a territory of yours ({ $reserve ->
    [one] it is the last
   *[other] { $reserve } left
  }).
frame-Deploy1796-wait = { THE($seat) } places a starting regiment.
frame-Anchor1796 = Spread your fleets over your ports: { $left ->
    [one] one is left.
   *[other] { $left } are left.
  }
frame-Anchor1796-wait = { THE($seat) } spreads fleets over the ports.
frame-Appoint1796 = Put a general in a territory of yours: { $left ->
    [one] one is left.
   *[other] { $left } are left.
  }
frame-Appoint1796-wait = { THE($seat) } places generals.
frame-Levy = { $lose ->
    [0] The campaign calls regiments to { THE($place) }: take one from a territory ({ $owed ->
        [0] { $left } more at most
       *[other] { $owed } more at least
      }).
   *[other] The campaign costs you regiments: choose where you lose one ({ $left } more).
  }
frame-Levy-wait = { THE($seat) } names regiments.
frame-Scuttle = The campaign costs you fleets: which do you lose ({ $left } more)?
frame-Scuttle-wait = { THE($seat) } chooses a fleet to lose.
frame-Quarter = The treaty: put down { $left ->
    [one] your last displaced regiment
   *[other] your { $left } displaced regiments
  } in your territories{ $empty ->
    [0] .
    [one] ; one of them is still without a regiment.
   *[other] ; { $empty } of them are still without a regiment.
  }
frame-Quarter-wait = { THE($seat) } redeploys regiments.
frame-Garrison = The treaty gives you { THE($place) }: from which territory does its garrison come?
frame-Garrison-wait = { THE($seat) } chooses a garrison.
frame-Remount = The treaty: where do you put { $left ->
    [one] your displaced general?
   *[other] the next of your { $left } displaced generals?
  }
frame-Remount-wait = { THE($seat) } redeploys a general.
frame-Moor = The port of { THE($place) } is no longer friendly: where does { THE($piece) } go?
frame-Moor-wait = { THE($seat) } moves a fleet.
frame-Spread = The treaty of Amiens: which port takes { THE($piece) } ({ $left ->
    [one] it is the last
   *[other] { $left } left
  })?
frame-Spread-wait = { THE($seat) } spreads the fleets.
frame-Retreat = The retreat from Russia: choose a territory from which a regiment comes home ({ $left ->
    [one] the last that may
   *[other] { $left } more may
  }).
frame-Retreat-wait = { THE($seat) } retreats from Russia.
frame-Haven = Several territories are equally near { THE($place) }: to which does the regiment come home?
frame-Haven-wait = { THE($seat) } chooses a haven.
frame-Charge = Waterloo, { $part ->
    [1] round { $rounds } of 12, { $french } French against { $english } English: how many dice do you roll in attack?
   *[other] evening, round { $rounds } of 6, { $english } English and { $prussian } Prussians against { $french } French: how many dice do you roll in attack?
  }
frame-Charge-wait = { THE($seat) } attacks at Waterloo.
frame-Square = Waterloo, { $part ->
    [1] round { $rounds } of 12: the French attack with { $engaged ->
        [one] one die
       *[other] { $engaged } dice
      }.
   *[other] evening, round { $rounds } of 6: the allies attack with { $engaged ->
        [one] one die
       *[other] { $engaged } dice
      }.
  } How many dice do you roll in defence?
frame-Square-wait = { THE($seat) } defends at Waterloo.

## The log

event-fortress = { THE($seat) } builds a fortress in { THE($place) }.
event-general = A general of { THE($seat) } appears in { THE($place) }.
event-fleet = { THE($seat) } fits out { THE($piece) } in { THE($place) }.
event-razed = The fortress in { THE($place) } is razed by { THE($seat) }.
event-paid = { THE($seat) } pays for the fortress of { THE($place) } (−{ $number } regiments).
event-lapsed = { THE($seat) } does not pay for the fortress in { THE($place) }.
event-kept = { THE($seat) } keeps the fortress in { THE($place) }.
event-exchanged-five = +20 regiments for five cards: { NAME($first) }, { NAME($second) }, { NAME($third) }, { NAME($fourth) } and { NAME($fifth) }.
event-offer = { THE($seat) } offers { THE($to) } { $given ->
    [0] no general
    [one] one general
   *[other] { $given } generals
  } for { $wanted ->
    [0] no general
    [one] one general
   *[other] { $wanted } generals
  }.
event-agreed = { THE($to) } accepts the exchange of { THE($seat) }.
event-refused = { THE($to) } refuses the exchange of { THE($seat) }.
event-freed = A general of { THE($seat) } takes quarters in { THE($place) }.
event-stock = A general of { THE($seat) } goes back to stock.
event-sailed = { THE($piece) } of { THE($seat) } takes station on { THE($sea) }.
event-docked = { THE($piece) } of { THE($seat) } enters the port of { THE($place) }.
event-blockades = { THE($piece) } of { THE($seat) } blockades the port of { THE($place) }.
event-relieves = { THE($piece) } of { THE($seat) } comes to break the blockade of { THE($place) }.
event-naval-attack = { THE($seat) } attacks { THE($by) } on { THE($sea) }: { $number ->
    [one] one fleet
   *[other] { $number } fleets
  } against { $defenders }.
event-broadside = At sea, { $attack } against { $defence }: the attacker loses { $lost ->
    [0] nothing
    [one] one fleet
   *[other] { $lost } fleets
  }, the defender { $inflicted ->
    [0] nothing.
    [one] one fleet.
   *[other] { $inflicted } fleets.
  }
event-sunk = { THE($piece) } of { THE($seat) } is lost.
event-convoy = { THE($seat) } sends { $number ->
    [one] one regiment
   *[other] { $number } regiments
  } across the sea from { THE($from) } to { THE($to) }.
event-escorted = { THE($piece) } of { THE($seat) } escorts the convoy.
event-passed = { THE($seat) } lets the convoy pass.
event-intercepts = { THE($seat) } intercepts the convoy of { THE($by) } on { THE($sea) } with { $fleets ->
    [one] one fleet
   *[other] { $fleets } fleets
  }!
event-drowned = { $number } intercepted, { $lost ->
    [0] none lost
   *[other] { $lost } lost
  } ({ $least ->
    [5] 5 or 6
   *[other] { $least } to 6
  } is fatal).
event-slipped = { $number ->
    [one] One regiment slips through.
   *[other] { $number } regiments slip through.
  }
event-turned-back = { $number ->
    [one] Three fleets bar the way: the convoy turns back.
   *[other] Three fleets bar the way: { $number } turn back.
  }
event-landed = { THE($seat) } lands { $number ->
    [one] one regiment
   *[other] { $number } regiments
  } in { THE($place) }.
event-recalled = { THE($seat) } takes { $number ->
    [one] one regiment
   *[other] { $number } regiments
  } off again.
event-fate = The general of { THE($seat) } in { THE($place) } meets his fate: { $die }.
event-killed = The general of { THE($seat) } in { THE($place) } is killed.
event-captured = The general of { THE($seat) } ({ NAME($place) }) is a prisoner of { THE($by) }.
event-withdrew = The general of { THE($seat) } withdraws to { THE($place) }.
event-rode = A general of { THE($seat) } leaves { THE($from) } for { THE($place) }.
event-leader = { THE($seat) } plays a leader card!
event-entered = { THE($seat) } enters { THE($place) } with { $number ->
    [one] one regiment
   *[other] { $number } regiments
  }.
event-command = { THE($seat) } now commands in { THE($place) }.
event-suffered = A loss of the coalition army ({ NAME($place) }) falls on { THE($seat) }.
event-period = { NAME($period) }
event-game-turn = { NAME($period) }: turn { $number }
event-points = { THE($seat) }: +{ $number } VP in this campaign ({ $total } in all).
event-treaty = Treaty and redeployment: { NAME($period) }.
event-passes = { THE($place) } now belongs to { THE($seat) }.
event-neutral-again = { THE($place) } is neutral again.
event-lost = { THE($seat) } loses { $number ->
    [one] one regiment
   *[other] { $number } regiments
  } in { THE($place) }.
event-moved = { $number ->
    [one] one regiment
   *[other] { $number } regiments
  } of { THE($seat) } come to { THE($place) }.
event-guerrilla = The guerrilla costs one regiment in { THE($place) }.
event-expedition = The expedition to Egypt sails with { $number ->
    [one] one regiment
   *[other] { $number } regiments
  }.
event-egypt = { $number ->
    [0] Nobody lands in Egypt.
    [one] One regiment lands in Egypt.
   *[other] { $number } regiments land in Egypt.
  }
event-vanished = { THE($seat) } has nowhere to place { $number ->
    [one] one regiment
   *[other] { $number } regiments
  }.
event-waterloo = Waterloo: { $french } French regiments against { $english } English; { $prussian } Prussians are on their way.
event-waterloo-round = Waterloo, { $attack } against { $defence }: { $french } French, { $english } English, { $prussian } Prussians are left.
event-prussians = Five o’clock: { $number } Prussian regiments arrive, the allies attack.
event-french-camp = The French camp wins by { $french } points to { $allied }.
event-allied-camp = The allied camp wins by { $allied } points to { $french }.
event-no-camp = The camps are level at { $french } points; { $allied } for the allies.

frame-Assault = Choose a border to attack across, or end combat.
frame-Assault-wait = { THE($seat) } is fighting.
frame-Commit = You attack { THE($to) } from { THE($from) }: how many regiments do you engage?
frame-Commit-wait = { THE($seat) } is about to attack { THE($to) } from { THE($from) }.
frame-Resist = { $engaged ->
    [one] One regiment attacks
   *[other] { $engaged } regiments attack
  } { THE($to) } from { THE($from) }: with how many dice do you defend?
frame-Resist-wait = { THE($seat) } is choosing dice to defend { THE($to) }.
frame-MoveIn = Victory! How many regiments from { THE($from) } occupy { THE($to) } (at least { $least })?
frame-MoveIn-wait = { THE($seat) } is occupying { THE($to) }.
frame-Movement = { $done ->
    [0] Manoeuvre between two neighbouring territories of yours, or end your turn.
   *[other] Your manoeuvre is made: end your turn.
  }
frame-Movement-wait = { THE($seat) } is manoeuvring.
frame-Marching = How many regiments go from { THE($from) } to { THE($to) }?
frame-Marching-wait = { THE($seat) } is manoeuvring from { THE($from) } to { THE($to) }.
frame-ExchangeAdvanced = Choose the next card of the set to exchange.
frame-ExchangeAdvanced-wait = { THE($seat) } is placing reinforcements.
frame-BonusOf = Several of the exchanged cards show territories of yours: choose the one that gets the two bonus regiments.
frame-BonusOf-wait = { THE($seat) } is choosing where the two bonus regiments go.

event-sheltered = The fortress of { THE($place) } holds the attacker to two dice.
event-led = The leader of { THE($seat) } adds 2 to each die (6 at most).
event-sortie = { THE($seat) } breaks out of { THE($place) } against { THE($by) }: { $number ->
    [one] one fleet
   *[other] { $number } fleets
  } against { $defenders }.
event-broken-off = { THE($seat) } breaks off the fight.
event-scuttled = { THE($seat) } gives up { THE($piece) }.
event-general-crosses = A general of { THE($seat) } crosses the sea from { THE($from) } to { THE($to) }.
event-sea-dice = Dice for the crossing: { $dice }.
event-stayed = The general of { THE($seat) } in { THE($place) } escapes and stays there.
event-charge = Waterloo: { THE($seat) } attacks with { $number ->
    [one] one die
   *[other] { $number } dice
  } ({ $french } French, { $allied } allies).
event-waterloo-won = { THE($seat) } wins the battle of Waterloo.
event-scored = { THE($seat) }: +{ $number } VP ({ NAME($aim) }).
event-scored-at = { THE($seat) }: +{ $number } VP ({ NAME($aim) }: { NAME($place) }).

## What victory points are given for

aim-hold = holds
aim-per_territory = territories held
aim-landing = landed
aim-fleet_destroyed = enemy fleets sunk
aim-fleets_destroyed_at_least = enough enemy fleets sunk
aim-expedition_landed_at_least = regiments landed in Egypt
aim-expedition_regiment_destroyed = regiments of the expedition sunk
aim-expedition_landed_none = nobody landed in Egypt
aim-coalition_hold = the coalition holds
aim-coalition_hold_at_least = territories held by the coalition
aim-intercepted_regiment_destroyed = French regiments sunk at sea
aim-no_enemy_regiment_in_region = no enemy left in the region
aim-captured_during = taken during the campaign

## Duties

duty-portugal_landing = a force must be sent to Portugal in the last turn
duty-egypt_expedition = ten regiments must be sent from Toulon to Egypt
duty-tyrol_attack = the army in Tyrol must attack the Swiss Confederation in the first turn
duty-naples_landing = a landing in the Two Sicilies must be tried
duty-belgium_landing = a landing in Belgium must be tried
duty-italy_landing = a landing in Italy must be tried
duty-moscow = Russia and Karelia must be attacked before the end of the fourth turn

## What one should think of before

caution-homeless = Your { $number } regiments find no territory and are lost.
caution-fate = { $count ->
    [one] The attack from { THE($place) } has failed: a die will decide the fate of your general there.
   *[other] The attacks of { $count } generals have failed (one from { THE($place) }): a die will decide the fate of each.
  }
caution-general = With more than six regiments the general of { THE($place) } takes part: if the attack fails, a die decides his fate.
caution-ride = Once a general has moved, no army can manoeuvre any more this turn.
caution-command = { THE($nation) } will command the army in { THE($place) }.
caution-relief = The port of { THE($place) } is blockaded: your fleets there will have to fight the blockade in naval combat.
