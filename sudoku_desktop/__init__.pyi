from sudoku_desktop.api import algorithms as algorithms
from sudoku_desktop.api import benchmark as benchmark
from sudoku_desktop.api import generate as generate
from sudoku_desktop.api import prove as prove
from sudoku_desktop.api import rate as rate
from sudoku_desktop.api import read as read
from sudoku_desktop.api import solve as solve
from sudoku_desktop.api import stream as stream
from sudoku_desktop.api import study as study

__version__: str
