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
verb-stay = Stay in port
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
verb-set_sail = Set sail
verb-let_pass = Let the convoy pass
verb-intercept = Intercept the convoy
verb-recall = Call the landing force back
verb-fate = Roll for the general of { THE($place) }
verb-withdraw = Withdraw to { THE($place) }
verb-ride = Move the general of { THE($place) }
verb-reach = Go to { THE($place) }
verb-leader = Play your leader card
verb-enter = Enter { THE($to) } from { THE($from) }
verb-detail = Tell off { $number }
verb-suffer = Loss for { THE($seat) }
verb-launch = Send the expedition to Egypt
verb-send = Take one regiment from { THE($place) }
verb-enough = That is enough
verb-lose = Lose one regiment in { THE($place) }
verb-garrison = Take the garrison from { THE($place) }
verb-against = Attack the fleets of { THE($seat) }

## What the game waits for

frame-NavalMovement = Choose a fleet to move, or end naval movement.
frame-NavalMovement-wait = { THE($seat) } moves fleets.
frame-Sail = Where does this fleet go?
frame-Sail-wait = { THE($seat) } sails.
frame-NavalCombat = Attack an enemy fleet, break a blockade, or end naval combat.
frame-NavalCombat-wait = { THE($seat) } fights at sea.
frame-Adversary = Several enemies hold this link: whose fleets do you attack?
frame-Adversary-wait = { THE($seat) } chooses an enemy at sea.
frame-Fire = How many fleets do you engage?
frame-Fire-wait = { THE($seat) } engages fleets.
frame-ReturnFire = With how many dice do you return fire?
frame-ReturnFire-wait = { THE($seat) } chooses dice at sea.
frame-Sink = Which fleet do you lose?
frame-Sink-wait = { THE($seat) } chooses the fleet that is lost.
frame-Captured = The fortress is yours: do you keep it?
frame-Captured-wait = { THE($seat) } decides about the fortress.
frame-Embark = How many regiments cross from { THE($from) } to { THE($to) }?
frame-Embark-wait = { THE($seat) } embarks regiments.
frame-Landing = Your force is ashore: how many regiments do you engage against { THE($to) }?
frame-Landing-wait = { THE($seat) } fights on the beach.
frame-Escort = Name the escorting fleets, then set sail.
frame-Escort-wait = { THE($seat) } forms a convoy.
frame-Intercept = A convoy passes: do you intercept it?
frame-Intercept-wait = { THE($seat) } may intercept the convoy.
frame-Strike = The escort is sunk: do you intercept the convoy?
frame-Strike-wait = { THE($seat) } may fall upon the convoy.
frame-ChooseFate = Which general meets his fate first?
frame-ChooseFate-wait = { THE($seat) } decides the order of the generals.
frame-Withdraw = Your general escapes: where does he withdraw?
frame-Withdraw-wait = { THE($seat) } withdraws a general.
frame-Ride = Where does this general go?
frame-Ride-wait = { THE($seat) } moves a general.
frame-Terms = What do you propose for the captive generals?
frame-Terms-wait = { THE($seat) } proposes an exchange of generals.
frame-Answer = You are offered an exchange of generals: do you accept?
frame-Answer-wait = { THE($seat) } considers the exchange of generals.
frame-Return = Where does your freed general come back?
frame-Return-wait = { THE($seat) } places a freed general.
frame-Detail = How many regiments of this nation go?
frame-Detail-wait = { THE($seat) } tells off regiments.
frame-Suffer = Equal nations: which takes the loss?
frame-Suffer-wait = { THE($seat) } shares out the losses.
frame-Muster = Choose the regiments of the expedition to Egypt.
frame-Muster-wait = { THE($seat) } musters the expedition to Egypt.
frame-Deploy1796 = Place one regiment in a territory of yours ({ $reserve ->
    [one] it is the last
   *[other] { $reserve } left
  }).
frame-Deploy1796-wait = { THE($seat) } places a starting regiment.
frame-Anchor1796 = Spread your fleets over your ports.
frame-Anchor1796-wait = { THE($seat) } spreads fleets over the ports.
frame-Appoint1796 = Put a general in a territory of yours.
frame-Appoint1796-wait = { THE($seat) } places generals.
frame-Levy = Name the regiments that the campaign asks for.
frame-Levy-wait = { THE($seat) } names regiments.
frame-Scuttle = Which fleet do you lose?
frame-Scuttle-wait = { THE($seat) } chooses a fleet to lose.
frame-Quarter = Put your regiments down in your territories.
frame-Quarter-wait = { THE($seat) } redeploys regiments.
frame-Garrison = Where does the garrison of the gained territory come from?
frame-Garrison-wait = { THE($seat) } chooses a garrison.
frame-Remount = Where does your general go?
frame-Remount-wait = { THE($seat) } redeploys a general.
frame-Moor = This port is no longer friendly: where does the fleet go?
frame-Moor-wait = { THE($seat) } moves a fleet.
frame-Spread = Which port takes the next fleet?
frame-Spread-wait = { THE($seat) } spreads the fleets.
frame-Retreat = Which regiments come back from Russia?
frame-Retreat-wait = { THE($seat) } retreats from Russia.
frame-Haven = Several territories are equally near: which one?
frame-Haven-wait = { THE($seat) } chooses a haven.
frame-Charge = How many dice for the attack?
frame-Charge-wait = { THE($seat) } attacks at Waterloo.
frame-Square = How many dice for the defence?
frame-Square-wait = { THE($seat) } defends at Waterloo.

## The log

event-fortress = { THE($seat) } builds a fortress in { THE($place) }.
event-general = A general of { THE($seat) } appears in { THE($place) }.
event-fleet = { THE($seat) } fits out { THE($piece) } in { THE($place) }.
event-razed = The fortress in { THE($place) } is razed by { THE($seat) }.
event-paid = { THE($seat) } pays { $number } regiments for the fortress in { THE($place) }.
event-lapsed = { THE($seat) } does not pay for the fortress in { THE($place) }.
event-kept = { THE($seat) } keeps the fortress in { THE($place) }.
event-exchanged-five = Five cards for twenty regiments: { NAME($first) }, { NAME($second) }, { NAME($third) }, { NAME($fourth) } and { NAME($fifth) }.
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
event-naval-attack = { THE($seat) } attacks { THE($by) } at sea with { $number ->
    [one] one fleet
   *[other] { $number } fleets
  }.
event-broadside = Attack { $attack }, return fire { $defence }: the attacker loses { $lost }, the defender { $inflicted }.
event-sunk = { THE($piece) } of { THE($seat) } is lost.
event-convoy = { THE($seat) } sends { $number ->
    [one] one regiment
   *[other] { $number } regiments
  } across the sea.
event-escorted = { THE($piece) } of { THE($seat) } escorts the convoy.
event-passed = { THE($seat) } lets the convoy pass.
event-intercepts = { THE($seat) } intercepts the convoy!
event-drowned = { $number ->
    [one] One regiment
   *[other] { $number } regiments
  } intercepted, { $lost ->
    [0] none lost.
   *[other] { $lost } lost.
  }
event-slipped = { $number ->
    [one] One regiment slips through.
   *[other] { $number } regiments slip through.
  }
event-turned-back = { $number ->
    [one] One regiment turns back.
   *[other] { $number } regiments turn back.
  }
event-landed = { THE($seat) } lands { $number ->
    [one] one regiment
   *[other] { $number } regiments
  } in { THE($place) }.
event-recalled = { THE($seat) } takes { $number ->
    [one] one regiment
   *[other] { $number } regiments
  } off again.
event-fate = The fate of the general of { THE($seat) } ({ NAME($place) }): { $die }.
event-killed = The general of { THE($seat) } is lost ({ NAME($place) }).
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
event-points = { THE($seat) } scores { $number ->
    [one] one victory point
   *[other] { $number } victory points
  } ({ $total } in all).
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
event-waterloo-round = Attack { $attack }, defence { $defence }: { $french } French, { $english } English, { $prussian } Prussians are left.
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
