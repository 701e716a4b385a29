"""Rules of thumb for 51st State.

Build an engine while there are rounds left to run it, turn goods into points before the clean-up
takes them, raze where it pays, pass when nothing is left. Every good and every card has a worth in
points; the option with the greatest gain is taken.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from spielwerk.bots.state51.quick import context, rows_of, traits
from spielwerk.bots.state51.worth import Style, total, worth_of
from spielwerk.bots.taught import Look, Taught
from spielwerk.engine import DONE, Decision, Option
from spielwerk.engine.option import thing_of, verb_of
from spielwerk.games.state51.data.cards import ACTION
from spielwerk.games.state51.data.goods import (
    AMMO,
    BLUE,
    BRICK,
    CARD,
    DEAL,
    DEVELOP,
    GREY,
    KINDS,
    MULTI,
    RED,
    RESOURCE,
    RESOURCES,
    VP,
    WORKER,
    Pairs,
)
from spielwerk.games.state51.rules.activate import Again, Trade, unused
from spielwerk.games.state51.rules.build import Over, TearDown
from spielwerk.games.state51.rules.cleanup import StoreResource
from spielwerk.games.state51.rules.effects.actions import ClearOne, Exchange
from spielwerk.games.state51.rules.effects.bonuses import BorrowOne
from spielwerk.games.state51.rules.effects.deals import FollowDeal, OwnDeal
from spielwerk.games.state51.rules.effects.production import (
    ChooseGoods,
    Goods,
    OneOf,
    PerCategory,
)
from spielwerk.games.state51.rules.effects.repeats import RepeatOne, Supply
from spielwerk.games.state51.rules.effects.theft import StealOne
from spielwerk.games.state51.rules.lookout import Pick
from spielwerk.games.state51.rules.payment import Pay, PayCard, PayDeal
from spielwerk.games.state51.rules.setup import Discard
from spielwerk.games.state51.rules.solo import Strike
from spielwerk.games.state51.rules.turn import LastShield, Turn
from spielwerk.games.state51.state import State51State
from spielwerk.games.state51.verbs import State51Verb, theft_of


def rounds_left(state: State51State, style: Style) -> float:
    """How many production phases are still to come, as the leader's points foretell."""
    missing = state.rules.numbers.end_points - max(state.vp)
    left = min(style.most_rounds, missing / style.pace, state.opt.max_rounds - state.round)
    return left if left > 0 else 0.0


def choose(state: State51State, rng: random.Random, style: Style) -> Option:
    """The option with the greatest gain; the first of equals."""
    judge = JUDGES.get(type(state.decision))
    if judge is None:
        return state.asked[0]
    appraisal = Appraisal(state, style)
    if style.taught is not None and type(state.decision) in TAUGHT:
        return taught_choice(appraisal, judge, style.taught)
    best = state.asked[0]
    most = -99.0
    for option in state.asked:
        gain = judge(appraisal, option)
        if gain > most:
            best, most = option, gain
    return best


def ranked(state: State51State, rng: random.Random, style: Style) -> list[Option]:
    """All options by their gain, the greatest first; equals as they are asked."""
    return [option for option, _ in rated(state, rng, style)]


def rated(state: State51State, rng: random.Random, style: Style) -> list[tuple[Option, float]]:
    """The same with their gains in points."""
    judge = JUDGES.get(type(state.decision))
    if judge is None:
        return [(option, 0.0) for option in state.asked]
    appraisal = Appraisal(state, style)
    found = [(option, judge(appraisal, option)) for option in state.asked]
    if style.taught is not None and type(state.decision) in TAUGHT:
        chosen = taught_choice(appraisal, judge, style.taught)
        return taught_order(appraisal, found, chosen, style.taught)
    found.sort(key=lambda pair: -pair[1])
    return found


def asked(
    state: State51State, style: Style
) -> tuple[list[float], list[tuple[list[str], float]]] | None:
    """What can be learned from a question: its table, and its options' traits and gains."""
    kind = type(state.decision)
    if kind not in TAUGHT:
        return None
    judge = JUDGES[kind]
    appraisal = Appraisal(state, style)
    gains = [judge(appraisal, option) for option in state.asked]
    faction = state.faction[appraisal.seat]
    return context(state, appraisal.seat, appraisal.left, max(gains)), [
        (traits(state.rules, faction, option), gain)
        for option, gain in zip(state.asked, gains, strict=True)
    ]


def taught_choice(
    appraisal: Appraisal, judge: Callable[[Appraisal, int], float], taught: Taught
) -> Option:
    """What the rules of thumb say, unless another option is better by a margin."""
    state = appraisal.state
    asked = state.asked
    liked = asked[0]
    if len(asked) == 1:
        return liked
    gains: list[float] = []
    most = -99.0
    for option in asked:
        gain = judge(appraisal, option)
        gains.append(gain)
        if gain > most:
            liked, most = option, gain
    least = most - taught.stake
    rivals = 0
    for gain in gains:
        if gain >= least:
            rivals += 1
    if rivals == 1:
        return liked
    look = Look(taught, context(state, appraisal.seat, appraisal.left, most))
    rows, faction = rows_of(state.rules, taught), state.faction[appraisal.seat]
    best = liked
    value = look.worth(rows.of(faction, liked), most) + taught.margin
    for at, option in enumerate(asked):
        gain = gains[at]
        if gain >= least and option != liked:
            found = look.worth(rows.of(faction, option), gain)
            if found > value:
                best, value = option, found
    return best


def taught_order(
    appraisal: Appraisal, gains: list[tuple[Option, float]], chosen: Option, taught: Taught
) -> list[tuple[Option, float]]:
    """What is chosen first, then all others by their worth, in the measure of a net."""
    state = appraisal.state
    most = max([gain for _, gain in gains])
    look = Look(taught, context(state, appraisal.seat, appraisal.left, most))
    rows, faction = rows_of(state.rules, taught), state.faction[appraisal.seat]
    found = [(option, look.worth(rows.of(faction, option), gain)) for option, gain in gains]
    found.sort(key=lambda pair: (pair[0] != chosen, -pair[1]))
    return found


class Appraisal:
    """One look at the table: what things are worth to the asked player now."""

    def __init__(self, state: State51State, style: Style) -> None:
        self.state = state
        self.style = style
        self.seat = state.player
        self.worth = worth_of(state.rules, style)
        self.left = rounds_left(state, style)
        first = KINDS * self.seat
        self.goods = state.goods[first : first + KINDS]
        self.alone = state.players == 1
        self._built: dict[int, float] = {}
        self._needed: list[float] = []
        self._contacts: dict[int, float] = {}
        self._old: list[tuple[int, float]] = []

    # Cards

    def built(self, card: int) -> float:
        """A location in the own state, from now to the end."""
        if card in self._built:
            return self._built[card]
        rules, worth = self.state.rules, self.worth
        value = 1.0 + worth.once[card] + worth.made[card] + self.left * worth.round[card]
        bonus = rules.bonus[card]
        if isinstance(bonus, PerCategory):
            value += min(bonus.most, self.state.count(self.seat, bonus.category) + 1)
        if rules.row[card] == ACTION:
            value += self.style.ready * worth.round[card]
        self._built[card] = value
        return value

    def standing(self, card: int) -> float:
        """A location that stands already; a ruin is worth nothing."""
        value = 1.0 + self.left * self.worth.round[card]
        state = self.state
        if state.rules.row[card] == ACTION and unused(state, card):
            value += self.style.ready * self.worth.round[card]
        for _, holder, kind, number in state.caches:
            if holder == card:
                value += self.style.goods[kind] * number
        return value

    def dealt(self, card: int) -> float:
        """A deal, from now to the end."""
        return self.worth.deal[card] * (1 + self.left)

    def card(self, card: int) -> float:
        """A card that could be had: its best use."""
        distance = self.state.rules.distance[card]
        return max(
            self.built(card) - self.style.far * self.style.contact * distance,
            self.dealt(card) - self.style.contact * distance,
            self.worth.spoils[card] - self.style.contact * distance,
        )

    def contacts(self, kind: int, number: int) -> float:
        """More contacts of a colour: the best card that comes into reach by them."""
        key = 16 * number + kind
        if key not in self._contacts:
            self._contacts[key] = self.reached(kind, number)
        return self._contacts[key]

    def reached(self, kind: int, number: int) -> float:
        """The best card within so many contacts more."""
        state = self.state
        have = self.goods[kind] + self.goods[MULTI]
        best = 0.0
        value = self.built if kind == GREY else self.dealt if kind == BLUE else self.plundered
        distance = state.rules.distance
        for card in state.hands[self.seat]:
            if have < distance[card] <= have + number:
                best = max(best, value(card) - self.style.keep)
        if kind == RED and have + number >= state.rules.weakest:
            best = max(best, self.best_target(have, have + number))
        return best

    def plundered(self, card: int) -> float:
        """The spoils of a hand card."""
        return self.worth.spoils[card]

    def razed(self, card: int) -> float:
        """Spoils, and a rival's loss, but for the deal good that comforts them."""
        loss = self.standing(card) - self.worth.deal[card]
        rivals = max(1, self.state.players - 1)
        return self.worth.spoils[card] + self.style.harm * loss / rivals

    def best_target(self, have: int, red: int) -> float:
        """The best location of another that so many contacts reach, and fewer do not."""
        state = self.state
        resistance, best = state.rules.resistance, 0.0
        for other in state.rules.others[state.sides][self.seat]:
            if not state.passed[other]:
                for row in state.rows[3 * other : 3 * other + 3]:
                    for card in row:
                        if card >= 0 and have < resistance[card] <= red:
                            best = max(best, self.razed(card))
        return best

    # Goods

    def goods_now(self, goods: Pairs) -> float:
        """Goods gained in the action phase: contacts by what they reach."""
        value = 0.0
        for kind, number in goods:
            if GREY <= kind <= RED:
                value += self.contacts(kind, number)
            elif kind == MULTI:
                value += max(self.contacts(colour, number) for colour in (GREY, BLUE, RED))
            elif kind in (VP, CARD):
                value += self.style.goods[kind] * number
            else:
                value += self.needed(kind) * number
        return value

    def needed(self, kind: int) -> float:
        """A resource, worker or token in hand: what an unused location or card makes of it."""
        if not self._needed:
            self._needed = self.needs()
        return self._needed[kind]

    def needs(self) -> list[float]:
        """The points that one good of each kind brings at the best own location."""
        state = self.state
        rules = state.rules
        best = [self.style.spare] * KINDS
        for card in state.rows[3 * self.seat + 2]:
            if card < 0 or not unused(state, card):
                continue
            points = self.worth.points[card]
            if not points:
                continue
            for kind, _ in rules.price[card]:
                if kind == RESOURCE:
                    for resource in RESOURCES:
                        best[resource] = max(best[resource], points)
                elif kind < KINDS:
                    best[kind] = max(best[kind], points * (0.5 if kind == WORKER else 1.0))
        if state.match[self.seat] and state.hands[self.seat]:
            best[BRICK] = max(best[BRICK], self.style.brick)
            best[DEVELOP] = self.style.brick
        best[AMMO] = max(best[:AMMO])
        return best

    def spent(self, price: Pairs) -> float:
        """What the parts of a price could do elsewhere."""
        value = 0.0
        for kind, number in price:
            if kind == WORKER:
                value += self.style.worker * number
            elif kind == CARD:
                value += self.style.keep * number
            elif kind == DEAL:
                value += (self.style.partner + self.style.partner_round * self.left) * number
            elif kind in RESOURCES or kind == RESOURCE:
                value += self.style.resource * number
            else:
                value += self.style.token * number
        return value

    # The options of a turn

    def turn(self, option: int) -> float:
        """What an action gains; passing gains nothing."""
        verb = verb_of(option)
        return TURN[verb](self, thing_of(option)) if verb in TURN else 0.0

    def near(self, value: float, distance: int) -> float:
        """Prefer near cards, but let no gain go to waste."""
        gain = value - self.style.keep
        if gain <= 0:
            return gain
        return max(self.style.waste * gain, gain - self.style.contact * distance)

    def turn_build(self, card: int) -> float:
        """Build."""
        return self.near(self.built(card) + self.style.build, self.state.rules.distance[card])

    def turn_develop(self, card: int) -> float:
        """Develop over the least of the own locations that fit."""
        if not self._old:
            self._old = self.olds()
        match = -1 if self.goods[DEVELOP] else self.state.rules.match[card]
        over = min(value for fits, value in self._old if fits & match)
        return self.built(card) + 1.0 - over - self.style.keep - self.style.renew

    def olds(self) -> list[tuple[int, float]]:
        """What the own locations and ruins match, and what would be lost with them."""
        match = self.state.rules.match
        return [
            (-1, 0.0) if card < 0 else (match[card], self.standing(card))
            for row in self.state.rows[3 * self.seat : 3 * self.seat + 3]
            for card in row
        ]

    def old(self, card: int) -> float:
        """What is lost by developing over a location or ruin."""
        row = self.state.rows[3 * self.seat + self.state.rules.row[card]]
        return self.standing(card) if card in row else 0.0

    def turn_deal(self, card: int) -> float:
        """Make a deal."""
        return self.near(self.dealt(card) + self.style.deal, self.state.rules.distance[card])

    def turn_raze_hand(self, card: int) -> float:
        """Raze a hand card."""
        value = self.goods_now(self.state.rules.spoils[card]) + self.style.sack
        return self.near(value, self.state.rules.distance[card])

    def turn_raze(self, card: int) -> float:
        """Raze another's location."""
        return self.razed(card) - self.style.siege * self.state.rules.resistance[card]

    def turn_activate(self, card: int) -> float:
        """Use an action location: points first."""
        effect = self.state.rules.effect[card]
        if isinstance(effect, Exchange):
            return self.goods_now(effect.goods) - self.spent(effect.price)
        return self.style.knack

    def turn_faction(self, action: int) -> float:
        """Use the faction board."""
        state = self.state
        price, goods, _ = state.rules.faction_actions[state.faction[self.seat]][action]
        gain = self.goods_now(goods)
        for kind, number in price:
            gain -= number * (self.style.keep if kind == CARD else self.needed(kind))
        return gain - self.style.faction

    def turn_trade(self, kind: int) -> float:
        """Workers for a good; cards outlast the clean-up."""
        workers = 2 * self.needed(WORKER)
        if kind == CARD:
            return self.style.keep * (1.0 if self.left > 0.5 else 0.2) - workers - 0.05
        gain = self.needed(kind)
        if self.goods[kind] == 0:
            state = self.state
            used = state.faction_used[self.seat]
            for number, (price, goods, _) in enumerate(
                state.rules.faction_actions[state.faction[self.seat]]
            ):
                if not used >> number & 1 and price == ((kind, 1),):
                    gain = max(gain, 0.9 * self.goods_now(goods))
        return gain - workers - 0.02

    def turn_work(self, card: int) -> float:
        """Visit an open production."""
        match self.state.rules.effect[card]:
            case Goods(goods=goods) | OneOf(either=(*_, goods)):
                pass
            case _:
                return 0.1
        return (
            self.goods_now(goods) - self.needed(WORKER) - (0.5 if self.alone else self.style.visit)
        )

    def turn_take(self, card: int) -> float:
        """Fetch a connection card; alone it also denies the opponent points."""
        goods = self.state.rules.contact_goods[card]
        denied = 1.0 if self.alone and self.left > 0 else 0.0
        return self.goods_now(goods) + denied - 2 * self.needed(WORKER) - self.style.fetch

    def turn_play(self, card: int) -> float:
        """Play a connection card."""
        rules = self.state.rules
        price = rules.contact_price[card]
        gain = self.goods_now(rules.contact_goods[card]) - self.spent(price)
        return gain if self.left > 0 else max(gain, 0.01)

    def turn_shield(self, card: int) -> float:
        """A shield costs nothing: the best location first."""
        return 50.0 + self.standing(card)

    # The other questions

    def take(self, option: int) -> float:
        """A card from the open row."""
        return self.card(thing_of(option))

    def give(self, option: int) -> float:
        """A card from the hand: the one of least use."""
        return -self.card(thing_of(option))

    def pay(self, option: int) -> float:
        """The thriftiest way."""
        return -float(thing_of(option))

    def give_deal(self, option: int) -> float:
        """The least deal."""
        return -self.worth.deal[thing_of(option)]

    def either(self, option: int) -> float:
        """The better of several goods."""
        decision = self.state.decision
        assert isinstance(decision, ChooseGoods)
        return total(self.worth.goods, decision.either[thing_of(option)])

    def source(self, option: int) -> float:
        """The production location that makes most."""
        return self.worth.made[thing_of(option)]

    def over(self, option: int) -> float:
        """The least of the own locations; bricks before tokens."""
        token = verb_of(option) == State51Verb.OVER_TOKEN
        return -self.old(thing_of(option)) - 0.1 * token

    def tear_down(self, option: int) -> float:
        """The development was weighed before it was begun: nothing is taken back."""
        return -1.0 if option == DONE else 0.0

    def again(self, option: int) -> float:
        """Use a location again if that gains anything."""
        return 0.0 if option == DONE else self.turn_activate(thing_of(option))

    def trade(self, option: int) -> float:
        """More workers for more goods, if that gains anything."""
        return 0.0 if option == DONE else self.turn_trade(thing_of(option))

    def steal(self, option: int) -> float:
        """The good of most use."""
        return self.needed(theft_of(thing_of(option))[1])

    def clear(self, option: int) -> float:
        """The best of the used locations."""
        return 0.1 if option == DONE else self.worth.round[thing_of(option)]

    def deal_good(self, option: int) -> float:
        """The good of most use."""
        return self.goods_now(((self.state.rules.deal[thing_of(option)], 1),))

    def strike(self, option: int) -> float:
        """The location that would be missed least."""
        card = thing_of(option)
        return self.worth.deal[card] - self.standing(card)

    def store(self, option: int) -> float:
        """The resource of most use."""
        return self.needed(thing_of(option))


TURN: Mapping[int, Callable[[Appraisal, int], float]] = {
    State51Verb.BUILD: Appraisal.turn_build,
    State51Verb.DEVELOP: Appraisal.turn_develop,
    State51Verb.DEAL: Appraisal.turn_deal,
    State51Verb.RAZE_HAND: Appraisal.turn_raze_hand,
    State51Verb.RAZE: Appraisal.turn_raze,
    State51Verb.ACTIVATE: Appraisal.turn_activate,
    State51Verb.FACTION: Appraisal.turn_faction,
    State51Verb.TRADE: Appraisal.turn_trade,
    State51Verb.WORK: Appraisal.turn_work,
    State51Verb.TAKE: Appraisal.turn_take,
    State51Verb.PLAY: Appraisal.turn_play,
    State51Verb.SHIELD: Appraisal.turn_shield,
}

# What can be taught. The rest are an action's small questions, some of which take it back: whoever
# learned to do that would begin it again for ever.
TAUGHT: frozenset[type[Decision[Any]]] = frozenset({Turn, Discard, Pick})

JUDGES: Mapping[type[Decision[Any]], Callable[[Appraisal, int], float]] = {
    Discard: Appraisal.give,
    Pick: Appraisal.take,
    Pay: Appraisal.pay,
    PayCard: Appraisal.give,
    PayDeal: Appraisal.give_deal,
    Supply: Appraisal.source,
    ChooseGoods: Appraisal.either,
    RepeatOne: Appraisal.source,
    BorrowOne: Appraisal.source,
    Turn: Appraisal.turn,
    LastShield: Appraisal.turn,
    Over: Appraisal.over,
    TearDown: Appraisal.tear_down,
    Again: Appraisal.again,
    Trade: Appraisal.trade,
    StealOne: Appraisal.steal,
    ClearOne: Appraisal.clear,
    OwnDeal: Appraisal.deal_good,
    FollowDeal: Appraisal.deal_good,
    Strike: Appraisal.strike,
    StoreResource: Appraisal.store,
}
