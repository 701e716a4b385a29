"""What is told of a game, event by event."""

from __future__ import annotations

from spielwerk.games.state51.data.goods import GOODS, KINDS, VP


def _goods(kind: str, last: int) -> dict[str, tuple[str, ...]]:
    """One event a good, so that languages can inflect its name."""
    return {f"{kind}-{name}": ("player:seat", "n") for name in GOODS[:last]}


EVENTS: dict[str, tuple[str, ...]] = {
    "plays": ("player:seat", "faction:faction"),
    "starts": ("player:seat",),
    "round": ("round",),
    "reshuffled": (),
    "connection": ("card:card",),
    "turned": ("card:card",),
    "drafted": ("player:seat", "card:card"),
    "drew": ("player:seat", "card:card!"),
    "discarded": ("player:seat", "card:card"),
    **_goods("gained", KINDS),
    f"gained-{GOODS[VP]}": ("player:seat", "n"),
    **_goods("paid", KINDS),
    **_goods("stored", KINDS),
    "deal-given": ("player:seat", "card:card"),
    "supplied": ("player:seat", "card:card"),
    "borrowed": ("player:seat", "card:card"),
    "repeated": ("player:seat", "card:card"),
    "built": ("player:seat", "card:card"),
    "developed": ("player:seat", "card:card", "old:card"),
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
    "counted": ("player:seat", "n"),
    "foe-built": ("card:card",),
    "foe-razed": ("player:seat", "card:card"),
    "foe-worked": ("player:seat", "card:card"),
    "foe-passed": (),
    "foe-discarded": ("card:card", "n"),
    "foe-attacked": ("card:card",),
    "foe-missed": (),
    "foe-held": ("card:card",),
    "foe-struck": ("card:card", "n"),
    "foe-counted": ("n", "points"),
}
