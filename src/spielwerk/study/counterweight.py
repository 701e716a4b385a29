"""Counterweight as observations and actions. Cards and places go by their numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from spielwerk.engine.option import Option, Verb, thing_of, verb_of
from spielwerk.games.counterweight.data import cards as card_kinds
from spielwerk.games.counterweight.data.effect import Effect
from spielwerk.games.counterweight.data.notation import Ability
from spielwerk.games.counterweight.data.standing import Standing
from spielwerk.games.counterweight.show.people import GRUDGES
from spielwerk.games.counterweight.state import (
    ACTIONS,
    DECKS,
    NONE,
    PRESTIGES,
    SECTIONS,
    SHIPS,
    SITES,
    CounterweightState,
)
from spielwerk.games.counterweight.verbs import SEAT, SEAT_BITS, marker
from spielwerk.games.counterweight.verbs import Verb as V
from spielwerk.study.actions import Features
from spielwerk.study.cells import MOST, Latest, bits, signed, small
from spielwerk.study.kinds import NOTHING, Kind, numbers, one_of
from spielwerk.study.layout import Remembered, flags, marks, values
from spielwerk.study.part import KNOWN, NUMBER, Part, seats

THERE = ("site-need", "site-supply", "own-markers", "markers", "cargo", "own")
AMOUNTS = 127  # the largest amount that has a code
HEAPS = (  # by deck: the kinds of cards that lie on its discard pile
    (card_kinds.SECTION,),
    (card_kinds.PRESTIGE,),
    (card_kinds.SITE_CARD,),
    (card_kinds.ACTION_CARD, card_kinds.EMERGENCY),
    (card_kinds.SHIP, card_kinds.INSPECTOR, card_kinds.ENEMY),
)


class CounterweightPart(Part[CounterweightState]):
    """The station place by place, ships and all other cards by their number."""

    version: ClassVar[int] = 1
    about: ClassVar[Mapping[Verb, str]] = {
        V.DONE: "nothing",
        V.PLAY: "action",
        V.PAY: "emergency",
        V.START: "plan",
        V.REMOVE: "plan",
        V.DRAW: "deck",
        V.FIELD: "place",
        V.CONVERT: "place",
        V.MARK: "place",
        V.OVERTAKE: "marker",
        V.SECURE: "place",
        V.AMOUNT: "amount",
        V.KEEP: "ship",
        V.CALL: "ship",
        V.LAND: "ship",
        V.TURN_AWAY: "ship",
        V.SEND_OFF: "ship",
        V.SITE: "place",
        V.EVICT: "marker",
        V.SEAL: "place",
        V.RELIEVE: "emergency",
        V.REPLAN: "plan",
        V.TOW: "ship",
        V.ANCHOR: "anchor",
        V.USE: "place",
        V.BRIBE: "ship",
        V.SHOOT: "ship",
        V.SWAP: "ship",
        V.UNLOAD: "ship",
        V.RELOAD: "ship",
        V.UNDER: "ship",
        V.SHIELD: "place",
        V.UNSEAL: "place",
        V.REROLL: "card",
        V.ENCORE: "place",
    }
    asking: ClassVar[Mapping[str, str]] = {
        "seat": KNOWN,
        "turn": KNOWN,  # whose it is: the one who is asked
        "place": "place",
        "card": "card",
        "ship": "ship",
        "first": "ship",
        "count": NUMBER,
        "limit": NUMBER,
        "price": NUMBER,
        "reach": NUMBER,
        "shortage": NUMBER,
        "from_funds": NUMBER,
        "result": NUMBER,
        "dice": NUMBER,
        "ability": KNOWN,  # that of the card
        "used": KNOWN,  # see `write_more`
    }

    def make_kinds(self) -> dict[str, Kind]:
        rules = self.rules
        self.places = rules.numbers.ring + 1
        of_kind = rules.of_kind
        self.ships = range(rules.ships)
        self.stations = range(of_kind[card_kinds.ANCHOR_CARD][0], of_kind[card_kinds.SITE_CARD][0])
        plan = (*of_kind[card_kinds.SECTION], *of_kind[card_kinds.PRESTIGE])
        places = tuple(map(str, range(self.places)))
        rivals = range(self.players)
        self.printed = card_features(rules)
        self.columns = list(self.printed)
        self.live = (*self.columns, *THERE)
        self.table = np.array(list(self.printed.values()), np.float32).T.copy()
        return {
            "nothing": NOTHING,
            "place": Kind(places, tuple(range(self.places))),
            "marker": Kind(
                tuple(f"{place} of {who}" for place in places for who in seats(self.players)),
                seen_from=self._markers,
                features=one_of("of", seats(self.players), [*rivals] * self.places),
            ),
            "amount": numbers(AMOUNTS),
            "deck": Kind(
                DECKS, tuple(range(len(DECKS))), features=one_of("is", DECKS, range(len(DECKS)))
            ),
            "card": self._cards(range(len(rules.keys))),
            "ship": self._cards(self.ships),
            "plan": self._cards(plan),
            "action": self._cards(of_kind[card_kinds.ACTION_CARD]),
            "anchor": self._cards(of_kind[card_kinds.ANCHOR_CARD]),
            "emergency": self._cards(of_kind[card_kinds.EMERGENCY]),
        }

    def _markers(self, seat: int) -> tuple[int, ...]:
        players = self.players
        return tuple(
            marker(place, (seat + step) % players)
            for place in range(self.places)
            for step in range(players)
        )

    def _cards(self, cards: Sequence[int]) -> Kind:
        labels = tuple(f"{self.rules.keys[card]}#{card}" for card in cards)
        return Kind(labels, tuple(cards))

    # The observation

    def declare(self) -> None:
        layout, rules = self.layout, self.rules
        names = [f"{key}#{card}" for card, key in enumerate(rules.keys)]
        ships = [names[card] for card in self.ships]
        stations = [names[card] for card in self.stations]
        places = [str(place) for place in range(self.places)]
        lane = range(rules.numbers.lane)
        self.common = layout.add("round", high=MOST)
        for name in ("rounds-left", "funds", "requested", "boarded", "distracted"):
            layout.add(name, high=MOST)
        for name in ("scandals", "run-outs", "emergencies"):
            layout.add(name, high=MOST)
        layout.add("calm")
        layout.add("drawn")
        layout.add("decks", DECKS, high=MOST)
        layout.add("grudges", [name for _, name in GRUDGES])
        layout.add("standing", [kind.word for kind in Standing], high=MOST, low=-MOST)
        layout.add("delivered", places)
        for name in ("seals", "supply", "need"):
            layout.add(name, places, high=MOST)
        station = layout.size
        for place in places:
            layout.add(f"station.{place}", stations)
        flying = layout.size
        for position in lane:
            layout.add(f"lane.{position + 1}", ships)
        course = layout.size
        for position in lane:
            layout.add(f"course.{position + 1}", ships)
        self.dock = layout.add("dock", ships, high=MOST)  # the number of the berth
        self.special = layout.add("special", ships)
        self.arrivals = layout.add("arrivals", ships)
        self.fleeing = layout.add("fleeing", ships)
        self.taken = layout.add("taken", ships)
        self.sighted = layout.add("sighted", ships, high=MOST)  # the next one is 1
        self.cargo = layout.add("cargo", ships, high=MOST)
        self.crisis = layout.add("crisis", names)
        self.plan = layout.add("plan", stations)
        self.piles = layout.add("piles", names)
        self.bottoms = layout.add("bottoms", names)
        self.hands = layout.size
        for who in seats(self.players):
            layout.add(f"{who}.hand", names)
            layout.add(f"{who}.influence", high=MOST)
            layout.add(f"{who}.honours", high=MOST)
            layout.add(f"{who}.rerolls", high=MOST)
            layout.add(f"{who}.duty")
            layout.add(f"{who}.markers", places, high=MOST)
            layout.add(f"{who}.shields", places)
        # What stands in a row in the observation, and how its cells are found
        self.stand = marks(flying - station, self.stations.start, len(stations))
        self.flying = marks(course - flying, 0, len(ships))
        self.delivered = flags(len(places))
        self.standing = Latest(Remembered(signed))
        self.sealed = Latest(Remembered(small))
        self.marked: Remembered[bytes, list[bytes]] = Remembered(self._by_seat)
        self.shielded = Latest(Remembered(self._shields))
        self.prizes = Latest(marks(len(ships)))
        self.about_ships = bytes(self.taken - self.dock)
        self.unsighted = bytes(self.cargo - self.sighted)
        self.open_cards = bytes(self.piles - self.crisis)
        self.unknown = bytes(self.hands - self.bottoms)
        every = sum(bit for bit, _ in GRUDGES)
        self.angry = [
            bytes([(flags & bit) > 0 for bit, _ in GRUDGES]) for flags in range(every + 1)
        ]
        self.needs = values(rules.need)
        lying = marks(len(names))
        self.hand = [Latest(lying) for _ in range(self.players)]
        # Discard piles hold cards of neighbouring numbers, so their cells stand side by side
        self.no_anchors = bytes(len(rules.of_kind[card_kinds.ANCHOR_CARD]))
        self.heaps = [Latest(self._heap(*kinds)) for kinds in HEAPS]

    def _heap(self, *kinds: int) -> Remembered[tuple[int, ...], bytes]:
        cards = [card for kind in kinds for card in self.rules.of_kind[kind]]
        return marks(len(cards), min(cards, default=0))

    def _by_seat(self, cells: bytes) -> list[bytes]:
        return [cells[seat :: self.players] for seat in range(self.players)]

    def _shields(self, shields: tuple[int, ...]) -> list[bytes]:
        return self._by_seat(small(shields))

    def declare_more(self) -> None:
        places = self.kinds["place"].labels
        self.converted = self.layout.add("about.used", places)

    def write_more(self, state: CounterweightState, decision: Any, cells: bytearray) -> None:
        used = getattr(decision, "used", 0)
        if used:
            cells[self.converted : self.converted + self.places] = bits(self.places, used)

    def write(self, state: CounterweightState, seat: int, cells: bytearray) -> None:
        numbers = [
            state.round,
            max(0, state.opt.max_rounds - state.round),
            state.funds,
            state.requested,
            state.aboard,
            state.distracted,
            state.scandals,
            state.run_outs,
            len(state.crisis),
            state.calm,
            state.drawn,
        ]
        numbers += [len(deck) for deck in state.decks]
        piles, heaps = state.piles, self.heaps
        table: list[bytes] = [
            small(numbers),
            self.angry[state.grudges],
            self.standing.of(state.standing),
            self.delivered[state.delivered],
            self.sealed.of(state.seals),
            small(state.supply),
            self.needs[tuple(state.sites)],
            self.stand[tuple(state.cards)],
            self.flying[tuple(state.lane)],
            self.flying[tuple(state.course)],
            self.about_ships,
            self.prizes.of(state.prizes),
            self.unsighted,
            small(state.cargo),
            self.open_cards,
            heaps[SHIPS].of(piles[SHIPS]),
            self.no_anchors,
            heaps[SECTIONS].of(piles[SECTIONS]),
            heaps[PRESTIGES].of(piles[PRESTIGES]),
            heaps[SITES].of(piles[SITES]),
            heaps[ACTIONS].of(piles[ACTIONS]),
            self.unknown,
        ]
        markers: list[bytes] = self.marked[small(state.markers)]
        shields: list[bytes] = self.shielded.of(state.shields)
        for other in self.order[seat]:
            own = (
                state.influence[other],
                state.honours[other],
                state.rerolls[other],
                other == state.co,
            )
            table.append(self.hand[other].of(state.hands[other]))
            table.append(small(own))
            table.append(markers[other])
            table.append(shields[other])
        cells[self.common :] = b"".join(table)
        for number, ship in enumerate(state.dock, 1):
            cells[self.dock + ship] = number
        for ship in state.special:
            cells[self.special + ship] = 1
        for ship in state.arrivals:
            cells[self.arrivals + ship] = 1
        for ship in state.fleeing:
            cells[self.fleeing + ship] = 1
        if state.seen:
            top = state.decks[SHIPS]
            for number in range(1, state.seen + 1):
                cells[self.sighted + top[-number]] = number
        for card in state.crisis:
            cells[self.crisis + card] = 1
        for card in state.plan:
            cells[self.plan + card - self.stations.start] = 1
        at = self.bottoms
        for number, known in enumerate(state.known):
            if known:
                for card in state.decks[number][:known]:
                    cells[at + card] = 1

    def write_live(
        self, state: CounterweightState, seat: int, options: Sequence[Option], columns: Features
    ) -> None:
        """What is printed on the card, or on the card at the place; its site, cargo and markers."""
        table, width, players = self.table, len(self.columns), self.players
        for line, option in enumerate(options):
            verb, thing = verb_of(option), thing_of(option)
            card, place = NONE, NONE
            if verb in CARD_VERBS:
                card = thing
            elif verb in PLACE_VERBS:
                place = thing
            elif verb in MARKER_VERBS:
                place = thing >> SEAT_BITS
                columns[line, width + 5] = (thing & SEAT) == seat
            if place >= 0:
                card = state.cards[place]
                if state.sites[place] >= 0:
                    columns[line, width] = state.rules.need[state.sites[place]]
                columns[line, width + 1] = state.supply[place]
                columns[line, width + 2] = state.markers[place * players + seat]
                columns[line, width + 3] = sum(
                    state.markers[place * players : place * players + players]
                )
            if card >= 0:
                columns[line, :width] = table[card]
                if card < len(state.cargo):
                    columns[line, width + 4] = state.cargo[card]


def _verbs(*kinds: str) -> frozenset[Verb]:
    return frozenset(verb for verb, kind in CounterweightPart.about.items() if kind in kinds)


CARD_VERBS = _verbs("card", "ship", "plan", "action", "anchor", "emergency")
PLACE_VERBS = _verbs("place")
MARKER_VERBS = _verbs("marker")


def card_features(rules: Any) -> dict[str, list[float]]:
    """What is printed on each card: its kind, its numbers, and what its abilities bring."""
    found = one_of("kind", card_kinds.KINDS, rules.kind)
    columns: dict[str, Sequence[int]] = {
        "income": rules.income,
        "places": rules.places,
        "funds": rules.funds,
        "influence": rules.influence,
        "need": rules.need,
        "capacity": rules.capacity,
        "dice": rules.dice,
        "loot": rules.loot,
        "resistance": [sum(faces) for faces in rules.resistance],
        "protection": [sum(faces) for faces in rules.protection],
    }
    found.update({name: [float(value) for value in row] for name, row in columns.items()})
    for kind in Standing:
        found[f"standing.{kind.word}"] = [float(row[kind]) for row in rules.standing]
    for name, row in (("does", rules.ability), ("release", rules.release), ("start", rules.start)):
        abilities = [rules.abilities[number] if number >= 0 else None for number in row]
        for word in sorted(Effect.kinds):
            found[f"{name}.{word}"] = [expected(ability, word) for ability in abilities]
    return found


def expected(ability: Ability | None, word: str) -> float:
    """How much of an effect an ability brings on average, all its dice together."""
    if ability is None:
        return 0.0
    results = ability.outcomes[1:] if ability.dice else ability.outcomes[:1]
    brought = [
        abs(effect.n) or 1 for effects in results for effect in effects if effect.word() == word
    ]
    return sum(brought) * max(1, ability.dice) / len(results)
