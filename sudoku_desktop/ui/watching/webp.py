"""Animated WebP files from single images, because Qt reads animations but writes only still images.

The container's chunks follow RFC 9649 (WebP Image Format), sec. 2.7: the image data of a still are copied unchanged
into a frame of the animation.
"""

from collections.abc import Sequence
from struct import pack, unpack_from

from PySide6.QtCore import QBuffer
from PySide6.QtGui import QImage

LOSSLESS = 100
"""Quality value with which Qt writes losslessly."""
MOST_MS = 2**24 - 1
_PICTURE_DATA = {b"ALPH", b"VP8 ", b"VP8L"}
_HAS_ANIMATION = 0x02
_REPLACES = 0x02
"""Frame flag: do not blend with the previous frame."""


def encoded(image: QImage) -> bytes:
    """Return the data chunks of an image as lossless WebP; raises RuntimeError when Qt lacks the encoder."""
    buffer = QBuffer()
    if not image.save(buffer, "WEBP", LOSSLESS):  # type: ignore[call-overload]
        raise RuntimeError("Qt has no WebP writer")
    data = bytes(buffer.data().data())
    kept, at = b"", 12  # skip "RIFF", the size and "WEBP"
    while at < len(data):
        name, size = unpack_from("<4sI", data, at)
        end = at + 8 + size + size % 2
        if name in _PICTURE_DATA:
            kept += data[at:end]
        at = end
    return kept


def animation(width: int, height: int, frames: Sequence[tuple[bytes, int]]) -> bytes:
    """Return an animation that repeats for ever; frames are data from `encoded` with durations in milliseconds."""
    body = _chunk(b"VP8X", pack("<B3x", _HAS_ANIMATION) + _three(width - 1) + _three(height - 1))
    body += _chunk(b"ANIM", pack("<4BH", 255, 255, 255, 255, 0))
    for data, milliseconds in frames:
        place = _three(0) + _three(0) + _three(width - 1) + _three(height - 1)
        body += _chunk(b"ANMF", place + _three(min(milliseconds, MOST_MS)) + bytes([_REPLACES]) + data)
    return b"RIFF" + pack("<I", len(body) + 4) + b"WEBP" + body


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
