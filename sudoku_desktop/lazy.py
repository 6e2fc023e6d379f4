"""Import slow modules (the compiler, the plots) on first use, and in one thread at a time.

numba and pyqtgraph share modules such as colorama. PySide6 wraps the import function, and two threads that imported the
same module through it at the same time occasionally failed with a KeyError. So worker threads import such modules
inside `with import_lock():`. A package that exports its compiled half with `lazy_getattr` does this for its users: its
light names are available at once, and the first use of another name imports the modules that define it.
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
def import_lock() -> Iterator[None]:
    """Serialise imports of the compiler and the plots between worker threads; reentrant.

    The main thread never waits: it may be importing a module that the thread holding the lock waits for.
    """
    is_main = threading.current_thread() is threading.main_thread()
    is_inside = _LOCK.acquire(blocking=not is_main)
    try:
        yield
    finally:
        if is_inside:
            _LOCK.release()


def preload_libraries(packages: Mapping[str, str]) -> None:
    """Read the shared libraries of modules into the file system cache, before a thread imports these modules.

    Loading a library holds the GIL while the disk is read, half a second for OpenCV's 70 MiB; reading the file does
    not. `packages` maps each module to the name of the package that provides it.
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


def lazy_getattr(package: str, *modules: str) -> Callable[[str], object]:
    """Return a module-level `__getattr__` that finds the names of a package's `__all__` in these submodules.

    A module that starts with a dot belongs to the package one level up, as in relative imports.
    All submodules are imported when the first missing name is requested.
    """

    def load(name: str) -> object:
        namespace = vars(sys.modules[package])
        if name not in namespace["__all__"]:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        with import_lock():
            loaded = [vars(import_module(f".{module}", package)) for module in modules]
        for missing in set(namespace["__all__"]) - set(namespace):
            namespace[missing] = next(names[missing] for names in loaded if missing in names)
        return namespace[name]

    return load
