"""Write the recorded games of 51st State: `python -m tests.state51.make_records`.

The kit's own maker plays with the default switches, under which no game reaches the last round;
the record of that end is made here with a shorter game, and one of a situation that is new.
"""

from __future__ import annotations

import random

from spielwerk.bots.drive import SeatedBots
from spielwerk.engine import DONE
from spielwerk.engine.session import Session
from spielwerk.engine.words import words
from tests.kit.make_records import RECORDED, main
from tests.state51.scene import the_game


def rounds() -> None:
    """A game of two rounds."""
    session = Session.new(the_game(), 2, 3, {"max_rounds": 2, "factions": "chosen"})
    SeatedBots(the_game(), ["thumb", "random"], 3).play(session)
    write(session, session.state.end_reason)


def taken_back() -> None:
    """A game in which a development is begun and taken back, and another one is not (S51-5.2)."""
    for seed in range(1000):
        session = Session.new(the_game(), 2, seed, {"deck": "new_era"})
        rng = random.Random(seed)
        answers = set()
        while not session.over:
            option = rng.choice(session.state.options())
            if session.state.decision.name == "tear-down":
                answers.add(option == DONE)
            session.apply(option)
        if len(answers) == 2:
            write(session, "taken-back")
            return


def write(session: Session, name: str) -> None:
    """Keep a record with the sentence beside each choice."""
    said = session.record.spelled_out(the_game(), words(the_game().home(), "en").say)
    path = RECORDED / "state51" / f"{name}.jsonl"
    path.write_text(said.dumps(), encoding="utf-8")


if __name__ == "__main__":
    main("state51")
    rounds()
    taken_back()
