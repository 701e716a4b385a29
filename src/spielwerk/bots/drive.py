"""Bots at a table: who thinks, on what they may know, and when they may interject."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from spielwerk.bots.base import NO_BUDGET, Bot, Budget, RandomBot
from spielwerk.bots.roster import make
from spielwerk.engine import Game, Option, Session, State


class SeatedBots:
    """The bots of one game; a seat without one ("human") is somebody else's business."""

    def __init__(
        self,
        game: Game[Any],
        seats: Sequence[str],
        seed: int,
        budget: Budget = NO_BUDGET,
    ) -> None:
        self.game = game
        self.budget = budget
        self.rng = random.Random(seed)
        self.bots: list[Bot | None] = [
            None if name == "human" else make(game.id, name) for name in seats
        ]
        self.decisions = 0
        self._heard = -1  # the seat that was asked when the bots were last heard

    def choose(self, state: Any) -> Option | None:
        """What the bot in the asked seat chooses; None if no bot sits there."""
        seat: int = state.player
        bot = self.bots[seat]
        if bot is None:
            return None
        return bot.choose(self.game, self._shown(state, seat, bot), seat, self.budget, self.rng)

    def interjections(self, state: Any) -> list[tuple[int, Option]]:
        """What bots do unasked; they are heard once whenever somebody else is asked."""
        if self._heard == state.player:
            return []
        self._heard = state.player
        said = []
        for seat, bot in enumerate(self.bots):
            if bot is not None and not isinstance(bot, RandomBot) and state.interjections(seat):
                shown = self._shown(state, seat, bot)
                option = bot.interject(self.game, shown, seat, self.rng)
                if option is not None:
                    said.append((seat, option))
        return said

    def _shown(self, state: Any, seat: int, bot: Bot) -> Any:
        """The table as a bot gets to see it."""
        if isinstance(bot, RandomBot):
            return state
        if getattr(bot, "blind", False):
            self.rng.getrandbits(64)  # as a re-deal would: a seed plays the same game either way
            return state
        return self.game.redeal(state, seat, self.rng)

    def play(self, table: Session | State) -> None:
        """Let the bots play until the game is over or somebody else is asked."""
        state: Any = table.state if isinstance(table, Session) else table
        while not state.over:
            for seat, said in self.interjections(state):
                if said in state.interjections(seat):
                    table.interject(seat, said)
            if state.over:
                break
            option = self.choose(state)
            if option is None:
                return
            table.apply(option)
            self.decisions += 1
