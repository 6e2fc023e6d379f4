"""Decoding of bytes: the text of a file in any common encoding, or the name of a kind of file that is no text.

Vocabulary: a *BOM* (byte order mark) is the signature of two to four bytes that some programs write before a text. An
*old encoding* has one byte for each letter (Windows, DOS and Mac OS before Unicode) or one or two (Shift-JIS, GB 18030,
Big5, EUC-KR); no such file says which one it is. The cells of a puzzle are ASCII in all of them, so a wrong guess can
only spoil the letters of a title, and the bytes are always written back as they were.

charset-normalizer would guess better in long texts, but titles are a few letters long, where its statistics do not
help, and every encoding that it names would have to be checked for writing back the same bytes.
"""

from __future__ import annotations

import codecs
import re
import unicodedata
import zipfile
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from difflib import SequenceMatcher
from io import BytesIO

from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.symbols import plain
from sudoku_desktop.sentence import Sentence

MAX_FILE_BYTES = 16 * 1024 * 1024
_MIB = 1024 * 1024

_BOMS = (
    (b"\xff\xfe\x00\x00", "utf-32-le"),
    (b"\x00\x00\xfe\xff", "utf-32-be"),
    (b"\xef\xbb\xbf", "utf-8"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)
"""Byte order marks and their encodings. UTF-32 comes first, because its BOM begins with that of UTF-16."""
_WIDE = ("utf-32-le", "utf-32-be", "utf-16-le", "utf-16-be")
"""Encodings with zero bytes, which are also recognised without a BOM."""
_OLD = ("cp1252", "cp437", "cp850", "mac_roman", "shift_jis", "gb18030", "big5", "euc_kr", "cp1251", "latin-1")
"""Old encodings, most likely first; the last one can decode any bytes."""
_JUDGED = 20_000
"""Maximum number of bytes that are examined to guess an old encoding."""
_LINE_END = re.compile(r"\r\n|\n|\r")
_LETTERS = re.compile(r"[A-Za-z]")
_MULTI_BYTE = re.compile(r"[^\x00-\x7f]")
_MOST_MATCHED_LINES = 5000
"""Maximum number of changed lines for which each old line's end is looked up."""
_DRAWN_BESIDE_CELLS, _DRAWN_IN_A_ROW = "│║", "─═"
"""Vertical box-drawing characters, and the horizontal ones, which repeat in a line."""
_DOS_END_OF_FILE = "\x1a"
_HARMLESS_CONTROLS = frozenset("\t\n\r\v\f" + _DOS_END_OF_FILE)

PICTURE = Sentence('this is a picture ({kind}); open it with Read Photo in the window, or with "sudoku-cli read"')
_PDF = Sentence('this is a PDF; open it with Read Photo in the window, or with "sudoku-cli read"')
_COMPRESSED = Sentence("this is a compressed file ({kind}); unpack it and open the file in it")
_SHEET = Sentence("this is a spreadsheet ({kind}); save it as CSV, or copy its cells and paste them")
_DOCUMENT = Sentence("this is a document ({kind}); save it as plain text, or copy the puzzle and paste it")
_DATABASE = Sentence("this is a database ({kind}); export the puzzles from the program that wrote it")
_PRINT_FILE = Sentence("this is a file for printers ({kind}); convert it to PDF, which can be read as a picture")

_SIGNATURES = (
    (b"\x89PNG", PICTURE, "PNG"),
    (b"\xff\xd8\xff", PICTURE, "JPEG"),
    (b"GIF8", PICTURE, "GIF"),
    (b"II*\0", PICTURE, "TIFF"),
    (b"MM\0*", PICTURE, "TIFF"),
    (b"\0\0\1\0", PICTURE, "ICO"),
    (b"%PDF-", _PDF, ""),
    (b"%!PS", _PRINT_FILE, "PostScript"),
    (b"{\\rtf", _DOCUMENT, "RTF"),
    (b"\x1f\x8b", _COMPRESSED, "gzip"),
    (b"BZh", _COMPRESSED, "bzip2"),
    (b"\xfd7zXZ\0", _COMPRESSED, "xz"),
    (b"\x28\xb5\x2f\xfd", _COMPRESSED, "zstd"),
    (b"7z\xbc\xaf\x27\x1c", _COMPRESSED, "7z"),
    (b"Rar!\x1a\x07", _COMPRESSED, "RAR"),
    (b"SQLite format 3\0", _DATABASE, "SQLite"),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", _SHEET, "Excel 97–2003"),
)
"""First bytes of binary files, each with its message and the name of the file type."""
_WORD_97 = "WordDocument".encode("utf-16-le")
"""Name of a stream that only documents of Word have among the old files of Office."""
_ZIP = b"PK\x03\x04"
_IN_ZIP = (
    ("xl/workbook.", _SHEET, "Excel"),
    ("word/document.", _DOCUMENT, "Word"),
    ("ppt/presentation.", _DOCUMENT, "PowerPoint"),
    ("Index/Document.iwa", _DOCUMENT, "iWork"),
)
"""Prefixes of member names that identify the type of a ZIP archive."""
_OPEN_DOCUMENT = (
    ("spreadsheet", _SHEET, "OpenDocument"),
    ("opendocument", _DOCUMENT, "OpenDocument"),
    ("epub", _DOCUMENT, "EPUB"),
)
"""Words in the media type at the beginning of an OpenDocument or EPUB archive."""


@dataclass(frozen=True)
class Decoded:
    r"""The text of a file, and all that is needed to write its bytes again.

    Attributes
    ----------
    text
        The text with "\n" for every line's end, and without its BOM.
    encoding
        Python's name of the encoding.
    bom
        The BOM, empty if there is none.
    line_ends
        The end of every line in order, or one end if all are alike.
    """

    text: str
    encoding: str = "utf-8"
    bom: bytes = b""
    line_ends: tuple[str, ...] = ("\n",)

    @property
    def line_end(self) -> str:
        """The most frequent line end."""
        return Counter(self.line_ends).most_common(1)[0][0]

    def encode(self, text: str | None = None) -> bytes:
        r"""Return the bytes of the file, or of the file with another text, which has "\n" line ends.

        Lines that are the same as before keep their ends, and so does the last one of those that differ; new ones get
        the most frequent end. Raises UnicodeEncodeError for a letter that the file's encoding does not have.
        """
        text = self.text if text is None else text
        if self.line_ends != ("\n",):
            lines = text.split("\n")
            ends = [*self._ends_of(lines), ""]
            text = "".join(piece for pair in zip(lines, ends, strict=True) for piece in pair)
        return self.bom + text.encode(self.encoding)

    def _ends_of(self, lines: list[str]) -> list[str]:
        """Return the line ends of a text, for all lines but the last."""
        count = len(lines) - 1
        if len(self.line_ends) == 1:
            return list(self.line_ends) * count
        if count == len(self.line_ends):
            return list(self.line_ends)
        ends, old = [self.line_end] * count, self.text.split("\n")
        same = list(_same_lines(old, lines))
        head, (before, after, tail) = same[0][2], same[-1]
        if tail and before > head and after > head:  # within the last line that differs, its end is not what changed
            ends[after - 1] = self.line_ends[before - 1]
        for before, after, length in same:
            for place in range(length):
                if after + place < count and before + place < len(self.line_ends):
                    ends[after + place] = self.line_ends[before + place]
        return ends


def _same_lines(old: list[str], new: list[str]) -> Iterator[tuple[int, int, int]]:
    """Yield sequences of equal lines: the start in the old text, the start in the new text, and the length."""
    shorter = min(len(old), len(new))
    head = next((place for place in range(shorter) if old[place] != new[place]), shorter)
    rest = shorter - head
    tail = next((place for place in range(rest) if old[-1 - place] != new[-1 - place]), rest)
    yield 0, 0, head
    before, after = old[head : len(old) - tail], new[head : len(new) - tail]
    if len(before) + len(after) <= _MOST_MATCHED_LINES:
        for match in SequenceMatcher(None, before, after, autojunk=False).get_matching_blocks():
            yield head + match.a, head + match.b, match.size
    yield len(old) - tail, len(new) - tail, tail


def decode(data: bytes, *, is_unicode: bool = False) -> Decoded:
    """Decode the bytes of a file.

    `is_unicode`: whether the file must be in UTF-8, UTF-16 or UTF-32, as documents of this program are. Raises
    FileTextError when the file is too large, or names its kind when it is no text.
    """
    if len(data) > MAX_FILE_BYTES:
        raise FileTextError(Sentence("the file is larger than {size} MiB", size=MAX_FILE_BYTES // _MIB))
    check_kind(data)
    for bom, encoding in _BOMS:
        if data.startswith(bom):
            try:
                text = data[len(bom) :].decode(encoding)
            except UnicodeDecodeError:
                break  # a damaged archive, or another kind of file with the same beginning
            return _decoded(text, encoding, bom)
    if b"\0" in data:
        return _decoded(*_wide_text(data))
    try:
        return _decoded(data.decode(), "utf-8")
    except UnicodeDecodeError as error:
        line, sample = data.count(b"\n", 0, error.start) + 1, _sample(data, error.start)
        if is_unicode or _is_damaged_unicode(sample):
            raise FileTextError(Sentence("this is not a text file (it is not UTF-8)"), line=line) from None
        return _decoded(*_old_text(data, sample, line))


def _decoded(text: str, encoding: str, bom: bytes = b"") -> Decoded:
    if "\r" not in text:
        return Decoded(text, encoding, bom)
    both = text.count("\r\n")
    is_mixed = (both > 0) + (text.count("\n") > both) + (text.count("\r") > both) > 1
    ends = tuple(_LINE_END.findall(text)) if is_mixed else ("\r\n",) if both else ("\r",)
    return Decoded(text.replace("\r\n", "\n").replace("\r", "\n"), encoding, bom, ends)


def _wide_text(data: bytes) -> tuple[str, str]:
    """Decode UTF-16 or UTF-32 without a BOM and return text and encoding; raises FileTextError for binary data."""
    for encoding in _WIDE:
        width = 4 if "32" in encoding else 2
        if len(data) % width == 0 and _zeros_fit(data, width, encoding.endswith("be")):
            try:
                text = data.decode(encoding)
            except UnicodeDecodeError:
                continue
            if not _has_controls(text):
                return text, encoding
    line = data.count(b"\n", 0, data.find(b"\0")) + 1
    raise FileTextError(Sentence("this is not a text file (it contains zero bytes)"), line=line)


def _zeros_fit(data: bytes, width: int, is_big: bool) -> bool:
    """Return whether zero bytes are where ASCII characters of this width, in bytes, have them."""
    low = width - 1 if is_big else 0
    high = [place for place in range(width) if place != low]
    return all(
        data[place::width].count(0) > max(4 * data[low::width].count(0), len(data) // width // 2) for place in high
    )


def _is_damaged_unicode(sample: bytes) -> bool:
    """Return whether a sample has at least as many valid UTF-8 sequences as invalid bytes."""
    letters = len(_MULTI_BYTE.findall(sample.decode(errors="ignore")))
    return letters >= sample.decode(errors="replace").count("\ufffd")


def _sample(data: bytes, start: int) -> bytes:
    """Return the beginning of a text and the lines from the first byte that is not UTF-8."""
    line = data.rfind(b"\n", 0, start) + 1
    return data[:_JUDGED] + b"\n" + data[max(line, _JUDGED) : max(line, _JUDGED) + _JUDGED]


def _old_text(data: bytes, sample: bytes, line: int) -> tuple[str, str]:
    """Decode a text in an old encoding and return it with the encoding's name; raises FileTextError for binary data."""
    points = {}
    for place, encoding in enumerate(_OLD):
        with suppress(UnicodeDecodeError):
            text = codecs.getincrementaldecoder(encoding)().decode(sample)
            points[encoding] = _plausibility(text), -place
    for encoding in sorted(points, key=points.__getitem__, reverse=True):
        with suppress(UnicodeError):
            text = data.decode(encoding)
            if points[encoding][0] < 0 or _has_controls(text):
                break
            if text.encode(encoding) == data:
                return text, encoding
    raise FileTextError(Sentence("this is not a text file (it is not UTF-8)"), line=line)


def _plausibility(text: str) -> float:
    """Return a score for how plausible the non-ASCII characters are as letters, quotation marks or drawn lines."""
    points = 0.0
    for match in _MULTI_BYTE.finditer(text):
        letter, place = match[0], match.start()
        before, after = text[place - 1 : place], text[place + 1 : place + 2]
        beside = _LETTERS.match(before) or _LETTERS.match(after)
        if _is_drawn(letter):
            if letter in _DRAWN_BESIDE_CELLS:
                fits = not beside and before != letter
            else:
                fits = (_is_drawn(before) or _is_drawn(after)) and (before != letter or letter in _DRAWN_IN_A_ROW)
            points += 1.0 if fits else -1.0
        elif "\u3040" <= letter <= "\u30ff" or "\u4e00" <= letter <= "\u9fff" or "\uac00" <= letter <= "\ud7a3":
            points += 1.5 if not beside else 0.5
        elif letter.isdecimal():
            points += 2.0
        elif plain(letter) == ".":
            points += 1.5
        elif letter.isalpha() and letter.islower():
            points += 1.0 if beside or (before.isalpha() and before != letter) else 0.1
        elif letter.isalpha():
            points += -0.5 if before.islower() or before == letter else 0.75 if after.islower() else 0.25
        elif letter in "«»“”„‘’–—…°·":
            points += 0.5 if letter in "‘’" or not (before.isalpha() and after.isalpha()) else -0.5
        elif unicodedata.category(letter) == "Cc":
            points -= 2.0
        else:
            points -= 0.5
    return points


def _is_drawn(letter: str) -> bool:
    return "\u2500" <= letter <= "\u257f"


def _has_controls(text: str) -> bool:
    return any(unicodedata.category(each) == "Cc" for each in {*text} - _HARMLESS_CONTROLS)


def check_kind(data: bytes) -> None:
    """Raise FileTextError if the first bytes are those of a picture, an archive, an office file or the like."""
    for signature, sentence, kind in _SIGNATURES:
        if data.startswith(signature):
            if kind.startswith("Excel") and _WORD_97 in data:
                sentence, kind = _DOCUMENT, "Word 97–2003"
            raise FileTextError(sentence.with_terms(kind=kind) if kind else sentence)
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
        raise FileTextError(PICTURE.with_terms(kind="WebP"))
    if data[4:8] == b"ftyp":
        raise FileTextError(PICTURE.with_terms(kind="HEIC"))
    if data.startswith(b"BM") and data[6:10] == b"\0\0\0\0":
        raise FileTextError(PICTURE.with_terms(kind="BMP"))
    if data.startswith(_ZIP):
        sentence, kind = _kind_of_zip(data)
        raise FileTextError(sentence.with_terms(kind=kind))


def _kind_of_zip(data: bytes) -> tuple[Sentence, str]:
    """Return the message and the file type of a ZIP archive, judged by member names; nothing is unpacked."""
    beginning = data[:200].decode("ascii", "ignore")
    if "mimetype" in beginning:
        for word, sentence, kind in _OPEN_DOCUMENT:
            if word in beginning:
                return sentence, kind
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            names = archive.namelist()
    except (zipfile.BadZipFile, ValueError, NotImplementedError, OSError):
        names = []
    for start, sentence, kind in _IN_ZIP:
        if any(name.startswith(start) for name in names):
            return sentence, kind
    return _COMPRESSED, "ZIP"
