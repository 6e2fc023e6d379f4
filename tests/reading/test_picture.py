import io
import struct
import subprocess
import sys
import zlib
from pathlib import Path

import numpy as np
import pypdf
import pytest
from PIL import Image

from sudoku_desktop.reading import picture
from sudoku_desktop.reading.picture import MAX_SIDE, PictureError, load_pictures, missing_library


def image_bytes(image: Image.Image, kind: str = "PNG", **how: object) -> bytes:
    with io.BytesIO() as file:
        image.save(file, kind, **how)
        return file.getvalue()


def pdf(pages: int, password: str = "") -> bytes:
    writer = pypdf.PdfWriter()
    for _ in range(pages):
        writer.add_blank_page(300, 400)
    if password:
        writer.encrypt(password, algorithm="RC4-128")
    with io.BytesIO() as file:
        writer.write(file)
        return file.getvalue()


def bomb(width: int, height: int) -> bytes:
    """Return a PNG without pixels that declares this size."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"\0" * 99)) + chunk(b"IEND", b"")


WHITE = Image.new("RGB", (300, 200), "white")
PHOTO = image_bytes(Image.effect_noise((400, 300), 40).convert("RGB"), "JPEG")


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "the file is empty"),
        (b"53..7....6..195", "this is not a picture that can be read (JPEG, PNG, WebP, BMP, GIF, TIFF or PDF)"),
        (PHOTO[: len(PHOTO) // 2], "the picture is damaged or incomplete"),
        (image_bytes(WHITE)[:-40], "the picture is damaged or incomplete"),
        (bomb(20_000, 20_000), "the picture has more than 100 megapixels"),
        (bomb(1_000_000, 1_000_000), "the picture has more than 100 megapixels"),
        (bomb(4000, 4000), "the picture is damaged or incomplete"),
        (image_bytes(Image.new("L", (10, 900))), "the picture is too small: 10 by 900 pixels"),
        (b"%PDF-1.7\nnothing", "the PDF is damaged or incomplete"),
        (pdf(1, password="secret"), "the PDF is protected by a password"),
        (pdf(61), "the PDF has 61 pages; at most 60 are read at a time: choose some"),
    ],
)
def test_that_what_is_no_picture_gets_one_sentence(data: bytes, sentence: str) -> None:
    with pytest.raises(PictureError) as caught:
        load_pictures(data)
    assert str(caught.value) == sentence


def test_that_a_file_that_is_too_large_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "MAX_MIB", 1)
    path = tmp_path / "large.png"
    path.write_bytes(image_bytes(WHITE) + bytes(2 << 20))
    with pytest.raises(PictureError, match="larger than 1 MiB"):
        load_pictures(path)


def test_that_damaged_pictures_never_raise_anything_else() -> None:
    random = np.random.default_rng(3)
    sound = [image_bytes(WHITE, kind) for kind in ("PNG", "JPEG", "GIF", "BMP", "TIFF", "WEBP")] * 3 + [pdf(1), PHOTO]
    refused = 0
    for _ in range(400):
        data = bytearray(sound[random.integers(len(sound))])
        for place in random.integers(len(data), size=random.integers(1, 12)):
            data[place] = random.integers(256)
        if random.random() < 0.3:
            del data[random.integers(len(data)) :]
        try:
            load_pictures(bytes(data))
        except PictureError:
            refused += 1
    assert refused > 50


def test_that_pixels_are_rgb_upright_and_cannot_be_written() -> None:
    image = Image.new("RGB", (200, 100), "red")
    exif = Image.Exif()
    exif[0x0112] = 6  # turned to the right
    (loaded,) = load_pictures(image_bytes(image, "JPEG", exif=exif), "a name")
    assert loaded.pixels.shape == (200, 100, 3)
    assert loaded.pixels.dtype == np.uint8
    assert loaded.pixels[50, 50, 0] > 240
    assert loaded.pixels[50, 50, 1:].max() < 15
    assert not loaded.pixels.flags.writeable
    assert (loaded.name, loaded.page) == ("a name", None)


def test_that_what_is_transparent_is_white() -> None:
    (loaded,) = load_pictures(image_bytes(Image.new("RGBA", (100, 100), (0, 0, 0, 0))))
    assert loaded.pixels.min() == 255


def test_that_16_bits_are_stretched() -> None:
    values = np.linspace(1000, 3000, 100 * 100).reshape(100, 100).astype(np.uint16)
    (loaded,) = load_pictures(image_bytes(Image.fromarray(values)))
    assert loaded.pixels.min() < 5
    assert loaded.pixels.max() > 250


def test_that_large_pictures_are_made_smaller() -> None:
    (loaded,) = load_pictures(image_bytes(Image.new("L", (6000, 3000), 255)))
    assert loaded.pixels.shape == (MAX_SIDE // 2, MAX_SIDE, 3)


def test_that_the_pages_of_a_pdf_are_numbered() -> None:
    assert [page.page for page in load_pictures(pdf(3))] == [1, 2, 3]


def test_that_pages_can_be_chosen_from_a_pdf_of_any_length() -> None:
    assert [page.page for page in load_pictures(pdf(70), pages=[62, 63])] == [62, 63]
    with pytest.raises(PictureError, match="there is no page 71: the PDF has 70 pages"):
        load_pictures(pdf(70), pages=[70, 71])
    with pytest.raises(PictureError, match="only a PDF has pages to choose from"):
        load_pictures(PHOTO, pages=[1])


def test_that_missing_libraries_are_named_with_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    assert missing_library() is None
    monkeypatch.setattr(picture, "find_spec", lambda module: None if module in ("cv2", "zxingcpp") else True)
    assert str(missing_library()) == (
        "reading pictures needs opencv-python-headless, zxing-cpp; "
        'install them with python -m pip install "sudoku-desktop[photo]"'
    )


def test_that_the_interface_can_be_imported_without_the_libraries() -> None:
    code = (
        "import sys; import sudoku_desktop.reading.picture, sudoku_desktop.reading.reading\n"
        "assert not {'cv2', 'PIL', 'pypdfium2', 'zxingcpp', 'numba'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
