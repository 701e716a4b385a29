"""Every kind of event and what it tells."""

from __future__ import annotations

from spielwerk.engine.view import Mark
from spielwerk.games.counterweight.data.cards import Rules
from spielwerk.games.counterweight.state import DECKS

EVENTS: dict[str, tuple[str, ...]] = {
    "anchored": ("card:card", "funds", "influence"),
    "arrival": ("player:seat", "n", "die"),
    "arrived": ("ship:card", "position"),
    "attacked": ("enemy:card", "ship:card", "die"),
    "balance": ("n",),
    "boarded": ("control",),
    "bribed": ("player:seat", "enemy:card", "n"),
    "called": ("player:seat", "ship:card"),
    "charged": ("player:seat", "n"),
    "checked": ("player:seat", "die", "card:card"),
    "completed": ("player:seat", "card:card", "built"),
    "contributed": ("player:seat", "n"),
    "converted": ("player:seat", "n", "card:card"),
    "destroyed": ("enemy:card", "n"),
    "distracted": ("player:seat", "n"),
    "diverted": ("player:seat", "ship:card"),
    "drew": ("player:seat", "card:card"),
    "dropped": ("card:card", "n"),
    "elected": ("player:seat",),
    "emergency": ("card:card",),
    "encore": ("player:seat", "card:card"),
    "fled": ("ship:card",),
    "flees": ("enemy:card",),
    "freed": ("ship:card",),
    "funds-gained": ("n",),
    "funds-lost": ("n",),
    "heads": (),
    "idle": (),
    "influence-gained": ("player:seat", "n"),
    "influence-lost": ("player:seat", "n"),
    "intercepts": ("enemy:card", "position"),
    "kept": ("player:seat", "ship:card"),
    "landed": ("ship:card",),
    "left": ("ship:card",),
    "loaded": ("ship:card", "n"),
    "marked": ("player:seat", "card:card"),
    "overruled": ("n",),
    "overtook": ("player:seat", "rival:seat", "card:card", "own", "other"),
    "paid": ("player:seat", "card:card"),
    "played": ("player:seat", "card:card"),
    "pocketed": ("player:seat", "n"),
    "poll": (),
    "polled": ("player:seat", "prestige", "other", "influence", "sites", "n"),
    "pushed": ("ship:card", "n"),
    "released": ("player:seat", "card:card"),
    "relieved": ("player:seat", "card:card"),
    "reloaded": ("ship:card", "other:card", "n"),
    "removed": ("player:seat", "card:card"),
    "renewed": ("deck:deck",),
    "repelled": ("player:seat", "rival:seat", "card:card", "own", "other"),
    "replanned": ("player:seat", "card:card"),
    "request-gained": ("n",),
    "request-lost": ("n",),
    "requested": ("player:seat", "n"),
    "rerolls": ("player:seat", "n"),
    "revealed": ("player:seat", "card:card"),
    "robbed": ("ship:card", "n"),
    "round": ("round", "player:seat"),
    "sated": ("enemy:card",),
    "sealed": ("player:seat", "card:card"),
    "seals": ("card:card",),
    "seized": ("enemy:card", "ship:card"),
    "shielded": ("player:seat", "card:card"),
    "shifted": ("card:card", "other:card", "n"),
    "sighted": ("ship:card", "position"),
    "stalled": ("player:seat",),
    "started": ("player:seat", "card:card", "place", "site:card"),
    "supplied": ("card:card", "n", "total"),
    "swapped": ("player:seat", "ship:card", "other:card"),
    "turned-away": ("ship:card",),
    "unmarked": ("player:seat", "card:card"),
    "unsealed": ("player:seat", "card:card"),
    "vexed": ("control",),
}


MARKS: dict[str, Mark] = {"round": "round"}
DETAILS: dict[str, int] = {
    "funds-gained": 1,
    "influence-gained": 1,
    "request-gained": 1,
    "supplied": 1,
    "funds-lost": -1,
    "influence-lost": -1,
    "request-lost": -1,
    "dropped": -1,
    "charged": -1,
    **dict.fromkeys(("arrived", "loaded", "checked", "drew", "left", "sighted", "unmarked"), 0),
}
TOUCHES: dict[str, tuple[str, ...]] = {
    "overtook": ("rival",),
    "repelled": ("rival",),
    "unmarked": ("player",),
    "charged": ("player",),
    "influence-lost": ("player",),
}
ENDURED = ("unmarked", "charged")  # by the player named in it, at another's hands


def term(rules: Rules, type: str, value: int) -> str:
    """The message that names a card or a deck."""
    return f"card-{rules.keys[value]}" if type == "card" else f"deck-{DECKS[value]}"
