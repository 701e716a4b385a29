"""What bots know of Rebellion."""

from dataclasses import replace
from pathlib import Path

from spielwerk.bots.brain import PLAIN, Brain
from spielwerk.bots.rebellion.blunders import BLUNDERS, SLIPS
from spielwerk.bots.rebellion.evaluation import (
    PATIENCE,
    ROUTINE,
    evaluate_2026,
    sides,
    stage,
    until,
)
from spielwerk.bots.rebellion.tastes import TASTES
from spielwerk.bots.rebellion.thumb import (
    BY_HAND,
    SEARCHING,
    STYLES,
    choose,
    interject,
    ranked,
)
from spielwerk.bots.rebellion.value import read

VALUE = Path(__file__).parent / "value.json"  # made by tests/bots/fit_value.py
GLANCE = 8
LEAD = 0.3

NOW = Brain(
    styles=STYLES,
    choose=choose,
    ranked=ranked,
    tastes=TASTES,
    interject=interject,
    evaluate=read(VALUE).evaluate,
    stage=stage,
    until=until,
    patience=PATIENCE,
    routine=frozenset(ROUTINE),
    sides=sides,
    glance=(GLANCE, GLANCE, GLANCE),
    lead=LEAD,
    searching=SEARCHING,
    zoo=("first-attack", "never-attack+muster", "never-link", "first-buy", "never-move"),
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
            ranked=None,
            evaluate=evaluate_2026,
            glance=(0, 0, 0),
            lead=0.0,
            searching=None,
        )
    },
)
