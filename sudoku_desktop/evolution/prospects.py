"""How many populations a run that restarts has probably still to try.

A restart draws a whole new population at random. So all *attempts*, from one restart to the next, have the same chance
p to reach a solution, whatever became of the others: the number of attempts it takes is geometric. Nothing is known of
p beforehand (a uniform prior), so after s successes among n attempts it is distributed as Beta(1 + s, 1 + n − s).
"""

FEWEST_ATTEMPTS = 3
"""With fewer nothing is said."""


def even_odds(failed: int, succeeded: int = 0) -> int | None:
    """The least number of further attempts of which one succeeds as likely as not; None while too little is known.

    The probability that the next m all fail is the product of (failed + i) / (attempts + 1 + i) for i from 1 to m,
    attempts being the sum of both: Laplace's rule of succession, m times. Three failures and no success: 4 more.
    """
    if failed + succeeded < FEWEST_ATTEMPTS:
        return None
    if not succeeded:
        return failed + 1  # (failed + 1) / (failed + 1 + m) falls to a half
    all_fail, more = 1.0, 0
    while all_fail > 0.5:
        more += 1
        all_fail *= (failed + more) / (failed + succeeded + 1 + more)
    return more
