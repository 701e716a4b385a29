"""PettingZoo: all seats are agents, and whoever is asked is the next to act."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from spielwerk.study.description import Description
from spielwerk.study.rewards import reward as find_reward

Seen = dict[str, Any]
TEXT = "ansi"


class TableEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]
    """A table of `seat_0`, `seat_1` …; illegal actions raise and change nothing.

    The observation is `{"observation": int8 cells, "action_mask": int8}`, and the mask stands in
    `infos` too. A lone option is taken by the game itself, so an agent may act several times in
    a row, or not for a while. Rewards come when the game is over.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (as PettingZoo declares it)
        "name": "spielwerk",
        "render_modes": [TEXT],
        "is_parallelizable": False,
    }

    def __init__(
        self, description: Description, reward: str = "win", render_mode: str | None = None
    ) -> None:
        self.description = description
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"spielwerk-{description.game.id}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(description.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._reward = find_reward(reward)
        low, high = description.layout.bounds()
        seen = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int8),
                "action_mask": spaces.Box(0, 1, (description.action_count,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            agent: spaces.Discrete(description.action_count) for agent in self.possible_agents
        }
        self._closed = np.zeros(description.action_count, np.int8)
        self._closed.flags.writeable = False
        self._chance: np.random.Generator | None = None
        self.game_state: Any = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a new game; the same seed deals the same games from here on."""
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        self.game_state = self.description.new(int(self._chance.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn_to_the_asked()

    def _turn_to_the_asked(self) -> None:
        state = self.game_state
        self.agent_selection = self.possible_agents[state.player]
        self._mask = self._closed if state.over else self.description.mask(state)
        closed = {"action_mask": self._closed}
        self.infos = dict.fromkeys(self.agents, closed)
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def observe(self, agent: str) -> Seen:
        """What an agent sees; its mask is all zero while another one is asked."""
        seat, state = self._seats[agent], self.game_state
        asked = not state.over and state.player == seat
        return {
            "observation": self.description.observe(state, seat),
            "action_mask": self._mask if asked else self._closed,
        }

    def step(self, action: int | None) -> None:
        """The selected agent acts."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self.game_state
        if action is None:
            raise ValueError(f"{agent} is asked: None is for agents whose game is over.")
        state.apply(self.description.option(state, action))
        self._cumulative_rewards[agent] = 0.0
        if state.over:
            won = self._reward(state)
            self.rewards = dict(zip(self.possible_agents, won, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._mask = self._closed
            self.infos = {
                agent: {"action_mask": self._closed, "end_reason": state.end_reason}
                for agent in self.agents
            }
            self.agent_selection = self.agents[0]
            return
        self._turn_to_the_asked()

    def render(self) -> str | None:
        """The table as the asked agent sees it, in words."""
        if self.render_mode != TEXT:
            return None
        return self.description.text(self.game_state, self._seats[self.agent_selection])

    def state(self) -> np.ndarray[Any, Any]:
        """What all seats see together."""
        seats = range(self.description.players)
        return np.stack([self.description.observe(self.game_state, seat) for seat in seats])

    def close(self) -> None:
        """Nothing is held open."""
