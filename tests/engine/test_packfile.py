"""A pack as one zip: read carefully, and taken wherever a folder is."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

import spielwerk
from spielwerk.engine import DataError
from spielwerk.engine.packfile import MOST_BYTES, MOST_FILES, laid_out, opened, packed, unpacked

HEAD = "key,copies,type,distance,categories,spoils,deal,effect,bonus\n"
FILES = {
    "base.csv": HEAD + "school,3,production,2,worker ammo,2 worker,worker,1 worker,1 worker\n",
    "words/en.ftl": "card-school = Academy\n",
}


def zipped(**entries: bytes) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in entries.items():
            archive.writestr(name, data)
    return made.getvalue()


def test_a_pack_comes_out_of_its_zip_as_it_went_in() -> None:
    """The same files make the same bytes."""
    assert unpacked(packed(FILES)) == FILES
    assert packed(FILES) == packed(dict(reversed(FILES.items())))


def test_a_folder_in_the_zip_is_no_matter() -> None:
    """Most programs pack a folder with its name; texts alone keep theirs."""
    inside = {f"my-pack/{name}": text.encode() for name, text in FILES.items()}
    assert unpacked(zipped(**inside)) == FILES
    assert unpacked(zipped(**{"words/en.ftl": b"a = b\n"})) == {"words/en.ftl": "a = b\n"}


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"PK not really", "not a zip file"),
        (zipped(), "nothing in it"),
        (zipped(**{"../evil.csv": b"x"}), "no file of a pack"),
        (zipped(**{"/etc/numbers.toml": b"x", "base.csv": b"x"}), "no file of a pack"),
        (zipped(**{"run.sh": b"x", "base.csv": b"x"}), "no file of a pack"),
        (zipped(**{"base.csv": b"\xff\xfe"}), "UTF-8"),
        (zipped(**{"base.csv": b" " * (MOST_BYTES + 1)}), "at most"),
        (zipped(**{f"a{n}.csv": b"" for n in range(MOST_FILES + 1)}), "at most 64 files"),
    ],
)
def test_what_is_no_pack_is_refused(data: bytes, said: str) -> None:
    """Wrong places, wrong kinds, too much of it: each with its reason."""
    with pytest.raises(DataError, match=said):
        unpacked(data, "gift.zip")


def test_a_game_takes_a_zip_as_it_takes_a_folder(tmp_path: Path) -> None:
    """The same data, the same words; it is unpacked once."""
    folder = laid_out(FILES, tmp_path / "mine")
    path = tmp_path / "mine.zip"
    path.write_bytes(packed(FILES))
    there, here = spielwerk.game("state51", folder), spielwerk.game("state51", path)
    assert there.fingerprint() == here.fingerprint() != spielwerk.game("state51").fingerprint()
    assert here.source.pack == opened(path)
    assert opened(path).name == "mine"
    assert here.words("en").say({"id": "card-school", "args": {}}) == "Academy"
