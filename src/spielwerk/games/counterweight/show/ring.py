"""The anchor and the fields of the ring."""

from __future__ import annotations

from typing import TypedDict

from spielwerk.games.counterweight.data.cards import KINDS
from spielwerk.games.counterweight.rules import influence, station
from spielwerk.games.counterweight.show.cards import Card, card
from spielwerk.games.counterweight.state import NONE, CounterweightState


class Site(TypedDict):
    """A site card and how far it has come."""

    id: int
    key: str
    need: int
    supply: int
    room: int  # what it can take now
    most: int  # what it can get of the cargo in dock


class Unlock(TypedDict):
    """What unlocks a prestige section, and how far that is."""

    condition: str
    number: int
    progress: int
    open: bool
    gains: list[int]  # by seat: how many funds could become influence here, if it is open


class Place(TypedDict):
    """The anchor (0) or a field of the ring."""

    place: int
    card: Card | None
    kind: str
    done: bool
    income: int
    places: int
    markers: list[int]  # by seat
    shields: list[bool]  # by seat: safe from the inspector's next visit
    seal: bool
    blocked: bool
    site: Site | None
    unlock: Unlock | None


def place(state: CounterweightState, number: int) -> Place:
    """A place with the card, the site and the markers on it."""
    rules, here = state.rules, state.cards[number]
    site = state.sites[number]
    first = number * state.players
    done = here != NONE and site == NONE
    return {
        "place": number,
        "card": None if here == NONE else card(state, here),
        "kind": "" if here == NONE else KINDS[rules.kind[here]],
        "done": done,
        "income": rules.income[here] if done else rules.income[site] if site != NONE else 0,
        "places": 0 if here == NONE else rules.places[here],
        "markers": list(state.markers[first : first + state.players]),
        "shields": [bool(one) for one in state.shields[first : first + state.players]],
        "seal": bool(state.seals[number]),
        "blocked": done and station.blocked(state, number),
        "site": None if site == NONE else _site(state, number),
        "unlock": None if here == NONE else _unlock(state, number),
    }


def _site(state: CounterweightState, place: int) -> Site:
    site, room = state.sites[place], station.room(state, place)
    return {
        "id": site,
        "key": state.rules.keys[site],
        "need": state.rules.need[site],
        "supply": state.supply[place],
        "room": room,
        "most": min(room, station.aboard(state)),
    }


def _unlock(state: CounterweightState, place: int) -> Unlock | None:
    condition = state.rules.unlock[state.cards[place]]
    if condition is None:
        return None
    return {
        "condition": condition.word(),
        "number": condition.n,
        "progress": condition.progress(state, place),
        "open": state.sites[place] == NONE and condition.met(state, place),
        "gains": [influence.most_converted(state, place, seat) for seat in range(state.players)],
    }
