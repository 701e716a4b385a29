"""Build (S51-5.1) and develop (S51-5.2): a card from the hand becomes a location."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from spielwerk.engine import DONE, Decision, Step, Verb
from spielwerk.engine.option import thing_of, verb_of
from spielwerk.engine.view import Reason, Text, reason, text
from spielwerk.games.state51.data.cards import PRODUCTION
from spielwerk.games.state51.data.goods import BRICK, DEVELOP, GREY, KINDS, VP
from spielwerk.games.state51.rules.gain import clear, gain, refresh, stands, take, without
from spielwerk.games.state51.rules.names import Words, about_card, card_name, place_name
from spielwerk.games.state51.rules.payment import pay, why_not_contacts
from spielwerk.games.state51.rules.play import Ending, Played, play
from spielwerk.games.state51.rules.purse import affordable, purse
from spielwerk.games.state51.rules.source import DEVELOPMENT
from spielwerk.games.state51.state import NONE, State51State
from spielwerk.games.state51.verbs import OVER, OVER_TOKEN, State51Verb


def build(state: State51State, seat: int, card: int) -> None:
    """Pay grey contacts for its distance."""
    play(state, state.hands, Enter(seat, card), state.rules.build_price[card])


def why_not_build(state: State51State, seat: int, card: int) -> Reason | None:
    """Too far."""
    return why_not_contacts(state, seat, GREY, state.rules.distance[card], "S51-5.1")


class Enter(Played):
    """The paid card is built: it produces at once and gives its bonus."""

    def run(self, state: State51State) -> None:
        state.tell("built", self.seat, self.card)
        enter(state, self.seat, self.card)


def enter(state: State51State, seat: int, card: int) -> None:
    """A location stands in its row: first its production, then its bonus."""
    rules = state.rules
    place = 3 * seat + rules.row[card]
    state.rows[place] += (card,)
    state.match[seat] |= rules.match[card]
    if rules.row[card] == PRODUCTION:
        state.stack.append(Bonus(seat, card))
        rules.effect[card].produce(state, seat, seat, card)
    else:
        rules.bonus[card].built(state, seat, card)


class Bonus(Step[State51State]):
    """The building bonus, after what the production may have asked."""

    seat: int
    card: int

    def run(self, state: State51State) -> None:
        state.rules.bonus[self.card].built(state, self.seat, self.card)


def develop(state: State51State, seat: int, card: int) -> None:
    """The card is announced; what it is built over comes next."""
    state.hands[seat] = without(state.hands[seat], card)
    lone = lone_place(state, seat, card)
    asks = lone >= 0 and stands(state, seat, lone)
    state.stack.append(TearDown(seat, card) if asks else Over(seat, card))


def lone_place(state: State51State, seat: int, card: int) -> int:
    """The location or ruin that a card would be developed over without a choice, or NONE."""
    options = Over(seat, card).options(state)
    return thing_of(options[0]) if len(options) == 1 else NONE


def why_not_develop(state: State51State, seat: int, card: int) -> Reason | None:
    """Nothing to build over, nothing to pay with, or nothing that matches."""
    if not state.match[seat]:
        return reason("S51-5.2", "why-nothing-to-develop")
    have = purse(state, seat)
    if have[DEVELOP]:
        return None
    bricks = state.rules.numbers.develop_bricks
    if have[BRICK] < bricks:
        return reason("S51-5.2", "why-no-brick", n=bricks)
    if not state.match[seat] & state.rules.match[card]:
        return reason("S51-5.2", "why-no-match")
    return None


class Over(Decision[State51State]):
    """An own location or ruin makes room: one that matches for bricks, any for a token."""

    name = "over"
    rule = "S51-5.2"
    about: ClassVar[Mapping[Verb, str]] = {
        State51Verb.OVER: "own",
        State51Verb.OVER_TOKEN: "own",
    }
    seat: int
    card: int

    def asks(self, state: State51State) -> int:
        return self.seat

    def options(self, state: State51State) -> Sequence[int]:
        seat, match = self.seat, state.rules.match
        fits = match[self.card]
        token = state.goods[KINDS * seat + DEVELOP] > 0
        bricks = affordable(state, seat, state.rules.brick_price)
        options = []
        for card, standing in self.places(state):
            if bricks and (not standing or fits & match[card]):
                options.append(OVER + card)
            if token:
                options.append(OVER_TOKEN + card)
        return options

    def places(self, state: State51State) -> list[tuple[int, bool]]:
        """The cards of own locations and ruins, in order, and whether they still stand."""
        rows = state.rows[3 * self.seat : 3 * self.seat + 3]
        return sorted([(old, True) if old >= 0 else (~old, False) for row in rows for old in row])

    def wishes(self, state: State51State) -> Sequence[int]:
        return [verb + card for card, _ in self.places(state) for verb in (OVER, OVER_TOKEN)]

    def why_not(self, state: State51State, option: int) -> Reason | None:
        seat, old, match = self.seat, thing_of(option), state.rules.match
        if verb_of(option) == State51Verb.OVER_TOKEN:
            token = state.goods[KINDS * seat + DEVELOP]
            return None if token else reason(self.rule, "why-no-token")
        if not affordable(state, seat, state.rules.brick_price):
            return reason(self.rule, "why-no-brick", n=state.rules.numbers.develop_bricks)
        if stands(state, seat, old) and not match[self.card] & match[old]:
            return reason(self.rule, "why-no-shared-category")
        return None

    def prompt(self, state: State51State) -> Text:
        return text("prompt-over", card=card_name(state, self.card))

    def words(self, state: State51State, option: int) -> Words:
        return about_card(option, place_name(state, thing_of(option)))

    def choose(self, state: State51State, option: int) -> None:
        """Pay, then the old card goes and the new one enters."""
        rules = state.rules
        state.stack.append(Develop(self.seat, self.card, thing_of(option)))
        token = option >= OVER_TOKEN
        pay(state, self.seat, rules.token_price if token else rules.brick_price)


class TearDown(Over):
    """The only thing to build over still stands: nobody tears it down unasked.

    Who thinks better of it takes the card back, and it is still the same turn.
    """

    name = "tear-down"

    def options(self, state: State51State) -> Sequence[int]:
        return [*super().options(state), DONE]

    def wishes(self, state: State51State) -> Sequence[int]:
        return [*super().wishes(state), DONE]

    def why_not(self, state: State51State, option: int) -> Reason | None:
        return None if option == DONE else super().why_not(state, option)

    def prompt(self, state: State51State) -> Text:
        old = place_name(state, thing_of(super().options(state)[0]))
        return text("prompt-tear-down", card=card_name(state, self.card), old=old)

    def words(self, state: State51State, option: int) -> Words:
        if option == DONE:
            return text("choice-take-back", card=card_name(state, self.card)), []
        return super().words(state, option)

    def choose(self, state: State51State, option: int) -> None:
        if option != DONE:
            super().choose(state, option)
            return
        take(state, self.seat, self.card)
        end = state.stack.pop()
        assert isinstance(end, Ending)
        state.stack.append(end.instead())


class Develop(Played):
    """The old card is gone before the new one counts anything (S51-5.2).

    What its use laid on the old card is lost; the new one enters as if built; a point.
    """

    old: int

    def run(self, state: State51State) -> None:
        seat, card = self.seat, self.card
        standing = stands(state, seat, self.old)
        state.tell("developed" if standing else "rebuilt", seat, card, self.old)
        remove(state, seat, self.old)
        state.discard.append(self.old)
        gain(state, seat, ((VP, state.rules.numbers.develop_points),), DEVELOPMENT)
        enter(state, seat, card)


def remove(state: State51State, seat: int, old: int) -> None:
    """Take a location or ruin out of its row; goods cached on it join the owner's supply."""
    place = 3 * seat + state.rules.row[old]
    row = state.rows[place]
    state.rows[place] = without(row, old if old in row else ~old)
    strip(state, seat, old)


def strip(state: State51State, owner: int, card: int) -> None:
    """A location that stands no more keeps nothing that lay on it."""
    clear(state, card)
    state.shields &= ~state.rules.bit[card]
    for _, holder, kind, number in state.caches:
        if holder == card:
            state.tell("unloaded", owner, card, kind, number)
    state.caches = [entry for entry in state.caches if entry[1] != card]
    refresh(state, owner)


def announced(state: State51State) -> int:
    """The card that has left a hand and is being paid for, or NONE."""
    for step in state.stack:
        if isinstance(step, (Played, Over)):
            return step.card
    return NONE
