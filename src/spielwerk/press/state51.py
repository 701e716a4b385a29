"""51st State on paper: locations and connections, faction boards, the road of points, goods."""

from __future__ import annotations

from typing import Any

from spielwerk.press.matter import (
    Back,
    Chip,
    Desk,
    Face,
    Fact,
    Field,
    Legend,
    Mark,
    Matter,
    Poster,
    Said,
    Shown,
    Slot,
    Token,
)
from spielwerk.press.pieces import back, players, seats

ROUND = ("grey", "blue", "red", "multi")
# How many of each good lie ready: workers and points go round the table all the time.
PIECES = {"worker": 30, "vp": 30, "grey": 16, "blue": 16, "red": 16, "multi": 6, "develop": 8}
PIECES_OTHERWISE = 12
SPARE_POINTS = 2  # the road is so many times as long as the points that end a game


def matter(desk: Desk) -> Matter:
    """All of it."""
    catalogue = desk.game.catalogue()
    pictures = desk.pictures()
    faces = [location(desk, key, one, pictures[key]) for key, one in catalogue["locations"].items()]
    faces += [
        connection(desk, key, one, pictures[key], catalogue["keys"].count(key))
        for key, one in catalogue["connections"].items()
    ]
    return Matter(
        faces=[face for face in faces if face.copies],
        backs=backs(desk),
        plates=[faction(desk, key, one, catalogue) for key, one in catalogue["factions"].items()],
        posters=[road(desk, catalogue)],
        tokens=tokens(desk, catalogue),
        notice=desk.word("unofficial"),
        cards={"card": [Shown(max(faces, key=weight).key)], **example(desk, catalogue)},
        legends={
            "goods": [
                Legend(good(desk, one), desk.word(f"good-{one}")) for one in catalogue["goods"]
            ]
        },
    )


def example(desk: Desk, catalogue: dict[str, Any]) -> dict[str, list[Shown]]:
    """Ada's state after the three turns of the rulebook, as the client shows it."""
    built, deal = "archive", "quarry"
    if not {built, deal} <= set(catalogue["locations"]):
        return {}
    made: Mark = {"mark": "icon", "icon": desk.icon("deal")}
    return {"state": [Shown(built, [good(desk, "worker", 2)]), Shown(deal, [made])]}


def weight(face: Face) -> int:
    """How much there is to see on a card."""
    return 10 * len(face.lines) + len(face.chips) + len(face.foot[:1])


def good(desk: Desk, kind: str, n: int = 1) -> Mark:
    """A good as a painted token."""
    paint = "card" if kind == "hand" else kind
    fills = [desk.colour(f"good-{paint}", "good-other")]
    if kind == "multi":
        fills += [desk.colour("good-blue"), desk.colour("good-red")]
    on = f"on-good-{paint}" if f"on-good-{paint}" in desk.colours else "white"
    return {
        "mark": "good",
        "icon": desk.icon(kind, on),
        "fills": fills,
        "round": kind in ROUND,
        "n": "" if n == 1 else str(n),
        "ink": desk.icon(kind),
    }


def marks(desk: Desk, icons: list[dict[str, Any]], lead: str = "") -> list[Mark]:
    """A line of icons as the client draws it."""
    found: list[Mark] = [{"mark": "icon", "icon": desk.icon(lead)}] if lead and icons else []
    for token in icons:
        if "good" in token:
            found.append(good(desk, token["good"], token["n"]))
        elif "icon" in token:
            found.append({"mark": "icon", "icon": desk.icon(token["icon"])})
        else:
            found.append({"mark": "sign", "text": token["sign"]})
    return found


def location(desk: Desk, key: str, facts: dict[str, Any], picture: str) -> Face:
    """A title."""
    row = "open" if facts["open"] else facts["row"]
    chips = [
        Chip(desk.icon(one, "white"), desk.word(f"category-{one}")) for one in facts["categories"]
    ]
    return Face(
        key=key,
        name=desk.word(f"card-{key}"),
        kind=desk.word(f"row-{row}"),
        back="location",
        band=desk.colour(f"row-{facts['row']}"),
        copies=sum(facts["copies"].values()),
        badge=str(facts["distance"]),
        picture=picture,
        chips=chips,
        lines=[
            line
            for line in (
                marks(desk, facts["effect"]["icons"]),
                marks(desk, facts["bonus"]["icons"], "build"),
            )
            if line
        ],
        facts=[Fact(desk.icon("shield"), desk.word("ui-resistance"), str(facts["resistance"]))],
        texts=[Said(desk.say(facts["text"]))],
        foot=[
            Field(
                desk.colour("spoils"),
                desk.icon("raze", "white"),
                desk.word("ui-spoils"),
                [good(desk, one["good"], one["n"]) for one in facts["spoils"]],
            ),
            Field(
                desk.colour("deal"),
                desk.icon("deal", "white"),
                desk.word("ui-deal"),
                [good(desk, facts["deal"])],
            ),
        ],
    )


def connection(desk: Desk, key: str, facts: dict[str, Any], picture: str, copies: int) -> Face:
    """A connection card."""
    stack = f"stack-{facts['stack']}"
    return Face(
        key=key,
        name=desk.word(f"card-{key}"),
        kind=desk.word("press-connection"),
        back=stack,
        band=desk.colour(stack),
        copies=copies,
        picture=picture,
        lines=[marks(desk, facts["effect"]["icons"])],
        texts=[Said(desk.say(facts["text"]))],
    )


def backs(desk: Desk) -> list[Back]:
    """The deck, and the two stacks of connections."""
    title = desk.word("game-title")
    return [
        back(desk, "location", title, "rust", "location"),
        *(
            back(desk, stack, desk.word(stack), stack, "contact")
            for stack in ("stack-red", "stack-blue")
        ),
    ]


def faction(desk: Desk, key: str, facts: dict[str, Any], all: dict[str, Any]) -> Face:
    """A faction board."""
    production = [good(desk, one["good"], one["n"]) for one in facts["production"]]
    trade: list[Mark] = [
        good(desk, "worker", all["trade_workers"]),
        {"mark": "sign", "text": "→"},
        *(good(desk, one["good"]) for one in all["trades"]),
    ]
    return Face(
        key=key,
        name=desk.word(f"faction-{key}"),
        kind=desk.word("press-faction"),
        back="",
        band=desk.colour("rust"),
        lines=[
            [{"mark": "icon", "icon": desk.icon("production")}, *production],
            *(marks(desk, one["icons"]) for one in facts["actions"]),
            trade,
        ],
        texts=[Said(desk.say(one["text"])) for one in facts["actions"]],
    )


def road(desk: Desk, all: dict[str, Any]) -> Poster:
    """Points from 0 on; whoever gets past its end goes on from the start."""
    columns, w, h = 9, 20.0, 20.0
    end = all["end_points"]
    slots = [
        Slot(
            x=n % columns * w if n // columns % 2 == 0 else (columns - 1 - n % columns) * w,
            y=n // columns * h,
            w=w,
            h=h,
            number=str(n),
            strong=n == end,
            icon=desk.icon("vp") if n == end else "",
        )
        for n in range(SPARE_POINTS * end + 1)
    ]
    rows = len(slots) // columns + bool(len(slots) % columns)
    return Poster(desk.word("press-points"), columns * w, rows * h, slots=slots)


def tokens(desk: Desk, all: dict[str, Any]) -> list[Token]:
    """Goods, and a piece for every player on the road."""
    found: list[Token] = []
    for kind in (*all["supply"], "vp"):
        drawn = good(desk, kind)
        found.append(
            Token(
                label=desk.word(f"good-{kind}"),
                count=PIECES.get(kind, PIECES_OTHERWISE),
                size=14,
                fills=drawn["fills"],  # type: ignore[arg-type]
                ink=str(drawn["ink"]),
                icon=str(drawn["icon"]),
                round=kind in ROUND,
            )
        )
    return [*found, *players(desk, seats(desk, desk.game.max_players), 2)]
