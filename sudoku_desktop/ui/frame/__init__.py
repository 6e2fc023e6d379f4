"""The frame of the window: the header with the activities, and two columns that all activities share."""
