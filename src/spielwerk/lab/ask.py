"""What does my change do? Two plans on common seeds, with answers that sharpen while they play.

    for answer in ask(own, changed, folder):
        show(answer)              # a Comparison: objects, no text; leave the loop to stop
    page = comparison_page(...)   # or the same as a page

Every answer holds at every look (see `always`), so one may stop as soon as it is clear. Leaving
the loop keeps what was played; the same call goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from spielwerk.engine import SpielwerkError
from spielwerk.games import game as find_game
from spielwerk.lab import always
from spielwerk.lab.baseline import begin, compared, growing
from spielwerk.lab.compare import FAR, Comparison
from spielwerk.lab.lens import lens_of
from spielwerk.lab.plan import Plan


@dataclass(frozen=True)
class Reach:
    """What so many games can show, told before they are played."""

    games: int
    smallest: float  # a difference of win shares that is seen four times in five
    wanted: float  # the smallest one that matters
    needed: int  # games that show it


def parties_of(plan: Plan) -> int:
    """How many seats or sides can win."""
    game = find_game(plan.game, plan.pack or None, plan.changes)
    return len(lens_of(plan.game).parties(game.new(plan.players[0], 0, plan.options)))


def reach(plan: Plan, figures: int = 12) -> Reach:
    """What the games of a plan can show of a win share, with so many figures looked at."""
    spread, alpha = always.share_spread(parties_of(plan)), always.SURE / figures
    return Reach(
        plan.games,
        always.smallest(plan.games, spread, alpha),
        FAR,
        always.needed(FAR, spread, alpha),
    )


def ask(
    base: Plan,
    other: Plan,
    folder: Path,
    *,
    workers: int = 1,
    ray: str | None = None,
    command: str = "",
    progress: Callable[[int], None] = lambda games: None,
) -> Iterator[Comparison]:
    """Play both plans side by side; yield the comparison as it sharpens, the last one whole.

    `progress` is told how many games more are there (of `2 * games * tables`). Games that lie in
    the folder already count: it is a run of the other with its baseline, as `lab run` makes them.
    """
    if (base.game, base.players, base.games, base.seed) != (
        other.game,
        other.players,
        other.games,
        other.seed,
    ):
        raise SpielwerkError("Both variants must have the same game, tables, games and seed.")
    stores = begin(folder, other, base, command)
    for reading in growing(stores, workers, ray, progress):
        found = compared(reading)
        assert found is not None
        yield found
