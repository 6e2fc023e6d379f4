"""The dialog for an empty grid of another size or variant."""
