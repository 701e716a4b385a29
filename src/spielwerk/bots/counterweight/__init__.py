"""What bots know of Counterweight."""

from dataclasses import replace

from spielwerk.bots.brain import PLAIN, Brain
from spielwerk.bots.counterweight.blunders import BLUNDERS, SLIPS
from spielwerk.bots.counterweight.evaluation import (
    AHEAD,
    GLANCE,
    PATIENCE,
    PATIENCE_2026,
    evaluate,
    evaluate_2026,
    stage,
    until,
    until_2026,
)
from spielwerk.bots.counterweight.tastes import TASTES
from spielwerk.bots.counterweight.thumb import BY_HAND, SEARCHING, STYLES, choose, ranked

NOW = Brain(
    styles=STYLES,
    choose=choose,
    evaluate=evaluate,
    stage=stage,
    until=until,
    patience=PATIENCE,
    ranked=ranked,
    searching=SEARCHING,
    tastes=TASTES,
    together=0.5,
    glance=(GLANCE, GLANCE, GLANCE),
    ahead=(0, AHEAD, AHEAD),
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
    glance=(0, 0, 0),
    ahead=(0, 0, 0),
)
BRAIN = replace(NOW, editions={"2026": THEN})
