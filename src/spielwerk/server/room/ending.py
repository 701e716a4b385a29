"""What is kept of a game that is over: what each seat played, and who played together."""

from __future__ import annotations

from spielwerk.engine import Session
from spielwerk.server.room.change import Ending


def ending_of(session: Session) -> Ending:
    """Of a game that is over."""
    state, game = session.state, session.game
    teams = game.teams(state.players, state.opt) or range(state.players)
    return Ending(tuple(game.played(state)), tuple(teams))
