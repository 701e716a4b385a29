"""The state of a game and the loop that runs its steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from spielwerk.engine.errors import IllegalMove, RulesError
from spielwerk.engine.rng import LCG_ADD, LCG_MUL, MASK64

Option = int | tuple[int, ...]
Event = tuple[str | int, ...]
S = TypeVar("S", bound="State")

GUARD = 100_000  # steps without a question: more is a rule that runs in circles


class Step(Generic[S]):
    """One thing still to be done: plain data, never changed after it was made.

    `run` does it and returns None, or returns the options of the player it asks. A step that asks
    changes nothing in `run` (it may be run again), and does its work in `choose`.
    """

    __slots__ = ()
    kinds: ClassVar[dict[tuple[str, str], type[Step[Any]]]] = {}

    def __init_subclass__(cls) -> None:
        """Remember every kind of step by its game's package and its name, for loading."""
        super().__init_subclass__()
        Step.kinds[cls.__module__.rpartition(".")[0], cls.__name__] = cls

    def run(self, state: S) -> Sequence[Option] | None:
        """Do it, or return the options of the asked player."""
        raise AssertionError(f"{type(self).__name__} does nothing")

    def choose(self, state: S, option: Any) -> None:
        """Carry out one of the options that `run` returned."""
        raise AssertionError(f"{type(self).__name__} asks nothing")


class State:
    """What lies on the table. Flat data only: ints, strings as constants, lists and tuples of them.

    A game's state names its own `__slots__` with annotations, copies itself by hand and says who
    won. `stack` holds the pending steps (the next one last), `asked` the options of `player`.
    """

    __slots__ = (
        "asked",
        "barrier",
        "end_reason",
        "events",
        "opt",
        "over",
        "player",
        "players",
        "rng",
        "rules",
        "stack",
    )
    game_id: ClassVar[str]

    asked: Sequence[Option]
    barrier: int  # grows with every die and every reveal: nobody undoes past it
    end_reason: str
    events: list[Event] | None
    opt: Any  # the rule switches; a game names its own type
    over: bool
    player: int  # the seat that is asked
    players: int
    rng: int
    rules: Any  # cards, boards, numbers: shared, never changed; a game names its own type
    stack: list[Step[Any]]

    def __init__(self, players: int, rules: Any, opt: Any, rng: int) -> None:
        self.asked = ()
        self.barrier = 0
        self.end_reason = ""
        self.events = None
        self.opt = opt
        self.over = False
        self.player = 0
        self.players = players
        self.rng = rng
        self.rules = rules
        self.stack = []

    # What bots, tables and tests use

    def options(self) -> Sequence[Option]:
        """What the asked player may choose, in a stable order; empty when the game is over."""
        return self.asked

    def apply(self, option: Option) -> None:
        """Choose for the asked player and go on to the next question or the end."""
        if option not in self.asked:
            if self.over:
                raise IllegalMove("The game is over: nothing can be chosen any more.")
            raise IllegalMove(
                f"Option {option!r} is not open to seat {self.player} now; "
                f"open are {list(self.asked[:20])!r}{' …' if len(self.asked) > 20 else ''}."
            )
        self.stack.pop().choose(self, option)
        self.advance()

    def interjections(self, seat: int) -> Sequence[Option]:
        """What `seat` may do now without being asked; most games know none."""
        return ()

    def interject(self, seat: int, option: Option) -> None:
        """Do what `seat` may do without being asked, then ask the present question anew."""
        if option not in self.interjections(seat):
            raise IllegalMove(f"Seat {seat} can't interject {option!r} now.")
        self.carry_out_interjection(seat, option)
        if not self.over:
            self.advance()

    def carry_out_interjection(self, seat: int, option: Any) -> None:
        """Change the state as the interjection says."""
        raise AssertionError(f"{type(self).__name__} knows no interjections")

    def scores(self) -> list[int]:
        """The points of every seat, as they stand now."""
        raise AssertionError(f"{type(self).__name__} has no scores")

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game runs and when nobody has."""
        raise AssertionError(f"{type(self).__name__} names no winners")

    def copy(self: S) -> S:
        """A state that shares nothing changeable with this one."""
        raise AssertionError(f"{type(self).__name__} can't be copied")

    # What rules use

    def then(self, *steps: Step[Any]) -> None:
        """Do these steps next, in reading order."""
        self.stack.extend(steps[::-1])

    def tell(self, kind: str, *args: int) -> None:
        """Report what happened, if anybody listens."""
        if self.events is not None:
            self.events.append((kind, *args))

    def finish(self, reason: str) -> None:
        """End the game here and now."""
        self.over = True
        self.end_reason = reason
        self.asked = ()
        self.stack.clear()

    def roll(self, sides: int) -> int:
        """A die: 1 … sides."""
        self.barrier += 1
        self.rng = rng = (self.rng * LCG_MUL + LCG_ADD) & MASK64
        return (rng >> 33) % sides + 1

    def shuffled(self, cards: Sequence[int]) -> tuple[int, ...]:
        """These cards in a random order."""
        deck = list(cards)
        rng = self.rng
        for last in range(len(deck) - 1, 0, -1):
            rng = (rng * LCG_MUL + LCG_ADD) & MASK64
            other = (rng >> 33) % (last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        self.rng = rng
        return tuple(deck)

    def reveal(self) -> None:
        """Something hidden became known: from here on nothing before can be undone."""
        self.barrier += 1

    # The loop

    def advance(self) -> None:
        """Run steps until somebody has a real choice or the game is over.

        A lone option is taken without asking, an empty list is skipped.
        """
        stack = self.stack
        steps = GUARD
        while not self.over:
            if not stack:
                raise RulesError(f"{self.game_id}: nothing left to do, but the game is not over.")
            step = stack.pop()
            options = step.run(self)
            if options:
                if len(options) > 1:
                    stack.append(step)
                    self.asked = options
                    return
                step.choose(self, options[0])
            steps -= 1
            if not steps:
                raise RulesError(
                    f"{self.game_id}: {GUARD} steps without a question; last {step!r}."
                )
        self.asked = ()

    def base_copy(self, other: State) -> None:
        """Give `other` this state's share of the engine; the game's `copy` does the rest."""
        other.asked = self.asked
        other.barrier = self.barrier
        other.end_reason = self.end_reason
        other.events = None
        other.opt = self.opt
        other.over = self.over
        other.player = self.player
        other.players = self.players
        other.rng = self.rng
        other.rules = self.rules
        other.stack = self.stack[:]
