"""Where compiled kernels are kept from one start of the program to the next.

Vocabulary: a *kernel source* is a file that holds kernels or constants they freeze: `kernels.py`, or any file in a
folder named `kernels`. An *entry* is a file with the machine code of one kernel. A *record* lists the entries that one
*part* of the program needs, and is written when all of them are there.

The entries of a kernel source lie in a folder named after a digest of the source and of all it imports from this
package, directly or not: a changed kernel is compiled again with those that call it, and no other. (numba's own cache
knows only the file a function stands in, so it goes stale when a callee in another file changes.) The folders lie in
the user's cache folder, so that a read-only installation works too, and checkouts with the same sources share them.

An entry begins with a checksum: a damaged one is thrown away and compiled again. And it is code that will be run:
where others could write it, or nobody can, kernels are kept in a private folder that is deleted at the end.
"""

import atexit
import hashlib
import json
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable
from contextlib import suppress
from enum import Enum, auto
from functools import cache
from importlib.metadata import version
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).parent
PLACE = "SUDOKU_DESKTOP_CACHE"
"""The environment variable that names another folder than the user's own for caches."""
KEEP_UNUSED_SECONDS = 30 * 24 * 3600
IMPORTED = re.compile(rf"^(?:from|import) +({PACKAGE.name}(?:\.\w+)*)(?: +import +(\([^)]*\)|[^\n]*))?", re.MULTILINE)
"""An absolute import of this package: the module, and what is imported from it."""
DIGEST_SIZE = hashlib.sha256().digest_size


# Which sources a kernel depends on.


def kernel_sources() -> list[Path]:
    """Every file that holds kernels, or constants they freeze, in a fixed order."""
    named = PACKAGE.rglob("kernels.py")
    inside = (path for folder in PACKAGE.rglob("kernels") for path in folder.rglob("*.py"))
    return sorted({PACKAGE / "jit.py", *named, *inside})


def sources_of(source: Path) -> list[Path]:
    """The file and every file of this package that it imports, directly or not, in a fixed order."""
    found = {source}
    pending = [source]
    while pending:
        for imported in _imports(pending.pop()):
            if imported not in found:
                found.add(imported)
                pending.append(imported)
    return sorted(found)


@cache
def _imports(source: Path) -> tuple[Path, ...]:
    """The files that the absolute imports of this package in `source` name."""
    stems = []
    for module, names in IMPORTED.findall(source.read_text(encoding="utf-8")):
        # "from package import module" names a file too.
        tails = ["", *(f".{name}" for name in re.findall(r"\w+", names))]
        stems += [PACKAGE.joinpath(*(module + tail).split(".")[1:]) for tail in tails]
    candidates = (path for stem in stems for path in (stem.with_suffix(".py"), stem / "__init__.py"))
    return tuple(path for path in candidates if path.is_file())


def _digest(sources: Iterable[Path]) -> str:
    digest = hashlib.sha256(f"{version('numba')} {version('llvmlite')} {sys.version}".encode())
    for path in sources:
        digest.update(path.relative_to(PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def folder_name(source: Path) -> str:
    """The name of the folder for the kernels of a source, for example "ranking-0f3a…"."""
    return f"{source.stem}-{_digest(sources_of(source))}"


# The folder that holds all others.


class Refusal(Enum):
    """Why the user's cache folder is not used."""

    OTHERS_CAN_WRITE = auto()
    OWNED_BY_SOMEBODY_ELSE = auto()
    CANNOT_BE_WRITTEN = auto()


def preferred_root() -> Path:
    """The folder compiled kernels should lie in: `<user cache>/sudoku-desktop/compiled`."""
    place = os.environ.get(PLACE) or platformdirs.user_cache_dir("sudoku-desktop", appauthor=False)
    return Path(place).absolute() / "compiled"


@cache
def _chosen() -> tuple[Path, Refusal | None]:
    wanted = preferred_root()
    refusal = refusal_of(wanted)
    if refusal is None:
        return wanted, None
    private = tempfile.mkdtemp(prefix="sudoku-desktop-")  # nobody else can read or write it
    atexit.register(delete_private_root)
    os.environ[PLACE] = private  # processes that this one starts compile for this one
    root = preferred_root()
    root.mkdir(mode=0o700)
    return root, refusal


def cache_root() -> Path:
    """The folder compiled kernels do lie in; one for this process alone where the wanted one is refused."""
    return _chosen()[0]


def delete_private_root() -> None:
    """Delete the folder that served this process alone, if there is one; done at exit, but not by `os._exit`."""
    if _chosen.cache_info().currsize and refusal() is not None:
        shutil.rmtree(cache_root().parent, ignore_errors=True)


def refusal() -> Refusal | None:
    """Why `preferred_root` is not used, or None when it is."""
    return _chosen()[1]


def refusal_of(root: Path) -> Refusal | None:
    """Make the folder if it is not there; why it cannot hold code that will be run, or None when it can."""
    try:
        root.mkdir(mode=0o700, parents=True, exist_ok=True)
        status = root.stat()
    except OSError:
        return Refusal.CANNOT_BE_WRITTEN
    if os.name == "posix":
        if status.st_uid not in (0, os.geteuid()):
            return Refusal.OWNED_BY_SOMEBODY_ELSE
        if status.st_mode & 0o022:
            return Refusal.OTHERS_CAN_WRITE
    return None if os.access(root, os.W_OK | os.X_OK) else Refusal.CANNOT_BE_WRITTEN


def delete_old_caches() -> None:
    """Delete what belongs to other versions and has not been used for a month."""
    current = {folder_name(source) for source in kernel_sources()}
    with suppress(OSError):
        for each in cache_root().iterdir():
            if each.name in current:
                os.utime(each)
            elif time.time() - each.stat().st_mtime > KEEP_UNUSED_SECONDS:
                if each.is_dir():
                    shutil.rmtree(each, ignore_errors=True)
                else:
                    each.unlink(missing_ok=True)


# Entries and records.


def read_entry(path: Path) -> bytes | None:
    """What was written, or None when there is nothing, or nothing whole: a damaged entry is deleted."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    content = data[DIGEST_SIZE:]
    if hashlib.sha256(content).digest() == data[:DIGEST_SIZE]:
        return content
    delete_entry(path)
    return None


def delete_entry(path: Path) -> None:
    """Delete an entry that is of no use."""
    with suppress(OSError):
        path.unlink()


def write_entry(path: Path, content: bytes) -> None:
    """Write it whole or not at all; raises OSError."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".tmp-")
    try:
        with open(handle, "wb") as file:
            file.write(hashlib.sha256(content).digest())
            file.write(content)
        os.replace(temporary, path)
    except BaseException:
        delete_entry(Path(temporary))
        raise


def _record(part: str, machine: str) -> Path:
    digest = hashlib.sha256(f"{_digest(kernel_sources())} {machine}".encode()).hexdigest()[:16]
    return cache_root() / f"{part}-complete-{digest}"


def write_record(part: str, machine: str, entries: Iterable[Path]) -> None:
    """Note which entries a part of the program needs on this kind of machine; raises OSError."""
    names = sorted(path.relative_to(cache_root()).as_posix() for path in entries)
    write_entry(_record(part, machine), json.dumps(names).encode())


def is_complete(part: str, machine: str) -> bool:
    """Whether all that a part needs has been compiled for this kind of machine, and is undamaged."""
    record = read_entry(_record(part, machine))
    if record is None:
        return False
    return all(read_entry(cache_root() / name) is not None for name in json.loads(record))
