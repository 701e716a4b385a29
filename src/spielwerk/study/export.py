"""Datasets: every decision of many bot games as observation, open codes, chosen code and result."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

from spielwerk.bots.drive import SeatedBots
from spielwerk.engine import SpielwerkError
from spielwerk.lab.pool import batches, in_order
from spielwerk.study.description import Description, describe
from spielwerk.study.rewards import rank, win

NOTE = "dataset.json"
FORMATS = ("parquet", "npz")


@dataclass(frozen=True)
class Order:
    """What is to be exported."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    shard: int = 50  # games a file
    format: str = "parquet"

    def describe(self) -> Description:
        """The description of its game."""
        return describe(self.game, self.players, self.options)

    def seats(self, number: int) -> list[str]:
        """Who sits where in a game: the bots, repeated, turned by one seat from game to game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)]


class Shard(NamedTuple):
    """Decisions of some games, a row each."""

    game: NDArray[np.int32]
    step: NDArray[np.int32]
    seat: NDArray[np.int8]
    bot: list[str]
    observation: NDArray[np.int8]
    mask: NDArray[np.int8]
    action: NDArray[np.int32]
    win: NDArray[np.float32]
    rank: NDArray[np.float32]
    score: NDArray[np.float32]


def record(order: Order, numbers: tuple[int, ...]) -> Shard:
    """Play some games and note every decision."""
    description = order.describe()
    columns: dict[str, list[Any]] = {name: [] for name in Shard._fields}
    for number in numbers:
        names = order.seats(number)
        state = description.new(order.seed + number)
        table = SeatedBots(description.game, names, order.seed + number)
        first, step = len(columns["seat"]), 0
        while True:
            for seat, said in table.interjections(state):
                if said in state.interjections(seat):
                    state.interject(seat, said)
            if state.over:
                break
            seat, option = state.player, table.choose(state)
            assert option is not None
            code = description.actions.code(seat, option)
            if code >= 0:
                columns["game"].append(number)
                columns["step"].append(step)
                columns["seat"].append(seat)
                columns["bot"].append(names[seat])
                columns["observation"].append(description.observe(state, seat))
                columns["mask"].append(description.mask(state))
                columns["action"].append(code)
            state.apply(option)
            step += 1
        seats = columns["seat"][first:]
        for name, worth in (("win", win(state)), ("rank", rank(state)), ("score", state.scores())):
            columns[name] += [worth[seat] for seat in seats]
    return Shard(
        np.array(columns["game"], np.int32),
        np.array(columns["step"], np.int32),
        np.array(columns["seat"], np.int8),
        columns["bot"],
        np.array(columns["observation"], np.int8),
        np.array(columns["mask"], np.int8),
        np.array(columns["action"], np.int32),
        np.array(columns["win"], np.float32),
        np.array(columns["rank"], np.float32),
        np.array(columns["score"], np.float32),
    )


def write(shard: Shard, path: Path) -> None:
    """One file, whole or not at all."""
    waiting = path.with_name(f".{path.name}")
    if path.suffix == ".npz":
        with waiting.open("wb") as file:
            packed = np.packbits(shard.mask.astype(bool), axis=1)
            np.savez_compressed(file, **{**shard._asdict(), "mask": packed})
    else:
        codes = [np.flatnonzero(row).tolist() for row in shard.mask]
        width = shard.observation.shape[1]
        pl.DataFrame(
            {
                "game": shard.game,
                "step": shard.step,
                "seat": shard.seat,
                "bot": shard.bot,
                "observation": pl.Series(shard.observation, dtype=pl.Array(pl.Int8, width)),
                "codes": pl.Series(codes, dtype=pl.List(pl.UInt16)),
                "action": shard.action,
                "win": shard.win,
                "rank": shard.rank,
                "score": shard.score,
            }
        ).write_parquet(waiting)
    waiting.replace(path)


def export(order: Order, folder: Path, jobs: int = 1) -> Iterator[tuple[Path, int]]:
    """Write all shards; yields each file with its number of decisions."""
    if order.format not in FORMATS:
        raise SpielwerkError(f"--format can be {' or '.join(FORMATS)}, not {order.format!r}.")
    if folder.exists() and any(folder.iterdir()):
        raise SpielwerkError(f"{folder} is not empty: give another --out.")
    description = order.describe()
    SeatedBots(description.game, order.seats(0), 0)  # refuses unknown bots at once
    folder.mkdir(parents=True, exist_ok=True)
    rows = 0
    pieces = batches(range(order.games), order.shard)
    for number, shard in enumerate(in_order(partial(record, order), pieces, jobs)):
        path = folder / f"part-{number:05}.{order.format}"
        write(shard, path)
        rows += len(shard.seat)
        yield path, len(shard.seat)
    note = {
        "spielwerk": "dataset",
        "version": description.version,
        "rules": description.game.version,
        "data": description.game.fingerprint(description.opt),
        "bots": list(order.bots),
        "games": order.games,
        "seed": order.seed,
        "decisions": rows,
        "description": description.as_dict(),
    }
    (folder / NOTE).write_text(json.dumps(note, ensure_ascii=False), encoding="utf-8")
