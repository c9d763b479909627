# Wellington’s Victory.

## Scenarios and options

option-scenario = Scenario
  .help = Which part of the day is fought.
scenario-hougoumont = Hougoumont
  .help = 11:45 to 16:30 around the château: two French divisions against four Allied brigades. The French must break the Allied army or hold the château.
scenario-la_haye_sainte = La Haye Sainte
  .help = 13:30 to 18:30 in the centre: d’Erlon’s corps and the cuirassiers against the ridge.
scenario-plancenoit = Plancenoit
  .help = 16:30 to 21:30 in the east: Lobau and the Young Guard hold off the Prussians.
scenario-waterloo = The Battle of Waterloo
  .help = The whole battle from 11:45 to 21:30, with the Prussians from 15:00.
scenario-early_assault = The Early French Assault
  .help = What if Napoleon had not waited: from 09:15, in the mud.
option-multiplayer_commands = Shared commands
  .help = Eight players: each commands his corps, and partners write only while their leaders are within each other’s radius. Waterloo only.
option-free_setup = Free set-up
  .help = Both sides may turn their units, limber batteries and shift troops inside the areas of the scenario before play begins.
option-clock = Clock
  .help = A Movement Phase lasts at most fifteen minutes of real time, then it is ended.
option-merged_formation_phase = Formation with movement
  .help = Facings and formations are changed at the start of the Movement Phase.
option-fixed_first_fire = Allies fire first
  .help = No lots: the Anglo-Allied side has the first shot; at Plancenoit the French have it.
option-no_guard_skirmishers = No Guard skirmishers
  .help = The Old Guard and the Highlanders detach no companies.
option-four_rank_line = Four-rank line
  .help = British, KGL and better Hanoverian battalions of 6 or less may form four ranks against cavalry.
option-break_weak_battalions = Broken battalions
  .help = Class-2 battalions below half strength may become companies.
option-strict_line_stacking = Strict stacking of lines
  .help = Lines and columns never share a hex, extended lines only with leaders.
option-crews_join_battalions = Gunners join the infantry
  .help = Anglo-Allied crews may be taken into battalions.
option-upgraded_landwehr = Better landwehr
  .help = Class-3 Hanoverians and Silesians count as class 2.
option-hidden_stacks = Hidden stacks
  .help = What lies under the top unit of an enemy stack is not seen until the stack fires, fights, gives way, or loses its top unit.
option-no_mixed_companies = No mixed companies
  .help = Companies of different nations do not stack.
option-attackers_hold_fire = Attackers hold their fire
  .help = A unit that attacked does not fire again in that Combat Phase.
option-extreme_range = Extreme range
  .help = Artillery in order reaches 12 hexes, on the Disordered row beyond 8.
option-crews_become_companies = Gunners fight on
  .help = A crew destroyed by fire becomes a company.
option-one_company_attack = One attack for companies
  .help = A company attacks once per Combat Phase.
option-leader_sighted_charge = Leaders see for cavalry
  .help = Cavalry may charge an enemy seen by a leader in its minimum charge zone.
option-pick_up_leader = Leaders join charges
  .help = A charge may take along a leader whose hex it passes.
option-headlong_heavies = Headlong heavies
  .help = Heavy cavalry charges at least six hexes.
option-minor_nation_companies = Companies of minor nations
  .help = Companies other than French, British, Prussian and KGL add 1 to morale dice.
option-guard_terror = Terror of the Guard
  .help = Infantry beside the Old Guard, other than British and KGL, checks morale at +2.
option-wellington_batteries = Wellington’s batteries
  .help = British and KGL batteries within Wellington’s radius are in command.
option-brunswick_reduced = Brunswick without its duke
  .help = The Brunswick leader is always on his reduced side.
option-lethargic_napoleon = Lethargic Napoleon
  .help = Napoleon is always on his reduced side.
option-wellington_at_hougoumont = Wellington at Hougoumont
  .help = In Hougoumont Wellington starts in A3027 and leaves on turn 16.
option-napoleon_at_rossomme = Napoleon at Rossomme
  .help = In the battle Napoleon starts in C4621; otherwise on a Guard unit of your choice.
option-no_gneisenau_delay = No delay by Gneisenau
  .help = The Prussians come on turn 20, their I Corps on turn 30, with a morale of 140.
option-line_effectiveness = Weaker three-rank lines
  .help = A three-rank line has one point of effectiveness less than a column.
option-charge_check_all_in_zone = All check in charge zones
  .help = Every stack in a charge zone checks morale; otherwise only those that change facing or formation.
option-cumulative_demoralisation = Cumulative demoralisation
  .help = A demoralised army loses a point of effectiveness in each of its Command Phases; otherwise only once.
option-separate_ammo_die = Separate ammunition die
  .help = Companies roll an extra die to see whether they run out of ammunition.
option-repeat_attacks = Repeated attacks
  .help = Infantry that advanced may attack again in the same phase.
option-pass_is_final = Passing is final
  .help = Whoever passes in a reciprocal fire phase fires no more in it.
option-prepared_charge_may_be_declined = Charges may be called off
  .help = A prepared charge need not be executed.

## Standing orders

order-opportunity_fire = Opportunity fire
  .help = What your units do when an enemy acts in their close range.
value-opportunity_fire-ask = ask me
value-opportunity_fire-never = hold fire
value-opportunity_fire-always = fire with everything
value-opportunity_fire-formed = fire at formed units only
value-opportunity_fire-muskets = infantry only, guns save their rounds
order-opportunity_charge = Opportunity charges
  .help = What your cavalry does when an enemy comes within two hexes.
value-opportunity_charge-ask = ask me
value-opportunity_charge-never = stand
value-opportunity_charge-always = charge
value-opportunity_charge-no_squares = charge anything but squares
value-opportunity_charge-shaken = charge cavalry and unformed troops only
order-retreats = Retreats
  .help = Which way your units take where several are equal.
value-retreats-ask = ask me
value-retreats-straight = the first one
order-rallies = Forming up
  .help = How battalions form up when they come out of disorder.
value-rallies-ask = ask me
value-rallies-column = in column, facing as before

## Sides, armies, formations

side-empire = French
  .the = the French
  .of = the French
side-coalition = Allies
  .the = the Allies
  .of = the Allies
player-erlon = d’Erlon
  .the = d’Erlon
  .of = d’Erlon
player-reille = Reille
  .the = Reille
  .of = Reille
player-lobau = Lobau
  .the = Lobau
  .of = Lobau
player-orange = Prince of Orange
  .the = the Prince of Orange
  .of = the Prince of Orange
player-uxbridge = Uxbridge
  .the = Uxbridge
  .of = Uxbridge
player-blucher = Blücher
  .the = Blücher
  .of = Blücher
army-anglo_allied = Anglo-Allied army
  .the = the Anglo-Allied army
army-prussian = Prussian army
  .the = the Prussian army
form-column = column
form-line = line
form-line_right = line extended to the right
form-line_left = line extended to the left
form-square = square
form-four_ranks = four-rank line
form-limbered = limbered
form-unlimbered = unlimbered
form-mounted = mounted
form-skirmish = skirmish
form-gunners = gunners
form-staff = staff
facing-NNE = north-north-east
facing-E = east
facing-SSE = south-south-east
facing-SSW = south-south-west
facing-W = west
facing-NNW = north-north-west
result-- = holds
result-D1 = disordered, 1 point lost
result-Dr = disordered, retreats
result-Dr1 = disordered, retreats, 1 point lost
result-R = routed
victory-plain = victory
victory-marginal = marginal victory
victory-substantial = substantial victory
victory-decisive = decisive victory
victory-overwhelming = overwhelming victory
reason-hour = an hour of fighting
reason-losses = losses
reason-rout = a unit routed
reason-leader = a leader was hit
reason-objective_lost = an objective was lost
reason-rally = a unit rallied
reason-crew = gunners save themselves
reason-guard = the Guard is coming
reason-objective = an objective was taken

## Actions

verb-arrange = Arrange { NAME($piece) }
verb-put = Place in { NAME($place) }
verb-face = Face { NAME($facing) }
verb-adopt = Form { NAME($form) }
verb-end_setup = End the set-up
verb-activate = Activate { NAME($formation) }
verb-place_leader = Place him in { NAME($place) }
verb-pass_round = Pass a round on from { NAME($piece) }
verb-receive = Give it to { NAME($piece) }
verb-liaison = Set Müffling in { NAME($place) }
verb-prepare = Prepare a charge from { NAME($place) }
verb-break_up = Break { NAME($piece) } up into companies
verb-deactivate = Deactivate { NAME($formation) }
verb-end_phase = { $frame ->
    [Activation] Activate nothing more
    [Charges] Prepare no more charges
    [Breaking] Break nothing more up
    [Deactivation] End the Command Phase
    [Formation] End the Formation Phase
    [Movement] End the Movement Phase
    [Combat] End the Combat Phase
    [ChargesDue] Call off the charges
   *[other] Done
  }
verb-retire = The stack in { NAME($place) } runs next
verb-retreat = Retreat to { NAME($place) }
verb-check = The stack in { NAME($place) } checks next
verb-check_all = All check in order
verb-turn = Turn the stack in { NAME($place) }
verb-form = Change the formation of { NAME($piece) }
verb-form_all = Change the formation of all battalions in { NAME($place) }
verb-detach = Detach companies from { NAME($piece) }
verb-companies = { $number ->
    [one] One company
   *[other] { $number } companies
  }
verb-absorb = Take a company into { NAME($piece) }
verb-take = Take in { NAME($piece) }
verb-move = Move { NAME($piece) }
verb-move_stack = Move the stack in { NAME($place) }
verb-pick_up = Pick up { NAME($piece) }
verb-drop = Leave { NAME($piece) } behind
verb-raise = Put { NAME($piece) } on top of its stack
verb-march = March to { NAME($place) }
verb-road_march = March by road to { NAME($place) }
verb-unlimber = Unlimber facing { NAME($facing) }
verb-end_move = End the move here
verb-enter = Bring on { NAME($piece) }
verb-leave_map = Leave the map
verb-attack = Attack { NAME($to) } from { NAME($from) }
verb-charge = Charge from { NAME($place) }
verb-ride = Ride on to { NAME($place) }
verb-wheel = Wheel to face { NAME($facing) }
verb-halt = End the charge here
verb-advance = Advance into the hex
verb-stay = Stay where you are
verb-fire = Fire with { NAME($piece) }
verb-aim = Fire at { NAME($place) }
verb-through = Fire through into { NAME($place) }
verb-pass = { $frame ->
    [Fire] Hold your fire for now
    [ThroughShot] Do not fire through
    [OpportunityFire] Hold your fire
    [OpportunityCharge] Do not charge
   *[other] Pass
  }
verb-pass_move = { $frame ->
    [OpportunityFire] Hold your fire until this move is over
    [OpportunityCharge] Charge nobody until this move is over
   *[other] Pass for the rest of this move
  }
verb-pass_phase = { $frame ->
    [OpportunityFire] Hold your fire for the rest of this phase
    [OpportunityCharge] Charge nobody for the rest of this phase
   *[other] Pass for the rest of this phase
  }
verb-countercharge = Charge from { NAME($place) }
verb-guard_brigade = Send { NAME($formation) }

## Orders for several units at once

group-march = march
group-march-goal = Choose the hex where the first of them is to go; the others keep their places beside it.
group-face = face
group-face-goal = Which way are they to face?
group-form = form
group-form-goal = In what formation?
group-unlimber = unlimber
group-unlimber-goal = Which way are the guns to point?
group-fire = fire
group-fire-goal = Choose the hex to fire at.
group-retreat = retreat
group-retreat-goal = Choose the hex to which they retreat.
plan-way = { $steps ->
    [one] 1 hex
   *[other] { $steps } hexes
  }, { $cost ->
    [one] 1 movement point
   *[other] { $cost } movement points
  }
plan-ends = ends as { NAME($form) }, facing { NAME($facing) }
plan-ends-kept = keeps formation and facing ({ NAME($form) }, { NAME($facing) })
plan-ends-all-round = ends as { NAME($form) }, facing all round
plan-disordered = loses its order
plan-short = { $far ->
    [one] 1 hex short of its place
   *[other] { $far } hexes short of its place
  }
plan-stays = can get no nearer
plan-later = waits for the throw
plan-watched = { $times ->
    [one] the enemy may react once
   *[other] the enemy may react { $times } times
  }
plan-thrown = a throw decides

## What to think twice about

caution-leaves-guns = The guns of { NAME($piece) } are left without a crew: they can neither fire nor move.
caution-overstack = Too many for { NAME($place) }: all there are disordered.
caution-overstack-rout = Too many for { NAME($place) }, and some are unsteady: the whole hex routs.
caution-disorders = { NAME($piece) } stands there in line and is disordered.
caution-mixed = { NAME($piece) } would be disordered at the end of the phase by those with whom it stands.
caution-mixed-end = { $count ->
    [one] { NAME($piece) } will be disordered by those with whom it stands.
   *[other] { $count } units will be disordered by those with whom they stand, { NAME($piece) } among them.
  }

## What the game is waiting for

frame-SetUp = Set up: turn, limber or shift units, or end the set-up.
frame-SetUp-wait = { THE($seat) } are setting up.
frame-Arrange = Where does { NAME($piece) } stand, and how?
frame-Arrange-wait = { THE($seat) } are arranging a unit.
frame-PlaceNapoleon = With which unit of the Guard is the Emperor?
frame-PlaceNapoleon-wait = { THE($seat) } are placing Napoleon.
frame-Activation = Command Phase: activate brigades ({ $number } could be), pass rounds on, or go on.
frame-Activation-wait = { THE($seat) } are giving orders.
frame-PlaceLeader = With which unit of { NAME($brigade) } is { NAME($piece) }?
frame-PlaceLeader-wait = { THE($seat) } are placing a leader.
frame-PassRounds = Which battery receives the round from { NAME($piece) }?
frame-PassRounds-wait = { THE($seat) } are sharing out ammunition.
frame-Charges = Command Phase: prepare charges ({ $number ->
    [one] one stack could
   *[other] { $number } stacks could
  }), or go on.
frame-Charges-wait = { THE($seat) } are preparing charges.
frame-Breaking = Command Phase: break weak battalions up ({ $number } could be), or go on.
frame-Breaking-wait = { THE($seat) } are breaking battalions up.
frame-Deactivation = Command Phase: deactivate brigades ({ $number } could be), or end the phase.
frame-Deactivation-wait = { THE($seat) } may deactivate brigades.
frame-GuardBrigade = Which brigade of the Guard marches to Plancenoit?
frame-GuardBrigade-wait = { THE($seat) } are choosing a brigade of the Guard.
frame-Deploy = Where does { NAME($piece) } of the Guard stand?
frame-Deploy-wait = { THE($seat) } are setting up the Guard.
frame-RallyForm = The stack in { NAME($place) } has come into order: which formation?
frame-RallyForm-wait = { THE($seat) } are rallying.
frame-RallyFacing = Which way does the stack in { NAME($place) } face?
frame-RallyFacing-wait = { THE($seat) } are rallying.
frame-RoutOrder = Which of the { $number } routed stacks runs next?
frame-RoutOrder-wait = { THE($seat) } move their routed units.
frame-ZoneChecks = Formation Phase: which of the { $number } stacks in a charge zone checks next?
frame-ZoneChecks-wait = { THE($seat) } check morale in charge zones.
frame-Formation = Formation Phase: click a stack to turn it or to change its formation, or end the phase.
frame-Formation-wait = { THE($seat) } are changing formations.
frame-Form = Which formation for { NAME($piece) }?
frame-Form-wait = { THE($seat) } are changing formations.
frame-FormStack = Which formation for the whole stack in { NAME($place) }?
frame-FormStack-wait = { THE($seat) } are changing formations.
frame-Face = { $what ->
    [18] Which way does the stack in { NAME($place) } face?
   *[other] { NAME($piece) }, { NAME($form) }: which facing?
  }
frame-Face-wait = { THE($seat) } are changing formations.
frame-Detach = How many companies does { NAME($piece) } detach?
frame-Detach-wait = { THE($seat) } are detaching companies.
frame-Absorb = Which of the { $number } companies does { NAME($piece) } take in?
frame-Absorb-wait = { THE($seat) } are taking companies in.
frame-Extend = To which side does the line of { NAME($piece) } extend?
frame-Extend-wait = { THE($seat) } are taking companies in.
frame-Movement = Movement Phase: click a unit, then where it goes. { $number ->
    [0] Nobody has still to move.
    [one] One piece could still move.
   *[other] { $number } pieces could still move.
  }
frame-Movement-wait = { THE($seat) } are moving.
frame-Move = { NAME($piece) } is on the move, { $points ->
    [one] one point left
   *[other] { $points } points left
  }: go on, turn, or end the move.
frame-Move-wait = { THE($seat) } are moving.
frame-Entry = Where does { NAME($piece) } enter?
frame-Entry-wait = { THE($seat) } are bringing on reinforcements.
frame-Combat = Combat Phase: attack, charge, or end the phase.
frame-Combat-wait = { THE($seat) } may attack.
frame-ChargesDue = { $number ->
    [one] A charge that you prepared is due
   *[other] { $number } charges that you prepared are due
  }: charge, or call it off.
frame-ChargesDue-wait = { THE($seat) } may charge.
frame-Advance = The stack in { NAME($place) } has won { NAME($there) }: does it advance?
frame-Advance-wait = { THE($seat) } may advance.
frame-AdvanceFacing = Which way do those who advanced to { NAME($place) } face?
frame-AdvanceFacing-wait = { THE($seat) } have advanced.
frame-Ride = The charge of { NAME($piece) }: ride on, attack, wheel or stop.
frame-Ride-wait = { THE($seat) } are charging.
frame-Fire = Fire with one of { $number ->
    [one] your unit that can
   *[other] your { $number } units that can
  }, or hold your fire.
frame-Fire-wait = { THE($seat) } are firing.
frame-Target = What does { NAME($piece) } fire at?
frame-Target-wait = { THE($seat) } are firing.
frame-ThroughShot = { NAME($piece) } fires at { NAME($there) }: does the shot go on into those behind?
frame-ThroughShot-wait = { THE($seat) } are firing.
frame-OpportunityFire = { NAME($piece) } acts in { NAME($place) } before your muskets: { $number ->
    [0] none of your units can fire any more.
    [one] one of your units may fire first.
   *[other] { $number } of your units may fire first.
  }
frame-OpportunityFire-wait = { THE($seat) } may fire first.
frame-Aim = At which hex of the line does { NAME($piece) } fire?
frame-Aim-wait = { THE($seat) } are firing.
frame-OpportunityCharge = { NAME($piece) } comes to { NAME($place) }, within reach of your cavalry: { $number ->
    [one] one stack
   *[other] { $number } stacks
  } may charge.
frame-OpportunityCharge-wait = { THE($seat) } may charge.
frame-RetreatChoice = Which of { $number } ways does the stack of { NAME($piece) } retreat?
frame-RetreatChoice-wait = { THE($seat) } are retreating.

## What happened

event-turn = Turn { $turn }, { NUMBER($hour, minimumIntegerDigits: 2) }:{ NUMBER($minute, minimumIntegerDigits: 2) }
event-phase = { $phase ->
    [1] French Command Phase
    [2] French Rally Phase
    [3] Allied Formation Phase
    [4] Allied Movement Phase
    [5] French Combat Phase
    [6] Artillery fire
    [7] Infantry fire
    [8] Allied Command Phase
    [9] Allied Rally Phase
    [10] French Formation Phase
    [11] French Movement Phase
   *[12] Allied Combat Phase
  }
event-morale = Morale of { THE($army) }: { $morale } ({ $reason ->
    [reason-rally] +
    [reason-crew] +
    [reason-guard] +
    [reason-objective] +
   *[other] −
  }{ $points }: { NAME($reason) }).
event-demoralised = { THE($army) } is demoralised!
event-activated = { NAME($formation) } is active.
event-deactivated = { NAME($formation) } is no longer active.
event-leader-placed = { NAME($piece) } is in { NAME($place) }.
event-round-passed = { NAME($piece) } gives a round to { NAME($to) }.
event-charge-prepared = { NAME($piece) } in { NAME($place) } is ready to charge.
event-check = { NAME($piece) } checks morale: die { $die }{ $modifier ->
    [0] { "" }
   *[other] { "" }, modifier { $modifier }
  }, against { $effectiveness }.
event-disordered = { NAME($piece) } is disordered.
event-routed = { NAME($piece) } routs!
event-rallied = { NAME($piece) } rallies in { NAME($place) }.
event-retreated = { NAME($piece) } retreats to { NAME($place) }.
event-eliminated = { NAME($piece) } is eliminated.
event-turned = The stack in { NAME($place) } faces { NAME($facing) }.
event-formed = { NAME($piece) } forms { NAME($form) }.
event-detached = { NAME($piece) } detaches { $number ->
    [one] a company.
   *[other] { $number } companies.
  }
event-absorbed = { NAME($piece) } takes in { NAME($company) }.
event-moved = { NAME($piece) } moves to { NAME($place) }.
event-entered = { NAME($piece) } enters by { NAME($place) }.
event-left = { NAME($piece) } leaves the map.
event-lots = { THE($seat) } have the first shot (die { $die }).
event-fired = { NAME($piece) } fires at { NAME($place) }: die { $die }, target class { $target }, { $loss ->
    [0] no loss.
    [one] 1 point lost.
   *[other] { $loss } points lost.
  }
event-lost = { NAME($piece) } loses { $number ->
    [one] a point.
   *[other] { $number } points.
  }
event-leader-hit = { NAME($piece) } is hit.
event-leader-safe = { NAME($piece) } is unhurt (die { $die }).
event-empty = { NAME($piece) } is out of ammunition.
event-attack = Attack on { NAME($to) } from { NAME($from) }.
event-melee = Melee for { NAME($to) }: { $percent } %, differential { $differential }, die { $die }.
event-result = Result: attacker – { NAME($attacker) }; defender – { NAME($defender) }.
event-advanced = { NAME($piece) } advances to { NAME($place) }.
event-charge = { NAME($piece) } charges!
event-rode = { NAME($piece) } rides to { NAME($place) }.
event-charge-over = The charge of { NAME($piece) } ends in { NAME($place) }.
event-countercharge = { NAME($piece) } wants to charge from { NAME($place) }.
event-objective = { NAME($place) } is now held by { THE($army) }.
event-reinforced = { THE($army) } is reinforced: morale { $morale }, active brigades { $brigades }.
event-removed = { NAME($piece) } leaves play.
event-resupplied = { NAME($piece) } has ammunition again.
event-won = { THE($seat) } win: { NAME($level) } ({ $difference }).
event-drawn = The battle is drawn.
event-displaced = { NAME($piece) } is now in { NAME($place) }.

## Chapters

chapter-pieces-terms-and-sequence-of-play = Pieces, terms and sequence of play
chapter-movement = Movement
chapter-facing = Facing
chapter-formations = Formations
chapter-infantry-formations = Infantry formations
chapter-stacking = Stacking
chapter-terrain-and-observation = Terrain and observation
chapter-fire = Fire
chapter-melee-and-charges = Melee and charges
chapter-morale = Morale
chapter-command = Command
chapter-optional-rules = Optional rules
chapter-scenarios = Scenarios

# What a report tells of many games
study-score = Army morale.
study-losses = Strength points lost to fire and melee.
study-luck = Points on the dice of fire and morale checks in the side’s favour (a low die is good in a check), beside 3.5 a die.

## What to play

preset-first = First game
  .help = Hougoumont, the smallest scenario; you lead the French against a recruit.
preset-usual = The usual game
  .help = The whole battle of Waterloo by the standard rules: an affair of days.
preset-everything = Everything
  .help = The whole battle of Waterloo with all optional rules but the clock.

subject-course = Course of play
subject-infantry = Infantry
subject-artillery = Artillery
subject-cavalry = Cavalry
subject-leaders = Leaders and arrivals
subject-readings = Points of the rules
