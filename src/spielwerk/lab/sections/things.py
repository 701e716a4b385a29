"""Cards and goods: what became of each, and what was wasted."""

from __future__ import annotations

from spielwerk.lab import page, plots
from spielwerk.lab.cards import Card, cards
from spielwerk.lab.page import Block
from spielwerk.lab.plots import ForestRow
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.stats import Estimate

SHOWN = 12


def every_card(reading: Reading, say: Sayer) -> list[Block]:
    """The strongest and the weakest, those nobody wants, and all in a table."""
    found = cards(reading)
    if not found:
        return []
    blocks: list[Block] = []
    for kind in ("cards", "ties"):  # what chance gave away first, then what goes together
        judged = [row for card in found if (row := _lift(card, kind, say))]
        judged.sort(key=lambda row: -row.figure.value)
        for id, rows in (("strong", judged[:SHOWN]), ("weak", judged[-SHOWN:][::-1])):
            if rows:
                caption = say(f"plot-{id}-{kind}")
                blocks.append(page.figure(plots.forest(rows, caption, say.points, 0.0), caption))
    rare = sorted(found, key=lambda card: card.alive.value)[:SHOWN]
    rows = [
        ForestRow(say.name(card.thing), card.alive, note=say("of-games", n=card.games))
        for card in rare
    ]
    picture = plots.forest(rows, say("plot-rare-cards"), say.share1)
    blocks.append(page.figure(picture, say("plot-rare-cards")))
    roles = list(reading.lens.roles)
    head = [
        say("column-card"),
        say("column-games"),
        *(say(f"role-{role}") for role in roles),
        say("column-ignored"),
        say("column-draw"),
        say("column-tie"),
    ]
    table = page.table(head, [_row(card, roles, say) for card in found])
    notes = [page.text(say("card-note"), "lead")]
    return [*notes, page.grid(blocks), page.folded(say("all-cards", count=len(found)), table)]


def _lift(card: Card, kind: str, say: Sayer) -> ForestRow | None:
    figure, p = (card.draw, card.p) if kind == "cards" else (card.tie, card.tie_p)
    if figure is None or (kind == "ties" and card.draw is not None):
        return None
    return ForestRow(
        say.name(card.thing),
        figure,
        note=say("of-games", n=figure.n),
        colour=7 if p >= 0.05 else 0 if figure.value > 0 else 1,
    )


def said(figure: Estimate | None, p: float, say: Sayer) -> str:
    """A worth in a cell."""
    if figure is None:
        return "–"
    half = say.number((figure.high - figure.value) * 100)
    return f"{say.points(figure.value)} ± {half}{' *' if p < 0.05 else ''}"


def _row(card: Card, roles: list[str], say: Sayer) -> list[str]:
    return [
        say.name(card.thing),
        say.whole(card.games),
        *(say.share(card.roles[role].value) for role in roles),
        say.share(1 - card.alive.value),
        said(card.draw, card.p, say),
        said(card.tie, card.tie_p, say),
    ]


def goods(reading: Reading, say: Sayer) -> list[Block]:
    """What was made of each good, what of it was left at the end and what was wasted."""
    found = reading.goods()
    if not found:
        return []
    games = len(reading.games)
    rows = [ForestRow(say.name(good), wasted) for good, _, _, wasted in found]
    lines = [
        [say.name(good), say.number(made / games), say.share(kept.value), say.share(wasted.value)]
        for good, made, kept, wasted in found
    ]
    head = [say(f"column-{id}") for id in ("good", "made", "kept", "wasted")]
    picture = plots.forest(rows, say("plot-wasted"), say.share1)
    return [page.grid([page.figure(picture, say("plot-wasted")), page.table(head, lines)])]


SECTIONS = (("cards", every_card), ("goods", goods))
