"""The lab: simulate, measure, compare."""
