"""The game server: rooms, seats, moves that are never lost, secrets that never leak."""
