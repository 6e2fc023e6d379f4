"""The parts an algorithm is made of: a module for each place, a class for each way to take it."""
