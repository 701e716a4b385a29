"""Phase 3: units from the box, lands from allies (RB-4.3, RB-5.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from spielwerk.engine.option import Verb, thing_of
from spielwerk.engine.options import choice
from spielwerk.engine.standing import Routine
from spielwerk.engine.step import Decision
from spielwerk.engine.view import Reason, Text, reason, text
from spielwerk.games.rebellion.data.board import NONE
from spielwerk.games.rebellion.data.things import EMPIRE, faction_name
from spielwerk.games.rebellion.rules.on_turn import OnTurn, OpenToGifts
from spielwerk.games.rebellion.rules.routines import SALE
from spielwerk.games.rebellion.rules.sides import allies, hand_over
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import (
    AGREE,
    BUY,
    BUY_LAND,
    COUNT,
    DONE,
    REFUSE,
    RebellionVerb,
    counts,
)


@dataclass(frozen=True)
class Switches:
    """Of the purchase."""

    land_payee: str = choice("seller", "bank")  # RB-4.3


def affordable(state: RebellionState) -> int:
    """RB-4.3: how many units the faction on turn could buy; the box ends somewhere."""
    board = state.rules
    return min(
        state.purse[state.faction] // board.unit_price,
        board.unit_limit - state.troops[state.faction],
    )


def why_no_purchase(state: RebellionState, price: int, units: int) -> Reason | None:
    """RB-4.3: whether the faction on turn has the price, and the box the units."""
    board = state.rules
    faction = state.faction
    if state.purse[faction] < price:
        return reason("RB-4.3", "why-no-credits", price=price, credits=state.purse[faction])
    if state.troops[faction] + units > board.unit_limit:
        return reason("RB-2.1", "why-no-units-left", n=board.unit_limit)
    return None


def can_buy_land(state: RebellionState) -> bool:
    """The same in short, for the many times that nobody asks why."""
    board = state.rules
    faction = state.faction
    return (
        state.purse[faction] >= board.land_price
        and state.troops[faction] + board.land_units <= board.unit_limit
    )


def why_no_land(state: RebellionState) -> Reason | None:
    """RB-4.3: the same for an ally's land, and the units that move in there."""
    board = state.rules
    return why_no_purchase(state, board.land_price, board.land_units)


class Purchase(OpenToGifts):
    """RB-4.3: buy units on an own land, ask an ally for one of his, or be done."""

    name = "purchase"
    rule = "RB-4.3"
    about: ClassVar[Mapping[Verb, str]] = {
        RebellionVerb.BUY: "own-land",
        RebellionVerb.BUY_LAND: "allied-land",
    }

    def options(self, state: RebellionState) -> Sequence[int]:
        """Own lands and, for a Rebel, those of allies who were not asked yet."""
        lands, faction, owner = state.rules.lands, state.faction, state.owner
        mine = faction if affordable(state) > 0 else NONE  # a land may be cheaper than a unit
        if faction == EMPIRE or not can_buy_land(state):
            return [DONE, *[BUY + land for land in lands if owner[land] == mine]]
        declined = state.declined
        options = [DONE]
        for land in lands:
            holder = owner[land]
            if holder == mine:
                options.append(BUY + land)
            elif holder != faction and holder != EMPIRE and land not in declined:
                options.append(BUY_LAND + land)
        return options

    def wishes(self, state: RebellionState) -> Sequence[int]:
        owner, sellers = state.owner, allies(state.faction)
        wishes = [DONE]
        for land in state.rules.lands:
            if owner[land] == state.faction:
                wishes.append(BUY + land)
            elif owner[land] in sellers:
                wishes.append(BUY_LAND + land)
        return wishes

    def why_not(self, state: RebellionState, option: int) -> Reason | None:
        if option == DONE:
            return None
        if option < BUY_LAND:
            return why_no_purchase(state, state.rules.unit_price, 1)
        if thing_of(option) in state.declined:
            return reason("RB-4.3", "why-already-asked")
        return why_no_land(state)

    def prompt(self, state: RebellionState) -> Text:
        price = state.rules.unit_price
        return self.ask(state, credits=state.purse[state.faction], price=price)

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        if option == DONE:
            return text("choice-done-purchase"), []
        land = thing_of(option)
        n = state.units[land]
        if option < BUY_LAND:
            return text("choice-buy", land=state.rules.land_names[land], n=n), [f"land:{land}"]
        seller = faction_name(state.owner[land])
        price = state.rules.land_price
        said = text(
            "choice-buy-land", land=state.rules.land_names[land], n=n, seller=seller, price=price
        )
        return said, [f"land:{land}"]

    def choose(self, state: RebellionState, option: int) -> None:
        """Ask how many, or ask the seller."""
        if option == DONE:
            return
        state.stack.append(self)
        if option < BUY_LAND:
            state.stack.append(PurchaseCount(option - BUY))
            return
        land = option - BUY_LAND
        state.declined = (*state.declined, land)
        state.tell("asked-sale", state.faction, land, state.owner[land])
        state.stack.append(Consent(land))


class PurchaseCount(OnTurn):
    """RB-4.3: how many units to buy for one land."""

    name = "purchase-count"
    rule = "RB-4.3"
    land: int

    def options(self, state: RebellionState) -> Sequence[int]:
        return counts(1, affordable(state))

    def prompt(self, state: RebellionState) -> Text:
        price = state.rules.unit_price
        credits = state.purse[state.faction]
        return self.ask(state, land=state.rules.land_names[self.land], credits=credits, price=price)

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        return text("choice-count", n=thing_of(option)), [f"land:{self.land}"]

    def choose(self, state: RebellionState, option: int) -> None:
        faction, count = state.faction, option - COUNT
        price = count * state.rules.unit_price
        state.purse[faction] -= price
        state.units[self.land] += count
        state.troops[faction] += count
        state.tell("bought", faction, self.land, count, price)


class Consent(Decision[RebellionState]):
    """RB-4.3: an ally sells only if he wants to."""

    name = "consent"
    rule = "RB-4.3"
    routines: ClassVar[tuple[Routine, ...]] = (SALE,)
    land: int

    def asks(self, state: RebellionState) -> int:
        return state.seats[state.owner[self.land]]

    def options(self, state: RebellionState) -> Sequence[int]:
        """Who plays both colours has agreed by asking (RB-1.2)."""
        if not can_buy_land(state):  # the price was given away meanwhile
            return ()
        land = self.land
        if self.asks(state) == state.seats[state.faction]:
            return (AGREE + land,)
        return REFUSE + land, AGREE + land

    def prompt(self, state: RebellionState) -> Text:
        return text(
            "prompt-consent",
            faction=faction_name(state.faction),
            land=state.rules.land_names[self.land],
            n=state.units[self.land],
            seller=faction_name(state.owner[self.land]),
            price=state.rules.land_price,
        )

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        id = "choice-agree" if option >= AGREE else "choice-refuse"
        return text(id), [f"land:{self.land}"]

    def in_advance(self, state: RebellionState, routine: str, answer: str) -> int | None:
        return REFUSE + self.land

    def choose(self, state: RebellionState, option: int) -> None:
        """Sell the land, or keep it."""
        buyer, seller = state.faction, state.owner[self.land]
        if option < AGREE:
            state.tell("refused", seller, self.land, buyer)
            return
        board = state.rules
        state.purse[buyer] -= board.land_price
        if state.opt.land_payee == "seller":
            state.purse[seller] += board.land_price
        state.troops[seller] -= state.units[self.land]
        state.troops[buyer] += board.land_units
        state.tell("sold", seller, self.land, buyer, board.land_price)
        hand_over(state, self.land, buyer, board.land_units)
