"""The games behind the interfaces that researchers know. Each is an extra of the package and is imported by its own name:

| module | interface | extra |
|---|---|---|
| `grognard.adapters.pettingzoo` | PettingZoo AEC environments | `pettingzoo` |
| `grognard.adapters.gymnasium` | Gymnasium: one seat against chosen players | `gymnasium` |
| `grognard.adapters.openspiel` | OpenSpiel games, with explicit chance and hidden information | `openspiel` |

What they share is in `table`: rows of numbers, masks over the dense numbering of actions, rewards. docs/adapters.md is the
guide.
"""

from importlib.util import find_spec

from grognard.kernel.errors import BadInput
from grognard.words import Words, language


def require(extra: str, *modules: str) -> None:
    """An ImportError for people, in their language, if the parts of an extra are not installed."""
    if any(find_spec(module) is None for module in modules):
        raise ImportError(Words(language()).error(BadInput("adapter-parts", extra=extra)))
