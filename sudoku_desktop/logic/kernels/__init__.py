"""Compiled searches for each technique, which write their findings into a record of numbers."""
