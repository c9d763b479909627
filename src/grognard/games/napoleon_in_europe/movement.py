"""Land movement (NIE-MOV, NIE-MAP-02 to -06, NIE-MAP-11 to -19), and who has the word in a joint turn (NIE-ALL-06)."""

from typing import ClassVar, Final

from grognard.games.napoleon_in_europe.business import bar_business, business, do_business, is_business
from grognard.games.napoleon_in_europe.control import enter_region, test_elimination, work_out
from grognard.games.napoleon_in_europe.frames import EuropeFrame, Work, misplaced
from grognard.games.napoleon_in_europe.sea import bar_embark, embark, embarkations, escorted
from grognard.games.napoleon_in_europe.state import (
    NO_REGION,
    Europe,
    trail_by_sea,
    trail_corps,
    trail_key,
    trail_region,
    trail_start,
    trail_stopped,
    trail_through,
)
from grognard.games.napoleon_in_europe.tables import (
    ARM_COUNT,
    BORDER_FROM,
    BORDER_TO,
    BORDERS_OUT,
    INFANTRY,
    LEADER,
    NATION_COUNT,
    NATIONS_IN,
    ONE,
    STEPS,
    TROOPS,
    number,
    size,
)
from grognard.games.napoleon_in_europe.verbs import (
    CORPS_SET,
    DETACH,
    EMBARK,
    END_MOVEMENT,
    HAND_OVER,
    MARCH,
    SEND,
    SINCE,
    T_ARMY,
    T_MARCHED,
    WHOLE,
)
from grognard.kernel.actions import BORDER, PLACE, SEAT, act

# For each region the marches out of it.
_MARCHES: Final[list[list[int]]] = [[act(MARCH, border) for border in out] for out in BORDERS_OUT]


def leaders_may_enter(s: Europe, seat: int, region: int) -> bool:
    return not s.hostile(seat, region) or escorted(s, seat, region)


def marching(s: Europe, seat: int, region: int) -> int:
    """The fields of all armies of the seat in the region that have a step left, one upon the other."""
    army = 0
    for nation in NATIONS_IN[s.own[seat] & s.present[region]]:
        army |= s.ready[region * NATION_COUNT + nation]
    return army


class Moves(Work):
    """The word goes round among all who take part until all have ended, or all hand over in succession (NIE-ALL-06)."""

    def run(self, s: Europe) -> None:
        going = [seat for seat in s.ordered(s.party) if not s.ended >> seat & 1]
        if not going or s.passes >= len(going):
            s.leave()
            return
        n = s.rules.players
        best = going[0]
        if s.mover >= 0:
            for seat in going:
                if (seat - s.mover - 1 + n) % n < (best - s.mover - 1 + n) % n:
                    best = seat
        s.mover = best
        s.enter(Movement(best))


class Movement(EuropeFrame):
    """Land and sea moves in any order, one region at a time (NIE-MOV-01, NIE-TRN-07); in a joint turn the word goes round."""

    secret: ClassVar[bool] = True  # what was declined only the two know, and who holds a worthless card he alone

    def legal(self, s: Europe, seat: int) -> list[int]:
        actions = [END_MOVEMENT << 16]
        if self._others(s):
            actions.append(HAND_OVER << 16)
        own = s.own[seat]
        several = own & (own - 1)
        ready = s.ready
        for nation in NATIONS_IN[own]:
            for region in s.where[nation]:
                army = ready[region * NATION_COUNT + nation]
                if army == 0:
                    continue
                if several:
                    here = own & s.present[region]
                    if here & (here - 1):  # other nations of the seat stand there too
                        if _counted_before(s, own, nation, region):
                            continue
                        army = marching(s, seat, region)
                if army & TROOPS:
                    actions += _MARCHES[region]
                else:
                    for border in BORDERS_OUT[region]:
                        if leaders_may_enter(s, seat, BORDER_TO[border]):
                            actions.append(MARCH << 16 | border)
        embarkations(s, seat, actions)
        return actions + business(s, seat)

    def _others(self, s: Europe) -> bool:
        """Whether another participant has not ended his movement (NIE-ALL-06)."""
        return s.party & ~s.ended & ~s.out & ~(1 << self.seat) != 0

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb == END_MOVEMENT:
            return None
        if verb == MARCH:
            return bar_march(s, seat, argument)
        if verb == EMBARK:
            return bar_embark(s, seat, argument)
        if verb == HAND_OVER:
            return None if self._others(s) else "NIE-ALL-06"
        if is_business(verb):
            return bar_business(s, seat, verb, argument)
        return misplaced(verb)

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        if verb == MARCH:
            begin_march(s, seat, argument)
        elif verb == END_MOVEMENT:
            s.ended |= 1 << seat
            s.passes = 0
            s.leave()
        elif verb == EMBARK:
            embark(s, seat, argument)
        elif verb == HAND_OVER:
            s.passes += 1
            s.leave()
        else:
            do_business(s, seat, verb, argument)


def _counted_before(s: Europe, own: int, nation: int, region: int) -> bool:
    """Whether another nation of the seat with a lower number marches from there too."""
    lower = NATIONS_IN[own & s.present[region] & ((1 << nation) - 1)]
    return any([s.ready[region * NATION_COUNT + other] for other in lower])


def moved(s: Europe) -> None:
    """After a move: elimination is tested."""
    s.passes = 0
    test_elimination(s)


def bar_march(s: Europe, seat: int, border: int) -> str | None:
    here, there = BORDER_FROM[border], BORDER_TO[border]
    if not s.present[here] & s.own[seat]:
        return "NIE-MOV-01" if s.present[here] else "NIE-MAP-02"
    army = marching(s, seat, here)
    if army == 0:
        return _spent(s, seat, here)
    if army & TROOPS == 0 and not leaders_may_enter(s, seat, there):
        return "NIE-MOV-09"
    return None


def _spent(s: Europe, seat: int, region: int) -> str:
    """Why no piece of the seat there has a step left."""
    found = "NIE-MOV-02"
    for key in s.trails:
        if trail_region(key) == region and s.own[seat] >> trail_corps(key) // ARM_COUNT & 1:
            if trail_by_sea(key):
                return "NIE-SEA-02"
            if trail_stopped(key):
                return "NIE-MOV-06"
            if STEPS[trail_corps(key) % ARM_COUNT] == 2:
                found = "NIE-MOV-03"
    return found


# --- what marches ----------------------------------------------------------------------------------------------------


def begin_march(s: Europe, seat: int, border: int) -> None:
    """A single piece goes at once; else the player says what goes."""
    here = BORDER_FROM[border]
    pieces = 0
    for nation in NATIONS_IN[s.own[seat] & s.present[here]]:
        pieces += size(s.ready[here * NATION_COUNT + nation])
    if pieces == 1:
        march_all(s, seat, border)
        moved(s)
    else:
        s.enter(March(seat, border))


class March(EuropeFrame):
    """All that can march together, or a detachment of one corps (NIE-MAP-05, -06)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("border", BORDER)]

    def __init__(self, seat: int, border: int) -> None:
        super().__init__(seat)
        self.border = border

    def legal(self, s: Europe, seat: int) -> list[int]:
        here = BORDER_FROM[self.border]
        leaders = leaders_may_enter(s, seat, BORDER_TO[self.border])
        actions = [WHOLE << 16]
        for nation in NATIONS_IN[s.own[seat] & s.present[here]]:
            army = s.ready[here * NATION_COUNT + nation]
            if army & TROOPS:
                for arm in range(LEADER):
                    if number(army, arm):
                        actions.append(DETACH << 16 | nation * ARM_COUNT + arm)
            if leaders and army >> 36:
                actions.append(DETACH << 16 | nation * ARM_COUNT + LEADER)
        return actions

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb == WHOLE:
            return None
        if verb != DETACH:
            return misplaced(verb)
        nation, arm = argument // ARM_COUNT, argument % ARM_COUNT
        here = BORDER_FROM[self.border]
        if not s.own[seat] >> nation & 1 or not number(s.army[here * NATION_COUNT + nation], arm):
            return "NIE-MOV-01"
        if not number(s.ready[here * NATION_COUNT + nation], arm):
            return "NIE-MOV-03" if STEPS[arm] == 2 else "NIE-MOV-02"
        if arm == LEADER and not leaders_may_enter(s, seat, BORDER_TO[self.border]):
            return "NIE-MOV-09"
        return None

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        if verb == WHOLE:
            s.leave()
            march_all(s, seat, self.border)
            moved(s)
            return
        starts = origins(s, BORDER_FROM[self.border], argument)
        if len(starts) == 1:
            begin_detachment(s, seat, self.border, argument, starts[0])
        else:
            s.become(Origin(seat, self.border, argument))


def origins(s: Europe, region: int, corps: int) -> list[int]:
    """Where the pieces of a corps that have a step left there started this turn (NIE-MOV-11)."""
    nation, arm = corps // ARM_COUNT, corps % ARM_COUNT
    found: list[int] = []
    if number(s.rested[region * NATION_COUNT + nation], arm):
        found.append(region)
    if STEPS[arm] == 2:
        for key in s.trails:
            if _can_go_on(key, region, corps):
                found.append(trail_start(key))
    return sorted(found)


def _can_go_on(key: int, region: int, corps: int) -> bool:
    return (
        trail_region(key) == region
        and trail_corps(key) == corps
        and trail_through(key) == NO_REGION
        and not trail_by_sea(key)
        and not trail_stopped(key)
    )


def with_step(s: Europe, region: int, corps: int, start: int) -> int:
    """How many pieces of a corps that started there have a step left here."""
    nation, arm = corps // ARM_COUNT, corps % ARM_COUNT
    if start == region:
        return number(s.rested[region * NATION_COUNT + nation], arm)
    for i, key in enumerate(s.trails):
        if _can_go_on(key, region, corps) and trail_start(key) == start:
            return s.trail_n[i]
    return 0


class Origin(EuropeFrame):
    """Pieces of a corps came from different regions: which of them march (NIE-MOV-11)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("border", BORDER), ("corps", CORPS_SET)]

    def __init__(self, seat: int, border: int, corps: int) -> None:
        super().__init__(seat)
        self.border = border
        self.corps = corps

    def legal(self, s: Europe, seat: int) -> list[int]:
        return [act(SINCE, start) for start in origins(s, BORDER_FROM[self.border], self.corps)]

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb != SINCE:
            return misplaced(verb)
        return None if argument in origins(s, BORDER_FROM[self.border], self.corps) else "NIE-MOV-11"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        begin_detachment(s, seat, self.border, self.corps, argument)


def begin_detachment(s: Europe, seat: int, border: int, corps: int, start: int) -> None:
    if with_step(s, BORDER_FROM[border], corps, start) == 1:
        s.leave()
        detach(s, seat, border, corps, start, 1)
    else:
        s.become(Detachment(seat, border, corps, start))


class Detachment(EuropeFrame):
    """How many pieces of the corps march (NIE-MOV-01, NIE-MAP-06)."""

    fields: ClassVar[list[tuple[str, str]]] = [
        ("seat", SEAT),
        ("border", BORDER),
        ("corps", CORPS_SET),
        ("start", PLACE),
    ]

    def __init__(self, seat: int, border: int, corps: int, start: int) -> None:
        super().__init__(seat)
        self.border = border
        self.corps = corps
        self.start = start

    def legal(self, s: Europe, seat: int) -> list[int]:
        most = with_step(s, BORDER_FROM[self.border], self.corps, self.start)
        return [SEND << 16 | pieces for pieces in range(1, most + 1)]

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb != SEND:
            return misplaced(verb)
        return None if argument <= with_step(s, BORDER_FROM[self.border], self.corps, self.start) else "NIE-MOV-01"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        s.leave()
        detach(s, seat, self.border, self.corps, self.start, argument)


# --- marching --------------------------------------------------------------------------------------------------------


def detach(s: Europe, seat: int, border: int, corps: int, start: int, pieces: int) -> None:
    """So many pieces of one corps cross the border."""
    step(s, border, corps, start, pieces)
    s.tell(T_MARCHED, seat, corps, pieces, border)
    arrive(s, border)
    moved(s)


def march_all(s: Europe, seat: int, border: int) -> None:
    """Everything that has a step left crosses the border as a body (NIE-MAP-05)."""
    here = BORDER_FROM[border]
    # whether they must stop is settled by who is there when the body arrives
    for nation in NATIONS_IN[s.own[seat] & s.present[here]]:
        army = s.ready[here * NATION_COUNT + nation]
        if army == 0:
            continue
        for arm in range(ARM_COUNT):
            if number(army, arm):
                corps = nation * ARM_COUNT + arm
                for start in origins(s, here, corps):
                    step(s, border, corps, start, with_step(s, here, corps, start))
        kinds = [arm for arm in range(ARM_COUNT) if number(army, arm)]
        if len(kinds) == 1:
            s.tell(T_MARCHED, seat, nation * ARM_COUNT + kinds[0], number(army, kinds[0]), border)
        else:
            s.tell(T_ARMY, nation, size(army), border)
    arrive(s, border)


def step(s: Europe, border: int, corps: int, start: int, pieces: int) -> None:
    """Pieces of one corps that started together take a step; entering an enemy's region stops them (NIE-MOV-04)."""
    here, there = BORDER_FROM[border], BORDER_TO[border]
    nation, arm = corps // ARM_COUNT, corps % ARM_COUNT
    army = pieces * ONE[arm]
    stopped = 1 if s.hostile(s.owner[nation], there) else 0
    at = here * NATION_COUNT + nation
    s.ready[at] -= army
    if start == here:
        s.rested[at] -= army
        s.trail(trail_key(there, corps, here, NO_REGION, 0, stopped), pieces)
        if STEPS[arm] == 2 and not stopped:
            s.ready[there * NATION_COUNT + nation] += army
    else:
        s.trail(trail_key(here, corps, start, NO_REGION, 0, 0), -pieces)
        s.trail(trail_key(there, corps, start, here, 0, stopped), pieces)
    s.remove(here, nation, army)
    s.put(there, nation, army)
    if arm == INFANTRY:
        enter_region(s, there, nation, army)


def arrive(s: Europe, border: int) -> None:
    """Control of both regions is worked out anew."""
    work_out(s, BORDER_FROM[border])
    work_out(s, BORDER_TO[border])
