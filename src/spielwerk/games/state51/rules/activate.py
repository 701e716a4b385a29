"""Activate an action location (S51-5.6) or the faction board (S51-5.7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from spielwerk.engine import DONE, Decision, Step, Verb
from spielwerk.engine.option import thing_of
from spielwerk.engine.view import Reason, Text, reason, text
from spielwerk.games.state51.data.goods import CARD, GOODS, KINDS, RESOURCES, WORKER, Pairs
from spielwerk.games.state51.data.phrases import amount
from spielwerk.games.state51.data.rules import Rules
from spielwerk.games.state51.rules.gain import gain, of_use, stands
from spielwerk.games.state51.rules.names import Words, about_card, place_name, plain
from spielwerk.games.state51.rules.payment import pay, why_not_paid
from spielwerk.games.state51.rules.purse import affordable
from spielwerk.games.state51.rules.source import BOARD
from spielwerk.games.state51.rules.visit import why_not_workers
from spielwerk.games.state51.state import State51State
from spielwerk.games.state51.verbs import TRADE, State51Verb

TRADES = (*RESOURCES, CARD)  # what workers are traded for


def unused(state: State51State, card: int) -> bool:
    """Whether an action location may be used (once more) this round."""
    bit = state.rules.bit[card]
    if not state.used & bit:
        return True
    return state.rules.uses[card] == 2 and not state.used_twice & bit


def can_activate(state: State51State, seat: int, card: int) -> bool:
    """Whether an own action location is unused, payable and of any use."""
    return (
        unused(state, card)
        and affordable(state, seat, state.rules.price[card])
        and state.rules.action[card].possible(state, seat, card)
    )


def why_not_activate(state: State51State, seat: int, card: int) -> Reason | None:
    """A ruin, used up, too dear, or of no use."""
    if not stands(state, seat, card):
        return reason("S51-5.6", "why-ruin")
    if not unused(state, card):
        return reason("S51-5.6", "why-used", n=state.rules.uses[card])
    too_dear = why_not_paid(state, seat, state.rules.price[card], "S51-5.6")
    if too_dear:
        return too_dear
    useful = state.rules.action[card].possible(state, seat, card)
    return None if useful else reason("S51-9", "why-no-use")


def activate(state: State51State, seat: int, card: int) -> None:
    """The price is laid on the card; one that can be used twice may be used again at once."""
    rules = state.rules
    bit = rules.bit[card]
    if state.used & bit:
        state.used_twice |= bit
    else:
        state.used |= bit
        if rules.uses[card] == 2:
            state.stack.append(Again(seat, card))
    state.stack.append(Use(seat, card))
    pay(state, seat, rules.price[card], card)


class Use(Step[State51State]):
    """What an action location gives for its price."""

    seat: int
    card: int

    def run(self, state: State51State) -> None:
        state.tell("activated", self.seat, self.card)
        state.rules.action[self.card].use(state, self.seat, self.card)


class Again(Decision[State51State]):
    """A location that can be used twice: now, or perhaps in a later action."""

    name = "again"
    rule = "S51-5.6"
    seat: int
    card: int

    def asks(self, state: State51State) -> int:
        return self.seat

    def options(self, state: State51State) -> Sequence[int]:
        if not can_activate(state, self.seat, self.card):
            return ()
        return (DONE, State51Verb.AGAIN.of(self.card))

    def prompt(self, state: State51State) -> Text:
        return text("prompt-again", card=place_name(state, self.card))

    def words(self, state: State51State, option: int) -> Words:
        if option == DONE:
            return plain(option)
        return about_card(option, place_name(state, self.card))

    def choose(self, state: State51State, option: int) -> None:
        if option != DONE:
            activate(state, self.seat, self.card)


def use_faction(state: State51State, seat: int, action: int) -> None:
    """One of the actions of the board, each once a round."""
    price, goods, _ = state.rules.faction_actions[state.faction[seat]][action]
    state.faction_used[seat] |= 1 << action
    state.tell("faction", seat)
    state.stack.append(Take(seat, goods))
    pay(state, seat, price)


def why_not_faction(state: State51State, seat: int, action: int) -> Reason | None:
    """Used already, too dear, or for cards when there are none."""
    if state.faction_used[seat] >> action & 1:
        return reason("S51-5.7", "why-faction-used")
    price, goods, _ = state.rules.faction_actions[state.faction[seat]][action]
    too_dear = why_not_paid(state, seat, price, "S51-5.7")
    if too_dear or of_use(state, price, goods):
        return too_dear
    return reason("S51-3", "why-no-cards")


class Take(Step[State51State]):
    """Goods of the faction board that have been paid for."""

    seat: int
    goods: Pairs

    def run(self, state: State51State) -> None:
        gain(state, self.seat, self.goods, BOARD)


def trade(state: State51State, seat: int, kind: int) -> None:
    """Workers for one resource or card, as often as wanted in one action."""
    state.stack.append(Trade(seat))
    state.stack.append(Take(seat, ((kind, 1),)))
    state.tell("faction", seat)
    pay(state, seat, state.rules.trade_price)


def why_not_trade(state: State51State, seat: int, kind: int) -> Reason | None:
    """Too few workers, or no card anywhere."""
    too_few = why_not_workers(state, seat, state.rules.numbers.trade_workers, "S51-5.7")
    if too_few:
        return too_few
    if kind == CARD and not (state.left or state.discard):
        return reason("S51-3", "why-no-cards")
    return None


def trade_choices(state: State51State, seat: int) -> list[int]:
    """What workers can be traded for."""
    if state.goods[KINDS * seat + WORKER] < state.rules.numbers.trade_workers:
        return []
    cards = state.left or state.discard
    return [TRADE + kind for kind in TRADES if kind != CARD or cards]


def about_trade(state: State51State, option: int) -> Words:
    """A trade in words."""
    kind = thing_of(option)
    return trade_text(state.rules, kind), [f"trade:{GOODS[kind]}"]


def trade_text(rules: Rules, kind: int) -> Text:
    """What workers are traded for."""
    workers = amount(WORKER, rules.numbers.trade_workers)
    return text("choice-trade", workers=workers, goods=amount(kind, 1))


class Trade(Decision[State51State]):
    """More workers for more goods, or enough."""

    name = "trade"
    rule = "S51-5.7"
    about: ClassVar[Mapping[Verb, str]] = {State51Verb.TRADE: "trades"}
    seat: int

    def asks(self, state: State51State) -> int:
        return self.seat

    def options(self, state: State51State) -> Sequence[int]:
        options = trade_choices(state, self.seat)
        return [*options, DONE] if options else []

    def wishes(self, state: State51State) -> Sequence[int]:
        return [*(TRADE + kind for kind in TRADES), DONE]

    def why_not(self, state: State51State, option: int) -> Reason | None:
        if option == DONE:
            return None
        return why_not_trade(state, self.seat, thing_of(option))

    def words(self, state: State51State, option: int) -> Words:
        return plain(option) if option == DONE else about_trade(state, option)

    def choose(self, state: State51State, option: int) -> None:
        if option != DONE:
            trade(state, self.seat, thing_of(option))
