"""Sea movement, landings and the passage of the Straits (NIE-SEA, NIE-MAP-20 to -22)."""

from typing import ClassVar

from grognard.games.napoleon_in_europe.control import enter_region, test_elimination, work_out
from grognard.games.napoleon_in_europe.frames import EuropeFrame, misplaced
from grognard.games.napoleon_in_europe.state import NO_REGION, Europe, trail_key
from grognard.games.napoleon_in_europe.tables import (
    ALL_SEA,
    ARM_COUNT,
    BRITAIN,
    BRITISH_CAPACITY,
    BY_STRAITS,
    LEADER,
    NATION_COUNT,
    NATIONS_IN,
    ONE,
    OPEN_SEA,
    PORT,
    REGION_COUNT,
    SEA_CAPACITY,
    STRAITS,
    TROOPS,
    number,
    size,
)
from grognard.games.napoleon_in_europe.verbs import (
    CAST_OFF,
    EMBARK,
    FLEET,
    GRANT,
    LOAD,
    NATION,
    REFUSE,
    SAIL,
    T_LANDED,
    T_LANDING,
    T_PASSAGE,
    T_PASSAGE_ASKED,
    T_PASSAGE_REFUSED,
    T_SAILED,
    T_SURF,
)
from grognard.kernel.actions import NUMBER, PLACE, SEAT, act


def fleet(s: Europe, seat: int, nation: int) -> int:
    """The nations that sail together with this one: itself, or with `per_player` all of the player (NIE-OPT-10)."""
    return s.own[seat] if s.rules.sea_by_player else 1 << nation


def capacity(s: Europe, seat: int, nation: int) -> int:
    """How many pieces may still go by sea this turn: so many a capital, less those already gone (NIE-SEA-03 to -06, -18)."""
    nations = fleet(s, seat, nation)
    each = BRITISH_CAPACITY if nations >> BRITAIN & 1 else SEA_CAPACITY
    most = 0
    for member in NATIONS_IN[nations]:
        most += s.capitals[member] * each - s.sailed[member]
    return most


def waiting(s: Europe, seat: int, nation: int, port: int) -> int:
    """The fields of what may embark there: pieces that have not moved this turn (NIE-SEA-02)."""
    army = 0
    for member in NATIONS_IN[fleet(s, seat, nation) & s.present[port]]:
        army |= s.rested[port * NATION_COUNT + member]
    return army


def bar_goal(s: Europe, seat: int, nation: int, port: int, goal: int) -> str | None:
    """Why this fleet cannot sail from here to there (NIE-SEA-01, -09, -14, -19, -21)."""
    if not PORT[goal] or goal == port:
        return "NIE-SEA-01"
    if s.port_to[nation] >= 0 and s.port_to[nation] != goal:
        return "NIE-SEA-09"
    way = BY_STRAITS[port * REGION_COUNT + goal]
    if way == 2:
        return "NIE-SEA-14"
    if way == 1 and s.refused & fleet(s, seat, nation):
        return "NIE-SEA-19"
    if s.hostile(seat, goal) and waiting(s, seat, nation, port) & TROOPS == 0 and not escorted(s, seat, goal):
        return "NIE-SEA-21"
    return None


def escorted(s: Europe, seat: int, region: int) -> bool:
    """Whether a non-leader of the attackers is already there (NIE-SEA-21)."""
    enemies = s.present[region] & s.foes[seat]
    for nation in NATIONS_IN[s.present[region] & ~enemies]:
        other = s.owner[nation]
        if other != seat and (not s.party >> other & 1 or enemies & ~s.foes[other]):
            continue
        if s.army[region * NATION_COUNT + nation] & TROOPS:
            return True
    return False


def goals(s: Europe, seat: int, nation: int, port: int) -> list[int]:
    """The ports to which the fleet may sail."""
    if s.port_to[nation] >= 0:
        goal = s.port_to[nation]
        return [goal] if bar_goal(s, seat, nation, port, goal) is None else []
    reach = OPEN_SEA[port] if s.refused & fleet(s, seat, nation) else ALL_SEA[port]
    if waiting(s, seat, nation, port) & TROOPS:
        return reach
    return [goal for goal in reach if bar_goal(s, seat, nation, port, goal) is None]


def has_goal(s: Europe, seat: int, nation: int, port: int) -> bool:
    """Whether there is a port to sail to; troops always find one, for every port is joined to some other."""
    if s.port_to[nation] < 0 and waiting(s, seat, nation, port) & TROOPS:
        return True
    reach = [s.port_to[nation]] if s.port_to[nation] >= 0 else ALL_SEA[port]
    i = 0
    while i < len(reach):
        if bar_goal(s, seat, nation, port, reach[i]) is None:
            return True
        i += 1
    return False


def bar_fleet(s: Europe, seat: int, nation: int, port: int) -> str | None:
    """Why this nation's fleet cannot leave this port."""
    if waiting(s, seat, nation, port) == 0:
        return "NIE-SEA-02"
    if s.port_from[nation] >= 0 and s.port_from[nation] != port:
        return "NIE-SEA-08"
    if capacity(s, seat, nation) <= 0:
        return "NIE-SEA-03"
    if has_goal(s, seat, nation, port):
        return None
    goal = s.port_to[nation]
    return "NIE-SEA-14" if goal < 0 else bar_goal(s, seat, nation, port, goal)


def fleets(s: Europe, seat: int, port: int) -> list[int]:
    """The nations of the seat that can put to sea from there; with `per_player` the first stands for all."""
    found: list[int] = []
    for nation in NATIONS_IN[s.own[seat]]:
        if bar_fleet(s, seat, nation, port) is None:
            found.append(nation)
            if s.rules.sea_by_player:
                break
    return found


def embarkations(s: Europe, seat: int, actions: list[int]) -> None:
    """Add the ports from which the seat may put to sea."""
    own = s.own[seat]
    seen: list[int] = []
    several = own & (own - 1)
    for nation in NATIONS_IN[own]:
        if capacity(s, seat, nation) <= 0:
            continue
        bound = s.port_from[nation] >= 0
        for region in s.where[nation]:
            if not PORT[region]:
                continue
            army = s.rested[region * NATION_COUNT + nation]
            if army == 0 or (several and region in seen):
                continue
            # from every port with troops in it some other port can be reached
            if (not bound and army & TROOPS) or bar_fleet(s, seat, nation, region) is None:
                actions.append(EMBARK << 16 | region)
                if several:
                    seen.append(region)


def bar_embark(s: Europe, seat: int, port: int) -> str | None:
    if not s.present[port] & s.own[seat]:
        return "NIE-MOV-01"
    if not PORT[port]:
        return "NIE-SEA-01"
    found: str | None = "NIE-SEA-02"
    for nation in NATIONS_IN[s.own[seat] & s.present[port]]:
        clause = bar_fleet(s, seat, nation, port)
        if clause is None:
            return None
        if found == "NIE-SEA-02":
            found = clause
    return found


def embark(s: Europe, seat: int, port: int) -> None:
    nations = fleets(s, seat, port)
    if len(nations) == 1:
        choose_goal(s, seat, nations[0], port, True)
    else:
        s.enter(Fleet(seat, port))


def choose_goal(s: Europe, seat: int, nation: int, port: int, enters: bool) -> None:
    """A fleet that has sailed this turn sails the same way again; else the player names the port."""
    frame: EuropeFrame = Sail(seat, nation, port)
    if s.port_to[nation] >= 0:
        frame = Loading(seat, nation, port, s.port_to[nation])
    if enters:
        s.enter(frame)
    else:
        s.become(frame)


class Fleet(EuropeFrame):
    """A player with several nations in the port says whose fleet sails (NIE-SEA-16)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("port", PLACE)]

    def __init__(self, seat: int, port: int) -> None:
        super().__init__(seat)
        self.port = port

    def legal(self, s: Europe, seat: int) -> list[int]:
        return [act(FLEET, nation) for nation in fleets(s, seat, self.port)]

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb != FLEET:
            return misplaced(verb)
        return bar_fleet(s, seat, argument, self.port) if s.own[seat] >> argument & 1 else "NIE-SEA-16"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        choose_goal(s, seat, argument, self.port, False)


class Sail(EuropeFrame):
    """The port of landing (NIE-SEA-01, -09, -14, -17)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("nation", NATION), ("port", PLACE)]

    def __init__(self, seat: int, nation: int, port: int) -> None:
        super().__init__(seat)
        self.nation = nation
        self.port = port

    def legal(self, s: Europe, seat: int) -> list[int]:
        return [SAIL << 16 | goal for goal in goals(s, seat, self.nation, self.port)]

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        return bar_goal(s, seat, self.nation, self.port, argument) if verb == SAIL else misplaced(verb)

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        s.become(Loading(seat, self.nation, self.port, argument))


# --- loading ---------------------------------------------------------------------------------------------------------


def loaded(s: Europe) -> int:
    """How many pieces are on board."""
    return sum([size(army) for army in s.load if army])


class Loading(EuropeFrame):
    """Piece by piece on board, then off; leaders do not land alone among enemies (NIE-SEA-03, -18, -21)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("nation", NATION), ("port", PLACE), ("goal", PLACE)]

    def __init__(self, seat: int, nation: int, port: int, goal: int) -> None:
        super().__init__(seat)
        self.nation = nation
        self.port = port
        self.goal = goal

    def _escort_needed(self, s: Europe, seat: int) -> bool:
        """Whether a non-leader has still to come on board."""
        if not s.hostile(seat, self.goal) or escorted(s, seat, self.goal):
            return False
        return not any([army & TROOPS for army in s.load])

    def _bar_load(self, s: Europe, seat: int, corps: int) -> str | None:
        nation, arm = corps // ARM_COUNT, corps % ARM_COUNT
        if not fleet(s, seat, self.nation) >> nation & 1:
            return "NIE-SEA-16"
        room = capacity(s, seat, self.nation) - loaded(s)
        if room <= 0:
            return "NIE-SEA-03"
        if number(s.rested[self.port * NATION_COUNT + nation] - s.load[nation], arm) == 0:
            return "NIE-SEA-02"
        if arm == LEADER and room == 1 and self._escort_needed(s, seat):
            return "NIE-SEA-21"
        return None

    def loads(self, s: Europe, seat: int) -> list[int]:
        """The corps of which a piece can come on board."""
        found: list[int] = []
        room = capacity(s, seat, self.nation) - loaded(s)
        if room <= 0:
            return found
        for nation in NATIONS_IN[fleet(s, seat, self.nation) & s.present[self.port]]:
            army = s.rested[self.port * NATION_COUNT + nation] - s.load[nation]
            for arm in range(ARM_COUNT):
                if number(army, arm):
                    if arm < LEADER or room > 1 or not self._escort_needed(s, seat):
                        found.append(nation * ARM_COUNT + arm)
        return found

    def legal(self, s: Europe, seat: int) -> list[int]:
        actions = [LOAD << 16 | corps for corps in self.loads(s, seat)]
        if self._bar_cast_off(s, seat) is None:
            actions.append(CAST_OFF << 16)
        return actions

    def _bar_cast_off(self, s: Europe, seat: int) -> str | None:
        if loaded(s) == 0:
            return "NIE-SEA-01"
        return "NIE-SEA-21" if self._escort_needed(s, seat) else None

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb == LOAD:
            return self._bar_load(s, seat, argument)
        return self._bar_cast_off(s, seat) if verb == CAST_OFF else misplaced(verb)

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        if verb == LOAD:
            s.load[argument // ARM_COUNT] += ONE[argument % ARM_COUNT]
            if self.loads(s, seat):
                return
        if BY_STRAITS[self.port * REGION_COUNT + self.goal] == 1:
            ask_passage(s, seat, self.nation, self.port, self.goal, 0)
        else:
            s.leave()
            land(s, seat, self.nation, self.port, self.goal)


# --- the Straits -----------------------------------------------------------------------------------------------------


def ask_passage(s: Europe, seat: int, nation: int, port: int, goal: int, asked: int) -> None:
    """Each controller of the two shores other than the mover must grant; without one left the fleet passes (NIE-MAP-22)."""
    for shore in range(asked, len(STRAITS)):
        holder = s.ctrl[STRAITS[shore]]
        keeper = s.owner[holder] if holder >= 0 else -1
        if keeper < 0 or keeper == seat:
            continue
        if shore == 1 and s.ctrl[STRAITS[0]] >= 0 and s.owner[s.ctrl[STRAITS[0]]] == keeper:
            continue  # he has been asked
        s.tell(T_PASSAGE_ASKED, seat, keeper, nation)
        s.become(Passage(keeper, seat, nation, port, goal, shore))
        return
    s.leave()
    land(s, seat, nation, port, goal)


class Passage(EuropeFrame):
    """Who controls Constantinople or Anatolia grants or refuses this one passage (NIE-MAP-22, NIE-SEA-19)."""

    fields: ClassVar[list[tuple[str, str]]] = [
        ("seat", SEAT),
        ("mover", SEAT),
        ("nation", NATION),
        ("port", PLACE),
        ("goal", PLACE),
        ("shore", NUMBER),
    ]

    def __init__(self, seat: int, mover: int, nation: int, port: int, goal: int, shore: int) -> None:
        super().__init__(seat)
        self.mover = mover
        self.nation = nation
        self.port = port
        self.goal = goal
        self.shore = shore

    def legal(self, s: Europe, seat: int) -> list[int]:
        return [GRANT << 16, REFUSE << 16]

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        return None if verb in (GRANT, REFUSE) else misplaced(verb)

    def wait(self, s: Europe, seat: int) -> str:
        return "NIE-MAP-22"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        if verb == GRANT:
            s.tell(T_PASSAGE, seat, self.mover)
            ask_passage(s, self.mover, self.nation, self.port, self.goal, self.shore + 1)
            return
        s.tell(T_PASSAGE_REFUSED, seat, self.mover)
        s.refused |= fleet(s, self.mover, self.nation)
        s.load = [0] * NATION_COUNT
        s.leave()


# --- landing ---------------------------------------------------------------------------------------------------------


def shore_holder(s: Europe, region: int) -> int:
    """Who controlled the port at the first sea move of the turn into it (NIE-SEA-15)."""
    for entry in s.landings:
        if entry >> 3 == region:
            return (entry & 7) - 1
    return s.ctrl[region]


def losing_roll(s: Europe, seat: int, nation: int, region: int) -> int:
    """The highest die that loses a piece of this nation landing there; 0 where none is thrown (NIE-SEA-10 to -12)."""
    holder = shore_holder(s, region)
    if holder >= 0 and s.alive >> holder & 1 and not s.foes[seat] >> holder & 1:
        return 0
    if s.home(region) == BRITAIN and not (nation == BRITAIN and s.rules.british_one):
        return 2
    return 1


def land(s: Europe, seat: int, nation: int, port: int, goal: int) -> None:
    """The fleet arrives; a die for each piece where the shore is not friendly (NIE-SEA-10 to -12, -15, -18)."""
    cargo = s.load
    s.load = [0] * NATION_COUNT
    holder = shore_holder(s, goal)
    if not any([entry >> 3 == goal for entry in s.landings]):
        s.landings.append(goal << 3 | holder + 1)
    stopped = 1 if s.hostile(seat, goal) else 0
    for member in NATIONS_IN[fleet(s, seat, nation)]:
        s.port_from[member] = port
        s.port_to[member] = goal
        army = cargo[member]
        if army == 0:
            continue
        s.sailed[member] += size(army)
        at = port * NATION_COUNT + member
        s.rested[at] -= army
        s.ready[at] -= army
        s.remove(port, member, army)
        worst = losing_roll(s, seat, member, goal)
        if worst:
            s.tell(T_LANDING, member, goal, worst)
        for arm in range(ARM_COUNT):
            pieces = number(army, arm)
            if pieces == 0:
                continue
            corps = member * ARM_COUNT + arm
            s.tell(T_SAILED, corps, pieces, port, goal)
            left = pieces
            if worst:
                lost = _landing_losses(s, corps, pieces, worst)
                left -= lost
                s.tell(T_LANDED, corps, left, lost, goal)
            if left:
                s.put(goal, member, left * ONE[arm])
                s.trail(trail_key(goal, corps, port, NO_REGION, 1, stopped), left)
                enter_region(s, goal, member, left * ONE[arm])
    s.passes = 0
    work_out(s, port)
    work_out(s, goal)
    test_elimination(s)


def _landing_losses(s: Europe, corps: int, pieces: int, worst: int) -> int:
    """How many of so many pieces are lost."""
    lost = 0
    shown = 0
    for _ in range(pieces):
        die = s.die()
        shown = shown * 10 + die
        if die <= worst:
            lost += 1
        if shown >= 10**14:
            s.tell(T_SURF, corps, shown, worst)
            shown = 0
    if shown:
        s.tell(T_SURF, corps, shown, worst)
    return lost
