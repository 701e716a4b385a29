"""What is told of a game, event by event."""

from __future__ import annotations

from spielwerk.engine.view import Mark, Text, text
from spielwerk.games.state51.data.goods import GOODS, KINDS, VP
from spielwerk.games.state51.data.rules import Rules
from spielwerk.games.state51.rules.source import Source, source_of


def _goods(kind: str, last: int) -> dict[str, tuple[str, ...]]:
    """One event a good, so that languages can inflect its name."""
    return {f"{kind}-{name}": ("player:seat", "n") for name in GOODS[:last]}


def _gained() -> dict[str, tuple[str, ...]]:
    """Goods and points that come in, with where they come from; cards are drawn one by one."""
    names = (*GOODS[:KINDS], GOODS[VP])
    return {f"gained-{name}": ("player:seat", "n", "source:source") for name in names}


def source_text(rules: Rules, packed: int) -> Text:
    """Where something comes from, as the end of a sentence."""
    source, card = source_of(packed)
    id = f"source-{source.name.lower()}"
    return text(id) if source in NO_CARD else text(id, card=f"card-{rules.key[card]}")


NO_CARD = (Source.START, Source.BOARD, Source.DEVELOPMENT)


EVENTS: dict[str, tuple[str, ...]] = {
    "plays": ("player:seat", "faction:faction"),
    "starts": ("player:seat",),
    "round": ("round",),
    "reshuffled": (),
    "connection": ("card:card",),
    "connection-left": ("card:card",),
    "turned": ("card:card",),
    "left-over": ("card:card",),
    "drafted": ("player:seat", "card:card"),
    "drew": ("player:seat", "card:card!", "source:source"),
    "discarded": ("player:seat", "card:card"),
    **_gained(),
    **_goods("paid", KINDS),
    **_goods("stored", KINDS),
    **_goods("returned", KINDS),
    **_goods("lost", KINDS),
    "unloaded": ("player:seat", "card:card", "good:good", "n"),
    "tidied": (),
    "deal-given": ("player:seat", "card:card"),
    "supplied": ("player:seat", "card:card"),
    "borrowed": ("player:seat", "card:card"),
    "repeated": ("player:seat", "card:card"),
    "built": ("player:seat", "card:card"),
    "developed": ("player:seat", "card:card", "old:card"),
    "rebuilt": ("player:seat", "card:card", "old:card"),
    "dealt": ("player:seat", "card:card"),
    "plundered": ("player:seat", "card:card"),
    "razed": ("player:seat", "owner:seat", "card:card"),
    "activated": ("player:seat", "card:card"),
    "faction": ("player:seat",),
    "worked": ("player:seat", "owner:seat", "card:card"),
    "took": ("player:seat", "card:card"),
    "played": ("player:seat", "card:card"),
    "shielded": ("player:seat", "card:card"),
    "passed": ("player:seat",),
    "stole": ("player:seat", "victim:seat", "good:good"),
    "cleared": ("player:seat", "card:card"),
    "followed": ("player:seat", "card:card"),
    "counted": ("player:seat", "points", "n"),
    "foe-built": ("card:card",),
    "foe-razed": ("player:seat", "card:card"),
    "foe-worked": ("player:seat", "card:card", "n"),
    "foe-passed": (),
    "foe-discarded": ("card:card", "n"),
    "foe-attacked": ("card:card",),
    "foe-missed": (),
    "foe-held": ("card:card",),
    "foe-in-vain": ("card:card",),
    "foe-struck": ("card:card", "n"),
    "foe-dropped": ("n",),
    "foe-counted": ("n", "points"),
}

TOUCHES: dict[str, tuple[str, ...]] = {
    "razed": ("owner",),
    "worked": ("owner",),
    "stole": ("victim",),
}
MARKS: dict[str, Mark] = {"round": "round"}
SIGNS = {"gained": 1, "paid": -1, "stored": -1, "returned": 1, "lost": -1}
DETAILS: dict[str, int] = {
    **{
        kind: sign for name, sign in SIGNS.items() for kind in EVENTS if kind.startswith(f"{name}-")
    },
    "drew": 1,
    "unloaded": 1,
    "plays": 0,
    "turned": 0,
    "connection": 0,
    "connection-left": 0,
    "left-over": 0,
    "tidied": 0,
    "reshuffled": 0,
}
