"""What bots know of Counterweight."""

from dataclasses import replace
from functools import cache
from pathlib import Path

from spielwerk.bots.brain import PLAIN, Brain, at_everything
from spielwerk.bots.counterweight.blunders import BLUNDERS, SLIPS
from spielwerk.bots.counterweight.evaluation import (
    PATIENCE,
    PATIENCE_2026,
    evaluate,
    evaluate_2026,
    looks,
    stage,
    until,
    until_2026,
)
from spielwerk.bots.counterweight.quick import INPUTS
from spielwerk.bots.counterweight.style import Style
from spielwerk.bots.counterweight.tastes import TASTES
from spielwerk.bots.counterweight.thumb import BY_HAND, SEARCHING, STYLES, asked, choose, ranked
from spielwerk.bots.taught import read

TAUGHT = Path(__file__).parent / "taught.json"  # made by `spielwerk teach`


@cache
def taught() -> Style:
    """The plain style with what it has learned."""
    return replace(STYLES[PLAIN], taught=read(TAUGHT, "counterweight"))


NOW = Brain(
    styles=STYLES,
    choose=choose,
    evaluate=evaluate,
    stage=stage,
    until=until,
    patience=PATIENCE,
    ranked=ranked,
    asked=asked,
    seen=INPUTS,
    taught=taught,
    searching=SEARCHING,
    tastes=TASTES,
    together=0.5,
    looks=looks,
    zoo=("first-mark", "first-convert", "first-overtake", "never-pay", "never-play", "never-mark"),
    novice=BY_HAND,
    slips=SLIPS,
    blunders=BLUNDERS,
)
THEN = replace(
    NOW,
    styles={PLAIN: BY_HAND},
    ranked=None,
    evaluate=evaluate_2026,
    until=until_2026,
    patience=PATIENCE_2026,
    looks=at_everything,
)
BRAIN = replace(NOW, editions={"2026": THEN})
