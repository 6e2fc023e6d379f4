"""The guide: lessons to read, each with examples that start in the window."""
