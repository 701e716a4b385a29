"""`spielwerk cards`, `pack new`: where a designer finds what there is, and begins a pack."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from spielwerk.cli.flags import Lang, Name, Pack, spoken
from spielwerk.engine.errors import Complaint, fault, meant
from spielwerk.engine.packfile import opened
from spielwerk.engine.words import LANGUAGES, Words
from spielwerk.games import game as find_game
from spielwerk.games import kind

console = Console(highlight=False)
pack_app = typer.Typer(help="Packs: cards, boards and numbers of your own.", no_args_is_help=True)


@pack_app.callback()
def packs() -> None:
    """Packs: cards, boards and numbers of your own."""


Rows = dict[str, dict[str, str]]  # by key: the cells of a row


def cards(
    name: Name,
    find: Annotated[str, typer.Option("--find", help="Only cards with these words.")] = "",
    lang: Lang = "",
    pack: Pack = None,
) -> None:
    """The cards of a game: their keys, files and columns, as `--set` and packs name them."""
    texts = find_game(name, pack).words(spoken(lang))
    wanted = find.lower().split()
    shown = 0
    for file in tables(name):
        header, rows = read(name, file, pack)
        found = [
            (key, called, row)
            for key, row in rows.items()
            for called in [_called(key, texts)]
            if all(word in " ".join((*row.values(), called)).lower() for word in wanted)
        ]
        if found:
            console.print(f"{file}: {','.join(header)}", style="bold", soft_wrap=True)
        for key, called, row in found:
            console.print(f"  [bold]{key}[/bold]" + (f"  ({escape(called)})" if called else ""))
            cells = [f"{column}: {cell}" for column, cell in row.items() if cell not in ("", "-")]
            console.print(Padding(escape(" · ".join(cells[1:])), (0, 0, 0, 6)))
        shown += len(found)
    others = sorted(path.name for path in _home(name).glob("*.toml"))
    if not shown and find:
        raise Complaint(fault("fault-find", game=name, words=find))
    for file in others:
        console.print(f"{file}: {_home(name) / file}")
    first = next(((file, key) for file in tables(name) for key in read(name, file)[1]), None)
    if first:
        column = read(name, first[0])[0][1]
        stem = Path(first[0]).stem
        console.print(f"A cell is changed by --set {stem}.{first[1]}.{column}=VALUE.")


@pack_app.command()
def new(
    name: Name,
    folder: Annotated[Path, typer.Argument(help="The folder that is made.")],
    card: Annotated[
        list[str] | None,
        typer.Option("--card", help="A card to start from, by its key; may be given again."),
    ] = None,
) -> None:
    """Begin a pack of your own: the right files with the right columns, ready to be edited."""
    if folder.exists() and any(folder.iterdir()):
        raise Complaint(fault("fault-not-empty", path=str(folder)))
    written = {}
    left = list(card or [])
    known: list[str] = []
    for file in tables(name):
        header, rows = read(name, file)
        known += rows
        taken = [key for key in left if key in rows]
        left = [key for key in left if key not in taken]
        if taken or not card:
            written[file] = [header, *(list(rows[key].values()) for key in taken)]
    if left:
        near = meant(left[0], known)
        raise Complaint(fault("fault-no-card", game=name, key=left[0], near=near))
    (folder / "words").mkdir(parents=True)
    for file, lines in written.items():
        with (folder / file).open("w", encoding="utf-8", newline="") as out:
            csv.writer(out, lineterminator="\n").writerows(lines)
    for path in sorted(_home(name).glob("*.toml")) if not card else []:
        head = f'spielwerk = "{name}/{path.stem}"\n'
        (folder / path.name).write_text(head, encoding="utf-8")
    for lang in LANGUAGES:
        own = find_game(name).words(lang)
        said = [f"# card-KEY = …, {lang}"]
        said += [f"# card-{key} = {_called(key, own)}" for key in card or []]
        (folder / "words" / f"{lang}.ftl").write_text("\n".join(said) + "\n", encoding="utf-8")
    find_game(name, folder)
    console.print(f"✓ {folder}: edit the files, then `spielwerk check {folder}`,")
    console.print(
        f"  `spielwerk lab run {name} --pack {folder}`, `spielwerk serve --pack {folder}`."
    )


def tables(name: str) -> list[str]:
    """The card files of a game."""
    return sorted(path.name for path in _home(name).glob("*.csv"))


def read(name: str, file: str, pack: Path | None = None) -> tuple[list[str], Rows]:
    """The columns of a card file, and its rows by their keys, with those of a pack."""
    header: list[str] = []
    rows: Rows = {}
    for home in (_home(name), *([opened(pack)] if pack else ())):
        if not (home / file).exists():
            continue
        with (home / file).open(encoding="utf-8", newline="") as lines:
            reader = csv.DictReader(lines)
            rows |= {next(iter(row.values())): row for row in reader}
            header = header or list(reader.fieldnames or [])
    return header, rows


def _home(name: str) -> Path:
    return kind(name).home() / "data"


def _called(key: str, texts: Words) -> str:
    """A card as people call it."""
    id = f"card-{key}"
    return texts.say({"id": id, "args": {}}) if texts.has(id) else ""
