"""Headings of the page and of the paper, in the user's language."""

from collections.abc import Sequence

from sudoku_desktop.logic import Level
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.services.generation import GeneratedPuzzle
from sudoku_desktop.speaking import in_words, shape_in_words, tr
from sudoku_desktop.ui.generating.words import puzzles_in_words


def level_of_all(puzzles: Sequence[GeneratedPuzzle]) -> Level | None:
    """Return the level of the puzzles, or None if they differ or there are none."""
    levels = {puzzle.rating.level for puzzle in puzzles}
    return levels.pop() if len(levels) == 1 else None


def counted(puzzles: Sequence[GeneratedPuzzle]) -> str:
    """Return a text such as "6 tough puzzles", or "6 puzzles" if their levels differ."""
    sentences = {
        Level.GENTLE: Sentence("%n gentle puzzle(s)"),
        Level.EASY: Sentence("%n easy puzzle(s)"),
        Level.MODERATE: Sentence("%n moderate puzzle(s)"),
        Level.TOUGH: Sentence("%n tough puzzle(s)"),
        Level.FIENDISH: Sentence("%n fiendish puzzle(s)"),
        Level.DIABOLICAL: Sentence("%n diabolical puzzle(s)"),
        Level.EXTREME: Sentence("%n extreme puzzle(s)"),
    }
    level = level_of_all(puzzles)
    return puzzles_in_words(len(puzzles)) if level is None else in_words(sentences[level].with_terms(n=len(puzzles)))


def heading_of(level: Level | None) -> str:
    """Return the heading of a paper with puzzles of one level, such as "Tough Puzzles"."""
    return {
        None: "",
        Level.GENTLE: tr("Gentle Puzzles"),
        Level.EASY: tr("Easy Puzzles"),
        Level.MODERATE: tr("Moderate Puzzles"),
        Level.TOUGH: tr("Tough Puzzles"),
        Level.FIENDISH: tr("Fiendish Puzzles"),
        Level.DIABOLICAL: tr("Diabolical Puzzles"),
        Level.EXTREME: tr("Extreme Puzzles"),
    }[level]


def shapes_in_words(puzzles: Sequence[GeneratedPuzzle]) -> str:
    """Return the sizes and variants of the puzzles: "9×9", or "6×6; 9×9, X"."""
    return "; ".join(dict.fromkeys(shape_in_words(puzzle.puzzle.geometry) for puzzle in puzzles))
