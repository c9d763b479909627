"""A real Dask cluster on this machine, for tests: a scheduler and workers, each a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType

from tests.cli.helpers import begun, environment, wait_until


class Cluster:
    """So many workers without anybody who would start them again."""

    def __init__(self, folder: Path, workers: int, allowed_failures: int = 3) -> None:
        about = folder / "scheduler.json"
        env = environment(folder, DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES=str(allowed_failures))
        self.log = (folder / "cluster.log").open("w")
        self.processes: list[subprocess.Popen[bytes]] = []

        def start(*arguments: str) -> None:
            command = [sys.executable, "-m", "dask", *arguments, "--no-dashboard"]
            self.processes.append(subprocess.Popen(command, env=env, stdout=self.log, stderr=self.log))

        start("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(about))
        for _ in range(workers):
            start(
                "worker", "--scheduler-file", str(about), "--nthreads", "1", "--no-nanny", "--host", "127.0.0.1",
                "--local-directory", str(folder),
            )  # fmt: skip
        wait_until(lambda: begun(about) and about.read_text().endswith("}"), "the scheduler is there")
        self.address: str = json.loads(about.read_text())["address"]

    @property
    def workers(self) -> "list[subprocess.Popen[bytes]]":
        return self.processes[1:]

    def ends(self) -> list[int]:
        """How the workers ended that are gone."""
        return [code for process in self.workers if (code := process.poll()) is not None]

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in self.processes:
            process.kill()
        for process in self.processes:
            process.wait()
        self.log.close()


def note_and_raise(path: str, number: int) -> int:
    """Work that fails; each try is noted."""
    with Path(path).open("a") as file:
        file.write(f"{number}\n")
    if number == 2:
        raise ArithmeticError(number)
    return number


def die(number: int) -> int:
    """Work that takes its worker down."""
    os._exit(number)
