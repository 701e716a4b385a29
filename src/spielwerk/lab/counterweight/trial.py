"""One game of Counterweight, watched for the targets of its card set (CW-12)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from spielwerk.bots.drive import SeatedBots
from spielwerk.engine import Game
from spielwerk.engine.option import THING
from spielwerk.games import game as find_game
from spielwerk.games.counterweight.data.cards import PRESTIGE, SECTION
from spielwerk.games.counterweight.rules import inspector, prestige, rounds
from spielwerk.games.counterweight.rules.action import PlayActions
from spielwerk.games.counterweight.state import CounterweightState
from spielwerk.games.counterweight.verbs import DONE, PLAY, VERB
from spielwerk.lab.simulate import Job

BEFORE = ("set-up", "action", "planning")  # phases before anybody can convert


@dataclass(slots=True)
class Trial:
    """What one game says about the targets."""

    players: int
    bots: list[str]  # by seat
    first: int  # the first officer on duty
    end: str = ""
    winners: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    rounds: int = 0
    decisions: int = 0
    checks: int = 0  # dice that cards roll
    control: int = 0  # of the inspector, once he is aboard
    revealed: set[str] = field(default_factory=set)
    built: set[str] = field(default_factory=set)
    playable: Counter[str] = field(default_factory=Counter)  # rounds, by title
    played: Counter[str] = field(default_factory=Counter)
    standing: Counter[str] = field(default_factory=Counter)  # rounds of a prestige section
    unlocked: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)  # questions that could be declined
    declined: Counter[str] = field(default_factory=Counter)

    @property
    def won(self) -> bool:
        """Whether somebody became administrator."""
        return bool(self.winners)

    def share(self, seat: int) -> float:
        """A seat's share of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def lead(self) -> int:
        """How far the winner is ahead of the second."""
        first, second = sorted(self.scores, reverse=True)[:2]
        return first - second


def watch(job: Job, number: int) -> Trial:
    """Play game `number` of a job to its end."""
    game: Game[Any] = find_game(job.game, job.pack, job.changes)
    seed = job.seed + number
    state: CounterweightState = game.new(job.players, seed, job.options, listen=True)
    table = SeatedBots(game, job.seats(number), seed)
    trial = Trial(job.players, job.seats(number), state.co)
    looked = 0  # the last round whose prestige sections were looked at
    now: dict[str, set[str]] = {"playable": set(), "played": set()}
    _hear(trial, state)
    while not state.over:
        if state.round != trial.rounds:
            _close(trial, now)
            trial.rounds = state.round
        if looked < state.round and rounds.phase(state) not in BEFORE:
            looked = state.round
            _look(trial, state)
        option = table.choose(state)
        assert option is not None
        decision = state.decision
        keys = state.rules.keys
        if isinstance(decision, PlayActions):
            now["playable"].update(
                keys[card & THING] for card in state.asked if card & VERB == PLAY
            )
            if option & VERB == PLAY:
                now["played"].add(keys[option & THING])
        elif DONE in state.asked:
            trial.asked[decision.name] += 1
            trial.declined[decision.name] += option == DONE
        trial.decisions += 1
        state.apply(option)
        _hear(trial, state)
    _close(trial, now)
    trial.end = state.end_reason
    trial.winners, trial.scores = state.winners(), state.scores()
    trial.control = inspector.control(state) if state.aboard else 0
    return trial


def _close(trial: Trial, now: dict[str, set[str]]) -> None:
    """Count what could be played in a round, and what was."""
    trial.playable.update(now["playable"])
    trial.played.update(now["played"])
    for found in now.values():
        found.clear()


def _look(trial: Trial, state: CounterweightState) -> None:
    """The prestige sections as the players begin to convert."""
    for place in prestige.completed(state):
        key = state.rules.keys[state.cards[place]]
        trial.standing[key] += 1
        trial.unlocked[key] += prestige.unlocked(state, place)


def _hear(trial: Trial, state: CounterweightState) -> None:
    """What was rolled, revealed and built."""
    rules = state.rules
    for kind, *told in state.events or ():
        if kind == "checked":
            trial.checks += 1
        elif kind in ("revealed", "completed"):
            card = int(told[1])
            if rules.kind[card] in (SECTION, PRESTIGE):
                found = trial.revealed if kind == "revealed" else trial.built
                found.add(rules.keys[card])
    state.events = []
