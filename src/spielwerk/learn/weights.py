"""The numbers of a style of rules of thumb as one row, and back; and the file they are kept in."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

from spielwerk.bots.brain import EDITIONS, PLAIN, Brain, brain
from spielwerk.bots.roster import make
from spielwerk.engine import SpielwerkError

FORMAT = 1

Rival = dict[str, float] | str
"""Weights of the rules of thumb, or the name of any other bot."""


class BadWeights(SpielwerkError):
    """A file that holds no weights, or not those of this game."""


def flat(style: Any, name: str = "") -> dict[str, float]:
    """All fractions of a style by their names; whole numbers and words are no weights."""
    if isinstance(style, float):
        return {name: style}
    found: dict[str, float] = {}
    for label, part in _parts(style):
        found |= flat(part, f"{name}.{label}".lstrip("."))
    return found


def styled(style: Any, weights: dict[str, float], name: str = "") -> Any:
    """The same style with other weights; those that are not named stay as they are."""
    if isinstance(style, float):
        return weights.get(name, style)
    parts = {
        label: styled(part, weights, f"{name}.{label}".lstrip(".")) for label, part in _parts(style)
    }
    if isinstance(style, tuple):
        return tuple(parts.values())
    return replace(style, **parts) if parts else style


def _parts(style: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(style, tuple):
        for number, part in enumerate(style):
            yield str(number), part
    elif is_dataclass(style):
        for one in fields(style):
            yield one.name, getattr(style, one.name)


def save(path: Path, game: str, weights: dict[str, float], story: dict[str, Any]) -> None:
    """As a text file with the story of how they came about."""
    data = {"spielwerk-weights": FORMAT, "game": game, "weights": weights, "story": story}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def load(path: Path, game: str) -> dict[str, float]:
    """The weights of a file."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["spielwerk-weights"] != FORMAT or data["game"] != game:
            raise BadWeights(f"{path} holds no weights for {game} as they are written today.")
        return {str(name): float(value) for name, value in data["weights"].items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadWeights(f"{path} holds no weights of `spielwerk evolve`: {error!r}.") from None


def weights_of(game: str, name: str) -> dict[str, float]:
    """What somebody weighs things by: a style, a level by rules of thumb, or a file."""
    knows = brain(game)
    base, _, edition = name.partition("-")
    if name in knows.styles:
        return flat(knows.styles[name])
    if base == "level2" and (not edition or edition in EDITIONS):
        return flat(knows.editions.get(edition, knows).styles[PLAIN])
    return load(Path(name), game)


def rival(game: str, name: str) -> Rival:
    """Whom an answer is sought to: what he weighs things by, or else a bot of that name."""
    try:
        return weights_of(game, name)
    except BadWeights:
        if Path(name).is_file():
            raise
    make(game, name)  # or an error that says who there is
    return name


def evolved(knows: Brain[Any, Any], game: str, file: str) -> Brain[Any, Any]:
    """A brain whose rules of thumb weigh things as a file says."""
    plain = knows.styles[PLAIN]
    found = load(Path(file), game)
    if unknown := sorted(set(found) - set(flat(plain))):
        raise BadWeights(f"{file}: the rules of thumb of {game} know no {', '.join(unknown)}.")
    return replace(knows, styles={PLAIN: styled(plain, found)})
