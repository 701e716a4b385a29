"""51st State as a game: the contract that bots, lab, server and tests rely on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from spielwerk.engine import Decision, Event, Game
from spielwerk.engine.book import CardEntry
from spielwerk.engine.chance import Chance
from spielwerk.engine.data import Source
from spielwerk.engine.notation import Column
from spielwerk.engine.standing import Routine
from spielwerk.engine.view import Line, Reason, Text, reason, text
from spielwerk.engine.words import Words
from spielwerk.games.state51.data.goods import GOODS
from spielwerk.games.state51.data.rules import Rules
from spielwerk.games.state51.options import State51Options
from spielwerk.games.state51.rules import effects, setup
from spielwerk.games.state51.rules.routines import PASS
from spielwerk.games.state51.rules.source import source_of
from spielwerk.games.state51.show import (
    catalogue,
    facts,
    notations,
    picture,
    printed,
    table,
    things,
)
from spielwerk.games.state51.show.lessons import LESSONS
from spielwerk.games.state51.show.log import DETAILS, EVENTS, MARKS, TOUCHES, source_text
from spielwerk.games.state51.show.orders import ORDERS
from spielwerk.games.state51.show.table import Table
from spielwerk.games.state51.state import ACTIONS, PHASES, State51State
from spielwerk.games.state51.verbs import State51Verb

assert effects.__all__, "cards can be read only when all kinds of effects are known"


class State51(Game[State51State]):
    """The rules of 51st State."""

    id = "state51"
    version = 2
    min_players = 1
    max_players = 4
    end_reasons = ("points", "rounds", "solo-won", "solo-lost")
    events: ClassVar[dict[str, tuple[str, ...]]] = EVENTS
    marks = MARKS
    details = DETAILS
    touches = TOUCHES
    lessons = LESSONS
    verbs = State51Verb
    orders = ORDERS
    State = State51State
    Options = State51Options

    rules: Rules

    def load(self, source: Source) -> Rules:
        """The card files, the factions and the numbers."""
        return Rules(source)

    def reads(self, opt: State51Options) -> Mapping[str, object]:
        """The deck in play, not the other expansion."""
        return self.rules.read_by(opt.deck)

    def book_facts(self, words: Words) -> Mapping[str, str]:
        """Numbers and cards as the rulebook names them."""
        return facts.book_facts(self.rules, words)

    def played(self, state: State51State) -> Sequence[str]:
        """The factions."""
        return [
            self.term("faction", state.faction[seat], state.opt) for seat in range(state.players)
        ]

    def points(self, state: State51State, events: Sequence[Event]) -> Sequence[Mapping[str, int]]:
        """By what gave them: kinds of sources, and at the end the locations."""
        found: list[dict[str, int]] = [{} for _ in range(state.sides)]
        each = state.rules.numbers.location_points
        for kind, *told in events:
            if kind == "gained-vp":
                side, n, packed = map(int, told)
                name = f"points-{source_of(packed)[0].name.lower()}"
                found[side][name] = found[side].get(name, 0) + n
            elif kind == "counted":
                side, _, locations = map(int, told)
                found[side]["points-locations"] = each * locations
        return found[: state.players]

    def set_up(self, players: int, opt: State51Options, chance: Chance) -> State51State:
        """The table before the first step."""
        return setup.set_up(players, self.rules, opt, chance)

    def hide(self, state: State51State, seat: int | None) -> None:
        """Mix the deck with all hands but the seat's own, and the connection stacks.

        Who took what from the open row is not remembered: a hand counts as hidden.
        """
        hidden = [other for other in range(state.players) if other != seat]
        pool = list(state.deck[: state.left])
        for other in hidden:
            pool += state.hands[other]
        mixed = state.shuffled(pool)
        state.deck = mixed[: state.left]
        first = state.left
        for other in hidden:
            size = len(state.hands[other])
            state.hands[other] = tuple(sorted(mixed[first : first + size]))
            first += size
        state.stacks = [state.shuffled(stack) for stack in state.stacks]
        if not state.over and state.player != seat:
            state.asked = state.decision.options(state)

    def table(self, state: State51State, seat: int | None) -> Table:
        """The table as `seat` sees it."""
        return table.tables(state, (seat,))[seat]

    def tables(self, state: State51State, seats: Sequence[int | None]) -> dict[int | None, Table]:
        """The same for several seats, of whom each sees its own hand."""
        return table.tables(state, seats)

    def things(self, state: State51State, seat: int | None) -> Mapping[str, Sequence[str]]:
        """All that lies there for `seat`."""
        return things.things(state, seat)

    def on_turn(self, state: State51State) -> int | None:
        """In the action phase; in the others everybody has something to do."""
        return state.turn if state.phase == ACTIONS else None

    def offers(self, state: State51State, seat: int, routine: Routine) -> bool:
        """A player alone waits for nobody, but some questions come to him all the same."""
        return state.players > 1 or routine is not PASS

    def not_now(self, state: State51State, seat: int, kind: type[Decision[Any]]) -> Reason:
        """Who has passed is out for the round; else it is not the moment."""
        if state.phase == ACTIONS and state.passed[seat]:
            return reason("S51-5.10", "why-you-passed")
        return super().not_now(state, seat, kind)

    def phase(self, state: State51State) -> Text:
        """Set-up, lookout, production, actions or clean-up."""
        return text(f"phase-{PHASES[state.phase]}")

    def round(self, state: State51State) -> int:
        """The number of the round; 0 during the set-up."""
        return state.round

    def term(self, type: str, value: int, opt: State51Options) -> str:
        """The name of a card, a good, a source or a faction."""
        if type == "card":
            return f"card-{self.rules.key[value]}"
        if type == "good":
            return f"good-{GOODS[value]}"
        if type == "source":
            return f"source-{source_of(value)[0].name.lower()}"
        assert type == "faction"
        return f"faction-{self.rules.factions[value]}"

    def line(self, event: Event, seat: int | None, opt: State51Options) -> Line:
        """A line of the log; where goods come from is told with their card."""
        line = super().line(event, seat, opt)
        args, targets = line["text"]["args"], line["targets"]
        if "source" in args:
            packed = int(event[-1])
            args["source"] = source = source_text(self.rules, packed)
            targets.remove(f"source:{packed}")
            if "card" in source["args"]:
                targets.append(f"card:{source_of(packed)[1]}")
        return line

    def picture(self, state: State51State, seat: int | None) -> list[str | Text]:
        """The table for a terminal."""
        return picture.picture(state, seat)

    def catalogue(self) -> catalogue.Catalogue:
        """All cards and boards as plain data, the same for every game."""
        return catalogue.catalogue(self.rules)

    def notations(self) -> Mapping[str, Mapping[str, Column]]:
        """How the cells of the card files are written."""
        return notations.notations(self.rules)

    def card_list(self) -> list[CardEntry]:
        """Every card once, as the list of cards shows it."""
        return printed.card_list(self.rules)
