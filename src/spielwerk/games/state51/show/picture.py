"""The table for a terminal: every card that lies there with all that is printed and lies on it."""

from __future__ import annotations

from spielwerk.engine.view import Text, text
from spielwerk.games.state51.data.cards import ROWS, STACKS
from spielwerk.games.state51.data.goods import KINDS
from spielwerk.games.state51.data.phrases import listed
from spielwerk.games.state51.rules.build import announced
from spielwerk.games.state51.rules.names import card_name, good_name, place_name
from spielwerk.games.state51.rules.raze import resistance
from spielwerk.games.state51.show.catalogue import card_text
from spielwerk.games.state51.show.printed import categories, gives, goods, type_name
from spielwerk.games.state51.state import FOE, State51State

Lines = list[str | Text]


def picture(state: State51State, seat: int | None) -> Lines:
    """The middle of the table, then every state, the own one last."""
    lines: Lines = [
        text(
            "picture-middle",
            deck=state.left,
            discard=len(state.discard),
            points=state.rules.numbers.end_points,
        )
    ]
    for stack, card in enumerate(state.open):
        left = len(state.stacks[stack])
        if card < 0:
            lines.append(text(f"picture-{STACKS[stack]}-none", left=left))
        else:
            what = _does(state, card)
            name = card_name(state, card)
            lines.append(text(f"picture-{STACKS[stack]}", card=name, what=what, left=left))
    for card in state.row:
        lines += _card(state, "picture-open-card", card)
    playing = announced(state)
    if playing >= 0:
        lines.append(text("picture-playing", card=card_name(state, playing)))
    if state.players == 1:
        lines.append("")
        id = "picture-foe-passed" if state.passed[FOE] else "picture-foe"
        lines.append(text(id, points=state.vp[FOE], attacks=len(state.attack)))
        lines += _locations(state, FOE)
    order = list(range(state.players))
    if seat is not None:
        order = [(seat + 1 + step) % state.players for step in range(state.players)]
    for other in order:
        lines.append("")
        lines += _seat(state, other, other == seat)
    return lines


def _seat(state: State51State, seat: int, own: bool) -> Lines:
    board = state.faction[seat]
    lines: Lines = [
        text(
            "picture-seat-passed" if state.passed[seat] else "picture-seat",
            player=f"seat:{seat}",
            faction=f"faction-{state.rules.factions[board]}" if board >= 0 else "picture-none",
            points=state.vp[seat],
            cards=len(state.hands[seat]),
        ),
        text("picture-goods", goods=goods(_supply(state, seat))),
    ]
    if any(state.stored[KINDS * seat : KINDS * seat + KINDS]):
        stored = enumerate(state.stored[KINDS * seat : KINDS * seat + KINDS])
        lines.append(text("picture-stored", goods=goods(stored)))
    lines += _locations(state, seat)
    for card in state.deals[seat]:
        good = good_name(state.rules.deal[card])
        lines.append(text("picture-deal", card=card_name(state, card), good=good))
    for card in state.contacts[seat]:
        name, what = card_name(state, card), _does(state, card)
        lines.append(text("picture-contact", card=name, what=what))
    if own:
        for card in state.hands[seat]:
            lines += _card(state, "picture-hand-card", card)
    return lines


def _supply(state: State51State, seat: int) -> list[tuple[int, int]]:
    """The goods of a seat but for those on its cards, which are named there."""
    supply = state.goods[KINDS * seat : KINDS * seat + KINDS]
    for side, _, kind, number in state.caches:
        if side == seat:
            supply[kind] -= number
    return list(enumerate(supply))


def _card(state: State51State, id: str, card: int) -> Lines:
    """A card that nobody has built: its type, its distance and all that is printed on it."""
    head = text(
        id,
        card=card_name(state, card),
        row=type_name(state.rules, card),
        n=state.rules.distance[card],
        categories=categories(state.rules, card),
    )
    return [head, *_printed(state, card)]


def _locations(state: State51State, side: int) -> Lines:
    lines: Lines = []
    for row in range(len(ROWS)):
        for place in state.rows[3 * side + row]:
            card = place if place >= 0 else ~place
            row_name, name = type_name(state.rules, card), place_name(state, card)
            if place < 0:
                lines.append(text("picture-ruin", row=row_name, card=name))
                continue
            lines.append(
                text(
                    "picture-location",
                    row=row_name,
                    card=name,
                    n=resistance(state, card),
                    categories=categories(state.rules, card),
                )
            )
            lines += _printed(state, card)
            marks = _marks(state, side, card)
            if marks:
                lines.append(text("picture-marks", marks=listed(marks, "comma")))
    return lines


def _printed(state: State51State, card: int) -> Lines:
    """What a card does, what razing it brings, and what a deal with it."""
    spoils, deal = gives(state.rules, card)
    return [
        text("picture-text", what=_does(state, card)),
        text("picture-gives", spoils=spoils, deal=deal),
    ]


def _marks(state: State51State, side: int, card: int) -> list[Text]:
    """What lies on a location, and whether it can be used."""
    bit = state.rules.bit[card]
    found: list[Text] = []
    if card in state.rules.open_cards:
        closed = state.passed[side] or state.used & bit
        found.append(text("picture-closed" if closed else "picture-open"))
    elif state.used & bit:
        found.append(text("picture-used", n=2 if state.used_twice & bit else 1))
    if state.rules.shielded[card] or state.shields & bit:
        found.append(text("picture-shield"))
    laid = [(kind, n) for holder, kind, n in state.laid if holder == card]
    if laid:
        found.append(text("picture-laid", goods=goods(laid)))
    cached = [(kind, n) for _, holder, kind, n in state.caches if holder == card]
    if cached:
        found.append(text("picture-cached", goods=goods(cached)))
    return found


def _does(state: State51State, card: int) -> Text:
    return card_text(state.rules, state.rules.key[card])
