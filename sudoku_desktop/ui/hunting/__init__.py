"""The hunt in Create: an evolution over puzzles for the hardest ones, in worker processes, with its archive.

`page` puts it together: `form`, what is hunted for; `background`, the threads that hunt, read the archive, and read
lists of known puzzles; `finds`, the table; `views`, the chart and the patterns of the islands.
"""
