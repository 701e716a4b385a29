"""Station phase (CW-9): cargo to the sites, then every ability round the ring."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine.state import Step
from spielwerk.games.counterweight import decks, docking, effects, prestige, scoring
from spielwerk.games.counterweight.data import NO_ABILITY
from spielwerk.games.counterweight.notation import BLOCK, LIMIT, SILENCE
from spielwerk.games.counterweight.state import (
    AMOUNT,
    MASK,
    NONE,
    SITE,
    SITES,
    CounterweightState,
)


def refresh(state: CounterweightState) -> None:
    """Sum the standing effects of everything that lies open."""
    table, stands = state.rules.standing, state.rules.stands
    sites = state.sites
    total = [0] * len(table[0])
    for place, card in enumerate(state.cards):
        if card != NONE and stands[card] and sites[place] == NONE:
            total = [a + b for a, b in zip(total, table[card], strict=True)]
    for card in state.dock + state.crisis:
        if stands[card]:
            total = [a + b for a, b in zip(total, table[card], strict=True)]
    state.standing = total


def room(state: CounterweightState, place: int) -> int:
    """What the site on this place can still take now."""
    site = state.sites[place]
    if site == NONE:
        return 0
    left = state.rules.need[site] - state.supply[place]
    limit = state.rules.standing[site][LIMIT]
    if limit:
        return 0 if state.delivered >> place & 1 else min(left, limit)
    return left


def open_sites(state: CounterweightState) -> list[int]:
    """Places whose sites can take something."""
    return [place for place in range(1, len(state.cards)) if room(state, place)]


def deliver(state: CounterweightState, place: int, count: int) -> None:
    """CW-9.1: supplies reach a site; fully supplied, it is completed at once."""
    state.supply[place] += count
    state.delivered |= 1 << place
    if state.events is not None:
        state.tell("supplied", state.cards[place], count, state.supply[place])
    site = state.sites[place]
    if state.supply[place] >= state.rules.need[site]:
        complete(state, place)


def complete(state: CounterweightState, place: int) -> None:
    """CW-9.1: the section stands, to the honour of the CO; CW-9.3: the last one ends the game."""
    decks.discard(state, SITES, state.sites[place])
    built = prestige.built(state) + 1
    state.sites[place] = NONE
    state.supply[place] = 0
    state.honours[state.co] += 1
    if state.events is not None:
        state.tell("completed", state.co, state.cards[place], built)
    if state.rules.stands[state.cards[place]]:
        refresh(state)
    if built == state.rules.numbers.ring:
        scoring.close(state)


class Supplying(Step[CounterweightState]):
    """CW-9.1: the CO spreads the cargo of docked ships over the open sites."""

    __slots__ = ()

    def run(self, state: CounterweightState) -> Sequence[int]:
        """The sites that can take something, if there is cargo."""
        cargo = state.cargo
        for ship in state.dock:
            if cargo[ship]:
                state.player = state.co
                return [SITE | place for place in open_sites(state)]
        return ()

    def choose(self, state: CounterweightState, option: int) -> None:
        """Where, then how much."""
        state.stack += (self, SupplyAmount(option & MASK))


def aboard(state: CounterweightState) -> int:
    """All cargo in the dock."""
    return sum([state.cargo[ship] for ship in state.dock])


class SupplyAmount(Step[CounterweightState]):
    """CW-9.1: how much of the cargo this site gets."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: CounterweightState) -> Sequence[int]:
        """All that fits, where no other site waits; else any part of it."""
        most = min(room(state, self.place), aboard(state))
        if len(open_sites(state)) == 1:
            return (AMOUNT | most,)
        state.player = state.co
        return list(range(AMOUNT + 1, AMOUNT + most + 1))

    def choose(self, state: CounterweightState, option: int) -> None:
        """Unload in berth order."""
        count = left = option & MASK
        for ship in state.dock:
            taken = min(left, state.cargo[ship])
            state.cargo[ship] -= taken
            left -= taken
        deliver(state, self.place, count)


class Departures(Step[CounterweightState]):
    """CW-9.1: cargo ships that have unloaded leave."""

    __slots__ = ("after",)

    def __init__(self, after: int) -> None:
        self.after = after  # ships before this one stay

    def run(self, state: CounterweightState) -> None:
        """The next empty one."""
        for berth in range(self.after, len(state.dock)):
            ship = state.dock[berth]
            if state.rules.capacity[ship] and not state.cargo[ship]:
                state.stack.append(Departures(berth))
                docking.cast_off(state, ship)
                return


def blockers(state: CounterweightState) -> bool:
    """Whether any open site shuts abilities down at all."""
    stands = state.rules.stands
    return any(stands[site] for site in state.sites if site != NONE)


def blocked(state: CounterweightState, place: int) -> bool:
    """Whether an open site beside this place shuts its ability down."""
    if not place:
        return False
    ring = len(state.cards) - 1
    table = state.rules.standing
    for other in (place % ring + 1, place - 1 or ring):
        site = state.sites[other]
        if site != NONE and table[site][BLOCK]:
            return True
    return False


class Abilities(Step[CounterweightState]):
    """CW-9.2: anchor, then fields clockwise; a card's own ability, then its release by player."""

    __slots__ = ("place", "turn")

    def __init__(self, place: int, turn: int) -> None:
        self.place = place
        self.turn = turn  # 0: the card's ability; n: the release for the n-th player from the CO

    def run(self, state: CounterweightState) -> None:
        """Go round until an ability asks somebody."""
        rules, stack, players = state.rules, state.stack, state.players
        cards, sites = state.cards, state.sites
        height = len(stack)
        place, turn = self.place, self.turn
        blocking = blockers(state)
        while place < len(cards):
            card, site = cards[place], sites[place]
            if card == NONE:
                place += 1
                continue
            if site != NONE:
                nuisance = rules.ability[site]
                if nuisance != NO_ABILITY and not state.calm:
                    effects.fire(state, nuisance, state.co, site)
                turn = players
            elif blocking and blocked(state, place):
                turn = players
            elif not turn:
                if rules.ability[card] != NO_ABILITY:
                    effects.fire(state, rules.ability[card], state.co, card)
                if rules.release[card] == NO_ABILITY or state.standing[SILENCE]:
                    turn = players
            else:
                seat = (state.co + turn - 1) % players
                if state.markers[place * players + seat]:
                    effects.fire(state, rules.release[card], seat, card)
            place, turn = (place, turn + 1) if turn < players else (place + 1, 0)
            if len(stack) != height:
                stack.insert(height, Abilities(place, turn))
                return
