"""Placing new pieces in the homeland, at the start and after production (NIE-SET-02, NIE-PRD-11, -12, -17)."""

from grognard.games.napoleon_in_europe.state import Europe
from grognard.games.napoleon_in_europe.tables import ARM_COUNT, HOMELAND, NATIONS_IN, ONE, number
from grognard.games.napoleon_in_europe.verbs import PLACE_ONE, PLACE_REST, T_PLACED


def next_corps(s: Europe, seat: int) -> int:
    """The corps of the seat that is placed now: nation by nation, arm by arm; -1 when all is placed."""
    for nation in NATIONS_IN[s.own[seat]]:
        army = s.reserve[nation]
        if army:
            for arm in range(ARM_COUNT):
                if number(army, arm):
                    return nation * ARM_COUNT + arm
    return -1


def open_homeland(s: Europe, nation: int) -> list[int]:
    """The regions of its homeland without an enemy piece (NIE-SET-02, NIE-PRD-11, -12, -17)."""
    foes = s.foes[s.owner[nation]]
    return [region for region in HOMELAND[nation] if s.present[region] & foes == 0]


def placing(s: Europe, seat: int) -> list[int]:
    corps = next_corps(s, seat)
    nation = corps // ARM_COUNT
    actions: list[int] = []
    several = number(s.reserve[nation], corps % ARM_COUNT) > 1
    for region in open_homeland(s, nation):
        actions.append(PLACE_ONE << 16 | region)
        if several:
            actions.append(PLACE_REST << 16 | region)
    return actions


def bar_placing(s: Europe, seat: int, verb: int, region: int) -> str | None:
    corps = next_corps(s, seat)
    nation = corps // ARM_COUNT
    if region not in HOMELAND[nation]:
        return "NIE-SET-02" if s.turn == 0 else "NIE-PRD-11"
    if s.hostile(seat, region):
        return "NIE-PRD-17" if s.foot[region] & s.foes[seat] == 0 else "NIE-PRD-12"
    if verb == PLACE_REST and number(s.reserve[nation], corps % ARM_COUNT) < 2:
        return "NIE-SET-15" if s.turn == 0 else "NIE-PRD-11"
    return None


def place(s: Europe, seat: int, verb: int, region: int, audience: int) -> None:
    """One piece, or all that are left of its corps."""
    corps = next_corps(s, seat)
    nation, arm = corps // ARM_COUNT, corps % ARM_COUNT
    pieces = number(s.reserve[nation], arm) if verb == PLACE_REST else 1
    s.reserve[nation] -= pieces * ONE[arm]
    s.put(region, nation, pieces * ONE[arm])
    s.tell_only(audience, T_PLACED, seat, corps, pieces, region)
