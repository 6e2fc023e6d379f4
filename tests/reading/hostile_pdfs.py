"""Small PDFs that ask their renderer for any amount of memory or time."""

import zlib


def pdf_of(objects: list[bytes]) -> bytes:
    """Return a PDF of these objects, which are numbered from 1; the first is the catalogue."""
    data, places = b"%PDF-1.7\n", []
    for number, body in enumerate(objects, 1):
        places.append(len(data))
        data += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    head = b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    tail = b"trailer<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF" % (len(objects) + 1, len(data))
    return data + head + table + tail


def _stream(data: bytes, extra: bytes = b"") -> bytes:
    return b"<</Length %d%s>>stream\n%s\nendstream" % (len(data), extra, data)


def _with_page(content: bytes, extra: bytes = b"", resources: bytes = b"") -> list[bytes]:
    page = b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 1000 1400]/Contents 4 0 R/Resources<<%s>>>>" % resources
    pages = [b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Kids[3 0 R]/Count 1>>", page]
    return [*pages, _stream(content, extra)]


def nested_forms(depth: int = 25) -> bytes:
    """Return a PDF with nested transparent forms, each the size of the page and drawn twelve times."""
    objects = _with_page(b"/F5 Do", resources=b"/XObject<</F5 5 0 R>>")
    head = b"/Type/XObject/Subtype/Form/BBox[0 0 1000 1400]/Group<</S/Transparency>>/Resources<</ExtGState<</G<</ca 0.5"
    for number in range(5, 5 + depth):
        inner = number + 1
        body = b"q /G gs /F%d Do Q " % inner * 12 if inner < 5 + depth else b"0 0 1000 1400 re f"
        objects.append(_stream(body, head + b"/BM/Multiply>>>>/XObject<</F%d %d 0 R>>>>" % (inner, inner)))
    return pdf_of(objects)


def inflating(size: int = 1 << 28) -> bytes:
    """Return a PDF with a page whose content is compressed twice and has this size in bytes."""
    packer = zlib.compressobj(9)
    piece = b"0 0 1 rg " * 100_000
    packed = b"".join(packer.compress(piece) for _ in range(size // len(piece))) + packer.flush()
    return pdf_of(_with_page(zlib.compress(packed, 9), b"/Filter[/FlateDecode/FlateDecode]"))


def slow(operators: int = 500_000) -> bytes:
    """Return a PDF with a page that clips and fills this many times."""
    content = b"q 0 0 1000 1400 re W n 0 0 m 1 1 3 3 900 1200 c B Q " * operators
    return pdf_of(_with_page(zlib.compress(content, 9), b"/Filter/FlateDecode"))
