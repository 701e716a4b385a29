"""A run as one HTML page: what stands out, then everything that was measured."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import polars as pl

from spielwerk.lab import baseline, page
from spielwerk.lab.compare import apart
from spielwerk.lab.findings import findings
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.sections import all_sections
from spielwerk.lab.told import PERSON


def report(reading: Reading, lang: str) -> str:
    """The page as HTML."""
    return report_page(reading, lang).html()


def report_page(reading: Reading, lang: str, more: Sequence[page.Section] = ()) -> page.Page:
    """The page as objects; `more` stands behind what stands out."""
    say = Sayer(reading.plan.game, lang, reading.plan.pack)
    title = say("report-title", game=say.name("game-title"))
    parts = [*baseline.sections(reading, say), *more, *all_sections(reading, say)]
    told = [(finding.level, finding.said) for finding in findings(reading, say)]
    header = page.Header(
        [
            page.heading(title),
            page.text(about(reading, say), "lead"),
            *([page.text(said, "lead")] if (said := apart(reading.plan.crews, say)) else []),
            page.tiles(tiles(reading, say)),
            page.Contents([(part.id, part.title) for part in parts]),
        ]
    )
    summary = page.section("summary", say("part-summary"), [page.found(told)])
    origin = page.section("provenance", say("part-provenance"), provenance(reading, say))
    return page.Page(title, lang, [header, summary, *parts, origin])


def about(reading: Reading, say: Sayer) -> str:
    """What was played, in a sentence."""
    plan = reading.plan
    changed = [f"{key} = {value}" for key, value in {**plan.options, **plan.changes}.items()]
    if plan.pack:
        changed.append(say("with-pack", name=Path(plan.pack).name))
    of_people = PERSON in plan.bots
    return say(
        "about-people" if of_people else "about",
        games=len(reading.games),
        tables=", ".join(map(str, reading.tables)),
        bots=", ".join(bot for bot in dict.fromkeys(plan.bots) if bot != PERSON) or "–",
        seed=str(plan.seed),
        changes="; ".join(changed) or say("no-changes"),
    )


def tiles(reading: Reading, say: Sayer) -> list[tuple[str, str]]:
    """The figures everybody asks for first."""
    games = reading.games
    rounds = games["rounds"].median()
    minutes = games.select(reading.minutes().median()).item()
    spent = reading.store.spent  # nothing, where people played
    rate = [(say.number(len(games) / spent), say("tile-rate"))] if spent else []
    return [
        (say.whole(len(games)), say("tile-games")),
        (say.short(float(rounds)), say("tile-rounds")),  # type: ignore[arg-type]
        (say.whole(minutes), say("tile-minutes")),
        (say.whole(float(games["decisions"].mean())), say("tile-decisions")),  # type: ignore[arg-type]
        *rate,
    ]


def provenance(reading: Reading, say: Sayer) -> list[page.Block]:
    """Where the figures come from, so that anybody can make them again."""
    made = msgspec.json.format(msgspec.json.encode(reading.store.provenance.as_dict())).decode()
    seeds = reading.games.select(
        pl.col("seed").min().alias("first"), pl.col("seed").max().alias("last")
    ).row(0)
    said = say("provenance-note", first=str(seeds[0]), last=str(seeds[1]))
    if PERSON in reading.plan.bots:
        said = say("provenance-people")
    return [
        page.text(said, "lead"),
        page.folded(say("provenance-details"), page.raw(made)),
    ]
