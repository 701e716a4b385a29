"""The folder of a run: Parquet parts that are added to, and a note of where they come from."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import polars as pl
from filelock import FileLock, Timeout

from spielwerk.engine import SpielwerkError
from spielwerk.lab.plan import Plan, Provenance
from spielwerk.lab.simulate import NOTED
from spielwerk.lab.tables import columns, frame
from spielwerk.lab.watch import Rows
from spielwerk.lab.wrong import wrong

NOTE = "run.json"
OWN = "own"  # in the folder of a run with changed data: the game as it is, on the same seeds


class RunFolder:
    """Rows of games on disk. A part is written whole or not at all, so a run can always go on."""

    def __init__(
        self, folder: Path, provenance: Provenance, spent: float = 0.0, planned: int = 0
    ) -> None:
        self.folder = folder
        self.provenance = provenance
        self.plan = provenance.plan
        self.spent = spent  # seconds of work, over all sittings
        self.planned = planned or self.plan.games  # at a table, when it began: bounds rest on it
        self.noted: tuple[str, ...] = NOTED  # what was looked at while games were played
        self._which: tuple[int, int] | None = None  # only games whose number is a modulo b

    @classmethod
    def open(cls, folder: Path) -> RunFolder:
        """The run in a folder."""
        note = folder / NOTE
        if not note.is_file():
            raise SpielwerkError(f"{folder}: no run of the lab (there is no {NOTE}).")
        try:
            found = msgspec.json.decode(note.read_bytes())
            provenance = msgspec.convert(found["provenance"], Provenance)
            spent = float(found["seconds"])
            planned = int(found.get("planned", 0))
        except (msgspec.MsgspecError, KeyError, TypeError) as error:
            raise SpielwerkError(f"{note}: damaged: {error}.") from None
        return cls(folder, provenance, spent, planned)

    @classmethod
    def begin(cls, folder: Path, provenance: Provenance) -> RunFolder:
        """A new run, or the same one again, which then goes on."""
        store = cls(folder, provenance)
        if folder.is_file():
            raise SpielwerkError(f"{folder} is a file; a run needs a folder: give another --out.")
        if (folder / NOTE).is_file():
            before = cls.open(folder)
            if before.provenance.key != provenance.key:
                raise SpielwerkError(
                    f"{folder} holds another run ({before.provenance.command or before.plan.game}):"
                    " give another --out."
                )
            store.spent, store.planned = before.spent, before.planned
        elif folder.exists() and any(folder.iterdir()):
            raise SpielwerkError(f"{folder} is not empty and holds no run: give another --out.")
        folder.mkdir(parents=True, exist_ok=True)
        store.note()
        return store

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Nobody else writes into the folder meanwhile: two runs at once would mix their rows."""
        lock = FileLock(self.folder / ".lock", timeout=0)
        try:
            with lock:
                yield
        except Timeout:
            raise wrong("busy-folder", folder=str(self.folder)) from None

    def note(self) -> None:
        """Write down where the rows come from and how long they took."""
        self.folder.mkdir(parents=True, exist_ok=True)
        body: dict[str, Any] = {
            "spielwerk": "lab/run",
            "provenance": self.provenance.as_dict(),
            "seconds": round(self.spent, 3),
            "planned": self.planned,
        }
        _write(self.folder / NOTE, msgspec.json.format(msgspec.json.encode(body)))

    def add(self, players: int, rows: Rows) -> None:
        """Write a part of every table; the table of games last, because it says what is done."""
        first, last = (rows["games"][place][1] for place in (0, -1))
        metadata = {"spielwerk": msgspec.json.encode(self.provenance.as_dict()).decode()}
        for table in sorted(rows, key=lambda table: table == "games"):
            folder = self.folder / table
            folder.mkdir(exist_ok=True)
            path = folder / f"p{players}-{first:07}-{last:07}.parquet"
            made = frame(self.plan.game, table, rows[table])
            made.write_parquet(path.with_suffix(".part"), metadata=metadata)
            path.with_suffix(".part").replace(path)

    def done(self, players: int) -> set[int]:
        """The numbers of the games that are on disk."""
        if not self.has("games"):
            return set()
        here = self.scan("games").filter(pl.col("players") == players).select("number")
        return set(here.collect()["number"].to_list())

    def has(self, table: str) -> bool:
        """Whether there are rows of a table."""
        return any((self.folder / table).glob("*.parquet"))

    def scan(self, table: str) -> pl.LazyFrame:
        """All rows of a table, read when they are needed."""
        self._noted(table)
        named = (self.folder / table / name for name in self._names())
        paths = [path for path in named if path.is_file()]
        if not paths:
            return pl.LazyFrame(schema=columns(self.plan.game, table))
        return self._own(pl.scan_parquet(paths))

    def parts(self, *tables: str, players: int | None = None) -> Iterator[tuple[pl.LazyFrame, ...]]:
        """The rows of some tables part by part; all rows of a game lie in one."""
        for table in tables:
            self._noted(table)
        for name in self._names("*" if players is None else f"p{players}-*"):
            yield tuple(self._own(self._part(table, name)) for table in tables)

    def _noted(self, table: str) -> None:
        """A table that was not looked at has no rows, which must not be taken for games without."""
        assert table in self.noted or table not in NOTED, f"{table}: not noted in this run"

    def _part(self, table: str, name: str) -> pl.LazyFrame:
        """A part of a table; runs of earlier versions do not have all of them."""
        path = self.folder / table / name
        if path.is_file():
            return pl.scan_parquet(path)
        return pl.LazyFrame(schema=columns(self.plan.game, table))

    def _names(self, like: str = "*") -> list[str]:
        """The parts that are whole: the table of games is written last."""
        return sorted(path.name for path in (self.folder / "games").glob(f"{like}.parquet"))

    def crews(self) -> list[RunFolder]:
        """The games of each bot by themselves, where bots play apart."""
        bots = self.plan.crews
        found = []
        for place, bot in enumerate(bots):
            plan = msgspec.structs.replace(self.plan, bots=(bot,), apart=False)
            planned = max(1, self.planned // len(bots))
            own = RunFolder(self.folder, replace(self.provenance, plan=plan), self.spent, planned)
            own._which = place, len(bots)
            found.append(own)
        return found

    def baseline(self) -> RunFolder | None:
        """The run of the game as it is that lies beside, once it has games."""
        folder = self.folder / OWN
        if self._which is not None or not (folder / NOTE).is_file():
            return None
        found = RunFolder.open(folder)
        return found if found.has("games") else None

    def _own(self, rows: pl.LazyFrame) -> pl.LazyFrame:
        """The rows of the games that are meant."""
        if self._which is None:
            return rows
        place, bots = self._which
        return rows.filter(pl.col("number") % bots == place)

    def ready(self) -> RunFolder:
        """Itself, if there are games in it."""
        if not self.has("games"):
            raise SpielwerkError(f"{self.folder}: no games yet; `spielwerk lab run` makes them.")
        return self


def _write(path: Path, data: bytes) -> None:
    """Replace a file at once."""
    path.with_suffix(".part").write_bytes(data)
    path.with_suffix(".part").replace(path)


def plan_of(folder: Path) -> Plan:
    """What the run in a folder simulates."""
    return RunFolder.open(folder).plan
