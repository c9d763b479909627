"""What a conquest brings: the fall of a capital or of a player, cards (RSK-ELI, RSK-CAP-02, -03, RSK-CRD-01)."""

from grognard.games.risk_napoleon.state import CAPITAL_OF, Risk, cards_in, number_of
from grognard.games.risk_napoleon.tables import CARD_OF
from grognard.games.risk_napoleon.verbs import T_CAPITAL_FELL, T_CARD, T_CARDS_TAKEN, T_DREW, T_ELIMINATED
from grognard.games.risk_napoleon.victory import win
from grognard.kernel.contract import ALL, only
from grognard.kernel.decks import draw


def capital_falls(s: Risk, seat: int, loser: int) -> None:
    """The owner says so; one regiment of the conqueror takes the place of each army left (RSK-CAP-02, -03)."""
    s.fallen |= 1 << loser
    s.reveal(CAPITAL_OF + loser, ALL)
    s.reveal(CARD_OF[s.capital[loser]], ALL)
    s.tell(T_CAPITAL_FELL, loser, s.capital[loser], seat)
    for territory in s.lands[loser]:
        s.give(territory, seat, 1)


def eliminate(s: Risk, seat: int, loser: int) -> None:
    """His cards go to the conqueror, who exchanges them in his next turn (RSK-ELI-01 to -03)."""
    s.tell(T_ELIMINATED, loser, seat)
    taken = s.hand[loser]
    if taken:
        s.tell(T_CARDS_TAKEN, loser, seat, number_of(taken))
        for card in cards_in(taken):
            s.reveal(card, only(seat))
            s.tell_only(only(seat), T_CARD, seat, card)
        s.hand[seat] |= taken
        s.hand[loser] = 0
    if len(s.living()) == 1:  # RSK-R-89
        win(s, seat)


def draw_card(s: Risk, power: int) -> None:
    """A card from the pile, if there is one (RSK-R-14)."""
    if s.pile:
        card = draw(s.pile)
        s.hand[power] |= 1 << card
        s.reveal(card, s.audience(power))
        s.tell(T_DREW, power)
        s.tell_only(s.shown[card], T_CARD, power, card)  # a card put under the pile openly is known to all
