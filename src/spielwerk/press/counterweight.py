"""Counterweight on paper: the cards, the anchors as boards, station, traffic and desk, pieces."""

from __future__ import annotations

from typing import Any

from spielwerk.games.counterweight.show.card_list import ABILITY, clause, facts, joined
from spielwerk.press.matter import Back, Desk, Face, Fact, Matter, Poster, Said, Shown, Slot, Token
from spielwerk.press.pieces import back, money, players, seats

BOARD = "anchor"  # a card that is printed as a board
BACKS = {"emergency": "action", "enemy": "ship", "inspector": "ship"}  # shuffled into these decks
ALARM = ("enemy", "emergency", "inspector")
SIGNAL = ("prestige", "anchor", "action")
ICONS = {
    "ui-price-funds": "funds",
    "ui-price-influence": "influence",
    "ui-start-funds": "funds",
    "ui-start-influence": "influence",
    "ui-income": "balance",
    "ui-places": "marker",
    "ui-need": "cargo",
    "ui-capacity": "cargo",
    "ui-resistance": "crosshair",
    "ui-protection": "shield",
    "ui-dice": "crosshair",
    "ui-loot": "funds",
}
WIDE, HIGH = 66.0, 91.0  # the place of a card, with room for a finger
VALUES = (1, 5, 10)
COINS, CARGO, SEALS, MARKERS = 24, 40, 12, 14


def matter(desk: Desk) -> Matter:
    """All of it."""
    pictures = desk.pictures()
    every = [face(desk, card, pictures[key]) for key, card in desk.game.catalogue().items()]
    return Matter(
        faces=[one for one in every if one.back != BOARD],
        backs=backs(desk),
        plates=[one for one in every if one.back == BOARD],
        posters=[station(desk), traffic(desk), bridge(desk)],
        tokens=tokens(desk),
        cards={"card": [Shown(max(every, key=weight).key)]},
    )


def weight(face: Face) -> tuple[bool, int]:
    """How much there is to see on a section."""
    return face.back == "section", len(face.texts)


def face(desk: Desk, card: dict[str, Any], picture: str) -> Face:
    """A card with all that the client shows of it, in the same order."""
    kind = card["kind"]
    band = "bad-fill" if kind in ALARM else "accent-fill" if kind in SIGNAL else "ink-soft"
    return Face(
        key=card["key"],
        name=desk.say(card["name"]),
        kind=desk.word(f"ui-kind-{kind}"),
        back=BACKS.get(kind, kind),
        band=desk.colour(band),
        copies=len(card["ids"]),
        picture=picture,
        facts=[
            Fact(desk.icon(ICONS[what]), desk.word(what), value)
            for what, value in facts(card)  # type: ignore[arg-type]
        ],
        texts=texts(desk, card),
        story=desk.say(card["story"]),
    )


def texts(desk: Desk, card: dict[str, Any]) -> list[Said]:
    """What a card does, each part with its name."""
    found = [Said(desk.say(card["unlock"]["text"]))] if card["unlock"] else []
    ability = ABILITY.get(card["kind"], "ui-ability")
    for lead, part in (("ui-start", "start"), (ability, "ability"), ("ui-release", "release")):
        if card[part]:
            said = joined([clause(one) for one in card[part]], "then")
            found.append(Said(desk.say(said), desk.word(lead)))
    if card["manner"]:
        found.append(Said(desk.say(card["manner"]), desk.word("ui-manner")))
    if card["standing"]:
        said = joined(card["standing"], "then")
        found.append(Said(desk.say(said), desk.word("ui-standing")))
    return found


def backs(desk: Desk) -> list[Back]:
    """One for each deck."""
    fills = {"prestige": "accent-fill", "site": "warn", "action": "accent", "ship": "ink"}
    return [
        back(
            desk,
            kind,
            desk.word(f"ui-kind-{kind}"),
            fills.get(kind, "ink-soft"),
            f"kind-{kind}",
        )
        for kind in ("section", "prestige", "site", "action", "ship")
    ]


def station(desk: Desk) -> Poster:
    """The ring as the edge of a rectangle, clockwise from the upper left, the anchor in it."""
    numbers = desk.game.rules.numbers
    around = -(-numbers.ring // 2) + 2  # columns and rows together
    columns = around // 2
    rows = around - columns
    places = [(x, 0) for x in range(columns)]
    places += [(columns - 1, y) for y in range(1, rows)]
    places += [(x, rows - 1) for x in reversed(range(columns - 1))]
    places += [(0, y) for y in reversed(range(1, rows - 1))]
    slots = [
        Slot(
            x * WIDE,
            y * HIGH,
            WIDE,
            HIGH,
            label=desk.word("press-field", n=n),
            number=str(n),
            icon=desk.icon("marker") if n in numbers.anchor_points else "",
            strong=n in numbers.anchor_points,
        )
        for n, (x, y) in enumerate(places[: numbers.ring], 1)
    ]
    middle = ((columns - 2) * WIDE, (rows - 2) * HIGH)
    if min(middle) > 0:
        wide = min(middle[0], 2 * WIDE)
        slots.append(
            Slot(
                WIDE + (middle[0] - wide) / 2,
                HIGH + (middle[1] - HIGH) / 2,
                wide,
                HIGH,
                label=desk.word("ui-kind-anchor"),
                icon=desk.icon("kind-anchor"),
                strong=True,
            )
        )
    return Poster(desk.word("press-station"), columns * WIDE, rows * HIGH, slots=slots)


def traffic(desk: Desk) -> Poster:
    """The intercept course above the lane, position 1 at the left."""
    lane = desk.game.rules.numbers.lane
    slots = [
        Slot(n * WIDE, row * HIGH, WIDE, HIGH, label=label, number=str(n + 1), icon=icon)
        for row, (label, icon) in enumerate(
            (
                (desk.word("ui-course"), desk.icon("enemy")),
                (desk.word("ui-lane"), desk.icon("phase-docking")),
            )
        )
        for n in range(lane)
    ]
    return Poster(desk.word("press-traffic"), lane * WIDE, 2 * HIGH, slots=slots)


def bridge(desk: Desk) -> Poster:
    """Plan, berths, centres and the inspector's track."""
    numbers = desk.game.rules.numbers
    wide = max(numbers.plan, numbers.berths + 2) * WIDE
    slots = [
        Slot(n * WIDE, 0, WIDE, HIGH, desk.word("ui-plan"), str(n + 1), desk.icon("plan"))
        for n in range(numbers.plan)
    ]
    slots += [
        Slot(n * WIDE, HIGH, WIDE, HIGH, desk.word("ui-dock"), str(n + 1), desk.icon("dock"))
        for n in range(numbers.berths)
    ]
    after = numbers.berths * WIDE
    slots += [
        Slot(after, HIGH, WIDE, HIGH, desk.word("ui-crisis"), icon=desk.icon("siren")),
        Slot(after + WIDE, HIGH, WIDE, HIGH, desk.word("ui-special"), icon=desk.icon("request")),
    ]
    steps = numbers.control_max + 1
    third = wide / 3
    slots += [
        Slot(0, 2 * HIGH, third, 40, desk.word("ui-funds"), icon=desk.icon("funds")),
        Slot(third, 2 * HIGH, third, 40, desk.word("press-request"), icon=desk.icon("cargo")),
    ]
    slots += [
        Slot(
            2 * third + n * third / steps,
            2 * HIGH,
            third / steps,
            40,
            number=str(n),
            icon=desk.icon("inspector"),
            strong=n == numbers.control_start,
        )
        for n in range(steps)
    ]
    return Poster(desk.word("press-desk"), wide, 2 * HIGH + 40, slots=slots)


def tokens(desk: Desk) -> list[Token]:
    """Funds, influence, cargo, markers, seals, the inspector and the officer on duty."""

    def piece(label: str, icon: str, count: int, size: float, fill: str) -> Token:
        on = "white" if fill != "raised" else "ink"
        return Token(
            desk.word(label),
            count,
            size,
            [desk.colour(fill)],
            desk.icon(icon),
            icon=desk.icon(icon, on),
        )

    return [
        *money(desk, desk.word("ui-funds"), "funds", VALUES, COINS),
        *money(desk, desk.word("press-influence"), "influence", VALUES[:2], COINS),
        piece("press-cargo", "cargo", CARGO, 10, "warn"),
        *players(desk, seats(desk, desk.game.max_players), MARKERS),
        piece("press-seal", "seal", SEALS, 12, "bad-fill"),
        piece("press-inspector", "inspector", 2, 18, "bad-fill"),
        piece("ui-co", "co", 1, 22, "accent-fill"),
    ]
