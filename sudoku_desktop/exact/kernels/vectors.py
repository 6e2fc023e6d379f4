"""Vectors of 32 words of 16 bits: what the processor's vector registers calculate with, as a type of the kernels.

Loops over an array become vector instructions by themselves as long as no lane asks another one; here lanes do, and
LLVM, which knows the instructions of every processor, is told what is wanted: `|`, `&`, `^`, `~`, `*`, `<<` and `>>`
lane by lane, with vectors or with a constant that stands for one in each lane; and `rearrange`, which puts lanes in
another order. Where a register is smaller than a vector, it takes several.

Without the compiler a vector is a numpy array, whose operators mean the same.
"""

import operator
from collections.abc import Callable
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.jit import IS_OFF

VECTOR_LANES = 32
LANE_BITS = 16

if IS_OFF:

    def load(words: NDArray[np.uint16]) -> NDArray[np.uint16]:
        """The vector that an array of VECTOR_LANES uint16 holds."""
        return words.copy()

    def store(vector: NDArray[np.uint16], words: NDArray[np.uint16]) -> None:
        """Write a vector into an array of VECTOR_LANES uint16."""
        words[:] = vector

    def everywhere(number: int) -> NDArray[np.uint16]:
        """The vector with a number's lowest bits in every lane."""
        return np.full(VECTOR_LANES, int(number) & (1 << LANE_BITS) - 1, np.uint16)

    def is_zero(vector: NDArray[np.uint16]) -> bool:
        """Whether no lane has a bit."""
        return not vector.any()

    def lanes_with(vector: NDArray[np.uint16], bits: int) -> int:
        """The lanes that have one of these bits, as a set of bits: lane 0 is bit 0."""
        return sum(1 << lane for lane, word in enumerate(vector.tolist()) if word & int(bits))

    def rearrange(order: list[int]) -> Callable[[Any], Any]:
        """A function that makes a vector with the lanes of another: `order` says which, for each lane."""
        return lambda vector: vector[order]

    def merge(order: list[int]) -> Callable[[Any, Any], Any]:
        """A function that makes a vector of the lanes of two others: from VECTOR_LANES on `order` means the second."""
        return lambda first, second: np.concatenate((first, second))[order]

else:
    from llvmlite import ir
    from numba.core import types
    from numba.core.typing.templates import AbstractTemplate, infer_global, signature
    from numba.extending import intrinsic, lower_builtin, models, register_model

    _WORDS = ir.VectorType(ir.IntType(LANE_BITS), VECTOR_LANES)
    _INDICES = ir.VectorType(ir.IntType(32), VECTOR_LANES)
    _ALL = ir.IntType(LANE_BITS * VECTOR_LANES)

    class _Vector(types.Type):
        def __init__(self) -> None:
            super().__init__(name=f"Vector({VECTOR_LANES} words)")

    _VECTOR = _Vector()

    @register_model(_Vector)
    class _Model(models.PrimitiveModel):  # type: ignore[misc]
        def __init__(self, manager: Any, described: Any) -> None:
            super().__init__(manager, described, _WORDS)

    def _in_each_lane(context: Any, builder: Any, number: Any, kind: Any) -> Any:
        word = context.cast(builder, number, kind, types.uint16)
        one_lane = builder.insert_element(ir.Constant(_WORDS, ir.Undefined), word, ir.IntType(32)(0))
        return builder.shuffle_vector(one_lane, one_lane, ir.Constant(_INDICES, None))

    def _offer(operation: Any, instruction: str) -> None:
        """Let kernels write `operation` between two vectors, or a vector and a number."""

        @infer_global(operation)
        class _Operation(AbstractTemplate):  # type: ignore[misc]
            def generic(self, arguments: Any, named: Any) -> Any:
                if named or len(arguments) != 2 or arguments[0] != _VECTOR:
                    return None
                other = arguments[1]
                return signature(_VECTOR, _VECTOR, _VECTOR if other == _VECTOR else types.int64)

        @lower_builtin(operation, _Vector, _Vector)  # type: ignore[untyped-decorator]
        def with_vector(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return getattr(builder, instruction)(*arguments)

        @lower_builtin(operation, _Vector, types.Integer)  # type: ignore[untyped-decorator]
        def with_number(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            words = _in_each_lane(context, builder, arguments[1], signature.args[1])
            return getattr(builder, instruction)(arguments[0], words)

    for _operation, _instruction in (
        (operator.or_, "or_"),
        (operator.and_, "and_"),
        (operator.xor, "xor"),
        (operator.mul, "mul"),
        (operator.lshift, "shl"),
        (operator.rshift, "lshr"),
    ):
        _offer(_operation, _instruction)

    @infer_global(operator.invert)
    class _Invert(AbstractTemplate):  # type: ignore[misc]
        def generic(self, arguments: Any, named: Any) -> Any:
            return signature(_VECTOR, _VECTOR) if arguments == (_VECTOR,) and not named else None

    @lower_builtin(operator.invert, _Vector)  # type: ignore[untyped-decorator]
    def _invert(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.not_(arguments[0])

    def _address(context: Any, builder: Any, kind: Any, array: Any) -> Any:
        data = context.make_array(kind)(context, builder, array).data
        return builder.bitcast(data, _WORDS.as_pointer())

    @intrinsic  # type: ignore[untyped-decorator]
    def load(typing_context: Any, words: Any) -> Any:
        """The vector that an array of VECTOR_LANES uint16 holds."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.load(_address(context, builder, signature.args[0], arguments[0]), align=2)

        return _VECTOR(words), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def store(typing_context: Any, vector: Any, words: Any) -> Any:
        """Write a vector into an array of VECTOR_LANES uint16."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            builder.store(arguments[0], _address(context, builder, signature.args[1], arguments[1]), align=2)
            return context.get_dummy_value()

        return types.void(vector, words), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def everywhere(typing_context: Any, number: Any) -> Any:
        """The vector with a number's lowest bits in every lane."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return _in_each_lane(context, builder, arguments[0], signature.args[0])

        return _VECTOR(types.int64), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def is_zero(typing_context: Any, vector: Any) -> Any:
        """Whether no lane has a bit."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.icmp_unsigned("==", builder.bitcast(arguments[0], _ALL), _ALL(0))

        return types.boolean(vector), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def lanes_with(typing_context: Any, vector: Any, bits: Any) -> Any:
        """The lanes that have one of these bits, as a set of bits: lane 0 is bit 0."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            words = _in_each_lane(context, builder, arguments[1], signature.args[1])
            has = builder.icmp_unsigned("!=", builder.and_(arguments[0], words), ir.Constant(_WORDS, None))
            return builder.zext(builder.bitcast(has, ir.IntType(VECTOR_LANES)), ir.IntType(64))

        return types.int64(vector, types.int64), generate

    def rearrange(order: list[int]) -> Callable[[Any], Any]:
        """A function that makes a vector with the lanes of another: `order` says which, for each lane."""
        lanes = ir.Constant(_INDICES, list(order))

        @intrinsic  # type: ignore[untyped-decorator]
        def rearranged(typing_context: Any, vector: Any) -> Any:
            def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                return builder.shuffle_vector(arguments[0], arguments[0], lanes)

            return _VECTOR(vector), generate

        return cast("Callable[[Any], Any]", rearranged)

    def merge(order: list[int]) -> Callable[[Any, Any], Any]:
        """A function that makes a vector of the lanes of two others: from VECTOR_LANES on `order` means the second."""
        lanes = ir.Constant(_INDICES, list(order))

        @intrinsic  # type: ignore[untyped-decorator]
        def merged(typing_context: Any, first: Any, second: Any) -> Any:
            def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                return builder.shuffle_vector(*arguments, lanes)

            return _VECTOR(first, second), generate

        return cast("Callable[[Any, Any], Any]", merged)
