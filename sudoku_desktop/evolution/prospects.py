"""Estimate how many more populations a restarting run will need.

A restart draws a whole new population at random. So all *attempts*, from one restart to the next, have the same
probability p of reaching a solution, independently: the number of attempts is geometrically distributed. With a uniform
prior of p, its distribution after s successes among n attempts is Beta(1 + s, 1 + n − s).
"""

FEWEST_ATTEMPTS = 3
"""Number of attempts below which no estimate is made."""


def median_attempts(failed: int, succeeded: int = 0) -> int | None:
    """Return the median number of further attempts until one succeeds, or None after too few attempts.

    The probability that the next m all fail is the product of (failed + i) / (attempts + 1 + i) for i from 1 to m,
    where attempts is the sum of both: Laplace's rule of succession, m times. Example: three failures and no success
    give 4.
    """
    if failed + succeeded < FEWEST_ATTEMPTS:
        return None
    if not succeeded:
        return failed + 1  # (failed + 1) / (failed + 1 + m) falls to one half
    all_fail, more = 1.0, 0
    while all_fail > 0.5:
        more += 1
        all_fail *= (failed + more) / (failed + succeeded + 1 + more)
    return more
