"""What may be answered in advance (see `engine.standing`).

To pass is to place nothing, convert nothing and use no release. Whoever loses a marker or influence
meanwhile will want to think anew, so that lifts it. Nothing is said in advance of a die, a plan or
a ship that nobody has seen: what the officer on duty decides there is the game.
"""

from __future__ import annotations

from spielwerk.engine.standing import Routine

PASS = Routine("pass", "CW-6", ("pass",), lifted=True)
RELEASE = Routine("release", "CW-9.2", ("leave",))
SECURE = Routine("secure", "CW-6.3", ("always", "never"))
SHORTAGE = Routine("shortage", "CW-11.1", ("nothing", "share"))
SHIPS = Routine("ships", "CW-8.2", ("let-go",))
