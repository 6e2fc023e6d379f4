"""Turn painted PDF pages into a book: add outline, links, trim and bleed boxes, and metadata.

Qt writes neither outlines nor internal links. pypdf adds them to Qt's output, at the cost of holding the compressed
pages in memory.
"""

from collections.abc import Iterator
from pathlib import Path

from pypdf import PdfWriter
from pypdf.generic import (
    ArrayObject,
    DictionaryObject,
    Fit,
    FloatObject,
    IndirectObject,
    NameObject,
    NumberObject,
    RectangleObject,
)

from sudoku_desktop import __version__
from sudoku_desktop.printing import book_texts
from sudoku_desktop.printing.arranging import Rect
from sudoku_desktop.printing.book_layout import BookPageKind, BookPages
from sudoku_desktop.printing.captions import PROGRAM
from sudoku_desktop.printing.layout import POINT


def bind(loose: Path, place: Path, pages: BookPages) -> None:
    """Write a book to `place` from the pages in the file `loose`; raise OSError when that fails."""
    book = pages.book
    writer = PdfWriter(clone_from=loose)
    leaves = list(writer.pages)
    for leaf, page in zip(leaves, pages, strict=True):
        # Qt rounds the paper to whole points; the page's top left corner is the paper's.
        height = float(leaf.mediabox.height)
        whole = Rect(-book.bleed, -book.bleed, book.trim.width + 2 * book.bleed, book.trim.height + 2 * book.bleed)
        trim = _on_paper(Rect(0.0, 0.0, book.trim.width, book.trim.height), height, book.bleed)
        leaf.mediabox = leaf.bleedbox = leaf.cropbox = RectangleObject(_on_paper(whole, height, book.bleed))
        leaf.trimbox = RectangleObject(trim)
        links = [
            writer._add_object(_link(_on_paper(rect, height, book.bleed), leaves[target - 1].indirect_reference))
            for rect, target in page.links
        ]
        if links:
            leaf[NameObject("/Annots")] = ArrayObject(links)
    for title, page_number in _outline(pages):
        writer.add_outline_item(title=title, page_number=page_number - 1, fit=Fit.fit())
    writer.page_layout = "/TwoPageRight"
    writer.page_mode = "/UseOutlines"
    writer.metadata = None
    writer.add_metadata(_metadata(pages))
    writer.root_object.pop("/Metadata", None)  # Qt's metadata, which are incomplete
    writer.pdf_header = "%PDF-1.6"
    with place.open("wb") as file:
        writer.write(file)


def _metadata(pages: BookPages) -> dict[str, str]:
    """Return the PDF's metadata; the keywords, shown by every PDF viewer, hold the command that makes the puzzles."""
    book = pages.book
    _, recipe = book_texts.recipe(book)
    about = {"/Title": book.title, "/Subject": book.subtitle, "/Author": book.author, "/Keywords": recipe}
    made = {"/Creator": f"{PROGRAM} {__version__}", "/Producer": f"{PROGRAM} {__version__}"}
    day = {"/CreationDate": f"D:{book.date:%Y%m%d}"}
    return {name: text for name, text in {**about, **made, **day}.items() if text}


def _outline(pages: BookPages) -> Iterator[tuple[str, int]]:
    book = pages.book
    yield book.say(book_texts.HEADINGS[BookPageKind.CONTENTS]), 3
    for row in pages[2].rows:
        yield book_texts.row_text(row, book)[0], row.page


def _on_paper(rect: Rect, height: float, bleed: float) -> tuple[float, float, float, float]:
    """Convert a rectangle to points from the lower left corner of the paper, whose height is in points."""
    left, right = rect.left + bleed, rect.right + bleed
    top, bottom = rect.top + bleed, rect.bottom + bleed
    return left / POINT, height - bottom / POINT, right / POINT, height - top / POINT


def _link(place: tuple[float, float, float, float], target: IndirectObject | None) -> DictionaryObject:
    return DictionaryObject(
        {
            NameObject("/Type"): NameObject("/Annot"),
            NameObject("/Subtype"): NameObject("/Link"),
            NameObject("/Rect"): ArrayObject(map(FloatObject, place)),
            NameObject("/Border"): ArrayObject([NumberObject(0)] * 3),
            NameObject("/Dest"): ArrayObject([target, NameObject("/Fit")]),
        }
    )
