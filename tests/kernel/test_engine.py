"""A process runs the plain sources or the compiled ones, whole; what is compiled behind it is there whole or not at all."""

import errno
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from filelock import FileLock

from grognard import engine

ROOT = Path(__file__).parents[2]
STAMP = "0123456789"
WHERE = (
    "import sys, grognard.kernel.contract, grognard.games.risk_napoleon, grognard.words; "
    "print(*[m.__file__ for n, m in sorted(sys.modules.items()) if n.startswith('grognard.') and n != 'grognard.engine'])"
)


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """An installation in plain Python."""
    site = tmp_path / "site"
    without = shutil.ignore_patterns("*.so", "__pycache__", "static", "stamp")
    shutil.copytree(ROOT / "src" / "grognard", site / "grognard", ignore=without)
    (site / "grognard" / "stamp").write_text(STAMP)
    return site


def put_engine(site: Path, stamp: str = STAMP) -> Path:
    """A second copy where a compiled one would be; which modules are found is what matters here."""
    folder = site / "grognard_engine" / stamp
    shutil.copytree(site / "grognard", folder / "grognard", ignore=shutil.ignore_patterns("stamp"))
    (folder / engine.LIBRARY).touch()
    return folder


def told(site: Path, code: str, **environment: str) -> str:
    clean = {name: value for name, value in os.environ.items() if name != "GROGNARD_PURE"}
    told = {**clean, "PYTHONPATH": str(site), "PYTHONDONTWRITEBYTECODE": "1", **environment}
    return subprocess.run([sys.executable, "-c", code], env=told, check=True, capture_output=True, text=True).stdout


def test_a_process_takes_everything_from_the_compiled_copy(site: Path) -> None:
    folder = put_engine(site)
    files = told(site, WHERE).split()
    assert len(files) > 20
    assert all(Path(file).is_relative_to(folder) for file in files)


@pytest.mark.parametrize("case", ["none", "of other sources", "half there", "not wished"])
def test_without_one_it_takes_everything_from_the_package(site: Path, case: str) -> None:
    if case == "of other sources":
        put_engine(site, "9876543210")
    elif case == "half there":
        (put_engine(site) / engine.LIBRARY).unlink()
    elif case == "not wished":
        put_engine(site)
    files = told(site, WHERE, **({"GROGNARD_PURE": "1"} if case == "not wished" else {})).split()
    assert len(files) > 20
    assert all(Path(file).is_relative_to(site / "grognard") for file in files)


def test_a_process_stays_with_what_it_began_with_and_the_next_one_changes(site: Path) -> None:
    """The engine comes while the process runs: what it imports later is as plain as the rest; what it starts is not."""
    folder = put_engine(site)
    hidden = folder.rename(folder.with_name("hidden"))
    code = (
        "import pathlib, subprocess, sys; from grognard import engine; before = engine.newer(); "
        f"pathlib.Path({str(hidden)!r}).rename({str(folder)!r}); "
        "import grognard.kernel.contract as late; "
        "child = subprocess.run([sys.executable, '-c', 'import grognard.kernel.contract as c; print(c.__file__)'],"
        " capture_output=True, text=True).stdout.strip(); "
        "print(before, engine.newer(), engine.state()['next'], late.__file__, child)"
    )
    before, after, coming, mine, child = told(site, code).split()
    assert (before, after, coming) == ("False", "True", "compiled")
    assert Path(mine).is_relative_to(site / "grognard")
    assert Path(child).is_relative_to(folder)


# --- compiling behind ---------------------------------------------------------------------------------------------------


@pytest.fixture
def compiling(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """tools/compile.py for that installation; its C compiler is a pretended one."""
    spec = importlib.util.spec_from_file_location("compile_tool", ROOT / "tools" / "compile.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    monkeypatch.delenv("GROGNARD_PURE", raising=False)
    monkeypatch.setattr(engine, "_PACKAGE", site / "grognard")
    monkeypatch.setattr(engine, "stamp", lambda package=None: STAMP)
    monkeypatch.setattr(engine, "home", lambda package=None: site / "grognard_engine")
    monkeypatch.setattr(engine, "compiled", lambda: False)
    monkeypatch.setattr(engine, "_mine", None)
    monkeypatch.setattr(engine, "__file__", str(site / "grognard" / "engine.py"))
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "prefix"))
    monkeypatch.setattr(tool, "can_compile", lambda: True)
    monkeypatch.setattr(tool, "bring_tools", lambda: None)
    monkeypatch.setattr(tool, "check", lambda folder: None)

    def compile_package(
        package: Path, work: Path, level: str = "", tell: Callable[[float], None] = print
    ) -> dict[str, Path]:
        shutil.copytree(package, work / "src" / "grognard", dirs_exist_ok=True)
        (work / "library").write_text("compiled")
        tell(0.5)
        return {engine.LIBRARY: work / "library"}

    monkeypatch.setattr(tool, "compile_package", compile_package)
    return tool


def kept(site: Path) -> set[str]:
    return {path.name for path in (site / "grognard_engine").iterdir() if path.is_dir()}


def test_the_engine_is_put_in_its_place(compiling: ModuleType, site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for old in ("first", "second"):
        (site / "grognard_engine" / old).mkdir(parents=True)
    os.utime(site / "grognard_engine" / "first", (1, 1))
    compiling.compile_installed(behind=True)
    assert engine.ready() == site / "grognard_engine" / STAMP
    assert engine.state() == {"engine": "plain", "next": "compiled"}
    assert kept(site) == {STAMP, "second"}  # the one that a server may still run, but none before it
    assert not list(Path(sys.prefix, "engine").glob("*"))
    said = capsys.readouterr().out
    assert "Compiling the engine" in said
    assert "The engine is compiled" in said


@pytest.mark.parametrize("step", ["compile_package", "assemble", "check"])
def test_a_full_disk_changes_nothing(
    compiling: ModuleType, site: Path, step: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(compiling, step, full)
        patch.setattr(sys, "argv", ["compile.py"])
        assert compiling.main() == 1
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert "No space left" in said[0]
    assert kept(site) == set()
    assert engine.ready() is None
    assert engine.state()["next"] == "failed"
    assert "No space left" in engine.state()["why"]
    compiling.compile_installed(behind=True)  # there is room again
    assert engine.ready()


@pytest.mark.parametrize("step", ["compile_package", "assemble", "check"])
def test_killed_at_any_step_it_begins_again(
    compiling: ModuleType, site: Path, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    child = os.fork()
    if child == 0:
        setattr(compiling, step, lambda *_, **__: os._exit(9))
        compiling.compile_installed(behind=True)
        os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 9
    assert engine.ready() is None
    assert engine.state() == {"engine": "plain", "next": ""}  # nobody is at it
    compiling.compile_installed(behind=True)
    assert engine.ready()
    assert kept(site) == {STAMP}


def test_who_comes_second_leaves_it_to_the_first(compiling: ModuleType, site: Path) -> None:
    home = site / "grognard_engine"
    home.mkdir()
    (home / "progress.json").write_text(json.dumps({"stamp": STAMP, "part": 0.4, "failed": ""}))
    with FileLock(home / "lock"):
        compiling.compile_installed(behind=True)
        assert engine.state() == {"engine": "plain", "next": "compiling", "part": 0.4}
    assert engine.ready() is None
    assert engine.state() == {"engine": "plain", "next": ""}


def test_a_long_complaint_is_told_in_one_line(compiling: ModuleType) -> None:
    said = "cc: note\nx.c:3: error: expected ';'\nerror: command '/usr/bin/cc' failed\n"
    assert compiling.last_line(said) == "error: command '/usr/bin/cc' failed"
    assert compiling.last_line("") == "no reason given"


def test_the_stamp_is_of_the_sources_alone(compiling: ModuleType, site: Path) -> None:
    first = compiling.stamp_of(site / "grognard")
    (site / "grognard" / "server" / "static").mkdir()
    (site / "grognard" / "server" / "static" / "index.html").write_text("page")
    (site / "grognard" / "stamp").write_text("other")
    assert compiling.stamp_of(site / "grognard") == first
    with (site / "grognard" / "words.py").open("a") as file:
        file.write("# changed\n")
    assert compiling.stamp_of(site / "grognard") != first


def test_a_process_that_was_compiled_for_nobody_ends(tmp_path: Path) -> None:
    """engine_setup.py is started with a pipe; when its other end is closed, it goes."""
    code = (
        "import sys, threading, time; sys.path.insert(0, sys.argv[1]); import engine_setup; "
        "threading.Thread(target=engine_setup.end_with_parent, daemon=True).start(); print('up', flush=True); time.sleep(600)"
    )
    started = subprocess.Popen(
        [sys.executable, "-c", code, str(ROOT / "tools")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        assert started.stdout is not None
        assert started.stdin is not None
        assert started.stdout.readline() == "up\n"
        started.stdin.close()
        assert started.wait(60) == 1
    finally:
        started.kill()
        started.wait()
        if started.stdout:
            started.stdout.close()


@pytest.mark.parametrize(("there", "code"), [(False, 3), (True, 1)])
def test_no_compiler_is_told_from_one_that_fails(
    compiling: ModuleType, there: bool, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`make test` goes on in plain Python without a compiler, and stops when compiling fails."""

    def fails(*_: object, **__: object) -> None:
        raise compiling.NotCompiled("x.c:1: error: no")

    monkeypatch.setattr(compiling, "can_compile", lambda: there)
    monkeypatch.setattr(compiling, "compile_package", fails)
    monkeypatch.setattr(sys, "argv", ["compile.py"])
    assert compiling.main() == code
    assert len(capsys.readouterr().err.splitlines()) == 1
