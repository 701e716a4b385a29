"""What action locations give for their price (S51-5.6): goods, or one of the special cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

from spielwerk.engine import DONE, Decision
from spielwerk.engine.option import thing_of
from spielwerk.engine.view import Text, text
from spielwerk.games.state51.data import effect as effects
from spielwerk.games.state51.data import notation, phrases
from spielwerk.games.state51.data.effect import ACTION, Icon, good_icons, icon, sign
from spielwerk.games.state51.data.goods import GOODS, KINDS, RESOURCES, Pairs
from spielwerk.games.state51.rules.cleanup import unstored
from spielwerk.games.state51.rules.effects.production import RepeatOne, repeatable
from spielwerk.games.state51.rules.gain import clear, gain, without
from spielwerk.games.state51.rules.names import (
    Words,
    about_card,
    good_name,
    name_among,
    place_name,
    plain,
)
from spielwerk.games.state51.rules.purse import deal_choices, uncache
from spielwerk.games.state51.state import State51State
from spielwerk.games.state51.verbs import State51Verb, theft, theft_of


class Action(effects.Action[State51State], frozen=True):
    """An action of this game."""


class Exchange(Action, frozen=True):
    """Goods for goods: „1 worker + 2 iron -> 3 vp“."""

    goods: Pairs

    places = frozenset({ACTION})
    plain: ClassVar[bool] = True
    always: ClassVar[bool] = True

    @classmethod
    def read_given(cls, cell: str) -> tuple[Pairs]:
        return (notation.goods(cell),)

    def written_given(self) -> str:
        return notation.written(self.goods)

    def goods_given(self) -> Pairs:
        return self.goods

    def args(self) -> dict[str, int | str | Text]:
        return {**super().args(), "goods": phrases.goods(self.goods)}

    def text(self, place: str) -> Text | None:
        if self.price:
            return super().text(place)
        return text("effect-free", goods=phrases.goods(self.goods))

    def given_icons(self) -> list[Icon]:
        return good_icons(self.goods)

    def use(self, state: State51State, seat: int, card: int) -> None:
        gain(state, seat, self.goods)


class Steal(Action, frozen=True):
    """Thieves' Caravan: resources of opponents who have not passed: „steal 1“ (S51-9)."""

    number: int

    places = frozenset({ACTION})

    @classmethod
    def read_given(cls, cell: str) -> tuple[int] | None:
        return _number("steal", cell)

    def written_given(self) -> str:
        return f"steal {self.number}"

    def args(self) -> dict[str, int | str | Text]:
        return {**super().args(), "n": self.number}

    def given_icons(self) -> list[Icon]:
        return [*_times(self.number), icon("borrow"), icon("resource")]

    def possible(self, state: State51State, seat: int, card: int) -> bool:
        return bool(thefts(state, seat))

    def use(self, state: State51State, seat: int, card: int) -> None:
        state.stack.append(StealOne(seat, self.number))


def _number(word: str, cell: str) -> tuple[int] | None:
    found = re.fullmatch(rf"{word} (\d+)", cell)
    return (int(found[1]),) if found else None


def _times(number: int) -> list[Icon]:
    return [sign(str(number))] if number > 1 else []


def thefts(state: State51State, seat: int) -> list[int]:
    """Resources of opponents who have not passed."""
    return sorted(
        theft(other, kind)
        for other in state.rules.others[state.sides][seat]
        if not state.passed[other]
        for kind in RESOURCES
        if state.goods[KINDS * other + kind]
    )


class StealOne(Decision[State51State]):
    """Whose resource, and which."""

    name = "steal"
    rule = "S51-9"
    seat: int
    number: int

    def asks(self, state: State51State) -> int:
        return self.seat

    def options(self, state: State51State) -> Sequence[int]:
        return thefts(state, self.seat)

    def words(self, state: State51State, option: int) -> Words:
        victim, kind = theft_of(thing_of(option))
        said = text("choice-steal", victim=f"seat:{victim}", good=good_name(kind))
        return said, [f"seat:{victim}", f"good:{GOODS[kind]}"]

    def choose(self, state: State51State, option: int) -> None:
        """It changes hands; the victim gives from the supply before a cache."""
        victim, kind = theft_of(thing_of(option))
        if not unstored(state, victim)[kind]:
            holder = next(
                card for side, card, good, _ in state.caches if side == victim and good == kind
            )
            uncache(state, holder, kind, 1)
        state.goods[KINDS * victim + kind] -= 1
        state.tell("stole", self.seat, victim, kind)
        gain(state, self.seat, ((kind, 1),))
        if self.number > 1:
            state.stack.append(StealOne(self.seat, self.number - 1))


class Clear(Action, frozen=True):
    """Body Hunters: own locations can be used again: „clear 3“ (S51-9)."""

    number: int

    places = frozenset({ACTION})

    @classmethod
    def read_given(cls, cell: str) -> tuple[int] | None:
        return _number("clear", cell)

    def written_given(self) -> str:
        return f"clear {self.number}"

    def args(self) -> dict[str, int | str | Text]:
        return {**super().args(), "n": self.number}

    def given_icons(self) -> list[Icon]:
        return [sign(f"≤{self.number}"), icon("clear")]

    def possible(self, state: State51State, seat: int, card: int) -> bool:
        return bool(used_locations(state, seat, card))

    def use(self, state: State51State, seat: int, card: int) -> None:
        state.stack.append(ClearOne(seat, card, self.number))


def used_locations(state: State51State, seat: int, card: int) -> list[int]:
    """Own locations with goods or workers of their use on them, but the clearing card itself."""
    bit = state.rules.bit
    return sorted(
        other
        for row in state.rows[3 * seat : 3 * seat + 3]
        for other in row
        if other >= 0 and other != card and state.used & bit[other]
    )


class ClearOne(Decision[State51State]):
    """Which location next, or enough; goods cached on it stay."""

    name = "clear"
    rule = "S51-9"
    seat: int
    card: int
    number: int

    def asks(self, state: State51State) -> int:
        return self.seat

    def options(self, state: State51State) -> Sequence[int]:
        found = used_locations(state, self.seat, self.card)
        return [*map(State51Verb.CLEAR.of, found), DONE] if found else []

    def prompt(self, state: State51State) -> Text:
        return text("prompt-clear", n=self.number)

    def words(self, state: State51State, option: int) -> Words:
        if option == DONE:
            return plain(option)
        return about_card(option, place_name(state, thing_of(option)))

    def choose(self, state: State51State, option: int) -> None:
        if option == DONE:
            return
        card = thing_of(option)
        clear(state, card)
        state.tell("cleared", self.seat, card)
        if self.number > 1:
            state.stack.append(ClearOne(self.seat, self.card, self.number - 1))


class OwnDeals(Action, frozen=True):
    """Caravanner: the goods of some own deals: „own deals 3“ (S51-9)."""

    number: int

    places = frozenset({ACTION})

    @classmethod
    def read_given(cls, cell: str) -> tuple[int] | None:
        return _number("own deals", cell)

    def written_given(self) -> str:
        return f"own deals {self.number}"

    def args(self) -> dict[str, int | str | Text]:
        return {**super().args(), "n": self.number}

    def given_icons(self) -> list[Icon]:
        return [*_times(self.number), icon("deal")]

    def possible(self, state: State51State, seat: int, card: int) -> bool:
        return bool(state.deals[seat])

    def use(self, state: State51State, seat: int, card: int) -> None:
        deals = state.deals[seat]
        if len(deals) > self.number:
            state.stack.append(OwnDeal(seat, deals, self.number))
            return
        for deal in deals:
            gain(state, seat, ((state.rules.deal[deal], 1),))


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
        gain(state, self.seat, ((state.rules.deal[card], 1),))
        if self.number > 1:
            state.stack.append(OwnDeal(self.seat, without(self.deals, card), self.number - 1))


class OtherDeal(Action, frozen=True):
    """Camino Real: the good of another's deal; who owns it loses nothing (S51-9)."""

    places = frozenset({ACTION})

    @classmethod
    def read_given(cls, cell: str) -> tuple[()] | None:
        return () if cell == "deal of another" else None

    def written_given(self) -> str:
        return "deal of another"

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
        return about_card(option, name_among(state, card, (card,)), good=good)

    def choose(self, state: State51State, option: int) -> None:
        card = thing_of(option)
        state.tell("followed", self.seat, card)
        gain(state, self.seat, ((state.rules.deal[card], 1),))


class ProduceAgain(Action, frozen=True):
    """Production Manager: one own production location produces again (S51-9)."""

    places = frozenset({ACTION})

    @classmethod
    def read_given(cls, cell: str) -> tuple[()] | None:
        return () if cell == "produce again" else None

    def written_given(self) -> str:
        return "produce again"

    def given_icons(self) -> list[Icon]:
        return [icon("repeat"), icon("production")]

    def possible(self, state: State51State, seat: int, card: int) -> bool:
        return bool(repeatable(state, seat))

    def use(self, state: State51State, seat: int, card: int) -> None:
        state.stack.append(RepeatOne(seat, seat))
