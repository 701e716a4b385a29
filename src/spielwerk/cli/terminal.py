"""The table in a terminal: picture, prompt, numbered choices, log."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markdown import Markdown

from spielwerk.bots.drive import SeatedBots
from spielwerk.engine import Game, Option, Record, Session, SpielwerkError, book
from spielwerk.engine.record import play
from spielwerk.engine.view import Choice, Text, text
from spielwerk.engine.words import Words
from spielwerk.games import game as find_game


class Screen:
    """Prints what a game shows, in one language."""

    def __init__(self, game: Game[Any], lang: str, names: Sequence[str]) -> None:
        self.game = game
        self.words: Words = game.words(lang)
        self.names = names
        self.console = Console(highlight=False)

    def say(self, id: str, /, **args: int | str) -> str:
        """A sentence of the table."""
        return self.render(text(id, **args))

    def render(self, message: Text) -> str:
        """A message with the players' names."""
        return self.words.say(message, self.names)

    def name(self, seat: int) -> str:
        """A player's name."""
        return self.words.name(seat, self.names)

    def print(self, line: str, style: str = "") -> None:
        """One line, exactly as it is."""
        self.console.print(line, style=style, markup=False, soft_wrap=True)

    def log(self, session: Session, seat: int | None, since: int) -> None:
        """What happened since entry number `since`."""
        for line in session.lines(seat, since):
            self.print(f"  · {self.render(line['text'])}", "dim")

    def table(self, state: Any, seat: int | None) -> None:
        """The picture of the table."""
        self.console.rule(
            f"{self.say('table-round', round=self.game.round(state))} · "
            f"{self.render(self.game.phase(state))}"
        )
        for line in self.game.picture(state, seat):
            for part in wrapped(
                line if isinstance(line, str) else self.render(line), self.console.width
            ):
                self.print(part)

    def result(self, state: Any) -> None:
        """How the game ended."""
        self.print(self.say("table-over") + " " + self.say(f"end-{state.end_reason}"), "bold")
        for seat, points in enumerate(state.scores()):
            self.print("  " + self.say("table-points", player=f"seat:{seat}", points=points))
        winners = ", ".join(self.name(seat) for seat in state.winners())
        if winners:
            self.print(self.say("table-winners", names=f"={winners}"), "bold green")
        else:
            self.print(self.say("table-nobody"), "bold")


def wrapped(line: str, width: int) -> list[str]:
    """A line, broken between words where the screen ends; what follows is set in."""
    if len(line) <= width:
        return [line]
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return textwrap.wrap(
        line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


class TerminalTable:
    """One game at a terminal, kept in a record file."""

    def __init__(
        self, session: Session, seats: Sequence[str], lang: str, path: Path | None
    ) -> None:
        self.session = session
        self.seats = list(seats)
        seed = session.record.header["seed"]
        session.record.header["seats"] = self.seats
        self.bots = SeatedBots(session.game, seats, seed)
        names = [
            "" if seat == "human" else f"{seat} {number}" for number, seat in enumerate(seats, 1)
        ]
        self.screen = Screen(session.game, lang, names)
        self.path = path or Path(f"{session.game.id}-{seed}.jsonl")
        self.keep = path is not None
        self.shown = 0  # entries of the log that were on the screen

    @classmethod
    def start(
        cls,
        game: Game[Any],
        *,
        players: int,
        seats: Sequence[str],
        seed: int,
        options: Mapping[str, object],
        lang: str,
        path: Path | None,
    ) -> TerminalTable:
        """A new game; without seats you sit first and rules of thumb play the rest."""
        players = players or len(seats) or min(3, game.max_players)
        seats = list(seats) or ["human"] + ["thumb"] * (players - 1)
        if len(seats) != players:
            raise SpielwerkError(f"{players} players, but {len(seats)} seats: {','.join(seats)}.")
        return cls(Session.new(game, players, seed, options), seats, lang, path)

    @classmethod
    def resume(
        cls,
        path: Path,
        lang: str,
        *,
        pack: Path | None = None,
        changes: Mapping[str, str] | None = None,
    ) -> TerminalTable:
        """Go on with a game from its record."""
        record = read_record(path)
        game = find_game(str(record.header["game"]), pack, changes)
        seats = record.header.get("seats") or ["human"] * record.header["players"]
        return cls(Session(game, record), seats, lang, path)

    def play(self) -> None:
        """Play until the game is over or the player quits."""
        last = -1
        while True:
            self.bots.play(self.session)
            state = self.session.state
            if state.over:
                break
            seat = state.player
            if last not in (seat, -1) and self.seats.count("human") > 1:
                self.screen.console.clear()
                if typed_line(self.screen.say("table-pass-on", player=f"seat:{seat}")) is None:
                    return
            last = seat
            if not self.decide(seat):
                return
        self.screen.log(self.session, None, self.shown)
        self.screen.table(self.session.state, None)
        self.screen.result(self.session.state)
        if self.keep:
            self.save()

    def decide(self, seat: int) -> bool:
        """One decision of a person; False to quit."""
        screen, session = self.screen, self.session
        view = session.game.view(session.state, seat)
        screen.log(session, seat, self.shown)
        self.shown = len(session.log)
        screen.table(session.state, seat)
        assert view["prompt"]
        screen.print(f"\n{screen.name(seat)}: {screen.render(view['prompt'])}", "bold")
        self.show(view["choices"])
        screen.print(screen.say("table-keys"), "dim")
        while True:
            typed = typed_line(screen.say("table-last-choice") + " › ")
            if typed is None or typed == "q":
                self.save()
                screen.print(screen.say("table-saved", path=f"={self.path}"))
                return False
            if typed == "u":
                return self.undo(seat)
            if typed == "?":
                found = book.section(session.game.rulebook(screen.words.lang), view["rule"])
                assert found
                screen.console.print(Markdown(book.plain(found, screen.words)))
            elif typed == "l":
                screen.log(session, seat, 0)
            elif typed == "i":
                if self.interject(seat, view["interjections"]):
                    return True
            else:
                option = picked(view["choices"], typed)
                if option is not None:
                    session.apply(option)
                    self.saved_if_kept()
                    return True
                screen.print(screen.say("table-no-such", input=f"={typed}"), "red")

    def show(self, choices: Sequence[Choice]) -> None:
        """Numbered choices, in two columns where there are many."""
        lines = [
            f"{number:4d}  {self.screen.render(choice['text'])}"
            for number, choice in enumerate(choices, 1)
        ]
        if len(lines) > 16:
            half = (len(lines) + 1) // 2
            width = max(map(len, lines)) + 2
            lines = [
                lines[row].ljust(width) + (lines[row + half] if row + half < len(lines) else "")
                for row in range(half)
            ]
        for line in lines:
            self.screen.print(line)

    def undo(self, seat: int) -> bool:
        """Take the last choice back."""
        if self.session.can_undo(seat):
            self.session.undo(seat)
            self.shown = min(self.shown, len(self.session.log))
            self.saved_if_kept()
            self.screen.print(self.screen.say("table-undone"), "yellow")
        else:
            self.screen.print(self.screen.say("table-no-undo"), "red")
        return True

    def interject(self, seat: int, choices: Sequence[Choice]) -> bool:
        """Something unasked; True if it was done."""
        if not choices:
            self.screen.print(self.screen.say("table-no-interjection"), "red")
            return False
        self.show(choices)
        option = picked(choices, typed_line("i › ") or "")
        if option is None:
            return False
        self.session.interject(seat, option)
        self.saved_if_kept()
        return True

    def save(self) -> None:
        """Write the record so that no moment is without a whole file."""
        fresh = self.path.with_name(self.path.name + ".new")
        fresh.write_text(self.session.record.dumps(), encoding="utf-8")
        fresh.replace(self.path)

    def saved_if_kept(self) -> None:
        """Save after a choice, if the player named a file."""
        if self.keep:
            self.save()


def typed_line(prompt: str) -> str | None:
    """A line from the keyboard; None when there is no more."""
    try:
        return input(prompt).strip()
    except (EOFError, KeyboardInterrupt):
        return None


def picked(choices: Sequence[Choice], typed: str) -> Option | None:
    """The option behind a typed number."""
    if typed.isdigit() and 1 <= int(typed) <= len(choices):
        return choices[int(typed) - 1]["option"]
    return None


def read_record(path: Path) -> Record:
    """A record from a file; what is wrong is told with the file's name."""
    try:
        return Record.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise SpielwerkError(f"{path}: there is no such file.") from None
    except (SpielwerkError, UnicodeDecodeError) as error:
        raise SpielwerkError(f"{path}: {error}") from None


def replay_record(
    path: Path,
    lang: str,
    *,
    step: bool,
    pack: Path | None = None,
    changes: Mapping[str, str] | None = None,
) -> None:
    """Show a recorded game: its log, with `step` the table before every choice, and its end."""
    record = read_record(path)
    game = find_game(str(record.header["game"]), pack, changes)
    seats = record.header.get("seats") or []
    screen = Screen(game, lang, ["" if seat == "human" else seat for seat in seats])
    session = Session(game, Record(record.header))
    shown = 0
    for number, move in enumerate(record.moves, 2):
        screen.log(session, None, shown)
        shown = len(session.log)
        if step:
            screen.table(session.state, None)
            if typed_line("› ") in (None, "q"):
                return
        play(session, move, f"{path}:{number}")
    screen.log(session, None, shown)
    screen.table(session.state, None)
    if session.state.over:
        screen.result(session.state)


def verify_record(
    path: Path,
    lang: str,
    *,
    pack: Path | None = None,
    changes: Mapping[str, str] | None = None,
) -> str:
    """Play a record again and say whether its chance was the promised one; else an error."""
    record = read_record(path)
    game = find_game(str(record.header["game"]), pack, changes)
    record.replay(game)
    say = game.words(lang).say
    if not record.secret:
        return say(text("verify-seed", seed=record.header["seed"]))
    promised = str(record.header.get("commitment"))
    if not record.verify():
        raise SpielwerkError(say(text("verify-broken", commitment=f"={promised}")))
    return say(text("verify-kept", commitment=f"={promised}"))
