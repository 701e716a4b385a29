"""What may be answered in advance (see `engine.standing`).

To pass ends the round for whoever does it, so it is said for one round, with exceptions of the
player's choice. The rest are questions that most answer alike every time. Cards are never chosen in
advance: nobody knows yet what lies there.
"""

from __future__ import annotations

from spielwerk.engine.standing import OVERTAKEN, Routine, Unless
from spielwerk.games.state51.data.goods import GOODS, RESOURCES

WORKERS = Unless("workers", most=9)
CONNECTION = Unless("connection")
PASS = Routine(
    "pass",
    "S51-5.10",
    ("pass",),
    "round",
    (
        Unless("razed", ("razed",)),
        Unless("worked", ("worked",)),
        Unless("robbed", ("stole",)),
        Unless("overtaken", (OVERTAKEN,)),
        CONNECTION,
        WORKERS,
    ),
)
SHIELD = Routine("shield", "S51-5.11", ("never",))
THRIFT = Routine("pay", "S51-5.13", ("thrifty",))
STORE = Routine("store", "S51-6", tuple(GOODS[kind] for kind in RESOURCES))
