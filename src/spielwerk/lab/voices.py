"""People's games in a report: beside those of bots, and what people said after them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, median

from spielwerk.lab import page
from spielwerk.lab.compare import against
from spielwerk.lab.page import Block, Section
from spielwerk.lab.reading import Reading
from spielwerk.lab.report import report_page
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.told import Told, Voice

FACES = (1, 2, 3, 4, 5)


def people_page(told: Told, people: Reading | None, bots: Reading | None, say: Sayer) -> page.Page:
    """The report of people's games; with none that count, what they said all the same."""
    sections = [*beside(told, people, bots, say), *voices(told.voices, say)]
    if people is not None:
        return report_page(people, say.lang, sections)
    title = say("report-title", game=say.name("game-title"))
    header = page.Header([page.heading(title), page.text(say("people-none"), "lead")])
    return page.Page(title, say.lang, [header, *sections])


def beside(told: Told, people: Reading | None, bots: Reading | None, say: Sayer) -> list[Section]:
    """Which games count, how long they took, and every figure of people and bots side by side."""
    blocks: list[Block] = [page.text(counted(told, say))]
    if people is not None:
        seconds = [played.seconds for played in told.games]
        estimated = people.games.select(people.minutes().median()).item()
        blocks.append(
            page.text(
                say(
                    "people-minutes",
                    minutes=say.whole(median(seconds) / 60),
                    n=len(seconds),
                    estimated=say.whole(estimated),
                )
            )
        )
    common = set(people.tables) & set(bots.tables) if people and bots else set()
    if people is not None and bots is not None and not common:
        tables = ", ".join(map(str, people.tables))
        blocks.append(page.text(say("people-alone", tables=tables)))
    if people is not None and bots is not None and common:
        found = against(bots, people)
        head = [
            say("column-figure"),
            say("column-bots"),
            say("column-people"),
            say("column-difference"),
            "",
        ]
        rows = [row.cells(say) for row in found.rows]
        strong = [row.verdict == "sure" for row in found.rows]
        blocks += [
            page.text(say("people-beside", games=len(bots.games))),
            page.table(head, rows, strong),
        ]
    return [page.section("people", say("part-people"), blocks)]


def counted(told: Told, say: Sayer) -> str:
    """How many games count, and why others do not."""
    return say(
        "people-counted",
        games=len(told.games),
        silent=told.silent,
        helped=told.helped,
        others=told.others,
    )


def voices(said: Sequence[Voice], say: Sayer) -> list[Section]:
    """How it was: the faces by table and version, and the words."""
    if not said:
        return []
    head = [say("column-table"), say("column-answers"), *(say(f"face-{n}") for n in FACES)]
    rows = []
    groups = sorted({(voice.version, voice.players) for voice in said})
    versions = len({version for version, _ in groups}) > 1
    for version, players in groups:
        here = [v for v in said if (v.version, v.players) == (version, players)]
        counts = Counter(voice.face for voice in here)
        label = say("table", players=players)
        if versions:
            label = say("at-version", name=label, version=version)
        rows.append([label, str(len(here)), *(str(counts[face]) for face in FACES)])
    faces = [voice.face for voice in said if voice.face is not None]
    blocks: list[Block] = []
    if faces:
        mean = say.number(fmean(faces))
        blocks.append(page.text(say("voices-mean", mean=mean, n=len(faces))))
    blocks.append(page.table(head, rows))
    words = [voice for voice in said if voice.words]
    if words:
        blocks.append(page.heading(say("voices-words"), 3))
        head = [say("column-face"), say("column-table"), say("column-words")]
        blocks.append(
            page.table(
                head,
                [
                    [
                        say(f"face-{voice.face}") if voice.face else "–",
                        say("table", players=voice.players),
                        voice.words,
                    ]
                    for voice in words
                ],
            )
        )
    return [page.section("voices", say("part-voices"), blocks)]
