"""The worth of a position for every seat, one file a game.

Each file has `evaluate(state)` (0 to 1 for every seat), `stage(state)` and `until(state)` (where
playouts stop) and `PATIENCE` (their most decisions); see `spielwerk.bots.lore`.
"""
