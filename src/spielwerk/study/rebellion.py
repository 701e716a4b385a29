"""Rebellion as observations and actions. Lands and planets go by their numbers, as everywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar

from spielwerk.engine.option import Option, Verb, thing_of, verb_of
from spielwerk.games.rebellion.data.things import COLOURS, EMPIRE, PLANETS
from spielwerk.games.rebellion.rules.connection import pair
from spielwerk.games.rebellion.rules.turn import PHASES
from spielwerk.games.rebellion.rules.ways import WAYS
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import RebellionVerb as V
from spielwerk.study.actions import Features
from spielwerk.study.cells import MOST, small
from spielwerk.study.kinds import NOTHING, Kind, numbers, one_of
from spielwerk.study.part import KNOWN, NUMBER, Part

COARSE = 16  # credits beyond what one cell counts are told a second time in steps of these


class RebellionPart(Part[RebellionState]):
    """Colours are told in turn order from the seat's own; lands and planets by their number."""

    version: ClassVar[int] = 1
    about: ClassVar[Mapping[Verb, str]] = {
        V.DONE: "nothing",
        V.COUNT: "units",
        V.CREDITS: "planet",
        V.UNITS: "planet",
        V.PLACE: "land",
        V.BUY: "land",
        V.BUY_LAND: "land",
        V.REFUSE: "land",
        V.AGREE: "land",
        V.LINK: "planet",
        V.LINK_TO: "planet",
        V.ATTACK: "land",
        V.MOVE: "land",
        V.MOVE_TO: "land",
        V.DISMISS: "land",
        V.SEND: "units",
        V.LOSE: "units",
        V.MUSTER: "nothing",
        V.OTHER_WAY: "nothing",
        V.WAY: "way",
    }  # GIVE is said unasked (RB-5.1): no question has it
    asking: ClassVar[Mapping[str, str]] = {
        "seat": KNOWN,
        "target": "land",
        "land": "land",
        "origin": "land",
        "goal": "land",
        "home": "land",
        "planet": "planet",
        "start": "planet",
        "end": "planet",
        "left": NUMBER,
        "origins": KNOWN,  # see `write_more`
        "sent": KNOWN,
    }
    live: tuple[str, ...] = ("own", "enemy", "units", "near-own", "near-enemy")

    def make_kinds(self) -> dict[str, Kind]:
        board = self.rules
        lands, planets = board.lands, board.planets
        names = [PLANETS[planet] for planet in planets]
        homes = [planets.index(board.planet_of[land]) for land in lands]
        units = board.numbers.unit_limit
        return {
            "nothing": NOTHING,
            "land": Kind(
                tuple(f"{PLANETS[board.planet_of[land]]}-{land % 10 or 'port'}" for land in lands),
                lands,
                features={
                    **one_of("planet", names, homes),
                    "port": [float(land in board.port) for land in lands],
                    "near": [float(len(board.near[land])) for land in lands],
                    "reinforcement": [
                        float(board.reinforcement[board.planet_of[land]]) for land in lands
                    ],
                },
            ),
            "planet": Kind(
                tuple(names),
                planets,
                features={
                    **one_of("is", names, range(len(names))),
                    "orbit": [float(board.orbit[planet]) for planet in planets],
                    "lands": [float(len(board.lands_of[planet])) for planet in planets],
                    "reinforcement": [float(board.reinforcement[planet]) for planet in planets],
                },
            ),
            "units": numbers(units),
            "way": numbers(WAYS - 1),
        }

    # The observation

    def declare(self) -> None:
        layout, board = self.layout, self.rules
        self.lands, self.planets = board.lands, board.planets
        self.factions = board.factions[self.players]
        names = self.kinds["land"].labels
        who = ["own", *(f"other{step}" for step in range(1, len(self.factions)))]
        self.phase = layout.add("phase", map(str, range(max(PHASES) + 1)))
        self.round = layout.add("round", high=MOST)
        layout.add("rounds-left", high=MOST)
        layout.add("bridges-left", high=MOST)
        fields = [
            f"{orbit}-{number}"
            for orbit, planet in enumerate(board.planets)
            for number in range(board.fields[planet])
        ]
        self.place = layout.add("planets", fields)
        self.bridges = layout.add("bridges", fields)
        pairs = list(combinations(sorted(board.planets), 2))
        at = layout.add("links", [f"{PLANETS[one]}/{PLANETS[two]}" for one, two in pairs])
        self.links = {pair(*ends): at + number for number, ends in enumerate(pairs)}
        self.units = layout.add("units", names, high=MOST)
        self.owners = layout.size
        for faction in who:
            layout.add(f"{faction}.lands", names)
        self.first = layout.size
        for faction in who:
            layout.add(f"{faction}.credits", high=MOST)
            layout.add(f"{faction}.credits-of-{COARSE}", high=MOST)
            layout.add(f"{faction}.held", high=MOST)
            layout.add(f"{faction}.troops", high=MOST)
            layout.add(f"{faction}.turn")
            layout.add(f"{faction}.mine")
            layout.add(f"{faction}.colour", COLOURS)
        self.step = (layout.size - self.first) // len(self.factions)
        count = len(self.factions)
        self.turned = [
            tuple(self.factions[(seat + step) % count] for step in range(count))
            for seat in range(self.players)
        ]
        # By seat and faction: where the first of its lands' cells is
        self.owner_at = [
            [
                self.owners + turned.index(faction) * len(self.lands) if faction in turned else -1
                for faction in range(len(COLOURS))
            ]
            for turned in self.turned
        ]

    def declare_more(self) -> None:
        names = self.kinds["land"].labels
        self.joining = self.layout.add("about.joining", names)
        self.sent = self.layout.add("about.sent", names, high=MOST)
        self.next = self.layout.add("about.next", names)
        self.land_cell = {land: number for number, land in enumerate(self.rules.lands)}

    def write_more(self, state: RebellionState, decision: Any, cells: bytearray) -> None:
        """An attack: who may join, what each sends, and who is asked about now."""
        origins = getattr(decision, "origins", ())
        sent = getattr(decision, "sent", ())
        for number, land in enumerate(origins):
            cell = self.land_cell[land]
            cells[self.joining + cell] = 1
            if number < len(sent):
                cells[self.sent + cell] = min(MOST, sent[number])
            elif number == len(sent):
                cells[self.next + cell] = 1

    def write(self, state: RebellionState, seat: int, cells: bytearray) -> None:
        board, numbers = state.rules, state.rules.numbers
        cells[self.phase + state.phase] = 1
        at = self.round
        cells[at : at + 3] = small(
            (
                state.round,
                max(0, state.opt.max_rounds - state.round),
                numbers.bridge_limit - len(state.bridges),
            )
        )
        at, place = self.place, state.place
        for planet in self.planets:
            cells[at + place[planet]] = 1
        at = self.bridges
        for field in state.bridges:
            cells[at + field] = 1
        for link in state.links:
            cells[self.links[link]] = 1
        units, owner, lands = state.units, state.owner, self.lands
        cells[self.units : self.units + len(lands)] = small([units[land] for land in lands])
        here = self.owner_at[seat]
        for cell, land in enumerate(lands):
            cells[here[owner[land]] + cell] = 1
        at, mine = self.first, state.seats
        for faction in self.turned[seat]:
            purse = state.purse[faction]
            cells[at : at + 6] = small(
                (
                    purse,
                    purse // COARSE,
                    state.lands[faction],
                    state.troops[faction],
                    faction == state.faction,
                    mine[faction] == seat,
                )
            )
            cells[at + 6 + faction] = 1
            at += self.step
        assert board is self.rules or board.name == self.rules.name

    def write_live(
        self, state: RebellionState, seat: int, options: Sequence[Option], columns: Features
    ) -> None:
        """Whose land it is, and who stands there and around it."""
        owner, units, near = state.owner, state.units, self.rules.near
        me = state.faction if state.seats[state.faction] == seat else self.factions[seat]
        for line, option in enumerate(options):
            if verb_of(option) in LAND_VERBS:
                land = thing_of(option)
                columns[line, 0] = owner[land] == me
                columns[line, 1] = (owner[land] == EMPIRE) != (me == EMPIRE)
                columns[line, 2] = units[land] / 10
                for other in near[land]:
                    hostile = (owner[other] == EMPIRE) != (me == EMPIRE)
                    columns[line, 3 + hostile] += units[other] / 10


LAND_VERBS = frozenset(verb for verb, kind in RebellionPart.about.items() if kind == "land")
