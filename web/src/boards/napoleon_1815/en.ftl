# Napoléon 1815: the board in the browser.

board-blurb = June 1815: the Army of the North crosses the Sambre. Piles of corps, cards that serve for everything, fatigue and losses behind the screen; with the Grognard rules, fog of war and vedettes. Two players, or three.
board-length = 45 to 150 minutes

board-map = Map of Belgium
board-title = Belgium
board-subtitle = June eighteen fifteen
board-scale = frontier of 1814
board-france = France
board-belgium = Netherlands
board-river-sambre = Sambre
board-river-meuse = Meuse
board-river-dyle = Dyle
board-river-dendre = Dender
board-vedette = Vedette

board-type-clear = clear
board-type-wooded = wooded
board-type-town = town
board-type-fortified_town = fortified town
board-type-fortified_farm = fortified farm
board-held = { $number } VP, { NAME($side) }
board-position = reinforced position
board-activated = { $name } (activated)
board-standing = { $number ->
    [one] one standing block
   *[other] { $number } standing blocks
  } ({ NAME($nation) })
board-perhaps = { $blocks } (perhaps { $names })
board-place = { $place }: { $blocks }

board-on-vedette = can take a vedette
board-on-zone = can be named
board-from-take = can be designated
board-from-fatigue = can bear a fatigue
board-from-relieve = can lose a fatigue
board-from-lose_infantry = can lose a point
board-from-lose_cavalry = can lose a point
board-from-bring = can come
board-from-reinforce = can be reinforced
board-from-recover = can recover
board-from-step = the pile leaves from here
board-to-step = in reach
board-from-retreat = the pile retreats from here
board-to-retreat = open for the retreat
board-to-march = in reach
board-to-destroy = the bridge can be destroyed

board-field-cards = Cards in hand
board-brief-cards = Hand
board-field-deck = Cards in the draw pile
board-brief-deck = Deck
board-field-discard = Cards in the discard pile
board-brief-discard = Discards

board-colour-red = red
board-colour-blue = blue
board-colour-green = green
board-value = Initiative and movement
board-box = Combat
board-recovery = Recovery
board-seen = What you have seen of { THE($seat) }:
board-oob = Order of battle
board-corps = Corps
board-strength = Strength
board-fatigue = Fatigue
board-left = { $number } to go
board-turned = activated
board-foot = { $number } infantry
board-horse = { $number } cavalry
board-fatigues = { $number ->
    [one] { $number } fatigue
   *[other] { $number } fatigues
  }

board-base = Movement card: { $number }.
board-points = { $left } of { $number } MP left
board-would-tire = fatigue if it stops here: { $number }
board-vp = Victory track: { $number }
board-french-end = 0: French victory
board-allied-end = 20: coalition victory
board-turn = Turn { $turn } of { $turns }
board-limit = { NAME($nation) }: { $done } of { $number } operations
board-lasting = This turn:
board-effect-pluie = rain
board-effect-empereur_souffrant = the Emperor unwell
board-effect-a_bruxelles = to Brussels
board-effect-marche_d_approche = approach march
board-effect-no_recovery = no recovery for the coalition
board-effect-aide_de_camp = the allies confer
board-leader = { THE($seat) }: leader of the coalition
board-coming = Reinforcements (turn):
board-lost = Eliminated:

board-combat = Combat
board-combat-at = Combat: { NAME($place) }
board-attacker = Attack: { NAME($side) }
board-defender = Defence: { NAME($side) }
board-cards = Cards
board-face = { $losses } losses, { $fatigue } fatigues
board-suffers = Suffers { $losses ->
    [0] no loss
    [one] { $losses } loss
   *[other] { $losses } losses
  }, { $fatigue ->
    [one] { $fatigue } fatigue
   *[other] { $fatigue } fatigues
  }

board-odds-points = { $number ->
    [one] { $number } movement point
   *[other] { $number } movement points
  }
board-odds-cost = Costs { $cost } MP; { $left } left.
board-odds-tires = Fatigue if the pile stops there: { $number }.
board-odds-may-tire = Fatigue if the pile stops there: { $least }, or { $most } if these are corps.
board-odds-stop = The pile will have to stop.
board-odds-off = No cards: the attack would be off.
board-odds-win = Victory
board-odds-draw = Draw
board-odds-lose = Defeat
board-odds-exact = Exact, but for events still in hand.
board-odds-error = Give or take { $error }: the enemy’s strength is not known.
board-odds-mine = Attack
board-odds-his = Defence
board-odds-inflicted = Losses inflicted
board-odds-suffered = Losses suffered
board-odds-fatigue = and { $number } fatigues on average

board-field-objectives = Objectives held
board-brief-objectives = Objectives
board-winner = Victory { OF($side) }, by { $difference ->
    [one] one loss
   *[other] { $difference } losses
  }
board-undecided = Combat undecided
board-pursuit = Pursuit

## What one points at

board-objective = Objective
board-contested = Contested zone: both sides have blocks there.
board-is-ready = ready
board-is-activated = activated
board-is-lost = Eliminated.
board-comes = Reinforcement, due on turn { $turn }.
board-sheet = infantry { $infantry }, cavalry { $cavalry }, fatigue { $fatigue }
board-about-strength = infantry { $infantry }, cavalry { $cavalry }: { $cards ->
    [one] one combat card
   *[other] { $cards } combat cards
  }
board-about-fatigue = { $number }; from 5 on, one combat card less and a strength point lost at the end of the turn; above 8, eliminated
board-about-standing = The enemy sees only the flag: a corps, a commander or a vedette.
board-about-position = Reinforced position: in defence the coalition has one combat card more and two fatigues less.
board-about-axis = Retreat axis { OF($side) }, to { THE($to) }: this side must leave that way; an enemy who comes in that way costs it two fatigues.
board-about-vp = French gains lower it, coalition gains raise it. At 0 the French win, at 20 the coalition; after the last turn, the coalition.
board-kind-corps = Corps
board-kind-commander = Commander: he goes with a pile and never stays alone.
board-kind-vedette = Vedette: it scouts, does not fight, and is lost before enemy corps.
board-bonus-movement = +{ $number } movement point (a corps only when alone in its pile)
board-bonus-combat = +{ $number } combat card
board-bonus-pursuit = +{ $number } pursuit card
board-ground-clear = No effect in combat.
board-ground-wooded = The defender has one combat card more; no pursuit.
board-ground-town = The defender takes one fatigue less.
board-ground-fortified_town = A defender who controls it has one combat card more; to take it stops the pile and costs a fatigue; no pursuit.
board-ground-fortified_farm = A reinforced position may be there.
board-marker-control = Control marker
board-marker-position = Reinforced position
board-marker-axis = Retreat axis
board-marker-bridge = Bridge
board-bridge-stands = To cross it costs one movement point, like every connection.
board-bridge-broken = Destroyed: to cross costs three movement points at once, and two fatigues in a retreat.
board-when-red = Applied as soon as it is drawn.
board-when-blue = Played in the initiative phase.
board-when-green = Played in an operation, when its symbol says; one in each operation.
board-lasts-pluie = Each pile that is activated takes a fatigue and loses a movement point.
board-lasts-empereur_souffrant = Napoléon gives no bonus.
board-lasts-a_bruxelles = A coalition march that ends nearer to Brussels has one movement point more.
board-lasts-marche_d_approche = French piles have three movement points without revealing a card, and do not go to the enemy.
board-lasts-no_recovery = The coalition spends no card in recovery.
board-lasts-aide_de_camp = The coalition partners may talk and exchange cards.

## Legend

board-legend-blocks = Blocks
board-legend-ready = Ready, name up. Below: strength points, then fatigue, which you alone see.
board-legend-activated = Activated this turn: flag and hatching; it performs no more operations.
board-legend-commander = A commander, with a star.
board-legend-standing = Standing blocks (Grognard rules): only the flag and their number are seen; A upright, ready. From far away all blocks are shown like this.
board-legend-standing-activated = A upside down: activated.
board-legend-chosen = Of the pile that was designated.
board-legend-zones = Zones
board-legend-markers = Markers
board-legend-position = Reinforced position.
board-legend-axis = Retreat axis, in the colour of its side.
board-legend-bridge = Bridge.
board-legend-ruin = Bridge destroyed.
board-legend-frontier = Frontier of 1814.
board-legend-rings = Around zones
board-legend-lit = Can be clicked now.
board-legend-target = Completes the action begun in the chosen zone.
board-legend-contested = Both sides are there.
board-legend-changed = Something has changed there since your last decision.
board-legend-price = In reach: movement points to get there.
board-legend-meets = In reach, but the enemy is there or may be there.
board-legend-trail = The way of the last march.
board-legend-sheet = Order of battle
board-legend-infantry = An infantry point, in the colour of its nation.
board-legend-cavalry = A cavalry point.
board-legend-fatigue = A fatigue; red from five on.
board-legend-cards = Cards
board-legend-value = Value: initiative and movement points.
board-legend-loss = In combat: a loss for the enemy.
board-legend-card-fatigue = In combat: a fatigue for the enemy.
board-legend-recovery = In recovery: fatigues taken off a corps.

board-event-a_bruxelles = To Brussels: for the whole turn a coalition march has 1 movement point more if it ends fewer connections from Brussels than it began.
board-event-aide_de_camp = Aide-de-camp: with two players the coalition looks at the French hand. With three, the coalition partners may talk and exchange cards freely this turn.
board-event-anticipation = Anticipation: take a card that is not red from your own draw pile, unseen by the enemy, then shuffle the pile.
board-event-arriere_garde = Rearguard: when a single coalition corps defends, it retreats 2 connections at once, then loses 1 strength point and takes 1 fatigue. It is not pursued, and both it and the attacking pile are turned over.
board-event-au_son_du_canon = To the sound of the guns: one corps, activated or not, comes from a free zone one connection away, even over a destroyed bridge, and joins the combat without fatigue; commanders may come with it. Over the enemy’s retreat axis it costs the enemy 2 fatigues at once.
board-event-audace = Boldness: when a French pile attacks, woods, fortified town and reinforced position give the coalition no combat card.
board-event-cambronne = Cambronne: a French pile that has to retreat is not pursued.
board-event-carre = Square: the coalition pile takes 2 fatigues less from the combat if the French pile had any cavalry when it began.
board-event-chargez = Charge! A French pile with Ney or Grouchy, or a coalition pile with Uxbridge or Gneisenau, has 1 combat card more; that corps takes 1 fatigue at once.
board-event-confusion = Confusion: an enemy pile that enters an uncontested zone with at least 3 connections must stop there and is turned over.
board-event-contre_ordre = Counter-order: cancels the event the enemy has just played, unless it is a combat, retreat or pursuit event.
board-event-coordination = Coordination: at the end of a French operation the French at once perform another with a different pile; each side may again play one green card in it.
board-event-deploiement_rapide = Rapid deployment: a French pile that attacks on the march does not lose a combat card for it.
board-event-eclaireurs = Scouts: the French look at the enemy’s hand; with three players, at that of the opponent they choose.
board-event-elan = Élan: a French pile that attacks reveals 1 combat card more.
board-event-embuscade = Ambush: the French pile on the march takes 1 fatigue at once, on the corps the French player chooses.
board-event-empereur_souffrant = The Emperor unwell, red: for the whole turn Napoleon gives no movement point, no combat card and no relief from fatigue.
board-event-encombrement = Congestion: after the enemy has revealed his movement card the pile loses 1 movement point. A Forced march played afterwards still lets it move one zone.
board-event-fatigue = Fatigue: at the end of an enemy march the pile takes 1 fatigue more. Vedettes are not affected.
board-event-fourrager = Forage: at the end of its march the French pile has 2 fatigues less; what is left over relieves fatigue it already had.
board-event-frederick = Frederick: his corps is placed ready at Alost, with a vedette under the Grognard rules, unless only French corps are there. If he has already come, the card acts as Reinforcements.
board-event-grande_batterie = Grand battery: if at least 3 French corps are in the combat, the coalition pile suffers 1 loss more; each of those French corps takes 1 fatigue at once.
board-event-grouchy = Grouchy: right after a pile with Grouchy has revealed its movement card, the French may discard it and reveal another instead.
board-event-hussards = Hussars: a card taken at random from the enemy’s hand is discarded; with three players the French choose which opponent.
board-event-inactivite = Inactivity, red: the player who suffers it names a zone with one of his piles, and all its corps and vedettes are turned to activated. A zone with vedettes alone may not be named.
board-event-intuition = Intuition: its player has the initiative without a card being revealed. If both sides play it, both cards are lost and initiative is decided as usual.
board-event-la_garde = The Guard: if Drouot is in the French pile it has 1 combat card more; if the French lose, each of its corps takes 1 fatigue more.
board-event-la_ligne_rouge = The thin red line: a coalition pile that defends with Picton, Orange or Hill has 1 combat card more.
board-event-lamarque = Lamarque: his corps is placed ready in a French town or at Maubeuge, not where only coalition corps stand, with a vedette under the Grognard rules. If he has already come, a French corps other than Drouot’s gains 1 infantry point.
board-event-le_rougeaud = Le Rougeaud: if Ney is in the combat, reveal a card: on 1 to 3 Ney takes 2 fatigues at once, on 4 or 5 the French have 1 combat card more.
board-event-marche_d_approche = Approach march: for the whole turn French piles and vedettes have 3 movement points without revealing a card, other modifiers apart. None may march out of a contested zone or into a zone with coalition corps or vedettes.
board-event-marche_forcee = Forced march: a friendly pile on the march has 1 movement point more; even with a total of 0 or less it may move one connection.
board-event-organisation = Organisation: a French pile that enters an uncontested zone with another French pile need not stop there.
board-event-panique = Panic: a beaten French pile retreats one connection more and takes 2 fatigues, shared evenly.
board-event-pluie = Rain, red: for the whole turn each pile that is activated takes 1 fatigue at once, and 1 movement point less if it moves. A pile turned over because it was attacked is spared.
board-event-pont_detruit = Bridge destroyed: during its march a coalition pile in a free zone may destroy one adjoining bridge for 1 movement point, or for none if it has no points at the start. It may march on, and is turned over afterwards in any case; vedettes cannot do it.
board-event-ravitaillement = Resupply: the coalition removes 2 fatigues in all from corps of one of its piles.
board-event-reaction = Reaction: after the enemy has named a pile and before he reveals a card, one of your piles, activated or not, moves from a free zone to an adjacent free zone, even over a destroyed bridge.
board-event-renforts = Reinforcements: a coalition corps on the board gains 1 infantry point; an eliminated corps is not brought back, and the track does not move.
board-event-renforts_retardes = Delayed reinforcements, red: a Prussian corps still to arrive, chosen by the coalition, comes a turn later. If none is expected, the coalition spends no cards in this turn’s recovery.
board-event-reserve = Reserve: draw 2 cards; red ones among them are discarded without effect and not replaced.
board-event-retraite_en_ordre = Orderly retreat: a retreating pile that still has cavalry is not pursued.
board-event-tenir = Hold: a coalition pile that has just lost takes 1 loss more and 3 fatigues less, and may decide not to retreat.
board-event-tirailleurs = Skirmishers: the coalition pile in the combat takes 1 fatigue at once, on the corps its owner chooses.
board-event-trahison = Treason: during a French manoeuvre the coalition names a ready French corps that is alone in its zone, neither Drouot nor with Napoleon, and it is turned over. Among standing blocks Drouot is only shown, and a vedette is eliminated.
board-event-ultime_effort = Last effort: after the French have named a pile to manoeuvre and before a card is revealed, an activated coalition pile moves from a free zone to an adjacent free or contested one, even over a destroyed bridge; each of its corps takes 2 fatigues. Over a French retreat axis it costs the French pile there 2 fatigues.
board-event-union_des_forces = Forces united: for this operation the coalition may name a pile of English and Prussian corps together.
board-event-vive_l_empereur = Long live the Emperor! Every corps of the pile with Napoleon loses 1 fatigue.
