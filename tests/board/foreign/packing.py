"""Packing of texts for tests as other programs do it: LZ-string, sudokuwiki's strings, and cells of Solo."""

from __future__ import annotations

import string
from collections.abc import Sequence
from itertools import groupby

ALPHABET = string.ascii_uppercase + string.ascii_lowercase + string.digits + "+/"


def lz_packed(text: str) -> str:
    """Return a text packed by LZ-string in Base64, by the algorithm of its documentation."""
    bits: list[int] = []
    phrases: dict[str, int] = {}
    new: set[str] = set()
    width, until_wider = 2, 2
    phrase = ""

    def put(number: int, count: int) -> None:
        bits.extend(number >> power & 1 for power in range(count))

    def spend() -> None:
        nonlocal width, until_wider
        until_wider -= 1
        if until_wider == 0:
            until_wider = 1 << width
            width += 1

    def put_phrase(found: str) -> None:
        if found in new:
            is_wide = ord(found) > 255
            put(int(is_wide), width)
            put(ord(found), 16 if is_wide else 8)
            spend()
            new.discard(found)
        else:
            put(phrases[found], width)
        spend()

    for letter in text:
        if letter not in phrases:
            phrases[letter] = len(phrases) + 3
            new.add(letter)
        if phrase + letter in phrases:
            phrase += letter
            continue
        put_phrase(phrase)
        phrases[phrase + letter] = len(phrases) + 3
        phrase = letter
    if phrase:
        put_phrase(phrase)
    put(2, width)
    bits += [0] * (6 - len(bits) % 6)  # one symbol more, if none is broken
    symbols = [ALPHABET[int("".join(map(str, bits[start : start + 6])), 2)] for start in range(0, len(bits), 6)]
    return "".join(symbols) + "=" * (-len(symbols) % 4)


def in_base(number: int, base: int) -> str:
    """Return a number as two digits in a base."""
    digits = string.digits + string.ascii_lowercase
    return digits[number // base] + digits[number % base]


def solo_cells(digits: Sequence[int]) -> str:
    """Return the cells of a game ID of Simon Tatham's Solo, 0 for a blank: letters are numbers of blanks."""
    text = ""
    for digit, group in groupby(digits):
        cells = list(group)
        if digit:
            text += "".join(("_" if text[-1:].isdecimal() or at else "") + str(digit) for at in range(len(cells)))
        else:
            text += "z" * ((len(cells) - 1) // 26) + chr(ord("a") + (len(cells) - 1) % 26)
    return text
