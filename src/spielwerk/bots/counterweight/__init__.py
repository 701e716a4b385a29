"""What bots know of Counterweight."""

from spielwerk.bots.brain import Brain
from spielwerk.bots.counterweight.blunders import BLUNDERS, SLIPS
from spielwerk.bots.counterweight.evaluation import PATIENCE, evaluate, stage, until
from spielwerk.bots.counterweight.thumb import STYLES, choose

BRAIN = Brain(
    styles=STYLES,
    choose=choose,
    evaluate=evaluate,
    stage=stage,
    until=until,
    patience=PATIENCE,
    zoo=("first-mark", "first-convert", "first-overtake", "never-pay", "never-play", "never-mark"),
    slips=SLIPS,
    blunders=BLUNDERS,
)
