"""What a person says in one go: a thing and an amount, a card and where it goes."""

from __future__ import annotations

from spielwerk.engine.errors import IllegalMove
from spielwerk.engine.orders import Answers, Order
from spielwerk.games.counterweight.rules.action import PlayActions
from spielwerk.games.counterweight.rules.balance import Contribute
from spielwerk.games.counterweight.rules.effects.gains import Pocket
from spielwerk.games.counterweight.rules.effects.sites import ChooseSite, FundSite
from spielwerk.games.counterweight.rules.influence import Convert, ConvertAmount
from spielwerk.games.counterweight.rules.planning import ChooseField
from spielwerk.games.counterweight.rules.resources import Request
from spielwerk.games.counterweight.rules.station import SupplyAmount, Supplying
from spielwerk.games.counterweight.verbs import Verb


class Start(Order, tag="start"):
    """Start a plan card as a site; the field counts only where the switch leaves the choice."""

    card: int
    field: int = 0

    def carry_out(self, answers: Answers) -> None:
        answers.say(Verb.START.of(self.card))
        answers.answer(ChooseField, Verb.FIELD.of(self.field))


class ConvertFunds(Order, tag="convert"):
    """Turn so many funds into influence on a prestige section."""

    place: int
    amount: int

    def carry_out(self, answers: Answers) -> None:
        answers.answer(Convert, Verb.CONVERT.of(self.place))
        answers.answer(ConvertAmount, Verb.AMOUNT.of(self.amount))


class SupplySite(Order, tag="supply"):
    """Give a site so much: of the cargo in dock, or of what a card brings."""

    place: int
    amount: int

    def carry_out(self, answers: Answers) -> None:
        for kind in (Supplying, ChooseSite):
            answers.answer(kind, Verb.SITE.of(self.place))
        for asked in (SupplyAmount, FundSite):
            if answers.asked(asked):
                if answers.state.decision.place != self.place:
                    raise IllegalMove("Another site is being supplied now.")
                answers.say(Verb.AMOUNT.of(self.amount))
                return


class RequestFunds(Order, tag="request"):
    """Move so many funds to the request centre."""

    amount: int

    def carry_out(self, answers: Answers) -> None:
        answers.answer(Request, Verb.AMOUNT.of(self.amount))


class ContributeInfluence(Order, tag="contribute"):
    """Offer the station so much influence."""

    amount: int

    def carry_out(self, answers: Answers) -> None:
        answers.answer(Contribute, Verb.AMOUNT.of(self.amount))


class PocketFunds(Order, tag="pocket"):
    """Turn so many funds into influence, as a card allows."""

    amount: int

    def carry_out(self, answers: Answers) -> None:
        answers.answer(Pocket, Verb.AMOUNT.of(self.amount))


class PlayCard(Order, tag="play"):
    """Play an action card, with the site it is for and how much, if it asks."""

    card: int
    place: int | None = None
    amount: int | None = None

    def carry_out(self, answers: Answers) -> None:
        answers.answer(PlayActions, Verb.PLAY.of(self.card))
        if self.place is not None:
            answers.answer(ChooseSite, Verb.SITE.of(self.place))
        if self.amount is not None:
            answers.answer(FundSite, Verb.AMOUNT.of(self.amount))
            answers.answer(Pocket, Verb.AMOUNT.of(self.amount))


ORDERS = (
    Start | ConvertFunds | SupplySite | RequestFunds | ContributeInfluence | PocketFunds | PlayCard
)
