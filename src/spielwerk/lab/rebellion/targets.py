"""The targets of RB-6 at all tables: `python -m spielwerk.lab.rebellion.targets docs/playtest`.

Writes `rebellion-targets.<lang>.md`: bots of several levels, alike and mixed, play the documents'
numbers and the tuned ones from fixed seeds. Every share stands with its 95 % interval and the
number of games. `--scale 0.1` plays a tenth of them; after every table the
files are written anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import polars as pl
import typer

from spielwerk.lab.plan import Plan, Provenance
from spielwerk.lab.reading import Reading
from spielwerk.lab.rebellion.sections import landless_first, looking_on
from spielwerk.lab.run import carry_out
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.stats import Estimate
from spielwerk.lab.store import RunFolder

GAME = "rebellion"
SEED = 70_000  # far from those of the playtest
FAIR = (0.45, 0.55)  # of the games, for either side
EARLY = 0.02  # of the games, in which somebody may be landless before his first turn
HEAD = ("table", "n", "empire", "landless-first", "looking-on", "half-time", "rounds", "length")
LANGUAGES = ("en", "de")
MET, OPEN, MISSED = " ✓", " ~", " ✗"


@dataclass(frozen=True)
class Trial:
    """One kind of table: who plays the Empire, who the Rebels, with which numbers, how often."""

    empire: str
    rebels: str
    games: int
    balance: str = "tuned"
    tables: tuple[int, ...] = (2, 3, 4, 5)

    def plan(self, players: int) -> Plan:
        """The run at one number of players."""
        return Plan(
            game=GAME,
            players=(players,),
            bots=(self.empire, *[self.rebels] * (players - 1)),
            games=self.games,
            seed=SEED,
            options={"balance": self.balance},
            rotate=False,
        )


SEARCH = "level3@20"  # a short search, the same on every machine
TRIALS = (
    Trial("level2", "level2", 300, "documents"),
    Trial("level2", "level2", 600),
    Trial(SEARCH, SEARCH, 160),
    Trial("bold", "careful", 60),
    Trial("careful", "bold", 60),
)


@dataclass(frozen=True)
class Found:
    """What the games of one table say."""

    players: int
    empire: Estimate
    landless: Estimate
    looking_on: Estimate
    leader: Estimate  # at half-time, wins
    rounds: float
    decisions: float
    minutes: float

    @classmethod
    def of(cls, reading: Reading, players: int) -> Found:
        """The figures of a run."""
        shares = dict(reading.sides(players))
        behind = reading.comebacks(players)
        return cls(
            players,
            shares["side-empire"],
            landless_first(reading, players),
            looking_on(reading, players),
            replace(behind, value=1 - behind.value, low=1 - behind.high, high=1 - behind.low),
            reading.spread(players, pl.col("rounds"))[0],
            reading.spread(players, pl.col("decisions"))[0],
            reading.spread(players, reading.minutes())[0],
        )

    def cells(self, say: Sayer) -> list[str]:
        """The same in words, with a mark at what has a target."""
        length = say("targets-length", n=round(self.decisions), minutes=round(self.minutes))
        return [
            say("table", players=self.players),
            str(self.empire.n),
            say.interval(self.empire) + mark(self.empire, *FAIR),
            say.interval(self.landless) + mark(self.landless, 0, EARLY),
            say.interval(self.looking_on) + mark(self.looking_on, 0, 0),
            say.interval(self.leader),
            say.number(self.rounds),
            length,
        ]


def mark(figure: Estimate, low: float, high: float) -> str:
    """Whether a figure lies where it should; open where only its interval reaches there."""
    if low <= figure.value <= high:
        return MET
    return OPEN if figure.low <= high and figure.high >= low else MISSED


def play(trial: Trial, players: int, workers: int) -> Found:
    """The games of one table."""
    with TemporaryDirectory() as scratch:
        store = RunFolder.begin(Path(scratch) / "run", Provenance.of(trial.plan(players)))
        carry_out(store, workers=workers, noted=("course", "rounds", "things"))
        return Found.of(Reading(store), players)


def lines(found: Sequence[tuple[Trial, Sequence[Found]]], say: Sayer) -> Iterator[str]:
    """All tables as Markdown."""
    yield f"# {say('targets-title', game=say.name('game-title'))}\n"
    low, high = (round(100 * share) for share in FAIR)
    yield say("targets-note", seed=SEED, low=low, high=high, early=round(100 * EARLY))
    for trial, tables in found:
        numbers = say.name(f"switch-balance-{trial.balance}")
        who = {"empire": trial.empire, "rebels": trial.rebels}
        yield f"\n## {say('targets-trial', numbers=numbers, **who)}\n"
        yield "| " + " | ".join(say(f"column-{id}") for id in HEAD) + " |"
        yield "|" + "---|" * len(HEAD)
        for one in tables:
            yield "| " + " | ".join(one.cells(say)) + " |"


def write(folder: Path, found: Sequence[tuple[Trial, Sequence[Found]]]) -> None:
    """The files, with all that was found so far."""
    for lang in LANGUAGES:
        text = "\n".join(lines(found, Sayer(GAME, lang)))
        (folder / f"{GAME}-targets.{lang}.md").write_text(text + "\n", encoding="utf-8")


def main(
    folder: Path,
    scale: Annotated[float, typer.Option(help="Play so many times as many games.")] = 1.0,
    jobs: Annotated[int, typer.Option("--jobs", "-j")] = 1,
) -> None:
    """Play all tables and write what they say."""
    found: list[tuple[Trial, list[Found]]] = []
    for usual in TRIALS:
        trial = replace(usual, games=max(2, round(usual.games * scale)))
        found.append((trial, []))
        for players in trial.tables:
            found[-1][1].append(play(trial, players, jobs))
            write(folder, found)


if __name__ == "__main__":
    typer.run(main)
