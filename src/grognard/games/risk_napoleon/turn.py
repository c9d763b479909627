"""The order of play: turns clockwise, each of reinforcements, combat and manoeuvres (RSK-SEQ)."""

from typing import ClassVar

from grognard.games.risk_napoleon.frames import RiskFrame
from grognard.games.risk_napoleon.phases import begin_turn
from grognard.games.risk_napoleon.reinforcements import Reinforcements, receive
from grognard.games.risk_napoleon.state import Risk
from grognard.games.risk_napoleon.verbs import T_TURN
from grognard.games.risk_napoleon.victory import look
from grognard.kernel.contract import NOBODY


class Turns(RiskFrame):
    """Turn after turn: victory may be claimed, then regiments are counted (RSK-SEQ-01, -02, RSK-VIC-02, -03)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Risk) -> None:
        seat = s.turn
        s.conquered = 0
        s.tell(T_TURN, seat, s.round)
        s.enter(Reinforcements(seat))
        if s.adv is not None:
            begin_turn(s)
        look(s, seat)
        if s.winner < 0:
            receive(s, seat)
