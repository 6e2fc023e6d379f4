"""The main window and what belongs to it: actions and menus, files, autosave, preferences, help."""
