"""Batches of runs: what is to be run, how it ended, where it is kept, and what a sample of runs shows.

Vocabulary: a `Trial` is a run that is wanted: puzzle, algorithm, seed and budget, which decide everything that happens
in it. (The user interface speaks of runs, because its trials count chromosomes.) An `Outcome` is how a run ended, a
`MadeRun` is a finished run with its course, an `Archive` keeps runs, and a `Sample` is what runs under the same
conditions needed. In statistics a run that was not solved is *censored*: it would have taken longer than it was given.

Ratings by evolution, rated collections, races, studies and `sudoku-cli solve` are all made of these.
"""
