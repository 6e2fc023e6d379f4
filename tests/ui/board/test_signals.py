"""Signals, one at a time: what each shows of a run, for how long, and what a screen reader reads."""

import numpy as np
import pytest
from PySide6.QtCore import Qt

from sudoku_desktop.ui.board import SIGNALS, BoardEditor, BoardFrame, BoardModel
from sudoku_desktop.ui.board.signals import (
    FLASH_SECONDS,
    MOST_STEPS,
    Agreement,
    Changes,
    Clashes,
    Origins,
    founder_colour,
)
from sudoku_desktop.ui.theme import DARK, LIGHT
from tests.ui.test_theme import contrast


class Clock:
    now = 100.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def model(qapp, puzzle, clock):
    editor = BoardEditor()
    editor.load_puzzle(puzzle)
    model = BoardModel(editor, clock=clock)
    yield model
    editor.deleteLater()


def frame(cells, generation=0, **facts):
    return BoardFrame(cells, generation=generation, **facts)


def shares(model):
    """Return the opacity of the signal's tint for each cell."""
    washes = model.washes(LIGHT)
    return [0.0 if wash is None else wash[1] for wash in washes] if washes else [0.0] * 81


def tinted(model):
    return {cell for cell, share in enumerate(shares(model)) if share > 0}


def words(model, cell):
    return model.describe(cell).split(", ", 2)[-1]


def test_that_every_signal_has_a_name_a_title_and_a_sentence():
    made = [signal() for signal in SIGNALS]
    assert (
        len({each.name for each in made}) == len({each.title for each in made}) == len({each.tip for each in made}) == 4
    )
    assert all(each.name and each.title and each.tip for each in made)


def test_that_only_the_chosen_signal_is_shown(model, solution):
    entropy = np.zeros(81)
    before, after = frame(solution, 1, entropy=entropy), frame(solution.with_cell(2, 5), 2, entropy=entropy)
    seen = {}
    for signal in (Changes(), Agreement(), Clashes(), Origins()):
        model.show_frame(None)
        model.show_signal(signal)
        model.show_frame(before)
        model.show_frame(after)
        model.show_founders([1] * 81)
        clashes = {cell for cell, look in enumerate(model.looks) if look.clashes}
        agreed = {cell for cell, look in enumerate(model.looks) if look.agreed}
        seen[signal.name] = bool(clashes), bool(agreed), bool(tinted(model))
    assert seen == {
        "changes": (False, False, True),
        "agreement": (False, True, True),
        "clashes": (True, False, False),
        "origins": (False, False, True),
    }


# Changes.


def test_that_few_generations_flash_what_changed_and_it_fades_with_newer_frames(model, solution, clock):
    model.show_signal(Changes())
    model.show_frame(frame(solution, 1))
    assert tinted(model) == set()
    model.show_frame(frame(solution.with_cells([(2, 1), (3, 2)]), 1 + MOST_STEPS))
    assert tinted(model) == {2, 3}
    assert words(model, 2).endswith("just changed")
    clock.now += 10 * FLASH_SECONDS
    assert shares(model)[2] == 1.0  # still the newest frame
    assert not model.is_moving
    model.show_frame(frame(solution.with_cell(2, 1), 2 + MOST_STEPS))
    assert tinted(model) == {3}
    model.show_frame(frame(solution.with_cell(2, 1), 3 + MOST_STEPS))
    clock.now += FLASH_SECONDS / 2
    assert shares(model)[3] == pytest.approx(0.5)
    assert model.is_moving
    clock.now += FLASH_SECONDS
    assert tinted(model) == set()
    assert not model.is_moving


def test_that_at_high_speed_only_improvements_flash(model, solution, clock):
    model.show_signal(Changes())
    other = solution.with_cells([(2, 1), (3, 2)])
    model.show_frame(frame(solution, 1))
    model.show_frame(frame(other, 1000))
    assert tinted(model) == set()
    model.show_frame(frame(solution.with_cell(5, 1), 2000, improvement=other))
    better = other.with_cell(7, 9) if other.cells[7] != 9 else other.with_cell(7, 8)
    clock.now += 2 * FLASH_SECONDS
    model.show_frame(frame(solution, 3000, improvement=better))
    assert tinted(model) == {7}  # what is better than the best before, whatever stood on the board meanwhile
    assert model.is_moving


def test_that_what_is_looked_back_on_does_not_flash(model, solution):
    model.show_signal(Changes())
    model.show_frame(frame(solution, 50))
    model.show_frame(frame(solution.with_cell(2, 1), 49))
    assert tinted(model) == set()
    model.show_frame(frame(solution, 50))
    assert tinted(model) == {2}


def test_that_the_changes_of_one_run_do_not_glow_in_the_next(model, solution):
    model.show_signal(Changes())
    model.show_frame(frame(solution, 1))
    model.show_frame(frame(solution.with_cell(2, 1), 2))
    model.show_frame(None)
    model.show_frame(frame(solution, 0))
    assert tinted(model) == set()


# Agreement.


def test_that_agreement_is_the_stronger_the_less_the_population_differs(model, solution, puzzle):
    entropy = np.linspace(1.0, 0.0, 81)
    model.show_frame(frame(solution, entropy=entropy))
    free = [cell for cell in range(81) if not puzzle.cells[cell]]
    drawn = [shares(model)[cell] for cell in free]
    assert drawn == sorted(drawn)
    assert drawn[0] < 0.1 < 0.9 < drawn[-1]
    assert all(shares(model)[cell] == 0.0 for cell in range(81) if puzzle.cells[cell])
    assert words(model, free[-1]).startswith("agree")
    assert words(model, free[0]) == f"agreement {100 * (1 - entropy[free[0]]):.1f} %".replace(".0 %", " %")


def test_that_the_heat_map_moves_smoothly_and_comes_to_rest(model, solution, puzzle, clock):
    cell = next(cell for cell in range(81) if not puzzle.cells[cell])
    model.show_frame(frame(solution, 1, entropy=np.ones(81)))
    assert shares(model)[cell] == 0.0
    model.show_frame(frame(solution, 2, entropy=np.zeros(81)))
    drawn = []
    while model.is_moving:
        drawn.append(shares(model)[cell])
        clock.now += 0.03
        assert len(drawn) < 100
    assert drawn == sorted(drawn)
    assert drawn[0] == 0.0
    assert len(drawn) > 5
    assert shares(model)[cell] == pytest.approx(1.0, abs=0.02)


def test_that_nothing_moves_when_motion_is_unwanted(model, solution, puzzle, clock):
    cell = next(cell for cell in range(81) if not puzzle.cells[cell])
    model.set_still(True)
    model.show_frame(frame(solution, 1, entropy=np.ones(81)))
    model.show_frame(frame(solution, 2, entropy=np.zeros(81)))
    assert not model.is_moving
    assert shares(model)[cell] == 1.0
    model.show_signal(Changes())
    assert model.signal.still
    model.show_frame(frame(solution.with_cell(2, 1), 3))
    model.show_frame(frame(solution.with_cell(2, 1), 4))
    clock.now += FLASH_SECONDS / 2
    assert shares(model)[2] in (0.0, 1.0)


def test_that_a_frame_without_entropies_is_shown_plainly(model, solution):
    model.show_frame(frame(solution))
    assert tinted(model) == set()
    assert not model.is_moving


# Clashes.


def test_that_clashes_are_marked_and_heard(model, solution):
    model.show_signal(Clashes())
    wrong = solution.with_cell(2, 5)
    model.show_frame(frame(wrong))
    assert {cell for cell, look in enumerate(model.looks) if look.clashes} == set(wrong.clashing_cells())
    assert words(model, 2).endswith("clashes")


def test_that_a_players_own_clashes_are_always_marked(model, solution):
    editor = model._editor
    cell = next(cell for cell in range(81) if not editor.state.givens.cells[cell])
    wrong = next(digit for digit in range(1, 10) if editor.state.givens.with_cell(cell, digit).clashing_cells())
    for signal in SIGNALS:
        model.show_signal(signal())
        editor.set_digit(cell, wrong)
        assert model.looks[cell].clashes
        assert model.describe(cell).endswith("clashes")
        editor.clear(cell)


# Origins.


def test_that_each_cell_has_the_colour_and_the_number_of_its_founder(model, solution, puzzle):
    free = [cell for cell in range(81) if not puzzle.cells[cell]]
    founders = [cell % 7 + 1 if cell % 5 else None for cell in range(81)]
    model.show_signal(Origins())
    model.show_frame(frame(solution, 1))
    assert tinted(model) == set()
    assert not words(model, free[0]).endswith("founder")
    model.show_founders(founders)
    assert tinted(model) == {cell for cell in free if founders[cell]}
    washes = model.washes(LIGHT)
    for cell in free:
        number = founders[cell]
        assert model.looks[cell].founder == (number or 0)
        assert words(model, cell).endswith(f"from founder {number}" if number else "from no founder")
        assert washes[cell] == ((founder_colour(number, LIGHT), 1.0) if number else None)
    tip = model.data(model.index_of(free[0]), Qt.ItemDataRole.ToolTipRole)
    assert (f"founder {founders[free[0]]}" in (tip or "")) == bool(founders[free[0]])
    model.show_frame(frame(solution, 2))
    assert tinted(model) == {cell for cell in free if founders[cell]}  # until something else is told
    model.show_frame(None)
    model.show_frame(frame(solution, 0))
    assert tinted(model) == set()  # another run


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_that_digits_and_numbers_are_read_easily_on_every_founders_ground(theme):
    for founder in range(1, 200):
        ground = founder_colour(founder, theme)
        assert contrast(theme.evolved_text, ground) >= 4.5
        assert contrast(theme.note_text, ground) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("signal", SIGNALS, ids=lambda each: each.name)
def test_that_each_signal_has_a_picture_of_its_own(signal, theme, qapp):
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage, QPainter

    def sample(kind):
        image = QImage(16, 16, QImage.Format.Format_RGB32)
        image.fill(theme.window)
        painter = QPainter(image)
        kind().paint_sample(painter, QRectF(0.5, 0.5, 14, 14), theme)
        painter.end()
        return image

    assert all(sample(signal) != sample(other) for other in SIGNALS if other is not signal)
