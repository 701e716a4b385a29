"""Cards as they lie on the table: by number and key; the catalogue knows the rest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from spielwerk.games.counterweight.state import CounterweightState


class Card(TypedDict):
    """A card by its number and its key."""

    id: int
    key: str


def card(state: CounterweightState, number: int) -> Card:
    """One card."""
    return {"id": number, "key": state.rules.keys[number]}


def cards(state: CounterweightState, numbers: Iterable[int]) -> list[Card]:
    """Cards in their order."""
    return [card(state, number) for number in numbers]
