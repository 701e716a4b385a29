"""Rules of thumb, one module a game: `STYLES`, `choose` and `interject`."""
