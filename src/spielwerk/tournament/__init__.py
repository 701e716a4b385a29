"""Tournaments: who plays whom, what a table is worth, who is ahead. No server in it."""
