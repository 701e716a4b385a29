"""Set-up (S51-1.1 to S51-1.3): decks, connection stacks, factions, hands, the start player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from spielwerk.engine import Decision, Step, Verb
from spielwerk.engine.chance import Chance
from spielwerk.engine.option import thing_of
from spielwerk.engine.options import choice
from spielwerk.engine.view import Reason, Text, text
from spielwerk.games.state51.data.goods import KINDS
from spielwerk.games.state51.data.rules import Rules
from spielwerk.games.state51.rules.gain import draw, without
from spielwerk.games.state51.rules.names import Words, about_card, card_name
from spielwerk.games.state51.rules.payment import discards, hand_choices, why_not_twin
from spielwerk.games.state51.rules.round import Round
from spielwerk.games.state51.rules.source import START
from spielwerk.games.state51.state import NONE, SET_UP, State51State
from spielwerk.games.state51.verbs import State51Verb

if TYPE_CHECKING:
    from spielwerk.games.state51.options import State51Options


@dataclass(frozen=True)
class Switches:
    """Of the set-up."""

    deck: str = choice("base", "new_era", "winter")  # S51-1.1
    factions: str = choice("random", "chosen")  # S51-1.2


def set_up(players: int, rules: Rules, opt: State51Options, chance: Chance) -> State51State:
    """The table before the first question."""
    state = State51State(players, rules, opt, chance)
    sides = max(2, players)  # the virtual opponent sits at the table, but has no seat (S51-8.2)
    state.sides = sides
    state.round = 0
    state.phase = SET_UP
    state.start = 0 if players == 1 else state.roll(players) - 1
    state.turn = state.start
    state.deck = state.shuffled(rules.decks[opt.deck])
    state.left = len(state.deck)
    state.discard = []
    state.row = ()
    state.hands = [()] * sides
    state.contacts = [()] * sides
    state.stacks = [state.shuffled(stack) for stack in rules.stacks]
    state.open = [NONE, NONE]
    state.spent = ()
    state.faction = [NONE] * sides
    state.faction_used = [0] * sides
    state.goods = [0] * (KINDS * sides)
    state.caches = []
    state.stored = (0,) * (KINDS * sides)
    state.gained = []
    state.late = ()
    state.supplied = ()
    state.vp = [0] * sides
    state.rows = [()] * (3 * sides)
    state.match = [0] * sides
    state.deals = [()] * sides
    state.shields = 0
    state.used = 0
    state.used_twice = 0
    state.laid = []
    state.passed = [False] * sides
    state.attack = ()
    state.attacking = False
    order = [(state.start + step) % players for step in range(players)]
    boards: list[Step[State51State]] = []
    if opt.factions == "chosen":
        boards = [ChooseFaction(seat) for seat in order]
    else:
        mixed = state.shuffled(range(len(rules.factions)))
        state.faction[:players] = mixed[:players]
    discards = [Discard(seat, rules.numbers.cards_discarded) for seat in order]
    state.then(*boards, Deal(), *discards, Round())
    return state


class ChooseFaction(Decision[State51State]):
    """A player takes one of the faction boards that are left (S51-1.2)."""

    name = "faction"
    rule = "S51-1.2"
    seat: int

    def asks(self, state: State51State) -> int:
        return self.seat

    def options(self, state: State51State) -> Sequence[int]:
        verb, taken = State51Verb.CHOOSE_FACTION, state.faction
        return [verb.of(board) for board in range(len(state.rules.factions)) if board not in taken]

    def words(self, state: State51State, option: int) -> Words:
        key = state.rules.factions[thing_of(option)]
        return text("choice-choose-faction", faction=f"faction-{key}"), [f"faction:{key}"]

    def choose(self, state: State51State, option: int) -> None:
        state.faction[self.seat] = thing_of(option)


class Deal(Step[State51State]):
    """Everybody is dealt the first cards, from the start player on (S51-1.2)."""

    def run(self, state: State51State) -> None:
        for seat in range(state.players):
            state.tell("plays", seat, state.faction[seat])
        state.tell("starts", state.start)
        for step in range(state.players):
            seat = (state.start + step) % state.players
            draw(state, seat, state.rules.numbers.cards_dealt, START)


class Discard(Decision[State51State]):
    """A player gives up some of the first cards, one by one (S51-1.2)."""

    name = "discard"
    rule = "S51-1.2"
    about: ClassVar[Mapping[Verb, str]] = {State51Verb.DISCARD: "hand"}
    seat: int
    number: int

    def asks(self, state: State51State) -> int:
        return self.seat

    def options(self, state: State51State) -> Sequence[int]:
        return hand_choices(state, self.seat) if self.number else ()

    def wishes(self, state: State51State) -> Sequence[int]:
        return discards(state.hands[self.seat])

    def why_not(self, state: State51State, option: int) -> Reason | None:
        return why_not_twin(state, self.seat, option, self.rule)

    def prompt(self, state: State51State) -> Text:
        return text("prompt-discard", n=self.number)

    def words(self, state: State51State, option: int) -> Words:
        return about_card(option, card_name(state, thing_of(option)))

    def choose(self, state: State51State, option: int) -> None:
        card = thing_of(option)
        state.hands[self.seat] = without(state.hands[self.seat], card)
        state.discard.append(card)
        state.tell("discarded", self.seat, card)
        if self.number > 1:
            state.stack.append(Discard(self.seat, self.number - 1))
