"""The error every puzzle file format raises."""

from sudoku_desktop.sentence import ProblemError, Sentence

LINK_TO_SERVER = Sentence("this is a link to a puzzle on a server; open it in the browser, and copy the puzzle there")


class FileTextError(ProblemError):
    """What is wrong with a puzzle file, and where; `line` and `column` count from 1, None if nowhere special."""

    def __init__(self, problem: Sentence, *, line: int | None = None, column: int | None = None) -> None:
        sentence = problem
        if line is not None and column is not None:
            sentence = Sentence("line {line}, column {column}: {problem}", line=line, column=column, problem=problem)
        elif line is not None:
            sentence = Sentence("line {line}: {problem}", line=line, problem=problem)
        super().__init__(sentence)
        self.problem = problem
        self.line = line
        self.column = column


class NotRewritableError(ProblemError):
    """A file cannot be changed without changing or losing other parts of it; the sentence says why."""


def problem_at(text: str, start: int, problem: Sentence) -> FileTextError:
    """What is wrong at a place of the text, with its line and column."""
    return FileTextError(problem, line=line_of(text, start), column=start - text.rfind("\n", 0, start))


def problem_in_line(text: str, start: int, problem: Sentence) -> FileTextError:
    """What is wrong with the line at a place of the text."""
    return FileTextError(problem, line=line_of(text, start))


def line_of(text: str, start: int) -> int:
    """The number of the line, from 1, in which a place of the text lies."""
    return text.count("\n", 0, start) + 1
