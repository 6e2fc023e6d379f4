"""All data of a puzzle survive every format that supports them, and unknown content of a file survives saving."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_desktop.board import SIZES, Geometry, Grid, Puzzle, Variant, shaped
from sudoku_desktop.board.formats import FORMATS, FileTextError, document, opensudoku, read_file, read_text, sdk
from sudoku_desktop.board.formats.puzzle_file import dumps, format_of, puzzles_in
from tests.board.shapes import shapes
from tests.puzzles import ESCARGOT, MK_FIG_1

words = st.text(st.characters(exclude_categories=["Cs", "Cc", "Cn"]), max_size=30).map(
    lambda text: " ".join(text.split())
)
json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**30), 10**30)
    | st.floats(allow_nan=False, allow_infinity=False)
    | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=5,
)
objects = st.dictionaries(words, json_values, max_size=3)


@st.composite
def puzzles(draw: st.DrawFn, size: int = 9) -> Puzzle:
    """Draw a puzzle whose cells hold a given, an entry, notes, or nothing; one draw for all cells saves time."""
    data = np.frombuffer(draw(st.binary(min_size=6 * size**2, max_size=6 * size**2)), np.uint8).reshape(-1, 6)
    cells = [
        ("gen."[kind % 4], 1 + digit % size, 1 + int.from_bytes(bytes(mask)) % (2**size - 1))
        for kind, digit, *mask in data.tolist()
    ]

    def grid(kind: str) -> Grid:
        return Grid([digit if each == kind else 0 for each, digit, _ in cells], shaped(size))

    notes = tuple(mask if kind == "n" else 0 for kind, _, mask in cells)
    return Puzzle(
        grid("g"),
        title=draw(words),
        source=draw(words),
        published_rating=draw(words),
        author=draw(words),
        seed=draw(st.none() | st.integers(0, 2**63 - 1)),
        entries=grid("e") if grid("e").filled_count else None,
        notes=notes if any(notes) else (),
        runs=tuple(draw(st.lists(objects, max_size=2))),
        unknown=draw(objects.map(lambda each: {f"later {key}": value for key, value in each.items()})),
    )


@pytest.mark.parametrize("each", FORMATS, ids=lambda each: each.suffixes[0])
@given(puzzle=puzzles(), second=puzzles())
def test_that_all_a_format_holds_survives_it(each, puzzle: Puzzle, second: Puzzle) -> None:
    suffix = each.suffixes[0]
    assert read_text(each.dumps([puzzle]), suffix).puzzles == (each.held(puzzle),)
    again = read_text(each.dumps([puzzle, second]), suffix).puzzles
    assert [read.givens for read in again] == [puzzle.givens, second.givens]
    assert [(read.entries, read.notes) for read in again] == [
        (each.held(known).entries, each.held(known).notes) for known in (puzzle, second)
    ]


@pytest.mark.parametrize("size", SIZES)
@settings(max_examples=10)
@given(data=st.data())
def test_that_a_document_holds_every_size(size: int, data: st.DataObject) -> None:
    puzzle = data.draw(puzzles(size))
    assert document.loads(document.dumps([puzzle]), SIZES) == (puzzle,)


def test_that_what_a_format_cannot_hold_is_named() -> None:
    puzzle = Puzzle(MK_FIG_1, "Figure 1", author="T. Mantere", notes=(0,) * 80 + (1,))
    assert format_of(".sudoku").lost(puzzle) == ()
    assert list(map(str, format_of(".txt").lost(puzzle))) == ["your notes", "the author"]
    assert list(map(str, format_of(".sdm").lost(puzzle))) == ["your notes", "the title", "the author"]


def test_that_nobody_misses_the_seed_and_our_rating_of_a_generated_puzzle() -> None:
    published = Puzzle(MK_FIG_1, "Figure 1", published_rating="Difficult")
    assert list(map(str, format_of(".txt").lost(published))) == ["the rating"]
    assert format_of(".txt").lost(replace(published, seed=7)) == ()


# What is foreign.


@given(first=puzzles(), after=puzzles(), other=puzzles(), added=json_values)
def test_that_a_newer_document_keeps_what_this_version_does_not_know(
    tmp_path_factory: pytest.TempPathFactory, first: Puzzle, after: Puzzle, other: Puzzle, added: object
) -> None:
    content = json.loads(document.dumps([first, other]))
    content |= {"version": "1.7", "added": added}
    content["puzzles"][0]["stickers"] = added
    path = tmp_path_factory.getbasetemp() / "newer.sudoku"
    path.write_text(json.dumps(content))
    file = read_file(path)
    saved = json.loads(file.with_puzzles([replace(after, unknown=file.puzzles[0].unknown), file.puzzles[1]]).data)
    assert (saved["version"], saved["added"]) == ("1.7", added)
    assert saved["puzzles"][0]["stickers"] == added
    assert saved["puzzles"][1] == content["puzzles"][1]


SECTIONS = "[Colours]\nred,blue\n# of mine\n"


@given(before=puzzles(), after=puzzles())
def test_that_comments_and_foreign_sections_survive_in_sdk(before: Puzzle, after: Puzzle) -> None:
    held = sdk.FORMAT.held
    text = "#Bone day\n# why\n" + sdk.dumps([before]) + SECTIONS + "#DSecond\n" + sdk.dumps([Puzzle(ESCARGOT)])
    old = sdk.loads(text)
    new = replace(held(after), title=old[0].title, source=old[0].source, author=old[0].author)
    saved = sdk.FORMAT.rewritten(text, old, [replace(new, published_rating=old[0].published_rating), old[1]])
    again = sdk.loads(saved)
    assert (again[0].givens, again[0].entries, again[0].notes) == (after.givens, after.entries, after.notes)
    assert (again[0].title, again[1]) == (old[0].title, old[1])
    assert saved.startswith("#Bone day\n# why\n")
    assert SECTIONS in saved


@pytest.mark.parametrize("kind", ["plain", "lists", "masks", "centred"])
@given(before=puzzles(), after=puzzles())
def test_that_foreign_elements_and_attributes_survive_in_opensudoku(kind: str, before: Puzzle, after: Puzzle) -> None:
    width = {"masks": "version: 2", "centred": "version: 4"}.get(kind)
    data = opensudoku._data(
        Puzzle(before.givens) if kind == "plain" else replace(before, notes=before.notes or (1,) * 81)
    )
    if width:
        notes = "|0|5|" if kind == "centred" else "|5|"
        data = f"{width}\n" + "".join(f"{cell}{notes}{int(cell == '0')}|" for cell in before.givens.to_text("0"))
    data = data.replace("\n", "&#10;")
    head = (
        "<?xml version='1.0'?>\n<opensudoku version='3'><!-- mine > --><author>Ännchen</author><colour>rot</colour>\n"
    )
    cells = "cells_data" if width else "data"
    head_of_game = "<game created='5' note='a > b'"
    tail_of_game = " state=\"1\" command_stack='x|y'><x/></game>"
    game = f'{head_of_game} {cells} = "{data}"{tail_of_game}'
    tail = f'<game data="{ESCARGOT.to_text("0")}" time="7"/>\n<end/></opensudoku>'
    text = f"{head}{game}\n{tail}"
    old = opensudoku.loads(text)
    new = replace(old[0], givens=after.givens, entries=after.entries, notes=after.notes)
    saved = opensudoku.FORMAT.rewritten(text, old, [new, old[1]])
    assert opensudoku.loads(saved) == (new, old[1])
    assert saved.startswith(f"{head}{head_of_game}")
    assert saved.endswith(f"{tail_of_game}\n{tail}")


# What is wrong in a document.


def sentence(content: object) -> str:
    with pytest.raises(FileTextError) as error:
        document.loads(content if isinstance(content, str) else json.dumps(content))
    return str(error.value)


ROWS = MK_FIG_1.to_rows()
HEAD = {"format": document.NAME, "version": "1.0"}


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"givens": 5}, "puzzle 1, givens: they must be a list of 9 rows"),
        ({"givens": ROWS[:8]}, "puzzle 1, givens: they must be a list of 9 rows"),
        ({"givens": [5] * 9}, "puzzle 1, givens: it must be a list of rows, each in quotation marks"),
        ({"geometry": 9}, "puzzle 1, geometry: it must be an object"),
        ({"givens": [*ROWS[:8], "12345678"]}, "puzzle 1, givens, row 9: found 8 cells, need 9"),
        ({"givens": [*ROWS[:8], "12345678?"]}, "puzzle 1, givens, row 9: '?' cannot stand in a cell"),
        ({"entries": ROWS}, "puzzle 1, entries: "),
        ({"notes": [". . . . 12 . . . ."] * 8}, "puzzle 1, notes: found 8 rows, need 9"),
        ({"notes": ["A . . . . . . . ."] * 9}, "puzzle 1, notes, row 1: 'A' cannot stand in a cell"),
        ({"notes": ["1 1 1 1 1 1 1 1 1"] * 9}, "puzzle 1, notes, row 1: "),
        ({"title": 7}, "puzzle 1, title: it must be a text of at most 1,000 characters"),
        ({"title": "a" * 1001}, "puzzle 1, title: it must be a text of at most 1,000 characters"),
        ({"seed": -1}, f"puzzle 1, seed: it must be a whole number from 0 to {2**63 - 1:,}"),
        ({"seed": True}, f"puzzle 1, seed: it must be a whole number from 0 to {2**63 - 1:,}"),
        ({"runs": [5]}, "puzzle 1, runs: it must be a list of runs"),
        ({"geometry": {"size": 9, "regions": []}}, "puzzle 1, regions: found 0 rows, need 9"),
        ({"geometry": {"size": 16}}, "puzzle 1, geometry: only puzzles of size 9 can be read here"),
        ({"geometry": {"size": 10**9}}, "puzzle 1, geometry: its size must be a number from 4 to 25"),
    ],
)
def test_that_a_broken_document_is_refused_at_its_place(changes: dict[str, object], says: str) -> None:
    assert sentence({**HEAD, "puzzles": [{"givens": ROWS, **changes}]}).startswith(says)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "line 1, column 2: this is not valid JSON"),
        ('{\n "format": 5}', 'not a Sudoku document: it has no "format": "sudoku-desktop-document"'),
        ("[" * 100_000, "brackets are nested too deeply"),
        ('{"a": ' + "[" * 100 + "]" * 100 + "}", "brackets are nested too deeply"),
        ('{"a": 1e999}', "1e999 is not a number"),
        ('{"a": NaN}', "NaN is not a number"),
        ('{"a": 1, "a": 2}', "'a' appears twice"),
        ('{"a": "\\ud800"}', "a text contains half a character"),
        (json.dumps({**HEAD, "version": "2.0"}), "the document has version 2.0; this program reads 1.x"),
        (json.dumps({**HEAD, "version": 1}), "the version must be written like '1.0'"),
        (json.dumps({**HEAD, "puzzles": {}}), "puzzles must be a list"),
        ("[" + "[]," * 100_000, "there are more values than in any file of its kind"),
        (" " * (4 * 1024 * 1024 + 1), "the file is larger than 4 MiB"),
    ],
)
def test_that_what_is_no_document_is_refused(text: str, says: str) -> None:
    assert sentence(text) == says


def test_that_a_number_of_thousands_of_digits_is_refused() -> None:
    assert sentence('{"a": ' + "9" * 9000 + "}").endswith(" is not a number")


def test_that_texts_are_written_so_that_they_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "odd.sudoku"
    path.write_text(document.dumps([Puzzle(MK_FIG_1, "half \ud800 a\ncharacter " + "x" * 2000)]), encoding="utf-8")
    (puzzle,) = read_file(path).puzzles
    assert puzzle.title.startswith("half ? a character xxx")


@given(shape=shapes(), seed=st.integers(0, 2**32))
def test_that_a_document_holds_every_shape(shape: Geometry, seed: int) -> None:
    random = Random(seed)
    cells = [random.randint(0, shape.size) for _ in range(shape.cell_count)]
    puzzle = Puzzle(Grid(cells, shape), "any")
    assert document.loads(document.dumps([puzzle]), SIZES) == (puzzle,)
    if shape.variants or shape.size != 9:
        with pytest.raises(FileTextError, match="read here"):
            puzzles_in(document.dumps([puzzle]), ".sudoku")


@given(size=st.sampled_from(SIZES), seed=st.integers(0, 2**32))
def test_that_a_text_holds_jigsaws_among_others(size: int, seed: int) -> None:
    random = Random(seed)
    regions = [cell // size for cell in range(size**2)]
    random.shuffle(regions)
    shape = shaped(size, [Variant.JIGSAW], regions)
    cells = [random.randint(1, size) if random.random() < 0.3 else 0 for _ in regions]
    puzzles = (Puzzle(Grid(cells, shape), "one"), Puzzle(Grid(cells, shaped(size))), Puzzle(Grid(cells, shape)))
    read = puzzles_in(dumps(puzzles, ".txt"), ".txt", SIZES)
    assert read == puzzles
    with pytest.raises(FileTextError, match="read here"):
        puzzles_in(dumps(puzzles, ".txt"), ".txt")


@pytest.mark.parametrize(
    ("geometry", "says"),
    [
        ({"size": 9, "variant": "x"}, "it must be a list of variants"),
        ({"size": 9, "variant": ["killer"]}, "'killer' is not known to this version"),
        ({"size": 9, "variant": ["jigsaw"]}, "a jigsaw needs its regions"),
        ({"size": 9, "variant": ["jigsaw"], "regions": ["1" * 9] * 9}, "found 1 region, need 9"),
        ({"size": 9, "variant": ["jigsaw"], "regions": ["1" * 9] * 8}, "found 8 rows, need 9"),
        ({"size": 9, "variant": ["x"], "cages": []}, "'cages' is not known to this version"),
    ],
)
def test_that_a_geometry_that_is_none_is_refused(geometry: dict[str, object], says: str) -> None:
    with pytest.raises(FileTextError) as error:
        document.loads(json.dumps({**HEAD, "puzzles": [{"geometry": geometry, "givens": ["." * 9] * 9}]}), SIZES)
    assert says in str(error.value)
