"""Turns of the event loop: what would take long together is done in several of them."""

A_TURN = 1
"""Milliseconds after which something is done in another turn of the event loop; with 0 Qt does it in the same."""
