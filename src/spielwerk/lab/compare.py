"""Variants side by side: the difference of every figure, and whether it is more than noise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from pathlib import Path

import msgspec
import polars as pl

from spielwerk.engine import SpielwerkError
from spielwerk.lab import always, page
from spielwerk.lab.changed import Changed, Raw, changed_entries, lifts_of, of_thing
from spielwerk.lab.metrics import is_share, per_game
from spielwerk.lab.plan import Plan
from spielwerk.lab.plots import ForestRow
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.stats import Estimate, mean_of, share_of
from spielwerk.lab.store import RunFolder

SURE = always.SURE
FAR = 0.03  # a share that moves by this much matters to people
PART = 0.05  # and any other figure that moves by this part of itself
OWN = ("own", "base")
NO_FIGURES = ("seed", "number", "minutes")  # minutes only say once more what decisions say


@dataclass(frozen=True)
class Difference:
    """One figure at one table, of the base and of a variant."""

    figure: str
    players: int
    before: Estimate
    after: Estimate
    difference: Estimate  # with an interval for all figures and all looks together
    p: float  # corrected for the number of figures shown
    smallest: float = 0.0  # the smallest difference that so many games show
    by_bot: tuple[tuple[str, Estimate], ...] = ()  # the difference in the games of each bot

    @property
    def only(self) -> str:
        """The one bot of several whose games show a difference by themselves."""
        seen = [bot for bot, own in self.by_bot if own.p < SURE]
        return seen[0] if len(seen) == 1 else ""

    @property
    def sure(self) -> bool:
        """Whether the difference is more than noise: its interval does not hold 0."""
        return self.p < SURE

    @property
    def matter(self) -> float:
        """The smallest difference that matters to people."""
        return FAR if is_share(self.figure) else PART * abs(self.before.value)

    @property
    def verdict(self) -> str:
        """`sure`, `small` (more than noise, but too little to matter), `alike`, or `noise`."""
        if self.sure:
            return "sure" if abs(self.difference.value) >= self.matter else "small"
        inside = max(abs(self.difference.low), abs(self.difference.high)) <= self.matter
        return "alike" if inside and self.difference.n >= always.LEAST else "noise"

    def label(self, say: Sayer) -> str:
        """The figure in words."""
        return say("at-table", name=figure_name(self.figure, say), players=self.players)

    def cells(self, say: Sayer) -> list[str]:
        """The row as text."""
        percent = is_share(self.figure)
        factor = 100 if percent else 1
        low, high = (
            say.number(value * factor) for value in (self.difference.low, self.difference.high)
        )
        change = say.points(self.difference.value) if percent else say.signed(self.difference.value)
        verdict = say(self.verdict)
        if self.verdict == "noise" and self.smallest:
            verdict = say("noise-below", smallest=say.number(self.smallest * factor))
        if self.only:
            verdict = say("only-bot", verdict=verdict, bot=self.only)
        return [
            self.label(say),
            say.interval(self.before, percent=percent),
            say.interval(self.after, percent=percent),
            f"{change} ({low} … {high})",
            verdict,
        ]


@dataclass(frozen=True)
class Comparison:
    """A variant against the base; first what was changed, then the figures of the whole game."""

    base: str
    name: str
    paired: bool
    rows: list[Difference]
    changed: list[Changed] = field(default_factory=list)
    games: int = 0  # that were compared, at each table
    planned: int = 0
    bots: tuple[str, ...] = ()  # that played apart, each its part of the games


def comparison(stores: Sequence[RunFolder]) -> list[Comparison]:
    """Every further run against the first."""
    readings = [Reading(store) for store in stores]
    if len({reading.plan.game for reading in readings}) > 1:
        raise SpielwerkError("Only runs of the same game can be compared.")
    return [against(readings[0], other) for other in readings[1:]]


def against(base: Reading, other: Reading) -> Comparison:
    """One run against another, figure by figure."""
    raw: list[Raw] = []
    parts: dict[str, list[Raw]] = {}
    opinions = Opinions(base, other)
    entries = changed_entries(base.plan, other.plan)
    common, games = True, 0
    for players in sorted(set(base.tables) & set(other.tables)):
        before, after = per_game(base, players), per_game(other, players)
        same = before.select("seed").join(after.select("seed"), on="seed")
        common = len(same) >= 2
        if common:
            before = before.join(same, on="seed", how="semi").sort("seed")
            after = after.join(same, on="seed", how="semi").sort("seed")
        games = max(games, min(len(before), len(after)))
        names = figures(before, after)
        raw += [(name, players, *_difference(before, after, name, common)) for name in names]
        opinions.hear(players, before, after, names, common)
        for thing in {entry.thing: 0 for entry in entries}:
            old, new = (
                frame.select("number")
                .join(of_thing(run, players, thing), on="number", how="left")
                .fill_null(0)
                for run, frame in ((base, before), (other, after))
            )
            names = [name for name in old.columns[1:] if old[name].sum() or new[name].sum()]
            parts.setdefault(thing, []).extend(
                (name, players, *_difference(old, new, name, common)) for name in names
            )
            parts[thing] += lifts_of(base, other, players, thing)
            opinions.hear(players, old, new, names, common)
    if not raw:
        raise SpielwerkError("The runs have no table with the same number of players.")
    planned = max(base.planned, other.planned)
    own = _corrected([row for rows in parts.values() for row in rows], planned, opinions)
    changed = [
        Changed(
            thing,
            [entry for entry in entries if entry.thing == thing],
            [row for row in own if row.figure.endswith(f"({thing})")],
        )
        for thing in {entry.thing: 0 for entry in entries}
    ]
    return Comparison(
        name_of(base.plan),
        name_of(other.plan),
        common,
        _corrected(raw, planned, opinions),
        changed,
        games,
        planned,
        opinions.bots,
    )


class Opinions:
    """What the games of each bot say by themselves, where both runs have the same bots apart."""

    def __init__(self, base: Reading, other: Reading) -> None:
        self.bots = base.plan.crews if base.plan.crews == other.plan.crews else ()
        self._found: dict[tuple[str, int], list[tuple[Estimate, float]]] = {}

    def hear(
        self,
        players: int,
        before: pl.DataFrame,
        after: pl.DataFrame,
        names: Sequence[str],
        common: bool,
    ) -> None:
        """The differences of some figures, bot by bot."""
        for place in range(len(self.bots)):
            own = pl.col("number") % len(self.bots) == place
            old, new = before.filter(own), after.filter(own)
            for name in names:
                found = _difference(old, new, name, common)[2:]
                self._found.setdefault((name, players), []).append(found)

    def of(
        self, name: str, players: int, planned: int, alpha: float
    ) -> tuple[tuple[str, Estimate], ...]:
        """The bots' own differences, with intervals like those of all games together."""
        heard = self._found.get((name, players), [])
        games = planned // max(1, len(self.bots))
        own = [always.valid(value, error, games, alpha) for value, error in heard]
        sure = [replace(one, p=min(1.0, one.p * SURE / alpha)) for one in own]
        return tuple(zip(self.bots, sure, strict=False))


def _corrected(raw: Sequence[Raw], planned: int, opinions: Opinions) -> list[Difference]:
    """Rows with intervals that hold for all of them and for all looks at once."""
    rows = []
    alpha = SURE / max(1, len(raw))
    for figure, players, before, after, difference, error in raw:
        found = always.valid(difference, error, planned, alpha)
        p = min(1.0, found.p * len(raw))
        spread = error * sqrt(max(1, found.n))
        least = always.smallest(max(found.n, 1), spread, alpha)
        by_bot = opinions.of(figure, players, planned, alpha)
        rows.append(Difference(figure, players, before, after, found, p, least, by_bot))
    return rows


def figures(before: pl.DataFrame, after: pl.DataFrame) -> list[str]:
    """The figures of either, in a stable order."""
    names = [*before.columns, *(name for name in after.columns if name not in before.columns)]
    return [name for name in names if name not in NO_FIGURES]


def _difference(
    before: pl.DataFrame, after: pl.DataFrame, figure: str, common: bool
) -> tuple[Estimate, Estimate, Estimate, float]:
    """Of both variants, of their difference, and the error of that."""
    old, new = (_values(frame, figure) for frame in (before, after))
    if common:
        both = pl.DataFrame({"old": old, "new": new}).drop_nulls()
        turned = (both["new"] - both["old"]).cast(pl.Float64)
        n, spread = len(turned), turned.std()
        value = float(turned.mean() or 0.0)  # type: ignore[arg-type]
        error = float(spread or 0.0) / sqrt(max(1, n))  # type: ignore[arg-type]
        difference = Estimate(value, value, value, n=n)
    else:
        known = [found.drop_nulls().cast(pl.Float64) for found in (old, new)]
        means = [float(found.mean() or 0.0) for found in known]  # type: ignore[arg-type]
        n = min(map(len, known))
        value = means[1] - means[0] if n else 0.0
        error = sqrt(sum(float(found.var() or 0.0) / max(1, len(found)) for found in known))  # type: ignore[arg-type, misc]
        difference = Estimate(value, value, value, n=n)
    return _level(old, figure), _level(new, figure), difference, error


def _level(values: pl.Series, figure: str) -> Estimate:
    """A figure of one variant; shares have Wilson's interval: 100 % of few games is not sure."""
    known = values.drop_nulls()
    if is_share(figure):
        return share_of(float(known.sum()), len(known))
    return mean_of(known.to_list())


def _values(frame: pl.DataFrame, figure: str) -> pl.Series:
    """A figure game by game; an end that a variant does not know is one that never came."""
    if figure in frame.columns:
        return frame[figure]
    missing = 0.0 if figure.startswith("end(") else None
    return pl.Series(figure, [missing], dtype=pl.Float64).new_from_index(0, len(frame))


def name_of(plan: Plan) -> str:
    """A variant by its name, or by what it changes."""
    if plan.name:
        return plan.name
    changed = [f"{key}={value}" for key, value in {**plan.options, **plan.changes}.items()]
    return ", ".join(changed + ([Path(plan.pack).name] if plan.pack else [])) or OWN[0]


def plan_of_variant(base: Plan, text: str) -> Plan:
    """`name: switch=value, file.key=value, pack=DIR` as a plan; `own` is the game as it is."""
    name, colon, rest = text.partition(":")
    if not colon:
        name, rest = ("", text) if "=" in text else (text, "")
        if rest == "" and name not in OWN:
            raise SpielwerkError(
                f"Variant {text!r} is no folder of a run, not 'own', and changes nothing: "
                "it should read 'name: switch=value, file.key=value, pack=DIR'."
            )
    options, changes, pack = dict(base.options), dict(base.changes), base.pack
    for part in filter(None, (part.strip() for part in rest.split(","))):
        key, equals, value = part.partition("=")
        if not equals:
            raise SpielwerkError(f"Variant {text!r}: {part!r} should read name=value.")
        if key == "pack":
            pack = value
        elif "." in key:
            changes[key] = value
        else:
            options[key] = value
    made = msgspec.structs.replace(
        base, name=name.strip() or rest.strip(), options=options, changes=changes, pack=pack
    )
    return made.check()


def figure_name(figure: str, say: Sayer) -> str:
    """A figure in words: `share(empire)` is the Empire's win share."""
    kind, bracket, thing = figure.rstrip(")").partition("(")
    if not bracket:
        return say(f"figure-{kind.replace('_', '-')}")
    if kind == "end":
        return say("figure-end", name=say.name(f"short-end-{thing}"))
    if kind != "share":  # what became of a changed card
        role = say(f"role-{kind}" if say.own.has(f"role-{kind}") else f"figure-card-{kind}")
        return say("figure-card", name=say.name(thing), role=role)
    for guess in (f"side-{thing}", f"faction-{thing}", thing):
        if say.game.has(guess) or say.own.has(guess):
            return say("figure-share", name=say.name(guess))
    if thing.startswith("seat"):
        return say("figure-share", name=say("seat", number=int(thing[4:])))
    return say("figure-share", name=thing)


def comparison_page(stores: Sequence[RunFolder], found: Sequence[Comparison], say: Sayer) -> str:
    """The comparison as one HTML page."""
    return comparison_blocks(stores, found, say).html()


def comparison_blocks(
    stores: Sequence[RunFolder], found: Sequence[Comparison], say: Sayer
) -> page.Page:
    """The comparison as objects."""
    title = say("compare-title", game=say.name("game-title"))
    body: list[page.Block] = [page.heading(title)]
    for other in found:
        which = f"{other.base} → {other.name}"
        body.append(page.section("variant", which, variant_blocks(other, say)))
    made = "\n".join(store.provenance.command for store in stores)
    if made:
        body.append(page.section("provenance", say("part-provenance"), [page.raw(made)]))
    return page.Page(title, say.lang, body)


def variant_blocks(other: Comparison, say: Sayer) -> list[page.Block]:
    """One variant against the base: what was changed, what stands out, every figure."""
    told = [(level, sentence(row, say)) for row in other.rows if (level := level_of(row))]
    told = told or [("good", say("compare-nothing", count=len(other.rows)))]
    shares = [_plot_row(row, say) for row in other.rows if is_share(row.figure)]
    head = [say("column-figure"), other.base, other.name, say("column-difference"), ""]
    return [
        page.text(say("compare-paired" if other.paired else "compare-unpaired"), "lead"),
        page.text(reach(other, say), "lead"),
        *([page.text(said, "lead")] if (said := apart(other.bots, say)) else []),
        *_changed(other, head, say),
        page.found(told),
        page.forest(shares, say("plot-differences"), say.points, 0.0),
        page.table(
            head,
            [row.cells(say) for row in other.rows],
            [row.verdict == "sure" for row in other.rows],
        ),
    ]


def _changed(other: Comparison, head: list[str], say: Sayer) -> list[page.Block]:
    """What was changed, before everything else."""
    blocks: list[page.Block] = []
    for one in other.changed:
        blocks.append(page.heading(one.called(say), 3))
        blocks.append(page.text("; ".join(entry.said(say) for entry in one.entries)))
        if one.rows:
            sure = [row.verdict == "sure" for row in one.rows]
            blocks.append(page.table(head, [row.cells(say) for row in one.rows], sure))
        else:
            blocks.append(page.text(say("changed-unseen"), "lead"))
    return blocks


def reach(other: Comparison, say: Sayer) -> str:
    """What so many games can show, and how many it takes for what matters."""
    shares = [row for row in other.rows if is_share(row.figure) and row.smallest]
    if not shares:
        return say("compare-games", games=other.games)
    typical = sorted(row.smallest for row in shares)[len(shares) // 2]
    return say(
        "compare-reach",
        games=other.games,
        smallest=say.number(typical * 100),
        wanted=say.number(FAR * 100, 0),
        needed=say.whole(max(always.LEAST, other.games * (typical / FAR) ** 2)),
    )


def apart(bots: Sequence[str], say: Sayer) -> str:
    """That several bots share the games, and what that means."""
    return say("bots-apart", bots=", ".join(bots), count=len(bots)) if bots else ""


LEVELS = {"sure": "warn", "small": "note", "alike": "", "noise": ""}


def level_of(row: Difference) -> str:
    """How much a row should worry; what only one bot shows is worth a note, proven or not."""
    return LEVELS[row.verdict] or ("note" if row.only else "")


def sentence(row: Difference, say: Sayer) -> str:
    """A row that is worth one, and whether only one of the bots shows it."""
    label, before, after, change, _ = row.cells(say)
    said = say("compare-found", name=label, before=before, after=after, change=change)
    if not row.only:
        return said
    show = say.points if is_share(row.figure) else say.signed
    own = ", ".join(f"{bot} {show(found.value)}" for bot, found in row.by_bot)
    return say("compare-only", said=said, bot=row.only, own=own)


def _plot_row(row: Difference, say: Sayer) -> ForestRow:
    colour = 7 if not row.sure else 0 if row.difference.value > 0 else 1
    return ForestRow(row.label(say), row.difference, colour=colour)
