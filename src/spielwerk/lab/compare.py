"""Variants side by side: the difference of every figure, and whether it is more than noise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
import polars as pl

from spielwerk.engine import SpielwerkError
from spielwerk.lab import page
from spielwerk.lab.metrics import is_share, per_game
from spielwerk.lab.plan import Plan
from spielwerk.lab.plots import ForestRow
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.stats import Estimate, holm, mean_of, paired, share_of, unpaired
from spielwerk.lab.store import RunFolder

SURE = 0.05
OWN = ("own", "base")
NO_FIGURES = ("seed", "number", "minutes")  # minutes only say once more what decisions say


@dataclass(frozen=True)
class Difference:
    """One figure at one table, of the base and of a variant."""

    figure: str
    players: int
    before: Estimate
    after: Estimate
    difference: Estimate
    p: float  # corrected for the number of figures shown

    @property
    def sure(self) -> bool:
        """Whether the difference is more than noise."""
        return self.p < SURE

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
        return [
            self.label(say),
            say.interval(self.before, percent=percent),
            say.interval(self.after, percent=percent),
            f"{change} ({low} … {high})",
            say("sure" if self.sure else "noise"),
        ]


@dataclass(frozen=True)
class Comparison:
    """A variant against the base."""

    base: str
    name: str
    paired: bool
    rows: list[Difference]


def comparison(stores: Sequence[RunFolder]) -> list[Comparison]:
    """Every further run against the first."""
    readings = [Reading(store) for store in stores]
    if len({reading.plan.game for reading in readings}) > 1:
        raise SpielwerkError("Only runs of the same game can be compared.")
    return [against(readings[0], other) for other in readings[1:]]


def against(base: Reading, other: Reading) -> Comparison:
    """One run against another, figure by figure."""
    raw = []
    common = True
    for players in sorted(set(base.tables) & set(other.tables)):
        before, after = per_game(base, players), per_game(other, players)
        same = before.select("seed").join(after.select("seed"), on="seed")
        common = len(same) >= 2
        if common:
            before = before.join(same, on="seed", how="semi").sort("seed")
            after = after.join(same, on="seed", how="semi").sort("seed")
        raw += [
            (figure, players, *_difference(before, after, figure, common))
            for figure in figures(before, after)
        ]
    if not raw:
        raise SpielwerkError("The runs have no table with the same number of players.")
    ps = holm([difference.p for *_, difference in raw])
    rows = [Difference(*row, p) for row, p in zip(raw, ps, strict=True)]
    return Comparison(name_of(base.plan), name_of(other.plan), common, rows)


def figures(before: pl.DataFrame, after: pl.DataFrame) -> list[str]:
    """The figures of either, in a stable order."""
    names = [*before.columns, *(name for name in after.columns if name not in before.columns)]
    return [name for name in names if name not in NO_FIGURES]


def _difference(
    before: pl.DataFrame, after: pl.DataFrame, figure: str, common: bool
) -> tuple[Estimate, Estimate, Estimate]:
    old, new = (_values(frame, figure) for frame in (before, after))
    if common:
        both = pl.DataFrame({"old": old, "new": new}).drop_nulls()
        difference = paired(both["old"].to_list(), both["new"].to_list())
    else:
        difference = unpaired(*(found.drop_nulls().to_list() for found in (old, new)))
    return _level(old, figure), _level(new, figure), difference


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
    for guess in (f"side-{thing}", f"faction-{thing}", thing):
        if say.game.has(guess) or say.own.has(guess):
            return say("figure-share", name=say.name(guess))
    if thing.startswith("seat"):
        return say("figure-share", name=say("seat", number=int(thing[4:])))
    return say("figure-share", name=thing)


def comparison_page(stores: Sequence[RunFolder], found: Sequence[Comparison], say: Sayer) -> str:
    """The comparison as one HTML page."""
    title = say("compare-title", game=say.name("game-title"))
    body = [page.heading(title)]
    for other in found:
        sure = [row for row in other.rows if row.sure]
        told = [("warn", _sentence(row, say)) for row in sure]
        told = told or [("good", say("compare-nothing", count=len(other.rows)))]
        shares = [_plot_row(row, say) for row in other.rows if is_share(row.figure)]
        head = [say("column-figure"), other.base, other.name, say("column-difference"), ""]
        body.append(
            page.section(
                "variant",
                f"{other.base} → {other.name}",
                [
                    page.text(
                        say("compare-paired" if other.paired else "compare-unpaired"), "lead"
                    ),
                    page.found(told),
                    page.forest(shares, say("plot-differences"), say.points, 0.0),
                    page.table(
                        head,
                        [row.cells(say) for row in other.rows],
                        [row.sure for row in other.rows],
                    ),
                ],
            )
        )
    made = "\n".join(store.provenance.command for store in stores)
    body.append(page.section("provenance", say("part-provenance"), [page.raw(made)]))
    return page.page(title, say.lang, body)


def _sentence(row: Difference, say: Sayer) -> str:
    label, before, after, change, _ = row.cells(say)
    return say("compare-found", name=label, before=before, after=after, change=change)


def _plot_row(row: Difference, say: Sayer) -> ForestRow:
    colour = 7 if not row.sure else 0 if row.difference.value > 0 else 1
    return ForestRow(row.label(say), row.difference, colour=colour)
