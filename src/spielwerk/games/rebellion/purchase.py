"""Phase 3: units from the box, lands from allies (RB-4.3, RB-5.2)."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine.state import Option, Step
from spielwerk.games.rebellion.board import EMPIRE
from spielwerk.games.rebellion.sides import hand_over
from spielwerk.games.rebellion.state import RebellionState

DONE = -1
REFUSE = 0
AGREE = 1
ANSWERS = (REFUSE, AGREE)


def affordable(state: RebellionState) -> int:
    """RB-4.3: how many units the faction on turn could buy; the box ends somewhere."""
    numbers = state.the_board().numbers
    return min(
        state.purse[state.faction] // numbers.unit_price,
        numbers.unit_limit - state.troops[state.faction],
    )


def can_buy_land(state: RebellionState) -> bool:
    """RB-4.3: whether the faction on turn has the price of an ally's land and a unit for it."""
    numbers = state.the_board().numbers
    faction = state.faction
    return (
        faction != EMPIRE
        and state.purse[faction] >= numbers.land_price
        and state.troops[faction] + numbers.land_units <= numbers.unit_limit
    )


class Purchase(Step[RebellionState]):
    """RB-4.3: buy units on an own land, ask an ally for one of his, or be done."""

    __slots__ = ()

    def run(self, state: RebellionState) -> Sequence[Option]:
        """Own lands and, for a Rebel, those of allies who were not asked yet."""
        faction = state.faction
        state.player = state.seat(faction)
        owners, declined = state.owner, state.declined
        options = [DONE]
        if affordable(state) > 0:
            if can_buy_land(state):
                options += [
                    land
                    for land, owner in enumerate(owners)
                    if owner == faction or (owner != EMPIRE and land not in declined)
                ]
            else:
                options += [land for land, owner in enumerate(owners) if owner == faction]
        elif can_buy_land(state):  # a land may be cheaper than a unit
            options += [
                land
                for land, owner in enumerate(owners)
                if owner not in (faction, EMPIRE) and land not in declined
            ]
        return options

    def choose(self, state: RebellionState, option: int) -> None:
        """Ask how many, or ask the seller."""
        if option == DONE:
            return
        state.stack.append(self)
        if state.owner[option] == state.faction:
            state.stack.append(PurchaseCount(option))
            return
        state.declined = (*state.declined, option)
        if state.events is not None:
            state.tell("asked-sale", state.faction, option, state.owner[option])
        state.stack.append(Consent(option))


class PurchaseCount(Step[RebellionState]):
    """RB-4.3: how many units to buy for one land."""

    __slots__ = ("land",)

    def __init__(self, land: int) -> None:
        self.land = land

    def run(self, state: RebellionState) -> Sequence[Option]:
        """One to as many as the purse and the box allow."""
        state.player = state.seat(state.faction)
        return state.the_board().one_to[affordable(state)]

    def choose(self, state: RebellionState, option: int) -> None:
        """Pay and place them."""
        faction = state.faction
        price = option * state.the_board().numbers.unit_price
        state.purse[faction] -= price
        state.units[self.land] += option
        state.troops[faction] += option
        if state.events is not None:
            state.tell("bought", faction, self.land, option, price)


class Consent(Step[RebellionState]):
    """RB-4.3: an ally sells only if he wants to."""

    __slots__ = ("land",)

    def __init__(self, land: int) -> None:
        self.land = land

    def run(self, state: RebellionState) -> Sequence[Option]:
        """Ask the seller; who plays both colours has agreed by asking (RB-1.2)."""
        state.player = state.seat(state.owner[self.land])
        if not can_buy_land(state):  # the price was given away meanwhile
            return ()
        return ANSWERS if state.player != state.seat(state.faction) else (AGREE,)

    def choose(self, state: RebellionState, option: int) -> None:
        """Sell the land, or keep it."""
        buyer, seller = state.faction, state.owner[self.land]
        if option == REFUSE:
            if state.events is not None:
                state.tell("refused", seller, self.land, buyer)
            return
        numbers = state.the_board().numbers
        state.purse[buyer] -= numbers.land_price
        if state.opt.land_payee == "seller":
            state.purse[seller] += numbers.land_price
        state.troops[seller] -= state.units[self.land]
        state.troops[buyer] += numbers.land_units
        if state.events is not None:
            state.tell("sold", seller, self.land, buyer, numbers.land_price)
        hand_over(state, self.land, buyer, numbers.land_units)
