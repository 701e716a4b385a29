"""A simulated world for whole servers: see docs/simulation.md."""
