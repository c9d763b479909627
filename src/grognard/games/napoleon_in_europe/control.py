"""Nations and control: who holds a region, worked out anew after every change (NIE-POS, NIE-NEU), and what follows when a
whole homeland is lost (NIE-VIC-02 to -05, -09 to -13, NIE-OPT-12)."""

from grognard.games.napoleon_in_europe.cards import hand_into_deck, show_hands
from grognard.games.napoleon_in_europe.state import Europe
from grognard.games.napoleon_in_europe.tables import (
    CAPITAL_OF,
    COUNTED,
    FIELD,
    HOME,
    HOMELAND,
    NATION_COUNT,
    NATIONS_IN,
    REGION_COUNT,
)
from grognard.games.napoleon_in_europe.verbs import (
    T_BATTLE_FREED,
    T_BATTLE_TOOK,
    T_CONTROL,
    T_ELIMINATED,
    T_FREED,
    T_OUT,
    T_SCORE,
    T_WON,
)


def set_control(s: Europe, region: int, nation: int) -> None:
    """The region passes to a nation (-1: to nobody)."""
    before = s.ctrl[region]
    if before == nation:
        return
    s.ctrl[region] = nation
    home = HOME[region]
    capital = CAPITAL_OF[region]
    counts = capital >= 0 and s.started >> capital & 1 == 1  # NIE-SEA-05, NIE-NEU-06: never one that started neutral
    if before >= 0:
        s.lands[before] -= COUNTED[region]
        if counts:
            s.capitals[before] -= 1
    if nation >= 0:
        s.lands[nation] += COUNTED[region]
        if counts:
            s.capitals[nation] += 1
    if home >= 0:
        if before == home:
            s.lost[home] += 1
        elif nation == home:
            s.lost[home] -= 1


def most_infantry(s: Europe, region: int, nations: int) -> int:
    """Of these nations the one with most infantry there; ties by play order (NIE-POS-10)."""
    if nations & (nations - 1) == 0:
        return NATIONS_IN[nations][0]
    best = -1
    most = 0
    for nation in s.nations_ordered(nations):
        infantry = s.army[region * NATION_COUNT + nation] & FIELD
        if infantry > most:
            best = nation
            most = infantry
    return best


def work_out(s: Europe, region: int) -> None:
    """Who controls the region now; a contested one keeps its controller (NIE-POS-01 to -13)."""
    foot = s.foot[region]
    home = s.home(region)
    holder = s.ctrl[region]
    if foot == 0 and (home < 0 or holder == home):
        return
    if s.contested(region):
        return
    if home >= 0:
        takers = foot & s.foes[s.owner[home]]
        if takers == 0:
            if holder != home:
                set_control(s, region, home)
                s.tell(T_FREED if s.field < 0 else T_BATTLE_FREED, home, region)
            return
        if holder >= 0 and takers >> holder & 1:
            return
    else:
        if s.rules.last_mover and _last_mover(s, region, foot):
            return
        takers = foot
        if holder >= 0:
            takers &= s.foes[s.owner[holder]]
            if takers == 0:
                return
    nation = most_infantry(s, region, takers)
    set_control(s, region, nation)
    s.tell(T_CONTROL if s.field < 0 else T_BATTLE_TOOK, nation, region)


def _last_mover(s: Europe, region: int, foot: int) -> bool:
    """With `last_mover` the infantry that came last takes the region, whoever had it (NIE-OPT-17)."""
    nation = -1
    for entry in s.entered:
        if entry >> 3 == region:
            nation = entry & 7
    if nation < 0:
        return False
    s.entered = [entry for entry in s.entered if entry >> 3 != region]
    if not foot >> nation & 1:
        return False
    if s.ctrl[region] != nation:
        set_control(s, region, nation)
        s.tell(T_CONTROL if s.field < 0 else T_BATTLE_TOOK, nation, region)
    return True


def enter_region(s: Europe, region: int, nation: int, army: int) -> None:
    """Note, where it matters, that infantry has come into a region."""
    if s.rules.last_mover and army & FIELD:
        s.entered.append(region << 3 | nation)


def survey(s: Europe) -> None:
    """Work out every region anew: an alliance was made or ended, or a nation is gone (NIE-ALL-16, -17)."""
    for region in range(REGION_COUNT):
        if s.foot[region] or HOME[region] >= 0:
            work_out(s, region)


# --- elimination -----------------------------------------------------------------------------------------------------


def test_elimination(s: Europe) -> None:
    """Nations whose whole homeland is occupied by enemies leave the game (NIE-VIC-03, -12)."""
    if not s.rules.eliminates:
        return
    nation = 0
    while nation < NATION_COUNT:
        if s.alive >> nation & 1 and s.lost[nation] == len(HOMELAND[nation]) and _occupied(s, nation):
            _eliminate(s, nation)
            if s.winners:
                return
            nation = -1  # what became of its land may bring down another
        nation += 1
    while s.stack[-1].seat >= 0 and s.out >> s.stack[-1].seat & 1:
        s.leave()  # a player who is out has nothing more to decide


def _occupied(s: Europe, nation: int) -> bool:
    """Whether enemies hold every region of its homeland, and neither it nor an ally contests one (NIE-VIC-12)."""
    foes = s.foes[s.owner[nation]]
    for region in HOMELAND[nation]:
        holder = s.ctrl[region]
        if holder < 0 or not foes >> holder & 1:
            return False
        for friend in NATIONS_IN[s.present[region] & ~foes]:
            if s.hostile(s.owner[friend], region):
                return False
    return True


def _eliminate(s: Europe, nation: int) -> None:
    """Its pieces leave, its hand goes into the deck, its land becomes minor, its markers are lifted (NIE-VIC-04, -10)."""
    seat = s.owner[nation]
    s.tell(T_ELIMINATED, nation)
    for region in s.where[nation]:
        at = region * NATION_COUNT + nation
        s.remove(region, nation, s.army[at])
        s.rested[at] = 0
        s.ready[at] = 0
    hand_into_deck(s, nation)
    s.alive &= ~(1 << nation)
    s.own[seat] &= ~(1 << nation)
    for region in range(REGION_COUNT):
        if s.ctrl[region] == nation:
            set_control(s, region, -1)
    if s.own[seat] == 0:
        s.out |= 1 << seat
        s.tell(T_OUT, seat)
        for other in range(s.rules.players):
            if s.allies[seat] >> other & 1:
                s.ally(seat, other, False)
    s.count_foes()
    living = s.ordered((1 << s.rules.players) - 1)
    if len(living) == 1:
        win(s, living)
        return
    survey(s)


# --- the end of the game ---------------------------------------------------------------------------------------------


def win(s: Europe, seats: list[int]) -> None:
    """The game is over (NIE-VIC-02, -08, -13, -14)."""
    for seat in seats:
        s.winners |= 1 << seat
        s.tell(T_WON, seat)
    show_hands(s)
    del s.stack[:]


def compare_growth(s: Europe) -> None:
    """The last game turn is over: the greatest growth wins, equal growth together (NIE-VIC-05 to -08, -14, NIE-OPT-18)."""
    living = s.ordered((1 << s.rules.players) - 1)
    contenders = living if s.rules.total else list(range(s.rules.players))
    for seat in contenders:
        regions = sum([s.lands[nation] for nation in NATIONS_IN[s.own[seat]]])
        s.tell(T_SCORE, seat, regions, s.begun[seat], s.shares[seat])
    scores = s.scores()
    best = max([scores[seat] for seat in contenders])
    win(s, [seat for seat in contenders if scores[seat] == best])


def ending(s: Europe) -> str:
    """The clause by which the game ended."""
    if len(s.ordered((1 << s.rules.players) - 1)) == 1:
        return "NIE-VIC-13"
    return "NIE-OPT-18" if s.rules.total else "NIE-VIC-08"
