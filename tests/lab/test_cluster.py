"""Games on a cluster: the same as on one process, whoever is lost on the way; refusals that say what is wrong."""

import gc
import json
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from distributed.comm import CommClosedError

from grognard.cli import main
from grognard.kernel.errors import BadInput
from grognard.kernel.registry import find_game
from grognard.lab import cluster as room
from grognard.lab.cluster import Cluster, ClusterFailed
from grognard.lab.ladder import prepare as prepare_ladder
from grognard.lab.ladder import results
from grognard.lab.simulate import prepare, rows
from grognard.lab.spread import spread
from tests.cli.helpers import COMMAND, GAME, PATIENCE, begun, environment, grognard, wait_until
from tests.lab import clusters

OPTIONS = {"scenario": "capitals", "players": "3"}
PLAYERS = ["greedy", "random", "random"]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[clusters.Cluster]:
    with clusters.Cluster(tmp_path_factory.mktemp("cluster"), 3) as found:
        yield found


def test_a_lost_worker_loses_no_game(tmp_path: Path) -> None:
    series = prepare(GAME, OPTIONS, PLAYERS, 1815)
    with clusters.Cluster(tmp_path, 3) as running, Cluster(running.address, GAME) as cluster:
        cluster.client.wait_for_workers(3, timeout=PATIENCE)
        played = []
        for row in rows(series, 60, cluster):
            played.append(row)
            if len(played) == 6:
                running.workers[0].kill()
                assert running.workers[0].wait() == -signal.SIGKILL
        assert len(cluster.client.nthreads()) == 2
    assert played == list(rows(series, 60, 1))


def test_a_ladder_on_a_cluster(running: clusters.Cluster) -> None:
    ladder = prepare_ladder(GAME, OPTIONS, ["greedy", "random"], 6, 9)
    with Cluster(running.address, GAME) as cluster:
        assert [result.row for result in results(ladder, cluster)] == [result.row for result in results(ladder, 1)]


def test_what_raises_is_not_tried_again(running: clusters.Cluster, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    with Cluster(running.address, GAME) as cluster:
        found = spread(partial(clusters.note_and_raise, str(notes)), range(5), cluster)
        assert [next(found), next(found)] == [0, 1]
        with pytest.raises(ArithmeticError):
            next(found)
    assert notes.read_text().splitlines().count("2") == 1


def test_what_takes_its_worker_down_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_PATIENCE", 2.0)
    monkeypatch.setattr(room, "_LONELY", 2.0)
    with clusters.Cluster(tmp_path, 3, allowed_failures=1) as running:
        with Cluster(running.address, GAME) as cluster:
            cluster.client.wait_for_workers(3, timeout=PATIENCE)
            with pytest.raises(ClusterFailed, match="cluster-killed"):
                list(spread(clusters.die, [7], cluster))
            wait_until(lambda: len(running.ends()) == 2, "the scheduler heard of it, so both workers end")
            assert running.ends() == [7, 7]
            for process in running.workers:
                process.kill()
            with pytest.raises(ClusterFailed, match="cluster-empty"):
                list(spread(clusters.die, [7], cluster))
        with pytest.raises(ClusterFailed, match="cluster-empty"):
            Cluster(running.address, GAME)


def test_a_cluster_that_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_LOOK", 0.2)
    series = prepare(GAME, OPTIONS, PLAYERS, 1815)
    with clusters.Cluster(tmp_path, 1) as running, Cluster(running.address, GAME) as cluster:
        games = rows(series, 1000, cluster)
        next(games)
        running.processes[0].kill()
        with pytest.raises(ClusterFailed, match="cluster-lost"):
            list(games)


# --- the command -----------------------------------------------------------------------------------------------------

GAMES = ["--players", ",".join(PLAYERS), "--scenario", "capitals", "--seed", "7"]


def test_a_result_that_was_lost_on_its_way(running: clusters.Cluster) -> None:
    class Lost:
        def done(self) -> bool:
            return True

        def result(self) -> None:
            raise CommClosedError("in <TCP>: Connection reset by peer")

    with Cluster(running.address, GAME) as cluster, pytest.raises(ClusterFailed, match="cluster-lost"):
        cluster.take(Lost())


def test_interrupted_on_a_cluster_and_resumed_here(running: clusters.Cluster, tmp_path: Path) -> None:
    out, alone = tmp_path / "out", tmp_path / "alone"
    arguments = ["simulate", GAME, "--games", "40", *GAMES, "--decisions", "--json"]
    process = subprocess.Popen(
        [*COMMAND, *arguments, "--cluster", running.address, "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        encoding="utf-8",
    )
    kept = out / "results.jsonl"
    wait_until(lambda: begun(kept), "a first game is kept")
    process.send_signal(signal.SIGINT)
    told, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, err
    assert err == f"grognard: interrupted after {json.loads(told)['games']} of 40 games\n"
    assert 0 < json.loads(told)["games"] < 40
    whole = grognard("simulate", GAME, "--resume", "--out", str(out), "--jobs", "1", "--json", data=tmp_path).json()
    assert whole["games"] == 40
    grognard(*arguments, "--jobs", "1", "--out", str(alone), data=tmp_path)
    for name in ("results.jsonl", "decisions.jsonl"):
        assert (out / name).read_bytes() == (alone / name).read_bytes()


def refusal(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(["simulate", GAME, "--games", "2", *GAMES, *argv]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.count("\n") == 1
    return str(err)


@pytest.mark.parametrize("address", ["localhost", "tcp://localhost", "http://localhost:8786", "tcp://:1", "8786"])
def test_no_address(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "tcp://localhost:8786" in refusal(capsys, "--cluster", address)
    assert "ordonnanceur" in refusal(capsys, "--cluster", address, "--lang", "fr")


def test_nobody_answers(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_PATIENCE", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    address = f"tcp://127.0.0.1:{port}"
    assert f"No Dask scheduler answers at {address}" in refusal(
        capsys, "--cluster", address, "--out", str(tmp_path / "out")
    )
    assert not (tmp_path / "out").exists()


def test_who_found_nobody_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that is left to itself closes itself at some later moment, and holds up another one that is just starting."""
    monkeypatch.setattr(room, "_PATIENCE", 0.5)
    gc.collect()
    before = _clients()
    gc.disable()
    try:
        with pytest.raises(ClusterFailed):
            Cluster("tcp://127.0.0.1:1", GAME)
        assert _clients() == before
    finally:
        gc.enable()


def _clients() -> int:
    from distributed import Client

    return sum(type(thing) is Client for thing in gc.get_objects())


def test_somebody_else_answers(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_PATIENCE", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            while True:
                try:
                    visitor, _ = server.accept()
                except OSError:
                    return
                with visitor:
                    visitor.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

        thread = threading.Thread(target=answer)
        thread.start()
        try:
            address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
            assert "No Dask scheduler" in refusal(capsys, "--cluster", address)
        finally:
            server.shutdown(socket.SHUT_RDWR)
            thread.join()


def test_workers_with_other_rules_or_none(running: clusters.Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(find_game(GAME), "version", "99")
        with pytest.raises(BadInput, match=r"cluster-rules.*found='1', wanted='99'"):
            Cluster(running.address, GAME)
    with monkeypatch.context() as patch:
        patch.setattr(room, "__version__", "99")
        with pytest.raises(BadInput, match=r"cluster-version.*wanted='99'"):
            Cluster(running.address, GAME)
    monkeypatch.setattr(room, "_PACKAGE", "grognard-of-elsewhere")
    with pytest.raises(BadInput, match="cluster-without"):
        Cluster(running.address, GAME)


def test_a_worker_that_joins_late_is_looked_at_too() -> None:
    with pytest.raises(ClusterFailed, match="cluster-rules"):
        room.work_alone(GAME, "99", int, ["1"])
    assert room.work_alone(GAME, find_game(GAME).version, int, ["1"])[0] == [1]
    assert room.rules_of("chess") == ""


def test_without_the_libraries(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert "pip install grognard[lab]" in refusal(capsys, "--cluster", "tcp://localhost:8786")


def test_what_does_not_go_together(running: clusters.Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    assert "--jobs" in refusal(capsys, "--cluster", "tcp://localhost:8786", "--jobs", "2")
    players = ["--players", "search-40x2,random", "--games", "1", "--cluster", running.address]
    assert main(["simulate", GAME, *players]) == 2
    assert "search-40x2" in capsys.readouterr().err
