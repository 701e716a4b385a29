"""States as JSON and back: a header that says whose rules these are, then every field by name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from spielwerk.engine import options as switches
from spielwerk.engine.errors import BadOption, BadSave
from spielwerk.engine.fields import field_types, values_of
from spielwerk.engine.state import State, own_fields
from spielwerk.engine.step import steps_of

if TYPE_CHECKING:
    from spielwerk.engine.game import Game

FORMAT = 2
NOT_SAVED = ("events", "stack", "players")
_encode = msgspec.json.Encoder().encode


@cache
def saved_fields(kind: Any) -> dict[str, Any]:
    """The fields that make up a state, with their types."""
    return {name: type for name, type in own_fields(kind).items() if name not in NOT_SAVED}


def header(game: Game[Any], players: int, opt: Any) -> dict[str, Any]:
    """What a save or a record must say so that only its own rules read it."""
    return {
        "spielwerk": FORMAT,
        "game": game.id,
        "rules": game.version,
        "data": game.fingerprint(opt),
        "players": players,
        "options": switches.as_dict(opt),
    }


def check_header(game: Game[Any], found: Mapping[str, Any], what: str) -> Any:
    """The switches of a header; refuses what belongs to another game, other rules or other data."""
    if found.get("spielwerk") == 1:
        raise BadSave(f"This {what} is of Spielwerk 0.1: use that release to read it.")
    if found.get("spielwerk") != FORMAT:
        raise BadSave(f"This {what} has no Spielwerk header of format {FORMAT}: it can't be read.")
    if found.get("game") != game.id:
        raise BadSave(f"This {what} is of {found.get('game')!r}, not of {game.id!r}.")
    if found.get("rules") != game.version:
        raise BadSave(
            f"This {what} was made with version {found.get('rules')} of the rules of {game.id}; "
            f"here is version {game.version}. Use the Spielwerk release it was made with."
        )
    try:
        opt = switches.parse(game.Options, found.get("options"))
    except (BadOption, AttributeError) as error:
        raise BadSave(f"This {what} has switches that can't be: {error}") from None
    data, here = found.get("data"), game.fingerprint(opt)
    if data != here:
        raise BadSave(
            f"This {what} was made with other card, board or number files "
            f"({data}, here {here}). Give the same --pack and --set."
        )
    return opt


def dump(game: Game[Any], state: State) -> str:
    """The state as JSON text."""
    kind: Any = type(state)
    body = header(game, state.players, state.opt)
    body["stack"] = [[type(step).__name__, *values_of(step)] for step in state.stack]
    body["state"] = {name: getattr(state, name) for name in saved_fields(kind)}
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
    opt = check_header(game, data, "saved game")
    kinds = steps_of(game.package())
    try:
        kind: Any = game.State
        state = kind.__new__(kind)
        state.players = msgspec.convert(data["players"], int)
        state.opt = opt
        state.rules = game.rules_for(opt, state.players)
        state.events = None
        for name, type_ in saved_fields(kind).items():
            setattr(state, name, msgspec.convert(data["state"][name], type_))
        state.stack = []
        for name, *values in data["stack"]:
            hints = field_types(kinds[name]).values()
            given = [msgspec.convert(*pair) for pair in zip(values, hints, strict=True)]
            state.stack.append(kinds[name](*given))
    except (KeyError, TypeError, ValueError, msgspec.ValidationError) as error:
        raise BadSave(f"This saved game is damaged: {type(error).__name__} {error}.") from None
    return state
