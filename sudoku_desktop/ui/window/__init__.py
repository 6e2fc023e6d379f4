"""The main window: its parts, one controller for each subject, actions and menus, files, autosave and settings."""
