from sudoku_desktop.api import algorithms as algorithms
from sudoku_desktop.api import benchmark as benchmark
from sudoku_desktop.api import crossover as crossover
from sudoku_desktop.api import fitness as fitness
from sudoku_desktop.api import flag as flag
from sudoku_desktop.api import generate as generate
from sudoku_desktop.api import improvement as improvement
from sudoku_desktop.api import mutation as mutation
from sudoku_desktop.api import number as number
from sudoku_desktop.api import prove as prove
from sudoku_desktop.api import rate as rate
from sudoku_desktop.api import read as read
from sudoku_desktop.api import replacement as replacement
from sudoku_desktop.api import selection as selection
from sudoku_desktop.api import solve as solve
from sudoku_desktop.api import stream as stream
from sudoku_desktop.api import study as study

__version__: str
