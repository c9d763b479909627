"""Compiles the engine of the Grognard that is installed beside this Python, into a folder of its own (see grognard/engine.py).

    python tools/compile.py                             make compile
    python tools/compile.py --behind PID                the same at low priority, for as long as that process is its parent
    python tools/compile.py --into FOLDER --level 3     a build of the sources here, to be measured

Nothing that a process can find is changed until all is there and has been tried; then one rename puts it in its place. The
build hook uses `compile_package` too, so that only the standard library is imported here.
"""

import argparse
import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NEEDS = ["mypy>=2.0,<3", "setuptools>=77"]  # what compiling takes beside a C compiler
PLAIN = ("__init__.py", "__main__.py")  # declarations and start-up: nothing to gain, and `python -m` wants source
LEFT_OUT = ("*.so", "*.pyd", "__pycache__", "static", "stamp")  # what a copy of the package does without
LEVEL = "1"  # of optimisation: half the time of 3, for 2 to 7 % of the speed (benchmarks/builds.py)
FRONT = 0.25  # the part of the time that mypyc takes before the C compiler begins
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")


class NotCompiled(Exception):
    """Why there is no compiled engine, in a line."""


class NoCompiler(NotCompiled):
    """There is nothing to compile with; plain Python is all that this machine can run."""


def can_compile() -> bool:
    """Whether there is a C compiler that finds Python.h, for a Python that modules of mypyc's kind can be made for."""
    cc = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(cc[0]) is None or sysconfig.get_config_var("Py_GIL_DISABLED"):
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        command = [*cc, f"-I{sysconfig.get_path('include')}", "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        return subprocess.run(command, capture_output=True).returncode == 0


def stamp_of(package: Path) -> str:
    """A sum over the sources of the package: compiled engines are known by it."""
    summed = hashlib.sha256()
    for path in sorted(package.rglob("*")):
        inner = path.relative_to(package)
        if path.is_file() and not any(part.match(hidden) for part in (inner, *inner.parents) for hidden in LEFT_OUT):
            summed.update(f"{inner.as_posix()}\0{path.stat().st_size}\0".encode())
            summed.update(path.read_bytes())
    return summed.hexdigest()[:20]


def modules_of(source: Path) -> list[str]:
    """The modules that are compiled, as pyproject.toml lists them, relative to the folder above `src`."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns: list[str] = told["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compile"]
    found = {path for pattern in patterns for path in source.glob(pattern) if path.name not in PLAIN}
    return sorted(path.relative_to(source).as_posix() for path in found)


def compile_package(
    package: Path, work: Path, level: str = LEVEL, tell: Callable[[float], None] = lambda part: None
) -> dict[str, Path]:
    """The compiled modules of the package, by the place that each has beside it. They are made below `work`, where what an
    interrupted run has done is found again."""
    source = work / "src"
    if not source.is_dir():
        new = work / "new"
        shutil.rmtree(new, ignore_errors=True)
        shutil.copytree(package, new / package.name, ignore=shutil.ignore_patterns(*LEFT_OUT))
        new.rename(source)
    modules = modules_of(work)
    job = json.dumps({"modules": modules, "level": level})
    command = [sys.executable, str(ROOT / "tools" / "engine_setup.py"), job]
    said: list[str] = []
    tell(0.0)
    with subprocess.Popen(
        command,
        cwd=work,
        env={**os.environ, "MYPYPATH": "src"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=os.name == "posix",
    ) as making:
        try:
            assert making.stdout
            for line in making.stdout:
                done, _, of = line.strip().partition(" ")
                if done.isdecimal() and of.isdecimal():
                    tell(FRONT + (1 - FRONT) * int(done) / int(of))
                else:
                    said.append(line)
        except BaseException:
            _end(making)
            raise
    if making.returncode:
        raise NotCompiled("".join(said))
    out = work / "out"
    made = {
        (Path(module).relative_to("src").with_suffix("").as_posix() + SUFFIX): out / f"door{SUFFIX}"
        for module in modules
    }
    return {**made, f"grognard__mypyc{SUFFIX}": out / f"grognard__mypyc{SUFFIX}"}


def _end(process: "subprocess.Popen[str]") -> None:
    """End it with all that it has started."""
    if os.name == "posix":
        os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


def assemble(work: Path, made: dict[str, Path], folder: Path) -> None:
    """A whole package, compiled, in a new folder; all of it is on the disk."""
    shutil.copytree(work / "src", folder)
    for place, path in made.items():
        shutil.copyfile(path, folder / place)
    if hasattr(os, "sync"):
        os.sync()


def check(folder: Path) -> None:
    """Try the package in a process of its own: every module loads, and what is compiled is compiled."""
    code = (
        "import importlib, sys, pathlib; from grognard import engine; "
        "names = sys.argv[1].split(); loaded = [importlib.import_module(name) for name in names]; "
        f"sys.exit(not all(one.__file__.endswith({SUFFIX!r}) for one in loaded))"
    )
    names = [place[: -len(SUFFIX)].replace("/", ".") for place in _places(folder)]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", code, " ".join(names)], env=environment, capture_output=True, text=True
    )
    if done.returncode:
        raise NotCompiled(done.stderr or "what was compiled does not load")


def _places(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob(f"*{SUFFIX}"))


class Progress:
    """Tells how far it has come: on the terminal now and then, and in a file for whoever asks."""

    def __init__(self, stamp: str, note: Path | None) -> None:
        self.stamp, self.note, self.started, self.last = stamp, note, time.monotonic(), -1.0

    def __call__(self, part: float) -> None:
        self.write(part, "")
        if part >= self.last + 0.2:
            self.last = part
            passed = time.monotonic() - self.started
            left = passed * (1 - part) / part if passed > 5 and part else 150.0
            print(f"Compiling the engine: {part:4.0%}, about {_minutes(left)} left", flush=True)

    def write(self, part: float, failed: str) -> None:
        if self.note:
            new = self.note.with_suffix(".new")
            new.write_text(
                json.dumps({"stamp": self.stamp, "part": round(part, 3), "failed": failed}), encoding="utf-8"
            )
            new.replace(self.note)


def _minutes(seconds: float) -> str:
    return f"{max(10, round(seconds, -1)):.0f} s" if seconds < 90 else f"{round(seconds / 60)} min"


def last_line(problem: str) -> str:
    """The line of a long complaint that says what is wrong."""
    lines = [line.strip() for line in problem.splitlines() if line.strip()]
    telling = [line for line in lines if "error" in line.lower() or "No space" in line]
    return (telling or lines or ["no reason given"])[-1][:300]


def bring_tools() -> None:
    """mypy and setuptools, where they are not installed: into a folder of their own, whole or not at all."""
    if importlib.util.find_spec("mypyc") and importlib.util.find_spec("setuptools"):
        return
    folder = Path(sys.prefix, "compiler")
    if not folder.is_dir():
        with tempfile.TemporaryDirectory(dir=sys.prefix, prefix="compiler-") as new:
            pip = [sys.executable, "-m", "pip", "--quiet", "--quiet", "--disable-pip-version-check"]
            done = subprocess.run([*pip, "install", "--target", f"{new}/parts", *NEEDS], capture_output=True, text=True)
            if done.returncode:
                raise NotCompiled(done.stderr)
            Path(new, "parts").rename(folder)
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))


def compile_installed(behind: bool) -> None:
    """Compile the installed package, and put the engine into its place by one rename."""
    from filelock import FileLock, Timeout

    from grognard import engine

    if engine.ready():
        return None if behind else print("The engine is compiled.")
    package = Path(engine.__file__).parent
    known = engine.stamp(package)
    if not known:
        raise NotCompiled("this installation is compiled already, or runs the sources as they are")
    if not can_compile():
        raise NoCompiler("no C compiler with Python.h was found; to make it fast: sudo apt install gcc python3-dev")
    home = engine.home(package)
    home.mkdir(exist_ok=True)
    progress = Progress(known, home / "progress.json")
    try:
        with FileLock(home / "lock", timeout=2 if behind else -1):
            if engine.ready():
                return
            _remove(home.glob("new-*"))
            works = Path(sys.prefix, "engine")
            work = works / known
            _remove(path for path in works.glob("*") if path != work)
            work.mkdir(parents=True, exist_ok=True)
            try:
                progress(0.0)
                bring_tools()
                made = compile_package(package, work, tell=progress)
                new = home / f"new-{os.getpid()}"
                assemble(work, made, new)
                check(new)
                _remove([home / known])
                new.rename(home / known)
            except (NotCompiled, OSError) as problem:
                _remove(home.glob("new-*"))
                _forget(work)
                progress.write(0.0, last_line(str(problem)))
                raise
            (home / "progress.json").unlink(missing_ok=True)
            _remove([works])
            others = [path for path in home.iterdir() if path.is_dir() and path.name != known]
            _remove(sorted(others, key=lambda path: path.stat().st_mtime)[:-1])  # a server may still run the last one
    except Timeout:
        return
    print(f"The engine is compiled ({_minutes(time.monotonic() - progress.started)}).", flush=True)


def _remove(paths: object) -> None:
    for path in list(paths):  # type: ignore[call-overload]
        shutil.rmtree(path, ignore_errors=True)


def _forget(work: Path) -> None:
    """After a failure the next try begins anew, but for objects that are whole."""
    shutil.rmtree(work / "out", ignore_errors=True)
    if not (work / "build" / "files.json").is_file():
        shutil.rmtree(work, ignore_errors=True)


def end_with(parent: int) -> None:
    """End this process when its parent has gone."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine.")
    parser.add_argument("--behind", type=int, metavar="PID", help="quietly, while this process is the parent")
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="compile the sources here into this new folder")
    parser.add_argument("--level", default=LEVEL, help="of optimisation, with --into")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    if args.behind:
        os.nice(15)
        end_with(args.behind)
    try:
        if args.into:
            with tempfile.TemporaryDirectory() as work:
                made = compile_package(ROOT / "src" / "grognard", Path(work), args.level, Progress("", None))
                assemble(Path(work), made, args.into)
            check(args.into)
        else:
            compile_installed(bool(args.behind))
    except KeyboardInterrupt:
        return 130
    except (NotCompiled, OSError) as problem:
        why = last_line(str(problem))
        print(f"The engine is not compiled, Grognard runs as plain Python: {why}", file=sys.stderr, flush=True)
        return 0 if args.behind else 3 if isinstance(problem, NoCompiler) else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
