"""A table laid by hand: tests say what lies there and do one thing after the other."""

from __future__ import annotations

from functools import cache
from typing import Any

from spielwerk.engine import Decision
from spielwerk.engine.option import thing_of
from spielwerk.engine.words import words
from spielwerk.games.state51.data.goods import GOODS, KIND, KINDS
from spielwerk.games.state51.game import State51
from spielwerk.games.state51.rules.gain import refresh
from spielwerk.games.state51.rules.round import Round, RoundEnd
from spielwerk.games.state51.rules.turn import TURN
from spielwerk.games.state51.state import ACTIONS, State51State
from spielwerk.games.state51.verbs import State51Verb
from tests.state51.invariants import check


class Pause(Decision[State51State]):
    """Stops the game where a test wants to look at it: nobody will answer."""

    name = "pause"
    rule = "S51-5"

    def asks(self, state: State51State) -> int:
        return state.player

    def options(self, state: State51State) -> tuple[int, int]:
        return (0, 1)


@cache
def the_game() -> State51:
    """The game with its own data."""
    return State51()


def scene(
    players: int = 2,
    deck: str = "base",
    factions: str = "new-york mutants-union",
    *,
    flow: bool = False,
) -> Any:
    """An empty table in the action phase of round 1, the first seat to act.

    When all have passed the game stops, or goes on with `flow`.
    """
    state = the_game().new(players, 7, {"deck": deck}, listen=True)
    boards = factions.split()
    rest = [board for board in state.rules.factions if board not in boards]
    state.faction[:players] = [state.rules.factions.index(key) for key in boards + rest][:players]
    state.hands = [()] * state.sides
    state.deck = tuple(state.rules.decks[deck])
    state.left = len(state.deck)
    state.discard = []
    state.row = ()
    state.stacks = list(state.rules.stacks)
    state.open = [-1, -1]
    state.round = 1
    state.phase = ACTIONS
    state.start = state.turn = 0
    state.attacking = True
    state.stack = [Round(), RoundEnd(), TURN] if flow else [Pause(), TURN]
    state.events = []
    return state


def find(state: State51State, key: str) -> int:
    """A card of this title that still lies in the deck, taken out of it."""
    for card in state.deck[: state.left]:
        if state.rules.key[card] == key:
            state.deck = tuple(other for other in state.deck[: state.left] if other != card)
            state.left = len(state.deck)
            return card
    raise AssertionError(f"no {key} in the deck")


def put_on_top(state: State51State, key: str) -> int:
    """The next card that is turned over."""
    card = find(state, key)
    state.deck = (*state.deck, card)
    state.left += 1
    return card


def hand(state: State51State, key: str, seat: int = 0) -> int:
    """A card into a hand."""
    card = find(state, key)
    state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
    return card


def place(state: State51State, key: str, side: int = 0) -> int:
    """A location into a state, without production or bonus."""
    card = find(state, key)
    state.rows[3 * side + state.rules.row[card]] += (card,)
    refresh(state, side)
    return card


def tuck(state: State51State, key: str, seat: int = 0) -> int:
    """A deal."""
    card = find(state, key)
    state.deals[seat] += (card,)
    return card


def open_connection(state: State51State, key: str) -> int:
    """An open connection card on its stack."""
    for stack in (0, 1):
        for card in state.stacks[stack]:
            if state.rules.key[card] == key:
                state.stacks[stack] = tuple(c for c in state.stacks[stack] if c != card)
                state.open[stack] = card
                return card
    raise AssertionError(f"no {key}")


def give(state: State51State, goods: str, seat: int = 0) -> None:
    """Goods into a supply: `gun:2 worker:1`."""
    for token in goods.split():
        name, number = token.split(":")
        if name == "vp":
            state.vp[seat] += int(number)
        else:
            state.goods[KINDS * seat + KIND[name]] += int(number)


def ask(state: State51State) -> State51State:
    """Go on to the next question; this is how a scene begins."""
    state.advance()
    check(state)
    return state


def has(state: State51State, goods: str, seat: int = 0) -> bool:
    """Whether a supply holds exactly these goods, cached ones counted in."""
    return supply(state, seat) == supply_of(goods)


def supply(state: State51State, seat: int = 0) -> dict[str, int]:
    """A supply by name, without what is not there."""
    first = KINDS * seat
    return {
        GOODS[kind]: state.goods[first + kind] for kind in range(KINDS) if state.goods[first + kind]
    }


def supply_of(goods: str) -> dict[str, int]:
    """`gun:2 worker:1` by name."""
    return {name: int(number) for name, number in (token.split(":") for token in goods.split())}


def option(verb: str, thing: int = 0) -> int:
    """An option by the word of its verb."""
    return State51Verb[verb.upper().replace("-", "_")].of(thing)


def offered(state: State51State, verb: str, thing: int = 0) -> bool:
    """Whether the player may do this now."""
    return option(verb, thing) in state.options()


def choose(state: State51State, verb: str, thing: int = 0) -> State51State:
    """Answer the present question by verb and thing."""
    return apply(state, option(verb, thing))


def develop(state: State51State, card: int, old: int) -> State51State:
    """Develop over a location that still stands and is the only one: that is asked."""
    choose(state, "develop", card)
    assert asked(state) == "tear-down"
    return choose(state, "over", old)


def answer(state: State51State, thing: int) -> State51State:
    """Answer the present question with its one option about this thing."""
    (found,) = [one for one in state.options() if one and thing_of(one) == thing]
    return apply(state, found)


def apply(state: State51State, wanted: int) -> State51State:
    """Answer the present question with an option."""
    state.apply(wanted)
    check(state)
    return state


def asked(state: State51State) -> str:
    """The name of the present question."""
    return state.decision.name


def things(state: State51State) -> list[int]:
    """What the present options are about."""
    return [thing_of(one) for one in state.options()]


def say(state: State51State, lang: str = "en") -> list[str]:
    """The present choices in words."""
    told = words(the_game().home(), lang)
    choices = the_game().view(state, state.player)["choices"]
    return [told.say(choice["text"]) for choice in choices]
