"""The process that renders the pages of one PDF, with limited memory: `python -m sudoku_desktop.reading.pdf_process`.

A small hostile PDF can ask its renderer for any amount of memory and time, and nothing stops PDFium within a page. So
PDFium works in a process that `reading.pdf` starts and kills.

Standard input: HEAD, the PDF, and then a REQUEST for each page. Standard output: one line
of JSON for the document, {"pages": 3} or {"problem": "damaged"}, and one for each request: {"width": 600, "height":
800}, followed by the pixels, three bytes each, or {"problem": "too small"}. It ends as soon as its input is closed.

It imports neither numpy nor anything else of this program, so that it starts in a tenth of a second.
"""

from __future__ import annotations

import json
import os
import signal
import struct
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

HEAD = struct.Struct("<QQ")
"""Format of the size of the PDF and of the address space, both in bytes; 0 for no limit."""
REQUEST = struct.Struct("<QdII")
"""Format of a request: page index, maximum pixels per point, maximum longer and minimum shorter side in pixels."""
DAMAGED, LOCKED, TOO_SMALL = "damaged", "locked", "too small"


def main() -> None:
    """Answer requests until standard input is closed."""
    with suppress(ValueError):  # not the main thread, as in a test
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches this process too, and its parent ends it
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # output of libraries must not mix with the answers
    requests = os.fdopen(os.dup(0), "rb")
    size, memory = HEAD.unpack(requests.read(HEAD.size))
    data = requests.read(size)
    _limit_memory(memory)
    wanted: SimpleQueue[tuple[int, float, int, int]] = SimpleQueue()
    Thread(target=_listen, args=(requests, wanted), daemon=True).start()
    with suppress(BrokenPipeError):
        answer(data, wanted, answers)


def _limit_memory(limit: int) -> None:
    """Limit the address space to `limit` bytes where the system supports it."""
    try:
        import resource
    except ImportError:  # Windows: only time is bounded there
        return
    with suppress(ValueError, OSError):  # a lower limit is set already
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _listen(requests: BinaryIO, wanted: SimpleQueue[tuple[int, float, int, int]]) -> None:
    """Queue the requests, and end the process when the parent has ended, even in the middle of a page."""
    while len(request := requests.read(REQUEST.size)) == REQUEST.size:
        wanted.put(REQUEST.unpack(request))
    os._exit(0)


def answer(data: bytes, wanted: SimpleQueue[tuple[int, float, int, int]], answers: BinaryIO) -> None:
    """Open the PDF and render the requested pages one after the other, forever."""
    import pypdfium2

    def reply(message: dict[str, object], pixels: bytes = b"") -> None:
        answers.write(json.dumps(message).encode() + b"\n" + pixels)
        answers.flush()

    try:
        document = pypdfium2.PdfDocument(data)
    except pypdfium2.PdfiumError as error:
        return reply({"problem": LOCKED if "password" in str(error).lower() else DAMAGED})
    reply({"pages": len(document)})
    while True:
        index, scale, longest, shortest = wanted.get()
        try:
            page = document[index]
            width, height = page.get_size()
            scale = min(scale, longest / max(width, height, 1))
            if min(width, height) * scale < shortest:
                reply({"problem": TOO_SMALL})
                continue
            bitmap: Any = page.render(scale=scale, rev_byteorder=True, prefer_bgrx=False)
            reply({"width": bitmap.width, "height": bitmap.height}, _rgb(bitmap))
            bitmap.close()
            page.close()
        except (pypdfium2.PdfiumError, ValueError, ArithmeticError, MemoryError):
            reply({"problem": DAMAGED})


def _rgb(bitmap: Any) -> bytes:
    """Return the pixels of a bitmap as three bytes each, without the padding of its rows."""
    channels, stride, row = bitmap.n_channels, bitmap.stride, bitmap.width * bitmap.n_channels
    data = bytes(bitmap.buffer)
    if stride != row:
        data = b"".join(data[start : start + row] for start in range(0, stride * bitmap.height, stride))
    if channels == 3:
        return data
    rgb = bytearray(3 * bitmap.width * bitmap.height)
    for channel in range(3):
        rgb[channel::3] = data[min(channel, channels - 1) :: channels]
    return bytes(rgb)


if __name__ == "__main__":
    main()
    sys.stdout.flush()
