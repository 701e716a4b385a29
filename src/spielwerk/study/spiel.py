"""OpenSpiel: a Python game with sampled chance, its own serialisation and re-dealing.

A move that needs luck (a die, a shuffle, a draw) is followed by a chance node with one outcome,
„luck“: only there the luck of the move is drawn, from the game's generator. So a search that copies
states and tries moves can't foresee a die. What is hidden lies in the state; a search that must not
know it starts from `resample_from_infostate`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from spielwerk.engine import SpielwerkError
from spielwerk.games import game as find_game
from spielwerk.registry import GAMES
from spielwerk.study.description import Description, describe
from spielwerk.study.rewards import BOUNDS
from spielwerk.study.rewards import reward as find_reward

PREFIX = "python_spielwerk_"
LUCK = 0  # the one outcome of a chance node
LONGEST = 30_000  # decisions of a game


class Held:
    """A state of ours inside one of OpenSpiel's: copied, pickled and compared as ours are."""

    __slots__ = ("description", "state")

    def __init__(self, description: Description, state: Any) -> None:
        self.description, self.state = description, state

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.description, self.state.copy())

    def __reduce__(self) -> tuple[Callable[..., Held], tuple[Any, ...]]:
        description = self.description
        saved = description.game.to_json(self.state)
        return _held, (description.game.id, description.players, description.options, saved)


def _held(name: str, players: int, options: Mapping[str, object], saved: str) -> Held:
    description = describe(name, players, options)
    return Held(description, description.game.from_json(saved))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table; before it is dealt, and after a move that needs luck, chance is asked."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: Held | None = None  # None: not dealt yet
        self.pending = -1  # the option whose luck is still to be drawn

    @property
    def table(self) -> Any:
        """Our own state; None before it is dealt."""
        return self.held.state if self.held else None

    def _game(self) -> SpielGame:
        found: SpielGame = self.get_game()
        return found

    def current_player(self) -> int:
        """Who is asked, chance, or nobody any more."""
        table = self.table
        if table is None or self.pending >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if table.over else table.player)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._game().description.codes(self.table))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One outcome: what it brings is drawn when it is applied."""
        return [(LUCK, 1.0)]

    def _apply_action(self, action: int) -> None:
        game = self._game()
        if self.held is None:
            self.held = Held(game.description, game.description.new(game.draw()))
        elif self.pending >= 0:
            option, self.pending = self.pending, -1
            self.table.rng = game.draw()
            self.table.apply(option)
        else:
            option = game.description.option(self.table, action)
            tried = self.table.copy()
            tried.apply(option)
            if tried.rng == self.table.rng:
                self.held = Held(game.description, tried)
            else:
                self.pending = option

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "luck"
        return self._game().description.actions.names[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.held is not None and bool(self.table.over)

    def returns(self) -> list[float]:
        """Nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return self._game().reward(self.table)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that `player` can't tell from this one: everything hidden is dealt again."""
        other: SpielState = self.clone()
        if other.held is not None:
            chance = random.Random(int(sampler() * 2**53))
            description = self._game().description
            other.held = Held(description, description.believed(self.table, player, chance))
        return other

    def __reduce__(self) -> tuple[Callable[..., SpielState], tuple[Any, ...]]:
        return _state_again, (self.get_game(), self.serialize())

    def __str__(self) -> str:
        if self.held is None:
            return "to be dealt"
        description = self._game().description
        waits = f"\nluck of option {self.pending}" if self.pending >= 0 else ""
        return description.game.to_json(self.table) + waits


class Observer:
    """Writes observations as OpenSpiel wants them: floats, and a text."""

    def __init__(self, description: Description) -> None:
        self.description = description
        self.tensor = np.zeros(description.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state as a player may."""
        if state.table is None:
            self.tensor[:] = 0
        else:
            self.tensor[:] = self.description.observe(state.table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The observation in words of its blocks."""
        if state.table is None:
            return "to be dealt"
        return "\n".join(
            self.description.layout.lines(self.description.observe(state.table, player).tolist())
        )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its players, switches and reward as parameters."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        given = {**defaults(name), **(params or {})}
        players = int(given["players"])
        self.name = name
        self.description = describe(name, players, switches(given["options"]))
        self.reward = find_reward(given["reward"])
        self._chance = random.Random(int(given["rng_seed"]))
        low, high = BOUNDS[given["reward"]]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.description.action_count,
            max_chance_outcomes=1,
            num_players=players,
            min_utility=float(low),
            max_utility=float(high),
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name), info, given)

    def draw(self) -> int:
        """Luck."""
        return self._chance.getrandbits(64)

    def new_initial_state(self) -> SpielState:
        """A table that is still to be dealt."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """One before the deal, and one for each move that needs luck."""
        return LONGEST

    def __reduce__(self) -> tuple[Callable[..., SpielGame], tuple[Any, ...]]:
        return _again, (self.name, self.get_parameters(), self.get_rng_state())

    def get_rng_state(self) -> str:
        """The game's generator as text."""
        return json.dumps(self._chance.getstate())

    def set_rng_state(self, saved: str) -> None:
        """Go on with luck where it stood."""
        version, numbers, gauss = json.loads(saved)
        self._chance.setstate((version, tuple(numbers), gauss))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Who looks at states of this game: as one player sees them now; nothing else is told."""
        kind = iig_obs_type
        if kind is not None and (
            kind.perfect_recall
            or not kind.public_info
            or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            return None
        return Observer(self.description)


def _again(name: str, params: Mapping[str, Any], rng: str) -> SpielGame:
    made: SpielGame = pyspiel.load_game(f"{PREFIX}{name}", dict(params))
    made.set_rng_state(rng)
    return made


def _state_again(made: SpielGame, saved: str) -> SpielState:
    found: SpielState = made.deserialize_state(saved)
    return found


def switches(written: str) -> dict[str, object]:
    """Rule switches as a parameter writes them: `max_rounds:5;deck:winter`."""
    found: dict[str, object] = {}
    for part in filter(None, written.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise SpielwerkError(
                f"'{part}' is no rule switch: write options=max_rounds:5;deck:winter."
            )
        found[name.strip()] = value.strip()
    return found


def defaults(name: str) -> dict[str, Any]:
    """The parameters of a game."""
    return {
        "players": min(3, find_game(name).max_players),
        "options": "",
        "reward": "rank",
        "rng_seed": 0,
    }


def game_type(name: str) -> pyspiel.GameType:
    """What OpenSpiel must know before a game is made."""
    ours = find_game(name)
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"{PREFIX}{name}",
        long_name=f"Spielwerk {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=ours.max_players,
        min_num_players=ours.min_players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(name),
    )


def _maker(name: str) -> type[SpielGame]:
    """A class of its own for each game, as OpenSpiel wants one that takes only parameters."""

    class Named(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params)

    Named.__name__ = Named.__qualname__ = f"Spiel{name.capitalize()}"
    return Named


CLASSES = {name: _maker(name) for name in GAMES}
for _name, _class in CLASSES.items():
    pyspiel.register_game(game_type(_name), _class)


def game(
    name: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    reward: str = "rank",
    rng_seed: int = 0,
) -> SpielGame:
    """A game of ours for OpenSpiel; from now on `pyspiel.load_game` finds all of them too."""
    find_game(name)
    params: dict[str, Any] = {
        "options": ";".join(
            f"{switch}:{value}" for switch, value in sorted((options or {}).items())
        ),
        "reward": reward,
        "rng_seed": rng_seed,
    }
    if players:
        params["players"] = players
    describe(name, players, options)  # refuses in our words what OpenSpiel would die of
    find_reward(reward)
    made: SpielGame = pyspiel.load_game(f"{PREFIX}{name}", params)
    return made
