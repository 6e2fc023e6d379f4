"""What every framework's run comes to."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Trials:
    """How many chromosomes were made and compared, in how many seconds; an elite that passes unchanged is none.

    `best_penalty`: equal pairs of the best chromosome of the run; 0 is solved. A solved run ends early.
    """

    trials: int
    seconds: float
    best_penalty: int
    solved: bool

    @property
    def per_second(self) -> float:
        """Trials a second."""
        return self.trials / self.seconds
