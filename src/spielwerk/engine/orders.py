"""What a person says in one go ("attack 31 with 3 from 12 and 2 from 14"), turned into options."""

from __future__ import annotations

from typing import Any

import msgspec

from spielwerk.engine.errors import IllegalMove
from spielwerk.engine.option import Option
from spielwerk.engine.state import State
from spielwerk.engine.step import Decision


class Answers:
    """Answers questions on a copy of the state and notes the options for the real one.

    Behind a die, a reveal or another player's decision nothing is looked at any more: what an order
    says of later questions is left unsaid, and a refusal can give nothing away.
    """

    def __init__(self, state: State) -> None:
        self.state: Any = state.copy()
        self.options: list[Option] = []
        self._seat = state.player
        self._barrier = state.barrier

    @property
    def open(self) -> bool:
        """Whether the same player is still asked, without chance between."""
        state = self.state
        return bool(
            not state.over and state.player == self._seat and state.barrier == self._barrier
        )

    def asked(self, kind: type[Decision[Any]]) -> bool:
        """Whether this question is asked now; one with a lone answer never is."""
        return self.open and isinstance(self.state.stack[-1], kind)

    def say(self, option: Option) -> None:
        """Answer the present question."""
        if not self.open:
            return
        if option not in self.state.asked:
            decision = self.state.decision
            known = option in decision.wishes(self.state)
            reason = decision.why_not(self.state, option) if known else None
            raise IllegalMove(f"The order can't be carried out at '{decision.name}'.", reason)
        self.options.append(option)
        self.state.apply(option)

    def answer(self, kind: type[Decision[Any]], option: Option) -> None:
        """Answer this question, if it is asked."""
        if self.asked(kind):
            self.say(option)


class Order(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """One kind of order; a game lists its kinds as a union in `Game.orders`."""

    def carry_out(self, answers: Answers) -> None:
        """Answer question after question as the order says."""
        raise AssertionError(f"{type(self).__name__} orders nothing")
