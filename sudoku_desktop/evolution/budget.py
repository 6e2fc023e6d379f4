"""Limits of a run."""

from dataclasses import asdict, dataclass, fields


@dataclass(frozen=True)
class Budget:
    """Limits of a run; None means no limit. Generation 0 is always created.

    `generations` counts those after generation 0. `trials` is checked between generations, and `seconds` of computing
    between chunks of generations, so that the time limit affects only where a run ends, not what happens in it. Raises
    ValueError for negative numbers.
    """

    generations: int | None = None
    trials: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        for name, limit in self.limits.items():
            if limit < 0:
                raise ValueError(f"Budget.{name} must not be negative, got {limit}")

    @property
    def limits(self) -> dict[str, float]:
        """The limits that are not None, by name, as documents and files store them."""
        return {name: limit for name, limit in asdict(self).items() if limit is not None}

    def after(self, generation: int, trials: int, seconds: float) -> "Budget":
        """Return the same limits, counted from the current state of a run."""
        return Budget(
            generations=None if self.generations is None else self.generations + generation,
            trials=None if self.trials is None else self.trials + trials,
            seconds=None if self.seconds is None else self.seconds + seconds,
        )


LIMITS = tuple(each.name for each in fields(Budget))
"""Names of the limits."""
DEFAULT_BUDGET = Budget(generations=10_000_000)
"""Default limit, far above the published means, which ends a run even on a puzzle without a solution."""
