"""The `spielwerk` command."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape

from spielwerk import __version__, form
from spielwerk.cli.contrast import contrast
from spielwerk.cli.dose import dose
from spielwerk.cli.evolve import evolve
from spielwerk.cli.flags import SPOKEN, spoken
from spielwerk.cli.lab import lab_app
from spielwerk.cli.measure import arena, bench, simulate
from spielwerk.cli.pack import cards, pack_app
from spielwerk.cli.people import people
from spielwerk.cli.play import check, games, play, replay
from spielwerk.cli.press import print_game
from spielwerk.cli.rules import rules
from spielwerk.cli.study import study_app
from spielwerk.cli.teach import teach
from spielwerk.cli.train import train
from spielwerk.engine import SpielwerkError
from spielwerk.server.command import serve

app = typer.Typer(
    name="spielwerk",
    help="Three strategy games to play, playtest and study.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
lab_app.command()(dose)
lab_app.command()(contrast)
lab_app.command()(people)
app.add_typer(lab_app, name="lab")
app.add_typer(study_app, name="study")
app.add_typer(pack_app, name="pack")
for command in (
    games,
    rules,
    play,
    simulate,
    arena,
    train,
    teach,
    evolve,
    replay,
    check,
    cards,
    bench,
    serve,
):
    app.command()(command)
app.command("print")(print_game)


@app.callback(invoke_without_command=True)
def about(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version, and whether it runs compiled.")
    ] = False,
) -> None:
    """Three strategy games to play, playtest and study. Without a command: play in the browser."""
    if version:
        typer.echo(f"spielwerk {__version__} ({form()})")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve(open_browser=True)


def main() -> Any:
    """Run the command; bad input gets one clear sentence, not a traceback."""
    try:
        return app()
    except SpielwerkError as error:
        said = error.said(spoken(SPOKEN.get()))
        Console(stderr=True).print(
            f"[bold red]✗[/] {escape(said)}", highlight=False, soft_wrap=True
        )
        raise SystemExit(2) from None
