"""The rules of 51st State, one module a phase or a big action."""
