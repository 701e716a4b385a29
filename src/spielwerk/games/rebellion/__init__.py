"""Rebellion: one Empire against Rebels, on eight planets that wander round their sun."""
