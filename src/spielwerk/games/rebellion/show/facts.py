"""What the rulebook may say in braces, made from the standard board."""

from __future__ import annotations

from collections.abc import Iterator

from spielwerk.engine.book import facts_of, listed
from spielwerk.engine.view import text
from spielwerk.engine.words import Words
from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.data.odds import roll_counts
from spielwerk.games.rebellion.data.things import COLOURS, EMPIRE, PLANETS, faction_name

TUNED = ("empire_credits", "rebel_credits", "units_per_port", "rounds_alone")  # columns of a table


def book_facts(board: Board, words: Words) -> dict[str, str]:
    """Every number of the board by its name, and the tables of planets and starts."""
    return {
        **facts_of(board.numbers, words),
        **{f"units.{sides}": str(units) for units, sides in board.dice},
        **{f"below.{sides}": str(units - 1) for units, sides in board.dice},
        **dict(chances(board, words)),
        "gifts": listed([str(sum) for sum in board.numbers.gifts], words, "or"),
        "planets": str(len(board.planets)),
        "lands": str(len(board.lands) - len(board.planets)),
        "tuned_table": tuned_table(board, words),
        "planet_table": planet_table(board, words),
        "start_table": start_table(board, words),
    }


def chances(board: Board, words: Words) -> Iterator[tuple[str, str]]:
    """How often each die of battle wins against each, in percent: `win.10.6`."""
    dice = [sides for _, sides in board.dice]
    for attack in dice:
        for defence in dice:
            wins, ties, _ = roll_counts(attack, defence)
            for name, count in (("win", wins), ("tie", ties)):
                share = f"{100 * count / (attack * defence):.1f}".removesuffix(".0")
                point = share.replace(".", words.say(text("book-point")))
                yield f"{name}.{attack}.{defence}", point


def planet_table(board: Board, words: Words) -> str:
    """The orbits from the sun outward (RB-2.4)."""
    rows = [
        [
            str(board.orbit[planet] + 1),
            words.say(text(f"book-world-{PLANETS[planet]}", name=board.planet_names[planet])),
            str(board.fields[planet]),
            " + ".join(words.say(text("ui-die-n", n=die)) for die in board.start_dice[planet]),
            f"{len(board.lands_of[planet]) - 1} + 1",
            str(board.reinforcement[planet]),
        ]
        for planet in board.planets
    ]
    heads = [words.say(text(f"book-head-{n}")) for n in range(1, 7)]
    return table([heads, ["---"] * len(heads), *rows])


def start_table(board: Board, words: Words) -> str:
    """Whose planets are whose, by the number of players (RB-3.2)."""
    rows = []
    for players, factions in sorted(board.starts.items()):
        cells = []
        for faction, planets in factions.items():
            if faction == EMPIRE:
                continue
            names = [words.say(text(board.planet_names[planet])) for planet in planets]
            lands = sum(len(board.lands_of[planet]) - 1 for planet in planets)
            cells.append(f"{', '.join(names)} ({lands})")
        rows.append([str(players), *by_colour(factions, cells)])
    heads = [words.say(text("book-head-players"))]
    heads += [words.say(text(faction_name(COLOURS.index(colour)))) for colour in COLOURS[1:]]
    return table([heads, ["---"] * len(heads), *rows])


def tuned_table(board: Board, words: Words) -> str:
    """Other numbers of the set-up by the number of players (RB-3.1)."""
    rows = [
        [str(players)] + [str(getattr(tuned.numbers, name)) for name in TUNED]
        for players, tuned in sorted(board.tuned.items())
    ]
    heads = [words.say(text(f"book-head-{name.replace('_', '-')}")) for name in ("players", *TUNED)]
    return table([heads, ["---"] * len(heads), *rows])


def by_colour(factions: dict[int, tuple[int, ...]], cells: list[str]) -> list[str]:
    """A cell for each colour of the box, empty for those that do not play."""
    rebels = [faction for faction in factions if faction != EMPIRE]
    given = dict(zip(rebels, cells, strict=True))
    return [given.get(faction, "–") for faction in range(1, len(COLOURS))]


def table(rows: list[list[str]]) -> str:
    """Rows as Markdown."""
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)
