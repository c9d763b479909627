"""The battle board: secret deployment, moves between the ranks, fire, rally, pursuit (NIE-BAT-07 to -33, -45, -47, -48, -54,
NIE-OPT-01 to -04, -13, -14)."""

from typing import ClassVar, Final

from grognard.games.napoleon_in_europe.frames import EuropeFrame, misplaced
from grognard.games.napoleon_in_europe.state import ATTACK, DEFENCE, Europe
from grognard.games.napoleon_in_europe.tables import (
    ARM_COUNT,
    ARTILLERY,
    DICE_SIDES,
    FRONT_DICE,
    HITS,
    LEADER,
    NATION_COUNT,
    NATIONS_IN,
    ONE,
    RALLY_DICE,
    RALLY_FROM,
    REAR_DICE,
    TROOPS,
    number,
    size,
    troops,
)
from grognard.games.napoleon_in_europe.verbs import (
    CORPS_SET,
    ENOUGH,
    FRONT,
    GIVE_UP,
    HIT,
    RALLY,
    SHIFT_CORPS,
    SPARE,
    STAND,
    T_BATTLE_OVER,
    T_GAVE_UP,
    T_HIT,
    T_RALLIED,
    T_SHIFTED,
    T_THROW,
)
from grognard.kernel.actions import SEAT, act
from grognard.kernel.contract import SEVERAL


def side_of(s: Europe, nation: int) -> int:
    return ATTACK if s.attackers >> nation & 1 else DEFENCE


def nations_of(s: Europe, side: int) -> int:
    return s.attackers if side == ATTACK else s.defenders


def standing(s: Europe, corps: int) -> int:
    """How many pieces of a corps are on the battle board."""
    nation = corps // ARM_COUNT
    return number(s.front[nation] + s.rear[nation], corps % ARM_COUNT)


def front_troops(s: Europe, nations: int) -> int:
    """The non-leader pieces in the front rank."""
    pieces = 0
    for nation in NATIONS_IN[nations]:
        pieces += troops(s.front[nation])
    return pieces


# --- dice ------------------------------------------------------------------------------------------------------------


MOST_DICE: Final = 12  # told together
# Who throws how many dice: a corps, how many pieces of it, from the rear rank or not, dice for each piece.
Volley = tuple[int, int, int, int]


def volleys(s: Europe, nations: int) -> list[Volley]:
    """The dice of `dice_of`, corps by corps."""
    bonus = 0
    if s.rules.bonus_die:
        bonus = 1 if any([s.front[nation] >> 36 for nation in NATIONS_IN[nations]]) else 0
    found: list[Volley] = []
    for nation in NATIONS_IN[nations]:
        for arm in range(ARM_COUNT):
            each = FRONT_DICE[arm] + bonus
            if arm == LEADER and s.rules.bonus_die:
                each = 0
            if each and number(s.front[nation], arm):
                found.append((nation * ARM_COUNT + arm, number(s.front[nation], arm), 0, each))
        guns = number(s.rear[nation], ARTILLERY)
        if guns:
            found.append((nation * ARM_COUNT + ARTILLERY, guns, 1, REAR_DICE[ARTILLERY] + bonus))
    return found


def dice_of(s: Europe, nations: int) -> int:
    """The dice of a fire: by arm and rank (NIE-BAT-17 to -21); with `bonus_die` a leader in front gives each piece that fires
    one more and has none of his own (NIE-OPT-01 to -04)."""
    dice = 0
    leaders = 0
    firing = 0
    for nation in NATIONS_IN[nations]:
        front, rear = s.front[nation], s.rear[nation]
        for arm in range(LEADER):
            dice += number(front, arm) * FRONT_DICE[arm]
        guns = number(rear, ARTILLERY)
        dice += guns * REAR_DICE[ARTILLERY]
        firing += troops(front) + guns
        leaders += front >> 36
    if not s.rules.bonus_die:
        return dice + leaders * FRONT_DICE[LEADER]
    return dice + firing if leaders else dice


def fire(s: Europe, least: int) -> int:
    """The side whose step it is throws its dice."""
    nations = nations_of(s, s.side)
    shown: list[int] = []
    hits = _throw(s, dice_of(s, nations), least, shown)
    if s.events is not None:
        _show(s, volleys(s, nations), shown, least)
    return hits


def rally(s: Europe, dice: int) -> int:
    """Its leaders in the rear rally."""
    shown: list[int] = []
    rallied = _throw(s, dice, RALLY_FROM, shown)
    if s.events is not None:
        leaders = [(nation * ARM_COUNT + LEADER, s.rear[nation] >> 36) for nation in NATIONS_IN[nations_of(s, s.side)]]
        _show(s, [(corps, pieces, 1, RALLY_DICE) for corps, pieces in leaders if pieces], shown, RALLY_FROM)
    return rallied


def _show(s: Europe, thrown: list[Volley], dice: list[int], least: int) -> None:
    """Tell the dice corps by corps, of many pieces so many at a time that the dice fit into a number."""
    first = 0
    for corps, pieces, rear, each in thrown:
        left = pieces
        while left > 0:
            some = min(left, MOST_DICE // each)
            shown = 0
            for die in dice[first : first + some * each]:
                shown = shown * 10 + die
            s.tell(T_THROW, corps, some, rear, shown, least)
            first += some * each
            left -= some


def _throw(s: Europe, dice: int, least: int, shown: list[int]) -> int:
    """Throw so many dice, four at a time; how many show `least` or more. What each shows is noted if somebody listens."""
    hits = 0
    left = dice
    while left > 0:
        batch = min(left, 4)
        answer = s.below(DICE_SIDES[batch])
        hits += HITS[batch][least][answer]
        left -= batch
        if s.events is not None:
            for _ in range(batch):
                shown.append(answer % 6 + 1)
                answer //= 6
    return hits


def fallen(s: Europe, corps: int, pieces: int) -> None:
    """Pieces of a corps are put beside the board, from the front rank first."""
    nation, arm = corps // ARM_COUNT, corps % ARM_COUNT
    ahead = min(pieces, number(s.front[nation], arm))
    s.front[nation] -= ahead * ONE[arm]
    s.rear[nation] -= (pieces - ahead) * ONE[arm]
    s.dead[nation] += pieces * ONE[arm]


def settle_losses(s: Europe) -> None:
    """The battle is decided: what fell and was not rallied is gone for good, on both sides (NIE-BAT-42)."""
    lost = [0, 0]
    for nation in NATIONS_IN[s.attackers | s.defenders]:
        army = s.army[s.field * NATION_COUNT + nation] - s.front[nation] - s.rear[nation]
        lost[side_of(s, nation)] += size(army)
        s.remove(s.field, nation, army)
        s.dead[nation] = 0
    winner, loser = s.side, 1 - s.side
    s.tell(T_BATTLE_OVER, s.field, s.chiefs[winner], s.chiefs[loser], lost[winner], lost[loser])


# --- deployment ------------------------------------------------------------------------------------------------------


class Deployment(EuropeFrame):
    """Both sides at once and in secret: how many of each corps stand in front (NIE-BAT-07 to -10, -45)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(SEVERAL)

    def _decider(self, s: Europe, side: int) -> int:
        if s.placed[side] >= len(s.line[side]):
            return -1
        if not s.rules.each_owner:
            return s.chiefs[side]
        return s.owner[s.line[side][s.placed[side]] // ARM_COUNT]

    def deciders(self, s: Europe) -> list[int]:
        found: list[int] = []
        for side in (DEFENCE, ATTACK):
            seat = self._decider(s, side)
            if seat >= 0:
                found.append(seat)
        return found

    def awaited(self, s: Europe, viewer: int) -> list[int]:
        """Whether the other side is ready nobody can tell before the screen goes."""
        own = s.own[viewer] if viewer >= 0 else 0
        found: list[int] = []
        for side in (DEFENCE, ATTACK):
            if not nations_of(s, side) & own:
                found.append(s.chiefs[side])
            elif (seat := self._decider(s, side)) >= 0:
                found.append(seat)
        return found

    def side(self, s: Europe, seat: int) -> int:
        return ATTACK if s.attackers & s.own[seat] else DEFENCE

    def corps(self, s: Europe, seat: int) -> int:
        """The corps that the seat deploys now."""
        side = self.side(s, seat)
        return s.line[side][s.placed[side]]

    def least(self, s: Europe, seat: int) -> int:
        """How many of the corps must stand in front: one, if it is the last chance for a non-leader (NIE-BAT-09)."""
        side = self.side(s, seat)
        line = s.line[side]
        here = s.placed[side]
        if line[here] % ARM_COUNT == LEADER or front_troops(s, nations_of(s, side)):
            return 0
        for i in range(here + 1, len(line)):
            if line[i] % ARM_COUNT != LEADER:
                return 0
        return 1

    def most(self, s: Europe, seat: int) -> int:
        corps = self.corps(s, seat)
        return number(s.army[s.field * NATION_COUNT + corps // ARM_COUNT], corps % ARM_COUNT)

    def legal(self, s: Europe, seat: int) -> list[int]:
        return [FRONT << 16 | pieces for pieces in range(self.least(s, seat), self.most(s, seat) + 1)]

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb != FRONT:
            return "NIE-BAT-07"
        if argument > self.most(s, seat):
            return "NIE-BAT-45"
        return "NIE-BAT-09" if argument < self.least(s, seat) else None

    def wait(self, s: Europe, seat: int) -> str:
        return "NIE-BAT-07"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        corps = self.corps(s, seat)
        nation, arm = corps // ARM_COUNT, corps % ARM_COUNT
        s.front[nation] += argument * ONE[arm]
        s.rear[nation] += (self.most(s, seat) - argument) * ONE[arm]
        s.placed[self.side(s, seat)] += 1
        if not self.deciders(s):
            s.leave()


# --- moves between the ranks -----------------------------------------------------------------------------------------


def commands(s: Europe, side: int) -> list[int]:
    """Who moves the pieces of a side, one after the other, its commander last (NIE-BAT-52, NIE-OPT-14)."""
    chief = s.chiefs[side]
    if not s.rules.each_owner:
        return [chief]
    seats = 0
    for nation in NATIONS_IN[nations_of(s, side)]:
        if s.front[nation] + s.rear[nation] and s.owner[nation] != chief:
            seats |= 1 << s.owner[nation]
    return [*s.ordered(seats), chief]


class BattleMove(EuropeFrame):
    """Pieces change rank, or the side gives up; then it fires (NIE-BAT-13 to -16)."""

    def _commanded(self, s: Europe, seat: int) -> int:
        """The nations whose pieces the seat moves."""
        nations = nations_of(s, s.side)
        return nations & s.own[seat] if s.rules.each_owner else nations

    def legal(self, s: Europe, seat: int) -> list[int]:
        actions = [STAND << 16]
        if seat == s.chiefs[s.side]:
            actions.append(GIVE_UP << 16)
        for nation in NATIONS_IN[self._commanded(s, seat)]:
            army = s.front[nation] + s.rear[nation]
            for arm in range(ARM_COUNT):
                if number(army, arm) and not s.shifted >> nation * ARM_COUNT + arm & 1:
                    actions.append(SHIFT_CORPS << 16 | nation * ARM_COUNT + arm)
        return actions

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb == STAND:
            return None
        if verb == GIVE_UP:
            return None if seat == s.chiefs[s.side] else "NIE-OPT-14"
        if verb != SHIFT_CORPS:
            return misplaced(verb)
        nation = argument // ARM_COUNT
        if not nations_of(s, s.side) >> nation & 1 or standing(s, argument) == 0:
            return "NIE-BAT-13"
        if not self._commanded(s, seat) >> nation & 1:
            return "NIE-OPT-14"
        return "NIE-BAT-13" if s.shifted >> argument & 1 else None

    def wait(self, s: Europe, seat: int) -> str:
        return "NIE-BAT-11"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        if verb == SHIFT_CORPS:
            s.enter(Shift(seat, argument))
            return
        if verb == GIVE_UP:
            for nation in NATIONS_IN[nations_of(s, s.side)]:
                s.rear[nation] += s.front[nation]
                s.front[nation] = 0
            s.tell(T_GAVE_UP, seat)
        order = commands(s, s.side)
        i = order.index(seat)
        if i + 1 < len(order):
            s.become(BattleMove(order[i + 1]))
        else:
            s.leave()


class Shift(EuropeFrame):
    """How many of a corps stand in front from now on, the others in the rear (NIE-BAT-13)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("corps", CORPS_SET)]

    def __init__(self, seat: int, corps: int) -> None:
        super().__init__(seat)
        self.corps = corps

    def _now(self, s: Europe) -> int:
        return number(s.front[self.corps // ARM_COUNT], self.corps % ARM_COUNT)

    def legal(self, s: Europe, seat: int) -> list[int]:
        now = self._now(s)
        return [FRONT << 16 | pieces for pieces in range(standing(s, self.corps) + 1) if pieces != now]

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb != FRONT or argument > standing(s, self.corps):
            return "NIE-BAT-13"
        return "NIE-BAT-15" if argument == self._now(s) else None

    def wait(self, s: Europe, seat: int) -> str:
        return "NIE-BAT-11"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        nation, arm = self.corps // ARM_COUNT, self.corps % ARM_COUNT
        change = (argument - self._now(s)) * ONE[arm]
        s.front[nation] += change
        s.rear[nation] -= change
        s.shifted |= 1 << self.corps
        s.tell(T_SHIFTED, seat, self.corps, argument, number(s.rear[nation], arm))
        s.leave()


# --- victims ---------------------------------------------------------------------------------------------------------


class Fire(EuropeFrame):
    """The shooter chooses his victims in the enemy's front rank, never leaders (NIE-BAT-22 to -24, -47, NIE-OPT-13)."""

    def targets(self, s: Europe) -> list[int]:
        """The corps that can be hit."""
        found: list[int] = []
        for nation in NATIONS_IN[nations_of(s, 1 - s.side)]:
            army = s.front[nation] & TROOPS
            if army:
                for arm in range(LEADER):
                    if number(army, arm):
                        found.append(nation * ARM_COUNT + arm)
        return found

    def legal(self, s: Europe, seat: int) -> list[int]:
        actions = [HIT << 16 | corps for corps in self.targets(s)]
        if s.rules.hits_optional:
            actions.append(SPARE << 16)
        return actions

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb == SPARE:
            return None if s.rules.hits_optional else "NIE-BAT-47"
        if verb != HIT:
            return misplaced(verb)
        return None if argument in self.targets(s) else "NIE-BAT-24"

    def wait(self, s: Europe, seat: int) -> str:
        return "NIE-BAT-23"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        if verb == SPARE:
            s.hits = 0
        else:
            fallen(s, argument, 1)
            s.hits -= 1
            s.tell(T_HIT, seat, argument, 1)
        left = self.targets(s)
        if s.hits and len(left) == 1 and not s.rules.hits_optional:
            pieces = min(self.reach(s, left[0]), s.hits)  # there is no choice any more
            fallen(s, left[0], pieces)
            s.tell(T_HIT, seat, left[0], pieces)
            left = []
        if s.hits == 0 or not left:
            s.leave()
            self.over(s)

    def reach(self, s: Europe, corps: int) -> int:
        """How many pieces of the corps can be hit."""
        return number(s.front[corps // ARM_COUNT], corps % ARM_COUNT)

    def over(self, s: Europe) -> None:
        """What follows when the victims are named."""


class Pursuit(Fire):
    """In the pursuit anything left of the loser can be hit, leaders and rear rank included (NIE-BAT-32)."""

    def targets(self, s: Europe) -> list[int]:
        found: list[int] = []
        for nation in NATIONS_IN[nations_of(s, 1 - s.side)]:
            army = s.front[nation] + s.rear[nation]
            for arm in range(ARM_COUNT):
                if number(army, arm):
                    found.append(nation * ARM_COUNT + arm)
        return found

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        found = super().bar(s, seat, verb, argument)
        return "NIE-BAT-32" if found == "NIE-BAT-24" else found

    def reach(self, s: Europe, corps: int) -> int:
        return standing(s, corps)

    def over(self, s: Europe) -> None:
        settle_losses(s)


class Rally(EuropeFrame):
    """Each success brings back one casualty of the side, whatever its nation, to the rear rank (NIE-BAT-25 to -28, -54)."""

    def legal(self, s: Europe, seat: int) -> list[int]:
        actions = [ENOUGH << 16]
        for nation in NATIONS_IN[nations_of(s, s.side)]:
            if s.dead[nation]:
                for arm in range(ARM_COUNT):
                    if number(s.dead[nation], arm):
                        actions.append(act(RALLY, nation * ARM_COUNT + arm))
        return actions

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb == ENOUGH:
            return None
        if verb != RALLY:
            return misplaced(verb)
        nation, arm = argument // ARM_COUNT, argument % ARM_COUNT
        if not nations_of(s, s.side) >> nation & 1:
            return "NIE-BAT-54"
        return None if number(s.dead[nation], arm) else "NIE-BAT-27"

    def wait(self, s: Europe, seat: int) -> str:
        return "NIE-BAT-11"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        if verb == ENOUGH:
            s.leave()
            return
        nation, arm = argument // ARM_COUNT, argument % ARM_COUNT
        s.dead[nation] -= ONE[arm]
        s.rear[nation] += ONE[arm]
        s.hits -= 1
        s.tell(T_RALLIED, seat, argument)
        if s.hits == 0 or not any([s.dead[other] for other in NATIONS_IN[nations_of(s, s.side)]]):
            s.leave()
