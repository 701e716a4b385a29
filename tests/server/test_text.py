"""What people may write: every language and every emoji, nothing that pretends to be another."""

from __future__ import annotations

import pytest

from spielwerk.server.wire.text import cleaned, visible
from tests.server.people import Device, new_key

ORDINARY = (
    "👩‍💻 und 👨‍👩‍👧",  # joined by U+200D
    "🏳️‍🌈 ❤️‍🔥 🏴󠁧󠁢󠁳󠁣󠁴󠁿",  # with variation selectors and tags
    "10\u00a0000 Einwohner",
    "東京\u3000大阪",
    "Donau\u00addampf\u00adschiff",
    "می\u200cخواهم",  # Persian, with a zero-width non-joiner
    "שלום\u200f!",
    "🫨",  # younger than the character tables of Python 3.11
    "n\u0303 é ẞ",
)


@pytest.mark.parametrize("text", ORDINARY)
def test_ordinary_words_are_taken_as_they_are(ada: Device, text: str) -> None:
    """In chat, names, titles and notes alike."""
    made = ada.open_room("me", "me", title=text)
    assert made["room"]["title"] == text
    said = ada.post("~/messages", 201, seat=0, text=text, key=new_key())
    assert said["text"] == text
    renamed = ada.send("PATCH", "~/seats/0", json={"name": text}).json()
    assert renamed["room"]["seats"][0]["name"] == text
    assert ada.send("PUT", "~/notes", json={"seat": 0, "text": text}).json()["text"] == text


def test_tabs_and_lines_stay_where_lines_are(ada: Device) -> None:
    """In chat and notes; in a name a tab is a blank."""
    ada.open_room("me", "me")
    text = "a\tb\r\nc\u2028d"
    assert ada.post("~/messages", 201, seat=0, text=text, key=new_key())["text"] == "a\tb\nc\nd"
    renamed = ada.send("PATCH", "~/seats/0", json={"name": "a\tb\u2029c"}).json()
    assert renamed["room"]["seats"][0]["name"] == "a b c"


def test_what_turns_the_text_around_is_taken_out(ada: Device) -> None:
    """A name can't look like another one by overrides, embeddings or isolates."""
    ada.open_room("me", "me")
    for sign in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff":
        renamed = ada.send("PATCH", "~/seats/0", json={"name": f"a{sign}dA"}).json()
        assert renamed["room"]["seats"][0]["name"] == "adA"


@pytest.mark.parametrize("sign", ["\x00", "\x07", "\x1b", "\x7f", "\x9b"])
def test_control_characters_are_refused_in_words(ada: Device, sign: str) -> None:
    """They could confuse a terminal or a database; the answer says what is wrong."""
    ada.open_room("me", "me")
    problem = ada.post("~/messages", 422, seat=0, text=f"a{sign}b", key=new_key())
    assert "control characters" in problem["detail"]
    assert "`text`" in problem["detail"]


@pytest.mark.parametrize(
    "blank", [" ", "\t", "\u00a0", "\u3000", "\u200b", "\u2800", "\u3164", "\u00ad\u200d", "\ufe0f"]
)
def test_a_name_of_blanks_is_refused(ada: Device, blank: str) -> None:
    """Whoever sits down or speaks can be seen."""
    seats = [{"kind": "me", "name": blank}]
    assert "blanks" in ada.post("/api/rooms", 422, game="toy", seats=seats)["detail"]
    made = ada.open_room("me", "open")
    assert "blanks" in ada.post("~/join", 422, name=blank)["detail"]
    assert ada.send("PATCH", "~/seats/0", json={"name": blank}).status_code == 422
    assert ada.post("~/messages", 422, seat=0, text=blank, key=new_key())["code"] == "invalid"
    assert made["room"]["seats"][1]["name"] == ""


@pytest.mark.parametrize("sign", ["x", "ä", "語", "👩", "\\"])
def test_ten_thousand_characters_of_notes_fit(ada: Device, sign: str) -> None:
    """Whatever they are, and however the client writes them in JSON."""
    ada.open_room("me", "me")
    answer = ada.send("PUT", "~/notes", json={"seat": 0, "text": sign * 10_000})
    assert answer.status_code == 200, answer.text
    escaped = '{"seat": 0, "text": "%s"}' % ("\\ud83d\\udc69" * 10_000)
    headers = {**ada.headers(f"/api/rooms/{ada.room}"), "Content-Type": "application/json"}
    path = f"/api/rooms/{ada.room}/notes"
    assert ada.http.put(path, content=escaped, headers=headers).status_code == 200
    assert ada.get("~/notes", seat=0)["text"] == "👩" * 10_000
    too_long = ada.send("PUT", "~/notes", json={"seat": 0, "text": sign * 10_001})
    assert too_long.json()["code"] == "invalid"
    assert ada.post("~/messages", 413, seat=0, text="x" * 20_000, key=new_key())


def test_cleaning_says_why() -> None:
    """Half a character is refused, too; blanks around are cut off."""
    with pytest.raises(ValueError, match="control"):
        cleaned("\ud800", lines=True)
    assert cleaned("  a\n ", lines=True) == "a"
    assert visible("a\u200b")
    assert not visible("")
