"""Deals that give their good once more (S51-9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spielwerk.engine import Decision
from spielwerk.engine.option import thing_of
from spielwerk.engine.view import Text, text
from spielwerk.games.state51.data.effect import ACTION, Icon, icon
from spielwerk.games.state51.rules.effects.actions import Action, number_of, times
from spielwerk.games.state51.rules.gain import gain, without
from spielwerk.games.state51.rules.names import Words, about_card, card_name, good_name, name_among
from spielwerk.games.state51.rules.purse import deal_choices
from spielwerk.games.state51.rules.source import DEAL
from spielwerk.games.state51.state import State51State
from spielwerk.games.state51.verbs import State51Verb


class OwnDeals(Action, frozen=True):
    """Caravanner: the goods of some own deals: `own deals 3` (S51-9)."""

    number: int

    places = frozenset({ACTION})
    form: ClassVar[str] = "own deals {number}"

    @classmethod
    def read_given(cls, cell: str) -> tuple[int] | None:
        return number_of("own deals", cell)

    def written_given(self) -> str:
        return f"own deals {self.number}"

    def args(self) -> dict[str, int | str | Text]:
        return {**super().args(), "n": self.number}

    def given_icons(self) -> list[Icon]:
        return [*times(self.number), icon("deal")]

    def possible(self, state: State51State, seat: int, card: int) -> bool:
        return bool(state.deals[seat])

    def use(self, state: State51State, seat: int, card: int) -> None:
        deals = state.deals[seat]
        if len(deals) > self.number:
            state.stack.append(OwnDeal(seat, deals, self.number))
            return
        for deal in deals:
            gain(state, seat, ((state.rules.deal[deal], 1),), DEAL + deal)


class OwnDeal(Decision[State51State]):
    """Which deal next: there are more than may give."""

    name = "own-deals"
    rule = "S51-9"
    seat: int
    deals: tuple[int, ...]
    number: int

    def asks(self, state: State51State) -> int:
        return self.seat

    def options(self, state: State51State) -> Sequence[int]:
        return [State51Verb.OWN_DEAL.of(card) for card in deal_choices(state, self.deals)]

    def prompt(self, state: State51State) -> Text:
        return text("prompt-own-deals", n=self.number)

    def words(self, state: State51State, option: int) -> Words:
        card = thing_of(option)
        good = good_name(state.rules.deal[card])
        return about_card(option, name_among(state, card, self.deals), good=good)

    def choose(self, state: State51State, option: int) -> None:
        card = thing_of(option)
        gain(state, self.seat, ((state.rules.deal[card], 1),), DEAL + card)
        if self.number > 1:
            state.stack.append(OwnDeal(self.seat, without(self.deals, card), self.number - 1))


class OtherDeal(Action, frozen=True):
    """Camino Real: the good of another's deal; who owns it loses nothing (S51-9)."""

    places = frozenset({ACTION})
    form: ClassVar[str] = "deal of another"

    @classmethod
    def read_given(cls, cell: str) -> tuple[()] | None:
        return () if cell == cls.form else None

    def written_given(self) -> str:
        return self.form

    def given_icons(self) -> list[Icon]:
        return [icon("deal")]

    def possible(self, state: State51State, seat: int, card: int) -> bool:
        return bool(other_deals(state, seat))

    def use(self, state: State51State, seat: int, card: int) -> None:
        state.stack.append(FollowDeal(seat))


def other_deals(state: State51State, seat: int) -> tuple[int, ...]:
    """Deals of opponents who have not passed, one for each good."""
    return deal_choices(
        state,
        [
            card
            for other in state.rules.others[state.sides][seat]
            if not state.passed[other]
            for card in state.deals[other]
        ],
    )


class FollowDeal(Decision[State51State]):
    """Which deal of another."""

    name = "other-deal"
    rule = "S51-9"
    seat: int

    def asks(self, state: State51State) -> int:
        return self.seat

    def options(self, state: State51State) -> Sequence[int]:
        return [State51Verb.OTHER_DEAL.of(card) for card in other_deals(state, self.seat)]

    def words(self, state: State51State, option: int) -> Words:
        card = thing_of(option)
        good = good_name(state.rules.deal[card])
        return about_card(option, card_name(state, card), good=good)

    def choose(self, state: State51State, option: int) -> None:
        card = thing_of(option)
        state.tell("followed", self.seat, card)
        gain(state, self.seat, ((state.rules.deal[card], 1),), DEAL + card)
