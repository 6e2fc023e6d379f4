"""The guide: lessons to read, each with something to start in the window."""
