"""Compiled kernels of the hunt, which take numbers and arrays only."""
