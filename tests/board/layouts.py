"""Layouts in which people and programs write a grid, as functions that return text to be pasted."""

from collections.abc import Callable

from sudoku_desktop.board import Grid

Layout = Callable[[Grid], str]


def cells(grid: Grid, blank: str) -> list[str]:
    return list(grid.to_text(blank))


def rows(grid: Grid, blank: str) -> list[list[str]]:
    symbols = cells(grid, blank)
    return [symbols[start : start + 9] for start in range(0, 81, 9)]


def drawn(grid: Grid, blank: str, *, borders: tuple[str, str, str], gap: str = " ", bar: str = "|") -> str:
    """Return three bands of rows between borders (top, middle, bottom), with outer bars if there is a top border."""
    top, middle, bottom = borders
    lines = []
    for number, row in enumerate(rows(grid, blank)):
        if number and number % 3 == 0:
            lines.append(middle)
        boxes = [gap.join(row[start : start + 3]) for start in (0, 3, 6)]
        inner = f"{gap}{bar}{gap}".join(boxes)
        lines.append(f"{bar}{gap}{inner}{gap}{bar}" if top else inner)
    return "\n".join(line for line in (top, *lines, bottom) if line)


def labelled(grid: Grid, labels: list[str]) -> str:
    """Return a drawn grid with column numbers above it and a label before each row."""
    border = "  +-------+-------+-------+"
    lines = ["    1 2 3   4 5 6   7 8 9", border]
    for label, line in zip(labels, rows(grid, "."), strict=True):
        boxes = " | ".join(" ".join(line[start : start + 3]) for start in (0, 3, 6))
        lines.append(f"{label} | {boxes} |")
    return "\n".join([*lines, border])


def table(grid: Grid, columns: str, labels: str) -> str:
    """Return the grid as a data frame prints it: labels, no bars."""
    lines = ["   " + "  ".join(columns)]
    lines += [f"{label}  " + "  ".join(row) for label, row in zip(labels, rows(grid, "0"), strict=True)]
    return "\n".join(lines)


def boxed_cells(grid: Grid) -> str:
    """Return a grid with a bar around every cell, as in printed tables; blanks are spaces."""
    lines = ["┌" + "┬".join(["───"] * 9) + "┐"]
    for row in rows(grid, " "):
        lines += ["│ " + " │ ".join(row) + " │", "├" + "┼".join(["───"] * 9) + "┤"]
    lines[-1] = "└" + "┴".join(["───"] * 9) + "┘"
    return "\n".join(lines)


def markdown(grid: Grid) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in rows(grid, " ")]
    return "\n".join([lines[0], "|---" * 9 + "|", *lines[1:]])


PLUS = ("+-------+-------+-------+",) * 3
TIGHT_PLUS = ("+---+---+---+",) * 3
HODOKU = (".-------.-------.-------.", ":-------+-------+-------:", "'-------'-------'-------'")
SIMPLE_SUDOKU = (" *-----------*", " |---+---+---|", " *-----------*")
DOUBLE = ("╔═══════╦═══════╦═══════╗", "╠═══════╬═══════╬═══════╣", "╚═══════╩═══════╩═══════╝")
OPEN = ("", "------+-------+------", "")
EQUALS = ("=========================",) * 3

LAYOUTS: dict[str, Layout] = {
    "one line of dots": lambda grid: grid.to_text("."),
    "one line of zeros": lambda grid: grid.to_text("0"),
    "one line of stars": lambda grid: grid.to_text("*"),
    "one line of underscores": lambda grid: grid.to_text("_"),
    "one line of small x": lambda grid: grid.to_text("x"),
    "one line of capital X": lambda grid: grid.to_text("X"),
    "one line of dashes": lambda grid: grid.to_text("-"),
    "a .sdm line and its end": lambda grid: grid.to_text("0") + "\r\n",
    "a rating after it": lambda grid: grid.to_text() + "; ED=7.2/7.2/2.6",
    "a number and a name before it": lambda grid: "12,Sunday 2024," + grid.to_text("0") + ",3.4",
    "in a sentence": lambda grid: f"Who can solve “{grid.to_text()}”? It took me 45 minutes!",
    "nine lines": lambda grid: "\n".join(map("".join, rows(grid, "."))),
    "nine lines of dashes": lambda grid: "\n".join(map("".join, rows(grid, "-"))),
    "nine lines of stars": lambda grid: "\n".join(map("".join, rows(grid, "*"))),
    "nine lines, CRLF": lambda grid: "\r\n".join(map("".join, rows(grid, "0"))) + "\r\n",
    "nine lines with gaps": lambda grid: "\n\n".join(map(" ".join, rows(grid, "_"))),
    "three lines": lambda grid: "\n".join(grid.to_text()[start : start + 27] for start in (0, 27, 54)),
    "one cell a line": lambda grid: "\n".join(cells(grid, "0")),
    "plus and minus": lambda grid: drawn(grid, ".", borders=PLUS),
    "plus and minus around dashes": lambda grid: drawn(grid, "-", borders=PLUS),
    "plus and minus, tight": lambda grid: drawn(grid, "*", borders=TIGHT_PLUS, gap=""),
    "spaces for blanks": lambda grid: drawn(grid, " ", borders=PLUS),
    "HoDoKu": lambda grid: drawn(grid, ".", borders=HODOKU),
    "Simple Sudoku": lambda grid: drawn(grid, ".", borders=SIMPLE_SUDOKU, gap=""),
    "box drawing": lambda grid: drawn(grid, "0", borders=DOUBLE, bar="║"),
    "open borders": lambda grid: drawn(grid, ".", borders=OPEN),
    "open borders around dashes": lambda grid: drawn(grid, "-", borders=OPEN),
    "equals signs": lambda grid: drawn(grid, ".", borders=EQUALS),
    "a box around every cell": boxed_cells,
    "Markdown": markdown,
    "rows by letter": lambda grid: labelled(grid, list("ABCDEFGHI")),
    "rows by number": lambda grid: labelled(grid, list("123456789")),
    "a data frame": lambda grid: table(grid, "012345678", "012345678"),
    "a data frame by letter": lambda grid: table(grid, "123456789", "ABCDEFGHJ"),
    "rows by name": lambda grid: "\n".join(f"Row {n}: {' '.join(row)}" for n, row in enumerate(rows(grid, "."), 1)),
    "a spreadsheet": lambda grid: "\n".join("\t".join(row).replace(" ", "") for row in rows(grid, " ")),
    "a spreadsheet, CRLF": lambda grid: "".join("\t".join(row).replace(" ", "") + "\r\n" for row in rows(grid, " ")),
    "commas, zeros": lambda grid: "\n".join(map(",".join, rows(grid, "0"))),
    "commas, empty fields": lambda grid: "\n".join(",".join(row).replace(" ", "") for row in rows(grid, " ")),
    "semicolons, empty fields": lambda grid: "\n".join(";".join(row).replace(" ", "") for row in rows(grid, " ")),
    "commas on one line": lambda grid: ",".join(cells(grid, "0")),
    "a Python list": lambda grid: f"board = {rows(grid, '.')}",
    "a Python list, row by row": lambda grid: "board = " + str(rows(grid, "0")).replace("], [", "],\n         ["),
    "numbers of an array": lambda grid: str(grid.cells.reshape(9, 9)),
    "a word processor's dots": lambda grid: grid.to_text().replace("...", "…"),
    "full-width digits": lambda grid: "\n".join(map("".join, rows(grid, "□"))).translate(
        str.maketrans("123456789", "１２３４５６７８９")
    ),
    "middle dots": lambda grid: "\n".join(map(" ".join, rows(grid, "·"))),
}
