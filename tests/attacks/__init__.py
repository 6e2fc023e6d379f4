"""What the program must bear: killed at any moment, fed with anything. Short in the tests, long by a command."""
