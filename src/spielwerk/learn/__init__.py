"""Judgement that was learned: inputs from a game's description, a small net, and its training."""
