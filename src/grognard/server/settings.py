"""What a host can set, and where things are kept."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path


def data_folder() -> Path:
    """The user's data folder for Grognard: $GROGNARD_DATA, else $XDG_DATA_HOME/grognard, else ~/.local/share/grognard."""
    if told := os.environ.get("GROGNARD_DATA"):
        return Path(told)
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "grognard"


@dataclass(frozen=True)
class Settings:
    """All that differs between one host and another."""

    host: str = "127.0.0.1"
    port: int = 1815
    data: Path = field(default_factory=data_folder)
    database: str = ""  # a URL; '' is an SQLite file in the data folder
    sync: str = "full"  # SQLite: full, every commit survives a power cut; normal, every commit survives a crash
    workers: int = 1  # processes for computer seats
    idle: float = 600.0  # seconds until a table that nobody uses leaves the memory
    rate: float = 60.0  # messages a second that a connection may send, with bursts of four times as many
    size: int = 64_000  # bytes of a message
    tables: int = 200  # tables that a visitor may open a day
    engines: Mapping[str, str] = field(default_factory=dict)  # the commands of external players, by name
    think: float = 30.0  # seconds that a computer seat may take for a decision

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'grognard.sqlite'}"
