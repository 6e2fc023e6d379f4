"""Tails and quantiles of the distributions of test statistics; tests compare them with scipy."""

from __future__ import annotations

import math
from functools import lru_cache
from statistics import NormalDist

TAIL = 0.025
"""Probability on either side of an interval."""
CONFIDENCE = NormalDist().inv_cdf(1 - TAIL)
"""97.5 % quantile of the standard normal distribution."""
TINY = 1e-300
"""Substitute for zeros in the continued fraction, to avoid dividing by zero."""


def normal_tail(z: float) -> float:
    """Return the probability that a standard normal number is above `z`."""
    return 0.5 * math.erfc(z / math.sqrt(2))


def student_tail(t: float, freedom: float) -> float:
    """Return the probability that Student’s t is above `t`; `freedom`: degrees of freedom, may be fractional."""
    if math.isinf(t):
        return 0.0 if t > 0 else 1.0
    tail = 0.5 * beta_share(freedom / 2, 0.5, freedom / (freedom + t * t))
    return tail if t >= 0 else 1 - tail


@lru_cache(maxsize=4096)
def student_quantile(freedom: float) -> float:
    """Return the number that Student's t exceeds with the probability TAIL.

    By Newton's method, which ascends to it, because the tail is convex and begins at the smaller normal quantile.
    """
    front = math.exp(math.lgamma((freedom + 1) / 2) - math.lgamma(freedom / 2)) / math.sqrt(freedom * math.pi)
    t, step = CONFIDENCE, math.inf
    while step > 1e-13 * t:
        density = front * (1 + t * t / freedom) ** (-(freedom + 1) / 2)
        step = (student_tail(t, freedom) - TAIL) / density
        t += step
    return t


def beta_share(a: float, b: float, x: float) -> float:
    """Return the regularised incomplete beta function: the probability that a beta variate of `a` and `b` is below `x`.

    By W. J. Lentz's continued fraction (1976), which converges fast below the mean; above the mean the complement is
    used.
    """
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - beta_share(b, a, 1 - x)
    log_front = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)
    fraction, c, d = 1.0, 1.0, 0.0
    for step in range(500):
        half = step // 2
        if step == 0:
            numerator = 1.0
        elif step % 2 == 0:
            numerator = half * (b - half) * x / ((a + step - 1) * (a + step))
        else:
            numerator = -(a + half) * (a + b + half) * x / ((a + step - 1) * (a + step))
        d = 1 + numerator * d
        d = 1 / (d if abs(d) > TINY else TINY)
        c = 1 + numerator / c
        c = c if abs(c) > TINY else TINY
        fraction *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return math.exp(log_front) * (fraction - 1) / a
