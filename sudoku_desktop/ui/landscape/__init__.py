"""The landscape of a puzzle as evolution meets it: the ways of populations, and what becomes of a population."""
