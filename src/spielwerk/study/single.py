"""Gymnasium: one seat learns, bots sit in all others; alone, or many tables at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from spielwerk.bots.drive import SeatedBots
from spielwerk.engine import SpielwerkError
from spielwerk.registry import GAMES, load
from spielwerk.study.description import Description, Mask
from spielwerk.study.layout import Cells
from spielwerk.study.rewards import BOUNDS
from spielwerk.study.rewards import reward as find_reward

TEXT = "ansi"
LEARNER = "human"  # what a table of bots calls a seat that is somebody else's


class Episode:
    """One table with a learner among bots."""

    def __init__(
        self, description: Description, seat: int | None, bots: Sequence[str], reward: str
    ) -> None:
        if seat is not None and not 0 <= seat < description.players:
            raise SpielwerkError(
                f"There is no seat {seat}: seats go from 0 to {description.players - 1}, "
                "None takes another one in each game."
            )
        self.description = description
        self.chosen = seat
        self.bots = bots
        self.reward = find_reward(reward)
        self.seat = seat or 0
        self.state: Any = None
        SeatedBots(description.game, self._names(), 0)  # refuses unknown bots at once

    def _names(self) -> list[str]:
        """Who sits where: the bots follow the learner in turn order, repeated if too few."""
        players = self.description.players
        names = [LEARNER] * players
        for step in range(1, players):
            names[(self.seat + step) % players] = self.bots[(step - 1) % len(self.bots)]
        return names

    def start(self, chance: np.random.Generator) -> None:
        """Deal until the learner is asked; a game that ends before is dealt again."""
        while True:
            if self.chosen is None:
                self.seat = int(chance.integers(self.description.players))
            seed = int(chance.integers(2**63))
            self.state = self.description.new(seed)
            self.table = SeatedBots(self.description.game, self._names(), seed)
            self.table.play(self.state)
            if not self.state.over:
                return

    def act(self, action: int | np.int64) -> float:
        """The learner acts, then the bots until it is asked again; returns the reward."""
        state = self.state
        state.apply(self.description.option(state, action))
        self.table.play(state)
        return self.reward(state)[self.seat] if state.over else 0.0


def opponents(bots: str | Sequence[str]) -> list[str]:
    """Bots by name, or several by commas."""
    found = bots.split(",") if isinstance(bots, str) else list(bots)
    if not all(name.strip() for name in found) or not found:
        raise SpielwerkError("Name at least one bot: bots='level2', or several by commas.")
    return [name.strip() for name in found]


class SeatEnv(gym.Env[Cells, np.int64]):
    """One seat against bots; `action_masks()` says what is open.

    An illegal action raises and changes nothing; with `illegal="any"`, for learners that know no
    masks, an open one is drawn in its place, and `info["illegal"]` says so.
    """

    metadata: dict[str, Any] = {"render_modes": [TEXT], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        description: Description,
        seat: int | None = 0,
        bots: str | Sequence[str] = "level2",
        reward: str = "win",
        render_mode: str | None = None,
        illegal: str = "raise",
    ) -> None:
        if illegal not in ("raise", "any"):
            raise SpielwerkError(f"illegal can be 'raise' or 'any', not {illegal!r}.")
        self.description = description
        self.render_mode = render_mode
        self.illegal = illegal
        self.episode = Episode(description, seat, opponents(bots), reward)
        low, high = description.layout.bounds()
        self.observation_space = spaces.Box(low, high, dtype=np.int8)
        self.action_space = spaces.Discrete(description.action_count)
        self.reward_range = BOUNDS[reward]

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Cells, dict[str, Any]]:
        """A new game, played by the bots up to the learner's first question."""
        super().reset(seed=seed)
        self.episode.start(self.np_random)
        return self._seen(), self._info()

    def step(self, action: int | np.int64) -> tuple[Cells, float, bool, bool, dict[str, Any]]:
        """Act, and let the bots play on until the next question."""
        more = {}
        if self.illegal == "any":
            codes = self.description.codes(self.episode.state)
            if action not in codes:
                action = codes[int(self.np_random.integers(len(codes)))]
                more["illegal"] = True
        won = self.episode.act(action)
        return self._seen(), won, bool(self.episode.state.over), False, self._info() | more

    def _seen(self) -> Cells:
        return self.description.observe(self.episode.state, self.episode.seat)

    def _info(self) -> dict[str, Any]:
        state = self.episode.state
        info: dict[str, Any] = {"action_mask": self.description.mask(state)}
        if state.over:
            info["end_reason"] = state.end_reason
            info["scores"] = state.scores()
            info["winners"] = state.winners()
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is open, as sb3-contrib's MaskablePPO asks for it."""
        return self.description.mask(self.episode.state).astype(bool)

    def option_features(self) -> NDArray[np.float32]:
        """A row for each open option, in the order of `description.codes`."""
        return self.description.features(self.episode.state)

    def render(self) -> str | None:
        """The table in words."""
        if self.render_mode != TEXT:
            return None
        return self.description.text(self.episode.state, self.episode.seat)


class SeatsEnv(VectorEnv[Cells, NDArray[np.int64], NDArray[Any]]):
    """Many such tables in one process, in buffers that are made once.

    Autoreset is `SAME_STEP`: a finished game gives way to the next one within the step, and what
    was seen last stands in `info["final_obs"]`. Copy what is to be kept: buffers are used again.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        description: Description,
        num_envs: int,
        seat: int | None = None,
        bots: str | Sequence[str] = "level2",
        reward: str = "win",
    ) -> None:
        if num_envs < 1:
            raise SpielwerkError(f"A vector has at least one table, not {num_envs}.")
        self.description = description
        self.num_envs = num_envs
        low, high = description.layout.bounds()
        self.single_observation_space = spaces.Box(low, high, dtype=np.int8)
        self.single_action_space = spaces.Discrete(description.action_count)
        self.observation_space = spaces.Box(
            np.tile(low, (num_envs, 1)), np.tile(high, (num_envs, 1)), dtype=np.int8
        )
        self.action_space = spaces.MultiDiscrete([description.action_count] * num_envs)
        self.episodes = [
            Episode(description, seat, opponents(bots), reward) for _ in range(num_envs)
        ]
        self.observations: Cells = np.zeros((num_envs, description.observation_size), np.int8)
        self.masks: Mask = np.zeros((num_envs, description.action_count), np.int8)
        self._rewards = np.zeros(num_envs, np.float64)
        self._over = np.zeros(num_envs, np.bool_)
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Cells, dict[str, Any]]:
        """New games at all tables."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        for row, episode in enumerate(self.episodes):
            episode.start(self.np_random)
            self._look(row, episode)
        return self.observations, {"action_mask": self.masks}

    def _look(self, row: int, episode: Episode) -> None:
        self.description.observe(episode.state, episode.seat, self.observations[row])
        self.description.mask(episode.state, self.masks[row])

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Cells, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """All learners act."""
        ends: dict[int, Any] = {}
        info: dict[str, Any] = {"action_mask": self.masks}
        for row, episode in enumerate(self.episodes):
            self._rewards[row] = episode.act(int(actions[row]))
            self._over[row] = over = bool(episode.state.over)
            if over:
                ends[row] = self.description.observe(episode.state, episode.seat)
                episode.start(self.np_random)
            self._look(row, episode)
        if ends:
            last = np.full(self.num_envs, None, dtype=object)
            for row, seen in ends.items():
                last[row] = seen
            info["final_obs"] = last
            info["_final_obs"] = self._over.copy()
        return self.observations, self._rewards, self._over, self._never, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is open at every table."""
        return self.masks.astype(bool)

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is held open."""


for _name, _entry in GAMES.items():  # gymnasium.make("spielwerk.study.single:spielwerk/state51-v1")
    if _entry.study:
        gym.register(
            f"spielwerk/{_name}-v{load(_entry.study).version}",
            entry_point="spielwerk.study:gymnasium",
            kwargs={"game": _name},
            disable_env_checker=True,  # it samples actions without looking at the mask
        )
