"""A race of algorithms on one puzzle: small boards, a plot with a line a runner, and who was first."""
