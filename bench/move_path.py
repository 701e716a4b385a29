"""What the server does for a move: views, log lines, and both written, by game and seats.

`python -m bench.move_path [--json]`. One process, processor time, µs a move for everybody at the
table and one who looks on; positions come from games between bots.
"""

from __future__ import annotations

import argparse
import json
from time import process_time
from typing import Any

from spielwerk.bots.drive import SeatedBots
from spielwerk.engine import Session
from spielwerk.games import game as find_game
from spielwerk.registry import GAMES
from spielwerk.server.room.frames import logs_for, write_shared
from spielwerk.server.wire.answers import encode

MOVES = 120  # of one game, after each of which all parts are measured
TIMES = 3
SEATS = (2, 3, 4, 5)


def parts(name: str, players: int) -> dict[str, float]:
    """µs a move: the move itself, all views, their writing, the log lines of the move."""
    game = find_game(name)
    seats: tuple[int | None, ...] = (*range(players), None)
    spent = dict.fromkeys(("move", "views", "writing", "log"), 0.0)
    moves = 0
    session = Session.new(game, players, 1)
    table = SeatedBots(game, ["level2"] * players, 1)
    while not session.over and moves < MOVES:
        option = table.choose(session.state)
        assert option is not None
        known = len(session.log)
        began = process_time()
        session.apply(option)
        spent["move"] += process_time() - began
        for _ in range(TIMES):
            _show(session, seats, known, spent)
        moves += 1
    return {
        part: seconds / moves / (1 if part == "move" else TIMES) * 1e6
        for part, seconds in spent.items()
    }


def _show(
    session: Session, seats: tuple[int | None, ...], known: int, spent: dict[str, float]
) -> None:
    """Everybody's view and log after a move, as a room pushes them."""
    began = process_time()
    views: dict[int | None, Any] = session.game.views(session.state, seats)
    made = process_time()
    logs = logs_for(session, seats, known)
    told = process_time()
    write_shared(views)
    for seat, view in views.items():
        encode((view, logs[seat]))
    spent["views"] += made - began
    spent["log"] += told - made
    spent["writing"] += process_time() - told


def main() -> None:
    """Measure all games at all tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="as data")
    given = parser.parse_args()
    found: list[dict[str, Any]] = []
    for name in GAMES:
        most = find_game(name).max_players
        found += [
            {"game": name, "players": players, **parts(name, players)}
            for players in SEATS
            if players <= most
        ]
    if given.json:
        print(json.dumps(found))
        return
    print(f"{'µs a move':16}{'seats':>6}{'move':>8}{'views':>8}{'log':>8}{'writing':>9}{'all':>8}")
    for row in found:
        times = [row["move"], row["views"], row["log"], row["writing"]]
        said = "".join(f"{time:{wide}.0f}" for time, wide in zip(times, (8, 8, 8, 9), strict=True))
        print(f"{row['game']:16}{row['players']:6}{said}{sum(times):8.0f}")


if __name__ == "__main__":
    main()
