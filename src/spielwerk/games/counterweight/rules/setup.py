"""Set-up (CW-2): the anchor, the ship deck in its layers, the first CO, the plan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from spielwerk.engine.chance import Chance
from spielwerk.engine.option import THING
from spielwerk.engine.options import choice
from spielwerk.engine.state import changed
from spielwerk.engine.step import Step
from spielwerk.games.counterweight.data.cards import (
    ACTION_CARD,
    ANCHOR_CARD,
    EMERGENCY,
    ENEMY,
    NO_ABILITY,
    PRESTIGE,
    SECTION,
    SHIP,
    SITE_CARD,
    Rules,
)
from spielwerk.games.counterweight.rules import abilities, decks, standing
from spielwerk.games.counterweight.rules.asking import About, Ask, Words, of_card
from spielwerk.games.counterweight.rules.rounds import StartRound
from spielwerk.games.counterweight.state import (
    ACTIONS,
    PRESTIGES,
    SECTIONS,
    SHIPS,
    SITES,
    CounterweightState,
)
from spielwerk.games.counterweight.verbs import ANCHOR, Verb

if TYPE_CHECKING:
    from spielwerk.games.counterweight.options import Options


@dataclass(frozen=True)
class Switches:
    """Of the set-up."""

    anchor: str = choice("random", "chosen")  # CW-2.1


def set_up(players: int, rules: Rules, opt: Options, chance: Chance) -> CounterweightState:
    """The table before the anchor is laid out."""
    state = CounterweightState(players, rules, opt, chance)
    state.co = state.roll(players) - 1
    state.decks[SECTIONS] = state.shuffled(rules.of_kind[SECTION])
    state.decks[PRESTIGES] = state.shuffled(rules.of_kind[PRESTIGE])
    state.decks[SITES] = state.shuffled(rules.of_kind[SITE_CARD])
    state.decks[ACTIONS] = state.shuffled(rules.of_kind[ACTION_CARD] + rules.of_kind[EMERGENCY])
    state.decks[SHIPS] = layered(state, rules.of_kind[SHIP], rules.of_kind[ENEMY], True, 0)
    state.barrier = 0
    state.then(LayAnchor(), RevealPlan(), StartRound())
    return state


def layered(
    state: CounterweightState,
    ships: Sequence[int],
    enemies: Sequence[int],
    inspector: bool,
    gone: int,
) -> tuple[int, ...]:
    """CW-2.2: calm ships on top, enemies below them, the inspector near the bottom.

    `gone` cards of the first pass through the deck have been drawn already.
    """
    numbers = state.rules.numbers
    civilians = state.shuffled(ships)
    calm = max(0, numbers.calm_ships - gone)
    top, rest = civilians[:calm], civilians[calm:]
    below = state.shuffled((*rest, *enemies))
    if inspector:
        place = state.roll(min(numbers.inspector_depth, len(below)) + 1) - 1
        below = (*below[:place], state.rules.inspector, *below[place:])
    return (*below, *top)


class LayAnchor(Step[CounterweightState]):
    """CW-2.1: a random anchor, or one that the first CO chooses."""

    def run(self, state: CounterweightState) -> None:
        if state.opt.anchor == "chosen":
            state.stack.append(ChooseAnchor())
        else:
            anchors = state.rules.of_kind[ANCHOR_CARD]
            lay(state, anchors[state.roll(len(anchors)) - 1])


class ChooseAnchor(Ask):
    """CW-2.1: which anchor, if the switch leaves the choice."""

    name = "anchor"
    rule = "CW-2.1"
    about: ClassVar[About] = {Verb.ANCHOR: "anchors"}

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        return [ANCHOR | card for card in state.rules.of_kind[ANCHOR_CARD]]

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_card(state, option, ())

    def choose(self, state: CounterweightState, option: int) -> None:
        lay(state, option & THING)


def lay(state: CounterweightState, card: int) -> None:
    """CW-2.1: the anchor says what station and players begin with."""
    rules = state.rules
    state.cards = changed(state.cards, 0, card)
    state.funds = rules.funds[card]
    state.influence = [rules.influence[card]] * state.players
    standing.refresh(state)
    state.tell("anchored", card, state.funds, rules.influence[card])
    if rules.start[card] != NO_ABILITY:
        abilities.fire(state, rules.start[card], state.co, card)


class RevealPlan(Step[CounterweightState]):
    """CW-2.3: the first CO fills the plan."""

    def run(self, state: CounterweightState) -> None:
        """Turn the first cards up."""
        numbers = state.rules.numbers
        for deck, count in ((SECTIONS, numbers.plan_sections), (PRESTIGES, numbers.plan_prestige)):
            for _ in range(count):
                card = decks.draw(state, deck)
                state.plan += (card,)
                state.tell("revealed", state.co, card)
