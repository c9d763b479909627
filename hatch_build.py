"""The build hook: builds the client for the browser, and compiles the engine with mypyc where that is possible.

GROGNARD_PURE=1 leaves the engine plain Python in any case. Editable installs are plain unless GROGNARD_COMPILE=1.
Only hatchling and the standard library are imported here: hatchling hides an ImportError of this file, and with it
what `dependencies` asks for.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Types are checked strictly by `make test`. Here only what mypyc compiles has to pass, and nothing has to be installed.
SETUP = """
from mypyc.build import mypycify
from pybind11.setup_helpers import ParallelCompile
from setuptools import setup

ParallelCompile().install()
setup(
    name="grognard-engine",
    package_dir={{"": "src"}},
    ext_modules=mypycify(
        ["--follow-imports=silent", "--ignore-missing-imports", *{modules!r}],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="grognard",
    ),
)
"""
PLAIN = ("__init__.py", "__main__.py")  # declarations and start-up: nothing to gain, and `python -m` wants source


def wished(name: str) -> bool:
    return os.environ.get(name, "0") not in ("", "0")


def can_compile() -> bool:
    """Whether there is a C compiler that finds Python.h."""
    cc = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(cc[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        command = [*cc, f"-I{sysconfig.get_path('include')}", "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        return subprocess.run(command, capture_output=True).returncode == 0


def newest(paths: list[Path]) -> float:
    return max((path.stat().st_mtime for path in paths if path.is_file()), default=0.0)


class GrognardBuild(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """What pip has to bring into the build environment."""
        compiler = ["mypy>=2.0,<3", "pybind11>=2.13", "setuptools>=77"] if self._compiles() else []
        node = [self._npm().PACKAGE] if self._stale() and self._npm().system_npm() is None else []
        return compiler + node

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self._scratch = tempfile.TemporaryDirectory(prefix="grognard-build-")
        self._work = Path(self._scratch.name).resolve()
        self._build_client()
        if version == "editable":
            for old in Path(self.root, "src").rglob("*.so"):
                old.unlink()  # it would win over the .py beside it
            if wished("GROGNARD_COMPILE"):
                for built in self._compile():
                    shutil.copy(built, Path(self.root, built.relative_to(self._work)))
        elif self._compiles():
            for built in self._compile():
                build_data["force_include"][str(built)] = str(built.relative_to(self._work / "src"))
                build_data["pure_python"], build_data["infer_tag"] = False, True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self._scratch.cleanup()

    def _npm(self) -> Any:
        """tools/npm.py, which is in no package."""
        sys.path.insert(0, str(Path(self.root, "tools")))
        import npm

        return npm

    def _stale(self) -> bool:
        """Whether a source of the client is newer than what was built of it."""
        web, words = Path(self.root, "web"), Path(self.root, "src").rglob("*.ftl")
        sources = [*web.glob("*.*"), *web.glob("public/**/*"), *web.glob("src/**/*"), *words]
        return newest(sources) > newest([Path(self.root, "src/grognard/server/static/index.html")])

    def _build_client(self) -> None:
        if self._stale():
            self._npm().install()
            self._npm().run(["run", "build"])

    def _compiles(self) -> bool:
        return not wished("GROGNARD_PURE") and can_compile()

    def _compile(self) -> list[Path]:
        """The compiled modules, built in a copy of the sources so that the project's tree stays clean."""
        shutil.copytree(
            Path(self.root, "src"), self._work / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "static")
        )
        found = {path for pattern in self.config["compile"] for path in self._work.glob(pattern)}
        modules = sorted(str(path.relative_to(self._work)) for path in found if path.name not in PLAIN)
        if not modules:
            return []
        (self._work / "setup.py").write_text(SETUP.format(modules=modules))
        command = [sys.executable, "setup.py", "build_ext", "--inplace"]
        done = subprocess.run(command, cwd=self._work, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            raise SystemExit(f"{done.stdout}\nmypyc failed. GROGNARD_PURE=1 installs plain Python instead.")
        return sorted((self._work / "src").rglob("*.so"))
