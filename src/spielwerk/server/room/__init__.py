"""Rooms: their games, seats, links, and the one way to change them."""
