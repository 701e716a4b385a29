"""Figures: how fast the engines are, beside another Python engine in the same run."""
