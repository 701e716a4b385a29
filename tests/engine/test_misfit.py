"""What msgspec says of a value that does not fit becomes a message of ours, with its place."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest

from spielwerk.engine import SpielwerkError
from spielwerk.engine.errors import Complaint, DataError, fault
from spielwerk.engine.misfit import misfit


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    """A table in a file."""

    kind: Literal["gun", "fuel"] | None = None
    numbers: tuple[int, ...] = ()


class Outer(msgspec.Struct, forbid_unknown_fields=True):
    """A file."""

    inner: Inner | None = None
    by_name: dict[Literal["a", "b"], Inner] = {}
    rows: list[Inner] = []


def told(value: object) -> tuple[str, str]:
    """Where it does not fit, and why."""
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(value, Outer)
    place, message = misfit(str(caught.value), Outer)
    return place, DataError("file", 1, message).why("en")


@pytest.mark.parametrize(
    ("value", "place", "said"),
    [
        ({"inner": {"kind": "fule"}}, "inner.kind", "(did you mean 'fuel'?); there are fuel, gun"),
        ({"rows": [{"kind": 3}]}, "rows[0].kind", "a text or nothing, not a whole number"),
        ({"inner": {"numbers": ["x"]}}, "inner.numbers[0]", "a whole number, not a text"),
        ({"by_name": {"c": {}}}, "by_name", "'c' can't stand here; there are a, b"),
        ({"by_name": {"a": {"kind": "x"}}}, "by_name[...].kind", "there are fuel, gun"),
        ({"inner": {"knd": "gun"}}, "inner", "no entry 'knd' here (did you mean 'kind'?)"),
        ([], "", "this must be a table, not a list"),
    ],
)
def test_a_misfit_has_its_place_and_reason(value: object, place: str, said: str) -> None:
    """In unions, tables, lists and rows."""
    found = told(value)
    assert found[0] == place
    assert said in found[1]


def test_a_schema_that_knows_no_such_place_still_says_what_is_wrong() -> None:
    """Whatever msgspec may say some day."""
    message: Any = misfit("Invalid enum value 'x' - at `$.nowhere[0]`", int)
    assert message[0] == "nowhere[0]"
    assert "'x' can't stand here" in DataError("file", 1, message[1]).why("en")


def test_an_error_without_a_message_of_its_own_says_what_it_says() -> None:
    """In any language; one with a reason names that too."""
    plain = SpielwerkError("No.")
    assert plain.said("de") == "No."
    assert Complaint(fault("fault-text"), None, plain).said("de") == "keine Textdatei in UTF-8 No."


def test_what_nobody_has_thought_of_is_said_as_it_comes() -> None:
    """A sentence of msgspec that has no shape here is passed on rather than lost."""
    place, message = misfit("Something quite new - at `$.rows[1]`", Outer)
    assert place == "rows[1]"
    assert "Something quite new" in DataError("file", 1, message).why("en")
