"""What goes together with winning: a regression that holds seat, faction and number of cards fixed.

Winners get more cards than others, so whatever is taken late or by the busy looks strong by itself.
Least squares of the win on having a card, beside place in the turn order, faction, and how many
cards a seat took by each kind of event (and their squares), all measured against the rivals at the
same table; errors are robust and clustered by game. The rows are added up part by part, so memory
does not grow with the games.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import polars as pl

from spielwerk.lab.reading import Reading
from spielwerk.lab.slim import SETTLED
from spielwerk.lab.stats import Estimate, two_sided, z_quantile

if TYPE_CHECKING:
    import numpy as np

    Matrix = np.ndarray[Any, np.dtype[np.float64]]
    Numbers = np.ndarray[Any, np.dtype[np.signedinteger[Any]]]

ENOUGH = 20  # seats that had a card, before anything is said
SCALE = 10.0  # cards: counts and their squares stay near one


@dataclass
class Part:
    """The seats of some games as matrices."""

    fixed: Matrix
    cards: Matrix
    gain: Matrix
    game: Numbers  # the number of each seat's game in this part
    owners: Matrix  # by card


@lru_cache(4)  # the summary, the plots and the table of one report read the same
def associations(reading: Reading) -> dict[str, Estimate]:
    """By card: how much more often those win who made it theirs, all else held fixed."""
    import numpy as np

    names = _names(reading)
    if not names:
        return {}
    zz = zx = zy = xx = xy = owners = 0.0  # type: Any
    for part in _parts(reading, names):
        zz = zz + part.fixed.T @ part.fixed
        zx = zx + part.fixed.T @ part.cards
        zy = zy + part.fixed.T @ part.gain
        xx = xx + (part.cards * part.cards).sum(axis=0)
        xy = xy + part.cards.T @ part.gain
        owners = owners + part.owners
    inverse = np.linalg.pinv(zz)
    along = inverse @ zx
    left = xx - (zx * along).sum(axis=0)
    enough = (owners >= ENOUGH) & (left > 0.01 * ENOUGH)
    slope = np.where(enough, (xy - along.T @ zy) / np.where(enough, left, 1.0), 0.0)
    base = inverse @ (zy[:, None] - zx * slope)
    meat = np.zeros(len(names))
    for part in _parts(reading, names):
        rest = part.gain[:, None] - part.fixed @ base - part.cards * slope
        scores = (part.cards - part.fixed @ along) * rest
        by_game = np.zeros((part.game.max() + 1, len(names)))
        np.add.at(by_game, part.game, scores)
        meat += (by_game**2).sum(axis=0)
    error = np.sqrt(meat) / np.where(enough, left, 1.0)
    wide = z_quantile(0.95)
    return {
        name: Estimate(
            float(slope[place]),
            float(slope[place] - wide * error[place]),
            float(slope[place] + wide * error[place]),
            two_sided(float(slope[place] / error[place])) if error[place] else 1.0,
            int(owners[place]),
        )
        for place, name in enumerate(names)
        if enough[place]
    }


def _names(reading: Reading) -> list[str]:
    """All cards that somebody made his own."""
    found: set[str] = set()
    for part in reading.told(reading.lens.claims):
        rows = part.filter(pl.col("thing").str.starts_with("card-") & (pl.col("seat") >= 0))
        found.update(rows.select("thing").unique().collect()["thing"])
    return sorted(found)


def _parts(reading: Reading, names: list[str]) -> Iterator[Part]:
    """The matrices of each part of a run."""
    import numpy as np

    claims = reading.lens.claims
    place = {name: column for column, name in enumerate(names)}
    groups = {
        by: sorted(reading.players[by].cast(pl.String).unique().to_list())
        for by in ("position" if reading.in_order else "seat", "faction")
    }
    fair = 1 / pl.col("players").cast(pl.Float64)
    for told, seats in reading.store.parts("things", "players"):
        rows = (
            seats.filter(SETTLED)
            .select(
                "number",
                pl.col("seat").cast(pl.Int8),
                *(pl.col(by).cast(pl.String).alias(f"by-{by}") for by in groups),
                gain=pl.col("share").cast(pl.Float64) - fair,
            )
            .collect()
            .with_row_index("row")
        )
        if rows.is_empty():
            continue
        taken = told.filter(
            pl.col("kind").is_in(list(claims)) & pl.col("thing").str.starts_with("card-")
        )
        owned = (
            taken.select("number", "seat", "kind", "thing")
            .unique()
            .collect()
            .join(rows.select("number", "seat", "row"), on=["number", "seat"])
        )
        cards = np.zeros((len(rows), len(names)))
        cards[owned["row"].to_numpy(), [place[thing] for thing in owned["thing"]]] = 1.0
        columns = []
        for by, known in groups.items():
            here = rows[f"by-{by}"]
            columns += [(here == name).to_numpy().astype(float) for name in known[1:]]
        for kind in claims:
            took = owned.filter(pl.col("kind") == kind)["row"].to_numpy()
            count = np.bincount(took, minlength=len(rows)) / SCALE
            columns += [count, count**2]
        _, game = np.unique(rows["number"].to_numpy(), return_inverse=True)
        fixed = _inside(np.stack(columns, axis=1), game)
        gain = _inside(rows["gain"].to_numpy()[:, None], game)[:, 0]
        yield Part(fixed, _inside(cards, game), gain, game, cards.sum(axis=0))


def _inside(columns: Matrix, game: Numbers) -> Matrix:
    """Columns less their means in each game: games differ, only rivals at a table are compared."""
    import numpy as np

    sums = np.zeros((game.max() + 1, columns.shape[1]))
    np.add.at(sums, game, columns)
    inside: Matrix = columns - (sums / np.bincount(game)[:, None])[game]
    return inside
