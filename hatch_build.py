"""The build hook: builds the client for the browser, and compiles the engine with mypyc where that is possible.

GROGNARD_PURE=1 leaves the engine plain Python; such a wheel carries the stamp by which an engine that is compiled later
(tools/compile.py) is known. Editable installs are plain. Only hatchling and the standard library are imported here: hatchling
hides an ImportError of this file, and with it what `dependencies` asks for.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def newest(paths: list[Path]) -> float:
    return max((path.stat().st_mtime for path in paths if path.is_file()), default=0.0)


class GrognardBuild(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """What pip has to bring into the build environment."""
        npm, compiling = self._tools()
        compiler = compiling.NEEDS if self._compiles() else []
        node = [npm.PACKAGE] if self._stale() and npm.system_npm() is None else []
        return [*compiler, *node]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self._scratch = tempfile.TemporaryDirectory(prefix="grognard-build-")
        npm, compiling = self._tools()
        if self._stale():
            npm.install()
            npm.run(["run", "build"])
        package = Path(self.root, "src", "grognard")
        included = build_data["force_include"]
        if version == "editable":
            for old in package.rglob("*.so"):
                old.unlink()  # it would win over the .py beside it
        elif self._compiles():
            try:
                made = compiling.compile_package(package, Path(self._scratch.name).resolve())
            except compiling.NotCompiled as problem:
                raise SystemExit(f"{problem}\nmypyc failed. GROGNARD_PURE=1 installs plain Python instead.") from None
            for number, (place, built) in enumerate(made.items()):
                one = Path(self._scratch.name, f"{number}.so")  # a file goes to one place only
                shutil.copyfile(built, one)
                included[str(one)] = place
            build_data["pure_python"], build_data["infer_tag"] = False, True
        else:
            stamp = Path(self._scratch.name, "stamp")
            stamp.write_text(compiling.stamp_of(package))
            included[str(stamp)] = "grognard/stamp"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self._scratch.cleanup()

    def _tools(self) -> Any:
        """tools/npm.py and tools/compile.py, which are in no package."""
        sys.path.insert(0, str(Path(self.root, "tools")))
        try:
            import compile as compiling
            import npm
        finally:
            sys.path.pop(0)
        return npm, compiling

    def _stale(self) -> bool:
        """Whether a source of the client is newer than what was built of it."""
        web, words = Path(self.root, "web"), Path(self.root, "src").rglob("*.ftl")
        sources = [*web.glob("*.*"), *web.glob("public/**/*"), *web.glob("src/**/*"), *words]
        return newest(sources) > newest([Path(self.root, "src/grognard/server/static/index.html")])

    def _compiles(self) -> bool:
        return os.environ.get("GROGNARD_PURE", "0") in ("", "0") and bool(self._tools()[1].can_compile())
