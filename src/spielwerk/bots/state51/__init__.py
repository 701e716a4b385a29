"""What bots know of 51st State."""

from spielwerk.bots.brain import Brain
from spielwerk.bots.state51.blunders import BLUNDERS, SLIPS
from spielwerk.bots.state51.evaluation import GLANCE, PATIENCE, evaluate, stage, until
from spielwerk.bots.state51.thumb import STYLES, choose
from spielwerk.games.state51.rules.build import TearDown
from spielwerk.games.state51.rules.turn import Turn

BRAIN = Brain(
    styles=STYLES,
    choose=choose,
    evaluate=evaluate,
    stage=stage,
    until=until,
    patience=PATIENCE,
    routine=frozenset({TearDown}),
    actions=frozenset({Turn}),
    glance=GLANCE,
    zoo=(
        "first-build",
        "first-raze",
        "first-activate",
        "first-develop",
        "never-deal",
        "never-raze",
    ),
    slips=SLIPS,
    blunders=BLUNDERS,
)
