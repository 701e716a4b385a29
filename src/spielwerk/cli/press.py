"""`spielwerk print`: cards, boards, pieces and rulebook as PDF, cards as images."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from spielwerk.cli.flags import Lang, Name, Pack, spoken
from spielwerk.engine import SpielwerkError
from spielwerk.games import game as find_game


def print_game(
    name: Name,
    pack: Pack = None,
    what: Annotated[
        str,
        typer.Option(
            "--what", help="Parts: cards, board, tokens, book, with commas; all if not said."
        ),
    ] = "",
    paper: Annotated[str, typer.Option("--paper", help="a4 or letter.")] = "a4",
    backs: Annotated[
        str,
        typer.Option(
            "--backs",
            help="none; fold: below their faces, to be folded back; duplex: on every second page.",
        ),
    ] = "none",
    bleed: Annotated[float, typer.Option("--bleed", help="Millimetres over the cut, 0 to 4.")] = 3,
    lang: Lang = "",
    ink: Annotated[
        str, typer.Option("--ink", help="full, or low: outlines on white paper.")
    ] = "full",
    pictures: Annotated[
        bool,
        typer.Option(
            "--images", help="Cards as a zip of PNGs (825 × 1125, ⅛ inch of bleed) instead."
        ),
    ] = False,
    out: Annotated[Path, typer.Option("--out", help="The folder for the files.")] = Path(),
) -> None:
    """Print & play: a PDF for each part, or the cards as images."""
    from spielwerk import press

    game = find_game(name, pack)
    spoke = spoken(lang)
    stem = f"{game.id}-{pack.name}" if pack else game.id
    if pictures:
        _write(out, f"{stem}-images-{spoke}.zip", press.images(game, lang=spoke, ink=ink))
        return
    wanted = tuple(part.strip() for part in what.split(",")) if what else press.parts(game)
    how: dict[str, Any] = {
        "paper": paper,
        "backs": backs,
        "bleed": bleed,
        "lang": spoke,
        "ink": ink,
    }
    press.check(game, wanted, **how)
    for part in wanted:
        made, small = press.printed(game, what=(part,), **how)
        _write(out, f"{stem}-{part}-{paper}-{spoke}.pdf", made)
        if part == "cards" and small:
            typer.echo(f"  Hard to read, their texts are long: {', '.join(small)}.")


def _write(folder: Path, name: str, made: bytes) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(made)
    except OSError as error:
        raise SpielwerkError(f"--out {folder}: can't be written to ({error.strerror}).") from None
    typer.echo(f"✓ {folder / name} ({len(made) / 1e6:.1f} MB)")
