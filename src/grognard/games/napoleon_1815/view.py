def view(s, seat):
    return {}
def redeal(s, seat):
    pass
def seat_words(s, seat):
    return ""
