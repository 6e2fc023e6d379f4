"""Under the lens: one mating of the generation that is shown, told and drawn."""
