"""The numbers by which a plan names an operator, frozen into the compiled loop."""

SELECT_BETTER_RANKS = 0
SELECT_TOURNAMENT = 1

CROSS_UNIFORM = 0
CROSS_SINGLE_POINT = 1

NEVER = 2**62
"""A number of generations or trials that no run reaches."""
