"""The error every puzzle file format raises."""


class FileTextError(ValueError):
    """What is wrong with a puzzle file, and where; `line` and `column` count from 1, None if nowhere special."""

    def __init__(self, problem: str, *, line: int | None = None, column: int | None = None) -> None:
        place = f"line {line}" if line is not None else ""
        if column is not None:
            place += f", column {column}"
        super().__init__(f"{place}: {problem}" if place else problem)
        self.problem = problem
        self.line = line
        self.column = column
