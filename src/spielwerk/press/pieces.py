"""What several games need: pieces in the players' colours, money in several values, backs."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.press.matter import Back, Desk, Token


def players(desk: Desk, colours: Sequence[str], count: int, size: float = 12) -> list[Token]:
    """Pieces in the players' colours, each with its shape: colour is never the only sign."""
    found = []
    looks = desk.kit.looks()
    for colour in colours:
        label = desk.word("press-player", colour=desk.word(f"press-{colour}"))
        shape = outline(desk, looks[colour]["outline"])
        fills = [desk.colour(f"player-{colour}")]
        found.append(Token(label, count, size, fills, shape, icon=shape, round=True))
    return found


def outline(desk: Desk, path: str) -> str:
    """A player's shape."""
    frame = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="96" height="96"'
    edge = desk.colour("player-edge")
    return desk.keep(f'<svg {frame}><path d="{path}" fill="{edge}"/></svg>')


def back(desk: Desk, name: str, label: str, fill: str, icon: str) -> Back:
    """The back of a deck: an icon on a colour."""
    return Back(name, label, desk.colour(fill), desk.icon(icon, "white"), desk.icon(icon, "black"))


def seats(desk: Desk, players: int) -> list[str]:
    """The colours of so many players, in the order of the client's."""
    return [colour for colour in desk.kit.looks() if colour != "white"][:players]


def money(desk: Desk, label: str, icon: str, values: Sequence[int], count: int) -> list[Token]:
    """Coins of several values, the dear ones larger."""
    return [
        Token(
            label=f"{label} {value}",
            count=count,
            size=14 + 2 * n,
            fills=[desk.colour("raised")],
            ink=desk.icon(icon),
            icon=desk.icon(icon, "accent"),
            text=str(value),
            round=True,
        )
        for n, value in enumerate(values)
    ]
