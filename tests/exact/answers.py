"""All kinds of questions to the exact layer, with the answers as plain data: `python -m tests.exact.answers`."""

import json

import numpy as np

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.exact import count_guesses_of_many, count_solutions_of_many, prove
from tests.exact.examples import FAMOUS, MINIMAL, NORVIG_IMPOSSIBLE, ORDER_2, ORDER_4_SEVERAL, ORDER_4_UNIQUE, SOLVED


def answers() -> dict[str, object]:
    """Return complete verdicts, also of searches cut short at a node, and counts and guesses of batches."""
    questions = [(Grid.from_text(text), None) for text in (*MINIMAL[:4], NORVIG_IMPOSSIBLE, SOLVED)]
    questions += [(Grid.from_text(FAMOUS["Inkala 2010"]), limit) for limit in range(0, 24, 4)]
    questions += [(Grid.from_text(MINIMAL[0]).with_cell(2, 0), None), (Grid.blank(), None), (Grid.blank(), 10)]
    questions += [(Grid.from_text(text, geometry(2)), None) for text in ORDER_2]
    questions += [
        (Grid.from_text(ORDER_4_UNIQUE, geometry(4)), None),
        (Grid.from_text(ORDER_4_SEVERAL, geometry(4)), 3),
    ]
    verdicts = []
    for grid, node_limit in questions:
        verdict = prove(grid, node_limit=node_limit)
        examples = [example.to_text() for example in verdict.examples]
        verdicts.append([verdict.solutions, examples, str(verdict.reason), verdict.decided])
    batch = np.array([Grid.from_text(text).cells for text in (*MINIMAL[4:7], NORVIG_IMPOSSIBLE, FAMOUS["AI Escargot"])])
    batch[1, :2] = 1
    large = np.array([Grid.from_text(ORDER_4_UNIQUE, geometry(4)).cells])
    return {
        "verdicts": verdicts,
        "counts": count_solutions_of_many(batch, 3, node_limit=20).tolist(),
        "guesses": [count_guesses_of_many(cells).tolist() for cells in (batch, large)],
    }


if __name__ == "__main__":
    print(json.dumps(answers()))
