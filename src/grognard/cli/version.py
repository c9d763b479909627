"""`grognard --version`: which Grognard this is, which engine it runs, and what is being made of it."""

from grognard import __version__, engine
from grognard.words import Words


def show_version(lang: str) -> int:
    state, say = engine.state(), Words(lang).say
    told = [say("cli-compiled" if state["engine"] == "compiled" else "cli-plain")]
    if state["next"]:
        part = round(100 * state.get("part", 0))
        told.append(say(f"cli-engine-{state['next']}", part=part, why=state.get("why", "")))
    print(f"grognard {__version__} ({', '.join(told)})")
    return 0
