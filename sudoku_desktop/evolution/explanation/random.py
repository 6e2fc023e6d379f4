"""SplitMix64 with Python's integers; see `kernels.random`."""

WORD = 2**64


class PlainRandom:
    """The random generator, starting from a state."""

    def __init__(self, state: int) -> None:
        self.state = state

    def word(self) -> int:
        """Return 64 random bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) % WORD
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) % WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) % WORD
        return z ^ (z >> 31)

    def halves(self) -> tuple[int, int]:
        """Return the upper and the lower 32 bits of a random word."""
        word = self.word()
        return word >> 32, word % 2**32

    def index(self, bound: int) -> int:
        """Return a random index below `bound`."""
        return scaled(self.halves()[0], bound)

    def uniform(self) -> float:
        """Return a random float in [0, 1)."""
        return (self.word() >> 11) * 2.0**-53


def scaled(half: int, bound: int) -> int:
    """Scale 32 random bits to an index below `bound`."""
    return half * bound // 2**32
