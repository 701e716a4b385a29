"""Turn numbers of the data files until the targets are met."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, median
from tempfile import TemporaryDirectory

import msgspec
import optuna

from spielwerk.engine import DataError, SpielwerkError
from spielwerk.engine.errors import meant
from spielwerk.lab.metrics import ALONG, PLAIN, is_share, per_game
from spielwerk.lab.plan import FRESH, Plan, Provenance
from spielwerk.lab.reading import Reading
from spielwerk.lab.run import carry_out
from spielwerk.lab.store import RunFolder
from spielwerk.lab.wrong import wrong

Values = dict[tuple[str, int], float]  # (figure, players) -> mean
GOAL = re.compile(
    r"(?P<median>median\()?(?P<figure>[a-z_]+(?:\([\w-]+\))?)\)?(?:@(?P<players>\d+))?\s*"
    r"(?P<sign>>=|<=|=)\s*(?P<low>[\d.]+?)(?:\.\.(?P<high>[\d.]+))?$"
)


@dataclass(frozen=True)
class Goal:
    """A figure and where it should lie; at one table or at all."""

    figure: str
    low: float
    high: float
    players: int | None = None
    text: str = ""

    @classmethod
    def parse(cls, text: str) -> Goal:
        """`share(empire)=0.5`, `rounds@4=14..20`, `end(bankrupt)>=0.1`, `median(rounds)<=20`."""
        found = GOAL.match(text.strip())
        if found is None:
            raise wrong("target", target=text)
        figure = f"median({found['figure']})" if found["median"] else found["figure"]
        inner = found["figure"]
        if not is_share(inner) and inner not in PLAIN:
            near = meant(inner, PLAIN)
            raise wrong("target-figure", figure=inner, known=PLAIN, near=near)
        low = float(found["low"])
        if found["high"]:
            high = float(found["high"])
        elif found["sign"] == ">=":
            high = float("inf")
        elif found["sign"] == "<=":
            low, high = float("-inf"), low
        else:
            around = 0.03 if is_share(inner) else abs(low) * 0.05
            low, high = low - around, low + around
        table = int(found["players"]) if found["players"] else None
        return cls(figure, low, high, table, text.strip())

    def tables(self, plan: Plan) -> list[int]:
        """The tables at which it is measured."""
        if self.players is None:
            return list(plan.players)
        if self.players not in plan.players:
            raise wrong("target-table", target=self.text, players=self.players)
        return [self.players]

    def met(self, value: float) -> bool:
        """Whether a value lies where it should."""
        return self.low <= value <= self.high

    def loss(self, value: float) -> float:
        """How far a value is off: 0 in the middle, 1 at the edge of what is wanted."""
        if self.high == float("inf"):
            return max(0.0, (self.low - value) / (abs(self.low) or 1) * 5)
        if self.low == float("-inf"):
            return max(0.0, (value - self.high) / (abs(self.high) or 1) * 5)
        half = (self.high - self.low) / 2 or 1e-9
        return abs(value - (self.high + self.low) / 2) / half


@dataclass(frozen=True)
class Knob:
    """A number that may be turned, or a switch with several positions."""

    key: str
    low: int = 0
    high: int = 0
    step: int = 1
    values: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Knob:
        """`numbers.berths=2..5`, `board.credits=10..60..5`, `switch.loot=literal|stolen`."""
        key, equals, rest = text.partition("=")
        key = key.strip()
        found = re.fullmatch(r"(-?\d+)\.\.(-?\d+)(?:\.\.(\d+))?", rest.strip())
        if equals and "." in key and found:
            low, high, step = int(found[1]), int(found[2]), int(found[3] or 1)
            if low < high and step > 0:
                return cls(key, low, high, step)
        elif equals and "." in key and "|" in rest:
            return cls(key, values=tuple(part.strip() for part in rest.split("|")))
        raise wrong("knob", knob=text)

    def check(self, plan: Plan) -> None:
        """Complain now of a knob that nothing can be turned by."""
        refused: SpielwerkError | None = None
        for value in self.values or (
            str(self.low),
            str((self.low + self.high) // 2),
            str(self.high),
        ):
            try:
                turn(plan, {self.key: value}).check()
            except SpielwerkError as error:
                refused = error
            else:
                return
        raise wrong("knob-refused", refused, knob=self.key)

    def suggest(self, trial: optuna.Trial) -> str:
        """A value to try."""
        if self.values:
            return str(trial.suggest_categorical(self.key, list(self.values)))
        return str(trial.suggest_int(self.key, self.low, self.high, step=self.step))


@dataclass(frozen=True)
class Trial:
    """One setting and what it gave."""

    number: int
    changes: dict[str, str]
    values: Values
    loss: float
    met: bool
    refused: str = ""
    log: list[str] = field(default_factory=list)

    def said(self) -> str:
        """In one line."""
        setting = ", ".join(f"{key}={value}" for key, value in self.changes.items())
        if self.refused:
            return f"{setting} → refused: {self.refused}"
        results = ", ".join(
            f"{figure}@{players} {value:.3f}" for (figure, players), value in self.values.items()
        )
        return f"{setting} → {results} (off by {self.loss:.2f}){' ✓' if self.met else ''}"


Known = MutableMapping[str, list[tuple[str, int, float]]]  # figures of settings that were tried


@dataclass(frozen=True)
class Bench:
    """How settings are tried: by how many, who counts the games, and what is known already."""

    workers: int = 1
    games: Callable[[int], None] = lambda games: None  # so many games more were played
    known: Known = field(default_factory=dict)

    def measure(self, plan: Plan, goals: Sequence[Goal]) -> Values:
        """The goals' figures of a plan, played unless they are known."""
        name = " ".join([Provenance.of(plan).key, str(plan.games), *(goal.text for goal in goals)])
        if name in self.known:
            self.games(plan.games * len(plan.players))
        else:
            found = measure(plan, goals, self.workers, self.games)
            self.known[name] = [(figure, table, value) for (figure, table), value in found.items()]
        return {(figure, table): value for figure, table, value in self.known[name]}


def measure(
    plan: Plan,
    goals: Sequence[Goal],
    workers: int,
    games: Callable[[int], None] = lambda games: None,
) -> Values:
    """The goals' figures of a plan."""
    with TemporaryDirectory() as folder:
        store = RunFolder.begin(Path(folder) / "run", Provenance.of(plan))
        followed = any(figure in goal.figure for figure in ALONG for goal in goals)
        noted = ("course",) if followed else ()
        carry_out(store, workers=workers, progress=games, noted=noted)
        reading = Reading(store)
        frames = {players: per_game(reading, players) for players in plan.players}
    values: Values = {}
    for goal in goals:
        inner = goal.figure.removeprefix("median(").rstrip(")")
        name = f"{inner})" if "(" in inner else inner
        for players in goal.tables(plan):
            frame = frames[players]
            if name not in frame.columns and not name.startswith("end("):
                raise wrong("target-none", target=goal.text, known=frame.columns[2:])
            found = frame[name].drop_nulls().to_list() if name in frame.columns else []
            middle = median if goal.figure.startswith("median(") else fmean
            values[goal.figure, players] = float(middle(found)) if found else 0.0
    return values


def search(
    plan: Plan,
    goals: Sequence[Goal],
    knobs: Sequence[Knob],
    *,
    trials: int = 40,
    bench: Bench | None = None,
    progress: Callable[[Trial], None] = lambda trial: None,
) -> Trial:
    """Try settings until one meets all targets, on fresh seeds too; else the best one."""
    bench = bench or Bench()
    for knob in knobs:
        knob.check(plan)
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(
        sampler=optuna.samplers.TPESampler(seed=plan.seed, n_startup_trials=max(5, 2 * len(knobs)))
    )
    best: Trial | None = None
    tried: dict[tuple[str, ...], float] = {}
    for number in range(trials):
        asked = study.ask()
        changes = {knob.key: knob.suggest(asked) for knob in knobs}
        setting = tuple(changes.values())
        if setting in tried:  # the same games again would say the same
            study.tell(asked, tried[setting])
            continue
        trial = _try(number, plan, goals, changes, bench)
        tried[setting] = trial.loss
        study.tell(asked, trial.loss)
        progress(trial)
        if trial.met:
            fresh = msgspec.structs.replace(plan, seed=plan.seed + FRESH, games=2 * plan.games)
            again = _try(number, fresh, goals, changes, bench)
            progress(again)
            if again.met:
                return again
            trial = again  # what holds only on the seeds it was found on does not count
        if not trial.refused and (best is None or trial.loss < best.loss):
            best = trial
    if best is None:
        raise wrong("all-refused")
    return best


def _try(
    number: int, plan: Plan, goals: Sequence[Goal], changes: Mapping[str, str], bench: Bench
) -> Trial:
    turned = turn(plan, changes)
    try:
        turned.check()
    except DataError as error:
        return Trial(number, dict(changes), {}, 100.0, False, refused=error.why("en"))
    values = bench.measure(turned, goals)
    losses = [
        goal.loss(values[goal.figure, players]) for goal in goals for players in goal.tables(plan)
    ]
    met = all(
        goal.met(values[goal.figure, players]) for goal in goals for players in goal.tables(plan)
    )
    return Trial(number, dict(changes), values, sum(loss * loss for loss in losses), met)


def turn(plan: Plan, changes: Mapping[str, str]) -> Plan:
    """A plan with these knobs turned; `switch.name` turns a rule switch."""
    options, sets = dict(plan.options), dict(plan.changes)
    for key, value in changes.items():
        if key.startswith("switch."):
            options[key.removeprefix("switch.")] = value
        else:
            sets[key] = value
    return msgspec.structs.replace(plan, options=options, changes=sets)
