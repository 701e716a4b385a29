"""Decks and their discard piles (CW-2.4): the top card of a deck is the last of its tuple."""

from __future__ import annotations

from spielwerk.engine.state import changed
from spielwerk.games.counterweight.state import NONE, SHIPS, CounterweightState


def draw(state: CounterweightState, deck: int) -> int:
    """The top card; an empty deck is made anew from its discard pile first (CW-2.4)."""
    cards = state.decks[deck]
    if not cards:
        cards = renew(state, deck)
        if not cards:
            return NONE
    card = cards[-1]
    state.decks[deck] = cards = cards[:-1]
    if state.known[deck] > len(cards):
        state.known = changed(state.known, deck, len(cards))
    if deck == SHIPS and state.seen:
        state.seen -= 1
    state.barrier += 1
    return card


def renew(state: CounterweightState, deck: int) -> tuple[int, ...]:
    """Shuffle the discard pile: it is the deck now."""
    cards = state.shuffled(state.piles[deck])
    state.decks[deck] = cards
    state.piles = changed(state.piles, deck, ())
    state.known = changed(state.known, deck, 0)
    if cards:
        state.tell("renewed", deck)
    return cards


def has_cards(state: CounterweightState, deck: int) -> bool:
    """Whether a card can be drawn at all."""
    return bool(state.decks[deck] or state.piles[deck])


def discard(state: CounterweightState, deck: int, card: int) -> None:
    """Lay a card on its discard pile."""
    state.piles = changed(state.piles, deck, (*state.piles[deck], card))


def to_bottom(state: CounterweightState, deck: int, card: int) -> None:
    """Put a card under its deck; everybody saw it go there."""
    state.decks[deck] = (card, *state.decks[deck])
    state.known = changed(state.known, deck, state.known[deck] + 1)
