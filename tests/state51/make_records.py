"""Write the recorded games of 51st State: `python -m tests.state51.make_records`.

The kit's own maker plays with the default switches, under which no game reaches the last round;
the record of that end is made here with a shorter game.
"""

from __future__ import annotations

from spielwerk.bots.drive import SeatedBots
from spielwerk.engine.session import Session
from spielwerk.engine.words import words
from tests.kit.make_records import RECORDED, main
from tests.state51.scene import the_game


def rounds() -> None:
    """A game of two rounds."""
    session = Session.new(the_game(), 2, 3, {"max_rounds": 2, "factions": "chosen"})
    SeatedBots(the_game(), ["thumb", "random"], 3).play(session)
    path = RECORDED / "state51" / f"{session.state.end_reason}.jsonl"
    said = session.record.spelled_out(the_game(), words(the_game().home(), "en").say)
    path.write_text(said.dumps(), encoding="utf-8")


if __name__ == "__main__":
    main("state51")
    rounds()
