"""People's games of a pack, beside games of bots with the same cards."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from functools import partial

import msgspec

from spielwerk.games import game as find_game
from spielwerk.lab import page
from spielwerk.lab.desk.question import Desk, Question
from spielwerk.lab.desk.runs import readings
from spielwerk.lab.people import keep, sort_out
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.told import Sat, Told
from spielwerk.lab.voices import people_page

FILE = "people.json"  # in the desk's folder: what the server tells of people's games


def people(question: Question, desk: Desk) -> None:
    """Theirs first, then every figure beside that of more and more games of bots."""
    path = desk.folder / FILE
    found: Sequence[Sat] = ()
    if path.is_file():
        found = msgspec.json.decode(path.read_bytes(), type=list[Sat])
    game = find_game(question.game, question.pack or None)
    told = sort_out(game, found, {})
    folder = desk.folder / "people"
    shutil.rmtree(folder, ignore_errors=True)  # who has taken his consent back is not in it
    store, unread = keep(folder, game, told.games, {}, pack=question.pack)
    told.others += unread
    theirs = Reading(store) if store else None
    desk.show(partial(_page, told, theirs, None))
    if theirs is not None:
        for bots in readings(question, desk):
            desk.show(partial(_page, told, theirs, bots))


def _page(told: Told, theirs: Reading | None, bots: Reading | None, say: Sayer) -> page.Page:
    return people_page(told, theirs, bots, say)
