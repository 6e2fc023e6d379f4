"""The searches for each technique, compiled: they write what they find into a record of numbers."""
