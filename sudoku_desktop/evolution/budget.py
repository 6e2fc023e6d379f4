"""Budget: how long a run may take. By itself, so that a form can ask for one without loading the compiler."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """How long a run may take; None is no limit.

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
