"""Pictures as the reader takes them: decoded from any image file or PDF, within bounds, by libraries of the extra.

Pillow reads the head of an image first, so that what would fill the memory is refused before it is decoded; pypdfium2
draws the pages of a PDF. Neither is imported before something is to be read, and neither may be there.
"""

from __future__ import annotations

import io
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.formats.puzzle_file import content
from sudoku_desktop.sentence import ProblemError, Sentence

LIBRARIES = {"cv2": "opencv-python-headless", "PIL": "pillow", "pypdfium2": "pypdfium2", "zxingcpp": "zxing-cpp"}
"""The modules that reading needs, and the packages they are in."""
SUFFIXES = (".jpg", ".jpeg", ".png", ".webp", ".bmp", ".gif", ".tif", ".tiff", ".pdf")
IMAGE_FORMATS = ("JPEG", "PNG", "WEBP", "BMP", "GIF", "TIFF")
MAX_MIB = 100
MAX_MEGAPIXELS = 100
MAX_PAGES = 60
MAX_SIDE = 3000
"""Pixels; larger pictures are made smaller, which still leaves twenty to a cell of six puzzles on a page."""
MIN_SIDE = 60
POINTS_PER_INCH, DOTS_PER_INCH = 72, 200


class PictureError(ProblemError):
    """What was given is no picture that can be read; says why."""


@dataclass(frozen=True, eq=False)
class Picture:
    """One decoded image, or one page of a PDF.

    `pixels`: (height, width, 3) uint8, red, green and blue, read-only. `page`: from 1, None for what has no pages.
    """

    pixels: NDArray[np.uint8]
    name: str = ""
    page: int | None = None

    def __post_init__(self) -> None:
        self.pixels.setflags(write=False)


def missing_library() -> Sentence | None:
    """What to install where the extra that reads pictures is not there."""
    missing = [package for module, package in LIBRARIES.items() if find_spec(module) is None]
    if not missing:
        return None
    return Sentence(
        "reading pictures needs {packages}; install them with {command}",
        packages=", ".join(missing),
        command='python -m pip install "sudoku-desktop[photo]"',
    )


def load_pictures(source: Path | bytes, name: str = "") -> list[Picture]:
    """The picture in an image file, or the pages of a PDF; all of them are held at once.

    Raises PictureError for what is no picture or too large, OSError for what cannot be read, and ImportError where
    `missing_library` has something to say.
    """
    return list(each_picture(source, name))


def each_picture(source: Path | bytes, name: str = "") -> Iterator[Picture]:
    """The same one by one, each decoded when it is asked for."""
    if isinstance(source, bytes):
        data = source
    else:
        name = name or source.name
        try:
            data = content(source, limit=MAX_MIB << 20)
        except FileTextError as error:
            raise PictureError(error.problem) from None
    if not data:
        raise PictureError(Sentence("the file is empty"))
    if len(data) > MAX_MIB << 20:
        raise PictureError(Sentence("the file is larger than {size} MiB", size=MAX_MIB))
    if b"%PDF-" in data[:1024]:
        yield from _pages(data, name)
    else:
        yield Picture(_image(data), name)


def _image(data: bytes) -> NDArray[np.uint8]:
    from PIL import Image, ImageOps, UnidentifiedImageError

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about what is strange in a file, and about its size, which is looked at here
        try:
            with Image.open(io.BytesIO(data), formats=IMAGE_FORMATS) as image:
                _check_size(*image.size)
                image.draft("RGB", (MAX_SIDE, MAX_SIDE))  # a JPEG can be decoded at half its size
                image.load()
                upright: Any = ImageOps.exif_transpose(image)
                upright.thumbnail((MAX_SIDE, MAX_SIDE), Image.Resampling.BOX)
                if upright.mode in ("RGBA", "LA", "PA", "P"):  # what is transparent is shown on white
                    seen = upright.convert("RGBA")
                    upright = Image.alpha_composite(Image.new("RGBA", seen.size, "white"), seen)
                elif upright.mode.startswith(("I", "F")):  # 16 bits and more: stretched over what is there
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
        except Exception:  # decoders raise of every kind on damaged files
            raise PictureError(Sentence("the picture is damaged or incomplete")) from None


def _check_size(width: int, height: int) -> None:
    if width * height > MAX_MEGAPIXELS * 1_000_000:
        raise PictureError(Sentence("the picture has more than {count} megapixels", count=MAX_MEGAPIXELS))
    if min(width, height) < MIN_SIDE:
        raise PictureError(Sentence("the picture is too small: {width} by {height} pixels", width=width, height=height))


def _pages(data: bytes, name: str) -> Iterator[Picture]:
    import pypdfium2

    try:
        document = pypdfium2.PdfDocument(data)
    except pypdfium2.PdfiumError as error:
        if "password" in str(error).lower():
            raise PictureError(Sentence("the PDF is protected by a password")) from None
        raise PictureError(Sentence("the PDF is damaged or incomplete")) from None
    try:
        if len(document) > MAX_PAGES:
            raise PictureError(
                Sentence("the PDF has {pages} pages; at most {most} are read", pages=len(document), most=MAX_PAGES)
            )
        for index in range(len(document)):
            try:
                page = document[index]
                width, height = page.get_size()
                scale = min(DOTS_PER_INCH / POINTS_PER_INCH, MAX_SIDE / max(width, height, 1))
                if min(width, height) * scale < MIN_SIDE:
                    continue
                pixels: Any = page.render(scale=scale, rev_byteorder=True).to_numpy()
            except (pypdfium2.PdfiumError, ValueError, MemoryError):
                raise PictureError(Sentence("page {page} of the PDF is damaged", page=index + 1)) from None
            yield Picture(np.array(pixels[..., :3]), name, index + 1)
            page.close()
    finally:
        document.close()
