"""Rules of thumb for oneself: influence, markers, and what one owes the station."""

from __future__ import annotations

from spielwerk.bots.counterweight.effects import ability_value
from spielwerk.bots.counterweight.needs import care, lacking, late, purse, reserve, withheld
from spielwerk.bots.counterweight.style import Style
from spielwerk.bots.counterweight.worth import marker_loss, place_value
from spielwerk.engine.option import THING
from spielwerk.games.counterweight.rules import scoring
from spielwerk.games.counterweight.rules.abilities import Release
from spielwerk.games.counterweight.rules.asking import Again
from spielwerk.games.counterweight.rules.balance import Contribute
from spielwerk.games.counterweight.rules.effects.gains import Pocket
from spielwerk.games.counterweight.rules.effects.markers import FreeMarker
from spielwerk.games.counterweight.rules.influence import Convert, PlaceMarkers
from spielwerk.games.counterweight.state import CounterweightState
from spielwerk.games.counterweight.verbs import AMOUNT, DONE, MARK, VERB, place_of, seat_of

FIGHT = 3.0  # what a takeover costs beside a free place, about


def convert_funds(state: CounterweightState, decision: Convert, style: Style) -> int:
    """Convert what the station can spare; the selfish, what it can't."""
    if spare_funds(state, style) > 0:
        return state.asked[1]
    return DONE


def spare_funds(state: CounterweightState, style: Style) -> int:
    """Funds that this player thinks the station can do without."""
    need = reserve(state, style) + max(0, min(lacking(state), style.held_back))
    return state.funds - round(care(style) * need)


def pocket_funds(state: CounterweightState, decision: Pocket, style: Style) -> int:
    """As much as the station can spare."""
    return AMOUNT + max(0, min(spare_funds(state, style), len(state.asked) - 1))


def place_markers(state: CounterweightState, decision: PlaceMarkers, style: Style) -> int:
    """The best free place; with influence to spare, somebody else's."""
    seat = state.player
    have = state.influence[seat]
    spare = have - purse(state, seat, style)
    if spare <= 0:
        return DONE
    best, best_value = DONE, 0.0
    fights: list[int] = []
    for option in state.asked[1:]:
        if option & VERB == MARK:
            value = place_value(state, seat, option & THING, style)
            if value > best_value:
                best, best_value = option, value
        else:
            fights.append(option)
    if best != DONE or not fights or (spare < style.fighting and not late(state)):
        return best
    points, owed = scoring.scores(state), withheld(state, style)
    return max(
        fights,
        key=lambda option: (
            place_value(state, seat, place_of(option), style)
            + 0.1 * points[seat_of(option)]
            + style.grudge * owed[seat_of(option)]
            + 0.01 * ((seat_of(option) - seat) % state.players)
        ),
    )


def marker_gains(
    state: CounterweightState, decision: PlaceMarkers, style: Style
) -> dict[int, float]:
    """What free places are worth; those of others come behind them."""
    seat = state.player
    gains = {DONE: 0.5}
    for option in state.asked[1:]:
        if option & VERB == MARK:
            gains[option] = place_value(state, seat, option & THING, style)
        else:
            gains[option] = place_value(state, seat, place_of(option), style) - FIGHT
    return gains


def free_marker(state: CounterweightState, decision: FreeMarker, style: Style) -> int:
    """The best place."""
    return max(
        state.asked[1:], key=lambda option: place_value(state, decision.seat, option & THING, style)
    )


def remove_marker(state: CounterweightState, decision: Again, style: Style) -> int:
    """The best of whoever leads, or gives too little."""
    points, owed = scoring.scores(state), withheld(state, style)
    options = [option for option in state.asked if option != DONE]
    return max(
        options,
        key=lambda option: marker_loss(state, state.player, option, points, owed, style),
    )


def use_release(state: CounterweightState, decision: Release, style: Style) -> int:
    """If it is worth anything to this player."""
    ability = state.rules.release[state.cards[decision.place]]
    return state.asked[1] if ability_value(state, ability, style) > 0 else DONE


def contribute(state: CounterweightState, decision: Contribute, style: Style) -> int:
    """A fair share from the loyal, nothing from the selfish: the CO pays the rest anyway."""
    fair = -(-decision.shortage // (state.players - decision.turn))
    return AMOUNT + min(round(fair * max(0.0, 1 - style.greed)), len(state.asked) - 1)
