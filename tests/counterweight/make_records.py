"""Write a recorded game for every end: `python -m tests.counterweight.make_records`.

The kit's own tool looks for end reasons only; here the kinds of winners count too: alone, by a
tie-breaker, shared. Run it anew when rules or data have changed on purpose.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from pathlib import Path
from typing import Any

from spielwerk.bots.drive import SeatedBots
from spielwerk.engine.session import Session
from spielwerk.engine.words import words
from tests.counterweight.scene import the_game

FOLDER = Path(__file__).parents[1] / "recorded" / "counterweight"
WANTED = {
    "finished",
    "finished-by-tie-breaker",
    "finished-shared",
    "inspector",
    "bankrupt",
    "deadline",
    "overtime",
    "crisis",
}
CREWS = ("thumb", "loyal", "selfish", "random")


def ending(result: Mapping[str, Any]) -> str:
    """How a game ended, winners included."""
    if result["end"] != "finished":
        return str(result["end"])
    if len(result["winners"]) > 1:
        return "finished-shared"
    scores = result["scores"]
    return "finished-by-tie-breaker" if scores.count(max(scores)) > 1 else "finished"


def main() -> None:
    """Play until every ending was seen, then write the first game of each."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.jsonl"):
        old.unlink()
    missing = set(WANTED)
    for seed in count():
        if not missing:
            return
        players = 2 + seed % 4
        crew = [CREWS[0] if missing <= {"finished-shared", "inspector"} else CREWS[seed % 4]]
        # Hardly anybody is as slow as the usual limit: a shorter one shows the same end.
        switches = {"max_rounds": 9} if missing == {"overtime"} else {}
        session = Session.new(the_game(), players, seed, switches)
        SeatedBots(the_game(), crew * players, seed).play(session)
        assert session.record.result
        end = ending(session.record.result)
        if end in missing:
            missing.remove(end)
            told = session.record.spelled_out(the_game(), words(the_game().home(), "en").say)
            (FOLDER / f"{end}.jsonl").write_text(told.dumps(), encoding="utf-8")
            print(f"{end}: seed {seed}, {players} {crew[0]}, {len(session.record.moves)} choices")


if __name__ == "__main__":
    main()
