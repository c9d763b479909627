"""Where a player's lines come from: a terminal with completion and history, or a pipe."""

import sys
from collections.abc import Callable

from grognard.kernel.errors import BadInput


def somebody_there() -> bool:
    """Whether a person sits at a terminal and can be asked."""
    return sys.stdin is not None and not sys.stdin.closed and sys.stdin.isatty()


class Keyboard:
    """Reads lines. At a terminal, tab completes what `complete` offers."""

    def __init__(self) -> None:
        if sys.stdin is None or sys.stdin.closed:
            raise BadInput("cli-no-keyboard")
        self.live = somebody_there()
        self.offered: Callable[[], list[str]] = list
        self._found: list[str] = []
        if self.live:
            self._set_up_readline()

    def _set_up_readline(self) -> None:
        try:
            import readline
        except ImportError:  # a Python without it: one types without completion
            return
        readline.set_completer_delims("")  # a name is completed as a whole, with its blanks
        readline.set_completer(self._complete)
        readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")

    def _complete(self, text: str, index: int) -> str | None:
        from grognard.cli.reading import fold

        if index == 0:
            self._found = [name for name in self.offered() if fold(name).startswith(fold(text))]
        return self._found[index] if index < len(self._found) else None

    def read(self, prompt: str) -> str:
        """The next line; EOFError when there are no more."""
        if self.live:
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        print(f"{prompt}{line.strip()}", flush=True)
        return line.strip()

    def forget(self) -> None:
        """Nobody shall find with the arrow keys what somebody else typed."""
        if self.live and "readline" in sys.modules:
            import readline

            readline.clear_history()
