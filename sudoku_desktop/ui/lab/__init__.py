"""The Lab: the runs that are kept, studies and ratings, and figures of what they say.

`page` lays out the two columns: on the left `runs`, `studies` or the path of a person, on the right `figures` or a
rating by evolution. `sample` evaluates runs, `result` puts the evaluation into words.
"""
