"""Rebellion as bots, lab, server and tests see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from spielwerk.engine.chance import Chance
from spielwerk.engine.data import Source
from spielwerk.engine.game import Game
from spielwerk.engine.standing import Routine
from spielwerk.engine.state import Event
from spielwerk.engine.step import Decision
from spielwerk.engine.view import Reason, Text, reason, text
from spielwerk.engine.words import Words
from spielwerk.games.rebellion import options
from spielwerk.games.rebellion import state as states
from spielwerk.games.rebellion.data import boards
from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.data.places import messages
from spielwerk.games.rebellion.data.schema import Played
from spielwerk.games.rebellion.data.things import COLOURS, EMPIRE, faction_name
from spielwerk.games.rebellion.rules import setup
from spielwerk.games.rebellion.rules.routines import SALE
from spielwerk.games.rebellion.rules.sides import allies
from spielwerk.games.rebellion.rules.turn import PHASES
from spielwerk.games.rebellion.show import facts, picture, planning, rows, table
from spielwerk.games.rebellion.show.lessons import LESSONS
from spielwerk.games.rebellion.show.log import DETAILS, EVENTS, FOUGHT_FOR, MARKS, TOUCHES
from spielwerk.games.rebellion.show.orders import ORDERS
from spielwerk.games.rebellion.verbs import RebellionVerb


class Rebellion(Game[states.RebellionState]):
    """One Empire against one to four Rebels."""

    id = "rebellion"
    version = 2
    min_players = 2
    max_players = 5
    end_reasons = (states.REBELS_WIN, states.EMPIRE_WINS, states.LIMIT)
    extra_files = ("board-*.toml",)
    events: ClassVar[dict[str, tuple[str, ...]]] = EVENTS
    marks = MARKS
    details = DETAILS
    touches = TOUCHES
    race = False
    lessons = LESSONS
    open_table = True
    verbs = RebellionVerb
    orders = ORDERS
    State = states.RebellionState
    Options = options.Options

    def load(self, source: Source) -> dict[str, Board]:
        """Read and check all boards; those of a pack join the switch `board`."""
        found = boards.load(source)
        self.Options = options.options_for(list(found))
        return found

    def reads(self, opt: options.Options) -> Mapping[str, object]:
        """The board in play; what was tuned for it only if that is played."""
        file = self.source.parsed[boards.file_of(opt.board)]
        tuned = file.tuned if opt.balance == "tuned" else {}
        read = {name: getattr(file, name) for name in Played.__struct_fields__}
        return {"board": Played(**{**read, "tuned": tuned})}

    def rules_for(self, opt: options.Options, players: int) -> Board:
        """The board in play, with the numbers tuned for so many players if that is wanted."""
        board: Board = self.rules[opt.board]
        return board.tuned.get(players, board) if opt.balance == "tuned" else board

    def named(self, lang: str) -> tuple[tuple[str, str], ...]:
        """The names and stories of all boards' places."""
        return tuple(
            message
            for name in self.rules
            for message in messages(name, self.source.parsed[boards.file_of(name)], lang)
        )

    def book_facts(self, words: Words) -> Mapping[str, str]:
        """The numbers of the standard board as the rulebook names them."""
        return facts.book_facts(self.rules[options.STANDARD], words)

    def colours(self, players: int, opt: options.Options) -> Sequence[str]:
        """White for the Empire, then the Rebels as the board starts them."""
        factions = self.rules_for(opt, players).factions[players]
        return [COLOURS[faction] for faction in factions[:players]]

    def sides(self, players: int, opt: options.Options) -> Sequence[str]:
        """The Empire, then the Rebels as the board starts them."""
        factions = self.rules_for(opt, players).factions[players]
        return [faction_name(faction) for faction in factions[:players]]

    def teams(self, players: int, opt: options.Options) -> Sequence[int]:
        """RB-1.1: the Empire against all Rebels together."""
        factions = self.rules_for(opt, players).factions[players]
        return [int(faction != EMPIRE) for faction in factions[:players]]

    def points(
        self, state: states.RebellionState, events: Sequence[Event]
    ) -> Sequence[Mapping[str, int]]:
        """The lands of every seat, planet by planet."""
        board = state.rules
        held: list[dict[str, int]] = [{} for _ in range(state.players)]
        for planet in board.planets:
            for land in board.lands_of[planet]:
                seat, name = state.seats[state.owner[land]], board.planet_names[planet]
                held[seat][name] = held[seat].get(name, 0) + 1
        return held

    def set_up(self, players: int, opt: options.Options, chance: Chance) -> states.RebellionState:
        return setup.set_up(self.rules_for(opt, players), players, opt, chance)

    def hide(self, state: states.RebellionState, seat: int | None) -> None:
        """Nothing on this table is hidden but the dice to come."""

    def table(self, state: states.RebellionState, seat: int | None) -> rows.Table:
        """The table; every seat sees all of it."""
        return table.table(state)

    def things(self, state: states.RebellionState, seat: int | None) -> Mapping[str, Sequence[str]]:
        """Lands by whose they are: a seat with two colours thinks of the one on turn."""
        board, owner = state.rules, state.owner
        mine = state.faction
        if seat is not None and state.seats[mine] != seat:
            mine = state.factions[seat]
        friends = allies(mine)
        asked = None if state.over else state.decision
        return {
            "own-land": [f"land:{land}" for land in board.lands if owner[land] == mine],
            "other-land": [f"land:{land}" for land in board.lands if owner[land] != mine],
            "allied-land": [f"land:{land}" for land in board.lands if owner[land] in friends],
            "planet": [f"planet:{planet}" for planet in board.planets],
            "faction": [f"faction:{faction}" for faction in state.factions],
            "way": [f"way:{way['id']}" for way in planning.way_rows(state, asked)],
        }

    def on_turn(self, state: states.RebellionState) -> int:
        """RB-3.3: who plays the faction on turn."""
        return state.seats[state.faction]

    def offers(self, state: states.RebellionState, seat: int, routine: Routine) -> bool:
        """RB-4.3: only Rebels are asked to sell, and only by those whom others play."""
        rebels = [faction for faction in state.factions[1:] if not state.is_out(faction)]
        players = {state.seats[rebel] for rebel in rebels}
        return routine is not SALE or (seat in players and len(players) > 1)

    def not_now(self, state: states.RebellionState, seat: int, kind: type[Decision[Any]]) -> Reason:
        """Somebody else's turn, another phase, or something that was begun first."""
        if state.seats[state.faction] != seat:
            return reason("RB-3.3", "why-not-your-turn", faction=faction_name(state.faction))
        number = next(phase for phase, step in PHASES.items() if isinstance(step, kind))
        if state.phase != number:
            return reason(kind.rule, "why-other-phase", phase=f"phase-{number}")
        return reason(kind.rule, "why-finish-first")

    def phase(self, state: states.RebellionState) -> Text:
        return text(f"phase-{state.phase}")

    def round(self, state: states.RebellionState) -> int:
        return state.round

    def term(self, type: str, value: int, opt: options.Options) -> str:
        board: Board = self.rules[opt.board]
        if type == "faction":
            return faction_name(value)
        return {"land": board.land_names, "planet": board.planet_names}[type][value]

    def doer(self, state: states.RebellionState, event: Event) -> int | None:
        """Who plays the faction that the event tells of first."""
        specs = self.events[str(event[0])]
        if not specs or not specs[0].endswith(":faction"):
            return None
        return state.seats[int(event[1])]

    def concerns(self, before: states.RebellionState, event: Event) -> tuple[int, ...]:
        """Also who held the land that is fought for."""
        if event[0] in FOUGHT_FOR:
            return (before.seats[before.owner[int(event[2])]],)
        return super().concerns(before, event)

    def seat_of(self, state: states.RebellionState, value: int) -> int:
        """Who plays a faction."""
        return state.seats[value]

    def picture(self, state: states.RebellionState, seat: int | None) -> list[str | Text]:
        return picture.picture(state)
