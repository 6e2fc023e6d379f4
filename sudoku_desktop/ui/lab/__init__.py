"""The Lab: kept runs, studies and ratings, and figures about them.

`page` lays out the two columns: on the left `runs`, `studies` or the human solution path, on the right `figures` or a
rating by evolution. `sample` evaluates runs, `result` puts the evaluation into words.
"""
