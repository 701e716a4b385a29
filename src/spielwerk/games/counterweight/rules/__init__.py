"""The rules of Counterweight, one module a phase or a big action."""
