"""What may be answered in advance (see `engine.standing`).

To pass is to do nothing in the four phases in which nobody must do anything. Whoever is attacked,
given something or asked for a land meanwhile will want to think anew, so that lifts it. Units and
credits of the reinforcement are never taken in advance: everything else hangs on them.
"""

from __future__ import annotations

from spielwerk.engine.standing import Routine

PASS = Routine("pass", "RB-4", ("pass",), lifted=True)
LOSSES = Routine("losses", "RB-4.5", ("smallest", "largest"))
UNPAID = Routine("unpaid", "RB-4.7", ("smallest", "largest"))
SALE = Routine("sale", "RB-4.3", ("never",))  # to agree in advance would give lands away
