"""`spielwerk lab …`: simulate, report, compare, tune, probe."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table as Grid
from rich.text import Text

from spielwerk.cli.flags import (
    Bots,
    Games,
    Jobs,
    Lang,
    Name,
    OneTable,
    Out,
    Pack,
    Seed,
    Sets,
    Switches,
    command_line,
    pairs,
    spoken,
    spread,
    workers,
)
from spielwerk.engine import SpielwerkError
from spielwerk.games import game as find_game
from spielwerk.registry import GAMES

if TYPE_CHECKING:
    from spielwerk.lab.plan import Plan
    from spielwerk.lab.store import RunFolder
    from spielwerk.lab.tune import Trial

lab_app = typer.Typer(
    help="Playtest: simulate thousands of games, report, compare, tune, probe.",
    no_args_is_help=True,
)
console = Console()

Tables = Annotated[
    str, typer.Option("--players", "-p", help="How many sit at the table, by commas: 2,3,4.")
]
Ray = Annotated[
    str | None,
    typer.Option("--ray", help="The address of a Ray cluster, or local: the same tasks run there."),
]


@lab_app.callback()
def needs() -> None:
    """Playtest: simulate thousands of games, report, compare, tune, probe."""
    try:
        import polars  # noqa: F401
        import scipy  # noqa: F401
    except ImportError:
        raise SpielwerkError("The lab needs more packages: pip install 'spielwerk[lab]'.") from None


@lab_app.command()
def run(
    name: Name,
    players: Tables = "",
    games: Games = 1000,
    bots: Bots = "",
    seed: Seed = 0,
    jobs: Jobs = 0,
    ray: Ray = None,
    option: Switches = None,
    changes: Sets = None,
    pack: Pack = None,
    events: Annotated[bool, typer.Option("--events", help="Keep every event as a row.")] = False,
    prove: Annotated[
        bool,
        typer.Option(help="Put cards that go with winning or losing to the test: restricted play."),
    ] = True,
    baseline: Annotated[
        bool,
        typer.Option(help="Of changed data: play the game as it is, too, on the same seeds."),
    ] = True,
    out: Out = None,
    lang: Lang = "",
) -> None:
    """Simulate many games into Parquet files; the same command again goes on where it stopped."""
    from spielwerk.lab.baseline import baseline as beside
    from spielwerk.lab.baseline import begin
    from spielwerk.lab.compare import apart
    from spielwerk.lab.desk.runs import said_beside
    from spielwerk.lab.plan import two_bots
    from spielwerk.lab.run import carry_out
    from spielwerk.lab.sayer import Sayer

    bots = bots or two_bots(name)
    plan = make_plan(name, players, games, bots, seed, option, changes, pack, events=events)
    own = beside(plan) if baseline else None
    say = Sayer(name, spoken(lang))
    for said in filter(None, (apart(plan.crews, say), own and said_beside(plan, say))):
        console.print(said, highlight=False)
    folder = out or Path("lab") / name
    stores = begin(folder, plan, own, command_line())
    before = sum(store.spent for store in stores)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a polite kill stops cleanly too
    played = 0
    with bar(name, plan.games * len(plan.players) * len(stores)) as step:
        try:
            for store in stores:
                played += carry_out(store, workers=workers(jobs), ray=ray, progress=step)
        except KeyboardInterrupt:
            done = sum(len(store.done(table)) for store in stores for table in plan.players)
            console.print(f"Stopped; {done} games are kept. The same command goes on from there.")
            raise typer.Exit(130) from None
    spent = sum(store.spent for store in stores) - before
    rate = played / spent if played else 0.0
    console.print(f"{played} games played ({rate:.1f} a second), all in {folder}.")
    if played or not list(folder.glob("report.*.html")):
        if prove:
            prove_flagged(stores[0], workers(jobs))
        write_report(folder, spoken(lang), None)


@lab_app.command()
def report(
    folder: Path,
    lang: Lang = "",
    out: Annotated[Path | None, typer.Option("--out", help="The HTML file.")] = None,
) -> None:
    """Write the report of a run as one HTML file; its summary is printed too."""
    write_report(folder, spoken(lang), out)


@lab_app.command()
def worth(
    folder: Path,
    out: Annotated[
        Path | None, typer.Option("--out", help="The file; default: the package's own.")
    ] = None,
) -> None:
    """Keep what a run says about every card's worth, for the catalogue of cards in the browser."""
    from spielwerk.lab.reading import Reading
    from spielwerk.lab.store import RunFolder
    from spielwerk.lab.worth import HOME, measure, write

    store = RunFolder.open(folder)
    name = store.plan.game
    found = measure(Reading(store))
    if not found.cards:
        raise SpielwerkError(f"The run in {folder} has too few games to tell the worth of a card.")
    path = out or HOME / f"{name}.json"
    write(found, path)
    console.print(f"{len(found.cards)} cards from {found.games} games, in {path}.")


@lab_app.command()
def compare(
    variants: Annotated[
        list[str],
        typer.Argument(
            metavar="A B …",
            help="Folders of runs, or with --game variants to play: own, "
            "'name: switch=value, file.key=value, pack=DIR'.",
        ),
    ],
    game: Annotated[str, typer.Option("--game", help=f"One of {', '.join(GAMES)}.")] = "",
    players: Tables = "",
    games: Games = 1000,
    bots: Bots = "",
    seed: Seed = 0,
    jobs: Jobs = 0,
    ray: Ray = None,
    lang: Lang = "",
    out: Out = None,
) -> None:
    """Compare variants on common seeds: which difference is more than noise?"""
    from spielwerk.lab.compare import apart, comparison, comparison_page, plan_of_variant, reach
    from spielwerk.lab.desk.runs import differs_by
    from spielwerk.lab.plan import Provenance, two_bots
    from spielwerk.lab.run import carry_out
    from spielwerk.lab.sayer import Sayer
    from spielwerk.lab.store import RunFolder

    folder = out or Path("lab") / "compare"
    wanted = bots or (two_bots(game) if game else "")
    base = make_plan(game, players, games, wanted, seed, None, None, None) if game else None
    given: list[RunFolder | Plan] = []
    for variant in variants:  # all are read before the first is played
        if (Path(variant) / "run.json").is_file():
            given.append(RunFolder.open(Path(variant)))
        elif base is not None:
            given.append(plan_of_variant(base, variant))
        else:
            raise SpielwerkError(
                f"{variant!r} is no folder of a run; to play a variant give --game."
            )
    if len(given) < 2:
        raise SpielwerkError("A comparison needs two variants or more.")
    stores = []
    if base is not None:
        say = Sayer(base.game, spoken(lang))
        for said in filter(None, (differs_by(base, say), apart(base.crews, say))):
            console.print(said, highlight=False)
    for number, one in enumerate(given):
        if isinstance(one, RunFolder):
            stores.append(one)
            continue
        provenance = Provenance.of(one, command_line())
        store = RunFolder.begin(folder / f"{number}-{provenance.key}", provenance)
        with bar(one.name, one.games * len(one.players)) as step, stoppable():
            carry_out(store, workers=workers(jobs), ray=ray, progress=step)
        stores.append(store)
    say = Sayer(stores[0].plan.game, spoken(lang), stores[-1].plan.pack)
    found = comparison(stores)
    for other in found:
        console.print(reach(other, say), highlight=False)
        head = [say("column-figure"), other.base, other.name, say("column-difference"), ""]
        for changed in other.changed:  # what was changed stands first
            entries = "; ".join(entry.said(say) for entry in changed.entries)
            grid = Grid(*head, title=f"{changed.called(say)}: {entries}", title_justify="left")
            for row in changed.rows:
                grid.add_row(*row.cells(say), style="bold" if row.verdict == "sure" else "dim")
            console.print(grid if changed.rows else f"{grid.title}\n{say('changed-unseen')}")
        grid = Grid(*head)
        for row in other.rows:
            grid.add_row(*row.cells(say), style="bold" if row.verdict == "sure" else "dim")
        console.print(grid)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"compare.{say.lang}.html"
    path.write_text(comparison_page(stores, found, say), encoding="utf-8")
    console.print(f"✓ {path}")


@lab_app.command()
def tune(
    name: Name,
    target: Annotated[
        list[str], typer.Option("--target", "-t", help="'share(empire)=0.5', 'rounds@4=14..20' …")
    ],
    knob: Annotated[
        list[str],
        typer.Option("--knob", "-k", help="file.key=low..high[..step] or switch.name=a|b"),
    ],
    players: Tables = "",
    games: Games = 200,
    trials: Annotated[int, typer.Option(help="At most so many settings are tried.")] = 40,
    bots: Bots = "",
    seed: Seed = 0,
    jobs: Jobs = 0,
    option: Switches = None,
    changes: Sets = None,
    pack: Pack = None,
    out: Out = None,
) -> None:
    """Turn numbers of the data files until the targets are met; prints them as a patch."""
    from spielwerk.lab.patch import patch_of, write_pack
    from spielwerk.lab.tune import Bench, Goal, Knob, search

    plan = make_plan(name, players, games, bots, seed, option, changes, pack)
    goals = [Goal.parse(text) for text in target]
    knobs = [Knob.parse(text) for text in knob]
    console.print(f"{len(knobs)} knobs, {len(goals)} targets, {games} games a table and trial.")
    bench = Bench(workers(jobs))
    found = search(plan, goals, knobs, trials=trials, bench=bench, progress=tell_trial)
    console.print(
        f"{'✓ all targets met' if found.met else '✗ not all targets met; the best setting is'}: "
        f"{found.said()}"
    )
    patch = patch_of(plan, found.changes)
    typer.echo(patch, nl=False)
    if out is not None:
        write_pack(plan, found.changes, out)
        console.print(f"✓ as a pack: {out}")
    if not found.met:
        raise typer.Exit(1)


@lab_app.command()
@spread
def probe(
    name: Name,
    what: Annotated[
        str,
        typer.Option(
            help="restricted, deals, sensitivity, skill, seats, kingmaking, holes: by commas; "
            "default all."
        ),
    ] = "",
    only: Annotated[
        str,
        typer.Option(
            help="Only what matches: 'card-*', 'numbers.*' (restricted, deals, sensitivity)."
        ),
    ] = "*",
    *,
    table: OneTable,
) -> None:
    """Ask what matters: restricted play, sensitivity, skill and luck, seats, kingmaking, holes."""
    from spielwerk.lab.probe import PROBES, Asked, probe_page
    from spielwerk.lab.sayer import Sayer

    plan = plan_of_table(name, table)
    say = Sayer(name, spoken(table.lang), plan.pack)
    kinds = [part.strip() for part in what.split(",")] if what else list(PROBES)
    for kind in kinds:
        if kind not in PROBES:
            raise SpielwerkError(f"There is no probe '{kind}'; there are {', '.join(PROBES)}.")
    folder = table.out or Path("lab") / f"{name}-probe"
    asked = Asked(plan, only=only, workers=workers(table.jobs), kept=folder / "answers.jsonl")
    path = folder / f"probe.{say.lang}.html"
    sections = []
    for kind in kinds:
        with bar(kind, PROBES[kind].size(asked)) as step, stoppable():
            answer = PROBES[kind].ask(asked, step)
        console.print(answer.grid(say))
        sections.append(answer)
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(probe_page(plan, sections, say).html(), encoding="utf-8")
    console.print(f"✓ {path}")


# What the commands share


class Rate(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        """The rate so far."""
        speed = task.finished_speed or task.speed
        return Text(f"{speed:.1f}/s" if speed else "–/s", style="progress.data.speed")


@contextmanager
def bar(name: str, total: int) -> Iterator[Step]:
    """A progress bar with rate and time left."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate())
    with Progress(
        *columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True
    ) as progress:
        yield Step(progress, progress.add_task(name, total=total))


@contextmanager
def stoppable() -> Iterator[None]:
    """Ctrl-C and a polite kill end a command whose results are kept as they come."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    except KeyboardInterrupt:
        console.print("Stopped. The same command goes on from there.")
        raise typer.Exit(130) from None


class Step:
    """Moves a progress bar on."""

    def __init__(self, progress: Progress, task: object) -> None:
        self._progress = progress
        self._task = task

    def __call__(self, games: int) -> None:
        """So many games more."""
        self._progress.advance(self._task, games)  # type: ignore[arg-type]


def make_plan(
    name: str,
    players: str,
    games: int,
    bots: str,
    seed: int,
    option: list[str] | None,
    changes: list[str] | None,
    pack: Path | None,
    *,
    events: bool = False,
) -> Plan:
    """A checked plan from what stands on the command line."""
    from spielwerk.lab.plan import Plan, default_bot, seated

    crew, apart = seated(bots or default_bot(name))
    switches, sets = pairs(option, "--option"), pairs(changes, "--set")
    game = find_game(name, pack, sets)
    try:
        tables = tuple(dict.fromkeys(int(part) for part in players.split(","))) if players else ()
    except ValueError:
        raise SpielwerkError(f"--players {players!r} should read like 2,3,4.") from None
    if games < 1:
        raise SpielwerkError("--games must be 1 or more.")
    return Plan(
        game=name,
        players=tables or (min(3, game.max_players),),
        bots=crew,
        apart=apart,
        games=games,
        seed=seed,
        options=switches,
        changes=sets,
        pack=str(pack) if pack else "",
        events=events,
    ).check()


def plan_of_table(name: str, table: OneTable) -> Plan:
    """A checked plan of one table."""
    players = str(table.players or "")
    given = (table.games, table.bots, table.seed, table.option, table.changes, table.pack)
    return make_plan(name, players, *given)


def prove_flagged(store: RunFolder, jobs: int) -> None:
    """Restricted play of what a run only ties to winning, before the report speaks of it."""
    from spielwerk.lab import proofs
    from spielwerk.lab.reading import Reading

    things = proofs.flagged(Reading(store))
    if things:
        with bar("restricted play", proofs.size(store.plan, things)) as step, stoppable():
            proofs.prove(store, things, jobs, step)


def write_report(folder: Path, lang: str, out: Path | None) -> None:
    """Write the report and print its summary."""
    from spielwerk.lab.findings import findings
    from spielwerk.lab.reading import Reading
    from spielwerk.lab.report import report as make_report
    from spielwerk.lab.sayer import Sayer
    from spielwerk.lab.store import RunFolder

    reading = Reading(RunFolder.open(folder))
    path = out or folder / f"report.{lang}.html"
    path.write_text(make_report(reading, lang), encoding="utf-8")
    marks = {"warn": "[red]▲[/]", "note": "[yellow]●[/]", "good": "[green]✓[/]"}
    for finding in findings(reading, Sayer(reading.plan.game, lang, reading.plan.pack)):
        console.print(f" {marks[finding.level]} {finding.said}", highlight=False)
    console.print(f"✓ {path}")


def tell_trial(trial: Trial) -> None:
    """One line a trial, so that the log shows the way."""
    console.print(f"{trial.number:3} {trial.said()}", highlight=False)
