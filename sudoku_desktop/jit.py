"""The `kernel` decorator: a function compiled once per installation, run with the GIL released.

Vocabulary: a *kernel* is a plain function over numbers and arrays, compiled by numba; a *kernel source* is a
file that holds kernels or constants they freeze: `kernels.py`, or any file in a folder named `kernels`.

numba's on-disk cache knows only the file a function stands in, so it goes stale when a callee in another file
changes. Each kernel source therefore has a cache folder of its own, named after a digest of the file and of all it
imports from this package, directly or not: a changed kernel is compiled again with those that call it, and no other.
The folders lie in the user's cache folder, so that a read-only installation works too.

With `NUMBA_DISABLE_JIT=1` every kernel is ordinary Python with the same results: the tests hold it to that.
"""

import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import platformdirs
from numba.core import config, types
from numba.core.types.misc import unliteral
from numba.extending import intrinsic

PACKAGE = Path(__file__).parent
KEEP_UNUSED_CACHES_SECONDS = 30 * 24 * 3600
IMPORTED = re.compile(rf"^(?:from|import) +({PACKAGE.name}(?:\.\w+)*)(?: +import +(\([^)]*\)|[^\n]*))?", re.MULTILINE)
"""An absolute import of this package: the module, and what is imported from it."""

F = TypeVar("F", bound=Callable[..., Any])


def kernel_sources() -> list[Path]:
    """Every file that holds kernels, or constants they freeze, in a fixed order."""
    named = PACKAGE.rglob("kernels.py")
    inside = (path for folder in PACKAGE.rglob("kernels") for path in folder.rglob("*.py"))
    return sorted({Path(__file__), *named, *inside})


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
    digest = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for path in sources:
        digest.update(path.relative_to(PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """The folder all compiled kernels lie in: `<user cache>/sudoku-desktop/kernels`."""
    root = os.environ.get("SUDOKU_DESKTOP_CACHE") or platformdirs.user_cache_dir("sudoku-desktop", appauthor=False)
    return Path(root) / "kernels"


@cache
def cache_name(source: Path) -> str:
    """The name of a kernel source's folder in `cache_root()`, for example "ranking-0f3a…"."""
    return f"{source.stem}-{_digest(sources_of(source))}"


CACHE_DIGEST = _digest(kernel_sources())
"""Stands for all kernels of this version together."""


def forget_old_caches() -> None:
    """Delete the caches of other versions that nothing has used for a month."""
    root = cache_root()
    if not root.is_dir():
        return
    current = {cache_name(source) for source in kernel_sources()}
    for folder in root.iterdir():
        if folder.name in current:
            os.utime(folder)
        elif time.time() - folder.stat().st_mtime > KEEP_UNUSED_CACHES_SECONDS:
            if folder.is_dir():
                shutil.rmtree(folder, ignore_errors=True)
            else:
                folder.unlink(missing_ok=True)


KERNELS: list[Any] = []
"""Every kernel that has been defined, so that the tests can hold each to one signature."""

IS_OFF = bool(config.DISABLE_JIT)
"""Whether kernels are ordinary Python in this process."""


def kernel(function: F) -> F:
    """Compile `function` on first call, cached on disk, GIL released, with C's rules for arithmetic.

    Integer division by zero and array bounds are not checked: kernels must not rely on either. Nor may they make
    arrays: numba's counting of references is switched off (its option `_nrt`), because in the loop of the
    genetic algorithm it took as long as the work. Views of arrays are fine.
    """
    return _compiled(function, counts_references=False)


def allocating_kernel(function: F) -> F:
    """As `kernel`, for a function that makes arrays."""
    return _compiled(function, counts_references=True)


def _compiled(function: F, *, counts_references: bool) -> F:
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_root() / cache_name(Path(function.__code__.co_filename)))
    try:
        decorate = numba.njit(nogil=True, cache=True, error_model="numpy", forceinline=False, _nrt=counts_references)
        compiled: F = decorate(function)
    finally:
        config.CACHE_DIR = before
    KERNELS.append(compiled)
    return _blind_to_literals(compiled)


def inlined(function: F) -> F:
    """Compile `function` as a piece of the kernels that call it, always merged into them.

    The compiler's own judgement left calls in the hot loop that took longer than the work: merging everything
    made a trial of the genetic algorithm 1.9 times as fast. Not cached by itself: its callers are.
    """
    compiled: F = numba.njit(nogil=True, error_model="numpy", forceinline=True, _nrt=False)(function)
    return _blind_to_literals(compiled)


def _blind_to_literals(compiled: F) -> F:
    """Let a call with a constant take the same machine code as any other call.

    numba compiles `find_fish(…, 2)` and `find_fish(…, 3)` apart when kernels call them, as if 2 and 3 were types of
    their own, with all that they call in turn: that doubled the time it takes to compile the human ladder.
    """
    if not IS_OFF:
        dispatcher: Any = compiled
        template = dispatcher.get_call_template
        dispatcher.get_call_template = lambda args, kws: template(
            [unliteral(each) for each in args], {name: unliteral(each) for name, each in kws.items()}
        )
    return compiled


# What numba does not offer: two machine instructions, and a way to keep functions apart.

if IS_OFF:

    def stay_apart() -> None:
        """Keep the function that calls this out of its callers."""

    def popcount(word: int) -> int:
        """The number of one bits in a 64-bit word (as unsigned)."""
        return (int(word) & 0xFFFF_FFFF_FFFF_FFFF).bit_count()

    def lowest_bit(word: int) -> int:
        """The index of the lowest one bit in a 64-bit word; the word must not be 0."""
        return (int(word) & -int(word)).bit_length() - 1

else:

    @intrinsic  # type: ignore[untyped-decorator]
    def stay_apart(typing_context: Any) -> Any:
        """Keep the function that calls this out of its callers (LLVM's noinline).

        LLVM merged whole kernels into the loop that calls them: compiling took a minute, and each slowed the
        others down.
        """

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            builder.function.attributes.add("noinline")
            return context.get_dummy_value()

        return types.void(), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def popcount(typing_context: Any, word: Any) -> Any:
        """The number of one bits in a 64-bit word (LLVM's ctpop)."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(context.cast(builder, arguments[0], signature.args[0], types.int64))

        return types.int64(word), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def lowest_bit(typing_context: Any, word: Any) -> Any:
        """The index of the lowest one bit in a 64-bit word, which must not be 0 (LLVM's cttz)."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            from llvmlite import ir

            value = context.cast(builder, arguments[0], signature.args[0], types.int64)
            return builder.cttz(value, ir.Constant(ir.IntType(1), 1))

        return types.int64(word), generate
