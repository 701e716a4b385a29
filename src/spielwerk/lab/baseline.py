"""The game as it is beside a run with changed data: what does the change move?

A report alone can't tell a change from the game: a favourite that wins 35 % may have won as often
before. So such a run has a second one in its folder, on the same seeds, and its report says what
differs, as `compare` does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

import msgspec

from spielwerk.engine import BadOption
from spielwerk.lab import page
from spielwerk.lab.compare import Comparison, Difference, against, sentence, variant_blocks
from spielwerk.lab.finding import NOTE, WARN, Finding
from spielwerk.lab.plan import Plan, Provenance
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.sharpen import together
from spielwerk.lab.store import OWN, RunFolder

MOST = 6  # differences in the summary, those that matter most; the section has all


def own_plan(plan: Plan) -> Plan:
    """The same games with the game's own data."""
    return msgspec.structs.replace(plan, pack="", changes={}, events=False, name="")


def baseline(plan: Plan) -> Plan | None:
    """What is played beside a plan; nothing if it plays the game as it is."""
    own = own_plan(plan)
    try:
        same = Provenance.of(own).data == Provenance.of(plan).data
    except BadOption:  # a board that only the pack has: the game as it is can't be played so
        return None
    return None if same else own


def begin(folder: Path, plan: Plan, own: Plan | None, command: str = "") -> list[RunFolder]:
    """The run in its folder, and the one beside it."""
    plans = {folder: plan, folder / OWN: own}
    return [
        RunFolder.begin(place, Provenance.of(one.check(), command))
        for place, one in plans.items()
        if one is not None
    ]


def growing(
    stores: list[RunFolder],
    workers: int = 1,
    ray: str | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Iterator[Reading]:
    """Play what `begin` began; the run is read as it grows, the last time whole."""
    with ExitStack() as held:
        for store in stores:
            held.enter_context(store.alone())
        for _ in together(stores, workers, ray, progress):
            yield Reading(stores[0])


@lru_cache(1)  # summary and section, in both languages
def compared(reading: Reading) -> Comparison | None:
    """A run against the game as it is, if that was played and they have games in common."""
    own = reading.baseline
    if own is None or not set(own.tables) & set(reading.tables):
        return None
    return against(own, reading)


def look(reading: Reading, say: Sayer) -> Iterator[Finding]:
    """What the change moves by more than noise, and by enough to matter."""
    found = compared(reading)
    if found is None:
        return
    rows = [*(row for thing in found.changed for row in thing.rows), *found.rows]
    sure = sorted((row for row in rows if row.verdict == "sure"), key=_weight, reverse=True)
    for row in sure[:MOST]:
        yield Finding(WARN, say("found-beside", said=sentence(row, say)))
    if len(sure) > MOST:
        part = say("part-beside")
        yield Finding(NOTE, say("found-beside-more", count=len(sure) - MOST, part=part))
    if not sure:
        said = say("compare-nothing", count=len(rows))
        yield Finding(NOTE, say("found-beside", said=said))


def _weight(row: Difference) -> float:
    """How many times the smallest difference that matters."""
    return abs(row.difference.value) / row.matter if row.matter else float("inf")


def sections(reading: Reading, say: Sayer) -> list[page.Section]:
    """The comparison as a part of the report."""
    found = compared(reading)
    if found is None:
        return []
    name = say("compare-pack" if reading.plan.pack else "compare-changed")
    named = replace(found, base=say("compare-game"), name=name, bots=())  # the header names them
    return [page.section("beside", say("part-beside"), variant_blocks(named, say))]
