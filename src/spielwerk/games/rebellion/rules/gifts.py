"""What Rebels give each other (RB-5.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from spielwerk.engine.option import Verb
from spielwerk.engine.step import Decision
from spielwerk.engine.view import Reason, Text, reason, text
from spielwerk.games.rebellion.data.things import EMPIRE, faction_name
from spielwerk.games.rebellion.verbs import ALL, RebellionVerb, gift, gift_of

if TYPE_CHECKING:
    from spielwerk.games.rebellion.state import RebellionState


def in_allied_purses(state: RebellionState) -> int:
    """RB-5.1: the credits that allies could give the faction on turn."""
    faction = state.faction
    if faction == EMPIRE:
        return 0
    return sum([state.purse[rebel] for rebel in state.factions[1:] if rebel != faction])


class Gift(Decision["RebellionState"]):
    """RB-5.1: credits for an ally, unasked: small round sums or the whole purse."""

    name = "gift"
    rule = "RB-5.1"
    about: ClassVar[Mapping[Verb, str]] = {RebellionVerb.GIVE: "faction"}
    seat: int

    def asks(self, state: RebellionState) -> int:
        return self.seat

    def options(self, state: RebellionState) -> Sequence[int]:
        """What `why_not` leaves open, in short: bots look here whenever somebody else is asked."""
        found: list[int] = []
        rebels = state.factions[1:]
        for giver in rebels:
            purse = state.purse[giver]
            if purse and state.seats[giver] == self.seat:
                amounts = sorted({amount for amount in state.rules.numbers.gifts if amount < purse})
                found += [
                    gift(giver, taker, amount)
                    for taker in rebels
                    if taker != giver and not state.is_out(taker)
                    for amount in (*amounts, ALL)
                ]
        return found

    def wishes(self, state: RebellionState) -> Sequence[int]:
        """From each own purse to everybody else; the whole purse comes last."""
        gifts = {*state.rules.numbers.gifts}
        return [
            gift(giver, taker, amount)
            for giver in state.factions
            if state.seats[giver] == self.seat
            for taker in state.factions
            if taker != giver
            for amount in [*sorted(gifts - {state.purse[giver]}), ALL]
        ]

    def why_not(self, state: RebellionState, option: int) -> Reason | None:
        giver, taker, amount = gift_of(option)
        if EMPIRE in (giver, taker):
            return reason("RB-5.1", "why-gift-rebels-only")
        if state.is_out(taker):
            return reason("RB-1.3", "why-fallen", faction=faction_name(taker))
        purse = state.purse[giver]
        if purse < max(amount, 1):
            return reason("RB-5.1", "why-no-credits", price=max(amount, 1), credits=purse)
        return None

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        giver, taker, amount = gift_of(option)
        said = text(
            "choice-give",
            giver=faction_name(giver),
            taker=faction_name(taker),
            n=amount or state.purse[giver],
        )
        return said, [f"faction:{giver}", f"faction:{taker}"]

    def choose(self, state: RebellionState, option: int) -> None:
        giver, taker, amount = gift_of(option)
        credits = amount or state.purse[giver]
        state.purse[giver] -= credits
        state.purse[taker] += credits
        state.tell("gave", giver, taker, credits)
