"""Decompression of LZ-string, in which f-puzzles and SudokuPad pack a puzzle into a link.

The packages for it decompress without a limit, and the length of a phrase grows with the number of phrases: 60 kB of
a link can become gigabytes. Here the output is limited, and the time is proportional to it.

Vocabulary: a *phrase* is a text in the dictionary, which both sides build alike; a *code* is the number of a phrase,
in as many bits as the dictionary then needs, lowest bit first. Codes 0 and 1 announce a new character of 8 or 16
bits, code 2 is the end. Source: pieroxy/lz-string, `_decompress`.
"""

from __future__ import annotations

from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.sentence import Sentence

MAX_PACKED = 256 * 1024
"""Maximum number of characters of a packed text."""
MAX_CHARACTERS = 1024 * 1024
"""Maximum number of characters of an unpacked text."""
_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_VALUES = {symbol: value for value, symbol in enumerate(_ALPHABET)} | {" ": 62, "-": 63, "_": 63}
"""Value of each symbol of Base64; in links, a space replaces +, and - or _ replaces /."""
_BITS_A_SYMBOL = 6
_NEW_BYTE, _NEW_CHARACTER, _END = 0, 1, 2


def unpacked(packed: str) -> str:
    """Return the text that is packed in Base64; raises FileTextError when it is damaged or too long."""
    if len(packed) > MAX_PACKED:
        raise FileTextError(Sentence("the packed puzzle is too long"))
    try:
        return _unpacked([_VALUES[symbol] for symbol in packed.rstrip("=$")])
    except (KeyError, IndexError):
        raise FileTextError(Sentence("the packed puzzle is damaged; copy the whole link")) from None


class _Bits:
    """Reader of the bits of Base64 symbols, highest bit of each symbol first."""

    def __init__(self, symbols: list[int]) -> None:
        self._symbols = symbols
        self._place = 0

    def take(self, count: int) -> int:
        """Return the next `count` bits as a number, lowest bit first; raises IndexError at the end."""
        number = 0
        for power in range(count):
            symbol, bit = divmod(self._place, _BITS_A_SYMBOL)
            number |= (self._symbols[symbol] >> (_BITS_A_SYMBOL - 1 - bit) & 1) << power
            self._place += 1
        return number


def _unpacked(symbols: list[int]) -> str:
    bits = _Bits(symbols)
    first = bits.take(2)
    if first == _END:
        return ""
    phrase = chr(bits.take(8 if first == _NEW_BYTE else 16))
    phrases: list[str] = ["", "", "", phrase]
    width, until_wider = 3, 4
    pieces, length = [phrase], 1
    while True:
        code = bits.take(width)
        if code == _END:
            return "".join(pieces)
        if code in (_NEW_BYTE, _NEW_CHARACTER):
            phrases.append(chr(bits.take(8 if code == _NEW_BYTE else 16)))
            code = len(phrases) - 1
            until_wider -= 1
            if until_wider == 0:
                until_wider = 1 << width
                width += 1
        if code > len(phrases):
            raise IndexError("no such phrase")
        found = phrases[code] if code < len(phrases) else phrase + phrase[0]
        pieces.append(found)
        length += len(found)
        if length > MAX_CHARACTERS:
            raise FileTextError(Sentence("the packed puzzle is too long"))
        phrases.append(phrase + found[0])
        phrase = found
        until_wider -= 1
        if until_wider == 0:
            until_wider = 1 << width
            width += 1
