"""The lens: explains one mating of a generation in words and on boards."""
