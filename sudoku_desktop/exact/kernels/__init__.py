"""Compiled search kernels, which take numbers and arrays only."""
