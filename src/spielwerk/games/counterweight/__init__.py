"""Counterweight: a space-lift station, built together, owned by one."""
