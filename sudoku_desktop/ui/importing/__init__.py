"""From a picture to the board: what was read beside where it was read from, corrected before anything is taken."""
