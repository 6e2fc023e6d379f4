"""The hot loops of the proof: plain numbers and arrays only."""
