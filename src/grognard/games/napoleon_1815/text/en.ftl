# Napoléon 1815.

## Options

option-scenario = Scenario
  .help = The part of the campaign that is played.
option-players = Players
  .help = Two: French against coalition. Three: English and Prussians have a player each, and win or lose together.
option-rules = Rules level
  .help = Conscript rules: everybody sees which corps is where. Grognard rules: fog of war and vedettes.
option-combat_resolution = Combat resolution
  .help = Cards are revealed, or as many dice of the same odds are rolled.
option-event_cards = Event cards
  .help = Without them nobody draws: cards serve only for initiative, movement and combat.
option-hold_bonus = Point for seven markers
  .help = The coalition scores a point at the end of each turn in which it holds at least seven objectives.
option-invasion_limits = Limits of the Invasion cards
  .help = On 15 and 16 June the English do only a few operations.
option-zero_step_is_march = March attack without a step
  .help = A pile that revealed a movement card and crossed no connection still attacks on the march.
option-one_commander_bonus = One commander bonus
  .help = Wellington and Blücher together bring only one combat bonus.
option-town_bonus_in_fortified_town = Town bonus in a fortified town
  .help = The defender of a fortified town takes one fatigue less too.
option-start_vp = Victory points at the start
  .help = The lower, the nearer the French are to their goal.
value-rules-conscrit = Conscript
value-rules-grognard = Grognard
value-combat_resolution-cards = cards
value-combat_resolution-dice = dice
scenario-campagne_de_belgique = The Belgian campaign
  .help = The whole campaign, 15 to 20 June, six turns.
scenario-seize_juin = 16 June: Ligny and Quatre Bras
  .help = Ligny and Quatre Bras, three turns.
scenario-dix_huit_juin = 18 June: Waterloo
  .help = Waterloo and Wavre, two turns.
scenario-initiation = First steps: the Ligny brook
  .help = To learn: two turns, without cards in hand.

## Standing orders

order-pass_all = Pass everywhere
  .help = Never be asked whether to play a card.
order-pass_enemy_manoeuvre = Pass in enemy manoeuvres
  .help = Do not react to enemy manoeuvres.
order-pass_own_manoeuvre = Pass in own manoeuvres
  .help = Do not be asked between the steps of your own manoeuvres.
order-pass_counter = Do not counter
  .help = Never play Counter-order.
order-pass_combat = Pass in combat
  .help = Play no card of combat, retreat or pursuit.

## Sides, nations, players

seat-french = French
  .the = the French player
  .of = of the French player
  .to = to the French player
seat-coalition = Coalition
  .the = the Coalition player
  .of = of the Coalition player
  .to = to the Coalition player
seat-english = English
  .the = the English player
  .of = of the English player
  .to = to the English player
seat-prussian = Prussians
  .the = the Prussian player
  .of = of the Prussian player
  .to = to the Prussian player
side-french = French
  .the = the French side
  .of = of the French side
  .to = to the French side
side-coalition = Coalition
  .the = the coalition
  .of = of the coalition
  .to = to the coalition
nation-french = French
  .the = the French
  .of = of the French
  .to = to the French
nation-english = English
  .the = the English
  .of = of the English
  .to = to the English
nation-prussian = Prussians
  .the = the Prussians
  .of = of the Prussians
  .to = to the Prussians
intent-manoeuvre = manoeuvre
intent-combat = combat
arm-infantry = infantry
arm-cavalry = cavalry
reason-strength = strength and exhaustion
reason-march = attack on the march
reason-exhausted = exhausted corps
reason-wooded = wooded zone
reason-fortified_town = fortified town
reason-position = reinforced position
reason-bonus = bonuses of corps and commanders
reason-event = events
reason-town = town
reason-square = Square
reason-battery = Grand battery
score-losses = losses
score-objective = objective taken
score-napoleon = Napoléon beaten
score-exhaustion = exhaustion
score-hold = seven objectives held
split-combat = combat
split-rain = rain
split-ambush = ambush
split-march = march
split-town = fortified town
split-axis = retreat axis cut
split-forage = Forage
split-supply = Resupply
split-hold = Hold
split-square = Square
ending-track_0 = the track is at 0
ending-track_20 = the track is at 20
ending-last_turn = the last turn is over
ending-napoleon = Napoléon is eliminated
invasion-73 = 15 June 1815, Crossing the Sambre
invasion-74 = 16 June 1815, Ligny and Quatre Bras
invasion-75 = 17 June 1815, The pursuit
invasion-76 = 18 June 1815, Mont-Saint-Jean
invasion-77 = 19 June 1815, The decision

## Actions

verb-pass = { $frame ->
    [Designate] Pass: no more operations this turn
   *[other] Pass
  }
verb-play = Play { NAME($card) }
verb-vedette = Place a vedette { TO($place) }
verb-take = Designate { THE($piece) }
verb-manoeuvre = Manoeuvre: reveal the movement card
verb-attack = Attack
verb-step = Advance { TO($to) }
verb-end = Stop the pile here
verb-decline = Do not attack
verb-fatigue = One fatigue on { THE($piece) }
verb-relieve = Take a fatigue off { THE($piece) }
verb-done = Done
verb-lose_infantry = Take an infantry point off { THE($piece) }
verb-lose_cavalry = Take a cavalry point off { THE($piece) }
verb-retreat = Retreat { TO($to) }
verb-stay = Stay
verb-withdraw = Retreat
verb-zone = Choose { THE($place) }
verb-opponent = Choose { THE($seat) }
verb-search = Take { NAME($card) } from the draw pile
verb-reinforce = An infantry point for { THE($piece) }
verb-delay = Delay { THE($piece) }
verb-bring = Bring up { THE($piece) }
verb-destroy = Destroy the bridge to { THE($to) }
verb-march = Move the pile { TO($to) }
verb-recover = Rest { THE($piece) }
verb-give = Hand { NAME($card) } to the partner
verb-name = { THE($seat) } acts

## What the game waits for: to the player who decides, then to the others

frame-Vedettes = Place a vedette { OF($nation) } near your corps: { $left ->
    [one] it is the last one.
   *[other] { $left } left.
  }
frame-Vedettes-wait = { THE($seat) } places vedettes.
frame-Victim = Inactivity: say which player suffers it.
frame-Victim-wait = { THE($seat) } says who suffers Inactivity.
frame-Inactivity = Inactivity: name a zone with one of your piles; its blocks are flipped.
frame-Inactivity-wait = { THE($seat) } chooses the zone struck by Inactivity.
frame-Delay = Delayed reinforcements: name the Prussian corps that comes a turn later.
frame-Delay-wait = { THE($seat) } chooses the corps that is delayed.
frame-BlueCard = Play a blue card, or pass.
frame-BlueCard-wait = { THE($seat) } may play a blue card.
frame-Search = Anticipation: take a card from your draw pile.
frame-Search-wait = { THE($seat) } searches the draw pile.
frame-Opponent = { NAME($card) }: choose the opponent.
frame-Opponent-wait = { THE($seat) } chooses an opponent.
frame-Reinforce = Choose the corps that receives an infantry point.
frame-Reinforce-wait = { THE($seat) } reinforces a corps.
frame-Resupply = Resupply: take two fatigues off the corps of one pile.
frame-Resupply-wait = { THE($seat) } resupplies a pile.
frame-Land = Choose on the map the zone in which Lamarque appears.
frame-Land-wait = { THE($seat) } places Lamarque.
frame-Exchange = Hand cards to your partner, or end.
frame-Exchange-wait = { THE($seat) } may hand over cards.
frame-Leader = Name the coalition player who acts.
frame-Leader-wait = { THE($seat) } names who acts for the coalition.
frame-Designate = { $blocks ->
    [0] Designate a pile, or pass for the rest of the turn. A click on a pile shows how far it can march.
    [1] Designated { TO($place) }: { NAME($piece) }. Add other blocks, manoeuvre or attack.
   *[other] Designated { TO($place) }: { NAME($piece) }, { $blocks } blocks in all. Add others, manoeuvre or attack.
  }
frame-Designate-wait = { THE($seat) } prepares an operation.
frame-Manoeuvre = The pile manoeuvres.
frame-Manoeuvre-wait = { THE($seat) } manoeuvres.
frame-March = { $blocks ->
    [1] { THE($piece) } is
   *[other] The pile of { THE($piece) } is
  } { TO($place) }: { $left ->
    [one] { $left } movement point left.
   *[other] { $left } movement points left.
  } Click its goal, advance by one zone, or stop it.
frame-March-wait = { THE($seat) } moves a pile.
frame-FightOrNot = { $blocks ->
    [1] { THE($piece) } is
   *[other] The pile of { THE($piece) } is
  } { TO($place) }, facing the enemy: attack?
frame-FightOrNot-wait = { THE($seat) } decides whether to attack.
frame-Stand = Combat lost { TO($place) }: { $position ->
    [1] stay and give up the reinforced position, or retreat?
   *[other] stay, by the card Hold, or retreat?
  }
frame-Stand-wait = { THE($seat) } decides whether to stay or retreat.
frame-Path = Retreat of { $blocks ->
    [1] { THE($piece) }
   *[other] the pile of { THE($piece) }
  } from { THE($place) }: choose the connection; { $left } to go.
frame-Path-wait = { THE($seat) } chooses the way of the retreat.
frame-Tire = Fatigue ({ NAME($split) }) { TO($place) }: { $left ->
    [0] none is left to place.
    [one] { $left } left to place, on the corps of your choice.
   *[other] { $left } left to place, on the corps of your choice.
  }
frame-Tire-wait = { THE($seat) } places fatigue.
frame-Relieve = Relief ({ NAME($split) }): { $left ->
    [one] take off { $left } more fatigue.
   *[other] take off { $left } more fatigues.
  }
frame-Relieve-wait = { THE($seat) } takes fatigues off.
frame-Lose = Combat { TO($place) }: { $left ->
    [one] { $left } strength point left to lose; choose the cube.
   *[other] { $left } strength points left to lose; choose the cubes.
  }
frame-Lose-wait = { THE($seat) } takes losses.
frame-Counter = The enemy plays { NAME($card) }: counter it?
frame-Counter-wait = { THE($seat) } may counter the event.
frame-OperationStart = The enemy is about to manoeuvre from { THE($place) } ({ $blocks ->
    [one] a block { OF($nation) }
   *[other] { $blocks } blocks { OF($nation) }
  }): play a card, or pass.
frame-OperationStart-wait = { THE($seat) } may react to the operation.
frame-SecondCard = The movement card is worth { $value }: does Grouchy reveal another?
frame-SecondCard-wait = { THE($seat) } may play a card.
frame-MovementReaction = Enemy movement card: { $value }, for { $blocks ->
    [one] a block { OF($nation) }
   *[other] { $blocks } blocks { OF($nation) }
  } { TO($place) }. Play a card, or pass.
frame-MovementReaction-wait = { THE($seat) } may react to the movement card.
frame-ForcedMarch = { $blocks ->
    [1] { THE($piece) } is about to leave
   *[other] The pile of { THE($piece) } is about to leave
  } { THE($place) }, card { $value }: play a card, or pass.
frame-ForcedMarch-wait = { THE($seat) } may play a card.
frame-LastBridge = The pile cannot move from { THE($place) }: destroy a bridge there?
frame-LastBridge-wait = { THE($seat) } may still play a card.
frame-PassThrough = The pile meets friends { TO($place) } and would have to stop: organise its passage?
frame-PassThrough-wait = { THE($seat) } may play a card.
frame-EntryReaction = { $blocks ->
    [one] A block { OF($nation) } arrives
   *[other] { $blocks } blocks { OF($nation) } arrive
  } { TO($place) }: play a card, or pass.
frame-EntryReaction-wait = { THE($seat) } may react to the move.
frame-EndReaction = { $blocks ->
    [one] A block { OF($nation) } stops
   *[other] { $blocks } blocks { OF($nation) } stop
  } { TO($place) }: play a card, or pass.
frame-EndReaction-wait = { THE($seat) } may react to the end of the displacement.
frame-EndOfMarch = The march ends { TO($place) }, fatigue { $fatigue }: play a card, or pass.
frame-EndOfMarch-wait = { THE($seat) } may play a card.
frame-AttackCard = You attack { TO($place) }: play a combat card, or pass.
frame-AttackCard-wait = { THE($seat) } may play an attack card.
frame-DefenceCard = You defend { TO($place) }: play a combat card, or pass.
frame-DefenceCard-wait = { THE($seat) } may play a defence card.
frame-LoserCard = Combat lost { TO($place) }: play a retreat card, or pass.
frame-LoserCard-wait = { THE($seat) } may play a retreat card.
frame-WinnerCard = The French, beaten { TO($place) }, are about to retreat: play Panic?
frame-WinnerCard-wait = { THE($seat) } may play a card.
frame-Coordinate = The operation is over: play Coordination, for another one at once?
frame-Coordinate-wait = { THE($seat) } may play a card.
frame-MovePile = { NAME($card) }: { $blocks ->
    [0] take on the map the corps to move.
   *[other] { NAME($piece) } is about to leave { THE($place) }: take other blocks, or choose the zone next to it.
  }
frame-MovePile-wait = { THE($seat) } moves a pile.
frame-Treason = Treason: name the zone of a lone French corps.
frame-Treason-wait = { THE($seat) } names the corps that wavers.
frame-Destroy = Choose the bridge near { THE($place) } to destroy.
frame-Destroy-wait = { THE($seat) } destroys a bridge.
frame-Bring = To the sound of the guns, combat { TO($place) }: { $blocks ->
    [0] choose the corps that comes.
   *[other] { NAME($piece) } comes; which commanders go along?
  }
frame-Bring-wait = { THE($seat) } marches a corps to the guns.
frame-RecoveryCard = Play a card to rest a corps, or pass.
frame-RecoveryCard-wait = { THE($seat) } may play recovery cards.
frame-Recover = { NAME($card) } takes off { $number ->
    [one] { $number } fatigue
   *[other] { $number } fatigues
  }: of which corps?
frame-Recover-wait = { THE($seat) } may play recovery cards.
frame-Exhaustion = { $left ->
    [0] None of your exhausted corps has a point left to lose: end.
    [one] One of your corps is exhausted: take a strength point off it.
   *[other] { $left } of your corps are exhausted: take a strength point off each.
  }
frame-Exhaustion-wait = { $count ->
    [one] { THE($seat) } finishes the recovery.
   *[other] { $seats } finish their recovery.
  }

## The log

event-turn = Turn { $turn }: { NAME($invasion) }
event-drew = { THE($seat) } draws { $number ->
    [0] no card.
    [one] a card.
   *[other] { $number } cards.
  }
event-card = { THE($seat) } takes { NAME($card) } into hand.
event-red = { THE($seat) } turns up a red card: { NAME($card) }.
event-reds-cancelled = { $number } red cards cancel each other.
event-inactive = Inactivity { TO($place) }: the blocks { OF($seat) } there are flipped.
event-delayed = { THE($piece) } is delayed and comes on turn { $turn } only.
event-no-recovery = The coalition plays no recovery card this turn.
event-arrived = { THE($piece) } arrives { TO($place) }.
event-vedette = A vedette { OF($nation) } { TO($place) }.
event-played = { THE($seat) } plays { NAME($card) }.
event-cancelled = { NAME($card) } is cancelled.
event-discarded = { THE($seat) } discards { NAME($card) }.
event-searched = { THE($seat) } has searched the draw pile.
event-looked = { THE($seat) } looks at the hand { OF($other) }.
event-seen = In the hand { OF($seat) }: { NAME($card) }.
event-strengthened = { THE($piece) } receives an infantry point.
event-initiative-card = Initiative: { THE($seat) } reveals { NAME($card) }, value { $value }.
event-first = { THE($side) } has the initiative.
event-leader = { THE($seat) } leads the coalition.
event-named = For the coalition, { THE($seat) } acts.
event-gave = { THE($seat) } hands over { $number ->
    [one] a card
   *[other] { $number } cards
  }.
event-given = { THE($seat) } hands over { NAME($card) }.
event-passed = { THE($seat) } passes.
event-operation = { THE($seat) } activates { $number ->
    [one] a block
   *[other] { $number } blocks
  } { OF($nation) } { TO($place) }: { NAME($intent) }.
event-joins = { THE($piece) } is in the pile.
event-movement-card = Movement card { OF($seat) }: { NAME($card) }, { $value }.
event-approach = Approach march: { $value } movement points.
event-points = The pile has { $number ->
    [one] one movement point.
   *[other] { $number } movement points.
  }
event-no-points = The pile stays { TO($place) }: it has no movement points.
event-stepped = { $number ->
    [one] A block { OF($nation) } goes
   *[other] { $number } blocks { OF($nation) } go
  } from { THE($from) } to { THE($to) }.
event-ended = The displacement ends { TO($place) }.
event-vedettes-lost = { $number ->
    [one] A vedette { OF($nation) } is
   *[other] { $number } vedettes { OF($nation) } are
  } eliminated { TO($place) }.
event-axis = Retreat axis { OF($side) }: from { THE($from) } to { THE($to) }.
event-axis-struck = The retreat axis { OF($side) } is cut { TO($place) }: two fatigues.
event-control = { THE($side) } takes control of { NAME($place) } ({ $value ->
    [one] 1 point
   *[other] { $value } points
  }).
event-position-lost = The reinforced position of { NAME($place) } is lost.
event-tired = { THE($piece) } takes { $number ->
    [one] a fatigue.
   *[other] { $number } fatigues.
  }
event-rested = { THE($piece) } sheds { $number ->
    [one] a fatigue.
   *[other] { $number } fatigues.
  }
event-eliminated = { THE($piece) } is eliminated ({ $strength ->
    [0] without strength
    [one] 1 strength point lost
   *[other] { $strength } strength points lost
  }).
event-commander-lost = { THE($piece) } is left alone and is eliminated.
event-points-scored = { THE($side) }: +{ $number } ({ NAME($score) }); the track is at { $total }.
event-treason = Treason { TO($place) }.
event-shown = { THE($piece) } is shown.
event-bridge = The bridge between { THE($from) } and { THE($to) } is destroyed.
event-combat = Combat { TO($place) }: { THE($side) } attacks.
event-engaged = { THE($piece) } fights.
event-brought = { THE($piece) } marches to the guns { TO($place) }.
event-modifier = { NAME($side) }, { NAME($reason) }: { $number ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $number }
  }.
event-numbers = Combat cards: attack { $attack }, defence { $defence }.
event-attack-off = The attack { TO($place) } is off.
event-combat-card = { NAME($side) }, { NAME($card) }: { $losses ->
    [0] no loss
    [one] { $losses } loss
   *[other] { $losses } losses
  }, { $fatigue ->
    [0] no fatigue
    [one] { $fatigue } fatigue
   *[other] { $fatigue } fatigues
  } for the enemy.
event-combat-die = Die { OF($nation) }: { $losses ->
    [0] no loss
    [one] one loss
   *[other] { $losses } losses
  }, { $fatigue ->
    [0] no fatigue.
    [one] one fatigue.
   *[other] { $fatigue } fatigues.
  }
event-result = The attacker takes { $attack_losses } in losses and { $attack_fatigue } in fatigue, the defender { $defence_losses } and { $defence_fatigue }.
event-victory = { THE($side) } wins the combat, by { $difference ->
    [one] one loss.
   *[other] { $difference } losses.
  }
event-drawn = The combat is undecided: as many losses on either side.
event-stays = { THE($side) } holds on { TO($place) }.
event-retreated = { THE($side) } retreats from { THE($from) } to { THE($to) }.
event-cornered = No way out { TO($place) }: the pile stays and suffers.
event-pursuit = { THE($side) } pursues with { $number ->
    [one] one card.
   *[other] { $number } cards.
  }
event-pursuit-fatigue = The pursuit costs { $number ->
    [0] no fatigue.
    [one] one fatigue.
   *[other] { $number } fatigues.
  }
event-lost = { THE($piece) } loses a point: { NAME($arm) }.
event-recovery = { THE($seat) } rests a corps with { NAME($card) }.
event-exhaustion = Exhaustion costs { THE($side) } { $number ->
    [one] one strength point.
   *[other] { $number } strength points.
  }
event-hold = The coalition holds at least seven objectives at the end of the turn.
event-again = Coordination: another French operation begins.
event-rougeaud = Le Rougeaud: { NAME($card) }, value { $value }.
event-won = { THE($side) } wins the campaign: { NAME($ending) }.
event-moved = { $number ->
    [one] A block { OF($nation) } passes
   *[other] { $number } blocks { OF($nation) } pass
  } from { THE($from) } to { THE($to) }.
event-effect = { NAME($card) }: { NAME($effect) }.
event-spared = { NAME($side) }, { NAME($reason) }: { $number ->
    [1] one loss more.
    [-1] one fatigue less.
   *[other] two fatigues less.
  }
event-rearguard = Rearguard: { THE($piece) } slips away { TO($place) } before the combat.
event-rest = Recovery
event-borne = { THE($side) } has borne the fatigue.
event-manoeuvre-fatigue = Fatigue of the manoeuvre: { $number }.

## Steps

turn_step-draw = draw
turn_step-reinforcements = reinforcements
turn_step-initiative = initiative
turn_step-operations = operations
turn_step-rest = rest
turn_step-recovery = recovery
turn_step-exhaustion = exhaustion
turn_step-end = end of the turn
operation_step-designate = designation
operation_step-rain = rain
operation_step-announce = announcement
operation_step-moved = after the manoeuvre
operation_step-flip = flip
operation_step-end = end
operation_step-over = close
manoeuvre_step-M0 = reaction at the start
manoeuvre_step-M1 = movement card
manoeuvre_step-M1a = second card
manoeuvre_step-M1b = reaction to the card
manoeuvre_step-M1c = forced march
manoeuvre_step-MP = movement points
manoeuvre_step-M2 = march
manoeuvre_step-M2a = entry
manoeuvre_step-M2b = enemies
manoeuvre_step-M2c = control
manoeuvre_step-M2d = friends
manoeuvre_step-M2e = reaction to the entry
manoeuvre_step-M3 = end of the displacement
manoeuvre_step-M3own = card at the end
manoeuvre_step-M3fatigue = fatigue
manoeuvre_step-M3split = split
manoeuvre_step-M4 = attack on the march
manoeuvre_step-out = close
combat_step-C0 = engagement
combat_step-C1 = attacker’s card
combat_step-C2 = defender’s card
combat_step-rearguard = rearguard
combat_step-C3 = number of cards
combat_step-C4 = reveal
combat_step-C5 = attacker’s fatigue
combat_step-C5defender = defender’s fatigue
combat_step-C5dead = attacker’s losses
combat_step-C5losses = defender’s losses
combat_step-C5relief = square
combat_step-C6 = winner
combat_step-C7 = loser
combat_step-C7a = loser’s card
combat_step-C7b = stay or retreat
combat_step-C7c = winner’s card
combat_step-C7d = retreat
combat_step-C7e = pursuit
combat_step-C8 = end of the combat
combat_step-out = close
retreat_step-first = start
retreat_step-next = next
retreat_step-entered = entry
retreat_step-control = control
retreat_step-sum = fatigue
retreat_step-out = close

## What a card did

effect-marche_forcee = one movement point more
effect-encombrement = one movement point less for the enemy pile
effect-embuscade = a fatigue for the pile on the march
effect-vive_l_empereur = a fatigue less for each corps with Napoléon
effect-organisation = the pile need not stop
effect-confusion = the enemy pile stops and does not fight
effect-fatigue = one fatigue more at the end of this march
effect-fourrager = two fatigues less at the end of this march
effect-union_des_forces = the pile may join English and Prussians
effect-elan = one combat card more
effect-la_garde = one combat card more; one fatigue more a corps if the combat is lost
effect-la_ligne_rouge = one combat card more
effect-chargez = one combat card more, and a fatigue for the corps that charges
effect-audace = the ground gives the coalition no combat card
effect-deploiement_rapide = the attack on the march costs no combat card
effect-grande_batterie = one loss more for the coalition, a fatigue for each French corps
effect-tirailleurs = a fatigue for the coalition pile
effect-carre = two fatigues less if the French have cavalry
effect-tenir = one loss more, up to three fatigues less, and the pile may stay
effect-cambronne = no pursuit
effect-retraite_en_ordre = no pursuit
effect-panique = one connection of retreat more, and two fatigues

## What an action would do beyond its name

caution-attack-off = These corps are too weak or exhausted for a single combat card: the attack will be off, and the pile turned over.
caution-vedettes = Enemy blocks are there: these vedettes will be eliminated.
caution-worn-out = { THE($piece) } will have more than eight fatigues and be eliminated.
caution-last-point = { THE($piece) } will lose the last strength point and be eliminated.

## A march in two clicks

group-march = march
group-march-goal = Choose the zone to which the pile goes.
plan-points = { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
  }
plan-chance = { $percent ->
    [100] the card is always enough
   *[other] the card is enough { $percent } times in a hundred
  }
plan-fatigue = { $least ->
    [0] fatigue: { $most }, or none
   *[other] fatigue: { $most }
  }
plan-vedettes-lost = enemies are there: the vedettes will be eliminated
plan-meets = the enemy is there: the pile stops, and the zone is contested
plan-may-meet = standing blocks are there: if they are corps, the pile stops and the zone is contested
plan-objective = objective taken: +{ $points }
plan-reactions = the enemy may play a card
plan-attack = attack on the spot, without a march

## Corps, commanders, vedettes

piece-napoleon = Napoléon
  .of = of Napoléon
  .to = to Napoléon
piece-derlon = D’Erlon
  .of = of D’Erlon
  .to = to D’Erlon
piece-reille = Reille
  .of = of Reille
  .to = to Reille
piece-vandamme = Vandamme
  .of = of Vandamme
  .to = to Vandamme
piece-gerard = Gérard
  .of = of Gérard
  .to = to Gérard
piece-lobau = Lobau
  .of = of Lobau
  .to = to Lobau
piece-drouot = Drouot
  .of = of Drouot
  .to = to Drouot
piece-ney = Ney
  .of = of Ney
  .to = to Ney
piece-grouchy = Grouchy
  .of = of Grouchy
  .to = to Grouchy
piece-lamarque = Lamarque
  .of = of Lamarque
  .to = to Lamarque
piece-vedette_french_1 = French vedette 1
  .the = French vedette 1
  .of = of French vedette 1
  .to = to French vedette 1
piece-vedette_french_2 = French vedette 2
  .the = French vedette 2
  .of = of French vedette 2
  .to = to French vedette 2
piece-vedette_french_3 = French vedette 3
  .the = French vedette 3
  .of = of French vedette 3
  .to = to French vedette 3
piece-vedette_french_4 = French vedette 4
  .the = French vedette 4
  .of = of French vedette 4
  .to = to French vedette 4
piece-vedette_french_5 = French vedette 5
  .the = French vedette 5
  .of = of French vedette 5
  .to = to French vedette 5
piece-vedette_french_6 = French vedette 6
  .the = French vedette 6
  .of = of French vedette 6
  .to = to French vedette 6
piece-vedette_french_7 = French vedette 7
  .the = French vedette 7
  .of = of French vedette 7
  .to = to French vedette 7
piece-wellington = Wellington
  .of = of Wellington
  .to = to Wellington
piece-orange = Orange
  .of = of Orange
  .to = to Orange
piece-hill = Hill
  .of = of Hill
  .to = to Hill
piece-picton = Picton
  .of = of Picton
  .to = to Picton
piece-uxbridge = Uxbridge
  .of = of Uxbridge
  .to = to Uxbridge
piece-frederick = Frederick
  .of = of Frederick
  .to = to Frederick
piece-vedette_english_1 = English vedette 1
  .the = English vedette 1
  .of = of English vedette 1
  .to = to English vedette 1
piece-vedette_english_2 = English vedette 2
  .the = English vedette 2
  .of = of English vedette 2
  .to = to English vedette 2
piece-vedette_english_3 = English vedette 3
  .the = English vedette 3
  .of = of English vedette 3
  .to = to English vedette 3
piece-vedette_english_4 = English vedette 4
  .the = English vedette 4
  .of = of English vedette 4
  .to = to English vedette 4
piece-vedette_english_5 = English vedette 5
  .the = English vedette 5
  .of = of English vedette 5
  .to = to English vedette 5
piece-vedette_english_6 = English vedette 6
  .the = English vedette 6
  .of = of English vedette 6
  .to = to English vedette 6
piece-vedette_english_7 = English vedette 7
  .the = English vedette 7
  .of = of English vedette 7
  .to = to English vedette 7
piece-vedette_english_8 = English vedette 8
  .the = English vedette 8
  .of = of English vedette 8
  .to = to English vedette 8
piece-blucher = Blücher
  .of = of Blücher
  .to = to Blücher
piece-zieten = Zieten
  .of = of Zieten
  .to = to Zieten
piece-pirch = Pirch
  .of = of Pirch
  .to = to Pirch
piece-thielmann = Thielmann
  .of = of Thielmann
  .to = to Thielmann
piece-bulow = Bülow
  .of = of Bülow
  .to = to Bülow
piece-gneisenau = Gneisenau
  .of = of Gneisenau
  .to = to Gneisenau
piece-vedette_prussian_1 = Prussian vedette 1
  .the = Prussian vedette 1
  .of = of Prussian vedette 1
  .to = to Prussian vedette 1
piece-vedette_prussian_2 = Prussian vedette 2
  .the = Prussian vedette 2
  .of = of Prussian vedette 2
  .to = to Prussian vedette 2
piece-vedette_prussian_3 = Prussian vedette 3
  .the = Prussian vedette 3
  .of = of Prussian vedette 3
  .to = to Prussian vedette 3
piece-vedette_prussian_4 = Prussian vedette 4
  .the = Prussian vedette 4
  .of = of Prussian vedette 4
  .to = to Prussian vedette 4
piece-vedette_prussian_5 = Prussian vedette 5
  .the = Prussian vedette 5
  .of = of Prussian vedette 5
  .to = to Prussian vedette 5
piece-vedette_prussian_6 = Prussian vedette 6
  .the = Prussian vedette 6
  .of = of Prussian vedette 6
  .to = to Prussian vedette 6

## Cards

card-pluie-1 = Rain
card-empereur_souffrant-2 = The Emperor unwell
card-intuition-3 = Intuition
card-intuition-4 = Intuition
card-anticipation-5 = Anticipation
card-hussards-6 = Hussars
card-lamarque-7 = Lamarque
card-marche_d_approche-8 = Approach march
card-reserve-9 = Reserve
card-marche_forcee-10 = Forced march
card-marche_forcee-11 = Forced march
card-marche_forcee-12 = Forced march
card-organisation-13 = Organisation
card-grouchy-14 = Grouchy
card-coordination-15 = Coordination
card-coordination-16 = Coordination
card-fourrager-17 = Forage
card-fourrager-18 = Forage
card-vive_l_empereur-19 = Long live the Emperor!
card-confusion-20 = Confusion
card-encombrement-21 = Congestion
card-fatigue-22 = Fatigue
card-reaction-23 = Reaction
card-contre_ordre-24 = Counter-order
card-eclaireurs-25 = Scouts
card-audace-26 = Boldness
card-au_son_du_canon-27 = To the sound of the guns
card-chargez-28 = Charge!
card-deploiement_rapide-29 = Rapid deployment
card-elan-30 = Élan
card-grande_batterie-31 = Grand battery
card-la_garde-32 = The Guard
card-le_rougeaud-33 = Le Rougeaud
card-tirailleurs-34 = Skirmishers
card-cambronne-35 = Cambronne
card-retraite_en_ordre-36 = Orderly retreat
card-pluie-37 = Rain
card-renforts_retardes-38 = Delayed reinforcements
card-intuition-39 = Intuition
card-renforts-40 = Reinforcements
card-renforts-41 = Reinforcements
card-aide_de_camp-42 = Aide-de-camp
card-a_bruxelles-43 = To Brussels
card-anticipation-44 = Anticipation
card-hussards-45 = Hussars
card-reserve-46 = Reserve
card-ravitaillement-47 = Resupply
card-marche_forcee-48 = Forced march
card-marche_forcee-49 = Forced march
card-marche_forcee-50 = Forced march
card-pont_detruit-51 = Bridge destroyed
card-pont_detruit-52 = Bridge destroyed
card-confusion-53 = Confusion
card-encombrement-54 = Congestion
card-encombrement-55 = Congestion
card-fatigue-56 = Fatigue
card-reaction-57 = Reaction
card-embuscade-58 = Ambush
card-trahison-59 = Treason
card-ultime_effort-60 = Last effort
card-inactivite-61 = Inactivity
card-contre_ordre-62 = Counter-order
card-arriere_garde-63 = Rearguard
card-au_son_du_canon-64 = To the sound of the guns
card-carre-65 = Square
card-chargez-66 = Charge!
card-frederick-67 = Frederick
card-la_ligne_rouge-68 = The thin red line
card-panique-69 = Panic
card-union_des_forces-70 = Forces united
card-retraite_en_ordre-71 = Orderly retreat
card-tenir-72 = Hold
card-eclaireurs-78 = Scouts
card-aide_de_camp-79 = Aide-de-camp
card-inactivite-80 = Inactivity
card-frederick-81 = Frederick
card-aide_de_camp-82 = Aide-de-camp

## Zones: the name on the map, and in a sentence

place-avesnes = Avesnes
  .of = of Avesnes
  .to = at Avesnes
place-maubeuge = Maubeuge
  .of = of Maubeuge
  .to = at Maubeuge
place-solre_sur_sambre = Solre-sur-Sambre
  .of = of Solre-sur-Sambre
  .to = at Solre-sur-Sambre
place-beaumont = Beaumont
  .of = of Beaumont
  .to = at Beaumont
place-walcourt = Walcourt
  .of = of Walcourt
  .to = at Walcourt
place-philippeville = Philippeville
  .of = of Philippeville
  .to = at Philippeville
place-florennes = Florennes
  .of = of Florennes
  .to = at Florennes
place-mons = Mons
  .of = of Mons
  .to = at Mons
place-binche = Binche
  .of = of Binche
  .to = at Binche
place-thuin = Thuin
  .of = of Thuin
  .to = at Thuin
place-ham_sur_heure = Ham-sur-Heure
  .of = of Ham-sur-Heure
  .to = at Ham-sur-Heure
place-gerpinnes = Gerpinnes
  .of = of Gerpinnes
  .to = at Gerpinnes
place-fontaine_l_eveque = Fontaine-l’Évêque
  .of = of Fontaine-l’Évêque
  .to = at Fontaine-l’Évêque
place-marchienne = Marchienne-au-Pont
  .of = of Marchienne-au-Pont
  .to = at Marchienne-au-Pont
place-charleroi = Charleroi
  .of = of Charleroi
  .to = at Charleroi
place-chatelet = Châtelet
  .of = of Châtelet
  .to = at Châtelet
place-tamines = Tamines
  .of = of Tamines
  .to = at Tamines
place-fosses = Fosses
  .of = of Fosses
  .to = at Fosses
place-dinant = Dinant
  .of = of Dinant
  .to = at Dinant
place-namur = Namur
  .of = of Namur
  .to = at Namur
place-gosselies = Gosselies
  .of = of Gosselies
  .to = at Gosselies
place-fleurus = Fleurus
  .of = of Fleurus
  .to = at Fleurus
place-frasnes = Frasnes
  .of = of Frasnes
  .to = at Frasnes
place-ligny = Ligny
  .of = of Ligny
  .to = at Ligny
place-sombreffe = Sombreffe
  .of = of Sombreffe
  .to = at Sombreffe
place-mazy = Mazy
  .of = of Mazy
  .to = at Mazy
place-marbais = Marbais
  .of = of Marbais
  .to = at Marbais
place-quatre_bras = Quatre Bras
  .of = of Quatre Bras
  .to = at Quatre Bras
place-mellery = Mellery
  .of = of Mellery
  .to = at Mellery
place-gembloux = Gembloux
  .of = of Gembloux
  .to = at Gembloux
place-walhain = Walhain
  .of = of Walhain
  .to = at Walhain
place-mont_saint_guibert = Mont-Saint-Guibert
  .of = of Mont-Saint-Guibert
  .to = at Mont-Saint-Guibert
place-ottignies = Ottignies
  .of = of Ottignies
  .to = at Ottignies
place-wavre = Wavre
  .of = of Wavre
  .to = at Wavre
place-chapelle_saint_lambert = Chapelle-Saint-Lambert
  .of = of Chapelle-Saint-Lambert
  .to = at Chapelle-Saint-Lambert
place-genappe = Genappe
  .of = of Genappe
  .to = at Genappe
place-plancenoit = Plancenoit
  .of = of Plancenoit
  .to = at Plancenoit
place-belle_alliance = La Belle Alliance
  .of = of La Belle Alliance
  .to = at La Belle Alliance
place-hougoumont = Hougoumont
  .of = of Hougoumont
  .to = at Hougoumont
place-haie_sainte = La Haye Sainte
  .of = of La Haye Sainte
  .to = at La Haye Sainte
place-papelotte = Papelotte
  .of = of Papelotte
  .to = at Papelotte
place-waterloo = Waterloo
  .of = of Waterloo
  .to = at Waterloo
place-foret_de_soignes = Forest of Soignes
  .the = the Forest of Soignes
  .of = of the Forest of Soignes
  .to = in the Forest of Soignes
place-bruxelles = Brussels
  .of = of Brussels
  .to = at Brussels
place-tervueren = Tervuren
  .of = of Tervuren
  .to = at Tervuren
place-braine_l_alleud = Braine-l’Alleud
  .of = of Braine-l’Alleud
  .to = at Braine-l’Alleud
place-nivelles = Nivelles
  .of = of Nivelles
  .to = at Nivelles
place-seneffe = Seneffe
  .of = of Seneffe
  .to = at Seneffe
place-roeulx = Le Rœulx
  .of = of Le Rœulx
  .to = at Le Rœulx
place-soignies = Soignies
  .of = of Soignies
  .to = at Soignies
place-braine_le_comte = Braine-le-Comte
  .of = of Braine-le-Comte
  .to = at Braine-le-Comte
place-enghien = Enghien
  .of = of Enghien
  .to = at Enghien
place-hal = Hal (Halle)
  .the = Hal
  .of = of Hal
  .to = at Hal
place-ath = Ath
  .of = of Ath
  .to = at Ath
place-grammont = Grammont (Geraardsbergen)
  .the = Grammont
  .of = of Grammont
  .to = at Grammont
place-ninove = Ninove
  .of = of Ninove
  .to = at Ninove
place-alost = Alost (Aalst)
  .the = Alost
  .of = of Alost
  .to = at Alost
place-asse = Asse
  .of = of Asse
  .to = at Asse
place-louvain = Leuven
  .of = of Leuven
  .to = at Leuven
place-tirlemont = Tienen
  .of = of Tienen
  .to = at Tienen
place-jodoigne = Jodoigne
  .of = of Jodoigne
  .to = at Jodoigne
place-perwez = Perwez
  .of = of Perwez
  .to = at Perwez
place-eghezee = Éghezée
  .of = of Éghezée
  .to = at Éghezée
place-hannut = Hannut
  .of = of Hannut
  .to = at Hannut
place-ecaussinnes = Écaussinnes
  .of = of Écaussinnes
  .to = at Écaussinnes
place-tubize = Tubize
  .of = of Tubize
  .to = at Tubize
place-leeuw_saint_pierre = Sint-Pieters-Leeuw
  .of = of Sint-Pieters-Leeuw
  .to = at Sint-Pieters-Leeuw
place-pont_a_celles = Pont-à-Celles
  .of = of Pont-à-Celles
  .to = at Pont-à-Celles
place-lillois = Lillois
  .of = of Lillois
  .to = at Lillois
place-ittre = Ittre
  .of = of Ittre
  .to = at Ittre
place-lennick = Lennik
  .of = of Lennik
  .to = at Lennik
place-lens = Lens
  .of = of Lens
  .to = at Lens
place-bassilly = Bassilly
  .of = of Bassilly
  .to = at Bassilly
place-overijse = Overijse
  .of = of Overijse
  .to = at Overijse
place-morlanwelz = Morlanwelz
  .of = of Morlanwelz
  .to = at Morlanwelz

## Chapters of the rules

chapter-setup-blocks-order-of-battle = Setup, blocks, order of battle
chapter-reinforced-positions-and-control = Reinforced positions and control
chapter-cards = Cards
chapter-draw-and-initiative = Draw and initiative
chapter-operations = Operations
chapter-manoeuvre = Manoeuvre
chapter-retreat-axis = Retreat axis
chapter-combat = Combat
chapter-retreat-and-pursuit = Retreat and pursuit
chapter-recovery = Recovery
chapter-victory = Victory
chapter-grognard-rules = Grognard rules
chapter-three-players = Three players
chapter-events = Events

# What a report tells of many games
study-losses = Strength points lost, those of eliminated corps included.
study-luck = Losses and fatigue on the combat cards or dice that a side revealed, beside the average of its deck or die.

## What to play

preset-first = First game
  .help = The Ligny brook in two turns, without cards in hand, against a recruit.
preset-usual = The usual game
  .help = The whole Belgian campaign by the Conscript rules: everybody sees which corps is where.
preset-everything = Everything
  .help = The whole Belgian campaign by the Grognard rules, with fog of war and vedettes.

subject-cards = Cards and combat
subject-readings = Points of the rules
subject-balance = Balance
