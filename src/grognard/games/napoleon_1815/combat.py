"""Combat: who takes part, cards, numbers, result, winner (N15-COM; section 5.2, C0 to C8)."""

from typing import ClassVar, Final

from grognard.games.napoleon_1815.cards import SecondOffer, make_window, offer
from grognard.games.napoleon_1815.combat_cards import base_cards, modifiers, reveal, tired_corps
from grognard.games.napoleon_1815.frames import CampaignFrame, misplaced
from grognard.games.napoleon_1815.knowledge import counted, shown
from grognard.games.napoleon_1815.pursuit import pursue
from grognard.games.napoleon_1815.retreat import begin_retreat
from grognard.games.napoleon_1815.splits import (
    HOLD,
    OPEN_SPLIT,
    SQUARE,
    begin_relief,
    split_fatigue,
    split_losses,
    tire_each,
)
from grognard.games.napoleon_1815.state import (
    O_AT,
    O_ATTACK_CARDS,
    O_ATTACK_FATIGUE,
    O_ATTACK_HORSE,
    O_ATTACK_LEADERS,
    O_ATTACK_LOSSES,
    O_ATTACK_LOST,
    O_ATTACKERS,
    O_BATTERY,
    O_CAVALRY,
    O_DEFENCE_CARDS,
    O_DEFENCE_FATIGUE,
    O_DEFENCE_HORSE,
    O_DEFENCE_LEADERS,
    O_DEFENCE_LOSSES,
    O_DEFENCE_LOST,
    O_DEFENDERS,
    O_DEPLOYED,
    O_DIFFERENCE,
    O_GUARD,
    O_HOLDING,
    O_MARCH,
    O_PANIC,
    O_PILE,
    O_REARGUARD,
    O_RETREATING,
    O_SEAT,
    O_SHOWN,
    O_SQUARE,
    O_STAYING,
    O_VICTOR,
    Campaign,
)
from grognard.games.napoleon_1815.tables import (
    BIT,
    BLOCK_COUNT,
    COALITION,
    COMBAT_ATTACKER,
    COMBAT_DEFENDER,
    COMMANDER_MASK,
    COMMANDERS_OF,
    CORPS_MASK,
    CORPS_OF,
    FORTIFIED_TOWN,
    FRENCH,
    NAPOLEON,
    NAPOLEON_LOSES,
    RETREAT_LOSER,
    RETREAT_WINNER,
    TOWN,
    ZONE_TYPE,
    blocks_in,
    first_in,
)
from grognard.games.napoleon_1815.verbs import (
    R_BATTERY,
    R_EXHAUSTED,
    R_POSITION,
    R_SQUARE,
    R_STRENGTH,
    R_TOWN,
    S_NAPOLEON,
    STAY,
    T_ATTACK_OFF,
    T_COMBAT,
    T_DRAWN,
    T_ENGAGED,
    T_MODIFIER,
    T_NUMBERS,
    T_REARGUARD,
    T_RESULT,
    T_SPARED,
    T_STAYS,
    T_VICTORY,
    WITHDRAW,
)
from grognard.games.napoleon_1815.victory import (
    bury,
    lone_commanders,
    look,
    lose_position,
    refresh,
    remove_dead,
    score,
    settle_score,
)
from grognard.kernel.actions import NUMBER, act
from grognard.kernel.contract import NOBODY

C0: Final = 0
C1: Final = 1
C2: Final = 2
C_REARGUARD: Final = 3
C3: Final = 4
C4: Final = 5
C5: Final = 6
C5_DEFENDER: Final = 7
C5_DEAD: Final = 8
C5_LOSSES: Final = 9
C5_RELIEF: Final = 10
C6: Final = 11
C7: Final = 12
C7A: Final = 13
C7B: Final = 14
C7C: Final = 15
C7D: Final = 16
C7E: Final = 17
C8: Final = 18
C_OUT: Final = 19


class Combat(CampaignFrame):
    """The steps of a combat that nobody decides."""

    fields: ClassVar[list[tuple[str, str]]] = [("step", "combat_step")]

    def __init__(self, step: int) -> None:
        super().__init__(NOBODY)
        self.step = step

    def run(self, s: Campaign) -> None:
        op = s.op
        step = self.step
        attacker = s.rules.side_of_seat[op[O_SEAT]]
        if step == C0:
            s.become(Combat(C1))
            engage(s, attacker)
        elif step == C1:
            s.become(Combat(C2))
            combat_window(s, attacker, COMBAT_ATTACKER, op[O_ATTACKERS])
        elif step == C2:
            if not op[O_ATTACKERS] or not op[O_DEFENDERS]:
                s.become(Combat(C8))
                return
            s.become(Combat(C_REARGUARD))
            combat_window(s, 1 - attacker, COMBAT_DEFENDER, op[O_DEFENDERS])
        elif step == C_REARGUARD:
            if not op[O_ATTACKERS] or not op[O_DEFENDERS]:
                s.become(Combat(C8))  # the other side stays, nobody has won
            elif op[O_REARGUARD] == 1:
                op[O_REARGUARD] = 2
                slip_away(s)
            elif op[O_REARGUARD] == 2:
                op[O_REARGUARD] = 3
                split_losses(s, s.seat_for(op[O_DEFENDERS]), op[O_DEFENDERS], 1, 0, 0)
                tire_each(s, op[O_DEFENDERS], 1)
            elif op[O_REARGUARD] == 3:
                s.become(Combat(C8))
                rear = op[O_DEFENDERS]
                for b in blocks_in(rear):
                    bury(s, rear, s.zone[b])
            else:
                s.become(Combat(C3))
        elif step == C3:
            numbers(s, attacker)
        elif step == C4:
            s.become(Combat(C5))
            results(s, attacker)
        elif step == C5:
            s.become(Combat(C5_DEFENDER))
            for b in range(BLOCK_COUNT):
                s.hurt[b] = 0
            split_fatigue(s, s.seat_for(op[O_ATTACKERS]), op[O_ATTACKERS], op[O_ATTACK_FATIGUE], OPEN_SPLIT)
        elif step == C5_DEFENDER:
            s.become(Combat(C5_RELIEF))
            split_fatigue(s, s.seat_for(op[O_DEFENDERS]), op[O_DEFENDERS], op[O_DEFENCE_FATIGUE], OPEN_SPLIT)
        elif step == C5_RELIEF:
            s.become(Combat(C5_DEAD))
            form_square(s)
        elif step == C5_DEAD:
            s.become(Combat(C5_LOSSES))
            remove_dead(s, op[O_ATTACKERS] | op[O_DEFENDERS])
            split_losses(s, s.seat_for(op[O_ATTACKERS]), op[O_ATTACKERS], op[O_ATTACK_LOSSES], 0, 0)
        elif step == C5_LOSSES:
            s.become(Combat(C6))
            split_losses(s, s.seat_for(op[O_DEFENDERS]), op[O_DEFENDERS], op[O_DEFENCE_LOSSES], 0, 0)
        elif step == C6:
            s.become(Combat(C7))
            decide(s, attacker)
        elif step == C7:
            beaten(s, attacker)
        elif step == C7A:
            s.become(Combat(C7B))
            hold_on(s)
        elif step == C7B:
            stand_or_go(s)
        elif step == C7C:
            s.become(Combat(C7D))
            if op[O_VICTOR] == 1 + COALITION and op[O_RETREATING]:
                offer(s, COALITION, RETREAT_WINNER)
        elif step == C7D:
            s.become(Combat(C7E))
            begin_retreat(s, op[O_DIFFERENCE] + op[O_PANIC], 2 * op[O_PANIC])
        elif step == C7E:
            s.become(Combat(C8))
            pursue(s)
        elif step == C8:
            self.close(s)
        else:
            s.leave()

    def close(self, s: Campaign) -> None:
        """The zone is brought up to date, all who fought are flipped, and hidden again (C8)."""
        op = s.op
        zone = op[O_AT]
        fought = op[O_ATTACKERS] | op[O_DEFENDERS] | op[O_ATTACK_LEADERS] | op[O_DEFENCE_LEADERS]
        bury(s, (op[O_ATTACKERS] | op[O_DEFENDERS]) & CORPS_MASK, zone)
        if not s.stack:
            return
        if op[O_VICTOR] == 1 + FRENCH:
            lose_position(s, zone)  # N15-RPO-04
        refresh(s, zone)
        if not s.stack:
            return
        s.ready &= ~fought  # N15-OPS-11, N15-COM-27
        op[O_SHOWN] = 0
        s.leave()


# --- who fights -----------------------------------------------------------------------------------------------------


def engage(s: Campaign, attacker: int) -> None:
    """The pile attacks, all enemy corps of the zone defend; the blocks are laid face up (C0, N15-GRO-02)."""
    op = s.op
    zone = op[O_AT]
    defender = 1 - attacker
    op[O_ATTACKERS] = op[O_PILE] & CORPS_MASK
    op[O_DEFENDERS] = s.corps(zone, defender)
    op[O_ATTACK_LEADERS] = op[O_PILE] & COMMANDER_MASK
    op[O_DEFENCE_LEADERS] = s.at[zone] & COMMANDERS_OF[defender]
    shown(s, op[O_PILE])
    shown(s, op[O_DEFENDERS] | op[O_DEFENCE_LEADERS])
    op[O_SHOWN] = 1
    french = op[O_ATTACKERS] if attacker == FRENCH else op[O_DEFENDERS]
    op[O_CAVALRY] = 1 if s.horse(french) else 0
    s.tell(T_COMBAT, attacker, zone)
    for b in blocks_in(op[O_ATTACKERS] | op[O_ATTACK_LEADERS]):
        s.tell(T_ENGAGED, attacker, b)
    for b in blocks_in(op[O_DEFENDERS] | op[O_DEFENCE_LEADERS]):
        s.tell(T_ENGAGED, defender, b)


def combat_window(s: Campaign, side: int, window: int, fighting: int) -> None:
    """A window for the players who have a corps in the combat (N15-3PL-27)."""
    seats = [seat for seat in s.window_seats(side) if fighting & s.rules.corps_of_seat[seat]]
    if len(seats) == 2:
        s.enter(SecondOffer(seats[1], window))
    if seats:
        s.enter(make_window(seats[0], window))


# --- numbers --------------------------------------------------------------------------------------------------------


def numbers(s: Campaign, attacker: int) -> None:
    """Step by step to the number of cards of both; after step D an attack may be off (C3, N15-COM-07 to -15)."""
    op = s.op
    strength = base_cards(s, op[O_ATTACKERS]) - tired_corps(s, op[O_ATTACKERS])
    march = 1 if op[O_MARCH] and not op[O_DEPLOYED] else 0
    s.seals += 1
    if strength - march <= 0:
        s.tell(T_ATTACK_OFF, op[O_AT])
        op[O_SHOWN] = 0
        s.leave()
        return
    counted(s, op[O_ATTACKERS], strength)
    counted(s, op[O_DEFENDERS], base_cards(s, op[O_DEFENDERS]) - tired_corps(s, op[O_DEFENDERS]))
    for side in (attacker, 1 - attacker):
        total = 0
        known = 0
        for amount, reason in modifiers(s, side, side == attacker):
            total += amount
            if reason in (R_STRENGTH, R_EXHAUSTED):
                known += amount
            else:
                s.tell(T_MODIFIER, side, reason, amount)
        s.tell(T_MODIFIER, side, R_STRENGTH, known)
        op[O_ATTACK_CARDS if side == attacker else O_DEFENCE_CARDS] = max(0, total)
    s.tell(T_NUMBERS, op[O_ATTACK_CARDS], op[O_DEFENCE_CARDS])
    s.become(Combat(C4))


# --- result ---------------------------------------------------------------------------------------------------------


def results(s: Campaign, attacker: int) -> None:
    """Both reveal; losses and fatigue with their reductions (C4, N15-COM-16 to -20)."""
    op = s.op
    zone = op[O_AT]
    defender = 1 - attacker
    by_attack = reveal(s, attacker, op[O_ATTACKERS], op[O_ATTACK_CARDS])
    by_defence = reveal(s, defender, op[O_DEFENDERS], op[O_DEFENCE_CARDS])
    op[O_DEFENCE_LOSSES] = by_attack // 100
    op[O_ATTACK_LOSSES] = by_defence // 100
    if op[O_BATTERY]:
        op[O_DEFENCE_LOSSES if attacker == FRENCH else O_ATTACK_LOSSES] += 1
        s.tell(T_SPARED, COALITION, R_BATTERY, 1)
    on_defender = by_attack % 100
    on_attacker = by_defence % 100
    if ZONE_TYPE[zone] == TOWN or (ZONE_TYPE[zone] == FORTIFIED_TOWN and s.rules.town_in_fortified):
        on_defender -= 1
        s.tell(T_SPARED, defender, R_TOWN, -1)
    if defender == COALITION and s.strong[zone]:
        on_defender -= 2
        s.tell(T_SPARED, defender, R_POSITION, -2)
    if op[O_SQUARE] and op[O_CAVALRY] and not s.rules.three:
        s.tell(T_SPARED, COALITION, R_SQUARE, -2)
        if defender == COALITION:
            on_defender -= 2
        else:
            on_attacker -= 2
    op[O_DEFENCE_FATIGUE] = max(0, on_defender)
    op[O_ATTACK_FATIGUE] = max(0, on_attacker)
    s.tell(T_RESULT, op[O_ATTACK_LOSSES], op[O_ATTACK_FATIGUE], op[O_DEFENCE_LOSSES], op[O_DEFENCE_FATIGUE])


def form_square(s: Campaign) -> None:
    """With three players Carré relieves only the corps of its player, after the split (N15-3PL-28)."""
    op = s.op
    if not op[O_SQUARE] or not op[O_CAVALRY] or not s.rules.three:
        return
    seat = op[O_SQUARE] - 1
    corps = (op[O_ATTACKERS] | op[O_DEFENDERS]) & s.rules.corps_of_seat[seat]
    if corps and op[O_ATTACK_FATIGUE if corps & op[O_ATTACKERS] else O_DEFENCE_FATIGUE]:
        begin_relief(s, seat, corps, 2, SQUARE)


def decide(s: Campaign, attacker: int) -> None:
    """The dead, the points of both sides together, then the winner (C5, C6, N15-COM-25, -26, -28, N15-VIC-06)."""
    op = s.op
    zone = op[O_AT]
    remove_dead(s, op[O_ATTACKERS] | op[O_DEFENDERS])
    napoleon = (op[O_ATTACK_LEADERS] | op[O_DEFENCE_LEADERS]) & BIT[NAPOLEON]
    lone_commanders(s, zone)
    settle_score(s)
    if not s.stack:
        return
    difference = op[O_DEFENCE_LOSSES] - op[O_ATTACK_LOSSES]
    if difference == 0:
        s.tell(T_DRAWN)
        s.become(Combat(C8))
        return
    victor = attacker if difference > 0 else 1 - attacker
    op[O_VICTOR] = 1 + victor
    op[O_DIFFERENCE] = abs(difference)
    s.tell(T_VICTORY, victor, op[O_DIFFERENCE])
    if victor == COALITION:
        if napoleon:
            score(s, COALITION, NAPOLEON_LOSES, S_NAPOLEON)
            look(s)
            if not s.stack:
                return
        if op[O_GUARD]:
            french = (op[O_ATTACKERS] | op[O_DEFENDERS]) & CORPS_OF[FRENCH]
            tire_each(s, french, 1)
            bury_here(s, french, zone)


def bury_here(s: Campaign, mask: int, zone: int) -> None:
    """The dead of a combat that still goes on: the zone is brought up to date at its end."""
    remove_dead(s, mask)
    lone_commanders(s, zone)
    settle_score(s)


# --- the loser ------------------------------------------------------------------------------------------------------


def beaten(s: Campaign, attacker: int) -> None:
    """The loser, if he lives and the winner is still there, may play a card (C7, C7a, N15-COM-31)."""
    op = s.op
    victor = op[O_VICTOR] - 1
    loser = 1 - victor
    losing = (op[O_ATTACKERS] | op[O_DEFENDERS]) & CORPS_OF[loser]
    winning = (op[O_ATTACKERS] | op[O_DEFENDERS]) & CORPS_OF[victor]
    if not losing or not winning:
        s.become(Combat(C8))
        return
    op[O_RETREATING] = losing | (op[O_ATTACK_LEADERS] | op[O_DEFENCE_LEADERS]) & COMMANDERS_OF[loser]
    s.become(Combat(C7A))
    combat_window(s, loser, RETREAT_LOSER, losing)


def hold_on(s: Campaign) -> None:
    """Tenir: one loss more, up to three fatigues less (C7a, R-36)."""
    op = s.op
    if not op[O_HOLDING]:
        return
    seat = op[O_HOLDING] - 1
    corps = op[O_RETREATING] & s.rules.corps_of_seat[seat]
    attacking = op[O_ATTACKERS] & corps != 0
    before = op[O_ATTACK_LOST] if attacking else op[O_DEFENCE_LOST]
    horse = op[O_ATTACK_HORSE] if attacking else op[O_DEFENCE_HORSE]
    s.enter(Holding(0))
    split_losses(s, seat, corps, 1, before, horse)


class Holding(CampaignFrame):
    """After the extra loss of Tenir: the dead, then the fatigues that go off."""

    fields: ClassVar[list[tuple[str, str]]] = [("step", NUMBER)]

    def __init__(self, step: int) -> None:
        super().__init__(NOBODY)
        self.step = step

    def run(self, s: Campaign) -> None:
        op = s.op
        seat = op[O_HOLDING] - 1
        corps = op[O_RETREATING] & s.rules.corps_of_seat[seat]
        s.leave()
        bury_here(s, corps, op[O_AT])
        if not s.stack:
            return
        corps &= op[O_RETREATING]
        if corps and op[O_ATTACK_FATIGUE if corps & op[O_ATTACKERS] else O_DEFENCE_FATIGUE]:
            begin_relief(s, seat, corps, 3, HOLD)


def stand_or_go(s: Campaign) -> None:
    """Who may stay instead of retreating: behind a reinforced position, or by Tenir (C7b, N15-RPO-05)."""
    op = s.op
    if not op[O_RETREATING] & CORPS_MASK:
        s.become(Combat(C8))
        return
    s.become(Combat(C7C))
    coalition = op[O_RETREATING] & CORPS_OF[COALITION]
    if coalition and s.strong[op[O_AT]]:
        s.enter(Stand(s.seat_for(coalition), 1))
    if op[O_HOLDING]:
        s.enter(Stand(op[O_HOLDING] - 1, 0))


class Stand(CampaignFrame):
    """The beaten coalition may stay: all of it by giving up the position, the player's corps by Tenir (N15-RPO-05, R-41)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", "seat"), ("position", NUMBER)]

    def __init__(self, seat: int, position: int) -> None:
        super().__init__(seat)
        self.position = position

    def legal(self, s: Campaign, seat: int) -> list[int]:
        return [act(STAY), act(WITHDRAW)] if s.op[O_RETREATING] & CORPS_MASK else [act(WITHDRAW)]

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb == WITHDRAW:
            return None
        if verb == STAY:
            return None if s.op[O_RETREATING] & CORPS_MASK else "N15-RPO-05"
        return misplaced(verb)

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        op = s.op
        s.leave()
        if verb == WITHDRAW:
            return
        staying = op[O_RETREATING]
        if self.position:
            lose_position(s, op[O_AT])
        elif s.rules.three:
            staying &= s.rules.blocks_of_seat[seat]
            if not staying & CORPS_MASK:
                return
            if not op[O_RETREATING] & CORPS_MASK & ~staying:
                staying = op[O_RETREATING]
        op[O_STAYING] |= staying
        op[O_RETREATING] &= ~staying
        s.tell(T_STAYS, COALITION, op[O_AT])


def slip_away(s: Campaign) -> None:
    """Arrière-garde: the one defender retreats two connections before anything is revealed."""
    op = s.op
    op[O_RETREATING] = op[O_DEFENDERS] | op[O_DEFENCE_LEADERS]
    s.tell(T_REARGUARD, first_in(op[O_DEFENDERS]), op[O_AT])
    begin_retreat(s, 2, 0)
