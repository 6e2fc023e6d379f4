"""The hunt: an evolution over puzzles for the highest rating, or for another objective.

Vocabulary: a *class* is all puzzles that permuting rows and columns and renaming digits turn into one another; the
*canonical form* stands for the class. An *individual* is a canonical puzzle and its solution; an *island* is a
population that evolves by itself; a *find* is a puzzle whose objective was measured exactly.
"""
