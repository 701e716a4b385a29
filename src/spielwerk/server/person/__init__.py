"""People who want to be known again: their devices, their games, their ratings."""
