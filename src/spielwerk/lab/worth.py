"""What the cards of a game are worth, measured once and kept with the package.

`spielwerk lab worth RUN` writes `worth/<game>.json` from a run; the catalogue of cards shows it.
Figures of other rules or data than those of today are not told. Reading it needs none of the lab's
own packages.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from spielwerk.engine import Game

if TYPE_CHECKING:
    from spielwerk.lab.reading import Reading

HOME = Path(__file__).parent / "worth"


class CardWorth(Struct):
    """How much more often those won who had a card than those who had any card.

    `blind`: chance alone gave it to them, so it is the card. Else they made it theirs; seat,
    faction and number of cards are held fixed, but they may have been ahead already.
    """

    lift: float
    low: float  # the 95 % interval
    high: float
    n: int  # players that had it
    blind: bool = False


class Worth(Struct):
    """All that was measured of a game's cards."""

    rules: int  # the version of the rules they were measured with
    data: str  # and the print of the data
    games: int
    bots: list[str]
    cards: dict[str, CardWorth]


def measure(reading: Reading) -> Worth:
    """The worth of every card that enough players had."""
    from spielwerk.lab.cards import cards

    found = {card.thing.removeprefix("card-"): card for card in cards(reading)}
    origin = reading.store.provenance
    return Worth(
        origin.rules,
        origin.data,
        len(reading.games),
        list(reading.plan.bots),
        {
            key: CardWorth(
                round(one.value, 4),
                round(one.low, 4),
                round(one.high, 4),
                one.n,
                card.draw is not None,
            )
            for key, card in sorted(found.items())
            if (one := card.draw or card.tie) is not None
        },
    )


def write(worth: Worth, path: Path) -> None:
    """Keep it, a card a line."""
    path.parent.mkdir(exist_ok=True)
    encoded = msgspec.json.format(msgspec.json.encode(worth), indent=1)
    path.write_bytes(encoded + b"\n")


def worth_of(game: Game[Any]) -> Worth | None:
    """What was measured of this game, if it was with these very rules and data."""
    found = _read(HOME / f"{game.id}.json")
    if found is None or (found.rules, found.data) != (game.version, game.fingerprint()):
        return None
    return found


@cache
def _read(path: Path) -> Worth | None:
    return msgspec.json.decode(path.read_bytes(), type=Worth) if path.is_file() else None
