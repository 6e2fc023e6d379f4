"""Texts in any encoding are read and written back byte for byte; other files are refused with their type."""

import gzip
import random
import zipfile
from io import BytesIO
from pathlib import Path

import pytest

from sudoku_desktop.board.formats import FileTextError, read_file
from sudoku_desktop.board.formats.decoding import Decoded, decode
from tests.puzzles import ESCARGOT, MK_FIG_1

CELLS = MK_FIG_1.to_text()
UNICODE = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be")
OLD = {
    "cp1252": "Grüße – “très difficile”",
    "latin-1": "déjà vu, señor",
    "cp437": "schöne Grüße",
    "cp850": "für Anfänger",
    "mac_roman": "Facile à résoudre",
    "shift_jis": "数独パズル",
    "gb18030": "难题数独",
    "cp1251": "Сложная",
    "euc_kr": "스도쿠",
}


@pytest.mark.parametrize("encoding", UNICODE)
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_that_every_encoding_of_unicode_is_read_and_written_back(tmp_path: Path, encoding: str, end: str) -> None:
    data = f"# Für Élise, 数独{end}{CELLS}{end}{ESCARGOT.to_text()}{end}".encode(encoding)
    path = tmp_path / "a.txt"
    path.write_bytes(data)
    file = read_file(path)
    assert [puzzle.givens for puzzle in file.puzzles] == [MK_FIG_1, ESCARGOT]
    assert "Für Élise, 数独\n" in file.text
    assert file.with_puzzles(file.puzzles).data == data
    assert decode(data).encode() == data


@pytest.mark.parametrize(("encoding", "title"), OLD.items())
def test_that_old_encodings_are_read_and_written_back(encoding: str, title: str) -> None:
    data = f"# {title}\r\n{CELLS}\r\n".encode(encoding)
    decoded = decode(data)
    assert decoded.text.splitlines()[1] == CELLS
    assert decoded.encode() == data
    if encoding not in ("cp1251", "shift_jis", "euc_kr"):  # for these the bytes alone can mean several things
        assert decoded.text.splitlines()[0] == f"# {title}"


def test_that_drawings_and_dots_of_old_encodings_stay_what_they_are() -> None:
    for text, encoding in (("┌───┐\n│7 5│\n╔═╗\n║3║\n", "cp437"), ("7·5··3···\n", "cp1252"), ("7·5··3\n", "mac_roman")):
        assert decode(text.encode(encoding)).text == text


def test_that_mixed_line_ends_stay_with_their_lines() -> None:
    data = b"a\r\nb\nc\rd\r\ne\r\n"
    decoded = decode(data)
    assert decoded.text == "a\nb\nc\nd\ne\n"
    assert decoded.line_end == "\r\n"
    assert decoded.encode() == data
    assert decoded.encode("a\nb\nX\nd\ne\n") == b"a\r\nb\nX\rd\r\ne\r\n"
    assert decoded.encode("a\nb\nX\nY\nd\ne\n") == b"a\r\nb\nX\r\nY\rd\r\ne\r\n"
    assert decoded.encode("b\nc\ne\n") == b"b\nc\re\r\n"
    assert decoded.encode("") == b""


def test_that_random_edits_keep_the_ends_of_all_other_lines() -> None:
    chance = random.Random(1)
    for _ in range(300):
        lines = [f"line {number}" for number in range(chance.randrange(1, 30))]
        ends = [chance.choice(("\r\n", "\n", "\r")) for _ in lines]
        decoded = decode("".join(map("".join, zip(lines, ends, strict=True))).encode())
        place = chance.randrange(len(lines))
        new = [f"new {number}" for number in range(chance.randrange(4))]
        text = "".join(f"{line}\n" for line in lines[:place] + new + lines[place + 1 :])
        written = decoded.encode(text).decode()
        assert written.startswith("".join(map("".join, zip(lines[:place], ends, strict=False))))
        assert written.endswith("".join(map("".join, zip(lines[place + 1 :], ends[place + 1 :], strict=True))))


def test_that_a_letter_that_the_encoding_lacks_is_refused() -> None:
    decoded = decode("é\n".encode("cp1252"))
    with pytest.raises(UnicodeEncodeError):
        decoded.encode("é 数\n")
    assert Decoded("a").encode("b\n") == b"b\n"


def zipped(*names: str) -> bytes:
    data = BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for name in names:
            archive.writestr(name, f"application/vnd.oasis.opendocument.{name}" if name == "mimetype" else "x")
    return data.getvalue()


OPEN_SHEET = BytesIO()
with zipfile.ZipFile(OPEN_SHEET, "w") as archive:
    archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"\x89PNG\r\n\x1a\n\0\0", "picture (PNG)"),
        (b"\xff\xd8\xff\xe0\0\x10JFIF", "picture (JPEG)"),
        (b"GIF89a\1\0\1\0", "picture (GIF)"),
        (b"BM6\0\0\0\0\0\0\0", "picture (BMP)"),
        (b"II*\0\x08\0\0\0", "picture (TIFF)"),
        (b"RIFF\0\0\0\0WEBPVP8 ", "picture (WebP)"),
        (b"\0\0\0\x18ftypheic", "picture (HEIC)"),
        (b"%PDF-1.4\n", "a PDF; open it with Read Photo"),
        (b"%!PS-Adobe-3.0\n", "printers (PostScript)"),
        (b"{\\rtf1\\ansi 530070000}", "document (RTF)"),
        (gzip.compress(CELLS.encode(), mtime=0), "compressed file (gzip)"),
        (b"BZh91AY&SY", "compressed file (bzip2)"),
        (zipped("a.txt"), "compressed file (ZIP)"),
        (zipped("[Content_Types].xml", "xl/workbook.xml"), "spreadsheet (Excel)"),
        (zipped("[Content_Types].xml", "word/document.xml"), "document (Word)"),
        (OPEN_SHEET.getvalue(), "spreadsheet (OpenDocument)"),
        (zipped("mimetype", "text"), "document (OpenDocument)"),
        (b"PK\3\4 damaged", "compressed file (ZIP)"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0", "spreadsheet (Excel 97–2003)"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0" + "WordDocument".encode("utf-16-le"), "document (Word 97–2003)"),
        (b"SQLite format 3\0", "database (SQLite)"),
    ],
)
def test_that_a_file_that_is_no_text_is_named_with_what_to_do(data: bytes, words: str) -> None:
    with pytest.raises(FileTextError) as error:
        decode(data)
    assert words in str(error.value)
    assert ("; " in str(error.value)) or ", or with" in str(error.value)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"\0" * 500, "line 1: this is not a text file (it contains zero bytes)"),
        (b"a\n7\0\1\0" + CELLS.encode(), "line 2: this is not a text file (it contains zero bytes)"),
        (b"\xff\xfe8\x00.\x00\0", "line 1: this is not a text file (it contains zero bytes)"),
        (bytes(range(1, 256)), "line 1: this is not a text file (it is not UTF-8)"),
        ("für\n".encode() + b"\xc3", "line 2: this is not a text file (it is not UTF-8)"),
        (random.Random(1).randbytes(999).replace(b"\0", b""), "line 1: this is not a text file (it is not UTF-8)"),
    ],
)
def test_that_what_looks_like_no_text_is_refused(data: bytes, sentence: str) -> None:
    with pytest.raises(FileTextError) as error:
        decode(data)
    assert str(error.value).split(": ", 1)[1] == sentence.split(": ", 1)[1]
