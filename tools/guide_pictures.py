"""Draw the guide's pictures from the runs that its lessons start: `python tools/guide_pictures.py`.

The colours are names of the theme's, which the window fills in; there are no words, so that one picture serves all
languages.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

import numpy as np

from sudoku_desktop import logic
from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.board.symmetry import Symmetry
from sudoku_desktop.evolution.checkpoints import Checkpoints
from sudoku_desktop.evolution.explanation.events import BlocksCrossed, Placed, Swapped
from sudoku_desktop.evolution.explanation.lens import RunExplainer
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.logic import Level
from sudoku_desktop.services.evolutionary_rating import DEFAULT_ALGORITHM, EvolutionSettings, rate_by_evolution
from sudoku_desktop.services.generation import PuzzleCriteria, generate
from sudoku_desktop.ui.guide.lessons import Start, lessons

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "guide"
WIDTH = 600
CELL = 20
SIDE = 9 * CELL
PLACES = (0, (WIDTH - SIDE) // 2, WIDTH - SIDE)
"""Left edges of three boards in a row, in pixels."""
TOP = 2
Cells = Sequence[int]


def text(x: float, y: float, what: object, colour: str, size: int = 13, weight: str = "normal") -> str:
    """Return SVG text centred at a point."""
    return (
        f'<text x="{x:g}" y="{y + size * 0.36:g}" font-size="{size}" font-weight="{weight}" font-family="sans-serif" '
        f'text-anchor="middle" fill="@{colour}@">{what}</text>'
    )


def board(
    x: float,
    cells: Cells,
    givens: Cells,
    grounds: Mapping[int, str] | None = None,
    outlined: Collection[int] = (),
    colours: Mapping[int, str] | None = None,
) -> str:
    """Return an SVG grid at `x` with bold givens; `grounds` and `colours` name theme colours by cell."""
    drawn = [f'<rect x="{x}" y="{TOP}" width="{SIDE}" height="{SIDE}" fill="@paper@"/>']
    for cell, ground in (grounds or {}).items():
        drawn.append(
            f'<rect x="{x + cell % 9 * CELL}" y="{TOP + cell // 9 * CELL}" width="{CELL}" height="{CELL}" '
            f'fill="@{ground}@"/>'
        )
    for is_box, colour, width in ((False, "cell_line", 1), (True, "box_line", 2)):
        lines = [n * CELL for n in range(10) if (n % 3 == 0) is is_box]
        path = "".join(f"M{x + at} {TOP}v{SIDE}M{x} {TOP + at}h{SIDE}" for at in lines)
        drawn.append(f'<path d="{path}" stroke="@{colour}@" stroke-width="{width}" fill="none"/>')
    for cell, digit in enumerate(cells):
        if digit:
            middle = x + (cell % 9 + 0.5) * CELL, TOP + (cell // 9 + 0.5) * CELL
            colour = "given_text" if givens[cell] else (colours or {}).get(cell, "entry_text")
            drawn.append(text(*middle, digit, colour, weight="bold" if givens[cell] else "normal"))
    drawn += [
        f'<rect x="{x + cell % 9 * CELL + 1}" y="{TOP + cell // 9 * CELL + 1}" width="{CELL - 2}" '
        f'height="{CELL - 2}" fill="none" stroke="@telling_outline@" stroke-width="2.5"/>'
        for cell in outlined
    ]
    return "".join(drawn)


def clashes(cells: Cells) -> dict[int, str]:
    """Return the background of each cell that clashes with another in its row or column."""
    clashing = {cell for conflict in Grid(np.array(cells, np.int8)).conflicts() for cell in conflict.cells}
    return dict.fromkeys(sorted(clashing), "clash")


def svg(name: str, height: float, *drawn: str) -> None:
    """Write an SVG picture to its file."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height:g}" viewBox="0 0 {WIDTH} {height:g}">'
    )
    (FOLDER / f"{name}.svg").write_text(f"{head}{''.join(drawn)}</svg>\n", encoding="utf-8")


def run_of(start: Start) -> Run:
    """Return the run of a lesson's example, at its beginning."""
    algorithm = next(each for each in PRESETS if each.name == start.algorithm)
    return Run(algorithm, Grid.from_text(start.puzzle), start.seed)


def watch(start: Start) -> None:
    """Draw the best individual of three generations."""
    run, boards = run_of(start), []
    for x, generation in zip(PLACES, (0, 10, 130), strict=True):
        cells = run.advance(generation - run.generation).best.cells.tolist()
        boards.append(board(x, cells, run.givens.cells.tolist(), clashes(cells)))
        boards.append(text(x + SIDE / 2, SIDE + 16, generation, "text"))
    svg("watch", SIDE + 28, *boards)


def fitness(start: Start) -> None:
    """Draw the best individual of generation 0, with the cost of its rows and columns."""
    run = run_of(start)
    cells = run.advance(1).best.cells.tolist()
    x = PLACES[1]
    costs = []
    for n in range(9):
        row, column = cells[9 * n : 9 * n + 9], cells[n::9]
        costs.append(text(x + SIDE + 16, TOP + (n + 0.5) * CELL, 2 * (9 - len(set(row))), "text"))
        costs.append(text(x + (n + 0.5) * CELL, SIDE + 16, 2 * (9 - len(set(column))), "text"))
    svg("fitness", SIDE + 28, board(x, cells, run.givens.cells.tolist(), clashes(cells)), *costs)


def mating(start: Start) -> None:
    """Draw father, mother and child."""
    run = run_of(start)
    givens = run.givens.cells.tolist()
    lens = RunExplainer(run.algorithm, run.givens, run.seed, Checkpoints())
    summary = lens.summary(start.steps)
    assert summary is not None
    told = lens.mating(start.steps, summary.best)
    assert told is not None
    assert told.mother is not None
    assert told.father is not None
    events = [step.event for step in told.steps]
    crossed = next(each for each in events if isinstance(each, BlocksCrossed))
    swapped = [cell for each in events if isinstance(each, Swapped) for cell in (each.one, each.other)]
    box_of = geometry(3).box_of
    ground = {cell: "pattern" for cell in range(81) if box_of[cell] in crossed.from_father}
    drawn = [
        board(PLACES[0], told.father.cells, givens, ground),
        board(PLACES[1], told.mother.cells, givens),
        board(PLACES[2], told.child, givens, ground, swapped),
    ]
    for x, cost in zip(PLACES, (told.father.cost, told.mother.cost, told.cost), strict=True):
        drawn.append(text(x + SIDE / 2, SIDE + 16, f"{cost:g}", "text"))
    svg("mating", SIDE + 28, *drawn)


def diversity(start: Start) -> None:
    """Plot the best cost of every generation, reduced to visible points."""
    run = run_of(start)
    best: list[float] = []
    for snapshot in run.stream():
        best += snapshot.trace.best.tolist()
    high, left, bottom = 150, 36, 164
    across, up = (WIDTH - left - 6) / len(best), high / max(best)
    drawn = [
        f'<rect x="{left}" y="{bottom - high}" width="{WIDTH - left - 6}" height="{high}" fill="@plot_background@"/>'
    ]
    for cost in (0, 20, 40, 60, 80):
        y = bottom - cost * up
        drawn.append(f'<path d="M{left} {y:.1f}H{WIDTH - 6}" stroke="@plot_grid@"/>')
        drawn.append(text(left - 14, y, cost, "plot_axis", 12))
    path = "M"
    for column in range(2 * (WIDTH - left - 6)):
        first, last = (int(at / 2 / across) for at in (column, column + 1))
        lowest = min(best[first : max(last, first + 1)])
        highest = max(best[first : max(last, first + 1)])
        path += "".join(f"{left + column / 2:g} {bottom - cost * up:.1f} " for cost in (highest, lowest))
    drawn.append(f'<path d="{path}" stroke="@plot_best@" stroke-width="1.4" fill="none"/>')
    drawn += [text(left + 4 + at * across, bottom + 14, at, "plot_axis", 12) for at in range(0, len(best), 5000)]
    svg("diversity", bottom + 26, *drawn)


def building(start: Start, _large: Start) -> None:
    """Draw a founder after some of the placements that build it."""
    run = run_of(start)
    lens = RunExplainer(run.algorithm, run.givens, run.seed, Checkpoints())
    summary = lens.summary(0)
    assert summary is not None
    told = lens.mating(0, summary.best)
    assert told is not None
    givens = run.givens.cells.tolist()
    free: set[int] = set()
    boards = []
    places = dict(zip((1, 3, 4), PLACES, strict=True))
    for step, after in zip(told.steps, [*told.steps[1:], None], strict=True):
        if isinstance(step.event, Placed):
            free.add(step.event.cell)
        if len(free) in places and (after is None or isinstance(after.event, Placed)):
            x = places.pop(len(free))
            forced = {cell for cell in range(81) if step.cells[cell] and not givens[cell] and cell not in free}
            boards.append(board(x, step.cells, givens, dict.fromkeys(sorted(forced), "agreement")))
            boards.append(text(x + SIDE / 2, SIDE + 16, len(free), "text"))
    svg("building", SIDE + 28, *boards)


def generating(start: Start) -> None:
    """Draw the first puzzle with the grid that it was dug from."""
    criteria = PuzzleCriteria.of_level(Level(start.level), symmetry=Symmetry.ROTATIONAL)
    made = next(iter(generate(criteria, 1, start.seed)))
    solution, givens = made.solution.cells.tolist(), made.puzzle.cells.tolist()
    first, second = 90, WIDTH - 90 - SIDE
    arrow = f'<path d="M{WIDTH / 2 - 16} {SIDE / 2}h26l-8 -8m8 8l-8 8" stroke="@text@" stroke-width="2" fill="none"/>'
    svg("generating", SIDE + 4, board(first, solution, givens), arrow, board(second, givens, givens))


def hardness(*starts: Start) -> None:
    """Draw each puzzle with a bar for its two ratings, up to SE 9 and 12,000 generations."""
    drawn = []
    for number, start in enumerate(starts):
        x = (90, WIDTH - 90 - SIDE)[number]
        puzzle = Grid.from_text(start.puzzle)
        mean = rate_by_evolution(puzzle, EvolutionSettings(DEFAULT_ALGORITHM)).generations
        assert mean is not None
        cells = puzzle.cells.tolist()
        drawn.append(board(x, cells, cells))
        bars = (logic.rate(puzzle).rating, 9, "plot_best"), (mean.mean, 12_000, "plot_worst")
        for row, (value, most, colour) in enumerate(bars):
            y = SIDE + 12 + 20 * row
            drawn.append(f'<rect x="{x}" y="{y}" width="{SIDE * value / most:.1f}" height="14" fill="@{colour}@"/>')
    svg("hardness", SIDE + 52, *drawn)


def main() -> int:
    """Draw all pictures."""
    for lesson in lessons():
        globals()[lesson.name](*lesson.starts)
    return 0


if __name__ == "__main__":
    sys.exit(main())
