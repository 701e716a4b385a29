"""What bots know of 51st State."""

from dataclasses import replace
from functools import cache
from pathlib import Path

from spielwerk.bots.brain import PLAIN, Brain
from spielwerk.bots.state51.blunders import BLUNDERS, SLIPS
from spielwerk.bots.state51.evaluation import (
    PATIENCE,
    evaluate,
    evaluate_2026,
    looks,
    looks_2026,
    stage,
    until,
)
from spielwerk.bots.state51.quick import INPUTS
from spielwerk.bots.state51.styles import BY_HAND, STYLES
from spielwerk.bots.state51.tastes import TASTES
from spielwerk.bots.state51.thumb import asked, choose, ranked, rated
from spielwerk.bots.state51.worth import Style
from spielwerk.bots.taught import read
from spielwerk.games.state51.rules.build import TearDown
from spielwerk.games.state51.rules.turn import Turn

TAUGHT = Path(__file__).parent / "taught.json"  # made by `spielwerk teach`


@cache
def taught() -> Style:
    """The plain style with what it has learned."""
    return replace(STYLES[PLAIN], taught=read(TAUGHT, "state51"))


NOW = Brain(
    styles=STYLES,
    choose=choose,
    evaluate=evaluate,
    stage=stage,
    until=until,
    patience=PATIENCE,
    ranked=ranked,
    rated=rated,
    asked=asked,
    seen=INPUTS,
    taught=taught,
    tastes=TASTES,
    routine=frozenset({TearDown}),
    actions=frozenset({Turn}),
    looks=looks,
    zoo=(
        "first-build",
        "first-raze",
        "first-activate",
        "first-develop",
        "never-deal",
        "never-raze",
    ),
    novice=BY_HAND,
    slips=SLIPS,
    blunders=BLUNDERS,
)
BRAIN = replace(
    NOW,
    editions={
        "2026": replace(
            NOW,
            styles={PLAIN: BY_HAND},
            evaluate=evaluate_2026,
            ranked=None,
            taught=None,
            looks=looks_2026,
        )
    },
)
