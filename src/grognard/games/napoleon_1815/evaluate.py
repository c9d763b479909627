def evaluate(s, seat):
    return 0.5
def judge(s, seat, actions):
    return [0.0]*len(actions)
