"""The result of a framework's run."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Trials:
    """Number of chromosomes created and compared, without an unchanged elite, and the time taken in seconds.

    `best_penalty`: equal pairs of the best chromosome of the run; 0 is solved. A solved run ends early.
    """

    trials: int
    seconds: float
    best_penalty: int
    solved: bool

    @property
    def per_second(self) -> float:
        """Trials per second."""
        return self.trials / self.seconds
