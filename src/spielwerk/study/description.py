"""One description of a game for all frameworks: what is observed, and what can be done."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from spielwerk.engine import Game, IllegalMove, SpielwerkError, State
from spielwerk.engine import options as switches
from spielwerk.engine.option import Option
from spielwerk.games import game as find_game
from spielwerk.registry import entry, load
from spielwerk.study.actions import ActionTable, Features, UnknownAction
from spielwerk.study.layout import Block, Cells, Layout, Thermometer
from spielwerk.study.part import Part

Mask: TypeAlias = NDArray[np.int8]
INT8 = np.dtype(np.int8)


class NotStudied(SpielwerkError):
    """A game that nobody has described."""


class Description:
    """Observations and actions of a game for so many players, with these switches."""

    def __init__(self, game: Game[Any], players: int, options: Mapping[str, object] | None) -> None:
        place = entry(game.id).study
        if not place:
            raise NotStudied(f"Nobody has described {game.id}: give it a `study` in the registry.")
        self.game, self.players = game, players
        self.opt = switches.parse(game.Options, options)
        self.options = switches.as_dict(self.opt)
        game.new(players, 0, self.options)  # refuses what can't be played, in clear words
        self.part: Part[Any] = load(place)(game, players, self.opt)
        self.layout: Layout = self.part.layout
        self.actions = ActionTable(game.verbs, self.part.about, self.part.kinds, players)
        self.observation_size = self.layout.size
        self.action_count = self.actions.size
        self.feature_names = [*self.actions.columns, *self.part.live]
        self._zero = bytes(self.layout.size)
        self._no_action = bytes(self.actions.size)

    @property
    def version(self) -> str:
        """Changes whenever an observation or a code comes to mean something else."""
        data = msgspec.json.encode(self.as_dict())
        return f"{self.part.version}-{hashlib.sha256(data).hexdigest()[:12]}"

    @property
    def blocks(self) -> list[Block]:
        """The blocks of the observation."""
        return self.layout.blocks

    def new(self, seed: int) -> Any:
        """A new game; the same seed deals the same one."""
        return self.game.new(self.players, seed, self.options)

    def observe(self, state: State, seat: int, out: Cells | None = None) -> Cells:
        """What `seat` sees, written into `out` if it is given."""
        cells = bytearray(self._zero)
        part = self.part
        part.write(state, seat, cells)
        if not state.over:
            part.write_question(state, seat, cells)
        seen = np.frombuffer(cells, INT8)
        if out is None:
            return seen
        out[:] = seen
        return out

    def mask(self, state: State, out: Mask | None = None) -> Mask:
        """1 for every code that is open to the asked seat, written into `out` if it is given."""
        cells = bytearray(self._no_action)
        known = self.actions.codes[state.player]
        try:
            for option in state.options():
                cells[known[option]] = 1
        except KeyError:  # a number beyond all reason is among them
            for code in self.codes(state):
                cells[code] = 1
        found = np.frombuffer(cells, INT8)
        if out is None:
            return found
        out[:] = found
        return out

    def codes(self, state: State) -> list[int]:
        """The open codes of the asked seat, in the order of its options; none when it is over."""
        asked = state.options()
        return self.actions.open(state.player, asked) if asked else []

    def option(self, state: State, code: int | np.int64) -> Option:
        """The option that a code stands for now; a clear error if it is not open."""
        option = self.actions.option(state.player, int(code))
        if option not in state.options():
            name = self.actions.names[int(code)]
            raise IllegalMove(
                f"Action {code} ({name}) is not open to seat {state.player} now: "
                "choose one whose mask is 1."
            )
        return option

    def features(self, state: State) -> Features:
        """A row for each open option, in the order of `codes`; columns are `feature_names`."""
        codes = self.codes(state)
        fixed = len(self.actions.columns)
        rows = np.zeros((len(codes), len(self.feature_names)), np.float32)
        if codes:
            rows[:, :fixed] = self.actions.features[codes]
            known = self.actions.options[state.player]
            chosen = [known[code] for code in codes]
            self.part.write_live(state, state.player, chosen, rows[:, fixed:])
        return rows

    def text(self, state: Any, seat: int, lang: str = "en") -> str:
        """What `seat` sees, for readers: the table, the question and the open actions by code."""
        game = self.game
        said = game.words(lang)
        lines = [
            line if isinstance(line, str) else said.say(line) for line in game.picture(state, seat)
        ]
        if not state.over:
            lines += ["", said.say(state.decision.prompt(state))]
            if state.player == seat:
                known = self.actions.codes[seat]
                lines += [
                    f"{known[option]}: {said.say(game.choice(state, option)['text'])}"
                    for option in state.options()
                    if option in known
                ]
        return "\n".join(lines)

    def thermometer(self) -> Thermometer:
        """Turns observations into bits."""
        return Thermometer(self.layout)

    def believed(self, state: Any, seat: int, rng: random.Random | int) -> Any:
        """A state that `seat` can't tell from this one."""
        return self.game.redeal(state, seat, rng)

    def as_dict(self) -> dict[str, Any]:
        """All of it as plain data; a golden file holds it."""
        return {
            "game": self.game.id,
            "version": self.part.version,
            "players": self.players,
            "options": self.options,
            "observation": self.layout.as_list(),
            "actions": self.actions.names,
            "features": self.feature_names,
        }


@cache
def _described(name: str, players: int, options: tuple[tuple[str, object], ...]) -> Description:
    return Description(find_game(name), players, dict(options))


def describe(
    game: str | Game[Any],
    players: int | None = None,
    options: Mapping[str, object] | None = None,
) -> Description:
    """The description of a game, by its id or as a game of its own (with a pack)."""
    found = find_game(game) if isinstance(game, str) else game
    seats = players or min(3, found.max_players)
    if isinstance(game, str):
        return _described(game, seats, tuple(sorted((options or {}).items())))
    return Description(found, seats, options)


__all__ = ["Description", "NotStudied", "UnknownAction", "describe"]
