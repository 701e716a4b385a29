"""What always holds at a table of Counterweight."""

from __future__ import annotations

from collections import Counter

from spielwerk.games.counterweight.data.cards import (
    ACTION_CARD,
    ANCHOR_CARD,
    EMERGENCY,
    ENEMY,
    INSPECTOR,
    PRESTIGE,
    SECTION,
    SHIP,
    SITE_CARD,
)
from spielwerk.games.counterweight.data.standing import LOAD
from spielwerk.games.counterweight.rules import standing as sums
from spielwerk.games.counterweight.rules.ships import Discarding
from spielwerk.games.counterweight.state import (
    ACTIONS,
    NONE,
    PRESTIGES,
    SECTIONS,
    SHIPS,
    SITES,
    CounterweightState,
)


def check(state: CounterweightState) -> None:
    """No card is lost or doubled, nothing is negative, sums are what they are made of."""
    rules = state.rules
    _check_cards(state)
    assert state.funds >= 0
    assert state.requested >= 0
    for numbers in (state.influence, state.markers, state.cargo, state.supply, state.honours):
        assert min(numbers) >= 0
    flying = (*state.lane, *state.course, *state.dock, *state.prizes)
    extra = sum(max(0, standing[LOAD]) for standing in rules.standing)
    for ship, cargo in enumerate(state.cargo):
        assert cargo <= (rules.loot[ship] or rules.capacity[ship] + extra)
        assert not cargo or ship in flying
    assert rules.inspector not in state.piles[SHIPS]
    assert rules.inspector not in state.special
    assert (rules.inspector in state.dock) == (state.aboard > 0)
    assert len(state.plan) <= rules.numbers.plan
    assert len(state.dock) == len(set(state.dock))
    for place, card in enumerate(state.cards):
        here = state.markers[place * state.players : (place + 1) * state.players]
        site = state.sites[place]
        if card == NONE:
            assert site == NONE
        if card == NONE or site != NONE:
            assert not any(here)
            assert not state.seals[place]
        else:
            assert sum(here) <= rules.places[card]
            assert not (state.seals[place] and any(here))
        if site == NONE:
            assert not state.supply[place]
        else:
            assert state.supply[place] < rules.need[site]
    for deck, known in enumerate(state.known):
        assert 0 <= known <= len(state.decks[deck])
    assert 0 <= state.seen <= len(state.decks[SHIPS]) - state.known[SHIPS]
    assert set(state.fleeing) <= set(state.course)
    for enemy, prize in enumerate(state.prizes):
        assert prize == NONE or enemy in state.course
    for count, shield in zip(state.markers, state.shields, strict=True):
        assert count or not shield
    assert min(state.rerolls) >= 0
    assert state.distracted >= 0
    if state.opt.max_emergencies and not state.over and state.round > 1:
        assert len(state.crisis) < state.opt.max_emergencies
    refreshed = state.copy()
    sums.refresh(refreshed)
    assert refreshed.standing == state.standing
    assert not state.over or state.end_reason


def _check_cards(state: CounterweightState) -> None:
    """Every card is in exactly one place; only the unused anchors are in the box."""
    rules = state.rules
    waiting = [step.ship for step in state.stack if isinstance(step, Discarding)]
    ring = [card for card in state.cards[1:] if card != NONE]
    zones: dict[tuple[int, ...], list[int]] = {
        (SHIP, INSPECTOR, ENEMY): [
            *state.decks[SHIPS],
            *state.piles[SHIPS],
            *(card for card in (*state.lane, *state.course) if card != NONE),
            *state.dock,
            *state.special,
            *(card for card in state.prizes if card != NONE),
            *waiting,
        ],
        (SECTION, PRESTIGE): [
            *state.decks[SECTIONS],
            *state.piles[SECTIONS],
            *state.decks[PRESTIGES],
            *state.piles[PRESTIGES],
            *state.plan,
            *ring,
        ],
        (SITE_CARD,): [
            *state.decks[SITES],
            *state.piles[SITES],
            *(card for card in state.sites if card != NONE),
        ],
        (ACTION_CARD, EMERGENCY): [
            *state.decks[ACTIONS],
            *state.piles[ACTIONS],
            *state.crisis,
            *(card for hand in state.hands for card in hand),
        ],
    }
    for kinds, cards in zones.items():
        wanted = Counter(card for kind in kinds for card in rules.of_kind[kind])
        if state.over:
            assert not Counter(cards) - wanted
        else:
            assert Counter(cards) == wanted
    assert state.cards[0] in (NONE, *rules.of_kind[ANCHOR_CARD])
