"""The `kernel` decorator: compile a function once per installation and run it with the GIL released.

Vocabulary: a *kernel* is a plain function over numbers and arrays, compiled by numba and stored on disk
(`kernel_cache`). Python calls few kernels; most are called by other kernels only, and there a kernel is a *fragment*:
LLVM's intermediate code, which is optimised and translated to machine code once, within the kernel that Python calls.
numba alone would optimise and translate every function, again with each of its callers, and wrap it for calls from
Python and from C: compiling took twice as long, for machine code that was no faster.

With `NUMBA_DISABLE_JIT=1` every kernel is ordinary Python with the same results, which the tests check.
"""

from __future__ import annotations

import ctypes
import hashlib
import pickle
from collections.abc import Callable
from functools import cache, cached_property, partial, update_wrapper
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from llvmlite.binding import Linkage, parse_assembly
from numba.core import config, types
from numba.core.caching import NullCache
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult
from numba.core.registry import cpu_target
from numba.core.runtime import nrtdynmod, rtsys
from numba.core.serialize import dumps
from numba.core.types.misc import unliteral
from numba.extending import intrinsic

from sudoku_desktop.kernel_cache import cache_root, delete_entry, folder_name, read_entry, write_entry

F = TypeVar("F", bound=Callable[..., Any])

KERNELS: list[_Kernel] = []
"""All kernels that are not inlined, so that the tests can check that each has a single signature."""
USED_ENTRIES: set[Path] = set()
"""Cache entries that this process has loaded or written."""
WRITE_ERRORS: list[OSError] = []
"""Errors from writing cache entries; the kernels still work in this process."""

CALLBACK = ctypes.CFUNCTYPE(ctypes.c_double, *[ctypes.c_int64] * 5)
"""Type of the C functions that kernels call by address: five integers, mostly addresses, to a number."""

IS_OFF = bool(config.DISABLE_JIT)
"""Whether kernels run as ordinary Python in this process."""


def kernel(function: F) -> F:
    """Compile a function on its first call; cache it on disk, release the GIL, and use C's rules for arithmetic.

    Integer division by zero and array bounds are not checked, so kernels must not rely on either. Kernels must not
    create arrays: numba's reference counting is switched off (its option `_nrt`), because it took as long as the work
    in the loop of the genetic algorithm. Views of arrays are allowed.
    """
    return _compiled(function)


def allocating_kernel(function: F) -> F:
    """Compile a function as `kernel` does, but allow it to create arrays."""
    return _compiled(function, counts_references=True)


def inlined(function: F) -> F:
    """Compile a function that is always inlined into the kernels that call it, and not cached by itself.

    The compiler's own choice left calls in the hot loop that took longer than the work: inlining everything made a
    trial of the genetic algorithm 1.9 times as fast.
    """
    return _compiled(function, is_merged=True)


class _Kernel:
    """A decorated function, which numba compiles when Python or another kernel first calls it.

    Hundreds of functions are defined at every start, but few of them are called when machine code is cached.
    """

    def __init__(
        self, function: Callable[..., Any], *, counts_references: bool = False, is_merged: bool = False
    ) -> None:
        update_wrapper(self, function)
        self._function = function
        self._is_merged = is_merged
        self._options = {
            "nogil": True,
            "error_model": "numpy",
            "forceinline": is_merged,
            "_nrt": counts_references,
            "no_cfunc_wrapper": True,
        }
        if not is_merged:
            KERNELS.append(self)

    def __call__(self, *arguments: Any) -> Any:
        return self.dispatcher(*arguments)

    @cached_property
    def dispatcher(self) -> Any:
        """The numba dispatcher for calls from Python."""
        dispatcher = numba.njit(pipeline_class=_WholeCompiler, **self._options)(self._function)
        if not self._is_merged:
            dispatcher._cache = _Entries(self._function)
        return dispatcher

    @cached_property
    def fragment(self) -> Any:
        """The numba dispatcher for calls from other kernels."""
        fragment = numba.njit(no_cpython_wrapper=True, pipeline_class=_FragmentCompiler, **self._options)(
            self._function
        )
        template = fragment.get_call_template
        fragment.get_call_template = lambda args, kws: template(*_without_literals(args, kws))
        return fragment

    @property
    def _numba_type_(self) -> Any:
        """The numba type of this function within a calling kernel."""
        return self.fragment._numba_type_

    @property
    def signatures(self) -> list[Any]:
        """The argument types for which this was compiled or loaded, by Python or within a kernel."""
        made = [vars(self)[name] for name in ("dispatcher", "fragment") if name in vars(self)]
        return list(dict.fromkeys(signature for each in made for signature in each.signatures))


def _compiled(function: F, **options: bool) -> F:
    return function if IS_OFF else cast("F", _Kernel(function, **options))


def _without_literals(args: Any, kws: Any) -> Any:
    """Remove literal types from the arguments of a call, so that calls with constants share one compiled version.

    numba compiles `find_fish(…, 2)` and `find_fish(…, 3)` separately when kernels call them, as if 2 and 3 were
    different types, with all their callees: that doubled the time to compile the human solver.
    """
    return [unliteral(each) for each in args], {name: unliteral(each) for name, each in kws.items()}


# Fragments.


class _Fragment(JITCodeLibrary):  # type: ignore[misc]
    """The code of a function that only kernels call: kept unoptimised until it is linked into a kernel."""

    @property
    def codegen(self) -> Any:
        """The code generator, without the one method that needs machine code."""
        return _WithoutMachineCode(self._codegen)

    def get_pointer_to_function(self, name: str) -> int:
        """Return 0, numba's value for missing machine code."""
        self._ensure_finalized()
        return 0

    def _optimize_final_module(self) -> None:
        """Skip optimisation, which takes place in the kernel that this fragment is linked into."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


class _WithoutMachineCode:
    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, environment: object) -> None:
        """Do nothing: an environment holds the Python objects of a function, and kernels use none."""


class _Whole(JITCodeLibrary):  # type: ignore[misc]
    """The code of a kernel that Python calls, with all fragments it calls."""

    def _optimize_final_module(self) -> None:
        # Nothing else calls the fragments, so unused arguments need not be passed: an array is seven, of which two are
        # used, and for a small population passing them took a twentieth of a generation's time.
        for function in self._final_module.functions:
            if function.linkage is Linkage.linkonce_odr and not function.is_declaration:
                function.linkage = Linkage.internal
        super()._optimize_final_module()


class _WholeCompiler(Compiler):  # type: ignore[misc]
    def define_pipelines(self) -> Any:
        state = self.state
        state.library = _Whole(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return super().define_pipelines()


class _FragmentCompiler(Compiler):  # type: ignore[misc]
    def define_pipelines(self) -> Any:
        state = self.state
        state.library = _Fragment(state.targetctx.codegen(), state.func_id.func_qualname)
        return super().define_pipelines()


# The cache on disk.


@cache
def machine() -> str:
    """Return the properties that machine code depends on: the processor, its features, and the system."""
    return repr(cpu_target.target_context.codegen().magic_tuple())


class _Entries(NullCache):  # type: ignore[misc]
    """The cache entries of one kernel, as numba requests them: one for each signature, of which a kernel has one."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._source = Path(function.__code__.co_filename)
        self._name = function.__qualname__

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        """Return the compiled kernel from the cache, or None when it must be compiled."""
        _start_runtime(target_context)
        return _load(_entry(self._source, self._name, signature), partial(CompileResult._rebuild, target_context))

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Store a compiled kernel; it is used even if storing fails."""
        assert not compiled.library.has_dynamic_globals, f"{self._name} uses an array too large to be kept with it"
        (name, kind, (machine_code, _)), description, *others = compiled._reduce()
        # Besides machine code numba stores code to link into callers, which use fragments instead, and the Python
        # objects of called functions, of which there are none. Both took memory and time at every start.
        wrapper = description.llvm_cpython_wrapper_name
        symbols = parse_assembly(f'define void @"{wrapper}"() {{ ret void }}').as_bitcode()
        others[-1] = ()
        _keep(
            _entry(self._source, self._name, signature), ((name, kind, (machine_code, symbols)), description, *others)
        )


class _Callback(NullCache):  # type: ignore[misc]
    """The cache entry of a C function that is compiled from a source text."""

    def __init__(self, source: Path, name: str) -> None:
        self._source, self._name = source, name

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        """Return the compiled function from the cache, or None when it must be compiled."""
        _start_runtime(target_context)
        path = _entry(self._source, self._name, signature)
        compiled = _load(path, partial(CompileResult._rebuild, target_context))
        USED_ENTRIES.discard(path)  # no part of the program needs it
        return compiled

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Store a compiled function; it is used even if storing fails."""
        path = _entry(self._source, self._name, signature)
        # Without the Python objects of called functions: there are none, and those of a text cannot be loaded.
        _keep(path, (*compiled._reduce()[:-1], ()))
        USED_ENTRIES.discard(path)


def stored_callback(source: str, name: str) -> Any:
    """Return the cache of a C function compiled from a source text, in the form that numba's `CFunc` expects."""
    return _Callback(Path(source), name)


def _entry(source: Path, name: str, signature: object) -> Path:
    key = hashlib.sha256(f"{signature} {machine()}".encode()).hexdigest()[:16]
    return cache_root() / folder_name(source) / f"{name}-{key}.kernel"


def _load(path: Path, rebuild: Callable[..., Any]) -> Any:
    """Return the result of `rebuild` for a cache entry, or None when there is no valid entry."""
    content = read_entry(path)
    if content is None:
        return None
    try:
        rebuilt = rebuild(*pickle.loads(content))
    except Exception:  # compiling it again repairs any kind of damage
        delete_entry(path)
        return None
    USED_ENTRIES.add(path)
    return rebuilt


def _keep(path: Path, payload: tuple[Any, ...]) -> None:
    try:
        write_entry(path, dumps(payload))
    except OSError as error:
        WRITE_ERRORS.append(error)
    else:
        USED_ENTRIES.add(path)


@cache
def _start_runtime(target_context: Any) -> None:
    """Load numba's runtime for arrays from the cache, as numba would compile its few functions at each start.

    That took 0.05 s, and 29 MiB for the parts of the compiler that it initialised.
    """
    path = _entry(Path(__file__), "runtime", "")

    def library(context: Any) -> Any:
        kept = _load(path, lambda *state: context.codegen().unserialize_library(state))
        if kept is not None:
            return kept
        module, made = nrtdynmod.create_nrt_module(context)
        made.enable_object_caching()
        made.add_ir_module(module)
        made.finalize()
        _keep(path, made.serialize_using_object_code())
        return made

    before, nrtdynmod.compile_nrt_functions = nrtdynmod.compile_nrt_functions, library
    try:
        rtsys.initialize(target_context)
    finally:
        nrtdynmod.compile_nrt_functions = before


# Functions that numba does not offer: two machine instructions, a way to prevent inlining, and calls by address.

if IS_OFF:

    def noinline() -> None:
        """Prevent the calling function from being inlined into its callers."""

    def popcount(word: int) -> int:
        """Return the number of one bits in a 64-bit word, taken as unsigned."""
        return (int(word) & 0xFFFF_FFFF_FFFF_FFFF).bit_count()

    def lowest_bit(word: int) -> int:
        """Return the index of the lowest one bit in a 64-bit word, which must not be 0."""
        return (int(word) & -int(word)).bit_length() - 1

    def address_of(array: Any, index: int) -> int:
        """Return the memory address of an element of a contiguous array."""
        return int(array.ctypes.data + index * array.itemsize)

    def call_at(address: int, one: int, two: int, three: int, four: int, five: int) -> float:
        """Call the C function at an address, of type `CALLBACK`, and return its result."""
        return float(CALLBACK(int(address))(one, two, three, four, five))

else:

    @intrinsic  # type: ignore[untyped-decorator]
    def noinline(typing_context: Any) -> Any:
        """Prevent the calling function from being inlined into its callers (LLVM's noinline).

        LLVM merged whole kernels into the loop that calls them: compiling took a minute, and each slowed the others
        down.
        """

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            builder.function.attributes.add("noinline")
            return context.get_dummy_value()

        return types.void(), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def popcount(typing_context: Any, word: Any) -> Any:
        """Return the number of one bits in a 64-bit word (LLVM's ctpop)."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(context.cast(builder, arguments[0], signature.args[0], types.int64))

        return types.int64(word), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def lowest_bit(typing_context: Any, word: Any) -> Any:
        """Return the index of the lowest one bit in a 64-bit word, which must not be 0 (LLVM's cttz)."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            from llvmlite import ir

            value = context.cast(builder, arguments[0], signature.args[0], types.int64)
            return builder.cttz(value, ir.Constant(ir.IntType(1), 1))

        return types.int64(word), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def address_of(typing_context: Any, array: Any, index: Any) -> Any:
        """Return the memory address of an element of a contiguous array."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            data = context.make_array(signature.args[0])(context, builder, arguments[0]).data
            place = context.cast(builder, arguments[1], signature.args[1], types.int64)
            return builder.ptrtoint(builder.gep(data, [place]), context.get_value_type(types.int64))

        return types.int64(array, index), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def call_at(typing_context: Any, address: Any, one: Any, two: Any, three: Any, four: Any, five: Any) -> Any:
        """Call the C function at an address, of type `CALLBACK`, and return its result."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            from llvmlite import ir

            target, *words = [
                context.cast(builder, value, kind, types.int64)
                for value, kind in zip(arguments, signature.args, strict=True)
            ]
            kind = ir.FunctionType(ir.DoubleType(), [word.type for word in words])
            return builder.call(builder.inttoptr(target, kind.as_pointer()), words)

        return types.float64(address, one, two, three, four, five), generate
