"""Cards and goods: what became of each, and what was wasted."""

from __future__ import annotations

from spielwerk.lab import page, plots
from spielwerk.lab.cards import Card, cards
from spielwerk.lab.plots import ForestRow
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer

SHOWN = 12


def every_card(reading: Reading, say: Sayer) -> list[str]:
    """The strongest and the weakest, those nobody wants, and all in a table."""
    found = cards(reading)
    if not found:
        return []
    judged = [card for card in found if card.lift is not None]
    blocks = []
    for id, some in (("strong", judged[:SHOWN]), ("weak", judged[-SHOWN:][::-1])):
        rows = [_lift(card, say) for card in some]
        if rows:
            picture = plots.forest(rows, say(f"plot-{id}-cards"), say.points, 0.0)
            blocks.append(page.figure(picture, say(f"plot-{id}-cards")))
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
        say("column-lift"),
    ]
    table = page.table(head, [_row(card, roles, say) for card in found])
    notes = [page.text(say("card-note"), "lead")]
    return [*notes, page.grid(blocks), page.folded(say("all-cards", count=len(found)), table)]


def _lift(card: Card, say: Sayer) -> ForestRow:
    assert card.lift is not None
    return ForestRow(
        say.name(card.thing),
        card.lift,
        note=say("of-games", n=card.lift.n),
        colour=7 if card.p >= 0.05 else 0 if card.lift.value > 0 else 1,
    )


def _row(card: Card, roles: list[str], say: Sayer) -> list[str]:
    lift = "–"
    if card.lift is not None:
        half = say.number((card.lift.high - card.lift.value) * 100)
        lift = f"{say.points(card.lift.value)} ± {half}{' *' if card.p < 0.05 else ''}"
    return [
        say.name(card.thing),
        say.whole(card.games),
        *(say.share(card.roles[role].value) for role in roles),
        say.share(1 - card.alive.value),
        lift,
    ]


def goods(reading: Reading, say: Sayer) -> list[str]:
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
