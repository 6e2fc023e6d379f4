"""What takes long to import (the compiler, the plots) is imported when it is first used, by one thread at a time.

numba and pyqtgraph share modules (colorama is one). PySide6 wraps the import function, and two threads that import
the same module at the same time through it were seen to fail now and then with a KeyError. So whoever imports such
modules in a pool thread does it in `with heavy_imports():`. A package that exports its compiled half by `lazily` does
that for its users: its light names are there at once, and the first use of any other imports the modules it is in.
"""

import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

LIBRARY_SUFFIXES = {".so", ".dylib", ".pyd", ".dll"}
_LOCK = threading.RLock()


@contextmanager
def heavy_imports() -> Iterator[None]:
    """Entered while a thread imports what compiles or plots; the others wait, and the same thread may enter again.

    The main thread never waits: it may be in the middle of importing a module that the thread inside waits for.
    """
    is_main = threading.current_thread() is threading.main_thread()
    is_inside = _LOCK.acquire(blocking=not is_main)
    try:
        yield
    finally:
        if is_inside:
            _LOCK.release()


def read_ahead(packages: Mapping[str, str]) -> None:
    """Have the system hold the compiled libraries of modules in its memory, before they are imported in a thread.

    Loading one holds Python's lock while the disk is read, for half a second of OpenCV's 70 MiB; reading does not.
    `packages`: by module, the package that it comes with.
    """
    buffer = bytearray(1 << 20)
    for module, package in packages.items():
        spec = None if module in sys.modules else find_spec(module)
        if spec is None or spec.origin is None:
            continue
        site = Path(spec.origin).parents[bool(spec.submodule_search_locations)]
        beside = site.glob(f"{package.replace('-', '_')}.libs/*")
        for file in (*site.glob(f"{module}*"), *site.glob(f"{module}*/**/*"), *beside):
            if LIBRARY_SUFFIXES.intersection(file.suffixes):
                with suppress(OSError), file.open("rb", buffering=0) as library:
                    while library.readinto(buffer):
                        pass


def lazily(package: str, *modules: str) -> Callable[[str], object]:
    """The `__getattr__` of a package that finds the missing names of its `__all__` in these modules of its own.

    All of them are imported when the first of the names is asked for.
    """

    def load(name: str) -> object:
        namespace = vars(sys.modules[package])
        if name not in namespace["__all__"]:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        with heavy_imports():
            loaded = [vars(import_module(f"{package}.{module}")) for module in modules]
        for missing in set(namespace["__all__"]) - set(namespace):
            namespace[missing] = next(names[missing] for names in loaded if missing in names)
        return namespace[name]

    return load
