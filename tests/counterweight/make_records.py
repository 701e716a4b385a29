"""Write recorded games: `python -m tests.counterweight.make_records`.

One for every end, the kinds of winners told apart (alone, by a tie-breaker, shared), and one for
every situation that few games show. Run it anew when rules or data have changed on purpose.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Any

from spielwerk.bots.drive import SeatedBots
from spielwerk.engine.record import Move, Record
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
# Games in which something happens that few games show: what the file is called, and the event
SITUATIONS = {
    "enemy-bribed": "bribed",
    "ship-taken-back": "freed",
    "inspector-distracted": "idle",
    "seal-taken-off": "unsealed",
    "ship-sent-the-long-way": "diverted",
    "neighbour-works-twice": "encore",
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


def happened(record: Record) -> set[str]:
    """The kinds of events of a recorded game."""
    return {str(event[0]) for event in record.replay(the_game(), listen=True).events}


LAST, TRIES = 40, 400  # choices at the end of a game that are made otherwise, and how often


def other_ends(session: Session, wanted: set[str], rng: random.Random) -> Iterator[Session]:
    """A finished game whose last choices are made at random, until it ends as wanted."""
    moves = session.record.moves
    start = Session(the_game(), Record(session.record.header, moves[:-LAST])).state
    for _ in range(TRIES):
        state = start.copy()
        made: list[tuple[int, int]] = []
        while not state.over and len(made) < 2 * LAST:
            options = state.options()
            made.append((state.player, options[rng.randrange(len(options))]))
            state.apply(made[-1][1])
        result = Record({})
        result.note(state)
        if state.over and result.result and ending(result.result) in wanted:
            new: list[Move] = [
                {"seat": seat, "choice": choice, "interjection": False} for seat, choice in made
            ]
            yield Session(the_game(), Record(session.record.header, [*moves[:-LAST], *new]))


def games(missing: set[str]) -> Iterator[tuple[str, Session]]:
    """Games of all crews and tables; where only rare ends are missing, other ends of them."""
    rng = random.Random(0)
    for seed in count():
        players, crew = 2 + seed % 4, CREWS[seed % 4]
        # Hardly anybody is as slow as the usual limit: a shorter one shows the same end.
        switches = {"max_rounds": 9} if "overtime" in missing and seed % 8 == 7 else {}
        session = Session.new(the_game(), players, seed, switches)
        SeatedBots(the_game(), [crew] * players, seed).play(session)
        yield f"seed {seed}, {players} {crew}", session
        if session.state.end_reason == "finished" and missing & {"finished-shared"}:
            for other in other_ends(session, missing, rng):
                yield f"seed {seed}, {players} {crew}, another end", other


def main() -> None:
    """Play until every ending and situation was seen, then write the first game of each."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.jsonl"):
        old.unlink()
    missing, unseen = set(WANTED), dict(SITUATIONS)
    for what, session in games(missing):
        assert session.record.result
        names = {ending(session.record.result)} & missing
        if unseen:
            told = happened(session.record)
            names |= {name for name, event in unseen.items() if event in told}
        for name in sorted(names):
            missing.discard(name)
            unseen.pop(name, None)
            read = session.record.spelled_out(the_game(), words(the_game().home(), "en").say)
            (FOLDER / f"{name}.jsonl").write_text(read.dumps(), encoding="utf-8")
            print(f"{name}: {what}, {len(session.record.moves)} choices")
        if not missing and not unseen:
            return


if __name__ == "__main__":
    main()
