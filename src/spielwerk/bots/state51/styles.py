"""Ways to play 51st State by rules of thumb: what things are worth to whom."""

from __future__ import annotations

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
STYLES: dict[str, Style] = {"thumb": BY_HAND}
assert all(len(style.goods) == len(GOODS) for style in STYLES.values())
