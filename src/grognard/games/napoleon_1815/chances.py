def odds(s, seat, verb, argument):
    return None
