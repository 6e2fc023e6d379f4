"""Vectors of 32 words of 16 bits, which use the processor's vector registers, as a type of the kernels.

The compiler vectorises loops over an array as long as lanes are independent; here they are not, so that LLVM, which
knows the instructions of every processor, is given explicit operations: `|`, `&`, `^`, `~`, `*`, `<<` and `>>` lane by
lane, between vectors or with a constant for all lanes; and `rearrange`, which permutes lanes. Where a register is
smaller than a vector, LLVM uses several.

Without the compiler a vector is a numpy array, whose operators have the same meaning.
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
        """Return the vector stored in an array of VECTOR_LANES uint16."""
        return words.copy()

    def store(vector: NDArray[np.uint16], words: NDArray[np.uint16]) -> None:
        """Write a vector into an array of VECTOR_LANES uint16."""
        words[:] = vector

    def everywhere(number: int) -> NDArray[np.uint16]:
        """Return a vector with the lowest bits of a number in every lane."""
        return np.full(VECTOR_LANES, int(number) & (1 << LANE_BITS) - 1, np.uint16)

    def is_zero(vector: NDArray[np.uint16]) -> bool:
        """Return whether all lanes of a vector are 0."""
        return not vector.any()

    def lanes_with(vector: NDArray[np.uint16], bits: int) -> int:
        """Return the lanes that have any of these bits, as a mask in which bit 0 is lane 0."""
        return sum(1 << lane for lane, word in enumerate(vector.tolist()) if word & int(bits))

    def rearrange(order: list[int]) -> Callable[[Any], Any]:
        """Return a function that permutes the lanes of a vector; `order` holds the source of each lane."""
        return lambda vector: vector[order]

    def merge(order: list[int]) -> Callable[[Any, Any], Any]:
        """Return a function that selects lanes from two vectors; indices from VECTOR_LANES on mean the second."""
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
        """Return the vector stored in an array of VECTOR_LANES uint16."""

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
        """Return a vector with the lowest bits of a number in every lane."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return _in_each_lane(context, builder, arguments[0], signature.args[0])

        return _VECTOR(types.int64), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def is_zero(typing_context: Any, vector: Any) -> Any:
        """Return whether all lanes are 0."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.icmp_unsigned("==", builder.bitcast(arguments[0], _ALL), _ALL(0))

        return types.boolean(vector), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def lanes_with(typing_context: Any, vector: Any, bits: Any) -> Any:
        """Return the lanes that have any of these bits, as a mask in which bit 0 is lane 0."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            words = _in_each_lane(context, builder, arguments[1], signature.args[1])
            has = builder.icmp_unsigned("!=", builder.and_(arguments[0], words), ir.Constant(_WORDS, None))
            return builder.zext(builder.bitcast(has, ir.IntType(VECTOR_LANES)), ir.IntType(64))

        return types.int64(vector, types.int64), generate

    def rearrange(order: list[int]) -> Callable[[Any], Any]:
        """Return a function that permutes the lanes of a vector; `order` holds the source of each lane."""
        lanes = ir.Constant(_INDICES, list(order))

        @intrinsic  # type: ignore[untyped-decorator]
        def rearranged(typing_context: Any, vector: Any) -> Any:
            def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                return builder.shuffle_vector(arguments[0], arguments[0], lanes)

            return _VECTOR(vector), generate

        return cast("Callable[[Any], Any]", rearranged)

    def merge(order: list[int]) -> Callable[[Any, Any], Any]:
        """Return a function that selects lanes from two vectors; indices from VECTOR_LANES on mean the second."""
        lanes = ir.Constant(_INDICES, list(order))

        @intrinsic  # type: ignore[untyped-decorator]
        def merged(typing_context: Any, first: Any, second: Any) -> Any:
            def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                return builder.shuffle_vector(*arguments, lanes)

            return _VECTOR(first, second), generate

        return cast("Callable[[Any, Any], Any]", merged)
