"""LZ-string is decompressed as the original does it, within a limit."""

import random

import pytest

from sudoku_desktop.board.formats import FileTextError
from sudoku_desktop.board.formats.lz_string import MAX_CHARACTERS, MAX_PACKED, unpacked
from tests.board.foreign.packing import ALPHABET, lz_packed

ORIGINALS = {
    "": "Q===",
    "a": "IZA=",
    "aaa": "IYo=",
    '{"size":9,"grid":[[{},{}]]}': "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9liBdMooA==",
    "数独": "g6mhunI=",
}
"""Texts packed by the Python port of the original (lzstring 1.0.4)."""


def test_that_texts_that_others_have_packed_are_read() -> None:
    for text, packed in ORIGINALS.items():
        assert unpacked(packed) == text
        assert lz_packed(text) == packed or not text


def test_that_packed_texts_are_read_again() -> None:
    chance = random.Random(1)
    for _ in range(300):
        text = "".join(chance.choice('ab{}[],:"0é数') for _ in range(chance.randrange(300))) * chance.choice((1, 1, 5))
        assert unpacked(lz_packed(text)) == text
        assert unpacked(lz_packed(text).replace("+", " ").replace("/", "-")) == text


def test_that_a_short_text_that_becomes_a_long_one_is_refused() -> None:
    packed = lz_packed("a" * (MAX_CHARACTERS + 2))
    assert len(packed) < 4096
    with pytest.raises(FileTextError, match="too long"):
        unpacked(packed)
    with pytest.raises(FileTextError, match="too long"):
        unpacked("A" * (MAX_PACKED + 1))


def test_that_damaged_texts_are_refused() -> None:
    chance = random.Random(2)
    refused, messages = 0, set[str]()
    for _ in range(2000):
        packed = "".join(chance.choice(ALPHABET) for _ in range(chance.randrange(1, 200)))
        try:
            text = unpacked(packed)
        except FileTextError as problem:
            messages.add(str(problem))
            refused += 1
        else:
            assert len(text) <= MAX_CHARACTERS
    assert refused > 1000
    assert messages == {"the packed puzzle is damaged; copy the whole link"}
    with pytest.raises(FileTextError, match="damaged"):
        unpacked("N4Ig!")
