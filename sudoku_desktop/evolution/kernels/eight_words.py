"""Operations on eight 64-bit words at once, for comparing and crossing boxes and for counting ranks.

numba vectorises loops only, and not one as short as that over the boxes. LLVM splits vectors of eight into the
processor's registers. An index may be signed or not, but is never negative.
"""

from typing import Any

import numpy as np

from sudoku_desktop.jit import IS_OFF

EIGHT = 8

if IS_OFF:

    def differing_words(one: Any, at: int, other: Any, other_at: int) -> int:
        """Return, as a mask of 8 bits, in which of eight words from an index on two arrays differ."""
        differs = one[int(at) : int(at) + EIGHT] != other[int(other_at) : int(other_at) + EIGHT]
        return int(np.packbits(differs, bitorder="little")[0])

    def lower_keys(keys: Any, at: int, key: float) -> int:
        """Return how many of the eight keys starting at an index are lower than `key`."""
        return int((keys[at : at + EIGHT] < key).sum())

    def choose_words(one: Any, at: int, other: Any, other_at: int, chosen: Any, chosen_at: int, others: int) -> None:
        """Fill eight words of `chosen` with those of `other` where `others` has a bit, else with those of `one`."""
        for word in range(EIGHT):
            is_other = int(others) >> word & 1
            chosen[int(chosen_at) + word] = other[int(other_at) + word] if is_other else one[int(at) + word]

else:
    from llvmlite import ir
    from numba.core import types
    from numba.extending import intrinsic

    _BITS = ir.VectorType(ir.IntType(1), EIGHT)
    _BYTE = ir.IntType(EIGHT)

    def _place(context: Any, builder: Any, kind: Any, array: Any, index: Any) -> Any:
        start = builder.gep(context.make_array(kind)(context, builder, array).data, [index])
        words = ir.VectorType(context.get_data_type(kind.dtype), EIGHT)
        return builder.bitcast(start, words.as_pointer())

    def _eight(context: Any, builder: Any, kind: Any, array: Any, index: Any) -> Any:
        words = builder.load(_place(context, builder, kind, array, index))
        words.align = EIGHT  # bytes, as for one word
        return words

    @intrinsic  # type: ignore[untyped-decorator]
    def differing_words(typing_context: Any, one: Any, at: Any, other: Any, other_at: Any) -> Any:
        """Return, as a mask of 8 bits, in which of eight words from an index on two arrays differ."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            kinds = signature.args
            words = _eight(context, builder, kinds[0], *arguments[:2])
            others = _eight(context, builder, kinds[2], *arguments[2:])
            differs = builder.bitcast(builder.icmp_unsigned("!=", words, others), _BYTE)
            return builder.zext(differs, ir.IntType(64))

        return types.int64(one, at, other, other_at), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def lower_keys(typing_context: Any, keys: Any, at: Any, key: Any) -> Any:
        """Return how many of the eight keys from an index on are lower than `key`."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            eight = _eight(context, builder, signature.args[0], *arguments[:2])
            one = ir.Constant(eight.type, ir.Undefined)
            for lane in range(EIGHT):
                one = builder.insert_element(one, arguments[2], ir.Constant(ir.IntType(32), lane))
            lower = builder.bitcast(builder.fcmp_ordered("<", eight, one), _BYTE)
            return builder.zext(builder.ctpop(lower), ir.IntType(64))

        return types.int64(keys, at, key), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def choose_words(
        typing_context: Any, one: Any, at: Any, other: Any, other_at: Any, chosen: Any, chosen_at: Any, others: Any
    ) -> Any:
        """Fill eight words of `chosen` with those of `other` where `others` has a bit, else with those of `one`."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            kinds = signature.args
            words = _eight(context, builder, kinds[0], *arguments[:2])
            other_words = _eight(context, builder, kinds[2], *arguments[2:4])
            are_others = builder.bitcast(builder.trunc(arguments[6], _BYTE), _BITS)
            place = _place(context, builder, kinds[4], *arguments[4:6])
            builder.store(builder.select(are_others, other_words, words), place).align = EIGHT
            return context.get_dummy_value()

        return types.void(one, at, other, other_at, chosen, chosen_at, others), generate
