"""Bots: random, rules of thumb per game, and what is built on them."""

from spielwerk.bots.base import NO_BUDGET, Bot, Budget
from spielwerk.bots.brain import UnknownBot
from spielwerk.bots.roster import make, names, prior, seats

__all__ = ["NO_BUDGET", "Bot", "Budget", "UnknownBot", "make", "names", "prior", "seats"]
