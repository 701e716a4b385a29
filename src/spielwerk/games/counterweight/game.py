"""Counterweight as the engine wants it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from spielwerk.engine.book import CardEntry
from spielwerk.engine.chance import Chance
from spielwerk.engine.data import Source
from spielwerk.engine.game import Game
from spielwerk.engine.lesson import Lesson
from spielwerk.engine.notation import Column
from spielwerk.engine.state import Event
from spielwerk.engine.step import Decision
from spielwerk.engine.view import Mark, Reason, Text, reason, text
from spielwerk.engine.words import Words
from spielwerk.games.counterweight import options
from spielwerk.games.counterweight.data.cards import ENEMY, INSPECTOR, SHIP, Rules
from spielwerk.games.counterweight.rules import (
    balance,
    effects,  # noqa: F401  (the kinds of effects, for whoever reads cards)
    manners,  # noqa: F401  (the manners of enemies)
    rounds,
    scoring,
    setup,
)
from spielwerk.games.counterweight.show import (
    card_list,
    catalogue,
    facts,
    log,
    notations,
    picture,
    table,
    things,
)
from spielwerk.games.counterweight.show.lessons import LESSONS
from spielwerk.games.counterweight.show.orders import ORDERS
from spielwerk.games.counterweight.state import SHIPS, CounterweightState
from spielwerk.games.counterweight.verbs import Verb

# Numbers that only one position of a switch reads
READ_BY: dict[str, tuple[str, str]] = {
    "anchor_points": ("placement", "beside"),
    "deck_passes": ("deadline", "on"),
    "points_inspector_other": ("inspector_others", "two"),
}


class Counterweight(Game[CounterweightState]):
    """A space-lift station for two to five."""

    id: ClassVar[str] = "counterweight"
    version: ClassVar[int] = 3
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = 5
    end_reasons: ClassVar[tuple[str, ...]] = (
        "finished",
        "inspector",
        "bankrupt",
        "deadline",
        "overtime",
        "crisis",
    )
    open_table: ClassVar[bool] = True
    events: ClassVar[dict[str, tuple[str, ...]]] = log.EVENTS
    marks: ClassVar[dict[str, Mark]] = log.MARKS
    details: ClassVar[dict[str, int]] = log.DETAILS
    touches: ClassVar[dict[str, tuple[str, ...]]] = log.TOUCHES
    lessons: ClassVar[tuple[Lesson, ...]] = LESSONS
    verbs = Verb
    orders = ORDERS
    State = CounterweightState
    Options = options.Options

    def load(self, source: Source) -> Rules:
        """All cards and numbers."""
        return Rules(source)

    def reads(self, opt: options.Options) -> Mapping[str, object]:
        """Cards that are in the game at all, and the numbers that these switches look at."""
        found: dict[str, object] = {}
        for name, parsed in self.source.parsed.items():
            if name == "numbers":
                numbers = msgspec.structs.asdict(parsed)
                for number, (switch, position) in READ_BY.items():
                    if getattr(opt, switch) != position:
                        del numbers[number]
                found[name] = numbers
            else:
                found[name] = [row for row in parsed if getattr(row, "copies", 1)]
        return found

    def book_facts(self, words: Words) -> Mapping[str, str]:
        """Numbers and cards as the rulebook names them."""
        return facts.book_facts(self.rules, words)

    def points(
        self, state: CounterweightState, events: Sequence[Event]
    ) -> Sequence[Mapping[str, int]]:
        """CW-11.3: what the crew gives for what."""
        votes = [scoring.votes(state, seat) for seat in range(state.players)]
        return [dict(zip(scoring.SOURCES, given, strict=True)) for given in votes]

    def gauges(self, state: CounterweightState) -> Mapping[str, int]:
        """What the station has and what it earns a round: of this it stands or falls."""
        return {"gauge-funds": state.funds, "gauge-net": balance.net(state)}

    def set_up(self, players: int, opt: options.Options, chance: Chance) -> CounterweightState:
        """The table before the first step (CW-2)."""
        return setup.set_up(players, self.rules, opt, chance)

    def hide(self, state: CounterweightState, seat: int | None) -> None:
        """Shuffle the decks: nothing else is secret, and nobody knows more than the others."""
        for deck in range(SHIPS):
            known = state.known[deck]
            cards = state.decks[deck]
            state.decks[deck] = cards[:known] + state.shuffled(cards[known:])
        cards, known = state.decks[SHIPS], state.known[SHIPS]
        unseen = len(cards) - state.seen
        below, cards, above = cards[:known], cards[known:unseen], cards[unseen:]
        if state.run_outs:
            hidden = state.shuffled(cards)
        else:
            kinds = state.rules.kind
            ships, inspector, enemies = (
                [card for card in cards if kinds[card] == kind] for kind in (SHIP, INSPECTOR, ENEMY)
            )
            gone = state.rules.ships - len(cards)
            hidden = setup.layered(state, ships, enemies, bool(inspector), gone)
        state.decks[SHIPS] = below + hidden + above

    def table(self, state: CounterweightState, seat: int | None) -> table.Table:
        """All that lies on the table; the same for everybody."""
        return table.table(state)

    def things(self, state: CounterweightState, seat: int | None) -> Mapping[str, Sequence[str]]:
        """All that lies on the table, in the groups that wishes are about."""
        return things.things(state, seat)

    def catalogue(self) -> dict[str, catalogue.PrintedCard]:
        """Every card by its key, as plain data."""
        return catalogue.catalogue(self.rules)

    def notations(self) -> Mapping[str, Mapping[str, Column]]:
        """How the cells of the card files are written."""
        return notations.notations()

    def card_list(self) -> list[CardEntry]:
        """Every title once, in messages."""
        return card_list.card_list(self.rules)

    def phase(self, state: CounterweightState) -> Text:
        """Where in the round the game is."""
        return text(f"phase-{rounds.phase(state)}")

    def round(self, state: CounterweightState) -> int:
        """The number of the present round."""
        return state.round

    def term(self, type: str, value: int, opt: options.Options) -> int | str:
        """The message that names a card or a deck."""
        return log.term(self.rules, type, value)

    def on_turn(self, state: CounterweightState) -> int:
        """The officer on duty."""
        return state.co

    def not_now(self, state: CounterweightState, seat: int, kind: type[Decision[Any]]) -> Reason:
        """Who decides now, or when this would be decided."""
        if isinstance(state.decision, kind):
            return super().not_now(state, seat, kind)
        return reason(kind.rule, f"why-when-{kind.name}")

    def doer(self, state: CounterweightState, event: Event) -> int | None:
        """Whose doing it is; a marker that goes belongs to what drove it away."""
        return None if event[0] in log.ENDURED else super().doer(state, event)

    def picture(self, state: CounterweightState, seat: int | None) -> list[str | Text]:
        """The table for a terminal."""
        return picture.picture(state, seat)
