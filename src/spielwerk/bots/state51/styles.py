"""Ways to play 51st State by rules of thumb: what things are worth to whom."""

from __future__ import annotations

from dataclasses import replace

from spielwerk.bots.state51.worth import Style
from spielwerk.games.state51.data.goods import GOODS

# Set by hand in 2026; later ones are measured against it (`level2-2026`).
BY_HAND = Style(
    goods=(0.55, 0.55, 0.55, 0.6, 0.65, 0.35, 0.7, 0.35, 0.4, 0.7, 0.9, 0.1, 0.45, 1.0),
    pace=7.0,
    most_rounds=4.0,
    contact=0.6,
    keep=0.35,
    use=0.3,
    price=0.6,
    harm=0.6,
)
# Found by `spielwerk evolve` (docs/bots-research.md).
EVOLVED = Style(
    goods=(
        0.405,
        0.376,
        0.455,
        0.669,
        0.918,
        0.465,
        0.937,
        0.579,
        0.392,
        1.16,
        0.747,
        0.07,
        1.18,
        1.228,
    ),
    pace=10.23,
    most_rounds=3.462,
    contact=0.394,
    keep=0.381,
    use=0.287,
    price=0.737,
    harm=0.402,
    ready=0.328,
    far=1.273,
    waste=0.045,
    build=0.019,
    deal=0.0,
    sack=0.015,
    siege=0.08,
    renew=0.535,
    worker=0.283,
    resource=0.396,
    token=0.363,
    partner=0.338,
    partner_round=0.605,
    brick=0.269,
    spare=0.074,
    knack=0.368,
    faction=0.228,
    visit=0.075,
    fetch=0.056,
)
# Temperaments: what somebody likes to do is worth more to him than it is
STYLES: dict[str, Style] = {
    "thumb": EVOLVED,
    "builder": replace(EVOLVED, build=1.0, most_rounds=4.5, sack=0.0),
    "raider": replace(EVOLVED, sack=0.8, siege=0.0, harm=1.2),
    "trader": replace(EVOLVED, deal=1.0, partner=0.8, partner_round=1.0),
}
assert all(len(style.goods) == len(GOODS) for style in STYLES.values())
