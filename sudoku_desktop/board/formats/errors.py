"""The errors that all puzzle file formats raise."""

from sudoku_desktop.sentence import ProblemError, Sentence

LINK_TO_SERVER = Sentence("this is a link to a puzzle on a server; open it in the browser, and copy the puzzle there")


class FileTextError(ProblemError):
    """A fault in the text of a puzzle file. `line` and `column` start at 1; they are None for the text as a whole."""

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
    """A file cannot be changed without damaging other parts of it; the sentence gives the reason."""


def problem_at(text: str, start: int, problem: Sentence) -> FileTextError:
    """Return the error for a problem at an index of the text, with its line and column."""
    return FileTextError(problem, line=line_of(text, start), column=start - text.rfind("\n", 0, start))


def problem_in_line(text: str, start: int, problem: Sentence) -> FileTextError:
    """Return the error for a problem in the line that contains an index of the text."""
    return FileTextError(problem, line=line_of(text, start))


def line_of(text: str, start: int) -> int:
    """Return the number of the line, starting at 1, that contains an index of the text."""
    return text.count("\n", 0, start) + 1
