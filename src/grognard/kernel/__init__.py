"""What all games share and nothing that only one needs.

Start with `contract`: the three classes Game, State and Frame are the whole interface between a game and the rest of the
house. `actions` gives decisions their names, `chance` answers where luck decides, `match` plays a game as a list of
actions and `records` keeps it. Nothing here knows a rule of any game.
"""
