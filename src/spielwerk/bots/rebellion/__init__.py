"""What bots know of Rebellion."""

from dataclasses import replace

from spielwerk.bots.brain import PLAIN, Brain, at_everything
from spielwerk.bots.rebellion.blunders import BLUNDERS, SLIPS
from spielwerk.bots.rebellion.evaluation import (
    PATIENCE,
    PATIENCE_2026,
    ROUTINE,
    evaluate,
    evaluate_2026,
    looks,
    sides,
    stage,
    until,
)
from spielwerk.bots.rebellion.tastes import TASTES
from spielwerk.bots.rebellion.thumb import (
    BY_HAND,
    STYLES,
    choose,
    interject,
    ranked,
)

NOW = Brain(
    styles=STYLES,
    choose=choose,
    ranked=ranked,
    tastes=TASTES,
    interject=interject,
    evaluate=evaluate,
    stage=stage,
    until=until,
    patience=PATIENCE,
    routine=frozenset(ROUTINE),
    looks=looks,
    sides=sides,
    zoo=("first-attack", "never-attack+muster", "never-link", "first-buy", "never-move"),
    novice=BY_HAND,
    slips=SLIPS,
    blunders=BLUNDERS,
)
OF_2026 = replace(
    NOW,
    styles={PLAIN: BY_HAND},
    ranked=None,
    evaluate=evaluate_2026,
    patience=PATIENCE_2026,
    looks=at_everything,
)
BRAIN = replace(NOW, editions={"2026": OF_2026})
