"""What a player says in one go: each kind of order answers several questions of the rules."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import msgspec

from spielwerk.engine.errors import IllegalMove
from spielwerk.engine.orders import Answers, Order
from spielwerk.engine.step import Decision
from spielwerk.engine.view import Reason, reason
from spielwerk.games.rebellion.data.things import LANDS_A_PLANET, PLANETS
from spielwerk.games.rebellion.rules.battle import (
    Attackers,
    Battle,
    Losses,
    Muster,
    origins_for,
    why_no_attack,
)
from spielwerk.games.rebellion.rules.connection import (
    Connection,
    ConnectTo,
    WayTo,
    why_no_link,
)
from spielwerk.games.rebellion.rules.movement import MoveCount, Movement, MoveTo, why_not_so_many
from spielwerk.games.rebellion.rules.pay import Shortage, Unpaid
from spielwerk.games.rebellion.rules.purchase import Purchase, PurchaseCount
from spielwerk.games.rebellion.rules.reinforcement import Place, PlaceCount
from spielwerk.games.rebellion.show.planning import share
from spielwerk.games.rebellion.verbs import (
    ATTACK,
    BUY,
    COUNT,
    DISMISS,
    LINK,
    LINK_TO,
    LOSE,
    MOVE,
    MOVE_TO,
    MUSTER,
    OTHER_WAY,
    PLACE,
    SEND,
)

Land = Annotated[int, msgspec.Meta(ge=0, lt=len(PLANETS) * LANDS_A_PLANET)]
Counts = dict[Land, Annotated[int, msgspec.Meta(ge=0)]]  # by land: units or blocks


class Attack(Order, tag="attack"):
    """Attack a land with so many units from these lands; one roll."""

    target: int
    origins: Counts = msgspec.field(name="from")

    def carry_out(self, answers: Answers) -> None:
        state = answers.state
        if answers.asked(Battle) or answers.asked(Muster):
            check(why_no_attack(state, self.target))
            origins = origins_for(state, self.target)
        elif answers.asked(Attackers) and state.decision.target == self.target:
            origins = state.decision.origins
        else:
            return
        for land, count in self.origins.items():
            if count and land not in origins:
                check(reason("RB-4.5", "why-no-origin", land=state.rules.land_names[land]))
        answers.answer(Battle, MUSTER)
        answers.answer(Muster, ATTACK + self.target)
        while answers.asked(Attackers):
            option = SEND + self.origins.get(state.decision.origin, 0)
            check(state.decision.why_not(state, option))
            answers.say(option)


class Storm(Order, tag="storm"):
    """Attack a land with everybody, roll after roll, as long as the odds and the pay allow it."""

    target: int

    def carry_out(self, answers: Answers) -> None:
        if answers.asked(Battle):
            check(why_no_attack(answers.state, self.target))
            answers.say(ATTACK + self.target)


class ShareOut(Order):
    """Share units or blocks out over lands."""

    question: ClassVar[type[Decision[Any]]]

    on: Counts

    def carry_out(self, answers: Answers) -> None:
        if not answers.asked(self.question):
            return
        wanted = {land: count for land, count in self.on.items() if count}
        check(self.why_not(answers, wanted))
        for land, count in wanted.items():
            self.give(answers, land, count)

    def why_not(self, answers: Answers, wanted: dict[int, int]) -> Reason | None:
        """Whether it is too much or too little, for one land or for all."""
        decision = answers.state.decision
        open_now = share(answers.state, decision)
        assert open_now
        limits = {row["land"]: row["most"] for row in open_now["lands"]}
        for land, count in wanted.items():
            if count > limits.get(land, 0):
                most = limits.get(land, 0)
                name = answers.state.rules.land_names[land]
                return reason(decision.rule, "why-share-land", land=name, n=most)
        total, most = sum(wanted.values()), open_now["most"]
        if total > most or (open_now["all"] and total < most):
            return reason(decision.rule, "why-share", n=most)
        return None

    def give(self, answers: Answers, land: int, count: int) -> None:
        """One land's share."""
        raise AssertionError(f"{type(self).__name__} shares nothing")


class PlaceUnits(ShareOut, tag="place"):
    """Place reinforcements."""

    question = Place

    def give(self, answers: Answers, land: int, count: int) -> None:
        answers.say(PLACE + land)
        answers.answer(PlaceCount, COUNT + count)


class BuyUnits(ShareOut, tag="buy"):
    """Buy units."""

    question = Purchase

    def give(self, answers: Answers, land: int, count: int) -> None:
        answers.say(BUY + land)
        answers.answer(PurchaseCount, COUNT + count)


class BearLosses(ShareOut, tag="losses"):
    """Say which origins bear the losses of an attack; they are asked in their own order."""

    question = Losses

    def carry_out(self, answers: Answers) -> None:
        if answers.asked(Losses):
            check(self.why_not(answers, self.on))
        while answers.asked(Losses):
            answers.say(LOSE + self.on.get(answers.state.decision.origins[0], 0))


class LeaveUnpaid(ShareOut, tag="unpaid"):
    """Let blocks go unpaid."""

    question = Shortage

    def give(self, answers: Answers, land: int, count: int) -> None:
        answers.answer(Shortage, DISMISS + land)
        answers.answer(Unpaid, COUNT + count)


class Move(Order, tag="move"):
    """Move units, in as many batches as it takes."""

    origin: int = msgspec.field(name="from")
    goal: int = msgspec.field(name="to")
    count: Annotated[int, msgspec.Meta(ge=1)]

    def carry_out(self, answers: Answers) -> None:
        state = answers.state
        if not answers.asked(Movement):
            return
        check(state.decision.why_not(state, MOVE + self.origin))
        left = state.decision.left_for(state, self.origin)
        check(MoveTo(left, self.origin).why_not(state, MOVE_TO + self.goal))
        check(why_not_so_many(state, self.origin, self.count, left))
        answers.say(MOVE + self.origin)
        answers.answer(MoveTo, MOVE_TO + self.goal)
        answers.answer(MoveCount, COUNT + self.count)


class LinkPorts(Order, tag="link"):
    """Connect two ports."""

    start: int = msgspec.field(name="from")
    end: int = msgspec.field(name="to")

    def carry_out(self, answers: Answers) -> None:
        if answers.asked(Connection):
            check(Connection().why_not(answers.state, LINK + self.start))
            answers.say(LINK + self.start)
        if answers.asked(ConnectTo) and answers.state.decision.start == self.start:
            answers.say(LINK_TO + self.end)


class ShowWays(Order, tag="ways"):
    """See all ways between two ports."""

    start: int = msgspec.field(name="from")
    end: int = msgspec.field(name="to")

    def carry_out(self, answers: Answers) -> None:
        if answers.asked(Connection):
            check(Connection().why_not(answers.state, LINK + self.start))
            answers.say(LINK + self.start)
        if answers.asked(ConnectTo) and answers.state.decision.start == self.start:
            check(why_no_link(answers.state, self.start, self.end))
            answers.say(OTHER_WAY)
            answers.answer(WayTo, LINK_TO + self.end)


def check(why: Reason | None) -> None:
    """Refuse an order for a reason, if there is one."""
    if why:
        raise IllegalMove("The order can't be carried out.", why)


ORDERS = (
    Attack | Storm | PlaceUnits | BuyUnits | BearLosses | LeaveUnpaid | Move | LinkPorts | ShowWays
)
