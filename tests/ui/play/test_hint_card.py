"""Every technique is drawn and explained: its cells and lines, possibilities, branches, exclusions."""

from functools import cache

import pytest
from PySide6.QtGui import QAction

from sudoku_desktop.board import Grid
from sudoku_desktop.logic import TECHNIQUES, Position, Search
from sudoku_desktop.logic.kernels.opcodes import NESTED_CONTRADICTION_CHAINS
from sudoku_desktop.ui.board import Illustration, as_hint
from sudoku_desktop.ui.board.illustration import MAX_ARROWS, CandidateRole, Mark
from sudoku_desktop.ui.play.hint_card import HintCard, LegendEntry, button_text
from sudoku_desktop.ui.widgets.segments import SegmentedButtons
from tests.puzzles import NESTED

EXAMPLES = {
    "...6..51.48..3.........1..2.58.4.9..........3.4..52..1.3...6.8....5981.6.........": (
        "last-cell hidden-single-in-box"
    ),
    ".4...67.2...2..14...3.1.9....16.......73....54...9561...2......6........5..1..2..": "hidden-single-in-line",
    ".......9.5.3.2.6..2.8...3.5.....4....1.2.5.49...8......86..2...3......1....496...": "direct-pointing",
    ".9...37..8.5.6.....6..8.5....3..2..61.2.7.....8..19.....9.5...3.7....6..6........": "direct-hidden-pair",
    "..2.....5.79....8.......64....2...93.....6...4........9..4.3..6..752.....8..79...": "naked-single",
    ".....7.....6.2.1..891........86..51.2.95....3.....87...35...........6..2......8.6": "direct-hidden-triple",
    ".....6.9......2.18..4913....7...16...2..........5..3..486....2.2.1.....7.........": "pointing",
    ".93.....7.4..18......9...52.7.1..8.546.........1.............79....6..3..15.93...": "claiming",
    "..7.9.8..6...8.1474.....3....4.....18....65..5....4.8....3..4......6...9139....6.": "naked-pair",
    "......9.......3..1..5...87..86..57...1.7....6..9....1..9..8.63..2.367..8.....91..": "x-wing",
    ".47.....138..7.......4......24..3......64.2......8..97.712...6.....3..4.8.3......": "hidden-pair",
    "..5.387........39.....2.8.6.2.41.9..3.......7..9.63.1.5.2.8.....64........327.1..": "naked-triple",
    "...2.49.....85.6...35.67..86...7..5478...............9..2...53..5...6.2.........6": "swordfish xy-wing",
    "..3..9.8.....7.49...8.2..31..6.81...............43.5..87..4.1...21.9.....9.7..3..": "hidden-triple",
    "72........6......8..89...4.....8...63....7.2..9..3.4......4...727...3.......5.91.": (
        "xyz-wing cell-forcing-chains dynamic-contradiction-chains dynamic-cell-chains dynamic-region-chains"
    ),
    "....4.....461...9.8.....7..4....5...267........1678...69..5.2.4.1......7.7..96...": "unique-rectangle",
    ".8......1....54.6....2..4...1....948.....6........5.32.32......74...3.8...5.19...": "unique-loop",
    ".9........621....9..8...2..4.17..8.......21.5.5...4.7.67.5..............2..3.1..6": "naked-quad",
    "5..6...8..3......2..2.1.5......9.....138...5.6..4.5.....9.6.....5...9341.......79": "jellyfish",
    "........2...5..87.....36..44..75..3....3...8...8..25...3...7.2..9..65...2...9..1.": "hidden-quad",
    "4.....3..6....2.7.9...7.1.4.342...8..82..9.......5...7.....3..9..6..5.4...7.....3": "bug",
    "9.......686....4...3.2....5....2..4.58..73..24..61..5....1...6.7...5.1.3..3......": "x-cycle",
    "..1....42..5....637..5............3......94.5...23..19...7.2....639..17..4...19.6": "y-cycle",
    "6......4.....9....5..2.6........473.35...7.8.84...265...58.927.9.36.....7......6.": "skyscraper",
    ".37...2..5...4.6.3......14.....6......6...8...4......2.5.4.....6..2.7.1.3.2..85..": (
        "two-string-kite turbot-fish nishio"
    ),
    ".37....1.1.58.......4.5...2.5..32.......6...7.....9..4..3...7.6.1.6.4.8.7...8...5": "x-chain",
    "...4..5...7...3.....421..6..3..8.1..8..7....695.3........9....1.6.....2...3..6.84": "xy-cycle",
    ".....1....2.83.79.7....2.5.....24....5.......1......76.87.9...13.......7...5..6..": "xy-chain",
    ".8.1..39....9..48.......5.64.738....5...6.1..9.6....5....5...........7..7.381...9": "forcing-chain",
    "67.5.9....8.....541.....7...47..589.9.....3...6.........69......5.16.98........7.": "region-forcing-chains",
    ".....39....14..5..9.8.....25.6.3.1.8..21.............56...7..2..9..4....8.....6.1": "dynamic-double-chains",
    "98.76....7...5......4..87..4......3..9...24....26....12....98......1...3....8..5.": (
        "dynamic-contradiction-chains-with-patterns dynamic-double-chains-with-patterns "
        "dynamic-region-chains-with-patterns"
    ),
    "...4.5...9..2.......8.6.....8..7..95296.3..7..5.....2656798........57..4...3.....": "aligned-pair-exclusion",
    "2......9........47.9.4.8.....28.......9.2...56.714..3....7..6.....3..4581.5.....3": "aligned-triplet-exclusion",
    NESTED.to_text(): "dynamic-cell-chains-with-forcing-chains",
}
"""Puzzles by their cells, with the techniques whose first use on the puzzle's path is an example."""
WITHOUT_EXAMPLE = {"direct-claiming", "dynamic-cell-chains-with-patterns"}
NAMES = [name for names in EXAMPLES.values() for name in names.split()]
WITHOUT_EXAMPLE |= {each.name for each in TECHNIQUES if each.opcode >= NESTED_CONTRADICTION_CHAINS} - set(NAMES)
"""Techniques explained by the same code as another, without an example on the path of a puzzle."""


@cache
def examples_of(puzzle):
    """Return the first illustration of each technique on a puzzle's path."""
    grid = Grid.from_text(puzzle)
    position, found = Position(grid), {}
    for deduction in Search().path(grid, position):
        marks = tuple(position.marks.tolist())
        found.setdefault(deduction.technique.name, Illustration(position.grid, marks, deduction))
    return found


def example(name):
    return next(examples_of(puzzle)[name] for puzzle, names in EXAMPLES.items() if name in names.split())


@pytest.fixture
def card(qtbot):
    card = HintCard(*(QAction(text) for text in ("next", "take", "steps")))
    qtbot.addWidget(card)
    return card


def legend(card):
    return {each.mark: each.accessibleName() for each in card.findChildren(LegendEntry) if not each.isHidden()}


def test_that_every_technique_has_an_example():
    assert sorted(NAMES) == sorted({each.name for each in TECHNIQUES} - WITHOUT_EXAMPLE)


@pytest.mark.parametrize("name", NAMES)
def test_that_the_board_marks_what_the_reasons_talk_about(name):
    shown = example(name)
    deduction, explanation = shown.deduction, shown.deduction.explanation
    roles = shown.roles
    for reason in explanation.reasons:
        for _, term in reason.terms:
            for unit in getattr(term, "units", ()):
                assert unit in shown.units, f"{reason} is about a unit that is not outlined"
            for cell in getattr(term, "cells", ()):
                is_marked = cell in shown.cells or any(place[0] == cell and role for place, role in roles.items())
                assert is_marked, f"{reason} is about a cell that is not marked"
    for candidate in deduction.removals:
        assert CandidateRole.REMOVED in roles[candidate.cell, candidate.digit]
    if deduction.placement is not None:
        assert CandidateRole.PLACED in roles[deduction.placement.cell, deduction.placement.digit]
    rows, columns = shown.lines
    for cell in shown.cells:
        assert (cell // 9 in rows, cell % 9 in columns) == (True, True)


@pytest.mark.parametrize("name", NAMES)
def test_that_every_digit_confined_to_the_pattern_is_ruled_out_by_digits_that_see_the_other_cells(name):
    shown = example(name)
    grid, peers = shown.grid, shown.grid.geometry.peers
    for each in shown.exclusions:
        cell, digit = each.place
        assert grid.cells[cell] == 0
        assert grid.cells[each.by] == digit
        assert each.by in peers[cell]
        assert not shown.marks[cell] >> (digit - 1) & 1
    marked = {each.place for each in shown.exclusions}
    for unit, digit in shown.deduction.explanation.confined:
        for cell in grid.geometry.units[unit].tolist():
            is_seen = any(grid.cells[peer] == digit for peer in peers[cell])
            if not grid.cells[cell] and is_seen:
                assert (cell, digit) in marked


@pytest.mark.parametrize("name", NAMES)
def test_that_possibilities_fill_the_pattern_and_rule_the_same_candidates_out(name):
    shown = example(name)
    for way in shown.ways:
        for cell, digit in way:
            assert CandidateRole.PATTERN in shown.roles[cell, digit]
    if len(shown.ways) == 2:
        units = shown.grid.geometry.units.tolist()
        for candidate in shown.deduction.removals:
            for way in shown.ways:
                seen = any(
                    candidate.cell == cell
                    or (candidate.digit == digit and any({cell, candidate.cell} <= set(unit) for unit in units))
                    for cell, digit in way
                )
                assert seen, "each possibility excludes the candidate"


@pytest.mark.parametrize("name", NAMES)
def test_that_branches_are_shown_one_after_the_other(name):
    shown = example(name)
    explanation = shown.deduction.explanation
    links = [link for branch in explanation.branches for link in branch]
    assert not links or set(links) == set(explanation.links)
    for index, branch in enumerate(explanation.branches):
        one = Illustration(shown.grid, shown.marks, shown.deduction, branch=index)
        ends = {(each.cell, each.digit) for link in branch for each in (link.cause, link.effect)}
        chain = CandidateRole.ON | CandidateRole.OFF
        assert {place for place, role in one.roles.items() if role & chain} == ends
        if len(set(branch)) <= MAX_ARROWS:
            assert len(one.arrows) == len(set(branch))


@pytest.mark.parametrize("name", NAMES)
def test_that_the_card_explains_every_mark_and_names_the_step(name, card):
    shown = example(name)
    card.show_step(shown, shown.deduction, is_taken=False)
    assert tuple(legend(card)) == shown.shown_marks
    assert all(legend(card).values())
    assert str(shown.deduction.title) in card.title.text()
    assert card.take_button.text() == button_text(shown.deduction)
    assert not card.take_button.isHidden()
    card.show_step(shown, shown.deduction, is_taken=True)
    assert card.take_button.isHidden()


def test_that_both_possibilities_of_an_x_wing_are_drawn_and_described(card):
    shown = example("x-wing")
    assert shown.ways == (((36, 5), (69, 5)), ((42, 5), (63, 5)))
    card.resize(600, 500)
    card.show_step(shown, shown.deduction, is_taken=False)
    assert [each.accessibleName() for each in card.pictures] == ["5 in r5c1 and r8c7", "5 in r5c7 and r8c1"]
    assert legend(card)[Mark.PATTERN] == "two of these four hold it"
    assert card.title.text() == "X-wing on 5"
    assert card.conclusion.text() == "Can be removed: 5 from r2c7, r6c1, r6c7, r7c1 and r9c1."


def test_that_the_places_of_a_fish_are_tinted_and_the_lines_that_lose_the_digit_are_not():
    shown = example("x-wing")
    assert shown.units == (4, 7, 9, 15)
    assert shown.cover == {9, 15}
    assert shown.cells_of_units == {*range(36, 45), *range(63, 72)}
    where = Illustration(shown.grid, shown.marks, as_hint(shown.deduction))
    assert (where.cover, where.ways, where.exclusions) == (frozenset(), (), ())


def test_that_the_button_counts_what_goes(card):
    assert button_text(example("naked-pair").deduction) == "Remove Both Notes"
    assert button_text(example("naked-single").deduction) == "Enter 7 in r1c6"


def test_that_a_branch_is_chosen_on_the_card(card):
    shown = example("region-forcing-chains")
    card.show_step(Illustration(shown.grid, shown.marks, shown.deduction, branch=0), shown.deduction, is_taken=False)
    chosen = []
    card.branch_chosen.connect(chosen.append)
    buttons = card.findChild(SegmentedButtons).buttons
    assert [each.text() for each in buttons] == ["1", "2", "3", "All Branches"]
    assert [each.isChecked() for each in buttons] == [True, False, False, False]
    assert card.conclusion.text().startswith("Branch 1 of 3: if r1c5 is 1, then r2c7 is not 1.")
    buttons[1].click()
    buttons[3].click()
    assert chosen == [1, -1]
