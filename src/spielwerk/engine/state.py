"""The state of a game and the loop that runs its steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar, get_args, get_origin

from spielwerk.engine.chance import LCG_ADD, LCG_MUL, MASK64, Chance, draw
from spielwerk.engine.errors import IllegalMove, RulesError
from spielwerk.engine.fields import field_types
from spielwerk.engine.option import Option
from spielwerk.engine.step import Decision, Step

Event = tuple[str | int, ...]
Watch = Callable[[Step[Any], Sequence[int] | None], None]
S = TypeVar("S", bound="State")
T = TypeVar("T")

LIMIT = 100_000  # steps without a question: more is a rule that runs in circles


@dataclass(slots=True, init=False)
class State:
    """What lies on the table. Flat data only: ints, strings as constants, lists and tuples of them.

    A game's state is a `@dataclass(slots=True, init=False)` that names its own fields and says who
    won; copying and saving follow from the fields. `stack` holds the pending steps (the next one
    last), `asked` the options of `player`.
    """

    game_id: ClassVar[str]

    asked: Sequence[Option]
    barrier: int  # grows with every die, reveal and choice made for another: no undo goes past it
    end_reason: str
    events: list[Event] | None  # None while nobody listens
    opt: Any  # the rule switches; a game names its own type
    over: bool
    player: int  # the seat that is asked
    players: int
    rng: int  # the fast chance, or how far the secret one has come
    rules: Any  # cards, boards, numbers: shared, never changed; a game names its own type
    secret: bytes  # the key of the secret chance; empty where the fast one will do
    stack: list[Step[Any]]

    def __init__(self, players: int, rules: Any, opt: Any, chance: Chance) -> None:
        self.asked = ()
        self.barrier = 0
        self.end_reason = ""
        self.events = None
        self.opt = opt
        self.over = False
        self.player = 0
        self.players = players
        self.rng = 0 if isinstance(chance, bytes) else chance
        self.rules = rules
        self.secret = chance if isinstance(chance, bytes) else b""
        self.stack = []

    # What bots, tables and tests use

    def options(self) -> Sequence[Option]:
        """What the asked player may choose, in a stable order; empty when the game is over."""
        return self.asked

    @property
    def decision(self) -> Decision[Any]:
        """The question that is asked now; only while the game runs."""
        decision = self.stack[-1]
        assert isinstance(decision, Decision)
        return decision

    def apply(self, option: Option, watch: Watch | None = None) -> None:
        """Choose for the asked player and go on to the next question or the end."""
        if option not in self.asked:
            if self.over:
                raise IllegalMove("The game is over: nothing can be chosen any more.")
            raise IllegalMove(
                f"Option {option!r} is not open to seat {self.player} now; "
                f"open are {list(self.asked[:20])!r}{' …' if len(self.asked) > 20 else ''}."
            )
        self.stack.pop().choose(self, option)
        self.advance(watch)

    def unasked(self, seat: int) -> Decision[Any] | None:
        """What `seat` may do now without being asked; most games know nothing of the kind."""
        return None

    def interjections(self, seat: int) -> Sequence[Option]:
        """The options of what `seat` may do without being asked."""
        unasked = None if self.over else self.unasked(seat)
        return unasked.options(self) if unasked else ()

    def interject(self, seat: int, option: Option) -> None:
        """Do what `seat` may do without being asked, then ask the present question anew."""
        unasked = self.unasked(seat)
        if unasked is None or option not in self.interjections(seat):
            raise IllegalMove(f"Seat {seat} can't interject {option!r} now.")
        unasked.choose(self, option)
        if not self.over:
            self.advance()

    def scores(self) -> list[int]:
        """The points of every seat, as they stand now."""
        raise AssertionError(f"{type(self).__name__} has no scores")

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game runs and when nobody has."""
        raise AssertionError(f"{type(self).__name__} names no winners")

    def copy(self: S) -> S:
        """A state that shares nothing changeable with this one."""
        kind = type(self)
        made = copier(kind)
        setattr(kind, "copy", made)  # noqa: B010 (from now on the class copies without detour)
        return made(self)

    # What rules use

    def then(self, *steps: Step[Any]) -> None:
        """Do these steps next, in reading order."""
        self.stack.extend(steps[::-1])

    def after(self, height: int, step: Step[Any]) -> None:
        """Do a step once all is done that was put on the stack since it had this height.

        For a step that goes round (card by card, seat by seat) and must wait where something on
        its way asks somebody. When the game has ended on the way, nothing follows.
        """
        if not self.over:
            self.stack.insert(height, step)

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
        if self.secret:
            result, self.rng = draw(self.secret, self.rng, sides)
            return result + 1
        self.rng = rng = (self.rng * LCG_MUL + LCG_ADD) & MASK64
        return (rng >> 33) % sides + 1

    def shuffled(self, cards: Sequence[int]) -> tuple[int, ...]:
        """These cards in a random order."""
        deck = list(cards)
        rng, secret = self.rng, self.secret
        for last in range(len(deck) - 1, 0, -1):
            if secret:
                other, rng = draw(secret, rng, last + 1)
            else:
                rng = (rng * LCG_MUL + LCG_ADD) & MASK64
                other = (rng >> 33) % (last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        self.rng = rng
        return tuple(deck)

    def reveal(self) -> None:
        """Something hidden became known: from here on nothing before can be undone."""
        self.barrier += 1

    # The loop

    def advance(self, watch: Watch | None = None) -> None:
        """Run steps until somebody has a real choice or the game is over.

        A lone option is taken without asking, unless its question pauses for what others may do
        unasked; an empty list is skipped. Where that happens to another seat than the one that
        moved, it shows what the other one can do: a barrier.
        `watch` is told of every step that was done without asking, with what it returned.
        """
        stack = self.stack
        steps = LIMIT
        while not self.over:
            if not stack:
                raise RulesError(f"{self.game_id}: nothing left to do, but the game is not over.")
            step = stack.pop()
            options = step.run(self)
            if options is not None:
                if len(options) > 1 or (options and step.pauses(self)):
                    self.player = step.asks(self)
                    stack.append(step)
                    self.asked = options
                    return
                if step.asks(self) != self.player:
                    self.barrier += 1
                if options:
                    step.choose(self, options[0])
            if watch is not None:
                watch(step, options)
            steps -= 1
            if not steps:
                raise RulesError(
                    f"{self.game_id}: {LIMIT} steps without a question; last {step!r}."
                )
        self.asked = ()


def changed(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """These values with one of them changed: what seldom changes is a tuple that copies share."""
    return (*values[:place], value, *values[place + 1 :])


SHARED = ("opt", "rules")  # never copied nor saved; only a type checker knows their types


def own_fields(kind: type[State]) -> dict[str, Any]:
    """The fields of a state with their types, but for those that all states of a game share."""
    return field_types(kind, SHARED)


def copier(kind: type[S]) -> Callable[[S], S]:
    """A function that copies states of a kind: lists are copied, all else is shared.

    It is written out as source, one line a field, because a loop over names takes three times as
    long, and a search copies millions of states.
    """
    lines = ["def copy(self):", "    other = new(kind)"]
    lines += [f"    other.{name} = self.{name}" for name in SHARED]
    for name, hint in own_fields(kind).items():
        if name == "events":
            lines.append("    other.events = None")
            continue
        is_list = get_origin(hint) is list
        if is_list and get_origin(get_args(hint)[0]) in (list, dict, set):
            raise TypeError(f"{kind.__name__}.{name}: a state holds no lists inside of lists")
        lines.append(f"    other.{name} = self.{name}{'[:]' if is_list else ''}")
    lines.append("    return other")
    scope: dict[str, Any] = {"new": kind.__new__, "kind": kind}
    exec("\n".join(lines), scope)
    made: Callable[[S], S] = scope["copy"]
    return made
