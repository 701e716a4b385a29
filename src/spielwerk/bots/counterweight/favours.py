"""Rules of thumb for what releases and cards permit: bribes, swaps, second rolls and the like."""

from __future__ import annotations

from spielwerk.bots.counterweight.effects import EFFECTS, ability_value
from spielwerk.bots.counterweight.permits import bribe, prize, threat
from spielwerk.bots.counterweight.style import Style
from spielwerk.bots.counterweight.worth import landing_value, place_value
from spielwerk.engine.option import THING
from spielwerk.games.counterweight.data.cards import ENEMY, PRESTIGE
from spielwerk.games.counterweight.rules.abilities import SecondRoll
from spielwerk.games.counterweight.rules.effects import checks, foes, inspection, queue
from spielwerk.games.counterweight.state import NONE, CounterweightState
from spielwerk.games.counterweight.verbs import DONE, RELOAD, SWAP, UNLOAD


def second_roll(state: CounterweightState, decision: SecondRoll, style: Style) -> int:
    """Roll again what came out worse than it does on average."""
    ability = state.rules.abilities[decision.ability]
    found = sum(
        [
            EFFECTS[type(effect)](state, effect.n, style)
            for effect in ability.outcomes[decision.result]
        ]
    )
    return state.asked[found < ability_value(state, decision.ability, style) / ability.dice]


def strike_enemy(state: CounterweightState, decision: foes.StrikeEnemy, style: Style) -> int:
    """The one whose end brings most."""
    return max(
        state.asked[1:],
        key=lambda option: threat(state, option & THING) + prize(state, option & THING, style),
    )


def bribe_enemy(state: CounterweightState, decision: foes.BribeEnemy, style: Style) -> int:
    """The most dangerous one, if that is worth its price."""
    if bribe(state, decision.price, style) <= 0:
        return DONE
    return max(state.asked[1:], key=lambda option: threat(state, option & THING))


def swap_ships(state: CounterweightState, decision: queue.SwapShip, style: Style) -> int:
    """The most useful ship to the front."""
    ships = [ship for ship in queue.flying(state) if ship != state.rules.inspector]
    best = max(ships, key=lambda ship: landing_value(state, ship, style))
    if best == ships[0]:
        return DONE
    if decision.first == NONE:
        return SWAP | best
    return SWAP | (ships[0] if decision.first == best else best)


def give_cargo(state: CounterweightState, decision: queue.TransferFrom, style: Style) -> int:
    """From the last ship that has any to one that is nearer."""
    from_where = [option & THING for option in state.asked[1:]]
    ship = next((one for one in reversed(state.lane) if one in from_where), NONE)
    near = [one for one in (*state.dock, *state.lane[:1]) if one not in (NONE, ship)]
    if ship == NONE or not any(queue.hold(state, one) for one in near):
        return DONE
    return UNLOAD | ship


def take_cargo(state: CounterweightState, decision: queue.TransferTo, style: Style) -> int:
    """The ship that is nearest to the sites."""
    line = (*state.dock, *state.lane)
    return RELOAD | min((option & THING for option in state.asked), key=line.index)


def divert(state: CounterweightState, decision: queue.ScanShips, style: Style) -> int:
    """Enemies, the worst first."""
    kind = state.rules.kind
    found = [option for option in state.asked[1:] if kind[option & THING] == ENEMY]
    return max(found, key=lambda option: state.rules.dice[option & THING], default=DONE)


def shield(state: CounterweightState, decision: inspection.ShieldMarkers, style: Style) -> int:
    """What is worth most."""
    players, seat = state.players, decision.seat
    return max(
        state.asked[1:],
        key=lambda option: (
            state.markers[(option & THING) * players + seat]
            * place_value(state, seat, option & THING, style)
        ),
    )


def unseal(state: CounterweightState, decision: inspection.UnsealCard, style: Style) -> int:
    """A prestige section, or what has most places."""
    kind, places, cards = state.rules.kind, state.rules.places, state.cards
    return max(
        state.asked[1:],
        key=lambda option: (
            kind[cards[option & THING]] == PRESTIGE,
            places[cards[option & THING]],
        ),
    )


def use_again(state: CounterweightState, decision: checks.UseAgain, style: Style) -> int:
    """The better neighbour, if it does any good."""
    ability, cards = state.rules.ability, state.cards
    worth = {
        option: ability_value(state, ability[cards[option & THING]], style)
        for option in state.asked[1:]
    }
    best = max(worth, key=worth.__getitem__)
    return best if worth[best] > 0 else DONE
