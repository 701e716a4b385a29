"""Every kind of event and what it tells."""

from __future__ import annotations

from spielwerk.games.counterweight.data.cards import Rules
from spielwerk.games.counterweight.state import DECKS

EVENTS: dict[str, tuple[str, ...]] = {
    "anchored": ("card:card", "funds", "influence"),
    "arrival": ("player:seat", "n", "die"),
    "arrived": ("ship:card", "position"),
    "attacked": ("enemy:card", "ship:card", "die"),
    "balance": ("n",),
    "boarded": ("control",),
    "called": ("player:seat", "ship:card"),
    "charged": ("player:seat", "n"),
    "checked": ("player:seat", "die", "card:card"),
    "completed": ("player:seat", "card:card", "built"),
    "contributed": ("player:seat", "n"),
    "converted": ("player:seat", "n", "card:card"),
    "destroyed": ("enemy:card",),
    "drew": ("player:seat", "card:card"),
    "dropped": ("card:card", "n"),
    "emergency": ("card:card",),
    "fled": ("ship:card",),
    "funds-gained": ("n",),
    "funds-lost": ("n",),
    "influence-gained": ("player:seat", "n"),
    "influence-lost": ("player:seat", "n"),
    "intercepts": ("enemy:card", "position"),
    "kept": ("player:seat", "ship:card"),
    "landed": ("ship:card",),
    "left": ("ship:card",),
    "loaded": ("ship:card", "n"),
    "marked": ("player:seat", "card:card"),
    "overtook": ("player:seat", "rival:seat", "card:card", "own", "other"),
    "paid": ("player:seat", "card:card"),
    "played": ("player:seat", "card:card"),
    "pocketed": ("player:seat", "n"),
    "pushed": ("ship:card", "n"),
    "released": ("player:seat", "card:card"),
    "relieved": ("player:seat", "card:card"),
    "removed": ("player:seat", "card:card"),
    "renewed": ("deck:deck",),
    "repelled": ("player:seat", "rival:seat", "card:card", "own", "other"),
    "replanned": ("player:seat", "card:card"),
    "request-gained": ("n",),
    "request-lost": ("n",),
    "requested": ("player:seat", "n"),
    "revealed": ("player:seat", "card:card"),
    "robbed": ("ship:card", "n"),
    "round": ("round", "player:seat"),
    "sated": ("enemy:card",),
    "sealed": ("player:seat", "card:card"),
    "seals": ("card:card",),
    "shifted": ("card:card", "other:card", "n"),
    "started": ("player:seat", "card:card", "place", "site:card"),
    "supplied": ("card:card", "n", "total"),
    "turned-away": ("ship:card",),
    "unmarked": ("player:seat", "card:card"),
    "vexed": ("control",),
}


def term(rules: Rules, type: str, value: int) -> str:
    """The message that names a card or a deck."""
    return f"card-{rules.keys[value]}" if type == "card" else f"deck-{DECKS[value]}"
