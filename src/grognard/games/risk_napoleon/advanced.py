"""What the second booklet puts on the table: fortresses, generals and fleets, and for the history armies and periods.

`Advanced` is there when one of its rules is in use, `History` in the historical game only; a standard game has neither.
Lists of a few numbers (`battle`, `convoy`, `landing`, …) are what the innermost steps hand to one another; they are empty when
nothing of the kind goes on.
"""

from typing import Final

# What was bought this turn (RSK-FOR-02, RSK-GEN-03, RSK-FLT-04).
BUILT_FORTRESS: Final = 1
ENTERED_GENERAL: Final = 2
BUILT_FLEET: Final = 4

# A front: attacks of this turn from one territory on another, four numbers each in `Advanced.fronts`.
F_BORDER: Final = 0
F_FORCE: Final = 1  # regiments launched so far (RSK-R-26)
F_LOST: Final = 2  # of these, lost
F_TAKEN: Final = 3  # 1 when the target was conquered this turn
F_SIZE: Final = 4

# A convoy, in `Advanced.convoy`.
C_POWER: Final = 0
C_BORDER: Final = 1  # -1: to Egypt
C_CARGO: Final = 2  # what crosses
C_EXPOSED: Final = 3  # regiments that an enemy on the present position may still meet
C_SAFE: Final = 4  # regiments that slipped past
C_STEP: Final = 5  # how many positions lie behind
C_ASKED: Final = 6  # enemies that have declared themselves at the present position
C_ESCORT: Final = 7  # fleets named as escort
C_LOST: Final = 8
C_HOME: Final = 9  # regiments that turned back
C_CAPTOR: Final = 10  # who took the general that crossed
C_SAILING: Final = 11  # of the escort, those that came out of a port and sail along
C_SIZE: Final = 12

# What crosses (C_CARGO).
LANDING_FORCE: Final = 0
ARMY: Final = 1
GENERAL_ALONE: Final = 2
TO_EGYPT: Final = 3

# A fight at sea, in `Advanced.battle`.
B_ATTACKER: Final = 0
B_DEFENDER: Final = 1
B_PLACE: Final = 2
B_KIND: Final = 3
B_ENGAGED: Final = 4
B_ROUNDS: Final = 5
B_OVER: Final = 6  # 1 when the attacker has broken off
B_SIZE: Final = 7
ON_LINK: Final = 0
BREAKING_OUT: Final = 1
AGAINST_ESCORT: Final = 2

# A landing force, in `Advanced.landing`: its border, its regiments, then in the history each nation's.
L_BORDER: Final = 0
L_COUNT: Final = 1
L_PARTS: Final = 2


class Advanced:
    """Fortresses, generals, fleets."""

    def __init__(
        self,
        foe: list[int],
        ally: list[int],
        fort: int,
        debt: list[int],
        bought: int,
        general: list[int],
        captive: list[int],
        ship: list[int],
        ship_foe: list[int],
        guard: list[int],
        blockaded: int,
        full: int,
        moved: int,
        fought: int,
        fronts: list[int],
        fated: int,
        battle: list[int],
        convoy: list[int],
        landing: list[int],
        offered: int,
        rode: int,
        sent: int,
        arrived: list[int],
        commanded: int,
    ) -> None:
        self.foe = foe  # by power: a mask of its enemies
        self.ally = ally  # by power: a mask of its allies
        self.fort = fort  # a mask of fortified territories
        self.debt = debt  # by power: a mask of fortresses kept and not yet paid for
        self.bought = bought
        self.general = general  # by territory: a mask of the powers whose general is there
        self.captive = captive  # by owner * 7 + captor: generals held
        self.ship = ship  # by fleet: its place, -1 in stock
        self.ship_foe = ship_foe  # by fleet: the opponent it attacked on a link this turn, -1 for none
        self.guard = guard  # by sea position: a mask of the powers with a fleet there
        self.blockaded = blockaded  # a mask of territories off whose port a blockading fleet lies
        self.full = full  # a mask of territories whose port takes no more fleets
        self.moved = moved  # a mask of fleets that moved this turn
        self.fought = fought  # a mask of fleets that fought this turn
        self.fronts = fronts
        self.fated = fated  # a mask of territories whose general has met his fate at the end of this combat
        self.battle = battle
        self.convoy = convoy
        self.landing = landing
        self.offered = offered  # a mask of players that had an offer about captives this turn
        self.rode = rode  # a mask of territories to which a general of the active player has moved
        self.sent = sent  # a mask of territories that have sent an army to an ally (RSK-R-85)
        self.arrived = arrived  # regiments that have made their move: pairs of territory * 8 + nation, number
        self.commanded = commanded  # whether the active player had a general in play when his manoeuvres began

    def clone(self) -> "Advanced":
        return Advanced(
            self.foe,  # replaced, never changed
            self.ally,
            self.fort,
            self.debt[:],
            self.bought,
            self.general[:],
            self.captive[:],
            self.ship[:],
            self.ship_foe[:],
            self.guard[:],
            self.blockaded,
            self.full,
            self.moved,
            self.fought,
            self.fronts[:],
            self.fated,
            self.battle[:],
            self.convoy[:],
            self.landing[:],
            self.offered,
            self.rode,
            self.sent,
            self.arrived[:],
            self.commanded,
        )


# The stages of a period (`History.stage`).
BEGIN: Final = 0
EFFECTS: Final = 1
PLAY: Final = 2
SCORE: Final = 3
TREATY: Final = 4
PLACEMENT: Final = 5
BATTLE: Final = 6

# What counts for the objectives of a campaign (`History.tally`).
EGYPT: Final = 0  # regiments landed in Egypt
EGYPT_LOST: Final = 1
LAUNCHED: Final = 2
DROWNED_FRENCH: Final = 3  # French regiments lost on the way to the United Kingdom
TALLIES: Final = 4

# Waterloo (`History.battle`).
W_PART: Final = 0
W_ROUND: Final = 1
W_FRENCH: Final = 2
W_ENGLISH: Final = 3
W_PRUSSIAN: Final = 4
W_NEXT: Final = 5  # 0: the next allied loss is Prussian
W_ENGAGED: Final = 6

NAPOLEON: Final = 1
BLUCHER: Final = 2
WELLINGTON: Final = 4
ATTACK_BOOST: Final = 1
DEFENCE_BOOST: Final = 2


class History:
    """Armies of several nations, the calendar, what counts for victory."""

    def __init__(
        self,
        part: list[int],
        arrival: list[int],
        period: int,
        game_turn: int,
        stage: int,
        step: int,
        vp: list[int],
        leaders: int,
        boost: int,
        fighting: int,
        before: list[int],
        since: list[int],
        sunk: list[int],
        landed: list[int],
        taken: list[int],
        tally: list[int],
        met: int,
        drawers: int,
        iberia: int,
        displaced: list[int],
        riders: list[int],
        going: list[int],
        losing: list[int],
        battle: list[int],
        treaty: list[int],
    ) -> None:
        self.part = part  # by territory * 5 + nation: regiments
        self.arrival = arrival  # by territory: its nations in the order they came, as digits of base 8 (nation + 1)
        self.period = period
        self.game_turn = game_turn
        self.stage = stage
        self.step = step
        self.vp = vp  # by nation
        self.leaders = leaders  # leader cards still to be played
        self.boost = boost  # leaders in the present combat
        self.fighting = fighting  # the border of the present combat, -1 for none
        self.before = before  # by territory: its owner when the campaign's start effects were done
        self.since = since  # by territory: its owner after the last redeployment
        self.sunk = sunk  # by navy: fleets destroyed in this campaign
        self.landed = landed  # by nation: a mask of territories it landed in during this campaign
        self.taken = taken  # by nation: a mask of territories it conquered in this campaign
        self.tally = tally
        self.met = met  # a mask of obligations of this campaign that are met
        self.drawers = drawers  # a mask of nations that draw cards at the end of this combat
        self.iberia = iberia  # 1 once the peninsula is open (RSK-PRO-06)
        self.displaced = displaced  # by nation: regiments to be placed anew
        self.riders = riders  # by nation: generals to be placed anew
        self.going = going  # by nation: regiments told off for a move
        self.losing = losing  # losses to be shared out: where, how many, nations that had theirs
        self.battle = battle  # Waterloo
        self.treaty = treaty  # the last treaty, points first: of each step its telling and three arguments

    def clone(self) -> "History":
        return History(
            self.part[:],
            self.arrival[:],
            self.period,
            self.game_turn,
            self.stage,
            self.step,
            self.vp[:],
            self.leaders,
            self.boost,
            self.fighting,
            self.before,  # replaced, never changed
            self.since,
            self.sunk[:],
            self.landed[:],
            self.taken[:],
            self.tally[:],
            self.met,
            self.drawers,
            self.iberia,
            self.displaced[:],
            self.riders[:],
            self.going[:],
            self.losing[:],
            self.battle[:],
            self.treaty,  # replaced, never changed
        )
