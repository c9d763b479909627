"""OpenSpiel's searches play Bataille des Nations: information-set MCTS against MCTS, which sees the hidden cards.

    python examples/openspiel_mcts.py 20 60      # simulations a decision, decisions

Needs `pip install grognard[openspiel]`.
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import grognard.adapters.openspiel  # noqa: F401 # registers the games


def main(simulations: int, decisions: int) -> None:
    luck = np.random.RandomState(1813)
    game = pyspiel.load_game("grognard_nations_1813", {"limit": decisions})
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bots = [
        ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=luck),
        mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=luck),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.randint(len(state.chance_outcomes())))
            continue
        player = state.current_player()
        action = int(bots[player].step(state))
        print(f"player {player}: {state.action_to_string(player, action)}")
        state.apply_action(action)
    print(f"returns {state.returns()}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20, int(sys.argv[2]) if len(sys.argv) > 2 else 60)
