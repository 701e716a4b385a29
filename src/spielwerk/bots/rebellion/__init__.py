"""What bots know of Rebellion."""

from spielwerk.bots.brain import Brain
from spielwerk.bots.rebellion.blunders import BLUNDERS, SLIPS
from spielwerk.bots.rebellion.evaluation import PATIENCE, ROUTINE, evaluate, sides, stage, until
from spielwerk.bots.rebellion.thumb import STYLES, choose, interject

BRAIN = Brain(
    styles=STYLES,
    choose=choose,
    interject=interject,
    evaluate=evaluate,
    stage=stage,
    until=until,
    patience=PATIENCE,
    routine=frozenset(ROUTINE),
    sides=sides,
    zoo=("first-attack", "never-attack", "never-link", "first-buy", "never-move"),
    slips=SLIPS,
    blunders=BLUNDERS,
)
