"""What a person says in one go: an action and how it is paid, several discards, trades, stores."""

from __future__ import annotations

from typing import Literal

import msgspec

from spielwerk.engine import DONE, Answers, Order
from spielwerk.engine.option import thing_of
from spielwerk.games.state51.data.goods import GOODS, KIND
from spielwerk.games.state51.rules.activate import Again, Trade
from spielwerk.games.state51.rules.build import Over
from spielwerk.games.state51.rules.cleanup import StoreResource
from spielwerk.games.state51.rules.payment import Pay, PayCard, PayDeal
from spielwerk.games.state51.rules.purse import ways
from spielwerk.games.state51.rules.setup import Discard
from spielwerk.games.state51.rules.turn import Turn
from spielwerk.games.state51.verbs import State51Verb

Acting = Literal[
    "build",
    "develop",
    "deal",
    "raze-hand",
    "raze",
    "activate",
    "faction",
    "trade",
    "work",
    "take",
    "play",
    "shield",
    "pass",
]


def _verb(word: str) -> State51Verb:
    return State51Verb[word.upper().replace("-", "_")]


class Act(Order, tag="act"):
    """An action of one's turn, with all that it may ask on the way.

    `pay` names goods and how many of each are spent, as far as one cares; `cards` are hand cards
    and deals that are given up; `over` and `token` say what a development is built over, and how.
    """

    act: Acting
    thing: int = 0
    pay: dict[str, int] = msgspec.field(default_factory=dict)
    cards: list[int] = msgspec.field(default_factory=list)
    over: int = -1
    token: bool = False
    again: bool | None = None

    def carry_out(self, answers: Answers) -> None:
        if not answers.asked(Turn):
            return
        answers.say(_verb(self.act).of(self.thing))
        if self.over >= 0:
            verb = State51Verb.OVER_TOKEN if self.token else State51Verb.OVER
            answers.answer(Over, verb.of(self.over))
        cards = list(self.cards)
        purse = dict(self.pay)
        while True:
            if cards and answers.asked(PayCard):
                answers.say(twin(answers, State51Verb.DISCARD, cards.pop(0)))
            elif cards and answers.asked(PayDeal):
                answers.say(twin(answers, State51Verb.GIVE_DEAL, cards.pop(0)))
            elif purse and answers.asked(Pay):
                answers.say(way(answers, purse))
            else:
                break
        if self.again is not None:
            again = State51Verb.AGAIN.of(self.thing)
            answers.answer(Again, again if self.again else DONE)


def way(answers: Answers, purse: dict[str, int]) -> int:
    """The first way to pay within the goods named, which are used up by it."""
    asked = answers.state.decision
    found = ways(answers.state, asked.seat, asked.price)
    for number, parts in enumerate(found):
        spent: dict[str, int] = {}
        for kind, _, part in parts:
            spent[GOODS[kind]] = spent.get(GOODS[kind], 0) + part
        if all(purse.get(good, 0) >= part for good, part in spent.items()):
            for good, part in spent.items():
                purse[good] -= part
            return State51Verb.PAY.of(number)
    return State51Verb.PAY.of(len(found))  # not one of them: it is refused


def twin(answers: Answers, verb: State51Verb, card: int) -> int:
    """The option about a card, or about one that is the same here and stands for it."""
    state = answers.state
    same = state.rules.key if verb is State51Verb.DISCARD else state.rules.deal
    if 0 <= card < len(same):
        for option in state.asked:
            if same[thing_of(option)] == same[card]:
                return int(option)
    return verb.of(card)


class GiveUp(Order, tag="discard"):
    """Discard these cards of the first hand."""

    cards: list[int]

    def carry_out(self, answers: Answers) -> None:
        for card in self.cards:
            if answers.asked(Discard):
                answers.say(twin(answers, State51Verb.DISCARD, card))


class TradeAll(Order, tag="trade"):
    """Workers for these goods, one after the other, and then no more."""

    goods: list[str]

    def carry_out(self, answers: Answers) -> None:
        begun = False  # a second trade belongs to the same action, never to the next turn
        for good in self.goods:
            if answers.asked(Trade) or (answers.asked(Turn) and not begun):
                answers.say(State51Verb.TRADE.of(KIND.get(good, len(GOODS))))
                begun = True
        answers.answer(Trade, DONE)


class StoreAll(Order, tag="store"):
    """Store these resources, one after the other."""

    goods: list[str]

    def carry_out(self, answers: Answers) -> None:
        for good in self.goods:
            answers.answer(StoreResource, State51Verb.STORE.of(KIND.get(good, len(GOODS))))


ORDERS = Act | GiveUp | TradeAll | StoreAll
