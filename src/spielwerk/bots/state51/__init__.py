"""What bots know of 51st State."""

from dataclasses import replace

from spielwerk.bots.brain import PLAIN, Brain
from spielwerk.bots.state51.blunders import BLUNDERS, SLIPS
from spielwerk.bots.state51.evaluation import GLANCE, PATIENCE, evaluate, stage, until
from spielwerk.bots.state51.styles import BY_HAND, STYLES
from spielwerk.bots.state51.tastes import TASTES
from spielwerk.bots.state51.thumb import choose, ranked, rated
from spielwerk.games.state51.rules.build import TearDown
from spielwerk.games.state51.rules.turn import Turn

NOW = Brain(
    styles=STYLES,
    choose=choose,
    evaluate=evaluate,
    stage=stage,
    until=until,
    patience=PATIENCE,
    ranked=ranked,
    rated=rated,
    tastes=TASTES,
    routine=frozenset({TearDown}),
    actions=frozenset({Turn}),
    glance=(GLANCE, 0, 0),
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
BRAIN = replace(NOW, editions={"2026": replace(NOW, styles={PLAIN: BY_HAND}, ranked=None)})
