"""The table for a terminal."""

from __future__ import annotations

from spielwerk.engine.view import Text, text
from spielwerk.games.state51.data.cards import ROWS, STACKS
from spielwerk.games.state51.data.goods import GOODS, KINDS
from spielwerk.games.state51.rules.build import announced
from spielwerk.games.state51.rules.raze import resistance
from spielwerk.games.state51.show.catalogue import card_text
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
        name = f"card-{state.rules.key[card]}" if card >= 0 else "picture-none"
        lines.append(text(f"picture-{STACKS[stack]}", card=name, left=len(state.stacks[stack])))
    for card in state.row:
        lines.append(_row(state, "picture-open-card", card))
    playing = announced(state)
    if playing >= 0:
        lines.append(text("picture-playing", card=f"card-{state.rules.key[playing]}"))
    if state.players == 1:
        lines.append("")
        lines.append(text("picture-foe", points=state.vp[FOE], attacks=len(state.attack)))
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
        )
    ]
    goods: dict[str, int | str | Text] = {
        GOODS[kind]: state.goods[KINDS * seat + kind] + state.stored[KINDS * seat + kind]
        for kind in range(KINDS)
    }
    lines.append(text("picture-goods", **goods))
    lines += _locations(state, seat)
    for card in state.deals[seat]:
        lines.append(
            text(
                "picture-deal",
                card=f"card-{state.rules.key[card]}",
                good=f"good-{GOODS[state.rules.deal[card]]}",
            )
        )
    for card in state.contacts[seat]:
        lines.append(text("picture-contact", card=f"card-{state.rules.key[card]}"))
    if own:
        lines += [_row(state, "picture-hand-card", card) for card in state.hands[seat]]
    return lines


def _locations(state: State51State, side: int) -> Lines:
    lines: Lines = []
    for row, name in enumerate(ROWS):
        for place in state.rows[3 * side + row]:
            card = place if place >= 0 else ~place
            if place < 0:
                lines.append(text(f"picture-{name}-ruin"))
                continue
            bit = state.rules.bit[card]
            lines.append(
                text(
                    f"picture-{name}",
                    card=f"card-{state.rules.key[card]}",
                    n=resistance(state, card),
                    used=bool(state.used & bit) + bool(state.used_twice & bit),
                )
            )
    return lines


def _row(state: State51State, id: str, card: int) -> Text:
    key = state.rules.key[card]
    return text(
        id, card=f"card-{key}", n=state.rules.distance[card], what=card_text(state.rules, key)
    )
