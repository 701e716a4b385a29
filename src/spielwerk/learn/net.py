"""A small net: sparse inputs, two hidden layers, one number; and the text file it is kept in.

The last column of the first layer bends nothing: it goes straight into the number, so that what
every input adds by itself is learned soon.
"""

from __future__ import annotations

import base64
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spielwerk.engine import SpielwerkError

Floats = NDArray[np.float32]
FORMAT = 2
LINE = 100  # characters a line of packed numbers


class BadNet(SpielwerkError):
    """A file that holds no net, or not one for this game."""


@dataclass(slots=True)
class Net:
    """Rows of the first layer go by the names of inputs (`inputs.py`)."""

    game: str
    players: int
    names: list[str]
    layers: list[Floats]  # weights and biases in turn: w1, b1, w2, b2, w3, b3
    story: dict[str, Any] = field(default_factory=dict)  # how it was made

    @classmethod
    def fresh(
        cls, game: str, players: int, names: list[str], hidden: tuple[int, int], seed: int
    ) -> Net:
        """Small random weights."""
        chance = np.random.default_rng(seed)
        one, two = hidden
        sizes = ((len(names), one + 1, 330.0), (one, two, float(one)), (two, 1, float(two)))
        layers: list[Floats] = []
        for rows, columns, fan in sizes:
            layers.append(
                (chance.standard_normal((rows, columns)) * np.sqrt(2 / fan)).astype(np.float32)
            )
            layers.append(np.zeros(columns, np.float32))
        layers[0][:, -1] = 0.0
        return cls(game, players, names, layers)

    def copy(self) -> Net:
        """Another with the same weights."""
        return Net(
            self.game, self.players, self.names, [one.copy() for one in self.layers], self.story
        )

    def above(self, first: Floats) -> Floats:
        """The values of rows that the first layer has summed up, without its bias."""
        _, b1, w2, b2, w3, b3 = self.layers
        hidden = np.maximum(first[:, :-1] + b1[:-1], 0.0)
        hidden = np.maximum(hidden @ w2 + b2, 0.0)
        values: Floats = (hidden @ w3 + b3)[:, 0] + first[:, -1]
        return values

    # The file

    def as_text(self) -> str:
        """As a text file: half floats in base 85, inputs without any weight left out."""
        used = np.flatnonzero(np.abs(self.layers[0]).max(axis=1) > 1e-4)
        layers = [self.layers[0][used], *self.layers[1:]]
        data = {
            "spielwerk-net": FORMAT,
            "game": self.game,
            "players": self.players,
            "story": self.story,
            "names": [self.names[row] for row in used],
            "layers": [{"shape": list(one.shape), "data": _packed(one)} for one in layers],
        }
        return json.dumps(data, indent=0, ensure_ascii=False) + "\n"

    def save(self, path: Path) -> None:
        """Write it; the old file is there until the new one is."""
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(".new")
        fresh.write_text(self.as_text(), encoding="utf-8")
        fresh.replace(path)

    @classmethod
    def read(cls, text: str, source: str) -> Net:
        """From a text file."""
        try:
            data = json.loads(text)
            if data["spielwerk-net"] != FORMAT:
                raise BadNet(
                    f"{source}: format {data['spielwerk-net']} is not known here; train it anew."
                )
            layers = [_unpacked(one["data"], tuple(one["shape"])) for one in data["layers"]]
            net = cls(data["game"], data["players"], data["names"], layers, data["story"])
        except (ValueError, KeyError, TypeError) as error:
            raise BadNet(f"{source} holds no net of `spielwerk train`: {error!r}.") from None
        if len(layers) != 6 or layers[0].shape[0] != len(net.names):
            raise BadNet(f"{source}: its layers do not fit together.")
        return net

    @classmethod
    def load(cls, path: Path) -> Net:
        """From a file."""
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadNet(f"{path} can't be read: {error}.") from None
        return cls.read(text, str(path))


def _packed(numbers: Floats) -> list[str]:
    text = base64.b85encode(numbers.astype("<f2").tobytes()).decode()
    return [text[at : at + LINE] for at in range(0, len(text), LINE)]


def _unpacked(lines: list[str], shape: tuple[int, ...]) -> Floats:
    data = np.frombuffer(base64.b85decode("".join(lines)), "<f2")
    return data.astype(np.float32).reshape(shape)
