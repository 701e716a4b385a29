"""What cards permit, and what that is worth as the table stands: enemies, queue, inspector."""

from __future__ import annotations

from spielwerk.bots.counterweight import prices
from spielwerk.bots.counterweight.needs import care, wanted
from spielwerk.bots.counterweight.style import Style
from spielwerk.games.counterweight.data.cards import PRESTIGE
from spielwerk.games.counterweight.rules import docking, enemies, inspector, prestige, station
from spielwerk.games.counterweight.rules.effects import foes, inspection, queue
from spielwerk.games.counterweight.state import NONE, CounterweightState

A_DIE = 1.6  # what an attack die takes from a ship with cargo, until it is driven away
A_MARKER = 1.6  # a marker of one's own that stays
A_SCANDAL = 0.9  # a degree of the inspector's control
A_SEAL = 1.5  # a card that the inspector closes


def threat(state: CounterweightState, enemy: int) -> float:
    """What an enemy will cost, by its dice and by what it faces."""
    if enemy in state.fleeing:
        return 0.0
    facing = state.lane[state.course.index(enemy)]
    prey = 1.0 if facing != NONE and state.cargo[facing] else 0.6
    return enemies.attack_dice(state, enemy) * prey * A_DIE


def prize(state: CounterweightState, enemy: int, style: Style) -> float:
    """What the station has of it if an enemy is shot down."""
    towed = state.prizes[enemy]
    cargo = state.cargo[towed] + 2 if towed != NONE else 0
    return state.cargo[enemy] * prices.fund(state, style) + 0.6 * cargo


def for_all(worth: float, style: Style) -> float:
    """What serves the station counts less to the selfish."""
    return worth * (0.35 + 0.65 * care(style))


def destroy(state: CounterweightState, number: float, style: Style) -> float:
    """The enemies that would go, and what they carry."""
    first = foes.about(state)[: int(number)]
    worth = [threat(state, enemy) + prize(state, enemy, style) for enemy in first]
    return for_all(sum(worth), style)


def strike(state: CounterweightState, number: float, style: Style) -> float:
    """The enemies whose end brings most."""
    found = sorted(
        [threat(state, enemy) + prize(state, enemy, style) for enemy in foes.about(state)],
        reverse=True,
    )
    return for_all(sum(found[: int(number)]), style)


def bribe(state: CounterweightState, number: float, style: Style) -> float:
    """The worst enemy less, for its price."""
    worst = max([threat(state, enemy) for enemy in foes.about(state)], default=0.0)
    return max(0.0, for_all(worst, style) + pay(state, number, style)) if worst else 0.0


def pay(state: CounterweightState, number: float, style: Style) -> float:
    """Influence that is spent."""
    return -number * prices.influence(state, state.player, style)


def spared(state: CounterweightState, seat: int) -> float:
    """How much a marker less that the inspector takes means to a player."""
    turns = (seat - state.co) % state.players
    return 0.2 if turns == 1 else 1.0  # the CO of his next visit names those who lose one


def distract(state: CounterweightState, number: float, style: Style) -> float:
    """Markers that stay, and a seal less if he forgets all he came for."""
    if not state.aboard:
        return 0.0
    left = inspector.control(state) - state.distracted
    value = min(number, left) * A_MARKER * spared(state, state.player) / 2
    if left > 0 and number >= left:
        value += A_SEAL * (1 + 2 * bool(unguarded(state)))
    return for_all(value, style)


def vex(state: CounterweightState, number: float, style: Style) -> float:
    """One marker more that he takes at every visit, if he is still to come."""
    room = state.rules.numbers.control_max - inspector.control(state)
    return 0.0 if state.aboard else -for_all(A_SCANDAL * min(number, room), style)


def unguarded(state: CounterweightState) -> list[int]:
    """Prestige sections that the inspector would take next (CW-10.3)."""
    players = state.players
    return [
        place
        for place in prestige.completed(state)
        if not state.seals[place]
        and not any(state.markers[place * players : (place + 1) * players])
    ]


def stall(state: CounterweightState, number: float, style: Style) -> float:
    """Time, while he is on his way and the station would not please him yet."""
    ships = [ship for ship in state.lane if ship != NONE]
    if state.rules.inspector not in ships[:-1]:
        return 0.0
    unready = (not prestige.completed(state)) + (prestige.built(state) <= state.rules.numbers.half)
    return for_all(1.2 + 1.2 * unready, style)


def shield(state: CounterweightState, number: float, style: Style) -> float:
    """Own markers that stay."""
    if not state.aboard:
        return 0.0
    own = len(inspection.exposed(state, state.player))
    return A_MARKER * 0.5 * min(number, own) * spared(state, state.player) * (0.5 + style.greed)


def unseal(state: CounterweightState, number: float, style: Style) -> float:
    """Cards that take markers again; a prestige section is one less for the inspector's score."""
    sealed = [place for place, seal in enumerate(state.seals) if seal]
    kind, cards, places = state.rules.kind, state.cards, state.rules.places
    worth = sorted(
        [0.6 * places[cards[place]] + 2.0 * (kind[cards[place]] == PRESTIGE) for place in sealed],
        reverse=True,
    )
    return sum(worth[: int(number)])


def swap(state: CounterweightState, number: float, style: Style) -> float:
    """Fees saved for cargo that comes to the front."""
    saved = 0.0
    for position, ship in enumerate(state.lane):
        if ship != NONE and ship != state.rules.inspector:
            saved = max(saved, min(0.4 * state.cargo[ship], docking.fee(state, position)))
    return for_all(0.5 * saved, style)


def transfer(state: CounterweightState, number: float, style: Style) -> float:
    """Cargo that comes to the sites sooner."""
    room = wanted(state) - station.aboard(state)
    near = [ship for ship in (*state.dock, *state.lane[:1]) if ship != NONE]
    fits = sum([queue.hold(state, ship) for ship in near])
    far = sum([state.cargo[ship] for ship in state.lane[1:] if ship != NONE])
    return for_all(0.35 * max(0, min(number, fits, far, room)), style)


def scan(state: CounterweightState, number: float, style: Style) -> float:
    """Trouble that can be sent the long way round."""
    return for_all(0.15 * number + 0.2, style)


def reroll(state: CounterweightState, number: float, style: Style) -> float:
    """A failed check made good."""
    return 0.7 if state.rerolls[state.player] < number else 0.0


def reach(state: CounterweightState, positions: int, style: Style) -> float:
    """The ship of the first positions that is worth most to have landed for nothing."""
    if not docking.free_berth(state):
        return 0.0
    price = prices.influence(state, state.co, style)
    room = max(0, wanted(state) - station.aboard(state))
    best = 0.0
    for position, ship in enumerate(state.lane[:positions]):
        if ship not in (NONE, state.rules.inspector):
            gain = 0.5 * min(state.cargo[ship], room)
            best = max(best, min(gain, docking.fee(state, position) * price + 0.1 * gain))
    return best


def tow(state: CounterweightState, number: float, style: Style) -> float:
    """From anywhere in the lane."""
    return number * reach(state, len(state.lane), style)


def pilot(state: CounterweightState, number: float, style: Style) -> float:
    """From its first positions."""
    return reach(state, int(number), style)
