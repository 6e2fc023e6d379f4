"""From a key press to a verdict: by the rules at once, then by the exact solver and the human ladder."""
