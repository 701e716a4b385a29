"""Tournaments on this server: who takes part, their rounds as rooms, their results."""
