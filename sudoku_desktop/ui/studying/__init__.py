"""The laboratory: the runs that are kept, and what many of them say together."""
