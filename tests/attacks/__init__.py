"""Attacks: the program is killed at any moment and fed with any input; short as tests, long as commands."""
