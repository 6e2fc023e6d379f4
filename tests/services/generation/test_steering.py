"""The number of givens follows what evolution found too hard or too easy, within the wish."""

import pytest

from sudoku_desktop.board.symmetry import Symmetry
from sudoku_desktop.services.generation.steering import FREEDOM, ClueSteering
from sudoku_desktop.services.generation.wish import Wish
from sudoku_desktop.services.rating_scales import EvolutionaryLevel


def test_that_a_wish_without_an_evolutionary_level_stays_as_it_is() -> None:
    wish = Wish(clues=(24, 30))
    steering = ClueSteering(wish)
    steering.heed(EvolutionaryLevel.HARD)
    assert steering.wish == wish


def test_that_minimal_puzzles_are_not_steered() -> None:
    wish = Wish(evolutionary=EvolutionaryLevel.EASY, is_minimal=True)
    assert ClueSteering(wish).wish == wish


def test_that_too_hard_asks_for_more_givens_and_too_easy_for_fewer() -> None:
    steering = ClueSteering(Wish(evolutionary=EvolutionaryLevel.MEDIUM, symmetry=Symmetry.BOTH))
    fewest, most = steering.wish.clues
    assert most == fewest + FREEDOM
    steering.heed(EvolutionaryLevel.HARD)
    assert steering.wish.clues == (fewest + 1, most + 1)
    steering.heed(EvolutionaryLevel.EASY)
    steering.heed(EvolutionaryLevel.EASY)
    assert steering.wish.clues == (fewest - 1, most - 1)
    steering.heed(EvolutionaryLevel.MEDIUM)
    assert steering.wish.clues == (fewest - 1, most - 1)
    assert steering.wish.symmetry is Symmetry.BOTH


def test_that_a_search_in_vain_gets_the_freedom_of_fewer_givens() -> None:
    steering = ClueSteering(Wish(evolutionary=EvolutionaryLevel.EASY))
    fewest, _ = steering.wish.clues
    steering.heed(None)
    assert steering.wish.clues[0] == fewest - 1


@pytest.mark.parametrize("level", list(EvolutionaryLevel))
@pytest.mark.parametrize("clues", [(17, 18), (24, 25), (30, 30), (58, 60)])
def test_that_the_wished_range_is_never_left(level: EvolutionaryLevel, clues: tuple[int, int]) -> None:
    steering = ClueSteering(Wish(evolutionary=level, clues=clues))
    for heard in (*[EvolutionaryLevel.HARD] * 2, *[EvolutionaryLevel.EASY] * 3, None):
        fewest, most = steering.wish.clues
        assert clues[0] <= fewest <= most <= clues[1]
        steering.heed(heard)
