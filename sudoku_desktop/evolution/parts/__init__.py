"""The parts of an algorithm: one module for each role, one class for each alternative."""
