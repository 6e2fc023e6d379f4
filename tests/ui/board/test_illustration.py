"""A deduction on the board is readable by its shapes and by a screen reader, and disappears when it no longer holds."""

import numpy as np
import pytest
from PySide6.QtCore import Qt

from sudoku_desktop.board import CLASSIC, Grid, Variant, geometry, shaped
from sudoku_desktop.board.jigsaw import jigsaw
from sudoku_desktop.logic import TECHNIQUES, Candidate, Deduction, Explanation, Link, Position
from sudoku_desktop.ui.board import BoardFrame, Illustration, as_hint, where_to_look
from sudoku_desktop.ui.board.illustration import MAX_ARROWS, CandidateRole, Where
from sudoku_desktop.ui.board.layout import lay_out
from sudoku_desktop.ui.board.look import CellKind, CellLook, looks_of_position
from sudoku_desktop.ui.board.state import note_bit
from sudoku_desktop.ui.theme import DARK, LIGHT
from tests.ui.board.conftest import PUZZLE, SOLUTION
from tests.ui.board.pictures import BACKGROUND, BLACK_AND_WHITE, cell_pixels, differ, render, rgb

SINGLE = TECHNIQUES[0]
MARKS = tuple(Position(PUZZLE).marks.tolist())
FOUR = Candidate(2, 4)
ONE = Candidate(2, 1)


def deduction(*, placement=None, removals=(), **explanation):
    return Deduction(SINGLE, 1.2, placement, removals, Explanation((), **explanation))


def illustration(shown=None, **facts):
    return Illustration(shown or PUZZLE, MARKS, deduction(**facts))


def link(cause, effect, effect_is_on):
    return Link(cause, not effect_is_on, effect, effect_is_on)


def drawn(what, theme=BLACK_AND_WHITE, cell=2):
    looks = looks_of_position(PUZZLE, what.grid, what.notes, frozenset())
    return cell_pixels(render(looks, theme=theme, illustration=what), cell)


# What is said of candidates.


def test_that_candidates_have_the_parts_they_play():
    chain = (link(FOUR, ONE, effect_is_on=True), link(ONE, Candidate(3, 2), effect_is_on=False))
    facts = {"links": chain, "pattern": (FOUR, Candidate(7, 1)), "removals": (Candidate(3, 2),), "placement": ONE}
    assert illustration(**facts).roles == {
        (2, 4): CandidateRole.OFF,
        (2, 1): CandidateRole.ON | CandidateRole.PLACED,
        (3, 2): CandidateRole.OFF | CandidateRole.REMOVED,
        (7, 1): CandidateRole.PATTERN,
    }


def test_that_a_contradiction_is_both_on_and_off():
    chain = (link(FOUR, ONE, effect_is_on=True), link(FOUR, ONE, effect_is_on=False))
    assert illustration(links=chain).roles[2, 1] == CandidateRole.ON | CandidateRole.OFF


def test_that_every_link_is_one_arrow_as_long_as_there_are_not_too_many():
    chain = tuple(link(Candidate(cell, 4), ONE, effect_is_on=True) for cell in range(3, 3 + MAX_ARROWS))
    assert len(illustration(links=chain + chain).arrows) == MAX_ARROWS
    longer = (*chain, link(Candidate(70, 4), ONE, effect_is_on=True))
    assert illustration(links=longer).arrows == ()
    assert (70, 4) in illustration(links=longer).roles


def test_that_notes_are_the_marks_and_whatever_is_spoken_of():
    shown = Illustration(PUZZLE, (0,) * 81, deduction(pattern=(FOUR,), removals=(ONE,)))
    assert shown.notes[2] == note_bit(4) | note_bit(1)
    assert shown.notes[3] == 0
    assert illustration().notes[2] == MARKS[2]


def test_that_marks_of_another_size_are_refused():
    with pytest.raises(ValueError, match="81 masks, got 16"):
        Illustration(PUZZLE, (0,) * 16, deduction())


# Where to look.


def test_that_a_person_is_sent_to_the_units_else_to_the_cells_else_to_the_digits():
    few, many = (FOUR, Candidate(3, 2)), tuple(Candidate(cell, 5) for cell in range(9, 14))
    assert where_to_look(deduction(units=(22,), cells=(2,), pattern=few)) == Where(units=(22,))
    assert where_to_look(deduction(units=tuple(range(9)), cells=(2,), pattern=few)) == Where(cells=(2,))
    assert where_to_look(deduction(pattern=few)) == Where(cells=(2, 3))
    assert where_to_look(deduction(removals=(ONE, FOUR))) == Where(cells=(2,))
    assert where_to_look(deduction(pattern=many)) == Where(digits=(5,))


def test_that_where_to_look_gives_nothing_else_away():
    whole = deduction(units=(18,), cells=(2,), pattern=(FOUR,), placement=FOUR, removals=(ONE,))
    hint = Illustration(PUZZLE, MARKS, as_hint(whole))
    assert (hint.units, hint.cells, hint.arrows, dict(hint.roles)) == ((18,), (), (), {})


# What is drawn.


FACTS = {
    "pattern": {"pattern": (FOUR,)},
    "off": {"links": (link(Candidate(30, 1), FOUR, effect_is_on=False),)},
    "contradiction": {
        "links": (
            link(Candidate(30, 1), FOUR, effect_is_on=True),
            link(Candidate(30, 1), FOUR, effect_is_on=False),
        )
    },
    "removed": {"removals": (FOUR,)},
    "placed": {"placement": FOUR},
    "cell": {"cells": (2,)},
    "unit": {"units": (18,)},
    "nothing": {},
}


def test_that_every_part_has_a_shape_of_its_own():
    pictures = {name: drawn(illustration(**facts)) for name, facts in FACTS.items()}
    names = list(pictures)
    for one in names:
        for other in names[names.index(one) + 1 :]:
            assert differ(pictures[one], pictures[other]), (one, other)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_that_units_and_cells_are_tinted(theme):
    shown = illustration(units=(18,), cells=(2,))
    assert tuple(drawn(shown, theme, cell=10)[2, 2]) == rgb(theme.telling_unit)
    middle = drawn(shown, theme, cell=2)
    assert rgb(theme.telling_cell) in {tuple(pixel) for pixel in middle[len(middle) // 2]}
    assert tuple(drawn(shown, theme, cell=40)[2, 2]) == rgb(theme.paper)


def test_that_a_strong_link_is_solid_and_a_weak_one_dashed():
    far = Candidate(74, 4)

    def ink(is_strong):
        shown = illustration(links=(link(FOUR, far, effect_is_on=is_strong),))
        looks = [CellLook(0, CellKind.BLANK)] * 81
        image = render(looks, theme=BLACK_AND_WHITE, illustration=shown)
        without = render(looks, theme=BLACK_AND_WHITE, illustration=illustration(pattern=(FOUR, far)))
        between = slice(image.shape[0] // 10, image.shape[0] // 6)  # the lower role of the first row of cells
        return int(np.count_nonzero(np.abs(image - without)[between] > 128))

    assert ink(True) > 1.3 * ink(False) > 20


@pytest.mark.parametrize(("start", "end"), [(0, 8), (8, 0), (0, 72), (72, 0), (8, 80), (80, 72)])
def test_that_an_arrow_along_the_edge_stays_on_the_board(start, end):
    def outside(*links):
        image = render([CellLook(0, CellKind.BLANK)] * 81, illustration=illustration(links=links))
        layout = lay_out(len(image), CLASSIC)
        margin = (len(image) - layout.side) // 2
        image[margin : margin + layout.side, margin : margin + layout.side] = rgb(BACKGROUND)
        return image

    nine = link(Candidate(start, 9), Candidate(end, 9), effect_is_on=True)
    assert np.array_equal(outside(nine), outside())


def test_that_digits_that_rule_a_digit_out_are_framed_and_the_places_crossed():
    single = {"placement": Candidate(78, 1), "pattern": (Candidate(78, 1),)}
    bare, shown = illustration(**single), illustration(**single, confined=((26, 1),))
    seen = {each.by for each in shown.exclusions}
    assert seen == {44, 67}
    for cell in (*seen, *(each.place[0] for each in shown.exclusions)):
        assert differ(drawn(shown, cell=cell), drawn(bare, cell=cell)), f"cell {cell} is marked by its shape"


def test_that_units_that_lose_candidates_are_dashed_and_not_tinted():
    confined = illustration(units=(0, 9), confined=((0, 4),))
    assert (confined.cover, confined.cells_of_units) == ({9}, frozenset(range(9)))
    solid, dashed = drawn(illustration(units=(9,)), cell=36), drawn(confined, cell=36)
    assert np.count_nonzero(dashed < 128) < 0.8 * np.count_nonzero(solid < 128)


def test_that_possibilities_are_joined_by_a_solid_and_a_dashed_line():
    pattern = tuple(Candidate(cell, 4) for cell in (3, 5, 75, 77))
    ways = ((pattern[0], pattern[3]), (pattern[1], pattern[2]))
    shown = illustration(pattern=pattern, ways=ways)
    other = illustration(pattern=pattern, ways=ways[::-1])
    looks = [CellLook(0, CellKind.BLANK)] * 81
    pictures = [render(looks, theme=BLACK_AND_WHITE, illustration=each) for each in (shown, other)]
    assert differ(*pictures), "the first is solid, the second dashed"


def test_that_only_one_branch_is_shown_if_one_is_chosen():
    two, seven = Candidate(3, 2), Candidate(7, 7)
    branches = (link(FOUR, two, effect_is_on=True),), (link(ONE, seven, effect_is_on=True),)
    facts = {"links": (*branches[0], *branches[1]), "branches": branches, "pattern": (FOUR, two, ONE, seven)}
    second = Illustration(PUZZLE, MARKS, deduction(**facts), branch=1)
    assert second.roles == {
        (2, 4): CandidateRole.PATTERN,
        (2, 1): CandidateRole.OFF,
        (7, 7): CandidateRole.ON,
    }
    assert len(second.arrows) == 1
    assert len(illustration(**facts).arrows) == 2


# On the board.


def test_that_an_illustration_shows_its_position_and_goes_with_none(playing):
    position = PUZZLE.with_cell(2, 4)
    shown = Illustration(position, MARKS, deduction(pattern=(Candidate(3, 2),)))
    model = playing.view.board_model
    playing.view.illustrate(shown)
    assert model.illustration is shown
    assert model.shown == position
    assert model.looks[2] == CellLook(4, CellKind.ENTRY)
    assert model.looks[3].notes == MARKS[3]
    playing.view.illustrate(None)
    assert model.shown == PUZZLE
    assert model.looks[2] == CellLook(0, CellKind.BLANK)


def test_that_any_edit_takes_an_illustration_away(playing):
    heard = []
    playing.view.board_model.illustration_changed.connect(heard.append)
    shown = illustration(pattern=(FOUR,))
    playing.view.illustrate(shown)
    playing.view.set_cursor_cell(2)
    playing.press(Qt.Key.Key_4)
    assert heard == [shown, None]
    assert playing.view.board_model.illustration is None


def test_that_a_frame_of_a_run_takes_an_illustration_away(playing):
    playing.view.illustrate(illustration(pattern=(FOUR,)))
    playing.view.show_frame(BoardFrame(SOLUTION))
    assert playing.view.board_model.illustration is None
    assert playing.view.board_model.shown == SOLUTION


def test_that_an_illustration_lies_over_a_frame_and_gives_it_back(playing):
    playing.view.show_frame(BoardFrame(SOLUTION))
    playing.view.illustrate(illustration(pattern=(FOUR,)))
    assert playing.view.board_model.shown == PUZZLE
    playing.view.illustrate(None)
    assert playing.view.board_model.shown == SOLUTION


def test_that_an_illustration_of_another_order_is_refused(playing):
    small = Illustration(Grid.blank(geometry(2)), (0,) * 16, deduction())
    with pytest.raises(ValueError, match="shape"):
        playing.view.illustrate(small)


def test_that_a_screen_reader_is_told_what_candidates_do(playing):
    playing.view.illustrate(illustration(placement=FOUR, removals=(ONE, Candidate(2, 2))))
    assert playing.view.board_model.describe(2) == "Row 1 column 3: notes 1 2 4, removed 1 2, placed 4"
    assert playing.view.board_model.describe(0) == "Row 1 column 1: 5, given"


def test_that_an_entered_digit_is_ringed_while_its_step_is_shown():
    entered = Illustration(PUZZLE.with_cell(2, 4), MARKS, deduction(placement=FOUR))
    other = Illustration(PUZZLE.with_cell(2, 4), MARKS, deduction(placement=Candidate(3, 2)))
    assert differ(drawn(entered), drawn(other))


SHAPED = {"jigsaw": jigsaw(9, 5), "diagonals": shaped(9, [Variant.X]), "boxes of 2×3": shaped(6)}


@pytest.mark.parametrize("shape", SHAPED.values(), ids=SHAPED)
def test_that_the_outline_of_a_unit_lies_in_its_cells_and_in_each_that_is_at_its_edge(shape):
    puzzle, side = Grid.blank(shape), 500
    units = range(shape.units.shape[0])
    for unit in (2 * shape.size, 2 * shape.size + 3, units[-1]):
        pictures = [
            render(
                looks_of_position(puzzle, puzzle, what.notes, frozenset()),
                side=side,
                shape=shape,
                illustration=what,
            )
            for what in (Illustration(puzzle, (0,) * shape.cell_count, deduction(units=each)) for each in ((), (unit,)))
        ]
        layout = lay_out(side, shape)
        margin = (side - layout.side) // 2
        members = set(shape.units[unit].tolist())
        for cell, (left, top) in enumerate(layout.corners):
            place = slice(margin + top, margin + top + layout.cell), slice(margin + left, margin + left + layout.cell)
            edges = {cell - 1, cell + 1, cell - shape.size, cell + shape.size} - members
            if cell not in members:
                assert np.array_equal(pictures[0][place], pictures[1][place])
            elif edges:
                assert differ(pictures[0][place], pictures[1][place])
