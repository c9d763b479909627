"""Splitting fatigue and losses among the corps of a pile: evenly, the remainder freely by the owner (N15-MAN-20,
N15-COM-21 to -24, R-04, R-05). What a split does is secret; where not being asked would tell something, the owner is asked."""

from typing import ClassVar, Final

from grognard.games.napoleon_1815.frames import CampaignFrame, in_fog, misplaced, owners
from grognard.games.napoleon_1815.knowledge import relieved, tired, weakened
from grognard.games.napoleon_1815.state import (
    O_ATTACK_HORSE,
    O_ATTACK_LOST,
    O_ATTACKERS,
    O_BEFORE,
    O_BEFORE_HORSE,
    O_DEFENCE_HORSE,
    O_DEFENCE_LOST,
    O_FREE,
    O_GONE,
    O_GONE_HORSE,
    O_HORSE_DUE,
    O_LEFT,
    O_SCORE,
    O_SHARE,
    O_SHOWN,
    O_SPLIT,
    O_TOTAL,
    Campaign,
)
from grognard.games.napoleon_1815.tables import BIT, FRENCH, SIDE_OF, blocks_in, count
from grognard.games.napoleon_1815.verbs import (
    DONE,
    FATIGUE,
    LOSE_CAVALRY,
    LOSE_INFANTRY,
    RELIEVE,
    T_BORNE,
    T_LOST,
    T_RESTED,
    T_TIRED,
)
from grognard.kernel.actions import act

# What is being split, and why: of the last four the enemy sees standing blocks only.
OPEN_SPLIT: Final = 0  # in a combat, a retreat, a pursuit: the pile lies face up
RAIN_SPLIT: Final = 1  # before the designation is announced
AMBUSH_SPLIT: Final = 2
MARCH_SPLIT: Final = 3
TOWN_SPLIT: Final = 4
AXIS_SPLIT: Final = 5
FORAGE: Final = 6  # fatigue that goes off: Fourrager, Ravitaillement, Tenir, Carré
SUPPLY: Final = 7
HOLD: Final = 8
SQUARE: Final = 9

# --- fatigue --------------------------------------------------------------------------------------------------------


def tire(s: Campaign, block: int, number: int) -> None:
    """So many fatigues on one corps."""
    if number:
        s.fatigue[block] += number
        if s.op[O_SHOWN]:
            s.hurt[block] += number
        s.tell_only(owners(s, SIDE_OF[block]), T_TIRED, block, number)


def tire_each(s: Campaign, mask: int, number: int) -> None:
    """So many fatigues on each of these corps."""
    tired(s, mask, number, 0)
    for b in blocks_in(mask):
        tire(s, b, number)


def split_fatigue(s: Campaign, seat: int, mask: int, total: int, kind: int) -> None:
    """Fatigue for a pile: evenly, then the owner places the remainder. Where the enemy sees standing blocks and not how many
    corps there are, the owner is asked in any case (N15-VED-05)."""
    number = count(mask)
    rest = 0
    if total and number:
        each = total // number
        rest = total % number
        known_later = kind == RAIN_SPLIT or (
            kind == MARCH_SPLIT and s.rules.grognard
        )  # in the fog: when the march is over
        if not known_later:
            tired(s, mask, each, 0)
        if each:
            for b in blocks_in(mask):
                tire(s, b, each)
    ask_split(s, seat, mask, total, rest, kind)


def ask_split(s: Campaign, seat: int, mask: int, total: int, rest: int, kind: int) -> None:
    """The owner is asked for the remainder, if there is one or if not asking would tell something."""
    if rest or (kind > RAIN_SPLIT and s.rules.grognard):
        s.op[O_SHARE] = mask
        s.op[O_LEFT] = rest
        s.op[O_TOTAL] = total
        s.op[O_SPLIT] = kind
        s.enter(Tire(seat))


class Tire(CampaignFrame):
    """The owner places the remainder of a split of fatigue, one by one (R-04)."""

    secret: ClassVar[bool] = True

    def name(self, s: Campaign, viewer: int) -> str:
        if s.op[O_SPLIT] == RAIN_SPLIT and not beside(s, viewer, self.seat):
            return "Designate"  # nothing has been announced yet
        return veil(s, viewer, self.seat, "Tire")

    def wait(self, s: Campaign, seat: int) -> str:
        return "N15-OPS-01"

    def legal(self, s: Campaign, seat: int) -> list[int]:
        if s.op[O_LEFT] == 0:
            return [act(DONE)]
        return [act(FATIGUE, b) for b in blocks_in(s.op[O_SHARE])]

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb == DONE:
            return "N15-MAN-20" if s.op[O_LEFT] else None
        if verb != FATIGUE:
            return misplaced(verb)
        return None if s.op[O_LEFT] and s.op[O_SHARE] & BIT[argument] else "N15-MAN-20"

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        if verb == FATIGUE:
            tire(s, argument, 1)
            s.op[O_LEFT] -= 1
        if s.op[O_LEFT] == 0:
            s.seals += 1  # that he is done is seen
            mask = s.op[O_SHARE]
            if s.op[O_SPLIT] != RAIN_SPLIT and mask:
                tired(s, mask, 0, s.op[O_TOTAL] % count(mask))
            if s.op[O_SPLIT] > RAIN_SPLIT and s.rules.grognard:
                s.tell(T_BORNE, s.rules.side_of_seat[seat])
            s.op[O_SHARE] = 0
            s.op[O_TOTAL] = 0
            s.op[O_SPLIT] = 0
            s.leave()


def beside(s: Campaign, viewer: int, seat: int) -> bool:
    """Whether the viewer looks behind this seat's screen."""
    return viewer >= 0 and s.rules.side_of_seat[viewer] == s.rules.side_of_seat[seat]


def veil(s: Campaign, viewer: int, seat: int, name: str) -> str:
    """The name of a step that the enemy must not tell from the others of a displacement."""
    if in_fog(s, viewer, s.rules.side_of_seat[seat]) and not s.op[O_SHOWN]:
        return "Manoeuvre"
    return name


# --- taking fatigue off ---------------------------------------------------------------------------------------------


def relieve(s: Campaign, block: int, number: int) -> None:
    """So many fatigues off one corps, as far as it has them."""
    number = min(number, s.fatigue[block])
    if number:
        s.fatigue[block] -= number
        s.tell_only(owners(s, SIDE_OF[block]), T_RESTED, block, number)


def begin_relief(s: Campaign, seat: int, mask: int, total: int, kind: int) -> None:
    """The owner takes up to so many fatigues off these corps; he is always asked, for what they have is secret."""
    s.op[O_SHARE] = mask
    s.op[O_LEFT] = total
    s.op[O_TOTAL] = total
    s.op[O_SPLIT] = kind
    s.enter(Relieve(seat))


class Relieve(CampaignFrame):
    """The owner takes fatigues off corps of a pile, one by one. By Tenir or Carré only those of this combat, and he may stop
    before; else all he can (Fourrager, Ravitaillement)."""

    secret: ClassVar[bool] = True

    def name(self, s: Campaign, viewer: int) -> str:
        if s.op[O_SPLIT] == SUPPLY and not beside(s, viewer, self.seat):
            return "Resupply"
        return veil(s, viewer, self.seat, "Relieve")

    def wait(self, s: Campaign, seat: int) -> str:
        return "N15-INI-02" if s.op[O_SPLIT] == SUPPLY else "N15-OPS-01"

    def able(self, s: Campaign, block: int) -> bool:
        """Whether a fatigue can be taken off this corps."""
        if not s.op[O_SHARE] & BIT[block] or s.fatigue[block] == 0 or s.op[O_LEFT] == 0:
            return False
        return s.op[O_SPLIT] < HOLD or s.hurt[block] > 0

    def legal(self, s: Campaign, seat: int) -> list[int]:
        actions = [act(RELIEVE, b) for b in blocks_in(s.op[O_SHARE]) if self.able(s, b)]
        if s.op[O_SPLIT] >= HOLD or not actions:
            actions.append(act(DONE))
        return actions

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb == RELIEVE:
            return None if self.able(s, argument) else _RELIEF_CLAUSE[s.op[O_SPLIT]]
        if verb == DONE:
            return None if act(DONE) in self.legal(s, seat) else _RELIEF_CLAUSE[s.op[O_SPLIT]]
        return misplaced(verb)

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        op = s.op
        if verb == RELIEVE:
            relieve(s, argument, 1)
            if op[O_SPLIT] >= HOLD:
                s.hurt[argument] -= 1
            op[O_LEFT] -= 1
            if any([self.able(s, b) for b in blocks_in(op[O_SHARE])]):
                return
        s.seals += 1  # that he is done is seen
        if op[O_SPLIT] == SUPPLY or (op[O_SPLIT] == FORAGE and s.rules.grognard):
            relieved(s, s.rules.corps_of_seat[seat], 2)
        else:
            relieved(s, op[O_SHARE], op[O_TOTAL])
        op[O_SHARE] = 0
        op[O_LEFT] = 0
        op[O_TOTAL] = 0
        op[O_SPLIT] = 0
        s.leave()


_RELIEF_CLAUSE: Final = {
    FORAGE: "N15-EV-FOURRAGER",
    SUPPLY: "N15-EV-RAVITAILLEMENT",
    HOLD: "N15-EV-TENIR",
    SQUARE: "N15-EV-CARRE",
}


# --- losses ---------------------------------------------------------------------------------------------------------


def split_losses(s: Campaign, seat: int, mask: int, total: int, before: int, horse: int) -> None:
    """Losses for a pile: evenly, what a corps cannot bear goes to the others, the remainder freely (R-05); then the owner is
    asked for the cubes. `before` and `horse`: points that the pile has lost already in this combat, and cavalry among them,
    for N15-COM-24."""
    corps = blocks_in(mask)
    for b in corps:
        s.need[b] = 0
    able = [b for b in corps if s.infantry[b] + s.cavalry[b] > 0]
    left = total
    while able and left >= len(able):
        each = left // len(able)
        for b in able:
            taken = min(each, s.infantry[b] + s.cavalry[b] - s.need[b])
            s.need[b] += taken
            left -= taken
        able = [b for b in able if s.infantry[b] + s.cavalry[b] > s.need[b]]
    s.op[O_FREE] = left if able else 0
    s.op[O_SHARE] = mask
    s.op[O_TOTAL] = total
    s.op[O_BEFORE] = before
    s.op[O_BEFORE_HORSE] = horse
    s.op[O_GONE] = 0
    s.op[O_GONE_HORSE] = 0
    s.op[O_HORSE_DUE] = 1 if total + before > 1 and horse == 0 else 0
    if total and corps:
        s.enter(Lose(seat))
    else:
        end_losses(s)


def end_losses(s: Campaign) -> None:
    """The cubes are off: from now on the enemy reckons with them (until then with those that were there before)."""
    weakened(s, s.op[O_SHARE], s.op[O_TOTAL])
    for i in (O_SHARE, O_FREE, O_TOTAL, O_BEFORE, O_BEFORE_HORSE, O_GONE, O_GONE_HORSE, O_HORSE_DUE):
        s.op[i] = 0


class Lose(CampaignFrame):
    """The owner takes off cubes, infantry or cavalry; of several losses one is cavalry if that can be (N15-GEN-09, COM-24)."""

    def horse_after(self, s: Campaign, block: int, arm: int) -> bool:
        """Whether, after this loss of infantry, a cavalry point can still be among the losses."""
        free = s.op[O_FREE] - (0 if s.need[block] else 1)
        for b in blocks_in(s.op[O_SHARE]):
            need = s.need[b] - (1 if b == block and s.need[b] else 0)
            if s.cavalry[b] and (need > 0 or free > 0):
                return True
        return False

    def horse_now(self, s: Campaign) -> bool:
        """Whether a cavalry point can be among the losses that are still to come."""
        return any([s.cavalry[b] > 0 and (s.need[b] > 0 or s.op[O_FREE] > 0) for b in blocks_in(s.op[O_SHARE])])

    def able(self, s: Campaign, block: int) -> bool:
        """Whether the split lets this corps lose a point now."""
        if not s.op[O_SHARE] & BIT[block]:
            return False
        return s.need[block] > 0 or (s.op[O_FREE] > 0 and s.infantry[block] + s.cavalry[block] > 0)

    def legal(self, s: Campaign, seat: int) -> list[int]:
        actions = []
        for b in blocks_in(s.op[O_SHARE]):
            if self.able(s, b):
                if s.infantry[b] and self.bar(s, seat, LOSE_INFANTRY, b) is None:
                    actions.append(act(LOSE_INFANTRY, b))
                if s.cavalry[b]:
                    actions.append(act(LOSE_CAVALRY, b))
        return actions

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb not in (LOSE_INFANTRY, LOSE_CAVALRY):
            return misplaced(verb)
        if not self.able(s, argument):
            return "N15-COM-23"
        if verb == LOSE_CAVALRY:
            return None if s.cavalry[argument] else "N15-GEN-09"
        if not s.infantry[argument]:
            return "N15-GEN-09"
        if s.op[O_HORSE_DUE] and self.horse_now(s) and not self.horse_after(s, argument, 0):
            return "N15-COM-24"
        return None

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        self.lose(s, verb, argument)
        while True:
            actions = self.legal(s, seat)
            if len(actions) != 1:
                break
            self.lose(s, actions[0] >> 16, actions[0] & 0xFFFF)
        if not actions:
            s.seals += 1  # that he is done is seen
            end_losses(s)
            s.leave()

    def lose(self, s: Campaign, verb: int, block: int) -> None:
        """One cube goes; its point waits until both sides have taken their losses (N15-COM-28)."""
        attacker = s.op[O_ATTACKERS] & BIT[block] != 0
        if verb == LOSE_CAVALRY:
            s.cavalry[block] -= 1
            s.op[O_HORSE_DUE] = 0
            s.op[O_GONE_HORSE] += 1
            s.op[O_ATTACK_HORSE if attacker else O_DEFENCE_HORSE] += 1
        else:
            s.infantry[block] -= 1
        if s.need[block]:
            s.need[block] -= 1
        else:
            s.op[O_FREE] -= 1
        s.op[O_GONE] += 1
        s.op[O_ATTACK_LOST if attacker else O_DEFENCE_LOST] += 1
        s.op[O_SCORE] += 1 if SIDE_OF[block] == FRENCH else -1
        s.tell_only(owners(s, SIDE_OF[block]), T_LOST, block, 1 if verb == LOSE_CAVALRY else 0)
