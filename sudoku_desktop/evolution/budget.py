"""How long a run may take."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """How long a run may take; None is no limit. Generation 0 is always made.

    `generations` counts those after generation 0. `trials` is checked between generations, and `seconds` of
    computing between chunks, so that seconds decide only where a run ends, never what happens in it.
    Raises ValueError for negative numbers.
    """

    generations: int | None = None
    trials: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        for name in ("generations", "trials", "seconds"):
            value = getattr(self, name)
            if value is not None and value < 0:
                raise ValueError(f"Budget.{name} must not be negative, got {value}")

    def after(self, generation: int, trials: int, seconds: float) -> "Budget":
        """The same limits, counted anew from a run that has already come so far."""
        return Budget(
            generations=None if self.generations is None else self.generations + generation,
            trials=None if self.trials is None else self.trials + trials,
            seconds=None if self.seconds is None else self.seconds + seconds,
        )


DEFAULT_BUDGET = Budget(generations=10_000_000)
"""Far above the published means, so that a run ends even on a puzzle that has no solution."""
