"""The ratings of the Lab: the difficulty of the board's puzzle for people and for evolution.

Imported when the Lab is first shown, because it needs pyqtgraph. `panels` lays out `human_panel` and `evolution_panel`,
whose work is done in `background`; `words` describes ratings in the user's language.
"""
