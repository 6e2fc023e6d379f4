"""The number of givens adapts to what evolution found too hard or too easy, within the request."""

import pytest

from sudoku_desktop.board.symmetry import Symmetry
from sudoku_desktop.services.generation.criteria import PuzzleCriteria
from sudoku_desktop.services.generation.steering import FREEDOM, GivenSteering
from sudoku_desktop.services.rating_scales import EvolutionaryLevel


def test_that_criteria_without_an_evolutionary_level_stays_as_it_is() -> None:
    criteria = PuzzleCriteria(givens=(24, 30))
    steering = GivenSteering(criteria)
    steering.adjust(EvolutionaryLevel.HARD)
    assert steering.criteria == criteria


def test_that_minimal_puzzles_are_not_steered() -> None:
    criteria = PuzzleCriteria(evolutionary=EvolutionaryLevel.EASY, is_minimal=True)
    assert GivenSteering(criteria).criteria == criteria


def test_that_too_hard_asks_for_more_givens_and_too_easy_for_fewer() -> None:
    steering = GivenSteering(PuzzleCriteria(evolutionary=EvolutionaryLevel.MEDIUM, symmetry=Symmetry.BOTH))
    fewest, most = steering.criteria.givens
    assert most == fewest + FREEDOM
    steering.adjust(EvolutionaryLevel.HARD)
    assert steering.criteria.givens == (fewest + 1, most + 1)
    steering.adjust(EvolutionaryLevel.EASY)
    steering.adjust(EvolutionaryLevel.EASY)
    assert steering.criteria.givens == (fewest - 1, most - 1)
    steering.adjust(EvolutionaryLevel.MEDIUM)
    assert steering.criteria.givens == (fewest - 1, most - 1)
    assert steering.criteria.symmetry is Symmetry.BOTH


def test_that_a_search_in_vain_gets_the_freedom_of_fewer_givens() -> None:
    steering = GivenSteering(PuzzleCriteria(evolutionary=EvolutionaryLevel.EASY))
    fewest, _ = steering.criteria.givens
    steering.adjust(None)
    assert steering.criteria.givens[0] == fewest - 1


@pytest.mark.parametrize("level", list(EvolutionaryLevel))
@pytest.mark.parametrize("givens", [(17, 18), (24, 25), (30, 30), (58, 60)])
def test_that_the_requested_range_is_never_left(level: EvolutionaryLevel, givens: tuple[int, int]) -> None:
    steering = GivenSteering(PuzzleCriteria(evolutionary=level, givens=givens))
    for heard in (*[EvolutionaryLevel.HARD] * 2, *[EvolutionaryLevel.EASY] * 3, None):
        fewest, most = steering.criteria.givens
        assert givens[0] <= fewest <= most <= givens[1]
        steering.adjust(heard)
