"""Station phase (CW-9): cargo to the sites, then every ability round the ring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spielwerk.engine.option import THING
from spielwerk.engine.state import changed
from spielwerk.engine.step import Step
from spielwerk.engine.view import Reason, Text, reason, text
from spielwerk.games.counterweight.data.cards import NO_ABILITY
from spielwerk.games.counterweight.data.standing import BLOCK, LIMIT, SILENCE
from spielwerk.games.counterweight.rules import abilities, decks, docking, prestige, scoring
from spielwerk.games.counterweight.rules.asking import (
    About,
    Amount,
    Ask,
    Words,
    card_name,
    of_place,
)
from spielwerk.games.counterweight.rules.standing import refresh
from spielwerk.games.counterweight.state import NONE, SITES, CounterweightState
from spielwerk.games.counterweight.verbs import DONE, SITE, Verb


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
    return [place for place, site in enumerate(state.sites) if site != NONE and room(state, place)]


def deliver(state: CounterweightState, place: int, count: int) -> None:
    """CW-9.1: supplies reach a site; fully supplied, it is completed at once."""
    state.supply = changed(state.supply, place, state.supply[place] + count)
    state.delivered |= 1 << place
    state.tell("supplied", state.cards[place], count, state.supply[place])
    site = state.sites[place]
    if state.supply[place] >= state.rules.need[site]:
        complete(state, place)


def complete(state: CounterweightState, place: int) -> None:
    """CW-9.1: the section stands, to the honour of the CO; CW-9.3: the last one ends the game."""
    decks.discard(state, SITES, state.sites[place])
    built = prestige.built(state) + 1
    state.sites = changed(state.sites, place, NONE)
    state.supply = changed(state.supply, place, 0)
    state.honours = changed(state.honours, state.co, state.honours[state.co] + 1)
    state.tell("completed", state.co, state.cards[place], built)
    if state.rules.stands[state.cards[place]]:
        refresh(state)
    if built == state.rules.numbers.ring:
        scoring.close(state)


class AskSite(Ask):
    """Which site gets supplies."""

    def options(self, state: CounterweightState) -> Sequence[int]:
        return [SITE | place for place in open_sites(state)]

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        return [SITE | place for place, site in enumerate(state.sites) if site != NONE]

    def why_not(self, state: CounterweightState, option: int) -> Reason | None:
        return None if room(state, option & THING) else reason("CW-9.1", "why-site-full")

    def told(self, state: CounterweightState, option: int) -> Words:
        place = option & THING
        said, targets = of_place(state, option, room=room(state, place))
        return said, [*targets, f"card:{state.sites[place]}"]


class Supplying(AskSite):
    """CW-9.1: the CO spreads the cargo of docked ships over the open sites, or keeps it aboard."""

    name = "supplying"
    rule = "CW-9.1"
    phase: ClassVar[str] = "supplying"
    about: ClassVar[About] = {Verb.SITE: "sites"}

    def options(self, state: CounterweightState) -> Sequence[int]:
        cargo = state.cargo
        for ship in state.dock:
            if cargo[ship]:
                sites = [SITE | place for place in open_sites(state)]
                return [DONE, *sites] if sites else sites
        return ()

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        return [DONE, *AskSite.wishes(self, state)]

    def why_not(self, state: CounterweightState, option: int) -> Reason | None:
        return None if option == DONE else AskSite.why_not(self, state, option)

    def prompt(self, state: CounterweightState) -> Text:
        return text("prompt-supplying", n=aboard(state))

    def choose(self, state: CounterweightState, option: int) -> None:
        """Where, then how much; what is not given out stays aboard."""
        if option != DONE:
            state.stack += (self, SupplyAmount(option & THING))


def aboard(state: CounterweightState) -> int:
    """All cargo in the dock."""
    return sum([state.cargo[ship] for ship in state.dock])


class SupplyAmount(Amount):
    """CW-9.1: how much of the cargo this site gets."""

    name = "supply-amount"
    rule = "CW-9.1"
    least: ClassVar[int] = 1
    place: int

    def most(self, state: CounterweightState) -> int:
        return min(room(state, self.place), aboard(state))

    def prompt(self, state: CounterweightState) -> Text:
        return text("prompt-supply-amount", card=card_name(state, state.cards[self.place]))

    def choose(self, state: CounterweightState, option: int) -> None:
        """Unload in berth order."""
        count = left = option & THING
        for ship in state.dock:
            taken = min(left, state.cargo[ship])
            state.cargo[ship] -= taken
            left -= taken
        deliver(state, self.place, count)


class Departures(Step[CounterweightState]):
    """CW-9.1: cargo ships that have unloaded leave."""

    phase: ClassVar[str] = "supplying"
    after: int  # ships before this one stay

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
    return not state.rules.blocking.isdisjoint(state.sites)


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

    phase: ClassVar[str] = "abilities"
    place: int
    turn: int  # 0: the card's ability; n: the release for the n-th player from the CO

    def run(self, state: CounterweightState) -> None:
        """Go round until an ability asks somebody."""
        stack, players = state.stack, state.players
        ability, release = state.rules.ability, state.rules.release
        markers, co = state.markers, state.co
        height, end = len(stack), len(state.cards)
        place, turn = self.place, self.turn
        blocking = blockers(state)
        while place < end:
            card, site = state.cards[place], state.sites[place]  # abilities change them
            if card == NONE:
                place += 1
                continue
            if site != NONE:
                if ability[site] != NO_ABILITY and not state.calm:
                    abilities.fire(state, ability[site], co, site)
                turn = players
            elif blocking and blocked(state, place):
                turn = players
            elif not turn:
                if ability[card] != NO_ABILITY:
                    abilities.fire(state, ability[card], co, card)
                if release[card] == NO_ABILITY or state.standing[SILENCE]:
                    turn = players
            elif turn == 1 and not any(markers[place * players : (place + 1) * players]):
                turn = players  # nobody to serve
            else:
                seat = (co + turn - 1) % players
                if markers[place * players + seat]:
                    abilities.release(state, place, seat)
            if turn < players:
                turn += 1
            else:
                place += 1
                turn = 0
            if len(stack) != height:
                state.after(height, Abilities(place, turn))
                return
