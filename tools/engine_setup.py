"""What compiles the engine: mypyc writes the modules as C, and the C compiler of this machine makes one library of it.

tools/compile.py runs it in a folder with a copy of the sources in `src`; mypy and setuptools must be there. What was compiled
before an interruption is not compiled again. Each step is told in a line: what is done, and of how much.
"""

import json
import os
import shutil
import sys
import sysconfig
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

UNITS = 24  # large C files: each reads a header of a megabyte, and the largest one takes the memory
JOBS = 8  # at the most at once, each of up to 400 MB
GROUP = "grognard"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
C, OBJECTS = Path("build"), Path("objects")

# A module of the engine is an extension that fetches itself from the library. mypyc would compile one for each of them; this
# one asks the import system who it is, and is copied.
DOOR = """
#include <Python.h>
static PyObject *create(PyObject *spec, PyModuleDef *def) {
    PyObject *made = NULL, *name = NULL, *inner = NULL, *key = NULL, *library = NULL, *capsule = NULL;
    if (!(name = PyObject_GetAttrString(spec, "name"))) goto end;
    if (!(inner = PyObject_CallMethod(name, "replace", "ss", ".", "___"))) goto end;
    if (!(key = PyUnicode_FromFormat("init_%U", inner))) goto end;
    if (!(library = PyImport_ImportModule("grognard__mypyc"))) goto end;
    if (!(capsule = PyObject_GetAttr(library, key))) goto end;
    void *start = PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    if (start) made = ((PyObject * (*)(void)) start)();
end:
    Py_XDECREF(name); Py_XDECREF(inner); Py_XDECREF(key); Py_XDECREF(library); Py_XDECREF(capsule);
    return made;
}
static PyModuleDef_Slot slots[] = {{Py_mod_create, create}, {0, NULL}};
static PyModuleDef door = {PyModuleDef_HEAD_INIT, "door", NULL, 0, NULL, slots, NULL, NULL, NULL};
"""


def tell(done: int, of: int) -> None:
    print(f"{done} {of}", flush=True)


def end_with_parent() -> None:
    """Whoever started this holds the other end of its input; when he is gone, there is nobody to compile for."""
    os.read(0, 1)
    os._exit(1)


def c_files(modules: list[str], level: str) -> list[str]:
    """Let mypyc write the C files, unless it has; the large ones come first."""
    note = C / "files.json"
    if not note.is_file():
        from mypyc.build import mypycify

        # Types are checked strictly by `make test`. Here only what mypyc compiles has to pass, and nothing has to be installed.
        quick = ["--follow-imports=silent", "--ignore-missing-imports"]
        made = mypycify([*quick, *modules], opt_level=level, debug_level="0", multi_file=True, group_name=GROUP)
        library = made[0]
        told = {"files": _units(library.sources), "include": library.include_dirs, "flags": library.extra_compile_args}
        (C / "new.json").write_text(json.dumps(told))
        (C / "new.json").replace(note)
    files: list[str] = json.loads(note.read_text())["files"]
    return files


def _units(sources: list[str]) -> list[str]:
    """The C files of the modules, several in one; the rest as it is."""
    mine = sorted(source for source in sources if Path(source).name.startswith(f"__native_{GROUP}__"))
    total = sum(Path(source).stat().st_size for source in mine)
    units: dict[int, list[str]] = {}
    passed = 0
    for source in mine:
        units.setdefault(passed * UNITS // total, []).append(source)
        passed += Path(source).stat().st_size
    made = []
    for number, parts in units.items():
        unit = C / f"unit_{number:02}.c"
        unit.write_text("".join(f'#include "{Path(part).name}"\n' for part in parts))
        made.append(str(unit))
    rest = [source for source in sources if source not in mine]
    rest.sort(key=lambda source: -Path(source).stat().st_size)
    return [rest[0], *made, *rest[1:]]


class Compile(build_ext):
    """Compiles the files side by side and links them; the compiler is the one that setuptools finds."""

    def build_extensions(self) -> None:
        modules: list[str] = JOB["modules"]
        files = c_files(modules, JOB["level"])
        told = json.loads((C / "files.json").read_text())
        self.extra = [*told["flags"], *(["-w"] if self.compiler.compiler_type == "unix" else [])]
        self.include = told["include"]
        names = sorted({Path(module).stem for module in modules})
        door = C / "door.c"
        doors = [f"PyMODINIT_FUNC PyInit_{name}(void) {{ return PyModuleDef_Init(&door); }}" for name in names]
        door.write_text(DOOR + "\n".join(doors))
        OBJECTS.mkdir(exist_ok=True)
        done, of = 0, len(files) + 1
        tell(done, of)
        with ThreadPoolExecutor(min(JOBS, os.cpu_count() or 1)) as crew:
            objects = []
            for made in crew.map(self._object, [*files, str(door)]):
                objects.append(made)
                done += 1
                tell(done, of)
        out = Path("out")
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir()
        self._link(objects[:-1], out / f"grognard__mypyc{SUFFIX}", ["grognard__mypyc"])
        self._link(objects[-1:], out / f"door{SUFFIX}", names)

    def _object(self, source: str) -> str:
        made = OBJECTS / f"{Path(source).stem}{self.compiler.obj_extension}"
        if not made.exists():
            with tempfile.TemporaryDirectory(dir=OBJECTS) as folder:
                (new,) = self.compiler.compile([source], folder, include_dirs=self.include, extra_postargs=self.extra)
                Path(new).replace(made)
        return str(made)

    def _link(self, objects: list[str], target: Path, names: list[str]) -> None:
        like: Any = self.extensions[0]
        self.compiler.link_shared_object(
            objects,
            str(target),
            libraries=self.get_libraries(like),
            library_dirs=like.library_dirs,
            runtime_library_dirs=like.runtime_library_dirs,
            export_symbols=[f"PyInit_{name}" for name in names],
            build_temp=str(OBJECTS),
        )


if __name__ == "__main__":
    threading.Thread(target=end_with_parent, daemon=True).start()
    JOB: dict[str, Any] = json.loads(sys.argv[1])
    setup(
        name="grognard-engine",
        packages=[],
        ext_modules=[Extension("grognard__mypyc", [])],
        cmdclass={"build_ext": Compile},
        script_args=["--quiet", "build_ext"],
    )
