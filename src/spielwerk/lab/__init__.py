"""The lab: simulate, measure, compare, tune, probe, report."""
