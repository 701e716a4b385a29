"""States as JSON and back: a header that says whose rules these are, then every slot by name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec

from spielwerk.engine import options as switches
from spielwerk.engine.errors import BadOption, BadSave
from spielwerk.engine.state import State, Step

if TYPE_CHECKING:
    from spielwerk.engine.game import Game

FORMAT = 1
NOT_SAVED = ("events", "opt", "rules", "stack", "asked", "players")
_encode = msgspec.json.Encoder().encode


@cache
def saved_slots(kind: Any) -> tuple[str, ...]:
    """The names of all slots that make up a state, the engine's first."""
    names = [
        name
        for base in reversed(kind.__mro__)
        for name in getattr(base, "__slots__", ())
        if name not in NOT_SAVED
    ]
    return tuple(names)


@cache
def slot_types(kind: Any) -> dict[str, Any]:
    """The annotated type of every saved slot."""
    hints = get_type_hints(kind)
    return {name: hints[name] for name in saved_slots(kind)}


@cache
def step_slots(kind: Any) -> tuple[str, ...]:
    """The fields of a step, in the order of its arguments."""
    return tuple(
        name for base in reversed(kind.__mro__) for name in base.__dict__.get("__slots__", ())
    )


def header(game: Game[Any], players: int, opt: Any) -> dict[str, Any]:
    """What a save or a record must say so that only its own rules read it."""
    return {
        "spielwerk": FORMAT,
        "game": game.id,
        "rules": game.version,
        "data": game.fingerprint,
        "players": players,
        "options": switches.as_dict(opt),
    }


def check_header(game: Game[Any], found: Mapping[str, Any], what: str) -> None:
    """Refuse what belongs to another game, other rules or other data."""
    if found.get("spielwerk") != FORMAT:
        raise BadSave(f"This {what} has no Spielwerk header of format {FORMAT}: it can't be read.")
    if found.get("game") != game.id:
        raise BadSave(f"This {what} is of {found.get('game')!r}, not of {game.id!r}.")
    if found.get("rules") != game.version:
        raise BadSave(
            f"This {what} was made with version {found.get('rules')} of the rules of {game.id}; "
            f"here is version {game.version}. Use the Spielwerk release it was made with."
        )
    if found.get("data") != game.fingerprint:
        raise BadSave(
            f"This {what} was made with other card, board or number files "
            f"({found.get('data')}, here {game.fingerprint}). Give the same --pack and --set."
        )


def dump(game: Game[Any], state: State) -> str:
    """The state as JSON text."""
    kind: Any = type(state)
    body = header(game, state.players, state.opt)
    body["asked"] = state.asked
    body["stack"] = [_plain(step) for step in state.stack]
    body["state"] = {name: getattr(state, name) for name in saved_slots(kind)}
    return _encode(body).decode()


def load(game: Game[Any], data: str | bytes | Mapping[str, Any]) -> Any:
    """The state that `dump` wrote."""
    if isinstance(data, (str, bytes)):
        try:
            data = msgspec.json.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadSave(f"This saved game is damaged: {error}.") from None
    if not isinstance(data, Mapping):
        raise BadSave("This is no saved game: a JSON object was expected.")
    check_header(game, data, "saved game")
    try:
        opt = switches.parse(game.Options, data["options"])
        kind: Any = game.State
        state = kind.__new__(kind)
        state.players = msgspec.convert(data["players"], int)
        state.opt = opt
        state.rules = game.rules
        state.events = None
        for name, type_ in slot_types(kind).items():
            setattr(state, name, msgspec.convert(data["state"][name], type_))
        package = kind.__module__.rpartition(".")[0]
        state.stack = [
            Step.kinds[package, name](*map(_tuples, fields)) for name, *fields in data["stack"]
        ]
        state.asked = [_tuples(option) for option in data["asked"]]
    except (KeyError, TypeError, ValueError, BadOption, msgspec.ValidationError) as error:
        raise BadSave(f"This saved game is damaged: {type(error).__name__} {error}.") from None
    return state


def _plain(step: Any) -> list[Any]:
    kind: Any = type(step)
    return [kind.__name__, *(getattr(step, name) for name in step_slots(kind))]


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value
