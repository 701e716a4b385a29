"""One module a phase, in the words of the rulebook."""
