"""What the log can tell, with the type of every number in it."""

from __future__ import annotations

from spielwerk.engine.view import Mark

EVENTS: dict[str, tuple[str, ...]] = {
    "placed": ("planet:planet", "field"),
    "round": ("number",),
    "turn": ("faction:faction",),
    "supply-credits": ("faction:faction", "planet:planet", "n"),
    "supply-units": ("faction:faction", "planet:planet", "n"),
    "put": ("faction:faction", "land:land", "n"),
    "income": ("faction:faction", "n"),
    "bought": ("faction:faction", "land:land", "n", "price"),
    "asked-sale": ("buyer:faction", "land:land", "seller:faction"),
    "refused": ("seller:faction", "land:land", "buyer:faction"),
    "sold": ("seller:faction", "land:land", "buyer:faction", "price"),
    "linked": ("faction:faction", "start:planet", "end:planet", "price", "bridges"),
    "joined": ("planet:planet",),
    "rolled": (
        *("faction:faction", "land:land", "attackers", "die", "attack"),
        *("defenders", "other", "defence"),
    ),
    "lost": ("faction:faction", "land:land", "n"),
    "took": ("faction:faction", "land:land", "n"),
    "landless": ("faction:faction",),
    "returned": ("faction:faction",),
    "fell": ("faction:faction",),
    "inherited": ("faction:faction", "fallen:faction", "n"),
    "moved": ("faction:faction", "start:land", "end:land", "n"),
    "paid": ("faction:faction", "n"),
    "dismissed": ("faction:faction", "land:land", "n"),
    "gave": ("giver:faction", "taker:faction", "n"),
    "planets": (),
}

# Each turn is a part of the log; how a fight went and what it cost can be looked up.
MARKS: dict[str, Mark] = {"round": "round", "turn": "turn"}
TOUCHES: dict[str, tuple[str, ...]] = {
    "asked-sale": ("seller",),
    "refused": ("buyer",),
    "sold": ("buyer",),
    "lost": ("faction",),
    "gave": ("taker",),
}
FOUGHT_FOR = ("rolled", "took")  # of these the land is named, whose it was is seen on the table
DETAILS = {"placed": 0, "income": 1, "lost": -1, "joined": 0, "paid": -1, "rolled": 0}
