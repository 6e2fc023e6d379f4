"""Decoding of image files and PDFs to pictures, within limits of size and memory.

Pillow reads the header of an image first, so that a picture that would fill the memory is refused before it is decoded;
`pdf` renders the pages of a PDF. Pillow is an optional dependency and is imported on demand.
"""

from __future__ import annotations

import io
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.formats.puzzle_file import content
from sudoku_desktop.reading.pdf import PdfError, PdfRenderer, StoppedError
from sudoku_desktop.sentence import ProblemError, Sentence
from sudoku_desktop.services.stopping import Stop

LIBRARIES = {"cv2": "opencv-python-headless", "PIL": "pillow", "pypdfium2": "pypdfium2", "zxingcpp": "zxing-cpp"}
"""Modules that reading pictures needs, with the names of their packages."""
SUFFIXES = (".jpg", ".jpeg", ".png", ".webp", ".bmp", ".gif", ".tif", ".tiff", ".pdf")
IMAGE_FORMATS = ("JPEG", "PNG", "WEBP", "BMP", "GIF", "TIFF")
MAX_MIB = 100
MAX_MEGAPIXELS = 100
MAX_PAGES = 60
"""Maximum number of pages of a PDF that are held in memory at once, or read in the window without being chosen."""
MOST_PAGES = 2000
"""Maximum number of pages of a PDF that are read one after the other."""
MAX_SIDE = 3000
"""Maximum side of a picture in pixels; larger ones are scaled down.

A cell of six puzzles on a page still has twenty pixels then.
"""
MIN_SIDE = 60
POINTS_PER_INCH, DOTS_PER_INCH = 72, 200


Pages = Sequence[int]
"""Pages of a PDF, counted from 1, in the order in which they are read."""


class PictureError(ProblemError):
    """A file is not a picture that can be read; the sentence says why."""


@dataclass(frozen=True, eq=False)
class Picture:
    """A decoded image, or a page of a PDF.

    `pixels` is red, green and blue, shape (height, width, 3), uint8 and read-only. `page` starts at 1, or is None for
    files without pages.
    """

    pixels: NDArray[np.uint8]
    name: str = ""
    page: int | None = None

    def __post_init__(self) -> None:
        self.pixels.setflags(write=False)


def missing_library() -> Sentence | None:
    """Return which packages to install for reading pictures, or None if all are installed."""
    missing = [package for module, package in LIBRARIES.items() if find_spec(module) is None]
    if not missing:
        return None
    return Sentence(
        "reading pictures needs {packages}; install them with {command}",
        packages=", ".join(missing),
        command='python -m pip install "sudoku-desktop[photo]"',
    )


def load_pictures(source: Path | bytes, name: str = "", pages: Pages | None = None) -> list[Picture]:
    """Return the picture in an image file, or at most MAX_PAGES pages of a PDF, all held in memory at once.

    Raises the same errors as `each_picture`.
    """
    return list(each_picture(source, name, pages, most=MAX_PAGES))


def each_picture(
    source: Path | bytes, name: str = "", pages: Pages | None = None, stop: Stop | None = None, most: int = MOST_PAGES
) -> Iterator[Picture]:
    """Yield the picture in an image file, or the pages of a PDF, each decoded on demand.

    `pages` are the pages of the PDF to read, counted from 1; by default all, at most `most`. Ends early, without an
    error, once `stop` is set, even in the middle of a page. Raises PictureError when the file is no picture or too
    large, or has no such page, OSError when it cannot be read, and ImportError when a library is missing, which
    `missing_library` names.
    """
    data = picture_data(source)
    if not is_pdf(data):
        if pages is not None:
            raise PictureError(Sentence("only a PDF has pages to choose from"))
        yield Picture(_image(data), name or _name_of(source))
        return
    try:
        yield from _pages(data, name or _name_of(source), pages, stop or Stop(), most)
    except PdfError as error:
        raise PictureError(error.sentence) from None
    except StoppedError:
        return


def picture_data(source: Path | bytes) -> bytes:
    """Return the content of a file; raises PictureError when it is empty or too large, and OSError."""
    if isinstance(source, bytes):
        data = source
    else:
        try:
            data = content(source, limit=MAX_MIB << 20)
        except FileTextError as error:
            raise PictureError(error.problem) from None
    if not data:
        raise PictureError(Sentence("the file is empty"))
    if len(data) > MAX_MIB << 20:
        raise PictureError(Sentence("the file is larger than {size} MiB", size=MAX_MIB))
    return data


def is_pdf(data: bytes) -> bool:
    """Return whether the content of a file is that of a PDF."""
    return b"%PDF-" in data[:1024]


def count_pages(data: bytes, stop: Stop | None = None) -> int:
    """Return the number of pages of a PDF, 1 for every other file, or 0 when `stop` was set before it was known.

    Raises PictureError when the PDF is damaged or protected.
    """
    if not is_pdf(data):
        return 1
    stop = stop or Stop()
    try:
        with PdfRenderer(data) as renderer, stop.halting(renderer):
            return renderer.page_count
    except PdfError as error:
        raise PictureError(error.sentence) from None
    except StoppedError:
        return 0


def _name_of(source: Path | bytes) -> str:
    return "" if isinstance(source, bytes) else source.name


def _image(data: bytes) -> NDArray[np.uint8]:
    from PIL import Image, ImageOps, UnidentifiedImageError

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about irregular files, and about the size, which is checked here
        try:
            with Image.open(io.BytesIO(data), formats=IMAGE_FORMATS) as image:
                _check_size(*image.size)
                image.draft("RGB", (MAX_SIDE, MAX_SIDE))  # a JPEG can be decoded at half its size
                image.load()
                upright: Any = ImageOps.exif_transpose(image)
                upright.thumbnail((MAX_SIDE, MAX_SIDE), Image.Resampling.BOX)
                if upright.mode in ("RGBA", "LA", "PA", "P"):  # show transparent pixels on white
                    seen = upright.convert("RGBA")
                    upright = Image.alpha_composite(Image.new("RGBA", seen.size, "white"), seen)
                elif upright.mode.startswith(("I", "F")):  # 16 bits and more: stretch the range of values
                    values = np.asarray(upright, np.float64)
                    low, high = np.nanmin(values), np.nanmax(values)
                    upright = Image.fromarray(((values - low) * (255 / max(high - low, 1))).astype(np.uint8))
                return np.array(upright.convert("RGB"))
        except PictureError:
            raise
        except UnidentifiedImageError:
            raise PictureError(
                Sentence("this is not a picture that can be read (JPEG, PNG, WebP, BMP, GIF, TIFF or PDF)")
            ) from None
        except Image.DecompressionBombError:
            raise PictureError(Sentence("the picture has more than {count} megapixels", count=MAX_MEGAPIXELS)) from None
        except (MemoryError, OverflowError):
            raise PictureError(Sentence("the picture needs more memory than there is")) from None
        except Exception:  # decoders raise any exception for damaged files
            raise PictureError(Sentence("the picture is damaged or incomplete")) from None


def _check_size(width: int, height: int) -> None:
    if width * height > MAX_MEGAPIXELS * 1_000_000:
        raise PictureError(Sentence("the picture has more than {count} megapixels", count=MAX_MEGAPIXELS))
    if min(width, height) < MIN_SIDE:
        raise PictureError(Sentence("the picture is too small: {width} by {height} pixels", width=width, height=height))
    if max(width, height) > MAX_SIDE and min(width, height) * MAX_SIDE < MIN_SIDE * max(width, height):
        raise PictureError(
            Sentence("the picture is too narrow to hold a grid: {width} by {height} pixels", width=width, height=height)
        )


def _pages(data: bytes, name: str, wanted: Pages | None, stop: Stop, most: int) -> Iterator[Picture]:
    with PdfRenderer(data) as renderer, stop.halting(renderer):
        count = renderer.page_count
        pages = range(1, count + 1) if wanted is None else wanted
        missing = [page for page in pages if not 1 <= page <= count]
        if missing:
            raise PictureError(Sentence("there is no page {page}: the PDF has %n page(s)", page=missing[0], n=count))
        if len(pages) > most:
            raise PictureError(
                Sentence(
                    "the PDF has {pages} pages; at most {most} are read at a time: choose some", pages=count, most=most
                )
                if wanted is None
                else Sentence(
                    "{pages} pages are chosen; at most {most} are read at a time", pages=len(pages), most=most
                )
            )
        for page in pages:
            pixels = renderer.render(page, DOTS_PER_INCH / POINTS_PER_INCH, MAX_SIDE, MIN_SIDE)
            if pixels is not None:
                yield Picture(pixels, name, page)
