"""The window for a race of algorithms on one puzzle: small boards, a chart and a table of results."""
