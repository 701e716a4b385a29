"""The standings of a contest as tables for people."""

from __future__ import annotations

from typing import Any

from rich.table import Table as Grid


def rate(figures: dict[str, Any]) -> str:
    """A share with its interval and what it is a share of."""
    low, high = figures["interval"]
    return f"{figures['share']:.1%} ({low * 100:.1f}–{high * 100:.1f}) of {figures['trials']}"


def tables(figures: dict[str, Any]) -> list[Grid]:
    """Bots, roles, ratings, ends."""
    found = [_bots(figures), _roles(figures)]
    if figures["openskill"]:
        grid = Grid("bot", "OpenSkill mu", "sigma", "ordinal")
        for row in figures["openskill"]:
            numbers = (f"{row[key]:.2f}" for key in ("mu", "sigma", "ordinal"))
            grid.add_row(row["bot"], *numbers)
        found.append(grid)
    if figures["elo"]:
        elo = figures["elo"]
        ahead, low, high = (
            "∞" if value is None else f"{value:+.0f}"
            for value in (elo["difference"], *elo["interval"])
        )
        grid = Grid("Elo ahead", "difference", "95 %")
        grid.add_row(elo["bot"], ahead, f"{low} … {high}")
        found.append(grid)
    grid = Grid("end", "games")
    for end, count in figures["ends"].items():
        grid.add_row(end, str(count))
    grid.add_row("somebody won", rate(figures["decided"]))
    return [*found, grid]


def _bots(figures: dict[str, Any]) -> Grid:
    grid = Grid("bot", "wins (95 %)", "of decided", "points", "s/decision", "p95")
    for row in figures["bots"]:
        seconds = row["seconds"]
        grid.add_row(
            row["bot"],
            rate(row["wins"]),
            rate(row["wins_of_decided"]),
            f"{row['points']:.1f}",
            f"{seconds['mean']:.4f}",
            f"{seconds['p95']:.4f}",
        )
    return grid


def _roles(figures: dict[str, Any]) -> Grid:
    grid = Grid("role or seat", "bot", "against", "wins (95 %)", "points")
    for row in figures["roles"]:
        grid.add_row(
            row["role"], row["bot"], row["against"], rate(row["wins"]), f"{row['points']:.1f}"
        )
    return grid
