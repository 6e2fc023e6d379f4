"""Store compiled kernels on disk between starts of the program.

Vocabulary: a *kernel source* is a file with kernels, or with constants that kernels embed: `kernels.py`, or any file in
a folder named `kernels`. An *entry* is a file with the machine code of one kernel. A *record* lists the entries that
one *part* of the program needs, and is written when all of them exist.

The entries of a kernel source are in a folder named after a digest of the source and of all its imports from this
package, direct and indirect: a changed kernel is compiled again together with those that call it, and no other.
(numba's own cache knows only the file that defines a function, so it is stale when a callee in another file changes.)
The folders are in the user's cache folder, so that a read-only installation works and checkouts with equal sources
share them.

An entry begins with a checksum: a damaged one is deleted and compiled again. Since entries are code that will be
executed, a folder that other users can write, or that cannot be written, is refused, and a private folder is used that
is deleted at exit.
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
"""Name of the environment variable for the cache folder, which replaces the user's default."""
KEEP_UNUSED_SECONDS = 30 * 24 * 3600
IMPORTED = re.compile(rf"^(?:from|import) +({PACKAGE.name}(?:\.\w+)*)(?: +import +(\([^)]*\)|[^\n]*))?", re.MULTILINE)
"""Pattern of an absolute import from this package: the module, and the imported names."""
DIGEST_SIZE = hashlib.sha256().digest_size


# Dependencies of kernel sources.


def kernel_sources() -> list[Path]:
    """Return all files with kernels, or with constants that kernels embed, sorted."""
    named = PACKAGE.rglob("kernels.py")
    inside = (path for folder in PACKAGE.rglob("kernels") for path in folder.rglob("*.py"))
    return sorted({PACKAGE / "jit.py", *named, *inside})


def sources_of(source: Path) -> list[Path]:
    """Return a file and all files of this package that it imports, directly or indirectly, sorted."""
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
    """Return the files of this package that `source` imports by absolute imports."""
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
    """Return the name of the cache folder for a kernel source, for example "ranking-0f3a…"."""
    return f"{source.stem}-{_digest(sources_of(source))}"


# The root folder of the cache.


class Refusal(Enum):
    """Reason why the user's cache folder is not used."""

    OTHERS_CAN_WRITE = auto()
    OWNED_BY_SOMEBODY_ELSE = auto()
    CANNOT_BE_WRITTEN = auto()


def preferred_root() -> Path:
    """Return the preferred folder for compiled kernels: `<user cache>/sudoku-desktop/compiled`."""
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
    os.environ[PLACE] = private  # child processes compile into the same folder
    root = preferred_root()
    root.mkdir(mode=0o700)
    return root, refusal


def cache_root() -> Path:
    """Return the folder of compiled kernels: the preferred one, or a private one if that was refused."""
    return _chosen()[0]


def delete_private_root() -> None:
    """Delete the private folder of this process, if there is one. Runs at exit, but not after `os._exit`."""
    if _chosen.cache_info().currsize and refusal() is not None:
        shutil.rmtree(cache_root().parent, ignore_errors=True)


def refusal() -> Refusal | None:
    """Return why the preferred folder is not used, or None."""
    return _chosen()[1]


def refusal_of(root: Path) -> Refusal | None:
    """Create the folder if necessary; return why it cannot safely hold code, or None."""
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
    """Delete folders of other versions that have not been used for a month."""
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
    """Return the content of an entry, or None when it is missing or damaged; a damaged entry is deleted."""
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
    """Delete an entry, ignoring errors."""
    with suppress(OSError):
        path.unlink()


def write_entry(path: Path, content: bytes) -> None:
    """Write an entry atomically; raise OSError when that fails."""
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
    """Store the list of entries that a part of the program needs on this kind of machine; raise OSError on failure."""
    names = sorted(path.relative_to(cache_root()).as_posix() for path in entries)
    write_entry(_record(part, machine), json.dumps(names).encode())


def is_complete(part: str, machine: str) -> bool:
    """Return whether all entries that a part needs on this kind of machine exist and are undamaged."""
    record = read_entry(_record(part, machine))
    if record is None:
        return False
    return all(read_entry(cache_root() / name) is not None for name in json.loads(record))
