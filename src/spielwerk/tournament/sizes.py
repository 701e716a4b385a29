"""How many sit at which table, when the players do not fill them evenly."""

from __future__ import annotations

from spielwerk.tournament.shapes import Rest


def sizes(players: int, wanted: int, rest: Rest, least: int, most: int) -> list[int]:
    """The sizes of the tables, the larger first; whoever is left over has a bye.

    `tables`: as near to the wanted size as it can be with everybody at a table; where that can't
    be, or is not wanted (`bye`), tables of the wanted size, at the most. Bots are counted before.
    """
    if rest == "tables":
        found = even(players, wanted, least, most)
        if found:
            return found
    whole = [wanted] * (players // wanted)
    if not whole and players >= least:  # too few for one: better a smaller table than none
        return [players]
    return whole


def even(players: int, wanted: int, least: int, most: int) -> list[int]:
    """Tables for all that differ least from what is wanted, and from each other; or none."""
    best: tuple[int, int, list[int]] | None = None
    for tables in range(1, players // least + 1):
        small, larger = divmod(players, tables)
        if small < least or small + bool(larger) > most:
            continue
        made = [small + 1] * larger + [small] * (tables - larger)
        far = sum(abs(size - wanted) for size in made)
        if best is None or (far, tables) < best[:2]:
            best = far, tables, made
    return best[2] if best else []


def bots_needed(people: int, wanted: int) -> int:
    """How many bots fill the last table."""
    return -people % wanted if people else 0
